# What is told when a game is over: its tale, counted from what happened, and the awards of the evening.
# When it was stands before each sentence. Nothing here says more than was counted.

## The tale

tale-saved = they came for { player }, but { other } had got there first.
    .v2 = { player } was as good as gone. { other.begin } would not have it.
    .v3 = { player } lives, and owes { other } a drink.
tale-saved-self = they came for { player }. { player.begin } had thought of that.
    .v2 = { player } was expecting visitors, and outlived the visit.
tale-took-the-blow = the blow was meant for { other }. { player.begin } took it.
    .v2 = { player } goes in place of { other }. Now that is a friend.
tale-mate-decided = one vote short against { other }. The gang itself chipped in: { player }.
    .v2 = not a vote to spare against { other }, and one from the same gang: { player }.
tale-decided = not a vote to spare against { other }. The last one came from { player }.
    .v2 = one vote fewer, and { other } might still be here. The last came from { player }.
tale-one-vote = not a vote to spare, and { player } goes.
    .v2 = one hand decides, and it decides against { player }.
tale-finder-executed = { player } knows the truth about { other }. The next to go is { player }.
    .v2 = { player } sees through { other }, and it is { player } who is sent away.
tale-found-unheard = { player } finds { other } out and says so aloud. It does not help.
    .v2 = { player } was right about { other }, and said it. The table had other plans.
tale-finder-died = { player } finds { other } out, and dies with the secret.
    .v2 = the truth about { other } leaves the table together with { player }.
tale-found-executed = { player } sees through { other }. At the next vote, so does the table.
    .v2 = { player } takes one look at { other }. By the next round { other } is gone.
tale-found-lived = { player } found { other } out. { other.begin } was there to the end, and won.
tale-mate-voted = one voice against { other } comes from the same gang: { player }.
    .v2 = so much for friendship: { player } votes against { other }, of the same gang.
tale-helper-executed = the table sends away { player }. The card: { $role }. One of its own.
    .v2 = the table parts with a card it needed: { player }, { $role }.
tale-unanimous = everybody agrees on { player }, and somebody is delighted. The card: { $role }.
    .v2 = for once the whole table is of one mind. It sends away { player }: { $role }.
tale-own-fire = { other } does not miss. A pity: { player } was on the same side.
    .v2 = { other } strikes at { player }. Only then do they learn: same side.
tale-gang-fire = the gang loses one, and by its own hand: { player }.
tale-trapped = { other } had set a trap. It was { player } who walked in.
tale-hard-to-kill = { $number ->
    [2] Twice they came for { player }. { player.begin } is still sitting here.
   *[other] They came for { player } { $number } times. { player.begin } is still sitting here.
}
tale-unsuspected = In the whole game not one hand rose against { player }. The card: { $role }.
    .v2 = Nobody ever thought of { player }. Somebody should have: { $role }.
tale-drawn = the votes are even, and the lot falls on { player }.
    .v2 = the table cannot decide, so the lot does. { player.begin } leaves.
tale-lone-winner = Of the { $among } winners, only { player } is left at the table.
tale-settled = { player } leaves, and that settles it.
    .v2 = the last chair pushed back belongs to { player }.
tale-first-out = the first empty chair. { player.begin } will not be there for the rest.
    .v2 = somebody has to be first. It is { player }.
tale-most-votes = Nobody drew more votes than { player }: { $number } in all.
tale-rounds = Round { $number } was the last. Still at the table: { $among }.

## The awards of the evening

times = { $number ->
    [1] once
    [2] twice
   *[other] { $number } times
}
award-saver = The good neighbour
    .line = others kept alive: { $number }
award-nose = The nose
    .line = { $among ->
    [0] votes in the right direction: { $number }
   *[other] votes in the right direction: { $number } of { $among }
}
award-unsuspected = The poker face
    .line = won with plenty to hide and no vote against: { times }
award-decisive = The last straw
    .line = votes that tipped the count: { $number }
award-unsinkable = Unsinkable
    .line = votes taken, and still sitting there: { $number }
award-nine-lives = Nine lives
    .line = attempts slept through: { $number }
award-first-out = The early bird
    .line = { $among ->
    [0] first to leave the table: { times }
   *[other] first to leave the table: { times } in { $among } games
}
award-innocent = Wrong face, wrong moment
    .line = sent away for nothing: { times }
award-invisible = The wallpaper
    .line = { $number } games, never named, never voted against
award-against-mates = Nothing personal
    .line = votes against their own gang: { $number }
award-astray = With the best of intentions
    .line = votes cast: { $number }, all against their own
award-luckless = Next time
    .line = games without a win: { $number }
