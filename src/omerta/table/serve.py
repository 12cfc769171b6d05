"""Start the table: where it listens, where it keeps its games, and what the terminal says about it."""

from __future__ import annotations

import asyncio
import copy
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack, closing
from pathlib import Path

import segno
import uvicorn
from msgspec import Struct
from msgspec.structs import replace
from starlette.types import ASGIApp

from omerta.books.files import OwnBook
from omerta.table.open_rooms import Hall
from omerta.table.own_addresses import own_addresses
from omerta.table.process_memory import settle, share_one_heap
from omerta.table.signpost import Entrance, Signpost
from omerta.table.store.database import StoreError, file_of
from omerta.table.store.lock import held
from omerta.table.store.notify import Bell
from omerta.table.store.store import Store
from omerta.table.voice.narrators import Narrators
from omerta.table.voice.sounds import Sounds
from omerta.table.voice.synthesis import Synthesis
from omerta.table.web.allowed_hosts import names_of
from omerta.table.web.app import Doors
from omerta.table.web.idle_connections import Turnstile, raise_file_limit, speaks_for_many, through
from omerta.table.web.narrator_pages import PAGE as NARRATOR
from omerta.table.web.narrator_pages import NarratorPages
from omerta.table.web.tls import Tls
from omerta.table.web.tls_guide import Guide
from omerta.words.lexicon import LANGUAGES
from omerta.words.messages import messages

LONGEST_MESSAGE = 8192
FOLDER = "omerta"
FILE = "tables.sqlite"
PORT = 8420
PORTS_TO_TRY = 20
EVERYWHERE = ("0.0.0.0", "::", "")
PATIENCE = 3
LEISURE, A_BREATH = 20.0, 0.01  # seconds before, and between, what is read at leisure
SWITCH = 0.0005  # seconds: whoever stores a change gives way to the faces and back; 5 ms each time add up
log = logging.getLogger("omerta.table")


class ServeRequest(Struct, frozen=True):
    """What was asked for on the command line."""

    host: str = "0.0.0.0"
    port: int = 0
    database: str = ""
    data: Path | None = None
    certificate: Path | None = None
    key: Path | None = None
    address: str = ""
    browser: bool = True
    quickly: float = 1.0
    proxies: tuple[str, ...] = ()
    tls: bool = False


class Addresses(Struct, frozen=True):
    """Where the table is: for phones, as a picture, for this machine.

    With TLS also how it is trusted, and where another device records a narrator. The signpost knows what
    other addresses there are.
    """

    address: str
    picture: str
    here: str
    guide: str = ""
    tls: Tls | None = None
    narrator: str = ""
    signpost: Signpost | None = None


class NoPort(Exception):  # noqa: N818 - said to whoever typed the command
    """Nobody can be heard there: the port, and what the system says about it."""

    def __init__(self, port: int, detail: str) -> None:
        super().__init__(f"{port}: {detail}")
        self.port = port
        self.detail = detail


def data_folder(environ: Mapping[str, str], platform: str = sys.platform) -> Path:
    """Where this user's programs keep their data."""
    home = Path(environ.get("HOME") or environ.get("USERPROFILE") or Path.home())
    if platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / FOLDER
    if platform == "darwin":
        return home / "Library" / "Application Support" / FOLDER
    return Path(environ.get("XDG_DATA_HOME") or home / ".local" / "share") / FOLDER


def database_url(wishes: ServeRequest, environ: Mapping[str, str]) -> str:
    """The database asked for, or a file in the data folder, which is made if it is not there."""
    if wishes.database:
        return wishes.database
    return f"sqlite:///{folder_of_games(wishes, environ) / FILE}"


def folder_of_games(wishes: ServeRequest, environ: Mapping[str, str]) -> Path:
    """The folder asked for, or the one among this user's data; it is made if it is not there."""
    folder = wishes.data or data_folder(environ)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError("not-writable", f"{folder}: {error.strerror}") from None
    return folder


