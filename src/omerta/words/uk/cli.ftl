# Що каже командний рядок.

## Сторінки допомоги

cli-help = Omertà веде гру «Мафія» за друкованими правилами.
cli-epilogue =
    Стіл для телефонів: omerta. Гра в терміналі: omerta play classic
    Мова: --lang uk, ru або en, будь-де в рядку. Більше про команду: omerta play --help
cli-commands = Команди
cli-takes = Аргументи
cli-options = Параметри
cli-usage = Використання: { $line }
cli-default-is = (якщо не вказано: { $value })
cli-help-serve = Відкрити стіл для телефонів: він веде гру сам.
cli-help-play = Зіграти партію в терміналі: ви проти ботів.
cli-help-books = Книги на полиці.
cli-help-deck = Колода, яку книга радить на стільки-то гравців, або її думка про вашу.
cli-help-replay = Провести записані ігри через рушій, переповісти й перевірити.
cli-help-rule = Одне правило книги та записані ігри, що його підтверджують.
cli-help-rules = Правила книг або скільки з них підтверджено записаними іграми.
cli-help-check = Перевірити власну книгу.
cli-help-book = Зняти книгу з полиці у файл або почати власну.
cli-help-book-export = Показати книгу як TOML.
cli-help-book-new = Показати перші десять рядків власної книги.
cli-help-bench = Виміряти, як швидко грає рушій.
cli-opt-help = Ця сторінка.
cli-opt-version = Версія.
cli-opt-json = Відповідь для програм.
cli-opt-book = Книга з полиці або власний файл TOML.
cli-opt-players = Скільки гравців.
cli-opt-with = Карти, які ви хочете бачити в колоді.
cli-opt-set = Домашнє правило; можна повторювати.
cli-opt-preset = Готова колода книги.
cli-opt-for = Хто грає: beginners (новачки) або experienced (бувалі). Де таблиця лишає вибір, новачкам дістається менше ворогів.
cli-opt-draw = Хай карти обере випадок; те саме число обирає ті самі. Разом із --preset вирішує лише те, що колода лишає відкритим.
cli-opt-cards = Власна колода, наприклад "3 mafioso, detective, 4 ordinary-townsperson".
cli-opt-seats = Скільки місць за столом.
cli-opt-seat = Де сидите ви.
cli-opt-seed = Зерно випадкових чисел: з тим самим зерном карти ляжуть так само.
cli-opt-names = Як звати гравців, починаючи з місця 1.
cli-opt-fast = Без пауз.
cli-opt-auto = За вас теж грає бот.
cli-opt-bots = Які боти грають: random, plain, strangers, club або worlds.
cli-opt-save = Куди зберегти гру.
cli-opt-from = Продовжити гру, збережену в цьому файлі; стіл лишається той самий.
cli-opt-files = Записані ігри.
cli-opt-why = Показати правила за кожним рішенням.
cli-opt-view = Чиїми очима: місце, public або host.
cli-opt-truth = Показати, що можна було зрозуміти: підозра за місцями.
cli-opt-own = Файл TOML із книгою, якщо її немає на полиці.
cli-opt-number = Номер правила, наприклад FAM-268.
cli-opt-books = Книги; якщо не вказано, усі з полиці.
cli-opt-coverage = Зіграти всі записані ігри й полічити, які правила вони підтверджують.
cli-opt-search = Лише правила з цим словом.
cli-opt-verbose = Ще й чому деякі правила не можна перевірити.
cli-opt-file = Файл TOML.
cli-opt-order = Перелічити пари викликів, де важить порядок.
cli-opt-output = Куди записати.
cli-opt-new-name = Власне ім'я, малими латинськими літерами.
cli-opt-based-on = Від якої книги почати.
cli-opt-games = Скільки ігор виміряти.
cli-opt-growth = Ще й як росте ціна з розміром столу.
cli-opt-memory = Ще й пам'ять упродовж стількох ігор.

## Помилки

