"""No module needs, by whatever way, a module that needs it; not even inside a function."""

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import omerta

SOURCE = Path(omerta.__file__).parents[1]


def module_of(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_of(path): path for path in sorted(SOURCE.joinpath("omerta").rglob("*.py"))}


def needed(tree: ast.Module) -> set[str]:
    """The modules of the house that are imported anywhere in a module, for types alone too."""
    found: set[str] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                found |= {each.name for each in names}
            case ast.ImportFrom(module=str(module), names=names):
                whole = {f"{module}.{each.name}" for each in names}
                found |= {name if name in MODULES else module for name in whole}
    return found & MODULES.keys()


def test_no_import_leads_back() -> None:
    needs = {name: needed(ast.parse(path.read_text("utf-8"))) - {name} for name, path in MODULES.items()}
    assert sum(map(len, needs.values())) > 1000
    try:
        TopologicalSorter(needs).prepare()
    except CycleError as error:
        pytest.fail(" -> ".join(error.args[1]))


@pytest.mark.parametrize("package", ["core", "books", "notation", "words"])
def test_below_the_bots_everything_is_imported_at_the_top(package: str) -> None:
    """An import inside a function would hide what a module needs."""
    inside = [
        f"{name}:{node.lineno}"
        for name, path in MODULES.items()
        if name.startswith(f"omerta.{package}.")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ImportFrom | ast.Import) and node.col_offset
    ]
    assert inside == []
