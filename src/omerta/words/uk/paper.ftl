# Omertà на папері: що стоїть на надрукованих аркушах і що кажуть про друк.

## На аркушах

paper-about = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
}, { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[many] { $players } гравців
}.
paper-night = Ніч ведучого
paper-night-about = Кого кликати, у якому порядку й якими словами.
paper-night-seats = Місця
paper-rules = Рівність і перемога
paper-rules-about = Як грають за цим столом. За номером знайдеться саме правило: omerta rule НОМЕР.
paper-ties = Голосування й рівність
paper-victory = Хто переміг
paper-house-rules = Інші домашні правила
paper-here = Тут: { $setting }.
paper-notebook = Нотатник
paper-notebook-name = Ім'я
paper-notebook-claims = Ким назвався
paper-notebook-day = День
paper-notebook-card = Карта
paper-deck = У колоді
paper-tent-scan = Наведіть телефон і сідайте за стіл.

## У терміналі

cli-help-print = Надрукувати книгу чи колоду: карти, ніч ведучого, правила, нотатники, таблички з іменами.
cli-opt-print-seats = Друкувати колоду, яку книга радить на стільки гравців. Без нього: усі карти книги.
cli-opt-out = У який файл записати.
cli-opt-paper = Папір у принтері: a4 або letter.
cli-opt-backs = Сорочки карт: duplex для друку з обох боків, з обертанням за довгим краєм; fold, щоб згортати кожну карту; none без них.
cli-opt-white = Біле тло: ощаджує фарбу.
cli-opt-only = Лише ці аркуші, через кому: cards, night, rules, notebook, tents.
cli-opt-tents = Що написати на табличках, починаючи з місця 1.
cli-opt-join-address = Адреса столу, для коду на табличках.
cli-print-done = { $file }: { $pages ->
    [one] { $pages } сторінка
    [few] { $pages } сторінки
   *[many] { $pages } сторінок
}, готово за { $seconds } с.
cli-print-no-press = Для друку потрібен пакет, а тут його немає. Установіть: { $command }
cli-print-file-exists = { $file } уже є. Назвіть інший файл через --out або додайте --force, щоб замінити цей.
cli-print-too-long = Текст «{ $name }» не вміщується на карті. Скажіть це коротше.
cli-print-no-part = Аркуша «{ $name }» немає. Є такі: { $known }.
cli-print-two-decks = У колоді карт: { $cards }, а місць за столом: { $seats }. Приберіть --seats або дайте стільки ж карт.
cli-print-seats-for = { $option } стосується колоди. Скажіть, на скількох гравців: --seats N.

## Зі сторінки

refusal-print-busy = Цей стіл уже друкує. Спробуйте за хвилину.
refusal-print-slow = Комп'ютер зараз надто зайнятий, щоб друкувати. Спробуйте за кілька хвилин.
refusal-print-late = Карти роздано. Колоду друкують до роздачі.
refusal-print-empty = Тут ще ніхто не сидить, тож колоди поки немає. Сідайте або додайте ботів.
refusal-print-missing = Друк тут не встановлено.
