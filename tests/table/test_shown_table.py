"""What people see follows the score: sentence by sentence, the same for all, never ahead of the telling."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.table.spies import CODE, gathered

from omerta.books.shelf import SHELF
from omerta.core import Game, Refused, choices, log
from omerta.core.commands import DeclareDraw, TimeUp
from omerta.core.game import PUBLIC
from omerta.core.moments import Talking
from omerta.core.view import granted
from omerta.table.actions import asks
from omerta.table.actions.errands import Errand
from omerta.table.actions.handlers import carry_out
from omerta.table.actions.turn import Turn
from omerta.table.faces.beats import measured
from omerta.table.faces.models import Phone, Screen
from omerta.table.room import Room
from omerta.table.state import clocks, score
from omerta.table.state.darkness import is_dark
from omerta.table.state.lobby import Lobby, Pace
from omerta.table.store.store import Store

LONGEST = 3000


class Evening:
    """A table whose time is moved by hand, and what its screen has shown."""

    def __init__(self, store: Store, lobby: Lobby) -> None:
        self.time = SimpleNamespace(now=1_000_000.0)
        store.create(lobby.code, msgspec.json.encode(lobby), lobby.stage)
        self.room = Room(CODE, store, "http://table", now=lambda: float(self.time.now), telling=1.0)
        self.seen: list[tuple[float, Screen]] = []

    async def deal(self, seed: int) -> None:
        """The deck of the book is dealt, and the game begins at once."""

        def do(turn: Turn) -> None:
            turn.deal(seed)
            turn.begin()

        await self.room.load()
        await self.room.change(do)
        self.look()

    def look(self) -> Screen:
        """What the screen shows now."""
        shown = self.room.face(None, "screen")
        assert isinstance(shown, Screen)
        self.seen.append((self.time.now, shown))
        return shown

    def phones(self) -> list[Phone]:
        """What all phones show now."""
        people = [(self.room.lobby.device(f"phone-{seat}"), seat) for seat in range(1, 9)]
        faces = [self.room.face(device, "phone", seat) for device, seat in people if device is not None]
        return [face for face in faces if isinstance(face, Phone)]

    async def hear_out(self) -> None:
        """Time goes on, sentence by sentence, until everything is told."""
        while at := score.next_cue(self.room.lobby, self.time.now):
            self.time.now = at
            await self.go_on()
        self.time.now = max(self.time.now, score.until(self.room.lobby))

    async def go_on(self) -> None:
        """The next sentence is told; with the last one the game is over."""
        game = self.room.game
        assert game is not None
        if game.over is not None and score.told(self.room.lobby, self.time.now) == game.seen:
            await self.room.change(lambda turn: turn.end())
        else:
            assert self.room.shown.go_on()
        self.look()

    async def time_is_up(self) -> None:
        def do(turn: Turn) -> None:
            game = turn.playing()
            turn.play(DeclareDraw() if game.draw_offered else TimeUp(game.moment))

        if self.room.lobby.clock is not None:
            self.time.now = max(self.time.now, self.room.lobby.clock.ends)
        await self.room.change(do)
        self.look()

    async def play(self, chance: random.Random) -> None:
        """Somebody does something now and then; otherwise the clock runs out."""
        for _ in range(LONGEST):
            await self.hear_out()
            game = self.room.game
            if game is None or game.over is not None:
                return
            await self.act(chance)
            await self.hear_out()
            if self.room.lobby.stage == "playing":
                await self.time_is_up()

    async def act(self, chance: random.Random) -> None:
        game = self.room.game
        assert game is not None
        for seat in chance.sample(game.living, len(game.living)):
            offered = choices(game, seat).options
            device = self.room.lobby.device(f"phone-{seat}")
            if offered and device is not None and chance.random() < 0.5:
                deed, targets = chance.choice(offered)
                ask = asks.DoAct(seat=seat, moment=game.moment, deed=deed, targets=targets)
                try:
                    await self.room.ask(device, ask)
                except Refused:
                    continue
                self.look()
                return


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Store]:
    with closing(Store.at(f"sqlite:///{tmp_path / 'tables.db'}")) as store:
        yield store


@pytest.fixture
def evening(kept: Store) -> Callable[[str], Evening]:
    return lambda book: Evening(kept, gathered(book, 8))


@pytest.mark.parametrize("book", SHELF)
def test_every_sentence_is_shown_in_its_time_and_none_is_skipped(
    book: str, evening: Callable[[str], Evening]
) -> None:
    found = evening(book)

    async def game() -> None:
        await found.deal(5)
        await found.play(random.Random(5))

    asyncio.run(game())
    assert found.seen[-1][1].stage == "over"
    told = found.room.drawing.story("en").lines
    shown = [(at, face.line) for at, face in found.seen if face.line is not None]
    assert list(dict.fromkeys(line.number for _, line in shown)) == [line.number for line in told]
    began = {line.number: at for at, line in reversed(shown)}
    for before, after in pairwise(told):
        assert began[after.number] - began[before.number] >= 0.07 * len(before.text)


@pytest.mark.parametrize("book", SHELF)
def test_no_device_is_ahead_of_the_telling(book: str, evening: Callable[[str], Evening]) -> None:
    """Who lives, what was counted, who has won: as the last sentence left it, on every device."""
    found = evening(book)

    async def game() -> None:
        await found.deal(7)
        for _ in range(6):
            while at := score.next_cue(found.room.lobby, found.time.now):
                in_time()
                found.time.now = at
                found.room.shown.go_on()
            found.time.now = score.until(found.room.lobby)
            in_time()
            if found.room.lobby.stage != "playing":
                return
            await found.time_is_up()

    def in_time() -> None:
        room, shown = found.room, found.room.shown
        assert room.game is not None
        assert shown.game is not None
        events = log(room.game)[: score.told(room.lobby, found.time.now)]
        heard = [event for event in events if granted(event, PUBLIC)]
        assert room.drawing.views[PUBLIC].events == tuple(heard)
        living = {place.seat for place in found.look().places if place.living}
        assert living == {*shown.game.living}
        for phone in found.phones():
            assert {place.seat for place in phone.places if place.living} == living
            assert shown.is_told or phone.panel is None or phone.panel.moment == shown.game.moment
            assert shown.is_told or phone.clock is None

    asyncio.run(game())


def test_a_clock_starts_when_its_sentence_has_been_told(evening: Callable[[str], Evening]) -> None:
    found = evening("classic")

    async def game() -> None:
        await found.deal(5)
        clock = found.room.lobby.clock
        assert clock is not None
        assert clock.ends - clock.total == score.until(found.room.lobby)
        assert found.look().clock is None, "nightfall is being told"
        found.time.now = score.next_cue(found.room.lobby, found.time.now)
        found.room.shown.go_on()
        called = found.look()
        assert called.clock is not None
        assert called.clock.left > called.clock.total, "the call is being told: its time has not begun"
        found.time.now = score.until(found.room.lobby)
        begun = found.look().clock
        assert begun is not None
        assert begun.left == begun.total

    asyncio.run(game())


def test_nobody_does_anything_before_it_was_told(evening: Callable[[str], Evening]) -> None:
    found = evening("classic")

    async def game() -> None:
        await found.deal(5)
        device = found.room.lobby.device("phone-1")
        assert device is not None
        for moment in (0, 1, 2):
            ask = asks.DoAct(seat=1, moment=moment, deed="pass", targets=())
            with pytest.raises(Refused) as refused:
                await found.room.ask(device, ask)
            assert refused.value.reason == "not-now", "whatever is about to be told"

    asyncio.run(game())


def test_a_pause_stops_the_telling_for_everybody(evening: Callable[[str], Evening]) -> None:
    found = evening("classic")

    async def game() -> None:
        await found.deal(5)
        before = found.look().line
        device = found.room.lobby.device("phone-3")
        assert device is not None
        await found.room.ask(device, asks.DoPause(on=True))
        found.time.now += 1000
        assert not found.room.shown.go_on()
        stands = found.look()
        assert stands.line == before
        assert stands.clock is not None
        assert stands.clock.paused
        await found.room.ask(device, asks.DoPause(on=False))
        assert score.next_cue(found.room.lobby, found.time.now) > found.time.now
        await found.hear_out()
        assert found.look().line != before

    asyncio.run(game())


@pytest.mark.parametrize("book", SHELF)
def test_while_it_is_told_every_ask_is_answered_alike(book: str, evening: Callable[[str], Evening]) -> None:
    """Whoever is about to be told dead, and whatever a stranger asks about whom."""
    found = evening(book)
    differed: list[tuple[str, set[str]]] = []
    windows, chance = 0, random.Random(5)

    def answered(device: str, what: asks.Ask) -> str:
        room, own = found.room, found.room.lobby.device(device)
        assert own is not None
        assert room.shown.game is not None
        turn = Turn(room.lobby, room.game, found.time.now)
        errand = Errand(turn, own, (), 1, frozenset(), frozenset(room.shown.game.living))
        try:
            carry_out(errand, what)
        except Refused as refused:
            return refused.reason
        return "done"

    def probe() -> None:
        nonlocal windows
        lobby, shown = found.room.lobby, found.room.shown
        if score.is_open(lobby, found.time.now) or shown.game is None:
            return
        windows += 1
        assert (lobby.stage, lobby.results) == ("playing", ()), "it is not over before that was told"
        if found.room.game is not None and found.room.game.over is not None:
            assert lobby.clock is not None
            assert lobby.clock.moment > found.room.game.moment, "its last moment has passed"
        assert shown.lobby.out == lobby.without(shown.game.living)
        others = [seat for seat in shown.game.living if seat > 1]
        for at in range(len(probes(2, lobby, 0))):
            answers = {
                answered(f"phone-{seat}", probes(seat, lobby, found.room.game.moment)[at])
                for seat in others
                if found.room.game
            }
            if len(answers) > 1:
                differed.append((str(probes(2, lobby, 0)[at]), answers))
        pleaded = {answered("watcher", asks.DoPlead(seat=seat)) for seat in shown.game.living}
        assert pleaded == {"not-now"}

    async def game() -> None:
        await found.deal(5)
        for _ in range(LONGEST):
            while at := score.next_cue(found.room.lobby, found.time.now):
                probe()
                found.time.now = at
                await found.go_on()
            found.time.now = max(found.time.now, score.until(found.room.lobby))
            if found.room.lobby.stage == "over":
                return
            await found.act(chance)
            await found.hear_out()
            if found.room.lobby.stage == "playing":
                await found.time_is_up()

    asyncio.run(game())
    assert differed == []
    assert windows > 10


def probes(seat: int, lobby: Lobby, moment: int) -> list[asks.Ask]:
    """What a phone may ask of a running game."""
    return [
        asks.DoAct(seat=seat, moment=moment, deed="vote", targets=(1,)),
        asks.DoAct(seat=seat, moment=moment, deed="ready"),
        asks.DoSay(seat=seat, kind="suspect", about=1),
        asks.DoPause(on=True),
        asks.DoRepeat(),
        asks.DoSkip(moment=moment),
        asks.DoLonger(seconds=60),
        asks.DoTakeBack(),
        asks.DoAgain(),
        asks.DoChat(seat=seat, text="hm"),
        asks.DoLeave(person=lobby.at(seat).id),
        asks.DoLeave(person=lobby.at(1).id),
        asks.DoName(person=lobby.at(seat).id, name="Else"),
        asks.DoPlead(seat=1),
        asks.DoLetBack(plea=1, yes=True),
        asks.DoFriend(name="Ira"),
    ]


@pytest.mark.parametrize("tapped", [False, True], ids=["by itself", "by a tap"])
def test_a_machine_that_slept_passes_no_sentence_over(
    evening: Callable[[str], Evening], tapped: bool
) -> None:
    found = evening("classic")

    async def game() -> None:
        await found.deal(5)
        await found.hear_out()
        while len(found.room.lobby.score) < 4:
            await found.time_is_up()
        for cue in found.room.lobby.score[1:-1]:
            found.time.now += 1000
            if tapped:
                await found.room.ask(found.room.lobby.devices[2], asks.DoPause(on=False))
            else:
                await found.room.change(lambda turn: None)
            running = score.running(found.room.lobby, found.time.now)
            assert running is not None
            assert (running.event, running.begins) == (cue.event, found.time.now), "the next one is told now"
            assert found.room.lobby.clock is not None
            assert found.room.lobby.clock.ends > score.until(found.room.lobby), (
                "and its clock has not run out"
            )

    asyncio.run(game())


def test_a_disk_that_takes_longer_than_a_sentence_passes_none_over(
    evening: Callable[[str], Evening], monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the time a dawn is stored three of its sentences are due: each has its time all the same."""
    found = evening("family")
    keep = found.room.store.append

    def keep_slowly(*what: Any) -> int:
        found.time.now += 20.0
        return keep(*what)

    async def hear_out() -> None:
        room = found.room
        while True:
            before = found.look().line
            await room.change(lambda turn: None)  # what the clock does first when it is late
            assert not room.shown.go_on(), "the last one stands"
            assert found.look().line == before
            if not (at := score.next_cue(room.lobby, found.time.now)):
                return
            assert before is not None
            assert at - found.time.now >= 0.8 * 0.07 * len(before.text)
            found.time.now = at
            assert room.shown.go_on()

    async def game() -> None:
        for step in range(8):
            with monkeypatch.context() as slow:
                slow.setattr(found.room.store, "append", keep_slowly)
                await (found.time_is_up() if step else found.deal(5))
            await hear_out()

    asyncio.run(game())
    told = [line.number for line in found.room.drawing.story("en").lines]
    shown = [face.line.number for _, face in found.seen if face.line is not None]
    assert len(told) > 12
    assert list(dict.fromkeys(shown)) == told


