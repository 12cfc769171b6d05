"""The head of a written game: book, cards, house rules, position."""

from __future__ import annotations

import re

from msgspec import Struct
from msgspec.structs import replace

from omerta.books.opening import open_game
from omerta.books.presets import kept_secret
from omerta.core import Game, Position, Refused, Table, open_any
from omerta.core.book.house_rules import with_house_rules
from omerta.core.book.model import Book, Roll
from omerta.core.book.verbs import Mark
from omerta.core.setup import MOST_SEATS
from omerta.notation.reasons import need_reason
from omerta.notation.text import (
    Hint,
    Mismatch,
    NotationError,
    Prose,
    Statement,
    WrittenLine,
    did_you_mean,
    number,
    seats,
    write,
)

TEST_TABLE = 12
ANY_DECK = "any deck"
HEAD = ("with", "seed", "die", "cards", "given", "table")


class GameSetting(Struct, frozen=True):
    """Everything said before the first night; `any_deck`: even a deck that the book refuses."""

    book: Book
    table: Table = Table(())
    roles: dict[int, str] = {}
    size: int = 0
    given: tuple[Statement, ...] = ()
    die: tuple[str, ...] = ()
    any_deck: bool = False


def head(book: Book, line: WrittenLine, any_deck: bool = False) -> GameSetting:
    """The line that names the book and who holds which card: `family  6 bodyguard, 4 5 mafioso, 12 seats`."""
    roles: dict[int, str] = {}
    size = 0
    items = [part.strip() for part in re.split(r"[,;]", line.body) if part.strip()]
    for item in (each for each in items if each != ANY_DECK):
        match = re.fullmatch(r"([\d ]+?)\s+([a-z][a-z-]*)", item)
        if match is None:
            raise NotationError(line.number, line.column, "cannot-read", item, write("4 doctor, 9 seats"))
        numbers, name = seats(match[1]), match[2]
        if max(numbers) > MOST_SEATS:
            raise NotationError(
                line.number, line.column, "no-seat", str(max(numbers)), Hint("at-most", str(MOST_SEATS))
            )
        if name in ("seats", "seat"):
            size = numbers[0]
            if not size:
                raise NotationError(line.number, line.column, "no-seats", "", write("9 seats"))
        elif name not in book.roles:
            raise NotationError(line.number, line.column, "no-card", name, did_you_mean(name, book.roles))
        else:
            if twice := [seat for seat in numbers if seat in roles]:
                raise NotationError(line.number, line.column, "two-cards", str(twice[0]), write("4 doctor"))
            roles.update(dict.fromkeys(numbers, name))
    if size and (beyond := [seat for seat in roles if not 1 <= seat <= size]):
        hint = Hint("at-most", str(size))
        raise NotationError(line.number, line.column, "no-seat", ", ".join(map(str, beyond)), hint)
    full = sorted(roles) == list(range(1, len(roles) + 1))
    if not size and full and book.deck.least <= len(roles) < TEST_TABLE:
        hint = write(f"{len(roles)} seats")
        raise NotationError(line.number, line.column, "how-many-seats", str(len(roles)), hint)
    return GameSetting(book, roles=roles, size=size, any_deck=any_deck or ANY_DECK in items)


def extended(setting: GameSetting, line: WrittenLine) -> GameSetting:
    """A further line of the head."""
    table = setting.table
    match line.keyword:
        case "with":
            pairs = dict(_pair(item, line) for item in re.split(r"[,;]\s*(?=[\w-]+\s*=)", line.body))
            return replace(setting, table=replace(table, house_rules={**table.house_rules, **pairs}))
        case "seed":
            if setting.die:
                raise NotationError(line.number, line.column, "seed-and-die", "", Hint("above"))
            return replace(setting, table=replace(table, seed=number(line.body, line)))
        case "die":
            return replace(setting, die=_faces(setting, line))
        case "cards":
            if setting.roles or setting.size:
                raise NotationError(line.number, line.column, "cards-twice", line.body, Hint("above"))
            return replace(setting, table=replace(table, deck=cards(setting.book, line.body, line)))
        case "table":
            return replace(setting, table=_table(table, line))
        case _:
            return replace(setting, given=(*setting.given, *line.statements))


def _faces(setting: GameSetting, line: WrittenLine) -> tuple[str, ...]:
    """How the die falls, roll by roll; the die is part of the book or of its house rules."""
    steps = [step for phase in _as_chosen(setting).phases.values() for step in phase.steps.values()]
    known = [face for step in steps if isinstance(step, Roll) for face in step.faces]
    faces = tuple(part.strip() for part in line.body.split(","))
    if setting.table.seed:
        raise NotationError(line.number, line.column, "seed-and-die", "", Hint("above"))
    for face in faces:
        if face not in known:
            raise NotationError(line.number, line.column, "no-face", face, did_you_mean(face, known))
    return faces


def _pair(item: str, line: WrittenLine) -> tuple[str, str]:
    name, sign, value = item.partition("=")
    if not sign:
        raise NotationError(line.number, line.column, "cannot-read", item, write("name=value"))
    return name.strip(), value.strip()


def cards(book: Book, text: str, line: WrittenLine, hidden: bool = False) -> tuple[str, ...]:
    """A deck: '3 mafioso, detective, 4 ordinary-townsperson'; on paper hidden cards may stand in it."""
    known = {*book.roles, *(book.deck.hidden if hidden else ())}
    deck: list[str] = []
    for item in filter(None, (part.strip() for part in re.split(r",", text))):
        match = re.fullmatch(r"(?:(\d+)\s+)?([a-z][a-z-]*)", item)
        if match is None or match[2] not in known:
            name = match[2] if match else item
            raise NotationError(line.number, line.column, "no-card", name, did_you_mean(name, book.roles))
        deck += [match[2]] * min(int(match[1] or 1), 1000)
    return tuple(deck)


