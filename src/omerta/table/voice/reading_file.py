"""A narrator as one file, to take home and to bring along: a zip of the recordings and a note."""

from __future__ import annotations

import io
import zipfile
import zlib

import msgspec
from msgspec import Struct

from omerta.core import Refused
from omerta.table.voice.narrators import (
    FILE,
    LARGEST,
    About,
    NarratorReading,
    Narrators,
    file_name,
    line_of,
    lines_of,
)

NOTE, FORMAT = "omerta-narrator.json", 1
LARGEST_FILE, LARGEST_NOTE, MOST_FILES = 48 * 2**20, 4096, 400
# What comes of a zip that is none, or is damaged, locked or of an unknown kind; and of an unknown book.
BROKEN = (
    zipfile.BadZipFile,
    zlib.error,
    msgspec.MsgspecError,
    OSError,
    ValueError,
    NotImplementedError,
    EOFError,
    KeyError,
    RuntimeError,
)


class FileNote(Struct, frozen=True):
    """What the file says about itself."""

    format: int
    about: About


NOTES = msgspec.json.Decoder(FileNote)


def packed(narrators: Narrators, reading: NarratorReading) -> bytes:
    """The reading as one file."""
    found = io.BytesIO()
    with zipfile.ZipFile(found, "w", zipfile.ZIP_STORED) as file:
        file.writestr(NOTE, msgspec.json.encode(FileNote(FORMAT, reading.about)))
        for take in reading.takes.values():
            file.writestr(take.file, narrators.sound(reading.id, take))
    return found.getvalue()


def unpacked(narrators: Narrators, body: bytes) -> NarratorReading:
    """A reading out of a file: all of it or nothing, and beside the ones that are here.

    Lines that the book no longer has are left out; anything else that is wrong spoils the whole file.
    """
    if len(body) > LARGEST_FILE:
        raise Refused("narrator-file-large")
    try:
        with zipfile.ZipFile(io.BytesIO(body)) as file:
            note = NOTES.decode(_member(file, NOTE, LARGEST_NOTE))
            if note.format != FORMAT or len(file.infolist()) > MOST_FILES:
                raise Refused("not-a-narrator")
            sounds = _sounds(
                file, {line_of(each.text) for each in lines_of(note.about.book, note.about.language)}
            )
    except BROKEN:
        raise Refused("not-a-narrator") from None
    return narrators.begin(note.about, sounds)


def _sounds(file: zipfile.ZipFile, lines: set[str]) -> dict[str, bytes]:
    """The recordings by the names of their files, which are made anew from what is in them."""
    found: dict[str, tuple[str, bytes]] = {}
    for member in file.infolist():
        if member.filename == NOTE:
            continue
        named = FILE.fullmatch(member.filename)
        if named is None:
            raise Refused("not-a-narrator")
        sound = _member(file, member.filename, LARGEST)
        name = file_name(named["line"], int(named["length"]), sound)
        if named["line"] in lines:
            found[named["line"]] = name, sound
    if sum(len(sound) for _, sound in found.values()) > LARGEST_FILE:
        raise Refused("narrator-file-large")
    return dict(found.values())


def _member(file: zipfile.ZipFile, name: str, most: int) -> bytes:
    """What a member holds, and no more than it may: what it says about its own size proves nothing."""
    with file.open(name) as member:
        body = member.read(most + 1)
    if len(body) > most:
        raise Refused("not-a-narrator")
    return body
