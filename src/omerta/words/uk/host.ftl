# Що каже й читає ведучий за пультом і на пульті в кишені.

host-all-sleep = Усі заплющують очі.
host-sleeps = { $role }: заплющте очі.
host-hand-up = { $role }: підніміть руку. Решта сидить нерухомо.
host-all-wake = Усі розплющують очі. Тепер я знаю, хто є хто. Починаємо.

page-host-left-met = { $name }: лишилося знайти { $number }
page-host-meet-hint = Торкніться всіх, хто розплющив очі. Хто з них хто, з'ясується згодом.
page-host-no-more = Більше нікого не висувають
page-host-nobody = Ніхто

refusal-whose-hands = У цьому голосуванні важливо, чиї це руки. Позначте їх по одній.
refusal-too-many-hands = Стільки рук не лишилося: щонайбільше { $most }.
page-host-how-many = Скільки рук
page-host-hands-or-number = { $name }: позначте руки або їхню кількість
page-host-count = Підрахунок: { $number } із { $most }
page-host-count-one = { $name }: { $number }
page-host-keys = Клавіші
page-host-key-seat = місце; дві цифри поспіль
page-host-key-next = велика кнопка
page-host-key-undo = скасувати
page-host-key-pause = зупинити годинник або пустити далі
page-host-key-book = книга: карти й правила
page-host-key-tell = наступна фраза або остання ще раз
page-host-key-help = цей перелік
page-host-book = Книга
page-host-meanwhile = На пульті з'явилося нове. Закрийте й погляньте.

refusal-no-such-remote = Пульт не знає цього слова або зачекався. Нехай покаже нове.
refusal-at-the-desk = Це позначають на пульті.

page-host-remote = Пульт у кишені
page-host-remote-about = Відкрийте це на власному телефоні, на якому ніхто не грає. Там видно, що казати далі, і є три кнопки: далі, назад, пауза. Карт на ньому не видно.
page-host-remote-ask = Слово показує пульт: «Ведучий», потім «Пульт у кишені». Введіть його тут.
page-host-remote-word = Слово з пульта
page-host-remote-join = Під'єднати
page-host-remote-has = До пульта під'єднано телефон ведучого.
page-host-remote-away = Від'єднати його
page-host-remote-anew = Показати слово
page-host-remote-waits = Телефон під'єднано. Він оживе, щойно гру поведуть із пульта.
page-host-at-desk = Це позначають на пульті
page-host-back = Назад
