# Що сталося: як чує стіл, як читає один гравець, як записує ведучий.

# Один гравець: на ім'я, якщо відомий його рід; `begin` стоїть на початку речення.
player = { $gender ->
    [f] { $named }
    [m] { $named }
   *[none] гравець { $who }
}
    .begin = { $gender ->
        [f] { $named }
        [m] { $named }
       *[none] Гравець { $who }
    }
other = { $other_gender ->
    [f] { $other_named }
    [m] { $other_named }
   *[none] гравець { $other }
}
    .begin = { $other_gender ->
        [f] { $other_named }
        [m] { $other_named }
       *[none] Гравець { $other }
    }
players = { $count ->
    [1] { player }
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
list-then = { $first }, потім { $second }
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
hindered = { $gender ->
    [f] { $named } бачить знак: зараз нічого не вийде.
    [m] { $named } бачить знак: зараз нічого не вийде.
   *[none] Гравцеві { $who } показано: зараз нічого не вийде.
}
hindered-you = Зараз у вас нічого не вийде. Заплющте очі.
pointed = { other.begin } вказує на { players.acc }.
pointed-how = { other.begin } вказує на { players.acc } ({ $deed }).
pointed-pass = { other.begin } пропускає.
pointed-bare = { other.begin }: { $deed }.
pointed-you = Ваш вибір: { players } ({ $deed }).
pointed-you-pass = Ваш вибір: нікого.
pointed-you-bare = Ваш вибір: { $deed }.
chance = За гравця { $other } обрав випадок: { players } ({ $deed }).
chance-bare = За гравця { $other } обрав випадок: { $deed }.
chance-you = Час вийшов. За вас обрав випадок: { players } ({ $deed }).
chance-you-bare = Час вийшов. За вас обрав випадок: { $deed }.
agreed = { $name }: вибір зроблено, { players }.
agreed-pass = { $name }: нікого не обрано.
pressed = Голоси поділилися порівну: { players }. З них обирає { other }.
pressed-you = Голоси поділилися порівну: { players }. З них обираєте ви.
acted = { $name }, { $actors }: { $line }.
acted-none = { $name }, { $actors }: нікого.
answered = Відповідь гравцеві { $who }: { $answer }
answer-waits = Показати гравцеві { $who }: { $answer }
answer-shown = Показано гравцеві { $who }: { $answer }
answer-role = { $gender ->
    [f] { $named }. Карта: { $role }.
    [m] { $named }. Карта: { $role }.
   *[none] Карта гравця { $who }: { $role }.
}
answer-side-yes = Так. { player.begin } на боці { $side }.
answer-side-no = Ні. { player.begin } не на боці { $side }.
answer-kind-yes = Так. { player.begin } — { $kind }.
answer-kind-no = Ні. { player.begin } — не { $kind }.
answer-post-yes = Кивок. { player.begin } — { $kind }.
answer-post-no = Ведучий хитає головою. { player.begin } — не { $kind }.
answer-attacker-yes = { $gender ->
    [f] Кивок. { $named } тхне кров'ю: був замах.
    [m] Кивок. { $named } тхне кров'ю: був замах.
   *[none] Кивок. Від гравця { $who } тхне кров'ю: був замах.
}
answer-attacker-no = { $gender ->
    [f] Ведучий хитає головою. { $named } кров'ю не тхне.
    [m] Ведучий хитає головою. { $named } кров'ю не тхне.
   *[none] Ведучий хитає головою. Від гравця { $who } кров'ю не тхне.
}
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
signed = { player.begin } показує: { $sign }.
signed-you = Ваш знак: { $sign }.
signal-seat = { player }
signal-seat-and = { player }, { $value }
signs-closed = Розмову знаками закінчено.
met = { player.begin } бачить гравця { $other }: { $role }.
met-you = Розплющте очі. Перед вами { other }: { $role }.
granted = { $name }: ще один постріл.
granted-you = Маєте ще один постріл. Домовтеся знову, без жодного звуку.
lingered = { $name }: другого пострілу немає. Його час спливає.
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

died = { $gender ->
    [f] До ранку не дожила { $named }.
    [m] До ранку не дожив { $named }.
   *[none] До ранку не дожив гравець { $who }.
}
died-card = { $gender ->
    [f] До ранку не дожила { $named }. Карта: { $role }.
    [m] До ранку не дожив { $named }. Карта: { $role }.
   *[none] До ранку не дожив гравець { $who }. Карта: { $role }.
}
saved = { $gender ->
    [f] Цієї ночі вціліла { $named }: її врятовано.
    [m] Цієї ночі вцілів { $named }: його врятовано.
   *[none] Уночі врятовано гравця { $who }.
}
visited = { $gender ->
    [f] Уночі { $named } приймала гостей: { $visitors }.
    [m] Уночі { $named } приймав гостей: { $visitors }.
   *[none] Уночі до гравця { $who } приходили: { $visitors }.
}
visited-nobody = { $gender ->
    [f] Уночі { $named } гостей не приймала.
    [m] Уночі { $named } гостей не приймав.
   *[none] Уночі до гравця { $who } ніхто не приходив.
}
announced = Столові слід знати: { player }, { $mark }.
announced-prisoner = { player.begin } у в'язниці: говорити можна, голосувати ні.
announced-silenced = { player.begin } сьогодні без голосу, але зі словом.
announced-led = { $gender ->
    [f] { $named } сьогодні не господиня власному голосу.
    [m] { $named } сьогодні не господар власному голосу.
   *[none] Голос гравця { $who } сьогодні в чужих руках.
}
freed = { $gender ->
    [f] { $named } вільна. Знято: { $mark }.
    [m] { $named } вільний. Знято: { $mark }.
   *[none] З гравця { $who } знято: { $mark }.
}
freed-prisoner = В'язницю відчинено. { player.begin } на волі.
freed-silenced = { player.begin } знову з голосом.
freed-led = { $gender ->
    [f] { $named } знову господиня власному голосу.
    [m] { $named } знову господар власному голосу.
   *[none] Голос гравця { $who } знову вільний.
}

## Розмова

talk-discussion = Слово має місто. Час: { $time }.
talk-names = Слово має місто. Можна висувати імена. Час: { $time }.
talk-tie-speech = Слово має { player }. Час: { $time }.
talk-defence = { player.begin } говорить на свій захист. Час: { $time }.
talk-last-word = { $gender ->
    [f] Останнє слово: { $named }. Час: { $time }.
    [m] Останнє слово: { $named }. Час: { $time }.
   *[none] Останнє слово гравця { $who }. Час: { $time }.
}
talk-other = { $count ->
    [1] Слово має { player }. Час: { $time }.
   *[other] Слово мають гравці { $who }. Час: { $time }.
}
talk-speech = Слово має { player }. Час: { $time }.
talk-more-talk = Поки нічого не вирішено. Слово знову мають усі. Час: { $time }.
talk-circle = Цього разу висунути можна лише цих: { players }.
talk-warning = Розмова добігає кінця. Лишилося часу: { $time }.
talk-closed-discussion = Розмову закінчено.
talk-closed-more-talk = Розмову закінчено.
talk-closed-speech = Дякую.
talk-closed = Дякую. Слово за ведучим.
speeches = { $gender ->
    [f] Слово йде по колу. Починає { $named }.
    [m] Слово йде по колу. Починає { $named }.
   *[none] Слово йде по колу, від гравця { $who }.
}
started = { $gender ->
    [f] Починає { $named }.
    [m] Починає { $named }.
   *[none] Починаємо з гравця { $who }.
}
rolled = На кубику { $face }: { $variant }.
rolled-ordinary = звичайне голосування
readied = { $gender ->
    [f] { $named } сказала все.
    [m] { $named } сказав усе.
   *[none] Гравцеві { $who } нема чого додати.
}
prolonged = Розмова триває. Ще { $time }.
claimed-role = { player.begin } називає гравця { $other } { $role }.
claimed-role-self = { player.begin } називає себе { $role }.
claimed-learned = { $other_gender ->
    [f] { player.begin } розповідає. { $other_named }: { $value }.
    [m] { player.begin } розповідає. { $other_named }: { $value }.
   *[none] { player.begin } розповідає про гравця { $other }: { $value }.
}
claimed-suspect = { $other_gender ->
    [f] { player.begin }: під підозрою { $other_named }.
    [m] { player.begin }: під підозрою { $other_named }.
   *[none] { player.begin } підозрює гравця { $other }.
}
claimed-trust = { $other_gender ->
    [f] { player.begin }: { $other_named } поза підозрою.
    [m] { player.begin }: { $other_named } поза підозрою.
   *[none] { player.begin } вірить гравцеві { $other }.
}
claimed-other = { player.begin } говорить про гравця { $other }.

## Голосування

vote-opened = Голосуємо. На голосуванні: { players }.
vote-again = Усе голосування спочатку. У списку: { players }.
ask-opened = Ведучий питає імена. Хто кого висуває?
named = { $other_gender ->
    [f] { player.begin } висуває: { $other_named }.
    [m] { player.begin } висуває: { $other_named }.
   *[none] { player.begin } висуває гравця { $other }.
}
named-self = { player.begin } висуває себе.
refrained = { player.begin } не називає нікого.
ask-closed = Імен більше немає.
count-recount = Голосуємо знову. Обираємо з цих: { players }.
count-confirm = Друге голосування, по всьому столу.
count-confirm-recount = Про вирок голосуємо знову. Обираємо з цих: { players }.
count-by-candidate = { $gender ->
    [f] { $named }. Хто проти? Руки.
    [m] { $named }. Хто проти? Руки.
   *[none] Хто проти гравця { $who }? Руки.
}
count-at-once = За моїм словом кожен вкаже на одного.
count-in-turn = По колу, один за одним, кожен називає одного.
count-sentence = { $gender ->
    [f] { $named }. Вирок: за чи проти?
    [m] { $named }. Вирок: за чи проти?
   *[none] Вирок гравцеві { $who }: за чи проти?
}
count-proposal = { $count ->
    [1] { player.begin }: засудити чи пощадити?
   *[other] Гравці { $who }, усі разом: засудити чи пощадити?
}
count-roses = Кожен дарує дві троянди двом іншим: чорну — підозрюваному, червону — тому, кому вірить.
count-office = Зараз нікого не засуджують: обираємо на почесне місце. За моїм словом кожен вкаже на одного.
count-arbiter = Кого оберете зараз, той і вирішить за всіх. За моїм словом кожен вкаже на одного.
count-place = Зараз нікого не засуджують: обираємо того, кому довіримо владу. За моїм словом кожен вкаже на одного.
count-secret = Заплющте очі. Голосуйте піднятою рукою, і ані звуку.
voted = { $other_gender ->
    [f] { player.begin } голосує проти: { $other_named }.
    [m] { player.begin } голосує проти: { $other_named }.
   *[none] { player.begin } голосує проти гравця { $other }.
}
voted-nobody = { player.begin } утримується.
voted-against = { player.begin } голосує проти вироку.
voted-for = { player.begin } голосує за вирок.
voted-you = Ваш голос: проти гравця { $other }.
voted-you-nobody = Ваш голос: ні проти кого.
voted-you-against = Ваш голос: проти вироку.
voted-you-for = Ваш голос: за вирок.
entered = { $gender ->
    [f] { $named } не віддала голосу. Ведучий вписує його: проти гравця { $other }.
    [m] { $named } не віддав голосу. Ведучий вписує його: проти гравця { $other }.
   *[none] За гравця { $who } голос вписує ведучий: проти гравця { $other }.
}
entered-nobody = { $gender ->
    [f] { $named } не віддала голосу. Ведучий нічого не вписує.
    [m] { $named } не віддав голосу. Ведучий нічого не вписує.
   *[none] За гравця { $who } ведучий не вписує нічого.
}
entered-against = { $gender ->
    [f] { $named } не віддала голосу. Ведучий вписує його: проти вироку.
    [m] { $named } не віддав голосу. Ведучий вписує його: проти вироку.
   *[none] За гравця { $who } голос вписує ведучий: проти вироку.
}
entered-for = { $gender ->
    [f] { $named } не віддала голосу. Ведучий вписує його: за вирок.
    [m] { $named } не віддав голосу. Ведучий вписує його: за вирок.
   *[none] За гравця { $who } голос вписує ведучий: за вирок.
}
entered-you = Вашого голосу не дочекалися. Ведучий вписує його: проти гравця { $other }.
entered-you-nobody = Вашого голосу не дочекалися. Ведучий нічого не вписує.
entered-you-against = Вашого голосу не дочекалися. Ведучий вписує його: проти вироку.
entered-you-for = Вашого голосу не дочекалися. Ведучий вписує його: за вирок.
rose-black = { player.begin } дарує чорну троянду гравцеві { $other }.
rose-black-you = Ваша чорна троянда — гравцеві { $other }.
rose-red = { player.begin } дарує червону троянду гравцеві { $other }.
rose-red-you = Ваша червона троянда — гравцеві { $other }.
handed = { player.begin } віддає свій голос гравцеві { $other }.
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
against-whom = { $gender ->
    [f] { $named }, проти
    [m] { $named }, проти
   *[none] Проти гравця { $who }
}
hands = { $number ->
    [0] { against-whom }: жодної руки.
    [one] { against-whom }: { $number } рука.
    [few] { against-whom }: { $number } руки.
   *[other] { against-whom }: { $number } рук.
}
counted = Підрахунок: { $votes }.
counted-one = { player } — { $number }
counted-rose = { player } — { $number } (чорних { $black }, червоних { $red })
counted-nobody = Підрахунок: жодного голосу.
counted-roses-nobody = Жодної чорної троянди не подаровано.
counted-secret = Розплющте очі.
votes-half = { $number },5
counted-sentence = За вирок: { $number }. Проти: { $against }.
result-held = Підсумок готовий, але ще не названий. Час: { $time }. Хто хоче втрутитися, нехай робить це зараз.
let-be = { player.begin } не втручається.
stepped-in = { player.begin } відкриває карту: { $role }. Голосування скасовано, { $gender ->
    [f] вирішувати їй.
    [m] вирішувати йому.
   *[none] вирішує хтось один.
}
stepped-in-you = Ви відкриваєте карту: { $role }. Голосування скасовано, вирішувати вам.
decision-step-in = { $other_gender ->
    [f] { $other_named } вирішує сама
    [m] { $other_named } вирішує сам
   *[none] Гравець { $other } вирішує сам
}: піде хтось один або ніхто. Час: { $time }.
decision-step-in-you = Вирішуєте лише ви: піде хтось один або ніхто. Час: { $time }.
decision-arbiter = Кому піти, вирішує лише { other }. Час: { $time }.
decision-arbiter-you = Кому піти, вирішуєте лише ви. Час: { $time }.
decision-avenge = { $other_gender ->
    [f] { $other_named } іде не сама.
    [m] { $other_named } іде не сам.
   *[none] Гравець { $other } іде не сам.
} Слідом піде хтось із цих: { players }. Час: { $time }.
decision-avenge-you = Ви йдете не на самоті. Назвіть одного з цих: { players }. Час: { $time }.
decision-heir = { other.begin } називає наступника. Час: { $time }.
decision-heir-you = Назвіть наступника. Час: { $time }.
decided-step-in = { $gender ->
    [f] { $named } вирішила: { other }.
    [m] { $named } вирішив: { other }.
   *[none] Рішення гравця { $who }: { other }.
}
decided-arbiter = { $gender ->
    [f] { $named } вирішила: { other }.
    [m] { $named } вирішив: { other }.
   *[none] Рішення гравця { $who }: { other }.
}
decided-avenge = { player.begin } забирає з собою гравця { $other }.
decided-heir = { $other_gender ->
    [f] { $gender ->
        [f] { $named } називає наступницю: { $other_named }.
        [m] { $named } називає наступницю: { $other_named }.
       *[none] Наступниця гравця { $who } — { $other_named }.
    }
    [m] { $gender ->
        [f] { $named } називає наступника: { $other_named }.
        [m] { $named } називає наступника: { $other_named }.
       *[none] Наступник гравця { $who } — { other }.
    }
   *[none] { $gender ->
        [f] { $named } називає наступника: { other }.
        [m] { $named } називає наступника: { other }.
       *[none] Наступник гравця { $who } — { other }.
    }
}
decided-nobody = { $gender ->
    [f] { $named } вирішила: ніхто.
    [m] { $named } вирішив: ніхто.
   *[none] Рішення гравця { $who }: ніхто.
}
lapsed = Час вийшов. { $gender ->
    [f] { $named } не назвала нікого.
    [m] { $named } не назвав нікого.
   *[none] Гравець { $who } не назвав нікого.
}
lapsed-avenge = Час вийшов. { player.begin } йде на самоті.
lapsed-heir = Час вийшов. { player.begin } йде без наступника.
tied = Голосів порівну: { players }.
tied-recount = Голосів порівну: { players }. Голосуємо знову, тільки між ними.
tied-speak = Голосів порівну: { players }. Кожному слово, потім голосуємо знову, тільки між ними.
lot = { $gender ->
    [f] Жереб кинуто: { $named }.
    [m] Жереб кинуто: { $named }.
   *[none] Жереб упав на гравця { $who }.
}
lot-final = Хтось мусить піти. { $gender ->
    [f] Жереб кинуто: { $named }.
    [m] Жереб кинуто: { $named }.
   *[none] Жереб упав на гравця { $who }.
}
coin-heads = На монеті орел. Вирок: { players }.
coin-tails = На монеті решка. Вироку немає: { players }.
elected-office = Почесне місце посідає { player }, і голос { $gender ->
    [f] її тепер важить більше.
    [m] його тепер важить більше.
   *[none] його тепер важить більше.
}
elected-arbiter = Стіл обрав: вирішуватиме лише { player }.
office-left = { $gender ->
    [f] { $named } більше не на почесному місці. Стіл обере когось знову.
    [m] { $named } більше не на почесному місці. Стіл обере когось знову.
   *[none] Почесне місце гравця { $who } вільне. Стіл обере когось знову.
}
office-left-passes = { $gender ->
    [f] { $named } більше не на почесному місці. Воно дістанеться наступникові.
    [m] { $named } більше не на почесному місці. Воно дістанеться наступникові.
   *[none] Почесне місце гравця { $who } вільне. Воно дістанеться наступникові.
}
accused = { $gender ->
    [f] Під звинуваченням { $named }.
    [m] Під звинуваченням { $named }.
   *[none] Стіл вказує на гравця { $who }.
}
sentenced = Вирок чинний: { player }.
all-sentenced = Вирок чинний: { players }.
cleared = { $gender ->
    [f] { $named } більше не під звинуваченням.
    [m] { $named } більше не під звинуваченням.
   *[none] З гравця { $who } знято звинувачення.
}
acquitted = { $gender ->
    [f] { $named } виправдана.
    [m] { $named } виправданий.
   *[none] Гравця { $who } виправдано.
}
executed = З волі столу гру покидає { player }.
executed-card = З волі столу гру покидає { player }. Карта: { $role }.
sent-out = { $gender ->
    [f] За словом ведучого гру залишає { $named }.
    [m] За словом ведучого гру залишає { $named }.
   *[none] Ведучий виводить із гри гравця { $who }.
}
sent-out-card = { $gender ->
    [f] За словом ведучого гру залишає { $named }. Карта: { $role }.
    [m] За словом ведучого гру залишає { $named }. Карта: { $role }.
   *[none] Ведучий виводить із гри гравця { $who }. Карта: { $role }.
}
nobody-executed = Сьогодні нікого не страчують.

## Кінець і справи ведучого

host-lot = Жереб тягнули { players }.
host-changed = Відтепер гру веде { player }.
host-changed-you = Відтепер гру ведете ви. Усі карти для вас відкриті.
noticed = Лише для ведучого: справдився рядок перемоги ({ $ending }), але тут за ним ніхто не виграє.
noticed-lost = Лише для ведучого: рядок перемоги ({ $ending }) більше не справджується.
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
overruled-dies = Ведучий вирішує: { player } гине.
overruled-lives = Ведучий вирішує: { player } живе.
overruled-mark = Ведучий вирішує: на гравцеві { $who } позначка «{ $value }».
overruled-unmark = Ведучий вирішує: з гравця { $who } знято позначку «{ $value }».
overruled-answer = Ведучий вирішує: відповідь буде «{ $value }».
overruled-convict = { $gender ->
    [f] Ведучий вирішує: { $named } засуджена.
    [m] Ведучий вирішує: { $named } засуджений.
   *[none] Ведучий вирішує: засуджено гравця { $who }.
}
overruled-spare = { $gender ->
    [f] Ведучий вирішує: { $named } помилувана.
    [m] Ведучий вирішує: { $named } помилуваний.
   *[none] Ведучий вирішує: помилувано гравця { $who }.
}
overruled-removed = Ведучий вирішує: з гри виходить { player }.
reason = Причина: { $reason }.
undone = Хід узято назад.
