# The Hunt: the words of the cards.

## German cards

card-kriegsmarine = Kriegsmarine
card-kriegsmarine-text = Lay this card face up in front of you. In one later turn of yours, when you play a card for Action Points, you may take 1 extra AP from it; then it leaves the game.
card-kriegsmarine-effect = Bank it: 1 extra AP in one later turn.
card-kriegsmarine-theme = A navy that went to war in 1939 outnumbered on every ocean.

card-order-115-39 = Operational Order 115.39
card-order-115-39-text = The Graf Spee may move up to 2 spaces, in secret as always, and may then make one free Search. Remove this card from the game.
card-order-115-39-effect = The Graf Spee moves up to 2 spaces, then may Search free.
card-order-115-39-theme = Leave to hurt enemy trade in whatever way works.

card-pocket-battleships = Pocket Battleships
card-pocket-battleships-text = Add 1 to your value in this duel.
card-pocket-battleships-effect = +1 in this duel.
card-pocket-battleships-theme = Eleven-inch guns on a hull squeezed past the limits of Versailles.

card-radar-technology = Radar Technology
card-radar-technology-text = Add 1 to your value in each of the next two duels, not in this one.
card-radar-technology-effect = +1 in each of the next two duels.
card-radar-technology-theme = One of the first radars at sea turned on her foretop.

card-repainting = Repainting the Admiral Graf Spee
card-repainting-text = Take all Clue markers off the map, and the Graf Spee too if she is revealed; until the end of the next British turn you need not place any Clue. Remove this card from the game.
card-repainting-effect = All Clues leave the map; none is due until after the British turn.
card-repainting-theme = The new colours deceived even the Altmark, which turned and ran.

card-mysterious-graf-scheer = The Mysterious Graf Scheer
card-mysterious-graf-scheer-text = Move any Clue markers on the map to spaces of your choice and add up to two unused ones, wherever the Graf Spee may be, but never onto the Altmark or another Clue. Remove this card from the game.
card-mysterious-graf-scheer-effect = Move any Clues, and add up to two new ones.
card-mysterious-graf-scheer-theme = A false nameboard, and the hunters report the wrong sister ship.

card-montevideo = Montevideo
card-montevideo-text = Fifth duel only: once the duel is resolved, take one Damage marker off your track. If the British card in it is Scuttling in Montevideo, the British player wins the game instead.
card-montevideo-effect = Fifth duel: one Damage marker less.
card-montevideo-theme = A neutral harbour gives the damaged raider seventy-two hours.

card-second-funnel = The Second Funnel
card-second-funnel-text = Response, in the British turn, when a Search has found the Graf Spee: the Search fails after all, and she moves exactly 1 space in secret. Remove this card from the game.
card-second-funnel-effect = A Search that found her fails; she moves 1 space.
card-second-funnel-theme = Wood and canvas behind the bridge, and another ship stands on the horizon.

card-marconi = Marconi Wireless
card-marconi-text = After your last action of this turn, before you draw, place one Clue marker.
card-marconi-effect = One Clue after your last action, before you draw.
card-marconi-theme = Whoever sends a signal gives somebody a bearing.

## British cards

card-royal-navy = Royal Navy
card-royal-navy-text = Lay this card face up in front of you. In one later turn of yours, when you play a card for Action Points, you may take 1 extra AP from it; then it leaves the game.
card-royal-navy-effect = Bank it: 1 extra AP in one later turn.
card-royal-navy-theme = The senior service, with ships on every sea.

card-sir-henry-harwood = Sir Henry Harwood
card-sir-henry-harwood-text = Move every freighter on the map 1 space toward its destination; then move one Force 1 space.
card-sir-henry-harwood-effect = Every freighter sails 1 space; one Force moves 1.
card-sir-henry-harwood-theme = The commodore whose cruisers met the raider off the River Plate.

