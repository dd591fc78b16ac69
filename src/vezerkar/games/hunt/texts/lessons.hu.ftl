## A leckék: a címe, a feladat, a tanulság; célok és észrevételek

lesson-sailing = Láthatatlan út
lesson-sailing-brief = Az imént süllyesztettél el egy teherhajót, és a Graf Speet mindenki látja. Tűnj el: fizess 2 mezőért, de csak 1-et menj, az Altmark felé.
lesson-sailing-end = A brit játékos csak annyit tud, hogy 2 AP-t fizettél. Most 16 mező bármelyikén lehetsz, pedig csak 1 mezőre vagy attól, ahol láttak.
lesson-sailing-pay = Fizess 2 AP-t a Mozgásért
lesson-sailing-near = Legyél a 24-es vagy a 27-es mezőn, az Altmark mellett
lesson-sailing-card = 2 mező Mozgás 2 AP. Melyik kártyán van ennyi? A pontjaiért játszd ki.
lesson-sailing-sail = A 2 AP-s Mozgással legfeljebb 2 mezőre mehetsz. Az ellenfeled csak a pontokat tudja meg.
lesson-sailing-where = Melletted és az Altmark mellett is a 24-es és a 27-es mező van. Kettőért fizetni és egyet menni szabad.
lesson-sailing-bare = Ez is lehet, de kevesebbet rejt el: 1 AP-ért legfeljebb 1 mezőre lehetsz. Vond vissza, és fizess 2-t.
lesson-sailing-far = Ez is lehet, de most nem az Altmark mellett vagy. Vond vissza, és hajózz a 24-re vagy a 27-re.

lesson-freighter = Süllyessz el egy teherhajót
lesson-freighter-brief = A Newton Beech melletted van, a 20-as mezőn, és nincs Haderő a közelben. Egy fordulód van: menj oda, és süllyeszd el. A kocka nem lesz kegyes.
lesson-freighter-end = 3-ast dobtál, de a repülőgéppel ez 5 volt. A gépet most javítani kell; 1 AP-ért és egy jó dobással megint bevethető.
lesson-freighter-there = Legyél a 20-as mezőn, a teherhajónál
lesson-freighter-sunk = Süllyeszd el
lesson-freighter-card = 1 mező Mozgás 1 AP, a Keresés 2. Melyik kártyán van ennyi?
lesson-freighter-near = Csak pontosan a teherhajó mezőjén Kereshetsz. Vidd oda a Graf Speet, 1 mezőre van.
lesson-freighter-where = A teherhajó a 20-as mezőn van.
lesson-freighter-search = 5-ös vagy 6-os dobásra elsüllyed. A repülőgép 2-t ad a dobáshoz.
lesson-freighter-astray = Ez is lehet, de ahol most vagy, ott nincs teherhajó. Vond vissza.
lesson-freighter-missed = A 3-as kevés volt: a repülőgéppel 5 lett volna. Kezdd újra.

lesson-clues = A Nyomjelzők
lesson-clues-brief = Két Nyomjelző árulkodik rólad, már csak három mezőn lehetsz. Nálad van a „Marconi-féle távírókészülék”: 5 AP, de az akcióid után le kell raknod egy Nyomjelzőt. Szökj meg délkeletre, és úgy rakd le, hogy túl messze keressenek.
lesson-clues-end = A Mozgásod eltüntette a régi Nyomjelzőket, pedig senki sem tudja, hová mentél. Az új igazat mond, de csak annyit: „itt vagy a szomszédban”.
lesson-clues-cold = Tüntesd el a nyomaidat
lesson-clues-east = Legyél a 24-es, a 27-es vagy a 32-es mezőn
lesson-clues-lure = Az új Nyomjelző a 28-as mezőre kerüljön, de te ne legyél ott
lesson-clues-card = A „Marconi-féle távírókészülék” 5 AP-t ad. A Nyomjelzője kötelező, bármire költöd a pontokat.
lesson-clues-move = Amint bejelentesz egy Mozgást, minden Nyomjelző lekerül a térképről.
lesson-clues-where = A 24-ről és a 32-ről is lerakhatsz Nyomjelzőt a 28-ra, és te magad nem ott vagy.
lesson-clues-off = Ez is lehet, de a 28-as mező most nem szomszédod. Vond vissza, és válaszd a 24-et vagy a 32-t.
lesson-clues-then = Nyomod veszett. Fejezd be az akcióidat: a kártya Nyomjelzője következik.
lesson-clues-keep = A maradék pontokból legfeljebb 2 AP kerülhet a Tartalékba, egy későbbi fordulóra. Utána jön a Nyomjelző.
lesson-clues-lay = A Nyomjelző a meződre vagy mellé kerül. A 28-on messzebbre csalja őket.

lesson-altmark = Az Altmark
lesson-altmark-brief = Két kártyád van összesen, és az Altmark messze jár. Egy kártya összehozza a két hajót. Az Altmark mellett ötig húzhatsz.
lesson-altmark-end = Öt kártya! De mindenki hallotta, hány van nálad, és ha háromnál több, akkor a Graf Spee az Altmarknál vagy mellette van.
lesson-altmark-meet = Vidd a Graf Speet az Altmark mellé
lesson-altmark-five = Öt kártyával fejezd be a fordulódat
lesson-altmark-card = A „Szép időben” Eseménye mindkét hajódat legfeljebb 2 mezőre viszi. A 4 AP-jából is mozoghat mindkettő.
lesson-altmark-spee = Hajózz 2 mezőt délre: a 24-re vagy a 27-re.
lesson-altmark-altmark = Most az Altmark jön: 2 mezőt északra, a Graf Spee mellé.
lesson-altmark-points = Minden hajó egyszer mozog: 2 AP mindegyiket 2 mezőre viszi.
lesson-altmark-draw = Ha háromnál többet húzol, elárulod, hogy az Altmark közel van. Most megéri.

