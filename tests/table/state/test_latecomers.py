"""Whoever comes late takes the place of a bot; whoever is made to get up is told."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from omerta.core.commands import Refused
from omerta.table.actions import asks
from omerta.table.actions.turn import Turn
from omerta.table.actions.wishes import wish
from omerta.table.faces.gathering import gathering
from omerta.table.signpost import Signpost
from omerta.table.state.lobby import Device, Lobby
from omerta.table.state.people import MOST_PEOPLE, fill, join
from omerta.words import lexicon

NAMES = ("Ada", "Boris", "Clara", "Denis", "Edith", "Felix", "Greta", "Hugo")
ORGANIZER, PHONE = Device("desk", "k", "en", organizer=True), Device("phone", "q", "en")


def table(people: int = 8) -> Lobby:
    """A table where the house sits on all chairs."""
    return fill(Lobby("ABCD", "en", "classic", devices=(ORGANIZER, PHONE)), people, NAMES)


def test_eight_stay_eight_until_no_bot_is_left() -> None:
    lobby = table()
    for at in range(8):
        lobby = join(lobby, f"Friend {at}")
        assert len(lobby.people) == 8
        assert [person.bot for person in lobby.people].count(True) == 7 - at
    assert len(join(lobby, "Ninth").people) == 9


def test_the_others_keep_their_places() -> None:
    lobby = join(table(), "Vera", device="phone")
    assert [person.name for person in lobby.people] == [*NAMES[:7], "Vera"]
    assert lobby.people[-1].id not in {person.id for person in table().people}, "nobody inherits a past"


def test_a_bot_of_that_name_makes_room_before_all_others() -> None:
    assert [person.bot for person in join(table(), "boris").people].index(False) == 1


def test_a_full_table_has_room_as_long_as_a_bot_sits_there() -> None:
    lobby = fill(table(), MOST_PEOPLE, NAMES)
    assert len(join(lobby, "Vera").people) == MOST_PEOPLE


def test_after_a_game_nobody_takes_a_place_that_is_still_told_of() -> None:
    lobby = replace(table(), stage="over")
    assert len(join(lobby, "Vera").people) == 9


@pytest.mark.parametrize(("by", "told"), [(ORGANIZER, True), (PHONE, False)])
def test_only_who_was_made_to_get_up_is_told(by: Device, told: bool) -> None:
    turn = Turn(join(table(), "Vera", device="phone"), None, 0.0)
    wish(turn, by, asks.DoLeave(person=turn.lobby.people[-1].id))
    shown = {
        device.id: gathering(turn.lobby, device, lexicon("en"), Signpost("http://table"), frozenset()).removed
        for device in turn.lobby.devices
    }
    assert shown == {"desk": False, "phone": told}


def test_who_sits_down_again_was_not_removed() -> None:
    turn = Turn(join(table(), "Vera", device="phone"), None, 0.0)
    wish(turn, ORGANIZER, asks.DoLeave(person=turn.lobby.people[-1].id))
    assert turn.lobby.sent_off == ("phone",)
    assert join(turn.lobby, "Vera", device="phone").sent_off == ()
    with pytest.raises(Refused):
        wish(turn, PHONE, asks.DoLeave(person=1))
