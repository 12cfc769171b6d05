"""Expectations of the book itself, before any game: decks, cards, rows, groups, orders, switches."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

from omerta.books.decks import Skill, check_deck, members, row, suggest
from omerta.books.presets import draw_deck, preset_deck
from omerta.core import Refused
from omerta.core.book.house_rules import with_house_rules
from omerta.core.book.model import Book, Call
from omerta.core.setup import next_host
from omerta.notation.reasons import need_reason
from omerta.notation.setting import GameSetting, cards
from omerta.notation.text import (
    Mismatch,
    NotationError,
    Statement,
    WrittenLine,
    did_you_mean,
    number,
    whole,
    write,
)


def _book(setting: GameSetting, line: WrittenLine) -> Book:
    try:
        return with_house_rules(setting.book, setting.table.house_rules)
    except Refused as refusal:
        raise NotationError(
            line.number, 1, "house-rule", refusal.reason, write("with tie-break=lot")
        ) from refusal


def need_outcome(line: WrittenLine, statement: Statement) -> None:
    """Lines about the book say what they expect after a colon."""
    if not statement.outcome and line.keyword != "box":
        hint = write(f"{line.keyword} {statement.text}: ...")
        raise NotationError(line.number, statement.column, "nothing-expected", statement.text, hint)


def _deck(setting: GameSetting, line: WrittenLine, statement: Statement) -> None:
    """`deck 9 players, by hand, detective, 2 mafioso, ...: refused two-leaders, no warning`."""
    book = _book(setting, line)
    text = statement.text
    players = 0
    if match := re.match(r"(\d+) players?,\s*", text):
        players, text = int(match[1]), text[match.end() :]
    by_hand = text.startswith("by hand,")
    deck = cards(book, text.removeprefix("by hand,"), line, hidden=True)
    found = check_deck(book, deck, players or len(deck), by_hand)
    given = ", ".join(f"{remark.level} {remark.name}" for remark in found) or "accepted"
    for wanted in filter(None, (part.strip() for part in statement.outcome.split(","))):
        _need_known(book, wanted, statement)
        if not _holds(wanted, [(remark.level, remark.name, remark.number) for remark in found]):
            rules = tuple(rule for remark in found for rule in remark.rules)
            raise Mismatch(line.number, wanted, given, rules)


LEVELS = ("refused", "warning", "advice", "remark")


def _need_known(book: Book, wanted: str, statement: Statement) -> None:
    """A finding has a known level and, if it is named, a name of this book; a refusal is always named."""
    if wanted == "accepted":
        return
    level, *name = wanted.removeprefix("no ").split() or [""]
    if level not in LEVELS:
        hint = did_you_mean(level, ("accepted", *LEVELS))
        raise NotationError(statement.line, statement.column, "no-finding", wanted, hint)
    if level == "refused" and not wanted.startswith("no "):
        need_reason(book, name[0] if name else "", statement.line, statement.column)
    if name and name[0] not in book.deck.checks:
        hint = did_you_mean(name[0], book.deck.checks)
        raise NotationError(statement.line, statement.column, "no-finding", name[0], hint)


def _holds(wanted: str, found: list[tuple[str, str, int]]) -> bool:
    if wanted == "accepted":
        return not any(level == "refused" for level, _, _ in found)
    level, *name = wanted.removeprefix("no ").split()
    hits = [
        each
        for each in found
        if each[0] == level
        and (not name or each[1] == name[0])
        and (len(name) < 2 or str(each[2]) == name[1])
    ]
    return not hits if wanted.startswith("no ") else bool(hits)


PROPOSED = re.compile(
    r"(?:(?P<preset>[a-z-]+) )?(?P<players>\d+)(?: for (?P<skill>beginners|experienced))?"
    r"(?: drawn by (?P<seed>\d+))?(?: with (?P<wanted>.+))?"
)


def _proposed(setting: GameSetting, line: WrittenLine, statement: Statement) -> None:
    """`proposed 10 with maniac: ...`, `proposed beginners 8: ...`: the deck the book proposes.

    After the number may stand `for beginners` or `for experienced`, and `drawn by 7` for a seed.
    """
    book = _book(setting, line)
    match = PROPOSED.fullmatch(statement.text)
    if match is None:
        raise NotationError(line.number, line.column, "cannot-read", statement.text, write("proposed 8: ..."))
    try:
        deck = _deck_proposed(book, match, line)
    except Refused as refusal:
        wanted = statement.outcome.startswith("refused")
        reason = statement.outcome.removeprefix("refused").strip()
        if not wanted or need_reason(book, reason, line.number, statement.column) != refusal.reason:
            told = f"{statement.text}: refused {refusal.reason}"
            raise Mismatch(line.number, whole(statement), told, refusal.rules) from refusal
        return
    given = Counter(deck)
    if statement.outcome.startswith("refused") or given != Counter(
        cards(book, statement.outcome, line, hidden=True)
    ):
        text = ", ".join(f"{number} {name}" for name, number in given.items())
        raise Mismatch(line.number, whole(statement), f"{statement.text}: {text}", book.deck.rules)


def _deck_proposed(book: Book, match: re.Match[str], line: WrittenLine) -> tuple[str, ...]:
    wanted = cards(book, match["wanted"] or "", line, hidden=True)
    players, seed = number(match["players"], line), number(match["seed"], line) if match["seed"] else None
    skill: Skill = "any"
    if match["skill"]:
        skill = "beginners" if match["skill"] == "beginners" else "experienced"
    preset = match["preset"]
    if preset:
        if preset not in book.deck.presets:
            hint = did_you_mean(preset, book.deck.presets)
            raise NotationError(line.number, line.column, "no-preset", preset, hint)
        return preset_deck(book, preset, players, wanted, skill, seed)
    if seed is not None:
        return draw_deck(book, players, seed, wanted, skill=skill)
    return suggest(book, players, wanted, skill)


def _card(setting: GameSetting, line: WrittenLine, statement: Statement) -> None:
    """`card detective: side town, kind leader, copies 1, shows detective, abilities check shoot`."""
    book = _book(setting, line)
    if statement.text not in book.roles:
        hint = did_you_mean(statement.text, book.roles)
        raise NotationError(line.number, statement.column, "no-card", statement.text, hint)
    role = book.roles[statement.text]
    given = {
        "side": role.side,
        "kind": role.kind,
        "copies": str(role.copies) if role.copies else "any",
        "shows": role.shows or statement.text,
        "gang": role.gang or "none",
        "wakes-with": " ".join(role.wakes_with) or "nobody",
        "pardons": str(role.pardons),
        "abilities": " ".join(role.abilities) or "none",
    }
    for part in filter(None, (each.strip() for each in statement.outcome.split(","))):
        _compare(statement, part, given, role.rules)


def _compare(statement: Statement, part: str, given: dict[str, str], rules: tuple[str, ...]) -> None:
    """One property, `side town`, must be what is given."""
    name, _, value = part.partition(" ")
    if name not in given:
        hint = did_you_mean(name, given)
        raise NotationError(statement.line, statement.column, "no-property", part, hint)
    if given[name] != value:
        raise Mismatch(statement.line, part, f"{name} {given[name]}", rules)


def _row(setting: GameSetting, line: WrittenLine, statement: Statement) -> None:
    """`row 6: townsfolk 4, leaders 1, special townsfolk 0-1`: a row of the table."""
    given = row(_book(setting, line), number(statement.text, line))
    for part in filter(None, (each.strip() for each in statement.outcome.split(","))):
        name, _, numbers = part.rpartition(" ")
        least, _, most = numbers.partition("-")
        wanted = (number(least, line), number(most or least, line))
        if name not in given:
            raise NotationError(line.number, statement.column, "no-group", name, did_you_mean(name, given))
        fewest, largest = given[name]
        if (fewest, largest) != wanted:
            told = str(fewest) if fewest == largest else f"{fewest}-{largest}"
            raise Mismatch(line.number, part, f"{name} {told}")


def _group(setting: GameSetting, line: WrittenLine, statement: Statement) -> None:
    groups = setting.book.deck.groups
    if statement.text not in groups:
        raise NotationError(
            line.number, line.column, "no-group", statement.text, did_you_mean(statement.text, groups)
        )
    given = sorted(members(_book(setting, line), statement.text))
    wanted = sorted(part.strip() for part in statement.outcome.split(","))
    if wanted != given:
        raise Mismatch(line.number, ", ".join(wanted), ", ".join(given))


def _box(setting: GameSetting, line: WrittenLine, statement: Statement) -> None:
    """`box mafioso 4`, `box all 30`, `box different 21`: the printed cards."""
    book = _book(setting, line)
    name, _, number = statement.text.partition(" ")
    printed = {card: role.copies for card, role in book.roles.items()}
    printed.update({card: n for check in book.deck.checks.values() for card, n in check.box.items()})
    printed.update(book.deck.besides)
    given = {"all": sum(printed.values()), "different": len(printed)}.get(name, printed.get(name))
    if given is None:
        raise NotationError(line.number, statement.column, "no-card", name, did_you_mean(name, printed))
    if str(given) != number:
        raise Mismatch(line.number, f"box  {statement.text}", f"box  {name} {given}")


def _order(setting: GameSetting, line: WrittenLine, statement: Statement) -> None:
    """`order night: beauty, thief, ...`: the calls of a phase in the book's order."""
    book = _book(setting, line)
    if statement.text not in book.phases:
        raise NotationError(
            line.number, line.column, "no-phase", statement.text, did_you_mean(statement.text, book.phases)
        )
    steps = book.phases[statement.text].steps.values()
    given = [step.who for step in steps if isinstance(step, Call)]
    wanted = [part.strip() for part in statement.outcome.split(",")]
    if wanted != given:
        raise Mismatch(line.number, ", ".join(wanted), ", ".join(given))


