"""The truth afterwards: only of a game that is over, the same wherever it is reckoned, at the right steps."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import httpx
import msgspec
import pytest
from msgspec.structs import replace
from tests.table.evenings import CODE, KEY, again, kept, laid, played, served

from omerta.books.shelf import SHELF
from omerta.bots.hindsight import CurveTurn, DecidingVote, HeldLie, Hindsight, hindsight
from omerta.bots.hindsight_process import PlayedGame
from omerta.bots.listener import Belief, Listening
from omerta.core import Event, Game, Refused
from omerta.table import listening_post
from omerta.table.actions.turn import Turn
from omerta.table.listening_post import WORKER, ListeningPost
from omerta.table.replay import exports, worded
from omerta.table.replay.shown_truth import shown_truth
from omerta.table.replay.steps import course
from omerta.table.room import Room
from omerta.table.state.lobby import Lobby
from omerta.table.state.results import Result
from omerta.table.web.api_models import TruthNow
from omerta.words import LANGUAGES

Played = tuple[Lobby, Game, list[Event], Hindsight]


@pytest.fixture(scope="module")
def vendetta() -> Played:
    lobby, game, events = played(laid(), 3, undos=True)
    found = hindsight(game)
    assert found is not None
    return lobby, game, events, found


def test_another_process_reckons_the_same(vendetta: Played) -> None:
    _, _, events, found = vendetta
    asked = msgspec.json.encode(PlayedGame(SHELF["vendetta"], tuple(events)))
    environment = {**os.environ, "PYTHONHASHSEED": "77"}
    done = subprocess.run([sys.executable, *WORKER], input=asked, stdout=subprocess.PIPE, env=environment)
    assert msgspec.json.decode(done.stdout, type=Hindsight | None) == found


@pytest.mark.parametrize("book", SHELF)
def test_it_is_told_in_every_language_at_the_steps_of_the_replay(book: str) -> None:
    lobby, game, events = played(laid(book, 7 if book != "chicago" else 8), 5)
    found, seen = hindsight(game), course(SHELF[book], events)
    assert found is not None
    shown = shown_truth(lobby, lobby.results[0], seen, found, LANGUAGES)
    steps = [point.step for point in shown.points]
    assert steps == sorted({*steps})
    assert steps[-1] == len(seen.told) - 1
    assert [shown.points[band.point].step for band in shown.bands] == [step for step, _, _ in seen.chapters]
    for side, chances in enumerate(shown.points[-1].chances):
        assert [chance == 100 for chance in chances] == [true == side for true in shown.truth]
    assert all(0 < turn.point < len(shown.points) - 1 for turn in shown.turns)
    for text in shown.texts.values():
        assert len(shown.bands) == len(seen.chapters) == len(text.bands)
        assert len(text.verdicts) == len(shown.verdicts) == 4
        assert all(said.endswith(".") and said[0] == said[0].upper() for _, said in text.verdicts)
        assert {*text.said} <= {turn.point for turn in shown.turns}
        assert all(text.said.values())


def test_whoever_is_out_is_out_at_the_point_that_tells_it(vendetta: Played) -> None:
    lobby, game, events, found = vendetta
    seen = course(SHELF["vendetta"], events)
    shown = shown_truth(lobby, lobby.results[0], seen, found, ("en",))
    for seat, point in enumerate(shown.left, 1):
        assert (point < 0) == (seat in game.living)
        if point >= 0:
            assert seat not in seen.games[shown.points[point].step].living
            assert seat in seen.games[shown.points[point - 1].step].living


def test_the_shared_page_has_it_and_stays_small(vendetta: Played) -> None:
    lobby, _, events, found = vendetta
    seen = course(SHELF["vendetta"], events)
    shown = worded.replay(lobby, lobby.results[0], seen, LANGUAGES)
    truth = shown_truth(lobby, lobby.results[0], seen, found, LANGUAGES)
    assert len(msgspec.json.encode(truth)) < 40_000
    assert b'"truth"' not in worded.packed(shown)
    assert b'"truth"' in worded.packed(replace(shown, truth=truth))
    assert len(exports.as_page(replace(shown, truth=truth)).encode()) < 320_000


def test_every_field_of_it_is_documented() -> None:
    guide = (Path(__file__).parents[3] / "docs" / "games.md").read_text("utf-8")
    for kind in (Hindsight, Listening, Belief, CurveTurn, HeldLie, DecidingVote):
        for field in kind.__struct_encode_fields__:
            assert f"`{field}`" in guide, (kind.__name__, field)


def test_it_is_there_when_a_game_is_over_by_page_file_and_door(tmp_path: Path, vendetta: Played) -> None:
    lobby, _, events, found = vendetta
    with served(f"sqlite:///{tmp_path / 'tables.db'}") as (address, store):
        kept(store, lobby, {1: events})
        with httpx.Client(base_url=address, timeout=60, trust_env=False) as door:
            told = door.get(f"/api/tables/{CODE}/games/1/truth")
            assert told.status_code == 200
            assert msgspec.json.decode(told.content, type=TruthNow) == TruthNow(CODE, 1, found)
            page = door.get(f"/t/{CODE}/games/1.truth?lang=uk").json()
            assert [*page["texts"]] == ["uk"]
            assert door.get(f"/t/{CODE}/games/1.html").text.count('"truth":{') == 1
            for name, status in (("2", 404), ("0", 404), ("x", 400), ("1" * 9, 400)):
                refused = door.get(f"/api/tables/{CODE}/games/{name}/truth")
                assert (refused.status_code, refused.json()["ok"]) == (status, False)


@pytest.mark.parametrize("how", ["goes-on", "taken-back", "broken-off"])
def test_nobody_is_told_of_a_game_without_a_real_end(tmp_path: Path, vendetta: Played, how: str) -> None:
    """A second game was dealt; it goes on, or goes on again after its end, or was broken off."""
    lobby, _, events, _ = vendetta
    running = Turn(again(lobby), None, time.time())
    running.deal(9)
    table = running.lobby
    if how == "taken-back":
        table = replace(table, results=(*table.results, replace(table.results[0], game=2)))
    elif how == "broken-off":
        table = again(table)
    with served(f"sqlite:///{tmp_path / 'tables.db'}") as (address, store):
        kept(store, table, {1: events, 2: running.events})
        with httpx.Client(base_url=address, trust_env=False) as door:
            door.cookies.set(f"omerta-{CODE}", KEY)
            pages = [f"/t/{CODE}/games/2.{kind}" for kind in ("truth", "html")]
            for way in (f"/api/tables/{CODE}/games/2/truth", *pages):
                told = door.get(way)
                assert told.status_code == 403, way
                assert "vampire" not in told.text


def test_whose_end_is_taken_back_while_it_is_thought_of_stays_covered(
    monkeypatch: pytest.MonkeyPatch, vendetta: Played
) -> None:
    lobby, _, _, found = vendetta
    shown = SimpleNamespace(lobby=lobby)
    room = cast("Room", SimpleNamespace(code=CODE, shown=shown))
    thoughts = 0

    async def thinks(at: Room, result: Result) -> Hindsight:
        nonlocal thoughts
        thoughts += 1
        await asyncio.sleep(0)
        return found

    async def asks() -> None:
        post = ListeningPost()
        both = await asyncio.gather(*[post.hindsight(room, lobby.results[0]) for _ in range(2)])
        assert both == [found, found]
        assert await post.hindsight(room, lobby.results[0]) == found
        assert thoughts == 1
        asked = asyncio.ensure_future(ListeningPost().hindsight(room, lobby.results[0]))
        await asyncio.sleep(0)
        shown.lobby = replace(lobby, stage="playing")
        with pytest.raises(Refused, match="game-not-over"):
            await asked

    monkeypatch.setattr(listening_post, "_apart", thinks)
    asyncio.run(asks())


def test_a_belief_is_found_by_its_place_among_the_events(vendetta: Played) -> None:
    _, game, events, found = vendetta
    data = json.loads(msgspec.json.encode(found))
    assert all(0 < each["place"] <= len(events) for each in data["heard"]["beliefs"])
    assert len(data["heard"]["truth"]) == game.seats
