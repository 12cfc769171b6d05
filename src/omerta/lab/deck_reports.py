"""Reports on decks: who wins, how long it lasts, who lives, what each card is worth, which decks lean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from omerta.core.book.model import Book
from omerta.lab.audit import AuditedDeck, Verdict
from omerta.lab.balance import Balance
from omerta.lab.deck_words import (
    audit_columns,
    audit_how,
    audit_rows,
    between,
    chances_told,
    columns,
    deck_told,
    gain_between,
    number,
    points,
    share,
    side_name,
    whose,
)
from omerta.lab.lab_game import Experiment
from omerta.lab.plots import (
    Axis,
    Column,
    Curve,
    PlottedNumber,
    card_values,
    length_histogram,
    survival_curves,
    win_chances,
)
from omerta.lab.report import Figure, Report, ReportTable, Section
from omerta.lab.values import Worth
from omerta.words import Lexicon, describe_switch


def balance_report(found: Balance, words: Lexicon) -> Report:
    """All that so many games tell about a deck."""
    experiment = found.experiment
    lead = _told(found, words)
    how = words.say("lab-how", {"number": found.tally.games, "whose": whose(experiment.mind, words)})
    sections = (_who(found, words, lead), _length(found, words), _living(found, words), _first(found, words))
    return Report(_title(experiment, words), lead, (_deck(experiment, words, how), *sections))


def value_report(experiment: Experiment, found: Sequence[Worth], words: Lexicon) -> Report:
    """What each card of a deck is worth to its side."""
    best = found[0]
    by = whose(experiment.mind, words)
    gain = f"{points(best.gain.mean, words)} ({gain_between(best.gain, words)})"
    lead = words.say("lab-worth-lead", {"card": words.role(best.card), "gain": gain, "whose": by})
    estimates = [
        PlottedNumber(
            words.role(each.card),
            each.gain.mean,
            each.gain.low,
            each.gain.high,
            points(each.gain.mean, words),
            each.side,
        )
        for each in found
    ]
    rows = tuple(
        (
            words.role(each.card),
            words.name("side", each.side),
            points(each.gain.mean, words),
            gain_between(each.gain, words),
        )
        for each in found
    )
    figure = Figure(
        card_values(estimates, Axis(words.say("lab-axis-worth"), "points")),
        lead,
        ReportTable(columns(words, "card", "side", "worth", "interval"), rows, 2),
    )
    games = min(each.games for each in found)
    about = words.say("lab-worth-about", {"number": games, "whose": by})
    worth = Section(words.say("lab-worth"), (about,), figure)
    return Report(_title(experiment, words), lead, (_deck(experiment, words), worth))


def audit_report(books: Sequence[Book], found: Mapping[str, Sequence[Verdict]], words: Lexicon) -> Report:
    """Every deck of some books and how far it leans."""
    verdicts = [each for of_book in found.values() for each in of_book]
    leaning = sum(each.leans for each in verdicts)
    lead = words.say("lab-audit-lead", {"number": len(verdicts), "leaning": leaning})
    sections = tuple(audit_section(book, found[book.name], words) for book in books if found.get(book.name))
    how = Section(words.say("lab-audit-tried"), (audit_how(verdicts, words),))
    return Report(words.say("lab-audit-title"), lead, (how, *sections))


def audit_section(book: Book, found: Sequence[Verdict], words: Lexicon) -> Section:
    """One book of an audit."""
    estimates = [
        PlottedNumber(
            verdict_name(each.entry),
            chance.share,
            chance.low,
            chance.high,
            f"{side_name(each.leader, words)} {share(chance.share, words, 0)}",
            each.leader,
        )
        for each in found
        for chance in (each.balance.sides[each.leader],)
    ]
    leaning = [verdict_name(each.entry) for each in found if each.leans]
    said = words.say("lab-audit-said", {"number": len(leaning), "decks": words.join(leaning)})
    return Section(
        words.name("book", book.name),
        (said,),
        Figure(
            win_chances(estimates, Axis(words.say("lab-axis-leader"), "percent")),
            said,
            ReportTable(audit_columns(words), audit_rows(found, words), 3),
        ),
    )


def verdict_name(entry: AuditedDeck) -> str:
    """A deck of a book by its number of players, and what is typed to get it if it has a name."""
    return f"{entry.players} · {entry.preset}" if entry.preset else str(entry.players)


def _title(experiment: Experiment, words: Lexicon) -> str:
    return words.say(
        "lab-tried", {"book": words.name("book", experiment.bare_book.name), "number": len(experiment.deck)}
    )


def _deck(experiment: Experiment, words: Lexicon, *further: str) -> Section:
    rules = [describe_switch(name, value, words) for name, value in experiment.house_rules.items()]
    return Section(
        words.say("lab-deck"), (deck_told(experiment.rules, experiment.deck, words), *rules, *further)
    )


def _told(found: Balance, words: Lexicon) -> str:
    by = whose(found.experiment.mind, words)
    return words.say("lab-balance-lead", {"chances": chances_told(found.sides, words), "whose": by})


def _who(found: Balance, words: Lexicon, lead: str) -> Section:
    estimates = [
        PlottedNumber(
            side_name(side, words), chance.share, chance.low, chance.high, share(chance.share, words), side
        )
        for side, chance in found.sides.items()
    ]
    rows = tuple(
        (side_name(side, words), share(chance.share, words), between(chance, words))
        for side, chance in found.sides.items()
    )
    figure = Figure(
        win_chances(estimates, Axis(words.say("lab-axis-chance"), "percent")),
        lead,
        ReportTable(columns(words, "side", "chance", "interval"), rows),
    )
    return Section(words.say("lab-exact-who"), (words.say("lab-interval-about"),), figure)


def _length(found: Balance, words: Lexicon) -> Section:
    counted = found.tally
    longest = max(counted.lengths)
    shares = {rounds: counted.lengths.get(rounds, 0) / counted.games for rounds in range(1, longest + 1)}
    said = words.say("lab-length-said", {"rounds": number(counted.rounds, words)})
    figure = Figure(
        length_histogram(
            [Column(str(rounds), part) for rounds, part in shares.items()],
            Axis(words.say("lab-axis-rounds")),
            Axis(words.say("lab-axis-share"), "percent"),
        ),
        said,
        ReportTable(
            columns(words, "rounds", "share"),
            tuple((str(rounds), share(part, words)) for rounds, part in shares.items()),
        ),
    )
    return Section(words.say("lab-exact-length"), (said,), figure)


def _living(found: Balance, words: Lexicon) -> Section:
    counted, roles = found.tally, found.experiment.rules.roles
    cards = [card for card in roles if card in counted.seats]
    curves = [
        Curve(words.role(card), tuple(enumerate(counted.survival(card))), roles[card].side) for card in cards
    ]
    rows = tuple((words.role(card), share(counted.survivors(card).share, words)) for card in cards)
    best = max(cards, key=lambda card: counted.survivors(card).share)
    said = words.say(
        "lab-living-said", {"card": words.role(best), "share": share(counted.survivors(best).share, words)}
    )
    figure = Figure(
        survival_curves(
            curves, Axis(words.say("lab-axis-rounds")), Axis(words.say("lab-axis-alive"), "percent")
        ),
        said,
        ReportTable(columns(words, "card", "lives"), rows),
    )
    about = words.say("lab-living-about")
    return Section(words.say("lab-exact-living"), (about, said), figure)


def _first(found: Balance, words: Lexicon) -> Section:
    counted = found.tally
    shares = sorted(((part / counted.games, card) for card, part in counted.first.items()), reverse=True)
    rows = tuple((words.role(card), share(part, words)) for part, card in shares)
    return Section(words.say("lab-first"), table=ReportTable(columns(words, "card", "first-out"), rows))
