"""Load: rooms of phones at a real server, and beside it a bare one; `scripts/bench` runs it."""
