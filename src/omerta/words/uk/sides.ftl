# Сторони, банди, різновиди карт, частини кола, позначки, обов'язки і групи колоди.

side-town = місто
    .gen = міста
    .one = на боці міста
side-mafia = мафія
    .gen = мафії
side-yakuza = якудза
    .gen = якудзи
side-loner = одинак
    .gen = одинака

gang-mafia = мафія
    .gen = мафії
    .acc = мафію
    .dat = мафії
    .ins = мафією
    .voc = мафіє
gang-yakuza = якудза
    .gen = якудзи
    .acc = якудзу
    .dat = якудзі
    .ins = якудзою
    .voc = якудзо

kind-plain = проста карта
kind-special = особлива карта
kind-leader = лідер
kind-loner = одинак
kind-mafia = мафія

phase-introduction = ніч знайомства
phase-night = ніч
phase-day = день

mark-prisoner = у в'язниці
mark-silenced = без голосу
mark-led = голос у чужих руках

duty-dealing = роздача карт
duty-calling = виклики
duty-timing = годинник
duty-counting = підрахунок рук
duty-showing = показ відповідей

group-mafia = мафія
group-townsfolk = містяни
group-plain-townsfolk = прості мешканці
group-doctor = лікар
group-inspector = інспектор
group-leaders = лідери
group-special-townsfolk = особливі містяни
group-townsfolk-with-a-part = містяни з уміннями
group-criminals = злочинці
group-special-mafiosi = особливі мафіозі
group-yakuza = якудза
group-loners = одинаки
group-informer = стукач
group-fan = прихильниця
group-judge = суддя
group-shooting-townsfolk = містяни, що стріляють
group-checkers = карти, що перевіряють

## Чикаго

kind-chief = комісар
mark-silenced-chicago = без слова і без голосу
announced-silenced-chicago = { player.begin } сьогодні мовчить: ні слова, ні голосу.
freed-silenced-chicago = { player.begin } знову говорить і голосує.
won-town-chicago = Перемогло місто. Чикаго може спати спокійно.
    .v2 = Місто перемогло. Оркестр грає до ранку.
    .v3 = Перемога за містом. Газети розкуплено до полудня.
    .v4 = Чикаго видихнуло. Перемогло місто.
won-mafia-chicago = Перемогла мафія. Чикаго тепер належить їй.
    .v2 = Мафія перемогла. Оркестр грає, що замовлять.
    .v3 = Перемога за мафією. Нічого особистого.
    .v4 = Газети напишуть, що їм скажуть. Перемогла мафія.
won-loner-chicago = Переміг маніяк. Розповідати про це не радять.
    .v2 = Маніяк переміг. У барі грає сама собі піанола.
    .v3 = Перемога за маніяком. Газети сьогодні не вийшли.
    .v4 = Чикаго спорожніло. Переміг маніяк.

## Кровна помста

side-vampires = вампіри
    .gen = вампірів
    .one = на боці вампірів
side-hunters = мисливці
    .gen = мисливців
    .one = на боці мисливців
side-werewolf = перевертень
    .gen = перевертня
side-wargs = варги
    .gen = варгів
    .one = на боці варгів

gang-hunters = мисливці
    .gen = мисливців
    .acc = мисливців
    .dat = мисливцям
    .ins = мисливцями
    .voc = мисливці
gang-wargs = варги
    .gen = варгів
    .acc = варгів
    .dat = варгам
    .ins = варгами
    .voc = варги
gang-lord = повелитель вампірів
    .gen = повелителя вампірів
    .acc = повелителя вампірів
    .dat = повелителеві вампірів
    .ins = повелителем вампірів
    .voc = повелителю вампірів
gang-werewolf = перевертень
    .gen = перевертня
    .acc = перевертня
    .dat = перевертневі
    .ins = перевертнем
    .voc = перевертню

kind-lord = повелитель вампірів
kind-warg = варг
kind-loner-vendetta = перевертень

phase-introduction-vendetta = день знайомства
phase-brief-introduction = коротке знайомство
phase-dawn = світанок
phase-sunset = захід сонця

mark-barred = без голосу
mark-branded = під міткою
mark-spell = під закляттям мовчання
mark-found = на оці в нареченої
mark-seems-vampire = для перевірки вампір
mark-seems-special-vampire = для перевірки особливий вампір
mark-seems-hunter = для перевірки мисливець
mark-seems-special-hunter = для перевірки особливий мисливець
mark-seems-werewolf = для перевірки перевертень
announced-barred = { player.begin } цієї ночі не голосує. Говорити можна.
announced-branded = На { player.acc } лягла мітка: цієї ночі проти { $gender ->
    [f] неї
    [m] нього
   *[none] цього гостя
} буде на голос більше.
announced-spell = На { player.acc } лягло закляття мовчання: до кінця гри ні слова, а голос лише чужою рукою.
freed-barred = { player.begin } знову голосує.
freed-branded = { player.begin } більше не під міткою.
freed-spell = { player.begin } більше не під закляттям мовчання.

won-vampires = Перемогли вампіри. Фестиваль триває.
    .v2 = Вампіри перемогли. Музики, вальс.
    .v3 = Перемога за вампірами. Мій найнижчий уклін.
    .v4 = Ніч лишилася за своїми. Перемогли вампіри.
won-hunters = Перемогли мисливці. Сонце може сходити.
    .v2 = Мисливці перемогли. Свічки догоряють без гостей.
    .v3 = Перемога за мисливцями. Музики, ви вільні.
    .v4 = У залі відчиняють вікна. Перемогли мисливці.
won-werewolf = Переміг перевертень. Чуєте виття?
    .v2 = Перевертень переміг. Танці скінчено.
    .v3 = Перемога за перевертнем. Місяць не заперечує.
    .v4 = Ніч дісталася звірові. Переміг перевертень.
won-wargs = Перемогли варги. Нарешті вони ситі.
    .v2 = Варги перемогли. Столи накривали для них.
    .v3 = Перемога за варгами. Зграя вкладається в залі.
    .v4 = Ліс прийшов на фестиваль. Перемогли варги.

## Умови перемоги, як їх названо в книгах: для ведучого, якщо за ними ніхто не виграє

ending-no-mafia = мафії більше немає
ending-last-townsperson = лишився один містянин
ending-parity = мафії не менше, ніж містян
ending-nobody-left = не лишилося нікого
ending-only-the-loner = лишився тільки одинак
ending-loner-lives = одинак живий
ending-no-criminals = злочинців більше немає
ending-both-gangs-live = живі обидві банди
ending-mafia-level = мафії не менше, ніж містян
ending-yakuza-level = якудзи не менше, ніж містян
ending-only-mafia = лишилася тільки мафія
ending-only-the-maniac = лишився тільки маніяк
ending-duel = маніяк і мафіозі сам на сам
ending-last-werewolf = лишився тільки перевертень
ending-werewolf-and-one-hunter = перевертень і один мисливець
ending-no-enemies = ворогів у вампірів не лишилося
ending-only-hunters = лишилися тільки мисливці
ending-only-wargs = лишилися тільки варги
ending-hunters-level = мисливців не менше, ніж вампірів
ending-wargs-level = варгів не менше, ніж вампірів
ending-werewolf-fails = перевертень нікого не вбиває
ending-hunters-hold = мисливців досі не менше, ніж вампірів
ending-hunters-outnumber-wargs = мисливців не менше, ніж варгів
ending-wargs-outnumber-hunters = варгів не менше, ніж мисливців
