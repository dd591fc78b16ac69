# A Hajsza, magyarul: minden, ami nem a kártyákon áll.

seat-german = Kriegsmarine
seat-british = Királyi Haditengerészet

option-side = Előkészítés
option-side-normal = Normál
option-side-historical = Történelmi (erősebb Haderők)
option-refill = Új teherhajók
option-refill-one = Fázisonként egy lapka
option-refill-two = Kettőig feltöltve
option-four = Megállás négy lapnál
option-four-allowed = Szabad
option-four-barred = Nem szabad: három vagy öt
option-arrival = A 06-oson beérkező Haderő
option-arrival-acts = azonnal cselekedhet
option-arrival-waits = a következő fordulótól cselekszik

bot-greedy = Közepes
bot-greedy-note = Gyors és józan: vadászik, bujkál, és kikövetkezteti, hol lehet a hajó.
bot-captain = Nehéz
bot-captain-note = Mindabból, ami látszott, kiszámolja, melyik mezőn milyen eséllyel van a Graf Spee. Gyors.
bot-search = Mester
bot-search-note = Ugyanezt tudja, és minden lépés előtt sok elképzelt játszmát játszik végig. A legerősebb.

no-card = nincs lap

## Kérdések

ask-place-altmark = Helyezd le az Altmarkot nyíltan, bármelyik mezőre.
ask-place-spee = Válaszd ki, honnan indul a Graf Spee. Csak te fogod tudni.
ask-play = Játssz ki egy kártyát: az Eseményéért vagy az Akció Pontjaiért.
ask-take-more = A kártya { $points } AP-t ad. Hozzáadsz pontot a Tartalékból ({ $reserve }) vagy kitett kártyáról?
ask-german-actions = { $points } AP-d maradt. Válassz akciót.
ask-british-actions = { $points } AP-d maradt{ $bonus ->
    [0] .
   *[other] ; minden Keresés-dobásod +{ $bonus }.
  } Válassz akciót.
ask-sail-spee = Hová hajózik a Graf Spee? Legfeljebb { $spaces } mezőre, vagy helyben marad: más nem tudja meg.
name-altmark = az Altmark
name-force = a { $force } Haderő
ask-sail = Hová hajózik { $vessel }? { $points } AP-d van.
ask-sail-free = Hová hajózik { $vessel }, ingyen? Legfeljebb { $spaces } mezőre, vagy helyben marad.
ask-evade = A második kémény megtéveszti őket. Válaszd ki a szomszédos mezőt, ahová elillansz.
ask-sink = Melyik teherhajó süllyed el?
ask-free-search = { $bonus ->
    [0] Ingyen végrehajthatsz egy Keresést.
   *[other] Ingyen végrehajthatsz egy Keresést, a dobásra +{ $bonus }.
  }
ask-free-search-in-vain = De a Graf Spee mezőjén nincs teherhajó. Ezt más nem tudja meg.
ask-store = { $points } AP maradt. Mennyi kerüljön a Tartalékba?
ask-redraw = { $hand ->
    [0] Nincs lap
   *[other] { $hand } lap van
  } a kezedben. Hányat húzol? A három lapon felüli húzás elárulja, hogy a Graf Spee az Altmark közelében van.
ask-clue = Helyezz le egy Nyomjelzőt a Graf Spee mezőjére vagy egy szomszédosra.
ask-trail = Hamis nyom: áthelyezhetsz bármely Nyomjelzőt{ $new ->
    [0] .
   *[other] , vagy letehetsz újat (legfeljebb { $new } darabot).
  }
ask-trail-to = Hová kerüljön az innen felvett Nyomjelző: { $space }?
ask-response = { $trigger ->
    [event] { $seat ->
        [german] A Kriegsmarine
       *[british] A Királyi Haditengerészet
      } Eseményt jelent be: „{ $card }”. Válaszolsz rá?
    [attack] A Graf Spee egy Haderő közelében támadott. Válaszolsz rá?
   *[found] Egy Keresés megtalálta a Graf Spee-t. Válaszolsz rá?
  }
