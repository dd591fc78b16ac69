# WG35, magyarul: amit kérdez, miért nem, és hogyan ér véget a csata.

## A csata előtt

ask-army = Állítsd össze a sereged { $limit } pontból: eddig { $figures } figura, { $points } pont.
ask-traits = Dobsz vonást minden harcosodnak?
ask-hand = Válassz { $size } kezdőlapot: { $left ->
    [0] megvan mind.
   *[other] még { $left } hiányzik.
  }
ask-edge = Az asztal melyik széle legyen a tiéd?
ask-exchange = Kicserélsz egy kártyát a kezedből egy másikra a paklidból?
ask-deploy = Állítsd fel a figuráidat a zónádban; { $left ->
    [0] mind a helyén van.
   *[other] még { $left } vár a sorára.
  }{ $reserve ->
    [0] {""}
   *[other] {" "}Még { $reserve } figurának tartalékban kell maradnia.
  }
ask-drop = Máshol ér földet egy közlegényed, legfeljebb { $mm }-rel arrébb, de az ellenségtől { $from_enemy_mm }-nél messzebb?
ask-table_ready = Az asztal kész: kijátszol kártyát?
ask-pre_battle = Mindjárt kezdődik a csata: kijátszol kártyát?

## A kör

ask-wave = Melyik közlegény tér vissza a következő hullámmal?
ask-wound-dice = { $figure } vizsgálata, { $dice }: újradobsz vagy kiveszel kockát?
ask-initiative = Tiéd a kezdeményezés. Te kezdesz?
ask-reveal = Előjön valamelyik rejtett figurád?
ask-pick-up = Vegyél fel a paklidból { $cards ->
    [0] {""}
   *[other] { $cards } tetszőleges kártyát{ $actions ->
        [0] {""}
       *[other] {" és "}
      }
  }{ $actions ->
    [0] .
   *[other] { $actions } akciókártyát.
  }
ask-card_pickup = Mindenki felvette a kártyáit. Kijátszol egyet?
ask-hand-limit = { $cards ->
    [0] Visszateszel kártyát? Megtarthatsz { $limit } lapot.
   *[other] Megtarthatsz { $limit } lapot: tegyél vissza { $cards } kártyát.
  }
ask-round_end = Vége a körnek: kijátszol kártyát?
ask-withdrawal_before = Az ellenség visszavonulási tesztet tesz, erre a morálra: { $figure }. Megnehezíted?
ask-withdrawal_failed = A sereged elvétette a visszavonulási tesztet: megmented?

## Aktiválás

ask-activate = Te jössz: melyik figurát aktiválod?
ask-activation_start = Aktiválják: { $figure }. Válaszolsz?
ask-action = { $figure }: { $actions ->
    [0] nincs több akciója. Van még valami?
   *[other] { $actions } akciója van. Mit tesz?
  }
ask-way = Hová megy { $figure }? Maradt { $mm }.
ask-enter = Hol lép az asztalra { $figure }?
ask-charge = Melyik úton rohamoz { $figure }? Célpontja: { $target }.
ask-free-strike = { $figure } elhagyja a közelharcot: ki üt előbb?
ask-enemy_action_end = { $figure } akciója véget ért: válaszolsz?
ask-enemy_activation_end = { $figure } aktiválása véget ért: válaszolsz?

## Lövés, ütés, seb

ask-aim = { $figure }, { $thing }: mire céloz?
ask-aim_round = { $figure }, { $thing }: hová?
ask-next_target = { $figure } tovább pásztáz, { $left } lövése maradt: kire?
ask-cover = { $figure } fedezi azt a bajtársát, akire { $other } céloz: lő előbb?
ask-shot_declared = { $figure } lőni készül rá: { $other }. Kijátszol kártyát?
ask-shot_declared-point = { $figure } egy pontra lőni készül: kijátszol kártyát?
ask-tohit_failed = { $figure } nem találta el: { $other }. Megpróbálod újra?
ask-tohit_failed-point = { $figure } elvétette: megpróbálod újra?
ask-hit_scored = Eltalálták: { $other }. Válaszolsz?
ask-wound_failed = Nem sebesült meg: { $other }. Válaszolsz?
ask-wound_succeeded = Megsebesült: { $other }. Súlyosbítod?
ask-charge_declared = { $figure } megrohamozza: { $other }. Válaszolsz?
ask-strike_declared = { $figure } ütni készül, célpontja { $other }. Válaszolsz?
ask-strike_resolved = { $figure } ütött, célpontja { $other }. Válaszolsz?
ask-ammo_failed = { $figure } fegyvere kifogyóban: teszel ellene valamit?
ask-morale_failed = { $figure } elvétett egy morálpróbát: válaszolsz?
ask-political_officer = { $figure } elvétett egy morálpróbát: közbelép egy politikai tiszt?

