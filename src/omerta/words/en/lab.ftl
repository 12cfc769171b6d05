# What the reports of the laboratory say.

lab-numbers = The numbers
lab-made = From the laboratory of Omertà. The same question gives the same page.
lab-origin = { $command }, seed { $seed }, Omertà { $version }
lab-point = .
lab-percent = { $number }%

## Names of columns and axes

lab-column-side = side
lab-column-chance = chance
lab-column-fraction = as a fraction
lab-column-mafiosi = mafiosi
lab-column-phase = phase
lab-column-share = games
lab-axis-chance = chance to win, %
lab-axis-mafiosi = mafiosi
lab-axis-phase = night (N) or day (D) in which the game ends
lab-axis-share = share of games, %
lab-axis-played = nights and days played
lab-axis-alive = expected to live, %
lab-night = N{ $number }
lab-day = D{ $number }
lab-at-once = at once
lab-digits = { $number ->
    [one] a fraction of { $number } digit
   *[other] a fraction of { $number } digits
}

## Exact chances

lab-exact-title = A plain game: { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $mafia ->
    [one] { $mafia } mafioso
   *[other] { $mafia } mafiosi
}
lab-exact-lead = The town wins with { $town }, the mafia with { $mafia }.
lab-exact-rules = What is played
lab-exact-who = Who wins
lab-exact-who-about = Nothing here is rounded before it is printed: every course the game can take was followed to its end.
lab-exact-mafiosi = With fewer mafiosi, and with more
lab-exact-mafiosi-about = The same table, the same rules, another number of mafiosi.
lab-exact-mafiosi-said = With { $least } to { $most } mafiosi the chance of the mafia goes from { $low } to { $high }.
lab-exact-length = How long a game lasts
lab-exact-length-said = Most games, { $share } of them, end in phase { $phase }.
lab-exact-living = Who lives
lab-exact-living-about = Of those who hold a card, what share is expected to be alive after so many nights and days. Whoever is alive when the game ends stays so.
lab-exact-living-said = Of each card, alive at the end: { $shares }.
lab-exact-living-share = { $card } { $share }

lab-rule-plain = By day the town lynches one of the living, by night the mafia shoots one who is not of the mafia. Both leave it to chance, and nobody is luckier than another.
lab-rule-first-night = It begins with a night.
lab-rule-first-day = It begins with a day.
lab-rule-ending-parity = The mafia has won as soon as it is half of the living; the town, when no mafioso is alive.
lab-rule-ending-last = It is played until only one side is left.
lab-rule-doctor = Every night the doctor heals one of the living, by chance; a shot at that one is in vain.
lab-rule-not-himself = He may not heal himself.
lab-rule-not-again = He may not heal the same one two nights running.
lab-rule-detective = Every night the detective checks one of the living he has not checked yet, by chance.
lab-rule-shows-found = He keeps silent until the morning on which he knows a living mafioso; then he shows himself and says all he knows.
lab-rule-shows-majority = He keeps silent until the morning on which he and those he has cleared are more than half of the living; then he shows himself and says all he knows.
lab-rule-shows-never = He never shows himself and tells nobody: whatever he knows, the vote is left to chance as without him.
lab-rule-shown = From then on the town lynches the mafiosi it knows, and while it knows none, one of those nobody has vouched for. If he leaves before, what he knew is lost.
lab-rule-hunted = Once he has shown himself the mafia shoots him first, then those he has cleared.
lab-rule-not-hunted = Even then the mafia goes on shooting by chance.

## Decks

lab-draw = a draw
lab-points = { $number } pp
lab-between = { $low }–{ $high }%
lab-from-to = { $low } to { $high }
lab-row = by the table
lab-leans = leans
lab-column-card = card
lab-column-interval = 95% interval
lab-column-lives = lives to the end
lab-column-first-out = first to leave
lab-column-worth = worth
lab-column-players = players
lab-column-deck = deck
lab-column-leader = best side
lab-column-lead = ahead by
lab-column-verdict = verdict
lab-column-book = book
lab-column-bots = bots
lab-column-before = before
lab-column-after = after
lab-column-gain = gain
lab-column-rounds = rounds
lab-axis-rounds = rounds
lab-axis-worth = what the card adds to the chance of its side, percentage points
lab-axis-leader = chance of the best side, %
lab-tried = { $book }, { $number ->
    [one] { $number } player
   *[other] { $number } players
}
lab-deck = The deck
lab-as-random = as chance plays
lab-as-plain = as beginners play
lab-as-strangers = as strangers play
lab-as-club = as a club plays (calibrated, not validated)
lab-as-worlds = as players who weigh every card play
lab-how = { $number ->
    [one] { $number } game, { $whose }.
   *[other] { $number } games, { $whose }.
}
lab-games-played = { $number ->
    [one] { $number } game
   *[other] { $number } games
}, { $whose }; a game lasts { $rounds } rounds on average.
lab-balance-lead = Chances to win, { $whose }: { $chances }.
lab-interval-about = The bar behind a dot is its 95% interval: of 100 such measurements, 95 have the true chance within the bar.
lab-length-said = A game lasts { $rounds } rounds on average.
lab-living-about = Of those who hold a card, how many are still there after each round. Whoever is there when the game ends stays.
lab-living-said = { $card } lives to the end most often: { $share }.
lab-first = Who leaves first
lab-worth = What each card is worth
lab-worth-lead = Worth most to its side, { $whose }: { $card }, { $gain }.
lab-worth-about = The same { $number ->
    [one] { $number } deal
   *[other] { $number } deals
} with the card and with a plain one in its place; { $whose }.
lab-audit-tried = How they were tried
lab-audit-title = The books on trial
lab-audit-how = Games of each deck: { $number }, { $whose }. A deck leans if even the low end of the best side’s interval is above { $share }.
lab-audit-lead = { $number ->
    [one] { $number } deck was tried
   *[other] { $number } decks were tried
}, { $leaning ->
    [0] none of them leans.
    [one] { $leaning } of them leans.
   *[other] { $leaning } of them lean.
}
lab-audit-said = { $number ->
    [0] No deck leans beyond doubt.
    [one] One deck leans beyond doubt: { $decks }.
   *[other] { $number } decks lean beyond doubt: { $decks }.
}
lab-decks-tried = { $number ->
    [one] { $number } deck tried
   *[other] { $number } decks tried
}, the last ones with { $games } games each, { $whose }.
lab-fairest = The fairest
lab-shortest = The shortest of the fair ones
lab-wildest = The most varied of the fair ones
lab-proposal = { $chances }; { $rounds } rounds.
