"""Whoever has said how they are spoken of is spoken of so, by name; of the others nothing is assumed."""

import re

import pytest
from msgspec.structs import replace
from tests.words.test_narrator import EVENTS

from omerta.books.chicago import CHICAGO
from omerta.books.family import FAMILY
from omerta.books.vendetta import VENDETTA
from omerta.core import events as ev
from omerta.core.book.model import Book
from omerta.core.events import AGAINST, ALL, NOBODY, Event
from omerta.words import LANGUAGES, lexicon, narrate, recite

NAMES = {
    "ru": {1: "Анна", 2: "Саша", 3: "Вера", 4: "Глеб"},
    "uk": {1: "Ганна", 2: "Сашко", 3: "Віра", 4: "Гліб"},
    "en": {1: "Anna", 2: "Sasha", 3: "Vera", 4: "Gleb"},
}
GENDERS = {1: "f", 3: "f", 4: "m"}
HER, HIM, OPEN = 3, 4, 2


def gender(seat: int) -> str:
    return GENDERS.get(seat, "")


def told(event: Event, language: str, book: Book = FAMILY, you: int | None = None) -> str:
    names = NAMES[language]
    said = narrate(
        event,
        book,
        lexicon(language),
        lambda seat: f"{seat} ({names.get(seat, '?')})",
        you,
        gender=gender,
        named=lambda seat: f"{names.get(seat, '?')} ({seat})",
    )
    assert said is not None
    return said


# What happened to a seat; how it is told in Russian and in Ukrainian of a woman and of a man.
ONE: dict[str, Event] = {
    "died": ev.Died(HER),
    "died with a card": ev.Died(HER, "doctor"),
    "saved": ev.Saved(HER),
    "visited": ev.Visited(HER, ("mafia", "doctor")),
    "not visited": ev.Visited(HER, ()),
    "jailed": ev.Announced(HER, "prisoner"),
    "silenced": ev.Announced(HER, "silenced"),
    "led": ev.Announced(HER, "led"),
    "let out": ev.Freed(HER, "prisoner"),
    "heard again": ev.Freed(HER, "silenced"),
    "free again": ev.Freed(HER, "led"),
    "begins": ev.Started(HER),
    "ready": ev.Readied(HER),
    "refrains": ev.Refrained(HER),
    "abstains": ev.Voted(HER, NOBODY),
    "votes against the sentence": ev.Voted(HER, AGAINST),
    "votes for the sentence": ev.Voted(HER, ALL),
    "gave no vote": ev.Entered(HER, NOBODY),
    "lets be": ev.LetBe(HER),
    "steps in": ev.SteppedIn(HER, "judge"),
    "accused": ev.Accused(HER),
    "sentenced": ev.Sentenced(HER),
    "cleared": ev.Cleared(HER),
    "acquitted": ev.Acquitted(HER),
    "executed": ev.Executed(HER),
    "executed with a card": ev.Executed(HER, "doctor"),
    "sent out": ev.SentOut(HER),
    "sent out with a card": ev.SentOut(HER, "doctor"),
    "leads the game": ev.HostChanged(HER),
    "office left": ev.OfficeLeft(HER, False),
    "office passed on": ev.OfficeLeft(HER, True),
}

