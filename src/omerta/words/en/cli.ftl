# What the command line says.

## Help pages

cli-help = Omertà hosts the party game Mafia by the printed book.
cli-epilogue =
    A table for phones: omerta. A game at the terminal: omerta play classic
    A language: --lang en, ru or uk, anywhere on the line. More on a command: omerta play --help
cli-commands = Commands
cli-takes = Arguments
cli-options = Options
cli-usage = Usage: { $line }
cli-default-is = (default: { $value })
cli-help-serve = Open a table for phones: it hosts itself.
cli-help-play = Play a whole game in the terminal, you against bots.
cli-help-books = The books on the shelf.
cli-help-deck = The deck a book proposes for so many players, or its opinion of yours.
cli-help-replay = Play written games through the engine, tell them, and check what they expect.
cli-help-rule = One rule of a book, and the written games that test it.
cli-help-rules = The rules of the books, or how many of them written games test.
cli-help-check = Check a book of your own.
cli-help-book = Take a book off the shelf as a file, or begin one of your own.
cli-help-book-export = Print a book as TOML.
cli-help-book-new = Print the first ten lines of a book of your own.
cli-help-bench = Measure how fast the engine plays.
cli-opt-help = This page.
cli-opt-version = The version.
cli-opt-json = Output for programs (JSON).
cli-opt-book = A book on the shelf, or a TOML file of your own.
cli-opt-players = How many play.
cli-opt-with = Cards you want in the deck.
cli-opt-set = A house rule; may be given several times.
cli-opt-preset = A deck the book has a name for.
cli-opt-for = Who plays: beginners or experienced. Where the table leaves a choice, beginners face fewer enemies.
cli-opt-draw = Let chance pick the cards; the same number picks the same ones. With --preset it only settles what the named deck leaves open.
cli-opt-cards = Your own deck, for example "3 mafioso, detective, 4 ordinary-townsperson".
cli-opt-seats = How many sit at the table.
cli-opt-seat = Where you sit.
cli-opt-seed = The random seed; the same number deals the same cards.
cli-opt-names = What the players are called, from seat 1 on.
cli-opt-fast = Without pauses.
cli-opt-auto = A bot plays your seat too.
cli-opt-bots = How the bots play: random, plain, strangers, club or worlds.
cli-opt-save = Where to keep the game.
cli-opt-from = Resume a game saved in this file, with the table it was played at.
cli-opt-files = Written games.
cli-opt-why = Show the rules behind every ruling.
cli-opt-view = Whose eyes: a seat, public or host.
cli-opt-truth = Show what could be known: how suspicion went, seat by seat.
cli-opt-own = The TOML file of the book, if it is not on the shelf.
cli-opt-number = The number of a rule, for example FAM-268.
cli-opt-books = Books; all on the shelf if not given.
cli-opt-coverage = Play every written game and count the rules they test.
cli-opt-search = Only rules that speak of this word.
cli-opt-verbose = Also why some rules cannot be tested.
cli-opt-file = A TOML file.
cli-opt-order = List the pairs of calls whose order matters.
cli-opt-output = Where to write it.
cli-opt-new-name = A name of your own, in small letters.
cli-opt-based-on = The book it begins from.
cli-opt-games = How many games to measure.
cli-opt-growth = Also how the cost grows with the table.
cli-opt-memory = Also watch the memory over so many games.

## Mistakes

