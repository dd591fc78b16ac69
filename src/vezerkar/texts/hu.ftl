## Refusals of the engine

refuse-not-asked = Most nem te döntesz.
refuse-over = A játék véget ért.
refuse-unknown = „{ $text }”: ebben a játékban nincs ilyen lépés.
refuse-not-now = Ezt most nem lehet megtenni.
refuse-undo = Ez nem vonható vissza: azóta új dolog derült ki, vagy nem te léptél utoljára.

## Refusals of several games

refuse-not-in-hand = Ez a kártya nincs a kezedben.
refuse-no-effect = Ez most semmin sem változtatna.

## Bots that play every game

bot-random = Véletlen
bot-random-note = Szabályos lépéseket tesz találomra. Jó a szabályok megtanulásához.
bot-model = Modell: { $name }
bot-model-note = Betanított modell, amelyet ez az asztal kínál.
bot-novice = Könnyű
bot-novice-note = Tudja, mi számít, de sokszor rosszul méri fel, mint aki most tanulja a játékot.
bot-script = Oktató
level-easy = Könnyű
level-normal = Közepes
level-hard = Nehéz
level-expert = Mester

## Outcomes that every game can have

outcome-resigned = A játék feladással ért véget ({ $seat }).
outcome-late = Lejárt az ideje: { $seat }.
outcome-cancelled = A játszma érvénytelen.
outcome-draw = Döntetlen, közös megegyezéssel.
outcome-abandon = A játékosok közös megegyezéssel, eredmény nélkül befejezték a játszmát.
log-rules-changed = Innen a játszma minden játékos egyetértésével a szabályok { $present } változatával folytatódik (eddig: { $former }).
log-taken-back = A játékosok közös megegyezéssel visszavonták az utolsó { $actions } lépést. A kockák sora folytatódik.
log-untold = Olyasmi történt, amit csak az akkori szabályok tudnának elmondani.

former-player = egykori játékos
deleted-line = (törölve)
hidden-line = (egy moderátor elrejtette)

## Refusals of the web table

