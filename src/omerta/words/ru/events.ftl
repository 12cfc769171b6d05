# Что случилось: как слышит стол, как читает один игрок, как записывает ведущий.

# Один игрок; `begin` стоит в начале предложения. Имя, которое склоняется, стоит без слова «игрок» и без номера.
player = { $who_nom }
    .begin = { $who_begin }
    .gen = { $who_gen }
    .acc = { $who_acc }
    .dat = { $who_dat }
    .ins = { $who_ins }
other = { $other_nom }
    .begin = { $other_begin }
    .gen = { $other_gen }
    .acc = { $other_acc }
    .dat = { $other_dat }
    .ins = { $other_ins }
players = { $who_nom }
    .begin = { $who_begin }
    .gen = { $who_gen }
    .acc = { $who_acc }
    .dat = { $who_dat }
    .ins = { $who_ins }
# Игроки, чьих имён нет или их нельзя склонить: { $who } — номера, при них имена.
seat-called = игрок { $who }
    .gen = игрока { $who }
    .acc = игрока { $who }
    .dat = игроку { $who }
    .ins = игроком { $who }
seats-called = игроки { $who }
    .gen = игроков { $who }
    .acc = игроков { $who }
    .dat = игрокам { $who }
    .ins = игроками { $who }
list-and = { $first } и { $last }
list-then = { $first }, затем { $second }
time-minutes = { $number ->
    [1] одна минута
    [2] две минуты
    [one] { $number } минута
    [few] { $number } минуты
   *[other] { $number } минут
}
time-seconds = { $number ->
    [1] одна секунда
    [2] две секунды
    [one] { $number } секунда
    [few] { $number } секунды
   *[other] { $number } секунд
}

## Стол накрыт

opened = { $number ->
    [one] За столом { $number } игрок. Сдаём карты.
    [few] За столом { $number } игрока. Сдаём карты.
   *[other] За столом { $number } игроков. Сдаём карты.
}
delegated = { $duty }: теперь этим занимается { $by ->
    [host] ведущий
   *[software] Omertà
}.
dealt = { player.begin }: { $role }.
dealt-you = Ваша карта: { $role }.
jumped = Начинаем отсюда: { $phase } { $number }.
stacked = На самом деле сдано: { $cards }.
turned = { player.begin } теперь: { $role }.
turned-you = Ваша карта перевернулась. Теперь на ней: { $role }.

## Ночь, для тех, кто не спит, и для ведущего

