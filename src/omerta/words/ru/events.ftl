# Что случилось: как слышит стол, как читает один игрок, как записывает ведущий.

# Один игрок; `begin` стоит в начале предложения. Имя, которое склоняется, стоит без слова «игрок» и без номера.
player = { $who_nom }
    .begin = { $who_begin }
    .gen = { $who_gen }
    .acc = { $who_acc }
    .dat = { $who_dat }
    .ins = { $who_ins }
    .voc = { $who_voc }
    .call = { $who_call }
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
    .voc = { $who_voc }
    .call = { $who_call }
# Игроки, чьих имён нет или их нельзя склонить: { $who } — номера, при них имена.
seat-called = игрок { $who }
    .gen = игрока { $who }
    .acc = игрока { $who }
    .dat = игроку { $who }
    .ins = игроком { $who }
    .voc = игрок { $who }
seats-called = игроки { $who }
    .gen = игроков { $who }
    .acc = игроков { $who }
    .dat = игрокам { $who }
    .ins = игроками { $who }
    .voc = игроки { $who }
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
answer-same = { players.begin } на одной стороне.
answer-different = { players.begin } на разных сторонах.
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
    .v3 = Ночь забрала { player.acc }.
    .v4 = Этот день начнётся без { player.gen }.
died-family = { player.begin } уходит, не попрощавшись.
    .v2 = Семья потеряла { player.acc }.
    .v3 = Стул { player.gen } теперь пуст.
    .v4 = Закажите мессу за упокой { player.gen }.
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
    [f] Ночью { $named } принимала гостей. В списке: { $visitors }.
    [m] Ночью { $named } принимал гостей. В списке: { $visitors }.
   *[none] В списке ночных гостей { player.gen }: { $visitors }.
}
visited-nobody = { $gender ->
    [f] Ночью { $named } гостей не принимала.
    [m] Ночью { $named } гостей не принимал.
   *[none] Ночью { player.acc } никто не навещал.
}
announced = Пусть знают все: { player }, { $mark }.
announced-prisoner = { player.begin } в тюрьме: говорить можно, голосовать нельзя.
announced-silenced = { player.begin } сегодня не голосует, но говорить может.
announced-led = Голос { player.gen } сегодня в чужих руках.
freed = { player.begin }: пометка «{ $mark }» снята.
freed-prisoner = Тюрьма открыта. { player.begin } на свободе.
freed-silenced = { player.begin } снова голосует.
freed-led = Голос { player.gen } снова свободен.

## Разговор

talk-discussion = Поговорим. У города { $time }.
    .v2 = Слово городу. На всё { $time }.
    .v3 = Говорите, город слушает. У вас { $time }.
    .v4 = Тишина никого не спасёт. На обсуждение { $time }.
talk-discussion-family = Семья, говорите. У вас { $time }.
    .v2 = Чашки в сторону, слово столу. На всё { $time }.
    .v3 = Пока не остыл кофе, поговорим. У вас { $time }.
    .v4 = Хлеб общий, слово тоже. На обсуждение { $time }.
talk-discussion-offscreen = Мотор. Слово городу, у вас { $time }.
    .v2 = Камера работает. На обсуждение { $time }.
    .v3 = Сцена массовая, реплики у каждого свои. На всё { $time }.
    .v4 = Микрофон над столом. У города { $time }.
talk-discussion-chicago = Джаз потише. На обсуждение { $time }.
    .v2 = Стаканы на стойку, слово столу. У вас { $time }.
    .v3 = Говорите, пока не приехала полиция. У вас { $time }.
    .v4 = Чикаго слушает. На всё { $time }.
talk-names = Поговорим. Кандидатов выставляйте сразу. У города { $time }.
    .v2 = Слово городу. Подозреваете — выставляйте. На всё { $time }.
    .v3 = Говорите и выставляйте кандидатов. У вас { $time }.
    .v4 = Тишина никого не спасёт. Выставляйте кандидатов. На обсуждение { $time }.
talk-names-family = Семья, говорите и выставляйте кандидатов. У вас { $time }.
    .v2 = Чашки в сторону. Подозреваете — выставляйте. На всё { $time }.
    .v3 = Пока не остыл кофе, поговорим и выставим кандидатов. У вас { $time }.
    .v4 = Хлеб общий, кандидаты у каждого свои: выставляйте. На всё { $time }.
talk-names-offscreen = Мотор. Говорите и выставляйте кандидатов, у вас { $time }.
    .v2 = Камера работает. Подозреваете — выставляйте. На всё { $time }.
    .v3 = Сцена массовая: говорят все, кандидатов выставляет каждый. На всё { $time }.
    .v4 = Микрофон над столом. Спорьте и выставляйте кандидатов. У города { $time }.