cli-no-language = Мовою «{ $name }» тут слів немає. Оберіть із цих: { $known }.
cli-no-mind = Бота «{ $name }» немає. Є: { $known }.
cli-no-command = Команди «{ $name }» немає. Можливо, ви мали на увазі: { $near }.
cli-no-option = Ця команда не знає «{ $name }». Можливо, ви мали на увазі: { $near }.
cli-missing-value = Тут бракує: { $name }. Додайте або гляньте --help.
cli-wrong-value = «{ $value }» не підходить для { $name }. Що підходить, покаже --help.
cli-too-much = Зайве для цієї команди: { $text }. Приберіть.
cli-twice = { $name } задано двічі. Приберіть одне з двох.
cli-confused = Команду не розібрати. Гляньте --help.
cli-no-book = Книги «{ $name }» на полиці немає. Можливо, ви мали на увазі: { $near }.
cli-unsound = { $number ->
    [one] У книзі { $file } { $number } помилка, грати за нею не можна. Побачити її: omerta check { $file }
    [few] У книзі { $file } { $number } помилки, грати за нею не можна. Побачити їх: omerta check { $file }
   *[other] У книзі { $file } { $number } помилок, грати за нею не можна. Побачити їх: omerta check { $file }
}
cli-no-sense = { $file } зовсім не схожий на книгу. Порівняйте з: omerta book export family
cli-no-file = Файлу { $file } немає. Перевірте ім'я й теку.
cli-not-text = { $file } не схожий на текст. Дайте текстовий файл.
cli-closed-file = { $file } не відкривається. Дайте файл, який можна прочитати.
cli-cannot-write = Записати в { $file } не виходить. Оберіть інше місце.
cli-no-card = Карти «{ $name }» у цій книзі немає. Можливо, ви мали на увазі: { $near }.
cli-no-equals = «{ $text }» не схоже на домашнє правило. Напишіть ім'я=значення.
cli-no-switch = Домашнього правила «{ $name }» у цій книзі немає. Можливо, ви мали на увазі: { $near }.
cli-no-number = Домашнє правило { $name } задають числом від { $least } до { $most }. Оберіть із них.
cli-no-value = Домашнє правило { $name } буває таким: { $values }. Оберіть із них.
cli-players = { $number } тут не годиться. Оберіть число від 1 до { $most }.
cli-seat = Місця { $number } немає. Оберіть від 1 до { $most }.
cli-no-presets = Книга { $book } не має готових колод. Скористайтеся --with.
cli-no-preset = Колоди з ім'ям «{ $name }» немає. Можливо, ви мали на увазі: { $near }.
cli-preset-players = { $number ->
    [one] Для колоди «{ $name }» потрібен { $number } гравець або більше. Покличте ще або оберіть іншу колоду.
    [few] Для колоди «{ $name }» потрібні { $number } гравці або більше. Покличте ще або оберіть іншу колоду.
   *[other] Для колоди «{ $name }» потрібно { $number } гравців або більше. Покличте ще або оберіть іншу колоду.
}
cli-no-piles = У книзі { $book } карт навмання не беруть. Приберіть --draw або скористайтеся --with.
cli-deck-refused = { $number ->
    [one] На стіл із { $number } місця так не роздати. Змініть число місць або карти.
    [few] На стіл із { $number } місць так не роздати. Змініть число місць або карти.
   *[other] На стіл із { $number } місць так не роздати. Змініть число місць або карти.
}
cli-many-names = Імен { $number }, а місць { $seats }. Приберіть зайві імена.
cli-bad-names = Імена мають бути різними й не бути числами. Оберіть інші.
cli-no-viewer = Нікого на ім'я «{ $name }» тут немає. Напишіть місце, public або host.
cli-no-games = У файлі { $file } немає жодної гри. Почніть її з імені книги.
cli-at-line = рядок { $line }
cli-not-kept = У файлі { $file } немає гри за книгою { $book }, яку тут можна продовжити. Дайте файл, збережений при виході, і його книгу.
cli-no-prefix = «{ $name }» не схоже на номер правила. Вони починаються так: { $near }.
cli-no-rule = Правила { $name } немає. У цій книзі вони від { $first } до { $last }.
cli-book-name = «{ $name }» не годиться на ім'я книги. Візьміть малі латинські літери, цифри й дефіси.
cli-book-taken = Книга { $name } вже стоїть на полиці. Оберіть інше ім'я.
cli-games = Виміряти { $number } ігор не можна. Попросіть хоча б одну.

## Книги й колоди

cli-book-numbers = { $players }. Карт: { $roles }, правил: { $rules }, домашніх правил: { $switches }.
cli-written = Записано в { $file }.
cli-new-name = Власна книга: друкована й те, що ви в ній змінюєте.
cli-new-card = Нова карта: на чиєму вона боці й що робить уночі.
cli-new-call = Після кого її кличуть.
cli-new-words = Як її звуть, що читає її власник, що кажуть, коли її викликають.
cli-new-role = листоноша
cli-new-about = Уночі ви можете дізнатися карту одного гравця.
cli-new-wakes = Прокидається листоноша. Чиї листи прочитаєте?
cli-new-deed = прочитати лист
cli-sound = { $name }: книга справна. Карт: { $roles }, домашніх правил: { $switches }, пар викликів, де важить порядок: { $order }.
cli-games-hold = Записані ігри зіграно, усе сходиться: { $number }.
cli-unsaid = Ще немає слів { $language }: { $things }.
cli-in-ru = російською
cli-in-uk = українською
cli-in-en = англійською
cli-unsound-head = { $number ->
    [one] За книгою { $file } поки що не зіграти, { $number } помилка:
    [few] За книгою { $file } поки що не зіграти, { $number } помилки:
   *[other] За книгою { $file } поки що не зіграти, { $number } помилок:
}
cli-deck-title = { $number ->
    [one] { $book }, { $number } гравець
    [few] { $book }, { $number } гравці
   *[other] { $book }, { $number } гравців
}
cli-card = карта
cli-can = що вміє
cli-deck-row = Таблиця книги на { $number }: { $row } ({ $rules }).
cli-deck-beyond = Рядка на { $number } у таблиці книги немає; за її ж рахунком: { $row } ({ $rules }).
cli-deck-fine = Книзі нема чого заперечити.

