"""The page about the architecture names what is there, and leaves no room of the house out."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "omerta"
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
NAMED = {*re.findall(r"`((?:[a-z_]+/)+(?:[a-z_]+\.(?:py|js))?|[a-z_]+\.py)`", PAGE)} - {"docs/decisions/"}


def test_whatever_the_page_names_is_there() -> None:
    assert len(NAMED) > 40
    assert [name for name in sorted(NAMED) if not (SOURCE / name).exists()] == []


def test_the_page_names_every_package_and_every_module_of_the_engine() -> None:
    packages = {f"{path.parent.relative_to(SOURCE)}/" for path in SOURCE.rglob("__init__.py")} - {"./"}
    picture = {line.split()[0] for line in PAGE.splitlines() if re.match(r" {3}[a-z]", line)}
    small = {"lab/fast/", "table/store/migrations/", "table/store/migrations/versions/"}
    assert packages - small <= NAMED | picture
    modules = {str(path.relative_to(SOURCE)) for path in (SOURCE / "core").glob("*.py")}
    known = {"core/__init__.py", "core/commands.py", "core/leaving.py", "core/spelling.py"}
    assert modules - NAMED == known