EXPECTED = {
    "died": (
        ("До утра не дожила Вера (3).", "До утра не дожил Глеб (4)."),
        ("До ранку не дожила Віра (3).", "До ранку не дожив Гліб (4)."),
    ),
    "died with a card": (
        ("До утра не дожила Вера (3). Карта: доктор.", "До утра не дожил Глеб (4). Карта: доктор."),
        ("До ранку не дожила Віра (3). Карта: лікар.", "До ранку не дожив Гліб (4). Карта: лікар."),
    ),
    "saved": (
        ("Ночью спасена Вера (3).", "Ночью спасён Глеб (4)."),
        ("Цієї ночі вціліла Віра (3): її врятовано.", "Цієї ночі вцілів Гліб (4): його врятовано."),
    ),
    "visited": (
        ("Ночью Вера (3) принимала гостей: мафия, доктор.", "Ночью Глеб (4) принимал гостей: мафия, доктор."),
        ("Уночі Віра (3) приймала гостей: мафія, лікар.", "Уночі Гліб (4) приймав гостей: мафія, лікар."),
    ),
    "not visited": (
        ("Ночью Вера (3) гостей не принимала.", "Ночью Глеб (4) гостей не принимал."),
        ("Уночі Віра (3) гостей не приймала.", "Уночі Гліб (4) гостей не приймав."),
    ),
    "jailed": (
        (
            "Вера (3) в тюрьме: говорить можно, голосовать нельзя.",
            "Глеб (4) в тюрьме: говорить можно, голосовать нельзя.",
        ),
        (
            "Віра (3) у в'язниці: говорити можна, голосувати ні.",
            "Гліб (4) у в'язниці: говорити можна, голосувати ні.",
        ),
    ),
    "silenced": (
        ("Вера (3) сегодня без голоса, но со словом.", "Глеб (4) сегодня без голоса, но со словом."),
        ("Віра (3) сьогодні без голосу, але зі словом.", "Гліб (4) сьогодні без голосу, але зі словом."),
    ),
    "led": (
        ("Вера (3) сегодня не хозяйка своему голосу.", "Глеб (4) сегодня не хозяин своему голосу."),
        ("Віра (3) сьогодні не господиня власному голосу.", "Гліб (4) сьогодні не господар власному голосу."),
    ),
    "let out": (
        ("Тюрьма открыта. Вера (3) на свободе.", "Тюрьма открыта. Глеб (4) на свободе."),
        ("В'язницю відчинено. Віра (3) на волі.", "В'язницю відчинено. Гліб (4) на волі."),
    ),
    "heard again": (
        ("Вера (3) снова с голосом.", "Глеб (4) снова с голосом."),
        ("Віра (3) знову з голосом.", "Гліб (4) знову з голосом."),
    ),
    "free again": (
        ("Вера (3) снова хозяйка своему голосу.", "Глеб (4) снова хозяин своему голосу."),
        ("Віра (3) знову господиня власному голосу.", "Гліб (4) знову господар власному голосу."),
    ),
    "begins": (
        ("Начинает Вера (3).", "Начинает Глеб (4)."),
        ("Починає Віра (3).", "Починає Гліб (4)."),
    ),
    "ready": (
        ("Вера (3) всё сказала.", "Глеб (4) всё сказал."),
        ("Віра (3) сказала все.", "Гліб (4) сказав усе."),
    ),
    "refrains": (
        ("Вера (3) никого не называет.", "Глеб (4) никого не называет."),
        ("Віра (3) не називає нікого.", "Гліб (4) не називає нікого."),
    ),
    "abstains": (
        ("Вера (3) воздерживается.", "Глеб (4) воздерживается."),
        ("Віра (3) утримується.", "Гліб (4) утримується."),
    ),
    "votes against the sentence": (
        ("Вера (3) голосует против приговора.", "Глеб (4) голосует против приговора."),
        ("Віра (3) голосує проти вироку.", "Гліб (4) голосує проти вироку."),
    ),
    "votes for the sentence": (
        ("Вера (3) голосует за приговор.", "Глеб (4) голосует за приговор."),
        ("Віра (3) голосує за вирок.", "Гліб (4) голосує за вирок."),
    ),
    "gave no vote": (
        (
            "Вера (3) не отдала голоса. Ведущий ничего не вписывает.",
            "Глеб (4) не отдал голоса. Ведущий ничего не вписывает.",
        ),
        (
            "Віра (3) не віддала голосу. Ведучий нічого не вписує.",
            "Гліб (4) не віддав голосу. Ведучий нічого не вписує.",
        ),
    ),
    "lets be": (
        ("Вера (3) не вмешивается.", "Глеб (4) не вмешивается."),
        ("Віра (3) не втручається.", "Гліб (4) не втручається."),
    ),
    "steps in": (
        (
            "Вера (3) открывает карту: судья. Голосование отменено, решать ей.",
            "Глеб (4) открывает карту: судья. Голосование отменено, решать ему.",
        ),
        (
            "Віра (3) відкриває карту: суддя. Голосування скасовано, вирішувати їй.",
            "Гліб (4) відкриває карту: суддя. Голосування скасовано, вирішувати йому.",
        ),
    ),
    "accused": (
        ("Обвиняется Вера (3).", "Обвиняется Глеб (4)."),
        ("Під звинуваченням Віра (3).", "Під звинуваченням Гліб (4)."),
    ),
    "sentenced": (
        ("Приговор в силе: Вера (3).", "Приговор в силе: Глеб (4)."),
        ("Вирок чинний: Віра (3).", "Вирок чинний: Гліб (4)."),
    ),
    "cleared": (
        ("Вера (3) больше не обвиняется.", "Глеб (4) больше не обвиняется."),
        ("Віра (3) більше не під звинуваченням.", "Гліб (4) більше не під звинуваченням."),
    ),
    "acquitted": (
        ("Вера (3) оправдана.", "Глеб (4) оправдан."),
        ("Віра (3) виправдана.", "Гліб (4) виправданий."),
    ),
    "executed": (
        ("По воле стола игру покидает Вера (3).", "По воле стола игру покидает Глеб (4)."),
        ("З волі столу гру покидає Віра (3).", "З волі столу гру покидає Гліб (4)."),
    ),
    "executed with a card": (
        (
            "По воле стола игру покидает Вера (3). Карта: доктор.",
            "По воле стола игру покидает Глеб (4). Карта: доктор.",
        ),
        (
            "З волі столу гру покидає Віра (3). Карта: лікар.",
            "З волі столу гру покидає Гліб (4). Карта: лікар.",
        ),
    ),
    "sent out": (
        ("Из игры выведена Вера (3).", "Из игры выведен Глеб (4)."),
        ("За словом ведучого гру залишає Віра (3).", "За словом ведучого гру залишає Гліб (4)."),
    ),
    "sent out with a card": (
        ("Из игры выведена Вера (3). Карта: доктор.", "Из игры выведен Глеб (4). Карта: доктор."),
        (
            "За словом ведучого гру залишає Віра (3). Карта: лікар.",
            "За словом ведучого гру залишає Гліб (4). Карта: лікар.",
        ),
    ),
    "leads the game": (
        ("Теперь игру ведёт Вера (3).", "Теперь игру ведёт Глеб (4)."),
        ("Відтепер гру веде Віра (3).", "Відтепер гру веде Гліб (4)."),
    ),
    "office left": (
        (
            "Вера (3) больше не на почётном месте. Стол изберёт кого-то заново.",
            "Глеб (4) больше не на почётном месте. Стол изберёт кого-то заново.",
        ),
        (
            "Віра (3) більше не на почесному місці. Стіл обере когось знову.",
            "Гліб (4) більше не на почесному місці. Стіл обере когось знову.",
        ),
    ),
    "office passed on": (
        (
            "Вера (3) больше не на почётном месте. Оно достанется преемнику.",
            "Глеб (4) больше не на почётном месте. Оно достанется преемнику.",
        ),
        (
            "Віра (3) більше не на почесному місці. Воно дістанеться наступникові.",
            "Гліб (4) більше не на почесному місці. Воно дістанеться наступникові.",
        ),
    ),
}


