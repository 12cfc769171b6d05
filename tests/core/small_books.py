"""Two small books around the day of `chicago` and the night of `vendetta`, and short ways to play them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

import pytest

from omerta.books.chicago_day import DAY, DAY_CITES, DAY_SWITCHES
from omerta.books.vendetta_night import CLASHES, NIGHT, VOTE_CITES, VOTE_MARKS, VOTE_SWITCHES
from omerta.core import Event, Game, Position, Refused, Table, log, open_any, play
from omerta.core import commands as cm
from omerta.core.book.deck_law import DeckLaw, Group
from omerta.core.book.model import Book, Conduct, Dawn, Ending, MarkLaw, Phase, Role, Switch
from omerta.core.choices import seat_options
from omerta.core.events import Counted
from omerta.core.moments import Counting, Holding, Talking

Told = TypeVar("Told", bound=Event)


def deck(rest: str, share: str) -> DeckLaw:
    groups = {"rest": Group(roles=(rest,)), "share": Group(roles=(share,))}
    return DeckLaw(groups, {}, {"rest": rest, "share": share}, "share", "rest")


CHICAGO = Book(
    name="small-chicago",
    prefix="CHI",
    sides=("town", "mafia"),
    plain="civilian",
    roles={
        "civilian": Role("town", "plain", copies=0),
        "mafioso": Role("mafia", copies=0),
        "judge": Role("town", takes_the_vote=1),
    },
    gangs={},
    phases={"day": DAY, "night": Phase({"dawn": Dawn()}, dark=True)},
    opening=(),
    cycle=("day", "night"),
    endings={
        "nobody": Ending("draw", dead=("town", "mafia")),
        "no-mafia": Ending("town", dead=("mafia",)),
        "no-town": Ending("mafia", dead=("town",)),
    },
    deck=deck("civilian", "mafioso"),
    conduct=Conduct(show_cards="executed"),
    marks={"silence": MarkLaw(mute=True, voteless=True)},
    switches=DAY_SWITCHES,
    cites=DAY_CITES,
)

VENDETTA = Book(
    name="small-vendetta",
    prefix="VEN",
    sides=("vampires", "hunters", "wargs"),
    plain="vampire",
    roles={
        "vampire": Role("vampires", "plain", copies=0),
        "hunter": Role("hunters", copies=0),
        "vengeful": Role("wargs", avenges=True),
    },
    gangs={},
    phases={"night": NIGHT, "sunset": Phase({"dawn": Dawn()}, dark=True)},
    opening=(),
    cycle=("night", "sunset"),
    endings={
        "only-vampires": Ending("vampires", dead=("hunters", "wargs")),
        "no-vampires": Ending("hunters", dead=("vampires", "wargs")),
        "only-wargs": Ending("wargs", dead=("vampires", "hunters")),
    },
    deck=deck("vampire", "hunter"),
    conduct=Conduct(temporary_host_up_to=20, dead_watch="always"),
    marks={
        "barred": MarkLaw(voteless=True),
        "suspect": MarkLaw(extra_votes=1),
        **VOTE_MARKS,
    },
    switches={
        **VOTE_SWITCHES,
        "burning": Switch("off", "VEN-446", {"off": {}, "on": {"conduct.show_cards": "never"}}),
    },
    clashes={
        name: clash
        for name, clash in CLASHES.items()
        if {switch for switch, _ in clash.switches} <= {*VOTE_SWITCHES, "burning"}
    },
    cites=VOTE_CITES,
)

Marks = tuple[tuple[int, str], ...]


def day(
    roles: str,
    options: Mapping[str, str] | None = None,
    dead: tuple[int, ...] = (),
    silent: tuple[int, ...] = (),
    number: int = 1,
    seed: int = 0,
) -> Game:
    """A day of the small `chicago`; roles are letters: c civilian, m mafioso, j judge."""
    names = {"c": "civilian", "m": "mafioso", "j": "judge"}
    cards = tuple(names[letter] for letter in roles)
    marks = tuple((seat, "silence", 0) for seat in silent)
    position = Position("day", number, dead, marks)
    return open_any(CHICAGO, Table(cards, seed, dict(options or {}), cards, position=position))


def night(
    roles: str,
    options: Mapping[str, str] | None = None,
    marks: Marks = (),
    temporary_host: int = 0,
    seed: int = 0,
    pace: str = "prompt",
) -> Game:
    """The first night of the small `vendetta`: v vampire, h hunter, w vengeful warg."""
    names = {"v": "vampire", "h": "hunter", "w": "vengeful"}
    cards = tuple(names[letter] for letter in roles)
    position = None
    if not temporary_host:
        position = Position("night", 1, (), tuple((seat, mark, 0) for seat, mark in marks))
    table = Table(
        cards, seed, dict(options or {}), cards, pace=pace, temporary_host=temporary_host, position=position
    )
    return open_any(VENDETTA, table)


def act(game: Game, seat: int, deed: str, *targets: int) -> Game:
    return play(game, cm.Act(seat, deed, targets))


def refused(game: Game, command: cm.Command) -> str:
    with pytest.raises(Refused) as caught:
        play(game, command)
    return caught.value.reason


def told(game: Game, kind: type[Told]) -> list[Told]:
    """Every event of a kind, from the first."""
    return [event for event in log(game) if isinstance(event, kind)]


def speak(game: Game, names: Mapping[int, int] | None = None) -> Game:
    """Everybody has his minute and names whom he is said to name."""
    wanted, today = names or {}, game.number
    while isinstance(game.now, Talking) and game.now.kind == "speech" and game.number == today:
        seat = game.now.seats[0]
        if seat in wanted:
            game = act(game, seat, "name", wanted[seat])
        game = act(game, seat, "ready")
    return game


def debate(game: Game, *names: tuple[int, int]) -> Game:
    """The names (by, whom) are put forward, and the host ends the debate."""
    for by, seat in names:
        game = act(game, by, "name", seat)
    return play(game, cm.Close())


def vote(game: Game, votes: Mapping[int, int]) -> Game:
    """One whole ballot; who is not named abstains, in a yes or no 1 is yes and 0 is no."""
    counted = len(told(game, Counted))
    while isinstance(game.now, Counting) and len(told(game, Counted)) == counted:
        now = game.now
        seat = now.turn if now.order == "in-turn" else now.missing[0]
        game = act(game, seat, *ballot(now, seat, votes))
    return game


def ballot(now: Counting, seat: int, votes: Mapping[int, int]) -> tuple[str, *tuple[int, ...]]:
    options = now.options_of(seat)
    if now.kind == "proposal":
        return ("convict",) if votes.get(seat) else ("spare",)
    wanted = ("vote", (votes.get(seat, 0),))
    return ("vote", votes[seat]) if wanted in options else ("abstain",)


def let_be(game: Game) -> Game:
    """Everybody lets this one result be."""
    moment = game.moment
    while isinstance(game.now, Holding) and game.moment == moment:
        game = act(game, game.now.owed[0], "let-be")
    return game


def time_up(game: Game) -> Game:
    return play(game, cm.TimeUp(game.moment))


def deeds(game: Game, seat: int) -> set[str]:
    return {deed for deed, _ in seat_options(game, seat)}
