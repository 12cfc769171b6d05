"""The help pages and the mistakes of the command line itself, in the language of the terminal."""

from __future__ import annotations

from collections.abc import Mapping

from cyclopts import exceptions as cy
from cyclopts.help import HelpEntry, HelpPanel
from rich.console import Console, ConsoleOptions
from rich.table import Table
from rich.text import Text

from omerta.terminal.console import Terminal, lay, near
from omerta.words import Lexicon

PLACEHOLDERS = {"--output": "FILE", "--save": "FILE", "--from": "FILE", "--book": "FILE"}


class Manual:
    """Lays out a help page. Descriptions are names of messages, said here."""

    def __init__(self, words: Lexicon) -> None:
        self.words = words

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """One block of the page: the commands, or what a command takes."""
        entries = [entry for entry in panel.entries if _label(entry)]
        if not entries:
            return
        aimed = any(entry.positional_label for entry in entries)
        title = "cli-commands" if panel.format == "command" else "cli-takes" if aimed else "cli-options"
        console.print(Text(self.words.say(title), "bold"))
        paper = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        paper.add_column(no_wrap=True)
        paper.add_column(overflow="fold")
        for entry in entries:
            paper.add_row(Text(f"  {_label(entry)}"), Text(self._said(entry)))
        lay(console, paper)
        console.print()

    def render_usage(self, console: Console, options: ConsoleOptions, usage: object) -> None:
        """How the command is typed."""
        typed = _plain(usage).removeprefix("Usage:").strip()
        if typed:
            console.print(Text(self.words.say("cli-usage", {"line": typed})))
            console.print()

    def render_description(self, console: Console, options: ConsoleOptions, description: object) -> None:
        """What the command does."""
        text = _plain(description)
        if text:
            console.print(Text(self._translated(text)))
            console.print()

    def _said(self, entry: HelpEntry) -> str:
        said = self._translated(_plain(entry.description))
        if entry.default is not None:
            said = f"{said} {self.words.say('cli-default-is', {'value': entry.default})}"
        return said

    def _translated(self, text: str) -> str:
        return self.words.say(text) if self.words.has(text) else text


def _label(entry: HelpEntry) -> str:
    """How an entry is typed."""
    if entry.positional_label:
        return entry.positional_label
    names = [*entry.positive_shorts, *entry.positive_names]
    value = PLACEHOLDERS.get(names[-1], entry.metavar) if names else None
    return f"{', '.join(names)} {value}" if value else ", ".join(names)


def _plain(text: object) -> str:
    plain = getattr(text, "plain", None)
    if isinstance(plain, str):
        return plain.strip()
    return "" if text is None else _rendered(text)


def _rendered(text: object) -> str:
    console = Console(width=10_000, color_system=None, force_terminal=False)
    with console.capture() as capture:
        console.print(text, end="")
    return capture.get().strip()


def explain(error: cy.CycloptsError, terminal: Terminal, commands: Mapping[str, tuple[str, ...]]) -> str:
    """A mistake in the command line, in one sentence that says what to do.

    `commands` are those that may follow a command; those of the root stand under an empty word.
    """
    match error:
        case cy.UnknownCommandError():
            name = (error.unused_tokens or [""])[0]
            known = commands.get(" ".join(error.command_chain or ()), commands[""])
            return terminal.text("cli-no-command", {"name": name, "near": near(name, known)})
        case cy.UnknownOptionError():
            name = error.token.keyword or error.token.value
            options = [option for each in error.argument_collection if each.parse for option in each.names]
            blanks = {"name": name, "near": near(name, [each for each in options if each.startswith("--")])}
            return terminal.text("cli-no-option", blanks)
        case cy.MissingArgumentError() if error.argument is not None:
            return terminal.text("cli-missing-value", {"name": _argument(error.argument.name)})
        case cy.CoercionError() if error.token is not None and error.argument is not None:
            name = error.token.keyword or _argument(error.argument.name)
            return terminal.text("cli-wrong-value", {"name": name, "value": error.token.value})
        case cy.RepeatArgumentError() if error.token is not None:
            return terminal.text("cli-twice", {"name": error.token.keyword or error.token.value})
        case cy.UnusedCliTokensError():
            return terminal.text("cli-too-much", {"text": " ".join(error.unused_tokens or ())})
        case _:
            return terminal.text("cli-confused")


def _argument(name: str) -> str:
    return name if name.startswith("--") else name.upper()
