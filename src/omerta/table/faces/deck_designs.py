"""What has become of the wish for another deck, in words."""

from __future__ import annotations

from typing import assert_never

from omerta.lab.comparison import weak_and_strong
from omerta.lab.deck_words import share, side_name
from omerta.table.deck_designer import Design
from omerta.table.faces.deck_question import question
from omerta.table.faces.gathering_model import DeckDesign
from omerta.table.state.lobby import Lobby
from omerta.words import Lexicon
from omerta.words.voice import capital


def designed(design: Design | None, lobby: Lobby, words: Lexicon) -> DeckDesign | None:
    """What whoever builds is told: of the deck that lies there now, and of no other."""
    may_undo = lobby.deck_before is not None
    if design is None or (design.about != question(lobby) and not _is_told_of_any_deck(design)):
        return DeckDesign(may_undo=True) if may_undo else None
    return DeckDesign(_line(design, words), design.is_under_way, design.percent, may_undo)


def _is_told_of_any_deck(design: Design) -> bool:
    return design.is_under_way or design.outcome == "changed"


def _line(design: Design, words: Lexicon) -> str:
    match design.outcome:
        case "queue":
            return words.say("table-design-queue")
        case "thinks":
            tenth = design.percent // 10 * 10
            return words.say(f"table-design-{design.wish}", {"percent": tenth})
        case "found":
            return words.say(f"table-design-found-{design.wish}", _compared(design, words))
        case "even":
            return words.say("table-design-even", {"games": design.before.games})
        case "none":
            return words.say(f"table-design-none-{design.wish}", {"decks": design.decks})
        case "unsure" | "changed" | "failed":
            return words.say(f"table-design-{design.outcome}")
        case _:
            assert_never(design.outcome)


def _compared(design: Design, words: Lexicon) -> dict[str, str | int]:
    """The side that was weakest, before and now."""
    weak, _ = weak_and_strong(design.about.experiment, design.before)
    now = design.now.chance(weak)
    return {
        "side": capital(side_name(weak, words)),
        "before": share(design.before.chance(weak).share, words, 0),
        "after": share(now.share, words, 0),
        "between": words.say("lab-between", {"low": round(100 * now.low), "high": round(100 * now.high)}),
    }