## Правила

cli-origin-source = надруковано в книзі
cli-origin-decision = наше рішення там, де книга мовчить
cli-rule-place = { $book }; { $origin }.
cli-rule-switch = Домашнє правило { $name } ({ $title }):
cli-rule-range = {"  "}від { $least } до { $most }
cli-default = (типово)
cli-rule-case = Підтверджує гра: { $title } ({ $file }, рядок { $line })
cli-rule-no-case = Записаної гри про це поки що немає.
cli-rules-none = Жодне правило не говорить про «{ $word }». Спробуйте інше слово.
cli-playing = Граємо записані ігри
cli-column-book = книга
cli-column-rules = правил
cli-column-cases = ігор
cli-column-pinned = перевірено
cli-column-untestable = не перевірити
cli-column-missing = бракує
cli-column-failing = не сходиться
cli-missing = Бракує в { $book }:
cli-failing = Не сходиться: { $case }: { $problem }
cli-untestable = { $rule } не перевірити. { $reason }.

## Переказ

cli-on-paper = Книга на папері: усе сходиться.
cli-unfinished = Звідси гра триває далі.
cli-truth-none = Цю партію не дограно: заднім числом сказати нічого.
cli-truth-title = Наскільки ймовірно, що кожен на цьому боці, якщо зважити все, що чув стіл: { $side }
cli-truth-player = гравець
cli-truth-card = карта
cli-truth-last = наприкінці
cli-truth-exact = Зважено всі можливі розклади. Тонка риска — початок нової частини партії.
cli-truth-sample = З усіх можливих розкладів на кожному кроці зважено щонайбільше { $number }. Тонка риска — початок нової частини партії.

## Гра

cli-in-deck = У колоді: { $cards }.
cli-your-card = Ваша карта: { $role }. { $about }
cli-you = ви
cli-whom = { $whom } ({ $deed })
cli-whom-any = Кого?
cli-whom-many = { $whom } ({ $deed }; номерів: { $number }, наприклад { $example })
cli-whom-in-order = { $whom } ({ $deed }; спершу перший, потім другий, наприклад { $example })
cli-how-to-answer = Напишіть номер або ім'я. Ще: ? (допомога), чому, нотатки, назад, вихід.
cli-may-say = Столу можна сказати: підозрюю 4, вірю 4, роль лікар, дізнався 4 мафія.
cli-help-words = чому: правила за останніми словами ведучого. нотатки: що ви дізналися. назад: повернути свій останній вибір. вихід: піти, гра збережеться.
cli-key-help = ?, допомога
cli-key-why = чому
cli-key-notes = нотатки
cli-key-undo = назад
cli-key-quit = вихід, вийти
cli-key-suspect = підозрюю
cli-key-trust = вірю
cli-key-role = роль, карта
cli-key-learned = дізнався, дізналася
cli-which-deed = Спершу скажіть, що зробити: { $deeds }. Потім з ким.
cli-not-understood = За столом немає нікого на ім'я «{ $text }». Напишіть номер або ? для допомоги.
cli-only-this = «{ $text }» тут не підходить. Можна: { $deed }.
cli-how-many = { $number ->
    [one] Для цього потрібен { $number } гравець: { $deed }. Напишіть номер.
    [few] Для цього потрібні { $number } гравці: { $deed }. Напишіть їхні номери.
   *[other] Для цього потрібно { $number } гравців: { $deed }. Напишіть їхні номери.
}
cli-two-names = На «{ $text }» озивається кілька гравців. Допишіть ім'я або напишіть номер.
cli-say-how = Скажіть, про кого й що, наприклад: підозрюю 4 або дізнався 4 мафія.
cli-no-why = За цим немає правила з номером. Спитайте після наступного оголошення.
cli-vote-candidate = проти кого
cli-vote-elected = за кого
cli-vote-number = голосів
cli-vote-voters = чиї
cli-end-player = гравець
cli-end-card = карта
cli-end-won = перемога
cli-again = Ті самі карти ще раз: --seed { $seed }
cli-kept = Гру збережено в { $file }.
cli-go-on = Продовжити: { $command }
cli-replay-it = Перечитати її: { $command }

## Вимірювання

cli-measuring = Вимірюємо
cli-speed-games = ігор
cli-speed-engine = рушій, ігор за секунду
cli-speed-bare = голий цикл, ігор за секунду
cli-speed-ratio = відношення
cli-speed-events = кроків за гру
cli-growth-seats = місць
cli-growth-events = кроків за гру
cli-growth-cost = мікросекунд на крок
cli-memory-games = після ігор
cli-memory-megabytes = мегабайтів, не більше

