# Triumph & Tragedy, magyarul: amit az asztal kérdez, enged, elutasít és elmond.

## Nemzetek mondatban; mint akivel történik valami; a Frakciók is

who-germany = Németország
who-britain = Nagy-Britannia
who-italy = Olaszország
who-france = Franciaország
who-usa = az Egyesült Államok
who-canada = Kanada
who-gibraltar = Gibraltár
who-malta = Málta
who-middle_east = a Közel-Kelet
who-india = India
who-french_north_africa = Francia Észak-Afrika
who-syria = Szíria
who-libya = Líbia
who-afghanistan = Afganisztán
who-albania = Albánia
who-austria = Ausztria
who-baltic_states = a Balti államok
who-bulgaria = Bulgária
who-czechoslovakia = Csehszlovákia
who-denmark = Dánia
who-finland = Finnország
who-greece = Görögország
who-hungary = Magyarország
who-ireland = Írország
who-latin_america = Latin-Amerika
who-low_countries = a BeNeLux államok
who-norway = Norvégia
who-persia = Perzsia
who-poland = Lengyelország
who-portugal = Portugália
who-rumania = Románia
who-spain = Spanyolország
who-sweden = Svédország
who-turkey = Törökország
who-yugoslavia = Jugoszlávia
who-nobody = senki
onto-germany = Németországra
onto-britain = Nagy-Britanniára
onto-italy = Olaszországra
onto-france = Franciaországra
onto-usa = az Egyesült Államokra
onto-canada = Kanadára
onto-gibraltar = Gibraltárra
onto-malta = Máltára
onto-middle_east = a Közel-Keletre
onto-india = Indiára
onto-french_north_africa = Francia Észak-Afrikára
onto-syria = Szíriára
onto-libya = Líbiára
onto-afghanistan = Afganisztánra
onto-albania = Albániára
onto-austria = Ausztriára
onto-baltic_states = a Balti államokra
onto-bulgaria = Bulgáriára
onto-czechoslovakia = Csehszlovákiára
onto-denmark = Dániára
onto-finland = Finnországra
onto-greece = Görögországra
onto-hungary = Magyarországra
onto-ireland = Írországra
onto-latin_america = Latin-Amerikára
onto-low_countries = a BeNeLux államokra
onto-norway = Norvégiára
onto-persia = Perzsiára
onto-poland = Lengyelországra
onto-portugal = Portugáliára
onto-rumania = Romániára
onto-spain = Spanyolországra
onto-sweden = Svédországra
onto-turkey = Törökországra
onto-yugoslavia = Jugoszláviára
onto-ussr = a Szovjetunióra
unto-axis = a Tengelyhatalmaknak
unto-west = a Nyugatnak
unto-ussr = a Szovjetuniónak

## Egység előtt: kié, az a bizonyos, bármelyik

of-germany = német
of-britain = brit
of-ussr = szovjet
of-italy = olasz
of-france = francia
of-usa = amerikai
of-neutral = semleges
the-germany = a német
the-britain = a brit
the-ussr = a szovjet
the-italy = az olasz
the-france = a francia
the-usa = az amerikai
the-neutral = a semleges
any-germany = egy német
any-britain = egy brit
any-ussr = egy szovjet
any-italy = egy olasz
any-france = egy francia
any-usa = egy amerikai
any-neutral = egy semleges

## Egységek mondatban: mint alany, mint tárgy

one-fortress = erőd
one-air_force = légierő
one-carrier = repülőgép-hordozó
one-submarine = tengeralattjáró
one-fleet = flotta
one-tank = tank
one-infantry = gyalogság
object-fortress = erődöt
object-air_force = légierőt
object-carrier = repülőgép-hordozót
object-submarine = tengeralattjárót
object-fleet = flottát
object-tank = tankot
object-infantry = gyalogságot
cv-note = { $cv ->
    [0] {""}
   *[other] { " " }({ $cv } CV)
  }
place-note = { $placed ->
    [0] {""}
   *[other] { " " }{ $where }
  }
way-note = { $placed ->
    [0] {""}
   *[other] { " " }{ $away }
  }

## Kártyák

card-name-action = { $season } { $letter }{ $value } · { $for }
card-name-investment = { $factories } gyár · { $for }

none = nincs
prompt = { $faction } · { $text }
wait-for = Döntésre várunk: { $factions }.

## Amit kérdez

ask-cadre = Milyen Cadre álljon { $where }? { $left ->
    [1] Ez az utolsó.
   *[other] Még { $left } van hátra.
  }
