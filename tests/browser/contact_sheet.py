"""Photographs of one page side by side: a row for each book, a column for each size."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

HIGH = 320
GAP = 8
PAPER = (96, 96, 96)


def sheet(shots: Path, name: str, books: tuple[str, ...], out: Path) -> None:
    """Put all photographs of a page on one sheet."""
    rows = [row for book in books if (row := [_small(path) for path in _of(shots, name, book)])]
    wide = max(sum(each.width + GAP for each in row) for row in rows) + GAP
    paper = Image.new("RGB", (wide, len(rows) * (HIGH + GAP) + GAP), PAPER)
    for at, row in enumerate(rows):
        left = GAP
        for each in row:
            paper.paste(each, (left, GAP + at * (HIGH + GAP)))
            left += each.width + GAP
    paper.save(out, optimize=True)


def _of(shots: Path, name: str, book: str) -> list[Path]:
    """From the narrowest to the widest."""
    return sorted(shots.glob(f"{name}.{book}.*.jpg"), key=lambda path: int(path.suffixes[-2][1:]))


def _small(path: Path) -> Image.Image:
    with Image.open(path) as photograph:
        wide = round(photograph.width * HIGH / photograph.height)
        return photograph.convert("RGB").resize((wide, HIGH), Image.Resampling.LANCZOS)
