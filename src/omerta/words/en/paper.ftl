# Omertà on paper: what stands on printed sheets, and what is said about printing.

## On the sheets

paper-about = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $players ->
    [one] { $players } player
   *[other] { $players } players
}.
paper-night = The host's night
paper-night-about = Who is called, in which order, with which words.
paper-night-seats = Seats
paper-rules = Ties and victory
paper-rules-about = As they are played at this table. The numbers lead to the rules themselves: omerta rule NUMBER.
paper-ties = The vote and its ties
paper-victory = Who has won
paper-house-rules = Other house rules
paper-here = Here: { $setting }.
paper-notebook = Notebook
paper-notebook-name = Name
paper-notebook-claims = Claims to be
paper-notebook-day = Day
paper-notebook-card = Card
paper-deck = In the deck
paper-tent-scan = Point your phone here and sit down at the table.

## At the terminal

cli-help-print = Print a book or a deck: cards, the host's night, rules, notebooks, name tents.
cli-opt-print-seats = Print the deck the book proposes for so many players. Without it: every card of the book.
cli-opt-out = The file to write.
cli-opt-paper = The paper in the printer: a4 or letter.
cli-opt-backs = Backs of the cards: duplex to print on both sides, turned over the long edge; fold to fold each card; none.
cli-opt-white = White ground, to save toner.
cli-opt-only = Only these sheets, with commas between: cards, night, rules, notebook, tents.
cli-opt-tents = What stands on the name tents, from seat 1 on.
cli-opt-join-address = The address of the table, for the code on the name tents.
cli-print-done = { $file }: { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
}, made in { $seconds } s.
cli-print-no-press = Printing needs a package that is not installed here. Install it: { $command }
cli-print-file-exists = { $file } is there already. Choose another name with --out, or add --force to overwrite it.
cli-print-too-long = The text of “{ $name }” is too long for its card. Say it in fewer words.
cli-print-no-part = There is no sheet “{ $name }”. There are: { $known }.
cli-print-two-decks = The deck has { $cards } cards and the table { $seats } seats. Leave out --seats, or give as many cards.
cli-print-seats-for = { $option } is about a deck. Say for how many players: --seats N.

## From the page

refusal-print-busy = This table is printing already. Try again in a moment.
refusal-print-slow = This machine has too much to do to print just now. Try again in a few minutes.
refusal-print-late = The cards are dealt. A deck can be printed before the deal.
refusal-print-empty = Nobody sits here yet, so there is no deck. Sit down, or add bots.
refusal-print-missing = Printing is not installed here.
