"""House rules: a switch changes the book at named places, and what comes out is a book."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, get_args, get_origin

import msgspec
from msgspec import Struct

from omerta.core.book.model import Book, Clash, PatchValue, Switch
from omerta.core.commands import BookError, Refused


def with_house_rules(book: Book, house_rules: dict[str, str]) -> Book:
    """The book as it is played with these house rules; some cannot be chosen together."""
    made = agreed_book(book, house_rules)
    for clash in book.clashes.values():
        if clashing(book, clash, house_rules):
            raise Refused("switches-clash", clash.rules)
    return made


def clashing(book: Book, clash: Clash, house_rules: dict[str, str]) -> bool:
    """Are all these house rules chosen, though they cannot go together?"""
    return all([_chosen(book, house_rules, name, value) for name, value in clash.switches])


def _chosen(book: Book, house_rules: dict[str, str], name: str, value: str) -> bool:
    """Is a switch at this value, or is the value a word of its list?"""
    if name not in book.switches:
        return False
    chosen = house_rules.get(name, book.switches[name].default)
    return value == chosen or (bool(book.switches[name].list_at) and value in chosen.split(","))


def agreed_book(book: Book, house_rules: dict[str, str]) -> Book:
    """The book with these house rules, whether or not they may be chosen together."""
    return _with(book, tuple(sorted(house_rules.items())))


@lru_cache(maxsize=32)
def _with(book: Book, house_rules: tuple[tuple[str, str], ...]) -> Book:
    chosen = dict(house_rules)
    for name in chosen:
        if name not in book.switches:
            raise Refused("no-such-switch")
    changes: dict[str, PatchValue] = {}
    for name, switch in book.switches.items():
        changes.update(patches(switch, chosen.get(name, switch.default)))
    return patched(book, changes)


def patches(switch: Switch, value: str) -> dict[str, PatchValue]:
    """What a switch at this value changes."""
    if value in switch.values:
        return switch.values[value]
    if switch.number and value.isdecimal() and switch.least <= int(value) <= switch.most:
        return dict.fromkeys(switch.number, int(value))
    words = value.split(",")
    if switch.list_at and _is_list(switch, words):
        return {switch.list_at: [*words]}
    raise Refused("no-such-value", (switch.rule,))


def _is_list(switch: Switch, words: list[str]) -> bool:
    """Are these words a list as the switch wants it?"""
    if not set(words) <= set(switch.list_of) or switch.list_length not in (0, len(words)):
        return False
    if switch.list_once and len(set(words)) < len(words):
        return False
    pairs = [(a, b) for a, b in switch.before if a in words and b in words]
    return all([words.index(a) < words.index(b) for a, b in pairs])


def patched(book: Book, patches: dict[str, PatchValue]) -> Book:
    """The book with other values at the named places; a place is a path of names joined by dots."""
    for path, value in patches.items():
        try:
            book = _changed(book, Book, path.split("."), value, path)
        except msgspec.ValidationError as error:
            raise BookError(path, str(error).partition(" - at ")[0], "see docs/books.md") from error
    return book


def _changed(thing: Any, kind: Any, names: list[str], value: PatchValue, path: str) -> Any:
    """A part of a book with another value at a place inside it; what lies aside of the path is shared."""
    if not names:
        return msgspec.convert(value, kind)
    name, *rest = names
    if isinstance(thing, Struct) and name in (kinds := _kinds(type(thing))):
        new = _changed(getattr(thing, name), kinds[name], rest, value, path)
        return msgspec.structs.replace(thing, **{name: new})
    if isinstance(thing, dict) and (name in thing or not rest):
        return {**thing, name: _changed(thing.get(name), _kind_inside(kind, dict, -1), rest, value, path)}
    if isinstance(thing, tuple) and name.isdigit() and int(name) < len(thing):
        at = int(name)
        new = _changed(thing[at], _kind_inside(kind, tuple, at), rest, value, path)
        return (*thing[:at], new, *thing[at + 1 :])
    raise BookError(path, f"there is no '{name}' here", "name an existing role, ability, step or mark")


@cache
def _kinds(struct: type[Struct]) -> dict[str, Any]:
    """What every field of a part may hold."""
    return {field.name: field.type for field in msgspec.structs.fields(struct)}


def _kind_inside(kind: Any, container: type, at: int) -> Any:
    """What a dictionary or tuple holds at a place, as it was declared, perhaps as one of several kinds."""
    declared = kind if get_origin(kind) is container else None
    for each in () if declared else get_args(kind):
        declared = each if get_origin(each) is container else declared
    inside = get_args(declared)
    return inside[0] if container is tuple and Ellipsis in inside else inside[at]


def put(tree: object, path: str, value: object) -> None:
    """Set the value at a path of a tree of dictionaries and lists."""
    at = tree
    names = path.split(".")
    for name in names[:-1]:
        at = _step(at, name, path)
    last = names[-1]
    if isinstance(at, list) and last.isdigit() and int(last) < len(at):
        at[int(last)] = value
    elif isinstance(at, dict):
        at[last] = value
    else:
        raise BookError(path, "there is no such place", "name an existing role, ability, step or mark")


def _step(at: object, name: str, path: str) -> object:
    if isinstance(at, dict) and name in at:
        return at[name]
    if isinstance(at, list) and name.isdigit() and int(name) < len(at):
        return at[int(name)]
    raise BookError(path, f"there is no '{name}' here", "name an existing role, ability, step or mark")
