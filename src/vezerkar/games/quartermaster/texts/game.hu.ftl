# Quartermaster General, magyarul: minden, ami nem kártya és nem térkép.

seat-germany = { country-germany }
seat-uk = { country-uk }
seat-japan = { country-japan }
seat-ussr = { country-ussr }
seat-italy = { country-italy }
seat-usa = { country-usa }

## Countries in a sentence, and where there is little room

who-germany = Németország
who-uk = Anglia
who-japan = Japán
who-ussr = a Szovjetunió
who-italy = Olaszország
who-usa = az Egyesült Államok
who-both = Németország és Olaszország
country-germany-short = NÉM
country-uk-short = ANG
country-japan-short = JAP
country-ussr-short = SZU
country-italy-short = OLA
country-usa-short = USA

strait-danish_strait = Dán-szoros
strait-gibraltar = Gibraltár
strait-suez = Szuez
strait-malacca = Malaka
strait-panama = Panama

option-german_navies = Német flották
option-german_navies-5 = Öt
option-german_navies-3 = Három
option-lead = Győzelem előnnyel
option-lead-off = Nincs: 400 pont vagy húsz forduló
option-lead-on = Van: forduló végén 30 pont előny
option-magic = A Mágia a Reakciók ellen
option-magic-blind = vaktában vesz el egyet
option-magic-tracked = a lerakás sorrendje szerint választ

bot-greedy = Közepes
bot-greedy-note = Gyors és józan: ott épít, ahol biztos az utánpótlás, ott csap le, ahol pontot ér, és takarékoskodik a paklijával.
bot-search = Előrelátó
bot-search-note = Minden döntés előtt sok elképzelt kört játszik végig, és időt kér hozzá.
bot-planner = Nehéz
bot-planner-note = Legjobb lépéseit sokszor végigpróbálja, és több ezer lejátszott parti alapján ítéli meg őket.
bot-far_planner = Mester
bot-far_planner-note = Ugyanezt teszi, de mindegyiket egy teljes körön át követi, mielőtt ítél. A legerősebb.

none = nincs
prompt = { $country } · { $text }

## What is asked

ask-play = Játssz ki egy kártyát, vagy dobj el egyet kijátszatlanul.
ask-discard = Dobj el { $count } lapot a kezedből.
ask-discard-step = Dobj el annyi lapot, amennyit akarsz; utána hét lapig húzol.
ask-arrange = Melyik lap kerüljön { $count ->
    [1] a húzópakli tetejére?
   *[other] alá következőnek?
  }
ask-battle = { $kind ->
    [army] Szárazföldi csata: melyik területet támadod meg?
   *[navy] Tengeri csata: melyik területet támadod meg?
  }
ask-pick = Melyik egységet támadod meg { $where }?
ask-eliminate = Melyik ellenséges egységet szünteted meg?
ask-broad-front = Széles hadszíntér: megtámadsz egy szovjet sereget (még { $count } csata)?
ask-victim = Melyik országot érje: „{ $card }”?
ask-siege = Máltai tengeralattjárók: { $count } lapot veszítesz a húzópaklidból, vagy a flottádat a Földközi-tengeren?
ask-protect = Melyik egységet védje ebben a körben: „{ $card }”?
ask-free-piece = { $kind ->
    [army] Minden sereged a táblán van. Leveszel egyet, hogy újra lerakhasd?
    [navy] Minden flottád a táblán van. Leveszel egyet, hogy újra lerakhasd?
   *[piece] Minden egységed a táblán van. Leveszel egyet, hogy újra lerakhasd?
  }
ask-build = { $own ->
    [1] Hol építesz { $kind ->
        [army] sereget?
        [navy] flottát?
       *[piece] egységet?
      }
   *[other] Hol épít { $kind ->
        [army] sereget { $country }?
        [navy] flottát { $country }?
       *[piece] { $country }?
      }
  }
ask-recruit = { $own ->
    [1] Hol toborzol { $kind ->
        [army] sereget?
       *[navy] flottát?
      }
   *[other] Hol toboroz { $kind ->
        [army] sereget { $country }?
       *[navy] flottát { $country }?
      }
  }
