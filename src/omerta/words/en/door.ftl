# The door: the first page, a first game, a friend who comes late.

## The first page

page-who-leads = Who leads tonight?
page-lead-table = The table
page-lead-table-about = This screen does the talking, phones are in your hands, and everybody plays.
page-lead-person = I do, with printed cards
page-lead-person-about = You get a desk: what to say, whom to wake, who is out. Nobody needs a phone.
page-choose-book = Which book?
