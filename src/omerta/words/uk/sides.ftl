# Сторони, банди, різновиди карт, частини кола, позначки, обов'язки і групи колоди.

side-town = місто
    .gen = міста
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
gang-yakuza = якудза
    .gen = якудзи
    .acc = якудзу
    .dat = якудзі
    .ins = якудзою

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
freed-silenced-chicago = { player.begin } знову зі словом і з голосом.
won-town-chicago = Гру закінчено. Чикаго може спати спокійно: перемогло місто.
won-mafia-chicago = Гру закінчено. Чикаго тепер належить мафії.
won-loner-chicago = Гру закінчено. Переміг маніяк, і розповісти про це нікому.

## Кровна помста

side-vampires = вампіри
    .gen = вампірів
side-hunters = мисливці
    .gen = мисливців
side-werewolf = перевертень
    .gen = перевертня
side-wargs = варги
    .gen = варгів

gang-hunters = мисливці
    .gen = мисливців
    .acc = мисливців
    .dat = мисливцям
    .ins = мисливцями
gang-wargs = варги
    .gen = варгів
    .acc = варгів
    .dat = варгам
    .ins = варгами
gang-lord = повелитель вампірів
    .gen = повелителя вампірів
    .acc = повелителя вампірів
    .dat = повелителеві вампірів
    .ins = повелителем вампірів
gang-werewolf = перевертень
    .gen = перевертня
    .acc = перевертня
    .dat = перевертневі
    .ins = перевертнем

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
announced-barred = { player.begin } цієї ночі без голови й без голосу, але зі словом.
announced-branded = { $gender ->
    [f] { $named } під міткою: цієї ночі проти неї буде на голос більше.
    [m] { $named } під міткою: цієї ночі проти нього буде на голос більше.
   *[none] На гравцеві { $who } мітка: цієї ночі проти нього буде на голос більше.
}
announced-spell = { $gender ->
    [f] { $named } під закляттям мовчання: до кінця гри ні слова, а голос лише чужою рукою.
    [m] { $named } під закляттям мовчання: до кінця гри ні слова, а голос лише чужою рукою.
   *[none] На гравцеві { $who } закляття мовчання: до кінця гри ні слова, а голос лише чужою рукою.
}
freed-barred = { player.begin } знову з голосом.
freed-branded = { $gender ->
    [f] { $named } більше не під міткою.
    [m] { $named } більше не під міткою.
   *[none] На гравцеві { $who } мітки більше немає.
}
freed-spell = { $gender ->
    [f] { $named } більше не під закляттям мовчання.
    [m] { $named } більше не під закляттям мовчання.
   *[none] Закляття мовчання з гравця { $who } знято.
}

won-vampires = Гру закінчено. Свято триває: перемогли вампіри.
won-hunters = Гру закінчено. Перемогли мисливці. Сонце може сходити.
won-werewolf = Гру закінчено. Переміг перевертень. Чуєте виття?
won-wargs = Гру закінчено. Перемогли варги. Нарешті вони ситі.
