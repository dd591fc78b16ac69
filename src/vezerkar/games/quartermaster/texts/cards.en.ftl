# Quartermaster General: the words of the cards.

## Types of cards, and the four cards that every country has

-build-army = Build Army
-build-navy = Build Navy
-land-battle = Land Battle
-sea-battle = Sea Battle

-build-army-text = Put one of your free Armies in your Home space or in a land space next to a supplied piece of yours. It must be supplied there, and neither an enemy piece nor another Army of yours may be there. Instead you may name an Army you already have in such a space: it counts as built anew.
-build-navy-text = Put one of your free Navies in a sea space next to a supplied piece of yours. It must be supplied there: linked to one of your Supply spaces by pieces of yours, and next to a land space with an Army of your team. Neither an enemy piece nor another Navy of yours may be there. Instead you may name a Navy you already have in such a space: it counts as built anew.
-land-battle-text = Choose a land space next to a supplied Army or Navy of yours and remove one enemy Army from it. You may also battle an empty space, but never one with a piece of your own team.
-sea-battle-text = Choose a sea space next to a supplied Army or Navy of yours and remove one enemy Navy from it. Across a strait a sea is next to yours only while the strait is open to your team. You may also battle an empty space, but never one with a piece of your own team.

card-type-build_army = { -build-army }
card-type-build_navy = { -build-navy }
card-type-land_battle = { -land-battle }
card-type-sea_battle = { -sea-battle }
card-type-economic_warfare = Economic Warfare
card-type-event = Event
card-type-status = Status
card-type-response = Response

## Germany

card-ger_build_army = { -build-army }
card-ger_build_army-text = { -build-army-text }
card-ger_build_navy = { -build-navy }
card-ger_build_navy-text = { -build-navy-text }
card-ger_land_battle = { -land-battle }
card-ger_land_battle-text = { -land-battle-text }
card-ger_sea_battle = { -sea-battle }
card-ger_sea_battle-text = { -sea-battle-text }

card-ger_submarines_uk = Submarines
card-ger_submarines_uk-text = Only if you have a piece in a space next to the North Sea. The UK discards 3 from the top of its draw deck. Score 1 VP at once.

card-ger_submarines_us = Submarines
card-ger_submarines_us-text = Only if you have a piece in a space next to the North Sea. The USA discards 3 from the top of its draw deck, or 5 if you have a Navy in the North Sea. Score 1 VP at once.

card-ger_submarines_ussr = Submarines
card-ger_submarines_ussr-text = The USSR discards 2 from the top of its draw deck, or 5 if you have an Army in Scandinavia. Score 1 VP at once.

card-ger_v_weapons = V-Weapons
card-ger_v_weapons-text = Only if you have an Army in a land space next to the North Sea. The UK discards 2 from the top of its draw deck. Score 2 VP at once.

card-ger_broad_front = Broad Front
card-ger_broad_front-text = Fight up to three land battles, one after the other, each against a different Soviet Army that was next to an Army of yours when your turn began. Each must be a legal battle when you fight it.

card-ger_forced_conscription = Forced Conscription
card-ger_forced_conscription-text = Recruit 1 or 2 Armies in Germany or in land spaces next to it.

card-ger_guns_and_butter = Guns and Butter
card-ger_guns_and_butter-text = Search your draw deck for a Build Army, Build Navy, Land Battle or Sea Battle card and play it now. Then shuffle your draw deck.

card-ger_military_dictatorships_in_the_balkans = Military Dictatorships in the Balkans
card-ger_military_dictatorships_in_the_balkans-text = Italy recruits an Army in the Balkans. Then eliminate an Allied Army in Ukraine.

card-ger_plunder = Plunder
card-ger_plunder-text = Score 1 VP at once for each of your Armies outside Germany.

card-ger_production_initiative = Production Initiative
card-ger_production_initiative-text = Search your draw deck for a Status card and put it into play. Then shuffle your draw deck.

card-ger_the_autobahn = The Autobahn
card-ger_the_autobahn-text = One at a time, pick up any of your Armies and build each again at once, wherever you may build it. Only Armies that were on the board when you played this card may move, each of them once.

card-ger_abundant_resources = Abundant Resources
card-ger_abundant_resources-text = In your Victory step, score 1 VP if you have an Army in Ukraine.

