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
