## The game in the catalogue

game-title = A Hajsza
game-blurb = 1939 ősze: az Admiral Graf Spee észrevétlenül vadászik teherhajókra az Atlanti-óceán déli részén, a Királyi Haditengerészet pedig őrá. Rejtett mozgás, kártyák és egy utolsó csata.
game-players = 2
