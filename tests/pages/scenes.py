"""Canned faces: what a table might send, without any game behind it."""

from __future__ import annotations

from omerta.bots.minds import HOUSE, MINDS
from omerta.table.balance_meter import Estimate, Odds
from omerta.table.faces.chances import Chances, chances
from omerta.table.faces.face_parts import Clock, DeedOffer, Held, Line, Place, Plea, Setting, TableAddress
from omerta.table.faces.gathering_model import (
    Card,
    Gathering,
    GroupHead,
    HouseRule,
    Notice,
    Seat,
    Trait,
    Waiting,
)
from omerta.table.faces.models import Face, Panel, Phone, Phrase, Row, Said, Screen
from omerta.table.faces.standings import Award, Evening, Played, Standing, TaleLine
from omerta.table.state.emblems import COLOURS, EMBLEMS
from omerta.words import lexicon

NAMES = {
    "en": "Anna Boris Gleb Vera Dina Ivan Lida Mark Nora Oscar Paula Quentin Rosa Samuel Tessa Ulrich Viola "
    "Walter Xenia Maximilian",
    "ru": "Анна Борис Глеб Вера Дина Иван Лида Марк Нина Олег Полина Константин Роза Семён Тамара Ульяна "
    "Вадим Александра Ярослав Максимилиан",
    "uk": "Ганна Борис Гліб Віра Діна Іван Ліда Марко Ніна Олег Поліна Костянтин Роза Семен Тамара Уляна "
    "Вадим Олександра Ярослав Святослав",
}
TEXT = {
    "en": {
        "night": "Night II",
        "day": "Day 2",
        "cue": "The doctor wakes. Who gets the bag tonight?",
        "ask": "Choose a name.",
        "vote": "Whom do you send away?",
        "card": "Doctor",
        "side": "with the town",
        "pass": "nobody",
        "heal": "heal",
        "shoot": "shoot",
        "for": "vote",
        "abstain": "abstain",
        "dawn": "Morning. Player 3, Gleb, is missing. The card: sheriff.",
        "about": "Every night you choose a player, and nobody kills him before morning.",
        "known": "Boris is not what he says.",
        "won": "The town has won. The mafia is out of the game.",
        "over": "The end",
        "minutes": "Three minutes to talk. Then we vote.",
    },
    "ru": {
        "night": "Ночь 2",
        "day": "День 2",
        "cue": "Просыпается доктор. К кому сегодня с чемоданчиком?",
        "ask": "Выберите имя.",
        "vote": "Кого вы приговорите?",
        "card": "Доктор",
        "side": "за город",
        "pass": "никого",
        "heal": "лечить",
        "shoot": "стрелять",
        "for": "голосовать",
        "abstain": "воздержаться",
        "dawn": "Светает. Откройте глаза. Этой ночью убит игрок 3, Глеб. Карта: шериф.",
        "about": "Каждую ночь вы выбираете игрока, и до утра его никто не убьёт. Не две ночи подряд.",
        "known": "Борис не тот, за кого себя выдаёт.",
        "won": "Победил город. Мафии за столом больше нет.",
        "over": "Конец игры",
        "minutes": "Три минуты на разговор. Потом голосуем.",
    },
    "uk": {
        "night": "Ніч 2",
        "day": "День 2",
        "cue": "Прокидається лікар. До кого сьогодні з валізкою?",
        "ask": "Оберіть ім'я.",
        "vote": "Кому вирок?",
        "card": "Лікар",
        "side": "за місто",
        "pass": "нікого",
        "heal": "лікувати",
        "shoot": "стріляти",
        "for": "голосувати",
        "abstain": "утриматися",
        "dawn": "Світає. Розплющте очі. Цієї ночі вбито гравця 3, Гліб. Карта: шериф.",
        "about": "Щоночі ви обираєте гравця, і до ранку його ніхто не вб'є. Не дві ночі поспіль.",
        "known": "Борис не той, за кого себе видає.",
        "won": "Місто перемогло. Мафії за столом більше немає.",
        "over": "Кінець гри",
        "minutes": "Три хвилини на розмову. Потім голосуємо.",
    },
}


