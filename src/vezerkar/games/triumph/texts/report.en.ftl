## The reasons in the report of a game

why-points = the points, and what they may become, would be better for this side
why-economy = industry, population and resources would be better for this side
why-war = it would suit this side better who is at war with whom
why-cards = the hands would be better for this side
why-technology = the technologies would be better for this side
why-influence = the influence on other nations would be better for this side
why-army = the armies would be better for this side
why-time = the time left, and how close the others are to each other, would suit this side better
why-ended = the game would more often end in favour of this side
