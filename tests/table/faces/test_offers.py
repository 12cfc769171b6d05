"""What a phone offers and shows, and what it does not."""

from __future__ import annotations

from msgspec.structs import replace
from tests.table.hands import ask, night, phone_of
from tests.table.spies import gathered

from omerta.books.decks import suggest
from omerta.books.shelf import SHELF
from omerta.core import PUBLIC, Game, Position, Table, open_any, play, view
from omerta.core.commands import Act, TimeUp
from omerta.core.moments import Calling, Talking
from omerta.table.actions import asks
from omerta.table.actions.dark import is_offered
from omerta.table.actions.turn import Turn
from omerta.table.faces import circle
from omerta.table.faces.cache import Shared
from omerta.table.faces.gathering import gathering
from omerta.table.faces.gathering_model import Gathering
from omerta.table.faces.panels import panel, phrases
from omerta.table.faces.phone import kept_phone
from omerta.table.faces.story import Story
from omerta.table.signpost import Signpost
from omerta.table.state import chosen_deck
from omerta.words import lexicon

EN = lexicon("en")
GHOSTS = ("ghost-talker", "commissioner", "mafia-boss", "mafioso", *["civilian"] * 5)
FAMILY = ("journalist", "doctor", "mafioso", "mafioso", *["ordinary-townsperson"] * 5)


def at(game: Game, call: str) -> Game:
    """The game at this call, whether it acts or only shows faces."""
    while not (isinstance(game.now, Calling) and game.now.call == call):
        game = play(game, TimeUp(game.moment))
    return game


def laid(book: str, roles: tuple[str, ...], position: Position | None = None, **rules: str) -> Game:
    options = {name.replace("_", "-"): value for name, value in rules.items()}
    table = Table(roles, 5, options, roles=roles, pace="sealed", position=position)
    return open_any(SHELF[book], table)


def test_two_names_are_two_players() -> None:
    game = at(laid("family", FAMILY, Position("night")), "journalist")
    assert is_offered(game, 1, "compare", (4, 5))
    assert not is_offered(game, 1, "compare", (4, 4))


def test_while_faces_are_shown_there_is_nothing_to_do_but_to_note_it() -> None:
    game = laid("family", FAMILY)
    while not isinstance(game.now, Calling):
        game = play(game, TimeUp(game.moment))
    assert not game.now.acts
    assert is_offered(game, 1, "noted", ())
    assert not is_offered(game, 1, "pass", ())


def test_nobody_is_offered_a_ghost_while_all_live() -> None:
    """CHI-208: with nobody to ask, every phone offers to pass and no more."""
    for dead, deeds in (((), {"pass"}), ((9,), {"ask", "pass"})):
        game = at(laid("chicago", GHOSTS, Position("night", dead=dead)), "ghost-talker")
        for seat in (1, 5):
            shown = panel(game, seat, EN, None)
            assert shown is not None
            assert {deed.deed for deed in shown.deeds} == deeds


def test_where_cards_may_not_be_claimed_no_phone_offers_it() -> None:
    """CHI-442: by house rule nobody says which card he holds."""
    for value, offered in (("allowed", True), ("forbidden", False)):
        game = laid("chicago", GHOSTS, Position("day"), role_claims=value)
        speaker = next(seat for seat in game.living if phrases(game, seat, EN))
        assert ("role" in {phrase.kind for phrase in phrases(game, speaker, EN)}) == offered


def test_of_a_talk_in_signs_every_phone_shows_its_own_choice_and_the_circle_nothing() -> None:
    turn = Turn(gathered("chicago", len(GHOSTS)), None, 1000.0)
    turn.lay(Table(GHOSTS, 5, roles=GHOSTS, pace="sealed", position=Position("night", dead=(9,))))
    turn.begin()
    turn.game = play(at(turn.playing(), "ghost-talker"), Act(1, "ask", (9,)))
    turn.play(TimeUp(turn.playing().moment))
    game = turn.playing()
    assert isinstance(game.now, Talking)
    assert game.now.kind == "signs"
    assert "speaks" not in circle.states(view(game, PUBLIC), game).values()
    for seat in (1, 5):
        ask(turn, seat, asks.DoAct(seat, game.moment, "sign-yes", ()))
        shown = phone_of(turn, seat).panel
        assert shown is not None
        assert shown.chosen == ("sign-yes", ())


