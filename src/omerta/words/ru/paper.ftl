# Omertà на бумаге: что стоит на отпечатанных листах и что говорится о печати.

## На листах

paper-about = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}.
paper-night = Ночь ведущего
paper-night-about = Кого звать, в каком порядке и какими словами.
paper-night-seats = Места
paper-rules = Равенство и победа
paper-rules-about = Как играют за этим столом. По номеру находится само правило: omerta rule НОМЕР.
paper-ties = Голосование и равенство
paper-victory = Кто победил
paper-house-rules = Другие домашние правила
paper-here = Здесь: { $setting }.
paper-notebook = Блокнот
paper-notebook-name = Имя
paper-notebook-claims = Кем назвался
paper-notebook-day = День
paper-notebook-card = Карта
paper-deck = В колоде
paper-tent-scan = Наведите телефон и садитесь за стол.

## В терминале

cli-help-print = Напечатать книгу или колоду: карты, ночь ведущего, правила, блокноты, таблички с именами.
cli-opt-print-seats = Печатать колоду, которую книга предлагает на столько игроков. Без него: все карты книги.
cli-opt-out = В какой файл записать.
cli-opt-paper = Бумага в принтере: a4 или letter.
cli-opt-backs = Рубашки карт: duplex для печати с двух сторон, с поворотом по длинному краю; fold, чтобы складывать каждую карту; none без них.
cli-opt-white = Белый фон: бережёт краску.
cli-opt-only = Только эти листы, через запятую: cards, night, rules, notebook, tents.
cli-opt-tents = Что написать на табличках, начиная с места 1.
cli-opt-join-address = Адрес стола, для кода на табличках.
cli-print-done = { $file }: { $pages ->
    [one] { $pages } страница
    [few] { $pages } страницы
   *[many] { $pages } страниц
}, готово за { $seconds } с.
cli-print-no-press = Для печати нужен пакет, а здесь его нет. Установите: { $command }
cli-print-file-exists = { $file } уже есть. Назовите другой файл через --out или добавьте --force, чтобы заменить этот.
cli-print-too-long = Текст «{ $name }» не помещается на карте. Скажите это короче.
cli-print-no-part = Листа «{ $name }» нет. Есть такие: { $known }.
cli-print-two-decks = В колоде карт: { $cards }, а мест за столом: { $seats }. Уберите --seats или дайте столько же карт.
cli-print-seats-for = { $option } относится к колоде. Скажите, на сколько игроков: --seats N.

## Со страницы

refusal-print-busy = Этот стол уже печатает. Попробуйте чуть позже.
refusal-print-slow = Компьютер сейчас слишком занят, чтобы печатать. Попробуйте через несколько минут.
refusal-print-late = Карты розданы. Печатают колоду до раздачи.
refusal-print-empty = Здесь ещё никто не сидит, и колоды пока нет. Садитесь или добавьте ботов.
refusal-print-missing = Печать здесь не установлена.
