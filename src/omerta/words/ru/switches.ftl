# Домашние правила: название и текст каждого значения.

switch-reduced-deck = Втроём и вчетвером
    .off = нельзя
    .on = можно, с одной мафией
switch-call-dead-roles = Вызов выбывших ролей
    .yes = зовут, как прежде
    .no = зовут только живых
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
    .full = по всему столу
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
    .victim-mute = его избранник тоже без голоса
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
