# WG35, magyarul: seregek, egységeik és szabályaik.

## Német gyalogság 1939-45

army-germany_1939_45 = Német gyalogság 1939–45
army-germany_1939_45-text = Sorozott gyalogság a háború legjobb rajgéppuskájával: a raj azért harcol, hogy a géppuska mindig lőhessen.
unit-de_leutnant = Hadnagy (Leutnant)
unit-de_schutze = Lövész (Schütze)
unit-de_volkssturm = Népfelkelő (Volkssturm)
unit-de_unteroffizier = Altiszt (Unteroffizier)
unit-de_mg = Géppuskás (MG-Schütze)
unit-de_sniper = Mesterlövész (Scharfschütze)
unit-de_medic = Szanitéc (Sanitäter)
unit-de_mortar = Gránátvetős
unit-de_ally_honved = Magyar szövetséges honvéd
unit-de_ally_hiwi = Keleti segéderő (Hiwi)

## Vörös Hadsereg lövészei 1941-45

army-soviet_1941_45 = Vörös Hadsereg lövészei 1941–45
army-soviet_1941_45-text = Szívós, sok és olcsó lövész, a háború vége felé sok géppisztollyal és egyetlen parancsnoki lánccal.
unit-su_lieutenant = Hadnagy (lejtyenant)
unit-su_rifleman = Vöröskatona
unit-su_militia = Népfelkelő (opolcsenyec)
unit-su_assault = Rohamutász
unit-su_sergeant = Őrmester (szerzsant)
unit-su_politruk = Politikai tiszt (politruk)
unit-su_dp = Golyószórós (DP)
unit-su_maxim = Géppuskás (Maxim)
unit-su_sniper = Mesterlövész (sznajper)
unit-su_medic = Egészségügyis (szanyitar)
unit-su_ptrd = Páncéltörő puskás
unit-su_mortar = Aknavetős (50 mm)
unit-su_ally_partisan = Szovjet partizán

## Magyar Királyi Honvédség 1941-45

army-hungary_1941_45 = Magyar Királyi Honvédség 1941–45
army-hungary_1941_45-text = Megbízható lövészek, jó géppisztoly kevés kézben; 1944–45-ben hazai földön harcolnak.
unit-hu_hadnagy = Hadnagy
unit-hu_honved = Honvéd
unit-hu_levente = Levente kisegítő
unit-hu_huszar = Lóról szállt huszár
unit-hu_ormester = Őrmester
unit-hu_golyoszoros = Golyószórós
unit-hu_geppuskas = Géppuskás
unit-hu_mesterlovesz = Távcsöves puskás mesterlövész
unit-hu_szanitec = Szanitéc
unit-hu_nehezpuskas = Nehézpuskás
unit-hu_granatvetos = Gránátvetős
unit-hu_ally_german = Német szövetséges lövész

## Brit kommandósok és ejtőernyősök 1941-45

army-uk_commando_1941_45 = Brit kommandósok és ejtőernyősök 1941–45
army-uk_commando_1941_45-text = Önkéntesek, keményen kiképezve és kevesen; minden veszteség fáj.
unit-uk_captain = Százados (Captain)
unit-uk_commando = Kommandós
unit-uk_sergeant = Őrmester (Sergeant)
unit-uk_bren = Golyószórós (Bren)
unit-uk_sniper = Mesterlövész
unit-uk_medic = Szanitéc
unit-uk_piat = PIAT-kezelő
unit-uk_mortar = Aknavetős (2 hüvelykes)
unit-uk_ally_resistance = Helyi ellenálló

## Amerikai ejtőernyősök 1942-45

army-us_airborne_1942_45 = Amerikai ejtőernyősök 1942–45
army-us_airborne_1942_45-text = Harcias önkéntesek öntöltő puskákkal: kevés ember, sok tűz.
unit-us_lieutenant = Hadnagy (Lieutenant)
unit-us_paratrooper = Ejtőernyős
unit-us_sergeant = Őrmester (Sergeant)
unit-us_bar = BAR-kezelő
unit-us_mg = Géppuskás (M1919A6)
unit-us_sniper = Mesterlövész
unit-us_medic = Szanitéc (Medic)
unit-us_bazooka = Bazooka-kezelő
unit-us_mortar = Aknavetős (60 mm)
unit-us_ally_resistance = Helyi ellenálló

## Jugoszláv partizánok 1941-45

army-yugoslav_partisans_1941_45 = Jugoszláv partizánok 1941–45
army-yugoslav_partisans_1941_45-text = Harcosok a saját hegyeik között, azzal, amit zsákmányoltak.
unit-yu_komandant = Parancsnok (komandant)
unit-yu_partizan = Partizán
unit-yu_recruit = Új önkéntes
unit-yu_commissar = Politikai biztos (komesar)
unit-yu_mitraljezac = Golyószórós (puškomitraljezac)
unit-yu_bombas = Gránátos (bombaš)
unit-yu_sharpshooter = Hegyi vadász
unit-yu_medic = Ápolónő (bolničarka)
unit-yu_ally_soe = Szövetséges összekötő

## Lengyel Honi Hadsereg 1942-44

army-polish_home_army_1942_44 = Lengyel Honi Hadsereg 1942–44
army-polish_home_army_1942_44-text = A városok földalatti hadserege: házilag készült fegyverek, pincék, csatornák.
unit-pl_porucznik = Főhadnagy (porucznik)
unit-pl_insurgent = Felkelő (powstaniec)
unit-pl_scout = Szürke Sorok futára
unit-pl_sergeant = Szakaszvezető (sierżant)
unit-pl_browning = Golyószórós
unit-pl_piat = PIAT-kezelő
unit-pl_medic = Szanitéclány (sanitariuszka)
unit-pl_sharpshooter = Mesterlövész

## Seregek szabályai

armyrule-gun_first-text = A hevederes fegyver segítője legfeljebb { $mm } mm-re állhat.
armyrule-urra-text = A közlegények a Hurrá! taktikapróbájához a politikai tiszt parancsnoki zónáját is használhatják, nemcsak a tisztekét és őrmesterekét.
armyrule-stubborn_defence-text = A sereg nemzetéhez tartozó figura épületben vagy lövészárokban +{ $Mo } Mo-t kap a kiesések miatti morálpróbákon.
armyrule-cliff_climbers-text = A figurák az akadályra felmászva a magasság { $numerator }/{ $denominator } részét fizetik.
armyrule-drop_zone-text = A felállás után egy közlegény legfeljebb { $mm } mm-rel áthelyezhető, de nem az ellenségtől { $from_enemy_mm } mm-en belülre.
armyrule-sewers-text = A Titkos átjáró két csatornafedél közötti mozgásra is kijátszható, mintha { $mm } mm-re volnának egymástól.

## Kész seregek

sample-rifle_section_1941 = Lövészraj 1941
sample-late_war_section_1944 = Kései raj 1944
sample-rifle_section_1942 = Lövészraj 1942
sample-assault_group_1944 = Rohamcsoport 1944
sample-don_bend_1942 = Lövészraj a Don-kanyarban 1942
sample-budapest_1944 = Budapest 1944
sample-raiding_party_1943 = Portyázó csoport 1943
sample-parachute_squad_1944 = Ejtőernyős raj 1944
sample-mountain_company_1943 = Hegyi század 1943
sample-warsaw_platoon_1944 = Varsói szakasz 1944
