"""The player of possible worlds: blind, lawful, and never at odds with the truth."""

import ast
import random
from importlib import resources

import pytest

from omerta.books.decks import suggest
from omerta.books.shelf import SHELF
from omerta.bots import worlds
from omerta.bots.assignments import possible
from omerta.bots.driver import Driver, Mind
from omerta.bots.evidence import evidence
from omerta.bots.minds import MINDS
from omerta.bots.outlook import outlook
from omerta.core import Game, Table, choices, open_any, play, view
from omerta.core.book.model import Book
from omerta.core.choices import Choices
from omerta.core.commands import Act, Claim, Close
from omerta.core.moments import Option
from omerta.core.view import View

CLASSIC = SHELF["classic"]
MANY_CARDS: dict[str, tuple[str, ...]] = {
    "classic": ("doctor", "inspector", "mafia", "mafia", *["townsperson"] * 6),
    "family": (
        "journalist", "jailer", "doctor", "bodyguard", "moonwalker", "beauty", "fan", "informer", "godfather",
        "thief", "yakuza", "yakuza", "ripper", *["ordinary-townsperson"] * 2,
    ),
    "offscreen": (
        "priest", "doctor", "moonwalker", "beauty", "fan", "informer", "lawyer", "mafioso", "con-man",
        *["ordinary-townsperson"] * 3,
    ),
    "chicago": (
        "commissioner", "sergeant", "sheriff", "judge", "doctor", "prostitute", "journalist", "bodyguard",
        "schemer", "ninja", "turncoat", "mafioso", "maniac", "ghost-talker",
    ),
    "vendetta": (
        "count", "neophyte", "revenant", "bride", "dhampir", "banshee", "scout", "leader", "monk", "hunter",
        "kitsune", "undine", "vampire", "vampire",
    ),
}  # fmt: skip
PACK = ("king", "revenant", "count", "warg-alpha", "cunning-warg", "tricky-warg", *["vampire"] * 4)
TABLES = [
    *((name, deck, {}) for name, deck in MANY_CARDS.items()),
    ("family", MANY_CARDS["family"], {"blocked-check-answer": "decoy"}),
    ("chicago", MANY_CARDS["chicago"], {"open-deck": "off"}),
    ("vendetta", PACK, {}),
]
MODULES = (
    "assignments.py", "chance.py", "designs.py", "evidence.py", "likelihood.py", "lore.py", "minds.py",
    "outlook.py", "speeches.py", "weights.py", "worlds.py",
)  # fmt: skip


def seated(book: Book, deck: tuple[str, ...], seed: int, mind: Mind, **options: str) -> Driver:
    game = open_any(book, Table(deck, seed, options))
    return Driver(game, dict.fromkeys(range(1, len(deck) + 1), mind), random.Random(seed))


@pytest.mark.parametrize(("name", "deck", "options"), TABLES)
@pytest.mark.parametrize("mind", ["random", "plain"])
def test_the_true_world_is_never_excluded(
    name: str, deck: tuple[str, ...], options: dict[str, str], mind: str
) -> None:
    for seed in range(2):
        table = seated(SHELF[name], deck, seed, MINDS[mind], **options)
        steps = 0
        while table.step() and steps < 500:
            steps += 1
            if steps % 50 == 0:
                for seat in table.game.living:
                    seen = evidence(table.views[seat], table.game.book)
                    assert possible(table.game.book, seen, table.game.cards), (seat, table.game.cards, seen)


def test_what_was_seen_excludes_other_worlds() -> None:
    game = checked(1)
    seen = evidence(view(game, 4), game.book)
    assert possible(game.book, seen, ROLES)
    assert not possible(game.book, seen, ("doctor", "mafia", "mafia", *ROLES[3:]))
    assert not possible(game.book, seen, ("mafia", "mafia", "inspector", "doctor", *ROLES[4:]))
    assert not possible(game.book, seen, ("mafia",) * 8)


def lawful(view: View, offered: Choices, book: Book, rng: random.Random) -> Option:
    option = worlds.choose(view, offered, book, rng)
    assert option in offered.options
    return option


