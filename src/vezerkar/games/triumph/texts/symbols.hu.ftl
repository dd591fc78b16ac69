# Triumph & Tragedy magyarul: mit jelentenek a kártyák jelei.

symbol-command = Csapatmozgás: { $season }, { $moves } mozgás
symbol-diplomacy = Diplomácia: { $nation }
symbol-add-influence = Befolyás jelződ felkerül
symbol-remove-influence = Egy Rivális Befolyás jelzője lekerül
symbol-lose-industry = Az ipar (IND) 1-gyel csökken
symbol-factory = Gyár: { $factories }