talk-names-chicago = Джаз потише. Говорите и вносите имена в чёрный список. У вас { $time }.
    .v2 = Стаканы на стойку. Имена для чёрного списка называйте вслух. На всё { $time }.
    .v3 = Пока не приехала полиция, выставляйте кандидатов за решётку. У вас { $time }.
    .v4 = Чикаго слушает и пишет чёрный список: называйте имена. На всё { $time }.
talk-more-talk = Пока ничего не решено. Говорите дальше, ещё { $time }.
talk-circle = На этот раз выставить можно только { players.acc }.
talk-warning = Обсуждение подходит к концу. У вас ещё { $time }.
talk-closed-discussion = Обсуждение окончено.
    .v2 = Довольно слов.
    .v3 = Всё сказано.
    .v4 = Теперь тишина.
talk-closed-more-talk = Обсуждение окончено.
    .v2 = Довольно слов.
    .v3 = Всё сказано.
    .v4 = Теперь тишина.
talk-closed-speech = Спасибо.
talk-closed = Спасибо.
    .v2 = Благодарю.
    .v3 = Идём дальше.
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
claimed-suspect = { player.begin } подозревает { other.acc }.
    .v2 = { player.begin } не верит { other.dat }.
    .v3 = { player.begin } не спускает глаз с { other.gen }.
    .v4 = По мнению { player.gen }, { other } что-то скрывает.
    .v5 = { player.begin } косится на { other.acc }.
claimed-suspect-family = { player.begin } подозревает { other.acc }.
    .v2 = { player.begin } отодвигает стул подальше от { other.gen }.
    .v3 = { player.begin } не верит { other.dat }.
    .v4 = По мнению { player.gen }, { other } что-то скрывает.
    .v5 = { player.begin } следит за вилкой { other.gen }.
    .v6 = { player.begin } не передаст { other.dat } соль.
claimed-suspect-offscreen = { player.begin } подозревает { other.acc }.
    .v2 = По мнению { player.gen }, { other } переигрывает.
    .v3 = { player.begin } не верит { other.dat }.
    .v4 = { player.begin } косится на { other.acc }.
    .v5 = { player.begin } не верит ни одной реплике { other.gen }.
    .v6 = По мнению { player.gen }, { other } играет не ту роль.
claimed-suspect-chicago = { player.begin } подозревает { other.acc }.
    .v2 = { player.begin } не верит { other.dat }.
    .v3 = { $gender ->
        [f] { $named } не купила бы у { other.gen } подержанный «форд».
        [m] { $named } не купил бы у { other.gen } подержанный «форд».
       *[none] { player.begin } не станет покупать у { other.gen } подержанный «форд».
    }
    .v4 = По мнению { player.gen }, { other } что-то скрывает.
    .v5 = { player.begin } следит за руками { other.gen }.
    .v6 = { player.begin } держится подальше от { other.gen }.
claimed-suspect-vendetta = { player.begin } подозревает { other.acc }.
    .v2 = { player.begin } не подаёт { other.dat } руки.
    .v3 = { player.begin } не верит { other.dat }.
    .v4 = По мнению { player.gen }, { other } что-то скрывает.
    .v5 = { player.begin } косится на { other.acc } поверх бокала.
    .v6 = { player.begin } не пьёт за здоровье { other.gen }.
claimed-other = { player.begin } говорит про { other.acc }.

## Голосование

vote-opened = Голосуем. В списке { players }.
    .v2 = Слова сказаны. Решаем судьбу { players.gen }.
    .v3 = Время решать. В списке { players }.
    .v4 = Город судит { players.acc }. Голосуем.
vote-opened-family = Суд Линча. В списке { players }.
    .v2 = Кофе подождёт. Решаем судьбу { players.gen }.
    .v3 = Голосуем по-семейному. В списке { players }.
    .v4 = Локти со стола. Судим { players.acc }.
vote-opened-offscreen = Сцена суда. В кадре { players }.
    .v2 = Сценарий дописываем вместе. Решаем судьбу { players.gen }.
    .v3 = Камера ближе, голосуем. В списке { players }.
    .v4 = Дублей не будет. Судим { players.acc }.
vote-again = Голосуем заново. В списке { players }.
ask-opened = Жду кандидатур. Кто кого выставляет?
    .v2 = Называйте кандидатуры. Кто кого выставляет?
    .v3 = Кого выставляем?
named = { player.begin } выставляет { other.acc }.
    .v2 = { player.begin } требует суда над { other.ins }.
    .v3 = Кандидат { player.gen } — { other }.
named-too = { player.begin } тоже выставляет { other.acc }.
    .v2 = { player.begin } того же мнения: под суд { other.acc }.
    .v3 = { player.begin } тоже требует суда над { other.ins }.
