# What the host says to the dark. The same words every night, whoever is behind the call.

begins-introduction = The lights go out. Close your eyes until you are called. Tonight nobody is hurt: we only get acquainted.
begins-night = The lights go out. Close your eyes until you are called.
begins-first-day = Day { $number }. Open your eyes, the town is awake.
begins-day = Day { $number }. The town is awake.

dawn-quiet = Morning. Open your eyes. Nobody is missing.
dawn = Morning. Open your eyes. Not everyone is here.

cue-wakes = The { $role } wakes.
cue-meets = The { $role } wakes. A pleasure to meet you.
cue-sleeps = The { $role } sleeps.
cue-meets-apart = The { $role }, one at a time, seat by seat: one glance at the host.
cue-apart = The { $role } wake one at a time. Wait for your number.
cue-summons = The { $role }, number { $number }: wake, choose, sleep.
cue-numbers = Each of you is shown a number. Remember it.

cue-meets-mafia = The mafia wakes. Look round and remember each other.
cue-meets-yakuza = The yakuza wake. Look round and remember each other.
cue-sleeps-yakuza = The yakuza sleep.

cue-wakes-mafia = The mafia wakes. Agree on a victim without a sound.
cue-wakes-yakuza = The yakuza wake. Agree on a victim without a sound.
cue-wakes-doctor = The doctor wakes. Who is your patient tonight?
cue-wakes-inspector = The inspector wakes. Who are you curious about?
cue-wakes-beauty = The beauty wakes. Whose door is it tonight?
cue-wakes-thief = The thief wakes. Whose house is it tonight?
cue-wakes-informer = The informer wakes. Whose name will you blacken?
cue-wakes-bodyguard = The bodyguard wakes. Who will you stand in front of?
cue-wakes-lawyer = The lawyer wakes. Whose papers will you read?
cue-wakes-detective = The detective wakes. Point to check, take aim to shoot.
cue-wakes-priest = The priest wakes. Point to hear a confession, take aim to shoot.
cue-wakes-judge = The judge wakes. Whose case will you open?
cue-wakes-journalist = The journalist wakes. Point at two.
cue-wakes-jailer = The jailer wakes. Who will you question?
cue-wakes-sheriff = The sheriff wakes. Who is in your sights?
cue-wakes-maniac = The maniac wakes. Who is it tonight?
cue-wakes-ripper = The ripper wakes. Who is it tonight?
cue-wakes-fan = The fan wakes. Who do you take for the leader?
cue-wakes-godfather = The godfather wakes. Whose vote will you take away?
cue-wakes-con-man = The con man wakes. Whose hand will you guide tomorrow?

## Chicago

