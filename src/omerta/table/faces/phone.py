"""The phone of a player: what everybody sees, what he may do, and under his thumb what he alone knows."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from omerta.core import Game, View
from omerta.core import events as ev
from omerta.core.moments import Option
from omerta.core.view import granted
from omerta.table.faces import circle, heard_chat
from omerta.table.faces.cache import Shared
from omerta.table.faces.evening_summary import evening
from omerta.table.faces.face_parts import Held, Line, Plea
from omerta.table.faces.looking_up import in_the_game
from omerta.table.faces.models import Panel, Phone
from omerta.table.faces.notebook import Notes, pages
from omerta.table.faces.out_of_play import beyond_face, told_wagers
from omerta.table.faces.panels import label
from omerta.table.faces.pictures import art_of, picture
from omerta.table.faces.purpose import primer, purpose
from omerta.table.faces.story import LEARNED, Story, private_lines, tell, who
from omerta.table.faces.watching import watched_cards, watched_lines, watched_notes
from omerta.table.state import chosen_voice
from omerta.table.state.chat import open_room
from omerta.table.state.chosen_book import played, theme_of
from omerta.table.state.darkness import is_dark
from omerta.table.state.lobby import Lobby, Tap
from omerta.words import Lexicon, explain_refusal
from omerta.words.spoken import for_the_ear
from omerta.words.stages import BeatStage
from omerta.words.voice import capital
from omerta.words.worth_saying import phase_title

STORY = 40
AT_THE_EDGE_OF_THE_NIGHT: tuple[BeatStage, ...] = ("nightfall", "dawn", "death", "news")


def kept_phone(
    game: Game,
    lobby: Lobby,
    seat: int,
    views: tuple[View, View],
    shared: Shared,
    story: Callable[[], Story],
    pleas: tuple[Plea, ...],
    now: float,
) -> Phone:
    """What the phone of this seat shows; where nothing it shows has changed, as it was, but for the clock."""
    seen, table = views
    tap = lobby.taps.get(seat)
    panel = shared.panel(game, seat, tap) if lobby.stage == "playing" else None
    room = open_room(lobby, game, seat)

    def make() -> Phone:
        face = phone(game, lobby, seat, seen, table, shared, story().lines, panel)
        the_dead = game.over is not None or not lobby.may_be_told_to_the_living(seat, game.living)
        said = heard_chat.heard(lobby, seat, the_dead) if lobby.chat else ()
        left = beyond_face(game, lobby, seat, table, shared.words)
        return replace(
            face, pleas=pleas, chat=said, may_chat=room is not None, whispers=room == "night", beyond=left
        )

    sealed = (seat in lobby.wagers, lobby.helpers)
    source = (seen, panel, shared.glance(game, table), table, shared.steady(lobby), pleas, room, sealed)
    face = shared.phones(seat, source, make)
    return replace(
        face, clock=shared.clock(lobby, game, now), asked=circle.asked_again(lobby, now, shared.words)
    )


def phone(
    game: Game,
    lobby: Lobby,
    seat: int,
    seen: View,
    table: View,
    shared: Shared,
    story: list[Line],
    panel: Panel | None,
) -> Phone:
    """What the phone of this seat shows, but for the clock and what people ask and write."""
    words = shared.words
    person = lobby.at(seat)
    playing = lobby.stage == "playing"
    device = lobby.device(person.device)
    held_here = [each for each in lobby.held_by(person.device) if lobby.seat_of(each.id)]
    return Phone(
        code=lobby.code,
        theme=theme_of(played(lobby)),
        art=art_of(lobby, words.language),
        almanac=in_the_game(lobby, table, words),
        stage="over" if lobby.stage == "over" else "playing" if playing else "dealt",
        sky=circle.sky(game),
        seat=seat,
        name=person.name,
        living=seat in table.living,
        title=shared.title(game) if playing else words.say(f"table-{lobby.stage}"),
        line=story[-1] if (story and playing) or lobby.stage == "over" else None,
        places=shared.places(table, game, lobby, seat),
        held=shared.held(seen, game, lobby, lambda: held(seen, game, lobby, words)),
        person=person.id,
        game=lobby.game,
        hush=is_dark(game),
        moment=game.moment,
        panel=panel,
        phrases=shared.phrases(game, seat) if playing else (),
        story=shared.story(story, STORY) if playing or lobby.stage == "over" else (),
        seats_here=tuple((lobby.seat_of(each.id), each.name) for each in held_here)
        if len(held_here) > 1
        else (),
        organizer=device is not None and device.organizer,
        voice=chosen_voice.place(lobby, device),
        aloud=_aloud(story, game, lobby, words) if chosen_voice.place(lobby, device) == "here" else "",
        has_chat=lobby.chat,
        hosted=lobby.led,
        leader=circle.leader(lobby, words),
        evening=evening(lobby, words.language) if lobby.stage == "over" else None,
        wagers=told_wagers(lobby, words),
        primer=primer(lobby, words),
        purpose=purpose(lobby, table, game.book, words),
    )


def _aloud(story: list[Line], game: Game, lobby: Lobby, words: Lexicon) -> str:
    """The sentence to read aloud: at night none but those that begin and end it."""
    if not story or lobby.stage != "playing":
        return ""
    line = story[-1]
    is_still = is_dark(game) and line.stage not in AT_THE_EDGE_OF_THE_NIGHT
    return "" if is_still else for_the_ear(line.text, words.language)


def held(seen: View, game: Game, lobby: Lobby, words: Lexicon) -> Held:
    """My card, what it has become, and what I was told alone since this phase began.

    Whoever is out and may watch also sees the cards, but under his thumb: his neighbours still play. Until
    everybody has seen his card nobody is called.
    """
    seat = seen.viewer
    assert isinstance(seat, int)
    turned = [event.role for event in seen.events if isinstance(event, ev.Turned) and event.seat == seat]
    card = turned[-1] if turned else seen.card(seat)
    return Held(
        capital(words.role(card)),
        words.about(game.book.name, card),
        capital(words.name("side", game.book.roles[card].side)) if card in game.book.roles else "",
        () if lobby.stage == "dealt" else _lines(seen, game, lobby, words),
        _judged(lobby.taps.get(seat), lobby, words),
        picture(played(lobby), card),
        watched_cards(seen, lobby, words),
    )


def _lines(seen: View, game: Game, lobby: Lobby, words: Lexicon) -> tuple[str, ...]:
    watches = seen.hosting and seen.winner is None
    return (watched_lines if watches else private_lines)(seen, game, lobby, words)


def _judged(tap: Tap | None, lobby: Lobby, words: Lexicon) -> str:
    """What became of the last tap: the same words whether or not it counts."""
    if tap is None:
        return ""
    stands = words.say("table-tap-stands", {"deed": _named(tap.stands, lobby, words)}) if tap.stands else ""
    return f"{explain_refusal(tap.refused, words)} {stands}".strip() if tap.refused else stands


def _named(option: Option, lobby: Lobby, words: Lexicon) -> str:
    """A choice as its panel names it."""
    deed, seats = option
    return ", ".join((label(words, deed), *(who(lobby)(seat).label for seat in seats)))


def notes(game: Game, lobby: Lobby, seen: View, words: Lexicon) -> Notes:
    """The notebook: what I learned, phase by phase, and how everybody voted; all of it for who may watch."""
    if seen.hosting and seen.winner is None:
        return watched_notes(game, lobby, seen, words)
    learned: dict[str, list[str]] = {}
    voted: dict[str, list[str]] = {}
    phase, when, you = "", "", seen.viewer
    assert isinstance(you, int)
    for event in seen.events:
        if isinstance(event, ev.PhaseBegan | ev.Jumped):
            phase, when = event.phase, capital(phase_title(words, game.book, event.phase, event.number))
        alone = isinstance(event, LEARNED) and not granted(event, "public")
        told = isinstance(event, ev.Announced | ev.Visited | ev.Died | ev.Executed | ev.SentOut)
        counted = isinstance(event, ev.Counted)
        with_gang = isinstance(event, ev.Woken) and len(event.seats) > 1
        if alone or told or counted or with_gang:
            said = tell(event, game, lobby, words, you, phase)
            if said:
                page = (voted if counted else learned).setdefault(when, [])
                if said not in page:
                    page.append(said)
    return Notes(pages(learned), pages(voted))
