"""The minds one may ask for by name."""

from __future__ import annotations

from omerta.bots import chance, worlds
from omerta.bots.driver import PLAIN, Mind

HOUSE = "plain"
QUICKEST = "random"
MINDS = {
    "random": Mind(chance.choose, chance.claims),
    "plain": PLAIN,
    "worlds": Mind(worlds.choose, worlds.claims),
}
