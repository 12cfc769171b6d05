"""What the laboratory found out, as tables to read and as data for programs."""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec import Struct

from omerta import __version__
from omerta.core.book.model import Book
from omerta.lab.audit import Verdict
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
from omerta.lab.search import FoundDeck, Proposals
from omerta.lab.tournament import Match
from omerta.lab.values import Worth
from omerta.terminal.console import Terminal, title
from omerta.words import Lexicon, describe_switch

ELSEWHERE = ("--cores", "--cluster", "--html")


class Provenance(Struct, frozen=True):
    """Where numbers come from: what to type to get them again, the seed, and the version that played."""

    command: str
    seed: int
    version: str = __version__

    def told(self, words: Lexicon) -> str:
        """In one line."""
        return words.say(
            "lab-origin", {"command": self.command, "seed": str(self.seed), "version": self.version}
        )

    @property
    def data(self) -> dict[str, object]:
        """For programs."""
        return {"command": self.command, "version": self.version}


def origin(terminal: Terminal, seed: int) -> Provenance:
    """What was typed, without what changes no number: how many cores, and where the answer goes."""
    kept: list[str] = []
    words = iter(terminal.typed)
    for word in words:
        name = word.split("=")[0]
        if name in ELSEWHERE:
            if "=" not in word:
                next(words, None)
        elif name != "--json":
            kept.append(word)
    return Provenance(shlex.join(["omerta", *kept]), seed)


def show_origin(terminal: Terminal, made: Provenance) -> None:
    """The last line of an answer."""
    terminal.write()
    terminal.whole(made.told(terminal.words), "dim")


def _head(terminal: Terminal, experiment: Experiment) -> None:
    """The table that was tried."""
    book, words = experiment.rules, terminal.words
    terminal.say("lab-tried", {"book": title(book, words), "number": len(experiment.deck)}, "bold")
    terminal.write(deck_told(book, experiment.deck, words), "dim")
    for name, value in experiment.house_rules.items():
        terminal.write(describe_switch(name, value, words), "dim")


def show_balance(terminal: Terminal, found: Balance) -> None:
    """Who wins, how long it lasts, and what becomes of each card."""
    words, counted = terminal.words, found.tally
    _head(terminal, found.experiment)
    terminal.write()
    rows = [
        (side_name(side, words), share(chance.share, words), between(chance, words))
        for side, chance in found.sides.items()
    ]
    terminal.table(columns(terminal.words, "side", "chance", "interval"), rows, right=(1, 2))
    terminal.write()
    terminal.say(
        "lab-games-played",
        {
            "number": counted.games,
            "whose": whose(found.experiment.mind, words),
            "rounds": number(counted.rounds, words),
        },
    )
    terminal.write()
    cards = [
        (
            words.role(card),
            share(counted.survivors(card).share, words),
            share(counted.first.get(card, 0) / counted.games, words),
        )
        for card in found.experiment.rules.roles
        if card in counted.seats
    ]
    terminal.table(columns(terminal.words, "card", "lives", "first-out"), cards, right=(1, 2))


def _experiment_data(experiment: Experiment, seed: int) -> dict[str, object]:
    return {
        "book": experiment.bare_book.name,
        "players": len(experiment.deck),
        "deck": dict(Counter(experiment.deck)),
        "options": experiment.house_rules,
        "bots": experiment.mind,
        "seed": seed,
    }


def balance_data(found: Balance) -> dict[str, object]:
    """A balance for programs."""
    return {
        **_experiment_data(found.experiment, found.seed),
        "games": found.tally.games,
        "precise": found.enough,
        "sides": found.sides,
        "rounds": found.tally.rounds,
        "lengths": found.tally.lengths,
        "survival": {card: found.tally.survival(card) for card in found.tally.seats},
        "first_out": found.tally.first,
    }


