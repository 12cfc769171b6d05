"""No device is sent what its reader may not know, and in the dark no phone tells whose turn it is.

Whole games are played over the real wire with a spy on every device: what arrives is held against what the
engine grants. Games that differ only in what a seat cannot know must look the same to it, to the last byte.
"""

from __future__ import annotations

import asyncio
import logging
import random
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from tests.depth import deep
from tests.laws.tables import BOOKS, any_deck, any_house_rules, plain_table
from tests.laws.test_secrets import blind, side_by_side, touched
from tests.table.spies import (
    NAMES,
    NOON,
    Guest,
    Json,
    Spies,
    choice,
    gathered,
    key_of,
    living,
    of_panel,
    opened,
    serving,
    settled,
    strings,
    time_is_up,
)

from omerta.books.shelf import SHELF
from omerta.core import PUBLIC, Game, Table, Viewer, choices, open_any, play, view
from omerta.core import events as ev
from omerta.core.book.house_rules import with_house_rules
from omerta.core.commands import Act, TimeUp
from omerta.core.day.lone_decisions import is_open_to_step_in
from omerta.core.moments import Calling, Option, Talking
from omerta.core.view import granted
from omerta.table.actions.dark import is_covered, is_offered
from omerta.table.actions.turn import Turn
from omerta.table.faces import panels
from omerta.table.faces.models import Phone
from omerta.table.faces.story import manner
from omerta.table.room import Room
from omerta.table.state.lobby import Lobby
from omerta.table.store.store import Store
from omerta.table.voice.sounds import SILENT, Sounds
from omerta.words import LANGUAGES, Lexicon
from omerta.words.voice import capital

ACCEPTED = b'{"ok":true}'
MOST_MOMENTS = 50
PRIVATE = ("seat", "person", "name", "held", "seats_here", "organizer", "chat")


