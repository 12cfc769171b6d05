"""What a host can take back: the last strokes of his hand, and what each has told the table since."""

from __future__ import annotations

from omerta.core import Game
from omerta.core import events as ev
from omerta.core.decide import DEEDS
from omerta.core.game import standing_events
from omerta.table.faces.desk_model import Taken
from omerta.table.faces.story import tell, who
from omerta.table.state.lobby import Lobby
from omerta.table.state.strokes import stroke_of
from omerta.words import Lexicon

LAST_STROKES = 15


def taken(game: Game, lobby: Lobby, words: Lexicon, told: int) -> tuple[Taken, ...]:
    """The last strokes, each with what the table has heard since: that becomes wrong if it is taken back.

    The table has heard of so many events. What was entered at one stroke is taken back at one stroke.
    """
    events = standing_events(game)
    found: list[Taken] = []
    wrong: list[str] = []
    know: list[str] = []
    deeds, stroke, after = 0, -1, ""
    for place, event in reversed(events):
        said = tell(event, game, lobby, words, None, game.phase)
        if isinstance(event, DEEDS):
            same, stroke = stroke_of(lobby, place) == stroke, stroke_of(lobby, place)
            if len(found) == LAST_STROKES and not same:
                break
            deeds += 1
            leads_on = isinstance(event, ev.Proceeded | ev.Closed | ev.Shown)
            text = after if leads_on and after else said or ""
            if same:
                text = found.pop().text if leads_on else text
            found.append(Taken(deeds, text, tuple(reversed(wrong)), words.join(know)))
            after = ""
        elif isinstance(event, ev.Briefed):
            know.insert(0, who(lobby)(event.seat).bare)
        elif isinstance(event, ev.Public) and said:
            after = said  # a host remembers what he said when he went on, not that he did
            if place < told and not isinstance(event, ev.Called | ev.Slept):
                wrong.append(said)
    return tuple(found)
