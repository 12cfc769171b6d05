"""Printed playthroughs: a seeded game of each book, step by step, with what everybody saw of each step.

`scripts/goldens` writes them anew. Read the difference before you commit it: it is a change of the game.
"""

import os
import random
from pathlib import Path

import msgspec
import pytest

from omerta.books.decks import check_deck, suggest
from omerta.books.shelf import SHELF
from omerta.core import HOST, PUBLIC, Event, Game, Table, Viewer, choices, open_any, owed, play
from omerta.core.book.house_rules import with_house_rules
from omerta.core.book.model import Book
from omerta.core.choices import seat_options
from omerta.core.commands import Act, Command, DeclareDraw, TimeUp
from omerta.core.moments import Calling
from omerta.core.view import view

HERE = Path(__file__).parent
SEED = 11
PLAYERS = 10


def deck(book: Book) -> tuple[str, ...]:
    """The proposed deck with single cards in the place of plain ones, as far as the law goes."""
    cards = list(suggest(book, PLAYERS))
    for card, role in book.roles.items():
        plain = [at for at, held in enumerate(cards) if book.roles[held].copies != 1]
        same = [at for at in plain if book.roles[cards[at]].side == role.side] or plain
        if role.copies != 1 or card in cards or len(plain) <= PLAYERS // 3:
            continue
        other = [*cards[: same[0]], card, *cards[same[0] + 1 :]]
        if not any(remark.level == "refused" for remark in check_deck(book, other)):
            cards = other
    return tuple(cards)


def next_command(game: Game, rng: random.Random) -> Command:
    """Chance plays; a gang points where its first member pointed."""
    if game.draw_offered:
        return DeclareDraw()
    waiting = owed(game)
    if not waiting:
        return TimeUp(game.moment)
    offered = seat_options(game, waiting[0])
    if isinstance(game.now, Calling) and game.now.gestures:
        first = next(iter(game.now.gestures.values()))
        offered = (first,) if first in offered else offered
    return Act(waiting[0], *rng.choice(offered))


def spelt(event: Event) -> str:
    """An event in a line: its name and what it says."""
    fields = msgspec.to_builtins(event)
    name = fields.pop("event")
    return " ".join([str(name), *(f"{key}={msgspec.json.encode(fields[key]).decode()}" for key in fields)])


def watchers(game: Game, event: Event, before: dict[Viewer, int], viewers: tuple[Viewer, ...]) -> str:
    """Who saw this event: everybody, or these seats, or the host alone."""
    saw = [viewer for viewer in viewers if event in view(game, viewer).events[before[viewer] :]]
    if PUBLIC in saw:
        return "all"
    return ",".join(str(viewer) for viewer in saw if viewer != HOST) or "host"


def offers(game: Game) -> list[str]:
    """What the seats may do; those who may do the same stand in one line."""
    seats: dict[str, list[int]] = {}
    for seat in range(1, game.seats + 1):
        choice = choices(game, seat)
        if choice.options:
            deeds = ", ".join(" ".join(map(str, (deed, *targets))) for deed, targets in choice.options)
            seats.setdefault(("owe: " if choice.owed else "may: ") + deeds, []).append(seat)
    return [f"  {','.join(map(str, who))} {deeds}" for deeds, who in seats.items()]


def playthrough(book: Book) -> str:
    """The whole game on paper: commands, events with those who saw them, offers; at the end every view."""
    rng = random.Random(SEED)
    game = open_any(book, Table(deck(with_house_rules(book, {})), SEED))
    viewers: tuple[Viewer, ...] = (HOST, PUBLIC, *range(1, game.seats + 1))
    lines = [f"book {book.name}, seed {SEED}", f"deck {', '.join(game.deck)}"]
    before = dict.fromkeys(viewers, 0)
    command: Command | None = None
    while True:
        lines.append(f"> {msgspec.json.encode(command).decode() if command else 'open'}")
        lines += [f"  [{watchers(game, event, before, viewers)}] {spelt(event)}" for event in game.told]
        lines += offers(game)
        if game.over is not None:
            break
        before = {viewer: len(view(game, viewer).events) for viewer in viewers}
        command = next_command(game, rng)
        game = play(game, command)
    for viewer in viewers:
        known = msgspec.to_builtins(view(game, viewer))
        for told in ("events", "today", "woken"):  # they stand above, each with those who saw them
            del known[told]
        lines.append(f"view {viewer}: {msgspec.json.encode(known).decode()}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", SHELF)
def test_the_playthrough_is_as_printed(name: str) -> None:
    path = HERE / f"{name}.txt"
    played = playthrough(SHELF[name])
    if os.environ.get("OMERTA_GOLDENS") == "write":
        path.write_text(played, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == played