named-self = { player.begin } выставляет себя.
refrained = { player.begin } никого не называет.
ask-closed = Больше кандидатур нет.
count-recount = Голосуем снова, выбираем только из них.
count-confirm = Решаем окончательно. Выбрать можно любого.
    .v2 = Теперь сам приговор. Голосовать можно против любого.
    .v3 = Пора выносить приговор. Осудить можно любого.
count-confirm-recount = Голосуем ещё раз: осудить можно только кого-то из них.
count-by-candidate = Кто против { player.gen }, поднимите руки.
    .v2 = Кто против { player.gen }?
    .v3 = Поднимите руки, кто против { player.gen }.
count-at-once = На счёт три каждый указывает на одного. Раз, два, три.
    .v2 = Укажите на одного, все разом, на счёт три. Раз, два, три.
    .v3 = Готовы? На счёт три укажите на одного. Раз, два, три.
count-in-turn = По кругу: каждый называет одного.
    .v2 = Голосуем по кругу, каждый называет одного.
    .v3 = Один за другим, по кругу: назовите одного.
count-sentence = Приговор { player.dat }: за или против?
count-proposal = { $count ->
    [1] { player.begin }: осудить или пощадить?
   *[other] Поровну голосов у { players.gen }. Осудить вместе или вместе пощадить?
}
count-roses = Каждый дарит две розы двум другим: чёрную — подозреваемому, красную — тому, кому верит.
count-office = Сейчас никого не осуждают: выбираем на почётное место. На счёт три каждый указывает на одного. Раз, два, три.
count-arbiter = Кого выберете сейчас, тот и решит за всех. На счёт три каждый указывает на одного. Раз, два, три.
count-place = Сейчас никого не осуждают: выбираем того, кому доверим власть. На счёт три каждый указывает на одного. Раз, два, три.
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
    .v2 = { $number ->
        [0] Ни одной руки против { player.gen }.
        [1] Одна рука против { player.gen }.
        [2] Две руки против { player.gen }.
        [one] Против { player.gen } поднялась { $number } рука.
        [few] Против { player.gen } поднялись { $number } руки.
       *[other] Против { player.gen } поднялось { $number } рук.
    }
counted = Подсчёт: { $votes }.
    .v2 = Итог такой: { $votes }.
    .v3 = Голоса сосчитаны: { $votes }.
    .v4 = Вот что вышло: { $votes }.
counted-alone = Считать нечего: { $votes }.
    .v2 = Имя одно, и считать нечего: { $votes }.
counted-one = { player } — { $number }
counted-first = { $number ->
    [one] { player } — { $number } голос
    [few] { player } — { $number } голоса
   *[other] { player } — { $number } голосов
}
counted-rose = { player } — { $number } (чёрных { $black }, красных { $red })
counted-nobody = Подсчёт: ни одного голоса.
    .v2 = Голоса сосчитаны: ни одного.
    .v3 = Голосов нет.
counted-roses-nobody = Ни одной чёрной розы не подарено.
counted-secret = Откройте глаза.
votes-half = { $number },5
counted-sentence = За приговор: { $number }. Против: { $against }.
counted-proposal = Осудить: { $number }. Пощадить: { $against }.
counted-proposal-chicago = За решётку: { $number }. На волю: { $against }.
counted-proposal-vendetta = Казнить: { $number }. Помиловать: { $against }.
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
tied = Поровну голосов у { players.gen }.
    .v2 = { players.begin } набрали поровну.
    .v3 = Вровень идут { players }.
tied-recount = Поровну голосов у { players.gen }. Пока ничего не решено.
    .v2 = { players.begin } набрали поровну. Так не годится.
    .v3 = Вровень идут { players }. Значит, ещё раз.
tied-speak = Поровну голосов у { players.gen }. Решать рано.
    .v2 = { players.begin } набрали поровну. Спор не окончен.
    .v3 = Вровень идут { players }. Точку ставить рано.
lot = Жребий пал на { player.acc }.
lot-final = Кто-то должен уйти. Жребий пал на { player.acc }.
coin-heads = За и против поровну, решает монета. Орёл: приговор в силе, провожаем { players.acc }.
coin-tails = За и против поровну, решает монета. Решка: приговора не будет, щадим { players.acc }.
elected-office = Почётное место занимает { player }, и { $gender ->
    [f] её голос теперь весит больше.
    [m] его голос теперь весит больше.
   *[none] голос с этого места теперь весит больше.
}
elected-arbiter = Стол выбрал: решать в одиночку будет { player }.
office-left = { player.begin } больше не на почётном месте. Стол изберёт кого-то заново.
office-left-passes = { player.begin } больше не на почётном месте. Оно достанется преемнику.
accused = Обвиняется { player }.
    .v2 = Стол указал на { player.acc }.
    .v3 = На скамье подсудимых { player }.
