"""Settings of all tests: how many examples Hypothesis draws, and the browser."""

import gc

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


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "waits: sees a game go by the clock, and waits more than it works")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whoever mostly waits begins first: in the end all others would wait for him."""
    items.sort(key=lambda item: item.get_closest_marker("waits") is None)


def pytest_collection_finish(session: pytest.Session) -> None:
    """Thousands of collected tests stay to the end: whoever looks for garbage need not look through them."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)  # games leave little garbage in circles: an eighth less time