ask-extra-cv = Hová kerüljön még { $left } CV: új Cadre otthon, vagy erősítés?
ask-free-diplomacy = A játék előtt: játssz ki egy Akció kártyát diplomáciára (még { $left }).
ask-active-ally = Ki legyen az év Aktív Szövetségese?
ask-production = { $left } pontot költhetsz el egységek erősítésére, új Cadre-ra vagy kártyára.
ask-passive-production = { $left } pontot kell elköltened, egyenletesen: egységekre, Akció és Fejlesztési kártyákra.
ask-usa-forces = Hová érkezzen { $cv } CV értékű amerikai egység? { $left ->
    [1] Ez az utolsó.
   *[other] Még { $left } jön.
  }
ask-government = Kormányzás: mit teszel?{ $passes ->
    [0] {""}
   *[other] { " " }Eddig { $passes } passz követte egymást.
  }
ask-industry = Iparfejlesztés: legalább { $cost } gyár kell a lapjaidon; eddig { $factories } van.
ask-pair = Melyik kártyapárral fejleszted ki: { $tech }?
ask-keep = { $tech }: felfeded, és megtartasz egy lapot, amelyen rajta áll, vagy a Titkos Technológiáid közé teszed a párt?
ask-keep-one = Melyik lap maradjon előtted?
ask-intel = Ki ellen játszod ki: { $intel }?
ask-double-agent = { $faction } ellened { $many ->
    [1] játsszák
   *[other] játssza
  } ki ezt a Kém kártyát: { $intel }. Válaszolsz a Kettős Ügynökkel?
ask-mole = Láttad { $faction } Titkos Technológiáit. Párosítod a Kém kártyát egy lapoddal?
ask-muster = { $nation } milyen egységei álljanak melléd?
ask-hand-limit = Túl sok lap van a kezedben: dobj el { $count } lapot.
ask-command = { $season ->
    [spring] Tavasz
    [summer] Nyár
   *[fall] Ősz
  }: tegyél le egy lapot Csapatmozgásnak, vagy passzolj.
ask-order = Ugyanaz a betű áll a lapodon, mint { $rival } lapján. Te jössz előbb?
ask-winter-command = Tél: bármelyik Évszak Akció kártyájával mozoghatsz a Szovjetunión belül.
ask-move = { $commands ->
    [0] Több egység nem mozoghat.
   *[other] Még { $commands } egység mozoghat. Melyik?
  }
ask-where = Hová megy { $the } { $unit } { $away }?
ask-pay-for-war = A Hadüzenet { $unto } még egy Akció kártyába kerül ebből az Évszakból. Melyik legyen az?
ask-protect = Megsértik { $nation } semlegességét ({ $rival }), pedig Védettséget élvez nálad. Kiállsz mellette, akár háború árán is?
ask-attack = Hol támadsz még?
ask-next-battle = Melyik harc következik?
ask-surface = Támadnak Elmenekült tengeralattjáróid { $where }?
ask-join = Melyik Harci Csoport csatlakozik a harchoz { $where }?
ask-targets = Három fél találkozik { $where }. Kire tüzelsz?
ask-next-to-act = Harc { $where }: melyik egység cselekszik?
ask-combat-action = Harc { $where }: mit tesz { $the } { $unit }{ cv-note }?
ask-lose = { $hits } találat { $where } { $class ->
    [A] a légi
    [N] a vízi
    [S] a tengeralattjáró
   *[G] a szárazföldi
  } egységeken: melyik kapja a következőt a legerősebbek közül?
ask-leave = { $the } { $unit }{ cv-note } nem maradhat { $where }. Hová megy?
ask-escape = Elmenekül { $the } { $unit }{ cv-note } { $where }?
ask-rebase = Melyik egységed települ át { $away }?
ask-rebase-one = Áttelepül-e { $the } { $unit }{ cv-note } { $away }, és ha igen, hová?

## Amit tenni lehet

do-pass = { $prompt ->
    [ask-protect] Kiállok mellette
    [ask-double-agent] Hagyom
    [ask-mole] Nem párosítom
    [ask-surface] Rejtve maradnak
    [ask-combat-action] Nem tüzel
   *[other] Passz
  }
do-done = { $prompt ->
    [ask-move] Vége a mozgásnak
    [ask-attack] Máshol nem támadok
    [ask-production] Nem költök többet
    [ask-rebase] Más nem települ át
    [ask-rebase-one] Marad
   *[other] Tovább
  }
