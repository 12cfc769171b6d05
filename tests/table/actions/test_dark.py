"""Where a choice hangs on a hidden card, all phones are alike; what became of it is for the thumb alone."""

from __future__ import annotations

import asyncio
import random
from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from tests.depth import deep
from tests.laws.tables import BOOKS, plain_table
from tests.laws.test_secrets import side_by_side
from tests.table.faces.test_spy import shown
from tests.table.spies import NAMES, Spies, dealt, gathered, opened, settled, time_is_up

from omerta.books.decks import suggest
from omerta.books.shelf import SHELF
from omerta.core import PUBLIC, Game, Table, choices, open_any, play, view
from omerta.core.commands import Act, Refused, TimeUp
from omerta.core.day.lone_decisions import is_open_to_step_in
from omerta.core.moments import Calling, Holding, Option
from omerta.core.night.pretence import Feint, feint_refusal
from omerta.core.refusals import refusal
from omerta.table.actions import asks, dark
from omerta.table.actions.dark import counts
from omerta.table.actions.timers import due, tick
from omerta.table.actions.turn import Turn
from omerta.table.faces import padding, panels
from omerta.table.faces.face_parts import DeedOffer
from omerta.table.faces.heard_chat import SHOWN
from omerta.table.faces.models import Phone
from omerta.table.faces.story import manner, private_lines
from omerta.table.room import Room
from omerta.table.state.chat import LONGEST
from omerta.table.state.lobby import ChatLine, Lobby, Person, Tap
from omerta.table.state.people import LONGEST_NAME
from omerta.table.store.store import Store
from omerta.table.web.api_models import ViewNow
from omerta.words import LANGUAGES, lexicon

EN = lexicon("en")
HIDDEN = (
    "one-of-yours",
    "spent",
    "not-yet",
    "already-acted",
    "not-among-the-tied",
    "only-watching",
    "wrong-number",
)
BY_HIDDEN_CARDS = ("saved-once",)
MINE = "This call is yours"


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Store]:
    """A store in a file."""
    found = Store.at(f"sqlite:///{tmp_path / 'tables.db'}")
    yield found
    found.close()


def taps(game: Game, deed: DeedOffer, seat: int) -> list[Option]:
    """Everything a thumb can do with a button of the panel."""
    names = [each for each in deed.open_to or range(1, game.seats + 1) if not (deed.others and each == seat)]
    least = deed.targets if deed.least is None else deed.least
    return [
        (deed.deed, group)
        for number in range(least, deed.targets + 1)
        for group in combinations(names, number)
    ]


@pytest.mark.parametrize("name", BOOKS)
def test_a_panel_does_not_hang_on_the_card_of_its_seat(name: str) -> None:
    """By night and by day: whoever held the other's card would have the same panel in his hand."""
    compared = set[str]()
    for seed in range(deep(20)):
        for one, other, swap in side_by_side(name, seed, "sealed"):
            for seat in (swap.one, swap.other):
                assert panels.panel(one, seat, EN, None) == panels.panel(other, seat, EN, None)
            compared.add(type(one.now).__name__)
    assert {"Calling", "Counting", "Talking"} <= compared


@pytest.mark.parametrize("name", BOOKS)
def test_whatever_a_panel_of_the_dark_offers_is_noted(name: str) -> None:
    """No tap on a covered panel is ever turned down, called or not, whoever holds which card."""
    rng, noted = random.Random(5), 0
    for game in courses(name, 8, 60):
        if not dark.is_covered(game):
            continue
        lobby = replace(gathered(name, game.seats), stage="playing", seated=tuple(range(1, game.seats + 1)))
        for seat in game.living:
            panel = panels.panel(game, seat, EN, None)
            assert panel is not None
            for deed in panel.deeds:
                found = taps(game, deed, seat)
                for option in rng.sample(found, min(4, len(found))):
                    turn = Turn(lobby, game, 1.0)
                    dark.tap(turn, seat, *option)
                    assert turn.lobby.taps[seat].option[0] == option[0]
                    noted += 1
    assert noted > 300


