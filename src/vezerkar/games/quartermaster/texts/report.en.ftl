## The reasons in the report of a game

why-points = the lead in Victory Points would be better
why-supply = the supply of the pieces would be better
why-home = the Home spaces would be safer, or those of the enemy more threatened
why-status = the Status cards in play would be worth more
why-cards = the hands and decks would be better
why-board = the pieces would stand in better spaces
why-time = the time left would suit this side better
why-ended = the game would more often end in favour of this side
