"""Is a book sound? Every name it uses must exist, every switch must fit, every ability must have its call."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import assert_never

from omerta.books.defaults import contradictions, idle_values, range_of, writes
from omerta.books.fault import Fault, need_known
from omerta.core.book.deck_law import DeckLaw
from omerta.core.book.house_rules import clashing, patched, patches
from omerta.core.book.model import Ability, Book, Call, Dawn, Roll, Speeches, Step, Talk, Vote
from omerta.core.book.verbs import (
    Ambush,
    Appear,
    Block,
    Converse,
    Cover,
    Deter,
    Kill,
    Learn,
    Link,
    Mark,
    Reveal,
    Shield,
    Watch,
)
from omerta.core.commands import BookError, Refused


def faults(book: Book) -> tuple[Fault, ...]:
    """Everything that keeps a book from being played."""
    return (
        *_name(book),
        *_roles(book),
        *_gangs(book),
        *_phases(book),
        *_endings(book),
        *_deck(book),
        *_switches(book),
        *_clashes(book),
    )


def _name(book: Book) -> Iterator[Fault]:
    """A book's name begins a line of the notation: one plain word."""
    if not re.fullmatch(r"[a-z][a-z0-9-]*", book.name):
        yield Fault("name", "not-a-word", book.name)
    abilities = [
        (f"roles.{card}.abilities.{name}", name) for card in book.roles for name in book.roles[card].abilities
    ]
    named = [
        (f"{kind}.{name}", name)
        for kind, names in (("roles", book.roles), ("gangs", book.gangs))
        for name in names
    ]
    for place, name in (*named, *abilities):
        if not re.fullmatch(r"[a-z]+(-[a-z]+)*", name):
            yield Fault(place, "not-a-name", name)


def _roles(book: Book) -> Iterator[Fault]:
    yield from need_known("plain", book.plain, book.roles, "no-such-role")
    steps = [step for phase in book.phases.values() for step in phase.steps.values()]
    called = {step.who for step in steps if isinstance(step, Call) and step.acts}
    calls = _calls(book)
    for name, role in book.roles.items():
        place = f"roles.{name}"
        for call in role.wakes_with:
            yield from need_known(f"{place}.wakes_with", call, calls, "no-such-call")
        cards = [
            ("shows", role.shows),
            ("becomes", role.becomes),
            *(("heir_of", post) for post in role.heir_of),
        ]
        for field, other in cards:
            if other:
                yield from need_known(f"{place}.{field}", other, book.roles, "no-such-role")
        yield from need_known(f"{place}.side", role.side, book.sides, "no-such-side")
        if role.counts_as:
            yield from need_known(f"{place}.counts_as", role.counts_as, book.sides, "no-such-side")
        for field, gang in (("gang", role.gang), ("bait_for", role.bait_for), ("when_gone", role.when_gone)):
            if gang:
                yield from need_known(f"{place}.{field}", gang, book.gangs, "no-such-gang")
        for ability_name, ability in role.abilities.items():
            if ability_name in TAKEN:
                yield Fault(f"{place}.abilities.{ability_name}", "name-taken", ability_name)
            yield from _ability(book, f"{place}.abilities.{ability_name}", ability)
        if role.abilities and (role.call or name) not in called:
            yield Fault(place, "never-called", name)
        for other, role_there in book.roles.items():
            if (role_there.call or other) == (role.call or name) and other < name:
                for shared in role.abilities.keys() & role_there.abilities.keys():
                    yield Fault(f"{place}.abilities.{shared}", "name-taken", shared)


# What players do at every table; no ability may have the same name.
TAKEN = (
    "pass", "name", "refrain", "ready", "vote", "against", "abstain", "convict", "spare", "nobody",
    "black", "red", "hand-over", "let-be", "step-in", "appoint",
)  # fmt: skip


# What is done to somebody or not at all, and what may also be done without a target.
AIMED = (Learn, Watch, Link, Converse)
UNAIMED = (Block, Deter, Shield, Cover, Ambush, Appear, Reveal, Kill, Mark)


def _calls(book: Book) -> tuple[str, ...]:
    """Everything that may be called: cards, common calls and gangs."""
    common = [role.call for role in book.roles.values() if role.call]
    return tuple(dict.fromkeys((*book.roles, *common, *book.gangs)))


