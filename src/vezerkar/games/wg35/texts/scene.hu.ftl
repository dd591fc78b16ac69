# WG35, magyarul: amit az asztal mutat, és az asztal szavakban.

## Nevek és számok

none = semmi
figure-name = { $figure } { $unit }
ability-numbered = { $ability } ({ $number })
length-cm = { $tenth ->
    [0] { $whole } cm
   *[other] { $whole },{ $tenth } cm
}
percent = { $tenth ->
    [0] { $whole }%
   *[other] { $whole },{ $tenth }%
}
points-of = { $points } / { $limit } pont
copies = ×{ $count }
copies-of = { $count } × { $name }
card-quoted = „{ $card }”
place = keletre { $x }, északra { $y }
place-high = keletre { $x }, északra { $y }, { $mm } mm magasan
both-sides = Mindkét oldal
army-year = { $army }, { NUMBER($year, useGrouping: 0) }

## Figurák

abbr-assault_rifle = Rk
abbr-at_weapon = Pt
abbr-bayonet = Szu
abbr-carbine = Ka
abbr-grenade = Kg
abbr-hmg = Gpu
abbr-lmg = Gsz
abbr-melee = Kh
abbr-mortar = Av
abbr-pistol = Pi
abbr-rifle = Pu
abbr-rifle_grenade = Pg
abbr-shotgun = Sö
abbr-smg = Gp
abbr-sniper_rifle = Ml
posture-standing = áll
posture-prone = hasal
posture-hidden = elbújt
state-helpless = magatehetetlen
state-broken = megtört
state-refuge = elérte a menedékét
state-shocked = sokkolt
state-concealed = rejtett
state-aimed = céloz
state-treated = ebben a körben ellátták
state-flagged = fehér zászlót mutat
state-guarded = ártatlannak tetteti magát
state-charges = robbanótöltet van nála
state-bleeding = vérzik: { $dice } kocka
state-weak = legyengült: −{ $count }
state-cause = menekül, oka: { $figure }
state-cause-at = menekül a robbanás elől ({ $place })
state-lookout = nyílásnál áll
state-engaged = közelharcban áll
state-carrying = terhe: { $load }
state-height = { $mm } mm-rel az asztal felett
state-activated = már aktiválták
state-actions = { $actions } akció
arm-in-hand = kézben
arm-dry = kifogyott
arm-loaded = betöltve: { $shots }
arm-ready = lerakva
arm-set_up = felállítva
arm-towed = vontatva
arm-title = { $arm }, { $side }
where-arriving = Érkezik
where-called = A következő körben érkezik
where-reserve = Tartalékban
where-out = Harcképtelen
where-evacuated = Elszállították
where-away = Elhagyta az asztalt
where-on = Az asztalon
where-nowhere = Még nem áll az asztalon

## A tábla

door-title = { $state ->
    [open] { $number }. ajtó, nyitva
    [locked] { $number }. ajtó, zárva
   *[closed] { $number }. ajtó, csukva
}
opening-title = { $kind ->
    [loophole] Lőrés, párkánya { $cm } magasan
   *[window] Ablak, párkánya { $cm } magasan
}
piece-title = { $mm ->
    [0] { $terrain }
   *[other] { $terrain }, { $mm } mm magas
}
objective-held = { $name }, birtokosa: { $side }
objective-free = { $contested ->
    [1] { $name }, vitatott
   *[other] { $name }, senki sem tartja
}
dump-charged = { $name }: { round-the } végén robban
dump-destroyed = { $name }: megsemmisült
crate-carried = { $name }: viszi { $figure }
loot-title = Zsákmányjelző: { $figure }
loot-carried = { $title }, viszi { $figure }
smoke-title = Köd, átmérője { $cm }
zone-title = Felállási zóna: { $side }
reach-title = Ameddig el lehet jutni
reach-aim = Ameddig célozni lehet
reach-place = Ahová állni lehet
way-title = Az eddigi út: { $cm }
fire-title = { $figure } tüzel
blast-title = { $thing }: { $cm } átmérőjű sablon

## Rétegek

overlay-sight = Mit lát { $figure }?
sight-title = Ameddig { $figure } meglát valakit, aki vele egy szinten áll
sight-of = { $cover ->
    [0] { $figure } (fedezék nélkül)
   *[other] { $figure } (+{ $cover } fedezék)
}
sight-note = { $count ->
    [0] { $figure } egyetlen ellenséget sem lát.
   *[other] { $figure } látja: { $seen }.
}
overlay-range = Lőtávolság: { $thing }
range-zone = { $zone } { $cm }-ig (célszám { $tn })
range-badge = { $tn }+
overlay-threats = Kit fenyeget lövés: { $side }
threat-to = { $count ->
    [1] { $figure } (1 ellenség, { $chance })
   *[other] { $figure } ({ $count } ellenség, legfeljebb { $chance })
}
threat-by = { $figure } ({ $chance })
threat-badge = { $count }× { $chance }
overlay-command = Parancsnoki zónák: { $side }
command-zone = { $figure } ({ $cm }) vezeti: { $led }.
overlay-template = Sablon: { $thing }, { $cm }
template-at = { $figure } helyén a sablon alatt van: { $under }.

