"""Whoever has said how they are spoken of is spoken of so, by name; of the others nothing is assumed."""

import re
from functools import partial

import pytest
from msgspec.structs import replace
from tests.words.test_narrator import EVENTS

from omerta.books.chicago import CHICAGO
from omerta.books.classic import CLASSIC
from omerta.books.family import FAMILY
from omerta.books.shelf import SHELF
from omerta.books.vendetta import VENDETTA
from omerta.core import events as ev
from omerta.core.book.model import Book
from omerta.core.events import AGAINST, ALL, NOBODY, Event
from omerta.words import LANGUAGES, Nameplate, lexicon, narrate, recite
from omerta.words.wordings import WordingTurn

NAMES = {
    "ru": {1: "Анна", 2: "Саша", 3: "Вера", 4: "Глеб"},
    "uk": {1: "Ганна", 2: "Сашко", 3: "Віра", 4: "Гліб"},
    "en": {1: "Anna", 2: "Sasha", 3: "Vera", 4: "Gleb"},
}
GENDERS = {1: "f", 3: "f", 4: "m"}
HER, HIM, OPEN = 3, 4, 2


def told(event: Event, language: str, book: Book = FAMILY, you: int | None = None) -> str:
    names = NAMES[language]
    said = narrate(
        event,
        book,
        lexicon(language),
        lambda seat: Nameplate(seat, names.get(seat, "?"), GENDERS.get(seat, "")),
        you,
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
        ("Вера уходит, не попрощавшись.", "Глеб уходит, не попрощавшись."),
        ("Стілець Віри віднині порожній.", "Стілець Гліба віднині порожній."),
    ),
    "died with a card": (
        (
            "Вера уходит, не попрощавшись. Карту на стол: доктор.",
            "Глеб уходит, не попрощавшись. Карту на стол: доктор.",
        ),
        (
            "Стілець Віри віднині порожній. Карту на скатертину: лікар.",
            "Стілець Гліба віднині порожній. Карту на скатертину: лікар.",
        ),
    ),
    "saved": (
        ("Ночью спасена Вера.", "Ночью спасён Глеб."),
        ("Цієї ночі вціліла Віра: її врятовано.", "Цієї ночі вцілів Гліб: його врятовано."),
    ),
    "visited": (
        (
            "Ночью Вера принимала гостей. В списке: мафия, доктор.",
            "Ночью Глеб принимал гостей. В списке: мафия, доктор.",
        ),
        ("Уночі Віра приймала гостей: мафія, лікар.", "Уночі Гліб приймав гостей: мафія, лікар."),
    ),
    "not visited": (
        ("Ночью Вера гостей не принимала.", "Ночью Глеб гостей не принимал."),
        ("Уночі Віра гостей не приймала.", "Уночі Гліб гостей не приймав."),
    ),
    "jailed": (
        (
            "Вера в тюрьме: говорить можно, голосовать нельзя.",
            "Глеб в тюрьме: говорить можно, голосовать нельзя.",
        ),
        (
            "Віра у в'язниці: говорити можна, голосувати ні.",
            "Гліб у в'язниці: говорити можна, голосувати ні.",
        ),
    ),
    "silenced": (
        ("Вера сегодня не голосует, но говорить может.", "Глеб сегодня не голосует, но говорить может."),
        ("Віра сьогодні не голосує, але говорити може.", "Гліб сьогодні не голосує, але говорити може."),
    ),
    "led": (
        ("Голос Веры сегодня в чужих руках.", "Голос Глеба сегодня в чужих руках."),
        ("Голос Віри сьогодні в чужих руках.", "Голос Гліба сьогодні в чужих руках."),
    ),
    "let out": (
        ("Тюрьма открыта. Вера на свободе.", "Тюрьма открыта. Глеб на свободе."),
        ("В'язницю відчинено. Віра на волі.", "В'язницю відчинено. Гліб на волі."),
    ),
    "heard again": (
        ("Вера снова голосует.", "Глеб снова голосует."),
        ("Віра знову голосує.", "Гліб знову голосує."),
    ),
    "free again": (
        ("Голос Веры снова свободен.", "Голос Глеба снова свободен."),
        ("Голос Віри знову вільний.", "Голос Гліба знову вільний."),
    ),
    "begins": (
        ("Начинает Вера.", "Начинает Глеб."),
        ("Починає Віра.", "Починає Гліб."),
    ),
    "ready": (
        ("Вера всё сказала.", "Глеб всё сказал."),
        ("Віра сказала все.", "Гліб сказав усе."),
    ),
    "refrains": (
        ("Вера никого не называет.", "Глеб никого не называет."),
        ("Віра не називає нікого.", "Гліб не називає нікого."),
    ),
    "abstains": (
        ("Вера воздерживается.", "Глеб воздерживается."),
        ("Віра утримується.", "Гліб утримується."),
    ),
    "votes against the sentence": (
        ("Вера голосует против приговора.", "Глеб голосует против приговора."),
        ("Віра голосує проти вироку.", "Гліб голосує проти вироку."),
    ),
    "votes for the sentence": (
        ("Вера голосует за приговор.", "Глеб голосует за приговор."),
        ("Віра голосує за вирок.", "Гліб голосує за вирок."),
    ),
    "gave no vote": (
        (
            "Голоса Веры не дождались. Ведущий ничего не записывает.",
            "Голоса Глеба не дождались. Ведущий ничего не записывает.",
        ),
        (
            "Від Віри голосу не дочекалися. Ведучий нічого не вписує.",
            "Від Гліба голосу не дочекалися. Ведучий нічого не вписує.",
        ),
    ),
    "lets be": (
        ("Вера не вмешивается.", "Глеб не вмешивается."),
        ("Віра не втручається.", "Гліб не втручається."),
    ),
    "steps in": (
        (
            "Вера открывает карту: судья. Голосование отменено, решать ей.",
            "Глеб открывает карту: судья. Голосование отменено, решать ему.",
        ),
        (
            "Віра відкриває карту: суддя. Голосування скасовано, вирішувати їй.",
            "Гліб відкриває карту: суддя. Голосування скасовано, вирішувати йому.",
        ),
    ),
    "accused": (
        ("Обвиняется Вера.", "Обвиняется Глеб."),
        ("На лаві підсудних Віра.", "На лаві підсудних Гліб."),
    ),
    "sentenced": (
        ("Приговор в силе: Вера.", "Приговор в силе: Глеб."),
        ("Вирок у силі: Віра.", "Вирок у силі: Гліб."),
    ),
    "cleared": (
        ("Обвинение против Веры снято.", "Обвинение против Глеба снято."),
        ("З Віри знято обвинувачення.", "З Гліба знято обвинувачення."),
    ),
    "acquitted": (
        ("Вера оправдана.", "Глеб оправдан."),
        ("Віра виправдана.", "Гліб виправданий."),
    ),
    "executed": (
        ("Суд Линча свершился. Нас покидает Вера.", "Суд Линча свершился. Нас покидает Глеб."),
        ("Родина вирішила. З-за столу встає Віра.", "Родина вирішила. З-за столу встає Гліб."),
    ),
    "executed with a card": (
        (
            "Суд Линча свершился. Нас покидает Вера. Карту на стол: доктор.",
            "Суд Линча свершился. Нас покидает Глеб. Карту на стол: доктор.",
        ),
        (
            "Родина вирішила. З-за столу встає Віра. Карту на скатертину: лікар.",
            "Родина вирішила. З-за столу встає Гліб. Карту на скатертину: лікар.",
        ),
    ),
    "sent out": (
        ("Ведущий выводит из игры Веру.", "Ведущий выводит из игры Глеба."),
        ("З волі ведучого гру покидає Віра.", "З волі ведучого гру покидає Гліб."),
    ),
    "sent out with a card": (
        (
            "Ведущий выводит из игры Веру. Карту на стол: доктор.",
            "Ведущий выводит из игры Глеба. Карту на стол: доктор.",
        ),
        (
            "З волі ведучого гру покидає Віра. Карту на скатертину: лікар.",
            "З волі ведучого гру покидає Гліб. Карту на скатертину: лікар.",
        ),
    ),
    "leads the game": (
        ("Теперь игру ведёт Вера.", "Теперь игру ведёт Глеб."),
        ("Відтепер гру веде Віра.", "Відтепер гру веде Гліб."),
    ),
    "office left": (
        (
            "Вера больше не на почётном месте. Стол изберёт кого-то заново.",
            "Глеб больше не на почётном месте. Стол изберёт кого-то заново.",
        ),
        (
            "Почесне місце Віри вільне. Стіл обере когось знову.",
            "Почесне місце Гліба вільне. Стіл обере когось знову.",
        ),
    ),
    "office passed on": (
        (
            "Вера больше не на почётном месте. Оно достанется преемнику.",
            "Глеб больше не на почётном месте. Оно достанется преемнику.",
        ),
        (
            "Почесне місце Віри вільне. Воно дістанеться наступникові.",
            "Почесне місце Гліба вільне. Воно дістанеться наступникові.",
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
        "Вера, вам слово.",
        "Віро, слово за вами.",
    ),
    (
        ev.TalkOpened("defence", (HIM,), 60),
        "Глеб, объяснитесь перед семьёй. У вас одна минута.",
        "Глібе, виправдовуйтеся перед родиною. У вас одна хвилина.",
    ),
    (
        ev.TalkOpened("last-word", (HER,), 60),
        "Последний тост за вами, Вера. У вас одна минута.",
        "Віро, останній тост за вами. У вас одна хвилина.",
    ),
    (
        ev.SpeechesOpened(HIM, (HIM, HER)),
        "Говорим по кругу, каждому одна минута.",
        "Говоримо по колу, на кожного одна хвилина.",
    ),
    (COUNT, "Кто против Веры, поднимите руки.", "Хто проти Віри — руки вгору."),
    (TRIAL, "Приговор Вере: за или против?", "Вирок Вірі: за чи проти?"),
    (PROPOSAL, "Вера: осудить или пощадить?", "Віра: засудити чи пощадити?"),
    (ev.HandsCounted(HER, (1, 2)), "Против Веры: две руки.", "Проти Віри: дві руки."),
    (
        ev.Counted("count", ((HER, (1, 2)), (OPEN, (4,)))),
        "Подсчёт: Вера — 2 голоса, Саша — 1.",
        "Підрахунок: Віра — 2 голоси, Сашко — 1.",
    ),
    (ev.LotDrawn((HER, HIM), HER), "Жребий пал на Веру.", "Жереб падає на Віру."),
    (
        ev.Elected("office", HER),
        "Почётное место занимает Вера, и её голос теперь весит больше.",
        "Почесне місце посідає Віра. Її голос тепер важить більше.",
    ),
    (
        ev.Elected("arbiter", HIM),
        "Стол выбрал: решать в одиночку будет Глеб.",
        "Стіл обрав: вирішуватиме лише Гліб.",
    ),
    (
        ev.DecisionOpened("step-in", HER, (HIM, OPEN), 30),
        "Вера решает в одиночку: уйдёт кто-то один или никто. На раздумья 30 секунд.",
        "Віра вирішує за всіх: піде хтось один або ніхто. На роздуми 30 секунд.",
    ),
    (
        ev.DecisionOpened("avenge", HER, (HIM, OPEN), 30),
        "Вера уходит не в одиночку и забирает с собой одного из списка: Глеб и Саша. На раздумья 30 секунд.",
        "Іде Віра, та не сама. Слідом піде хтось із них: Гліб та Сашко. На вибір 30 секунд.",
    ),
    (ev.Decided("arbiter", HER, HIM), "Вера решила: уходит Глеб.", "Віра вирішила: піде Гліб."),
    (
        ev.Decided("arbiter", HIM, OPEN),
        "Глеб решил: уходит Саша.",
        "Гліб вирішив: піде Сашко.",
    ),
    (ev.Decided("step-in", HER, NOBODY), "Вера решила: не уходит никто.", "Віра вирішила: не піде ніхто."),
    (
        ev.Decided("heir", HIM, HER),
        "Преемница Глеба — Вера.",
        "Наступниця Гліба — Віра.",
    ),
    (
        ev.Decided("heir", HER, HIM),
        "Преемник Веры — Глеб.",
        "Наступник Віри — Гліб.",
    ),
    (
        ev.Decided("heir", OPEN, HER),
        "Преемница Саши — Вера.",
        "Наступниця Сашка — Віра.",
    ),
    (
        ev.DecisionLapsed("arbiter", HER),
        "Время вышло. Вера никого не называет.",
        "Час сплив. Віра не називає нікого.",
    ),
    (ev.Named(HER, HIM), "Вера выставляет Глеба.", "Віра висуває Гліба."),
    (
        ev.Named(HER, OPEN),
        "Вера выставляет Сашу.",
        "Віра висуває Сашка.",
    ),
    (
        ev.Named(OPEN, HER),
        "Саша выставляет Веру.",
        "Сашко висуває Віру.",
    ),
    (ev.Named(HER, HER), "Вера выставляет себя.", "Віра висуває себе."),
    (
        ev.Voted(HIM, HER),
        "Глеб голосует против Веры.",
        "Гліб голосує проти Віри.",
    ),
    (
        ev.Entered(HER, HIM),
        "Голоса Веры не дождались. Ведущий записывает его против Глеба.",
        "Від Віри голосу не дочекалися. Ведучий вписує його: проти Гліба.",
    ),
    (
        ev.Handed(HER, HIM),
        "Вера отдаёт свой голос Глебу.",
        "Віра віддає свій голос Глібові.",
    ),
    (
        ev.Claimed(HER, "role", HER, "doctor"),
        "Вера называет себя доктором.",
        "Віра запевняє, що її карта — лікар.",
    ),
    (
        ev.Claimed(HER, "learned", HIM, "mafia"),
        "По словам Веры, проверка показала: Глеб — мафия.",
        "За словами Віри, перевірка показала: Гліб — мафія.",
    ),
    (
        ev.Claimed(HER, "suspect", HIM),
        "Вера подозревает Глеба.",
        "Віра підозрює Гліба.",
    ),
    (
        ev.Claimed(HER, "trust", HIM),
        "Вера доверяет Глебу.",
        "Віра вірить Глібові.",
    ),
    (
        ev.Overruled("convict", HER),
        "Ведущий решает: осуждена Вера.",
        "Ведучий вирішує: Віра засуджена.",
    ),
    (
        ev.Overruled("spare", HIM),
        "Ведущий решает: помилован Глеб.",
        "Ведучий вирішує: Гліб помилуваний.",
    ),
]


