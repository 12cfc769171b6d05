# What may be done: a short label, and the line on the host's paper.

deed-heal = treat
deed-check = check
deed-shoot = shoot
    .whom = Whom?
deed-compare = compare
deed-arrest = question
deed-guard = guard
deed-visit = visit
    .whom = Whom?
deed-look = look
    .whom = Whom?
deed-silence = take the vote
    .whom = Whom?
deed-rob = rob
deed-slander = slander
deed-lead = lead the vote
    .whom = Whose vote?
deed-pass = pass
deed-vote = vote
    .whom = Against whom?
deed-against = against the sentence
deed-abstain = abstain
deed-name = put forward
deed-refrain = name nobody
deed-ready = nothing to add

line = { $deed }, { players }
line-heal = treatment of { players }
line-check = check of { players }
line-shoot = shot at { players }
line-compare = comparison of { players }
line-arrest = questioning of { players }
line-guard = guard for { players }
line-visit = visit to { players }
line-look = look at { players }
line-silence = vote taken from { players }
line-rob = theft from { players }
line-slander = slander of { players }
line-lead = hold on the vote of { players }

void-passed = By choice.
void-no-agreement = They did not agree.
void-marked = Nothing follows: held back by a mark.
void-held = Nothing follows: held tonight.
void-doomed = Nothing follows: already hit.
