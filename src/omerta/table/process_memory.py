"""How a server that runs for months keeps its memory: garbage is found soon, and pages are given back."""

from __future__ import annotations

import ctypes
import gc
from contextlib import suppress

ARENA_MAX, MMAP_THRESHOLD = -8, -3  # as mallopt of the GNU C library numbers them
LARGE = 128 * 1024
WARMING_UP = frozenset({1, 2, 3, 5, 10})  # minutes


def share_one_heap() -> None:
    """Before any thread begins: all of them take their memory from one heap.

    Each thread would be given a heap of its own, and what one of them has freed the others could not use:
    with a few threads that read and write, a server would grow for hours and hold nothing but holes. Only
    one of our threads runs at a time, so nobody has to wait for the other.
    """
    with suppress(AttributeError, OSError, TypeError):
        library = ctypes.CDLL(None)
        library.mallopt(ARENA_MAX, 1)
        library.mallopt(MMAP_THRESHOLD, LARGE)


def settle() -> None:
    """What is there by now stays to the end: whoever looks for garbage need not look through it.

    Python looks through everything only when what is new is a quarter of what is old, so beside books and
    words the garbage of many games would heap up; and to look through all words takes a tenth of a second.
    """
    gc.collect()
    gc.freeze()


def give_back(minute: int) -> None:
    """Look for garbage; the pages that the C library keeps are given back, where it does so by request.

    Words are read when they are first said, so in its first minutes a server settles anew. Not for ever:
    a table that is played at such a moment may be kept a little longer than it must.
    """
    if minute in WARMING_UP:
        settle()
    else:
        gc.collect()
    with suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
