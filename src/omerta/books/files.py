"""Books as files: TOML out, TOML in, and a book of one's own built on a printed one."""

from __future__ import annotations

import difflib
import re
import tomllib

import msgspec
import tomli_w
from msgspec.structs import replace

from omerta.books.defaults import settled
from omerta.books.shelf import SHELF
from omerta.books.soundness import Fault, faults, governed, two_words
from omerta.core.book.house_rules import put
from omerta.core.book.model import Ability, Book, Clash, Ending, Gang, MarkLaw, Phase, Role, Step, Switch
from omerta.core.commands import BookError, Refused

SPECIAL = ("based_on", "calls", "set")


class Unsound(Exception):  # noqa: N818 - the author's mistakes, all of them at once
    """A book that cannot be played, with everything that is wrong in it."""

    def __init__(self, found: tuple[Fault, ...]) -> None:
        super().__init__("; ".join(f"{fault.place}: {fault.problem} {fault.about}" for fault in found))
        self.faults = found


def dump(book: Book) -> str:
    """The book as TOML."""
    return tomli_w.dumps(msgspec.to_builtins(book))


def load(text: str) -> Book:
    """A book from TOML; raises `Unsound` with every fault found."""
    try:
        tree: dict[str, object] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"line \d+, column \d+", str(error))
        raise Unsound((Fault(place[0] if place else "file", "not-toml", str(error)),)) from error
    own = tree
    misplaced: tuple[Fault, ...] = ()
    if "based_on" in own:
        tree, misplaced = _based(own)
    try:
        book = msgspec.convert(tree, Book)
    except msgspec.ValidationError as error:
        raise Unsound((*misplaced, _narrowed(tree) or _fault(str(error)))) from error
    if "based_on" in own:
        book, lost = _settled(book, own)
        misplaced = (*misplaced, *lost)
    found = tuple(dict.fromkeys((*misplaced, *faults(book), *two_words(book))))
    if found:
        raise Unsound(found)
    return book


def _settled(book: Book, own: dict[str, object]) -> tuple[Book, tuple[Fault, ...]]:
    """The book with the defaults its file asks for; one that is broken otherwise stays as it is."""
    try:
        made, lost = settled(book, SHELF[str(own["based_on"])], _said(own))
    except (BookError, Refused):
        return book, ()
    return made, tuple(governed(book, path, name) for path, name in lost)


def _said(own: dict[str, object]) -> set[str]:
    """The switches whose default is written in the file itself."""
    switches, changes = own.get("switches"), own.get("set")
    entries = switches.items() if isinstance(switches, dict) else ()
    said = {name for name, entry in entries if isinstance(entry, dict) and "default" in entry}
    paths = [str(path).split(".") for path in changes] if isinstance(changes, dict) else []
    return said | {path[1] for path in paths if path[0] == "switches" and path[2:] in ([], ["default"])}


def _based(own: dict[str, object]) -> tuple[dict[str, object], tuple[Fault, ...]]:
    """The printed book with the author's additions, calls and changes; and what found no place in it."""
    base = SHELF.get(str(own["based_on"]))
    if base is None:
        near = difflib.get_close_matches(str(own["based_on"]), SHELF, 1, 0.5) or SHELF
        raise Unsound((Fault("based_on", "no-such-book", str(own["based_on"]), ", ".join(near)),))
    if own.get("name") in (None, base.name):
        raise Unsound((Fault("name", "needs-own-name", base.name),))
    tree: dict[str, object] = msgspec.json.decode(msgspec.json.encode(base))
    _merge(tree, {key: value for key, value in own.items() if key not in SPECIAL})
    misplaced: list[Fault] = []
    calls = own.get("calls", {})
    for who, after in calls.items() if isinstance(calls, dict) else ():
        if not _call(tree, str(who), str(after)):
            misplaced.append(
                Fault(f"calls.{who}", "no-such-call", str(after), _nearest_call(tree, str(after)))
            )
    changes = own.get("set", {})
    for path, value in changes.items() if isinstance(changes, dict) else ():
        try:
            put(tree, str(path), value)
        except BookError:
            misplaced.append(Fault(f"set.{path}", "no-such-place", str(path)))
    return tree, tuple(misplaced)


def _merge(tree: dict[str, object], own: dict[str, object]) -> None:
    for key, value in own.items():
        here = tree.get(key)
        if isinstance(here, dict) and isinstance(value, dict):
            _merge(here, value)
        else:
            tree[key] = value


def _phases(tree: dict[str, object]) -> list[dict[str, dict[str, object]]]:
    """The phases of a book that have steps; an author may have written anything there."""
    phases = tree["phases"]
    found = phases.values() if isinstance(phases, dict) else ()
    return [phase for phase in found if isinstance(phase, dict) and isinstance(phase.get("steps"), dict)]


def _call(tree: dict[str, object], who: str, after: str) -> bool:
    """A new card is called right after a known one, in every phase where that one is called."""
    placed = False
    for phase in _phases(tree):
        known = phase["steps"].get(after)
        if isinstance(known, dict):
            placed = True
            order = list(phase["steps"].items())
            at = [name for name, _ in order].index(after) + 1
            order.insert(at, (who, {**known, "who": who}))
            phase["steps"] = dict(order)
    return placed


def _nearest_call(tree: dict[str, object], wanted: str) -> str:
    known = [name for phase in _phases(tree) for name in phase["steps"]]
    return ", ".join(difflib.get_close_matches(wanted, known, 1, 0.0))


SECTIONS: dict[str, tuple[type, str, object]] = {
    "roles": (Role, "abilities", Ability),
    "gangs": (Gang, "", None),
    "marks": (MarkLaw, "", None),
    "phases": (Phase, "steps", Step),
    "endings": (Ending, "", None),
    "switches": (Switch, "", None),
    "clashes": (Clash, "", None),
}


def _narrowed(tree: dict[str, object]) -> Fault | None:
    """The fault with the name of the role, phase or switch it is in; the converter does not say which."""
    for section, (kind, inner, inner_kind) in SECTIONS.items():
        entries = tree.get(section)
        for name, value in entries.items() if isinstance(entries, dict) else ():
            parts = value.get(inner) if inner and isinstance(value, dict) else None
            for part, content in parts.items() if isinstance(parts, dict) else ():
                if fault := _tried(content, inner_kind, f"{section}.{name}.{inner}.{part}"):
                    return fault
            if fault := _tried(value, kind, f"{section}.{name}"):
                return fault
    return None


def _tried(value: object, kind: object, place: str) -> Fault | None:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        fault = _fault(str(error))
        return replace(fault, place=place if fault.place == "file" else f"{place}.{fault.place}")
    return None


MESSAGES = (
    (r"Object contains unknown field `([^`]*)`", "unknown-field"),
    (r"Object missing required field `([^`]*)`", "missing-field"),
    (r"Invalid enum value (.*)", "wrong-value"),
    (r"Invalid value (.*)", "wrong-value"),
    (r"Expected (.*)", "wrong-type"),
)


def _fault(message: str) -> Fault:
    """The fault behind a message of the TOML converter."""
    problem, _, place = message.partition(" - at ")
    where = place.strip("`").removeprefix("$.").removeprefix("$") or "file"
    for pattern, name in MESSAGES:
        match = re.match(pattern, problem)
        if match:
            return Fault(where, name, match[1])
    return Fault(where, "wrong-value", problem)
