# Triumph & Tragedy, in English: what stands on the cards.

## Cards

use-diplomacy = Diplomacy
use-wildcard = Diplomacy wildcard
use-technology = Technology
use-intelligence = Intelligence

## Diplomacy wildcards

wildcard-fear_and_loathing = Fear & Loathing
wildcard-fear_and_loathing-text = Take one Rival marker off one of these Neutrals. A marker of the West: { nation-austria }, { nation-hungary }, { nation-bulgaria }, { nation-latin_america }, { nation-turkey }, { nation-persia }; the Axis: { nation-low_countries }, { nation-czechoslovakia }, { nation-poland }, { nation-yugoslavia }, { nation-norway }, { nation-rumania }, { nation-usa }; the USSR: { nation-poland }, { nation-rumania }, { nation-turkey }, { nation-finland }, { nation-sweden }, { nation-baltic_states }, { nation-usa }.
wildcard-fear_and_loathing-effect = Take a Rival marker off a Neutral it lists.
wildcard-ethnic_ties = Ethnic Ties
wildcard-ethnic_ties-text = Add a marker of yours to a Neutral of your list; if a Rival has markers there, take one of those off instead. West: { nation-usa }, { nation-norway }, { nation-low_countries }, { nation-rumania }; Axis: { nation-austria }, { nation-sweden }, { nation-norway }; USSR: { nation-yugoslavia }, { nation-poland }, { nation-bulgaria }.
wildcard-ethnic_ties-effect = A marker on a Neutral of your list, or a Rival’s off it.
wildcard-birds_of_a_feather_a = Birds of a Feather
wildcard-birds_of_a_feather_a-text = Add a marker of yours to a Neutral of your list; if a Rival has markers there, take one of those off instead. West: { nation-usa }, { nation-low_countries }, { nation-denmark }, { nation-czechoslovakia }; Axis: { nation-poland }, { nation-spain }, { nation-bulgaria }, { nation-baltic_states }; USSR: { nation-spain }.
wildcard-birds_of_a_feather_a-effect = A marker on a Neutral of your list, or a Rival’s off it.
wildcard-birds_of_a_feather_b = Birds of a Feather
wildcard-birds_of_a_feather_b-text = Add a marker of yours to a Neutral of your list; if a Rival has markers there, take one of those off instead. West: { nation-usa }, { nation-norway }, { nation-denmark }, { nation-sweden }; Axis: { nation-portugal }, { nation-spain }, { nation-yugoslavia }, { nation-latin_america }; USSR: { nation-spain }.
wildcard-birds_of_a_feather_b-effect = A marker on a Neutral of your list, or a Rival’s off it.
wildcard-ties_that_bind = Ties That Bind
wildcard-ties_that_bind-text = Add a marker of yours to a Neutral of your list; if a Rival has markers there, take one of those off instead. West: { nation-usa }, { nation-low_countries }, { nation-czechoslovakia }; Axis: { nation-austria }, { nation-hungary }, { nation-bulgaria }; USSR: { nation-spain }, { nation-yugoslavia }.
wildcard-ties_that_bind-effect = A marker on a Neutral of your list, or a Rival’s off it.
wildcard-versailles = Versailles
wildcard-versailles-text = Add a marker of yours to a Neutral of your list; if a Rival has markers there, take one of those off instead. West: { nation-poland }, { nation-czechoslovakia }, { nation-yugoslavia }; Axis: { nation-austria }, { nation-hungary }, { nation-turkey }; USSR: { nation-yugoslavia }.
wildcard-versailles-effect = A marker on a Neutral of your list, or a Rival’s off it.
wildcard-brothers_in_arms = Brothers in Arms
wildcard-brothers_in_arms-text = Add a marker of yours to a Neutral of your list; if a Rival has markers there, take one of those off instead. West: { nation-usa }, { nation-low_countries }, { nation-rumania }; Axis: { nation-austria }, { nation-hungary }, { nation-bulgaria }; USSR: { nation-spain }, { nation-czechoslovakia }.
wildcard-brothers_in_arms-effect = A marker on a Neutral of your list, or a Rival’s off it.
wildcard-intimidation = Intimidation
wildcard-intimidation-text = Add a marker of yours to a neutral Minor that borders, by land or strait, an area you control; if a Rival has markers there, take one of those off instead. Never the USA.
wildcard-intimidation-effect = A marker on a Minor next to you, or a Rival’s off it.
wildcard-guarantee = Guarantee
wildcard-guarantee-text = Add a marker of yours to a neutral Minor that borders, by land or strait, an area a Rival controls; if a Rival has markers there, take one of those off instead. Never the USA. Mere Influence of the Rival does not count.
wildcard-guarantee-effect = A marker on a Minor next to a Rival, or a Rival’s off it.
wildcard-foreign_aid = Foreign Aid
wildcard-foreign_aid-text = Lower your Industry (IND) by 1 and add a marker of yours to any Neutral, the USA included; if a Rival has markers there, take one of those off instead.
wildcard-foreign_aid-effect = IND −1: a marker on any Neutral, or a Rival’s off it.
wildcard-isolationism = Isolationism
wildcard-isolationism-text = Take one Rival marker off one of these Neutrals: { nation-usa }, { nation-spain }, { nation-low_countries }, { nation-poland }, { nation-sweden }, { nation-turkey }.
wildcard-isolationism-effect = Take a Rival marker off a Neutral it lists.

