"""How long each sentence of the table takes: by its public text in the table's language, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from omerta.core import Game, log
from omerta.core.game import PUBLIC, standing_events
from omerta.core.view import granted
from omerta.table.faces.story import spoken, telling, who
from omerta.table.state.clocks import TEMPO
from omerta.table.state.lobby import Lobby
from omerta.table.state.score import Beat
from omerta.words.stages import BY_LETTER, WEIGHS
from omerta.words.telling import Storyteller

Lasts = Callable[[str, Lobby], float]


def in_no_time(_text: str, _lobby: Lobby) -> float:
    """Nobody has recorded it."""
    return 0.0


def measured(
    lobby: Lobby, game: Game, known: int, quickly: float = 1.0, lasts: Lasts = in_no_time
) -> tuple[Beat, ...]:
    """The sentences that tell what the last command has done, or with nothing known the whole game so far.

    `known` is how many events there were before it; `lasts` how long a narrator takes, who may be slower.
    """
    news = game.told if known else log(game)
    heard = [(at, event) for at, event in enumerate(news, known + 1) if granted(event, PUBLIC)]
    if not heard:
        return ()  # a tap in the dark: whether it counted shall take no longer
    teller = Storyteller(telling(lobby), game.book)
    passed = [(at, event) for at, event in standing_events(game) if at < known and granted(event, PUBLIC)]
    teller.pass_over(passed, before=heard)
    letter, haste = lobby.letter or BY_LETTER, quickly / TEMPO[lobby.pace]
    return tuple(
        Beat(each.since, haste * each.seconds(letter, lasts(each.text, lobby)), each.stage not in WEIGHS)
        for each in teller.tell(heard, spoken(lobby.language, game, lobby.own), who(lobby))
    )
