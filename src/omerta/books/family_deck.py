"""The table of `family` and the law of its decks."""

from omerta.core.book.deck_law import Check, DeckLaw, Group, Preset

ROWS = (
    # players, townsfolk, special townsfolk, criminals, special mafiosi
    (6, 4, (0, 0), 2, (0, 0)),
    (7, 5, (0, 0), 2, (0, 1)),
    (8, 5, (0, 1), 3, (0, 1)),
    (9, 6, (0, 1), 3, (0, 1)),
    (10, 7, (0, 1), 3, (0, 1)),
    (11, 7, (1, 2), 4, (0, 1)),
    (12, 8, (1, 2), 4, (0, 1)),
    (13, 9, (1, 2), 4, (0, 1)),
    (14, 9, (1, 2), 5, (0, 1)),
    (15, 10, (1, 2), 5, (1, 2)),
    (16, 11, (1, 2), 5, (1, 2)),
)

DECK = DeckLaw(
    groups={
        "townsfolk": Group(sides=("town",)),
        "leaders": Group(kinds=("leader",)),
        "special townsfolk": Group(sides=("town",), kinds=("special",)),
        "townsfolk with a part": Group(sides=("town",), kinds=("leader", "special")),
        "criminals": Group(sides=("mafia", "yakuza")),
        "mafia": Group(sides=("mafia",)),
        "special mafiosi": Group(sides=("mafia",), kinds=("special",)),
        "yakuza": Group(sides=("yakuza",)),
        "loners": Group(sides=("loner",)),
        "informer": Group(roles=("informer",)),
        "fan": Group(roles=("fan",)),
        "judge": Group(roles=("judge",)),
        "shooting townsfolk": Group(roles=("detective", "priest", "sheriff")),
        "checkers": Group(roles=("detective", "priest", "judge", "jailer", "journalist", "fan")),
    },
    rows={
        str(players): {
            "townsfolk": (town, town),
            "leaders": (1, 1),
            "special townsfolk": special,
            "criminals": (criminals, criminals),
            "special mafiosi": special_mafiosi,
        }
        for players, town, special, criminals, special_mafiosi in ROWS
    },
    fill={"townsfolk": "ordinary-townsperson", "criminals": "mafioso"},
    share_of="criminals",
    rest="townsfolk",
    share_plus=1,
    place_of={"loners": "criminals"},
    may_lack=("leaders",),
    prefer={
        "special townsfolk": ("doctor", "bodyguard"),
        "special mafiosi": ("godfather", "informer"),
    },
    void_with={"special mafiosi": "yakuza"},
    halves=("mafia", "yakuza"),
    odd_half="mafia",
    presets={
        "beginners": Preset(wants={"0": ("detective",)}, rules=("FAM-045",)),
        "beginners-sheriff": Preset(wants={"0": ("sheriff",)}, rules=("FAM-045",)),
    },
    always=("detective",),
    least=6,
    rules=("FAM-047", "FAM-056"),
    checks={
        "too-few-players": Check("refused", ("FAM-015",), players=(6, 999)),
        "wrong-size": Check("refused", ("FAM-038",), size_differs=True),
        "two-leaders": Check("refused", ("FAM-041",), more=("leaders", 1)),
        "two-loners": Check("refused", ("FAM-049",), more=("loners", 1)),
        "copies": Check("refused", ("FAM-037",), copies=True),
        "no-criminals": Check("refused", ("FAM-037",), lacks=("criminals",)),
        "yakuza-below-twelve": Check("refused", ("FAM-048", "FAM-438"), has=("yakuza",), players=(12, 999)),
        "yakuza-and-loner": Check("refused", ("FAM-442",), has=("yakuza", "loners")),
        "yakuza-and-special-mafia": Check("refused", ("FAM-442",), has=("yakuza", "special mafiosi")),
        "outside-the-row": Check("warning", ("FAM-037", "FAM-039", "FAM-050"), outside_row=True),
        "yakuza-alone": Check("warning", ("FAM-037", "FAM-439"), has=("yakuza",), lacks=("mafia",)),
        "gangs-apart": Check(
            "warning", ("FAM-037", "FAM-439"), has=("mafia", "yakuza"), apart=("mafia", "yakuza")
        ),
        "odd-place-astray": Check(
            "warning", ("FAM-439", "FAM-441"), has=("mafia", "yakuza"), odd_astray=True
        ),
        "many-special-townsfolk": Check(
            "warning", ("FAM-042",), share=("townsfolk with a part", "townsfolk"), inside_row_is_fine=True
        ),
        "many-special-mafiosi": Check(
            "warning", ("FAM-042",), share=("special mafiosi", "criminals"), inside_row_is_fine=True
        ),
        "loner-below-ten": Check("warning", ("FAM-051",), has=("loners",), players=(10, 999)),
        "informer-without-checker": Check(
            "warning", ("FAM-052", "FAM-053"), has=("informer",), lacks=("checkers",)
        ),
        "fan-without-leader": Check("warning", ("FAM-054",), has=("fan",), lacks=("leaders",)),
        "box": Check(
            "warning", ("FAM-055",), box={"ordinary-townsperson": 5, "mafioso": 4, "yakuza": 3}, off=True
        ),
        "judge-by-hand": Check("warning", ("FAM-024",), has=("judge",), by_hand=True),
        "no-leader": Check("advice", ("FAM-044",), lacks=("leaders",)),
        "no-shooter": Check("advice", ("FAM-043",), has=("leaders",), lacks=("shooting townsfolk",)),
        "best-size": Check("remark", ("FAM-016",), players=(8, 12)),
    },
)
