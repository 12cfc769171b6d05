"""`omerta lab balance`, `value`, `audit`, `suggest`, `tournament`: questions that very many games answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import pairwise
from pathlib import Path
from threading import Timer

from msgspec import Struct
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from omerta.books.decks import check_deck, known_cards
from omerta.books.presets import deck_for
from omerta.bots.minds import MINDS
from omerta.core.book.model import Book
from omerta.lab.audit import Verdict, audit, entries
from omerta.lab.balance import balance
from omerta.lab.crew import Crew, NoClusterError
from omerta.lab.fast import has_compiler
from omerta.lab.lab_game import Experiment
from omerta.lab.search import DeckWish, search
from omerta.lab.tournament import Match, tournament
from omerta.lab.values import exchanges, values
from omerta.terminal import lab_tables
from omerta.terminal.console import (
    DONE,
    FAILED,
    INTERRUPTED,
    Mistake,
    Terminal,
    agreed,
    listed,
    may_write,
    open_book,
    title,
)
from omerta.terminal.deck_command import MOST, ask_by_name, asked_for, card_name, given, need_players, rules
from omerta.terminal.lab_pages import audit_page, balance_page, beside, need_pictures, value_page
from omerta.words import describe_remark

USUAL_SEATS = 10
MOST_GAMES = 10_000_000
MOST_DECKS = 10_000
MOST_ODDS = 1_000
# Few enough digits for any program that reads the answer, and for the kernel.
MOST_SEED = 10**15 - 1
# Windows cannot wait for more processes.
MOST_CORES = 61
A_WHILE = 3.0  # seconds: whoever waits longer for the first game wants to know why

Advance = Callable[[int, int], None]


class LabRequest(Struct, frozen=True):
    """The table asked for: a book, a deck or so many seats, and house rules."""

    book: str
    cards: str = ""
    seats: int | None = None
    wanted: str = ""
    preset: str = ""
    scenario: str = ""
    sets: Sequence[str] = ()


class Work(Struct, frozen=True):
    """How the work is done and where the answer goes."""

    games: int
    bots: str
    seed: int
    cores: int
    cluster: str
    json: bool
    html: Path | None = None


def balance_of(terminal: Terminal, asked: LabRequest, work: Work, precision: float) -> int:
    """Print the chances of every side, how long a game lasts and who lives."""
    _need_sense(work)
    if not 0 <= precision <= 50:
        raise Mistake("cli-lab-precision", {"number": str(precision)})
    terminal, plain = open_book(terminal, asked.book)
    experiment = _experiment(terminal, plain, asked, work.bots)
    with _crew(work) as crew, _bar(terminal) as advance:
        found = balance(
            experiment,
            crew,
            work.games,
            work.seed,
            precision / 100,
            lambda done: advance(done.games, work.games),
        )
    _need_something(crew, found.tally.games)
    made = lab_tables.origin(terminal, work.seed)
    with beside(terminal, work.html, work.json, lambda: balance_page(found, terminal.words, made)):
        if work.json:
            terminal.json({**made.data, **lab_tables.balance_data(found)})
        else:
            lab_tables.show_balance(terminal, found)
            lab_tables.show_origin(terminal, made)
    return _ended(terminal, crew)


def value_of(terminal: Terminal, asked: LabRequest, work: Work) -> int:
    """Print what every card of the deck is worth to its side."""
    _need_sense(work)
    terminal, plain = open_book(terminal, asked.book)
    experiment = _experiment(terminal, plain, asked, work.bots)
    cards = exchanges(experiment)
    if not cards:
        raise Mistake("cli-lab-all-plain")
    with _crew(work) as crew, _bar(terminal) as advance:
        planned = work.games * len(cards)
        found = values(experiment, crew, work.games, work.seed, lambda done: advance(done, planned))
    _need_something(crew, len(found))
    made = lab_tables.origin(terminal, work.seed)
    with beside(terminal, work.html, work.json, lambda: value_page(experiment, found, terminal.words, made)):
        if work.json:
            terminal.json({**made.data, **lab_tables.values_data(experiment, work.seed, found)})
        else:
            lab_tables.show_values(terminal, experiment, found)
            lab_tables.show_origin(terminal, made)
    return _ended(terminal, crew)


def audit_of(terminal: Terminal, names: Sequence[str], work: Work) -> int:
    """Print for every deck of the book's table and every deck with a name how far it leans."""
    _need_sense(work)
    terminal, books = _books(terminal, names)
    for book in books:
        if not entries(book):
            raise Mistake("cli-lab-no-table", {"book": title(book, terminal.words)})
    found: dict[str, tuple[Verdict, ...]] = {}
    planned = sum(len(entries(book)) for book in books) * work.games
    with _crew(work) as crew, _bar(terminal) as advance:
        for book in books:
            before = sum(map(len, found.values())) * work.games
            verdicts = audit(book, crew, work.games, work.bots, work.seed, _further(advance, before, planned))
            if verdicts:
                found[book.name] = verdicts
            if crew.stopped:
                break
    _need_something(crew, len(found))
    made = lab_tables.origin(terminal, work.seed)
    with beside(terminal, work.html, work.json, lambda: audit_page(books, found, terminal.words, made)):
        if work.json:
            terminal.json(
                {
                    name: [{**made.data, **lab_tables.verdict_data(each)} for each in verdicts]
                    for name, verdicts in found.items()
                }
            )
        else:
            lab_tables.show_audit(terminal, books, found)
            lab_tables.show_origin(terminal, made)
    return _ended(terminal, crew)


