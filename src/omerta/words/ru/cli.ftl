# Что говорит командная строка.

## Страницы помощи

cli-help = Omertà ведёт игру «Мафия» по печатным правилам.
cli-epilogue =
    Стол для телефонов: omerta. Игра в терминале: omerta play classic
    Язык: --lang ru, uk или en, в любом месте строки. Подробнее о команде: omerta play --help
cli-commands = Команды
cli-takes = Аргументы
cli-options = Параметры
cli-usage = Использование: { $line }
cli-default-is = (если не указано: { $value })
cli-help-serve = Открыть стол для телефонов: он ведёт игру сам.
cli-help-play = Сыграть партию в терминале: вы против ботов.
cli-help-books = Книги на полке.
cli-help-deck = Колода, которую книга предлагает на столько-то игроков, или её мнение о вашей.
cli-help-replay = Проиграть записанные партии, пересказать их и сверить с ожидаемым.
cli-help-rule = Одно правило книги и записанные игры, которые его подтверждают.
cli-help-rules = Правила книг или сколько из них подтверждено записанными играми.
cli-help-check = Проверить свою книгу.
cli-help-book = Снять книгу с полки в файл или начать свою.
cli-help-book-export = Показать книгу в виде TOML.
cli-help-book-new = Показать первые десять строк своей книги.
cli-help-bench = Измерить, как быстро играет движок.
cli-opt-help = Эта страница.
cli-opt-version = Версия.
cli-opt-json = Ответ для программ.
cli-opt-book = Книга с полки или свой файл TOML.
cli-opt-players = Сколько игроков.
cli-opt-with = Карты, которые вы хотите видеть в колоде.
cli-opt-set = Домашнее правило; можно повторять.
cli-opt-preset = Готовая колода книги.
cli-opt-for = Кто играет: beginners (новички) или experienced (бывалые). Где таблица оставляет выбор, новичкам достаётся меньше врагов.
cli-opt-draw = Пусть карты выберет случай; одно и то же число выбирает одни и те же. Вместе с --preset решает только то, что колода оставляет открытым.
cli-opt-cards = Своя колода, например "3 mafioso, detective, 4 ordinary-townsperson".
cli-opt-seats = Сколько мест за столом.
cli-opt-seat = Где сидите вы.
cli-opt-seed = Зерно случайных чисел: с тем же зерном карты лягут так же.
cli-opt-names = Как зовут игроков, начиная с места 1.
cli-opt-fast = Без пауз.
cli-opt-auto = За вас тоже играет бот.
cli-opt-bots = Какие боты играют: random, plain или worlds.
cli-opt-save = Куда сохранить игру.
cli-opt-from = Продолжить игру, сохранённую в этом файле; стол остаётся прежним.
cli-opt-files = Записанные игры.
cli-opt-why = Показать правила за каждым решением.
cli-opt-view = Чьими глазами: место, public или host.
cli-opt-own = Файл TOML с книгой, если её нет на полке.
cli-opt-number = Номер правила, например FAM-268.
cli-opt-books = Книги; если не указаны, все с полки.
cli-opt-coverage = Сыграть все записанные игры и сосчитать, какие правила они подтверждают.
cli-opt-search = Только правила с этим словом.
cli-opt-verbose = Ещё и почему некоторые правила нельзя проверить.
cli-opt-file = Файл TOML.
cli-opt-order = Перечислить пары вызовов, где важен порядок.
cli-opt-output = Куда записать.
cli-opt-new-name = Своё имя, строчными латинскими буквами.
cli-opt-based-on = От какой книги начать.
cli-opt-games = Сколько игр измерить.
cli-opt-growth = Показать ещё, как время растёт с числом мест.
cli-opt-memory = Ещё и память на протяжении стольких игр.

## Ошибки

