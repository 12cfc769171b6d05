"""The command, run in place: what was typed, what came out, and how it went."""

import io
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from omerta.cli import run


@dataclass(frozen=True)
class Told:
    code: int
    out: str
    err: str


Omerta = Callable[..., Told]


@pytest.fixture
def omerta(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Omerta:
    """Call it like the command; `typed` is what comes through the pipe."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def call(*arguments: str, typed: str = "") -> Told:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        try:
            code = run(arguments)
        except SystemExit as left:
            code = left.code if isinstance(left.code, int) else 1
        told = capsys.readouterr()
        return Told(code, told.out, told.err)

    return call
