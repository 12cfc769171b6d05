"""Keys: a device proves itself by a long random word, of which only the hash is kept."""

from __future__ import annotations

import hashlib
import secrets

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"
CODE_LENGTH = 6


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
