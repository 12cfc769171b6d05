"""Another deck in one tap: what is laid, what is said, and that nobody waits for it without end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.table.spies import gathered
from tests.table.web.players import hall_in, seated

from omerta.books.presets import deck_for
from omerta.books.shelf import SHELF
from omerta.core.commands import Refused
from omerta.lab.apart import Decks, Neighbours, Portion, neighbours
from omerta.lab.tally import GameTally
from omerta.table import deck_designer
from omerta.table.actions import asks
from omerta.table.balance_meter import Apart, Meter, Question
from omerta.table.deck_designer import DeckDesigner, DeckWished, Design, WishingTable
from omerta.table.faces.gathering_model import Gathering
from omerta.table.room import Room
from omerta.table.state import chosen_deck
from omerta.table.state.lobby import Device

PATIENCE = 60.0
NINE = Question("classic", tuple(sorted(deck_for(SHELF["classic"], 9))))


def by_mafia(wins: dict[int, int]) -> Callable[[Portion], GameTally]:
    """Eight games, of which the town wins so many by the number of mafiosi."""

    def played(portion: Portion) -> GameTally:
        town = wins[portion.experiment.deck.count("mafia")]
        return GameTally(8, {"mafia": 8 - town, "town": town})

    return played


def fake(monkeypatch: pytest.MonkeyPatch, played: Callable[[Portion], GameTally | None]) -> list[Portion]:
    """Games that are not played: each portion takes five thousandths of a second by a clock of its own."""
    asked: list[Portion] = []

    async def play(_: Apart, portion: Portion) -> GameTally | None:
        asked.append(portion)
        await asyncio.sleep(0)
        return played(portion)

    async def near(_: Apart, wanted: Neighbours) -> Decks:
        return neighbours(wanted)

    monkeypatch.setattr(Apart, "play", play)
    monkeypatch.setattr(Apart, "neighbours", near)
    monkeypatch.setattr(deck_designer, "monotonic", lambda: 1.0 + 0.005 * len(asked))
    return asked


async def settled(designer: DeckDesigner, code: str) -> Design:
    async with asyncio.timeout(PATIENCE):
        while (found := designer.design(code)) is None or found.is_under_way:
            await asyncio.sleep(0.005)
    return found


async def wished(wish: DeckWished, asked: Question, laid: list[tuple[str, ...]], may: bool = True) -> Design:
    designer = DeckDesigner(Meter(known=lambda _: GameTally()), longest=0.4)

    async def lay(_: Question, cards: tuple[str, ...]) -> bool:
        laid.append(cards)
        return may

    designer.wish(WishingTable("CODE", lambda: None, lay), wish, asked)
    found = await settled(designer, "CODE")
    await designer.stop()
    return found


def test_a_fairer_deck_is_laid_where_games_prove_it(monkeypatch: pytest.MonkeyPatch) -> None:
    fake(monkeypatch, by_mafia({3: 1, 2: 4}))
    laid: list[tuple[str, ...]] = []
    found = asyncio.run(wished("fairer", NINE, laid))
    assert found.outcome == "found"
    assert [deck.count("mafia") for deck in laid] == [2]
    assert found.about.deck == laid[0]
    assert found.now.chance("town").share == 0.5


def test_an_even_deck_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    fake(monkeypatch, by_mafia({3: 4, 2: 8}))
    laid: list[tuple[str, ...]] = []
    found = asyncio.run(wished("fairer", NINE, laid))
    assert (found.outcome, laid) == ("even", [])
    assert found.before.games >= 100


def test_a_deck_that_is_no_fairer_is_not_laid(monkeypatch: pytest.MonkeyPatch) -> None:
    fake(monkeypatch, by_mafia({3: 2, 2: 2}))
    laid: list[tuple[str, ...]] = []
    assert asyncio.run(wished("fairer", NINE, laid)).outcome == "none"
    assert laid == []


def test_too_few_games_are_said_to_be_too_few(monkeypatch: pytest.MonkeyPatch) -> None:
    def one(portion: Portion) -> GameTally:
        return GameTally(1, {"mafia": 1} if portion.experiment.deck.count("mafia") == 3 else {"town": 1})

    monkeypatch.setattr(deck_designer, "FRESH", 10**6)
    fake(monkeypatch, one)
    laid: list[tuple[str, ...]] = []
    assert asyncio.run(wished("fairer", NINE, laid)).outcome == "unsure"
    assert laid == []


def test_a_deck_that_was_changed_meanwhile_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    fake(monkeypatch, by_mafia({3: 1, 2: 4}))
    assert asyncio.run(wished("fairer", NINE, [], may=False)).outcome == "changed"


def test_a_book_without_other_cards_says_so_without_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = fake(monkeypatch, by_mafia({3: 1}))
    found = asyncio.run(wished("alike", NINE, []))
    assert (found.outcome, found.decks, asked) == ("none", 0, [])


def test_where_nobody_plays_it_ends_with_an_honest_word(monkeypatch: pytest.MonkeyPatch) -> None:
    fake(monkeypatch, lambda portion: None)
    assert asyncio.run(wished("fairer", NINE, [])).outcome == "failed"


def test_a_process_that_hangs_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(_: Apart, portion: Portion) -> GameTally | None:
        await asyncio.sleep(3600)
        return None

    monkeypatch.setattr(Apart, "play", never)
    monkeypatch.setattr(deck_designer, "GRACE", 0.1)
    assert asyncio.run(wished("fairer", NINE, [])).outcome == "failed"


def test_what_was_counted_beforehand_is_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = fake(monkeypatch, by_mafia({3: 1, 2: 4}))

    async def run() -> Design:
        designer = DeckDesigner(
            Meter(known=lambda _: GameTally(400, {"mafia": 190, "town": 210})), longest=0.4
        )

        async def lay(_: Question, cards: tuple[str, ...]) -> bool:
            return True

        designer.wish(WishingTable("CODE", lambda: None, lay), "fairer", NINE)
        return await settled(designer, "CODE")

    found = asyncio.run(run())
    assert (found.outcome, found.before.games, asked) == ("even", 400, [])


def test_only_so_many_tables_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        fake(monkeypatch, by_mafia({3: 2, 2: 2}))
        designer = DeckDesigner(Meter(known=lambda _: GameTally()), longest=0.4)

        async def lay(_: Question, cards: tuple[str, ...]) -> bool:
            return True

        for number in range(deck_designer.MOST_WAITING):
            designer.wish(WishingTable(str(number), lambda: None, lay), "fairer", NINE)
        designer.wish(
            WishingTable("0", lambda: None, lay), "alike", NINE
        )  # asked already: nothing more is done
        with pytest.raises(Refused, match="design-busy"):
            designer.wish(WishingTable("one more", lambda: None, lay), "fairer", NINE)
        for number in range(deck_designer.MOST_WAITING):
            found = await settled(designer, str(number))
            assert (found.wish, found.outcome) == ("fairer", "none")
        await designer.stop()

    asyncio.run(run())


def shown(room: Room, device: Device) -> Gathering:
    face = room.face(room.lobby.device(device.id), "phone")
    assert isinstance(face, Gathering)
    return face


def test_at_a_table_the_deck_is_laid_told_and_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        fake(monkeypatch, by_mafia({3: 1, 2: 4}))
        async with hall_in(tmp_path) as hall:
            room, devices = await seated(hall, "classic", 9)
            host, guest = devices[0], devices[1]
            assert room.designer is not None
            room.designer.longest = 0.4
            room.designer.meter.known = lambda _: GameTally()
            before = shown(room, host).cards
            with pytest.raises(Refused, match="organizer-only"):
                await room.ask(guest, asks.DoDesign(wish="fairer"))
            await room.ask(host, asks.DoDesign(wish="fairer"))
            await settled(room.designer, room.code)
            now = shown(room, host)
            assert now.design is not None
            assert "Town: 12% before, 50% now" in now.design.line
            assert now.design.may_undo
            assert [card.role for card in now.cards] == [card.role for card in before], "no row has moved"
            assert now.cards != before
            assert now.may_start
            assert shown(room, guest).design is None, "it is for whoever builds"
            with pytest.raises(Refused, match="organizer-only"):
                await room.ask(guest, asks.DoUndoDeck())
            await room.ask(host, asks.DoUndoDeck())
            assert shown(room, host).cards == before
            assert shown(room, host).design is None
            with pytest.raises(Refused, match="no-deck-before"):
                await room.ask(host, asks.DoUndoDeck())

    asyncio.run(run())


def test_whatever_is_changed_by_hand_cannot_be_taken_back_any_more() -> None:
    lobby = replace(gathered("classic", 9), stage="gathering", game=0)
    found = chosen_deck.with_deck(lobby, chosen_deck.deck(lobby).cards)
    assert found.deck_before is not None
    for changed in (
        chosen_deck.with_card(found, "mafia", 2),
        chosen_deck.with_way(found, "proposed"),
        chosen_deck.with_preset(found, ""),
        chosen_deck.with_book(found, "family"),
    ):
        assert changed.deck_before is None
