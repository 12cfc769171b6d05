"""Settings of all tests: how many examples Hypothesis draws, and where tests find each other."""

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from playwright.sync_api import Browser, sync_playwright

ROOT = str(Path(__file__).parent.parent)
if ROOT not in sys.path:
    sys.path.insert(0, ROOT)  # laws share `tests.laws.tables` and `tests.laws.courses`

SLOW_IS_FINE = (HealthCheck.too_slow, HealthCheck.data_too_large)

# One profile for everybody: the same examples on every machine. `OMERTA_EXAMPLES=2000` looks further.
settings.register_profile(
    "laws",
    max_examples=int(os.environ.get("OMERTA_EXAMPLES", "60")),
    derandomize="OMERTA_EXAMPLES" not in os.environ,
    deadline=None,
    suppress_health_check=SLOW_IS_FINE,
    database=None,
)
settings.load_profile("laws")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests that look at pages: two cannot be driven in one process."""
    with sync_playwright() as playwright:
        found = shutil.which("chromium") or shutil.which("google-chrome")
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()
