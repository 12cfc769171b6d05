"""Writing a game down: the head that lays its table, every deed, and what came of it."""

from __future__ import annotations

import json
from collections import Counter

from omerta.books.opening import refusals
from omerta.core import Game, Table, log
from omerta.core import events as ev
from omerta.core.book.model import Book
from omerta.core.decide import DEEDS
from omerta.core.evolve import evolve
from omerta.core.game import DUTIES, empty_table, standing_events
from omerta.core.moments import Counting
from omerta.core.night.gestures import takes_back
from omerta.notation.setting import ANY_DECK
from omerta.notation.text import SAYS, written
from omerta.notation.unsaid import result

WIDTH = 108
INDENT = 13
DAWN = "settled"


def write(game: Game) -> str:
    """The whole game, so that reading it gives the same events again."""
    events = log(game)
    laying = ev.Opened | ev.Stacked | ev.Seeded | ev.Dealt
    start = next((at for at, event in enumerate(events) if not isinstance(event, laying)), len(events))
    jump = next((at for at, event in enumerate(events) if isinstance(event, ev.Jumped)), None)
    if jump is not None:
        start = jump
    page = _head(game, events[:start])
    if not any(isinstance(event, ev.PhaseBegan | ev.Jumped) for event in events[start : start + 1]):
        page.append(("open", []))
    pen = _Pen(page)
    at = empty_table(_plain_book(game))
    for place, event in enumerate(events):
        if place >= start:
            pen.note(at, event, events[place + 1 : place + 4])
        at = evolve(at, event)
    return pen.text()


def _plain_book(game: Game) -> Book:
    first = game
    while first.past is not None:
        first = first.past
    return first.book


def _head(game: Game, events: tuple[ev.Event, ...]) -> list[tuple[str, list[str]]]:
    opened = next(event for event in events if isinstance(event, ev.Opened))
    seed = next(event.seed for event in events if isinstance(event, ev.Seeded))
    page = _cards(game, events, opened)
    if opened.house_rules:
        page.append(("with", [", ".join(f"{name}={value}" for name, value in opened.house_rules.items())]))
    page.append(("seed", [str(seed)]))
    usual = opened.narrator != "software"
    table = [
        f"{duty}={'host' if duty in opened.by_hand else 'software'}"
        for duty in DUTIES
        if (duty in opened.by_hand) != usual
    ]
    if opened.temporary_host:
        table.insert(0, f"temporary-host={opened.temporary_host}")
    hidden = [name for name in dict.fromkeys(opened.deck) if name in game.book.deck.hidden]
    table = [f"secret={name}" for name in hidden] + table
    if opened.pace != "prompt":
        table.insert(0, f"pace={opened.pace}")
    if opened.narrator != "software":
        table.insert(0, f"narrator={opened.narrator}")
    if table:
        page.append(("table", [", ".join(table)]))
    hides_cards = game.book.conduct.show_cards == "executed"
    given = [text for event in events if (text := _given(event, hides_cards))]
    if given:
        page.append(("given", given))
    return page


def _cards(game: Game, events: tuple[ev.Event, ...], opened: ev.Opened) -> list[tuple[str, list[str]]]:
    """The book, and who holds which card or what is still to be dealt; a deck it refuses is marked."""
    dealt = {event.seat: event.role for event in events if isinstance(event, ev.Dealt)}
    deck = next((event.deck for event in events if isinstance(event, ev.Stacked)), opened.deck)
    marks = [ANY_DECK] if refusals(_plain_book(game), Table(deck, house_rules=opened.house_rules)) else []
    if not dealt:
        counts = ", ".join(f"{number} {card}" for card, number in Counter(deck).items())
        return [(game.book.name, marks), ("cards", [counts])]
    by_card = {card: [s for s in dealt if dealt[s] == card] for card in dict.fromkeys(dealt.values())}
    held = [f"{' '.join(map(str, seats))} {card}" for card, seats in by_card.items()]
    return [(game.book.name, [", ".join([*held, f"{opened.seats} seats", *marks])])]


def _given(event: ev.Event, hides_cards: bool) -> str:
    match event:
        case ev.Died():
            return f"jailed {event.seat}" if event.card and hides_cards else f"dead {event.seat}"
        case ev.Imposed():
            return f"{event.seat} {event.mark} of {event.source}"
        case ev.Spent():
            return f"{event.call} spent {event.target}"
        case _:
            return ""


class _Pen:
    """Writes line by line; a dawn gets a line of its own once all of it is told."""

    def __init__(self, page: list[tuple[str, list[str]]]) -> None:
        self.page = page
        self.morning: list[str] | None = None

    def note(self, before: Game, event: ev.Event, following: tuple[ev.Event, ...]) -> None:
        """Put one event on paper."""
        if self.morning is not None and not isinstance(
            event,
            ev.Died
            | ev.Saved
            | ev.Visited
            | ev.Freed
            | ev.Announced
            | ev.HostChanged
            | ev.Briefed
            | ev.Noticed,
        ):
            self.page.append((DAWN, self.morning or ["nobody dies"]))
            self.page.append(("then", []))
            self.morning = None
        match event:
            case ev.Jumped():
                if self.page[-1][0] != "given":
                    self.page.append(("given", []))
                self.page[-1][1].append(f"{event.phase} {event.number}")
                if event.quiet:
                    self.page[-1][1].append(f"quiet {event.quiet}")
                self.page.append((event.phase, []))
            case ev.PhaseBegan():
                self.page.append((event.phase, []))
            case ev.Dawned():
                self.morning = []
            case ev.Died() if self.morning is not None:
                self.morning.append(result(event))
            case ev.Saved() if self.morning is not None:
                self.morning.append(f"{event.seat} saved")
            case ev.Visited() if self.morning is not None:
                self.morning.append(f"{event.seat} visited by {' '.join(event.visitors) or 'nobody'}")
            case ev.Announced() if self.morning is not None:
                self.morning.append(f"{event.seat} {event.mark}")
            case ev.Freed() if self.morning is not None and event.told:
                self.morning.append(f"{event.seat} free")
            case _:
                text = statement(before, event, following)
                if text:
                    self.page[-1][1].append(text)

    def text(self) -> str:
        """The written page."""
        if self.morning is not None:
            self.page.append((DAWN, self.morning or ["nobody dies"]))
        lines = [_wrapped(keyword, parts) for keyword, parts in self.page if parts or keyword != "then"]
        return "\n".join(lines) + "\n"


