"""The words of one language, by the name of the message."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType
from zlib import crc32

from fluent.runtime.resolver import Pattern

from omerta.words.messages import Messages, messages

LANGUAGES = ("ru", "uk", "en")
MOST_NAMES, MOST_SENTENCES = 10_000, 200
WORDING = re.compile(r"v\d+")  # `.v2`, `.v3`: further wordings of a message
NOTHING: Mapping[str, str | int] = MappingProxyType({})
NEUTRAL: Mapping[str, str | int] = MappingProxyType({"gender": "none", "other_gender": "none"})


class Lexicon:
    """Everything that can be said in one language, perhaps in the manner of one book or of one table."""

    __slots__ = ("_blanks", "_kin", "_manners", "_messages", "_names", "_own", "_said", "kept", "language")

    def __init__(
        self,
        language: str,
        messages: Messages,
        manners: tuple[str, ...] = (),
        kept: tuple[str, ...] = (),
        kin: dict[tuple[tuple[str, ...], tuple[str, ...]], Lexicon] | None = None,
        own: tuple[str, str] = ("", ""),
    ) -> None:
        self.language = language
        self.kept = kept
        self._messages = messages
        self._manners = manners
        self._own = own
        self._kin = kin if kin is not None else {(manners, kept): self}
        self._names: dict[str, str | None] = {}
        self._blanks: dict[str, tuple[str, ...]] = {}
        self._said: dict[tuple[str, tuple[tuple[str, str | int], ...]], str] = {}

    def of(self, *manners: str) -> Lexicon:
        """The same words in the manner of a book: `<message>-<book>` wins over `<message>` where it exists.

        Of several manners the later wins: `of("vendetta", "masks")` is that book played with masks.
        """
        book, based_on = self._own
        if book and book in manners:
            manners = (based_on, *[manner for manner in manners if manner != book], book)
        return self._relative(manners, self.kept)

    def owned(self, book: str, based_on: str, own: str) -> Lexicon:
        """The same words and those of a book of one's own, given as Fluent, before all others.

        In the manner of that book whatever it does not say itself is said as in the book it is built on.
        """
        found = self._messages.with_own(own)
        return Lexicon(self.language, found, kept=self.kept, own=(book, based_on))

    def also(self, *kept: str) -> Lexicon:
        """The same words at another kind of table, whatever book is played there.

        `also("phones")` changes what a book would say, `<message>-<book>`, into `<message>-<book>-phones`
        where that exists, and `<message>` into `<message>-phones` where the book has no words of its own.
        """
        return self._relative(self._manners, kept)

    def _relative(self, manners: tuple[str, ...], kept: tuple[str, ...]) -> Lexicon:
        """There is one lexicon of each manner, so what it has found once it need not look for again."""
        found = self._kin.get((manners, kept))
        if found is None:
            found = Lexicon(self.language, self._messages, manners, kept, self._kin, self._own)
            self._kin[manners, kept] = found
        return found

    def has(self, message: str) -> bool:
        """Is there a message of this name? `name.attribute` asks for an attribute."""
        return self._name_of(message) is not None

    def _name_of(self, message: str) -> str | None:
        """The name of a message in this manner; None where there is none."""
        if message in self._names:
            return self._names[message]
        if len(self._names) > MOST_NAMES:
            self._names.clear()
        name, _, attribute = message.partition(".")
        name = self._in_manner(name)
        found = self._messages.get(name)
        has = found is not None and (attribute in found.attributes if attribute else found.value is not None)
        self._names[message] = name if has else None
        return self._names[message]

    def _in_manner(self, name: str) -> str:
        found = [f"{name}-{manner}" for manner in reversed(self._manners)]
        name = next((each for each in found if each in self._messages), name)
        for manner in self.kept:
            if f"{name}-{manner}" in self._messages:
                name = f"{name}-{manner}"
        return name

    def blanks(self, message: str) -> tuple[str, ...]:
        """What a message, as it is said in this manner, asks to be filled in."""
        found = self._blanks.get(message)
        if found is None:
            if len(self._blanks) > MOST_NAMES:
                self._blanks.clear()
            found = self._blanks[message] = tuple(sorted(self._messages.blanks(self._pattern(message))))
        return found

    def wording(self, message: str, turn: int) -> str:
        """One of the wordings of a message: another one each turn, and not in step with other messages."""
        name = self._name_of(message)
        found = self._messages.get(name) if name is not None else None
        if found is None:
            return message
        others = sum(WORDING.fullmatch(part) is not None for part in found.attributes)
        number = (turn + crc32(message.encode())) % (others + 1)
        return f"{message}.v{number + 1}" if number else message

    def wordings(self, message: str) -> tuple[str, ...]:
        """The message and its further wordings, by name."""
        name = self._name_of(message)
        found = self._messages.get(name) if name is not None else None
        others = found.attributes if found is not None else ()
        return (message, *(f"{message}.{part}" for part in others if WORDING.fullmatch(part)))

    def say(self, message: str, args: Mapping[str, str | int] = NOTHING) -> str:
        """The message with its blanks filled in; where no gender is given it assumes none."""
        asked = (message, tuple(args.items()))
        said = self._said.get(asked)
        if said is None:
            if len(self._said) > MOST_SENTENCES:
                self._said.clear()
            said = self._said[asked] = self._format(message, args)
        return said

    def _pattern(self, message: str) -> Pattern:
        """A message as it is said in this manner, with its blanks."""
        name = self._name_of(message)
        found = self._messages.get(name) if name is not None else None
        if found is None:
            raise LookupError(f"there is no message '{message}' in '{self.language}'")
        attribute = message.partition(".")[2]
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        return pattern

    def _format(self, message: str, args: Mapping[str, str | int]) -> str:
        said, errors = self._messages.format(self._pattern(message), {**NEUTRAL, **args})
        if errors or not isinstance(said, str):
            raise LookupError(f"message '{message}' in '{self.language}' cannot be said: {errors}")
        return said

    def first(self, *messages: str) -> str:
        """The first of these messages that exists; the last one if none does."""
        return next((message for message in messages if self.has(message)), messages[-1])

    def name(self, kind: str, name: str, case: str = "nom") -> str:
        """What a thing of a book is called: a `role`, `gang`, `side`, `phase`, `mark`, `deed`, `group`.

        A book of one's own may name things we have no word for; they keep the name their author gave them.
        """
        message = f"{kind}-{name.replace(' ', '-')}"
        if not self.has(message):
            return name.replace("-", " ")
        declined = f"{message}.{case}"
        return self.say(declined if self.has(declined) else message)

    def role(self, name: str, case: str = "nom") -> str:
        """The name of a card in the case asked for: `nom`, `gen`, `acc`, `dat`, `ins`."""
        return self.name("role", name, case)

    def about(self, book: str, role: str) -> str:
        """What a card can do, in a sentence or two; an empty word for a card we do not know."""
        based_on = [f"about-{self._own[1]}-{role}"] if book == self._own[0] and book else []
        message = self.first(f"about-{book}-{role}", *based_on, f"about-{role}")
        return self.say(message) if self.has(message) else ""

    def join(self, items: Sequence[str]) -> str:
        """A list as it is spoken: "5, 6 and 9"."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-and", {"first": ", ".join(items[:-1]), "last": items[-1]})

    def duration(self, seconds: int) -> str:
        """A length of time, in minutes where they are whole."""
        if seconds and seconds % 60 == 0:
            return self.say("time-minutes", {"number": seconds // 60})
        return self.say("time-seconds", {"number": seconds})


@cache
def lexicon(language: str) -> Lexicon:
    """The words of this language."""
    if language not in LANGUAGES:
        raise LookupError(f"there are no words in '{language}', only in {', '.join(LANGUAGES)}")
    return Lexicon(language, messages(language))


def language(preference: str | None, environ: Mapping[str, str]) -> str:
    """The language to speak: the one asked for, else the one of the surroundings, else English."""
    surroundings = next(
        (environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), ""
    )
    for wish in (preference or "", surroundings):
        if wish[:2].lower() in LANGUAGES:
            return wish[:2].lower()
    return "en"
