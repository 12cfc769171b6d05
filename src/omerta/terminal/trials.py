"""`omerta lab balance`, `value`, `audit`, `suggest`, `tournament`: questions that very many games answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path

from msgspec import Struct
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from omerta.books.decks import check_deck, known_cards
from omerta.books.presets import deck_for
from omerta.bots.minds import MINDS
from omerta.core.vocabulary import Book
from omerta.lab.audit import Entry, Verdict, audit, entries
from omerta.lab.balance import balance
from omerta.lab.crew import Crew, NoClusterError
from omerta.lab.games import Trial
from omerta.lab.search import Wish, search
from omerta.lab.tournament import Match, tournament
from omerta.lab.values import values
from omerta.terminal import trial_tables
from omerta.terminal.decks import ask_by_name, asked_for, card_name, given, need_players, show_remarks
from omerta.terminal.desk import DONE, Desk, Mistake, agreed, find_book, listed, may_write, near, write_text
from omerta.terminal.laboratory import need_pictures

MOST_SEATS = 40
MOST_GAMES = 10_000_000


class Asked(Struct, frozen=True):
    """The table asked for: a book, a deck or so many seats, and house rules."""

    book: str
    cards: str = ""
    seats: int = 0
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


def balance_of(desk: Desk, asked: Asked, work: Work, precision: float) -> int:
    """Print the chances of every side, how long a game lasts and who lives."""
    _need_sense(work)
    trial = _trial(desk, asked, work.bots)
    with _crew(work) as crew, _bar(desk, work.games) as advance:
        found = balance(
            trial, crew, work.games, work.seed, precision / 100, lambda so_far: advance(so_far.games)
        )
    if work.json:
        desk.json(trial_tables.balance_data(found))
    else:
        trial_tables.show_balance(desk, found)
    if work.html is not None:
        from omerta.lab.report import page
        from omerta.lab.trial_reports import balance_report

        _write(desk, work, page(balance_report(found, desk.words), desk.words))
    return DONE


def value_of(desk: Desk, asked: Asked, work: Work) -> int:
    """Print what every card of the deck is worth to its side."""
    _need_sense(work)
    trial = _trial(desk, asked, work.bots)
    with _crew(work) as crew, _bar(desk, work.games * len({*trial.deck})) as advance:
        found = values(trial, crew, work.games, work.seed, advance)
    if not found:
        raise Mistake("cli-lab-all-plain")
    if work.json:
        desk.json({"book": trial.bare_book.name, "deck": trial.deck, "values": found})
    else:
        trial_tables.show_values(desk, trial, found)
    if work.html is not None:
        from omerta.lab.report import page
        from omerta.lab.trial_reports import value_report

        _write(desk, work, page(value_report(trial, found, desk.words), desk.words))
    return DONE


def audit_of(desk: Desk, names: Sequence[str], work: Work) -> int:
    """Print for every deck of the book's table and every deck with a name how far it leans."""
    _need_sense(work)
    books = [find_book(name) for name in names]
    found: dict[str, tuple[Verdict, ...]] = {}
    total = sum(len(entries(book)) for book in books) * work.games
    done = 0
    with _crew(work) as crew, _bar(desk, total) as advance:

        def watch(entry: Entry, games: int) -> None:
            advance(done + games)

        for book in books:
            for verdict in audit(book, crew, work.games, work.bots, work.seed, watch):
                found[book.name] = (*found.get(book.name, ()), verdict)
                done += work.games
    if work.json:
        desk.json(
            {name: [trial_tables.verdict_data(each) for each in each_of] for name, each_of in found.items()}
        )
    else:
        for book in books:
            trial_tables.show_audit(desk, book, found.get(book.name, ()))
    if work.html is not None:
        from omerta.lab.report import page
        from omerta.lab.trial_reports import audit_report

        _write(desk, work, page(audit_report(books, found, desk.words), desk.words))
    return DONE


def suggestions(desk: Desk, asked: Asked, work: Work, odds: str, unwanted: str, decks: int) -> int:
    """Print the fairest decks the book allows, and of them the shortest and the wildest game."""
    _need_sense(work)
    plain = find_book(asked.book)
    named = ask_by_name(desk, plain, asked.preset, asked.scenario, asked.sets)
    book = agreed(desk.words, plain, named.options)
    need_players(desk, book, named, asked.seats)
    wanted, without = asked_for(desk, book, asked.wanted), asked_for(desk, book, unwanted)
    if clash := {*wanted} & {*without}:
        raise Mistake("cli-lab-both", {"card": card_name(desk, book, min(clash))})
    wish = Wish(asked.seats, _odds(desk, book, odds), wanted, without)
    with _crew(work) as crew, _bar(desk, 1) as advance:
        found = search(plain, named.options, wish, crew, decks, work.bots, work.seed, advance)
    if found is None:
        raise Mistake("cli-lab-no-deck", {"number": asked.seats})
    if work.json:
        desk.json(trial_tables.proposals_data(found))
    else:
        trial_tables.show_proposals(desk, book, wish, found)
    return DONE