ask-recruiter = Melyik ország toborozzon?
ask-pick-up = Melyik egységet mozgatod? Leveszed és újra megépíted; ha kész vagy, fejezd be.
ask-save = Kijátszottad: „{ $card }”. Megmented a dobópaklitól?
ask-play-from-deck = Játssz ki egyet ezek közül a húzópaklidból.
ask-play-from-pile = Játssz ki egyet ezek közül a dobópaklidból.
ask-ally-plays = Most kijátszhatsz egy kártyát, és húzol érte egyet.
ask-buy-back = Eldobsz { $count } lapot a húzópaklid tetejéről, hogy ezt a kártyát visszatedd a tetejére: „{ $card }”?
ask-strip = Melyik lapját veszítse el az asztalról { $country }?

occasion-land = üres szárazföldi területen csatáznak
occasion-army = sereget támadnak meg
occasion-sea = tengeri területen csatáznak
occasion-lost = egy ellátott német sereg elvész
occasion-army-built = sereget építenek
occasion-navy-built = flottát építenek
occasion-recruited = sereget toboroznak
occasion-threat = egy egységet levennének
occasion-raid = gazdasági hadviselés ér egy országot
occasion-supply = ellátatlan egységek esnének el
occasion-turn = egy ország köre kezdődik
ask-react-land = { $actor } üres területen csatázott: { $space }. Reagálsz?
ask-react-army = { $actor } megtámadta { $owner } seregét { $where }. Reagálsz?
ask-react-sea = { $attacked ->
    [1] { $actor } megtámadta { $owner } flottáját { $where }. Reagálsz?
   *[other] { $actor } üres területen csatázott: { $space }. Reagálsz?
  }
ask-react-lost = Egy ellátott német sereg elveszett { $where }. Reagálsz?
ask-react-army-built = { $actor } sereget épített { $where }. Reagálsz?
ask-react-navy-built = { $actor } flottát épített { $where }. Reagálsz?
ask-react-recruited = { $owner } sereget toborzott { $where }. Reagálsz?
ask-react-threat = { $actor } levenné { $owner } egységét { $away }. Megvéded?
ask-react-raid = „{ $card }”: { $actor } gazdasági hadviselése { $owner } ellen. Reagálsz?
ask-react-supply = { $actor } ellátatlan egységei mindjárt elesnek. Reagálsz?
ask-react-turn = { $actor } köre kezdődik. Felhasználsz egy kártyát?
ask-react-in-vain = Nincs hozzá kártyád; azért kérdezünk mégis, hogy a Reakcióid titokban maradjanak.

wait-for = Döntésre várunk: { $countries }.
over-text = { $winner ->
    [axis] A Tengelyhatalmak győztek
   *[allies] A Szövetségesek győztek
  }: { $ending ->
    [conquest] két ellenséges Induló Terület a kezükben van.
    [points] elérték a 400 Győzelmi Pontot.
    [lead] 30 Győzelmi Ponttal vezetnek.
    [rounds] húsz forduló után több Győzelmi Pontjuk van.
   *[tie] húsz forduló után egyenlő a pontszám.
  }
ending-conquest = Két ellenséges Induló Terület elesett.
ending-points = Meglett a 400 Győzelmi Pont.
ending-lead = A 30 Győzelmi Pontos előny döntött.
ending-rounds = Véget ért a húsz forduló; a Győzelmi Pontok döntöttek.
ending-tie = Véget ért a húsz forduló, egyenlő a pontszám: a Tengelyhatalmak győztek.

## What can be done

do-pass = { $prompt ->
    [ask-play] Nem játszom ki semmit
    [ask-build] Nem építek többet
    [ask-free-piece] Nem veszek le egyet sem
    [ask-broad-front] Nincs több csata
    [ask-arrange] A többi maradjon így
    [ask-play-from-deck] Egyiket sem játszom ki
    [ask-play-from-pile] Egyiket sem játszom ki
    [ask-ally-plays] Nem játszom ki semmit
    [ask-save] Nem mentem meg
    [ask-buy-back] Nem kell vissza
   *[other] Passz
  }
