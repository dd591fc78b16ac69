## The game in the catalogue

game-title = The Hunt
game-blurb = Autumn 1939: the Admiral Graf Spee hunts freighters in the South Atlantic, unseen, and the Royal Navy hunts her. Hidden movement, cards and one last battle.
game-players = 2
