# Quartermaster General, in English: what the symbols on the cards show.

symbol-build-army = Build an Army
symbol-build-navy = Build a Navy
symbol-recruit-army = Recruit an Army
symbol-recruit-navy = Recruit a Navy
symbol-battle-army = Battle on land
symbol-battle-navy = Battle at sea
symbol-eliminate-army = Eliminate an Army
symbol-eliminate-navy = Eliminate a Navy
symbol-redeploy = Pick up pieces and build them again
symbol-shield = Protection
symbol-victory = Victory Points
symbol-enemy-deck = Another country discards from its draw deck
symbol-own-cards = You discard cards
symbol-play-card = A card is played
symbol-order-cards = Cards go back into the draw deck, or change places in it
symbol-strip = A card on the table is discarded
symbol-star = Supply
symbol-no-supply = No supply
symbol-home = You may build without a supplied piece next to it
