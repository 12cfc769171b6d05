# Что говорят отчёты лаборатории.

lab-numbers = Числа
lab-made = Из лаборатории Omertà. На тот же вопрос выйдет та же страница.
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
lab-exact-lead = Город побеждает с шансом { $town }, мафия с шансом { $mafia }.
lab-exact-rules = Во что играют
lab-exact-who = Кто побеждает
lab-exact-who-about = Здесь ничего не округлено, пока не напечатано: каждое течение игры прослежено до конца.
lab-exact-mafiosi = Если мафиози меньше или больше
lab-exact-mafiosi-about = Тот же стол, те же правила, другое число мафиози.
lab-exact-mafiosi-said = Когда мафиози от { $least } до { $most }, шанс мафии идёт от { $low } до { $high }.
lab-exact-length = Сколько она длится
lab-exact-length-said = Чаще всего, в { $share } игр, конец приходит в фазе { $phase }.
lab-exact-living = Кто остаётся в живых
lab-exact-living-about = Какая часть владельцев карты в среднем жива после стольких ночей и дней. Кто дожил до конца игры, живёт и дальше.
lab-exact-living-said = К концу живы, по картам: { $shares }.
lab-exact-living-share = { $card } { $share }

lab-rule-plain = Днём город казнит одного из живых, ночью мафия стреляет в того, кто не из мафии. Оба полагаются на случай, и никому не везёт больше других.
lab-rule-first-night = Начинают с ночи.
lab-rule-first-day = Начинают со дня.
lab-rule-ending-parity = Мафия победила, как только она составляет половину живых; город, когда не осталось ни одного мафиози.
lab-rule-ending-last = Играют, пока в живых не останется одна сторона.
lab-rule-doctor = Каждую ночь доктор наугад лечит одного из живых; выстрел в него пропадает даром.
lab-rule-not-himself = Себя он лечить не может.
lab-rule-not-again = Одного и того же две ночи подряд он лечить не может.
lab-rule-detective = Каждую ночь детектив наугад проверяет одного из живых, кого ещё не проверял.
lab-rule-shows-found = Он молчит до утра, когда знает живого мафиози; тогда он открывается и говорит всё, что знает.
lab-rule-shows-majority = Он молчит до утра, когда он и проверенные им мирные составляют больше половины живых; тогда он открывается и говорит всё, что знает.
lab-rule-shown = С этого часа город казнит тех мафиози, кого знает, а пока не знает никого, одного из тех, за кого никто не поручился. Если он выбыл раньше, его знание пропало.
lab-rule-hunted = Когда он открылся, мафия стреляет сначала в него, потом в тех, за кого он поручился.
lab-rule-not-hunted = Мафия и тогда стреляет наугад.