card-ger_atlantic_wall = Atlantic Wall
card-ger_atlantic_wall-text = Each time an Axis Army in Western Europe is battled, the country that battles it discards 3 from the top of its draw deck.

card-ger_bias_for_action = Bias for Action
card-ger_bias_for_action-text = Once per turn, when you have built an Army: discard 1 from the top of your draw deck to battle a land space next to the space of that build.

card-ger_blitzkrieg = Blitzkrieg
card-ger_blitzkrieg-text = Once per turn, when you have battled a land space: discard 1 from the top of your draw deck to build an Army in that space.

card-ger_conscription = Conscription
card-ger_conscription-text = Instead of playing a card from your hand: discard 2 from the top of your draw deck, then play a Build Army card from your discard pile.

card-ger_dive_bombers = Dive Bombers
card-ger_dive_bombers-text = Once per turn, when you have battled a land space: discard 1 from the top of your draw deck to battle that space again or a land space next to it.

card-ger_jet_fighters = Jet Fighters
card-ger_jet_fighters-text = Each time an Economic Warfare card is played against you, the country that played it discards 3 from the top of its draw deck.

card-ger_superior_planning = Superior Planning
card-ger_superior_planning-text = When your Draw step begins, look at the top 3 cards of your draw deck and put them back on top in any order.

card-ger_swedish_iron_ore = Swedish Iron Ore
card-ger_swedish_iron_ore-text = In your Victory step, score 1 VP if you have a Navy in the Baltic Sea; score 1 more if you also have an Army in Scandinavia. Without the Navy you score nothing.

card-ger_volksturm = Volksturm
card-ger_volksturm-text = When you play a Land Battle card, you may eliminate an enemy Army in Germany instead of battling. You need no piece next to it.

card-ger_wolf_packs = Wolf Packs
card-ger_wolf_packs-text = When an Economic Warfare card with “Submarine” in its name makes an Allied country discard, that country discards 1 card more, or 2 more if you have an Army in Scandinavia. Japan's Submarines count as well.

## United Kingdom

card-uk_build_army = { -build-army }
card-uk_build_army-text = { -build-army-text }
card-uk_build_navy = { -build-navy }
card-uk_build_navy-text = { -build-navy-text }
card-uk_land_battle = { -land-battle }
card-uk_land_battle-text = { -land-battle-text }
card-uk_sea_battle = { -sea-battle }
card-uk_sea_battle-text = { -sea-battle-text }

card-uk_bomber_command = Bomber Command
card-uk_bomber_command-text = Choose Germany or Italy. It discards 4 from the top of its draw deck.

card-uk_malta_submarines = Malta Submarines
card-uk_malta_submarines-text = Germany and Italy each choose: discard 2 from the top of its draw deck, or remove its own Navy from the Mediterranean Sea.

card-uk_dutch_east_indies = Dutch East Indies
card-uk_dutch_east_indies-text = Recruit an Army in Indonesia, in New Guinea or in both. Then recruit a Navy in the South China Sea.

card-uk_enigma = Enigma
card-uk_enigma-text = Choose a German Status card in play; it is discarded.

card-uk_general_smuts_strengthens_ties_to_uk = General Smuts Strengthens Ties to UK
card-uk_general_smuts_strengthens_ties_to_uk-text = Recruit an Army in Africa. Then recruit a Navy in the Southern Ocean or the Indian Ocean.

card-uk_increased_commonwealth_support = Increased Commonwealth Support
card-uk_increased_commonwealth_support-text = Recruit an Army in Australia, Canada or India.

card-uk_king_peter_enthroned_in_yugoslavia = King Peter Enthroned in Yugoslavia
card-uk_king_peter_enthroned_in_yugoslavia-text = Eliminate an Axis Army in the Balkans. Then recruit an Army there.

card-uk_ledo_and_burma_roads = Ledo and Burma Roads
card-uk_ledo_and_burma_roads-text = Eliminate an Axis Army in China. Then the USA recruits an Army in Szechuan.

card-uk_singapore = Singapore
card-uk_singapore-text = Recruit an Army in Southeast Asia. Then recruit a Navy in the South China Sea.

card-uk_australia_forms_the_directorate_of_manpower = Australia Forms the Directorate of Manpower
card-uk_australia_forms_the_directorate_of_manpower-text = You may build Armies in Australia without a supplied piece of yours next to it.