window-case = { $trigger ->
    [event] Eseményt jelentenek be
    [attack] a Graf Spee egy Haderő közelében támadott
   *[found] egy Keresés megtalálta a Graf Spee-t
  }
ask-response-in-vain = Nincs hozzá lapod; a kérdés azért jön így is, hogy a kezed titok maradjon.
ask-route = { $freighter } ({ $space }): merre hajózzon tovább?
ask-before-roll = Dobsz, vagy előbb eldobsz egy lapot Felderítésre? { $points } AP maradt, a dobásra eddig +{ $bonus }.
ask-force-search = Melyik Haderő Keres ingyen, a dobásra +{ $bonus }?
ask-wide-search = A { $force } Haderő még { $left } szomszédos mezőn Kereshet. Melyiken?
ask-intuition = Melyik Haderő lép a Graf Spee mezőjére és Keres?
ask-advance = Melyik Haderő lép előre az Utánpótlás sávon?
ask-force-move = Melyik Haderő mozogjon { $spaces } mezőt?
ask-sail-ordered = Hová hajózik { $vessel }? Ingyen mozog { $spaces ->
    [1] 1 mezőt
   *[other] legfeljebb { $spaces } mezőt
  }, és nem maradhat helyben.
ask-duel = { $duel }. párbaj az 5-ből: tegyél le egy lapot.

wait-for = { $seat ->
    [german] A Kriegsmarine következik.
   *[british] A Királyi Haditengerészet következik.
  }
wait-for-both = Mindkét játékosra várunk.
over-text = { $winner ->
    [german] A Kriegsmarine győzött
   *[british] A Királyi Haditengerészet győzött
  }: { $ending ->
    [sinkings] öt teherhajó elsüllyedt.
    [arrivals] öt teherhajó célba ért.
    [scuttled] a legénység Montevideónál elsüllyesztette a Graf Spee-t.
   *[battle] megnyerte a csatát.
  }
ending-sinkings = Öt teherhajó elsüllyedt.
ending-arrivals = Öt teherhajó célba ért.
ending-battle = A csata döntött.
ending-scuttled = A legénység Montevideónál elsüllyesztette a Graf Spee-t.

## Amit tenni lehet

do-play-ap = Kijátszás a pontjaiért: { $card }
do-play-event = Kijátszás Eseményként: { $card }
do-respond = Válasz: { $card }
do-pass = Passz
do-done = Befejezés
do-sail-spee = Graf Spee mozgása: { $points } AP, legfeljebb { $spaces } mező
do-sail-to = { $ship ->
    [spee] A Graf Spee ide megy: { $space } ({ $points } AP)
    [altmark] Az Altmark ide megy: { $space } ({ $points } AP)
   *[other] { $ship } Haderő ide megy: { $space } ({ $points } AP)
  }
do-sail-altmark = Az Altmark mozgása
do-sail = { $noun } Haderő mozgása
do-to = Irány: { $noun }
do-search-spee = { $plane ->
    [0] Keresés repülőgép nélkül
   *[other] Keresés repülőgéppel (+2)
  }
do-search = Keresés: { $noun } Haderő
do-sink = Elsüllyed: { $freighter }
do-repair = A repülőgép karbantartása
do-store = { $number ->
    [0] Semmit sem tárolok
   *[other] { $number } AP a Tartalékba
  }
do-take = { $number } AP a Tartalékból
do-bank = Felhasználom: { $card }
do-begin = Tovább, többet nem kérek
do-hold = { $draws ->
    [0] Nem húzok
   *[other] { $draws } lapot húzok, { $number } lesz nálam
  }
do-clue = Nyomjelző ide: { $noun }
do-shift = Nyomjelző felvétele innen: { $noun }
do-intelligence = Felderítés: { $card }
do-roll = Dobás
do-advance = { $noun } Haderő előre az Utánpótlás sávon
do-duel = Leteszem: { $card }

## Miért nem

