"""What is seen while one waits for the laboratory."""

import io
import time

import pytest
from rich.console import Console

from omerta.terminal import lab_questions
from omerta.terminal.console import Terminal
from omerta.words import lexicon


def shown(seconds: float, monkeypatch: pytest.MonkeyPatch, compiler: bool) -> str:
    """The bar of a terminal on which the first games come after so long, and then some more."""
    monkeypatch.setattr(lab_questions, "A_WHILE", 0.05)
    monkeypatch.setattr(lab_questions, "has_compiler", lambda: compiler)
    paper = io.StringIO()
    screen = Console(file=paper, force_terminal=True, width=100, color_system=None)
    with lab_questions._bar(Terminal(lexicon("en"), screen, screen, None)) as advance:
        time.sleep(seconds)
        advance(20, 400)
    return paper.getvalue()


def test_nothing_is_counted_before_it_is_known_of_how_many(monkeypatch: pytest.MonkeyPatch) -> None:
    told = shown(0.0, monkeypatch, compiler=True)
    assert "Getting ready" in told
    assert "None" not in told
    assert "20/400" in told
    assert "Playing" in told


def test_only_who_waits_for_a_compiler_is_told_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "half a minute" not in shown(0.0, monkeypatch, compiler=True)
    assert "half a minute" not in shown(0.3, monkeypatch, compiler=False)
    assert "half a minute" in shown(0.3, monkeypatch, compiler=True)
