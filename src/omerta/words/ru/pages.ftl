# Что написано на страницах стола. Пропуски заполняет сама страница, поэтому от числа здесь ничего не зависит.

## Первая страница

page-home-title = стол для «Мафии»
page-home-line = Ноутбук, несколько телефонов, и никому не нужно быть ведущим.
page-home-hint = Ноутбук служит столом и говорит за него. Телефоны в той же сети заменяют руки.
page-open-table = Открыть стол
page-have-code = Вас уже где-то ждут?
page-code = Код
page-join = Войти
page-language = Язык
page-length-classic = от получаса до часа
page-length-family = около часа
page-length-offscreen = около часа
page-length-chicago = час с небольшим
page-length-vendetta = полтора часа

## Сесть за стол

page-join-title = садитесь
page-join-line = Добрый вечер. Как вас называть?
page-name = Ваше имя
page-gender = Как о вас говорить
page-gender-none = неважно
page-gender-f = она
page-gender-m = он
page-sit-down = Сесть за стол
page-just-watch = Только посмотреть
page-already-here = За столом

## Что-то мешает

page-try-again = Ещё раз
page-way-back = Назад, к двери
page-needs-script = Этому столу нужны скрипты. Разрешите их для этой страницы и возвращайтесь.
page-lost = Связь пропала, пробуем снова
page-one-moment = Минутку
page-come-back = Вернуть место сюда
page-watch-game = Смотреть игру
page-plead = Одно из этих мест ваше?
page-plead-asked = Просьба передана. Пусть кто-нибудь за столом кивнёт.

## Сбор

page-join-here = Садитесь к столу
page-qr = Картинка для камеры, она ведёт на { $address }
page-code-is = Стол { $code }
page-sit-here = Сесть прямо здесь
page-seated = За столом: { $number }
page-watching = Зрителей: { $number }
page-nobody-yet = Стулья пока пусты.
page-drag-hint = Перетащите имя на другое место или коснитесь его.
page-circle = Круг
page-settings = Как играем
page-tab-people = Люди
page-tab-book = Книга
page-tab-cards = Карты
page-tab-rules = Правила
page-tab-table = Стол
page-waiting-start = Скоро сдадут карты.
page-fill = Пусть дом дополнит круг до { $number }
page-start = Сдать карты
page-bot = играет дом
page-away = нет на связи
page-this-is-me = вы
page-on-this-phone = на этом телефоне
page-invite = Позвать ещё
page-move-back = На место назад
page-move-on = На место вперёд
page-edit = Изменить: { $name }
page-get-up = Встать из-за стола
page-get-up-sure = { $name }: встать из-за стола?
page-send-away = Убрать из-за стола
page-keep = Сохранить
page-add-friend = Посадить гостя без телефона
page-friend-hint = Тайные минуты пройдут на этом телефоне. Телефон передают из рук в руки.
page-friend-sit = Дать место
page-shelf = Полка
page-cards-of = Карт: { $cards }. Игроков: { $players }.
page-presets = Готовые колоды
page-ways = Кто выбирает карты
page-one-more = Прибавить: { $name }
page-one-less = Убавить: { $name }
page-put-back = Как в книге
page-bots = Всего мест; за пустые играет дом
page-pace = Как идут ночи
page-chat-on = Переписка, если играют издалека
page-voice-language = Стол говорит
page-my-language = Эта страница
page-open-screen = Экран стола в новом окне
page-open-both = Экран и телефон рядом
page-the-screen = Экран стола
page-the-phone = Ваш телефон

## Телефон

