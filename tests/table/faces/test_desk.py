"""Whole games led from the desk of a human host: whatever it offers can be done, and every game ends."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec.structs import replace
from tests.depth import deep

from omerta.core import PUBLIC, Refused, log, view
from omerta.core import events as ev
from omerta.core.commands import (
    Act,
    Agree,
    Assign,
    Close,
    Command,
    DeclareDraw,
    Overrule,
    Poll,
    Proceed,
    Show,
    Start,
    TimeUp,
    Undo,
)
from omerta.core.moments import Calling
from omerta.table.actions import asks
from omerta.table.actions.turn import Turn
from omerta.table.faces import padding
from omerta.table.faces.desk_model import Desk
from omerta.table.faces.drawing import uncovered
from omerta.table.faces.face_parts import DeedOffer
from omerta.table.faces.gathering_model import Gathering, Waiting
from omerta.table.faces.models import Phone, Screen
from omerta.table.faces.notebook import Notes
from omerta.table.open_rooms import Hall
from omerta.table.room import Room
from omerta.table.state.lobby import Countdown, Device
from omerta.table.store.notify import Bell
from omerta.table.store.store import Store

BOOKS = ("classic", "family", "offscreen", "chicago", "vendetta")
NAMES = ("Anna", "Boris", "Gleb", "Vera", "Dina", "Ivan", "Lida", "Mark", "Nina", "Oleg")
LONGEST = 900
AGAINST = -1


class Host:
    """Somebody at a desk: the room, his device, and a table of guests without phones."""

    def __init__(self, room: Room, device: Device) -> None:
        self.room = room
        self.device = device

    async def ask(self, ask: asks.Ask, device: Device | None = None) -> Notes | None:
        return (await self.room.ask(device or self.device, ask)).notes

    async def do(self, *commands: Command) -> None:
        await self.ask(asks.DoHost(commands=commands, moment=self.desk().moment))

    async def seat(self, names: Sequence[str] = NAMES) -> None:
        for name in names:
            await self.ask(asks.DoFriend(name=name, here=False))

    async def joins(self, key: str, name: str) -> Device:
        """Somebody with a phone."""
        id = await self.room.enter(key, "en")
        if name:
            await self.room.sit(id, name, "")
        found = self.room.device(key)
        assert found is not None
        return found

    async def deal_to_phones(self) -> list[Device]:
        """Everybody has a phone, the desk deals, and all have seen their cards."""
        await self.ask(asks.DoHosting(by="person"))
        phones = [await self.joins(f"key-of-{name}", name) for name in NAMES]
        await self.ask(asks.DoStart())
        for seat, phone in enumerate(phones, 1):
            await self.ask(asks.DoSeen(seat=seat), phone)
        return phones

    async def later(self, seconds: float) -> None:
        """What was asked was asked so much earlier, and whatever is due happens."""

        def do(turn: Turn) -> None:
            asked = tuple(replace(each, since=each.since - seconds) for each in turn.lobby.pleas)
            turn.lobby = replace(turn.lobby, pleas=asked)

        await self.room.change(do)
        await self.room.change(self.room.clock.tick)

    def desk(self) -> Desk:
        face = self.room.face(self.room.lobby.device(self.device.id), "desk")
        assert isinstance(face, Desk)
        return face


def hosted(tmp_path: Path, book: str, evening: Callable[[Host], Awaitable[None]]) -> None:
    """Open a table, let a person host it, and do what the test is about."""

    async def run() -> None:
        url = f"sqlite:///{tmp_path / 'desk.db'}"
        store = Store.at(url)
        hall = Hall(store, Bell(url), "http://table")
        code, key = await hall.open("en", book)
        room = await hall.room(code)
        device = room.device(key)
        assert device is not None
        host = Host(room, device)
        await host.ask(asks.DoHosting(by="person", printed=True))
        await evening(host)
        await room.close()
        store.close()

    asyncio.run(run())


def any_deed(
    rng: random.Random, deeds: Sequence[DeedOffer], busy: bool = True
) -> tuple[str, tuple[int, ...]]:
    aimed = [deed for deed in deeds if deed.targets]
    deed = rng.choice(aimed if busy and aimed else deeds)
    return deed.deed, tuple(rng.sample(deed.open_to, deed.targets))


def tap(rng: random.Random, desk: Desk) -> Command:
    """One of the things the desk offers."""
    if desk.record is not None:
        free = [place.seat for place in desk.places if not place.card]
        return Assign(rng.choice(free), desk.record.role)
    if desk.task == "show":
        return Show()
    if desk.task == "proceed":
        return DeclareDraw() if desk.ends else Proceed()
    if desk.votes is not None:
        return count(rng, desk)
    if desk.gesture is not None and (desk.task in ("gesture", "choose") or rng.random() < 0.3):
        seat, deeds = rng.choice(desk.gesture.deeds)
        deed, targets = any_deed(rng, deeds, busy=desk.task == "gesture")
        return Agree(deed, targets) if desk.gesture.together else Act(seat, deed, targets)
    return Close()


def count(rng: random.Random, desk: Desk) -> Command:
    votes = desk.votes
    assert votes is not None
    if votes.hands:
        open_to = [*votes.candidates, *([AGAINST] if votes.may_oppose else [])]
        raised = [seat for seat in votes.voters if rng.random() < 0.9]
        return Poll(tuple((seat, rng.choice(open_to)) for seat in raised))
    if not votes.deeds:
        return Close()
    seat, deeds = votes.deeds[0]
    return Act(seat, *any_deed(rng, deeds))


async def play(host: Host, rng: random.Random, until: str = "over") -> None:
    for _ in range(LONGEST):
        if host.desk().task == until:
            return
        await host.do(tap(rng, host.desk()))
    raise AssertionError(f"never {until}: {host.desk().title} {host.desk().task}")


def test_the_desk_says_which_game_it_is(tmp_path: Path) -> None:
    async def evening(host: Host) -> None:
        await host.seat()
        for number in (1, 2):
            await host.ask(asks.DoStart())
            assert host.desk().game == number
            await host.ask(asks.DoAgain())

    hosted(tmp_path, "classic", evening)


@pytest.mark.parametrize("seed", range(deep(2)))
@pytest.mark.parametrize("book", BOOKS)
def test_what_the_desk_offers_can_be_done_and_leads_to_the_end(book: str, seed: int, tmp_path: Path) -> None:
    async def evening(host: Host) -> None:
        await host.seat()
        await host.ask(asks.DoStart())
        assert host.desk().task == "record"
        await play(host, random.Random(seed))
        assert host.desk().stage == "over"
        assert all(place.card for place in host.desk().places)
        notes = await host.ask(asks.DoNotes(seat=0))
        assert notes is not None
        assert notes.learned
        assert notes.sheet is not None
        assert [(seat, name) for seat, name, _ in notes.sheet.rows] == list(enumerate(NAMES, 1))
        assert all(len(cells) == len(notes.sheet.columns) for _, _, cells in notes.sheet.rows)
        out = {place.seat for place in host.desk().places if not place.living}
        assert {seat for seat, _, cells in notes.sheet.rows if "†" in "".join(cells)} == out
        await host.ask(asks.DoAgain())
        face = host.room.face(host.device, "desk")
        assert isinstance(face, Gathering)
        assert [seat.name for seat in face.seats] == list(NAMES), "guests stay for another game"

    hosted(tmp_path, book, evening)


@pytest.mark.parametrize("book", BOOKS)
def test_in_the_dark_phones_are_sent_nothing_but_what_all_may_know(book: str, tmp_path: Path) -> None:
    """How often the host enters something told who was awake, and so who was out or asleep."""

    async def evening(host: Host) -> None:
        phones = await host.deal_to_phones()
        rng, entered = random.Random(3), 0
        for _ in range(LONGEST):
            if host.desk().task == "over":
                break
            before = shown(host.room, phones)
            await host.do(tap(rng, host.desk()))
            after, game = shown(host.room, phones), host.room.game
            assert game is not None
            if before.dark and before.heard == after.heard:
                assert before.faces == after.faces
                assert before.news == after.news
                assert before.clock == after.clock
                entered += 1
            else:
                assert all(one != other for one, other in zip(before.news, after.news, strict=True))
        assert entered

    hosted(tmp_path, book, evening)


@pytest.mark.parametrize("book", BOOKS)
def test_the_desk_is_sent_a_message_at_every_tap_called_or_not(book: str, tmp_path: Path) -> None:
    """Who sees messages pass would know whose tap counted, though he reads none of them."""

    async def evening(host: Host) -> None:
        phones = await host.deal_to_phones()
        rng, tapped = random.Random(5), set[bool]()
        for _ in range(LONGEST):
            game = host.room.game
            assert game is not None
            if isinstance(game.now, Calling):
                for seat in game.living:
                    face = host.room.face(phones[seat - 1], "phone", seat)
                    if not isinstance(face, Phone) or face.panel is None or face.panel.moment != game.moment:
                        break
                    deed, targets = any_deed(rng, face.panel.deeds)
                    before = host.room.drawing.news(host.desk())
                    await host.ask(asks.DoAct(seat, game.moment, deed, targets), phones[seat - 1])
                    assert host.room.drawing.news(host.desk()) != before
                    tapped.add(seat in game.now.awake)
                    assert host.room.drawing.width(host.desk()) == padding.DESK
                    if host.desk().moment != game.moment:
                        break
            if host.desk().task == "over" or tapped == {True, False}:
                break
            await host.do(tap(rng, host.desk()))
        assert tapped == {True, False}

    hosted(tmp_path, book, evening)


def test_a_game_handed_over_while_an_answer_waits_goes_on(tmp_path: Path) -> None:
    """Nobody was left to show it: the call never ended, and its clock ran out for ever."""

    async def evening(host: Host) -> None:
        await host.deal_to_phones()
        await play(host, random.Random(4), until="show")
        assert host.room.game is not None
        waiting = host.room.game.waiting_answer
        assert waiting is not None
        await host.ask(asks.DoHandOver(to="table"))
        assert host.room.game.waiting_answer is None
        assert any(isinstance(event, ev.Shown) for event in view(host.room.game, waiting.seat).events)
        call = host.room.game.phase, host.room.game.number
        for _ in range(20):
            await host.room.change(lambda turn: turn.play(TimeUp(turn.playing().moment)))
        assert (host.room.game.phase, host.room.game.number) != call

    hosted(tmp_path, "classic", evening)


class Shown(NamedTuple):
    """What phones show openly and are sent, how much was said to all, whether it is dark, and the clock."""

    faces: list[Phone]
    news: list[object]
    heard: int
    dark: bool
    clock: Countdown | None


def shown(room: Room, phones: Sequence[Device]) -> Shown:
    """All phones as they are now."""
    assert room.game is not None
    found = [room.face(phone, "phone") for phone in phones]
    running = [replace(uncovered(face), clock=None) for face in found if isinstance(face, Phone)]
    news = [room.drawing.news(face) for face in found]
    phase = room.game.book.phases.get(room.game.phase)
    dark = phase is None or phase.dark
    return Shown(running, news, len(room.drawing.views[PUBLIC].events), dark, room.lobby.clock)


@pytest.mark.parametrize("book", BOOKS)
def test_what_is_taken_back_can_be_done_otherwise(book: str, tmp_path: Path) -> None:
    async def evening(host: Host) -> None:
        rng = random.Random(7)
        await host.seat()
        await host.ask(asks.DoStart())
        for step in range(60):
            if host.desk().task == "over":
                break
            await host.do(tap(rng, host.desk()))
            if step % 5 == 4 and host.desk().taken:
                back = rng.choice(host.desk().taken[:3])
                if host.desk().stage == "playing":
                    await host.ask(asks.DoHost(commands=(Undo(back.deeds),)))
        await play(host, rng)

    hosted(tmp_path, book, evening)


RECORDED = {
    "classic": ("mafia", "doctor", "inspector"),
    "family": ("mafioso", "detective"),
    "offscreen": ("mafioso", "detective"),
    "chicago": ("mafioso", "commissioner"),
    "vendetta": ("hunter", "lamia", "count"),
}


@pytest.mark.parametrize("book", BOOKS)
def test_printed_cards_are_recorded_in_the_order_of_the_calls(book: str, tmp_path: Path) -> None:
    async def evening(host: Host) -> None:
        await host.seat()
        await host.ask(asks.DoStart())
        asked: list[str] = []
        while (record := host.desk().record) is not None:
            asked.append(record.role)
            seat = next(place.seat for place in host.desk().places if not place.card)
            await host.do(Assign(seat, record.role))
        assert tuple(dict.fromkeys(asked)) == RECORDED[book]

    hosted(tmp_path, book, evening)


def test_the_notebook_says_what_stands_after_an_overruling(tmp_path: Path) -> None:
    """Whoever is let live is alive in the notebook too: no line says that he dies."""

    async def evening(host: Host) -> None:
        await host.seat()
        await host.ask(asks.DoStart())
        rng = random.Random(3)
        while host.desk().task != "gesture":
            await host.do(tap(rng, host.desk()))
        gesture = host.desk().gesture
        assert gesture is not None
        deed = next(each for each in gesture.deeds[0][1] if each.targets)
        victim = next(seat for seat in deed.open_to if seat not in gesture.actors)
        await host.do(Agree(deed.deed, (victim,)))
        assert host.desk().places[victim - 1].doomed
        await host.do(Overrule("lives", victim))
        while host.desk().task != "talk":
            await host.do(Close() if host.desk().task == "gesture" else tap(rng, host.desk()))
        assert host.desk().places[victim - 1].living
        notes = await host.ask(asks.DoNotes(seat=0))
        assert notes is not None
        lines = [line for page in notes.learned for line in page.lines if NAMES[victim - 1] in line]
        assert any("lives" in line for line in lines), lines
        assert not any("dies" in line for line in lines), lines

    hosted(tmp_path, "family", evening)


OPENING = ("close your eyes", "eyes shut")


@pytest.mark.parametrize("book", BOOKS)
def test_everybody_closes_his_eyes_before_the_first_card_is_called(book: str, tmp_path: Path) -> None:
    async def evening(host: Host) -> None:
        await host.seat()
        await host.ask(asks.DoStart())
        first = " ".join(line.text for line in host.desk().say).lower()
        assert any(each in first for each in OPENING), first
        said: list[str] = []
        while (record := host.desk().record) is not None:
            text = " ".join(line.text for line in host.desk().say)
            said += [text] if text not in said else []
            await host.do(Assign(record.among[0], record.role))
        assert len(said) == len(RECORDED[book]), "each is called, and the one before is sent to sleep"
        assert host.desk().say, "and so is the last"
        after = " ".join(line.text for line in host.desk().say).lower()
        await host.do(Proceed())
        then = " ".join(line.text for line in host.desk().say).lower()
        assert "open your eyes" in after + then, "before anything else goes on all open them"

    hosted(tmp_path, book, evening)


def test_who_wakes_with_others_is_told_apart_at_his_own_call(tmp_path: Path) -> None:
    """The scout wakes with the hunters, and is called by herself later; a met seat is not somebody else."""

    async def evening(host: Host) -> None:
        await host.seat([f"Player {number}" for number in range(1, 17)])
        await host.ask(asks.DoStart())
        met = (2, 5, 11, 15, 16)
        for seat in (7, *met[:3], 7, *met[3:], met[-1], met[-1]):
            record = host.desk().record
            assert record is not None
            assert record.meets or seat in record.met
            await host.ask(asks.DoMeet(seat=seat))
        with pytest.raises(Refused, match="not-now"):
            await host.ask(asks.DoMeet(seat=3))
        while (record := host.desk().record) is not None:
            assert not record.meets
            assert {*record.among} <= {*met} if record.role == "scout" else not {*record.among} & {*met}
            await host.do(Assign(record.among[-1], record.role))
        cards = {place.seat: place.card for place in host.desk().places if place.side == "hunters"}
        assert {*cards} == {*met}
        assert [*cards.values()].count("scout") == 1

    hosted(tmp_path, "vendetta", evening)


def test_one_stroke_is_said_together_and_taken_back_together(tmp_path: Path) -> None:
    async def evening(host: Host) -> None:
        await host.seat()
        await host.ask(asks.DoStart())
        rng = random.Random(3)
        while host.desk().task != "gesture":
            await host.do(tap(rng, host.desk()))
        before = host.desk()
        await host.do(tap(rng, before))
        assert host.desk().aimed
        assert host.desk().task == "close"
        await host.ask(asks.DoHost(commands=(Close(),), moment=host.desk().moment, on=True))
        after = host.desk()
        assert after.task == "gesture", "the next call begins with the same tap"
        assert len(after.say) == 2, "and both are said: who sleeps, who wakes"
        await host.ask(asks.DoHost(commands=(Undo(after.taken[0].deeds),)))
        assert host.desk().task == "close"
        assert host.desk().aimed, "one step back leads to where the tap was made"

    hosted(tmp_path, "family", evening)


def test_the_host_is_told_who_knows_all_cards_before_he_takes_back(tmp_path: Path) -> None:
    async def evening(host: Host) -> None:
        await host.seat()
        await host.ask(asks.DoStart())
        rng = random.Random(2)
        for _ in range(LONGEST):
            await host.do(tap(rng, host.desk()))
            assert host.room.game is not None
            briefed = [event.seat for event in log(host.room.game) if isinstance(event, ev.Briefed)]
            if briefed:
                break
        out, last = briefed[0], host.desk().taken
        assert NAMES[out - 1] in last[0].know
        assert NAMES[out - 1] in last[-1].know
        await host.do(Undo(last[0].deeds))
        assert host.desk().taken[0].know == "", "nobody knows more than he should any longer"

    hosted(tmp_path, "chicago", evening)


def test_the_desk_deals_and_is_passed_round(tmp_path: Path) -> None:
    async def evening(host: Host) -> None:
        await host.ask(asks.DoHosting(by="person"))
        await host.seat(NAMES[:7])
        phone = await host.joins("phone-of-the-eighth", "Mark")
        await host.ask(asks.DoStart())
        desk = host.desk()
        assert (desk.stage, desk.task, desk.clock) == ("dealt", "dealt", None)
        assert not any(place.card or place.side for place in desk.places), "the desk is in other hands now"
        assert all(place.here and place.held is None for place in desk.places[:7]), "nobody has looked yet"
        assert not desk.places[7].here, "he has a phone of his own"
        with pytest.raises(Refused):
            await host.ask(asks.DoOpenCard(seat=8))
        for device, ask in ((phone, asks.DoSeen(seat=1)), (phone, asks.DoOpenCard(seat=1))):
            with pytest.raises(Refused):
                await host.ask(ask, device)
        for seat in range(1, 8):
            await host.ask(asks.DoOpenCard(seat=seat))
            held = [place.held for place in host.desk().places]
            assert [place is not None for place in held] == [each == seat for each in range(1, 9)]
            for other in range(1, 8):
                if other != seat:
                    with pytest.raises(Refused):  # one card is open until it was seen, and only once
                        await host.ask(asks.DoOpenCard(seat=other))
            await host.ask(asks.DoSeen(seat=seat))
            assert host.desk().places[seat - 1].seen
        assert host.desk().stage == "dealt", "the phone has not been looked at"
        await host.ask(asks.DoSeen(seat=8), phone)
        assert host.desk().stage == "playing"
        assert all(place.card and place.held is None for place in host.desk().places)

    hosted(tmp_path, "family", evening)


def test_guests_are_not_away_and_not_played_by_the_house(tmp_path: Path) -> None:
    async def evening(host: Host) -> None:
        await host.seat()
        face = host.room.face(host.device, "screen")
        assert isinstance(face, Gathering)
        assert all(seat.here and seat.guest and not seat.bot for seat in face.seats)
        await host.ask(asks.DoStart())
        shown = host.room.face(host.device, "screen")
        assert isinstance(shown, Screen)
        assert shown.hosted
        assert not any(place.away or place.bot for place in shown.places)

    hosted(tmp_path, "classic", evening)


def test_whoever_hosts_does_not_play_on_the_desk(tmp_path: Path) -> None:
    async def evening(host: Host) -> None:
        await host.ask(asks.DoHosting(by="table"))
        with pytest.raises(Refused, match="no-desk"):
            await host.ask(asks.DoFriend(name="Anna", here=False))
        await host.ask(asks.DoFriend(name="Anna"))
        assert host.room.lobby.people[0].device == host.device.id
        await host.ask(asks.DoHosting(by="person"))
        names = [each.name for each in host.room.lobby.people]
        assert names == [], "Anna has this device to herself, so it is she who hosts"
        await host.ask(asks.DoHosting(by="table"))
        assert [each.name for each in host.room.lobby.people] == ["Anna"]
        await host.ask(asks.DoFriend(name="Boris"))
        await host.ask(asks.DoHosting(by="person"))
        assert [(each.device, each.guest) for each in host.room.lobby.people] == [("", True)] * 2
        await host.ask(asks.DoHosting(by="table"))
        here = (host.device.id, False)
        assert [(each.device, each.guest) for each in host.room.lobby.people] == [here] * 2

    hosted(tmp_path, "classic", evening)


def test_a_finger_that_taps_twice_does_one_thing(tmp_path: Path) -> None:
    async def evening(host: Host) -> None:
        await host.seat()
        await host.ask(asks.DoStart())
        await play(host, random.Random(1), "close")
        moment = host.desk().moment
        await host.ask(asks.DoHost(commands=(Close(),), moment=moment))
        with pytest.raises(Refused):
            await host.ask(asks.DoHost(commands=(Close(),), moment=moment))

    hosted(tmp_path, "family", evening)


def test_the_host_decides_otherwise_and_says_why(tmp_path: Path) -> None:
    async def evening(host: Host) -> None:
        await host.seat()
        await host.ask(asks.DoStart())
        await play(host, random.Random(2), "gesture")
        desk = host.desk()
        assert {"dies", "lives"} <= set(desk.rulings)
        victim = next(place.seat for place in desk.places if not place.awake)
        await host.do(Overrule("dies", victim, reason="Looked at the cards."))
        assert host.desk().places[victim - 1].doomed
        notes = await host.ask(asks.DoNotes(seat=0))
        assert notes is not None
        assert notes.learned

    hosted(tmp_path, "family", evening)


def test_the_game_goes_to_the_table_and_back(tmp_path: Path) -> None:
    async def evening(host: Host) -> None:
        await host.seat()
        await host.ask(asks.DoStart())
        await play(host, random.Random(3), "proceed")
        assert not host.desk().by_table
        await host.ask(asks.DoHandOver(to="table"))
        assert host.desk().by_table
        await host.ask(asks.DoHandOver(to="person"))
        assert not host.desk().by_table
        await play(host, random.Random(3))

    hosted(tmp_path, "family", evening)


def test_a_host_who_leaves_is_replaced(tmp_path: Path) -> None:
    """Somebody asks for the desk; two of the players let him have it, and he plays no more."""

    async def evening(host: Host) -> None:
        await host.seat(NAMES[:5])
        phones = [await host.joins(f"phone-{name}", name) for name in NAMES[5:8]]
        watcher = await host.joins("phone-of-a-guest", "")
        with pytest.raises(Refused, match="no-desk"):
            await host.ask(asks.DoPlead(seat=0), phones[0])
        await host.ask(asks.DoStart())
        seen = host.room.face(watcher, "phone")
        assert isinstance(seen, Waiting)
        assert seen.hosted
        await host.ask(asks.DoPlead(seat=0), phones[0])
        plea = host.desk().pleas[0]
        assert "Ivan" in plea.text
        with pytest.raises(Refused, match="not-yours"):
            await host.ask(asks.DoLetBack(plea=plea.number, yes=True), phones[0])
        await host.ask(asks.DoLetBack(plea=plea.number, yes=True), phones[1])
        assert isinstance(host.room.face(phones[0], "desk"), Screen)
        await host.ask(asks.DoLetBack(plea=plea.number, yes=True), phones[2])
        assert isinstance(host.room.face(phones[0], "desk"), Screen), "he who has left may still come back"
        await host.later(31)
        assert isinstance(host.room.face(phones[0], "desk"), Screen), "five have no phone to say no with"
        await host.later(270)
        new = host.room.lobby.device(phones[0].id)
        assert isinstance(host.room.face(new, "desk"), Desk)
        assert not isinstance(host.room.face(new, "phone"), Phone), "the desk knows every card"
        assert [person.name for person in host.room.lobby.people if person.bot] == ["Ivan"], (
            "he plays no more"
        )
        former = host.room.lobby.device(host.device.id)
        with pytest.raises(Refused, match="knows-a-card"):
            await host.ask(asks.DoPlead(seat=1))
        assert not isinstance(host.room.face(former, "desk"), Desk)
        for ask in (asks.DoHost(commands=(Proceed(),)), asks.DoSkip(moment=0), asks.DoAgain()):
            with pytest.raises(Refused, match="organizer-only"):
                await host.ask(ask)
        with pytest.raises(Refused, match="not-yours"):
            await host.ask(asks.DoName(person=1, name="Somebody else"))
        assert new is not None
        host.device = new
        assert host.desk().pleas == ()
        await host.ask(asks.DoHost(commands=(Assign(1, host.desk().record.role),)))  # type: ignore[union-attr]
        assert host.desk().places[0].card

    hosted(tmp_path, "family", evening)


def test_the_host_says_who_speaks_first(tmp_path: Path) -> None:
    async def evening(host: Host) -> None:
        await host.seat()
        await host.ask(asks.DoStart())
        assert host.desk().starters == ()
        await play(host, random.Random(4), "talk")
        desk = host.desk()
        assert desk.starters == tuple(place.seat for place in desk.places if place.living)
        assert [place.seat for place in desk.places if place.state == "speaks"] == [1]
        await host.do(Start(desk.starters[4]))
        desk = host.desk()
        while desk.task == "proceed":
            await host.do(Proceed())
            desk = host.desk()
        assert [place.seat for place in desk.places if place.state == "speaks"] == [5]
        await host.do(Close())
        assert host.desk().starters == (), "they have begun"

    hosted(tmp_path, "chicago", evening)


def test_the_desk_tells_what_the_evening_comes_to(tmp_path: Path) -> None:
    async def evening(host: Host) -> None:
        await host.seat()
        await host.ask(asks.DoStart())
        assert host.desk().evening is None
        await play(host, random.Random(0))
        found = host.desk().evening
        assert found is not None
        assert found.scored
        assert sorted(standing.name for standing in found.standings) == sorted(NAMES)
        assert any(standing.points for standing in found.standings)

    hosted(tmp_path, "vendetta", evening)
