"""Tables at the terminal: however narrow it is, nothing is cut away."""

import io

import pytest
from rich.console import Console

from omerta.terminal.columns import fitted, total
from omerta.terminal.console import Terminal
from omerta.words import lexicon

COLUMNS = ("side", "chance", "what it says")
ROWS = (
    ("the town", "97.5%", "Almost always wins, which is rather often."),
    ("the mafia", "2.5%", "Hardly ever."),
)


def written(width: int, terminal: bool = True) -> list[str]:
    """The table on a terminal, or on other paper, of this width."""
    paper = io.StringIO()
    console = Console(file=paper, force_terminal=terminal, color_system=None, width=width, highlight=False)
    Terminal(lexicon("en"), console, console, None).table(COLUMNS, ROWS, right=(1,), whole=(0,))
    return [line.rstrip() for line in paper.getvalue().splitlines()]


@pytest.mark.parametrize("width", range(16, 90))
def test_a_table_has_every_word_at_every_width(width: int) -> None:
    lines = written(width)
    assert max(map(len, lines)) <= width
    words = " ".join(lines).replace(":", "").split()
    for cell in (*COLUMNS, *(cell for row in ROWS for cell in row)):
        assert set(cell.split()) <= set(words)


def test_where_a_table_does_not_fit_every_row_is_a_few_lines() -> None:
    assert written(24)[:3] == ["side: the town", "chance: 97.5%", "what it says: Almost"]
    assert written(80)[1].split("  ")[0] == "the town"


def test_a_pipe_is_as_wide_as_it_must_be() -> None:
    lines = written(10, terminal=False)
    assert any(line.startswith("the mafia    2.5%  Hardly") for line in lines)
    assert max(map(len, lines)) > 10


def test_the_widest_column_that_may_be_folded_gives_way_first() -> None:
    assert fitted(("a", "b"), [("one two", "three four five")], (), 20) == (7, 11)
    assert fitted(("a", "b"), [("one two", "three four five")], (1,), 20) == (3, 15)
    assert total((3, 15)) == 20