cli-no-language = “{ $name }” is not a language spoken here. Choose one of: { $known }.
cli-no-mind = No bot plays “{ $name }”. Choose one of: { $known }.
cli-no-command = There is no command “{ $name }”. Perhaps you meant: { $near }.
cli-no-option = This command does not know “{ $name }”. Perhaps you meant: { $near }.
cli-missing-value = Something is missing here: { $name }. Add it, or see --help.
cli-wrong-value = “{ $value }” does not fit { $name }. See --help for what does.
cli-too-much = This is more than the command needs: { $text }. Leave it out.
cli-twice = { $name } is given twice. Leave one of them out.
cli-confused = The command cannot be understood. See --help.
cli-no-book = There is no book “{ $name }” on the shelf. Perhaps you meant: { $near }.
cli-unsound = { $number ->
    [one] The book { $file } has { $number } fault and cannot be played. See it with: omerta check { $file }
   *[other] The book { $file } has { $number } faults and cannot be played. See them with: omerta check { $file }
}
cli-no-sense = { $file } does not look like a book of rules. Compare it with: omerta book export family
cli-no-file = There is no file { $file }. Check the name and the folder.
cli-not-text = { $file } is not a text file. Give a file with plain text.
cli-closed-file = { $file } cannot be opened. Give a readable file.
cli-cannot-write = { $file } cannot be written. Choose another place.
cli-no-card = This book has no card “{ $name }”. Perhaps you meant: { $near }.
cli-no-equals = “{ $text }” is not a house rule. Write it as name=value.
cli-no-switch = This book has no house rule “{ $name }”. Perhaps you meant: { $near }.
cli-no-number = The house rule { $name } is a number from { $least } to { $most }. Choose one of them.
cli-no-value = The house rule { $name } can be set to: { $values }. Choose one of them.
cli-players = { $number } will not do here. Choose a number from 1 to { $most }.
cli-seat = There is no seat { $number }. Choose one from 1 to { $most }.
cli-no-presets = The book { $book } has no named decks. Use --with.
cli-no-preset = There is no deck named “{ $name }”. Perhaps you meant: { $near }.
cli-preset-players = { $number ->
    [one] The deck “{ $name }” needs { $number } player or more. Invite some more, or choose another deck.
   *[other] The deck “{ $name }” needs { $number } players or more. Invite some more, or choose another deck.
}
cli-no-piles = The book { $book } does not pick its cards by chance. Leave --draw out, or use --with.
cli-deck-refused = { $number ->
    [one] This table of { $number } cannot be dealt. Change the number of seats or the cards.
   *[other] This table of { $number } cannot be dealt. Change the number of seats or the cards.
}
cli-many-names = { $number } names for { $seats } seats is too many. Leave some out.
cli-bad-names = Every name must be different and may not be a number. Choose others.
cli-no-viewer = Nobody here is called “{ $name }”. Write a seat, public or host.
cli-no-games = There is no game in { $file }. Begin one with the name of a book.
cli-at-line = line { $line }
cli-not-kept = { $file } holds no game by the book { $book } that can go on here. Give a file that “quit” has kept, and its book.
cli-no-prefix = “{ $name }” is not a rule number. They begin with: { $near }.
cli-no-rule = There is no rule { $name }. This book has { $first } to { $last }.
cli-book-name = “{ $name }” cannot name a book. Use small Latin letters, digits and dashes.
cli-book-taken = A book called { $name } already stands on the shelf. Choose another name.
cli-games = { $number } games cannot be measured. Ask for at least one.

## Books and decks

cli-book-numbers = { $players }. Cards: { $roles }, rules: { $rules }, house rules: { $switches }.
cli-written = Written to { $file }.
cli-new-name = A book of your own: the printed one, and what you change in it.
cli-new-card = A new card: whose side it is on, and what it does at night.
cli-new-call = After whom it is called.
cli-new-words = What it is called, what its holder reads, what is said when it is called.
cli-new-role = postman
cli-new-about = At night you may learn the card of one player.
cli-new-wakes = The postman wakes. Whose letters will you read?
cli-new-deed = read a letter
cli-sound = { $name } is sound. Cards: { $roles }, house rules: { $switches }, pairs of calls whose order matters: { $order }.
cli-games-hold = Written games that were played and hold: { $number }.
cli-unsaid = No words in { $language } yet: { $things }.
cli-in-ru = Russian
cli-in-uk = Ukrainian
cli-in-en = English
cli-unsound-head = { $number ->
    [one] { $file } cannot be played yet, { $number } fault:
   *[other] { $file } cannot be played yet, { $number } faults:
}
cli-deck-title = { $number ->
    [one] { $book }, { $number } player
   *[other] { $book }, { $number } players
}
cli-card = card
cli-can = what it can do
cli-deck-row = The table of the book for { $number }: { $row } ({ $rules }).
cli-deck-beyond = The table of the book has no row for { $number }; by its rule of thumb: { $row } ({ $rules }).
cli-deck-fine = The book has nothing to say against it.

