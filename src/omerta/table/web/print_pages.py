"""The deck of a table as a PDF, for its own devices before the deal: whatever stands on it they know."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from omerta.core import Refused
from omerta.paper import Backs, Layout, Size, can_print
from omerta.table.print_shop import PrintShop, order_of
from omerta.table.room import Room
from omerta.table.signpost import Signpost
from omerta.table.state import chosen_deck
from omerta.table.state.lobby import Device
from omerta.table.web.guard import Knocks, address_of

DECKS_A_MINUTE, SEE_OTHER = 20, 303
PRINT_STATUSES = {
    "print-busy": 429,
    "print-late": 403,
    "print-missing": 404,
    "print-empty": 409,
    "print-slow": 503,
}
LETTER_COUNTRIES = ("-us", "-ca", "-mx", "-ph")
BACKS: dict[str, Backs] = {"fold": "fold", "none": "none"}


class PrintPages:
    """Where decks are printed."""

    def __init__(
        self,
        signpost: Signpost,
        room: Callable[[Request], Awaitable[Room]],
        device: Callable[[Request, Room], Device | None],
    ) -> None:
        self._signpost = signpost
        self._room = room
        self._device = device
        self._shop = PrintShop()
        self._knocks = Knocks(DECKS_A_MINUTE, 60)

    def routes(self) -> list[Route]:
        """Where the PDF lies."""
        return [Route("/t/{code}/deck.pdf", self.deck)]

    async def deck(self, request: Request) -> Response:
        """The deck as it stands."""
        room = await self._room(request)
        device = self._device(request, room)
        if device is None:
            return RedirectResponse(f"/j/{room.code}", SEE_OTHER)
        if not can_print():
            raise Refused("print-missing")
        if not self._knocks.knock(address_of(request)):
            raise Refused("slow-down")
        lobby = room.lobby
        order = order_of(lobby, self._signpost.address, device.language, layout_of(request))
        if not device.organizer and not chosen_deck.agreed_book(lobby).conduct.open_deck:
            raise Refused("organizer-only")
        pdf = await self._shop.printed(room.code, lobby, order)
        name = f"omerta-{lobby.book}-{room.code}.pdf"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(pdf, media_type="application/pdf", headers=headers)


def layout_of(request: Request) -> Layout:
    """How the sheets look: as the address asks, else for the paper of the country the browser speaks of."""
    asked, wish = request.query_params, request.headers.get("accept-language", "").casefold()
    local = "letter" if wish.partition(",")[0].partition(";")[0].endswith(LETTER_COUNTRIES) else "a4"
    size: Size = "letter" if asked.get("paper", local) == "letter" else "a4"
    return Layout(size, BACKS.get(asked.get("backs", ""), "duplex"), bool(asked.get("white")))
