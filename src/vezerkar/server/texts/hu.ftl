# Az oldal saját szövegei. Minden játék hozza a magáét.

app-title = Vezérkar
loading = Terítjük az asztalt…
offline = Az asztal nem válaszol. Van kapcsolat?
reconnecting = Megszakadt a kapcsolat, újra próbáljuk…
refused-title = Ez nem megy
lost-title = Itt nincs semmi
kept-over = Ezt a játszmát a szabályok { $then } változatával játszották, amely ezen a kiszolgálón nincs meg. Ez maradt meg belőle.
kept-running = Ez a játszma a szabályok { $then } változatával folyik, amely ezen a kiszolgálón (változat: { $now }) nincs meg. Itt most nem lehet lépni, de semmi sem veszett el. Eddig ez történt.
kept-picture = A tábla a végén
kept-players = Játékosok
nav-home = A kezdőlapra
close = Bezárás
copy = Másolás
copied = Másolva

## Kalkulátorok

odds-title = Kalkulátorok
odds-of = Kalkulátor: { $name }
odds-question = Kérdés
odds-answer = Válasz
odds-part = { $part } { $number }
odds-add = Hozzáadás
odds-remove = Eltávolítás: { $name }
odds-reset = Kezdd újra
odds-link = A kérdés linkje
odds-none = Ennek a játéknak nincs kalkulátora.
odds-unknown = Nincs ilyen kalkulátor. Válassz ezekből.

## Nyelv és fény

lang-switch = In English
theme-auto = a rendszer szerint
theme-light = világos
theme-dark = sötét
theme-switch = Világos vagy sötét: { $theme }
text-size = Betűméret: { $size } %

## Kezdőlap

home-title = Ülj az asztalhoz
home-lead = Az asztal ismeri a szabályokat, megmutatja, mit lehet tenni, és megmondja, mit miért nem. Regisztráció nem kell.
your-name = Neved az asztalnál
motto = asztal, amely ismeri a szabályokat
my-name = A neved: { $name }
name-title = Hogy szólíthatunk?
name-hint = A többiek ezt látják az asztalnál. Bármikor megváltoztathatod.
name-keep = Maradjon ez
guest = Vendég
games = Játékok
players = { $players } játékos
minutes = { $range } perc
hours = { $range } óra
length-hint = Körülbelül ennyi ideig tart egy játszma
weight-hint = Mennyi mindent kell megtanulni hozzá
weight-light = könnyed
weight-medium = közepes
weight-heavy = komoly
play = Játék
play-title = { $title }: játék, { $seat }
watch-bots = Gépek játszanak
watch-title = { $title }: nézd, hogyan játszanak a gépek
more-ways = További…
more-ways-hint = Oldalak, barátok, beállítások
rules = Szabályok
docs = Dokumentáció (angolul)
play-bot = Játék gép ellen, azonnal
play-bot-hint = Válassz oldalt, és már kezdődik is.
play-as = Játék gép ellen: { $seat }
invite = Barát meghívása
invite-hint = Foglalj helyet; minden további játékosnak külön linket kapsz.
i-take = Helyet foglalok: { $seat }
hot-seat = Egy képernyőn
hot-seat-hint = Minden oldal ennél a képernyőnél, felváltva.
hot-seat-start = Kezdés egy képernyőn
how-many = Játékosok száma
mixed = Helyenként megadva
mixed-start = Asztal megnyitása
place-me = Én
place-open = Barát, linkkel
place-bot = Gép: { $bot }
bot = Gépi játékos
pace = A reagálások üteme
pace-hint = Minden reagálás ennyi idő múlva látszik, így senki sem tudja meg belőle, kinél mi volt.
pace-live = Élő: két másodpercen belül
pace-slow = Lassú: egy percen belül
pace-instant = Azonnal
clock = Óra
clock-none = Nincs
clock-live = Élő: fejenként 20 perc, és lépésenként 30 másodperc
clock-fast = Gyors: fejenként 1 nap, és naponta 4 óra, legfeljebb 3 nap
clock-usual = Szokásos: fejenként 3 nap, és naponta 12 óra, legfeljebb 5 nap
clock-slow = Lassú: fejenként 7 nap, és naponta 36 óra, legfeljebb 10 nap
clock-own-live = Egyéni, élő
clock-own-days = Egyéni, napokra
own-live-bank = Idő a kezdéskor, percben
own-live-increment = Lépésenként hozzáadva, másodpercben
own-days-bank = Idő a kezdéskor, napokban
own-days-increment = Játéknaponként hozzáadva, órában
own-days-cap = Legfeljebb ennyi lehet, napokban
own-range = { $least } és { $most } között
own-wrong = Egész szám kell, { $least } és { $most } között.
clock-hint-live = Akkor fogy valakinek az ideje, amikor a játék rá vár. Minden lépése után több ideje lesz.
clock-hint-days = Akkor fogy valakinek az ideje, amikor a játék rá vár. Minden napon, amelyen lép, több ideje lesz.
time-out = Ha lejár valakinek az ideje
time-out-default = A játék lép helyette
time-out-default-hint = A harmadik alkalommal egy bot veszi át a helyét.
time-out-bot = Egy bot játszik, amíg vissza nem jön
time-out-forfeit = Veszít
time-out-forfeit-side = Az egész oldala veszít
time-out-forfeit-three = Veszít, és bot játszik tovább
time-out-three-hint = A többiek folytatják a játszmát. A bot nem győzhet.
time-out-wait = A többiek várnak, és döntenek
time-out-wait-hint = Kérhetik, hogy bot játsszon helyette, vagy hogy veszítsen.
time-out-who = Ki veszi át a helyét
time-give = Több időt adok: { $seat }
time-over = Lejárt az ideje: { $seat }. Várhatsz rá, vagy:
time-claim-bot = Játsszon helyette bot
time-claim-win = Kérem a győzelmet
time-claim-sure = Véget érjen a játszma, mert lejárt az idő?
time-claim-out = Veszítsen
time-claim-out-sure = Veszítsen ez a játékos, mert lejárt az ideje ({ $seat })? A helyén bot játszik tovább, amely nem győzhet.
time-short = Fogy az időd: még { $left } ({ $seat }).
time-left = Hátralévő idő
time-days = { $days } nap { $hours } óra
bot-plays = Lejárt az időd: helyetted { $bot } játszik ({ $seat }).
i-am-back = Visszajöttem
stands-in = { $bot } ({ $name } helyett)
taken-by-clock = lejárt az ideje
taken-by-bot = a helyette játszó bot lépése
invite-title = Küldd el a linket
invite-explain = Egy linkkel az foglalhatja el a hozzá tartozó helyet, aki elsőként megnyitja, ezért mindegyiket csak egyvalakinek küldd el.
invite-link-for = Link: { $seat }
invite-name = Meghívás név szerint
invite-name-hint = Akinek van itt fiókja, értesítést kap, és 14 napig válaszolhat. A link közben is érvényes: azé a hely, aki előbb elfoglalja.
invite-name-whom = A fiók neve
invite-name-send = Meghívás
invite-name-sent = Meghívva: { $name } (hely: { $seats }). Eddig válaszolhat: { $day }
invite-name-withdraw = Visszavonás
invite-name-withdraw-of = A meghívás visszavonása: { $name }
invite-name-sign-in = A név szerinti meghíváshoz jelentkezz be
to-the-table = Az asztalhoz
copy-and-play = Link másolása és játék
go-on = Folytatás
go-on-count = { $count ->
    [0] egyik sem vár rád
   *[other] { $count } vár rád
}
earlier = További és befejezett játszmák ({ $count })
against = ellenfél: { $names }
level = Gép
invited-one = a meghívott
level-bot = gép ({ $level })
waiting-for = Most jön: { $names }
turn-number = { $turn }. kör
result-won = Győzelem
result-lost = Vereség
result-draw = Döntetlen
result-over = Véget ért
forget = Elfelejtés: { $title }
forget-sure = A böngésző elfelejti a helyedet; link nélkül nem tudsz visszatérni hozzá. Elfelejtse?

## Az asztal

watching = Néző
board = Tábla
prompt = Mi a teendő
undo = Visszavonás
undo-over = A játszmának vége, már semmi sem vonható vissza.
undo-nothing = Még nem tettél olyat, ami visszavonható.
undo-dice = Kockadobás történt, ezért ez nem vonható vissza.
undo-news = Új információ derült ki, ezért ez nem vonható vissza.
undo-agreed = Megegyeztetek, hogy ide tértek vissza, ezért ez nem vonható vissza.
undo-ask = A menüben kérheted a többiektől a visszavonását.
undo-others = Azóta más is cselekedett, ezért ez nem vonható vissza.
stale = Az asztalon közben történt valami. Nézd meg újra, és utána dönts.
dice = Utolsó dobás
marked = (itt a jelölő)
piles = Kártyapaklik
skip = Gyors ugrás
skip-prompt = Ugrás a teendőhöz
skip-board = Ugrás a táblához
side = Napló, beszélgetés, jegyzetek, lapok, szabályok
status = Asztal
text-table = Az asztal szavakban
position = Állás
choices = Lehetőségek
no-choices = Most nincs miből választani.
zoom-in = Nagyítás
zoom-out = Kicsinyítés
zoom-fit = Az egész tábla
hide-tokens = Bábuk elrejtése
overlay = A táblán látszik
no-overlay = Csak a bábuk
stake-again = { $stake }. Nyomd meg még egyszer, ha biztos vagy benne.
drop-late = Az asztal még nem válaszolt. Tedd le még egyszer.
pick-done = Kész ({ $count } / { $of })
pick-keep = Ezeket tartom meg ({ $count } / { $of })
pick-some = Kész ({ $count })
pick-why = { $count } van megjelölve, { $of } kell. Kattintás vagy szóköz jelöl meg, és veszi le a jelölést.
tools = A tábla eszközei
phases = A kör részei
more = Továbbiak
hand = Kéz
stage = Amin a döntés múlik
stage-fold = A jelenet megnyitása vagy elrejtése
stage-skip = Átugrás
stage-again = Újrajátszás
stage-close = Bezárás
stage-chances = Esélyek
stage-order = Sorrend
stage-strength = erő: { $pips } / { $most }
score = Pontszám
in-hand = Lapok kézben
in-deck = Lapok a pakliban
look-as = Nézet: { $seat }
table-menu = Megjelenítés
cards = Lapok
rules-apart = A szabályok külön ablakban
excerpt-more = Még egy koppintásra megnyílik a szabály.
point = x { $x }, y { $y }
point-x = x (balról) { $measure }
point-y = y (alulról) { $measure }
any-point = Bármely ponton
distance-away = { $distance } távolságra
within = { $count ->
    [0] senki sincs benne
   *[other] benne: { $names }
}
choose-point = Ez a pont legyen
way-by-point = Ezen a ponton át
by-way-of = Ezen át
station-marked = Az út itt halad át. Most válaszd ki, hol ér véget.
tape = Mérőszalag
tape-help = Húzd egyik pontból a másikba: ez a távolságuk.
print = Nyomtatás
print-page = Nyomtatható lap: { $page }
cross-hair = Célkereszt: a nyilak mozgatják (Shifttel nagyobbat), az Enter választ.
unprompted = Bármikor megteheted