card-uk_free_france = Free France
card-uk_free_france-text = Instead of playing a card from your hand: discard 2 cards from your hand to build an Army in Western Europe.

card-uk_lord_linlithgow_declares_india_to_be_at_war = Lord Linlithgow Declares India to be at War
card-uk_lord_linlithgow_declares_india_to_be_at_war-text = You may build Armies in India without a supplied piece of yours next to it.

card-uk_mackenzie_king_drafts_the_national_resources_mobilization_act = Mackenzie King Drafts the National Resources Mobilization Act
card-uk_mackenzie_king_drafts_the_national_resources_mobilization_act-text = Canada is a Supply space for you, and for you alone. Mark it with its supply marker.

card-uk_rationing = Rationing
card-uk_rationing-text = When you have played a card in your own turn: discard 1 other card from your hand to put the played card at the bottom of your draw deck. VP can never pay for this.

card-uk_resistance = Resistance
card-uk_resistance-text = Instead of playing a card from your hand: discard 2 cards from your hand to battle Western Europe or Italy.

card-uk_the_royal_navy = The Royal Navy
card-uk_the_royal_navy-text = Once per turn, when you have battled a sea space: discard 2 cards from your hand to battle that space again or a sea space next to it.

card-uk_defensive_posture = Defensive Posture
card-uk_defensive_posture-text = At any time: choose a supplied Army of yours. It may not be removed this turn.

card-uk_destroyers = Destroyers
card-uk_destroyers-text = At any time: choose a supplied UK or US Navy next to a supplied UK Army. It may not be removed this turn.

card-uk_loyal_to_the_crown = Loyal to the Crown
card-uk_loyal_to_the_crown-text = Immediately after an Axis Army has been built or recruited in Australia, Canada or India: eliminate it.

card-uk_raf = RAF
card-uk_raf-text = At any time: choose an Allied Army in the United Kingdom or a supplied Allied Navy in the North Sea. It may not be removed this turn.

## Japan

card-jpn_build_army = { -build-army }
card-jpn_build_army-text = { -build-army-text }
card-jpn_build_navy = { -build-navy }
card-jpn_build_navy-text = { -build-navy-text }
card-jpn_land_battle = { -land-battle }
card-jpn_land_battle-text = { -land-battle-text }
card-jpn_sea_battle = { -sea-battle }
card-jpn_sea_battle-text = { -sea-battle-text }

card-jpn_submarines_uk = Submarines
card-jpn_submarines_uk-text = The UK discards 1 from the top of its draw deck. Score 2 VP at once.

card-jpn_submarines_us = Submarines
card-jpn_submarines_us-text = The USA discards 1 from the top of its draw deck. Score 2 VP at once.

card-jpn_forward_bases = Forward Bases
card-jpn_forward_bases-text = In your Victory step, score 1 VP for each of your Armies in Hawaii, New Zealand and the Pacific Northwest.

card-jpn_greater_east_asia_co_prosperity_sphere = Greater East Asia Co-prosperity Sphere
card-jpn_greater_east_asia_co_prosperity_sphere-text = In your Victory step, score 1 VP for each of your Armies in Indonesia, New Guinea and Southeast Asia.

card-jpn_imperial_designs = Imperial Designs
card-jpn_imperial_designs-text = In your Victory step, score 1 VP if you have an Army in Iwo Jima or the Philippines; with an Army in each it is still 1 VP.

card-jpn_banzai_charge = Banzai Charge
card-jpn_banzai_charge-text = When you have battled a land space: battle that space again or a land space next to it.

card-jpn_battleship_repair = Battleship Repair
card-jpn_battleship_repair-text = At any time: choose a supplied Navy of yours. It may not be removed this turn.

card-jpn_china_offensive = China Offensive
card-jpn_china_offensive-text = When you have battled China, Szechuan or Southeast Asia: you may build an Army in that space; then you may build an Army in one of the other two.

card-jpn_destroyer_transport = Destroyer Transport
card-jpn_destroyer_transport-text = When you have battled a sea space: build up to 2 Armies in land spaces next to it.

card-jpn_fall_of_singapore = Fall of Singapore
card-jpn_fall_of_singapore-text = When you have battled Southeast Asia: eliminate an Allied Navy in the South China Sea. Then recruit a Navy there.

