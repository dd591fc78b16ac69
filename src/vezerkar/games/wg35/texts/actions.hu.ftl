# WG35, magyarul: mit kérdez a játék, és hogy hívják az akciókat a gombokon és a menükben.

## Kit kérdez

prompt = { $side }: { $text }
wait-for = Most ő következik: { $sides }.
over-text = { $won ->
    [1] { $winner } győzött: { $ending }
   *[other] Döntetlen: { $ending }
}
ending-withdrawal = a másik sereg visszavonult.
ending-both_withdrew = mindkét sereg visszavonult; a győzelmi pontok döntöttek.
ending-points = megvan a szükséges győzelmi pont.
ending-points_draw = mindkét oldal egyszerre, azonos pontszámmal érte el a célt.
ending-rounds = leteltek a körök; a győzelmi pontok döntöttek.
ending-rounds_draw = leteltek a körök, a pontszám egyenlő.
ending-no_figures = a másik seregnek nem maradt figurája az asztalon.
ending-nobody_left = egyik seregnek sem maradt figurája az asztalon.
ending-gone = az egyik oldalból senki sem maradt az asztalon; a győzelmi pontok döntöttek.

## A csata előtt

ask-army = állítsd össze a seregedet: { $points } / { $limit } pont, { $figures } figura.
ask-traits = dobsz harcosaid vonásaira?
ask-hand = { $left ->
    [0] a kezed teljes.
   *[other] válaszd ki a kezed lapjait: { $size } lapból még { $left } van hátra.
}
ask-adjust = { $cards ->
    [0] a kezed a { $limit } lapos határon belül van.
   *[other] dobj el { $cards } lapot: { $limit } maradhat.
}
ask-edge = válassz felállási zónát.
ask-exchange = kicserélsz egy kártyát?
ask-deploy = { $left ->
    [0] mindenki a helyén van. Változtass, ha akarsz, aztán jelezd, hogy kész vagy.
   *[other] állítsd fel a figuráidat: még { $left } van hátra.
}
ask-drop = egy közlegény máshol ereszkedhet le, legfeljebb { $mm } mm-rel odébb, de ellenségtől { $from_enemy_mm } mm-en kívül.

## A körben

ask-initiative = te nyerted a sorsdobást: kezdesz, vagy második leszel?
ask-reveal = felfedsz rejtett figurákat?
ask-pick-up = vegyél fel kártyákat: még { $cards } bármilyet és { $actions } akciókártyát.
ask-wave = ki tér vissza ezzel a hullámmal?
ask-activate = aktiválj egy figurát.
ask-action = { $figure } cselekszik: { $actions ->
    [0] nincs több akciója.
   *[other] még { $actions } akciója van.
}
ask-way = merre megy { $figure }? Még { $mm } mm-t tehet meg.
ask-enter = hol lép az asztalra { $figure }?
ask-charge = { $figure } rohamoz, célpontja { $target }: merre?
ask-free-strike = { $figure } kilép a közelharcból: ki üt először?
ask-aim = mire céloz { $figure }? Fegyvere: { $thing }.
ask-next_target = { $figure } tovább pásztáz: még { $left } lövés. Kire?
ask-cover = { $figure } fedez: lő, mielőtt { $other } tüzelne?
ask-choice = { $card }: hogyan tovább?
ask-discard = { $ability } ({ $figure }): melyik kártyát dobod el érte?
ask-political_officer = { $figure } morálpróbája nem sikerült: segít a politikai tiszt?
ask-wound-dice = { $figure } vérzéskockái: { $dice }. Változtatsz rajtuk?

## Alkalmak

