# Кому слово. Ведучий звертається на ім'я: `call` на початку речення, `voc` усередині.

speeches = Говоримо по колу, на кожного { $time }.
    .v2 = Слово йде по колу. На кожного { $time }.
    .v3 = Слухаємо всіх по черзі, на кожного { $time }.
talk-speech = { player.call }, слово за вами.
    .v2 = { player.call }, прошу.
    .v3 = Слухаємо { player.acc }.
    .v4 = Говорить { player }.
    .v5 = Ваша черга, { player.voc }.
talk-tie-speech = { player.call }, переконайте нас. У вас { $time }.
    .v2 = Голосів порівну, тож слухаємо { player.acc }. На все { $time }.
    .v3 = Слово за вами, { player.voc }. У вас { $time }.
    .v4 = Поки терези рівні, говорить { player }. На все { $time }.
talk-defence = { player.call }, захищайтеся. У вас { $time }.
    .v2 = На свій захист говорить { player }. На все { $time }.
    .v3 = Що скажете на свій захист, { player.voc }? У вас { $time }.
    .v4 = Тихо. Захищається { player }. На все { $time }.
talk-other = { $count ->
    [1] { player.call }, слово за вами. У вас { $time }.
   *[other] Слово мають { players }. На все { $time }.
}
talk-last-word = { player.call }, ваше останнє слово. У вас { $time }.
    .v2 = Наостанок говорить { player }. На все { $time }.
    .v3 = Усі мовчать. Скажіть, що хотіли, { player.voc }. У вас { $time }.
    .v4 = Прощальне слово { player.gen }. На все { $time }.

## Уся родина в зборі

talk-defence-family = { player.call }, виправдовуйтеся перед родиною. У вас { $time }.
    .v2 = Родина слухає, що скаже { player }. На все { $time }.
    .v3 = Дивіться мамі в очі, { player.voc }, і кажіть. У вас { $time }.
    .v4 = Тихо за столом: захищається { player }. На все { $time }.
talk-tie-speech-family = { player.call }, родина вагається. У вас { $time }.
    .v2 = Ложки завмерли: говорить { player }. На все { $time }.
    .v3 = Переконайте родину, { player.voc }. У вас { $time }.
    .v4 = Поки родина сперечається, слухаємо { player.acc }. На все { $time }.
talk-last-word-family = { player.call }, останній тост за вами. У вас { $time }.
    .v2 = Родина востаннє слухає { player.acc }. На все { $time }.
    .v3 = Ложки на стіл. Скажіть щось наостанок, { player.voc }. У вас { $time }.
    .v4 = Останнє слово за цим столом має { player }. На все { $time }.

## За кадром

talk-defence-offscreen = { player.call }, камера на вас: захищайтеся. У вас { $time }.
    .v2 = Монолог обвинуваченого читає { player }. На все { $time }.
    .v3 = Ваша репліка, { player.voc }. У вас { $time }.
    .v4 = Світло на { player.acc }: слухаємо захист. На все { $time }.
talk-tie-speech-offscreen = { player.call }, сценарист вагається. У вас { $time }.
    .v2 = Фінал ще не дописано: говорить { player }. На все { $time }.
    .v3 = Рятуйте свою роль, { player.voc }. У вас { $time }.
    .v4 = Камеру на { player.acc }: думки розділилися. На все { $time }.
talk-last-word-offscreen = Ваш останній монолог, { player.voc }. У вас { $time }.
    .v2 = Великий план, прощається { player }. На все { $time }.
    .v3 = Перед титрами говорить { player }. На все { $time }.
    .v4 = { player.call }, дублів не буде: останнє слово. У вас { $time }.

## Чикаго

speeches-chicago = Говоримо по колу, на кожного { $time }.
    .v2 = Кожному { $time }, чарки — нікому.
    .v3 = Репортери пишуть, на кожного { $time }.
talk-speech-chicago = { player.call }, слово за вами.
    .v2 = { player.call }, прошу.
    .v3 = Слухаємо { player.acc }.
    .v4 = { player.call }, під протокол.
    .v5 = Говорить { player }.
    .v6 = Ваша черга, { player.voc }.
talk-tie-speech-chicago = { player.call }, присяжні вагаються. У вас { $time }.
    .v2 = Ґрати чи воля? Думки розділилися, говорить { player }. На все { $time }.
    .v3 = Ваш шанс, { player.voc }. У вас { $time }.
    .v4 = Ключі поки що мовчать, слухаємо { player.acc }. На все { $time }.
talk-last-word-chicago = { player.call }, останнє слово. Репортери пишуть, у вас { $time }.
    .v2 = Чикаго востаннє слухає { player.acc }. На все { $time }.
    .v3 = Остання сигара, { player.voc }, і останнє слово. У вас { $time }.
    .v4 = Уже на порозі говорить { player }. На все { $time }.

## Кровна помста

talk-defence-vendetta = { player.call }, рада чекає пояснень. У вас { $time }.
    .v2 = Рада схиляє голови: говорить { player }. На все { $time }.
    .v3 = Виправдовуйтеся, { player.voc }, та з гідністю. У вас { $time }.
    .v4 = Кат зачекає, захищається { player }. На все { $time }.
talk-tie-speech-vendetta = { player.call }, ніч іще не вирішила. У вас { $time }.
    .v2 = Сокира завмерла: говорить { player }. На все { $time }.
    .v3 = Прошу, { player.voc }, рада вагається. У вас { $time }.
    .v4 = Поки терези рівні, слухаємо { player.acc }. На все { $time }.
talk-last-word-vendetta = { player.call }, останнє слово ваше. Свічок не гасити. У вас { $time }.
    .v2 = Гості востаннє слухають { player.acc }. На все { $time }.
    .v3 = Музики, цить. Прощайтеся, { player.voc }. У вас { $time }.
    .v4 = Перед вічністю говорить { player }. На все { $time }.