## Helyek

seats = Helyek
seat-open = szabad
seat-mine = { $name } (te)
nameless = valaki
you = te
online = itt van
away = nincs itt
your-turn = Te jössz
thinking = Most dönt
invited = Meghívtak játszani; a helyed: { $seat }.
invited-hint = Amíg nem foglalod el, azt látod, amit mindenki.
invited-late = Ez a hely már foglalt: valaki megelőzött. Nézőként itt maradhatsz.
invited-by = { $name } meghívott; a helyed: { $seats }.
invited-by-late = { $name } meghívása már nem áll: visszavonta, lejárt, vagy a hely már másé. Nézőként itt maradhatsz.
invited-accept = Elfogadom
invited-accept-of = Elfogadom { $name } meghívását
invited-decline = Elutasítom
invited-decline-of = Elutasítom { $name } meghívását
invited-matches = Meghívások
invited-count = { $count } meghívás vár a válaszodra
invited-with = Az asztalnál: { $names }
invited-until = Eddig válaszolhatsz: { $day }
invited-look = Megnézem az asztalt
take-seat = Elfoglalom a helyet
my-seat = Az én helyem
my-link = Link ehhez a helyhez egy másik eszközre; ne add tovább
not-sure = Mégsem
resign = Feladás
resign-sure = Biztosan feladod? Ezzel vége a játszmának.
resign-three-sure = Biztosan feladod? Vesztettél, és bot játszik tovább helyetted, amely nem győzhet. A többiek folytatják a játszmát.
handover = Következik: { $seat }
handover-hint = Adjátok át a képernyőt. Addig a másik oldal titkai takarva maradnak.
handover-open = Én vagyok: { $seat }
handover-never = Itt nincs titok: ne takarja többé

## Reagálás

hint = Tanács
hint-ask = Tanács: hová nézz?
hint-thinking = Egy pillanat…
hint-look = Ide nézz
hint-rule-matters = Nézd, ami világít. A szabály, amelyen múlik:
hint-name = Mi tűnik jónak?
hint-told = Innen kezdve a végén mindenki látja, hogy tanácsot kaptál.
hint-best = Valószínűleg a legjobbak, ebben a sorrendben
hint-equal = Valószínűleg körülbelül egyformán jók
hint-as-good = körülbelül olyan jó, mint az első
hint-show = Mutasd meg, és miért
hint-show-only = Mutasd meg
hint-why = Inkább „{ $action }”, mint „{ $other }”, mert valószínűleg:
hint-no-reason = Nincs egyetlen ok, amely „{ $action }” mellett szólna „{ $other }” helyett.
hint-by-search = Olyan állásokból továbbjátszva, amelyek a te tudásod szerint lehetségesek.
hint-by-rule = Ökölszabály alapján, előrenézés nélkül.
hint-take = Megteszem: { $action }
key-hint = tanács; újra: a következő lépés
thought-ask = Mit gondolt itt: { $seat }
thought-none = Nem tudható, hogyan ítél ez a gép, vagy itt semmit sem választott.
thought-chance = kb. { $chance }%
thought-taken = Ezt választotta: { $action }
thought-by-search = Újra végigszámolva abból, amit akkor tudott. A bíró 10 pontot is tévedhet.
thought-by-rule = A saját ökölszabálya szerint, előrenézés nélkül, abból, amit akkor tudott.
helps = Segítség az asztaltól
helps-hint = { $name } { $moments } döntéshez kapott tanácsot.
helps-whatif = { $name } { $moments } pillanatnál próbált ki mást.
hint-not = Tanácsot csak gépek elleni játszmában lehet kérni: itt mások is játszanak.

pass-turn = Passz e kör végéig
autopass = Automatikus passz, ha csak reagálhatnék, és nincs rá utasításom
answer-held = Válaszod: { $answer }. Hamarosan látszik; addig megváltoztathatod.
orders = Állandó utasítások
orders-hint = Mi legyen a válaszod, amikor reagálhatnál. Mindig az első illő utasítás számít. Más nem látja őket.
orders-empty = Még nincs. Nyiss meg egy lapodat, amellyel reagálni lehet.
order = Állandó utasítás
react-use = Kijátszom
react-not-now = Most nem
react-always = Kijátszom, ha illik
react-never = E körben soha
react-never-hint = E kör végéig passzol, valahányszor ezt a lapot ki lehetne játszani. Más lap, amely oda illik, szintén kimarad.
order-give = Állandó utasítás
order-for = Állandó utasítás: { $card }
order-what = Amikor ez a lap kijátszható lenne
order-none = nincs utasítás
order-use = játszd ki
order-pass = passzolj
order-ask = kérdezz meg
order-when = Csak ezekben az esetekben
order-clear = egyik sem
order-all = mind
order-save = Kiadom az utasítást
plan = Terv a következő körömre
plan-hint = Írd le, mit játsszunk meg helyetted, amikor rád kerül a sor. Mindig az első illő sor számít. Ha egy lépés akkor nem szabályos, a terv leáll, és te döntesz. Más nem látja.
plan-ready = Akkor kezdődik, amikor rád kerül a sor
plan-waits = E kör végéig vár
plan-cancel = A terv elvetése
plan-change = A terv módosítása
plan-draft = Vázlat
plan-save = Ez legyen a terv
plan-remove = A(z) { $line }. sor törlése
plan-always = mindenképpen:
plan-if = ha { $what }:
plan-if-rule = ha a kérdés szabálya { $cite }:
plan-then = a(z) { $line }. sor után
plan-new = Új sor
plan-after = Mi után
plan-first = semmi után: ezzel kezdődhet a terv
plan-who = Ha szó esik erről a félről
plan-anybody = bármelyik
plan-what = és erről
plan-anything = bármi
plan-places = Helyek
plan-cards = Lapok
plan-pieces = Bábuk
plan-rule = és e szabály szerint kérdeznek (üresen is maradhat)
plan-play = Ezt játsszuk, soronként egy lépést
plan-play-hint = A lépéseket úgy írd, ahogy a játszma jegyzőkönyve, például „to 14”.
plan-play-try = A lépéseket úgy írd, ahogy a játszma jegyzőkönyve. Könnyebb a táblán megjátszani: „Próbálj ki itt mást”, majd „Legyen része a tervemnek”.
plan-offered = Olyan, amelyet most választhatok
plan-take = Ezt a lépést választom
plan-add = Sor hozzáadása
plan-done = A tervedet végigjátszottuk.
plan-illegal = A terved leállt: „{ $action }” most nem szabályos.
plan-no-line = A terved leállt: egyik sora sem illik ahhoz, ami történt.
plan-other-move = A terved véget ért, mert helyette más lépés történt.
plan-taken-back = A terved véget ért, mert visszavontatok valamit.
plan-was-played = Megjátszva: { $actions }.
plan-seen = Rendben
order-up = Előbbre: { $card }
order-edit = Módosítás: { $card }
order-remove = Visszavonás: { $card }

## Napló, előzmények, beszélgetés, jegyzetek

log = Napló
log-older = Korábbi sorok
log-more = és még { $count }
look-at = Megnézem: { $ply }. lépés
history = A játszma lépései
history-first = Az elejére
history-back = Egy lépéssel vissza
history-play = Lejátszás innen
history-pause = Szünet
history-on = Egy lépéssel előre
history-now = A jelenhez
history-at = { $ply }. lépés, összesen { $now }
history-short = { $ply } / { $now }
history-turn-back = E kör elejére
history-turn-on = A következő körhöz
history-speed = Sebesség: { $speed }×
history-eyes = Kinek a szemével
recap = A legutóbbi lépésed óta
recap-luck = Kockaszerencse
recap-luck-of = { $name }: várható { $owed }, elért { $got } siker
recap-play = Lejátszás
past = A múltat látod: { $ply }. lépés, összesen { $now }. A játék közben folytatódik.
to-present = A jelenhez
try-here = Próbálj ki itt mást
try-title = Mi lett volna, ha… Ezt más nem látja.
try-leave = Vissza a játszmához
try-plan = Legyen része a tervemnek
try-planned = Bekerült a terved vázlatába. A játszmában léptetheted életbe.
try-worlds = Lehetséges állások
try-world = { $world }. lehetséges állás
try-true = Az igazi állás
try-open = Az igazi is
try-learned = Ezt tudnád meg
try-group = { $all } lehetséges állásból { $here } szerint: { $text }
try-gone = { $worlds } lehetséges állás kiesett.
try-refill = Húzz helyettük olyat, amely illik ahhoz, amit most tudok
try-faces = Minden dobás összevetése
try-bot = ahogy egy gép tenné
try-nothing = semmi újat
try-dropped = Ez { $worlds } állásban nem volt lehetséges; azok kimaradnak.
try-die = A kocka
try-roll = Új dobás
try-asked = Döntésre vár: { $seat }
try-choose = Én döntök helyette
try-default = a szokásos
try-lines = Amit kipróbáltál ({ $moves } lépés)
try-beginning = Kezdet: { $ply }. lépés
try-remove = Törlés: { $move }
chat = Beszélgetés
chat-empty = Még senki sem szólt semmit.
chat-write = Mondj valamit
chat-send = Küldés
notes = Jegyzetek
notes-hint = Csak te látod; ebben a böngészőben marad.

## A vége

