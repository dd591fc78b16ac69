# WG35 in English: weapons, items, abilities, and what they are called together.

## Weapons

weapon-kar98k = Kar98k rifle
weapon-g43 = Gewehr 43
weapon-kar98k_zf = Kar98k with telescope
weapon-mosin_9130 = Mosin-Nagant 91/30
weapon-mosin_m44 = Mosin-Nagant M44 carbine
weapon-mosin_pu = Mosin-Nagant with PU telescope
weapon-svt40 = SVT-40 self-loading rifle
weapon-lee_enfield_no4 = Lee-Enfield No.4
weapon-lee_enfield_no4t = Lee-Enfield No.4(T)
weapon-m1_garand = M1 Garand
weapon-m1_carbine = M1/M1A1 carbine
weapon-springfield_m1903a4 = Springfield M1903A4
weapon-mannlicher_35m = 35.M rifle
weapon-mannlicher_31m = 31.M carbine (converted M95)
weapon-puska_43m = 43.M rifle
weapon-puska_43m_tavcs = 35.M rifle with telescope
weapon-m24_zastava = M24 rifle (Mauser pattern)
weapon-wz29 = wz.29 rifle (Mauser pattern)
weapon-captured_rifle = Worn captured rifle
weapon-hunting_rifle = Single-barrel hunting rifle
weapon-double_shotgun = Double-barrelled shotgun
weapon-mp40 = MP 38/40
weapon-ppsh41 = PPSh-41
weapon-pps43 = PPS-43
weapon-sten_mk2 = Sten Mk II
weapon-thompson_m1a1 = Thompson M1/M1A1
weapon-danuvia_39m = 39.M / 43.M Danuvia
weapon-beretta_38 = Beretta 38
weapon-blyskawica = Błyskawica (underground made)
weapon-stg44 = StG 44 assault rifle
weapon-mg34_lmg = MG 34 on bipod
weapon-mg42_lmg = MG 42 on bipod
weapon-zb26_lmg = ZB vz.26/30 light machine-gun
weapon-dp28 = DP-28
weapon-bren = Bren
weapon-bar_m1918a2 = BAR M1918A2
weapon-browning_wz28 = Browning wz.28
weapon-m1919a6 = M1919A6
weapon-solothurn_31m = 31.M Solothurn light machine-gun
weapon-mg34_tripod = MG 34 on Lafette
weapon-mg42_tripod = MG 42 on Lafette
weapon-maxim_1910 = Maxim M1910
weapon-schwarzlose_0731m = 07/31.M Schwarzlose
weapon-vickers_mk1 = Vickers Mk I
weapon-m1919a4 = M1919A4
weapon-legrw36 = 5 cm leGrW 36
weapon-rm40 = 50 mm RM-40
weapon-granatveto_39m = 50 mm 39.M mortar
weapon-two_inch_mortar = 2-inch mortar
weapon-m2_60mm = 60 mm M2 mortar
weapon-solothurn_36m = 20 mm 36.M Solothurn heavy rifle
weapon-ptrd41 = PTRD-41 anti-tank rifle
weapon-panzerfaust60 = Panzerfaust 60
weapon-piat = PIAT
weapon-bazooka_m1a1 = Bazooka M1A1/M9
weapon-rifle_grenade = Rifle grenade launcher
weapon-p38 = P 08 / P 38 pistol
weapon-tt33 = TT-33 pistol
weapon-nagant_1895 = Nagant M1895 revolver
weapon-webley = Webley / Enfield No.2 revolver
weapon-colt_m1911 = Colt M1911A1
weapon-frommer_37m = 37.M Frommer pistol
weapon-vis_wz35 = Vis wz.35 pistol
weapon-old_revolver = Old revolver
weapon-stielhandgranate = Stielhandgranate 24
weapon-f1_grenade = F-1 defensive grenade
weapon-rgd33 = RGD-33 grenade
weapon-mills_36m = No.36M Mills bomb
weapon-mk2_grenade = Mk 2 grenade
weapon-vecsey_36m = 36.M Vécsey grenade
weapon-grenade_42m = 42.M stick grenade
weapon-filipinka = Filipinka (underground made)
weapon-molotov = Petrol bomb

