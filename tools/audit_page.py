"""`scripts/audit`: every deck the books print, played as strangers and as a club do, and what came of it.

It writes the page `docs/audit.md`, its pictures and that of `docs/lab.md`, and the chances that the table
has from the start.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

from msgspec import Struct
from rich.progress import Progress, TaskID

from omerta.books.shelf import SHELF
from omerta.bots.minds import Bots
from omerta.lab.audit import Verdict, audit, entries
from omerta.lab.crew import Crew
from omerta.lab.deck_reports import audit_section, value_report
from omerta.lab.deck_words import between, columns, share, side_name, whose
from omerta.lab.lab_game import BEGINNER, Experiment
from omerta.lab.printed_chances import FILE, as_file
from omerta.lab.values import Worth, values
from omerta.words import lexicon

ROOT = Path(__file__).parents[1]
LAB = ROOT / "src" / "omerta" / "lab"
WORDS = lexicon("en")
PICTURES = Path("pictures") / "lab"
POPULATIONS: tuple[Bots, ...] = ("strangers", "club")
GAMES = 200
TOWN = "town"
WORTH_GAMES = 200
MANY_CARDS = (
    *("detective", "doctor", "bodyguard", "beauty", "maniac", "godfather", "lawyer"),
    *("ordinary-townsperson",) * 5,
    *("mafioso",) * 2,
)
LEFT, RIGHT = ":--", "--:"
ABOUT = """\
# The books on trial

Every row of every printed table with the deck the book proposes for it, and every deck the books have a
name for, played {games} times each by both populations. This page is written by

```sh
scripts/audit --games {games}
```

and `omerta lab audit --games {games} --bots strangers` (or `club`) prints the same numbers. They are at the
table from the start, too: the meter of a printed deck begins with them.

**Strangers are fitted to people who had never met** ([people.md](people.md)): they find the mafia hardly more
often than by chance. **A club is calibrated on one number of experienced players and not validated**: it
votes together and reads votes. What both know of cards other than the plain ones is a guess.

{lead}

