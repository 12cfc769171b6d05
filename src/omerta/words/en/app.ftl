# The phone as an app: what it is called there, and what is said where the table cannot be reached.

page-app-about = Mafia by five printed rulebooks, for a company in one room: the table leads, phones are the cards.
page-offline = The table cannot be reached
page-offline-about = The phone has lost its way to the table. Is it still on the same Wi-Fi, and is the machine with the table awake? Your seat and your card wait for you.
page-offline-again = Try again
page-awake-missing = This screen may fall asleep by itself: a browser keeps it awake only at a safe address. Whoever starts the table can have one with “omerta serve --tls”.
