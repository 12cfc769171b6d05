# Що розповідають після кінця: історія партії, порахована за тим, що було, і відзнаки вечора.
# Коли це було, стоїть перед реченням. Тут не сказано більше, ніж пораховано.

## Історія партії

tale-saved = по { player.acc } приходять, та марно: на варті { other }.
    .v2 = життя { player.gen } висить на волосині. Тримає її { other }.
    .v3 = { $gender ->
        [f] { player } винна { other.dat } вечерю: за врятоване життя.
        [m] { player } винен { other.dat } вечерю: за врятоване життя.
       *[none] із { player.gen } вечеря для { other.gen }: за врятоване життя.
    }
tale-saved-self = по { player.acc } приходять, та { player } знає, кого берегти.
    .v2 = { player } чекає на гостей, і гості йдуть ні з чим.
tale-took-the-blow = удар готують { other.dat }, а приймає його { player }.
    .v2 = замість { other.gen } іде { player }. Кращих друзів не буває.
tale-mate-decided = проти { other.gen } бракує одного голосу. Виручає { player }, хоч банда в них спільна.
    .v2 = голосів проти { other.gen } рівно стільки, скільки треба, і один із них — від { player.gen }. А банда в них спільна.
tale-mate-decided-vendetta = для страти { other.gen } бракує одного голосу. Виручає { player }, хоч вони й свої.
    .v2 = голосів за страту { other.gen } рівно стільки, скільки треба, і один із них — від { player.gen }. А вони ж свої.
tale-decided = проти { other.gen } жодного зайвого голосу. Останній подає { player }.
    .v2 = доля { other.gen } висить на волосині. Обриває її { player }.
tale-decided-vendetta = за страту { other.gen } жодного зайвого голосу. Останній подає { player }.
    .v2 = доля { other.gen } висить на волосині. Обриває її { player }.
tale-one-vote = проти { player.gen } рівно стільки голосів, скільки треба, і жодного зайвого.
    .v2 = усе вирішує один голос, і він проти { player.gen }.
tale-one-vote-vendetta = за страту { player.gen } рівно стільки голосів, скільки треба, і жодного зайвого.
    .v2 = усе вирішує один голос, і він за страту { player.gen }.
tale-finder-executed = { player } дізнається правду про { other.acc }, а судять { player.acc }.
    .v2 = { player } бачить { other.acc } наскрізь, а вирок виносять { player.dat }.
tale-found-unheard = { player } дізнається правду про { other.acc }, та переконати стіл не вдається.
    .v2 = { player } дізнається правду про { other.acc }. Слово сказано, та його не чують.
tale-finder-died = { player } дізнається правду про { other.acc }, та розповісти не встигає.
    .v2 = правду про { other.acc } { player } забирає із собою.
tale-found-executed = { player } бачить { other.acc } наскрізь, і вже наступний вирок — { other.dat }.
    .v2 = { player } дізнається про { other.acc } все, що треба. Найближче голосування стане для { other.gen } останнім.
tale-found-lived = { player } дізнається правду про { other.acc }. Проте { other } доходить до кінця й перемагає.
    .v2 = { player } дізнається правду про { other.acc }. Почуємо її аж тепер.
tale-mate-voted = серед голосів проти { other.gen } є й один свій: від { player.gen }.
    .v2 = дружба дружбою, а проти { other.gen } голосує навіть { player }. Банда в них спільна.
tale-mate-voted-vendetta = серед голосів за страту { other.gen } є й один свій: від { player.gen }.
    .v2 = дружба дружбою, а за страту { other.gen } голосує навіть { player }. Свої, між іншим.
tale-helper-executed = місто втрачає { $whom }: іде { player }.
    .v2 = місто саме проганяє { $whom }. Це { player }.
tale-helper-executed-vendetta = фестиваль утрачає { $whom }: іде { player }.
    .v2 = гості самі віддають катові { $whom }. На плаху йде { player }.
tale-unanimous = проти { player.gen } всі інші. А карта: { $role }.
    .v2 = рідкісна одностайність: проти { player.gen } всі інші до одного. Карта: { $role }.
tale-unanimous-vendetta = за страту { player.gen } всі інші. А карта: { $role }.
    .v2 = рідкісна одностайність: за страту { player.gen } всі інші до одного. Карта: { $role }.
tale-own-fire = { other } влучає. Шкода лише, що йде { player }: сторона в них одна.
    .v2 = { other } б'є напевно, і йде { player }. Потім з'ясовується: свої.