do-rest = A többit az asztal javaslata szerint
do-buy = { $deck ->
    [action] Akció kártyát veszek
   *[investment] Fejlesztési kártyát veszek
  }
do-escape = Elmenekül
do-stay = A harcban marad
do-bomb = Az ipart bombázza
do-volley = Mind tüzel ({ $count })
do-fire = { $class ->
    [A] Légi egységekre tüzel
    [N] Vízi egységekre tüzel
    [S] Tengeralattjárókra tüzel
   *[G] Szárazföldi egységekre tüzel
  }
do-first = Én jövök előbb
do-second = Jöjjön ő előbb
do-claim = Bevetem a bombát: Atom-Győzelem
do-vault = A Titkos Technológiák közé
do-pick = { $prompt ->
    [ask-next-to-act] { $the } { $unit }{ cv-note } cselekszik
    [ask-rebase] { $the } { $unit }{ cv-note } áttelepül
    [ask-where] { $the } { $unit } a helyén marad
   *[other] { $the } { $unit }{ cv-note } elindul{ way-note }
  }
do-raise = { $the } { $unit }{ cv-note } erősítése{ place-note }
do-disband = { $the } { $unit }{ cv-note } feloszlatása{ place-note }
do-lose = { $the } { $unit }{ cv-note } kapja a találatot
do-retreat = Visszavonul { $to }
do-rebase = Áttelepül { $to }
do-strike = Hordozós Csapás, utána { $to } megy
do-battle = Harc { $where }
do-join = { $prompt ->
    [ask-surface] Támadnak
   *[other] Csatlakozik a csoport { $away }
  }
do-to = { $to }{ $by ->
    [0] {""}
   *[other] { " " }({ $via } érintésével)
  }
do-war = Hadüzenet { $unto }
do-violate = Semlegesség Megsértése: { $nation }
do-partition = Felosztás: { $nation }
do-intervene = Közbeavatkozás: { $nation }
do-repudiate = { $prompt ->
    [ask-protect] Félreállok: egy jelző Megtagadása
   *[other] Egy jelző Megtagadása: { $nation }
  }
do-on = { $nation }
do-at = { $rival }{ $somewhere ->
    [0] {""}
   *[other] { " " }{ $where }
  }
do-target = Tűz rájuk: { $targets }
do-active = { $rival }
do-diplomacy = Diplomácia: { $nation } ({ $card })
do-develop = Technológia: { $tech }
do-reveal = Felfedem: { $tech }
do-pair = { $cards }
do-keep = { $prompt ->
    [ask-keep-one] Ez marad: { $card }
   *[other] Felfedem, és ez marad: { $card }
  }
do-industry = Ipar: { $card }
do-spy = { $prompt ->
    [ask-double-agent] A Kettős Ügynökkel válaszolok
   *[other] Hírszerzés: { $card }
  }
do-commit = Leteszem: { $card }
do-discard = Eldobom: { $card }
do-build = Építés: { $unit } { $where }
do-muster = { $unit } { $where }

## Miért nem