error-bad_question = Ezt nem lehet kiszámolni. { $detail }
error-malformed = Ezt nem lehet értelmezni: { $detail }
error-blank = Ebben nincs mit olvasni: írj valamit.
error-bad_key = Ez a link a játszma egyik helyéhez sem jó.
error-bad_token = Ez a token semmit sem nyit: visszavonták, vagy soha nem is volt ilyen.
error-token_scope = Ehhez kevés a token joga ({ $scope }). A botok „bot:play” jogú tokennel játszanak; a jelszóhoz, a címhez és magához a fiókhoz böngészőben kell belépni.
error-bot_account = Botfiók magától nem kezd játszmát, és nem is csatlakozik hozzá. Kihívni kell, és a programja elfogadja.
error-not_a_bot = Játszani csak botfiók tokenjével lehet. Előbb tedd a fiókot botfiókká.
error-has_played = Csak olyan játékos fiókja lehet botfiók, akinek még nem volt játszmája. Nyiss neki másik fiókot.
error-unknown_bot = Ilyen nevű botfiók nincs.
error-bot_declines = Ez a bot ezt a játszmát most nem vállalja. Nézd meg, mit játszik, vagy kérdezz egy másikat.
error-too_many_tokens = Egy fióknak legfeljebb { $most } tokenje lehet. Előbb vonj vissza egyet.
error-too_many_challenges = Már túl sok kihívás vár válaszra. Várd meg valamelyiket, vagy hívj meg valakit hivatkozással.
error-challenge_gone = Ez a kihívás már nem áll: elutasították, lejárt, vagy a hely már másé.
error-challenge_instead = Ez egy bot fiókja. Hívd ki: a programja dönti el, játszik-e.
error-invitation_declined = Ez a játékos erre a helyre már nemet mondott. Hívj meg valaki mást.
error-invitation_gone = Ez a meghívás már nem áll: visszavonták, elutasították, lejárt, vagy a hely már másé.
error-too_many_invitations = Egyszerre legfeljebb { $most } meghívásod várhat válaszra, és naponta { $daily } küldhető. Vonj vissza egyet, vagy próbáld újra holnap.
error-too_many_followed = Már { $most } embert követsz, többet nem lehet. Előbb hagyd abba valakinek a követését.
error-sign_in = Előbb jelentkezz be.
error-wrong_sign_in = Ez a név és ez a jelszó nem tartozik össze.
error-wrong_password = Nem ez a jelszavad.
error-wrong_passkey = Ez az azonosítókulcs itt egy fiókot sem nyit ki. Próbálj másikat.
error-no_passkeys = Ezen a kiszolgálón nincsenek azonosítókulcsok: a kezelője nem adott meg https:// kezdetű nyilvános címet.
error-challenge_void = Ez túl sokáig tartott, vagy kétszer érkezett meg. Próbáld újra.
error-known_passkey = Ez az azonosítókulcs egy másik fiókhoz tartozik.
error-too_many_passkeys = Egy fióknak 20 azonosítókulcsa lehet. Előbb törölj egyet.
error-last_way_in = Ebbe a fiókba így már senki sem tudna bejelentkezni. Előbb adj hozzá egy másik azonosítókulcsot vagy egy jelszót.
error-renamed = A nevedet ettől a naptól változtathatod meg újra: { $day }.
error-claimed = Ezt a helyet már egy másik fiók őrzi.
error-rated_twice = Értékelt játszmában minden játékosnak külön fiókja van, és te már ennél az asztalnál ülsz.
error-rated_same_browser = Ebben a böngészőben olyasvalaki is bejelentkezett már, aki ennél az asztalnál ül. Értékelt játszmában mindenki a saját böngészőjében játszik: innen nem értékelt játszmát játszhattok.
error-rated_no_bots = Értékelt játszmában botok nem játszanak. Várj játékosokra, vagy vond vissza az asztalt, és nyiss nem értékeltet.
error-rating_range = Ez az asztal ilyen értékszámú játékosokat vár: { $range }. A tiéd: { $own }.
error-holiday_planned = Már van szabadságod. Előbb fejezd be vagy mondd le.
error-holiday_too_long = Egy szabadság legfeljebb { $most } nap; most { $left } lehet. Ha egy napnál kevesebb van két szabadság között, egynek számítanak.
error-no_holiday_left = Ennyi nap már nincs { $year } évre: { $left } maradt.
error-taken_name = Ez a név foglalt, vagy egy foglalt névre hasonlít. Válassz másikat.
error-bad_name = A név 2–24 betűből, számjegyből, _ vagy - jelből áll, és legalább egy betű van benne.
error-reserved_name = Ez a név a kiszolgáló kezelőjére utal, vagy senkire sem. Válassz másikat.
until-day = eddig: { $day }
until-for-good = véglegesen
error-muted = Egy moderátor letiltotta, hogy itt írj ({ $until }). Ha van fiókod, abban olvashatod az okát.
error-not_vanished = Csak olyan játékost lehet felváltani, akinek lejárt az ideje, vagy aki hét napja nem válaszolt.
error-not_tried = Egy feladványról azután mondhatsz véleményt, hogy megpróbáltad.
error-not_watching = A nézőknek csak az írhat, akinek itt nincs helye. A játékosok az asztalnál beszélgetnek.
error-too_many_mutes = Már { $most } embert elnémítottál, többet nem lehet: előbb oldd fel valamelyikük némítását.
error-not_welcome = Ennél az asztalnál valaki nem akar veled játszani, vagy te nem akarsz vele.
error-substitute_account = Erről a helyről játék közben álltak fel, ezért csak fiókkal lehet átvenni. Jelentkezz be vagy nyiss fiókot, azután ülj le. Új asztalhoz vendégként is leülhetsz.
error-resign_instead = Itt senki sem veheti át a helyed: a játszma értékelt, versenyhez tartozik, vagy nincs benne más játékos. Inkább add fel.
error-no_substitute = Aki ennél az asztalnál ül, vagy már elvesztette itt a helyét, nem veheti át másét.
error-banned = Egy moderátor letiltotta, hogy játszmát kezdj vagy csatlakozz ({ $until }). Az okát a fiókodban olvashatod.
error-not_moderator = Ezt csak moderátor teheti meg, moderátorokkal és adminokkal szemben pedig csak admin.
error-not_admin = Ezt csak az teheti meg, aki adminként ezt a kiszolgálót kezeli.
error-own_account = A saját fiókjának senki sem ad szerepet. Ezt egy másik admin teheti meg, vagy a vezerkar admin accounts role parancs.
error-stays_bot = Ez egy bot fiókja, és az is marad.
error-no_address = Ennek a fióknak nincs e-mail-címe, ahová linket lehetne küldeni.
error-unknown_job = Nincs ilyen feladat. Lehet, hogy épp most készült el.
error-bot_sits = Itt bot ül, és senkinek sem adja át a helyét.
error-nothing_to_mend = Nincs mit kijavítani: minden egyezik a naplóval.
error-beyond_mending = Ez a játszma nem javítható: sérült a naplója, vagy nincsenek meg azok a szabályok, amelyekkel íródott. Érvényteleníteni lehet.
error-own_match = Ez rólad vagy olyasvalakiről szól, akivel épp játszol. Mások döntenek róla.
error-unknown_report = Nincs ilyen bejelentés, vagy valaki már foglalkozott vele.
error-no_account = A vendégnek nincs fiókja. Abban a játszmában elnémíthatod, vagy elrejtheted egy üzenetét.
error-bad_mail = Ez nem e-mail-cím. Ilyennek kell lennie: nev@example.org.
error-taken_mail = Ez a cím már egy másik fióké.
error-no_mail = Ez a kiszolgáló nem küld levelet.
error-no_webhooks = Ez az asztal nem küld webhookokra: az üzemeltetője nem adott meg nyilvános címet.
error-no_push = Ez a kiszolgáló nem küld értesítéseket az eszközökre: az üzemeltetője nem adott meg nyilvános címet.
error-unknown_push_service = Ez a kiszolgáló nem ismeri a böngésződ értesítő szolgáltatását. Az üzemeltetője engedélyezheti.
error-bad_webhook = A cím legyen https:// kezdetű, a szokásos porttal és jelszó nélkül.
error-too_many_webhooks = Egy fióknak legfeljebb { $most } webhookja lehet. Előbb törölj egyet.
error-link_void = Ezt a linket már használták, lejárt, vagy újabb lépett a helyébe. Kérj másikat.
error-weak_password = Válassz 10–200 karakteres jelszót, amely nem gyakori, és nem a neved.
error-not_your_seat = Ez nem a te helyed.
error-not_alone = Mások is játszanak itt: a botok miattuk nem várhatnak.
error-not_maker = Ezt csak az teheti, aki az asztalt megnyitotta.
error-invitation = Ez csak meghívó: előbb foglald el vele a helyet.
error-origin = Ez a lap nem írhat erre az asztalra.
error-unmarked = A kérésben ott van a bejelentkezés sütije, de nincs ott az „X-Vezerkar: 1” fejléc.
error-unknown_game = Nincs ilyen játék.
error-unknown_match = Nincs ilyen játszma.
error-unknown_person = Itt senkit nem hívnak így.
error-unknown_tournament = Nincs ilyen verseny.
error-not_organiser = Ezt csak a verseny szervezője teheti.
error-own_game = Ezt a játszmát te magad játszod, vagy ebben a fordulóban épp ez a nevező az ellenfeled. Kérj meg egy másik admint, hogy ő döntsön.
error-barred = Két versenyjátszmádat is időtúllépéssel vesztetted el. Az adott versenyek kezdete után 60 nappal nevezhetsz újra.
error-round_date = A fordulónak közben más lett a határideje. Töltsd be újra az oldalt.
error-put_off_enough = Egy forduló határideje legfeljebb { $most } alkalommal tolható ki, és egy éven belül kell maradnia. Inkább dönts a nyitott játszmákról.
error-tournament_state = A verseny még nem tart itt, vagy már túl van ezen. Töltsd be újra az oldalt.
error-tournament_full = Minden hely betelt.
error-too_few_entrants = Ehhez legalább { $least } nevező kell.
error-start_passed = A verseny kitűzött kezdete már elmúlt. Töröld a vázlatot, és készíts másikat.
error-settled = Ennek a játszmának már van eredménye.
error-too_many_tournaments = Már { $most } versenyed van folyamatban, azokkal együtt, amelyeket az elmúlt napban töröltél. Előbb fejeződjön be az egyik, vagy töröld, és várj egy napot.
error-in_tournament = Versenyen a játékosok csak döntetlenben egyezhetnek meg.
error-not_found = Itt nincs semmi.
error-not_allowed = Ezt itt nem lehet.
error-stale = Az asztal közben megváltozott: nézd meg újra, és dönts aszerint.
error-not_your_turn = Most nem te döntesz.
error-taken = Ez a hely már foglalt: valaki megelőzött.
error-gathering = A játszma akkor kezdődik, amikor minden hely foglalt.
error-begun = A játszma már elkezdődött.
error-over = A játék véget ért.
error-bot_plays = Helyetted egy bot játszik, mert lejárt az időd. Előbb jelezd, hogy visszajöttél.
error-running = A játék még nem ért véget.
error-other_rules = Ezt a játszmát a szabályok { $then } változatával kezdték, és annak itt nincs meg az archívuma; az itteni változat: { $now }. A játszma itt nem folytatható.
error-too_large = Ez egyszerre túl sok: legfeljebb 64 kB lehet.
error-not_json = Ami változtat, JSON-ban jön: Content-Type: application/json.
error-wrong_host = Ezt az asztalt nem így hívják: „{ $host }”. Aki üzemelteti, adhatja neki ezt a nevet: --public-url vagy --host-name.
error-slow_down = Ez túl sok volt egyszerre: próbáld újra { $again } múlva.
error-too_many_bots = Innen már { $most } játszma folyik gépi játékossal: fejezz be vagy adj fel közülük egyet, vagy gyere vissza { $again } múlva.
error-bots_alone = Innen már folyik egy játszma, amelyben csak gépek játszanak: várd meg a végét, vagy ne nézd tovább, és gyere vissza { $again } múlva.
error-table_full = Az asztal most nem bír el több játszmát gépi játékossal: próbáld újra { $again } múlva.
error-try_again = Az asztal most semmit sem tud feljegyezni. Nézd meg kicsit később, és ismételd meg, ami nem történt meg.
error-crowded = A te címedről már túl sok oldala van nyitva az asztalnak: csukj be néhányat.
error-too_many_tables = Már { $most } asztalod vár játékosokra: előbb vonj vissza közülük egyet.
error-hints_off = Tanács csak gépek elleni játszmában kérhető, és olyanban sem, amely értékelt vagy verseny része.
error-same_board = Ugyanez a tábla áll egy folyamatban lévő értékelt vagy versenyjátszmádban. Amíg véget nem ér, itt nem kérhető segítség.
error-no_advice = Itt nem kérhető tanács: a játszma értékelt vagy verseny része, vagy most nincs mit a gépre bízni.
error-no_advice_now = A gép most nem talált semmit időben: próbáld újra.
error-rules_lost = Nem válaszolnak azok a szabályok, amelyekkel ez a játszma kezdődött. Semmi sem változott. Próbáld újra kicsit később.
error-no_upgrade = Ez a játszma már az itteni szabályokkal folyik, vagy nem vihető át rájuk.
error-no_upgrade_here = A játszma ebben a pillanatban nem folytatható az új szabályokkal, mert azok nem ismerik az állását. Próbáld meg újra egy későbbi döntésnél.
error-no_draw = Ebben a játékban nincs döntetlen. Azt javasolhatod, hogy eredmény nélkül érjen véget.
error-no_clock = Ebben a játszmában nincs óra, amelyet meg lehetne állítani.
error-no_plans = Ebben a játszmában nem lehet előre tervezni: élő órája van, vagy tananyag.
error-not_an_opponent = Ezt csak a másik oldal játékosával lehet megtenni.
error-enough_time = Ennek a játékosnak már annyi ideje van, amennyi csak lehet.
error-time_left = Ennek a játékosnak még van ideje.
error-paused = Az órák már állnak.
error-not_paused = Az órák járnak.
error-offer_open = Már van ilyen javaslat: előbb arra válaszolj.
error-unknown_offer = Ebben a játszmában nincs ilyen javaslat.
error-offer_gone = { $state ->
    [accepted] Ezt a javaslatot már elfogadták.
    [declined] Ezt a javaslatot már elutasította valaki.
    [withdrawn] Ezt a javaslatot visszavonták.
    [expired] Erre a javaslatra senki sem válaszolt időben.
   *[stale] A javaslat óta továbbment a játszma: tegyél újat.
}
error-former_rules = Ez a játszma korábbi szabályokkal folyik, ezekkel már semmit sem lehet visszavonni.
error-too_far_back = Két körrel korábbra vagy a saját utolsó köröd elejére kérheted a visszalépést, de az utolsó visszavonás elé nem.
error-nothing_to_take_back = Azóta nem történt semmi, amit vissza lehetne vonni.
error-analysis_off = Ebben a játszmában most nem próbálhatsz ki semmit, mert értékelt, egy verseny része, vagy élő órával megy. A vége után igen.
error-analysis_former = Ez a lépés még korábbi szabályok szerint született. Mást kipróbálni csak a mostaniak szerint lehet.
error-failed = Az asztal ezt nem tudta elvégezni; semmi sem változott.
error-damaged = Ezt a játszmát nem lehet megnyitni, mert sérült, ami belőle fel van jegyezve. A többi játszma folyik tovább.

