# Triumph & Tragedy magyarul: állások felállítása.

position-year = Év
position-industry = Ipar: { $who }
position-block = { $nation }: { $unit } { $number }
position-block-cv = { $nation }: { $unit } { $number }, erő
position-all = mind
position-card = { $card } { $name }
position-hand-of = Kézben: { $who }
position-decks = Húzópakli
position-piles = Dobott lapok
position-year-start = Kezdődik az év
position-commands = { $season }: parancsok kiadása
position-turn-of = { $season }: kezdődik a forduló: { $who }
position-winter = Tél: parancsok kiadása