cli-no-language = Языка «{ $name }» здесь нет. Есть: { $known }.
cli-no-mind = Бота «{ $name }» нет. Есть: { $known }.
cli-no-command = Команды «{ $name }» нет. Возможно, вы имели в виду: { $near }.
cli-no-option = Эта команда не знает «{ $name }». Возможно, вы имели в виду: { $near }.
cli-missing-value = Здесь не хватает: { $name }. Добавьте или посмотрите --help.
cli-wrong-value = «{ $value }» не подходит для { $name }. Что подходит, покажет --help.
cli-too-much = Лишнее для этой команды: { $text }. Уберите.
cli-twice = { $name } задано дважды. Уберите одно из двух.
cli-confused = Команду не разобрать. Посмотрите --help.
cli-no-book = Книги «{ $name }» на полке нет. Возможно, вы имели в виду: { $near }.
cli-unsound = { $number ->
    [one] В книге { $file } { $number } ошибка, играть по ней нельзя. Увидеть её: omerta check { $file }
    [few] В книге { $file } { $number } ошибки, играть по ней нельзя. Увидеть их: omerta check { $file }
   *[other] В книге { $file } { $number } ошибок, играть по ней нельзя. Увидеть их: omerta check { $file }
}
cli-no-sense = { $file } совсем не похож на книгу. Сравните с: omerta book export family
cli-no-file = Файла { $file } нет. Проверьте имя и папку.
cli-not-text = { $file } не похож на текст. Дайте текстовый файл.
cli-closed-file = { $file } не открывается. Дайте файл, который можно прочесть.
cli-cannot-write = Записать в { $file } не получается. Выберите другое место.
cli-no-card = Карты «{ $name }» в этой книге нет. Возможно, вы имели в виду: { $near }.
cli-no-equals = «{ $text }» не похоже на домашнее правило. Напишите имя=значение.
cli-no-switch = Домашнего правила «{ $name }» в этой книге нет. Возможно, вы имели в виду: { $near }.
cli-no-number = Домашнее правило { $name } задаётся числом от { $least } до { $most }. Выберите из них.
cli-no-value = Домашнее правило { $name } бывает таким: { $values }. Выберите из них.
cli-players = { $number } здесь не годится. Выберите число от 1 до { $most }.
cli-seat = Места { $number } нет. Выберите от 1 до { $most }.
cli-no-presets = У книги { $book } нет готовых колод. Используйте --with.
cli-no-preset = Колоды с именем «{ $name }» нет. Возможно, вы имели в виду: { $near }.
cli-preset-players = { $number ->
    [one] Для колоды «{ $name }» нужен { $number } игрок или больше. Позовите ещё или выберите другую колоду.
    [few] Для колоды «{ $name }» нужно { $number } игрока или больше. Позовите ещё или выберите другую колоду.
   *[other] Для колоды «{ $name }» нужно { $number } игроков или больше. Позовите ещё или выберите другую колоду.
}
cli-no-piles = В книге { $book } карты наугад не берут. Уберите --draw или используйте --with.
cli-deck-refused = { $number ->
    [one] На стол из { $number } места так не сдать. Измените число мест или карты.
    [few] На стол из { $number } мест так не сдать. Измените число мест или карты.
   *[other] На стол из { $number } мест так не сдать. Измените число мест или карты.
}
cli-many-names = Имён { $number }, а мест { $seats }. Уберите лишние имена.
cli-bad-names = Имена должны быть разными и не быть числами. Выберите другие.
cli-no-viewer = Никого по имени «{ $name }» здесь нет. Напишите место, public или host.
cli-no-games = В файле { $file } нет ни одной игры. Начните её с имени книги.
cli-at-line = строка { $line }
cli-not-kept = В файле { $file } нет игры по книге { $book }, которую здесь можно продолжить. Дайте файл, сохранённый при выходе, и его книгу.
cli-no-prefix = «{ $name }» не похоже на номер правила. Они начинаются так: { $near }.
cli-no-rule = Правила { $name } нет. В этой книге они от { $first } до { $last }.
cli-book-name = «{ $name }» не годится в имя книги. Возьмите строчные латинские буквы, цифры и дефисы.
cli-book-taken = Книга { $name } уже стоит на полке. Выберите другое имя.
cli-games = Измерить { $number } игр нельзя. Попросите хотя бы одну.

## Книги и колоды

