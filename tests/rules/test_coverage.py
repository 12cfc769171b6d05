"""Every rule of every book is pinned by a written game, or no software can show it."""

import pytest

from omerta.books.ledger import ledger, untestable
from omerta.books.shelf import SHELF
from omerta.notation.casebook import Coverage, coverage, pins


@pytest.fixture(scope="module", params=list(SHELF))
def covered(request: pytest.FixtureRequest) -> Coverage:
    """How the rules of a book are pinned."""
    return coverage(str(request.param))


def test_no_rule_is_missing(covered: Coverage) -> None:
    assert covered.missing == ()


def test_no_case_fails(covered: Coverage) -> None:
    assert covered.failing == ()


def test_every_rule_is_accounted_for(covered: Coverage) -> None:
    ids = {rule.id for rule in ledger(covered.book).rules}
    assert set(covered.pinned) | set(covered.untestable) == ids
    assert covered.rules == len(ids)


def test_what_is_called_untestable_is_not_pinned(covered: Coverage) -> None:
    pinned = {rule for pin in pins(covered.book) for rule in pin.case.rules}
    assert set(untestable(covered.book)) & pinned == set()


def test_what_is_called_untestable_is_in_the_ledger_with_a_reason(covered: Coverage) -> None:
    ids = {rule.id for rule in ledger(covered.book).rules}
    for rule, reason in untestable(covered.book).items():
        assert rule in ids
        kind, colon, why = reason.partition(":")
        assert kind
        assert colon
        assert len(why.split()) >= 2


def test_every_case_names_rules_of_its_book(covered: Coverage) -> None:
    ids = {rule.id for rule in ledger(covered.book).rules}
    wrong = {(pin.file, pin.case.number) for pin in pins(covered.book) if not set(pin.case.rules) <= ids}
    assert wrong == set()


def test_every_case_says_what_it_shows(covered: Coverage) -> None:
    assert {(pin.file, pin.case.number) for pin in pins(covered.book) if not pin.case.title} == set()
