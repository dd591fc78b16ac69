# Triumph & Tragedy, magyarul: ami a tábla mellett és a bábukon áll.

## Egységek és jelzők

letter-germany = N
letter-italy = O
letter-britain = B
letter-france = F
letter-ussr = S
letter-usa = A
sign-axis = T
sign-west = N
sign-ussr = S
one-convoy = konvoj
one-unknown = egység
title-blocks = { $size ->
    [1] { $nation } { $unit }
   *[other] { $size } { $nation } { $unit }
  }
title-cv = CV { $cv }
title-open = felfedve
title-escaped = Elmenekült
title-marker = Befolyás – { $faction }: { $nation }, { $count } jelző
title-control = Fennhatóság – { $faction }: { $nation }
title-blockade = { $marker }: { $faction }
title-laid = Diplomácia – { $nation }: { $count } lap ({ $faction })
sign-med = Med

## Területek

title-water = { $area }, { $kind }
title-nation = { $nation } ({ $rank })
title-pop = POP { $count }
title-res = RES { $count }
title-africa = Transz-Afrikai RES { $count }
title-held = birtokosa: { $holder }{ $disputed ->
    [0] {""}
   *[other] , Vitatott
  }
title-influence = Befolyás: { $faction } { $count }
choice-crossing = { $choice } ({ $border }: { $limit } átlépésből még { $left })

## Sávok

track-season = { $year }. év
track-phase = Fázis
track-order = Játékossorrend
track-turn-note = { $kind ->
    [emergency] Vészhelyzeti Csapatmozgás
    [winter] Téli kör
    [defensive] Védekező Kör
   *[full] Teljes kör
  }: még { $commands } mozgás
track-level = { $faction }: termelés
box-ind = IND { $value }
box-pop = POP { $value }
box-res = RES { $value }
track-level-note = Termelési Szint { $level }{ $war ->
    [0] { " " }(békében a RES nem számít)
   *[other] {""}
  }; Iparfejlesztési Költség { $cost }, idén még { $left } fejlesztés

## Táblák

panel-now = A világ
row-war = Háború
row-war-value = { $faction } – { $rival }
row-peace = Mindenki békében van
row-surprise = Meglepetés érte
row-armed = Fegyveres Semleges; Ellenségei: { $foes }
row-fallen = Elesett
row-active-ally = Aktív Szövetséges
row-intel = Hírszerzés
row-battles = Hátralévő harcok
row-decks = Paklik
row-chits = Kiosztható Béke-Bónusz
row-cards-value = { $action } Akció, { $investment } Fejlesztési
row-points-value = { $points }{ $all ->
    [0] {""}
   *[other] { $hidden ->
        [0] {""}
       *[other] { " " }nyíltan, { $all } összesen
      }
  }
row-hand = Kéz
row-hand-value = { $action } Akció, { $investment } Fejlesztési (Kéz-limit { $limit })
row-bought = Vásárolva
row-passive = Passzív Pakli
row-vault-value = { $pairs } pár
row-techs = Technológiák
row-dividends-value = { $count }{ $known ->
    [0] {""}
   *[other] , összesen { $points } VP
  }
row-wars = Hadban áll

## Harcok

panel-battle = { $running ->
    [0] Közelgő harc: { $area }
   *[other] Harc: { $area }
  }
battle-hidden = { $count } ismeretlen egység
battle-nothing = senkit sem talál el
battle-shot = { $class }: { $dice } kocka, legfeljebb { $need }, átlag { $mean } találat ({ $chances })
battle-chance = { $hits }: { $percent }%
battle-mean = { $whole },{ $tenth }
battle-sum = { $party }, cél: { $class }
battle-sum-value = átlag { $mean } találat, legalább egy: { $percent }%, legfeljebb { $most }

## Rétegek

overlay-control = Fennhatóság
overlay-control-note = Vitatott: { $areas }.
overlay-supply = Utánpótlás: { $faction }
overlay-source = Utánpótlási forrás
overlay-supplied = Utánpótlási Vonal
overlay-unsupplied = egységek Utánpótlási Vonal nélkül
overlay-supply-note = Forrás: { $sources }. Nincs Utánpótlási Vonal: { $lacking }.
overlay-trade = Kereskedelem: { $faction }
overlay-home = Elsődleges Főváros
overlay-worth = POP { $pop }, RES { $res }
overlay-way = Kereskedelmi Útvonal
overlay-cut = { $full ->
    [0] csak Afrika körül
   *[other] nincs Kereskedelmi Útvonal
  }
overlay-trade-note = Kereskedelmi Útvonal nélkül: { $lost }.
overlay-borders = Határlimitek
overlay-border = { $a } – { $b } ({ $border }): { $units } / { $limit } ({ $faction }).

## Kártyák

group-hand = Kéz: { $faction }
group-command = Csapatmozgás: { $faction }
group-vault = Titkos Technológiák: { $faction }
group-kept = Technológiák: { $faction }
group-passive = Passzív Pakli: { $faction }
group-laid = Diplomácia: { $nation } ({ $faction })
group-discards = { $deck ->
    [action] Eldobott Akció kártyák (a pakliban { $left })
   *[investment] Eldobott Fejlesztési kártyák (a pakliban { $left })
  }
card-command = Lefordított Csapatmozgás: { $faction }
card-pair = Titkos Technológia párja: { $faction }
card-kind-action = Csapatmozgás: { $season } · { $use }
card-kind-investment = Ipari Érték { $factories } · { $use }
card-text-diplomacy = { $nations ->
    [one] Diplomácia: tedd le erre a nemzetre; három jelzővel Báb-Állam lesz.
   *[other] Diplomácia: tedd le e nemzetek egyikére; három jelzővel Báb-Állam lesz.
  }