outcome = Eredmény
won = Győztes: { $seats }
rematch = Visszavágó, oldalcserével
rematch-join = A visszavágóhoz
record = Játszmajegyzék letöltése
to-the-end = Hogyan alakult?
end-over = a játszma véget ért
end-look = Az asztal megtekintése
end-replay = Visszajátszás
end-working = A játszma újraszámolása…
end-again = Újra
end-board = A tábla a végén
course-play = Az útvonal végigkövetése
verdict = { $result ->
    [won] { $by ->
        [0] Győztél
       *[other] Győztél, a különbség { $by }
    }
    [lost] { $by ->
        [0] Vesztettél
       *[other] Vesztettél, a különbség { $by }
    }
   *[draw] Döntetlen
}
turning-points = Fordulópontok
change = { $name }: { $before } → { $after }
see = Megnézem
in-history = A történelemben
chart-label = Grafikon: { $title }. A lenti táblázatban ugyanezek a számok vannak.
chart-moment = Időpont
chart-table = A számok táblázatban
luck = Kockaszerencse
luck-rolls = { $count ->
    [0] kockadobás nem volt
   *[other] { $count } kocka a naplóban
}
luck-words = { $chances } esélyből { $got }, várható { $owed }
luck-note = Minden olyan dobás számít, amely sikerülhetett vagy nem, a pontos esélyével. Nem számít az a kocka, amely csak helyet vagy mennyiséget ad, és a húzás szerencséje sem.
luck-none = A játszmában nem volt olyan dobás, amely sikerülhetett vagy nem. A húzás szerencséje nem számít.
share = Megosztás
share-explain = Ezek a linkek nem adnak helyet az asztalnál. Azt mutatják, amit egy néző lát.
share-end = Link erre az oldalra
share-replay = Link a játszmához az elejétől
proof = Tisztességesek voltak a dobások?
proof-explain = A mag pecsétje már az első dobás előtt nyilvános volt. A böngésződ most a magból kiszámítja a pecsétet és minden kockát.
proof-working = Számolás…
proof-fair = A dobások tisztességesek voltak: minden egyezik.
proof-unfair = A dobások nem egyeznek a maggal.
proof-step-seal = A mag pecsétje az, amelyet a játszma elején közzétettek.
proof-step-key = A kockák kulcsa a magból számítható.
proof-step-dice = { $wrong ->
    [0] { $count ->
        [0] Kockadobás nem volt.
       *[other] { $count } kocka a kulcsból kiszámítva. Mind azt mutatja, ami a játszmában kijött.
    }
   *[other] { $count } kocka közül { $wrong } mást mutat, mint ami a játszmában kijött.
}
proof-step-skipped = További { $count } szám olyasmire ment el, amit a játékosok később visszavontak. Ezeket nem használtuk fel újra.
proof-step-order = A számokat sorban használtuk fel, egyiket sem kétszer. A kockák közöttiek kártyát kevertek vagy húztak.
proof-step-log = { $rest ->
    [0] A naplódban ezeknek a kockáknak az eredménye áll ({ $count } összehasonlítva).
   *[other] A naplódban ezeknek a kockáknak az eredménye áll ({ $count } összehasonlítva). További { $rest } fél kocka, amelyet nem ellenőrzünk egyenként.
}
proof-table = Minden kocka ({ $count })
proof-ply = Lépés
proof-index = Szám
proof-word = Szó
proof-sides = Oldalak
proof-face = Kiszámítva
proof-told = Kijött
seed = Mag
commitment = A mag pecsétje

## A játszma elemzése

game-report = Elemzés
game-report-about = A kocka döntött vagy a játék? Az elemzés megmutatja, hogyan alakultak az esélyek, mi volt szerencse, melyik választás került valamibe, és hol fordult meg a játszma. Egy percig vagy tovább is tart, közben mással is foglalkozhatsz.
game-report-make = Kérem az elemzést
game-report-waiting = Hamarosan elkezdődik…
game-report-working = { $progress }% kész…
game-report-failed = Az elemzés nem sikerült. Holnap megpróbálhatod újra.
game-report-stale = Ez az elemzés egy korábbi értékeléssel készült.
game-report-accounts = Az induló esélytől az eredményig, a győzelmi esély pontjaiban (két szórásnyi hibával)
game-report-start = Induláskor
game-report-result = Eredmény
game-report-curve = Esélyek százalékban
game-report-known = Tudható
game-report-open = Nyílt lapokkal
game-report-side = Kinek az esélyei
game-report-unsure = A ~ jelű időpontok keveset mondanak: vagy túl koraiak, vagy az értékelést még nem mérték meg.
game-report-mistakes = Hibák
game-report-mistakes-none = Egy sincs, amelyet az értékelés meg tudna különböztetni egy jó választástól.
game-report-did = A választott lépés, az egyik lehetséges állásban:
game-report-better = Jobb lett volna, ugyanabban az állásban:
game-report-why = Miért:
game-report-why-none = Nincs egyetlen kiemelkedő ok.
game-report-luck = Az egyes események szerencséje
game-report-notes = Mennyit ér mindez

## Súgó

help = Billentyűk és jelek
help-mouse = Kattints arra, aminek szaggatott körvonala van, vagy húzd a bábut vagy lapot oda, ahol használni akarod. A jobb gomb vagy a hosszan tartott ujj mindent megmutat, amit tehetsz vele. A tábla húzással mozgatható, görgővel vagy két ujjal nagyítható. Más helyre kattintva kiderül, miért nem választható.
key-tab = A következő választhatóhoz: a tábla egyetlen megálló
key-drawer = Napló, jegyzetek, beszélgetés
key-frame = A tábla következő részlete
key-more = További gombok
key-hand = Kéz fel és le
key-kinds = Bábuk, helyek, lapok, gombok
key-letters = A táblán: a következő választható ezzel a kezdőbetűvel; menüben Shift nélkül
key-escape = Visszatesz, bezár, kilép a múltból
key-pass = Passz
key-arrows = A táblán: a legközelebbi lehetőség abban az irányban
key-enter = A kijelölt választása; a kérdésnél a továbblépő gomb
key-digits = A kéz lapjai, sorban
key-look = A lap teljes szövege (a kézben)
key-zoom = Nagyítás, kicsinyítés, az egész tábla
key-history = Egy lépéssel vissza vagy előre
key-recap = Lejátszás a legutóbbi lépésed óta, vagy az elejétől
key-whatif = Próbálj ki itt mást, amit a többiek nem látnak; közben: a következő lehetséges állás
key-moments = A múltban: előző vagy következő esemény; szóköz: lejátszás, szünet
signs = Jelek a táblán
sign-legal = most választható
sign-reach = elérhető
sign-maybe = itt lehet valami
sign-danger = veszély

## A műhely

editor-start = Mivel kezdjük?
editor-start-hint = Ami most a munkapadon van, eltűnik; mentsd el előbb, ha kell még.
editor-open = Saját fájl megnyitása
editor-unreadable-json = { $file } nem JSON.
editor-unreadable-records = { $file }: nincs benne, amin dolgozni lehetne.
editor-new = Új vagy megnyitás
editor-save = Mentés
editor-saved-faulty = A fájlban hibák vannak: itt újra megnyitható, de játszani még nem lehet vele.
editor-count = { $count } / { $most } elem
editor-undo = Visszavonás
editor-redo = Újra
editor-add = Hozzáadás
editor-piece = Elem
editor-which = Melyik ebben a fájlban
editor-board = Rajztábla. A nyilak mozgatják, ami kézben van (Shift: finoman), N és P a következő és az előző elem, R forgat, Delete töröl.
editor-hint = Kattints egy elemre, hogy kézbe vedd; húzással mozgatható (Shift: finoman).
editor-armed = { $name }: kattints oda, ahová kerüljön. Esc: mégsem.
editor-none = Semmi sincs kézben. Kattints egy elemre a táblán.
editor-full = Legfeljebb { $most } elem lehet.
editor-diagnostics = { $count ->
    [0] Nincs hiba
   *[other] { $count } hiba
}
editor-pieces = Minden elem ({ $count })
editor-tools = Mit lehet vele tenni
editor-turn-left = Forgatás balra (R)
editor-turn-right = Forgatás jobbra (Shift R)
editor-larger = Nagyobb
editor-smaller = Kisebb
editor-copy = Még egy ilyen (Ctrl D)
editor-delete = Törlés (Delete)
editor-remove = Törlés: { $name }
editor-entry = Még egy
editor-place = Hely és méret
editor-corners = Sarkok ({ $count })
editor-corner = { $number }. sarok: { $place }
editor-end = { $number }. vég: { $place }
editor-split = Új sarok ez után: { $number }.
editor-width = Szélesség
editor-wide = Szélesség
editor-deep = Mélység

## What the others do, shown for a moment

show-skip = A bemutatott átugrása
key-mark = több dolog egyikének megjelölése
key-together = Együtt mozgatandó bábuk megjelölése: a Shift nyomva tartásával kattints rájuk egyenként, vagy húzz köréjük keretet; ujjal az elsőt tartsd nyomva, a többit koppintsd meg. Húzd el az egyiket, és a többi is ugyanoda megy.
key-click = kattintás
key-station = Kézben lévő bábunál: az út egy állomása, ahol számít, merre vezet; ujjal a helyet tartsd nyomva
key-alike = Ahol több dolgot kell leadni: az összes egyforma megjelölése
key-space = Szóköz
show-speed = A többiek lépései: { $speed ->
    [0] nem látszanak
    [1] rendes tempóban
   *[other] { $speed }-szoros tempóban
}
sound = Hang
bots = A botok
bots-pause = A botok várjanak
bots-resume = A botok folytassák
bots-speed = A botok sebessége
bots-slow = lassú
bots-normal = közepes
bots-instant = azonnali
bots-paused = A botok várnak.
bots-slowed = A botok sokat gondolkodtak: néhány percig lassabban lépnek, hogy mások is sorra kerüljenek.
bots-wait = Ezt most még visszavonhatod.
bots-read = A botok várnak, amíg ezt nézed.
bots-go-on = Tovább
rules-former = { $version }. szabályváltozat
rules-former-hint = Ez a játszma a szabályok { $version } változatával kezdődött, és azzal folyik tovább.
upgrade-ask = Folytatás a szabályok { $version } változatával
upgrade-asked = A többiek a szabályok { $former } helyett { $version } változatával folytatnák.
upgrade-waits = A szabályok { $version } változatával folytatnád. Még nem egyezett bele: { $names }.
upgrade-agree = Beleegyezem
upgrade-withdraw = Mégsem
offers = Javaslatok a többieknek
offer-draw = Döntetlent javaslok
offer-draw-sure = Döntetlent javasolsz a többieknek? Ha mindenki elfogadja, a játszma véget ér.
offer-abandon = Eredmény nélküli véget javaslok
offer-abandon-sure = Javaslod a többieknek, hogy a játszma eredmény nélkül érjen véget? Ha mindenki elfogadja, véget ér.
offer-pause = Szünetet javaslok
offer-pause-days = A szünet hossza
offer-takeback = Visszavonást kérek
offer-takeback-to = Honnantól kezdve
offer-takeback-sure = Kéred a többiektől, hogy onnantól kezdve mindent vonjatok vissza? Mindenkinek bele kell egyeznie. Amit azóta megtudtatok, azt már tudjátok, és a kockák sora folytatódik.
offer-resume = Járjanak tovább az órák
days = { $count } nap
offer-what-draw = döntetlen
offer-what-abandon = a játszma érjen véget eredmény nélkül
offer-what-pause = álljanak meg az órák eddig: { $until }
offer-what-resume = járjanak tovább az órák
offer-what-takeback = vonjunk vissza mindent ettől kezdve („{ $from }”)
offer-made = { $name } javaslata: { $what }.
offer-mine = A javaslatod: { $what }.
offer-waits = Még nem fogadta el: { $names }.
offer-accept = Elfogadom
offer-decline = Nem fogadom el
offer-withdraw = Visszavonom
offer-accepted = Mindenki elfogadta: { $what }.
offer-declined = { $name } nem fogadta el ezt a javaslatot: { $what }.
offer-withdrawn = Visszavont javaslat: { $what }.
offer-expired = Senki sem válaszolt időben erre a javaslatra: { $what }.
offer-stale = A javaslat óta továbbment a játszma: { $what }.
taken-back = Visszavonva
takeback-move = { $ply }. lépés
takeback-learned = Amit azóta megtudtatok
takeback-actions = Lépések: { $counts }
takeback-rolls = Dobott kockák: { $counts }
takeback-draws = Húzott lapok: { $counts } (visszakerülnek a helyükre, így újra kihúzhatók)
takeback-reveals = { $count } dolog derült ki
takeback-nobody = senki
takeback-stays = Ezt már mind tudjátok. A kockák sora folytatódik, minden új dobás új számokat kap.
clocks-paused = Az órák állnak eddig: { $until }. Közben is lehet játszani.
notices = Szólj, ha én jövök, és máshol járok

