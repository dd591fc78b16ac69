## The reasons in the report of a game

why-sunk = the number of sunk freighters would suit this side better
why-arrived = the freighters would be less or further on their way, as suits this side
why-plane = the plane and the Reserve would stand better for this side
why-forces = the Forces would stand better for this side
why-danger = the danger that she is found would be better for this side
why-prey = the freighters in her reach would be better for this side
why-ended = the game would more often end, or the battle begin, in favour of this side
