# What is said in hindsight, when a game is over: what could be known by listening, and what was believed.
# When it was stands before each sentence.

truth-proved = it can be nobody but { player }. From here on it is proved.
truth-unproved = It is never proved. Until the last card lies open, it could be somebody else.
truth-clear = whoever has listened to every word points at { player } from here on, and is right.
truth-unclear = Listening is not enough. To the end somebody else is suspected at least as much.
truth-lie = { $said } It is a lie, and holds longer than any other: until { $until }.
truth-lie-to-the-end = { $said } It is a lie, and it holds to the end.
truth-lie-short = { $said } It is a lie, but not for long.
truth-no-lie = Nobody is caught in a lie: none was said aloud.
truth-no-lie-held = No lie holds: whoever tells one is suspected on the spot.
truth-vote = the vote that decides. { player.begin } goes by { $votes } to { $less }, { other } stays. Suspicion, by all that was heard: { $chance }% and { $second }%.
truth-vote-alone = the vote that decides. { player.begin } goes by { $votes } to { $less }. Suspicion, by all that was heard: { $chance }%.
truth-no-vote = No vote decides this game.
