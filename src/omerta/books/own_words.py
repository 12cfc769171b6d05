"""The words a book of one's own brings along: names with their cases, card texts, cues, announcements.

They are a value beside the book and no part of it: nothing is decided by words.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from omerta.books.fault import Fault, need_known
from omerta.core.book.model import Book
from omerta.core.book.verbs import Word


class RoleWords(Word, frozen=True):
    """A card: its `name`, in other cases where the language has them, what it is `about`, and its cues."""

    name: str = ""
    gen: str = ""
    acc: str = ""
    dat: str = ""
    ins: str = ""
    about: str = ""
    wakes: str = ""
    meets: str = ""
    sleeps: str = ""


class GangWords(Word, frozen=True):
    """A gang, or cards with one call: name, cases and cues."""

    name: str = ""
    gen: str = ""
    acc: str = ""
    dat: str = ""
    ins: str = ""
    wakes: str = ""
    meets: str = ""
    sleeps: str = ""


class SideWords(Word, frozen=True):
    """A side: its name, whose (`gen`), and what is said when it has `won`."""

    name: str = ""
    gen: str = ""
    won: str = ""


class KindWords(Word, frozen=True):
    """A kind of cards."""

    name: str = ""
    gen: str = ""


class MarkWords(Word, frozen=True):
    """A mark: its name, and what is said when it is given and when it is gone."""

    name: str = ""
    announced: str = ""
    freed: str = ""


class PhaseWords(Word, frozen=True):
    """A phase: its name, and what is said when it `begins`."""

    name: str = ""
    begins: str = ""


class AbilityWords(Word, frozen=True):
    """An ability: the label to choose it by, the question `whom`, the `line` on the host's paper."""

    name: str = ""
    whom: str = ""
    line: str = ""


class SwitchWords(Word, frozen=True):
    """A house rule: its name, its `values` one by one, and how a `number` is said."""

    name: str = ""
    values: dict[str, str] = {}
    number: str = ""


class Tongue(Word, frozen=True):
    """The words of one language. `says` are announcements of the printed books, said otherwise."""

    title: str = ""
    about: str = ""
    roles: dict[str, RoleWords] = {}
    gangs: dict[str, GangWords] = {}
    sides: dict[str, SideWords] = {}
    kinds: dict[str, KindWords] = {}
    marks: dict[str, MarkWords] = {}
    phases: dict[str, PhaseWords] = {}
    abilities: dict[str, AbilityWords] = {}
    switches: dict[str, SwitchWords] = {}
    groups: dict[str, str] = {}
    presets: dict[str, str] = {}
    checks: dict[str, str] = {}
    says: dict[str, str] = {}


NO_WORDS = Tongue()


class OwnWords(Word, frozen=True):
    """What a book says in each language."""

    ru: Tongue = NO_WORDS
    uk: Tongue = NO_WORDS
    en: Tongue = NO_WORDS

    def tongue(self, language: str) -> Tongue:
        """The words of this language."""
        return {"ru": self.ru, "uk": self.uk, "en": self.en}[language]

    def __hash__(self) -> int:
        """Enough to keep words in a cache."""
        return hash(tuple(tuple(tongue.roles) for tongue in (self.ru, self.uk, self.en)))


def stray_words(words: OwnWords, book: Book) -> Iterator[Fault]:
    """Words for something that the book does not have."""
    for language in OwnWords.__struct_fields__:
        tongue, place = words.tongue(language), f"words.{language}"
        for section, problem, known in named(book):
            for name in getattr(tongue, section):
                yield from need_known(f"{place}.{section}", name, known, problem)
        for name, said in tongue.switches.items():
            values = book.switches[name].values if name in book.switches else said.values
            for value in said.values:
                yield from need_known(f"{place}.switches.{name}.values", value, values, "no-such-value")


def named(book: Book) -> tuple[tuple[str, str, tuple[str, ...]], ...]:
    """What in a book can have words: the section, the fault if there is no such thing, and all there is."""
    roles = book.roles.values()
    abilities = [name for role in roles for name in role.abilities]
    abilities += [gang.ability for gang in book.gangs.values()]
    calls = [role.call for role in roles if role.call]
    columns = [column for row in book.deck.rows.values() for column in row]
    return (
        ("roles", "no-such-role", tuple(book.roles)),
        ("gangs", "no-such-gang", _once((*book.gangs, *calls))),
        ("sides", "no-such-side", book.sides),
        ("kinds", "no-such-kind", _once(role.kind for role in roles)),
        ("marks", "no-such-mark", tuple(book.marks)),
        ("phases", "no-such-phase", tuple(book.phases)),
        ("abilities", "no-such-ability", _once(abilities)),
        ("switches", "no-such-switch", tuple(book.switches)),
        ("groups", "no-such-group", _once((*book.deck.groups, *columns))),
        ("presets", "no-such-preset", tuple(book.deck.presets)),
        ("checks", "no-such-check", tuple(book.deck.checks)),
    )


def _once(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(names))
