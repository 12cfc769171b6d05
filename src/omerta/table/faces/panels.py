"""What a phone offers. In the dark every phone offers the same, whoever holds it: hands and time tell."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from omerta.core import Game, choices
from omerta.core import events as ev
from omerta.core.choices import SIGNS
from omerta.core.day.ballots import target_of
from omerta.core.day.lone_decisions import is_open_to_step_in
from omerta.core.moments import Asking, Calling, Counting, Deciding, Holding, Option, Talking
from omerta.table.actions.dark import (
    NOTED,
    PASS,
    SIGN,
    STEP_IN,
    fewest,
    is_covered,
    may_pass,
    open_deeds,
    spares_oneself,
    told_cards,
    wanted,
    within_reach,
)
from omerta.table.faces.face_parts import DeedOffer
from omerta.table.faces.models import Panel, Phrase
from omerta.table.state.lobby import Tap
from omerta.words import Lexicon
from omerta.words.voting import elected_place

LABELS = {NOTED: "table-noted", PASS: "table-nobody", SIGN: "table-sign"}
ASK_TWICE = ("vote", "convict", STEP_IN, "hand-over", "appoint", "black", "red")
NAME = "name"


def panel(game: Game, seat: int, words: Lexicon, tap: Tap | None) -> Panel | None:
    """The panel of one seat; `tap` is what it has tapped in the dark."""
    if game.over is not None or game.now is None:
        return None
    if is_covered(game):
        return _covered(game, seat, words, tap)
    return _open(game, seat, words)


def _covered(game: Game, seat: int, words: Lexicon, tap: Tap | None) -> Panel | None:
    now = game.now
    if seat not in game.living and isinstance(now, Calling):
        return None  # in signs one of the dead may be asked, and the others shall not see which
    chosen = tap.option if tap is not None else None
    if isinstance(now, Calling):
        deeds, ask = _call_deeds(game, now, words)
    else:
        deeds, ask = _sign_deeds(game, words), words.say("table-ask-signs")
    return Panel(game.moment, ask, deeds, covered=True, chosen=chosen)


def _call_deeds(game: Game, now: Calling, words: Lexicon) -> tuple[tuple[DeedOffer, ...], str]:
    """What can be done at a call by whoever may hold its cards, as everybody knows it."""
    if not now.acts:
        return (DeedOffer(NOTED, label(words, NOTED)),), words.say("table-ask-faces")
    deeds = [
        DeedOffer(
            name,
            label(words, name),
            wanted(game, each),
            within_reach(game, each),
            fewest(game, each),
            others=spares_oneself(each),
        )
        for name, each in open_deeds(game, now)
    ]
    nobody = (DeedOffer(PASS, label(words, PASS)),) if may_pass(game, now) else ()
    return (*deeds, *nobody), _names_asked(deeds, words)


def _names_asked(deeds: list[DeedOffer], words: Lexicon) -> str:
    """How many names are to be chosen."""
    most = max((deed.targets for deed in deeds), default=0)
    least = min((_fewest(deed) for deed in deeds if deed.targets == most), default=0)
    if not most:
        return words.say("table-ask-deed")
    if least < most:
        return words.say("table-ask-names-or-fewer", {"least": least, "number": most})
    return words.say("table-ask-names", {"number": most})


def _fewest(deed: DeedOffer) -> int:
    return deed.targets if deed.least is None else deed.least


def _sign_deeds(game: Game, words: Lexicon) -> tuple[DeedOffer, ...]:
    """A seat, or an answer or a card with a seat or without one (CHI-211)."""
    seats = tuple(range(1, game.seats + 1))
    answers = [f"{SIGN}-{sign}" for sign in SIGNS]
    cards = [f"{SIGN}-{role}" for role in told_cards(game)]
    shown = [DeedOffer(deed, label(words, deed), 1, seats, 0, deed in cards) for deed in (*answers, *cards)]
    return (DeedOffer(SIGN, label(words, SIGN), 1, seats), *shown)


def label(words: Lexicon, deed: str) -> str:
    """What the button of a deed says."""
    if deed in LABELS:
        return words.say(LABELS[deed])
    sign = deed.removeprefix(f"{SIGN}-")
    if sign == deed:
        return words.name("deed", deed)
    return words.name("sign", sign) if sign in SIGNS else words.role(sign)


def _open(game: Game, seat: int, words: Lexicon) -> Panel | None:
    """By day a panel hangs on what everybody knows; the right to step in is offered to all who live."""
    options = tuple(option for option in choices(game, seat).options if option[0] != STEP_IN)
    may_step_in = seat in game.living and is_open_to_step_in(game)
    if not options and not may_step_in:
        return None
    deeds = (*deeds_of(words, options), *(deeds_of(words, ((STEP_IN, ()),)) if may_step_in else ()))
    ask = words.say(question(game) if options else "table-ask-listen")
    return Panel(game.moment, ask, _asked_twice(deeds), chosen=_ballot(game, seat, options))


def _asked_twice(deeds: tuple[DeedOffer, ...]) -> tuple[DeedOffer, ...]:
    """Whatever names somebody to all is asked about once more; where a vote is given, so is all else."""
    all_of_them = any(deed.deed in ASK_TWICE for deed in deeds)
    return tuple(replace(deed, sure=all_of_them or deed.deed == NAME) for deed in deeds)


def _ballot(game: Game, seat: int, options: tuple[Option, ...]) -> Option | None:
    """The vote that stands, where it can still be changed."""
    now = game.now
    if not isinstance(now, Counting) or seat not in now.ballots:
        return None
    return next((option for option in options if target_of(option) == now.ballots[seat]), None)


def deeds_of(words: Lexicon, options: tuple[Option, ...]) -> tuple[DeedOffer, ...]:
    """Options gathered by deed, each with the seats it can be done to."""
    grouped: dict[str, list[tuple[int, ...]]] = {}
    for deed, targets in options:
        grouped.setdefault(deed, []).append(targets)
    return tuple(_deed(words, deed, found) for deed, found in grouped.items())


def _deed(words: Lexicon, deed: str, found: list[tuple[int, ...]]) -> DeedOffer:
    """One deed to any of these groups of seats, which may be of different sizes."""
    least, most = min(map(len, found)), max(map(len, found))
    open_to = tuple(dict.fromkeys(seat for targets in found for seat in targets))
    return DeedOffer(deed, label(words, deed), most, open_to, least if least < most else None)


def question(game: Game) -> str:
    """What the player is asked by day."""
    now = game.now
    if isinstance(now, Talking):
        if now.kind in ("defence", "last-word", "speech"):
            return "table-ask-floor"
        return "table-ask-names-or-ready" if now.names_candidates else "table-ask-talk"
    if isinstance(now, Asking):
        return "table-ask-candidates"
    if isinstance(now, Counting):
        opened = ev.CountOpened(now.kind, now.field, now.voters, now.order, now.on)
        return "table-ask-elect" if elected_place(game.book, opened) else f"table-ask-{now.kind}"
    if isinstance(now, Holding):
        return "table-ask-hold"
    if isinstance(now, Deciding):
        return f"table-ask-{now.kind}"
    if now is None or isinstance(now, Calling):
        return "table-ask-deed"
    assert_never(now)


def phrases(game: Game, seat: int, words: Lexicon) -> tuple[Phrase, ...]:
    """What can be said to the table now."""
    if not choices(game, seat).may_speak:
        return ()
    book = game.book
    roles = tuple((role, words.role(role)) for role in told_cards(game))
    sides = tuple((side, words.name("side", side)) for side in book.sides)
    found = [Phrase(kind, words.say(f"table-say-{kind}"), about=True) for kind in ("suspect", "trust")]
    if book.conduct.role_claims:
        found.append(Phrase("role", words.say("table-say-role"), values=roles))
    return (*found, Phrase("learned", words.say("table-say-learned"), about=True, values=(*sides, *roles)))
