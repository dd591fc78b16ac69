## A leckék: a címe, a feladat, a tanulság; célok és észrevételek

lesson-walking = Lépj, láss, és meglátnak
lesson-walking-brief = A két oldal felváltva aktivál egy-egy figurát. A tiéd, az A1, egy ház mögött áll. Az utcán egy rejtett ellenség vár. Lépj ki annyira, hogy az A1 meglássa, aztán lépj vissza, mielőtt az ellenség lőhetne. Egy figurának két akciója van, és minden Mozgás egy akció.
lesson-walking-end = A látás kölcsönös: akit látsz, az is lát téged. A rejtett emberre addig nem lehet lőni, amíg egy ellenség elég közelről meg nem látja; itt ez 40 cm.
lesson-walking-spot = Derítsd fel a rejtett ellenséget
lesson-walking-round = Vészeld át a kört
lesson-walking-shot = Ne lőjön senki az A1-re
lesson-walking-move = A Mozgás legfeljebb 10 cm, a körvonalon belül bárhová. Menj ki az utcára.
lesson-walking-street = Olyan pontot válassz, ahonnan a ház már nincs az A1 és a B1 között.
lesson-walking-blind = Ez is lehet, de az A1 nem látott meg senkit. Kezdd újra.
lesson-walking-back = Az A1 már látja, tehát ő is látja az A1-et. A második akcióval menj vissza.
lesson-walking-house = Olyan pontot válassz, ahol a ház megint az A1 és a B1 között van.
lesson-walking-seen = Ez is lehet, de a B1 még látja az A1-et. Vond vissza, és menj beljebb a ház mögé.
lesson-walking-done = Mindkét akciót elköltötted. Zárd le az aktiválást: utána az ellenség jön.

lesson-shot = Az első lövés
lesson-shot-brief = A B1 nyílt terepen áll, 39 cm-re. A találathoz egy tízoldalú kocka és az embered C értéke, az 5 együtt kell, hogy elérje a puska célszámát: ez 30 cm-ig 11, onnan 60 cm-ig 13. A kocka 6-ost fog mutatni.
lesson-shot-end = 6 + 5 = 11: találat. Utána jött a sebzésdobás, 7, és a puska 1-et ad hozzá: ez 2-vel több a B1 E értékénél, a 6-nál, tehát két seb. Ha egy sebkocka 1-est mutat, az ember harcképtelen.
lesson-shot-hit = Találd el a B1-et
lesson-shot-down = Tedd harcképtelenné a B1-et
lesson-shot-near = Innen is lőhetnél, de 6 + 5 = 11, és 13 kell. Előbb menj közelebb.
lesson-shot-way = Menj egyenesen a B1 felé, amíg a körvonal engedi. Tőle 30 cm-en belül már elég a 11.
lesson-shot-far = Ez is lehet, de a B1 még messzebb van 30 cm-nél. Vond vissza, és menj tovább.
lesson-shot-shoot = Elég közel vagy. Most lőj.
lesson-shot-aim = A B1 az egyetlen célpont, akit látsz. Rá célozz.
lesson-shot-missed = A 6-os onnan kevés volt. Kezdd újra.

lesson-sight = Látás és fedezék: 24 pont
lesson-sight-brief = A B1 egy alacsony fal mögött áll. Egy emberen 24 pont látszhat. Ha ebből 12 takart, 1-gyel nehezebb eltalálni, ha 18, akkor 2-vel. A kocka megint 6-ost mutat: ez éppen elég, ha a célpontnak nincs fedezéke. Keress olyan helyet, ahonnan a fal nem takarja.
lesson-sight-end = Dél felől a fal eltakarta a B1 felét, oldalról semmit sem. Lövés előtt nézd meg, merre fut a vonal: néhány lépés sokszor többet ér a szerencsénél.
lesson-sight-clear = Onnan lőj, ahonnan a B1-nek nincs fedezéke
lesson-sight-hit = Találd el a B1-et
lesson-sight-half = Innen a fal eltakarja a B1 felét: 12 kell, és csak 11 lesz. Kerüld meg a falat.
lesson-sight-way = A fal a B1-től nyugatra véget ér. Menj el a végéig, hogy az A1 ne a B1 előtt álljon, hanem mellette.
lesson-sight-wall = Ez is lehet, de a fal még köztük van. Vond vissza, és menj északabbra.
lesson-sight-shoot = Most már nincs köztük semmi. Lőj.
lesson-sight-aim = Célozz a B1-re.
lesson-sight-missed = A fal miatt kevés volt a 6-os. Kezdd újra.

