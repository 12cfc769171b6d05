"""A log that a person can read: nothing is said a hundred times, and no error is printed as code."""

from __future__ import annotations

import logging
import time

from omerta.table.fault_log import where

A_WHILE = 60.0
MOST_REMEMBERED = 1_000


class Quiet:
    """Lets a message through once in a while; the next time it is told how often it was held back."""

    def __init__(self) -> None:
        self._said: dict[str, tuple[float, int]] = {}

    def __call__(self, record: logging.LogRecord) -> bool:
        """May this be said now? Of an error only its kind and place are told: its words may name a card."""
        message, now = record.getMessage(), time.monotonic()
        if len(self._said) > MOST_REMEMBERED:
            self._said.clear()
        at, held_back = self._said.get(message, (-A_WHILE, 0))
        if now - at < A_WHILE:
            self._said[message] = at, held_back + 1
            return False
        self._said[message] = now, 0
        error = record.exc_info[1] if record.exc_info else None
        parts = (message.splitlines()[0] if message else "", where(error) if error is not None else "")
        times = f"(×{held_back + 1})" if held_back else ""
        record.msg, record.args = " ".join(part for part in (*parts, times) if part), ()
        record.exc_info = record.exc_text = record.stack_info = None
        return True