begins-introduction-chicago = The speakeasies bolt their doors. Close your eyes until you are called. Nobody gets hurt tonight: we only learn the faces.
begins-night-chicago = The streetlamps go out, one after another. Close your eyes until you are called.
begins-first-day-chicago = Day { $number }. Open your eyes. Chicago is up, and there is no news yet.
begins-day-chicago = Day { $number }. Chicago is up.
dawn-quiet-chicago = Grey morning over the lake. Open your eyes. Nobody was killed.
dawn-chicago = Grey morning over the lake. Open your eyes. The paper has black borders today.
died-chicago = { player.begin } was killed in the night.
died-card-chicago = { player.begin } was killed in the night. The card: { $role }.
executed-chicago = { player.begin } goes to jail.
executed-card-chicago = { player.begin } goes to jail. The card: { $role }.
nobody-executed-chicago = Nobody goes to jail today.
saved-chicago = { player.begin } should have been dead this morning, and is not.
visited-chicago = Hot off the press: { player } had visitors in the night, { $visitors }.
visited-nobody-chicago = Hot off the press: in the night nobody came to { player }.
speeches-chicago = A minute for everyone. { player.begin } opens the round.
talk-closed-speech-chicago = Noted.
vote-opened-chicago = Jail has a place free. On the list: { players }.
count-in-turn-chicago = Round the table, one after another: one name from the list. Nobody abstains.
count-proposal-chicago = { $count ->
    [1] { player.begin }: jail, or the street?
   *[other] Players { $who }: jail for all of them, or the street for all?
}
tied-chicago = Even. At stake: { players }.
coin-heads-chicago = The coin comes up heads. Jail for { players }.
coin-tails-chicago = The coin comes up tails. The street for { players }.
all-sentenced-chicago = The cell door stands open: { players }.
result-held-chicago = The result lies on the table, face down: { $time }. Whoever has a card to play plays it now.
stepped-in-chicago = { player.begin } turns up a card: { $role }. The vote goes in the bin.
stepped-in-you-chicago = You turn up your card: { $role }. The vote goes in the bin.
decision-step-in-chicago = { other.begin } alone decides who goes to jail, if anyone: { $time }.
decision-step-in-you-chicago = You alone decide who goes to jail, if anyone: { $time }.
decided-step-in-chicago = The word of { player }: jail for { other }.
decided-nobody-chicago = The word of { player }: nobody goes to jail.
signs-you-chicago = Before you: { players }. No words, only signs: a seat, a card, yes, no, unknown. { $time }.
turned-you-chicago = The family is gone, and the family is you. Your card now reads: { $role }.
struck-dies-chicago = The { $call } work: { player } dies.
struck-shielded-chicago = The { $call } work: { player } is kept alive by { other }.
noticed-parity-chicago = For the host alone: the mafia is as strong as the town. By the rules of this table play goes on.
noticed-lost-parity-chicago = For the host alone: the mafia is weaker than the town again.

cue-meets-chicago = The { $role } wakes. A look at the host is enough.
cue-sleeps-chicago = Hat over the eyes, { $role }.
cue-sleeps-mafia-chicago = Hats over the eyes, gentlemen of the mafia.
cue-meets-mafia-chicago = The mafia wakes. Take a good look: these are the faces you can trust, more or less.
cue-meets-commissioner = The commissioner wakes, and the sergeant too, if there is one. You two should know each other.
cue-meets-sheriff-chicago = The sheriff wakes, and the sergeant too, if there is one. You two should know each other.

cue-wakes-prostitute = The prostitute wakes. Whose night is paid for?
cue-wakes-bodyguard-chicago = The bodyguard wakes. Whose door will you stand at?
cue-wakes-mafia-chicago = The mafia wakes. Nothing personal: point at one.
cue-wakes-mafia-boss = The mafia boss wakes. Who will have nothing to say tomorrow?
cue-wakes-schemer = The schemer wakes. Whose good name is for sale?
cue-wakes-maniac-chicago = The maniac wakes. Who walks home alone?
cue-wakes-commissioner = The commissioner wakes. Whose file do you want?
cue-wakes-sheriff-chicago = The sheriff wakes. Point to see a card, take aim to shoot.
cue-wakes-doctor-chicago = The doctor wakes. Who gets the house call?
cue-wakes-plague-doctor = The plague doctor wakes. Who gets the bottle?
cue-wakes-ghost-talker = The ghost talker wakes. Who shall come up from below?
cue-wakes-journalist-chicago = The journalist wakes. Whose windows will you watch?

## Vendetta: eyes close at dawn and open at nightfall

