"""What is kept stays kept: together on the disk, by one server, as copies, and never half."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from subprocess import PIPE

import pytest
from sqlalchemy import Connection, Engine, event, text

from omerta.table.store.backup import backup, restore
from omerta.table.store.database import StoreError, address, file_of, for_writing, open_engine
from omerta.table.store.lock import beside, held
from omerta.table.store.store import Stale, Store
from omerta.table.store.write_queue import Queue

HOLDER = """
import sys, time
from pathlib import Path
from omerta.table.store.lock import held
with held(Path(sys.argv[1])) as announce:
    announce("http://192.0.2.7:8420")
    print("held", flush=True)
    time.sleep(60)
"""


def url_in(folder: Path, name: str = "tables.sqlite") -> str:
    return f"sqlite:///{folder / name}"


def filled(folder: Path, tables: int = 3) -> str:
    """A database with so many tables, each with some events."""
    url = url_in(folder)
    with closing(Store.at(url)) as store:
        for number in range(tables):
            store.create(f"T{number}", b"{}", "playing")
            store.append(f"T{number}", 1, b'{"x": "b"}', "playing", 1, 1, [b"1", b"2"])
    return url


def codes(url: str) -> list[str]:
    file = file_of(url)
    assert file is not None
    with closing(sqlite3.connect(file)) as connection:
        return [code for (code,) in connection.execute("SELECT code FROM omerta_table ORDER BY code")]


# The line before the disk


def test_changes_that_wait_together_are_stored_together(tmp_path: Path) -> None:
    url = filled(tmp_path, tables=8)
    engine = open_engine(address(url))
    commits = []
    event.listen(engine, "commit", lambda connection: commits.append(connection))
    queue, first, may_go = Queue(for_writing(engine), together=True), threading.Event(), threading.Event()

    def slow(connection: Connection) -> None:
        first.set()
        may_go.wait(10)

    def change(code: str) -> None:
        queue.write(
            lambda connection: connection.execute(
                text("UPDATE omerta_table SET stage = 'over' WHERE code = :code"), {"code": code}
            )
        )

    with ThreadPoolExecutor(9) as threads:
        waiting = [threads.submit(queue.write, slow)]
        first.wait(10)
        waiting += [threads.submit(change, f"T{number}") for number in range(8)]
        while len(queue._line) < 8:
            pass
        may_go.set()
        for each in waiting:
            each.result(10)
    assert len(commits) == 2
    engine.dispose()
    with closing(Store.at(url)) as store:
        store.check()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
        assert connection.execute("SELECT DISTINCT stage FROM omerta_table").fetchall() == [("over",)]


def test_who_is_refused_in_the_line_takes_nobody_with_him(tmp_path: Path) -> None:
    url = filled(tmp_path, tables=6)

    def change(store: Store, number: int) -> int:
        expected = 2 if number % 2 else 7  # every other one has read something old
        try:
            return store.append(f"T{number}", expected, b"{}", "playing", 1, 3, [b"3"])
        except Stale:
            return 0

    with closing(Store.at(url)) as store, ThreadPoolExecutor(6) as threads:
        assert list(threads.map(lambda number: change(store, number), range(6))) == [0, 3, 0, 3, 0, 3]
        assert [len(store.events(f"T{number}", 1)) for number in range(6)] == [2, 3, 2, 3, 2, 3]


def test_a_database_that_fails_in_the_line_keeps_nobodys_change(tmp_path: Path) -> None:
    url = filled(tmp_path)
    engine: Engine = open_engine(address(url))
    queue = Queue(for_writing(engine), together=True)

    def both(connection: Connection) -> None:
        connection.execute(text("UPDATE omerta_table SET stage = 'over'"))
        connection.execute(text("UPDATE no_such_table SET stage = 'over'"))

    with pytest.raises(StoreError):
        queue.write(both)
    engine.dispose()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
        assert connection.execute("SELECT DISTINCT stage FROM omerta_table").fetchall() == [("playing",)]


# One server for one file


def test_a_second_server_on_one_file_is_refused_and_told_of_the_first(tmp_path: Path) -> None:
    file, other = tmp_path / "tables.sqlite", tmp_path / "by-another-name.sqlite"
    filled(tmp_path)
    other.symlink_to(file)
    with subprocess.Popen([sys.executable, "-c", HOLDER, str(file)], stdout=PIPE) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == b"held\n"
        for path in (file, other):
            with pytest.raises(StoreError) as refused, held(path):
                pass
            assert refused.value.reason == "served"
            assert refused.value.detail == f"http://192.0.2.7:8420 (pid {first.pid})"
        with pytest.raises(StoreError) as kept:
            restore(url_in(tmp_path), file, force=True)
        assert kept.value.reason == "served"
        os.kill(first.pid, signal.SIGKILL)
        first.wait(10)
    assert beside(file).exists()
    with held(file):
        pass  # what a killed server has left behind holds nobody up


# Copies


def test_a_copy_is_taken_while_games_are_played_and_put_back(tmp_path: Path) -> None:
    url, copy = filled(tmp_path, tables=40), tmp_path / "copies" / "friday.omerta"
    copy.parent.mkdir()
    stop = threading.Event()

    def play(store: Store) -> int:
        version = 2
        while not stop.is_set():
            version = store.append("T0", version, b"{}", "playing", 1, version + 1, [b"%d" % version])
        return version

    with held(file_of(url)), closing(Store.at(url)) as store, ThreadPoolExecutor(1) as threads:
        playing = threads.submit(play, store)
        assert backup(url, copy) == 40
        stop.set()
        assert playing.result(10) > 2
    assert [each.name for each in copy.parent.iterdir()] == ["friday.omerta"]

    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    assert restore(url_in(elsewhere), copy) == 40
    with closing(Store.at(url_in(elsewhere))) as store:
        store.check()
        version = store.load("T0").version
        assert store.events("T0", 1)[2:] == [b"%d" % number for number in range(2, version)]


def test_nothing_is_overwritten_without_a_word(tmp_path: Path) -> None:
    url, copy = filled(tmp_path), tmp_path / "copy"
    backup(url, copy)
    with pytest.raises(StoreError, match="file-exists"):
        backup(url, copy)
    with pytest.raises(StoreError, match="games-kept"):
        restore(url, copy)
    with closing(Store.at(url)) as store:
        store.create("LATER", b"{}", "playing")
        assert backup(url, copy, force=True) == 4
        store.create("LATEST", b"{}", "playing")
    assert restore(url, copy, force=True) == 4
    assert codes(url) == ["LATER", "T0", "T1", "T2"]


def test_what_belonged_to_the_old_file_does_not_touch_the_new_one(tmp_path: Path) -> None:
    url, copy = filled(tmp_path), tmp_path / "copy"
    backup(url, copy)
    script = f"""