## Помилки в книзі

fault = Тут щось не так: { $about }.
fault-no-such-role = Карти «{ $about }» у книзі немає.
fault-no-such-side = Сторони «{ $about }» у книзі немає.
fault-no-such-gang = Банди «{ $about }» у книзі немає.
fault-no-such-mark = Позначки «{ $about }» у книзі немає.
fault-no-such-phase = Фази «{ $about }» у книзі немає.
fault-no-such-call = Нікого на ім'я «{ $about }» у книзі не будять.
fault-no-such-group = Групи карт «{ $about }» у законі колоди немає.
fault-no-such-switch = Домашнього правила «{ $about }» у книзі немає.
fault-no-such-preset = Готової колоди «{ $about }» у книзі немає.
fault-no-such-value = Перемикач не має положення «{ $about }».
fault-no-such-book = Книги «{ $about }» на полиці немає.
fault-not-a-word = «{ $about }» не годиться на ім'я книги: потрібні малі латинські літери, цифри й дефіси, першою йде літера.
fault-name-taken = «{ $about }» уже щось означає за будь-яким столом.
    .remedy = Назвіть уміння інакше.
fault-never-called = Карта «{ $about }» має вміння, але її ніколи не кличуть.
    .remedy = Укажіть у розділі [calls], після кого її кличуть.
fault-wrong-number = Цілей в уміння не може бути { $about }.
    .remedy = Оберіть 1, 2 або 3.
fault-two-targets = Щоб порівняти сторони, треба двох гравців, а не { $about }.
    .remedy = Напишіть targets = 2.
fault-not-players = «{ $about }» — не число гравців.
    .remedy = Напишіть число, наприклад 8.
fault-not-a-number-of-cards = «{ $about }» — не число карт.
    .remedy = Напишіть число, пробіл і карту, наприклад "3 mafioso".
fault-deck-of-another-size = Гравців у цій колоді: { $near }, а карт: { $about }.
    .remedy = Карт має бути стільки ж, скільки гравців.
fault-not-a-range = «{ $about }» — не проміжок.
    .remedy = Напишіть спершу менше число, потім більше, наприклад [1, 2].
fault-order-of-two = Перша й друга ціль бувають, лише коли цілей дві, а не { $about }.
    .remedy = Напишіть targets = 2 і приберіть or_fewer.
fault-from-one-to-other = Що йде від однієї цілі ({ $about }), має діставатися іншій.
    .remedy = Напишіть at = "{ $near }".
fault-order-in-gang = Банда «{ $about }» домовляється, на кого, але не про порядок.
    .remedy = Дайте це вміння карті.
fault-empty-gang = У банді «{ $about }» немає жодної карти.
    .remedy = Дайте якійсь карті gang = "{ $about }" або приберіть банду.
fault-no-cycle = Коло в книзі не задано.
    .remedy = Напишіть cycle = ["night", "day"].
fault-no-dawn = Жодна ніч цієї книги не закінчується.
    .remedy = Додайте до ночі крок dawn.
fault-no-endings = За цією книгою ніхто не може перемогти.
    .remedy = Додайте хоча б один кінець гри.
fault-switch-misses = Перемикач змінює місце, якого немає: { $about }.
    .remedy = Назвіть карту, уміння, крок або позначку з книги.
fault-governed = Тут вирішує домашнє правило «{ $about }», і за його типовим значенням грали б інакше.
    .remedy = Нехай switches.{ $about }.default каже те саме, або дайте правилу таке значення.
fault-idle-value = Книга вже така, якою її зробило б значення «{ $about }», а типовим стоїть інше.
    .remedy = Напишіть default = "{ $about }", а в місцях, які воно змінює, те, що означає «{ $near }».
fault-defaults-clash = Ці домашні правила ввімкнені типово, але разом не годяться: { $about }.
    .remedy = Дайте одному з них інше типове значення.
fault-not-toml = Файл написано не на TOML: { $about }.
    .remedy = Пошукайте забуті лапки, дужку або знак рівності.
fault-needs-own-name = Книзі потрібне власне ім'я, не «{ $about }».
    .remedy = Напишіть name = "our-book".
fault-no-such-place = Місця «{ $about }» у друкованій книзі немає.
    .remedy = Знайдіть шлях у: omerta book export.
fault-unknown-field = Слову «{ $about }» тут не місце.
fault-missing-field = Тут бракує «{ $about }».
    .remedy = Додайте; подробиці в docs/books.md.
    .near = Можливо, це частина «{ $near }».
fault-wrong-value = Таке значення не підходить: { $about }.
fault-perhaps = Можливо: { $near }.
fault-allowed = Тут годиться: { $allowed }.
fault-no-such-kind = Розряду карт «{ $about }» у книзі немає.
fault-no-such-ability = Уміння «{ $about }» у книзі немає.
fault-no-such-check = Рядка «{ $about }» у законі колоди немає.
fault-no-such-message = Слів «{ $about }» ведучий не каже, тож і сказати їх інакше не можна.
fault-no-such-blank = «{ $about }» тут підставити не можна.
fault-no-blanks = «{ $about }» тут підставити не можна.
    .remedy = Напишіть цей текст без фігурних дужок.
