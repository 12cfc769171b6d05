"""The words of a book of one's own: plain texts made into messages, in front of those of the house.

A text is said as it is written. Only `{player}` and its like are filled in, and each message has its own few.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from msgspec import Struct

from omerta.books.fault import Fault, need_known, unknown
from omerta.books.files import OwnBook
from omerta.books.own_words import GangWords, OwnWords, RoleWords, Tongue, named
from omerta.books.shelf import SHELF
from omerta.words.called import CASES as CALLED_CASES
from omerta.words.lexicon import LANGUAGES, Lexicon
from omerta.words.messages import entries
from omerta.words.notices import switch_setting

CASES = ("gen", "acc", "dat", "ins")
CUES = {"wakes": "cue-wakes", "meets": "cue-meets", "sleeps": "cue-sleeps"}
REFERENCES = ("player", "players", "other")
PEOPLE = dict.fromkeys(("who", "player", "players"), ("player", "players"))
UNSPOKEN = {"gender", "named", "other_gender", "other_named", "count"}
DECLINED = re.compile(rf"^(who|other)_({'|'.join(CALLED_CASES)})$")
PHASES = {"begins-introduction", "begins-night", "begins-day"}
LONGEST_NAME, LONGEST_ABOUT, LONGEST_TEXT = 40, 240, 300
MESSAGE = re.compile(r"[A-Za-z][A-Za-z0-9_-]*(\.[A-Za-z][A-Za-z0-9_-]*)?")


class Saying(Struct, frozen=True):
    """A text of a book, where it stands in the file, the message it becomes, and what may be filled in."""

    place: str
    message: str
    text: str
    blanks: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The message without the part of it that this is."""
        return self.message.partition(".")[0]

    @property
    def most(self) -> int:
        """How many letters it may have: what something is called is short, and a card has little room."""
        part = self.place.rpartition(".")[2]
        if part in ("title", "name", *CASES):
            return LONGEST_NAME
        return LONGEST_ABOUT if part == "about" else LONGEST_TEXT


def spoken(words: Lexicon, own: OwnBook) -> Lexicon:
    """The words as this book is told in: its own, then those of the book it is built on, then the house's."""
    return _spoken(words, own.book.name, own.based_on, own.words)


@lru_cache(maxsize=8)
def _spoken(words: Lexicon, book: str, based_on: str, own: OwnWords) -> Lexicon:
    found = [*sayings(own.tongue(words.language), book)]
    return words.owned(book, based_on, "\n".join((*_fluent(found, ""), *_fluent(found, f"-{book}"))))


def _fluent(found: list[Saying], manner: str) -> Iterator[str]:
    """The texts as messages, under the names they have anywhere or in the manner of the book."""
    parts: dict[str, list[Saying]] = {}
    for saying in found:
        parts.setdefault(saying.name, []).append(saying)
    for name, texts in parts.items():
        whole = next((each for each in texts if each.message == name), None)
        yield f"{name}{manner} = {_pattern(whole) if whole else literal(_plain_name(name))}"
        for each in texts:
            if each is not whole:
                yield f"    .{each.message.partition('.')[2]} = {_pattern(each)}"


def _plain_name(message: str) -> str:
    """A thing whose forms have words and whose name has none keeps the name it has in the file."""
    return message.partition("-")[2].replace("-", " ")


def literal(text: str) -> str:
    """A text that is said as it is."""
    plain = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{plain}" }}'


def _pattern(saying: Saying) -> str:
    parts = re.split(r"\{\s*(\w+)\s*\}", re.sub(r"\s+", " ", saying.text.strip()))
    return "".join(
        (f"{{ {part} }}" if part in REFERENCES else f"{{ ${part} }}") if at % 2 else literal(part)
        for at, part in enumerate(parts)
        if part
    )


def sayings(tongue: Tongue, book: str) -> Iterator[Saying]:
    """Every text of a language, as the message it becomes."""
    yield from _said(("title", f"book-{book}", tongue.title), ("about", f"book-{book}.about", tongue.about))
    for name, role in tongue.roles.items():
        yield from _called("roles", "role", name, role)
        yield from _said((f"roles.{name}.about", f"about-{book}-{name}", role.about))
    for name, gang in tongue.gangs.items():
        yield from _called("gangs", "gang", name, gang)
    yield from _things(tongue)
    for name, ability in tongue.abilities.items():
        here = f"abilities.{name}"
        yield from _said(
            (f"{here}.name", f"deed-{name}", ability.name),
            (f"{here}.whom", f"deed-{name}.whom", ability.whom),
        )
        yield from _said((f"{here}.line", f"line-{name}", ability.line), blanks=("players",))
    for name, switch in tongue.switches.items():
        here = f"switches.{name}"
        values = [
            (f"{here}.values.{at}", switch_setting(name, at), said) for at, said in switch.values.items()
        ]
        yield from _said((f"{here}.name", f"switch-{name}", switch.name), *values)
        yield from _said((f"{here}.number", f"switch-{name}.number", switch.number), blanks=("number",))
    for section, kind in (("groups", "group"), ("presets", "preset"), ("checks", "deck")):
        texts: dict[str, str] = getattr(tongue, section)
        for name, text in texts.items():
            yield from _said((f"{section}.{name}", f"{kind}-{name.replace(' ', '-')}", text))
    for message, text in tongue.says.items():
        yield from _said((f"says.{message}", message, text), blanks=announcements().get(message, ()))


