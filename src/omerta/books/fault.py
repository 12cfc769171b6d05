"""A mistake in a book of one's own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from omerta.books.nearness import nearest


class Fault(Struct, frozen=True):
    """A mistake in a book: where, its name, what it is about, what was probably meant, what is allowed."""

    place: str
    problem: str
    about: str = ""
    near: str = ""
    allowed: tuple[str, ...] = ()


def unknown(place: str, problem: str, name: str, known: Iterable[str]) -> Fault:
    """A name or value that is none of those known."""
    names = tuple(dict.fromkeys(known))
    return Fault(place, problem, name, nearest(name, names), names)


def need_known(place: str, name: str, known: Iterable[str], problem: str) -> Iterator[Fault]:
    """A fault unless the name is known."""
    names = tuple(known)
    if name not in names:
        yield unknown(place, problem, name, names)