woken = Глаза открыты: { players }.
woken-you = Вы открыли глаза. Больше никто не проснулся.
woken-you-with = Вы открыли глаза. С вами: { players }.
numbered = { player.begin }: номер { $number }.
numbered-you = Ваш номер — { $number }. Запомните: по нему вас и позовут.
hindered = { player.begin } видит знак: сейчас ничего не выйдет.
hindered-you = Сейчас у вас ничего не выйдет. Закройте глаза.
pointed = { other.begin } указывает на { players.acc }.
pointed-how = { other.begin } указывает на { players.acc } ({ $deed }).
pointed-pass = { other.begin } пропускает.
pointed-bare = { other.begin }: { $deed }.
pointed-you = Ваш выбор: { players } ({ $deed }).
pointed-you-pass = Ваш выбор: никого.
pointed-you-bare = Ваш выбор: { $deed }.
chance = За { other.acc } выбрал случай: { players } ({ $deed }).
chance-bare = За { other.acc } выбрал случай: { $deed }.
chance-you = Время вышло. За вас выбрал случай: { players } ({ $deed }).
chance-you-bare = Время вышло. За вас выбрал случай: { $deed }.
agreed = { $name }: выбор сделан, { players }.
agreed-pass = { $name }: никто не выбран.
pressed = Голоса разделились поровну: { players }. Из них выбирает { other }.
pressed-you = Голоса разделились поровну: { players }. Из них выбираете вы.
acted = { $name }, { $actors }: { $line }.
acted-none = { $name }, { $actors }: никого.
answered = Ответ { player.dat }: { $answer }
answer-waits = Показать { player.dat }: { $answer }
answer-shown = { player.begin } видит ответ: { $answer }
answer-role = Карта { player.gen }: { $role }.
answer-side-yes = Да. { player.begin } на стороне { $side }.
answer-side-no = Нет. { player.begin } не на стороне { $side }.
answer-kind-yes = Да. { player.begin } — { $kind }.
answer-kind-no = Нет. { player.begin } — не { $kind }.
answer-post-yes = Да. { player.begin } — { $kind }.
answer-post-no = Нет. { player.begin } — не { $kind }.
answer-attacker-yes = Да. От { player.gen } пахнет кровью: было покушение.
answer-attacker-no = Нет. От { player.gen } кровью не пахнет.
answer-yes = Да.
answer-no = Нет.
answer-same = { players } на одной стороне.
answer-different = { players } на разных сторонах.
answer-none = Этой ночью ответа нет.
sign-yes = да
sign-no = нет
sign-same = одна сторона
sign-different = разные стороны
sign-none = без ответа
sign-unknown = не знаю
signs = Знаками говорят { players }. На всё { $time }.
signs-you = Перед вами { players }. Говорите знаками: место, карта, да, нет, не знаю. У вас { $time }, и ни звука.
signed = { player.begin } показывает: { $sign }.
signed-you = Ваш знак: { $sign }.
signal-seat = { player }
signal-seat-and = { player }, { $value }
signs-closed = Разговор знаками окончен.
met = { player.begin } видит { other.acc }: { $role }.
met-you = Откройте глаза. Перед вами { other }: { $role }.
granted = { $name }: ещё один выстрел.
granted-you = У вас ещё один выстрел. Договоритесь снова, без единого звука.
lingered = { $name }: второго выстрела не будет, но его время идёт.
imposed = { player.begin }: { $mark }. Это дело рук { other.gen }.
spent = { $name }: помощь { player.dat } исчерпана.
spent-you = Помочь { player.dat } в этой игре вы больше не сможете.
struck-dies = Выстрел { $call }: { player } погибает.
struck-spared = Выстрел { $call }: { player.acc } он не берёт.
struck-shielded = Выстрел { $call }: от него { player.acc } спасает { other }.
struck-covered = Выстрел { $call } в { player.acc } принимает на себя { other }.
struck-ambushed = Выстрел { $call }: { player } сидит в засаде.
struck-bound-dies = Одна судьба на двоих ({ $name }): погибает и { player }.
struck-bound-shielded = Одна судьба на двоих ({ $name }): { player.acc } спасает { other }.

## Утро

died = { $gender ->
    [f] До утра не дожила { $named }.
    [m] До утра не дожил { $named }.
   *[none] Утро наступило без { player.gen }.
}
    .v2 = Мы потеряли { player.acc }.
    .v3 = Больше не проснётся { player }.
    .v4 = Этот день начнётся без { player.gen }.
died-family = Не попрощавшись, семью оставляет { player }.
    .v2 = Семья потеряла { player.acc }.
    .v3 = Стул { player.gen } теперь пуст.
    .v4 = Закажите мессу за { player.acc }.
died-offscreen = Из кадра навсегда уходит { player }.
    .v2 = Следующую сцену снимут без { player.gen }.
    .v3 = На этом роль { player.gen } сыграна.
    .v4 = До утренней съёмки не доживает { player }.
saved = { $gender ->
    [f] Ночью спасена { $named }.
    [m] Ночью спасён { $named }.
   *[none] Ночью спасли { player.acc }.
}
visited = { $gender ->
    [f] Ночью { $named } принимала гостей: { $visitors }.
    [m] Ночью { $named } принимал гостей: { $visitors }.
   *[none] Ночью к { player.dat } приходили: { $visitors }.
}
visited-nobody = { $gender ->
    [f] Ночью { $named } гостей не принимала.
    [m] Ночью { $named } гостей не принимал.
   *[none] Ночью к { player.dat } никто не приходил.
}
announced = Всем следует знать: { player }, { $mark }.
announced-prisoner = { player.begin } в тюрьме: говорить можно, голосовать нельзя.
announced-silenced = { player.begin } сегодня не голосует. Говорить можно.
announced-led = Голос { player.gen } сегодня в чужих руках.
freed = С { player.gen } снята пометка «{ $mark }».
freed-prisoner = Тюрьма открыта. { player.begin } на свободе.
freed-silenced = { player.begin } снова голосует.
freed-led = Голос { player.gen } снова свободен.