A deck *leans* if even the low end of the best side's 95 % interval is above 60 %: with players like these.
Draws belong to nobody. [lab.md](lab.md) tells how to read intervals, and how to ask the same of your deck.
"""
LEAD = """\
**What to make of it.** {decks} decks were tried. As strangers play, {strangers} of them lean,
{against} against the town; as a club plays, {club}, {club_against} against the town. {both} lean to the same
side with both, and {turned} are won mostly by one side among strangers and by another in a club.
So a printed table is a beginning, not a promise: who sits there matters as much as which cards lie there, and
a company that loses every evening as the town should take a gangster out before it blames itself."""


class Trial(Struct, frozen=True):
    """A deck as both populations have played it."""

    strangers: Verdict
    club: Verdict


def main() -> None:
    """Play, and write."""
    parser = argparse.ArgumentParser(prog="scripts/audit", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help=f"of each deck and population ({GAMES})")
    parser.add_argument("--cores", type=int, default=0, help="how many to use (all)")
    asked = parser.parse_args()
    found: dict[str, list[Trial]] = {}
    with Crew(asked.cores) as crew, Progress(transient=True) as progress:
        for book in SHELF.values():
            played: list[tuple[Verdict, ...]] = []
            for players in POPULATIONS:
                task = progress.add_task(f"{book.name}, {players}", total=len(entries(book)) * asked.games)
                watch = partial(_show, progress, task)
                played.append(audit(book, crew, asked.games, players, watch=watch))
                if crew.interrupted:
                    raise SystemExit(130)
            found[book.name] = [Trial(*pair) for pair in zip(*played, strict=True)]
    write(ROOT / "docs", found, asked.games)
    keep(LAB, found)
    with Crew(asked.cores) as crew:
        worth = values(Experiment("family", MANY_CARDS, {}, BEGINNER), crew, WORTH_GAMES)
        draw_values(ROOT / "docs", worth)


def _show(progress: Progress, task: TaskID, done: int) -> None:
    progress.update(task, completed=done)


def keep(folder: Path, found: Mapping[str, Sequence[Trial]]) -> None:
    """The chances that the table has from the start."""
    verdicts = [
        verdict
        for of_book in found.values()
        for trial in of_book
        for verdict in (trial.strangers, trial.club)
    ]
    tallies = [(_by_name(each), each.balance.tally) for each in verdicts]
    (folder / FILE).write_bytes(as_file(tallies))
    print(folder / FILE)


def _by_name(verdict: Verdict) -> Experiment:
    tried = verdict.balance.experiment
    return Experiment(tried.bare_book.name, tried.deck, tried.house_rules, tried.mind)


def write(folder: Path, found: Mapping[str, Sequence[Trial]], games: int) -> None:
    """The page, and two pictures for each book."""
    (folder / PICTURES).mkdir(parents=True, exist_ok=True)
    parts = [ABOUT.format(games=games, lead=lead([each for of_book in found.values() for each in of_book]))]
    for name, of_book in found.items():
        parts.append(f"## {WORDS.name('book', name)}\n")
        for players in POPULATIONS:
            section = audit_section(SHELF[name], [_verdict(each, players) for each in of_book], WORDS)
            assert section.figure is not None
            picture = PICTURES / f"audit-{name}-{players}.svg"
            (folder / picture).write_text(section.figure.svg, "utf-8")
            parts.append(
                f"{whose(players, WORDS).capitalize()}: {section.paragraphs[0]}\n\n"
                f"![The chance of the best side, deck by deck]({picture.as_posix()})\n"
            )
        parts.append(table(of_book))
    (folder / "audit.md").write_text("\n".join(parts), "utf-8")
    print(folder / "audit.md")


def _verdict(trial: Trial, players: Bots) -> Verdict:
    return trial.club if players == "club" else trial.strangers


def lead(trials: Sequence[Trial]) -> str:
    """What came out, in a paragraph that counts."""
    strangers, club = ([_verdict(each, players) for each in trials] for players in POPULATIONS)
    same = [each for each in trials if each.strangers.leader == each.club.leader]
    return LEAD.format(
        decks=len(trials),
        strangers=sum(each.leans for each in strangers),
        against=sum(each.leans and not is_the_towns(each) for each in strangers),
        club=sum(each.leans for each in club),
        club_against=sum(each.leans and not is_the_towns(each) for each in club),
        both=sum(each.strangers.leans and each.club.leans for each in same),
        turned=len(trials) - len(same),
    )


def is_the_towns(verdict: Verdict) -> bool:
    """Does the town win most, or has this book none?"""
    return verdict.leader == TOWN or TOWN not in verdict.balance.experiment.rules.sides


def draw_values(folder: Path, found: Sequence[Worth]) -> None:
    """What the cards of a large table are worth, for `docs/lab.md`."""
    figure = value_report(Experiment("family", MANY_CARDS), found, WORDS).sections[-1].figure
    assert figure is not None
    (folder / PICTURES / "card-values.svg").write_text(figure.svg, "utf-8")
    print(folder / PICTURES / "card-values.svg")


def table(found: Sequence[Trial]) -> str:
    """The numbers of a book: the same of both populations beside each other."""
    numbers = columns(WORDS, "leader", "chance", "interval", "verdict")
    heads = (
        *columns(WORDS, "players", "deck"),
        *(f"{name}: {each}" for name in POPULATIONS for each in numbers),
    )
    rule = [RIGHT, LEFT, *(LEFT, RIGHT, RIGHT, LEFT) * 2]
    rows = [heads, rule, *(_row(each) for each in found)]
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def _row(trial: Trial) -> tuple[str, ...]:
    entry = trial.strangers.entry
    return (
        str(entry.players),
        entry.preset or WORDS.say("lab-row"),
        *_numbers(trial.strangers),
        *_numbers(trial.club),
    )


def _numbers(verdict: Verdict) -> tuple[str, ...]:
    chance = verdict.balance.sides[verdict.leader]
    leans = WORDS.say("lab-leans") if verdict.leans else ""
    return side_name(verdict.leader, WORDS), share(chance.share, WORDS), between(chance, WORDS), leans


if __name__ == "__main__":
    main()
