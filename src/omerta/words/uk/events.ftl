# Що сталося: як чує стіл, як читає один гравець, як записує ведучий.

# Один гравець; `begin` стоїть на початку речення. Ім'я, яке відмінюється, стоїть без слова «гравець» і без номера.
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
# Гравці, чиїх імен немає або їх не можна відмінити: { $who } — номери, при них імена.
seat-called = гравець { $who }
    .gen = гравця { $who }
    .acc = гравця { $who }
    .dat = гравцеві { $who }
    .ins = гравцем { $who }
    .voc = гравцю { $who }
seats-called = гравці { $who }
    .gen = гравців { $who }
    .acc = гравців { $who }
    .dat = гравцям { $who }
    .ins = гравцями { $who }
    .voc = гравці { $who }
list-and = { $first } та { $last }
list-then = { $first }, потім { $second }
time-minutes = { $number ->
    [1] одна хвилина
    [2] дві хвилини
    [one] { $number } хвилина
    [few] { $number } хвилини
   *[other] { $number } хвилин
}
time-seconds = { $number ->
    [1] одна секунда
    [2] дві секунди
    [one] { $number } секунда
    [few] { $number } секунди
   *[other] { $number } секунд
}

## Стіл накрито

opened = { $number ->
    [one] За столом { $number } гравець. Роздаємо карти.
    [few] За столом { $number } гравці. Роздаємо карти.
   *[other] За столом { $number } гравців. Роздаємо карти.
}
delegated = { $duty }: відтепер за це відповідає { $by ->
    [host] ведучий
   *[software] Omertà
}.
dealt = { player.begin }: { $role }.
dealt-you = Ваша карта: { $role }.
jumped = Починаємо звідси: { $phase } { $number }.
stacked = Насправді роздано: { $cards }.
turned = { player.begin } тепер: { $role }.
turned-you = Ваша карта перевернулася. Тепер на ній: { $role }.

## Ніч, для тих, хто не спить, і для ведучого