page-seat = место { $number }
page-clock = Осталось времени
page-more = Ещё
page-told = Что происходит
page-dealt = Ваша карта лежит рубашкой вверх. Прикройте ладонью и смотрите.
page-hold-first = Держите, чтобы увидеть карту
page-i-have-seen = Я знаю свою карту
page-seen-waiting = Запомнили. Остальные ещё смотрят.
page-hold-card = Держать: карта
page-hold-notes = Держать: записи
page-which-deed = Что сделать
page-confirm = Подтвердить
page-noted = Записано.
page-not-that-one = Не подходит. Причина под картой.
page-sure-title = Ещё раз
page-sure = { $deed }: вы уверены?
page-sure-about = { $deed }: { $name }?
page-yes = Да
page-no = Нет
page-out = вне игры
page-state-speaks = говорит
page-state-candidate = имя названо
page-state-voted = голос отдан
page-state-ready = всё сказано
page-state-accused = на суде
page-state-won = победа
page-won = победа
page-by-day = Днём
page-say = Сказать
page-say-title = Сказать столу
page-story = Что было
page-story-empty = Пока ничего не случилось.
page-chat = Чат
page-chat-write = Ваши слова
page-chat-still = Сейчас все молчат.
page-send = Сказать
page-write-note = Заметка
page-write-hint = Видно только здесь и только под пальцем. Строк: { $number }.
page-erase-last = Вычеркнуть последнюю
page-notes-learned = Что вы узнали
page-notes-votes = Кто как голосовал
page-notes-own = Ваши заметки
page-notes-empty = Страницы пока чистые.
page-why = Почему?
page-why-title = По какому правилу
page-why-these = Почему? Правила { $rules }
page-close = Закрыть
page-look-at-screen = Посмотреть на экран стола
page-leave = Выйти из игры
page-leave-sure = Дальше за вас сыграет дом. Выходите?
page-leave-yes = Выйти
page-all-cards = Все карты
page-again = Ещё партию
page-again-waiting = Ждём новой сдачи.

## Один телефон на нескольких

page-pass-to = Передайте телефон
page-pass-hint = Касайтесь только своего имени. Остальные не смотрят.
page-pass-on = Готово, передать дальше

## Экран

page-menu = Меню
page-pause = Остановить часы
page-go-on = Продолжить
page-longer = Ещё минута
page-skip = Закончить сейчас
page-take-back = Взять последний ход назад
page-end-game = Закончить игру
page-end-game-sure = Игра на этом кончится, все вернутся на места.
page-end-game-yes = Закончить
page-paused = часы стоят
page-full-screen = Во весь экран
page-full-screen-off = Выйти из полного экрана
page-my-seat = Моё место в новом окне
page-voice = Голос
page-voice-on = Говорить вслух
page-voice-which = Чей голос
page-voice-none = Этот браузер не говорит. Всё написано на экране.
page-voice-missing = На этом устройстве нет голоса для этого языка. Всё написано на экране.
page-voice-sample = Добрый вечер. Стол слушает.
page-voice-try = Послушать
page-let-me-speak = Коснитесь, и я заговорю
page-voice-here = Говорить вслух здесь
page-volume = Громкость
page-ambience = Звуки ночи
page-ambience-on = Ветер и сверчки по ночам

## Вечер и его партии

page-evening = Вечер
page-evening-who = Игрок
page-evening-points = Очки
page-evening-wins = Побед
page-evening-games = Партий
page-evening-survived = Дожил
page-evening-sides = Победы за
page-evening-cards = Карты
page-evening-scored = очки: { $points }, побед { $wins } из { $games }
page-evening-won = побед { $wins } из { $games }
page-evening-with = Победы за: { $sides }
page-evening-lived = До конца: { $number }
page-evening-game = Партия { $number }: { $winner }
page-games = Партии этого стола
page-games-back = К столу
page-games-none = Ни одна партия ещё не доиграна.
page-games-number = Партия { $number }
page-games-winner = Победа: { $side }
page-games-look = Посмотреть снова
page-games-share = Поделиться страницей
page-games-notation = Запись партии
page-replay-title = Партия { $number }. { $book }
page-replay-winner = Победа: { $side }
page-replay-eyes = Чьими глазами
page-replay-public = весь стол
page-replay-host = ведущий
page-replay-through = Посмотреть глазами игрока { $name }
page-replay-language = Язык
page-replay-home = Все партии
page-replay-circle = Круг
page-replay-paper = Эта часть партии
page-replay-phase = Время суток
page-replay-deal = Раздача
page-replay-step = Шаг
page-replay-of = { $step } из { $all }
page-replay-back = На шаг назад
page-replay-on = На шаг вперёд
page-replay-silence = Здесь ничего не слышно.
page-replay-awake = не спит
