"""A talk in signs: a seat, an answer, a card; every phone offers it, and two of them mean it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from tests.table.spies import Spies, gathered, opened, settled, time_is_up

from omerta.books.shelf import SHELF
from omerta.core import Game, Table, choices, log, open_any, play
from omerta.core import events as ev
from omerta.core.commands import Act, TimeUp
from omerta.core.moments import Calling, Talking
from omerta.table.actions.dark import is_offered
from omerta.table.faces.models import Phone
from omerta.table.faces.panels import panel
from omerta.table.room import Room
from omerta.table.store.store import Store
from omerta.words import lexicon

DECK = ("ghost-talker", "mafia-boss", "mafioso", *["civilian"] * 5)
CARDS = ("mafia-boss", "mafioso", "ghost-talker", "civilian")
TABLE = Table(DECK, 123_456_789, {"ghosts-watch": "never"}, roles=DECK, pace="sealed")
ENOUGH = 60


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Store]:
    """A store in a file."""
    found = Store.at(f"sqlite:///{tmp_path / 'tables.db'}")
    yield found
    found.close()


def is_signing(game: Game | None) -> bool:
    return (
        game is not None
        and isinstance(game.now, Talking)
        and game.now.kind == "signs"
        and bool(game.now.seats)
    )


def deeds_due(game: Game) -> list[Act]:
    """Whoever is awake does the last thing he can."""
    now = game.now
    if not isinstance(now, Calling) or not now.acts:
        return []
    options = {
        seat: [each for each in choices(game, seat).options if each[0] != "pass"] for seat in now.awake
    }
    return [Act(seat, *found[-1]) for seat, found in options.items() if found]


def signing() -> Game:
    """The first talk in signs of a game."""
    game = open_any(SHELF["chicago"], TABLE)
    for _ in range(ENOUGH):
        if is_signing(game):
            return game
        for act in deeds_due(game):
            game = play(game, act)
        game = play(game, TimeUp(game.moment))
    raise AssertionError("nobody talks in signs")


def test_chi_211_every_phone_offers_seats_answers_and_cards() -> None:
    game = signing()
    shown = [panel(game, seat, lexicon("en"), None) for seat in range(1, game.seats + 1)]
    assert all(each == shown[0] for each in shown)
    assert shown[0] is not None
    point, *others = shown[0].deeds
    assert (point.deed, point.targets, point.least) == ("sign", 1, None)
    assert {(each.targets, each.least) for each in others} == {(1, 0)}
    assert [each.deed for each in others if not each.shows] == ["sign-yes", "sign-no", "sign-unknown"]
    assert {each.deed for each in others if each.shows} == {f"sign-{card}" for card in CARDS}
    seats = range(1, game.seats + 1)
    assert all(each.open_to == tuple(seats) for each in shown[0].deeds), "also those who are out"
    whom = [(), *((seat,) for seat in seats)]
    assert all(is_offered(game, 1, each.deed, targets) for each, targets in product(others, whom))
    assert all(is_offered(game, 1, "sign", (seat,)) for seat in seats)
    wrong = [("sign", ()), ("sign", (1, 2)), ("sign-yes", (1, 2)), ("sign-yes", (9,)), ("sign-vampire", ())]
    wrong += [("sign-sign", ()), ("sign-", ()), ("yes", ()), ("pass", ()), ("mafioso", (1,))]
    assert not any(is_offered(game, 1, *each) for each in wrong)


async def reach_signs(room: Room, spies: Spies) -> tuple[int, ...]:
    """Play until two talk in signs; who they are."""
    for _ in range(ENOUGH):
        game = room.game
        assert game is not None
        if is_signing(game):
            assert isinstance(game.now, Talking)
            return game.now.seats
        for act in deeds_due(game):
            await spies.phones[act.seat].act((act.deed, act.targets))
        await time_is_up(room)
        await settled()
    raise AssertionError("nobody talks in signs")


def test_a_card_is_shown_to_the_other_and_to_nobody_else(kept: Store) -> None:
    async def run() -> None:
        room = await opened(kept, gathered("chicago", len(DECK)), TABLE)
        async with Spies(room) as spies:
            one, other = await reach_signs(room, spies)
            signs = [("sign-mafioso", (3,)), ("sign-yes", (3,)), ("sign-civilian", ()), ("sign", (2,))]
            stranger = next(seat for seat in spies.phones if seat not in (one, other))
            for sign in signs:
                answers = {await spies.phones[seat].act(sign) for seat in (one, stranger)}
                assert len(answers) == 1, "a sham sign is answered alike"
            assert room.game is not None
            signed = [event for event in log(room.game) if isinstance(event, ev.Signed)]
            assert [(each.seat, each.about, each.value) for each in signed] == [
                (one, 3, "mafioso"),
                (one, 3, "yes"),
                (one, 0, "civilian"),
                (one, 2, ""),
            ]
            told = {}
            for seat, phone in spies.phones.items():
                face = room.face(phone.device, "phone")
                assert isinstance(face, Phone)
                told[seat] = " ".join(face.held.lines)
            assert all("mafioso" in told[seat] for seat in (one, other))
            assert "mafioso" not in told[stranger]

    asyncio.run(run())
