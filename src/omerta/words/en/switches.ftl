# House rules: a title, and a text for each setting.

switch-reduced-deck = Three or four players
    .off = not allowed
    .on = allowed, with one mafia slip
switch-call-dead-roles = Calling the dead
    .yes = they are called as before
    .no = only the living are called
    .until-revealed = until the table has seen the card
    .never = only the living are called
    .always = to the end of the game
switch-last-word-seconds = Last word
    .number = { $number ->
        [0] none
        [one] { $number } second
       *[other] { $number } seconds
    }
switch-discussion-minutes = Discussion
    .number = { $number ->
        [one] { $number } minute
       *[other] { $number } minutes
    }
switch-vote-order = How votes are given
    .simultaneous = all at the same moment
    .round-the-table = one by one, round the table
switch-tie-limit = New votes after a tie
    .number = { $number ->
        [0] none
        [one] { $number } at most
       *[other] { $number } at most
    }
switch-defence-seconds = Defence of the convict
    .number = { $number ->
        [one] { $number } second
       *[other] { $number } seconds
    }
switch-second-vote = Second vote
    .full = over the whole table
    .yes-no = for or against the sentence
switch-overturned = When the sentence falls
    .no-execution = nobody is executed
    .new-convict = the one who now has the most votes is tried
switch-last-word-after-execution = Last word of the executed
    .yes = granted
    .no = none
switch-mafia-no-agreement = When a gang does not agree
    .miss = there is no shot
    .majority = the most gestures decide
switch-mafia-may-pass = A gang may hold its fire
    .yes = yes
    .no = no
switch-mafia-wins-at-parity = The mafia wins at equal numbers
    .yes = yes
    .no = no, only against the last of the town
switch-reveal-on-death = Cards of the dead
    .yes = shown
    .no = hidden
switch-temporary-host = A host who also plays
    .when-no-spare-host = at a table of six with nobody to spare
    .never = never
switch-card-limit = Cards in the box
    .ignore = as many as needed
    .box = only as many as printed
switch-votes-per-player = Hands in one vote
    .one = one for each player
    .any = one for each candidate found guilty
switch-tie-break = Equal votes
    .revote-then-lot = a new vote, then the lot
    .revote-then-none = a new vote, then nobody
    .lot = the lot at once
    .none = nobody at once
switch-tie-speech-seconds = A word before the new vote
    .number = { $number ->
        [0] none
        [one] { $number } second
       *[other] { $number } seconds
    }
switch-lynch-last-word = Last word of the executed
    .yes = one minute
    .no = none
switch-after-pardon = After a pardon
    .runner-up = whoever had the next most votes is next in line
    .new-vote = new names and a new vote
switch-pardon-reach = Whom the judge can save
    .everybody = everyone about to be executed
    .convicts = only those whom hands convicted
switch-beauty-self = The beauty stays at home
    .yes = allowed
    .no = not allowed
switch-fan-answer = What the fan learns
    .yes-no = leader or not
    .role = which leader
switch-blocked-check-answer = A check that fails
    .no-answer = gets no answer
    .decoy = gets a harmless answer
switch-framed-loner-jail = A slandered loner
    .yes = can be jailed
    .no = cannot be jailed
switch-release-at = Prison opens
    .dawn = at dawn
    .at-once = the moment the jailer falls
switch-conman-silenced = When the con man has no vote
    .victim-free = the chosen one votes freely
    .victim-mute = the chosen one raises no hand either
switch-prisoners-in-parity = Prisoners in the final count
    .criminals-not-counted = criminals in prison do not count
    .all-counted = everyone counts
switch-loner-victory = While the loner lives
    .last-side = the game goes on
    .literal = the others may win
switch-vote-procedure = The vote
    .all-candidates = on all candidates, the most hands decide
    .one-by-one = on one at a time, half the hands convict
switch-odd-criminal = The odd criminal goes to
    .mafia = the mafia
    .yakuza = the yakuza
switch-lynch-duty = Executions a day
    .at-most-one = at most one
    .exactly-one = exactly one
