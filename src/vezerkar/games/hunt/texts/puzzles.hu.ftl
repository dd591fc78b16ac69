### A Hajsza: feladványok

puzzle-space = { $space }. mező
puzzle-places = Hol lehet?
puzzle-places-ask = Jelöld meg az összes mezőt, ahol a Graf Spee lehet ({ $facts }).
puzzle-places-seen = itt látták: { $value }
puzzle-places-evaded = innen elillant: { $value }
puzzle-places-moved = legfeljebb { $value } mezőt mozgott
puzzle-places-clue = Nyomjelzőt hagyott itt: { $value }
puzzle-places-missed = sikeres Keresés, de nincs itt: { $value }
puzzle-places-step = { $count ->
    [1] „{ $fact }” – ezután csak itt lehet: { $spaces }.
   *[other] „{ $fact }” – ezután { $count } mező lehetséges: { $spaces }.
}
puzzle-clue = A legolcsóbb Nyomjelző
puzzle-clue-ask = A Graf Spee helye: { $space }. mező; a britek szerint { $count } megjelölt mezőn lehet. Hová tett Nyomjelző után marad a legtöbb lehetséges?
puzzle-clue-leaves = { $count } mező marad lehetséges, ha a Nyomjelző ide kerül: { $clues }.
puzzle-clue-stay = Ha a Nyomjelző ide kerül: { $clue }, a hajó ott vagy szomszédos mezőn van: { $spaces }.