cli-book-numbers = { $players }. Карт: { $roles }, правил: { $rules }, домашних правил: { $switches }.
cli-written = Записано в { $file }.
cli-new-name = Своя книга: печатная и то, что вы в ней меняете.
cli-new-card = Новая карта: на чьей она стороне и что делает ночью.
cli-new-call = После кого её зовут.
cli-new-words = Как её зовут, что читает её владелец, что говорят, когда её вызывают.
cli-new-role = почтальон
cli-new-about = Ночью вы можете узнать карту одного игрока.
cli-new-wakes = Просыпается почтальон. Чьи письма прочтёте?
cli-new-deed = прочесть письмо
cli-sound = { $name }: книга исправна. Карт: { $roles }, домашних правил: { $switches }, пар вызовов, где важен порядок: { $order }.
cli-games-hold = Записанные игры сыграны, всё сходится: { $number }.
cli-unsaid = По-{ $language } пока нет слов: { $things }.
cli-in-ru = русски
cli-in-uk = украински
cli-in-en = английски
cli-unsound-head = { $number ->
    [one] По книге { $file } пока не сыграть, { $number } ошибка:
    [few] По книге { $file } пока не сыграть, { $number } ошибки:
   *[other] По книге { $file } пока не сыграть, { $number } ошибок:
}
cli-deck-title = { $number ->
    [one] { $book }, { $number } игрок
    [few] { $book }, { $number } игрока
   *[other] { $book }, { $number } игроков
}
cli-card = карта
cli-can = что умеет
cli-deck-row = Таблица книги на { $number }: { $row } ({ $rules }).
cli-deck-beyond = Строки на { $number } в таблице книги нет; по её же счёту: { $row } ({ $rules }).
cli-deck-fine = Книге возразить нечего.

## Правила

cli-origin-source = напечатано в книге
cli-origin-decision = наше решение там, где книга молчит
cli-rule-place = { $book }; { $origin }.
cli-rule-switch = Домашнее правило { $name } ({ $title }):
cli-rule-range = {"  "}от { $least } до { $most }
cli-default = (по умолчанию)
cli-rule-case = Подтверждает игра: { $title } ({ $file }, строка { $line })
cli-rule-no-case = Записанной игры об этом пока нет.
cli-rules-none = Ни одно правило не говорит о «{ $word }». Попробуйте другое слово.
cli-playing = Играем записанные игры
cli-column-book = книга
cli-column-rules = правил
cli-column-cases = игр
cli-column-pinned = проверено
cli-column-untestable = не проверить
cli-column-missing = не хватает
cli-column-failing = не сходится
cli-missing = Не хватает в { $book }:
cli-failing = Не сходится: { $case }: { $problem }
cli-untestable = { $rule } не проверить. { $reason }.

## Пересказ

cli-on-paper = Книга на бумаге: всё сходится.
cli-unfinished = Отсюда игра продолжается.

## Игра

cli-in-deck = В колоде: { $cards }.
cli-your-card = Ваша карта: { $role }. { $about }
cli-you = вы
cli-whom = { $whom } ({ $deed })
cli-whom-any = Кого?
cli-whom-many = { $whom } ({ $deed }; номеров: { $number }, например { $example })
cli-whom-in-order = { $whom } ({ $deed }; сначала первый, затем второй, например { $example })
cli-how-to-answer = Напишите номер или имя. Ещё: ? (помощь), почему, заметки, назад, выход.
cli-may-say = Столу можно сказать: подозреваю 4, верю 4, роль доктор, узнал 4 мафия.
cli-help-words = почему: правила за последними словами ведущего. заметки: что вы узнали. назад: вернуть свой последний выбор. выход: уйти, игра сохранится.
cli-key-help = ?, помощь
cli-key-why = почему
cli-key-notes = заметки
cli-key-undo = назад
cli-key-quit = выход, выйти
cli-key-suspect = подозреваю
cli-key-trust = верю
cli-key-role = роль, карта
cli-key-learned = узнал, узнала
cli-which-deed = Сначала скажите, что сделать: { $deeds }. Потом — кого выбираете.
cli-not-understood = За столом нет никого по имени «{ $text }». Напишите номер или ? для помощи.
cli-only-this = «{ $text }» здесь не подходит. Можно: { $deed }.
cli-how-many = { $number ->
    [one] Для этого нужен { $number } игрок: { $deed }. Напишите номер.
    [few] Для этого нужны { $number } игрока: { $deed }. Напишите их номера.
   *[other] Для этого нужно { $number } игроков: { $deed }. Напишите их номера.
}
cli-two-names = На «{ $text }» отзываются несколько игроков. Допишите имя или напишите номер.
cli-say-how = Скажите, о ком и что, например: подозреваю 4 или узнал 4 мафия.
cli-no-why = За этим нет правила с номером. Спросите после следующего объявления.
cli-vote-candidate = против кого
cli-vote-elected = за кого
cli-vote-number = голосов
cli-vote-voters = чьи
cli-end-player = игрок
cli-end-card = карта
cli-end-won = победа
cli-again = Те же карты ещё раз: --seed { $seed }
cli-kept = Игра сохранена в { $file }.
cli-go-on = Продолжить: { $command }
cli-replay-it = Перечитать её: { $command }

