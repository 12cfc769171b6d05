# Кому слово. Ведущий обращается по имени: `call` в начале предложения, `voc` внутри.

speeches = Говорим по кругу, каждому { $time }.
    .v2 = Слово идёт по кругу. Каждому { $time }.
    .v3 = Слушаем всех по очереди, каждому { $time }.
talk-speech = { player.call }, вам слово.
    .v2 = { player.call }, прошу.
    .v3 = Слушаем { player.acc }.
    .v4 = Слово { player.dat }.
    .v5 = Ваша очередь, { player.voc }.
talk-tie-speech = { player.call }, убедите нас. У вас { $time }.
    .v2 = Голосов поровну, так что слушаем { player.acc }. На всё { $time }.
    .v3 = Слово за вами, { player.voc }. У вас { $time }.
    .v4 = Чаши весов замерли. Говорит { player }. На всё { $time }.
talk-defence = { player.call }, защищайтесь. У вас { $time }.
    .v2 = { player.begin } говорит в свою защиту. На всё { $time }.
    .v3 = Что скажете в свою защиту, { player.voc }? У вас { $time }.
    .v4 = Тише. В свою защиту говорит { player }. На всё { $time }.
talk-other = { $count ->
    [1] { player.call }, вам слово. У вас { $time }.
   *[other] Слово { players.dat }. На всё { $time }.
}
talk-last-word = { player.call }, ваше последнее слово. У вас { $time }.
    .v2 = Прощается { player }. На всё { $time }.
    .v3 = Тише: последнее слово { player.gen }. На всё { $time }.
    .v4 = Прощальное слово — { player.dat }. На всё { $time }.

## Вся семья в сборе

talk-defence-family = { player.call }, объяснитесь перед семьёй. У вас { $time }.
    .v2 = Семья слушает, что скажет { player }. На всё { $time }.
    .v3 = Смотрите маме в глаза, { player.voc }, и говорите. У вас { $time }.
    .v4 = Тише за столом: защищается { player }. На всё { $time }.
talk-tie-speech-family = { player.call }, семья колеблется. У вас { $time }.
    .v2 = За столом нет согласия. Говорит { player }. На всё { $time }.
    .v3 = Убедите семью, { player.voc }. У вас { $time }.
    .v4 = Пока семья спорит, слушаем { player.acc }. На всё { $time }.
talk-last-word-family = Последний тост за вами, { player.voc }. У вас { $time }.
    .v2 = С семьёй прощается { player }. На всё { $time }.
    .v3 = Отставьте чашки: последнее слово — { player.dat }. На всё { $time }.
    .v4 = { player.call }, попрощайтесь с семьёй. У вас { $time }.

## Мафия за кадром

talk-defence-offscreen = { player.call }, камера на вас: защищайтесь. У вас { $time }.
    .v2 = Речь в свою защиту читает { player }. На всё { $time }.
    .v3 = Ваша реплика, { player.voc }. У вас { $time }.
    .v4 = Свет на { player.acc }: слово для защиты. На всё { $time }.
talk-tie-speech-offscreen = { player.call }, сценарист в сомнениях. У вас { $time }.
    .v2 = Финал ещё не написан. Говорит { player }. На всё { $time }.
    .v3 = Спасайте свою роль, { player.voc }. У вас { $time }.
    .v4 = Камеру снова на { player.acc }. На всё { $time }.
talk-last-word-offscreen = { player.call }, последняя реплика ваша. У вас { $time }.
    .v2 = Прощальный монолог читает { player }. На всё { $time }.
    .v3 = Крупный план. Последнее слово — { player.dat }. На всё { $time }.
    .v4 = Тишина на площадке. Прощается { player }. На всё { $time }.

## Чикаго

speeches-chicago = Говорим по кругу, каждому { $time }.
    .v2 = Каждому { $time }, виски никому.
    .v3 = Репортёры пишут, каждому { $time }.
talk-speech-chicago = { player.call }, вам слово.
    .v2 = { player.call }, прошу.
    .v3 = Слушаем { player.acc }.
    .v4 = { player.call }, под протокол.
    .v5 = Слово { player.dat }.
    .v6 = Ваша очередь, { player.voc }.
talk-tie-speech-chicago = { player.call }, присяжные в сомнениях. У вас { $time }.
    .v2 = Решётка или воля? Мнения разделились. Говорит { player }. На всё { $time }.
    .v3 = Ваш шанс, { player.voc }. У вас { $time }.
    .v4 = Ключи пока не звякнули, слушаем { player.acc }. На всё { $time }.
talk-last-word-chicago = Снимите шляпы. Последнее слово — { player.dat }. На всё { $time }.
    .v2 = Под протокол и напоследок говорит { player }. На всё { $time }.
    .v3 = Последняя сигара, { player.voc }, и последнее слово. У вас { $time }.
    .v4 = Джаз смолк. Прощается { player }. На всё { $time }.

## Кровная месть

talk-defence-vendetta = { player.call }, совет ждёт объяснений. У вас { $time }.
    .v2 = Совет обратился в слух: говорит { player }. На всё { $time }.
    .v3 = Оправдывайтесь, { player.voc }, но с достоинством. У вас { $time }.
    .v4 = Палач подождёт: защищается { player }. На всё { $time }.
talk-tie-speech-vendetta = { player.call }, ночь ещё не решила. У вас { $time }.
    .v2 = Топор замер. Говорит { player }. На всё { $time }.
    .v3 = Прошу, { player.voc }, зал колеблется. У вас { $time }.
    .v4 = Чаши весов замерли. Слушаем { player.acc }. На всё { $time }.
talk-last-word-vendetta = { player.call }, последнее слово за вами. Ночь слушает. У вас { $time }.
    .v2 = Перед вечностью говорит { player }. На всё { $time }.
    .v3 = Скрипки, тише. Прощается { player }. На всё { $time }.
    .v4 = Гости слушают { player.acc } в последний раз. На всё { $time }.
