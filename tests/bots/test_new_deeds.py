"""The sensible beginner in the younger books: he decides alone, gives roses, reads types and numbers."""

import random

import pytest
from tests.laws.tables import BOOKS, plain_table

from omerta.books.shelf import SHELF
from omerta.bots import plain
from omerta.bots.beliefs import beliefs
from omerta.bots.driver import PLAIN, Driver
from omerta.core import Game, Position, Refused, Table, choices, log, open_any, owed, play, view
from omerta.core import events as ev
from omerta.core.commands import Act, Claim, Close, Command, Overrule, TimeUp
from omerta.core.moments import Calling, Counting, Deciding, Holding, Option, Talking

CHICAGO, VENDETTA = SHELF["chicago"], SHELF["vendetta"]


def laid(name: str, cards: str, phase: str, options: dict[str, str] | None = None, dead: int = 0) -> Game:
    roles = tuple(cards.split())
    position = Position(phase, dead=(dead,) if dead else ())
    return open_any(SHELF[name], Table(roles, 1, options or {}, roles=roles, position=position))


def choose(game: Game, seat: int, seed: int = 0) -> Option:
    return plain.choose(view(game, seat), choices(game, seat), game.book, random.Random(seed))


def until(game: Game, call: str) -> Game:
    """The game when this one is called; everybody before him points at the last seat, or passes."""
    while not isinstance(game.now, Calling) or game.now.call != call:
        game = play(game, TimeUp(game.moment))
    return game


@pytest.mark.parametrize("name", BOOKS)
def test_minds_end_every_game_and_are_never_refused(name: str) -> None:
    """Any deck, any house rules; what a mind does and says is among what is offered to it."""
    refused: list[tuple[Command, str]] = []

    class Strict(Driver):
        def send(self, command: Command) -> Game:
            try:
                return super().send(command)
            except Refused as refusal:
                refused.append((command, refusal.reason))
                raise

    rng = random.Random(name)
    for seed in range(60):
        game = open_any(SHELF[name], plain_table(SHELF[name], rng, rng.choice(("prompt", "timed"))))
        minds = {seat: PLAIN for seat in range(1, game.seats + 1)}
        assert Strict(game, minds, random.Random(seed)).run().over is not None
    assert refused == []


JUDGES = "judge commissioner mafioso mafioso civilian civilian civilian civilian"


def held(checked: int) -> Game:
    """The result of a day is held back; two were named, and the commissioner knows something."""
    game = until(laid("chicago", JUDGES, "night"), "commissioner")
    game = play(game, Act(2, "check", (checked,)))
    while game.phase != "day":
        game = play(game, TimeUp(game.moment))
    while not isinstance(game.now, Holding):
        if isinstance(game.now, Counting):
            game = play(game, Act(owed(game)[0], "vote", (7,)))
        elif isinstance(game.now, Talking) and game.now.given == 0 and game.now.seats[0] in (5, 6):
            game = play(game, Act(game.now.seats[0], "name", (game.now.seats[0] + 2,)))
        else:
            game = play(game, Close())
    return game


def test_the_judge_lets_the_result_be_while_he_knows_nothing() -> None:
    game = held(8)
    assert ("step-in", ()) in choices(game, 1).options
    assert choose(game, 1) == ("let-be", ())
    assert choose(game, 5) == ("let-be", ())


def test_nobody_steps_in_while_people_still_talk_or_vote() -> None:
    game = laid("chicago", JUDGES, "day")
    assert isinstance(game.now, Talking)
    assert ("step-in", ()) in choices(game, 1).options
    assert all(choose(game, 1, seed)[0] in ("name", "ready") for seed in range(20))


def test_whoever_has_stepped_in_lets_everybody_go_if_he_suspects_nobody() -> None:
    game = play(laid("chicago", JUDGES, "day"), Act(1, "step-in"))
    assert isinstance(game.now, Deciding)
    strangers = [beliefs(view(game, 1), game.book).of(seat) for seat in range(2, 9)]
    assert all(value < 0 for value in strangers)
    assert choose(game, 1) == ("nobody", ())


def test_the_moonwalker_knows_the_mafia_and_the_mafia_takes_him_for_one_of_its_own() -> None:
    game = until(laid("chicago", "moonwalker mafioso ninja commissioner civilian civilian", "night"), "mafia")
    opinion = beliefs(view(game, 1), game.book)
    assert (opinion.of(2), opinion.of(3)) == (1, 1)
    assert beliefs(view(game, 2), game.book).of(1) == -1
    assert choose(game, 2)[1][0] not in (1, 2, 3)


