# WG35, magyarul: fegyverek, tárgyak, képességek és összefoglaló neveik.

## Fegyverek

weapon-kar98k = Kar98k ismétlőpuska
weapon-g43 = Gewehr 43 öntöltő puska
weapon-kar98k_zf = Kar98k távcsővel
weapon-mosin_9130 = Moszin-Nagant 91/30
weapon-mosin_m44 = Moszin-Nagant M44 karabély
weapon-mosin_pu = Moszin-Nagant PU távcsővel
weapon-svt40 = SZVT-40 öntöltő puska
weapon-lee_enfield_no4 = Lee-Enfield No.4 ismétlőpuska
weapon-lee_enfield_no4t = Lee-Enfield No.4(T) távcsővel
weapon-m1_garand = M1 Garand öntöltő puska
weapon-m1_carbine = M1/M1A1 karabély
weapon-springfield_m1903a4 = Springfield M1903A4 távcsővel
weapon-mannlicher_35m = 35 M. ismétlőpuska
weapon-mannlicher_31m = 31 M. karabély (átalakított M95)
weapon-puska_43m = 43 M. ismétlőpuska
weapon-puska_43m_tavcs = 35 M. puska távcsővel
weapon-m24_zastava = M24 Mauser-rendszerű puska
weapon-wz29 = wz. 29 Mauser-rendszerű puska
weapon-captured_rifle = Kopott zsákmánypuska
weapon-hunting_rifle = Egycsövű vadászpuska
weapon-double_shotgun = Kétcsövű sörétes puska
weapon-mp40 = MP 38/40 géppisztoly
weapon-ppsh41 = PPS-41 dobtáras géppisztoly
weapon-pps43 = PPSZ-43 géppisztoly
weapon-sten_mk2 = Sten Mk II géppisztoly
weapon-thompson_m1a1 = Thompson M1/M1A1 géppisztoly
weapon-danuvia_39m = 39 M. / 43 M. Danuvia géppisztoly
weapon-beretta_38 = Beretta 38 géppisztoly
weapon-blyskawica = Błyskawica géppisztoly (földalatti gyártás)
weapon-stg44 = StG 44 rohamkarabély
weapon-mg34_lmg = MG 34 golyószóró (villaállvány)
weapon-mg42_lmg = MG 42 golyószóró (villaállvány)
weapon-zb26_lmg = ZB 26/30 golyószóró
weapon-dp28 = DP-28 golyószóró
weapon-bren = Bren golyószóró
weapon-bar_m1918a2 = BAR M1918A2 automata puska
weapon-browning_wz28 = Browning wz. 28 golyószóró
weapon-m1919a6 = M1919A6 könnyű géppuska
weapon-solothurn_31m = 31 M. Solothurn golyószóró
weapon-mg34_tripod = MG 34 géppuska (Lafette-állvány)
weapon-mg42_tripod = MG 42 géppuska (Lafette-állvány)
weapon-maxim_1910 = Maxim M1910 kerekes géppuska
weapon-schwarzlose_0731m = 07/31 M. Schwarzlose géppuska
weapon-vickers_mk1 = Vickers Mk I géppuska
weapon-m1919a4 = M1919A4 géppuska
weapon-legrw36 = 5 cm leGrW 36 gránátvető
weapon-rm40 = 50 mm RM-40 aknavető
weapon-granatveto_39m = 50 mm 39 M. gránátvető
weapon-two_inch_mortar = 2 hüvelykes aknavető
weapon-m2_60mm = 60 mm M2 aknavető
weapon-solothurn_36m = 20 mm 36 M. Solothurn nehézpuska
weapon-ptrd41 = PTRD-41 páncéltörő puska
weapon-panzerfaust60 = Panzerfaust 60
weapon-piat = PIAT páncéltörő vető
weapon-bazooka_m1a1 = Bazooka M1A1/M9
weapon-rifle_grenade = Puskagránátvető feltét
weapon-p38 = P 08 / P 38 pisztoly
weapon-tt33 = TT-33 pisztoly
weapon-nagant_1895 = Nagant M1895 revolver
weapon-webley = Webley / Enfield No.2 revolver
weapon-colt_m1911 = Colt M1911A1 pisztoly
weapon-frommer_37m = 37 M. Frommer pisztoly
weapon-vis_wz35 = Vis wz. 35 pisztoly
weapon-old_revolver = Ócska revolver
weapon-stielhandgranate = 24-es nyeles kézigránát
weapon-f1_grenade = F-1 repeszgránát
weapon-rgd33 = RGD-33 kézigránát
weapon-mills_36m = No. 36M Mills kézigránát
weapon-mk2_grenade = Mk 2 kézigránát
weapon-vecsey_36m = 36 M. Vécsey kézigránát
weapon-grenade_42m = 42 M. nyeles kézigránát
weapon-filipinka = Filipinka kézigránát (földalatti gyártás)
weapon-molotov = Benzinespalack