## A seregépítő

army-recruits = Toborzás
army-recruits-hint = Shift+kattintás: hármat toboroz. Jobb kattintás: egyet visszavesz.
army-line-up = Felállás
army-hand = Kézben
army-hand-empty = Válassz egy figurát: itt látod a fegyvereit és a felszerelését.
army-begin = Válassz bal oldalt egy sereglistát, vegyél elő egy sereget a könyvtárból, vagy próbálj ki egy véletlent.
army-list = Sereglista
army-year = Év
army-choose = Válassz…
army-points = pont
army-man-points = { $points } pont
army-limit = Pontkeret
army-spent = { $points } pont elköltve, a keret { $limit }
army-left = marad { $points }
army-over = { $points } ponttal több
army-of = { $count } / { $most }
army-recruit = { $name } ({ $points } pont)
army-wanted = kötelező
army-room = még { $count } hely
army-slot = Toborzás: { $role }
army-slot-wanted = Kötelező: { $role }
army-carries = Felszerelés
army-rack = Választható
army-give = Leadás: { $thing }
army-copy = Még egy
army-library = Könyvtár
army-random = Véletlen
army-fill = Kiegészítés
army-fill-hint = Elkölti a megmaradt pontokat
army-file = Mentés fájlba
army-compare = Összehasonlítás
army-compare-with = Mivel hasonlítsam össze?
army-name = Név
army-keep = Megőrzés ebben a böngészőben
army-kept = Ebben a böngészőben
army-forget = Törlés: { $name }
army-ready = Kész seregek
army-open = Fájl megnyitása
army-faults = Mi hiányzik
army-legal = A sereg szabályos.
army-builder = Seregépítő megnyitása
army-take = Beviszem a játékba
army-take-hint = Felépíti a sereget a játékban; ott mondod meg, ha kész vagy
army-no-match = Ebben a játszmában most nem épül sereg.

## Leckék

lesson = Lecke
lesson-again = Újra
lesson-all = Minden lecke
lesson-begin = Kezdés
lesson-begin-title = Lecke kezdése: { $title }
lesson-fold = A feladat mutatása vagy elrejtése
lesson-goals = Célok
lesson-missed = Elbukott:
lesson-next = Következő fejezet
lesson-open = Hátravan:
lesson-reached = Kész:
lesson-seat = A te oldalad: { $seat }
lesson-stars = { $most } csillagból { $stars }
lessons-hint = Rövid állások, egyszerre egy tudnivalóval. Amit akarsz, visszavonhatod, és bármikor újrakezdheted.
lessons-none = Ehhez a játékhoz még nincsenek leckék.
lessons-title = Leckék

## Feladványok

puzzle-again = Újra
puzzle-answer = Válasz
puzzle-any = Bármelyik
puzzle-bad = Rossz feladvány
puzzle-board-words = A tábla szavakban
puzzle-daily = A nap feladványa
puzzle-good = Jó feladvány
puzzle-is-right = helyes
puzzle-is-wrong = hibás
puzzle-last = Az utolsó próbálkozások
puzzle-level = A szinted: { $level }
puzzle-level-of = A feladvány szintje: { $level }
puzzle-level-rough = kb. { $level }
puzzle-mark-all = Jelöld meg az összes helyeset, és csak azokat.
puzzle-mark-one = Egyetlen válasz kell.
puzzle-moved = A szinted: { $levels }
puzzle-moved-before = Csak az első próbálkozás számít. Ez volt: { $levels }
puzzle-next = Következő
puzzle-not-rated = Ez a próbálkozás nem változtat a szinteden.
puzzle-other = Másikat
puzzle-own = A feladványaid · szint: { $level }
puzzle-own-none = Még egyet sem próbáltál meg. Minden feladványnál az első próbálkozás számít.
puzzle-right = Helyes!
puzzle-seen-by = így látja: { $seat }
puzzle-share = { $share } oldotta meg ({ $tries } közül { $solved })
puzzle-sign-in = Ha belépsz, a próbálkozásaidból szintet kapsz.
puzzle-solved = Helyes
puzzle-streak = Egymás után: { $count } (legtöbb: { $best })
puzzle-theme = Téma
puzzle-tried = Ezt már megpróbáltad: ha újra megoldod, az már nem változtat semmin.
puzzle-tries = Próbálkozás
puzzle-truth = A válasz: { $answer }.
puzzle-untried = még senki sem próbálta meg
puzzle-vote = A véleményed erről a feladványról
puzzle-wrong = Nem egészen.
puzzles-title = Feladványok
practice-any = Gyakorlás feladványokkal
practice-begin = Gyakorlás
practice-begin-title = Gyakorlás: { $title }
practice-best = Legtöbb egymás után: { $best }
practice-count = { $tried } közül { $right } helyes
practice-on = Folytatás
practice-over = A gyakorlás véget ért
practice-stop = Elég
practice-title = Gyakorlás

## Kísérő

coach = Kísérő
coach-call = Kísérő
coach-count = { $at } / { $total }
coach-show = Mutasd meg
coach-next = Tovább
coach-later = Később
coach-later-hint = Bezárja a kísérőt. A ? billentyűvel újra előhívható.
coach-rest = Itt nincs új tudnivaló. Válassz, amit szeretnél, vagy bízd rám.
coach-over = Ennyi volt. Játssz tovább; a ? billentyűvel újra előhívhatsz.
coach-none = Ehhez a játékhoz nincs kísérő.
learn = Tanulás
learn-hint = Első játszma kísérővel, könnyű bot ellen
learn-title = Tanulás: { $title }

## A fiók

