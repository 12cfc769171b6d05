"""`scripts/mutate`: lays one-line faults into copies of the house and looks whether the gate catches them."""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path

from tools.mutate.faults import LAYERS, Fault, drawn

ROOT = Path(__file__).parents[2]
LONGEST = 1800.0  # whoever waits for the gate notices that it stands still
FIRST = {
    "core": ("rules", "core", "composite", "notation", "laws", "goldens"),
    "books": ("rules", "books", "composite", "goldens"),
    "table": ("table", "pages", "browser"),
    "words": ("words", "cli", "table", "pages"),
}
PAGES = {"pages", "browser"}  # what drives a browser does not share a process with what drives a server
ASKED = ("-p", "tools.mutate.patience", "-q")
FAILED = re.compile(r"FAILED (\S+::.+?)(?: - .*)?$")
NOT_ASKED = {"package", "soak"}  # they look at what is packed, and at what heaps up


def tests(fault: Fault) -> list[list[str]]:
    """What is asked, in turn: the tests of its own room, those that know this layer best, all others."""
    layer, own = fault.layer, Path("tests", *fault.file.parent.parts[2:])
    folders = {path.parent.name for path in (ROOT / "tests").glob("*/test_*.py")}
    others = sorted(folders - set(FIRST[layer]) - PAGES - NOT_ASKED)
    pages = sorted(PAGES - set(FIRST[layer]))
    files = sorted(path.name for path in (ROOT / "tests").glob("test_*.py"))
    room = [[str(own)]] if (ROOT / own).is_dir() and own.name != layer else []
    first = [[f"tests/{name}"] for name in FIRST[layer]]
    rest = [[f"tests/{name}" for name in (*others, *files)], [f"tests/{name}" for name in pages]]
    return [*room, *first, *filter(None, rest)]


def caught_by(fault: Fault, copy: Path) -> str:
    """The name of what noticed the fault; empty if nothing did."""
    fault.lay(copy)
    try:
        for folders in tests(fault):
            said = noticed(copy, folders)
            if said is not None:
                return said
        return "types" if run(copy, "mypy", "--strict", "src", "tests", "tools") is not None else ""
    finally:
        shutil.copy(ROOT / fault.file, copy / fault.file)


def noticed(copy: Path, folders: list[str]) -> str | None:
    """What failed in these folders, and fails again by itself: what falls by chance has noticed nothing."""
    chance: list[str] = []
    while True:
        words = [*ASKED, "-x", "--workers", "3", *(f"--deselect={name}" for name in chance), *folders]
        said = run(copy, "pytest", *words)
        test = FAILED.match(said or "")
        if test is None or test[1] in chance or run(copy, "pytest", *ASKED, test[1]) is not None:
            return said
        print(f"    fell by chance: {test[1]}", flush=True)
        chance.append(test[1])


def run(copy: Path, tool: str, *words: str) -> str | None:
    """What a tool of the gate found wrong, in a line; None if nothing."""
    environ = {**os.environ, "PYTHONPATH": str(copy / "src")}
    command = [sys.executable, "-m", tool, *words]
    with tempfile.TemporaryFile("w+") as said:
        # In a session of its own: its workers end with it.
        ran = subprocess.Popen(
            command, cwd=copy, env=environ, stdout=said, stderr=said, start_new_session=True
        )
        try:
            if ran.wait(LONGEST) == 0:
                return None
        except subprocess.TimeoutExpired:
            return f"time: {' '.join(words)}"
        finally:
            with suppress(ProcessLookupError):
                os.killpg(ran.pid, signal.SIGKILL)
            ran.wait()
        said.seek(0)
        failed = [
            line for line in said.read().splitlines() if line.startswith(("FAILED tests", "ERROR tests"))
        ]
    return (failed or [f"{tool} {' '.join(words[-1:])}"])[0]


def main() -> int:
    """Read the wish, lay the faults one after another, print what became of each."""
    parser = argparse.ArgumentParser(prog="scripts/mutate", description=__doc__)
    parser.add_argument("number", type=int, nargs="?", default=60, help="how many faults (60)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    parser.add_argument("--only", type=int, nargs="*", help="the numbers of single ones")
    parser.add_argument("--list", action="store_true", help="name them, lay none")
    wish = parser.parse_args()
    found = list(enumerate(drawn(ROOT, wish.number, wish.seed), 1))
    if wish.only:
        found = [each for each in found if each[0] in wish.only]
    if wish.list:
        print("\n".join(f"{number:3} {fault}" for number, fault in found))
        return 0
    tally: Counter[tuple[str, bool]] = Counter()
    with tempfile.TemporaryDirectory(prefix="omerta-mutate-") as folder:
        copy = Path(folder) / "house"
        shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(".git", ".venv", "dist"))
        for number, fault in found:
            began = time.monotonic()
            said = caught_by(fault, copy)
            tally[fault.layer, bool(said)] += 1
            took = f"{time.monotonic() - began:.0f} s"
            print(f"{number:3} {fault}\n    {said[:160] or 'NOT CAUGHT'} ({took})", flush=True)
    for layer in LAYERS:
        print(f"{layer:8}{tally[layer, True]:4} caught,{tally[layer, False]:3} not")
    missed = sum(count for (_, caught), count in tally.items() if not caught)
    print(f"{len(found) - missed} of {len(found)} caught")
    return bool(missed)


if __name__ == "__main__":
    sys.exit(main())
