"""What a screen can play: each sentence it says gets an address, and only once it is told."""

from __future__ import annotations

from secrets import compare_digest
from typing import TypeVar

from msgspec.structs import replace

from omerta.table.faces.face_parts import Line, Setting
from omerta.table.faces.gathering_model import Gathering
from omerta.table.faces.models import Screen
from omerta.table.state.lobby import Lobby
from omerta.table.voice.sounds import Sounds
from omerta.words import lexicon
from omerta.words.spoken import for_the_ear

SoundingFace = TypeVar("SoundingFace", Screen, Gathering)
SAMPLE = "page-voice-sample"


def sounding(shown: Screen, lobby: Lobby, sounds: Sounds) -> Screen:
    """The screen with an address for whatever it may have to say now."""
    if shown.language != lobby.language:
        return shown
    say = tuple([_sounding(line, line.text, lobby, sounds) for line in shown.say])
    return with_narrators(replace(shown, say=say, asides=_asides(shown, lobby, sounds)), lobby, sounds)


def _asides(shown: Screen, lobby: Lobby, sounds: Sounds) -> tuple[Line, ...]:
    """What the machine may have to say besides; whoever has a voice of his own needs no address for it."""
    language = lobby.language
    if not sounds.speaks(language):
        return ()
    warns = [text for _, text in shown.clock.warns] if shown.clock is not None else []
    texts = (*warns, lexicon(language).say(SAMPLE))
    return tuple(_sounding(Line(0, text), for_the_ear(text, language), lobby, sounds) for text in texts)


def _sounding(line: Line, heard: str, lobby: Lobby, sounds: Sounds) -> Line:
    found = sounds.of(heard, lobby)
    return replace(line, sounds=found.sounds, recorded=found.recorded)


def heard_at(shown: Screen, address: str) -> str | None:
    """What can be heard at this address: a sentence for the ear, if the screen says it."""
    told = [line.text for line in shown.say if _lies_at(line, address)]
    beside = [for_the_ear(line.text, shown.language) for line in shown.asides if _lies_at(line, address)]
    return next(iter((*told, *beside)), None)


def _lies_at(line: Line, address: str) -> bool:
    asked = address.encode(errors="replace")
    return any([compare_digest(each.encode(), asked) for each in line.sounds])


def with_narrators(shown: SoundingFace, lobby: Lobby, sounds: Sounds) -> SoundingFace:
    """Whoever opened the table is told which narrators there are."""
    offered = sounds.offered(lobby) if shown.organizer else ()
    chosen = lobby.narrator if any(each.id == lobby.narrator for each in offered) else ""
    if not offered:
        return shown
    settings = tuple(Setting(each.id, each.about.name) for each in offered)
    return replace(shown, narrators=settings, narrator=chosen)
