"""The voice that tells a game: which book, which language, how players are called, who is spoken to."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from omerta.core.book.model import Book
from omerta.words.lexicon import NOTHING, Lexicon

PHONES = "phones"


def no_gender(_seat: int) -> str:
    """Nobody has said how they are spoken of."""
    return ""


class Voice(Struct, frozen=True):
    """Everything a sentence needs besides what happened. `you` is the seat spoken to, if it is one seat.

    `gender` is the grammatical gender of a player: `f`, `m`, or an empty word where it is not known. Whoever
    has one is `named` where a name can stand undeclined; otherwise everybody is called as by `who`.
    """

    book: Book
    words: Lexicon
    who: Callable[[int], str]
    you: int | None = None
    phase: str = ""
    gender: Callable[[int], str] = no_gender
    named: Callable[[int], str] | None = None

    def seats(self, seats: Sequence[int]) -> str:
        """Players one after another, as they are spoken."""
        return self.words.join([self.who(seat) for seat in seats])

    def aimed(self, deed: str, targets: Sequence[int]) -> dict[str, str | int]:
        """How the targets of a deed are called where their order matters: one after another."""
        abilities = [role.abilities[deed] for role in self.book.roles.values() if deed in role.abilities]
        if len(targets) != 2 or not any(ability.ordered for ability in abilities):
            return {}
        first, second = (self.who(seat) for seat in targets)
        return {"who": self.words.say("list-then", {"first": first, "second": second})}

    def say(
        self, message: str, seats: Sequence[int] = (), args: Mapping[str, str | int] = NOTHING, other: int = 0
    ) -> str:
        """A sentence about these players, and about another one, in the gender of both."""
        filled: dict[str, str | int] = {
            "who": self.seats(seats),
            "count": len(seats),
            "gender": self.agreement(seats),
            "named": self.name(seats[0]) if len(seats) == 1 else self.seats(seats),
            **args,
        }
        if other:
            filled["other"] = self.who(other)
            filled["other_gender"] = self.agreement((other,))
            filled["other_named"] = self.name(other)
        return self.words.say(message, filled)

    def agreement(self, seats: Sequence[int]) -> str:
        """What a verb about these players agrees with: `f`, `m`, `many`, or `none` if that is not known."""
        if len(seats) > 1:
            return "many"
        known = self.gender(seats[0]) if seats else ""
        return known if known in ("f", "m") else "none"

    def name(self, seat: int) -> str:
        """A player by name, where one can be used without the word for a player."""
        return self.named(seat) if self.named is not None else self.who(seat)

    def to(self, seat: int, message: str) -> str:
        """The message as the one it is about reads it, or as the others do."""
        return f"{message}-you" if self.you == seat else message

    def called(self, call: str, case: str = "nom") -> str:
        """The name of whoever answers to a call: a gang, several cards with one call, or a role."""
        common = call in self.book.gangs or self.words.has(f"gang-{call}")
        return self.words.name("gang" if common else "role", call, case)


def in_manner(words: Lexicon, book: Book) -> Lexicon:
    """The words in the manner of a book, and of the masks where it is played with them.

    Where everybody looks at a phone, nobody hides the eyes, so masks are not spoken of.
    """
    masks = book.conduct.masks and PHONES not in words.kept
    return words.of(book.name, "masks") if masks else words.of(book.name)


def capital(text: str) -> str:
    """A sentence begins with a capital letter."""
    return text[:1].upper() + text[1:]
