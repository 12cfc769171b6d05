"""`scripts/show`: whole games of bots on a real screen; was everything seen and heard in its time?"""

from __future__ import annotations

import argparse
import os
import socket
import subprocess
import sys
import tempfile
import time

import httpx
from playwright.sync_api import sync_playwright
from tools.show.recording import Show, recorded

from omerta.books.shelf import SHELF
from omerta.table.state.lobby import PACES

SHELL = ("chromium-headless-shell", "chromium", "google-chrome")
HEADS = (
    "game", "told", "shown", "in time", "calls", "early clocks", "latest", "host", "wordings", "minutes",
)  # fmt: skip


def asked() -> argparse.Namespace:
    """What was typed."""
    parser = argparse.ArgumentParser("scripts/show", description=__doc__)
    parser.add_argument("--books", nargs="*", default=[*SHELF], choices=[*SHELF], help="which books (all)")
    parser.add_argument("--languages", nargs="*", default=["ru", "uk", "en"], help="in which languages (all)")
    parser.add_argument("--seats", type=int, default=9, help="how many bots play (9)")
    parser.add_argument(
        "--quickly", type=float, default=0.3, help="how fast it is told: 1 as at a table (0.3)"
    )
    parser.add_argument("--pace", default="calm", choices=PACES, help="the pace of the table (calm)")
    parser.add_argument("--patience", type=float, default=1800, help="seconds after which a game is given up")
    return parser.parse_args()


def row(show: Show) -> tuple[str, ...]:
    """What a game comes to, in a line of the table."""
    told = show.sentences
    return (
        f"{show.book} {show.language}",
        str(len(told)),
        f"{len(show.shown) / max(len(told), 1):.0%}",
        f"{show.in_time():.0%}",
        str(len(show.calls)),
        str(show.early_clocks()),
        f"{show.latest():.1f} s",
        f"{show.host_share():.0%}",
        str(len({each.text for each in told})),
        f"{show.seconds / 60:.1f}",
    )


def main() -> int:
    """Record the games that are asked for, one after another."""
    wish = asked()
    browser_path = next(path for name in SHELL if (path := _which(name)))
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        port = _free_port()
        base = f"http://127.0.0.1:{port}"
        words = ["serve", "--no-browser", "--host", "127.0.0.1", "--port", str(port), "--data", data]
        command = [sys.executable, "-m", "omerta", *words, "--quickly", str(wish.quickly)]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
            try:
                _wait(base)
                browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
                print("  ".join(f"{head:>12}" for head in HEADS), flush=True)
                shows = [(book, language) for book in wish.books for language in wish.languages]
                good = True
                for book, language in shows:
                    show = recorded(
                        browser, base, book, language, wish.seats, wish.quickly, wish.patience, wish.pace
                    )
                    cells = row(show)
                    print("  ".join(f"{cell:>12}" for cell in cells), flush=True)
                    seen = show.is_over and len(show.shown) == len(show.sentences)
                    good &= seen and not show.early_clocks() and not show.problems
                browser.close()
            finally:
                server.terminate()
    return 0 if good else 1


def _which(name: str) -> str:
    folders = os.environ.get("PATH", "").split(os.pathsep)
    return next((path for each in folders if os.access(path := os.path.join(each, name), os.X_OK)), "")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait(base: str) -> None:
    for _ in range(200):
        try:
            if httpx.get(f"{base}/healthz").status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.1)
    raise SystemExit("the table does not open")


if __name__ == "__main__":
    sys.exit(main())