## Rules

cli-origin-source = printed in the book
cli-origin-decision = our decision, where the book is silent
cli-rule-place = { $book }; { $origin }.
cli-rule-switch = House rule { $name } ({ $title }):
cli-rule-range = {"  "}from { $least } to { $most }
cli-default = (default)
cli-rule-case = Tested by: { $title } ({ $file }, line { $line })
cli-rule-no-case = No written game tests it yet.
cli-rules-none = No rule speaks of “{ $word }”. Try another word.
cli-playing = Playing the written games
cli-column-book = book
cli-column-rules = rules
cli-column-cases = games
cli-column-pinned = tested
cli-column-untestable = not testable
cli-column-missing = missing
cli-column-failing = failing
cli-missing = Missing in { $book }:
cli-failing = Failing: { $case }: { $problem }
cli-untestable = { $rule } cannot be tested. { $reason }.

## Replay

cli-on-paper = The book on paper: everything holds.
cli-unfinished = The game goes on from here.
cli-truth-none = This game has not come to its end: there is nothing to say in hindsight.
cli-truth-title = How likely each seat is to be of this side, by all that the table heard: { $side }
cli-truth-player = player
cli-truth-card = card
cli-truth-last = at the end
cli-truth-exact = Every way the cards may lie was weighed. A thin line is the beginning of a phase.
cli-truth-sample = Of all the ways the cards may lie, up to { $number } were weighed at each step. A thin line is the beginning of a phase.

## Play

cli-in-deck = In the deck: { $cards }.
cli-your-card = Your card: { $role }. { $about }
cli-you = you
cli-whom = { $whom } ({ $deed })
cli-whom-any = Whom?
cli-whom-many = { $whom } ({ $deed }; { $number } numbers, for example { $example })
cli-whom-in-order = { $whom } ({ $deed }; the first, then the second, for example { $example })
cli-how-to-answer = Type a number or a name. Also: ? for help, why, notes, undo, quit.
cli-may-say = To the table you may say: suspect 4, trust 4, role doctor, learned 4 mafia.
cli-help-words = why: the rules behind the last word of the host. notes: what you have learned. undo: take your last choice back. quit: leave, and keep the game.
cli-key-help = ?, help
cli-key-why = why
cli-key-notes = notes
cli-key-undo = undo
cli-key-quit = quit, exit
cli-key-suspect = suspect
cli-key-trust = trust
cli-key-role = role, card
cli-key-learned = learned
cli-which-deed = First say what: { $deeds }. Then whom.
cli-not-understood = “{ $text }” is nobody at this table. Type a number, or ? for help.
cli-only-this = “{ $text }” does not fit here. On offer: { $deed }.
cli-how-many = { $number ->
    [one] One player is needed for this: { $deed }. Type one number.
   *[other] { $number } players are needed for this: { $deed }. Type their numbers.
}
cli-two-names = Several players answer to “{ $text }”. Type more of the name, or the number.
cli-say-how = Say whom and what, for example: suspect 4, or learned 4 mafia.
cli-no-why = No numbered rule stands behind this. Ask again after the next announcement.
cli-vote-candidate = against
cli-vote-elected = for
cli-vote-number = votes
cli-vote-voters = from
cli-end-player = player
cli-end-card = card
cli-end-won = won
cli-again = The same cards again: --seed { $seed }
cli-kept = The game is kept in { $file }.
cli-go-on = To go on: { $command }
cli-replay-it = To read it again: { $command }

## Measuring

cli-measuring = Measuring
cli-speed-games = games
cli-speed-engine = engine, games a second
cli-speed-bare = bare loop, games a second
cli-speed-ratio = ratio
cli-speed-events = steps a game
cli-growth-seats = seats
cli-growth-events = steps a game
cli-growth-cost = microseconds a step
cli-memory-games = after games
cli-memory-megabytes = megabytes at most

## Faults of a book

