## Az első játszma kísérője

coach-hand = A kártyák fogások és parancsok a csatához. Az asztal is összeállíthat neked egy jó kezet.
coach-edge = Válaszd ki, melyik asztalszélről jönnek az embereid. Az ellenfeledé a szemközti lesz.
coach-deploy = Az embereid a saját szélednél lévő sávban kezdenek. Az asztal egyszerre felállíthatja mindet.
coach-cards = Minden körben új kártyákat veszel fel a paklidból. Bármelyiket választhatod.
coach-activate = Felváltva aktiváltok egy-egy figurát. Válassz egyet a tieid közül.
coach-move = Egy figurának két akciója van. Az elsővel mozogj.
coach-way = A körvonal mutatja, meddig jut el. Válassz benne egy pontot; a fedezék megér egy kerülőt.
coach-shoot = Maradt akciója, és lát egy ellenséget. Lőjön rá.
coach-aim = Minden eltalálható ellenségen ott a szükséges dobás. Válassz egyet.
coach-end = Ez a figura végzett. Zárd le az aktiválását; utána az ellenfeled jön.
