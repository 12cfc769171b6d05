"""A human host leads: he goes on himself, overrules a sentence on several, and lets somebody be murdered."""

from msgspec.structs import replace
from tests.core.small_books import VENDETTA, act, refused, told, vote

from omerta.books.vendetta_night import NIGHT
from omerta.core import Game, Position, Table, open_any, owed, play
from omerta.core import commands as cm
from omerta.core import events as ev
from omerta.core.book.model import Dawn, Phase, Talk
from omerta.core.moments import Counting, Deciding, Talking

HAND = {"calling": "host"}


def hosted(roles: str, options: dict[str, str]) -> Game:
    names = {"v": "vampire", "h": "hunter"}
    cards = tuple(names[letter] for letter in roles)
    table = Table(cards, 0, options, cards, duties=HAND, position=Position("night", 1))
    return play(open_any(VENDETTA, table), cm.Proceed())


def panicked() -> Game:
    """Two stand before the rope, and the host has not gone on yet."""
    game = hosted("hhvvv", {"panic": "on"})
    for by, whom in ((1, 3), (3, 4)):
        game = act(game, by, "name", whom)
    game = play(play(game, cm.Close()), cm.Proceed())
    for whom in (3, 4):
        game = play(game, cm.Poll(tuple((seat, whom) for seat in range(1, 6))))
    assert told(game, ev.AllSentenced)[0].seats == (3, 4)
    return game


def executed(game: Game) -> list[int]:
    return [event.seat for event in told(game, ev.Executed)]


def test_several_wait_for_the_host_together() -> None:
    game = panicked()
    assert executed(game) == []
    assert executed(play(game, cm.Proceed())) == [3, 4]


def test_one_of_several_may_be_spared_or_added() -> None:
    game = panicked()
    spared = play(play(game, cm.Overrule("spare", 3)), cm.Proceed())
    assert executed(spared) == [4]
    nobody = play(play(play(game, cm.Overrule("spare", 3)), cm.Overrule("spare", 4)), cm.Proceed())
    assert executed(nobody) == []
    added = play(play(game, cm.Overrule("convict", 5)), cm.Proceed())
    assert executed(added) == [3, 4, 5]


SLOW = replace(
    VENDETTA,
    phases={"night": NIGHT, "sunset": Phase({"rest": Talk(1), "dawn": Dawn()}, dark=True)},
)


def murdered(seat: int) -> Game:
    """The holder of the office, elected in the first night, is found dead at the next nightfall."""
    cards = ("hunter", "hunter", "vampire", "vampire", "vampire", "vampire")
    game = open_any(SLOW, Table(cards, 0, {"hunter_of_hunters": "on"}, cards))
    game = play(vote(game, {1: seat, 2: seat}), cm.Close())
    assert (game.officer, game.phase) == (seat, "sunset")
    return play(play(game, cm.Overrule("dies", seat)), cm.Close())


def test_ven_465_a_murdered_holder_names_his_heir_in_silence() -> None:
    game = murdered(4)
    assert isinstance(game.now, Deciding)
    assert (game.now.kind, owed(game)) == ("heir", (4,))
    assert refused(game, cm.Claim(4, "suspect", 1)) == "may-not-speak"
    assert not told(game, ev.Briefed), "he chooses without having seen the cards"
    game = act(game, 4, "appoint", 5)
    assert [event.seat for event in told(game, ev.Briefed)] == [4]
    assert (game.officer, game.phase) == (5, "night")
    assert isinstance(game.now, Talking)


def test_ven_466_for_a_murdered_traitor_the_table_elects_this_very_night() -> None:
    game = murdered(1)
    assert told(game, ev.OfficeLeft)[0].passes is False
    assert isinstance(game.now, Counting)
    assert game.phase == "night"
