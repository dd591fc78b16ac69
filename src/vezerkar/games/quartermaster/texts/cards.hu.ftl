# Quartermaster General: a kártyák szövege.

## Kártyatípusok és a négy kártya, amely minden országnak van

-build-army = Seregállítás
-build-navy = Flottaépítés
-land-battle = Szárazföldi csata
-sea-battle = Tengeri csata

-build-army-text = Tedd egy elérhető seregedet az Induló Területedre vagy egy ellátott egységeddel szomszédos szárazföldi területre. Ott ellátottnak kell lennie, és nem állhat ott sem ellenséges egység, sem másik sereged. Ehelyett megnevezheted egy ilyen területen már álló seregedet: úgy számít, hogy most építetted.
-build-navy-text = Tedd egy elérhető flottádat egy ellátott egységeddel szomszédos tengeri területre. Ott ellátottnak kell lennie: saját egységeidből álló vonal kösse össze egy Utánpótlási Területeddel, és legyen mellette szárazföldi terület, amelyen csapatod serege áll. Nem állhat ott sem ellenséges egység, sem másik flottád. Ehelyett megnevezheted egy ilyen területen már álló flottádat: úgy számít, hogy most építetted.
-land-battle-text = Válassz egy ellátott seregeddel vagy flottáddal szomszédos szárazföldi területet, és vegyél le onnan egy ellenséges sereget. Üres területen is csatázhatsz, de ott soha, ahol saját csapatod egysége áll.
-sea-battle-text = Válassz egy ellátott seregeddel vagy flottáddal szomszédos tengeri területet, és vegyél le onnan egy ellenséges flottát. Egy szoros túloldalán lévő tenger csak akkor szomszédos, ha a szoros nyitva van a csapatodnak. Üres területen is csatázhatsz, de ott soha, ahol saját csapatod egysége áll.

card-type-build_army = { -build-army }
card-type-build_navy = { -build-navy }
card-type-land_battle = { -land-battle }
card-type-sea_battle = { -sea-battle }
card-type-economic_warfare = Gazdasági hadviselés
card-type-event = Esemény
card-type-status = Státusz
card-type-response = Reakció

## Németország

card-ger_build_army = { -build-army }
card-ger_build_army-text = { -build-army-text }
card-ger_build_navy = { -build-navy }
card-ger_build_navy-text = { -build-navy-text }
card-ger_land_battle = { -land-battle }
card-ger_land_battle-text = { -land-battle-text }
card-ger_sea_battle = { -sea-battle }
card-ger_sea_battle-text = { -sea-battle-text }

card-ger_submarines_uk = Tengeralattjárók
card-ger_submarines_uk-text = Csak akkor, ha van egységed az Északi-tengerrel szomszédos területen. Anglia 3 lapot dob el a húzópaklija tetejéről. Azonnal kapsz 1 GYP-t.

card-ger_submarines_us = Tengeralattjárók
card-ger_submarines_us-text = Csak akkor, ha van egységed az Északi-tengerrel szomszédos területen. Az USA 3 lapot dob el a húzópaklija tetejéről, vagy 5-öt, ha van flottád az Északi-tengeren. Azonnal kapsz 1 GYP-t.

card-ger_submarines_ussr = Tengeralattjárók
card-ger_submarines_ussr-text = A Szovjetunió 2 lapot dob el a húzópaklija tetejéről, vagy 5-öt, ha van sereged Skandináviában. Azonnal kapsz 1 GYP-t.

card-ger_v_weapons = V-fegyverek
card-ger_v_weapons-text = Csak akkor, ha van sereged az Északi-tengerrel szomszédos szárazföldi területen. Anglia 2 lapot dob el a húzópaklija tetejéről. Azonnal kapsz 2 GYP-t.

card-ger_broad_front = Széles hadszíntér
card-ger_broad_front-text = Vívj egymás után legfeljebb három szárazföldi csatát, mindegyiket más-más szovjet sereg ellen, amely köröd kezdetén szomszédos volt valamelyik seregeddel. Mindegyiknek szabályos csatának kell lennie, amikor sor kerül rá.