## Измерения

cli-measuring = Измеряем
cli-speed-games = игр
cli-speed-engine = движок, игр в секунду
cli-speed-bare = голый цикл, игр в секунду
cli-speed-ratio = отношение
cli-speed-events = шагов за игру
cli-growth-seats = мест
cli-growth-events = шагов за игру
cli-growth-cost = микросекунд на шаг
cli-memory-games = после игр
cli-memory-megabytes = мегабайт, не больше

## Ошибки в книге

fault = Здесь что-то не так: { $about }.
fault-no-such-role = Карты «{ $about }» в книге нет.
fault-no-such-side = Стороны «{ $about }» в книге нет.
fault-no-such-gang = Банды «{ $about }» в книге нет.
fault-no-such-mark = Пометки «{ $about }» в книге нет.
fault-no-such-phase = Фазы «{ $about }» в книге нет.
fault-no-such-call = Никого по имени «{ $about }» в книге не будят.
fault-no-such-group = Группы карт «{ $about }» в законе колоды нет.
fault-no-such-switch = Домашнего правила «{ $about }» в книге нет.
fault-no-such-preset = Готовой колоды «{ $about }» в книге нет.
fault-no-such-value = У переключателя нет положения «{ $about }».
fault-no-such-book = Книги «{ $about }» на полке нет.
fault-not-a-word = «{ $about }» не годится в имя книги: нужны строчные латинские буквы, цифры и дефисы, первой идёт буква.
fault-name-taken = «{ $about }» уже что-то значит за любым столом.
    .remedy = Назовите умение иначе.
fault-never-called = У карты «{ $about }» есть умение, но её никогда не зовут.
    .remedy = Укажите в разделе [calls], после кого её зовут.
fault-wrong-number = Целей у умения не может быть { $about }.
    .remedy = Выберите 1, 2 или 3.
fault-two-targets = Для сравнения сторон нужны два игрока, а не { $about }.
    .remedy = Напишите targets = 2.
fault-not-players = «{ $about }» — не число игроков.
    .remedy = Напишите число, например 8.
fault-not-a-number-of-cards = «{ $about }» — не число карт.
    .remedy = Напишите число, пробел и карту, например "3 mafioso".
fault-deck-of-another-size = Игроков в этой колоде: { $near }, а карт: { $about }.
    .remedy = Карт должно быть столько же, сколько игроков.
fault-not-a-range = «{ $about }» — не промежуток.
    .remedy = Напишите сначала меньшее число, потом большее, например [1, 2].
fault-order-of-two = Первая и вторая цель бывают, только когда целей две, а не { $about }.
    .remedy = Напишите targets = 2 и уберите or_fewer.
fault-from-one-to-other = Что исходит от одной цели ({ $about }), должно доставаться другой.
    .remedy = Напишите at = "{ $near }".
fault-order-in-gang = Банда «{ $about }» договаривается, на кого, но не о порядке.
    .remedy = Дайте это умение карте.
fault-empty-gang = В банде «{ $about }» нет ни одной карты.
    .remedy = Дайте какой-нибудь карте gang = "{ $about }" или уберите банду.
fault-no-cycle = Круг в книге не задан.
    .remedy = Напишите cycle = ["night", "day"].
fault-no-dawn = Ни одна ночь этой книги не кончается.
    .remedy = Добавьте к ночи шаг dawn.
fault-no-endings = По этой книге никто не может победить.
    .remedy = Добавьте хотя бы один конец игры.
fault-switch-misses = Переключатель меняет место, которого нет: { $about }.
    .remedy = Назовите карту, умение, шаг или пометку из книги.
fault-governed = Здесь решает домашнее правило «{ $about }», и по его умолчанию играли бы иначе.
    .remedy = Пусть switches.{ $about }.default говорит то же самое, или дайте правилу такое значение.
fault-idle-value = Книга уже такова, какой её сделало бы значение «{ $about }», а по умолчанию стоит другое.
    .remedy = Напишите default = "{ $about }", а в местах, которые оно меняет, то, что значит «{ $near }».
fault-defaults-clash = Эти домашние правила включены по умолчанию, но вместе не годятся: { $about }.
    .remedy = Дайте одному из них другое значение по умолчанию.
fault-not-toml = Файл написан не на TOML: { $about }.
    .remedy = Поищите забытую кавычку, скобку или знак равенства.
