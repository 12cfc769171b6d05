"""The living rulebook: every rule of every book, found by its number."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from typing import Literal

import msgspec

Origin = Literal["source", "decision"]

PREFIXES: Mapping[str, str] = {
    "classic": "CLS",
    "family": "FAM",
    "offscreen": "OFF",
    "chicago": "CHI",
    "vendetta": "VEN",
}
BOOKS_WITH_LEDGERS: tuple[str, ...] = tuple(PREFIXES)

_ITEM = re.compile(r"- \*\*(?P<id>[A-Z]{3}-\d{3})\*\* (?P<text>.+) \[(?P<origin>source|decision)\]")
_ROW = re.compile(r"\| \*\*(?P<id>[A-Z]{3}-\d{3})\*\* \|(?P<cells>.+)\| \[(?P<origin>source|decision)\] \|")
_TEST = re.compile(r"  - Test: (?P<text>.+)")
_HEADING = re.compile(r"(?P<level>#{1,3}) (?P<text>.+)")
# Chicago's ledger sets its smaller headings as a bare line, without a full stop.
_BARE_HEADING = re.compile(r"[A-Z][^|`*]{1,48}[^.:|]")
_MENTION = re.compile(r"\b(?:CLS|FAM|OFF|CHI|VEN)-\d{3}\b")
_SWITCH = re.compile(r"\b[Ss]witch `(?P<name>[a-z0-9_-]+)`")
_SWITCH_ENTRY = re.compile(r"`(?P<name>[a-z0-9_-]+)`: ")
# In Vendetta's ledger a variant has a heading of its own, which names its switch.
_VARIANT = re.compile(r"(?:Variant|Option) `(?P<name>[a-z0-9_-]+)`")
_ASKED = re.compile(r"\s*(?P<prefix>[A-Za-z]{3})[\s._\u2010-\u2015-]*(?P<number>[0-9]{1,4})\s*")
_NUMBERS = re.compile(r"[0-9][0-9 -]*")


class Rule(msgspec.Struct, frozen=True):
    """One rule of a ledger, in our own words, with its number."""

    id: str
    book: str
    text: str
    origin: Origin
    section: str
    subsection: str
    tests: tuple[str, ...] = ()
    switch: str | None = None
    refers: tuple[str, ...] = ()


class Ledger(msgspec.Struct, frozen=True):
    """All the rules of one book, in the order of the ledger."""

    book: str
    title: str
    rules: tuple[Rule, ...]


class _LedgerPlace(msgspec.Struct, frozen=True):
    """Where in a ledger a line stands."""

    title: str = ""
    section: str = ""
    subsection: str = ""
    columns: tuple[str, ...] = ()


@cache
def ledger(book: str) -> Ledger:
    """The ledger of a book; `KeyError` if the shelf has no such book."""
    if book not in PREFIXES:
        raise KeyError(book)
    path = resources.files("omerta.books") / "ledgers" / f"{book}.md"
    return read(book, path.read_text(encoding="utf-8"))


def rule(id: str) -> Rule | None:
    """The rule with this number: `FAM-268`, `fam268` and `FAM 268` are the same."""
    asked = _ASKED.fullmatch(id)
    if asked is None:
        return None
    prefix = asked["prefix"].upper()
    wanted = f"{prefix}-{int(asked['number']):03d}"
    for book, known in PREFIXES.items():
        if known == prefix:
            return _by_id(book).get(wanted)
    return None


def switches(book: str) -> dict[str, str]:
    """The house rules of a book: the name of each switch and the rule that defines it.

    Where a list of switches stands in the ledger its entry is the definition, else the first mention, or
    the first rule under a variant's heading.
    """
    found: dict[str, str] = {}
    for one in ledger(book).rules:
        if one.switch is not None and (one.switch not in found or _SWITCH_ENTRY.match(one.text)):
            found[one.switch] = one.id
    return found


def untestable(book: str) -> dict[str, str]:
    """The rules of a book that no software can show, each with the reason why."""
    path = resources.files("omerta.books") / "untestable.toml"
    return msgspec.toml.decode(path.read_bytes(), type=dict[str, dict[str, str]]).get(book, {})


def read(book: str, text: str) -> Ledger:
    """Read a ledger from its Markdown."""
    place = _LedgerPlace()
    rules: list[Rule] = []
    for line in text.splitlines():
        place = _moved(place, line)
        if test := _TEST.fullmatch(line):
            rules[-1] = _with_test(rules[-1], test["text"])
        elif item := _ITEM.fullmatch(line):
            rules.append(_rule(book, place, item["id"], item["text"], item["origin"]))
        elif row := _ROW.fullmatch(line):
            words = _row_in_words(place.columns, _cells(row["cells"]))
            rules.append(_rule(book, place, row["id"], words, row["origin"]))
    return Ledger(book, place.title, tuple(rules))


@cache
def _by_id(book: str) -> dict[str, Rule]:
    """The rules of a book by number."""
    return {one.id: one for one in ledger(book).rules}


def _moved(place: _LedgerPlace, line: str) -> _LedgerPlace:
    """The place after this line: a heading opens a section, a table's first line names its columns."""
    if heading := _HEADING.fullmatch(line):
        return _under(place, len(heading["level"]), heading["text"])
    if line.startswith("|"):
        return place if place.columns else msgspec.structs.replace(place, columns=_cells(line))
    if _BARE_HEADING.fullmatch(line):
        return _under(place, 3, line)
    return msgspec.structs.replace(place, columns=())