## Kártyák

ask-card_played = Az ellenség kijátssza: „{ $card }”. Válaszolsz?
ask-choice = „{ $card }”: mit választasz?
ask-discard = Melyik kártyát adod érte: { $ability }, { $figure }?

## Miért nem: sereg, kéz, felállás

refuse-no-army = Előbb válassz sereget.
refuse-sample = Ez a kész sereg nem fér bele { $limit } pontba.
refuse-no-such = Nincs ilyen figura, vagy nincs nála ilyesmi.
refuse-pool = Ebből a kártyából nincs több a pakliban.
refuse-not-held = Nincs ilyen kártya a kézben.
refuse-room = { $side }: nincs hely a felálláshoz. Ezen az asztalon: „{ $table }”, ez a küldetés nem játszható: „{ $mission }”. Válassz másik asztalt.
refuse-sites = { $needed } objektívahely kell ehhez a küldetéshez: „{ $mission }”; ezen az asztalon { $sites } van: „{ $table }”. Válassz másik asztalt.
refuse-zone = A figura csak a saját felállási zónájában állhat fel.
refuse-not-deployed = Nem állt fel még mindenki: { $count } figura hátravan.
refuse-all-deployed = Már mindenki felállt.
refuse-not-placed = Előbb tedd a figurát az asztalra.
refuse-turn = Erre a pontra nem nézhet.
refuse-reserve = Már tartalékban van, vagy elég figura kezd már ott ({ $count }).
refuse-reserve-first = Előbb mondd meg, ki kezd tartalékban: { $count } figura.
refuse-conceal = Nem kezdhet rejtve, vagy már rejtett.
refuse-not-concealed = Nem rejtett.
refuse-stay-concealed = Ebben a küldetésben ezen az oldalon mindenki rejtve kezd.
refuse-opening = Nincs mellette ablak vagy lőrés, a védett oldalán.
refuse-emplace = Nincs mellette ilyen lerakott támogató fegyvere.
refuse-dig-in = Ott nem kezdhet elbújva.
refuse-drop-far = Legfeljebb { $mm }-rel arrébb érhet földet.
refuse-drop-private = Máshol csak közlegény érhet földet.
refuse-near-enemy = Ez közelebb van egy ellenséghez, mint { $apart }.

## Miért nem: a kör és a kártyái

refuse-reveal = Csak saját rejtett figura jöhet elő.
refuse-pick-up = Most kártyát kell felvenni a pakliból.
refuse-action-cards = Már csak akciókártyát lehet felvenni.
refuse-hand-limit = Csak { $limit } kártya maradhat: tegyél vissza még.
refuse-weapon-hand = Ezzel a fegyverrel a figura most nem lőhet: nincs a kezében, nem kezeli, és el sem dobhatja.
refuse-card-now = Ez a kártya most nem játszható ki.
refuse-card-window = Ez a kártya más alkalmakkor játszható ki.
refuse-card-cut = Az utánpótlás el van vágva e kör végéig: { $round }.
refuse-card-home = Ezt a kártyát csak hazai pályán harcoló sereg játszhatja ki.
refuse-card-civilian = Ezen az asztalon nincsenek civilek.
refuse-card-user = Kártyát csak olyan figura használhat, amelyik az asztalon van, és nem sokkolt, megtört, magatehetetlen vagy rejtett.
refuse-card-led = Tömeghadseregben a taktikához olyan vezető kell, akinek parancsnoki zónájában van a felhasználó.
refuse-card-condition = Most nem teljesül a kártya feltétele.
refuse-answer = Játssz ki egy idevaló kártyát, aktiválj egy képességet, vagy passzolj.
refuse-ability = Ez a képesség itt nem aktiválható.
refuse-ability-window = Ez a képesség más alkalmakkor aktiválható.
refuse-no-card = Nincs több kártya, amelyet oda lehetne adni érte.
refuse-discard = Adj érte egy kártyát a kezedből.
refuse-choice = A kártya ezt nem engedi.
refuse-rerolled = Ez a kocka már újra volt dobva; egy kocka csak egyszer dobható újra.
refuse-wound-die = Az ellátás ezt nem engedi, vagy egy kocka sem mutat ennyit.