lesson-aim = Célzás, sorozat, lőszer
lesson-aim-brief = Mindkét ellenség messze van: 13 kell, és a kockáid 6-ost fognak mutatni. Két dolog ad 2-t egy lövéshez. Az A1-nek puskája van, és nálad van a „Célzás” kártya, amely egy akcióba kerül. Az A2 golyószórója sorozatot lő, de minden sorozat után lőszerpróba jön.
lesson-aim-end = A célzás időbe kerül, a sorozat lőszerbe. Ha a lőszerpróba 1-es, a fegyver az egész csatára kiürül, hacsak nincs magánál a lövésznél extra lőszer; az egyszer segít.
lesson-aim-aimed = Célzás után találj az A1 puskájával
lesson-aim-burst = Találj az A2 sorozatával
lesson-aim-loaded = Az A2 fegyvere ne ürüljön ki
lesson-aim-card = 6 + 5 = 11, ilyen messziről kevés. Az első akciót költsd a „Célzás” kártyára.
lesson-aim-shoot = Az A1 célzott. A második akcióval lőj.
lesson-aim-hasty = Ez is lehet, de célzás nélkül 2 hiányzik a találathoz. Vond vissza.
lesson-aim-target = Ilyen messziről bármelyikükhöz elég a 13.
lesson-aim-done = Az A1-nek nincs több akciója. Zárd le az aktiválását.
lesson-aim-fire = A sorozatot válaszd: minden golyó egy célpontra megy, és ez 2-t ad. A pásztázás több emberre lő, és nem ad semmit.
lesson-aim-ammo = A lőszerpróba 1-es lett. Használd fel az extra lőszert, különben a fegyver kiürül.
lesson-aim-missed = A 6-os kevés volt a 2 nélkül. Kezdd újra.
lesson-aim-dry = A fegyver kiürült. Kezdd újra, és használd fel az extra lőszert.

lesson-cover = Fedezék és hasalás
lesson-cover-brief = Nyílt terepen állsz, és két ellenség van a közelben. Csak az egyikre lőhetsz, aztán a másik lő rád, és 8-ast dob. A B1-nek puskája van, és nyílt terepen 11 kell neki: a C értékével, a 4-gyel a 8-ból 12 lesz. A B2-nek golyószórója van, és a sorozat 2-t ad.
lesson-cover-end = Aki hasal, annak minden lövés ellen 2 a fedezéke, és lőni így is tud. Aki valami mögött áll, annak 1 vagy 2, aszerint, mennyit takar belőle.
lesson-cover-gunner = Tedd harcképtelenné a B2-t, a golyószóróst
lesson-cover-missed = A B1 lőjön az A1-re, de ne találja el
lesson-cover-hit = Ne találják el az A1-et
lesson-cover-first = Melyikük a veszélyesebb, ha 2 a fedezéked? Innen bármelyiket eltalálod.
lesson-cover-aim = A B1-nek a 8-assal 12 jön ki. A B2-nek a sorozattal 15, és ez 2 fedezék ellen is elég.
lesson-cover-rifleman = A B1 harcképtelen, de a B2 sorozatot lő, és az ellen nincs elég fedezék. Kezdd újra.
lesson-cover-low = A B1-nek 12 jön ki. 1 fedezék ellen 12 kell neki, 2 ellen 13. Hasalj le: úgy mindig 2 fedezéked van.
lesson-cover-stands = Ez is lehet, de az A1 áll, és a B1-nek elég a 11 vagy a 12. Vond vissza, és hasalj le.
lesson-cover-done = Az A1 lehasalt. Zárd le az aktiválást, és jöjjön a B1 lövése.

