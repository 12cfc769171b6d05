"""The named decks of `vendetta`, its scenarios among them, and the house rules that change its deck law."""

from omerta.books.shorthand import values_at
from omerta.core.book.deck_law import Preset
from omerta.core.book.model import PatchValue, Switch

ANY_LORD = "king|prince|count"

SCENARIOS: dict[str, tuple[str, int, tuple[str, ...]]] = {
    "love-triangle": ("VEN-405", 9, ("king", "bride", "5 vampire", "scout", "hunter")),
    "bloody-feuds": (
        "VEN-406",
        11,
        ("king", "nosferatu", "dhampir", "4 vampire", "monk", "2 hunter", "werewolf|kitsune"),
    ),
    "wrong-hunter": (
        "VEN-407",
        11,
        (ANY_LORD, "queen", "neophyte", "5 vampire", "leader", "2 hunter"),
    ),
    "duel-of-observers": (
        "VEN-408",
        12,
        (ANY_LORD, "dhampir", "revenant", "5 vampire", "scout", "2 hunter", "werewolf"),
    ),
    "werewolf-invasion": (
        "VEN-409",
        11,
        ("prince", "lamia", "queen", "4 vampire", "scout|monk|beauty", "hunter", "werewolf", "kitsune"),
    ),
    "wolf-pits": ("VEN-410", 10, ("king", "queen", "5 vampire", "scout", "hunter", "werewolf")),
    "hunter-under-cover": (
        "VEN-411",
        10,
        (ANY_LORD, "queen", "5 vampire", "scout|beauty", "2 hunter"),
    ),
}

CLASSIC = Preset(
    decks={
        "8": ("count", "lamia", "4 vampire", "2 hunter"),
        "10": ("count|king", "lamia", "5 vampire", "scout", "hunter", "werewolf"),
        "12": ("king|count", "lamia", "queen", "5 vampire", "scout", "2 hunter", "werewolf"),
        "13": ("king|count", "lamia", "queen", "6 vampire", "scout", "leader", "hunter", "werewolf"),
        "15": (
            *("king", "lamia", "queen", "dhampir|bride|ghoul", "6 vampire"),
            *("scout", "leader", "2 hunter", "werewolf"),
        ),
    },
    usual=True,
    rules=("VEN-072", "VEN-073", "VEN-074", "VEN-075", "VEN-076", "VEN-077"),
)

PRESETS = {
    "first-game": Preset(wants={"7": ("count",)}, rules=("VEN-064",)),
    "classic": CLASSIC,
    **{
        name: Preset(
            decks={str(players): deck},
            usual=True,
            least=players,
            sets={"scenario": name},
            rules=("VEN-403", rule),
        )
        for name, (rule, players, deck) in SCENARIOS.items()
    },
}

# Two werewolves, and the printed deck of eleven: the second of them takes a hunter's place.
INVASION: dict[str, PatchValue] = {
    "deck.checks.two-werewolves.off": True,
    "deck.rows.11": {
        "vampires": [9, 9],
        "lords": [1, 1],
        "special vampires": [1, 2],
        "hunters": [2, 2],
        "special hunters": [0, 1],
    },
}

SCENARIO_DECK_PATCHES: dict[str, dict[str, PatchValue]] = {
    "none": {},
    **{
        name: {"deck.begins_with": name, **(INVASION if name == "werewolf-invasion" else {})}
        for name in SCENARIOS
    },
}

THREE_PLAYER_DECK_PATCHES: dict[str, PatchValue] = {
    "deck.least": 3,
    "deck.checks.too-few-players.off": True,
    "deck.checks.only-for-three.off": False,
    "deck.checks.one-hunter-two-vampires.off": False,
    "deck.checks.outside-the-row.off": True,
    "deck.checks.six-by-hand.off": True,
    "deck.checks.best-from-eight.off": True,
    "deck.rows.3": {"ordinary vampires": [2, 2], "ordinary hunters": [1, 1]},
}

DECK_SWITCHES = {
    "warg_share": Switch(
        "half", "VEN-547", values_at("deck.guests.wargs.one_in", {"half": 2, "third": 3, "any": 0})
    ),
    "scenario": Switch("none", "VEN-403", SCENARIO_DECK_PATCHES),
}