import os
from omerta.table.store.store import Store
Store.at({url!r}).create("LATER", b"{{}}", "playing")
os._exit(9)
"""
    subprocess.run([sys.executable, "-c", script], check=False)
    assert (tmp_path / "tables.sqlite-wal").stat().st_size > 0
    restore(url, copy, force=True)
    assert codes(url) == ["T0", "T1", "T2"]


def test_a_copy_that_is_none_is_refused_and_what_was_kept_stays(tmp_path: Path) -> None:
    url = filled(tmp_path)
    letter, foreign, newer = tmp_path / "letter", tmp_path / "foreign", tmp_path / "newer"
    letter.write_text("Dear Don, " * 500)
    with closing(sqlite3.connect(foreign)) as connection:
        connection.execute("CREATE TABLE recipes (name)")
    backup(url, newer)
    with closing(sqlite3.connect(newer)) as connection:
        connection.execute("UPDATE omerta_schema SET version_num = '9999'")
        connection.commit()
    wrong = {letter: "not-a-database", foreign: "not-a-database", newer: "newer-schema"}
    wrong[tmp_path / "nowhere"] = "nothing-kept"
    for source, reason in wrong.items():
        with pytest.raises(StoreError) as refused:
            restore(url, source, force=True)
        assert refused.value.reason == reason, source
    assert codes(url) == ["T0", "T1", "T2"]
    assert [each.name for each in tmp_path.iterdir() if each.name.startswith(".")] == []


def test_postgresql_is_copied_by_its_own_program() -> None:
    url = "postgresql://me:sesame@here/base"
    with pytest.raises(StoreError) as dump:
        backup(url, Path("friday.dump"))
    assert dump.value.reason == "dump-yourself"
    assert dump.value.detail == (
        "pg_dump --format=custom --table='omerta_*' -d postgresql://me@here/base -f friday.dump"
    )
    with pytest.raises(StoreError) as back:
        restore(url, Path("friday.dump"))
    assert back.value.reason == "restore-yourself"
    assert back.value.detail == "pg_restore --clean --if-exists -d postgresql://me@here/base friday.dump"


# Damage


@pytest.mark.parametrize("how", ["torn", "scribbled", "cut"])
def test_a_damaged_file_has_a_name(tmp_path: Path, how: str) -> None:
    url, chance = filled(tmp_path, tables=300), random.Random(how)
    file = tmp_path / "tables.sqlite"
    whole = bytearray(file.read_bytes())
    assert len(whole) > 60_000
    if how == "torn":
        whole = whole[: len(whole) // 2]
    elif how == "cut":
        whole = whole[: len(whole) - 3_000]
    else:
        for _ in range(60):
            at = chance.randrange(4096, len(whole) - 600)
            whole[at : at + 600] = chance.randbytes(600)
    file.write_bytes(whole)

    def opened() -> None:
        with closing(Store.at(url)) as store:
            store.check()

    for use in (opened, lambda: backup(url, tmp_path / "copy")):
        with pytest.raises(StoreError) as found:
            use()
        assert found.value.reason in ("damaged", "not-a-database")
    assert not (tmp_path / "copy").exists()
