## The lessons: a title, what to do, what was learned; goals and slips

lesson-blocks = Blocks and steps
lesson-blocks-brief = You lead the Axis. Your units are blocks: you read them, the others see only whose they are and how many. The number of steps (CV) is the number of dice a unit rolls. Spend your Production on Munich, beside the French border.
lesson-blocks-end = Munich had 3 steps and now has 6. The others saw where your points went, but not what stands there. Each of them must guess.
lesson-blocks-raise = Raise both units in Munich by a step
lesson-blocks-new = Place a new Infantry beside them
lesson-blocks-step = One point adds one step. Each unit can be raised once in a Production.
lesson-blocks-cadre = A new unit begins with 1 step, as a Cadre. It cannot be raised before the next Production.

lesson-production = Production: IND, POP, RES
lesson-production-brief = You lead the West, at war. Your Production is the smallest of three numbers: Industry (IND) 9, Population (POP) 12, Resources (RES) 9. It is the Government Phase. Bring your Production to 10, and do not waste a card.
lesson-production-end = Two numbers were too low, so raising only one of them would not have helped. At peace RES does not count; then Industry alone would have done.
lesson-production-ind = Raise IND to 10
lesson-production-res = Raise RES to 10
lesson-production-level = Have a Production of 10
lesson-production-neutral = One marker of yours on a Neutral brings you its RES and POP. Which Neutral on your cards has RES, a black triangle on the map? Sweden has a marker of the Axis; a card of yours would only take that off.
lesson-production-factories = Investment cards bear factories. When they add up to 5, your cost, IND rises by 1. Choose the first card.
lesson-production-sum = Add cards until you have 5 factories. What is over is lost.
lesson-production-pass = Your Diplomacy card waits until all three players pass one after the other. Pass.

lesson-government = Government: three things to do
lesson-government-brief = You lead the Axis in 1938. In Government you do one thing each time it is your turn. The West wants Rumania, and Hungary is nearly yours. Do all three things, then pass.
lesson-government-end = Rumania stays as it is, and the army of Hungary is yours now. Your Tanks have FirstFire: they roll before enemy Tanks, also when you attack.
lesson-government-cancel = Cancel the card of the West for Rumania
lesson-government-tanks = Achieve Heavy Tanks, and show it
lesson-government-hungary = Make Hungary your Satellite
lesson-government-hidden = This works, but what lies in your Vault does not work yet. Take it back, and show the Technology now.
lesson-government-rival = The West has laid a card for Rumania. Your own card for Rumania cancels it, and both are discarded.
lesson-government-third = Hungary has two markers of yours. A third makes it your Satellite: it joins you with its army.
lesson-government-pair = Two Investment cards with the same Technology achieve it. Two of yours bear Heavy Tanks.
lesson-government-keep = Keep one of the cards before you, and the Technology works at once. In the Vault nobody would know of it.
lesson-government-pass = When all three players pass one after the other, the Diplomacy cards take effect. Pass.

lesson-commands = Seasons and commands
lesson-commands-brief = You lead the USSR in Summer 1941. The Axis stands at your border, and your spies say that it will play letter H. Lay down a card with which you move first. Then bring a unit to each of the four places.
lesson-commands-end = Your letter E came before H, and the Season of the card was right. So you had 7 Commands. A card of another Season moves only 2 units, or 4 for the Axis.
lesson-commands-belorussia = Bring a unit to Belorussia
lesson-commands-kiev = Bring a unit to Kiev
lesson-commands-odessa = Bring a unit to Odessa
lesson-commands-urals = Bring the Infantry from the Urals to Bryansk
lesson-commands-axis = Be ready before the Axis moves
lesson-commands-card = The letter says who moves first, the number how many units. Both count in full only in the Season of the card, and it is Summer now.
lesson-commands-emergency = This works, but it is an Emergency Command: you move only 2 units. You need four. Begin again.
lesson-commands-block = Each Command moves one unit, and each unit moves once. Take one in hand.
lesson-commands-far = Infantry moves 2 areas, Tanks move 3. Through your own land a unit goes twice as far; this is Strategic Movement.

lesson-borders = Borders: who may Engage
lesson-borders-brief = You lead the Axis, at war with the West. The French hold Lorraine in strength. You have 5 Commands: bring four Ground units and the Air Force into the battle this turn.
lesson-borders-end = Two came across the river, two through the forest, and one by air. Whoever attacks from several sides brings more into battle.
lesson-borders-ground = Engage with four Ground units in Lorraine
lesson-borders-air = Engage there with the Air Force too
lesson-borders-early = Do not fight before all are there
lesson-borders-astray = This works, but now one is missing in Lorraine. Take it back.
lesson-borders-limit = Between Munich and Lorraine runs a river: only 2 Ground units may Engage across it in a turn.
lesson-borders-more = The Low Countries are yours. From Amsterdam into Lorraine leads a forest, and 2 more Ground units may come that way. You may pass through Amsterdam on the way.
lesson-borders-wings = The limit is for Ground units only. The Air Force may always come.
lesson-borders-way = The last border before the battle counts. Choose it: via Munich, or via Amsterdam.

