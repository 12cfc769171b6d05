# Домашні правила: назва і текст кожного значення.

switch-reduced-deck = Утрьох і вчотирьох
    .off = не можна
    .on = можна, з однією мафією
switch-call-dead-roles = Виклик вибулих ролей
    .yes = кличуть, як і раніше
    .no = кличуть лише живих
    .until-revealed = кличуть, доки стіл не побачив карти
    .never = кличуть лише живих
    .always = кличуть до кінця гри
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
switch-pardon-reach = Кого може врятувати суддя
    .everybody = кожного, кого мають стратити
    .convicts = лише засудженого руками
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
    .victim-mute = його обранець теж не підіймає руки
switch-prisoners-in-parity = В'язні в підрахунку сил
    .criminals-not-counted = злочинці у в'язниці не рахуються
    .all-counted = рахуються всі
switch-loner-victory = Доки живий одинак
    .last-side = гра триває
    .literal = інші можуть перемогти
switch-vote-procedure = Голосування
    .all-candidates = щодо всіх разом, вирішує більшість рук
    .one-by-one = щодо кожного окремо, досить половини рук
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
switch-doctor-told = Лікареві кажуть про порятунок
    .others = про всіх, крім себе
    .all = і про себе
    .none = ні про кого
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

## Чикаго

switch-night-order = Порядок ночі
    .derived = наш, виведений із правил
    .list = кличуть по черзі: { $items }
switch-physical-deck = Карти в коробці
    .off = скільки знадобиться
    .on = лише тридцять одна, як ми нарахували
switch-sheriff-replaces-commissioner = Шериф замість комісара
    .off = не можна, лише на додачу
    .on = можна, і сержант тоді при ньому
switch-plague-doctor-side = Чумний лікар грає
    .mafia = за мафію
    .town = за місто
switch-night-death-reveal = Карти вбитих уночі
    .hidden = не відкривають
    .role = відкривають уранці, і цієї ролі більше не кличуть
switch-role-claims = Назвати вголос свою роль
    .allowed = можна, хоч правду, хоч брехню
    .forbidden = не можна, ведучий покарає
switch-open-deck = Які ролі у грі
    .on = знають усі
    .off = не знає ніхто, відоме лише число гравців
switch-mafia-victory = Мафія перемагає
    .last-standing = коли інших не лишилося
    .parity = за рівного числа, якщо маніяка вже немає
switch-nobody-left = Якщо живих немає
    .draw = не переміг ніхто
    .town = перемогло місто: нема злочинців, нема й справи
switch-duel-maniac = Маніяк проти останнього з родини
    .fight = хай розберуться самі
    .maniac = переміг маніяк
    .mafia = перемогла мафія
switch-stall-limit = Нічия після кіл без утрат
    .number = { $number ->
        [0] ніколи
        [one] через { $number } коло
        [few] через { $number } кола
       *[other] через { $number } кіл
    }
switch-nominations-per-speech = Імен в одній промові
    .at-1 = не більше одного
    .any = скільки завгодно
switch-single-candidate = Єдиний кандидат
    .jail = сідає
    .confirm = іде на голосування: пощадити чи посадити
    .skip-first-day = першого дня цілий, потім сідає
switch-first-day-vote = Голосування першого дня
    .on = є, як завжди
    .off = немає, лише розмова
switch-last-words = Останнє слово
    .none = нікому
    .jailed = хвилина ув'язненому
    .all = хвилина й ув'язненому, і вбитому
switch-mafia-majority = Щоб мафія вбила, потрібно
    .relative = більше голосів, ніж в інших
    .absolute = більше половини голосів родини, що не спить
switch-blocked-cue = Виклик ролі, яку лишили спати
    .spoken = лунає, як завжди
    .skipped = пропускають
switch-guard-stops-prostitute = Путана під дверима з охороною
    .off = проходить
    .on = повертає назад
switch-doctor-covers-bond = Путана, до якої прийшов лікар
    .on = переживе клієнта
    .off = помре разом із клієнтом
switch-plague-doctor-saves = Ліки чумного лікаря рятують
    .one = від одного замаху
    .all = від усіх замахів
switch-frame-vs-mask = Наклеп проти маски
    .frame = перевірка бачить мафіозі
    .mask = перевірка бачить мирного містянина
switch-journalist-mafia-entry = Мафія в репортажі журналіста
    .group = одним рядком: мафія
    .members = ролі всіх, хто голосував за жертву
switch-announce-guard = Якщо тілоохоронець відбив напад
    .off = про це мовчать
    .on = оголошують про порятунок
switch-silenced-judge = Суддя, якому заткнули рота
    .may-act = усе ж може відкрити карту
    .blocked = чекає іншого дня
switch-sergeant-double-post = Сержант на двох постах
    .single = одна дія за ніч
    .both = по дії за кожен пост
switch-ghosts-watch = Вибулі бачать ніч
    .off-with-ghost-talker = якщо у грі немає медіума
    .never = ніколи
    .always = завжди
