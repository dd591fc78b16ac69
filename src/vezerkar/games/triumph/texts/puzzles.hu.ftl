### Triumph & Tragedy: feladványok

puzzle-lines = Elvágva
puzzle-lines-ask = { $faction } · Jelöld meg azokat a területeket, ahol a tankoknak és a gyalogságnak nincs Utánpótlási Vonala.
puzzle-lines-cut = { $area } – a szomszédos Baráti területeken, Nyílt Tengereken és Szorosokon át vezető utak mind véget érnek a Frakció fővárosai előtt.
puzzle-lines-sources = A vonalnak ezek egyikéhez kell vezetnie: { $areas }.
puzzle-lines-others = Minden más tanknak és gyalogságnak van vonala; az erődöknek, a hajóknak és a repülőknek nem kell.
puzzle-keystone = Zárókő
puzzle-keystone-ask = { $faction } · Tegyük fel, hogy az ellenséged elfoglalja egy területedet, és más nem változik. Melyik elvesztése vágná el a legtöbb tankot és gyalogságot másutt?
puzzle-keystone-cut = Ha ez elvész: { $area }, { $count } egységnek szűnik meg az Utánpótlási Vonala: { $areas }.
puzzle-keystone-others = { $next ->
    [0] Más terület elvesztése sehol senkit nem vág el.
   *[other] A többi terület elvesztése legfeljebb { $next } egységet vág el.
}
puzzle-borders = Határok
puzzle-borders-ask = { $faction } · Tegyük fel, hogy te jössz, és minden egységedre jut Parancs. Csak azokat a tankjaidat és gyalogságodat számold, amelyek ellenséges egységek területe mellett állnak: melyik terület ellen Kezdeményezhet közülük a legtöbb szárazföldön Harcot?
puzzle-borders-best = { $area } – Harcot Kezdeményezhet: { $engage } ({ $ways }).
puzzle-borders-crowded = { $area } – szomszédos egység: { $beside }, de Harcot csak { $engage } Kezdeményezhet ({ $ways }).
puzzle-borders-way = { $units } közül { $through } innen: { $area }
puzzle-borders-others = { $next ->
    [0] Más terület ellen egyetlen egység sem Kezdeményezhet Harcot.
   *[other] Más terület ellen legfeljebb { $next } egység Kezdeményezhet Harcot.
}
