# Sides, gangs, kinds of cards, phases, marks, duties, and the groups a deck is made of.

side-town = town
    .gen = town
side-mafia = mafia
    .gen = mafia
side-yakuza = yakuza
    .gen = yakuza
side-loner = loner
    .gen = loner

gang-mafia = mafia
    .gen = mafia's
gang-yakuza = yakuza
    .gen = yakuza's

kind-plain = plain card
kind-special = special card
kind-leader = leader
kind-loner = loner
kind-mafia = mafia

phase-introduction = introduction night
phase-night = night
phase-day = day

mark-prisoner = prisoner
mark-silenced = without a vote
mark-led = vote led by another

duty-dealing = dealing
duty-calling = calling
duty-timing = keeping time
duty-counting = counting hands
duty-showing = showing answers

group-mafia = mafia
group-townsfolk = townsfolk
group-plain-townsfolk = plain townsfolk
group-doctor = doctor
group-inspector = inspector
group-leaders = leaders
group-special-townsfolk = special townsfolk
group-townsfolk-with-a-part = townsfolk with powers
group-criminals = criminals
group-special-mafiosi = special mafiosi
group-yakuza = yakuza
group-loners = loners
group-informer = informer
group-fan = fan
group-judge = judge
group-shooting-townsfolk = townsfolk who shoot
group-checkers = cards that check

## Chicago

kind-chief = commissioner
mark-silenced-chicago = silenced
announced-silenced-chicago = { player.begin } is silent today: no speech and no vote.
freed-silenced-chicago = { player.begin } may speak and vote again.
won-town-chicago = The game is over. Chicago sleeps soundly: the town has won.
won-mafia-chicago = The game is over. Chicago belongs to the mafia.
won-loner-chicago = The game is over. The maniac has won, and there is nobody to tell.

## Vendetta

side-vampires = vampires
    .gen = vampires
side-hunters = hunters
    .gen = hunters
side-werewolf = werewolf
    .gen = werewolf
side-wargs = wargs
    .gen = wargs

gang-hunters = hunters
    .gen = hunters'
gang-wargs = wargs
    .gen = wargs'
gang-lord = lord of vampires
    .gen = vampire lord's
gang-werewolf = werewolf
    .gen = werewolf's

kind-lord = lord of vampires
kind-warg = warg
kind-loner-vendetta = werewolf

phase-introduction-vendetta = introduction day
phase-brief-introduction = brief introduction
phase-dawn = dawn
phase-sunset = sunset

mark-barred = without a vote
mark-branded = bearing the mark
mark-spell = under the spell of silence
mark-found = found by the bride
mark-seems-vampire = checked as a vampire
mark-seems-special-vampire = checked as a special vampire
mark-seems-hunter = checked as a hunter
mark-seems-special-hunter = checked as a special hunter
mark-seems-werewolf = checked as a werewolf
announced-barred = { player.begin } has lost head and vote tonight, but not the tongue.
announced-branded = { player.begin } bears the mark: one more vote counts against this guest tonight.
announced-spell = The spell of silence falls on { player }: not a word to the end of the game, and the vote only by another's hand.
freed-barred = { player.begin } has a vote again.
freed-branded = { player.begin } no longer bears the mark.
freed-spell = The spell of silence is lifted from { player }.

won-vampires = The game is over. The festival goes on: the vampires have won.
won-hunters = The game is over. The hunters have won. The sun may rise.
won-werewolf = The game is over. The werewolf has won and howls.
won-wargs = The game is over. The wargs have won and are full at last.
