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
