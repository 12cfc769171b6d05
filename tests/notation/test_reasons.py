"""Every reason of a refusal in the code can be named in a written game, and no other."""

from tests.words.test_vocabulary import reasons

from omerta.notation.reasons import REASONS


def test_the_reasons_are_those_of_the_engine_and_the_books() -> None:
    assert set(REASONS) == reasons()
