"""The laboratory: what a game is worth to its sides, by arithmetic and by playing it very often."""