## Разговор

talk-discussion = Обсуждение. У города { $time }.
    .v2 = Слово городу. На всё { $time }.
    .v3 = Говорите, город слушает. У вас { $time }.
    .v4 = Пора поговорить. На обсуждение { $time }.
talk-discussion-family = Семья, говорите. У вас { $time }.
    .v2 = Вилки в сторону, слово столу. На всё { $time }.
    .v3 = Пока несут второе, поговорим. У вас { $time }.
    .v4 = Хлеб общий, слово тоже. На обсуждение { $time }.
talk-discussion-offscreen = Мотор. Слово городу, у вас { $time }.
    .v2 = Камера работает. На обсуждение { $time }.
    .v3 = Сцена общая, реплики свои. На всё { $time }.
    .v4 = Микрофон над столом. У города { $time }.
talk-discussion-chicago = Джаз потише. На обсуждение { $time }.
    .v2 = Стаканы на стойку, слово столу. У вас { $time }.
    .v3 = Говорите, пока не приехала полиция. У вас { $time }.
    .v4 = Чикаго слушает. На всё { $time }.
talk-names = Обсуждение. Можно выставлять кандидатов. У города { $time }.
    .v2 = Слово городу. Подозреваете — выставляйте. На всё { $time }.
    .v3 = Говорите и выставляйте кандидатов. У вас { $time }.
    .v4 = Пора поговорить и выставить кандидатов. На обсуждение { $time }.
talk-names-family = Семья, говорите и выставляйте кандидатов. У вас { $time }.
    .v2 = Вилки в сторону. Подозреваете — выставляйте. На всё { $time }.
    .v3 = Пока несут второе, поговорим и выставим кандидатов. У вас { $time }.
    .v4 = Хлеб общий, кандидаты у каждого свои: выставляйте. На всё { $time }.
talk-names-offscreen = Мотор. Говорите и выставляйте кандидатов, у вас { $time }.
    .v2 = Камера работает. Подозреваете — выставляйте. На всё { $time }.
    .v3 = Сцена общая, кандидатов выставляет каждый. На всё { $time }.
    .v4 = Микрофон над столом. Говорите и выставляйте. У города { $time }.
talk-names-chicago = Джаз потише. Говорите и называйте кандидатов на выбывание. У вас { $time }.
    .v2 = Стаканы на стойку. Кандидатов на выбывание называйте вслух. На всё { $time }.
    .v3 = Пока не приехала полиция, назовите кандидатов на выбывание. У вас { $time }.
    .v4 = Чикаго слушает и пишет список кандидатов на выбывание. На всё { $time }.
talk-tie-speech = Слово { player.dat }. У вас { $time }.
talk-defence = { player.begin } говорит в свою защиту. У вас { $time }.
talk-last-word = Последнее слово — { player.dat }. У вас { $time }.
    .v2 = Прощается { player }. У вас { $time }.
    .v3 = Тише. Напоследок говорит { player }. У вас { $time }.
    .v4 = Слово на прощание — { player.dat }. У вас { $time }.
talk-last-word-family = Последний тост поднимает { player }. У вас { $time }.
    .v2 = С семьёй прощается { player }. У вас { $time }.
    .v3 = Отложите вилки: последнее слово — { player.dat }. У вас { $time }.
    .v4 = Напоследок говорит { player }, семья слушает. У вас { $time }.
talk-last-word-offscreen = Крупный план. Последнее слово — { player.dat }. У вас { $time }.
    .v2 = Прощальный монолог читает { player }. У вас { $time }.
    .v3 = Камера на { player.acc }: последняя реплика. У вас { $time }.
    .v4 = Тишина на площадке. Прощается { player }. У вас { $time }.
