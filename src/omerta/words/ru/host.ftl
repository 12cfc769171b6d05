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
page-host-key-book = книга: карты и правила
page-host-key-tell = следующая фраза или последняя ещё раз
page-host-key-help = этот список
page-host-book = Книга
page-host-meanwhile = На пульте появилось новое. Закройте и взгляните.

refusal-no-such-remote = Пульт не знает этого слова или слишком долго ждал. Пусть покажет новое.
refusal-at-the-desk = Это отмечают на пульте.

page-host-remote = Пульт в кармане
page-host-remote-about = Откройте это на своём телефоне, на котором никто не играет. Там видно, что сказать дальше, и есть три кнопки: дальше, назад, пауза. Карт на нём не бывает.
page-host-remote-ask = Слово показывает пульт: «Ведущий», затем «Пульт в кармане». Введите его здесь.
page-host-remote-word = Слово с пульта
page-host-remote-join = Подключить
page-host-remote-has = К пульту подключён телефон ведущего.
page-host-remote-away = Отключить его
page-host-remote-anew = Показать слово
page-host-remote-waits = Телефон подключён. Он оживёт, когда игру поведут с пульта.
page-host-at-desk = Это отмечают на пульте
page-host-back = Назад
