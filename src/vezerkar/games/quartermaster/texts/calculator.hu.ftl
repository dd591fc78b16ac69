### Quartermaster General: az utánpótlás kalkulátora

calculator-supply = Utánpótlás
calculator-supply-note = Ki van ellátva a táblán, melyik egységen mi múlik, és mi esne el néhány egység nélkül.
supply-pieces = Egységek
supply-pieces-note = Szárazföldön sereg, tengeren flotta.
supply-space = Terület
supply-cards = Kártyák
supply-cards-field = Játékban
supply-without = Mi lenne, ha
supply-left-out = Kimarad
supply-left-out-note = Mintha ezek az egységek nem lennének ott.
supply-piece = { $country }: { $space }
supply-both-teams = Mindkét csapatnak van egysége ugyanott: { $space }. Vedd le az egyik csapatét.
supply-too-many-armies = { $country }: legfeljebb { $most } serege lehet. Vegyél le néhányat.
supply-too-many-navies = { $country }: legfeljebb { $most } flottája lehet. Vegyél le néhányat.
supply-headline = { $out ->
    [0] Minden egység el van látva.
   *[other] Ellátatlan egység: { $out } (összesen { $all }).
}
supply-headline-without = { $cut ->
    [0] Más egység nem veszti el az utánpótlását.
   *[other] Még { $cut } egység veszti el az utánpótlását.
}
supply-of = { $count } ellátva (összesen { $all })
supply-falls = Ellátatlan egységek
supply-piece-head = Egység
supply-why = Miért
supply-cut = a kihagyottak miatt
supply-anyway = mindenképpen
supply-keystones = Amin mások múlnak
supply-if-lost = Ha ez elesik
supply-how-many = Egység
supply-which = ezek maradnak utánpótlás nélkül
supply-basis = Az utánpótlás szabályai szerint. Az ellátatlan egység a saját országa következő Utánpótlás fázisában elesik, hacsak kártya nem védi.
