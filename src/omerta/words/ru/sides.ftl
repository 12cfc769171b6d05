# Стороны, банды, разряды карт, части круга, пометки, обязанности и группы колоды.

side-town = город
    .gen = города
    .one = на стороне города
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
group-checkers = роли с проверкой

## Чикаго

kind-chief = комиссар
mark-silenced-chicago = ни слова, ни голоса
announced-silenced-chicago = { player.begin } сегодня молчит: ни слова, ни голоса.
freed-silenced-chicago = { player.begin } снова говорит и голосует.
won-town-chicago = Победил город. Чикаго может спать спокойно.
    .v2 = Победил город. Саксофон играет до утра.
    .v3 = Победил город. Газеты раскупили к завтраку.
    .v4 = Победа за городом. Виски по-прежнему под запретом, но кто считает.
won-mafia-chicago = Победила мафия. Чикаго теперь принадлежит ей.
    .v2 = Победила мафия. Напитки за счёт заведения, а заведение теперь её.
    .v3 = Победила мафия. Газеты об этом не напишут.
    .v4 = Победа за мафией. Полиция присылает цветы.
won-loner-chicago = Победил маньяк. Рассказывать об этом не советуют.
    .v2 = Победил маньяк. Чикаго пуст, как стакан к утру.
    .v3 = Победил маньяк. Тапёр играет, не оборачиваясь.
    .v4 = Победа за маньяком. Газеты сегодня не вышли.

## Кровная месть

side-vampires = вампиры
    .gen = вампиров
    .one = на стороне вампиров
side-hunters = охотники
    .gen = охотников
    .one = на стороне охотников
side-werewolf = оборотень
    .gen = оборотня
side-wargs = варги
    .gen = варгов
    .one = на стороне варгов

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
mark-spell = под заклятием безмолвия
mark-found = на примете у невесты
mark-seems-vampire = при проверке вампир
mark-seems-special-vampire = при проверке особый вампир
mark-seems-hunter = при проверке охотник
mark-seems-special-hunter = при проверке особый охотник
mark-seems-werewolf = при проверке оборотень
announced-barred = { player.begin } этой ночью не голосует, но говорить может.
announced-branded = На { player.acc } легла метка: этой ночью против { $gender ->
    [f] неё
    [m] него
   *[none] этого гостя
} будет на голос больше.
announced-spell = { player.begin } под заклятием безмолвия: до конца игры ни слова, а голос только чужой рукой.
freed-barred = { player.begin } снова голосует.
freed-branded = { player.begin } больше не под меткой.
freed-spell = { player.begin } больше не под заклятием безмолвия.

won-vampires = Победили вампиры. Фестиваль продолжается.
    .v2 = Победили вампиры. Кланяюсь до земли.
    .v3 = Победили вампиры. Бокалы выше, бессмертные.
    .v4 = Победа за вампирами. Впереди вечность.
won-hunters = Победили охотники. Солнце может вставать.
    .v2 = Победили охотники. Замок сдаётся внаём.
    .v3 = Победили охотники. Увы, кланяться больше некому.
    .v4 = Победа за охотниками. Чеснок подешевеет.
won-werewolf = Победил оборотень. Слышите вой?
    .v2 = Победил оборотень. Луна довольна.
    .v3 = Победил оборотень. Музыканты разбежались.
    .v4 = Победа за оборотнем. Свечи задуло ветром.
won-wargs = Победили варги. Наконец-то они сыты.
    .v2 = Победили варги. Лес пришёл во дворец.
    .v3 = Победили варги. Кости просят не выносить.
    .v4 = Победа за варгами. Обед удался.

## Условия победы, как они названы в книгах: для ведущего, если по ним никто не выигрывает

ending-no-mafia = мафии больше нет
ending-last-townsperson = остался один горожанин
ending-parity = мафии не меньше, чем горожан
ending-nobody-left = не осталось никого
ending-only-the-loner = остался только одиночка
ending-loner-lives = одиночка жив
ending-no-criminals = преступников больше нет
ending-both-gangs-live = живы обе банды
ending-mafia-level = мафии не меньше, чем горожан
ending-yakuza-level = якудза не меньше, чем горожан
ending-only-mafia = осталась только мафия
ending-only-the-maniac = остался только маньяк
ending-duel = маньяк и мафиози один на один
ending-last-werewolf = остался только оборотень
ending-werewolf-and-one-hunter = оборотень и один охотник
ending-no-enemies = врагов у вампиров не осталось
ending-only-hunters = остались только охотники
ending-only-wargs = остались только варги
ending-hunters-level = охотников не меньше, чем вампиров
ending-wargs-level = варгов не меньше, чем вампиров
ending-werewolf-fails = оборотень никого не убивает
ending-hunters-hold = охотников всё ещё не меньше, чем вампиров
ending-hunters-outnumber-wargs = охотников не меньше, чем варгов
ending-wargs-outnumber-hunters = варгов не меньше, чем охотников