card-ger_forced_conscription = Kényszersorozás
card-ger_forced_conscription-text = Toborozz 1 vagy 2 sereget Németországban vagy a vele szomszédos szárazföldi területeken.

card-ger_guns_and_butter = Vaj és ágyúk
card-ger_guns_and_butter-text = Keress ki a húzópaklidból egy Seregállítás, Flottaépítés, Szárazföldi csata vagy Tengeri csata kártyát, és játszd ki most. Ezután keverd meg a húzópaklidat.

card-ger_military_dictatorships_in_the_balkans = Katonai diktatúrák a Balkánon
card-ger_military_dictatorships_in_the_balkans-text = Olaszország sereget toboroz a Balkánon. Ezután szüntess meg egy szövetséges sereget Ukrajnában.

card-ger_plunder = Zsákmány
card-ger_plunder-text = Azonnal kapsz 1 GYP-t minden seregedért, amely nem Németországban áll.

card-ger_production_initiative = Beinduló termelés
card-ger_production_initiative-text = Keress ki a húzópaklidból egy Státuszkártyát, és tedd az asztalra. Ezután keverd meg a húzópaklidat.

card-ger_the_autobahn = Az autópálya
card-ger_the_autobahn-text = Egyenként vedd fel bármelyik seregedet, és rögtön építsd fel újra ott, ahol felépítheted. Csak az a sereg mozoghat, amelyik a kártya kijátszásakor már a táblán állt, és mindegyik csak egyszer.

card-ger_abundant_resources = Bőséges nyersanyagok
card-ger_abundant_resources-text = A Pontozás fázisodban 1 GYP-t kapsz, ha van sereged Ukrajnában.

card-ger_atlantic_wall = Atlanti fal
card-ger_atlantic_wall-text = Valahányszor Nyugat-Európában egy tengelyhatalmi sereggel csatáznak, a támadó ország 3 lapot dob el a húzópaklija tetejéről.

card-ger_bias_for_action = Cselekvési hajlandóság
card-ger_bias_for_action-text = Körönként egyszer, miután sereget építettél: dobj el 1 lapot a húzópaklid tetejéről, és csatázz az építés területével szomszédos szárazföldi területen.

card-ger_blitzkrieg = Villámháború
card-ger_blitzkrieg-text = Körönként egyszer, miután szárazföldi területen csatáztál: dobj el 1 lapot a húzópaklid tetejéről, és építs sereget azon a területen.

card-ger_conscription = Sorozás
card-ger_conscription-text = Ahelyett, hogy a kezedből játszanál ki kártyát: dobj el 2 lapot a húzópaklid tetejéről, majd játssz ki egy Seregállítás kártyát a dobópaklidból.

card-ger_dive_bombers = Zuhanóbombázók
card-ger_dive_bombers-text = Körönként egyszer, miután szárazföldi területen csatáztál: dobj el 1 lapot a húzópaklid tetejéről, és csatázz még egyszer ugyanott vagy egy azzal szomszédos szárazföldi területen.

card-ger_jet_fighters = Sugárhajtású vadászgépek
card-ger_jet_fighters-text = Valahányszor Gazdasági hadviselés kártyát játszanak ki ellened, a kijátszó ország 3 lapot dob el a húzópaklija tetejéről.

card-ger_superior_planning = Kiváló tervezés
card-ger_superior_planning-text = A Húzás fázisod kezdetén nézd meg a húzópaklid 3 legfelső lapját, és tedd vissza őket felülre tetszőleges sorrendben.

card-ger_swedish_iron_ore = Svéd vasérc
card-ger_swedish_iron_ore-text = A Pontozás fázisodban 1 GYP-t kapsz, ha van flottád a Balti-tengeren, és még 1-et, ha sereged is van Skandináviában. Flotta nélkül nem jár semmi.

card-ger_volksturm = Volkssturm
card-ger_volksturm-text = Amikor Szárazföldi csata kártyát játszol ki, csata helyett megszüntethetsz egy ellenséges sereget Németországban. Nem kell, hogy egységed álljon mellette.

card-ger_wolf_packs = Farkasfalkák
card-ger_wolf_packs-text = Ha egy olyan Gazdasági hadviselés kártya, amelynek nevében szerepel a „tengeralattjáró” szó, szövetséges országgal dobat el lapokat, az 1 lappal többet dob el, vagy 2-vel többet, ha van sereged Skandináviában. A japán Tengeralattjárókra is érvényes.

