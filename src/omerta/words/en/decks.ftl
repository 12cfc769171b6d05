# What the book has to say about a deck.

level-refused = Not possible
level-warning = Careful
level-advice = Advice
level-remark = By the way

deck = The book has a remark on this deck: { $name }.
deck-too-few-players = Too few players for this book. Invite some more.
deck-wrong-size = There must be one card for each player, no more and no fewer.
deck-copies = This card exists only once: { $about }. Leave one of it.
deck-no-doctor = There is no doctor in the deck. Put one in.
deck-no-inspector = There is no inspector in the deck. Put one in.
deck-too-few-mafia = One mafia slip is not enough. Put in a second.
deck-too-much-mafia = Too much mafia: three plain townsfolk must remain. Take a mafia slip out.
deck-reduced-mafia = With three or four players one mafia slip is enough. Take the others out.
deck-over-proposed = More mafia than the usual third. The town will have a hard time.
deck-two-leaders = The town has one leader at most. Keep one of them.
deck-two-loners = One loner at most. Keep one of them.
deck-no-criminals = A deck without criminals has nobody to catch. Put some in.
deck-yakuza-below-twelve = The yakuza come to tables of twelve or more. Play without them, or invite more players.
deck-yakuza-and-loner = The yakuza leave no place for a loner. Choose one or the other.
deck-yakuza-and-special-mafia = Alongside the yakuza the mafia has only plain members. Take the special mafiosi out, or the yakuza.
deck-outside-the-row = Not the numbers the table in the book gives: { $about }. It can be played all the same.
deck-yakuza-alone = The yakuza came to share the city with a mafia, and there is none. Give half of their places to mafiosi.
deck-odd-place-astray = The odd criminal is in the wrong gang. Exchange one card.
deck-gangs-apart = The two gangs are not the same size. The smaller will feel it.
deck-many-special-townsfolk = Many townsfolk with powers. About a third of the town is plenty.
deck-many-special-mafiosi = Many special mafiosi. About a third of the criminals is plenty.
deck-loner-below-ten = A loner at a table of fewer than ten decides too much. Ten or more is better.
deck-informer-without-checker = Nobody on the other side checks cards, so the informer has nobody to deceive.
deck-fan-without-leader = There is no leader, so the fan has nobody to find.
deck-box = { $number ->
    [one] The box is short of { $number } card for this deck. Write it on paper.
   *[other] The box is short of { $number } cards for this deck. Write them on paper.
}
deck-judge-by-hand = When the host plays too, nobody can apply the judge's pardon in secret. Choose another leader.
deck-no-leader = The town has no leader. With one it plays better; without one, add townsfolk.
deck-no-shooter = Nobody in the town shoots. Add a townsperson to even it out.
deck-best-size = The book is at its best with eight to twelve players.
deck-not-in-the-box = { $number ->
    [one] The box is short of { $number } plain card for this deck. Take a special card in its place.
   *[other] The box is short of { $number } plain cards for this deck. Take special cards in their place.
}
deck-two-doctors = The doctor and the plague doctor never sit at one table. Keep one of them.
deck-sergeant-without-chief = A sergeant serves somebody. Add a commissioner or a sheriff.
deck-no-mafia-family = Nobody here belongs to the mafia family. Put in a mafioso, or one of those who give the orders.
deck-above-the-table = The table in the book ends at sixteen. Beyond it a third of the players are criminals.
deck-no-commissioner = The town has no commissioner, and every row of the table counts on him.
deck-only-for-three = This little game is for exactly three.
deck-one-hunter-two-vampires = Three players hold one hunter and two vampires, and no other cards.
deck-too-many-copies = The box does not hold so many of these: { $about }. Take some out.
deck-two-lords = The vampires bow to one lord at most. Keep one.
deck-no-hunter = Without a hunter there is nobody to fear. Put one in.
deck-wargs-below-twenty = The wargs come to tables of twenty or more. Leave them in the box.
deck-werewolf-and-wargs = Where the wargs run, no werewolf hunts. Choose one or the other.
deck-two-werewolves = One werewolf card at most. Two of them meet only in the werewolf invasion.
deck-vampires-to-hunters = There should be two or three times as many vampires as hunters.
deck-werewolf-below-ten = A werewolf at a table of fewer than ten decides too much. Ten or more is better.
deck-many-special-vampires = Many vampires with powers. The evening turns into a duel of logic; about a third is the usual measure.
deck-many-special-hunters = Many special hunters. Half of them is plenty.
deck-every-hunter-special = Every hunter has a power, and they know each other: the vampires may never get to act. Better put plain hunters among them.
deck-neophyte-without-lord = There is no lord, so the neophyte has nobody to follow.
deck-number-of-wargs = { $number ->
    [one] In this deck there should be { $number } warg.
   *[other] In this deck there should be { $number } wargs.
}
deck-wargs-without-alpha = A pack without its alpha. Put the alpha in.
deck-six-by-hand = Six have nobody to spare: one of you begins as host with a card in hand, until the first execution.
deck-best-from-eight = The book is at its best with eight players or more.

## Cards drawn unseen

hidden = Drawn unseen; only the host knows which it is.
hidden-lord = one of the lords
hidden-werewolf-or-kitsune = werewolf or kitsune

## Groups of the deck

group-commissioner = commissioner
group-special-criminals = special criminals
group-mafia-family = mafia family
group-plague-doctor = plague doctor
group-sergeant = sergeant
group-chiefs = commissioner and sheriff
group-vampires = vampires
group-lords = lords
group-special-vampires = special vampires
group-vampires-with-a-part = vampires with powers
group-ordinary-vampires = ordinary vampires
group-hunters = hunters
group-special-hunters = special hunters
group-ordinary-hunters = ordinary hunters
group-werewolves = werewolves
group-wargs = wargs
group-alpha = alpha of the wargs
group-neophyte = neophyte