refuse-points = Ehhez nincs elég Akció Pont.
refuse-ship-moved = Ez a hajó ebben a fordulóban már mozgott.
refuse-search-between = A Graf Spee csak akkor mozoghat újra, ha közben Keresést hajtott végre.
refuse-storm = Vihar dúl: egy hajó sem mozoghat egynél több mezőt.
refuse-no-freighter = A Graf Spee mezőjén nincs teherhajó.
refuse-searched = A Graf Spee ebben a fordulóban már Keresett.
refuse-plane-not-ready = A repülőgép nincs készenlétben.
refuse-plane-not-damaged = A repülőgép nincs javítás alatt.
refuse-force-moved = Ez a Haderő ebben a fordulóban már mozgott.
refuse-not-at-sea = Ez a Haderő még az Utánpótlás sávon áll.
refuse-force-searched = Ez a Haderő ebben a fordulóban már Keresett.
refuse-just-entered = Ez a Haderő most érkezett, a következő fordulótól cselekedhet.
refuse-no-intelligence = Ezen a lapon nincs Felderítés sáv.
refuse-at-sea = Ez a Haderő már a tengeren van.
refuse-advanced = Az Utánpótlás sávot ebben a fordulóban már használtad.
refuse-too-far = Az a mező nem érhető el.
refuse-battle-event = Ez az Esemény csak a csatában érvényes; most csak a pontjaiért játszhatod ki a lapot.
refuse-response-event = Ezzel az Eseménnyel csak az ellenfél fordulójában felelhetsz; most csak a pontjaiért játszhatod ki a lapot.
refuse-compulsory-event = Ez az Esemény mindenképp megtörténik: játszd ki a lapot a pontjaiért.
refuse-clue-far = A Nyomjelző csak a Graf Spee mezőjére vagy egy szomszédosra kerülhet.
refuse-clue-there = Azon a mezőn már van Nyomjelző.
refuse-clue-altmark = Az Altmarkra nem kerülhet Nyomjelző.
refuse-off-route = Arra nem a legrövidebb út vezet a teherhajó célállomására.
refuse-no-answer = Ezzel a lappal erre nem lehet felelni.
refuse-hand-full = A kezedben legalább három, legfeljebb öt lap legyen; lapot nem lehet eldobni.
refuse-altmark-far = A Graf Spee nincs az Altmark közelében: legfeljebb három lapig húzhatsz.
refuse-not-four = Ennél az asztalnál négy lapnál nem lehet megállni.
refuse-reserve-full = A Tartalék legfeljebb két pontot fogad be, és csak maradék pontot.
refuse-reserve-empty = A Tartalékban nincs ennyi pont.
refuse-not-banked = Ez a lap nincs kitéve.
refuse-must-leave = Ezt a mezőt el kell hagynia.
refuse-no-such-ship = Ez a teherhajó nincs a Graf Spee mezőjén.
refuse-searched-before = A Graf Spee csak közbeeső Keresés után mozoghat újra, és e forduló egyetlen Keresését már a Mozgása előtt felhasználta.
refuse-must-move = Ezt az Eseményt teljesen végre kell hajtani: a Haderő nem maradhat a helyén.
refuse-searched-here = Azon a mezőn már folyt Keresés.

## Ami történt

log-turn = { $seat ->
    [german] Német forduló
   *[british] Brit forduló
  } ({ $turn })
log-freighter-placed = Útnak indul: { $freighter } ({ $space }), célállomása { $port ->
    [GB] Anglia
    [AR] Argentína
    [BR] Brazília
   *[SA] Dél-Afrika
  }.
log-drew = { $seat ->
    [german] A Kriegsmarine
   *[british] A Királyi Haditengerészet
  } { $count ->
    [0] nem húz lapot
   *[other] { $count } lapot húz
  }, { $hand } van nála.
log-drew-cards = Húzott lapjaid: { $cards }.
log-altmark-placed = Az Altmark itt várakozik: { $space }.
log-spee-placed = A Graf Spee valahol a Dél-Atlanti-óceánon jár.
log-spee-at = A Graf Spee helye: { $space }. (Csak te tudod.)
log-played-points = { $seat ->
    [german] A Kriegsmarine
   *[british] A Királyi Haditengerészet
  } kijátssza: „{ $card }”, { $points } AP.
