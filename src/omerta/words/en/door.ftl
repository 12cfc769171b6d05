# The door: the first page, a first game, a friend who comes late.

## The first page

page-who-leads = Who leads tonight?
page-lead-table = The table
page-lead-table-about = This screen does the talking, you hold the phones, and everybody plays.
page-lead-person = I do, with printed cards
page-lead-person-about = You get a desk: what to say, whom to wake, who is out. Nobody needs a phone.
page-alone = Try it alone, now
page-alone-about = Seven at the table, six of them bots; everything is explained as it happens.
page-alone-name = Guest
page-choose-book = Which book?

## A first game

page-first-time = First time
page-first-time-about = The table says what will happen, and what each step is for.
primer-1 = Each of you holds a card that nobody else may see.
primer-2 = A few belong together in secret and want the others out; the rest do not know whom to trust.
primer-3 = In the secret part of every round the table calls one card after another, and each does what it can.
primer-4 = In the open part you talk, suspect, and send somebody out by a vote, rightly or wrongly.
primer-5 = So it goes round until one side has won: say what you like, lie if you must, but never show your card.
purpose-first-dark = Those who belong together find each other now. The rest only wait.
purpose-first-dark-phones = Those who belong together find each other now. Everybody taps, so that no hand gives anyone away.
purpose-dark = Somebody is choosing in secret. Silence keeps the secret.
purpose-dark-phones = Somebody is choosing in secret. Everybody taps along, and that keeps the secret.
purpose-dawn = Now all of you learn what was done in secret.
purpose-day = What happens from here on, everybody sees and hears.
purpose-talk = Talk is your only evidence: who sounds sure, who is quiet, who changes sides?
purpose-speech = One speaks, the rest listen. Notice what does not add up.
purpose-defence = Whoever is in danger may speak before you decide. This is where minds change.
purpose-last-word = Whoever leaves may say one last thing. After that, not a word until the end.
purpose-names = First you name suspects. Only those who were named can be sent out.
purpose-vote = Together you may send somebody out. In the open you have no other weapon.
purpose-decision = The book leaves this to one of you. The others wait.

## A friend who comes late

page-bring-friend = Bring a friend
page-bring-friend-about = Point a camera at it, or open the first page and type { $code }. Whoever comes during a game looks on until the next one.
page-removed = You were removed from this table. You can take a seat again, or have a word with whoever opened it.
