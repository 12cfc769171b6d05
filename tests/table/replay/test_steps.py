"""A finished game looked at again: each step shows every viewer what the engine grants him."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from tests.laws.courses import standing
from tests.table.evenings import CODE, KEY, NAMES, again, kept, laid, played, served

from omerta.books.shelf import SHELF
from omerta.core import HOST, PUBLIC, Event, Game, View, fold, log, view
from omerta.core import events as ev
from omerta.core.game import Viewer
from omerta.notation.reader import cases, read
from omerta.table.actions.turn import Turn
from omerta.table.faces import circle
from omerta.table.replay import exports, worded
from omerta.table.replay.steps import GameSteps, Glimpse, Spot, course
from omerta.table.replay.told import told_lines
from omerta.table.state.lobby import Lobby
from omerta.words import LANGUAGES

Shown = dict[int, tuple[str, tuple[str, ...], int, bool]]


def shown_at(seen: GameSteps, viewer: Viewer, step: int) -> tuple[Shown, dict[int, tuple[bool, str]]]:
    """What a reader of the replay sees: the card, marks, votes and waking of a seat; who lives."""
    spots: dict[int, Spot] = {}
    glimpses: dict[int, Glimpse] = {}
    for change in seen.circle:
        spots |= {spot.seat: spot for spot in change.spots if change.step <= step}
    for insight in seen.insights.get(viewer, ()):
        glimpses |= {glimpse.seat: glimpse for glimpse in insight.glimpses if insight.step <= step}
    shown: Shown = {}
    for seat, spot in spots.items():
        more = glimpses.get(seat)
        if more is None or more.plain:
            shown[seat] = (spot.card, spot.marks, spot.votes, False)
        else:
            marks = spot.marks if more.marks is None else more.marks
            shown[seat] = (more.card, marks, spot.votes if more.votes is None else more.votes, more.awake)
    return shown, {seat: (spot.living, spot.state) for seat, spot in spots.items()}


def granted_at(seen: View, seats: int) -> Shown:
    votes = circle.hands(seen)
    return {
        seat: (
            seen.card(seat),
            tuple(mark for marked, mark in seen.marks if marked == seat),
            votes.get(seat, 0),
            seat in seen.awake and seen.viewer != PUBLIC,
        )
        for seat in range(1, seats + 1)
    }


@pytest.mark.parametrize("book", SHELF)
@pytest.mark.parametrize("undos", [False, True])
def test_every_step_shows_each_viewer_what_the_engine_grants(book: str, undos: bool) -> None:
    _, game, events = played(laid(book), 5, undos=undos)
    assert tuple(events) == log(game)
    assert any(isinstance(event, ev.Undone) for event in events) == undos
    seen = course(SHELF[book], events)
    steps = range(len(seen.told))
    for step in [*steps[::17], *steps[-2:]]:
        then = fold(SHELF[book], events[: seen.told[step]])
        viewers: tuple[Viewer, ...] = (PUBLIC, HOST, *range(1, game.seats + 1))
        for viewer in viewers:
            shown, doing = shown_at(seen, viewer, step)
            assert shown == granted_at(view(then, viewer), game.seats), (step, viewer)
        states = circle.states(view(then, PUBLIC), then)
        expected = {seat: (seat in then.living, states.get(seat, "")) for seat in range(1, game.seats + 1)}
        assert doing == expected


@pytest.mark.parametrize("book", SHELF)
def test_at_no_step_anybody_hears_what_he_was_not_sent(book: str) -> None:
    _, game, events = played(laid(book), 5, undos=True)
    seen = course(SHELF[book], events)
    views = {viewer: view(game, viewer).events for viewer in (PUBLIC, HOST, *range(1, game.seats + 1))}
    for heard in seen.heard:
        if not heard.until:
            assert heard.viewers, heard
            for viewer in heard.viewers:
                assert heard.event in views[viewer] or isinstance(heard.event, ev.Undone)
    for viewer, told in views.items():
        sent = [each.event for each in seen.heard if not each.until and {viewer, PUBLIC} & {*each.viewers}]
        spoken = [event for event in told if event in [each.event for each in seen.heard]]
        assert [event for event in sent if not isinstance(event, ev.Undone)] == spoken, viewer


def test_what_was_taken_back_is_no_longer_heard_afterwards() -> None:
    lobby, _, events = played(laid("family"), 5, undos=True)
    seen = course(SHELF["family"], events)
    lines = worded.text(lobby, lobby.results[0], seen, "en").lines
    heard = [(line.step, line.until) for line in lines]
    heard += [(each.step, each.until) for each in told_lines(seen, lobby, "en")]
    gone = [(step, until) for step, until in heard if until]
    assert gone
    assert all(step < until <= len(seen.told) for step, until in gone)


def test_the_last_step_is_the_end_and_the_first_the_deal() -> None:
    lobby, game, events = played(laid(), 3)
    seen = course(SHELF["vendetta"], events)
    assert seen.told[-1] == len(events)
    shown, doing = shown_at(seen, PUBLIC, len(seen.told) - 1)
    assert game.over is not None
    assert tuple(card for card, *_ in shown.values()) == game.over.cards
    assert [seat for seat, (_, state) in doing.items() if state == "won"] == list(game.over.seats)
    first, _ = shown_at(seen, 4, 0)
    assert first[4][0] == game.cards[3]
    assert not any(card for seat, (card, *_) in first.items() if seat != 4)
    text = worded.text(lobby, lobby.results[0], seen, "en")
    assert any(line.to == ("4",) and line.text.startswith("Your card") for line in text.lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", SHELF)
def test_a_replay_speaks_every_language(book: str, language: str) -> None:
    lobby, game, events = played(laid(book), 7)
    shown = worded.replay(lobby, lobby.results[0], course(SHELF[book], events), (language,))
    text = shown.texts[language]
    assert len(text.chapters) == len(shown.chapters)
    assert {*game.cards} <= {*text.roles}
    assert all(line.text and line.step < shown.steps for line in text.lines)
    assert len(text.told) == len(shown.told)
    assert all(each.text and each.tenths > 0 for each in text.told)
    assert text.words["replay-eyes"]
    assert text.words["state-won"]


def test_a_long_game_is_ready_soon_and_small() -> None:
    """Some 1,500 events of twenty players, all views, one language: well under a second of work."""
    lobby, _, events = played(laid("chicago", 20), 1)
    while len(events) < 1500:  # longer than bots ever play: the same talk again and again
        at = next(at for at, event in enumerate(events) if isinstance(event, ev.Claimed))
        events.insert(at, events[at])
    started = time.process_time()
    seen = course(SHELF["chicago"], events)
    packed = worded.packed(worded.replay(lobby, lobby.results[0], seen, ("en",)))
    assert time.process_time() - started < 4
    assert len(packed) < 600_000


# Files


@pytest.mark.parametrize("undos", [False, True])
@pytest.mark.parametrize("book", SHELF)
def test_a_written_game_reads_as_the_same_game(book: str, undos: bool) -> None:
    lobby, game, events = played(laid(book), 11, undos=undos)
    written = exports.as_notation(CODE, lobby.results[0], game)
    (case,) = cases(written, SHELF)
    again = read(case, SHELF).game
    assert again is not None
    assert log(again) == tuple(events)
    assert standing(again) == standing(game)


@pytest.mark.parametrize("book", SHELF)
def test_a_game_as_data_folds_to_the_same_game(book: str) -> None:
    lobby, game, _ = played(laid(book), 11, undos=True)
    data = exports.as_data(CODE, lobby.results[0], game)
    whole = msgspec.json.decode(data, type=exports.Exported)
    assert (whole.format, whole.version, whole.code, whole.game) == ("omerta-game", 1, CODE, 1)
    assert standing(fold(SHELF[whole.table.book], whole.events)) == standing(game)
    assert [each.name for each in whole.players] == [person.name for person in lobby.people]
    assert whole.table.deck == game.deck


def test_every_field_of_the_data_is_documented() -> None:
    guide = (Path(__file__).parents[3] / "docs" / "games.md").read_text("utf-8")
    for kind in (exports.Exported, exports.Terms, exports.Sat):
        for field in kind.__struct_encode_fields__:
            assert f"`{field}`" in guide, (kind.__name__, field)


def test_the_shared_page_needs_nothing_and_names_cannot_break_out_of_it() -> None:
    lobby, _, events = played(laid(), 3)
    shown = worded.replay(lobby, lobby.results[0], course(SHELF["vendetta"], events), LANGUAGES)
    page = exports.as_page(shown)
    assert page.count("</script") == 2
    assert page.count("<script") == 2
    assert "</script><b>" not in page
    assert not re.search(r'(src|href)="', page)
    assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)", page)
    assert "default-src &#39;none&#39;" in page
    inside = re.search(r'<script type="application/json" id="game">(.*?)</script>', page, re.DOTALL)
    assert inside is not None
    assert json.loads(inside[1])["names"][2] == "</script><b>"


# Doors


class Evening:
    """A table with two finished games and one that goes on, behind its doors."""

    def __init__(self, client: httpx.Client, lobby: Lobby, games: dict[int, Game]) -> None:
        self.client = client
        self.lobby = lobby
        self.games = games


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Evening]:
    lobby, first, one = played(laid(), 3)
    lobby, second, two = played(again(lobby), 4, now=5000.0)
    running = Turn(again(lobby), None, time.time())
    running.deal(9)
    games: dict[int, list[Event]] = {1: one, 2: two, 3: running.events}
    with served(f"sqlite:///{tmp_path / 'tables.db'}") as (address, store):
        kept(store, running.lobby, games)
        with httpx.Client(base_url=address, trust_env=False, timeout=60) as client:
            yield Evening(client, running.lobby, {1: first, 2: second})


def test_whoever_knows_the_code_sees_the_finished_games(house: Evening) -> None:
    page = house.client.get(f"/t/{CODE}/games")
    assert page.status_code == 200
    assert f"/t/{CODE}/games/1.html" in page.text
    assert f"/t/{CODE}/games/2" in page.text
    assert f"/t/{CODE}/games/3" not in page.text
    assert "&lt;/script&gt;&lt;b&gt;" in page.text
    assert "</script><b>" not in page.text


def test_a_game_that_goes_on_is_refused_to_everybody(house: Evening) -> None:
    house.client.cookies.set(f"omerta-{CODE}", KEY)
    for name in ("3", "3.game", "3.json", "3.html", "3.truth"):
        answer = house.client.get(f"/t/{CODE}/games/{name}")
        assert answer.status_code == 403, name
        assert "played to its end" in answer.text
        assert "vampire" not in answer.text


@pytest.mark.parametrize("name", ["0", "4", "77"])
def test_a_game_that_never_was_is_not_there(house: Evening, name: str) -> None:
    assert house.client.get(f"/t/{CODE}/games/{name}").status_code == 404


@pytest.mark.parametrize("name", ["x", "1.txt", "-1", "1.", "9999999", "9" * 5000, "1/2", "١", "1.json.html"])
def test_a_name_that_is_no_game_is_no_page(house: Evening, name: str) -> None:
    assert house.client.get(f"/t/{CODE}/games/{name}").status_code == 404


def test_no_games_of_a_table_that_is_not_there(house: Evening) -> None:
    assert house.client.get("/t/ZZZZZZ/games").status_code == 404
    assert house.client.get("/t/ZZZZZZ/games/1").status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finished_game_is_a_page_in_the_readers_language(house: Evening, language: str) -> None:
    page = house.client.get(f"/t/{CODE}/games/1?lang={language}")
    assert page.status_code == 200
    inside = re.search(r'id="game">(.*?)</script>', page.text, re.DOTALL)
    assert inside is not None
    shown = json.loads(inside[1])
    assert [*shown["texts"]] == [language]
    assert shown["names"] == list(NAMES)
    assert {*shown["insights"]} == {"host", *map(str, range(1, 10))}
    assert "script-src 'self'" in page.headers["content-security-policy"]


def test_files_of_a_finished_game(house: Evening) -> None:
    for number, game in house.games.items():
        written = house.client.get(f"/t/{CODE}/games/{number}.game")
        (case,) = cases(written.text, SHELF)
        found = read(case, SHELF).game
        assert found is not None
        assert log(found) == log(game)
        data = house.client.get(f"/t/{CODE}/games/{number}.json")
        whole = msgspec.json.decode(data.content, type=exports.Exported)
        assert whole.events == log(game)
        shared = house.client.get(f"/t/{CODE}/games/{number}.html")
        assert "<!doctype html>" in shared.text
        for answer, kind in ((written, "game"), (data, "json"), (shared, "html")):
            assert answer.status_code == 200
            wanted = f'attachment; filename="omerta-{CODE}-{number}.{kind}"'
            assert answer.headers["content-disposition"] == wanted


def test_a_replay_is_built_once(house: Evening) -> None:
    first = house.client.get(f"/t/{CODE}/games/1").text
    started = time.perf_counter()
    assert house.client.get(f"/t/{CODE}/games/1").text == first
    assert time.perf_counter() - started < 2