## Időtartamok

duration-seconds = { $n } másodperc
duration-minutes = { $n } perc
duration-hours = { $n } óra

## Mi lett volna, ha

whatif-begun = { $seat }, { $plies } lépés után: { $worlds } állás, amely megfelel annak, amit ez az oldal tudott
whatif-size = { $worlds } közül { $here }
whatif-true = és az igazi
whatif-nothing = Nem tudsz meg semmit.
whatif-dropped = { $worlds } állásban nem lehetséges.
whatif-chance = esélye { $chance }
whatif-table = { $world }. állás ({ $seat } szemével). Körülbelül { $chance } eséllyel jutsz ide.

## Tanács

advised-best = Valószínűleg a legjobbak, ebben a sorrendben:
advised-as-good = körülbelül olyan jó, mint az első
advised-why = Inkább „{ $action }”, mint „{ $other }”, mert valószínűleg, pontban:
advised-no-reason = Nincs egyetlen ok, amely „{ $action }” mellett szólna „{ $other }” helyett.
advised-by-search = Olyan állásokból továbbjátszva, amelyek e hely tudása szerint lehetségesek. A bíró 10 pontot is tévedhet.
advised-by-rule = Ökölszabály alapján, előrenézés nélkül.

## A játszma elemzése

report-title = { $game }: { $plies } lépés elemzése
report-judge-fitted = Az esélyeket lejátszott játszmákhoz illesztett értékelés adja. Átlagban pontos, egy-egy állásban gyakran téved.
report-judge-by-hand = Ennek a játéknak az értékelését kézzel írták, és senki sem mérte meg, mennyire látja előre a végeredményt. A görbéje csak azt mutatja, merre haladt a játszma. Ezért fordulópontok sincsenek.
report-how-choices = Minden választást olyan állásokban hasonlítunk össze másokkal, amelyeket az oldal nem tudott megkülönböztetni; a legtöbbe kerülőket { $again } állásban. A „valószínűleg” szó azt jelenti, hogy csak az értékelés mondja. Nélküle a veszteség igazolt: a legtöbbe kerülő választásokat (legfeljebb { $confirmed }) egész játszmákkal is kipróbáltuk, egyenként legfeljebb { $games } játszmával. Csak a legtöbbe kerülő választásokat számoljuk (legfeljebb { $doubtful }); a többi vesztesége az utolsó sorban van.
report-no-choices = Hogy egy-egy választás mennyit ért, ebben a játékban még nem lehet megmondani. Az elemzés a szerencséről és az esélyek alakulásáról szól.
report-how-luck = A szerencse az, ami történt, { $rolls } másik lehetséges eset átlagához képest. Amit egy oldal tudhatott, olyan állások átlaga (szám szerint { $worlds }), amelyek megfelelnek annak, amit tudott.
report-compiled = A szabályok lefordított változata futott.
report-interpreted = A szabályok értelmezett változata futott, ami sokkal lassabb. A lefordított változattal az elemzés alaposabb lehet.
report-verdict-dice = A kockák döntöttek. A segítségük nélkül nem ez az oldal végzett volna az élen: { $side }.
report-verdict-cards = A lapok döntöttek. A húzás szerencséje nélkül nem ez az oldal végzett volna az élen: { $side }.
report-verdict-play = A játék döntött. A többiek hibái nélkül nem ez az oldal végzett volna az élen: { $side }.
report-verdict-open = Ezt a játszmát semmi sem döntötte el egymaga: sem a kocka vagy a lapok szerencséje, sem bizonyítható hiba. Győztes: { $side }.
report-verdict-open-unjudged = Ezt a játszmát a kocka és a lapok szerencséje nem döntötte el egymaga. Győztes: { $side }. A választásokat nem értékeltük.
report-verdict-untold = Győztes: { $side }. Hogy mi döntött, azt ennek a játéknak az értékelése nem tudja megmondani.
report-verdict-draw = Egyik oldal sem győzött egyedül, ezért semmi sem döntött.
report-verdict-unfinished = A játszmát nem játszották végig. Az elemzés ott ér véget, ahol abbamaradt.
report-part-dice = kocka
report-part-cards = húzás és felállítás
report-part-chance = más szerencse
report-part-own = saját hibák
report-part-theirs = mások hibái
report-part-fog = ismeretlen, és amit az értékelés nem lát
report-luck-dice = kocka
report-luck-cards = húzás
report-luck-other = véletlen
report-luck-deal = felállítás
report-probable-slip = valószínűleg pontatlanság
report-probable-mistake = valószínűleg hiba
report-probable-blunder = valószínűleg súlyos hiba
report-confirmed-mistake = hiba
report-confirmed-blunder = súlyos hiba
report-loss = Az értékelés szerint { $loss } pont ({ $error }).
report-loss-games = { $games } egész játszmában { $loss } ({ $error }).
report-turning-line = { $side }: { $before } → { $now }. Szerencse { $luck }, játék { $play }, a többi { $fog } pont.
report-turning-games = { $games } egész játszmában { $change } pont ({ $error }).
report-turning-probable = Csak valószínű.
report-accounts = Az induló esélytől az eredményig, a győzelmi esély pontjaiban
report-start = induló
report-result = eredmény
report-curve = Az esélyek alakulása: amit egy oldal tudhatott (az állások többségében), és nyílt lapokkal
report-curve-unsure = A ~ jelű sorok keveset mondanak: vagy túl koraiak, vagy az értékelést még nem mérték meg.
report-mistakes = Hibák
report-mistakes-none = Egy sincs, amelyet az értékelés meg tudna különböztetni egy jó választástól.
report-did = A választott lépés, az egyik lehetséges állásban:
report-better = Jobb lett volna, ugyanabban az állásban:
report-why = Miért
report-why-part = { $reason } ({ $points })
report-why-none = Nincs egyetlen kiemelkedő ok.
report-turning = Fordulópontok
report-turning-none = Egy sincs.
report-luck = Az egyes események szerencséje
report-luck-none = Egy sem ér egy pontot.

