## A befejezett játszma görbéje

measure-points = Győzelmi Pontok

## Ami a valóságban történt

history-conquest = A valóságban Róma 1944. június 4-én, Berlin 1945. május 2-án esett el. Japán 1945. szeptember 2-án írta alá a kapitulációt, mielőtt a szigeteit megszállták volna.
history-points = A háborút a valóságban is az utánpótlás döntötte el. Az Egyesült Államok a kölcsönbérleti törvény alapján körülbelül 50 milliárd dollár értékű árut szállított szövetségeseinek.
history-lead = 1942 nyarán a Tengely minden addiginál nagyobb területet tartott megszállva. Egy éven belül elvesztette Sztálingrádot, Guadalcanalt és Tuniszt, és azután már csak hátrált.
history-rounds = A háború hat évig és egy napig tartott, 1939. szeptember 1-jétől 1945. szeptember 2-áig.
history-tie = A valóságban senki sem számolt pontokat. A háború hat évig és egy napig tartott, 1939. szeptember 1-jétől 1945. szeptember 2-áig, és a Tengely elvesztette.
history-resigned = A valóságban a hat ország közül Olaszország adta fel elsőként: fegyverszünetét 1943. szeptember 8-án hirdették ki. Németország 1945 májusában, Japán szeptemberben kapitulált.
