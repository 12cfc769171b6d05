# What stands on the pages of the table. Blanks are filled in by the page itself, so nothing here depends on a number.

## The first page

page-home-title = a table for Mafia
page-home-line = A laptop, a few phones, and nobody has to be the host.
page-home-hint = The laptop is the table and speaks for it. Phones on the same network are the players' hands.
page-open-table = Open a table
page-have-code = Somebody has opened one already?
page-code = Code
page-join = Join
page-language = Language
page-length-classic = 30 to 60 minutes
page-length-family = about an hour
page-length-offscreen = about an hour
page-length-chicago = an hour, or a little more
page-length-vendetta = an hour and a half

## Sitting down

page-join-title = take a seat
page-join-line = Good evening. What shall we call you?
page-name = Your name
page-gender = How to speak of you
page-gender-none = either way
page-gender-f = she
page-gender-m = he
page-sit-down = Take a seat
page-just-watch = Just watch
page-already-here = At the table

## Something is in the way

page-try-again = Try again
page-way-back = Back to the door
page-needs-script = This table needs scripts. Allow them for this page and come back.
page-lost = Connection lost, trying again
page-one-moment = One moment
page-come-back = Take the seat back here
page-watch-game = Watch the game
page-plead = Was one of these seats yours?
page-plead-asked = You have asked. Somebody at the table has to nod.

## The gathering

page-join-here = Come and sit down
page-qr = A picture to scan: it leads to { $address }
page-code-is = Table { $code }
page-sit-here = Sit down here
page-seated = At the table: { $number }
page-watching = Watching: { $number }
page-nobody-yet = The chairs are empty.
page-drag-hint = Drag a name to change the order, or tap it.
page-circle = The circle
page-settings = Settings of the game
page-tab-people = People
page-tab-book = Book
page-tab-cards = Cards
page-tab-rules = Rules
page-tab-table = Table
page-waiting-start = Waiting for the deal.
page-fill = Let the house fill the circle to { $number }
page-start = Deal the cards
page-bot = the house
page-away = away
page-this-is-me = you
page-on-this-phone = on this phone
page-invite = Invite
page-move-back = One seat back
page-move-on = One seat on
page-edit = Change: { $name }
page-get-up = Get up from the table
page-get-up-sure = { $name } leaves the table?
page-send-away = Send from the table
page-keep = Save
page-add-friend = Add somebody without a phone
page-friend-hint = Secret moments will happen on this phone. It is passed round.
page-friend-sit = Give a seat
page-shelf = The shelf
page-cards-of = Cards: { $cards }. Players: { $players }.
page-presets = Ready decks
page-ways = Who chooses the cards
page-one-more = One more: { $name }
page-one-less = One less: { $name }
page-put-back = As in the book
page-bots = Seats in all; the house plays the empty ones
page-pace = Pace of the nights
page-chat-on = Chat, for those who play from afar
page-voice-language = The table speaks
page-my-language = This page speaks
page-open-screen = The table screen in another window
page-open-both = Screen and phone side by side
page-the-screen = The table screen
page-the-phone = Your phone

## The phone

page-seat = seat { $number }
page-clock = Time left
page-more = More
page-told = What is going on
page-dealt = Your card lies face down. Cover it with your hand and look.
page-hold-first = Hold to see your card
page-i-have-seen = I have seen it
page-seen-waiting = Remembered. The others are still looking.
page-hold-card = Hold: my card
page-hold-notes = Hold: my notes
page-which-deed = What to do
page-confirm = Confirm
page-noted = Noted.
page-not-that-one = Not that one. Hold your card for the reason.
page-sure-title = Once more
page-sure = { $deed }: are you sure?
page-sure-about = { $deed }: { $name }?
page-yes = Yes
page-no = No
page-out = out
page-state-speaks = speaking
page-state-candidate = nominated
page-state-voted = has voted
page-state-ready = ready
page-state-accused = accused
page-state-won = won
page-won = won
page-by-day = By day
page-say = Say
page-say-title = Say to the table
page-story = The story
page-story-empty = Nothing has happened yet.
page-chat = Chat
page-chat-write = Your words
page-chat-still = Now we keep silent.
page-send = Say it
page-write-note = Write a note
page-write-hint = Kept on this phone, under the hold. Lines so far: { $number }.
page-erase-last = Strike out the last line
page-notes-learned = Learned
page-notes-votes = Votes
page-notes-own = Written by me
page-notes-empty = The notebook is empty.
page-why = Why?
page-why-title = By which rule
page-why-these = Why? Rules { $rules }
page-close = Close
page-look-at-screen = Look at the table screen
page-leave = Leave the game
page-leave-sure = The house will play on for you. Leave?
page-leave-yes = Leave
page-all-cards = All the cards
page-again = Another game
page-again-waiting = Waiting for the next deal.

## One phone for several

page-pass-to = Pass the phone to
page-pass-hint = Tap your own name only. The others look away.
page-pass-on = Done, pass it on

## The screen

page-menu = Menu
page-pause = Stop the clock
page-go-on = Go on
page-longer = One minute more
page-skip = End this now
page-take-back = Take the last move back
page-end-game = End this game
page-end-game-sure = The game ends here and all return to their seats.
page-end-game-yes = End it
page-paused = the clock stands
page-full-screen = Full screen
page-full-screen-off = Leave full screen
page-my-seat = My seat, in another window
page-voice = The voice
page-voice-on = Speak aloud
page-voice-which = Whose voice
page-voice-none = This browser cannot speak. Everything stands on the screen.
page-voice-missing = This device has no voice for this language. Everything stands on the screen.
page-voice-sample = Good evening. The table is listening.
page-voice-try = Let me hear
page-let-me-speak = Touch here and I will speak
page-voice-here = Speak aloud here
page-volume = Volume
page-ambience = Night sounds
page-ambience-on = Wind and crickets at night

## The evening and its games

page-evening = The evening
page-evening-who = Player
page-evening-points = Points
page-evening-wins = Won
page-evening-games = Played
page-evening-survived = Survived
page-evening-sides = Won with
page-evening-cards = Cards
page-evening-scored = { $points } points, won { $wins } of { $games }
page-evening-won = won { $wins } of { $games }
page-evening-with = Won with: { $sides }
page-evening-lived = Survived: { $number }
page-evening-game = Game { $number }: { $winner }
page-games = The games of this table
page-games-back = To the table
page-games-none = No game has been played to its end yet.
page-games-number = Game { $number }
page-games-winner = Won: { $side }
page-games-look = Look again
page-games-share = Share as one page
page-games-notation = Written down
page-replay-title = Game { $number }. { $book }
page-replay-winner = Won: { $side }
page-replay-eyes = Through the eyes of
page-replay-public = the whole table
page-replay-host = the host
page-replay-through = Look through the eyes of { $name }
page-replay-language = Language
page-replay-home = All games
page-replay-circle = The circle
page-replay-paper = This phase so far
page-replay-phase = Phase
page-replay-deal = The deal
page-replay-step = Step
page-replay-of = { $step } of { $all }
page-replay-back = One step back
page-replay-on = One step on
page-replay-silence = Nothing is heard here.
page-replay-awake = awake
