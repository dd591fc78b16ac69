## Az okok a játszma elemzésében

why-points = a pontok és a kilátásaik ennek az oldalnak jobban alakulnának
why-economy = az ipar, a népesség és az erőforrások ennek az oldalnak jobban alakulnának
why-war = ennek az oldalnak kedvezőbb lenne, hogy ki kivel áll háborúban
why-cards = a kezek ennek az oldalnak jobbak lennének
why-technology = a technológiák ennek az oldalnak jobban alakulnának
why-influence = a többi nemzetre gyakorolt befolyás ennek az oldalnak jobban alakulna
why-army = a hadseregek ennek az oldalnak jobban állnának
why-time = a hátralévő idő, és hogy a többiek milyen közel állnak egymáshoz, ennek az oldalnak jobban kedvezne
why-ended = a játszma többször érne véget ennek az oldalnak a javára
