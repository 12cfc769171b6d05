"""The authority made on the spot: what it may vouch for, how long, and what stays when a laptop moves."""

from __future__ import annotations

import socket
import ssl
import stat
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import serialization
from cryptography.x509.oid import ExtendedKeyUsageOID

from omerta.table.web import certificates
from omerta.table.web.addresses import names_here
from omerta.table.web.certificates import Papers, Unreadable, may_vouch, papers

NAMES = ("127.0.0.1", "192.168.1.5", "localhost", "laptop-7", "laptop-7.local")
NOW = datetime(2026, 11, 16, 12, tzinfo=UTC)
DAY = timedelta(days=1)


@pytest.fixture(autouse=True)
def host(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "laptop-7.home")


def certificate(kept: Papers) -> x509.Certificate:
    return x509.load_pem_x509_certificate(kept.certificate.read_bytes())


def root(kept: Papers) -> x509.Certificate:
    return x509.load_der_x509_certificate(kept.authority)


def named(kept: Papers) -> set[str]:
    found = certificate(kept).extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    assert kept.names == {str(each.value) for each in found}
    return set(kept.names)


def test_an_authority_vouches_for_private_names_only_and_appoints_nobody(tmp_path: Path) -> None:
    made = root(papers(tmp_path, NAMES, NOW))
    basic = made.extensions.get_extension_for_class(x509.BasicConstraints)
    assert (basic.critical, basic.value.ca, basic.value.path_length) == (True, True, 0)
    usage = made.extensions.get_extension_for_class(x509.KeyUsage).value
    assert usage.key_cert_sign
    assert not usage.digital_signature
    assert made.extensions.get_extension_for_class(x509.NameConstraints).critical
    for private in ("192.168.7.1", "10.1.2.3", "172.20.0.1", "fd00::1", "anna.local", "tv.lan", "laptop-7"):
        assert may_vouch(made, private), private
    for public in (
        "8.8.8.8",
        "172.32.0.1",
        "2001:db8::1",
        "bank.example",
        "local.example",
        "notlocal",
        "com",
    ):
        assert not may_vouch(made, public), public


def test_a_machine_called_like_a_domain_does_not_open_that_domain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "dev")
    kept = papers(tmp_path, ("dev", "dev.local"), NOW)
    assert not may_vouch(root(kept), "bank.dev")
    assert named(kept) == {"dev.local"}


def test_a_certificate_names_the_machine_and_lives_as_long_as_browsers_allow(tmp_path: Path) -> None:
    kept = papers(tmp_path, (*NAMES, "8.8.8.8", "bank.example", "no name"), NOW)
    made = certificate(kept)
    assert named(kept) == set(NAMES)
    assert made.not_valid_after_utc - made.not_valid_before_utc <= 398 * DAY
    assert made.not_valid_before_utc <= NOW - DAY
    purposes = made.extensions.get_extension_for_class(x509.ExtendedKeyUsage).value
    assert list(purposes) == [ExtendedKeyUsageOID.SERVER_AUTH]
    assert not made.extensions.get_extension_for_class(x509.BasicConstraints).value.ca


def test_keys_are_for_the_owner_alone(tmp_path: Path) -> None:
    kept = papers(tmp_path, NAMES, NOW)
    folder = kept.certificate.parent
    kept.certificate.chmod(0o644)
    papers(tmp_path, NAMES, NOW)
    assert {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()} == {
        "authority.pem": 0o600,
        "certificate.pem": 0o600,
    }
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert b"PRIVATE" not in kept.authority


def test_nothing_is_renewed_without_need(tmp_path: Path) -> None:
    first = papers(tmp_path, NAMES, NOW)
    again = papers(tmp_path, NAMES[:3], NOW + 300 * DAY)
    assert (first.renewed, again.renewed) == (True, False)
    assert again.certificate_fingerprint == first.certificate_fingerprint


@pytest.mark.parametrize(
    ("names", "later"), [((*NAMES, "10.0.0.9"), timedelta()), (NAMES, 370 * DAY), (NAMES, -30 * DAY)]
)
def test_another_address_or_time_renews_the_certificate_and_keeps_the_authority(
    tmp_path: Path, names: tuple[str, ...], later: timedelta
) -> None:
    first = papers(tmp_path, NAMES, NOW)
    again = papers(tmp_path, names, NOW + later)
    assert again.renewed
    assert again.certificate_fingerprint != first.certificate_fingerprint
    assert again.authority == first.authority
    assert named(again) == set(names)