lesson-battle = A land battle: order of fire
lesson-battle-brief = You lead the Axis and attack Lorraine. The French Air Force will miss. Your dice are known too: the Air Force rolls 1, 3, 6, the Tank 2, 5, 4. A die hits if it shows no more than the firepower. Win the battle in this round.
lesson-battle-end = One hit on the Infantry was worth more than two on the Air Force. It stood alone at the end, without Ground units of its own, and had to leave. Each step you took off beforehand was also a die less against you.
lesson-battle-win = Win the battle in Lorraine
lesson-battle-held = Do not let the French hold Lorraine
lesson-battle-begin = All three of your units are in Lorraine. End your movement: the battle begins.
lesson-battle-first = Your Air Force acts before your Tank and your Infantry. It hits Air with 3 or less, but Ground with 1 only. Who has to go so that the French lose Lorraine?
lesson-battle-chased = This works, but the French Infantry is still strong. Air units without Ground units have to leave anyway. Begin again.
lesson-battle-tank = The Tank hits Ground with 2 or less. Each hit goes to the strongest unit of the class.
lesson-battle-infantry = The French Infantry fired with the steps it had left. Yours comes last and hits Ground with 3 or less.
lesson-battle-stay = The French Infantry is gone. Your Air Force may fly home or stay.

lesson-invasion = Sea, Convoys, invasion
lesson-invasion-brief = You lead the West in Summer 1944. France is in German hands, and Paris is empty. A German Fleet guards the North Sea. You have 3 Commands: land both Infantries in Paris, and win the North Sea.
lesson-invasion-end = Two coasts, one unit across each: with LSTs it would be two. Had the Fleet sailed a turn earlier, the North Sea would have been open for a third.
lesson-invasion-land = Land two Infantries in Paris
lesson-invasion-sea = Win the battle in the North Sea
lesson-invasion-convoy = A Ground unit at sea is a Convoy. It moves 2 areas, the landing included, and may not enter a sea with enemies.
lesson-invasion-coast = Only 1 Ground unit may land across each coast in a turn. Paris has coasts on the English Channel, the Bay of Biscay and the North Sea.
lesson-invasion-fleet = Now the Fleet in Glasgow. It may enter the sea where the enemy is; so it Engages.
lesson-invasion-enemy = The German Fleet is in the North Sea.
lesson-invasion-over = Everybody is where they should be. End your movement: the battle comes next.
lesson-invasion-fire = At sea both sides fight until one is gone. A Fleet hits Naval units with 3 or less.
lesson-invasion-stay = The sea is yours. The Fleet may sail home or stay.

lesson-supply = Supply and Blockade
lesson-supply-brief = You lead the West in Summer 1941. A German Tank and an Italian Infantry stand in Cyrenaica, before Egypt. Do not attack: cut off their supply with 2 Commands. The Axis also holds Greece.
lesson-supply-end = Both lost a step, and will lose one each Season until a sea is open again. In Summer whatever cannot reach Berlin gets a Blockade marker: the people of Tripoli do not count in the next Production of the Axis.
lesson-supply-starve = Let the Axis units in Cyrenaica lose a step
lesson-supply-blockade = Blockade Tripoli
lesson-supply-line = A Supply Line leads over own land and over seas without enemies, to a capital. From Libya the short way goes over the Central Mediterranean to Rome. One ship closes a sea.
lesson-supply-other = That way is closed. There is a second one: over the Eastern Mediterranean and the Aegean Sea to Athens. Close it too.
lesson-supply-wait = Both ways are closed. End your movement: supply is checked at the end of the Season.
lesson-supply-sea = A sea with a unit of an Enemy in it carries no supply. A single Fleet is enough.

lesson-war = War: declare, or be late
lesson-war-brief = You lead the Axis in Spring 1940, at peace with everybody. You have 2 Commands. The Low Countries are yours, and only an Infantry stands in Paris. Defeat France in one turn.
lesson-war-end = In this turn your units fired before French ones of the same type. That is what you get for 1 Victory Point. From now on your RES count, your units need supply, and the war ends only with the game.
lesson-war-war = Declare war on the West
lesson-war-paris = Defeat France
lesson-war-declare = War is declared first, before any unit moves. You find it under “More”.
lesson-war-late = This works, but now it is too late to declare war in this turn. Take the move back.
lesson-war-way = Take Paris with both, the Tank and the Infantry. The way through Amsterdam avoids the Fortress in Lorraine.
lesson-war-fight = Both are there. End your movement: the battle comes next.
lesson-war-surprise = Surprise: your Tank fires, then your Infantry, and only then the French. The dice will be kind to whoever brings both.

lesson-exam = Exam: 1945, from Spring to the end
lesson-exam-brief = You lead the West. The USSR has 12 Victory Points, you have 10, and after the Winter the points decide. But you hold Rome: with a second capital of the Axis you win at once. The Ruhr and Berlin are such capitals. Your opponents stay where they are.
lesson-exam-end = The right Season, two borders at once, fire at the right class, and a capital before the year was over: now play a whole game.
lesson-exam-win = Win the game
