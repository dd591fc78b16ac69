### WG35: feladványok

puzzle-seers = Ki látja?
puzzle-seers-ask = { $figure } · Mely ellenfelek látják? Mindegyik csak azt látja, ami előtte van.
puzzle-seers-away = { $figure } felé szabad a vonaluk, de nem arra néznek: { $figures }.
puzzle-seen = Kit lát?
puzzle-seen-ask = { $figure } · Mely ellenfeleket látja? Csak azt látja, ami előtte van.
puzzle-seen-away = { $figure } vonala hozzájuk szabad, de nem arra néz: { $figures }.
puzzle-sight-seen = { $viewer } látja őt: { $target } (a pontjaihoz vezető { $points } vonalból { $blocked } van takarva).
puzzle-blind-standing = A szemtől nincs szabad vonal a mellkasig, a vállig vagy a fejig: { $figures }.
puzzle-blind-prone = A szemtől nincs szabad vonal ahhoz, aki hasal: { $figures }.
puzzle-blind-hidden = A szemtől nincs szabad vonal azon túlra, ami mögé elbújt: { $figures }.
