"""What a screen can play: each sentence it says gets an address, and only once it is told."""

from __future__ import annotations

from msgspec.structs import replace

from omerta.table.faces.models import Line, Screen
from omerta.table.state.lobby import Lobby
from omerta.table.voice.sounds import Sounds
from omerta.words import lexicon
from omerta.words.spoken import for_the_ear

SAMPLE = "page-voice-sample"


def sounding(shown: Screen, lobby: Lobby, sounds: Sounds) -> Screen:
    """The screen with an address for whatever it may have to say now."""
    if shown.language != lobby.language or not sounds.speaks(lobby.language):
        return shown
    warns = [text for _, text in shown.clock.warns] if shown.clock is not None else []
    asides = [Line(0, text) for text in (*warns, lexicon(lobby.language).say(SAMPLE))]
    return replace(
        shown,
        say=tuple(_sounding(line, lobby, sounds) for line in shown.say),
        asides=tuple(_sounding(line, lobby, sounds) for line in asides),
    )


def _sounding(line: Line, lobby: Lobby, sounds: Sounds) -> Line:
    return replace(line, sounds=sounds.of(for_the_ear(line.text, lobby.language), lobby))