## Anglia

card-uk_build_army = { -build-army }
card-uk_build_army-text = { -build-army-text }
card-uk_build_navy = { -build-navy }
card-uk_build_navy-text = { -build-navy-text }
card-uk_land_battle = { -land-battle }
card-uk_land_battle-text = { -land-battle-text }
card-uk_sea_battle = { -sea-battle }
card-uk_sea_battle-text = { -sea-battle-text }

card-uk_bomber_command = Bombázóparancsnokság
card-uk_bomber_command-text = Válaszd Németországot vagy Olaszországot: 4 lapot dob el a húzópaklija tetejéről.

card-uk_malta_submarines = Máltai tengeralattjárók
card-uk_malta_submarines-text = Németország és Olaszország külön-külön választ: eldob 2 lapot a húzópaklija tetejéről, vagy leveszi saját flottáját a Földközi-tengerről.

card-uk_dutch_east_indies = Holland Kelet-India
card-uk_dutch_east_indies-text = Toborozz sereget Indonéziában, Új-Guineában vagy mindkettőn. Ezután toborozz flottát a Dél-kínai-tengeren.

card-uk_enigma = Enigma
card-uk_enigma-text = Válassz egy asztalon lévő német Státuszkártyát; el kell dobni.

card-uk_general_smuts_strengthens_ties_to_uk = Smuts tábornok szorosabbra fűzi kapcsolatait Angliával
card-uk_general_smuts_strengthens_ties_to_uk-text = Toborozz sereget Afrikában. Ezután toborozz flottát a Déli-óceánon vagy az Indiai-óceánon.

card-uk_increased_commonwealth_support = Növekvő nemzetközösségi támogatás
card-uk_increased_commonwealth_support-text = Toborozz sereget Ausztráliában, Kanadában vagy Indiában.

card-uk_king_peter_enthroned_in_yugoslavia = Péter király trónra lép Jugoszláviában
card-uk_king_peter_enthroned_in_yugoslavia-text = Szüntess meg egy tengelyhatalmi sereget a Balkánon. Ezután toborozz oda sereget.

card-uk_ledo_and_burma_roads = A ledói és a burmai út
card-uk_ledo_and_burma_roads-text = Szüntess meg egy tengelyhatalmi sereget Kínában. Ezután az USA sereget toboroz Szecsuanban.

card-uk_singapore = Szingapúr
card-uk_singapore-text = Toborozz sereget Délkelet-Ázsiában. Ezután toborozz flottát a Dél-kínai-tengeren.

card-uk_australia_forms_the_directorate_of_manpower = Ausztrália megalakítja a Munkaerő Igazgatóságot
card-uk_australia_forms_the_directorate_of_manpower-text = Ausztráliában akkor is építhetsz sereget, ha nincs mellette ellátott egységed.

card-uk_free_france = Szabad Franciaország
card-uk_free_france-text = Ahelyett, hogy a kezedből játszanál ki kártyát: dobj el 2 lapot a kezedből, és építs sereget Nyugat-Európában.

card-uk_lord_linlithgow_declares_india_to_be_at_war = Lord Linlithgow kijelenti, India hadba száll
card-uk_lord_linlithgow_declares_india_to_be_at_war-text = Indiában akkor is építhetsz sereget, ha nincs mellette ellátott egységed.

card-uk_mackenzie_king_drafts_the_national_resources_mobilization_act = King Mackenzie megírja a Nemzeti Erőforrások Mozgósítása törvényt
card-uk_mackenzie_king_drafts_the_national_resources_mobilization_act-text = Kanada neked, de csak neked, Utánpótlási Terület. Jelöld az Utánpótlási Terület jelzővel.

card-uk_rationing = Jegyrendszer
card-uk_rationing-text = Miután saját körödben kijátszottál egy kártyát: dobj el a kezedből 1 másik lapot, és tedd a kijátszott kártyát a húzópaklid aljára. GYP-vel soha nem fizethetsz érte.