def test_the_same_tap_again_is_the_next_one() -> None:
    """Every tap is stored, so that what is stored tells nothing of what was tapped."""
    lobby, taps = gathered("classic", 8), []
    for refused in ("", "", "spent"):
        lobby = dark.with_tap(lobby, 3, ("shoot", (1,)), refused)
        taps.append(lobby.taps[3])
    assert [tap.number for tap in taps] == [1, 2, 3]
    assert all(tap.stands == ("shoot", (1,)) for tap in taps)


@pytest.mark.parametrize("name", BOOKS)
def test_a_call_is_said_to_be_mine_while_it_lasts(name: str) -> None:
    """Under the thumb; it stood there for the rest of the night, while others were called."""
    told = 0
    for game in courses(name, 4, 60):
        lobby = replace(gathered(name, game.seats), stage="playing", seated=tuple(range(1, game.seats + 1)))
        call = game.now.call if isinstance(game.now, Calling) else ""
        for seat in game.living:
            seen = view(game, seat)
            lines = private_lines(seen, game, lobby, manner("en", game))
            mine = [line for line in lines if line.startswith(MINE)]
            assert not mine or (len(mine), seen.woken[-1].call) == (1, call)
            told += len(mine)
    assert told > 20


def courses(name: str, games: int, steps: int) -> Iterator[Game]:
    """Games by chance in which everybody who may act does, at random."""
    rng = random.Random(name)
    for _ in range(games):
        game = open_any(SHELF[name], plain_table(SHELF[name], rng, "sealed"))
        for _ in range(steps):
            if game.over is not None or game.draw_offered:
                break
            yield game
            acting = [seat for seat in game.living if choices(game, seat).options]
            if acting and rng.random() < 0.7:
                seat = rng.choice(acting)
                game = play(game, Act(seat, *rng.choice(choices(game, seat).options)))
            else:
                game = play(game, TimeUp(game.moment))


@pytest.mark.parametrize("name", BOOKS)
def test_a_feint_is_judged_as_the_true_choice_of_such_a_seat_would_be(name: str) -> None:
    """Whoever is called is turned down by the same law as if he only feigned what he has really done.

    What hangs on the hidden cards of others cannot be feigned: there a feint stands.
    """
    judged, refused, seats = 0, set[str](), None
    for game in courses(name, 25, 120):
        if seats is not game.laid:
            seats, past = game.laid, defaultdict[int, dict[tuple[str, int], Feint]](dict)
        now = game.now
        if not isinstance(now, Calling) or not now.acts or now.call in game.book.gangs or now.grant:
            continue
        for seat in now.awaiting:
            for entry in game.last_sheet:
                if entry.call == now.call and entry.actors == (seat,) and entry.ability:
                    key = (now.call, game.number - 1)
                    past[seat][key] = Feint(*key, (entry.ability, entry.targets))
            if not choices(game, seat).options:
                continue
            history = tuple(past[seat].values())
            panel = panels.panel(game, seat, EN, None)
            assert panel is not None
            for deed in panel.deeds:
                for option in taps(game, deed, seat)[:40]:
                    true = refusal(game, Act(seat, *option))
                    feigned = feint_refusal(game, seat, option, history)
                    ability = game.index.abilities[now.call].get(deed.deed)
                    if true in HIDDEN or (ability is not None and ability.limit in BY_HIDDEN_CARDS):
                        continue
                    assert feigned == true, (now.call, seat, option, history)
                    judged += 1
                    refused.add(true)
    assert judged > 200


def test_under_the_thumb_true_and_feigned_choices_are_told_alike(kept: Store) -> None:
    """The doctor may not heal himself twice running; whoever only feigns may not either."""
    deck = ("mafia", "doctor", "inspector", "mafia", *["townsperson"] * 4)
    table = Table(deck, 7, {}, roles=deck, pace="sealed")

    async def run() -> tuple[list[str], list[str]]:
        room = await opened(kept, gathered("classic", len(deck)), table)
        told: tuple[list[str], list[str]] = ([], [])
        async with Spies(room) as spies:
            for _ in range(60):
                game = room.game
                assert game is not None
                if game.over is not None or len(told[0]) == 3:
                    break
                now = game.now
                if isinstance(now, Calling) and now.call == "doctor" and now.acts:
                    for seat, lines in zip((2, 8), told, strict=True):
                        await spies.phones[seat].act(("heal", (seat,)))
                        face = room.face(spies.phones[seat].device, "phone")
                        assert isinstance(face, Phone)
                        assert face.panel is not None
                        assert face.panel.chosen == ("heal", (seat,))
                        lines.append(face.held.tapped.replace(f"{seat} ({NAMES[seat - 1]})", "me"))
                await time_is_up(room)
                await settled()
        return told

    true, feigned = asyncio.run(run())
    assert len(true) >= 2
    assert true == feigned
    assert len(set(true)) == 2, "it stands at first, and not the night after"


