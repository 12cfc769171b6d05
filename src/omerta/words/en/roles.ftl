# The cards: name, whose (gen), and what they can do.

role-mafia = mafia
    .gen = mafia's
role-doctor = doctor
    .gen = doctor's
role-inspector = inspector
    .gen = inspector's
role-townsperson = townsperson
    .gen = townsperson's
role-detective = detective
    .gen = detective's
role-priest = priest
    .gen = priest's
role-judge = judge
    .gen = judge's
role-journalist = journalist
    .gen = journalist's
role-jailer = jailer
    .gen = jailer's
role-sheriff = sheriff
    .gen = sheriff's
role-moonwalker = moonwalker
    .gen = moonwalker's
role-bodyguard = bodyguard
    .gen = bodyguard's
role-beauty = beauty
    .gen = beauty's
role-fan = fan
    .gen = fan's
role-ordinary-townsperson = ordinary townsperson
    .gen = ordinary townsperson's
role-godfather = godfather
    .gen = godfather's
role-thief = thief
    .gen = thief's
role-lawyer = lawyer
    .gen = lawyer's
role-informer = informer
    .gen = informer's
role-mafioso = mafioso
    .gen = mafioso's
role-yakuza = yakuza
    .gen = yakuza's
role-maniac = maniac
    .gen = maniac's
role-ripper = ripper
    .gen = ripper's
role-con-man = con man
    .gen = con man's

## Chicago

role-commissioner = commissioner
    .gen = commissioner's
role-civilian = civilian
    .gen = civilian's
role-sergeant = sergeant
    .gen = sergeant's
role-prostitute = prostitute
    .gen = prostitute's
role-ghost-talker = ghost talker
    .gen = ghost talker's
role-mafia-boss = mafia boss
    .gen = mafia boss's
role-schemer = schemer
    .gen = schemer's
role-ninja = ninja
    .gen = ninja's
role-turncoat = turncoat
    .gen = turncoat's
role-plague-doctor = plague doctor
    .gen = plague doctor's

## Vendetta

role-king = king
    .gen = king's
role-prince = prince
    .gen = prince's
role-count = count
    .gen = count's
role-lamia = lamia
    .gen = lamia's
role-undine = undine
    .gen = undine's
role-queen = queen
    .gen = queen's
role-neophyte = neophyte
    .gen = neophyte's
role-nosferatu = nosferatu
    .gen = nosferatu's
role-bride = bride
    .gen = bride's
role-banshee = banshee
    .gen = banshee's
role-dhampir = dhampir
    .gen = dhampir's
role-revenant = revenant
    .gen = revenant's
role-ghoul = ghoul
    .gen = ghoul's
role-vampire = vampire
    .gen = vampire's
role-werewolf = werewolf
    .gen = werewolf's
role-kitsune = kitsune
    .gen = kitsune's
role-monk = monk
    .gen = monk's
role-leader = ringleader
    .gen = ringleader's
role-scout = scout
    .gen = scout's
role-hunter = hunter
    .gen = hunter's
role-warg-alpha = alpha warg
    .gen = alpha warg's
role-cunning-warg = cunning warg
    .gen = cunning warg's
role-vengeful-warg = vengeful warg
    .gen = vengeful warg's
role-paralysing-warg = paralysing warg
    .gen = paralysing warg's
role-tricky-warg = tricky warg
    .gen = tricky warg's

## What the cards can do