@pytest.mark.parametrize(("event", "ru", "uk"), MORE)
def test_a_sentence_about_two_agrees_with_both(event: Event, ru: str, uk: str) -> None:
    assert told(event, "ru") == ru
    assert told(event, "uk") == uk


IN_THE_MANNER_OF_A_BOOK: list[tuple[Book, Event, str, str]] = [
    (CHICAGO, ev.Died(HER), "Ночью не стало Веры.", "Уночі не стало Віри."),
    (CHICAGO, ev.Died(HIM), "Ночью не стало Глеба.", "Уночі не стало Гліба."),
    (
        CHICAGO,
        ev.Saved(HER),
        "Этой ночью должна была умереть Вера. Не умерла.",
        "Цієї ночі мала померти Віра. Не померла.",
    ),
    (
        CHICAGO,
        ev.Executed(HER, "doctor"),
        "За решётку отправляется Вера. Карта: доктор.",
        "За ґрати йде Віра. Карта на стійці: лікар.",
    ),
    (
        CHICAGO,
        ev.Announced(HER, "silenced"),
        "Вера сегодня молчит: ни слова, ни голоса.",
        "Віра сьогодні мовчить: ні слова, ні голосу.",
    ),
    (
        CHICAGO,
        ev.Visited(HIM, ("mafia",)),
        "Свежий номер. Ночью Глеб принимал гостей. В списке: мафия.",
        "Свіжий випуск. Уночі Гліб приймав гостей: мафія.",
    ),
    (
        CHICAGO,
        ev.Decided("step-in", HER, HIM),
        "Вера решила: за решётку отправляется Глеб.",
        "Віра вирішила: за ґрати йде Гліб.",
    ),
    (VENDETTA, ev.Died(HER), "До ночи не дожила Вера.", "До ночі не дожила Віра."),
    (
        VENDETTA,
        ev.Executed(HER),
        "Волею ночи на плаху идёт Вера.",
        "З волі ночі на плаху йде Віра.",
    ),
    (
        VENDETTA,
        ev.Executed(HIM),
        "Волею ночи на плаху идёт Глеб.",
        "З волі ночі на плаху йде Гліб.",
    ),
    (
        VENDETTA,
        ev.Elected("office", HER),
        "Охотница за охотниками — Вера. Отныне у неё полтора голоса.",
        "Мисливиця на мисливців — Віра. Відтепер у неї півтора голосу.",
    ),
    (
        VENDETTA,
        ev.Elected("arbiter", HER),
        "Вершительница судеб этой ночи — Вера.",
        "Вершителька доль цієї ночі — Віра.",
    ),
    (
        VENDETTA,
        ev.OfficeLeft(HER, True),
        "Вера была верна фестивалю и оставляет своё место преемнику.",
        "Віра була вірна фестивалю й лишає своє місце наступникові.",
    ),
    (
        VENDETTA,
        ev.Announced(HER, "branded"),
        "На Веру легла метка: этой ночью против неё будет на голос больше.",
        "На Віру лягла мітка: цієї ночі проти неї буде на голос більше.",
    ),
    (VENDETTA, COUNT, "Кто за казнь Веры, поднимите руки.", "Хто за страту Віри — руки вгору."),
    (VENDETTA, ev.HandsCounted(HER, (1,)), "За казнь Веры: одна рука.", "За страту Віри: одна рука."),
]


