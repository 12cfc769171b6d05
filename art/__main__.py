"""Draw everything anew, compare it with what is kept, or lay cards side by side to look at them."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from art.gallery import KEPT, LETTERS, compared, kept_anew
from art.initials import letters
from art.sheet import contact_sheet


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/art", description=__doc__)
    parser.add_argument(
        "kind", nargs="?", default="", help="only this book, or kind of piece; all without it"
    )
    parser.add_argument("--check", action="store_true", help="compare only, byte for byte")
    parser.add_argument(
        "--sheet", metavar="KIND", help="a book or a kind of piece, or one file as `family/doctor`"
    )
    parser.add_argument("--size", type=int, default=200, help="how wide a card is on the sheet, in pixels")
    parser.add_argument("--bare", action="store_true", help="a sheet without names")
    parser.add_argument("--out", type=Path, default=Path("sheet.png"))
    asked = parser.parse_args()
    if asked.sheet:
        contact_sheet(asked.sheet, asked.size, asked.out, named=not asked.bare)
        return 0
    if asked.check:
        wrong = compared(KEPT, asked.kind)
        wrong += [f"{LETTERS.name}: kept otherwise"] if LETTERS.read_text("utf-8") != letters() else []
        for line in wrong:
            print(line, file=sys.stderr)
        return bool(wrong)
    for line in kept_anew(KEPT, asked.kind):
        print(line)
    LETTERS.write_text(letters(), "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