@pytest.mark.parametrize("name", ONE)
def test_a_sentence_about_one_player_agrees(name: str) -> None:
    russian, ukrainian = EXPECTED[name]
    for seat, ru, uk in zip((HER, HIM), russian, ukrainian, strict=True):
        assert told(replace(ONE[name], seat=seat), "ru") == ru
        assert told(replace(ONE[name], seat=seat), "uk") == uk


COUNT = ev.CountOpened("count", (HER,), (1, 2), "by-candidate", HER)
TRIAL = ev.CountOpened("sentence", (HER,), (1, 2), "at-once", HER)
PROPOSAL = ev.CountOpened("proposal", (HER,), (1, 2), "at-once")
MORE: list[tuple[Event, str, str]] = [
    (
        ev.TalkOpened("speech", (HER,), 60),
        "Говорит Вера (3). Время: 1 минута.",
        "Слово має Віра (3). Час: 1 хвилина.",
    ),
    (
        ev.TalkOpened("defence", (HIM,), 60),
        "Глеб (4) говорит в свою защиту. Время: 1 минута.",
        "Гліб (4) говорить на свій захист. Час: 1 хвилина.",
    ),
    (
        ev.TalkOpened("last-word", (HER,), 60),
        "Последнее слово: Вера (3). Время: 1 минута.",
        "Останнє слово: Віра (3). Час: 1 хвилина.",
    ),
    (
        ev.SpeechesOpened(HIM, (HIM, HER)),
        "Слово идёт по кругу. Начинает Глеб (4).",
        "Слово йде по колу. Починає Гліб (4).",
    ),
    (COUNT, "Вера (3). Кто против? Руки.", "Віра (3). Хто проти? Руки."),
    (TRIAL, "Вера (3). Приговор: за или против?", "Віра (3). Вирок: за чи проти?"),
    (PROPOSAL, "Вера (3): осудить или пощадить?", "Віра (3): засудити чи пощадити?"),
    (ev.HandsCounted(HER, (1, 2)), "Вера (3), против: 2 руки.", "Віра (3), проти: 2 руки."),
    (
        ev.Counted("count", ((HER, (1, 2)), (OPEN, (4,)))),
        "Подсчёт: Вера (3) — 2, игрок 2 (Саша) — 1.",
        "Підрахунок: Віра (3) — 2, гравець 2 (Сашко) — 1.",
    ),
    (ev.LotDrawn((HER, HIM), HER), "Жребий брошен: Вера (3).", "Жереб кинуто: Віра (3)."),
    (
        ev.Elected("office", HER),
        "Почётное место занимает Вера (3), и голос её теперь весомее.",
        "Почесне місце посідає Віра (3), і голос її тепер важить більше.",
    ),
    (
        ev.Elected("arbiter", HIM),
        "Стол выбрал: решать в одиночку будет Глеб (4).",
        "Стіл обрав: вирішуватиме лише Гліб (4).",
    ),
    (
        ev.DecisionOpened("step-in", HER, (HIM, OPEN), 30),
        "Вера (3) решает в одиночку: уйдёт кто-то один или никто. Время: 30 секунд.",
        "Віра (3) вирішує сама: піде хтось один або ніхто. Час: 30 секунд.",
    ),
    (
        ev.DecisionOpened("avenge", HER, (HIM, OPEN), 30),
        "Вера (3) уходит не в одиночку. Следом уйдёт кто-то из этих: "
        "игроки 4 (Глеб) и 2 (Саша). Время: 30 секунд.",
        "Віра (3) іде не сама. Слідом піде хтось із цих: гравці 4 (Гліб) і 2 (Сашко). Час: 30 секунд.",
    ),
    (ev.Decided("arbiter", HER, HIM), "Вера (3) решила: Глеб (4).", "Віра (3) вирішила: Гліб (4)."),
    (
        ev.Decided("arbiter", HIM, OPEN),
        "Глеб (4) решил: игрок 2 (Саша).",
        "Гліб (4) вирішив: гравець 2 (Сашко).",
    ),
    (ev.Decided("step-in", HER, NOBODY), "Вера (3) решила: никто.", "Віра (3) вирішила: ніхто."),
    (
        ev.Decided("heir", HIM, HER),
        "Глеб (4) называет преемницу: Вера (3).",
        "Гліб (4) називає наступницю: Віра (3).",
    ),
    (
        ev.Decided("heir", HER, HIM),
        "Вера (3) называет преемника: Глеб (4).",
        "Віра (3) називає наступника: Гліб (4).",
    ),
    (
        ev.Decided("heir", OPEN, HER),
        "Преемница игрока 2 (Саша) — Вера (3).",
        "Наступниця гравця 2 (Сашко) — Віра (3).",
    ),
    (
        ev.DecisionLapsed("arbiter", HER),
        "Время вышло. Вера (3) никого не назвала.",
        "Час вийшов. Віра (3) не назвала нікого.",
    ),
    (ev.Named(HER, HIM), "Вера (3) выставляет: Глеб (4).", "Віра (3) висуває: Гліб (4)."),
    (
        ev.Named(HER, OPEN),
        "Вера (3) выставляет игрока 2 (Саша).",
        "Віра (3) висуває гравця 2 (Сашко).",
    ),
    (
        ev.Named(OPEN, HER),
        "Игрок 2 (Саша) выставляет: Вера (3).",
        "Гравець 2 (Сашко) висуває: Віра (3).",
    ),
    (ev.Named(HER, HER), "Вера (3) выставляет себя.", "Віра (3) висуває себе."),
    (
        ev.Voted(HIM, HER),
        "Глеб (4) голосует против: Вера (3).",
        "Гліб (4) голосує проти: Віра (3).",
    ),
    (
        ev.Entered(HER, HIM),
        "Вера (3) не отдала голоса. Ведущий вписывает его: против игрока 4 (Глеб).",
        "Віра (3) не віддала голосу. Ведучий вписує його: проти гравця 4 (Гліб).",
    ),
    (
        ev.Handed(HER, HIM),
        "Вера (3) отдаёт свой голос игроку 4 (Глеб).",
        "Віра (3) віддає свій голос гравцеві 4 (Гліб).",
    ),
    (
        ev.Claimed(HER, "role", HER, "doctor"),
        "Вера (3) называет себя доктором.",
        "Віра (3) називає себе лікарем.",
    ),
    (
        ev.Claimed(HER, "learned", HIM, "mafia"),
        "Вера (3) рассказывает. Глеб (4): мафия.",
        "Віра (3) розповідає. Гліб (4): мафія.",
    ),
    (
        ev.Claimed(HER, "suspect", HIM),
        "Вера (3): под подозрением Глеб (4).",
        "Віра (3): під підозрою Гліб (4).",
    ),
    (
        ev.Claimed(HER, "trust", HIM),
        "Вера (3): Глеб (4) вне подозрений.",
        "Віра (3): Гліб (4) поза підозрою.",
    ),
    (
        ev.Overruled("convict", HER),
        "Ведущий решает: осуждена Вера (3).",
        "Ведучий вирішує: Віра (3) засуджена.",
    ),
    (
        ev.Overruled("spare", HIM),
        "Ведущий решает: помилован Глеб (4).",
        "Ведучий вирішує: Гліб (4) помилуваний.",
    ),
]