card-uk_resistance = Ellenállás
card-uk_resistance-text = Ahelyett, hogy a kezedből játszanál ki kártyát: dobj el 2 lapot a kezedből, és csatázz Nyugat-Európában vagy Olaszországban.

card-uk_the_royal_navy = A Királyi Haditengerészet
card-uk_the_royal_navy-text = Körönként egyszer, miután tengeri területen csatáztál: dobj el 2 lapot a kezedből, és csatázz még egyszer ugyanott vagy egy azzal szomszédos tengeri területen.

card-uk_defensive_posture = Védelmi állás
card-uk_defensive_posture-text = Bármikor: válaszd ki egy ellátott seregedet. Ebben a körben nem vehető le a tábláról.

card-uk_destroyers = Romboló
card-uk_destroyers-text = Bármikor: válassz egy ellátott angol vagy amerikai flottát, amely ellátott angol sereg mellett áll. Ebben a körben nem vehető le a tábláról.

card-uk_loyal_to_the_crown = Koronahűség
card-uk_loyal_to_the_crown-text = Közvetlenül azután, hogy Ausztráliában, Indiában vagy Kanadában tengelyhatalmi sereget építettek vagy toboroztak: szüntesd meg azt a sereget.

card-uk_raf = RAF
card-uk_raf-text = Bármikor: válassz egy szövetséges sereget Angliában vagy egy ellátott szövetséges flottát az Északi-tengeren. Ebben a körben nem vehető le a tábláról.

## Japán

card-jpn_build_army = { -build-army }
card-jpn_build_army-text = { -build-army-text }
card-jpn_build_navy = { -build-navy }
card-jpn_build_navy-text = { -build-navy-text }
card-jpn_land_battle = { -land-battle }
card-jpn_land_battle-text = { -land-battle-text }
card-jpn_sea_battle = { -sea-battle }
card-jpn_sea_battle-text = { -sea-battle-text }

card-jpn_submarines_uk = Tengeralattjárók
card-jpn_submarines_uk-text = Anglia 1 lapot dob el a húzópaklija tetejéről. Azonnal kapsz 2 GYP-t.

card-jpn_submarines_us = Tengeralattjárók
card-jpn_submarines_us-text = Az USA 1 lapot dob el a húzópaklija tetejéről. Azonnal kapsz 2 GYP-t.

card-jpn_forward_bases = Előretolt támaszpontok
card-jpn_forward_bases-text = A Pontozás fázisodban 1 GYP-t kapsz minden seregedért, amely Hawaiion, Új-Zélandon vagy a Csendes-óceáni Északnyugaton áll.

card-jpn_greater_east_asia_co_prosperity_sphere = Nagy Kelet-ázsiai Közös Felvirágzási Övezet
card-jpn_greater_east_asia_co_prosperity_sphere-text = A Pontozás fázisodban 1 GYP-t kapsz minden seregedért, amely Indonéziában, Új-Guineában vagy Délkelet-Ázsiában áll.

card-jpn_imperial_designs = Birodalmi törekvések
card-jpn_imperial_designs-text = A Pontozás fázisodban 1 GYP-t kapsz, ha van sereged Iwo Jimán vagy a Fülöp-szigeteken; ha mindkettőn van, akkor is csak 1 GYP-t.

card-jpn_banzai_charge = Banzájroham
card-jpn_banzai_charge-text = Miután szárazföldi területen csatáztál: csatázz még egyszer ugyanott vagy egy azzal szomszédos szárazföldi területen.

card-jpn_battleship_repair = Csatahajók javítása
card-jpn_battleship_repair-text = Bármikor: válaszd ki egy ellátott flottádat. Ebben a körben nem vehető le a tábláról.

card-jpn_china_offensive = Kínai offenzíva
card-jpn_china_offensive-text = Miután Kínában, Szecsuanban vagy Délkelet-Ázsiában csatáztál: építhetsz egy sereget azon a területen, majd még egyet a másik kettő egyikén.

card-jpn_destroyer_transport = Csapatszállítás
card-jpn_destroyer_transport-text = Miután tengeri területen csatáztál: építs legfeljebb 2 sereget az azzal szomszédos szárazföldi területeken.