lesson-escort = Brit oldal: teherhajók és Haderők
lesson-escort-brief = Most te vagy a brit játékos. A teherhajók maguktól mennek: az első már célba is ért. Hozd be a H Haderőt az Utánpótlás sávról, és vidd a G Haderőt a másik teherhajó mezőjére.
lesson-escort-end = Egy teherhajó megérkezett, egyet őriznek, és már két Haderő van a tengeren. A teherhajó semmiért sem áll meg; te csak egyforma hosszú utak közül választhatsz.
lesson-escort-enter = Hozd a térképre a H Haderőt
lesson-escort-guard = A G Haderő a Tairoa mezőjén legyen
lesson-escort-course = Mindkét út egyforma hosszú. A G Haderő a 06-on van, 2 AP-ért bármelyiket eléri.
lesson-escort-card = A továbblépés 2 AP, és 2 mező Mozgás is annyi. Egy 4 AP-s kártya mindkettőre elég.
lesson-escort-points = A H Haderő a sáv negyedik mezőjén áll: ha továbblép, a 06-ra érkezik.
lesson-escort-guard_it = Most vidd a G Haderőt 2 mezőre, oda, ahol a Tairoa van.
lesson-escort-beside = Merre küldted a Tairoát? A G Haderőnek ugyanarra a mezőre kell mennie.

lesson-deduce = Következtess: 20 mezőből 3
lesson-deduce-brief = A Graf Spee a megjelölt 20 mező bármelyikén lehet. Két Nyomjelző a Felderítésből keveset hagy belőlük. Aztán zárj ki még egyet Kereséssel.
lesson-deduce-end = A Nyomjelző mindig igazat mond. Mindegyik legfeljebb hét mezőt hagy meg, kettő csak azokat, amelyek közösek. A sikeres Keresés, amely nem talál senkit, még egyet kizár.
lesson-deduce-few = Legfeljebb 3 mező maradjon, ahol lehet
lesson-deduce-out = Zárj ki egy mezőt Kereséssel
lesson-deduce-card = Olyan kártyát játssz ki, amelynek a Felderítés sávjára nincs szükséged, és tartsd meg a célkeresztes lapokat.
lesson-deduce-clue = A kártya alján a célkereszt Nyomjelzőt rakat le a német játékossal. 1 AP-ba és a kártyába kerül.
lesson-deduce-search = Egy AP maradt, és az egyik mezőn ott egy Haderő. Keress vele.

lesson-intelligence = Felderítés a Keresés előtt
lesson-intelligence-brief = Ott van, a 24-es mezőn! Egy fordulód van. A Kereséshez 5-ös kell, és a kocka 4-est fog mutatni.
lesson-intelligence-end = A nagyító 5-öst csinált a 4-esedből, és kezdődik a csata. Egy +1-gyel minden második Keresés megtalálja, nélküle csak minden harmadik.
lesson-intelligence-bonus = Szerezz +1-et a Kereséseidhez
lesson-intelligence-battle = Találd meg a Graf Speet
lesson-intelligence-card = 3 AP kell: egy a hajózáshoz, egy a Felderítéshez, egy a Kereséshez. Tarts meg egy nagyítós kártyát.
lesson-intelligence-near = A G Haderő mellette van. Vidd a 24-re.
lesson-intelligence-there = A Graf Spee a 24-es mezőn van.
lesson-intelligence-glass = Keresés előtt: egy nagyítós kártya +1-et ad a forduló minden Kereséséhez.
lesson-intelligence-search = Most Keress.
lesson-intelligence-missed = A 4-es nagyító nélkül kevés. Kezdd újra.

lesson-battle = A csata: öt párbaj
lesson-battle-brief = Öt párbaj, kártya kártya ellen; a kisebb érték kap találatot, és a végén a döntetlen vereség. A brit játékos sorban 3, 3, 5, 4 és 2 AP-t rak le, és az első lapja 2-t ad a második párbajhoz. Rakd jó sorrendbe az öt kártyádat.
lesson-battle-end = Ami úgyis elveszett, abba olyan lapot rakj, amelyik nem hiányzik. A szoros párbajokat nyerd meg.
lesson-battle-win = Nyerd meg a csatát
lesson-battle-first = Az első brit lap 3 AP. Mi veri meg éppen csak?
lesson-battle-bonus = A HMS Cumberland 2-t ad: a második brit érték 5. A „Radartechnológia” csak a saját párbaja utáni két párbajban segít.
lesson-battle-count = Öt párbaj után a kevesebb találat nyer. Nézd, mi jön még: a harmadikban 5, a negyedikben 4, az ötödikben 2 AP. Az ötödikben a Montevideo levesz egy találatot a sávodról: tartsd a végére, ott az utolsó kártya kérdés nélkül kerül le.

lesson-exam = Vizsga: az utolsó három forduló
lesson-exam-brief = Négy teherhajó elsüllyedt, három célba ért. Az utolsó kettő Nagy-Britannia felé tart: süllyeszd el az egyiket, mielőtt mindkettő megérkezik. Három fordulód van. A repülőgéped javításra vár, és a következő két dobás egyaránt 3-as lesz.
lesson-exam-end = Megjavítottad, elrejtőztél, elé kerültél, és a repülőgéppel elsüllyesztetted: megtanultál vadászni. Most jöhet egy egész játszma.
lesson-exam-win = Nyerd meg a játékot
