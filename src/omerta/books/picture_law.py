"""Pictures of one's own: an SVG is read by a short list of what may be in it, and written anew from that.

Nothing in it runs, refers to anything or is styled from elsewhere: filled and stroked shapes, and no more.
What is not on the list is a fault with its line; so no drawing is ever shown otherwise than it was meant.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from xml.parsers import expat
from xml.sax.saxutils import quoteattr

from omerta.books.fault import Fault, unknown

LARGEST, LARGEST_ALL = 48_000, 480_000
MOST_ELEMENTS, DEEPEST = 2_000, 16
VIEW_BOX = "0 0 300 360"
SVG = "http://www.w3.org/2000/svg"
SPACE = " "  # between a namespace and a name, as expat hands them over
HEAD = f'<svg xmlns="{SVG}" viewBox="{VIEW_BOX}">'

NUMBER = r"[+-]?(?:\d{1,9}\.?\d{0,9}|\.\d{1,9})(?:[eE][+-]?\d)?"
NUMBERS = r"[0-9eE+\-.,\s]*"  # told apart by the browser: to do it here would take for ever on a wrong one
COLOUR = re.compile(r"none|[a-zA-Z]{3,20}|#(?:[0-9a-fA-F]{3}){1,2}")
PATH = re.compile(r"[MmLlHhVvCcSsQqTtAaZz0-9eE+\-.,\s]*")
POINTS = re.compile(NUMBERS)
LENGTH = re.compile(rf"{NUMBER}(?:px)?")
SHARE = re.compile(rf"{NUMBER}%?")
TRANSFORM = re.compile(rf"\s*(?:(?:translate|scale|rotate|matrix|skewX|skewY)\({NUMBERS}\)[\s,]*)*")

PAINT: Mapping[str, re.Pattern[str]] = MappingProxyType(
    {
        "fill": COLOUR,
        "fill-opacity": SHARE,
        "fill-rule": re.compile("nonzero|evenodd"),
        "opacity": SHARE,
        "stroke": COLOUR,
        "stroke-linecap": re.compile("butt|round|square"),
        "stroke-linejoin": re.compile("miter|round|bevel"),
        "stroke-miterlimit": LENGTH,
        "stroke-opacity": SHARE,
        "stroke-width": LENGTH,
        "transform": TRANSFORM,
    }
)
SHAPES: Mapping[str, Mapping[str, re.Pattern[str]]] = MappingProxyType(
    {
        "g": {},
        "path": {"d": PATH},
        "circle": dict.fromkeys(("cx", "cy", "r"), LENGTH),
        "ellipse": dict.fromkeys(("cx", "cy", "rx", "ry"), LENGTH),
        "rect": dict.fromkeys(("x", "y", "width", "height", "rx", "ry"), LENGTH),
        "line": dict.fromkeys(("x1", "y1", "x2", "y2"), LENGTH),
        "polygon": {"points": POINTS},
        "polyline": {"points": POINTS},
    }
)
UNSEEN = ("title", "desc")  # left out with all that is in them
UNUSED = ("id", "class", "version", "width", "height", "xml:space")  # of the root or of anything: left out


class _Stop(Exception):  # noqa: N818 - it ends the reading, and the faults tell why
    """Nothing more of this file is worth reading."""


class _DrawingReader:
    """Reads one drawing and writes it anew as far as it is allowed."""

    def __init__(self, place: str) -> None:
        self.place = place
        self.faults: list[Fault] = []
        self.written: list[str] = [HEAD]
        self._open: list[str] = []
        self._unseen = 0
        self._elements = 0
        self._parser = expat.ParserCreate("utf-8", SPACE)
        self._parser.StartElementHandler = self._begin
        self._parser.EndElementHandler = self._end
        self._parser.CharacterDataHandler = self._text
        self._parser.StartDoctypeDeclHandler = self._doctype
        self._parser.ProcessingInstructionHandler = self._instruction

    def read(self, source: str) -> None:
        try:
            self._parser.Parse(source.encode(), True)
        except expat.ExpatError as error:
            self._fault("picture-not-svg", expat.errors.messages[error.code], error.lineno)
        except _Stop:
            pass

    def _fault(self, problem: str, about: str, line: int = 0) -> None:
        self.faults.append(Fault(self._here(line), problem, about))

    def _here(self, line: int = 0) -> str:
        return f"{self.place}, line {line or self._parser.CurrentLineNumber}"

    def _doctype(self, name: str, system: str | None, public: str | None, inside: bool) -> None:
        """Entities are declared there, and with them a line becomes a billion: nothing behind it is read."""
        self._fault("picture-doctype", name)
        raise _Stop

    def _instruction(self, name: str, data: str) -> None:
        self.faults.append(unknown(self._here(), "picture-element", f"?{name}", SHAPES))

    def _text(self, data: str) -> None:
        if data.strip() and not self._unseen:
            self._fault("picture-text", data.strip()[:40])

    def _begin(self, named: str, attributes: dict[str, str]) -> None:
        name = _plain(named)
        self._elements += 1
        if self._elements > MOST_ELEMENTS or len(self._open) >= DEEPEST:
            self._fault("picture-too-much", name)
            raise _Stop
        if self._unseen or name in UNSEEN:
            self._unseen += 1
        elif not self._open:
            self._root(name, attributes)
        elif name in SHAPES:
            self._shape(name, attributes)
        else:
            self.faults.append(unknown(self._here(), "picture-element", name, SHAPES))
            self._unseen += 1
        self._open.append(name)

    def _end(self, named: str) -> None:
        name = self._open.pop()
        if self._unseen:
            self._unseen -= 1
        elif name == "g" and self._open:
            self.written.append("</g>")

    def _root(self, name: str, attributes: dict[str, str]) -> None:
        if name != "svg":
            self._fault("picture-not-svg", name)
            raise _Stop
        if " ".join(attributes.get("viewBox", "").replace(",", " ").split()) != VIEW_BOX:
            self._fault("picture-view-box", attributes.get("viewBox", ""))
        painted = {key: value for key, value in attributes.items() if key != "viewBox"}
        said = self._allowed("svg", painted, PAINT)
        self.written[0] = HEAD.replace(">", f"{said}>")

    def _shape(self, name: str, attributes: dict[str, str]) -> None:
        said = self._allowed(name, attributes, {**SHAPES[name], **PAINT})
        self.written.append(f"<{name}{said}>" if name == "g" else f"<{name}{said}/>")

    def _allowed(self, name: str, attributes: dict[str, str], known: Mapping[str, re.Pattern[str]]) -> str:
        said = ""
        for key, value in attributes.items():
            plain = _plain(key)
            if plain in UNUSED and plain not in known:
                continue
            if plain not in known:
                self._fault("picture-attribute", f"{name} {plain}")
            elif not known[plain].fullmatch(value):
                self._fault("picture-value", f'{plain}="{value[:40]}"')
            else:
                said += f" {plain}={quoteattr(' '.join(value.split()))}"
        return said


def _plain(name: str) -> str:
    """A name of SVG as it is written; one of another namespace keeps enough of it to be a stranger."""
    space, _, own = name.rpartition(SPACE)
    if space == SVG or not space:
        return own
    return (
        f"xml:{own}"
        if space.endswith("XML/1998/namespace")
        else f"{space.rstrip('/').rpartition('/')[2]}:{own}"
    )


def cleaned(source: str, place: str) -> tuple[str, tuple[Fault, ...]]:
    """A drawing written anew from what is allowed in it, and everything that is not, each with its line."""
    if len(source.encode()) > LARGEST:
        return "", (Fault(place, "picture-too-large", str(len(source.encode())), str(LARGEST)),)
    reader = _DrawingReader(place)
    reader.read(source)
    return "".join((*reader.written, "</svg>")), tuple(reader.faults)


def drawn(
    pictures: Mapping[str, str], beside: Callable[[str], str] | None
) -> tuple[dict[str, str], tuple[Fault, ...]]:
    """The pictures of a book by its cards, and what is wrong with them.

    Each is the drawing itself or a file that lies beside the book: `beside` reads it, and says nothing of one
    that is not there. Without it what lies in files is left out.
    """
    made, found = dict[str, str](), list[Fault]()
    for card, entry in pictures.items():
        place, is_file = f"pictures.{card}", "<" not in entry
        if is_file and beside is None:
            continue
        source = beside(entry) if is_file and beside is not None else entry
        if not source:
            found.append(Fault(place, "picture-missing", entry))
            continue
        made[card], wrong = cleaned(source, place)
        found += wrong
    if sum(map(len, made.values())) > LARGEST_ALL:
        found.append(Fault("pictures", "pictures-too-large", str(LARGEST_ALL)))
    return made, tuple(found)
