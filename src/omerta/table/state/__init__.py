"""A table as it is kept: people, devices, the deck, the clock, the evening. Values, and changes of them."""