fault = Something is wrong here: { $about }.
fault-no-such-role = There is no card “{ $about }” in the book.
fault-no-such-side = There is no side “{ $about }” in the book.
fault-no-such-gang = There is no gang “{ $about }” in the book.
fault-no-such-mark = There is no mark “{ $about }” in the book.
fault-no-such-phase = There is no phase “{ $about }” in the book.
fault-no-such-call = Nobody called “{ $about }” is woken in the book.
fault-no-such-group = There is no group of cards “{ $about }” in the deck law.
fault-no-such-switch = There is no house rule “{ $about }” in the book.
fault-no-such-preset = There is no named deck “{ $about }” in the book.
fault-no-such-value = The switch has no setting “{ $about }”.
fault-no-such-book = There is no book “{ $about }” on the shelf.
fault-not-a-word = “{ $about }” cannot name a book: small Latin letters, digits and hyphens, beginning with a letter.
fault-name-taken = “{ $about }” already means something at every table.
    .remedy = Give the ability another name.
fault-never-called = The card “{ $about }” has an ability but is never called.
    .remedy = Name after whom it is called, in the section [calls].
fault-wrong-number = An ability cannot have { $about } targets.
    .remedy = Choose 1, 2 or 3.
fault-two-targets = Comparing sides takes two players, not { $about }.
    .remedy = Write targets = 2.
fault-not-players = “{ $about }” is not a number of players.
    .remedy = Write a number, such as 8.
fault-not-a-number-of-cards = “{ $about }” is not a number of cards.
    .remedy = Write the number, a blank and the card, as in "3 mafioso".
fault-deck-of-another-size = This deck for { $near } players has { $about } cards.
    .remedy = Write as many cards as there are players.
fault-not-a-range = “{ $about }” is not a range.
    .remedy = Write the least number first, then the most, as in [1, 2].
fault-order-of-two = A first and a second target need two targets, not { $about }.
    .remedy = Write targets = 2, and no or_fewer.
fault-from-one-to-other = What comes by the { $about } target must fall on the other one.
    .remedy = Write at = "{ $near }".
fault-order-in-gang = The gang “{ $about }” agrees on whom, not on an order.
    .remedy = Give this ability to a card.
fault-empty-gang = The gang “{ $about }” has no card in it.
    .remedy = Give a card gang = "{ $about }", or take the gang out.
fault-no-cycle = The book never goes round.
    .remedy = Write cycle = ["night", "day"].
fault-no-dawn = No night of this book ends.
    .remedy = Add a step of the kind dawn to the night.
fault-no-endings = Nobody can win by this book.
    .remedy = Add at least one ending.
fault-switch-misses = The switch changes a place that is not there: { $about }.
    .remedy = Name an existing card, ability, step or mark.
fault-governed = The house rule “{ $about }” decides here, and by its default the game would be played differently.
    .remedy = Make switches.{ $about }.default say the same, or give the rule a value that does.
fault-idle-value = The book is already as the setting “{ $about }” would make it, yet the default is another.
    .remedy = Write default = "{ $about }", and at the places it changes what “{ $near }” means.
fault-defaults-clash = These house rules are on by default and cannot go together: { $about }.
    .remedy = Give one of them another default.
fault-not-toml = The file is not written in TOML: { $about }.
    .remedy = Look for a missing quote, bracket or equals sign.
fault-needs-own-name = The book needs a name of its own, other than “{ $about }”.
    .remedy = Write name = "our-book".
fault-no-such-place = There is no place “{ $about }” in the printed book.
    .remedy = Look for the path in: omerta book export.
fault-unknown-field = Nothing called “{ $about }” belongs here.
fault-missing-field = “{ $about }” is missing here.
    .remedy = Add it; see docs/books.md.
    .near = Perhaps this belongs to “{ $near }”.
fault-wrong-value = This value does not fit: { $about }.
fault-perhaps = Perhaps: { $near }.
fault-allowed = Allowed here: { $allowed }.
fault-no-such-kind = There is no kind of cards “{ $about }” in the book.
fault-no-such-ability = There is no ability “{ $about }” in the book.
fault-no-such-check = The deck law has no line “{ $about }”.
fault-no-such-message = Nothing called “{ $about }” is ever said, so it cannot be said otherwise.
fault-no-such-blank = “{ $about }” cannot be filled in here.
fault-no-blanks = “{ $about }” cannot be filled in here.
    .remedy = Write this text without braces.
