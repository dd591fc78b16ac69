### Quartermaster General: feladványok

puzzle-unsupplied = Utánpótlás nélkül
puzzle-unsupplied-ask = Mely egységek nincsenek ellátva a táblán?
puzzle-unsupplied-port = { $piece } – nincs kikötője, mert a tenger mellett nem áll a csapatának serege.
puzzle-unsupplied-source = { $piece } – az országának egyetlen Utánpótlási Területen sincs serege.
puzzle-unsupplied-chain = { $piece } – az országának ellátott egységeiből nem vezet hozzá lánc olyan seregtől, amely Utánpótlási Területen áll.
puzzle-unsupplied-others = Minden más egységtől vezet ilyen lánc.
puzzle-cut = Vágd el az utánpótlást
puzzle-cut-ask = { $country } · Egy csatát vívsz. Melyik egységet támadod meg, hogy a legtöbb másik ellenséges egység elveszítse az utánpótlását?
puzzle-cut-falls = Ha ez elesik: { $piece }, ezek vesztik el az utánpótlásukat: { $lost }.
puzzle-cut-others = { $next ->
    [0] { $count } ellenséges egység támadható, az ellátott egységekkel szomszédosak; más csata senkitől sem veszi el az utánpótlást.
   *[other] { $count } ellenséges egység támadható, az ellátott egységekkel szomszédosak; a következő legjobb csata { $next } egységtől veszi el az utánpótlást.
}
