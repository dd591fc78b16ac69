## A leckék: a címe, a feladat, a tanulság; célok és észrevételek

lesson-build = Építés utánpótlásban
lesson-build-brief = Kezdődik a háború. Németország vagy, egyetlen sereggel otthon. A csillagos területek Utánpótlási Területek: ha sereged áll egy csillagon, minden körödben 2 Győzelmi Pontot (GYP) kapsz érte. Építs még egy sereget úgy, hogy ez a kör 4 GYP-t érjen.
lesson-build-end = Csillagonként 2 GYP, és minden körben újra, amíg ott állnak a seregeid. Egy körben egy kártyát játszol ki. Utána a játék ellenőrzi az utánpótlást, pontokat kapsz, dobhatsz a lapjaidból, végül hétig húzol.
lesson-build-army = Építs egy sereget
lesson-build-points = Szerezz 4 GYP-t ebben a körben
lesson-build-card = Melyik kártyád tesz sereget a táblára? Játszd ki.
lesson-build-where = Otthon vagy egy ellátott egységed mellett építhetsz. Keress olyan csillagot, ahol nincs csapattársad.
lesson-build-few = Ez is lehet, de 4 GYP-nél kevesebbet ért. Ha a csillagon csapattársad is áll, csak 1 GYP jár érte, csillag nélkül pedig semmi. Vond vissza.
lesson-build-idle = Ez is lehet, de nem építettél sereget. Vond vissza, és játszd ki a „Seregállítás” kártyát.

lesson-chain = Lánc a csillagig
lesson-chain-brief = Olaszország vagy. Az oroszországi sereged nincs ellátva: nem vezet tőle saját egységeid lánca egy csillagon álló seregedig. A kártyád után rögtön az Utánpótlás fázisod jön, és ott elesne. Zárd be a rést.
lesson-chain-end = A lánc minden szeme az előző mellett áll, és az utolsó egy sereg egy csillagon. Hiába állt a résben német sereg: a csapattársaid egységei sosem láncszemek.
lesson-chain-link = Lásd el az oroszországi seregedet
lesson-chain-stand = Tartsd meg az Utánpótlás fázisodban
lesson-chain-card = A csillag Olaszországban van, és a balkáni sereged vele szomszédos. Melyik kártya viszi tovább a láncot Oroszországig?
lesson-chain-where = Az a terület kell, amely a Balkánnal is, Oroszországgal is szomszédos. Nem baj, hogy csapattársad áll ott.
lesson-chain-fallen = Ez is lehet, de a rés nyitva maradt, és a sereged elesett. Vond vissza.

lesson-port = A flottának kikötő kell
lesson-port-brief = Az Egyesült Államok vagy, és flottát akarsz a Csendes-óceán középső területére. Mint minden egységnek, lánc kell neki egy csillagig: ez megvan. A flottának kikötő is kell, vagyis a csapatod egy serege a tengerével szomszédos szárazföldön. Két köröd van: előbb a kikötő, aztán a flotta.
lesson-port-end = A csapatod bármelyik serege kikötőt ad, egy csapattársé is. De maradnia kell: ha a flotta elveszti a kikötőjét, a következő Utánpótlás fázisodban elesik.
lesson-port-port = Legyen ellátott sereged Hawaiion
lesson-port-fleet = Legyen ellátott flottád a Csendes-óceán középső területén
lesson-port-first = A Csendes-óceán középső területének még nincs kikötője. Előbb sereget építs.
lesson-port-soon = Ez is lehet, de nem a Csendes-óceán középső területén: ott még nincs kikötő. Vond vissza a kártyát, és előbb sereget építs.
lesson-port-army = Hawaii szomszédos a flottáddal is, a Csendes-óceán középső területével is.
lesson-port-ready = Megvan a kikötő. Fejezd be a körödet: a másik öt ország játszik, aztán megint te jössz.
lesson-port-second = Most már van kikötő. Építsd meg a flottát.
lesson-port-navy = A Csendes-óceán középső területe Hawaii mellett van.
lesson-port-astray = Ez is lehet, de így nem lesz flottád a Csendes-óceán középső területén. Vond vissza.

lesson-battle = Csata kocka nélkül
lesson-battle-brief = A Szovjetunió vagy. Ukrajnában, egy Moszkva melletti csillagon német sereg áll. A csatához nem kell kocka: levesz egy ellenséges egységet egy ellátott egységed mellől. De senki sem lép a helyére. Két köröd van: tisztítsd meg Ukrajnát, aztán tegyél oda sereget.
lesson-battle-end = A csata megtisztítja a területet, az építés foglalja el. A kettő között az ellenség is sorra kerül, és visszajöhet. A Tengeri csata ugyanígy működik, flották ellen.
lesson-battle-gone = Vedd le a német sereget Ukrajnából
lesson-battle-stand = Legyen sereged Ukrajnában
lesson-battle-card = Ahol ellenség áll, ott nem építhetsz. Melyik kártya vesz le egy sereget?
lesson-battle-over = A német sereg még Ukrajnában áll, és ez az utolsó köröd. Kezdd újra.
lesson-battle-target = Ukrajna mindkét sereged mellett van.
lesson-battle-enemy = Ez is lehet, de nem Ukrajnában, mert ott ellenség áll. Vond vissza a kártyát.
lesson-battle-wait = Ukrajna üres, de még nem a tiéd. Fejezd be a körödet.
lesson-battle-then = Ukrajna még mindig üres. Építs oda sereget.
lesson-battle-where = Ukrajnában csillag van, és most senki sem áll ott.
lesson-battle-astray = Ez is lehet, de így nem lesz a tiéd Ukrajna. Vond vissza.

