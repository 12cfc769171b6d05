"""The words of Chicago and of Vendetta, from plain lists."""

import re

import pytest
from msgspec.structs import replace

from omerta.books.family import FAMILY
from omerta.core import events as ev
from omerta.core.book.model import Book, Call, Phase, Role, Step
from omerta.core.events import Event
from omerta.words import LANGUAGES, lexicon, narrate, switch_setting, switch_value
from omerta.words.called import by_number, say_of
from omerta.words.wordings import WordingTurn


def listed(names: str) -> tuple[str, ...]:
    return tuple(names.split())


ROLES = {
    "chicago": listed(
        "commissioner civilian sergeant sheriff judge doctor prostitute ghost-talker moonwalker journalist"
        " bodyguard mafioso mafia-boss schemer ninja turncoat plague-doctor maniac"
    ),
    "vendetta": listed(
        "king prince count lamia undine queen neophyte nosferatu bride banshee dhampir revenant ghoul vampire"
        " werewolf kitsune monk leader scout beauty hunter"
        " warg-alpha cunning-warg vengeful-warg paralysing-warg tricky-warg"
    ),
}
RECONSTRUCTED = listed(
    "undine bride banshee dhampir revenant ghoul scout cunning-warg vengeful-warg paralysing-warg tricky-warg"
)
ACTING = {
    "chicago": listed(
        "commissioner sheriff mafia mafia-boss schemer maniac prostitute bodyguard doctor plague-doctor"
        " ghost-talker journalist"
    ),
    "vendetta": listed(
        "monk lamia undine queen hunters wargs tricky-warg cunning-warg lord nosferatu werewolf bride banshee"
        " dhampir scout revenant ghoul beauty"
    ),
}
MET = {
    "chicago": (*ROLES["chicago"], "mafia"),
    "vendetta": (*ACTING["vendetta"], "neophyte"),
}
TYPES = ("vampire", "special-vampire", "hunter", "special-hunter", "werewolf", "lord")
NAMED = listed(
    "gang-mafia gang-hunters gang-wargs gang-lord gang-werewolf cue-parts-hunters cue-parts-wargs"
    " side-town side-mafia side-loner side-vampires side-hunters side-werewolf side-wargs"
    " won-vampires won-hunters won-werewolf won-wargs"
    " kind-chief kind-lord kind-warg phase-brief-introduction phase-dawn phase-sunset"
    " begins-brief-introduction begins-dawn begins-sunset"
    " book-chicago book-chicago.about book-chicago.players"
    " book-vendetta book-vendetta.about book-vendetta.players"
)
CHICAGO_SWITCHES = {
    "night-order": "derived list",
    "physical-deck": "off on",
    "sheriff-replaces-commissioner": "off on",
    "plague-doctor-side": "mafia town",
    "night-death-reveal": "hidden role",
    "role-claims": "allowed forbidden",
    "open-deck": "on off",
    "mafia-victory": "last-standing parity",
    "nobody-left": "draw town",
    "duel-maniac": "fight maniac mafia",
    "stall-limit": "number",
    "nominations-per-speech": "1 any",
    "single-candidate": "jail confirm skip-first-day",
    "first-day-vote": "on off",
    "last-words": "none jailed all",
    "mafia-majority": "relative absolute",
    "blocked-cue": "spoken skipped",
    "call-dead-roles": "until-revealed never always",
    "guard-stops-prostitute": "off on",
    "doctor-covers-bond": "on off",
    "plague-doctor-saves": "one all",
    "frame-vs-mask": "frame mask",
    "journalist-mafia-entry": "group members",
    "announce-guard": "off on",
    "silenced-judge": "may-act blocked",
    "sergeant-double-post": "single both",
    "ghosts-watch": "off-with-ghost-talker never always",
    "no-repeat-target": "off list",
}
ON_OR_OFF = listed(
    "separate_hunters numbered_hunters anonymous_vote burning roses blood_vendetta hunter_of_hunters arbiter"
    " panic secrets silence_spell three_player masks queen_self prince_self no_repeat_target multi_vote"
    " execute_majority skip_doomed_info"
)
VENDETTA_SWITCHES = {
    **dict.fromkeys(ON_OR_OFF, "off on"),
    "scenario": (
        "none love-triangle bloody-feuds wrong-hunter duel-of-observers werewolf-invasion wolf-pits"
        " hunter-under-cover"
    ),
    "unpredictable": "off on list",
    "lord_check": "special lord",
    "prince_scope": "whole from_now",
    "nosferatu_uses": "unlimited once",
    "single_candidate": "plurality majority",
    "last_word": "off 30s",
    "stalemate_nights": "number",
    "neophyte_keeps_game": "always if_king",
    "warg_share": "half third any",
    "pit_victim": "hunter player",
    "debate_minutes": "auto number",
}
BOOKS = tuple(ROLES)
everywhere = pytest.mark.parametrize(
    ("language", "book"), [(language, book) for language in LANGUAGES for book in BOOKS]
)


