# Что рассказывают после конца: история партии, сосчитанная по тому, что было, и награды вечера.
# Когда это было, стоит перед предложением. Здесь не сказано больше, чем сосчитано.

## История партии

tale-saved = за { player.ins } приходят, но кое-кто уже позаботился. Это { other }.
    .v2 = { player } висит на волоске. Волосок держит { other }.
    .v3 = за такое { player.dat } стоит угостить { other.acc }.
tale-saved-self = за { player.ins } приходят, но { player } знает, кого беречь.
    .v2 = { player } ждёт гостей и потому остаётся за столом.
tale-took-the-blow = удар готовят { other.dat }, а принимает его { player }.
    .v2 = вместо { other.gen } уходит { player }. Друзей лучше не бывает.
tale-mate-decided = против { other.gen } не хватает одного голоса. Его находят в той же банде: { player }.
    .v2 = против { other.gen } голосов впритык, и один из них свой: из той же банды { player }.
tale-decided = голосов против { other.gen } хватает впритык. Последний отдаёт { player }.
    .v2 = на весах { other }. Перевешивает последний голос против, и это голос { player.gen }.
tale-one-vote = голосов против { player.gen } хватает впритык.
    .v2 = всё решает одна рука, и решает она против { player.gen }.
tale-finder-executed = правду про { other.acc } знает { player }. Приговор выносят { player.dat }.
    .v2 = { player } видит { other.acc } насквозь, а казнят { player.acc }.
tale-found-unheard = { player } узнаёт правду про { other.acc } и говорит вслух. Не помогает.
    .v2 = про { other.acc } всё верно говорит { player }. У стола были другие планы.
tale-finder-died = { player } узнаёт правду про { other.acc }, но рассказать не успевает.
    .v2 = правду про { other.acc } { player } уносит с собой.
tale-found-executed = { player } видит { other.acc } насквозь, и ближайший приговор ложится туда же.
    .v2 = { player } узнаёт про { other.acc } всё, что нужно. До следующего круга { other } не доживает.
tale-found-lived = { player } узнаёт правду про { other.acc }. А { other } сидит до конца и побеждает.
tale-mate-voted = среди рук против { other.gen } одна из той же банды. Это { player }.
    .v2 = дружба дружбой, а против { other.gen } голосует и { player }. Банда у них общая.
tale-helper-executed = свои казнят своих: уходит { player }. Карта: { $role }.
    .v2 = нужную карту стол отдаёт сам: { player }, { $role }.
tale-unanimous = против { player.gen } все до одного, и все мимо. Карта: { $role }.
    .v2 = редкое единодушие: казнят { player.acc }. Карта: { $role }.
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
    .v2 = Про { player.acc } никто так и не подумал. А стоило: { $role }.
tale-drawn = голоса поровну, и жребий выпадает { player.dat }.
    .v2 = стол не может решить, решает жребий. Уходит { player }.
tale-lone-winner = Победителей { $among }, а за столом из них один: { player }.
tale-settled = уходит { player }, и на этом всё решено.
    .v2 = последним пустеет место, где сидит { player }.
tale-first-out = первое пустое место за столом. Дальше без { player.gen }.
    .v2 = кто-то уходит раньше всех. На этот раз { player }.
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
