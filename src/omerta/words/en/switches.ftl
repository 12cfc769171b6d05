# House rules: a title, and a text for each setting.

switch-reduced-deck = Three or four players
    .off = not allowed
    .on = allowed, with one mafia slip
switch-call-dead-roles = Calling the dead
    .yes = they are called as before
    .no = only the living are called
switch-last-word-seconds = Last word
    .number = { $number ->
        [0] none
        [one] { $number } second
       *[other] { $number } seconds
    }
switch-discussion-minutes = Discussion
    .number = { $number ->
        [one] { $number } minute
       *[other] { $number } minutes
    }
switch-vote-order = How votes are given
    .simultaneous = all at the same moment
    .round-the-table = one by one, round the table
switch-tie-limit = New votes after a tie
    .number = { $number ->
        [0] none
        [one] { $number } at most
       *[other] { $number } at most
    }
switch-defence-seconds = Defence of the convict
    .number = { $number ->
        [one] { $number } second
       *[other] { $number } seconds
    }
switch-second-vote = Second vote
    .full = over the whole table
    .yes-no = for or against the sentence
switch-overturned = When the sentence falls
    .no-execution = nobody is executed
    .new-convict = the one who now has the most votes is tried
switch-last-word-after-execution = Last word of the executed
    .yes = granted
    .no = none
switch-mafia-no-agreement = When a gang does not agree
    .miss = there is no shot
    .majority = the most gestures decide
switch-mafia-may-pass = A gang may hold its fire
    .yes = yes
    .no = no
switch-mafia-wins-at-parity = The mafia wins at equal numbers
    .yes = yes
    .no = no, only against the last of the town
switch-reveal-on-death = Cards of the dead
    .yes = shown
    .no = hidden
switch-temporary-host = A host who also plays
    .when-no-spare-host = at a table of six with nobody to spare
    .never = never
switch-card-limit = Cards in the box
    .ignore = as many as needed
    .box = only as many as printed
switch-votes-per-player = Hands in one vote
    .one = one for each player
    .any = one for each candidate found guilty
switch-tie-break = Equal votes
    .revote-then-lot = a new vote, then the lot
    .revote-then-none = a new vote, then nobody
    .lot = the lot at once
    .none = nobody at once
switch-tie-speech-seconds = A word before the new vote
    .number = { $number ->
        [0] none
        [one] { $number } second
       *[other] { $number } seconds
    }
switch-lynch-last-word = Last word of the executed
    .yes = one minute
    .no = none
switch-after-pardon = After a pardon
    .runner-up = next in line is whoever had the most votes after
    .new-vote = new names and a new vote
switch-beauty-self = The beauty stays at home
    .yes = allowed
    .no = not allowed
switch-fan-answer = What the fan learns
    .yes-no = leader or not
    .role = which leader
switch-blocked-check-answer = A check that fails
    .no-answer = gets no answer
    .decoy = gets a harmless answer
switch-framed-loner-jail = A slandered loner
    .yes = can be jailed
    .no = cannot be jailed
switch-release-at = Prison opens
    .dawn = at dawn
    .at-once = the moment the jailer falls
switch-conman-silenced = When the con man has no vote
    .victim-free = the chosen one votes freely
    .victim-mute = the chosen one has no vote either
switch-prisoners-in-parity = Prisoners in the final count
    .criminals-not-counted = criminals in prison do not count
    .all-counted = everyone counts
switch-loner-victory = While the loner lives
    .last-side = the game goes on
    .literal = the others may win
switch-vote-procedure = The vote
    .all-candidates = on all candidates, the most hands decide
    .one-by-one = on one at a time, half the hands convict
switch-odd-criminal = The odd criminal goes to
    .mafia = the mafia
    .yakuza = the yakuza
switch-lynch-duty = Executions a day
    .at-most-one = at most one
    .exactly-one = exactly one
switch-doctor-limit = The doctor's limit
    .save = one rescue for each player
    .pick = one choice of each player
    .none = none
switch-journalist-gangs = The two gangs, for the journalist
    .one-side = one side
    .by-gang = different sides
switch-stall-rounds = Draw after quiet rounds
    .number = { $number ->
        [0] never
        [one] after { $number } round
       *[other] after { $number } rounds
    }
