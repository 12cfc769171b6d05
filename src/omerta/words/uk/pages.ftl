# Що написано на сторінках столу. Пропуски заповнює сама сторінка, тож від числа тут нічого не залежить.

## Перша сторінка

page-home-title = стіл для «Мафії»
page-home-line = Ноутбук, кілька телефонів, і нікому не треба бути ведучим.
page-home-hint = Ноутбук править за стіл і говорить за нього. Телефони в тій самій мережі замінюють руки.
page-open-table = Відкрити стіл
page-have-code = На вас уже десь чекають?
page-code = Код
page-join = Увійти
page-language = Мова
page-length-classic = від пів години до години
page-length-family = близько години
page-length-offscreen = близько години
page-length-chicago = трохи більше години
page-length-vendetta = півтори години

## Сісти за стіл

page-join-title = сідайте
page-join-line = Добрий вечір. Як до вас звертатися?
page-name = Ваше ім'я
page-gender = Як про вас говорити
page-gender-none = однаково
page-gender-f = вона
page-gender-m = він
page-sit-down = Сісти за стіл
page-just-watch = Лише подивитися
page-already-here = За столом

## Щось стало на заваді

page-try-again = Ще раз
page-way-back = Назад, до дверей
page-needs-script = Цьому столу потрібні скрипти. Дозвольте їх для цієї сторінки й повертайтеся.
page-lost = Зв'язок зник, пробуємо знову
page-one-moment = Хвилинку
page-come-back = Повернути місце сюди
page-watch-game = Дивитися гру
page-plead = Одне з цих місць ваше?
page-plead-asked = Прохання передано. Нехай хтось за столом кивне.

## Збір

page-join-here = Сідайте до столу
page-qr = Картинка для камери, вона веде на { $address }
page-code-is = Стіл { $code }
page-sit-here = Сісти просто тут
page-seated = За столом: { $number }
page-watching = Глядачів: { $number }
page-nobody-yet = Стільці поки що порожні.
page-drag-hint = Перетягніть ім'я на інше місце або торкніться його.
page-circle = Коло
page-settings = Як граємо
page-tab-people = Люди
page-tab-book = Книга
page-tab-cards = Карти
page-tab-rules = Правила
page-tab-table = Стіл
page-waiting-start = Незабаром роздача.
page-fill = Нехай дім доповнить коло до { $number }
page-start = Роздати карти
page-bot = грає дім
page-away = немає на зв'язку
page-this-is-me = ви
page-on-this-phone = на цьому телефоні
page-invite = Покликати ще
page-move-back = На місце назад
page-move-on = На місце вперед
page-edit = Змінити: { $name }
page-get-up = Встати з-за столу
page-get-up-sure = { $name }: встати з-за столу?
page-send-away = Прибрати з-за столу
page-keep = Зберегти
page-add-friend = Посадити гостя без телефона
page-friend-hint = Таємні хвилини минуть на цьому телефоні. Телефон передають із рук у руки.
page-friend-sit = Дати місце
page-shelf = Полиця
page-cards-of = Карт: { $cards }. Гравців: { $players }.
page-presets = Готові колоди
page-ways = Хто обирає карти
page-one-more = Додати: { $name }
page-one-less = Прибрати: { $name }
page-put-back = Як у книзі
page-bots = Усього місць; за порожні грає дім
page-pace = Як минають ночі
page-chat-on = Листування, якщо грають здалеку
page-voice-language = Стіл говорить
page-my-language = Ця сторінка
page-open-screen = Екран столу в новому вікні
page-open-both = Екран і телефон поруч
page-the-screen = Екран столу
page-the-phone = Ваш телефон

## Телефон

