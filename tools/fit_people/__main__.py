"""`scripts/fit-people`: strangers fitted to people's games, a club calibrated, `docs/people.md` written."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from msgspec.structs import replace
from rich.progress import Progress
from tools.fit_people.human_rows import CLUB_TOWN, COP_NINE, STRANGERS
from tools.fit_people.likeness import BEGINNERS, BY_CHANCE, Counted, Grid, Player, Task, added, fitted, play
from tools.fit_people.people_page import Findings, write
from tools.fit_people.seen_tells import Listening, listen

from omerta.books.shelf import SHELF
from omerta.bots import habits
from omerta.bots.habits import Habits
from omerta.lab.crew import Crew
from omerta.lab.tally import wilson

FINAL = 10
CLUB_READS = 8.0
CLUB_FOLLOWS = (0.6, 0.7, 0.8, 0.9, 1.0)
CLUB_GAMES = 1000
LISTENED = {"strangers": 60, "club": 60, "plain": 60, "worlds": 6}


def asked() -> argparse.Namespace:
    """What was typed."""
    parser = argparse.ArgumentParser("scripts/fit-people", description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path("docs"), help="where people.md is written")
    parser.add_argument("--times", type=int, default=10, help="games for each of the people's, at every try")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--cores", type=int, default=0)
    return parser.parse_args()


class Bench:
    """The work to be done, on some cores, with a bar that shows how far it is."""

    def __init__(self, crew: Crew, progress: Progress, seed: int) -> None:
        self.crew = crew
        self.progress = progress
        self.seed = seed

    def counted(self, name: str, players: Iterable[Player], times: int) -> dict[Player, Counted]:
        """Every kind of player at all tables of strangers, so many times."""
        wanted = list(players)
        pieces = [
            Task(player, setup, self.seed, times * setup.games) for player in wanted for setup in STRANGERS
        ]
        bar = self.progress.add_task(name, total=len(pieces))
        found: list[Counted] = []
        for counted in self.crew.in_order(play, pieces):
            found.append(counted)
            self.progress.update(bar, completed=len(found))
        each = len(STRANGERS)
        return {player: added(found[at * each : (at + 1) * each]) for at, player in enumerate(wanted)}

    def club(self, tried: Sequence[Habits]) -> dict[Habits, tuple[int, int]]:
        """How often the town wins where a club plays "Cop 9"."""
        pieces = [Task(each, COP_NINE, self.seed, CLUB_GAMES) for each in tried]
        bar = self.progress.add_task("club", total=len(pieces))
        found: dict[Habits, tuple[int, int]] = {}
        for each, counted in zip(tried, self.crew.in_order(play, pieces), strict=True):
            won, games = counted[f"mafia wins {COP_NINE.name}"]
            found[each] = (games - won, games)
            self.progress.update(bar, completed=len(found))
        return found

    def tells(self, people: dict[str, Habits]) -> list[Listening]:
        """What each kind of player gives away in every book."""
        pieces = [
            Listening(mind, book, games, people.get(mind))
            for mind, games in LISTENED.items()
            for book in SHELF
        ]
        bar = self.progress.add_task("tells", total=len(pieces))
        found: list[Listening] = []
        for heard in self.crew.in_order(listen, pieces):
            found.append(heard)
            self.progress.update(bar, completed=len(found))
        return found


def main() -> int:
    """Play, fit, write; 1 if the players in the house are not the ones that were found."""
    wish = asked()
    with Crew(wish.cores) as crew, Progress() as progress:
        bench = Bench(crew, progress, wish.seed)
        points = bench.counted("strangers", Grid().points(habits.STRANGERS), wish.times)
        tried = {each: counted for each, counted in points.items() if isinstance(each, Habits)}
        best = fitted(tried)
        final = bench.counted("compared", (best, BEGINNERS, BY_CHANCE), wish.times * FINAL)
        clubs = bench.club([replace(best, votes_believed=CLUB_READS, follows=each) for each in CLUB_FOLLOWS])
        club = next((each for each in clubs if wilson(*clubs[each]).high >= CLUB_TOWN), [*clubs][-1])
        found = Findings(
            wish.times, wish.seed, tried, best, final[best], final[BEGINNERS], final[BY_CHANCE], clubs, club,
            bench.tells({"strangers": best, "club": club}),
        )  # fmt: skip
        if crew.stopped:
            return 130
    write(wish.folder, found)
    house = (habits.STRANGERS, habits.CLUB)
    if (best, club) == house:
        return 0
    print(f"bots/habits.py has {house}, and this run found {(best, club)}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
