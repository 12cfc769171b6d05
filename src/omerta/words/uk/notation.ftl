# Що не так у записі гри і як написати інакше.

notation-too-long = Надто довге число: { $about }.
notation-blank-first = Рядок починається з пробілу, але продовжувати йому нема чого.
notation-not-a-number = Тут має бути число, а стоїть «{ $about }».
notation-no-call = На ім'я «{ $about }» у цій книзі ніхто не озветься.
notation-no-event = Нічого з назвою «{ $about }» у записі гри не буває.
notation-house-rule = Домашні правила не підходять. { $about }
notation-nothing-expected = «{ $about }»: не сказано, що має вийти.
notation-cannot-read = Не вдалося прочитати «{ $about }».
notation-no-preset = Готової колоди «{ $about }» у цій книзі немає.
notation-no-group = Групи карт «{ $about }» у цій книзі немає.
notation-no-phase = Такої частини кола, «{ $about }», у цій книзі немає.
notation-not-begun = Гра ще не почалася.
notation-no-rule-numbers = У рядку з правилом потрібні номери правил.
notation-no-book = Книги «{ $about }» на полиці немає.
notation-no-keyword = Зі слова «{ $about }» рядок не починається.
notation-no-seat = Місця { $about } за цим столом немає.
notation-no-seats = За столом потрібні місця.
notation-no-card = Карти «{ $about }» у цій книзі немає.
notation-deck = Книга не допускає такої колоди: { $about }. Якщо гра все ж із нею, скажіть про це в рядку, де названо книгу.
notation-not-laid = Такий стіл не накрити. { $about }
notation-cannot-do = Той, хто не спить, цього не вміє: «{ $about }».
notation-laid-already = Стіл уже накрито.
notation-not-alive = Місце { $about } уже не голосує: гравець вибув.
notation-more-votes = Вільних голосів менше, ніж { $about }.

hint-write = Напишіть, наприклад: { $what }
hint-nearest = Може, «{ $what }»?
hint-known = Тут можливі: { $what }.
hint-at-most = Не більше { $what }.
hint-above = Погляньте на рядки вище.
hint-page = Що можна написати, перелічено в docs/notation.md.
