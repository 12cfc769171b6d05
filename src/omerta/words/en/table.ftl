# What the table itself says on phones and on its screen.

table-dealt = The cards are dealt
table-over = The game is over
table-waiting = A game is going on at this table. You can watch it, or ask for your seat back.
table-voice-of = The table speaks on { $name }’s phone.
table-voice-apart = The table speaks on a device of its own.
table-led = A host leads this game from a desk and sees all cards.
table-handed = The table leads now. Before that a host led this game and saw all cards.
table-overruled = The host has made a ruling.
table-taken-back = Something was taken back.
table-plea = { $name } asks to come back on another phone, which shows the number { $number }. Is it really { $name }?
table-plea-rival = Another phone asks for the same place: compare the numbers.
table-asked = You have asked. Let the others see this phone: its number is { $number }.
table-plea-voices = { $yes } of { $needed } have agreed.
table-plea-stands = Agreed. It happens { $time } after it was asked, unless the lost phone shows a sign of life.
table-plea-bot = Somebody asks to play for { $name } instead of the bot, on a phone that shows the number { $number }. Let them?
table-stopped-gone = Somebody who has left
table-repeated = { $name }: once more, please
table-wish-screen = Somebody at the screen
table-wish-skip = { $who } wants to end this now. Agreed?
table-wish-longer = { $who } asks for { $time } more. Agreed?
table-wish-take-back = { $number ->
    [1] { $who } wants to take back the last step. Agreed?
    [one] { $who } wants to take back the last { $number } step. Agreed?
   *[other] { $who } wants to take back the last { $number } steps. Agreed?
}
table-wish-leave = { $who } wants to put { $name } out of the game. Agreed?
table-wish-again = { $who } wants to break off the game. Agreed?
table-wish-hand-over = The host wants to lead the game again and will then see all cards. Agreed?

table-plea-desk = { $name } offers to host instead of whoever has left. Hand over the desk?
table-plea-desk-watcher = Somebody who only watches offers to host, on a phone that shows the number { $number }. Hand over the desk?

table-ask-faces = Press and hold “my card” and read it. Then tap “Seen” and “Confirm”.
table-ask-names = { $number ->
    [1] Choose a name.
   *[other] Choose names: { $number }.
}
table-ask-names-or-fewer = Choose names: { $least } to { $number }.
table-ask-listen = Listen.
table-ask-deed = Choose.
table-ask-signs = No words, only signs.
table-ask-floor = You have the floor.
table-ask-talk = Talk. Tap when you have nothing to add.
table-ask-names-or-ready = Nominate somebody, or tap when you are done.
table-ask-candidates = Whom do you nominate?
table-ask-count = Your vote.
table-ask-recount = Your vote, once more.
table-ask-confirm = Is that your sentence?
table-ask-confirm-recount = The sentence once more: your vote.
table-ask-sentence = For the sentence, or against it?
table-ask-proposal = All of them, or none?
table-ask-roses = A black rose for a suspect, a red one for a friend.
table-ask-elect = Whom do you choose?
table-ask-hold = The result is held. Anything to show?
table-ask-step-in = You decide alone.
table-ask-arbiter = You decide alone.
table-ask-avenge = Whom do you take with you?
table-ask-heir = Who comes after you?

table-warning = Time is running out: { $time } left.

table-noted = Seen
table-nobody = Nobody
table-tap-stands = It stands: { $deed }.
table-sign = Point

table-say-suspect = I suspect
table-say-trust = I trust
table-say-role = I am
table-say-learned = I learned about

table-deck-untold = The cards of this deck are kept secret. You only know how many players there are.
table-too-few = { $here ->
    [0] Nobody is here yet. This book needs { $number } players; bots can take the empty seats.
    [1] One player is here. This book needs { $number }; bots can take the empty seats.
   *[other] { $here } players are here. This book needs { $number }; bots can take the empty seats.
}
table-own-book = A book of your own, after “{ $title }”.
table-new-book = A book of your own.
table-preset-none = none: the book's own table
table-preset-least = { $number ->
    [0] for any number of players
   *[other] for { $number } players or more
}
table-way-proposed = By the book
    .about = The deck the book proposes for this many players.
