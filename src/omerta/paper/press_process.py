"""Printing in a process of its own: the press takes much memory, and a table keeps none of it."""

from __future__ import annotations

import os
import subprocess
import sys

import msgspec

from omerta.paper.press import printed
from omerta.paper.sheets import Sheets

PATIENCE, GIVING_WAY = 60.0, 10


def printed_apart(sheets: Sheets) -> bytes:
    """The sheets as a PDF."""
    command = [sys.executable, "-P", "-m", "omerta.paper.press_process"]
    done = subprocess.run(
        command, input=msgspec.json.encode(sheets), stdout=subprocess.PIPE, check=True, timeout=PATIENCE
    )
    return done.stdout


def main() -> None:
    """What comes in are sheets, and what goes out is a PDF; games that are played come first."""
    if hasattr(os, "nice"):
        os.nice(GIVING_WAY)
    sheets = msgspec.json.decode(sys.stdin.buffer.read(), type=Sheets)
    sys.stdout.buffer.write(printed(sheets).pdf)


if __name__ == "__main__":
    main()
