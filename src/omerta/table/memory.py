"""How a server that runs for months keeps its memory: garbage is found soon, and pages are given back."""

from __future__ import annotations

import ctypes
import gc
from contextlib import suppress


def settle() -> None:
    """What is there at the start stays to the end: whoever looks for garbage need not look through it.

    Python looks through everything only when what is new is a quarter of what is old, so beside books and
    words the garbage of many games would heap up.
    """
    gc.collect()
    gc.freeze()


def give_back() -> None:
    """Look for garbage; the pages that the C library keeps are given back, where it does so by request."""
    gc.collect()
    with suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
