"""The minds one may ask for by name."""

from __future__ import annotations

from typing import Literal

from omerta.bots import chance, worlds
from omerta.bots.company import company
from omerta.bots.driver import PLAIN, Mind
from omerta.bots.habits import CLUB, STRANGERS

Bots = Literal["random", "plain", "strangers", "club", "worlds"]
HOUSE: Bots = "strangers"
QUICKEST: Bots = "random"
MINDS: dict[str, Mind] = {
    "random": Mind(chance.choose, chance.claims),
    "plain": PLAIN,
    "strangers": company(STRANGERS),
    "club": company(CLUB),
    "worlds": Mind(worlds.choose, worlds.claims),
}
