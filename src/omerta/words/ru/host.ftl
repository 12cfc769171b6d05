# Что говорит и читает ведущий за пультом и на пульте в кармане.

host-all-sleep = Все закрывают глаза.
host-sleeps = { $role }: закройте глаза.
host-hand-up = { $role }: поднимите руку. Остальные не двигаются.
host-all-wake = Все открывают глаза. Теперь я знаю, кто есть кто. Начинаем.

page-host-left-met = { $name }: осталось найти { $number }
page-host-meet-hint = Коснитесь всех, кто открыл глаза. Кто из них кто, станет ясно позже.
page-host-no-more = Больше никого не выставляют
page-host-nobody = Никто

refusal-whose-hands = В этом голосовании важно, чьи это руки. Отметьте их по одной.
refusal-too-many-hands = Столько рук не осталось: не больше { $most }.
page-host-how-many = Сколько рук
page-host-hands-or-number = { $name }: отметьте руки или их число
page-host-count = Подсчёт: { $number } из { $most }
page-host-count-one = { $name }: { $number }
page-host-keys = Клавиши
page-host-key-seat = место; две цифры подряд
page-host-key-next = большая кнопка
page-host-key-undo = отменить
page-host-key-pause = остановить часы или пустить дальше
page-host-key-tell = следующая фраза или последняя ещё раз
page-host-key-help = этот список
