# Домашние правила: название и текст каждого значения.

switch-reduced-deck = Втроём и вчетвером
    .off = нельзя
    .on = можно, с одним мафиози
switch-call-dead-roles = Вызов выбывших ролей
    .yes = зовут, как прежде
    .no = зовут только живых
    .until-revealed = зовут, пока стол не увидел карту
    .never = зовут только живых
    .always = зовут до конца игры
switch-last-word-seconds = Последнее слово
    .number = { $number ->
        [0] не даётся
        [one] { $number } секунда
        [few] { $number } секунды
       *[other] { $number } секунд
    }
switch-discussion-minutes = Обсуждение
    .number = { $number ->
        [one] { $number } минута
        [few] { $number } минуты
       *[other] { $number } минут
    }
switch-vote-order = Как голосуют
    .simultaneous = все в один миг
    .round-the-table = по кругу, друг за другом
switch-tie-limit = Переголосований при равенстве
    .number = { $number ->
        [0] ни одного
       *[other] не больше { $number }
    }
switch-defence-seconds = Защита осуждённого
    .number = { $number ->
        [one] { $number } секунда
        [few] { $number } секунды
       *[other] { $number } секунд
    }
switch-second-vote = Второе голосование
    .full = назвать можно любого
    .yes-no = за или против приговора
switch-overturned = Если приговор не устоял
    .no-execution = никого не казнят
    .new-convict = судят того, у кого голосов теперь больше
switch-last-word-after-execution = Последнее слово казнённого
    .yes = даётся
    .no = не даётся
switch-mafia-no-agreement = Если банда не договорилась
    .miss = выстрела нет
    .majority = решает большинство жестов
switch-mafia-may-pass = Банда может не стрелять
    .yes = да
    .no = нет
switch-mafia-wins-at-parity = Мафия побеждает при равном числе
    .yes = да
    .no = нет, только когда от города остался один
switch-reveal-on-death = Карты выбывших
    .yes = открывают
    .no = не открывают
switch-temporary-host = Играющий ведущий
    .when-no-spare-host = вшестером, когда лишнего человека нет
    .never = никогда
switch-card-limit = Карты в коробке
    .ignore = сколько понадобится
    .box = сколько напечатано
switch-votes-per-player = Рук в одном голосовании
    .one = одна у каждого
    .any = против каждого, кто кажется виновным
switch-tie-break = Голоса поровну
    .revote-then-lot = переголосование, потом жребий
    .revote-then-none = переголосование, потом никого
    .lot = сразу жребий
    .none = сразу никого
switch-tie-speech-seconds = Слово перед переголосованием
    .number = { $number ->
        [0] не даётся
        [one] { $number } секунда
        [few] { $number } секунды
       *[other] { $number } секунд
    }
switch-lynch-last-word = Последнее слово казнённого
    .yes = одна минута
    .no = не даётся
switch-after-pardon = После оправдания
    .runner-up = очередь за следующим по голосам
    .new-vote = новые имена и новое голосование
switch-pardon-reach = Кого может спасти судья
    .everybody = всякого, кого казнят
    .convicts = только осуждённого руками
switch-beauty-self = Красотка остаётся дома
    .yes = можно
    .no = нельзя
switch-fan-answer = Что узнаёт поклонница
    .yes-no = лидер или нет
    .role = какой именно лидер
switch-blocked-check-answer = Проверка, которая не удалась
    .no-answer = остаётся без ответа
    .decoy = получает безобидный ответ
switch-framed-loner-jail = Оклеветанный одиночка
    .yes = может сесть в тюрьму
    .no = в тюрьму не садится
switch-release-at = Тюрьма открывается
    .dawn = на рассвете
    .at-once = как только тюремщика не стало
switch-conman-silenced = Если аферист без голоса
    .victim-free = его избранник голосует сам
    .victim-mute = его избранник тоже не поднимает руки
switch-prisoners-in-parity = Узники при подсчёте сил
    .criminals-not-counted = преступники в тюрьме не в счёт
    .all-counted = в счёт идут все
switch-loner-victory = Пока жив одиночка
    .last-side = игра продолжается
    .literal = другие могут победить
switch-vote-procedure = Голосование
    .all-candidates = по всем сразу, решает большинство рук
    .one-by-one = по одному, хватает половины рук
switch-odd-criminal = Лишний преступник достаётся
    .mafia = мафии
    .yakuza = якудза
switch-lynch-duty = Казней в день
    .at-most-one = не больше одной
    .exactly-one = ровно одна
