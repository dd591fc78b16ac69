## A leckék: a címe, a feladat, a tanulság; célok és észrevételek

lesson-blocks = Egységek és erő
lesson-blocks-brief = A Tengelyhatalmakat vezeted. Az egységeidet csak te látod szemből, a többiek csak azt, melyik nemzeté, és hányan vannak. Egy egység annyi kockával dob, amennyi az ereje (CV). Költsd a Termelésedet Münchenre, a francia határ mellett.
lesson-blocks-end = Münchenben 3 volt az erő, most 6. A többiek látták, hová mentek a pontjaid, de azt nem, mi áll ott. Találgathatnak.
lesson-blocks-raise = Erősítsd eggyel mindkét egységet Münchenben
lesson-blocks-new = Állíts melléjük egy új gyalogságot
lesson-blocks-step = Egy pont eggyel növeli az erőt. Egy Termelésben minden egységet egyszer erősíthetsz.
lesson-blocks-cadre = Az új egység 1 erővel kezd, ez a Cadre. A következő Termelésig nem erősítheted.

lesson-production = Termelés: IND, POP, RES
lesson-production-brief = A Nyugatot vezeted, háborúban. A Termelésed három szám közül a legkisebb: Ipar (IND) 9, Populáció (POP) 12, Nyersanyag (RES) 9. A Kormányzás tart. Emeld a Termelésedet 10-re, és ne pazarolj el egy kártyát sem.
lesson-production-end = Két szám volt kevés, ezért nem segített volna, ha csak az egyiket emeled. Békében a RES nem számít; akkor elég lett volna az Ipar.
lesson-production-ind = Emeld az IND-et 10-re
lesson-production-res = Emeld a RES-t 10-re
lesson-production-level = Legyen a Termelésed 10
lesson-production-neutral = Ha egy Semlegesen van egy jelződ, tiéd a RES és a POP értéke. A lapjaidon melyik Semlegesnek van RES-e, fekete háromszöge a térképen? Svédországon a Tengelyhatalmak jelzője áll; a kártyád csak azt venné le.
lesson-production-factories = A Fejlesztési kártyákon gyárak vannak. Ha összesen elérik a költségedet, az 5-öt, az IND 1-gyel nő. Válaszd ki az első lapot.
lesson-production-sum = Tegyél hozzá lapokat, amíg meg nem lesz az 5 gyár. Ami több, elvész.
lesson-production-pass = A diplomáciai lapod addig vár, amíg mindhárman egymás után nem passzoltok. Passzolj.

lesson-government = Kormányzás: három tennivaló
lesson-government-brief = A Tengelyhatalmakat vezeted 1938-ban. A Kormányzásban mindig egy dolgot tehetsz, amikor rád kerül a sor. A Nyugat Romániát akarja, Magyarország pedig már majdnem a tiéd. Végezd el mindhárom tennivalót, aztán passzolj.
lesson-government-end = Románia marad, ahogy volt, és Magyarország serege már a tiéd. Tankjaid Első Tűzzel harcolnak: az ellenséges tankok előtt dobnak, akkor is, ha te támadsz.
lesson-government-cancel = Üsd ki a Nyugat Romániára kitett lapját
lesson-government-tanks = Fejleszd ki és fedd fel a Nehéz Tankot
lesson-government-hungary = Legyen Magyarország a Báb-Államod
lesson-government-hidden = Ez is lehet, de ami a Titkos Technológiáid között fekszik, az még nem hat. Vond vissza, és fedd fel most.
lesson-government-rival = A Nyugat kitett egy lapot Romániára. A te romániai lapod kiüti, és mindkettő dobásra kerül.
lesson-government-third = Magyarországon két jelződ van. A harmadikkal a Báb-Államod lesz: seregével együtt melléd áll.
lesson-government-pair = Ugyanaz a Technológia két Fejlesztési kártyán kifejleszti azt. Két lapodon is Nehéz Tank áll.
lesson-government-keep = Tartsd meg az egyik lapot magad előtt, és a Technológia azonnal hat. A Titkos Technológiák között senki sem tudna róla.
lesson-government-pass = Ha mindhárman egymás után passzoltok, a diplomáciai lapok hatnak. Passzolj.