def test_nobody_has_two_phrases_waiting(evening: Callable[[str], Evening]) -> None:
    """Whoever sends them by the hundred would have the table tell them for the rest of the evening."""
    found = evening("classic")

    async def game() -> None:
        await found.deal(5)
        for _ in range(LONGEST):
            await found.hear_out()
            talk = found.room.game.now if found.room.game is not None else None
            if isinstance(talk, Talking) and len(talk.seats) > 3:
                break
            await found.time_is_up()
        assert isinstance(talk, Talking)
        one, other = (found.room.lobby.device(f"phone-{seat}") for seat in talk.seats[:2])
        assert one is not None
        assert other is not None
        phrase = asks.DoSay(seat=talk.seats[0], kind="suspect", about=talk.seats[2])
        await found.room.ask(one, phrase)
        await found.room.ask(one, phrase)  # the first is being told
        for _ in range(3):
            with pytest.raises(Refused, match="still-being-told"):
                await found.room.ask(one, phrase)
        await found.room.ask(other, asks.DoSay(seat=talk.seats[1], kind="suspect", about=talk.seats[2]))
        await found.hear_out()
        await found.room.ask(one, phrase)

    asyncio.run(game())


def test_what_somebody_wishes_to_hear_again_is_told_again_to_all(evening: Callable[[str], Evening]) -> None:
    found = evening("classic")

    async def game() -> None:
        await found.deal(5)
        await found.hear_out()
        before = found.look()
        assert before.line is not None
        assert (before.lasts, before.asked, before.clock and before.clock.left) == (0, "", 25_000)
        device = found.room.lobby.device("phone-3")
        assert device is not None
        await found.room.ask(device, asks.DoRepeat())
        again = found.look()
        assert again.line == before.line
        assert again.repeats == before.repeats + 1
        assert again.lasts > 1000
        assert again.clock is not None
        assert again.clock.left == 25_000 + again.lasts
        name = found.room.lobby.name(3)
        assert {again.asked, *(phone.asked for phone in found.phones())} == {f"{name}: once more, please"}
        panels = [phone.panel for phone in found.phones()]
        assert all(panel is not None for panel in panels), "the moment stays open"
        found.time.now += again.lasts / 1000
        assert {found.look().asked, *(phone.asked for phone in found.phones())} == {""}

    asyncio.run(game())


