"""One ballot."""

from __future__ import annotations

import pytest

from omerta.core.book.model import Vote
from omerta.core.day.ballots import kind_of
from omerta.core.moments import Trial


@pytest.mark.parametrize(
    ("accused", "recounts", "kind"),
    [(0, 0, "count"), (0, 1, "recount"), (4, 0, "confirm"), (4, 1, "confirm-recount")],
)
def test_a_count_says_whether_it_confirms_a_sentence_and_whether_it_is_repeated(
    accused: int, recounts: int, kind: str
) -> None:
    assert kind_of(Trial(Vote(), accused=accused, recounts=recounts)) == kind