def _wrapped(keyword: str, parts: list[str]) -> str:
    """A keyword and its statements, folded at the margin."""
    out, line = [], f"{keyword:<{INDENT - 1}} "
    for at, part in enumerate(parts):
        last = at == len(parts) - 1
        if len(line) + len(part) > WIDTH and line.strip() not in ("", keyword):
            out.append(line.rstrip())
            line = " " * INDENT
        line += part + ("" if last else "; ")
    return "\n".join([*out, line.rstrip()])


def statement(before: Game, event: ev.Event, following: tuple[ev.Event, ...] = ()) -> str:
    """An event as a statement: a deed, or a result worth expecting; empty for what follows by itself."""
    match event:
        case ev.Pointed():
            at_once = following if not takes_back(before) else ()
            answered = [e for e in at_once if isinstance(e, ev.Answered) and e.seat == event.seat]
            said = {"none": "no answer"}.get(answered[0].answer, answered[0].answer) if answered else ""
            chosen = f" {written(event.targets)}" if event.targets else ""
            gesture = "passes" if event.deed == "pass" else f"{event.deed}{chosen}"
            return f"{event.seat} {gesture}" + (f": {said}" if said else "")
        case ev.Agreed():
            return f"all {event.deed} {written(event.targets)}" if event.targets else "all pass"
        case ev.Voted():
            return f"{event.seat} {_vote(before, event.target)}"
        case ev.RoseGiven():
            return f"{event.seat} {event.colour} {event.target}"
        case ev.Handed():
            return f"{event.seat} hand-over {event.to}"
        case ev.LetBe():
            return f"{event.seat} let-be"
        case ev.SteppedIn():
            return f"{event.seat} step-in"
        case ev.Decided():
            deed = "appoint" if event.kind == "heir" else "convict" if event.target else "nobody"
            return f"{event.seat} {deed}" + (f" {event.target}" if event.target else "")
        case ev.Polled():
            return "hands " + (", ".join(f"{seat} {target}" for seat, target in event.votes) or "nobody")
        case ev.SumsNoted():
            return "sums " + ", ".join(f"{seat} {number}" for seat, number in event.sums)
        case ev.Named():
            return f"{event.by} names {event.seat}"
        case ev.Refrained():
            return f"{event.seat} refrains"
        case ev.Readied():
            return f"{event.seat} is ready"
        case ev.Claimed():
            return _claim(event)
        case ev.Signed():
            return f"{event.seat} signs {' '.join(filter(None, (str(event.about or ''), event.value)))}"
        case ev.Ended():
            return f"{event.winner} wins" if event.winner else "draw"
        case _:
            return result(event) or _host_statement(before, event)


def _vote(before: Game, target: int) -> str:
    """A vote in words; in a proposal it is for all or against it."""
    if target == ev.ALL:
        return "convict"
    if target == ev.AGAINST and isinstance(before.now, Counting) and before.now.kind == "proposal":
        return "spare"
    return {ev.NOBODY: "abstains", ev.AGAINST: "votes against"}.get(target, f"votes {target}")


def _claim(event: ev.Claimed) -> str:
    whom = f" {event.whom}" if event.whom else ""
    if event.claim == "role":
        return f"{event.seat} claims role {event.value}{whom}"
    if event.claim == "learned":
        return f"{event.seat} claims learned {event.about} {event.value}"
    reason = f" {event.value}{whom}" if event.value else ""
    return f"{event.seat} {SAYS[event.claim]} {event.about}{reason}"


def _quoted(reason: str) -> str:
    """A reason between quotes; signs that mean something in the notation are written as numbers."""
    if not reason:
        return ""
    text = json.dumps(reason, ensure_ascii=True)
    return " " + "".join(f"\\u{ord(sign):04x}" if sign in ";#:" else sign for sign in text)


def _host_statement(before: Game, event: ev.Event) -> str:
    match event:
        case ev.Closed():
            return "close"
        case ev.TimedOut():
            return "time up"
        case ev.Prolonged():
            return f"prolong {event.seconds}"
        case ev.Proceeded():
            return "proceed"
        case ev.Shown():
            return "show"
        case ev.Recorded():
            return f"assign {event.seat} {event.role}"
        case ev.DrawDeclared():
            return f"declare {event.winner or 'draw'}"
        case ev.Started():
            return f"start {event.seat}"
        case ev.Delegated():
            return f"duty {event.duty} = {event.by}"
        case ev.Overruled():
            value = f" {event.value}" if event.value else ""
            return f"overrule {event.ruling} {event.seat}{value}{_quoted(event.reason)}"
        case ev.Undone():
            deeds = [at for at, e in standing_events(before) if at >= event.to and isinstance(e, DEEDS)]
            return f"undo {len(deeds)}"
        case _:
            return ""