talk-last-word-chicago = Снимите шляпы. Последнее слово — { player.dat }. У вас { $time }.
    .v2 = Под протокол и напоследок говорит { player }. У вас { $time }.
    .v3 = Репортёры открыли блокноты. Прощается { player }. У вас { $time }.
    .v4 = Джаз смолк. Последнее слово — { player.dat }. У вас { $time }.
talk-last-word-vendetta = Последнее слово — { player.dat }. Ночь слушает. У вас { $time }.
    .v2 = Перед вечностью говорит { player }. У вас { $time }.
    .v3 = Скрипки, тише. Прощается { player }. У вас { $time }.
    .v4 = Фестиваль слушает { player.acc }, в последний раз. У вас { $time }.
talk-other = Слово { players.dat }. На всё { $time }.
talk-speech = Слово { player.dat }. У вас { $time }.
talk-more-talk = Пока ничего не решено. Говорите дальше, ещё { $time }.
talk-circle = На этот раз выставить можно только { players.acc }.
talk-warning = Обсуждение подходит к концу. Осталось { $time }.
talk-closed-discussion = Обсуждение окончено.
talk-closed-more-talk = Обсуждение окончено.
talk-closed-speech = Спасибо.
talk-closed = Спасибо.
speeches = Говорим по кругу. Начинает { player }.
started = Начинает { player }.
rolled = На кубике { $face }: { $variant }.
rolled-ordinary = обычное голосование
readied = { $gender ->
    [f] { $named } всё сказала.
    [m] { $named } всё сказал.
   *[none] { player.begin } уступает слово.
}
prolonged = Обсуждение продолжается. Ещё { $time }.
claimed-role = { player.begin } называет { other.acc } { $role }.
claimed-role-self = { player.begin } называет себя { $role }.
claimed-learned = { player.begin } рассказывает о проверке: { other } — { $value }.
claimed-suspect = { player.begin } подозревает { other.acc }.
claimed-trust = { player.begin } доверяет { other.dat }.
claimed-other = { player.begin } говорит про { other.acc }.

## Голосование

vote-opened = Голосуем. В списке { players }.
    .v2 = Слова сказаны. Решаем судьбу { players.gen }.
    .v3 = Время решать. В списке { players }.
    .v4 = Город судит { players.acc }. Голосуем.
vote-opened-family = Суд Линча. В списке { players }.
    .v2 = Десерт подождёт. Решаем судьбу { players.gen }.
    .v3 = Голосуем по-семейному. В списке { players }.
    .v4 = Тарелки в сторону. Судим { players.acc }.
vote-opened-offscreen = Сцена суда. В кадре { players }.
    .v2 = Сценарий дописываем вместе. Решаем судьбу { players.gen }.
    .v3 = Мотор, голосуем. В списке { players }.
    .v4 = Дублей не будет. Судим { players.acc }.
