# Що сталося: як чує стіл, як читає один гравець, як записує ведучий.

players = { $count ->
    [1] гравець { $who }
   *[other] гравці { $who }
}
    .gen = { $count ->
        [1] гравця { $who }
       *[other] гравців { $who }
    }
    .acc = { $count ->
        [1] гравця { $who }
       *[other] гравців { $who }
    }
    .dat = { $count ->
        [1] гравцеві { $who }
       *[other] гравцям { $who }
    }
    .ins = { $count ->
        [1] гравцем { $who }
       *[other] гравцями { $who }
    }
list-and = { $first } і { $last }
time-minutes = { $number ->
    [one] { $number } хвилина
    [few] { $number } хвилини
   *[other] { $number } хвилин
}
time-seconds = { $number ->
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
dealt = Гравець { $who }: { $role }.
dealt-you = Ваша карта: { $role }.
jumped = Починаємо звідси: { $phase } { $number }.
stacked = Насправді роздано: { $cards }.
turned = Гравець { $who } тепер: { $role }.
turned-you = Ваша карта перевернулася. Тепер на ній: { $role }.

## Ніч, для тих, хто не спить, і для ведучого

woken = Очі розплющено: { players }.
woken-you = Ви розплющили очі. Більше ніхто не прокинувся.
woken-you-with = Ви розплющили очі. З вами: { players }.
numbered = Гравець { $who }: номер { $number }.
numbered-you = Ваш номер — { $number }. Запам'ятайте: за ним вас і покличуть.
hindered = Гравцеві { $who } показано: зараз нічого не вийде.
hindered-you = Зараз у вас нічого не вийде. Заплющте очі.
pointed = Гравець { $other } вказує на { players.acc }.
pointed-how = Гравець { $other } вказує на { players.acc } ({ $deed }).
pointed-pass = Гравець { $other } пропускає.
pointed-bare = Гравець { $other }: { $deed }.
pointed-you = Ваш вибір: { players } ({ $deed }).
pointed-you-pass = Ваш вибір: нікого.
pointed-you-bare = Ваш вибір: { $deed }.
chance = За гравця { $other } обрав випадок: { players } ({ $deed }).
chance-bare = За гравця { $other } обрав випадок: { $deed }.
chance-you = Час вийшов. За вас обрав випадок: { players } ({ $deed }).
chance-you-bare = Час вийшов. За вас обрав випадок: { $deed }.
agreed = { $name }: вибір зроблено, { players }.
agreed-pass = { $name }: нікого не обрано.
pressed = Голоси поділилися порівну: { players }. З них обирає гравець { $other }.
pressed-you = Голоси поділилися порівну: { players }. З них обираєте ви.
acted = { $name }, { $actors }: { $line }.
acted-none = { $name }, { $actors }: нікого.
answered = Відповідь гравцеві { $who }: { $answer }
answer-waits = Показати гравцеві { $who }: { $answer }
answer-shown = Показано гравцеві { $who }: { $answer }
answer-role = Карта гравця { $who }: { $role }.
answer-side-yes = Так. Гравець { $who } на боці { $side }.
answer-side-no = Ні. Гравець { $who } не на боці { $side }.
answer-kind-yes = Так. Гравець { $who } — { $kind }.
answer-kind-no = Ні. Гравець { $who } — не { $kind }.
answer-post-yes = Кивок. Гравець { $who } — { $kind }.
answer-post-no = Ведучий хитає головою. Гравець { $who } — не { $kind }.
answer-attacker-yes = Кивок. Від гравця { $who } тхне кров'ю: був замах.
answer-attacker-no = Ведучий хитає головою. Від гравця { $who } кров'ю не тхне.
answer-yes = Так.
answer-no = Ні.
answer-same = { players } на одному боці.
answer-different = { players } на різних боках.
answer-none = Цієї ночі відповіді немає.
sign-yes = так
sign-no = ні
sign-same = один бік
sign-different = різні боки
sign-none = без відповіді
sign-unknown = не знаю
signs = Знаками розмовляють { players }. Час: { $time }.
signs-you = Перед вами { players }. Розмовляйте знаками: місце, карта, так, ні, не знаю. Час: { $time }, і ані звуку.
signed = Гравець { $who } показує: { $sign }.
signed-you = Ваш знак: { $sign }.
signal-seat = гравець { $who }
signal-seat-and = гравець { $who }, { $value }
signs-closed = Розмову знаками закінчено.
met = Гравець { $who } бачить гравця { $other }: { $role }.
met-you = Розплющте очі. Перед вами гравець { $other }: { $role }.
granted = { $name }: ще один постріл.
granted-you = Маєте ще один постріл. Домовтеся знову, без жодного звуку.
imposed = Гравець { $who }: { $mark }. Це зробив гравець { $other }.
spent = { $name }: допомогу гравцеві { $who } вичерпано.
spent-you = Вашу допомогу гравцеві { $who } в цій грі вичерпано.
struck-dies = Постріл { $call }: гравець { $who } гине.
struck-spared = Постріл { $call }: гравця { $who } він не бере.
struck-shielded = Постріл { $call }: гравця { $who } вберіг гравець { $other }.
struck-covered = Постріл { $call } у гравця { $who } бере на себе гравець { $other }.
struck-ambushed = Постріл { $call }: гравець { $who } чекав у засідці.
struck-bound-dies = Одна доля на двох ({ $name }): гине й гравець { $who }.
struck-bound-shielded = Одна доля на двох ({ $name }): гравця { $who } вберіг гравець { $other }.

## Ранок

died = До ранку не дожив гравець { $who }.
died-card = До ранку не дожив гравець { $who }. Карта: { $role }.
saved = Уночі врятовано гравця { $who }.
visited = Уночі до гравця { $who } приходили: { $visitors }.
visited-nobody = Уночі до гравця { $who } ніхто не приходив.
announced = Столові слід знати: гравець { $who }, { $mark }.
announced-prisoner = Гравець { $who } у в'язниці: говорити можна, голосувати ні.
announced-silenced = Гравець { $who } сьогодні без голосу, але зі словом.
announced-led = Голос гравця { $who } сьогодні в чужих руках.
freed = З гравця { $who } знято: { $mark }.
freed-prisoner = В'язницю відчинено. Гравець { $who } на волі.
freed-silenced = Гравець { $who } знову з голосом.
freed-led = Голос гравця { $who } знову вільний.

## Розмова

talk-discussion = Слово має місто. Час: { $time }.
talk-names = Слово має місто. Можна висувати імена. Час: { $time }.
talk-tie-speech = Слово має гравець { $who }. Час: { $time }.
talk-defence = Гравець { $who } говорить на свій захист. Час: { $time }.
talk-last-word = Останнє слово гравця { $who }. Час: { $time }.
talk-other = { $count ->
    [1] Слово має гравець { $who }. Час: { $time }.
   *[other] Слово мають гравці { $who }. Час: { $time }.
}
talk-speech = Слово має гравець { $who }. Час: { $time }.
talk-more-talk = Поки нічого не вирішено. Слово знову мають усі. Час: { $time }.
talk-circle = Цього разу висунути можна лише цих: { players }.
talk-warning = Розмова добігає кінця. Лишилося часу: { $time }.
talk-closed-discussion = Розмову закінчено.
talk-closed-more-talk = Розмову закінчено.
talk-closed-speech = Дякую.
talk-closed = Дякую. Слово за ведучим.
speeches = Слово йде по колу, від гравця { $who }.
started = Починаємо з гравця { $who }.
rolled = На кубику { $face }: { $variant }.
rolled-ordinary = звичайне голосування
readied = Гравцеві { $who } нема чого додати.
prolonged = Розмова триває. Ще { $time }.
claimed-role = Гравець { $who } називає гравця { $other } { $role }.
claimed-role-self = Гравець { $who } називає себе { $role }.
claimed-learned = Гравець { $who } розповідає про гравця { $other }: { $value }.
claimed-suspect = Гравець { $who } підозрює гравця { $other }.
claimed-trust = Гравець { $who } вірить гравцеві { $other }.
claimed-other = Гравець { $who } говорить про гравця { $other }.

## Голосування

vote-opened = Голосуємо. На голосуванні: { players }.
vote-again = Усе голосування спочатку. У списку: { players }.
ask-opened = Ведучий питає імена. Хто кого висуває?
named = Гравець { $who } висуває гравця { $other }.
named-self = Гравець { $who } висуває себе.
refrained = Гравець { $who } не називає нікого.
ask-closed = Імен більше немає.
count-recount = Голосуємо знову. Обираємо з цих: { players }.
count-confirm = Друге голосування, по всьому столу.
count-confirm-recount = Про вирок голосуємо знову. Обираємо з цих: { players }.
count-by-candidate = Хто проти гравця { $who }? Руки.
count-at-once = За моїм словом кожен вкаже на одного.
count-in-turn = По колу, один за одним, кожен називає одного.
count-sentence = Вирок гравцеві { $who }: за чи проти?
count-proposal = { $count ->
    [1] Гравець { $who }: засудити чи пощадити?
   *[other] Гравці { $who }, усі разом: засудити чи пощадити?
}
count-roses = Кожен дарує дві троянди двом іншим: чорну — підозрюваному, червону — тому, кому вірить.
count-office = Зараз нікого не засуджують: обираємо на почесне місце. За моїм словом кожен вкаже на одного.
count-arbiter = Кого оберете зараз, той і вирішить за всіх. За моїм словом кожен вкаже на одного.
count-place = Зараз нікого не засуджують: обираємо того, кому довіримо владу. За моїм словом кожен вкаже на одного.
count-secret = Заплющте очі. Голосуйте піднятою рукою, і ані звуку.
voted = Гравець { $who } голосує проти гравця { $other }.
voted-nobody = Гравець { $who } утримується.
voted-against = Гравець { $who } голосує проти вироку.
voted-for = Гравець { $who } голосує за вирок.
voted-you = Ваш голос: проти гравця { $other }.
voted-you-nobody = Ваш голос: ні проти кого.
voted-you-against = Ваш голос: проти вироку.
voted-you-for = Ваш голос: за вирок.
entered = За гравця { $who } голос вписує ведучий: проти гравця { $other }.
entered-nobody = За гравця { $who } ведучий не вписує нічого.
entered-against = За гравця { $who } голос вписує ведучий: проти вироку.
entered-for = За гравця { $who } голос вписує ведучий: за вирок.
entered-you = Вашого голосу не дочекалися. Ведучий вписує його: проти гравця { $other }.
entered-you-nobody = Вашого голосу не дочекалися. Ведучий нічого не вписує.
entered-you-against = Вашого голосу не дочекалися. Ведучий вписує його: проти вироку.
entered-you-for = Вашого голосу не дочекалися. Ведучий вписує його: за вирок.
rose-black = Гравець { $who } дарує чорну троянду гравцеві { $other }.
rose-black-you = Ваша чорна троянда — гравцеві { $other }.
rose-red = Гравець { $who } дарує червону троянду гравцеві { $other }.
rose-red-you = Ваша червона троянда — гравцеві { $other }.
handed = Гравець { $who } віддає свій голос гравцеві { $other }.
handed-you = Ваш голос тепер у руках гравця { $other }.
polled = Руки піднято.
instructed = Рука гравця { $who } підіймається проти гравця { $other }.
instructed-nobody = Рука гравця { $who } не підіймається.
instructed-against = Рука гравця { $who } йде проти вироку.
instructed-for = Рука гравця { $who } йде за вирок.
instructed-you = Вашу руку сьогодні ведуть: вона підіймається проти гравця { $other }.
instructed-you-nobody = Вашу руку сьогодні ведуть: вона не підіймається.
instructed-you-against = Вашу руку сьогодні ведуть: вона йде проти вироку.
instructed-you-for = Вашу руку сьогодні ведуть: вона йде за вирок.
hands = { $number ->
    [0] Проти гравця { $who }: жодної руки.
    [one] Проти гравця { $who }: { $number } рука.
    [few] Проти гравця { $who }: { $number } руки.
   *[other] Проти гравця { $who }: { $number } рук.
}
counted = Підрахунок: { $votes }.
counted-one = гравець { $who } — { $number }
counted-rose = гравець { $who } — { $number } (чорних { $black }, червоних { $red })
counted-nobody = Підрахунок: жодного голосу.
counted-roses-nobody = Жодної чорної троянди не подаровано.
counted-secret = Розплющте очі.
votes-half = { $number },5
counted-sentence = За вирок: { $number }. Проти: { $against }.
result-held = Підсумок готовий, але ще не названий. Час: { $time }. Хто хоче втрутитися, нехай робить це зараз.
let-be = Гравець { $who } не втручається.
stepped-in = Гравець { $who } відкриває карту: { $role }. Голосування скасовано, вирішує хтось один.
stepped-in-you = Ви відкриваєте карту: { $role }. Голосування скасовано, вирішувати вам.
decision-step-in = Гравець { $other } вирішує сам: піде хтось один або ніхто. Час: { $time }.
decision-step-in-you = Вирішуєте лише ви: піде хтось один або ніхто. Час: { $time }.
decision-arbiter = Кому піти, вирішує лише гравець { $other }. Час: { $time }.
decision-arbiter-you = Кому піти, вирішуєте лише ви. Час: { $time }.
decision-avenge = Гравець { $other } іде не сам. Слідом піде хтось із цих: { players }. Час: { $time }.
decision-avenge-you = Ви йдете не на самоті. Назвіть одного з цих: { players }. Час: { $time }.
decision-heir = Гравець { $other } називає наступника. Час: { $time }.
decision-heir-you = Назвіть наступника. Час: { $time }.
decided-step-in = Рішення гравця { $who }: гравець { $other }.
decided-arbiter = Рішення гравця { $who }: гравець { $other }.
decided-avenge = Гравець { $who } забирає з собою гравця { $other }.
decided-heir = Наступник гравця { $who } — гравець { $other }.
decided-nobody = Рішення гравця { $who }: ніхто.
lapsed = Час вийшов. Гравець { $who } не назвав нікого.
lapsed-avenge = Час вийшов. Гравець { $who } йде на самоті.
lapsed-heir = Час вийшов. Гравець { $who } йде без наступника.
tied = Голосів порівну: { players }.
tied-recount = Голосів порівну: { players }. Голосуємо знову, тільки між ними.
tied-speak = Голосів порівну: { players }. Кожному слово, потім голосуємо знову, тільки між ними.
lot = Жереб упав на гравця { $who }.
lot-final = Хтось мусить піти. Жереб упав на гравця { $who }.
coin-heads = На монеті орел. Вирок: { players }.
coin-tails = На монеті решка. Вироку немає: { players }.
elected-office = Почесне місце посідає гравець { $who }, і голос його тепер важить більше.
elected-arbiter = Стіл обрав: вирішуватиме лише гравець { $who }.
office-left = Почесне місце гравця { $who } вільне. Стіл обере когось знову.
office-left-passes = Почесне місце гравця { $who } вільне. Воно дістанеться наступникові.
accused = Стіл вказує на гравця { $who }.
sentenced = Вирок чинний: гравець { $who }.
all-sentenced = Вирок чинний: { players }.
cleared = З гравця { $who } знято звинувачення.
acquitted = Гравця { $who } виправдано.
executed = З волі столу гру покидає гравець { $who }.
executed-card = З волі столу гру покидає гравець { $who }. Карта: { $role }.
sent-out = Ведучий виводить із гри гравця { $who }.
sent-out-card = Ведучий виводить із гри гравця { $who }. Карта: { $role }.
nobody-executed = Сьогодні нікого не страчують.

## Кінець і справи ведучого

host-lot = Жереб тягнули { players }.
host-changed = Відтепер гру веде гравець { $who }.
host-changed-you = Відтепер гру ведете ви. Усі карти для вас відкриті.
noticed = Лише для ведучого: справдився рядок перемоги ({ $ending }), але тут за ним ніхто не виграє.
draw-offered = Гра стоїть на місці. Ведучий може оголосити нічию.
draw-declared = Ведучий оголошує нічию.
ended-early = Ведучий припиняє гру: чим скінчиться, уже видно.
won = Гру закінчено. Перемогла сторона: { $side }.
won-town = Гру закінчено. Перемогло місто.
won-mafia = Гру закінчено. Перемогла мафія.
won-yakuza = Гру закінчено. Перемогла якудза.
won-loner = Гру закінчено. Перемога за одинаком.
won-draw = Гру закінчено. Не переміг ніхто.
won-seats = Переможці: { players }.
card = гравець { $who }: { $role }
cards = Карти на стіл. { $cards }.
closed = Ведучий закриває.
timed-out = Час вийшов.
proceeded = Ведучий іде далі.
overruled-dies = Ведучий вирішує: гравець { $who } гине.
overruled-lives = Ведучий вирішує: гравець { $who } живе.
overruled-mark = Ведучий вирішує: на гравцеві { $who } позначка «{ $value }».
overruled-unmark = Ведучий вирішує: з гравця { $who } знято позначку «{ $value }».
overruled-answer = Ведучий вирішує: відповідь буде «{ $value }».
overruled-convict = Ведучий вирішує: засуджено гравця { $who }.
overruled-spare = Ведучий вирішує: помилувано гравця { $who }.
overruled-removed = Ведучий вирішує: з гри виходить гравець { $who }.
reason = Причина: { $reason }.
undone = Хід узято назад.
