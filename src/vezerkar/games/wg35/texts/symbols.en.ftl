# WG35, in English: what the symbols on the cards show.

symbol-no-shock = No shock
symbol-reaction-test = An R-test
symbol-shot = A shot
symbol-weapon-melee = A strike
symbol-worse-aim = Lower C: harder to hit
symbol-better-aim = Higher C: easier to hit
symbol-re-roll = Roll again
symbol-swap-weapon = Swap the weapon in hand
symbol-victory = Victory Points
symbol-sign-concealed = Stays concealed
symbol-no-shot = The shot may be lost
symbol-marker-flag = No withdrawal
symbol-sign-bleeding = A wound
symbol-arrive = Figures arrive
symbol-identify = Identification
symbol-through-wall = Through a wall
symbol-no-card = Cards are stopped
symbol-people = Help of the population
symbol-marker-blast = Hits what is there
symbol-marker-smoke = Smoke
symbol-reveal = Concealed figures are revealed
symbol-draw-card = One more card
symbol-ammo = Ammunition
symbol-first-aid = A First-aid kit
symbol-easy-ground = Difficult ground costs nothing extra
