"""How far tests by chance look: with `OMERTA_EXAMPLES=600` ten times as far as in the gate."""

from __future__ import annotations

import os

USUAL = 60
WISHED = int(os.environ.get("OMERTA_EXAMPLES", USUAL))


def deep(usual: int) -> int:
    """So many examples in the gate, and more or fewer where it was wished for."""
    return max(1, usual * WISHED // USUAL)
