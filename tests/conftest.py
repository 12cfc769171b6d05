"""Settings of all tests: how many examples Hypothesis draws, and the browser."""

import gc
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from tests.depth import USUAL, WISHED, deep

pytest_plugins = ["tests.chromium"]

SLOW_IS_FINE = (HealthCheck.too_slow, HealthCheck.data_too_large)

# One profile for everybody: the same examples on every machine.
settings.register_profile(
    "laws",
    max_examples=deep(USUAL),
    derandomize=WISHED == USUAL,
    deadline=None,
    suppress_health_check=SLOW_IS_FINE,
    database=None,
)
settings.load_profile("laws")


# What waits longest begins first; what needs the compiled kernels of the laboratory comes last.
FIRST = ("soak", "package", "browser", "table")
LAST = ("lab", "cli/test_trials.py", "cli/test_laboratory.py", "pages/test_lab_pages.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The order in which workers are given the tests."""
    tests = Path(__file__).parent

    def turn(item: pytest.Item) -> int:
        where = item.path.relative_to(tests).as_posix()
        if where.startswith(LAST):
            return len(FIRST) + 1
        return next((at for at, folder in enumerate(FIRST) if where.startswith(folder)), len(FIRST))

    items.sort(key=turn)


def pytest_collection_finish(session: pytest.Session) -> None:
    """Thousands of collected tests stay to the end: whoever looks for garbage need not look through them."""
    gc.collect()
    gc.freeze()
