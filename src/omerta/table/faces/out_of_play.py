"""What the phone of somebody who is out shows: his leave, his wager, and at the end all wagers, open."""

from __future__ import annotations

from omerta.core import Game, View
from omerta.core import events as ev
from omerta.table.faces.beyond_model import Beyond, WagerForm, WagerTold
from omerta.table.faces.standings import TaleLine
from omerta.table.faces.story import tell
from omerta.table.state import beyond, series, wagers
from omerta.table.state.lobby import Lobby
from omerta.table.state.sealed_wager import NO_ANSWER, OpenedWager
from omerta.words import Lexicon
from omerta.words.spoken import for_the_ear
from omerta.words.voice import capital
from omerta.words.worth_saying import phase_title

WORTH_TELLING, SHARED_BY, LONGEST_TALE = 3, 2, 6


def beyond_face(game: Game, lobby: Lobby, seat: int, table: View, words: Lexicon) -> Beyond | None:
    """What this seat is offered by day since it is out; nothing in the dark, when all keep still.

    `table` is the public view: how he left is told as everybody heard it.
    """
    if not beyond.is_beyond(lobby, game, seat) or not beyond.has_time(game):
        return None
    fate, when = _leave(game, lobby, seat, table, words)
    offered = lobby.at(seat).id in lobby.helpers
    return Beyond(
        fate,
        when,
        beyond.may_watch(game, seat),
        _form(game, seat, table, words) if beyond.may_wager(lobby, game, seat) else None,
        seat in lobby.wagers,
        "may" if beyond.may_help(lobby, game, seat) else "offered" if offered else "",
    )


def _leave(game: Game, lobby: Lobby, seat: int, table: View, words: Lexicon) -> tuple[str, str]:
    """The sentence in which the table told that this seat is out, and when that was."""
    phase, when, fate = "", "", ("", "")
    for event in table.events:
        if isinstance(event, ev.PhaseBegan | ev.Jumped):
            phase, when = event.phase, capital(phase_title(words, game.book, event.phase, event.number))
        elif isinstance(event, ev.Died | ev.Executed | ev.SentOut) and event.seat == seat:
            fate = tell(event, game, lobby, words, None, phase) or "", when
    return fate


def _form(game: Game, seat: int, table: View, words: Lexicon) -> WagerForm:
    offered = wagers.offer(game, seat, frozenset(table.cards))
    return WagerForm(
        " / ".join(words.name("side", gang) for gang in offered.gangs),
        offered.suspects,
        tuple((side, capital(_side(side, words))) for side in offered.sides),
        offered.falls,
    )


def _side(side: str, words: Lexicon) -> str:
    return words.say("wager-draw") if side == wagers.DRAW else words.name("side", side)


def told_wagers(lobby: Lobby, words: Lexicon) -> tuple[WagerTold, ...]:
    """All wagers of the game that is over for everybody, the best first; none of one that goes on."""
    return tuple(
        WagerTold(seat, lobby.name(seat), _points(wager, words), _lines(wager, lobby, words))
        for seat, wager in _opened(lobby)
    )


def with_best_wager(tale: tuple[TaleLine, ...], lobby: Lobby, words: Lexicon) -> tuple[TaleLine, ...]:
    """The tale with a last line about who of those who were out has guessed best.

    It is no longer for it than a tale may be: that is what a screen has room for.
    """
    best = _best_wager(lobby, words)
    return tale[: LONGEST_TALE - len(best)] + best


def _best_wager(lobby: Lobby, words: Lexicon) -> tuple[TaleLine, ...]:
    """The best of all wagers, in a line; not what was worth little or guessed by many."""
    made = _opened(lobby)
    best = [(seat, wager) for seat, wager in made if wager.points == made[0][1].points]
    if not best or len(best) > SHARED_BY or best[0][1].points < WORTH_TELLING:
        return ()
    names = words.join([lobby.name(seat) for seat, _ in best])
    text = words.say("wager-best", {"names": names, "points": _points(best[0][1], words)})
    return (TaleLine(text, "", for_the_ear(text, words.language)),)


def _opened(lobby: Lobby) -> list[tuple[int, OpenedWager]]:
    """The wagers of the game that is over, by seat, those with the most points first."""
    over = series.standing(lobby) if lobby.stage == "over" else ()
    found = next((each for each in over if each.game == lobby.game), None)
    players = enumerate(found.players, 1) if found is not None else ()
    made = [(seat, each.wager) for seat, each in players if each.wager is not None]
    return sorted(made, key=lambda one: -one[1].points)


def _points(wager: OpenedWager, words: Lexicon) -> str:
    return words.say("wager-points", {"number": wager.points})


def helpers(lobby: Lobby, words: Lexicon) -> str:
    """Who is out and would be the hand of the person who leads."""
    names = [lobby.person(person).name for person in lobby.helpers]
    return words.say("desk-helpers", {"names": words.join(names)}) if names else ""


def _lines(wager: OpenedWager, lobby: Lobby, words: Lexicon) -> tuple[str, ...]:
    """What a wager said, sentence by sentence, and what of it came true."""

    def names(seats: tuple[int, ...]) -> str:
        return words.join([lobby.name(seat) for seat in seats])

    said: list[str] = []
    if wager.hits:
        said.append(words.say("wager-knew" if wager.knew else "wager-hits", {"names": names(wager.hits)}))
    if wager.misses:
        said.append(words.say("wager-misses", {"names": names(wager.misses)}))
    if wager.side:
        message = "wager-side-right" if wager.won else "wager-side-wrong"
        said.append(words.say(message, {"side": _side(wager.side, words)}))
    if wager.falls != NO_ANSWER:
        name = names((wager.falls,)) if wager.falls else words.say("wager-nobody")
        said.append(words.say("wager-next-right" if wager.fell else "wager-next-wrong", {"name": name}))
    return tuple(said) or (words.say("wager-empty"),)