begins-introduction-vendetta = The sky turns grey over the festival. Close your eyes until you are called. No blood today: we only look at who has come.
begins-brief-introduction = The sky turns grey over the festival. Close your eyes. There is time for one acquaintance only.
begins-first-day-vendetta = Night { $number }. Open your eyes, dear guests. The festival is open.
begins-night-vendetta = Night { $number }. The guests are gathered.
begins-dawn = The sky turns grey. Close your eyes until you are called.
begins-day-vendetta = Day. The sun stands high, and nobody opens an eye uncalled.
begins-sunset = Sunset. The shadows grow; the eyes stay closed until you are called.
dawn-quiet-vendetta = Night falls. Open your eyes. Every coffin is open.
dawn-vendetta = Night falls. Open your eyes. Not every coffin has opened.
died-vendetta = { player.begin } did not live to see the night.
died-card-vendetta = { player.begin } did not live to see the night. The card: { $role }.
executed-vendetta = { player.begin } is executed by the will of the night.
executed-card-vendetta = { player.begin } is executed by the will of the night. The card: { $role }.
nobody-executed-vendetta = Nobody was executed tonight. Dawn is coming.
talk-discussion-vendetta = The night is yours, dear guests: { $time }.
talk-names-vendetta = The night is yours, dear guests, and suspects may be named: { $time }.
counted-vendetta = The votes: { $votes }.
counted-nobody-vendetta = The votes: not one.
struck-dies-vendetta = The { $call } strike: { player } dies.
struck-shielded-vendetta = The { $call } strike: { player } is kept safe by { other }.
struck-ambushed-vendetta = The { $call } strike: { player } was lying in wait.
talk-more-talk-vendetta = Dawn can wait a little: { $time } more, dear guests.
talk-circle-vendetta = Blood asks for blood. Tonight only these may be suspected: { players }.
talk-warning-vendetta = The east turns pale: { $time } left. It is time to settle on a victim.
rolled-vendetta = The die rolls and stops at { $face }. Tonight: { $variant }.
vote-opened-vendetta = The vote begins. Under suspicion: { players }.
vote-again-vendetta = The whole vote once more. Under suspicion: { players }.
count-by-candidate-vendetta = Who is for the execution of { player }? Hands.
execution-of = For the execution of { player }
hands-vendetta = { $number ->
    [0] { execution-of }: no hands.
    [one] { execution-of }: { $number } hand.
   *[other] { execution-of }: { $number } hands.
}
count-proposal-vendetta = { $count ->
    [1] { player.begin }: the scaffold or mercy?
   *[other] Players { $who }: the scaffold for all of them, or mercy for all?
}
count-roses-vendetta = Two roses each, dear guests, for two others: the black one to a suspect, the red one to a friend.
count-office-vendetta = The council elects a hunter of hunters. On the word, everyone points at one guest.
count-arbiter-vendetta = The council elects an arbiter of fates. On the word, everyone points at another guest.
count-place-vendetta = The council elects and condemns nobody. On the word, everyone points at one guest.
voted-vendetta = { player.begin } votes: { other }.
voted-you-vendetta = Your vote: { other }.
voted-you-nobody-vendetta = You keep your vote to yourself.
decision-arbiter-vendetta = The fates are in one hand: { other } names another guest. { $time }.
decision-arbiter-you-vendetta = The fates are in your hand: name another guest. { $time }.
decision-avenge-vendetta = { other.begin } bares the teeth once more and takes one of these along: { players }. { $time }.
elected-office-vendetta = Hunter of hunters: { player }. A vote and a half from now on.
elected-arbiter-vendetta = Arbiter of fates tonight: { player }.
office-left-vendetta = The council has been deceived in { player }. It will elect a new hunter of hunters.
office-left-passes-vendetta = { player.begin } was true to the festival, and leaves the office to an heir.
lot-final-vendetta = Dawn takes no refusal. The lot falls on { player }.
sent-out-vendetta = The festival shows { player } the door.
sent-out-card-vendetta = The festival shows { player } the door. The card: { $role }.
met-you-vendetta = You are shown { other }: { $role }.
hindered-vendetta = Crossed arms for { player }.
hindered-you-vendetta = Crossed arms: nothing works for you now. Close your eyes again.
spent-vendetta = { $name }: this power is used up, on { player }.
spent-you-vendetta = { player.begin } was the last: this power is used up for the whole game.

begins-introduction-masks = The sky turns grey over the festival. Raise your masks until you are called. No blood today: we only look at who has come.
begins-brief-introduction-masks = The sky turns grey over the festival. Raise your masks. There is time for one acquaintance only.
begins-first-day-masks = Night { $number }. Lower your masks, dear guests. The festival is open.
begins-dawn-masks = The sky turns grey. Raise your masks until you are called.
begins-day-masks = Day. The sun stands high, and nobody lowers a mask uncalled.
begins-sunset-masks = Sunset. The shadows grow; the masks stay up until you are called.
dawn-quiet-masks = Night falls. Lower your masks. Every coffin is open.
dawn-masks = Night falls. Lower your masks. Not every coffin has opened.
hindered-you-masks = Crossed arms: nothing works for you now. Raise your mask again.
count-secret-masks = Raise your masks. Vote with the free hand, and not a sound.
counted-secret-masks = Lower your masks.
cue-sleeps-masks = The { $role } raises the mask again.
cue-parts-hunters-masks = Enough. The hunters are strangers again, behind their masks.
cue-parts-apart-hunters-masks = Enough. Behind the masks the hunters are still strangers.
cue-sleeps-hunters-masks = It is done. The hunters wipe their blades, scatter and raise their masks.