@pytest.fixture(autouse=True)
def _fast_thumbs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thumbs may be fast."""
    monkeypatch.setattr("omerta.table.web.sockets.ASKS_AT_ONCE", 1e9)


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Store]:
    """A store in a file; what the other kind of store does is tested elsewhere."""
    opened = Store.at(url_in(tmp_path))
    yield opened
    opened.close()


def url_in(folder: Path) -> str:
    """The address of a store in a file of this folder."""
    return f"sqlite:///{folder / 'tables.db'}"


def seed_of(room: Room) -> str:
    """What the deal was drawn from."""
    assert room.game is not None
    return str(room.game.seed)


def shape(face: Json) -> Json:
    """What a neighbour sees of a phone: all but whose it is, what is under the thumb, and the choice."""
    found = {name: value for name, value in face.items() if name not in PRIVATE}
    places, panel = face["places"], face.get("panel")
    assert isinstance(places, list)
    found["places"] = [{name: value for name, value in place.items() if name != "me"} for place in places]
    if isinstance(panel, dict):
        found["panel"] = {name: value for name, value in panel.items() if name != "chosen"}
    return found


def named(text: str, words: Lexicon, roles: tuple[str, ...]) -> set[str]:
    """The cards whose name stands in a text; a plague doctor is no doctor."""
    low, found = text.casefold(), set[str]()
    for role in sorted(roles, key=lambda role: -len(words.role(role))):
        low, times = re.subn(rf"\b{re.escape(words.role(role).casefold())}\b", "-", low)
        found |= {role} if times else set()
    return found


def told_to(game: Game, viewer: Viewer) -> set[str]:
    """Every word of the book in what a viewer was told."""
    return {word for event in view(game, viewer).events for word in strings(msgspec.to_builtins(event))}


def reads_no_more_than_granted(room: Room, seat: int, face: Phone) -> None:
    """A phone shows its own card, the cards that lie open, and words about what its seat was told."""
    game = room.game
    assert game is not None
    words = manner(face_language(room), game)
    seen, public = view(game, seat), view(game, PUBLIC)
    kinds = {role.type for role in game.book.roles.values()} | {*game.book.sides, *game.book.gangs}
    roles = tuple(role for role in game.book.roles if role not in kinds)  # the kind of a card is no card
    assert room.drawing.views[seat] == seen
    for place in face.places:
        card = public.card(place.seat)
        assert place.card == (words.role(card) if card else "")
    turned = [event.role for event in seen.events if isinstance(event, ev.Turned) and event.seat == seat]
    assert face.held.card == capital(words.role(turned[-1] if turned else game.cards[seat - 1]))
    told = told_to(game, seat)
    assert [(each.seat, each.card) for each in face.held.watched] == [
        (other, words.role(card)) for other, card in enumerate(game.cards, 1) if seen.hosting
    ]
    whispered = "\n".join(face.held.lines)
    assert named(whispered, words, roles) <= told | {game.cards[seat - 1]}, whispered
    aloud = "\n".join(line.text for line in face.story)
    assert named(aloud, words, roles) <= told_to(game, PUBLIC), aloud


def face_language(room: Room) -> str:
    """The language of all phones of this table."""
    return room.lobby.devices[0].language


def no_keys(room: Room, sent: list[bytes]) -> None:
    """Neither a key, nor its hash, nor the seed of the deal was ever sent."""
    secrets = [*(key_of(seat) for seat in range(1, len(room.lobby.seated) + 1)), seed_of(room)]
    secrets += [device.key for device in room.lobby.devices]
    everything = b"\n".join(sent)
    for secret in secrets:
        assert secret.encode() not in everything


def alike_in_the_dark(game: Game, spies: Spies) -> None:
    """All who play have the same phone in the hand, and so have all who are out."""
    for seats in (living(game), [seat for seat in spies.phones if seat not in game.living]):
        shapes = [shape(spies.phones[seat].face) for seat in seats]
        assert all(found == shapes[0] for found in shapes)
    if game.now is not None:
        assert all(spies.phones[seat].face.get("panel") for seat in game.living)


async def night_moment(room: Room, spies: Spies, rng: random.Random) -> None:
    """Everybody taps in the dark, some of them twice, and nobody's neighbour can tell who acts."""
    assert room.game is not None
    alike_in_the_dark(room.game, spies)
    for seat in rng.choices(living(room.game), k=len(room.game.living) + 2):
        device = spies.phones[seat].device
        shown = room.face(device, "phone")
        assert isinstance(shown, Phone)
        option = choice(room.game, seat, shown, rng)
        assert option is not None
        before = spies.pushes()
        answer = await spies.phones[seat].act(option)
        assert answer == ACCEPTED, (room.game.now, seat, option, answer.decode())
        pushed = [after - then for after, then in zip(spies.pushes(), before, strict=True)]
        assert pushed == [*(1 for _ in spies.phones), 0, 0], "every phone, and nothing that is public"
        assert len(spies.sizes()) == 1
        panel = spies.phones[seat].face["panel"]
        assert isinstance(panel, dict)
        assert panel["chosen"] == [option[0], list(option[1])]
        alike_in_the_dark(room.game, spies)


async def seal(room: Room, spies: Spies, rng: random.Random) -> None:
    """Who is out seals a wager where one is offered: all phones are sent one face, equally long, and no more.

    Whoever lives, and whoever may watch, is refused one.
    """
    assert room.game is not None
    for seat, spy in spies.phones.items():
        form = beyond_of(spy.face).get("wager")
        if rng.random() < 0.5 or room.game.over is not None:
            continue
        before, faces = spies.pushes(), [phone.face for phone in spies.phones.values()]
        answer = await spy.ask("wager", seat=seat, **any_wager(form, room.game.seats, rng))
        assert (answer == ACCEPTED) == (form is not None), (seat, room.game.living, answer)
        if form is not None:
            pushed = [after - then for after, then in zip(spies.pushes(), before, strict=True)]
            assert pushed == [*(1 for _ in spies.phones), 0, 0]
            assert len(spies.sizes()) == 1
            told = [phone.face for phone in spies.phones.values()]
            assert besides(told[seat - 1]) == besides(faces[seat - 1])
            assert [*told[: seat - 1], *told[seat:]] == [*faces[: seat - 1], *faces[seat:]]