## Blows

weapon-unarmed = Bare hands
weapon-pistol_butt = Pistol butt
weapon-rifle_butt = Rifle butt
weapon-dagger = Dagger / detached bayonet
weapon-fairbairn_knife = Fairbairn-Sykes knife
weapon-spade = Sharpened entrenching spade
weapon-trench_club = Trench club
weapon-axe = Axe
weapon-sabre = Sabre
weapon-bayonet_short = Short knife bayonet (on rifle)
weapon-bayonet_long = Long bayonet (on rifle)
weapon-bayonet_spike = Spike bayonet (on rifle)

## Items

item-uniform_trousers = Uniform trousers
item-uniform_trousers-text = Uniform piece: an identification roll of 2 succeeds.
item-uniform_tunic = Uniform tunic
item-uniform_tunic-text = Uniform piece: identification rolls of 3 and 4 succeed.
item-uniform_cap = Uniform cap
item-uniform_cap-text = Uniform piece: an identification roll of 5 succeeds. A helmet counts as a cap.
item-steel_helmet = Steel helmet
item-steel_helmet-text = Head hits: on a d6 of 3+ the base strength drops by 1. The bonus of the Aim card is 1 lower for the wearer.
item-kevlar_helmet = Kevlar helmet
item-kevlar_helmet-text = Head hits: on a d6 of 4+ the base strength drops by 1.
item-steel_breastplate = Steel breastplate
item-steel_breastplate-text = Torso hits from the front: on a d6 of 3+ the base strength drops by 1. R −1 and M −2 while worn.
item-flak_vest = Fragmentation vest
item-flak_vest-text = Torso hits: on a d6 of 5+ the base strength drops by 1.
item-kevlar_vest = Kevlar vest
item-kevlar_vest-text = Torso hits: on a d6 of 4+ the base strength drops by 1.
item-kevlar_vest_plate = Kevlar vest with steel plate
item-kevlar_vest_plate-text = Torso hits: on a d6 of 4+ the base strength drops by 2. R −1 and M −2 while worn.
item-knee_pads = Knee pads
item-knee_pads-text = Crawling gains 5 mm per action, but never exceeds 1/3 of M.
item-first_aid_kit = First-aid kit
item-first_aid_kit-text = If the carer or the casualty has one, Treat removes a bleeding die (as if it had rolled 5-6) instead of allowing a re-roll. Not used up.
item-extra_ammo = Extra ammunition
item-extra_ammo-text = One failed ammunition roll of the bearer may be ignored; then it is spent. Several may be carried.
item-telescopic_sight = Telescopic sight
item-telescopic_sight-text = When the Aim card is used with this weapon: a further +1 C in the medium and long zones.
item-binoculars = Binoculars
item-binoculars-text = +2 R when spotting concealed figures.
item-red_dot = Red-dot sight
item-red_dot-text = +1 C in the short zone.
item-flag = Flag
item-flag-text = +1 VP whenever its bearer earns VP for an objective; +1 Mo for figures of its people within 500 mm that test on their own Mo. 1 VP to the enemy if the bearer is lost during the round and still is at its end; the flag then lies with his loot marker. 1 VP to the enemy who holds it when the battle ends.
item-camouflage_improvised = Improvised camouflage (level 0.5)
item-camouflage_improvised-text = Counts as level 1 in cover and 0 in the open.
item-camouflage_partial = Partial camouflage (level 1)
item-camouflage_partial-text = Level 1 everywhere.
item-camouflage_full = Full camouflage uniform (level 1.5)
item-camouflage_full-text = Counts as level 2 in cover and 1 in the open.
item-camouflage_professional = Professional concealment (level 2)
item-camouflage_professional-text = Level 2 everywhere.
item-bright_uniform = Bright uniform (level −1)
item-bright_uniform-text = Level −1: a Disadvantage that the enemy may activate.
item-demolition_charge = Demolition charge
item-demolition_charge-text = Issued free by the mission Raid; planted with Activate terrain.
item-door_key = Key
item-door_key-text = Locks or unlocks one matching lock per activation.