def _things(tongue: Tongue) -> Iterator[Saying]:
    """Sides, kinds, marks and phases."""
    for name, side in tongue.sides.items():
        here = f"sides.{name}"
        yield from _said(
            (f"{here}.name", f"side-{name}", side.name), (f"{here}.gen", f"side-{name}.gen", side.gen)
        )
        yield from _said((f"{here}.won", f"won-{name}", side.won), blanks=("side",))
    for name, kind in tongue.kinds.items():
        here = f"kinds.{name}"
        yield from _said(
            (f"{here}.name", f"kind-{name}", kind.name), (f"{here}.gen", f"kind-{name}.gen", kind.gen)
        )
    for name, mark in tongue.marks.items():
        here = f"marks.{name}"
        yield from _said((f"{here}.name", f"mark-{name}", mark.name))
        told = [(f"{here}.{way}", f"{way}-{name}", getattr(mark, way)) for way in ("announced", "freed")]
        yield from _said(*told, blanks=("player", "mark"))
    for name, phase in tongue.phases.items():
        here = f"phases.{name}"
        yield from _said((f"{here}.name", f"phase-{name}", phase.name))
        yield from _said((f"{here}.begins", f"begins-{name}", phase.begins), blanks=("number",))


def _called(section: str, kind: str, name: str, said: RoleWords | GangWords) -> Iterator[Saying]:
    """The name in its cases, and the cues."""
    here = f"{section}.{name}"
    yield from _said((f"{here}.name", f"{kind}-{name}", said.name))
    yield from _said(*((f"{here}.{case}", f"{kind}-{name}.{case}", getattr(said, case)) for case in CASES))
    cues = [(f"{here}.{cue}", f"{message}-{name}", getattr(said, cue)) for cue, message in CUES.items()]
    yield from _said(*cues, blanks=("role",))


def _said(*texts: tuple[str, str, str], blanks: tuple[str, ...] = ()) -> Iterator[Saying]:
    """Those of the texts that are not empty."""
    for place, message, text in texts:
        if text:
            yield Saying(place, message, text, blanks)


class _Filled(Visitor):
    """What is filled in in a message: variables, and players by reference."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the parser's own name
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the parser's own name
        self.found.add(node.id.name)


@lru_cache(maxsize=1)
def announcements() -> dict[str, tuple[str, ...]]:
    """The announcements a book may make in words of its own, as printed ones do, and what each fills in."""
    filled: dict[str, set[str]] = {}
    own: set[str] = set()
    spoken_to_all = ("events", "floor", "cues", "scenes")
    for item in (each for language in LANGUAGES for each in entries(language, *spoken_to_all)):
        seen = _Filled()
        seen.visit(item)
        name, _, manner = item.id.name.rpartition("-")
        base = name if manner in SHELF else item.id.name
        if manner in SHELF and not base.startswith(("cue-", "won-", "announced-", "freed-")):
            own.add(base)
        filled.setdefault(base, set()).update(seen.found)
    return {name: _blanks(filled[name]) for name in sorted(own - PHASES)}


def _blanks(found: set[str]) -> tuple[str, ...]:
    found = {DECLINED.sub(r"\1", name) for name in found}
    people = {each for name in found for each in PEOPLE.get(name, ())}
    plain = {name for name in found if name not in UNSPOKEN and name not in PEOPLE and "-" not in name}
    return tuple(sorted(plain | people))


def wrong_words(own: OwnBook) -> tuple[Fault, ...]:
    """Texts that cannot be said: of unknown announcements, with braces alone or unknown blanks."""
    found: list[Fault] = []
    for language in LANGUAGES:
        tongue = own.words.tongue(language)
        for message in tongue.says:
            found += need_known(f"words.{language}.says", message, announcements(), "no-such-message")
        for saying in sayings(tongue, own.book.name):
            if not saying.place.startswith("says.") or saying.message in announcements():
                found += _wrong(saying, f"words.{language}.{saying.place}")
    return tuple(found)


def _wrong(saying: Saying, place: str) -> Iterator[Fault]:
    if not MESSAGE.fullmatch(saying.message):
        yield Fault(place, "not-a-name", saying.place.split(".")[1])
        return
    if len(saying.text) > saying.most:
        yield Fault(place, "too-long", str(len(saying.text)), str(saying.most))
        return
    left = re.sub(r"\{\s*\w+\s*\}", "", saying.text)
    if "{" in left or "}" in left:
        yield Fault(place, "stray-brace", saying.text)
        return
    for blank in dict.fromkeys(re.findall(r"\{\s*(\w+)\s*\}", saying.text)):
        if blank not in saying.blanks:
            yield (
                unknown(place, "no-such-blank", blank, saying.blanks)
                if saying.blanks
                else Fault(place, "no-blanks", blank)
            )


KINDS = {
    "roles": "role",
    "gangs": "gang",
    "sides": "side",
    "kinds": "kind",
    "marks": "mark",
    "phases": "phase",
    "abilities": "deed",
    "switches": "switch",
    "groups": "group",
    "presets": "preset",
    "checks": "deck",
}


def unsaid(words: Lexicon, own: OwnBook) -> tuple[str, ...]:
    """What is new in this book and has no word in this language: a thing its name, a card its text."""
    ours = spoken(words, own).of(own.book.name)
    base = SHELF.get(own.based_on)
    printed = {(section, name) for section, _, names in (named(base) if base else ()) for name in names}
    found = [
        f"{section}.{name}"
        for section, _, names in named(own.book)
        for name in names
        if not ours.has(f"{KINDS[section]}-{name.replace(' ', '-')}") and (section, name) not in printed
    ]
    new = [name for name in own.book.roles if ("roles", name) not in printed]
    texts = [f"roles.{name}.about" for name in new if not ours.about(own.book.name, name)]
    return (*found, *(place for place in texts if place.removesuffix(".about") not in found))