def besides(face: Json) -> Json:
    """A phone but for what it offers to whoever is out; once he has sealed, he may write to the others."""
    return {name: value for name, value in face.items() if name not in ("beyond", "may_chat")}


def beyond_of(face: Json) -> Json:
    """What a phone offers to whoever is out."""
    found = face.get("beyond", {})
    assert isinstance(found, dict)
    return found


def any_wager(form: object, seats: int, rng: random.Random) -> Json:
    """Something that is offered, or anything where nothing is."""
    if not isinstance(form, dict):
        return {"suspects": [rng.randint(1, seats)]}
    suspects, falls = form.get("suspects", []), form["falls"]
    return {
        "suspects": rng.sample(suspects, rng.randint(0, len(suspects))),
        "side": rng.choice(form["sides"])[0],
        "falls": rng.choice([-1, 0, *falls]),
    }


async def day_moment(room: Room, spies: Spies, rng: random.Random) -> None:
    """By day whoever has a panel may use it, and whoever is out may seal a wager."""
    await seal(room, spies, rng)
    assert room.game is not None
    moment = room.game.moment
    for seat, spy in spies.phones.items():
        game = room.game
        if game.over is not None or game.moment != moment or rng.random() < 0.3:
            continue
        options = choices(game, seat).options
        panel = spy.face.get("panel")
        stepping = seat in game.living and is_open_to_step_in(game)
        assert bool(options or stepping) == (panel is not None)
        if stepping and rng.random() < 0.1:
            assert await spy.act(("step-in", ())) == ACCEPTED, "whoever may, and whoever may not"
        elif options:
            assert await spy.act(rng.choice(options)) == ACCEPTED


async def watched_game(room: Room, rng: random.Random) -> Spies:
    """A whole game under the eyes of the spies."""
    async with Spies(room) as spies:
        for _ in range(MOST_MOMENTS):
            assert room.game is not None
            if room.game.over is not None:
                break
            for seat in rng.sample(sorted(spies.phones), 2):
                face = msgspec.json.decode(spies.phones[seat].faces[-1], type=dict[str, Phone])["face"]
                reads_no_more_than_granted(room, seat, face)
            if is_covered(room.game):
                await night_moment(room, spies, rng)
            else:
                await day_moment(room, spies, rng)
            await next_moment(room, spies)
        no_keys(room, [body for spy in spies.all for body in spy.sent])
    return spies


def small_table(name: str, rng: random.Random) -> Table:
    """House rules and a lawful deck by chance, for not too many."""
    options = any_house_rules(SHELF[name], rng)
    book = with_house_rules(SHELF[name], options)
    deck = any_deck(book, rng, book.deck.least + rng.randint(0, 3))
    return Table(deck, rng.randrange(10**8, 10**9), options, pace="sealed")


async def next_moment(room: Room, spies: Spies) -> None:
    """The clock runs out: everybody is sent the same number of faces."""
    assert room.game is not None
    if room.game.over is not None:
        return
    before = spies.pushes()
    await time_is_up(room)
    await settled()
    pushed = {after - then for after, then in zip(spies.pushes(), before, strict=True)}
    assert pushed == {1}
    assert len(spies.sizes()) == 1 or room.game.over is not None


@pytest.mark.parametrize("chat", [False, True], ids=["at-a-table", "from-afar"])
@pytest.mark.parametrize("name", BOOKS)
def test_a_whole_game_with_a_spy_on_every_device(
    name: str, chat: bool, kept: Store, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)

    async def run() -> Room:
        rng = random.Random(f"{name} {chat}")
        language = rng.choice(LANGUAGES)
        table = small_table(name, rng)
        room = await opened(kept, gathered(name, len(table.deck), language, chat), table)
        await watched_game(room, rng)
        return room

    room = asyncio.run(run())
    logged = caplog.text
    assert not any(name in logged for name in NAMES)
    assert seed_of(room) not in logged