fault-stray-brace = Фігурна дужка без пари: { $about }
    .remedy = У дужках стоїть слово, яке підставлять, наприклад {"{"}player{"}"}.
fault-not-a-name = «{ $about }» не годиться на ім'я карти, уміння чи банди: записана гра не зможе про нього сказати.
    .remedy = Потрібні малі латинські літери, між словами дефіси.
fault-needs-text = Тут потрібен текст у лапках, а не { $about }.
fault-needs-number = Тут потрібне ціле число без лапок, а не { $about }.
fault-needs-yes-or-no = Тут потрібне true або false без лапок, а не { $about }.
fault-needs-list = Тут потрібен список у квадратних дужках, а не { $about }.
fault-needs-row = Тут потрібен список, у ньому значень: { $near }. Написано: { $about }.
fault-needs-table = Тут потрібна таблиця з ключів і значень, а не { $about }.
fault-too-long = У цьому тексті { $about } знаків, а на телефоні вміщається не більше { $near }.
    .remedy = Скажіть коротше.
fault-picture-missing = Поруч із книгою немає малюнка «{ $about }».
    .remedy = Покладіть файл SVG до теки книги або всередину неї та напишіть тут його назву.
fault-picture-not-svg = Це не SVG, який можна прочитати: { $about }.
    .remedy = Збережіть малюнок заново як простий SVG.
fault-picture-doctype = У малюнку не місце DOCTYPE та оголошенням.
    .remedy = Зітріть усе, що стоїть перед <svg.
fault-picture-element = «{ $about }» у малюнку не місце.
    .remedy = Малюйте простими фігурами: тексти, символи й копії перетворіть на контури, решту приберіть і збережіть як простий SVG.
fault-picture-attribute = «{ $about }» у малюнку не місце.
    .remedy = Скажіть те саме простими властивостями, як-от fill="#b5271f" чи transform="rotate(5)", або приберіть.
fault-picture-value = Такого значення в малюнку бути не може: { $about }
    .remedy = Пишіть прості числа та прості кольори, як-от red чи #b5271f.
fault-picture-text = У малюнку є текст: { $about }
    .remedy = Перетворіть його на контури або приберіть.
fault-picture-view-box = Карта має 300 завширшки й 360 заввишки, а в малюнку сказано viewBox="{ $about }".
    .remedy = Задайте сторінці малюнка розмір 300 на 360 і напишіть viewBox="0 0 300 360".
fault-picture-too-much = У малюнку забагато фігур або забагато груп усередині груп.
    .remedy = Спростіть його: двох тисяч фігур і шістнадцяти вкладених груп вистачить.
fault-picture-too-large = У малюнку { $about } байтів, а можна не більше { $near }.
    .remedy = Спростіть контури.
fault-pictures-too-large = Усі малюнки книги разом мають понад { $about } байтів.
    .remedy = Спростіть найбільші: кожен телефон завантажує їх усі до роздачі.

## Де важить порядок викликів

order-holds = Спершу { $one }, потім { $other }: перший виклик може зв'язати другому руки.
order-too-late-to-hold = Спершу { $other }, потім { $one }: в'язати руки вже пізно.
order-disguises = Спершу { $one }, потім { $other }: перший виклик може підмінити те, що побачить другий.
order-too-late-to-disguise = Спершу { $other }, потім { $one }: підміняти вже пізно.
order-dooms = Спершу { $one }, потім { $other }: постріл першого може зупинити другого.
order-too-late-to-stop = Спершу { $other }, потім { $one }: пізній постріл нічого не зупинить.
order-saves = Спершу { $one }, потім { $other }: перший виклик може врятувати другого, а з ним і його дію.
order-too-late-to-save = Спершу { $other }, потім { $one }: життя врятувати ще можна, втрачену дію вже ні.
order-imprisons = Спершу { $one }, потім { $other }: перший виклик може відправити другого до в'язниці.
order-too-late-to-imprison = Спершу { $other }, потім { $one }: в'язниця приходить після діла.
order-turns-back = Спершу { $one }, потім { $other }: перший виклик може завернути другий від самих дверей.
order-too-late-to-turn-back = Спершу { $other }, потім { $one }: стерегти двері вже пізно.
order-shows = Спершу { $one }, потім { $other }: другий виклик може знайти сліди першого.
order-too-late-to-show = Спершу { $other }, потім { $one }: шукати сліди ще рано.

## Сценарії, іменовані колоди, карти наосліп

