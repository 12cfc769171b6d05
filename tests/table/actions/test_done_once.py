"""What is asked again because no answer was heard is done once, whatever has become of the server since."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest
from tests.table.keeping import kept
from tests.table.playing import Phone, Server, gathered, play
from tests.table.test_processes import FAILED, in_a_talk, part, seated

from omerta.core import Refused
from omerta.core import events as ev
from omerta.table.actions import asks
from omerta.table.faces import models as faces
from omerta.table.faces.models import Face
from omerta.table.room import Room
from omerta.table.state.lobby import Lobby
from omerta.table.state.people import WORDS_REMEMBERED, with_done
from omerta.table.store.store import Store

TALKED_ABOUT: dict[str, dict[str, object]] = {
    "chat": {"text": "It is quiet here."},
    "say": {"kind": "suspect", "about": 2},
}


async def talking(bases: list[str]) -> list[Phone]:
    """A table that talks before its first night, and whose clock stands."""
    phones = await gathered(bases, "family", 9, phones=2)
    await phones[0].do("talk", chat=True)
    await phones[0].do("start")
    chance = random.Random(3)
    await asyncio.gather(*(play(phone, chance, in_a_talk) for phone in phones))
    await phones[0].do("pause", on=True)
    return phones


async def agrees(phone: Phone) -> None:
    """The other player lets it be done."""

    def is_asked(face: Face) -> bool:
        return isinstance(face, faces.Phone) and bool(face.pleas)

    face = await phone.until(is_asked)
    assert isinstance(face, faces.Phone)
    await phone.do("let-back", plea=face.pleas[0].number, yes=True)


def times(url: str, code: str) -> dict[str, int]:
    """How often each thing was done at a table."""
    found = kept(url, code)
    kinds = {"say": ev.Claimed, "longer": ev.Prolonged, "take-back": ev.Undone}
    counted = {
        name: sum(isinstance(event, kind) for event in found.events if getattr(event, "seat", 1) == 1)
        for name, kind in kinds.items()
    }
    return {**counted, "chat": len(found.lobby.said)}


def test_an_ask_that_comes_again_is_done_once_even_after_kill_9(database_url: str, tmp_path: Path) -> None:
    async def evening() -> None:
        async with Server(database_url, tmp_path) as server:
            phone, other = await talking([server.base])
            seat = (await phone.face()).seat
            before = times(database_url, phone.code)
            asked = {name: {"seat": seat, **fields} for name, fields in TALKED_ABOUT.items()}
            asked |= {"take-back": {"deeds": 1}, "longer": {"seconds": 60}}
            for name, fields in asked.items():
                await phone.do(name, once=f"page-{name}", **fields)
                if name in ("take-back", "longer"):
                    await agrees(other)
            once = times(database_url, phone.code)
            assert once == {**before, "chat": 1, "say": before["say"] + 1, "take-back": 1, "longer": 1}
            for name, fields in asked.items():
                await phone.do(name, once=f"page-{name}", **fields)
            server.kill()
            await part([phone, other])
            await server.start()
            await phone.connect()
            for name, fields in asked.items():
                await phone.do(name, once=f"page-{name}", **fields)
            assert times(database_url, phone.code) == once
            await phone.do("chat", once="page-2", **asked["chat"])
            assert times(database_url, phone.code) == {**once, "chat": 2}
            await part([phone])

    asyncio.run(evening())


def test_a_process_that_has_not_heard_of_it_does_not_do_it_again(postgresql_url: str, tmp_path: Path) -> None:
    async def evening() -> None:
        one, two = Server(postgresql_url, tmp_path, "one"), Server(postgresql_url, tmp_path, "two")
        async with one, two:
            phone, other = await talking([one.base])
            seat = (await phone.face()).seat
            asked = {"seat": seat, "text": "It is quiet here.", "once": "page-1"}
            elsewhere = Phone(two.base, phone.code, phone.cookies)
            await elsewhere.connect()
            answers = await asyncio.gather(phone.ask("chat", **asked), elsewhere.ask("chat", **asked))
            assert all(answer.ok for answer in answers)
            assert len(kept(postgresql_url, phone.code).lobby.said) == 1
            await part([phone, other, elsewhere])

    asyncio.run(evening())


def test_what_was_refused_may_be_asked_again_by_the_same_word(database_url: str, tmp_path: Path) -> None:
    async def evening() -> None:
        async with Server(database_url, tmp_path) as server:
            phones = await gathered([server.base], "classic", 6, phones=2)
            assert not (await phones[0].ask("chat", seat=1, text="Too early.", once="page-1")).ok
            await phones[0].do("pace", pace="calm", once="page-1")
            assert kept(database_url, phones[0].code).lobby.pace == "calm"
            await part(phones)

    asyncio.run(evening())


def test_only_the_last_words_of_a_device_are_remembered() -> None:
    lobby = Lobby("ABCDEF", "en", "classic")
    for number in range(2 * WORDS_REMEMBERED):
        lobby = with_done(lobby, "phone", str(number))
    lobby = with_done(with_done(lobby, "other", "0"), "phone", "")
    stored = msgspec.json.decode(msgspec.json.encode(lobby), type=Lobby)
    found = [number for number in range(2 * WORDS_REMEMBERED) if stored.has_done("phone", str(number))]
    assert found == [*range(WORDS_REMEMBERED, 2 * WORDS_REMEMBERED)]
    assert stored.has_done("other", "0")
    assert not stored.has_done("phone", "")


@pytest.mark.parametrize("once", ["", "page-1"])
def test_what_was_stored_is_granted_even_if_the_table_has_gone_on(
    store: Store, once: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line breaks after the commit, and somebody else is faster to change the table than we to look."""

    async def evening() -> None:
        table = await seated(store)
        elsewhere = Room(table.room.code, store, "")
        append = store.append

        def breaks(*change: object) -> int:
            append(*change)  # type: ignore[arg-type]
            monkeypatch.undo()
            asyncio.run(elsewhere.load())
            asyncio.run(elsewhere.sit("", "Boris", "m"))
            raise FAILED

        monkeypatch.setattr(store, "append", breaks)
        ask = asks.DoName(person=1, name="Zoya", once=once)
        device = table.room.lobby.devices[0]
        if once:
            assert (await table.room.ask(device, ask)).ok
        else:
            with pytest.raises(Refused, match="try-again"):
                await table.room.ask(device, ask)
        assert [person.name for person in table.room.lobby.people] == ["Zoya", "Boris"]

    asyncio.run(evening())
