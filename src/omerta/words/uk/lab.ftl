# Що кажуть звіти лабораторії.

lab-numbers = Числа
lab-made = З лабораторії Omertà. На те саме питання вийде та сама сторінка.
lab-origin = { $command }, зерно { $seed }, Omertà { $version }
lab-point = ,
lab-percent = { $number }{"\u00A0"}%

## Назви стовпців і осей

lab-column-side = сторона
lab-column-chance = шанс
lab-column-fraction = дробом
lab-column-mafiosi = мафіозі
lab-column-phase = фаза
lab-column-share = ігор
lab-axis-chance = шанс на перемогу, %
lab-axis-mafiosi = мафіозі
lab-axis-phase = ніч (Н) або день (Д), коли гра закінчується
lab-axis-share = частка ігор, %
lab-axis-played = минуло ночей і днів
lab-axis-alive = у середньому живі, %
lab-night = Н{ $number }
lab-day = Д{ $number }
lab-at-once = одразу
lab-digits = { $number ->
    [one] дріб із { $number } цифри
   *[other] дріб із { $number } цифр
}

## Точні шанси

lab-exact-title = Проста гра: { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[other] { $players } гравців
}, { $mafia } мафіозі
lab-exact-lead = Місто перемагає з шансом { $town }, мафія з шансом { $mafia }.
lab-exact-rules = У що грають
lab-exact-who = Хто перемагає
lab-exact-who-about = Тут ніщо не заокруглено, доки не надруковано: кожен можливий перебіг гри простежено до кінця.
lab-exact-mafiosi = Якщо мафіозі менше або більше
lab-exact-mafiosi-about = Той самий стіл, ті самі правила, інше число мафіозі.
lab-exact-mafiosi-said = Коли мафіозі від { $least } до { $most }, шанс мафії йде від { $low } до { $high }.
lab-exact-length = Скільки триває гра
lab-exact-length-said = Найчастіше, у { $share } ігор, кінець настає у фазі { $phase }.
lab-exact-living = Хто лишається живий
lab-exact-living-about = Яка частина власників карти в середньому жива після стількох ночей і днів. Хто дожив до кінця гри, живе й далі.
lab-exact-living-said = Наприкінці живі, за картами: { $shares }.
lab-exact-living-share = { $card } { $share }

lab-rule-plain = Удень місто страчує одного з живих, уночі мафія стріляє в того, хто не з мафії. Обоє покладаються на випадок, і нікому не щастить більше за інших.
lab-rule-first-night = Починають із ночі.
lab-rule-first-day = Починають із дня.
lab-rule-ending-parity = Мафія перемогла, щойно становить половину живих; місто, коли не лишилося жодного мафіозі.
lab-rule-ending-last = Грають, доки живою не лишиться одна сторона.
lab-rule-doctor = Щоночі лікар навмання лікує одного з живих; постріл у нього марний.
lab-rule-not-himself = Себе він лікувати не може.
lab-rule-not-again = Того самого дві ночі поспіль він лікувати не може.
lab-rule-detective = Щоночі детектив навмання перевіряє одного з живих, кого ще не перевіряв.
lab-rule-shows-found = Він мовчить до ранку, коли знає живого мафіозі; тоді він відкривається й каже все, що знає.
lab-rule-shows-majority = Він мовчить до ранку, коли він і перевірені ним мирні становлять більше половини живих; тоді він відкривається й каже все, що знає.
lab-rule-shows-never = Він не відкривається ніколи й нікому нічого не каже: хоч би що він дізнався, голосують навмання, як і без нього.
lab-rule-shown = Відтоді місто страчує тих мафіозі, кого знає, а доки не знає нікого, одного з тих, за кого ніхто не поручився. Якщо він вибув раніше, його знання пропало.
lab-rule-hunted = Коли він відкрився, мафія стріляє спершу в нього, потім у тих, за кого він поручився.
lab-rule-not-hunted = Мафія й тоді стріляє навмання.

## Колоди

lab-draw = нічия
lab-points = { $number } в. п.
lab-between = { $low }–{ $high }{"\u00A0"}%
lab-from-to = від { $low } до { $high }
lab-row = за таблицею
lab-leans = перекіс
lab-column-card = карта
lab-column-interval = інтервал 95 %
lab-column-lives = доживає до кінця
lab-column-first-out = вибуває першою
lab-column-worth = скільки варта
lab-column-players = гравців
lab-column-deck = колода
lab-column-leader = найсильніша
lab-column-lead = відрив
lab-column-verdict = висновок
lab-column-book = книга
lab-column-bots = боти
lab-column-before = було
lab-column-after = стало
lab-column-gain = приріст
lab-column-rounds = кола
lab-axis-rounds = кола
lab-axis-worth = скільки карта додає своїй стороні, відсоткові пункти
lab-axis-leader = шанси найсильнішої сторони, %
lab-tried = { $book }, { $number ->
    [one] { $number } гравець
    [few] { $number } гравці
   *[other] { $number } гравців
}
lab-deck = Колода
lab-as-random = якщо грати навмання
lab-as-plain = якщо грають новачки
lab-as-strangers = якщо грають незнайомці
lab-as-club = якщо грає клуб (підігнано, не перевірено)
lab-as-worlds = якщо грають ті, хто зважує кожну карту
lab-how = { $number ->
    [one] { $number } гра
    [few] { $number } гри
   *[other] { $number } ігор
}, { $whose }.
lab-games-played = { $number ->
    [one] { $number } гра
    [few] { $number } гри
   *[other] { $number } ігор
}, { $whose }; у середньому гра триває { $rounds } кола.
lab-balance-lead = Шанси на перемогу, { $whose }: { $chances }.
lab-interval-about = Смуга під точкою — інтервал 95 %: зі 100 таких вимірювань у 95 справжній шанс лежить у межах смуги.
lab-length-said = У середньому кіл у грі: { $rounds }.
lab-living-about = Яка частина тих, хто отримав карту, ще в грі після кожного кола. Хто дожив до кінця гри, так і лишається.
lab-living-said = Найчастіше до кінця доживає { $card }: { $share }.
lab-first = Хто вибуває першим
lab-worth = Скільки варта кожна карта
lab-worth-lead = Найбільше, { $whose }, дає карта «{ $card }»: { $gain } своїй стороні.
lab-worth-about = { $number ->
    [one] Та сама { $number } роздача
    [few] Ті самі { $number } роздачі
   *[other] Ті самі { $number } роздач
} з цією картою та з простою замість неї; { $whose }.
lab-audit-tried = Як їх випробовували
lab-audit-title = Книги на перевірці
lab-audit-how = Ігор із кожною колодою: { $number }, { $whose }. Перекіс — коли навіть нижній край інтервалу найсильнішої сторони вищий за { $share }.
lab-audit-lead = { $number ->
    [one] Перевірено { $number } колоду
    [few] Перевірено { $number } колоди
   *[other] Перевірено { $number } колод
}, з перекосом: { $leaning }.
lab-audit-said = { $number ->
    [0] Безперечного перекосу немає в жодній колоді.
   *[other] Безперечний перекіс: { $decks }.
}
lab-decks-tried = { $number ->
    [one] Випробувано { $number } колоду
    [few] Випробувано { $number } колоди
   *[other] Випробувано { $number } колод
}, з кожною з останніх зіграно ігор: { $games }. Шанси — { $whose }.
lab-fairest = Найрівніша
lab-shortest = Найкоротша гра з рівних
lab-wildest = Найстрокатіша з рівних
lab-proposal = { $chances }; кіл: { $rounds }.
