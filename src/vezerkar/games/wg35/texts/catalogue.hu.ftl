## A játék a polcon

game-title = WG35
game-blurb = Egy tucatnyi katona 1/35-ben, egy asztalon, amelyet magad is megépíthetnél: minden katona külön mozog és lő, minden fal és ablak számít, és a kártyákat mindkét fél ismeri.
game-players = 2

bot-greedy = Közepes
bot-greedy-note = Gyors és józan: a küldetés feladatán dolgozik, fedezékben marad, oda lő, ahol megéri, és ellátja a sebesültjeit.
bot-captain = Nehéz
bot-captain-note = Úgy ítél, mint a közepes, de több ezer csatában behangolt számokkal: szívesebben lő, leginkább arra, aki ebben a körben még cselekedhet, és az ő tüzét kerüli. Gyors.
bot-search = Előrelátó (kísérleti)
bot-search-note = Mielőtt dönt, legjobb ötleteit sok kockadobással, néhány aktiválásra előre végigjátssza.

## Oldalak

seat-a = A oldal
seat-b = B oldal

## Beállítások

option-mission = Küldetés
option-mission-battle_13 = { mission-battle_13 }
option-mission-objective_capture = { mission-objective_capture }
option-mission-raid = { mission-raid }
option-mission-loot = { mission-loot }
option-mission-last_stand = { mission-last_stand }
option-mission-ambush = { mission-ambush }
option-table = Asztal
option-table-mission = Amelyiket a küldetés kéri
option-table-village_crossroads = { table-village_crossroads }
option-table-farm_orchard = { table-farm_orchard }
option-table-forest_road = { table-forest_road }
option-table-ruined_town = { table-ruined_town }
option-table-river_crossing = { table-river_crossing }
option-table-hill_trenches = { table-hill_trenches }
option-army_a = Az A oldal serege
option-army_a-choose = A játékos állítja össze
option-army_a-rifle_section_1941 = Németek: { sample-rifle_section_1941 }
option-army_a-late_war_section_1944 = Németek: { sample-late_war_section_1944 }
option-army_a-rifle_section_1942 = Vörös Hadsereg: { sample-rifle_section_1942 }
option-army_a-assault_group_1944 = Vörös Hadsereg: { sample-assault_group_1944 }
option-army_a-don_bend_1942 = Magyarok: { sample-don_bend_1942 }
option-army_a-budapest_1944 = Magyarok: { sample-budapest_1944 }
option-army_a-raiding_party_1943 = Britek: { sample-raiding_party_1943 }
option-army_a-parachute_squad_1944 = Amerikaiak: { sample-parachute_squad_1944 }
option-army_a-mountain_company_1943 = Jugoszláv partizánok: { sample-mountain_company_1943 }
option-army_a-warsaw_platoon_1944 = Lengyel Honi Hadsereg: { sample-warsaw_platoon_1944 }
option-army_b = A B oldal serege
option-army_b-choose = A játékos állítja össze
option-army_b-rifle_section_1941 = Németek: { sample-rifle_section_1941 }
option-army_b-late_war_section_1944 = Németek: { sample-late_war_section_1944 }
option-army_b-rifle_section_1942 = Vörös Hadsereg: { sample-rifle_section_1942 }
option-army_b-assault_group_1944 = Vörös Hadsereg: { sample-assault_group_1944 }
option-army_b-don_bend_1942 = Magyarok: { sample-don_bend_1942 }
option-army_b-budapest_1944 = Magyarok: { sample-budapest_1944 }
option-army_b-raiding_party_1943 = Britek: { sample-raiding_party_1943 }
option-army_b-parachute_squad_1944 = Amerikaiak: { sample-parachute_squad_1944 }
option-army_b-mountain_company_1943 = Jugoszláv partizánok: { sample-mountain_company_1943 }
option-army_b-warsaw_platoon_1944 = Lengyel Honi Hadsereg: { sample-warsaw_platoon_1944 }
option-points = Egy sereg pontértéke
option-points-mission = Ahogy a küldetés mondja
option-points-200 = 200
option-points-250 = 250
option-points-300 = 300
option-points-350 = 350
option-points-400 = 400
option-points-500 = 500
option-points-600 = 600
option-rounds = Hossz
option-rounds-mission = Ahogy a küldetés mondja
option-rounds-6 = Legfeljebb 6 kör
option-rounds-8 = Legfeljebb 8 kör
option-rounds-10 = Legfeljebb 10 kör
option-rounds-12 = Legfeljebb 12 kör
option-rounds-15 = Legfeljebb 15 kör
option-draw = Ha mindkét fél egyszerre éri el a győzelmi pontjait, és egyenlők
option-draw-off = Játszanak tovább
option-draw-on = Döntetlen
option-melee_shock = Sokk a közelharcban
option-melee_shock-on = Van: a találó ütés sokkol
option-melee_shock-off = Nincs
option-vision_arc = Mit lát az a figura, amelyik éppen nincs aktiválva
option-vision_arc-180 = Ami előtte van
option-vision_arc-360 = Mindent maga körül
option-distance_scale = Meddig érnek el a fegyverek
option-distance_scale-100 = Ameddig a leírásuk szól
option-distance_scale-70 = Annak hét tizedéig