## Technologies

tech-air_defense_radar = AirDefense Radar
tech-air_defense_radar-text = Your Air Forces in Friendly Territory roll two dice for each CV when they fire at Air units.
tech-heavy_bombers = Heavy Bombers
tech-heavy_bombers-text = Your Air Forces have speed 3 instead of 2.
tech-precision_bombsight = Precision Bombsight
tech-precision_bombsight-text = Your Air Forces over an Enemy MainCapital may fire at Industry: each 1 rolled lowers the Enemy’s IND by 1.
tech-jets = Jets
tech-jets-text = Your Air Forces have FirstFire.
tech-naval_radar = Naval Radar
tech-naval_radar-text = Your Fleets have FirstFire.
tech-sonar = Sonar
tech-sonar-text = Your Fleets fire S3 instead of S2.
tech-heavy_tanks = Heavy Tanks
tech-heavy_tanks-text = Your Tanks have FirstFire.
tech-rocket_artillery = Rocket Artillery
tech-rocket_artillery-text = Your Infantry has FirstFire.
tech-motorized_infantry = Motorized Infantry
tech-motorized_infantry-text = Your Infantry has speed 3 on land instead of 2.
tech-lsts = LSTs
tech-lsts-text = Two of your Ground units may Sea Invade across one border instead of one.
tech-atomic_research_1 = Atomic Research 1
tech-atomic_research_1-text = Atomic Pile: the first stage of the bomb. 1 VP.
tech-atomic_research_2 = Atomic Research 2
tech-atomic_research_2-text = Breeder Reactors: the second stage of the bomb, after the first and in a later year. 1 VP.
tech-atomic_research_3 = Atomic Research 3
tech-atomic_research_3-text = Plutonium: the third stage of the bomb, after the second and in a later year. 1 VP.
tech-atomic_research_4 = Atomic Research 4
tech-atomic_research_4-text = Implosion Trigger: the last stage of the bomb, after the third and in a later year. 1 VP, and the Atomic Victory is within reach.
tech-industrial_espionage = Industrial Espionage
tech-industrial_espionage-text = Wildcard: pair it with a card of your hand that bears a Technology a Rival has Revealed.

## Technology wildcards

wildcard-science_1938 = 1938 Science
wildcard-science_1938-text = From 1938 on: pair it with a card of your hand that bears one of these Technologies, and achieve it: { tech-sonar }, { tech-naval_radar }, { tech-heavy_tanks }, { tech-air_defense_radar }, { tech-motorized_infantry }, { tech-atomic_research_1 }.
wildcard-science_1938-effect = From 1938: half of a Technology it lists.
wildcard-science_1940 = 1940 Science
wildcard-science_1940-text = From 1940 on: pair it with a card of your hand that bears one of these Technologies, and achieve it: { tech-sonar }, { tech-naval_radar }, { tech-heavy_bombers }, { tech-rocket_artillery }, { tech-precision_bombsight }, { tech-atomic_research_2 }.
wildcard-science_1940-effect = From 1940: half of a Technology it lists.
wildcard-science_1942 = 1942 Science
wildcard-science_1942-text = From 1942 on: pair it with a card of your hand that bears one of these Technologies, and achieve it: { tech-lsts }, { tech-heavy_tanks }, { tech-rocket_artillery }, { tech-air_defense_radar }, { tech-precision_bombsight }, { tech-atomic_research_3 }.
wildcard-science_1942-effect = From 1942: half of a Technology it lists.
wildcard-science_1944 = 1944 Science
wildcard-science_1944-text = From 1944 on: pair it with a card of your hand that bears one of these Technologies, and achieve it: { tech-lsts }, { tech-jets }, { tech-heavy_bombers }, { tech-precision_bombsight }, { tech-atomic_research_3 }, { tech-atomic_research_4 }.
wildcard-science_1944-effect = From 1944: half of a Technology it lists.

## Intelligence

intel-agent = Agent
intel-agent-text = Look at all units of one Rival in one area.
intel-agent-effect = Look at all units of one Rival in one area.
intel-code_break = Code Break
intel-code_break-text = Look at one Rival’s hand.
intel-code_break-effect = Look at one Rival’s hand.
intel-spy_ring = Spy Ring
intel-spy_ring-text = Take a card from one Rival’s hand, unseen, into your own.
intel-spy_ring-effect = Take a card from one Rival’s hand, unseen, into your own.
intel-sabotage = Sabotage
intel-sabotage-text = One Rival’s Industry (IND) falls by 1, not below 0.
intel-sabotage-effect = One Rival’s Industry (IND) falls by 1, not below 0.
intel-coup = Coup
intel-coup-text = Take all Influence markers of one Rival off one Minor. Never the USA.
intel-coup-effect = All Influence of one Rival goes off one Minor.
intel-mole = Mole
intel-mole-text = Look at one Rival’s Secret Vault. A Tech card of your hand that matches a Technology there may make a Tech-pair with this card; that Rival sees it.
intel-mole-effect = Look at one Rival’s Secret Vault; you may match a Technology.
intel-double_agent = Double Agent
intel-double_agent-text = When a Rival plays an Intelligence card against you: turn its effect on that Rival, as if you had played it.
intel-double_agent-effect = Answers an Intelligence card: it turns on its Rival.
