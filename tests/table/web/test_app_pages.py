"""What a phone takes for an app: its name in every language, and a script that keeps the look, no more."""

from __future__ import annotations

import asyncio

import httpx
import msgspec
import pytest
from starlette.applications import Starlette

from omerta.table.web.app_pages import app_routes, worker_script
from omerta.table.web.kept_look import STATIC, kept_files, look_version
from omerta.table.web.templating import LOOK
from omerta.words import LANGUAGES, lexicon


def answer(address: str, language: str = "en") -> httpx.Response:
    async def asked() -> httpx.Response:
        wire = httpx.ASGITransport(app=Starlette(routes=app_routes()))
        async with httpx.AsyncClient(transport=wire, base_url="http://table") as client:
            return await client.get(address, headers={"accept-language": language})

    return asyncio.run(asked())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_app_is_described_in_the_language_of_the_phone_with_pictures_that_are_there(
    language: str,
) -> None:
    told = answer("/app.webmanifest", language).json()
    assert told["description"] == lexicon(language).say("page-app-about")
    for icon in told["icons"]:
        assert (STATIC / icon["src"].removeprefix("/static/")).is_file()


def test_the_script_keeps_the_look_of_one_version_and_is_asked_for_again_each_time() -> None:
    got = answer("/worker.js")
    assert got.headers["cache-control"] == "no-cache"
    told = msgspec.json.decode(got.text.partition(";\n")[0].removeprefix("self.LOOK = "))
    assert got.text == worker_script()
    assert told["version"] == look_version()
    assert {"/static/phone.js", "/static/look.css", "/static/type/sans-regular.woff2"} <= {*told["files"]}
    assert all(each.startswith("/static/") for each in told["files"])
    assert told["offline"] == "/offline"


def test_every_page_says_of_which_version_its_look_is() -> None:
    got = answer("/offline")
    assert got.headers[LOOK] == look_version()
    for language in LANGUAGES:
        assert lexicon(language).say("page-offline") in got.text.replace("&#39;", "'")


def test_whatever_is_kept_is_part_of_the_mark() -> None:
    assert len([*kept_files()]) > 60
