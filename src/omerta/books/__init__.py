"""The printed rulebooks as values, and the ledgers that state their rules."""
