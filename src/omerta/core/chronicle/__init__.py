"""A finished game read once more: its nights, its counts, who left, and what is worth telling of it.

Nothing here plays a part while a game goes on. Whatever is told is counted from the events that stand.
"""
