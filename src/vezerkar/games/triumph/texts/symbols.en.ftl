# Triumph & Tragedy, in English: what the symbols on the cards show.

symbol-command = Command: { $season }, { $moves } moves
symbol-diplomacy = Diplomacy: { $nation }
symbol-add-influence = An Influence marker of yours
symbol-remove-influence = A Rival’s Influence marker goes
symbol-lose-industry = Industry (IND) falls by 1
symbol-factory = Factories: { $factories }
