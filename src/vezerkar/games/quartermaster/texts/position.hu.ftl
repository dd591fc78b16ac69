# Quartermaster General magyarul: állások felállítása.

position-points = Győzelmi pontok: { $team }
position-army = { $who }: { $number }. hadsereg
position-navy = { $who }: { $number }. flotta
position-zone-deck = Húzópakli
position-zone-hand = Kézben
position-zone-discard = Dobott lapok, felfordítva
position-zone-discard_hidden = Dobott lapok, lefordítva
position-zone-responses = Kijátszott Reakciók
position-zone-status = Kijátszott Státuszkártyák
position-turn-of = Kezdődik a forduló: { $who }
position-play-of = Kártya kijátszása: { $who }
