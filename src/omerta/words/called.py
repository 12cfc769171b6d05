"""How players are called: by name in the case a sentence needs, or by the word for a player and a number."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from msgspec import Struct

from omerta.words.lexicon import NOTHING, Lexicon
from omerta.words.names import forms

CASES = ("nom", "begin", "gen", "dat", "acc", "ins", "voc", "call")
FIRST = {"begin": "nom", "call": "voc"}  # at the beginning of a sentence
OF_PLAYERS = frozenset({"who", "named", "count", "gender", *(f"who_{case}" for case in CASES)})
OF_ANOTHER = frozenset({"other", "other_named", "other_gender", *(f"other_{case}" for case in CASES)})
OF_A_THIRD = frozenset(f"third_{case}" for case in CASES)
MOST_CALLED = 256
CONSONANT = "[бвгджзйклмнпрстфхцчшщ]"
EUPHONY = {
    "ru": (
        (re.compile(rf"\b([сС]) (?=[СЗШЖ]{CONSONANT}|Льв)"), r"\1о "),
        (re.compile(r"\b([кК]) (?=Льв|Вс)"), r"\1о "),
        (re.compile(rf"\b([вВ]) (?=[ВФ]{CONSONANT}|Льв)"), r"\1о "),
    ),
    "uk": (
        (re.compile(r"\bз (?=[ЗСЦЧШЩ])"), "із "),
        (re.compile(r"\bЗ (?=[ЗСЦЧШЩ])"), "Із "),
        (re.compile(r"\bіз (?=[АЕЄИІЇОУЮЯ])"), "з "),
        (re.compile(r"\bв (?=[ВФ])"), "у "),
    ),
}


class Nameplate(Struct, frozen=True):
    """One player: a number, perhaps a name, and how they are spoken of: `f`, `m`, or an empty word."""

    number: int
    name: str = ""
    gender: str = ""

    @property
    def label(self) -> str:
        """The number, and the name in brackets: it stands so in any sentence."""
        return f"{self.number} ({self.name})" if self.name else str(self.number)

    @property
    def bare(self) -> str:
        """The name, where there is one."""
        return self.name or str(self.number)


Who = Callable[[int], Nameplate]


def by_number(seat: int) -> Nameplate:
    """A player of a table without names."""
    return Nameplate(seat)


def say_of(
    words: Lexicon,
    who: Who,
    message: str,
    seats: Sequence[int] = (),
    args: Mapping[str, str | int] = NOTHING,
    other: int = 0,
    ordered: bool = False,
    third: int = 0,
) -> str:
    """A sentence about these players, another one and a third; of several the order may count.

    What a sentence does not ask for is not worked out: of all the cases it needs one or two.
    """
    filled = {**args}
    players: tuple[Nameplate, ...] | None = None
    for blank in words.blanks(message):
        if blank in filled:
            continue
        if blank in OF_PLAYERS:
            if players is None:
                players = tuple([who(seat) for seat in seats])
            filled[blank] = _filled(words, blank, players, ordered)
        elif other and blank in OF_ANOTHER:
            filled[blank] = _filled(words, f"who{blank[5:]}", (who(other),), False)
        elif third and blank in OF_A_THIRD:
            filled[blank] = _filled(words, f"who{blank[5:]}", (who(third),), False)
    return euphonic(words.say(message, filled), words.language)


def euphonic(said: str, language: str) -> str:
    """Words that sound otherwise before some names: «із Захаром», but «з Анною»; «ко Льву», but «к Анне»."""
    for before, sounds in EUPHONY.get(language, ()):
        said = before.sub(sounds, said)
    return said


@lru_cache(maxsize=MOST_CALLED)
def _filled(words: Lexicon, blank: str, players: tuple[Nameplate, ...], ordered: bool) -> str | int:
    """What stands in a blank for these players."""
    match blank:
        case "who":
            return _listed(words, [each.label for each in players], ordered)
        case "named" | "who_named":
            return _listed(words, [each.bare for each in players], ordered)
        case "count":
            return len(players)
        case "gender" | "who_gender":
            return agreement(players)
        case _:
            return in_case(words, players, blank.removeprefix("who_"), ordered)


def agreement(players: Sequence[Nameplate]) -> str:
    """What a verb about these players agrees with: `f`, `m`, `many`, or `none` if that is not known."""
    if len(players) > 1:
        return "many"
    known = players[0].gender if players else ""
    return known if known in ("f", "m") else "none"


def in_case(words: Lexicon, players: Sequence[Nameplate], case: str, ordered: bool = False) -> str:
    """These players in a case; only if no name of theirs can stand alone, they are numbers of players."""
    if case in FIRST:
        said = in_case(words, players, FIRST[case], ordered)
        return said[:1].upper() + said[1:]
    if not players:
        return ""
    names = [_alone(words.language, each, case) for each in players]
    if len(players) > 1 and not any(names):
        labels = _listed(words, [each.label for each in players], ordered)
        return _numbered(words, "seats-called", labels, case)
    found = [
        name or _numbered(words, "seat-called", each.label, case)
        for name, each in zip(names, players, strict=True)
    ]
    return _listed(words, found, ordered)


def _numbered(words: Lexicon, message: str, label: str, case: str) -> str:
    """The word for a player, or for players, in a case, and who is meant."""
    declined = f"{message}.{case}"
    return words.say(declined if words.has(declined) else message, {"who": label})


def _alone(language: str, player: Nameplate, case: str) -> str:
    """A name where it needs no word for a player: declined, or as it is where nothing has to be.

    Russian calls people as they are called, Ukrainian has a case for it.
    """
    if not player.name:
        return ""
    found = forms(player.name, language, player.gender)
    if found is not None:
        declined: str = getattr(found, case)
        return declined
    as_it_is = language == "en" or (case == "nom" and player.gender) or (case, language) == ("voc", "ru")
    return player.name if as_it_is else ""


def _listed(words: Lexicon, items: list[str], ordered: bool) -> str:
    if ordered and len(items) == 2:
        return words.say("list-then", {"first": items[0], "second": items[1]})
    return words.join(items)
