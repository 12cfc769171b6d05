"""Pages: templates, the words in them, and the language of whoever looks."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from jinja2 import Environment, PackageLoader, select_autoescape
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from omerta.table.web.kept_look import look_version
from omerta.words import LANGUAGES, lexicon
from omerta.words.inventory import inventory

LANGUAGE_COOKIE = "omerta-language"
PAGE_FILES = ("pages", "dead", "host", "door", "reach", "app", "builder")
LOOK = "omerta-look"
YEAR = 360 * 24 * 3600


@cache
def environment() -> Environment:
    """The templates of the table."""
    found = Environment(loader=PackageLoader("omerta.table.web"), autoescape=select_autoescape(default=True))
    found.trim_blocks = found.lstrip_blocks = True
    return found


def language_of(request: Request) -> str:
    """The language somebody chose here before, else the one his browser asks for, else English."""
    chosen = request.query_params.get("lang") or request.cookies.get(LANGUAGE_COOKIE, "")
    if chosen in LANGUAGES:
        return chosen
    for wish in request.headers.get("accept-language", "").split(","):
        if wish.strip()[:2].lower() in LANGUAGES:
            return wish.strip()[:2].lower()
    return "en"


def remember(answer: Response, language: str) -> None:
    """Whoever chose a language here is answered in it from now on."""
    answer.set_cookie(LANGUAGE_COOKIE, language, max_age=YEAR, samesite="lax")


@cache
def page_words(language: str) -> dict[str, str]:
    """All words of the pages in one language, for the scripts; blanks stay blanks, in braces."""
    words = lexicon(language)
    return {
        name: words.say(name, {blank: f"{{{blank}}}" for blank in blanks})
        for file in PAGE_FILES
        for name, blanks in inventory(language, file).items()
        if name.startswith("page-")
    }


def page(template: str, language: str, status: int = 200, **given: object) -> HTMLResponse:
    """A page in a language."""
    words = lexicon(language)

    def say(message: str, **blanks: str | int) -> str:
        return words.say(message, blanks)

    values: Mapping[str, object] = {
        "say": say,
        "words": page_words(language),
        "language": language,
        "languages": LANGUAGES,
        **given,
    }
    return HTMLResponse(environment().get_template(template).render(values), status, {LOOK: look_version()})