## A terminál

terminal-welcome = A mag pecsétje: { $commitment }. Súgó: ?
terminal-help = Válaszolj számmal, vagy írd be a lépést (az eleje is elég). l: a lehetőségek újra; t: az asztal szavakban; c: mit tudnak a kártyák; u: visszavonás; q: kilépés.
terminal-hand-over = Add át: { $name }. Nyomj Entert, ha más nem látja a képernyőt.
terminal-seed = A kockák magja ez volt: { $seed }.


## Levelek

mail-greeting = Szia { $name }!
mail-confirm-subject = Erősítsd meg az e-mail-címedet
mail-confirm =
    Ez a cím lesz a fiókodé. Nyisd meg a linket, és a gombbal erősítsd meg. A link 24 óráig érvényes, és egyszer használható.

    Ha nem te kérted, nincs teendőd.
mail-confirm-link = A cím megerősítése
mail-reset-subject = Új jelszó a fiókodhoz
mail-reset =
    Valaki új jelszót kért a fiókodhoz. A link megnyitásával választhatsz újat. A link egy óráig érvényes, és egyszer használható.

    Ha nem te voltál, nincs teendőd. A jelszavad nem változik.
mail-reset-link = Új jelszót választok
mail-changed-subject = Megváltozott a fiókod e-mail-címe
mail-changed =
    Ez a cím már nem tartozik a fiókodhoz. Ha te változtattad meg, minden rendben.

    Ha nem te voltál, nyisd meg a linket hét napon belül. A fiók visszakapja ezt a címet, és minden böngészőben kijelentkeztetjük. Utána kérj új jelszót.
