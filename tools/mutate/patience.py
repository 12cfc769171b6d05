"""A plugin for the tests: one that reckons far longer than all others has met a fault that never ends."""

from __future__ import annotations

import signal
from collections.abc import Generator
from types import FrameType

import pytest

LONGEST = 60.0  # seconds of reckoning; waiting does not count, for the machine may be busy


class NeverEnds(BaseException):
    """Nothing that is tested may catch this."""


def _give_up(_: int, frame: FrameType | None) -> None:
    raise NeverEnds(frame)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, None, None]:
    """Each test has the same time."""
    signal.signal(signal.SIGVTALRM, _give_up)
    signal.setitimer(signal.ITIMER_VIRTUAL, LONGEST)
    try:
        return (yield)
    except NeverEnds as endless:
        pytest.fail(str(endless))
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0.0)
