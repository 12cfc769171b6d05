"""`omerta` in a process of its own, forked from one that has loaded everything.

What is run is the command itself, with its words and signals; only the loading of modules is not repeated.
That it starts from nothing too is shown by the tests of the command line and of the package.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

LOADED = ("omerta.cli", "omerta.table.serve", "omerta.terminal.hosting")
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload([*LOADED])


def _command(words: tuple[str, ...], log: str, environ: Mapping[str, str]) -> None:
    with Path(log).open("ab") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    sys.stdout = os.fdopen(1, "w", buffering=1)
    sys.stderr = os.fdopen(2, "w", buffering=1)
    os.environ.clear()
    os.environ.update(environ)
    sys.argv = ["omerta", *words]
    from omerta.cli import main

    main()


class Forked:
    """A running command, with what a test wants of a `subprocess.Popen`."""

    def __init__(self, words: tuple[str, ...], log: Path) -> None:
        self._process = FORKS.Process(target=_command, args=(words, str(log), dict(os.environ)), daemon=True)
        self._process.start()

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self._process.pid is not None
        return self._process.pid

    def poll(self) -> int | None:
        """How it has ended; None if it goes on."""
        return self._process.exitcode

    @property
    def returncode(self) -> int | None:
        """How it has ended; None if it goes on."""
        return self.poll()

    def kill(self) -> None:
        """kill -9."""
        self._process.kill()

    def send_signal(self, how: signal.Signals) -> None:
        """Tell it something."""
        if self.poll() is None:
            os.kill(self.pid, how)

    def wait(self, seconds: float | None = None) -> int:
        """How it ends."""
        self._process.join(seconds)
        code = self._process.exitcode
        if code is None:
            raise subprocess.TimeoutExpired("omerta", seconds or 0.0)
        return code
