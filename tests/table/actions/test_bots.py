"""The house plays with the mind the table has chosen, and asks nothing that is refused."""

import asyncio
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from msgspec.structs import replace
from tests.table.evenings import NAMES, laid, played
from tests.table.spies import opened

from omerta.books.decks import suggest
from omerta.books.shelf import SHELF
from omerta.bots.minds import HOUSE, MINDS
from omerta.core import Event, Table, View, log, open_any, play, view
from omerta.core.commands import Refused, TimeUp
from omerta.core.events import Claimed
from omerta.core.game import Viewer
from omerta.core.moments import Talking
from omerta.table.actions import bots as house
from omerta.table.actions.asks import DoMind, DoSay
from omerta.table.actions.errands import Errand
from omerta.table.actions.handlers import CHANGES
from omerta.table.actions.timers import tick
from omerta.table.actions.turn import Turn
from omerta.table.faces.gathering import gathering
from omerta.table.faces.gathering_model import Gathering
from omerta.table.room import Room
from omerta.table.signpost import Signpost
from omerta.table.state.people import gather_again, join, leave
from omerta.table.store.store import Store
from omerta.words import LANGUAGES, lexicon


def test_a_table_may_ask_for_every_mind() -> None:
    assert get_args(get_type_hints(DoMind)["mind"]) == tuple(MINDS)
    assert laid().mind == HOUSE


def test_another_mind_leaves_everybody_where_he_sits_and_stays_for_the_next_game() -> None:
    before = laid()
    turn = Turn(before, None, 0.0)
    CHANGES[DoMind](Errand(turn, before.devices[0], (), 1), DoMind(mind="worlds"))
    assert turn.lobby == replace(before, mind="worlds")
    over, _, _ = played(turn.lobby, 3)
    assert gather_again(over).mind == "worlds"


def test_the_mind_may_be_changed_as_soon_as_a_game_is_over() -> None:
    lobby, game, _ = played(laid(), 3)
    turn = Turn(lobby, game, 0.0)
    CHANGES[DoMind](Errand(turn, lobby.devices[0], (), 1), DoMind(mind="random"))
    assert turn.lobby == replace(lobby, mind="random")


def test_a_bot_gives_its_seat_to_a_guest_of_its_name() -> None:
    before = laid()
    bot = before.people[2]
    after = join(before, f" {bot.name.upper()} ", "m", device="phone")
    guest = replace(bot, name=bot.name.upper(), gender="m", device="phone", bot=False)
    assert after == replace(before, people=(*before.people[:2], guest, *before.people[3:]))
    with pytest.raises(Refused, match="name-taken"):
        join(after, bot.name, device="another")


def test_whoever_has_left_a_game_to_the_house_sits_down_again_for_the_next() -> None:
    lobby = join(laid(), "Vera", "f", device="phone")
    over, _, _ = played(lobby, 3)
    left = gather_again(leave(over, lobby.people[-1].id, bot=True))
    again = join(left, "Vera", "f", device="phone")
    assert again.people == lobby.people


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_tells_how_the_house_may_play_in_the_words_of_whoever_looks(language: str) -> None:
    lobby = replace(laid(), mind="worlds")
    face = gathering(lobby, lobby.devices[0], lexicon(language), Signpost(""), frozenset())
    assert face.mind == "worlds"
    assert [each.value for each in face.minds] == [*MINDS]
    told = [text for each in face.minds for text in (each.label, each.about)]
    assert len(set(told)) == 2 * len(MINDS)


def test_how_the_house_plays_outlives_the_server(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store.at(f"sqlite:///{tmp_path / 'tables.db'}")
        room = await opened(store, laid())
        await room.ask(room.lobby.devices[0], DoMind(mind="worlds"))
        await room.close()
        again = Room(room.code, store, "http://table")
        await again.load()
        face = again.face(again.lobby.devices[0], "screen")
        assert isinstance(face, Gathering)
        assert face.mind == "worlds"
        await again.close()
        store.close()

    asyncio.run(run())


def test_a_house_that_leaves_it_to_chance_keeps_silent_and_a_beginner_speaks() -> None:
    assert not claims_of_a_morning("random")
    assert claims_of_a_morning("plain")


def claims_of_a_morning(mind: str) -> list[Event]:
    """What is claimed at a table of bots until the second night, as the clock lets them act."""
    turn = Turn(replace(laid("classic"), mind=mind), None, 1000.0)
    turn.deal(5)
    turn.begin()
    for _ in range(400):
        game = turn.playing()
        if game.number > 1 or game.over is not None:
            return [event for event in turn.events if isinstance(event, Claimed)]
        views: dict[Viewer, View] = {seat: view(game, seat) for seat in range(1, game.seats + 1)}
        turn.now += 60.0
        tick(turn, views, turn.now - 60.0, 1.0)
    raise AssertionError("the day does not end")


@pytest.mark.parametrize("mind", MINDS)
def test_the_house_plays_a_day_and_a_night_with_every_mind(mind: str) -> None:
    book = SHELF["chicago"]
    game = open_any(book, Table(suggest(book, 7), 2))
    bots = frozenset(range(1, 8))
    heard: tuple[int, ...] = ()
    moment = game.moment
    for _ in range(400):
        heard = heard if game.moment == moment else ()
        moment = game.moment
        views: dict[Viewer, View] = {seat: view(game, seat) for seat in bots}
        speech = house.speeches(game, bots, views, heard, mind)
        if speech is not None:
            heard = (*heard, speech[0])
            for claim in speech[1]:
                game = play(game, claim)
            continue
        command = house.next_command(game, bots, views, mind)
        game = play(game, command or TimeUp(game.moment))
        if game.number > 1 or game.over is not None:
            return
    raise AssertionError("the day does not end")


@pytest.mark.parametrize(("kind", "answers"), [("suspect", {"deny"}), ("trust", {"thank", "doubt"})])
def test_whom_a_person_speaks_of_answers_though_he_has_had_his_say(kind: str, answers: set[str]) -> None:
    lobby = join(laid("classic", 8, NAMES[:8]), "Nora", "f", device="organizer")
    turn = Turn(lobby, None, 1000.0)
    turn.deal(5)
    turn.begin()
    me = next(at for at, each in enumerate(turn.lobby.people, 1) if each.name == "Nora")
    while not _has_been_heard(turn):
        _go_on(turn)
    game = turn.playing()
    other = next(seat for seat in game.living if seat != me)
    turn.now += 60.0
    turn.lobby = replace(turn.lobby, told=game.seen)
    before = len(log(turn.playing()))
    CHANGES[DoSay](Errand(turn, turn.lobby.devices[0], (), 1), DoSay(seat=me, kind=kind, about=other))
    assert {*turn.lobby.heard} == {*game.living} - {me, other}
    for _ in range(6):
        _go_on(turn)
    said = [event for event in log(turn.playing())[before + 1 :] if isinstance(event, Claimed)]
    assert [(each.seat, each.about) for each in said] == [(other, me)]
    assert said[0].claim in answers


def _go_on(turn: Turn) -> None:
    game = turn.playing()
    views: dict[Viewer, View] = {seat: view(game, seat) for seat in range(1, game.seats + 1)}
    turn.now += 8.0
    tick(turn, views, turn.now - 8.0, 1.0)


def _has_been_heard(turn: Turn) -> bool:
    """Have all bots had their say in the first discussion?"""
    now = turn.playing().now
    debate = isinstance(now, Talking) and now.kind == "discussion"
    return debate and len(turn.lobby.heard) == len(turn.playing().living) - 1
