"""Every scenario and every variant of `vendetta` plays to its end, and those that clash are kept apart."""

from __future__ import annotations

import random
from itertools import combinations, product

import pytest
from tests.depth import deep
from tests.laws.tables import any_deck, values

from omerta.books.decks import check_deck, suggest
from omerta.books.presets import deck_for
from omerta.books.shelf import SHELF
from omerta.bots.chance import play_out
from omerta.core import Refused, Table, log, open_any
from omerta.core import events as ev
from omerta.core.book.deck_law import Preset
from omerta.core.book.house_rules import with_house_rules

GAMES = deep(40)
BOOK = SHELF["vendetta"]
CHOSEN = [
    (name, value)
    for name, switch in BOOK.switches.items()
    for value in values(switch)
    if value != switch.default
]
SCENARIOS = [value for name, value in CHOSEN if name == "scenario"]
DIE = ("roses", "blood_vendetta", "arbiter", "panic", "secrets", "ordinary")

# What the ledger keeps apart, rule by rule; everything else goes together.
APART: dict[str, tuple[tuple[str, str], ...]] = {
    "VEN-509": (*product(("blood_vendetta",), ("anonymous_vote", "roses", "arbiter", "unpredictable")),),
    "VEN-510": (*product(("burning",), ("blood_vendetta", "hunter_of_hunters", "unpredictable")),),
    "VEN-511": (("separate_hunters", "numbered_hunters"),),
    "VEN-512": tuple(combinations(("roses", "arbiter", "panic", "unpredictable"), 2)),
    "VEN-498": (
        *product(
            ("three_player",),
            ("roses", "blood_vendetta", "hunter_of_hunters", "arbiter", "panic", "unpredictable"),
        ),
    ),
}


def decks(options: dict[str, str]) -> list[tuple[str, ...]]:
    """Lawful decks of a small table: that of the scenario first, then some by chance, with special cards."""
    book = with_house_rules(BOOK, options)
    rng = random.Random(str(options))
    least = max(book.deck.least, *(int(size) for size in scenario(options).decks), 0)
    sizes = (3, 3) if "three_player" in options else (least, 9, 10, 11, 12)
    found = [deck_for(book, least, seed=1)] if "scenario" in options else []
    return found + [any_deck(book, rng, size) for size in sizes]


def scenario(options: dict[str, str]) -> Preset:
    return BOOK.deck.presets.get(options.get("scenario", ""), Preset())


def ends(options: dict[str, str]) -> set[type[ev.Event]]:
    """Play many small games by chance; all of them end, and this is what happened in them."""
    laid = decks(options)
    happened: set[type[ev.Event]] = set()
    for seed in range(GAMES):
        table = Table(laid[seed % len(laid)], seed, options, pace="silent")
        game = play_out(open_any(BOOK, table), random.Random(seed), 5000)
        assert game.over is not None
        if seed < 40:
            happened.update(map(type, log(game)))
    return happened


@pytest.mark.parametrize(("name", "value"), CHOSEN)
def test_every_variant_plays_to_its_end(name: str, value: str) -> None:
    happened = ends({name: value})
    assert ev.Ended in happened
    assert happened >= SIGNS.get((name, value), set())


# What a variant cannot be played without.
SIGNS: dict[tuple[str, str], set[type[ev.Event]]] = {
    ("anonymous_vote", "on"): {ev.HandsNoted},
    ("roses", "on"): {ev.RoseGiven},
    ("arbiter", "on"): {ev.Elected, ev.DecisionOpened},
    ("hunter_of_hunters", "on"): {ev.Elected, ev.OfficeLeft},
    ("panic", "on"): {ev.Executed},
    ("unpredictable", "on"): {ev.Rolled},
    ("numbered_hunters", "on"): {ev.Summoned, ev.Numbered},
}


