"""What keeps the table safe from the outside: headers, origins, and how often somebody may knock."""

from __future__ import annotations

import time
from collections import defaultdict, deque
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; "
    "frame-ancestors 'self'; form-action 'self'; base-uri 'none'; object-src 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
}
NOT_KEPT = {"cache-control": "no-store"}
MOST_REMEMBERED = 10_000


class SafeHeaders:
    """Every answer carries the headers that keep strangers out of the page."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, and add the headers."""

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                kept = scope["path"].startswith("/static/")
                for name, value in (HEADERS if kept else {**HEADERS, **NOT_KEPT}).items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)


def same_origin(connection: HTTPConnection) -> bool:
    """Does this come from a page of ours? A browser always says where a post or a socket comes from."""
    headers: Headers = connection.headers
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    try:
        return urlsplit(origin).netloc == headers.get("host", "")
    except ValueError:
        return False


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
        now = time.monotonic()
        left, counted = self._left.get(name, (self.at_once, now))
        left = min(self.at_once, left + self.a_second * (now - counted))
        if len(self._left) > MOST_REMEMBERED:
            self._left.clear()
        self._left[name] = (max(left - 1, 0.0) if left >= 1 else left, now)
        return left >= 1


def address_of(connection: HTTPConnection) -> str:
    """Where a connection comes from."""
    return connection.client.host if connection.client is not None else ""