log-played-event = { $seat ->
    [german] A Kriegsmarine
   *[british] A Királyi Haditengerészet
  } Eseményt jelent be: „{ $card }”.
log-responded = { $seat ->
    [german] A Kriegsmarine
   *[british] A Királyi Haditengerészet
  } válasza: „{ $card }”.
log-event-stopped = Meghiúsult, és a dobópaklira kerül: „{ $card }”.
log-card-removed = Kikerül a játékból: „{ $card }”.
log-banked = Kitett kártya: „{ $card }”.
log-bank-used = Felhasznált kitett kártya: „{ $card }”; most { $points } AP.
log-reserve-taken = { $taken } AP a Tartalékból: { $points } AP, a Tartalékban { $reserve } maradt.
log-stored = { $points } AP a német Tartalékba; ott most { $reserve } van.
log-reserve-set = A német Tartalék új értéke: { $reserve }.
log-spee-sailed = A Graf Spee mozog { $points } AP-ért: legfeljebb { $spaces } mezőt, talán egyet sem.
log-spee-sailed-free = A Graf Spee legfeljebb { $spaces } mezőt mozoghatott.
log-altmark-sailed = Az Altmark útja: { $from } – { $to }{ $points ->
    [0] {""}
   *[other] {""}, { $points } AP-ért
  }.
log-evaded = A Graf Spee elillan innen: { $space }.
log-revealed = A Graf Spee felfedi magát: { $space }!
log-plane = { $why ->
    [used] A repülőgép felszáll, utána javítani kell.
    [event] A repülőgép meghibásodik: { $state ->
        [repair] javítás alatt.
       *[destroyed] megsemmisült.
      }
   *[repair] { $state ->
        [ready] A repülőgép újra készenlétben.
       *[destroyed] A repülőgép végleg megsemmisült.
      }
  }
log-rolled = { $seat ->
    [german] A Kriegsmarine
   *[british] A Királyi Haditengerészet
  } dobása: { $die }{ $bonus ->
    [0] {""}
   *[other] { " " }+ { $bonus } = { $total }
  } (legalább { $target } kell): { $success ->
    [1] siker.
   *[other] sikertelen.
  }
log-sunk = Elsüllyedt: { $freighter }! ({ $count } az 5-ből)
log-freighter-sailed = { $freighter } útja: { $from } – { $to }.
log-arrived = Célba ért: { $freighter }. ({ $count } az 5-ből)
log-force-sailed = A { $force } Haderő útja: { $from } – { $to }{ $points ->
    [0] {""}
   *[other] , { $points } AP
  }.
log-searching = A { $force } Haderő itt Keres: { $space }.
log-intelligence = Felderítés: „{ $card }” ({ $search ->
    [0] Nyomjelző
   *[other] +{ $search } a Keresésekre{ $clue ->
        [0] {""}
       *[other] , Nyomjelző
      }
  }).
log-found = A Graf Spee itt van: { $space }!
log-not-here = A Graf Spee nincs itt: { $space }.
log-advanced = A { $force } Haderő az Utánpótlás sáv { $box }. mezőjére lép.
log-entered = A { $force } Haderő beérkezik: { $space }.
log-no-clue = Nem kerül le Nyomjelző: { $why ->
    [immune] az új festés megvédi.
    [none_left] mindegyik a táblán van.
   *[no_space] nincs számára hely.
  } ({ $rule })
log-clue-placed = Nyomjelző: { $space }. A Graf Spee itt vagy egy szomszédos mezőn van.
log-clue-laid = Nyomjelző került ide: { $space }. Lehet, hogy hamis.
log-clues-removed = A Nyomjelzők lekerülnek a tábláról.
log-hidden = A Graf Spee eltűnt szem elől.
log-storm = Vihar: a teherhajókon kívül senki sem mozoghat egynél több mezőt.
log-storm-over = A vihar elült.
log-immune = A következő brit forduló végéig nem kell Nyomjelzőt letenni.
log-battle-began = Csata! A { $force } Haderő megtalálta a Graf Spee-t: { $space }.
log-duel = { $duel }. párbaj: { $german } ({ $german_value }) – { $british } ({ $british_value }).
log-damaged = { $seat ->
    [german] A Graf Spee
   *[british] A Királyi Haditengerészet
  } találatot kap. (Sérülés: { $damage })
