"""What a screen can play: each sentence it says gets an address, and only once it is told."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from omerta.table.faces.models import Gathering, Line, Screen, Setting
from omerta.table.state.lobby import Lobby
from omerta.table.voice.sounds import Sounds
from omerta.words import lexicon
from omerta.words.spoken import for_the_ear

Shown = TypeVar("Shown", Screen, Gathering)
SAMPLE = "page-voice-sample"


def sounding(shown: Screen, lobby: Lobby, sounds: Sounds) -> Screen:
    """The screen with an address for whatever it may have to say now."""
    if shown.language != lobby.language:
        return shown
    warns = [text for _, text in shown.clock.warns] if shown.clock is not None else []
    asides = [Line(0, text) for text in (*warns, lexicon(lobby.language).say(SAMPLE))]
    shown = replace(
        shown,
        say=tuple(_sounding(line, lobby, sounds) for line in shown.say),
        asides=tuple(_sounding(line, lobby, sounds) for line in asides)
        if sounds.speaks(lobby.language)
        else (),
    )
    return with_narrators(shown, lobby, sounds)


def _sounding(line: Line, lobby: Lobby, sounds: Sounds) -> Line:
    found = sounds.of(for_the_ear(line.text, lobby.language), lobby)
    return replace(line, sounds=found.sounds, recorded=found.recorded)


def with_narrators(shown: Shown, lobby: Lobby, sounds: Sounds) -> Shown:
    """Whoever opened the table is told which narrators there are."""
    offered = sounds.offered(lobby) if shown.organizer else ()
    chosen = lobby.narrator if any(each.id == lobby.narrator for each in offered) else ""
    if not offered:
        return shown
    settings = tuple(Setting(each.id, each.about.name) for each in offered)
    return replace(shown, narrators=settings, narrator=chosen)