woken = Очі розплющено: { players }.
woken-you = Ви розплющили очі. Більше ніхто не прокинувся.
woken-you-with = Ви розплющили очі. З вами: { players }.
numbered = { player.begin }: номер { $number }.
numbered-you = Ваш номер — { $number }. Запам'ятайте: за ним вас і покличуть.
hindered = { player.begin } бачить знак: зараз нічого не вийде.
hindered-you = Зараз у вас нічого не вийде. Заплющте очі.
pointed = { other.begin } вказує на { players.acc }.
pointed-how = { other.begin } вказує на { players.acc } ({ $deed }).
pointed-pass = { other.begin } пропускає.
pointed-bare = { other.begin }: { $deed }.
pointed-you = Ваш вибір: { players } ({ $deed }).
pointed-you-pass = Ваш вибір: нікого.
pointed-you-bare = Ваш вибір: { $deed }.
chance = За { other.acc } обрав випадок: { players } ({ $deed }).
chance-bare = За { other.acc } обрав випадок: { $deed }.
chance-you = Час сплив. За вас обрав випадок: { players } ({ $deed }).
chance-you-bare = Час сплив. За вас обрав випадок: { $deed }.
agreed = { $name }: вибір зроблено, { players }.
agreed-pass = { $name }: нікого не обрано.
pressed = Голоси поділилися порівну: { players }. З них обирає { other }.
pressed-you = Голоси поділилися порівну: { players }. З них обираєте ви.
acted = { $name }, { $actors }: { $line }.
acted-none = { $name }, { $actors }: нікого.
answered = Відповідь { player.dat }: { $answer }
answer-waits = Показати { player.dat }: { $answer }
answer-shown = Показано { player.dat }: { $answer }
answer-role = Карта { player.gen }: { $role }.
answer-side-yes = Так. { player.begin } на боці { $side }.
answer-side-no = Ні. { player.begin } не на боці { $side }.
answer-kind-yes = Так. { player.begin } — { $kind }.
answer-kind-no = Ні. { player.begin } — не { $kind }.
answer-post-yes = Кивок. { player.begin } — { $kind }.
answer-post-no = Ведучий заперечно хитає головою. { player.begin } — не { $kind }.
answer-attacker-yes = Кивок. Від { player.gen } тхне кров'ю: був замах.
answer-attacker-no = Ведучий заперечно хитає головою. Від { player.gen } кров'ю не тхне.
answer-yes = Так.
answer-no = Ні.
answer-same = { players } — на одному боці.
answer-different = { players } — по різні боки.
answer-none = Цієї ночі відповіді немає.
sign-yes = так
sign-no = ні
sign-same = одна сторона
sign-different = різні сторони
sign-none = без відповіді
sign-unknown = не знаю
signs = Знаками розмовляють { players }. На все у вас { $time }.
signs-you = Перед вами { players }. Розмовляйте знаками: місце, карта, так, ні, не знаю. У вас { $time }, і ані звуку.
signed = { player.begin } показує: { $sign }.
signed-you = Ваш знак: { $sign }.
signal-seat = { player }
signal-seat-and = { player }, { $value }
signs-closed = Розмову знаками закінчено.
met = { player.begin } бачить { other.acc }: { $role }.
met-you = Розплющте очі. Перед вами { other }: { $role }.
granted = { $name }: ще один постріл.
granted-you = Маєте ще один постріл. Домовтеся знову, без жодного звуку.
lingered = { $name }: другого пострілу немає. Його час спливає.
imposed = { player.begin }: { $mark }. Справа рук { other.gen }.
spent = { $name }: допомогу { player.dat } вичерпано.
spent-you = Вашу допомогу { player.dat } в цій грі вичерпано.
struck-dies = Постріл { $call }: { player } гине.
struck-spared = Постріл { $call }: { player.acc } куля не бере.
struck-shielded = Постріл { $call }: { player.acc } захищає { other }.
struck-covered = Постріл { $call } у { player.acc } бере на себе { other }.
struck-ambushed = Постріл { $call }: { player } чекає в засідці.
struck-bound-dies = Одна доля на двох ({ $name }): гине й { player }.
struck-bound-shielded = Одна доля на двох ({ $name }): { player.acc } захищає { other }.

## Ранок

died = { $gender ->
    [f] До ранку не дожила { $named }.
    [m] До ранку не дожив { $named }.
   *[none] Ранок настав без { player.gen }.
}
    .v2 = Місто втратило { player.acc }.
    .v3 = { player.begin } більше не з нами.
    .v4 = Сьогодні ми прощаємося з { player.ins }.
saved = { $gender ->
    [f] Цієї ночі вціліла { $named }: її врятовано.
    [m] Цієї ночі вцілів { $named }: його врятовано.
   *[none] Уночі врятовано { player.acc }.
}
visited = { $gender ->
    [f] Уночі { $named } приймала гостей: { $visitors }.
    [m] Уночі { $named } приймав гостей: { $visitors }.
   *[none] Уночі до { player.gen } приходили: { $visitors }.
}
visited-nobody = { $gender ->
    [f] Уночі { $named } гостей не приймала.
    [m] Уночі { $named } гостей не приймав.
   *[none] Уночі до { player.gen } ніхто не приходив.
}
announced = Усім слід знати: { player }, { $mark }.
announced-prisoner = { player.begin } у в'язниці: говорити можна, голосувати ні.
announced-silenced = { player.begin } сьогодні не голосує, але говорити може.
announced-led = Голос { player.gen } сьогодні в чужих руках.
freed = Позначку «{ $mark }» знято: { player }.
freed-prisoner = В'язницю відчинено. { player.begin } на волі.
freed-silenced = { player.begin } знову голосує.
freed-led = Голос { player.gen } знову вільний.

## Обговорення

talk-discussion = Радьтеся. На все у вас { $time }.
    .v2 = Слово має місто. У вас { $time }.
    .v3 = Місто шукає винних. На все у вас { $time }.
    .v4 = Починаймо обговорення. У вас { $time }.