fault-stray-brace = A brace stands alone: { $about }
    .remedy = Braces enclose a word to be filled in, as in {"{"}player{"}"}.
fault-not-a-name = “{ $about }” cannot name a card, an ability or a gang: written games could not speak of it.
    .remedy = Use small Latin letters, with hyphens between words.
fault-needs-text = Text in quotes belongs here, not: { $about }.
fault-needs-number = A whole number belongs here, without quotes, not: { $about }.
fault-needs-yes-or-no = true or false belongs here, without quotes, not: { $about }.
fault-needs-list = A list in square brackets belongs here, not: { $about }.
fault-needs-row = A list of { $near } values belongs here, not: { $about }.
fault-needs-table = A table of keys and values belongs here, not: { $about }.
fault-too-long = This text has { $about } letters; { $near } are the most that a phone has room for.
    .remedy = Say it more briefly.
fault-picture-missing = There is no picture “{ $about }” beside the book.
    .remedy = Put the SVG file into the folder of the book, or below it, and write its name here.
fault-picture-not-svg = This is no SVG that can be read: { $about }.
    .remedy = Save the drawing anew as a plain SVG.
fault-picture-doctype = A picture has no DOCTYPE and declares nothing.
    .remedy = Delete everything before <svg.
fault-picture-element = “{ $about }” has no place in a picture.
    .remedy = Draw with plain shapes: turn texts, symbols and copies into paths, take everything else out, save as a plain SVG.
fault-picture-attribute = “{ $about }” has no place in a picture.
    .remedy = Say it with plain attributes, such as fill="#b5271f" or transform="rotate(5)", or take it out.
fault-picture-value = This value has no place in a picture: { $about }
    .remedy = Write plain numbers and plain colours, such as red or #b5271f.
fault-picture-text = There is text in the picture: { $about }
    .remedy = Turn it into paths, or take it out.
fault-picture-view-box = A card is 300 wide and 360 high, and this picture says viewBox="{ $about }".
    .remedy = Set the page of the drawing to 300 by 360 and write viewBox="0 0 300 360".
fault-picture-too-much = The picture has too many shapes, or too many groups within groups.
    .remedy = Simplify it: two thousand shapes and sixteen groups deep will do.
fault-picture-too-large = The picture has { $about } bytes; { $near } are the most.
    .remedy = Simplify its paths.
fault-pictures-too-large = All pictures of the book together have more than { $about } bytes.
    .remedy = Simplify the largest of them: every phone loads them all before the deal.

## Where the order of calls matters

order-holds = First { $one }, then { $other }: the first may hold the second.
order-too-late-to-hold = First { $other }, then { $one }: the later one holds too late.
order-disguises = First { $one }, then { $other }: the first may disguise whom the second checks.
order-too-late-to-disguise = First { $other }, then { $one }: the later one disguises too late.
order-dooms = First { $one }, then { $other }: the first may stop the second with a shot.
order-too-late-to-stop = First { $other }, then { $one }: the later shot stops nothing.
order-saves = First { $one }, then { $other }: the first may save the second, and with it what the second does.
order-too-late-to-save = First { $other }, then { $one }: the later one saves whoever was hit, but not the lost deed.
order-imprisons = First { $one }, then { $other }: the first may put the second in prison.
order-too-late-to-imprison = First { $other }, then { $one }: the later one imprisons after the deed.
order-turns-back = First { $one }, then { $other }: the first may turn the second back at the door.
order-too-late-to-turn-back = First { $other }, then { $one }: the later one guards the door too late.
order-shows = First { $one }, then { $other }: the second can find the traces of the first.
order-too-late-to-show = First { $other }, then { $one }: whoever looks for traces looks too early.

## Scenarios, named decks, cards drawn unseen

