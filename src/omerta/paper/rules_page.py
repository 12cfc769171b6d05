"""How ties are broken and who has won: the rules of this table with their numbers, for the host's elbow."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from omerta.books.ledger import rule, switches
from omerta.core.book.model import Book, Ending, Vote
from omerta.paper.sheets import PaperRule, RulePart
from omerta.words import Lexicon, switch_title, switch_value
from omerta.words.rules import rule_text

SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[A-ZА-ЯЁЄІЇҐ«])")
QUOTED = re.compile(r"`([^`]*)`")
SETTING_WORDS = 2
VARIANTS = ("Variant", "Option")


def rules_page(
    book: Book, cards: tuple[str, ...], house_rules: dict[str, str], words: Lexicon
) -> tuple[RulePart, ...]:
    """The vote and its ties, the victory check, and the house rules that were changed."""
    sides = {book.roles[card].side for card in cards}
    votes = [
        step
        for phase in book.cycle
        for step in book.phases[phase].steps.values()
        if isinstance(step, Vote) and not step.off
    ]
    ties = dict.fromkeys(number for vote in votes for number in _of_ties(book, vote, cards))
    ended = dict.fromkeys(
        number for ending in book.endings.values() if _may_come(ending, sides) for number in ending.rules
    )
    if book.conduct.stall_rounds:
        ended |= dict.fromkeys(book.cites.get("stall", ()))
    ties_told = [number for number in ties if not _is_idle(number, book, votes, house_rules)]
    told = {*ties_told, *ended}
    parts = (
        RulePart(words.say("paper-ties"), tuple(_told(ties_told, book, house_rules, words))),
        RulePart(words.say("paper-victory"), tuple(_told(ended, book, house_rules, words))),
        RulePart(words.say("paper-house-rules"), tuple(_changed(book, house_rules, told, words))),
    )
    return tuple(part for part in parts if part.rules)


def _of_ties(book: Book, vote: Vote, cards: tuple[str, ...]) -> Iterator[str]:
    """The rules behind a vote that has no clear result, as the book is played here."""
    for moment, comes in _moments(book, vote, cards).items():
        if comes:
            yield from book.cites.get(moment, ())


def _moments(book: Book, vote: Vote, cards: tuple[str, ...]) -> dict[str, bool]:
    lot, at_once = vote.tie_end == "lot", vote.procedure == "one-by-one"
    elects = vote.arbiter or vote.office is not None
    return {
        "most": not (at_once or vote.several),
        "half": at_once,
        "several": vote.several,
        "tie": not (at_once or vote.several),
        "tie-speech": vote.tie_speech_seconds > 0 and not vote.several,
        "proposal": vote.tie_end == "all" and not vote.several,
        "proposal-tie": vote.tie_end == "all" and vote.all_needs == "most",
        "coin": vote.tie_end == "all" and vote.all_needs == "most",
        "lot": lot or elects,
        "hung": vote.tie_end == "nobody",
        "most-of-day": at_once,
        "unnamed": vote.candidates == "named",
        "empty": True,
        "confirm-tie": vote.confirm != "none",
        "falls": vote.confirm != "none",
        "arbiter": vote.arbiter,
        "pardon": any(book.roles[card].pardons for card in cards),
        "after-pardon": any(book.roles[card].pardons for card in cards),
        "avenged": any(book.roles[card].avenges for card in cards),
        "decides": bool(vote.decides),
    }


def _may_come(ending: Ending, sides: set[str]) -> bool:
    """Can this line of the victory check ever decide a game between these sides?"""
    if ending.off:
        return False
    needed = {*ending.alive, ending.wins} - {"draw", "goes-on"}
    level = ending.level or ()
    return needed <= sides and sides.issuperset(level)


def _is_idle(number: str, book: Book, votes: Iterable[Vote], house_rules: dict[str, str]) -> bool:
    """Does this rule belong to a variant that nobody chose, or to roses where votes are given?"""
    found = rule(number)
    name = found.switch if found is not None else None
    if found is None or name is None or name not in book.switches:
        return False
    switch = book.switches[name]
    chosen = house_rules.get(name, switch.default) != switch.default
    if found.subsection.startswith(VARIANTS) and not chosen:
        return True
    paths = [path for patches in switch.values.values() for path in patches]
    of_roses = bool(paths) and all(path.endswith(".rose_needed") for path in paths)
    return of_roses and not any(vote.ballot == "roses" for vote in votes)


def _told(
    numbers: Iterable[str], book: Book, house_rules: dict[str, str], words: Lexicon
) -> Iterator[PaperRule]:
    for number in sorted(numbers):
        found = rule(number)
        if found is None:
            continue
        name = found.switch if found.switch in book.switches else None
        text = rule_text(found, words.language)
        if name is None or switches(found.book).get(name) != number:
            yield PaperRule(number, _plain(text))
            continue
        value = house_rules.get(name, book.switches[name].default)
        here = words.say("paper-here", {"setting": switch_value(name, value, words)})
        yield PaperRule(
            number, _plain(without_choice(text, name)), here, value != book.switches[name].default
        )


def _changed(book: Book, house_rules: dict[str, str], told: set[str], words: Lexicon) -> Iterator[PaperRule]:
    """The house rules that differ from the book and stand nowhere else on the page."""
    for name, value in house_rules.items():
        switch = book.switches[name]
        if value != switch.default and switch.rule not in told:
            yield PaperRule(switch.rule, switch_title(name, words), switch_value(name, value, words), True)


def without_choice(text: str, switch: str) -> str:
    """A rule without the sentence that lists the settings of its house rule: here one of them was chosen."""
    text = re.sub(rf" ?\([^()]*`{re.escape(switch)}`[^()]*\)", "", text)
    kept = [each for each in SENTENCE.split(text) if not _lists(each, switch)]
    return " ".join(kept) or text


def _lists(sentence: str, switch: str) -> bool:
    before, found, _ = sentence.partition(f"`{switch}`")
    return bool(found) and len(before.split()) <= SETTING_WORDS


def _plain(text: str) -> str:
    return QUOTED.sub(r"\1", text).replace("*", "").replace("->", "→")