## Lövések

panel-shots = { $thing }, { $mode }
shot-target = { $figure }, { $cm }
shot-odds = { $chance } ({ $zone } zóna): C { $c }, célszám { $tn }, a kockán { $need }+ kell.
aim-chance = { $aim } ({ $chance })
thrown-zone = { $zone } zóna, { $cm }-ig
shot-base = C { $c }, célszám { $tn }
shot-modifier = { $on ->
    [tn] célszám { $value }: { $what } ({ $cite })
   *[c] C { $value }: { $what } ({ $cite })
}
modifier-aim = Célzás
modifier-burst = sorozat
modifier-effects = kártyák és képességek
modifier-effects_tn = kártyák és képességek
modifier-cover = fedezék
modifier-armour_piercing = páncéltörés
modifier-destroyer = Romboló
modifier-fighting = T
modifier-lying = fekszik
modifier-struck = alapszám
panel-attack-shot = Lövés
panel-attack-blast = Robbanás
panel-attack-blow = Ütés
attack-by = Támadó
attack-arm = Fegyver
attack-weapon = { $thing }, { $mode }
attack-target = Célpont
attack-at = A megcélzott pont
attack-left = Hátralévő dobás
attack-hit = Találat
attack-wound = { $figure }: { $margin } ponttal a célszám felett, erő { $strength }, AP { $ap }

## Kártyák

cards-hand = Kéz: { $side }
cards-pool = Pakli: { $side }
cards-used = Elhasználva: { $side }
card-once = Kijátszva végleg kikerül a játékból

## Mindig látható

clock-set-up = A csata előtt
clock-armies = Seregek
clock-hands = Kézben
clock-deployment = Felállítás
clock-round = { $most ->
    [0] { $round }. kör
   *[other] { $round }. kör, összesen { $most }
}
clock-cards = Kártyák
clock-activations = Aktiválások
clock-end = A kör vége
plate-target = / { $target } VP
meter-waiting = Aktiválásra vár
chip-test = Visszavonulási teszt
chip-holds = { $count } objektívát tart
chip-no-supply = Nincs utánpótlás
frame-battle = A harc helye
frame-own = A figuráid
frame-zone = A zónád
frame-board = Az egész asztal
stake-actions = { $actions } akció elvész
stake-shots = { $shots } lövés elvész
stake-cards = { $cards } kártya ottmarad
stake-points = { $points } pont felhasználatlan marad
stake-leave = A figura nem tér vissza

## Táblázatok

row-state = Állapot
row-profile = Profil
row-role = Szerep
row-army = Sereg
row-vp = Győzelmi pont
row-losses = Veszteség
row-figures = Figurák
row-hand = Kártya a kézben
row-effects = Érvényben
row-rounds = Körök
row-points = Pontok
row-total = Figura összesen
vp-of = { $vp } / { $target }
losses-of = { $losses } / { $strength }
losses-never = { $losses } / { $strength }; ez az oldal nem tesz visszavonulási tesztet
losses-due = { $losses } / { $strength }: a kör végén visszavonulási teszt
losses-more = { $losses } / { $strength }; még { $more }, és visszavonulási teszt jön
figures-of = { $on } az asztalon, { $waiting } még nem volt aktiválva
figures-left = { $on } az asztalon
panel-result = Eredmény
result-of = A { $a } – B { $b }
effect-hurrah = Hurrá!
effect-pincer = Átkaroló hadművelet
effect-no-supply = utánpótláskártya nélkül { round-the }ig
panel-missing = Nincs az asztalon
melee-row = T +{ $t }, erő { $strength }, AP { $ap }
weapon-zone = { $cm }: { $tn }+
weapon-strength = erő { $strength }, AP { $ap }
weapon-template = { $cm } átmérőjű sablon
weapon-nearest = { $cm }-en belülre nem
score-vp = { $side }: { $vp } pont
score-from = { round-the }től
score-most = legfeljebb { $most }
score-once = egyszer
rounds-most = legfeljebb { $rounds }
track-rounds = Kör
round-note = { $round }. kör, kezdő: { $side }.
ground-high = { $mm } mm magas
ground-deep = { $mm } mm mély
ground-impassable = járhatatlan
ground-pace = mozgás × { $part }
ground-cover = +{ $cover } fedezék
ground-cover-crossed = +{ $cover } fedezék a rajta átmenő vonalnak
ground-cover-target_inside = +{ $cover } fedezék annak, aki benne áll
ground-vision = { $cm } távolságig látni benne
ground-climb = mászható
ground-top = meg lehet állni rajta
ground-hiding = el lehet mögötte bújni
ground-plain = nincs hatása

