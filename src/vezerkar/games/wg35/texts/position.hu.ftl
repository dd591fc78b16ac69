# WG35 magyarul: állások felállítása.

position-round = Kör
position-points = Győzelmi pontok: { $who }
position-posture = { $figure }: testhelyzet
position-weak = { $figure }: gyengülés
position-out = Harcképtelen
position-evacuated = Kimenekítve
position-away = Elhagyta az asztalt
position-reserve = Tartalékban
position-round-start = Kezdődik a kör
position-turn-of = Figurát választ: { $who }
