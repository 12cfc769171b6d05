"""Players of no flesh: `choose(view, choices, rng)` and nothing else to go by."""
