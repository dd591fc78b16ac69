### WG35: feladványok

puzzle-seers = Ki látja?
puzzle-seers-ask = { $figure } · Mely ellenfelek látják? Mindegyik csak azt látja, ami előtte van.
puzzle-seers-away = Szabad a vonaluk, de nem arra néznek: { $figures }.
puzzle-seen = Kit lát?
puzzle-seen-ask = { $figure } · Mely ellenfeleket látja? Csak azt látja, ami előtte van.
puzzle-seen-away = Szabad a vonal, de nem előtte állnak: { $figures }.
puzzle-sight-seen = { $viewer } látja őt: { $target } (24 pontból { $blocked } van takarva).
puzzle-sight-blind = A szemtől nincs szabad vonal a mellkasig, a vállig vagy a fejig: { $figures }.
