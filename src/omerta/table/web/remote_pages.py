"""The page of the remote in a host's pocket, and the word by which a phone becomes it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import HTTPConnection, Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from omerta.core import Refused
from omerta.table.actions.asks import DoBeRemote
from omerta.table.room import Room
from omerta.table.state import remotes
from omerta.table.state.chosen_book import theme_of
from omerta.table.state.lobby import Device
from omerta.table.state.seats import mark_of
from omerta.table.web.guard import Allowance, address_of
from omerta.table.web.keys import give_key, new_key
from omerta.table.web.templating import language_of, page
from omerta.table.web.typed_forms import typed_form
from omerta.words import explain_refusal, lexicon

SEE_OTHER = 303


class RemotePages:
    """The remote of a table: a page that asks for the word, or the remote itself."""

    def __init__(
        self,
        room: Callable[[HTTPConnection], Awaitable[Room]],
        device: Callable[[HTTPConnection, Room], Device | None],
        joinings: Allowance,
    ) -> None:
        self._room = room
        self._device = device
        self._joinings = joinings

    def routes(self) -> tuple[Route, ...]:
        """Where they are found."""
        return (
            Route("/t/{code}/remote", self.show),
            Route("/t/{code}/remote", self.pair, methods=["POST"]),
        )

    async def show(self, request: Request) -> Response:
        """The remote, or the question for its word."""
        room = await self._room(request)
        device = self._device(request, room)
        own = remotes.remote_of(room.lobby)
        return self._page(request, room, paired=device is not None and own == device)

    async def pair(self, request: Request) -> Response:
        """A phone says the word; whoever does not know it leaves nothing behind."""
        form = await typed_form(request)
        room = await self._room(request)
        if not self._joinings.takes(f"{address_of(request)} {room.code}"):
            raise Refused("slow-down")
        word, device = form.get("word", "")[:24], self._device(request, room)
        answer = RedirectResponse(f"/t/{room.code}/remote", SEE_OTHER)
        try:
            remotes.need_word(room.lobby, word, room.now())
            if device is None:
                key = new_key()
                mark = mark_of(room.code, address_of(request))
                id = await room.enter(key, language_of(request), True, mark)
                give_key(request, answer, room.code, key)
                device = room.lobby.device(id)
            if device is not None:
                await room.ask(device, DoBeRemote(word=word))
        except Refused as refusal:
            text = explain_refusal(refusal.reason, lexicon(language_of(request)), refusal.most)
            return self._page(request, room, problem=text)
        return answer

    def _page(self, request: Request, room: Room, paired: bool = False, problem: str = "") -> Response:
        theme, status = theme_of(room.lobby), 400 if problem else 200
        language = language_of(request)
        wish = {"code": room.code, "theme": theme, "paired": paired, "problem": problem}
        return page("remote.html", language, status, **wish)
