## Az első játszma kísérője

coach-cadre = Az egységeid felrakásával kezded. Minden területre annyi kerül, amennyi ott áll; az ellenfeleid csak a hátukat látják.
coach-rest = A többit az asztal is felrakhatja helyetted. Visszavonhatod, és felrakhatod magad is.
coach-card = A Termelésben pontokat költesz. Egy Akció kártya egységeket mozgat, vagy egy nemzetet hoz közelebb hozzád.
coach-strength = Egy pontért egy egységet is erősíthetsz eggyel. Annyi kockával dob, amennyi az ereje.
coach-diplomacy = Kormányzás: az Akció kártyán két nemzet áll. Játszd ki az egyikre, és az a nemzet közelebb kerül hozzád.
coach-industry = A Fejlesztési kártyák emelik az Ipart. Ettől minden évben több pontod lehet.
coach-pass = A Kormányzás akkor ér véget, ha mindhárman egymás után passzoltok. Most passzolhatsz.
coach-command = Évszakonként egy kártyát teszel le képpel lefelé. A betűje mondja meg, mikor mozogsz, a száma, hány egységgel.
coach-move = Válassz egy egységet. Kiemeljük azokat a területeket, ahová eljuthat.
coach-where = Válaszd ki, hová megy. A saját területed biztonságos; az ellenségé harcot jelent.
