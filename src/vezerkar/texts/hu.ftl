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

bot-random = Könnyű
bot-random-note = Szabályos lépéseket tesz találomra. Jó a szabályok megtanulásához.
level-easy = Könnyű
level-normal = Közepes
level-hard = Nehéz
level-expert = Mester

## Outcomes that every game can have

outcome-resigned = A játék feladással ért véget ({ $seat }).
outcome-cancelled = A játszma érvénytelen.
log-rules-changed = Innen a játszma minden játékos egyetértésével a szabályok { $present } változatával folytatódik (eddig: { $former }).
log-untold = Olyasmi történt, amit csak az akkori szabályok tudnának elmondani.

## Refusals of the web table

error-malformed = Ezt nem lehet értelmezni: { $detail }
error-blank = Ebben nincs mit olvasni: írj valamit.
error-bad_key = Ez a link a játszma egyik helyéhez sem jó.
error-not_your_seat = Ez nem a te helyed.
error-not_alone = Mások is játszanak itt: a botok miattuk nem várhatnak.
error-invitation = Ez csak meghívó: előbb foglald el vele a helyet.
error-origin = Ez a lap nem írhat erre az asztalra.
error-unknown_game = Nincs ilyen játék.
error-unknown_match = Nincs ilyen játszma.
error-not_found = Itt nincs semmi.
error-not_allowed = Ezt itt nem lehet.
error-stale = Az asztal közben megváltozott: nézd meg újra, és dönts aszerint.
error-not_your_turn = Most nem te döntesz.
error-taken = Ez a hely már foglalt: valaki megelőzött.
error-over = A játék véget ért.
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
error-no_advice = Tanács csak olyan játszmában kérhető, amelyben gépek ellen játszol.
error-no_advice_now = A gép most nem talált tanácsot időben: próbáld újra.
error-rules_lost = Nem válaszolnak azok a szabályok, amelyekkel ez a játszma kezdődött. Semmi sem változott. Próbáld újra kicsit később.
error-no_upgrade = Ez a játszma már az itteni szabályokkal folyik, vagy nem vihető át rájuk.
error-no_upgrade_here = A játszma ebben a pillanatban nem folytatható az új szabályokkal, mert azok nem ismerik az állását. Próbáld meg újra egy későbbi döntésnél.
error-failed = Az asztal ezt nem tudta elvégezni; semmi sem változott.
error-damaged = Ezt a játszmát nem lehet megnyitni, mert sérült, ami belőle fel van jegyezve. A többi játszma folyik tovább.

## Időtartamok

duration-seconds = { $n } másodperc
duration-minutes = { $n } perc
duration-hours = { $n } óra

## A terminál

terminal-welcome = A mag pecsétje: { $commitment }. Súgó: ?
terminal-help = Válaszolj számmal, vagy írd be a lépést (az eleje is elég). l: a lehetőségek újra; t: az asztal szavakban; c: mit tudnak a kártyák; u: visszavonás; q: kilépés.
terminal-hand-over = Add át: { $name }. Nyomj Entert, ha más nem látja a képernyőt.
terminal-seed = A kockák magja ez volt: { $seed }.
