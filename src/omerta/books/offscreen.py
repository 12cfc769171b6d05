"""`offscreen`: the sister of `family`. Only what differs is written here."""

import re

import msgspec

from omerta.books.family import FAMILY, VOTE
from omerta.core.book.house_rules import put
from omerta.core.book.model import Book

# From this rule of `family` on, the same rule of `offscreen` has a number so much higher.
RENUMBERED = (
    (2, -1),
    (18, 0),
    (25, 1),
    (79, 0),
    (122, 1),
    (133, 2),
    (194, 9),
    (206, 10),
    (214, 11),
    (343, 14),
    (414, 13),
    (427, 14),
    (445, 15),
)


ONLY_IN_FAMILY = (1, 79, 413)


def renumbered(rule: str) -> str:
    """The number in `offscreen` of a rule of `family`, or an empty word where it has none."""
    number = int(rule.removeprefix("FAM-"))
    if number in ONLY_IN_FAMILY:
        return ""
    shift = [by for start, by in RENUMBERED if start <= number][-1]
    return f"OFF-{number + shift:03}"


HEAL = "roles.doctor.abilities.heal"

DIFFERENCES: dict[str, object] = {
    f"{VOTE}.duty": False,
    f"{VOTE}.tie_end": "nobody",
    "conduct.stall_rounds": 3,
    f"{HEAL}.who": "anyone",
    f"{HEAL}.limit": "saved-once",
    f"{HEAL}.rules": ["OFF-192", "OFF-193", "OFF-194", "OFF-197", "OFF-199"],
    "roles.fan.abilities.look.effects.0.exactly": True,
    "switches.fan-answer.default": "role",
    "switches.tie-break": {
        "default": "revote-then-none",
        "rule": "OFF-129",
        "values": {
            "revote-then-none": {f"{VOTE}.recounts": 1, f"{VOTE}.tie_end": "nobody"},
            "revote-then-lot": {f"{VOTE}.recounts": 1, f"{VOTE}.tie_end": "lot"},
            "lot": {f"{VOTE}.recounts": 0, f"{VOTE}.tie_end": "lot"},
            "none": {f"{VOTE}.recounts": 0, f"{VOTE}.tie_end": "nobody"},
        },
    },
    "switches.lynch-duty": {
        "default": "at-most-one",
        "rule": "OFF-134",
        "values": {
            "at-most-one": {},
            "exactly-one": {f"{VOTE}.duty": True},
        },
    },
    "switches.doctor-limit": {
        "default": "save",
        "rule": "OFF-201",
        "values": {
            "save": {f"{HEAL}.limit": "saved-once"},
            "pick": {f"{HEAL}.limit": "picked-once"},
            "none": {f"{HEAL}.limit": "none"},
        },
    },
    "switches.doctor-told": {
        "default": "others",
        "rule": "OFF-461",
        "values": {value: {f"{HEAL}.hears": value} for value in ("others", "all", "none")},
    },
    "switches.journalist-gangs": {
        "default": "one-side",
        "rule": "OFF-173",
        "values": {
            "one-side": {"roles.journalist.abilities.compare.effects.0.as_one": ["mafia", "yakuza"]},
            "by-gang": {"roles.journalist.abilities.compare.effects.0.as_one": []},
        },
    },
    "switches.stall-rounds": {
        "default": "3",
        "rule": "OFF-440",
        "number": ["conduct.stall_rounds"],
        "most": 99,
    },
    "endings.mafia-level.rules": ["OFF-426", "OFF-428", "OFF-432"],
    "cites.most": ["OFF-121", "OFF-122"],
    "cites.ask.unnamed": ["OFF-025", "OFF-134"],
    "cites.ask.empty": ["OFF-025", "OFF-134"],
    "cites.ask.after-pardon": ["OFF-134", "OFF-167"],
    "cites.duty-lot": ["OFF-025", "OFF-134"],
    "cites.unnamed": ["OFF-119"],
    "cites.no-further-name": ["OFF-450"],
    "cites.empty": ["OFF-131"],
    "cites.hung": ["OFF-129", "OFF-134"],
    "cites.execution": ["OFF-133", "OFF-135", "OFF-136"],
    "cites.stall": ["OFF-440"],
    "cites.refused.spent": ["OFF-197", "OFF-200"],
    "cites.refused.self-target": ["OFF-142", "OFF-204", "OFF-256"],
    "roles.fan.abilities.look.rules": ["OFF-222", "OFF-224", "OFF-225"],
    "roles.beauty.abilities.visit.rules": ["OFF-213", "OFF-214", "OFF-215"],
}


def _offscreen() -> Book:
    text = msgspec.json.encode(FAMILY).decode()
    tree = msgspec.json.decode(re.sub(r"FAM-\d\d\d", lambda match: renumbered(match[0]), text))
    tree["name"], tree["prefix"] = "offscreen", "OFF"
    for path, value in DIFFERENCES.items():
        if path.startswith("cites."):
            tree["cites"][path.removeprefix("cites.")] = value
        else:
            put(tree, path, value)
    return msgspec.convert(tree, Book)


OFFSCREEN = _offscreen()
