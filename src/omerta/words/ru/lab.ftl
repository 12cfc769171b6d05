# Что говорят отчёты лаборатории.

lab-numbers = Числа
lab-made = Из лаборатории Omertà. На тот же вопрос выйдет та же страница.
lab-origin = { $command }, зерно { $seed }, Omertà { $version }
lab-point = ,
lab-percent = { $number }{"\u00A0"}%

## Названия столбцов и осей

lab-column-side = сторона
lab-column-chance = шанс
lab-column-fraction = дробью
lab-column-mafiosi = мафиози
lab-column-phase = фаза
lab-column-share = игр
lab-axis-chance = шанс на победу, %
lab-axis-mafiosi = мафиози
lab-axis-phase = ночь (Н) или день (Д), когда игра кончается
lab-axis-share = доля игр, %
lab-axis-played = прошло ночей и дней
lab-axis-alive = в среднем живы, %
lab-night = Н{ $number }
lab-day = Д{ $number }
lab-at-once = сразу
lab-digits = { $number ->
    [one] дробь из { $number } цифры
   *[other] дробь из { $number } цифр
}

## Точные шансы

lab-exact-title = Простая игра: { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
}, { $mafia } мафиози
lab-exact-lead = Вероятность победы города — { $town }, мафии — { $mafia }.
lab-exact-rules = Во что играют
lab-exact-who = Кто побеждает
lab-exact-who-about = Здесь ничего не округлено, пока не напечатано: каждый вариант развития игры прослежен до конца.
lab-exact-mafiosi = Если мафиози меньше или больше
lab-exact-mafiosi-about = Тот же стол, те же правила, другое число мафиози.
lab-exact-mafiosi-said = Когда мафиози от { $least } до { $most }, шанс мафии растёт от { $low } до { $high }.
lab-exact-length = Сколько длится игра
lab-exact-length-said = Чаще всего, в { $share } игр, конец приходит в фазе { $phase }.
lab-exact-living = Кто остаётся в живых
lab-exact-living-about = Какая часть владельцев карты в среднем жива после стольких ночей и дней. Кто дожил до конца игры, живёт и дальше.
lab-exact-living-said = К концу живы, по картам: { $shares }.
lab-exact-living-share = { $card } { $share }

lab-rule-plain = Днём город казнит одного из живых, ночью мафия стреляет в того, кто не из мафии. Обе стороны полагаются на случай, и никому не везёт больше других.
lab-rule-first-night = Начинают с ночи.
lab-rule-first-day = Начинают со дня.
lab-rule-ending-parity = Мафия побеждает, как только составит половину живых; город — когда не останется ни одного мафиози.
lab-rule-ending-last = Играют, пока в живых не останется одна сторона.
lab-rule-doctor = Каждую ночь доктор наугад лечит одного из живых; выстрел в него пропадает даром.
lab-rule-not-himself = Себя он лечить не может.
lab-rule-not-again = Одного и того же две ночи подряд он лечить не может.
lab-rule-detective = Каждую ночь детектив наугад проверяет одного из живых, кого ещё не проверял.
lab-rule-shows-found = Он молчит до утра, когда знает живого мафиози; тогда он открывается и говорит всё, что знает.
lab-rule-shows-majority = Он молчит до утра, когда он и проверенные им мирные составляют больше половины живых; тогда он открывается и говорит всё, что знает.
lab-rule-shows-never = Он не открывается никогда и никому ничего не говорит: что бы он ни узнал, голосуют наугад, как и без него.
lab-rule-shown = С этого часа город казнит тех мафиози, кого знает, а пока не знает никого, одного из тех, за кого никто не поручился. Если он выбыл раньше, его знание пропало.
lab-rule-hunted = Когда он открылся, мафия стреляет сначала в него, потом в тех, за кого он поручился.
lab-rule-not-hunted = Мафия и тогда стреляет наугад.

## Колоды

lab-draw = ничья
lab-points = { $number } п. п.
lab-between = { $low }–{ $high }{"\u00A0"}%
lab-from-to = от { $low } до { $high }
lab-row = по таблице
lab-leans = перекос
lab-column-card = карта
lab-column-interval = интервал 95{"\u00A0"}%
lab-column-lives = доживает до конца
lab-column-first-out = выбывает первой
lab-column-worth = сколько стоит
lab-column-players = игроков
lab-column-deck = колода
lab-column-leader = сильнейшая
lab-column-lead = отрыв
lab-column-verdict = вывод
lab-column-book = книга
lab-column-bots = боты
lab-column-before = было
lab-column-after = стало
lab-column-gain = прибавка
lab-column-rounds = круги
lab-axis-rounds = круги
lab-axis-worth = сколько карта прибавляет своей стороне, процентные пункты
lab-axis-leader = шансы сильнейшей стороны, %
lab-tried = { $book }, { $number ->
    [one] { $number } игрок
    [few] { $number } игрока
   *[other] { $number } игроков
}
lab-deck = Колода
lab-as-random = если играть наугад
lab-as-plain = если играют новички
lab-as-strangers = если играют незнакомцы
lab-as-club = если играет клуб (подогнано, не проверено)
lab-as-worlds = если играют те, кто взвешивает каждую карту
lab-how = { $number ->
    [one] { $number } игра
    [few] { $number } игры
   *[other] { $number } игр
}, { $whose }.
lab-games-played = { $number ->
    [one] { $number } игра
    [few] { $number } игры
   *[other] { $number } игр
}, { $whose }; в среднем игра длится { $rounds } круга.
lab-balance-lead = Шансы на победу, { $whose }: { $chances }.
lab-interval-about = Полоса под точкой — интервал 95{"\u00A0"}%: из 100 таких измерений в 95 истинный шанс лежит в пределах полосы.
lab-length-said = В среднем кругов в игре: { $rounds }.
lab-living-about = Какая часть тех, кто получил карту, ещё в игре после каждого круга. Кто дожил до конца игры, так и остаётся.
lab-living-said = Чаще всех до конца доживает { $card }: { $share }.
lab-first = Кто выбывает первым
lab-worth = Сколько стоит каждая карта
lab-worth-lead = Больше всех, { $whose }, даёт карта «{ $card }»: { $gain } своей стороне.
lab-worth-about = { $number ->
    [one] Та же { $number } раздача
    [few] Те же { $number } раздачи
   *[other] Те же { $number } раздач
} с этой картой и с простой вместо неё; { $whose }.
lab-audit-tried = Как их испытывали
lab-audit-title = Книги на проверке
lab-audit-how = Игр с каждой колодой: { $number }, { $whose }. Перекос — когда даже нижний край интервала сильнейшей стороны выше { $share }.
lab-audit-lead = { $number ->
    [one] Проверена { $number } колода
    [few] Проверены { $number } колоды
   *[other] Проверено { $number } колод
}, с перекосом: { $leaning }.
lab-audit-said = { $number ->
    [0] Бесспорного перекоса нет ни в одной колоде.
   *[other] Бесспорный перекос: { $decks }.
}
lab-decks-tried = { $number ->
    [one] Испытана { $number } колода
    [few] Испытаны { $number } колоды
   *[other] Испытано { $number } колод
}, с каждой из последних сыграно игр: { $games }. Шансы — { $whose }.
lab-fairest = Самая ровная
lab-shortest = Самая короткая игра из ровных
lab-wildest = Самая пёстрая из ровных
lab-proposal = { $chances }; кругов: { $rounds }.
