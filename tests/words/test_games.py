"""Whole games are told to everyone, and nobody hears what is not his."""

import contextlib
import random
import re
from functools import cache

import pytest

from omerta.books.shelf import SHELF
from omerta.core import HOST, PUBLIC, Game, Table, Viewer, open_game, owed, play, view
from omerta.core import events as ev
from omerta.core.choices import seat_options
from omerta.core.commands import Act, Refused, TimeUp
from omerta.core.game import Calling
from omerta.core.options import with_options
from omerta.core.vocabulary import Book
from omerta.words import LANGUAGES, lexicon, narrate, recite

GAMES = [(name, seed) for name in SHELF for seed in range(6)]
GAMES += [("vendetta", seed) for seed in range(6, 30)] + [("chicago", seed) for seed in range(6, 12)]
SHOWS = (ev.Died, ev.Executed, ev.SentOut, ev.SteppedIn)
CASES = ("nom", "gen", "acc", "dat", "ins")


def deck(book: Book, rng: random.Random) -> tuple[str, ...]:
    """Every single card of the book or half of them, and plain ones besides."""
    single = [name for name, role in book.roles.items() if role.copies == 1]
    plain = [name for name in book.roles if name not in single]
    picked = rng.sample(single, rng.randint(len(single) // 2, len(single)))
    return tuple(picked + plain + [rng.choice(plain) for _ in range(3)])


def options(book: Book, rng: random.Random) -> dict[str, str]:
    """House rules by chance, but none that cannot be chosen together with those before it."""
    chosen: dict[str, str] = {}
    for name, switch in book.switches.items():
        if not switch.values or rng.random() >= 0.4:
            continue
        wanted = {**chosen, name: rng.choice(tuple(switch.values))}
        with contextlib.suppress(Refused):
            with_options(book, wanted)
            chosen = wanted
    return chosen


@cache
def played(name: str, seed: int) -> Game:
    """A game of chance; gangs mostly agree, and now and then the clock is faster than the players."""
    book, rng = SHELF[name], random.Random(seed)
    game = open_game(book, Table(deck(book, rng), seed, options(book, rng)))
    for _ in range(4000):
        if game.over is not None:
            break
        waiting = owed(game)
        if not waiting or rng.random() < 0.01:
            game = play(game, TimeUp(game.moment))
            continue
        seat = rng.choice(waiting)
        offered = seat_options(game, seat)
        made = [each for each in game.now.gestures.values()] if isinstance(game.now, Calling) else []
        deed, targets = made[0] if made and made[0] in offered else rng.choice(offered)
        game = play(game, Act(seat, deed, targets))
    return game


def viewers(game: Game) -> tuple[Viewer, ...]:
    return (HOST, PUBLIC, *range(1, game.seats + 1))


def test_the_games_come_to_an_end() -> None:
    assert sum(played(name, seed).over is not None for name, seed in GAMES) >= len(GAMES) - 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "seed"), GAMES)
def test_everyone_can_be_told_the_whole_game(name: str, seed: int, language: str) -> None:
    game = played(name, seed)
    for viewer in viewers(game):
        you = viewer if isinstance(viewer, int) else None
        story = recite(view(game, viewer).events, game.book, lexicon(language), you=you)
        assert len(story) > 20
        for said in story:
            assert re.fullmatch(r"[^{}$]+[.?]", said), said
            assert "None" not in said


def card_names(book: Book, language: str) -> re.Pattern[str]:
    """The names of all cards in all cases."""
    words = lexicon(language)
    names = {words.role(role, case) for role in book.roles for case in CASES}
    return re.compile(rf"\b({'|'.join(sorted(names))})\b", re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "seed"), GAMES)
def test_no_card_is_named_before_one_is_shown(name: str, seed: int, language: str) -> None:
    """But for the calls, and for the visitors whom the paper names by their characters (CHI-226)."""
    game = played(name, seed)
    names = card_names(game.book, language)
    office = lexicon(language).say("switch-hunter_of_hunters")
    phase = ""
    for event in view(game, PUBLIC).events:
        if isinstance(event, ev.Ended) or (isinstance(event, SHOWS) and event.card):
            break
        if isinstance(event, ev.PhaseBegan):
            phase = event.phase
        said = narrate(event, game.book, lexicon(language), phase=phase)
        if said is not None and not isinstance(event, ev.Called | ev.Summoned | ev.Slept | ev.Visited):
            assert not names.search(re.sub(office, "", said, flags=re.IGNORECASE)), said


@pytest.mark.parametrize(("name", "seed"), GAMES)
def test_the_same_call_always_sounds_the_same(name: str, seed: int) -> None:
    game = played(name, seed)
    heard: dict[tuple[str, str, type], set[str | None]] = {}
    phase = ""
    for event in view(game, PUBLIC).events:
        if isinstance(event, ev.PhaseBegan):
            phase = event.phase
        if isinstance(event, ev.Called | ev.Slept):
            said = narrate(event, game.book, lexicon("ru"), phase=phase)
            heard.setdefault((phase, event.call, type(event)), set()).add(said)
    assert heard
    assert all(len(sentences) == 1 for sentences in heard.values())
