"""The form for the ear: a sentence as a person would say it, without a digit, a bracket or a slash in it."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, lru_cache
from importlib import import_module

from msgspec import Struct

MOST_HEARD = 256
LONGEST = 6  # a longer number is said digit by digit

BEGINS = re.compile(r"(?:^|[.?!…]\s+)$")
NUMBER = r"(?P<minus>(?<!\w)[−-])?(?P<whole>\d+)(?:[.,](?P<part>\d+))?"
LABELLED = re.compile(r"\b\d+ \((?P<name>[^()\d]+)\)")  # «4 (Ева)»
SEATED = re.compile(r"(?<=\w) \(\d+\)")  # «Ева (4)»
ASIDE = re.compile(r"\s*[(\[](?P<text>[^()\[\]]*)[)\]]")
BRACKETS = re.compile(r"[()\[\]{}]")
QUOTES = re.compile(r"[«»„“”\"]")
SLASH = re.compile(r"\s*[/\\]\s*")
TIMES = re.compile(r"\s*×\s*(?=\d)")
FLAWS = (
    (re.compile(r"\s+([,.:;?…])"), r"\1"),
    (re.compile(r",+([,.:;?…])"), r"\1"),
    (re.compile(r"\s{2,}"), " "),
)
# A case as Russian and as Ukrainian numbers are asked for it.
CASES = {
    "nom": ("n", "nominative"),
    "gen": ("g", "genitive"),
    "dat": ("d", "dative"),
    "acc": ("a", "accusative"),
    "ins": ("i", "instrumental"),
    "loc": ("p", "locative"),
}


class Grammar(Struct, frozen=True):
    """How numbers are said in a language: what is counted in which gender, and what changes their case.

    `seat` is said before the number of a player. Of `halves` the first is none, the second is one and a
    half (of something masculine and of something feminine), the last comes after a whole number.
    """

    name: str
    seat: str = ""
    players: str = r"(?!)"
    feminine: str = r"(?!)"
    neuter: str = r"(?!)"
    genitive_plural: str = r"(?!)"
    of_something: str = r"(?!)"
    of_roses: str = r"(?!)"
    phases: tuple[tuple[str, str], ...] = ()
    halves: tuple[str, str, str, str] = ("", "", "", "")
    minus: str = "minus"
    point: str = "point"
    sounds: tuple[tuple[str, str], ...] = ()


ENDINGS = "(?:а|я|ы|и|і|ї|у|ю|ой|ей|ою|ею|ією|ам|ям|ами|ями|ах|ях|е|ь|й)?"
TONGUES = {
    "ru": Grammar(
        "ru",
        seat="номер",
        players=r"игрок\w*",
        feminine=rf"(?:минут|секунд|рук|карт|роз|парти|ноч|ошибк|раздач|цифр|колод|игр){ENDINGS}|ошибок",
        neuter=r"(?:мест|слов|имен|врем|очк)\w{0,3}|имя|время|имён",
        genitive_plural=r"минут|секунд|рук|карт|роз|цифр|колод|раздач|игр|мест|слов|\w+(?:ов|ев|ей|ий|ок)",
        of_something=r"от|до|из|без|около|после|более|менее|больше|меньше|для|кроме|среди|у",
        of_roses=r"чёрных|красных",
        phases=(("ночь", "f"), ("день|рассвет|закат|вечер|раунд|круг|тур", "m"), ("утро|знакомство", "n")),
        halves=("половина", "полтора", "полторы", "с половиной"),
        minus="минус",
        point="и",
        sounds=(("Omertà", "Омерта"),),
    ),
    "uk": Grammar(
        "uk",
        seat="номер",
        players=r"грав(?:ець|ц\w+)",
        feminine=rf"(?:хвилин|секунд|рук|карт|троянд|парті|ноч|помилк|роздач|цифр|колод|гр){ENDINGS}|ніч|помилок",
        neuter=r"(?:місц|слов|імен|очк)\w{0,3}|коло|кола|слів|ім'я|зерно|зерна",
        genitive_plural=r"хвилин|секунд|рук|карт|троянд|цифр|колод|роздач|ігор|місць|слів|кіл|\w+(?:ів|ей|ій|ок)",
        of_something=r"від|до|із|зі|з|без|близько|після|понад|більше|менше|для|крім|серед|у",
        of_roses=r"чорних|червоних",
        phases=(("ніч", "f"), ("день|світанок|захід сонця|вечір|раунд|тур", "m"), ("знайомство|коло", "n")),
        halves=("половина", "півтора", "півтори", "з половиною"),
        minus="мінус",
        point="і",
        sounds=(("Omertà", "Омерта"),),
    ),
    "en": Grammar("en", halves=("a half", "one and a half", "one and a half", "and a half")),
}


@lru_cache(maxsize=MOST_HEARD)
def for_the_ear(sentence: str, language: str) -> str:
    """The sentence as a voice should say it; a language we do not speak stays as it is written."""
    tongue = TONGUES.get(language)
    if tongue is None:
        return sentence
    said = TIMES.sub(" ", QUOTES.sub("", SLASH.sub(" ", _unbracketed(sentence))))
    for written, sounds in tongue.sounds:
        said = said.replace(written, sounds)
    said = re.sub(rf"\b({tongue.players}) (?=\d)", rf"\1 {tongue.seat} ", said, flags=re.IGNORECASE)
    for phase, gender in tongue.phases:
        said = _numbered(said, phase, gender, tongue)
    said = re.sub(NUMBER, lambda found: _begun(found, _number(found, tongue)), said)
    for flaw, better in FLAWS:
        said = flaw.sub(better, said)
    return said.strip()


def _numbered(said: str, phase: str, gender: str, tongue: Grammar) -> str:
    """What is counted by its place and not by its number: «ночь вторая», but «третій захід сонця»."""

    def told(found: re.Match[str]) -> str:
        place = ordinal(int(found[2]), tongue, gender)
        if " " not in found[1]:
            return f"{found[1]} {place}"
        return f"{place.capitalize() if found[1][0].isupper() else place} {found[1].lower()}"

    return re.sub(rf"\b({phase}) (\d+)\b(?![.,]\d| \w)", told, said, flags=re.IGNORECASE)


def _unbracketed(sentence: str) -> str:
    """Of a number and a name the name is said; what else stands in brackets, after a comma.

    After a number a capital letter tells a name from a deed: «4 (Ева)», but «4 (проверить)».
    """
    said = LABELLED.sub(lambda found: found["name"] if found["name"][0].isupper() else found[0], sentence)
    said = SEATED.sub("", said)
    while ASIDE.search(said):
        said = ASIDE.sub(lambda found: f", {found['text'].strip()}" if found["text"].strip() else "", said)
    return BRACKETS.sub("", said)


def _begun(found: re.Match[str], said: str) -> str:
    """A number at the beginning of a sentence begins with a capital letter once it is a word."""
    begins = BEGINS.search(found.string[: found.start()]) and found.string.endswith((".", "?", "!", "…"))
    return said[:1].upper() + said[1:] if begins else said


def _number(found: re.Match[str], tongue: Grammar) -> str:
    """A number in the gender and case that the words beside it ask for."""
    text, whole = found.string, found["whole"]
    before = re.search(r"([\w'’]+)\s*$", text[: found.start()])
    after = re.match(r"[ \u00a0]([\w'’]+)", text[found.end() :])
    previous, following = (each[1].lower() if each else "" for each in (before, after))
    gender = _gender(tongue, previous, following)
    minus = f"{tongue.minus} " if found["minus"] else ""
    room = " " if before and before.end() == found.start() and not text[found.start() - 1].isspace() else ""
    if found["part"] == "5":
        return f"{room}{minus}{_half(int(whole), tongue, gender)}"
    case = _case(tongue, int(whole), previous, following, gender)
    said = cardinal(whole, tongue, gender, case)
    if found["part"]:
        said = f"{said} {tongue.point} {cardinal(found['part'], tongue, gender)}"
    joined = " " if text[found.end() : found.end() + 1].isalpha() else ""
    return f"{room}{minus}{said}{joined}"


def _gender(tongue: Grammar, previous: str, following: str) -> str:
    if re.fullmatch(tongue.feminine, following) or re.fullmatch(tongue.of_roses, previous):
        return "f"
    return "n" if re.fullmatch(tongue.neuter, following) else "m"


def _case(tongue: Grammar, number: int, previous: str, following: str, gender: str) -> str:
    """The case of a number: that of its noun where its ending tells, else of the word before it."""
    if re.fullmatch(tongue.of_something, previous):
        return "gen"
    counted = gender != "m" or re.fullmatch(tongue.players, following)
    if counted and following.endswith(("ами", "ями")):
        return "ins"
    if counted and following.endswith(("ам", "ям")):
        return "dat"
    if counted and following.endswith(("ах", "ях")):
        return "loc"
    ones = 0 if number % 100 in (11, 12, 13, 14) else number % 10
    if ones in (2, 3, 4) and re.fullmatch(tongue.genitive_plural, following):
        return "gen"
    return "acc" if ones == 1 and gender == "f" and following.endswith(("у", "ю")) else "nom"


def _half(whole: int, tongue: Grammar, gender: str) -> str:
    none, masculine, feminine, more = tongue.halves
    if whole == 0:
        return none
    if whole == 1:
        return feminine if gender == "f" else masculine
    return f"{cardinal(str(whole), tongue, gender)} {more}"


def cardinal(digits: str, tongue: Grammar, gender: str = "m", case: str = "nom") -> str:
    """How many: «две», «двух»; a number that begins with a nought, or is very long, digit by digit."""
    if len(digits) > LONGEST or (len(digits) > 1 and digits[0] == "0"):
        return " ".join(cardinal(digit, tongue) for digit in digits)
    number = int(digits)
    if tongue.name == "ru":
        said = _speller()(number, lang="ru", gender=gender, case=CASES[case][0])
    elif tongue.name == "uk":
        feminine = "feminine" if gender == "f" else "masculine"
        said = _speller()(number, lang="uk", gender=feminine, case=CASES[case][1])
        said = re.sub(r"\bодин$", "одне", said) if gender == "n" else said
    else:
        said = _speller()(number, lang=tongue.name)
    return str(said)


def ordinal(number: int, tongue: Grammar, gender: str) -> str:
    """Which one: «вторая», «третя»."""
    if not 0 < number < 1000:
        return cardinal(str(number), tongue)
    if tongue.name == "ru":
        return str(_speller()(number, lang="ru", to="ordinal", gender=gender))
    said = str(_speller()(number, lang="uk", to="ordinal"))
    soft, hard = {"f": ("я", "а"), "n": ("є", "е")}.get(gender, ("ій", "ий"))
    return said[:-2] + soft if said.endswith("ій") else said[:-2] + hard


@cache
def _speller() -> Callable[..., str]:
    """What spells a number out; it is loaded for the first number that is heard."""
    found: Callable[..., str] = import_module("num2words").num2words
    return found
