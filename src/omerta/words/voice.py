"""The voice that tells a game: which book, which language, how players are called, who is spoken to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from omerta.core.book.model import Book
from omerta.words.called import Who, by_number, say_of
from omerta.words.lexicon import NOTHING, Lexicon

PHONES = "phones"
BRIEF_FROM = 3


class Voice(Struct, frozen=True):
    """Everything a sentence needs besides what happened. `you` is the seat spoken to, if it is one seat.

    `turn` chooses between the wordings of a sentence, `card_turn` between those in which a card is shown, and
    `reason_turn` between those of a reason; without one it is always the first. `again`: all have heard this
    before. From the third `night` on whoever is called knows what to do, and is called in a word.
    """

    book: Book
    words: Lexicon
    who: Who = by_number
    you: int | None = None
    phase: str = ""
    turn: int | None = None
    night: int = 0
    card_turn: int | None = None
    again: bool = False
    reason_turn: int | None = None

    @property
    def brief(self) -> bool:
        """Is it late enough to be brief?"""
        return is_brief(self.night)

    def names(self, seats: Sequence[int]) -> str:
        """Players one after another, by name or by number, without a word for them."""
        return self.words.join([self.who(seat).bare for seat in seats])

    def in_order(self, deed: str, targets: Sequence[int]) -> bool:
        """Does the order of the targets of this deed matter? Then they are told one after the other."""
        abilities = [role.abilities[deed] for role in self.book.roles.values() if deed in role.abilities]
        return len(targets) == 2 and any(ability.ordered for ability in abilities)

    def say(
        self,
        message: str,
        seats: Sequence[int] = (),
        args: Mapping[str, str | int] = NOTHING,
        other: int = 0,
        ordered: bool = False,
        third: int = 0,
    ) -> str:
        """A sentence about these players, and about another one, in the gender of both, and about a third."""
        wording = message if self.turn is None else self.words.wording(message, self.turn)
        return say_of(self.words, self.who, wording, seats, args, other, ordered, third)

    def reason(self, message: str, third: int) -> str:
        """What somebody says for himself, about a third."""
        wording = message if self.reason_turn is None else self.words.wording(message, self.reason_turn)
        return capital(say_of(self.words, self.who, wording, third=third))

    def to(self, seat: int, message: str) -> str:
        """The message as the one it is about reads it, or as the others do."""
        return f"{message}-you" if self.you == seat else message

    def called(self, call: str, case: str = "nom") -> str:
        """The name of whoever answers to a call: a gang, several cards with one call, or a role."""
        common = call in self.book.gangs or self.words.has(f"gang-{call}")
        return self.words.name("gang" if common else "role", call, case)

    def shown(self, card: str) -> str:
        """A card that lies open: its name, and the one it was called by at night where that is another."""
        role = self.book.roles.get(card)
        name, call = self.words.role(card), self.called(role.call or card) if role is not None else ""
        return name if call in ("", name) else self.words.say("card-and-call", {"role": name, "call": call})


def is_brief(night: int) -> bool:
    """Does everybody know by this night what a call asks for?"""
    return night >= BRIEF_FROM


def in_manner(words: Lexicon, book: Book) -> Lexicon:
    """The words in the manner of a book, and of the masks where it is played with them.

    Where everybody looks at a phone, nobody hides the eyes, so masks are not spoken of.
    """
    masks = book.conduct.masks and PHONES not in words.kept
    return words.of(book.name, "masks") if masks else words.of(book.name)


def capital(text: str) -> str:
    """A sentence begins with a capital letter."""
    return text[:1].upper() + text[1:]
