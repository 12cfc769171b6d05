"""Names that look alike: two people of one table shall not be mistaken for each other.

A name is compared by its skeleton: whatever cannot be seen is left out, and of letters that look the same in
the Latin, Cyrillic and Greek script one stands for all.
"""

from __future__ import annotations

from functools import lru_cache
from unicodedata import category, normalize

# Each pair of lines: letters of other scripts, and the Latin ones they are drawn like.
CAPITALS = (
    "АВЕЅІЈКМНОРСТУХҮԌԚԜЗ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ" + "0",
    "ABESIJKMHOPCTYXYGQW3" + "ABEZHIKMNOPTYX" + "O",
)
SMALL = (
    "аеѕіјорсухԁһԛԝѵӏ" + "οανρυικτ" + "ɑɡıℓ" + "1|",
    "aesijopcyxdhqwvl" + "oavpuikt" + "agil" + "ll",
)
DRAWN_LIKE = str.maketrans("".join((CAPITALS[0], SMALL[0])), "".join((CAPITALS[1], SMALL[1])))
STROKES = str.maketrans("I", "l")  # a capital I and a small l are one stroke each
UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")


def alike(name: str, other: str) -> bool:
    """Could one of them be taken for the other, as they are written or in letters of one size?"""
    return bool(_skeletons(name) & _skeletons(other))


def can_be_seen(name: str) -> bool:
    """Is there anything to read in it? An accent needs a letter to stand on."""
    return any(not _is_unseen(letter) and category(letter)[0] not in "MZ" for letter in name)


@lru_cache(maxsize=512)
def _skeletons(name: str) -> frozenset[str]:
    seen = "".join(letter for letter in normalize("NFKD", name) if not _is_unseen(letter))
    seen = " ".join(seen.split())
    return frozenset(
        kind + _drawn(written) for kind, written in (("a", seen), ("A", seen.upper()), ("z", seen.lower()))
    )


def _drawn(text: str) -> str:
    return normalize("NFKD", text.translate(DRAWN_LIKE).translate(STROKES)).casefold()


def _is_unseen(letter: str) -> bool:
    """Marks that join, turn or vary others, and letters that look like nothing at all."""
    return (
        letter in UNSEEN
        or category(letter) in ("Cf", "Cc", "Cs", "Co", "Cn")
        or "\ufe00" <= letter <= "\ufe0f"
        or "\U000e0000" <= letter <= "\U000e0fff"
        or "\u180b" <= letter <= "\u180f"
    )
