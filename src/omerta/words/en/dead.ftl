# For whoever is out: the leave, the wager and its seal, and what it came to. Blanks of `page-` are filled in by the page.

## On the phone

page-beyond = While you wait
page-beyond-so-be-it = So be it
page-beyond-watch = You may watch. Hold your card for all the cards and for the night as it happens; hold your notes for everything before. Let the living learn nothing from your face.
page-beyond-offer = One envelope is yours. Seal your guess, and it is opened with the cards.
page-wager = Make a wager
page-wager-about = Answer what you like. Once it is sealed, nobody reads it before the end, not even you, and nothing in it can be changed.
page-wager-suspects = Who is { $gangs }?
page-wager-side = Who wins?
page-wager-falls = Who leaves next?
page-wager-nobody = Nobody else
page-wager-worth = A right name is a point, a wrong one costs a point. The winners are worth three, the next to leave two.
page-wager-seal = Seal it
page-wager-sure = The seal is not broken before the cards are open. Seal this?
page-wager-sure-empty = The envelope is empty. Seal it all the same?
page-wager-sealed = Your wager is sealed. It is opened with the cards.
page-wagers = From beyond, unsealed
page-beyond-write = A word to yourself
page-beyond-kept = You wrote to yourself
page-beyond-chat = Among the dead
page-beyond-chat-later = The dead talk to each other once their envelopes are sealed.
page-beyond-help = Offer the host a hand
page-beyond-help-sure = Whoever helps the host sees the cards, and wagers no more. Offer it?
page-beyond-helps = The host knows that you would help.

## What cannot be done

refusal-not-beyond = That is for those who are out of the game, on a phone that no living player uses.
refusal-wager-sealed = Your envelope is sealed. It is opened when the cards are.
refusal-wager-watches = Whoever may see the cards does not wager. Watch, and keep it to yourself.
refusal-wager-dark = It is dark, and everyone keeps still. Seal it when it is light again.
refusal-no-such-wager = This cannot be wagered on any more. Look at the names once again.

## When the cards are open

wager-draw = nobody
wager-nobody = nobody
wager-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
wager-hits = Found out: { $names }.
wager-knew = Knew all along, so no points: { $names }.
wager-misses = Suspected in vain: { $names }.
wager-side-right = The winning side: { $side }. Right.
wager-side-wrong = The winning side: { $side }. Wrong.
wager-next-right = The next to leave: { $name }. Right.
wager-next-wrong = The next to leave: { $name }. Wrong.
wager-empty = The envelope was empty.
wager-best = Best guess from beyond: { $names }, { $points }.
award-seer = The view from above
    .line = points for wagers sealed when already out: { $number }

## At the desk

desk-helpers = Out of the game and glad to help you: { $names }
