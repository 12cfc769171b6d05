"""The minds one may ask for by name."""

from __future__ import annotations

from typing import Literal

from omerta.bots import chance, worlds
from omerta.bots.driver import PLAIN, Mind

Bots = Literal["random", "plain", "worlds"]
HOUSE: Bots = "plain"
QUICKEST: Bots = "random"
MINDS: dict[str, Mind] = {
    "random": Mind(chance.choose, chance.claims),
    "plain": PLAIN,
    "worlds": Mind(worlds.choose, worlds.claims),
}