mail-changed-link = Nem én voltam: visszavonom
mail-was-reset-subject = Megváltozott a jelszavad
mail-was-reset = A fiókod jelszavát egy erre a címre küldött levéllel megváltoztatták. Minden böngészőben kijelentkeztettünk, és töröltük a fiók összes azonosítókulcsát. Ha nem te voltál, más is olvassa a leveleidet: először a postafiókod jelszavát változtasd meg, aztán a fiókodét.
notice-turn-subject = { $title }: te jössz
notice-turn = Te jössz ebben a játszmában: { $title } ({ $seats }).
notice-until = Eddig van időd: { $until }.
notice-short-subject = { $title }: fogy az időd
notice-short = Eddig van időd ebben a játszmában: { $title } ({ $seats }), { $until }.
notice-began-subject = { $title }: elkezdődött a játszma
notice-began = Minden hely elkelt, elkezdődött a játszma: { $title }.
notice-ended-subject = { $title }: véget ért a játszma
notice-ended = Véget ért a játszma: { $title }. { $outcome }
notice-offer-subject = { $title }: egy ajánlat a válaszodra vár
notice-offer = Ajánlat érkezett ebben a játszmában: { $title } ({ $seats }). Eddig válaszolhatsz: { $until }.
notice-left-subject = { $title }: { $about ->
    [late] lejárt egy játékos ideje
   *[other] kiszállt egy játékos
}
notice-left = { $about ->
    [bot] Kiszállt egy játékos ebből a játszmából: { $title } ({ $seats }). A helyén bot játszik tovább.
    [resigned] Kiszállt egy játékos ebből a játszmából: { $title } ({ $seats }). A helyén bot játszik tovább, amely nem győzhet.
    [late] Lejárt egy játékos ideje ebben a játszmában, ezért veszített: { $title } ({ $seats }). A helyén bot játszik tovább, amely nem győzhet.
   *[free] Kiszállt egy játékos ebből a játszmából: { $title } ({ $seats }). A helye szabad; ha három napig senki sem veszi át, bot játszik ott.
}
notice-paired-subject = { $about }: elkezdődött a következő játszmád
notice-paired = Új forduló kezdődött ({ $round }.). Játék: { $title }, ellenfeled: { $others }.
notice-round-until = A forduló határideje: { $until }.
notice-round_ends-subject = { $about }: hamarosan lejár a forduló határideje
notice-round_ends = Még nem ért véget a játszmád ({ $round }. forduló, ellenfeled: { $others }). A forduló határideje: { $until }. Utána a szervező dönt róla.
notice-invited-subject = { $title }: { $about } meghívott
notice-invited = { $about } meghívott egy játszmába: { $title } ({ $seats }).
notice-invited-until = A meghívás eddig áll: { $until }.
notice-chat-subject = { $title }: üzenet az asztalnál ({ $about })
notice-chat = Az asztalnál olyan üzenet vár, amelyet még nem láttál. Játszma: { $title }, írta: { $about }.
notice-players = Játékosok: { $players }
notice-last = Legutóbb: { $line }
news-open = Az oldal megnyitása
news-reason = Az ok: { $reason }
news-lost_seat-subject = { $title }: a helyedet másnak szánják
news-lost_seat = Aki az asztalt nyitotta, a játszma kezdete előtt felszabadította a helyedet.
news-declined-subject = { $title }: { $about } nem akar játszani
news-declined = A bot visszautasította a kihívásodat. A hely továbbra is szabad.
news-care-subject = Egy moderátor intézkedett a fiókoddal kapcsolatban
news-care = A fiókodban olvashatod, mi történt, és meddig tart. Ha nem értesz egyet vele, írj annak, aki a szervert üzemelteti.
news-password-subject = Megváltozott a jelszavad
news-password = Minden más böngésző ki lett jelentkeztetve. Ha nem te voltál, azonnal kérj új jelszót: a bejelentkezés oldalán van rá link.
news-passkey-subject = Új azonosítókulcs került a fiókodhoz: { $about }
news-passkey = Akinél ez megvan, be tud jelentkezni. Ha nem te voltál, távolítsd el, és változtasd meg a jelszavadat.
news-signed_in-subject = Új böngészőből léptek be a fiókodba: { $about }
news-signed_in = Ha nem te voltál, változtasd meg a jelszavadat: ez minden más böngészőt kijelentkeztet.
news-mail-subject = Megváltozott vagy megszűnt a fiókod e-mail-címe
news-mail = A korábbi címre elment egy hivatkozás, amely visszavonja a változást.
news-broken-subject = Ide már nem jut el hozzád semmi: { $about }
news-broken = Túl sokszor utasította vissza, amit küldtünk. A fiókodban megnézheted az okát, és újra kipróbálhatod.
news-round-subject = { $about }: új forduló kezdődött
news-round = A verseny oldalán látod, ki az ellenfeled.
news-finished-subject = { $about }: véget ért a verseny
news-finished = A végeredmény a verseny oldalán van.
news-called_off-subject = { $about }: a verseny elmarad
news-called_off = A megkezdett játszmái végigjátszhatók.
news-too_few-subject = { $about }: a verseny elmarad
news-too_few = A kitűzött kezdésig túl kevesen neveztek.
news-organiser-subject = { $about }: mostantól te szervezed ezt a versenyt
news-organiser = A szervező törölte a fiókját, ezért egy adminnak kell átvennie a versenyt.
news-round_late-subject = { $about }: lejárt egy forduló határideje
news-round_late = A fordulónak nem minden játszmája ért véget. A verseny szervezője adhat rá több napot, vagy dönthet a nyitott játszmákról. A szervező saját játszmájáról egy admin dönt.
news-plan-subject = { $title }: a terved nem folytatható, neked kell döntened
news-plan = Amit terveztél, már nem illik ahhoz, ami történt. Csak azt játszottuk meg helyetted, amit leírtál.
push-test = Az értesítések megérkeznek erre az eszközre
push-test-text = Ezt te kérted.
news-reseated-subject = { $title }: a helyed felszabadult másnak
news-reseated = A kiszolgáló kezelője intézkedett így. A játszmához vezető linked semmit sem nyit meg többé.
news-late-subject = { $title }: lejárt az időd, vesztettél
news-late = Bot játszik tovább helyetted, amely nem győzhet, és a többiek folytatják a játszmát. Nézőként tovább követheted.
news-replaced-subject = { $title }: más játszik tovább helyetted
news-replaced = Régóta nem léptél, ezért a többiek megegyeztek abban, hogy más váltson fel. Nézőként tovább követheted.
notice-open = Megnyitom a játszmát
notice-stop = Nem kérek több ilyen levelet
notice-choose = Beállítom, miről kapjak hírt
digest-subject = { $count ->
    [one] Egy játszma vár rád
   *[other] { $count } játszma vár rád
}
digest-lead = Ez történt a játszmáidban a legutóbbi napi levél óta.
webhook-test = Ez a webhook működik: ide írunk majd a játszmáidról.

