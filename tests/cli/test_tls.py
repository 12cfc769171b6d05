"""What the terminal says about the privacy of a table, in every language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import pytest

from omerta.table.serve import Addresses, ServeRequest
from omerta.table.web.certificates import AUTHORITY, FOLDER
from omerta.table.web.tls import Tls
from omerta.terminal import hosting
from omerta.words import LANGUAGES, lexicon


class Told(Protocol):
    code: int
    out: str
    err: str


Omerta = Callable[..., Told]


def opening(monkeypatch: pytest.MonkeyPatch, opened: Addresses) -> None:
    """The table is open like this, and closed again."""

    def serve(wishes: ServeRequest, environ: object, say: Callable[[Addresses], None], own: object) -> None:
        say(opened)

    monkeypatch.setattr(hosting, "serve", serve)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_http_says_what_it_does_not_protect(
    omerta: Omerta, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    opening(monkeypatch, Addresses("http://192.168.1.5:8420", "", "http://127.0.0.1:8420/"))
    said = omerta("serve", "--lang", language).out
    assert said.count(lexicon(language).say("cli-table-plain")) == 1
    opening(monkeypatch, Addresses("http://127.0.0.1:8420", "", "http://127.0.0.1:8420/"))
    assert "--tls" not in omerta("serve", "--lang", language).out


@pytest.mark.parametrize("language", LANGUAGES)
def test_tls_says_where_phones_are_told_and_what_to_compare(
    omerta: Omerta, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str
) -> None:
    tls, page = Tls(tmp_path, "127.0.0.1", "https://table.lan"), "http://table.lan:8421/tls"
    opening(monkeypatch, Addresses("https://table.lan:8420", "", "http://127.0.0.1:8421/", page, tls))
    said = omerta("serve", "--tls", "--lang", language).out
    for each in (page, tls.papers.fingerprint, tls.papers.certificate_fingerprint, "http://127.0.0.1:8421/"):
        assert each in said
    assert lexicon(language).say("cli-table-plain") not in said
    assert "--certificate" not in said
    opening(monkeypatch, Addresses("https://8.8.8.8:8420", "", "", page, tls))
    assert (
        lexicon(language).say("cli-table-unnamed", {"host": "8.8.8.8"})
        in omerta("serve", "--lang", language).out
    )


def test_two_kinds_of_certificates_are_one_too_many(omerta: Omerta, tmp_path: Path) -> None:
    file = tmp_path / "certificate.pem"
    file.touch()
    told = omerta("serve", "--tls", "--certificate", str(file), "--key", str(file))
    assert (told.code, told.err.strip()) == (2, lexicon("en").say("cli-tls-twice"))


def test_a_spoilt_authority_is_named(omerta: Omerta, tmp_path: Path) -> None:
    file = tmp_path / FOLDER / AUTHORITY
    file.parent.mkdir()
    file.write_text("nothing")
    told = omerta("serve", "--tls", "--data", str(tmp_path), "--host", "127.0.0.1", "--no-browser")
    assert (told.code, told.err.strip()) == (2, lexicon("en").say("cli-tls-unreadable", {"file": str(file)}))
    assert file.read_text() == "nothing"


def test_the_help_tells_of_it(omerta: Omerta) -> None:
    said = omerta("serve", "--help").out
    assert "--tls" in said
    assert "made on the spot" in said
