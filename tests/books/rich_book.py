"""A book of one's own that says a little of everything."""

RICH = """
name = "our-family"
based_on = "family"

[roles.postman]
side = "town"
copies = 1
shows = "doctor"
rules = ["our-001"]

[roles.postman.abilities.peek]
who = "others"
optional = false
effects = [{ verb = "learn", what = "role" }, { verb = "mark", mark = "stamped" }]

[roles.smuggler]
side = "mafia"
gang = "mafia"
abilities.hide = { effects = [{ verb = "appear", card = "fan" }] }

[marks.stamped]
until = "nightfall"
voteless = true

[calls]
postman = "fan"
smuggler = "thief"

[conduct]
show_cards = "never"

[endings.mail]
wins = "town"
dead = ["mafia", "yakuza", "loner"]

[deck]
prefer = { "special townsfolk" = ["postman", "doctor"] }

[deck.rows.6]
criminals = [1, 2]

[set]
"phases.day.steps.discussion.minutes" = 3

[words.en.roles.postman]
name = "postman"
gen = "postman's"
about = "You read letters."
wakes = "The {role} wakes."

[words.ru.marks.stamped]
announced = "{player}: штемпель."

[words.uk.abilities.peek]
line = "лист: {players}"

[words.en.says]
died = "{player} will get no more letters."
"""
