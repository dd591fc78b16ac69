## The game in the catalogue

game-title = Triumph & Tragedy
game-blurb = Europe from 1936 to 1945: three Factions arm, court the neutrals and watch each other. War may come, or not; the winner has the strongest economy, two Rival capitals, or the bomb.
game-players = 2–3

bot-greedy = Normal
bot-greedy-note = Quick and sensible: keeps its capitals safe, courts the Neutrals that feed its industry, fights when the odds are good.
bot-planner = Hard
bot-planner-note = Tries many times over what its Government may do, and judges what comes of it by two thousand finished games. The strongest bot.
bot-search = Search (experimental)
bot-search-note = Simulates its commands and battles ahead, in positions consistent with all it has seen.