table-way-own = By hand
    .about = Put the deck together card by card.
table-way-drawn = By chance
    .about = The piles are shuffled and the cards counted off.
table-chances-by = { $games ->
    [0] the bots are being seated
    [one] { $whose }, { $games } game
   *[other] { $whose }, { $games } games
}
table-pace-calm = Calm
    .about = Every call of the night lasts 25 seconds, whoever is behind it.
table-pace-brisk = Brisk
    .about = Every call of the night lasts 12 seconds.
table-pace-together = Together
    .about = A call ends when every phone has been tapped, in earnest or for show.
table-mind-random = At random
    .about = Picks any name, and keeps silent.
table-mind-plain = Like a beginner
    .about = Shares what it has learned, votes against whoever it suspects, rarely lies.
table-mind-strangers = Like strangers
    .about = As people play who have just met: they vote by feel, lie now and then, and guess little better than by chance.
table-mind-club = Like a club
    .about = As people play who meet often: they vote together, and remember who voted for whom.
table-mind-worlds = Like a seasoned player
    .about = Weighs every word and every vote to tell who holds which card.

# The names of bots: a woman, a man, and so on in turn.

table-bot-names = Ada, Bruno, Clara, Denis, Edith, Felix, Greta, Hugo, Irma, Jonas, Kira, Leo, Mira, Nils, Olga, Pavel, Rosa, Simon, Tilda, Ugo, Vera, Walter, Xenia, Yuri, Zita, Anton, Berta, Cyril, Dora, Emil, Frida, Gustav, Hanna, Igor, Julia, Karl, Lena, Max, Nora, Otto

# What the table cannot do, why, and what can be done.

refusal-no-such-table = There is no table with this code. Look at the code on the table's screen and type it again.
refusal-no-such-book-here = There is no such book on this shelf. Go back to the first page and choose one of those that stand there.
refusal-no-such-page = There is nothing here. Go back to the first page and start from there.
refusal-no-such-person = Nobody of that name sits here any more. Choose one of those who do.
refusal-no-such-preset = This book has no such deck. Choose one from its list.
refusal-no-such-way = The cards cannot be chosen that way here. Choose another.
refusal-no-such-language = The table speaks Russian, Ukrainian and English. Choose one of them.
refusal-no-name = A name is needed, so that the others know whom they accuse. Type one.
refusal-name-taken = Somebody of that name already sits here. Add a letter, or choose another name.
refusal-emblem-taken = Somebody already wears that emblem. Choose another one.
refusal-table-full = There is no place left at this table. You can watch the screen.
refusal-place-shut = Whoever opened the table has sent people away who came from your address. In ten minutes you can sit down again.
refusal-no-company = Nobody came from the same address.
refusal-game-goes-on = The game is on. This can be changed when it is over.
refusal-no-game = No game is going on. Deal first.
refusal-deck-refused = The book does not allow this deck. Read its remark, and change a card.
refusal-organizer-only = Only whoever opened the table can do that. Ask them.
refusal-not-yours = This seat is not on this phone. Take your own, or ask for it.
refusal-no-key = Nobody here knows that key. Join the table, and use the key it gives you.
refusal-seat-in-use = Somebody sits there with a phone in hand. Take your own seat, or watch.
refusal-seat-is-out = That bot is out of the game: there is nothing left to play. Take the place of one that lives, or watch.
refusal-asked-lately = You have just asked, and it came to nothing. Try again in half a minute.
refusal-many-ask = Others are asking already. Wait until they have been answered.
refusal-cannot-answer = Too many here play without a phone of their own and cannot answer. Ask again when the host is back.
refusal-knows-a-card = This phone has seen a card of this game, so it can take no other seat. Watch, and sit down for the next one.
refusal-already-asked = You have asked already. The others have to answer first.
refusal-no-chat = People talk aloud at this table. Put the phone down and speak.
refusal-nothing-said = There is nothing to send yet. Write something first.
refusal-too-fast = Slowly. One tap at a time is enough.
refusal-slow-down = That was too many tries. Wait a minute and try again.
refusal-too-many-at-table = This table is open on too many pages at once. Close those you do not need, and reload this one.
refusal-too-many-from-here = Too many pages are open from your network. Close those you do not need, and reload this one.
refusal-try-again = The table was busy for a moment. Try again; nothing is lost.
refusal-not-understood = The table did not understand that. Reload the page and try again.
refusal-foreign-page = This came from a page that is not ours. Open the table's own address.
refusal-broken = Something went wrong on our side. Nothing is lost: reload the page.

