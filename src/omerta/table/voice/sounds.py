"""Where the sound of a sentence lies: under an address nobody can guess, made from public words alone."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from functools import lru_cache
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from omerta.table.state.lobby import Lobby
from omerta.table.voice.narrators import NarratorReading, Narrators, Take
from omerta.words.fixed_lines import parted
from omerta.words.spoken import for_the_ear

WAVE = "audio/wav"
BYTES = 16
MOST_REMEMBERED = 256


class Machine(Protocol):
    """What speaks in these languages by itself."""

    languages: frozenset[str]

    async def sound(self, text: str, language: str) -> bytes:
        """The sentence as a WAV; nothing where it cannot be said."""

    async def close(self) -> None:
        """Nothing more is said."""


def new_sound_key() -> str:
    """The key to all sounds of a table, which is kept with it and shown to nobody."""
    return secrets.token_hex(BYTES)


def with_sound_key(lobby: Lobby) -> Lobby:
    """A table gets its key with the first change that is stored of it."""
    return lobby if lobby.sound_key else replace(lobby, sound_key=new_sound_key())


@lru_cache(maxsize=MOST_REMEMBERED)
def address(code: str, key: str, *said: str) -> str:
    """The address of what is said: the same in every process and after every start, and in no other table."""
    name = hmac.digest(key.encode(), "\0".join(said).encode(), hashlib.sha256)[:BYTES].hex()
    return f"/t/{code}/sounds/{name}"


class SpokenPart(Struct, frozen=True):
    """Where a sentence can be heard, and whether a person has recorded all of it."""

    sounds: tuple[str, ...] = ()
    recorded: bool = False


UNHEARD = SpokenPart()


class Sounds:
    """What screens can be given to play: what people have recorded, and the voice of the machine."""

    def __init__(self, machine: Machine | None = None, narrators: Narrators | None = None) -> None:
        self.machine = machine
        self.narrators = narrators

    def speaks(self, language: str) -> bool:
        """Can the machine itself speak this language?"""
        return self.machine is not None and language in self.machine.languages

    def of(self, text: str, lobby: Lobby) -> SpokenPart:
        """Where this sentence of the table can be heard; it depends on its words and on nothing else."""
        code, key = lobby.code, lobby.sound_key
        takes = self.takes(text, lobby)
        if not key:
            return UNHEARD
        if takes:
            return SpokenPart(tuple([address(code, key, lobby.narrator, take.file) for take in takes]), True)
        return (
            SpokenPart((address(code, key, lobby.language, text),))
            if self.speaks(lobby.language)
            else UNHEARD
        )

    def takes(self, text: str, lobby: Lobby) -> tuple[Take, ...]:
        """The recordings that make up a whole sentence for the ear; none if one of its parts is missing."""
        reading = self.narrator(lobby)
        return parted(text, reading.known) if reading is not None else ()

    def narrator(self, lobby: Lobby) -> NarratorReading | None:
        """The narrator of this table, if he reads its book to its language."""
        if self.narrators is None or not lobby.narrator:
            return None
        found = self.narrators.find(lobby.narrator)
        fits = found is not None and (found.about.book, found.about.language) == (
            _read_of(lobby),
            lobby.language,
        )
        return found if fits else None

    def offered(self, lobby: Lobby) -> tuple[NarratorReading, ...]:
        """The narrators this table can choose from."""
        return self.narrators.fitting(_read_of(lobby), lobby.language) if self.narrators is not None else ()

    def lasts(self, text: str, lobby: Lobby) -> float:
        """How many seconds it takes the narrator to say this; 0 where he does not."""
        return sum(take.seconds for take in self.takes(for_the_ear(text, lobby.language), lobby))

    async def made(self, text: str, lobby: Lobby, where: str) -> tuple[bytes, str]:
        """The sound at this address of a sentence for the ear, and its type; nothing if it cannot be said."""
        for take in self.takes(text, lobby):
            if address(lobby.code, lobby.sound_key, lobby.narrator, take.file) == where and self.narrators:
                return await asyncio.to_thread(self.narrators.sound, lobby.narrator, take), take.media_type
        return await self.machine.sound(text, lobby.language) if self.machine is not None else b"", WAVE

    async def close(self) -> None:
        """Nothing more is said."""
        if self.machine is not None:
            await self.machine.close()


def _read_of(lobby: Lobby) -> str:
    """The book whose readings are heard: most of what is said by a book of one's own stands in its base."""
    return lobby.own.own.based_on if lobby.own is not None else lobby.book


SILENT = Sounds()
