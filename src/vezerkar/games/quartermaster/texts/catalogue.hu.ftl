## The game in the catalogue

game-title = Quartermaster General
game-blurb = A második világháború egy este alatt: hat ország, két csapat, mindenkinek egy pakli. A seregek és a flották az utánpótlásukból élnek: vágd el a vonalat, és minden elesik, ami tőle függ.
game-players = 2–6
