# The scene the host sets before he says what to do, the news of the morning, and the card of whoever has left.
# Each book has its own host. `v2`, `v3` and so on are other wordings of the same, told in other rounds.

## Classic

scene-dark = The town falls asleep. Window by window, the lights go out.
    .v2 = The last tram has gone by. Every key in town is turned twice.
    .v3 = The clock in the square strikes, and nobody counts. The town is asleep.
    .v4 = Somebody blows out the candle. The streets belong to the cats.
    .v5 = The dogs go quiet, yard after yard. Night is here.
scene-light = The town wakes up. The baker has taken down his shutters.
    .v2 = Grey in the windows. The first tram goes by, almost empty.
    .v3 = A rooster tries, and thinks better of it. The night is over.
    .v4 = Kettle after kettle begins to sing. The town stirs.
    .v5 = Light comes down the street, in no hurry. The town wakes.
news-none = Nobody is missing this morning.
    .v2 = Nobody died in the night. Some of you look surprised.
    .v3 = Everyone who went to bed got up again.
    .v4 = The night took nobody. It happens.
    .v5 = Everyone lived through the night. That proves nothing.
news-some = Not everyone has woken up.
    .v2 = There are fewer of us than went to bed.
    .v3 = There is coffee left over today.
    .v4 = We count heads, and come up short.
    .v5 = Not every door has opened this morning.
card-shown = The card: { $role }.
    .v2 = The card is turned over: { $role }.
    .v3 = Face up on the table: { $role }.
card-and-call = { $role }, { $call }

## The Whole Family: an Italian dinner

scene-introduction-family = The last cousin comes in, and the door is bolted. The whole family is at table.
    .v2 = Grandmother says grace and turns down the lamp. The whole family is at table.
scene-dark-family = The plates are cleared, the candles burn down. The family says good night.
    .v2 = Grandfather puts out his cigar. One lamp after another goes dark.
    .v3 = The last of the wine is poured, the shutters come down. Buona notte.
    .v4 = Everyone has been kissed on both cheeks. The stairs creak, then nothing creaks.
    .v5 = Mamma turns down the lamp and asks no questions. She never does.
scene-light-family = Coffee on the stove, bread on the board. The town wakes up.
    .v2 = The church bell rings, and somebody is already frying onions.
    .v3 = The shutters go up, and the sun comes in without knocking.
    .v4 = Mamma lays the table for breakfast and counts the cups.
    .v5 = The milk is warm, the slippers shuffle. The family comes down.
news-none-family = Everyone has come down to breakfast.
    .v2 = Nobody died. Mamma crosses herself and cuts the bread.
    .v3 = Nobody is missing. Sit, eat.
    .v4 = Everyone who said good night says good morning.
    .v5 = Not one cup is left over this morning.
news-some-family = Not everyone has come down to breakfast.
    .v2 = Mamma has covered the mirrors. We are in mourning.
    .v3 = It will be quieter at table from now on.
    .v4 = There are more cups than hands this morning.
    .v5 = The radio stays off today. The family wears black.
card-shown-family = The card: { $role }.
    .v2 = On the tablecloth, face up: { $role }.
    .v3 = Beside the bread lies the card: { $role }.

## Off Screen: a film set

scene-introduction-offscreen = The lamps go down, the camera is covered. This is only a rehearsal.
    .v2 = Quiet on the set. No film in the camera yet: this is a rehearsal.
scene-dark-offscreen = Lights down. Exterior, night, no retakes.
    .v2 = The spotlights cool, the set goes black. The camera keeps running.
    .v3 = Fade to black. Whatever happens now happens off screen.
    .v4 = The red light is on. Night scene, quiet on the set.
    .v5 = The director lowers his hand, and the lamps go out. Night.
scene-light-offscreen = Fade in. The same street, morning.
    .v2 = Lights up. Somebody sweeps the set and whistles.
    .v3 = Exterior, morning. Coffee for the crew.
    .v4 = The red light goes out. The studio doors roll back.
    .v5 = New reel. First shot: a town, waking up.
news-none-offscreen = Nobody has been cut from the picture.
    .v2 = The cast list stands as it was.
    .v3 = Everyone lived to see the next scene.
    .v4 = Nobody died. The censor will be pleased.
    .v5 = The whole cast answers the morning call.
