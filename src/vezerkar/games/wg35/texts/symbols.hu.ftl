# WG35 magyarul: mit jelentenek a kártyák jelei.

symbol-no-shock = Nincs sokk
symbol-reaction-test = R-próba
symbol-shot = Egy lövés
symbol-weapon-melee = Egy ütés
symbol-worse-aim = Kisebb C: nehezebb találni
symbol-better-aim = Nagyobb C: könnyebb találni
symbol-re-roll = Újradobás
symbol-swap-weapon = Fegyvercsere
symbol-victory = Győzelmi pontok
symbol-sign-concealed = Rejtve marad
symbol-no-shot = A lövés elveszhet
symbol-marker-flag = Nincs visszavonulás
symbol-sign-bleeding = Sebesülés
symbol-arrive = Figurák érkeznek
symbol-identify = Azonosítás
symbol-through-wall = Falon át
symbol-no-card = Kártyát állít meg
symbol-people = A lakosság segítsége
symbol-marker-blast = Eltalálja, ami ott van
symbol-marker-smoke = Füst
symbol-reveal = Rejtett figurák kerülnek elő
symbol-draw-card = Még egy kártya
symbol-ammo = Lőszer
symbol-first-aid = Elsősegélycsomag
symbol-easy-ground = A nehéz terep nem kerül többe
