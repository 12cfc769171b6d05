# Стороны, банды, разряды карт, части круга, пометки, обязанности и группы колоды.

side-town = город
    .gen = города
side-mafia = мафия
    .gen = мафии
side-yakuza = якудза
    .gen = якудза
side-loner = одиночка
    .gen = одиночки

gang-mafia = мафия
    .gen = мафии
    .acc = мафию
    .dat = мафии
    .ins = мафией
gang-yakuza = якудза
    .gen = якудза
    .acc = якудза
    .dat = якудза
    .ins = якудза

kind-plain = простая карта
kind-special = особая карта
kind-leader = лидер
kind-loner = одиночка
kind-mafia = мафия

phase-introduction = ночь знакомства
phase-night = ночь
phase-day = день

mark-prisoner = в тюрьме
mark-silenced = без голоса
mark-led = голос в чужих руках

duty-dealing = раздача карт
duty-calling = вызовы
duty-timing = часы
duty-counting = подсчёт рук
duty-showing = показ ответов

group-mafia = мафия
group-townsfolk = горожане
group-plain-townsfolk = простые жители
group-doctor = доктор
group-inspector = инспектор
group-leaders = лидеры
group-special-townsfolk = особые горожане
group-townsfolk-with-a-part = горожане с умениями
group-criminals = преступники
group-special-mafiosi = особые мафиози
group-yakuza = якудза
group-loners = одиночки
group-informer = стукач
group-fan = поклонница
group-judge = судья
group-shooting-townsfolk = стреляющие горожане
group-checkers = проверяющие карты

## Чикаго

kind-chief = комиссар
mark-silenced-chicago = без слова и без голоса
announced-silenced-chicago = { player.begin } сегодня молчит: ни слова, ни голоса.
freed-silenced-chicago = { player.begin } снова со словом и с голосом.
won-town-chicago = Игра окончена. Чикаго может спать спокойно: победил город.
won-mafia-chicago = Игра окончена. Чикаго теперь принадлежит мафии.
won-loner-chicago = Игра окончена. Победил маньяк, и рассказать об этом некому.

## Кровная месть

side-vampires = вампиры
    .gen = вампиров
side-hunters = охотники
    .gen = охотников
side-werewolf = оборотень
    .gen = оборотня
side-wargs = варги
    .gen = варгов

gang-hunters = охотники
    .gen = охотников
    .acc = охотников
    .dat = охотникам
    .ins = охотниками
gang-wargs = варги
    .gen = варгов
    .acc = варгов
    .dat = варгам
    .ins = варгами
gang-lord = повелитель вампиров
    .gen = повелителя вампиров
    .acc = повелителя вампиров
    .dat = повелителю вампиров
    .ins = повелителем вампиров
gang-werewolf = оборотень
    .gen = оборотня
    .acc = оборотня
    .dat = оборотню
    .ins = оборотнем

kind-lord = повелитель вампиров
kind-warg = варг
kind-loner-vendetta = оборотень

phase-introduction-vendetta = день знакомства
phase-brief-introduction = короткое знакомство
phase-dawn = рассвет
phase-sunset = закат

mark-barred = без голоса
mark-branded = под меткой
mark-spell = под заклятием молчания
mark-found = на примете у невесты
mark-seems-vampire = при проверке вампир
mark-seems-special-vampire = при проверке особый вампир
mark-seems-hunter = при проверке охотник
mark-seems-special-hunter = при проверке особый охотник
mark-seems-werewolf = при проверке оборотень
announced-barred = { player.begin } этой ночью без головы и без голоса, но со словом.
announced-branded = { $gender ->
    [f] { $named } под меткой: этой ночью против неё будет на голос больше.
    [m] { $named } под меткой: этой ночью против него будет на голос больше.
   *[none] На игроке { $who } метка: этой ночью против него будет на голос больше.
}
announced-spell = { $gender ->
    [f] { $named } под заклятием молчания: до конца игры ни слова, а голос лишь чужой рукой.
    [m] { $named } под заклятием молчания: до конца игры ни слова, а голос лишь чужой рукой.
   *[none] На игроке { $who } заклятие молчания: до конца игры ни слова, а голос лишь чужой рукой.
}
freed-barred = { player.begin } снова с голосом.
freed-branded = { $gender ->
    [f] { $named } больше не под меткой.
    [m] { $named } больше не под меткой.
   *[none] На игроке { $who } метки больше нет.
}
freed-spell = { $gender ->
    [f] { $named } больше не под заклятием молчания.
    [m] { $named } больше не под заклятием молчания.
   *[none] Заклятие молчания с игрока { $who } снято.
}

won-vampires = Игра окончена. Фестиваль продолжается: победили вампиры.
won-hunters = Игра окончена. Победили охотники. Солнце может вставать.
won-werewolf = Игра окончена. Победил оборотень. Слышите вой?
won-wargs = Игра окончена. Победили варги. Наконец-то они сыты.