switch-doctor-limit = Предел доктора
    .save = одно спасение на игрока
    .pick = один выбор на игрока
    .none = нет
switch-doctor-told = Доктору говорят о спасении
    .others = обо всех, кроме себя
    .all = и о себе
    .none = ни о ком
switch-journalist-gangs = Две банды для журналиста
    .one-side = одна сторона
    .by-gang = разные стороны
switch-stall-rounds = Ничья после тихих кругов
    .number = { $number ->
        [0] никогда
        [one] через { $number } круг
        [few] через { $number } круга
       *[other] через { $number } кругов
    }

## Чикаго

switch-night-order = Порядок ночи
    .derived = наш, выведен из правил
    .list = зовут по очереди: { $items }
switch-physical-deck = Карты в коробке
    .off = сколько понадобится
    .on = только тридцать одна, как мы насчитали
switch-sheriff-replaces-commissioner = Шериф вместо комиссара
    .off = нельзя, только в придачу
    .on = можно, и сержант тогда при нём
switch-plague-doctor-side = Чумной доктор играет
    .mafia = за мафию
    .town = за город
switch-night-death-reveal = Карты убитых ночью
    .hidden = не открывают
    .role = открывают утром, и больше эту роль не зовут
switch-role-claims = Назвать вслух свою роль
    .allowed = можно, хоть правду, хоть ложь
    .forbidden = нельзя, ведущий накажет
switch-open-deck = Какие роли в игре
    .on = знают все
    .off = не знает никто, известно только число игроков
switch-mafia-victory = Мафия побеждает
    .last-standing = когда других не осталось
    .parity = при равном числе, если маньяка уже нет
switch-nobody-left = Если в живых никого
    .draw = не победил никто
    .town = победил город: нет преступников, нет и дела
switch-duel-maniac = Маньяк против последнего из семьи
    .fight = пусть решат между собой
    .maniac = победил маньяк
    .mafia = победила мафия
switch-stall-limit = Ничья после раундов без потерь
    .number = { $number ->
        [0] никогда
        [one] через { $number } раунд
        [few] через { $number } раунда
       *[other] через { $number } раундов
    }
switch-nominations-per-speech = Имён в одной речи
    .at-1 = не больше одного
    .any = сколько угодно
switch-single-candidate = Единственный кандидат
    .jail = садится
    .confirm = ставится на голосование: пощадить или посадить
    .skip-first-day = в первый день цел, потом садится
switch-first-day-vote = Голосование в первый день
    .on = есть, как всегда
    .off = нет, только обсуждение
switch-last-words = Последнее слово
    .none = никому
    .jailed = минута посаженному
    .all = минута и посаженному, и убитому
switch-mafia-majority = Чтобы мафия убила, нужно
    .relative = больше голосов, чем у других
    .absolute = больше половины голосов неспящей семьи
switch-blocked-cue = Вызов роли, которую оставили спать
    .spoken = звучит как всегда
    .skipped = пропускают
switch-guard-stops-prostitute = Путана у охраняемой двери
    .off = проходит
    .on = поворачивает назад
switch-doctor-covers-bond = Путана, к которой пришёл доктор
    .on = переживёт клиента
    .off = умрёт вместе с клиентом
switch-plague-doctor-saves = Лекарство чумного доктора спасает
    .one = от одного покушения
    .all = от всех покушений
switch-frame-vs-mask = Клевета против маски
    .frame = проверка видит мафиози
    .mask = проверка видит мирного горожанина
switch-journalist-mafia-entry = Мафия в репортаже журналиста
    .group = одной строкой: мафия
    .members = роли всех, кто голосовал за жертву
switch-announce-guard = Если телохранитель отбил нападение
    .off = об этом молчат
    .on = объявляют о спасении
switch-silenced-judge = Судья, которому заткнули рот
    .may-act = всё же может открыть карту
    .blocked = ждёт другого дня
switch-sergeant-double-post = Сержант на двух постах
    .single = одно действие за ночь
    .both = по действию за каждый пост
switch-ghosts-watch = Выбывшие видят ночь
    .off-with-ghost-talker = если в игре нет говорящего с призраками
    .never = никогда
    .always = всегда
switch-no-repeat-target = Один и тот же выбор две ночи подряд
    .off = можно всем
    .list = под запретом для этих ролей: { $items }

## Кровная месть

