"""Sizes tell: whatever is sent to phones is filled up with blanks, which mean nothing in JSON."""

from __future__ import annotations

FACE, ANSWER, LONG_ANSWER = 2048, 512, 16384
SPARE = 128  # what is round a face, and the digits of a running clock


def rounded(length: int, unit: int) -> int:
    """The next multiple of a unit."""
    return -(-length // unit) * unit


def padded(body: bytes, width: int) -> bytes:
    """The same message, so long."""
    return body.ljust(width)


def padded_answer(body: bytes, is_long: bool) -> bytes:
    """An answer as long as others of its kind; what somebody has learned must not show in its length."""
    return padded(body, rounded(len(body), LONG_ANSWER if is_long else ANSWER))
