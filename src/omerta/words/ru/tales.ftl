# Что рассказывают после конца: история партии, сосчитанная по тому, что было, и награды вечера.
# Когда это было, стоит перед предложением. Здесь не сказано больше, чем сосчитано.

## История партии

tale-saved = за { player.ins } приходят, а на страже { other }.
    .v2 = жизнь { player.gen } висит на волоске. Хорошо, что рядом { other }.
    .v3 = { $gender ->
        [f] { player } должна { other.dat } ужин за спасённую жизнь.
        [m] { player } должен { other.dat } ужин за спасённую жизнь.
       *[none] за спасённую жизнь { other.dat } причитается ужин. Угощает { player }.
    }
tale-saved-self = за { player.ins } приходят, но { player } знает, кого беречь.
    .v2 = { player } ждёт гостей, и гости уходят ни с чем.
tale-took-the-blow = удар предназначен { other.dat }, а принимает его { player }.
    .v2 = вместо { other.gen } уходит { player }. Друзей лучше не бывает.
tale-mate-decided = против { other.gen } не хватает одного голоса. Выручает кое-кто из своих: { player }.
    .v2 = голосов против { other.gen } в обрез, и один подаёт кто-то из своих: { player }.
tale-mate-decided-vendetta = для казни { other.gen } не хватает одного голоса. Выручает кое-кто из своих: { player }.
    .v2 = голосов за казнь { other.gen } в обрез, и один подаёт кто-то из своих: { player }.
tale-decided = голосов против { other.gen } в обрез. Решающий отдаёт { player }.
    .v2 = судьба { other.gen } висит на волоске. Волосок перерезает { player }.
tale-decided-vendetta = голосов за казнь { other.gen } в обрез. Решающий отдаёт { player }.
    .v2 = судьба { other.gen } висит на волоске. Волосок перерезает { player }.
tale-one-vote = приговор { player.dat } держится на одном голосе.
    .v2 = всё решает один голос, и он против { player.gen }.
tale-one-vote-vendetta = казнь { player.gen } держится на одном голосе.
    .v2 = всё решает один голос, и он за казнь { player.gen }.
tale-finder-executed = { player } узнаёт правду про { other.acc }, а судят { player.acc }.
    .v2 = { player } видит { other.acc } насквозь, а приговор выносят { player.dat }.
tale-found-unheard = { player } узнаёт правду про { other.acc } и не молчит. Не помогает.
    .v2 = { player } узнаёт правду про { other.acc }. Слово сказано, но его не слышат.
tale-finder-died = { player } узнаёт правду про { other.acc }, но рассказать не успевает.
    .v2 = { player } уносит с собой правду про { other.acc }.
tale-found-executed = { player } видит { other.acc } насквозь, и следующий приговор — { other.dat }.
    .v2 = { player } узнаёт про { other.acc } всё, что нужно. Ближайшее голосование становится для { other.gen } последним.
tale-found-lived = { player } узнаёт правду про { other.acc }. А { other } досиживает до конца и побеждает.
    .v2 = { player } узнаёт правду про { other.acc }. Мы слышим её только теперь.
tale-mate-voted = против { other.gen } голосует кое-кто из той же банды: { player }.
    .v2 = дружба дружбой, а против { other.gen } голосует и { player }. Банда-то одна.
tale-mate-voted-vendetta = за казнь { other.gen } голосует и кое-кто из своих: { player }.
    .v2 = дружба дружбой, а за казнь { other.gen } голосует и { player }. А ведь свои.
tale-helper-executed = город теряет { $whom }: уходит { player }.
    .v2 = город своими руками убирает { $whom }: прощайте, { player.voc }.
tale-helper-executed-vendetta = фестиваль теряет { $whom }: уходит { player }.
    .v2 = гости своими руками убирают { $whom }: прощайте, { player.voc }.
tale-unanimous = против { player.gen } все остальные. А карта: { $role }.
    .v2 = редкое единодушие: против { player.gen } все остальные до одного. Карта: { $role }.
tale-unanimous-vendetta = за казнь { player.gen } все остальные. А карта: { $role }.
    .v2 = редкое единодушие: за казнь { player.gen } все остальные до одного. Карта: { $role }.
tale-own-fire = { other } не промахивается. Жаль, что уходит { player }: сторона у них одна.
    .v2 = { other } бьёт наверняка, и уходит { player }. Потом выясняется: свои.
tale-gang-fire = в банде минус один, и всё своими руками. Уходит { player }.
tale-trapped = ловушка { other.gen } захлопывается. В ней { player }.
tale-hard-to-kill = { $number ->
    [2] За { player.ins } приходили дважды. А { player } всё ещё здесь.
    [3] За { player.ins } приходили трижды. А { player } всё ещё здесь.
    [one] За { player.ins } приходили { $number } раз. А { player } всё ещё здесь.
    [few] За { player.ins } приходили { $number } раза. А { player } всё ещё здесь.
   *[other] За { player.ins } приходили { $number } раз. А { player } всё ещё здесь.
}
tale-unsuspected = За всю партию против { player.gen } ни одного голоса. Карта: { $role }.
    .v2 = До { player.gen } дело так и не дошло. А зря. Карта: { $role }.