## Miért nem: aktiválás

refuse-activate-first = Előbb válaszd ki, kit aktiválsz.
refuse-not-yours = Ez a figura nem a tiéd.
refuse-off-table = Ez a figura nincs az asztalon.
refuse-activated = Ezt a figurát ebben a körben már aktiválták.
refuse-spent = Ennek a figurának ebben a körben nincs több akciója.
refuse-order = A fürge figurák a többiek előtt, a lassúk és a magatehetetlenek utánuk következnek.
refuse-no-actions = Nincs hozzá elég akciója.
refuse-not-an-action = Ez nem akció.
refuse-guarded = Aki úgy tesz, mintha semmi köze nem volna hozzá, az ebben a körben csak mozoghat.
refuse-flagged = Aki fehér zászlót mutatott, az ebben a körben nem lőhet és nem rohamozhat.
refuse-must-flee = A megtört figura előbb a menedékébe fut.
refuse-arriving = Aki érkezik, az előbb az asztalra mozog.
refuse-concealed = Aki rejtett, az csak passzolhat és fordulhat, és célozni sem lehet rá.
refuse-shocked = Aki sokkolt, az csak magához térhet.
refuse-broken = Aki megtört, az menekül, és a menedékében térhet magához.
refuse-hidden = Aki elbújt, az csak passzolhat, felállhat vagy magához térhet.
refuse-helpless = Aki magatehetetlen, az erre nem képes.
refuse-carrying = Aki terhet visz vagy vontat, az ezt nem teheti: előbb tegye le.
refuse-carried = Akit visznek, az maga nem megy sehová.
refuse-face = Nem fordulhat arra a pontra, amelyiken áll.
refuse-look-out-moved = Nyíláshoz állni csak Mozgás végén lehet.
refuse-look-out-far = Nincs 1,5 cm-en belül ablak vagy lőrés, a védett oldalán.
refuse-not-standing = Ezt csak az teheti, aki áll.
refuse-standing = Már áll.
refuse-lie-ground = Ott nem lehet lehasalni.
refuse-hide-behind = E mögé nem lehet elbújni.
refuse-hide-far = Elbújni 1,5 cm-en belül, legalább 2,5 cm magas dolog mögé lehet.
refuse-rally = Nincs miből magához térnie.
refuse-rally-leader = Nem az ő morálján: a figura nem megtört, vagy nincs a parancsnoki zónájában.
refuse-flee = Csak az menekülhet, aki megtört, és még nem érte el a menedékét.

## Miért nem: utak

refuse-no-way = Nincs hová mennie.
refuse-way-now = Válaszd meg a Mozgás útját, vagy kezdd elölről.
refuse-enter = Az asztalra a saját asztalszélen lehet belépni.
refuse-free-strike = Válassz egyet azok közül, akik ütnek.
refuse-charge-enemy = Rohamozni az asztalon lévő ellenséget lehet.
refuse-charge-standing = Csak az rohamozhat, aki áll, és nem visz semmit.
refuse-charge-concealed = Rejtett figurát nem lehet megrohamozni.
refuse-charge-engaged = Már közelharcban állnak.
refuse-charge-unseen = Ezt az ellenséget nem látja.
refuse-charge-far = A roham nem ér oda.
refuse-charge-contact = A roham a célponttól 2 cm-en belül, szabad látóvonallal ér véget.
refuse-charge-now = Válaszd meg a roham útját, vagy kezdd elölről.
refuse-leave = Ebben a küldetésben nem lehet elhagyni az asztalt.
refuse-leave-edge = Az asztalt a saját szélétől 1 cm-en belül lehet elhagyni.
refuse-leave-round = Az asztalt csak { round-the }től lehet elhagyni.

## Miért nem: lövés és ütés