fault-needs-own-name = Книге нужно своё имя, не «{ $about }».
    .remedy = Напишите name = "our-book".
fault-no-such-place = Места «{ $about }» в печатной книге нет.
    .remedy = Найдите путь в: omerta book export.
fault-unknown-field = Слову «{ $about }» здесь не место.
fault-missing-field = Здесь не хватает «{ $about }».
    .remedy = Добавьте; подробности в docs/books.md.
    .near = Может быть, это часть «{ $near }».
fault-wrong-value = Такое значение не подходит: { $about }.
fault-perhaps = Может быть: { $near }.
fault-allowed = Здесь годится: { $allowed }.
fault-no-such-kind = Разряда карт «{ $about }» в книге нет.
fault-no-such-ability = Умения «{ $about }» в книге нет.
fault-no-such-check = Строки «{ $about }» в законе колоды нет.
fault-no-such-message = Слов «{ $about }» ведущий не говорит, поэтому и сказать их иначе нельзя.
fault-no-such-blank = «{ $about }» здесь подставить нельзя.
fault-no-blanks = «{ $about }» здесь подставить нельзя.
    .remedy = Напишите этот текст без фигурных скобок.
fault-stray-brace = Фигурная скобка без пары: { $about }
    .remedy = В скобках стоит слово, которое подставят, например {"{"}player{"}"}.
fault-not-a-name = «{ $about }» не годится в имя карты, умения или банды: записанная игра не сможет о нём сказать.
    .remedy = Нужны строчные латинские буквы, между словами дефисы.
fault-needs-text = Здесь нужен текст в кавычках, а не { $about }.
fault-needs-number = Здесь нужно целое число без кавычек, а не { $about }.
fault-needs-yes-or-no = Здесь нужно true или false без кавычек, а не { $about }.
fault-needs-list = Здесь нужен список в квадратных скобках, а не { $about }.
fault-needs-row = Здесь нужен список, в нём значений: { $near }. Написано: { $about }.
fault-needs-table = Здесь нужна таблица из ключей и значений, а не { $about }.

## Где важен порядок вызовов

order-holds = Сначала { $one }, потом { $other }: первый вызов может связать второму руки.
order-too-late-to-hold = Сначала { $other }, потом { $one }: связывать руки уже поздно.
order-disguises = Сначала { $one }, потом { $other }: первый вызов может подменить то, что увидит второй.
order-too-late-to-disguise = Сначала { $other }, потом { $one }: подменять уже поздно.
order-dooms = Сначала { $one }, потом { $other }: выстрел первого может остановить второго.
order-too-late-to-stop = Сначала { $other }, потом { $one }: поздний выстрел ничего не остановит.
order-saves = Сначала { $one }, потом { $other }: первый вызов может спасти второго, а с ним и его действие.
order-too-late-to-save = Сначала { $other }, потом { $one }: жизнь спасти ещё можно, пропавшее действие уже нет.
order-imprisons = Сначала { $one }, потом { $other }: первый вызов может отправить второго в тюрьму.
order-too-late-to-imprison = Сначала { $other }, потом { $one }: тюрьма приходит после дела.
order-turns-back = Сначала { $one }, потом { $other }: первый вызов может развернуть второй у самой двери.
order-too-late-to-turn-back = Сначала { $other }, потом { $one }: стеречь дверь уже поздно.
order-shows = Сначала { $one }, потом { $other }: второй вызов может найти следы первого.
order-too-late-to-show = Сначала { $other }, потом { $one }: искать следы ещё рано.

## Сценарии, готовые колоды, карты втёмную

