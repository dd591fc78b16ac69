# WG35, magyarul: küldetések és szabályaik.

## Küldetések

mission-battle_13 = Csata
mission-battle_13-text = Az alapjáték. Két egyenlő pontértékű sereg találkozik; törd meg az ellenséget, és tartsd a közepet.
mission-objective_capture = Objektívafoglalás
mission-objective_capture-text = Öt pont dönt a szakasz sorsáról. A terep számít, nem a holttestek.
mission-raid = Rajtaütés
mission-raid-text = Kis csapat oson be, felrobbantja a raktárakat, és eltűnik, mielőtt a helyőrség összegyűlne.
mission-loot = Zsákmányszerzés
mission-loot-text = Öt láda hever a senki földjén. Az győz, aki hazaviszi őket.
mission-last_stand = Utolsó emberig
mission-last_stand-text = Egy támaszpont maroknyi védőjének ki kell tartania, amíg a felmentés megérkezik.
mission-ambush = Lesállás
mission-ambush-text = Menetoszlop vonul az úton; az erdő tele van puskákkal.

## Küldetések szabályai

missionrule-flag_matters-text = A zászló viselője minden objektíváért megkapja a külön győzelmi pontot, amelyet maga tart, körönként legfeljebb 1 objektíváért.
missionrule-charges-text = Az oldal minden figurájánál robbanótöltet van. Elhelyezése egy Tereptárgy aktiválása a raktártól 15 mm-en belül; a következő kör végén robban: a raktár megsemmisül, és { $diameter_mm } mm-es, { $strength } erejű, AP { $ap } sablon kerül rá. Cselekvőképes ellenség 15 mm-en belül egy Tereptárgy aktiválásával eltávolíthatja az elhelyezett töltetet.
missionrule-raiders_leave-text = A csata { $from_round }. körétől az oldal figurái elhagyhatják az asztalt azon a szélen, ahol felálltak; sem veszteségnek, sem jelenlévőnek nem számítanak. Ha mind elment vagy elesett, a csata véget ér, és a győzelmi pontok döntenek.
missionrule-raiders_may_hide-text = Az oldal legfeljebb { $figures } figurája ingyen kap Rejtett felállást.
missionrule-reserve-text = Az oldal minden { $one_per }. figurája (felfelé kerekítve, a játékos választ) az asztalon kívül kezd, és a csata { $from_round }. körétől a saját rövid szélen lép be, mint az erősítés.
missionrule-crate_load-text = A láda teher: 20 mm-en belül vehető fel, felezi az M-et, és leesik, ha a hordozója sokkolt, magatehetetlen vagy harcképtelen lesz. Célba ér, ha a hordozója a saját felállási zónájában fejezi be akcióját.
missionrule-guerrilla_loot-text = A célba ért láda nem zsákmányjelző: a gerillák nem kapnak érte zsákmánypontot.
missionrule-waves-text = A csata { $from_round }. körétől minden kör elején az oldal egy harcképtelen közlegénye ingyen visszatér, mint az Erősítés kártyával, ha az oldal tömeghadsereg.
missionrule-dug_in-text = Az oldal figurái alkalmas fedezék mögött elbújva is felállíthatók.
missionrule-split_force-text = Az oldal megoszthatja erejét a felállási zónái között.
missionrule-all_concealed-text = Az oldal minden figurája ingyen kap Rejtett felállást, és rejtve áll fel.
missionrule-exit_edge-text = Az oldal figurái, ha a széltől { $within_mm } mm-en belül, { $from_mm } és { $to_mm } mm között fejezik be akciójukat, elhagyják az asztalt: a létszámba beleszámítanak, veszteségnek nem.
missionrule-springing-text = Az oldal minden körben a szokásos pillanatban tetszőleges számú rejtett figuráját felfedheti, az elsőben is.