card-jpn_fall_of_singapore = Szingapúr eleste
card-jpn_fall_of_singapore-text = Miután Délkelet-Ázsiában csatáztál: szüntess meg egy szövetséges flottát a Dél-kínai-tengeren. Ezután toborozz oda flottát.

card-jpn_kamikaze = Kamikaze
card-jpn_kamikaze-text = Közvetlenül azután, hogy szövetséges flottát építettek egy olyan tengeren, amely szomszédos valamelyik egységeddel: szüntesd meg azt a flottát.

card-jpn_kwantung_army = Kvantung-hadsereg
card-jpn_kwantung_army-text = Bármikor: válaszd ki egy ellátott seregedet Kínában, Szecsuanban vagy Vlagyivosztokban. Ebben a körben nem vehető le a tábláról.

card-jpn_operation_ketsu_go = Ketsu-Go hadművelet
card-jpn_operation_ketsu_go-text = Bármikor: válassz egy tengelyhatalmi sereget Japánban vagy egy tengelyhatalmi flottát a Japán-tengeren. Ebben a körben nem vehető le a tábláról.

card-jpn_special_naval_landing_forces = Különleges haditengerészeti partraszállók
card-jpn_special_naval_landing_forces-text = Miután flottát építettél: építs legfeljebb 2 sereget az azzal szomszédos szárazföldi területeken.

card-jpn_surprise_attack = Meglepetés támadás
card-jpn_surprise_attack-text = Miután tengeri területen csatáztál: csatázhatsz még egy tengeri területen, majd csatázhatsz egy szárazföldi területen. Mindkettő bárhol lehet, ahol a csata szabályos.

card-jpn_truk = Truk
card-jpn_truk-text = Bármikor: ennek a körnek a végéig minden flottád ellátott, és ellátott minden olyan sereged is, amely a Csendes-óceán középső területével szomszédos szárazföldi területen áll.

## Szovjetunió

card-ussr_build_army = { -build-army }
card-ussr_build_army-text = { -build-army-text }
card-ussr_build_navy = { -build-navy }
card-ussr_build_navy-text = { -build-navy-text }
card-ussr_land_battle = { -land-battle }
card-ussr_land_battle-text = { -land-battle-text }
card-ussr_sea_battle = { -sea-battle }
card-ussr_sea_battle-text = { -sea-battle-text }

card-ussr_general_winter = Tél tábornok
card-ussr_general_winter-text = Szüntess meg összesen legfeljebb 2 ellenséges sereget Moszkvában, Oroszországban, Szibériában és Ukrajnában.

card-ussr_german_soviet_treaty = Német–szovjet megnemtámadási szerződés
card-ussr_german_soviet_treaty-text = Építs sereget Kelet-Európában, Ukrajnában vagy mindkettőben, tetszőleges sorrendben.

card-ussr_mao_tse_tung = Mao Ce-tung
card-ussr_mao_tse_tung-text = Szüntess meg egy ellenséges sereget Kínában vagy Szecsuanban.

card-ussr_titos_partisans = Tito partizánjai
card-ussr_titos_partisans-text = Szüntess meg egy tengelyhatalmi sereget a Balkánon. Ezután te vagy Anglia sereget toboroz oda; te döntöd el, melyikőtök.

card-ussr_trans_siberian_railroad = Transzszibériai vasút
card-ussr_trans_siberian_railroad-text = Egyenként vedd fel bármelyik seregedet, és rögtön építsd fel újra ott, ahol felépítheted. Csak az a sereg mozoghat, amelyik a kártya kijátszásakor már a táblán állt, és mindegyik csak egyszer.

card-ussr_vasilevsky_takes_command_in_the_far_east = Vaszilevszkij átveszi a parancsnokságot a Távol-Keleten
card-ussr_vasilevsky_takes_command_in_the_far_east-text = Toborozz sereget Vlagyivosztokban. Ezután szüntess meg egy ellenséges sereget Kínában.

card-ussr_defense_of_the_motherland = A szülőföld védelme
card-ussr_defense_of_the_motherland-text = Körönként egyszer, miután sereget építettél: dobj el 2 lapot a kezedből, és építs még egy sereget.