refuse-achieved = Ez a Technológia már megvan.
refuse-air-must-rebase = A légierő nem vonulhat vissza, csak áttelepülhet.
refuse-allies = A Szövetségesek nem harcolnak egymással.
refuse-ally-there = Ott a másik Szövetséges áll; a két Szövetséges sosem lehet ugyanazon a területen.
refuse-ans-land = LVT egység nem foglalhat el üres Ellenséges Területet.
refuse-armed-minor = Ez a Fegyveres Semleges nem Ellenséged: előbb Felosztást vagy Közbeavatkozást kell bejelentened.
refuse-at-sea = Tengeren álló egység nem erősíthető.
refuse-at-war = Már háborúban álltok.
refuse-atomic-order = A bomba lépcsői sorban, egymás után következnek.
refuse-atomic-year = Évente csak egy lépcsője készülhet el a bombának.
refuse-attack-owed = Ebben a körben hadat üzentél, ezért támadnod is kell, mielőtt befejezed. Még megtámadandó: { $targets }.
refuse-battle-there = Ott harc vagy Ellenség van.
refuse-bomb-reach = Nincs olyan légierőd, amely még nem mozgott, és elérné egy Rivális Elsődleges Fővárosát.
refuse-bomb-stages = A bombához mind a 4 lépcső kell; neked { $stages } van meg.
refuse-border-full = Ezen a határon ebben a fázisban már nem léphet át több szárazföldi egység harcba vagy harcból.
refuse-bound = Ebben a körben az egységek nem hagyhatják el az országukat.
refuse-cannot-move = Ez az egység nem tud hová menni.
refuse-cannot-retreat = Erőd, Konvoj és most partra szállt egység nem vonulhat vissza.
refuse-carriers-strike = Csapásra csak a repülőgép-hordozó képes.
refuse-convoy-enemy = Konvoj nem léphet olyan tengerre, ahol Ellenség van, és onnan el sem mozdulhat.
refuse-deck-empty = Ez a pakli elfogyott.
refuse-disputed = Ez a terület Vitatott.
refuse-enemy-came-from = Onnan ebben a körben Ellenség jött.
refuse-entry-owed = Ebben a körben semlegességet sértettél, ezért be is kell vonulnod, mielőtt befejezed. Ide még nem vonultál be: { $nations }.
refuse-factories = { $cost } gyár kell; a lapjaidon { $factories } van.
refuse-foreign-fortress = Ez egy Nagyobb Hatalom földje: ott csak az ő erődje épülhetne.
refuse-fortress-there = Ott már áll erőd.
refuse-full-strength = Ez az egység teljes erejű.
refuse-keep-one = A két lap egyike marad, a másikat eldobod.
refuse-keep-wildcard = Joker nem maradhat: azt a lapot tartsd meg, amelyen a Technológia áll.
refuse-left-battle = Amelyik egység kivált egy harcból, az ebben a körben nem léphet másikba.
refuse-moved-already = Ez az egység ebben a körben már mozgott.
refuse-must-act = Amelyik egység tüzelhet, az tüzel, vagy elhagyja a harcot.
refuse-must-fight = Ott Agresszor voltál: ezt a harcot meg kell vívni.
refuse-must-spend = A Passzív Szövetségesnek minden pontját el kell költenie.
refuse-neutral-land = Ez Semleges: előbb be kell jelentened, hogy megsérted a semlegességét.
refuse-name-way = Az utat is nevezd meg, harcba menet az utolsó, harcból jövet az első területét. Járható: { $ways }.
refuse-never-moves = Az erőd nem mozoghat.
refuse-no-aggression = Ez a kör nem enged Agressziót.
refuse-no-battle-there = Ott nincs harcod.
refuse-no-bombs = Bombázni csak Precíziós Bombával felszerelt légierő tud, Ellenséges Elsődleges Főváros fölött.
refuse-no-border = A kártyához olyan határ kell, amilyen itt nincs.
refuse-no-city = Ott nem állhat fel egység.
refuse-no-commands = Elfogyott a mozgásod.
refuse-no-firepower = Ellenük nincs tűzereje.
refuse-no-government = A Kormányzás fázisban ilyet nem lehet.
refuse-no-group = Onnan nem vár csatlakozásra Harci Csoport.
refuse-no-ind = Nincs Iparod (IND), amelyből adhatnál.
refuse-no-marker = Nincs ott Rivális jelző, amelyet a lap levehetne.
refuse-no-markers = Ezen a Kisebb Hatalmon egy Riválisnak sincs jelzője.
refuse-no-neighbour = Nem szomszédos a harccal, vagy ez az egység oda nem juthat.
refuse-no-pair = Ehhez a Technológiához nincs kártyapárod.
refuse-no-rebase = Ez az egység oda nem települhet át.
refuse-no-rival = Ennek a lapnak más célpont kell.
refuse-no-rival-unit = Ennek a Riválisnak ott nincs egysége.
refuse-no-target = Nincs ott ilyen célpont.
refuse-no-war-card = Nincs még egy Akció kártyád erre az Évszakra, amely a Hadüzenet ára lenne.
refuse-not-coastal = Hajóhoz part kell.
refuse-not-friendly = Ez nem Baráti Terület.
refuse-not-home = Új egység csak Saját Területen épül; máshol csak erőd.
refuse-not-of-use = Ez a kártya nincs a kezedben, vagy nem erre való.
refuse-not-in-vault = Ez a Technológia nincs azok között a Titkos Technológiák között.
refuse-not-its-turn = Most más egység cselekszik.
refuse-not-neutral = A diplomácia csak Semlegeseket ér el.
refuse-not-on-card = Ez a nemzet nem áll a kártyán.
refuse-not-strongest = A találat mindig a legerősebbet éri.
refuse-nothing-to-spy = Nincs mire irányítani ezt a kártyát.
refuse-one-of-each = Minden típusból csak egy érkezik.
refuse-only-back = Csak oda vonulhat vissza, ahonnan jött.
refuse-pool-empty = A készletben nincs több ilyen egység.
refuse-raised-already = Ez az egység ebben a Termelésben épült, vagy már erősödött.
refuse-raised-twice = Az Ipar évente legfeljebb kétszer nőhet.
refuse-reaction-only = A Kettős Ügynök egy Rivális lapjára válaszol; magától nem játszható ki.
refuse-rival-land = Ez Rivális Terület, és békében vagytok.
refuse-science-year = Ez a lap ettől az évtől használható: { NUMBER($year, useGrouping: 0) }.
refuse-sea-not-occupied = Szárazföldi egység csak olyan tengerre vonulhat vissza, ahol baráti egység áll.
refuse-share-spent = A Passzív Szövetséges egyenletesen költ: ez a rész elfogyott.
refuse-too-far = Túl messze van, vagy el van zárva az út.
refuse-unsupplied = Nincs oda Utánpótlási Vonal.
refuse-usa-full = Három jelződ van az Egyesült Államokon; több nem érne semmit.
refuse-usa-peace = Amíg a Nyugat békében van, az amerikai egységek otthon maradnak.
refuse-war-too-late = Hadat üzenni a kör elején lehet, mielőtt bármely egység mozogna.
refuse-way-free = Az utat csak harcba menet vagy harcból jövet kell megnevezni; itt hagyd el.
refuse-within-limit = Nincs több lapod a megengedettnél.

