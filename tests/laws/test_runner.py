"""The runner: games are drawn until everything in a book was in play, and every step is looked at.

Every role, every ability, every value of every house rule and every pair of roles that the law of decks lets
into one game; after each command the laws that hold in every book are checked.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations

import msgspec
import pytest
from msgspec import Struct
from tests.depth import deep
from tests.laws.courses import gesture, standing
from tests.laws.tables import BOOKS, PACES, any_deck, any_house_rules, plain_table, values

from omerta.books.decks import check_deck
from omerta.books.ledger import ledger
from omerta.books.shelf import SHELF
from omerta.bots.chance import play_out
from omerta.core import Game, Position, Refused, Table, decide, evolve, log, open_any, owed, play
from omerta.core import commands as cm
from omerta.core import events as ev
from omerta.core.book.house_rules import agreed_book, with_house_rules
from omerta.core.book.model import Book, Vote
from omerta.core.book.verbs import Learn
from omerta.core.choices import seat_options
from omerta.core.night.resolution import answer

RULINGS = (
    ev.Answered, ev.Struck, ev.Counted, ev.Accused, ev.Sentenced, ev.Executed, ev.NobodyExecuted,
    ev.Acquitted, ev.Cleared, ev.Tied, ev.LotDrawn, ev.Died, ev.Dawned, ev.Announced, ev.Freed, ev.Ended,
    ev.Granted, ev.Met, ev.Spent, ev.Imposed, ev.Instructed, ev.HostChanged, ev.DrawOffered, ev.Noticed,
    ev.Turned, ev.Numbered, ev.Hindered, ev.Pressed, ev.LeftToChance, ev.SignsOpened, ev.Saved, ev.Visited,
    ev.SpeechesOpened, ev.TalkOpened, ev.AskOpened, ev.Entered, ev.ResultHeld, ev.SteppedIn, ev.SentOut,
    ev.DecisionOpened, ev.DecisionLapsed, ev.CoinTossed, ev.Elected, ev.OfficeLeft, ev.Rolled,
    ev.AllSentenced,
)  # fmt: skip
DEEDS = (
    "vote", "name", "pass", "abstain", "ready", "refrain", "against", "step-in", "let-be", "convict", "spare",
    "nobody", "appoint", "black", "red", "hand-over",
)  # fmt: skip

GAMES = deep(20)

# Refusals that come of the machinery and not of a rule: no such thing, or not the moment for it.
NO_RULE_NEEDED = {
    "no-such-seat", "nothing-to-do", "not-now", "game-over", "too-late", "no-clock", "no-draw-yet",
}  # fmt: skip


class Played(Struct):
    """One game of the runner, with the marks it left."""

    game: Game
    faults: list[str]
    unfounded: set[str]
    deeds: set[tuple[str, str]]


def invariants(before: Game, told: tuple[ev.Event, ...]) -> Iterator[str]:
    """What is wrong with a batch of events, whatever the book: the dead neither act nor are acted on."""
    living = set(before.living)
    for event in told:
        doing: tuple[int, ...] = ()
        match event:
            case ev.Pointed() | ev.LeftToChance():
                doing = (event.seat, *(() if asks_the_dead(before.book, event.deed) else event.targets))
            case ev.Agreed():
                doing = (*event.seen_by, *event.targets)
            case ev.Acted():
                doing = (*event.actors, *(() if asks_the_dead(before.book, event.ability) else event.targets))
            case ev.Voted() | ev.Entered():
                doing = (event.seat, *((event.target,) if event.target > 0 else ()))
            case ev.RoseGiven():
                doing = (event.seat, event.target)
            case ev.Handed():
                doing = (event.seat, event.to)
            case ev.DecisionOpened():
                alone = event.kind in ("step-in", "arbiter")
                doing = (*event.open_to, *((event.seat,) if alone else ()))
            case ev.Decided():
                doing = (event.target,) if event.target else ()
            case ev.Named():
                doing = (event.by, event.seat)
            case ev.CountOpened():
                doing = (*event.voters, *event.field)
            case ev.Woken() | ev.Granted() | ev.AllSentenced() | ev.ResultHeld():
                doing = event.seats
            case ev.Died() | ev.Executed() | ev.SentOut() | ev.Accused() | ev.Sentenced() | ev.Answered():
                doing = (event.seat,)
            case ev.Imposed() | ev.Announced() | ev.Freed() | ev.Instructed() | ev.Hindered() | ev.Pressed():
                doing = (event.seat,)
            case ev.SteppedIn() | ev.LetBe() | ev.Elected() | ev.Turned() | ev.Saved():
                doing = (event.seat,)
            case _:
                pass
        if not set(doing) <= living:
            yield f"the dead take part: {event}"
        if isinstance(event, ev.Died | ev.Executed | ev.SentOut):
            living -= {event.seat}


def asks_the_dead(book: Book, deed: str) -> bool:
    """Is this a deed that is done to those who are out?"""
    known = [role.abilities[deed] for role in book.roles.values() if deed in role.abilities]
    return bool(known) and all(ability.who == "out" for ability in known)


def settled(game: Game) -> Iterator[str]:
    """What is wrong with a game at rest."""
    if any(marked.seat not in game.living for marked in game.marks):
        yield f"a mark on the dead: {game.marks}"
    if len({(marked.seat, marked.mark) for marked in game.marks}) != len(game.marks):
        yield f"the same mark twice: {game.marks}"


def executions(game: Game) -> Iterator[str]:
    """At most one execution a day, but where several fall together or one takes another with him."""
    convicts, today, book = set[int](), 0, game.book
    for event in log(game):
        match event:
            case ev.PhaseBegan():
                convicts, today, book = set(), 0, agreed_book(SHELF[game.book.name], game.house_rules)
            case ev.Rolled() if event.variant != "ordinary":
                book = agreed_book(SHELF[game.book.name], {**game.house_rules, event.variant: "on"})
            case ev.Sentenced():
                convicts = {event.seat}
            case ev.AllSentenced():
                convicts = set(event.seats)
                if not any(law.several or law.tie_end == "all" for law in votes(book)):
                    yield "several convicts on one day"
            case ev.Decided(kind="avenge"):
                convicts |= {event.target}
            case ev.Executed():
                today += 1
                if event.seat not in convicts or today > len(convicts):
                    yield f"executed, but not convicted: {event}"
            case _:
                pass


def votes(book: Book) -> list[Vote]:
    """The laws of the votes that a book holds."""
    return [step for phase in book.phases.values() for step in phase.steps.values() if isinstance(step, Vote)]


@cache
def rules(name: str) -> frozenset[str]:
    """The numbers in a book's ledger."""
    return frozenset(rule.id for rule in ledger(name).rules)