log-repaired = Javítás a kikötőben, a sérülés most { $damage }.
log-looked = { $seat ->
    [german] A Kriegsmarine
   *[british] A Királyi Haditengerészet
  } megnézi az ellenfél lapjait.
log-saw-cards = Amit látsz: { $cards }.
log-ended = { over-text } ({ $rule })

## Az oldalon

phase = { $phase ->
    [setup] Előkészítés
    [freight] Teherhajó-mozgatás
    [cards] Kártyakijátszás
    [redraw] Kártyahúzás
   *[battle] Csata
  }
panel-turn = A forduló
row-turn = Forduló
row-active = Soron van
row-phase = Fázis
row-points = Akció Pont
row-bonus = Keresési bónusz
row-storm = Időjárás
row-storm-value = Vihar: legfeljebb egy mező
row-maybe = Lehetséges helye
row-maybe-value = { $count } mező
row-immune = Nyomjelzők
row-immune-value = nem kell letenni
row-clue-due = Esedékes
row-clue-due-value = egy Nyomjelző a német húzás után
stage-title = Csata: { $space }. mező
stage-duel = { $duel }. párbaj
stage-values = { $german_value } : { $british_value }
stage-bonus = +{ $value } a következő párbajban
panel-battle = A csata
row-duel = Párbaj
row-duel-value = { $duel } az 5-ből
row-force = Haderő
row-force-value = { $force } (+{ $value })
row-damage = { $seat ->
    [german] A Graf Spee sérülése
   *[british] A brit flotta sérülése
  }
row-laid = { $seat ->
    [german] Német lap
   *[british] Brit lap
  }
row-laid-hidden = letéve
course = A Graf Spee útja
token-spee = Admiral Graf Spee
token-spee-hidden = Admiral Graf Spee (csak te látod)
token-altmark = Altmark, kísérőhajó
token-force = { $force } Haderő, csatában +{ $value }
token-freighter = { $freighter }, célállomása: { $port ->
    [GB] Anglia
    [AR] Argentína
    [BR] Brazília
   *[SA] Dél-Afrika
  }
token-freighter-sunk = { $freighter }, elsüllyedt
token-freighter-arrived = { $freighter }, célba ért
token-clue = Nyomjelző
token-plane = A repülőgép
token-reserve = A Tartalék: { $points } AP
token-damage = Sérülésjelző
area-space = { $space }. mező
area-maybe = itt lehet
area-bag = Teherhajók a húzózsákban
area-clues = Nyomjelzők a táblán kívül
group-hand = { $seat ->
    [german] Német kéz
   *[british] Brit kéz
  }
group-played = { $seat ->
    [german] Épp kijátszott német lap
   *[british] Épp kijátszott brit lap
  }
group-banked = { $seat ->
    [german] Kitett német kártyák
   *[british] Kitett brit kártyák
  }
group-discard = { $seat ->
    [german] Német dobópakli
   *[british] Brit dobópakli
  }
group-removed = { $seat ->
    [german] A játékból kikerült német lapok
   *[british] A játékból kikerült brit lapok
  }
card-hidden = Lap, amelyet nem látsz
kind-hunt = Hajszaesemény
kind-response = Válaszlépés
kind-battle = Csataesemény
kind-compulsory = Kötelező esemény
card-intelligence = Felderítés: { $search ->
    [0] Nyomjelző
   *[other] +{ $search } a Keresésekre{ $clue ->
        [0] {""}
       *[other] , Nyomjelző
      }
  }.
die-text = { $success ->
    [1] { $die }: siker
   *[other] { $die }: sikertelen
  }

## Mindig látható

phase-short = { $phase ->
    [setup] Előkészítés
    [freight] Teherhajók
    [cards] Kártya
    [redraw] Húzás
   *[battle] Csata
  }
clock-title = { $turn }. forduló · { $seat ->
    [german] német
   *[british] brit
  }