do-done = Befejezem
do-play = Kijátszom: { $card }
do-discard = Eldobom: { $card }
do-bury = A pakli aljára: { $card }
do-arrange = Ez következzen: { $card }
do-use = Felhasználom: { $card }
do-strip = Dobja el: { $card }
do-strip-response = { $number ->
    [0] Egy lefordított Reakció, vaktában
   *[other] { $number }. lefordított Reakció
  }
do-build = { $again ->
    [1] { $kind ->
        [army] A sereg helyben újraépül { $where }
       *[navy] A flotta helyben újraépül { $where }
      }
   *[other] { $kind ->
        [army] Sereg épül { $where }
       *[navy] Flotta épül { $where }
      }
  }
do-recruit = { $kind ->
    [army] Sereg toborzása { $where }
   *[navy] Flotta toborzása { $where }
  }
do-battle = Csata { $where }
do-strike = { $kind ->
    [army] { $country } seregének megtámadása { $where }
   *[navy] { $country } flottájának megtámadása { $where }
  }
do-take-back = { $kind ->
    [army] Leveszem a sereget { $away }
   *[navy] Leveszem a flottát { $away }
  }
do-pick-up = { $kind ->
    [army] Felveszem a sereget { $away }
   *[navy] Felveszem a flottát { $away }
  }
do-protect = { $kind ->
    [army] { $country } seregének védelme { $where }
   *[navy] { $country } flottájának védelme { $where }
  }
do-name = { $country }
do-lose-cards = Eldobok { $count } lapot a húzópakliból
do-lose-navy = Elvesztem a földközi-tengeri flottát

## Why not

refuse-need = Most nem teljesül a kártya feltétele: lásd az első mondatát.
refuse-no-target = Most nincs mire használni ezt a kártyát.
refuse-wrong-kind = Sereg szárazföldre, flotta tengerre való.
refuse-enemy-there = Ellenséges egység áll { $where }.
refuse-own-there = Ennek az országnak már van egysége { $where }.
refuse-no-neighbour = { $space }: nem szomszédos az ország egyetlen ellátott egységével sem, és nem is az Induló Területe.
refuse-no-line = Egy egység { $where } nem lenne ellátva.
refuse-no-port = Egy flottának { $where } nem lenne kikötője: a csapat egyetlen serege sem áll a tenger mellett.
refuse-strait-closed = { $space }: a közbeeső szoros zárva van a csapatod előtt.
refuse-pool-empty = Jelenleg { $country } minden { $kind ->
    [army] serege
   *[navy] flottája
  } a táblán van.
refuse-not-named = { $space }: a kártya nem erről a területről szól.
refuse-out-of-reach = { $space }: nem szomszédos egyetlen ellátott egységeddel sem.
refuse-own-team-there = A saját csapatod egysége áll { $where }.
refuse-used-up = Ezt a kártyát már felhasználtad.
refuse-not-on-table = Ez a kártya nem fekszik előtted az asztalon.
refuse-wrong-moment = Ez a kártya most nem használható: más alkalomra való.
refuse-not-movable = Ezt az egységet a kártya nem mozgathatja, vagy már mozgatta.

## What happened

log-round = { $round }. forduló
log-turn = { $country } köre
log-played = { $country } kijátssza: „{ $card }”.
log-laid = { $country } lerak egy Reakciót.
log-laid-card = Leraktad: „{ $card }”.
log-used = { $country } felhasználja: „{ $card }”.
log-built = { $country } { $kind ->
    [army] sereget
   *[navy] flottát
  } épít { $where }.
log-built-in-place = { $country } helyben építi újra { $kind ->
    [army] a seregét
   *[navy] a flottáját
  } { $where }.
log-recruited = { $country } { $kind ->
    [army] sereget
   *[navy] flottát
  } toboroz { $where }.
many-built = { $country } { $lines } egységet épít.
many-recruited = { $country } { $lines } egységet toboroz.
log-picked-up = { $country } felveszi { $kind ->
    [army] a seregét
   *[navy] a flottáját
  } { $away }.
