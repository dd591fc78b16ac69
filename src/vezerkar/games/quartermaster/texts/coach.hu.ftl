## Az első játszma kísérője

coach-discard = Tíz lapod van, hetet tarthatsz meg. Dobd el, amire legkevésbé van szükséged: Németország először szárazföldön harcol.
coach-build = Minden körben egy kártyát játszol ki. A Seregállítás egy saját egységed mellé tesz sereget.
coach-where = A csillagos terület Utánpótlási Terület. Ha sereged áll rajta, minden körben pontot kapsz érte.
coach-steps = A köröd öt fázisból áll. Az Utánpótlás és a Pontozás most magától lezajlott.
coach-score = Itt áll a csapatod pontszáma. Most kaptál pontot minden seregért, amely Utánpótlási Területen áll.
coach-throw = Eldobhatod, amire nincs szükséged. Utána hét lapra húzol.
coach-battle = A Szárazföldi csata leveszi az ellenség seregét egy ellátott egységed mellől. Kocka nem kell hozzá.
coach-target = Válaszd ki, melyik területet támadod: onnan lekerül az ellenség egysége. Üres terület is szabályos, mert néhány kártya csatára vár.
coach-status = Ez Státusz: képpel felfelé az asztalon marad, és a játék végéig segít.
