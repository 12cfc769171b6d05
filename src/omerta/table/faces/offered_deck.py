"""The deck that is built: every card in its place, what the book says about it, and what may be chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from omerta.books.card_groups import CardGroup, card_groups
from omerta.core.book.house_rules import patches
from omerta.core.book.model import Book, Switch
from omerta.core.commands import Refused
from omerta.table.faces.face_parts import Setting
from omerta.table.faces.gathering_model import Card, GroupHead, HouseRule, Notice, Trait
from omerta.table.faces.pictures import picture
from omerta.table.faces.plays_like import plays_like
from omerta.table.state import chosen_deck
from omerta.table.state.chosen_book import plain_book
from omerta.table.state.kept_book import KeptBook
from omerta.table.state.lobby import DeckWay, Lobby, Person
from omerta.words import Lexicon, describe_remark, explain_refusal, switch_title, switch_value
from omerta.words.voice import capital

GOOD_NUMBER = 8


class Offer(Struct, frozen=True):
    """What a table of so many people offers by what it has agreed on, and what the book says about it."""

    cards: tuple[Card, ...]
    groups: tuple[GroupHead, ...]
    plays: tuple[Trait, ...]
    notices: tuple[Notice, ...]
    rules: tuple[HouseRule, ...]
    presets: tuple[Setting, ...]
    ways: tuple[Setting, ...]
    why_not: str
    fill_to: int
    open_deck: bool


@lru_cache(maxsize=128)
def offer(
    words: Lexicon,
    book: str,
    own: KeptBook | None,
    house_rules: tuple[tuple[str, str], ...],
    preset: str,
    way: DeckWay,
    cards: tuple[str, ...],
    seed: int,
    players: int,
) -> Offer:
    """The same for all phones of a language, and for all tables that have agreed on the same."""
    people = (Person(0, ""),) * players
    lobby = Lobby("", words.language, book, dict(house_rules), preset, way, cards, people=people, seed=seed)
    lobby = replace(lobby, own=own)
    laid, plain = chosen_deck.deck(lobby), plain_book(lobby)
    least = plain.deck.least
    return Offer(
        _cards(lobby, laid, words),
        _groups(card_groups(_agreed_book(lobby)), words),
        plays_like(_agreed_book(lobby), laid.cards, words) if laid.playable and laid.cards else (),
        _notices(laid, words),
        _rules(lobby, plain, words),
        _presets(plain, words),
        worded("way", chosen_deck.ways(lobby), words),
        _why_not(lobby, laid, words),
        max(least, GOOD_NUMBER) if players < least else 0,
        _agreed_book(lobby).conduct.open_deck,
    )


def worded(kind: str, values: Iterable[str], words: Lexicon) -> tuple[Setting, ...]:
    """What may be chosen of this kind, each with its name and a sentence about it."""
    return tuple(
        Setting(value, words.say(f"table-{kind}-{value}"), words.say(f"table-{kind}-{value}.about"))
        for value in values
    )


def _why_not(lobby: Lobby, laid: chosen_deck.Laid, words: Lexicon) -> str:
    """Why the cards cannot be dealt yet, and what to do about it; empty if they can."""
    least = plain_book(lobby).deck.least
    if len(lobby.people) < least:
        return words.say("table-too-few", {"number": least, "here": len(lobby.people)})
    if laid.refused is not None:
        return explain_refusal(laid.refused.reason, words, laid.refused.most)
    worst = next((remark for remark in laid.remarks if remark.level == "refused"), None)
    return describe_remark(worst, words) if worst is not None else ""


def _agreed_book(lobby: Lobby) -> Book:
    """The book with all that was agreed, or plain where that does not go together."""
    try:
        return chosen_deck.agreed_book(lobby)
    except Refused:
        return plain_book(lobby)


def _groups(groups: Iterable[CardGroup], words: Lexicon) -> tuple[GroupHead, ...]:
    """What stands over the cards of each group."""
    return tuple(
        GroupHead(
            _key(group),
            words.say(f"table-group-{group.of}", {"side": words.name("side", group.side)}),
            words.say(f"table-group-{group.of}.about"),
        )
        for group in groups
    )


def _key(group: CardGroup) -> str:
    return f"{group.of}-{group.side}"


def _cards(lobby: Lobby, laid: chosen_deck.Laid, words: Lexicon) -> tuple[Card, ...]:
    """Every card of the book with its number in the deck, group by group; the order never changes."""
    book, counts = _agreed_book(lobby), Counter(laid.cards)
    groups = card_groups(book)
    return tuple(
        _hidden(name, group, counts, words)
        if name in book.deck.hidden
        else Card(
            name,
            words.role(name),
            words.about(book.name, name),
            words.name("side", group.side),
            counts[name],
            most=book.roles[name].copies,
            picture=picture(lobby, name),
            group=_key(group),
            mark=_mark(name, group, words),
        )
        for group in groups
        for name in group.cards
    )


def _hidden(name: str, group: CardGroup, counts: Counter[str], words: Lexicon) -> Card:
    """A card drawn unseen, beside those it may turn out to be."""
    side = words.name("side", group.side)
    shown, about = words.name("hidden", name), words.say("hidden")
    return Card(name, shown, about, side, counts[name], most=1, group=_key(group))


def _mark(name: str, group: CardGroup, words: Lexicon) -> str:
    """What sets a card apart from the others of its group, or its group from other cards."""
    if name in group.heads:
        return words.say("table-mark-leader" if group.of == "leaders" else "table-mark-head")
    return words.say("table-mark-apart") if name in group.apart else ""


def _notices(laid: chosen_deck.Laid, words: Lexicon) -> tuple[Notice, ...]:
    """What the book says; where it refuses the deck, nothing of what it would otherwise remark on."""
    if laid.refused is not None:
        why = explain_refusal(laid.refused.reason, words, laid.refused.most)
        return (Notice("refused", why, laid.refused.rules),)
    refused = [remark for remark in laid.remarks if remark.level == "refused"]
    return tuple(
        Notice(remark.level, describe_remark(remark, words), tuple(filter(None, remark.rules)))
        for remark in refused or laid.remarks
    )


def _presets(book: Book, words: Lexicon) -> tuple[Setting, ...]:
    """The decks and scenarios this book has a name for, each with what is special and for whom it is."""
    named = [
        Setting(name, _preset_name(name, words), _preset_about(name, preset.least, words))
        for name, preset in book.deck.presets.items()
    ]
    return (Setting("", words.say("table-preset-none")), *named) if named else ()


def _preset_about(name: str, least: int, words: Lexicon) -> str:
    """Two lines; of a deck of somebody's own only the number of players, unless its words say more."""
    number = words.say("table-preset-least", {"number": least})
    special, whom = f"preset-about-{name}", f"preset-about-{name}.for"
    if not words.has(special):
        return capital(number)
    said = [words.say(whom)] if words.has(whom) else []
    return "\n".join((words.say(special), " ".join((*said, *([f"{capital(number)}."] if least else ())))))


def _preset_name(name: str, words: Lexicon) -> str:
    if words.has(f"preset-{name}"):
        return words.say(f"preset-{name}")
    return switch_value(chosen_deck.SCENARIO, name, words).partition(":")[0]


def _rules(lobby: Lobby, book: Book, words: Lexicon) -> tuple[HouseRule, ...]:
    return tuple(
        HouseRule(
            name,
            switch_title(name, words),
            lobby.house_rules.get(name, switch.default),
            _choices(name, switch, lobby.house_rules.get(name, switch.default), words),
            switch.rule,
            name not in lobby.house_rules,
            switch.least,
            switch.most if switch.number else 0,
        )
        for name, switch in book.switches.items()
    )


def _choices(name: str, switch: Switch, value: str, words: Lexicon) -> tuple[Setting, ...]:
    """The settings of a house rule; where it takes numbers or lists, the one it has now too."""
    values = dict.fromkeys((*switch.values, switch.default, value))
    return tuple(Setting(each, switch_value(name, each, words)) for each in values if _known(switch, each))


def _known(switch: Switch, value: str) -> bool:
    try:
        patches(switch, value)
    except Refused:
        return value == switch.default
    return True
