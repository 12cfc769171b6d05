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
    .ins = { $count ->
        [1] игроком { $who }
       *[other] игроками { $who }
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
stacked = На самом деле сдано: { $cards }.
turned = Игрок { $who } теперь: { $role }.
turned-you = Ваша карта перевернулась. Теперь на ней: { $role }.

## Ночь, для тех, кто не спит, и для ведущего

woken = Глаза открыты: { players }.
woken-you = Вы открыли глаза. Больше никто не проснулся.
woken-you-with = Вы открыли глаза. С вами: { players }.
numbered = Игрок { $who }: номер { $number }.
numbered-you = Ваш номер — { $number }. Запомните: по нему вас и позовут.
hindered = Игроку { $who } показано: сейчас ничего не выйдет.
hindered-you = Сейчас у вас ничего не выйдет. Закройте глаза.
pointed = Игрок { $other } указывает на { players.acc }.
pointed-how = Игрок { $other } указывает на { players.acc } ({ $deed }).
pointed-pass = Игрок { $other } пропускает.
pointed-bare = Игрок { $other }: { $deed }.
pointed-you = Ваш выбор: { players } ({ $deed }).
pointed-you-pass = Ваш выбор: никого.
pointed-you-bare = Ваш выбор: { $deed }.
chance = За игрока { $other } выбрал случай: { players } ({ $deed }).
chance-bare = За игрока { $other } выбрал случай: { $deed }.
chance-you = Время вышло. За вас выбрал случай: { players } ({ $deed }).
chance-you-bare = Время вышло. За вас выбрал случай: { $deed }.
agreed = { $name }: выбор сделан, { players }.
agreed-pass = { $name }: никто не выбран.
pressed = Голоса разделились поровну: { players }. Из них выбирает игрок { $other }.
pressed-you = Голоса разделились поровну: { players }. Из них выбираете вы.
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
answer-post-yes = Кивок. Игрок { $who } — { $kind }.
answer-post-no = Ведущий качает головой. Игрок { $who } — не { $kind }.
answer-attacker-yes = Кивок. От игрока { $who } пахнет кровью: было покушение.
answer-attacker-no = Ведущий качает головой. Кровью от игрока { $who } не пахнет.
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
signed = Игрок { $who } показывает: { $sign }.
signed-you = Ваш знак: { $sign }.
signal-seat = игрок { $who }
signal-seat-and = игрок { $who }, { $value }
signs-closed = Разговор знаками окончен.
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
struck-ambushed = Выстрел { $call }: игрок { $who } ждал в засаде.
struck-bound-dies = Одна судьба на двоих ({ $name }): погибает и игрок { $who }.
struck-bound-shielded = Одна судьба на двоих ({ $name }): игрока { $who } уберёг игрок { $other }.

## Утро

died = До утра не дожил игрок { $who }.
died-card = До утра не дожил игрок { $who }. Карта: { $role }.
saved = Ночью спасли игрока { $who }.
visited = Ночью к игроку { $who } приходили: { $visitors }.
visited-nobody = Ночью к игроку { $who } никто не приходил.
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
talk-speech = Слово у игрока { $who }. Время: { $time }.
talk-more-talk = Пока ничего не решено. Слово снова у всех. Время: { $time }.
talk-circle = На этот раз выставить можно только этих: { players }.
talk-warning = Разговор скоро закончится. Осталось времени: { $time }.
talk-closed-discussion = Разговор окончен.
talk-closed-more-talk = Разговор окончен.
talk-closed-speech = Спасибо.
talk-closed = Спасибо. Слово у ведущего.
speeches = Слово идёт по кругу, начиная с игрока { $who }.
started = Начинаем с игрока { $who }.
rolled = На кубике { $face }: { $variant }.
rolled-ordinary = обычное голосование
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
vote-again = Всё голосование заново. В списке: { players }.
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
count-proposal = { $count ->
    [1] Игрок { $who }: осудить или пощадить?
   *[other] Игроки { $who }, все вместе: осудить или пощадить?
}
count-roses = Каждый дарит две розы двум другим: чёрную — подозреваемому, красную — тому, кому верит.
count-office = Сейчас никого не осуждают: выбираем на почётное место. По моему слову каждый укажет на одного.
count-arbiter = Кого выберете сейчас, тот и решит за всех. По моему слову каждый укажет на одного.
count-place = Сейчас никого не осуждают: выбираем того, кому доверим власть. По моему слову каждый укажет на одного.
count-secret = Закройте глаза. Голосуйте поднятой рукой, и ни звука.
voted = Игрок { $who } голосует против игрока { $other }.
voted-nobody = Игрок { $who } воздерживается.
voted-against = Игрок { $who } голосует против приговора.
voted-for = Игрок { $who } голосует за приговор.
voted-you = Ваш голос: против игрока { $other }.
voted-you-nobody = Ваш голос: ни против кого.
voted-you-against = Ваш голос: против приговора.
voted-you-for = Ваш голос: за приговор.
entered = За игрока { $who } голос вписывает ведущий: против игрока { $other }.
entered-nobody = За игрока { $who } ведущий не вписывает ничего.
entered-against = За игрока { $who } голос вписывает ведущий: против приговора.
entered-for = За игрока { $who } голос вписывает ведущий: за приговор.
entered-you = Вашего голоса не дождались. Ведущий вписывает его: против игрока { $other }.
entered-you-nobody = Вашего голоса не дождались. Ведущий ничего не вписывает.
entered-you-against = Вашего голоса не дождались. Ведущий вписывает его: против приговора.
entered-you-for = Вашего голоса не дождались. Ведущий вписывает его: за приговор.
rose-black = Игрок { $who } дарит чёрную розу игроку { $other }.
rose-black-you = Ваша чёрная роза — игроку { $other }.
rose-red = Игрок { $who } дарит красную розу игроку { $other }.
rose-red-you = Ваша красная роза — игроку { $other }.
handed = Игрок { $who } отдаёт свой голос игроку { $other }.
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
hands = { $number ->
    [0] Против игрока { $who }: ни одной руки.
    [one] Против игрока { $who }: { $number } рука.
    [few] Против игрока { $who }: { $number } руки.
   *[other] Против игрока { $who }: { $number } рук.
}
counted = Подсчёт: { $votes }.
counted-one = игрок { $who } — { $number }
counted-rose = игрок { $who } — { $number } (чёрных { $black }, красных { $red })
counted-nobody = Подсчёт: ни одного голоса.
counted-roses-nobody = Ни одной чёрной розы не подарено.
counted-secret = Откройте глаза.
votes-half = { $number },5
counted-sentence = За приговор: { $number }. Против: { $against }.
result-held = Итог готов, но ещё не назван. Время: { $time }. Кто хочет вмешаться, пусть вмешается сейчас.
let-be = Игрок { $who } не вмешивается.
stepped-in = Игрок { $who } открывает карту: { $role }. Голосование отменено, решать будет один.
stepped-in-you = Вы открываете карту: { $role }. Голосование отменено, решать вам.
decision-step-in = Игрок { $other } решает в одиночку: уйдёт кто-то один или никто. Время: { $time }.
decision-step-in-you = Вы решаете в одиночку: уйдёт кто-то один или никто. Время: { $time }.
decision-arbiter = Кому уйти, решает только игрок { $other }. Время: { $time }.
decision-arbiter-you = Кому уйти, решаете только вы. Время: { $time }.
decision-avenge = Игрок { $other } уходит не в одиночку. Следом уйдёт кто-то из этих: { players }. Время: { $time }.
decision-avenge-you = Вы уходите не в одиночку. Назовите одного из этих: { players }. Время: { $time }.
decision-heir = Игрок { $other } называет преемника. Время: { $time }.
decision-heir-you = Назовите преемника. Время: { $time }.
decided-step-in = Решение игрока { $who }: игрок { $other }.
decided-arbiter = Решение игрока { $who }: игрок { $other }.
decided-avenge = Игрок { $who } уводит с собой игрока { $other }.
decided-heir = Преемник игрока { $who } — игрок { $other }.
decided-nobody = Решение игрока { $who }: никто.
lapsed = Время вышло. Игрок { $who } никого не назвал.
lapsed-avenge = Время вышло. Игрок { $who } уходит в одиночку.
lapsed-heir = Время вышло. Игрок { $who } уходит без преемника.
tied = Голоса поровну: { players }.
tied-recount = Голоса поровну: { players }. Голосуем снова, только между ними.
tied-speak = Голоса поровну: { players }. Каждому слово, потом голосуем снова, только между ними.
lot = Жребий пал на игрока { $who }.
lot-final = Кто-то должен уйти. Жребий пал на игрока { $who }.
coin-heads = На монете орёл. Приговор: { players }.
coin-tails = На монете решка. Приговора нет: { players }.
elected-office = Почётное место занимает игрок { $who }, и голос его теперь весомее.
elected-arbiter = Стол выбрал: решать в одиночку будет игрок { $who }.
office-left = Почётное место игрока { $who } свободно. Стол изберёт кого-то заново.
office-left-passes = Почётное место игрока { $who } свободно. Оно достанется преемнику.
accused = Стол указывает на игрока { $who }.
sentenced = Приговор в силе: игрок { $who }.
all-sentenced = Приговор в силе: { players }.
cleared = С игрока { $who } обвинение снято.
acquitted = Игрок { $who } оправдан.
executed = По воле стола игру покидает игрок { $who }.
executed-card = По воле стола игру покидает игрок { $who }. Карта: { $role }.
sent-out = Ведущий выводит из игры игрока { $who }.
sent-out-card = Ведущий выводит из игры игрока { $who }. Карта: { $role }.
nobody-executed = Сегодня никого не казнят.

## Конец и дела ведущего

host-lot = Жребий тянули { players }.
host-changed = Теперь игру ведёт игрок { $who }.
host-changed-you = Теперь игру ведёте вы. Все карты для вас открыты.
noticed = Только для ведущего: выполнена строка победы ({ $ending }), но здесь по ней никто не выигрывает.
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
overruled-dies = Ведущий решает: игрок { $who } погибает.
overruled-lives = Ведущий решает: игрок { $who } живёт.
overruled-mark = Ведущий решает: на игроке { $who } пометка «{ $value }».
overruled-unmark = Ведущий решает: с игрока { $who } снята пометка «{ $value }».
overruled-answer = Ведущий решает: ответ будет «{ $value }».
overruled-convict = Ведущий решает: осуждён игрок { $who }.
overruled-spare = Ведущий решает: помилован игрок { $who }.
overruled-removed = Ведущий решает: из игры выходит игрок { $who }.
reason = Причина: { $reason }.
undone = Ход взят назад.