tale-gang-fire = у банді мінус один, і все своїми руками. Іде { player }.
tale-trapped = пастка { other.gen } зачиняється. У ній { player }.
tale-hard-to-kill = { $number ->
    [2] По { player.acc } приходили двічі. Марно: { player } досі тут.
    [one] По { player.acc } приходили { $number } раз. Марно: { player } досі тут.
    [few] По { player.acc } приходили { $number } рази. Марно: { player } досі тут.
   *[other] По { player.acc } приходили { $number } разів. Марно: { player } досі тут.
}
tale-unsuspected = За всю партію проти { player.gen } жодного голосу. Карта: { $role }.
    .v2 = До { player.gen } так і не дісталися. А шкода: { $role }.
tale-unsuspected-vendetta = За всю партію жодного голосу за страту { player.gen }. Карта: { $role }.
    .v2 = До { player.gen } так і не дісталися. А шкода: { $role }.
tale-drawn = голосів порівну, і жереб випадає { player.dat }.
    .v2 = голоси не вирішують, вирішує жереб. Іде { player }.
tale-lone-winner = { $among ->
    [3] Переможців троє, а до кінця доходить тільки { player }.
    [4] Переможців четверо, а до кінця доходить тільки { player }.
    [5] Переможців п'ятеро, а до кінця доходить тільки { player }.
    [6] Переможців шестеро, а до кінця доходить тільки { player }.
    [7] Переможців семеро, а до кінця доходить тільки { player }.
    [8] Переможців восьмеро, а до кінця доходить тільки { player }.
    [9] Переможців дев'ятеро, а до кінця доходить тільки { player }.
    [10] Переможців десятеро, а до кінця доходить тільки { player }.
   *[other] Переможців { $among }, а до кінця доходить тільки { player }.
}
tale-settled = іде { player }, і цим усе вирішено.
    .v2 = останнім порожніє місце { player.gen }.
tale-settled-family = іде { player }, і стіл можна накривати заново.
    .v2 = останнім порожніє стілець { player.gen }.
tale-settled-offscreen = іде { player }, і можна пускати титри.
    .v2 = останній кадр дістається { player.dat }.
tale-settled-chicago = іде { player }, і бармен перевертає табличку.
    .v2 = останнє ім'я в хроніці: { player }.
tale-settled-vendetta = іде { player }, і скрипки стихають.
    .v2 = останньою гасне свічка { player.gen }.
tale-first-out = перше порожнє місце за столом. Далі без { player.gen }.
    .v2 = хтось завжди йде першим. Цього разу { player }.
tale-first-out-family = перший порожній стілець. Далі родина обідає без { player.gen }.
    .v2 = хтось завжди встає з-за столу першим. Цього разу { player }.
tale-first-out-offscreen = першою з картини вирізають роль { player.gen }.
    .v2 = хтось завжди потрапляє в титри першим. Цього разу { player }.
tale-first-out-chicago = перше ім'я в хроніці: { player }.
    .v2 = комусь завжди не щастить першому. Цього разу — { player.dat }.
tale-first-out-vendetta = першою гасне свічка { player.gen }.
    .v2 = хтось завжди покидає фестиваль першим. Цього разу { player }.
tale-most-votes = { $number ->
    [one] За всю партію проти { player.gen } { $number } голос. Це рекорд.
    [few] За всю партію проти { player.gen } { $number } голоси. Це рекорд.
   *[other] За всю партію проти { player.gen } { $number } голосів. Це рекорд.
}
tale-most-votes-vendetta = { $number ->
    [one] Рекорд партії: { $number } голос за страту { player.gen }.
    [few] Рекорд партії: { $number } голоси за страту { player.gen }.
   *[other] Рекорд партії: { $number } голосів за страту { player.gen }.
}
tale-rounds = { $number ->
    [one] Партія тривала { $number } коло.
    [few] Партія тривала { $number } кола.
   *[other] Партія тривала { $number } кіл.
} { $among ->
    [0] Не вцілів ніхто.
    [1] Уціліла одна душа.
    [2] Уціліло двоє.
    [3] Уціліло троє.
    [4] Уціліло четверо.
    [5] Уціліло п'ятеро.
    [6] Уціліло шестеро.
    [7] Уціліло семеро.
    [8] Уціліло восьмеро.
    [9] Уціліло дев'ятеро.
    [10] Уціліло десятеро.
   *[other] Уціліло { $among }.
}

# Де сплять при світлі, там усе, що сталося при світлі, сталося вдень.

tale-when-dawn-vendetta = день
tale-when-sunset-vendetta = день

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
    [0] влучних голосів: { $number }
   *[other] влучних голосів: { $number } з { $among }
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