def test_chi_183_every_living_phone_may_reach_for_the_right_to_step_in(kept: Store) -> None:
    """Only the judge gets it; the others are noted alike, and read the reason under the thumb."""
    deck = ("judge", "mafia-boss", "mafioso", *["civilian"] * 5)
    table = Table(deck, 3, {}, roles=deck, pace="sealed")

    async def run() -> None:
        room = await opened(kept, gathered("chicago", len(deck)), table)
        reached, held = 0, 0
        async with Spies(room) as spies:
            for _ in range(80):
                game = room.game
                assert game is not None
                if game.over is not None:
                    break
                shown = {seat: spies.phones[seat].face.get("panel") for seat in game.living}
                if is_open_to_step_in(game):
                    held += isinstance(game.now, Holding)
                    reached += 1
                    for panel in shown.values():
                        assert isinstance(panel, dict)
                        assert "step-in" in [deed["deed"] for deed in panel["deeds"]]
                    answer = await spies.phones[8 if 8 in game.living else 2].act(("step-in", ()))
                    assert answer == b'{"ok":true}'
                    assert room.game is not None
                    assert not room.game.stepped
                if reached and held:
                    break
                await time_is_up(room)
                await settled()
            assert reached
            game = room.game
            assert game is not None
            face = room.face(spies.phones[8].device, "phone")
            assert isinstance(face, Phone)
            if is_open_to_step_in(game) and 1 in game.living:
                assert await spies.phones[1].act(("step-in", ())) == b'{"ok":true}'
                assert room.game is not None
                assert room.game.stepped == (1,)

    asyncio.run(run())


def table_of_bots(name: str, table: Table) -> tuple[Lobby, Game]:
    """One phone and the house, at the first call of a game."""
    game = open_any(SHELF[name], table)
    people = tuple(
        Person(1, "Anna", device="phone-1") if seat == 1 else Person(seat, f"Bot {seat}", bot=True)
        for seat in range(1, game.seats + 1)
    )
    seated = tuple(range(1, game.seats + 1))
    lobby = replace(gathered(name, game.seats), people=people, stage="dealt", game=1, seated=seated)
    turn = Turn(lobby, game, 1000.0)
    turn.begin()
    return turn.lobby, game


@pytest.mark.parametrize("name", BOOKS)
def test_bots_tap_at_the_same_times_whoever_of_them_is_called(name: str) -> None:
    """Each bot taps once at each call, for show or not: when the table changes tells nothing of its cards."""
    rhythms = []
    for roles in dealings(name):
        lobby, game = table_of_bots(name, roles)
        views = {viewer: view(game, viewer) for viewer in (PUBLIC, *range(1, game.seats + 1))}
        rhythm = []
        for step in range(400):
            turn = Turn(lobby, game, 1000.0 + step / 20)
            tick(turn, views, 1000.0, 1.0)
            if turn.lobby != lobby:
                rhythm.append((step, len(turn.lobby.taps)))
            if turn.game is None or turn.game.moment != game.moment:
                break
            lobby, game = turn.lobby, turn.game
        rhythms.append(rhythm)
    assert len(rhythms[0]) >= 4
    assert all(rhythm == rhythms[0] for rhythm in rhythms)


def dealings(name: str) -> list[Table]:
    """The same deck, dealt in several ways."""
    rng = random.Random(11)
    deck = suggest(SHELF[name], 8)
    return [Table(deck, 5, {}, roles=tuple(rng.sample(deck, len(deck))), pace="sealed") for _ in range(5)]