card-ussr_frontal_assault = Frontális támadás
card-ussr_frontal_assault-text = Körönként egyszer, miután szárazföldi területen csatáztál: dobj el 2 lapot a kezedből, és csatázz még egyszer ugyanott vagy egy azzal szomszédos szárazföldi területen.

card-ussr_guards = Gárda
card-ussr_guards-text = Ahelyett, hogy a kezedből játszanál ki kártyát: dobj el 2 lapot a kezedből, majd játssz ki egy Seregállítás kártyát a dobópaklidból.

card-ussr_scorched_earth = Felperzselt föld
card-ussr_scorched_earth-text = Ukrajna nem Utánpótlási Területe sem Németországnak, sem Olaszországnak: nem látja el egységeiket, és nem ad nekik pontot.

card-ussr_shverniks_evacuation_council = Svernyik evakuációs tanácsa
card-ussr_shverniks_evacuation_council-text = Seregeid mindig ellátottak. Építeni továbbra is csak Moszkvában vagy ellátott egységed mellett lehet őket, és a flottádnak továbbra is utánpótlási vonal kell.

card-ussr_stavka_forms_artillery_corps = A Stavka megalakítja a tüzérségi hadtestet
card-ussr_stavka_forms_artillery_corps-text = Miután szárazföldi területen csatáztál: dobj el 1 lapot a húzópaklid tetejéről, és vedd le az ott maradt összes sereget; úgy számít, hogy velük is csatáztál. Csatánként egyszer.

card-ussr_women_conscripts = Női sorkatonák
card-ussr_women_conscripts-text = Amikor egy általad kijátszott Seregállítás kártya a dobópaklidba kerülne, helyette a húzópaklid tetejére teheted.

card-ussr_leningrad = Leningrád
card-ussr_leningrad-text = Bármikor: az Oroszországban álló szovjet sereg ebben a körben nem vehető le a tábláról.

card-ussr_moscow = Moszkva
card-ussr_moscow-text = Bármikor: a Moszkvában álló szovjet sereg ebben a körben nem vehető le a tábláról.

card-ussr_rasputitsa = Dágvány
card-ussr_rasputitsa-text = Közvetlenül azután, hogy Moszkvában vagy egy azzal szomszédos szárazföldi területen tengelyhatalmi sereget építettek vagy toboroztak: szüntesd meg azt a sereget.

card-ussr_stalingrad = Sztálingrád
card-ussr_stalingrad-text = Bármikor: az Ukrajnában álló szovjet sereg ebben a körben nem vehető le a tábláról.

## Olaszország

card-ita_build_army = { -build-army }
card-ita_build_army-text = { -build-army-text }
card-ita_build_navy = { -build-navy }
card-ita_build_navy-text = { -build-navy-text }
card-ita_land_battle = { -land-battle }
card-ita_land_battle-text = { -land-battle-text }
card-ita_sea_battle = { -sea-battle }
card-ita_sea_battle-text = { -sea-battle-text }

card-ita_decima_flottiglia_mas = Decima Flottiglia MAS (békaemberek)
card-ita_decima_flottiglia_mas-text = Anglia 1 lapot dob el a húzópaklija tetejéről. Azonnal kapsz 1 GYP-t.

card-ita_regia_marina_closes_shipping_lanes = A Regia Marina lezárja a hajózási útvonalakat
card-ita_regia_marina_closes_shipping_lanes-text = Csak akkor, ha van flottád a Földközi-tengeren. Anglia 1 lapot dob el a húzópaklija tetejéről. Azonnal kapsz 2 GYP-t.

card-ita_afrika_korps = Afrika Korps
card-ita_afrika_korps-text = Németország sereget toboroz Észak-Afrikában. Ezután flottát toboroz a Földközi-tengeren.

card-ita_division_azul = Kék hadosztály
card-ita_division_azul-text = Egy véletlenszerűen kiválasztott, képpel lefelé fekvő szovjet Reakciókártyát megnézetlenül el kell dobni.

card-ita_german_aid_in_greece = Német segítség Görögországban
card-ita_german_aid_in_greece-text = Szüntess meg egy szövetséges sereget a Balkánon. Ezután Németország sereget toboroz oda.