@pytest.mark.parametrize(("event", "ru", "uk"), MORE)
def test_a_sentence_about_two_agrees_with_both(event: Event, ru: str, uk: str) -> None:
    assert told(event, "ru") == ru
    assert told(event, "uk") == uk


IN_THE_MANNER_OF_A_BOOK: list[tuple[Book, Event, str, str]] = [
    (CHICAGO, ev.Died(HER), "Ночью убита Вера (3).", "Уночі загинула Віра (3)."),
    (CHICAGO, ev.Died(HIM), "Ночью убит Глеб (4).", "Уночі загинув Гліб (4)."),
    (
        CHICAGO,
        ev.Saved(HER),
        "Этой ночью должна была умереть Вера (3). Не умерла.",
        "Цієї ночі мала померти Віра (3). Не померла.",
    ),
    (
        CHICAGO,
        ev.Executed(HER, "doctor"),
        "За решётку отправляется Вера (3). Карта: доктор.",
        "За ґрати йде Віра (3). Карта: лікар.",
    ),
    (
        CHICAGO,
        ev.Announced(HER, "silenced"),
        "Вера (3) сегодня молчит: ни слова, ни голоса.",
        "Віра (3) сьогодні мовчить: ні слова, ні голосу.",
    ),
    (
        CHICAGO,
        ev.Visited(HIM, ("mafia",)),
        "Свежий номер. Ночью Глеб (4) принимал гостей: мафия.",
        "Свіжий випуск. Уночі Гліб (4) приймав гостей: мафія.",
    ),
    (
        CHICAGO,
        ev.Decided("step-in", HER, HIM),
        "Вера (3) решила: за решётку отправляется Глеб (4).",
        "Віра (3) вирішила: за ґрати йде Гліб (4).",
    ),
    (VENDETTA, ev.Died(HER), "До ночи не дожила Вера (3).", "До ночі не дожила Віра (3)."),
    (
        VENDETTA,
        ev.Executed(HER),
        "Волею ночи казнена Вера (3).",
        "З волі ночі на плаху пішла Віра (3).",
    ),
    (
        VENDETTA,
        ev.Executed(HIM),
        "Волею ночи казнён Глеб (4).",
        "З волі ночі на плаху пішов Гліб (4).",
    ),
    (
        VENDETTA,
        ev.Elected("office", HER),
        "Охотница на охотников: Вера (3). Отныне полтора голоса.",
        "Мисливиця на мисливців: Віра (3). Відтепер півтора голосу.",
    ),
    (
        VENDETTA,
        ev.Elected("arbiter", HER),
        "Вершительница судеб этой ночи: Вера (3).",
        "Вершителька доль цієї ночі: Віра (3).",
    ),
    (
        VENDETTA,
        ev.OfficeLeft(HER, True),
        "Вера (3) была верна фестивалю и оставляет своё место преемнику.",
        "Віра (3) зберегла вірність святу й лишає своє місце наступникові.",
    ),
    (
        VENDETTA,
        ev.Announced(HER, "branded"),
        "Вера (3) под меткой: этой ночью против неё будет на голос больше.",
        "Віра (3) під міткою: цієї ночі проти неї буде на голос більше.",
    ),
    (VENDETTA, COUNT, "Вера (3). Кто за казнь? Руки.", "Віра (3). Хто за страту? Руки."),
    (VENDETTA, ev.HandsCounted(HER, (1,)), "Вера (3), за казнь: 1 рука.", "Віра (3), за страту: 1 рука."),
]


