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
