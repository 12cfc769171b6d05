"""The addresses of a table as whoever opened it may choose between them, before the deal and for a friend."""

from __future__ import annotations

from omerta.table.faces.face_parts import TableAddress
from omerta.table.own_addresses import OwnAddress
from omerta.table.signpost import Signpost
from omerta.words import Lexicon


def told_addresses(signpost: Signpost, words: Lexicon) -> tuple[TableAddress, ...]:
    """Those this machine found by itself; none where somebody said which one it is."""
    return tuple(
        TableAddress(
            each.host,
            adapter_name(each, words),
            signpost.entrance.check(each.host),
            each.host == signpost.host,
            each.host in signpost.reached,
        )
        for each in signpost.own
    )


def adapter_name(own: OwnAddress, words: Lexicon) -> str:
    """What people call it, or what the system does."""
    return words.say(f"adapter-{own.kind}", {"name": own.adapter})