lesson-grenade = Gránát és robbanás
lesson-grenade-brief = A B1 és a B2 egy kráterben áll, ahol a golyó nehezen éri őket. Egy közéjük dobott gránát mindkettőt eléri. A gránátot egy pontra dobod, ezért a fedezék nem számít: a célszám 17,5 cm-ig 12, 25 cm-ig 14. A kocka 7-est fog mutatni.
lesson-grenade-end = Ennek a gránátnak a sablonja 8 cm széles: a ponttól 4 cm-en belül mindenkit elér, a tieidet is. Az elvétett gránát máshová esik.
lesson-grenade-both = Érd el egy gránáttal mindkét ellenséget
lesson-grenade-near = 7 + 5 = 12, és innen 14 kell. Előbb menj közelebb.
lesson-grenade-way = Menj egyenesen feléjük: 5 cm elég, de senkihez se menj 5 cm-nél közelebb.
lesson-grenade-far = Ez is lehet, de a kráter még messzebb van 17,5 cm-nél. Vond vissza, és menj tovább.
lesson-grenade-throw = Elég közel vagy. Dobd el a gránátot, nem indirekt módon, mert látod azt a talajt, ahová esnie kell.
lesson-grenade-point = A kettejük közötti talajra célozz, és nézd meg, kik vannak a sablon alatt.
lesson-grenade-rifle = Ez is lehet, de a golyó csak az egyiküket éri el, és azt is fedezi a kráter. Vond vissza.
lesson-grenade-thrown = Ez nem érte el mindkettőt. Kezdd újra.

lesson-windows = Kártyák válaszul
lesson-windows-brief = A B1 rálőtt az A1-re, és eltalálta. Ilyenkor jön az alkalom: megkérdeznek, kijátszol-e egy kártyát. Három kártyád van, és mindegyik egyfajta pillanathoz illik. Úszd meg a sokkot, aztán lőj vissza. A kockád 2-est fog mutatni, de ez még nem a vége.
lesson-windows-end = Az „Adrenalin” megkímélte az A1-et a sokktól, az „Új lövés” pedig −3-mal újradobott. A „Bátorság” morálpróbához való, azért nem kérdezte senki. A kijátszott kártya visszakerül a paklidba, és megint felveheted.
lesson-windows-steady = Az A1 ússza meg a találat sokkját
lesson-windows-hit = Találd el a B1-et
lesson-windows-struck = Akit eltalálnak, az sokkolt, és először magához kell térnie. Egy kártya megelőzheti.
lesson-windows-shocked = A kártya nélkül az A1 sokkolt, vagy rosszabb. Kezdd újra.
lesson-windows-shoot = Lőj a B1-re.
lesson-windows-again = A 2-es kevés. Ez az alkalom azé, aki elvétette: melyik kártya dob újra?
lesson-windows-other = Ez a B2 volt, aki nem is lőtt rád. Kezdd újra, és a B1-re lőj.
lesson-windows-passed = Az alkalom elmúlt, és a puska körönként egyet lő. Kezdd újra.