def _ability(book: Book, place: str, ability: Ability) -> Iterator[Fault]:
    aimed = ability.limit != "none" or any(isinstance(effect, AIMED) for effect in ability.effects)
    if not int(aimed) <= ability.targets <= 3:
        yield Fault(f"{place}.targets", "wrong-number", str(ability.targets), "1")
    yield from _order(place, ability)
    for at, effect in enumerate(ability.effects):
        here = f"{place}.effects.{at}"
        match effect:
            case Appear():
                yield from need_known(f"{here}.card", effect.card, book.roles, "no-such-role")
            case Kill():
                for role in effect.spares:
                    yield from need_known(f"{here}.spares", role, book.roles, "no-such-role")
            case Mark():
                yield from need_known(f"{here}.mark", effect.mark, book.marks, "no-such-mark")
                for side in (*effect.shown_sides, *effect.never_sides):
                    yield from need_known(here, side, book.sides, "no-such-side")
            case Block():
                for call in (*effect.only, *effect.but):
                    yield from need_known(here, call, _calls(book), "no-such-call")
                if effect.while_lives:
                    yield from need_known(
                        f"{here}.while_lives", effect.while_lives, book.roles, "no-such-role"
                    )
            case Learn():
                if effect.what == "same-side" and ability.targets != 2:
                    yield Fault(f"{place}.targets", "two-targets", str(ability.targets), "2")
                for side in effect.of if effect.what == "side" else ():
                    yield from need_known(f"{here}.of", side, book.sides, "no-such-side")
            case Deter() | Shield() | Cover() | Link() | Ambush() | Watch() | Converse() | Reveal():
                pass
            case _:
                assert_never(effect)


def _order(place: str, ability: Ability) -> Iterator[Fault]:
    """An order needs two targets, and what comes from one of them falls on the other."""
    for at, effect in enumerate(ability.effects):
        by = effect.by if isinstance(effect, Cover | Link | Mark | Reveal) else "actor"
        if effect.at == "each" and by == "actor":
            continue
        if ability.targets != 2 or ability.or_fewer:
            yield Fault(f"{place}.targets", "order-of-two", str(ability.targets))
            return
        if by != "actor" and {by, effect.at} != {"first", "second"}:
            yield Fault(
                f"{place}.effects.{at}", "from-one-to-other", by, "first" if by == "second" else "second"
            )
        if isinstance(effect, Learn) and effect.what == "same-side":
            yield Fault(f"{place}.effects.{at}.at", "two-targets", "1", "2")


def _gangs(book: Book) -> Iterator[Fault]:
    for name, gang in book.gangs.items():
        yield from _ability(book, f"gangs.{name}.does", gang.does)
        if gang.does.ordered:
            yield Fault(f"gangs.{name}.does", "order-in-gang", name)
        if gang.does.targets == 0:
            yield Fault(f"gangs.{name}.does.targets", "wrong-number", "0", "1")
        if gang.head:
            yield from need_known(f"gangs.{name}.head", gang.head, book.roles, "no-such-role")
        if not any(role.gang == name for role in book.roles.values()):
            yield Fault(f"gangs.{name}", "empty-gang", name)


def _phases(book: Book) -> Iterator[Fault]:
    for name in (*book.opening, *book.temporary_opening, *book.cycle):
        yield from need_known("cycle", name, book.phases, "no-such-phase")
    if not book.cycle:
        yield Fault("cycle", "no-cycle")
    for name, phase in book.phases.items():
        for step_name, step in phase.steps.items():
            yield from _step(book, f"phases.{name}.steps.{step_name}", step)
        for step_name in phase.order:
            yield from need_known(f"phases.{name}.order", step_name, phase.steps, "no-such-call")
    cycle = [book.phases[name] for name in book.cycle if name in book.phases]
    if not any(isinstance(step, Dawn) for phase in cycle for step in phase.steps.values()):
        yield Fault("phases", "no-dawn")


def _step(book: Book, place: str, step: Step) -> Iterator[Fault]:
    match step:
        case Call():
            yield from need_known(f"{place}.who", step.who, _calls(book), "no-such-call")
            if step.apart:
                yield from need_known(f"{place}.apart", step.who, book.gangs, "no-such-gang")
            if step.only_with:
                yield from need_known(f"{place}.who", step.only_with, book.roles, "no-such-role")
        case Vote():
            loyal = step.office.loyal if step.office is not None else ()
            for side in (*loyal, *filter(None, (step.circle, step.decides))):
                yield from need_known(place, side, book.sides, "no-such-side")
        case Roll():
            for face in step.faces:
                yield from need_known(f"{place}.faces", face, (*book.switches, "ordinary"), "no-such-switch")
        case Dawn() | Talk() | Speeches():
            pass
        case _:
            assert_never(step)


def _endings(book: Book) -> Iterator[Fault]:
    for name, ending in book.endings.items():
        place = f"endings.{name}"
        yield from need_known(f"{place}.wins", ending.wins, (*book.sides, "draw", "goes-on"), "no-such-side")
        named = [*ending.dead, *ending.alive, *(ending.level or ()), *(ending.at_most or ())[:1]]
        for side in named:
            yield from need_known(place, str(side), book.sides, "no-such-side")
        for role in filter(None, (*ending.keepers, *ending.keepers.values())):
            yield from need_known(f"{place}.keepers", role, book.roles, "no-such-role")
    for side in book.points:
        yield from need_known("points", side, book.sides, "no-such-side")
    if not book.endings:
        yield Fault("endings", "no-endings")


