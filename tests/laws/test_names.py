"""One word per thing: no two values of the house bear the same name, and no module is called like another."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from msgspec import Struct

import omerta
from omerta.core import View
from omerta.core.events import Opened
from omerta.table.replay.exports import Terms
from omerta.table.state.lobby import Lobby

SOURCE = Path(omerta.__file__).parent

# Names that two things bear on purpose, each with its reason.
SHARED_NAMES = {
    "Game": "`omerta.Game` is the game of the engine, as whoever imports the library holds it",
    "Refused": "`omerta.Refused` is a refusal of the engine, with its sentence",
}
# What has happened and what it changes stand in files of one name, beside the room that decides it.
MIRRORED = {"core/events", "core/folds"}
SHARED_MODULES = {
    "__init__": "every package has one",
    "__main__": "a package that can be run has one",
    "setup": "`core/setup.py` lays the table whose events and folds have this name",
    "lone_decisions": "`core/day/lone_decisions.py` decides what the events and folds of this name keep",
    "night": "`words/night.py` says what the events of this name tell",
}


def named(tree: ast.Module) -> Iterator[str]:
    """The classes of a module, private ones too, and the names it gives to types."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            yield node.name.lstrip("_")
    for statement in tree.body:
        match statement:
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                if name.lstrip("_")[:1].isupper() and not name.isupper():
                    yield name.lstrip("_")


def bearers() -> dict[str, set[str]]:
    """For each name of a class or a type, the modules that give it."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in sorted(SOURCE.rglob("*.py")):
        for name in named(ast.parse(path.read_text("utf-8"))):
            found[name].add(str(path.relative_to(SOURCE)))
    return found


def test_no_two_things_bear_one_name() -> None:
    shared = {name: modules for name, modules in bearers().items() if len(modules) > 1}
    assert {name: modules for name, modules in shared.items() if name not in SHARED_NAMES} == {}
    assert shared.keys() == SHARED_NAMES.keys()


def test_no_two_modules_bear_one_name() -> None:
    found: dict[str, list[Path]] = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        if str(path.parent.relative_to(SOURCE)) not in MIRRORED or path.stem not in mirrored():
            found[path.stem].append(path.relative_to(SOURCE))
    for stem in mirrored():
        found[stem].append(Path("core/events", f"{stem}.py"))
    shared = {stem: paths for stem, paths in found.items() if len(paths) > 1}
    assert {stem: paths for stem, paths in shared.items() if stem not in SHARED_MODULES} == {}
    assert shared.keys() == SHARED_MODULES.keys()


def mirrored() -> set[str]:
    """The modules that events and folds both have."""
    both = [{path.stem for path in (SOURCE / room).glob("*.py")} for room in sorted(MIRRORED)]
    return set.intersection(*both) - {"__init__"}


@pytest.mark.parametrize("kind", [Opened, View, Lobby, Terms])
def test_what_is_stored_and_sent_keeps_its_words(kind: type[Struct]) -> None:
    """House rules were written down as `options` before they were called so, and games of then are read."""
    assert "house_rules" in kind.__struct_fields__
    assert "options" in kind.__struct_encode_fields__


def test_a_stored_event_of_before_is_read() -> None:
    stored = b'{"event":"opened","seats":5,"deck":["mafia"],"options":{"discussion-minutes":"7"}}'
    opened = msgspec.json.decode(stored, type=Opened)
    assert opened.house_rules == {"discussion-minutes": "7"}
    assert msgspec.json.encode(opened) == stored
