"""What a human host knows before the table is told of it, and what of that he has to say now."""

from __future__ import annotations

from omerta.core import Game, View, log, view
from omerta.core import events as ev
from omerta.core.game import PUBLIC, standing_events
from omerta.core.view import granted
from omerta.table.faces.face_parts import Line
from omerta.table.faces.story import EPOCH, STEP, Story, notices
from omerta.table.state import score
from omerta.table.state.lobby import Entry, Lobby

Cued = tuple[tuple[Line, ...], tuple[Line, ...]]


class Foresight:
    """The public game and its story ahead of the telling, kept while they hold."""

    def __init__(self) -> None:
        self._seen: tuple[int, View] | None = None
        self._stories: dict[str, Story] = {}

    def forget(self) -> None:
        """Another game, or another past."""
        self._seen, self._stories = None, {}

    def look(self, game: Game, lobby: Lobby, language: str) -> tuple[View, list[Line]]:
        """What everybody will have seen and heard when all is told."""
        if self._seen is None or self._seen[0] != game.seen:
            self._seen = game.seen, view(game, PUBLIC)
        taken_back = sum(isinstance(event, ev.Undone) for event in log(game))
        story = self._stories.setdefault(language, Story(language))
        story.follow(self._seen[1], game, lobby, taken_back, notices(game))
        return self._seen[1], story.lines


def cued(game: Game, lobby: Lobby, story: list[Line], now: float) -> Cued | None:
    """What the host says now, with whatever follows by itself, and what he tells after that.

    None where nothing is told by hand: then he says all that came of his last deed.
    """
    if not lobby.score:
        return None
    heard = score.heard_until(lobby, now)
    heads = [cue for cue in lobby.score if not cue.after] or [lobby.score[0]]
    told = [cue for cue in heads if cue.begins <= heard]
    to_come = [cue for cue in heads if cue.begins > heard]
    begins = _before(game, story, told[-1] if told else lobby.score[0])
    ends = _before(game, story, to_come[0]) if to_come else len(story)
    return tuple(story[begins:ends]), tuple(story[ends:])


def _before(game: Game, story: list[Line], cue: Entry) -> int:
    """How many lines of the story come before this sentence."""
    place = 1 + sum(granted(event, PUBLIC) for at, event in standing_events(game) if at + 1 < cue.event)
    return sum(line.number % EPOCH < STEP * place for line in story)