@pytest.mark.parametrize(("book", "event", "ru", "uk"), IN_THE_MANNER_OF_A_BOOK)
def test_a_book_keeps_its_manner(book: Book, event: Event, ru: str, uk: str) -> None:
    assert told(event, "ru", book) == ru
    assert told(event, "uk", book) == uk


def test_english_needs_little() -> None:
    assert told(ev.Died(HER), "en") == "Vera (3) did not live to see the morning."
    assert told(ev.Died(OPEN), "en") == "Player 2 (Sasha) did not live to see the morning."
    assert told(ev.Voted(HER, HIM), "en") == "Vera (3) votes against Gleb (4)."
    assert told(ev.Voted(HER, OPEN), "en") == "Vera (3) votes against player 2 (Sasha)."
    said = [told(ev.Named(seat, seat), "en") for seat in (HER, HIM, OPEN)]
    assert [re.findall(r"puts (\w+) own", each) for each in said] == [["her"], ["his"], ["their"]]


SUBJECT = {"ru": r"\bигрок \d", "uk": r"\bгравець \d", "en": r"\bplayer \d"}
PAPER = (ev.Imposed, ev.Struck)


@pytest.mark.parametrize("book", [FAMILY, CHICAGO, VENDETTA], ids=lambda book: book.name)
@pytest.mark.parametrize("known", ["f", "m"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_who_is_known_stays_a_player_without_a_name(language: str, known: str, book: Book) -> None:
    for event in EVENTS:
        if isinstance(event, PAPER):
            continue
        said = narrate(
            event,
            replace(FAMILY, name=book.name),
            lexicon(language),
            lambda seat: f"{seat} (Имя)",
            gender=lambda _: known,
            named=lambda seat: f"Имя ({seat})",
        )
        assert not re.search(SUBJECT[language], said or "", re.IGNORECASE), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_several_nothing_is_assumed(language: str) -> None:
    for event in (ev.AllSentenced((HER, HIM)), ev.Tied((HER, 1), False), ev.VoteOpened((HER, HIM, OPEN))):
        named = told(event, language)
        assert named == narrate(
            event, FAMILY, lexicon(language), lambda seat: f"{seat} ({NAMES[language][seat]})"
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_said_nothing_is_spoken_of_as_before(language: str) -> None:
    words = lexicon(language)
    for you in (None, 4):
        for event in EVENTS:
            open_to_all = narrate(event, FAMILY, words, str, you, gender=lambda _: "", named=lambda _: "?")
            assert open_to_all == narrate(event, FAMILY, words, str, you)


def test_without_a_name_the_number_stands_for_it() -> None:
    assert narrate(ev.Died(3), FAMILY, lexicon("ru"), gender=lambda _: "f") == "До утра не дожила 3."
    assert recite((ev.Died(3),), FAMILY, lexicon("uk"), gender=lambda _: "m") == ("До ранку не дожив 3.",)


def test_one_who_is_told_alone_hears_of_others_by_name() -> None:
    answer = ev.Answered(1, "check", (HER,), "doctor")
    assert told(answer, "ru", you=1) == "Вера (3). Карта: доктор."
    assert told(ev.Met(1, HER, "priest"), "uk", you=1) == "Розплющте очі. Перед вами Віра (3): священник."
    assert told(ev.Woken("mafia", (1, HIM)), "ru", you=1) == "Вы открыли глаза. С вами: Глеб (4)."
    spent = told(ev.Spent(1, "doctor", HER), "ru", VENDETTA, you=1)
    assert spent == "Последней была Вера (3): до конца игры эта сила истрачена."