def test_a_gang_alone_with_a_false_friend_does_not_wait_for_ever() -> None:
    cards = "moonwalker mafioso mafioso civilian"
    game = until(laid("chicago", cards, "night", {"mafia-victory": "last-standing"}, dead=4), "mafia")
    assert choose(game, 2)[0] == "shoot"


def test_the_sergeant_learns_what_he_sees() -> None:
    cards = "sergeant commissioner mafioso civilian civilian civilian"
    game = play(until(laid("chicago", cards, "night"), "commissioner"), Act(2, "check", (3,)))
    opinion = beliefs(view(game, 1), game.book)
    assert (opinion.of(2), opinion.of(3)) == (-1, 1)


def test_in_signs_one_points_out_an_enemy_and_never_speaks() -> None:
    cards = "ghost-talker commissioner mafioso civilian civilian civilian"
    game = until(laid("chicago", cards, "night", dead=2), "ghost-talker")
    game = play(game, Act(1, "ask", (2,)))
    assert isinstance(game.now, Talking)
    for seat in (1, 2):
        said = plain.claims(view(game, seat), choices(game, seat), game.book, random.Random(1))
        assert said == (Claim(seat, "sign", 0, "unknown"),)
        game = play(game, said[0])


def test_where_nobody_may_abstain_even_a_friend_is_named_but_an_enemy_first() -> None:
    game = held(3)
    counted = next(event for event in reversed(log(game)) if isinstance(event, ev.CountOpened))
    assert counted.field == (7, 8)
    fresh = laid("chicago", "mafioso mafioso commissioner civilian civilian civilian", "day")
    while not isinstance(fresh.now, Counting):
        speaker = fresh.now.seats[0] if isinstance(fresh.now, Talking) else 0
        fresh = play(fresh, Act(speaker, "name", (speaker,)) if speaker < 4 and not named(fresh) else Close())
    while owed(fresh)[0] != 1:
        fresh = play(fresh, Act(owed(fresh)[0], *choices(fresh, owed(fresh)[0]).options[0]))
    assert choose(fresh, 1)[0] == "vote"


def named(game: Game) -> bool:
    return isinstance(game.now, Talking) and game.now.given > 0


TABLE = "king hunter hunter vampire vampire vampire vampire vampire"


def counting(options: dict[str, str], cards: str = TABLE) -> Game:
    """The vote of a night is open."""
    game = laid("vendetta", cards, "night", options)
    while not isinstance(game.now, Counting):
        game = play(game, Close())
    return game


def test_the_black_rose_is_for_an_enemy_and_the_red_one_for_a_friend() -> None:
    cards = "hunter hunter king vampire vampire vampire vampire"
    game = laid("vendetta", cards, "day", {"roses": "on"})
    while not isinstance(game.now, Counting):
        game = play(game, TimeUp(game.moment))
    deed, targets = choose(game, 1)
    assert deed == "black"
    assert targets != (2,)
    game = play(game, Act(1, deed, targets))
    assert choose(game, 1) == ("red", (2,))
    game = play(game, Act(1, "red", (2,)))
    assert 1 not in owed(game)


def test_an_arbiter_and_an_officer_are_friends() -> None:
    """Two hunters who know each other vote for each other, not against."""
    for options in ({"arbiter": "on"}, {"hunter_of_hunters": "on"}):
        game = laid("vendetta", "hunter hunter king vampire vampire vampire vampire", "day", options)
        while not isinstance(game.now, Counting):
            game = play(game, TimeUp(game.moment))
        assert choose(game, 1) in (("vote", (1,)), ("vote", (2,)))


def voting(game: Game) -> bool:
    return isinstance(game.now, Counting)


def test_an_arbiter_names_an_enemy() -> None:
    game = laid("vendetta", "hunter hunter king vampire vampire vampire vampire", "day", {"arbiter": "on"})
    while not voting(game):
        game = play(game, TimeUp(game.moment))
    while voting(game):
        game = play(game, Act(owed(game)[0], "vote", (1 if owed(game)[0] != 1 else 2,)))
    assert isinstance(game.now, Deciding)
    deed, targets = choose(game, 1)
    assert deed == "convict"
    assert targets != (2,)