account = Fiók
account-of = { $name } fiókja
account-enter = Bejelentkezés vagy regisztráció
account-lead = Fiókkal minden eszközödön megnyílnak a játszmáid. Fiók nélkül is bármikor játszhatsz.
account-admin = Ezt a kiszolgálót te kezeled.
account-name = Név
account-password = Jelszó
account-hint = Legalább 10 karakter. Az elfelejtett jelszó helyett csak akkor kaphatsz újat, ha a fiókodnak van e-mail-címe.
sign-in = Bejelentkezés
sign-out = Kijelentkezés
register = Regisztráció
claim-title = A játszmáid
claim-hint = Amit a fiókod őriz, mindenhol megnyílik, ahol bejelentkezel.
claim-keep = { $count ->
    [one] Játszmám megőrzése
   *[other] { $count } játszmám megőrzése
}
claim-kept = { $count ->
    [0] Egy játszma sem került a fiókba.
    [one] Egy játszma a fiókba került.
   *[other] { $count } játszma a fiókba került.
}
claim-left = { $count ->
    [one] Egyet nem lehetett megőrizni.
   *[other] { $count } játszmát nem lehetett megőrizni.
}
rename = Név megváltoztatása
rename-new = Új név
rename-hint = A nevet 90 naponként egyszer lehet megváltoztatni. A régit ez idő alatt senki más nem kaphatja meg.
rename-until = A nevedet legközelebb ekkor változtathatod meg: { $day }.
password-old = Jelenlegi jelszó
password-own = A jelszavad
password-new = Új jelszó
password-change = Jelszó megváltoztatása
password-hint = Minden más böngészőben kijelentkeztetünk.
password-changed = A jelszó megváltozott.
password-set = Jelszó megadása
proof-passkey = A böngésződ az egyik azonosítókulcsodat fogja kérni.
proof-either = Ha inkább azonosítókulcsot használnál, hagyd üresen a jelszót.
passkey = Azonosítókulcs
passkeys = Azonosítókulcsok
passkeys-hint = Az azonosítókulcsot a telefonod, a számítógéped vagy egy biztonsági kulcs őrzi, és jelszó nélkül nyitja ki a fiókodat.
passkeys-off = Itt nem lehet azonosítókulcsot használni: ennek a kiszolgálónak nincs https:// kezdetű nyilvános címe.
passkeys-elsewhere = Azonosítókulcsot csak itt használhatsz: { $address }. Nyisd meg ott az oldalt.
passkeys-old = Ez a böngésző nem tud azonosítókulcsot használni.
passkey-sign-in = Azonosítókulccsal
passkey-register = Azonosítókulccsal, jelszó nélkül
passkey-register-hint = Jelszó helyett azonosítókulcsot is használhatsz: a fiókot ekkor a telefonod, a számítógéped vagy egy biztonsági kulcs nyitja ki. Ha elveszíted, csak a fiókodban megadott e-mail-címmel juthatsz be újra.
passkey-none = Nem használtál azonosítókulcsot.
passkey-there = Ezen az eszközön már van azonosítókulcs a fiókodhoz.
passkey-times = hozzáadva: { $made }, utoljára használva: { $seen }
passkey-label = Az azonosítókulcs neve, például „telefon”
passkey-add = Azonosítókulcs hozzáadása
passkey-added = Az azonosítókulcsot hozzáadtuk.
passkey-rename = Átnevezés
passkey-rename-of = „{ $name }” átnevezése
passkey-remove = Törlés
passkey-remove-of = „{ $name }” törlése
passkey-remove-hint = Ez az azonosítókulcs többé nem nyitja ki a fiókodat. Az eszközödről is töröld: az nem tud róla.
passkey-removed = Az azonosítókulcsot töröltük.
mail = E-mail-cím
mail-is = A levelek ide mennek: { $mail }
mail-none = A fiókodnak nincs e-mail-címe. Ha van, elfelejtett jelszó helyett újat kérhetsz, és szólunk, ha te jössz.
mail-broken = Az utolsó leveleinket e cím kiszolgálója visszautasította. Nézd meg, jó-e a cím, vagy adj meg másikat.
mail-waiting = Linket küldtünk ide: { $mail }. Nyisd meg, hogy megerősítsd a címet; addig minden marad a régiben.
mail-new = Új cím
mail-send = Link küldése
mail-remove = Cím törlése
mail-removed = A címet töröltük.
mail-confirm = A cím megerősítése
mail-confirm-hint = Nyomd meg a gombot, és a cím a fiókodé lesz.
mail-confirmed = A cím mostantól { $name } fiókjáé.
mail-undo = Visszavonás
mail-undo-hint = A fiók visszakapja az előző címét, és minden böngészőben kijelentkeztetjük.
mail-undone = { $name } fiókja visszakapta az előző címét. Most kérj új jelszót.
browser-settings = Ez a böngésző
browser-settings-hint = Ezek a beállítások ebben a böngészőben maradnak meg, fiókkal és fiók nélkül is.
setting-language = Nyelv
setting-theme = Világos vagy sötét
setting-text-size = Betűméret
setting-percent = { $size } %
setting-speed = A többiek lépései
setting-speed-at = { $speed ->
    [0] nem látszanak
    [1] rendes tempóban
   *[other] { $speed }-szoros tempóban
}
wishes = Miről szóljunk?
wishes-hint = Csak olyat írunk meg, amit a nézők is tudhatnak, és semmit, amíg a játszmát nézed.
wishes-no-mail = Még nem kaphatsz levelet: adj meg fent egy e-mail-címet, és erősítsd meg.
wishes-hours = A csendes órákban nem szólunk, kivéve, ha addig lejárna az időd. Ha a két óra ugyanaz, nincs csendes idő.
wishes-save = Mentés
wishes-saved = A beállításokat elmentettük.
event-turn = Te jössz
event-live-turn = Te jössz egy élő órás játszmában
event-short = Fogy az időd
event-began = Elkezdődött egy játszma
event-ended = Véget ért egy játszma
event-offer = Egy ajánlat a válaszodra vár
event-left = Kiszállt egy játékos
event-paired = Elkezdődött a következő versenyjátszmád
event-round-ends = Egy nap múlva lejár a forduló határideje, és a játszmád még nyitott
event-invited = Valaki név szerint meghív
event-chat = Valaki írt az asztalodnál
event-news = Más hírek a játszmáidról és versenyeidről
channel-mail = Levél
channel-webhook = Webhook
channel-push = Eszköz
push-title = Az eszközeiden
push-hint = Ez a böngésző akkor is szólhat a játszmáidról, amikor a lap nincs nyitva.
push-on = Értesítést kérek ezen az eszközön
push-off = Nem kérek többet ezen az eszközön
push-is-on = Ezen az eszközön kapsz értesítést.
push-is-off = Ezen az eszközön nem kapsz értesítést.
push-elsewhere = Ezen az eszközön nem kapsz értesítést, de máshol igen.
push-denied = A böngésződ nem engedi, hogy ez a lap értesítsen. A böngésző beállításaiban engedélyezheted ennek a lapnak.
push-unsupported = Ez a böngésző erre nem képes. iPhone-on és iPaden előbb tedd ki a lapot a főképernyőre, és ott nyisd meg.
push-refused = A böngésző nem érte el az értesítő szolgáltatását. Próbáld újra később.
push-devices = Ezek az eszközök kapnak értesítést
push-here = ez az eszköz
push-since = { $day } óta
push-failed = A legutóbbi üzenet nem ért oda.
push-remove = Törlés
push-try = Kipróbálás
push-try-of = Próbaértesítés küldése: { $browser } { $place }
push-tried = A küldőszolgálat átvette a próbaértesítést, hamarosan megjelenik azon az eszközön.
push-remove-of = Ne kapjon több értesítést: { $browser } { $place }
bell = { $count ->
    [0] Értesítések
   *[other] Értesítések: { $count } új
}
bell-title = Értesítések
bell-none = Még nem történt semmi.
bell-new = Új
bell-with = Velük: { $others }
bell-read-of = Elolvastam: { $notice }
bell-all-read = Mindet elolvastam
webhooks = Webhookok
webhooks-hint = Discord-csatornára vagy saját programodnak is küldhetünk értesítést.
webhook-form = Forma
webhook-json = JSON, programoknak
webhook-discord = Discord
webhook-url = Cím
webhook-add = Webhook hozzáadása
webhook-added = A webhookot hozzáadtuk. Próbáld ki!
webhook-secret = A webhookot hozzáadtuk. Ez a titok írja alá, amit oda küldünk, és csak most látod: { $secret }
webhook-try = Kipróbálom
webhook-try-of = Webhook kipróbálása: { $host }
webhook-works = Elküldtünk egy sort: a webhook működik.
webhook-remove = Törlés
webhook-remove-of = Webhook törlése: { $host }
webhook-broken = Ide már nem küldünk semmit.
webhook-address = Ez nem nyilvános cím.
webhook-unreachable = Ezen a címen senki sem válaszol.
webhook-tls = A cím tanúsítványa nem érvényes.
webhook-slow = Túl sokáig tartott a válasz.
webhook-status = Ez volt a válasz: { $status }.
mode-now = Azonnal
mode-digest = Naponta
mode-off = Soha
quiet-from = Csend ettől
quiet-to = Csend eddig
digest-hour = Napi levél ekkor
time-zone = Időzóna
unsubscribe = Nem kérek több levelet
unsubscribe-hint = Nyomd meg a gombot, és nem jön több ilyen levél.
unsubscribe-stop = Nem kérek több ilyet
unsubscribed = Nem jön több ilyen levél: { $event }. A fiókodban ezt bármikor átállíthatod.
unsubscribed-digest = Nem jön több napi levél. A fiókodban ezt bármikor átállíthatod.
forgotten = Elfelejtetted a jelszavad?
forgotten-hint = Ha van ilyen című fiók, linket küldünk oda, amellyel új jelszót választhatsz.
forgotten-send = Link küldése
forgotten-sent = Ha van ilyen című fiók, a link úton van. Egy óráig érvényes.
reset = Új jelszó
reset-done = A jelszó megváltozott. Most már ezzel jelentkezhetsz be. Ha voltak azonosítókulcsok a fiókhoz, töröltük őket.
only-title = A játszmáid kulcsai
only-hint = A játszmáid az ebben a böngészőben őrzött kulcsokkal is megnyílnak. Ha más is ismerheti valamelyiket, nyíljanak ezentúl csak a fiókoddal.
only-lock = { $count ->
    [one] A játszmám csak a fiókommal nyíljon
   *[other] A(z) { $count } játszmám csak a fiókommal nyíljon
}
only-done = A kulcsok többé nem nyitják a játszmáidat.
only-left = { $count ->
    [one] Egy játszma még a kulcsával is megnyílik.
   *[other] { $count } játszma még a kulcsával is megnyílik.
}
export-title = Az adataid
export-hint = Egy fájl mindazzal, amit ez a kiszolgáló rólad őriz: a fiókod, a játszmáid a játszmajegyzékükkel, és amit írtál.
export = Az adataim letöltése
leave = Fiókom törlése
leave-not = Mégsem
leave-title = A fiók törlése
leave-sure = Töröljük a fiókodat?
leave-hint = Azonnal mindenhol kijelentkeztetünk. Hét nap múlva töröljük a nevedet, a jelszavadat, az azonosítókulcsaidat és mindazt, amit írtál; addig egy bejelentkezés visszavonja a törlést. A lejátszott játszmák „egykori játékos” néven megmaradnak, a többiben a helyed újra szabad lesz.
left = A fiókodat ekkor töröljük: { $day }. Addig egy bejelentkezés visszavonja a törlést.
sessions = Bejelentkezve
session-browser = Ismeretlen böngésző
session-here = ez a böngésző
session-end = Kijelentkeztetés
session-end-of = { $browser } { $place } kijelentkeztetése

## A szabadság

holidays = Szabadság
holidays-hint = Amíg szabadságon vagy, az órád áll minden olyan napokra szóló játszmában, amely ezt megengedi. A többiek látják, meddig. Közben is játszhatsz.
holidays-left = Hátralévő napok: { $year }: { $left }, { $next }: { $after }.
holiday-now = Szabadságon vagy eddig: { $until }.
holiday-to-come = A szabadságod: { $begins } – { $until }.
holiday-days = Napok
holiday-begins = Kezdete (üresen: azonnal)
holiday-begin = Szabadságra megyek
holiday-plan = Előre bejelentem
holiday-end = Visszajöttem
holiday-call-off = Mégsem megyek
holiday-back = A meg nem kezdett napokat visszakapod.
holiday-none-left = Nincs több szabadnapod.
away-until = szabadságon eddig: { $until }
away-from = szabadságon: { $begins } – { $until }
clock-holidays = Szabadság idején áll a játékos órája

## A nyitott asztalok

