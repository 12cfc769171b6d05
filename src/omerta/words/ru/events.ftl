# Что случилось: как слышит стол, как читает один игрок, как записывает ведущий.

players = { $count ->
    [1] игрок { $who }
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
list-and = { $first } и { $last }
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
dealt = Игрок { $who }: { $role }.
dealt-you = Ваша карта: { $role }.
jumped = Начинаем отсюда: { $phase } { $number }.

## Ночь, для тех, кто не спит, и для ведущего

woken = Глаза открыты: { players }.
woken-you = Вы открыли глаза. Больше никто не проснулся.
woken-you-with = Вы открыли глаза. С вами: { players }.
pointed = Игрок { $other } указывает на { players.acc }.
pointed-pass = Игрок { $other } пропускает.
pointed-you = Ваш выбор: { players } ({ $deed }).
pointed-you-pass = Ваш выбор: никого.
agreed = { $name }: выбор сделан, { players }.
agreed-pass = { $name }: никто не выбран.
acted = { $name }, { $actors }: { $line }.
acted-none = { $name }, { $actors }: никого.
answered = Ответ игроку { $who }: { $answer }
answer-waits = Показать игроку { $who }: { $answer }
answer-shown = Показано игроку { $who }: { $answer }
answer-role = Карта игрока { $who }: { $role }.
answer-side-yes = Да. Игрок { $who } на стороне { $side }.
answer-side-no = Нет. Игрок { $who } не на стороне { $side }.
answer-kind-yes = Да. Игрок { $who } — { $kind }.
answer-kind-no = Нет. Игрок { $who } — не { $kind }.
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
met = Игрок { $who } видит игрока { $other }: { $role }.
met-you = Откройте глаза. Перед вами игрок { $other }: { $role }.
granted = { $name }: ещё один выстрел.
granted-you = У вас ещё один выстрел. Договоритесь снова, без единого звука.
imposed = Игрок { $who }: { $mark }. Это сделал игрок { $other }.
spent = { $name }: помощь игроку { $who } исчерпана.
spent-you = Ваша помощь игроку { $who } в этой игре исчерпана.
struck-dies = Выстрел { $call }: игрок { $who } погибает.
struck-spared = Выстрел { $call }: игрока { $who } он не берёт.
struck-shielded = Выстрел { $call }: игрока { $who } уберёг игрок { $other }.
struck-covered = Выстрел { $call } в игрока { $who } принимает на себя игрок { $other }.

## Утро

died = До утра не дожил игрок { $who }.
died-card = До утра не дожил игрок { $who }. Карта: { $role }.
announced = Столу полагается знать: игрок { $who }, { $mark }.
announced-prisoner = Игрок { $who } в тюрьме: говорить можно, голосовать нельзя.
announced-silenced = Игрок { $who } сегодня без голоса, но со словом.
announced-led = Голос игрока { $who } сегодня в чужих руках.
freed = С игрока { $who } снято: { $mark }.
freed-prisoner = Тюрьма открыта. Игрок { $who } на свободе.
freed-silenced = Игрок { $who } снова с голосом.
freed-led = Голос игрока { $who } снова свободен.

## Разговор

talk-discussion = Слово у города. Время: { $time }.
talk-names = Слово у города. Можно выставлять имена. Время: { $time }.
talk-tie-speech = Слово у игрока { $who }. Время: { $time }.
talk-defence = Игрок { $who } говорит в свою защиту. Время: { $time }.
talk-last-word = Последнее слово игрока { $who }. Время: { $time }.
talk-other = Слово у { players.gen }. Время: { $time }.
talk-closed-discussion = Разговор окончен.
talk-closed = Спасибо. Слово у ведущего.
readied = Игроку { $who } добавить нечего.
prolonged = Разговор продолжается. Ещё { $time }.
claimed-role = Игрок { $who } называет игрока { $other } { $role }.
claimed-role-self = Игрок { $who } называет себя { $role }.
claimed-learned = Игрок { $who } рассказывает об игроке { $other }: { $value }.
claimed-suspect = Игрок { $who } подозревает игрока { $other }.
claimed-trust = Игрок { $who } верит игроку { $other }.
claimed-other = Игрок { $who } говорит об игроке { $other }.

## Голосование

vote-opened = Голосуем. На голосовании: { players }.
ask-opened = Ведущий спрашивает имена. Кто кого выставляет?
named = Игрок { $who } выставляет игрока { $other }.
named-self = Игрок { $who } выставляет себя.
refrained = Игрок { $who } никого не называет.
ask-closed = Имён больше нет.
count-recount = Голосуем снова. Выбираем из этих: { players }.
count-confirm = Второе голосование, по всему столу.
count-confirm-recount = О приговоре голосуем снова. Выбираем из этих: { players }.
count-by-candidate = Кто против игрока { $who }? Руки.
count-at-once = По моему слову каждый укажет на одного.
count-in-turn = По кругу, друг за другом, каждый называет одного.
count-sentence = Приговор игроку { $who }: за или против?
voted = Игрок { $who } голосует против игрока { $other }.
voted-nobody = Игрок { $who } воздерживается.
voted-against = Игрок { $who } голосует против приговора.
voted-you = Ваш голос: против игрока { $other }.
voted-you-nobody = Ваш голос: ни против кого.
voted-you-against = Ваш голос: против приговора.
polled = Руки подняты.
instructed = Рука игрока { $who } поднимается против игрока { $other }.
instructed-nobody = Рука игрока { $who } не поднимается.
instructed-against = Рука игрока { $who } идёт против приговора.
instructed-you = Вашу руку сегодня ведут: она поднимается против игрока { $other }.
instructed-you-nobody = Вашу руку сегодня ведут: она не поднимается.
instructed-you-against = Вашу руку сегодня ведут: она идёт против приговора.
hands = { $number ->
    [0] Против игрока { $who }: ни одной руки.
    [one] Против игрока { $who }: { $number } рука.
    [few] Против игрока { $who }: { $number } руки.
   *[other] Против игрока { $who }: { $number } рук.
}
counted = Подсчёт: { $votes }.
counted-one = игрок { $who } — { $number }
counted-nobody = Подсчёт: ни одного голоса.
counted-sentence = За приговор: { $number }. Против: { $against }.
tied = Голоса поровну: { players }.
tied-recount = Голоса поровну: { players }. Голосуем снова, только между ними.
tied-speak = Голоса поровну: { players }. Каждому слово, потом голосуем снова, только между ними.
lot = Жребий пал на игрока { $who }.
accused = Стол указывает на игрока { $who }.
sentenced = Приговор в силе: игрок { $who }.
cleared = С игрока { $who } обвинение снято.
acquitted = Игрок { $who } оправдан.
executed = По воле стола игру покидает игрок { $who }.
executed-card = По воле стола игру покидает игрок { $who }. Карта: { $role }.
nobody-executed = Сегодня никого не казнят.

## Конец и дела ведущего

host-changed = Теперь игру ведёт игрок { $who }.
host-changed-you = Теперь игру ведёте вы. Все карты для вас открыты.
draw-offered = Игра стоит на месте. Ведущий вправе объявить ничью.
draw-declared = Ведущий объявляет ничью.
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
overruled-dies = Ведущий решает: игрок { $who } погибает.
overruled-lives = Ведущий решает: игрок { $who } живёт.
overruled-mark = Ведущий решает: на игроке { $who } пометка «{ $value }».
overruled-unmark = Ведущий решает: с игрока { $who } снята пометка «{ $value }».
overruled-answer = Ведущий решает: ответ будет «{ $value }».
overruled-convict = Ведущий решает: осуждён игрок { $who }.
overruled-spare = Ведущий решает: помилован игрок { $who }.
reason = Причина: { $reason }.
undone = Ход взят назад.