card-ita_german_reinforcements_counterattack = A német erősítés ellentámad
card-ita_german_reinforcements_counterattack-text = Szüntess meg egy szövetséges sereget Olaszországban.

card-ita_italian_east_africa = Olasz Kelet-Afrika
card-ita_italian_east_africa-text = Toborozz sereget Észak-Afrikában. Ezután toborozz flottát a Bengáli-öbölben.

card-ita_italy_attacks_communists = Olaszország a kommunistákra támad
card-ita_italy_attacks_communists-text = Építs sereget Oroszországban, Ukrajnában vagy mindkettőben, tetszőleges sorrendben.

card-ita_plunder = Zsákmány
card-ita_plunder-text = Azonnal kapsz 1 GYP-t minden egységedért – seregért és flottáért egyaránt –, amely nem Olaszországban áll.

card-ita_anti_communist_sentiment = Kommunista ellenes hangulat
card-ita_anti_communist_sentiment-text = A Pontozás fázisodban 1 GYP-t kapsz, ha van sereged Oroszországban vagy Ukrajnában; ha mindkettőben van, akkor is csak 1 GYP-t.

card-ita_balkan_resources = Balkáni nyersanyagok
card-ita_balkan_resources-text = A Pontozás fázisodban 1 GYP-t kapsz, ha van sereged a Balkánon.

card-ita_bravado = Vakmerőség
card-ita_bravado-text = Ahelyett, hogy a kezedből játszanál ki kártyát: dobj el 3 lapot a kezedből, majd játssz ki egy Szárazföldi csata kártyát a dobópaklidból.

card-ita_impero_italiano = Impero Italiano
card-ita_impero_italiano-text = A Pontozás fázisodban 1 GYP-t kapsz Afrikáért, Észak-Afrikáért és a Közel-Keletért külön-külön, ha olasz vagy német sereg áll ott.

card-ita_mare_nostrum = A Mi Tengerünk
card-ita_mare_nostrum-text = A Pontozás fázisodban 1 GYP-t kapsz minden táblán lévő flottádért.

card-ita_monte_cassino = Monte Cassino
card-ita_monte_cassino-text = Bármikor: az Olaszországban álló német sereg ebben a körben nem vehető le a tábláról.

card-ita_romanian_reinforcements = Román erősítések
card-ita_romanian_reinforcements-text = Amikor egy ellátott német sereg lekerült a tábláról: azonnal toborozz sereget a helyére.

card-ita_skilled_pilots = Képzett pilóták
card-ita_skilled_pilots-text = Amikor a Szövetségesek olyan Gazdasági hadviselés kártyát játszanak ki ellened, amelynek nevében szerepel a „bombázó” szó: rád nincs hatása.

## Egyesült Államok

card-usa_build_army = { -build-army }
card-usa_build_army-text = { -build-army-text }
card-usa_build_navy = { -build-navy }
card-usa_build_navy-text = { -build-navy-text }
card-usa_land_battle = { -land-battle }
card-usa_land_battle-text = { -land-battle-text }
card-usa_sea_battle = { -sea-battle }
card-usa_sea_battle-text = { -sea-battle-text }

card-usa_bombers = Bombázók
card-usa_bombers-text = Válassz egy tengelyhatalmi országot, amelynek Induló Területe legfeljebb 3 területre van valamelyik seregedtől. 4 lapot dob el a húzópaklija tetejéről.

card-usa_firestorm_bombers = Tűzvihar-bombázók
card-usa_firestorm_bombers-text = Válassz egy tengelyhatalmi országot, amelynek Induló Területe szomszédos valamelyik seregeddel vagy flottáddal. 7 lapot dob el a húzópaklija tetejéről.

card-usa_heavy_bombers = Nehézbombázók
card-usa_heavy_bombers-text = Válassz egy tengelyhatalmi országot, amelynek Induló Területe legfeljebb 2 területre van valamelyik seregedtől. 5 lapot dob el a húzópaklija tetejéről.

card-usa_arsenal_of_democracy = A demokrácia fegyverzete
card-usa_arsenal_of_democracy-text = Anglia építhet egy sereget és egy flottát, tetszőleges sorrendben.