## Ami történt: évek és évszakok

log-year = { NUMBER($year, useGrouping: 0) }
log-season = { $season ->
    [spring] { NUMBER($year, useGrouping: 0) } tavasza
    [summer] { NUMBER($year, useGrouping: 0) } nyara
    [fall] { NUMBER($year, useGrouping: 0) } ősze
   *[winter] { NUMBER($year, useGrouping: 0) } tele
  }
log-turn-order = A dobás { $roll }, a sorrend: { $order }.
log-active-ally = Az év Aktív Szövetségese { $faction }.
log-dividend = { $faction } Béke-Bónuszt { $many ->
    [1] húznak
   *[other] húz
  }: { $points } pont.
log-dividend-hidden = { $faction } Béke-Bónuszt { $many ->
    [1] húznak
   *[other] húz
  }.
log-passed = { $faction } { $many ->
    [1] passzolnak
   *[other] passzol
  }.

## Ami történt: egységek

log-created = { $any } { $unit }{ cv-note } jelenik meg { $where }.
log-block-created = { $any } egység jelenik meg { $where }.
log-raised = { $the } { $unit } megerősödik { $where }: { $cv } CV.
log-block-raised = { $any } egység megerősödik { $where }.
many-created = { $lines } új egység jelenik meg.
many-block-created = { $lines } új egység jelenik meg.
many-raised = { $lines } egység megerősödik.
many-block-raised = { $lines } egység megerősödik.
log-disbanded = { $faction } { $many ->
    [1] feloszlatnak
   *[other] feloszlat
  } { $any } egységet { $where }.
log-shown = { $any } { $unit }{ cv-note } áll { $where }.
log-moved = { $the } { $unit }{ cv-note } { $from } { $to } megy.
log-block-moved = { $any } egység { $from } { $to } megy.
many-moved = { $faction } { $lines } egységgel { $many ->
    [1] lépnek
   *[other] lép
  }.
many-block-moved = { $faction } { $lines } egységgel { $many ->
    [1] lépnek
   *[other] lép
  }.
log-starved = { $blocks ->
    [1] { $any } egység nem kap utánpótlást { $where }, és 1 CV-t veszít
   *[other] { $blocks } { $of } egység nem kap utánpótlást { $where }, és 1-1 CV-t veszít
  }{ $lost ->
    [0] .
   *[other] ; { $blocks ->
        [1] megsemmisül.
       *[other] közülük { $lost } megsemmisül.
      }
  } ({ $rule })

## Ami történt: termelés és kártyák

log-production = { $faction } { $points } pontot { $many ->
    [1] termelnek
   *[other] termel
  }.
log-bought = { $faction } egy { $deck ->
    [action] Akció kártyát
   *[investment] Fejlesztési kártyát
  } { $many ->
    [1] vesznek
   *[other] vesz
  }.
