"""House rules: a switch changes the book at named places, and what comes out is a book."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from omerta.core.commands import BookError, Refused
from omerta.core.vocabulary import Book, PatchValue, Switch


def with_options(book: Book, options: dict[str, str]) -> Book:
    """The book as it is played with these house rules."""
    return _with(book, tuple(sorted(options.items())))


@lru_cache(maxsize=128)
def _with(book: Book, options: tuple[tuple[str, str], ...]) -> Book:
    chosen = dict(options)
    for name in chosen:
        if name not in book.switches:
            raise Refused("no-such-switch")
    changes: dict[str, PatchValue] = {}
    for name, switch in book.switches.items():
        changes.update(patches(switch, chosen.get(name, switch.default)))
    return patched(book, changes)


def patches(switch: Switch, value: str) -> dict[str, PatchValue]:
    """What a switch at this value changes."""
    if switch.number:
        if not value.isdigit() or not switch.least <= int(value) <= switch.most:
            raise Refused("no-such-value", (switch.rule,))
        return dict.fromkeys(switch.number, int(value))
    if value not in switch.values:
        raise Refused("no-such-value", (switch.rule,))
    return switch.values[value]


def patched(book: Book, patches: dict[str, PatchValue]) -> Book:
    """The book with other values at the named places; a place is a path of names joined by dots."""
    if not patches:
        return book
    tree = msgspec.json.decode(msgspec.json.encode(book))
    for path, value in patches.items():
        put(tree, path, value)
    try:
        return msgspec.convert(tree, Book)
    except msgspec.ValidationError as error:
        problem, _, place = str(error).partition(" - at ")
        raise BookError(place.strip("`$.") or book.name, problem, "see docs/books.md") from error


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