switch-doctor-limit = The doctor's limit
    .save = one rescue for each player
    .pick = one choice of each player
    .none = none
switch-doctor-told = The doctor hears of a rescue
    .others = of every life but the doctor's own
    .all = of every life, the doctor's own included
    .none = of no life at all
switch-journalist-gangs = The two gangs, for the journalist
    .one-side = one side
    .by-gang = different sides
switch-stall-rounds = Draw after quiet rounds
    .number = { $number ->
        [0] never
        [one] after { $number } round
       *[other] after { $number } rounds
    }

## Chicago

switch-night-order = Order of the night
    .derived = ours, drawn from the rules
    .list = called one after another: { $items }
switch-physical-deck = Cards of the box
    .off = as many as needed
    .on = only the thirty-one we count in it
switch-sheriff-replaces-commissioner = Sheriff in the commissioner's place
    .off = no, he only comes in addition
    .on = allowed, and the sergeant is then his
switch-plague-doctor-side = The plague doctor plays for
    .mafia = the mafia
    .town = the town
switch-night-death-reveal = Cards of the night's dead
    .hidden = stay hidden
    .role = shown in the morning, and the role is not called again
switch-role-claims = Naming one's own role aloud
    .allowed = allowed, true or false
    .forbidden = forbidden, on pain of the host's displeasure
switch-open-deck = Which roles are in play
    .on = everybody knows
    .off = nobody knows, only how many play
switch-mafia-victory = The mafia wins
    .last-standing = when nobody else is left
    .parity = at equal numbers, if the maniac is gone
switch-nobody-left = When nobody is left alive
    .draw = nobody wins
    .town = the town wins: no crime, no criminals
switch-duel-maniac = The maniac against the last of the family
    .fight = they play it out
    .maniac = the maniac wins
    .mafia = the mafia wins
switch-stall-limit = Draw after rounds without a loss
    .number = { $number ->
        [0] never
        [one] after { $number } round
       *[other] after { $number } rounds
    }
switch-nominations-per-speech = Names in one speech
    .at-1 = one at most
    .any = as many as one likes
switch-single-candidate = A candidate with no rival
    .jail = goes to jail
    .confirm = is voted on: spare or jail
    .skip-first-day = is left alone on the first day, goes to jail later
switch-first-day-vote = Vote on the first day
    .on = held as always
    .off = none, only talk
switch-last-words = Last word
    .none = for nobody
    .jailed = a minute for the jailed
    .all = a minute for the jailed and the killed
switch-mafia-majority = The mafia's victim needs
    .relative = more fingers than anyone else
    .absolute = more than half of the family awake
switch-blocked-cue = The call of a role kept asleep
    .spoken = is spoken all the same
    .skipped = is left out
switch-guard-stops-prostitute = The prostitute at a guarded door
    .off = gets in
    .on = is turned back
switch-doctor-covers-bond = The prostitute treated by the doctor
    .on = outlives her client
    .off = dies with her client
switch-plague-doctor-saves = The plague doctor's cure
    .one = undoes one attempt
    .all = undoes every attempt
switch-frame-vs-mask = Slander against a mask
    .frame = the check shows a mafioso
    .mask = the check shows a civilian
switch-journalist-mafia-entry = The mafia in the journalist's report
    .group = one line: the mafia
    .members = the role of everyone who voted for the victim
switch-announce-guard = An attack turned back by the bodyguard
    .off = stays unmentioned
    .on = is announced as a rescue
switch-silenced-judge = A silenced judge
    .may-act = may still turn the card up
    .blocked = must wait for another day
switch-sergeant-double-post = A sergeant with two posts
    .single = one action a night
    .both = one action for each post
switch-ghosts-watch = Those who are out watch the night
    .off-with-ghost-talker = unless a ghost talker is in play
    .never = never
    .always = always
switch-no-repeat-target = The same choice two nights running
    .off = allowed to everyone
    .list = forbidden to: { $items }

## Vendetta

