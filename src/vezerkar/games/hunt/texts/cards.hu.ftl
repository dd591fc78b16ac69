# A Hajsza: a kártyák szövege.

## Német kártyák

card-kriegsmarine = Kriegsmarine
card-kriegsmarine-text = Tedd magad elé képpel felfelé ezt a kártyát. Egy későbbi saját fordulódban, amikor egy kártyát Akció Pontokért játszol ki, még 1 AP-t használhatsz fel róla; ezután kikerül a játékból.
card-kriegsmarine-effect = Tedd ki: egy későbbi fordulódban 1 AP-vel több.
card-kriegsmarine-theme = Egy flotta, amely 1939-ben minden óceánon kisebbségben indult háborúba.

card-order-115-39 = 115,39-es katonai rendelet
card-order-115-39-text = A Graf Spee – mint mindig, titokban – legfeljebb 2 mezőt mozoghat, utána végrehajthat egy ingyenes Keresést. Távolítsd el ezt a kártyát a játékból.
card-order-115-39-effect = A Graf Spee 2 mezőt mozoghat, utána ingyen Kereshet.
card-order-115-39-theme = Szabad kéz az ellenség kereskedelme ellen.

card-pocket-battleships = Zsebcsatahajók
card-pocket-battleships-text = Ebben a párbajban adj 1-et az értékedhez.
card-pocket-battleships-effect = +1 ebben a párbajban.
card-pocket-battleships-theme = Huszonnyolc centis ágyúk a versailles-i korlátok közé szorított hajótesten.

card-radar-technology = Radartechnológia
card-radar-technology-text = A következő két párbaj mindegyikében adj 1-et az értékedhez; ebben a párbajban még nem.
card-radar-technology-effect = +1 a következő két párbaj mindegyikében.
card-radar-technology-theme = A világ egyik első hajóradarja az előárboc csúcsán forgott.

card-repainting = Admiral Graf Spee átfestése
card-repainting-text = Vedd le a tábláról az összes Nyomjelzőt és a Graf Spee lapkáját is, ha fel van fedve; a következő brit forduló végéig nem kell Nyomjelzőt lehelyezned. Távolítsd el ezt a kártyát a játékból.
card-repainting-effect = Minden Nyomjelző lekerül; a brit forduló végéig újat sem teszel le.
card-repainting-theme = Az új színek még az Altmarkot is megtévesztették: menekülőre fogta.

card-mysterious-graf-scheer = A titokzatos Graf Scheer
card-mysterious-graf-scheer-text = Helyezd át a táblán lévő Nyomjelzők közül, amelyeket akarod, tetszőleges mezőre, és tegyél le még legfeljebb két szabad Nyomjelzőt, bárhol is van a Graf Spee – de soha ne az Altmarkhoz vagy másik Nyomjelzőhöz. Távolítsd el ezt a kártyát a játékból.
card-mysterious-graf-scheer-effect = Helyezz át Nyomjelzőket, és tegyél le még legfeljebb kettőt.
card-mysterious-graf-scheer-theme = Hamis névtábla, és az üldözők a testvérhajót jelentik.

card-montevideo = Montevideo
card-montevideo-text = Csak az ötödik párbajban: a párbaj lezárása után vegyél le egy Sérülésjelzőt a Csatasávodról. Ha a brit kártya ekkor az Önelsüllyesztés Montevideóban, ehelyett a brit játékos megnyeri a játékot.
card-montevideo-effect = Ötödik párbaj: eggyel kevesebb Sérülésjelző.
card-montevideo-theme = A semleges kikötő hetvenkét órát ad a megsérült hajónak.

card-second-funnel = A második kémény
card-second-funnel-text = Azonnali Válaszlépés a brit fordulóban, ha egy Keresés megtalálta a Graf Spee-t: a Keresés mégis sikertelen, a hajó pedig titokban pontosan 1 mezőt mozog. Távolítsd el ezt a kártyát a játékból.
card-second-funnel-effect = A Keresés, amely megtalálta, sikertelen; a hajó 1 mezőt mozog.
card-second-funnel-theme = Fa és vászon a híd mögött, és máris egy másik hajó áll a láthatáron.

card-marconi = Marconi-féle távírókészülék
card-marconi-text = A fordulód utolsó akciója után, még a kártyahúzás előtt helyezz le egy Nyomjelzőt.
card-marconi-effect = Egy Nyomjelző az utolsó akciód után, még a húzás előtt.
card-marconi-theme = Aki jelt ad, irányt mutat annak, aki hallgatózik.

## Brit kártyák

card-royal-navy = Királyi Haditengerészet
card-royal-navy-text = Tedd magad elé képpel felfelé ezt a kártyát. Egy későbbi saját fordulódban, amikor egy kártyát Akció Pontokért játszol ki, még 1 AP-t használhatsz fel róla; ezután kikerül a játékból.
card-royal-navy-effect = Tedd ki: egy későbbi fordulódban 1 AP-vel több.
card-royal-navy-theme = A birodalom legrégibb fegyverneme, hajókkal minden tengeren.

card-sir-henry-harwood = Sir Henry Harwood
card-sir-henry-harwood-text = Mozgasd a táblán lévő összes teherhajót 1 mezővel a Célállomása felé; ezután egy Haderőt is mozgass 1 mezővel.
card-sir-henry-harwood-effect = Minden teherhajó 1 mezőt halad, egy Haderő 1 mezőt mozog.
card-sir-henry-harwood-theme = Az ő cirkálói bukkantak rá a németekre a La Plata torkolatánál.