many-bought = { $faction } { $lines } kártyát { $many ->
    [1] vesznek
   *[other] vesz
  }.
log-drew = { $faction } { $many ->
    [1] húznak
   *[other] húz
  }: { $cards }.
log-drew-hidden = { $faction } { $number } { $deck ->
    [action] Akció kártyát
   *[investment] Fejlesztési kártyát
  } { $many ->
    [1] húznak
   *[other] húz
  }.
log-discarded = { $faction } { $many ->
    [1] eldobják
   *[other] eldobja
  }: { $cards }.
log-blockade = Blokád – { $faction }: { $cut ->
    [0] nincs elvágott terület
   *[other] { $areas }
  }{ $round ->
    [0] .
   *[other] ; csak Afrika megkerülésével elérhető: { $med }.
  }

## Ami történt: kormányzás

log-government = Kormányzás
log-resolution = A diplomáciai lapok Végrehajtása.
log-laid = { $faction } { $onto } { $many ->
    [1] játsszák
   *[other] játssza
  } ki: { $card }.
log-wildcard = { $faction } Jokert { $many ->
    [1] játszanak
   *[other] játszik
  } ki { $onto }: { $card }.
log-cancelled = { $faction } { $onto } { $many ->
    [1] játsszák
   *[other] játssza
  } ki: { $card }. Ez kioltja { $rival } egy lapját: { $other }.
log-influence = { $count ->
    [0] { $faction } befolyása { $onto } megszűnt.
   *[other] { $faction } befolyása { $onto }: { $count } jelző.
  }
log-repudiated = { $faction } { $many ->
    [1] megtagadják egy jelzőjüket
   *[other] megtagadja egy jelzőjét
  }: { $nation }.
log-satellite = { $faction } új Báb-Állama: { $nation }.
log-industry = { $faction } { $many ->
    [1] fejlesztik az Iparukat
   *[other] fejleszti az Iparát
  } (IND { $ind }): { $cards }.
log-ind = { $faction } Ipara (IND): { $ind }.
log-developed = { $faction } új Technológiát { $many ->
    [1] fednek fel
   *[other] fed fel
  }: { $tech } ({ $cards }).
log-vaulted = { $faction } egy párt { $many ->
    [1] tesznek
   *[other] tesz
  } a Titkos Technológiák közé (ott most { $pairs } pár).
log-vaulted-tech = { $faction } Titkos Technológiái közé került: { $tech } ({ $cards }).
log-revealed = { $faction } { $many ->
    [1] felfedik egy Titkos Technológiájukat
   *[other] felfedi egy Titkos Technológiáját
  }: { $tech } ({ $cards }).
log-intel = { $faction } Kém kártyát { $many ->
    [1] játszanak
   *[other] játszik
  } ki: { $intel }.
log-aimed = { $intel }: { $faction } { $rival } ellen { $many ->
    [1] vetik be
   *[other] veti be
  }{ $aim ->
    [area] { " " }{ $where }.
    [nation] , célpontja minden jelzője itt: { $nation }.
   *[none] .
  }
log-double-agent = { $faction } a Kettős Ügynökkel { $many ->
    [1] válaszolnak
   *[other] válaszol
  }: a lap ({ $intel }) visszafordul. Most { $rival } a célpont.
log-spied = { $intel }: { $faction } sikerrel { $many ->
    [1] járnak
   *[other] jár
  } { $rival } ellen{ $aim ->
    [area] { " " }{ $where }.
    [nation] : { $nation }.
   *[none] .
  }
log-spotted = Az Ügynök jelenti: { $any } { $unit }{ cv-note } áll { $where }.
log-hand-seen = { $faction } { $many ->
    [1] látják
   *[other] látja
  } { $rival } kezét: { $cards }.
log-stolen = { $faction } { $many ->
    [1] elveszik
   *[other] elveszi
  } { $rival } egy lapját: { $card }.
log-vault-seen = { $faction } { $many ->
    [1] látják
   *[other] látja
  } { $rival } Titkos Technológiáit: { $techs } ({ $cards }).

## Ami történt: csapatmozgás

log-committed = { $faction } lapot { $many ->
    [1] tesznek
   *[other] tesz
  } le Csapatmozgásnak: { $card }.
log-committed-hidden = { $faction } { $many ->
    [1] letesznek
   *[other] letesz
  } egy lapot.
log-commands = { $faction } felfedett Csapatmozgása: { $cards }.
log-turn = { $faction } { $kind ->
    [emergency] Vészhelyzeti Csapatmozgása
    [winter] téli köre
    [defensive] Védekező Köre
   *[full] köre
  }, { $commands } mozgás ({ $card })

