"""The report on a plain game: who wins, how it depends on the mafia, how long it lasts, who lives."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from omerta.lab.exact import PlainGame, PlainPart, Solved
from omerta.lab.exact_words import fraction, percent, phase_name, rules_told
from omerta.lab.plots import (
    Axis,
    Column,
    Curve,
    PlottedNumber,
    growth_lines,
    length_histogram,
    survival_curves,
    win_chances,
)
from omerta.lab.report import Figure, Report, ReportTable, Section
from omerta.words import Lexicon

SIDE_OF: dict[PlainPart, str] = {
    "townsperson": "town",
    "doctor": "town",
    "detective": "town",
    "mafioso": "mafia",
}


def exact_report(game: PlainGame, solved: Solved, by_mafia: Mapping[int, Fraction], words: Lexicon) -> Report:
    """All that is known of a game; `by_mafia` are the mafia's chances with other numbers of mafiosi."""
    chances = {"town": percent(solved.town, words), "mafia": percent(solved.mafia, words)}
    sections = (
        _who(solved, words),
        Section(words.say("lab-exact-rules"), rules_told(game, words)),
        _mafiosi(by_mafia, words),
        _length(game, solved, words),
        _living(solved, words),
    )
    title = words.say("lab-exact-title", {"players": game.players, "mafia": game.mafia})
    return Report(title, words.say("lab-exact-lead", chances), sections)


def _who(solved: Solved, words: Lexicon) -> Section:
    chances = {"town": solved.town, "mafia": solved.mafia}
    estimates = [
        PlottedNumber(
            words.name("side", side),
            float(chance),
            float(chance),
            float(chance),
            percent(chance, words),
            side,
        )
        for side, chance in chances.items()
    ]
    columns = _said(words, "lab-column-side", "lab-column-chance", "lab-column-fraction")
    rows = tuple(
        (words.name("side", side), percent(chance, words), fraction(chance, words))
        for side, chance in chances.items()
    )
    told = {side: percent(chance, words) for side, chance in chances.items()}
    return Section(
        words.say("lab-exact-who"),
        (words.say("lab-exact-who-about"),),
        Figure(
            win_chances(estimates, Axis(words.say("lab-axis-chance"), "percent")),
            words.say("lab-exact-lead", told),
            ReportTable(columns, rows),
        ),
    )


def _mafiosi(by_mafia: Mapping[int, Fraction], words: Lexicon) -> Section:
    sides = ("town", "mafia")
    chances = {number: {"town": 1 - mafia, "mafia": mafia} for number, mafia in by_mafia.items()}
    curves = [
        Curve(
            words.name("side", side),
            tuple((number, float(each[side])) for number, each in chances.items()),
            side,
        )
        for side in sides
    ]
    rows = tuple(
        (str(number), *(percent(each[side], words) for side in sides)) for number, each in chances.items()
    )
    columns = (words.say("lab-column-mafiosi"), *(words.name("side", side) for side in sides))
    least, most = min(by_mafia), max(by_mafia)
    ends = {"low": percent(by_mafia[least], words), "high": percent(by_mafia[most], words)}
    return Section(
        words.say("lab-exact-mafiosi"),
        (words.say("lab-exact-mafiosi-about"),),
        Figure(
            growth_lines(
                curves,
                Axis(words.say("lab-axis-mafiosi")),
                Axis(words.say("lab-axis-chance"), "percent", most=1.02),
            ),
            words.say("lab-exact-mafiosi-said", {"least": least, "most": most, **ends}),
            ReportTable(columns, rows, numbers=0),
        ),
    )


def _length(game: PlainGame, solved: Solved, words: Lexicon) -> Section:
    shares = [
        (phase_name(at, game.first, words), share) for at, share in enumerate(solved.lengths) if at or share
    ]
    likeliest = max(shares, key=lambda each: each[1])
    return Section(
        words.say("lab-exact-length"),
        (),
        Figure(
            length_histogram(
                [Column(name, float(share)) for name, share in shares],
                Axis(words.say("lab-axis-phase")),
                Axis(words.say("lab-axis-share"), "percent"),
            ),
            words.say(
                "lab-exact-length-said", {"phase": likeliest[0], "share": percent(likeliest[1], words)}
            ),
            ReportTable(
                _said(words, "lab-column-phase", "lab-column-share"),
                tuple((name, percent(share, words)) for name, share in shares),
            ),
        ),
    )


def _living(solved: Solved, words: Lexicon) -> Section:
    curves = [
        Curve(words.role(part), tuple((at, float(share)) for at, share in enumerate(shares)), SIDE_OF[part])
        for part, shares in solved.survival.items()
    ]
    rows = tuple(
        (str(at), *(percent(shares[at], words) for shares in solved.survival.values()))
        for at in range(len(solved.lengths))
    )
    columns = (words.say("lab-axis-played"), *(words.role(part) for part in solved.survival))
    last = [
        words.say("lab-exact-living-share", {"card": words.role(part), "share": percent(shares[-1], words)})
        for part, shares in solved.survival.items()
    ]
    return Section(
        words.say("lab-exact-living"),
        (words.say("lab-exact-living-about"),),
        Figure(
            survival_curves(
                curves, Axis(words.say("lab-axis-played")), Axis(words.say("lab-axis-alive"), "percent")
            ),
            words.say("lab-exact-living-said", {"shares": words.join(last)}),
            ReportTable(columns, rows, numbers=0),
        ),
    )


def _said(words: Lexicon, *messages: str) -> tuple[str, ...]:
    return tuple(words.say(message) for message in messages)
