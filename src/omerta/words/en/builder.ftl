# What the table says while a deck is put together.

## Cards that stand together

table-group-leaders = { $side }: leaders
    .about = The cards this side is built around.
table-group-gifted = { $side }: cards with a power
    .about = Each can do something of its own.
table-group-plain = { $side }: plain cards
    .about = A voice and a vote, nothing more.
table-group-gang = { $side }: the gang
    .about = They choose together, unseen by the rest.
table-group-loners = { $side }: alone against all
    .about = Wins with none of the others.
table-mark-leader = leader
table-mark-head = head of the gang
table-mark-apart = outside the gang

## What a deck plays like

table-plays-length-short = Short
table-plays-length-middle = Of average length
table-plays-length-long = Long
table-plays-length-unknown = Length
table-plays-length = { $rounds } rounds on average, { $whose }
table-plays-length-waits = the bots are playing it
table-plays-noise-quiet = Quiet
table-plays-noise-middle = Lively
table-plays-noise-loud = Loud
table-plays-strikes = { $number ->
    [0] nobody is struck by a card
    [1] one attempt on a life in a round
   *[other] up to { $number } attempts on a life in a round
}
table-plays-guards = { $number ->
    [0] nobody guards
    [1] one card guards
   *[other] { $number } cards guard
}
table-plays-known-little = Little is known
table-plays-known-middle = Something is known
table-plays-known-much = Much is known
table-plays-learners = { $number ->
    [0] nobody learns anything
    [1] one of { $players } learns something
   *[other] { $number } of { $players } learn something
}
table-plays-shown-always = the dead show their cards
table-plays-shown-executed = only the executed show their cards
table-plays-shown-never = cards stay closed

## Another deck in one tap

table-design-fairer = { $percent ->
    [0] Looking for a fairer deck.
   *[other] Looking for a fairer deck: { $percent }% of the time has passed.
}
table-design-alike = { $percent ->
    [0] Looking for other cards.
   *[other] Looking for other cards: { $percent }% of the time has passed.
}
table-design-queue = Another table is asking. Your turn comes next.
table-design-found-fairer = Fairer now. { $side }: { $before } before, { $after } now ({ $between }).
table-design-found-alike = Other cards, about the same chances. { $side }: { $before } before, { $after } now ({ $between }).
table-design-even = Already as even as { $games } games can tell. Nothing was changed.
table-design-none-fairer = { $decks ->
    [0] The book allows no other deck close to this one. Nothing was changed.
    [1] One deck close to this one was tried, and it is not clearly fairer. Nothing was changed.
   *[other] { $decks } decks close to this one were tried, and none is clearly fairer. Nothing was changed.
}
table-design-none-alike = { $decks ->
    [0] This book has no other cards for such a deck. Nothing was changed.
    [1] One deck with other cards was tried, and it plays differently. Nothing was changed.
   *[other] { $decks } decks with other cards were tried, and all play differently. Nothing was changed.
}
table-design-unsure = This machine could not play enough games to tell. Nothing was changed; try again when it is less busy.
table-design-changed = You have changed the deck in the meantime, so it stays as you made it.
table-design-failed = The bots cannot play just now. The deck is as it was.
refusal-design-busy = Too many tables are asking for decks at once. Try again in a minute.
refusal-no-deck-before = There is nothing to take back. The deck is as you made it.

## Decks and scenarios with a name: what is special, and for whom it is

preset-about-beginners = The detective looks at one player every night, or shoots. Everybody else is plain.
    .for = For a table where some play for the first time.
preset-about-beginners-sheriff = The sheriff shoots at night and is never told on whom he can rely. Everybody else is plain.
    .for = For beginners who like it short and rough.
preset-about-basic = One commissioner who checks, one mafia that shoots, and no other power.
    .for = For a first evening, and for those who would rather talk.
preset-about-first-step = The mafia boss takes a vote away for a day, and from eight players on a doctor saves lives at night.
    .for = For tables that know the game without powers by heart.
preset-about-first-game = The count learns what others are. Nobody else has a power, and no werewolf prowls.
    .for = For those who meet the castle for the first time.
preset-about-classic = Guests under protection, a scout and a lord who look for each other, and from ten players on a werewolf.
    .for = For tables that have had their first game; clubs like it too.
preset-about-love-triangle = The bride looks for the king, the king may murder her by mistake, and the scout wants to find both.
    .for = For those who like to search, and to be found.
preset-about-bloody-feuds = King, nosferatu, hunters and a werewolf may all murder: blood flows on every side.
    .for = For tables that want it loud and fast.
preset-about-wrong-hunter = The ringleader breaks every tie among the hunters; the vampires have a queen who guards and an heir to the lord.
    .for = For hunters who like to argue among themselves.
preset-about-duel-of-observers = Dhampir and revenant count traces, the scout counts with them, and a werewolf spoils the sums.
    .for = For those who take notes and think aloud.
preset-about-werewolf-invasion = Werewolf and kitsune know each other, and win together if they are the last.
    .for = For tables that know the cards; the vampires have two more enemies.
preset-about-wolf-pits = Instead of murdering, the werewolf may lie in wait: the first to come for him dies.
    .for = For those who would rather set a trap than chase.
preset-about-hunter-under-cover = One of the hunters works alone, knows none of the others, and is known to none of them.
    .for = For experienced hunters, and for whoever likes to play a double game.

## The page

page-plays-like = What this deck plays like
page-notices-none = The book has nothing against this deck.
page-other-deck = Another deck
page-fairer = Fairer
page-alike = Other cards like this
page-undo-deck = Take it back