card-jpn_kamikaze = Kamikaze
card-jpn_kamikaze-text = Immediately after an Allied Navy has been built in a sea space next to a piece of yours: eliminate it.

card-jpn_kwantung_army = Kwantung Army
card-jpn_kwantung_army-text = At any time: choose a supplied Army of yours in China, Szechuan or Vladivostok. It may not be removed this turn.

card-jpn_operation_ketsu_go = Operation Ketsu-Go
card-jpn_operation_ketsu_go-text = At any time: choose an Axis Army in Japan or an Axis Navy in the Sea of Japan. It may not be removed this turn.

card-jpn_special_naval_landing_forces = Special Naval Landing Forces
card-jpn_special_naval_landing_forces-text = When you have built a Navy: build up to 2 Armies in land spaces next to it.

card-jpn_surprise_attack = Surprise Attack
card-jpn_surprise_attack-text = When you have battled a sea space: you may battle one more sea space; then you may battle one land space. Each may be anywhere a battle is legal.

card-jpn_truk = Truk
card-jpn_truk-text = At any time: for the rest of this turn all your Navies are supplied, and so are your Armies in land spaces next to the Central Pacific.

## Soviet Union

card-ussr_build_army = { -build-army }
card-ussr_build_army-text = { -build-army-text }
card-ussr_build_navy = { -build-navy }
card-ussr_build_navy-text = { -build-navy-text }
card-ussr_land_battle = { -land-battle }
card-ussr_land_battle-text = { -land-battle-text }
card-ussr_sea_battle = { -sea-battle }
card-ussr_sea_battle-text = { -sea-battle-text }

card-ussr_general_winter = General Winter
card-ussr_general_winter-text = Eliminate up to 2 enemy Armies in all in Moscow, Russia, Siberia and Ukraine.

card-ussr_german_soviet_treaty = German-Soviet Treaty of Friendship, Cooperation, and Demarcation
card-ussr_german_soviet_treaty-text = Build an Army in Eastern Europe, in Ukraine or in both, in either order.

card-ussr_mao_tse_tung = Mao Tse-tung
card-ussr_mao_tse_tung-text = Eliminate an enemy Army in China or Szechuan.

card-ussr_titos_partisans = Tito's Partisans
card-ussr_titos_partisans-text = Eliminate an Axis Army in the Balkans. Then you recruit an Army there, or the UK does, as you choose.

card-ussr_trans_siberian_railroad = Trans-Siberian Railroad
card-ussr_trans_siberian_railroad-text = One at a time, pick up any of your Armies and build each again at once, wherever you may build it. Only Armies that were on the board when you played this card may move, each of them once.

card-ussr_vasilevsky_takes_command_in_the_far_east = Vasilevsky Takes Command in the Far East
card-ussr_vasilevsky_takes_command_in_the_far_east-text = Recruit an Army in Vladivostok. Then eliminate an enemy Army in China.

card-ussr_defense_of_the_motherland = Defense of the Motherland
card-ussr_defense_of_the_motherland-text = Once per turn, when you have built an Army: discard 2 cards from your hand to build another Army.

card-ussr_frontal_assault = Frontal Assault
card-ussr_frontal_assault-text = Once per turn, when you have battled a land space: discard 2 cards from your hand to battle that space again or a land space next to it.

card-ussr_guards = Guards
card-ussr_guards-text = Instead of playing a card from your hand: discard 2 cards from your hand, then play a Build Army card from your discard pile.

card-ussr_scorched_earth = Scorched Earth
card-ussr_scorched_earth-text = Ukraine is not a Supply space for Germany or Italy: it neither feeds their pieces nor scores for them.

card-ussr_shverniks_evacuation_council = Shvernik's Evacuation Council
card-ussr_shverniks_evacuation_council-text = Your Armies are always supplied. You still build them only in Moscow or next to a supplied piece of yours, and your Navies still need a line of supply.

card-ussr_stavka_forms_artillery_corps = Stavka Forms Artillery Corps
card-ussr_stavka_forms_artillery_corps-text = When you have battled a land space: discard 1 from the top of your draw deck to remove all Armies still in that space; they count as battled. Once for each battle.

