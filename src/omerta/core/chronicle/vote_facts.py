"""What the votes of a finished game have to tell: whose hand decided, who raised it against his own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from omerta.core.book.verbs import Cover, Learn, Shield
from omerta.core.chronicle.fact import Fact, home, mates, side
from omerta.core.chronicle.record import Count, Exit, GameRecord, singled_out
from omerta.core.game import Game

A_CROWD = 4
HELP = (Shield, Cover, Learn)


def decisive(count: Count, seat: int) -> tuple[int, ...]:
    """Whose own vote against this seat the count could not do without."""
    return tuple([v for v in count.voters_against(seat) if seat not in singled_out(count, without=v)])


def decided(record: GameRecord) -> Iterator[Fact]:
    """Votes just sufficed: one of the own gang gave one, or the last of them is known, or neither."""
    for out, count in _sentenced(record):
        voters = [voter for voter in decisive(count, out.seat) if voter != out.seat]
        if not voters:
            continue
        own = [voter for voter in voters if mates(count.game, voter, out.seat)]
        last = count.voters_against(out.seat)[-1]
        is_known = count.in_order and len(count.voters_against(out.seat)) == _votes(count, out.seat)
        if own:
            yield Fact("mate-decided", own[-1], out.seat, out.when)
        elif is_known and last != out.seat:
            yield Fact("decided", last, out.seat, out.when)
        else:
            yield Fact("one-vote", out.seat, 0, out.when)


def mate_voted(record: GameRecord) -> Iterator[Fact]:
    """Among the hands that sent somebody away was one of the own gang."""
    for out, count in _sentenced(record):
        own = [voter for voter in count.voters_against(out.seat) if mates(count.game, voter, out.seat)]
        if own:
            yield Fact("mate-voted", own[0], out.seat, out.when)


def helper_executed(record: GameRecord) -> Iterator[Fact]:
    """Those a card was there to help have sent it away."""
    for out, count in _sentenced(record):
        game, voters = count.game, count.voters_against(out.seat)
        if _helps(game, out.seat) and _are_mostly_its_own(game, voters, out.seat):
            yield Fact("helper-executed", out.seat, 0, out.when, card=game.roles[out.seat - 1])


def unanimous(record: GameRecord) -> Iterator[Fact]:
    """All others were of one mind, and it was about one of those who know nothing."""
    for out, count in _sentenced(record):
        voters = [voter for voter in count.voters_against(out.seat) if voter != out.seat]
        others = [seat for seat in count.game.living if seat != out.seat]
        all_agree = len(voters) >= A_CROWD and len(voters) == len(others)
        if all_agree and _are_mostly_its_own(count.game, tuple(voters), out.seat):
            yield Fact("unanimous", out.seat, 0, out.when, card=count.game.roles[out.seat - 1])


def unsuspected(record: GameRecord) -> Iterator[Fact]:
    """One who had something to hide has won, lives, and was never voted against or named."""
    game = record.game
    pointed_at = {*votes_against(record), *[seat for _, seat in record.named]}
    for seat in game.living:
        hides = side(game, seat) not in ("", home(game.book))
        won = game.over is not None and seat in game.over.seats
        if hides and won and record.counts and is_open(record) and seat not in pointed_at:
            yield Fact("unsuspected", seat, card=game.roles[seat - 1])


def is_open(record: GameRecord) -> bool:
    """Is of every vote known who gave it?"""
    return all(
        not each.counted.points or any(voters for _, voters in each.counted.result) for each in record.counts
    )


def drawn(record: GameRecord) -> Iterator[Fact]:
    """The votes were even, and a lot has sent somebody away."""
    for when, seat in record.drawn:
        out = record.left(seat)
        if out is not None and out.when == when and out.manner == "executed":
            yield Fact("drawn", seat, 0, when)


def lone_winner(record: GameRecord) -> Iterator[Fact]:
    """Of a side that was several, one is left to win."""
    over = record.game.over
    if over is not None and len(over.seats) > 2:
        left = [seat for seat in over.seats if seat in record.game.living]
        if len(left) == 1:
            yield Fact("lone-winner", left[0], number=1, among=len(over.seats))


def most_votes(record: GameRecord) -> Iterator[Fact]:
    """One has drawn more votes than anybody else, also by the counts, which hold votes of no choice."""
    given, declared = Counter(votes_against(record)), Counter[int]()
    for count in record.counts:
        if count.is_against:
            declared.update({seat: len(voters) for seat, voters in count.counted.result})
    for seat, number in given.most_common(1):
        if number > 1 and all(_is_ahead(votes, seat) for votes in (given, declared)):
            yield Fact("most-votes", seat, number=number)


def votes_against(record: GameRecord) -> list[int]:
    """Whom people have voted against, vote by vote."""
    return [target for _, target in votes(record)]


def votes(record: GameRecord) -> list[tuple[int, int]]:
    """Who has voted against whom, of his own will."""
    return [each for count in record.counts if count.is_against for each in count.cast]


def edges(record: GameRecord) -> Iterator[Fact]:
    """The first to go, and the last if that settled the game; of several who go at once neither is one."""
    together = Counter([each.when for each in record.exits])
    if record.exits and together[record.exits[0].when] == 1:
        yield Fact("first-out", record.exits[0].seat, 0, record.exits[0].when)
    if record.settled_by and len(record.exits) > 1 and together[record.exits[-1].when] == 1:
        yield Fact("settled", record.settled_by, 0, record.exits[-1].when)


def rounds(record: GameRecord) -> Iterator[Fact]:
    """How long it took, as nights and days were counted aloud, and how many are left."""
    yield Fact("rounds", 0, number=record.game.number, among=len(record.game.living))


def _sentenced(record: GameRecord) -> list[tuple[Exit, Count]]:
    """Those whom votes and nothing else have sent away, and the count that did it."""
    return [(out, out.count) for out in record.exits if out.count is not None]


def _is_ahead(votes: Counter[int], seat: int) -> bool:
    """Has this seat more of these votes than any other?"""
    return all(votes[seat] > number for other, number in votes.items() if other != seat)


def _votes(count: Count, seat: int) -> int:
    return len(dict(count.counted.result)[seat])


def _helps(game: Game, seat: int) -> bool:
    role = game.book.roles.get(game.roles[seat - 1])
    effects = [effect for each in role.abilities.values() for effect in each.effects] if role else []
    return any(isinstance(effect, HELP) for effect in effects)


def _are_mostly_its_own(game: Game, voters: tuple[int, ...], seat: int) -> bool:
    """Do most of these stand on the side of this seat, and is it the side of those who know nothing?"""
    if side(game, seat) != home(game.book):
        return False
    own = [voter for voter in voters if side(game, voter) == side(game, seat)]
    return 2 * len(own) > len(voters)