cli-opt-one-book = Одна з них: її сценарії, готові колоди й домашні правила.
cli-opt-scenario = Сценарій книги: його домашнє правило та його колода.
cli-no-scenarios = У книзі «{ $book }» сценаріїв немає. Приберіть --scenario.
cli-no-scenario = Сценарію «{ $name }» у цій книзі немає. Оберіть із цих: { $known }.
cli-scenario-players = { $number ->
    [one] Для сценарію «{ $name }» потрібен { $number } гравець або більше. Покличте ще або оберіть інший.
    [few] Для сценарію «{ $name }» потрібні { $number } гравці або більше. Покличте ще або оберіть інший.
   *[other] Для сценарію «{ $name }» потрібно { $number } гравців або більше. Покличте ще або оберіть інший.
}
cli-two-decks = «{ $one }» і «{ $other }» на один стіл не лягають. Оберіть щось одне.
cli-clash = Ці домашні правила несумісні: { $switches } ({ $rules }). Приберіть одне з них.
cli-no-list = Домашнє правило { $name } буває таким: { $values }; або це список через кому{ $number ->
    [0] {""}
    [one] {" "}з { $number } слова
   *[other] {" "}з { $number } слів
}, і слова в ньому такі: { $words }.
cli-no-number-or = Домашнє правило { $name } буває таким: { $values }; або це число від { $least } до { $most }.
cli-book-least = { $number ->
    [one] За цією книгою грають від { $number } гравця.
   *[other] За цією книгою грають від { $number } гравців.
}
cli-from = { $number ->
    [one] { $number } гравець і більше
    [few] { $number } гравці й більше
   *[other] { $number } гравців і більше
}
cli-column-name = ім'я
cli-column-from = гравців
cli-column-about = що це
cli-column-default = у книзі
cli-column-or = або так
cli-book-scenarios = Сценарії: omerta play { $book } --scenario ІМ'Я
cli-book-presets = Готові колоди: omerta play { $book } --preset ІМ'Я
cli-book-hidden = Наосліп: omerta play { $book } --with ІМ'Я
cli-book-switches = Домашні правила: omerta play { $book } --set ІМ'Я=ЗНАЧЕННЯ
preset-beginners = для новачків, з детективом
preset-beginners-sheriff = для новачків, з шерифом
preset-basic = комісар, і більше нікого з умінням
preset-first-step = наступний крок: від семи гравців бос мафії, від восьми ще й лікар
preset-first-game = перша гра: повелитель — граф, решта прості
preset-classic = класична гра

## За столом

cli-deck-untold = { $number ->
    [one] У колоді { $number } карта. Яка, знає лише ведучий.
    [few] У колоді { $number } карти. Які, знає лише ведучий.
   *[other] У колоді { $number } карт. Які, знає лише ведучий.
}
cli-may-say-less = Столу можна сказати: підозрюю 4, вірю 4, дізнався 4 мафія.
cli-may-say-vendetta = Столу можна сказати: підозрюю 4, вірю 4, роль граф, дізнався 4 мисливець.
cli-say-how-vendetta = Скажіть, про кого й що, наприклад: підозрюю 4 або дізнався 4 мисливець.
cli-may-sign = Знаками можна показати місце, карту, чиюсь карту, так, ні або не знаю. Наприклад: 4 або 4 лікар.
cli-roses = Дві троянди: спершу номер для чорної, тоді для червоної, наприклад 3 5. Або одну: чорна 3.
cli-two-roses = Потрібні два номери: кому чорна троянда й кому червона. Якщо одна, скажіть яка: чорна 3 або червона 5.
cli-no-rose = більше троянд не дарувати
cli-whom-elect = За кого?
cli-watching = Ви поза грою. Тепер ви бачите все й тримаєте це при собі.

## Стіл для телефонів

