"""All drawings together, and the files they are kept in."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from pathlib import Path

from art.kit.plates import PLATES, Plate

HERE = Path(__file__).parent
KEPT = HERE.parent / "src/omerta/table/web/static/art"
LETTERS = HERE.parent / "src/omerta/paper/letters.json"
DRAWN_ELSEWHERE = {"numerals": "lettering"}


def rooms(kind: str) -> Iterator[str]:
    """The modules that draw a book (`cards/family*.py`) or a kind of piece; with no kind, all of them."""
    room = DRAWN_ELSEWHERE.get(kind, kind)
    for path in sorted(HERE.glob("cards/*.py")):
        if path.stem.startswith(room) and path.stem != "__init__":
            yield f"art.cards.{path.stem}"
    for piece in ("backs", "marks", "phases", "victories", "seal", "emblems", "lettering", "initials"):
        if piece.startswith(room):
            yield f"art.{piece}"


def plates(chosen: str = "") -> dict[str, Plate]:
    """Every drawing by its file; or those of one kind, or one alone, without reading what others draw."""
    kind = chosen.partition("/")[0]
    for room in rooms(kind):
        importlib.import_module(room)
    found = sorted(PLATES.items())
    return {file: plate for file, plate in found if not chosen or chosen in (file, plate.kind)}


def compared(folder: Path, chosen: str = "") -> list[str]:
    """What is not kept as it is drawn."""
    drawn = {f"{file}.svg": plate.svg().encode() for file, plate in plates(chosen).items()}
    kept = {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*.svg")}
    wrong = [f"{file}: drawn, but not kept" for file in sorted(drawn.keys() - kept.keys())]
    if not chosen:
        wrong += [f"{file}: kept, but no longer drawn" for file in sorted(kept.keys() - drawn.keys())]
    return wrong + [
        f"{file}: kept otherwise" for file in sorted(drawn) if kept.get(file, drawn[file]) != drawn[file]
    ]


def kept_anew(folder: Path, chosen: str = "") -> list[str]:
    """Write what is drawn, take away what no longer is, and say what has changed."""
    changed = compared(folder, chosen)
    for file, plate in plates(chosen).items():
        path = folder / f"{file}.svg"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(plate.svg().encode())
    for path in folder.rglob("*.svg"):
        if not chosen and path.relative_to(folder).with_suffix("").as_posix() not in PLATES:
            path.unlink()
    return changed
