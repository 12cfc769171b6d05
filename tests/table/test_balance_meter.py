"""The balance meter: what it knows, whom it tells, and that no table ever waits for it."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.table.web.players import hall_in, seated

from omerta.books.presets import deck_for
from omerta.books.shelf import SHELF
from omerta.core.commands import Refused
from omerta.lab import apart
from omerta.lab.apart import Portion
from omerta.lab.audit import entries
from omerta.lab.balance import balance
from omerta.lab.crew import Crew
from omerta.lab.lab_game import Experiment, Outcome
from omerta.lab.printed_chances import counted_beforehand
from omerta.lab.tally import GameTally
from omerta.table import balance_meter
from omerta.table.actions import asks
from omerta.table.balance_meter import Apart, Meter, Odds, Question
from omerta.table.faces.chances import Chances
from omerta.table.faces.deck_question import question
from omerta.table.faces.gathering_model import Gathering
from omerta.table.room import Room
from omerta.table.state import chosen_deck
from omerta.table.state.lobby import Device, Lobby, Person

PATIENCE = 240.0
A_MOMENT = 0.01
LOWEST = 19


def asked(book: str, players: int) -> Question:
    """The deck a book proposes."""
    return Question(book, tuple(sorted(deck_for(SHELF[book], players))))


SMALL, LARGE = asked("classic", 6), asked("classic", 9)


async def until(holds: Callable[[], object]) -> None:
    """Wait for it, but not for ever."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(A_MOMENT)


def nothing(_: Experiment) -> GameTally:
    """No deck was counted beforehand."""
    return GameTally()


@asynccontextmanager
async def metered(most: int = 10**6) -> AsyncIterator[Meter]:
    """A meter that goes on until so many games."""
    found = Meter(most, precision=0.0, known=nothing)
    try:
        yield found
    finally:
        await found.stop()


class Desk:
    """Somebody at a desk with a deck on it, who counts what he is told."""

    def __init__(self, found: Meter, deck: Question | None) -> None:
        self.meter = found
        self.deck = deck
        self.told = 0

    def look(self) -> None:
        """Look at whatever lies there."""
        self.meter.look("desk", lambda: self.deck, self._hear)

    def _hear(self) -> None:
        self.told += 1

    @property
    def games(self) -> int:
        """How many games are shown for the deck."""
        shown = self.meter.estimate(self.deck) if self.deck is not None else None
        return shown.games if shown is not None else 0


class Player:
    """Plays nothing: notes what it is asked for and gives the answers that a test has laid out."""

    def __init__(
        self, monkeypatch: pytest.MonkeyPatch, answers: Callable[[Portion], GameTally | None]
    ) -> None:
        self.asked: list[Portion] = []
        self.may_go_on = asyncio.Event()
        self.may_go_on.set()
        self._answers = answers
        monkeypatch.setattr(Apart, "play", lambda _, portion: self.play(portion))

    async def play(self, portion: Portion) -> GameTally | None:
        """Answer when it is let."""
        self.asked.append(portion)
        await asyncio.sleep(0)
        await self.may_go_on.wait()
        return self._answers(portion)


def ten(portion: Portion) -> GameTally:
    """Ten games, half of them won by each side."""
    return GameTally(10, {"mafia": 5, "town": 5})


