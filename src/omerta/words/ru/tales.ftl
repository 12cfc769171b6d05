# Что рассказывают после конца: история партии, сосчитанная по тому, что было, и награды вечера.
# Когда это было, стоит перед предложением. Здесь не сказано больше, чем сосчитано.

## История партии

tale-saved = за { player.ins } приходят, а на страже { other }.
    .v2 = { player } висит на волоске. Волосок держит { other }.
    .v3 = за спасённую жизнь { player.dat } стоит угостить { other.acc }.
tale-saved-self = за { player.ins } приходят, но { player } знает, кого беречь.
    .v2 = { player } ждёт гостей и потому остаётся за столом.
tale-took-the-blow = удар готовят { other.dat }, а принимает его { player }.
    .v2 = вместо { other.gen } уходит { player }. Друзей лучше не бывает.
tale-mate-decided = против { other.gen } не хватает одного голоса. Выручают свои: { player }.
    .v2 = голосов против { other.gen } впритык, и один от своих: { player }.
tale-decided = голосов против { other.gen } хватает впритык. Последний отдаёт { player }.
    .v2 = на весах { other }. Перевешивает последний голос против, и это голос { player.gen }.
tale-one-vote = голосов против { player.gen } хватает впритык.
    .v2 = всё решает один голос, и он против { player.gen }.
tale-finder-executed = правду про { other.acc } знает { player }. Приговор выносят { player.dat }.
    .v2 = { player } видит { other.acc } насквозь, а приговор — { player.dat }.
tale-found-unheard = { player } узнаёт правду про { other.acc } и говорит всем. Не помогает.
    .v2 = { player } говорит про { other.acc } чистую правду. У стола другие планы.
tale-finder-died = { player } узнаёт правду про { other.acc }, но рассказать не успевает.
    .v2 = { player } уносит с собой правду про { other.acc }.
tale-found-executed = { player } видит { other.acc } насквозь, и ближайший приговор — { other.dat }.
    .v2 = { player } узнаёт про { other.acc } всё, что нужно. До следующего круга { other } не доживает.
tale-found-lived = { player } узнаёт правду про { other.acc }. А { other } досиживает до конца и побеждает.
tale-mate-voted = против { other.gen } голосует даже своя банда: { player }.
    .v2 = дружба дружбой, а против { other.gen } голосует и { player }. Банда у них общая.
tale-helper-executed = свои топят своих: уходит { player }. Карта: { $role }.
    .v2 = нужную карту стол сдаёт сам: { player }, { $role }.
tale-unanimous = против { player.gen } все до одного, и все мимо. Карта: { $role }.
    .v2 = редкое единодушие: приговор { player.dat }. Карта: { $role }.
tale-own-fire = { other } не промахивается. Жаль, что уходит { player }: сторона у них одна.
    .v2 = { other } бьёт наверняка, и стол покидает { player }. Потом выясняется, что это свои.
tale-gang-fire = в банде минус один, и всё своими руками. Уходит { player }.
tale-trapped = ловушка { other.gen } захлопывается. В ней { player }.
tale-hard-to-kill = { $number ->
    [2] За { player.ins } приходили дважды. А { player } всё ещё за столом.
    [one] За { player.ins } приходили { $number } раз. А { player } всё ещё за столом.
    [few] За { player.ins } приходили { $number } раза. А { player } всё ещё за столом.
   *[other] За { player.ins } приходили { $number } раз. А { player } всё ещё за столом.
}
tale-unsuspected = За всю партию против { player.gen } не поднялась ни одна рука. Карта: { $role }.
    .v2 = Про { player.acc } никто так и не подумал. А зря: { $role }.
tale-drawn = голоса поровну, и жребий выпадает { player.dat }.
    .v2 = стол не может решить, решает жребий. Уходит { player }.
tale-lone-winner = Победителей { $among }, а за столом из них один: { player }.
tale-settled = уходит { player }, и этим всё решено.
    .v2 = последним пустеет место { player.gen }.
tale-first-out = первое пустое место за столом. Дальше без { player.gen }.
    .v2 = кто-то всегда уходит первым. На этот раз { player }.
tale-most-votes = Больше всего голосов против собирает { player }: { $number }.
tale-rounds = Кругов: { $number }. Уцелевших: { $among }.

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
    .line = голосов против своих: { $number }, в чужих ни одного
award-luckless = В другой раз
    .line = партий без победы: { $number }