def unfounded(game: Game, event: ev.Event) -> Iterator[str]:
    """A ruling without a rule, or with one that is not in the ledger."""
    void = event.void if isinstance(event, ev.Acted) else ""
    if not isinstance(event, RULINGS) and not isinstance(event, ev.Acted):
        return
    what = type(event).__name__ + (f" void {void}" if void else "")
    if isinstance(event, ev.Struck):
        what += f" {event.outcome}"
    if not event.rules:
        yield f"{what} without a rule"
    for rule in event.rules:
        if rule not in rules(game.book.name):
            yield f"{what} cites {rule or 'an empty word'}"


def refusals(game: Game, rng: random.Random) -> Iterator[str]:
    """Deeds by chance; whatever is refused for a rule's sake must name the rule."""
    everybody = range(1, game.seats + 1)
    abilities = [name for role in game.book.roles.values() for name in role.abilities]
    for deed in dict.fromkeys((*DEEDS, *abilities)):
        group = tuple(rng.choices(everybody, k=rng.choice((0, 1, 1, 1, 2))))
        yield from refused(game, cm.Act(rng.choice(everybody), deed, group))
        yield from refused(game, cm.Act(rng.choice(owed(game) or everybody), deed, group))
    if game.over is None:
        yield from refused(game, cm.Claim(rng.choice(everybody), "suspect", 1))


def refused(game: Game, command: cm.Command) -> Iterator[str]:
    """The refusal of a command, if it carries no rule of the ledger."""
    try:
        decide(game, command)
    except Refused as refusal:
        if refusal.reason not in NO_RULE_NEEDED and not set(refusal.rules) & rules(game.book.name):
            yield f"refused.{refusal.reason} without a rule"
        for rule in set(refusal.rules) - rules(game.book.name):
            yield f"refused.{refusal.reason} cites {rule or 'an empty word'}"


