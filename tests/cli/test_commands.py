"""Every command in every language, for people and for programs."""

import json
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import pytest
from tests.books.deck_books import VENDETTA

from omerta.books.shelf import SHELF
from omerta.cli import COMMANDS, GROUPS, main
from omerta.notation import casebook
from omerta.table.serve import ServeRequest
from omerta.terminal import hosting
from omerta.words import LANGUAGES, explain_refusal, lexicon

ROOT = Path(__file__).parents[2]
EXAMPLE = str(ROOT / "examples" / "our-family.toml")
GUARDED = str(ROOT / "examples" / "guarded.game")


class Told(Protocol):
    code: int
    out: str
    err: str


Omerta = Callable[..., Told]

CALLS = [
    ("books",),
    ("deck", "family", "12", "--with", "doctor"),
    ("play", "classic", "--seats", "8", "--auto", "--seed", "3"),
    ("replay", GUARDED, "--why"),
    ("rule", "FAM-128"),
    ("rules", "classic", "--search", "doctor"),
    ("rules", "classic", "--coverage", "--verbose"),
    ("check", EXAMPLE, "--order"),
    ("book", "new", "our-book", "--based-on", "classic"),
    ("book", "export", "classic"),
    ("bench", "--games", "10", "--growth"),
    ("lab", "exact", "--players", "7", "--mafia", "2", "--doctor", "--detective"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("call", CALLS, ids=lambda call: " ".join(call[:2]))
def test_every_command_works_in_every_language(omerta: Omerta, language: str, call: tuple[str, ...]) -> None:
    before, after = omerta("--lang", language, *call), omerta(*call, f"--lang={language}")
    assert before.code == after.code == 0, before.err
    assert before.out
    assert not before.err
    assert "\x1b" not in before.out
    if call[0] != "bench":
        assert before.out == after.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "command",
    [
        (),
        *((name,) for name in (*COMMANDS, *GROUPS)),
        *((group, name) for group, names in GROUPS.items() for name in names),
    ],
)
def test_every_help_page_is_said_in_every_language(
    omerta: Omerta, language: str, command: tuple[str, ...]
) -> None:
    told = omerta(*command, "--help", "--lang", language)
    assert told.code == 0
    assert "cli-" not in told.out
    page = "-".join(("cli-help", *command))
    assert lexicon(language).say(page) in told.out


def test_the_page_of_help_says_how_to_begin(omerta: Omerta) -> None:
    told = omerta("--help")
    assert told.code == 0
    assert "omerta play classic" in told.out


def test_without_a_command_the_table_is_opened(omerta: Omerta, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[ServeRequest] = []
    monkeypatch.setattr(hosting, "serve", lambda wishes, environ, say, own: opened.append(wishes))
    assert omerta().code == 0
    assert omerta("--port", "8080", "--no-browser").code == 0
    assert [(wishes.host, wishes.database, wishes.browser) for wishes in opened] == [
        ("0.0.0.0", "", True),
        ("0.0.0.0", "", False),
    ]
    assert opened[1].port == 8080


def test_the_version(omerta: Omerta) -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+\n", omerta("--version").out)


def test_the_language_of_the_system(omerta: Omerta, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "uk_UA.UTF-8")
    assert "Класична мафія" in omerta("books").out
    assert "Classic Mafia" in omerta("books", "--lang", "en").out


@pytest.mark.parametrize(
    "call",
    [
        ("books",),
        ("deck", "classic", "8"),
        ("rule", "fam 268"),
        ("rules", "classic"),
        ("rules", "classic", "--coverage"),
        ("check", EXAMPLE),
        ("bench", "--games", "10"),
        ("replay", GUARDED),
        ("lab", "exact"),
    ],
    ids=lambda call: " ".join(call[:2]),
)
def test_programs_get_json(omerta: Omerta, call: tuple[str, ...]) -> None:
    told = omerta(*call, "--json")
    assert told.code == 0
    assert json.loads(told.out)


def test_the_shelf_names_every_book(omerta: Omerta) -> None:
    told = omerta("books").out
    assert all(f"({name})" in told for name in SHELF)


def test_a_deck_with_a_wanted_leader_leaves_the_usual_one_out(omerta: Omerta) -> None:
    deck = json.loads(omerta("deck", "family", "8", "--with", "sheriff", "--json").out)["deck"]
    assert deck["sheriff"] == 1
    assert "detective" not in deck
    with_doctor = json.loads(omerta("deck", "family", "8", "--with", "doctor", "--json").out)["deck"]
    assert with_doctor["detective"] == with_doctor["doctor"] == 1


def test_a_card_may_be_named_in_ones_own_language(omerta: Omerta) -> None:
    told = omerta("deck", "family", "8", "--with", "доктор", "--lang", "ru", "--json")
    assert json.loads(told.out)["deck"]["doctor"] == 1


def test_a_preset_and_a_house_rule(omerta: Omerta) -> None:
    deck = json.loads(omerta("deck", "family", "8", "--preset", "beginners-sheriff", "--json").out)["deck"]
    assert deck["sheriff"] == 1
    assert omerta("deck", "classic", "3").code == 1
    assert omerta("deck", "classic", "3", "--set", "reduced-deck=on").code == 0


def vendetta(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the deck law of the book on the shelf, without the rest of the book."""
    monkeypatch.setitem(SHELF, "vendetta", VENDETTA)


def test_a_deck_by_chance_and_for_whom(omerta: Omerta, monkeypatch: pytest.MonkeyPatch) -> None:
    vendetta(monkeypatch)
    drawn = [omerta("deck", "vendetta", "16", "--draw", str(seed), "--json").out for seed in (1, 1, 2)]
    assert drawn[0] == drawn[1] != drawn[2]
    for skill, hunters in (("beginners", 2), ("experienced", 3)):
        told = json.loads(omerta("deck", "vendetta", "9", "--for", skill, "--json").out)
        assert told["deck"]["hunter"] == hunters


def test_a_preset_brings_its_house_rules(omerta: Omerta, monkeypatch: pytest.MonkeyPatch) -> None:
    vendetta(monkeypatch)
    told = omerta("deck", "vendetta", "11", "--preset", "werewolf-invasion", "--with", "monk", "--json")
    assert told.code == 0
    found = json.loads(told.out)
    assert found["options"] == {"scenario": "werewolf-invasion"}
    assert {"monk", "werewolf", "kitsune"} <= set(found["deck"])
    set_alone = omerta("deck", "vendetta", "11", "--set", "scenario=werewolf-invasion", "--json")
    assert {"scout", "werewolf", "kitsune"} <= set(json.loads(set_alone.out)["deck"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hidden_lord_stays_hidden(omerta: Omerta, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    vendetta(monkeypatch)
    told = omerta("deck", "vendetta", "10", "--with", "lord", "--lang", language)
    assert told.code == 0
    assert lexicon(language).say("hidden-lord") in told.out


def test_a_refused_deck_is_told_with_its_rules(omerta: Omerta) -> None:
    told = omerta("deck", "classic", "8", "--cards", "5 mafia, doctor, 2 townsperson")
    assert told.code == 1
    assert "CLS-009" in told.out


def test_a_rule_in_any_spelling(omerta: Omerta) -> None:
    assert len({omerta("rule", *text.split()).out for text in ("FAM-268", "fam268", "fam 268")}) == 1
    assert "tie-break" in omerta("rule", "FAM-128").out


def test_an_exported_book_is_sound(omerta: Omerta, tmp_path: Path) -> None:
    for name in SHELF:
        path = tmp_path / f"{name}.toml"
        assert omerta("book", "export", name, "--output", str(path)).code == 0
        assert omerta("check", str(path)).code == 0


def test_a_started_book_is_sound(omerta: Omerta, tmp_path: Path) -> None:
    for name in SHELF:
        path = tmp_path / "new.toml"
        path.write_text(omerta("book", "new", "our-book", "--based-on", name).out, "utf-8")
        assert omerta("check", str(path)).code == 0, name


def test_coverage_fails_while_a_rule_is_missing(omerta: Omerta, monkeypatch: pytest.MonkeyPatch) -> None:
    all_pins = casebook.pins("vendetta")
    without = tuple(pin for pin in all_pins if "VEN-001" not in pin.case.rules)
    assert len(without) < len(all_pins)
    monkeypatch.setattr(casebook, "pins", lambda book: without)
    told = omerta("rules", "vendetta", "--coverage")
    assert told.code == 1
    assert "VEN-001" in told.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("call", [("deck", "vendetta", "36"), ("play", "vendetta", "--seats", "36")])
def test_ven_548_the_table_is_told_how_many_the_box_seats(
    omerta: Omerta, call: tuple[str, ...], language: str
) -> None:
    told = omerta(*call, "--lang", language)
    said = explain_refusal("box-too-small", lexicon(language), 35)
    assert told.code != 0
    assert "35" in said
    assert f"{said} (VEN-008, VEN-548)" in " ".join(told.err.split())


def test_an_interrupt_before_the_command_has_begun_is_quiet(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(language: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("omerta.cli.lexicon", interrupted)
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 130
    assert capsys.readouterr() == ("", "")


@pytest.mark.skipif(sys.platform == "win32", reason="there an interrupt cannot be sent to one process")
def test_an_interrupt_is_heard_by_what_a_script_started_in_the_background(tmp_path: Path) -> None:
    started = 'trap "" INT; exec "$@"'  # so a shell without job control starts what ends with &
    command = (
        sys.executable,
        "-m",
        "omerta.cli",
        "play",
        "classic",
        "--seats",
        "6",
        "--seed",
        "1",
        "--lang",
        "en",
    )
    running = subprocess.Popen(
        ["sh", "-c", started, "sh", *command],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        cwd=tmp_path,
        text=True,
    )
    assert running.stdout is not None
    try:
        for line in running.stdout:
            if line.startswith("Your card"):
                break
        running.send_signal(signal.SIGINT)
        running.communicate(timeout=60)
    finally:
        running.kill()
    assert running.returncode == 130