# The desk of a human host.

desk-dealt = Pass the desk round. Everybody looks at one card, and only at one.
desk-record = { $role }, open your eyes.
desk-proceed = Say it, and go on when you are ready.
desk-handed = The table leads. This desk shows what the screen shows; to get the game back you need the players to agree.
desk-handed-asked = You have asked for the game back. The players are deciding.
desk-gesture = Tap whom they point at.
desk-close = When they are done, send them to sleep. If nobody acts, wait the usual while.
desk-show = Show the answer, without a word.
desk-talk = The table talks. You keep the time.
desk-tell = Read it aloud: the screen and the phones show it. Then the next line.
desk-votes = Count the hands.
desk-choose = Record what is answered.
desk-over = The game is over.
desk-next-dawn = Morning
desk-next-vote = The vote
desk-next-talk = The talk
refusal-not-in-your-hand = Your card gives you no such right. Let the others decide with you.
refusal-in-the-dark = In the dark everything takes its time, and nothing is changed or taken back. Wait for daylight.
refusal-still-being-told = Your last words are still to be told. Wait until the table has said them.
refusal-repeated-already = It has just been told again. Wait for the next thing that happens.
refusal-paused-lately = Your last pause has just ended. Wait a little, or let somebody else stop the clock.
refusal-voice-taken = Another device is the table’s voice. It can give that up, or whoever opened the table can take it back.
refusal-too-long = Five minutes more at a time, that is all. Ask again later.
refusal-nothing-today = Only what was done openly since it got light can be taken back. Play on from here.
refusal-all-cards-seen = Somebody who is out has seen all cards since then, so it cannot be taken back. Play on from here.
refusal-card-turned-up = A card has been turned up since then, and nobody can forget it. Play on from here.
refusal-no-desk = This table hosts itself. A person can host the next game.
refusal-handed-over = The table leads the game now. Ask the players to give it back to you.
refusal-plays-himself = The desk knows every card, and somebody plays on this phone. Open the desk on another one.

# The evening, and the games that were played.

table-evening-games = { $number ->
    [1] One game so far.
   *[other] { $number } games so far.
}
table-evening-leads = In the lead: { $names }.
table-next-host = The host changes with every game. Next: { $name }.
refusal-no-such-game = This table has not played a game of that number. See the list of its games.
refusal-game-not-over = This game was not played to its end. Its cards stay covered until it is.

# The way to the table.

table-heed-plain = On an open wireless network anybody who listens can read along; omerta serve --tls prevents it.
table-heed-warning = Phones warn here once, and that is expected: { $address }

# Narrators of one's own.

refusal-narrator-elsewhere = Narrators are recorded on the machine of the table itself, or with the address that its terminal shows.
refusal-not-a-recording = That is no recording, or it is too large. Record the line once more.
refusal-recording-length = A line takes half a minute at most. Record it once more, in one breath.
refusal-no-such-reading = There is no such narrator here any more. Choose another one.
refusal-no-more-narrators = There is no room for another narrator. Delete one that is no longer needed.
refusal-not-a-narrator = This file is no narrator, or it is damaged. Nothing was changed; choose another one.
refusal-narrator-file-large = This file is too large to be a narrator. Nothing was changed; choose another one.