def command(game: Game, rng: random.Random) -> cm.Command:
    """What a table of chance players does next; a stalemate is declared a draw in the end."""
    if game.draw_offered and rng.random() < 0.2:
        return cm.DeclareDraw()
    waiting = owed(game)
    ready = [seat for seat in range(1, game.seats + 1) if seat_options(game, seat) == (("ready", ()),)]
    if ready and rng.random() < 0.8:
        return cm.Act(rng.choice(ready), "ready")
    if not waiting or rng.random() < 0.01:
        return cm.TimeUp(game.moment)
    offered = seat_options(game, waiting[0])
    return cm.Act(waiting[0], *gesture(game, waiting[0], rng)) if offered else cm.TimeUp(game.moment)


def run(name: str, table: Table, seed: int) -> Played:
    """Play a table out and look at every step."""
    rng = random.Random(seed)
    game = open_any(SHELF[name], table)
    played = Played(game, [], set(), set())
    before = game
    for _ in range(6000):
        if game.over is not None:
            break
        sent = command(game, rng)
        before, game = game, play(game, sent)
        played.faults += [*invariants(before, game.told), *settled(game)]
        for event in game.told:
            played.unfounded.update(unfounded(game, event))
            if isinstance(event, ev.Acted):
                played.deeds.add((event.call, event.ability))
        if rng.random() < 0.1:
            played.unfounded.update(refusals(game, rng))
            played.unfounded.update(refused(game, sent))
    played.game = game
    played.faults += executions(game)
    if game.over is None:
        played.faults.append("the game does not end")
    played.unfounded.update(refusals(game, rng))
    return played


def abilities(book: Book) -> set[tuple[str, str]]:
    """Everything that can be done at a call."""
    own = {(role.call or name, ability) for name, role in book.roles.items() for ability in role.abilities}
    return own | {(name, gang.ability) for name, gang in book.gangs.items()}


@cache
def may_share_a_table(name: str) -> frozenset[tuple[str, str]]:
    """The pairs of roles that the law of decks lets into one game."""
    book = SHELF[name]
    return frozenset(pair for pair in combinations(sorted(book.roles), 2) if _may_share(book, pair))


def _may_share(book: Book, pair: tuple[str, str]) -> bool:
    """Some cards want many players, and some want another card beside them."""
    for size in (14, 20):
        fill = [book.plain] * size
        anyway = _refused(book, fill)
        for other in (book.plain, *book.roles):
            if not _refused(book, [*pair, other, *fill[3:]]) - anyway:
                return True
    return False


def _refused(book: Book, deck: list[str]) -> set[str]:
    return {remark.name for remark in check_deck(book, deck) if remark.level == "refused"}


def pairs(deck: tuple[str, ...]) -> set[tuple[str, str]]:
    return set(combinations(sorted(set(deck)), 2))


def tables(name: str, unused: set[tuple[str, str]]) -> Iterator[Table]:
    """Tables until every value of every switch and every pair of roles was laid, then for what is unused.

    Whoever plays them takes out of `unused` what was done.
    """
    book, rng = SHELF[name], random.Random(name)
    settings = {(switch, value) for switch, law in book.switches.items() for value in values(law)}
    missing = set(may_share_a_table(name))
    for turn in range(3000):
        options = any_house_rules(book, rng)
        chosen = with_house_rules(book, options)
        able = sorted(role for role in chosen.roles if unused & set(_deeds(chosen, role)))
        keep = rng.choice(sorted(missing)) if missing else tuple(able[:1])
        players = (0, 14 + rng.randint(0, 2), 20 + rng.randint(0, 2))[turn % 3]
        lonely = sorted({role for pair in missing for role in pair})
        deck = any_deck(chosen, rng, players, keep, lonely)
        if missing and settings and not missing & pairs(deck) and not settings & set(options.items()):
            continue
        if unused and not (missing or settings or able):
            continue
        missing -= pairs(deck)
        settings -= set(options.items())
        yield Table(deck, rng.randrange(10**9), options, pace=rng.choice(PACES))
    raise AssertionError(f"never laid: {sorted(missing)} {sorted(settings)}")


