"""What is said at the terminal: aloud to the table, and in signs to one who is out."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.core import Game
from omerta.core.book.model import Book
from omerta.core.choices import SIGNS
from omerta.core.commands import Claim
from omerta.core.moments import Talking
from omerta.core.view import View
from omerta.terminal import menu
from omerta.terminal.console import Mistake, find_role
from omerta.words import Lexicon


def first(text: str) -> tuple[str, str]:
    """The first word of a text and the rest; a comma or a colon may stand between them."""
    word, *rest = text.split(None, 1) or [""]
    return word.rstrip(",:"), rest[0].strip() if rest else ""


def in_signs(game: Game) -> bool:
    """Is a talk in signs going on?"""
    return isinstance(game.now, Talking) and game.now.kind == "signs"


def claim(game: Game, words: Lexicon, names: Sequence[str], seat: int, kind: str, rest: str) -> Claim:
    """What you say to the table."""
    if not rest:
        raise Mistake("cli-say-how")
    if kind == "role":
        return Claim(seat, "role", seat, find_role(game.book, words, rest))
    about, value = first(rest)
    if kind == "learned" and not value:
        raise Mistake("cli-say-how")
    other = menu.find_seat(about, names, game.seats)
    if kind != "learned":
        return Claim(seat, kind, other)
    sides = {words.name("side", side).casefold(): side for side in game.book.sides}
    spoken = value.strip().casefold()
    side = sides.get(spoken) or (spoken if spoken in game.book.sides else "")
    return Claim(seat, "learned", other, side or find_role(game.book, words, value))


def sign(game: Game, words: Lexicon, names: Sequence[str], seat: int, typed: str) -> Claim:
    """What you show in signs: a seat, a card, a card of a seat, yes, no or unknown."""
    word, rest = first(typed)
    about = _seat(word, names, game.seats)
    if not about:
        return Claim(seat, "sign", 0, _value(game.book, words, typed))
    return Claim(seat, "sign", about, _value(game.book, words, rest) if rest else "")


def _seat(text: str, names: Sequence[str], seats: int) -> int:
    """The seat a word names, by its number or its whole name; 0 if it names none."""
    if text.isdecimal():
        return menu.find_seat(text, names, seats)
    return next((at for at, name in enumerate(names, 1) if name.casefold() == text.casefold()), 0)


def _value(book: Book, words: Lexicon, text: str) -> str:
    wanted = text.strip().casefold()
    for value in SIGNS:
        if wanted in (value, words.name("sign", value).casefold()):
            return value
    return find_role(book, words, text)


def reply(view: View, asked: Claim, book: Book) -> Claim | None:
    """What a player of the house signs back: what he knows, but nothing to one of another side."""
    me = view.viewer
    if not isinstance(me, int) or (asked.value not in book.roles and not (asked.about and not asked.value)):
        return None
    known = _known(view, book)
    card = known.get(asked.about, "")
    holder = next((seat for seat, role in known.items() if role == asked.value), 0)
    own = book.roles[view.card(me)].side if view.card(me) in book.roles else ""
    caller = next((book.roles[role].side for role in book.roles if _asks_the_dead(book, role)), "")
    if own != caller:
        return Claim(me, "sign", 0, "unknown")
    if not asked.about:
        return Claim(me, "sign", holder, asked.value) if holder else Claim(me, "sign", 0, "unknown")
    if not card:
        return Claim(me, "sign", 0, "unknown")
    if not asked.value:
        return Claim(me, "sign", asked.about, card)
    return Claim(me, "sign", 0, "yes" if card == asked.value else "no")


def _known(view: View, book: Book) -> dict[int, str]:
    """The cards a viewer has seen, and those he was answered."""
    answered = {
        answer.targets[0]: answer.answer
        for answer in view.answers
        if len(answer.targets) == 1 and answer.answer in book.roles
    }
    return {**answered, **{seat: card for seat, card in view.cards.items() if card}}


def _asks_the_dead(book: Book, role: str) -> bool:
    return any(ability.who == "out" for ability in book.roles[role].abilities.values())
