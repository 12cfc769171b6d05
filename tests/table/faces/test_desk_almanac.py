"""What a host looks up at his desk: he knows the deck, and nobody else learns it from there."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest
from tests.table.faces.test_desk import NAMES, Host, hosted, play

from omerta.table.actions import asks
from omerta.table.faces.face_parts import AlmanacHere
from omerta.table.faces.gathering_model import Gathering
from omerta.table.faces.models import Screen
from omerta.words import lexicon


def looked_up(host: Host) -> AlmanacHere:
    found = host.desk().almanac
    assert found is not None
    return found


def on_the_screen(host: Host) -> AlmanacHere | None:
    shown = host.room.face(None, "screen")
    assert isinstance(shown, Screen | Gathering)
    return shown.almanac


def test_the_host_reads_the_deck_that_is_told_to_nobody(tmp_path: Path) -> None:
    async def evening(host: Host) -> None:
        await host.ask(asks.DoRule(name="open-deck", value="off"))
        await host.ask(asks.DoHosting(by="person"))
        await host.seat(NAMES[:8])
        await host.ask(asks.DoStart())
        assert looked_up(host) == on_the_screen(host), "now it is in other hands"
        assert looked_up(host).untold
        for seat in range(1, 9):
            await host.ask(asks.DoOpenCard(seat=seat))
            await host.ask(asks.DoSeen(seat=seat))
        here, words = looked_up(host), lexicon("en")
        cards = Counter(place.card for place in host.desk().places)
        assert {words.role(role): number for role, number in here.deck} == cards
        assert not here.untold
        told = on_the_screen(host)
        assert told is not None
        assert (told.place, told.deck, told.untold) == (here.place, (), True)
        assert told.rules == here.rules != ()
        await host.ask(asks.DoHandOver(to="table"))
        assert looked_up(host) == told, "a desk that is covered shows what the screen shows"

    hosted(tmp_path, "chicago", evening)


@pytest.mark.parametrize("book", ["family", "vendetta"])
def test_the_desk_knows_when_it_is_dark(book: str, tmp_path: Path) -> None:
    """While printed cards are recorded, and where the book does its dark deeds by day."""

    async def evening(host: Host) -> None:
        await host.seat()
        await host.ask(asks.DoStart())
        assert host.desk().task == "record"
        assert host.desk().dark
        for task, dark in (("gesture", True), ("talk", False)):
            await play(host, random.Random(3), task)
            assert host.desk().dark == dark
        await host.ask(asks.DoHandOver(to="table"))
        assert not host.desk().dark

    hosted(tmp_path, book, evening)