def _deeds(book: Book, role: str) -> Iterator[tuple[str, str]]:
    """What a role, or the gang of its side, may do at a call under these house rules."""
    law = book.roles[role]
    yield from ((law.call or role, name) for name, ability in law.abilities.items() if not ability.off)
    yield from ((name, gang.ability) for name, gang in book.gangs.items() if law.side == name)


@cache
def runner(name: str) -> tuple[Played, ...]:
    """Games until every ability was used, every setting made, every pair seated together."""
    book = SHELF[name]
    settings = {(switch, value) for switch, law in book.switches.items() for value in values(law)}
    unused, unmet, unseated = abilities(book), set(may_share_a_table(name)), set(book.roles)
    found: list[Played] = []
    for table in tables(name, unused):
        played = run(name, table, len(found))
        found.append(played)
        unused -= played.deeds
        unmet -= pairs(table.deck)
        unseated -= set(table.deck)
        settings -= set(table.house_rules.items())
        if not (unused or unmet or settings or unseated) and len(found) >= GAMES:
            return tuple(found)
    raise AssertionError(f"never played: {unused} {unmet} {unseated} {settings}")


@pytest.mark.parametrize("name", BOOKS)
def test_everything_is_played_no_law_is_broken_and_every_ruling_names_its_rule(name: str) -> None:
    """One test, for the games are played once."""
    games = runner(name)
    assert [fault for played in games for fault in played.faults] == []
    assert sorted({ruling for played in games for ruling in played.unfounded}) == []
    given = [each for played in games for each in wrong_answers(played)]
    assert [told for told, wrong in given if wrong] == []
    assert len(given) >= GAMES


@pytest.mark.parametrize("name", BOOKS)
def test_the_whole_book_cites_only_rules_of_its_ledger(name: str) -> None:
    """Roles, abilities, gangs, marks, endings, checks, switches and cites: every number exists."""
    book = SHELF[name]
    abilities_of = [ability for role in book.roles.values() for ability in role.abilities.values()]
    cited = {
        **{f"cites.{key}": value for key, value in book.cites.items()},
        **{f"roles.{key}": role.rules for key, role in book.roles.items()},
        **{f"ability {at}": ability.rules for at, ability in enumerate(abilities_of)},
        **{f"gangs.{key}": (*gang.rules, *gang.does.rules) for key, gang in book.gangs.items()},
        **{f"marks.{key}": mark.rules for key, mark in book.marks.items()},
        **{f"endings.{key}": ending.rules for key, ending in book.endings.items()},
        **{f"checks.{key}": check.rules for key, check in book.deck.checks.items()},
        **{f"switches.{key}": (switch.rule,) for key, switch in book.switches.items()},
        "deck": book.deck.rules,
    }
    wrong = {place: ids for place, ids in cited.items() if not ids or not set(ids) <= rules(name)}
    assert wrong == {}


@pytest.mark.parametrize("name", BOOKS)
def test_random_play_always_ends(name: str) -> None:
    """Decks and house rules by chance within the law; a bound far above the longest game ever seen."""
    book, rng = SHELF[name], random.Random(f"ends {name}")
    for seed in range(3 * GAMES):
        game = open_any(book, plain_table(book, rng, rng.choice(PACES)))
        assert play_out(game, random.Random(seed), limit=20_000).over is not None


def answers(game: Game) -> Iterator[tuple[Game, ev.Answered, ev.Acted]]:
    """Every true answer of a game with its line on the sheet, and the game just before its dawn."""
    given: list[tuple[ev.Answered, ev.Acted]] = []
    at: Game | None = game
    games = []
    while at is not None:
        games.append(at)
        at = at.past
    for after in reversed(games):
        acted: ev.Acted | None = None
        for event in after.told:
            if isinstance(event, ev.Acted):
                acted = event
            elif isinstance(event, ev.Answered) and acted is not None and not acted.void:
                given.append((event, acted))
            elif isinstance(event, ev.Dawned):
                night = until_dawn(after)
                yield from ((night, *each) for each in given)
                given = []


def until_dawn(after: Game) -> Game:
    """The game as it stood when the night was complete, inside the batch that brought the dawn."""
    assert after.past is not None
    game = after.past
    for event in after.told:
        if isinstance(event, ev.Struck | ev.Dawned):
            return game
        game = evolve(game, event)
    return game


