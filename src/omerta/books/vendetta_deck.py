"""The table of `vendetta` and the law of its decks."""

from omerta.books.vendetta_presets import PRESETS
from omerta.core.book.deck_law import Check, DeckLaw, Group, Guests

ROWS = (
    # players, vampires, lords, special vampires, hunters, special hunters (VEN-033 to VEN-047)
    (6, (5, 5), 0, (0, 1), (1, 1), (0, 0)),
    (7, (5, 6), 1, (0, 1), (1, 2), (0, 1)),
    (8, (6, 6), 1, (0, 1), (2, 2), (0, 1)),
    (9, (6, 7), 1, (0, 1), (2, 3), (0, 1)),
    (10, (7, 8), 1, (1, 1), (2, 3), (0, 1)),
    (11, (8, 8), 1, (1, 2), (3, 3), (0, 1)),
    (12, (8, 9), 1, (1, 2), (3, 4), (0, 2)),
    (13, (9, 10), 1, (1, 3), (3, 4), (1, 2)),
    (14, (10, 11), 1, (2, 3), (3, 4), (1, 2)),
    (15, (11, 11), 1, (2, 3), (4, 4), (1, 2)),
    (16, (11, 12), 1, (2, 4), (4, 5), (1, 2)),
    (17, (12, 13), 1, (2, 4), (4, 5), (1, 2)),
    (18, (13, 13), 1, (2, 4), (5, 5), (1, 2)),
    (19, (13, 14), 1, (3, 5), (5, 6), (1, 3)),
    (20, (14, 15), 1, (3, 5), (5, 6), (1, 3)),
)

GROUPS = {
    "vampires": Group(sides=("vampires",)),
    "lords": Group(kinds=("lord",)),
    "special vampires": Group(sides=("vampires",), kinds=("special",)),
    "vampires with a part": Group(sides=("vampires",), kinds=("lord", "special")),
    "ordinary vampires": Group(sides=("vampires",), kinds=("plain",)),
    "hunters": Group(sides=("hunters",)),
    "special hunters": Group(sides=("hunters",), kinds=("special",)),
    "ordinary hunters": Group(sides=("hunters",), kinds=("plain",)),
    "werewolves": Group(sides=("werewolf",)),
    "wargs": Group(sides=("wargs",)),
    "alpha": Group(roles=("warg-alpha",)),
    "neophyte": Group(roles=("neophyte",)),
}

REFUSALS = {
    "too-few-players": Check("refused", ("VEN-015", "VEN-050"), players=(6, 999)),
    "only-for-three": Check("refused", ("VEN-495",), players=(3, 3), off=True),
    "one-hunter-two-vampires": Check("refused", ("VEN-495",), outside_row=True, off=True),
    "wrong-size": Check("refused", ("VEN-029", "VEN-049", "VEN-050"), size_differs=True),
    "too-many-copies": Check("refused", ("VEN-008", "VEN-050"), copies=True),
    "two-lords": Check("refused", ("VEN-050", "VEN-062"), more=("lords", 1)),
    "no-hunter": Check("refused", ("VEN-050",), lacks=("hunters",)),
    "wargs-below-twenty": Check("refused", ("VEN-030", "VEN-050"), has=("wargs",), players=(20, 999)),
    "werewolf-and-wargs": Check("refused", ("VEN-050", "VEN-335"), has=("werewolves", "wargs")),
    "two-werewolves": Check("refused", ("VEN-050", "VEN-057"), more=("werewolves", 1)),
}

WARNINGS = {
    "outside-the-row": Check(
        "warning", ("VEN-048", "VEN-049", "VEN-052", "VEN-054", "VEN-055", "VEN-552"), outside_row=True
    ),
    "vampires-to-hunters": Check("warning", ("VEN-051",), times=("vampires", "hunters", 2, 3)),
    "werewolf-below-ten": Check("warning", ("VEN-056",), has=("werewolves",), players=(10, 999)),
    "many-special-vampires": Check(
        "warning",
        ("VEN-058", "VEN-059", "VEN-060"),
        share=("vampires with a part", "vampires"),
        inside_row_is_fine=True,
    ),
    "many-special-hunters": Check(
        "warning",
        ("VEN-058",),
        has=("ordinary hunters",),
        share=("special hunters", "hunters"),
        one_in=2,
        slack=0,
        inside_row_is_fine=True,
    ),
    # A lone hunter has nobody to know, and the table itself lets him be special.
    "every-hunter-special": Check(
        "warning", ("VEN-061",), lacks=("ordinary hunters",), more=("special hunters", 1)
    ),
    "neophyte-without-lord": Check("warning", ("VEN-251",), has=("neophyte",), lacks=("lords",)),
    "number-of-wargs": Check("warning", ("VEN-334", "VEN-547"), guests_differ="wargs"),
    "wargs-without-alpha": Check("warning", ("VEN-334",), has=("wargs",), lacks=("alpha",)),
}

REMARKS = {
    "six-by-hand": Check("remark", ("VEN-080", "VEN-550"), players=(7, 999), by_hand=True),
    "best-from-eight": Check("remark", ("VEN-015",), players=(8, 999)),
}

DECK = DeckLaw(
    groups=GROUPS,
    rows={
        str(players): {
            "vampires": vampires,
            "lords": (lords, lords),
            "special vampires": special_vampires,
            "hunters": hunters,
            "special hunters": special_hunters,
        }
        for players, vampires, lords, special_vampires, hunters, special_hunters in ROWS
    },
    fill={
        "vampires": "vampire",
        "hunters": "hunter",
        "ordinary vampires": "vampire",
        "ordinary hunters": "hunter",
    },
    share_of="hunters",
    rest="vampires",
    share_by=(2, 7),
    share_between=True,
    beyond={"lords": (1, 1)},
    parts={"special vampires": ("vampires", 3), "special hunters": ("hunters", 2)},
    place_of={"werewolves": "vampires", "wargs": "hunters"},
    guests={"wargs": Guests("hunters", one_in=2, least=2, most=5, first="warg-alpha")},
    lowers={"werewolves": "hunters"},
    may_lack=("special vampires", "special hunters"),
    plain_game=("count", "vampire", "hunter", "werewolf"),
    prefer={
        "lords": ("count", "king", "prince"),
        "special vampires": ("lamia", "queen", "dhampir", "bride", "ghoul"),
        "special hunters": ("scout", "leader", "monk", "beauty"),
    },
    presets=PRESETS,
    piles={"werewolves": 10, "lords": 0, "special vampires": 0, "special hunters": 0},
    hidden={"lord": "lords", "werewolf-or-kitsune": "werewolves"},
    least=6,
    fill_with_specials=True,
    rules=("VEN-048", "VEN-049", "VEN-052", "VEN-548"),
    checks={**REFUSALS, **WARNINGS, **REMARKS},
)
