"""Settings of all tests: how many examples Hypothesis draws, and where tests find each other."""

import os
import sys
from pathlib import Path

from hypothesis import HealthCheck, settings

ROOT = str(Path(__file__).parent.parent)
if ROOT not in sys.path:
    sys.path.insert(0, ROOT)  # laws share `tests.laws.tables` and `tests.laws.courses`

pytest_plugins = ["tests.chromium"]

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
