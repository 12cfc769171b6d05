# What has happened, as the table hears it, as one player reads it, as the host notes it.

players = { $count ->
    [1] player { $who }
   *[other] players { $who }
}
list-and = { $first } and { $last }
time-minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}
time-seconds = { $number ->
    [one] { $number } second
   *[other] { $number } seconds
}

## Laying the table

opened = { $number ->
    [one] At the table: { $number } player. The cards are being dealt.
   *[other] At the table: { $number } players. The cards are being dealt.
}
delegated = { $duty }: from now on, { $by ->
    [host] the host
   *[software] Omertà
}.
dealt = Player { $who }: { $role }.
dealt-you = Your card: { $role }.
jumped = We begin here: { $phase } { $number }.

## Night, for those awake and for the host

woken = Awake: { players }.
woken-you = You are awake. Nobody else is.
woken-you-with = You are awake. With you: { players }.
pointed = Player { $other } points at { players }.
pointed-pass = Player { $other } lets it pass.
pointed-you = Your choice: { players } ({ $deed }).
pointed-you-pass = Your choice: nobody.
agreed = { $name }: the choice is { players }.
agreed-pass = { $name }: nobody is chosen.
acted = { $name }, { $actors }: { $line }.
acted-none = { $name }, { $actors }: nobody.
answered = Answer for player { $who }: { $answer }
answer-waits = To be shown to player { $who }: { $answer }
answer-shown = Shown to player { $who }: { $answer }
answer-role = Player { $who } holds the card: { $role }.
answer-side-yes = Yes. Player { $who } is with the { $side }.
answer-side-no = No. Player { $who } is not with the { $side }.
answer-kind-yes = Yes. Player { $who } is a { $kind }.
answer-kind-no = No. Player { $who } is no { $kind }.
answer-yes = Yes.
answer-no = No.
answer-same = { players } stand on one side.
answer-different = { players } stand on different sides.
answer-none = No answer tonight.
sign-yes = yes
sign-no = no
sign-same = one side
sign-different = different sides
sign-none = no answer
met = Player { $who } sees player { $other }: { $role }.
met-you = Open your eyes. Before you is player { $other }: { $role }.
granted = { $name }: one more shot.
granted-you = One more shot is yours. Agree again without a sound.
imposed = Player { $who }: { $mark }, from player { $other }.
spent = { $name }: the help for player { $who } is used up.
spent-you = Your help for player { $who } is used up for this game.
struck-dies = The { $call } shot: player { $who } falls.
struck-spared = The { $call } shot: player { $who } is not one it can kill.
struck-shielded = The { $call } shot: player { $who } is protected by player { $other }.
struck-covered = The { $call } shot at player { $who } is taken by player { $other }.

## Morning

died = Player { $who } did not live to see the morning.
died-card = Player { $who } did not live to see the morning. The card: { $role }.
announced = The table should know: player { $who }, { $mark }.
announced-prisoner = Player { $who } is in prison: free to talk, but without a vote.
announced-silenced = Player { $who } has no vote today, but may speak.
announced-led = The vote of player { $who } is in other hands today.
freed = Player { $who } is free of this: { $mark }.
freed-prisoner = The prison is open. Player { $who } is free.
freed-silenced = Player { $who } has a vote again.
freed-led = The vote of player { $who } is free again.

## Talk

talk-discussion = The floor is open to all: { $time }.
talk-names = The floor is open to all, and names may be put forward: { $time }.
talk-tie-speech = Player { $who } has the floor: { $time }.
talk-defence = Player { $who } speaks in defence: { $time }.
talk-last-word = The last word of player { $who }: { $time }.
talk-other = The floor is open to { players }: { $time }.
talk-closed-discussion = The talk is over.
talk-closed = Thank you. The word is back with the host.
readied = Player { $who } has nothing to add.
prolonged = The talk goes on: { $time } more.
claimed-role = Player { $who } says of player { $other }: { $role }.
claimed-role-self = Player { $who } claims to hold the card: { $role }.
claimed-learned = Player { $who } reports on player { $other }: { $value }.
claimed-suspect = Player { $who } suspects player { $other }.
claimed-trust = Player { $who } trusts player { $other }.
claimed-other = Player { $who } speaks of player { $other }.

## Vote

vote-opened = The vote begins. Put forward: { players }.
ask-opened = The host asks for names. Who puts a player forward?
named = Player { $who } puts forward player { $other }.
named-self = Player { $who } puts their own name forward.
refrained = Player { $who } names nobody.
ask-closed = No more names.
count-recount = A new vote: { players }.
count-confirm = The second vote, over the whole table.
count-confirm-recount = A new vote on the sentence: { players }.
count-by-candidate = Who is against player { $who }? Hands.
count-at-once = On the word, everyone points at one player.
count-in-turn = One after another, round the table, name one player.
count-sentence = The sentence on player { $who }: for or against?
voted = Player { $who } votes against player { $other }.
voted-nobody = Player { $who } abstains.
voted-against = Player { $who } votes against the sentence.
voted-you = Your vote: against player { $other }.
voted-you-nobody = Your vote: against nobody.
voted-you-against = Your vote: against the sentence.
polled = The hands are up.
instructed = The hand of player { $who } goes up against player { $other }.
instructed-nobody = The hand of player { $who } stays down.
instructed-against = The hand of player { $who } goes against the sentence.
instructed-you = Today your hand is led: it goes up against player { $other }.
instructed-you-nobody = Today your hand is led: it stays down.
instructed-you-against = Today your hand is led: it goes against the sentence.
hands = { $number ->
    [0] Against player { $who }: no hands.
    [one] Against player { $who }: { $number } hand.
   *[other] Against player { $who }: { $number } hands.
}
counted = The count: { $votes }.
counted-one = player { $who } has { $number }
counted-nobody = The count: not one vote.
counted-sentence = For the sentence: { $number }. Against: { $against }.
tied = Equal votes: { players }.
tied-recount = Equal votes: { players }. We vote again between them.
tied-speak = Equal votes: { players }. They speak, then we vote again between them.
lot = The lot falls on player { $who }.
accused = The table points at player { $who }.
sentenced = The sentence stands: player { $who }.
cleared = Player { $who } is cleared.
acquitted = Player { $who } is acquitted.
executed = Player { $who } leaves the game by the will of the table.
executed-card = Player { $who } leaves the game by the will of the table. The card: { $role }.
nobody-executed = Nobody is executed today.

## The end, and the host's own

host-changed = From now on player { $who } leads the game.
host-changed-you = From now on you lead the game. All cards are open to you.
draw-offered = The game stands still. The host may call it a draw.
draw-declared = The host calls a draw.
won = The game is over. The winning side: { $side }.
won-town = The game is over. The town has won.
won-mafia = The game is over. The mafia has won.
won-yakuza = The game is over. The yakuza have won.
won-loner = The game is over. The loner has won.
won-draw = The game is over. Nobody has won.
won-seats = The winners: { players }.
card = player { $who }: { $role }
cards = The cards. { $cards }.
closed = The host closes this.
timed-out = Time is up.
proceeded = The host goes on.
overruled-dies = The host rules: player { $who } dies.
overruled-lives = The host rules: player { $who } lives.
overruled-mark = The host rules: player { $who } gets the mark “{ $value }”.
overruled-unmark = The host rules: player { $who } loses the mark “{ $value }”.
overruled-answer = The host rules: the answer is “{ $value }”.
overruled-convict = The host rules: player { $who } is convicted.
overruled-spare = The host rules: player { $who } is spared.
reason = Reason: { $reason }.
undone = Taken back.
