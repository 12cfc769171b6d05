"""Narrators of one's own: the fixed lines of a book as people have recorded them, in the folder of games.

A reading is a folder with a note about it and one file for each line. The name of a file says which line it
is, how long it takes and what is in it: so there is nothing beside the files that could disagree with them.
"""

from __future__ import annotations

import hashlib
import re
import secrets
import shutil
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from omerta.books.shelf import SHELF
from omerta.core import Refused
from omerta.words import lexicon
from omerta.words.fixed_lines import FixedLine, fixed_lines
from omerta.words.spoken import for_the_ear
from omerta.words.voice import PHONES

FOLDER, ABOUT, KEY = "narrators", "about.json", "key"
ID = re.compile(r"[0-9a-f]{12}")
FILE = re.compile(
    r"(?P<line>[0-9a-f]{24})-(?P<length>[0-9]{1,6})-(?P<content>[0-9a-f]{12})\.(?P<kind>[a-z0-9]{3,4})"
)
# What a browser records, by how it begins: whoever plays it is told what it is, and nothing else is kept.
KINDS = {"webm": ("audio/webm", 0, b"\x1a\x45\xdf\xa3"), "ogg": ("audio/ogg", 0, b"OggS")}
KINDS |= {"m4a": ("audio/mp4", 4, b"ftyp")}
LARGEST, LONGEST, SHORTEST = 512 * 1024, 30_000, 100  # bytes; milliseconds
MOST_READINGS = 100
NOT_YET: Mapping[str, bytes] = MappingProxyType({})