@pytest.mark.parametrize("name", BOOKS)
def test_nobody_is_called_before_everybody_has_seen_his_card(name: str, kept: Store) -> None:
    async def run() -> tuple[set[tuple[str, ...]], set[tuple[str, ...]]]:
        table = small_table(name, random.Random(name))
        room = await opened(kept, gathered(name, len(table.deck)))
        await room.change(lambda turn: turn.lay(table))
        before = told_alone(room)
        await room.change(lambda turn: turn.begin())
        return before, told_alone(room)

    before, after = asyncio.run(run())
    assert before == {()}
    assert len(after) > 1


def told_alone(room: Room) -> set[tuple[str, ...]]:
    """What the phones show under the thumb besides the card."""
    assert room.game is not None
    faces = [room.face(room.lobby.device(f"phone-{seat}"), "phone") for seat in room.game.living]
    return {face.held.lines for face in faces if isinstance(face, Phone)}


def shown(game: Game, lobby: Lobby, store: Store, sounds: Sounds = SILENT) -> Room:
    """A room that stands at this very point of a game."""
    room = Room(lobby.code, store, "http://table", now=NOON.time, sounds=sounds)
    turn = Turn(
        replace(lobby, stage="dealt", game=1, seated=tuple(each.id for each in lobby.people)), game, 1e6
    )
    turn.begin()
    room.lobby, room.game = replace(turn.lobby, told=game.seen), game
    room.shown.follow([], afresh=True)
    return room


def faces_of(room: Room, seats: list[int]) -> dict[int, bytes]:
    """What the phones of these seats show, byte for byte; 0 is the screen."""
    devices = {seat: room.lobby.device(f"phone-{seat}") for seat in seats}
    found = {seat: msgspec.json.encode(room.face(device, "phone")) for seat, device in devices.items()}
    return {0: msgspec.json.encode(room.face(None, "screen")), **found}


@pytest.mark.parametrize("name", BOOKS)
def test_exchanged_cards_that_nobody_saw_change_no_byte_of_a_face(name: str, kept: Store) -> None:
    """Two games that differ in the cards of two players are one and the same to whoever knows neither."""
    compared = 0
    for seed in range(deep(3)):
        for at, (one, other, swap) in enumerate(side_by_side(name, seed, "sealed")):
            if at % 9:
                continue
            out = touched(one, swap)
            seats = [s for s in range(1, one.seats + 1) if blind(one, swap, s) and s not in out]
            lobby = gathered(name, one.seats, LANGUAGES[seed % len(LANGUAGES)])
            mine, theirs = (faces_of(shown(game, lobby, kept), seats) for game in (one, other))
            assert mine == theirs
            compared += len(seats)
    assert compared > 50


def courses(name: str, games: int, steps: int, seed: int = 3) -> Iterator[Game]:
    """Games by chance as the table deals them: every deck, every house rule, everybody acts at random."""
    rng = random.Random(seed)
    for _ in range(games):
        game = open_any(SHELF[name], plain_table(SHELF[name], rng, "sealed"))
        for _ in range(steps):
            if game.over is not None or game.draw_offered:
                break
            yield game
            acting = [seat for seat in range(1, game.seats + 1) if choices(game, seat).options]
            if acting and rng.random() < 0.6:
                seat = rng.choice(acting)
                game = play(game, Act(seat, *rng.choice(choices(game, seat).options)))
            else:
                game = play(game, TimeUp(game.moment))