refuse-cannot-fire = A figura ebben az állapotban nem lőhet.
refuse-not-ready = A fegyver nem kész: üres, ebben a körben eleget lőtt, vagy nincs felállítva.
refuse-mode = Ez a fegyver nem tud így tüzelni.
refuse-no-target = Nincs hozzá célpont.
refuse-aim = Előbb mondd meg, mire céloz.
refuse-helper = Ez a figura most nem segíthet a hevedernél.
refuse-only = Csak arra az ellenségre, aki lőni készül.
refuse-own-figure = Saját figurára nem lehet célozni.
refuse-too-far = Ez messzebb van, mint a fegyver lőtávolsága.
refuse-too-near = Ez közelebb van, mint a fegyver legkisebb lőtávolsága.
refuse-beyond-sweep = A pásztázás nem kezdődhet a hosszú zónában.
refuse-sweep-apart = A pásztázás következő célpontja túl messze van az előzőktől.
refuse-barred = Erről a célpontról ebben az akcióban lebeszélték a lövőt.
refuse-behind = Ez a lövő mögött van.
refuse-unseen = A lövő ezt nem látja.
refuse-target-engaged = Közelharcba nem lehet lőni.
refuse-aim-ground = Mondd meg, melyik pontra céloz.
refuse-point-unseen = A lövő ezt a pontot nem látja.
refuse-roof-above = Tető van a lövő fölött.
refuse-roof = Tető van e fölött a pont fölött.
refuse-covers-fight = A sablon közelharcban álló figurát érne.
refuse-no-surface = Ott nincs, amit el lehetne találni.
refuse-no-ammo = Nincs extra lőszere.
refuse-cannot-strike = A figura ebben az állapotban nem üthet.
refuse-no-enemy = Ütni ellenséget lehet.
refuse-not-engaged = Nem állnak közelharcban.
refuse-political_officer = Itt egy politikai tiszt sem léphet közbe.

## Miért nem: ami kéznél van

refuse-door-far = Az ajtónak 1,5 cm-en belül kell lennie.
refuse-door-open = Az ajtó nyitva van.
refuse-door-locked = Az ajtó be van zárva.
refuse-door-unlocked = Az ajtó nincs bezárva.
refuse-door-no-lock = Ezen az ajtón nincs zár.
refuse-door-no-key = A zárhoz kulcs kell.
refuse-switch = Nincs nála ilyen fegyver, vagy már a kezében van.
refuse-loot-far = A zsákmányjelzőnek 1,5 cm-en belül kell lennie.
refuse-lift-able = Vinni csak saját magatehetetlen figurát lehet.
refuse-lift-far = A tehernek 2 cm-en belül kell lennie, és a saját oldaláénak.
refuse-tow-wheels = Vontatni csak kerekes állványt lehet.
refuse-put-nothing = Nem visz semmit.
refuse-put-where = Terhet 2 cm-en belülre lehet letenni, ahol elfér.
refuse-set-up-already = A fegyver már fel van állítva.
refuse-set-up-far = Nincs 2 cm-en belül lerakott saját fegyver.
refuse-treat-self = Önmagát senki sem láthatja el.
refuse-treat-unhurt = Ez a figura nem vérzik, vagy nem a sajátod.
refuse-treated = Ezt a figurát ebben a körben már ellátták.
refuse-treat-far = A sebesültnek 2 cm-en belül kell lennie.
refuse-treat-kit = Egyiküknél sincs elsősegélycsomag.
refuse-dump-far = A raktárnak 1,5 cm-en belül kell lennie.
refuse-no-charge = Nincs nála töltet.
refuse-planted = Ott már van töltet.
refuse-not-planted = Ott nincs töltet.
refuse-defuse-own = Saját töltetet nem lehet eltávolítani.

## Hogyan ér véget a csata?

ending-withdrawal = Egy sereg elvétette a visszavonulási tesztet, és elhagyja a csatateret.
ending-both_withdrew = Mindkét sereg elvétette a visszavonulási tesztet; a győzelmi pontok döntenek.
ending-points = Elérték a küldetés győzelmi pontjait.
ending-points_draw = Elérték a küldetés győzelmi pontjait, de a két oldalnak ugyanannyi van.
ending-rounds = Letelt az utolsó kör; a győzelmi pontok döntenek.
ending-rounds_draw = Letelt az utolsó kör, és a győzelmi pontok egyenlők.
ending-no_figures = Egy seregnek nem maradt figurája.
ending-nobody_left = Egyik seregnek sem maradt figurája; a győzelmi pontok döntenek.
ending-gone = A küldetés feladata teljesült; a győzelmi pontok döntenek.