card-new-convoy-routes = New Convoy Routes
card-new-convoy-routes-text = Set the German Reserve to 0 and advance one Force 1 space on the Strategy Track. At the end of the next German turn, after drawing, the German player places one Clue marker.
card-new-convoy-routes-effect = Reserve to 0; one Force advances; a Clue after the German draw.
card-new-convoy-routes-theme = New lanes on the chart, and the raider waits where nobody passes.

card-harwoods-intuition = Harwood's Intuition
card-harwoods-intuition-text = Response, when the Graf Spee has attacked a freighter in the space of a Force or next to one: bring one such Force into her space and make one free Search there. Remove this card from the game.
card-harwoods-intuition-effect = A Force next to the attack comes to her space and Searches.
card-harwoods-intuition-theme = He reckoned where she would come next, and was waiting there.

card-forces-k-and-h = Forces K and H
card-forces-k-and-h-text = Advance H and K 1 space each on the Strategy Track; one that is already on the map may move 1 space instead. Remove this card from the game.
card-forces-k-and-h-effect = H and K advance 1 space each.
card-forces-k-and-h-theme = In October 1939 the Admiralty formed eight hunting groups.

card-scuttling = Scuttling in Montevideo
card-scuttling-text = Fifth duel only: if the German card in it is Montevideo, you win the game at once.
card-scuttling-effect = Fifth duel: you win if the German card is Montevideo.
card-scuttling-theme = 17 December 1939: rumours of a great fleet do what guns could not.

card-mile-by-mile = Mile by Mile
card-mile-by-mile-text = One Force makes a free Search in its own space and then in up to two neighbouring spaces, one roll each. If it finds the Graf Spee, it moves there and the battle begins.
card-mile-by-mile-effect = One Force Searches its own space and up to two next to it.
card-mile-by-mile-theme = An ocean is large, but it has an end.

card-unreliable-technology = Unreliable Technology
card-unreliable-technology-text = Move the Plane marker one step on: from Ready to Under Repair, or from Under Repair to Destroyed. Remove this card from the game.
card-unreliable-technology-effect = The Plane goes one step down.
card-unreliable-technology-theme = The Arado spent more hours in pieces than in the air.

card-hms-cumberland = HMS Cumberland
card-hms-cumberland-text = Add 2 to your value in the next duel.
card-hms-cumberland-effect = +2 in the next duel.
card-hms-cumberland-theme = A heavy cruiser racing up from the Falklands for the last act.

## Cards of both decks

card-fair-weather = Fair Weather
card-fair-weather-text = Each of your ships on the map may move up to 2 spaces for free. How far the Graf Spee went, if at all, stays secret.
card-fair-weather-effect = Each of your ships moves up to 2 spaces, free.
card-fair-weather-theme = A calm sea, a long view, and a forecast one can trust.

card-storm-at-sea = Storm at Sea
card-storm-at-sea-text = Until the end of your opponent's next turn no Force, nor the Graf Spee, nor the Altmark may move more than 1 space at a time. This binds you too, even before you spend the AP of this card; freighters sail on.
card-storm-at-sea-effect = No ship but freighters moves more than 1 space until your next turn.
card-storm-at-sea-theme = In an Atlantic gale all captains make the same few knots.

card-cat-and-mouse = Cat and Mouse Game
card-cat-and-mouse-text = Response, when your opponent has just played a hunt Event in their own turn: stop it. Their card is discarded without effect and stays in the game.
card-cat-and-mouse-effect = Stop the hunt Event your opponent has just played.
card-cat-and-mouse-theme = One hides, many search, and each waits for the other's mistake.

card-prize-warfare = Prize Warfare
card-prize-warfare-text = Make one free Search with +1 on the roll: the Graf Spee in the space of a freighter, or one Force. All other rules for a Search apply.
card-prize-warfare-effect = One free Search, +1 to the roll.
card-prize-warfare-theme = Stop her, take off the crew, then sink her: so says the law of prize.

card-concentrated-fire = Concentrated Fire
card-concentrated-fire-text = After this duel, look at the cards left in your opponent's hand.
card-concentrated-fire-effect = After this duel, look at your opponent's hand.
card-concentrated-fire-theme = Every turret trained on one ship, until she burns.
