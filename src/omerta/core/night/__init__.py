"""The night: who is called, what he may do, and what comes of it."""
