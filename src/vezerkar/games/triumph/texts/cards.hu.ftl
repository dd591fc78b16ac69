# Triumph & Tragedy, magyarul: ami a kártyákon áll.

## Kártyák

use-diplomacy = Diplomácia
use-wildcard = Diplomáciai Joker
use-technology = Technológia
use-intelligence = Hírszerzés

## Diplomáciai Jokerek

wildcard-fear_and_loathing = Félelem és Gyűlölet
wildcard-fear_and_loathing-text = Vedd le egy Rivális egy Befolyás jelzőjét e Semlegesek egyikéről. Ha a jelző a Nyugaté: { nation-austria }, { nation-hungary }, { nation-bulgaria }, { nation-latin_america }, { nation-turkey }, { nation-persia }; a Tengelyhatalmaké: { nation-low_countries }, { nation-czechoslovakia }, { nation-poland }, { nation-yugoslavia }, { nation-norway }, { nation-rumania }, { nation-usa }; a Szovjetunióé: { nation-poland }, { nation-rumania }, { nation-turkey }, { nation-finland }, { nation-sweden }, { nation-baltic_states }, { nation-usa }.
wildcard-fear_and_loathing-effect = Vedd le egy Rivális jelzőjét egy felsorolt Semlegesről.
wildcard-ethnic_ties = Etnikai Kötelékek
wildcard-ethnic_ties-text = Tegyél egy Befolyás jelzőt listád egyik Semlegesére; ha ott egy Riválisnak van jelzője, helyette abból vegyél le egyet. Nyugat: { nation-usa }, { nation-norway }, { nation-low_countries }, { nation-rumania }; Tengelyhatalmak: { nation-austria }, { nation-sweden }, { nation-norway }; Szovjetunió: { nation-yugoslavia }, { nation-poland }, { nation-bulgaria }.
wildcard-ethnic_ties-effect = Egy jelző listád egyik Semlegesére, vagy egy Riválisé le róla.
wildcard-birds_of_a_feather_a = Egy Húron Pendülők
wildcard-birds_of_a_feather_a-text = Tegyél egy Befolyás jelzőt listád egyik Semlegesére; ha ott egy Riválisnak van jelzője, helyette abból vegyél le egyet. Nyugat: { nation-usa }, { nation-low_countries }, { nation-denmark }, { nation-czechoslovakia }; Tengelyhatalmak: { nation-poland }, { nation-spain }, { nation-bulgaria }, { nation-baltic_states }; Szovjetunió: { nation-spain }.
wildcard-birds_of_a_feather_a-effect = Egy jelző listád egyik Semlegesére, vagy egy Riválisé le róla.
wildcard-birds_of_a_feather_b = Egy Húron Pendülők
wildcard-birds_of_a_feather_b-text = Tegyél egy Befolyás jelzőt listád egyik Semlegesére; ha ott egy Riválisnak van jelzője, helyette abból vegyél le egyet. Nyugat: { nation-usa }, { nation-norway }, { nation-denmark }, { nation-sweden }; Tengelyhatalmak: { nation-portugal }, { nation-spain }, { nation-yugoslavia }, { nation-latin_america }; Szovjetunió: { nation-spain }.
wildcard-birds_of_a_feather_b-effect = Egy jelző listád egyik Semlegesére, vagy egy Riválisé le róla.
wildcard-ties_that_bind = Összekötő Szálak
wildcard-ties_that_bind-text = Tegyél egy Befolyás jelzőt listád egyik Semlegesére; ha ott egy Riválisnak van jelzője, helyette abból vegyél le egyet. Nyugat: { nation-usa }, { nation-low_countries }, { nation-czechoslovakia }; Tengelyhatalmak: { nation-austria }, { nation-hungary }, { nation-bulgaria }; Szovjetunió: { nation-spain }, { nation-yugoslavia }.
wildcard-ties_that_bind-effect = Egy jelző listád egyik Semlegesére, vagy egy Riválisé le róla.
wildcard-versailles = Versailles
wildcard-versailles-text = Tegyél egy Befolyás jelzőt listád egyik Semlegesére; ha ott egy Riválisnak van jelzője, helyette abból vegyél le egyet. Nyugat: { nation-poland }, { nation-czechoslovakia }, { nation-yugoslavia }; Tengelyhatalmak: { nation-austria }, { nation-hungary }, { nation-turkey }; Szovjetunió: { nation-yugoslavia }.
wildcard-versailles-effect = Egy jelző listád egyik Semlegesére, vagy egy Riválisé le róla.
wildcard-brothers_in_arms = Fegyvertársak
wildcard-brothers_in_arms-text = Tegyél egy Befolyás jelzőt listád egyik Semlegesére; ha ott egy Riválisnak van jelzője, helyette abból vegyél le egyet. Nyugat: { nation-usa }, { nation-low_countries }, { nation-rumania }; Tengelyhatalmak: { nation-austria }, { nation-hungary }, { nation-bulgaria }; Szovjetunió: { nation-spain }, { nation-czechoslovakia }.
wildcard-brothers_in_arms-effect = Egy jelző listád egyik Semlegesére, vagy egy Riválisé le róla.
wildcard-intimidation = Megfélemlítés
wildcard-intimidation-text = Tegyél egy Befolyás jelzőt egy semleges Kisebb Hatalomra, amely szárazföldi vagy szorosi határral érintkezik egy fennhatóságod alatti területtel; ha ott egy Riválisnak van jelzője, helyette abból vegyél le egyet. Az Egyesült Államokra soha.
wildcard-intimidation-effect = Egy jelző egy veled határos Semlegesre, vagy egy Riválisé le róla.
wildcard-guarantee = Garantálás
wildcard-guarantee-text = Tegyél egy Befolyás jelzőt egy semleges Kisebb Hatalomra, amely szárazföldi vagy szorosi határral érintkezik egy Rivális fennhatósága alatti területtel; ha ott egy Riválisnak van jelzője, helyette abból vegyél le egyet. Az Egyesült Államokra soha. A Rivális puszta Befolyása nem számít.
wildcard-guarantee-effect = Egy jelző egy Rivális szomszédjára, vagy egy Riválisé le róla.
wildcard-foreign_aid = Nemzetközi Segély
wildcard-foreign_aid-text = Csökkentsd 1-gyel az Iparodat (IND), és tegyél egy Befolyás jelzőt bármelyik Semlegesre, akár az Egyesült Államokra; ha ott egy Riválisnak van jelzője, helyette abból vegyél le egyet.
wildcard-foreign_aid-effect = IND −1: egy jelző bármely Semlegesre, vagy egy Riválisé le róla.
wildcard-isolationism = Elszigetelődés
wildcard-isolationism-text = Vedd le egy Rivális egy Befolyás jelzőjét e Semlegesek egyikéről: { nation-usa }, { nation-spain }, { nation-low_countries }, { nation-poland }, { nation-sweden }, { nation-turkey }.
wildcard-isolationism-effect = Vedd le egy Rivális jelzőjét egy felsorolt Semlegesről.

