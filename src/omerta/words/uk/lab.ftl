# Що кажуть звіти лабораторії.

lab-numbers = Числа
lab-made = З лабораторії Omertà. На те саме питання вийде та сама сторінка.
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
lab-exact-length = Скільки вона триває
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
lab-rule-shown = Відтоді місто страчує тих мафіозі, кого знає, а доки не знає нікого, одного з тих, за кого ніхто не поручився. Якщо він вибув раніше, його знання пропало.
lab-rule-hunted = Коли він відкрився, мафія стріляє спершу в нього, потім у тих, за кого він поручився.
lab-rule-not-hunted = Мафія й тоді стріляє навмання.
