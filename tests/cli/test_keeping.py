"""Where games are kept, at the terminal: copies, a second table, and whatever can be wrong with a place."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from subprocess import DEVNULL, PIPE
from typing import Protocol

import pytest

from omerta.table.store.lock import held
from omerta.table.store.store import Store
from omerta.words import LANGUAGES, lexicon


class Told(Protocol):
    code: int
    out: str
    err: str


Omerta = Callable[..., Told]


def filled(folder: Path) -> Path:
    folder.mkdir(exist_ok=True)
    with closing(Store.at(f"sqlite:///{folder / 'tables.sqlite'}")) as store:
        for code in ("A", "B"):
            store.create(code, b"{}", "gathering")
    return folder


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_are_copied_and_put_back(omerta: Omerta, tmp_path: Path, language: str) -> None:
    home, copy, words = filled(tmp_path / "home"), tmp_path / "copy", lexicon(language)
    told = omerta("backup", str(copy), "--data", str(home), "--lang", language)
    assert (told.code, told.err) == (0, "")
    assert told.out.strip() == words.say("cli-backup-done", {"number": 2, "file": str(copy)})
    again = omerta("backup", str(copy), "--data", str(home), "--lang", language)
    assert again.code == 2
    assert again.err.strip() == words.say("cli-store-file-exists", {"detail": str(copy)})
    told = omerta("restore", str(copy), "--data", str(home), "--lang", language)
    assert told.code == 2
    assert "--force" in told.err
    told = omerta("restore", str(copy), "--data", str(home), "--force", "--lang", language)
    assert (told.code, told.err) == (0, "")
    assert told.out.strip() == words.say("cli-restore-done", {"number": 2, "file": str(copy)})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_second_table_on_the_same_games_is_told_of_the_first(
    omerta: Omerta, tmp_path: Path, language: str
) -> None:
    home = filled(tmp_path / "home")
    with held(home / "tables.sqlite") as announce:
        announce("http://192.0.2.7:8420")
        told = omerta("serve", "--data", str(home), "--no-browser", "--lang", language)
        put_back = omerta("restore", "copy", "--data", str(home), "--force", "--lang", language)
    detail = f"http://192.0.2.7:8420 (pid {os.getpid()})"
    assert told.code == 2
    assert told.err.strip() == lexicon(language).say("cli-store-served", {"detail": detail})
    assert put_back.code == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_wrong_with_the_place_is_said_in_a_sentence(
    omerta: Omerta, tmp_path: Path, language: str
) -> None:
    home = filled(tmp_path / "home")
    file = home / "tables.sqlite"
    whole = file.read_bytes()
    file.write_bytes(whole[:5000] + bytes(len(whole) - 5000))
    (tmp_path / "letter").write_text("Dear Don")
    well = str(filled(tmp_path / "well"))
    calls = [
        ("serve", "--no-browser", "--data", str(home)),
        ("backup", str(tmp_path / "copy"), "--data", str(home)),
        ("restore", str(file), "--data", str(tmp_path / "new")),
        ("restore", str(tmp_path / "letter"), "--data", str(tmp_path / "new")),
        ("serve", "--no-browser", "--data", str(tmp_path / "letter" / "home")),
        ("serve", "--no-browser", "--data", "/proc/omerta"),
        ("backup", str(tmp_path / "copy"), "--data", "/proc/omerta"),
        ("backup", str(tmp_path / "nowhere" / "copy"), "--data", well),
        ("backup", "/proc/copy", "--data", well),
        ("backup", str(tmp_path / "copy"), "--data", str(tmp_path / "empty")),
    ]
    for call in calls:
        told = omerta(*call, "--lang", language)
        assert told.code == 2, call
        assert told.out == "", call
        assert len(told.err.strip().splitlines()) == 1, (call, told.err)
        assert "Traceback" not in told.err, call
        assert "cli-" not in told.err, call


def test_a_port_that_is_taken_is_named(omerta: Omerta, tmp_path: Path) -> None:
    with closing(socket.socket()) as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        options = ("--host", "127.0.0.1", "--port", port, "--data", str(tmp_path), "--no-browser")
        told = omerta("serve", *options)
    assert told.code == 2
    assert port in told.err
    assert len(told.err.strip().splitlines()) == 1


def test_a_server_that_was_killed_keeps_nobody_from_opening_the_table_again(tmp_path: Path) -> None:
    options = ["--host", "127.0.0.1", "--data", str(tmp_path), "--no-browser"]
    command = [sys.executable, "-m", "omerta.cli", "serve", *options]

    def opened() -> subprocess.Popen[str]:
        found = subprocess.Popen(command, stdout=PIPE, stderr=DEVNULL, text=True)
        assert found.stdout is not None
        while "http://" not in (line := found.stdout.readline()):
            assert line or found.poll() is None
        return found

    with opened() as first:
        second = subprocess.run(command, capture_output=True, text=True, check=False)
        assert second.returncode == 2
        assert f"(pid {first.pid})" in second.stderr
        first.kill()
        first.wait(20)
        with opened() as third:
            third.send_signal(signal.SIGTERM)
            assert third.wait(20) == 0