def _switch(setting: GameSetting, line: WrittenLine, statement: Statement) -> None:
    """`switch tie-break: default lot, values lot revote-then-lot, rule FAM-128`."""
    found = setting.book.switches.get(statement.text)
    if found is None:
        hint = did_you_mean(statement.text, setting.book.switches)
        raise NotationError(line.number, statement.column, "no-switch", statement.text, hint)
    given = {"default": found.default, "values": " ".join(found.values), "rule": found.rule}
    for part in filter(None, (each.strip() for each in statement.outcome.split(","))):
        _compare(statement, part, given, (found.rule,))


def _next_host(setting: GameSetting, line: WrittenLine, statement: Statement) -> None:
    """`next-host  7 people, after 3: 4`: whom the book proposes as host of the next game."""
    match = re.fullmatch(r"(\d+) people, after (\d+)", statement.text)
    if match is None:
        raise NotationError(
            line.number, line.column, "cannot-read", statement.text, write("next-host 7 people, after 3: 4")
        )
    given = next_host(_book(setting, line), int(match[1]), int(match[2]))
    if str(given) != statement.outcome:
        raise Mismatch(line.number, statement.outcome, str(given))


PAPER: dict[str, Callable[[GameSetting, WrittenLine, Statement], None]] = {
    "deck": _deck,
    "proposed": _proposed,
    "card": _card,
    "row": _row,
    "group": _group,
    "box": _box,
    "order": _order,
    "switch": _switch,
    "next-host": _next_host,
}
