"""`docs/people.md` and its picture."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib.metadata import version
from math import sqrt
from pathlib import Path

from msgspec import Struct
from tools.fit_people.human_rows import (
    ALL_GAMES,
    ALL_TOWN,
    CLUB_GAMES,
    CLUB_TOWN,
    EXECUTIONS,
    MATES,
    ROWS,
    VOTES,
    WINS,
    Row,
)
from tools.fit_people.likeness import Counted, fitted, foretold, likeness
from tools.fit_people.seen_tells import Listening

from omerta.bots.habits import Habits
from omerta.lab.plots import Axis, PlottedNumber, win_chances
from omerta.lab.tally import Share, wilson

PICTURE = Path("pictures") / "lab" / "people.svg"
ENOUGH = 5
CLOSE = 2.0
TOLD = (
    ("suspect", "suspects"),
    ("trust", "trusts"),
    ("learned", "reports"),
    ("silence", "keeps silent"),
    ("name", "puts a name forward"),
    ("a card named", "names a card"),
    ("the plain card named", "names the plain one"),
    ("suspect: about him", "is suspected"),
    ("trust: about him", "is trusted"),
    ("name: about him", "is put forward"),
    ("learned: about him", "is reported on"),
)


class Findings(Struct, frozen=True):
    """All that was found: every try, the best and what it predicts beside others, the club, the tells."""

    times: int
    seed: int
    tried: Mapping[Habits, Counted]
    best: Habits
    strangers: Counted
    plain: Counted
    chance: Counted
    clubs: Mapping[Habits, tuple[int, int]]
    club: Habits
    tells: Sequence[Listening]


def write(folder: Path, found: Findings) -> None:
    """The page and the picture."""
    (folder / PICTURE).parent.mkdir(parents=True, exist_ok=True)
    (folder / PICTURE).write_text(_picture(found), "utf-8")
    (folder / "people.md").write_text(_page(found), "utf-8")
    print(folder / "people.md")


def _page(found: Findings) -> str:
    command = f"scripts/fit-people --times {found.times} --seed {found.seed}"
    return (
        (Path(__file__).parent / "people.template.md")
        .read_text("utf-8")
        .format(
            command=command,
            version=version("omerta"),
            picture=PICTURE.as_posix(),
            habits=_habits(found),
            compared=_compared(found),
            missed=_missed(found),
            likelihood=_likelihood(found),
            held_out=_held_out(found),
            club=_club(found),
            tells=_tells(found.tells),
            true_reports=_true_reports(found.tells, "strangers"),
            true_club=_true_reports(found.tells, "club"),
            votes=_vote_tells(found.tells),
        )
    )


def _picture(found: Findings) -> str:
    """People above their likeness, row by row."""
    shown: list[PlottedNumber] = []
    for row in _large(ROWS):
        seen, likely = wilson(row.hits, row.trials), _share(found.strangers, row)
        shown.append(_plotted(f"{row.name}: people", seen, "mafia"))
        shown.append(_plotted("as strangers play", likely, "town"))
    return win_chances(shown, Axis("share, %, with the 95 % interval", "percent"))


def _plotted(name: str, share: Share, side: str) -> PlottedNumber:
    return PlottedNumber(name, share.share, share.low, share.high, _percent(share.share), side)


def _habits(found: Findings) -> str:
    """The habits with what the rows allow: all values of the grid within two units of the best."""
    best = max(likeness(counted) for counted in found.tried.values())
    near = [habits for habits, counted in found.tried.items() if likeness(counted) >= best - CLOSE]
    allowed = {
        name: sorted({getattr(habits, name) for habits in near})
        for name in ("follows", "votes_believed", "betrays")
    }
    rows = [
        (
            f"`{name}`",
            _plain(getattr(found.best, name)),
            _plain(getattr(found.club, name)),
            _allows(allowed, name),
        )
        for name in Habits.__struct_fields__
    ]
    return _table(("habit", "strangers", "club", "what the rows of A allow"), rows)


def _allows(allowed: Mapping[str, Sequence[float]], name: str) -> str:
    if name not in allowed:
        return "nothing in A tells; assumed, the same for both"
    values = allowed[name]
    return f"{_plain(values[0])} to {_plain(values[-1])}"


def _compared(found: Findings) -> str:
    rows = []
    for row in ROWS:
        seen, likely = wilson(row.hits, row.trials), _share(found.strangers, row)
        rows.append(
            (
                row.name,
                f"{row.hits} of {row.trials}",
                f"{_percent(seen.share)} ({_ends(seen)})",
                f"{_percent(likely.share)} ({_ends(likely)})",
                _percent(_share(found.plain, row).share),
                _percent(_share(found.chance, row).share),
                "yes" if seen.low <= likely.share <= seen.high else "**no**",
            )
        )
    head = ("row", "seen", "share (95 %)", "as strangers play", "`plain`", "chance", "inside")
    return _table(head, rows)


def _missed(found: Findings) -> str:
    """The rows that are outside, with how far, in points and in standard deviations of the rows."""
    told = []
    for row in ROWS:
        seen, likely = wilson(row.hits, row.trials), _share(found.strangers, row).share
        if seen.low <= likely <= seen.high:
            continue
        by = likely - row.hits / row.trials
        hits, trials = found.strangers.get(row.name, (0, 0))
        expected = (hits + 0.5) / (trials + 1)
        spread = sqrt(expected * (1 - expected) / row.trials)
        points = f"{100 * by:+.0f}".replace("-", "−")
        told.append(f"- *{row.name}*: {points} points, {abs(by) / spread:.1f} standard deviations.")
    return "\n".join(told) or "Nothing."


def _likelihood(found: Findings) -> str:
    parts = {"wins": WINS, "votes of the town": VOTES, "votes for mates": MATES, "executions": EXECUTIONS}
    rows = [
        (
            name,
            *(f"{likeness(counted, rows):.1f}" for counted in (found.strangers, found.plain, found.chance)),
        )
        for name, rows in {**parts, "**all**": ROWS}.items()
    ]
    return _table(("log-likelihood of", "strangers", "`plain`", "chance"), rows)


def _held_out(found: Findings) -> str:
    rows = []
    for group in dict.fromkeys(row.group for row in ROWS):
        habits, held = fitted(found.tried, group), [row for row in ROWS if row.group == group]
        three = f"{_plain(habits.follows)}, {_plain(habits.votes_believed)}, {_plain(habits.betrays)}"
        counts = (foretold(found.tried, group), found.strangers, found.plain, found.chance)
        rows.append((group, three, *(f"{likeness(counted, held):.1f}" for counted in counts)))
    head = ("held out", "follows, votes believed, betrays", "fitted without", "with", "`plain`", "chance")
    return _table(head, rows)


def _club(found: Findings) -> str:
    rows = []
    for habits, (won, games) in found.clubs.items():
        share = wilson(won, games)
        mark = " (chosen)" if habits == found.club else ""
        rows.append((f"{_plain(habits.follows)}{mark}", f"{_percent(share.share)} ({_ends(share)})"))
    seen = wilson(round(CLUB_TOWN * CLUB_GAMES), CLUB_GAMES)
    every = wilson(round(ALL_TOWN * ALL_GAMES), ALL_GAMES)
    rows.append((f"people: {CLUB_GAMES} turbo games", f"{_percent(seen.share)} ({_ends(seen)})"))
    rows.append((f"people: all {ALL_GAMES} games, many set-ups", f"{_percent(every.share)} ({_ends(every)})"))
    return _table(("`follows`", "the town wins"), rows)


def _tells(heard: Sequence[Listening]) -> str:
    """For each act and mind the most that any book gives away, by both measures."""
    minds = list(dict.fromkeys(each.mind for each in heard))
    rows = []
    for act, name in TOLD:
        cells = []
        for mind in minds:
            found = [tell for each in heard if each.mind == mind for tell in each.heard if tell.act == act]
            often = [tell for tell in found if tell.enemies[0] + tell.others[0] >= ENOUGH]
            auc = max((tell.auc_at_least for tell in often), default=0.0)
            apart = max((tell.apart_at_least for tell in often), default=0.0)
            cells.append(f"{auc:.2f} / {apart:.2f}" if often else "never")
        rows.append((name, *cells))
    return _table(("a player", *(f"`{mind}`" for mind in minds)), rows)


def _true_reports(heard: Sequence[Listening], mind: str) -> str:
    """How many of a hundred reports are of an enemy."""
    found = [
        tell for each in heard if each.mind == mind for tell in each.heard if tell.act == "learned: about him"
    ]
    enemies, others = sum(tell.enemies[0] for tell in found), sum(tell.others[0] for tell in found)
    return f"{100 * enemies / max(1, enemies + others):.0f}"


def _vote_tells(heard: Sequence[Listening]) -> str:
    rows = [("people (A)", "0.25", "1.09")]
    for mind in dict.fromkeys(each.mind for each in heard):
        mates = sum((each.mates.hits for each in heard if each.mind == mind), 0)
        by_chance = sum(each.mates.by_chance for each in heard if each.mind == mind)
        hits = sum(each.many.hits for each in heard if each.mind == mind)
        expected = sum(each.many.by_chance for each in heard if each.mind == mind)
        rows.append((f"`{mind}`", f"{mates / by_chance:.2f}", f"{hits / expected:.2f}"))
    return _table(("votes, for each one by chance", "of a gang for mates", "of the many for enemies"), rows)


def _large(rows: Iterable[Row]) -> list[Row]:
    return [row for row in rows if row.trials > ENOUGH]


def _share(counted: Counted, row: Row) -> Share:
    return wilson(*counted.get(row.name, (0, 0)))


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def _ends(share: Share) -> str:
    return f"{100 * share.low:.0f}–{100 * share.high:.0f}"


def _plain(value: float) -> str:
    return f"{value:g}"


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
