## Az okok a játszma elemzésében

why-sunk = az elsüllyedt teherhajók száma ennek az oldalnak kedvezőbb lenne
why-arrived = a teherhajók útja ennek az oldalnak jobban alakulna
why-plane = a repülőgép és a Tartalék ennek az oldalnak jobban állna
why-forces = a Haderők ennek az oldalnak jobban állnának
why-danger = a felfedezés veszélye ennek az oldalnak jobban alakulna
why-prey = az elérhető teherhajók ennek az oldalnak jobban alakulnának
why-ended = a játszma többször érne véget, vagy a csata többször kezdődne ennek az oldalnak a javára