def names(language: str, count: int) -> list[str]:
    known = NAMES[language].split()
    return [known[index % 20] + ("" if index < 20 else f" {index // 20 + 1}") for index in range(count)]


def places(language: str, count: int, *, day: bool = False, me: int = 4) -> tuple[Place, ...]:
    """A circle with the third seat out; by day with votes and a speaker."""
    card = TEXT[language]["card"]
    return tuple(
        Place(
            seat=seat,
            name=name,
            living=seat not in (3, 7),
            me=seat == me,
            card=card if seat == 3 else "",
            picture=3 if seat == 3 else 0,
            votes="3" if day and seat == 2 else "1" if day and seat == 5 else "",
            state="speaks" if day and seat == 1 else "candidate" if day and seat in (2, 5) else "",
            emblem=EMBLEMS[seat % len(EMBLEMS)],
            colour=COLOURS[seat % len(COLOURS)],
        )
        for seat, name in enumerate(names(language, count), 1)
    )


def night(language: str = "en", count: int = 8, *, deeds: int = 1, held: Held | None = None) -> Phone:
    """The phone of seat 4 in a covered call."""
    words = TEXT[language]
    aimed = (DeedOffer("heal", words["heal"], 1), DeedOffer("shoot", words["shoot"], 1))[:deeds]
    return Phone(
        code="KJ4M",
        theme="chicago",
        stage="playing",
        sky="night",
        seat=4,
        name=names(language, 4)[3],
        living=True,
        title=words["night"],
        line=Line(12, words["cue"], ("CLS-041",)),
        places=places(language, count),
        held=held or Held(words["card"], words["about"], words["side"], (words["known"],), picture=2),
        hush=True,
        clock=Clock(18000, 25000),
        panel=Panel(7, words["ask"], (*aimed, DeedOffer("pass", words["pass"])), covered=True),
        story=story(language),
    )


def day(language: str = "en", count: int = 8, *, sure: bool = False) -> Phone:
    """The same phone at an open vote."""
    words = TEXT[language]
    return Phone(
        code="KJ4M",
        theme="chicago",
        stage="playing",
        sky="noon",
        seat=4,
        name=names(language, 4)[3],
        living=True,
        title=words["day"],
        line=Line(20, words["minutes"], ("CLS-050",)),
        places=places(language, count, day=True),
        held=Held(words["card"], words["about"], words["side"], picture=2),
        clock=Clock(150000, 180000),
        panel=Panel(
            9,
            words["vote"],
            (
                DeedOffer("vote", words["for"], 1, sure=sure),
                DeedOffer("abstain", words["abstain"], sure=sure),
            ),
        ),
        phrases=(
            Phrase("suspect", "suspect" if language == "en" else "подозреваю", about=True),
            Phrase("role", "I am" if language == "en" else "моя карта", values=(("doctor", words["card"]),)),
        ),
        story=story(language),
        chat=(Said(1, "Anna", "<b>hello</b>"),),
        has_chat=True,
        may_chat=True,
        organizer=True,
        pleas=(Plea(1, "Nora asks to come back to seat 9."),) if sure else (),
    )


def dealt(language: str = "en", count: int = 8) -> Phone:
    """The cards are dealt."""
    words = TEXT[language]
    return Phone(
        code="KJ4M",
        theme="family",
        stage="dealt",
        sky="dusk",
        seat=4,
        name=names(language, 4)[3],
        living=True,
        title=words["night"],
        line=None,
        places=places(language, count),
        held=Held(words["card"], words["about"], words["side"], picture=2),
    )


def over(language: str = "en", count: int = 8) -> Phone:
    """The end, everything open."""
    words = TEXT[language]
    ended = tuple(
        Place(
            seat=seat,
            name=name,
            living=seat % 3 > 0,
            me=seat == 4,
            card=words["card"],
            state="won" if seat % 2 else "",
        )
        for seat, name in enumerate(names(language, count), 1)
    )
    return Phone(
        code="KJ4M",
        theme="vendetta",
        stage="over",
        sky="dawn",
        seat=4,
        name=names(language, 4)[3],
        living=True,
        title=words["over"],
        line=Line(40, words["won"], ("CLS-101",)),
        places=ended,
        held=Held(words["card"], words["about"], words["side"]),
        story=story(language),
        organizer=True,
    )


