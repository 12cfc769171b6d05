"""The notebooks: what a player learned night by night, and the host's paper with seats by nights."""

from __future__ import annotations

from omerta.core import Game, View
from omerta.core import events as ev
from omerta.table.faces.face_parts import Part
from omerta.table.faces.story import tell
from omerta.table.state.lobby import Lobby
from omerta.words import Lexicon
from omerta.words.voice import capital
from omerta.words.worth_saying import phase_title

DEATH = "†"
FATES = ("dies", "lives")
KEPT = (ev.Acted, ev.Struck, ev.Answered, ev.Died, ev.Executed, ev.SentOut, ev.Overruled, ev.Imposed)


class Note(Part, frozen=True):
    """A page of the notebook: when, and what I learned or saw then."""

    when: str
    lines: tuple[str, ...]


class Sheet(Part, frozen=True):
    """The host's paper: a column for each night and each round of votes, a line for each seat.

    A cell has at whom the seat pointed or for whom it voted, and a cross where its game ended.
    """

    columns: tuple[str, ...]
    rows: tuple[tuple[int, str, tuple[str, ...]], ...]


class Notes(Part, frozen=True, tag="notes"):
    """The notebook of one player: what he learned night by night, and who voted how."""

    learned: tuple[Note, ...]
    votes: tuple[Note, ...]
    sheet: Sheet | None = None


def host_notes(game: Game, lobby: Lobby, paper: View, words: Lexicon) -> Notes:
    """The host's notebook: what was done night by night, and every count.

    How an attempt ended is not written of somebody whose fate he has decided himself: his ruling stands.
    """
    done: dict[str, list[str]] = {}
    voted: dict[str, list[str]] = {}
    ruled: set[int] = set()
    phase, when = "", ""
    for event in paper.events:
        if isinstance(event, ev.Overruled) and event.ruling in FATES:
            ruled.add(event.seat)
        elif isinstance(event, ev.Dawned):
            ruled.clear()
        elif isinstance(event, ev.Struck) and event.seat in ruled:
            continue
        if isinstance(event, ev.PhaseBegan | ev.Jumped):
            phase, when = event.phase, capital(phase_title(words, game.book, event.phase, event.number))
        if isinstance(event, (*KEPT, ev.Counted, ev.Named)):
            said = tell(event, game, lobby, words, None, phase)
            page = voted if isinstance(event, ev.Counted | ev.Named) else done
            if said:
                page.setdefault(when, []).append(said)
    return Notes(pages(done), pages(voted), _sheet(game, lobby, paper, words))


def pages(found: dict[str, list[str]]) -> tuple[Note, ...]:
    """The pages of a notebook in the order of the game."""
    return tuple(Note(when, tuple(lines)) for when, lines in found.items())


def _sheet(game: Game, lobby: Lobby, paper: View, words: Lexicon) -> Sheet | None:
    """Seats by nights, and candidates by rounds of votes."""
    columns: list[tuple[str, dict[int, str]]] = []
    when, fresh = "", True
    for event in paper.events:
        if isinstance(event, ev.PhaseBegan | ev.Jumped):
            when, fresh = capital(phase_title(words, game.book, event.phase, event.number)), True
        cells = _cells(event)
        if not cells:
            continue
        if fresh or isinstance(event, ev.Counted):
            columns.append((when, {}))
            fresh = False
        column = columns[-1][1]
        for seat, text in cells.items():
            column[seat] = f"{column[seat]} {text}" if seat in column else text
    if not columns:
        return None
    rows = tuple(
        (seat, lobby.name(seat), tuple(column.get(seat, "") for _, column in columns))
        for seat in range(1, game.seats + 1)
    )
    return Sheet(tuple(name for name, _ in columns), rows)


def _cells(event: ev.Event) -> dict[int, str]:
    """What stands in the line of each seat because of this."""
    if isinstance(event, ev.Acted) and event.targets:
        aimed = ", ".join(str(seat) for seat in event.targets)
        return dict.fromkeys(event.actors, f"({aimed})" if event.void else aimed)
    if isinstance(event, ev.Counted):
        found = {voter: str(candidate) for candidate, voters in event.result for voter in voters}
        return found | dict.fromkeys(event.against, "−")
    if isinstance(event, ev.Died | ev.Executed | ev.SentOut):
        return {event.seat: DEATH}
    return {}
