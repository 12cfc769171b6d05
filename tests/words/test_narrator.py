"""What happened is told to the table, to the one it concerns, and to the host."""

import re
from typing import get_args

import pytest
from msgspec.structs import replace

from omerta.books.classic import CLASSIC
from omerta.books.family import FAMILY
from omerta.core import events as ev
from omerta.core.events import AGAINST, ALL, NOBODY, Event
from omerta.words import LANGUAGES, Nameplate, cards, lexicon, narrate, recite

NAMES = {3: "Глеб", 4: "Вера"}

EVENTS: tuple[Event, ...] = (
    ev.Opened(8, ("doctor",)),
    ev.Seeded(7),
    ev.Delegated("dealing", "host"),
    ev.Delegated("timing", "software"),
    ev.Dealt(4, "doctor"),
    ev.Recorded(4, "doctor"),
    ev.Jumped("night", 2),
    ev.PhaseBegan("introduction", 1),
    ev.PhaseBegan("night", 1),
    ev.PhaseBegan("day", 2),
    ev.Called("doctor"),
    ev.Called("yakuza"),
    ev.Woken("doctor", (4,)),
    ev.Woken("mafia", (3, 4, 6)),
    ev.Pointed(4, "shoot", (2,), (3, 4)),
    ev.Pointed(4, "pass", (), (4,)),
    ev.Acted("doctor", (4,), "heal", (2,)),
    ev.Acted("journalist", (4,), "compare", (2, 3), "held"),
    ev.Acted("mafia", (3, 4), "shoot", (), "no-agreement"),
    ev.Answered(4, "check", (5,), "mafioso"),
    ev.Answered(4, "look", (5,), "yes"),
    ev.Answered(4, "look", (5,), "no", shown=False),
    ev.Answered(4, "compare", (5, 6), "same"),
    ev.Answered(4, "compare", (5, 6), "different"),
    ev.Answered(4, "check", (5,), "none"),
    ev.Shown(4, "check", (5,), "yes"),
    ev.Met(4, 3, "priest"),
    ev.Granted("mafia", (3, 4)),
    ev.Slept("mafia"),
    ev.Imposed(4, "prisoner", 3),
    *(ev.Announced(4, mark) for mark in FAMILY.marks),
    *(ev.Freed(4, mark) for mark in FAMILY.marks),
    *(ev.Struck(4, "maniac", outcome, 3) for outcome in ("dies", "spared", "shielded", "covered")),
    ev.Spent(4, "doctor", 3),
    ev.Dawned(True),
    ev.Dawned(False),
    ev.Died(4),
    ev.Died(4, "fan"),
    *(ev.TalkOpened(kind, (4,), 60) for kind in get_args(ev.TalkKind) if kind != "signs"),
    ev.TalkOpened("discussion", (1, 2, 3), 420, names=True),
    ev.Readied(4),
    ev.TalkClosed("discussion"),
    ev.TalkClosed("defence"),
    ev.Claimed(4, "role", 4, "doctor"),
    ev.Claimed(4, "role", 5, "mafioso"),
    ev.Claimed(4, "learned", 5, "mafia"),
    ev.Claimed(4, "learned", 5, "yes"),
    ev.Claimed(4, "suspect", 5),
    ev.Claimed(4, "trust", 5),
    ev.VoteOpened(()),
    ev.Briefed(4, ("doctor",)),
    ev.VoteOpened((6, 2, 9)),
    ev.AskOpened((1, 2), (3, 4)),
    ev.Named(4, 5),
    ev.Named(4, 4),
    ev.Refrained(4),
    ev.AskClosed(),
    *(
        ev.CountOpened(kind, (5, 6), (1, 2, 3), order, 5 if order == "by-candidate" else 0)
        for kind in ("count", "recount", "confirm", "confirm-recount")
        for order in ("by-candidate", "at-once", "in-turn")
    ),
    ev.CountOpened("sentence", (5,), (1, 2), "at-once", 5),
    *(ev.Voted(4, target) for target in (5, NOBODY, AGAINST)),
    ev.Polled(((1, 5), (2, 6))),
    ev.SumsNoted(((5, 3), (6, 1))),
    ev.Agreed("mafia", "shoot", (4,), (2, 3)),
    ev.Agreed("mafia", "pass", (), (2, 3)),
    *(ev.Instructed(4, target) for target in (5, NOBODY, AGAINST)),
    *(ev.HandsCounted(5, tuple(range(hands))) for hands in (0, 1, 3, 5)),
    ev.Counted("count", ((5, (1, 2)), (6, (3,)), (7, ()))),
    ev.Counted("count", ((5, ()),)),
    ev.Counted("sentence", ((5, (1, 2)),), (3,)),
    ev.Tied((5, 6), False),
    ev.Tied((5, 6), True),
    ev.Tied((5, 6), True, True),
    ev.LotDrawn((5, 6), 6),
    ev.Accused(4),
    ev.Sentenced(4),
    ev.Cleared(4),
    ev.Acquitted(4),
    ev.Executed(4),
    ev.Executed(4, "judge"),
    ev.NobodyExecuted(),
    ev.HostChanged(4),
    ev.DrawOffered(),
    ev.DrawDeclared(),
    ev.Ended("mafia", (3, 4), ("doctor", "mafioso")),
    ev.Ended("", (), ("doctor", "mafioso")),
    ev.Closed(),
    ev.TimedOut(),
    ev.Prolonged(120),
    ev.Proceeded(),
    *(ev.Overruled(ruling, 4) for ruling in ("dies", "lives", "convict", "spare")),
    ev.Overruled("mark", 4, "silenced"),
    ev.Overruled("unmark", 4, "prisoner", "слип"),
    ev.Overruled("answer", 4, "same"),
    ev.Overruled("answer", 4, "doctor"),
    ev.Undone(3),
    ev.Stacked(("doctor", "mafioso", "mafioso")),
    ev.Turned(4, "mafioso"),
    ev.Numbered(4, 2),
    ev.Summoned("mafia", 2),
    ev.Hindered("mafia", 4, (3, 4)),
    ev.Pressed("mafia", 4, (5, 6)),
    ev.Pointed(4, "ambush", (), (4,)),
    ev.LeftToChance(4, "check", (5,), (4,)),
    ev.LeftToChance(4, "seem-hunter", (), (4,)),
    ev.Acted("maniac", (4,), "ambush", ()),
    ev.Struck(4, "maniac", "ambushed", 4),
    ev.Struck(4, "beauty", "dies"),
    ev.Struck(4, "beauty", "shielded", 3),
    ev.Lingered("mafia"),
    ev.SignsOpened((4, 8), 30),
    *(
        ev.Signed(4, about, value, (4, 8))
        for about, value in ((5, ""), (0, "unknown"), (0, "doctor"), (5, "yes"), (5, "mafioso"))
    ),
    ev.SignsClosed((4, 8)),
    ev.Saved(4),
    ev.Visited(4, ("mafia", "doctor")),
    ev.Visited(4, ()),
    ev.TalkOpened("speech", (4,), 60, names=True, most=1),
    ev.TalkOpened("more-talk", (1, 2, 4), 60, names=True),
    ev.TalkOpened("discussion", (1, 2, 4), 300, names=True, open_to=(2, 7)),
    ev.TalkClosed("speech"),
    ev.TalkClosed("more-talk"),
    ev.SpeechesOpened(4, (4, 5)),
    ev.SpeechesOpened(4, ()),
    ev.Started(4),
    ev.Rolled(3, "arbiter"),
    ev.Rolled(6, "ordinary"),
    ev.VoteOpened((4, 5), again=True),
    ev.CountOpened("proposal", (5, 6), (1, 2, 3), "in-turn"),
    ev.CountOpened("proposal", (5,), (1, 2, 3), "at-once"),
    ev.CountOpened("roses", (1, 2, 3), (1, 2, 3), "at-once"),
    ev.Voted(4, ALL),
    ev.Instructed(4, ALL),
    *(ev.Entered(4, target) for target in (5, NOBODY, AGAINST, ALL)),
    ev.RoseGiven(4, "black", 5),
    ev.RoseGiven(4, "red", 5),
    ev.Handed(4, 5),
    ev.HandsNoted(5, (1, 2)),
    ev.Counted("proposal", ((5, (1, 2)), (6, (1, 2))), (3,)),
    ev.Counted("count", ((5, ()), (6, ())), points=((5, 6), (6, 2))),
    ev.Counted("count", ((5, ()), (6, ())), points=((5, 0), (6, 0))),
    ev.Counted("roses", ((5, (1, 2)), (6, ())), points=((5, 4), (6, -2)), red=((5, ()), (6, (1,)))),
    ev.Counted("roses", ((5, ()), (6, ())), red=((5, (1,)), (6, ()))),
    ev.ResultHeld((1, 2, 4), 15),
    ev.LetBe(4),
    ev.ResultReleased(),
    ev.SteppedIn(4, "judge"),
    *(ev.DecisionOpened(kind, 4, (5, 6), 30) for kind in ("step-in", "arbiter", "avenge", "heir")),
    *(ev.Decided(kind, 4, 5) for kind in ("step-in", "arbiter", "avenge", "heir")),
    ev.Decided("step-in", 4, NOBODY),
    *(ev.DecisionLapsed(kind, 4) for kind in ("step-in", "arbiter", "avenge", "heir")),
    ev.LotDrawn((5, 6), 6, final=True),
    ev.CoinTossed((5, 6), True),
    ev.CoinTossed((5, 6), False),
    ev.Elected("office", 4),
    ev.Elected("arbiter", 4),
    ev.OfficeLeft(4, True),
    ev.OfficeLeft(4, False),
    ev.AllSentenced((5, 6)),
    ev.SentOut(4),
    ev.SentOut(4, "judge"),
    ev.HostChanged(4, among=(4, 5)),
    ev.Noticed("parity"),
    ev.Noticed("parity", holds=False),
    ev.DrawDeclared("mafia"),
    ev.Overruled("removed", 4),
)
SILENT = (
    ev.Seeded(7),
    ev.Briefed(4, ("doctor",)),
    ev.VoteOpened(()),
    ev.SpeechesOpened(4, ()),
    ev.ResultReleased(),
)


