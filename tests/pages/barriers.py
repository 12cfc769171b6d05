"""What on a page shuts somebody out who does not see it, or not well: as axe-core finds it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple, cast

from playwright.sync_api import Page

KEPT = Path(__file__).parents[2] / ".venv"
# What is worse than this is a fault of the page; the rest is good advice.
GRAVE = ("serious", "critical")
# By far the dearest rule. Contrast has tests of its own, against the real pixels and for a stronger law.
DEAREST = "color-contrast"
RUN = """async (left) => {
  const rules = Object.fromEntries(left.map((rule) => [rule, { enabled: false }]));
  const options = { resultTypes: ['violations'], iframes: false, rules };
  const { violations } = await axe.run(document, options);
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary }) => [id, impact, target.join(' '), failureSummary]));
}"""


class Barrier(NamedTuple):
    """One of them: the rule it breaks, how bad it is, where, and what would mend it."""

    rule: str
    impact: str
    place: str
    advice: str


@cache
def axe() -> str:
    """The script that looks for them."""
    found = sorted(KEPT.glob("axe-core-*/node_modules/axe-core/axe.min.js"))
    assert found, "axe-core is missing: scripts/axe install brings it"
    return found[-1].read_text("utf-8")


def barriers(page: Page, *left: str) -> list[Barrier]:
    """All that is found on this page as it stands now; some rules may be left out."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe())
    found = cast("list[tuple[str, str, str, str]]", page.evaluate(RUN, left))
    return [Barrier(*each) for each in found]


def grave_barriers(page: Page) -> list[Barrier]:
    """Those that nobody may be left before."""
    return [each for each in barriers(page, DEAREST) if each.impact in GRAVE]
