"""Every written game of the casebook is played, one test each, named after the rules it shows."""

import pytest

from omerta.books.shelf import SHELF
from omerta.notation.casebook import Pin, pins
from omerta.notation.reader import read


def name(pin: Pin) -> str:
    """The rules of a case and its title: `FAM-195-FAM-196 the bodyguard dies instead`."""
    return f"{'-'.join(pin.case.rules)} {pin.case.title}".strip()


CASES = [pytest.param(pin, id=name(pin)) for book in SHELF for pin in pins(book)]


@pytest.mark.parametrize("pin", CASES)
def test_case(pin: Pin) -> None:
    read(pin.case, SHELF)
