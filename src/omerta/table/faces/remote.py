"""The face of the remote: what to say and what comes next. It shows no card, no sign and nobody's choice."""

from __future__ import annotations

from typing import Literal

from omerta.core import Game
from omerta.core.commands import Proceed
from omerta.core.moments import Calling
from omerta.table.faces.desk_model import Desk
from omerta.table.faces.face_parts import Clock, Line, Part
from omerta.table.state import remotes
from omerta.table.state.chosen_book import played, theme_of
from omerta.table.state.lobby import Lobby

Leads = Literal["", "tell", "go-on", "sleep", "time-up"]
LINES = 3


class Remote(Part, frozen=True, tag="remote"):
    """The remote of a host's desk.

    `paired`: this device is it. `leads` is what its large key does, nothing where something has to be entered
    at the desk; `back`: the last step can be taken back, or its sentence shown again. `cue` is the number of
    the sentence that is told next, as on the desk.
    """

    code: str
    theme: str
    paired: bool = False
    running: bool = False
    title: str = ""
    say: tuple[Line, ...] = ()
    next: tuple[str, ...] = ()
    leads: Leads = ""
    back: bool = False
    cue: int = 0
    moment: int = 0
    game: int = 0
    clock: Clock | None = None


def unpaired(lobby: Lobby, paired: bool) -> Remote:
    """Nobody's remote, or one of a game that is not led from the desk now."""
    return Remote(lobby.code, theme_of(played(lobby)), paired)


def remote(desk: Desk, game: Game, lobby: Lobby) -> Remote:
    """What of the desk may be carried about."""
    upcoming = tuple(line.text for line in desk.cues) if desk.cue else desk.next
    step = remotes.step_on(game)
    leads: Leads = "" if step is None else "go-on" if isinstance(step, Proceed) else "time-up"
    if step is not None and isinstance(game.now, Calling):
        leads = "sleep"
    return Remote(
        desk.code,
        desk.theme,
        True,
        desk.stage == "playing",
        desk.title,
        tuple(Line(line.number, line.text) for line in desk.say),
        upcoming[:LINES],
        "tell" if desk.cue else leads,
        desk.staged or remotes.step_back(lobby, game) > 0,
        desk.cue,
        desk.moment,
        desk.game,
        desk.clock,
    )
