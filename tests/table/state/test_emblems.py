"""Emblems: everybody at a table has another one, it is taken before the deal, and it tells nothing."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from omerta.core.commands import Refused
from omerta.table.state import emblems
from omerta.table.state.emblems import COLOURS, EMBLEMS
from omerta.table.state.lobby import Host, Lobby
from omerta.table.state.people import MOST_PEOPLE, fill, gather_again, join, leave
from omerta.table.web.templating import page_words
from omerta.words import LANGUAGES

NAMES = tuple(f"Bot {chr(65 + at)}" for at in range(26))


def laid(*names: str, seed: int = 0) -> Lobby:
    lobby = Lobby("KJ4M", "en", "classic", seed=seed)
    for name in names:
        lobby = join(lobby, name)
    return lobby


def worn(lobby: Lobby) -> list[tuple[str, str]]:
    return [(each.emblem, each.colour) for each in lobby.people]


def test_everybody_has_an_emblem_of_his_own_and_so_have_bots() -> None:
    full = fill(laid("Anna", "Boris"), len(EMBLEMS), NAMES)
    assert sorted(emblem for emblem, _ in worn(full)) == sorted(EMBLEMS)
    assert {colour for _, colour in worn(full)} <= set(COLOURS)


def test_a_crowd_is_told_apart_by_emblem_and_colour_together() -> None:
    crowd = fill(laid("Anna"), MOST_PEOPLE, NAMES)
    assert len(set(worn(crowd))) == len(crowd.people) == MOST_PEOPLE


def test_what_nobody_has_chosen_follows_from_nothing_the_cards_follow_from() -> None:
    assert worn(laid("Anna", "Boris", seed=1)) == worn(laid("Vera", "Gleb", seed=2))
    assert worn(laid("Anna")) != worn(join(Lobby("WQXM", "en", "classic"), "Anna"))


def test_a_wish_at_the_door_is_granted_as_far_as_it_is_free() -> None:
    lobby = join(laid(), "Anna", emblem="snail", colour="plum")
    assert worn(lobby) == [("snail", "plum")]
    late = join(lobby, "Boris", emblem="snail", colour="moss").people[1]
    assert late.emblem in set(EMBLEMS) - {"snail"}
    assert late.colour == "moss"
    strange = join(lobby, "Vera", emblem="mafioso", colour="red").people[1]
    assert (strange.emblem in EMBLEMS, strange.colour in COLOURS) == (True, True)
    assert emblems.left(lobby, "whale")[0] == "whale"
    assert "snail" not in emblems.left(lobby)


def test_an_emblem_is_changed_to_one_that_nobody_has() -> None:
    lobby = join(join(laid(), "Anna", emblem="snail", colour="plum"), "Boris", emblem="kite", colour="sea")
    anna, boris = lobby.people
    assert worn(emblems.changed(lobby, anna, "whale", "moss"))[0] == ("whale", "moss")
    assert worn(emblems.changed(lobby, anna, "snail", "sea"))[0] == ("snail", "sea")
    with pytest.raises(Refused, match="emblem-taken"):
        emblems.changed(lobby, anna, "kite", "plum")
    away = replace(leave(lobby, boris.id), host=Host(boris, 1, 1))
    with pytest.raises(Refused, match="emblem-taken"):
        emblems.changed(away, anna, "kite", "plum")  # whoever hosts by turns comes back with it


def test_whoever_takes_the_seat_of_a_bot_wears_what_it_wore_and_all_keep_theirs() -> None:
    lobby = fill(laid("Anna"), 4, NAMES)
    bot = lobby.people[2]
    taken = join(lobby, bot.name).people[2]
    assert (taken.bot, taken.emblem, taken.colour) == (False, bot.emblem, bot.colour)
    assert worn(gather_again(replace(lobby, stage="over"))) == worn(lobby)[1:]  # Anna has gone


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_emblem_and_colour_has_a_name_for_those_who_listen(language: str) -> None:
    words = page_words(language)
    names = [words[f"page-emblem-{each}"] for each in EMBLEMS]
    assert len({*names, *(words[f"page-colour-{each}"] for each in COLOURS)}) == len(EMBLEMS) + len(COLOURS)
