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
    Mistake,
    Terminal,
    agreed,
    find_role,
    listed,
    near,
    open_book,
    settings,
    title,
)
from omerta.words import describe_level, describe_remark, describe_switch, switch_value

MOST = 40
SCENARIO = "scenario"
STYLES = {"refused": "bold red", "warning": "yellow", "advice": "cyan", "remark": "dim"}


class DeckRequest(Struct, frozen=True):
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


def deck(terminal: Terminal, asked: DeckRequest) -> int:
    """Print a deck and what the book says about it."""
    terminal, plain = open_book(terminal, asked.book)
    named = ask_by_name(terminal, plain, asked.preset, asked.scenario, asked.sets)
    house_rules = named.house_rules
    book = agreed(terminal.words, plain, house_rules)
    players = asked.players
    if not 1 <= players <= MOST:
        raise Mistake("cli-players", {"number": players, "most": MOST})
    need_players(terminal, book, named, players)
    chosen = given(terminal, book, asked.cards) if asked.cards else _proposed(terminal, book, asked, named)
    remarks = check_deck(book, chosen, players)
    refused = any(remark.level == "refused" for remark in remarks)
    if asked.json:
        terminal.json(
            {
                "book": book.name,
                "players": players,
                "options": house_rules,
                "deck": dict(Counter(chosen)),
                "row": row(book, players),
                "rules": book.deck.rules,
                "findings": remarks,
            }
        )
    else:
        _print(terminal, book, players, chosen, house_rules, bool(asked.cards))
        show_remarks(terminal, remarks)
    return FAILED if refused else DONE


class ChosenPreset(Struct, frozen=True):
    """A deck asked for by its name, or none, and the house rules of the table."""

    preset: str
    house_rules: dict[str, str]


def ask_by_name(
    terminal: Terminal, book: Book, preset: str, scenario: str, sets: Sequence[str]
) -> ChosenPreset:
    """The preset and the scenario asked for, and the house rules that come with them."""
    house_rules = settings(book, sets)
    chosen = _find_scenario(terminal, book, scenario) if scenario else ""
    if preset:
        _need_preset(book, preset)
        house_rules = {**book.deck.presets[preset].sets, **house_rules}
    if not chosen:
        return ChosenPreset(preset, house_rules)
    other = house_rules.get(SCENARIO, chosen)
    if other != chosen or preset not in ("", chosen):
        raise Mistake("cli-two-decks", {"one": chosen, "other": other if other != chosen else preset})
    return ChosenPreset(preset, {**house_rules, SCENARIO: chosen})


def scenarios(book: Book) -> tuple[str, ...]:
    """The scenarios of a book: the settings of the house rule of this name, but for none."""
    switch = book.switches.get(SCENARIO)
    return tuple(name for name in switch.values if name != switch.default) if switch is not None else ()


def scenario_title(terminal: Terminal, name: str) -> str:
    """What a scenario is called."""
    return switch_value(SCENARIO, name, terminal.words)


def _find_scenario(terminal: Terminal, book: Book, name: str) -> str:
    """A scenario by its name in the files or in the language of the terminal."""
    known = scenarios(book)
    if not known:
        raise Mistake("cli-no-scenarios", {"book": title(book, terminal.words)})
    wanted = name.strip().casefold()
    spoken = {scenario_title(terminal, each).partition(":")[0].casefold(): each for each in known}
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


def need_players(terminal: Terminal, book: Book, named: ChosenPreset, players: int) -> None:
    """The deck that was asked for, or that the house rules begin with, needs so many players."""
    name = named.preset or book.deck.begins_with
    least = book.deck.presets[name].least if name else 0
    if players >= least:
        return
    if named.house_rules.get(SCENARIO) == name:
        spoken = scenario_title(terminal, name).partition(":")[0]
        raise Mistake("cli-scenario-players", {"name": spoken, "number": least})
    raise Mistake("cli-preset-players", {"name": name, "number": least})


