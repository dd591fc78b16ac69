## Az első játszma kísérője

coach-altmark = Az Altmark az ellátóhajód. Tedd a nyílt tengerre; mindketten látjátok.
coach-spee = A Graf Speet az ellenfeled nem látja. Kezdj egy teherhajó mezőjén, így rögtön kereshetsz.
coach-card = Minden fordulóban egy kártyát játszol ki: az Eseményéért vagy az Akció Pontjaiért. Most vedd a pontjait.
coach-search = Egy teherhajó mezőjén állsz. A Keresés 5-ös vagy 6-os dobással elsüllyeszti; a repülőgép 2-t ad a dobáshoz.
coach-sail = Most hajózz tovább. Az ellenfeled csak azt tudja meg, hány pontot fizetsz, azt nem, hogy hová mész.
coach-where = Válaszd ki, hová megy. Mehetsz közelebb is annál, amennyit kifizettél, vagy maradhatsz.
coach-reserve = A megmaradt pontokat Tartalékba teheted, és később hozzáadhatod egy kártyához.
coach-draw = Három lapra húzhatsz. Ha az Altmark közel van, ötre is, de azzal elárulod magad.
coach-silence = Akkor is megkérdezünk, ha nincs mivel válaszolnod. Így az ellenfeled nem tudja, mi van a kezedben.
coach-event = Ennek a kártyának most kijátszható az Eseménye. Az történik, ami rajta áll, pontot pedig nem ad.
