# What is told when a game is over: its tale, counted from what happened, and the awards of the evening.
# When it was stands before each sentence. Nothing here says more than was counted.

## The tale

tale-saved = they come for { player }, but { other } has got there first.
    .v2 = { player } is as good as gone. { other.begin } will not have it.
    .v3 = { player } lives, and owes { other } a drink.
tale-saved-self = they come for { player }. { player.begin } has thought of that.
    .v2 = { player } is expecting visitors, and outlives the visit.
tale-took-the-blow = the blow is meant for { other }. { player.begin } takes it.
    .v2 = { player } goes in place of { other }. Now that is a friend.
tale-mate-decided = { other } falls by a single vote. One of those against is a partner: { player }.
    .v2 = a single vote brings { other } down, and a partner lends a hand: { player }.
tale-mate-decided-vendetta = { other } goes to the scaffold by a single vote. One of those in favour is an ally: { player }.
    .v2 = a single vote seals { other }'s fate, and an ally lends a hand: { player }.
tale-decided = { other } falls by a single vote. { player.begin } casts it.
    .v2 = the vote that tips the scales against { other } is { player }'s.
tale-decided-vendetta = { other } goes to the scaffold by a single vote. { player.begin } casts it.
    .v2 = the vote that sends { other } to the scaffold is { player }'s.
tale-one-vote = not a vote to spare, and { player } goes.
    .v2 = a single vote decides, and { player } goes.
tale-one-vote-vendetta = not a vote to spare, and { player } goes to the scaffold.
    .v2 = a single vote decides, and { player } goes to the scaffold.
tale-finder-executed = { player } knows the truth about { other }, and is voted out all the same.
    .v2 = { player } finds { other } out, and is the one they send away.
tale-found-unheard = { player } finds { other } out, and points a finger. It does not help.
    .v2 = { player } finds { other } out, and speaks up. The votes do not follow.
tale-finder-died = { player } finds { other } out, and dies with the secret.
    .v2 = the truth about { other } goes to the grave with { player }.
tale-found-executed = { player } sees through { other }. At the next vote, so do the others.
    .v2 = { player } takes one look at { other }. One vote later { other } is gone.
tale-found-lived = { player } finds { other } out. Little good it does: { other } stays to the end, and wins.
    .v2 = { player } finds { other } out. The rest of us hear of it only now.
tale-mate-voted = a partner has a hand in it: { player } votes against { other }.
    .v2 = so much for friendship: { player } votes against a partner, { other }.
tale-mate-voted-vendetta = an ally has a hand in it: { player } votes for { other }'s execution.
    .v2 = so much for friendship: { player } votes to execute an ally, { other }.
tale-helper-executed = the town loses { $card }: { player }.
    .v2 = the town sends away somebody it needed: { player }, { $card }.
tale-helper-executed-vendetta = the scaffold takes somebody it should have spared: { player }, { $card }.
    .v2 = the ball sends away a guest it needed: { player }, { $card }.
tale-unanimous = all the others agree on { player }. The card: { $role }.
    .v2 = everyone else is of one mind: it must be { player }. The card: { $role }.
tale-unanimous-vendetta = all the others send { player } to the scaffold. The card: { $role }.
    .v2 = everyone else is of one mind: the scaffold for { player }. The card: { $role }.
tale-own-fire = { other } does not miss. A pity: { player } is on the same side.
    .v2 = { other } strikes down { player }. They were on the same side.
tale-gang-fire = the gang kills one of its own: { player }.
tale-trapped = { other } has set a trap, and it is { player } who walks into it.
tale-hard-to-kill = { $number ->
    [2] Twice they came for { player }. { player.begin } is still here.
   *[other] They came for { player } { $number } times. { player.begin } is still here.
}
tale-unsuspected = From first to last not one vote against { player }, and { player } is { $card }.
    .v2 = Nobody ever voted against { player }. They should have: { player } is { $card }.
tale-unsuspected-vendetta = From first to last not one vote for { player }'s execution, and { player } is { $card }.
    .v2 = Nobody ever voted to execute { player }. They should have: { player } is { $card }.
tale-drawn = the votes are even, and the lot falls on { player }.
    .v2 = the votes cannot decide, so the lot does. { player.begin } leaves.
tale-lone-winner = Of the { $among } winners, only { player } lived to see it.
tale-settled = { player } leaves, and that settles it.
    .v2 = the last empty chair is { player }'s.
tale-settled-family = { player } leaves, and the table can be cleared.
    .v2 = the last chair to be pushed back is { player }'s.
tale-settled-offscreen = { player } leaves, and the picture is in the can.
    .v2 = the last name struck from the call sheet is { player }'s.
tale-settled-chicago = { player } leaves, and the barman turns the sign.
    .v2 = the last to make the papers: { player }.
tale-settled-vendetta = { player } leaves, and the violins fall silent.
    .v2 = the last candle to go out is { player }'s.
tale-first-out = the first empty chair is { player }'s.
    .v2 = somebody always goes first. This time it is { player }.
tale-first-out-family = the first chair is empty. The family goes on eating without { player }.
    .v2 = somebody always leaves the table first. This time it is { player }.
tale-first-out-offscreen = the first name to come off the cast list is { player }'s.
    .v2 = somebody always leaves the set first. This time it is { player }.
tale-first-out-chicago = the first to make the papers: { player }.
    .v2 = somebody's luck always runs out first. This time it is { player }'s.
tale-first-out-vendetta = the first candle to go out is { player }'s.
    .v2 = somebody always leaves the ball first. This time it is { player }.
tale-most-votes = No name drew more votes than { player }'s: { $number } in all.
tale-most-votes-vendetta = No name drew more votes for the scaffold than { player }'s: { $number } in all.
tale-rounds = The game took { $number ->
    [one] { $number } round
   *[other] { $number } rounds
}, and { $among ->
    [0] nobody is left standing.
    [1] one is left standing.
   *[other] { $among } are left standing.
}

# Where people sleep through the light, whatever happens in it happens by day.

tale-when-dawn-vendetta = day
tale-when-sunset-vendetta = day

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
