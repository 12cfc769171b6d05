"""Behind closed eyes: nothing is taken back there, nothing makes a sound, and nothing tells who is who."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.table.hands import ask, day, night, phone_of, refused, screen_of

from omerta.books.shelf import SHELF
from omerta.core import Game, Table, log, open_any, play
from omerta.core import events as ev
from omerta.core.commands import Act, Agree, Proceed, TimeUp, Undo
from omerta.core.moments import Calling, Option
from omerta.table.actions import asks
from omerta.table.actions.dark import is_covered
from omerta.table.actions.turn import Turn
from omerta.table.faces.panels import panel
from omerta.table.state.chosen_deck import with_book
from omerta.table.state.lobby import Lobby
from omerta.table.state.people import join
from omerta.words import lexicon


def test_nothing_is_taken_back_in_the_dark() -> None:
    """Whether somebody has done something there is nobody's business, whoever has opened the table."""
    turn = night()
    ask(turn, 1, asks.DoAct(1, turn.playing().moment, "shoot", (5,)))
    before = log(turn.playing())
    assert refused(turn, 1, asks.DoTakeBack()) == "in-the-dark"
    assert log(turn.playing()) == before


def test_a_person_who_hosts_and_does_not_play_sees_the_night_and_may_take_it_back() -> None:
    turn = night("person")
    turn.lobby = replace(turn.lobby, played_on=())
    while turn.playing().now is None:
        turn.play(Proceed())
    turn.play(Act(1, "shoot", (5,)))
    ask(turn, 1, asks.DoTakeBack())
    assert isinstance(log(turn.playing())[-1], ev.Undone)


def test_no_phone_says_that_a_choice_stands_which_the_host_took_back() -> None:
    """Everybody chooses anew, called or not: whose choice it was shows on no phone."""
    turn = night("person")
    turn.lobby = replace(turn.lobby, played_on=())
    while turn.playing().now is None:
        turn.play(Proceed())
    moment = turn.playing().moment
    for seat in (1, 2, 7):
        ask(turn, seat, asks.DoAct(seat, moment, "shoot", (5,)))
        assert _chosen(turn, seat) == ("shoot", (5,))
    turn.play(Undo(2))
    assert turn.playing().moment > moment, "a tap that is still on its way stands for nothing"
    assert [_chosen(turn, seat) for seat in (1, 2, 7)] == [None] * 3
    assert [phone_of(turn, seat).held.tapped for seat in (1, 2, 7)] == [""] * 3


def _chosen(turn: Turn, seat: int) -> Option | None:
    panel = phone_of(turn, seat).panel
    assert panel is not None
    return panel.chosen


def test_no_phone_and_no_screen_makes_a_sound_while_eyes_are_closed() -> None:
    dark, light = night(), day()
    assert [phone_of(dark, seat).hush for seat in range(1, 9)] == [True] * 8
    assert [phone_of(light, seat).hush for seat in range(1, 9)] == [False] * 8
    assert screen_of(dark.playing(), dark.lobby).hush
    assert not screen_of(light.playing(), light.lobby).hush


@pytest.mark.parametrize("name", SHELF)
def test_eyes_are_closed_while_printed_cards_are_recorded(name: str) -> None:
    lobby = replace(with_book(Lobby("KJ4MAB", "en", name), name), hosting="person", printed=True)
    for person in range(1, 9):
        lobby = join(lobby, f"Guest {person}", guest=True)
    turn = Turn(lobby, None, 0.0)
    turn.deal(4)
    assert turn.playing().undealt
    assert turn.lobby.stage == "playing"
    assert screen_of(turn.playing(), turn.lobby).hush
    assert phone_of(turn, 1).hush


def done(turn: Turn) -> int:
    return len(log(turn.playing()))


def test_a_choice_that_means_nothing_is_kept_and_shown_like_one_that_counts() -> None:
    """A townsman and a mafioso point at the mafia's call: one event, and both phones show the choice."""
    turn = night()
    before = done(turn)
    ask(turn, 5, asks.DoAct(5, turn.playing().moment, "shoot", (1,)))
    assert done(turn) == before
    ask(turn, 1, asks.DoAct(1, turn.playing().moment, "shoot", (5,)))
    assert done(turn) == before + 1
    for seat, chosen in ((5, ("shoot", (1,))), (1, ("shoot", (5,))), (6, None)):
        panel = phone_of(turn, seat).panel
        assert panel is not None
        assert panel.covered
        assert panel.chosen == chosen


