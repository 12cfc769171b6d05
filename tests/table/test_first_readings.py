"""Whatever threads read is known before there are threads: msgspec makes a type in steps others may see.

Two threads that read the first of a kind at the same time ended the whole process.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import omerta

SOURCES = Path(omerta.__file__).parent
READS = {"decode", "convert", "Decoder"}
# Books are made while the shelf is imported; the others are processes of a single thread.
ALONE = {
    "books/files.py",
    "books/offscreen.py",
    "bots/hindsight_process.py",
    "core/book/house_rules.py",
    "lab/apart.py",
    "paper/press_process.py",
}
# Many threads read the first stored table at once, in processes that have read none.
RACE = """
import os, sys, threading
from omerta.table.bookcase import Bookcase, stored
from omerta.table.state.lobby import Device, Lobby, Person, Tap
people = tuple(Person(number, f"P{number}", device="d") for number in range(9))
taps = {1: Tap(("shoot", (1,)))}
devices = (Device("d", "h", "en"),)
document = stored(Lobby("CODE", "en", "classic", people=people, devices=devices, taps=taps, voice="d"))
bookcase = Bookcase(lambda key: None)
sys.setswitchinterval(1e-6)

def read():
    barrier.wait()
    bookcase.lobby(document)

for _ in range(40):
    if not (child := os.fork()):
        barrier = threading.Barrier(8)
        threads = [threading.Thread(target=read) for _ in range(8)]
        [thread.start() for thread in threads]
        [thread.join() for thread in threads]
        os._exit(0)
    status = os.waitpid(child, 0)[1]
    if status:
        sys.exit(f"a process ended by {status}")
"""


def test_threads_that_read_their_first_tables_at_once_all_read_them() -> None:
    raced = subprocess.run([sys.executable, "-c", RACE], capture_output=True, text=True, check=False)
    assert raced.returncode == 0, raced.stderr


def test_no_function_that_a_thread_may_run_makes_a_type_known() -> None:
    found = {
        f"{path.relative_to(SOURCES)}:{line}"
        for path in SOURCES.rglob("*.py")
        if path.relative_to(SOURCES).as_posix() not in ALONE
        for line in makes_types(ast.parse(path.read_text()))
    }
    assert found == set()


def makes_types(tree: ast.AST) -> set[int]:
    """The lines in functions, but for those that set an object up, where msgspec is given a type of ours."""
    return {
        call.lineno
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef) and function.name != "__init__"
        for call in ast.walk(function)
        if isinstance(call, ast.Call) and is_reading(call)
    }


def is_reading(call: ast.Call) -> bool:
    if not isinstance(call.func, ast.Attribute) or call.func.attr not in READS:
        return False
    whose = ast.unparse(call.func.value)
    kinds = [each.value for each in call.keywords if each.arg == "type"]
    if call.func.attr != "decode":
        kinds = call.args[-1:]
    return whose.startswith("msgspec") and any(names_a_struct(kind) for kind in kinds)


def names_a_struct(kind: ast.expr) -> bool:
    """Is there anything in it but what Python itself has?"""
    plain = {"dict", "list", "tuple", "str", "int", "float", "bool", "bytes", "Glyph", "Any"}
    return any(isinstance(each, ast.Name) and each.id not in plain for each in ast.walk(kind))