@pytest.mark.parametrize(("name", "deck", "options"), TABLES[:5])
def test_games_of_it_end_and_nothing_it_says_or_does_is_refused(
    name: str, deck: tuple[str, ...], options: dict[str, str]
) -> None:
    table = seated(SHELF[name], deck, 1, MINDS["plain"], **options)

    def frank(view: View, offered: Choices, book: Book, rng: random.Random) -> tuple[Claim, ...]:
        said = worlds.claims(view, offered, book, rng)
        for claim in said:
            play(table.game, claim)
        return said

    table.minds = dict.fromkeys(table.minds, Mind(lawful, frank))
    assert table.run().over is not None


@pytest.mark.parametrize("name", SHELF)
def test_what_it_cannot_see_does_not_move_it(name: str) -> None:
    """Two strangers change cards before the deal, and until he sees it he does and says the same."""
    book, deck = SHELF[name], suggest(SHELF[name], 8)
    me = next(card for card in deck if not book.roles[card].gang)
    others = sorted(set(deck) - {me}) or [me]
    rest = [card for card in deck if card not in others]
    first = (*rest, *(card for card in deck if card in others))
    second = (first[0], *reversed(first[1:]))
    games = [open_any(book, Table(deck, 5, roles=roles)) for roles in (first, second)]
    assert games[0].cards != games[1].cards
    looked = [(view(game, 1), choices(game, 1)) for game in games]
    assert looked[0] == looked[1]
    spoken = [worlds.claims(*look, book, random.Random(1)) for look in looked]
    assert spoken[0] == spoken[1]
    if looked[0][1].options:
        chosen = [worlds.choose(*look, book, random.Random(1)) for look in looked]
        assert chosen[0] == chosen[1]


@pytest.mark.parametrize("name", SHELF)
def test_the_same_chance_gives_the_same_game(name: str) -> None:
    games = [seated(SHELF[name], suggest(SHELF[name], 6), 3, MINDS["worlds"]).run() for _ in range(2)]
    assert games[0].over == games[1].over
    assert games[0].seen == games[1].seen


ROLES = ("mafia", "mafia", "doctor", "inspector", *["townsperson"] * 4)


def checked(target: int) -> Game:
    """A night in which nobody dies and the inspector looks at somebody."""
    game = open_any(CLASSIC, Table(ROLES, 1, roles=ROLES))
    for act in (
        Act(1, "shoot", (5,)),
        Act(2, "shoot", (5,)),
        Act(3, "heal", (5,)),
        Act(4, "check", (target,)),
    ):
        game = play(game, act)
    return game


def choose(game: Game, seat: int) -> Option:
    return worlds.choose(view(game, seat), choices(game, seat), game.book, random.Random(0))


def test_a_report_is_made_believed_and_followed() -> None:
    game = checked(1)
    said = worlds.claims(view(game, 4), choices(game, 4), game.book, random.Random(0))
    assert Claim(4, "learned", 1, "mafia") in said
    before = outlook(view(game, 7), game.book).enemy(1)
    game = play(game, said[0])
    assert outlook(view(game, 7), game.book).enemy(1) > before + 0.2
    game = play(game, Close())
    assert choose(game, 4) == choose(game, 7) == ("vote", (1,))


def test_a_false_report_about_me_gives_the_liar_away() -> None:
    game = play(checked(6), Claim(2, "learned", 5, "mafia"))
    seen = outlook(view(game, 5), game.book)
    assert seen.enemy(2) > 0.8 > seen.enemy(7)


def test_a_gang_knows_itself_and_points_together() -> None:
    game = open_any(CLASSIC, Table(ROLES, 1, roles=ROLES))
    assert outlook(view(game, 1), game.book).enemy(2) == 0
    deed, targets = choose(game, 1)
    assert deed == "shoot"
    assert targets[0] > 2
    assert choose(play(game, Act(1, deed, targets)), 2) == (deed, targets)


def test_it_knows_no_card_by_name() -> None:
    names = {name for book in SHELF.values() for name in (*book.roles, *book.sides, *book.gangs)}
    for file in MODULES:
        tree = ast.parse((resources.files("omerta.bots") / file).read_text("utf-8"))
        texts = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
        assert not texts & names, file
