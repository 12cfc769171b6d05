"""Which pages may speak to the table: its own, as it is served."""

from __future__ import annotations

import pytest
from starlette.requests import HTTPConnection

from omerta.table.web.guard import same_origin


def called(scheme: str, origin: str, host: str = "table.lan:8000") -> HTTPConnection:
    """Somebody's page calls a table that is served in this way."""
    headers = [(b"host", host.encode()), (b"origin", origin.encode())]
    kind = "websocket" if scheme in ("ws", "wss") else "http"
    return HTTPConnection({"type": kind, "scheme": scheme, "path": "/", "headers": headers})


@pytest.mark.parametrize(
    ("scheme", "origin", "ours"),
    [
        ("http", "http://table.lan:8000", True),
        ("ws", "http://table.lan:8000", True),
        ("http", "https://table.lan:8000", True),  # a proxy has taken TLS off
        ("https", "https://table.lan:8000", True),
        ("wss", "https://table.lan:8000", True),
        ("https", "http://table.lan:8000", False),  # whoever stands in between can make such a page
        ("wss", "http://table.lan:8000", False),
        ("wss", "https://other.lan:8000", False),
        ("http", "null", False),
    ],
)
def test_a_page_is_ours_by_its_host_and_its_scheme(scheme: str, origin: str, ours: bool) -> None:
    assert same_origin(called(scheme, origin)) == ours
