# WG35, magyarul: a műhely, ahol asztalok készülnek.

language = hu
editor-title = Asztal készítése
editor-whole = Asztal
editor-intro = Az asztal mérete { $cm } × { $cm } centiméter. A hosszak milliméterben értendők; x keletre, y északra nő.
editor-saved = Ha játszani akarsz rajta, tedd a fájlt egy saját mappába, add meg a mappát ebben a változóban: { $variable }, és indítsd újra a szervert. Az asztal ezután a „Beállítások és gépi játékos” alatt választható.
editor-empty = Üres asztal
editor-new = Saját asztal
editor-copy = { $name } (saját)
the-table = Az asztal
compass-north = É
spot = Objektíva
spot-note = Pontok, amelyekre a küldetések a sorszámukkal hivatkoznak. A mieinknek az első { $count } kell.

group-building = Épületek
group-wall = Falak és kerítések
group-area = Talaj és növényzet
group-block = Tárgyak és magaslatok
group-way = Hidak, rámpák, létrák
group-marker = Jelzők

## Mezők

field-id = Azonosító
field-id-note = Kisbetűk, számjegyek és _; a fájl neve is ez lesz.
field-type = Típus
field-name = Név
field-name-en = Név angolul
field-name-hu = Név magyarul
field-text = Leírás
field-text-en = Leírás angolul
field-text-hu = Leírás magyarul
field-civilian = Lakott hely
field-polygon = Sarkok
field-z_mm = Talpmagasság
field-z_mm-note = 0 magán az asztalon, 30 a domb egy szintjén, 60 a másodikon.
field-from_z = Alsó magasság
field-to_z = Felső magasság
field-direction = Emelkedik
field-objective_sites = Objektívák
field-wall_height_mm = A falak magassága
field-wall_thickness_mm = A falak vastagsága
field-roof = Van teteje
field-roof_access = A tetőre ki lehet állni
field-storeys = Szintek
field-storeys-note = 0-tól számozva. A magasságok attól a talajtól értendők, amelyen az épület áll.
field-openings = Ajtók, ablakok, lőrések
field-stairs = Lépcsők
field-stairs-note = Padlótól padlóig, vagy olyan tetőig, amelyre ki lehet állni.
field-ladders = Létrák
field-index = Sorszám
field-floor_mm = Padló
field-ceiling_mm = Mennyezet
field-kind = Fajta
field-edge = Fal
field-offset_mm = A saroktól
field-offset_mm-note = A fal első sarkától mérve, az óramutató járásával ellentétes irányban.
field-width_mm = Szélesség
field-storey = Szint
field-sill_mm = Alsó él
field-head_mm = Felső él
field-state = Ajtó
field-lock = Van zárja
field-cover = Fedezék
side-south = déli
side-east = keleti
side-north = északi
side-west = nyugati
way-south = dél felé
way-east = kelet felé
way-north = észak felé
way-west = nyugat felé
state-usual = ahogy szokásos
state-closed = csukva
state-open = nyitva
cover-usual = ahogy szokásos

## Hibák

diagnostic = { $where }: { $words }
diagnostic-too-much = Ez túl sok: legfeljebb { $pieces } terepelem, összesen { $corners } sarok és { $types } saját típus lehet.
fault-other = { $found } áll itt; lehetséges: { $allowed }
fault-number = egész szám kell { $low } és { $high } között, nem { $found }.
fault-flag = igen vagy nem, nem pedig { $found }.
fault-text = szöveg kell, nem { $found }.
fault-ident = a-z kisbetűk, számjegyek és _, elöl betű; nem pedig { $found }.
fault-choice = { $found } nincs a lehetséges értékek között.
fault-unknown-id = nincs ilyen: { $found }.
fault-list = { $low }–{ $high } elemű lista kell, nem { $found }.
fault-twice = minden elem csak egyszer szerepelhet.
fault-object = mezőkből álló objektum kell, nem { $found }.
fault-unknown-field = ilyen mező nincs.
fault-missing = értéket kell adni.
fault-convex = a körvonalnak minden sarkánál kifelé kell domborodnia, és az asztalon kell maradnia. Más alakhoz tégy egymás mellé két elemet.
fault-name = név kell, legalább az egyik nyelven.
fault-taken = { $id } már egy másik asztal vagy típus azonosítója.
fault-above = { $floor } fölött kell lennie, nem { $found }.
fault-door-sill = ajtónál 0: azon át kell menni.
fault-only-doors = csak ajtó lehet csukva, és csak ajtón lehet zár.
fault-same-id = { $id } többször is szerepel.
fault-no-piece = { $found } önmagában nem állhat az asztalon.
fault-doors = { $doors } ajtó túl sok; legfeljebb { $most } lehet.
fault-not-of-kind = ilyen fajta elemnek nincs.
fault-floats = az x { $x }, y { $y } sarok alatt semmi sincs { $z } mm magasan, amin állhatna.
fault-rectangle = az asztal széleivel párhuzamos téglalap kell.
fault-thick = kevesebb legyen, mint az épület szélességének fele.
fault-no-roof = nincs tető, amelyre ki lehetne állni.
fault-storey-number = a sorszáma { $number } legyen.
fault-floor = { $number ->
    [0] a legalsó padló a talajon van, 0 magasan.
   *[other] legalább { $least }, az alatta lévő mennyezet.
}
fault-ceiling = legalább { $least }, a legfelső mennyezet.
fault-storey = az utolsó szint sorszáma { $last }.
fault-head = legfeljebb { $most }, a szint mennyezete.
fault-off-wall = a fal mentén { $begin }–{ $end } mm túl közel van a sarokhoz; { $first } és { $last } között szabad.
fault-touch = ugyanabban a falban hozzáér ehhez: { $other }.
fault-inside = a falak között kell lennie.
fault-landing = ez egy padló magassága legyen: { $heights }.
