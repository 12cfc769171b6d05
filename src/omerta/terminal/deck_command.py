"""`omerta deck`: what the book's table proposes for so many players, and what it has to say about a deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from omerta.books.decks import Remark, Skill, check_deck, row
from omerta.books.presets import deck_for, draw_deck
from omerta.core.book.model import Book
from omerta.terminal.console import (
    DONE,
    FAILED,
    Desk,
    Mistake,
    agreed,
    find_book,
    find_role,
    listed,
    near,
    settings,
    title,
)
from omerta.words import describe_level, describe_remark, describe_switch, switch_value

MOST = 40
SCENARIO = "scenario"
STYLES = {"refused": "bold red", "warning": "yellow", "advice": "cyan", "remark": "dim"}


class Asked(Struct, frozen=True):
    """What was asked for on the command line."""

    book: str
    players: int
    wanted: str
    sets: Sequence[str]
    preset: str
    scenario: str
    cards: str
    skill: Skill
    draw: int | None
    json: bool


def deck(desk: Desk, asked: Asked) -> int:
    """Print a deck and what the book says about it."""
    plain = find_book(asked.book)
    named = ask_by_name(desk, plain, asked.preset, asked.scenario, asked.sets)
    options = named.options
    book = agreed(desk.words, plain, options)
    players = asked.players
    if not 1 <= players <= MOST:
        raise Mistake("cli-players", {"number": players, "most": MOST})
    need_players(desk, book, named, players)
    chosen = given(desk, book, asked.cards) if asked.cards else _proposed(desk, book, asked, named)
    remarks = check_deck(book, chosen, players)
    refused = any(remark.level == "refused" for remark in remarks)
    if asked.json:
        desk.json(
            {
                "book": book.name,
                "players": players,
                "options": options,
                "deck": dict(Counter(chosen)),
                "row": row(book, players),
                "rules": book.deck.rules,
                "findings": remarks,
            }
        )
    else:
        _print(desk, book, players, chosen, options, bool(asked.cards))
        show_remarks(desk, remarks)
    return FAILED if refused else DONE


class Named(Struct, frozen=True):
    """A deck asked for by its name, or none, and the house rules of the table."""

    preset: str
    options: dict[str, str]


def ask_by_name(desk: Desk, book: Book, preset: str, scenario: str, sets: Sequence[str]) -> Named:
    """The preset and the scenario asked for, and the house rules that come with them."""
    options = settings(book, sets)
    chosen = _find_scenario(desk, book, scenario) if scenario else ""
    if preset:
        _need_preset(book, preset)
        options = {**book.deck.presets[preset].sets, **options}
    if not chosen:
        return Named(preset, options)
    other = options.get(SCENARIO, chosen)
    if other != chosen or preset not in ("", chosen):
        raise Mistake("cli-two-decks", {"one": chosen, "other": other if other != chosen else preset})
    return Named(preset, {**options, SCENARIO: chosen})


def scenarios(book: Book) -> tuple[str, ...]:
    """The scenarios of a book: the settings of the house rule of this name, but for none."""
    switch = book.switches.get(SCENARIO)
    return tuple(name for name in switch.values if name != switch.default) if switch is not None else ()


def scenario_title(desk: Desk, name: str) -> str:
    """What a scenario is called."""
    return switch_value(SCENARIO, name, desk.words)


def _find_scenario(desk: Desk, book: Book, name: str) -> str:
    """A scenario by its name in the files or in the language of the desk."""
    known = scenarios(book)
    if not known:
        raise Mistake("cli-no-scenarios", {"book": title(book, desk.words)})
    wanted = name.strip().casefold()
    spoken = {scenario_title(desk, each).partition(":")[0].casefold(): each for each in known}
    found = wanted.replace(" ", "-") if wanted.replace(" ", "-") in known else spoken.get(wanted)
    if found is None:
        raise Mistake("cli-no-scenario", {"name": name, "known": ", ".join(known)})
    return found


def _need_preset(book: Book, preset: str) -> None:
    """The book must have this preset."""
    known = book.deck.presets
    if not known:
        raise Mistake("cli-no-presets", {"book": book.name})
    if preset not in known:
        raise Mistake("cli-no-preset", {"name": preset, "near": near(preset, known)})


def need_players(desk: Desk, book: Book, named: Named, players: int) -> None:
    """The deck that was asked for, or that the house rules begin with, needs so many players."""
    name = named.preset or book.deck.begins_with
    least = book.deck.presets[name].least if name else 0
    if players >= least:
        return
    if named.options.get(SCENARIO) == name:
        spoken = scenario_title(desk, name).partition(":")[0]
        raise Mistake("cli-scenario-players", {"name": spoken, "number": least})
    raise Mistake("cli-preset-players", {"name": name, "number": least})


def _proposed(desk: Desk, book: Book, asked: Asked, named: Named) -> tuple[str, ...]:
    """The deck of the preset, of chance, or of the table, with the wanted cards."""
    wanted = asked_for(desk, book, asked.wanted)
    if asked.draw is None or named.preset or book.deck.begins_with:
        return deck_for(book, asked.players, wanted, named.preset, asked.skill, asked.draw)
    if not book.deck.piles:
        raise Mistake("cli-no-piles", {"book": book.name})
    return draw_deck(book, asked.players, asked.draw, wanted, skill=asked.skill)


def asked_for(desk: Desk, book: Book, wanted: str) -> tuple[str, ...]:
    """The cards asked for by name; a hidden one stands for a card drawn unseen."""
    return tuple(_find_card(desk, book, card) for card in listed(wanted))


def _find_card(desk: Desk, book: Book, name: str) -> str:
    """A card of the book, or a name that stands for one drawn unseen."""
    wanted = name.strip().casefold()
    for hidden in book.deck.hidden:
        if wanted in (hidden, hidden.replace("-", " "), desk.words.name("hidden", hidden).casefold()):
            return hidden
    return find_role(book, desk.words, name)


def card_name(desk: Desk, book: Book, card: str) -> str:
    """What a card is called at the table, or one that is drawn unseen."""
    return desk.words.name("hidden", card) if card in book.deck.hidden else desk.words.role(card)


def given(desk: Desk, book: Book, cards: str) -> tuple[str, ...]:
    """A deck written as '3 mafioso, detective'."""
    found: list[str] = []
    for item in listed(cards):
        number, _, name = item.partition(" ")
        count = int(number) if number.isdecimal() and name else 1
        if count > MOST:
            raise Mistake("cli-players", {"number": count, "most": MOST})
        found += [_find_card(desk, book, name if number.isdecimal() and name else item)] * count
    return tuple(found)


def _print(
    desk: Desk, book: Book, players: int, cards: Sequence[str], options: dict[str, str], own: bool
) -> None:
    words = desk.words
    desk.say("cli-deck-title", {"book": title(book, words), "number": players}, "bold")
    for name, value in options.items():
        desk.write(describe_switch(name, value, words), "dim")
    desk.write()
    show_cards(desk, book, cards)
    desk.write()
    if not own:
        message = "cli-deck-row" if str(players) in book.deck.rows else "cli-deck-beyond"
        desk.say(
            message,
            {"number": players, "row": in_words(desk, book, players), "rules": rules(book.deck.rules)},
        )


def show_cards(desk: Desk, book: Book, cards: Sequence[str]) -> None:
    """The cards of a deck, each with its number and what it can do."""
    words = desk.words
    counts = Counter(cards)
    order = [role for role in book.roles if role in counts]
    lines = [(str(counts[role]), words.role(role), words.about(book.name, role)) for role in order]
    unseen = [card for card in book.deck.hidden if card in counts]
    lines += [(str(counts[card]), card_name(desk, book, card), words.say("hidden")) for card in unseen]
    desk.table(("", desk.text("cli-card"), desk.text("cli-can")), lines, right=(0,))


def in_words(desk: Desk, book: Book, players: int) -> str:
    """A row of the table in words."""
    cells = row(book, players).items()
    return ", ".join(
        f"{desk.words.name('group', column)} {least if least == most else f'{least}-{most}'}"
        for column, (least, most) in cells
    )


def rules(numbers: Sequence[str]) -> str:
    """Rule numbers as they are cited."""
    return ", ".join(number for number in numbers if number)


def show_remarks(desk: Desk, remarks: Sequence[Remark]) -> None:
    """What the book has to say, the serious first."""
    if not remarks:
        desk.say("cli-deck-fine")
    for remark in remarks:
        said = f"{describe_level(remark.level, desk.words)}. {describe_remark(remark, desk.words)}"
        desk.write(f"{said} ({rules(remark.rules)})", STYLES[remark.level])