@pytest.mark.parametrize("name", SCENARIOS)
def test_every_scenario_is_dealt_as_printed(name: str) -> None:
    """The deck of a scenario begins with the cards that belong to it, and its own house rule goes with it."""
    book = with_house_rules(BOOK, {"scenario": name})
    preset = BOOK.deck.presets[name]
    assert preset.sets == {"scenario": name}
    (number, cards), *_ = preset.decks.items()
    deck = list(deck_for(book, int(number)))
    for card in cards:
        count, _, kind = card.rpartition(" ")
        choice = kind.split("|")
        assert sum(deck.count(each) for each in choice) >= int(count or 1), (card, deck)
    assert not any(remark.level == "refused" for remark in check_deck(book, tuple(deck)))


def kept_apart(first: tuple[str, str], second: tuple[str, str]) -> set[str]:
    """The rules that keep two settings apart."""
    if "on" not in first or "on" not in second:
        return set()
    pair = {first[0], second[0]}
    return {rule for rule, pairs in APART.items() if any(pair == set(each) for each in pairs)}


def test_every_pair_of_variants_goes_together_or_is_refused_by_its_rule() -> None:
    refused = 0
    for first, second in combinations(CHOSEN, 2):
        if first[0] == second[0] or (
            "unpredictable" in (first[0], second[0]) and "," in first[1] + second[1]
        ):
            continue
        rules = kept_apart(first, second)
        if not rules:
            assert with_house_rules(BOOK, dict((first, second))).name == BOOK.name
            continue
        with pytest.raises(Refused) as caught:
            with_house_rules(BOOK, dict((first, second)))
        assert caught.value.reason == "switches-clash"
        assert set(caught.value.rules) <= rules, (first, second)
        assert caught.value.rules
        refused += 1
    assert refused == len({frozenset(pair) for pairs in APART.values() for pair in pairs})


@pytest.mark.parametrize("face", DIE)
@pytest.mark.parametrize("other", ["roses", "arbiter", "panic", "blood_vendetta", "burning", "secrets"])
def test_a_die_clashes_by_the_faces_it_has(face: str, other: str) -> None:
    """A table of one's own may leave out what does not go with another variant (VEN-509 to VEN-512)."""
    faces = ",".join([face, *["ordinary"] * 5])
    alone = {"roses", "arbiter", "panic"}
    rule = ""
    if {face, other} <= alone and face != other:
        rule = "VEN-512"
    elif other == "blood_vendetta" and face in ("roses", "arbiter"):
        rule = "VEN-509"
    elif other == "burning" and face == "blood_vendetta":
        rule = "VEN-510"
    options = {"unpredictable": faces, other: "on"}
    if not rule:
        assert with_house_rules(BOOK, options).name == BOOK.name
        return
    with pytest.raises(Refused) as caught:
        with_house_rules(BOOK, options)
    assert caught.value.rules == (rule,)


@pytest.mark.parametrize("face", DIE)
def test_a_table_of_ones_own_is_played_by_its_faces(face: str) -> None:
    options = {"unpredictable": ",".join([face] * 6)}
    deck = suggest(with_house_rules(BOOK, options), 7)
    for seed in range(10):
        game = play_out(open_any(BOOK, Table(deck, seed, options, pace="silent")), random.Random(seed), 5000)
        rolled = {event.variant for event in log(game) if isinstance(event, ev.Rolled)}
        assert rolled <= {face}


@pytest.mark.parametrize("value", ["half", "third", "any"])
def test_wargs_play_to_the_end(value: str) -> None:
    """Five kinds of wargs at a table of twenty."""
    wargs = tuple(name for name, role in BOOK.roles.items() if role.side == "wargs")
    options = {"warg_share": value}
    deck = suggest(with_house_rules(BOOK, options), 20, ("warg-alpha",))
    happened: set[str] = set()
    for seed in range(12):
        cards = list(deck)
        hunters = [at for at, card in enumerate(cards) if card == "hunter"]
        for at, card in zip(hunters, [card for card in wargs if card not in cards], strict=False):
            cards[at] = card
        game = play_out(
            open_any(BOOK, Table(tuple(cards), seed, options, pace="silent")), random.Random(seed), 9000
        )
        assert game.over is not None
        happened.update(e.ability for e in log(game) if isinstance(e, ev.Acted))
    assert {"feast", "trail"} <= happened
    assert any(deed.startswith("seem-") for deed in happened)
