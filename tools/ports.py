"""Ports for servers that tests and the bench start, some of them again at the same address."""

from __future__ import annotations

import random
import socket

# Below those that systems lend to whoever calls somebody: one of them could be taken before a server listens.
OURS = range(12_000, 32_000)


def free_port() -> int:
    """A port at which nobody listens, and which nobody is lent."""
    while True:
        port = random.choice(OURS)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port