@pytest.mark.parametrize("name", BOOKS)
def test_whatever_the_engine_offers_is_on_the_panel(name: str) -> None:
    """Every deed and every target can be tapped, by night and by day; in the dark by everybody."""
    words = manner("en", open_any(SHELF[name], plain_table(SHELF[name], random.Random(1))))
    offered = 0
    for game in courses(name, 12, 150):
        covered = is_covered(game)
        for seat in range(1, game.seats + 1):
            options = choices(game, seat).options
            panel = panels.panel(game, seat, words, None)
            deeds = {deed.deed: deed for deed in panel.deeds} if panel is not None else {}
            for name_of_deed, targets in options:
                if covered and isinstance(game.now, Talking):
                    assert name_of_deed == "ready"  # a talk in signs takes its time: nobody gets up from it
                    continue
                deed = deeds[name_of_deed]
                assert deed.targets == len(targets)
                assert not deed.open_to or set(targets) <= set(deed.open_to)
                assert not covered or is_offered(game, seat, name_of_deed, targets)
                offered += 1
    assert offered > 1000


@pytest.mark.parametrize("name", BOOKS)
def test_whatever_can_be_tapped_in_the_dark_is_taken_as_offered(name: str) -> None:
    """Nobody's thumb finds a deed on a covered panel that is refused to everybody."""
    words = manner("en", open_any(SHELF[name], plain_table(SHELF[name], random.Random(1))))
    rng = random.Random(9)
    tapped = 0
    for game in courses(name, 8, 80, seed=4):
        if is_covered(game):
            seat = rng.choice(living(game))
            panel = panels.panel(game, seat, words, None)
            assert panel is not None
            assert is_offered(game, seat, *of_panel(panel.deeds, game.seats, rng, seat))
            tapped += 1
    assert tapped > 50


@pytest.mark.parametrize("name", BOOKS)
def test_the_living_are_those_the_table_knows_to_live(name: str) -> None:
    """Panels are made from the living: no death may show there before it is told."""
    for game in courses(name, 6, 80, seed=5):
        assert sorted(game.living) == sorted(view(game, PUBLIC).living)


@pytest.mark.parametrize("name", BOOKS)
def test_the_clock_starts_anew_only_when_the_table_is_told_something(name: str) -> None:
    """Time tells: a window that nobody was told of would give away what happened in the one before.

    Where a gang may be given a second shot, its window comes whether it was given or not (`Lingered`); nobody
    is told of it, and everybody may expect it.
    """
    last: Game | None = None
    for game in courses(name, 12, 100, seed=6):
        if last is not None and game.seen > last.seen and is_covered(last) and game.moment > last.moment:
            told = [event for event in game.told if granted(event, PUBLIC)]
            expected = {type(event) for event in game.told} & {ev.Granted, ev.Lingered}
            assert told or expected, game.told
        last = game


ILLEGAL = (
    ("pass", (1,)),
    ("vote", (1,)),
    ("ready", ()),
    ("no-such-deed", ()),
    ("", ()),
    ("noted", (1, 2)),
    ("sign", (1, 2)),
    ("sign-maybe", ()),
)


@pytest.mark.parametrize("name", BOOKS)
def test_a_sham_choice_is_answered_like_a_true_one(name: str, kept: Store) -> None:
    """Accepted or refused, the bytes are the same for whoever acts and whoever does not."""

    async def run(rng: random.Random) -> int:
        table = small_table(name, rng)
        lobby = gathered(name, len(table.deck), "uk")
        room = await opened(kept, replace(lobby, code=f"{table.seed}"), table)
        met = 0
        async with Spies(room) as spies:
            for _ in range(80):
                assert room.game is not None
                if room.game.over is not None or met > 3:
                    break
                if is_covered(room.game):
                    met += await answers_alike(room, spies, rng)
                await next_moment(room, spies)
        return met

    assert sum(asyncio.run(run(random.Random(seed))) for seed in range(3)) > 5