def tournament_of(desk: Desk, names: Sequence[str], tables: str, ladder: Sequence[str], work: Work) -> int:
    """Print by how much each bot of the ladder plays better than the one before it, side by side."""
    _need_sense(work)
    for name in ladder:
        _need_bot(name)
    if len(ladder) < 2:
        raise Mistake("cli-lab-ladder")
    seats = [int(number) for number in listed(tables) if number.isdecimal()]
    if not seats or len(seats) != len(listed(tables)):
        raise Mistake("cli-lab-tables", {"tables": tables})
    matches = [
        (Trial(book, known_cards(book, deck_for(book, players)), {}, weaker), better, side)
        for book in map(find_book, names)
        for players in seats
        for side in _rivals(book)
        for weaker, better in pairwise(ladder)
    ]
    found: list[Match] = []
    with _crew(work) as crew, _bar(desk, len(matches) * work.games) as advance:
        for trial, hero, side in matches:
            before = len(found) * work.games
            watch = _shifted(advance, before)
            found.append(tournament(trial, hero, side, crew, work.games, work.seed, watch))
            if found[-1].games < work.games:
                break
    if work.json:
        desk.json([trial_tables.match_data(each) for each in found])
    else:
        trial_tables.show_matches(desk, found)
    return DONE


def _shifted(advance: Callable[[int], None], before: int) -> Callable[[int], None]:
    return lambda done: advance(before + done)


def _rivals(book: Book) -> tuple[str, ...]:
    """The two sides that fill the table: that of the plain card and that of the first gang."""
    gang = next(iter(book.gangs))
    return book.roles[book.plain].side, next(role.side for role in book.roles.values() if role.gang == gang)


def _trial(desk: Desk, asked: Asked, bots: str) -> Trial:
    """What is to be tried; a deck the book refuses is not."""
    plain = find_book(asked.book)
    named = ask_by_name(desk, plain, asked.preset, asked.scenario, asked.sets)
    book = agreed(desk.words, plain, named.options)
    if asked.cards:
        cards = given(desk, book, asked.cards)
        if asked.seats and asked.seats != len(cards):
            raise Mistake("cli-lab-seats", {"number": len(cards), "seats": asked.seats})
    else:
        seats = asked.seats or max(book.deck.least, 10)
        need_players(desk, book, named, seats)
        cards = deck_for(book, seats, asked_for(desk, book, asked.wanted), named.preset)
    remarks = [remark for remark in check_deck(book, cards) if remark.level == "refused"]
    if remarks:
        show_remarks(desk, remarks)
        raise Mistake("cli-lab-refused")
    return Trial(plain, known_cards(book, cards), named.options, bots)


def _odds(desk: Desk, book: Book, odds: str) -> dict[str, float]:
    """What is wanted, as `50:50` or `45:45:10`, for the sides of the book in its order."""
    parts = odds.split(":")
    if not 2 <= len(parts) <= len(book.sides) or not all(part.isdecimal() and int(part) for part in parts):
        sides = desk.words.join([desk.words.name("side", side) for side in book.sides])
        raise Mistake("cli-lab-odds", {"odds": odds, "sides": sides})
    return {side: float(part) for side, part in zip(book.sides, parts, strict=False)}


def _need_sense(work: Work) -> None:
    if not 1 <= work.games <= MOST_GAMES:
        raise Mistake("cli-lab-games", {"number": work.games, "most": MOST_GAMES})
    _need_bot(work.bots)
    if work.html is not None:
        may_write(work.html)
        need_pictures()


def _need_bot(name: str) -> None:
    if name not in MINDS:
        raise Mistake("cli-lab-bots", {"name": name, "known": ", ".join(MINDS), "near": near(name, MINDS)})


@contextmanager
def _crew(work: Work) -> Iterator[Crew]:
    try:
        with Crew(work.cores, work.cluster) as crew:
            yield crew
    except NoClusterError:
        raise Mistake("cli-lab-no-cluster", {"command": "pip install 'omerta[cluster]'"}) from None
    except (OSError, TimeoutError) as error:
        if not work.cluster:
            raise
        raise Mistake("cli-lab-cluster", {"address": work.cluster, "why": str(error)}) from error


@contextmanager
def _bar(desk: Desk, total: int) -> Iterator[Callable[..., None]]:
    """A bar with what is left, where somebody is watching; it is told how much is done, and of how much."""
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.completed}/{task.total}"),
        TimeRemainingColumn(),
        console=desk.err,
        transient=True,
        disable=not desk.err.is_terminal,
    )
    with progress:
        task = progress.add_task(desk.text("cli-playing"), total=total)

        def advance(done: int, of: int = 0) -> None:
            progress.update(task, completed=done, total=of or total)

        yield advance


def _write(desk: Desk, work: Work, text: str) -> None:
    assert work.html is not None
    write_text(work.html, text)
    if not work.json:
        desk.write()
        desk.say("cli-written", {"file": str(work.html)})
