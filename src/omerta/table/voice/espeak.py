"""The machine that speaks: sentences come in line by line, and each goes out as a sound.

It runs in a process of its own, by its path, and needs nothing of ours: the library behind it is foreign
code with one state for everything, and under a licence of its own. Should it fall, the table stands.
"""

from __future__ import annotations

import ctypes
import io
import json
import struct
import sys
import wave
from typing import BinaryIO

RETRIEVAL, KEEP_RUNNING = 1, 0x8000
RATE, VOLUME, PITCH, RANGE, WORD_GAP = 1, 2, 3, 4, 7
CHARACTERS, UTF8 = 1, 1
CALLBACK = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.c_void_p)
# Words a minute, measured: in each language a sentence takes the time that the table gives it.
PACES = {"en": 160, "ru": 172, "uk": 275}
NAMES = {"en": b"en", "ru": b"ru", "uk": b"uk"}
MANNER = ((VOLUME, 100), (PITCH, 32), (RANGE, 40), (WORD_GAP, 1))


class Espeak:
    """The library, opened once; it speaks one sentence at a time."""

    def __init__(self) -> None:
        import espeakng_loader

        self._library = ctypes.CDLL(espeakng_loader.get_library_path())
        data = espeakng_loader.get_data_path().encode()
        self.samples_a_second = int(self._library.espeak_Initialize(RETRIEVAL, 0, data, KEEP_RUNNING))
        if self.samples_a_second <= 0:
            raise OSError("espeak-ng cannot be started")
        self._heard = bytearray()
        self._callback = CALLBACK(self._hear)  # kept: the library holds no reference of its own
        self._library.espeak_SetSynthCallback(self._callback)

    def _hear(self, samples: ctypes._Pointer[ctypes.c_short], number: int, _events: int | None) -> int:
        if number > 0:  # at the end of a sentence there are none, and they lie nowhere
            self._heard += ctypes.string_at(samples, 2 * number)
        return 0

    def say(self, text: str, language: str) -> bytes:
        """A sentence as a sound; nothing if it cannot be said."""
        self._heard.clear()
        if self._library.espeak_SetVoiceByName(NAMES[language]):
            return b""
        for parameter, value in ((RATE, PACES[language]), *MANNER):
            self._library.espeak_SetParameter(parameter, value, 0)
        said = text.encode() + b"\0"
        self._library.espeak_Synth(said, ctypes.c_size_t(len(said)), 0, CHARACTERS, 0, UTF8, None, None)
        self._library.espeak_Synchronize()
        return _as_wave(bytes(self._heard), self.samples_a_second) if self._heard else b""


def _as_wave(samples: bytes, a_second: int) -> bytes:
    found = io.BytesIO()
    with wave.open(found, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(a_second)
        file.writeframes(samples)
    return found.getvalue()


def serve(asked: BinaryIO, answered: BinaryIO) -> None:
    """Answer each line with the length of a sound and the sound, until nobody asks any more."""
    speaker = Espeak()
    for line in asked:
        language, text = json.loads(line)
        sound = speaker.say(text, language)
        answered.write(struct.pack(">I", len(sound)) + sound)
        answered.flush()


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer)