cli-opt-one-book = One of them: its scenarios, named decks and house rules.
cli-opt-scenario = A scenario of the book: its house rule and its deck.
cli-no-scenarios = “{ $book }” has no scenarios. Leave --scenario out.
cli-no-scenario = There is no scenario “{ $name }” in this book. Choose one of: { $known }.
cli-scenario-players = { $number ->
    [one] The scenario “{ $name }” needs { $number } player or more. Invite some more, or choose another one.
   *[other] The scenario “{ $name }” needs { $number } players or more. Invite some more, or choose another one.
}
cli-two-decks = “{ $one }” and “{ $other }” cannot be laid on one table. Choose one of them.
cli-clash = These house rules do not go together: { $switches } ({ $rules }). Take one of them back.
cli-no-list = The house rule { $name } can be set to: { $values }; or to a list with commas{ $number ->
    [0] {""}
   *[other] {" "}of { $number } words
}, made of: { $words }.
cli-no-number-or = The house rule { $name } can be set to: { $values }; or to a number from { $least } to { $most }.
cli-book-least = { $number ->
    [one] This book needs at least { $number } player.
   *[other] This book needs at least { $number } players.
}
cli-from = { $number ->
    [one] { $number } player, and more
   *[other] { $number } players, and more
}
cli-column-name = name
cli-column-from = players
cli-column-about = what it is
cli-column-default = in the book
cli-column-or = or else
cli-book-scenarios = Scenarios: omerta play { $book } --scenario NAME
cli-book-presets = Named decks: omerta play { $book } --preset NAME
cli-book-hidden = Drawn unseen: omerta play { $book } --with NAME
cli-book-switches = House rules: omerta play { $book } --set NAME=VALUE
preset-beginners = for beginners, with the detective
preset-beginners-sheriff = for beginners, with the sheriff
preset-basic = the commissioner, and nobody else with a power
preset-first-step = one step further: the mafia boss from seven players, the doctor from eight
preset-first-game = a first game: the count as lord, the rest plain
preset-classic = the classic game

## At the table

cli-deck-untold = { $number ->
    [one] In the deck: { $number } card. Only the host knows which.
   *[other] In the deck: { $number } cards. Only the host knows which.
}
cli-may-say-less = To the table you may say: suspect 4, trust 4, learned 4 mafia.
cli-may-say-vendetta = To the table you may say: suspect 4, trust 4, role count, learned 4 hunter.
cli-say-how-vendetta = Say whom and what, for example: suspect 4, or learned 4 hunter.
cli-may-sign = In signs you may show a seat, a card, a card of a seat, yes, no or unknown. For example: 4, or 4 doctor.
cli-roses = Two roses: first the number for the black one, then for the red one, for example 3 5. Or one alone: black 3.
cli-two-roses = Two numbers are needed: the black rose, then the red one. For one rose alone say which: black 3, or red 5.
cli-no-rose = keep what is left
cli-whom-elect = For whom?
cli-watching = You are out. From now on you see everything, and keep it to yourself.

## The table for phones