def test_what_no_phone_offers_is_refused_to_everybody_alike() -> None:
    turn = night()
    moment = turn.playing().moment
    for deed, targets in (
        ("heal", (1,)),
        ("pass", (1,)),
        ("shoot", (1, 1)),
        ("shoot", (1, 2)),
        ("noted", ()),
    ):
        for seat in (1, 5):
            assert refused(turn, seat, asks.DoAct(seat, moment, deed, targets)) == "not-now", (deed, seat)


def test_nobody_points_at_the_dead_and_the_dead_are_offered_nothing() -> None:
    turn = night()
    for seat in (1, 2):
        ask(turn, seat, asks.DoAct(seat, turn.playing().moment, "shoot", (8,)))
    while not (8 not in turn.playing().living and is_covered(turn.playing())):
        turn.play(TimeUp(turn.playing().moment))
    assert phone_of(turn, 8).panel is None
    assert refused(turn, 5, asks.DoAct(5, turn.playing().moment, "shoot", (8,))) == "not-now"


def test_before_everybody_has_seen_his_card_nobody_is_told_anything() -> None:
    turn = night()
    turn.lobby = replace(turn.lobby, stage="dealt")
    assert phone_of(turn, 1).held.lines == ()
    assert refused(turn, 1, asks.DoAct(1, turn.playing().moment, "shoot", (5,))) == "not-yet"
    turn.lobby = replace(turn.lobby, stage="playing")
    assert phone_of(turn, 1).held.lines != ()


def test_after_the_end_the_room_may_be_loud_and_the_cards_lie_open() -> None:
    turn = night()
    assert screen_of(turn.playing(), turn.lobby).rows == ()
    game = turn.playing()
    while game.over is None:
        game = after(game)
    lobby = replace(turn.lobby, stage="over")
    assert [row.card for row in screen_of(game, lobby).rows]
    assert not screen_of(game, lobby).hush


def after(game: Game) -> Game:
    """The mafia shoots the first of the town every night, and nobody is hanged."""
    if isinstance(game.now, Calling) and game.now.call == "mafia":
        game = play(game, Agree("shoot", (next(seat for seat in game.living if seat > 2),)))
    return play(game, TimeUp(game.moment))


def lords(lord: str, *, secret: bool) -> Game:
    """The call of the lord, in a game where the table knows which lord it has, or does not."""
    deck = (lord, "lamia", "scout", *["vampire"] * 5, *["hunter"] * 3)
    told = ("lord", *deck[1:]) if secret else ()
    game = open_any(SHELF["vendetta"], Table(deck, 3, roles=deck, pace="sealed", told=told))
    while not (isinstance(game.now, Calling) and game.now.call == "lord" and game.now.acts):
        game = play(game, TimeUp(game.moment))
    return game


def offers(game: Game, seat: int) -> set[str]:
    shown = panel(game, seat, lexicon("en"), None)
    assert shown is not None
    return {deed.deed for deed in shown.deeds}


def test_which_lord_the_table_is_not_told_of_is_told_by_no_phone() -> None:
    """Every deed of every lord is offered to everybody, himself included."""
    deeds = [
        offers(lords(lord, secret=True), seat) for lord in ("king", "count", "prince") for seat in (1, 4)
    ]
    assert all(each == deeds[0] for each in deeds)
    own = [{*SHELF["vendetta"].roles[lord].abilities} for lord in ("king", "count", "prince")]
    assert deeds[0] == {"pass"}.union(*own)


def test_where_the_deck_is_open_only_the_deeds_of_its_cards_are_offered() -> None:
    for lord in ("king", "count", "prince"):
        abilities = SHELF["vendetta"].roles[lord].abilities
        may_pass = {"pass"} if all(each.optional for each in abilities.values()) else set()
        assert offers(lords(lord, secret=False), 4) == {*may_pass, *abilities}
