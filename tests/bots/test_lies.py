"""Who weighs worlds tells lies that may be believed: a card in the deck that is bad news, and only once."""

import random
from collections import Counter

import pytest

from omerta.books.decks import suggest
from omerta.books.shelf import SHELF
from omerta.bots.beliefs import kind_of_talk
from omerta.bots.driver import Driver, Mind
from omerta.bots.minds import MINDS
from omerta.bots.outlook import outlook
from omerta.bots.speeches import DEBATES, asks, vouches
from omerta.core import Table, log, open_any
from omerta.core import events as ev
from omerta.core.book.model import Book
from omerta.core.choices import Choices
from omerta.core.commands import Claim
from omerta.core.view import View

WORLDS = MINDS["worlds"]
TABLES = {
    "chicago": ("ghost-talker", "journalist", "ninja", "mafioso", "prostitute", "schemer", "turncoat"),
    "family": ("detective", "doctor", "thief", "lawyer", "mafioso", *["ordinary-townsperson"] * 4),
    "offscreen": ("detective", "doctor", "fan", "bodyguard", "beauty", "thief", "mafioso", "mafioso"),
}
SEEDS = {"chicago": (8, 10, 12, 14), "family": (1, 3, 4, 7), "offscreen": (19, 24, 26, 29)}
"""Games in which a gang has much to lie about."""

Said = list[tuple[View, Claim]]


def spoken(name: str) -> Said:
    """What those of a gang say in games of this table, each claim with what the speaker knew before."""
    said: Said = []

    def noted(view: View, choices: Choices, book: Book, rng: random.Random) -> tuple[Claim, ...]:
        claims = WORLDS.speak(view, choices, book, rng)
        if book.roles[view.card(choices.seat)].gang:
            said.extend((view, claim) for claim in claims)
        return claims

    for seed in SEEDS[name]:
        deck = TABLES[name]
        minds = dict.fromkeys(range(1, len(deck) + 1), Mind(WORLDS.choose, noted))
        Driver(open_any(SHELF[name], Table(deck, seed)), minds, random.Random(seed)).run()
    return said


@pytest.mark.parametrize("name", TABLES)
def test_a_lie_can_be_believed(name: str) -> None:
    book = SHELF[name]
    said = spoken(name)
    reports = [(view, claim) for view, claim in said if claim.claim == "learned"]
    assert reports
    for view, claim in reports:
        assert book.roles[claim.value].side == book.roles[view.card(claim.seat)].side
        assert not any(
            (before.seat, before.claim, before.about) == (claim.seat, "learned", claim.about)
            for before in view.claims
        )
    assert all(claim.value in view.deck for view, claim in said if claim.claim == "role")


class Talkative(random.Random):
    """Chance that always lets one speak."""

    def random(self) -> float:
        return 0.0


@pytest.mark.parametrize("name", TABLES)
def test_whom_somebody_speaks_up_for_tells_nothing_of_his_card(name: str) -> None:
    """Those of a gang spoke up for their mates alone: whoever listened had won."""
    deck, book = TABLES[name], SHELF[name]
    minds = dict.fromkeys(range(1, len(deck) + 1), MINDS["plain"])
    driver, compared = Driver(open_any(book, Table(deck, 3)), minds, random.Random(3)), 0
    for step in range(240):
        if not driver.step():
            break
        game = driver.game
        if step % 40 or kind_of_talk(driver.views[game.living[0]]) not in DEBATES:
            continue
        for_whom = {
            seat: claims[0].about
            for seat in game.living
            if (claims := vouches(outlook(driver.views[seat], game.book), Talkative()))
        }
        common = Counter(for_whom.values()).most_common(1)[0][0]
        assert {seat for seat, about in for_whom.items() if about != common} <= {common}
        compared += 1
    assert compared


def test_nobody_tells_of_a_check_when_all_know_that_nobody_can_check_any_more() -> None:
    book, deck = SHELF["offscreen"], suggest(SHELF["offscreen"], 8)
    reports = 0
    for seed in range(4, 8):
        driver = Driver(
            open_any(book, Table(deck, seed)), dict.fromkeys(range(1, 9), WORLDS), random.Random(seed)
        )
        left = [card for card in deck if asks(book, card)]
        for event in log(driver.run()):
            match event:
                case ev.Died(card=card) | ev.Executed(card=card) if card in left:
                    left.remove(card)
                case ev.Claimed(claim="learned"):
                    assert left, seed
                    reports += 1
                case _:
                    pass
    assert reports