def story(language: str) -> tuple[Line, ...]:
    words = TEXT[language]
    return tuple(
        Line(number, words[key], ("CLS-041",)) for number, key in enumerate(("cue", "dawn", "minutes"), 10)
    )


def table_screen(
    language: str = "en", count: int = 8, *, sky: str = "night", theme: str = "chicago"
) -> Screen:
    """The public screen at night, at dawn or by day."""
    words = TEXT[language]
    said = Line(12, words["cue" if sky == "night" else "dawn" if sky == "dawn" else "minutes"], ("CLS-041",))
    return Screen(
        code="KJ4M",
        theme=theme,
        language=language,
        stage="playing",
        sky=sky,  # type: ignore[arg-type]
        title=words["night" if sky == "night" else "day"],
        line=said,
        places=places(language, count, day=sky == "noon"),
        hush=sky == "night",
        clock=Clock(18000, 25000) if sky != "dawn" else None,
        say=(said,),
        story=story(language),
        organizer=True,
        own_seat=4,
    )


def results(language: str = "en", count: int = 8) -> Screen:
    """The screen after the end."""
    words = TEXT[language]
    rows = tuple(
        Row(seat, name, words["card"], seat % 2 > 0, words["night"] if seat % 3 == 0 else "", seat - 1, 3)
        for seat, name in enumerate(names(language, count), 1)
    )
    told = [
        TaleLine(words["dawn"], words["night"], words["dawn"]),
        TaleLine(words["known"], "", words["known"]),
    ]
    said = Line(40, words["won"], ("CLS-101",))
    return Screen(
        code="KJ4M",
        theme="vendetta",
        language=language,
        stage="over",
        sky="dawn",
        title=words["over"],
        line=said,
        places=places(language, count),
        say=(said,),
        rows=rows,
        victory="hunters",
        story=story(language),
        organizer=True,
        tale=(*told, *told[:1], *told),
    )


def late(language: str = "en", people: int = 8, awards: int = 8) -> Evening:
    """An evening of three games with its awards."""
    words = TEXT[language]
    return Evening(
        line=words["minutes"],
        games=tuple(Played(number, "Chicago", words["card"]) for number in (1, 2, 3)),
        standings=tuple(
            Standing(name, 3, 2 - seat % 3, 0, seat % 2, bot=seat > people - 2)
            for seat, name in enumerate(names(language, people), 1)
        ),
        sides=((words["card"], 3),),
        awards=tuple(Award(words["side"], name, words["ask"]) for name in names(language, people)[:awards]),
    )


def addresses(number: int = 2, chosen: int = 0, language: str = "en") -> tuple[TableAddress, ...]:
    """So many addresses of one machine."""
    words = lexicon(language)
    adapters = ("wifi", "192.168.1.20"), ("cable", "10.0.0.7"), ("tunnel", "10.8.0.2")
    return tuple(
        TableAddress(host, words.say(f"adapter-{kind}"), f"http://{host}:8000/here", at == chosen)
        for at, (kind, host) in enumerate(adapters[:number])
    )