cli-opt-one-book = Одна из них: её сценарии, готовые колоды и домашние правила.
cli-opt-scenario = Сценарий книги: его домашнее правило и его колода.
cli-no-scenarios = В книге «{ $book }» сценариев нет. Уберите --scenario.
cli-no-scenario = Сценария «{ $name }» в этой книге нет. Выберите из этих: { $known }.
cli-scenario-players = { $number ->
    [one] Для сценария «{ $name }» нужен { $number } игрок или больше. Позовите ещё или выберите другой.
    [few] Для сценария «{ $name }» нужно { $number } игрока или больше. Позовите ещё или выберите другой.
   *[other] Для сценария «{ $name }» нужно { $number } игроков или больше. Позовите ещё или выберите другой.
}
cli-two-decks = «{ $one }» и «{ $other }» на один стол не ложатся. Выберите что-то одно.
cli-clash = Эти домашние правила не уживаются: { $switches } ({ $rules }). Уберите одно из них.
cli-no-list = Домашнее правило { $name } бывает таким: { $values }; или это список через запятую{ $number ->
    [0] {""}
    [one] {" "}из { $number } слова
   *[other] {" "}из { $number } слов
}, и слова в нём такие: { $words }.
cli-no-number-or = Домашнее правило { $name } бывает таким: { $values }; или это число от { $least } до { $most }.
cli-book-least = { $number ->
    [one] По этой книге играют не меньше чем с { $number } игроком.
   *[other] По этой книге играют не меньше чем с { $number } игроками.
}
cli-from = { $number ->
    [one] { $number } игрок и больше
    [few] { $number } игрока и больше
   *[other] { $number } игроков и больше
}
cli-column-name = имя
cli-column-from = игроков
cli-column-about = что это
cli-column-default = в книге
cli-column-or = или так
cli-book-scenarios = Сценарии: omerta play { $book } --scenario ИМЯ
cli-book-presets = Готовые колоды: omerta play { $book } --preset ИМЯ
cli-book-hidden = Втёмную: omerta play { $book } --with ИМЯ
cli-book-switches = Домашние правила: omerta play { $book } --set ИМЯ=ЗНАЧЕНИЕ
preset-beginners = для новичков, с детективом
preset-beginners-sheriff = для новичков, с шерифом
preset-basic = комиссар, а больше никого с умениями
preset-first-step = следующий шаг: с семи игроков босс мафии, с восьми ещё и доктор
preset-first-game = первая игра: повелителем граф, остальные простые
preset-classic = классическая игра

## За столом

cli-deck-untold = { $number ->
    [one] В колоде { $number } карта. Какая, знает только ведущий.
    [few] В колоде { $number } карты. Какие, знает только ведущий.
   *[other] В колоде { $number } карт. Какие, знает только ведущий.
}
cli-may-say-less = Столу можно сказать: подозреваю 4, верю 4, узнал 4 мафия.
cli-may-say-vendetta = Столу можно сказать: подозреваю 4, верю 4, роль граф, узнал 4 охотник.
cli-say-how-vendetta = Скажите, о ком и что, например: подозреваю 4 или узнал 4 охотник.
cli-may-sign = Знаками можно показать место, карту, чью-то карту, да, нет или не знаю. Например: 4 или 4 доктор.
cli-roses = Две розы: сначала номер для чёрной, потом для красной, например 3 5. Или одну: чёрная 3.
cli-two-roses = Нужны два номера: кому чёрная роза и кому красная. Если одна, скажите какая: чёрная 3 или красная 5.
cli-no-rose = больше роз не дарить
cli-whom-elect = За кого?
cli-watching = Вы вне игры. Теперь вы видите всё и храните это при себе.

## Стол для телефонов