async def answers_alike(room: Room, spies: Spies, rng: random.Random) -> bool:
    """Everybody who lives tries the same; is there one who acts and one who does not?"""
    game = room.game
    assert game is not None
    acting = [seat for seat in living(game) if choices(game, seat).options]
    idle = [seat for seat in living(game) if seat not in acting]
    if not acting or not idle:
        return False
    one, other = rng.choice(acting), rng.choice(idle)
    options = [each for each in choices(game, one).options if each != ("ready", ())]
    out = tuple(seat for seat in spies.phones if seat not in game.living)
    shown = msgspec.convert(spies.phones[one].face, Phone).panel
    assert shown is not None
    tapped = [of_panel(shown.deeds, game.seats, rng, one) for _ in range(6)]
    tries = [
        *ILLEGAL,
        *((option[0], (99,)) for option in options[:1]),
        *((each[0], out[:1]) for each in options[:1] if out),
    ]
    for option in (*tries, *rng.sample(options, min(3, len(options))), *tapped):
        before = room.version
        true, sham = await spies.phones[one].act(option), await spies.phones[other].act(option)
        mine, theirs = (is_offered(game, seat, *option) for seat in (one, other))
        assert (true == ACCEPTED) == mine, "whatever the panel offers is noted"
        assert (sham == ACCEPTED) == theirs
        assert true == sham or mine != theirs
        assert true == ACCEPTED or sham == ACCEPTED or room.version == before
    return True


def test_a_sham_choice_outlives_a_restart_and_another_process(kept: Store) -> None:
    """What does not count is kept like what counts: nobody's choice is gone when the table is read again."""

    async def run() -> None:
        rng = random.Random(2)
        table = small_table("classic", rng)
        room = await opened(kept, gathered("classic", len(table.deck)), table)
        elsewhere = Room(room.code, kept, "http://table", now=NOON.time)
        await elsewhere.load()
        async with Spies(room) as spies:
            assert room.game is not None
            chosen: list[Option] = []
            for seat, spy in spies.phones.items():
                face = room.face(spy.device, "phone")
                assert isinstance(face, Phone)
                option = choice(room.game, seat, face, rng)
                assert option is not None
                assert await spy.act(option) == ACCEPTED
                chosen.append(option)
            await elsewhere.refresh(room.version)
            await room.load()
            for there in (room, elsewhere):
                for seat, option in enumerate(chosen, 1):
                    face = there.face(spies.phones[seat].device, "phone")
                    assert isinstance(face, Phone)
                    assert face.panel is not None
                    assert face.panel.chosen == option

    asyncio.run(run())


def test_of_the_dead_nobody_sees_who_is_asked_in_signs(kept: Store) -> None:
    """CHI-208: one of those who are out may be called to talk in signs; the phones of all look alike."""
    deck = ("ghost-talker", "mafia-boss", "mafioso", *["civilian"] * 5)

    async def run() -> int:
        table = Table(deck, 123_456_789, {"ghosts-watch": "never"}, roles=deck, pace="sealed")
        room = await opened(kept, gathered("chicago", len(deck)), table)
        asked = 0
        async with Spies(room) as spies:
            for _ in range(60):
                game = room.game
                assert game is not None
                if game.over is not None:
                    break
                now = game.now
                if isinstance(now, Calling) and now.acts:
                    for seat in now.awake:
                        options = [each for each in choices(game, seat).options if each[0] != "pass"]
                        if options:
                            await spies.phones[seat].act(options[-1])
                if is_covered(game):
                    alike_in_the_dark(game, spies)
                if isinstance(now, Talking) and now.kind == "signs" and now.seats:
                    asked += 1
                await next_moment(room, spies)
        return asked

    assert asyncio.run(run()) > 0


@pytest.mark.parametrize("name", ["classic", "chicago", "vendetta"])
def test_what_a_gang_writes_reaches_nobody_else(name: str, kept: Store) -> None:
    """Everybody may write while a gang is awake; a line reaches the gang, or nobody but its writer."""

    async def run() -> int:
        rng = random.Random(4)
        table = small_table(name, rng)
        room = await opened(kept, gathered(name, len(table.deck), chat=True), table)
        written = 0
        async with Spies(room) as spies:
            for number in range(30):
                game = room.game
                assert game is not None
                now = game.now
                if game.over is None and isinstance(now, Calling) and now.call in game.book.gangs:
                    for seat in living(game):
                        before = [len(spy.faces) for spy in spies.all]
                        answer = await spies.phones[seat].ask("chat", seat=seat, text=f"psst {number} {seat}")
                        assert answer == ACCEPTED
                        pushed = [
                            spy.seat
                            for spy, then in zip(spies.all, before, strict=True)
                            if len(spy.faces) > then
                        ]
                        assert pushed == [*spies.phones], "who hears it cannot be counted on the wire"
                        assert len(spies.sizes()) == 1
                        written += 1
                    alike_in_the_dark(game, spies)
                await next_moment(room, spies)
            heard = [b"psst" in body for body in (*spies.screen.sent, *spies.watcher.sent)]
            assert not any(heard)
        return written

    assert asyncio.run(run()) > 3


