# Домашні правила: назва і текст кожного значення.

switch-reduced-deck = Утрьох і вчотирьох
    .off = не можна
    .on = можна, з однією мафією
switch-call-dead-roles = Виклик вибулих ролей
    .yes = кличуть, як і раніше
    .no = кличуть лише живих
switch-last-word-seconds = Останнє слово
    .number = { $number ->
        [0] не дають
        [one] { $number } секунда
        [few] { $number } секунди
       *[other] { $number } секунд
    }
switch-discussion-minutes = Обговорення
    .number = { $number ->
        [one] { $number } хвилина
        [few] { $number } хвилини
       *[other] { $number } хвилин
    }
switch-vote-order = Як голосують
    .simultaneous = усі в одну мить
    .round-the-table = по колу, один за одним
switch-tie-limit = Переголосувань за рівності
    .number = { $number ->
        [0] жодного
       *[other] не більше { $number }
    }
switch-defence-seconds = Захист засудженого
    .number = { $number ->
        [one] { $number } секунда
        [few] { $number } секунди
       *[other] { $number } секунд
    }
switch-second-vote = Друге голосування
    .full = по всьому столу
    .yes-no = за вирок чи проти
switch-overturned = Якщо вирок не встояв
    .no-execution = нікого не страчують
    .new-convict = судять того, хто тепер має найбільше голосів
switch-last-word-after-execution = Останнє слово страченого
    .yes = дають
    .no = не дають
switch-mafia-no-agreement = Якщо банда не домовилася
    .miss = пострілу немає
    .majority = вирішує більшість жестів
switch-mafia-may-pass = Банда може не стріляти
    .yes = так
    .no = ні
switch-mafia-wins-at-parity = Мафія перемагає за рівного числа
    .yes = так
    .no = ні, лише коли від міста лишився один
switch-reveal-on-death = Карти вибулих
    .yes = відкривають
    .no = не відкривають
switch-temporary-host = Ведучий, який грає
    .when-no-spare-host = ушістьох, коли зайвої людини немає
    .never = ніколи
switch-card-limit = Карти в коробці
    .ignore = скільки знадобиться
    .box = скільки надруковано
switch-votes-per-player = Рук в одному голосуванні
    .one = одна в кожного
    .any = проти кожного, хто здається винним
switch-tie-break = Голосів порівну
    .revote-then-lot = переголосування, потім жереб
    .revote-then-none = переголосування, потім нікого
    .lot = одразу жереб
    .none = одразу нікого
switch-tie-speech-seconds = Слово перед переголосуванням
    .number = { $number ->
        [0] не дають
        [one] { $number } секунда
        [few] { $number } секунди
       *[other] { $number } секунд
    }
switch-lynch-last-word = Останнє слово страченого
    .yes = одна хвилина
    .no = не дають
switch-after-pardon = Після виправдання
    .runner-up = черга за наступним за голосами
    .new-vote = нові імена й нове голосування
switch-beauty-self = Красуня лишається вдома
    .yes = можна
    .no = не можна
switch-fan-answer = Що дізнається прихильниця
    .yes-no = лідер чи ні
    .role = який саме лідер
switch-blocked-check-answer = Перевірка, що не вдалася
    .no-answer = лишається без відповіді
    .decoy = дістає невинну відповідь
switch-framed-loner-jail = Обмовлений одинак
    .yes = може сісти до в'язниці
    .no = до в'язниці не сідає
switch-release-at = В'язницю відчиняють
    .dawn = на світанку
    .at-once = щойно тюремника не стало
switch-conman-silenced = Якщо аферист без голосу
    .victim-free = його обранець голосує сам
    .victim-mute = його обранець теж без голосу
switch-prisoners-in-parity = В'язні в підрахунку сил
    .criminals-not-counted = злочинці у в'язниці не рахуються
    .all-counted = рахуються всі
switch-loner-victory = Доки живий одинак
    .last-side = гра триває
    .literal = інші можуть перемогти
switch-vote-procedure = Голосування
    .all-candidates = щодо всіх разом, вирішує більшість рук
    .one-by-one = щодо одного, досить половини рук
switch-odd-criminal = Зайвий злочинець дістається
    .mafia = мафії
    .yakuza = якудзі
switch-lynch-duty = Страт на день
    .at-most-one = не більше однієї
    .exactly-one = рівно одна
switch-doctor-limit = Межа лікаря
    .save = один порятунок на гравця
    .pick = один вибір на гравця
    .none = немає
switch-journalist-gangs = Дві банди для журналіста
    .one-side = одна сторона
    .by-gang = різні сторони
switch-stall-rounds = Нічия після тихих кіл
    .number = { $number ->
        [0] ніколи
        [one] через { $number } коло
        [few] через { $number } кола
       *[other] через { $number } кіл
    }
