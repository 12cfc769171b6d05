"""An evening at the terminal: you at one seat, the others played by the house."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.bots.driver import Driver
from omerta.core import Refused, choices
from omerta.core import events as ev
from omerta.core.commands import Act, Claim, Undo
from omerta.core.decide import DEEDS, standing_events
from omerta.core.game import Talking
from omerta.core.view import View
from omerta.terminal import menu
from omerta.terminal.desk import Desk, Mistake, called, find_role
from omerta.terminal.replaying import rules_of, show_rules
from omerta.terminal.telling import Teller, phase_title
from omerta.words import explain_refusal, narrate
from omerta.words.voice import capital

LEARNED = (ev.Dealt, ev.Answered, ev.Shown, ev.Met, ev.Spent, ev.Instructed, ev.Announced, ev.Freed)
ASKED = (ev.Called, ev.TalkOpened, ev.AskOpened, ev.CountOpened, ev.Granted)
SERVICES = ("help", "why", "notes", "undo", "quit")
CLAIMS = ("suspect", "trust", "role", "learned")


class Left(Exception):  # noqa: N818 - a wish, not a failure
    """The player gets up from the table."""


class Evening:
    """One game with one person in it."""

    def __init__(self, desk: Desk, driver: Driver, seat: int, names: Sequence[str], pause: float) -> None:
        self.desk = desk
        self.driver = driver
        self.seat = seat
        self.names = tuple(names)
        self.teller = Teller(desk, driver.game.book, called(names), seat, brief=True)
        self.teller.pause = pause
        self.asked = driver.game
        self.told = 0
        self.cause: tuple[str, tuple[str, ...]] = ("", ())
        self.greeted = False
        self.reminded = ("", 0)

    @property
    def view(self) -> View:
        """What you may know."""
        return self.driver.views[self.seat]

    def recall(self) -> None:
        """Tell the story so far at one stroke, for whoever comes back to the table."""
        self.teller.pause, pause = 0.0, self.teller.pause
        self._tell()
        self.teller.pause = pause

    def run(self) -> None:
        """Play until the game is over; raises `Left` when the player leaves before."""
        self._tell()
        while self.driver.game.over is None:
            moved = self.driver.step()
            self._tell()
            if not moved and self.driver.game.over is None:
                self._turn()
                self._tell()

    def _tell(self) -> None:
        """Write what you were told since the last time."""
        for event in self.view.events[self.told :]:
            self.teller.tell(event)
            if rules := rules_of(event):
                said = narrate(
                    event,
                    self.driver.game.book,
                    self.desk.words,
                    self.teller.who,
                    self.seat,
                    self.teller.phase,
                )
                self.cause = (said or "", rules)
        self.told = len(self.view.events)

    def _turn(self) -> None:
        """Ask until something has been done."""
        offered = choices(self.driver.game, self.seat)
        self.asked = self.driver.game
        shown = menu.menu(offered.options, self.names, self.asked.seats, self.seat)
        self.desk.write()
        menu.show(self.desk, shown)
        if offered.may_speak and self.reminded != (self.view.phase, self.view.number):
            self.desk.say("cli-may-say", style="dim")
            self.reminded = (self.view.phase, self.view.number)
        if not self.greeted:
            self.desk.say("cli-how-to-answer", style="dim")
            self.greeted = True
        deed = ""
        while self.driver.game is self.asked:
            typed = self._listen()
            try:
                deed = self._answer(shown, typed, deed)
            except Mistake as mistake:
                self.desk.say(mistake.message, mistake.blanks, "red")
            except Refused as refusal:
                said = explain_refusal(refusal.reason, self.desk.words)
                self.cause = (said, refusal.rules) if refusal.rules else self.cause
                self.desk.write(said, "red")

    def _listen(self) -> str:
        """A line from the player; the end of the input means that he has left."""
        ear = self.desk.ear
        if ear is not None and self.desk.out.is_terminal and ear.isatty():
            try:
                return input("> ").strip()
            except EOFError:
                self.desk.write()
                raise Left from None
        typed = ear.readline() if ear is not None else ""
        if not typed:
            raise Left
        self.desk.write(f"> {typed.strip()}")
        return typed.strip()

    def _answer(self, shown: menu.Menu, typed: str, deed: str) -> str:
        """Do what was typed. A deed without a target comes back, to be completed by the next line."""
        if not typed:
            self.desk.say("cli-how-to-answer", style="dim")
            return deed
        word, rest = _first(typed)
        if not rest and (service := self._keyword(SERVICES, word)):
            self._serve(service, shown)
            return ""
        claim = self._keyword(CLAIMS, word)
        if claim and claim not in shown.listed:
            if not isinstance(self.driver.game.now, Talking):
                raise Refused("may-not-speak")
            self.asked = self.driver.send(self._claim(claim, rest))
            self._tell()
            return ""
        understood = menu.understand(self.desk, shown, typed, deed)
        if isinstance(understood, menu.Half):
            menu.show_targets(self.desk, shown, understood.deed)
            return understood.deed
        self.driver.send(Act(self.seat, *understood))
        return ""

    def _keyword(self, kinds: Sequence[str], word: str) -> str:
        """A word of the house, in the language of the desk or in English."""
        for kind in kinds:
            spellings = self.desk.text(f"cli-key-{kind}").split(", ")
            if word.casefold() in (*spellings, kind):
                return kind
        return ""

    def _claim(self, claim: str, rest: str) -> Claim:
        """What you say to the table."""
        game, words = self.driver.game, self.desk.words
        if not rest:
            raise Mistake("cli-say-how")
        if claim == "role":
            return Claim(self.seat, "role", self.seat, find_role(game.book, words, rest))
        about, value = _first(rest)
        if claim == "learned" and not value:
            raise Mistake("cli-say-how")
        seat = menu.find_seat(about, self.names, game.seats)
        if claim != "learned":
            return Claim(self.seat, claim, seat)
        sides = {words.name("side", side).casefold(): side for side in game.book.sides}
        spoken = value.strip().casefold()
        side = sides.get(spoken) or (spoken if spoken in game.book.sides else "")
        return Claim(self.seat, "learned", seat, side or find_role(game.book, words, value))

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
        words, card = self.desk.words, self.view.card(self.seat)
        self.desk.say("dealt-you", {"role": words.role(card)}, "bold")
        if about := words.about(self.driver.game.book.name, card):
            self.desk.write(about)
        menu.show(self.desk, shown)
        for line in ("cli-how-to-answer", "cli-help-words"):
            self.desk.say(line, style="dim")
        if isinstance(self.driver.game.now, Talking):
            self.desk.say("cli-may-say", style="dim")

    def _why(self) -> None:
        said, rules = self.cause
        if not rules:
            self.desk.say("cli-no-why")
            return
        self.desk.write(said)
        show_rules(self.desk, rules, set())

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
                    event, self.driver.game.book, self.desk.words, self.teller.who, self.seat, phase
                )
                when = self._when(phase, number)
                self.desk.write(f"{when}: {said}" if when else f"{said}", indent=2)

    def _undo(self) -> None:
        """Take back everything since your last deed, and that deed too."""
        deeds = [event for _, event in standing_events(self.driver.game) if isinstance(event, DEEDS)]
        own = [at for at, event in enumerate(deeds) if _by(event) == self.seat]
        if not own:
            raise Refused("nothing-to-undo")
        self.driver.send(Undo(len(deeds) - own[-1]))
        self.told = len(self.view.events)
        self.desk.say("undone", style="dim")
        self._remind()

    def _remind(self) -> None:
        """Say again where the game stands and what the host asked last."""
        book, events = self.driver.game.book, self.view.events
        asked = next((event for event in reversed(events) if isinstance(event, ASKED)), None)
        said = asked and narrate(asked, book, self.desk.words, self.teller.who, self.seat, self.view.phase)
        when = capital(self._when(self.view.phase, self.view.number))
        self.desk.write(". ".join(part for part in (when, said) if part), style="dim")
        self.teller.phase = self.view.phase

    def _when(self, phase: str, number: int) -> str:
        return phase_title(self.desk.words, self.driver.game.book, phase, number) if phase else ""


def _first(text: str) -> tuple[str, str]:
    """The first word of a text and the rest; a comma or a colon may stand between them."""
    word, *rest = text.split(None, 1) or [""]
    return word.rstrip(",:"), rest[0].strip() if rest else ""


def _by(event: ev.Event) -> int:
    match event:
        case ev.Named():
            return event.by
        case ev.Pointed() | ev.Voted() | ev.Refrained() | ev.Readied() | ev.Claimed():
            return event.seat
        case _:
            return 0
