"""How people play, in a few numbers: two populations, each one value."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace


class Habits(Struct, frozen=True):
    """What a company does and believes. Every field is a share of occasions or the weight of evidence.

    `follows`: how often a player votes for whom the table suspects most, and not for one of his own choice;
    `votes_believed`: how much is made of votes for those whose cards were shown since;
    `claims_believed`: how much is made of whom others suspect and trust;
    `reports_believed`: how much is made of what others say they have learned;
    `betrays`: how often one of a gang votes as if he had no mates;
    `tells`: how often one who has found an enemy of the many says so when he may speak;
    `lies`: how often an enemy of the many says the like where one of them could have found somebody.

    1.0 of a weight is what the sensible beginner believes.
    """

    follows: float
    votes_believed: float
    claims_believed: float
    reports_believed: float
    betrays: float
    tells: float
    lies: float


STRANGERS = Habits(
    follows=0.25,
    votes_believed=0.7,
    claims_believed=1.0,
    reports_believed=5.0,
    betrays=0.25,
    tells=0.75,
    lies=0.7,
)
"""Fitted to 44 games of people who had never met: `scripts/fit-people`, docs/people.md."""

CLUB = replace(STRANGERS, follows=0.9, votes_believed=8.0)
"""Calibrated on how often the town wins among experienced players; there is nothing to validate it by."""
