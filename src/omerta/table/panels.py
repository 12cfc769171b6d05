"""What a phone offers. In the dark every phone offers the same, whoever holds it: hands and time tell."""

from __future__ import annotations

from typing import assert_never

from omerta.core import Game, choices
from omerta.core import events as ev
from omerta.core.counts import target_of
from omerta.core.decide import SIGNS
from omerta.core.moments import Asking, Calling, Counting, Deciding, Holding, Option, Talking
from omerta.core.vocabulary import Ability
from omerta.table.faces import Deed, Panel, Phrase
from omerta.words import Lexicon
from omerta.words.ballots import elected_place

NOTED = "noted"
SIGN = "sign"
ASK_TWICE = ("vote", "convict", "step-in", "hand-over", "appoint", "black", "red")


def is_covered(game: Game) -> bool:
    """Do all phones offer the same now, so that nobody can tell whose turn it is?"""
    now = game.now
    return isinstance(now, Calling) or (isinstance(now, Talking) and now.kind == "signs")


def panel(game: Game, seat: int, words: Lexicon, sham: Option | None) -> Panel | None:
    """The panel of one seat; `sham` is what it chose where its choice does not count."""
    if game.over is not None or game.now is None:
        return None
    if is_covered(game):
        return _covered(game, seat, words, sham)
    return _open(game, seat, words)


def acts_in_the_dark(game: Game, seat: int) -> bool:
    """Does what this seat chooses now count?"""
    return bool(choices(game, seat).options)


def _covered(game: Game, seat: int, words: Lexicon, sham: Option | None) -> Panel | None:
    now = game.now
    if seat not in game.living and isinstance(now, Calling):
        return None  # in signs one of the dead may be asked, and the others shall not see which
    chosen = sham
    if isinstance(now, Calling):
        chosen = now.gestures.get(seat, sham) if seat in now.awake else sham
        deeds, ask = _call_deeds(game, now, words)
    else:
        deeds, ask = _sign_deeds(game, words), words.say("table-ask-signs")
    return Panel(game.moment, ask, deeds, covered=True, chosen=chosen)


def _call_deeds(game: Game, now: Calling, words: Lexicon) -> tuple[tuple[Deed, ...], str]:
    """What can be done at a call by whoever may hold its cards, as everybody knows it."""
    if not now.acts:
        return (Deed(NOTED, words.say("table-noted")),), words.say("table-ask-faces")
    abilities = called_abilities(game, now.call)
    deeds = [
        Deed(name, words.name("deed", name), _wants(game, each), _out(game, each), _least(game, each))
        for name, each in abilities
        if not each.targets or _wants(game, each)
    ]
    return (*deeds, Deed("pass", words.say("table-nobody"))), _names_asked(deeds, words)


def _names_asked(deeds: list[Deed], words: Lexicon) -> str:
    """How many names are to be chosen."""
    most = max((deed.targets for deed in deeds), default=0)
    least = min((_fewest(deed) for deed in deeds if deed.targets == most), default=0)
    if not most:
        return words.say("table-ask-deed")
    if least < most:
        return words.say("table-ask-names-or-fewer", {"least": least, "number": most})
    return words.say("table-ask-names", {"number": most})


def _fewest(deed: Deed) -> int:
    return deed.targets if deed.least is None else deed.least


def called_abilities(game: Game, call: str) -> tuple[tuple[str, Ability], ...]:
    """The abilities behind a call, from the book and from the deck as the table was told it."""
    book, index = game.book, game.index
    if call in book.gangs:
        return ((book.gangs[call].ability, book.gangs[call].does),)
    cards = [name for name in book.roles if index.call_of[name] == call]
    told = [name for name in cards if name in game.laid.deck] or cards
    return tuple({deed: each for name in told for deed, each in index.powers[name].items()}.items())


def _out(game: Game, ability: Ability) -> tuple[int, ...]:
    """Whom everybody knows to be within reach: the living, or those who are out."""
    out = ability.who == "out"
    return tuple(seat for seat in range(1, game.seats + 1) if (seat in game.living) != out)


