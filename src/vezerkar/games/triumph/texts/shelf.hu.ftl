## The game on the shelf

game-title = Triumph & Tragedy
game-blurb = Európa 1936 és 1945 között: három Frakció fegyverkezik, a semlegesek kegyeit keresi, és egymást figyeli. Lehet háború, lehet, hogy nem; az nyer, akié a legerősebb gazdaság, két rivális főváros vagy az atombomba.
game-players = 2–3