cue-wakes-vendetta = The { $role } wakes.
cue-meets-vendetta = The { $role } wakes. One glance at the host.
cue-sleeps-vendetta = Sleep takes the { $role } back.
cue-meets-hunters = The hunters wake. Know your own, and not a sound.
cue-parts-hunters = Enough. The hunters are strangers again, with their eyes closed.
cue-meets-apart-hunters = The hunters have yet to meet. One at a time, seat by seat: one glance at the host, and asleep again.
cue-parts-apart-hunters = Enough. The hunters are still strangers to each other.
cue-wakes-hunters = The hunters wake. Settle on one, and not a sound.
cue-apart-hunters = The hunters have quarrelled and go each their own way. Wait for your number, and not a sound.
cue-summons-hunters = Hunter number { $number } wakes. Point at one, or at nobody, and sleep.
cue-sleeps-hunters = It is done. The hunters wipe their blades, scatter and sleep.
cue-meets-wargs = The wargs wake. Learn the scent of your pack, and show the host your cards.
cue-parts-wargs = Enough. The pack lies down.
cue-wakes-wargs = The wargs wake. Who smells good today?
cue-sleeps-wargs = It is done. The wargs lick their lips and lie down.
cue-meets-lord = The lord of vampires wakes. The host bows low.
cue-meets-werewolf = The werewolf wakes. One glance at the host, and no growling.

cue-wakes-monk = The monk wakes. Who needs your prayer today?
cue-wakes-lamia = The lamia wakes. Will you go visiting, or bring a guest home?
cue-wakes-undine = The undine wakes. Who will follow your song?
cue-wakes-queen = The queen wakes. Who walks under your veil today?
cue-wakes-tricky-warg = The tricky warg wakes. To whose threshold does the trail lead?
cue-wakes-cunning-warg = The cunning warg wakes. Whose skin will you wear?
cue-wakes-lord = The lord of vampires wakes. What is your will?
cue-wakes-nosferatu = The nosferatu wakes. Are you thirsty?
cue-wakes-werewolf = The werewolf wakes. What does the moon tell you?
cue-wakes-bride = The bride wakes. To whom were you promised?
cue-wakes-banshee = The banshee wakes. Over whom will you listen?
cue-wakes-dhampir = The dhampir wakes. Who smells of blood?
cue-wakes-scout = The scout wakes. Whose tracks will you read?
cue-wakes-revenant = The revenant wakes. Point at three and do your sum.
cue-wakes-ghoul = The ghoul wakes. Who gets your mark?
cue-wakes-beauty-vendetta = The beauty wakes. Who will lose head and vote tonight?

## A table with phones: nobody closes the eyes, everybody looks at a screen and taps, called or not