def test_from_the_third_night_on_calls_grow_shorter(evening: Callable[[str], Evening]) -> None:
    lengths: dict[int, set[float]] = {}
    found = evening("classic")

    async def game() -> None:
        await found.deal(5)
        for _ in range(LONGEST):
            await found.hear_out()
            game, clock = found.room.game, found.room.lobby.clock
            if game is None or game.number > 5:
                return
            if is_dark(game) and clock is not None:
                lengths.setdefault(game.number, set()).add(clock.total)
            await found.time_is_up()

    asyncio.run(game())
    assert lengths[1] == lengths[2] == {25.0}
    assert all(len(each) == 1 for each in lengths.values()), "whoever is called"
    assert lengths[3] == {21.25}
    assert lengths[max(lengths)] == {17.5}


@pytest.mark.parametrize(("pace", "letter", "factor"), [("calm", 0.0, 1.0), ("brisk", 0.0, 1 / 1.2)])
def test_a_brisk_table_tells_faster(pace: Pace, letter: float, factor: float) -> None:
    lobby = replace(gathered("classic", 8), pace=pace, letter=letter)
    game = laid(lobby)
    plain = [beat.seconds for beat in measured(gathered("classic", 8), game, 0)]
    assert [beat.seconds for beat in measured(lobby, game, 0)] == pytest.approx(
        [factor * each for each in plain]
    )


