"""The command `omerta`: what may be typed, and who does it."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, CycloptsError, Parameter
from msgspec.structs import replace

from omerta import __version__
from omerta.books.decks import Skill
from omerta.bots.minds import HOUSE
from omerta.core import Refused
from omerta.terminal import bookshelf, checking, deck_command, manual, measure, playing, replaying, rulebook
from omerta.terminal.console import FAILED, INTERRUPTED, MISTAKEN, Mistake, terminal
from omerta.terminal.flags import BookName, Here, JsonFlag, PresetFlag, ScenarioFlag, SetsFlag, WithFlag
from omerta.terminal.lab_commands import LAB_COMMANDS
from omerta.terminal.print_command import print_sheets
from omerta.words import LANGUAGES, Lexicon, explain_refusal, language, lexicon

Measured = Literal["engine", "lab"]


def books(
    book: Annotated[str, Parameter(help="cli-opt-one-book", show_default=False)] = "",
    /,
    *,
    json: JsonFlag = False,
    terminal: Here,
) -> int:
    """The shelf, or one book of it."""
    return bookshelf.books(terminal, book, json)


def deck(
    book: BookName,
    players: Annotated[int, Parameter(help="cli-opt-players")],
    /,
    *,
    wanted: WithFlag = "",
    sets: SetsFlag = (),
    preset: PresetFlag = "",
    scenario: ScenarioFlag = "",
    skill: Annotated[
        Skill, Parameter(name="--for", help="cli-opt-for", metavar="WHOM", show_default=False)
    ] = "any",
    draw: Annotated[int | None, Parameter(help="cli-opt-draw", metavar="N")] = None,
    cards: Annotated[str, Parameter(help="cli-opt-cards", metavar="CARDS", show_default=False)] = "",
    json: JsonFlag = False,
    terminal: Here,
) -> int:
    """A deck for so many players."""
    asked = deck_command.DeckRequest(book, players, wanted, sets, preset, scenario, cards, skill, draw, json)
    return deck_command.deck(terminal, asked)


def serve(
    *,
    host: Annotated[str, Parameter(help="cli-opt-host", metavar="ADDRESS")] = "0.0.0.0",
    port: Annotated[int, Parameter(help="cli-opt-port", metavar="N", show_default=False)] = 0,
    database: Annotated[str, Parameter(help="cli-opt-database", metavar="URL", show_default=False)] = "",
    data: Annotated[Path | None, Parameter(help="cli-opt-data", metavar="FOLDER")] = None,
    certificate: Annotated[Path | None, Parameter(help="cli-opt-certificate", metavar="FILE")] = None,
    key: Annotated[Path | None, Parameter(help="cli-opt-key", metavar="FILE")] = None,
    tls: Annotated[bool, Parameter(help="cli-opt-tls", negative="", show_default=False)] = False,
    address: Annotated[str, Parameter(help="cli-opt-address", metavar="URL", show_default=False)] = "",
    no_browser: Annotated[
        bool, Parameter(help="cli-opt-no-browser", negative="", show_default=False)
    ] = False,
    trusted_proxy: Annotated[
        tuple[str, ...],
        Parameter(help="cli-opt-trusted-proxy", metavar="ADDRESS", negative="", show_default=False),
    ] = (),
    quickly: Annotated[float, Parameter(help="cli-opt-quickly", metavar="N", show_default=False)] = 1.0,
    book: Annotated[
        tuple[Path, ...], Parameter(help="cli-opt-own-book", metavar="FILE", negative="", show_default=False)
    ] = (),
    terminal: Here,
) -> int:
    """A table for phones."""
    # The web and the database take half a second to load, and no other command needs them.
    from omerta.table.serve import ServeRequest
    from omerta.terminal import hosting

    proxies = tuple(trusted_proxy)
    wishes = ServeRequest(
        host, port, database, data, certificate, key, address, not no_browser, quickly, proxies, tls
    )
    return hosting.host(terminal, wishes, tuple(book))


Database = Annotated[str, Parameter(help="cli-opt-database", metavar="URL", show_default=False)]
Data = Annotated[Path | None, Parameter(help="cli-opt-data", metavar="FOLDER")]
Force = Annotated[bool, Parameter(help="cli-opt-force", negative="", show_default=False)]


def backup(
    file: Annotated[Path, Parameter(help="cli-opt-copy")],
    /,
    *,
    database: Database = "",
    data: Data = None,
    force: Force = False,
    terminal: Here,
) -> int:
    """All games as one file."""
    from omerta.table.serve import ServeRequest
    from omerta.terminal import copying

    return copying.backup(terminal, file, ServeRequest(database=database, data=data), force)


def restore(
    file: Annotated[Path, Parameter(help="cli-opt-copied")],
    /,
    *,
    database: Database = "",
    data: Data = None,
    force: Force = False,
    terminal: Here,
) -> int:
    """All games out of one file."""
    from omerta.table.serve import ServeRequest
    from omerta.terminal import copying

    return copying.restore(terminal, file, ServeRequest(database=database, data=data), force)


def play(
    book: BookName,
    /,
    *,
    seats: Annotated[int, Parameter(help="cli-opt-seats", metavar="N")] = 8,
    seat: Annotated[int, Parameter(help="cli-opt-seat", metavar="N")] = 1,
    seed: Annotated[int | None, Parameter(help="cli-opt-seed", metavar="N")] = None,
    wanted: WithFlag = "",
    preset: PresetFlag = "",
    scenario: ScenarioFlag = "",
    sets: SetsFlag = (),
    names: Annotated[str, Parameter(help="cli-opt-names", metavar="NAME,NAME", show_default=False)] = "",
    fast: Annotated[bool, Parameter(help="cli-opt-fast", negative="", show_default=False)] = False,
    auto: Annotated[bool, Parameter(help="cli-opt-auto", negative="", show_default=False)] = False,
    save: Annotated[Path | None, Parameter(help="cli-opt-save")] = None,
    kept: Annotated[Path | None, Parameter(name="--from", help="cli-opt-from")] = None,
    bots: Annotated[str, Parameter(help="cli-opt-bots", metavar="NAME")] = HOUSE,
    terminal: Here,
) -> int:
    """A whole game at the terminal."""
    wishes = playing.PlayRequest(
        book, seats, seat, seed, wanted, preset, scenario, sets, names, fast, auto, save, kept, bots
    )
    return playing.play(terminal, wishes)


def replay(
    *files: Annotated[Path, Parameter(help="cli-opt-files")],
    why: Annotated[bool, Parameter(help="cli-opt-why", negative="", show_default=False)] = False,
    view: Annotated[str, Parameter(help="cli-opt-view", metavar="WHO")] = "host",
    truth: Annotated[bool, Parameter(help="cli-opt-truth", negative="", show_default=False)] = False,
    book: Annotated[str, Parameter(help="cli-opt-own", metavar="FILE", show_default=False)] = "",
    json: JsonFlag = False,
    terminal: Here,
) -> int:
    """Written games, played and checked."""
    if not files:
        raise Mistake("cli-missing-value", {"name": "FILE"})
    return replaying.replay(terminal, files, why, view, book, json, truth)


def rule(
    number: Annotated[str, Parameter(help="cli-opt-number")],
    /,
    *more: Annotated[str, Parameter(show=False)],
    json: JsonFlag = False,
    terminal: Here,
) -> int:
    """One rule."""
    return rulebook.show_rule(terminal, " ".join((number, *more)), json)


def rules(
    *books: Annotated[str, Parameter(help="cli-opt-books")],
    coverage: Annotated[bool, Parameter(help="cli-opt-coverage", negative="", show_default=False)] = False,
    search: Annotated[str, Parameter(help="cli-opt-search", metavar="WORD", show_default=False)] = "",
    verbose: Annotated[bool, Parameter(help="cli-opt-verbose", negative="", show_default=False)] = False,
    json: JsonFlag = False,
    terminal: Here,
) -> int:
    """The rules of the books."""
    if coverage:
        return rulebook.cover(terminal, books, verbose, json)
    return rulebook.list_rules(terminal, books, search, json)


def check(
    file: Annotated[Path, Parameter(help="cli-opt-file")],
    /,
    *,
    order: Annotated[bool, Parameter(help="cli-opt-order", negative="", show_default=False)] = False,
    json: JsonFlag = False,
    terminal: Here,
) -> int:
    """A book of one's own."""
    return checking.check(terminal, file, order, json)