## Ami történt: háború és béke

log-declared-war = { $faction } hadat { $many ->
    [1] üzennek
   *[other] üzen
  } { $unto }.
log-violated = { $faction } { $many ->
    [1] megsértik
   *[other] megsérti
  } { $nation } semlegességét.
log-armed = Új Fegyveres Semleges: { $nation }.
log-colony-armed = Hatalma elesett, ezért Fegyveres Semleges lett: { $nation }.
log-partitioned = Felosztás – { $nation }: { $faction } { $many ->
    [1] is bevonulnak, a maguk nevében.
   *[other] is bevonul, a maga nevében.
  }
log-intervened = Közbeavatkozás – { $nation }: { $faction } a segítségére { $many ->
    [1] sietnek.
   *[other] siet.
  }
log-minor-defeated = { $faction } új hódítása: { $nation }.
log-power-defeated = Elesett egy Nagyobb Hatalom: { $nation }. { $many ->
    [1] Legyőzték
   *[other] Legyőzte
  } { $faction }; egységei végleg kikerülnek a játékból. ({ $rule })

## Ami történt: harc

log-battle = { $attacker } { $kind ->
    [land] { $many ->
        [1] támadnak
       *[other] támad
      }
    [raid] csapást { $many ->
        [1] mérnek
       *[other] mér
      }
   *[sea] tengeri harcot { $many ->
        [1] kezdenek
       *[other] kezd
      }
  } { $where }.
log-round = { $round }. Harci Kör { $where }
log-targets = { $faction } célpontjai { $where }: { $targets }.
log-group-joined = { $faction } Harci Csoportja { $from } csatlakozik a harchoz.
log-fired = { $the } { $unit }{ cv-note } { $class ->
    [A] légi egységekre
    [N] vízi egységekre
    [S] tengeralattjárókra
    [I] az iparra
   *[G] szárazföldi egységekre
  } tüzel { $where }, { $need }-ig talál: { $rolls }. { $hits ->
    [0] Nincs találat.
   *[other] { $hits } találat.
  }
log-bombed = { $faction } Ipara (IND) { $hits ->
    [0] nem sérült: { $ind }.
   *[other] { $hits } pontot veszít, marad { $ind }.
  }
log-hit = { $the } { $unit } sérül { $where }{ $cv ->
    [0] .
   *[other] : { $cv } CV maradt.
  }
log-destroyed = { $the } { $unit } megsemmisül { $where }.
log-retreated = { $the } { $unit }{ cv-note } visszavonul { $from } { $to }.
log-block-retreated = { $any } egység visszavonul { $from } { $to }.
log-rebased = { $the } { $unit }{ cv-note } áttelepül { $from } { $to }.
log-block-rebased = { $any } egység áttelepül { $from } { $to }.
many-retreated = { $lines } egység visszavonul.
many-block-retreated = { $lines } egység visszavonul.
many-rebased = { $lines } egység áttelepül.
many-block-rebased = { $lines } egység áttelepül.
many-destroyed = { $lines } egység megsemmisül.
log-escaped = { $the } { $unit }{ cv-note } elmenekül { $where }.
log-battle-over = { $decided ->
    [0] A harc döntetlenül marad abba { $where }.
   *[other] Vége a harcnak { $where }. Győztes: { $winner }.
  }

## A vég

log-points = Győzelmi Pontok: Tengelyhatalmak { $axis }, Nyugat { $west }, Szovjetunió { $ussr }.
log-end = { over-text } ({ $rule })
over-text = { $ending ->
    [economic] Gazdasági Győzelem
    [military] Katonai Győzelem
    [atomic] Atom-Győzelem
   *[hegemony] Gazdasági Egyeduralom
  }: { $winners }.
ending-economic = Gazdasági Győzelem: 25 Győzelmi Pont egy év kezdetén.
ending-military = Katonai Győzelem: Riválisok két Elsődleges vagy Másodlagos Fővárosa elesett.
ending-atomic = Atom-Győzelem: elkészült a bomba, és a célpontja elérhető.
ending-hegemony = Gazdasági Egyeduralom: a legtöbb Győzelmi Pont 1945 végén.

## Az asztal szavakban