cli-opt-host = Мережева адреса, на якій слухати; 127.0.0.1 залишить стіл на цій машині.
cli-opt-port = Порт; без нього перший вільний, починаючи з 8420.
cli-opt-database = Адреса бази, наприклад postgresql://...; без неї файл у теці даних.
cli-opt-data = Тека, де зберігаються ігри.
cli-opt-certificate = Файл сертифіката для захищеного з'єднання.
cli-opt-key = Файл ключа до сертифіката.
cli-opt-tls = Захищене з'єднання із сертифікатом, який випускається тут же; окрема сторінка пояснює телефонам, як йому довіритися.
cli-opt-address = Адреса для телефонів, якщо ця машина бачить іншу.
cli-opt-no-browser = Не відкривати браузер.
cli-opt-quickly = Скільки думають боти й тривають короткі паузи; 0.1 — удесятеро швидше.
cli-opt-own-book = Власна книга, що стане на полицю; можна вказати кілька разів.
cli-table-open = Стіл відкрито: { $address }
cli-table-phones = Телефон у тій самій мережі: наведіть камеру на код або відкрийте адресу.
cli-table-others = Якщо телефон не доходить, ця машина має й інші адреси: { $addresses }
cli-table-plain = З'єднання не зашифроване: у відкритій бездротовій мережі його може прочитати кожен, хто слухає. Від цього захищає omerta serve --tls.
cli-table-guide = Телефони один раз попередять: за цей стіл ручається лише він сам. Що тоді робити: { $address }
cli-table-unnamed = { $host } — не адреса домашньої чи місцевої мережі, і такий сертифікат не має права її назвати: телефони там попереджатимуть завжди. Краще вкажіть --certificate і --key.
cli-table-here = На цьому комп'ютері, без попередження: { $address }
cli-table-authority = Центр сертифікації, SHA-256: { $fingerprint }
cli-table-certificate = Сертифікат, SHA-256: { $fingerprint }
cli-table-narrator = Записати власного оповідача на іншому пристрої: { $address }
cli-table-voiceless = Якщо у браузері немає голосу для вашої мови, стіл може говорити своїм: pip install "omerta[voice]"
cli-table-book = На полиці: { $title } ({ $name }).
cli-table-book-left-out = Стіл відкривається без книги { $file }:
cli-table-book-twice = Книга з назвою «{ $name }» уже стоїть на полиці. Дайте цій іншу назву.
cli-table-stop = Закрити стіл: Ctrl-C. Усі ігри зберігаються й продовжаться наступного разу.
cli-table-closed = Стіл закрито. Усі ігри збережено.
cli-half-tls = Сертифікат і ключ ходять у парі. Вкажіть обидва або жодного.
cli-tls-twice = З --tls сертифікат випускається сам. Приберіть його або приберіть --certificate і --key.
cli-tls-unreadable = Не вдається прочитати чи записати { $file }. Поверніть файл із копії або приберіть його: тоді з'явиться новий центр сертифікації, і телефони, що довіряли попередньому, попередять знову.
cli-bad-port = Порту { $port } не буває. Оберіть число до 65535.
cli-no-port = На порту { $port } столу не відкрити: { $detail }. Оберіть інший: --port.
cli-store-unreachable = База не відповідає. Перевірте адресу й те, чи базу запущено. Її слова: { $detail }
cli-store-not-writable = Зберігати ігри там не можна: туди не записати. Оберіть інше місце: --data. { $detail }
cli-store-not-a-database = Цей файл — не наша база. Оберіть інший: --data або --database. { $detail }
cli-store-newer-schema = Там ігри новішої Omertà. Оновіть цю або оберіть інше місце: --data. { $detail }
cli-store-busy = Базу тримає інша програма. Закрийте її або оберіть інше місце: --data. { $detail }
cli-store-no-driver = Для PostgreSQL потрібен драйвер, а його не встановлено. Встановіть його й спробуйте ще раз: { $detail }
cli-store-bad-url = Це не адреса бази. Пишіть sqlite:///файл або postgresql://хто@машина/назва. { $detail }
cli-store-no-folder = Такої теки немає. Створіть її або оберіть іншу: --data. { $detail }
cli-store-disk-full = На диску немає місця, ігри зберігати ніде. Звільніть місце або оберіть інше: --data. { $detail }
cli-store-failed = База відмовила. Її слова: { $detail }

## Лабораторія

cli-help-lab = Питання, на які відповідає арифметика або безліч ігор.
cli-help-lab-exact = Точні шанси простої гри, де всі в усьому покладаються на випадок.
cli-opt-mafia = Скільки з них мафіозі.
cli-opt-doctor = За місто грає лікар; він лікує навмання.
cli-opt-detective = За місто грає детектив; він перевіряє навмання.
cli-opt-first = З чого починають: night (з ночі) або day (з дня).
cli-opt-ending = Як перемагає мафія: parity (коли її половина) або last (коли інших нема).
cli-opt-not-himself = Лікар не може лікувати себе.
cli-opt-not-again = Лікар не може лікувати того самого дві ночі поспіль.
cli-opt-shows = Коли детектив відкривається: found (коли знайшов мафіозі), majority (коли він і перевірені ним мирні — більше половини) або never (він не відкривається).
cli-opt-hunted = Мафія стріляє в детектива, що відкрився, а потім у тих, за кого він поручився.
cli-opt-html = Ще й записати в цей файл сторінку з малюнками.
cli-lab-counting = Рахуємо
cli-lab-players = { $number } тут не підійде. Виберіть число гравців від { $least } до { $most }.
cli-lab-players-special = Із цими картами { $number } не підійде: забагато варіантів гри. Виберіть число гравців від { $least } до { $most }.
cli-lab-mafia = { $number } мафіозі серед { $players } не підійде. Виберіть число від 1 до { $most }.
cli-lab-needs = { $option } нічого не означає без { $needed }. Додайте його або приберіть перше.
cli-lab-no-pictures = Для сторінки потрібне те, чим малюють, а тут його не встановлено. Установіть: { $command }