plate-goal = { $state ->
    [sunk] elsüllyedt, cél: { $goal }
   *[arrived] célba ért, cél: { $goal }
  }
meter-freighters = { $state ->
    [sunk] Elsüllyedt teherhajók
   *[arrived] Célba ért teherhajók
  }
meter-damage = Sérülés
meter-points = AP
meter-reserve = Tartalék
chip-plane = { $state ->
    [ready] Repülőgép bevethető
    [repair] Repülőgép javítás alatt
   *[destroyed] Repülőgép elveszett
  }
chip-storm = Vihar
chip-immune = Nincs Nyomjelző
chip-immune-title = Nem kell Nyomjelzőt letenni.
chip-clue-due = Nyomjelző esedékes
chip-banked = { $count } kitett kártya
chip-at-sea = A tengeren: { $forces }
chip-track = { $force }: { $box }. mező
chip-clues = { $count } Nyomjelző
chip-bonus = Keresés +{ $bonus }
frame-chart = A tengeri térkép
frame-board = Az egész tábla
frame-north = Atlanti-óceán
frame-south = Dél-Atlanti-óceán
stake-points = { $points } AP elvész
stake-search = Lemondasz az ingyenes Keresésről

## A szöveges tábla

line-turn = { $turn }. forduló, { $seat ->
    [german] német
   *[british] brit
  }: { $phase }. { $points } AP maradt.
line-spee-known = Graf Spee: { $space }.
line-spee-hidden = Graf Spee: { $space }, rejtve; a britek szerint { $count } mezőn lehet.
line-spee-unknown = Graf Spee, lehetséges helye: { $spaces }.
line-spee-anywhere = Graf Spee: bárhol lehet.
line-spee-not-yet = Graf Spee: még nincs a helyén.
line-altmark = Altmark: { $space }.
line-force = { $force } Haderő: { $place }.
line-force-track = { $force } Haderő: az Utánpótlás sáv { $box }. mezője.
line-freighter = { $freighter } teherhajó: { $space }, célállomása { $port ->
    [GB] Anglia
    [AR] Argentína
    [BR] Brazília
   *[SA] Dél-Afrika
  }.
line-freighters = Elsüllyedt: { $sunk }. Célba ért: { $arrived }. A húzózsákban: { $bag }.
line-clues = Nyomjelzők: { $spaces }.
line-no-clues = Nincs Nyomjelző a táblán.
line-plane = Repülőgép: { $state ->
    [ready] készenlét
    [repair] javítás alatt
   *[destroyed] megsemmisült
  }. Tartalék: { $reserve }.
line-storm = Vihar dúl.
line-hand = { $seat ->
    [german] Német kéz
   *[british] Brit kéz
  } ({ $count }): { $cards }.
line-hand-hidden = { $seat ->
    [german] Német kéz
   *[british] Brit kéz
  }: { $count } lap.
line-pile = { $seat ->
    [german] Német húzópakli
   *[british] Brit húzópakli
  }: { $count } lap.
line-banked = { $seat ->
    [german] Kitett német kártyák
   *[british] Kitett brit kártyák
  }: { $cards }.
line-card = { $card } ({ $points })
line-battle = Csata, { $duel } párbaj zajlott le az 5-ből. Sérülés: Graf Spee { $german }, brit { $british }.
line-course = A Graf Spee útja: { $spaces }.

## A táblán

board-land-brazil = BRAZÍLIA
board-land-argentina = ARGENTÍNA
board-land-africa = AFRIKA
board-ocean-north = ATLANTI-ÓCEÁN
board-ocean-south = DÉL-ATLANTI-ÓCEÁN
board-port-ar = ARGENTÍNA
board-port-br = BRAZÍLIA
board-port-sa = DÉL-AFRIKA
board-port-gb = ANGLIA
board-track-british = Utánpótlás sáv
board-track-plane = Repülőgép
board-track-reserve = Tartalék
board-box-bag = Zsák
board-box-clues = Nyom
board-track-sunk = Elsüllyedt teherhajók
board-track-arrived = Célba ért teherhajók
board-track-damage-german = Német sérülés
board-track-damage-british = Brit sérülés