card-usa_fleet_deployed_to_pearl_harbor = Flotta telepítése Pearl Harborba
card-usa_fleet_deployed_to_pearl_harbor-text = Ebben a sorrendben építhetsz: flottát a Csendes-óceán keleti részén, flottát a Csendes-óceán északi részén, sereget Hawaiion. Amelyik építés nem szabályos, amikor sorra kerül, az kimarad.

card-usa_free_french_allies = Szabad francia szövetségesek
card-usa_free_french_allies-text = Anglia legfeljebb 3 sereget építhet, egyet-egyet Afrikában, Észak-Afrikában és Nyugat-Európában, tetszőleges sorrendben.

card-usa_lend_lease = Kölcsönbérlet
card-usa_lend_lease-text = Anglia kijátszhat egy kártyát a kezéből; ha megteszi, utána húz egyet. Ezután eldobhatsz 3 lapot a húzópaklid tetejéről, hogy ezt a kártyát visszatedd a tetejére.

card-usa_magic = Mágia
card-usa_magic-text = Dobass el egy asztalon lévő japán kártyát: egy általad választott Státuszkártyát vagy egy véletlenszerűen kiválasztott, képpel lefelé fekvő Reakciókártyát.

card-usa_murmansk_convoy = Murmanszki konvoj
card-usa_murmansk_convoy-text = A Szovjetunió sereget toboroz Oroszországban. Ezután építhet egy sereget.

card-usa_patton_advances = Patton előretör
card-usa_patton_advances-text = Építhetsz sereget Nyugat-Európában. Ezután csatázhatsz Németországban vagy Olaszországban.

card-usa_theater_shift = Hadszíntér-váltás
card-usa_theater_shift-text = Egyenként vedd fel bármelyik egységedet, és rögtön építsd fel újra ott, ahol felépítheted. Csak az a sereg és flotta mozoghat, amelyik a kártya kijátszásakor már a táblán állt, és mindegyik csak egyszer.

card-usa_aircraft_carriers = Repülőgép-hordozók
card-usa_aircraft_carriers-text = Körönként egyszer, miután tengeri területen csatáztál: dobj el 1 lapot a húzópaklid tetejéről, és építs flottát azon a területen.

card-usa_american_volunteer_group_expands = Az Amerikai Önkéntes Csoport (AVG) bővítése
card-usa_american_volunteer_group_expands-text = Szecsuan neked, de csak neked, Utánpótlási Terület; jelöld az Utánpótlási Terület jelzővel. Akkor is építhetsz ott sereget, ha nincs mellette ellátott egységed.

card-usa_amphibious_landings = Partraszállások
card-usa_amphibious_landings-text = Miután ellátott flottáddal szomszédos szárazföldi területen csatáztál: dobj el 1 lapot a húzópaklid tetejéről, és építs sereget azon a területen. Minden ilyen csata után megteheted.

card-usa_flexible_resources = Rugalmas erőforrások
card-usa_flexible_resources-text = Ahelyett, hogy a kezedből játszanál ki kártyát: dobj el 4 lapot a húzópaklid tetejéről, majd játssz ki egy bármilyen kártyát a dobópaklidból.

card-usa_flying_fortresses = Repülő erődök
card-usa_flying_fortresses-text = Minden tengelyhatalmi ország, amellyel Gazdasági hadviselés kártyád lapokat dobat el, 1 lappal többet dob el.

card-usa_radar = Radar
card-usa_radar-text = Amikor egy ellátott flottád lekerülne a tábláról: dobj el 3 lapot a húzópaklid tetejéről, és a flotta a helyén marad. Akárhányszor megteheted.

card-usa_rosie_the_riveter = Rosie, a szegecselőlány
card-usa_rosie_the_riveter-text = A Dobás fázisodban legfeljebb 2 lapot a kezedből a húzópaklid aljára tehetsz.

card-usa_superior_shipyards = Kiváló hajógyárak
card-usa_superior_shipyards-text = Körönként egyszer, miután flottát építettél: dobj el 1 lapot a húzópaklid tetejéről, és építs még egy flottát.

card-usa_wartime_production = Hadi termelés
card-usa_wartime_production-text = Körönként egyszer, miután sereget építettél: dobj el 1 lapot a húzópaklid tetejéről, és építs még egy sereget.