def gathering(language: str = "en", count: int = 8, *, organizer: bool = True, me: int = 0) -> Gathering:
    """The table before the deal."""
    words, spoken = TEXT[language], lexicon(language)
    squares = "".join(
        f"<path d='M{x} {y}h1v1h-1z'/>" for x in range(25) for y in range(25) if (x * 7 + y * 13 + x * y) % 3
    )
    return Gathering(
        code="KJ4M",
        theme="chicago",
        language=language,
        address="http://192.168.1.20:8000/j/KJ4M",
        qr=f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 25 25'>{squares}</svg>",
        seats=tuple(
            Seat(
                seat + 100,
                seat,
                name,
                bot=seat > 6,
                me=seat + 100 == me,
                emblem=EMBLEMS[seat % len(EMBLEMS)],
                colour=COLOURS[seat % len(COLOURS)],
            )
            for seat, name in enumerate(names(language, count), 1)
        ),
        emblems=EMBLEMS[count + 1 :],
        colours=COLOURS,
        book="chicago",
        books=tuple(Setting(book, book.title(), words["about"]) for book in ("classic", "family", "chicago")),
        book_title="Chicago",
        book_about=words["about"],
        cards=tuple(
            Card(
                role,
                f"{words['card']} {number}",
                words["about"],
                side,
                number % 3,
                picture=number + 1,
                group=side,
                mark=spoken.say("table-mark-head") if role == "don" else "",
            )
            for number, (role, side) in enumerate(
                [("doctor", "town"), ("sheriff", "town"), ("capo", "mafia"), ("don", "mafia")]
            )
        ),
        groups=tuple(
            GroupHead(
                side,
                spoken.say(f"table-group-{of}", {"side": spoken.name("side", side)}),
                spoken.say(f"table-group-{of}.about"),
            )
            for of, side in (("gifted", "town"), ("gang", "mafia"))
        ),
        plays=(
            Trait(
                "noise",
                spoken.say("table-plays-noise-loud"),
                spoken.say("table-plays-strikes", {"number": 2}),
            ),
        ),
        notices=(Notice("warning", words["known"], ("CHI-020",)), Notice("advice", words["ask"])),
        rules=(
            HouseRule(
                "reveal",
                words["dawn"],
                "yes",
                (Setting("yes", words["for"]), Setting("no", words["abstain"])),
                "CHI-031",
                default=False,
            ),
            HouseRule("minutes", words["minutes"], "3", (), "CHI-032", least=1, most=10),
        ),
        presets=(Setting("", words["ask"]), Setting("small", words["vote"], words["about"])),
        preset="",
        ways=(Setting("proposed", words["for"]), Setting("drawn", words["abstain"])),
        way="proposed",
        hosting="table",
        printed=False,
        paces=(Setting("calm", words["pass"], words["about"]), Setting("brisk", words["shoot"])),
        pace="calm",
        minds=tuple(
            Setting(mind, spoken.say(f"table-mind-{mind}"), spoken.say(f"table-mind-{mind}.about"))
            for mind in MINDS
        ),
        mind=HOUSE,
        chat=False,
        may_start=count > 5,
        why_not="" if count > 5 else words["known"],
        organizer=organizer,
        me=me,
        watching=2,
        chances=expected(language) if organizer else None,
    )


def expected(language: str = "en", games: int = 240, *, sharpens: bool = True, shift: int = 0) -> Chances:
    """What to expect of a deck with four sides, and of a draw."""
    shares = {"town": 46 + shift, "mafia": 31 - shift, "yakuza": 14, "loner": 7, "": 2}
    spread = 4 if sharpens else 2
    odds = tuple(Odds(side, share, max(0, share - spread), share + spread) for side, share in shares.items())
    unknown = tuple(Odds(side, 0, 0, 100) for side in shares)
    return chances(Estimate(odds if games else unknown, games, sharpens), lexicon(language))


def waiting(language: str = "en") -> Waiting:
    return Waiting("KJ4M", "family", TEXT[language]["minutes"], ((4, names(language, 4)[3]),))


def scene(name: str, language: str, count: int) -> Face:
    """The face of this name, for screenshots."""
    scenes: dict[str, Face] = {
        "night": night(language, count, deeds=2),
        "day": day(language, count),
        "sure": day(language, count, sure=True),
        "dealt": dealt(language, count),
        "over": over(language, count),
        "screen-night": table_screen(language, count),
        "screen-dawn": table_screen(language, count, sky="dawn", theme="classic"),
        "screen-noon": table_screen(language, count, sky="noon", theme="family"),
        "screen-dusk": table_screen(language, count, sky="dusk", theme="offscreen"),
        "results": results(language, count),
        "gathering": gathering(language, count),
        "gathering-guest": gathering(language, count, organizer=False, me=104),
        "waiting": waiting(language),
    }
    return scenes[name]
