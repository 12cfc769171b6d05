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
stacked = Really dealt: { $cards }.
turned = Player { $who } is now: { $role }.
turned-you = Your card has turned over. It now reads: { $role }.

## Night, for those awake and for the host

woken = Awake: { players }.
woken-you = You are awake. Nobody else is.
woken-you-with = You are awake. With you: { players }.
numbered = Player { $who }: number { $number }.
numbered-you = Your number is { $number }. Remember it: that is how you will be called.
hindered = Player { $who } is shown that nothing works now.
hindered-you = Nothing you could do works now. Close your eyes.
pointed = Player { $other } points at { players }.
pointed-how = Player { $other } points at { players } ({ $deed }).
pointed-pass = Player { $other } lets it pass.
pointed-bare = Player { $other }: { $deed }.
pointed-you = Your choice: { players } ({ $deed }).
pointed-you-pass = Your choice: nobody.
pointed-you-bare = Your choice: { $deed }.
chance = Chance has chosen for player { $other }: { players } ({ $deed }).
chance-bare = Chance has chosen for player { $other }: { $deed }.
chance-you = Time is up. Chance has chosen for you: { players } ({ $deed }).
chance-you-bare = Time is up. Chance has chosen for you: { $deed }.
agreed = { $name }: the choice is { players }.
agreed-pass = { $name }: nobody is chosen.
pressed = Evenly split: { players }. Player { $other } chooses between them.
pressed-you = Evenly split: { players }. The choice between them is yours.
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
answer-post-yes = A nod. Player { $who } is the { $kind }.
answer-post-no = The head is shaken. Player { $who } is not the { $kind }.
answer-attacker-yes = A nod. Player { $who } smells of blood: there was an attempt to kill.
answer-attacker-no = The head is shaken. Player { $who } does not smell of blood.
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
sign-unknown = unknown
signs = Signs between { players }: { $time }.
signs-you = Before you: { players }. Talk in signs: a seat, a card, yes, no, unknown. { $time }, and not a sound.
signed = Player { $who } signs: { $sign }.
signed-you = Your sign: { $sign }.
signal-seat = player { $who }
signal-seat-and = player { $who }, { $value }
signs-closed = The signs are over.
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
struck-ambushed = The { $call } shot: player { $who } was lying in wait.
struck-bound-dies = One fate for two ({ $name }): player { $who } falls as well.
struck-bound-shielded = One fate for two ({ $name }): player { $who } is protected by player { $other }.

## Morning