def test_no_certificate_outlives_its_authority_and_an_old_authority_is_replaced(tmp_path: Path) -> None:
    first = papers(tmp_path, NAMES, NOW)
    late = papers(tmp_path, NAMES, NOW + certificates.AUTHORITY_VALID - 100 * DAY)
    assert late.authority == first.authority
    assert certificate(late).not_valid_after_utc == root(late).not_valid_after_utc
    later = papers(tmp_path, NAMES, NOW + certificates.AUTHORITY_VALID)
    assert later.authority != first.authority
    certificate(later).verify_directly_issued_by(root(later))


def test_a_spoilt_certificate_is_made_anew_but_a_spoilt_authority_is_not(tmp_path: Path) -> None:
    first = papers(tmp_path, NAMES, NOW)
    first.certificate.write_bytes(b"nothing")
    assert papers(tmp_path, NAMES, NOW).authority == first.authority
    spoilt = first.certificate.with_name(certificates.AUTHORITY)
    spoilt.write_bytes(first.authority)
    with pytest.raises(Unreadable) as problem:
        papers(tmp_path, NAMES, NOW)
    assert problem.value.file == spoilt
    assert spoilt.read_bytes() == first.authority


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / certificates.FOLDER).write_bytes(b"in the way")
    with pytest.raises(Unreadable) as problem:
        papers(tmp_path, NAMES, NOW)
    assert problem.value.file == tmp_path / certificates.FOLDER


def test_this_machine_knows_its_names() -> None:
    found = names_here("0.0.0.0", "Table.lan")
    assert {"127.0.0.1", "::1", "localhost", "laptop-7", "laptop-7.local", "table.lan"} <= set(found)
    assert len(found) == len(set(found))


# As a phone sees it


@contextmanager
def shown(file: Path) -> Iterator[int]:
    """A server that shows this certificate to one caller."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file)
    with socket.create_server(("127.0.0.1", 0)) as listener:

        def answer() -> None:
            called, _ = listener.accept()
            try:
                with context.wrap_socket(called, server_side=True) as wire:
                    wire.recv(1)
            except OSError:
                called.close()

        answering = threading.Thread(target=answer)
        answering.start()
        yield int(listener.getsockname()[1])
        answering.join(10)


def call(port: int, name: str, trusted: Papers | None) -> None:
    """Call by this name, as a phone that has installed the authority."""
    context = ssl.create_default_context()
    if trusted is not None:
        context.load_verify_locations(cadata=trusted.authority)
    with (
        socket.create_connection(("127.0.0.1", port), 10) as wire,
        context.wrap_socket(wire, server_hostname=name) as safe,
    ):
        safe.send(b".")


@pytest.mark.parametrize("name", NAMES)
def test_a_phone_that_has_installed_the_authority_trusts_the_table(tmp_path: Path, name: str) -> None:
    kept = papers(tmp_path, NAMES)
    with shown(kept.certificate) as port:
        call(port, name, kept)


def test_a_phone_that_has_not_does_not(tmp_path: Path) -> None:
    kept = papers(tmp_path, NAMES)
    with shown(kept.certificate) as port, pytest.raises(ssl.SSLCertVerificationError):
        call(port, "localhost", None)


def test_a_stolen_authority_cannot_play_a_bank(tmp_path: Path) -> None:
    kept = papers(tmp_path, NAMES)
    stolen = certificates._read(kept.certificate.with_name(certificates.AUTHORITY))
    assert stolen is not None
    forged = certificates._issued(stolen, ["bank.example"], datetime.now(UTC))
    file = tmp_path / "forged.pem"
    certificates._write(file, forged)
    with (
        shown(file) as port,
        pytest.raises(ssl.SSLCertVerificationError, match="permitted subtree violation"),
    ):
        call(port, "bank.example", kept)


def test_the_fingerprint_is_the_one_a_phone_shows(tmp_path: Path) -> None:
    kept = papers(tmp_path, NAMES, NOW)
    made = x509.load_der_x509_certificate(kept.authority)
    assert kept.fingerprint == certificates.fingerprint(made)
    assert len(kept.fingerprint.split(":")) == 32
    assert made.public_bytes(serialization.Encoding.DER) == kept.authority