## Kalkulátorok

calculators = Kalkulátorok
lessons = Leckék
lessons-late = Erre már nincs idő.
lessons-ended = A játék véget ért, mielőtt minden meglett volna.
calculator-percent = { $whole },{ $tenth }%
calculator-hardly = kevesebb mint 0,1%
calculator-almost = több mint 99,9%
calculator-decimal = { $whole },{ $tenth }
calculator-gave-way = { $field }: ez nem fér össze a többivel: „{ $value }”. Helyette: { $taken }.
calculator-left-out = { $field }: nem fér össze a többivel, ezért kimarad: { $values }.
calculator-no-field = Nincs „{ $field }” nevű mező. A mezők: { $fields }.
calculator-no-number = { $field }: { $low } és { $high } közötti egész szám kell, nem „{ $value }”.
calculator-no-choice = { $field }: „{ $value }” nem lehet. Válassz ezekből: { $values }.
calculator-wrong-count = { $field }: { $low }–{ $high } tétel kell, nem { $count }.
calculator-no-row = { $field }: „{ $value }” nem tétel. Így írj egyet: { $like }.

## Felállított állások

position-title = Állás felállítása
position-moments = A pillanat
position-moment = Ami következik
position-moment-other = Ahogy most van
position-counters = Számlálók
position-pieces-of = Bábuk: { $who }
position-cards-of = Kártyák: { $who }
position-nowhere = A táblán kívül
position-yes = Igen
position-no = Nem
position-start = A kezdet
position-start-of = A kezdet: { $scenario }
position-stage = Folyamatban lévő játszma, { $plies } lépés után
position-flaw = Ez még nem lehetséges állás: { $what }
position-flaw-whole = Ez még nem lehetséges állás.

