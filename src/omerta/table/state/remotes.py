"""The remote in a host's pocket: a second device of his, which tells and goes on but enters nothing.

It reads what he will say before anybody has heard it: so it never holds a seat, and takes none of this game.
"""

from __future__ import annotations

from msgspec.structs import replace

from omerta.core import Game
from omerta.core.commands import Close, Proceed, Refused
from omerta.core.decide import DEEDS
from omerta.core.events import Closed, Proceeded
from omerta.core.game import standing_events
from omerta.core.moments import Calling, Talking
from omerta.table.state.awaited_gestures import awaits_gesture
from omerta.table.state.lobby import Device, Lobby, Pairing
from omerta.table.state.strokes import last

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"
LENGTH = 8
HOLDS = 180.0  # seconds: long enough to fetch a phone, too short to try many words


def offered(lobby: Lobby, seed: int, now: float) -> Lobby:
    """A word by which one phone may become the remote."""
    letters = ""
    for _ in range(LENGTH):
        seed, at = divmod(seed, len(LETTERS))
        letters += LETTERS[at]
    return replace(lobby, pairing=Pairing(letters, now + HOLDS))


def put_away(lobby: Lobby) -> Lobby:
    """There is no remote any more, and none can become it."""
    return replace(lobby, pairing=None, remote="")


def need_word(lobby: Lobby, word: str, now: float) -> None:
    """A refusal unless this is the word of a desk that waits for its remote."""
    typed = "".join(letter for letter in word.upper() if letter.isalnum())
    if lobby.pairing is None or lobby.pairing.until < now or lobby.pairing.word != typed:
        raise Refused("no-such-remote")


def paired(lobby: Lobby, device: Device, word: str, now: float) -> Lobby:
    """This device becomes the remote; a device with a seat cannot, nor one that had one in this game."""
    need_word(lobby, word, now)
    if device.organizer:
        raise Refused("not-now")
    if lobby.held_by(device.id) or device.id in (*lobby.played_on, *lobby.dealt_to):
        raise Refused("plays-himself")
    knows = {**lobby.knows, device.id: lobby.seated} if lobby.seated else lobby.knows
    return replace(lobby, pairing=None, remote=device.id, knows=knows)


def remote_of(lobby: Lobby) -> Device | None:
    """The remote of whoever leads; a device that sits down is none."""
    found = lobby.device(lobby.remote) if lobby.hosting == "person" and lobby.remote else None
    if found is None or found.organizer or lobby.held_by(found.id) or found.id in lobby.played_on:
        return None
    return found


def step_on(game: Game) -> Close | Proceed | None:
    """What leads on without anything being entered; None where only the desk can tell."""
    now = game.now
    if game.over is not None or game.undealt or game.waiting_answer is not None:
        return None
    if now is None:
        return Proceed() if "calling" in game.by_hand and not game.cleared else None
    if isinstance(now, Talking):
        return Close()
    return Close() if isinstance(now, Calling) and not awaits_gesture(game, now) else None


def step_back(lobby: Lobby, game: Game) -> int:
    """How many deeds the last stroke had, if it only led on; what was entered is taken back at the desk."""
    since = last(lobby, game.seen)
    deeds = [event for at, event in standing_events(game) if at >= since and isinstance(event, DEEDS)]
    steps = since >= 0 and all(isinstance(event, Closed | Proceeded) for event in deeds)
    return len(deeds) if steps else 0