vote-again = Голосуем заново. В списке { players }.
ask-opened = Прошу кандидатуры. Кто кого выставляет?
named = { player.begin } выставляет { other.acc }.
named-self = { player.begin } выставляет себя.
refrained = { player.begin } никого не называет.
ask-closed = Больше кандидатур нет.
count-recount = Голосуем снова, теперь только по этому списку: { players }.
count-confirm = Второе голосование. Назвать можно любого за столом.
count-confirm-recount = О приговоре голосуем снова: { players }.
count-by-candidate = Кто против { player.gen }? Руки.
count-at-once = По моему слову каждый укажет на одного.
count-in-turn = По кругу: каждый называет одного.
count-sentence = Приговор { player.dat }: за или против?
count-proposal = { $count ->
    [1] { player.begin }: осудить или пощадить?
    [2] { players.begin }: обоих осудить или обоих пощадить?
   *[other] { players.begin }: всех осудить или всех пощадить?
}
count-roses = Каждый дарит две розы двум другим: чёрную — подозреваемому, красную — тому, кому верит.
count-office = Сейчас никого не осуждают: выбираем на почётное место. По моему слову каждый укажет на одного.
count-arbiter = Кого выберете сейчас, тот и решит за всех. По моему слову каждый укажет на одного.
count-place = Сейчас никого не осуждают: выбираем того, кому доверим власть. По моему слову каждый укажет на одного.
count-secret = Закройте глаза. Голосуйте поднятой рукой, и ни звука.
voted = { player.begin } голосует против { other.gen }.
voted-nobody = { player.begin } воздерживается.
voted-against = { player.begin } голосует против приговора.
voted-for = { player.begin } голосует за приговор.
voted-you = Ваш голос: против { other.gen }.
voted-you-nobody = Ваш голос: ни против кого.
voted-you-against = Ваш голос: против приговора.
voted-you-for = Ваш голос: за приговор.
entered = Голоса { player.gen } не дождались. Ведущий записывает его против { other.gen }.
entered-nobody = Голоса { player.gen } не дождались. Ведущий ничего не записывает.
entered-against = Голоса { player.gen } не дождались. Ведущий записывает его против приговора.
entered-for = Голоса { player.gen } не дождались. Ведущий записывает его за приговор.
entered-you = Вашего голоса не дождались. Ведущий записывает его против { other.gen }.
entered-you-nobody = Вашего голоса не дождались. Ведущий ничего не записывает.
entered-you-against = Вашего голоса не дождались. Ведущий записывает его против приговора.
entered-you-for = Вашего голоса не дождались. Ведущий записывает его за приговор.
rose-black = { player.begin } дарит чёрную розу { other.dat }.
rose-black-you = Ваша чёрная роза — { other.dat }.
rose-red = { player.begin } дарит красную розу { other.dat }.
rose-red-you = Ваша красная роза — { other.dat }.
handed = { player.begin } отдаёт свой голос { other.dat }.
handed-you = Ваш голос теперь в руках { other.gen }.
polled = Руки подняты.
instructed = Рука { player.gen } поднимается против { other.gen }.
instructed-nobody = Рука { player.gen } не поднимается.
instructed-against = Рука { player.gen } поднимается против приговора.
instructed-for = Рука { player.gen } поднимается за приговор.
instructed-you = Вашу руку сегодня ведут: она поднимается против { other.gen }.
instructed-you-nobody = Вашу руку сегодня ведут: она не поднимается.
instructed-you-against = Вашу руку сегодня ведут: она поднимается против приговора.
instructed-you-for = Вашу руку сегодня ведут: она поднимается за приговор.
against-whom = Против { player.gen }
hands = { $number ->
    [0] { against-whom }: ни одной руки.
    [1] { against-whom }: одна рука.
    [2] { against-whom }: две руки.
    [one] { against-whom }: { $number } рука.
    [few] { against-whom }: { $number } руки.
   *[other] { against-whom }: { $number } рук.
}
counted = Подсчёт: { $votes }.
counted-one = { player } — { $number }
counted-rose = { player } — { $number } (чёрных { $black }, красных { $red })
counted-nobody = Подсчёт: ни одного голоса.
counted-roses-nobody = Ни одной чёрной розы не подарено.
counted-secret = Откройте глаза.
votes-half = { $number },5
counted-sentence = За приговор: { $number }. Против: { $against }.
result-held = Итог готов, но ещё не назван. У вас { $time }: кто хочет вмешаться, пусть вмешается сейчас.
let-be = { player.begin } не вмешивается.
stepped-in = { player.begin } открывает карту: { $role }. Голосование отменено, { $gender ->
    [f] решать ей.
    [m] решать ему.
   *[none] решать будет один.
}
stepped-in-you = Вы открываете карту: { $role }. Голосование отменено, решать вам.
decision-step-in = { other.begin } решает в одиночку: уйдёт кто-то один или никто. На раздумья { $time }.
decision-step-in-you = Вы решаете в одиночку: уйдёт кто-то один или никто. У вас { $time }.
decision-arbiter = Кому уйти, решает только { other }. На раздумья { $time }.
decision-arbiter-you = Кому уйти, решаете только вы. У вас { $time }.
decision-avenge = { other.begin } уходит не в одиночку и забирает с собой одного из списка: { players }. На раздумья { $time }.
decision-avenge-you = Вы уходите не в одиночку. Назовите одного из списка: { players }. У вас { $time }.
decision-heir = { other.begin } называет преемника. На раздумья { $time }.
decision-heir-you = Назовите преемника. У вас { $time }.
decided-step-in = { $gender ->
    [f] { $named } решила: уходит { other }.
    [m] { $named } решил: уходит { other }.
   *[none] Решение { player.gen }: уходит { other }.
}
decided-arbiter = { $gender ->
    [f] { $named } решила: уходит { other }.
    [m] { $named } решил: уходит { other }.
   *[none] Решение { player.gen }: уходит { other }.
}
decided-avenge = { player.begin } уводит с собой { other.acc }.
decided-heir = { $other_gender ->
    [f] Преемница { player.gen } — { other }.
    [m] Преемник { player.gen } — { other }.
   *[none] { player.begin } оставляет своё место { other.dat }.
}
decided-nobody = { $gender ->
    [f] { $named } решила: не уходит никто.
    [m] { $named } решил: не уходит никто.
   *[none] Решение { player.gen }: не уходит никто.
}
lapsed = Время вышло. { player.begin } никого не называет.
lapsed-avenge = Время вышло. { player.begin } уходит в одиночку.
lapsed-heir = Время вышло. { player.begin } уходит без преемника.
tied = Голоса поровну: { players }.
tied-recount = Голоса поровну: { players }. Голосуем снова, только между ними.
tied-speak = Голоса поровну: { players }. Каждому слово, потом голосуем снова, только между ними.
lot = Жребий пал на { player.acc }.
lot-final = Кто-то должен уйти. Жребий пал на { player.acc }.
coin-heads = На монете орёл. Приговор в силе: { players }.
coin-tails = На монете решка. Приговора не будет: { players }.
elected-office = Почётное место занимает { player }, и голос { $gender ->
    [f] её теперь весит больше.
    [m] его теперь весит больше.
   *[none] с этого места теперь весит больше.
}
elected-arbiter = Стол выбрал: решать в одиночку будет { player }.
office-left = { player.begin } больше не на почётном месте. Стол изберёт кого-то заново.
office-left-passes = { player.begin } больше не на почётном месте. Оно достанется преемнику.
accused = Обвиняется { player }.
sentenced = Приговор в силе: { player }.
all-sentenced = Приговор в силе: { players }.
cleared = { player.begin } больше не обвиняется.
acquitted = { $gender ->
    [f] { $named } оправдана.
    [m] { $named } оправдан.
   *[none] С { player.gen } сняты все обвинения.
}
executed = Город решил. Нас покидает { player }.
    .v2 = Приговор исполнен. Уходит { player }.
    .v3 = Город сказал своё слово. Уходит { player }.
    .v4 = Спорить поздно. Нас покидает { player }.