def who(seat: int) -> Nameplate:
    return Nameplate(seat, NAMES.get(seat, ""))


def told(event: Event, language: str, you: int | None = None, phase: str = "") -> str | None:
    return narrate(event, FAMILY, lexicon(language), you=you, phase=phase)


def test_every_event_is_tried() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(Event))


@pytest.mark.parametrize("manner", ["family", "chicago", "vendetta", "masks"])
@pytest.mark.parametrize("you", [None, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_sentence(language: str, you: int | None, manner: str) -> None:
    conduct = replace(FAMILY.conduct, masks=manner == "masks")
    book = replace(FAMILY, name="vendetta" if manner == "masks" else manner, conduct=conduct)
    for event in EVENTS:
        said = narrate(event, book, lexicon(language), who, you)
        if event in SILENT:
            assert said is None
            continue
        assert said is not None, event
        assert re.fullmatch(r"[^{}$]+[.?]", said), said
        assert said[0].isupper(), said
        assert "None" not in said
        assert "  " not in said


def test_the_dealt_card_is_read_by_its_owner() -> None:
    assert told(ev.Dealt(4, "doctor"), "en", you=4) == "Your card: doctor."
    assert told(ev.Dealt(4, "doctor"), "ru") == "Игрок 4: доктор."


def test_the_mafia_sees_who_is_awake_with_it() -> None:
    woken = ev.Woken("mafia", (3, 4, 6))
    assert told(woken, "ru", you=4) == "Вы открыли глаза. С вами: игроки 3 и 6."
    assert told(woken, "uk") == "Очі розплющено: гравці 3, 4 та 6."
    assert told(ev.Woken("doctor", (4,)), "en", you=4) == "You are awake. Nobody else is."


def test_an_answer_says_what_was_asked() -> None:
    mafia = ev.Answered(4, "check", (5,), "yes")
    assert narrate(mafia, CLASSIC, lexicon("ru"), you=4) == "Да. Игрок 5 на стороне мафии."
    assert told(ev.Answered(4, "look", (5,), "no"), "uk", you=4) == "Ні. Гравець 5 — не лідер."
    assert (
        told(ev.Answered(4, "compare", (5, 6), "same"), "en", you=4) == "Players 5 and 6 stand on one side."
    )
    assert told(ev.Answered(4, "check", (5,), "fan"), "ru") == "Ответ игроку 4: Карта игрока 5: поклонница."


def test_names_stand_where_numbers_stand() -> None:
    died = narrate(ev.Died(4, "fan"), FAMILY, lexicon("ru"), who)
    assert died == "Вера уходит, не попрощавшись. Карту на стол: поклонница."


def test_the_host_reads_in_his_language_which_line_of_the_victory_check_holds() -> None:
    noticed = ev.Noticed("both-gangs-live")
    assert "(живы обе банды)" in (told(noticed, "ru") or "")
    assert "(живі обидві банди)" in (told(noticed, "uk") or "")
    assert "(both gangs live)" in (told(noticed, "en") or "")
    assert "(of our own)" in (told(ev.Noticed("of-our-own"), "uk") or "")


def test_hands_are_counted_by_the_grammar() -> None:
    said = [told(ev.HandsCounted(5, tuple(range(hands))), "uk") for hands in (0, 1, 2, 5)]
    ends = ["жодної руки.", "одна рука.", "дві руки.", "5 рук."]
    assert said == [f"Проти гравця 5: {end}" for end in ends]


def test_the_introduction_sounds_unlike_the_night() -> None:
    mafia = ev.Called("mafia")
    assert told(mafia, "en", phase="introduction") != told(mafia, "en", phase="night")
    story = recite((ev.PhaseBegan("introduction", 1), mafia), FAMILY, lexicon("en"))
    assert story[1] == told(mafia, "en", phase="introduction")


def test_the_day_after_the_introduction_opens_the_eyes() -> None:
    assert told(ev.PhaseBegan("day", 1), "en") == "Day 1. Open your eyes. The family comes to the table."
    assert told(ev.PhaseBegan("day", 2), "en") == "Day 2. The family is at table."
    assert narrate(ev.PhaseBegan("day", 1), CLASSIC, lexicon("en")) == "Day 1. The town is awake."


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_the_end_all_cards_are_open(language: str) -> None:
    words = lexicon(language)
    said = cards(ev.Ended("town", (1,), ("doctor", "mafioso")), words)
    assert words.role("doctor") in said
    assert words.role("mafioso") in said
