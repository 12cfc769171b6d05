# Что не так в записи игры и как написать иначе.

notation-too-long = Слишком длинное число: { $about }.
notation-blank-first = Строка начинается с пробела, но продолжать ей нечего.
notation-not-a-number = Здесь нужно число, а стоит «{ $about }».
notation-no-call = На имя «{ $about }» в этой книге никто не отзовётся.
notation-no-event = Ничего с именем «{ $about }» в записи игры не бывает.
notation-house-rule = Домашние правила не подходят. { $about }
notation-nothing-expected = «{ $about }»: не сказано, что должно выйти.
notation-cannot-read = Не удалось прочесть «{ $about }».
notation-no-preset = Готовой колоды «{ $about }» в этой книге нет.
notation-no-group = Группы карт «{ $about }» в этой книге нет.
notation-no-phase = Такой части круга, «{ $about }», в этой книге нет.
notation-not-begun = Игра ещё не началась.
notation-no-rule-numbers = В строке с правилом нужны номера правил.
notation-no-book = Книги «{ $about }» на полке нет.
notation-no-keyword = Со слова «{ $about }» строка не начинается.
notation-no-seat = Места { $about } за этим столом нет.
notation-no-seats = За столом нужны места.
notation-no-card = Карты «{ $about }» в этой книге нет.
notation-deck = Книга не допускает такой колоды: { $about }. Если игра всё же с ней, скажите об этом в строке, где названа книга.
notation-not-laid = Такой стол не накрыть. { $about }
notation-cannot-do = Тот, кто не спит, этого не умеет: «{ $about }».
notation-laid-already = Стол уже накрыт.
notation-not-alive = Место { $about } уже не голосует: игрок выбыл.
notation-more-votes = Свободных голосов меньше, чем { $about }.

hint-write = Напишите, например: { $what }
hint-nearest = Может быть, «{ $what }»?
hint-known = Здесь возможны: { $what }.
hint-at-most = Не больше { $what }.
hint-above = Посмотрите строки выше.
hint-page = Что можно написать, перечислено в docs/notation.md.
