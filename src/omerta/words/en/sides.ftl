# Sides, gangs, kinds of cards, phases, marks, duties, and the groups a deck is made of.

side-town = town
    .gen = town
    .one = with the town
side-mafia = mafia
    .gen = mafia
    .one = with the mafia
side-yakuza = yakuza
    .gen = yakuza
    .one = with the yakuza
side-loner = loner
    .gen = loner
    .one = the loner

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

## Off Screen

won-town-offscreen = The game is over. Roll the credits: the town has won.
    .v2 = The game is over. A happy ending: the town has won.
    .v3 = The game is over. Last shot, a quiet street: the town has won.
    .v4 = The game is over. The town has won. House lights up.
won-mafia-offscreen = The game is over. Roll the credits: the mafia has won.
    .v2 = The game is over. The censor will not like it: the mafia has won.
    .v3 = The game is over. The villain gets the close-up: the mafia has won.
    .v4 = The game is over. The mafia has won. There is talk of a sequel.
won-yakuza-offscreen = The game is over. Roll the credits: the yakuza have won.
    .v2 = The game is over. Last shot, a low bow: the yakuza have won.
    .v3 = The game is over. The poster was wrong: the yakuza have won.
    .v4 = The game is over. The yakuza have won. No subtitles needed.
won-loner-offscreen = The game is over. Roll the credits, a single name: the loner has won.
    .v2 = The game is over. A film with one star: the loner has won.
    .v3 = The game is over. The camera pulls back from one figure: the loner has won.
    .v4 = The game is over. The loner has won. Nobody dared to say cut.
won-draw-offscreen = The game is over. Roll the credits: nobody has won.
    .v2 = The game is over. An open ending: nobody has won.
    .v3 = The game is over. The film has torn: nobody has won.
    .v4 = The game is over. Nobody has won. The critics will call it art.

## Chicago

kind-chief = commissioner
mark-silenced-chicago = silenced
announced-silenced-chicago = { player.begin } is silent today: no speech and no vote.
freed-silenced-chicago = { player.begin } may speak and vote again.
won-town-chicago = The game is over. Chicago sleeps soundly: the town has won.
    .v2 = The game is over. The town has won, and the band plays till morning.
    .v3 = The game is over. An honest headline at last: the town has won.
    .v4 = The game is over. The last crook is off the street: the town has won.
won-mafia-chicago = The game is over. Chicago belongs to the mafia.
    .v2 = The game is over. The mafia has won, and city hall sends flowers.
    .v3 = The game is over. The mafia has won. Business as usual.
    .v4 = The game is over. From the lake to the stockyards, the mafia has won.
won-loner-chicago = The game is over. The maniac has won, and nobody is telling.
    .v2 = The game is over. The maniac has won. Nobody buys the paper.
    .v3 = The game is over. The streets are very quiet: the maniac has won.
    .v4 = The game is over. The maniac has won, and turns off the lights of Chicago.

## Vendetta

side-vampires = vampires
    .gen = vampires
    .one = with the vampires
side-hunters = hunters
    .gen = hunters
    .one = with the hunters
side-werewolf = werewolf
    .gen = werewolf
    .one = the werewolf
side-wargs = wargs
    .gen = wargs
    .one = with the wargs

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
announced-barred = { player.begin } has no head for voting tonight, but may speak.
announced-branded = { player.begin } bears the mark: one more vote counts against this guest tonight.
announced-spell = The spell of silence falls on { player }: not a word until the end of the game, and no vote but by another's hand.
freed-barred = { player.begin } has a vote again.
freed-branded = { player.begin } no longer bears the mark.
freed-spell = The spell of silence is lifted from { player }.

won-vampires = The game is over. The festival goes on: the vampires have won.
    .v2 = The game is over. The vampires have won. I bow to the ground.
    .v3 = The game is over. Music for a hundred years: the vampires have won.
    .v4 = The game is over. The vampires have won. Breeding will tell.
won-hunters = The game is over. The hunters have won. The sun may rise.
    .v2 = The game is over. The music stops: the hunters have won.
    .v3 = The game is over. The hunters have won. The castle is for sale.
    .v4 = The game is over. The curtains are drawn back, to our regret: the hunters have won.
won-werewolf = The game is over. The werewolf has won, and howls.
    .v2 = The game is over. The werewolf has won, and the moon applauds.
    .v3 = The game is over. A howl where the music was: the werewolf has won.
    .v4 = The game is over. The werewolf has won. Mind the carpets.
won-wargs = The game is over. The wargs have won, and are full at last.
    .v2 = The game is over. The wargs have won, and lick the silver clean.
    .v3 = The game is over. The buffet is empty: the wargs have won.
    .v4 = The game is over. The wargs have won. The pack sleeps in the ballroom.

## The lines of the victory check by the names the books give them: for the host, where nobody wins by them

ending-no-mafia = no mafia left
ending-last-townsperson = the last townsperson
ending-parity = the mafia is as strong as the town
ending-nobody-left = nobody left
ending-only-the-loner = only the loner is left
ending-loner-lives = the loner lives
ending-no-criminals = no criminals left
ending-both-gangs-live = both gangs live
ending-mafia-level = the mafia is as strong as the town
ending-yakuza-level = the yakuza are as strong as the town
ending-only-mafia = only the mafia is left
ending-only-the-maniac = only the maniac is left
ending-duel = the maniac against one mafioso
ending-last-werewolf = only the werewolf is left
ending-werewolf-and-one-hunter = the werewolf and one hunter
ending-no-enemies = the vampires have no enemies left
ending-only-hunters = only hunters are left
ending-only-wargs = only wargs are left
ending-hunters-level = the hunters are as strong as the vampires
ending-wargs-level = the wargs are as strong as the vampires
ending-werewolf-fails = the werewolf kills nobody
ending-hunters-hold = the hunters are still as strong as the vampires
ending-hunters-outnumber-wargs = the hunters are as strong as the wargs
ending-wargs-outnumber-hunters = the wargs are as strong as the hunters
