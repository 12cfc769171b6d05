"""Outlines: the path data of SVG read, set down somewhere else, and written as short as it goes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

TOKEN = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)")
ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "A": 7, "Z": 0}


@dataclass(frozen=True)
class Place:
    """Where a drawing stands: mirrored or not, turned and scaled round its origin, and moved."""

    factor: complex = 1
    shift: complex = 0
    mirrored: bool = False

    def __call__(self, x: float, y: float) -> tuple[float, float]:
        point = complex(-x if self.mirrored else x, y)
        found = self.factor * point + self.shift
        return found.real, found.imag

    def within(self, outer: Place) -> Place:
        """This place, if the paper it is on lies itself at another."""
        factor, shift = self.factor, self.shift
        if outer.mirrored:
            factor, shift = factor.conjugate(), -shift.conjugate()
        return Place(
            outer.factor * factor, outer.factor * shift + outer.shift, self.mirrored != outer.mirrored
        )


@dataclass(frozen=True)
class Segment:
    """One stroke of an outline: a command, the points it goes through, and what an arc needs besides."""

    command: str
    points: tuple[tuple[float, float], ...] = ()
    radii: tuple[float, float] = (0, 0)
    large: bool = False
    sweep: bool = False


def segments(data: str) -> Iterator[Segment]:
    """Read path data (M L H V C Q A Z, absolute or relative) as absolute segments."""
    tokens = TOKEN.findall(data)
    here = start = (0.0, 0.0)
    command, at = "", 0
    while at < len(tokens):
        if tokens[at].isalpha():
            command, at = tokens[at], at + 1
        kind = command.upper()
        if kind not in ARGUMENTS:
            raise ValueError(f"the kit does not know the path command {command!r}")
        numbers = [float(token) for token in tokens[at : at + ARGUMENTS[kind]]]
        at += ARGUMENTS[kind]
        from_x, from_y = here if command.islower() else (0.0, 0.0)
        if kind == "Z":
            here = start
            yield Segment("Z")
            continue
        if kind == "H":
            points = [(from_x + numbers[0], here[1])]
        elif kind == "V":
            points = [(here[0], from_y + numbers[0])]
        else:
            pairs = numbers[5:] if kind == "A" else numbers
            points = [(from_x + x, from_y + y) for x, y in zip(pairs[::2], pairs[1::2], strict=True)]
        here = points[-1]
        if kind == "M":
            start = here
            command = "l" if command == "m" else "L"
        if kind == "A":
            yield Segment("A", tuple(points), (numbers[0], numbers[1]), bool(numbers[3]), bool(numbers[4]))
        else:
            yield Segment("L" if kind in "HV" else kind, tuple(points))


def placed(outline: Iterator[Segment], place: Place) -> Iterator[Segment]:
    """The same outline at another place. Only round arcs keep their shape there, so only they are drawn."""
    size = abs(place.factor)
    for segment in outline:
        points = tuple(place(*point) for point in segment.points)
        radii = (segment.radii[0] * size, segment.radii[1] * size)
        yield Segment(segment.command, points, radii, segment.large, segment.sweep != place.mirrored)


def tenths(number: float) -> int:
    return round(number * 10)


def spelled(number: int) -> str:
    """A number of tenths, without a nought that can be left out."""
    whole, rest = divmod(abs(number), 10)
    sign = "-" if number < 0 else ""
    return f"{sign}{whole}" if rest == 0 else f"{sign}{whole or ''}.{rest}"


def joined(numbers: list[int]) -> str:
    """Numbers one after the other, with a space only where they would run together."""
    text = ""
    for number in numbers:
        word = spelled(number)
        last = text.rsplit(" ", 1)[-1].rsplit("-", 1)[-1]
        if text and not word.startswith("-") and not (word.startswith(".") and "." in last):
            text += " "
        text += word
    return text


def written(outline: Iterator[Segment]) -> str:
    """Path data in tenths, relative from point to point, so that what is rounded never adds up."""
    text, last = "", ""
    here = start = (0, 0)
    for segment in outline:
        if segment.command == "Z":
            text, last, here = text + "z", "z", start
            continue
        points = [(tenths(x), tenths(y)) for x, y in segment.points]
        to_x, to_y = points[-1][0] - here[0], points[-1][1] - here[1]
        command = segment.command.lower()
        if command == "m":
            numbers = [points[0][0], points[0][1]] if not text else [to_x, to_y]
            command = "M" if not text else "m"
            start = points[0]
        elif command == "l" and (to_x == 0 or to_y == 0):
            if to_x == to_y == 0:
                continue
            command, numbers = ("v", [to_y]) if to_x == 0 else ("h", [to_x])
        elif command == "a":
            radii = [tenths(segment.radii[0]), tenths(segment.radii[1])]
            numbers = [*radii, 0, 10 * segment.large, 10 * segment.sweep, to_x, to_y]
        else:
            numbers = [along - origin for point in points for along, origin in zip(point, here, strict=True)]
        body = joined(numbers)
        if command == last and command not in "mM":
            text += body if body.startswith("-") else f" {body}"
        else:
            text += command + body
        here, last = points[-1], command
    return text
