"""The first page: who leads tonight, the table or one of you? And the tables that are opened from it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from omerta.core.commands import Refused
from omerta.table.actions.asks import DoBots, DoFirstTime, DoHosting, DoStart
from omerta.table.faces.pictures import qr_picture
from omerta.table.open_rooms import Hall
from omerta.table.room import Room
from omerta.table.web.guard import Knocks, address_of
from omerta.table.web.home_shelf import shelf
from omerta.table.web.keys import give_key
from omerta.table.web.templating import language_of, page, remember
from omerta.table.web.typed_forms import form_language, typed_form
from omerta.words import lexicon

SEE_OTHER = 303
A_PERSON = "person"
ALONE, SEVEN = "classic", 7


class FrontDoor:
    """Where an evening begins; `narrates` says whether this visitor may record what the table says."""

    def __init__(
        self,
        hall: Hall,
        openings: Knocks,
        narrates: Callable[[Request], bool],
        room: Callable[[Request], Awaitable[Room]],
    ) -> None:
        self.hall = hall
        self.openings = openings
        self.narrates = narrates
        self.room = room

    def routes(self) -> tuple[Route, ...]:
        """The first page, and what its buttons do."""
        return (
            Route("/", self.home),
            Route("/open", self.open, methods=["POST"]),
            Route("/alone", self.alone, methods=["POST"]),
            Route("/t/{code}/invitation.svg", self.invitation),
        )

    async def home(self, request: Request) -> Response:
        """Open a table, or go to one."""
        language = language_of(request)
        boxes = shelf(self.hall.bookcase, language)
        answer = page("home.html", language, shelf=boxes, narrates=self.narrates(request))
        remember(answer, language)
        return answer

    async def open(self, request: Request) -> Response:
        """A new table: its screen, or where one of them leads with printed cards, the desk."""
        typed = await typed_form(request)
        language = form_language(request, typed)
        code, key = await self._new(request, language, typed.get("book", "classic"))
        led = typed.get("lead", "") == A_PERSON
        if led:
            room = await self.hall.room(code)
            await room.ask(room.lobby.devices[0], DoHosting(by="person", printed=True))
        return _onward(request, language, code, key, "/desk" if led else "/screen")

    async def alone(self, request: Request) -> Response:
        """A first game against the house, dealt at once: the table explains each thing when it happens."""
        typed = await typed_form(request)
        language = form_language(request, typed)
        code, key = await self._new(request, language, ALONE)
        room = await self.hall.room(code)
        device = room.lobby.devices[0]
        await room.sit(device.id, lexicon(language).say("page-alone-name"), "")
        for ask in (DoFirstTime(on=True), DoBots(number=SEVEN), DoStart()):
            await room.ask(device, ask)
        return _onward(request, language, code, key, "/phone")

    async def invitation(self, request: Request) -> Response:
        """The way to a table, as a picture that a phone can read."""
        room = await self.room(request)
        drawn = qr_picture(f"{self.hall.address}/j/{room.code}")
        return Response(drawn, media_type="image/svg+xml")

    async def _new(self, request: Request, language: str, book: str) -> tuple[str, str]:
        """A table and the key of whoever opens it, unless too many come from there."""
        if not self.openings.knock(address_of(request)):
            raise Refused("slow-down")
        return await self.hall.open(language, book)


def _onward(request: Request, language: str, code: str, key: str, where: str) -> Response:
    """The page of the new table, to whoever has its key from now on."""
    answer = RedirectResponse(f"/t/{code}{where}", SEE_OTHER)
    give_key(request, answer, code, key)
    remember(answer, language)
    return answer