talk-names = Радьтеся. Висувайте, кого підозрюєте. На все у вас { $time }.
    .v2 = Слово має місто. Висувайте, кого підозрюєте. У вас { $time }.
    .v3 = Місто шукає винних. Чекаю на кандидатури. На все у вас { $time }.
    .v4 = Починаймо обговорення. Висувати можна відразу. У вас { $time }.
talk-more-talk = Поки що нічого не вирішено. Слово знову мають усі. На все у вас { $time }.
talk-circle = Цього разу висунути можна лише { players.acc }.
talk-warning = Обговорення добігає кінця. Ще { $time }.
talk-closed-discussion = Досить розмов.
    .v2 = Обговорення скінчено.
    .v3 = Усе сказано.
    .v4 = Тепер тиша.
talk-closed-more-talk = Досить розмов.
    .v2 = Обговорення скінчено.
    .v3 = Усе сказано.
    .v4 = Тепер тиша.
talk-closed-speech = Дякую.
talk-closed = Дякую.
    .v2 = Дякуємо.
    .v3 = Ідемо далі.
started = Починає { player }.
rolled = На кубику { $face }: { $variant }.
rolled-ordinary = звичайне голосування
readied = { $gender ->
    [f] { $named } сказала все.
    [m] { $named } сказав усе.
   *[none] { player.begin } більше нічого не додасть.
}
prolonged = Обговорення триває. Ще { $time }.
claimed-role = { player.begin } називає { other.acc } { $role }.
claimed-suspect = { player.begin } підозрює { other.acc }.
    .v2 = { player.begin } не вірить { other.dat }.
    .v3 = { player.begin } придивляється до { other.gen }.
    .v4 = На думку { player.gen }, { other } щось приховує.
    .v5 = { player.begin } скоса зиркає на { other.acc }.
claimed-suspect-family = { player.begin } підозрює { other.acc }.
    .v2 = { player.begin } відсуває стілець подалі від { other.gen }.
    .v3 = { player.begin } не вірить { other.dat }.
    .v4 = На думку { player.gen }, { other } щось приховує.
    .v5 = { player.begin } придивляється до { other.gen }.
    .v6 = { player.begin } не передасть { other.dat } солі.
claimed-suspect-offscreen = { player.begin } підозрює { other.acc }.
    .v2 = На думку { player.gen }, { other } переграє.
    .v3 = { player.begin } не вірить { other.dat }.
    .v4 = { player.begin } скоса зиркає на { other.acc }.
    .v5 = { player.begin } не вірить жодній репліці { other.gen }.
    .v6 = На думку { player.gen }, { other } грає не ту роль.
claimed-suspect-chicago = { player.begin } підозрює { other.acc }.
    .v2 = { player.begin } не вірить { other.dat }.
    .v3 = { $gender ->
        [f] { $named } старого «форда» в { other.gen } не купила б.
        [m] { $named } старого «форда» в { other.gen } не купив би.
       *[none] { player.begin } старого «форда» в { other.gen } не купить.
    }
    .v4 = На думку { player.gen }, { other } щось приховує.
    .v5 = { player.begin } не зводить очей із { other.gen }.
    .v6 = { player.begin } тримається подалі від { other.gen }.
claimed-suspect-vendetta = { player.begin } підозрює { other.acc }.
    .v2 = { player.begin } не подає { other.dat } руки.
    .v3 = { player.begin } не вірить { other.dat }.
    .v4 = На думку { player.gen }, { other } щось приховує.
    .v5 = { player.begin } зиркає на { other.acc } поверх келиха.
    .v6 = { player.begin } не п'є за здоров'я { other.gen }.
claimed-other = { player.begin } говорить про { other.acc }.

## Голосування

vote-opened = Голосуємо. На голосування висунуто: { players }.
    .v2 = Час голосувати. Кандидатури такі: { players }.
    .v3 = До справи, голосуємо. У списку: { players }.
    .v4 = Переходимо до голосування. У списку: { players }.