def export(
    name: BookName,
    /,
    *,
    output: Annotated[Path | None, Parameter(help="cli-opt-output")] = None,
    terminal: Here,
) -> int:
    """A book as a file."""
    return bookshelf.export(terminal, name, output)


def new(
    name: Annotated[str, Parameter(help="cli-opt-new-name")],
    /,
    *,
    based_on: Annotated[str, Parameter(help="cli-opt-based-on", metavar="BOOK")] = "family",
    terminal: Here,
) -> int:
    """The start of a book."""
    return bookshelf.new(terminal, name, based_on)


def bench(
    what: Annotated[Measured, Parameter(help="cli-opt-what")] = "engine",
    /,
    *,
    games: Annotated[int, Parameter(help="cli-opt-games", metavar="N")] = 300,
    growth: Annotated[bool, Parameter(help="cli-opt-growth", negative="", show_default=False)] = False,
    memory: Annotated[int, Parameter(help="cli-opt-memory", metavar="N", show_default=False)] = 0,
    json: JsonFlag = False,
    terminal: Here,
) -> int:
    """How fast the engine is, or the laboratory."""
    if what == "lab":
        return measure.bench_lab(terminal, games, json)
    return measure.bench(terminal, games, growth, memory, json)


FLAGS = ("--help", "-h", "--version")
COMMANDS: dict[str, Callable[..., int]] = {
    "serve": serve,
    "play": play,
    "books": books,
    "deck": deck,
    "print": print_sheets,
    "replay": replay,
    "rule": rule,
    "rules": rules,
    "check": check,
    "backup": backup,
    "restore": restore,
    "bench": bench,
}
BOOK_COMMANDS: dict[str, Callable[..., int]] = {"export": export, "new": new}
GROUPS = {"book": BOOK_COMMANDS, "lab": LAB_COMMANDS}
KNOWN = {"": (*COMMANDS, *GROUPS), **{name: tuple(group) for name, group in GROUPS.items()}}


