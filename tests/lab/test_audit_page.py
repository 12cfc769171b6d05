"""The page of all books on trial has every deck they print; the table begins with its numbers."""

from __future__ import annotations

import re
from math import sqrt
from pathlib import Path

import pytest
from tools.audit_page import POPULATIONS, WORDS, Trial, keep, lead, write

from omerta.books.shelf import SHELF
from omerta.lab.audit import AuditedDeck, audit, entries
from omerta.lab.balance import contenders
from omerta.lab.crew import Crew
from omerta.lab.lab_game import Experiment, play_game
from omerta.lab.printed_chances import FILE, PRINTED, counted_beforehand, printed_decks
from omerta.lab.tally import GameTally

DOCS = Path(__file__).parents[2] / "docs"
MOST_APART = 4.0  # standard errors: one run in fifteen thousand
FIRST, GAMES = 10_000, 3


def rows(page: str) -> dict[str, list[list[str]]]:
    """The numbers of the page by the title of the book."""
    found: dict[str, list[list[str]]] = {}
    for part in page.split("\n## ")[1:]:
        lines = re.findall(r"^\| (.*) \|$", part, re.MULTILINE)
        found[part.partition("\n")[0]] = [line.split(" | ") for line in lines[2:]]
    return found


def named(entry: AuditedDeck) -> list[str]:
    return [str(entry.players), entry.preset or "by the table"]


def test_every_deck_of_every_book_is_on_the_page() -> None:
    found = rows((DOCS / "audit.md").read_text("utf-8"))
    assert {title: [row[:2] for row in table] for title, table in found.items()} == {
        WORDS.name("book", book.name): [named(entry) for entry in entries(book)] for book in SHELF.values()
    }


def test_the_page_counts_what_leans_and_shows_its_pictures() -> None:
    page = (DOCS / "audit.md").read_text("utf-8")
    table = [row for of_book in rows(page).values() for row in of_book]
    strangers, club = (sum(row[at] == "leans" for row in table) for at in (5, 9))
    told = " ".join(page.split())
    assert f"{len(table)} decks were tried. As strangers play, {strangers} of them lean" in told
    assert f"as a club plays, {club}," in told
    assert f"{sum(row[2] != row[6] for row in table)} are won mostly by one side among strangers" in told
    for row in table:
        for interval, verdict in ((row[4], row[5]), (row[8], row[9])):
            assert (verdict == "leans") == (float(interval.split("–")[0]) > 60), row
    pictures = re.findall(r"\]\((pictures/lab/audit-[^)]+)\)", page)
    assert len(pictures) == len(SHELF) * len(POPULATIONS)
    assert all((DOCS / each).read_text("utf-8").startswith("<svg") for each in pictures)


def test_the_page_names_the_command_that_writes_it_and_the_table_gets_its_numbers(tmp_path: Path) -> None:
    with Crew(1) as crew:
        played = [audit(SHELF["classic"], crew, 3, players) for players in POPULATIONS]
    trials = {"classic": [Trial(*pair) for pair in zip(*played, strict=True)]}
    write(tmp_path, trials, 3)
    page = (tmp_path / "audit.md").read_text("utf-8")
    assert "scripts/audit --games 3\n" in page
    assert lead(trials["classic"]) in page
    assert (tmp_path / "pictures" / "lab" / "audit-classic-club.svg").exists()
    text = re.sub(r"\d+", "N", (DOCS / "audit.md").read_text("utf-8").partition("decks were tried")[0])
    assert re.sub(r"\d+", "N", page.partition("decks were tried")[0]) == text
    keep(tmp_path, trials)
    lines = (tmp_path / FILE).read_text("utf-8").splitlines()
    assert len(lines) == 2 + len(entries(SHELF["classic"])) * len(POPULATIONS)


@pytest.mark.parametrize("players", POPULATIONS)
@pytest.mark.parametrize("name", SHELF)
def test_every_printed_deck_was_counted_for_both_populations(name: str, players: str) -> None:
    page = rows((DOCS / "audit.md").read_text("utf-8"))[WORDS.name("book", name)]
    at = 2 + 4 * POPULATIONS.index(players)
    for entry, row in zip(entries(SHELF[name]), page, strict=True):
        tried = Experiment(name, entry.deck, entry.house_rules, players)
        found = counted_beforehand(tried)
        assert found.games >= 150
        assert sum(found.wins.values()) == sum(found.lengths.values()) == found.games
        best = max(found.chance(side).share for side in contenders(tried, found) if side)
        assert row[at + 1] == f"{100 * best:.1f}%", (entry, "the page and the table say the same")


def test_what_was_not_counted_is_not_guessed() -> None:
    tried = Experiment("classic", ("mafia", "doctor", "inspector", *("townsperson",) * 37))
    assert counted_beforehand(tried) == GameTally()
    entry = entries(SHELF["classic"])[0]
    known = Experiment("classic", entry.deck, entry.house_rules)
    assert counted_beforehand(known).games
    for other in (
        Experiment(SHELF["classic"], entry.deck),
        Experiment("classic", entry.deck, {}, "plain"),
        Experiment("classic", entry.deck, {"discussion-minutes": "3"}),
        Experiment("classic", entry.deck, {}, of_side={"town": "worlds"}),
    ):
        assert counted_beforehand(other) == GameTally()


@pytest.mark.parametrize("players", POPULATIONS)
def test_these_players_still_play_as_they_did_when_it_was_counted(players: str) -> None:
    """Fresh games of every printed deck: how often the side wins that won most of those counted."""
    seen = expected = variance = 0.0
    for deck in printed_decks():
        if deck.players != players:
            continue
        tried = Experiment(deck.book, deck.deck, deck.house_rules, players)
        best = max(deck.wins, key=lambda side: deck.wins[side])
        share = deck.wins[best] / deck.games
        for seed in range(FIRST, FIRST + GAMES):
            seen += play_game(tried, seed).winner == best
        expected += GAMES * share
        variance += share * (1 - share) * (GAMES + GAMES**2 / deck.games)
    assert abs(seen - expected) < MOST_APART * sqrt(variance), "they play otherwise now: run scripts/audit"


def test_the_file_is_in_the_package() -> None:
    assert PRINTED.is_file()
