"""What a plan may be made of: words that say no more than it knows of, and rounds in the usual order."""

from __future__ import annotations

from functools import cache

from msgspec.structs import fields

from omerta.core.book.model import (
    Ability,
    Book,
    Call,
    Conduct,
    Dawn,
    Ending,
    Gang,
    Role,
    Speeches,
    Talk,
    Vote,
)
from omerta.core.book.verbs import Kill, Learn, Shield, Word
from omerta.lab.fast.terms import DAWN, GANG, NAMES, PHASE, ROLE, SPEECHES, VOTE, need

ShapeRow = tuple[int, int, int, int, int, int]

KNOWN: dict[type[Word], str] = {
    Role: "side kind copies shows gang call type known rules abilities counts_as",
    Ability: "effects targets who optional off limit hears rules",
    Gang: "ability does agree head head_says numbered may_pass volley rules",
    Learn: "what of as_one exactly decoy",
    Shield: "blows on links from_now",
    Kill: "",
    Call: "who acts only_by_hand only_with alone apart seconds",
    Dawn: "last_word_seconds",
    Talk: "minutes signals names_candidates names_self by_living half_signal off",
    Speeches: "seconds names_candidates names",
    Vote: "candidates order hands duty recounts tie_end confirm overturned compulsory votes_self starter "
    "single needs all_needs from_round tie_speech_seconds defence_seconds last_word_seconds after_pardon "
    "pardon forced again_seconds decision_seconds hold_seconds muted_may_step_in rose_needed",
    Ending: "wins keepers quiet from_first at_dawn tells_host dead alive level at_most off rules",
    Conduct: "doomed_act doomed_learn call_dead call_blocked show_cards tell_saved marks_before_victory "
    "void_answer release late dead_watch role_claims stall_rounds stall temporary_host_up_to host_changes "
    "removals masks open_deck",
}
"""What the plan reads or may leave unread; whatever else there is must be as if it were not."""


def nothing_else(word: Word, where: str) -> None:
    """Refuse a word of the book that says more than the plan knows of."""
    known = KNOWN[type(word)].split()
    for name, default in _defaults(type(word)).items():
        if name not in known:
            need(getattr(word, name) == default, f"{where}.{name}")


@cache
def _defaults(kind: type[Word]) -> dict[str, object]:
    return {field.name: field.default for field in fields(kind)}


def in_order(book: Book, rows: list[ShapeRow]) -> None:
    """Names once and then the vote, in one phase; every call once and then the dawn, in one night."""
    need(len({*book.cycle}) == len(book.cycle) and not {*book.cycle} & {*book.opening}, "the order of phases")
    kinds = [row[0] for row in rows]
    naming = [at for at, kind in enumerate(kinds) if kind in (NAMES, SPEECHES)]
    vote = kinds.index(VOTE)
    need(len(naming) <= 1, "names put forward twice a round")
    need(not naming or (naming[0] < vote and PHASE not in kinds[naming[0] : vote]), "names after the vote")
    calls = [row[:2] for row in rows if row[0] in (GANG, ROLE)]
    need(len({*calls}) == len(calls), "a call made twice a round")
    need(kinds.count(DAWN) == 1, "one dawn a round")
    _one_night(book, kinds)


def _one_night(book: Book, kinds: list[int]) -> None:
    """From the first call to the dawn nothing else happens, and no new night begins."""
    dark = [book.phases[phase].dark for phase in book.cycle]
    falls = iter([each and not dark[at - 1] for at, each in enumerate(dark)])
    marked = [(kind, kind == PHASE and next(falls)) for kind in kinds]
    need(sum(fall for _, fall in marked) == 1, "one night a round")
    dawn = kinds.index(DAWN)
    need(not {GANG, ROLE} & {*kinds[dawn:]}, "a night over the turn of a round")
    first = next((at for at, kind in enumerate(kinds) if kind in (GANG, ROLE)), dawn)
    for kind, fall in marked[first:dawn]:
        need(kind in (PHASE, GANG, ROLE) and not fall, "something between a call and the dawn")
