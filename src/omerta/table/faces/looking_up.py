"""What every device of a table can look up without asking: where it lies, and what was agreed tonight."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from msgspec.structs import replace

from omerta.core import Game, View
from omerta.table.almanac_bundle import almanac_place
from omerta.table.faces.face_parts import AlmanacHere
from omerta.table.faces.gathering_model import Card, HouseRule
from omerta.table.state.chosen_book import plain_book, played
from omerta.table.state.lobby import Lobby
from omerta.words import Lexicon, switch_value
from omerta.words.voice import capital


def before_the_deal(
    lobby: Lobby, language: str, cards: tuple[Card, ...], rules: tuple[HouseRule, ...], told: bool
) -> AlmanacHere:
    """What can be looked up while people gather: the deck as it would be dealt now, if that is told."""
    changed = ((rule.name, _setting(rule)) for rule in rules if not rule.default)
    return AlmanacHere(
        almanac_place(lobby.code, lobby, language),
        tuple((card.role, card.number) for card in cards if card.number) if told else (),
        not told,
        tuple(changed),
    )


def _setting(rule: HouseRule) -> str:
    return next((capital(each.label) for each in rule.choices if each.value == rule.value), rule.value)


def in_the_game(lobby: Lobby, table: View, words: Lexicon) -> AlmanacHere:
    """The same while a game goes on, by what the whole table was told when it began."""
    book = played(lobby)
    return AlmanacHere(
        almanac_place(lobby.code, book, words.language),
        tuple(Counter(table.deck).items()),
        not table.deck,
        _agreed(
            table.house_rules, {name: each.default for name, each in plain_book(book).switches.items()}, words
        ),
    )


def at_the_desk(game: Game, lobby: Lobby, table: View, words: Lexicon) -> AlmanacHere:
    """The same for a host, who knows the deck, told or not; on a desk that is passed round as on phones."""
    here = in_the_game(lobby, table, words)
    if lobby.stage == "dealt":
        return here
    return replace(here, deck=tuple(Counter(game.deck).items()), untold=False)


def _agreed(
    chosen: Mapping[str, str], usual: Mapping[str, str], words: Lexicon
) -> tuple[tuple[str, str], ...]:
    return tuple(
        (name, capital(switch_value(name, value, words)))
        for name, value in chosen.items()
        if usual.get(name) != value
    )