def _proposed(terminal: Terminal, book: Book, asked: DeckRequest, named: ChosenPreset) -> tuple[str, ...]:
    """The deck of the preset, of chance, or of the table, with the wanted cards."""
    wanted = asked_for(terminal, book, asked.wanted)
    if asked.draw is None or named.preset or book.deck.begins_with:
        return deck_for(book, asked.players, wanted, named.preset, asked.skill, asked.draw)
    if not book.deck.piles:
        raise Mistake("cli-no-piles", {"book": book.name})
    return draw_deck(book, asked.players, asked.draw, wanted, skill=asked.skill)


def asked_for(terminal: Terminal, book: Book, wanted: str) -> tuple[str, ...]:
    """The cards asked for by name; a hidden one stands for a card drawn unseen."""
    return tuple(_find_card(terminal, book, card) for card in listed(wanted))


def _find_card(terminal: Terminal, book: Book, name: str) -> str:
    """A card of the book, or a name that stands for one drawn unseen."""
    wanted = name.strip().casefold()
    for hidden in book.deck.hidden:
        if wanted in (hidden, hidden.replace("-", " "), terminal.words.name("hidden", hidden).casefold()):
            return hidden
    return find_role(book, terminal.words, name)


def card_name(terminal: Terminal, book: Book, card: str) -> str:
    """What a card is called at the table, or one that is drawn unseen."""
    return terminal.words.name("hidden", card) if card in book.deck.hidden else terminal.words.role(card)


def given(terminal: Terminal, book: Book, cards: str) -> tuple[str, ...]:
    """A deck written as '3 mafioso, detective'."""
    found: list[str] = []
    for item in listed(cards):
        number, _, name = item.partition(" ")
        count = int(number) if number.isdecimal() and name else 1
        if count > MOST:
            raise Mistake("cli-players", {"number": count, "most": MOST})
        found += [_find_card(terminal, book, name if number.isdecimal() and name else item)] * count
    return tuple(found)


def _print(
    terminal: Terminal, book: Book, players: int, cards: Sequence[str], house_rules: dict[str, str], own: bool
) -> None:
    words = terminal.words
    terminal.say("cli-deck-title", {"book": title(book, words), "number": players}, "bold")
    for name, value in house_rules.items():
        terminal.write(describe_switch(name, value, words), "dim")
    terminal.write()
    show_cards(terminal, book, cards)
    terminal.write()
    if not own:
        message = "cli-deck-row" if str(players) in book.deck.rows else "cli-deck-beyond"
        terminal.say(
            message,
            {"number": players, "row": in_words(terminal, book, players), "rules": rules(book.deck.rules)},
        )


def show_cards(terminal: Terminal, book: Book, cards: Sequence[str]) -> None:
    """The cards of a deck, each with its number and what it can do."""
    words = terminal.words
    counts = Counter(cards)
    order = [role for role in book.roles if role in counts]
    lines = [(str(counts[role]), words.role(role), words.about(book.name, role)) for role in order]
    unseen = [card for card in book.deck.hidden if card in counts]
    lines += [(str(counts[card]), card_name(terminal, book, card), words.say("hidden")) for card in unseen]
    terminal.table(("", terminal.text("cli-card"), terminal.text("cli-can")), lines, right=(0,))


def in_words(terminal: Terminal, book: Book, players: int) -> str:
    """A row of the table in words."""
    cells = row(book, players).items()
    return ", ".join(
        f"{terminal.words.name('group', column)} {least if least == most else f'{least}-{most}'}"
        for column, (least, most) in cells
    )


def rules(numbers: Sequence[str]) -> str:
    """Rule numbers as they are cited."""
    return ", ".join(number for number in numbers if number)


def show_remarks(terminal: Terminal, remarks: Sequence[Remark]) -> None:
    """What the book has to say, the serious first."""
    if not remarks:
        terminal.say("cli-deck-fine")
    for remark in remarks:
        said = f"{describe_level(remark.level, terminal.words)}. {describe_remark(remark, terminal.words)}"
        terminal.write(f"{said} ({rules(remark.rules)})", STYLES[remark.level])