## Ütések

weapon-unarmed = Puszta kéz
weapon-pistol_butt = Pisztolymarkolat
weapon-rifle_butt = Puskatus
weapon-dagger = Tőr / levett szurony
weapon-fairbairn_knife = Fairbairn-Sykes tőr
weapon-spade = Élezett gyalogsági ásó
weapon-trench_club = Rohambot
weapon-axe = Balta
weapon-sabre = Kard
weapon-bayonet_short = Rövid szurony (puskán)
weapon-bayonet_long = Hosszú szurony (puskán)
weapon-bayonet_spike = Tüskeszurony (puskán)

## Tárgyak

item-uniform_trousers = Egyenruha: nadrág
item-uniform_trousers-text = Egyenruhadarab: a 2-es azonosító dobás sikeres.
item-uniform_tunic = Egyenruha: zubbony
item-uniform_tunic-text = Egyenruhadarab: a 3-as és a 4-es azonosító dobás sikeres.
item-uniform_cap = Egyenruha: sapka
item-uniform_cap-text = Egyenruhadarab: az 5-ös azonosító dobás sikeres. A sisak sapkának számít.
item-steel_helmet = Acél rohamsisak
item-steel_helmet-text = Fejtalálat: ha d6-tal 3+ jön ki, az alaperő 1-gyel csökken. Viselőjének a Célzás kártya 1-gyel kisebb bónuszt ad.
item-kevlar_helmet = Kevlár rohamsisak
item-kevlar_helmet-text = Fejtalálat: ha d6-tal 4+ jön ki, az alaperő 1-gyel csökken.
item-steel_breastplate = Acél mellkasvédő
item-steel_breastplate-text = Törzstalálat szemből: ha d6-tal 3+ jön ki, az alaperő 1-gyel csökken. Viselése közben R −1 és M −2.
item-flak_vest = Repeszvédő mellény
item-flak_vest-text = Törzstalálat: ha d6-tal 5+ jön ki, az alaperő 1-gyel csökken.
item-kevlar_vest = Kevlar védőmellény
item-kevlar_vest-text = Törzstalálat: ha d6-tal 4+ jön ki, az alaperő 1-gyel csökken.
item-kevlar_vest_plate = Kevlar védőmellény acélbetéttel
item-kevlar_vest_plate-text = Törzstalálat: ha d6-tal 4+ jön ki, az alaperő 2-vel csökken. Viselése közben R −1 és M −2.
item-knee_pads = Térdvédő
item-knee_pads-text = A kúszás akciónként 5 mm-rel hosszabb, de legfeljebb M 1/3-a.
item-first_aid_kit = Elsősegélycsomag
item-first_aid_kit-text = Ha az ellátónál vagy a sebesültnél van, a Sebesült ellátása újradobás helyett elvesz egy vérzéskockát (mintha 5-6 lett volna). Nem fogy el.
item-extra_ammo = Extra lőszer
item-extra_ammo-text = Viselője egy elrontott lőszerpróbát figyelmen kívül hagyhat; ezzel elfogy. Több is lehet nála.
item-telescopic_sight = Fegyvertávcső
item-telescopic_sight-text = Ha ezzel a fegyverrel használja a Célzás kártyát: további +1 C a közepes és a hosszú zónában.
item-binoculars = Messzelátó
item-binoculars-text = +2 R rejtett figurák felderítésekor.
item-red_dot = Red-dot irányzék
item-red_dot-text = +1 C a rövid zónában.
item-flag = Zászló
item-flag-text = +1 győzelmi pont, valahányszor viselője objektíváért kap pontot; +1 Mo a zászló nemzetéhez tartozó figuráknak 500 mm-en belül, ha saját morálra dobnak. 1 győzelmi pont az ellenségnek, ha viselője a körben harcképtelenné vált, és a kör végén is az; a zászló ekkor a zsákmányjelzőjével hever. 1 győzelmi pont annak az ellenségnek, akinél a csata végén van.
item-camouflage_improvised = Házilagos álcázás (0,5)
item-camouflage_improvised-text = Fedezékben 1-es, nyílt terepen 0-s szintű.
item-camouflage_partial = Részleges álcázás (1)
item-camouflage_partial-text = Mindenütt 1-es szintű.
item-camouflage_full = Teljes terepszínű egyenruha (1,5)
item-camouflage_full-text = Fedezékben 2-es, nyílt terepen 1-es szintű.
item-camouflage_professional = Profi álca (2)
item-camouflage_professional-text = Mindenütt 2-es szintű.
item-bright_uniform = Rikító egyenruha (−1)
item-bright_uniform-text = −1-es szint: hátrány, amelyet az ellenség aktiválhat.
item-demolition_charge = Robbanótöltet
item-demolition_charge-text = A Rajtaütés küldetés ingyen adja; Tereptárgy aktiválásával lehet elhelyezni.
item-door_key = Kulcs
item-door_key-text = Aktiválásonként egy hozzá való zárat zár be vagy nyit ki.

