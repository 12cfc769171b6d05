# Що розповідають після кінця: історія партії, порахована за тим, що було, і відзнаки вечора.
# Коли це було, стоїть перед реченням. Тут не сказано більше, ніж пораховано.

## Історія партії

tale-saved = по { player.acc } приходять, та хтось уже подбав. Це { other }.
    .v2 = { player } висить на волосині. Волосину тримає { other }.
    .v3 = за врятоване життя { player.dat } варто пригостити { other.acc }.
tale-saved-self = по { player.acc } приходять, та { player } знає, кого берегти.
    .v2 = { player } чекає на гостей, тож лишається за столом.
tale-took-the-blow = удар готують { other.dat }, а приймає його { player }.
    .v2 = замість { other.gen } іде { player }. Кращих друзів не буває.
tale-mate-decided = проти { other.gen } бракує одного голосу. Його знаходять у тій самій банді: { player }.
    .v2 = проти { other.gen } голосів якраз досить, і один дає { player }, з тієї самої банди.
tale-decided = голосів проти { other.gen } якраз вистачає. Останній віддає { player }.
    .v2 = на терезах { other }. Переважує останній голос проти, і це голос { player.gen }.
tale-one-vote = голосів проти { player.gen } якраз вистачає.
    .v2 = усе вирішує одна рука, і вирішує вона проти { player.gen }.
tale-finder-executed = правду про { other.acc } знає { player }. Вирок виносять { player.dat }.
    .v2 = { player } бачить { other.acc } наскрізь, а страчують { player.acc }.
tale-found-unheard = { player } дізнається правду про { other.acc } і каже її вголос. Не допомагає.
    .v2 = про { other.acc } все правильно каже { player }. Стіл мав інші плани.
tale-finder-died = { player } дізнається правду про { other.acc }, та розповісти не встигає.
    .v2 = правду про { other.acc } { player } забирає з собою.
tale-found-executed = { player } бачить { other.acc } наскрізь, і найближчий вирок влучає туди ж.
    .v2 = { player } дізнається про { other.acc } все, що треба. До наступного кола { other } не доживає.
tale-found-lived = { player } дізнається правду про { other.acc }. А { other } сидить до кінця й перемагає.
tale-mate-voted = серед голосів проти { other.gen } є й свій: { player } з тієї самої банди.
    .v2 = дружба дружбою, а проти { other.gen } голосує і { player }. Банда в них спільна.
tale-helper-executed = свої страчують своїх: іде { player }. Карта: { $role }.
    .v2 = потрібну карту стіл віддає сам: { player }, { $role }.
tale-unanimous = проти { player.gen } всі до одного, і хоч би хто завагався. Карта: { $role }.
    .v2 = рідкісна одностайність: страчують { player.acc }. Карта: { $role }.
tale-own-fire = { other } влучає. Шкода лише, що йде { player }: сторона в них одна.
    .v2 = { other } б'є напевно, і стіл покидає { player }. Потім з'ясовується, що це свої.
tale-gang-fire = у банді мінус один, і все своїми руками. Іде { player }.
tale-trapped = пастка { other.gen } зачиняється. У ній { player }.
tale-hard-to-kill = { $number ->
    [2] По { player.acc } приходили двічі. А { player } і досі за столом.
    [one] По { player.acc } приходили { $number } раз. А { player } і досі за столом.
    [few] По { player.acc } приходили { $number } рази. А { player } і досі за столом.
   *[other] По { player.acc } приходили { $number } разів. А { player } і досі за столом.
}
tale-unsuspected = За всю партію проти { player.gen } не піднялася жодна рука. Карта: { $role }.
    .v2 = Про { player.acc } ніхто так і не подумав. А варто було: { $role }.
tale-drawn = голосів порівну, і жереб випадає { player.dat }.
    .v2 = стіл не може вирішити, вирішує жереб. Іде { player }.
tale-lone-winner = Переможців { $among }, а за столом із них лишається { player }.
tale-settled = іде { player }, і на тому кінець.
    .v2 = останнім порожніє місце { player.gen }.
tale-first-out = перше порожнє місце за столом. Далі без { player.gen }.
    .v2 = хтось мусить піти першим. Цього разу { player }.
tale-most-votes = Найбільше голосів проти збирає { player }: { $number }.
tale-rounds = Зіграно кіл: { $number }. За столом лишилося: { $among }.

## Відзнаки вечора

times = { $number ->
    [1] один раз
    [2] двічі
    [one] { $number } раз
    [few] { $number } рази
   *[other] { $number } разів
}
award-saver = Ангел-охоронець
    .line = врятовано чужих життів: { $number }
award-nose = Нюх
    .line = { $among ->
    [0] голосів у потрібний бік: { $number }
   *[other] голосів у потрібний бік: { $number } з { $among }
}
award-unsuspected = Кам'яне обличчя
    .line = перемога з таємницею і без голосів проти: { times }
award-decisive = Остання крапля
    .line = голосів, що вирішили справу: { $number }
award-unsinkable = Не тоне
    .line = пережито голосів проти: { $number }
award-nine-lives = Дев'ять життів
    .line = проспано замахів: { $number }
award-first-out = Рання пташка
    .line = { $among ->
    [0] перше порожнє місце за столом: { times }
    [one] перше порожнє місце за столом: { times } за { $among } партію
    [few] перше порожнє місце за столом: { times } за { $among } партії
   *[other] перше порожнє місце за столом: { times } за { $among } партій
}
award-innocent = Не те обличчя, не та мить
    .line = страта ні за що: { times }
award-invisible = Шпалери
    .line = { $number ->
    [one] за { $number } партію ані підозри, ані голосу проти
    [few] за { $number } партії ані підозри, ані голосу проти
   *[other] за { $number } партій ані підозри, ані голосу проти
}
award-against-mates = Нічого особистого
    .line = голосів проти своєї ж банди: { $number }
award-astray = З найкращими намірами
    .line = голосів проти своїх: { $number }, і жодного іншого
award-luckless = Іншим разом
    .line = партій без перемоги: { $number }