died = Player { $who } did not live to see the morning.
died-card = Player { $who } did not live to see the morning. The card: { $role }.
saved = Player { $who } was saved in the night.
visited = In the night player { $who } had visitors: { $visitors }.
visited-nobody = In the night nobody came to player { $who }.
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
talk-speech = Player { $who } has the floor: { $time }.
talk-more-talk = Nothing is settled yet. The floor is open once more: { $time }.
talk-circle = Only these may be put forward this time: { players }.
talk-warning = The talk is nearly over: { $time } left.
talk-closed-discussion = The talk is over.
talk-closed-more-talk = The talk is over.
talk-closed-speech = Thank you.
talk-closed = Thank you. The word is back with the host.
speeches = The floor goes round the table, from player { $who } on.
started = We begin with player { $who }.
rolled = The die shows { $face }: { $variant }.
rolled-ordinary = the ordinary vote
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
vote-again = The whole vote once more. On the list: { players }.
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
count-proposal = { $count ->
    [1] Player { $who }: convict or spare?
   *[other] Players { $who } together: convict them all, or spare them all?
}
count-roses = Everyone gives two roses to two others: the black one to a suspect, the red one to a friend.
count-office = This vote hurts nobody: it gives a place of honour. On the word, everyone points at one player.
count-arbiter = Whoever is chosen now decides alone. On the word, everyone points at one player.
count-place = This vote condemns nobody: it gives power. On the word, everyone points at one player.
count-secret = Close your eyes. Vote with a raised hand, and not a sound.
voted = Player { $who } votes against player { $other }.
voted-nobody = Player { $who } abstains.
voted-against = Player { $who } votes against the sentence.
voted-for = Player { $who } votes for the sentence.
voted-you = Your vote: against player { $other }.
voted-you-nobody = Your vote: against nobody.
voted-you-against = Your vote: against the sentence.
voted-you-for = Your vote: for the sentence.
entered = The host enters the missing vote of player { $who }: against player { $other }.
entered-nobody = The host enters no vote for player { $who }.
entered-against = The host enters the missing vote of player { $who }: against the sentence.
entered-for = The host enters the missing vote of player { $who }: for the sentence.
entered-you = You gave no vote, so the host enters one for you: against player { $other }.
entered-you-nobody = You gave no vote, and the host enters none.
entered-you-against = You gave no vote, so the host enters one for you: against the sentence.
entered-you-for = You gave no vote, so the host enters one for you: for the sentence.
rose-black = Player { $who } gives the black rose to player { $other }.
rose-black-you = Your black rose goes to player { $other }.
rose-red = Player { $who } gives the red rose to player { $other }.
rose-red-you = Your red rose goes to player { $other }.
handed = Player { $who } hands the vote over to player { $other }.
handed-you = Your vote is in the hands of player { $other }.
polled = The hands are up.
instructed = The hand of player { $who } goes up against player { $other }.
instructed-nobody = The hand of player { $who } stays down.
instructed-against = The hand of player { $who } goes against the sentence.
instructed-for = The hand of player { $who } goes for the sentence.
instructed-you = Today your hand is led: it goes up against player { $other }.
instructed-you-nobody = Today your hand is led: it stays down.
instructed-you-against = Today your hand is led: it goes against the sentence.
instructed-you-for = Today your hand is led: it goes for the sentence.
hands = { $number ->
    [0] Against player { $who }: no hands.
    [one] Against player { $who }: { $number } hand.
   *[other] Against player { $who }: { $number } hands.
}
counted = The count: { $votes }.
counted-one = player { $who } has { $number }
counted-rose = player { $who } has { $number } (black { $black }, red { $red })
counted-nobody = The count: not one vote.
counted-roses-nobody = Not one black rose was given.
counted-secret = Open your eyes.
votes-half = { $number }.5
counted-sentence = For the sentence: { $number }. Against: { $against }.
result-held = The result is ready, but not told yet: { $time }. Whoever wants to step in does it now.
let-be = Player { $who } does not step in.
stepped-in = Player { $who } turns up a card: { $role }. The vote is void, and one voice decides.
stepped-in-you = You turn up your card: { $role }. The vote is void, and the decision is yours.
decision-step-in = Player { $other } decides alone who goes, or that nobody does: { $time }.
decision-step-in-you = You decide alone who goes, or that nobody does: { $time }.
decision-arbiter = Player { $other } alone names the one who goes: { $time }.
decision-arbiter-you = You alone name the one who goes: { $time }.
decision-avenge = Player { $other } does not leave alone. One of these goes too: { players }. { $time }.
decision-avenge-you = You do not leave alone. Name one of these: { players }. { $time }.
decision-heir = Player { $other } names an heir: { $time }.
decision-heir-you = Name your heir: { $time }.
decided-step-in = Player { $who } has decided: player { $other }.
decided-arbiter = Player { $who } has decided: player { $other }.
decided-avenge = Player { $who } takes player { $other } along.
decided-heir = The heir of player { $who } is player { $other }.
decided-nobody = Player { $who } has decided: nobody.
lapsed = Time is up. Player { $who } has named nobody.
lapsed-avenge = Time is up. Player { $who } leaves alone.
lapsed-heir = Time is up. Player { $who } leaves no heir.
tied = Equal votes: { players }.
tied-recount = Equal votes: { players }. We vote again between them.
tied-speak = Equal votes: { players }. They speak, then we vote again between them.
lot = The lot falls on player { $who }.
lot-final = Somebody has to go. The lot falls on player { $who }.
coin-heads = The coin shows heads. The sentence falls on { players }.
coin-tails = The coin shows tails. The sentence passes over { players }.
elected-office = The place of honour goes to player { $who }, and with it a heavier vote.
elected-arbiter = The table has chosen: player { $who } decides alone.
office-left = The place of honour of player { $who } is empty. The table will fill it anew.
office-left-passes = The place of honour of player { $who } is empty. It passes to an heir.
accused = The table points at player { $who }.
sentenced = The sentence stands: player { $who }.
all-sentenced = The sentence stands: { players }.
cleared = Player { $who } is cleared.
acquitted = Player { $who } is acquitted.
executed = Player { $who } leaves the game by the will of the table.
executed-card = Player { $who } leaves the game by the will of the table. The card: { $role }.
sent-out = The host sends player { $who } out of the game.
sent-out-card = The host sends player { $who } out of the game. The card: { $role }.
nobody-executed = Nobody is executed today.

## The end, and the host's own

host-lot = The lot was drawn between { players }.
host-changed = From now on player { $who } leads the game.
host-changed-you = From now on you lead the game. All cards are open to you.
noticed = For the host alone: a line of the victory check holds ({ $ending }), but by it nobody wins here.
draw-offered = The game stands still. The host may call it a draw.
draw-declared = The host calls a draw.
ended-early = The host ends the game: the outcome is plain.
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
overruled-removed = The host rules: player { $who } leaves the game.
reason = Reason: { $reason }.
undone = Taken back.
