"""What the laboratory found out, as tables to read and as data for programs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from omerta.core.book.model import Book
from omerta.lab.audit import Verdict
from omerta.lab.balance import Balance
from omerta.lab.deck_words import (
    audit_columns,
    audit_how,
    audit_rows,
    between,
    columns,
    deck_told,
    gain_between,
    number,
    points,
    share,
    side_name,
)
from omerta.lab.lab_game import Trial
from omerta.lab.search import Found, Proposals
from omerta.lab.tournament import Match
from omerta.lab.values import Worth
from omerta.terminal.console import Desk, title
from omerta.words import describe_switch


def _head(desk: Desk, trial: Trial) -> None:
    """The table that was tried."""
    book, words = trial.rules, desk.words
    desk.say("lab-tried", {"book": title(book, words), "number": len(trial.deck)}, "bold")
    desk.write(deck_told(book, trial.deck, words), "dim")
    for name, value in trial.options.items():
        desk.write(describe_switch(name, value, words), "dim")


def show_balance(desk: Desk, found: Balance) -> None:
    """Who wins, how long it lasts, and what becomes of each card."""
    words, counted = desk.words, found.tally
    _head(desk, found.trial)
    desk.write()
    rows = [
        (side_name(side, words), share(chance.share, words), between(chance, words))
        for side, chance in found.sides.items()
    ]
    desk.table(columns(desk.words, "side", "chance", "interval"), rows, right=(1, 2))
    desk.write()
    desk.say(
        "lab-games-played",
        {"number": counted.games, "bots": found.trial.mind, "rounds": number(counted.rounds, words)},
    )
    desk.write()
    cards = [
        (
            words.role(card),
            share(counted.survivors(card).share, words),
            share(counted.first.get(card, 0) / counted.games, words),
        )
        for card in found.trial.rules.roles
        if card in counted.seats
    ]
    desk.table(columns(desk.words, "card", "lives", "first-out"), cards, right=(1, 2))


def _trial_data(trial: Trial, seed: int) -> dict[str, object]:
    return {
        "book": trial.bare_book.name,
        "players": len(trial.deck),
        "deck": dict(Counter(trial.deck)),
        "options": trial.options,
        "bots": trial.mind,
        "seed": seed,
    }


def balance_data(found: Balance) -> dict[str, object]:
    """A balance for programs."""
    return {
        **_trial_data(found.trial, found.seed),
        "games": found.tally.games,
        "precise": found.enough,
        "sides": found.sides,
        "rounds": found.tally.rounds,
        "lengths": found.tally.lengths,
        "survival": {card: found.tally.survival(card) for card in found.tally.seats},
        "first_out": found.tally.first,
    }


def show_values(desk: Desk, trial: Trial, found: Sequence[Worth]) -> None:
    """What each card is worth."""
    words = desk.words
    _head(desk, trial)
    desk.write()
    rows = [
        (
            words.role(each.card),
            words.name("side", each.side),
            points(each.gain.mean, words),
            gain_between(each.gain, words),
        )
        for each in found
    ]
    desk.table(columns(desk.words, "card", "side", "worth", "interval"), rows, right=(2, 3))
    desk.write()
    desk.say("lab-worth-about", {"number": min(each.games for each in found), "bots": trial.mind})


def values_data(trial: Trial, seed: int, found: Sequence[Worth]) -> dict[str, object]:
    """The worth of cards for programs."""
    return {**_trial_data(trial, seed), "values": found}


def show_audit(desk: Desk, books: Sequence[Book], found: Mapping[str, Sequence[Verdict]]) -> None:
    """Every deck of some books, and which lean."""
    words = desk.words
    for book in books:
        if book.name in found:
            desk.write(title(book, words), "bold")
            desk.table(audit_columns(words), audit_rows(found[book.name], words), right=(0, 3, 4, 5))
            desk.write()
    desk.write(audit_how(next(iter(found.values())), words), "dim")


def verdict_data(each: Verdict) -> dict[str, object]:
    """A verdict for programs."""
    return {
        "preset": each.entry.preset,
        "leader": each.leader,
        "lead": each.lead,
        "leans": each.leans,
        **balance_data(each.balance),
    }


def show_proposals(desk: Desk, book: Book, found: Proposals) -> None:
    """The fairest, the shortest and the most varied deck; one that is several of these is shown once."""
    words = desk.words
    desk.say("lab-decks-tried", {"number": found.tried, "games": found.fairest.balance.tally.games})
    picked = {"fairest": found.fairest, "shortest": found.shortest, "wildest": found.wildest}
    for each in found.finalists:
        titles = [words.say(f"lab-{name}") for name, deck in picked.items() if deck == each]
        if not titles:
            continue
        desk.write()
        desk.write(" · ".join(titles), "bold")
        desk.write(deck_told(book, each.deck, words))
        sides = each.balance.sides
        told = [f"{side_name(side, words)} {share(chance.share, words)}" for side, chance in sides.items()]
        rounds = number(each.balance.tally.rounds, words)
        desk.say("lab-proposal", {"chances": ", ".join(told), "rounds": rounds}, "dim")


def proposals_data(found: Proposals) -> dict[str, object]:
    """Proposals for programs."""

    def data(each: Found) -> dict[str, object]:
        return {"distance": each.distance, **balance_data(each.balance)}

    return {
        "tried": found.tried,
        "fairest": data(found.fairest),
        "shortest": data(found.shortest),
        "wildest": data(found.wildest),
        "finalists": [data(each) for each in found.finalists],
    }


def show_matches(desk: Desk, found: Sequence[Match]) -> None:
    """By how much each hero is better."""
    words = desk.words
    rows = [
        (
            title(each.trial.rules, words),
            str(len(each.trial.deck)),
            side_name(each.side, words),
            f"{each.trial.mind} → {each.hero}",
            share(each.usual_wins / each.games, words),
            share(each.hero_wins / each.games, words),
            points(each.gain.mean, words),
            gain_between(each.gain, words),
        )
        for each in found
    ]
    names = ("book", "players", "side", "bots", "before", "after", "gain", "interval")
    desk.table(columns(desk.words, *names), rows, right=(1, 4, 5, 6, 7), whole=(3,))


def match_data(each: Match) -> dict[str, object]:
    """A match for programs."""
    return {
        "book": each.trial.bare_book.name,
        "players": len(each.trial.deck),
        "side": each.side,
        "usual": each.trial.mind,
        "hero": each.hero,
        "games": each.games,
        "usual_wins": each.usual_wins,
        "hero_wins": each.hero_wins,
        "gain": each.gain,
    }
