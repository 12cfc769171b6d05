"""Why the host asks for names, draws a lot or ends the day: he names the rules of this moment."""

import pytest

from omerta.books.shelf import SHELF
from omerta.core import events as ev
from omerta.core.game import Game, log
from omerta.notation.reader import cases, read

JUDGE = "1 judge, 4 8 mafioso, 9 seats"
PLAIN = "4 8 mafioso, 9 seats"
SUSPECTS = "with vote-procedure=one-by-one"
DUTY = "with lynch-duty=exactly-one"


def played(*lines: str) -> Game:
    """The game after these written lines."""
    game = read(cases("\n".join(lines), SHELF)[0], SHELF).game
    assert game is not None
    return game


def asked(game: Game) -> tuple[str, ...]:
    """The rules named when the table was asked for names the last time."""
    return next(event.rules for event in reversed(log(game)) if isinstance(event, ev.AskOpened))


def ended(game: Game) -> tuple[str, ...]:
    """The rules named when the day ended without an execution."""
    return next(event.rules for event in reversed(log(game)) if isinstance(event, ev.NobodyExecuted))


def drawn(game: Game) -> tuple[str, ...]:
    """The rules named when the lot fell."""
    return next(event.rules for event in reversed(log(game)) if isinstance(event, ev.LotDrawn))


@pytest.mark.parametrize(
    ("lines", "rules"),
    [
        ((f"family {PLAIN}", "day close"), ("FAM-119",)),
        ((f"family {PLAIN}", "day names 5", "vote 5 x0"), ("FAM-130",)),
        ((f"family {JUDGE}", "day names 5", "vote 5: 2 3; 5 acquitted"), ("FAM-165",)),
        (
            (f"family {JUDGE}", "day names 5", "vote 5: 2 3; 5 acquitted; 2 names 6; close", "vote 6 x0"),
            ("FAM-165",),
        ),
        ((f"family {PLAIN}", SUSPECTS, "day close"), ("FAM-119",)),
        ((f"family {PLAIN}", SUSPECTS, "day names 5", "vote 5 x4; 5 innocent"), ("FAM-430", "FAM-436")),
        (
            (f"family {JUDGE}", SUSPECTS, "day names 5", "vote 5: 2 3 4 6 7; 5 acquitted"),
            ("FAM-435", "FAM-436"),
        ),
        ((f"offscreen {PLAIN}", SUSPECTS, "day names 5", "vote 5 x4; 5 innocent"), ("OFF-444", "OFF-450")),
        (
            (f"offscreen {JUDGE}", SUSPECTS, "day names 5", "vote 5: 2 3 4 6 7; 5 acquitted"),
            ("OFF-449", "OFF-450"),
        ),
        ((f"offscreen {PLAIN}", DUTY, "day close"), ("OFF-025", "OFF-134")),
        ((f"offscreen {PLAIN}", DUTY, "day names 5", "vote 5 x0"), ("OFF-025", "OFF-134")),
        ((f"offscreen {JUDGE}", DUTY, "day names 5", "vote 5: 2 3; 5 acquitted"), ("OFF-134", "OFF-167")),
    ],
)
def test_the_table_is_asked_for_names_by_the_rule_of_the_moment(
    lines: tuple[str, ...], rules: tuple[str, ...]
) -> None:
    assert asked(played(*lines)) == rules


@pytest.mark.parametrize(
    ("lines", "rules"),
    [
        ((f"offscreen {PLAIN}", "day close"), ("OFF-119",)),
        ((f"offscreen {PLAIN}", SUSPECTS, "day close"), ("OFF-119",)),
        ((f"offscreen {PLAIN}", SUSPECTS, "day names 5", "vote 5 x4; 5 innocent; close"), ("OFF-450",)),
        ((f"offscreen {PLAIN}", "day names 5", "vote 5 x0"), ("OFF-131",)),
        (
            (f"offscreen {JUDGE}", "with after-pardon=new-vote", "day names 5", "vote 5: 2 3; close"),
            ("OFF-164", "OFF-167"),
        ),
    ],
)
def test_the_day_ends_by_the_rule_of_the_moment(lines: tuple[str, ...], rules: tuple[str, ...]) -> None:
    assert ended(played(*lines)) == rules


@pytest.mark.parametrize(
    ("lines", "rules"),
    [
        ((f"family {PLAIN}", "day names 5", "vote 5 x0; close; and so on"), ("FAM-130",)),
        ((f"offscreen {PLAIN}", DUTY, "day names 5", "vote 5 x0; close; and so on"), ("OFF-025", "OFF-134")),
        (
            (f"offscreen {PLAIN}", "with tie-break=lot", "day names 5, 6", "vote 5 x3; 6 x3; and so on"),
            ("OFF-129",),
        ),
    ],
)
def test_the_lot_falls_by_the_rule_of_the_moment(lines: tuple[str, ...], rules: tuple[str, ...]) -> None:
    assert drawn(played(*lines)) == rules