## Technológiák

tech-air_defense_radar = Légvédelmi Radar
tech-air_defense_radar-text = Baráti Területen álló légierőid két kockával dobnak minden Harci Értékük után, amikor légi egységre tüzelnek.
tech-heavy_bombers = Nehézbombázó
tech-heavy_bombers-text = Légierőid sebessége 2 helyett 3.
tech-precision_bombsight = Precíziós Bomba
tech-precision_bombsight-text = Ellenséges Elsődleges Főváros fölött álló légierőid az Iparra tüzelhetnek: minden 1-es dobás 1-gyel csökkenti az Ellenség Iparát (IND).
tech-jets = Sugárhajtású Gép
tech-jets-text = Légierőid Első Tűzzel harcolnak.
tech-naval_radar = Tengeri Radar
tech-naval_radar-text = Flottáid Első Tűzzel harcolnak.
tech-sonar = Szonár
tech-sonar-text = Flottáid S2 helyett S3-mal tüzelnek.
tech-heavy_tanks = Nehéz Tank
tech-heavy_tanks-text = Tankjaid Első Tűzzel harcolnak.
tech-rocket_artillery = Rakéta Tüzérség
tech-rocket_artillery-text = Gyalogságod Első Tűzzel harcol.
tech-motorized_infantry = Motorizált Egység
tech-motorized_infantry-text = Gyalogságod sebessége a szárazföldön 2 helyett 3.
tech-lsts = Partraszálló Egység
tech-lsts-text = Egy határon át egy helyett két szárazföldi egységed szállhat partra.
tech-atomic_research_1 = Atombomba Kutatás 1
tech-atomic_research_1-text = Atommáglya: a bomba első lépcsője. 1 VP.
tech-atomic_research_2 = Atombomba Kutatás 2
tech-atomic_research_2-text = Nukleáris Reaktor: a bomba második lépcsője, az első után, egy későbbi évben. 1 VP.
tech-atomic_research_3 = Atombomba Kutatás 3
tech-atomic_research_3-text = Plutónium: a bomba harmadik lépcsője, a második után, egy későbbi évben. 1 VP.
tech-atomic_research_4 = Atombomba Kutatás 4
tech-atomic_research_4-text = Gyújtószerkezet: a bomba utolsó lépcsője, a harmadik után, egy későbbi évben. 1 VP, és elérhetővé válik az Atom-Győzelem.
tech-industrial_espionage = Ipari Kémkedés
tech-industrial_espionage-text = Joker: párosítsd kezed egy lapjával, amelyen olyan Technológia áll, amelyet egy Rivális már felfedett.