## Képességek

ability-camouflage = Álcázás
ability-camouflage-text = Mielőtt bárki dobna, hogy eltalálja-e: az álcázás szintje hozzáadódik ennek az egy lövésnek a célszámához. A negatív szint hátrány, a lövő oldala aktiválja.
ability-ergonomic = Ergonomikus
ability-ergonomic-text = +1 C a következő lövésre.
ability-senior_commander = Főtiszt
ability-senior_commander-text = Harcképtelenné tétele tömeghadseregnek d3, elit vagy gerillaseregnek d6 győzelmi pontot ér.
ability-belt_fed = Heveder
ability-belt_fed-text = Ha a lövő 20 mm-es körzetében egy másik saját figura lemond egy akciójáról, ennél a lövésnél a tűzgyorsaság kétszeres.
ability-hydrodynamic_shock = Hidrodinamikai sokk
ability-hydrodynamic_shock-text = Sikeres sebzésdobás után: 1 további seb.
ability-wheeled_mount = Kerekes állvány
ability-wheeled_mount-text = A támogató fegyvert cipelés helyett vontatni is lehet: a mozgás 3/4-e, felvétel nélkül, csak rendes talajon; tüzelésre így is fel kell állítani.
ability-untrained = Képzetlen
ability-untrained-text = A figura aktiválásakor az ellenfél eldobhat egy kártyát: ha d6-tal N+ jön ki (ha nincs más megadva, 4), a figura kimarad, és az ellenfél aktivál; később sorra kerülhet. Kétszer egymás után nem.
ability-small_calibre = Kis kaliber
ability-small_calibre-text = Az elrontott lőszerpróba figyelmen kívül hagyható, ha d6-tal N+ jön ki (ha nincs más megadva, 4).
ability-unreliable = Megbízhatatlan
ability-unreliable-text = A lövés előtt az ellenfél eldobhat egy kártyát: ha a lövő elvéti az R-próbát, a lövés akciója elvész.
ability-reliable = Megbízható
ability-reliable-text = Magában nincs hatása; más szabályok hivatkoznak rá.
ability-sniper = Mesterlövész
ability-sniper-text = +1 C (a jellemzőkben már benne van). Harcképtelenné tétele az ellenségnek 1 további győzelmi pontot ér.
ability-large_magazine = Nagy tárkapacitás
ability-large_magazine-text = Az automata(x) értéke ennél a sorozatnál 1-gyel nagyobb.
ability-concealed_deployment = Rejtett felállás
ability-concealed_deployment-text = Rejtve állhat fel: csak passzolhat, nem lehet rálőni és megrohamozni, a közelségi robbanás d6 4+-ra nem hat rá; addig tart, amíg a kezdeményezés után fel nem fedik, vagy amíg az ellenség (R - álcázási szint) x 8 cm-en belül meg nem látja.
ability-destroyer = Romboló
ability-destroyer-text = A célpont fedezékmódosítója ennél a lövésnél 1-gyel kisebb (0 alá nem csökken).
ability-battle_hardened = Sokat látott
ability-battle_hardened-text = A bajtárs kiesése miatti morálpróbákon +2 a saját Mo értékéhez, a vezetőéhez nem.
ability-medic = Szanitéc
ability-medic-text = A Sebesült ellátása egy helyett 2 vérzéskockára hat. Aki fegyvertelen szanitécre lő, d3, aki fegyveres, de még nem tüzelt szanitécre lő, 1 győzelmi pontot veszít; az a szanitéc, aki lő, a saját oldalának 1 győzelmi pontjába kerül.
ability-recoil = Visszarúgás
ability-recoil-text = Ha a lövő ugyanarra a célpontra lő ismét (akár másik körben), az ellenfél eldobhat egy kártyát: E-próba, ha nem sikerül, −1 C.
ability-mercenary = Zsoldos
ability-mercenary-text = Az ellenfél eldobhat egy kártyát, hogy az ő visszavonulási tesztje 1-gyel nehezebb legyen.
ability-fast = Fürge
ability-fast-text = Amíg a seregnek van aktiválatlan fürge figurája, csak fürgéket aktiválhat.
ability-slow = Lassú
ability-slow-text = Lassú figurát csak akkor lehet aktiválni, ha már minden nem lassút aktiváltak. A magatehetetlen sebesült lassúnak számít.
ability-command_zone = Parancsnoki zóna
ability-command_zone-text = A sugarán belül lévő saját figurák az ő Mo értékét használhatják egyéni morál- és taktikapróbáikon, ha nem sokkolt és nem megtört.
ability-command_points = Parancsnoki pontok
ability-command_points-text = Ennyivel több kártyát vehet fel a sereg körönként.
ability-home_ground = Hazai pálya
ability-home_ground-text = A sereg használhatja a hazai pálya altípusú kártyákat.
ability-fixed_bayonet = Fix szurony
ability-fixed_bayonet-text = E fegyver szuronya nem használható magában tőrként.
ability-political_officer = Politikai tiszt
ability-political_officer-text = Körönként egyszer a parancsnoki zónájában lévő saját figura egy elvétett, kiesés miatti morálpróbája újradobható (az általános egyszeri újradobás szabályával).
ability-handler = Kezelő
ability-handler-text = Amikor ez a figura leteszi a támogató fegyvert, külön akció nélkül azonnal fel is állíthatja.
ability-pathfinder = Terepjáró
ability-pathfinder-text = Az 1/2-es szorzójú nehéz terep neki rendes talaj.

