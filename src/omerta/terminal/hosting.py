"""`omerta serve`: the table is opened for phones, and the terminal says where it is."""

from __future__ import annotations

import logging
import os
import signal
from ipaddress import ip_network
from pathlib import Path
from urllib.parse import urlsplit

from omerta.table.faces.told_addresses import adapter_name
from omerta.table.serve import Addresses, NoPort, ServeRequest, data_folder, serve
from omerta.table.state.network_place import may_be_overheard
from omerta.table.store.database import StoreError
from omerta.table.voice.synthesis import is_installed
from omerta.table.web.certificates import Unreadable
from omerta.terminal.console import DONE, Mistake, Terminal
from omerta.terminal.own_shelf import own_shelf
from omerta.terminal.quiet import Quiet

FORMAT = "%(asctime)s  %(message)s"


def host(terminal: Terminal, wishes: ServeRequest, files: tuple[Path, ...] = ()) -> int:
    """Serve until Ctrl-C or a polite kill; the books of these files stand on the shelf too."""
    _check(wishes)
    books = own_shelf(terminal, files, wishes.data or data_folder(os.environ))
    logging.basicConfig(format=FORMAT, datefmt="%H:%M:%S", level=logging.WARNING)
    for handler in logging.getLogger().handlers:
        handler.addFilter(Quiet())
    logging.getLogger("omerta.table").setLevel(logging.INFO)

    def say(opened: Addresses) -> None:
        terminal.write()
        terminal.whole(opened.picture)
        terminal.write()
        terminal.whole(terminal.text("cli-table-open", {"address": opened.address}), "bold")
        terminal.say("cli-table-phones")
        _say_other_addresses(terminal, opened)
        _say_how_private(terminal, opened)
        if opened.narrator:
            terminal.whole(terminal.text("cli-table-narrator", {"address": opened.narrator}), "dim")
        if not is_installed():
            terminal.say("cli-table-voiceless", style="dim")
        terminal.say("cli-table-stop", style="dim")

    # uvicorn ends in good order and then raises the signal again: both kinds are Ctrl-C to us.
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        serve(wishes, os.environ, say, books)
    except StoreError as error:
        raise Mistake(f"cli-store-{error.reason}", {"detail": error.detail}) from None
    except Unreadable as problem:
        raise Mistake("cli-tls-unreadable", {"file": str(problem.file)}) from None
    except NoPort as error:
        raise Mistake("cli-no-port", {"port": str(error.port), "detail": error.detail}) from None
    except KeyboardInterrupt:
        pass
    finally:
        signal.signal(signal.SIGTERM, before)
    terminal.say("cli-table-closed", style="dim")
    return DONE


def _say_other_addresses(terminal: Terminal, opened: Addresses) -> None:
    """A machine in several networks may be found by another address, if by this one it is not."""
    others = opened.signpost.others() if opened.signpost is not None else ()
    if others:
        told = ", ".join(f"{address} ({adapter_name(own, terminal.words)})" for address, own in others)
        terminal.whole(terminal.text("cli-table-others", {"addresses": told}), "dim")


def _say_how_private(terminal: Terminal, opened: Addresses) -> None:
    """Who may read along, or how phones come to trust the table."""
    if may_be_overheard(opened.address):
        terminal.say("cli-table-plain")
    if opened.tls is None:
        return
    papers, host = opened.tls.papers, urlsplit(opened.address).hostname or ""
    if host not in papers.names:
        terminal.say("cli-table-unnamed", {"host": host})
    terminal.say("cli-table-guide", {"address": opened.guide})
    terminal.whole(terminal.text("cli-table-here", {"address": opened.here}))
    terminal.whole(terminal.text("cli-table-authority", {"fingerprint": papers.fingerprint}), "dim")
    terminal.whole(
        terminal.text("cli-table-certificate", {"fingerprint": papers.certificate_fingerprint}), "dim"
    )


def _check(wishes: ServeRequest) -> None:
    if wishes.tls and (wishes.certificate or wishes.key):
        raise Mistake("cli-tls-twice")
    if bool(wishes.certificate) != bool(wishes.key):
        raise Mistake("cli-half-tls")
    for file in (wishes.certificate, wishes.key):
        if file is not None and not file.is_file():
            raise Mistake("cli-no-file", {"file": str(file)})
    address = urlsplit(wishes.address)
    whole = address.scheme in ("http", "https") and address.netloc and not address.path.strip("/")
    if wishes.address and not whole:
        raise Mistake("cli-bad-address", {"name": wishes.address})
    for proxy in wishes.proxies:
        try:
            ip_network(proxy)
        except ValueError:
            raise Mistake("cli-bad-proxy", {"name": proxy}) from None
    if not 0 <= wishes.port <= 65535:
        raise Mistake("cli-bad-port", {"port": str(wishes.port)})