def test_a_card_that_lies_open_is_shown_in_the_circle_and_no_other() -> None:
    game = laid("family", FAMILY, Position("day", dead=(9,)))
    turn = Turn(gathered("family", len(FAMILY)), None, 1000.0)
    turn.lay(Table(FAMILY, 5, roles=FAMILY, pace="sealed", position=Position("day", dead=(9,))))
    places = circle.places(view(game, PUBLIC), game, turn.lobby, EN)
    assert [place.seat for place in places if place.card] == [9]


def test_under_the_thumb_of_one_who_plays_lie_no_cards_of_the_table() -> None:
    assert phone_of(night(), 5).held.lines == ()


def test_before_everybody_has_seen_his_card_no_phone_offers_anything() -> None:
    for stage in ("dealt", "playing"):
        turn = night()
        lobby = replace(turn.lobby, stage=stage)
        game = turn.playing()
        views = (view(game, 1), view(game, PUBLIC))
        face = kept_phone(game, lobby, 1, views, Shared(EN), lambda: Story("en"), (), 1000.0)
        assert (face.panel is not None) == (stage == "playing")


def test_chi_443_of_a_deck_that_is_not_told_guests_see_nothing_before_the_deal() -> None:
    """Neither its cards nor their order, nor what the book says of it."""

    def faces(hidden: bool, more: int) -> tuple[Gathering, Gathering]:
        lobby = gathered("chicago", 9)
        lobby = replace(lobby, stage="gathering", game=0, house_rules={"open-deck": "off"} if hidden else {})
        for role, number in (("mafioso", 2 + more), ("commissioner", 1), ("civilian", 6 - more)):
            lobby = chosen_deck.with_card(lobby, role, number)
        host = replace(lobby.devices[0], organizer=True)
        guest = replace(lobby.devices[1], organizer=False)
        shown = [gathering(lobby, each, EN, Signpost("http://table"), frozenset()) for each in (host, guest)]
        return shown[0], shown[1]

    few, many = faces(True, 0), faces(True, 5)
    assert few[0].cards != many[0].cards, "whoever lays the deck sees it"
    assert few[1] == many[1]
    assert [each.text for each in few[1].notices] == [EN.say("table-deck-untold")]
    assert faces(False, 0)[1].cards != faces(False, 5)[1].cards


def test_rows_keep_their_order_whatever_the_deck_holds() -> None:
    lobby = replace(gathered("vendetta", 9), stage="gathering", game=0)
    host = replace(lobby.devices[0], organizer=True)

    def rows(deck: tuple[tuple[str, int], ...]) -> list[str]:
        table = lobby
        for role, number in deck:
            table = chosen_deck.with_card(table, role, number)
        return [card.role for card in gathering(table, host, EN, Signpost("http://table"), frozenset()).cards]

    first = rows(())
    assert len(first) == len({*first})
    assert rows((("ghoul", 1), ("vampire", 0))) == first


def test_whoever_is_named_to_all_is_asked_about_once_and_for_every_card_alike() -> None:
    """A name for the vote is asked about, and that one is done is not; no card changes it."""
    game = laid("family", suggest(SHELF["family"], 8), Position("day"))
    for _ in range(20):
        if isinstance(game.now, Talking) and game.now.names_candidates:
            break
        game = play(game, TimeUp(game.moment))
    panels = [shown for seat in game.living if (shown := panel(game, seat, EN, None)) is not None]
    assert panels
    for shown in panels:
        assert {deed.deed: deed.sure for deed in shown.deeds} == {"name": True, "ready": False}
    speaker = next(seat for seat in game.living if panel(game, seat, EN, None) is not None)
    named = play(game, Act(speaker, "name", (5,)))
    assert named.moment == game.moment, "a question on another phone is still open"