vote-again = Усе голосування спочатку. У списку: { players }.
ask-opened = Час назвати підозрюваних. Хто кого висуває?
    .v2 = Чекаю на кандидатури. Хто кого висуває?
    .v3 = Кого висуваємо?
named = { player.begin } висуває { other.acc }.
    .v2 = { player.begin } додає до списку { other.acc }.
    .v3 = { player.begin } висуває на голосування { other.acc }.
named-too = { player.begin } теж висуває { other.acc }.
    .v2 = { player.begin } також висуває { other.acc }.
    .v3 = { player.begin } теж проти { other.gen }.
named-self = { player.begin } висуває себе.
refrained = { player.begin } не називає нікого.
ask-closed = Кандидатур більше немає.
count-recount = Голосуємо знову, обираємо лише з-поміж них.
count-confirm = Виносимо вирок. Обрати можна будь-кого.
    .v2 = Тепер вирок. Голосувати можна проти кого завгодно.
    .v3 = Кому вирок? Голосувати можна проти будь-кого за столом.
count-confirm-recount = Вирок виносимо ще раз: обираємо лише з-поміж них.
count-by-candidate = Хто проти { player.gen } — руки вгору.
    .v2 = Хто проти { player.gen }?
    .v3 = Проти { player.gen } — хто?
count-at-once = На рахунок три кожен указує на одного. Раз, два, три.
    .v2 = Укажіть на одного, усі разом, на рахунок три. Раз, два, три.
    .v3 = Готові? На рахунок три вкажіть на одного. Раз, два, три.
count-in-turn = По колу, один за одним, кожен називає одного.
    .v2 = Голосуємо по колу: кожен називає одного.
    .v3 = Один за одним, по колу: назвіть одного.
count-sentence = Вирок { player.dat }: за чи проти?
count-proposal = { $count ->
    [1] { player.begin }: засудити чи пощадити?
   *[other] Голосів порівну: { players }. Засудити разом чи разом пощадити?
}
count-roses = Кожен дарує дві троянди двом іншим: чорну — підозрюваному, червону — тому, кому вірить.
count-office = Зараз нікого не засуджують: обираємо на почесне місце. На рахунок три кожен указує на одного. Раз, два, три.
count-arbiter = Кого оберете зараз, той і вирішить за всіх. На рахунок три кожен указує на одного. Раз, два, три.
count-place = Зараз нікого не засуджують: обираємо того, кому довіримо владу. На рахунок три кожен указує на одного. Раз, два, три.
count-secret = Заплющте очі. Голосуйте піднятою рукою, мовчки.
voted = { player.begin } голосує проти { other.gen }.
voted-nobody = { player.begin } утримується.
voted-against = { player.begin } голосує проти вироку.
voted-for = { player.begin } голосує за вирок.
voted-you = Ваш голос: проти { other.gen }.
voted-you-nobody = Ваш голос: ні проти кого.
voted-you-against = Ваш голос: проти вироку.
voted-you-for = Ваш голос: за вирок.
entered = Від { player.gen } голосу не дочекалися. Ведучий вписує його: проти { other.gen }.
entered-nobody = Від { player.gen } голосу не дочекалися. Ведучий нічого не вписує.
entered-against = Від { player.gen } голосу не дочекалися. Ведучий вписує його: проти вироку.
entered-for = Від { player.gen } голосу не дочекалися. Ведучий вписує його: за вирок.
entered-you = Вашого голосу не дочекалися. Ведучий вписує його: проти { other.gen }.
entered-you-nobody = Вашого голосу не дочекалися. Ведучий нічого не вписує.
entered-you-against = Вашого голосу не дочекалися. Ведучий вписує його: проти вироку.
entered-you-for = Вашого голосу не дочекалися. Ведучий вписує його: за вирок.
rose-black = { player.begin } дарує чорну троянду { other.dat }.
rose-black-you = Ваша чорна троянда: { other.dat }.
rose-red = { player.begin } дарує червону троянду { other.dat }.
rose-red-you = Ваша червона троянда: { other.dat }.
handed = { player.begin } віддає свій голос { other.dat }.
handed-you = Ваш голос тепер у руках { other.gen }.
polled = Руки піднято.
instructed = Рука { player.gen } підіймається проти { other.gen }.
instructed-nobody = Рука { player.gen } не підіймається.
instructed-against = Рука { player.gen } підіймається проти вироку.
instructed-for = Рука { player.gen } підіймається за вирок.
instructed-you = Вашу руку сьогодні ведуть: вона підіймається проти { other.gen }.
instructed-you-nobody = Вашу руку сьогодні ведуть: вона не підіймається.
instructed-you-against = Вашу руку сьогодні ведуть: вона підіймається проти вироку.
instructed-you-for = Вашу руку сьогодні ведуть: вона підіймається за вирок.
against-whom = Проти { player.gen }
hands = { $number ->
    [0] { against-whom }: жодної руки.
    [1] { against-whom }: одна рука.
    [2] { against-whom }: дві руки.
    [one] { against-whom }: { $number } рука.
    [few] { against-whom }: { $number } руки.
   *[other] { against-whom }: { $number } рук.
}
    .v2 = { $number ->
        [0] Жодної руки проти { player.gen }.
        [1] Одна рука проти { player.gen }.
        [2] Дві руки проти { player.gen }.
        [one] Проти { player.gen } піднялася { $number } рука.
        [few] Проти { player.gen } піднялися { $number } руки.
       *[other] Проти { player.gen } піднялося { $number } рук.
    }
