"""What keeps the table safe from the outside: headers, origins, and how often somebody may knock."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from omerta.table.state.network_place import place_of
from omerta.table.web.allowed_hosts import Names

log = logging.getLogger("omerta.table")
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; "
    "media-src 'self'; frame-ancestors 'self'; form-action 'self'; base-uri 'none'; object-src 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
}
NOT_KEPT = {"cache-control": "no-store"}
ASKED_AGAIN = {
    "cache-control": "no-cache"
}  # a page keeps its scripts, and asks whether they are still the same
OWN_ADDRESS = "omerta.address"
BODY_SECONDS = 20.0
REQUEST_TIMEOUT = 408
MOST_REMEMBERED = 10_000
FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")


def is_forwarded(headers: Headers) -> bool:
    """Does somebody here pass on what a stranger has said?"""
    return any(name in headers for name in FORWARDED)


class SafeHeaders:
    """Every answer carries the headers that keep strangers out of the page."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, and add the headers."""

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                kept = ASKED_AGAIN if scope["path"].startswith("/static/") else NOT_KEPT
                for name, value in {**HEADERS, **kept}.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)


class OwnNames:
    """Whoever calls the table by a name of his own is turned away: his page would pass for ours."""

    def __init__(self, app: ASGIApp, names: Names, refuse: Callable[[Request], Response]) -> None:
        self.app = app
        self.names = names
        self.refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, with the address that phones are told; or refuse."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif self.names.know(Headers(scope=scope).get("host", "")):
            await self.app({**scope, OWN_ADDRESS: self.names.address}, receive, send)
        elif scope["type"] == "http":
            await self.refuse(Request(scope))(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1008})


class Patience:
    """What is sent to the table arrives in so many seconds, or it is no longer waited for."""

    def __init__(self, app: ASGIApp, seconds: float = BODY_SECONDS) -> None:
        self.app = app
        self.seconds = seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on; once everything has arrived nobody is in a hurry any more."""
        end, whole = time.monotonic() + self.seconds, scope["type"] != "http"

        async def in_time() -> Message:
            nonlocal whole
            if whole:
                return await receive()
            try:
                async with asyncio.timeout(max(end - time.monotonic(), 0.0)):
                    message = await receive()
            except TimeoutError:
                raise HTTPException(REQUEST_TIMEOUT, headers={"connection": "close"}) from None
            whole = not message.get("more_body", False)
            return message

        await self.app(scope, in_time, send)


def same_origin(connection: HTTPConnection) -> bool:
    """Does this come from a page of ours? A browser always says where a post or a socket comes from.

    A proxy may have put a name of its own in the place of the one that was called: so the address that phones
    are told counts as well. Where the table is served over TLS, a page that came without is not ours.
    """
    headers: Headers = connection.headers
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    try:
        scheme, netloc = urlsplit(origin)[:2]
    except ValueError:
        return False
    if connection.url.scheme in ("https", "wss") and scheme != "https":
        return False
    ours = bool(netloc) and netloc in (headers.get("host", ""), connection.scope.get(OWN_ADDRESS, ""))
    if not ours:
        log.warning("a page of %.80r was refused; if that is this table, say so with --address", netloc)
    return ours


class Knocks:
    """So many knocks in so many seconds from one address."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self._heard: dict[str, deque[float]] = defaultdict(deque)

    def allows(self, address: str) -> bool:
        """May this address knock?"""
        heard = self._recent(address)
        return len(heard) < self.most

    def knock(self, address: str) -> bool:
        """One more knock; False if it was one too many."""
        heard = self._recent(address)
        if len(heard) >= self.most:
            return False
        heard.append(time.monotonic())
        return True

    def _recent(self, address: str) -> deque[float]:
        if len(self._heard) > MOST_REMEMBERED:
            self._heard.clear()
        heard, now = self._heard[address], time.monotonic()
        while heard and heard[0] < now - self.seconds:
            heard.popleft()
        return heard


class Allowance:
    """So many a second, and so many at once, for each name."""

    def __init__(self, a_second: float, at_once: float) -> None:
        self.a_second = a_second
        self.at_once = at_once
        self._left: dict[str, tuple[float, float]] = {}

    def takes(self, name: str) -> bool:
        """One more; False if it is one too many."""
        left = self._now(name)
        if len(self._left) > MOST_REMEMBERED:
            self._left.clear()
        self._left[name] = (left - 1 if left >= 1 else left, time.monotonic())
        return left >= 1

    def has(self, name: str) -> bool:
        """Is there anything left to take?"""
        return self._now(name) >= 1

    def _now(self, name: str) -> float:
        now = time.monotonic()
        left, counted = self._left.get(name, (self.at_once, now))
        return min(self.at_once, left + self.a_second * (now - counted))


class Crowd:
    """So many at once under one name, in this process."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._inside: Counter[str] = Counter()

    @contextmanager
    def place(self, name: str) -> Iterator[bool]:
        """A place as long as it is needed; False if all are taken."""
        free = self._inside[name] < self.most
        self._inside[name] += free
        try:
            yield free
        finally:
            self._inside[name] -= free
            if not self._inside[name]:
                del self._inside[name]


def address_of(connection: HTTPConnection) -> str:
    """Where a connection comes from, as far as it is one place."""
    return place_of(connection.client.host) if connection.client is not None else ""
