"""How long each sentence of the table takes: by its public text in the table's language, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from omerta.core import Game, log
from omerta.core import events as ev
from omerta.core.decide import standing_events
from omerta.core.game import PUBLIC
from omerta.core.view import granted
from omerta.table.faces.story import UNSPOKEN, spoken, tell, telling
from omerta.table.state.clocks import TEMPO
from omerta.table.state.lobby import Lobby
from omerta.table.state.score import Beat
from omerta.words.stages import BY_LETTER, seconds, stage_of
from omerta.words.wordings import Wordings
from omerta.words.worth_saying import said_again

Lasts = Callable[[str, Lobby], float]


def in_no_time(_text: str, _lobby: Lobby) -> float:
    """Nobody has recorded it."""
    return 0.0


def measured(
    lobby: Lobby, game: Game, known: int, quickly: float = 1.0, lasts: Lasts = in_no_time
) -> tuple[Beat, ...]:
    """The sentences that tell what the last command has done, or with nothing known the whole game so far.

    `known` is how many events there were before it; `lasts` how long a narrator takes, who may be slower.
    Where a person keeps the time he tells it himself, and nobody waits for the table.
    """
    if "timing" in game.by_hand:
        return ()
    news = game.told if known else log(game)
    heard = [(at, event) for at, event in enumerate(news, known + 1) if granted(event, PUBLIC)]
    if not heard:
        return ()  # a tap in the dark: whether it counted shall take no longer
    words, found = spoken(lobby.language, game), list[Beat]()
    before = [event for at, event in standing_events(game) if at < known and granted(event, PUBLIC)]
    wordings = Wordings(telling(lobby), (each for each in before if not isinstance(each, UNSPOKEN)))
    phase, first = game.past.phase if known and game.past is not None else "", 0
    for place, (at, event) in enumerate(heard):
        if isinstance(event, ev.PhaseBegan | ev.Jumped):
            phase = event.phase
        following = heard[place + 1][1] if place + 1 < len(heard) else None
        if said_again(event, following):
            first = first or at  # what the next sentence says is not known before it
            continue
        said = None
        if not isinstance(event, UNSPOKEN):
            said = tell(event, game, lobby, words, None, phase, wordings.turn(event))
        if said:
            stage, letter = stage_of(event, game.book), lobby.letter or BY_LETTER
            length = seconds(stage, said, letter, lasts(said, lobby))
            found.append(Beat(first or at, quickly * length / TEMPO[lobby.pace]))
        first = 0
    return tuple(found)
