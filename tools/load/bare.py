"""The measure of all things: a bare app that builds and sends every player a view of 1 KB for each action."""

from __future__ import annotations

import sys
from collections import defaultdict

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

SEATS = 12


class Table:
    """The state of a bare room: who is connected, and how often anybody did anything."""

    def __init__(self) -> None:
        self.actions = 0
        self.done = [0] * SEATS
        self.sockets: dict[int, WebSocket] = {}

    def act(self, seat: int) -> None:
        """Somebody does something."""
        self.actions += 1
        self.done[seat] += 1

    def view(self, seat: int) -> dict[str, object]:
        """What a player sees: about 1 KB, and nobody else's."""
        return {
            "seat": seat,
            "action": self.actions,
            "places": [
                {"seat": other, "name": f"Player {other}", "living": True, "done": done, "me": other == seat}
                for other, done in enumerate(self.done)
            ],
            "line": f"Somebody has done something for the {self.actions}th time.",
            "text": "x" * 150,
        }


def app() -> Starlette:
    """The bare app."""
    tables: dict[str, Table] = defaultdict(Table)

    async def serve(socket: WebSocket) -> None:
        table, seat = tables[socket.path_params["room"]], int(socket.path_params["seat"])
        await socket.accept()
        table.sockets[seat] = socket
        try:
            while True:
                await socket.receive_text()
                table.act(seat)
                for other, each in tuple(table.sockets.items()):
                    await each.send_text(msgspec.json.encode(table.view(other)).decode())
        except WebSocketDisconnect:
            del table.sockets[seat]

    async def health(request: Request) -> Response:
        return PlainTextResponse("well")

    return Starlette(routes=[WebSocketRoute("/{room}/{seat}", serve), Route("/healthz", health)])


def main() -> None:
    """Serve on the port of the first argument, with the settings of the real server."""
    uvicorn.run(
        app(),
        host="127.0.0.1",
        port=int(sys.argv[1]),
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=1,
    )


if __name__ == "__main__":
    main()
