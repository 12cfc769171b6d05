# What the host says to the dark. The same words every night, whoever is behind the call.

begins-introduction = The lights go out. Close your eyes until you are called. Tonight nobody is hurt: we only get acquainted.
begins-night = The lights go out. Close your eyes until you are called.
begins-first-day = Day { $number }. Open your eyes, the town is awake.
begins-day = Day { $number }. The town is awake.

dawn-quiet = Morning. Open your eyes. Nobody is missing.
dawn = Morning. Open your eyes. Not everyone is here.

cue-wakes = The { $role } wakes.
cue-meets = The { $role } wakes. A pleasure to meet you.
cue-sleeps = The { $role } sleeps.

cue-meets-mafia = The mafia wakes. Look round and remember each other.
cue-meets-yakuza = The yakuza wake. Look round and remember each other.
cue-sleeps-yakuza = The yakuza sleep.

cue-wakes-mafia = The mafia wakes. Agree on a victim without a sound.
cue-wakes-yakuza = The yakuza wake. Agree on a victim without a sound.
cue-wakes-doctor = The doctor wakes. Who is your patient tonight?
cue-wakes-inspector = The inspector wakes. Who are you curious about?
cue-wakes-beauty = The beauty wakes. Whose door is it tonight?
cue-wakes-thief = The thief wakes. Whose house is it tonight?
cue-wakes-informer = The informer wakes. Whose name will you blacken?
cue-wakes-bodyguard = The bodyguard wakes. Who will you stand in front of?
cue-wakes-lawyer = The lawyer wakes. Whose papers will you read?
cue-wakes-detective = The detective wakes. Point to check, take aim to shoot.
cue-wakes-priest = The priest wakes. Point to hear a confession, take aim to shoot.
cue-wakes-judge = The judge wakes. Whose case will you open?
cue-wakes-journalist = The journalist wakes. Point at two.
cue-wakes-jailer = The jailer wakes. Who will you question?
cue-wakes-sheriff = The sheriff wakes. Who is in your sights?
cue-wakes-maniac = The maniac wakes. Who is it tonight?
cue-wakes-ripper = The ripper wakes. Who is it tonight?
cue-wakes-fan = The fan wakes. Who do you take for the leader?
cue-wakes-godfather = The godfather wakes. Whose vote will you take away?
cue-wakes-con-man = The con man wakes. Whose hand will you guide tomorrow?
