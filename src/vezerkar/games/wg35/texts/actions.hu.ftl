# WG35, magyarul: kit kérdez a játék, és hogy hívják az akciókat a gombokon és a menükben.

## Kit kérdez

prompt = { $side } · { $text }
wait-for = Döntésre várunk: { $sides }.
over-text = { $won ->
    [1] Győzött: { $winner }. { $ending }
   *[other] Döntetlen. { $ending }
}

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
place-with = { $place } ({ $things })
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
spot-move = Ide mozog
spot-run = Ide mozog (két akcióval)
spot-move-via = Ezen a ponton át mozog
spot-run-via = Ezen a ponton át mozog (két akcióval)
do-to = Ide megy
do-via = Ezen a ponton át tovább
do-back = Az út elölről
do-halt = Itt véget ér a Mozgás
do-enter = Itt lép az asztalra
do-face = Erre fordul
do-shoot = { $is_thrown ->
    [1] { $is_direct ->
        [1] Dobás: { $thing }
       *[other] Indirekt dobás: { $thing }
    }
   *[other] Lövés: { $thing }, { $mode }
}
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
do-rally-1 = Magához tér { $figure } Mo értékével
do-lift = Felveszi: { $figure }
do-lift-2 = Felveszi: { $thing }
do-lift_crate = Felveszi: { $place }
do-tow = Vontatja: { $thing }
do-put = Ide teszi le a terhet
do-treat = Ellátja: { $figure }
do-treat_kit = Elsősegélycsomaggal látja el: { $figure }
do-set_up = Felállítja: { $thing }
do-look_out = Kinéz ezen a nyíláson
do-flee = Menekül
do-leave = Elhagyja az asztalt
do-play = Kijátszom: { $card }
do-play-2 = Kijátszom: { $card } ({ $figure })
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
