"""Writes `docs/audit.md`, its pictures and that of `docs/lab.md`: `scripts/audit`."""

import argparse
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

from rich.progress import Progress, TaskID

from omerta.books.shelf import SHELF
from omerta.bots.minds import HOUSE, MINDS
from omerta.lab.audit import Verdict, audit, entries
from omerta.lab.crew import Crew
from omerta.lab.deck_reports import audit_section, value_report
from omerta.lab.deck_words import audit_columns, audit_rows
from omerta.lab.lab_game import Experiment
from omerta.lab.values import Worth, values
from omerta.words import lexicon

WORDS = lexicon("en")
PICTURES = Path("pictures") / "lab"
MANY_CARDS = (
    *("detective", "doctor", "bodyguard", "beauty", "maniac", "godfather", "lawyer"),
    *("ordinary-townsperson",) * 5,
    *("mafioso",) * 2,
)
LEFT, RIGHT = ":--", "--:"
ABOUT = """\
# The books on trial

Every row of every printed table with the deck the book proposes for it, and every deck the books have a
name for, played {games} times each by the bot `{bots}`. This page is written by

```sh
scripts/audit --games {games} --bots {bots}
```

and `omerta lab audit --games {games} --bots {bots}` prints the same numbers.

{bot}

A deck *leans* if even the low end of the best side's 95 % interval is above 60 %: with players like these.
*Ahead by* is the distance to the next side, in percentage points. Draws belong to nobody.
[lab.md](lab.md) tells how to read intervals, and how to ask the same of your own deck.

{lead}
"""
BOTS = {
    "strangers": """\
**Strangers are fitted to people who had never met** ([people.md](people.md)): they find the mafia hardly more
often than by chance. What they know of cards other than the plain ones is a guess.""",
    "club": """\
**A club is calibrated on one number of experienced players and not validated** ([people.md](people.md)): it
votes together and reads votes. What it knows of cards other than the plain ones is a guess.""",
    "random": "**This bot leaves everything to chance**, so the numbers speak of the rules alone.",
    "plain": """\
**Plain bots are beginners.** They tell what they have learned, vote for whom they suspect, spare their own,
and seldom lie; they do not work out who can hold which card. People do, and a town has more to gain by it
than a gang that knows itself: for an experienced company these chances of the town are probably too low.""",
    "worlds": "**This bot weighs every way the cards may lie**, but it is no person all the same.",
}


def main() -> None:
    """Play, and write."""
    parser = argparse.ArgumentParser(prog="scripts/audit")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bots", choices=MINDS, default=HOUSE)
    parser.add_argument("--cores", type=int, default=0)
    asked = parser.parse_args()
    found: dict[str, tuple[Verdict, ...]] = {}
    with Crew(asked.cores) as crew, Progress(transient=True) as progress:
        for book in SHELF.values():
            task = progress.add_task(book.name, total=len(entries(book)) * asked.games)
            watch = partial(_show, progress, task)
            found[book.name] = audit(book, crew, asked.games, asked.bots, watch=watch)
            if crew.interrupted:
                raise SystemExit(130)
    write(asked.folder, found, asked.games, asked.bots)
    with Crew(asked.cores) as crew:
        draw_values(
            asked.folder, values(Experiment("family", MANY_CARDS, {}, asked.bots), crew, 2 * asked.games)
        )


def _show(progress: Progress, task: TaskID, done: int) -> None:
    progress.update(task, completed=done)


def write(folder: Path, found: Mapping[str, Sequence[Verdict]], games: int, bots: str) -> None:
    """The page and a picture for each book."""
    (folder / PICTURES).mkdir(parents=True, exist_ok=True)
    verdicts = [each for of_book in found.values() for each in of_book]
    leaning = sum(each.leans for each in verdicts)
    lead = WORDS.say("lab-audit-lead", {"number": len(verdicts), "leaning": leaning})
    parts = [ABOUT.format(games=games, bots=bots, bot=BOTS[bots], lead=lead)]
    for name, of_book in found.items():
        section = audit_section(SHELF[name], of_book, WORDS)
        assert section.figure is not None
        picture = PICTURES / f"audit-{name}.svg"
        (folder / picture).write_text(section.figure.svg, "utf-8")
        parts.append(
            f"## {section.heading}\n\n{section.paragraphs[0]}\n\n"
            f"![The chance of the best side, deck by deck]({picture.as_posix()})\n\n{table(of_book)}"
        )
    (folder / "audit.md").write_text("\n".join(parts), "utf-8")
    print(folder / "audit.md")


def draw_values(folder: Path, found: Sequence[Worth]) -> None:
    """What the cards of a large table are worth, for `docs/lab.md`."""
    figure = value_report(Experiment("family", MANY_CARDS), found, WORDS).sections[-1].figure
    assert figure is not None
    (folder / PICTURES / "card-values.svg").write_text(figure.svg, "utf-8")
    print(folder / PICTURES / "card-values.svg")


def table(found: Sequence[Verdict]) -> str:
    """The numbers of a book."""
    columns = audit_columns(WORDS)
    rule = [RIGHT, LEFT, LEFT, RIGHT, RIGHT, RIGHT, LEFT]
    rows = [columns, rule, *audit_rows(found, WORDS)]
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


if __name__ == "__main__":
    main()