log-took-back = { $country } leveszi az egységét { $away }.
log-battled = { $country } csatázik { $where }.
log-removed = { $country } { $kind ->
    [army] sereget
   *[navy] flottát
  } veszít { $where }.
log-stayed = { $country } { $kind ->
    [army] serege
   *[navy] flottája
  } a helyén marad { $where }.
log-kept = { $country } flottája most az egyszer megmenekül { $where }.
log-protected = { $country } egysége ebben a körben védett { $where }.
log-fell = { $country } { $kind ->
    [army] serege
   *[navy] flottája
  } utánpótlás híján elesik { $where }. ({ $rule })
many-removed = { $country } { $lines } egységet veszít.
many-fell = { $country } { $lines } egysége utánpótlás híján elesik. ({ $rule })
log-truk = Ebben a körben Truk látja el Japánt.
log-raided = „{ $card }”: a célpont { $country }.
log-no-victory-step = { $team ->
    [axis] A Tengelyhatalmak most nem kapnak pontot
   *[allies] A Szövetségesek most nem kapnak pontot
  }: ellenséges sereg áll { $country } Induló Területén. ({ $rule })
log-points = { $team ->
    [axis] A Tengelyhatalmak
   *[allies] A Szövetségesek
  } { $points } GYP-t { $lost ->
    [1] veszítenek
   *[other] kapnak
  }{ $why ->
    [supply_spaces] { " " }az Utánpótlási Területekért
    [shortage] , mert nincs elég lap
   *[other] { " " }(„{ $card }”)
  }; összesen { $total }.
log-drew = { $country } { $count } lapot húz.
log-drew-cards = Húztad: { $cards }.
log-milled = { $country } { $count } lapot dob el a húzópaklija tetejéről.
log-milled-cards = A húzópaklidból eldobtad: { $cards }.
log-discarded = { $country } { $count } lapot dob el a kezéből.
log-discarded-cards = Eldobtad: { $cards }.
log-response-lost = { $country } elveszít egy lefordított Reakciót.
log-place = Ez volt { $country } { $place }. Reakciója a lerakás sorrendjében.
log-response-lost-cards = Elvesztetted: { $cards }.
log-stripped = { $country } elveszíti az asztalról: „{ $card }”.
log-looked = { $country } megnézi a húzópaklija felső { $count } lapját.
log-looked-cards = A húzópaklid tetején: { $cards }.
log-buried = { $country } egy lapot a húzópaklija aljára tesz.
log-buried-card = A húzópaklid aljára került: „{ $card }”.
log-put-on-top = { $country } a húzópaklija tetejére teszi: „{ $card }”.
log-put-beneath = { $country } a húzópaklija aljára teszi: „{ $card }”.
log-shuffled = { $country } megkeveri a húzópakliját.
log-end = { $team ->
    [axis] A Tengelyhatalmak győztek.
   *[allies] A Szövetségesek győztek.
  } ({ $rule })

## On the board

area-supply = Utánpótlási Terület
strait-state = { $strait }: { $team ->
    [axis] a Tengelyhatalmaknak nyitva
   *[allies] a Szövetségeseknek nyitva
  }
strait-open = { $team ->
    [axis] a Tengelyhatalmaknak
   *[allies] a Szövetségeseknek
  }
strait-badge = Tengely
token-piece = { $country } { $kind ->
    [army] serege
   *[navy] flottája
  }
token-safe = ebben a körben védett
token-unsupplied = { $falls ->
    [1] nincs ellátva: a következő Utánpótlás fázisában elesne
   *[other] nincs ellátva
  }
token-marker = { $country } Utánpótlási Területe
overlay-supply = Utánpótlás: { $country }
overlay-source = az utánpótlás forrása
overlay-piece = { $state ->
    [supplied] ellátva
   *[safe] nincs ellátva, de védett
  }
overlay-falls = nincs ellátva: elesne
overlay-note = Forrás: { $sources }. Ellátatlan egység: { $falling }.

## Beside the board

track-points = Győzelmi Pontok
track-points-box = { $team } { $points }
track-points-note = { $lead ->
    [0] Döntetlen az állás.
   *[other] { $team ->
        [axis] A Tengelyhatalmak vezetnek { $lead } ponttal.
       *[allies] A Szövetségesek vezetnek { $lead } ponttal.
      }
  }