about-mafia = At night you and your own settle on one victim without a word. By day you are a townsperson like any other.
about-classic-doctor = Every night you choose one player, and nobody can kill that player until morning. You may choose yourself, but not two nights running.
about-doctor = At night you may choose another player, and no shot will kill that player until morning. You cannot treat yourself.
about-offscreen-doctor = At night you may choose any player, yourself included, and no shot will kill that player until morning. Each life can be saved once in the whole game.
about-inspector = Every night you point at a player and learn whether that player is mafia.
about-townsperson = You sleep all night. By day you have your eyes, your voice and your vote.
about-detective = At night you may learn the card of one player or shoot one player. Not both.
about-priest = At night you may learn the card of one player or shoot one player. Whoever you check sees you.
about-judge = At night you may learn the card of one player. By day, the first convict your hand was not raised against goes free.
about-journalist = At night you may point at two other players and learn whether they stand on one side.
about-jailer = At night you may learn the card of one player. A criminal goes to prison and stays there as long as you are in the game.
about-sheriff = At night you may shoot one player.
about-moonwalker = You wake with the mafia and pass for one of them, though you play for the town. If the mafia kills you, it shoots once more.
about-bodyguard = At night you may choose another player. If that player is to die, you die instead.
about-beauty = At night you may call on another player, who can neither act nor be killed until morning.
about-fan = At night you may point at a player and learn whether that is the leader of the town.
about-offscreen-fan = At night you may point at a player. If that is the leader of the town, you learn which one.
about-ordinary-townsperson = You sleep all night. By day you have your eyes, your voice and your vote.
about-godfather = You shoot with the mafia. After that you may take the vote of one player for the coming day.
about-thief = You shoot with the mafia. Before that you may choose a player, whose powers fail this night.
about-lawyer = You shoot with the mafia. Before that you may learn the card of one player.
about-informer = You shoot with the mafia. Before that you may slander a player, who looks like a mafioso to every check until morning.
about-mafioso = At night the whole mafia settles on one victim without a word. By day you are a townsperson like any other.
about-yakuza = A gang of its own, against the town and against the mafia. At night you settle on one victim without a word.
about-maniac = You play for yourself. At night you may shoot one player.
about-ripper = You play for yourself. At night you may shoot one player, but ordinary townsfolk survive your shot.
about-con-man = You play for yourself. At night you may choose a player, who votes as you do all the coming day.

## Chicago

about-chicago-commissioner = At night you may point at another player and see that player's exact card. A mask or a slander can fool you.
about-chicago-civilian = No badge, no gun, no night work. By day you have a minute to speak and one vote, and keeping it to yourself is not an option.
about-chicago-sergeant = You wake with the commissioner and with the sheriff, and see what they see. Once one of them is out, the post is yours from the next night on. With both gone you still act only once a night, as the sheriff would.
about-chicago-sheriff = At night you may learn the card of another player or shoot another player. One or the other.
about-chicago-judge = Once a game, by day, you may turn your card up before the result is declared. The vote is void, and you alone send one other player to jail, or nobody.
about-chicago-doctor = At night you may treat another player, and one attempt on that life fails. A second attempt the same night succeeds, and you cannot treat yourself.
about-chicago-prostitute = At night you may visit another player, who sleeps until morning and does nothing. If your client dies that night, so do you. If a doctor saves the client, you are saved as well.
about-chicago-ghost-talker = At night you may call up one player who is out, killed or jailed. You have half a minute and only signs, and the dead are free to lie.
about-chicago-moonwalker = You wake with the mafia, see whom it wants and point along with it, but your finger is not counted. You win only with the town.
about-chicago-journalist = At night you may watch any player, yourself included. In the morning the whole city hears which roles came to that player; no names.
about-chicago-bodyguard = At night you may guard another player. Until morning every visitor is turned back, doctor and killer alike; only the prostitute is quicker than you. Nobody guards you.
about-chicago-mafioso = At night you point at one player, and so does the rest of the family. Whoever draws the most fingers dies; in a tie everyone lives.
about-chicago-mafia-boss = You vote with the family, and your finger weighs no more than the others. Then you may silence any player, yourself included: not a word and no vote all the next day.
about-chicago-schemer = You vote with the family. Then you may slander any player, yourself included: every check of that night shows a mafioso there.
about-chicago-ninja = You vote with the family. Checks take you for a civilian, unless somebody has slandered you that night.
about-chicago-turncoat = You win with the mafia, but neither of you knows the other, and checks take you for a civilian. The night after the last of the family is out you turn mafioso and choose the victim.
about-chicago-plague-doctor = At night you may visit another player. If one killer comes as well, you save that life; if none comes, your medicine takes it. You win with the mafia, which has never seen your face.
about-chicago-maniac = You play for yourself. At night you may kill another player. You win when there is nobody else.

## Vendetta