@cache
def app(words: Lexicon) -> App:
    """The command with all its parts, its help in one language."""
    root = App(
        name="omerta",
        help="cli-help",
        help_epilogue=words.say("cli-epilogue"),
        help_formatter=manual.Manual(words),
        help_format="plaintext",
        version=__version__,
    )
    for at, (name, does) in enumerate(COMMANDS.items()):
        root.command(does, name=name, help=f"cli-help-{name}", help_epilogue="", sort_key=at)
    for each, commands in GROUPS.items():
        group = App(name=each, help=f"cli-help-{each}", help_epilogue="")
        for name, does in commands.items():
            group.command(does, name=name, help=f"cli-help-{each}-{name}", help_epilogue="")
            _flags(group[name])
        root.command(group)
    for part in (root, *(root[name] for name in (*COMMANDS, *GROUPS))):
        _flags(part)
    return root


def _flags(part: App) -> None:
    """The two flags that every command has, described in our words."""
    for flag, message in (("--help", "cli-opt-help"), ("--version", "cli-opt-version")):
        if flag in part:
            part[flag].help = message


def spoken(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language asked for, wherever `--lang` stands, and the arguments without it."""
    wish: str | None = None
    left: list[str] = []
    rest = iter(arguments)
    for argument in rest:
        if argument == "--lang":
            wish = next(rest, "")
        elif argument.startswith("--lang="):
            wish = argument.removeprefix("--lang=")
        else:
            left.append(argument)
    return wish, left


def run(arguments: Sequence[str]) -> int:
    """Do what was typed; how it went."""
    wish, left = spoken(arguments)
    if not left or (left[0].startswith("-") and left[0] not in FLAGS):
        left = ["serve", *left]
    words = lexicon(language(wish, os.environ))
    here = replace(terminal(words), typed=tuple(left))
    if wish == "":
        here.complain(here.text("cli-missing-value", {"name": "--lang"}))
        return MISTAKEN
    if wish is not None and wish.lower() not in LANGUAGES:
        here.complain(here.text("cli-no-language", {"name": wish, "known": ", ".join(LANGUAGES)}))
        return MISTAKEN
    parser = app(words)
    try:
        command, bound, ignored = parser.parse_args(
            left, console=here.out, error_console=here.err, print_error=False, exit_on_error=False
        )
        if "terminal" in ignored:
            bound.arguments["terminal"] = here
        done: object = command(*bound.args, **bound.kwargs)
    except CycloptsError as error:
        here.complain(manual.explain(error, here, KNOWN))
        return MISTAKEN
    except Mistake as mistake:
        here.complain(here.text(mistake.message, mistake.blanks))
        return mistake.code
    except Refused as refusal:
        said = explain_refusal(refusal.reason, words, refusal.most)
        here.complain(f"{said} ({', '.join(refusal.rules)})" if refusal.rules else said)
        return MISTAKEN
    except KeyboardInterrupt:
        return INTERRUPTED
    return done if isinstance(done, int) else 0


def main() -> None:
    """The command."""
    # Scripts start what ends with & deaf to Ctrl-C; what an interrupt keeps and prints is promised to all.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        sys.exit(run(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(FAILED)
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(f"omerta: {error.strerror}")


if __name__ == "__main__":
    main()