executed-family = Суд Линча свершился. Нас покидает { player }.
    .v2 = Суд Линча окончен. Из-за стола встаёт { player }.
    .v3 = Город предал { player.acc } суду Линча.
    .v4 = Суд Линча был недолог. Уходит { player }.
executed-offscreen = Снято. Приговор: уходит { player }.
    .v2 = Город вынес приговор. Из кадра уходит { player }.
    .v3 = Камера провожает { player.acc }. Приговор исполнен.
    .v4 = Приговор. Площадку покидает { player }.
sent-out = Ведущий выводит из игры { player.acc }.
nobody-executed = Сегодня город никого не казнит.
    .v2 = Приговора нет. За столом остаются все.
    .v3 = Город не решился. Сегодня не уходит никто.
    .v4 = Палача отпускают домой. Казни не будет.
nobody-executed-family = Суда Линча сегодня не будет.
    .v2 = Осуждённых нет. Несите десерт.
    .v3 = Поспорили и помирились. Не осуждён никто.
    .v4 = Суд Линча разошёлся ни с чем.
nobody-executed-offscreen = Приговора нет. Стоп, снято.
    .v2 = Сцену приговора вырезали. Не уходит никто.
    .v3 = Сегодня никого не осудили. Переснимем завтра.
    .v4 = Приговор остался за кадром. Не уходит никто.

## Конец и дела ведущего

