"""The desk of a human host: what to say now, whom to tap, what to show, and what is still to come."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from msgspec.structs import replace

from omerta.core import Game, Refused, View, choices, log, play
from omerta.core import events as ev
from omerta.core.book.model import Call, Dawn, Roll, Speeches, Step, Talk, Vote
from omerta.core.commands import Start
from omerta.core.day.ballots import hands_left, may_note_sums
from omerta.core.flow import dawn_is_to_come
from omerta.core.game import PUBLIC, Viewer
from omerta.core.moments import Asking, Calling, Counting, Deciding, Holding, Talking
from omerta.core.night.resolution import fate
from omerta.core.night.waking import is_called
from omerta.table.faces import circle
from omerta.table.faces.deeds_done import taken
from omerta.table.faces.desk_model import (
    Desk,
    DeskPlace,
    Gesture,
    ShownAnswer,
    Sign,
    Task,
    Votes,
)
from omerta.table.faces.evening_summary import evening
from omerta.table.faces.face_parts import DeedOffer, Line
from omerta.table.faces.foresight import cued
from omerta.table.faces.looking_up import at_the_desk
from omerta.table.faces.opening_script import ending, lately_recorded, record
from omerta.table.faces.out_of_play import helpers
from omerta.table.faces.panels import deeds_of
from omerta.table.faces.phone import held
from omerta.table.faces.pictures import art_of
from omerta.table.faces.story import EPOCH, STEP, tell, title, who
from omerta.table.state import host_cues, score, strokes
from omerta.table.state.awaited_gestures import awaits_gesture
from omerta.table.state.chosen_book import played, theme_of
from omerta.table.state.darkness import is_dark
from omerta.table.state.lobby import Lobby
from omerta.words import Lexicon
from omerta.words.host_paper import answer as answer_words
from omerta.words.voice import Voice, capital

NEXT = 3
ALIKE = (("yes", "no", "none"), ("same", "different", "none"))
SIGNS: dict[str, Sign] = {"yes": "nod", "no": "shake", "none": "crossed"}


def desk(
    game: Game, lobby: Lobby, views: Mapping[Viewer, View], words: Lexicon, story: list[Line], now: float
) -> Desk:
    """What lies before the host."""
    table, dealt = views[PUBLIC], lobby.stage == "dealt"
    asked = task(game) if not dealt else "dealt"
    by_hand = cued(game, lobby, story, now) if lobby.stage == "playing" and not game.undealt else None
    say, cues = by_hand or (_say(game, lobby, table, words, story), ())
    return Desk(
        code=lobby.code,
        theme=theme_of(played(lobby)),
        art=art_of(lobby, words.language),
        stage="over" if lobby.stage == "over" else "playing" if lobby.stage == "playing" else "dealt",
        sky=circle.sky(game),
        title=title(game, words),
        say=say if not dealt else (),
        next=_next(game, lobby, words),
        task=asked,
        hint=words.say("desk-tell" if cues else f"desk-{asked}") if asked != "record" else "",
        places=_places(game, lobby, views, words),
        moment=game.moment,
        game=lobby.game,
        record=record(game, lobby, words) if asked == "record" else None,
        gesture=_gesture(game, words) if asked in ("gesture", "close", "choose", "talk") else None,
        votes=_votes(game, words) if asked == "votes" else None,
        shown=_shown(game, lobby, words),
        clock=circle.clock(replace(lobby, clock=score.shown_clock(lobby, now)), now, game, words),
        by_table="calling" not in game.by_hand,
        taken=taken(game, lobby, words, score.told(lobby, now)),
        marks=tuple((mark, words.name("mark", mark)) for mark, law in game.book.marks.items() if not law.off),
        penalties=tuple(mark for mark, law in game.book.marks.items() if law.penalty and not law.off),
        rulings=_rulings(game),
        answers=_answers(game, words),
        ends=_ends(game, words),
        starters=_starters(game),
        may_close=isinstance(game.now, Asking | Holding),
        aimed=_aimed(game),
        story=tuple(story[-40:]),
        cues=cues,
        cue=host_cues.due(lobby, now) if cues else 0,
        staged=by_hand is not None,
        evening=evening(lobby, words.language) if lobby.stage == "over" else None,
        helpers=helpers(lobby, words),
        almanac=at_the_desk(game, lobby, table, words),
        dark=is_dark(game),
    )


def task(game: Game) -> Task:
    """What the host has to do now."""
    now = game.now
    if game.over is not None:
        return "over"
    if game.undealt:
        return "record"
    if game.waiting_answer is not None:
        return "show"
    if now is None:
        return "proceed"
    if isinstance(now, Calling):
        return "gesture" if awaits_gesture(game, now) else "close"
    if isinstance(now, Talking):
        return "talk"
    if isinstance(now, Counting):
        return "votes"
    if isinstance(now, Asking | Holding | Deciding):
        return "choose"
    assert_never(now)


def _say(game: Game, lobby: Lobby, table: View, words: Lexicon, story: list[Line]) -> tuple[Line, ...]:
    """What is to be said now: everything the table was told by the last stroke, or what it heard last."""
    if game.undealt:
        found = record(game, lobby, words)
        return found.say if found is not None else ()
    if (last := ending(game, words)) or (last := lately_recorded(game, story)):
        return last
    since = strokes.last(lobby, game.seen)
    entered = game.told if since < 0 else log(game)[since:]
    news = sum(isinstance(event, ev.Public) for event in entered)
    before = len(table.events) - news
    told = tuple(line for line in story if line.number % EPOCH > STEP * (before + 1) - 1)
    return told or tuple([line for line in story if not line.number % STEP][-1:])


def _next(game: Game, lobby: Lobby, words: Lexicon) -> tuple[str, ...]:
    """The next things the host will say, as far as they are known."""
    said: list[str] = []
    for step in game.steps:
        if len(said) == NEXT:
            break
        text = _announces(game, lobby, step, words)
        if text:
            said.append(text)
    return tuple(said)


def _announces(game: Game, lobby: Lobby, step: Step, words: Lexicon) -> str:
    if isinstance(step, Call):
        if not is_called(game, step):
            return ""
        return tell(ev.Called(step.who), game, lobby, words, None, game.phase, night=game.number) or ""
    if isinstance(step, Dawn):
        return words.say("desk-next-dawn")
    if isinstance(step, Vote):
        return words.say("desk-next-vote") if not step.off else ""
    if isinstance(step, Talk | Speeches):
        return "" if isinstance(step, Talk) and step.off else words.say("desk-next-talk")
    if isinstance(step, Roll):
        return ""
    assert_never(step)


def _places(game: Game, lobby: Lobby, views: Mapping[Viewer, View], words: Lexicon) -> tuple[DeskPlace, ...]:
    """The circle with everything the host knows; as long as it is passed round, without the cards."""
    table, now, dealt = views[PUBLIC], game.now, lobby.stage == "dealt"
    awake = now.awake if isinstance(now, Calling) else now.seats if isinstance(now, Talking) else ()
    doomed = _doomed(game)
    open_card = lobby.at_desk if lobby.at_desk not in lobby.seen else 0
    states = circle.states(table, game)
    tally = circle.tally(table, words)
    return tuple(
        DeskPlace(
            seat,
            lobby.name(seat),
            living=seat in game.living,
            card=words.role(game.roles[seat - 1]) if game.roles[seat - 1] and not dealt else "",
            side=game.book.roles[game.roles[seat - 1]].side if game.roles[seat - 1] and not dealt else "",
            awake=seat in awake,
            doomed=seat in doomed,
            marks=tuple(words.name("mark", each.mark) for each in game.marks if each.seat == seat),
            votes=tally.get(seat, ""),
            state=states.get(seat, ""),
            phone=bool(lobby.at(seat).device),
            bot=lobby.at(seat).bot,
            seen=dealt and lobby.at(seat).id in lobby.seen,
            here=dealt and lobby.at(seat).guest,
            held=held(views[seat], game, lobby, words) if dealt and lobby.at(seat).id == open_card else None,
            emblem=lobby.at(seat).emblem,
            colour=lobby.at(seat).colour,
            signs=tuple(each.mark for each in game.marks if each.seat == seat),
        )
        for seat in range(1, game.seats + 1)
    )


def _doomed(game: Game) -> frozenset[int]:
    """Who would not live to see the dawn if it came now."""
    if game.over is not None or not game.phase or not dawn_is_to_come(game):
        return frozenset()
    dead = set(fate(game).dead) if game.sheet else set()
    for ruled in game.overruled:
        (dead.discard if ruled.ruling == "lives" else dead.add)(ruled.seat)
    return frozenset(dead)


def _rulings(game: Game) -> tuple[str, ...]:
    """What can be decided otherwise now, because it was not announced yet."""
    if game.over is not None or not game.phase:
        return ()
    found = ["dies", "lives"] if dawn_is_to_come(game) else []
    if game.trial is not None and game.trial.stage == "sentenced":
        found += ["convict", "spare"]
    if game.waiting_answer is not None:
        found.append("answer")
    if any(not law.off for law in game.book.marks.values()):
        found += ["mark", "unmark"]
    return (*found, "removed") if game.book.conduct.removals else tuple(found)


def _answers(game: Game, words: Lexicon) -> tuple[tuple[str, str], ...]:
    """The answers that could be shown instead of the one that waits."""
    waiting = game.waiting_answer
    if waiting is None:
        return ()
    likes = next((each for each in ALIKE if waiting.answer in each), None)
    values = likes or tuple(role for role in game.book.roles if role in game.deck)
    return tuple((value, _sign(game, value, words)) for value in values if value != waiting.answer)


def _ends(game: Game, words: Lexicon) -> tuple[tuple[str, str], ...]:
    """How the host may end a game that stands still, or in which a side has all but won."""
    if game.over is not None:
        return ()
    sides = dict.fromkeys(game.book.endings[name].wins for name in game.noticed)
    named = tuple((side, words.name("side", side)) for side in sides if side)
    return (("", ""), *named) if game.draw_offered or named else ()


def _starters(game: Game) -> tuple[int, ...]:
    """From whom the host may let the speeches or the votes go round, as long as nobody has begun."""
    if not isinstance(game.now, Talking | Counting):
        return ()
    try:
        play(game, Start(game.living[0]))
    except Refused:
        return ()
    return game.living


def _gesture(game: Game, words: Lexicon) -> Gesture | None:
    """Whose gesture is to be recorded, and what it may be."""
    now = game.now
    if isinstance(now, Calling):
        actors = now.awake
        together = now.call in game.book.gangs and not now.among
    elif isinstance(now, Asking | Holding):
        actors, together = now.owed, False
    elif isinstance(now, Deciding):
        actors, together = (now.seat,), False
    elif isinstance(now, Talking) and now.names_candidates:
        actors, together = now.seats, False
    else:
        return None
    deeds = tuple(found for seat in actors if (found := _deeds(game, seat, words))[1])
    if not deeds:
        return None
    return Gesture(
        tuple(seat for seat, _ in deeds),
        together,
        deeds,
        isinstance(now, Calling) or (len(deeds) > 1 and not together),
    )


def _aimed(game: Game) -> tuple[int, ...]:
    """Who is pointed at in this call."""
    if not isinstance(game.now, Calling):
        return ()
    aimed = [targets for _, targets in game.now.gestures.values()]
    return tuple(dict.fromkeys(seat for targets in aimed for seat in targets))


def _deeds(game: Game, seat: int, words: Lexicon) -> tuple[int, tuple[DeedOffer, ...]]:
    return seat, deeds_of(words, choices(game, seat).options)


def _votes(game: Game, words: Lexicon) -> Votes | None:
    """Whose hands are to be counted, and for whom they may be raised."""
    now = game.now
    if not isinstance(now, Counting):
        return None
    hands = now.order != "in-turn" and now.plain and now.kind != "proposal"
    voters = (now.turn,) if now.turn else now.voters
    left = tuple(seat for seat in voters if choices(game, seat).options and seat not in now.ballots)
    return Votes(
        now.kind,
        hands,
        now.standing,
        now.voters if hands else left,
        tuple(now.ballots.items()),
        now.kind == "sentence",
        hands and may_note_sums(game, now),
        hands_left(game, now),
        () if hands else tuple(_deeds(game, seat, words) for seat in left),
    )


def _shown(game: Game, lobby: Lobby, words: Lexicon) -> ShownAnswer | None:
    """The answer to show in silence."""
    waiting = game.waiting_answer
    if waiting is None:
        return None
    voice = Voice(game.book, words, who(lobby), None, game.phase)
    text = answer_words(voice, waiting.ability, waiting.targets, waiting.answer)
    kind: Sign = SIGNS.get(waiting.answer, "card" if waiting.answer in game.book.roles else "word")
    return ShownAnswer(waiting.seat, kind, _sign(game, waiting.answer, words), capital(text), waiting.rules)


def _sign(game: Game, value: str, words: Lexicon) -> str:
    return words.role(value) if value in game.book.roles else words.name("sign", value)
