## A befejezett játszma görbéje és szerencséje

measure-freighters = Teherhajók: elsüllyesztve (Kriegsmarine), megérkezve (Királyi Haditengerészet)
luck-rolls = Felderítés és javítás

## Ami a valóságban történt

history-sinkings = Az Admiral Graf Spee 1939. szeptember 30. és december 7. között kilenc hajót süllyesztett el, összesen 50 000 tonnát. A hajókon senki sem halt meg.
history-arrivals = 1939-ben az Atlanti-óceán déli részén áthaladó hajók többsége megérkezett. Októberben a brit és a francia flotta nyolc hadihajócsoportot állított fel egyetlen portyázó keresésére. December 13-ig tartott, amíg megtalálták.
history-battle = 1939. december 13-án az Exeter, az Ajax és az Achilles cirkáló a La Plata torkolatánál találkozott a Graf Spee-vel. Az Exeter súlyos találatokkal hagyta el a csatát. A szintén megsérült Graf Spee Montevideo kikötőjébe futott be.
history-scuttled = 1939. december 17-én Langsdorff kapitány kivitte a Graf Spee-t Montevideóból, és felrobbantatta. Azt hitte, hogy erősebb flotta vár rá. Három nappal később Buenos Airesben főbe lőtte magát.
history-resigned = Az Admiral Graf Spee valódi útja 1939 augusztusától decemberéig tartott. Kilenc hajót süllyesztett el, és a La Plata-i csata után Montevideónál süllyesztették el.