host-lot = Жребий тянули { players }.
host-changed = Теперь игру ведёт { player }.
host-changed-you = Теперь игру ведёте вы. Все карты для вас открыты.
noticed = Только для ведущего: условие победы выполнено ({ $ending }), но по правилам этого стола игра идёт дальше.
noticed-lost = Только для ведущего: условие победы ({ $ending }) больше не выполнено.
draw-offered = Игра стоит на месте. Ведущий вправе объявить ничью.
draw-declared = Ведущий объявляет ничью.
ended-early = Ведущий прекращает игру: исход ясен.
won = Игра окончена. Победа: { $side }.
won-town = Победил город. Сегодня спят с открытыми окнами.
    .v2 = Победил город. Ночь снова принадлежит соловьям.
    .v3 = Победил город. Бояться больше некого.
    .v4 = Победа за городом. Кто дожил, тот и расскажет.
won-mafia = Победила мафия. Город ещё не понял, чей он теперь.
    .v2 = Победила мафия. Возражать больше некому.
    .v3 = Победила мафия. Замки менять бесполезно.
    .v4 = Победа за мафией. Ничего личного.
won-yakuza = Победили якудза. Теперь здесь кланяются ниже.
    .v2 = Победили якудза. Чай подан, свидетелей нет.
    .v3 = Победили якудза. Порядок будет другой.
    .v4 = Победа за якудза. Остальные слишком много говорили.
won-loner = Победил одиночка. Делиться ему не с кем.
    .v2 = Победил одиночка. Ему и гасить свет.
    .v3 = Победил одиночка. Тишина полная.
    .v4 = Победа за одиночкой. Аплодировать некому.
won-draw = Не победил никто. Бывает и так.
    .v2 = Победителей нет. Есть о чём помолчать.
    .v3 = Не победил никто. Город достался тишине.
    .v4 = Ничья. Карты виноваты не больше вашего.
won-town-offscreen = Победил город. Титры идут под светлую музыку.
    .v2 = Победил город. Зал верит и хлопает.
    .v3 = Победил город. Злодеев в продолжении не будет.
    .v4 = Победа за городом. Снято, всем спасибо.
won-mafia-offscreen = Победила мафия. Продолжение она снимет сама.
    .v2 = Победила мафия. В титрах только её имена.
    .v3 = Победила мафия. Критики промолчат.
    .v4 = Победа за мафией. Такой финал не вырежешь.
won-yakuza-offscreen = Победили якудза. Фильм выйдет с субтитрами.
    .v2 = Победили якудза. Последний кадр: поклон и тишина.
    .v3 = Победили якудза. В сценарии было иначе.
    .v4 = Победа за якудза. Премьера будет в Осаке.
won-loner-offscreen = Победил одиночка. В титрах одна строка.
    .v2 = Победил одиночка. Вышел театр одного актёра.
    .v3 = Победил одиночка. Последний план снимать некому.
    .v4 = Победа за одиночкой. Главная роль нашлась сама.
won-draw-offscreen = Не победил никто. Финал открытый.
    .v2 = Ничья. Плёнка кончилась раньше сюжета.
    .v3 = Не победил никто. Зал расходится молча.
    .v4 = Победителей нет. Спорить будут критики.
won-seats = Победители: { players }.
card = { player }: { $role }
cards = Карты на стол. { $cards }.
closed = Ведущий закрывает.
timed-out = Время вышло.
proceeded = Ведущий идёт дальше.
overruled-dies = Ведущий решает: { player } погибает.
overruled-lives = Ведущий решает: { player } живёт.
overruled-mark = Ведущий решает: на { player.acc } ложится пометка «{ $value }».
overruled-unmark = Ведущий решает: с { player.gen } снята пометка «{ $value }».
overruled-answer = Ведущий решает: ответ будет «{ $value }».
overruled-convict = { $gender ->
    [f] Ведущий решает: осуждена { $named }.
    [m] Ведущий решает: осуждён { $named }.
   *[none] Ведущий решает осудить { player.acc }.
}
overruled-spare = { $gender ->
    [f] Ведущий решает: помилована { $named }.
    [m] Ведущий решает: помилован { $named }.
   *[none] Ведущий решает помиловать { player.acc }.
}
overruled-removed = Ведущий решает: из игры выходит { player }.
reason = Причина: { $reason }.
undone = Ход отменён.
