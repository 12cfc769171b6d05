"""What a store promises, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from subprocess import PIPE
from threading import Barrier

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine, inspect, text

from omerta.table.store.backup import backup
from omerta.table.store.database import StoreError, address, open_engine
from omerta.table.store.schema import VERSIONS, metadata
from omerta.table.store.store import Kept, NoSuchTable, Stale, Store

CODE = "KRLN"
AN_HOUR = timedelta(hours=1)
ROUNDS = 50

# Appends for ever and says each version that was acknowledged.
SCRIBE = """
import sys
from omerta.table.store.store import Store
store = Store.at(sys.argv[1])
version = store.load("KRLN").version
while True:
    event = b'{"n": %d}' % version
    version = store.append("KRLN", version, event, "play", 1, version, [event])
    print(version, flush=True)
"""
# Ready to open a database at a word.
OPENER = """
import sys
from omerta.table.store.store import Store
print("ready", flush=True)
sys.stdin.readline()
Store.at(sys.argv[1]).close()
"""


@contextmanager
def opened(url: str) -> Iterator[Engine]:
    engine = open_engine(address(url))
    try:
        yield engine
    finally:
        engine.dispose()


def test_a_new_table_is_at_version_one(store: Store) -> None:
    store.create(CODE, b'{"name": "\xd0\x9a\xd1\x83\xd1\x85\xd0\xbd\xd1\x8f"}', "lobby")
    assert store.load(CODE) == Kept(1, '{"name": "Кухня"}'.encode())
    assert store.events(CODE, 1) == []


def test_a_code_is_given_once(store: Store) -> None:
    store.create(CODE, b"{}", "lobby")
    with pytest.raises(Stale):
        store.create(CODE, b'{"other": 1}', "lobby")
    assert store.load(CODE) == Kept(1, b"{}")


def test_an_unknown_table_is_no_table(store: Store) -> None:
    with pytest.raises(NoSuchTable):
        store.load("NONE")
    with pytest.raises(Stale):
        store.append("NONE", 1, b"{}", "lobby", 1, 1, [])
    assert store.events("NONE", 1) == []


def test_a_change_and_its_events_are_stored_together(store: Store) -> None:
    store.create(CODE, b"{}", "lobby")
    assert store.append(CODE, 1, b'{"people": 1}', "lobby", 0, 1, []) == 2
    assert store.append(CODE, 2, b'{"people": 8}', "play", 1, 1, [b'"a"', b'"b"']) == 3
    assert store.append(CODE, 3, b'{"people": 8}', "play", 1, 3, [b'"c"']) == 4
    assert store.append(CODE, 4, b'{"people": 8}', "play", 2, 1, [b'"d"']) == 5
    assert store.load(CODE) == Kept(5, b'{"people": 8}')
    assert store.events(CODE, 1) == [b'"a"', b'"b"', b'"c"']
    assert store.events(CODE, 1, after=2) == [b'"c"']
    assert store.events(CODE, 2) == [b'"d"']


def test_a_stale_version_changes_nothing(store: Store) -> None:
    store.create(CODE, b"{}", "lobby")
    store.append(CODE, 1, b'{"first": 1}', "play", 1, 1, [b'"a"'])
    with pytest.raises(Stale):
        store.append(CODE, 1, b'{"second": 1}', "over", 1, 2, [b'"b"'])
    assert store.load(CODE) == Kept(2, b'{"first": 1}')
    assert store.events(CODE, 1) == [b'"a"']
    assert store.staged("over", datetime.now(UTC) - AN_HOUR) == []


def test_an_event_that_is_there_already_takes_the_whole_change_back(store: Store) -> None:
    store.create(CODE, b"{}", "lobby")
    store.append(CODE, 1, b'{"first": 1}', "play", 1, 1, [b'"a"', b'"b"'])
    with pytest.raises(Stale):
        store.append(CODE, 2, b'{"second": 1}', "play", 1, 2, [b'"x"', b'"y"'])
    assert store.load(CODE) == Kept(2, b'{"first": 1}')
    assert store.events(CODE, 1) == [b'"a"', b'"b"']


def test_of_two_who_race_exactly_one_wins(store: Store) -> None:
    store.create(CODE, b"{}", "play")
    start = Barrier(2)

    def run(name: str, version: int) -> str | None:
        body = b'"%s"' % name.encode()
        start.wait(10)
        try:
            store.append(CODE, version, body, "play", 1, version, [body])
        except Stale:
            return None
        return name

    winners = []
    with ThreadPoolExecutor(2) as threads:
        for version in range(1, ROUNDS + 1):
            racers = [threads.submit(run, name, version) for name in ("left", "right")]
            won = [name for racer in racers if (name := racer.result(30)) is not None]
            assert len(won) == 1
            winners += won
    assert store.load(CODE).version == ROUNDS + 1
    assert store.events(CODE, 1) == [b'"%s"' % name.encode() for name in winners]


def test_many_threads_write_many_tables(store: Store) -> None:
    codes = [f"T{number}" for number in range(20)]

    def play(code: str) -> int:
        store.create(code, b"{}", "play")
        for version in range(1, 6):
            store.append(code, version, b"{}", "play", 1, version, [b"{}"])
        return store.load(code).version

    with ThreadPoolExecutor(20) as threads:
        assert list(threads.map(play, codes)) == [6] * 20


def test_what_was_acknowledged_survives_kill_9(database_url: str, store: Store) -> None:
    store.create(CODE, b"{}", "play")
    command = [sys.executable, "-c", SCRIBE, database_url]
    with subprocess.Popen(command, stdout=PIPE) as scribe:
        assert scribe.stdout is not None
        said = [int(scribe.stdout.readline()) for _ in range(20)]
        scribe.kill()
        said += [int(line) for line in scribe.stdout.read().splitlines()]
    kept = Store.at(database_url)
    version = kept.load(CODE).version
    assert said == list(range(2, said[-1] + 1))
    assert version in (said[-1], said[-1] + 1)  # the last one may be stored and not yet said
    assert kept.events(CODE, 1) == [b'{"n": %d}' % number for number in range(1, version)]
    assert kept.append(CODE, version, b"{}", "play", 1, version, [b"{}"]) == version + 1
    kept.close()


def test_a_database_is_brought_up_to_date_once(database_url: str) -> None:
    first = Store.at(database_url)
    first.create(CODE, b"{}", "lobby")
    first.close()
    second = Store.at(database_url)
    assert second.load(CODE) == Kept(1, b"{}")
    second.close()
    with opened(database_url) as engine:
        assert set(inspect(engine).get_table_names()) == {*metadata.tables, VERSIONS}


def test_processes_that_start_at_once_do_not_collide(database_url: str) -> None:
    command = [sys.executable, "-c", OPENER, database_url]
    with ExitStack() as stack:
        starting = [stack.enter_context(subprocess.Popen(command, stdin=PIPE, stdout=PIPE)) for _ in range(4)]
        for process in starting:
            assert process.stdout is not None
            assert process.stdout.readline() == b"ready\n"
        for process in starting:
            assert process.stdin is not None
            process.stdin.write(b"go\n")
            process.stdin.flush()
        assert [process.wait(60) for process in starting] == [0] * 4


def test_the_migrations_lead_to_the_schema(database_url: str, store: Store) -> None:
    with opened(database_url) as engine, engine.connect() as connection:
        options = {"version_table": VERSIONS, "compare_type": True, "compare_server_default": True}
        assert compare_metadata(MigrationContext.configure(connection, opts=options), metadata) == []


def test_sqlite_is_set_up_for_a_server(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    Store.at(url).close()
    with opened(url) as engine, engine.connect() as connection:
        settings = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        assert [connection.scalar(text(f"PRAGMA {name}")) for name in settings] == ["wal", 2, 1, 10_000]


def test_clocks_are_found_again_after_a_restart(store: Store) -> None:
    before = datetime.now(UTC)
    for code, stage in (("A", "play"), ("B", "lobby"), ("C", "play")):
        store.create(code, b"{}", stage)
    store.append("B", 1, b"{}", "play", 1, 1, [])
    store.append("C", 1, b"{}", "over", 1, 1, [])
    elsewhere = before.astimezone(datetime.fromisoformat("2026-01-01T00:00:00+05:30").tzinfo)
    assert store.staged("play", before) == store.staged("play", elsewhere) == ["A", "B"]
    assert store.staged("play", datetime.now(UTC) + AN_HOUR) == []


def test_a_sweep_takes_old_tables_with_their_events(database_url: str, store: Store) -> None:
    for code in ("OLD", "OLDER"):
        store.create(code, b"{}", "play")
        store.append(code, 1, b"{}", "play", 1, 1, [b"1", b"2"])
    noon = datetime.now(UTC)
    store.create("NEW", b"{}", "play")
    store.append("OLD", 2, b"{}", "play", 1, 3, [b"3"])
    assert store.sweep(noon - AN_HOUR) == 0
    assert store.sweep(noon) == 1
    with pytest.raises(NoSuchTable):
        store.load("OLDER")
    assert store.events("OLDER", 1) == []
    assert store.events("OLD", 1) == [b"1", b"2", b"3"]
    assert store.sweep(datetime.now(UTC) + AN_HOUR) == 2
    with opened(database_url) as engine, engine.connect() as connection:
        assert connection.scalar(text("SELECT count(*) FROM omerta_event")) == 0


def test_health(database_url: str, store: Store) -> None:
    assert store.healthy()
    with opened(database_url) as engine, engine.begin() as connection:
        connection.execute(text("DROP TABLE omerta_event"))
        connection.execute(text("DROP TABLE omerta_table"))
    assert not store.healthy()


def reason_of(url: str) -> str:
    """Why this database will not do; nothing that was stored, and no password, is told."""
    with pytest.raises(StoreError) as error:
        Store.at(url)
    assert error.value.detail
    assert "sesame" not in str(error.value)
    return error.value.reason


@pytest.mark.parametrize(
    "url",
    [
        "",
        "tables.db",
        "mysql://me:sesame@here/db",
        "sqlite://",
        "sqlite:///:memory:",
        "postgresql://me:sesame@h:x/d",
    ],
)
def test_an_address_that_is_none(url: str) -> None:
    assert reason_of(url) == "bad-url"


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    assert reason_of(f"sqlite:///{tmp_path / 'nowhere' / 'tables.db'}") == "no-folder"


@pytest.mark.skipif(os.name != "posix", reason="other systems have other rights")
def test_all_cards_are_for_their_owner_alone(tmp_path: Path) -> None:
    """Whoever else has an account on this machine reads neither the games nor a copy of them."""
    url, copy = f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "copy.db"
    with closing(Store.at(url)):
        backup(url, copy)
        kept = list(tmp_path.iterdir())
        assert {url.removeprefix("sqlite:///"), str(copy)} <= {str(path) for path in kept}
        assert [path.name for path in kept if path.stat().st_mode & 0o077] == []


def test_files_that_are_no_database(tmp_path: Path) -> None:
    (tmp_path / "letter.db").write_text("Dear Don, " * 500)
    assert reason_of(f"sqlite:///{tmp_path / 'letter.db'}") == "not-a-database"
    assert reason_of(f"sqlite:///{tmp_path}") == "not-a-database"


def test_a_file_that_may_only_be_read(tmp_path: Path) -> None:
    sqlite3.connect(tmp_path / "tables.db").close()
    assert reason_of(f"sqlite:///file:{tmp_path / 'tables.db'}?mode=ro&uri=true") == "not-writable"


def test_a_file_that_another_program_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("omerta.table.store.database.BUSY_MILLISECONDS", 50)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert reason_of(f"sqlite:///{tmp_path / 'tables.db'}") == "busy"


def test_a_database_of_a_newer_omerta(database_url: str, store: Store) -> None:
    with opened(database_url) as engine, engine.begin() as connection:
        connection.execute(text(f"UPDATE {VERSIONS} SET version_num = '9999'"))
    assert reason_of(database_url) == "newer-schema"


def test_nobody_answers(tmp_path: Path) -> None:
    assert reason_of("postgresql://me:sesame@127.0.0.1:1/omerta") == "unreachable"
    assert reason_of(f"postgresql://me:sesame@/omerta?host={tmp_path}") == "unreachable"


def test_an_option_that_nobody_knows(postgresql_url: str) -> None:
    assert reason_of(f"{postgresql_url}&colour=red") == "bad-url"


def test_a_schema_that_is_not_ours_to_write(postgresql_url: str) -> None:
    with psycopg.connect(postgresql_url, autocommit=True) as master:
        master.execute("ALTER ROLE postgres SET default_transaction_read_only = on")
        try:
            assert reason_of(postgresql_url) == "not-writable"
        finally:
            master.execute("ALTER ROLE postgres RESET default_transaction_read_only")


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg"])
def test_every_way_to_write_postgresql(postgresql_url: str, scheme: str) -> None:
    store = Store.at(postgresql_url.replace("postgresql", scheme, 1))
    assert store.healthy()
    store.close()


def test_a_restarted_server_costs_no_error(postgresql_url: str) -> None:
    store = Store.at(postgresql_url)
    store.create(CODE, b"{}", "lobby")
    with psycopg.connect(postgresql_url, autocommit=True) as master:
        master.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
    assert store.append(CODE, 1, b"{}", "lobby", 1, 1, []) == 2
    store.close()


def test_an_error_quotes_nothing_that_was_stored(database_url: str, store: Store) -> None:
    store.create(CODE, b"{}", "lobby")
    with opened(database_url) as engine, engine.begin() as connection:
        connection.execute(text("DROP TABLE omerta_event"))
    with pytest.raises(StoreError) as error:
        store.append(CODE, 1, b'"sesame"', "play", 1, 1, [b'"sesame"'])
    assert error.value.reason == "failed"
    assert "sesame" not in f"{error.value} {error.value.__cause__}"
    assert store.load(CODE) == Kept(1, b"{}")


def test_without_the_driver_of_postgresql_its_address_is_refused_plainly(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("omerta.table.store.database.find_spec", lambda name: None)
    with pytest.raises(StoreError, match="no-driver") as refusal:
        Store.at("postgresql://omerta@/omerta")
    assert "omerta[postgres]" in refusal.value.detail
