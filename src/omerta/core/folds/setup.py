"""What the laying of the table, phases, talk and the host change in a game.

Each function changes the fresh copy of a game it is given; what a field holds is replaced, never changed.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from omerta.core import events as ev
from omerta.core.book.house_rules import agreed_book, with_house_rules
from omerta.core.book.index import Index, index
from omerta.core.book.model import Book, Roll, Talk
from omerta.core.folds.lone_decisions import silenced
from omerta.core.folds.night import past
from omerta.core.folds.vote import trial_of
from omerta.core.game import Game, darkness_falls
from omerta.core.moments import Counting, Marked, Talking


@lru_cache(maxsize=32)
def read(book: Book, house_rules: tuple[tuple[str, str], ...]) -> tuple[Book, Index]:
    ready = with_house_rules(book, dict(house_rules))
    return ready, index(ready)


@lru_cache(maxsize=32)
def read_rolled(book: Book, house_rules: tuple[tuple[str, str], ...], variant: str) -> tuple[Book, Index]:
    """The book of a phase for which the die has put a house rule on; it may clash with the others."""
    ready = agreed_book(book, dict(house_rules) | {variant: "on"})
    return ready, index(ready)


def opened(game: Game, e: ev.Opened) -> None:
    game.printed = game.book
    game.book, game.index = read(game.book, tuple(sorted(e.house_rules.items())))
    game.laid = e
    game.deck = e.deck
    game.powers = sum([game.book.roles[card].takes_the_vote for card in e.deck if card in game.book.roles])
    game.temporary_host = e.temporary_host
    game.pace = e.pace
    game.by_hand = frozenset(e.by_hand)
    game.roles = game.cards = ("",) * e.seats
    game.undealt = e.seats
    game.living = tuple(range(1, e.seats + 1))


def stacked(game: Game, e: ev.Stacked) -> None:
    """The true deck; what the table may guess from the powers in it must not depend on it."""
    game.deck = e.deck
    game.powers = sum([role.takes_the_vote for role in game.book.roles.values()])


def seeded(game: Game, e: ev.Seeded) -> None:
    game.seed = e.seed


def delegated(game: Game, e: ev.Delegated) -> None:
    game.by_hand = game.by_hand | {e.duty} if e.by == "host" else game.by_hand - {e.duty}


def dealt(game: Game, e: ev.Dealt | ev.Recorded) -> None:
    game.roles = game.cards = (*game.roles[: e.seat - 1], e.role, *game.roles[e.seat :])
    game.undealt -= 1


def phase(game: Game, e: ev.PhaseBegan | ev.Jumped) -> None:
    if game.rolled:
        reread(game, "")
    fresh = darkness_falls(game, e.phase)
    game.phase = e.phase
    game.number = e.number
    game.counters = {**game.counters, e.phase: e.number}
    game.steps = game.index.steps[e.phase]
    game.named = ()
    game.last_words = ()
    game.trial = None
    game.floor = None
    if fresh:
        if game.marks:
            game.marks = tuple([m for m in game.marks if game.law(m.mark).until != "nightfall"])
        game.last_sheet, game.sheet = game.sheet, ()


def reread(game: Game, variant: str) -> None:
    """The book by the agreed house rules, and for this phase by one more."""
    assert game.printed is not None
    house_rules = tuple(sorted(game.house_rules.items()))
    rolled = variant not in ("", "ordinary")
    game.book, game.index = (
        read_rolled(game.printed, house_rules, variant) if rolled else read(game.printed, house_rules)
    )
    game.rolled = variant if rolled else ""


def rolled(game: Game, e: ev.Rolled) -> None:
    """The rest of the phase is played by the rules the die has chosen."""
    reread(game, e.variant)
    game.steps = past(game.index.steps[game.phase], Roll)
    game.draws += 1
    game.cleared = False


def jumped(game: Game, e: ev.Jumped) -> None:
    """A position is set up: marks that would end at this nightfall are meant to be there."""
    marks, cycle = game.marks, game.book.cycle
    at = cycle.index(e.phase) if e.phase in cycle else 0
    phase(game, e)
    game.marks = marks
    game.quiet_rounds = e.quiet
    game.counters = {phase: e.number if i <= at else e.number - 1 for i, phase in enumerate(cycle)}


def unchanged(game: Game, e: ev.Event) -> None:
    pass


def talk_opened(game: Game, e: ev.TalkOpened) -> None:
    if e.kind == "discussion":
        held = next(at for at, step in enumerate(game.steps) if type(step) is Talk and not step.off)
        game.steps = game.steps[held + 1 :]
    elif e.kind == "last-word":
        game.last_words = game.last_words[1:]
    elif e.kind == "speech":
        assert game.floor is not None
        game.floor = replace(game.floor, order=game.floor.order[1:], turns=game.floor.turns + 1)
    elif e.kind == "more-talk":
        game.trial = replace(trial_of(game), stage="again")
    else:
        trial = trial_of(game)
        game.trial = replace(trial, speak=trial.speak[1:])
    game.now = Talking(
        e.kind,
        e.seats,
        e.seconds,
        e.signals,
        e.names,
        most=e.most,
        others_only=e.others_only,
        open_to=e.open_to,
    )
    game.moment += 1
    game.cleared = False


def readied(game: Game, e: ev.Readied) -> None:
    now = game.now
    assert type(now) is Talking
    game.now = replace(now, ready=(*now.ready, e.seat))


def host_changed(game: Game, e: ev.HostChanged) -> None:
    game.draws += bool(e.among)
    game.temporary_host = 0
    game.host_seat = e.seat


def noticed(game: Game, e: ev.Noticed) -> None:
    others = tuple([ending for ending in game.noticed if ending != e.ending])
    game.noticed = (*others, e.ending) if e.holds else others


def draw_offered(game: Game, e: ev.DrawOffered) -> None:
    game.draw_offered = True


def ended(game: Game, e: ev.Ended) -> None:
    game.over = e
    game.now = None
    game.trial = None
    game.steps = ()


def closing(game: Game, e: ev.Closed | ev.TimedOut) -> None:
    """What goes on ends; of votes in turn only the turn of the one who is asked."""
    now = game.now
    assert now is not None
    if type(now) is Counting and now.turn:
        game.now = replace(now, lapsed=True)
    else:
        game.now = replace(now, closing=True)


def prolonged(game: Game, e: ev.Prolonged) -> None:
    now = game.now
    assert type(now) is Talking
    signals = tuple([at + e.seconds for at in now.signals])
    game.now = replace(now, seconds=now.seconds + e.seconds, signals=signals)
    game.moment += 1


def proceeded(game: Game, e: ev.Proceeded) -> None:
    game.cleared = True


def overruled(game: Game, e: ev.Overruled) -> None:
    if e.ruling == "answer":
        assert game.waiting_answer is not None
        game.waiting_answer = replace(game.waiting_answer, answer=e.value)
    elif e.ruling == "mark":
        game.marks = (*game.marks, Marked(e.value, e.seat, 0))
        if game.law(e.value).mute:
            silenced(game, e.seat)
    elif e.ruling in ("convict", "spare"):
        trial = trial_of(game)
        others = tuple([seat for seat in trial.convicts if seat != e.seat]) if len(trial.convicts) > 1 else ()
        convicts = (*others, e.seat) if e.ruling == "convict" else others
        game.trial = replace(trial, accused=convicts[0] if convicts else 0, convicts=convicts)
    elif e.ruling in ("dies", "lives"):
        game.overruled = (*game.overruled, e)


def undone(game: Game, e: ev.Undone) -> None:
    """Everything is as it was then; only the log goes on, and the count of moments.

    A number that came again would let a tap that was on its way stand for something else.
    """
    then, moments = game.past, game.moment
    while then is not None and then.seen > e.to:
        then = then.past
    assert then is not None
    for field in Game.__struct_fields__:
        if field not in ("past", "told", "seen"):
            setattr(game, field, getattr(then, field))
    game.moment = moments + 1