cli-opt-host = The network address to listen on; 127.0.0.1 keeps the table on this machine.
cli-opt-port = The port; without it the first free one from 8420 on.
cli-opt-database = A database address such as postgresql://...; without it a file in the data folder.
cli-opt-data = The folder that keeps the games.
cli-opt-certificate = A certificate file, for an encrypted connection.
cli-opt-key = The key file of the certificate.
cli-opt-tls = An encrypted connection with a certificate made on the spot; a page tells phones how to trust it.
cli-opt-address = The address phones should open, if it is not the one this machine sees.
cli-opt-no-browser = Do not open the browser.
cli-opt-quickly = How long the bots think and short waits last; 0.1 is ten times as fast.
cli-opt-own-book = A book of your own to stand on the shelf; may be given several times.
cli-table-open = The table is open at { $address }
cli-table-phones = On a phone on the same network, point the camera at the code or open the address.
cli-table-others = Should no phone get through, this machine has other addresses: { $addresses }
cli-table-plain = The connection is not encrypted: on an open wireless network anybody who listens can read along. omerta serve --tls prevents it.
cli-table-guide = Phones warn once, because only this table vouches for itself. What to do then: { $address }
cli-table-unnamed = { $host } is not an address of a private network, and such a certificate may not name it: phones keep warning there. Better give --certificate and --key.
cli-table-here = On this machine, without a warning: { $address }
cli-table-authority = Authority, SHA-256: { $fingerprint }
cli-table-certificate = Certificate, SHA-256: { $fingerprint }
cli-table-narrator = Record a narrator of your own on another device: { $address }
cli-table-voiceless = Where a browser has no voice for your language, the table can speak with its own: pip install "omerta[voice]"
cli-table-book = On the shelf: { $title } ({ $name }).
cli-table-book-left-out = The table opens without the book { $file }:
cli-table-book-twice = A book named “{ $name }” stands there already. Give this one another name.
cli-table-stop = To close the table: Ctrl-C. Every game is kept and goes on next time.
cli-table-closed = The table is closed. Every game is kept.
cli-half-tls = A certificate and its key go together. Give both, or neither.
cli-tls-twice = --tls makes a certificate of its own. Leave it out, or leave out --certificate and --key.
cli-tls-unreadable = { $file } cannot be read or written. Bring it back from a copy or take it away: then a new authority is made, and phones that trusted the old one warn again.
cli-bad-port = There is no port { $port }. Choose a number up to 65535.
cli-no-port = The table cannot be opened on port { $port }: { $detail }. Choose another with --port.
cli-store-unreachable = The database does not answer. Check its address and that it is running. It said: { $detail }
cli-store-not-writable = The games cannot be kept there: the file or folder cannot be written. Choose another with --data. { $detail }
cli-store-not-a-database = That file is not a database of ours. Choose another with --data or --database. { $detail }
cli-store-newer-schema = A newer Omertà has kept games there. Update this one, or choose another place with --data. { $detail }
cli-store-busy = Another program holds the database. Close it, or choose another place with --data. { $detail }
cli-store-no-driver = PostgreSQL needs its driver, which is not installed. Install it and try again: { $detail }
cli-store-bad-url = That is not the address of a database. Write sqlite:///file or postgresql://name@machine/base. { $detail }
cli-store-no-folder = There is no such folder. Make it, or choose another with --data. { $detail }
cli-store-disk-full = The disk is full, so games cannot be kept. Make room, or choose another place with --data. { $detail }
cli-store-failed = The database refused. It said: { $detail }

## The laboratory

cli-help-lab = Questions that arithmetic or very many games can answer.
cli-help-lab-exact = The exact chances of a plain game, where everybody leaves everything to chance.
cli-opt-mafia = How many of them are mafiosi.
cli-opt-doctor = A doctor is among the town; he heals by chance.
cli-opt-detective = A detective is among the town; he checks by chance.
cli-opt-first = What it begins with: night or day.
cli-opt-ending = How the mafia wins: parity (when it is half of the living) or last (when nobody else is alive).
cli-opt-not-himself = The doctor may not heal himself.
cli-opt-not-again = The doctor may not heal the same one two nights running.
cli-opt-shows = When the detective shows himself: found (when he has found a mafioso), majority (when he and those he has cleared are more than half) or never (he stays hidden).
cli-opt-hunted = The mafia shoots a detective who has shown himself, and then those he has cleared.
cli-opt-html = Also write a page with pictures to this file.
cli-lab-counting = Counting
cli-lab-players = { $number } will not do here. Choose a number of players from { $least } to { $most }.
cli-lab-players-special = { $number } will not do with these cards: there are too many ways the game could go. Choose a number of players from { $least } to { $most }.
cli-lab-mafia = { $number } mafiosi will not do among { $players }. Choose a number from 1 to { $most }.
cli-lab-needs = { $option } means nothing without { $needed }. Add it, or leave the other out.
cli-lab-no-pictures = Pages with pictures need a package that is not installed here. Install it: { $command }

