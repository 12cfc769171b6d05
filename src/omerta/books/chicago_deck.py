"""The table of `chicago`, the law of its decks, and the house rules that change it."""

from omerta.books.shorthand import on_off
from omerta.core.book.deck_law import Check, DeckLaw, Group, Preset

ROWS = (
    # players, townsfolk, special townsfolk, criminals, special criminals (CHI-024 to CHI-034)
    (6, 4, (0, 0), 2, (0, 0)),
    (7, 5, (0, 0), 2, (0, 1)),
    (8, 5, (0, 1), 3, (0, 1)),
    (9, 6, (0, 1), 3, (0, 1)),
    (10, 7, (0, 1), 3, (0, 1)),
    (11, 7, (0, 1), 4, (0, 1)),
    (12, 8, (0, 1), 4, (0, 1)),
    (13, 9, (0, 1), 4, (0, 1)),
    (14, 9, (0, 1), 5, (0, 1)),
    (15, 10, (0, 1), 5, (0, 1)),
    (16, 11, (0, 1), 5, (0, 1)),
)

# The assumed split of the 31 printed cards; every other card is single anyway (CHI-008).
PLAIN_CARDS_IN_THE_BOX = {"civilian": 9, "mafioso": 5}

DECK = DeckLaw(
    besides={"host": 1},
    groups={
        "townsfolk": Group(sides=("town",)),
        "commissioner": Group(kinds=("chief",)),
        "special townsfolk": Group(sides=("town",), kinds=("special",)),
        "criminals": Group(sides=("mafia", "loner")),
        "special criminals": Group(sides=("mafia", "loner"), kinds=("special",)),
        "mafia family": Group(roles=("mafioso", "mafia-boss", "schemer", "ninja")),
        "doctor": Group(roles=("doctor",)),
        "plague doctor": Group(roles=("plague-doctor",)),
        "sergeant": Group(roles=("sergeant",)),
        "chiefs": Group(roles=("commissioner", "sheriff")),
    },
    rows={
        str(players): {
            "townsfolk": (town, town),
            "commissioner": (1, 1),
            "special townsfolk": special,
            "criminals": (criminals, criminals),
            "special criminals": special_criminals,
        }
        for players, town, special, criminals, special_criminals in ROWS
    },
    fill={"townsfolk": "civilian", "criminals": "mafioso"},
    share_of="criminals",
    rest="townsfolk",
    share_plus=1,
    beyond={"commissioner": (1, 1), "special townsfolk": (0, 1), "special criminals": (0, 1)},
    may_lack=("commissioner",),
    prefer={
        "special townsfolk": ("doctor", "bodyguard"),
        "special criminals": ("mafia-boss", "schemer"),
    },
    presets={
        "basic": Preset(wants={"6": ("commissioner",)}, rules=("CHI-044",)),
        "first-step": Preset(
            wants={
                "6": ("commissioner",),
                "7": ("commissioner", "mafia-boss"),
                "8": ("commissioner", "doctor", "mafia-boss"),
            },
            rules=("CHI-044",),
        ),
    },
    always=("commissioner",),
    least=6,
    rules=("CHI-035", "CHI-037", "CHI-039"),
    checks={
        "too-few-players": Check("refused", ("CHI-039",), players=(6, 999)),
        "wrong-size": Check("refused", ("CHI-010",), size_differs=True),
        "copies": Check("refused", ("CHI-009",), copies=True),
        "not-in-the-box": Check(
            "refused", ("CHI-008", "CHI-438"), box=dict(PLAIN_CARDS_IN_THE_BOX), off=True
        ),
        "two-doctors": Check("refused", ("CHI-040",), has=("doctor", "plague doctor")),
        "sergeant-without-chief": Check("refused", ("CHI-042",), has=("sergeant",), lacks=("chiefs",)),
        "no-mafia-family": Check("refused", ("CHI-043",), lacks=("mafia family",)),
        "above-the-table": Check("warning", ("CHI-039",), players=(0, 16)),
        "outside-the-row": Check("warning", ("CHI-037", "CHI-038"), outside_row=True),
        "no-commissioner": Check("warning", ("CHI-041",), lacks=("commissioner",)),
    },
)

DECK_SWITCHES = {
    "physical-deck": on_off(
        "CHI-438", {"deck.checks.not-in-the-box.off": False, "deck.fill_with_specials": True}
    ),
    "sheriff-replaces-commissioner": on_off("CHI-439", {"deck.stands_in": {"sheriff": "commissioner"}}),
}