about-vendetta-king = You are the lord of vampires. At sunset you may murder another player, or graciously refrain.
about-vendetta-prince = You are the lord of vampires. Every sunset you must take another player under your wing, whom no murder touches from this dawn to nightfall, not even one already done. Never yourself.
about-vendetta-count = You are the lord of vampires. Every sunset you must choose another player. You learn that player's type, not the card.
about-vendetta-lamia = Every dawn you must choose another player and either go visiting or bring that player home. The visitor cannot be murdered before nightfall, but if the other is, both die.
about-vendetta-undine = Every dawn you must lure another player to the water. A hunter stays there and misses the day's gathering; nobody else even gets wet. This power is our reconstruction.
about-vendetta-queen = Every dawn you must choose a player, yourself if you please, whom no murder can touch before nightfall. Against an execution even you are powerless.
about-vendetta-neophyte = At sunset you wake with the lord and watch. Once the lord is gone, the title and its power are yours from the next sunset.
about-vendetta-nosferatu = At sunset you may murder another player, friend or foe. You may also stay thirsty.
about-vendetta-bride = Every sunset you must point at another player and learn whether that is the lord of vampires. If it is, the lord is shown who you are at the next sunset. This power is our reconstruction.
about-vendetta-banshee = Every sunset you must point at another player and learn how many attempts on that life were made since dawn, the vain ones included. This power is our reconstruction.
about-vendetta-dhampir = Every sunset you must point at another player and learn whether that player has tried to murder anyone since dawn. The kitsune always smells innocent. This power is our reconstruction.
about-vendetta-revenant = Every sunset you must point at three other players and learn how many of them a check would not take for vampires. Never the same three twice running. This power is our reconstruction.
about-vendetta-ghoul = Every sunset you must mark another player, against whom one more vote counts in the coming night. Without a single living vote the mark is worth nothing. This power is our reconstruction.
about-vendetta-vampire = While it is light you sleep like the dead. At night you have fangs for show, a voice and a vote.
about-vendetta-werewolf = You play for yourself. At sunset you may murder another player. You win alone, or when only one hunter is left beside you.
about-vendetta-kitsune = You play for yourself, and every check takes you for an ordinary vampire. At sunset you may murder another player, but only once no hunter is left. You win alone, or when only one hunter is left beside you.
about-vendetta-monk = Every dawn you must pray for another player, whose powers fail until nightfall. What you have undone you are never told. By day you strike with the hunters.
about-vendetta-leader = By day you strike with the hunters. When they are evenly split, you choose between the tied ones. A majority you must obey.
about-vendetta-scout = Every sunset you must choose another player and learn that player's type. By day you strike with the hunters. This power is our reconstruction.
about-vendetta-beauty = Every sunset you must take one player's vote for the coming night; your own will do. By day you strike with the hunters.
about-vendetta-hunter = You know the other hunters by sight. By day you all settle on one victim without a word, or on nobody: the most votes decide.
about-vendetta-warg-alpha = By day, after the hunters, you alone decide whom the wargs eat. You may leave everyone alive; a warg you may not eat.
about-vendetta-cunning-warg = You hunt with the pack. Before the first night you secretly choose one of the five types, and every check shows it to the end of the game. This power is our reconstruction.
about-vendetta-vengeful-warg = You hunt with the pack. If you are executed, you name one living player who voted for it, and that player goes with you. If the votes were secret, anyone living will do. This power is our reconstruction.
about-vendetta-paralysing-warg = You hunt with the pack. While you live, whoever it has chosen can use no power at that sunset, not even if something saves that life. This power is our reconstruction.
about-vendetta-tricky-warg = You hunt with the pack. Every day you must lay a false trail to a player who is not a warg: until nightfall every check shows a hunter there. This power is our reconstruction.

## Vendetta: the answers the host shows

answer-vampire-vendetta = The type of { player }: vampire.
answer-special-vampire-vendetta = The type of { player }: special vampire.
answer-hunter-vendetta = The type of { player }: hunter.
answer-special-hunter-vendetta = The type of { player }: special hunter.
answer-werewolf-vendetta = The type of { player }: werewolf.
answer-lord-vendetta = The type of { player }: lord of vampires.
answer-none-vendetta = Crossed arms: no answer this time.
answer-number = { $number ->
    [0] A closed fist: none.
    [one] One finger.
   *[other] Fingers shown: { $number }.
}
sign-vampire-vendetta = vampire
sign-special-vampire-vendetta = special vampire
sign-hunter-vendetta = hunter
sign-special-hunter-vendetta = special hunter
sign-werewolf-vendetta = werewolf
sign-lord-vendetta = lord of vampires
