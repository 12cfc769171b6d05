"""An evening at the terminal: you at one seat, the others played by the house."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from msgspec.structs import replace

from omerta.bots.driver import Driver
from omerta.core import Refused, choices, log
from omerta.core import events as ev
from omerta.core.commands import Act, Undo
from omerta.core.day.lone_decisions import has_power
from omerta.core.decide import DEEDS
from omerta.core.game import standing_events
from omerta.core.moments import Asking, Calling, Counting, Deciding, Holding, Option, Talking
from omerta.core.view import View
from omerta.terminal import menu
from omerta.terminal.console import Mistake, Terminal, called
from omerta.terminal.replaying import rules_of, show_rules
from omerta.terminal.speaking import claim, first, in_signs, reply, sign
from omerta.terminal.transcript import Teller
from omerta.words import explain_refusal, narrate
from omerta.words.voice import capital, in_manner
from omerta.words.voting import elected_place
from omerta.words.worth_saying import phase_title, said_again

LEARNED = (
    ev.Dealt,
    ev.Turned,
    ev.Numbered,
    ev.Answered,
    ev.Shown,
    ev.Met,
    ev.Signed,
    ev.Spent,
    ev.Instructed,
    ev.Announced,
    ev.Freed,
    ev.Visited,
    ev.SteppedIn,
    ev.Elected,
)
ASKED = (
    ev.Called,
    ev.Summoned,
    ev.Pressed,
    ev.SignsOpened,
    ev.TalkOpened,
    ev.AskOpened,
    ev.CountOpened,
    ev.ResultHeld,
    ev.DecisionOpened,
    ev.Granted,
)
SERVICES = ("help", "why", "notes", "undo", "quit")
CLAIMS = ("suspect", "trust", "role", "learned")
ONLY_WAY = ("let-be", "abstain")
PATIENCE = 50


class Left(Exception):  # noqa: N818 - a wish, not a failure
    """The player gets up from the table."""


class SoloGame:
    """One game with one person in it."""

    def __init__(
        self, terminal: Terminal, driver: Driver, seat: int, names: Sequence[str], pause: float
    ) -> None:
        words = in_manner(terminal.words, driver.game.book)
        terminal = self.terminal = replace(terminal, words=words)
        self.driver = driver
        self.seat = seat
        self.names = tuple(names)
        self.teller = Teller(terminal, driver.game.book, called(names), seat, brief=True)
        self.teller.pause = pause
        self.asked = driver.game
        self.told = 0
        self.cause: tuple[str, tuple[str, ...]] = ("", ())
        self.greeted = False
        self.reminded = ("", 0)
        self.automatic: set[int] = set()
        self.unsaid: ev.Event | None = None
        self.refused = 0

    @property
    def view(self) -> View:
        """What you may know."""
        return self.driver.view_of(self.seat)

    def recall(self) -> None:
        """Tell the story so far at one stroke, for whoever comes back to the table."""
        self.teller.pause, pause = 0.0, self.teller.pause
        self._tell()
        self.teller.pause = pause

    def run(self) -> None:
        """Play until the game is over; raises `Left` when the player leaves before."""
        self._tell()
        while self.driver.game.over is None:
            moved = self._step()
            self._tell()
            if not moved and self.driver.game.over is None:
                self._turn()
                self._tell()

    def _step(self) -> bool:
        """The house moves; a word of one of its players that this table does not allow is swallowed."""
        try:
            moved = self.driver.step()
        except Refused:
            self.refused += 1
            if self.refused > PATIENCE:
                raise
            return True
        self.refused = 0
        return moved

    def _tell(self) -> None:
        """Write what you were told since the last time, but not twice what comes to the same."""
        events = self.view.events[self.told :]
        for at, event in enumerate(events, 1):
            following = events[at] if at < len(events) else None
            if not said_again(event, None, following) and event is not self.unsaid:
                self.teller.tell(event)
            if isinstance(event, ev.Briefed) and event.seat == self.seat:
                self.terminal.say("cli-watching", style="dim")
            if rules := rules_of(event):
                said = narrate(
                    event,
                    self.driver.game.book,
                    self.terminal.words,
                    self.teller.who,
                    self.seat,
                    self.teller.phase,
                )
                self.cause = (said or "", rules)
        self.told = len(self.view.events)

    def _turn(self) -> None:
        """Ask until something has been done; where there is nothing to choose, nothing is asked."""
        offered = choices(self.driver.game, self.seat)
        self.asked = self.driver.game
        if len(offered.options) == 1 and offered.options[0][0] in ONLY_WAY:
            self.automatic.add(len(log(self.asked)))
            self.unsaid = self.driver.send(Act(self.seat, *offered.options[0])).told[0]
            return
        shown = menu.menu(offered.options, self.names, self.asked.seats, self.seat, self._elects())
        self.terminal.write()
        menu.show(self.terminal, shown)
        if in_signs(self.asked):
            self.terminal.say("cli-may-sign", style="dim")
        if offered.may_speak and self.reminded != (self.view.phase, self.view.number):
            self._may_say()
            self.reminded = (self.view.phase, self.view.number)
        if not self.greeted:
            self.terminal.say("cli-how-to-answer", style="dim")
            self.greeted = True
        deed = ""
        while self.driver.game is self.asked:
            typed = self._listen()
            try:
                deed = self._answer(shown, typed, deed)
            except Mistake as mistake:
                self.terminal.say(mistake.message, mistake.blanks, "red")
            except Refused as refusal:
                said = explain_refusal(refusal.reason, self.terminal.words)
                self.cause = (said, refusal.rules) if refusal.rules else self.cause
                self.terminal.write(said, "red")

    def _elects(self) -> bool:
        """Is the vote that is going on for somebody, and not against him?"""
        counts = [event for event in self.view.events if isinstance(event, ev.CountOpened)]
        if not counts or not isinstance(self.driver.game.now, Counting):
            return False
        return bool(elected_place(self.driver.game.book, counts[-1]))

    def _listen(self) -> str:
        """A line from the player; the end of the input means that he has left."""
        ear = self.terminal.ear
        if ear is not None and self.terminal.out.is_terminal and ear.isatty():
            try:
                return input("> ").strip()
            except EOFError:
                self.terminal.write()
                raise Left from None
        typed = ear.readline() if ear is not None else ""
        if not typed:
            raise Left
        self.terminal.write(f"> {typed.strip()}")
        return typed.strip()

    def _answer(self, shown: menu.Menu, typed: str, deed: str) -> str:
        """Do what was typed. A deed without a target comes back, to be completed by the next line."""
        if not typed:
            self.terminal.say("cli-how-to-answer", style="dim")
            return deed
        word, rest = first(typed)
        if not rest and (service := self._keyword(SERVICES, word)):
            self._serve(service, shown)
            return ""
        if in_signs(self.driver.game) and not self._is_deed(shown, typed):
            self._sign(typed)
            return ""
        kind = self._keyword(CLAIMS, word)
        if kind and kind not in shown.listed:
            if not isinstance(self.driver.game.now, Talking):
                raise Refused("may-not-speak")
            said = claim(self.driver.game, self.terminal.words, self.names, self.seat, kind, rest)
            self.asked = self.driver.send(said)
            self._tell()
            return ""
        if typed == "0" and not shown.idle:
            self.driver.send(Act(self.seat, self._doing_nothing()))
        understood = menu.understand(self.terminal, shown, typed, deed)
        if isinstance(understood, menu.Half):
            menu.show_targets(self.terminal, shown, understood.deed)
            return understood.deed
        if isinstance(understood, menu.Both):
            self._both(understood.options)
            return ""
        self.driver.send(Act(self.seat, *understood))
        return ""

    def _doing_nothing(self) -> str:
        """What doing nothing would be called here; where it is not offered, the rules say why."""
        match self.driver.game.now:
            case Calling():
                return "pass"
            case Counting():
                return "abstain"
            case Talking() | Asking() | Holding() | Deciding() | None:
                return "nobody"
            case _ as never:
                assert_never(never)

    def _is_deed(self, shown: menu.Menu, typed: str) -> bool:
        """Is this what ends a talk in signs?"""
        return typed in ("0", shown.idle, self.terminal.words.name("deed", shown.idle))

    def _sign(self, typed: str) -> None:
        """Make a sign; the one before you, if he is of the house, makes one back."""
        game = self.driver.game
        made = sign(game, self.terminal.words, self.names, self.seat, typed)
        self.asked = self.driver.send(made)
        seats = game.now.seats if isinstance(game.now, Talking) else ()
        for other in (seat for seat in seats if seat != self.seat and seat in self.driver.minds):
            back = reply(self.driver.view_of(other), made, game.book)
            if back is not None and in_signs(self.driver.game):
                self.asked = self.driver.send(back)
        self._tell()

    def _both(self, options: Sequence[Option]) -> None:
        """Two deeds at one stroke: neither is done if one of them cannot be."""
        game = self.driver.game
        if len({targets for _, targets in options}) < len(options):
            raise Refused("same-rose", game.cite("refused.same-rose"))
        for option in sorted(options, key=lambda option: option in choices(game, self.seat).options):
            self.driver.send(Act(self.seat, *option))

    def _keyword(self, kinds: Sequence[str], word: str) -> str:
        """A word of the house, in the language of the terminal or in English."""
        for kind in kinds:
            spellings = self.terminal.text(f"cli-key-{kind}").split(", ")
            if word.casefold() in (*spellings, kind):
                return kind
        return ""

    def _serve(self, service: str, shown: menu.Menu) -> None:
        match service:
            case "help":
                self._help(shown)
            case "why":
                self._why()
            case "notes":
                self._notes()
            case "undo":
                self._undo()
            case _:
                raise Left

    def _help(self, shown: menu.Menu) -> None:
        words, card = self.terminal.words, self._card()
        self.terminal.say("dealt-you", {"role": words.role(card)}, "bold")
        if about := words.about(self.driver.game.book.name, card):
            self.terminal.write(about)
        menu.show(self.terminal, shown)
        for line in ("cli-how-to-answer", "cli-help-words"):
            self.terminal.say(line, style="dim")
        if in_signs(self.driver.game):
            self.terminal.say("cli-may-sign", style="dim")
        elif isinstance(self.driver.game.now, Talking):
            self._may_say()

    def _may_say(self) -> None:
        """What the table can be told; where nobody names a card, that is left out."""
        claims = self.driver.game.book.conduct.role_claims
        self.terminal.say("cli-may-say" if claims else "cli-may-say-less", style="dim")

    def _card(self) -> str:
        """Your card, or what it has become."""
        turned = [event.role for event in self.view.events if isinstance(event, ev.Turned)]
        return turned[-1] if turned else self.view.card(self.seat)

    def _why(self) -> None:
        said, rules = self.cause
        if not rules:
            self.terminal.say("cli-no-why")
            return
        self.terminal.write(said)
        show_rules(self.terminal, rules, set())

    def _notes(self) -> None:
        """Everything you have learned, night by night."""
        phase, number = "", 0
        for event in self.view.events:
            if isinstance(event, ev.PhaseBegan):
                phase, number = event.phase, event.number
            shown_card = isinstance(event, ev.Died | ev.Executed) and bool(event.card)
            with_gang = isinstance(event, ev.Woken) and len(event.seats) > 1
            if isinstance(event, LEARNED) or shown_card or with_gang:
                said = narrate(
                    event, self.driver.game.book, self.terminal.words, self.teller.who, self.seat, phase
                )
                when = self._when(phase, number)
                self.terminal.write(f"{when}: {said}" if when else f"{said}", indent=2)

    def _undo(self) -> None:
        """Take back everything since your last deed, and that deed too."""
        game = self.driver.game
        deeds = [(at, event) for at, event in standing_events(game) if isinstance(event, DEEDS)]
        own = [at for at, (place, event) in enumerate(deeds) if self._chose(place, event)]
        if not own:
            raise Refused("nothing-to-undo")
        self.driver.send(Undo(len(deeds) - own[-1]))
        self.told = len(self.view.events)
        self.terminal.say("undone", style="dim")
        self._remind()

    def _chose(self, place: int, event: ev.Event) -> bool:
        """Was this a choice of yours? What was done for you because nothing else could be is not."""
        forced = isinstance(event, ev.LetBe) and not has_power(self.driver.game, self.seat)
        return _by(event) == self.seat and place not in self.automatic and not forced

    def _remind(self) -> None:
        """Say again where the game stands and what the host asked last."""
        book, events = self.driver.game.book, self.view.events
        asked = next((event for event in reversed(events) if isinstance(event, ASKED)), None)
        said = asked and narrate(
            asked, book, self.terminal.words, self.teller.who, self.seat, self.view.phase
        )
        when = capital(self._when(self.view.phase, self.view.number))
        self.terminal.write(". ".join(part for part in (when, said) if part), style="dim")
        self.teller.phase = self.view.phase

    def _when(self, phase: str, number: int) -> str:
        return phase_title(self.terminal.words, self.driver.game.book, phase, number) if phase else ""


def _by(event: ev.Event) -> int:
    match event:
        case ev.Named():
            return event.by
        case (
            ev.Pointed()
            | ev.Voted()
            | ev.Refrained()
            | ev.Readied()
            | ev.Claimed()
            | ev.Signed()
            | ev.RoseGiven()
            | ev.Handed()
            | ev.LetBe()
            | ev.SteppedIn()
            | ev.Decided()
        ):
            return event.seat
        case _:
            return 0
