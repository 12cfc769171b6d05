"""A soak: tables of all books, phones that fall asleep, mistype, leave and return, a server killed at random.

Two servers run side by side. One is killed again and again, and its tables come and go; the other keeps
the same tables all the time, and its memory is weighed. The figures are printed; anything that must never
happen makes it fail.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import sys
import tempfile
import time
from pathlib import Path

from tests.soak.evening import Evening
from tests.soak.tally import TROUBLES_TOLD, Tally
from tests.table.playing import Server

KILLED_AFTER = (4.0, 15.0)
WEIGHED_EVERY = 2.0
TOLD_EVERY = 60.0


async def killing(server: Server, evenings: list[Evening], chance: random.Random, until: float) -> None:
    """kill -9 at random; whatever was acknowledged is looked for before the server comes back."""
    while (pause := chance.uniform(*KILLED_AFTER)) + time.monotonic() < until:
        await asyncio.sleep(pause)
        server.kill()
        evenings[0].tally.done["kills"] += 1
        for evening in evenings:
            evening.look_at_the_dead()
        await server.start()


async def weighing(server: Server, tally: Tally, until: float) -> None:
    """The memory of a server from time to time."""
    began = time.monotonic()
    while time.monotonic() < until:
        tally.memory.append((time.monotonic() - began, memory(server.pid)))
        await asyncio.sleep(WEIGHED_EVERY)


def memory(pid: int) -> int:
    """What a process holds, in KiB."""
    status = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))


async def telling(tally: Tally, until: float) -> None:
    """How far it is, and what went wrong since."""
    told = 0
    while time.monotonic() + TOLD_EVERY < until:
        await asyncio.sleep(TOLD_EVERY)
        left = round((until - time.monotonic()) / 60)
        games, kills, troubles = tally.done["games"], tally.done["kills"], len(tally.troubles)
        held = tally.memory[-1][1]
        for trouble in tally.mishaps[told : told + TROUBLES_TOLD]:
            print(trouble, flush=True)
        told = len(tally.mishaps)
        print(f"{left} min left: {games} games, {kills} kills, {troubles} troubles, {held} KiB", flush=True)


async def soak(minutes: float, tables: int, seed: int, folder: Path) -> Tally:
    """Both servers and all their tables, for so long."""
    tally = Tally()
    shaken = Server(f"sqlite:///{folder / 'shaken.db'}", folder, "shaken")
    steady = Server(f"sqlite:///{folder / 'steady.db'}", folder, "steady")
    async with shaken, steady:
        until = time.monotonic() + 60 * minutes
        chances = [random.Random(f"{seed} {number}") for number in range(2 * tables + 1)]
        shaky = [Evening(shaken, chance, tally, until, keeps=False) for chance in chances[:tables]]
        calm = [Evening(steady, chance, tally, until, keeps=True) for chance in chances[tables:-1]]
        await asyncio.gather(
            killing(shaken, shaky, chances[-1], until),
            weighing(steady, tally, until),
            telling(tally, until),
            *(evening.run() for evening in (*shaky, *calm)),
        )
    for server in (shaken, steady):
        tally.errors += [line for line in server.log().splitlines() if "Traceback" in line or "ERROR" in line]
    return tally


def main() -> int:
    """Read the wish, soak, print."""
    parser = argparse.ArgumentParser(prog="scripts/soak", description=__doc__)
    parser.add_argument("minutes", type=float)
    parser.add_argument("--tables", type=int, default=3, help="at each of the two servers (3)")
    parser.add_argument("--seed", type=int, default=1, help="for what people do (1)")
    wish = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))  # and the servers with it
    with tempfile.TemporaryDirectory(prefix="omerta-soak-") as folder:
        tally = asyncio.run(soak(wish.minutes, wish.tables, wish.seed, Path(folder)))
    print(tally.report())
    return bool(tally.troubles) or not tally.done["games"]


if __name__ == "__main__":
    sys.exit(main())