switch-scenario = Scenario
    .none = none
    .love-triangle = Love triangle
    .bloody-feuds = Bloody feuds
    .wrong-hunter = The wrong hunter
    .duel-of-observers = Duel of observers
    .werewolf-invasion = Werewolf invasion: two of them, who win together
    .wolf-pits = Wolf pits: the werewolf may lie in ambush
    .hunter-under-cover = Hunter under cover: one of them works alone
switch-separate_hunters = Hunters who have not met
    .off = no, they meet before the first night
    .on = they first see each other at the first gathering
switch-numbered_hunters = Hunters by number
    .off = no, they strike together
    .on = they wake one by one, and more than half must want the same victim
switch-anonymous_vote = Anonymous vote
    .off = no, hands are seen
    .on = eyes closed, and only the numbers are told
switch-burning = Burning
    .off = no, the dead show their cards
    .on = cards stay closed to the end, and the dead are called
switch-roses = Roses
    .off = no
    .on = a black one for the suspect, a red one for the trusted
switch-lone_mark = The ghoul's mark on a suspect for whom nobody votes
    .off = counts for nothing
    .on = is one vote, once anybody has voted
switch-rose_needed = With roses, whoever is to be executed
    .own = must have been given a black rose
    .any = has the highest result, with a black rose or without
switch-blood_vendetta = Blood vendetta
    .off = no
    .on = whoever voted a vampire to death is the next to be suspected
switch-hunter_of_hunters = Hunter of hunters
    .off = no
    .on = elected, with a vote and a half
switch-arbiter = Arbiter of fates
    .off = no
    .on = the table elects one, who alone names the victim
switch-panic = Panic
    .off = no
    .on = everyone with more than half of the votes is executed
switch-secrets = Secrets
    .off = no
    .on = the vote comes without a debate
switch-unpredictable = The die decides the vote
    .off = no
    .on = yes, by the usual six faces
    .list = yes, from one to six: { $items }
    .ordinary = Ordinary vote
switch-silence_spell = Spell of silence
    .off = no
    .on = the host may lay it on whoever breaks the code
switch-three_player = A game for three
    .off = no
    .on = one night, two vampires, one hunter
switch-masks = Masks
    .off = no, eyes are closed
    .on = faces hide behind masks
switch-lord_check = A check shows the lord as
    .special = a special vampire
    .lord = the lord of vampires
switch-prince_scope = The prince protects
    .whole = from the dawn of that day on
    .from_now = from the moment he chooses
switch-queen_self = The queen may choose herself
    .on = yes
    .off = no
switch-prince_self = The prince may choose himself
    .off = no
    .on = yes
switch-no_repeat_target = The same choice twice running
    .off = allowed
    .on = forbidden to those who must choose
switch-nosferatu_uses = The nosferatu strikes
    .unlimited = at any sunset
    .once = once a game
switch-multi_vote = Votes in one ballot
    .off = one for each player
    .on = one for each suspect found guilty
switch-execute_majority = An execution needs
    .off = the most votes
    .on = more than half of the votes
switch-single_candidate = For a single suspect
    .plurality = one vote is enough
    .majority = more than half of the votes are needed
switch-last_word = Last word of the executed
    .off = none
    .at-30s = 30 seconds
switch-stalemate_nights = An end to quiet nights
    .number = { $number ->
        [0] never
        [one] after { $number } night
       *[other] after { $number } nights
    }
switch-neophyte_keeps_game = The neophyte keeps the hunters from winning by numbers
    .always = whoever the lord is
    .if_king = only as heir of a king
switch-warg_share = The wargs' share
    .half = half of the hunters' places
    .third = a third of the hunters' places
    .any = as many as the table likes
switch-skip_doomed_info = A doomed player who asks
    .off = gets an answer
    .on = gets crossed arms
switch-pit_victim = In the wolf pit dies
    .hunter = the nearest hunter of the gathering
    .player = the nearest player
switch-debate_minutes = Debate
    .auto = 5, 7 or 10 minutes, as many as the living need
    .number = { $number ->
        [one] { $number } minute
       *[other] { $number } minutes
    }
