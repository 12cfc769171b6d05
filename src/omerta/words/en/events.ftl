# What has happened, as the table hears it, as one player reads it, as the host notes it.

# One player, by name where there is one; `begin` opens a sentence.
player = { $who_nom }
    .begin = { $who_begin }
    .voc = { $who_voc }
    .call = { $who_call }
other = { $other_nom }
    .begin = { $other_begin }
players = { $who_nom }
    .begin = { $who_begin }
    .voc = { $who_voc }
    .call = { $who_call }
# Players who have no names: { $who } are their numbers.
seat-called = player { $who }
seats-called = players { $who }
list-and = { $first } and { $last }
list-then = { $first }, then { $second }
time-minutes = { $number ->
    [1] one minute
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
dealt = { player.begin }: { $role }.
dealt-you = Your card: { $role }.
jumped = We begin here: { $phase } { $number }.
stacked = Really dealt: { $cards }.
turned = { player.begin } is now: { $role }.
turned-you = Your card has turned over. It now reads: { $role }.

## Night, for those awake and for the host

woken = Awake: { players }.
woken-you = You are awake. Nobody else is.
woken-you-with = You are awake. With you: { players }.
numbered = { player.begin }: number { $number }.
numbered-you = Your number is { $number }. Remember it: that is how you will be called.
hindered = { player.begin } is given the sign: cannot act now.
hindered-you = You cannot act now. Close your eyes.
pointed = { other.begin } points at { players }.
pointed-how = { other.begin } points at { players } ({ $deed }).
pointed-pass = { other.begin } passes.
pointed-bare = { other.begin }: { $deed }.
pointed-you = Your choice: { players } ({ $deed }).
pointed-you-pass = Your choice: nobody.
pointed-you-bare = Your choice: { $deed }.
chance = Chance has chosen for { other }: { players } ({ $deed }).
chance-bare = Chance has chosen for { other }: { $deed }.
chance-you = Time is up. Chance has chosen for you: { players } ({ $deed }).
chance-you-bare = Time is up. Chance has chosen for you: { $deed }.
agreed = { $name }: the choice is { players }.
agreed-pass = { $name }: nobody is chosen.
pressed = Evenly split: { players }. { other.begin } chooses between them.
pressed-you = Evenly split: { players }. The choice between them is yours.
acted = { $name }, { $actors }: { $line }.
acted-none = { $name }, { $actors }: nobody.
answered = Answer for { player }: { $answer }
answer-waits = To be shown to { player }: { $answer }
answer-shown = Shown to { player }: { $answer }
answer-role = { player.begin } holds the card: { $role }.
answer-side-yes = Yes. { player.begin } is with the { $side }.
answer-side-no = No. { player.begin } is not with the { $side }.
answer-kind-yes = Yes. { player.begin } is a { $kind }.
answer-kind-no = No. { player.begin } is not a { $kind }.
answer-post-yes = A nod. { player.begin } is the { $kind }.
answer-post-no = A shake of the head. { player.begin } is not the { $kind }.
answer-attacker-yes = A nod. { player.begin } smells of blood: there was an attempt to kill.
answer-attacker-no = A shake of the head. { player.begin } does not smell of blood.
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
signs-you = Before you: { players }. Talk in signs: a seat, a card, yes, no, unknown. You have { $time }, and not a sound.
signed = { player.begin } signs: { $sign }.
signed-you = Your sign: { $sign }.
signal-seat = { player }
signal-seat-and = { player }, { $value }
signs-closed = No more signs.
met = { player.begin } sees { other }: { $role }.
met-you = Open your eyes. Before you: { other }, { $role }.
granted = { $name }: one more shot.
granted-you = One more shot is yours. Agree again without a sound.
lingered = { $name }: no second shot. Its time passes.
imposed = { player.begin }: { $mark }, from { other }.
spent = { $name }: the help for { player } is used up.
spent-you = Your help for { player } is used up for this game.
struck-dies = The { $call } shot: { player } falls.
struck-spared = The { $call } shot hits { player }, whom it cannot kill.
struck-shielded = The { $call } shot: { player } is protected by { other }.
struck-covered = The { $call } shot at { player } is taken by { other }.
struck-ambushed = The { $call } shot: { player } was lying in wait.
struck-bound-dies = One fate for two ({ $name }): { player } falls as well.
struck-bound-shielded = One fate for two ({ $name }): { player } is protected by { other }.

## Morning

died = { player.begin } did not live to see the day.
    .v2 = The night has kept { player }.
    .v3 = { player.begin } will not wake again.
    .v4 = We have lost { player }.
saved = { player.begin } was saved in the night.
visited = Seen at { player }'s door in the night: { $visitors }.
visited-nobody = In the night nobody came to { player }.
announced = The table should know: { player }, { $mark }.
announced-prisoner = { player.begin } is in prison: free to talk, but without a vote.
announced-silenced = { player.begin } has no vote today, but may speak.
announced-led = { player.begin }'s vote is in other hands today.
freed = { player.begin } is free of this: { $mark }.
freed-prisoner = The prison is open. { player.begin } is free.
freed-silenced = { player.begin } has a vote again.
freed-led = { player.begin }'s vote is free again.

## Talk

talk-discussion = The floor is open to all. You have { $time }.
    .v2 = Speak up, everyone. You have { $time }.
    .v3 = Talk it over. You have { $time }.
    .v4 = Let us hear it. The floor is open for { $time }.
talk-names = The floor is open, and you may nominate. You have { $time }.
    .v2 = Speak, and nominate if you must. You have { $time }.
    .v3 = Talk it over and nominate. You have { $time }.
    .v4 = Let us have it, and names too. The floor is open for { $time }.
talk-more-talk = Nothing is settled yet. The floor is open again for { $time }.
talk-circle = Only these may be nominated this time: { players }.
talk-warning = The talk is nearly over: { $time } left.
talk-closed-discussion = The talk is over.
    .v2 = Enough talk.
    .v3 = Enough has been said.
    .v4 = Silence now, please.
talk-closed-more-talk = The talk is over.
    .v2 = Enough talk.
    .v3 = Enough has been said.
    .v4 = Silence now, please.
talk-closed-speech = Thank you.
talk-closed = Thank you.
    .v2 = Thank you. We have heard you.
    .v3 = Let us go on.
started = We begin with { player }.
rolled = The die shows { $face }: { $variant }.
rolled-ordinary = the ordinary vote
readied = { player.begin } has nothing to add.
prolonged = The talk goes on: { $time } more.
claimed-role = { player.begin } calls { other } { $card }.
claimed-suspect = { player.begin } suspects { other }.
    .v2 = { player.begin } does not trust { other }.
    .v3 = { player.begin } has doubts about { other }.
    .v4 = If you ask { player }, { other } is hiding something.
    .v5 = { player.begin } gives { other } a long look.
claimed-suspect-family = { player.begin } suspects { other }.
    .v2 = { player.begin } would not pass { other } the salt.
    .v3 = { player.begin } does not trust { other }.
    .v4 = If you ask { player }, { other } is hiding something.
    .v5 = { player.begin } has doubts about { other }.
    .v6 = { player.begin } moves one seat away from { other }.
claimed-suspect-offscreen = { player.begin } suspects { other }.
    .v2 = If you ask { player }, { other } is overacting.
    .v3 = { player.begin } does not trust { other }.
    .v4 = { player.begin } gives { other } a long look.
    .v5 = { player.begin } is not buying a single line from { other }.
    .v6 = If you ask { player }, { other } is playing two parts at once.
claimed-suspect-chicago = { player.begin } suspects { other }.
    .v2 = { player.begin } does not trust { other }.
    .v3 = { player.begin } would not buy a used Ford from { other }.
    .v4 = If you ask { player }, { other } is hiding something.
    .v5 = { player.begin } gives { other } a long look.
    .v6 = { player.begin } is not drinking with { other }.
claimed-suspect-vendetta = { player.begin } suspects { other }.
    .v2 = { player.begin } declines to dance with { other }.
    .v3 = { player.begin } does not trust { other }.
    .v4 = If you ask { player }, { other } is hiding something.
    .v5 = { player.begin } eyes { other } over the rim of a glass.
    .v6 = { player.begin } has doubts about { other }.
claimed-other = { player.begin } speaks of { other }.

## Vote

vote-opened = The vote begins. Nominated: { players }.
    .v2 = On to the vote. Nominated: { players }.
    .v3 = It is time to vote. Nominated: { players }.
    .v4 = The vote is open. Nominated today: { players }.
vote-again = The whole vote once more. On the list: { players }.
ask-opened = Names, please. Who nominates?
    .v2 = Nominations, please. Who is it to be?
    .v3 = Who nominates whom?
named = { player.begin } nominates { other }.
    .v2 = { player.begin } calls for a vote on { other }.
    .v3 = { player.begin }'s nomination: { other }.
named-too = { player.begin } nominates { other } as well.
    .v2 = { player.begin } also calls for a vote on { other }.
    .v3 = { player.begin } backs the vote on { other }.
named-self = { $gender ->
    [f] { player.begin } nominates herself.
    [m] { player.begin } nominates himself.
   *[none] { player.begin } offers their own name for the vote.
}
refrained = { player.begin } nominates nobody.
ask-closed = No more nominations.
count-recount = We vote again, on those names only.
count-confirm = Now we vote on the sentence, and you may name anyone.
    .v2 = We vote on the sentence. You may name anyone at the table.
    .v3 = Now for the sentence. Stay with the accused, or name somebody else.
count-confirm-recount = We vote on the sentence again, on those names only.
count-by-candidate = Who is against { player }? Hands, please.
    .v2 = Who is against { player }?
    .v3 = Hands up if you are against { player }.
count-at-once = On three, everyone points at one player. One, two, three.
    .v2 = Point at one player, all together, on three. One, two, three.
    .v3 = Ready? On three, point at one player. One, two, three.
count-in-turn = One after another, round the table, name one player.
    .v2 = Round the table, one name each.
    .v3 = In turn, please: name one player.
count-sentence = The sentence on { player }: for or against?
count-proposal = { $count ->
    [1] { player.begin }: convict or spare?
   *[other] A tie: { players }. Convict them together, or spare them together?
}
count-roses = Everyone gives two roses to two others: the black one to a suspect, the red one to a friend.
count-office = This vote hurts nobody: it gives a place of honour. On three, everyone points at one player. One, two, three.
count-arbiter = Whoever is chosen now decides alone. On three, everyone points at one player. One, two, three.
count-place = This vote condemns nobody: it gives power. On three, everyone points at one player. One, two, three.
count-secret = Close your eyes. Vote with a raised hand, and not a sound.
voted = { player.begin } votes against { other }.
voted-nobody = { player.begin } abstains.
voted-against = { player.begin } votes against the sentence.
voted-for = { player.begin } votes for the sentence.
voted-you = Your vote: against { other }.
voted-you-nobody = Your vote: against nobody.
voted-you-against = Your vote: against the sentence.
voted-you-for = Your vote: for the sentence.
entered = The host enters the missing vote of { player }: against { other }.
entered-nobody = The host enters no vote for { player }.
entered-against = The host enters the missing vote of { player }: against the sentence.
entered-for = The host enters the missing vote of { player }: for the sentence.
entered-you = You gave no vote, so the host enters one for you: against { other }.
entered-you-nobody = You gave no vote, and the host enters none.
entered-you-against = You gave no vote, so the host enters one for you: against the sentence.
entered-you-for = You gave no vote, so the host enters one for you: for the sentence.
rose-black = { player.begin } gives the black rose to { other }.
rose-black-you = Your black rose goes to { other }.
rose-red = { player.begin } gives the red rose to { other }.
rose-red-you = Your red rose goes to { other }.
handed = { player.begin } hands the vote over to { other }.
handed-you = Your vote is in the hands of { other }.
polled = The hands are up.
instructed = { player.begin }'s hand goes up against { other }.
instructed-nobody = { player.begin }'s hand stays down.
instructed-against = { player.begin }'s hand goes up against the sentence.
instructed-for = { player.begin }'s hand goes up for the sentence.
instructed-you = Today your hand is led: it goes up against { other }.
instructed-you-nobody = Today your hand is led: it stays down.
instructed-you-against = Today your hand is led: it goes up against the sentence.
instructed-you-for = Today your hand is led: it goes up for the sentence.
against-whom = Against { player }
hands = { $number ->
    [0] { against-whom }: no hands.
    [1] { against-whom }: one hand.
    [one] { against-whom }: { $number } hand.
   *[other] { against-whom }: { $number } hands.
}
    .v2 = { $number ->
        [0] Not one hand against { player }.
        [1] One hand against { player }.
        [one] I see { $number } hand against { player }.
       *[other] I see { $number } hands against { player }.
    }
counted = The count: { $votes }.
    .v2 = Here is how you voted: { $votes }.
    .v3 = By my count: { $votes }.
    .v4 = The tally: { $votes }.
counted-alone = There is only one name, so { $votes }.
    .v2 = One name and no choice: { $votes }.
counted-one = { player } has { $number }
counted-first = { $number ->
    [one] { player } has { $number } vote
   *[other] { player } has { $number } votes
}
counted-rose = { player } has { $number } (black { $black }, red { $red })
counted-nobody = The count: not one vote.
    .v2 = By my count: not one vote.
    .v3 = There are no votes at all.
counted-roses-nobody = Not one black rose was given.
counted-secret = Open your eyes.
votes-half = { $number }.5
counted-sentence = For the sentence: { $number }. Against: { $against }.
counted-proposal = Convict: { $number }. Spare: { $against }.
counted-proposal-chicago = Jail: { $number }. The street: { $against }.
counted-proposal-vendetta = The scaffold: { $number }. Mercy: { $against }.
result-held = The result is ready, but not told yet. For { $time } anyone may still step in.
let-be = { player.begin } does not step in.
stepped-in = { player.begin } turns up a card: { $role }. The vote is void, and one voice decides.
stepped-in-you = You turn up your card: { $role }. The vote is void, and the decision is yours.
decision-step-in = { other.begin } alone decides who goes, or that nobody does. Time to think: { $time }.
decision-step-in-you = You alone decide who goes, or that nobody does. You have { $time }.
decision-arbiter = { other.begin } alone names the one who goes. Time to think: { $time }.
decision-arbiter-you = You alone name the one who goes. You have { $time }.
decision-avenge = { other.begin } does not leave alone. One of these goes too: { players }. Time to think: { $time }.
decision-avenge-you = You do not leave alone. Name one of these: { players }. You have { $time }.
decision-heir = { other.begin } names an heir. Time to think: { $time }.
decision-heir-you = Name your heir. You have { $time }.
decided-step-in = { player.begin } has decided: { other } goes.
decided-arbiter = { player.begin } has decided: { other } goes.
decided-avenge = { player.begin } takes { other } along.
decided-heir = { player.begin }'s heir is { other }.
decided-nobody = { player.begin } has decided: nobody goes.
lapsed = Time is up. { player.begin } has named nobody.
lapsed-avenge = Time is up. { player.begin } leaves alone.
lapsed-heir = Time is up. { player.begin } leaves no heir.
tied = A tie: { players }.
    .v2 = The votes are level: { players }.
    .v3 = A dead heat: { players }.
tied-recount = A tie: { players }. That settles nothing.
    .v2 = The votes are level: { players }. Nothing is settled.
    .v3 = A dead heat: { players }. Once more, then.
tied-speak = A tie: { players }. Nothing is decided.
    .v2 = The votes are level: { players }. The argument goes on.
    .v3 = A dead heat: { players }. Not so fast.
lot = The lot falls on { player }.
lot-final = Somebody has to go. The lot falls on { player }.
coin-heads = For and against are even, and a coin decides. Heads: the sentence falls on { players }.
coin-tails = For and against are even, and a coin decides. Tails: the sentence passes over { players }.
elected-office = The place of honour goes to { player }, and with it a heavier vote.
elected-arbiter = The table has chosen: { player } decides alone.
office-left = { player.begin }'s place of honour is empty. The table will fill it again.
office-left-passes = { player.begin }'s place of honour is empty. It passes to an heir.
accused = The table points at { player }.
    .v2 = In the dock: { player }.
    .v3 = The accused is { player }.
sentenced = The sentence stands: { player }.
all-sentenced = The sentence stands: { players }.
cleared = { player.begin } is cleared.
acquitted = { player.begin } is acquitted.
executed = { player.begin } leaves the game. The table insists.
    .v2 = The table has decided, and { player } leaves the game.
    .v3 = So be it. Goodbye, { player.voc }.
    .v4 = The table has spoken. { player.begin } leaves the game.
sent-out = The host sends { player } out of the game.
nobody-executed = Nobody is executed today.
    .v2 = The day ends without an execution.
    .v3 = Nobody is executed. The rope goes back on its hook.
    .v4 = No execution today: the town will sleep on it.

## The end, and the host's own

host-lot = The lot was drawn between { players }.
host-changed = From now on { player } leads the game.
host-changed-you = From now on you lead the game. All cards are open to you.
noticed = For the host alone: one condition of victory is met ({ $ending }), but at this table it wins nobody the game.
noticed-lost = For the host alone: one condition of victory ({ $ending }) is no longer met.
draw-offered = The game stands still. The host may call it a draw.
draw-declared = The host calls a draw.
ended-early = The host ends the game: the outcome is plain.
won = The game is over. The winning side: { $side }.
won-town = The game is over. The town has won.
    .v2 = The game is over. The town has won, and leaves its doors unlocked.
    .v3 = The game is over. The last name was the right one: the town has won.
    .v4 = The game is over. The town has won. Sleep well.
won-mafia = The game is over. The mafia has won.
    .v2 = The game is over. The mafia has won, and nobody saw a thing.
    .v3 = The game is over. The town changes hands: the mafia has won.
    .v4 = The game is over. The mafia has won. Nothing personal.
won-yakuza = The game is over. The yakuza have won.
    .v2 = The game is over. The yakuza have won, and bow politely.
    .v3 = The game is over. The city has new masters: the yakuza have won.
    .v4 = The game is over. The yakuza have won. Not a word was wasted.
won-loner = The game is over. The loner has won.
    .v2 = The game is over. The loner has won, and shares it with nobody.
    .v3 = The game is over. One against all: the loner has won.
    .v4 = The game is over. The loner has won. The rest is silence.
won-draw = The game is over. Nobody has won.
    .v2 = The game is over. Nobody has won, and nobody will say they lost.
    .v3 = The game is over. A draw: nobody has won.
    .v4 = The game is over. Nobody has won. The cards go back in the box.
won-town-family = The game is over. The town has won, and the whole table eats in peace.
    .v2 = The game is over. Mamma is singing in the kitchen: the town has won.
    .v3 = The game is over. The town has won. The knives are for the bread again.
    .v4 = The game is over. The doors stand open: the town has won.
won-mafia-family = The game is over. The mafia has won. Dinner is on them.
    .v2 = The game is over. Somebody new sits at the head of the table: the mafia has won.
    .v3 = The game is over. The mafia has won, and it stays in the family.
    .v4 = The game is over. The mafia has won. The others may leave the table.
won-yakuza-family = The game is over. The yakuza have won, and tea is served instead of wine.
    .v2 = The game is over. The forks may go: the yakuza have won.
    .v3 = The game is over. The yakuza have won. A bow to the hostess.
    .v4 = The game is over. The table has new manners: the yakuza have won.
won-loner-family = The game is over. The loner has won, and dines alone.
    .v2 = The game is over. No guests were invited: the loner has won.
    .v3 = The game is over. The loner has won, and passes the bread to nobody.
    .v4 = The game is over. The loner has won, and does the dishes too.
won-draw-family = The game is over. Nobody has won, and the coffee is cold.
    .v2 = The game is over. The family leaves without a word: nobody has won.
    .v3 = The game is over. Nobody has won. Mamma turns out the light.
    .v4 = The game is over. The dishes are done in silence: nobody has won.
won-seats = { $count ->
    [1] The winner: { players }.
   *[other] The winners: { players }.
}
card = { player }: { $role }
cards = The cards. { $cards }.
closed = The host closes this.
timed-out = Time is up.
proceeded = The host goes on.
overruled-dies = The host rules: { player } dies.
overruled-lives = The host rules: { player } lives.
overruled-mark = The host rules: { player } gets the mark “{ $value }”.
overruled-unmark = The host rules: { player } loses the mark “{ $value }”.
overruled-answer = The host rules: the answer is “{ $value }”.
overruled-convict = The host rules: { player } is convicted.
overruled-spare = The host rules: { player } is spared.
overruled-removed = The host rules: { player } leaves the game.
reason = Reason: { $reason }.
undone = Taken back.