def _wants(game: Game, ability: Ability) -> int:
    """How many names it takes, as everybody knows: all there are, where they are few and that will do."""
    out = len(_out(game, ability))
    if not ability.or_fewer:
        return ability.targets if out else 0
    return min(ability.targets, out - (ability.who == "others"))


def _least(game: Game, ability: Ability) -> int | None:
    """How few names may do where it is not for everybody to know how many can be chosen."""
    return 1 if ability.or_fewer and ability.who == "strangers" and _wants(game, ability) > 1 else None


def _sign_deeds(game: Game, words: Lexicon) -> tuple[Deed, ...]:
    """A seat, or an answer or a card with a seat or without one (CHI-211)."""
    seats = tuple(range(1, game.seats + 1))
    answers = [Deed(f"{SIGN}-{sign}", words.name("sign", sign), 1, seats, 0) for sign in SIGNS]
    cards = [Deed(f"{SIGN}-{role}", words.role(role), 1, seats, 0, shows=True) for role in _told_cards(game)]
    return (Deed(SIGN, words.say("table-sign"), 1, seats), *answers, *cards)


def _told_cards(game: Game) -> tuple[str, ...]:
    """The cards of the game as the table was told them, in the order of the book."""
    return tuple(role for role in game.book.roles if role in (game.laid.deck or game.book.roles))


def _open(game: Game, seat: int, words: Lexicon) -> Panel | None:
    options = choices(game, seat).options
    if not options:
        return None
    deeds = deeds_of(words, options)
    sure = any(deed.deed in ASK_TWICE for deed in deeds)
    return Panel(
        game.moment, words.say(question(game)), deeds, sure=sure, chosen=_ballot(game, seat, options)
    )


def _ballot(game: Game, seat: int, options: tuple[Option, ...]) -> Option | None:
    """The vote that stands, where it can still be changed."""
    now = game.now
    if not isinstance(now, Counting) or seat not in now.ballots:
        return None
    return next((option for option in options if target_of(option) == now.ballots[seat]), None)


def deeds_of(words: Lexicon, options: tuple[Option, ...]) -> tuple[Deed, ...]:
    """Options gathered by deed, each with the seats it can be done to."""
    grouped: dict[str, list[tuple[int, ...]]] = {}
    for deed, targets in options:
        grouped.setdefault(deed, []).append(targets)
    return tuple(_deed(words, deed, found) for deed, found in grouped.items())


def _deed(words: Lexicon, deed: str, found: list[tuple[int, ...]]) -> Deed:
    """One deed to any of these groups of seats, which may be of different sizes."""
    least, most = min(map(len, found)), max(map(len, found))
    open_to = tuple(dict.fromkeys(seat for targets in found for seat in targets))
    return Deed(deed, words.name("deed", deed), most, open_to, least if least < most else None)


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
    roles = tuple((role, words.role(role)) for role in _told_cards(game))
    sides = tuple((side, words.name("side", side)) for side in book.sides)
    found = [Phrase(kind, words.say(f"table-say-{kind}"), about=True) for kind in ("suspect", "trust")]
    if book.conduct.role_claims:
        found.append(Phrase("role", words.say("table-say-role"), values=roles))
    return (*found, Phrase("learned", words.say("table-say-learned"), about=True, values=(*sides, *roles)))


def is_offered(game: Game, deed: str, targets: tuple[int, ...]) -> bool:
    """Is this on the panel that every phone shows now? What nobody could choose is refused to everybody."""
    now = game.now
    if len(set(targets)) < len(targets) or not all(1 <= seat <= game.seats for seat in targets):
        return False
    if not isinstance(now, Calling):
        shown = {f"{SIGN}-{value}" for value in (*SIGNS, *_told_cards(game))}
        return len(targets) == 1 if deed == SIGN else deed in shown and len(targets) <= 1
    if not now.acts:
        return deed == NOTED and not targets
    if deed == "pass":
        return not targets
    ability = dict(called_abilities(game, now.call)).get(deed)
    if ability is None or not set(targets) <= set(_out(game, ability)):
        return False
    wanted, least = _wants(game, ability), _least(game, ability)
    return (wanted if least is None else least) <= len(targets) <= wanted
