"""Chicago and Vendetta at the terminal: scenarios, secret cards, roses, signs, and one who may step in."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import pytest

from omerta.books.shelf import SHELF
from omerta.terminal import menu
from omerta.terminal.console import Mistake, terminal
from omerta.words import LANGUAGES, lexicon
from omerta.words.called import by_number, say_of


class Told(Protocol):
    code: int
    out: str
    err: str


Omerta = Callable[..., Told]

SCENARIOS = tuple(name for name in SHELF["vendetta"].switches["scenario"].values if name != "none")
SPECIAL = "judge,ghost-talker,journalist,sergeant,moonwalker,mafia-boss"


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def dealt(omerta: Omerta, card: str, *arguments: str) -> str:
    """A seed with which you, in seat 1, hold this card."""
    for seed in range(1, 60):
        out = omerta("play", *arguments, "--seed", str(seed)).out
        if f"Your card: {card}." in out:
            return str(seed)
    raise AssertionError(f"nobody was dealt {card}")


@pytest.mark.parametrize("name", SCENARIOS)
def test_ven_403_every_scenario_is_played(omerta: Omerta, name: str) -> None:
    told = omerta("play", "vendetta", "--seats", "12", "--scenario", name, "--auto", "--seed", "2")
    assert told.code == 0, told.err
    assert lexicon("en").say(f"switch-scenario.{name}") in told.out
    assert "The game is over." in told.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_scenario_may_be_asked_for_in_ones_own_language(omerta: Omerta, language: str) -> None:
    title = lexicon(language).say("switch-scenario.wolf-pits").partition(":")[0]
    told = omerta("deck", "vendetta", "12", "--scenario", title, "--json", "--lang", language)
    assert json.loads(told.out)["options"] == {"scenario": "wolf-pits"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("call", "named"),
    [
        (
            ("play", "vendetta", "--scenario", "wolfpits"),
            ("wolf-pits", "love-triangle", "hunter-under-cover"),
        ),
        (("play", "chicago", "--scenario", "wolf-pits"), ("--scenario",)),
        (("play", "vendetta", "--seats", "9", "--scenario", "wolf-pits"), ("10",)),
        (("play", "vendetta", "--seats", "8", "--set", "scenario=duel-of-observers"), ("12",)),
        (("deck", "vendetta", "8", "--preset", "bloody-feuds"), ("11",)),
        (("play", "vendetta", "--preset", "classic", "--scenario", "wolf-pits"), ("classic", "wolf-pits")),
        (("play", "vendetta", "--scenario", "wolf-pits", "--set", "scenario=none"), ("none", "wolf-pits")),
        (("play", "vendetta", "--seats", "5"), ("VEN-015", "6")),
        (("play", "vendetta", "--set", "roses=on", "--set", "panic=on"), ("roses=on", "panic=on", "VEN-512")),
        (("deck", "vendetta", "9", "--set", "blood_vendetta=on,burning=on"), ("burning=on", "VEN-510")),
        (("play", "vendetta", "--set", "debate_minutes=99"), ("auto", "60")),
        (("play", "vendetta", "--set", "unpredictable=roses,panic"), ("6", "blood_vendetta", "ordinary")),
        (("play", "chicago", "--set", "no-repeat-target=judge"), ("off", "doctor")),
        (("books", "vendeta"), ("vendetta",)),
    ],
    ids=lambda value: " ".join(value)[:50],
)
def test_what_cannot_be_laid_is_explained(
    omerta: Omerta, language: str, call: tuple[str, ...], named: tuple[str, ...]
) -> None:
    told = omerta(*call, "--lang", language)
    assert told.code == 2
    assert not told.out
    for name in named:
        assert name in told.err


def test_house_rules_may_be_lists(omerta: Omerta) -> None:
    die = "roses,roses,panic,panic,ordinary,ordinary"
    told = omerta("deck", "vendetta", "12", "--set", f"unpredictable={die},masks=on", "--json")
    assert json.loads(told.out)["options"] == {"unpredictable": die, "masks": "on"}
    told = omerta("deck", "vendetta", "12", "--set", "debate_minutes=auto")
    assert told.code == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SHELF)
def test_a_book_is_opened(omerta: Omerta, name: str, language: str) -> None:
    told = omerta("books", name, "--lang", language)
    assert told.code == 0
    book = SHELF[name]
    for known in (*book.deck.presets, *book.deck.hidden, *book.switches):
        assert known in told.out
    opened = json.loads(omerta("books", name, "--json").out)
    assert [each["name"] for each in opened["scenarios"]] == (list(SCENARIOS) if name == "vendetta" else [])
    assert len(opened["house_rules"]) == len(book.switches)


def test_a_named_deck_is_played(omerta: Omerta) -> None:
    told = omerta("play", "vendetta", "--seats", "8", "--preset", "classic", "--seed", "1").out
    assert "In the deck: count, hunter ×2, lamia, vampire ×4." in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("wanted", "cards"),
    [("lord", ("king", "prince", "count")), ("werewolf-or-kitsune", ("werewolf", "kitsune"))],
)
def test_ven_068_ven_070_a_card_is_drawn_unseen(
    omerta: Omerta, language: str, wanted: str, cards: tuple[str, ...]
) -> None:
    words = lexicon(language)
    told = omerta("play", "vendetta", "--seats", "12", "--with", wanted, "--seed", "5", "--lang", language)
    deck = told.out.splitlines()[1].removesuffix(".").partition(": ")[2].split(", ")
    assert words.name("hidden", wanted) in deck
    assert not {words.role(card) for card in cards} & {*deck}
    seen = json.loads(omerta("replay", "omerta-vendetta-5.game", "--view", "public", "--json").out)["events"]
    laid = next(event["deck"] for event in seen if event["event"] == "opened")
    assert wanted in laid
    assert not {*cards} & {*laid}
    assert not any(event["event"] == "stacked" for event in seen)


def test_chi_443_a_closed_deck_is_not_told(omerta: Omerta) -> None:
    told = omerta("play", "chicago", "--seats", "9", "--set", "open-deck=off", "--seed", "1").out
    assert "In the deck: 9 cards. Only the host knows which." in told


def test_chi_185_a_judge_may_step_in_at_every_prompt_of_the_day(omerta: Omerta) -> None:
    table = ("chicago", "--seats", "11", "--with", "judge")
    seed = dealt(omerta, "judge", *table)
    for before in ("", "0\n"):
        told = omerta("play", *table, "--seed", seed, typed=f"{before}!\n0\n").out
        assert "  !  turn up the card" in told
        assert "You turn up your card: judge." in told
        assert "Player 1 has spoken: nobody goes to jail." in told
    told = omerta("play", *table, "--seed", seed, typed="5\n0\n5\nquit\n").out
    assert "face down" in told
    assert "  0  let it be\n  !  turn up the card" in told
    assert "The word of player 1" not in told


def test_chi_185_who_cannot_step_in_is_not_asked(omerta: Omerta) -> None:
    table = ("chicago", "--seats", "11", "--with", "judge")
    seed = dealt(omerta, "civilian", *table)
    told = omerta("play", *table, "--seed", seed, typed="5\n0\n5\n").out
    assert "face down" in told
    assert "let it be" not in told


def test_a_forced_deed_does_not_stand_in_the_way_of_taking_back(omerta: Omerta) -> None:
    table = ("chicago", "--seats", "11", "--with", "judge,doctor")
    seed = dealt(omerta, "doctor", *table)
    told = omerta("play", *table, "--seed", seed, typed="5\n0\n5\nundo\nquit\n").out
    if "Player 1 goes to jail" not in told:
        assert "Taken back.\nDay 1. Round the table" in told


def test_chi_108_nobody_abstains(omerta: Omerta) -> None:
    told = omerta("play", "chicago", "--seats", "11", "--seed", "1", typed="5\n0\n0\nwhy\nquit\n").out
    assert "Nobody abstains here. Choose from what is offered." in told
    assert "CHI-108" in told


def test_a_result_is_not_told_twice(omerta: Omerta) -> None:
    told = omerta("play", "chicago", "--seats", "11", "--seed", "1", "--auto").out
    assert "goes to jail" in told
    assert "The sentence stands" not in told
    assert "The table points at" not in told


@pytest.mark.parametrize(
    ("language", "signs"),
    [
        ("en", ("4", "4 mafioso", "yes", "commissioner")),
        ("ru", ("4", "4 мафиози", "да", "комиссар")),
        ("uk", ("4", "4 мафіозі", "так", "комісар")),
    ],
)
def test_chi_208_signs_with_a_ghost(omerta: Omerta, language: str, signs: tuple[str, ...]) -> None:
    Path("ghost.game").write_text(
        "chicago  1 ghost-talker, 2 commissioner, 3 mafioso, 4 mafioso, 9 seats\n"
        "given    jailed 2; night 2\nseed 4\nnight    mafia > 9\n",
        "utf-8",
    )
    typed = "\n".join(("2", *signs, "banana", "0", "quit"))
    told = omerta(
        "play", "chicago", "--from", "ghost.game", "--seed", "1", "--lang", language, typed=typed
    ).out
    words = lexicon(language).of("chicago")
    assert words.say("cli-may-sign") in told
    assert told.count(words.say("signed-you", {"sign": words.say("sign-yes")})) == 1
    commissioner = say_of(words, by_number, "signal-seat-and", (2,), {"value": words.role("commissioner")})
    assert say_of(words, by_number, "signed", (2,), {"sign": commissioner}) in told
    assert words.say("cli-no-card", {"name": "banana", "near": ""})[:12] in told
    assert words.say("signs-closed") in told
    kept = re.sub(r"\s+", " ", Path("ghost.game").read_text("utf-8"))
    assert "1 signs 4; 2 signs unknown; 1 signs 4 mafioso; 2 signs unknown; 1 signs yes;" in kept
    assert omerta("replay", "ghost.game").code == 0


def roses() -> menu.Menu:
    options = [(rose, (seat,)) for rose in ("black", "red") for seat in (2, 3, 4)]
    return menu.menu([*options, ("abstain", ())], (), 8, 1)


@pytest.mark.parametrize(
    ("typed", "understood"),
    [
        ("3 4", menu.Both((("black", (3,)), ("red", (4,))))),
        ("black 3", ("black", (3,))),
        ("чёрная роза 3", ("black", (3,))),
        ("черная 3", ("black", (3,))),
        ("красная", menu.Half("red")),
        ("0", ("abstain", ())),
    ],
)
def test_ven_454_two_roses_are_given_at_one_stroke(typed: str, understood: object) -> None:
    assert menu.understand(terminal(lexicon("ru")), roses(), typed) == understood


def test_one_number_is_not_two_roses() -> None:
    with pytest.raises(Mistake, match="cli-two-roses"):
        menu.understand(terminal(lexicon("en")), roses(), "3")


def test_ven_454_roses_at_the_table(omerta: Omerta) -> None:
    table = ("vendetta", "--seats", "9", "--set", "roses=on", "--seed", "1")
    told = omerta("play", *table, typed="0\n3 3\n3 1\n3 5\nquit\n").out
    assert lexicon("en").say("refusal-same-rose") in told
    assert lexicon("en").say("refusal-self-vote") in told
    assert told.count("Your black rose goes to player 3.") == 1
    assert told.count("Your red rose goes to player 5.") == 1


def test_two_deeds_are_told_apart_by_number_or_name() -> None:
    """The lamia goes visiting or brings a guest home (VEN-214)."""
    options = [(deed, (seat,)) for deed in ("visit", "take") for seat in (2, 3, 4)]
    offered = menu.menu(options, (), 8, 1)
    for typed in ("2 4", "bring 4", "bring home 4", "take 4"):
        assert menu.understand(terminal(lexicon("en")), offered, typed) == ("take", (4,))


def test_ven_277_three_players_are_asked_for(omerta: Omerta) -> None:
    Path("three.game").write_text(
        "vendetta  1 revenant, 2 3 hunter, 4 count, 10 seats\nseed 4\ngiven sunset 1\nsunset\n", "utf-8"
    )
    typed = "2 3\n2 3 3\n2 3 4\nquit\n"
    told = omerta("play", "vendetta", "--from", "three.game", "--seed", "1", typed=typed).out
    assert "3 numbers, for example 3 5 7" in told
    assert "3 players are needed" in told
    assert "Your choice: players 2, 3 and 4 (reckon)." in told


def test_ven_471_an_election_asks_for_whom(omerta: Omerta) -> None:
    told = omerta(
        "play", "vendetta", "--seats", "9", "--set", "arbiter=on", "--seed", "1", typed="0\n3\n"
    ).out
    assert "For whom? (vote)" in told
    assert "Against whom?" not in told


def test_ven_441_a_vote_is_not_asked_for_twice(omerta: Omerta) -> None:
    table = ("vendetta", "--seats", "9", "--set", "anonymous_vote=on", "--seed", "1")
    told = omerta("play", *table, typed="3\n4\n5\n0\n" + "1\n2\n3\n4\n5\n6\n7\n8\n9\n").out
    begun = told.index("The vote begins.")
    count = told[begun : told.index("Open your eyes.", begun)]
    assert count.count("Your vote:") == 1
    assert "You keep your vote" not in count[count.index("Your vote:") :]


def test_ven_490_a_silenced_player_hands_the_vote_over(omerta: Omerta) -> None:
    Path("spell.game").write_text(
        "vendetta  1 king, 2 3 4 hunter, 10 seats\nwith silence_spell=on\nseed 5\nintroduction\n"
        "night     overrule mark 1 spell; 3 names 5\n",
        "utf-8",
    )
    told = omerta("play", "vendetta", "--from", "spell.game", "--seed", "1", typed="3\nundo\n4\nquit\n").out
    assert "To whom? (hand the vote over)" in told
    assert "Your vote is in the hands of player 4." in told


def test_ven_551_who_is_out_sees_the_night_but_not_the_hosts_paper(omerta: Omerta) -> None:
    Path("out.game").write_text(
        "vendetta  1 vampire, 2 3 hunter, 4 count, 10 seats\nseed 4\nintroduction\nnight\n"
        "vote 1: 2 3 4 5; 1 executed\n",
        "utf-8",
    )
    told = omerta("play", "vendetta", "--from", "out.game", "--seed", "1").out
    assert "You are out. From now on you see everything" in told
    assert "points at" in told
    assert "strike: player" not in told


@pytest.mark.parametrize("seat", ["1", "7", "14"])
@pytest.mark.parametrize(
    "table",
    [
        ("chicago", "--with", SPECIAL),
        ("chicago", "--set", "last-words=all,role-claims=forbidden"),
        ("vendetta", "--with", "king,neophyte,leader,beauty,werewolf"),
        ("vendetta", "--set", "hunter_of_hunters=on,last_word=30s"),
        ("vendetta", "--set", "unpredictable=on,masks=on"),
        ("vendetta", "--set", "numbered_hunters=on,roses=on"),
    ],
    ids=" ".join,
)
def test_the_house_plays_any_seat_and_it_is_read_again(
    omerta: Omerta, table: tuple[str, ...], seat: str
) -> None:
    told = omerta(
        "play", *table, "--seats", "14", "--seat", seat, "--auto", "--seed", seat, "--save", "a.game"
    )
    assert told.code == 0, told.err
    assert "The game is over." in told.out
    assert omerta("replay", "a.game", "--view", seat, "--lang", "uk").code == 0


@pytest.mark.parametrize(
    ("table", "typed", "moment"),
    [
        (("chicago", "--with", "judge"), "5\n0\n5\n", "  0  let it be\n"),
        (("chicago", "--with", "doctor"), "5\n", "  0  nothing to add\n"),
        (("vendetta", "--set", "roses=on"), "0\nblack 3\n", "For whom? (red rose)"),
    ],
    ids=["held result", "speech", "roses"],
)
def test_a_game_goes_on_from_its_moment(
    omerta: Omerta, table: tuple[str, ...], typed: str, moment: str
) -> None:
    card = {"chicago": "judge" if "judge" in table else "doctor"}.get(table[0], "vampire")
    seed = dealt(omerta, card, *table, "--seats", "11")
    told = omerta("play", *table, "--seats", "11", "--seed", seed, "--save", "kept.game", typed=typed)
    assert moment in told.out[-200:]
    again = omerta("play", table[0], "--from", "kept.game", typed="quit\n")
    assert again.code == 0, again.err
    assert moment in again.out[-400:]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["chicago", "vendetta"])
def test_a_new_book_is_taken_off_the_shelf_and_checked(omerta: Omerta, name: str, language: str) -> None:
    assert omerta("book", "export", name, "--output", "own.toml", "--lang", language).code == 0
    text = Path("own.toml").read_text("utf-8").replace(f'name = "{name}"', 'name = "ours"', 1)
    Path("own.toml").write_text(text, "utf-8")
    assert omerta("check", "own.toml", "--order", "--lang", language).code == 0
    opened = omerta("books", "own.toml", "--lang", language)
    assert opened.code == 0
    assert "ours" in opened.out