line-time = { NUMBER($year, useGrouping: 0) }, { $season }.
line-phase = Fázis: { $phase }.
line-order = Sorrend: { $order }.
line-active-ally = Aktív Szövetséges: { $faction }.
line-turn = Most játszik: { $faction }{ $kind ->
    [full] , még { $commands } mozgás.
    [emergency] , Vészhelyzeti Csapatmozgás, még { $commands } mozgás.
    [winter] , téli kör, még { $commands } mozgás.
    [defensive] , Védekező Kör, még { $commands } mozgás.
   *[none] .
  }
line-aggressed = Agresszió ebben a körben: { $areas }.
line-battles = Hátralévő harcok: { $areas }.
line-crossed = { $a } – { $b } határ: { $units } szárazföldi egység lépett át harcba vagy harcból ({ $faction }).
line-targets = Kire tüzel ebben a harcban ({ $faction }): { $targets }.
line-intel = Az asztalon: { $card }.
line-war = Háborúban: { $a } és { $b }; a Hadüzenet bejelentője { $by }.
line-struck = Meglepetés érte ebben a körben: { $factions }.
line-peace-broken = Jövőre nem kap Béke-Bónuszt: { $factions }.
line-peace = Mindenki békében van.
line-tracks = IND { $ind }, POP { $pop }, RES { $res }: Termelési Szint { $production }. Győzelmi Pontok (VP): { $points }.
line-all-points = A titkaival együtt: { $points } VP.
line-factory = Iparfejlesztési Költség { $cost }; idén még { $left } fejlesztés lehet.
line-conquests = A sajátján túl birtokolja: { $areas }.
line-blockade = Blokád: { $areas }.
line-med-blockade = Mediterrán Blokád: { $areas }.
line-techs = Technológiák: { $techs }.
line-vault = Titkos Technológiák: { $techs }.
line-vault-hidden = Titkos Technológiák: { $pairs } pár.
line-hand-size = Kézben: { $action } Akció és { $investment } Fejlesztési kártya (Kéz-limit { $limit }).
line-hand = Lapok a kézben: { $cards }.
line-bought = Vásárolva: { $action } Akció és { $investment } Fejlesztési kártya.
line-passive = Passzív Pakli: { $action } Akció és { $investment } Fejlesztési kártya.
line-commits = Csapatmozgás: { $cards }.
line-committed = Csapatmozgásnak letéve: { $cards } lap.
line-dividends = Béke-Bónusz: { $count } darab{ $known ->
    [0] .
   *[other] , összesen { $points } VP.
  }
line-influence = Befolyás: { $nations }.
line-courted = { $nation } ({ $faction } { $count }{ $ranked ->
    [0] {""}
   *[other] , { $status }
  })
line-markers = Fennhatóság jelzők – { $faction }: { $nations }.
line-laid = Diplomácia – { $nation } ({ $faction }): { $cards }.
line-armed = Fegyveres Semleges: { $nation }. Erődjei: { $forts }; Ellenségei: { $foes }{ $helped ->
    [0] .
   *[other] ; közbeavatkozik { $partner }.
  }
line-fallen = Elesett: { $nations }.
line-area = { $area }{ $held ->
    [0] {""}
   *[other] { " " }({ $holder }{ $disputed ->
        [0] {""}
       *[other] , Vitatott
      })
  }: { $units }.
line-sea = { $area }: { $units }.
line-group = { $hidden ->
    [0] { $of } { $units }
   *[other] { $size } { $of } egység{ $shown ->
        [0] {""}
       *[other] , köztük { $units }
      }
  }{ $state ->
    [open] { " " }– felfedve
    [escaped] { " " }– Elmenekült
   *[upright] {""}
  }
line-unit = { $unit } { $cv }{ $noted ->
    [0] {""}
   *[other] { " " }({ $notes })
  }
line-hidden = { $size } ismeretlen ({ $notes })
line-via = { $area } érintésével
line-flag-acted = már cselekedett
line-flag-joined = harcban
line-flag-fresh = új vagy erősebb
line-flag-engaged = Harcot Kezdeményezett
line-flag-invaded = partra szállt
line-flag-aggressed = Agresszor
line-flag-left_battle = kivált egy harcból
line-known = ismeri: { $factions }
line-fort = semleges erőd { $cv }
line-deck = { $deck ->
    [action] Akció kártyák paklija
   *[investment] Fejlesztési kártyák paklija
  }: { $count } lap; eldobva: { $discards }.
line-discards = Eldobott lapok: { $cards }.
line-chits = Még kiosztható Béke-Bónusz: { $count }.
