"""The colours of the five books: ink, paper and one accent each, and a shade that only backs may use."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Tone = Literal["ink", "paper", "accent", "shade"]


@dataclass(frozen=True)
class Palette:
    ink: str
    paper: str
    accent: str
    shade: str

    def colour(self, tone: Tone) -> str:
        return {"ink": self.ink, "paper": self.paper, "accent": self.accent, "shade": self.shade}[tone]


# Paper and chalk · newsprint and tobacco · film leader and red lamp · brass and deco lines · garnet and moon
PALETTES = {
    "classic": Palette("#15110e", "#efe6d2", "#b5271f", "#857d70"),
    "family": Palette("#1b150e", "#e8dcc3", "#a9571a", "#8a7a5f"),
    "offscreen": Palette("#120d0d", "#e9dccb", "#c8321f", "#8a7a68"),
    "chicago": Palette("#0b1418", "#eee5cf", "#c08a1f", "#d9b45a"),
    "vendetta": Palette("#0e0a14", "#dfe0e8", "#a51c3c", "#43204f"),
}
HOUSE = PALETTES["classic"]