begins-introduction-phones = The lights go out. Eyes on your own screen, and not a word. Whoever is called, everyone taps. Tonight nobody is hurt: we only get acquainted.
begins-night-phones = The lights go out. Eyes on your own screen, and not a word. Whoever is called, everyone taps.
begins-first-day-phones = Day { $number }. Eyes up, the town is awake.
dawn-quiet-phones = Morning. Eyes up. Nobody is missing.
dawn-phones = Morning. Eyes up. Not everyone is here.
cue-meets-apart-phones = The { $role }, each alone: one glance under the thumb.
cue-numbers-phones = Under the thumb there is a number. Remember it.
cue-meets-mafia-phones = The mafia wakes. Your own are named under the thumb. Remember them.
cue-meets-yakuza-phones = The yakuza wake. Your own are named under the thumb. Remember them.
cue-wakes-detective-phones = The detective wakes. A check, or a shot?
cue-wakes-priest-phones = The priest wakes. A confession, or a shot?
cue-wakes-journalist-phones = The journalist wakes. Choose two.
woken-you-phones = This call is yours, and yours alone.
woken-you-with-phones = This call is yours. With you: { players }.
hindered-you-phones = Nothing you could do works now. Tap on, like everyone else.
met-you-phones = Before you is { other }: { $role }.
count-at-once-phones = Everyone chooses one player, each on their own screen.
count-office-phones = This vote hurts nobody: it gives a place of honour. Everyone chooses one player.
count-arbiter-phones = Whoever is chosen now decides alone. Everyone chooses one player.
count-place-phones = This vote condemns nobody: it gives power. Everyone chooses one player.
count-secret-phones = This vote is secret. Eyes on your own screen, and not a word.
counted-secret-phones = Eyes up.
polled-phones = The votes are in.

begins-introduction-chicago-phones = The speakeasies bolt their doors. Eyes on your own screen, and not a word. Whoever is called, everyone taps. Nobody gets hurt tonight: we only learn the names.
begins-night-chicago-phones = The streetlamps go out, one after another. Eyes on your own screen, and not a word. Whoever is called, everyone taps.
begins-first-day-chicago-phones = Day { $number }. Eyes up. Chicago is up too, and there is no news yet.
dawn-quiet-chicago-phones = Grey morning over the lake. Eyes up. Nobody was killed.
dawn-chicago-phones = Grey morning over the lake. Eyes up. The paper has black borders today.
cue-meets-chicago-phones = The { $role } wakes. A look under the thumb is enough.
cue-sleeps-chicago-phones = Collar up, { $role }.
cue-sleeps-mafia-chicago-phones = Collars up, gentlemen of the mafia.
cue-meets-mafia-chicago-phones = The mafia wakes. Read the names under the thumb: these you can trust, more or less.
cue-wakes-mafia-chicago-phones = The mafia wakes. Nothing personal: one name.
cue-wakes-sheriff-chicago-phones = The sheriff wakes. A look at a card, or a shot?

begins-introduction-vendetta-phones = The sky turns grey over the festival. Eyes on your own screen, dear guests, and not a word. Whoever is called, everyone taps. No blood today: we only look at who has come.
begins-brief-introduction-phones = The sky turns grey over the festival. Eyes on your own screen, dear guests, and not a word. There is time for one acquaintance only.
begins-first-day-vendetta-phones = Night { $number }. Eyes up, dear guests. The festival is open.
begins-dawn-phones = The sky turns grey. Eyes on your own screen, dear guests, and not a word. Whoever is called, everyone taps.
begins-day-vendetta-phones = Day. The sun stands high, and nobody looks up from the screen.
begins-sunset-phones = Sunset. The shadows grow; the eyes stay on the screens.
dawn-quiet-vendetta-phones = Night falls. Eyes up. Every coffin is open.
dawn-vendetta-phones = Night falls. Eyes up. Not every coffin has opened.
hindered-you-vendetta-phones = Crossed arms: nothing works for you now. Tap on, like everyone else.
count-office-vendetta-phones = The council elects a hunter of hunters. Everyone chooses one guest.
count-arbiter-vendetta-phones = The council elects an arbiter of fates. Everyone chooses another guest.
count-place-vendetta-phones = The council elects and condemns nobody. Everyone chooses one guest.
cue-meets-vendetta-phones = The { $role } wakes. One glance under the thumb.
cue-parts-hunters-phones = Enough. The hunters are strangers again.
cue-meets-apart-hunters-phones = The hunters have yet to meet. Each looks under the thumb, and finds no names there.
cue-summons-hunters-phones = Hunter number { $number } wakes. Choose one, or nobody, and sleep.
cue-meets-wargs-phones = The wargs wake. Learn the scent of your pack: the names are under the thumb.
cue-meets-werewolf-phones = The werewolf wakes. One glance under the thumb, and no growling.
cue-wakes-revenant-phones = The revenant wakes. Choose three and do your sum.