## Abilities

ability-camouflage = Camouflage
ability-camouflage-text = Before anyone rolls to hit this figure: the camouflage level is added to the target number of that one shot. A negative level is a Disadvantage activated by the shooter's side.
ability-ergonomic = Ergonomic
ability-ergonomic-text = +1 C for the next shot.
ability-senior_commander = Senior commander
ability-senior_commander-text = Putting this figure out of action is worth d3 VP to a mass army and d6 VP to an elite or guerrilla army.
ability-belt_fed = Belt-fed
ability-belt_fed-text = If another own figure within 20 mm of the shooter gives up one of its actions, the rate of fire is doubled for that Shoot action.
ability-hydrodynamic_shock = Hydrodynamic shock
ability-hydrodynamic_shock-text = After a successful wounding roll: 1 more wound.
ability-wheeled_mount = Wheeled mount
ability-wheeled_mount-text = The support weapon may be towed instead of carried: movement x 3/4, no pick-up action, ordinary ground only; it must still be set up.
ability-untrained = Untrained
ability-untrained-text = When the figure is activated the opponent may discard: on a d6 of N+ (default 4) the figure is passed over and the opponent activates next; it may be activated later. Not twice in a row.
ability-small_calibre = Small calibre
ability-small_calibre-text = A failed ammunition roll may be ignored on a d6 of N+ (default 4).
ability-unreliable = Unreliable
ability-unreliable-text = Before the shot the opponent may discard: the shooter must pass an R-test or the Shoot action is lost.
ability-reliable = Reliable
ability-reliable-text = No effect of its own; other rules speak of it.
ability-sniper = Sniper
ability-sniper-text = +1 C (included in the profile). Putting the figure out of action gives the enemy 1 additional VP.
ability-large_magazine = Large magazine
ability-large_magazine-text = The x of automatic(x) is 1 higher for this burst.
ability-concealed_deployment = Concealed deployment
ability-concealed_deployment-text = May be deployed concealed: may only pass, cannot be shot at or charged, ignores proximity blasts on d6 4+; ends by declaration after the initiative roll or when an enemy sees it within (R - camouflage level) x 8 cm.
ability-destroyer = Destroyer
ability-destroyer-text = The cover modifier of the target is 1 lower for this shot (not below 0).
ability-battle_hardened = Battle-hardened
ability-battle_hardened-text = +2 to his own Mo in Morale tests caused by a comrade going down, not to that of a leader.
ability-medic = Medic
ability-medic-text = Treat affects 2 bleeding dice instead of one. Shooting at an unarmed medic costs d3 VP, at an armed one who has not fired yet 1 VP; a medic who fires costs his own side 1 VP.
ability-recoil = Heavy recoil
ability-recoil-text = When the shooter repeats a Shoot action on the same target (also across rounds) the opponent may discard: E-test, on failure −1 C.
ability-mercenary = Mercenary
ability-mercenary-text = The opponent may discard to make the withdrawal test of this figure 1 harder.
ability-fast = Fast
ability-fast-text = While the army has an unactivated Fast figure it may activate only Fast figures.
ability-slow = Slow
ability-slow-text = A Slow figure may be activated only when no figure that is not Slow is left. Helpless casualties count as Slow.
ability-command_zone = Command zone
ability-command_zone-text = Own figures within the radius may use this figure's Mo for individual Morale and Tactic tests unless it is shocked or broken.
ability-command_points = Command points
ability-command_points-text = Adds to the number of cards the army picks up each round.
ability-home_ground = Home ground
ability-home_ground-text = The army may use cards of the home-ground subtype.
ability-fixed_bayonet = Fixed bayonet
ability-fixed_bayonet-text = The bayonet of this weapon cannot be used as a dagger in its own right.
ability-political_officer = Political officer
ability-political_officer-text = Once per round one failed casualty Morale test of an own figure inside his command zone may be re-rolled (uses the general one-re-roll limit).
ability-handler = Weapon crew
ability-handler-text = When this figure puts a support weapon down it may be set up at once, without spending the extra action.
ability-pathfinder = Pathfinder
ability-pathfinder-text = Difficult terrain with multiplier 1/2 is ordinary ground for this figure.

