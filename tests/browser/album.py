"""Pictures for the documentation are kept in as few colours as a dark page needs."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

COLOURS = 128
FEW_COLOURS = "P"


def shrink(folder: Path) -> None:
    """Every picture of a folder that has all its colours is written anew with a few of them."""
    for path in sorted(folder.glob("*.png")):
        with Image.open(path) as picture:
            if picture.mode == FEW_COLOURS:
                continue
            drawn = picture.convert("RGB")
        few = drawn.quantize(COLOURS, method=Image.Quantize.MEDIANCUT, kmeans=1, dither=Image.Dither.NONE)
        few.save(path, optimize=True)
