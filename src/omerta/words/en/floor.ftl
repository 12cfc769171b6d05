# Who has the floor. The host speaks to people by name: `call` opens a sentence, `voc` stands inside it.

speeches = The floor goes round the table, { $time } each.
    .v2 = Everyone speaks in turn, { $time } each.
    .v3 = One after another, please: { $time } each.
talk-speech = { player.call }, the floor is yours.
    .v2 = { player.call }, please.
    .v3 = Over to { player }.
    .v4 = Your turn, { player.voc }.
    .v5 = Let us hear { player }.
talk-tie-speech = { player.call }, convince us: { $time }.
    .v2 = The votes are even, so we hear from { player }: { $time }.
    .v3 = The floor is yours, { player.voc }: { $time }.
    .v4 = Before you choose, a word from { player }: { $time }.
talk-defence = { player.call }, defend yourself. You have { $time }.
    .v2 = { player.begin } may answer: { $time }.
    .v3 = What do you say to that, { player.voc }? You have { $time }.
    .v4 = Quiet, please. { player.call }, your defence: { $time }.
talk-other = { $count ->
    [1] { player.call }, the floor is yours: { $time }.
   *[other] The floor is open to { players }: { $time }.
}
talk-last-word = { player.call }, your last words: { $time }.
    .v2 = Last words, { player.voc }: { $time }.
    .v3 = A last word from { player }: { $time }.
    .v4 = Quiet, please, for { player }'s last words: { $time }.

## The Whole Family

talk-defence-family = { player.call }, explain yourself to the family. You have { $time }.
    .v2 = The family hears { player } out: { $time }.
    .v3 = Look Mamma in the eye, { player.voc }, and talk. You have { $time }.
    .v4 = Hush at the table. { player.call }, your defence: { $time }.
talk-tie-speech-family = { player.call }, the family is torn. You have { $time }.
    .v2 = The family is arguing with both hands. { player.begin } has { $time }.
    .v3 = Win the family over, { player.voc }. You have { $time }.
    .v4 = While the family quarrels, { player } has the floor: { $time }.
talk-last-word-family = The family listens. { player.call }, your last words: { $time }.
    .v2 = One last toast, { player.voc }: { $time }.
    .v3 = Say goodbye to the family, { player.voc }. You have { $time }.
    .v4 = Hush, all of you. { player.begin }'s last words: { $time }.

## Off Screen

talk-defence-offscreen = { player.call }, the camera is on you. Your defence: { $time }.
    .v2 = { player.begin } delivers the speech for the defence: { $time }.
    .v3 = Your line, { player.voc }. You have { $time }.
    .v4 = Spotlight on { player } for the defence: { $time }.
talk-tie-speech-offscreen = { player.call }, the writers cannot decide. You have { $time }.
    .v2 = The ending is not written yet. { player.begin } has { $time }.
    .v3 = Save your part, { player.voc }. You have { $time }.
    .v4 = The camera goes back to { player }. One more line: { $time }.
talk-last-word-offscreen = Close-up on { player }. The last words: { $time }.
    .v2 = { player.call }, your last words, in one take: { $time }.
    .v3 = Your last scene, { player.voc }, and your last words: { $time }.
    .v4 = Quiet on the set for { player }'s last words: { $time }.

## Chicago

speeches-chicago = Round the table, { $time } each.
    .v2 = { $time } for everyone, a drink for no one.
    .v3 = The press takes notes: { $time } each.
talk-speech-chicago = { player.call }, the floor is yours.
    .v2 = { player.call }, please.
    .v3 = Over to { player }.
    .v4 = { player.call }, on the record.
    .v5 = Your turn, { player.voc }.
    .v6 = Let us hear { player }.
talk-tie-speech-chicago = { player.call }, the jury is split. You have { $time }.
    .v2 = Some say jail, some say the street. { player.begin } has { $time }.
    .v3 = Here is your chance, { player.voc }. You have { $time }.
    .v4 = The keys are quiet for now. A word from { player }: { $time }.
talk-last-word-chicago = The press takes down { player }'s last words: { $time }.
    .v2 = Pencils ready. { player.call }, your last words: { $time }.
    .v3 = A last cigarette, { player.voc }, and a last word: { $time }.
    .v4 = Last words, { player.voc }, on the record: { $time }.

## Blood Vendetta

talk-defence-vendetta = { player.call }, the council awaits an explanation. You have { $time }.
    .v2 = The council inclines its head. { player.call }, speak: { $time }.
    .v3 = Defend yourself, { player.voc }, and with dignity. You have { $time }.
    .v4 = The executioner can wait. { player.call }, your defence: { $time }.
talk-tie-speech-vendetta = { player.call }, the night has not made up its mind. You have { $time }.
    .v2 = The axe hangs still. { player.begin } has { $time }.
    .v3 = If you please, { player.voc }: the council wavers. You have { $time }.
    .v4 = The drums wait while { player } pleads: { $time }.
talk-last-word-vendetta = Your last words, { player.voc }: { $time }.
    .v2 = The violins pause for { player }'s last words: { $time }.
    .v3 = { player.begin } takes leave of us with a last word: { $time }.
    .v4 = We incline our heads. { player.call }, your last words: { $time }.