@pytest.mark.waits
@pytest.mark.parametrize("name", BOOKS)
def test_a_game_over_real_sockets_sends_nobody_a_secret(
    name: str,
    kept: Store,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Three guests and the house, from the door to the end: pages, sockets and the log."""
    caplog.set_level(logging.DEBUG, "omerta")

    async def run() -> None:
        async with serving(kept, url_in(tmp_path)) as (hall, address):
            guests = [Guest(address, language) for language in ("ru", "uk", "en")]
            host = guests[0]
            code = await host.open_table(name)
            for guest, who in zip(guests, NAMES, strict=False):
                await guest.join(code, who)
                await guest.connect()
                await guest.hear()
            room = await hall.room(code)
            await host.ask("bots", number=room_for(name))
            assert (await host.ask("start"))["ok"]
            pages = [
                await guest.http.get(f"/t/{code}{path}")
                for guest in guests
                for path in ("", "/screen", "/both")
            ]
            for guest, seat in zip(guests, (1, 2, 3), strict=True):
                assert (await guest.ask("seen", seat=seat))["ok"]
            await played_through(room, guests)
            sent = [*(body for guest in guests for body in guest.got), *(page.content for page in pages)]
            keys = [
                each.value or "" for guest in guests for each in guest.http.cookies.jar if code in each.name
            ]
            assert len(keys) == 3
            for secret in (*keys, *(device.key for device in room.lobby.devices), seed_of(room)):
                assert all(secret.encode() not in body for body in sent)
                assert secret not in caplog.text
            for guest in guests:
                await guest.close()

    asyncio.run(run())
    assert not any(who in caplog.text for who in NAMES)


def room_for(name: str) -> int:
    """A table of the house and three guests."""
    return SHELF[name].deck.least + 1


async def played_through(room: Room, guests: list[Guest]) -> None:
    """Everybody taps what his panel lets him tap, and whoever opened the table hurries it on."""
    rng = random.Random(7)
    for _ in range(60):
        game = room.game
        assert game is not None
        if game.over is not None:
            return
        for seat, guest in enumerate(guests, 1):
            await taps(room, guest, seat, rng)
        moment = room.game.moment if room.game is not None else 0
        await guests[0].ask("skip", moment=moment)


async def taps(room: Room, guest: Guest, seat: int, rng: random.Random) -> None:
    """One thumb on one phone; what came before it is held against what its seat may know."""
    await guest.ask("why", rules=[])
    if guest.face.get("type") != "phone" or guest.face.get("stage") != "playing":
        return
    face = msgspec.convert(guest.face, Phone)
    game = room.game
    assert game is not None
    if face.panel is not None and face.panel.moment == game.moment:
        deed, targets = of_panel(face.panel.deeds, game.seats, rng, seat)
        await guest.ask("act", seat=seat, moment=game.moment, deed=deed, targets=targets)
    words = manner(("ru", "uk", "en")[seat - 1], game)
    open_cards = {each: words.role(card) for each, card in view(game, PUBLIC).cards.items()}
    for place in face.places:
        assert place.card in ("", open_cards.get(place.seat))
    notes = await guest.ask("notes", seat=seat)
    assert notes["ok"]
    others = await guest.ask("notes", seat=seat % 3 + 1)
    assert not others["ok"]
    assert "notes" not in others
