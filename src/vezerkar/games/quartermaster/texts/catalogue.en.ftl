## The game in the catalogue

game-title = Quartermaster General
game-blurb = The Second World War in an evening: six countries, two teams, a deck of cards each. Armies and Navies live on their supply lines; cut one, and what hangs on it falls.
game-players = 2–6
