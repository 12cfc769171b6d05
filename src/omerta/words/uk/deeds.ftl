# Що можна зробити: короткий напис і рядок у паперах ведучого.

deed-heal = лікувати
deed-check = перевірити
deed-shoot = стріляти
    .whom = У кого?
deed-compare = порівняти
deed-arrest = допитати
deed-guard = заступити
deed-visit = завітати
    .whom = До кого?
deed-look = придивитися
    .whom = До кого?
deed-silence = забрати голос
    .whom = У кого?
deed-rob = обікрасти
deed-slander = обмовити
deed-lead = повести голос
    .whom = Чий?
deed-pass = пропустити
deed-vote = голосувати
    .whom = Проти кого?
deed-against = проти вироку
deed-abstain = утриматися
deed-name = висунути
deed-refrain = нікого
deed-ready = нема чого додати

line = { $deed }, { players }
line-heal = лікування { players.gen }
line-check = перевірка { players.gen }
line-shoot = постріл у { players.acc }
line-compare = порівняння { players.gen }
line-arrest = допит { players.gen }
line-guard = захист { players.gen }
line-visit = візит до { players.gen }
line-look = погляд на { players.acc }
line-silence = голос забрано в { players.gen }
line-rob = крадіжка в { players.gen }
line-slander = наклеп на { players.acc }
line-lead = голос відведено в { players.gen }

void-passed = З власної волі.
void-no-agreement = Згоди немає.
void-marked = Нічого не вийде: заважає позначка.
void-held = Нічого не вийде: цієї ночі зв'язані руки.
void-doomed = Нічого не вийде: постріл був раніше.
