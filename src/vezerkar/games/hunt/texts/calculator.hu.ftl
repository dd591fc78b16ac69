### A Hajsza: a lehetséges helyek kalkulátora

calculator-places = Lehetséges helyek
calculator-places-note = Hol lehet a Graf Spee a mindenki által hallottak szerint, és mekkora eséllyel találja meg egy Keresés.
places-known = Amit tudni lehet
places-maybe = Eddig lehetséges mezők
places-maybe-note = Ha egyik sincs bejelölve: bárhol.
places-since = Azóta történt
places-since-note = A szám egy mező száma; Mozgásnál a kifizetett távolság.
places-what = Mi
places-number = Szám
places-moved = Mozgott, legfeljebb
places-clue = Nyomjelző került ide:
places-missed = Sikeres Keresés, nincs itt:
places-seen = Itt látták:
places-evaded = Elillant innen:
places-too-far = Egy Mozgás legfeljebb { $most } mező, nem { $number }. A távolságot add meg, ne egy mezőt.
places-step = { $what } { $number }
places-nowhere = „{ $step }” után nem marad lehetséges mező. Nézd át a sorrendet és a számokat.
places-steps = Lépésről lépésre
places-heard = Hallottuk
places-left = Lehetséges mezők
places-searches = Tervezett Keresések
places-search = Keresések
places-search-note = Egymás után, mindegyik egy mezőn, a dobáshoz adott bónusszal.
places-space = Mező
places-bonus = Bónusz
places-roll = A dobás sikeres
places-finds = Megtalálja
places-left-if-missed = Marad, ha nincs ott
places-one-by-one = Keresésről keresésre
places-search-finds = Keresés itt: { $space }{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus }
}
places-any-finds = Valamelyik megtalálja
places-headline = { $count ->
    [one] Csak egyetlen mezőn lehet.
   *[other] { $all } mezőből { $count } helyen lehet.
}
places-where = Lehetséges mezők
places-everywhere = bárhol
places-after-move = Mezők legfeljebb { $far } távolságú Mozgás után
places-basis = A mezők a szabályok szerint pontosak. Az esélyekhez minden lehetséges mező egyformán valószínű; egy kapitánynak vannak szokásai, ezért ez számolás, nem tanács.
