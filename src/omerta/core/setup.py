"""Laying the table: seats, deck, chance, and where play begins."""

from __future__ import annotations

from typing import get_args

from msgspec import Struct

from omerta.core import events as ev
from omerta.core import flow
from omerta.core.book.house_rules import with_house_rules
from omerta.core.book.model import Book
from omerta.core.command_run import Course
from omerta.core.commands import Refused, one_of
from omerta.core.game import DOERS, DUTIES, Game, empty_table, mix
from omerta.core.leaving import check_victory, dead_watch
from omerta.core.night.gestures import hears_of

DEAL = 1_000_000
MOST_SEATS = 200
PACES: tuple[ev.GamePace, ...] = get_args(ev.GamePace)


class Position(Struct, frozen=True):
    """A game set up in the middle: who is out, who bears a mark and from whom, and what begins now.

    Of the `dead` some have `shown` their cards even where the night's dead do not.
    """

    phase: str
    number: int = 1
    dead: tuple[int, ...] = ()
    marks: tuple[tuple[int, str, int], ...] = ()
    spent: tuple[tuple[str, int], ...] = ()
    shown: tuple[int, ...] = ()
    quiet: int = 0


class Table(Struct, frozen=True):
    """Everything that is agreed before the deal; `told` is the deck as the table knows it, if less."""

    deck: tuple[str, ...]
    seed: int = 0
    house_rules: dict[str, str] = {}
    roles: tuple[str, ...] = ()
    narrator: str = "software"
    pace: str = "prompt"
    temporary_host: int = 0
    duties: dict[str, str] = {}
    position: Position | None = None
    told: tuple[str, ...] = ()


def open_any(book: Book, table: Table) -> Game:
    """Lay the table and deal, with any deck; the game stands at its first choice.

    What the book thinks of the deck is not asked here: `omerta.books.opening.open_game` asks.
    """
    seats = len(table.deck)
    _check(book, table, seats)
    course = Course(empty_table(book))
    deck = tuple(sorted(table.deck))
    known = tuple(sorted(table.told)) or deck
    if not with_house_rules(book, table.house_rules).conduct.open_deck:
        known = ()
    course.tell(
        ev.Opened(
            seats,
            known,
            dict(table.house_rules),
            one_of(table.narrator, DOERS, "no-such-narrator"),
            one_of(table.pace, PACES, "no-such-pace"),
            table.temporary_host,
            _by_hand(table),
        )
    )
    if known != deck:
        course.tell(ev.Stacked(deck))
    course.tell(ev.Seeded(table.seed))
    if table.roles:
        if tuple(sorted(table.roles)) != deck:
            raise Refused("not-in-deck")
        _deal(course, table.roles)
    elif "dealing" not in course.game.by_hand:
        _deal(course, shuffled(deck, table.seed))
    if table.position is not None:
        _set_up(course, table.position)
    while flow.follow(course):
        pass
    return course.end()


def _check(book: Book, table: Table, seats: int) -> None:
    """What is agreed must make a table."""
    if not book.roles.keys() >= {*table.deck, *table.roles}:
        raise Refused("no-such-role")
    if not 1 <= seats <= MOST_SEATS:
        raise Refused("wrong-seats")
    if table.told and len(table.told) != seats:
        raise Refused("wrong-seats")
    if table.pace not in PACES:
        raise Refused("no-such-pace")
    if table.narrator not in DOERS:
        raise Refused("no-such-narrator")
    if not 0 <= table.temporary_host <= seats:
        raise Refused("no-such-seat")
    if (
        table.temporary_host
        and seats > with_house_rules(book, table.house_rules).conduct.temporary_host_up_to
    ):
        raise Refused("no-temporary-host")
    if table.position is not None:
        if not table.roles and "dealing" in _by_hand(table):
            raise Refused("cards-first")
        _check_position(book, table.position, seats)


def _check_position(book: Book, position: Position, seats: int) -> None:
    everybody = range(1, seats + 1)
    marked = [seat for seat, _, _ in position.marks]
    sources = [source for _, _, source in position.marks if source]
    helped = [target for _, target in position.spent]
    if any(seat not in everybody for seat in (*position.dead, *position.shown, *marked, *sources, *helped)):
        raise Refused("no-such-seat")
    if position.phase not in book.phases or not 1 <= position.number <= 999:
        raise Refused("no-such-phase")
    if any(mark not in book.marks for _, mark, _ in position.marks):
        raise Refused("no-such-mark")
    if any(call not in book.roles for call, _ in position.spent):
        raise Refused("no-such-role")


def next_host(book: Book, people: int, last: int) -> int:
    """Who should host the next game: the next person round the table where the book wants a change."""
    return last % people + 1 if book.conduct.host_changes else last


def _by_hand(table: Table) -> tuple[ev.Duty, ...]:
    """The duties a human host does: all of them if he narrates, but for what the table says otherwise."""
    for duty, by in table.duties.items():
        if duty not in DUTIES or by not in DOERS:
            raise Refused("no-such-duty")
    usual = "software" if table.narrator == "software" else "host"
    if not table.duties:
        return DUTIES if usual == "host" else ()
    return tuple(duty for duty in DUTIES if table.duties.get(duty, usual) == "host")


def _deal(course: Course, roles: tuple[str, ...]) -> None:
    for seat, role in enumerate(roles, 1):
        course.tell(ev.Dealt(seat, role))


def shuffled(deck: tuple[str, ...], seed: int) -> tuple[str, ...]:
    """The deck in the order chance gives it."""
    cards = list(deck)
    for at in range(len(cards) - 1, 0, -1):
        other = mix(seed, DEAL + at) % (at + 1)
        cards[at], cards[other] = cards[other], cards[at]
    return tuple(cards)


def _set_up(course: Course, position: Position) -> None:
    """A position is told in the events that would have led to it."""
    game = course.game
    shown = game.book.conduct.show_cards
    for seat in dict.fromkeys((*position.dead, *position.shown)):
        open_card = shown == "always" or (shown == "executed" and seat in position.shown)
        course.tell(ev.Died(seat, game.cards[seat - 1] if open_card else ""))
        if dead_watch(game):
            course.tell(ev.Briefed(seat, game.cards))
    for seat, mark, source in position.marks:
        course.tell(ev.Imposed(seat, mark, source))
        if game.law(mark).announced:
            course.tell(ev.Announced(seat, mark, lasts=game.law(mark).until != "nightfall"))
    for call, target in position.spent:
        actor = (game.holders(call) or (0,))[0]
        helps = [each for each in game.book.roles[call].abilities.values() if each.limit == "saved-once"]
        told = all([hears_of(ability, actor, target) for ability in helps])
        course.tell(ev.Spent(actor, call, target, told=told))
    dark = game.book.phases[position.phase].dark
    course.tell(ev.Jumped(position.phase, position.number, dark, position.quiet))
    if dark:
        flow.turn(course)
    check_victory(course, at_dawn=True)