cli-help-lab-balance = How fair a deck is: the chances of every side, how long a game lasts, who lives.
cli-help-lab-value = What each card of a deck is worth to its side.
cli-help-lab-audit = Every row of a book's table and every deck it has a name for: which of them lean, and by how much.
cli-help-lab-suggest = The fairest decks a book allows for so many seats.
cli-help-lab-tournament = How much better one bot plays than another, side by side, over the same deals.
cli-opt-lab-deck = The deck, for example "3 mafioso, detective, 4 ordinary-townsperson"; else the one the book proposes.
cli-opt-lab-seats = How many sit at the table, if no deck is given.
cli-opt-lab-games = How many games at most, for each deck, card or pair of bots.
cli-opt-precision = Stop when every chance is known to so many percentage points; 0 plays all games.
cli-opt-lab-bots = The bot at every seat: strangers and club play like people, random leaves all to chance, plain is a beginner, worlds thinks.
cli-opt-lab-seed = The first seed; the same one gives the same answer on one core, on many and on a cluster.
cli-opt-cores = How many cores to use; 0 for all.
cli-opt-cluster = The address of a dask scheduler that shares out the games.
cli-opt-want = The odds you want for the sides of the book, in its order; a side that is not named should not win.
cli-opt-without = Cards you do not want in the deck.
cli-opt-decks = How many decks to try.
cli-opt-ladder = The bots to compare, each with the one before it.
cli-opt-lab-tables = The numbers of players to try.
cli-lab-whole-deck = --deck is the whole deck already. Leave --with out, or put its cards into --deck.
cli-lab-seats = The deck has { $number } cards and the table { $seats } seats. Leave out --seats, or give as many cards.
cli-lab-refused = “{ $book }” does not allow this deck for { $number }. { $why }
cli-lab-odds = “{ $odds }” is not a set of odds. Write whole numbers from 0 to { $most } with colons between them, not all of them 0, for example 50:50, for { $sides } in this order.
cli-lab-games = { $number } games cannot be played. Choose a number from 1 to { $most }.
cli-lab-bots = There is no bot “{ $name }”. There are: { $known }.
cli-lab-both = { $card } cannot be both wanted and unwanted.
cli-lab-no-deck = No deck for { $number } seats is both allowed by the book and as you want it. Ask for less.
cli-lab-all-plain = Every card of this deck is a plain one; there is nothing to compare.
cli-lab-ladder = A tournament needs two bots at least, for example --bots plain,worlds.
cli-lab-no-cluster = To work on a cluster, install what it needs: { $command }
cli-lab-cluster = There is no scheduler at { $address } ({ $why }).
cli-lab-precision = { $number } cannot be a precision. Give percentage points from 0 to 50; 0 plays all games.
cli-lab-cores = { $number } cores cannot be used. Give a number from 1 to { $most }, or 0 for all there are.
cli-lab-decks = { $number } decks cannot be tried. Choose a number from 1 to { $most }.
cli-lab-playing = Playing
cli-lab-getting-ready = Getting ready
cli-lab-compiling = Getting ready; the first time this may take half a minute
cli-lab-interrupted = Interrupted. This is what the games played until then say.
cli-lab-lost = The work was broken off: one of the processes was ended, or the cluster is gone. Look into it and ask again.
cli-lab-lost-since = The work was broken off: one of the processes was ended, or the cluster is gone. This is what the games played until then say.
cli-lab-seed = { $number } cannot be a seed. Give a number from −{ $most } to { $most }.
cli-lab-no-table = “{ $book }” has neither a table nor a deck with a name: there is nothing to try. Try a deck of your own with omerta lab balance.
cli-lab-namesakes = Two of these books are called “{ $book }”. Give one of them another name.
cli-lab-tables = “{ $tables }” is not a list of player numbers. Write them with commas, for example 8,10,12.
cli-opt-what = What to measure: the engine, or the laboratory (lab).
cli-lab-speed-book = book
cli-lab-speed-deck = deck
cli-lab-speed-engine = engine, games a second
cli-lab-speed-fast = fast path
cli-lab-speed-bare = bare loop
cli-lab-speed-engine-ratio = engine to bare
cli-lab-speed-fast-ratio = fast to bare
cli-lab-two-cores = Two processes do { $number } times as much as one.
cli-lab-to-a-point = The chances of an even deck of twelve, played by beginners, are known to one percentage point after { $seconds } s and { $games } games on two processes.
