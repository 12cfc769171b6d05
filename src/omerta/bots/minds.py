"""The minds one may ask for by name."""

from __future__ import annotations

from typing import Literal

from omerta.bots import chance, worlds
from omerta.bots.arguments import answering
from omerta.bots.company import company
from omerta.bots.driver import PLAIN, Mind
from omerta.bots.habits import CLUB, STRANGERS

Bots = Literal["strangers", "club", "random", "plain", "worlds"]
HOUSE: Bots = "strangers"
QUICKEST: Bots = "random"
MINDS: dict[str, Mind] = {
    "strangers": company(STRANGERS),
    "club": company(CLUB),
    "random": Mind(chance.choose, chance.claims),
    "plain": Mind(PLAIN.choose, answering(PLAIN.speak)),
    "worlds": Mind(worlds.choose, answering(worlds.claims)),
}