switch-scenario = Сценарий
    .none = без сценария
    .love-triangle = Любовный треугольник
    .bloody-feuds = Кровавые распри
    .wrong-hunter = Неправильный охотник
    .duel-of-observers = Поединок наблюдателей
    .werewolf-invasion = Нашествие оборотней: их двое, и победа у них общая
    .wolf-pits = Волчьи ямы: оборотень может залечь в засаду
    .hunter-under-cover = Охотник под прикрытием: один из них работает в одиночку
switch-separate_hunters = Незнакомые охотники
    .off = нет, знакомятся до первой ночи
    .on = впервые видят друг друга на первой сходке
switch-numbered_hunters = Охотники по номерам
    .off = нет, бьют сообща
    .on = просыпаются по одному; жертва гибнет, если на неё указало больше половины
switch-anonymous_vote = Тайное голосование
    .off = нет, руки видны
    .on = с закрытыми глазами, вслух только числа
switch-burning = Сожжение
    .off = нет, карты выбывших открывают
    .on = карты закрыты до конца, а мёртвых зовут как живых
switch-roses = Цветы казни, цветы спасения
    .off = нет
    .on = чёрная подозреваемому, красная тому, кому верите
switch-lone_mark = Метка упыря, если против подозреваемого никто не голосовал
    .off = не в счёт
    .on = один голос, если проголосовал хоть кто-то
switch-rose_needed = При розах казнят
    .own = только получившего чёрную розу
    .any = того, у кого итог больше, с чёрной розой или без
switch-blood_vendetta = Кровная месть
    .off = нет
    .on = кто отправил на казнь вампира, тот следующий под подозрением
switch-hunter_of_hunters = Охотник за охотниками
    .off = нет
    .on = избран столом, голос у него полуторный
switch-arbiter = Вершитель судеб
    .off = нет
    .on = стол выбирает одного, а он один называет жертву
switch-panic = Паника на фестивале
    .off = нет
    .on = казнят каждого, против кого больше половины голосов
switch-secrets = Секреты вампиров
    .off = нет
    .on = голосуют сразу, без обсуждения
switch-unpredictable = Голосование решает кубик
    .off = нет
    .on = да, обычные шесть граней
    .list = да, от единицы до шестёрки: { $items }
    .ordinary = Обычное голосование
switch-silence_spell = Заклятие безмолвия
    .off = нет
    .on = ведущий вправе наложить его на нарушителя
switch-three_player = Игра втроём
    .off = нет
    .on = одна ночь, два вампира, один охотник
switch-masks = Маски
    .off = нет, глаза закрывают
    .on = лица прячут за масками
switch-lord_check = Повелителя проверка видит как
    .special = особого вампира
    .lord = повелителя вампиров
switch-prince_scope = Защита князя
    .whole = действует с самого рассвета
    .from_now = действует с минуты выбора
switch-queen_self = Королева может выбрать себя
    .on = да
    .off = нет
switch-prince_self = Князь может выбрать себя
    .off = нет
    .on = да
switch-no_repeat_target = Один и тот же выбор дважды подряд
    .off = можно
    .on = нельзя тем, кто выбирать обязан
switch-nosferatu_uses = Носферату убивает
    .unlimited = на любом закате
    .once = один раз за игру
switch-multi_vote = Голосов в одном туре
    .off = один у каждого
    .on = против каждого, кто кажется виновным
switch-execute_majority = Для казни нужно
    .off = больше голосов, чем у других
    .on = больше половины голосов
switch-single_candidate = Для единственного подозреваемого
    .plurality = хватит одного голоса
    .majority = нужно больше половины голосов
switch-last_word = Последнее слово казнённого
    .off = не даётся
    .at-30s = 30 секунд
switch-stalemate_nights = Конец затишью
    .number = { $number ->
        [0] никогда
        [one] через { $number } ночь
        [few] через { $number } ночи
       *[other] через { $number } ночей
    }
switch-neophyte_keeps_game = Новообращённый не даёт охотникам победить числом
    .always = при любом повелителе
    .if_king = только как наследник короля
switch-warg_share = Доля варгов
    .half = половина мест охотников
    .third = треть мест охотников
    .any = сколько захочет стол
switch-skip_doomed_info = Обречённый, который спрашивает
    .off = получает ответ
    .on = видит скрещённые руки
switch-pit_victim = В волчьей яме гибнет
    .hunter = ближайший охотник из собравшихся
    .player = ближайший игрок
switch-debate_minutes = Обсуждение
    .auto = 5, 7 или 10 минут, по числу живых
    .number = { $number ->
        [one] { $number } минута
        [few] { $number } минуты
       *[other] { $number } минут
    }
