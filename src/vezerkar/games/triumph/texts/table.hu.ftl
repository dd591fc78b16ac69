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
title-cv = { $cv } CV
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
title-africa = Transzafrikai RES { $count }
title-held = birtokosa: { $holder }{ $disputed ->
    [0] {""}
   *[other] , Vitatott
  }
title-influence = Befolyás: { $faction } { $count }
choice-crossing = { $choice } ({ $border }: { $limit } átlépésből még { $left })

## Sávok

track-season = { $year } évszakai
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
row-cards-value = { $action } Akció, { $investment } Fejlesztési kártya
row-points-value = { $points }{ $all ->
    [0] {""}
   *[other] { $hidden ->
        [0] {""}
       *[other] { " " }nyíltan, { $all } összesen
      }
  }
row-hand = Kéz
row-hand-value = { $action } Akció, { $investment } Fejlesztési kártya (Kéz-limit { $limit })
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

battle-odds = Esélyek
battle-chance-of = { $party }, győzelem { $percent }%
battle-chance-none = nem győz senki { $percent }%
battle-loss-of = { $party } { $loss }
battle-odds-value = { $shares }. Várható veszteség (CV): { $losses }
line-odds = Közelgő harc: { $area }. { $odds }.

stage-round = { $round }. Harci Kör
stage-attacker = Támadó
stage-defender = Védő
stage-need = legfeljebb { $need }
stage-class = { $class } { $need }
stage-shot = { $class }, legfeljebb { $need }: { $hits ->
    [0] nincs találat
   *[other] { $hits } találat
  }
stage-next = { $party }: { $size ->
    [1] { $unit }
   *[other] { $size } { $unit }
  }
stage-acting = most cselekszik
stage-done = már cselekedett
stage-lost = elveszett
stage-gone = távozott
stage-waiting = vár
stage-odds = { $nobody ->
    [1] Nem győz senki
   *[0] { $party }, a győzelem esélye
  }: { $told ->
    [1] előtte { $before }%, most { $now }%
   *[0] { $now }%
  }{ $losing ->
    [0] {""}
   *[1] , várható veszteség { $loss } CV
  }
stage-luck = { $party }: { $hits } találat, átlag { $owed }{ $more ->
    [0] {""}
   *[other] , még várható { $still }
  }

## Rétegek

overlay-control = Fennhatóság
overlay-control-note = Vitatott: { $areas }.
overlay-supply = Utánpótlás: { $faction }
overlay-source = Utánpótlási forrás
overlay-supplied = Utánpótlási Vonal
overlay-unsupplied = egységek Utánpótlási Vonal nélkül
overlay-supply-note = Forrás: { $sources }. Utánpótlási Vonal nélkül: { $lacking }.
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

## Mindig látható

clock-title = { $year }, { $season }
plate-points = { $hidden ->
    [0] VP
   *[other] { $points } VP + { $hidden }
  }
meter-ind = IND
meter-pop = POP
meter-res = RES
meter-moves = Hátralévő mozgás
chip-war = Háború: { $rival }
chip-peace = Békében
chip-struck = Meglepetés érte
chip-dividends = { $known ->
    [0] Béke-Bónusz ×{ $count }
   *[other] Béke-Bónusz: { $points }
  }
chip-vault = { $pairs } titkos pár
chip-techs = { $count } Technológia
chip-committed = Parancs letéve
frame-europe = Európa
frame-east = Kelet
frame-mediterranean = A Földközi-tenger
frame-atlantic = Az Atlanti-óceán
frame-asia = A Közel-Kelet és India
frame-board = Az egész térkép
stake-moves = { $moves } mozgás elvész
stake-points = { $points } pont elvész
stake-battles = { $battles } lehetséges csata elmarad
stake-fire = Nem tüzel
stake-government = Ez a passz lezárja a Kormányzást
stake-command = Az egységeid nem mozognak
stake-war = Háború lesz, nem vonható vissza
stake-nation = Ellenség lesz: { $nation }
stake-intervention = Még ebben a körben oda kell érned: { $nation }
stake-unit = Az egység elvész
stake-marker = A jelző elvész
stake-secret = A Technológia többé nem titkos

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
effect-diplomacy = { $nations ->
    [one] Parancs, vagy Diplomácia ezzel a nemzettel.
   *[other] Parancs, vagy Diplomácia e nemzetek egyikével.
  }
effect-investment = { $factories } gyár, vagy egy itt álló Technológia egyik fele.
card-command = Lefordított Csapatmozgás: { $faction }
card-pair = Titkos Technológia párja: { $faction }
card-kind-action = { $season }: Csapatmozgás · { $use }
card-kind-investment = { $factories } gyár · { $use }
card-text-diplomacy = { $nations ->
    [one] Diplomácia: tedd le erre a nemzetre; három jelzővel Báb-Állam lesz.
   *[other] Diplomácia: tedd le e nemzetek egyikére; három jelzővel Báb-Állam lesz.
  }