## Seregtípusok és osztályok

type-mass = tömeghadsereg
type-elite = elit hadsereg
type-guerrilla = gerillasereg
class-officer = tiszt
class-private = közlegény
class-specialist = specialista
class-ally = szövetséges

## Jellemzők

characteristic-M = mozgás
characteristic-T = támadás
characteristic-C = célzás
characteristic-E = erőnlét
characteristic-R = reakció
characteristic-Mo = morál

## Fegyverfajták, zónák, tűzgyorsaságok, lövedékek

category-rifle = puska
category-sniper_rifle = mesterlövészpuska
category-carbine = karabély
category-shotgun = sörétes puska
category-smg = géppisztoly
category-assault_rifle = rohamkarabély
category-lmg = golyószóró
category-hmg = géppuska
category-mortar = aknavető
category-at_weapon = páncéltörő fegyver
category-rifle_grenade = puskagránát
category-pistol = pisztoly
category-grenade = kézigránát
category-melee = közelharci fegyver
category-bayonet = szurony
category-clothing = ruházat
category-helmet = sisak
category-body_armour = testpáncél
category-camouflage = álcázás
category-item = felszerelés
category-mission_item = küldetés tárgya
weapontype-pistol = Pisztoly
weapontype-revolver = Revolver
weapontype-support = Támogató fegyver
weapontype-grenade = Kézigránát
weapontype-burst_fire = Sorozatlövő
weapontype-self_loading = Öntöltő
weapontype-single_use = Eldobható vető
weapontype-attachment = Puskára szerelhető
zone-short = rövid
zone-medium = közepes
zone-long = hosszú
rate-single_shot = egylövetű({ $x })
rate-repeater = ismétlő
rate-semi_auto = félautomata
rate-automatic = automata({ $x })
projectile-solid = tömör lövedék
projectile-proximity = közelségi gyújtós
projectile-impact = becsapódáskor robbanó
mode-direct = direkt
mode-indirect = indirekt
mount-bipod = villaállvány
mount-bipod_heavy = nehéz villaállvány
mount-tripod = háromlábú állvány
mount-wheeled = kerekes állvány
mount-baseplate = talplemez

## Kártyák

cardtype-action = akció
cardtype-supply = utánpótlás
cardtype-strategy = stratégia
cardtype-support = támogatás
cardtype-trick = trükk
cardtype-event = esemény
subtype-tactic = taktika
subtype-dirty_trick = piszkos trükk
subtype-home_ground = hazai pálya
subtype-civilian = civil
subtype-pre_battle = csata előtti
subtype-air_force = légierő
subtype-artillery = tüzérség

## Képességfajták

kind-passive = mindig érvényes
kind-advantage = előny
kind-disadvantage = hátrány
kind-either = előny vagy hátrány
kind-army = a sereg vonása

## Küldetések

role-raider = portyázók
role-garrison = helyőrség
role-attacker = támadó
role-defender = védő
role-ambusher = lesben állók
role-column = menetoszlop
marker-objective = objektíva
marker-supply_dump = raktár
marker-loot_crate = láda
event-enemy_private_down = egy ellenséges közlegény harcképtelen
event-enemy_ally_down = egy ellenséges szövetséges harcképtelen
event-enemy_specialist_down = egy ellenséges specialista harcképtelen
event-enemy_officer_down = az ellenséges tiszt harcképtelen
event-objective_held = egy objektívát a kör végén tart
event-centre_defended = a kör végén az oldal cselekvőképes figurája van a közép közelében
event-centre_abandoned = a kör végén nincs cselekvőképes ellenség a közép közelében
event-crate_delivered = egy láda hazaér
event-dump_destroyed = egy raktár felrobban
event-dump_intact = egy raktár a csata végén áll
event-own_figure_left = egy saját figura elhagyja az asztalt
event-column_stopped = a csata végéig az oszlop kevesebb mint fele jutott át
