# Що кажуть гравці дому й чому. { third } — про кого мова в доводі.
# Довід вимовляє той, хто говорить про { other.acc }; крапки наприкінці він не має.

third = { $third_nom }
    .begin = { $third_begin }
    .gen = { $third_gen }
    .acc = { $third_acc }
    .dat = { $third_dat }
    .ins = { $third_ins }

claimed-because = { $said }: «{ $reason }».

claimed-role-self = { $gender ->
        [f] { $named } запевняє, що її карта — { $card }.
        [m] { $named } запевняє, що його карта — { $card }.
       *[none] { player.begin } називає свою карту: { $card }.
    }
    .v2 = { player.begin } розкриває карту на словах: { $card }.
    .v3 = { player.begin } каже прямо: моя карта — { $card }.
    .v4 = { player.begin } хоче, щоб усі знали: тут сидить { $card }.
    .v5 = Ось карта { player.gen }, якщо вірити на слово: { $card }.
claimed-role-contest = { player.begin } перебиває { other.acc } і називає ту саму карту своєю: { $card }.
    .v2 = Ні, не { other }: { player } каже, що { $card } — тут.
    .v3 = Хтось із двох бреше: після { other.gen } ту саму карту називає { player }: { $card }.
    .v4 = { player.begin } сперечається: { $card } сидить не там, де { other }.
    .v5 = { player.begin } дивиться на { other.acc } і каже те саме: { $card }.

## Проти когось

because-suspect-voted-wrong = Голос проти { third.gen } був, а карту потім бачили всі
    .v2 = Рука проти { third.gen } піднялася, і даремно
    .v3 = Проти { third.gen } голосувати не було за що. А голос був
    .v4 = Хто голосує проти таких, як { third }, той мені не друг
    .v5 = Із { third.ins } цей голос схибив. Я таке пам'ятаю
because-suspect-spared = Проти { third.gen } ця рука так і не піднялася, а карту ми бачили
    .v2 = На { third.acc } голосу не знайшлося. Тепер зрозуміло чому
    .v3 = Була нагода голосувати проти { third.gen }. Її не використано
    .v4 = Хтось надто жалів { third.acc }, коли ми голосували
    .v5 = Повз { third.acc }, коли треба було вирішувати
because-suspect-trusted-wrong = За { third.acc } тут заступалися, а карту ми тепер знаємо
    .v2 = Стільки добрих слів про { third.acc }, а карта — ось вона
    .v3 = За { third.acc } тут ручалися. Хто ручався, хай і відповідає
    .v4 = Хтось за цим столом був заступником { third.gen }, і ось він
    .v5 = Ручатися за { third.acc } було помилкою. Або зовсім не помилкою
because-suspect-accused-wrong = Стільки слів проти { third.gen }, а карта чиста
    .v2 = Підозрювати { third.acc } було дарма, і карта це показала
    .v3 = На { third.acc } звели наклеп, і я пам'ятаю хто
    .v4 = Про { third.acc } вийшла помилка. Якщо це справді помилка
    .v5 = Хто квапився звинуватити { third.acc }, хай тепер помовчить
because-suspect-false-report = Про { third.acc } нам сказали одне, а карта сказала інше
    .v2 = Карта { third.gen } каже, що то була брехня
    .v3 = Усе ми знали про { third.acc }, доки не відкрили карту
    .v4 = Після тієї казки про { third.acc } віри вже немає
    .v5 = Гарно розказано про { third.acc }. І неправда
because-suspect-word-not-vote = На словах — проти { third.gen }, а голос дістався іншому імені
    .v2 = Спершу одне ім'я, { third }, а на голосуванні інше
    .v3 = Гучно про { third.acc }, а руки проти { third.gen } не було
    .v4 = Казати про { third.acc } одне, а голосувати інакше — так не роблять
    .v5 = Показати на { third.acc } і забути про це до голосування — зручно
because-suspect-turned = Спершу за { third.acc }, потім проти { third.gen }
    .v2 = Дружба з { third.ins } скінчилася, щойно стала непотрібна
    .v3 = Добре слово для { third.gen }, а за ним ніж
    .v4 = Спитайте в { third.gen }, чого варта така дружба
    .v5 = Про { third.acc } тут кажуть то так, то сяк
because-suspect-shields = Не збагну, звідки така ніжність до { third.gen }
    .v2 = Мені не до душі { third } і не до душі, хто за { third.acc } заступається
    .v3 = Хто прикриває { third.acc }, той за { third.acc } і відповість
    .v4 = Надто близько одне до одного: і тут, і { third }
    .v5 = За { third.acc } тут горою, а в мене до { third.gen } питання
because-suspect-pays-back = Це не підозра, це сварка з { third.ins }
    .v2 = Слово від { third.gen } — слово назад, та й по всьому
    .v3 = Це просто здача { third.dat }
    .v4 = Нападати на { third.acc } лише у відповідь — мала мудрість
    .v5 = Із { third.ins } зводять рахунки, а ми слухаємо