def _table(table: Table, line: WrittenLine) -> Table:
    """`table narrator=host, pace=timed, temporary-host=3, calling=host`."""
    for item in re.split(r"[,;]\s*", line.body):
        name, value = _pair(item, line)
        if name == "narrator":
            table = replace(table, narrator=value)
        elif name == "pace":
            table = replace(table, pace=value)
        elif name == "temporary-host":
            table = replace(table, temporary_host=int(value) if value.isdigit() else -1)
        elif name == "secret":
            table = replace(table, told=(*table.told, value))
        else:
            table = replace(table, duties={**table.duties, name: value})
    return table


def _as_chosen(setting: GameSetting) -> Book:
    """The book with the house rules that were chosen, if they go together."""
    try:
        return with_house_rules(setting.book, setting.table.house_rules)
    except Refused:
        return setting.book


def first_phase(setting: GameSetting) -> str:
    """The phase in which the game begins by itself; house rules that are refused are refused later."""
    book = _as_chosen(setting)
    brief = book.temporary_opening if setting.table.temporary_host else ()
    return (*(brief or book.opening), *book.cycle)[0]


def opened(setting: GameSetting, phase: str, line: WrittenLine) -> Game:
    """Lay the table; play begins at the first phase that is written, if it is not the book's own."""
    try:
        return _open(setting, phase, line)
    except Refused as refusal:
        if refusal.reason == "deck-refused":
            hint = write(f"{setting.book.name}  …, {ANY_DECK}")
            raise NotationError(line.number, 1, "deck", ", ".join(refusal.rules), hint) from refusal
        raise NotationError(line.number, 1, "not-laid", refusal.reason, Hint("above")) from refusal


def refused(setting: GameSetting, line: WrittenLine) -> None:
    """`refused no-temporary-host`: the table as described above must not be laid, for this reason."""
    reason = need_reason(setting.book, line.body, line.number, line.column)
    try:
        _open(setting, first_phase(setting), line)
    except Refused as refusal:
        if reason != refusal.reason:
            raise Mismatch(line.number, f"refused {reason}", f"refused {refusal.reason}") from refusal
    else:
        raise Mismatch(line.number, f"refused {reason}", Prose("laid"))


def _open(setting: GameSetting, phase: str, line: WrittenLine) -> Game:
    first = first_phase(setting)
    table = setting.table
    if not table.deck:
        size = setting.size or max(TEST_TABLE, *setting.roles, 0)
        if any(not 1 <= seat <= size for seat in setting.roles):
            beyond = ", ".join(str(seat) for seat in setting.roles if not 1 <= seat <= size)
            raise NotationError(line.number, 1, "no-seat", beyond, Hint("at-most", str(size)))
        roles = tuple(setting.roles.get(seat, setting.book.plain) for seat in range(1, size + 1))
        table = replace(table, deck=roles, roles=roles)
    if phase != first or setting.given:
        table = replace(table, position=_position(setting, table, phase))
    if table.told:
        secret = [name for name in table.told if name in setting.book.deck.hidden]
        table = replace(table, told=kept_secret(setting.book, table.deck, secret))
    return (open_any if setting.any_deck else open_game)(setting.book, table)


def _position(setting: GameSetting, table: Table, phase: str) -> Position:
    position = Position(phase)
    for statement in setting.given:
        position = _given(setting.book, table, position, statement)
    return position


def _given(book: Book, table: Table, position: Position, statement: Statement) -> Position:
    text = statement.text if not statement.outcome else f"{statement.text}: {statement.outcome}"
    everybody = range(1, len(table.deck) + 1)
    if match := re.fullmatch(r"alive (.+)", text):
        living = seats(match[1])
        if any(seat not in everybody for seat in living):
            hint = Hint("at-most", str(len(everybody)))
            raise NotationError(statement.line, statement.column, "cannot-read", f"given {text}", hint)
        return replace(position, dead=tuple(seat for seat in everybody if seat not in living))
    if match := re.fullmatch(r"dead (.+)", text):
        return replace(position, dead=(*position.dead, *seats(match[1])))
    if match := re.fullmatch(r"jailed (.+)", text):
        return replace(position, shown=(*position.shown, *seats(match[1])))
    if match := re.fullmatch(r"quiet (\d+)", text):
        return replace(position, quiet=int(match[1]))
    if match := re.fullmatch(r"([a-z-]+) spent (.+)", text):
        return replace(position, spent=(*position.spent, *((match[1], seat) for seat in seats(match[2]))))
    if match := re.fullmatch(r"([a-z][a-z-]*) (\d+)", text):
        return replace(position, phase=match[1], number=int(match[2]))
    if match := re.fullmatch(r"([\d, and]+?) ([a-z-]+)(?: of (\d+))?", text):
        source = int(match[3]) if match[3] else _source(book, table, match[2])
        marks = tuple((seat, match[2], source) for seat in seats(match[1]))
        return replace(position, marks=(*position.marks, *marks))
    hint = write("given dead 2; 6 prisoner")
    raise NotationError(statement.line, statement.column, "cannot-read", f"given {text}", hint)


def _source(book: Book, table: Table, mark: str) -> int:
    """The seat whose card puts this mark on others."""
    for seat, name in enumerate(table.roles, 1):
        for ability in book.roles[name].abilities.values():
            if any(isinstance(effect, Mark) and effect.mark == mark for effect in ability.effects):
                return seat
    return 0
