# A Hajsza magyarul: mit jelentenek a kártyák jelei.

symbol-bank-point = Egy AP félretéve későbbre
symbol-move-ship = Egy hajó mozog
symbol-move-freighter = Haladnak a teherhajók
symbol-search = Ingyenes Keresés
symbol-search-fails = Egy Keresés sikertelen
symbol-duel-bonus = Bónusz a párbajban
symbol-add-clue = Nyomjelző kerül a térképre
symbol-remove-clue = A Nyomjelzők lekerülnek a térképről
symbol-lower-reserve = A Tartalék 0-ra csökken
symbol-advance-force = Egy Haderő előrelép
symbol-lower-plane = A Repülőgépjelző egy fokkal rosszabb mezőre kerül
symbol-storm = Lassulnak a hajók
symbol-stop-card = Egy Esemény elmarad
symbol-see-hand = Az ellenfél kezének megnézése
symbol-wrench = Sérülés javítása
symbol-scuttle = A Graf Spee elsüllyesztése
symbol-magnifier = Felderítés: +1 a Keresésekre
symbol-target = Felderítés: Nyomjelző
