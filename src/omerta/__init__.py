"""Omertà hosts the party game Mafia by the printed book."""

__version__ = "0.1.0"