def suggestions(
    terminal: Terminal, asked: LabRequest, work: Work, odds: str, unwanted: str, decks: int
) -> int:
    """Print the fairest decks the book allows, and of them the shortest and the most varied."""
    _need_sense(work)
    if not 1 <= decks <= MOST_DECKS:
        raise Mistake("cli-lab-decks", {"number": decks, "most": MOST_DECKS})
    terminal, plain = open_book(terminal, asked.book)
    named = ask_by_name(terminal, plain, asked.preset, asked.scenario, asked.sets)
    book = agreed(terminal.words, plain, named.house_rules)
    seats = _seats(asked, book)
    need_players(terminal, book, named, seats)
    wanted, without = asked_for(terminal, book, asked.wanted), asked_for(terminal, book, unwanted)
    if clash := {*wanted} & {*without}:
        raise Mistake("cli-lab-both", {"card": card_name(terminal, book, min(clash))})
    wish = DeckWish(seats, _odds(terminal, book, odds), wanted, without)
    with _crew(work) as crew, _bar(terminal) as advance:
        found = search(plain, named.house_rules, wish, crew, decks, work.bots, work.seed, advance)
    if found is None:
        _need_something(crew, 0)
        _deck(terminal, book, seats, wanted)  # says why, if it is not for the cards to be left out
        raise Mistake("cli-lab-no-deck", {"number": seats})
    made = lab_tables.origin(terminal, work.seed)
    if work.json:
        terminal.json({**made.data, **lab_tables.proposals_data(found)})
    else:
        lab_tables.show_proposals(terminal, book, found)
        lab_tables.show_origin(terminal, made)
    return _ended(terminal, crew)


