"""The README and the guides tell the truth: every example in them is run."""

import inspect
import re
import shlex
from pathlib import Path

import pytest

from omerta.books import own_words
from omerta.books.files import KEYS
from omerta.cli import run
from omerta.core.book import deck_law, model, verbs
from omerta.core.spelling import spelt
from omerta.terminal.lab_commands import LAB_COMMANDS
from omerta.words.own import announcements

ROOT = Path(__file__).parents[1]
PAGES = ("README.md", "docs/books.md", "docs/exact.md", "docs/lab.md")


BASED = 'based_on = "family"\n'
WALK = "## Ten minutes: a new card with a new word"


def text_of(page: str) -> str:
    """A page without the walk that is done in a folder of its own."""
    text = (ROOT / page).read_text("utf-8")
    before, heading, rest = text.partition(WALK)
    return before + rest[rest.index("\n## ") :] if heading else text


def blocks(page: str, kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", text_of(page), re.MULTILINE | re.DOTALL)


def examples() -> list[tuple[str, str, str]]:
    """Each command of the pages with the output shown for it."""
    found = []
    for page in PAGES:
        for block in blocks(page, "console"):
            for command, shown in re.findall(r"^\$ omerta (.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE):
                found.append((page, command, shown))
    return found


@pytest.mark.parametrize(("page", "command", "shown"), examples(), ids=lambda text: text[:40])
def test_the_output_is_as_shown(
    page: str,
    command: str,
    shown: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(ROOT)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    run(shlex.split(command))
    pattern = re.escape(shown.rstrip()).replace(r"\.\.\.", ".*")
    assert re.fullmatch(pattern, capsys.readouterr().out.rstrip(), re.DOTALL), command


def test_the_walk_leads_to_a_card_with_its_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever writes what the page says, in its order, sees what it shows."""
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    page = (ROOT / "docs/books.md").read_text("utf-8").partition(WALK)[2]
    steps = re.findall(r"^```([a-z-]+)\n(.*?)^```", page[: page.index("\n## ")], re.MULTILINE | re.DOTALL)
    path, shown_once = tmp_path / "our-post.toml", False
    for kind, step in steps:
        book = path.read_text("utf-8") if path.exists() else ""
        if kind == "console":
            for command, shown in re.findall(r"^\$ omerta (.*)\n((?:(?!\$ ).*\n)*)", step, re.MULTILINE):
                _walk(command, shown, capsys)
        elif kind == "toml" and not shown_once:
            shown_once = True
            assert step == book
        elif kind == "toml":
            path.write_text(f"{book}\n{step}", "utf-8")
        elif kind == "toml-calls":
            path.write_text(book.replace("[calls]\n", f"[calls]\n{step}"), "utf-8")
        elif kind == "svg":
            (tmp_path / "postman.svg").write_text(step, "utf-8")
        elif kind == "toml-head":
            path.write_text(book.replace(BASED, BASED + step), "utf-8")
        elif kind == "error":
            path.write_text(book.replace('"town"', '"twon"', 1), "utf-8")
            assert run(["check", path.name]) == 1
            assert capsys.readouterr().err == step
    assert [kind for kind, _ in steps].count("console") >= 4


def _walk(command: str, shown: str, capsys: pytest.CaptureFixture[str]) -> None:
    words, _, file = command.partition(" > ")
    assert run(shlex.split(words)) == 0, command
    told = capsys.readouterr().out
    if file:
        Path(file).write_text(told, "utf-8")
    else:
        pattern = re.escape(shown.rstrip()).replace(r"\.\.\.", ".*")
        assert re.fullmatch(pattern, told.rstrip(), re.DOTALL), (command, told)


def test_the_guide_names_every_word_of_the_words() -> None:
    text = (ROOT / "docs/books.md").read_text("utf-8")
    kinds = [
        kind for _, kind in inspect.getmembers(own_words, inspect.isclass) if issubclass(kind, verbs.Word)
    ]
    fields = {name for kind in kinds for name in kind.__struct_fields__}
    assert len(fields) > 25
    assert (
        sorted(name for name in {*fields, *KEYS} if f"`{name}`" not in text and f"[{name}]" not in text) == []
    )
    told = re.sub(r"\s+", " ", text)
    for message, filled in announcements().items():
        assert f"`{message}`" + (f" ({', '.join(filled)})" if filled else "") in told


def test_there_are_examples() -> None:
    assert len(examples()) >= 8


def test_the_guide_to_the_laboratory_has_an_example_of_every_question() -> None:
    asked = {
        command.split()[1] for page, command, _ in examples() if page in ("docs/lab.md", "docs/exact.md")
    }
    assert asked == set(LAB_COMMANDS)


@pytest.mark.parametrize(
    "page", ["README.md", *(f"docs/{page.name}" for page in (ROOT / "docs").glob("*.md"))]
)
def test_every_link_and_picture_is_there(page: str) -> None:
    links = re.findall(r"\]\((?!https?:|#)([^)#]+)", (ROOT / page).read_text("utf-8"))
    assert [link for link in links if not (ROOT / page).parent.joinpath(link).exists()] == []


@pytest.mark.parametrize("page", PAGES)
def test_the_python_examples_run(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    for block in blocks(page, "python"):
        exec(compile(block, page, "exec"), {"__name__": "example"})
        assert "The game is over." in capsys.readouterr().out


def test_the_ten_lines_are_those_of_the_example() -> None:
    assert blocks("docs/books.md", "toml")[0] == (ROOT / "examples/our-family.toml").read_text("utf-8")


def test_the_guide_names_every_word_of_the_vocabulary() -> None:
    text = (ROOT / "docs/books.md").read_text("utf-8")
    bare = (verbs.Word, verbs.Verb, model.StepOfPhase)
    modules = (verbs, deck_law, model)
    found = {kind for module in modules for _, kind in inspect.getmembers(module, inspect.isclass)}
    kinds = [kind for kind in found if issubclass(kind, verbs.Word) and kind not in bare]
    assert len(kinds) > 15
    fields = {name for kind in kinds for name in kind.__struct_fields__}
    tagged = (verbs.Verb, model.StepOfPhase)
    names = {spelt(kind.__name__) for kind in kinds if issubclass(kind, tagged)}
    assert sorted(name for name in fields | names if f"`{name}`" not in text) == []