lesson-strait = Megnyílik egy szoros
lesson-strait-brief = Anglia vagy, flottával az Északi-tengeren. El akarod süllyeszteni az olasz flottát a Földközi-tengeren. A két tenger között van Gibraltár szorosa. Észak-Afrikából döntik el, kinek van nyitva, és ott olasz sereg áll. Két köröd van.
lesson-strait-end = A szoros csak az egyik csapatnak köt össze két tengert: a Tengelyhatalmaknak, amíg seregük áll a horgonyos területen, különben a Szövetségeseknek. Ez csatára, építésre és utánpótlásra is érvényes.
lesson-strait-open = Nyisd meg Gibraltárt a Szövetségeseknek
lesson-strait-sunk = Süllyeszd el a flottát a Földközi-tengeren
lesson-strait-card = Amíg a Tengelyhatalmak serege Észak-Afrikában áll, Gibraltár zárva van előtted. A flottád Észak-Afrika mellett van.
lesson-strait-shut = Amíg Gibraltár zárva van, nem éred el a Földközi-tengert. Szárazföldi csatával Észak-Afrikát igen.
lesson-strait-wait = Gibraltár nyitva áll előtted. Fejezd be a körödet.
lesson-strait-then = A szoros nyitva van: a Földközi-tenger most szomszédos a flottáddal.
lesson-strait-fleet = A szoroson át támadj, a Földközi-tengeren.
lesson-strait-astray = Ez is lehet, de az olasz flotta ugyanolyan biztonságban van, mint eddig. Vond vissza.

lesson-cut = Vágd el az utánpótlást
lesson-cut-brief = Az Egyesült Államok vagy. Japán szétterjedt a Csendes-óceánon, és ott minden egyetlen láncon függ, amely a hazai csillagáig vezet. Egy csatád van. Úgy válaszd meg, hogy Japán következő Utánpótlás fázisában még négy egység elessen.
lesson-cut-end = Egy flottát vettél le, és Japán öt egységet vesztett. Az utánpótlást a tulajdonos körében, a kártyája után ellenőrizzük: egy új flotta ugyanott mindent megmentett volna. A saját oldaladon is keresd meg az ilyen helyeket.
lesson-cut-fallen = Négy japán egység essen el utánpótlás híján
lesson-cut-card = Kövesd a láncot Japántól. Melyik egységre van szüksége az összes többinek?
lesson-cut-target = Melyik egységtől nem vezetne többé lánc Japánig? Azt a területet válaszd, amelyiken a legtöbb múlik.
lesson-cut-cut = Ami mögötte van, most mind ellátatlan. Fejezd be a körödet: Japán Utánpótlás fázisa a saját körében jön.
lesson-cut-half = Ez is lehet, de azon az egységen négynél kevesebb múlik. Vond vissza, és nézz közelebb Japánhoz.
lesson-cut-astray = Ez is lehet, de a lánc ép maradt. Vond vissza.

lesson-status = Státuszkártyák
lesson-status-brief = Németország vagy. A „Villámháború” Státuszkártya: egy köröd kártyájaként leteszed az asztalra, és a játék végéig segít. Ha szárazföldön csatáztál, a „Villámháború” sereget épít oda. Most tedd le, és a következő körödben foglald el Ukrajnát.
lesson-status-end = A letevése egy körödbe került, és minden használata egy lap a húzópaklidból. Cserébe egy körben csatázol és építesz, és az ellenség nem jöhet közbe. Korán tedd le a Státuszkártyáidat: a játék végéig segítenek.
lesson-status-laid = Tedd le a „Villámháború” kártyát
lesson-status-used = Használd fel a „Villámháború” kártyát
lesson-status-stand = Legyen sereged Ukrajnában
lesson-status-card = Játszd ki a „Villámháború” kártyát. Képpel felfelé fekszik majd előtted.
lesson-status-wait = Mostantól működik. Fejezd be a körödet.
lesson-status-early = Ez is lehet, de a „Villámháború” nincs az asztalon. Vond vissza, és előbb azt tedd le.
lesson-status-battle = A „Villámháború” szárazföldi csatára vár. Melyik kártyával csatázhatsz?
lesson-status-target = Ukrajnában csillag van, és te mellette állsz.
lesson-status-use = Szárazföldön csatáztál: ide illik a „Villámháború”. Használd fel.
lesson-status-astray = Ez is lehet, de Ukrajna nem a tiéd. Vond vissza.

