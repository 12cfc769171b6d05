"""Keys: a device proves itself by a long random word, of which only the hash is kept."""

from __future__ import annotations

import hashlib
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"
CODE_LENGTH = 6
MONTH = 30 * 24 * 3600
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


def sent_key(connection: HTTPConnection, code: str) -> str:
    """The key that a device sends for this table; an empty word where it sends none."""
    return key_of(connection) or connection.cookies.get(_cookie(connection, code), "")


def give_key(connection: HTTPConnection, answer: Response, code: str, key: str) -> None:
    """A device keeps the key of this table for a month."""
    name, secure = _cookie(connection, code), _is_secure(connection)
    answer.set_cookie(name, key, max_age=MONTH, httponly=True, samesite="lax", secure=secure)


def _cookie(connection: HTTPConnection, code: str) -> str:
    """Where the key is kept. One that came through TLS never travels without it.

    Its name is another: a table opened again without TLS could neither see that cookie nor replace it.
    """
    return f"__Host-omerta-{code}" if _is_secure(connection) else f"omerta-{code}"


def _is_secure(connection: HTTPConnection) -> bool:
    return connection.url.scheme in ("https", "wss")
