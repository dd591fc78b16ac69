# Quartermaster General magyarul: mit jelentenek a kártyák jelei.

symbol-build-army = Sereg épül
symbol-build-navy = Flotta épül
symbol-recruit-army = Sereg toborzása
symbol-recruit-navy = Flotta toborzása
symbol-battle-army = Szárazföldi csata
symbol-battle-navy = Tengeri csata
symbol-eliminate-army = Sereg megszüntetése
symbol-eliminate-navy = Flotta megszüntetése
symbol-redeploy = Egységek felvétele és újraépítése
symbol-shield = Védelem
symbol-victory = Győzelmi pontok
symbol-enemy-deck = Más ország dob el lapot a paklijából
symbol-own-cards = Te dobsz el lapot
symbol-play-card = Egy kártya kijátszása
symbol-order-cards = Lapok kerülnek vissza a pakliba, vagy cserélnek benne helyet
symbol-strip = Egy asztalon lévő kártyát el kell dobni
symbol-star = Ellátás
symbol-no-supply = Nincs ellátás
symbol-home = Szomszédos ellátott egység nélkül is építhetsz