def test_nothing_is_offered_to_the_dead_and_nothing_beyond_the_panel_is_taken() -> None:
    game = open_any(SHELF["classic"], Table(("mafia", "doctor", *["townsperson"] * 4), 1, pace="sealed"))
    lobby = replace(gathered("classic", 6), stage="playing", seated=tuple(range(1, 7)))
    for option in (("heal", (1, 2)), ("vote", (1,)), ("heal", (99,)), ("nothing", ())):
        with pytest.raises(Refused, match="not-now"):
            dark.tap(Turn(lobby, game, 1.0), 3, *option)


@pytest.mark.parametrize("name", BOOKS)
def test_the_length_of_a_face_hangs_on_no_secret(name: str, kept: Store) -> None:
    """Were all faces as long as the longest, a long name of one's own would measure what others were told."""
    compared = 0
    for seed in range(deep(3)):
        for at, (one, other, _) in enumerate(side_by_side(name, seed, "sealed")):
            if at % 9:
                continue
            lobby = gathered(name, one.seats, LANGUAGES[seed % len(LANGUAGES)])
            rooms = [shown(game, lobby, kept) for game in (one, other)]
            faces = [room.face(room.lobby.device("phone-1"), "phone") for room in rooms]
            assert rooms[0].drawing.width(faces[0]) == rooms[1].drawing.width(faces[1])
            assert rooms[0].drawing.view_width() == rooms[1].drawing.view_width()
            compared += 1
    assert compared > 20


@pytest.mark.parametrize("name", BOOKS)
def test_every_secret_finds_room_in_a_face(name: str, kept: Store) -> None:
    """Even where names are as long as they may be, the dead look at all cards and a gang chats."""
    looked = 0
    for seed in range(deep(3)):
        for at, (game, *_) in enumerate(side_by_side(name, seed, "sealed")):
            if at % 9:
                continue
            lobby = gathered(name, game.seats, LANGUAGES[seed % len(LANGUAGES)], chat=True)
            everybody = tuple(range(1, game.seats + 1))
            said = tuple(ChatLine(at, 1, '"' * LONGEST, "day", everybody) for at in range(1, SHOWN + 1))
            people = tuple(
                replace(each, name="🂡" * (LONGEST_NAME - 2) + f"{each.id:02}") for each in lobby.people
            )
            room = shown(game, replace(lobby, people=people, said=said), kept)
            for seat in everybody:
                face = room.face(room.lobby.device(f"phone-{seat}"), "phone")
                assert len(msgspec.json.encode({"face": face})) <= room.drawing.width(face)
                looked += 1
    assert looked > 100


@pytest.mark.parametrize("name", BOOKS)
def test_every_view_of_the_living_finds_room_by_public_facts(name: str, kept: Store) -> None:
    for seed in range(deep(3)):
        for at, (game, *_) in enumerate(side_by_side(name, seed, "sealed")):
            if at % 9:
                continue
            drawing = shown(game, gathered(name, game.seats), kept).drawing
            public = drawing.views[PUBLIC]
            room = padding.room_for_view(len(msgspec.json.encode(public)), public.number)
            assert drawing.view_width() == padding.rounded(room, padding.LONG_ANSWER)