## Army types and classes

type-mass = mass army
type-elite = elite army
type-guerrilla = guerrilla army
class-officer = officer
class-private = private
class-specialist = specialist
class-ally = ally

## Characteristics

characteristic-M = movement
characteristic-T = close combat
characteristic-C = shooting
characteristic-E = toughness
characteristic-R = alertness
characteristic-Mo = morale

## Kinds of weapons, zones, rates of fire, projectiles

category-rifle = rifle
category-sniper_rifle = sniper rifle
category-carbine = carbine
category-shotgun = shotgun
category-smg = sub-machine-gun
category-assault_rifle = assault rifle
category-lmg = light machine-gun
category-hmg = machine-gun
category-mortar = mortar
category-at_weapon = anti-tank weapon
category-rifle_grenade = rifle grenade
category-pistol = pistol
category-grenade = hand grenade
category-melee = close-combat weapon
category-bayonet = bayonet
category-clothing = clothing
category-helmet = helmet
category-body_armour = body armour
category-camouflage = camouflage
category-item = item
category-mission_item = mission item
weapontype-pistol = Pistol
weapontype-revolver = Revolver
weapontype-support = Support weapon
weapontype-grenade = Hand grenade
weapontype-burst_fire = Burst-firing
weapontype-self_loading = Self-loading
weapontype-single_use = Throw-away launcher
weapontype-attachment = Rifle attachment
zone-short = short
zone-medium = medium
zone-long = long
rate-single_shot = single-shot({ $x })
rate-repeater = repeater
rate-semi_auto = semi-automatic
rate-automatic = automatic({ $x })
projectile-solid = solid shot
projectile-proximity = proximity-fuzed
projectile-impact = impact-exploding
mode-direct = direct
mode-indirect = indirect
mount-bipod = bipod
mount-bipod_heavy = heavy bipod
mount-tripod = tripod
mount-wheeled = wheeled mount
mount-baseplate = base plate

## Cards

cardtype-action = action
cardtype-supply = supply
cardtype-strategy = strategy
cardtype-support = support
cardtype-trick = trick
cardtype-event = event
subtype-tactic = tactic
subtype-dirty_trick = dirty trick
subtype-home_ground = home ground
subtype-civilian = civilian
subtype-pre_battle = before the battle
subtype-air_force = air force
subtype-artillery = artillery

## Kinds of abilities

kind-passive = always in force
kind-advantage = advantage
kind-disadvantage = disadvantage
kind-either = advantage or disadvantage
kind-army = trait of an army

## Missions

role-raider = raiders
role-garrison = garrison
role-attacker = attacker
role-defender = defender
role-ambusher = ambushers
role-column = column
marker-objective = objective
marker-supply_dump = supply dump
marker-loot_crate = crate
event-enemy_private_down = an enemy private is out of action
event-enemy_ally_down = an enemy ally is out of action
event-enemy_specialist_down = an enemy specialist is out of action
event-enemy_officer_down = the enemy officer is out of action
event-objective_held = an objective is held at the end of a round
event-centre_defended = an able figure of the side is near the centre at the end of a round
event-centre_abandoned = no able enemy is near the centre at the end of a round
event-crate_delivered = a crate is carried home
event-dump_destroyed = a supply dump blows up
event-dump_intact = a supply dump stands when the battle ends
event-own_figure_left = an own figure leaves the table
event-column_stopped = less than half of the column has left when the battle ends