because-suspect-same-card = Така карта одна, і { third } каже, що вона не тут
    .v2 = Карта одна, господарів двоє: ту саму називає { third }
    .v3 = Ту саму карту називає { third }. Я знаю, кому вірю
    .v4 = Бреше або { third }, або хтось інший. По-моєму, не { third }
    .v5 = Цю карту ми вже чули від { third.gen }
because-suspect-believes = { third.begin } каже діло, і я вірю
    .v2 = Ви всі чули { third.acc }
    .v3 = Слову { third.gen } я вірю більше
    .v4 = Якщо { third } не бреше, обговорювати нічого
    .v5 = Після слів { third.gen } я дивлюся лише в один бік
because-suspect-pushes-me = Знову й знову моє ім'я
    .v2 = Усе до мене та до мене. Це не випадково
    .v3 = Мені тут не дають спокою
    .v4 = Не вперше винне моє ім'я
    .v5 = На мене тут гострять зуб, це бачать усі
because-suspect-voted-me = Голос проти мене. Я пам'ятаю
    .v2 = Я бачу, хто голосує проти мене
    .v3 = Один із голосів проти мене — звідси
    .v4 = На останньому голосуванні мене хотіли прибрати, і я знаю хто
    .v5 = Голосів проти себе я не забуваю
because-suspect-agrees = Я бачу те саме, що й { third }
    .v2 = Тут я з { third.ins }
    .v3 = { third.begin } каже правильно
    .v4 = Я скажу те саме, що й { third }
    .v5 = До слів { third.gen } мені нічого додати
because-suspect-lone-vote = Проти { third.gen } більше ніхто не голосував. Голос на вітер
    .v2 = Один голос проти { third.gen }, і той звідси. Дивно
    .v3 = Самотою проти { third.gen } — зручно, коли нікого не хочеш зачепити
    .v4 = Один голос проти { third.gen } — це голос ні проти кого
    .v5 = Проти { third.gen } — і більше нікого поруч. Аби не заважати своїм
because-suspect-blames = Не бачу за { third.ins } жодної провини
    .v2 = Дайте { third.dat } спокій
    .v3 = Забагато запалу щодо { third.gen }
    .v4 = На { third.acc } показують, щоб ми не дивилися сюди
    .v5 = Не { third } мене тривожить
because-suspect-vouches = Так ручатися за { third.acc } зарано
    .v2 = Легко далося добре слово для { third.gen }
    .v3 = Звідкись велика певність щодо { third.gen }
    .v4 = Так добре { third.acc } тут не знає ніхто
    .v5 = Уже й друг знайшовся: { third }

## За когось

because-trust-true-report = Про { third.acc } нам сказали правду, карта це показала
    .v2 = Слова про { third.acc } зійшлися з картою
    .v3 = Про { third.acc } все так і вийшло
    .v4 = Перевірка { third.gen } була чесна
    .v5 = Раз про { third.acc } правда, то повірю й далі
because-trust-voted-right = Голос проти { third.gen } був, і був правильний
    .v2 = Я пам'ятаю, хто голосував проти { third.gen }
    .v3 = Проти { third.gen } ця рука піднялася вчасно
    .v4 = Хто голосував проти { third.gen }, тому пояснювати нічого
    .v5 = Із { third.ins } цей голос не схибив
because-trust-accused-right = Про { third.acc } все було сказано слушно
    .v2 = Про { third.acc } нас попереджали, і недаремно
    .v3 = Слово проти { third.gen } пролунало раніше, ніж відкрили карту
    .v4 = Щодо { third.gen } — у саму точку
    .v5 = Щодо { third.gen } чуття не підвело
because-trust-hunted = На кого сичить { third }, тому я вірю
    .v2 = Хто { third.dat } ворог, той мені друг
    .v3 = Хто не до душі { third.dat }, той до душі мені
    .v4 = З таким ворогом, як { third }, свідки не потрібні
    .v5 = Карту { third.gen } ми бачили, і на кого { third } мітить, теж
because-trust-same-eyes = І в мене око на { third.acc }
    .v2 = Про { third.acc } ми думаємо однаково
    .v3 = { third.begin } і мені не подобається
    .v4 = Щодо { third.gen } ми сходимося, а це вже щось
    .v5 = Те саме чуття на { third.acc }, що й у мене
because-trust-same-vote = Проти { third.gen } ми голосували заодно
    .v2 = Коли вирішували про { third.acc }, наші руки піднялися разом
    .v3 = Щодо { third.gen } ми були заодно
    .v4 = Проти { third.gen } — і мій голос, і цей
    .v5 = Ми вже стояли поруч, проти { third.gen }
because-trust-trusts-me = За мене тут заступалися. Я такого не забуваю
    .v2 = За добре слово — добре слово
    .v3 = Мені повірили, вірю і я
    .v4 = Я знаю, хто за мене говорив
    .v5 = Мусить же тут хтось комусь вірити
because-trust-spared-me = Голос проти мене міг бути, а його немає
    .v2 = Моє ім'я було у списку, а ця рука не піднялася
    .v3 = Мені звідси зла не було
    .v4 = Проти мене звідси жодного голосу
    .v5 = Мене тут не чіпали, коли чіпали інші

## На свій захист