lesson-commands = Évszakok és Csapatmozgás
lesson-commands-brief = A Szovjetuniót vezeted 1941 nyarán. A Tengelyhatalmak a határodon állnak, és kémeid szerint H betűs lapot tesznek le. Tegyél le egy olyan lapot, amellyel te mozogsz előbb. Aztán vigyél egy-egy egységet a négy helyre.
lesson-commands-end = Az E betűd megelőzte a H-t, és a lap Évszaka is jó volt. Ezért volt 7 mozgásod. Más Évszak lapjával csak 2 egység mozog, a Tengelyhatalmaknál 4.
lesson-commands-belorussia = Vigyél egy egységet Belorussziába
lesson-commands-kiev = Vigyél egy egységet Kijevbe
lesson-commands-odessa = Vigyél egy egységet Odesszába
lesson-commands-urals = Vidd az uráli gyalogságot Brjanszkba
lesson-commands-axis = Végezz, mielőtt a Tengelyhatalmak mozognak
lesson-commands-card = A betű mondja meg, ki mozog előbb, a szám, hány egységgel. A szám csak a lap saját Évszakában ér teljes értéket, és most Nyár van.
lesson-commands-emergency = Ez is lehet, de ez Vészhelyzeti Csapatmozgás: csak 2 egységgel mozoghatsz. Négyre van szükséged. Kezdd újra.
lesson-commands-block = Minden mozgás egy egységé, és minden egység egyszer mozog. Válassz egyet.
lesson-commands-far = A gyalogság 2 területet megy, a tank 3-at. A saját földeden egy egység kétszer olyan messzire jut; ez a Stratégiai Mozgás.

lesson-borders = Határok: hányan léphetnek harcba
lesson-borders-brief = A Tengelyhatalmakat vezeted, háborúban a Nyugattal. A franciák erősen tartják Lorraine-t. 5 mozgásod van: vigyél a harcba ebben a körben négy szárazföldi egységet és a légierőt.
lesson-borders-end = Ketten a folyón át jöttek, ketten az erdőn át, egy pedig a levegőben. Aki több oldalról támad, többet visz a harcba.
lesson-borders-ground = Kezdeményezz harcot Lorraine-ben négy szárazföldi egységgel
lesson-borders-air = Legyen ott a légierő is
lesson-borders-early = Ne harcolj, amíg nincs ott mindenki
lesson-borders-astray = Ez is lehet, de így egy egység hiányzik Lorraine-ből. Vond vissza.
lesson-borders-limit = München és Lorraine között folyó van: egy körben csak 2 szárazföldi egység léphet át rajta harcba.
lesson-borders-more = A BeNeLux államok a tieid. Amszterdamból erdőn át vezet az út Lorraine-be, és arra még 2 szárazföldi egység jöhet. Amszterdamon útközben is átmehetsz.
lesson-borders-wings = A korlát csak a szárazföldi egységeké. A légierő mindig jöhet.
lesson-borders-way = A harc előtti utolsó határ számít. Válaszd ki: München felől vagy Amszterdam felől.

lesson-battle = Szárazföldi harc: tűzsorrend
lesson-battle-brief = A Tengelyhatalmakat vezeted, és Lorraine-t támadod. A francia légierő nem fog találni. A te dobásaidat is ismered: a légierőé 1, 3, 6, a tanké 2, 5, 4. Az a kocka talál, amelyik nem mutat többet a tűzerőnél. Nyerd meg a harcot ebben a körben.
lesson-battle-end = Egy találat a gyalogságon többet ért, mint kettő a légierőn. A légierő a végén egyedül maradt, saját szárazföldi egység nélkül, és mennie kellett. És amennyi erőt előbb elvettél, annyival kevesebb kockával dobtak rád.
lesson-battle-win = Nyerd meg a harcot Lorraine-ben
lesson-battle-held = Ne tartsák meg a franciák Lorraine-t
lesson-battle-begin = Mindhárom egységed Lorraine-ben van. Fejezd be a mozgást: kezdődik a harc.
lesson-battle-first = A légierőd a tankod és a gyalogságod előtt cselekszik. Légi egységet 3-ra vagy kevesebbre talál, szárazföldit csak 1-re. Kinek kell eltűnnie, hogy a franciák elveszítsék Lorraine-t?
lesson-battle-chased = Ez is lehet, de a francia gyalogság még erős. Szárazföldi egységek nélkül a légi egységeknek úgyis menniük kell. Kezdd újra.
lesson-battle-tank = A tank szárazföldi egységet 2-re vagy kevesebbre talál. Minden találat a fajta legerősebb egységét éri.
lesson-battle-infantry = A francia gyalogság a megmaradt erejével tüzelt. A tiéd az utolsó, és szárazföldi egységet 3-ra vagy kevesebbre talál.
lesson-battle-stay = A francia gyalogság eltűnt. A légierőd hazarepülhet, vagy maradhat.

