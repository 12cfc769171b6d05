"""The ledgers are whole, and every rule in them can be found."""

from importlib import resources

import pytest

from omerta.books.ledger import BOOKS_WITH_LEDGERS, PREFIXES, Rule, ledger, rule, switches, untestable

COUNTS = {"classic": 112, "family": 445, "offscreen": 461, "chicago": 464, "vendetta": 559}
SWITCHES = {"classic": 14, "family": 21, "offscreen": 26, "chicago": 28, "vendetta": 33}
EVERY_BOOK = pytest.mark.parametrize("book", BOOKS_WITH_LEDGERS)


def found(id: str) -> Rule:
    """The rule, which must be there."""
    one = rule(id)
    assert one is not None
    return one


def test_the_shelf_has_five_ledgers() -> None:
    assert set(BOOKS_WITH_LEDGERS) == set(COUNTS)


@EVERY_BOOK
def test_numbers_are_consecutive_with_none_missing_or_doubled(book: str) -> None:
    numbers = [one.id for one in ledger(book).rules]
    assert numbers == [f"{PREFIXES[book]}-{n:03d}" for n in range(1, COUNTS[book] + 1)]


@EVERY_BOOK
def test_every_rule_is_complete(book: str) -> None:
    assert ledger(book).title
    for one in ledger(book).rules:
        assert one.book == book
        assert one.origin in ("source", "decision")
        assert one.text.strip() == one.text != ""
        assert one.section, one.id
        for words in (one.text, *one.tests):
            assert "[source]" not in words, one.id
            assert "[decision]" not in words, one.id
            assert "**" not in words, one.id
        assert all(test.strip() == test != "" for test in one.tests)


@EVERY_BOOK
def test_every_mentioned_rule_exists(book: str) -> None:
    for one in ledger(book).rules:
        assert one.id not in one.refers
        assert len(set(one.refers)) == len(one.refers)
        for other in one.refers:
            assert rule(other) is not None, f"{one.id} mentions {other}"


@EVERY_BOOK
def test_no_test_line_is_lost(book: str) -> None:
    """As many tests are read as the file holds."""
    text = (resources.files("omerta.books") / "ledgers" / f"{book}.md").read_text(encoding="utf-8")
    assert text.count("Test: ") == sum(len(one.tests) for one in ledger(book).rules)


def test_a_rule_in_a_list() -> None:
    one = found("CLS-081")
    assert one == Rule(
        id="CLS-081",
        book="classic",
        text="He may not give himself immunity in two consecutive nights; every other night is the most.",
        origin="source",
        section="Roles",
        subsection="doctor - врач",
        tests=("2 doctor: night 1→2, night 2→2 -> refused, night 2→5, night 3→2 -> accepted.",),
    )


@pytest.mark.parametrize(
    ("id", "text"),
    [
        (
            "FAM-026",
            "Players 6; Townsfolk in all 4; of them leaders 1; of them special townsfolk 0; "
            "Criminals in all 2; of them special mafiosi 0",
        ),
        ("FAM-001", "Component: plastic masks; Count 10"),
        ("FAM-089", "Slot 7; Who: mafia (with the moonwalker awake); Does: shoot"),
        ("CLS-002", "Item: mafia; Count: 2 (more in larger games)"),
        (
            "CHI-034",
            "Players 16; Town total 11; Commissioner 1; Special citizens 0-1; Criminals total 5; "
            "Special criminals 0-1",
        ),
        ("VEN-191", "Holder of: lord of vampires; Type card shown: special vampire (no lord card exists)"),
    ],
)
def test_a_rule_in_a_table_is_put_in_words(id: str, text: str) -> None:
    assert found(id).text == text


def test_a_rule_in_a_table_has_its_own_origin() -> None:
    assert [found(id).origin for id in ("VEN-190", "VEN-191", "CLS-013", "OFF-095")] == [
        "source",
        "decision",
        "decision",
        "source",
    ]


def test_sections() -> None:
    places = {id: (found(id).section, found(id).subsection) for id in ("FAM-268", "FAM-097", "CHI-100")}
    assert places == {
        "FAM-268": ("Resolution", "General principles"),
        "FAM-097": ("Round", "Night"),
        "CHI-100": ("Day/Night vote", "Nomination"),
    }
    assert found("CLS-001").section == ledger("classic").title == "Мафия (home rules by Harrix)"
    assert found("CHI-066").subsection == "Day"
    assert found("CHI-437").subsection == "House-rule switches (default first)"


def test_tests_inside_the_text() -> None:
    assert found("VEN-171").tests == (
        "queen protected player 4 by day; at night 4 is voted out -> 4 is executed.",
    )
    assert "Test: queen protected" in found("VEN-171").text
    assert len(found("VEN-220").tests) == 4
    assert len(found("VEN-421").tests) == 1
    assert found("VEN-421").tests[0].endswith("nothing happens and he has killed nobody.")
    assert found("VEN-390").tests[0].endswith("votes 1:1 -> vampires win.")


def test_a_rule_names_the_rules_it_leans_on() -> None:
    assert found("FAM-127").refers == ("FAM-122", "FAM-253", "FAM-159")
    assert found("FAM-403").refers == ("FAM-041", "FAM-049", "FAM-442")


def test_a_rule_names_its_switch() -> None:
    assert found("FAM-128").switch == "tie-break"
    assert found("CLS-045").switch == "last-word-seconds"
    assert found("VEN-420").switch == "pit_victim"
    assert found("CHI-009").switch == found("CHI-438").switch == "physical-deck"
    assert found("FAM-268").switch is None


@EVERY_BOOK
def test_switches_are_defined_by_rules_that_name_them(book: str) -> None:
    defined = switches(book)
    assert len(defined) == SWITCHES[book]
    assert all(found(id).switch == name for name, id in defined.items())


def test_the_list_of_switches_defines_them() -> None:
    assert switches("chicago")["physical-deck"] == "CHI-438"
    assert switches("vendetta")["no_repeat_target"] == "VEN-186"
    assert switches("offscreen")["doctor-limit"] == "OFF-201"


@pytest.mark.parametrize(
    "asked", ["FAM-268", "fam268", "FAM 268", "fam-268", " Fam_268 ", "FAM–268", "fam.268"]
)
def test_a_number_is_understood_however_it_is_written(asked: str) -> None:
    assert found(asked).id == "FAM-268"


def test_leading_zeros_may_be_left_out() -> None:
    assert found("cls1").id == "CLS-001"
    assert found("VEN-0012").id == "VEN-012"


@pytest.mark.parametrize(
    "asked", ["", "FAM", "268", "FAM-000", "FAM-446", "XYZ-001", "FAM-268a", "FAM-1-2", "FAM-٢"]
)
def test_an_unknown_number_finds_nothing(asked: str) -> None:
    assert rule(asked) is None


def test_an_unknown_book_is_an_error() -> None:
    with pytest.raises(KeyError):
        ledger("poker")


def test_the_untestable_rules_exist_and_have_a_reason() -> None:
    listed = {book: untestable(book) for book in BOOKS_WITH_LEDGERS}
    assert all(listed.values())
    for book, rules in listed.items():
        assert list(rules) == sorted(rules)
        for id, reason in rules.items():
            assert found(id).id == id
            assert found(id).book == book
            assert len(reason) >= 10
            assert found(id).tests == (), f"{id} has a test in the ledger"