lesson-wounds = Sebzés, morál, visszavonulás
lesson-wounds-brief = Rossz kör volt: hat emberedből kettő harcképtelen, az A3 vérzik, az A4 megtört és elmenekült. Térjen magához az A4, lásd el az A3-at, és tartsd a sereged a csatatéren.
lesson-wounds-end = A megtört ember a saját morálján vagy egy közeli vezetőén tér magához. A vérzéskockát minden körben újra dobjuk: 1-esre az ember harcképtelen, 2-esre vagy 3-asra tovább vérzik, 4-estől eláll a vérzés. Az a sereg pedig, amelyik elvesztette az emberei negyedét, minden kör végén próbát tesz, hogy marad-e.
lesson-wounds-rally = Az A4 térjen magához
lesson-wounds-stay = A sereged maradjon a csatatéren
lesson-wounds-saved = Vedd ki az A3 vérzéskockáját
lesson-wounds-died = Az A3 ne vérezzen el
lesson-wounds-turn = Az A2-nél elsősegélycsomag van, az A4 megtört. Bármelyikükkel kezdheted.
lesson-wounds-leader = A két kocka összege 8 lesz. Az A4 morálja 7, a tiszté, az A1-é 8, és az A4 az ő parancsnoki zónájában áll.
lesson-wounds-failed = A 8 a saját moráljához sok volt. Kezdd újra.
lesson-wounds-go = Sebesültet 2 cm-en belülről lehet ellátni. Vidd az A2-t az A3-hoz.
lesson-wounds-way = Menj az A3 mellé, 2 cm-en belülre.
lesson-wounds-kit = Elsősegélycsomaggal lásd el az A3-at: akkor a kockája kivehető. Anélkül csak újradobható.
lesson-wounds-bare = Ez is lehet, de csomag nélkül a kocka csak újradobható. Vond vissza.
lesson-wounds-done = Ez megvan. Zárd le az aktiválást.
lesson-wounds-withdrawal = A kockák összege 10, a sereged legjobb morálja 8. Egy kártya ott tartja a seregedet.
lesson-wounds-die = A vérzéskocka 1-est mutat: az A3 harcképtelen lenne. Vedd ki.

lesson-objectives = Objektívák: tarts meg kettőt
lesson-objectives-brief = Akkor tartasz egy objektívát, ha egy embered 10 cm-en belül van tőle és látja, ellenség pedig nincs ott, aki látná. Mindegyik 1 VP-t ér a kör végén. Szerezd meg a délit és a nyugatit. A nyugatinál már ott van a B1.
lesson-objectives-end = Két pont, és ugyanennyi minden körben, amíg ott maradsz. Egy ember elég, hogy megtarts egy objektívát, és egy ellenség elég, hogy ne a tiéd legyen.
lesson-objectives-two = A kör végén tarts két objektívát
lesson-objectives-turn = Az A1 a déli objektíva közelében áll, az A2 a nyugatiéban. Az ellenségek ebben a körben már cselekedtek.
lesson-objectives-go = Az A1 12 cm-re van a déli objektívától. Vidd 10 cm-en belülre.
lesson-objectives-south = Menj az objektívától 10 cm-en belülre, de ne rá.
lesson-objectives-held = Az A1 tartja a déli objektívát. Maradjon ott; zárd le az aktiválását.
lesson-objectives-contested = Amíg a B1 ott van, a nyugati objektívát egyikőtök sem tartja. Az A2 rálőhet: a kocka 6-ost fog mutatni.
lesson-objectives-aim = A B1 30 cm-en belül van: elég a 11.
lesson-objectives-near = A B1 harcképtelen. Vidd az A2-t a nyugati objektívától 10 cm-en belülre.
lesson-objectives-west = Menj az objektívától 10 cm-en belülre, de ne rá.
lesson-objectives-done = Az A2 tartja a nyugati objektívát. Zárd le az aktiválását.

lesson-exam = Vizsga: három kör
lesson-exam-brief = Neked 6 győzelmi pontod van, az ellenségnek 11, és 13 kell a győzelemhez. A tiszt, a B1 2 pontot ér, mindenki más 1-et, és a kör végén a középső objektíva is 1-et. Ebben a csatában a kockák rögzítettek, és egyetlen sort alkotnak, bárki dob is: az első tíz oldalon 7-est vagy hat oldalon 1-est mutat, a következő 8-ast vagy 2-est, aztán elölről. Így minden lövést kiszámíthatsz. Három köröd van.
lesson-exam-end = Oda mentél, ahol nem találhattak el, céloztál, ahol kellett, és megtartottad, ami számít. Most jöhet egy egész csata.
lesson-exam-win = Nyerd meg a csatát
lesson-exam-cards = Minden kör azzal kezdődik, hogy kártyákat veszel fel a paklidból. Vedd fel, ami kell: a kijátszott „Célzás” is ott van megint.
lesson-exam-late = Ez a harmadik, utolsó köröd: számold össze, mi hiányzik a 13-hoz.