card-new-convoy-routes = Új konvoj útvonalak
card-new-convoy-routes-text = Állítsd a német Tartalékot 0-ra, és léptess előre egy Haderőt 1 mezővel az Utánpótlás sávon. A következő német forduló végén, a kártyahúzás után a német játékos lehelyez egy Nyomjelzőt.
card-new-convoy-routes-effect = Tartalék 0; egy Haderő előrelép; Nyomjelző a német húzás után.
card-new-convoy-routes-theme = Új vonalak a térképen – a portyázó pedig ott les, ahol már senki sem jár.

card-harwoods-intuition = Harwood megérzése
card-harwoods-intuition-text = Azonnali Válaszlépés, ha a Graf Spee egy Haderő mezőjén vagy azzal szomszédos mezőn támadott meg egy teherhajót: vigyél egy ilyen Haderőt a cirkáló mezőjére, és hajts végre ott egy ingyenes Keresést. Távolítsd el ezt a kártyát a játékból.
card-harwoods-intuition-effect = A támadással szomszédos Haderő a hajóhoz lép, és Keres.
card-harwoods-intuition-theme = Kiszámolta, hová tart az ellenfél, és már várta.

card-forces-k-and-h = K és H haderők
card-forces-k-and-h-text = Léptesd előre a H és a K Haderőt 1-1 mezővel az Utánpótlás sávon; amelyik már a táblán van, az ehelyett 1 mezőt mozoghat. Távolítsd el ezt a kártyát a játékból.
card-forces-k-and-h-effect = A H és a K Haderő 1-1 mezőt előrelép.
card-forces-k-and-h-theme = 1939 októberében nyolc vadászcsoport indult a német cirkálók nyomába.

card-scuttling = Önelsüllyesztés Montevideóban
card-scuttling-text = Csak az ötödik párbajban: ha a német kártya a Montevideo, azonnal megnyered a játékot.
card-scuttling-effect = Ötödik párbaj: győzöl, ha a német kártya a Montevideo.
card-scuttling-theme = 1939. december 17.: egy flotta híre elvégzi, amit az ágyúk nem tudtak.

card-mile-by-mile = Mérföldről mérföldre
card-mile-by-mile-text = Egy Haderő ingyenes Keresést hajt végre a saját mezőjén, majd legfeljebb két szomszédos mezőn, mindegyiknél külön dobással. Ha megtalálja a Graf Spee-t, odalép, és kezdődik a csata.
card-mile-by-mile-effect = Egy Haderő Keres a mezőjén és legfeljebb két szomszédos mezőn.
card-mile-by-mile-theme = Nagy az óceán, de egyszer a végére lehet érni.

card-unreliable-technology = Megbízhatatlan technológia
card-unreliable-technology-text = Told tovább eggyel a Repülőgépjelzőt: Készenlétről a Javítás alatt, vagy onnan a Megsemmisült mezőre. Távolítsd el ezt a kártyát a játékból.
card-unreliable-technology-effect = A Repülőgépjelző egy fokkal rosszabb mezőre kerül.
card-unreliable-technology-theme = Az Arado több órát töltött szétszerelve, mint a levegőben.

card-hms-cumberland = HMS Cumberland
card-hms-cumberland-text = A következő párbajban adj 2-t az értékedhez.
card-hms-cumberland-effect = +2 a következő párbajban.
card-hms-cumberland-theme = Nehézcirkáló, teljes gőzzel a Falkland-szigetek felől az utolsó felvonásra.

## Mindkét pakli kártyái

card-fair-weather = Szép időben
card-fair-weather-text = A táblán lévő hajóid mindegyike ingyen mozoghat, legfeljebb 2 mezőt. Titok marad, hogy a Graf Spee mennyit mozgott, és mozgott-e egyáltalán.
card-fair-weather-effect = Minden hajód ingyen mozoghat, legfeljebb 2 mezőt.
card-fair-weather-theme = Sima víz, messzire látni, és bízni lehet az előrejelzésben.

card-storm-at-sea = Vihar a tengeren
card-storm-at-sea-text = Az ellenfeled következő fordulójának végéig sem a Haderők, sem a Graf Spee, sem az Altmark nem mozoghat egyszerre 1 mezőnél többet. Ez rád is érvényes, már e kártya AP-inak elköltése előtt; a teherhajók továbbhaladnak.
card-storm-at-sea-effect = A fordulódig a hajók csak 1 mezőt mozognak; a teherhajókat nem érinti.
card-storm-at-sea-theme = Az atlanti viharban minden kapitány egyformán lassú.

card-cat-and-mouse = Macska-egér játszma
card-cat-and-mouse-text = Azonnali Válaszlépés, ha az ellenfeled a saját fordulójában épp Hajszaeseményt játszott ki: akadályozd meg. A kártyája hatás nélkül a dobópaklira kerül, és a játékban marad.
card-cat-and-mouse-effect = Akadályozd meg az ellenfél most kijátszott Hajszaeseményét.
card-cat-and-mouse-theme = Az egyik bujkál, a többiek keresik, és mindenki a másik hibájára vár.

card-prize-warfare = A hadviselés jutalma
card-prize-warfare-text = Hajts végre egy ingyenes Keresést, a dobáshoz adj 1-et: a Graf Spee-vel egy teherhajó mezőjén, illetve egy Haderővel. A Keresés többi szabálya változatlan.
card-prize-warfare-effect = Egy ingyenes Keresés, a dobáshoz +1.
card-prize-warfare-theme = Megállítani, a legénységet kimenteni, és csak aztán elsüllyeszteni: így szól a zsákmányjog.

card-concentrated-fire = Összpontosított tűz
card-concentrated-fire-text = E párbaj után nézd meg az ellenfeled kezében maradt kártyákat.
card-concentrated-fire-effect = E párbaj után nézd meg az ellenfeled kezét.
card-concentrated-fire-theme = Minden lövegtorony egyetlen hajóra, amíg ki nem gyullad.
