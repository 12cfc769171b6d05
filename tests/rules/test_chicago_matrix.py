"""Chicago's matrix of pairs: every two night roles meet in a written game, by the rules the ledger names."""

import re
from importlib import resources

import pytest

from omerta.books.shelf import SHELF
from omerta.notation.casebook import pins
from omerta.notation.reader import Case, read

LEDGER = (resources.files("omerta.books") / "ledgers" / "chicago.md").read_text(encoding="utf-8")
ROLES = SHELF["chicago"].roles
PAIRS = 136

Pair = tuple[str, str]


def legend() -> dict[str, str]:
    """The codes of the legend and the cards they stand for."""
    line = next(line for line in LEDGER.splitlines() if line.startswith("Legend: "))
    return dict(re.findall(r"\b([A-Z]{3}) ([a-z][a-z-]*)", line))


def matrix() -> dict[Pair, frozenset[str]]:
    """The rules that settle each pair; none for a dot."""
    table = LEDGER[LEDGER.index("Matrix of all pairs of night roles") :]
    rows = [line for line in table[: table.index("\n## ")].splitlines() if line.startswith("|")]
    columns, _, *body = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]
    return {
        (row[0], column): frozenset(f"CHI-{number}" for number in cell.split() if number != "·")
        for row in body
        for column, cell in zip(columns[1:], row[1:], strict=True)
        if cell
    }


def written() -> dict[Pair, list[Case]]:
    """The written games of each pair: their titles begin with the two codes."""
    found: dict[Pair, list[Case]] = {}
    for pin in pins("chicago"):
        if pin.file == "chicago/matrix.game":
            first, second, *_ = pin.case.title.split()
            found.setdefault((first, second), []).append(pin.case)
    return found


def in_play(case: Case) -> set[str]:
    """The cards dealt in a written game, or, where none is played, those of the decks it looks at."""
    game = read(case, SHELF).game
    if game is not None:
        return set(game.cards)
    words = (re.findall(r"[a-z][a-z-]*", line.body) for line in case.lines if line.keyword == "deck")
    return {word for line in words for word in line if word in ROLES}


CODES = legend()
MATRIX = matrix()
WRITTEN = written()
EACH = pytest.mark.parametrize("pair", MATRIX, ids=" ".join)


def test_the_matrix_has_every_pair_once() -> None:
    names = list(CODES)
    assert list(MATRIX) == [(one, other) for at, one in enumerate(names) for other in names[at + 1 :]]
    assert len(MATRIX) == PAIRS


def test_the_legend_names_every_card_but_the_plain_one() -> None:
    assert set(CODES.values()) == set(ROLES) - {SHELF["chicago"].plain}


def test_no_game_is_written_for_another_pair() -> None:
    assert set(WRITTEN) <= set(MATRIX)


@EACH
def test_a_game_is_written_under_the_rules_of_the_cell(pair: Pair) -> None:
    assert pair in WRITTEN
    named = {rule for case in WRITTEN[pair] for rule in case.rules}
    assert MATRIX[pair] <= named
    assert named


@EACH
def test_both_cards_are_in_play(pair: Pair) -> None:
    wanted = {CODES[code] for code in pair}
    assert WRITTEN[pair]
    for case in WRITTEN[pair]:
        assert wanted <= in_play(case)
