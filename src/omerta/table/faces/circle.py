"""The circle of seats as anybody may see it, the sky over it, and the clock."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from omerta.core import Game, View
from omerta.core import events as ev
from omerta.core.book.model import Book
from omerta.core.moments import Asking, Counting, Deciding, Talking
from omerta.table.faces import face_parts
from omerta.table.faces.face_parts import Sky, State
from omerta.table.faces.pictures import picture
from omerta.table.state import clocks, score
from omerta.table.state.chosen_book import played
from omerta.table.state.lobby import Lobby
from omerta.words import Lexicon
from omerta.words.voting import halves, votes

SKIES: dict[str, Sky] = {"day": "noon", "dawn": "dawn", "sunset": "dusk"}


def sky(game: Game) -> Sky:
    """The light of the phase that goes on."""
    return sky_of(game.book, game.phase)


def sky_of(book: Book, phase: str) -> Sky:
    """The light of a phase; one of the opening has the light of the first one that is as dark."""
    if phase in book.phases and phase not in book.cycle:
        alike = [each for each in book.cycle if book.phases[each].dark == book.phases[phase].dark]
        phase = alike[0] if alike else phase
    return SKIES.get(phase, "night")


def clock(lobby: Lobby, now: float, game: Game, words: Lexicon) -> face_parts.Clock | None:
    """The clock as a device shows it, and the warnings the host gives before the end of a talk."""
    kept = lobby.clock
    if kept is None:
        return None
    left, stopped = round(1000 * clocks.left(kept, now)), stopped_by(lobby, words)
    return face_parts.Clock(left, round(1000 * kept.total), kept.paused, warnings(game, words), stopped)


def leader(lobby: Lobby, words: Lexicon) -> str:
    """That a person leads this game and sees the cards, or has; nobody does so in secret."""
    if lobby.hosting == "table":
        return ""
    return words.say("table-led" if lobby.led else "table-handed")


def stopped_by(lobby: Lobby, words: Lexicon) -> str:
    """The name of whoever has stopped the clock."""
    return _whose(lobby, lobby.clock.by, words) if lobby.clock is not None and lobby.clock.by else ""


def asked_again(lobby: Lobby, now: float, words: Lexicon) -> str:
    """That somebody wished to hear the sentence again, as long as it is told once more."""
    cue = score.running(lobby, now)
    if cue is None or not cue.again or not lobby.repeated:
        return ""
    return words.say("table-repeated", {"name": _whose(lobby, lobby.repeated[-1], words)})


def _whose(lobby: Lobby, device: str, words: Lexicon) -> str:
    """The name of whoever holds this device."""
    held = lobby.held_by(device)
    left = device in lobby.played_on
    return held[0].name if held else words.say("table-stopped-gone" if left else "table-wish-screen")


def warnings(game: Game, words: Lexicon) -> tuple[tuple[int, str], ...]:
    """What is said when so much is left of a talk."""
    talk = game.now
    if not isinstance(talk, Talking):
        return ()
    rest = [talk.seconds - at for at in talk.signals]
    return tuple((1000 * left, words.say("table-warning", {"time": words.duration(left)})) for left in rest)


def places(
    seen: View, game: Game, lobby: Lobby, words: Lexicon, me: int = 0, away: frozenset[int] = frozenset()
) -> tuple[face_parts.Place, ...]:
    """Every seat, with nothing but what the whole table knows; `seen` is the public view."""
    counted = tally(seen, words)
    doing = states(seen, game)
    return tuple(
        face_parts.Place(
            seat,
            lobby.name(seat),
            living=seat in seen.living,
            me=seat == me,
            bot=lobby.at(seat).bot,
            away=seat in away,
            card=words.role(seen.card(seat)) if seen.card(seat) else "",
            picture=picture(played(lobby), seen.card(seat)),
            marks=tuple(words.name("mark", mark) for marked, mark in seen.marks if marked == seat),
            votes=counted.get(seat, ""),
            state=doing.get(seat, ""),
            emblem=lobby.at(seat).emblem,
            colour=lobby.at(seat).colour,
            signs=tuple(mark for marked, mark in seen.marks if marked == seat),
        )
        for seat in range(1, game.seats + 1)
    )


def with_me(places: tuple[face_parts.Place, ...], me: int) -> tuple[face_parts.Place, ...]:
    """The same circle as one of it sees it."""
    return (*places[: me - 1], replace(places[me - 1], me=True), *places[me:])


def tally(seen: View, words: Lexicon) -> dict[int, str]:
    """The hands of the count that goes on, or of the last one of this phase."""
    return {seat: votes(words, half) for seat, half in hands(seen).items()}


def hands(seen: View) -> dict[int, int]:
    """The same in half votes."""
    votes_of: Counter[int] = Counter()
    counted: dict[int, int] = {}
    opened = False
    for event in reversed(seen.today):
        if isinstance(event, ev.Counted):
            if opened:
                break
            return {seat: half for seat, half in halves(event).items() if seat > 0 and half}
        if isinstance(event, ev.HandsCounted):
            counted[event.candidate] = 2 * event.number
        elif isinstance(event, ev.Voted) and event.target > 0 and not opened:
            votes_of[event.target] += 2
        elif isinstance(event, ev.CountOpened):
            opened = True
    return {seat: half for seat, half in {**votes_of, **counted}.items() if half}


def raised(seen: View) -> tuple[tuple[int, int], ...]:
    """Who votes for whom in what was counted last, hand by hand; not what all saw as it was given."""
    since: list[ev.Event] = []
    for event in reversed(seen.today):
        if isinstance(event, ev.CountOpened):
            break
        since.append(event)
    counted = [event for event in since if isinstance(event, ev.Counted | ev.HandsCounted)]
    if len(counted) != 1 or any(isinstance(event, ev.Voted) for event in since):
        return ()
    last = counted[0]
    result = last.result if isinstance(last, ev.Counted) else ((last.candidate, last.hands),)
    return tuple((voter, seat) for seat, voters in result for voter in voters if seat > 0)


def states(seen: View, game: Game) -> dict[int, State]:
    """What everybody can see the seats doing."""
    found: dict[int, State] = {seat: "candidate" for seat in seen.candidates}
    now = game.now
    if game.over is not None:
        return {seat: "won" for seat in game.over.seats}
    if isinstance(now, Talking) and now.kind != "signs":
        found |= {seat: "ready" for seat in now.ready if seat not in found}
        if now.kind != "discussion" and len(now.seats) == 1:
            found[now.seats[0]] = "speaks"
    elif isinstance(now, Deciding):
        found[now.seat] = "speaks"
    elif isinstance(now, Counting) and now.turn:
        found[now.turn] = "speaks"
    elif isinstance(now, Asking):
        found |= {seat: "ready" for seat in seen.living if seat not in now.owed and seat not in found}
    return found
