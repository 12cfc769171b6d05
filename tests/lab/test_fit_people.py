"""Players are held against what people did: the rows are the published ones, the page is of these players."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from tools.fit_people.human_rows import COP_NINE, EXECUTIONS, ROWS, STRANGERS, VOTES, Setup, rebuilt
from tools.fit_people.likeness import (
    BEGINNERS,
    BY_CHANCE,
    Grid,
    Task,
    added,
    fitted,
    foretold,
    likeness,
    play,
    tasks,
)
from tools.fit_people.people_page import Findings, write
from tools.fit_people.seen_tells import Listening, listen

from omerta.bots import habits
from omerta.bots.habits import Habits
from omerta.core import Table, log, open_any
from omerta.core import events as ev

PAGE = Path(__file__).parents[2] / "docs" / "people.md"


def test_the_rows_add_up_to_the_published_totals() -> None:
    assert sum(each.games for each in STRANGERS) == 44
    assert (sum(row.hits for row in VOTES), sum(row.trials for row in VOTES)) == (159, 524)
    assert (sum(row.hits for row in EXECUTIONS), sum(row.trials for row in EXECUTIONS)) == (27, 116)


@pytest.mark.parametrize("setup", [*STRANGERS, COP_NINE], ids=lambda setup: f"{setup.name}-{setup.first}")
def test_a_table_of_people_is_rebuilt(setup: Setup) -> None:
    assert len(setup.deck) == setup.players
    game = open_any(rebuilt(setup.first), Table(setup.deck, 1))
    began = [event.phase for event in log(game) if isinstance(event, ev.PhaseBegan)]
    assert began == [setup.first]


def test_rows_speak_for_who_plays_like_them() -> None:
    """Habits under which each row is what people did win against those under which it is not."""
    seen = {row.name: (100 * row.hits, 100 * row.trials) for row in ROWS}
    other = {**seen, "mafioso for his mate": (0, 15200)}
    like, unlike = replace(habits.STRANGERS, betrays=0.2), replace(habits.STRANGERS, betrays=0.0)
    tried = {unlike: other, like: seen}
    assert likeness(seen) > likeness(other) + 10
    assert fitted(tried) == like
    assert fitted(tried, "votes for mates").betrays == 0.1  # then nothing tells them apart
    assert foretold(tried, "votes for mates")["mafioso for his mate"][0] < 1_000_000 * 6 / 152


def test_games_are_counted_as_people_counted_theirs() -> None:
    for player in (habits.STRANGERS, BEGINNERS, BY_CHANCE):
        found = added(play(task) for task in tasks(player, 1, 0))
        assert sum(found[f"mafia wins {each.name}"][1] for each in STRANGERS) == 44
        assert all(0 <= hits <= trials for hits, trials in found.values())
        assert {row.name for row in ROWS} >= found.keys()


def test_a_page_is_written_of_what_was_found(tmp_path: Path) -> None:
    best = habits.STRANGERS
    counted = play(Task(best, STRANGERS[4], 0, 3))
    points = dict.fromkeys(Grid((0.0, 0.8), (0.0,), (0.25,)).points(best), counted)
    heard = [listen(Listening("strangers", "classic", 2)), listen(Listening("club", "classic", 2))]
    clubs = {habits.CLUB: (1, 3)}
    write(tmp_path, Findings(1, 0, points, best, counted, counted, counted, clubs, habits.CLUB, heard))
    told = (tmp_path / "people.md").read_text("utf-8")
    assert "The club cannot be validated" in told
    assert "scripts/fit-people --times 1 --seed 0" in told
    assert (tmp_path / "pictures" / "lab" / "people.svg").read_text("utf-8").startswith("<svg")


def test_the_page_is_of_the_players_of_the_house() -> None:
    told = PAGE.read_text("utf-8")
    for name in Habits.__struct_fields__:
        strangers, club = (f"{getattr(each, name):g}" for each in (habits.STRANGERS, habits.CLUB))
        assert f"| `{name}` | {strangers} | {club} |" in told
