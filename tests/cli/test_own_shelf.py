"""`omerta serve` with books of one's own: the table opens with those that are sound, and says what is not."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from omerta.terminal.console import Terminal
from omerta.terminal.own_shelf import FOLDER, own_shelf
from omerta.words import LANGUAGES, lexicon

OURS = 'name = "our-post"\nbased_on = "family"\n[roles.postman]\nside = "town"\n'
PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 360"><path d="M0 0"/></svg>'


def shelved(tmp_path: Path, *files: str, language: str = "en") -> tuple[list[str], str]:
    """The names on the shelf, and everything that was said."""
    heard = io.StringIO()
    paper = Console(file=heard, width=400)
    terminal = Terminal(lexicon(language), paper, paper, None)
    books = own_shelf(terminal, [tmp_path / name for name in files], tmp_path / "data")
    return [each.book.name for each in books], heard.getvalue()


def write(tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / name).write_text(text, "utf-8")


def test_books_come_by_name_and_from_the_folder_beside_the_games(tmp_path: Path) -> None:
    write(tmp_path, "ours.toml", f'{OURS}[pictures]\npostman = "drawn/postman.svg"\n')
    write(tmp_path, "drawn/postman.svg", PICTURE)
    write(tmp_path, f"data/{FOLDER}/second.toml", OURS.replace("our-post", "our-second"))
    names, said = shelved(tmp_path, "ours.toml")
    assert names == ["our-post", "our-second"]
    assert "our-post" in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda text: text.replace("family", "famly"), "based_on"),
        (lambda text: text.replace("our-post", "classic"), "classic"),
        (lambda text: f'{text}[pictures]\npostman = "nothing.svg"\n', "nothing.svg"),
        (lambda text: f'{text}[pictures]\npostman = "../outside.svg"\n', "../outside.svg"),
        (lambda text: f"games = ['''\nfamily  6 nobody\n''']\n{text}", "games.0"),
        (lambda text: f"{text}[words.en.roles.postman]\nabout = '{'x' * 241}'\n", "roles.postman.about"),
    ],
)
def test_the_table_opens_without_a_book_that_is_not_sound_and_says_why(
    tmp_path: Path, language: str, change: Callable[[str], str], told: str
) -> None:
    write(tmp_path, "outside.svg", PICTURE)
    write(tmp_path, "books/ours.toml", change(OURS))
    write(tmp_path, "books/sound.toml", OURS.replace("our-post", "our-second"))
    names, said = shelved(tmp_path, "books/ours.toml", "books/sound.toml", language=language)
    assert names == ["our-second"]
    assert "ours.toml" in said
    assert told in said


def test_two_books_of_one_name_and_a_file_that_is_not_there(tmp_path: Path) -> None:
    write(tmp_path, "one.toml", OURS)
    write(tmp_path, "two.toml", OURS)
    names, said = shelved(tmp_path, "one.toml", "two.toml", "three.toml")
    assert names == ["our-post"]
    assert "two.toml" in said
    assert "three.toml" in said
