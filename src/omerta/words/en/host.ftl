# What a person who leads says and reads at his desk, and on the remote in his pocket.

host-all-sleep = Everybody, close your eyes.
host-sleeps = { $role }, close your eyes.
host-hand-up = { $role }, raise a hand. Nobody else moves.
host-all-wake = Everybody, open your eyes. I know the cards now. We begin.

page-host-left-met = { $name }: { $number } more to find
page-host-meet-hint = Tap everybody who opens their eyes. Who is who will come out later.
page-host-no-more = No more nominations
page-host-nobody = Nobody

refusal-whose-hands = In this vote it matters whose hands they are. Tap them one by one.
refusal-too-many-hands = There are not so many hands left: { $most } at most.
page-host-how-many = How many hands
page-host-hands-or-number = { $name }: tap the hands, or how many there are
page-host-count = Count: { $number } of { $most }
page-host-count-one = { $name }: { $number }
page-host-keys = Keys
page-host-key-seat = a seat; two digits one after the other
page-host-key-next = the big button
page-host-key-undo = take back
page-host-key-pause = stop the clock, or let it go on
page-host-key-book = the book: cards and rules
page-host-key-tell = tell the next line, or show the last one again
page-host-key-help = this list
page-host-book = Book
page-host-meanwhile = Something new is on the desk. Close this and look.

refusal-no-such-remote = The desk does not know this word, or the word is too old. Let the desk show a new one.
refusal-at-the-desk = This is entered at the desk.

page-host-remote = Remote in the pocket
page-host-remote-about = Open this on your own phone, one that nobody plays on. It shows what you say next, and has three keys: next, back, pause. No card is ever on it.
page-host-remote-ask = The desk shows a word under Host, Remote in the pocket. Type it here.
page-host-remote-word = The word at the desk
page-host-remote-join = Be the remote
page-host-remote-has = A phone is the remote of this desk.
page-host-remote-away = Put it away
page-host-remote-anew = Show a word
page-host-remote-waits = The remote is ready. It comes alive when a game is led from the desk.
page-host-at-desk = To be entered at the desk
page-host-back = Back