lesson-response = Reakciók: várd ki
lesson-response-brief = Anglia vagy. A „Védelmi állás” Reakciókártya: képpel lefelé leteszed, valakinek a körében egyszer felhasználod, és aztán nincs többé. Abban a körben egy seregedet védi meg. Japán a délkelet-ázsiai seregedet fogja megtámadni, Olaszország az indiait. Azt mentsd meg, amelyik csillagon áll.
lesson-response-end = Délkelet-Ázsia nem adott pontot, India minden körödben 2 GYP-t ad. A többiek csak annyit tudtak, hogy fekszik ott egy kártya. Valahányszor egy Reakció szóba jöhet, megkérdezünk, így a kérdés semmit sem árul el.
lesson-response-laid = Tedd le a „Védelmi állás” kártyát
lesson-response-kept = Mentsd meg az indiai seregedet
lesson-response-lost = Ne veszítsd el Indiát: arra a támadásra tartogasd a kártyát
lesson-response-card = Játszd ki a „Védelmi állás” kártyát. Képpel lefelé fekszik, és csak te tudod, mi az.
lesson-response-ready = Most várj. Fejezd be a körödet: ha valaki megtámad, megkérdezünk.
lesson-response-bare = Ez is lehet, de a Reakció csak az asztalról segít. Vond vissza, és tedd le a „Védelmi állás” kártyát.
lesson-response-early = Ez is lehet, de a védelem csak a mostani körben tart, és a kártya elvész. Vond vissza.
lesson-response-wait = Délkelet-Ázsiában nincs csillag. Ha most használod fel a kártyát, Indiára nem marad. Passzolj.
lesson-response-now = Ez az a támadás, amelyik számít. Használd fel a Reakciódat.

lesson-deck = A pakli mint óra
lesson-deck-brief = A Szovjetunió vagy, az utolsó előtti fordulóban. A húzópaklidban három lap maradt, és soha nem keverik újra. Az egyikük a „Tél tábornok”. A következő köröd előtt német tengeralattjárók két lapot dobatnak el a paklidból. Húzd ki idejében a „Tél tábornok” kártyát, és vedd le vele mindkét német sereget a földedről.
lesson-deck-end = Aki többet dob, többet is húz: hamarabb megtalálja, ami kell, és hamarabb fogy el a paklija. Ha a pakli üres, a kezedből vesznek el a lapok. Ha az is üres, minden hiányzó lap 1 GYP-be kerül a csapatodnak.
lesson-deck-found = Húzd ki a „Tél tábornok” kártyát
lesson-deck-ukraine = Vedd le a német sereget Ukrajnából
lesson-deck-russia = Vedd le a német sereget Oroszországból
lesson-deck-play = Tegyél le például egy Státuszt. Ami számít, az utána jön: a Dobás fázis.
lesson-deck-throw = Addig húzol, amíg hét lapod nem lesz. Ha mindhármat ki akarod húzni, legfeljebb négy lapot tarts meg.
lesson-deck-enough = Most fejezd be a fázist, és mindhárom lapot kihúzod.
lesson-deck-toll = A paklid üres, ezért a tengeralattjárók a kezedből vesznek el. Bármit eldobhatsz, csak a „Tél tábornok” kártyát ne.
lesson-deck-gone = A „Tél tábornok” nincs a kezedben. Kezdd újra, és dobj el többet a húzás előtt.
lesson-deck-winter = Ez az utolsó forduló. Játszd ki a „Tél tábornok” kártyát.
lesson-deck-missed = A „Tél tábornok” elveszett. Kezdd újra, és húzd ki mindhárom lapot, mielőtt jönnek a tengeralattjárók.
lesson-deck-targets = Vedd le mindkettőt: az ukrajnai és az oroszországi sereget.

lesson-exam = Vizsga: nyerj a 18. fordulótól
lesson-exam-brief = Németország vagy, és kezdődik a 18. forduló. A Tengelyhatalmak 40 GYP-vel vannak lemaradva, ezt már nem hozhatják be. De az a csapat, amelynek két ellenséges Induló Területen áll serege, azonnal győz. Kettő van a közeledben: Anglia és Moszkva. A „Villámháború” és a „Zuhanóbombázók” előtted fekszik. Három köröd van. Gondolj arra, mit tesz közben az ellenség.
lesson-exam-end = Előbb Anglia, amíg ott volt a flottád; aztán Moszkva, és az ellenségnek nem maradt ideje visszavágni. Tudod, hogyan nyer háborút az utánpótlás. Most jöhet egy egész játszma.
lesson-exam-win = Nyerd meg a játékot
lesson-exam-ways = Anglia az északi-tengeri flottád mellett van. Moszkvát szárazföldön éred el.
