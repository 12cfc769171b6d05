# The phone as an app: what it is called there, and what is said where the table cannot be reached.

page-app-about = Мафия по пяти печатным книгам правил, для компании в одной комнате: ведёт стол, а карты в телефонах.
page-offline = До стола не достучаться
page-offline-about = Телефон потерял дорогу к столу. Он в той же сети Wi-Fi? Не уснул ли компьютер, на котором открыт стол? Место и карта вас дождутся.
page-offline-again = Попробовать ещё раз
page-awake-missing = Экран может погаснуть сам: браузер держит его зажжённым только по защищённому адресу. Такой адрес даёт «omerta serve --tls», если запустить стол так.
