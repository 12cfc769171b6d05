"""What the terminal says where this machine may be found by several addresses: one quiet line."""

from __future__ import annotations

import pytest
from tests.cli.test_tls import Omerta, opening

from omerta.table.own_addresses import OwnAddress
from omerta.table.serve import Addresses
from omerta.table.signpost import Entrance, Signpost
from omerta.words import LANGUAGES, lexicon

OWN = (
    OwnAddress("192.168.1.20", "wifi", "wlan0"),
    OwnAddress("10.0.0.7", "cable", "eth0"),
    OwnAddress("10.8.0.2", "tunnel", "tun0"),
)


def told(omerta: Omerta, monkeypatch: pytest.MonkeyPatch, language: str, *own: OwnAddress) -> list[str]:
    """The lines about other addresses, on a machine with these."""
    post = Signpost.turning(Entrance("http", 8420), lambda: own)
    opening(monkeypatch, Addresses(post.address, "", "http://127.0.0.1:8420/", signpost=post))
    begins = lexicon(language).say("cli-table-others", {"addresses": ""}).strip()
    return [line for line in omerta("serve", "--lang", language).out.splitlines() if line.startswith(begins)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_others_are_told_in_one_line_where_there_are_any(
    omerta: Omerta, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    words = lexicon(language)
    (line,) = told(omerta, monkeypatch, language, *OWN)
    assert f"http://10.0.0.7:8420 ({words.say('adapter-cable')})" in line
    assert f"http://10.8.0.2:8420 ({words.say('adapter-tunnel')})" in line
    assert "192.168.1.20" not in line
    assert told(omerta, monkeypatch, language, OWN[0]) == []