def lives(pid: int) -> bool:
    """Is there such a process?"""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_printed_deck_has_its_numbers_at_once_and_more_games_are_added(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        player = Player(monkeypatch, ten)
        player.may_go_on.clear()
        meter = Meter()
        desk = Desk(meter, LARGE)
        desk.look()
        counted = counted_beforehand(LARGE.experiment)
        assert desk.games == counted.games > 0
        shown = meter.estimate(LARGE)
        assert shown is not None
        assert {each.side: each.share for each in shown.odds} == {
            side: round(100 * counted.chance(side).share) for side in ("town", "mafia")
        }
        assert shown.rounds == round(counted.rounds, 1) > 0
        await until(lambda: player.asked)
        assert player.asked[0].first == counted.games, "no game is counted twice"
        player.may_go_on.set()
        await until(lambda: desk.games > counted.games)
        await meter.stop()

    asyncio.run(run())


@pytest.mark.parametrize("book", SHELF)
def test_every_deck_a_table_is_offered_was_counted(book: str) -> None:
    """As the page lays it, by the table and by name, and with the house rules that come with the name.

    A deck that is drawn anew for each game may be another one than that of the audit.
    """
    others = 0
    for entry in entries(SHELF[book]):
        people = tuple(Person(seat, f"Player {seat}") for seat in range(1, entry.players + 1))
        lobby = Lobby("CODE", "en", book, people=people, seed=1)
        if entry.preset:
            lobby = chosen_deck.with_preset(lobby, entry.preset)
        asked = question(lobby)
        assert asked is not None, entry
        same = asked.deck == tuple(sorted(entry.deck))
        assert not same or counted_beforehand(asked.experiment).games, entry
        others += not same
    assert others <= (5 if book == "vendetta" else 0)


def test_the_numbers_are_those_of_the_laboratory() -> None:
    async def run() -> tuple[tuple[Odds, ...], int]:
        async with metered(most=40) as found:
            desk = Desk(found, LARGE)
            desk.look()
            await until(lambda: desk.games == 40)
            shown = found.estimate(LARGE)
            assert shown is not None
            assert not shown.sharpens
            return shown.odds, desk.told

    odds, told = asyncio.run(run())
    with Crew(cores=1) as crew:
        expected = balance(LARGE.experiment, crew, 40).sides
    assert {each.side: each.share for each in odds} == {
        side: round(100 * chance.share) for side, chance in expected.items()
    }
    assert [(each.low, each.high) for each in odds] == [
        (round(100 * chance.low), round(100 * chance.high)) for chance in expected.values()
    ]
    assert told >= 2, "before the first number, and with each new one"


def test_it_stops_when_it_is_precise_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        player = Player(monkeypatch, lambda portion: GameTally(50, {"mafia": 50}))
        found = Meter(precision=0.03, known=nothing)
        desk = Desk(found, SMALL)
        desk.look()
        await until(lambda: found._work is not None and found._work.done())
        assert desk.games == 100
        assert len(player.asked) == 2
        await found.stop()

    asyncio.run(run())


def test_a_deck_that_was_weighed_is_known_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        player = Player(monkeypatch, ten)
        async with metered(most=20) as found:
            desk = Desk(found, SMALL)
            desk.look()
            await until(lambda: desk.games == 20)
            desk.deck = LARGE
            found.stir()
            await until(lambda: desk.games == 20)
            asked_so_far = len(player.asked)
            desk.deck = SMALL
            found.stir()
            assert desk.games == 20
            await asyncio.sleep(A_MOMENT)
            assert len(player.asked) == asked_so_far

    asyncio.run(run())


def test_what_was_not_looked_at_for_long_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        Player(monkeypatch, ten)
        monkeypatch.setattr(balance_meter, "MOST_KEPT", 1)
        async with metered(most=10) as found:
            desk = Desk(found, None)
            for players in (5, 6, 7, 8):
                desk.deck = asked("classic", players)
                desk.look()
                await until(lambda: desk.games == 10)
            known = [players for players in (5, 6, 7, 8) if found.estimate(asked("classic", players))]
            assert known == [7, 8]

    asyncio.run(run())


def test_a_changed_deck_drops_the_old_question(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        player = Player(monkeypatch, ten)
        async with metered() as found:
            desk = Desk(found, SMALL)
            player.may_go_on.clear()
            desk.look()
            await until(lambda: player.asked)
            desk.deck = LARGE
            found.stir()
            assert found.estimate(LARGE) is not None, "it is shown as unknown at once"
            player.may_go_on.set()
            await until(lambda: len(player.asked) > 5)
            decks = [portion.experiment.deck for portion in player.asked]
            assert decks == [SMALL.deck, *[LARGE.deck] * (len(decks) - 1)]

    asyncio.run(run())


def test_of_two_tables_the_one_that_knows_less_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        player = Player(monkeypatch, ten)
        async with metered() as found:
            desk = Desk(found, SMALL)
            desk.look()
            await until(lambda: len(player.asked) > 3)
            before = len(player.asked)
            found.look("another", lambda: LARGE, lambda: None)
            await until(lambda: len(player.asked) > 4 * before)
            after = [portion.experiment.deck for portion in player.asked[before:]]
            assert {*after[:before]} == {LARGE.deck}
            assert {*after[before:]} == {SMALL.deck, LARGE.deck}

    asyncio.run(run())


def test_a_deck_nobody_looks_at_any_more_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        Player(monkeypatch, ten)
        monkeypatch.setattr(balance_meter, "LOOK_LASTS", 0.05)
        async with metered() as found:
            desk = Desk(found, SMALL)
            desk.look()
            assert found._work is not None
            await until(found._work.done)
            assert 0 < desk.games < 10**6

    asyncio.run(run())


def test_whoever_looks_is_told_only_what_he_can_read(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        player = Player(
            monkeypatch, lambda portion: GameTally(2, {"mafia": 1, "town": 1}) if portion.first else many
        )
        async with metered() as found:
            desk = Desk(found, SMALL)
            desk.look()
            await until(lambda: len(player.asked) > 20)
            assert desk.told == 2
            assert desk.games == many.games

    many = GameTally(10_000, {"mafia": 5_000, "town": 5_000})
    asyncio.run(run())


def test_no_game_is_played_in_the_process_of_the_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(experiment: Experiment, seed: int) -> Outcome:
        raise AssertionError("a table would have waited for this")

    async def run() -> None:
        async with metered() as found:
            desk = Desk(found, SMALL)
            desk.look()
            await until(lambda: desk.games)
            assert found.apart.pid not in (0, os.getpid())
            if hasattr(os, "getpriority"):
                ours, theirs = (os.getpriority(os.PRIO_PROCESS, pid) for pid in (0, found.apart.pid))
                assert theirs == min(ours + apart.GIVING_WAY, LOWEST)
                assert apart.GIVING_WAY > 0

    monkeypatch.setattr(apart, "play_game", never)
    asyncio.run(run())


def test_a_killed_player_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with metered() as found:
            desk = Desk(found, SMALL)
            desk.look()
            await until(lambda: desk.games)
            first, games = found.apart.pid, desk.games
            os.kill(first, signal.SIGKILL)
            await until(lambda: desk.games > games and found.apart.pid not in (0, first))

    monkeypatch.setattr(balance_meter, "PAUSE", 0.0)
    asyncio.run(run())


@pytest.mark.parametrize("worker", [("-c", "raise SystemExit(1)"), None])
def test_where_nothing_can_be_played_the_meter_stays_empty(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, worker: tuple[str, ...] | None
) -> None:
    async def run() -> None:
        async with metered() as found:
            desk = Desk(found, SMALL)
            desk.look()
            assert found.estimate(SMALL) is not None
            await until(lambda: found.estimate(SMALL) is None)
            assert found._work is not None
            await until(found._work.done)
            assert found.apart.pid == 0

    monkeypatch.setattr(balance_meter, "PAUSE", 0.0)
    if worker is None:
        monkeypatch.setattr("sys.executable", str(tmp_path / "there is no such program"))
    else:
        monkeypatch.setattr(balance_meter, "WORKER", worker)
    asyncio.run(run())


def test_what_is_known_stays_where_no_more_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        Player(monkeypatch, lambda portion: None if portion.first else ten(portion))
        async with metered() as found:
            desk = Desk(found, SMALL)
            desk.look()
            assert found._work is not None
            await until(found._work.done)
            shown = found.estimate(SMALL)
            assert shown is not None
            assert (shown.games, shown.sharpens) == (10, False)

    monkeypatch.setattr(balance_meter, "PAUSE", 0.0)
    asyncio.run(run())


def chances(room: Room, device: Device | None, kind: str = "phone") -> Chances | None:
    """What a device is shown of the chances."""
    face = room.face(device, kind)
    assert isinstance(face, Gathering)
    return face.chances


def test_a_table_shows_its_organizer_what_to_expect(tmp_path: Path) -> None:
    async def run() -> None:
        async with hall_in(tmp_path) as hall:
            room, (organizer, guest) = await seated(hall, "classic", 2)
            await room.ask(organizer, asks.DoWeigh())
            assert chances(room, organizer) is None, "no deck for so few"
            assert hall.meter.apart.pid == 0
            await room.ask(organizer, asks.DoBots(number=6))
            await until(lambda: hall.meter.apart.pid)
            shown = chances(room, organizer, "screen")
            assert shown is not None
            assert [(each.side, each.colour) for each in shown.sides] == [("town", "many"), ("mafia", "few")]
            assert chances(room, guest) is None
            assert chances(room, None, "screen") is None
            with pytest.raises(Refused, match="organizer-only"):
                await room.ask(guest, asks.DoWeigh())
            pid = hall.meter.apart.pid
            assert lives(pid)
        assert not lives(pid), "it has ended with the tables"

    asyncio.run(run())


def test_a_deck_the_book_refuses_has_no_meter(tmp_path: Path) -> None:
    async def run() -> None:
        async with hall_in(tmp_path) as hall:
            room, (organizer,) = await seated(hall, "classic", 1)
            await room.ask(organizer, asks.DoBots(number=6))
            assert question(room.lobby) is not None
            await room.ask(organizer, asks.DoCard(role="mafia", number=6))
            assert question(room.lobby) is None
            await room.ask(organizer, asks.DoWeigh())
            assert chances(room, organizer) is None
            await room.ask(organizer, asks.DoWay(way="proposed"))
            assert chances(room, organizer) is not None
            await room.ask(organizer, asks.DoStart())
            assert question(room.lobby) is None, "in a game nothing is weighed"

    asyncio.run(run())
