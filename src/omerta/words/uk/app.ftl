# The phone as an app: what it is called there, and what is said where the table cannot be reached.

page-app-about = Мафія за п'ятьма друкованими книгами правил, для компанії в одній кімнаті: веде стіл, а карти в телефонах.
page-offline = До столу не достукатися
page-offline-about = Телефон загубив дорогу до столу. Чи він у тій самій мережі Wi-Fi? Чи не заснув комп'ютер, на якому відкрито стіл? Місце й карта на вас зачекають.
page-offline-again = Спробувати ще раз
page-awake-missing = Екран може згаснути сам: браузер тримає його ввімкненим лише за захищеною адресою. Таку адресу дає «omerta serve --tls», якщо запустити стіл так.