@everywhere
def test_every_card_has_a_name_and_says_what_it_can_do(language: str, book: str) -> None:
    words = lexicon(language).of(book)
    for role in ROLES[book]:
        assert words.has(f"role-{role}")
        assert words.has(f"role-{role}.gen")
        assert words.has(f"about-{book}-{role}")
        assert words.about(book, role).endswith(".")
    assert len({words.role(role) for role in ROLES[book]}) == len(ROLES[book])


@pytest.mark.parametrize(
    ("language", "word"), [("en", "reconstruction"), ("ru", "реконструкция"), ("uk", "реконструкція")]
)
def test_ven_520_a_reconstructed_power_says_so(language: str, word: str) -> None:
    words = lexicon(language)
    assert [role for role in ROLES["vendetta"] if word in words.about("vendetta", role)] == [
        role for role in ROLES["vendetta"] if role in RECONSTRUCTED
    ]


@everywhere
def test_every_call_has_its_cue(language: str, book: str) -> None:
    words = lexicon(language).of(book)
    for call in ACTING[book]:
        assert words.has(f"cue-wakes-{call}"), call
    for opening in ("cue-meets", "cue-sleeps"):
        assert words.has(f"{opening}-{book}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_sides_gangs_phases_and_books_are_named(language: str) -> None:
    words = lexicon(language)
    assert [message for message in NAMED if not words.has(message)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("switches", [CHICAGO_SWITCHES, VENDETTA_SWITCHES])
def test_every_house_rule_has_its_texts(language: str, switches: dict[str, str]) -> None:
    words = lexicon(language)
    for name, values in switches.items():
        assert words.has(f"switch-{name}"), name
        for value in values.split():
            assert words.has(switch_setting(name, value)), (name, value)


def test_numbers_and_lists_are_spoken_too() -> None:
    en, ru = lexicon("en"), lexicon("ru")
    assert switch_value("nominations-per-speech", "1", en) == "one at most"
    assert switch_value("last_word", "30s", ru) == "30 секунд"
    assert switch_value("stall-limit", "3", ru) == "через 3 раунда"
    assert switch_value("no-repeat-target", "doctor,sheriff", en) == "forbidden to: doctor and sheriff"
    faces = "ordinary, ordinary, roses, roses, panic, secrets"
    assert switch_value("unpredictable", faces, en).endswith("Roses, Roses, Panic and Secrets")
    assert switch_value("unpredictable", faces, en).startswith("yes, from one to six: Ordinary vote")


def of_the_book(name: str) -> Book:
    """A book with that name, and what the narrator looks at."""
    meeting: dict[str, Step] = {call: Call(call, acts=False) for call in MET[name]}
    acting: dict[str, Step] = {call: Call(call) for call in ACTING[name]}
    return replace(
        FAMILY,
        name=name,
        roles={role: Role(side="none") for role in ROLES[name]},
        phases={"introduction": Phase(meeting, dark=True), "day": Phase(acting, dark=True)},
    )


def told(event: Event, book: str, language: str, phase: str = "", turn: int | None = None) -> str:
    said = narrate(event, of_the_book(book), lexicon(language), phase=phase, turn=WordingTurn(turn))
    assert said is not None
    return said


def test_a_book_has_its_own_words_where_it_wants_them() -> None:
    words = lexicon("en")
    chicago = words.of("chicago")
    assert chicago.say("cue-wakes-maniac") == words.say("cue-wakes-maniac-chicago")
    assert words.of("family").say("cue-wakes-maniac") == words.say("cue-wakes-maniac")
    assert chicago.say("list-and", {"first": "5", "last": "6"}) == "5 and 6"
    assert words.of("vendetta").name("phase", "introduction") == "introduction day"
    assert not words.has("answer-special-vampire")
    assert words.of("vendetta").has("answer-special-vampire")


def test_ven_501_masks_are_raised_instead_of_closing_the_eyes() -> None:
    masked = lexicon("en").of("vendetta", "masks")
    assert masked.say("begins-dawn") == "Raise your masks, dear guests, until you are called."
    assert masked.say("dawn-quiet") == "Lower your masks."
    assert masked.say("cue-wakes-monk") == lexicon("en").say("cue-wakes-monk")


@everywhere
def test_every_call_is_spoken_and_no_two_sound_alike(language: str, book: str) -> None:
    for phase, calls in (("introduction", MET[book]), ("day", ACTING[book])):
        opened = {told(ev.Called(call), book, language, phase) for call in calls}
        closed = {told(ev.Slept(call), book, language, phase) for call in calls}
        assert len(opened) == len(closed) == len(calls)
        assert all(re.fullmatch(r"[^{}$]+[.?]", said) for said in opened | closed)


def test_ven_102_the_hunters_part_otherwise_than_they_strike() -> None:
    hunters = ev.Slept("hunters")
    assert told(hunters, "vendetta", "en", "introduction").endswith("strangers again.")
    assert told(hunters, "vendetta", "en", "day").startswith("It is done.")


def test_ven_103_the_common_call_names_no_card() -> None:
    assert told(ev.Slept("werewolf"), "vendetta", "ru", "day") == "Оборотень уходит в тень."
    assert told(ev.Slept("lord"), "vendetta", "uk", "day") == "Повелитель вампірів відступає в тінь."


@pytest.mark.parametrize("language", LANGUAGES)
def test_ven_209_a_type_card_is_not_a_role_card(language: str) -> None:
    words = lexicon(language).of("vendetta")
    for shown in TYPES:
        said = told(ev.Shown(4, "check", (5,), shown), "vendetta", language)
        assert say_of(words, by_number, f"answer-{shown}", (5,)) in said
        assert words.has(f"sign-{shown}")


def test_ven_266_a_number_is_shown_on_the_fingers() -> None:
    said = [told(ev.Shown(4, "listen", (5,), number), "vendetta", "ru") for number in ("0", "1", "2")]
    ends = ["Сжатый кулак: ни одного.", "Один палец.", "Показано пальцев: 2."]
    assert [text.endswith(end) for text, end in zip(said, ends, strict=True)] == [True, True, True]


@everywhere
def test_what_the_table_hears_names_no_card(language: str, book: str) -> None:
    words = lexicon(language)
    cases = ("nom", "gen", "acc", "dat", "ins")
    names = "|".join(sorted({words.role(role, case) for role in ROLES[book] for case in cases}))
    heard: tuple[Event, ...] = (
        *(ev.PhaseBegan(phase, 1) for phase in ("introduction", "night", "dawn", "day", "sunset")),
        ev.Dawned(True),
        ev.Dawned(False),
        ev.Died(4),
        ev.Executed(4),
        ev.NobodyExecuted(),
        ev.TalkOpened("discussion", (1, 2), 300, names=True),
        ev.Counted("count", ((5, (1, 2)),)),
        ev.Counted("count", ((5, ()),)),
        *(ev.Announced(4, mark) for mark in ("silenced", "barred", "branded")),
    )
    for event in heard:
        for turn in (None, *range(5)):
            said = told(event, book, language, turn=turn)
            assert not re.search(rf"\b({names})\b", said, re.IGNORECASE), said
