# Что рассказывают после конца: история партии, сосчитанная по тому, что было, и награды вечера.
# { $when } — часть круга и её номер. Здесь не сказано больше, чем сосчитано.

## История партии

tale-saved = { $when }: за { player.ins } приходят, но кое-кто уже позаботился. Это { other }.
    .v2 = { $when }: { player } висит на волоске. Волосок держит { other }.
    .v3 = { $when }: за такое { player.dat } стоит угостить { other.acc }.
tale-saved-self = { $when }: за { player.ins } приходят, но { player } знает, кого беречь.
    .v2 = { $when }: { player } ждёт гостей и потому остаётся за столом.
tale-took-the-blow = { $when }: удар готовят { other.dat }, а принимает его { player }.
    .v2 = { $when }: вместо { other.gen } уходит { player }. Друзей лучше не бывает.
tale-mate-decided = { $when }: против { other.gen } не хватает одного голоса. Его находят в той же банде: { player }.
    .v2 = { $when }: против { other.gen } голосов впритык, и один из них свой: из той же банды { player }.
tale-decided = { $when }: голосов против { other.gen } хватает впритык. Последний отдаёт { player }.
    .v2 = { $when }: на весах { other }. Перевешивает последний голос против, и это голос { player.gen }.
tale-one-vote = { $when }: голосов против { player.gen } хватает впритык.
    .v2 = { $when }: всё решает одна рука, и решает она против { player.gen }.
tale-finder-executed = { $when }: правду про { other.acc } знает { player }. Приговор выносят { player.dat }.
    .v2 = { $when }: { player } видит { other.acc } насквозь, а казнят { player.acc }.
tale-found-unheard = { $when }: { player } узнаёт правду про { other.acc } и говорит вслух. Не помогает.
    .v2 = { $when }: про { other.acc } всё верно говорит { player }. У стола были другие планы.
tale-finder-died = { $when }: { player } узнаёт правду про { other.acc }, но рассказать не успевает.
    .v2 = { $when }: правду про { other.acc } { player } уносит с собой.
tale-found-executed = { $when }: { player } видит { other.acc } насквозь, и ближайший приговор ложится туда же.
    .v2 = { $when }: { player } узнаёт про { other.acc } всё, что нужно. До следующего круга { other } не доживает.
tale-found-lived = { $when }: { player } узнаёт правду про { other.acc }. А { other } сидит до конца и побеждает.
tale-mate-voted = { $when }: среди рук против { other.gen } одна из той же банды. Это { player }.
    .v2 = { $when }: дружба дружбой, а против { other.gen } голосует и { player }. Банда у них общая.
tale-helper-executed = { $when }: свои казнят своих: уходит { player }. Карта: { $role }.
    .v2 = { $when }: нужную карту стол отдаёт сам: { player }, { $role }.
tale-unanimous = { $when }: против { player.gen } все до одного, и все мимо. Карта: { $role }.
    .v2 = { $when }: редкое единодушие: казнят { player.acc }. Карта: { $role }.
tale-own-fire = { $when }: { other } не промахивается. Жаль, что уходит { player }: сторона у них одна.
    .v2 = { $when }: { other } бьёт наверняка, и стол покидает { player }. Потом выясняется, что это свои.
tale-gang-fire = { $when }: в банде минус один, и всё своими руками. Уходит { player }.
tale-trapped = { $when }: ловушка { other.gen } захлопывается. В ней { player }.
tale-hard-to-kill = { $number ->
    [2] За { player.ins } приходили дважды. А { player } всё ещё за столом.
    [one] За { player.ins } приходили { $number } раз. А { player } всё ещё за столом.
    [few] За { player.ins } приходили { $number } раза. А { player } всё ещё за столом.
   *[other] За { player.ins } приходили { $number } раз. А { player } всё ещё за столом.
}
tale-unsuspected = За всю партию против { player.gen } не поднялась ни одна рука. Карта: { $role }.
    .v2 = Про { player.acc } никто так и не подумал. А стоило: { $role }.
tale-drawn = { $when }: голоса поровну, и жребий выпадает { player.dat }.
    .v2 = { $when }: стол не может решить, решает жребий. Уходит { player }.
tale-lone-winner = Победителей { $among }, а за столом из них один: { player }.
tale-settled = { $when }: уходит { player }, и на этом всё решено.
    .v2 = { $when }: последним пустеет место, где сидит { player }.
tale-first-out = { $when }: первое пустое место за столом. Дальше без { player.gen }.
    .v2 = { $when }: кто-то уходит раньше всех. На этот раз { player }.
tale-most-votes = Больше всего голосов против собирает { player }: { $number }.
tale-rounds = Кругов сыграно: { $number }. За столом осталось: { $among }.

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
    [0] голосов в нужную сторону: { $number }
   *[other] голосов в нужную сторону: { $number } из { $among }
}
award-unsuspected = Каменное лицо
    .line = есть что скрывать, победа, и ни голоса против: { times }
award-decisive = Последняя капля
    .line = голосов, решивших дело: { $number }
award-unsinkable = Не тонет
    .line = голосов против, и всё ещё за столом: { $number }
award-nine-lives = Девять жизней
    .line = проспано покушений: { $number }
award-first-out = Ранняя пташка
    .line = { $among ->
    [0] первое пустое место за столом: { times }
    [one] первое пустое место за столом: { times } за { $among } партию
    [few] первое пустое место за столом: { times } за { $among } партии
   *[other] первое пустое место за столом: { times } за { $among } партий
}
award-innocent = Не то лицо, не тот момент
    .line = казнь ни за что: { times }
award-invisible = Обои
    .line = { $number ->
    [one] имён и голосов против за { $number } партию: ни одного
    [few] имён и голосов против за { $number } партии: ни одного
   *[other] имён и голосов против за { $number } партий: ни одного
}
award-against-mates = Ничего личного
    .line = голосов против своей же банды: { $number }
award-astray = С лучшими намерениями
    .line = голосов против своих: { $number }, и ни одного другого
award-luckless = В другой раз
    .line = партий без победы: { $number }