def tournament_of(
    terminal: Terminal, names: Sequence[str], tables: str, ladder: Sequence[str], work: Work
) -> int:
    """Print by how much each bot of the ladder plays better than the one before it, side by side."""
    if len(ladder) < 2:
        raise Mistake("cli-lab-ladder")
    _need_sense(work)
    for name in ladder:
        _need_bot(name)
    seats = [int(number) for number in listed(tables) if number.isdecimal() and len(number) < 4]
    if not seats or len(seats) != len(listed(tables)):
        raise Mistake("cli-lab-tables", {"tables": tables})
    terminal, books = _books(terminal, names)
    matches = [
        (Experiment(book, _deck(terminal, book, players), {}, weaker), better, side)
        for book in books
        for players in seats
        for side in _rivals(book)
        for weaker, better in pairwise(ladder)
    ]
    found: list[Match] = []
    with _crew(work) as crew, _bar(terminal) as advance:
        for experiment, hero, side in matches:
            watch = _further(advance, len(found) * work.games, len(matches) * work.games)
            match = tournament(experiment, hero, side, crew, work.games, work.seed, watch)
            if match.games:
                found.append(match)
            if crew.stopped:
                break
    _need_something(crew, len(found))
    made = lab_tables.origin(terminal, work.seed)
    if work.json:
        terminal.json([{**made.data, "seed": work.seed, **lab_tables.match_data(each)} for each in found])
    else:
        lab_tables.show_matches(terminal, found)
        lab_tables.show_origin(terminal, made)
    return _ended(terminal, crew)


def _further(advance: Advance, before: int, planned: int) -> Callable[[int], None]:
    return lambda done: advance(before + done, planned)


def _books(terminal: Terminal, names: Sequence[str]) -> tuple[Terminal, tuple[Book, ...]]:
    """The books of these names, each once, and the terminal at which their own words are spoken.

    Two that call themselves alike could not be told apart.
    """
    books: dict[str, Book] = {}
    for name in names:
        terminal, book = open_book(terminal, name)
        if books.setdefault(book.name, book) != book:
            raise Mistake("cli-lab-namesakes", {"book": title(book, terminal.words)})
    return terminal, tuple(books.values())


def _rivals(book: Book) -> tuple[str, ...]:
    """The two sides that fill the table: that of the plain card and that of the first gang."""
    gang = next(iter(book.gangs))
    return book.roles[book.plain].side, next(role.side for role in book.roles.values() if role.gang == gang)


def _experiment(terminal: Terminal, plain: Book, asked: LabRequest, bots: str) -> Experiment:
    """What is to be tried; a deck the book refuses is not."""
    named = ask_by_name(terminal, plain, asked.preset, asked.scenario, asked.sets)
    book = agreed(terminal.words, plain, named.house_rules)
    if asked.cards and asked.wanted:
        raise Mistake("cli-lab-whole-deck")
    if asked.cards:
        cards = given(terminal, book, asked.cards)
        if asked.seats is not None and asked.seats != len(cards):
            raise Mistake("cli-lab-seats", {"number": len(cards), "seats": asked.seats})
        return Experiment(plain, _allowed(terminal, book, cards, len(cards)), named.house_rules, bots)
    seats = _seats(asked, book)
    need_players(terminal, book, named, seats)
    wanted = asked_for(terminal, book, asked.wanted)
    return Experiment(plain, _deck(terminal, book, seats, wanted, named.preset), named.house_rules, bots)


def _deck(
    terminal: Terminal, book: Book, seats: int, wanted: Sequence[str] = (), preset: str = ""
) -> tuple[str, ...]:
    """The deck the book proposes for so many."""
    _need_seats(seats)
    return _allowed(terminal, book, deck_for(book, seats, wanted, preset), seats)


def _allowed(terminal: Terminal, book: Book, cards: Sequence[str], seats: int) -> tuple[str, ...]:
    """These cards, if the book does not refuse them."""
    for remark in check_deck(book, cards, seats):
        if remark.level == "refused":
            said = f"{describe_remark(remark, terminal.words)} ({rules(remark.rules)})"
            raise Mistake(
                "cli-lab-refused", {"book": title(book, terminal.words), "number": seats, "why": said}
            )
    return known_cards(book, cards)