def show_values(terminal: Terminal, experiment: Experiment, found: Sequence[Worth]) -> None:
    """What each card is worth."""
    words = terminal.words
    _head(terminal, experiment)
    terminal.write()
    rows = [
        (
            words.role(each.card),
            words.name("side", each.side),
            points(each.gain.mean, words),
            gain_between(each.gain, words),
        )
        for each in found
    ]
    terminal.table(columns(terminal.words, "card", "side", "worth", "interval"), rows, right=(2, 3))
    terminal.write()
    by = whose(experiment.mind, words)
    terminal.say("lab-worth-about", {"number": min(each.games for each in found), "whose": by})


def values_data(experiment: Experiment, seed: int, found: Sequence[Worth]) -> dict[str, object]:
    """The worth of cards for programs."""
    return {**_experiment_data(experiment, seed), "values": found}


def show_audit(terminal: Terminal, books: Sequence[Book], found: Mapping[str, Sequence[Verdict]]) -> None:
    """Every deck of some books, and which lean."""
    words = terminal.words
    for book in books:
        if book.name in found:
            terminal.write(title(book, words), "bold")
            terminal.table(audit_columns(words), audit_rows(found[book.name], words), right=(0, 3, 4, 5))
            terminal.write()
    terminal.write(audit_how(next(iter(found.values())), words), "dim")


def verdict_data(each: Verdict) -> dict[str, object]:
    """A verdict for programs."""
    return {
        "preset": each.entry.preset,
        "leader": each.leader,
        "lead": each.lead,
        "leans": each.leans,
        **balance_data(each.balance),
    }


def show_proposals(terminal: Terminal, book: Book, found: Proposals) -> None:
    """The fairest, the shortest and the most varied deck; one that is several of these is shown once."""
    words = terminal.words
    best = found.fairest.balance
    by = whose(best.experiment.mind, words)
    terminal.say("lab-decks-tried", {"number": found.tried, "games": best.tally.games, "whose": by})
    picked = {"fairest": found.fairest, "shortest": found.shortest, "wildest": found.wildest}
    for each in found.finalists:
        titles = [words.say(f"lab-{name}") for name, deck in picked.items() if deck == each]
        if not titles:
            continue
        terminal.write()
        terminal.write(" · ".join(titles), "bold")
        terminal.write(deck_told(book, each.deck, words))
        told, rounds = chances_told(each.balance.sides, words), number(each.balance.tally.rounds, words)
        terminal.say("lab-proposal", {"chances": told, "rounds": rounds}, "dim")


def proposals_data(found: Proposals) -> dict[str, object]:
    """Proposals for programs."""

    def data(each: FoundDeck) -> dict[str, object]:
        return {"distance": each.distance, **balance_data(each.balance)}

    return {
        "tried": found.tried,
        "fairest": data(found.fairest),
        "shortest": data(found.shortest),
        "wildest": data(found.wildest),
        "finalists": [data(each) for each in found.finalists],
    }


def show_matches(terminal: Terminal, found: Sequence[Match]) -> None:
    """By how much each hero is better."""
    words = terminal.words
    rows = [
        (
            title(each.experiment.rules, words),
            str(len(each.experiment.deck)),
            side_name(each.side, words),
            f"{each.experiment.mind} → {each.hero}",
            share(each.usual_wins / each.games, words),
            share(each.hero_wins / each.games, words),
            points(each.gain.mean, words),
            gain_between(each.gain, words),
        )
        for each in found
    ]
    names = ("book", "players", "side", "bots", "before", "after", "gain", "interval")
    terminal.table(columns(terminal.words, *names), rows, right=(1, 4, 5, 6, 7), whole=(3,))


def match_data(each: Match) -> dict[str, object]:
    """A match for programs."""
    return {
        "book": each.experiment.bare_book.name,
        "players": len(each.experiment.deck),
        "side": each.side,
        "usual": each.experiment.mind,
        "hero": each.hero,
        "games": each.games,
        "usual_wins": each.usual_wins,
        "hero_wins": each.hero_wins,
        "gain": each.gain,
    }
