## A befejezett játszma görbéje és szerencséje

measure-points = Győzelmi Pontok
luck-hits = Találatok

## Ami a valóságban történt

history-economic = A háborút a valóságban is a termelés döntötte el. 1944-ben csak az Egyesült Államok több mint 96 000 repülőgépet gyártott, többet, mint Németország és Japán együtt.
history-military = A valóságban Párizs 1940. június 14-én, Róma 1944. június 4-én, Berlin 1945. május 2-án esett el. Londont és Moszkvát sohasem foglalták el.
history-atomic = Az első atombombát 1945. július 16-án próbálták ki Új-Mexikóban. Európában addigra véget ért a háború: Németország májusban kapitulált.
history-hegemony = Az európai háború 1945. május 8-án ért véget. A két legerősebb hatalom az Egyesült Államok és a Szovjetunió lett. Nagy-Britannia győzött, de súlyosan eladósodott.
history-resigned = A valóságban egy nagyhatalom korán kilépett a háborúból: Franciaország 1940. június 17-én, öt héttel a német támadás kezdete után fegyverszünetet kért.