def _odds(terminal: Terminal, book: Book, odds: str) -> dict[str, float]:
    """What is wanted, as `50:50` or `45:45:10`, for the sides of the book in its order."""
    parts = odds.split(":")
    numbers = [int(part) for part in parts if part.isdecimal() and len(part) < 5]
    if not 2 <= len(parts) == len(numbers) <= len(book.sides) or not 1 <= max(numbers) <= MOST_ODDS:
        sides = terminal.words.join([terminal.words.name("side", side) for side in book.sides])
        raise Mistake("cli-lab-odds", {"odds": odds, "most": MOST_ODDS, "sides": sides})
    return {side: float(number) for side, number in zip(book.sides, numbers, strict=False)}


def _need_sense(work: Work) -> None:
    if not 1 <= work.games <= MOST_GAMES:
        raise Mistake("cli-lab-games", {"number": work.games, "most": MOST_GAMES})
    if abs(work.seed) > MOST_SEED:
        raise Mistake("cli-lab-seed", {"number": work.seed, "most": MOST_SEED})
    if not 0 <= work.cores <= MOST_CORES:
        raise Mistake("cli-lab-cores", {"number": work.cores, "most": MOST_CORES})
    _need_bot(work.bots)
    if work.html is not None:
        may_write(work.html)
        need_pictures()


def _need_bot(name: str) -> None:
    if name not in MINDS:
        raise Mistake("cli-lab-bots", {"name": name, "known": ", ".join(MINDS)})


def _seats(asked: LabRequest, book: Book) -> int:
    """How many sit at the table, as asked for or as usual."""
    seats = max(book.deck.least, USUAL_SEATS) if asked.seats is None else asked.seats
    _need_seats(seats)
    return seats


def _need_seats(seats: int) -> None:
    if not 1 <= seats <= MOST:
        raise Mistake("cli-players", {"number": seats, "most": MOST})


def _need_something(crew: Crew, found: int) -> None:
    """Whoever was stopped before anything was found has nothing to show."""
    if found:
        return
    if crew.interrupted:
        raise KeyboardInterrupt
    if crew.lost:
        raise Mistake("cli-lab-lost", code=FAILED)


def _ended(terminal: Terminal, crew: Crew) -> int:
    """How it went; whoever was stopped is told that the answer is of the games played until then."""
    if not crew.stopped:
        return DONE
    terminal.complain(terminal.text("cli-lab-interrupted" if crew.interrupted else "cli-lab-lost-since"))
    return INTERRUPTED if crew.interrupted else FAILED


@contextmanager
def _crew(work: Work) -> Iterator[Crew]:
    with ExitStack() as hired:
        try:
            crew = hired.enter_context(Crew(work.cores, work.cluster))
        except NoClusterError:
            raise Mistake("cli-lab-no-cluster", {"command": "pip install 'omerta[cluster]'"}) from None
        except (OSError, ValueError) as error:
            if not work.cluster:
                raise
            raise Mistake("cli-lab-cluster", {"address": work.cluster, "why": str(error)}) from None
        yield crew


@contextmanager
def _bar(terminal: Terminal) -> Iterator[Advance]:
    """A bar with what is left, where somebody is watching; it is told how much is done, and of how much.

    Before the first game something may have to be compiled, once on a machine; only if one waits it is said.
    """
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.fields[count]}"),
        TimeRemainingColumn(),
        console=terminal.err,
        transient=True,
        disable=not terminal.err.is_terminal,
    )
    task = progress.add_task(terminal.text("cli-lab-getting-ready"), total=None, count="")
    compiling, playing = terminal.text("cli-lab-compiling"), terminal.text("cli-lab-playing")
    soon = Timer(A_WHILE, lambda: progress.update(task, description=compiling))
    soon.daemon = True

    def advance(done: int, planned: int) -> None:
        soon.cancel()
        count = f"{done}/{planned}"
        progress.update(task, completed=done, total=planned, description=playing, count=count)

    with progress:
        if has_compiler() and terminal.err.is_terminal:
            soon.start()
        try:
            yield advance
        finally:
            soon.cancel()
