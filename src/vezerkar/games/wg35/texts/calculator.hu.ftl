### WG35: a lövések kalkulátora

calculator-shot = Lövés
calculator-shot-note = Egy lövés a kockától a sebig: mekkora eséllyel talál, hol ér célba, és mit okoz.
shot-shooter = A lövő
shot-weapon = Fegyver
shot-mode = Tűz
shot-c = A lövő C értéke
shot-distance = Távolság cm-ben
shot-aimed = Célzás
shot-sights = A lövő felszerelése
shot-victim = A célpont
shot-e = A célpont E értéke
shot-cover = Fedezék
shot-armour = Páncél
shot-behind = Lövés hátulról
shot-behind-note = Némelyik páncél csak elölről véd.
shot-beyond = Ezzel a fegyverrel ({ $weapon }) nem lehet ilyen messzire vagy ilyen közelre lőni: a hatótávja { $least } – { $most }. Adj meg más távolságot.
shot-headline = { $hit } eséllyel talál, { $out } eséllyel harcképtelenné tesz.
shot-basis = Pontos érték, minden lehetséges dobással. Egy találatdobás, egyik fél kártyái és különleges képességei nélkül; a célpontnak az E-n kívül minden tulajdonsága 1 fölött van. A vérzés későbbi hatása nincs benne.
shot-missed = Nem talál
shot-shocked = Talál: sokkolt, de ép
shot-weakened = Legyengül
shot-helpless = Magatehetetlen
shot-out = Harcképtelen
shot-needs = Találatdobás
shot-need = C { $c }, célszám { $tn }: a kockán { $need }+ kell
shot-zone = Zóna
shot-wounds-with = Sebzés
shot-strength = erő { $s }, AP { $ap }
shot-bleeds = Vérzik
shot-on = { $value } { $on ->
    [tn] a célszámhoz
   *[c] a C-hez
}
shot-made-of = Miből áll a dobás
shot-what-head = Mi
shot-change-head = Változás
shot-rule-head = Szabály
shot-where = Hol éri a találat
shot-location-head = Hely
shot-lands-head = Itt éri
shot-then-out-head = Akkor harcképtelen
shot-at-torso = törzs
shot-at-leg = láb
shot-at-arm = kar
shot-at-critical-torso = kritikus törzs
shot-at-head = fej
shot-at-critical = kritikus
shot-ranges = Minden zónában
shot-zone-head = Zóna
shot-up-to-head = Meddig
shot-hits-head = Talál
shot-out-head = Harcképtelen