def test_where_a_view_outgrows_its_room_all_are_as_long_as_the_longest(
    kept: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(padding, "room_for_view", lambda public, number: 0)
    monkeypatch.setattr(padding, "rounded", lambda length, unit: length)
    outgrown = 0
    for at, (game, *_) in enumerate(side_by_side("classic", 1, "sealed")):
        if at % 9:
            continue
        drawing = shown(game, gathered("classic", game.seats), kept).drawing
        lengths = [
            len(msgspec.json.encode(ViewNow(drawing.seen_at(seat), choices(game, seat))))
            for seat in game.living
        ]
        assert max(lengths) <= drawing.view_width()
        outgrown += len({*lengths}) > 1
    assert outgrown, "some know more than others"


@pytest.mark.parametrize("name", BOOKS)
def test_every_notebook_of_the_living_has_one_length_by_public_facts(
    name: str, kept: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even where names are as long as they may be: a large gang writes down all of its own every night."""
    monkeypatch.setattr(padding, "rounded", lambda length, unit: length)  # so that one byte too many shows
    looked = 0
    for seed in range(deep(2)):
        for at, (game, other, _) in enumerate(side_by_side(name, seed, "sealed")):
            if at % 9:
                continue
            lobby = gathered(name, game.seats, LANGUAGES[seed % len(LANGUAGES)])
            people = tuple(
                replace(each, name="🂡" * (LONGEST_NAME - 2) + f"{each.id:02}") for each in lobby.people
            )
            lobby = replace(lobby, people=people)
            lengths = {
                len(room.drawing.filled(msgspec.json.encode({"notes": answer.notes}), answer, device))
                for room in (shown(game, lobby, kept), shown(other, lobby, kept))
                for seat in game.living
                if (device := room.lobby.device(f"phone-{seat}")) is not None
                for answer in (asyncio.run(room.ask(device, asks.DoNotes(seat=seat))),)
            }
            assert len(lengths) == 1
            looked += 1
    assert looked > 10


@pytest.mark.parametrize(("work", "due"), [(0.0, 2.0), (0.4, 2.0), (1.2, 2.0), (1.9, 3.0), (2.5, 3.0)])
def test_when_it_is_answered_hangs_on_when_it_was_asked(
    work: float, due: float, kept: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asked a third of a tick after one, and done after so many: up to the second tick nobody can tell."""
    monkeypatch.setattr("omerta.table.room.TICK", 1.0)
    room, asked = Room("ABCDEF", kept, ""), 1000.3
    monkeypatch.setattr("omerta.table.room.time.monotonic", lambda: asked + work)
    assert asked + work + room._to_the_tick(asked) == pytest.approx(1000 + due)


def test_in_the_dark_all_is_told_and_answered_at_a_tick(kept: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """What counts takes longer to do; nobody can time it, neither by an answer nor by what phones show."""
    monkeypatch.setattr("omerta.table.room.TICK", 1e-3)
    waits = 0

    def waited(room: Room, asked: float) -> float:
        nonlocal waits
        waits += 1
        return 0.0

    monkeypatch.setattr(Room, "_to_the_tick", waited)
    deck = ("mafia", "doctor", "inspector", "mafia", *["townsperson"] * 4)

    async def run() -> None:
        nonlocal waits
        room = await opened(
            kept, gathered("classic", len(deck)), Table(deck, 7, {}, roles=deck, pace="sealed")
        )
        async with Spies(room) as spies:
            for seat in (1, 8):
                waits, before = 0, spies.pushes()
                await spies.phones[seat].act(("shoot", (5,)))
                await settled()
                assert waits == 2, "once for the answer, and once for all faces"
                assert spies.pushes()[0] > before[0]
            while room.is_covered():
                await time_is_up(room)
                await settled()
            waits = 0
            await spies.phones[8].ask("pause", on=True)
            assert waits == 0

    asyncio.run(run())


@pytest.mark.parametrize("called", [True, False], ids=["called", "asleep"])
def test_whose_choice_is_turned_down_may_choose_again(called: bool) -> None:
    """Where the table goes on when all have chosen, one that was turned down is no choice, feint or not."""
    lobby = replace(gathered("classic", 6), pace="together")
    turn = Turn(lobby, None, 1000.0)
    dealt(turn, Table(suggest(SHELF["classic"], 6), 3))
    game = turn.playing()
    assert isinstance(game.now, Calling)
    clock = turn.lobby.clock
    assert clock is not None
    chosen = {seat: Tap(("shoot", (1,)), ("shoot", (1,)), number=1) for seat in game.living}
    late = next(seat for seat in game.living if counts(game, seat) == called)
    refused = {**chosen, late: Tap(("shoot", (late,)), None, "one-of-yours", 1)}
    again = {**chosen, late: Tap(("shoot", (late,)), ("shoot", (1,)), "one-of-yours", 2)}
    whole = due(replace(turn.lobby, taps=refused), game, turn.now, 1.0)
    assert whole == clock.ends
    assert due(replace(turn.lobby, taps=chosen), game, turn.now, 1.0) < whole
    assert due(replace(turn.lobby, taps=again), game, turn.now, 1.0) < whole, "what stood before stands"
