"""The screen of the table. It is fed the public view, and nothing else."""

from __future__ import annotations

from functools import lru_cache

from omerta.books.shelf import SHELF
from omerta.core import Game, View
from omerta.core import events as ev
from omerta.core.chronicle.unveiling import unveiling
from omerta.table.faces import circle
from omerta.table.faces.cache import Shared
from omerta.table.faces.desk_model import Desk, DeskPlace
from omerta.table.faces.evening_summary import evening
from omerta.table.faces.face_parts import Line
from omerta.table.faces.looking_up import in_the_game
from omerta.table.faces.models import Row, Screen
from omerta.table.faces.pictures import art_of, picture
from omerta.table.faces.purpose import primer, purpose
from omerta.table.state import chosen_voice, score
from omerta.table.state.chosen_book import played, theme_of
from omerta.table.state.clocks import TEMPO
from omerta.table.state.darkness import is_dark
from omerta.table.state.lobby import Device, Lobby
from omerta.words import Lexicon
from omerta.words.spoken import for_the_ear
from omerta.words.worth_saying import phase_title

SAY = 12
STORY = 60
NOBODY = "nobody"  # the picture of a draw
DRAWN_SIDES = frozenset((NOBODY, *(side for book in SHELF.values() for side in book.sides)))


def screen(
    game: Game,
    lobby: Lobby,
    table: View,
    shared: Shared,
    story: list[Line],
    device: Device | None,
    now: float,
    away: frozenset[int] = frozenset(),
) -> Screen:
    """What the whole room sees."""
    words = shared.words
    begun = lobby.stage in ("playing", "over")
    own = [lobby.seat_of(person.id) for person in lobby.held_by(device.id)] if device is not None else []
    told = score.running(lobby, now)
    return Screen(
        code=lobby.code,
        theme=theme_of(played(lobby)),
        art=art_of(lobby, words.language),
        almanac=in_the_game(lobby, table, words),
        language=words.language,
        stage="over" if lobby.stage == "over" else "playing" if lobby.stage == "playing" else "dealt",
        sky=circle.sky(game) if begun else "dusk",
        title=shared.title(game) if lobby.stage == "playing" else words.say(f"table-{lobby.stage}"),
        line=story[-1] if story and begun else None,
        places=shared.places(table, game, lobby, away=away),
        hush=is_dark(game),
        moment=game.moment,
        clock=shared.clock(lobby, game, now),
        say=tuple(heard(line, words.language) for line in shared.story(story, SAY)) if begun else (),
        rows=rows(game, lobby, table, words),
        story=shared.story(story, STORY) if begun else (),
        organizer=device is not None and device.organizer,
        hosted=lobby.led,
        leader=circle.leader(lobby, words),
        own_seat=own[0] if own else 0,
        voice=chosen_voice.place(lobby, device),
        by_day=chosen_voice.is_played_on(lobby, device),
        evening=evening(lobby, words.language) if lobby.stage == "over" else None,
        asked=circle.asked_again(lobby, now, words),
        primer=primer(lobby, words),
        purpose=purpose(lobby, table, game.book, words),
        lasts=round(1000 * (told.begins + told.seconds - now)) if told is not None else 0,
        repeats=lobby.repeats,
        tempo=round(100 * TEMPO[lobby.pace]),
        victory=victory(game),
        hands=circle.raised(table) if story and story[-1].stage in ("hand", "count") else (),
    )


def victory(game: Game) -> str:
    """Whose picture stands behind the verdict; none while a game goes on, nor of a side nobody has drawn."""
    winner = game.over.winner or NOBODY if game.over is not None else ""
    return winner if winner in DRAWN_SIDES else ""


@lru_cache(maxsize=128)
def heard(line: Line, language: str) -> Line:
    """A line as it is spoken: numbers are words, and nothing stands in brackets."""
    return Line(line.number, for_the_ear(line.text, language))


def covered_desk(shown: Screen, words: Lexicon, asked: bool) -> Desk:
    """The desk of a host who has handed the game to the table: what the screen shows, and nothing else."""
    return Desk(
        code=shown.code,
        theme=shown.theme,
        art=shown.art,
        stage=shown.stage,
        sky=shown.sky,
        title=shown.title,
        say=(shown.line,) if shown.line is not None else (),
        next=(),
        task="proceed",
        hint=words.say("desk-handed-asked" if asked else "desk-handed"),
        places=tuple(
            DeskPlace(
                each.seat,
                each.name,
                living=each.living,
                card=each.card,
                marks=each.marks,
                votes=each.votes,
                state=each.state,
                bot=each.bot,
                emblem=each.emblem,
                colour=each.colour,
                signs=each.signs,
            )
            for each in shown.places
        ),
        moment=shown.moment,
        clock=shown.clock,
        by_table=True,
        covered=True,
        story=shown.story,
        pleas=shown.pleas,
        almanac=shown.almanac,
        dark=shown.hush,
    )


def rows(game: Game, lobby: Lobby, table: View, words: Lexicon) -> tuple[Row, ...]:
    """Everybody's card when the game is over, who won, and when each one left."""
    if game.over is None:
        return ()
    left, won = _left(table, game, words), game.over.seats
    steps = {seat: step for step, seat in enumerate(unveiling(game), 1)}
    return tuple(
        Row(
            seat,
            lobby.name(seat),
            words.role(card),
            seat in won,
            left.get(seat, ""),
            steps.get(seat, 0),
            picture(played(lobby), card),
        )
        for seat, card in enumerate(game.over.cards, 1)
    )


def _left(table: View, game: Game, words: Lexicon) -> dict[int, str]:
    when, found = "", {}
    for event in table.events:
        if isinstance(event, ev.PhaseBegan | ev.Jumped):
            when = phase_title(words, game.book, event.phase, event.number)
        elif isinstance(event, ev.Died | ev.Executed | ev.SentOut):
            found[event.seat] = when
    return found