tale-unsuspected-vendetta = За всю партию ни одного голоса за казнь { player.gen }. Карта: { $role }.
    .v2 = До { player.gen } дело так и не дошло. А зря. Карта: { $role }.
tale-drawn = голосов поровну, и жребий выпадает { player.dat }.
    .v2 = голоса не решают, решает жребий. Уходит { player }.
tale-lone-winner = Победителей { $among ->
    [2] двое
    [3] трое
    [4] четверо
    [5] пятеро
    [6] шестеро
    [7] семеро
    [8] восьмеро
    [9] девятеро
    [10] десятеро
   *[other] { $among }
}, а до конца доживает только { player }.
tale-settled = уходит { player }, и спорить больше не о чем.
    .v2 = последним пустеет место { player.gen }.
tale-settled-family = уходит { player }, и стол можно накрывать заново.
    .v2 = последним пустеет стул { player.gen }.
tale-settled-offscreen = уходит { player }, и можно давать титры.
    .v2 = последнее имя в титрах: { player }.
tale-settled-chicago = уходит { player }, и бармен переворачивает табличку.
    .v2 = последнее имя в уголовной хронике: { player }.
tale-settled-vendetta = уходит { player }, и скрипки смолкают.
    .v2 = последней гаснет свеча { player.gen }.
tale-first-out = первое пустое место за столом. Дальше без { player.gen }.
    .v2 = кто-то всегда уходит первым. На этот раз { player }.
tale-first-out-family = первый пустой стул. Дальше семья обедает без { player.gen }.
    .v2 = кто-то всегда встаёт из-за стола первым. На этот раз { player }.
tale-first-out-offscreen = первое имя в титрах: { player }.
    .v2 = кто-то всегда уходит со съёмок первым. На этот раз { player }.
tale-first-out-chicago = первое имя в уголовной хронике: { player }.
    .v2 = кому-то всегда не везёт первому. На этот раз — { player.dat }.
tale-first-out-vendetta = первой гаснет свеча { player.gen }.
    .v2 = кто-то всегда покидает фестиваль первым. На этот раз { player }.
tale-most-votes = { $number ->
    [one] За всю партию против { player.gen } { $number } голос. Это рекорд.
    [few] За всю партию против { player.gen } { $number } голоса. Это рекорд.
   *[other] За всю партию против { player.gen } { $number } голосов. Это рекорд.
}
tale-most-votes-vendetta = { $number ->
    [one] За казнь { player.gen } за партию подан { $number } голос. Это рекорд.
    [few] За казнь { player.gen } за партию подано { $number } голоса. Это рекорд.
   *[other] За казнь { player.gen } за партию подано { $number } голосов. Это рекорд.
}
tale-rounds = Партия уложилась { $number ->
    [one] в { $number } круг
    [few] в { $number } круга
   *[other] в { $number } кругов
}. { $among ->
    [0] Не уцелел никто.
    [1] Уцелел только один человек.
    [2] Уцелели двое.
    [3] Уцелели трое.
    [4] Уцелели четверо.
    [5] Уцелели пятеро.
    [6] Уцелели шестеро.
    [7] Уцелели семеро.
    [8] Уцелели восьмеро.
    [9] Уцелели девятеро.
    [10] Уцелели десятеро.
   *[other] Уцелели { $among }.
}

# Где спят при свете, там всё, что случилось при свете, случилось днём.

tale-when-dawn-vendetta = день
tale-when-sunset-vendetta = день

## Награды вечера

times = { $number ->
    [1] один раз
    [2] дважды
    [one] { $number } раз
    [few] { $number } раза
   *[other] { $number } раз
}
award-saver = Ангел-хранитель
    .line = спасено чужих жизней: { $number }
award-nose = Нюх
    .line = { $among ->
    [0] голосов в цель: { $number }
   *[other] голосов в цель: { $number } из { $among }
}
award-unsuspected = Каменное лицо
    .line = победа с тёмной картой и без голосов против: { times }
award-decisive = Последняя капля
    .line = голосов, решивших дело: { $number }
award-unsinkable = Не тонет
    .line = голосов против: { $number }, и всё ещё за столом
award-nine-lives = Девять жизней
    .line = проспано покушений: { $number }
award-first-out = Ранняя пташка
    .line = { $among ->
    [0] первое пустое место за столом: { times }
    [one] первое пустое место за столом: { times } за { $among } партию
    [few] первое пустое место за столом: { times } за { $among } партии
   *[other] первое пустое место за столом: { times } за { $among } партий
}
award-innocent = Без вины виноватые
    .line = казнь ни за что: { times }
award-invisible = Обои
    .line = { $number ->
    [one] за { $number } партию ни обвинения, ни голоса против
    [few] за { $number } партии ни обвинения, ни голоса против
   *[other] за { $number } партий ни обвинения, ни голоса против
}
award-against-mates = Ничего личного
    .line = голосов против своей же банды: { $number }
award-astray = С лучшими намерениями
    .line = голосов против своих: { $number }, против чужих ни одного
award-luckless = В другой раз
    .line = партий без победы: { $number }