## A sereg összeállítása

panel-muster = A sereged
panel-roster = A sereg szövegként
muster-begin = Válassz kész sereget, vagy egy sereglistát és évet, ha magad állítanád össze.
class-count = { $count } ({ $least }–{ $most })
about-figure = { $number }. figura: { $text }
cards-samples = Kész seregek
cards-armies = Sereglisták
cards-recruits = Felvehető
cards-roster = Sereg: { $side }
roster-figure = { $woman ->
    [1] { $number }. { $unit } (nő)
   *[other] { $number }. { $unit }
}

## Az asztal szavakban

bearing = { $hour } óránál, { $cm }
line-mission = { $mission }. Asztal: { $table }.
line-round = { $most ->
    [0] { $round }. kör, kezdő: { $side }.
   *[other] { $round }. kör, összesen { $most }; kezdő: { $side }.
}
line-phase = A kör része: { $phase }.
line-active = { $figure } aktív: még { $actions } akciója van.
line-way = Eddigi útja, { $cm }: { $way }.
line-side = { $side }. { $facts }.
line-hand = Kézben: { $cards }.
line-pool = A készletben { $count } kártya van.
line-used = Elhasználva: { $cards }.
line-figure = { $figure }: { $place }, { $hour } óra felé néz; { $rest }.
line-absent = { $figure }: { $where }.
line-target = { $behind ->
    [1] { $figure } { $bearing }, +{ $cover } fedezék, a háta mögött
   *[other] { $figure } { $bearing }, +{ $cover } fedezék
}
line-target-unseen = { $figure } { $bearing }
line-sees = Rálát: { $targets }.
line-sees-not = Nem lát rá: { $targets }.
line-led = Vezeti: { $leaders }.
line-lies = { $title }: { $place }.
line-lies-off = { $title }: { $place }; { $bearing }.
line-table = Az asztal nyugatról keletre { $x }, délről északra { $y }:
line-piece = { $mm ->
    [0] { $terrain }: keletre { $west } – { $east }, északra { $south } – { $north }.
   *[other] { $terrain }: keletre { $west } – { $east }, északra { $south } – { $north }, { $mm } mm magas.
}
line-door = { $state ->
    [open] { $number }. ajtó: { $place }, nyitva.
    [locked] { $number }. ajtó: { $place }, zárva.
   *[closed] { $number }. ajtó: { $place }, csukva.
}
line-opening = { $kind ->
    [loophole] { $number }. lőrés: { $place }.
   *[window] { $number }. ablak: { $place }.
}

## A sereg papíron

muster-title = Seregépítő
muster-none = Még nincs seregista
muster-mean = { $name } átlaga
muster-tenths = { $whole },{ $tenth }
page-note = { $side } · { $points } / { $limit } pont · { $figures } figura{ $round ->
    [0] { "" }
   *[other] { " · " }{ round-the }ben
}
page-traits = Jellegzetességek
page-figures = Figurák
page-check = Ellenőrzés
page-legal = A sereg szabályos.
page-figure = Figura
page-class = Osztály
page-weapons = Fegyverek
page-items = Tárgyak
page-abilities = Képességek
page-weapon = Fegyver
page-strength = Erő
page-features = Jellemzők
page-blows = Közelharc
weapon-zone-printed = { $by_e ->
    [1] E × { $cm }
   *[other] { $cm }
}: { $tn }+{ $indirect ->
    [0] { "" }
   *[other] { " "}({ $indirect }+)
}

## A jelenet

stage-title = { $melee ->
    [1] Közelharc: { $by } – { $target }
   *[0] { $aimed ->
        [0] Lövés: { $by }
       *[1] Lövés: { $by } – { $target }
    }
  }
stage-out = harcképtelen
stage-blow = { $die } + { $T } = { $total }
stage-guard = kell: { $needed }
stage-chance = dobás előtt { $percent }%
effect-hit = { $hit ->
    [1] Talált
   *[0] Mellé
  }
stage-part = { $part ->
    [hit] Találat
    [strike] Ütés
    [scatter] Szóródás
    [where] Találat helye
    [armour] Páncél
    [test] Próba
    [burst] Robbanás
    [wound] Sebesülés
    [bleeding] Sebzéskockák
    [morale] Morál
    [ammunition] Lőszer
   *[result] Eredmény
  }
