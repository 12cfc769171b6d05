# What is wrong in a written game, and what to write instead.

notation-too-long = A number is too long: { $about }.
notation-blank-first = A line begins with a blank, and there is no line before it to go on with.
notation-not-a-number = A number should stand here, not “{ $about }”.
notation-no-call = Nobody in this book answers to “{ $about }”.
notation-no-event = Nothing is called “{ $about }” in the log of a game.
notation-house-rule = The house rules do not fit. { $about }
notation-nothing-expected = “{ $about }” says nothing about what is expected.
notation-cannot-read = “{ $about }” cannot be read.
notation-no-preset = This book has no ready deck “{ $about }”.
notation-no-group = This book has no group of cards “{ $about }”.
notation-no-phase = This book has no phase “{ $about }”.
notation-not-begun = The game has not begun yet.
notation-no-rule-numbers = A rule line needs rule numbers.
notation-no-book = There is no book “{ $about }” on the shelf.
notation-no-keyword = No line begins with “{ $about }”.
notation-no-seat = There is no seat { $about } at this table.
notation-no-seats = A table needs seats.
notation-no-card = This book has no card “{ $about }”.
notation-deck = The book refuses this deck: { $about }. A game that shall have it all the same says so in the line that names the book.
notation-not-laid = The table cannot be laid. { $about }
notation-cannot-do = Whoever is awake cannot do “{ $about }”.
notation-laid-already = The table is laid already.
notation-not-alive = Seat { $about } is not alive to vote.
notation-more-votes = There are not { $about } free voters.

hint-write = Write for example: { $what }
hint-nearest = Did you mean “{ $what }”?
hint-known = Possible here: { $what }.
hint-at-most = At most { $what }.
hint-above = Look at the lines above.
hint-page = docs/notation.md lists what can be written.
