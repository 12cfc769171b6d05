"""A person leads before a screen and phones: they are told what has happened when he tells it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest
from msgspec.structs import replace
from tests.table.faces.test_desk import shown, tap
from tests.table.spies import CODE, gathered

from omerta.core import PUBLIC, Refused, view
from omerta.core.commands import Overrule, Undo
from omerta.table.actions import asks
from omerta.table.actions.turn import Turn
from omerta.table.faces.desk_model import Desk
from omerta.table.faces.face_parts import Line
from omerta.table.faces.models import Screen
from omerta.table.room import Room
from omerta.table.state import score
from omerta.table.state.lobby import Device, Lobby
from omerta.table.store.presence import SCREEN
from omerta.table.store.store import Store
from omerta.table.web.keys import hashed

LONGEST = 900
SEATS = 8
DESK = Device("desk", hashed("key-of-desk-sesame"), "en", organizer=True)


def led(book: str) -> Lobby:
    """Everybody has a phone, and somebody who does not play has the desk."""
    lobby = gathered(book, SEATS)
    others = tuple(replace(each, organizer=False) for each in lobby.devices)
    return replace(lobby, hosting="person", devices=(DESK, *others))


class Evening:
    """A table led from the desk, whose time is moved by hand; a screen shows it, or nothing does."""

    def __init__(self, store: Store, book: str, screen: bool = True) -> None:
        self.store, self.screen = store, screen
        self.time = SimpleNamespace(now=1_000_000.0)
        self.rng = random.Random(4)
        lobby = led(book)
        store.create(CODE, msgspec.json.encode(lobby), lobby.stage)
        self.room = self.opened()

    def opened(self) -> Room:
        room = Room(CODE, self.store, "http://table", now=lambda: float(self.time.now), telling=1.0)
        room.presence.arrive(DESK.id)
        if self.screen:
            room.presence.arrive(SCREEN)
        return room

    async def deal(self) -> None:
        def do(turn: Turn) -> None:
            turn.deal(4)
            turn.begin()

        await self.room.load()
        await self.room.change(do)

    async def restart(self) -> None:
        self.room = self.opened()
        await self.room.load()

    def desk(self) -> Desk:
        face = self.room.face(DESK, "desk")
        assert isinstance(face, Desk)
        return face

    def told(self) -> list[str]:
        """What everybody has been told so far."""
        return [line.text for line in self.room.drawing.story("en").lines]

    def known(self) -> int:
        """How much everybody will have heard when all is told."""
        assert self.room.game is not None
        return len(view(self.room.game, PUBLIC).events)

    async def ask(self, ask: asks.Ask) -> None:
        await self.room.ask(DESK, ask)

    async def next(self) -> None:
        await self.ask(asks.DoTell(how="next", cue=self.desk().cue))

    async def enter(self) -> None:
        """Something that the desk offers."""
        desk = self.desk()
        await self.ask(asks.DoHost(commands=(tap(self.rng, desk),), moment=desk.moment))

    async def hear_out(self) -> None:
        """What follows by itself is told in its time."""
        while at := score.next_cue(self.room.lobby, self.time.now):
            self.time.now = at
            assert self.room.shown.go_on()

    async def lead(self, until: Callable[[Desk], object]) -> None:
        """Enter and tell until something is so."""
        for _ in range(LONGEST):
            await self.hear_out()
            if until(self.desk()):
                return
            await (self.next() if self.desk().cue else self.enter())
        raise AssertionError("it never was")


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Store]:
    with closing(Store.at(f"sqlite:///{tmp_path / 'tables.db'}")) as store:
        yield store


def stages(lines: Sequence[Line]) -> list[str]:
    return [line.stage for line in lines]


def at_dawn(desk: Desk) -> bool:
    """It has dawned, and somebody is gone of whom nobody has heard."""
    return stages(desk.say) == ["dawn"] and "death" in stages(desk.cues)


@pytest.mark.parametrize("book", ["classic", "vendetta"])
def test_a_whole_game_is_told_by_hand_and_nothing_is_skipped(book: str, kept: Store) -> None:
    async def run() -> None:
        evening = Evening(kept, book)
        await evening.deal()
        last = list[str]()
        for _ in range(LONGEST):
            desk = evening.desk()
            if desk.stage == "over":
                break
            if desk.cue:
                before = evening.told()
                await evening.next()
                assert evening.told()[:-1] == before, "one sentence at a time"
            else:
                await evening.hear_out()
                await evening.enter()
            assert evening.told()[: len(last)] == last, "and what was told stays told"
            last = evening.told()
        assert evening.desk().stage == "over"
        assert evening.room.shown.is_told

    asyncio.run(run())


def test_the_host_knows_what_the_room_does_not_and_reads_it_before_he_tells_it(kept: Store) -> None:
    async def run() -> None:
        evening = Evening(kept, "classic")
        await evening.deal()
        await evening.lead(at_dawn)
        desk, room = evening.desk(), evening.room
        dead = {place.seat for place in desk.places if not place.living}
        screen = room.face(None, "screen")
        assert isinstance(screen, Screen)
        assert dead
        assert all(place.living for place in screen.places), "what was not told has not happened"
        assert screen.line is not None
        assert screen.line.text == desk.say[0].text
        to_come = [line.text for line in desk.cues]
        for text in to_come[: stages(desk.cues).index("death") + 1]:
            assert text not in evening.told()
            await evening.next()
            assert evening.told()[-1] == text == evening.desk().say[0].text
        screen = room.face(None, "screen")
        assert isinstance(screen, Screen)
        assert {place.seat for place in screen.places if not place.living} <= dead
        announced = len(evening.desk().taken[0].wrong)
        assert announced > len(desk.taken[0].wrong) > 0, (
            "only what was told would have been announced wrongly"
        )

    asyncio.run(run())


@pytest.mark.parametrize("book", ["classic", "chicago", "vendetta"])
def test_before_it_is_told_nobody_learns_from_a_refusal_that_he_is_dead(book: str, kept: Store) -> None:
    async def run() -> None:
        evening = Evening(kept, book)
        await evening.deal()
        await evening.lead(at_dawn)
        for seat in range(1, SEATS + 1):
            phone = evening.room.lobby.device(f"phone-{seat}")
            assert phone is not None
            with pytest.raises(Refused, match="not-now"):
                await evening.room.ask(
                    phone, asks.DoAct(seat=seat, moment=evening.desk().moment, deed="pass")
                )

    asyncio.run(run())


def test_phones_are_refused_until_the_moment_is_told_and_the_host_never(kept: Store) -> None:
    async def run() -> None:
        evening = Evening(kept, "classic")
        await evening.deal()
        await evening.lead(at_dawn)
        room, desk = evening.room, evening.desk()
        for seat in range(1, SEATS + 1):
            phone = room.lobby.device(f"phone-{seat}")
            assert phone is not None
            with pytest.raises(Refused, match="not-now"):
                await room.ask(phone, asks.DoSay(seat=seat, kind="suspect", about=1))
        assert desk.clock is None
        told = evening.told()
        await evening.ask(asks.DoTell(how="again"))
        assert (evening.told(), evening.desk().cues) == (told, desk.cues), (
            "nothing is lost by showing it again"
        )
        mark = (
            Overrule("mark", next(p.seat for p in desk.places if p.living), desk.marks[0][0])
            if desk.marks
            else None
        )
        if mark is not None:
            await evening.ask(asks.DoHost(commands=(mark,)))
            assert evening.told() == told, "what is done beside the game spoils no dawn"
        await evening.ask(asks.DoHost(commands=(Undo(1),)))
        assert not evening.desk().cues
        assert evening.told() != told

    asyncio.run(run())


def test_whoever_goes_on_before_he_has_told_all_tells_the_rest_at_once(kept: Store) -> None:
    async def run() -> None:
        evening = Evening(kept, "classic")
        await evening.deal()
        await evening.lead(at_dawn)
        left = [line.text for line in evening.desk().cues]
        while left[-1] not in evening.told():
            await evening.enter()
        told = evening.told()
        at = told.index(left[0])
        assert told[at : at + len(left)] == left, "each stands in the story, in its order"

    asyncio.run(run())


def test_a_new_start_of_the_server_finds_the_host_where_he_stood(kept: Store) -> None:
    async def run() -> None:
        evening = Evening(kept, "classic")
        await evening.deal()
        await evening.lead(at_dawn)
        before = evening.told(), evening.desk().say, evening.desk().cues, evening.desk().cue
        evening.time.now += 3600.0
        await evening.restart()
        assert (evening.told(), evening.desk().say, evening.desk().cues, evening.desk().cue) == before
        await evening.next()
        assert len(evening.told()) == len(before[0]) + 1

    asyncio.run(run())


def test_handed_to_the_table_the_rest_is_told_in_its_time(kept: Store) -> None:
    async def run() -> None:
        evening = Evening(kept, "classic")
        await evening.deal()
        await evening.lead(at_dawn)
        left = [line.text for line in evening.desk().cues]
        await evening.ask(asks.DoHandOver(to="table"))
        told = evening.told()
        assert left[-1] not in told
        assert score.until(evening.room.lobby) < evening.time.now + 60.0
        await evening.hear_out()
        assert evening.told()[len(told) :][: len(left)] == left
        assert score.is_open(evening.room.lobby, evening.time.now)

    asyncio.run(run())


def test_in_the_dark_nobody_sees_when_the_host_enters_something(kept: Store) -> None:
    async def run() -> None:
        evening = Evening(kept, "classic")
        await evening.deal()
        phones = [
            device for seat in range(1, SEATS + 1) if (device := evening.room.lobby.device(f"phone-{seat}"))
        ]
        unseen = 0
        for _ in range(60):
            if evening.desk().cue:
                await evening.next()
                continue
            before = shown(evening.room, phones)
            known = evening.known()
            await evening.enter()
            after = shown(evening.room, phones)
            if before.dark and evening.known() == known:
                assert before.faces == after.faces
                assert before.news == after.news
                unseen += 1
        assert unseen > 3

    asyncio.run(run())


def test_with_nothing_but_the_desk_one_tap_stays_one(kept: Store) -> None:
    async def run() -> None:
        evening = Evening(kept, "classic", screen=False)
        await evening.deal()
        for _ in range(LONGEST):
            desk = evening.desk()
            assert (desk.cue, desk.cues, desk.staged) == (0, (), False)
            assert not evening.room.lobby.score
            assert evening.room.shown.is_told
            if desk.stage == "over":
                return
            await evening.enter()
        raise AssertionError("the game does not end")

    asyncio.run(run())
