"""What the nights of a finished game have to tell: who was saved, who fell for another, who knew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from msgspec.structs import replace

from omerta.core.book.verbs import Cover, Kill, Learn, Shield, Verb
from omerta.core.chronicle.fact import Fact, FactKind, mates, same_side, side
from omerta.core.chronicle.record import GameRecord, Learned, Settled
from omerta.core.events import Acted, Struck
from omerta.core.game import Game
from omerta.core.night.resolution import ability_of, aimed, fate

SAID = ("learned", "suspect")


def saved(record: GameRecord) -> Iterator[Fact]:
    """Somebody would have died, had another not been there (or he himself)."""
    for night, strike in _strikes(record, "shielded"):
        lives = strike.seat not in night.dead and strike.seat in _aimed_at(night.game)
        if lives and _needed(night, strike.seat, strike.by, Shield):
            kind: FactKind = "saved-self" if strike.seat == strike.by else "saved"
            other = 0 if strike.seat == strike.by else strike.by
            yield Fact(kind, strike.seat, other, night.when)


def took_the_blow(record: GameRecord) -> Iterator[Fact]:
    """Somebody has died of a blow that was meant for another."""
    for night, strike in _strikes(record, "covered"):
        guard, meant = strike.by, strike.seat
        if guard in night.dead and meant not in night.dead and _needed(night, meant, guard, Cover):
            yield Fact("took-the-blow", guard, meant, night.when)


def trapped(record: GameRecord) -> Iterator[Fact]:
    """Somebody lay in wait, and another fell into it."""
    for night in record.nights:
        for strike, following in zip(night.strikes, night.strikes[1:], strict=False):
            caught = strike.outcome == "ambushed" and following.outcome == "dies"
            if caught and not night.ruled and following.seat in night.dead:
                yield Fact("trapped", following.seat, strike.by, night.when)


def own_fire(record: GameRecord) -> Iterator[Fact]:
    """Somebody, or a gang, has killed one of the own side."""
    for night, strike in _strikes(record, "dies"):
        game = night.game
        for entry in _lines(game, Kill):
            hit = entry.call == strike.call and strike.seat in aimed(game, entry, Kill)
            if not hit or strike.seat not in night.dead or strike.seat in entry.actors:
                continue
            if entry.call not in game.book.gangs:
                if same_side(game, entry.actors[0], strike.seat):
                    yield Fact("own-fire", strike.seat, entry.actors[0], night.when)
            elif any(mates(game, actor, strike.seat) for actor in entry.actors):
                yield Fact("gang-fire", strike.seat, 0, night.when)


def hard_to_kill(record: GameRecord) -> Iterator[Fact]:
    """Somebody was struck at in several nights and sits there still."""
    for seat, nights in Counter(survived_blows(record)).most_common():
        if nights > 1 and seat in record.game.living:
            yield Fact("hard-to-kill", seat, number=nights)


def survived_blows(record: GameRecord) -> list[int]:
    """Those who were struck at and lived, once for each night of it."""
    return [
        seat
        for night in record.nights
        if not night.ruled
        for seat in sorted({strike.seat for strike in night.strikes if strike.outcome != "dies"})
        if seat not in night.dead and seat in _aimed_at(night.game)
    ]


def found(record: GameRecord) -> Iterator[Fact]:
    """Somebody has learned that another is none of his own; what came of it, the first time."""
    told: set[tuple[int, int]] = set()
    for each in record.learned:
        finder, seat = each.told.seat, each.told.targets[0]
        if (finder, seat) not in told and tells_an_enemy(each):
            told.add((finder, seat))
            kind = _sequel(record, each, finder, seat)
            if kind is not None:
                yield Fact(kind, finder, seat, each.when)


def tells_an_enemy(learned: Learned) -> bool:
    """Does this answer say, and truly, that the one player it is about stands on another side?"""
    game, told = learned.game, learned.told
    finder, effects = told.seat, _learnt(learned)
    if len(told.targets) != 1 or not effects or not side(game, finder):
        return False
    cards = _fitting(game, effects[0], told.answer)
    known = {game.book.roles[card].side for card in cards}
    return side(game, finder) not in known and game.roles[told.targets[0] - 1] in cards


def _learnt(learned: Learned) -> list[Learn]:
    """What kind of check it was."""
    for known in learned.game.index.abilities.values():
        ability = known.get(learned.told.ability)
        if ability is not None and any(type(effect) is Learn for effect in ability.effects):
            return [effect for effect in ability.effects if isinstance(effect, Learn)]
    return []


def _fitting(game: Game, learn: Learn, answer: str) -> list[str]:
    """The cards of the book that this answer leaves; none where it is about something else."""
    roles = game.book.roles
    tests: dict[str, Callable[[str], bool]] = {
        "role": lambda card: card == answer,
        "side": lambda card: answer == "yes" and roles[card].side in learn.of,
        "kind": lambda card: answer == card or (answer == "yes" and roles[card].kind in learn.of),
        "type": lambda card: roles[card].type == answer,
    }
    test = tests.get(learn.what)
    return [card for card in roles if test(card)] if test is not None else []


def _sequel(record: GameRecord, learned: Learned, finder: int, seat: int) -> FactKind | None:
    """What became of it, as far as it can be counted."""
    turn, finder_out, out = learned.when.turn, record.left(finder), record.left(seat)
    said = any(
        when.turn >= turn and claim.seat == finder and claim.about == seat and claim.claim in SAID
        for when, claim in record.claims
    )
    is_dead = finder_out is not None and finder_out.when.turn == turn and finder_out.manner == "died"
    if is_dead and not said:
        return "finder-died"
    hanged = out is not None and out.when.turn == turn and out.manner == "executed"
    if finder_out is not None and finder_out.when.turn == turn and finder_out.manner == "executed":
        return None if hanged else "finder-executed"
    if hanged:
        return "found-executed"
    if out is not None and out.when.turn == turn:
        return None
    if said:
        return None if out is not None and out.manner == "executed" else "found-unheard"
    return "found-lived" if seat in record.game.living and _has_won(record, seat) else None


def _has_won(record: GameRecord, seat: int) -> bool:
    return record.game.over is not None and seat in record.game.over.seats


def _strikes(record: GameRecord, outcome: str) -> Iterator[tuple[Settled, Struck]]:
    """The attempts that ended so, each seat once a night, where the book alone has settled it."""
    for night in record.nights:
        seats: set[int] = set()
        for strike in night.strikes if not night.ruled else ():
            if strike.outcome == outcome and strike.seat not in seats:
                seats.add(strike.seat)
                yield night, strike


def _lines(game: Game, verb: type[Verb]) -> list[Acted]:
    """The lines of the sheet that do this."""
    return [
        entry
        for entry in game.sheet
        if not entry.void and any(type(effect) is verb for effect in ability_of(game, entry).effects)
    ]


def _behind(entry: Acted, verb: type[Verb]) -> tuple[int, ...]:
    """Who may stand behind a line; one may also be made to stand in for another."""
    return (*entry.actors, *entry.targets) if verb is Cover else entry.actors


def _aimed_at(game: Game) -> frozenset[int]:
    """At whom somebody struck himself; who stands in for another was not meant."""
    return frozenset([seat for entry in _lines(game, Kill) for seat in aimed(game, entry, Kill)])


def _needed(night: Settled, seat: int, by: int, verb: type[Verb]) -> bool:
    """Would this seat have died without what that one did?"""
    helps = [entry for entry in _lines(night.game, verb) if by in _behind(entry, verb)]
    without = tuple([entry for entry in night.game.sheet if entry not in helps])
    return seat in fate(replace(night.game, sheet=without)).dead