class About(Struct, frozen=True):
    """Who reads which book, to a table of which language."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    book: Annotated[str, Meta(max_length=32)]
    language: Literal["en", "ru", "uk"]


ABOUTS = msgspec.json.Decoder(About)


class Take(Struct, frozen=True):
    """A line that was recorded: how many seconds it takes, and its file."""

    line: str
    seconds: float
    file: str

    @property
    def media_type(self) -> str:
        """What is in the file."""
        return KINDS[self.file.rpartition(".")[2]][0]


class NarratorReading(Struct, frozen=True):
    """What somebody has recorded; `known` finds it by the words as they are heard."""

    id: str
    about: About
    takes: Mapping[str, Take]
    known: Mapping[str, Take]


def line_of(text: str) -> str:
    """The name of a line: another one as soon as a word of it changes."""
    return hashlib.sha256(text.encode()).hexdigest()[:24]


def lines_of(book: str, language: str) -> tuple[FixedLine, ...]:
    """What there is to record for a table that hosts itself."""
    return fixed_lines(SHELF[book], lexicon(language).also(PHONES))


def file_name(line: str, milliseconds: int, sound: bytes) -> str:
    """The file of a recording, or a refusal where it cannot be one."""
    kinds = [kind for kind, (_, at, mark) in KINDS.items() if sound[at : at + len(mark)] == mark]
    if not kinds or len(sound) > LARGEST:
        raise Refused("not-a-recording")
    if not SHORTEST <= milliseconds <= LONGEST:
        raise Refused("recording-length")
    return f"{line}-{milliseconds}-{hashlib.sha256(sound).hexdigest()[:12]}.{kinds[0]}"


class Narrators:
    """All readings of one folder. Any thread may call it; what is written is there whole or not at all."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / FOLDER
        self._read: dict[str, tuple[int, NarratorReading]] = {}
        self._key = ""

    def key(self) -> str:
        """The key by which other devices than this machine may record; it is made when it is first needed."""
        if self._key:
            return self._key
        file = self._folder / KEY
        if not file.exists():
            self._folder.mkdir(parents=True, exist_ok=True)
            made = self._folder / f"{secrets.token_hex(8)}.tmp"
            made.touch(0o600)
            made.write_text(secrets.token_urlsafe(24))
            made.replace(file)
        self._key = file.read_text().strip()
        return self._key

    def all(self) -> tuple[NarratorReading, ...]:
        """Every reading, by name."""
        ids = [each.name for each in self._folder.glob("*/") if ID.fullmatch(each.name)]
        found = [reading for reading in map(self.find, ids) if reading is not None]
        return tuple(sorted(found, key=lambda each: (each.about.name.casefold(), each.id)))

    def fitting(self, book: str, language: str) -> tuple[NarratorReading, ...]:
        """Those that can be heard at a table of this book and language."""
        found = [each for each in self.all() if (each.about.book, each.about.language) == (book, language)]
        return tuple(each for each in found if each.takes)

    def find(self, id: str) -> NarratorReading | None:
        """The reading of this name; it is read again when its folder has changed."""
        if not ID.fullmatch(id):
            return None
        try:
            changed = (self._folder / id).stat().st_mtime_ns
            known = self._read.get(id)
            if known is None or known[0] != changed:
                known = self._read[id] = changed, _read(self._folder / id)
        except (OSError, msgspec.ValidationError, msgspec.DecodeError, KeyError):
            return None
        return known[1]

    def need(self, id: str) -> NarratorReading:
        """The reading of this name, or a refusal."""
        found = self.find(id)
        if found is None:
            raise Refused("no-such-reading")
        return found

    def begin(self, about: About, sounds: Mapping[str, bytes] = NOT_YET) -> NarratorReading:
        """A new reading, perhaps with what is already recorded of it, by the names of the files."""
        readings = self.all()
        if about.book not in SHELF or not about.name.strip() or len(readings) >= MOST_READINGS:
            raise Refused("no-more-narrators" if len(readings) >= MOST_READINGS else "not-understood")
        names = {each.about.name for each in readings}
        name = next(each for each in _numbered(about.name.strip()) if each not in names)
        about, id = msgspec.structs.replace(about, name=name), secrets.token_hex(6)
        made = self._folder / f"{id}.tmp"
        made.mkdir(parents=True)
        try:
            (made / ABOUT).write_bytes(msgspec.json.encode(about))
            for file, sound in sounds.items():
                (made / file).write_bytes(sound)
            made.replace(self._folder / id)
        except OSError:
            shutil.rmtree(made, ignore_errors=True)
            raise
        return self.need(id)

    def keep(self, id: str, line: str, milliseconds: int, sound: bytes) -> Take:
        """A line is recorded, for the first time or anew."""
        reading = self.need(id)
        if line not in {line_of(each.text) for each in lines_of(reading.about.book, reading.about.language)}:
            raise Refused("not-understood")
        name, folder = file_name(line, milliseconds, sound), self._folder / id
        made = folder / f"{secrets.token_hex(8)}.tmp"
        made.write_bytes(sound)
        made.replace(folder / name)
        self._forget(folder, line, but=name)
        return self.need(id).takes[line]

    def forget(self, id: str, line: str) -> None:
        """A line is no longer recorded."""
        self.need(id)
        self._forget(self._folder / id, line)

    def _forget(self, folder: Path, line: str, but: str = "") -> None:
        for each in folder.iterdir():
            found = FILE.fullmatch(each.name)
            if found is not None and found["line"] == line and each.name != but:
                each.unlink(missing_ok=True)
        self._read.pop(folder.name, None)

    def remove(self, id: str) -> None:
        """The whole reading is gone."""
        self.need(id)
        self._read.pop(id, None)
        shutil.rmtree(self._folder / id, ignore_errors=True)

    def sound(self, id: str, take: Take) -> bytes:
        """What was recorded."""
        try:
            return (self._folder / id / take.file).read_bytes()
        except OSError:
            raise Refused("no-such-reading") from None


def _read(folder: Path) -> NarratorReading:
    about = ABOUTS.decode((folder / ABOUT).read_bytes())
    takes = dict[str, Take]()
    for each in sorted(folder.iterdir()):
        found = FILE.fullmatch(each.name)
        if found is not None and found["kind"] in KINDS:
            takes[found["line"]] = Take(found["line"], int(found["length"]) / 1000, each.name)
    texts = [line.text for line in lines_of(about.book, about.language)]
    lines = {line_of(text): text for text in texts}
    known = {for_the_ear(lines[line], about.language): take for line, take in takes.items() if line in lines}
    return NarratorReading(folder.name, about, {line: takes[line] for line in takes if line in lines}, known)


def _numbered(name: str) -> list[str]:
    """The name, and the same with a number, should it be taken."""
    return [name, *(f"{name[:36]} {number}" for number in range(2, MOST_READINGS + 2))]
