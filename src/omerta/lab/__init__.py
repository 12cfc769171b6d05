"""The laboratory: how fair a deck is, what a card is worth, and what can be known exactly."""