claimed-deny = { player.begin } відповідає { other.dat }
    .v2 = { player.begin } обертається до { other.gen }
    .v3 = { player.begin } дивиться { other.dat } в очі
    .v4 = { player.begin } вислуховує { other.acc }
    .v5 = { player.begin } не поступається { other.dat }
claimed-deny-family = { player.begin } відповідає { other.dat }
    .v2 = { player.begin } кладе виделку й дивиться на { other.acc }
    .v3 = { player.begin } дивиться { other.dat } в очі
    .v4 = { player.begin } свариться на { other.acc } скоринкою хліба
    .v5 = { player.begin } відсуває чашку й відповідає { other.dat }
claimed-deny-offscreen = { player.begin } відповідає { other.dat }
    .v2 = { player.begin } відвертається від камери до { other.gen }
    .v3 = { player.begin } підхоплює репліку { other.gen }
    .v4 = { player.begin } дивиться { other.dat } в очі
    .v5 = { player.begin } не віддає { other.dat } цю сцену
claimed-deny-chicago = { player.begin } відповідає { other.dat }
    .v2 = { player.begin } ставить склянку й дивиться на { other.acc }
    .v3 = { player.begin } зсуває капелюха й відповідає { other.dat }
    .v4 = { player.begin } дивиться { other.dat } в очі
    .v5 = { player.begin } пускає дим повз { other.acc }
claimed-deny-vendetta = { player.begin } відповідає { other.dat }
    .v2 = { player.begin } холодно вклоняється { other.dat }
    .v3 = { player.begin } згортає віяло перед { other.ins }
    .v4 = { player.begin } дивиться { other.dat } в очі
    .v5 = { player.begin } ставить келих і обертається до { other.gen }
claimed-deny-all = { player.begin } обводить усіх поглядом
    .v2 = { player.begin } говорить до всього столу
    .v3 = { player.begin } встає
    .v4 = { player.begin } показує порожні долоні
    .v5 = { player.begin } просить хвилину тиші
because-deny-bare = Це не я
    .v2 = Ви дивитеся не туди
    .v3 = Мені ховати нічого
    .v4 = Цього мало, шукайте краще
    .v5 = Це помилка, і дорога
    .v6 = Знайдіть когось іншого
    .v7 = Усе було не так
because-deny-voted-right = Мій голос був проти { third.gen }. Про це забули
    .v2 = Згадайте мій голос проти { third.gen }
    .v3 = Проти { third.gen } моя рука піднялася
    .v4 = Хто заодно з { third.ins }, той так не голосує
    .v5 = Карта { third.gen } каже, на чиєму боці мій голос
because-deny-was-wrong = Із { third.ins } теж вийшла помилка
    .v2 = Спершу { third }, тепер я. Досить промахів
    .v3 = Згадайте { third.acc }, перш ніж показувати на мене
    .v4 = Після { third.gen } не варто квапитися з висновками
    .v5 = Щодо { third.gen } певності було не менше
because-deny-vouched = { third.begin } мені вірить
    .v2 = Спитайте { third.acc }
    .v3 = За мене { third }, і цього досить
    .v4 = У мене є свідок: { third }
    .v5 = Не всі так думають. { third.begin } — ні

## Тим, хто був добрий, і на прощання

claimed-thank = { player.begin } дякує { other.dat }.
    .v2 = { player.begin } киває { other.dat }.
    .v3 = { player.begin } цього { other.dat } не забуде.
    .v4 = { player.begin } відповідає { other.dat } усмішкою.
    .v5 = { player.begin } притискає руку до серця й дивиться на { other.acc }.
claimed-thank-all = { player.begin } ні на кого не в образі.
    .v2 = { player.begin } дякує всім за товариство.
    .v3 = { player.begin } бажає столу щастя.
    .v4 = { player.begin } йде без жодного докору.
    .v5 = { player.begin } просить не згадувати лихим словом.

## Не вірити на слово

claimed-doubt-card = { player.begin } не вірить у карту { other.gen }.
    .v2 = Так може сказати кожен, відповідає { other.dat } { player }.
    .v3 = { player.begin } спершу хоче побачити карту { other.gen }.
    .v4 = { player.begin } зводить брову й дивиться на { other.acc }.
    .v5 = Для { player.gen } карта { other.gen } — поки лише слова.
claimed-doubt-report = { player.begin } не вірить тому, що { other } каже про { third.acc }.
    .v2 = { player.begin } хоче знати, звідки в { other.gen } такі вісті про { third.acc }.
    .v3 = { player.begin } не квапиться вірити { other.dat } щодо { third.gen }.
    .v4 = Слова { other.gen } про { third.acc } для { player.gen } надто гладенькі.
    .v5 = { player.begin } слухає, що { other } каже про { third.acc }, і знизує плечима.
claimed-doubt-praise = { player.begin } гадає, чого домагається { other }.
    .v2 = { player.begin } не надто вірить у доброту { other.gen }.
    .v3 = { player.begin } чує { other.acc }, та лишається насторожі.
    .v4 = { player.begin } не просить { other.acc } в заступники.
    .v5 = { other.begin } надто люб'язничає, думає { player }.
