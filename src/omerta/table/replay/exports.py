"""A finished game to take home: written down, as data, or as one page that needs nothing else."""

from __future__ import annotations

import hashlib
import re
from base64 import b64encode
from functools import cache
from importlib import resources

import msgspec
from msgspec import Struct

from omerta.books.files import OwnBook
from omerta.core import Event, Game, log
from omerta.core.events import Doer, GamePace
from omerta.notation.writer import write
from omerta.table.replay.worded import Replay, packed
from omerta.table.state.results import Result
from omerta.table.web.picture_pages import MARKS, NUMERALS, stencil
from omerta.table.web.templating import environment
from omerta.words import LANGUAGES, lexicon

FORMAT = "omerta-game"
VERSION = 1
SCRIPT = "replay"
STYLES = ("look", "screen", "replay", "truth")
VOICE = "type/serif-regular.woff2"
IMPORT = re.compile(r'import \{([^}]*)\} from "\./([\w-]+)\.js";\n')
COMMENT = re.compile(r"^[ \t]*/\*\*(?:(?!\*/).)*\*/[ \t]*\n", re.MULTILINE | re.DOTALL)
EXPORT = re.compile(r"^export (?=(?:async )?(?:function|const|class) (\w+))", re.MULTILINE)


class Sat(Struct, frozen=True):
    """A seat of the game. `left` is the phase and its number in which it went out, nothing if it lived."""

    seat: int
    name: str
    card: str
    side: str
    won: bool
    points: int
    left: tuple[str, int] | None
    bot: bool


class Terms(Struct, frozen=True, rename={"house_rules": "options"}):
    """What was agreed before the deal."""

    book: str
    house_rules: dict[str, str]
    deck: tuple[str, ...]
    pace: GamePace
    narrator: Doer
    by_hand: tuple[str, ...]


class Exported(Struct, frozen=True):
    """A finished game as data: folding `events` with the book gives the game again, to the last detail.

    A book of one's own goes along.
    """

    format: str
    version: int
    code: str
    game: int
    seed: int
    ended: float
    winner: str
    table: Terms
    players: tuple[Sat, ...]
    events: tuple[Event, ...]
    own_book: OwnBook | msgspec.UnsetType = msgspec.UNSET


def as_data(code: str, found: Result, game: Game) -> bytes:
    """The game as JSON."""
    laid = game.laid
    players = tuple(
        Sat(
            seat,
            each.name,
            each.card,
            each.side,
            each.won,
            each.points,
            (each.left, each.left_number) if each.left else None,
            each.bot,
        )
        for seat, each in enumerate(found.players, 1)
    )
    whole = Exported(
        FORMAT,
        VERSION,
        code,
        found.game,
        found.seed,
        found.ended,
        found.winner,
        Terms(found.book, laid.house_rules, game.deck, laid.pace, laid.narrator, laid.by_hand),
        players,
        log(game),
        found.own.own if found.own is not None else msgspec.UNSET,
    )
    return msgspec.json.format(msgspec.json.encode(whole), indent=1)


def as_notation(code: str, found: Result, game: Game) -> str:
    """The game as it is written down, with the names of the seats as a remark."""
    names = ", ".join(f"{seat} {each.name}" for seat, each in enumerate(found.players, 1))
    return f"# {code}, {found.game}\n# {names}\n{write(game)}"


def as_page(shown: Replay) -> str:
    """One page for all languages that asks for nothing: it opens from a disk, in a train, in ten years."""
    script, style = _script(), f"{_style()}\n{_drawn(shown)}"
    own = f"script-src '{_hash(script)}'; style-src '{_hash(style)}'"
    policy = f"default-src 'none'; {own}; img-src data:; font-src data:"
    first = next(iter(shown.texts))
    return (
        environment()
        .get_template("shared.html")
        .render(
            language=first,
            theme=shown.theme,
            title=f"{shown.texts[first].book} · {shown.game}",
            policy=policy,
            script=script,
            style=style,
            replay=packed(shown).decode(),
            sorry={language: lexicon(language).say("page-needs-script") for language in LANGUAGES},
        )
    )


@cache
def _script() -> str:
    """The script of the replay and all it needs, as one: a page on a disk cannot fetch its modules."""
    done: dict[str, str] = {}
    _gather(SCRIPT, done)
    script = "\n".join(done.values())
    assert not re.search(r"</script|<!--", script, re.IGNORECASE), "a script must not end its own tag"
    return script


def _gather(name: str, done: dict[str, str]) -> None:
    """A module becomes a function that gives what it exports; those it imports come first."""
    if name in done:
        return
    source = COMMENT.sub("", _static(f"{name}.js"))  # what they tell of types is a quarter of it
    for wanted in IMPORT.finditer(source):
        _gather(wanted[2], done)
    names = [found[1] for found in EXPORT.finditer(source)]
    body = EXPORT.sub("", IMPORT.sub(lambda found: f"const {{{found[1]}}} = {_module(found[2])};\n", source))
    done[name] = f"const {_module(name)} = (() => {{\n{body}\nreturn {{ {', '.join(names)} }};\n}})();"


def _module(name: str) -> str:
    return f"module_{name.replace('-', '_')}"


@cache
def _style() -> str:
    style = "\n".join([_voice(), *(_static(f"{name}.css") for name in STYLES)])
    assert "</" not in style, "a style must not end its own tag"
    return style


def _voice() -> str:
    """The face of what is said goes along; names are written as the machine writes them."""
    face = b64encode((resources.files("omerta.table.web") / "static" / VOICE).read_bytes()).decode()
    place = f'url("data:font/woff2;base64,{face}")'
    return f'@font-face {{ font-family: "Omerta Serif"; src: {place}; font-weight: 400 500; }}'


def _drawn(shown: Replay) -> str:
    """The emblems and marks of this game, and the numerals."""
    worn = sorted({emblem for emblem, _ in shown.emblems if emblem})
    marked = {mark for change in shown.circle for spot in change.spots for mark in spot.marks}
    for insights in shown.insights.values():
        marked |= {mark for each in insights for glimpse in each.glimpses for mark in glimpse.marks or ()}
    return "\n".join(
        [
            *(stencil("emblem", emblem) for emblem in worn),
            *(stencil("mark", mark) for mark in MARKS if mark in marked),
            *(stencil("numeral", numeral) for numeral in NUMERALS),
        ]
    )


def _static(name: str) -> str:
    return (resources.files("omerta.table.web") / "static" / name).read_text("utf-8")


def _hash(text: str) -> str:
    return f"sha256-{b64encode(hashlib.sha256(text.encode()).digest()).decode()}"