card-ussr_women_conscripts = Women Conscripts
card-ussr_women_conscripts-text = When a Build Army card you have played is to be discarded, you may put it on top of your draw deck instead.

card-ussr_leningrad = Leningrad
card-ussr_leningrad-text = At any time: the Soviet Army in Russia may not be removed this turn.

card-ussr_moscow = Moscow
card-ussr_moscow-text = At any time: the Soviet Army in Moscow may not be removed this turn.

card-ussr_rasputitsa = Rasputitsa
card-ussr_rasputitsa-text = Immediately after an Axis Army has been built or recruited in Moscow or in a land space next to Moscow: eliminate it.

card-ussr_stalingrad = Stalingrad
card-ussr_stalingrad-text = At any time: the Soviet Army in Ukraine may not be removed this turn.

## Italy

card-ita_build_army = { -build-army }
card-ita_build_army-text = { -build-army-text }
card-ita_build_navy = { -build-navy }
card-ita_build_navy-text = { -build-navy-text }
card-ita_land_battle = { -land-battle }
card-ita_land_battle-text = { -land-battle-text }
card-ita_sea_battle = { -sea-battle }
card-ita_sea_battle-text = { -sea-battle-text }

card-ita_decima_flottiglia_mas = Decima Flottiglia MAS (Frogmen)
card-ita_decima_flottiglia_mas-text = The UK discards 1 from the top of its draw deck. Score 1 VP at once.

card-ita_regia_marina_closes_shipping_lanes = Regia Marina Closes Shipping Lanes
card-ita_regia_marina_closes_shipping_lanes-text = Only if you have a Navy in the Mediterranean Sea. The UK discards 1 from the top of its draw deck. Score 2 VP at once.

card-ita_afrika_korps = Afrika Korps
card-ita_afrika_korps-text = Germany recruits an Army in North Africa. Then it recruits a Navy in the Mediterranean Sea.

card-ita_division_azul = Division Azul
card-ita_division_azul-text = One face-down Soviet Response card, picked at random, is discarded unseen.

card-ita_german_aid_in_greece = German Aid in Greece
card-ita_german_aid_in_greece-text = Eliminate an Allied Army in the Balkans. Then Germany recruits an Army there.

card-ita_german_reinforcements_counterattack = German Reinforcements Counterattack
card-ita_german_reinforcements_counterattack-text = Eliminate an Allied Army in Italy.

card-ita_italian_east_africa = Italian East Africa
card-ita_italian_east_africa-text = Recruit an Army in North Africa. Then recruit a Navy in the Bay of Bengal.

card-ita_italy_attacks_communists = Italy Attacks Communists
card-ita_italy_attacks_communists-text = Build an Army in Russia, in Ukraine or in both, in either order.

card-ita_plunder = Plunder
card-ita_plunder-text = Score 1 VP at once for each of your pieces outside Italy, Armies and Navies alike.

card-ita_anti_communist_sentiment = Anti-Communist Sentiment
card-ita_anti_communist_sentiment-text = In your Victory step, score 1 VP if you have an Army in Russia or Ukraine; with an Army in each it is still 1 VP.

card-ita_balkan_resources = Balkan Resources
card-ita_balkan_resources-text = In your Victory step, score 1 VP if you have an Army in the Balkans.

card-ita_bravado = Bravado
card-ita_bravado-text = Instead of playing a card from your hand: discard 3 cards from your hand, then play a Land Battle card from your discard pile.

card-ita_impero_italiano = Impero Italiano
card-ita_impero_italiano-text = In your Victory step, score 1 VP for each of Africa, the Middle East and North Africa in which an Italian or German Army stands.

card-ita_mare_nostrum = Mare Nostrum
card-ita_mare_nostrum-text = In your Victory step, score 1 VP for each of your Navies on the board.

card-ita_monte_cassino = Monte Cassino
card-ita_monte_cassino-text = At any time: the German Army in Italy may not be removed this turn.

card-ita_romanian_reinforcements = Romanian Reinforcements
card-ita_romanian_reinforcements-text = When a supplied German Army has been removed: recruit an Army in its space at once.

card-ita_skilled_pilots = Skilled Pilots
card-ita_skilled_pilots-text = When an Allied Economic Warfare card with “Bomb” in its name is played against you: it has no effect on you.

## United States

