"""What a book prints and what its house rules say unless chosen otherwise are one thing."""

from __future__ import annotations

from collections.abc import Iterator, Set

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from omerta.core.book.house_rules import agreed_book, patched, patches
from omerta.core.book.model import Book, Switch
from omerta.core.commands import BookError, Refused

RulePlace = tuple[str, str]
NOWHERE = object()


def value_at(book: Book, path: str) -> object:
    """What stands at a place of the book, or `NOWHERE` if it has no such place."""
    thing: object = book
    for name in path.split("."):
        match thing:
            case Struct() if name in thing.__struct_fields__:
                thing = getattr(thing, name)
            case dict() if name in thing:
                thing = thing[name]
            case tuple() if name.isdigit() and int(name) < len(thing):
                thing = thing[int(name)]
            case _:
                return NOWHERE
    return thing


def places(switch: Switch) -> tuple[str, ...]:
    """Every place of the book that some value of a switch changes."""
    named = [path for change in switch.values.values() for path in change]
    return tuple(dict.fromkeys((*named, *switch.number, *filter(None, (switch.list_at,)))))


def always(switch: Switch) -> tuple[str, ...]:
    """The places a switch decides alone: every one of its values writes them."""
    free = {*switch.number, *filter(None, (switch.list_at,))}
    ways = [{*change} for change in switch.values.values()] + ([free] if free else [])
    return tuple(path for path in places(switch) if all(path in way for way in ways))


def range_of(switch: Switch) -> str:
    """The values a switch may have, as an author reads them."""
    numbers = [f"{switch.least}-{switch.most}"] if switch.number else []
    return ", ".join((*switch.values, *numbers, *switch.list_of))


def says(book: Book, switch: Switch, value: str, path: str) -> bool:
    """Does a switch at this value leave this place as the book has it?"""
    change = patches(switch, value)
    return path not in change or value_at(patched(book, {path: change[path]}), path) == value_at(book, path)


def writes(book: Book, switch: Switch, value: str, path: str) -> bool:
    """Does a switch at this value put at this place just what the book has there?"""
    return path in patches(switch, value) and says(book, switch, value, path)


def settled(own: Book, printed: Book, said: Set[str]) -> tuple[Book, tuple[RulePlace, ...]]:
    """A book built on a printed one, with the defaults its own values ask for.

    Where the author wrote another value at a place that a switch governs, the switch stands at the value
    that gives it, unless its default is `said` in the file. What no value gives comes back with its switch.
    """
    governed = dict.fromkeys(path for switch in own.switches.values() for path in places(switch))
    changed = {path for path in governed if value_at(own, path) != value_at(printed, path)}
    book, unsettled = own, changed
    for name, switch in own.switches.items():
        fits = "" if name in said else _fitting(own, printed, switch, unsettled)
        if fits or name in said:
            book = _standing(book, printed, name, fits or switch.default, unsettled if fits else set())
            unsettled = unsettled - patches(switch, fits or switch.default).keys()
    played = agreed_book(book, {})
    lost = [path for path in governed if path in changed and value_at(played, path) != value_at(own, path)]
    return book, tuple((path, _writer(book, path)) for path in lost)


def _writer(book: Book, path: str) -> str:
    """The switch by whose default a place is played: the last that writes there."""
    return [name for name, switch in book.switches.items() if path in patches(switch, switch.default)][-1]


def _fitting(own: Book, printed: Book, switch: Switch, unsettled: Set[str]) -> str:
    """The value of a switch that says what the author wrote, or an empty word."""
    for value in _values(own, switch):
        change = patches(switch, value)
        known = all(value_at(printed, path) is not NOWHERE for path in change)
        if known and change.keys() & unsettled and all(says(own, switch, value, path) for path in change):
            return value
    return ""


def _values(book: Book, switch: Switch) -> Iterator[str]:
    """The values a switch may stand at: those it names, and the number or list the book has at its place."""
    yield from switch.values
    for path in (*switch.number[:1], *filter(None, (switch.list_at,))):
        found = value_at(book, path)
        value = ",".join(map(str, found)) if isinstance(found, tuple) else str(found)
        try:
            patches(switch, value)
        except Refused:
            continue
        yield value


def _standing(book: Book, printed: Book, name: str, value: str, moved: Set[str]) -> Book:
    """The book with a switch at another default; values that say nothing of a place mean the printed one."""
    switch = replace(book.switches[name], default=value)
    change = patches(switch, value)
    decided = always(switch)
    put = {path: there for path, there in change.items() if path in decided}
    back = {path: msgspec.to_builtins(value_at(printed, path)) for path in change if path not in decided}
    put |= {path: there for path, there in back.items() if path in moved}
    return replace(patched(book, put), switches={**book.switches, name: switch})


def contradictions(book: Book) -> Iterator[RulePlace]:
    """Places where the book says one thing and the switch that alone decides there another."""
    for name, switch in book.switches.items():
        for path in always(switch):
            try:
                agrees = says(book, switch, switch.default, path)
            except (BookError, Refused):
                continue
            if not agrees:
                yield path, name


def idle_values(book: Book) -> Iterator[tuple[str, str]]:
    """Switches whose default says nothing while another of their values says what the book does anyhow."""
    for name, switch in book.switches.items():
        for value, change in switch.values.items():
            quiet = (
                switch.default in switch.values and not change.keys() & switch.values[switch.default].keys()
            )
            try:
                idle = quiet and bool(change) and all(says(book, switch, value, path) for path in change)
            except BookError:
                continue
            if idle and value != switch.default:
                yield name, value
