## A befejezett ütközet görbéje és szerencséje

measure-points = Győzelmi pontok
measure-standing = Még el nem vesztett figurák
luck-shots = Lövések
luck-blows = Ütések
luck-morale = Morálpróbák
luck-tests = Egyéb próbák

## Ami a valóságban történt

history-withdrawal = A háború kis összecsapásait ritkán vívták az utolsó emberig. Az egyik fél többnyire visszavonult, amikor emberei nagyobb része még járni tudott.
history-both_withdrew = Ha két járőr találkozott, gyakran mindkettő megszakította a harcot. Mindkét fél hátravitte a sebesültjeit, és köztük üres maradt a terep.
history-points = Egy rajt ritkán küldtek az ellenség megsemmisítésére. Egy házat kellett elfoglalnia, egy átkelőt tartania vagy egy foglyot elhoznia, és a front többi része sosem hallott róla.
history-points_draw = Sok kis összecsapás semmit sem változtatott a térképen. Mindkét fél azt jelentette, hogy teljesítette a parancsot.
history-rounds = A kis összecsapások rövidek voltak. Egy lövésznél 60–100 töltény volt, egy német MG 34 pedig percenként 800-at is ki tudott lőni.
history-rounds_draw = A kis összecsapások rövidek voltak, és sokuk ott ért véget, ahol elkezdődött. Egy lövésznél 60–100 töltény volt, és hamar elfogyott.
history-no_figures = A háborúban egész rajok vesztek oda, többségük olyan lövegektől és aknavetőktől, amelyeket sosem láttak. A gránátok és az aknák több veszteséget okoztak, mint a puskák.
history-nobody_left = Ritka volt az olyan harc, amelyből senki sem tért vissza. A háborúban megsebesültek többsége túlélte, ha időben megtalálták és hátravitték.
history-gone = A raj nem maradt ott, ha elvégezte, amiért küldték. Más úton jött vissza, mint amelyiken ment.
history-resigned = A parancsnoknak, aki belátta, hogy nem győzhet, egy kötelessége maradt: minél több embert visszavinni.
