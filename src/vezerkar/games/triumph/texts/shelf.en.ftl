## The game on the shelf

game-title = Triumph & Tragedy
game-blurb = Europe from 1936 to 1945: three Factions arm, court the neutrals and watch each other. War may come, or not; the winner has the strongest economy, two Rival capitals, or the bomb.
game-players = 2–3