## Technológiai Jokerek

wildcard-science_1938 = Tudomány 1938
wildcard-science_1938-text = 1938-tól: párosítsd kezed egy lapjával, amelyen e Technológiák egyike áll, és fejleszd ki azt: { tech-sonar }, { tech-naval_radar }, { tech-heavy_tanks }, { tech-air_defense_radar }, { tech-motorized_infantry }, { tech-atomic_research_1 }.
wildcard-science_1938-effect = 1938-tól: egy felsorolt Technológia egyik fele.
wildcard-science_1940 = Tudomány 1940
wildcard-science_1940-text = 1940-től: párosítsd kezed egy lapjával, amelyen e Technológiák egyike áll, és fejleszd ki azt: { tech-sonar }, { tech-naval_radar }, { tech-heavy_bombers }, { tech-rocket_artillery }, { tech-precision_bombsight }, { tech-atomic_research_2 }.
wildcard-science_1940-effect = 1940-től: egy felsorolt Technológia egyik fele.
wildcard-science_1942 = Tudomány 1942
wildcard-science_1942-text = 1942-től: párosítsd kezed egy lapjával, amelyen e Technológiák egyike áll, és fejleszd ki azt: { tech-lsts }, { tech-heavy_tanks }, { tech-rocket_artillery }, { tech-air_defense_radar }, { tech-precision_bombsight }, { tech-atomic_research_3 }.
wildcard-science_1942-effect = 1942-től: egy felsorolt Technológia egyik fele.
wildcard-science_1944 = Tudomány 1944
wildcard-science_1944-text = 1944-től: párosítsd kezed egy lapjával, amelyen e Technológiák egyike áll, és fejleszd ki azt: { tech-lsts }, { tech-jets }, { tech-heavy_bombers }, { tech-precision_bombsight }, { tech-atomic_research_3 }, { tech-atomic_research_4 }.
wildcard-science_1944-effect = 1944-től: egy felsorolt Technológia egyik fele.

## Hírszerzés

intel-agent = Ügynök
intel-agent-text = Nézd meg egy Rivális összes egységét egy területen.
intel-agent-effect = Nézd meg egy Rivális összes egységét egy területen.
intel-code_break = Kódfeltörés
intel-code_break-text = Nézd meg egy Rivális kezét.
intel-code_break-effect = Nézd meg egy Rivális kezét.
intel-spy_ring = Kémhálózat
intel-spy_ring-text = Vegyél el látatlanul egy lapot egy Rivális kezéből a sajátodba.
intel-spy_ring-effect = Vegyél el látatlanul egy lapot egy Rivális kezéből a sajátodba.
intel-sabotage = Szabotázs
intel-sabotage-text = Egy Rivális Ipara (IND) 1-gyel csökken, de 0 alá nem.
intel-sabotage-effect = Egy Rivális Ipara (IND) 1-gyel csökken, de 0 alá nem.
intel-coup = Puccs
intel-coup-text = Vedd le egy Rivális összes Befolyás jelzőjét egy Kisebb Hatalomról. Az Egyesült Államokról soha.
intel-coup-effect = Egy Rivális minden Befolyás jelzője lekerül egy Kisebb Hatalomról.
intel-mole = Információ Kiszivárogtatás
intel-mole-text = Nézd meg egy Rivális Titkos Technológiáit. Kezed egy Technológia kártyája, amely egyezik az ott lévők egyikével, párt alkothat ezzel a lappal; a párt az a Rivális látja.
intel-mole-effect = Nézd meg egy Rivális Titkos Technológiáit; párt alkothatsz vele.
intel-double_agent = Kettős Ügynök
intel-double_agent-text = Amikor egy Rivális Kém kártyát játszik ki ellened: fordítsd a hatását ellene, mintha te játszottad volna ki.
intel-double_agent-effect = Válasz egy Kém kártyára: a hatása a Rivális ellen fordul.
