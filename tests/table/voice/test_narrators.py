"""Narrators are kept as files: each line whole or not at all; a bad file from elsewhere changes nothing."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from omerta.core import Refused
from omerta.table.voice import narrators, reading_file
from omerta.table.voice.narrators import About, NarratorReading, Narrators, line_of, lines_of
from omerta.table.voice.reading_file import NOTE, packed, unpacked

WEBM = b"\x1a\x45\xdf\xa3" + b"sound" * 20
ABOUT = About("Vera", "classic", "ru")
LINES = [line_of(each.text) for each in lines_of("classic", "ru")]


@pytest.fixture
def house(tmp_path: Path) -> Narrators:
    return Narrators(tmp_path)


def refused(do: Callable[[], object]) -> str:
    with pytest.raises(Refused) as refusal:
        do()
    return refusal.value.reason


def files(tmp_path: Path) -> dict[str, bytes]:
    return {str(each): each.read_bytes() for each in sorted(tmp_path.rglob("*")) if each.is_file()}


def test_a_line_is_kept_recorded_anew_and_discarded(house: Narrators, tmp_path: Path) -> None:
    reading = house.begin(ABOUT)
    take = house.keep(reading.id, LINES[0], 1500, WEBM)
    assert (take.seconds, take.media_type) == (1.5, "audio/webm")
    assert house.sound(reading.id, take) == WEBM
    other = house.keep(reading.id, LINES[0], 2000, WEBM + b"!")
    assert other.file != take.file
    assert [each.seconds for each in house.need(reading.id).takes.values()] == [2.0]
    assert len(list((tmp_path / "narrators" / reading.id).iterdir())) == 2
    assert Narrators(tmp_path).need(reading.id) == house.need(reading.id)
    house.forget(reading.id, LINES[0])
    assert not house.need(reading.id).takes
    house.remove(reading.id)
    assert house.all() == ()


def test_what_another_process_writes_is_seen(house: Narrators, tmp_path: Path) -> None:
    reading, elsewhere = house.begin(ABOUT), Narrators(tmp_path)
    assert not elsewhere.need(reading.id).takes
    house.keep(reading.id, LINES[0], 1500, WEBM)
    assert list(elsewhere.need(reading.id).takes) == LINES[:1]
    assert [each.id for each in elsewhere.fitting("classic", "ru")] == [reading.id]
    assert elsewhere.fitting("classic", "uk") == elsewhere.fitting("family", "ru") == ()


@pytest.mark.parametrize(
    ("line", "length", "sound", "why"),
    [
        (LINES[0], 1500, b"GIF89a" * 10, "not-a-recording"),
        (LINES[0], 1500, b"", "not-a-recording"),
        (LINES[0], 1500, WEBM + bytes(narrators.LARGEST), "not-a-recording"),
        (LINES[0], 30_001, WEBM, "recording-length"),
        (LINES[0], 0, WEBM, "recording-length"),
        ("0" * 24, 1500, WEBM, "not-understood"),
        ("../../../etc/passwd", 1500, WEBM, "not-understood"),
    ],
)
def test_what_is_no_recording_of_a_line_is_refused(
    house: Narrators, tmp_path: Path, line: str, length: int, sound: bytes, why: str
) -> None:
    reading = house.begin(ABOUT)
    house.keep(reading.id, LINES[0], 1500, WEBM)
    before = files(tmp_path)
    assert refused(lambda: house.keep(reading.id, line, length, sound)) == why
    assert files(tmp_path) == before


@pytest.mark.parametrize("id", ["", "..", "key", "0" * 12, "../narrators", "A" * 12])
def test_there_are_no_other_readings_than_those_that_were_begun(house: Narrators, id: str) -> None:
    house.key()
    house.begin(ABOUT)
    assert house.find(id) is None
    assert refused(lambda: house.remove(id)) == "no-such-reading"


def test_a_spoilt_folder_is_no_reading_and_spoils_no_other(house: Narrators, tmp_path: Path) -> None:
    good = house.begin(ABOUT)
    for number, note in enumerate((b"", b"{}", b'{"name": "A", "book": "none", "language": "ru"}', b"\xff")):
        folder = tmp_path / "narrators" / f"{number:012x}"
        folder.mkdir()
        (folder / "about.json").write_bytes(note)
    (tmp_path / "narrators" / "f00000000000").mkdir()
    (tmp_path / "narrators" / good.id / "holiday.jpg").write_bytes(b"jpg")
    assert [each.id for each in house.all()] == [good.id]


def test_names_are_told_apart_and_there_is_an_end(house: Narrators, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(narrators, "MOST_READINGS", 3)
    assert [house.begin(ABOUT).about.name for _ in range(3)] == ["Vera", "Vera 2", "Vera 3"]
    assert refused(lambda: house.begin(ABOUT)) == "no-more-narrators"


def test_the_key_is_made_once_and_is_the_owner_s_alone(house: Narrators, tmp_path: Path) -> None:
    key = house.key()
    assert len(key) == 32
    assert Narrators(tmp_path).key() == house.key() == key
    assert (tmp_path / "narrators" / "key").stat().st_mode & 0o077 == 0


# One file


def taken(house: Narrators, lines: int = 3) -> tuple[NarratorReading, bytes]:
    reading = house.begin(ABOUT)
    for number, line in enumerate(LINES[:lines]):
        house.keep(reading.id, line, 1000 + number, WEBM + bytes([number]))
    return reading, packed(house, house.need(reading.id))


def with_files(body: bytes, **others: bytes) -> bytes:
    """The same file with something more in it, or something else."""
    found = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(body)) as old, zipfile.ZipFile(found, "w", zipfile.ZIP_DEFLATED) as new:
        for name in old.namelist():
            if name not in others:
                new.writestr(name, old.read(name))
        for name, content in others.items():
            new.writestr(name, content)
    return found.getvalue()


def test_a_narrator_goes_into_one_file_and_comes_out_of_it_the_same(house: Narrators, tmp_path: Path) -> None:
    reading, body = taken(house)
    there = Narrators(tmp_path / "elsewhere")
    brought = unpacked(there, body)
    assert brought.about == reading.about
    assert brought.takes == house.need(reading.id).takes
    assert packed(there, brought) == body
    assert unpacked(house, body).about.name == "Vera 2"


def test_lines_that_the_book_no_longer_has_are_left_out(
    house: Narrators, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, body = taken(house)
    monkeypatch.setattr(reading_file, "lines_of", lambda book, language: lines_of(book, language)[1:])
    assert sorted(unpacked(house, body).takes) == sorted(LINES[1:3])


NAME = f"{LINES[5]}-1500-{'0' * 12}.webm"


def note(**changed: object) -> bytes:
    about = {"name": "Vera", "book": "classic", "language": "ru"}
    return msgspec.json.encode({"format": 1, "about": about, **changed})


@pytest.mark.parametrize(
    ("others", "why"),
    [
        ({NOTE: b"no json"}, "not-a-narrator"),
        ({NOTE: note(format=2)}, "not-a-narrator"),
        ({NOTE: note(about={"name": "V", "book": "none", "language": "ru"})}, "not-a-narrator"),
        ({NOTE: note(about={"name": "V", "book": "classic", "language": "de"})}, "not-a-narrator"),
        ({NOTE: note(about={"name": "V" * 99, "book": "classic", "language": "ru"})}, "not-a-narrator"),
        ({NOTE: note() + b" " * 5000}, "not-a-narrator"),
        ({"../../evil.webm": WEBM}, "not-a-narrator"),
        ({"holiday.jpg": b"jpg"}, "not-a-narrator"),
        ({NAME.replace("webm", "html"): b"<script>"}, "not-a-recording"),
        ({NAME: b"<script>"}, "not-a-recording"),
        ({NAME: WEBM + bytes(narrators.LARGEST)}, "not-a-narrator"),
        ({NAME.replace("1500", "99999"): WEBM}, "recording-length"),
    ],
)
def test_a_file_with_anything_wrong_in_it_changes_nothing(
    house: Narrators, tmp_path: Path, others: dict[str, bytes], why: str
) -> None:
    _, body = taken(house)
    before = files(tmp_path)
    assert refused(lambda: unpacked(house, with_files(body, **others))) == why
    assert files(tmp_path) == before


def test_half_a_file_or_none_changes_nothing(house: Narrators, tmp_path: Path) -> None:
    _, body = taken(house)
    before = files(tmp_path)
    for broken in (b"", b"PK", body[: len(body) // 2], body[10:], body.replace(b"sound", b"found", 1)):
        assert refused(lambda broken=broken: unpacked(house, broken)) == "not-a-narrator"  # type: ignore[misc]
    assert files(tmp_path) == before


def test_a_file_beyond_all_measure_is_refused(
    house: Narrators, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, body = taken(house)
    before = files(tmp_path)
    monkeypatch.setattr(reading_file, "LARGEST_FILE", 200)
    assert refused(lambda: unpacked(house, body)) == "narrator-file-large"
    monkeypatch.setattr(reading_file, "LARGEST_FILE", len(body))
    monkeypatch.setattr(reading_file, "MOST_FILES", 2)
    assert refused(lambda: unpacked(house, body)) == "not-a-narrator"
    assert files(tmp_path) == before
