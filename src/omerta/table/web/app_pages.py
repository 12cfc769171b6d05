"""The table as an app on a phone: what it is called and looks like there, and what is kept for a quick start.

What is kept is the look of the pages and nothing else: no face, no page, no answer. The pages of a table come
from the table, every time.
"""

from __future__ import annotations

import asyncio
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from omerta.table.web.guard import ASKED_AGAIN
from omerta.table.web.kept_look import STATIC, kept_files, look_version
from omerta.table.web.templating import language_of, page
from omerta.words import LANGUAGES, lexicon

OFFLINE = "/offline"
NIGHT = "#100e0c"
ICONS = (
    {"src": "/static/mark.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"},
    {"src": "/static/icon-192.png", "sizes": "192x192", "type": "image/png", "purpose": "any"},
    {"src": "/static/icon-512.png", "sizes": "512x512", "type": "image/png", "purpose": "any maskable"},
)


def app_routes() -> list[Route]:
    """What makes a phone take the table for an app."""
    return [
        Route("/app.webmanifest", manifest),
        Route("/worker.js", worker),
        Route(OFFLINE, offline),
    ]


async def manifest(request: Request) -> Response:
    """What the app is called, in the language of whoever installs it."""
    words = lexicon(language_of(request))
    described = {
        "id": "/",
        "name": "Omertà",
        "short_name": "Omertà",
        "description": words.say("page-app-about"),
        "lang": words.language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": NIGHT,
        "theme_color": NIGHT,
        "icons": ICONS,
    }
    return JSONResponse(described, headers=ASKED_AGAIN, media_type="application/manifest+json")


async def worker(request: Request) -> Response:
    """The script that keeps the look of this version; a browser asks each time whether it is the same."""
    body = await asyncio.to_thread(worker_script)
    return Response(body, headers=ASKED_AGAIN, media_type="text/javascript")


async def offline(request: Request) -> Response:
    """What is shown where the table cannot be reached, in all languages: nobody can be asked for his."""
    said = {language: lexicon(language) for language in LANGUAGES}
    return page("offline.html", language_of(request), said=said)


@cache
def worker_script() -> str:
    """The script with the version it belongs to and the addresses it keeps."""
    told = {"version": look_version(), "files": [address for address, _ in kept_files()], "offline": OFFLINE}
    return f"self.LOOK = {msgspec.json.encode(told).decode()};\n{(STATIC / 'worker.js').read_text('utf-8')}"