def _deck(book: Book) -> Iterator[Fault]:
    law = book.deck
    for name, group in law.groups.items():
        for role in group.roles:
            yield from need_known(f"deck.groups.{name}", role, book.roles, "no-such-role")
        for side in group.sides:
            yield from need_known(f"deck.groups.{name}", side, book.sides, "no-such-side")
    for number, row in law.rows.items():
        if not number.isdecimal():
            yield Fault(f"deck.rows.{number}", "not-players", number)
        for column, (least, most) in row.items():
            if not 0 <= least <= most:
                yield Fault(f"deck.rows.{number}.{column}", "not-a-range", f"{least}, {most}")
    for column in _columns(law):
        yield from need_known("deck", column, law.groups, "no-such-group")
    firsts = [guests.first for guests in law.guests.values() if guests.first]
    preferred = [card for cards in law.prefer.values() for card in cards]
    stand_ins = [*law.stands_in, *law.stands_in.values()]
    for role in (*law.fill.values(), *law.always, *law.plain_game, *firsts, *preferred, *stand_ins):
        yield from need_known("deck", role, book.roles, "no-such-role")
    for name, check in law.checks.items():
        pairs = [check.more, check.fewer]
        named = [*check.has, *check.lacks, *(check.apart or ()), *(check.share or ())]
        named += [*(check.times or ())[:2], *filter(None, (check.over_proposed,))]
        named += [pair[0] for pair in pairs if pair is not None]
        for group_name in named:
            yield from need_known(f"deck.checks.{name}", str(group_name), law.groups, "no-such-group")
        if check.guests_differ:
            yield from need_known(f"deck.checks.{name}", check.guests_differ, law.guests, "no-such-group")
    yield from _presets(book)


def _clashes(book: Book) -> Iterator[Fault]:
    for name, clash in book.clashes.items():
        for switch, _ in clash.switches:
            yield from need_known(f"clashes.{name}", switch, book.switches, "no-such-switch")
        if clashing(book, clash, {}):
            yield Fault("switches", "defaults-clash", ", ".join(switch for switch, _ in clash.switches))


def _columns(law: DeckLaw) -> Iterator[str]:
    """Every name of a group that the table and the proposals use."""
    yield from (law.share_of, law.rest)
    yield from sorted({column for row in law.rows.values() for column in row})
    for names in (
        law.fill,
        law.place_of,
        law.beyond,
        law.parts,
        law.guests,
        law.lowers,
        law.prefer,
        law.piles,
    ):
        yield from names
    for others in (law.place_of, law.lowers, law.hidden):
        yield from others.values()
    yield from (guests.column for guests in law.guests.values())
    yield from (whole for whole, _ in law.parts.values())


def _presets(book: Book) -> Iterator[Fault]:
    for name, preset in book.deck.presets.items():
        place = f"deck.presets.{name}"
        for part, decks in (("decks", preset.decks), ("wants", preset.wants)):
            for number, deck in decks.items():
                yield from _written_deck(book, f"{place}.{part}.{number}", number, deck, part == "decks")
        for switch in preset.sets:
            yield from need_known(place, switch, book.switches, "no-such-switch")
    if book.deck.begins_with:
        yield from need_known("deck.begins_with", book.deck.begins_with, book.deck.presets, "no-such-preset")


def _written_deck(book: Book, place: str, number: str, deck: tuple[str, ...], whole: bool) -> Iterator[Fault]:
    """A deck for so many players: known cards, and if it is whole as many as there are players."""
    if not number.isdecimal():
        yield Fault(place, "not-players", number)
        return
    cards = 0
    for entry in deck:
        count, _, names = entry.rpartition(" ")
        if count and not count.isdecimal():
            yield Fault(place, "not-a-number-of-cards", entry)
            return
        cards += int(count or 1)
        for role in names.split("|"):
            yield from need_known(place, role, book.roles, "no-such-role")
    if whole and cards != int(number):
        yield Fault(place, "deck-of-another-size", str(cards), number)


def _switches(book: Book) -> Iterator[Fault]:
    for name, switch in book.switches.items():
        place = f"switches.{name}"
        plain = not switch.number and not switch.list_at
        if plain and switch.default not in switch.values:
            yield from need_known(f"{place}.default", switch.default, switch.values, "no-such-value")
            continue
        for value in dict.fromkeys((switch.default, *switch.values)):
            try:
                patched(book, patches(switch, value))
            except BookError as error:
                yield Fault(place, "switch-misses", error.place, error.problem)
            except Refused:
                yield Fault(place, "no-such-value", value, f"{switch.least}-{switch.most}")


def two_words(book: Book) -> Iterator[Fault]:
    """Where a book as it is printed says one thing and its switches say another by default."""
    for path, name in contradictions(book):
        yield governed(book, path, name)
    for name, value in idle_values(book):
        yield Fault(f"switches.{name}", "idle-value", value, book.switches[name].default)


def governed(book: Book, path: str, name: str) -> Fault:
    """A place at which the game would be played by the default of a switch and not by what stands there."""
    switch = book.switches[name]
    near = next((value for value in switch.values if writes(book, switch, value, path)), range_of(switch))
    return Fault(path, "governed", name, near)