sentenced = Приговор в силе: { player }.
all-sentenced = Приговор в силе: { players }.
cleared = Обвинение против { player.gen } снято.
acquitted = { $gender ->
    [f] { $named } оправдана.
    [m] { $named } оправдан.
   *[none] Все обвинения против { player.gen } сняты.
}
executed = Город решил. Нас покидает { player }.
    .v2 = Приговор вынесен. Уходит { player }.
    .v3 = Город сказал своё слово. Уходит { player }.
    .v4 = Спорить поздно. Встаньте, { player.voc }.
executed-family = Суд Линча свершился. Нас покидает { player }.
    .v2 = Семья рассудила. Из-за стола встаёт { player }.
    .v3 = Суд Линча недолог. За дверь выходит { player }.
    .v4 = Спор окончен. Прощайте, { player.voc }.
executed-offscreen = Снято. Приговор: уходит { player }.
    .v2 = Город вынес приговор. Площадку покидает { player }.
    .v3 = Приговор вынесен. Камера провожает { player.acc }.
    .v4 = Прощайте, { player.voc }: приговор вынесен, роль сыграна.
sent-out = Ведущий выводит из игры { player.acc }.
nobody-executed = Сегодня город никого не казнит.
    .v2 = Приговора нет. За столом остаются все.
    .v3 = Город не решился. Сегодня не уходит никто.
    .v4 = Палача отпускают домой. Казни не будет.
nobody-executed-family = Суда Линча сегодня не будет.
    .v2 = Осуждённых нет. Передайте хлеб.
    .v3 = Поспорили и помирились. Не осуждён никто.
    .v4 = Сегодня из-за стола не встаёт никто.
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
    .v2 = Победила мафия. Возражать поздно.
    .v3 = Победила мафия. Замки менять бесполезно.
    .v4 = Победа за мафией. Ничего личного.
won-yakuza = Победили якудза. Теперь здесь кланяются ниже.
    .v2 = Победили якудза. Чай подан, вопросов нет.
    .v3 = Победили якудза. Порядок будет другой.
    .v4 = Победа за якудза. Остальные слишком много говорили.
won-loner = Победил одиночка. Делиться он не станет.
    .v2 = Победил одиночка. Ему и гасить свет.
    .v3 = Победил одиночка. Тишина полная.
    .v4 = Победа за одиночкой. Аплодисментов не будет.
won-draw = Не победил никто. Бывает и так.
    .v2 = Победителей нет. Есть о чём помолчать.
    .v3 = Не победил никто. Город достался тишине.
    .v4 = Ничья. Карты виноваты не больше вашего.
won-town-family = Победил город. Сегодня ужинают спокойно.
    .v2 = Победил город. Мама снова поёт на кухне.
    .v3 = Победил город. Лишних ножей на столе нет.
    .v4 = Победа за городом. Стол накрыт, двери настежь.
won-mafia-family = Победила мафия. Ужин за её счёт.
    .v2 = Победила мафия. Остальных просят из-за стола.
    .v3 = Победила мафия. Всё остаётся в семье.
    .v4 = Победа за мафией. Во главе стола новый хозяин.
won-yakuza-family = Победили якудза. Вместо вина подают чай.
    .v2 = Победили якудза. Вилки можно убрать.
    .v3 = Победили якудза. Поклон хозяйке.
    .v4 = Победа за якудза. За столом чужие порядки.
won-loner-family = Победил одиночка. За столом он один такой.
    .v2 = Победил одиночка. Гостей он не звал.
    .v3 = Победил одиночка. Хлебом он не поделится.
    .v4 = Победа за одиночкой. Мыть посуду тоже ему.
won-draw-family = Не победил никто. Кофе остыл.
    .v2 = Ничья. Семья расходится молча.
    .v3 = Победителей нет. Мама гасит свет.
    .v4 = Не победил никто. Посуду моют молча.
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
    .v3 = Победил одиночка. Последний план — со спины.
    .v4 = Победа за одиночкой. Главная роль нашлась сама.
won-draw-offscreen = Не победил никто. Финал открытый.
    .v2 = Ничья. Плёнка кончилась раньше сюжета.
    .v3 = Не победил никто. Зал расходится молча.
    .v4 = Победителей нет. Спорить будут критики.
won-seats = { $count ->
    [1] Имя победителя: { players }.
   *[other] Победители: { players }.
}
card = { player }: { $role }
cards = Карты на стол. { $cards }.
closed = Ведущий ставит точку.
timed-out = Время вышло.
proceeded = Ведущий идёт дальше.
overruled-dies = Ведущий решает: { player } погибает.
overruled-lives = Ведущий решает: { player } живёт.
overruled-mark = Ведущий решает: на { player.acc } ложится пометка «{ $value }».
overruled-unmark = Ведущий решает снять пометку «{ $value }»: { player }.
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
