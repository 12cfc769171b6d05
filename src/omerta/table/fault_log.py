"""How a mistake of ours is told to the log."""

from __future__ import annotations

import traceback


def where(error: BaseException) -> str:
    """What went wrong and where, for the log; never with the words of the error, which may tell a card."""
    frames = traceback.extract_tb(error.__traceback__)
    return f"{type(error).__name__} at {frames[-1].filename}:{frames[-1].lineno}" if frames else ""