ask-table_ready = áll az asztal. Kijátszol egy kártyát?
ask-pre_battle = csata előtti alkalom: kijátszol egy kártyát?
ask-card_pickup = kártyafelvétel: kijátszol egyet?
ask-own_turn = te következel: kijátszol egy kártyát?
ask-activation_start = { $figure } aktiválása kezdődik: kijátszol egy kártyát?
ask-action_choice = { $figure } akciót választ: kijátszol egy kártyát?
ask-between_actions = { $figure } két akció között van: kijátszol egy kártyát?
ask-charge_declared = { $figure } rohamot jelentett be: felelsz rá?
ask-shot_declared = { $figure } lőni készül: felelsz rá?
ask-tohit_failed = { $figure } nem talált: teszel ellene valamit?
ask-hit_scored = { $figure } talált: felelsz rá?
ask-wound_failed = { $figure } találata nem sebzett: teszel ellene valamit?
ask-wound_succeeded = { $figure } sebzett: hozzáteszel valamit?
ask-strike_declared = { $figure } ütni készül: felelsz rá?
ask-strike_resolved = { $figure } ütött: felelsz rá?
ask-morale_failed = { $figure } morálpróbája nem sikerült: teszel ellene valamit?
ask-card_played = kijátszottak egy kártyát: felelsz rá?
ask-enemy_activation_end = { $figure } aktiválása véget ért: felelsz rá?
ask-enemy_action_end = { $figure } befejezett egy akciót: felelsz rá?
ask-ammo_failed = { $figure } kifogy a lőszerből: teszel ellene valamit?
ask-withdrawal_before = visszavonulási teszt következik: kijátszol egy kártyát?
ask-withdrawal_failed = a visszavonulási teszt nem sikerült: teszel ellene valamit?
ask-round_end = a kör véget ér: kijátszol egy kártyát?

## Sereg és kéz

do-army = { NUMBER($year, useGrouping: 0) }
do-sample = Ezt a sereget választom
do-recruit = Felveszem: { $unit } ({ $points } pont)
do-dismiss = Elbocsátom
do-equip = Kapja meg: { $thing } ({ $points } pont)
do-strip = Leadja: { $thing }
do-woman = { $is_woman ->
    [1] Mégsem nő
   *[other] Nő
}
do-traits = Dobok mindenkire
do-pick = Kézbe: { $card }
do-drop = Vissza: { $card }
do-swap = Csere: { $card } helyett { $other }
do-fill = A többi legyen a javaslat szerint
do-edge = { $edge }
edge-south = A déli zóna
edge-north = Az északi zóna

## Felállás

do-place = { $figure } ide áll
do-turn = { $figure } erre néz
do-hold = Kézben: { $thing }
do-conceal = Rejtve áll fel
do-reveal = Felfedem: { $figure }
do-station = { $figure } ennél a nyílásnál áll
do-emplace = Itt felállítva: { $thing }
do-dig_in = { $figure } emögött bújik el: { $place }
do-reserve = Tartalékban marad: { $figure }

## Körök és akciók

do-pass = Passz
do-done = Kész
do-end = Az aktiválás vége
do-first = Kezdek
do-second = Második leszek
do-activate = Aktiválom: { $figure }
do-move = Mozgás
do-run = Mozgás két akcióval
do-to = Ide megy
do-via = Ezen a ponton át tovább
do-back = Az út elölről
do-halt = Itt véget ér a Mozgás
do-enter = Itt lép az asztalra
do-face = Erre fordul
do-shoot = Lövés: { $thing }, { $mode }
do-at = Célpont: { $figure }
do-on = Ide céloz
do-helper = A hevedert adagolja: { $figure }
do-stop = Nem lő tovább
do-hide = Elbújik emögött: { $place }
do-prone = Lehasal
do-stand = Feláll
do-charge = Roham: { $figure }
do-strike = Ütés: { $figure }
do-open = Ajtó nyitása
do-close = Ajtó csukása
do-lock = Ajtó zárása
do-unlock = Zár nyitása
do-loot = Zsákmányjelző felvétele: { $figure }
do-plant = Töltet elhelyezése: { $place }
do-defuse = Töltet eltávolítása: { $place }
do-switch = Fegyverváltás: { $thing }
do-rally = Magához tér
do-rally-1 = Magához tér, a morál tőle: { $figure }
do-lift = Felveszi: { $figure }
do-lift-2 = Felveszi: { $thing }
do-lift_crate = Felveszi: { $place }
do-tow = Vontatja: { $thing }
do-put = Ide teszi le a terhet
do-treat = Ellátja: { $figure }
do-treat_kit = Elsősegély-csomaggal látja el: { $figure }
do-set_up = Felállítja: { $thing }
do-look_out = Ennél a nyílásnál áll
do-flee = Menekül
do-leave = Elhagyja az asztalt
do-play = Kijátszom: { $card }
do-play-2 = Kijátszom: { $card }, felhasználó: { $figure }
do-name = Megnevezem: { $figure }
do-use = { $ability }: { $figure }
do-pay = Eldobom: { $card }
do-spend = Felhasználja: { $thing }
do-reroll = Újradobok egy ilyet: { $number }
do-remove = Kiveszek egy ilyet: { $number }
fire-single = egyes lövés
fire-sweep = pásztázás
fire-area = területi sorozat
fire-indirect = indirekt tűz
fire-burst = sorozat
