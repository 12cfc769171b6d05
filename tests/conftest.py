"""Settings of all tests: how many examples Hypothesis draws, and the browser."""

import gc
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings
from tests.depth import USUAL, WISHED, deep

pytest_plugins = ["tests.chromium", "tests.workers"]

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
    config.addinivalue_line("markers", "kernels: is quick where the kernels of the laboratory are compiled")


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Iterator[None]:
    """Nothing that is collected is garbage: to look for some takes a third of the time."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whoever mostly waits begins first, or all others would wait for him; kernels are compiled meanwhile."""

    def turn(item: pytest.Item) -> int:
        waits, needs = (item.get_closest_marker(name) is not None for name in ("waits", "kernels"))
        return needs - waits

    items.sort(key=turn)


def pytest_collection_finish(session: pytest.Session) -> None:
    """Thousands of collected tests stay to the end: whoever looks for garbage need not look through them."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)  # games leave little garbage in circles: an eighth less time
