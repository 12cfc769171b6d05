# Что случилось: как слышит стол, как читает один игрок, как записывает ведущий.

# Один игрок: по имени, если известен его род; `begin` стоит в начале предложения.
player = { $gender ->
    [f] { $named }
    [m] { $named }
   *[none] игрок { $who }
}
    .begin = { $gender ->
        [f] { $named }
        [m] { $named }
       *[none] Игрок { $who }
    }
other = { $other_gender ->
    [f] { $other_named }
    [m] { $other_named }
   *[none] игрок { $other }
}
    .begin = { $other_gender ->
        [f] { $other_named }
        [m] { $other_named }
       *[none] Игрок { $other }
    }
players = { $count ->
    [1] { player }
   *[other] игроки { $who }
}
    .gen = { $count ->
        [1] игрока { $who }
       *[other] игроков { $who }
    }
    .acc = { $count ->
        [1] игрока { $who }
       *[other] игроков { $who }
    }
    .dat = { $count ->
        [1] игроку { $who }
       *[other] игрокам { $who }
    }
    .ins = { $count ->
        [1] игроком { $who }
       *[other] игроками { $who }
    }
list-and = { $first } и { $last }
list-then = { $first }, затем { $second }
time-minutes = { $number ->
    [one] { $number } минута
    [few] { $number } минуты
   *[other] { $number } минут
}
time-seconds = { $number ->
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
delegated = { $duty }: теперь это дело за { $by ->
    [host] ведущим
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
hindered = { $gender ->
    [f] { $named } видит знак: сейчас ничего не выйдет.
    [m] { $named } видит знак: сейчас ничего не выйдет.
   *[none] Игроку { $who } показано: сейчас ничего не выйдет.
}
hindered-you = Сейчас у вас ничего не выйдет. Закройте глаза.
pointed = { other.begin } указывает на { players.acc }.
pointed-how = { other.begin } указывает на { players.acc } ({ $deed }).
pointed-pass = { other.begin } пропускает.
pointed-bare = { other.begin }: { $deed }.
pointed-you = Ваш выбор: { players } ({ $deed }).
pointed-you-pass = Ваш выбор: никого.
pointed-you-bare = Ваш выбор: { $deed }.
chance = За игрока { $other } выбрал случай: { players } ({ $deed }).
chance-bare = За игрока { $other } выбрал случай: { $deed }.
chance-you = Время вышло. За вас выбрал случай: { players } ({ $deed }).
chance-you-bare = Время вышло. За вас выбрал случай: { $deed }.
agreed = { $name }: выбор сделан, { players }.
agreed-pass = { $name }: никто не выбран.
pressed = Голоса разделились поровну: { players }. Из них выбирает { other }.
pressed-you = Голоса разделились поровну: { players }. Из них выбираете вы.
acted = { $name }, { $actors }: { $line }.
acted-none = { $name }, { $actors }: никого.
answered = Ответ игроку { $who }: { $answer }
answer-waits = Показать игроку { $who }: { $answer }
answer-shown = Показано игроку { $who }: { $answer }
answer-role = { $gender ->
    [f] { $named }. Карта: { $role }.
    [m] { $named }. Карта: { $role }.
   *[none] Карта игрока { $who }: { $role }.
}
answer-side-yes = Да. { player.begin } на стороне { $side }.
answer-side-no = Нет. { player.begin } не на стороне { $side }.
answer-kind-yes = Да. { player.begin } — { $kind }.
answer-kind-no = Нет. { player.begin } — не { $kind }.
answer-post-yes = Кивок. { player.begin } — { $kind }.
answer-post-no = Ведущий качает головой. { player.begin } — не { $kind }.
answer-attacker-yes = { $gender ->
    [f] Кивок. { $named } пахнет кровью: было покушение.
    [m] Кивок. { $named } пахнет кровью: было покушение.
   *[none] Кивок. От игрока { $who } пахнет кровью: было покушение.
}
answer-attacker-no = { $gender ->
    [f] Ведущий качает головой. { $named } кровью не пахнет.
    [m] Ведущий качает головой. { $named } кровью не пахнет.
   *[none] Ведущий качает головой. Кровью от игрока { $who } не пахнет.
}
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
signs = Знаками говорят { players }. Время: { $time }.
signs-you = Перед вами { players }. Говорите знаками: место, карта, да, нет, не знаю. Время: { $time }, и ни звука.
signed = { player.begin } показывает: { $sign }.
signed-you = Ваш знак: { $sign }.
signal-seat = { player }
signal-seat-and = { player }, { $value }
signs-closed = Разговор знаками окончен.
met = { player.begin } видит игрока { $other }: { $role }.
met-you = Откройте глаза. Перед вами { other }: { $role }.
granted = { $name }: ещё один выстрел.
granted-you = У вас ещё один выстрел. Договоритесь снова, без единого звука.
lingered = { $name }: второго выстрела нет. Его время идёт.
imposed = Игрок { $who }: { $mark }. Это сделал игрок { $other }.
spent = { $name }: помощь игроку { $who } исчерпана.
spent-you = Ваша помощь игроку { $who } в этой игре исчерпана.
struck-dies = Выстрел { $call }: игрок { $who } погибает.
struck-spared = Выстрел { $call }: игрока { $who } он не берёт.
struck-shielded = Выстрел { $call }: игрока { $who } уберёг игрок { $other }.
struck-covered = Выстрел { $call } в игрока { $who } принимает на себя игрок { $other }.
struck-ambushed = Выстрел { $call }: игрок { $who } ждал в засаде.
struck-bound-dies = Одна судьба на двоих ({ $name }): погибает и игрок { $who }.
struck-bound-shielded = Одна судьба на двоих ({ $name }): игрока { $who } уберёг игрок { $other }.

## Утро

died = { $gender ->
    [f] До утра не дожила { $named }.
    [m] До утра не дожил { $named }.
   *[none] До утра не дожил игрок { $who }.
}
died-card = { $gender ->
    [f] До утра не дожила { $named }. Карта: { $role }.
    [m] До утра не дожил { $named }. Карта: { $role }.
   *[none] До утра не дожил игрок { $who }. Карта: { $role }.
}
saved = { $gender ->
    [f] Ночью спасена { $named }.
    [m] Ночью спасён { $named }.
   *[none] Ночью спасли игрока { $who }.
}
visited = { $gender ->
    [f] Ночью { $named } принимала гостей: { $visitors }.
    [m] Ночью { $named } принимал гостей: { $visitors }.
   *[none] Ночью к игроку { $who } приходили: { $visitors }.
}
visited-nobody = { $gender ->
    [f] Ночью { $named } гостей не принимала.
    [m] Ночью { $named } гостей не принимал.
   *[none] Ночью к игроку { $who } никто не приходил.
}
announced = Столу полагается знать: { player }, { $mark }.
announced-prisoner = { player.begin } в тюрьме: говорить можно, голосовать нельзя.
announced-silenced = { player.begin } сегодня без голоса, но со словом.
announced-led = { $gender ->
    [f] { $named } сегодня не хозяйка своему голосу.
    [m] { $named } сегодня не хозяин своему голосу.
   *[none] Голос игрока { $who } сегодня в чужих руках.
}
freed = { $gender ->
    [f] { $named } свободна. Снято: { $mark }.
    [m] { $named } свободен. Снято: { $mark }.
   *[none] С игрока { $who } снято: { $mark }.
}
freed-prisoner = Тюрьма открыта. { player.begin } на свободе.
freed-silenced = { player.begin } снова с голосом.
freed-led = { $gender ->
    [f] { $named } снова хозяйка своему голосу.
    [m] { $named } снова хозяин своему голосу.
   *[none] Голос игрока { $who } снова свободен.
}

## Разговор

talk-discussion = Слово у города. Время: { $time }.
talk-names = Слово у города. Можно выставлять имена. Время: { $time }.
talk-tie-speech = { $gender ->
    [f] Говорит { $named }. Время: { $time }.
    [m] Говорит { $named }. Время: { $time }.
   *[none] Слово у игрока { $who }. Время: { $time }.
}
talk-defence = { player.begin } говорит в свою защиту. Время: { $time }.
talk-last-word = { $gender ->
    [f] Последнее слово: { $named }. Время: { $time }.
    [m] Последнее слово: { $named }. Время: { $time }.
   *[none] Последнее слово игрока { $who }. Время: { $time }.
}
talk-other = { $gender ->
    [f] Говорит { $named }. Время: { $time }.
    [m] Говорит { $named }. Время: { $time }.
   *[none] Слово у { players.gen }. Время: { $time }.
}
talk-speech = { $gender ->
    [f] Говорит { $named }. Время: { $time }.
    [m] Говорит { $named }. Время: { $time }.
   *[none] Слово у игрока { $who }. Время: { $time }.
}
talk-more-talk = Пока ничего не решено. Слово снова у всех. Время: { $time }.
talk-circle = На этот раз выставить можно только этих: { players }.
talk-warning = Разговор скоро закончится. Осталось времени: { $time }.
talk-closed-discussion = Разговор окончен.
talk-closed-more-talk = Разговор окончен.
talk-closed-speech = Спасибо.
talk-closed = Спасибо. Слово у ведущего.
speeches = { $gender ->
    [f] Слово идёт по кругу. Начинает { $named }.
    [m] Слово идёт по кругу. Начинает { $named }.
   *[none] Слово идёт по кругу, начиная с игрока { $who }.
}
started = { $gender ->
    [f] Начинает { $named }.
    [m] Начинает { $named }.
   *[none] Начинаем с игрока { $who }.
}
rolled = На кубике { $face }: { $variant }.
rolled-ordinary = обычное голосование
readied = { $gender ->
    [f] { $named } всё сказала.
    [m] { $named } всё сказал.
   *[none] Игроку { $who } добавить нечего.
}
prolonged = Разговор продолжается. Ещё { $time }.
claimed-role = { player.begin } называет игрока { $other } { $role }.
claimed-role-self = { player.begin } называет себя { $role }.
claimed-learned = { $other_gender ->
    [f] { player.begin } рассказывает. { $other_named }: { $value }.
    [m] { player.begin } рассказывает. { $other_named }: { $value }.
   *[none] { player.begin } рассказывает об игроке { $other }: { $value }.
}
claimed-suspect = { $other_gender ->
    [f] { player.begin }: под подозрением { $other_named }.
    [m] { player.begin }: под подозрением { $other_named }.
   *[none] { player.begin } подозревает игрока { $other }.
}
claimed-trust = { $other_gender ->
    [f] { player.begin }: { $other_named } вне подозрений.
    [m] { player.begin }: { $other_named } вне подозрений.
   *[none] { player.begin } верит игроку { $other }.
}
claimed-other = { player.begin } говорит об игроке { $other }.

## Голосование

vote-opened = Голосуем. На голосовании: { players }.
vote-again = Всё голосование заново. В списке: { players }.
ask-opened = Ведущий спрашивает имена. Кто кого выставляет?
named = { $other_gender ->
    [f] { player.begin } выставляет: { $other_named }.
    [m] { player.begin } выставляет: { $other_named }.
   *[none] { player.begin } выставляет игрока { $other }.
}
named-self = { player.begin } выставляет себя.
refrained = { player.begin } никого не называет.
ask-closed = Имён больше нет.
count-recount = Голосуем снова. Выбираем из этих: { players }.
count-confirm = Второе голосование, по всему столу.
count-confirm-recount = О приговоре голосуем снова. Выбираем из этих: { players }.
count-by-candidate = { $gender ->
    [f] { $named }. Кто против? Руки.
    [m] { $named }. Кто против? Руки.
   *[none] Кто против игрока { $who }? Руки.
}
count-at-once = По моему слову каждый укажет на одного.
count-in-turn = По кругу, друг за другом, каждый называет одного.
count-sentence = { $gender ->
    [f] { $named }. Приговор: за или против?
    [m] { $named }. Приговор: за или против?
   *[none] Приговор игроку { $who }: за или против?
}
count-proposal = { $count ->
    [1] { player.begin }: осудить или пощадить?
   *[other] Игроки { $who }, все вместе: осудить или пощадить?
}
count-roses = Каждый дарит две розы двум другим: чёрную — подозреваемому, красную — тому, кому верит.
count-office = Сейчас никого не осуждают: выбираем на почётное место. По моему слову каждый укажет на одного.
count-arbiter = Кого выберете сейчас, тот и решит за всех. По моему слову каждый укажет на одного.
count-place = Сейчас никого не осуждают: выбираем того, кому доверим власть. По моему слову каждый укажет на одного.
count-secret = Закройте глаза. Голосуйте поднятой рукой, и ни звука.
voted = { $other_gender ->
    [f] { player.begin } голосует против: { $other_named }.
    [m] { player.begin } голосует против: { $other_named }.
   *[none] { player.begin } голосует против игрока { $other }.
}
voted-nobody = { player.begin } воздерживается.
voted-against = { player.begin } голосует против приговора.
voted-for = { player.begin } голосует за приговор.
voted-you = Ваш голос: против игрока { $other }.
voted-you-nobody = Ваш голос: ни против кого.
voted-you-against = Ваш голос: против приговора.
voted-you-for = Ваш голос: за приговор.
entered = { $gender ->
    [f] { $named } не отдала голоса. Ведущий вписывает его: против игрока { $other }.
    [m] { $named } не отдал голоса. Ведущий вписывает его: против игрока { $other }.
   *[none] За игрока { $who } голос вписывает ведущий: против игрока { $other }.
}
entered-nobody = { $gender ->
    [f] { $named } не отдала голоса. Ведущий ничего не вписывает.
    [m] { $named } не отдал голоса. Ведущий ничего не вписывает.
   *[none] За игрока { $who } ведущий не вписывает ничего.
}
entered-against = { $gender ->
    [f] { $named } не отдала голоса. Ведущий вписывает его: против приговора.
    [m] { $named } не отдал голоса. Ведущий вписывает его: против приговора.
   *[none] За игрока { $who } голос вписывает ведущий: против приговора.
}
entered-for = { $gender ->
    [f] { $named } не отдала голоса. Ведущий вписывает его: за приговор.
    [m] { $named } не отдал голоса. Ведущий вписывает его: за приговор.
   *[none] За игрока { $who } голос вписывает ведущий: за приговор.
}
entered-you = Вашего голоса не дождались. Ведущий вписывает его: против игрока { $other }.
entered-you-nobody = Вашего голоса не дождались. Ведущий ничего не вписывает.
entered-you-against = Вашего голоса не дождались. Ведущий вписывает его: против приговора.
entered-you-for = Вашего голоса не дождались. Ведущий вписывает его: за приговор.
rose-black = { player.begin } дарит чёрную розу игроку { $other }.
rose-black-you = Ваша чёрная роза — игроку { $other }.
rose-red = { player.begin } дарит красную розу игроку { $other }.
rose-red-you = Ваша красная роза — игроку { $other }.
handed = { player.begin } отдаёт свой голос игроку { $other }.
handed-you = Ваш голос теперь в руках игрока { $other }.
polled = Руки подняты.
instructed = Рука игрока { $who } поднимается против игрока { $other }.
instructed-nobody = Рука игрока { $who } не поднимается.
instructed-against = Рука игрока { $who } идёт против приговора.
instructed-for = Рука игрока { $who } идёт за приговор.
instructed-you = Вашу руку сегодня ведут: она поднимается против игрока { $other }.
instructed-you-nobody = Вашу руку сегодня ведут: она не поднимается.
instructed-you-against = Вашу руку сегодня ведут: она идёт против приговора.
instructed-you-for = Вашу руку сегодня ведут: она идёт за приговор.
against-whom = { $gender ->
    [f] { $named }, против
    [m] { $named }, против
   *[none] Против игрока { $who }
}
hands = { $number ->
    [0] { against-whom }: ни одной руки.
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
result-held = Итог готов, но ещё не назван. Время: { $time }. Кто хочет вмешаться, пусть вмешается сейчас.
let-be = { player.begin } не вмешивается.
stepped-in = { player.begin } открывает карту: { $role }. Голосование отменено, { $gender ->
    [f] решать ей.
    [m] решать ему.
   *[none] решать будет один.
}
stepped-in-you = Вы открываете карту: { $role }. Голосование отменено, решать вам.
decision-step-in = { other.begin } решает в одиночку: уйдёт кто-то один или никто. Время: { $time }.
decision-step-in-you = Вы решаете в одиночку: уйдёт кто-то один или никто. Время: { $time }.
decision-arbiter = Кому уйти, решает только { other }. Время: { $time }.
decision-arbiter-you = Кому уйти, решаете только вы. Время: { $time }.
decision-avenge = { other.begin } уходит не в одиночку. Следом уйдёт кто-то из этих: { players }. Время: { $time }.
decision-avenge-you = Вы уходите не в одиночку. Назовите одного из этих: { players }. Время: { $time }.
decision-heir = { other.begin } называет преемника. Время: { $time }.
decision-heir-you = Назовите преемника. Время: { $time }.
decided-step-in = { $gender ->
    [f] { $named } решила: { other }.
    [m] { $named } решил: { other }.
   *[none] Решение игрока { $who }: { other }.
}
decided-arbiter = { $gender ->
    [f] { $named } решила: { other }.
    [m] { $named } решил: { other }.
   *[none] Решение игрока { $who }: { other }.
}
decided-avenge = { player.begin } уводит с собой игрока { $other }.
decided-heir = { $other_gender ->
    [f] { $gender ->
        [f] { $named } называет преемницу: { $other_named }.
        [m] { $named } называет преемницу: { $other_named }.
       *[none] Преемница игрока { $who } — { $other_named }.
    }
    [m] { $gender ->
        [f] { $named } называет преемника: { $other_named }.
        [m] { $named } называет преемника: { $other_named }.
       *[none] Преемник игрока { $who } — { other }.
    }
   *[none] { $gender ->
        [f] { $named } называет преемника: { other }.
        [m] { $named } называет преемника: { other }.
       *[none] Преемник игрока { $who } — { other }.
    }
}
decided-nobody = { $gender ->
    [f] { $named } решила: никто.
    [m] { $named } решил: никто.
   *[none] Решение игрока { $who }: никто.
}
lapsed = Время вышло. { $gender ->
    [f] { $named } никого не назвала.
    [m] { $named } никого не назвал.
   *[none] Игрок { $who } никого не назвал.
}
lapsed-avenge = Время вышло. { player.begin } уходит в одиночку.
lapsed-heir = Время вышло. { player.begin } уходит без преемника.
tied = Голоса поровну: { players }.
tied-recount = Голоса поровну: { players }. Голосуем снова, только между ними.
tied-speak = Голоса поровну: { players }. Каждому слово, потом голосуем снова, только между ними.
lot = { $gender ->
    [f] Жребий брошен: { $named }.
    [m] Жребий брошен: { $named }.
   *[none] Жребий пал на игрока { $who }.
}
lot-final = Кто-то должен уйти. { $gender ->
    [f] Жребий брошен: { $named }.
    [m] Жребий брошен: { $named }.
   *[none] Жребий пал на игрока { $who }.
}
coin-heads = На монете орёл. Приговор: { players }.
coin-tails = На монете решка. Приговора нет: { players }.
elected-office = Почётное место занимает { player }, и голос { $gender ->
    [f] её теперь весомее.
    [m] его теперь весомее.
   *[none] его теперь весомее.
}
elected-arbiter = Стол выбрал: решать в одиночку будет { player }.
office-left = { $gender ->
    [f] { $named } больше не на почётном месте. Стол изберёт кого-то заново.
    [m] { $named } больше не на почётном месте. Стол изберёт кого-то заново.
   *[none] Почётное место игрока { $who } свободно. Стол изберёт кого-то заново.
}
office-left-passes = { $gender ->
    [f] { $named } больше не на почётном месте. Оно достанется преемнику.
    [m] { $named } больше не на почётном месте. Оно достанется преемнику.
   *[none] Почётное место игрока { $who } свободно. Оно достанется преемнику.
}
accused = { $gender ->
    [f] Обвиняется { $named }.
    [m] Обвиняется { $named }.
   *[none] Стол указывает на игрока { $who }.
}
sentenced = Приговор в силе: { player }.
all-sentenced = Приговор в силе: { players }.
cleared = { $gender ->
    [f] { $named } больше не обвиняется.
    [m] { $named } больше не обвиняется.
   *[none] С игрока { $who } обвинение снято.
}
acquitted = { $gender ->
    [f] { $named } оправдана.
    [m] { $named } оправдан.
   *[none] Игрок { $who } оправдан.
}
executed = По воле стола игру покидает { player }.
executed-card = По воле стола игру покидает { player }. Карта: { $role }.
sent-out = { $gender ->
    [f] Из игры выведена { $named }.
    [m] Из игры выведен { $named }.
   *[none] Ведущий выводит из игры игрока { $who }.
}
sent-out-card = { $gender ->
    [f] Из игры выведена { $named }. Карта: { $role }.
    [m] Из игры выведен { $named }. Карта: { $role }.
   *[none] Ведущий выводит из игры игрока { $who }. Карта: { $role }.
}
nobody-executed = Сегодня никого не казнят.

## Конец и дела ведущего

host-lot = Жребий тянули { players }.
host-changed = Теперь игру ведёт { player }.
host-changed-you = Теперь игру ведёте вы. Все карты для вас открыты.
noticed = Только для ведущего: выполнена строка победы ({ $ending }), но здесь по ней никто не выигрывает.
noticed-lost = Только для ведущего: строка победы ({ $ending }) больше не выполнена.
draw-offered = Игра стоит на месте. Ведущий вправе объявить ничью.
draw-declared = Ведущий объявляет ничью.
ended-early = Ведущий прекращает игру: исход ясен.
won = Игра окончена. Победила сторона: { $side }.
won-town = Игра окончена. Победил город.
won-mafia = Игра окончена. Победила мафия.
won-yakuza = Игра окончена. Победили якудза.
won-loner = Игра окончена. Победа за одиночкой.
won-draw = Игра окончена. Не победил никто.
won-seats = Победители: { players }.
card = игрок { $who }: { $role }
cards = Карты на стол. { $cards }.
closed = Ведущий закрывает.
timed-out = Время вышло.
proceeded = Ведущий идёт дальше.
overruled-dies = Ведущий решает: { player } погибает.
overruled-lives = Ведущий решает: { player } живёт.
overruled-mark = Ведущий решает: на игроке { $who } пометка «{ $value }».
overruled-unmark = Ведущий решает: с игрока { $who } снята пометка «{ $value }».
overruled-answer = Ведущий решает: ответ будет «{ $value }».
overruled-convict = { $gender ->
    [f] Ведущий решает: осуждена { $named }.
    [m] Ведущий решает: осуждён { $named }.
   *[none] Ведущий решает: осуждён игрок { $who }.
}
overruled-spare = { $gender ->
    [f] Ведущий решает: помилована { $named }.
    [m] Ведущий решает: помилован { $named }.
   *[none] Ведущий решает: помилован игрок { $who }.
}
overruled-removed = Ведущий решает: из игры выходит { player }.
reason = Причина: { $reason }.
undone = Ход взят назад.