news-some-offscreen = The cast is thinner today.
    .v2 = The call sheet has grown shorter overnight.
    .v3 = Not everyone answers the call.
    .v4 = There will be fewer of us in the next scene.
    .v5 = Some lines in the script will never be spoken now.
card-shown-offscreen = The card: { $role }.
    .v2 = Close-up on the card: { $role }.
    .v3 = The credits read: { $role }.

## Chicago: the thirties

scene-introduction-chicago = The speakeasies bolt their doors, and the piano stops.
    .v2 = The last guest gives the password, and the band takes a break.
scene-dark-chicago = The streetlamps go out, one after another. Somewhere a saxophone plays on.
    .v2 = The barman wipes the last glass and turns the sign. Chicago goes dark.
    .v3 = Rain on the fire escapes. A car goes by and does not slow down.
    .v4 = The band packs up, the neon goes out on Rush Street.
    .v5 = The last train rattles past. After that the city minds its own business.
scene-light-chicago = Grey light over the lake. The newsboys are out.
    .v2 = Steam from the gutters, milk on the steps. Chicago puts its hat on.
    .v3 = The first train rattles in over Wells Street. The bars smell of soap.
    .v4 = Morning. The barman takes the chairs off the tables.
    .v5 = The fog comes off the river, and the paper comes off the press.
news-none-chicago = Nobody was killed. The newsboys have only baseball to shout about.
    .v2 = No black borders in the paper today. Nobody died.
    .v3 = Everybody lived. The undertaker goes back to his crossword.
    .v4 = Nobody died. In this city that makes the front page.
    .v5 = The night cost us nobody. The coffee is on.
news-some-chicago = The paper has black borders today.
    .v2 = The newsboys are shouting, and for once nobody walks by.
    .v3 = The undertaker has ordered flowers.
    .v4 = Not every glass on the shelf will be filled again.
    .v5 = Bad news sells, and this morning it sells well.
card-shown-chicago = The card: { $role }.
    .v2 = Face up under the lamp: { $role }.
    .v3 = The evening edition prints the card: { $role }.

## Blood Vendetta: a festival of vampires; its dark part is the day, and it gets light when night falls

scene-introduction-vendetta = The sky turns grey over the towers. The last carriage has arrived.
    .v2 = The footmen announce the guests, and the east grows pale. A deep bow to you all.
scene-dark-vendetta = The sky turns grey, and the musicians put away their violins.
    .v2 = A cock crows in the valley, most impolitely. The ball is over.
    .v3 = The candles pale before the window. Time to retire.
    .v4 = Dawn climbs the tower stair. The ladies take off their shoes.
    .v5 = The last waltz has been danced, the last bat is home. It grows light.
scene-day-vendetta = Noon. The sun stands over the roofs, and good society sleeps.
    .v2 = The sun walks through the empty ballroom and finds only dust.
    .v3 = Midday bells ring in the village. Down here nobody counts them.
    .v4 = High noon, the most indecent hour there is.
scene-sunset-vendetta = The sun goes down. The shadows reach for the stairs.
    .v2 = The windows turn red as old wine. It will soon be dark.
    .v3 = The last light lingers at the gate and takes its leave.
    .v4 = The sun touches the forest. Under the vault the bats begin to stir.
scene-light-vendetta = Night falls at last. The lids rise, one by one.
    .v2 = The moon makes her entrance. Hinges creak, gloves are drawn on.
    .v3 = Darkness, most welcome. The coffins open, the candles are lit.
    .v4 = The first star, the first violin. The house wakes.
    .v5 = The clock strikes the hour of good manners. The coffins creak.
news-none-vendetta = All who lay down at dawn have risen.
    .v2 = Nobody is missing. I am touched.
    .v3 = Not one lid has stayed shut. My compliments.
    .v4 = The whole company is present. Music, please.
    .v5 = The daylight has taken nobody from us. I bow.
news-some-vendetta = Not every lid has stirred. Softer, musicians.
    .v2 = The daylight has taken its toll. Hats off.
    .v3 = The company is smaller than it was. A black candle, please.
    .v4 = Not everyone will dance tonight.
    .v5 = There is silence where there was good company.
card-shown-vendetta = The card: { $role }.
    .v2 = On black velvet lies the card: { $role }.
    .v3 = By candlelight the card reads: { $role }.
