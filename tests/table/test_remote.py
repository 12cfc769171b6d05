"""The remote in a host's pocket: one phone of his that tells and goes on, and on which nobody plays."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from tests.table.faces.test_desk import Host, hosted, tap

from omerta.core import Refused
from omerta.table.actions import asks
from omerta.table.actions.turn import Turn
from omerta.table.faces.remote import Remote
from omerta.table.state.lobby import Device
from omerta.table.state.remotes import HOLDS

BOOKS = ("classic", "family", "offscreen", "chicago", "vendetta")
LONGEST = 900


async def word_of(host: Host) -> str:
    """The word that the desk shows, and nothing else does."""
    await host.ask(asks.DoPair())
    offer = host.desk().offer
    assert offer is not None
    return offer.word


async def with_remote(host: Host) -> Device:
    """A phone that only watches becomes the remote."""
    phone = await host.joins("key-of-pocket", "")
    await host.ask(asks.DoBeRemote(word=await word_of(host)), phone)
    return phone


def carried(host: Host, phone: Device) -> Remote:
    face = host.room.face(host.room.lobby.device(phone.id), "remote")
    assert isinstance(face, Remote)
    return face


async def press(host: Host, phone: Device, how: str = "next") -> None:
    face = carried(host, phone)
    assert how in ("next", "back", "pause")
    await host.ask(asks.DoRemote(press=how, cue=face.cue, moment=face.moment), phone)  # type: ignore[arg-type]


async def dealt(host: Host) -> None:
    await host.seat()
    await host.ask(asks.DoStart())


def test_only_a_phone_without_a_seat_becomes_the_remote_and_only_by_the_word(tmp_path: Path) -> None:
    async def evening(host: Host) -> None:
        player = await host.joins("key-of-Petra", "Petra")
        watcher = await host.joins("key-of-pocket", "")
        await dealt(host)
        word = await word_of(host)
        with pytest.raises(Refused, match="plays-himself"):
            await host.ask(asks.DoBeRemote(word=word), player)
        with pytest.raises(Refused, match="not-now"):
            await host.ask(asks.DoBeRemote(word=word))
        with pytest.raises(Refused, match="no-such-remote"):
            await host.ask(asks.DoBeRemote(word="A" * len(word)), watcher)
        with pytest.raises(Refused, match="organizer-only"):
            await host.ask(asks.DoPair(), watcher)
        assert not carried(host, watcher).paired
        await host.ask(asks.DoBeRemote(word=f"{word[:4].lower()} {word[4:]}"), watcher)
        assert carried(host, watcher).paired
        with pytest.raises(Refused, match="no-such-remote"):
            await host.ask(asks.DoBeRemote(word=word), await host.joins("key-of-another", ""))
        assert carried(host, watcher).running
        nothing = Remote(host.room.code, host.desk().theme)
        assert carried(host, player) == carried(host, host.device) == nothing, (
            "nobody else sees what it shows"
        )
        assert host.room.face(None, "remote") == nothing
        with pytest.raises(Refused, match="not-yours"):
            await host.ask(asks.DoRemote(press="next", moment=host.desk().moment), player)

    hosted(tmp_path, "classic", evening)


def test_a_word_holds_for_a_while_and_is_shown_at_the_desk_alone(tmp_path: Path) -> None:
    async def evening(host: Host) -> None:
        phone = await host.joins("key-of-pocket", "")
        await dealt(host)
        word = await word_of(host)
        for face in (host.room.face(None, "screen"), host.room.face(phone, "phone"), carried(host, phone)):
            assert word not in msgspec.json.encode(face).decode()

        def too_late(turn: Turn) -> None:
            assert turn.lobby.pairing is not None
            earlier = replace(turn.lobby.pairing, until=turn.lobby.pairing.until - HOLDS - 1)
            turn.lobby = replace(turn.lobby, pairing=earlier)

        await host.room.change(too_late)
        assert host.desk().offer is None
        with pytest.raises(Refused, match="no-such-remote"):
            await host.ask(asks.DoBeRemote(word=word), phone)

    hosted(tmp_path, "classic", evening)


def test_the_remote_takes_no_seat_of_the_game_and_is_none_when_its_phone_sits_down(tmp_path: Path) -> None:
    async def evening(host: Host) -> None:
        await dealt(host)
        phone = await with_remote(host)
        with pytest.raises(Refused, match="knows-a-card"):
            await host.ask(asks.DoPlead(seat=1), phone)
        await host.ask(asks.DoAgain())
        await host.room.sit(phone.id, "Petra", "")
        await host.ask(asks.DoStart())
        assert not carried(host, phone).paired
        with pytest.raises(Refused, match="not-yours"):
            await press(host, phone)

    hosted(tmp_path, "classic", evening)


@pytest.mark.parametrize("book", BOOKS)
def test_the_remote_knows_no_more_than_what_will_be_said(book: str, tmp_path: Path) -> None:
    """Whatever it shows in a whole game is said aloud: no card, no choice and no answer is on it."""

    async def evening(host: Host) -> None:
        await dealt(host)
        phone = await with_remote(host)
        rng, shown, said = random.Random(5), set[str](), set[str]()
        for _ in range(LONGEST):
            desk, face = host.desk(), carried(host, phone)
            assert {*msgspec.to_builtins(face)} <= {
                "type", "code", "theme", "paired", "running", "title", "say", "next", "leads", "back", "cue",
                "moment", "game", "clock",
            }  # fmt: skip
            assert [line.text for line in face.say] == [line.text for line in desk.say] or not face.running
            shown |= {line.text for line in face.say if line.number}
            said |= {line.text for line in host.room.drawing.story("en").lines}
            if desk.task == "over":
                break
            if face.leads and rng.random() < 0.7:
                await press(host, phone)
            else:
                await host.do(tap(rng, desk))
        assert host.desk().task == "over"
        assert shown
        assert shown <= said

    hosted(tmp_path, book, evening)


def test_the_remote_goes_on_and_back_and_enters_nothing(tmp_path: Path) -> None:
    async def evening(host: Host) -> None:
        await dealt(host)
        phone = await with_remote(host)
        with pytest.raises(Refused, match="at-the-desk"):
            await press(host, phone)
        rng = random.Random(3)
        while host.desk().task == "record":
            await host.do(tap(rng, host.desk()))
        before = host.desk()
        assert carried(host, phone).leads == "go-on"
        await press(host, phone)
        assert host.desk().say != before.say
        assert carried(host, phone).back
        await press(host, phone, "back")
        assert (host.desk().task, host.desk().say) == (before.task, before.say)
        with pytest.raises(Refused, match="too-late"):
            await host.ask(asks.DoRemote(press="next", moment=before.moment - 1), phone)
        while host.desk().task != "gesture":
            await host.do(tap(rng, host.desk()))
        assert carried(host, phone).leads == ""
        with pytest.raises(Refused, match="at-the-desk"):
            await press(host, phone)
        await host.do(tap(rng, host.desk()))
        assert not carried(host, phone).back, "what was entered is taken back at the desk"
        with pytest.raises(Refused, match="at-the-desk"):
            await press(host, phone, "back")

    hosted(tmp_path, "classic", evening)


def test_the_remote_is_no_audience_and_is_covered_when_the_table_leads(tmp_path: Path) -> None:
    async def evening(host: Host) -> None:
        await dealt(host)
        phone = await with_remote(host)
        host.room.presence.arrive(phone.id)
        host.room.presence.arrive(host.device.id)
        assert not host.room._is_watched(host.room.lobby)
        rng = random.Random(3)
        while host.desk().task == "record":
            await host.do(tap(rng, host.desk()))
        await host.ask(asks.DoHandOver(to="table"))
        face = carried(host, phone)
        assert (face.paired, face.running, face.say, face.next) == (True, False, (), ())
        with pytest.raises(Refused, match="handed-over"):
            await press(host, phone)

    hosted(tmp_path, "family", evening)


def test_a_remote_that_is_put_away_is_none(tmp_path: Path) -> None:
    async def evening(host: Host) -> None:
        await dealt(host)
        phone = await with_remote(host)
        assert host.desk().remote
        await host.ask(asks.DoPair(on=False))
        assert not host.desk().remote
        assert not carried(host, phone).paired
        with pytest.raises(Refused, match="not-yours"):
            await press(host, phone)

    hosted(tmp_path, "classic", evening)