def test_an_heir_is_a_friend() -> None:
    cards = "king vampire vampire vampire vampire hunter hunter"
    game = laid("vendetta", cards, "night", {"hunter_of_hunters": "on"})
    while isinstance(game.now, Counting):
        game = play(game, Act(owed(game)[0], "vote", (1,)))
    game = play(game, Act(2, "name", (1,)))
    while isinstance(game.now, Talking):
        game = play(game, Close())
    while isinstance(game.now, Counting):
        game = play(game, Act(owed(game)[0], "vote", (1,)))
    assert isinstance(game.now, Deciding)
    assert game.now.kind == "heir"
    assert choose(game, 1)[0] == "appoint"


def test_a_vote_is_handed_to_a_friend() -> None:
    game = laid(
        "vendetta", "hunter hunter king vampire vampire vampire vampire", "day", {"silence_spell": "on"}
    )
    while game.phase != "night":
        game = play(game, TimeUp(game.moment))
    game = play(game, Overrule("mark", 1, "spell"))
    game = play(game, Act(3, "name", (4,)))
    while not isinstance(game.now, Counting):
        game = play(game, Close())
    assert choose(game, 1) == ("hand-over", (2,))


def test_all_the_tied_go_only_if_they_are_enemies() -> None:
    cards = "hunter hunter king vampire vampire vampire vampire"
    for first, second, answer in ((3, 4, "convict"), (1, 2, "spare"), (2, 5, "spare")):
        game = laid("vendetta", cards, "day")
        while game.phase != "night":
            game = play(game, TimeUp(game.moment))
        game = play(play(game, Act(6, "name", (first,))), Act(6, "name", (second,)))
        while not (isinstance(game.now, Counting) and game.now.kind == "proposal"):
            game = play(game, Close())
            if isinstance(game.now, Counting) and game.now.kind != "proposal":
                game = play(game, Act(6 if game.now.on == first else 7, "vote", (game.now.on,)))
        assert choose(game, 1)[0] == answer, (first, second)


@pytest.mark.parametrize(
    ("target", "enmity"), [(2, 1), (3, 1), (4, 1), (5, -1), (6, -1)], ids=lambda value: str(value)
)
def test_a_type_tells_a_side(target: int, enmity: int) -> None:
    """hunter, special hunter, werewolf, vampire, special vampire."""
    cards = "count hunter scout werewolf vampire queen vampire vampire vampire vampire"
    game = play(until(laid("vendetta", cards, "sunset"), "lord"), Act(1, "check", (target,)))
    assert beliefs(view(game, 1), game.book).of(target) == enmity


def test_a_number_tells_of_all_or_of_none() -> None:
    cards = "revenant hunter scout werewolf vampire queen vampire vampire vampire vampire king"
    for targets, enmity in (((2, 3, 4), 1), ((5, 6, 7), -1)):
        game = play(until(laid("vendetta", cards, "sunset"), "revenant"), Act(1, "reckon", targets))
        assert {beliefs(view(game, 1), game.book).of(seat) for seat in targets} == {enmity}
    game = play(until(laid("vendetta", cards, "sunset"), "revenant"), Act(1, "reckon", (4, 5, 6)))
    assert all(abs(beliefs(view(game, 1), game.book).of(seat)) < 1 for seat in (4, 5, 6))


def test_a_lord_that_was_found_is_a_friend_and_one_who_struck_is_suspect() -> None:
    cards = "bride king dhampir vampire vampire vampire vampire hunter hunter"
    game = play(until(laid("vendetta", cards, "sunset"), "bride"), Act(1, "seek", (2,)))
    assert beliefs(view(game, 1), game.book).of(2) == -1
    game = until(laid("vendetta", cards, "sunset"), "lord")
    game = until(play(game, Act(2, "strike", (4,))), "dhampir")
    before = beliefs(view(game, 3), game.book).of(2)
    game = play(game, Act(3, "scent", (2,)))
    assert before < beliefs(view(game, 3), game.book).of(2) < 1


def test_the_cunning_one_puts_on_the_plainest_mask() -> None:
    roles = ("cunning-warg", "warg-alpha", "hunter", "hunter", "hunter", "hunter", "king", *["vampire"] * 13)
    game = open_any(VENDETTA, Table(roles, 1, roles=roles))
    assert isinstance(until(game, "cunning-warg").now, Calling)
    assert {choose(until(game, "cunning-warg"), 1, seed)[0] for seed in range(9)} == {"seem-vampire"}


def test_a_pit_is_dug_where_there_is_nobody_worth_a_blow() -> None:
    cards = "werewolf king queen vampire vampire vampire vampire scout hunter hunter"
    game = until(laid("vendetta", cards, "sunset", {"scenario": "wolf-pits"}), "werewolf")
    assert ("ambush", ()) in choices(game, 1).options
    assert choose(game, 1)[0] in ("strike", "ambush")