def listening(host: str, port: int) -> socket.socket:
    """A socket on the port asked for, or on the first free one from the usual port on."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    ports = [port] if port else [*range(PORT, PORT + PORTS_TO_TRY), 0]
    problem: OSError | None = None
    for each in ports:
        # Named as TCP, for asyncio sends small messages at once only then: otherwise each may wait 40 ms.
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, each))
            found.listen(1024)
        except OSError as error:
            found.close()
            problem = error
        else:
            return found
    raise NoPort(port or PORT, str(problem and problem.strerror))


def put_up(wishes: ServeRequest, port: int, plain: int = 0) -> Signpost:
    """Where phones are told to come: as was said, else to the addresses this machine has now."""
    entrance = Entrance("https" if wishes.tls or wishes.certificate else "http", port, plain)
    everywhere = wishes.host in EVERYWHERE
    if everywhere and not wishes.address and not wishes.proxies:
        return Signpost.turning(entrance, own_addresses)
    host = own_addresses()[0].host if everywhere else wishes.host
    return Signpost(wishes.address.rstrip("/") or entrance.address(host), entrance.guide(host))


def picture(address: str) -> str:
    """The address as a code for phones, drawn in the terminal."""
    rows = [[bool(cell) for cell in row] for row in segno.make(address, error="l").matrix_iter(border=2)]
    rows += [[False] * len(rows[0])] * (len(rows) % 2)
    shapes = {(True, True): " ", (True, False): "▄", (False, True): "▀", (False, False): "█"}
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return "\n".join(
        "".join(shapes[upper, lower] for upper, lower in zip(*pair, strict=True)) for pair in pairs
    )


def serve(
    wishes: ServeRequest,
    environ: Mapping[str, str],
    say: Callable[[Addresses], None],
    own_books: Sequence[OwnBook] = (),
) -> None:
    """Serve until somebody ends it; `say` is told where the table is when all is ready."""
    share_one_heap()
    tls = Tls(folder_of_games(wishes, environ), wishes.host, wishes.address) if wishes.tls else None
    url = database_url(wishes, environ)
    with ExitStack() as kept:
        announce = kept.enter_context(held(file_of(url)))
        store = kept.enter_context(closing(Store.at(url)))
        store.check()
        found = kept.enter_context(closing(listening(wishes.host, wishes.port)))
        beside = kept.enter_context(closing(listening(wishes.host, 0))) if tls is not None else None
        opened = opening(wishes, found, beside, tls)
        announce(opened.address)
        narrators = Narrators(wishes.data or data_folder(environ))
        if tls is not None or wishes.certificate is not None:
            opened = replace(opened, narrator=f"{opened.address}{NARRATOR}?key={narrators.key()}")
        sounds = Sounds(Synthesis(), narrators)
        pace = wishes.quickly
        hall = Hall(
            store,
            Bell(url),
            opened.signpost or opened.address,
            pace,
            telling=pace,
            sounds=sounds,
            own_books=own_books,
        )
        _open(wishes, hall, found, beside, opened, narrators, say)


def _open(
    wishes: ServeRequest,
    hall: Hall,
    found: socket.socket,
    beside: socket.socket | None,
    opened: Addresses,
    narrators: Narrators,
    say: Callable[[Addresses], None],
) -> None:
    tls = opened.tls
    guide = Guide(tls, hall.signpost) if tls is not None else None
    recording = NarratorPages(narrators, alone=not wishes.proxies and not wishes.address)
    doors = Doors(hall, names_of(opened.address, wishes.host), guide, recording)
    app = doors.app()
    turnstile = Turnstile(raise_file_limit(), spared=speaks_for_many(wishes.proxies))
    config = uvicorn.Config(
        app,
        http=through(turnstile),
        proxy_headers=bool(wishes.proxies),
        forwarded_allow_ips=[*wishes.proxies],
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        h11_max_incomplete_event_size=16_384,
        timeout_graceful_shutdown=PATIENCE,
        log_config=None,
        access_log=False,
        server_header=False,
        ssl_certfile=tls.papers.certificate if tls is not None else wishes.certificate,
        ssl_keyfile=wishes.key,
    )
    server = uvicorn.Server(config)
    settle()
    aside = None
    if guide is not None and beside is not None:
        aside = uvicorn.Server(_plain(config, guide.plain_door(app))), beside
    sys.setswitchinterval(SWITCH)
    asyncio.run(_serve(server, found, aside, opened, wishes.browser, say, doors.hang_up))
    if doors.failed is not None:
        raise doors.failed


def opening(
    wishes: ServeRequest, found: socket.socket, beside: socket.socket | None, tls: Tls | None
) -> Addresses:
    """Where a table on these sockets is. This machine needs no TLS to itself: it takes the plain door."""
    port, plain = (int(each.getsockname()[1]) if each is not None else 0 for each in (found, beside))
    signpost = put_up(wishes, port, plain)
    scheme = "https" if wishes.certificate else "http"
    here = f"http://127.0.0.1:{plain}/" if plain else f"{scheme}://127.0.0.1:{port}/"
    address = signpost.address
    return Addresses(address, picture(address), here, signpost.guide, tls, signpost=signpost)


def _plain(config: uvicorn.Config, app: ASGIApp) -> uvicorn.Config:
    """The same settings for the door without TLS; the app itself is started and stopped by the other one."""
    found = copy.copy(config)
    found.app, found.ssl_certfile, found.ssl_keyfile, found.lifespan = app, None, None, "off"
    return found


async def _serve(
    server: uvicorn.Server,
    found: socket.socket,
    aside: tuple[uvicorn.Server, socket.socket] | None,
    opened: Addresses,
    browser: bool,
    say: Callable[[Addresses], None],
    hang_up: Callable[[], None],
) -> None:
    async def begin() -> None:
        while not server.started:
            await asyncio.sleep(0.05)
        say(opened)
        if opened.tls is not None and server.config.ssl is not None:
            tasks.append(asyncio.create_task(opened.tls.renew(server.config.ssl)))
        if browser and _has_screen(os.environ):
            await asyncio.to_thread(webbrowser.open, opened.here)

    async def part() -> None:
        while not server.should_exit:
            await asyncio.sleep(0.1)
        hang_up()  # an open stream would keep the server from closing, and a thinking house too

    async def plainly() -> None:
        # Whoever starts last hears the signals, and hands them on when it ends: so the table starts first.
        while aside is not None and not server.started:
            await asyncio.sleep(0.05)
        if aside is not None:
            await aside[0].serve(sockets=[aside[1]])

    signpost = opened.signpost or Signpost(opened.address)
    tasks = [asyncio.create_task(each) for each in (begin(), part(), _read_at_leisure(), signpost.watch())]
    plain = asyncio.create_task(plainly())
    try:
        await server.serve(sockets=[found])
    finally:
        for task in tasks:
            task.cancel()
        if aside is not None:
            aside[0].should_exit = True
            await plain


async def _read_at_leisure() -> None:
    """Read all that can be said once nobody waits for the start: the first time takes memory for good."""
    await asyncio.sleep(LEISURE)
    for language in LANGUAGES:
        found = messages(language)
        for name in found:
            found.get(name)
            await asyncio.sleep(A_BREATH)


def _has_screen(environ: Mapping[str, str]) -> bool:
    """Is there a browser to be opened? On a machine without a screen none is."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))
