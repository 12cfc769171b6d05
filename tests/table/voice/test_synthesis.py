"""The machine speaks: three languages, one sentence at a time, and the table stands should it fall."""

from __future__ import annotations

import asyncio
import io
import wave
from pathlib import Path

import pytest

from omerta.books.shelf import SHELF
from omerta.table.voice import synthesis
from omerta.table.voice.synthesis import Synthesis
from omerta.words.stages import seconds

SAID = {
    "en": "The lights go out. Close your eyes until you are called.",
    "ru": "Город гасит свет. Закройте глаза и не открывайте, пока вас не позовут.",
    "uk": "Місто гасить вогні. Заплющте очі й чекайте, доки вас не покличуть.",
}


def lasts(sound: bytes) -> float:
    with wave.open(io.BytesIO(sound)) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        loud = max(abs(each) for each in memoryview(file.readframes(file.getnframes())).cast("h"))
        assert loud > 4_000
        return float(file.getnframes() / file.getframerate())


@pytest.mark.parametrize("language", SAID)
def test_a_sentence_is_spoken_in_the_time_the_table_gives_it(language: str) -> None:
    async def spoken() -> bytes:
        voice = Synthesis()
        try:
            return await voice.sound(SAID[language], language)
        finally:
            await voice.close()

    length = lasts(asyncio.run(spoken()))
    assert 2.0 < length < seconds("nightfall", SAID[language])


def test_sentences_asked_for_at_once_are_not_mixed_up_and_are_the_same_every_time() -> None:
    async def spoken() -> tuple[list[bytes], list[bytes]]:
        voice, fresh = Synthesis(), Synthesis()
        try:
            asked = [(text, language) for language, text in SAID.items()] * 3
            together = await asyncio.gather(*(voice.sound(*each) for each in asked))
            return list(together), [await fresh.sound(*each) for each in asked[:3]]
        finally:
            await voice.close()
            await fresh.close()

    together, alone = asyncio.run(spoken())
    assert together == alone * 3
    assert len(set(alone)) == 3


def test_names_are_words_and_no_commands_to_the_machine() -> None:
    async def spoken() -> list[bytes]:
        voice = Synthesis()
        try:
            return [
                await voice.sound(each, "en")
                for each in ('<audio src="file:///etc/passwd"/>', "[[h@'loU]]\n[\n", "\0", "Анна", "x" * 9000)
            ]
        finally:
            await voice.close()

    found = asyncio.run(spoken())
    assert all(lasts(each) > 0.1 for each in (found[0], found[1], found[4]))


def test_what_is_kept_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(synthesis, "MOST_KEPT", 300_000)

    async def spoken() -> Synthesis:
        voice = Synthesis()
        try:
            for book in SHELF:
                await voice.sound(f"{SAID['en']} {book}.", "en")
            return voice
        finally:
            await voice.close()

    voice = asyncio.run(spoken())
    assert 0 < voice._size == sum(map(len, voice._kept.values())) <= 300_000


@pytest.mark.parametrize("fault", ["import nothing_of_this_name", "print('no sound at all', flush=True)"])
def test_a_speaker_that_falls_leaves_silence_and_is_given_up(fault: str, tmp_path: Path) -> None:
    broken = tmp_path / "speaker.py"
    broken.write_text(fault)

    async def spoken() -> Synthesis:
        voice = Synthesis(broken)
        try:
            for _ in range(synthesis.FAILURES):
                assert voice.languages
                assert await voice.sound(SAID["en"], "en") == b""
            assert not voice.languages
            assert await voice.sound(SAID["en"], "en") == b""
            return voice
        finally:
            await voice.close()

    asyncio.run(spoken())


def test_a_speaker_that_hangs_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(synthesis, "SECONDS", 0.2)
    hangs = tmp_path / "speaker.py"
    hangs.write_text("import time; time.sleep(600)")

    async def spoken() -> None:
        voice = Synthesis(hangs)
        assert await voice.sound(SAID["en"], "en") == b""
        assert voice._process is None
        await voice.close()

    asyncio.run(spoken())


def test_without_the_extra_no_language_is_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(synthesis, "LIBRARY", "nothing_of_this_name")
    voice = Synthesis()
    assert not voice.languages
    assert asyncio.run(voice.sound(SAID["en"], "en")) == b""
