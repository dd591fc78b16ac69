# Az oldal saját szövegei. Minden játék hozza a magáét.

app-title = Vezérkar
loading = Terítjük az asztalt…
offline = Az asztal nem válaszol. Van kapcsolat?
reconnecting = Megszakadt a kapcsolat, újra próbáljuk…
refused-title = Ez nem megy
lost-title = Itt nincs semmi
nav-home = A kezdőlapra
close = Bezárás
copy = Másolás
copied = Másolva

## Nyelv és fény

lang-switch = In English
theme-auto = a rendszer szerint
theme-light = világos
theme-dark = sötét
theme-switch = Világos vagy sötét: { $theme }

## Kezdőlap

home-title = Ülj az asztalhoz
home-lead = Az asztal ismeri a szabályokat, megmutatja, mit lehet tenni, és megmondja, mit miért nem. Regisztráció nem kell.
your-name = Neved az asztalnál
your-name-hint = ahogy tetszik
games = Játékok
players = { $players } játékos
rules = Szabályok
docs = Dokumentáció (angolul)
play-bot = Játék gép ellen, most
play-bot-hint = Válassz oldalt, és már kezdődik is.
play-as = { $seat } oldalán
invite = Barát meghívása
invite-hint = Foglalj helyet; minden további játékosnak privát linket kapsz.
i-take = { $seat } oldalán
hot-seat = Egy képernyőn
hot-seat-hint = Minden oldal ennél a képernyőnél, felváltva.
hot-seat-start = Minden oldal itt játszik
how-many = Játékosok száma
mixed = Minden hely külön
mixed-start = Asztal megnyitása
place-me = Én
place-open = Barát, linkkel
place-bot = Gép: { $bot }
setup = Felállás és gépi játékos
bot = Gépi játékos
pace = A reagálások üteme
pace-hint = Minden reagálás ennyi idő múlva látszik, így senki sem tudja meg belőle, kinél mi volt.
pace-live = Élő: két másodpercen belül
pace-slow = Lassú: egy percen belül
pace-instant = Azonnal
invite-title = Küldd el a linket
invite-explain = Egy link helyeit az foglalhatja el, aki elsőként él vele, ezért mindegyiket csak egyvalakinek küldd el.
invite-link-for = Link ide: { $seat }
to-the-table = Az asztalhoz
my-matches = Játszmáim
forget = Elfelejtés: { $title }
forget-sure = A böngésző elfelejti a játszma kulcsát. Link nélkül nem lehet visszatérni a helyedre. Elfelejtse?

## Az asztal

watching = Néző
board = Tábla
prompt = Mi a teendő
undo = Visszavonás
stale = Az asztalon közben történt valami. Nézd meg újra, és utána dönts.
dice = Utolsó dobás
marked = (itt a jelölő)
piles = Kártyapaklik
skip = Ugróhivatkozások
skip-prompt = Ugrás a teendőhöz
skip-log = Ugrás az oldalsávhoz
side = Állás, napló és beszélgetés
status = Asztal
text-table = Az asztal szavakban
position = Állás
choices = Lehetőségek
no-choices = Most nincs miből választani.
zoom-in = Nagyítás
zoom-out = Kicsinyítés
zoom-fit = Az egész tábla
hide-tokens = Jelzők elrejtése
overlay = A táblán látszik
no-overlay = Csak a bábuk
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
tape = Mérőszalag
tape-help = Húzd egyik pontból a másikba: ez a távolságuk.
print = Nyomtatás
print-page = Nyomtatható lap: { $page }
cross-hair = Célkereszt: a nyilak mozgatják (Shifttel nagyobbat), az Enter választ.
unprompted = Bármikor, kérdés nélkül

## Helyek

seats = Helyek
seat-open = szabad
seat-mine = { $name } (te)
nameless = valaki
you = te
online = itt van
away = nincs itt
your-turn = Te jössz
thinking = Ő dönt
invited = Meghívtak játszani; a helyed: { $seat }.
invited-hint = Amíg nem foglalod el, azt látod, amit mindenki.
invited-late = Ez a hely már foglalt: valaki megelőzött. Nézőként itt maradhatsz.
take-seat = Elfoglalom a helyet
my-seat = Az én helyem
my-seats = Helyeim
my-link = Link ehhez a helyhez egy másik eszközre; ne add tovább
resign = Feladás
resign-sure = Feladod, és vége a játszmának?
handover = Most ő jön: { $seat }
handover-hint = Adjátok át a képernyőt. Addig a másik oldal titkai takarva maradnak.
handover-open = Én játszom: { $seat }
handover-never = Itt nincs titok: ne takarja többet

## Reagálás

pass-turn = Passz e kör végéig
autopass = Passzoljon helyettem, ha csak reagálni lehetne, és nincs rá más utasítás
answer-held = Válaszod: { $answer }. Hamarosan látszik; addig megváltoztathatod.
orders = Állandó utasítások
orders-hint = Mi legyen helyetted a válasz, amikor reagálhatnál. Az első utasítás számít, amelyik illik. Más nem látja őket.
orders-empty = Még nincs. Nyiss meg egy lapodat, amellyel reagálni lehet.
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
order-up = Előbbre: { $card }
order-edit = Módosítás: { $card }
order-remove = Visszavonás: { $card }

## Napló, előzmények, beszélgetés, jegyzetek

log = Napló
log-older = Korábbi sorok
look-at = A(z) { $ply }. pillanat megtekintése
history = A játszma pillanatai
history-first = Az elejére
history-back = Egy pillanattal vissza
history-on = Egy pillanattal előre
history-now = A jelenhez
history-at = { $ply }. pillanat, összesen { $now }
history-short = { $ply } / { $now }
past = A múltat látod: { $ply }. pillanat, összesen { $now }. A játék közben folytatódik.
to-present = A jelenhez
chat = Beszélgetés
chat-empty = Még senki sem szólt semmit.
chat-write = Mondj valamit
chat-send = Küldés
notes = Jegyzetek
notes-hint = Csak neked, ebben a böngészőben marad.

## A vége

outcome = Eredmény
won = Győztes: { $seats }
rematch = Visszavágó, oldalcserével
rematch-join = A visszavágóhoz
record = Játszmajegyzék letöltése
proof = Tisztességesek voltak a dobások?
proof-explain = A mag lenyomata az első dobás előtt nyilvános volt. A mag ismeretében minden dobás és keverés ellenőrizhető.
seed = Mag
commitment = A mag lenyomata

## Súgó

help = Billentyűk és jelek
help-mouse = Kattints arra, aminek szaggatott körvonala van. A tábla húzással mozgatható, görgővel vagy két ujjal nagyítható. Más helyre kattintva kiderül, miért nem választható.
key-tab = Végig mindenen, ami választható
key-arrows = A táblán: a legközelebbi lehetőség abban az irányban
key-enter = A kijelölt választása; különben a fő gomb
key-digits = A teendő alatti gombok
key-zoom = Nagyítás és kicsinyítés
key-history = Egy pillanattal vissza vagy előre
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
editor-split = Új sarok a(z) { $number }. után
editor-width = Szélesség
editor-wide = Szélesség
editor-deep = Mélység