## Feladványok

puzzles = Feladványok
practice-row = { $tried } közül { $right } helyes, egymás után: { $row }
practice-end = A gyakorlás véget ért: { $tried } közül { $right } helyes, legtöbb egymás után: { $best }.
puzzle-mark-one = Egyetlen válasz kell.
puzzle-mark-all = Jelöld meg az összes helyeset, és csak azokat.
puzzle-your-answer = A válaszod (azonosítók vesszővel)
puzzle-right = Helyes!
puzzle-wrong = Nem egészen.
puzzle-truth = A válasz: { $answer }.
puzzle-words-beside = A térkép mellett
puzzle-words-facing = { $hour } óra felé néz
puzzle-words-marked = Megjelölve: { $places }
puzzle-words-picture = Ehhez a feladványhoz kell a kép: csak az mutatja, hol vannak falak, fák és épületek. A helyek a bal és az alsó széltől mért távolságok; 12 óra felfelé van.

## A `vezerkar admin doctor` megállapításai

grade-good = rendben
grade-note = megjegyzés
grade-wrong = hiba
finding-variable = { $name }: van ilyen környezeti változó, de ilyen beállítás nincs
finding-setting = hibás beállítás: { $detail }
finding-secret-open = { $file }: titkok vannak ebben a fájlban, de ezen a gépen mások is olvashatják; a chmod 600 kijavítja
finding-secrets-closed = a titkokat tartalmazó fájlokat csak a tulajdonosuk olvashatja
finding-folder-open = { $folder }: az adatbázis mappájába mások is írhatnak; a chmod 700 kijavítja
finding-disk = az adatbázis lemezén a hely { $percent }%-a szabad
finding-no-database = { $file }: ez az adatbázis még nincs meg, a kiszolgáló hozza létre, amikor elindul
finding-file = az adatbázis fájlja ép
finding-file-damaged = az adatbázis fájlja sérült: { $detail }
finding-database-silent = az adatbázis nem válaszol: { $detail }
finding-postgresql = PostgreSQL { $version }; a legrégebbi, amely megfelel: { $least }
finding-undurable = { $setting } ki van kapcsolva a PostgreSQL-ben: ha összeomlik, elveszhet, amit már visszaigazolt
finding-clock = { $whose ->
    [database] az adatbázis órája
   *[public] a nyilvános cím ({ $address }) órája
} { $way ->
    [ahead] { $whole },{ $tenth } másodperccel siet ehhez a géphez képest
    [behind] { $whole },{ $tenth } másodperccel késik ehhez a géphez képest
   *[level] egyezik ennek a gépnek az órájával
}
finding-no-tables = az adatbázisban még nincsenek táblák, a kiszolgáló hozza létre őket, amikor elindul
finding-newer-tables = az adatbázis tábláit a program egy újabb változata készítette: azt a változatot kell futtatni
finding-older-tables = az adatbázis táblái a program egy régebbi változatából valók, a kiszolgáló frissíti őket, amikor elindul
finding-unfrozen = { $matches } játszma több mint { $days } napja véget ért, de még nincs tömörítve; hogy mi nem sikerült, azt a `vezerkar admin jobs list` mutatja meg
finding-jobs-late = { $jobs } feladat több mint { $seconds } másodperce esedékes, de senki sem végzi: az okát a kiszolgáló naplója írja le, vagy nem fut kiszolgáló
finding-clocks-late = { $matches } játszmában több mint { $seconds } másodperce lejárt egy óra, egy szünet vagy egy ajánlat, de nem történt semmi: az okát a kiszolgáló naplója írja le, vagy nem fut kiszolgáló
finding-jobs-dead = { $jobs } feladat túl sokszor nem sikerült, a kiszolgáló nem próbálja újra; hogy miért nem, azt a `vezerkar admin jobs list` mutatja meg
finding-link = a kiszolgáló folyamatai tartják a kapcsolatot az adatbázissal
finding-link-lost = a kiszolgáló fut, de egyik folyamata sem tartja a kapcsolatot az adatbázissal, ezért a botok és az órák állnak; az okát a kiszolgáló naplója írja le
finding-rules = { $matches } { $state ->
    [over] befejezett
   *[running] folyamatban lévő
} játszma ({ $game }, a szabályok változata: { $version }) { $standing ->
    [archived] a saját szabályainak archívumával folytatható
    [no_game] nem nyitható meg, mert ilyen játék itt nincs
    [missing] nem nyitható meg: a mostani szabályokkal másképp alakulna, a saját szabályainak archívuma pedig hiányzik
   *[replayed] csak akkor folytatható, ha a kiszolgáló megnyitáskor újra lejátssza, és semmi sem tér el
}
finding-mail = a levelezőkiszolgáló ({ $server }) beengedi ezt a kiszolgálót
finding-mail-closed = a levelezőkiszolgáló ({ $server }) nem engedi be ezt a kiszolgálót: { $detail }
finding-push-service = „{ $name }” a push_services beállításban nem gépnév: így írd, https:// nélkül: updates.example
finding-no-https = a böngészők csak olyan nyilvános címről fogadnak értesítést és azonosítókulcsot, amely így kezdődik: https:
finding-push-key = olvasható a kulcs, amelyről az értesítéseket küldő szolgáltatások megismerik ezt a kiszolgálót
finding-push-key-spoiled = nem olvasható a kulcs, amelyről az értesítéseket küldő szolgáltatások megismerik ezt a kiszolgálót: vedd elő egy mentésből (push_key a meta táblában), vagy töröld, és akkor mindenkinek újra be kell kapcsolnia az értesítéseket
finding-pooler = a pooler ehhez az adatbázishoz vezet
finding-pooler-fault = a pooler így nem használható: { $detail }
finding-no-proxy = a kiszolgáló egyetlen proxyban sem bízik: ha áll előtte egy, minden látogatóra együtt vonatkoznak a korlátok (--trusted-proxies)
finding-address = a kiszolgáló válaszol ezen a címen: { $address }
finding-address-status = { $address }: a válasz { $status }
finding-address-silent = { $address } nem válaszol: { $detail }
finding-address-other = { $address }: nem ez a kiszolgáló válaszol, hanem valami más
finding-no-transport-security = hiányzik a Strict-Transport-Security fejléc: a kiszolgáló nem ismeri a nyilvános címét, vagy a proxy elhagyja a fejlécet
finding-sockets = a WebSocket-kapcsolatok átjutnak
finding-sockets-stopped = a WebSocket-kapcsolatok nem jutnak át: { $detail }
finding-sockets-other = a WebSocket-kapcsolatokra nem ez a kiszolgáló válaszol, hanem valami más