counted = Підрахунок: { $votes }.
    .v2 = Підсумок такий: { $votes }.
    .v3 = Голоси полічено: { $votes }.
    .v4 = Ось що вийшло: { $votes }.
counted-alone = Вибору немає: { $votes }.
    .v2 = Ім'я одне, вибору немає: { $votes }.
counted-one = { player } — { $number }
counted-first = { $number ->
    [one] { player } — { $number } голос
    [few] { player } — { $number } голоси
   *[other] { player } — { $number } голосів
}
counted-rose = { player } — { $number } (чорних { $black }, червоних { $red })
counted-nobody = Підрахунок: жодного голосу.
    .v2 = Голоси полічено: жодного голосу.
    .v3 = Голосів немає.
counted-roses-nobody = Жодної чорної троянди не подаровано.
counted-secret = Розплющте очі.
votes-half = { $number },5
counted-sentence = За вирок: { $number }. Проти: { $against }.
counted-proposal = Засудити: { $number }. Пощадити: { $against }.
counted-proposal-chicago = За ґрати: { $number }. На волю: { $against }.
counted-proposal-vendetta = Стратити: { $number }. Помилувати: { $against }.
result-held = Підсумок уже є, та його ще не названо. На роздуми { $time }. Хто хоче втрутитися, нехай робить це зараз.
let-be = { player.begin } не втручається.
stepped-in = { player.begin } відкриває карту: { $role }. Голосування скасовано, { $gender ->
    [f] вирішувати їй.
    [m] вирішувати йому.
   *[none] вирішує хтось один.
}
stepped-in-you = Ви відкриваєте карту: { $role }. Голосування скасовано, вирішувати вам.
decision-step-in = { other.begin } вирішує за всіх: піде хтось один або ніхто. На роздуми { $time }.
decision-step-in-you = Вирішуєте лише ви: піде хтось один або ніхто. У вас { $time }.
decision-arbiter = Кому піти, вирішує лише { other }. На роздуми { $time }.
decision-arbiter-you = Кому піти, вирішуєте лише ви. У вас { $time }.
decision-avenge = { $other_gender ->
    [f] Іде { $other_named }, та не сама.
    [m] Іде { $other_named }, та не сам.
   *[none] Іде { other }, та не на самоті.
} Слідом піде хтось із них: { players }. На вибір { $time }.
decision-avenge-you = Ви йдете не на самоті. Назвіть, хто піде з вами: { players }. У вас { $time }.
decision-heir = { other.begin } називає наступника. На роздуми { $time }.
decision-heir-you = Назвіть наступника. У вас { $time }.
decided-step-in = { $gender ->
    [f] { $named } вирішила: піде { other }.
    [m] { $named } вирішив: піде { other }.
   *[none] Рішення { player.gen }: піде { other }.
}
decided-arbiter = { $gender ->
    [f] { $named } вирішила: піде { other }.
    [m] { $named } вирішив: піде { other }.
   *[none] Рішення { player.gen }: піде { other }.
}
decided-avenge = { player.begin } забирає з собою { other.acc }.
decided-heir = { $other_gender ->
    [f] Наступниця { player.gen } — { other }.
    [m] Наступник { player.gen } — { other }.
   *[none] { player.begin } лишає своє місце { other.dat }.
}
decided-nobody = { $gender ->
    [f] { $named } вирішила: не піде ніхто.
    [m] { $named } вирішив: не піде ніхто.
   *[none] Рішення { player.gen }: не піде ніхто.
}
lapsed = Час сплив. { player.begin } не називає нікого.
lapsed-avenge = Час сплив. На самоті йде { player }.
lapsed-heir = Час сплив. Без наступника йде { player }.
tied = Голосів порівну: { players }.
    .v2 = Рахунок рівний: { players }.
    .v3 = Терези стоять рівно: { players }.