cli-help-lab-balance = Наскільки рівна колода: шанси кожної сторони, довжина гри, хто доживає.
cli-help-lab-value = Скільки кожна карта колоди додає шансам своєї сторони.
cli-help-lab-audit = Усі рядки таблиці книги й усі її іменовані колоди: де перекіс і який.
cli-help-lab-suggest = Найрівніші колоди, які книга дозволяє на стільки місць.
cli-help-lab-tournament = Наскільки один бот грає краще за іншого за кожну сторону, на тих самих роздачах.
cli-opt-lab-deck = Колода, наприклад "3 mafioso, detective, 4 ordinary-townsperson"; без неї — та, яку пропонує книга.
cli-opt-lab-seats = Скільки місць за столом, якщо колоду не задано.
cli-opt-lab-games = Скільки ігор щонайбільше, для кожної колоди, карти або пари ботів.
cli-opt-precision = Зупинитися, коли всі шанси відомі з точністю до стількох відсоткових пунктів; 0 — зіграти все.
cli-opt-lab-bots = Бот на кожному місці: strangers і club грають як люди, random — навмання, plain — новачок, worlds думає.
cli-opt-lab-seed = Перше зерно; те саме дає ту саму відповідь на одному ядрі, на багатьох і на кластері.
cli-opt-cores = Скільки ядер зайняти; 0 — усі.
cli-opt-cluster = Адреса планувальника dask, який роздасть ігри.
cli-opt-want = Якого співвідношення шансів ви хочете, для сторін у порядку книги; неназвані перемагати не повинні.
cli-opt-without = Карти, яких у колоді бути не повинно.
cli-opt-decks = Скільки колод випробувати.
cli-opt-ladder = Яких ботів порівняти, кожного з попереднім.
cli-opt-lab-tables = За столами на скількох гравців порівнювати.
cli-lab-whole-deck = --deck — це вже вся колода. Приберіть --with або впишіть його карти в --deck.
cli-lab-seats = Карт у колоді — { $number }, місць за столом — { $seats }. Приберіть --seats або дайте стільки ж карт.
cli-lab-refused = «{ $book }» не дозволяє такої колоди; гравців: { $number }. { $why }
cli-lab-odds = «{ $odds }» — не співвідношення. Напишіть через двокрапку цілі числа від 0 до { $most }, не самі нулі, наприклад 50:50; по порядку це { $sides }.
cli-lab-games = Стільки ігор ({ $number }) зіграти не можна: треба від 1 до { $most }.
cli-lab-bots = Бота «{ $name }» немає. Є: { $known }.
cli-lab-both = Карту ({ $card }) не можна і просити, і виключати.
cli-lab-no-deck = На стільки місць ({ $number }) немає колоди, яку дозволяє книга й хочете ви. Поступіться чимось.
cli-lab-all-plain = У цій колоді всі карти прості: порівнювати нічого.
cli-lab-ladder = Для турніру потрібні принаймні два боти, наприклад --bots plain,worlds.
cli-lab-no-cluster = Щоб рахувати на кластері, встановіть потрібне: { $command }
cli-lab-cluster = За адресою { $address } планувальника немає ({ $why }).
cli-lab-precision = { $number } — не точність. Задайте відсоткові пункти від 0 до 50; 0 — зіграти все.
cli-lab-cores = Стільки ядер ({ $number }) зайняти не можна. Задайте число від 1 до { $most } або 0, щоб зайняти всі.
cli-lab-decks = Стільки колод ({ $number }) випробувати не можна: треба від 1 до { $most }.
cli-lab-playing = Граємо
cli-lab-getting-ready = Готуємося
cli-lab-compiling = Готуємося; першого разу — до пів хвилини
cli-lab-interrupted = Перервано. Тут те, що кажуть ігри, зіграні до цього.
cli-lab-lost = Роботу обірвано: один із процесів завершили або кластер зник. Перевірте його й спитайте ще раз.
cli-lab-lost-since = Роботу обірвано: один із процесів завершили або кластер зник. Тут те, що кажуть ігри, зіграні до цього.
cli-lab-seed = Для зерна { $number } задалеко. Задайте число від −{ $most } до { $most }.
cli-lab-no-table = У книзі «{ $book }» немає ні таблиці, ні іменованих колод: випробовувати нічого. Випробуйте власну колоду: omerta lab balance.
cli-lab-namesakes = Дві з цих книг мають назву «{ $book }». Дайте одній із них інше ім'я.
cli-lab-tables = «{ $tables }» — не числа гравців. Напишіть їх через кому, наприклад 8,10,12.
cli-opt-what = Що виміряти: рушій (engine) чи лабораторію (lab).
cli-lab-speed-book = книга
cli-lab-speed-deck = колода
cli-lab-speed-engine = рушій, ігор за секунду
cli-lab-speed-fast = швидкий шлях
cli-lab-speed-bare = голий цикл
cli-lab-speed-engine-ratio = рушій до циклу
cli-lab-speed-fast-ratio = швидкий до циклу
cli-lab-two-cores = Два процеси роблять у { $number } раза більше за один.
cli-lab-to-a-point = Шанси рівної колоди на дванадцять, за яку грають новачки, відомі з точністю до одного пункту за { $seconds } с: зіграно ігор { $games }, процесів два.
