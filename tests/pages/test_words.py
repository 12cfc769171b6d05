"""The words of the pages: the same messages and blanks in all languages, and none of the words to avoid."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from omerta.table.web.templating import PAGE_FILES

LANGUAGES = ("en", "ru", "uk")
FORBIDDEN = {
    "en": r"\b(user|session|token|server|invalid|event|state)s?\b",
    "ru": r"пользовател|сесси|токен|сервер|недопустим|событи|состояни",
    "uk": r"користувач|сесі|токен|сервер|неприпустим|поді[яїю]|стан\b",
}


def messages(language: str) -> dict[str, str]:
    folder = resources.files("omerta.words") / language
    text = "\n".join((folder / f"{file}.ftl").read_text("utf-8") for file in PAGE_FILES)
    return dict(re.findall(r"^(page-[a-z-]+) = (.+)$", text, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things(language: str) -> None:
    def blanks(said: dict[str, str]) -> dict[str, list[str]]:
        return {name: sorted(re.findall(r"\{ \$(\w+) \}", text)) for name, text in said.items()}

    assert blanks(messages(language)) == blanks(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_machine_room(language: str) -> None:
    for name, text in messages(language).items():
        assert not re.search(FORBIDDEN[language], text, re.IGNORECASE), name
        assert "!" not in text, name


def test_every_text_a_script_or_page_asks_for_is_there() -> None:
    folder = resources.files("omerta.table.web")
    asked: set[str] = set()
    for file in (folder / "static").iterdir():
        if file.name.endswith(".js"):
            asked |= {f"page-{name}" for name in re.findall(r'\bsay\("([a-z-]+)"', file.read_text("utf-8"))}
    for file in (folder / "templates").iterdir():
        asked |= set(re.findall(r"""["'](page-[a-z-]*[a-z])["']""", file.read_text("utf-8")))
    assert asked - messages("en").keys() == set()