tied-recount = Голосів порівну: { players }. Поки що нічого не вирішено.
    .v2 = Рахунок рівний: { players }. Крапку ще не поставлено.
    .v3 = Терези стоять рівно: { players }. Отже, ще раз.
tied-speak = Голосів порівну: { players }. Вирішувати рано.
    .v2 = Рахунок рівний: { players }. Суперечку не скінчено.
    .v3 = Терези стоять рівно: { players }. Крапку ставити рано.
lot = Жереб падає на { player.acc }.
lot-final = Хтось мусить піти. Жереб падає на { player.acc }.
coin-heads = За і проти порівну, вирішує монета. Орел: вирок у силі, ідуть { players }.
coin-tails = За і проти порівну, вирішує монета. Решка: вироку не буде, лишаються { players }.
elected-office = Почесне місце посідає { player }. { $gender ->
    [f] Її голос тепер важить більше.
    [m] Його голос тепер важить більше.
   *[none] Голос із цього місця тепер важить більше.
}
elected-arbiter = Стіл обрав: вирішуватиме лише { player }.
office-left = Почесне місце { player.gen } вільне. Стіл обере когось знову.
office-left-passes = Почесне місце { player.gen } вільне. Воно дістанеться наступникові.
accused = На лаві підсудних { player }.
    .v2 = Стіл указав на { player.acc }.
    .v3 = Обвинувачено { player.acc }.
sentenced = Вирок у силі: { player }.
all-sentenced = Вирок у силі: { players }.
cleared = З { player.gen } знято обвинувачення.
acquitted = { $gender ->
    [f] { $named } виправдана.
    [m] { $named } виправданий.
   *[none] З { player.gen } знято всі обвинувачення.
}
executed = Місто вирішило. Нас покидає { player }.
    .v2 = Вирок винесено. Нас покидає { player }.
    .v3 = Крапку поставлено. Із-за столу встає { player }.
    .v4 = Так тому й бути. Прощавайте, { player.voc }.
sent-out = З волі ведучого гру покидає { player }.
nobody-executed = Сьогодні нікого не страчують.
    .v2 = Вироку сьогодні не буде.
    .v3 = Місто розходиться ні з чим.
    .v4 = Сьогодні з-за столу не встає ніхто.

## Кінець і справи ведучого

host-lot = Жереб тягнули { players }.
host-changed = Відтепер гру веде { player }.
host-changed-you = Відтепер гру ведете ви. Усі карти для вас відкриті.
noticed = Лише для ведучого: умову перемоги виконано ({ $ending }), але за правилами цього столу гра триває.
noticed-lost = Лише для ведучого: умову перемоги ({ $ending }) більше не виконано.
draw-offered = Гра стоїть на місці. Ведучий може оголосити нічию.
draw-declared = Ведучий оголошує нічию.
ended-early = Ведучий припиняє гру: чим скінчиться, уже видно.
won = Гру закінчено. Перемогла сторона: { $side }.
won-town = Перемогло місто. Вікна можна не зачиняти.
    .v2 = Місто вистояло й перемогло. Тепер можна спати.
    .v3 = Перемога за містом. Боятися більше нема кого.
    .v4 = Місто перемогло. Дверей сьогодні не замикають.