open-tables = Nyitott asztalok
lobby-lead = Ezek az asztalok játékosokra várnak. Foglalj el egy szabad helyet; a játszma akkor kezdődik, amikor minden hely foglalt.
lobby-filters = Melyik asztalok látsszanak
lobby-game = Játék
lobby-language = Nyelv
lobby-who = Játékosok
lobby-with-bots = botokkal
lobby-people = csak emberek
lobby-any = bármelyik
lobby-clock-live = élő
lobby-clock-days = napokra
lobby-no-clock = nincs óra
lobby-live = { $minutes } perc + lépésenként { $seconds } mp
lobby-days = { $days } nap + naponta { $hours } óra, legfeljebb { $cap } nap
lobby-count = { $count ->
    [0] egy asztal sem vár
   *[other] { $count } asztal vár
}
lobby-none = most senki sem vár
lobby-empty = Most egy asztal sem vár játékosokra. Újat a kezdőlapon nyithatsz: válassz játékot, majd „További…”.
lobby-all = Minden nyitott asztal
lobby-more = Továbbiak
lobby-join = Elfoglalom a helyet
lobby-join-as = Játszom: { $seats }
lobby-join-as-at = { $title }, játszom: { $seats }
lobby-mine = A te asztalod
lobby-sits = { $who } ({ $seats })
lobby-account = egy fiók neve
lobby-about = Egy sor az asztalról (elhagyható)
lobby-offer = Bárki csatlakozhat
offer = Nyitott asztal
offer-hint = Foglalj helyet. Az asztal a nyitottak között áll, amíg minden helye el nem kel; utána bárki nézheti.
offer-as = Nyitott asztal, a helyed: { $seat }
quick = Ellenfelet keresek
quick-title = { $title }: ellenfelet keresek
quick-hint = A legrégebbi nyitott asztalhoz ülsz, amelynek órája napokra szól; ha nincs ilyen, egy újhoz
lobby-running = Most játsszák
lobby-running-none = Most egy nyitott asztalnál sem játszanak.
lobby-substitutes = Beugrót keresnek
lobby-substitutes-hint = Ezek a játszmák folynak, de valaki kiszállt. Aki átveszi a helyét, onnan folytatja; ehhez fiók kell.
substitute-sign-in = Bejelentkezem, és játszom: { $seats }
substitute-sign-in-hint = Aki játék közben veszi át valaki helyét, annak fiók kell. Egy perc az egész, e-mail-cím nélkül is megy.
vacant-until = A hely eddig vár valakire: { $until }. Utána bot játszik, amíg valaki át nem veszi.
vacant-bot = Amíg valaki át nem veszi a helyet, bot játszik ott ({ $bot }).
seat-free-bot = szabad ({ $bot })
leave-seat = Kiszállok
leave-seat-how = Végleg kiszállsz ebből a játszmából? Nélküled folytatódik, és nem térhetsz vissza.
leave-seat-free = Felszabadítom a helyem
leave-seat-free-hint = Három napig vár valaki másra, utána bot játszik.
leave-seat-bot = Játsszon bot helyettem
leave-seat-bot-hint = Azonnal bot játszik tovább, és az övé marad a hely.
leave-seat-stay = Maradok
left-free = { $seat }: kiszállt a játékosa. A hely szabad.
left-bot = { $seat }: kiszállt a játékosa. Bot játszik tovább.
left-resigned = { $seat }: a játékosa feladta. Bot játszik tovább, amely nem győzhet.
left-late = { $seat }: lejárt a játékosának az ideje, ezért veszített. Bot játszik tovább, amely nem győzhet.
lobby-ply = { $ply } lépés után
substitute-wanted = Szabad hely: { $seats }. A játszma folyik; aki beül, mindent lát, amit az a fél tud.
lobby-apart = zárt asztal
substitute-listed = A hely az előcsarnokban is látszik, bárki beülhet.
lobby-watch = Megnézem
gather-waits = Játékosokra várunk: { $seats }
gather-hint = A játszma akkor kezdődik, amikor minden hely foglalt.
gather-mine = A játszma akkor kezdődik, amikor minden hely foglalt. Addig nem kell itt maradnod.
gather-bots = Kezdés botokkal
gather-withdraw = Ezentúl csak linkkel
free-seat = { $name } helyének felszabadítása
free-sure = Felszabadítod { $name } helyét? Ekkor más foglalhatja el, és { $name } értesül róla.
lost-seat = Itt már nincs helyed. Nézőként maradhatsz.
vanished = { $name } nem ad hírt magáról. A többiek megegyezhetnek abban, hogy más játsszon tovább.
vanished-empty = { $name } helye üres. Hívj meg valakit, vagy egyezzetek meg egy botban.
vanished-by = Ki játszik tovább
vanished-list = A hely látszódjon az előcsarnokban, fiókkal bárki beülhessen
vanished-list-hint = Az előcsarnok a játékot, a feltételeket és a helyet mutatja. Azt nem, hogy kik játszanak.
vanished-by-person = Valaki, akit meghívunk
vanished-offer = Javaslat a többieknek
offer-what-replace = azt, hogy { $name } helyett más játsszon tovább
offer-what-replace-listed = azt, hogy { $name } helyét az előcsarnokból vegye át valaki
offer-what-replace-bot = azt, hogy { $name } helyett bot játsszon tovább: { $bot }
next-game = Következő játszma
next-hint = { $count ->
    [one] Még egy játszma vár rád
   *[other] Még { $count } játszma vár rád
}
gather-short = Játékosokra vár

## Versenyek

tournaments = Versenyek
tournaments-lead = Fordulóról fordulóra, a végeredményig. Bárki nevezhet, akinek fiókja van; a szervező botokat is benevezhet.
tournaments-none = Még nincs verseny.
tournaments-all = Minden verseny
tournament-note = Versenyjátszma: tanács nem kérhető.
tournament-of = A versenyhez
tournament-sign-in = Jelentkezz be, ha versenyt szerveznél vagy neveznél.
tournament-make = Verseny szervezése
tournament-name = A verseny neve
tournament-about = Egy sor róla
tournament-form = Lebonyolítás
tournament-swiss = Svájci rendszer
tournament-round-robin = Körmérkőzés
tournament-knockout = Egyenes kiesés
tournament-groups = Csoportok
tournament-group = { $name } csoport
tournament-groups-of = { $through ->
    [1] { $size } fős csoportok, mindegyikből a győztes jut tovább
   *[2] { $size } fős csoportok, mindegyikből az első kettő jut tovább
}
tournament-groups-hint = { $through ->
    [1] Egy csoportban mindenki kétszer játszik mindenkivel, mindkét oldallal egyszer. Az egyenes kiesésbe minden csoportból a győztes jut tovább. Ha egy továbbjutó visszalépett, a csoport következő helyezettje lép a helyére.
   *[2] Egy csoportban mindenki kétszer játszik mindenkivel, mindkét oldallal egyszer. Az egyenes kiesésbe minden csoportból az első kettő jut tovább. Ha egy továbbjutó visszalépett, a csoport következő helyezettje lép a helyére.
}
tournament-goes-on = továbbjutott
tournament-group-size = Egy csoport létszáma
tournament-group-size-hint = A csoportokat értékszám szerint sorsoljuk, hogy nagyjából egyforma erősek legyenek. Ha a nevezők száma nem osztható, néhány csoport eggyel kisebb; háromfős csoportba kerülhet negyedik is.
tournament-go-on = Az egyenes kiesésbe jut
tournament-go-on-one = minden csoport győztese
tournament-go-on-two = minden csoport első két helyezettje
tournament-at-once = Minden játszma egyszerre kezdődik
tournament-at-once-groups = A csoportok minden játszmája egyszerre kezdődik
tournament-at-once-hint = Így mindegyiket akkor játsszák, amikor a játékosai akarják; együtt egyetlen fordulót alkotnak, egyetlen határidővel. Különben fordulónként következnek.
tournament-at-once-term = minden játszma egyszerre
tournament-at-once-groups-term = a csoportok minden játszmája egyszerre
tournament-rounds = Fordulók
tournament-dated = Minden fordulónak van határideje
tournament-round-days = Napok fordulónként
tournament-round-days-hint = Egy nappal a határidő előtt szólunk azoknak, akiknek nyitott a játszmájuk. A határidő magától semmit sem zár le: utána több napot adsz a fordulóra, vagy döntesz a nyitott játszmákról.
tournament-days = fordulónként { $days } nap
tournament-apart = Ha két ember közül az egyik letiltotta a másikat, csak akkor kerülnek össze, ha nincs más párosítás, amely az erőnyerőket, az oldalakat és az ellenfeleket nézve ugyanolyan igazságos.
tournament-meet-all = Itt a lebonyolításból következik, ki kivel játszik: olyan is az ellenfeled lehet, akit letiltottál.
tournament-places = Helyek
tournament-two-sides = Minden játszma kétszemélyes: egy nevező egy egész oldalt vezet.
tournament-three-sides = Minden játszma háromszemélyes, oldalanként egy nevezővel; mindenki minden oldalra nagyjából ugyanannyiszor kerül. Ha a létszám nem osztható hárommal, egy vagy két nevező kimarad.
tournament-players = Játékosok egy asztalnál
tournament-tables-three = háromszemélyes asztalok
tournament-clock-three = Akinek lejár az ideje, az utolsó lesz, és bot játszik tovább helyette. Akivel ez kétszer megesik, 60 napig nem nevezhet.
tournament-places-made = Első, második és harmadik helyek
tournament-three-points = Az első hely 2 pont, a második 1, a harmadik 0; holtversenyben a pontok megoszlanak. Aki kiszáll, vagy akinek lejár az ideje, harmadik.
tournament-clock-hint = Akinek lejár az ideje, elveszti a játszmát. Akivel ez kétszer megesik, 60 napig nem nevezhet.
tournament-entered = { $places } helyből { $entered } foglalt
tournament-by = Szervező: { $name }
tournament-draft = Vázlat
tournament-open = Lehet nevezni
tournament-in-round = { $round }. forduló, összesen { $rounds }
tournament-finished = Befejeződött
tournament-cancelled = Törölve
tournament-deeds = Amit itt tehetsz
tournament-do-open = Nevezés megnyitása
tournament-do-start = Indítás
tournament-do-enter = Nevezek
tournament-do-withdraw = Visszalépek
tournament-do-cancel = A verseny törlése
tournament-draft-hint = Ezt a versenyt csak te látod, amíg meg nem nyitod a nevezést.
tournament-start-hint = Az indítás után már nem lehet nevezni, és elkészül az első forduló párosítása.
tournament-cancel-hint = Nem lesz végeredmény. A megkezdett játszmák közönséges játszmaként folytatódnak, de a botok egymás elleni játszmái véget érnek.
tournament-delete-hint = A vázlat törlődik.
tournament-withdraw-hint = Feladod a játszmádat, és többé nem kapsz ellenfelet. Visszatérni nem lehet.
tournament-entrants = Nevezők
tournament-nobody = Még senki sem nevezett.
tournament-withdrawn = visszalépett
tournament-me = te
tournament-take-out-hint = { $name } elveszíti a folyamatban lévő játszmáját, és többé nem kap ellenfelet. Az indoklást mindenki látja.
tournament-take-out-idle = { $name } többé nem kap ellenfelet.
tournament-take-out = { $name } törlése a versenyből
tournament-enter-bot = Bot benevezése
tournament-standings = Állás
tournament-final = Végeredmény
tournament-points = Pont
tournament-results = Győzelmek, döntetlenek és vereségek
tournament-results-short = Gy–D–V
tiebreaks = Mi dönt holtversenyben?
tiebreaks-hint = Első a pontszám. Holtversenyben ezek a számok döntenek, ebben a sorrendben, legvégül pedig a sorsolás. Az erőnyerő és a játék nélkül kapott pont csak a pontszámba számít bele.
tiebreak-direct-short = Egym.
tiebreak-direct = Az azonos pontszámúak ellen szerzett pontok, ha mindannyian játszottak egymással
tiebreak-sonneborn-short = S–B
tiebreak-sonneborn = Sonneborn–Berger: a legyőzött ellenfelek pontjai, és a döntetlenek ellenfeleinek fél pontjai
tiebreak-buchholz-short = Buch.
tiebreak-buchholz = Rövidített Buchholz: minden ellenfél pontjai a legkevesebb pontot szerző nélkül
tiebreak-wins-short = Győz.
tiebreak-wins = Győzelmek azzal az oldallal, amelyik ezen a versenyen ritkábban nyert
tiebreak-performance-short = Telj.
tiebreak-performance = Teljesítmény: az ellenfelek átlagos értékszáma, győzelmek után több, vereségek után kevesebb
tournament-all-rounds = Fordulók
tournament-round = { $round }. forduló
tournament-until = Határidő: { $date }
tournament-late = A határidő lejárt ({ $date }): a szervező több napot ad, vagy dönt a nyitott játszmákról.
tournament-extended = Új határidő: { $date }. Indoklás: { $reason }
tournament-extend = Több nap erre a fordulóra
tournament-extend-round = { $round }. forduló: több nap
tournament-extend-days = Napok
tournament-extend-hint = A forduló határidejétől számítanak, vagy ha az már elmúlt, mostantól. Az indoklást mindenki látja.
tournament-bye = erőnyerő
tournament-playing = játsszák
tournament-play = Játszom
tournament-forfeit = játék nélkül
tournament-settled = A szervező döntött: { $reason }
tournament-settle = Döntés erről a játszmáról
tournament-own-game = Te is ebben játszol, ezért erről a játszmáról egy admin dönt.
tournament-settle-hint = Csak ott dönts, ahol a játszma nem ér véget. Az eredményt és az indoklást mindenki látja.
tournament-result = Eredmény
tournament-reason = Indoklás
tournament-wins = { $name } nyer
tournament-draw = Döntetlen
tournament-neither = Mindkettő veszít
tournament-lots = Hogyan készül a sorsolás?
tournament-lots-hint = Minden sorsolás egy titkos magból ered. A mag pecsétje kezdettől látható, maga a mag a végén: így bárki ellenőrizheti, hogy nem utólag választották. Svájci rendszerben a párosítás attól is függ, ki kit tiltott le; ezt nem tesszük közzé.
tournament-commitment = A mag pecsétje:
tournament-seed = Mag:

## Ranglisták

ratings = Ranglisták
ratings-lead = Fiókkal rendelkező játékosok, akik értékelt játszmát játszottak; elöl a legerősebbek. Értékelt az a nyitott asztal, amelyet létrehozásakor annak jelöltek.
ratings-empty = Még senki sem fejezett be értékelt játszmát.
ratings-pool-of = { $clock ->
    [live] { $title }, { $players } játékos, élő
   *[days] { $title }, { $players } játékos, napokra
}
ratings-of-people = Értékszámok
ratings-ranked = Rangsor
ratings-rule = Legalább 10 játszmával, amelyek egyike az utolsó 90 napból való.
ratings-others = Rangsor nélkül
ratings-nobody = Még senki.
ratings-place = Hely
ratings-rating = Értékszám
ratings-games = Játszmák
ratings-last = Utolsó játszma
ratings-sides = Az oldalak
ratings-sides-hint = Hány pontot ér egy oldal az értékszámban. Aki a gyengébb oldallal nyer, többet kap.
ratings-edge = { $edge }, { $games } játszma után
ratings-edge-unsure = { $edge }, { $games } játszma után; még nem biztos
rating-provisional = { $rating } (ideiglenes)
provisional = ideiglenes
rating-moved = { $before } → { $after } ({ $change })
rated = értékelt
unrated = nem értékelt
rated-from = értékszám legalább { $from }
rated-to = értékszám legfeljebb { $to }
rated-between = értékszám { $from } és { $to } között
rated-note = Ez a játszma értékelt. Sem bot, sem kísérő nem ad tanácsot.
offer-rated = Értékelt
offer-rated-hint = Az eredmény számít az értékszámokba, és a játszma megjelenik a játékosai oldalán. Mindenkinek saját fiók kell; botok nem vehetnek részt.
offer-rated-clock = Csak órával játszott játszma lehet értékelt.
offer-rating-from = Értékszám ettől
offer-rating-to = Értékszám eddig
gather-rated = A játszma értékelt: aki csatlakozik, annak fiók kell.
upgrade-unrated = Akkor a játszma nem számít az értékszámokba.
end-rating = Az értékszámok kiszámítása folyik…
end-unrated = Ez a játszma nem számít az értékszámokba. Eredmény nélkül ért véget, más szabályokra tért át, vagy valaki két saját döntése előtt elment.
account-ratings = Értékszámaim és értékelt játszmáim
person-since = Itt van ekkortól: { $day }
person-none = Még nincs értékelt játszmája.
person-games = { $games } játszma
person-matches = Értékelt játszmák
person-won = győzelem
person-drawn = döntetlen
person-lost = vereség
person-left = otthagyta a játszmát
person-against = { $seats }, ellenfél: { $names }
person-waits = még nem számolták el

## Moderálás

chat-rooms = Kinek a beszélgetése
chat-players = Játékosok
chat-watchers = Nézők
chat-only-players = Itt a játékosok beszélgetnek.
chat-only-watchers = Itt a nézők beszélgetnek. A játékosok a játszma után olvashatják.
chat-sign-in = Ha olvasnád a többi nézőt, vagy beszélgetnél velük, jelentkezz be. A játékosok a játszma után olvassák.
chat-muted-until = Egy moderátor letiltotta, hogy { $day } előtt itt írj.
chat-mute = { $name } elnémítása
chat-unmute = { $name } üzenetei látsszanak
muted-people = Elnémítottak és letiltottak
muted-blocked = { $name } (letiltva)
person-block = { $name } letiltása
person-block-hint = Nem kapod meg az üzeneteit, és nem ülhettek egy asztalhoz.
person-muted = { $name } üzeneteit többé nem kapod meg.
person-blocked = { $name } üzeneteit többé nem kapod meg, és nem ülhettek egy asztalhoz.
follow = { $name } követése
unfollow = Már nem követem: { $name }
follow-hint = A nyitott asztalait megjelöljük, és amelyik nyílt játszmája már folyik, az a lista elejére kerül. Erről nem kap értesítést.
followed-people = Akiket követek
followed-here = követed: { $names }
report = Bejelentés
report-player = { $name } bejelentése
report-name = A név bejelentése
report-of = { $name } bejelentése
report-reason = Indok
report-send = A bejelentés elküldése
report-done = Köszönjük. Egy moderátor megnézi.
report-guest = { $name } (vendég)
report-where = ebben a játszmában
report-by = { $name }, { $day }: { $reason }
admin = Moderálás
reports = Bejelentések
reports-none = Nincs elintézetlen bejelentés.
acts = Ami történt
act-on = Intézkedés egy fiókkal szemben
act-about = Intézkedés: { $name }
act-kind = Intézkedés
act-days = Hány napra
act-days-or-good = Hány napra (üresen: végleg)
act-do = Végrehajtás
act-until = eddig: { $day }
act-for-good = végleg
act-warn = figyelmeztetés
act-mute = némítás
act-ban = kitiltás
act-hide = az üzenet elrejtése
act-rename = a név elvétele
act-pardon = feloldás
act-dismiss = a bejelentés elvetése
told-title = A moderátoroktól
told-warn = Egy moderátor figyelmeztet.
told-mute = Nem írhatsz itt (a tilalom vége: { $day }).
told-ban = Nem kezdhetsz játszmát, és nem csatlakozhatsz (a tilalom vége: { $day }). A futó játszmáid folytatódnak.
told-ban-for-good = Itt többé nem kezdhetsz játszmát, és nem csatlakozhatsz. A futó játszmáid folytatódnak.
told-hide = Egy moderátor elrejtette egy üzenetedet.
told-rename = Egy moderátor elvette a nevedet. 90 nap múlva választhatsz másikat.
told-pardon = Újra korlátozás nélkül írhatsz és játszhatsz.
told-reason = Az indok: { $reason }
told-seen = Elolvastam

## A kiszolgáló kezelője