lesson-invasion = Tenger, Konvoj, partraszállás
lesson-invasion-brief = A Nyugatot vezeted 1944 nyarán. Franciaország német kézen van, és Párizs üres. Az Északi-tengert német flotta őrzi. 3 mozgásod van: szállj partra Párizsban mindkét gyalogsággal, és szerezd meg az Északi-tengert.
lesson-invasion-end = Két part, mindegyiken egy egység: Partraszálló Egységgel kettő lehetne. Ha a flotta egy körrel előbb indul, az Északi-tenger felől egy harmadik is jöhetett volna.
lesson-invasion-land = Szállj partra két gyalogsággal Párizsban
lesson-invasion-sea = Nyerd meg a harcot az Északi-tengeren
lesson-invasion-convoy = A tengeren lévő szárazföldi egység Konvoj. 2 területet mehet a partraszállással együtt, és nem léphet olyan tengerre, ahol ellenség van.
lesson-invasion-coast = Egy körben minden parton csak 1 szárazföldi egység szállhat partra. Párizsnak a La Manche, a Vizcayai-öböl és az Északi-tenger felé van partja.
lesson-invasion-fleet = Most jön a glasgow-i flotta. Ráléphet arra a tengerre, ahol az ellenség van: ezzel harcot kezdeményez.
lesson-invasion-enemy = A német flotta az Északi-tengeren van.
lesson-invasion-over = Mindenki a helyén van. Fejezd be a mozgást: a harc következik.
lesson-invasion-fire = A tengeren addig harcolnak, amíg az egyik fél el nem tűnik. A flotta vízi egységet 3-ra vagy kevesebbre talál.
lesson-invasion-stay = Tiéd a tenger. A flotta hazahajózhat, vagy maradhat.

lesson-supply = Utánpótlás és Blokád
lesson-supply-brief = A Nyugatot vezeted 1941 nyarán. Egy német tank és egy olasz gyalogság áll Cirenaikában, Egyiptom előtt. Ne támadd meg őket: vágd el az utánpótlásukat 2 mozgással. Görögország is a Tengelyhatalmaké.
lesson-supply-end = Mindkettő veszített 1 erőt, és minden Évszakban veszít még egyet, amíg meg nem nyílik valamelyik tenger. Nyáron Blokád jelzőt kap, ami nem jut el Berlinig: Tripoli lakói nem számítanak a Tengelyhatalmak következő Termelésében.
lesson-supply-starve = Cirenaikában veszítsenek erőt a Tengelyhatalmak egységei
lesson-supply-blockade = Vedd Blokád alá Tripolit
lesson-supply-line = Az Utánpótlási Vonal saját földön és ellenség nélküli tengereken vezet egy fővárosig. Líbiából a rövid út a Középső-Földközi-tengeren át Rómába visz. Egy tengert egyetlen hajó lezár.
lesson-supply-other = Ez az út már zárva. Van egy másik is: a Keleti-Földközi-tengeren és az Égei-tengeren át Athénba. Zárd le azt is.
lesson-supply-wait = Mindkét út zárva. Fejezd be a mozgást: az utánpótlás az Évszak végén számít.
lesson-supply-sea = Amelyik tengeren ellenséges egység van, azon nem vezet utánpótlás. Egyetlen flotta is elég.

lesson-war = Háború: üzenj hadat időben
lesson-war-brief = A Tengelyhatalmakat vezeted 1940 tavaszán, mindenkivel békében. 2 mozgásod van. A BeNeLux államok a tieid, és Párizsban csak egy gyalogság áll. Győzd le Franciaországot egyetlen körben.
lesson-war-end = Ebben a körben az egységeid az ugyanolyan típusú franciák előtt tüzeltek. Ezt kaptad 1 Győzelmi Pontért. Mostantól számít a RES értéked, az egységeidnek utánpótlás kell, és a háború a játék végéig tart.
lesson-war-war = Üzenj hadat a Nyugatnak
lesson-war-paris = Győzd le Franciaországot
lesson-war-declare = Előbb a Hadüzenet jön, és csak utána mozoghat bármely egység. A „Továbbiak” alatt találod.
lesson-war-late = Ez is lehet, de ebben a körben már késő hadat üzenni. Vond vissza a mozgást.
lesson-war-way = Mindkettővel menj Párizsba, a tankkal és a gyalogsággal is. Az Amszterdamon át vezető út elkerüli a lorraine-i erődöt.
lesson-war-fight = Mindkettő ott van. Fejezd be a mozgást: a harc következik.
lesson-war-surprise = Meglepetés: előbb a tankod tüzel, aztán a gyalogságod, és csak utána a franciák. A kocka ahhoz lesz kegyes, aki mindkettőt elhozta.

lesson-exam = Vizsga: 1945 tavaszától a végéig
lesson-exam-brief = A Nyugatot vezeted. A Szovjetuniónak 12 Győzelmi Pontja van, neked 10, és a Tél után a pontok döntenek. De tiéd Róma: ha a Tengelyhatalmak még egy fővárosát elfoglalod, azonnal nyersz. Ilyen főváros a Ruhr és Berlin. Az ellenfeleid nem mozognak.
lesson-exam-end = A megfelelő Évszak, egyszerre két határ, tűz a megfelelő fajtára, és egy főváros még az év vége előtt: most jöhet egy egész játszma.
lesson-exam-win = Nyerd meg a játékot
