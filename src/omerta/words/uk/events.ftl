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

## Ніч, для тих, хто не спить, і для ведучого

woken = Очі розплющено: { players }.
woken-you = Ви розплющили очі. Більше ніхто не прокинувся.
woken-you-with = Ви розплющили очі. З вами: { players }.
pointed = Гравець { $other } вказує на { players.acc }.
pointed-pass = Гравець { $other } пропускає.
pointed-you = Ваш вибір: { players } ({ $deed }).
pointed-you-pass = Ваш вибір: нікого.
agreed = { $name }: вибір зроблено, { players }.
agreed-pass = { $name }: нікого не обрано.
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

## Ранок

died = До ранку не дожив гравець { $who }.
died-card = До ранку не дожив гравець { $who }. Карта: { $role }.
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
talk-closed-discussion = Розмову закінчено.
talk-closed = Дякую. Слово за ведучим.
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
voted = Гравець { $who } голосує проти гравця { $other }.
voted-nobody = Гравець { $who } утримується.
voted-against = Гравець { $who } голосує проти вироку.
voted-you = Ваш голос: проти гравця { $other }.
voted-you-nobody = Ваш голос: ні проти кого.
voted-you-against = Ваш голос: проти вироку.
polled = Руки піднято.
instructed = Рука гравця { $who } підіймається проти гравця { $other }.
instructed-nobody = Рука гравця { $who } не підіймається.
instructed-against = Рука гравця { $who } йде проти вироку.
instructed-you = Вашу руку сьогодні ведуть: вона підіймається проти гравця { $other }.
instructed-you-nobody = Вашу руку сьогодні ведуть: вона не підіймається.
instructed-you-against = Вашу руку сьогодні ведуть: вона йде проти вироку.
hands = { $number ->
    [0] Проти гравця { $who }: жодної руки.
    [one] Проти гравця { $who }: { $number } рука.
    [few] Проти гравця { $who }: { $number } руки.
   *[other] Проти гравця { $who }: { $number } рук.
}
counted = Підрахунок: { $votes }.
counted-one = гравець { $who } — { $number }
counted-nobody = Підрахунок: жодного голосу.
counted-sentence = За вирок: { $number }. Проти: { $against }.
tied = Голосів порівну: { players }.
tied-recount = Голосів порівну: { players }. Голосуємо знову, тільки між ними.
tied-speak = Голосів порівну: { players }. Кожному слово, потім голосуємо знову, тільки між ними.
lot = Жереб упав на гравця { $who }.
accused = Стіл вказує на гравця { $who }.
sentenced = Вирок чинний: гравець { $who }.
cleared = З гравця { $who } знято звинувачення.
acquitted = Гравця { $who } виправдано.
executed = З волі столу гру покидає гравець { $who }.
executed-card = З волі столу гру покидає гравець { $who }. Карта: { $role }.
nobody-executed = Сьогодні нікого не страчують.

## Кінець і справи ведучого

host-changed = Відтепер гру веде гравець { $who }.
host-changed-you = Відтепер гру ведете ви. Усі карти для вас відкриті.
draw-offered = Гра стоїть на місці. Ведучий може оголосити нічию.
draw-declared = Ведучий оголошує нічию.
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
reason = Причина: { $reason }.
undone = Хід узято назад.