cli-opt-host = Сетевой адрес, по которому слушать; 127.0.0.1 оставит стол на этой машине.
cli-opt-port = Порт; без него первый свободный, начиная с 8420.
cli-opt-database = Адрес базы, например postgresql://...; без него файл в папке данных.
cli-opt-data = Папка, где хранятся игры.
cli-opt-certificate = Файл сертификата для защищённого соединения.
cli-opt-key = Файл ключа к сертификату.
cli-opt-tls = Защищённое соединение с сертификатом, который выпускается тут же; отдельная страница объясняет телефонам, как ему довериться.
cli-opt-address = Адрес для телефонов, если эта машина видит другой.
cli-opt-no-browser = Не открывать браузер.
cli-opt-quickly = Сколько думают боты и длятся короткие паузы; 0.1 — вдесятеро быстрее.
cli-table-open = Стол открыт: { $address }
cli-table-phones = Телефон в той же сети: наведите камеру на код или откройте адрес.
cli-table-plain = Соединение не зашифровано: в открытой беспроводной сети его может прочесть любой, кто слушает. От этого защищает omerta serve --tls.
cli-table-guide = Телефоны один раз предупредят: за этот стол ручается только он сам. Что тогда делать: { $address }
cli-table-unnamed = { $host } не адрес домашней или местной сети, и такой сертификат не вправе его назвать: телефоны там будут предупреждать всегда. Лучше укажите --certificate и --key.
cli-table-here = На этом компьютере, без предупреждения: { $address }
cli-table-authority = Центр сертификации, SHA-256: { $fingerprint }
cli-table-certificate = Сертификат, SHA-256: { $fingerprint }
cli-table-narrator = Записать своего рассказчика на другом устройстве: { $address }
cli-table-voiceless = Если в браузере нет голоса для вашего языка, стол может говорить своим: pip install "omerta[voice]"
cli-table-stop = Закрыть стол: Ctrl-C. Все игры сохраняются и продолжатся в следующий раз.
cli-table-closed = Стол закрыт. Все игры сохранены.
cli-half-tls = Сертификат и ключ ходят парой. Укажите оба или ни одного.
cli-tls-twice = С --tls сертификат выпускается сам. Уберите его или уберите --certificate и --key.
cli-tls-unreadable = Не удаётся прочесть или записать { $file }. Верните файл из копии или уберите его: тогда появится новый центр сертификации, и телефоны, доверявшие прежнему, предупредят снова.
cli-bad-port = Порта { $port } не бывает. Выберите число до 65535.
cli-no-port = На порту { $port } стол не открыть: { $detail }. Выберите другой: --port.
cli-store-unreachable = База не отвечает. Проверьте адрес и запущена ли она. Её слова: { $detail }
cli-store-not-writable = Хранить игры там нельзя: туда не записать. Выберите другое место: --data. { $detail }
cli-store-not-a-database = Этот файл не наша база. Выберите другой: --data или --database. { $detail }
cli-store-newer-schema = Там игры более новой Omertà. Обновите эту или выберите другое место: --data. { $detail }
cli-store-busy = Базу держит другая программа. Закройте её или выберите другое место: --data. { $detail }
cli-store-no-driver = Для PostgreSQL нужен драйвер, а он не установлен. Установите его и попробуйте снова: { $detail }
cli-store-bad-url = Это не адрес базы. Пишите sqlite:///файл или postgresql://кто@машина/имя. { $detail }
cli-store-no-folder = Такой папки нет. Создайте её или выберите другую: --data. { $detail }
cli-store-disk-full = На диске нет места, игры хранить негде. Освободите место или выберите другое: --data. { $detail }
cli-store-failed = База отказала. Её слова: { $detail }

## Лаборатория

cli-help-lab = Вопросы, на которые отвечает арифметика или великое множество игр.
cli-help-lab-exact = Точные шансы простой игры, где все во всём полагаются на случай.
cli-opt-mafia = Сколько из них мафиози.
cli-opt-doctor = За город играет доктор; он лечит наугад.
cli-opt-detective = За город играет детектив; он проверяет наугад.
cli-opt-first = С чего начинают: night (с ночи) или day (со дня).
cli-opt-ending = Как побеждает мафия: parity (когда её половина) или last (когда остальных нет).
cli-opt-not-himself = Доктор не может лечить себя.
cli-opt-not-again = Доктор не может лечить одного и того же две ночи подряд.
cli-opt-shows = Когда детектив открывается: found (когда нашёл мафиози), majority (когда он и проверенные им мирные — больше половины) или never (он не открывается).
cli-opt-hunted = Мафия стреляет в открывшегося детектива, а потом в тех, за кого он поручился.
cli-opt-html = Ещё и записать в этот файл страницу с рисунками.
cli-lab-counting = Считаем
cli-lab-players = { $number } здесь не подойдёт. Выберите число игроков от { $least } до { $most }.
cli-lab-players-special = С этими картами { $number } не подойдёт: слишком много вариантов игры. Выберите число игроков от { $least } до { $most }.
cli-lab-mafia = { $number } мафиози среди { $players } не подойдёт. Выберите число от 1 до { $most }.
cli-lab-needs = { $option } ничего не значит без { $needed }. Добавьте его или уберите первое.
cli-lab-no-pictures = Для страницы нужно то, чем рисуют, а здесь оно не установлено. Установите: { $command }

