"""A small authority and a certificate, made on the spot, for a table in a private network.

A phone may install the authority. So that it endangers the phone as little as possible it vouches for private
addresses and names only, appoints no other authority, and its key stays in the folder of games.
"""

from __future__ import annotations

import hashlib
import os
import secrets
import socket
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address, ip_network
from pathlib import Path

from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID
from msgspec import Struct

from omerta.table.web.addresses import is_label

FOLDER, AUTHORITY, CERTIFICATE = "tls", "authority.pem", "certificate.pem"
OWNER_ONLY, FOLDER_OF_OWNER = 0o600, 0o700
# Browsers take 398 days at most from an authority of the world, and 825 from one's own. A clock may be late.
VALID, EARLIER, RENEWED_BEFORE = timedelta(days=396), timedelta(days=1), timedelta(days=30)
AUTHORITY_VALID = timedelta(days=5 * 365)
PRIVATE_NAMES = ("local", "localhost", "lan", "internal", "home.arpa")
PRIVATE_RANGES = (
    *("127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "100.64.0.0/10"),
    *("::1/128", "fc00::/7"),
)
LONGEST_NAME = 64


class Unreadable(Exception):  # noqa: N818 - it is told to a person, with the name of the file
    """What is kept cannot be read or written; to the phones a new authority would be a stranger."""

    def __init__(self, file: Path) -> None:
        super().__init__(str(file))
        self.file = file


class Papers(Struct, frozen=True):
    """The certificate with its key, as a file, and the authority that a phone may install."""

    certificate: Path
    authority: bytes
    fingerprint: str
    certificate_fingerprint: str
    names: frozenset[str]
    renewed: bool


class Signer(Struct, frozen=True):
    """A certificate and its key."""

    certificate: x509.Certificate
    key: ec.EllipticCurvePrivateKey


def papers(folder: Path, names: Iterable[str], now: datetime | None = None) -> Papers:
    """The papers kept in this folder, made or renewed if need be; the authority stays as long as it is good.

    A phone that clicked a warning away does so again for a new certificate: it is renewed only where one of
    these names is missing in it, or its time is near.
    """
    now, place = now or datetime.now(UTC), folder / FOLDER
    try:
        return _papers(place, names, now)
    except OSError as error:
        raise Unreadable(Path(error.filename or place)) from None


def _papers(place: Path, names: Iterable[str], now: datetime) -> Papers:
    place.mkdir(FOLDER_OF_OWNER, parents=True, exist_ok=True)
    authority = _authority(place / AUTHORITY, now)
    wanted = {name for name in names if may_vouch(authority.certificate, name)}
    file = place / CERTIFICATE
    kept = _read(file)
    good = kept is not None and _is_good(kept.certificate, authority.certificate, wanted, now)
    if kept is None or not good:
        kept = _issued(authority, wanted, now)
        _write(file, kept)
    return Papers(
        file,
        authority.certificate.public_bytes(serialization.Encoding.DER),
        fingerprint(authority.certificate),
        fingerprint(kept.certificate),
        _names(kept.certificate),
        not good,
    )


def fingerprint(certificate: x509.Certificate) -> str:
    """The SHA-256 of a certificate, as phones and browsers show it."""
    digest = hashlib.sha256(certificate.public_bytes(serialization.Encoding.DER))
    return digest.digest().hex(":").upper()


def may_vouch(authority: x509.Certificate, name: str) -> bool:
    """Is this a name or an address that the authority may speak for?"""
    permitted = (
        authority.extensions.get_extension_for_class(x509.NameConstraints).value.permitted_subtrees or []
    )
    try:
        address = ip_address(name)
    except ValueError:
        roots = [each.value for each in permitted if isinstance(each, x509.DNSName)]
        return all(map(is_label, name.split("."))) and any(f".{name}".endswith(f".{root}") for root in roots)
    return any(address in ip_network(each.value) for each in permitted if isinstance(each, x509.IPAddress))


# The authority


def _authority(file: Path, now: datetime) -> Signer:
    kept = _read(file)
    if kept is None and file.exists():
        raise Unreadable(file)
    if kept is not None and now < kept.certificate.not_valid_after_utc - RENEWED_BEFORE:
        return kept
    made = _appointed(now)
    _write(file, made)
    return made


def _appointed(now: datetime) -> Signer:
    """A new authority, which may vouch for private addresses and names and do nothing else."""
    key = ec.generate_private_key(ec.SECP256R1())
    own = socket.gethostname().partition(".")[0].lower()
    name = _named(f"Omertà {own}"[:LONGEST_NAME].strip())
    roots = [*PRIVATE_NAMES, *([own] if _is_no_domain(own) else [])]
    private = [
        *(x509.DNSName(root) for root in roots),
        *(x509.IPAddress(ip_network(each)) for each in PRIVATE_RANGES),
    ]
    made = (
        _begun(name, name, key.public_key(), now, now + AUTHORITY_VALID)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(_usage(signs_certificates=True), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(x509.NameConstraints(private, None), critical=True)
        .sign(key, hashes.SHA256())
    )
    return Signer(made, key)


def _is_no_domain(name: str) -> bool:
    """Can nothing in the world end in this name? Top-level domains are letters alone, or begin with xn--."""
    return is_label(name) and not name.isalpha() and not name.startswith("xn--")


# The certificate


def _issued(authority: Signer, names: Iterable[str], now: datetime) -> Signer:
    """A certificate of the authority for these names."""
    key = ec.generate_private_key(ec.SECP256R1())
    until = min(now + VALID, authority.certificate.not_valid_after_utc)
    signing = authority.key.public_key()
    made = (
        _begun(_named("Omertà"), authority.certificate.subject, key.public_key(), now, until)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(_usage(signs_certificates=False), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(x509.AuthorityKeyIdentifier.from_issuer_public_key(signing), critical=False)
        .add_extension(
            x509.SubjectAlternativeName([_general(name) for name in sorted(names)]), critical=False
        )
        .sign(authority.key, hashes.SHA256())
    )
    return Signer(made, key)


def _is_good(kept: x509.Certificate, authority: x509.Certificate, wanted: set[str], now: datetime) -> bool:
    """Is it of this authority, in its time, and does it name all that is wanted?"""
    try:
        kept.verify_directly_issued_by(authority)
        named = _names(kept)
    except (InvalidSignature, ValueError, TypeError, x509.ExtensionNotFound):
        return False
    in_time = kept.not_valid_before_utc <= now < kept.not_valid_after_utc - RENEWED_BEFORE
    return in_time and wanted <= named


def _names(certificate: x509.Certificate) -> frozenset[str]:
    named = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    return frozenset(str(each.value) for each in named)


def _begun(
    subject: x509.Name, issuer: x509.Name, key: ec.EllipticCurvePublicKey, now: datetime, until: datetime
) -> x509.CertificateBuilder:
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(key)
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - EARLIER)
        .not_valid_after(until)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key), critical=False)
    )


def _usage(signs_certificates: bool) -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=not signs_certificates,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        key_cert_sign=signs_certificates,
        crl_sign=signs_certificates,
        encipher_only=False,
        decipher_only=False,
    )


def _named(name: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])


def _general(name: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ip_address(name))
    except ValueError:
        return x509.DNSName(name)


# Files


def _read(file: Path) -> Signer | None:
    """A certificate and its key; nothing if there is none, or it makes no sense."""
    try:
        text = file.read_bytes()
        key = serialization.load_pem_private_key(text, None)
        certificate = x509.load_pem_x509_certificate(text)
    except (FileNotFoundError, ValueError, TypeError):
        return None
    if not isinstance(key, ec.EllipticCurvePrivateKey) or key.public_key() != certificate.public_key():
        return None
    file.chmod(OWNER_ONLY)
    return Signer(certificate, key)


def _write(file: Path, kept: Signer) -> None:
    """Certificate and key in one file, so that they always fit; it appears whole, for the owner alone."""
    text = kept.certificate.public_bytes(serialization.Encoding.PEM) + kept.key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    draft = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY), "wb") as written:
        written.write(text)
        written.flush()
        os.fsync(written.fileno())
    draft.replace(file)
