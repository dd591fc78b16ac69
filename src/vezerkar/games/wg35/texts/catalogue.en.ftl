## The game in the catalogue

game-title = WG35
game-blurb = A dozen soldiers at 1/35 on a table you could build yourself: every soldier moves and shoots alone, every wall and window counts, and both players know all the cards.
game-players = 2

bot-greedy = Normal
bot-greedy-note = Quick and sensible: works at the task of the mission, keeps to cover, shoots where it pays, and looks after its wounded.
bot-captain = Hard
bot-captain-note = Judges as Normal does, by numbers tuned in thousands of battles: it shoots more readily, at those who have yet to act, and keeps out of their sight. Quick.
bot-search = Search (experimental)
bot-search-note = Simulates its best ideas a few activations ahead, with many dice, before it decides.

## Sides

seat-a = Side A
seat-b = Side B

## Options

option-mission = Mission
option-mission-battle_13 = { mission-battle_13 }
option-mission-objective_capture = { mission-objective_capture }
option-mission-raid = { mission-raid }
option-mission-loot = { mission-loot }
option-mission-last_stand = { mission-last_stand }
option-mission-ambush = { mission-ambush }
option-table = Table
option-table-mission = Mission default
option-table-village_crossroads = { table-village_crossroads }
option-table-farm_orchard = { table-farm_orchard }
option-table-forest_road = { table-forest_road }
option-table-ruined_town = { table-ruined_town }
option-table-river_crossing = { table-river_crossing }
option-table-hill_trenches = { table-hill_trenches }
option-army_a = Army of side A
option-army_a-choose = Build your own
option-army_a-rifle_section_1941 = Germans: { sample-rifle_section_1941 }
option-army_a-late_war_section_1944 = Germans: { sample-late_war_section_1944 }
option-army_a-rifle_section_1942 = Red Army: { sample-rifle_section_1942 }
option-army_a-assault_group_1944 = Red Army: { sample-assault_group_1944 }
option-army_a-don_bend_1942 = Hungarians: { sample-don_bend_1942 }
option-army_a-budapest_1944 = Hungarians: { sample-budapest_1944 }
option-army_a-raiding_party_1943 = British: { sample-raiding_party_1943 }
option-army_a-parachute_squad_1944 = Americans: { sample-parachute_squad_1944 }
option-army_a-mountain_company_1943 = Yugoslav partisans: { sample-mountain_company_1943 }
option-army_a-warsaw_platoon_1944 = Polish Home Army: { sample-warsaw_platoon_1944 }
option-army_b = Army of side B
option-army_b-choose = Build your own
option-army_b-rifle_section_1941 = Germans: { sample-rifle_section_1941 }
option-army_b-late_war_section_1944 = Germans: { sample-late_war_section_1944 }
option-army_b-rifle_section_1942 = Red Army: { sample-rifle_section_1942 }
option-army_b-assault_group_1944 = Red Army: { sample-assault_group_1944 }
option-army_b-don_bend_1942 = Hungarians: { sample-don_bend_1942 }
option-army_b-budapest_1944 = Hungarians: { sample-budapest_1944 }
option-army_b-raiding_party_1943 = British: { sample-raiding_party_1943 }
option-army_b-parachute_squad_1944 = Americans: { sample-parachute_squad_1944 }
option-army_b-mountain_company_1943 = Yugoslav partisans: { sample-mountain_company_1943 }
option-army_b-warsaw_platoon_1944 = Polish Home Army: { sample-warsaw_platoon_1944 }
option-points = Points of an army
option-points-mission = Mission default
option-points-200 = 200
option-points-250 = 250
option-points-300 = 300
option-points-350 = 350
option-points-400 = 400
option-points-500 = 500
option-points-600 = 600
option-rounds = Length
option-rounds-mission = Mission default
option-rounds-6 = At most 6 rounds
option-rounds-8 = At most 8 rounds
option-rounds-10 = At most 10 rounds
option-rounds-12 = At most 12 rounds
option-rounds-15 = At most 15 rounds
option-draw = Both sides reach the target with equal points
option-draw-off = Play on
option-draw-on = A draw
option-melee_shock = Shock in close combat
option-melee_shock-on = Yes: a hit causes shock
option-melee_shock-off = No
option-vision_arc = Vision of figures that are not activated
option-vision_arc-180 = Front half (180°)
option-vision_arc-360 = All around (360°)
option-distance_scale = Weapon ranges
option-distance_scale-100 = As printed
option-distance_scale-70 = 70 %