won-mafia = Перемогла мафія. Місто тепер її.
    .v2 = Перемога за мафією. Решту ви й самі зрозуміли.
    .v3 = Мафія перемогла. Сперечатися пізно.
    .v4 = Місто мовчить. Перемогла мафія.
won-yakuza = Перемогла якудза. Місто вклоняється.
    .v2 = Перемога за якудзою. Чай подадуть тихо.
    .v3 = Якудза перемогла. Клинок знову в піхвах.
    .v4 = Місто змінило господаря. Перемогла якудза.
won-loner = Перемога за одинаком. Ділитися він не стане.
    .v2 = Переміг одинак. Решту не питали.
    .v3 = Одинак переміг. Оплесків не буде.
    .v4 = Місто дісталося одному. Переміг одинак.
won-draw = Не переміг ніхто. Місто лишається нічиїм.
    .v2 = Нічия. Вітати сьогодні нема кого.
    .v3 = Переможців немає. Буває й так.
    .v4 = Усі програли порівну. Не переміг ніхто.
won-town-family = Перемогло місто. Сьогодні вечеряють спокійно.
    .v2 = Місто перемогло. Мама знову співає на кухні.
    .v3 = Перемога за містом. Зайвих ножів на столі немає.
    .v4 = Стіл накрито, двері навстіж. Перемогло місто.
won-mafia-family = Перемогла мафія. Вечеря за її рахунок.
    .v2 = Мафія перемогла. Решту просять вийти з-за столу.
    .v3 = Перемога за мафією. Усе лишається в родині.
    .v4 = На чолі столу новий господар. Перемогла мафія.
won-yakuza-family = Перемогла якудза. Замість вина подають чай.
    .v2 = Якудза перемогла. Виделки можна прибрати.
    .v3 = Перемога за якудзою. Уклін господині.
    .v4 = За столом чужі порядки. Перемогла якудза.
won-loner-family = Переміг одинак. За столом він такий один.
    .v2 = Одинак переміг. Гостей він не кликав.
    .v3 = Перемога за одинаком. Хлібом він не поділиться.
    .v4 = Посуд митиме теж він. Переміг одинак.
won-draw-family = Не переміг ніхто. Кава вистигла.
    .v2 = Нічия. Родина розходиться мовчки.
    .v3 = Переможців немає. Мама гасить світло.
    .v4 = Посуд миють мовчки. Не переміг ніхто.
won-seats = Переможці: { players }.
card = { player }: { $role }
cards = Карти на стіл. { $cards }.
closed = Ведучий закриває.
timed-out = Час сплив.
proceeded = Ведучий іде далі.
overruled-dies = Ведучий вирішує: { player } гине.
overruled-lives = Ведучий вирішує: { player } живе.
overruled-mark = Ведучий вирішує: на { player.acc } лягає позначка «{ $value }».
overruled-unmark = Ведучий вирішує: { player } більше без позначки «{ $value }».
overruled-answer = Ведучий вирішує: відповідь буде «{ $value }».
overruled-convict = { $gender ->
    [f] Ведучий вирішує: { $named } засуджена.
    [m] Ведучий вирішує: { $named } засуджений.
   *[none] Ведучий вирішує: засуджено { player.acc }.
}
overruled-spare = { $gender ->
    [f] Ведучий вирішує: { $named } помилувана.
    [m] Ведучий вирішує: { $named } помилуваний.
   *[none] Ведучий вирішує: помилувано { player.acc }.
}
overruled-removed = Ведучий вирішує: з гри виходить { player }.
reason = Причина: { $reason }.
undone = Хід скасовано.