def wrong_answers(played: Played) -> Iterator[tuple[ev.Answered, bool]]:
    """Every answer of a game, and whether the finished night would have given another."""
    for night, told, acted in answers(played.game):
        ability = night.index.abilities[acted.call][acted.ability]
        learn = next(effect for effect in ability.effects if isinstance(effect, Learn))
        yield told, answer(night, learn, told.targets) != told.answer


# Small tables of which every course of one night, or of one vote, is played: who sits there, and from where.
SMALL: dict[str, tuple[tuple[str, str, dict[str, str]], ...]] = {
    "chicago": (
        ("night", "prostitute bodyguard mafioso doctor civilian", {}),
        ("night", "prostitute mafioso plague-doctor maniac", {"guard-stops-prostitute": "on"}),
        ("night", "bodyguard mafia-boss sheriff civilian", {"announce-guard": "on"}),
        ("night", "mafioso schemer commissioner sergeant", {}),
        ("night", "moonwalker mafioso ninja journalist", {"mafia-majority": "absolute"}),
        ("day", "judge mafioso civilian", {}),
        ("day", "mafioso maniac civilian", {"single-candidate": "confirm"}),
    ),
    "vendetta": (
        ("dawn", "lamia queen hunter werewolf", {}),
        ("dawn", "monk king hunter vampire", {}),
        ("dawn", "undine prince leader hunter vampire", {}),
        ("sunset", "king neophyte bride hunter", {}),
        ("sunset", "banshee dhampir werewolf scout", {}),
        ("sunset", "ghoul beauty revenant hunter vampire vampire", {"no_repeat_target": "on"}),
        ("day", "leader hunter hunter king", {}),
        ("sunset", "werewolf king scout hunter", {"scenario": "wolf-pits"}),
        ("night", "king hunter vampire", {"roses": "on"}),
        ("night", "hunter vampire vampire", {"arbiter": "on"}),
        ("night", "hunter vampire vampire", {"three_player": "on"}),
        ("night", "hunter vampire king", {"panic": "on"}),
        ("night", "hunter vampire king", {"anonymous_vote": "on", "hunter_of_hunters": "on"}),
    ),
}
EVERY = [(name, *small) for name, smalls in SMALL.items() for small in smalls]
MOST_COURSES = 60_000


def courses(game: Game) -> Iterator[Game]:
    """The game after each thing that may be done now; where nothing is waited for, time goes by."""
    waiting = owed(game)
    options = seat_options(game, waiting[0]) if waiting else ()
    if not options:
        yield play(game, cm.TimeUp(game.moment))
    for deed, targets in options:
        yield play(game, cm.Act(waiting[0], deed, targets))


def alike(game: Game) -> bytes:
    """What is still to come depends on nothing else."""
    left_out = ("book", "index", "printed", "moment")
    same = {key: value for key, value in standing(game).items() if key not in left_out}
    return msgspec.json.encode(same)


def opened(name: str, phase: str, cards: str, options: dict[str, str]) -> Game:
    """A position of so few that everything they can do is played, and silent, so that nobody talks."""
    roles = tuple(cards.split())
    table = Table(roles, 1, options, roles=roles, pace="silent", position=Position(phase))
    return open_any(SHELF[name], table)


@pytest.mark.parametrize(("name", "phase", "cards", "options"), EVERY)
def test_every_course_of_a_small_position_keeps_the_laws(
    name: str, phase: str, cards: str, options: dict[str, str]
) -> None:
    """One after another, each with all he may do, until the secrets are told or the vote is over."""
    start = opened(name, phase, cards, options)
    assert start.over is None
    dark = start.book.phases[phase].dark
    heads = [start]
    known = set[bytes]()
    faults, ends, played = set[str](), 0, 0
    while heads:
        game = heads.pop()
        for after in courses(game):
            played += 1
            assert played <= MOST_COURSES
            faults.update((*invariants(game, after.told), *settled(after)))
            faults.update(ruling for event in after.told for ruling in unfounded(after, event))
            told = any(isinstance(event, ev.Dawned) for event in after.told)
            if after.over is not None or (told if dark else after.phase != phase):
                ends += 1
                faults.update(executions(after))
            elif (key := alike(after)) not in known:
                known.add(key)
                heads.append(after)
    assert faults == set()
    assert ends > 5
