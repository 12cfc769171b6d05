"""`omerta lab ...`: what may be typed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from cyclopts import Parameter

from omerta.books.shelf import SHELF
from omerta.bots.minds import HOUSE
from omerta.lab.exact import First, PlainEnding, PlainGame, Shows
from omerta.terminal import lab_questions, laboratory
from omerta.terminal.flags import (
    BookName,
    Here,
    JsonFlag,
    PageFlag,
    PresetFlag,
    ScenarioFlag,
    SetsFlag,
    WithFlag,
)

DeckFlag = Annotated[
    str, Parameter(name=("--deck", "--cards"), help="cli-opt-lab-deck", metavar="CARDS", show_default=False)
]
SeatsFlag = Annotated[int | None, Parameter(help="cli-opt-lab-seats", metavar="N", show_default=False)]
GamesFlag = Annotated[int, Parameter(help="cli-opt-lab-games", metavar="N")]
BotsFlag = Annotated[str, Parameter(help="cli-opt-lab-bots", metavar="NAME")]
SeedFlag = Annotated[int, Parameter(help="cli-opt-lab-seed", metavar="N")]
CoresFlag = Annotated[int, Parameter(help="cli-opt-cores", metavar="N", show_default=False)]
ClusterFlag = Annotated[str, Parameter(help="cli-opt-cluster", metavar="ADDRESS", show_default=False)]
ManyBooks = Annotated[str, Parameter(help="cli-opt-books")]


def balance(
    book: BookName,
    /,
    *,
    deck: DeckFlag = "",
    seats: SeatsFlag = None,
    wanted: WithFlag = "",
    preset: PresetFlag = "",
    scenario: ScenarioFlag = "",
    sets: SetsFlag = (),
    games: GamesFlag = 2000,
    precision: Annotated[float, Parameter(help="cli-opt-precision", metavar="N")] = 3.0,
    bots: BotsFlag = HOUSE,
    seed: SeedFlag = 0,
    cores: CoresFlag = 0,
    cluster: ClusterFlag = "",
    html: PageFlag = None,
    json: JsonFlag = False,
    terminal: Here,
) -> int:
    """How fair a deck is."""
    asked = lab_questions.LabRequest(book, deck, seats, wanted, preset, scenario, sets)
    return lab_questions.balance_of(
        terminal, asked, lab_questions.Work(games, bots, seed, cores, cluster, json, html), precision
    )


def value(
    book: BookName,
    /,
    *,
    deck: DeckFlag = "",
    seats: SeatsFlag = None,
    wanted: WithFlag = "",
    preset: PresetFlag = "",
    scenario: ScenarioFlag = "",
    sets: SetsFlag = (),
    games: GamesFlag = 400,
    bots: BotsFlag = HOUSE,
    seed: SeedFlag = 0,
    cores: CoresFlag = 0,
    cluster: ClusterFlag = "",
    html: PageFlag = None,
    json: JsonFlag = False,
    terminal: Here,
) -> int:
    """What a card is worth."""
    asked = lab_questions.LabRequest(book, deck, seats, wanted, preset, scenario, sets)
    return lab_questions.value_of(
        terminal, asked, lab_questions.Work(games, bots, seed, cores, cluster, json, html)
    )


def audit(
    *books: ManyBooks,
    games: GamesFlag = 200,
    bots: BotsFlag = HOUSE,
    seed: SeedFlag = 0,
    cores: CoresFlag = 0,
    cluster: ClusterFlag = "",
    html: PageFlag = None,
    json: JsonFlag = False,
    terminal: Here,
) -> int:
    """Books on trial."""
    return lab_questions.audit_of(
        terminal, books or tuple(SHELF), lab_questions.Work(games, bots, seed, cores, cluster, json, html)
    )


def suggest(
    book: BookName,
    /,
    *,
    seats: Annotated[int, Parameter(help="cli-opt-seats", metavar="N")] = 10,
    want: Annotated[str, Parameter(help="cli-opt-want", metavar="N:N")] = "50:50",
    wanted: WithFlag = "",
    without: Annotated[str, Parameter(help="cli-opt-without", metavar="CARD,CARD", show_default=False)] = "",
    sets: SetsFlag = (),
    decks: Annotated[int, Parameter(help="cli-opt-decks", metavar="N")] = 32,
    bots: BotsFlag = HOUSE,
    seed: SeedFlag = 0,
    cores: CoresFlag = 0,
    cluster: ClusterFlag = "",
    json: JsonFlag = False,
    terminal: Here,
) -> int:
    """The fairest decks."""
    asked = lab_questions.LabRequest(book, "", seats, wanted, "", "", sets)
    work = lab_questions.Work(1, bots, seed, cores, cluster, json)
    return lab_questions.suggestions(terminal, asked, work, want, without, decks)


def tournament(
    *books: ManyBooks,
    seats: Annotated[str, Parameter(help="cli-opt-lab-tables", metavar="N,N")] = "8,10,12",
    bots: Annotated[
        str, Parameter(help="cli-opt-ladder", metavar="NAME,NAME")
    ] = "random,plain,strangers,club,worlds",
    games: GamesFlag = 200,
    seed: SeedFlag = 0,
    cores: CoresFlag = 0,
    cluster: ClusterFlag = "",
    json: JsonFlag = False,
    terminal: Here,
) -> int:
    """Bots compared."""
    ladder = tuple(name.strip() for name in bots.split(",") if name.strip())
    work = lab_questions.Work(games, ladder[0] if ladder else "", seed, cores, cluster, json)
    return lab_questions.tournament_of(terminal, books or tuple(SHELF), seats, ladder, work)


def exact(
    *,
    players: Annotated[int, Parameter(help="cli-opt-players", metavar="N")] = 10,
    mafia: Annotated[int, Parameter(help="cli-opt-mafia", metavar="N")] = 3,
    doctor: Annotated[bool, Parameter(help="cli-opt-doctor", negative="", show_default=False)] = False,
    detective: Annotated[bool, Parameter(help="cli-opt-detective", negative="", show_default=False)] = False,
    first: Annotated[First, Parameter(help="cli-opt-first", metavar="PHASE")] = "night",
    ending: Annotated[PlainEnding, Parameter(help="cli-opt-ending", metavar="HOW")] = "parity",
    not_himself: Annotated[
        bool, Parameter(help="cli-opt-not-himself", negative="", show_default=False)
    ] = False,
    not_again: Annotated[bool, Parameter(help="cli-opt-not-again", negative="", show_default=False)] = False,
    shows: Annotated[Shows, Parameter(help="cli-opt-shows", metavar="WHEN")] = "found",
    hunted: Annotated[bool, Parameter(help="cli-opt-hunted", negative="", show_default=False)] = False,
    html: PageFlag = None,
    json: JsonFlag = False,
    terminal: Here,
) -> int:
    """Exact chances of a plain game."""
    game = PlainGame(
        players=players,
        mafia=mafia,
        doctor=doctor,
        detective=detective,
        first=first,
        ending=ending,
        heals_himself=not not_himself,
        heals_again=not not_again,
        shows=shows,
        hunted=hunted,
    )
    return laboratory.exact(terminal, game, json, html)


LAB_COMMANDS: dict[str, Callable[..., int]] = {
    "balance": balance,
    "value": value,
    "audit": audit,
    "suggest": suggest,
    "tournament": tournament,
    "exact": exact,
}