switch-no-repeat-target = Той самий вибір дві ночі поспіль
    .off = можна всім
    .list = заборонено цим ролям: { $items }

## Кровна помста

switch-scenario = Сценарій
    .none = без сценарію
    .love-triangle = Любовний трикутник
    .bloody-feuds = Криваві чвари
    .wrong-hunter = Неправильний мисливець
    .duel-of-observers = Двобій спостерігачів
    .werewolf-invasion = Навала перевертнів: їх двоє, і перемога в них спільна
    .wolf-pits = Вовчі ями: перевертень може залягти в засідку
    .hunter-under-cover = Мисливець під прикриттям: один із них працює сам
switch-separate_hunters = Незнайомі мисливці
    .off = ні, знайомляться до першої ночі
    .on = уперше бачать одне одного на першому зборі
switch-numbered_hunters = Мисливці за номерами
    .off = ні, б'ють гуртом
    .on = прокидаються по одному, і одну жертву має обрати більше половини
switch-anonymous_vote = Таємне голосування
    .off = ні, руки видно
    .on = із заплющеними очима, вголос лише числа
switch-burning = Спалення
    .off = ні, карти вибулих відкривають
    .on = карти закриті до кінця, а мертвих кличуть, мов живих
switch-roses = Троянди
    .off = ні
    .on = чорна підозрюваному, червона тому, кому вірите
switch-lone_mark = Мітка упиря, якщо проти підозрюваного ніхто не голосував
    .off = не рахується
    .on = один голос, якщо проголосував бодай хтось
switch-rose_needed = З трояндами страчують
    .own = лише того, хто дістав чорну троянду
    .any = того, у кого рахунок найбільший, із чорною трояндою чи без
switch-blood_vendetta = Кровна помста
    .off = ні
    .on = хто відправив на страту вампіра, той наступний під підозрою
switch-hunter_of_hunters = Мисливець на мисливців
    .off = ні
    .on = обраний столом, має півтора голосу
switch-arbiter = Вершитель доль
    .off = ні
    .on = стіл обирає одного, і лише він називає жертву
switch-panic = Паніка
    .off = ні
    .on = страчують кожного, проти кого більше половини голосів
switch-secrets = Секрети
    .off = ні
    .on = голосують одразу, без суперечок
switch-unpredictable = Голосування вирішує кубик
    .off = ні
    .on = так, звичайні шість граней
    .list = так, від одиниці до шістки: { $items }
    .ordinary = Звичайне голосування
switch-silence_spell = Закляття мовчання
    .off = ні
    .on = ведучий може накласти його на порушника
switch-three_player = Гра втрьох
    .off = ні
    .on = одна ніч, два вампіри, один мисливець
switch-masks = Маски
    .off = ні, очі заплющують
    .on = обличчя ховають за масками
switch-lord_check = Повелителя перевірка бачить як
    .special = особливого вампіра
    .lord = повелителя вампірів
switch-prince_scope = Захист князя
    .whole = діє від самого світанку
    .from_now = діє від хвилини вибору
switch-queen_self = Королева може обрати себе
    .on = так
    .off = ні
switch-prince_self = Князь може обрати себе
    .off = ні
    .on = так
switch-no_repeat_target = Той самий вибір двічі поспіль
    .off = можна
    .on = не можна тим, хто обирати мусить
switch-nosferatu_uses = Носферату вбиває
    .unlimited = будь-якого заходу сонця
    .once = раз за гру
switch-multi_vote = Голосів в одному турі
    .off = один у кожного
    .on = проти кожного, хто здається винним
switch-execute_majority = Для страти потрібно
    .off = більше голосів, ніж в інших
    .on = більше половини голосів
switch-single_candidate = Для єдиного підозрюваного
    .plurality = досить одного голосу
    .majority = потрібно більше половини голосів
switch-last_word = Останнє слово страченого
    .off = не дають
    .at-30s = 30 секунд
switch-stalemate_nights = Кінець затишшю
    .number = { $number ->
        [0] ніколи
        [one] через { $number } ніч
        [few] через { $number } ночі
       *[other] через { $number } ночей
    }
switch-neophyte_keeps_game = Новонавернений не дає мисливцям перемогти числом
    .always = за будь-якого повелителя
    .if_king = лише як спадкоємець короля
switch-warg_share = Частка варгів
    .half = половина місць мисливців
    .third = третина місць мисливців
    .any = скільки захоче стіл
switch-skip_doomed_info = Приречений, який запитує
    .off = дістає відповідь
    .on = бачить схрещені руки
switch-pit_victim = У вовчій ямі гине
    .hunter = найближчий мисливець зі збору
    .player = найближчий гравець
switch-debate_minutes = Суперечки
    .auto = 5, 7 або 10 хвилин, за числом живих
    .number = { $number ->
        [one] { $number } хвилина
        [few] { $number } хвилини
       *[other] { $number } хвилин
    }