admin-title = Kezelés
admin-people = Emberek
admin-matches = Játszmák
admin-jobs = Feladatok
admin-ratings-rules = Értékszámok és szabályok
admin-health = Állapot
admin-deeds = Intézkedések
role-player = játékos
role-moderator = moderátor
role-admin = admin
role-bot = bot
admin-search = Név vagy névrészlet
admin-find = Keresés
admin-more = Továbbiak
admin-done = Kész.
admin-look-again = Frissítés
admin-people-none = Senkinek sincs ilyen neve.
admin-page-of = { $name } oldala
admin-made = A fiók kelte: { $day }
admin-seen = Be van jelentkezve, utoljára itt járt: { $day }
admin-not-signed-in = Sehol sincs bejelentkezve
admin-mail = Van megerősített e-mail-címe
admin-mail-refused = Az e-mail-címe nem fogad levelet
admin-no-mail = Nincs megerősített e-mail-címe
admin-banned = kitiltva eddig: { $day }
admin-banned-for-good = végleg kitiltva
admin-muted = elnémítva eddig: { $day }
admin-leaves = törlés napja: { $day }
admin-give-role = Új szerep ({ $name }): { $role }
admin-give-role-sure = { $name } mindenhol kijelentkezik, és a következő bejelentkezéskor kapja meg az új szerepet. Az indokot megtudja.
admin-role-given = { $name } új szerepe: { $role }.
admin-reset = Link küldése új jelszóhoz ({ $name })
admin-reset-sure = A link a fiók e-mail-címére megy, más nem látja, és egy óráig használható. Aki használja, mindenhol kijelentkezteti a fiókot, és törli az azonosítókulcsait.
admin-reset-sent = A link úton van ({ $name }).
admin-match = Egy játszma
admin-match-which = A játszma címe, vagy a cím vége
admin-match-title = { $title } ({ $id })
admin-match-runs = Folyamatban van
admin-match-paused = Szünetel
admin-match-over = Véget ért
admin-match-frozen = Véget ért, és tömörítve van
admin-match-rules = Szabályok: { $version }
admin-match-made = Kezdete: { $made }, utolsó lépés: { $moved }
admin-match-lines = A napló sorai: { $lines }, a beszélgetésé: { $chat }
admin-match-rated = Értékelt
admin-match-tournament = Versenyhez tartozik
admin-match-own = Te is itt ülsz, ezért erről a játszmáról egy másik admin dönt, vagy a parancssor.
admin-match-jobs = A játszma feladatai
admin-seat-open = szabad
admin-seat-bot = bot: { $bot }
admin-seat-guest = { $name } (vendég)
admin-seat-account = { $name } (fiók: { $account })
admin-seat-keys = linkek: { $keys }
admin-seat-asked = döntenie kell
admin-clock-runs = jár az órája, maradt: { $left }, lejárt: { $flags } alkalommal
admin-clock-stands = áll az órája, maradt: { $left }, lejárt: { $flags } alkalommal
admin-reopen = A hely újraosztása: { $seat }
admin-reopen-sure = A játékos minden helye felszabadul. Aki ott ül, elveszti őket, és a linkjei semmit sem nyitnak meg többé. Kapsz egy linket, amelyet másnak vagy ugyanannak adhatsz.
admin-reopened = Küldd el ezt a linket annak, aki ide ül. Többször nem látható.
admin-check = Ellenőrzés
admin-check-good = A napló újra lejátszható, és minden egyezik vele.
admin-mend = Javítás
admin-mend-sure = Ami a naplóból következik, azt a kiszolgáló újra kiszámítja és feljegyzi, az eddigi feljegyzés elvész. Maga a napló nem változik.
admin-mended = A játszma ki van javítva.
admin-beyond-mending = Ez nem javítható. A játszmát érvényteleníteni lehet.
admin-cancel = A játszma érvénytelenítése
admin-cancel-sure = A játszma győztes nélkül, végleg véget ér, és attól kezdve a kockadobásai ellenőrizhetők.
admin-cancelled = A játszma érvénytelen.
fault-gap = Sorok hiányoznak a naplóból.
fault-rules = Nincsenek meg azok a szabályok, amelyekkel íródott.
fault-action = { $ply }. lépés: a szabályok nem engedik, ami a naplóban áll.
fault-events = { $ply }. lépés: más történik, mint ami fel van jegyezve.
fault-position = { $ply }. lépés: az állás más, mint volt.
fault-checkpoint = { $ply }. lépés: az elmentett állás nem az, amihez a napló vezet.
fault-over = Véget ért, de futóként van feljegyezve.
fault-running = Folyamatban van, de befejezettként van feljegyezve.
fault-asked = Nincs feljegyezve, kinek kell döntenie.
admin-jobs-lead = Későbbi munka, amelyet a kiszolgáló magától végez el. Nyolc kudarc után feladja.
admin-jobs-count = Feladatok: { $all }, feladva: { $dead }
job-advance = Verseny továbbvitele
job-archive = Egy nap játszmáinak archiválása
job-count-game = Játszma beszámítása a statisztikába
job-delete = Játszma törlése
job-erase = Fiók törlése
job-freeze = Befejezett játszma tömörítése
job-game-report = Elemzés készítése játszmáról
job-last-page = Játszma utolsó oldalának megőrzése
job-late = Értesítés lejárt fordulóról
job-mail = E-mail küldése
job-notice = Értesítés játszmáról
job-push = Értesítés küldése eszközre
job-puzzles = Feladványok keresése
job-rate = Játszma beszámítása az értékszámokba
job-rebuild = Minden értékszám újraszámítása
job-sweep = A törölni valók megkeresése
job-upgrade = Játszmák átállítása a kiszolgáló szabályaira
job-webhook = Értesítés küldése webhookra
admin-job-dead = feladva { $tries } próbálkozás után
admin-job-taken = folyamatban
admin-job-due = esedékes: { $due }, próbálkozások: { $tries }
admin-retry = A { $job }. feladat végrehajtása most
admin-retry-sure = A kiszolgáló azonnal megpróbálja, és ha nem sikerül, még nyolcszor.
admin-retried = A { $job }. feladat most esedékes.
admin-drop = A { $job }. feladat elvetése
admin-drop-sure = Soha nem lesz belőle semmi: egy levél például nem megy el.
admin-dropped = A { $job }. feladat el van vetve.
admin-ratings-state = Befejezett értékelt játszmák: { $games }, ebből még nincs beszámítva: { $waiting }
admin-rebuild = Minden értékszám újraszámítása
admin-rebuild-sure = A számok ugyanazok lesznek, hacsak nem javítottak ki egy játszmát, vagy nem változott az értékelés módja.
admin-rebuild-runs = Az értékszámok újraszámítása folyik, kész: { $done } a { $pools } listából.
admin-rebuild-ended = Utolsó újraszámítás: { $at }, játszmák: { $games }.
admin-rebuild-failed = Az értékszámok újraszámítása nem sikerült. Az okát a feladat mondja meg.
admin-rules = Használt szabályok
admin-rules-lead = A szabályok változatai, amelyekre a tárolt játszmáknak szükségük van.
admin-rules-none = Nincs tárolt játszma.
admin-rules-running = { $game } { $version }, folyamatban: { $matches }
admin-rules-over = { $game } { $version }, befejezve: { $matches }
standing-present = a kiszolgáló saját szabályai
standing-archived = a szabályaik archívuma
standing-replayed = megnyitáskor újra lejátssza őket a kiszolgáló, és folytatódnak, ha semmi sem tér el
standing-missing = hiányzik az archívumuk, ezért nem nyithatók meg
standing-no-game = ez a kiszolgáló nem ismeri a játékot
admin-archives = Archívumok
admin-archive-needed = szükség van rá
admin-archive-idle = egy játszmának sem kell
admin-health-lead = A vezerkar admin doctor parancs megállapításai. A vizsgálat eltart néhány másodpercig.
admin-looking = Vizsgálat…
admin-ready = Ez a folyamat készen áll.
admin-not-ready = Ez a folyamat nem áll készen: { $what }
failing-draining = hamarosan leáll
failing-database = az adatbázis nem válaszol
failing-bots = a botok még indulnak
failing-link = nem éri el a többi folyamatot
admin-no-doctor = Ezt a kiszolgálót úgy indították el, hogy csak a parancs tudja megvizsgálni.
grade-good = Rendben:
grade-note = Megjegyzés:
grade-wrong = Hiba:
admin-backups = Biztonsági mentések
admin-backups-lead = A mentéseket parancsokkal kell készíteni a kiszolgáló gépén, mert minden titok bennük van. Visszaállítás előtt állítsd le a kiszolgálót.
admin-deeds-lead = Amit adminok, moderátorok és parancsok tettek. Semmi sem változtatható meg benne.
admin-deeds-none = Még semmi.
deed-role = új szerep
deed-reset = link új jelszóhoz
deed-mend = játszma javítása
deed-cancel = játszma érvénytelenítése
deed-reseat = hely újraosztása
deed-retry = feladat azonnali végrehajtása
deed-drop = feladat elvetése
deed-rebuild = értékszámok újraszámítása
deed-backup = biztonsági mentés
deed-restore = mentés visszaállítása
act-role = új szerep
act-reset = link új jelszóhoz
told-role = A fiókodnak új szerepe van.
told-reset = Link ment új jelszóhoz az e-mail-címedre. Ha nem te kérted, nem kell használnod.

## Tokenek és botfiókok

bot-name = { $name } (bot)
bot-here = Ez egy bot fiókja: program játszik vele, és a neve szerint hívják ki.
tokens = Tokenek és botok
tokens-hint = Tokennel egy programod beszélhet ennek a fióknak a nevében. Senkinek se add oda, és vond vissza, ha elveszett.
tokens-docs = Így írj botot
token = Token
token-name = Név
token-scope = Mire jó
token-reads = látja a játszmáidat
token-plays = a botként játszik
token-make = Token készítése
token-made = Ez a token. Csak most látod.
token-seen = legutóbb { $ago } használták
token-unused = még nem használták
token-revoke = Visszavonás
token-revoke-of = Token visszavonása: { $name }
become-bot = Legyen botfiók
become-bot-sure = Legyen ez egy bot fiókja?
become-bot-not = Maradjon az enyém
become-bot-hint = Botfiókkal program játszik. Mindenhol látszik, hogy bot, az emberektől külön értékeljük, és magától sem nem kezd játszmát, sem nem csatlakozik hozzá. Ezt nem lehet visszacsinálni, és csak az első játszma előtt lehet.
challenge = Kihívom valaki botját
challenge-hint = A programja dönti el, játszik-e. Amíg nincs itt, a helye megvárja.
challenge-whom = Bot
challenge-one = { $state ->
    [online] { $name }, itt van
    [away] { $name }, nincs itt
   *[busy] { $name }, foglalt
}
challenge-as = Kihívom, az oldalam: { $seat }
challenge-seat = Hely
challenge-send = Kihívás
challenge-open = Válaszra vár: { $name } (hely: { $seats }).
challenge-declined = { $name } nem vállalta (hely: { $seats }).
ratings-pool-bots = { $pool }, botokkal

## Statisztika

statistics = Statisztika
statistics-lead = A befejezett nyilvános játszmák: nyitott asztalok és versenyek játszmái. Magánjátszma nem számít bele.
statistics-none = Még egy nyilvános játszma sem ért véget.
statistics-none-such = Ilyen játszma még nem ért véget.
statistics-choice = { $what } ({ $games })
statistics-rules = A szabályok változata
statistics-who = Játékosok
statistics-people = csak emberek
statistics-bots = botokkal
statistics-side = Oldal
statistics-won = Győzelem
statistics-drawn = Döntetlen
statistics-share = Győzelmi arány
statistics-draws = { $drawn ->
    [0] nincs döntetlen
   *[other] { $drawn } döntetlen
}
statistics-plies = { $least }–{ $most } lépés, a felük legfeljebb { $median }
statistics-durations = Meddig tart egy játszma
statistics-takes = átlagosan { $time }
statistics-of-person = A befejezett nyilvános játszmák. A győzelmi arány mellett az a tartomány áll, amelyben az igazi arány nagy valószínűséggel van.
statistics-opponents = Ellenfelek
statistics-history = { $from } ({ $day }) → { $to } ({ $last })
open-data = Nyílt adatok
open-data-lead = Az egy napon véget ért összes nyilvános játszma a feljegyzésével, az azokat vizsgáló programoknak. A napok az UTC szerintiek. A játékosokat olyan szavak jelölik, amelyek csak egy archívumon belül mondanak valamit.
open-data-license = Bármire szabadon felhasználhatók:
open-data-none = Még nincs archívum. Egy napé a vége után egy órával készül el.
open-data-off = Ez az asztal nem készít archívumot.
open-data-more = Korábbi napok
open-data-file = { $form }, { $size }
tournament-rated-hint = Az eredmények számítanak az értékszámokba, ugyanazokkal a feltételekkel, mint az értékelt nyitott asztaloké. Bot nem nevezhető.

## Állás felállítása

position-samples = Kiinduló állás
position-file-open = Fájl megnyitása
position-file-save = Mentés fájlba
position-link = Hivatkozás másolása
position-linked = A hivatkozás a vágólapra került.
position-link-there = A hivatkozás a címsorban van: onnan másold ki.
position-unreadable = Ez nem a következő játék állása: { $game }.
position-too-large = Ez túl nagy egy álláshoz.
position-find = Bábu vagy kártya keresése
position-here = Itt: { $place }
position-in-hand = { $name }: válassz helyet a táblán.
position-fine = Ez az állás játszható.
position-asked = Először választ: { $who }
position-over = Ebben az állásban a játszma véget ért: senki sem választ, így nem játszható tovább.
position-number = Egész számot adj meg, { $low } és { $high } között.
position-eyes = Nézőpont
position-play = Játék innen
position-me = Az én oldalam
position-others = A többiek
position-others-open = akié a hivatkozás
position-others-me = szintén én
position-open-setup = Nyílt felállás: semmit sem osztunk újra
position-deal = Ami a játékban rejtett, azt minden oldalon újraosztjuk, a tiéden is.
position-kept = Minden úgy marad, ahogy fel van állítva.
position-uncounted = A játszma nem számít bele sem az értékszámokba, sem a statisztikába.
position-open = Megnyitás az állásszerkesztőben
position-placed = Felállított állásból indult
