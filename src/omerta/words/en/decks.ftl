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
deck-yakuza-and-special-mafia = Next to the yakuza the mafia has only plain members. Take the special mafiosi out, or the yakuza.
deck-outside-the-row = Not the numbers the table in the book gives: { $about }. It can be played all the same.
deck-gangs-apart = The two gangs are not of one size. The smaller will feel it.
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