def _under(place: _LedgerPlace, level: int, heading: str) -> _LedgerPlace:
    """The place under a new heading; what stands before the first section belongs to the title."""
    if level == 1:
        return _LedgerPlace(title=heading, section=heading)
    if level == 2:
        return _LedgerPlace(title=place.title, section=heading)
    return _LedgerPlace(title=place.title, section=place.section, subsection=heading)


def _cells(line: str) -> tuple[str, ...]:
    """The cells of a table row."""
    return tuple(cell.strip() for cell in line.strip().strip("|").split("|"))


def _row_in_words(columns: tuple[str, ...], cells: tuple[str, ...]) -> str:
    """A table row as a sentence; the first and the last column hold the number and the origin."""
    pairs = zip(columns[1:-1], cells, strict=True)
    return "; ".join(f"{name}{' ' if _NUMBERS.fullmatch(cell) else ': '}{cell}" for name, cell in pairs)


def _rule(book: str, place: _LedgerPlace, id: str, text: str, origin: str) -> Rule:
    """One rule as its line states it."""
    named = _SWITCH.search(text) or _SWITCH_ENTRY.match(text) or _VARIANT.match(place.subsection)
    return Rule(
        id=id,
        book=book,
        text=text,
        origin="source" if origin == "source" else "decision",
        section=place.section,
        subsection=place.subsection,
        tests=tuple(_inline_tests(text)),
        switch=named["name"] if named else None,
        refers=_mentions(text, but=id),
    )


def _with_test(before: Rule, test: str) -> Rule:
    """The rule with one more test."""
    new = tuple(id for id in _mentions(test, but=before.id) if id not in before.refers)
    return msgspec.structs.replace(before, tests=(*before.tests, test), refers=(*before.refers, *new))


def _mentions(text: str, but: str) -> tuple[str, ...]:
    """The numbers of other rules in a text, each once."""
    return tuple(id for id in dict.fromkeys(_MENTION.findall(text)) if id != but)


def _inline_tests(text: str) -> Iterator[str]:
    """The tests inside a rule's text; a sentence without an outcome after a test is law again."""
    for chunk in text.split("Test: ")[1:]:
        first, *more = re.split(r"(?<=\.) (?=[A-Z])", chunk.strip())
        kept = [first]
        for sentence in more:
            if "->" not in sentence:
                break
            kept.append(sentence)
        yield " ".join(kept)
