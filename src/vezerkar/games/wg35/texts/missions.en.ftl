# WG35 in English: missions and their rules.

## Missions

mission-battle_13 = Battle
mission-battle_13-text = The default game. Two forces of equal points meet; break them and hold the middle.
mission-objective_capture = Capture the objectives
mission-objective_capture-text = Five points decide the sector. Ground counts, bodies do not.
mission-raid = Raid
mission-raid-text = A small force sneaks in, blows up the stores and slips away before the garrison can gather.
mission-loot = Plunder
mission-loot-text = Five crates lie in no man's land. Whoever carries them home wins.
mission-last_stand = To the last man
mission-last_stand-text = A handful of men in a strongpoint must hold on until relief comes.
mission-ambush = Ambush
mission-ambush-text = A column marches along the road; the woods are full of rifles.

## Rules of missions

missionrule-flag_matters-text = The bearer of a flag earns its extra VP for every objective he holds himself, at most 1 objective per round.
missionrule-charges-text = Every figure of the side carries a demolition charge. Planting it takes one Activate terrain within 15 mm of a dump; it goes off at the end of the following round: the dump is destroyed, and a template of { $diameter_mm } mm, strength { $strength }, AP { $ap } lies on it. An able enemy may remove a planted charge with one Activate terrain within 15 mm.
missionrule-raiders_leave-text = From round { $from_round } on the side's figures may walk off over the edge they deployed at; they count as neither lost nor present. If all of them left or were lost, the battle ends and VP decide.
missionrule-raiders_may_hide-text = Up to { $figures } figures of the side gain Concealed deployment for free.
missionrule-reserve-text = One in { $one_per } figures of the side (rounded up, chosen by its player) starts off the table and enters over the own short edge from round { $from_round } on, like reinforcements.
missionrule-crate_load-text = A crate is a load: it is picked up within 20 mm, halves M, and is dropped when its carrier is shocked, helpless or lost. It is delivered when its carrier ends an action inside his own deployment zone.
missionrule-guerrilla_loot-text = A delivered crate is no loot marker: guerrillas earn no loot VP for it.
missionrule-waves-text = From round { $from_round } on, at the start of every round one private of the side that is out of action comes back as with the card Reinforcement, free of charge, if the side is a mass army.
missionrule-dug_in-text = The side's figures may be deployed hidden behind suitable cover.
missionrule-split_force-text = The side may split its force between its deployment zones.
missionrule-all_concealed-text = Every figure of the side has Concealed deployment for free and is deployed concealed.
missionrule-exit_edge-text = Figures of the side that end an action within { $within_mm } mm of the edge between { $from_mm } and { $to_mm } mm leave the table: they count as present for the headcount, but not as lost.
missionrule-springing-text = The side may reveal any number of concealed figures at the usual moment of every round, the first included.