cli-help-lab-balance = Насколько ровна колода: шансы каждой стороны, длина игры, кто доживает.
cli-help-lab-value = Сколько каждая карта колоды прибавляет шансам своей стороны.
cli-help-lab-audit = Все строки таблицы книги и все её готовые колоды: где перекос и какой.
cli-help-lab-suggest = Самые ровные колоды, какие книга позволяет на столько мест.
cli-help-lab-tournament = Насколько один бот играет лучше другого за каждую сторону, на одних и тех же раздачах.
cli-opt-lab-deck = Колода, например "3 mafioso, detective, 4 ordinary-townsperson"; без неё — та, что предлагает книга.
cli-opt-lab-seats = Сколько мест за столом, если колода не задана.
cli-opt-lab-games = Наибольшее число игр для каждой колоды, карты или пары ботов.
cli-opt-precision = Остановиться, когда все шансы известны с точностью до стольких процентных пунктов; 0 — сыграть всё.
cli-opt-lab-bots = Бот на каждом месте: random играет наугад, plain — новичок, worlds думает.
cli-opt-lab-seed = Первое зерно; одно и то же даёт один и тот же ответ на одном ядре, на многих и на кластере.
cli-opt-cores = Сколько ядер занять; 0 — все.
cli-opt-cluster = Адрес планировщика dask, который раздаст игры.
cli-opt-want = Какого соотношения шансов вы хотите, для сторон в порядке книги; неназванные побеждать не должны.
cli-opt-without = Карты, которых в колоде быть не должно.
cli-opt-decks = Сколько колод испытать.
cli-opt-ladder = Каких ботов сравнить, от слабого к сильному.
cli-opt-lab-tables = За столами на сколько игроков сравнивать.
cli-lab-whole-deck = --deck — это уже вся колода. Уберите --with или впишите его карты в --deck.
cli-lab-seats = Карт в колоде — { $number }, мест за столом — { $seats }. Уберите --seats или дайте столько же карт.
cli-lab-refused = «{ $book }» не разрешает такую колоду; игроков: { $number }. { $why }
cli-lab-odds = «{ $odds }» — не соотношение. Напишите через двоеточие целые числа от 0 до { $most }, не одни нули, например 50:50; по порядку это { $sides }.
cli-lab-games = Столько игр ({ $number }) сыграть нельзя: нужно от 1 до { $most }.
cli-lab-bots = Бота «{ $name }» нет. Есть: { $known }.
cli-lab-both = Карту ({ $card }) нельзя и просить, и исключать.
cli-lab-no-deck = На столько мест ({ $number }) нет колоды, которую разрешает книга и хотите вы. Уступите в чём-нибудь.
cli-lab-all-plain = В этой колоде все карты простые: сравнивать нечего.
cli-lab-ladder = Для турнира нужны хотя бы два бота, например --bots plain,worlds.
cli-lab-no-cluster = Чтобы считать на кластере, установите нужное: { $command }
cli-lab-cluster = По адресу { $address } планировщика нет ({ $why }).
cli-lab-precision = { $number } — не точность. Задайте процентные пункты от 0 до 50; 0 — сыграть всё.
cli-lab-cores = Столько ядер ({ $number }) занять нельзя. Задайте число от 1 до { $most } или 0, чтобы занять все.
cli-lab-decks = Столько колод ({ $number }) испытать нельзя: нужно от 1 до { $most }.
cli-lab-playing = Играем
cli-lab-getting-ready = Готовимся
cli-lab-compiling = Готовимся; в первый раз — до полуминуты
cli-lab-interrupted = Прервано. Здесь то, что говорят игры, сыгранные до этого.
cli-lab-lost = Работа оборвалась: один из процессов был завершён или кластер пропал. Проверьте его и спросите ещё раз.
cli-lab-lost-since = Работа оборвалась: один из процессов был завершён или кластер пропал. Здесь то, что говорят игры, сыгранные до этого.
cli-lab-seed = Для зерна { $number } слишком далеко. Задайте число от −{ $most } до { $most }.
cli-lab-no-table = В книге «{ $book }» нет ни таблицы, ни готовых колод: испытывать нечего. Испытайте свою колоду: omerta lab balance.
cli-lab-namesakes = Две из этих книг называются «{ $book }». Дайте одной из них другое имя.
cli-lab-tables = «{ $tables }» — не числа игроков. Напишите их через запятую, например 8,10,12.
cli-opt-what = Что измерить: движок (engine) или лабораторию (lab).
cli-lab-speed-book = книга
cli-lab-speed-deck = колода
cli-lab-speed-engine = движок, игр в секунду
cli-lab-speed-fast = быстрый путь
cli-lab-speed-bare = голый цикл
cli-lab-speed-engine-ratio = движок к циклу
cli-lab-speed-fast-ratio = быстрый к циклу
cli-lab-two-cores = Два процесса делают в { $number } раза больше одного.
cli-lab-to-a-point = Шансы ровной колоды на двенадцать, за которую играют новички, известны с точностью до одного пункта через { $seconds } с: сыграно игр { $games }, процессов два.
