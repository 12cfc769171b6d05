"""Books with nothing but their cards and the law of their decks, and short ways to ask about a deck."""

from __future__ import annotations

from omerta.books import chicago_deck, vendetta_deck, vendetta_presets
from omerta.books.decks import amount, check_deck
from omerta.core.options import patched, with_options
from omerta.core.vocabulary import Book, Conduct, DeckLaw, Role, Switch


def _cards(side: str, kind: str, names: str, copies: int = 1, gang: str = "") -> dict[str, Role]:
    return {name: Role(side, kind, copies, gang=gang) for name in names.split()}


def _book(
    name: str,
    prefix: str,
    sides: tuple[str, ...],
    plain: str,
    roles: dict[str, Role],
    deck: DeckLaw,
    switches: dict[str, Switch],
    points: dict[str, int],
) -> Book:
    return Book(
        name, prefix, sides, plain, roles, {}, {}, (), (), {}, deck, Conduct(), {}, switches, {}, points
    )


CHICAGO = _book(
    "chicago",
    "CHI",
    ("town", "mafia", "loner"),
    "civilian",
    {
        **_cards("town", "chief", "commissioner"),
        **_cards("town", "plain", "civilian", 0),
        **_cards("town", "special", "sergeant sheriff judge doctor prostitute ghost-talker"),
        **_cards("town", "special", "moonwalker journalist bodyguard"),
        **_cards("mafia", "plain", "mafioso", 0, "mafia"),
        **_cards("mafia", "special", "mafia-boss schemer ninja", gang="mafia"),
        **_cards("mafia", "special", "turncoat plague-doctor"),
        **_cards("loner", "special", "maniac"),
    },
    chicago_deck.DECK,
    chicago_deck.DECK_SWITCHES,
    {},
)

VENDETTA = _book(
    "vendetta",
    "VEN",
    ("vampires", "hunters", "werewolf", "wargs"),
    "vampire",
    {
        **_cards("vampires", "lord", "king prince count"),
        **_cards("vampires", "special", "lamia undine queen neophyte nosferatu"),
        **_cards("vampires", "special", "bride banshee dhampir revenant ghoul"),
        **_cards("vampires", "plain", "vampire", 10),
        **_cards("werewolf", "loner", "werewolf kitsune"),
        **_cards("hunters", "special", "monk leader scout beauty"),
        **_cards("hunters", "plain", "hunter", 5),
        **_cards("wargs", "warg", "warg-alpha cunning-warg vengeful-warg paralysing-warg tricky-warg"),
    },
    vendetta_deck.DECK,
    vendetta_presets.DECK_SWITCHES,
    {"vampires": 1, "hunters": 2, "werewolf": 3, "wargs": 2},
)

INVASION = with_options(VENDETTA, {"scenario": "werewolf-invasion"})
THREE = patched(VENDETTA, vendetta_presets.THREE_PLAYER_DECK_PATCHES)


def cards(text: str) -> tuple[str, ...]:
    """A deck written as '4 vampire, hunter'."""
    found: list[str] = []
    for item in text.split(", "):
        number, _, name = item.rpartition(" ")
        found += [name] * int(number or 1)
    return tuple(found)


def names(book: Book, deck: str | tuple[str, ...], level: str, players: int = 0) -> set[str]:
    """The names of the findings of one level."""
    given = cards(deck) if isinstance(deck, str) else deck
    return {remark.name for remark in check_deck(book, given, players) if remark.level == level}


def numbers(book: Book, deck: tuple[str, ...], *groups: str) -> tuple[int, ...]:
    """How many cards of each group the deck has."""
    return tuple(amount(book, deck, group) for group in groups)


def split(deck: tuple[str, ...]) -> tuple[int, ...]:
    """Vampires, hunters, werewolves and wargs of a deck of `vendetta`, in this order."""
    return numbers(VENDETTA, deck, "vampires", "hunters", "werewolves", "wargs")