@pytest.mark.parametrize(("book", "event", "ru", "uk"), IN_THE_MANNER_OF_A_BOOK)
def test_a_book_keeps_its_manner(book: Book, event: Event, ru: str, uk: str) -> None:
    assert told(event, "ru", book) == ru
    assert told(event, "uk", book) == uk


def test_english_needs_little() -> None:
    assert told(ev.Died(HER), "en") == "Vera did not live to see the morning."
    assert told(ev.Died(OPEN), "en") == "Sasha did not live to see the morning."
    assert told(ev.Voted(HER, HIM), "en") == "Vera votes against Gleb."
    assert told(ev.Voted(HER, OPEN), "en") == "Vera votes against Sasha."
    said = [told(ev.Named(seat, seat), "en") for seat in (HER, HIM, OPEN)]
    assert [re.findall(r"\b(herself|himself|their own)\b", each) for each in said] == [
        ["herself"],
        ["himself"],
        ["their own"],
    ]


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
            lambda seat: Nameplate(seat, "Имя", known),
        )
        assert not re.search(SUBJECT[language], said or "", re.IGNORECASE), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_several_nothing_is_assumed(language: str) -> None:
    for event in (ev.AllSentenced((HER, HIM)), ev.Tied((HER, 1), False), ev.VoteOpened((HER, HIM, OPEN))):
        named = told(event, language)
        assert named == narrate(
            event, FAMILY, lexicon(language), lambda seat: Nameplate(seat, NAMES[language][seat])
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_said_nothing_is_spoken_of_as_before(language: str) -> None:
    words = lexicon(language)
    for you in (None, 4):
        for event in EVENTS:
            open_to_all = narrate(event, FAMILY, words, lambda seat: Nameplate(seat, gender=""), you)
            assert open_to_all == narrate(event, FAMILY, words, you=you)


@pytest.mark.parametrize("book", SHELF.values(), ids=lambda book: book.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_said_nothing_is_spoken_of_neither_as_a_man_nor_as_a_woman(language: str, book: Book) -> None:
    """«До утра не дожил Ева» is wrong of everybody: where the genders differ there is a third sentence."""
    known = [partial(Nameplate, name="Саша", gender=gender) for gender in ("f", "m", "")]
    for event in EVENTS:
        for turn in range(5):
            her, him, either = [
                narrate(event, book, lexicon(language), who, turn=WordingTurn(turn)) for who in known
            ]
            assert her == him or either not in (her, him), either


def test_without_a_name_the_number_stands_for_it() -> None:
    her, him = Nameplate(3, gender="f"), Nameplate(3, gender="m")
    assert narrate(ev.Died(3), CLASSIC, lexicon("ru"), lambda _: her) == "До утра не дожила 3."
    assert recite((ev.Died(3),), CLASSIC, lexicon("uk"), lambda _: him) == ("До ранку не дожив 3.",)


def test_one_who_is_told_alone_hears_of_others_by_name() -> None:
    answer = ev.Answered(1, "check", (HER,), "doctor")
    assert told(answer, "ru", you=1) == "Карта Веры: доктор."
    assert told(ev.Met(1, HER, "priest"), "uk", you=1) == "Розплющте очі. Перед вами Віра: священник."
    assert told(ev.Woken("mafia", (1, HIM)), "ru", you=1) == "Вы открыли глаза. С вами: Глеб."
    spent = told(ev.Spent(1, "doctor", HER), "ru", VENDETTA, you=1)
    assert spent == "Последней была Вера: до конца игры эта сила истрачена."


BETWEEN = r"(?: (?:больше|уже|никого|ничего|всё|більше|вже|нікого|нічого|усе|не))*"
OF_A_MAN = {"ru": r"\w+(?:л|лся|ён|ован)", "uk": r"\w+(?:в|вся|ний)"}


@pytest.mark.parametrize("manner", ["family", "chicago", "vendetta"])
@pytest.mark.parametrize(("language", "name"), [("ru", "Ева"), ("uk", "Віра")])
def test_by_a_name_alone_nobody_is_taken_for_a_man(language: str, name: str, manner: str) -> None:
    for you in (None, 4):
        for event in EVENTS:
            book = replace(FAMILY, name=manner)
            said = narrate(event, book, lexicon(language), lambda seat: Nameplate(seat, name), you) or ""
            man = OF_A_MAN[language]
            assert not re.search(rf"\b{man} {name}\b|\b{name}{BETWEEN} {man}\b", said), said