page-seat = місце { $number }
page-clock = Залишилося часу
page-more = Ще
page-told = Що діється
page-dealt = Ваша карта лежить сорочкою догори. Прикрийте долонею й дивіться.
page-hold-first = Тримайте, щоб побачити карту
page-i-have-seen = Я знаю свою карту
page-seen-waiting = Запам'ятали. Решта ще дивиться.
page-hold-card = Тримати: карта
page-hold-notes = Тримати: нотатки
page-which-deed = Що зробити
page-confirm = Підтвердити
page-noted = Занотовано.
page-not-that-one = Не годиться. Причина під картою.
page-sure-title = Ще раз
page-sure = { $deed }: ви певні?
page-sure-about = { $deed }: { $name }?
page-yes = Так
page-no = Ні
page-out = поза грою
page-state-speaks = говорить
page-state-candidate = ім'я названо
page-state-voted = голос віддано
page-state-ready = усе сказано
page-state-accused = на суді
page-state-won = перемога
page-won = перемога
page-by-day = Удень
page-say = Сказати
page-say-title = Сказати столу
page-story = Що було
page-story-empty = Поки що нічого не сталося.
page-chat = Чат
page-chat-write = Ваші слова
page-chat-still = Зараз усі мовчать.
page-send = Сказати
page-write-note = Нотатка
page-write-hint = Видно лише тут і лише під пальцем. Рядків: { $number }.
page-erase-last = Викреслити останній
page-notes-learned = Що ви дізналися
page-notes-votes = Хто як голосував
page-notes-own = Ваші нотатки
page-notes-empty = Сторінки поки що чисті.
page-why = Чому?
page-why-title = За яким правилом
page-why-these = Чому? Правила { $rules }
page-close = Закрити
page-look-at-screen = Глянути на екран столу
page-leave = Вийти з гри
page-leave-sure = Далі за вас зіграє дім. Виходите?
page-leave-yes = Вийти
page-all-cards = Усі карти
page-again = Ще одну гру
page-again-waiting = Чекаємо на нову роздачу.

## Один телефон на кількох

page-pass-to = Передайте телефон
page-pass-hint = Торкайтеся лише свого імені. Решта не дивиться.
page-pass-on = Готово, передати далі

## Екран

page-menu = Меню
page-pause = Зупинити годинник
page-go-on = Далі
page-longer = Ще хвилина
page-skip = Завершити зараз
page-take-back = Узяти останній хід назад
page-end-game = Завершити гру
page-end-game-sure = Гра на цьому скінчиться, усі повернуться на місця.
page-end-game-yes = Завершити
page-paused = годинник стоїть
page-full-screen = На весь екран
page-full-screen-off = Вийти з повного екрана
page-my-seat = Моє місце в новому вікні
page-voice = Голос
page-voice-on = Говорити вголос
page-voice-which = Чий голос
page-voice-none = Цей браузер не говорить. Усе написано на екрані.
page-voice-missing = На цьому пристрої немає голосу для цієї мови. Усе написано на екрані.
page-voice-sample = Добрий вечір. Стіл слухає.
page-voice-try = Послухати
page-let-me-speak = Торкніться, і я заговорю
page-voice-here = Говорити вголос тут
page-volume = Гучність
page-ambience = Звуки ночі
page-ambience-on = Вітер і цвіркуни вночі

## Вечір і його партії

page-evening = Вечір
page-evening-who = Гравець
page-evening-points = Очки
page-evening-wins = Перемог
page-evening-games = Партій
page-evening-survived = Дожив
page-evening-sides = Перемоги за
page-evening-cards = Карти
page-evening-scored = очки: { $points }, перемог { $wins } з { $games }
page-evening-won = перемог { $wins } з { $games }
page-evening-with = Перемоги за: { $sides }
page-evening-lived = До кінця: { $number }
page-evening-game = Партія { $number }: { $winner }
page-games = Партії цього столу
page-games-back = До столу
page-games-none = Жодної партії ще не дограно.
page-games-number = Партія { $number }
page-games-winner = Перемога: { $side }
page-games-look = Подивитися ще раз
page-games-share = Поділитися сторінкою
page-games-notation = Запис партії
page-replay-title = Партія { $number }. { $book }
page-replay-winner = Перемога: { $side }
page-replay-eyes = Чиїми очима
page-replay-public = увесь стіл
page-replay-host = ведучий
page-replay-through = Подивитися очима гравця { $name }
page-replay-language = Мова
page-replay-home = Усі партії
page-replay-circle = Коло
page-replay-paper = Ця частина партії
page-replay-phase = Пора доби
page-replay-deal = Роздача
page-replay-step = Крок
page-replay-of = { $step } з { $all }
page-replay-back = На крок назад
page-replay-on = На крок уперед
page-replay-silence = Тут нічого не чути.
page-replay-awake = не спить