track-round = Forduló
track-turn = Kör
panel-now = Ebben a körben
panel-straits = Kinek vannak nyitva a szorosok
row-raid = Gazdasági hadviselés
row-raid-bonus = {""} (+{ $count } lap)
row-truk = Truk
row-truk-value = ellátja Japánt
row-front = Széles hadszíntér célpontjai
row-cards = Kézben, húzópakliban
row-cards-value = { $hand }, { $deck }
row-free = Készlet
row-free-value = { $armies } sereg, { $navies } flotta
row-discard = Dobópakli teteje
row-falling = Elesne
row-home = Induló Terület
row-home-value = elesett: nincs pont
group-sought = Ezekből választhatsz
group-hand = { $country }: kéz
group-table = { $country }: az asztalon
group-discard = { $country }: dobópakli
group-deck = { $country }: a húzópakli ismert lapjai
card-response = Lefordított Reakció ({ $country })
card-spent = Ebben a körben már felhasználták.
card-unseen = Titokban dobtad el: a többiek nem ismerik.
card-top = A húzópakli tetején.
card-bottom = A húzópakli alján.

## Always in sight

clock-set-up = Előkészítés
clock-title = { $round }. forduló · { $country }
step-play = Kijátszás
step-supply = Utánpótlás
step-victory = Pontozás
step-discard = Dobás
step-draw = Húzás
meter-supply = Utánpótlási Területek
meter-armies = Seregek készleten
meter-navies = Flották készleten
chip-home-lost = Az Induló Terület elesett
chip-falling = { $count } egység elesne
chip-responses = { $count } Reakció
chip-status = { $count } Státuszkártya
frame-west = Amerikától Japánig
frame-east = Európától Amerikáig
frame-europe = Európa
frame-pacific = A Csendes-óceán
frame-board = Az egész tábla
stake-play = A lap elvész, nem játszol ki semmit
stake-build = Elmarad az építés
stake-battle = Elmarad a csata
stake-battles = { $count } csata elmarad
stake-card = Nem játszol ki vele lapot
stake-piece = { $kind ->
    [army] A sereg lekerül a tábláról
   *[navy] A flotta lekerül a tábláról
  }

## The text table

line-set-up = Felállítás: minden ország eldob hármat a tíz lapjából.
line-turn = { $round }. forduló a 20-ból, { $country } köre.
line-step = Fázis: { $step }.
line-points = Győzelmi Pontok: Tengelyhatalmak { $axis }, Szövetségesek { $allies }.
line-straits = { $team ->
    [axis] A Tengelyhatalmaknak nyitott szorosok
   *[allies] A Szövetségeseknek nyitott szorosok
  }: { $straits }.
line-truk = Ebben a körben Truk látja el Japánt.
line-raid = Gazdasági hadviselés: { $card }{ $bonus ->
    [0] .
   *[other] , +{ $bonus } lap.
  }
line-front = Szovjet seregek, amelyek ellen a Széles hadszíntér csatázhat: { $spaces }.
line-pieces = { $kind ->
    [army] Seregek
   *[navy] Flották
  }: { $pieces }. Készleten: { $free }.
line-safe = (védett)
line-unsupplied = (nincs ellátva)
line-sources = Az utánpótlás forrása: { $spaces }.
line-home-lost = Az Induló Terület ({ $space }) ellenséges kézen van.
line-cards = Kézben { $hand } lap, a húzópakliban { $deck } lap.
line-hand = Kézben: { $cards }.
line-status = Státusz: { $cards }.
line-spent = (ebben a körben felhasználva)
line-responses = Lefordított Reakciók: { $cards }.
line-responses-hidden = Lefordított Reakciók: { $count }.
line-deck-top = A húzópakli tetején: { $cards }.
line-deck-bottom = A húzópakli alján: { $cards }.
line-discard = Dobópakli: { $count } lap{ $open ->
    [0] , mind titkos.
   *[other] , az utolsó látható: { $top }.
  }
