"""Whether phones get through: a page that says no more than that, and a note of who came by which address."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from omerta.table.signpost import HERE, Signpost
from omerta.table.state.network_place import is_this_machine, place_of
from omerta.table.web.allowed_hosts import name_of
from omerta.table.web.guard import is_forwarded
from omerta.table.web.templating import language_of, page, remember


class Arrivals:
    """Whatever another device asks for shows that phones get through by the address it has called."""

    def __init__(self, app: ASGIApp, signpost: Signpost) -> None:
        self.app = app
        self.signpost = signpost

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Note who comes, and pass on."""
        if scope["type"] in ("http", "websocket"):
            self._note(Headers(scope=scope), scope.get("client"))
        await self.app(scope, receive, send)

    def _note(self, headers: Headers, client: tuple[str, int] | None) -> None:
        called = name_of(headers.get("host", ""))
        place = place_of(client[0]) if client is not None else ""
        if is_forwarded(headers) or not (is_this_machine(place) or place == called):  # or it calls itself
            self.signpost.arrived(called)


def here_route() -> Route:
    """Where a phone that was given the address by hand finds out that it is the right one."""
    return Route(HERE, here)


async def here(request: Request) -> Response:
    """You are there; the code leads on."""
    language = language_of(request)
    answer = page("here.html", language)
    remember(answer, language)
    return answer
