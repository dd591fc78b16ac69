# WG35, magyarul: miért nem mehet arra egy figura.

refuse-way-blocked = Arra nincs út.
refuse-way-high = Ott egyszerre 7,5 cm-nél többet kellene fel- vagy lemászni.
refuse-way-climbing = Aki fekszik, terhet visz vagy magatehetetlen, nem mászhat; a rámpa és a lépcső nem mászás.
refuse-door-closed = Az ajtó csukva van.
refuse-way-loophole = Lőrésen nem lehet átjutni.
refuse-way-off-table = Ott nem lehet elhagyni az asztalt.
refuse-way-footing = Ott nincs min állni.
refuse-way-stopping = Ajtónyílásban nem lehet megállni.
refuse-way-prone = Vízben nem lehet kúszni.
refuse-way-towing = Kerekes állványt csak rendes talajon lehet vontatni.
refuse-way-enemy = Ez az út 5 mm-re vagy közelebb visz egy cselekvőképes ellenséghez.
refuse-way-crowded = Ez az út 5 mm-nél közelebb ér véget egy másik figurához.
refuse-way-far = Ez messzebb van, mint ameddig a figura eljut.
refuse-way-objective = Az objektíva pontjára senki sem léphet.
refuse-way-close = Ott a figura 5 cm-nél közelebb lát egy ellenséget; ilyen közel csak roham érhet véget.
