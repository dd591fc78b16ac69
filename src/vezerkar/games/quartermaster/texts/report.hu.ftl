## Az okok a játszma elemzésében

why-points = a Győzelmi Pontok állása jobb lenne
why-supply = az egységek utánpótlása jobb lenne
why-home = a saját Induló Területek biztosabbak, az ellenségéi veszélyeztetettebbek lennének
why-status = a kijátszott Státuszkártyák többet érnének
why-cards = a kezek és a húzópaklik jobbak lennének
why-board = az egységek jobb területeken állnának
why-time = a hátralévő idő jobban kedvezne ennek az oldalnak
why-ended = a játszma többször érne véget ennek az oldalnak a javára
