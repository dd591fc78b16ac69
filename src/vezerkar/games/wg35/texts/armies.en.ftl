# WG35 in English: army lists, their units and rules.

## German infantry 1939-45

army-germany_1939_45 = German infantry 1939-45
army-germany_1939_45-text = Conscript infantry with the best squad machine-gun of the war: the section fights to keep the gun fed and firing.
unit-de_leutnant = Leutnant
unit-de_schutze = Schütze
unit-de_volkssturm = Volkssturm man
unit-de_unteroffizier = Unteroffizier
unit-de_mg = Machine-gunner
unit-de_sniper = Marksman
unit-de_medic = Sanitäter
unit-de_mortar = Light mortar crewman
unit-de_ally_honved = Hungarian ally
unit-de_ally_hiwi = Eastern auxiliary

## Red Army rifle troops 1941-45

army-soviet_1941_45 = Red Army rifle troops 1941-45
army-soviet_1941_45-text = Hardy, plentiful and cheap riflemen, many sub-machine-guns later in the war, a single chain of command.
unit-su_lieutenant = Lieutenant
unit-su_rifleman = Red Army rifleman
unit-su_militia = Militiaman
unit-su_assault = Assault engineer
unit-su_sergeant = Sergeant
unit-su_politruk = Political officer
unit-su_dp = DP gunner
unit-su_maxim = Maxim gunner
unit-su_sniper = Sniper
unit-su_medic = Medical orderly
unit-su_ptrd = Anti-tank rifleman
unit-su_mortar = 50 mm mortar crewman
unit-su_ally_partisan = Soviet partisan

## Royal Hungarian Army 1941-45

army-hungary_1941_45 = Royal Hungarian Army 1941-45
army-hungary_1941_45-text = Steady riflemen with a good sub-machine-gun in few hands; in 1944-45 they fight on home soil.
unit-hu_hadnagy = Second lieutenant
unit-hu_honved = Honvéd rifleman
unit-hu_levente = Levente auxiliary
unit-hu_huszar = Dismounted hussar
unit-hu_ormester = Sergeant
unit-hu_golyoszoros = Light machine-gunner
unit-hu_geppuskas = Machine-gunner
unit-hu_mesterlovesz = Marksman
unit-hu_szanitec = Medical orderly
unit-hu_nehezpuskas = Heavy rifleman
unit-hu_granatvetos = 50 mm mortar crewman
unit-hu_ally_german = German ally

## British Commandos and paratroopers 1941-45

army-uk_commando_1941_45 = British Commandos and paratroopers 1941-45
army-uk_commando_1941_45-text = Volunteers, hard trained and few; every loss hurts.
unit-uk_captain = Captain
unit-uk_commando = Commando
unit-uk_sergeant = Sergeant
unit-uk_bren = Bren gunner
unit-uk_sniper = Sniper
unit-uk_medic = Medical orderly
unit-uk_piat = PIAT gunner
unit-uk_mortar = 2-inch mortar man
unit-uk_ally_resistance = Local resistance fighter

## US paratroopers 1942-45

army-us_airborne_1942_45 = US paratroopers 1942-45
army-us_airborne_1942_45-text = Aggressive volunteers with self-loading rifles: few men, a lot of fire.
unit-us_lieutenant = Lieutenant
unit-us_paratrooper = Paratrooper
unit-us_sergeant = Sergeant
unit-us_bar = BAR gunner
unit-us_mg = Machine-gunner
unit-us_sniper = Sniper
unit-us_medic = Medic
unit-us_bazooka = Bazooka gunner
unit-us_mortar = 60 mm mortar man
unit-us_ally_resistance = Local resistance fighter

## Yugoslav partisans 1941-45

army-yugoslav_partisans_1941_45 = Yugoslav partisans 1941-45
army-yugoslav_partisans_1941_45-text = Fighters on their own hills with whatever they have captured.
unit-yu_komandant = Commander
unit-yu_partizan = Partisan
unit-yu_recruit = New volunteer
unit-yu_commissar = Commissar
unit-yu_mitraljezac = Machine-gunner
unit-yu_bombas = Bomber
unit-yu_sharpshooter = Mountain hunter
unit-yu_medic = Nurse
unit-yu_ally_soe = Allied liaison

## Polish Home Army 1942-44

army-polish_home_army_1942_44 = Polish Home Army 1942-44
army-polish_home_army_1942_44-text = An underground army of the cities: home-made guns, cellars, sewers.
unit-pl_porucznik = Lieutenant
unit-pl_insurgent = Insurgent
unit-pl_scout = Grey Ranks courier
unit-pl_sergeant = Sergeant
unit-pl_browning = Light machine-gunner
unit-pl_piat = PIAT gunner
unit-pl_medic = Orderly
unit-pl_sharpshooter = Marksman

## Rules of armies

armyrule-gun_first-text = The helper of a belt-fed weapon may stand up to { $mm } mm away.
armyrule-urra-text = Privates use the command zone of a political officer for the tactic test of Hurrah!, as they do that of officers and sergeants.
armyrule-stubborn_defence-text = A figure of the army's own people inside a building or a trench has +{ $Mo } Mo in Morale tests caused by casualties.
armyrule-cliff_climbers-text = Figures climb up obstacles at { $numerator }/{ $denominator } of the height.
armyrule-drop_zone-text = After deployment one private may be placed anew up to { $mm } mm away, not within { $from_enemy_mm } mm of an enemy.
armyrule-sewers-text = Secret passage may also be played to move from one manhole to another as if they were { $mm } mm apart.

## Ready rosters

sample-rifle_section_1941 = Rifle section 1941
sample-late_war_section_1944 = Late-war section 1944
sample-rifle_section_1942 = Rifle section 1942
sample-assault_group_1944 = Assault group 1944
sample-don_bend_1942 = Rifle section, Don bend 1942
sample-budapest_1944 = Budapest 1944
sample-raiding_party_1943 = Raiding party 1943
sample-parachute_squad_1944 = Parachute squad 1944
sample-mountain_company_1943 = Mountain company 1943
sample-warsaw_platoon_1944 = Warsaw platoon 1944
