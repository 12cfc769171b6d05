"""TLS with papers made on the spot: kept in the folder of games, and renewed while the table is open."""

from __future__ import annotations

import asyncio
import logging
import ssl
from pathlib import Path
from urllib.parse import urlsplit

from omerta.table.web.addresses import names_here
from omerta.table.web.certificates import Papers, Unreadable, papers

log = logging.getLogger("omerta.table")
LOOK_EVERY = 60.0


class Tls:
    """The papers of a table that listens on this host; `address` is what phones open, if that was said."""

    def __init__(self, folder: Path, host: str, address: str = "") -> None:
        self._folder = folder
        self._host = host
        self._other = urlsplit(address).hostname or ""
        self.papers = self._now()

    def _now(self) -> Papers:
        return papers(self._folder, names_here(self._host, self._other))

    async def renew(self, context: ssl.SSLContext) -> None:
        """Look every minute whether the machine has moved or the time is up; later callers see new papers."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                fresh = await asyncio.to_thread(self._now)
            except Unreadable as problem:
                log.warning("the certificate cannot be renewed: %s", problem.file)
                continue
            if fresh.certificate_fingerprint != self.papers.certificate_fingerprint:
                context.load_cert_chain(fresh.certificate)
                self.papers = fresh
                log.info("the certificate is renewed")
