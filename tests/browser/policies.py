"""What people do with their phones."""

from __future__ import annotations

import random

from tests.browser.hands import Choice, Face, Policy

GRAVE = ("step-in",)
IDLE = ("ready", "abstain", "pass", "noted", "refrain", "let-be", "nobody")


def within_reach(face: Face, deed: Face) -> list[int]:
    """The seats a deed can be done to by this phone."""
    living = [place["seat"] for place in face["places"] if place.get("living", True)]
    found = deed.get("open_to") or living
    return [seat for seat in found if not (deed.get("others") and seat == face["seat"])]


def by_chance(seed: int) -> Policy:
    """Anything that is offered; in a talk nothing, and in a vote the first candidate, or games are long."""
    rng = random.Random(seed)

    def choose(face: Face) -> Choice | None:
        panel = face["panel"]
        deeds = [each for each in panel["deeds"] if each["deed"] not in GRAVE]
        if not deeds:
            return None
        if any(each["deed"] == "ready" for each in deeds):
            return "ready", ()
        busy = [each for each in deeds if each["deed"] not in IDLE] or deeds
        deed = rng.choice(busy)
        open_to = within_reach(face, deed)
        if deed["deed"] == "vote":
            return "vote", (open_to[0],)
        return deed["deed"], tuple(rng.sample(open_to, min(deed.get("targets", 0), len(open_to))))

    return choose


def first_of(*wishes: tuple[str, int], otherwise: Policy) -> Policy:
    """The first of these deeds that is offered: its name, and the seat it is done to (0: nobody)."""

    def choose(face: Face) -> Choice | None:
        offered = {each["deed"]: each for each in face["panel"]["deeds"]}
        for deed, seat in wishes:
            if deed not in offered:
                continue
            if not seat and not offered[deed].get("targets"):
                return deed, ()
            if seat in within_reach(face, offered[deed]):
                return deed, (seat,)
        return otherwise(face)

    return choose


def apart(seat: int, otherwise: Policy) -> Policy:
    """In the dark everybody points at somebody else, so that no gang agrees."""

    def choose(face: Face) -> Choice | None:
        panel = face["panel"]
        aimed = [each for each in panel["deeds"] if each.get("targets") == 1]
        if not panel.get("covered") or not aimed:
            return otherwise(face)
        open_to = within_reach(face, aimed[0])
        return aimed[0]["deed"], (open_to[seat % len(open_to)],)

    return choose
