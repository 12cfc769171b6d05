"""How a phone comes to trust a certificate made on the spot, and the plain door where it is told."""

from __future__ import annotations

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from omerta.table.signpost import GUIDE, Signpost
from omerta.table.state.network_place import is_this_machine, place_of
from omerta.table.web.arrivals import Arrivals, here_route
from omerta.table.web.guard import SafeHeaders, is_forwarded
from omerta.table.web.templating import language_of, page
from omerta.table.web.tls import Tls

PAGE, FILE = GUIDE, f"{GUIDE}/omerta.crt"
AUTHORITY_TYPE = "application/x-x509-ca-cert"
DEVICES = ("android", "iphone", "windows", "mac", "linux")
MARKS = (
    ("Android", "android"),
    ("iPhone", "iphone"),
    ("iPad", "iphone"),
    ("Windows", "windows"),
    ("Macintosh", "mac"),
    ("Linux", "linux"),
)
TEMPORARY = 307


class Guide:
    """The page about the certificate of a table that phones open where the signpost points."""

    def __init__(self, tls: Tls, signpost: Signpost) -> None:
        self.tls = tls
        self.signpost = signpost

    def routes(self) -> list[BaseRoute]:
        """The page and the file it offers."""
        return [Route(PAGE, self.page), Route(FILE, self.file)]

    async def page(self, request: Request) -> Response:
        """What the warning means, and both ways past it."""
        return page(
            "tls.html",
            language_of(request),
            address=self.signpost.address,
            file=FILE,
            fingerprint=self.tls.papers.fingerprint,
            certificate=self.tls.papers.certificate_fingerprint,
            devices=DEVICES,
            device=device_of(request.headers.get("user-agent", "")),
        )

    async def file(self, request: Request) -> Response:
        """The authority; not as an attachment, which an iPhone would put away instead of installing it."""
        return Response(self.tls.papers.authority, media_type=AUTHORITY_TYPE)

    def plain_door(self, inside: ASGIApp) -> ASGIApp:
        """The door without TLS: whoever sits before this machine walks in, all others are told and led round.

        What this machine says to itself goes through no air, and its browser has nothing to warn about.
        """
        outside = Starlette(
            routes=[
                *self.routes(),
                here_route(),
                Mount("/static", StaticFiles(packages=[("omerta.table.web", "static")])),
                Route("/", self._told),
                Route("/{path:path}", self._led_round),
            ],
            middleware=[Middleware(SafeHeaders), Middleware(Arrivals, signpost=self.signpost)],
        )

        async def door(scope: Scope, receive: Receive, send: Send) -> None:
            client = scope.get("client")
            here = client is not None and is_this_machine(place_of(client[0]))
            here = here and not is_forwarded(Headers(scope=scope))
            await (inside if here else outside)(scope, receive, send)

        return door

    async def _told(self, request: Request) -> Response:
        return RedirectResponse(PAGE, TEMPORARY)

    async def _led_round(self, request: Request) -> Response:
        query = f"?{request.url.query}" if request.url.query else ""
        return RedirectResponse(f"{self.signpost.address}{request.url.path}{query}", TEMPORARY)


def device_of(agent: str) -> str:
    """The kind of device a browser says it runs on; empty if it does not say."""
    return next((device for mark, device in MARKS if mark in agent), "")
