"""Keys: a device proves itself by a long random word, of which only the hash is kept."""

from __future__ import annotations

import hashlib
import secrets

from starlette.requests import HTTPConnection

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"
CODE_LENGTH = 6
PROTOCOL, KEY_PROTOCOL = "omerta", "omerta.key."


def new_key() -> str:
    """A key nobody can guess."""
    return secrets.token_urlsafe(32)


def hashed(key: str) -> str:
    """What is kept of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


def new_code() -> str:
    """The name of a table: short enough to be typed, too many to be tried."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def read_code(typed: str) -> str:
    """A code as people type it: small letters and blanks are forgiven."""
    return "".join(letter for letter in typed.upper() if letter.isalnum())[:CODE_LENGTH]


def key_of(connection: HTTPConnection) -> str:
    """The key a client sends: in a header, or as a subprotocol, because a browser's socket has no headers."""
    scheme, _, key = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return key.strip()
    offered = [each.strip() for each in connection.headers.get("sec-websocket-protocol", "").split(",")]
    return next((each.removeprefix(KEY_PROTOCOL) for each in offered if each.startswith(KEY_PROTOCOL)), "")


def protocol_of(connection: HTTPConnection) -> str | None:
    """The subprotocol to answer with, if ours was offered."""
    offered = connection.headers.get("sec-websocket-protocol", "")
    return PROTOCOL if PROTOCOL in [each.strip() for each in offered.split(",")] else None
