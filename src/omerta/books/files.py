"""Books as files: TOML out, TOML in, and a book of one's own built on a printed one."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable

import msgspec
import tomli_w
from msgspec import Struct
from msgspec.structs import replace

from omerta.books.defaults import settled
from omerta.books.fault import Fault, need_known, unknown
from omerta.books.file_shape import TomlTable, inside, is_table, misfits
from omerta.books.own_words import OwnWords, stray_words
from omerta.books.picture_law import drawn
from omerta.books.shelf import SHELF
from omerta.books.soundness import faults, governed, two_words
from omerta.core.book.house_rules import put
from omerta.core.book.model import Book
from omerta.core.book.verbs import Word
from omerta.core.commands import BookError, Refused


class Besides(Word, frozen=True):
    """What a file may say besides a book: what it is built on, and words, games and pictures with it."""

    based_on: str = ""
    calls: dict[str, str] = {}
    set: dict[str, msgspec.Raw] = {}
    words: OwnWords = OwnWords()
    games: tuple[str, ...] = ()
    pictures: dict[str, str] = {}


class OwnBook(Struct, frozen=True):
    """A book of one's own: the book, the printed one it is built on, its words and its written games.

    A game is the name of a file that lies beside the book, or the text itself. `pictures` are the drawings of
    cards, each read by the law of pictures.
    """

    book: Book
    based_on: str = ""
    words: OwnWords = OwnWords()
    games: tuple[str, ...] = ()
    pictures: dict[str, str] = {}

    def __repr__(self) -> str:
        """In one line."""
        return f"<OwnBook {self.book.name}: built on {self.based_on or 'nothing'}, {len(self.games)} games>"


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
    return read_own(text).book


def read_own(text: str, beside: Callable[[str], str] | None = None) -> OwnBook:
    """A book with its words, games and pictures from TOML; raises `Unsound` with every fault found.

    What does not belong in a book is told first, then names of things that are not there: a name is often
    missing only because of a slip in a key. `beside` reads the pictures that lie in files beside the book.
    """
    own = _parsed(text)
    tree, besides = _sorted_out(own)
    misplaced = _called(tree, besides.calls)
    book = msgspec.convert(tree, Book)
    lost: tuple[Fault, ...] = ()
    if besides.based_on:
        book, lost = _settled(book, own, besides.based_on)
    pictures, unfit = drawn(_of(book, besides.pictures), beside)
    strays = [
        each for card in besides.pictures for each in need_known("pictures", card, book.roles, "no-such-role")
    ]
    found = (*misplaced, *faults(book), *stray_words(besides.words, book), *lost, *two_words(book))
    if found or strays or unfit:
        raise Unsound((*_each_once((*found, *strays), besides.calls), *unfit))
    return OwnBook(book, besides.based_on, besides.words, besides.games, pictures)


def _of(book: Book, pictures: dict[str, str]) -> dict[str, str]:
    return {card: each for card, each in pictures.items() if card in book.roles}


def _parsed(text: str) -> TomlTable:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"line \d+, column \d+", str(error))
        raise Unsound((Fault(place[0] if place else "file", "not-toml", str(error)),)) from error


BOOK = msgspec.inspect.type_info(Book)
BESIDES = Besides.__struct_fields__
KEYS = tuple(dict.fromkeys((*Book.__struct_fields__[:1], *BESIDES, *Book.__struct_fields__)))


def _sorted_out(own: TomlTable) -> tuple[TomlTable, Besides]:
    """What a file says of the book, and what it says besides; nothing in it is out of place."""
    strange = [unknown("file", "unknown-field", key, KEYS) for key in own if key not in KEYS]
    meant = {fault.near for fault in strange}
    beside = {key: value for key, value in own.items() if key in BESIDES}
    found = [*strange, *misfits(beside, msgspec.inspect.type_info(Besides), "")]
    if found and (
        "based_on" in meant or not is_table(own.get("set", {})) or own.get("based_on") not in SHELF
    ):
        raise Unsound(tuple(found))
    tree = _printed(own, meant)
    _merge(tree, {key: value for key, value in own.items() if key in KEYS and key not in BESIDES})
    changes = own.get("set", {})
    assert is_table(changes)
    wrong = [fault for path, value in changes.items() if (fault := _put(tree, path, value))]
    shape = [fault for fault in misfits(tree, BOOK, "") if not _follows(fault, meant)]
    found = [*found, *(_as_said(fault, changes) for fault in shape), *wrong]
    if found:
        raise Unsound(tuple(replace(fault, place=fault.place or "file") for fault in found))
    return tree, msgspec.convert({**beside, "set": {}}, Besides)


def _follows(fault: Fault, meant: set[str]) -> bool:
    """Is something missing only because a key of the file was miswritten?"""
    return fault.problem == "missing-field" and (fault.place.partition(".")[0] or fault.about) in meant


def _printed(own: TomlTable, meant: set[str]) -> TomlTable:
    """The printed book that a file is built on, if it is."""
    if "based_on" not in own:
        return {}
    base = SHELF.get(str(own["based_on"]))
    if base is None:
        raise Unsound((unknown("based_on", "no-such-book", str(own["based_on"]), SHELF),))
    if own.get("name") in (None, *SHELF) and "name" not in meant:
        raise Unsound((Fault("name", "needs-own-name", str(own.get("name", base.name))),))
    tree: TomlTable = msgspec.json.decode(msgspec.json.encode(base))
    return tree


def _put(tree: TomlTable, path: str, value: object) -> Fault | None:
    """Another value at one place; a fault if the printed book has no such place."""
    try:
        put(tree, path, value)
    except BookError:
        at: object = tree
        for name in path.split("."):
            there = at if is_table(at) else dict(enumerate(at)) if isinstance(at, list) else {}
            known = {str(key): each for key, each in there.items()}
            if name not in known:
                return unknown(f"set.{path}", "no-such-place", name, known)
            at = known[name]
    return None


def _as_said(fault: Fault, changes: TomlTable) -> Fault:
    """A fault at the place where its author wrote it: a change by path stands in `set`."""
    here = inside(fault.place, fault.about) if fault.problem == "unknown-field" else fault.place
    path = next((path for path in changes if here == path or here.startswith(f"{path}.")), "")
    return replace(fault, place=f"set.{path}") if path else fault


def _merge(tree: TomlTable, own: TomlTable) -> None:
    for key, value in own.items():
        here = tree.get(key)
        if is_table(here) and is_table(value):
            _merge(here, value)
        else:
            tree[key] = value


def _each_once(found: tuple[Fault, ...], calls: dict[str, str]) -> tuple[Fault, ...]:
    """One slip is one fault: a wrong name is told where it stands first, and nothing that follows from it."""
    slips = {fault.near for fault in found if fault.place.startswith("calls.")}
    slips |= {who for who in calls if any(fault.place == f"calls.{who}" for fault in found)}
    told: dict[tuple[str, str], Fault] = {}
    for fault in found:
        if fault.problem != "never-called" or fault.about not in slips:
            place = "" if fault.problem.startswith("no-such-") else fault.place
            told.setdefault((fault.problem + place, fault.about), fault)
    return tuple(told.values())


def _called(tree: TomlTable, calls: dict[str, str]) -> tuple[Fault, ...]:
    """Put the new calls into the phases; and what cannot be called, or not after that."""
    found: list[Fault] = []
    known = _callable(tree)
    for who, after in calls.items():
        if who not in known:
            found.append(unknown(f"calls.{who}", "no-such-role", who, known))
        elif not _call(tree, who, after):
            steps = [name for phase in _phases(tree) for name in phase["steps"]]
            found.append(unknown(f"calls.{who}", "no-such-call", after, steps))
    return tuple(found)


def _callable(tree: TomlTable) -> tuple[str, ...]:
    """Everything that may be called: cards, common calls and gangs."""
    roles, gangs = tree["roles"], tree["gangs"]
    assert is_table(roles)
    assert is_table(gangs)
    common = [str(role["call"]) for role in roles.values() if is_table(role) and role.get("call")]
    return tuple(dict.fromkeys((*roles, *common, *gangs)))


def _phases(tree: TomlTable) -> list[dict[str, dict[str, object]]]:
    phases = tree["phases"]
    return [*phases.values()] if isinstance(phases, dict) else []


def _call(tree: TomlTable, who: str, after: str) -> bool:
    """A new card is called right after a known one, in every phase where that one is called."""
    placed = False
    for phase in _phases(tree):
        known = phase["steps"].get(after)
        if is_table(known) and known.get("step") == "call":
            placed = True
            order = list(phase["steps"].items())
            at = [name for name, _ in order].index(after) + 1
            order.insert(at, (who, {**known, "who": who}))
            phase["steps"] = dict(order)
    return placed


def _settled(book: Book, own: TomlTable, based_on: str) -> tuple[Book, tuple[Fault, ...]]:
    """The book with the defaults its file asks for; one that is broken otherwise stays as it is."""
    try:
        made, lost = settled(book, SHELF[based_on], _said(own))
    except (BookError, Refused):
        return book, ()
    return made, tuple(governed(book, path, name) for path, name in lost)


def _said(own: TomlTable) -> set[str]:
    """The switches whose default is written in the file itself."""
    switches, changes = own.get("switches"), own.get("set")
    entries = switches.items() if is_table(switches) else ()
    said = {name for name, entry in entries if is_table(entry) and "default" in entry}
    paths = [path.split(".") for path in changes] if is_table(changes) else []
    return said | {path[1] for path in paths if path[0] == "switches" and path[2:] in ([], ["default"])}
