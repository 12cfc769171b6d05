"""What a soak has seen: what happened, and what must never happen."""

from __future__ import annotations

import statistics
from collections import Counter
from dataclasses import dataclass, field

WARM_UP = 300.0
LEAST_LOOKS = 30
MOST_GROWTH = 20.0
TROUBLES_TOLD = 20


@dataclass
class Tally:
    """Of all tables together. `memory` is (seconds, KiB) of the server that keeps its tables."""

    done: Counter[str] = field(default_factory=Counter)
    lost: list[str] = field(default_factory=list)
    leaked: list[str] = field(default_factory=list)
    differences: list[str] = field(default_factory=list)
    taken: list[str] = field(default_factory=list)
    stalled: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    memory: list[tuple[float, int]] = field(default_factory=list)

    @property
    def growth(self) -> float | None:
        """KiB a minute after the first minutes; None if it was too short for that."""
        late = [(at / 60, size) for at, size in self.memory if at > WARM_UP]
        if len(late) < LEAST_LOOKS:
            return None
        return statistics.linear_regression(*zip(*late, strict=True)).slope

    @property
    def mishaps(self) -> list[str]:
        """Everything that must never happen at a table."""
        found = {
            "lost": self.lost,
            "leaked": self.leaked,
            "different": self.differences,
            "taken": self.taken,
            "stalled": self.stalled,
            "error": self.errors,
        }
        return [f"{kind}: {trouble}" for kind, troubles in found.items() for trouble in troubles]

    @property
    def troubles(self) -> list[str]:
        """Everything that must never happen."""
        grew = self.growth is not None and self.growth > MOST_GROWTH
        return self.mishaps + ([f"memory grew by {self.growth:.1f} KiB a minute"] if grew else [])

    def report(self) -> str:
        """All figures, and the first troubles."""
        growth = "too short to say" if self.growth is None else f"{self.growth:.1f}"
        did = ("naps", "deaths", "typos", "watchers", "returns", "strangers", "snoops")
        lines = {
            "games finished": self.done["games"],
            "kills of the server": self.done["kills"],
            "acknowledged actions": self.done["actions"],
            "of them lost": len(self.lost),
            "faces held against what was granted": self.done["faces"],
            "ungranted facts seen": len(self.leaked),
            "nights' moments compared": self.done["moments"],
            "differences between phones": len(self.differences),
            "seats taken from their owners": len(self.taken),
            "games that stood still": len(self.stalled),
            "errors": len(self.errors),
            "memory, KiB a minute": growth,
            **{each: self.done[each] for each in did},
        }
        figures = [f"{name:38}{value:>10}" for name, value in lines.items()]
        return "\n".join([*figures, *self.troubles[:TROUBLES_TOLD]])
