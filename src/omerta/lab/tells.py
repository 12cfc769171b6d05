"""How far what players do in public gives their side away, counted from finished games.

Of every public act there are occasions: a seat may do it or leave it. Occasions are compared only with others
of the same kind of talk on the same day, so what all know tells nothing. An enemy of the many and one of them
make a pair; whoever knows how often each side does the act names the enemy in more than half of the pairs.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from math import exp, sqrt

from msgspec import Struct

from omerta.core import Game, log
from omerta.core import events as ev
from omerta.core.day.grounds import REASONS, SHRUG
from omerta.lab.tally import TWO_SIDED_95

DEBATES = ("discussion", "speech", "more-talk")
LONE = ("defence", "tie-speech", "last-word")
OPINIONS = ("suspect", "trust", "learned")
REPLIES = ("deny", "thank", "doubt")
REASONED = ("suspect", "trust", "deny")
Circumstance = tuple[str, str, int]


class Occasion(Struct, frozen=True):
    """Somebody could do something: what, in which talk of which day, was he an enemy, did he do it?"""

    act: str
    place: Circumstance
    enemy: bool
    done: bool


class Tell(Struct, frozen=True):
    """What an act gives away: how often each side did it, and how well a listener does by it.

    `auc`: how often he is right about a pair of two sides, a guess counting half where both or none did it;
    `apart`: how often where just one of them did it. The low ends of their 95 % intervals stand beside them.
    """

    act: str
    enemies: tuple[int, int]
    others: tuple[int, int]
    auc: float
    auc_at_least: float
    apart: float
    apart_at_least: float


class Ballots(Struct, frozen=True):
    """Votes counted: how many, how many for an enemy of the many, and how many that were by chance."""

    votes: int = 0
    hits: int = 0
    by_chance: float = 0.0

    def __add__(self, other: Ballots) -> Ballots:
        return Ballots(self.votes + other.votes, self.hits + other.hits, self.by_chance + other.by_chance)

    @property
    def share(self) -> float:
        """The share of votes that were for an enemy of the many."""
        return self.hits / max(1, self.votes)


def tells(games: Iterable[Game]) -> dict[str, Tell]:
    """What each public act gives away over many games, all acts but votes."""
    counted: dict[str, dict[Circumstance, list[int]]] = defaultdict(lambda: defaultdict(lambda: [0, 0, 0, 0]))
    for game in games:
        for each in occasions(game):
            counted[each.act][each.place][2 * each.enemy + each.done] += 1
    return {act: _tell(act, list(places.values())) for act, places in sorted(counted.items())}


def _tell(act: str, places: list[list[int]]) -> Tell:
    """A place has who left it and who did it: of the many, then of their enemies.

    Pairs are weighed by the occasions of their place, after Mantel and Haenszel.
    """
    totals = [sum(place[at] for place in places) for at in range(4)]
    of_many, of_enemies = sum(totals[:2]), sum(totals[2:])
    right = sum(place[3] * place[0] / sum(place) for place in places)
    wrong = sum(place[2] * place[1] / sum(place) for place in places)
    pairs = sum((place[0] + place[1]) * (place[2] + place[3]) / sum(place) for place in places)
    auc = 0.5 + abs(right - wrong) / (2 * pairs) if pairs else 0.5
    spread = sqrt(_spread(totals[1], of_many) + _spread(totals[3], of_enemies)) / 2
    odds = (max(right, wrong) + 0.1) / (min(right, wrong) + 0.1)
    doubt = exp(TWO_SIDED_95 * sqrt(sum(1 / (count + 0.5) for count in totals)))
    return Tell(
        act,
        (totals[3], of_enemies),
        (totals[1], of_many),
        auc,
        max(0.5, auc - TWO_SIDED_95 * spread),
        odds / (1 + odds),
        max(0.5, odds / doubt / (1 + odds / doubt)),
    )


def _spread(done: int, occasions: int) -> float:
    """The variance of a share."""
    share = (done + 0.5) / (occasions + 1)
    return share * (1 - share) / max(1, occasions)


def occasions(game: Game) -> Iterator[Occasion]:
    """Every occasion of a finished game on which somebody could do something in public, votes aside."""
    enemies, number = _enemies(game), 0
    talk: ev.TalkOpened | None = None
    said: list[ev.Claimed] = []
    living = list(range(1, game.seats + 1))
    names: dict[int, int] = {}
    carded: dict[int, bool] = {}
    for event in (*log(game), ev.TalkClosed(kind="discussion")):
        match event:
            case ev.PhaseBegan():
                yield from _names(game, number, enemies, names, living)
                number, names = max(number, event.number), {}
                carded = dict.fromkeys(carded, False)
            case ev.TalkOpened():
                talk, said = event, []
                names.update(dict.fromkeys(event.seats, 0) if event.names else {})
            case ev.AskOpened():
                names.update({seat: names.get(seat, 0) for seat in event.seats})
            case ev.Named():
                names[event.by] = event.seat
            case ev.Claimed():
                said.append(event)
                yield from _reasons((game.book.name, "", number), enemies, event)
            case ev.TalkClosed() if talk is not None:
                place = (game.book.name, talk.kind, number)
                if talk.kind in DEBATES:
                    yield from _debate(place, enemies, talk, said)
                    yield from _abouts(place, enemies, living, said)
                    yield from _contests(place, enemies, living, said)
                yield from _words(game, place, enemies, talk, said, carded) if talk.kind in LONE else ()
                carded.update({claim.seat: True for claim in said if claim.claim == "role"})
                talk = None
            case ev.Died() | ev.Executed() | ev.SentOut():
                living.remove(event.seat)
            case _:
                pass


def _enemies(game: Game) -> frozenset[int]:
    roles = game.book.roles
    many = roles[game.book.plain].side
    return frozenset(seat for seat, card in enumerate(game.roles, 1) if roles[card].side != many)


def _debate(
    place: Circumstance, enemies: frozenset[int], talk: ev.TalkOpened, said: list[ev.Claimed]
) -> Iterator[Occasion]:
    """What each says in a debate, or that he is silent; and who speaks before others.

    Who is spoken against has something to deny. All have heard that; it is counted as `about him`.
    """
    blamed = {claim.about for claim in said if claim.claim in ("suspect", "learned")}
    for seat in talk.seats:
        mine = {claim.claim for claim in said if claim.seat == seat}
        for act in (*OPINIONS, *REPLIES):
            heard = act == "deny" and seat in blamed
            where = (place[0], f"{place[1]} blamed", place[2]) if heard else place
            yield Occasion(act, where, seat in enemies, act in mine)
        yield Occasion("silence", place, seat in enemies, not mine - {SHRUG})
    order = list(dict.fromkeys(claim.seat for claim in said if claim.claim != SHRUG))
    for at, seat in enumerate(order):
        yield Occasion("first to speak", place, seat in enemies, 2 * at < len(order) - 1)


def _words(
    game: Game,
    place: Circumstance,
    enemies: frozenset[int],
    talk: ev.TalkOpened,
    said: list[ev.Claimed],
    carded: dict[int, bool],
) -> Iterator[Occasion]:
    """Whether somebody who speaks alone names a card, and for the first time: whether the plain one.

    And what else he says: whom he suspects, that it is not he, farewell. All know whether he has named a card
    `today`, before the vote that sends him away.
    """
    for seat in talk.seats:
        today = (place[0], f"{place[1]} again" if carded.get(seat) else place[1], place[2])
        mine = {claim.claim for claim in said if claim.seat == seat}
        for act in ("suspect", *REPLIES):
            yield Occasion(f"{act} alone", today, seat in enemies, act in mine)
        if not game.book.conduct.role_claims:
            continue
        cards = [claim.value for claim in said if claim.seat == seat and claim.claim == "role"]
        yield Occasion("a card named", today, seat in enemies, bool(cards))
        if cards and seat not in carded:
            yield Occasion("the plain card named", place, seat in enemies, cards[-1] == game.book.plain)


def _reasons(place: Circumstance, enemies: frozenset[int], said: ev.Claimed) -> Iterator[Occasion]:
    """With which reason something is said, and of whom. Some of them are in votes, and votes tell."""
    if said.claim in REASONED:
        yield Occasion("a reason", (place[0], said.claim, place[2]), said.seat in enemies, bool(said.value))
    for word in ("", *REASONS[said.claim]) if said.claim in REASONED else ():
        act, used = f"{said.claim}: because {word or 'so'}", word == said.value
        yield Occasion(act, (place[0], said.claim, place[2]), said.seat in enemies, used)
        yield Occasion(f"{act}, of him", (place[0], said.claim, place[2]), said.about in enemies, used)


def _contests(
    place: Circumstance, enemies: frozenset[int], living: list[int], said: list[ev.Claimed]
) -> Iterator[Occasion]:
    """Who it is that says a card is his which another has named."""
    for claim in said:
        for seat in living if claim.claim == "role" and claim.whom else ():
            if seat != claim.whom:
                yield Occasion("contest", place, seat in enemies, seat == claim.seat)


def _abouts(
    place: Circumstance, enemies: frozenset[int], living: list[int], said: list[ev.Claimed]
) -> Iterator[Occasion]:
    """Of whom something is said, and which side says it of an enemy of the many."""
    for act in OPINIONS:
        about = {claim.about for claim in said if claim.claim == act}
        for seat in living:
            yield Occasion(f"{act}: about him", place, seat in enemies, seat in about)
    for claim in said:
        for seat in living if claim.claim in ("suspect", "trust") else ():
            if seat in enemies and seat != claim.seat:
                yield Occasion(f"{claim.claim} an enemy", place, claim.seat in enemies, claim.about == seat)


def _names(
    game: Game, number: int, enemies: frozenset[int], names: dict[int, int], living: list[int]
) -> Iterator[Occasion]:
    """Who has put somebody forward today, and who was put forward."""
    place = (game.book.name, "names", number)
    for seat, named in names.items():
        yield Occasion("name", place, seat in enemies, named > 0)
    for seat in living if any(names.values()) else ():
        yield Occasion("name: about him", place, seat in enemies, seat in names.values())


def ballots(game: Game) -> dict[tuple[bool, int], Ballots]:
    """The votes for enemies of the many, by side and by day; those of enemies for mates. All had a choice."""
    enemies, number = _enemies(game), 0
    sides = {seat: game.book.roles[card].side for seat, card in enumerate(game.roles, 1)}
    found: dict[tuple[bool, int], Ballots] = {}
    for event in log(game):
        if isinstance(event, ev.PhaseBegan):
            number = max(number, event.number)
        elif isinstance(event, ev.Counted) and event.kind in ("count", "recount"):
            field = [seat for seat, _ in event.result]
            for candidate, voters in event.result:
                for voter in voters:
                    against = [
                        seat for seat in field if seat != voter and seat in enemies
                        and (voter not in enemies or sides[seat] == sides[voter])
                    ]  # fmt: skip
                    others = len(field) - (voter in field)
                    if candidate == voter or not 0 < len(against) < others:
                        continue
                    key = (voter in enemies, number)
                    one = Ballots(1, candidate in against, len(against) / others)
                    found[key] = found.get(key, Ballots()) + one
    return found