def test_a_slow_voice_is_waited_for() -> None:
    lobby = gathered("classic", 8)
    game = laid(lobby)
    slow = measured(replace(lobby, letter=0.1), game, 0)
    for one, other in zip(measured(lobby, game, 0), slow, strict=True):
        silence = other.seconds - one.seconds * 10 / 7
        assert one.event == other.event
        assert other.seconds > one.seconds
        assert silence < 0, "only the words grow longer, not the silence after them"


def laid(lobby: Lobby) -> Game:
    """A game of this table, dealt."""
    turn = Turn(lobby, None, 0.0)
    turn.deal(5)
    return turn.playing()


def test_another_process_and_a_new_start_come_in_at_the_running_sentence(
    evening: Callable[[str], Evening], kept: Store
) -> None:
    found = evening("family")

    async def game() -> None:
        await found.deal(5)
        for _ in range(5):
            elsewhere = Room(CODE, kept, "http://table", now=lambda: float(found.time.now), telling=1.0)
            await elsewhere.load()
            assert elsewhere.face(None, "screen") == found.look()
            found.time.now = score.next_cue(found.room.lobby, found.time.now) or found.time.now + 1
            found.room.shown.go_on()

    asyncio.run(game())


@pytest.mark.parametrize("book", SHELF)
def test_two_deals_are_told_alike_as_long_as_nothing_public_differs(book: str) -> None:
    """What is reckoned comes from what all hear, not from who holds which card or is called."""
    scores = []
    for seed in range(4):
        turn = Turn(gathered(book, 8), None, 0.0, measure=measured)
        turn.deal(seed)
        turn.begin()
        scores.append([turn.lobby.score])
        while (game := turn.playing()).number <= 1 and is_dark(game):
            turn.now = clocks.left(turn.lobby.clock, 0.0) if turn.lobby.clock is not None else turn.now
            turn.play(TimeUp(game.moment))
            if is_dark(turn.playing()):
                scores[-1].append(turn.lobby.score)
    assert all(score == scores[0] for score in scores)


def test_no_moment_is_ended_before_it_was_told(evening: Callable[[str], Evening]) -> None:
    found = evening("family")

    async def game() -> None:
        await found.deal(5)
        device = found.room.lobby.device("phone-1")
        assert device is not None
        with pytest.raises(Refused) as refused:
            await found.room.ask(device, asks.DoSkip(moment=1))
        assert refused.value.reason == "not-now"

    asyncio.run(game())
