"""What was freed is given back to the system, where its C library can do that by request."""

from __future__ import annotations

import ctypes
from contextlib import suppress


def give_back() -> None:
    """Python frees what it no longer needs, but the library keeps the pages; a server runs for months."""
    with suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
