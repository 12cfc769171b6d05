"""Where the sound of a sentence lies: under an address nobody can guess, made from public words alone."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from functools import lru_cache
from typing import Protocol

from msgspec.structs import replace

from omerta.table.state.lobby import Lobby

BYTES = 16
MOST_REMEMBERED = 1024


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


class Sounds:
    """What screens can be given to play."""

    def __init__(self, machine: Machine | None = None) -> None:
        self.machine = machine

    def speaks(self, language: str) -> bool:
        """Can the machine itself speak this language?"""
        return self.machine is not None and language in self.machine.languages

    def of(self, text: str, lobby: Lobby) -> tuple[str, ...]:
        """Where this sentence of the table can be heard; it depends on its words and on nothing else."""
        if not lobby.sound_key or not self.speaks(lobby.language):
            return ()
        return (address(lobby.code, lobby.sound_key, lobby.language, text),)

    async def made(self, text: str, language: str) -> bytes:
        """The sentence in the voice of the machine; nothing where it cannot be said."""
        return await self.machine.sound(text, language) if self.machine is not None else b""

    async def close(self) -> None:
        """Nothing more is said."""
        if self.machine is not None:
            await self.machine.close()


SILENT = Sounds()
