"""The almanac of a book in one language: its cards, what wins, all its rules, its house rules; a value.

It knows the book and no game: whatever stands in it may lie open on every phone at any time.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from msgspec import Struct

from omerta.books.ledger import BOOKS_WITH_LEDGERS, Origin, Rule, ledger
from omerta.core.book.index import index
from omerta.core.book.model import Book, Call, Switch
from omerta.words.headings import heading
from omerta.words.lexicon import Lexicon
from omerta.words.notices import switch_title, switch_value
from omerta.words.plain_rules import plain_rule
from omerta.words.voice import Voice, capital, in_manner

NOBODYS = ("draw", "goes-on")


class AlmanacRule(Struct, frozen=True):
    """A rule as it is looked up: its number, its text, and whether the book prints it or we decided it."""

    number: str
    text: str
    origin: Origin


class Passage(Struct, frozen=True):
    """Rules under one heading; the first passage of a chapter may have none."""

    title: str
    rules: tuple[AlmanacRule, ...]


class BookChapter(Struct, frozen=True):
    """A part of the book; `place` is its name in an address."""

    place: str
    title: str
    passages: tuple[Passage, ...]


class AlmanacCard(Struct, frozen=True):
    """A card: its side, what it does, when it is called, how many there are, and the rules of it."""

    role: str
    name: str
    side: str
    about: str
    called: tuple[str, ...]
    copies: int
    rules: tuple[str, ...] = ()


class AlmanacSide(Struct, frozen=True):
    """A side, and by which rules it wins; one that is nobody's is a draw."""

    side: str
    name: str
    rules: tuple[str, ...]


class AlmanacHouseRule(Struct, frozen=True):
    """A house rule, its settings in words (the one of the book first), and the rule it changes."""

    name: str
    title: str
    settings: tuple[str, ...]
    rule: str


class Almanac(Struct, frozen=True):
    """Everything that can be looked up in a book; `hidden` are cards that stand for one nobody has seen."""

    book: str
    language: str
    title: str
    cards: tuple[AlmanacCard, ...]
    sides: tuple[AlmanacSide, ...]
    chapters: tuple[BookChapter, ...]
    house_rules: tuple[AlmanacHouseRule, ...]
    hidden: tuple[AlmanacCard, ...] = ()

    @property
    def rules(self) -> Iterator[AlmanacRule]:
        """Every rule, in the order of the ledger."""
        for chapter in self.chapters:
            for passage in chapter.passages:
                yield from passage.rules


def almanac(book: Book, words: Lexicon, based_on: str = "") -> Almanac:
    """The almanac of a book; one of one's own has the rules of the book it is `based_on`."""
    spoken = in_manner(words, book)
    source = book.name if book.name in BOOKS_WITH_LEDGERS else based_on
    return Almanac(
        book.name,
        words.language,
        capital(words.name("book", book.name)),
        tuple(_card(book, card, spoken) for card in book.roles),
        tuple(_sides(book, spoken)),
        tuple(_chapters(book, source, spoken)) if source else (),
        tuple(_house_rule(name, switch, spoken) for name, switch in book.switches.items()),
        tuple(_hidden(name, spoken) for name in book.deck.hidden),
    )


def _hidden(name: str, words: Lexicon) -> AlmanacCard:
    return AlmanacCard(name, capital(words.name("hidden", name)), "", words.say("hidden"), (), 1)


def _card(book: Book, card: str, words: Lexicon) -> AlmanacCard:
    role = book.roles[card]
    return AlmanacCard(
        card,
        capital(words.role(card)),
        role.side,
        words.about(book.name, card),
        tuple(_called(book, card, words)),
        role.copies,
        role.rules,
    )


def _called(book: Book, card: str, words: Lexicon) -> Iterator[str]:
    """When a card opens its eyes: the phase, which of its calls it is, and by what name."""
    known = index(book)
    for phase in dict.fromkeys((*book.opening, *book.cycle)):
        calls = [step for step in known.steps[phase] if isinstance(step, Call)]
        voice = Voice(book, words, phase=phase)
        for number, step in enumerate(calls, 1):
            answering = (known.acting if step.alone else known.answering).get(step.who, frozenset())
            if card not in answering:
                continue
            blanks: dict[str, str | int] = {
                "phase": capital(words.name("phase", phase)),
                "number": number,
                "all": len(calls),
                "name": voice.called(step.who),
            }
            yield words.say("almanac-called" if step.acts else "almanac-shown", blanks)


def _sides(book: Book, words: Lexicon) -> Iterator[AlmanacSide]:
    """Every side and how it wins; then how nobody does."""
    for side in (*book.sides, "draw"):
        lines = [ending for ending in book.endings.values() if ending.wins == side]
        rules = tuple(dict.fromkeys(number for line in lines for number in line.rules))
        if side not in NOBODYS:
            yield AlmanacSide(side, capital(words.name("side", side)), rules)
        elif rules:
            yield AlmanacSide(side, words.say("almanac-draw"), rules)


def _chapters(book: Book, source: str, words: Lexicon) -> Iterator[BookChapter]:
    """The ledger, heading by heading."""
    found = ledger(source)
    for number, (section, rules) in enumerate(groupby(found.rules, key=lambda each: each.section), 1):
        title = words.say("heading-box") if section == found.title else heading(section, book, words)
        yield BookChapter(f"part-{number}", title, tuple(_passages(rules, book, words)))


def _passages(rules: Iterator[Rule], book: Book, words: Lexicon) -> Iterator[Passage]:
    for part, inside in groupby(rules, key=lambda each: each.subsection):
        told = [AlmanacRule(each.id, plain_rule(each, book, words), each.origin) for each in inside]
        yield Passage(heading(part, book, words) if part else "", tuple(told))


def _house_rule(name: str, switch: Switch, words: Lexicon) -> AlmanacHouseRule:
    values = dict.fromkeys((switch.default, *switch.values))
    settings = [capital(switch_value(name, value, words)) for value in values]
    if switch.number:
        settings.append(words.say("almanac-any-number", {"least": switch.least, "most": switch.most}))
    return AlmanacHouseRule(name, capital(switch_title(name, words)), tuple(settings), switch.rule)
