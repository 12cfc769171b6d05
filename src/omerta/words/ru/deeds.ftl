# Что можно сделать: короткая надпись и строка в бумагах ведущего.

deed-heal = лечить
deed-check = проверить
deed-shoot = стрелять
    .whom = В кого?
deed-compare = сравнить
deed-arrest = допросить
deed-guard = заслонить
deed-visit = навестить
    .whom = Кого?
deed-look = присмотреться
    .whom = К кому?
deed-silence = лишить голоса
    .whom = Кого?
deed-rob = обокрасть
deed-slander = оклеветать
deed-lead = увести голос
    .whom = Чей?
deed-pass = пропустить
deed-vote = голосовать
    .whom = Против кого?
deed-against = против приговора
deed-abstain = воздержаться
deed-name = выставить
deed-refrain = никого
deed-ready = добавить нечего

line = { $deed }, { players }
line-heal = лечение { players.gen }
line-check = проверка { players.gen }
line-shoot = выстрел в { players.acc }
line-compare = сравнение { players.gen }
line-arrest = допрос { players.gen }
line-guard = защита { players.gen }
line-visit = визит к { players.dat }
line-look = взгляд на { players.acc }
line-silence = голос отнят у { players.gen }
line-rob = кража у { players.gen }
line-slander = клевета на { players.acc }
line-lead = голос уведён у { players.gen }

void-passed = По своей воле.
void-no-agreement = Согласия нет.
void-marked = Ничего не выйдет: мешает пометка.
void-held = Ничего не выйдет: этой ночью связаны руки.
void-doomed = Ничего не выйдет: выстрел был раньше.
