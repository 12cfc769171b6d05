"""People who host by turns (CLS-008): one tap hands the desk over, and the former host sits down again."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.table.evenings import laid
from tests.table.faces.test_desk import Host, play
from tests.table.faces.test_desk import hosted as hosted_by_a_person
from tests.table.state.test_series import hosted

from omerta.core.commands import Refused
from omerta.table.actions.asks import DoHosting, DoNextHost, DoSeen, DoStart
from omerta.table.actions.errands import Errand
from omerta.table.actions.handlers import CHANGES
from omerta.table.actions.turn import Turn
from omerta.table.state import hosts, pleas
from omerta.table.state.lobby import Device, Lobby, Person
from omerta.table.state.people import join, with_host

NAMES = ("Anna", "Boris", "Vera")
GUESTS = ("Gleb", "Dina", "Ivan", "Lida")


def circle(lobby: Lobby) -> list[str]:
    return [person.name for person in lobby.people]


def host(lobby: Lobby) -> str:
    return lobby.host.person.name if lobby.host is not None else ""


def played_once_more(lobby: Lobby) -> Lobby:
    """The table after one more game that a person has hosted."""
    return replace(hosted(lobby, lobby.game + 1, lobby.book), game=lobby.game + 1, declined=())


def table(devices: bool, book: str = "classic") -> Lobby:
    """Three people and a bot; whoever opened the table has hosted the first game."""
    people = tuple(
        Person(id, name, device=name if devices else "", guest=not devices)
        for id, name in enumerate(NAMES, 4)
    )
    lobby = laid(book)
    phones = tuple(Device(name, name, "en") for name in NAMES)
    seated = (Person(1, "Ada", bot=True), *people)
    return played_once_more(replace(lobby, people=seated, devices=(*lobby.devices, *phones)))


def hands_over(lobby: Lobby, yes: bool = True) -> Lobby:
    found = hosts.proposed(lobby)
    assert found is not None
    return hosts.answered(lobby, found.id, yes)


@pytest.mark.parametrize("devices", [True, False])
def test_cls_008_the_desk_goes_round_the_table(devices: bool) -> None:
    lobby, seen = table(devices), []
    for _ in range(4):
        lobby = hands_over(lobby)
        assert hosts.proposed(lobby) is None, "not before he has hosted a game"
        seen.append((host(lobby), circle(lobby)))
        lobby = played_once_more(lobby)
    assert seen == [
        ("Anna", ["Ada", "Boris", "Vera"]),
        ("Boris", ["Ada", "Anna", "Vera"]),
        ("Vera", ["Ada", "Anna", "Boris"]),
        ("Anna", ["Ada", "Boris", "Vera"]),
    ]


def test_the_phone_of_the_new_host_is_the_desk_and_no_other() -> None:
    lobby = hands_over(table(devices=True))
    assert [device.id for device in lobby.devices if device.organizer] == ["Anna"]
    lobby = hands_over(played_once_more(lobby))
    assert [device.id for device in lobby.devices if device.organizer] == ["Boris"]
    anna = next(person for person in lobby.people if person.name == "Anna")
    assert (anna.device, anna.guest) == ("Anna", False), "she plays on her phone again"


def test_where_the_next_host_has_no_phone_the_desk_is_passed_to_him() -> None:
    lobby = table(devices=True)
    people = tuple(
        replace(person, device="", guest=True) if person.name == "Boris" else person
        for person in lobby.people
    )
    lobby = hands_over(played_once_more(hands_over(replace(lobby, people=people))))
    assert host(lobby) == "Boris"
    assert [device.id for device in lobby.devices if device.organizer] == ["Anna"]
    anna = next(person for person in lobby.people if person.name == "Anna")
    assert (anna.device, anna.guest) == ("", True), "her phone knows every card now"


def test_whoever_declines_is_passed_over_until_the_next_game() -> None:
    lobby = hands_over(table(devices=False), yes=False)
    assert circle(lobby) == ["Ada", *NAMES]
    assert [person.name for person in (hosts.proposed(lobby),) if person is not None] == ["Boris"]
    lobby = hands_over(hands_over(lobby, yes=False), yes=False)
    assert hosts.proposed(lobby) is None
    turn = Turn(replace(lobby, people=(*lobby.people, *laid("classic", 5).people)), None, 0.0)
    turn.deal(1)
    assert turn.lobby.declined == ()


def test_a_proposal_is_answered_once_and_by_the_host_alone() -> None:
    lobby = table(devices=True)
    first = hosts.proposed(lobby)
    assert first is not None
    ask = DoNextHost(person=first.id, yes=True)
    with pytest.raises(Refused, match="organizer-only"):
        CHANGES[DoNextHost](Errand(Turn(lobby, None, 0.0), lobby.devices[1], (), 1), ask)
    turn = Turn(lobby, None, 0.0)
    CHANGES[DoNextHost](Errand(turn, lobby.devices[0], (), 1), ask)
    assert host(turn.lobby) == "Anna"
    with pytest.raises(Refused, match="too-late"):
        hosts.answered(turn.lobby, first.id, True)


def test_where_the_table_hosts_itself_again_everybody_plays() -> None:
    lobby = hands_over(table(devices=True))
    with pytest.raises(Refused, match="name-taken"):
        join(lobby, "anna")
    assert circle(with_host(lobby, "table", False, "Anna")) == ["Ada", *NAMES]


def test_where_the_book_wants_no_change_or_the_table_hosts_nobody_is_proposed() -> None:
    lobby = table(devices=True)
    assert hosts.proposed(replace(lobby, results=())) is None
    assert hosts.proposed(replace(lobby, hosting="table")) is None
    assert hosts.proposed(table(devices=True, book="family")) is None
    later = played_once_more(hands_over(lobby))
    assert hosts.proposed(replace(later, book="family")) is None


def test_the_next_host_leads_a_whole_game_at_the_desk_that_was_handed_over(tmp_path: Path) -> None:
    async def evening(host: Host) -> None:
        await host.ask(DoHosting(by="person"))
        phones = [await host.joins(f"phone of {name}", name) for name in NAMES]
        await host.seat(GUESTS)
        await host.ask(DoStart())
        for seat in range(1, len(NAMES) + len(GUESTS) + 1):
            await host.ask(DoSeen(seat=seat), phones[seat - 1] if seat <= len(NAMES) else None)
        await play(host, random.Random(1))
        proposal = host.desk().evening
        assert proposal is not None
        assert proposal.host == "The host changes with every game. Next: Anna."
        await host.ask(DoNextHost(person=proposal.next_host, yes=True))
        with pytest.raises(Refused, match="organizer-only"):
            await host.ask(DoStart())
        host.device = phones[0]
        await host.ask(DoHosting(by="person", printed=True))
        await host.ask(DoStart())
        assert [place.name for place in host.desk().places] == [*NAMES[1:], *GUESTS]
        await play(host, random.Random(2))
        again = host.desk().evening
        assert again is not None
        assert again.host == "The host changes with every game. Next: Boris."

    hosted_by_a_person(tmp_path, "classic", evening)


@pytest.mark.parametrize("sits", ["before", "after"])
def test_whoever_hosts_and_sits_down_holds_no_card_and_there_is_a_desk(sits: str) -> None:
    """Were the seat his device's, everybody would read that a person leads, and nobody could.

    Who sat there alone gets up; whom the desk seats afterwards is a guest like any other.
    """
    opened = replace(laid("classic"), hosting="table", host=None)
    desk = next(each.id for each in opened.devices if each.organizer)
    if sits == "before":
        lobby = with_host(join(opened, "Zoe", device=desk), "person", True, desk)
        assert lobby.host is not None
        assert lobby.host.person.name == "Zoe"
        assert lobby.host.person not in lobby.people
    else:
        lobby = join(with_host(opened, "person", True, desk), "Zoe", device=desk)
        zoe = next(each for each in lobby.people if each.name == "Zoe")
        assert (zoe.device, zoe.guest) == ("", True)
    found = pleas.desk_of(lobby)
    assert found is not None
    assert found.id == desk