card-usa_build_army = { -build-army }
card-usa_build_army-text = { -build-army-text }
card-usa_build_navy = { -build-navy }
card-usa_build_navy-text = { -build-navy-text }
card-usa_land_battle = { -land-battle }
card-usa_land_battle-text = { -land-battle-text }
card-usa_sea_battle = { -sea-battle }
card-usa_sea_battle-text = { -sea-battle-text }

card-usa_bombers = Bombers
card-usa_bombers-text = Choose an Axis country whose Home space is at most 3 spaces from an Army of yours. It discards 4 from the top of its draw deck.

card-usa_firestorm_bombers = Firestorm Bombers
card-usa_firestorm_bombers-text = Choose an Axis country whose Home space is next to an Army or Navy of yours. It discards 7 from the top of its draw deck.

card-usa_heavy_bombers = Heavy Bombers
card-usa_heavy_bombers-text = Choose an Axis country whose Home space is at most 2 spaces from an Army of yours. It discards 5 from the top of its draw deck.

card-usa_arsenal_of_democracy = Arsenal of Democracy
card-usa_arsenal_of_democracy-text = The UK may build an Army and a Navy, in either order.

card-usa_fleet_deployed_to_pearl_harbor = Fleet Deployed to Pearl Harbor
card-usa_fleet_deployed_to_pearl_harbor-text = You may build, in this order: a Navy in the East Pacific, a Navy in the North Pacific, an Army in Hawaii. A build that is not legal when its turn comes is left out.

card-usa_free_french_allies = Free French Allies
card-usa_free_french_allies-text = The UK may build up to 3 Armies, one each in Africa, North Africa and Western Europe, in any order.

card-usa_lend_lease = Lend Lease
card-usa_lend_lease-text = The UK may play a card from its hand; if it does, it then draws one. After that you may discard 3 from the top of your draw deck to put this card back on top of it.

card-usa_magic = Magic
card-usa_magic-text = Discard a Japanese card in play: a Status card of your choice, or a face-down Response card picked at random.

card-usa_murmansk_convoy = Murmansk Convoy
card-usa_murmansk_convoy-text = The USSR recruits an Army in Russia. Then it may build an Army.

card-usa_patton_advances = Patton Advances
card-usa_patton_advances-text = You may build an Army in Western Europe. Then you may battle Germany or Italy.

card-usa_theater_shift = Theater Shift
card-usa_theater_shift-text = One at a time, pick up any of your pieces and build each again at once, wherever you may build it. Only Armies and Navies that were on the board when you played this card may move, each of them once.

card-usa_aircraft_carriers = Aircraft Carriers
card-usa_aircraft_carriers-text = Once per turn, when you have battled a sea space: discard 1 from the top of your draw deck to build a Navy in that space.

card-usa_american_volunteer_group_expands = American Volunteer Group Expands
card-usa_american_volunteer_group_expands-text = Szechuan is a Supply space for you, and for you alone; mark it with its supply marker. You may build Armies there without a supplied piece of yours next to it.

card-usa_amphibious_landings = Amphibious Landings
card-usa_amphibious_landings-text = When you have battled a land space next to a supplied Navy of yours: discard 1 from the top of your draw deck to build an Army in that space. You may do so after every such battle.

card-usa_flexible_resources = Flexible Resources
card-usa_flexible_resources-text = Instead of playing a card from your hand: discard 4 from the top of your draw deck, then play any card from your discard pile.

card-usa_flying_fortresses = Flying Fortresses
card-usa_flying_fortresses-text = Each Axis country that one of your Economic Warfare cards makes discard discards 1 card more.

card-usa_radar = Radar
card-usa_radar-text = When a supplied Navy of yours would be removed: discard 3 from the top of your draw deck to leave it where it is. As often as you like.

card-usa_rosie_the_riveter = Rosie the Riveter
card-usa_rosie_the_riveter-text = In your Discard step, you may put up to 2 cards from your hand at the bottom of your draw deck.

card-usa_superior_shipyards = Superior Shipyards
card-usa_superior_shipyards-text = Once per turn, when you have built a Navy: discard 1 from the top of your draw deck to build another Navy.

card-usa_wartime_production = Wartime Production
card-usa_wartime_production-text = Once per turn, when you have built an Army: discard 1 from the top of your draw deck to build another Army.
