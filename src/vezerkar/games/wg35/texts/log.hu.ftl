# WG35, magyarul: ami történt.

## Figurák és oldalak mondatban

figure-who = { $side ->
    [a] az A
   *[b] a B
  }{ $number }
figure-object = { $side ->
    [a] az A
   *[b] a B
  }{ $number }{ $number ->
    [1] -et
    [2] -t
    [3] -at
    [4] -et
    [5] -öt
    [6] -ot
    [7] -et
    [8] -at
    [9] -et
    [10] -et
    [11] -et
    [12] -t
    [13] -at
    [14] -et
    [15] -öt
   *[other] -ot
  }
figure-onto = { $side ->
    [a] az A
   *[b] a B
  }{ $number }{ $number ->
    [3] -ra
    [6] -ra
    [8] -ra
    [13] -ra
    [16] -ra
   *[other] -re
  }
figure-unto = { $side ->
    [a] az A
   *[b] a B
  }{ $number }{ $number ->
    [3] -nak
    [6] -nak
    [8] -nak
    [13] -nak
    [16] -nak
   *[other] -nek
  }
figure-from = { $side ->
    [a] az A
   *[b] a B
  }{ $number }{ $number ->
    [3] -tól
    [6] -tól
    [8] -tól
    [13] -tól
    [16] -tól
   *[other] -től
  }
side-who = { $side ->
    [a] az A
   *[b] a B
  } oldal
side-unto = { $side ->
    [a] az A
   *[b] a B
  } oldalnak
marker-numbered = { $number }. { $kind }
marker-centre = középső { $kind }
vp-note = { $vp } VP
round-the = { $round ->
    [1] az
    [5] az
   *[other] a
  } { $round }. kör

## Miért jár pont, és mire szól a sorsdobás

why-sniper = egy mesterlövész harcképtelen
why-senior_commander = egy főtiszt harcképtelen
why-guerrilla_kill = a gerillák találata
why-bearer_lost = elesett a zászló viselője
why-flag = a zászló viselője objektívát tart
why-flag_taken = az ellenség zászlaja
why-loot = zsákmány
why-medic = lövés egy szanitécre
why-medic_fired = egy szanitéc tüzelt
why-edge = ki választ oldalt
why-table_ready = ki játszik ki először kártyát
why-exchange = ki cserél először
why-deployment = ki áll fel először
why-pre_battle = ki játszik ki először kártyát a csata előtt

## A csata előtt

log-drafted = { $seat } tervezett serege: { $army }, { $year }, { $points } pont.
log-army-ready = { $seat } összeállította a seregét.
log-army-shown = { $seat } serege: { $army }, { $year }; { $figures } figura, { $points } pont.
log-trait = { $figure }, d6 { $die }: { $trait ->
    [poor_training] gyenge kiképzésű, C −{ $less }, és az ellenfél megakaszthatja.
    [coward] gyáva, Mo −{ $less }.
    [alert] szemfüles, R +1.
    [shot] lövész, C +1.
    [charismatic] karizmatikus, Mo +1, és vezeti a közelében lévőket.
   *[none] nincs különös vonása.
  }
log-hand-ready = { $seat } kiválasztotta a kezdőlapjait.
log-hand-shown = { $seat } kezdőlapjai: { $cards }.
log-rolled-off = Sorsdobás, { $why }: A { $a }, B { $b }. { $winner_is ->
    [0] Egyenlő, újra kell dobni.
   *[other] Nyertese { $winner }.
  }
log-edge-picked = { $seat } { $edge ->
    [south] a déli
   *[north] az északi
  } szélt választja.
log-swapped = { $seat } kártyát cserél: „{ $gave }” helyett „{ $took }”.
log-deployed = { $seat } felállt, { $figures_count } figurával{ $concealed_count ->
    [0] {""}
   *[other] ; rejtett: { $concealed }
  }{ $reserve_count ->
    [0] {""}
   *[other] ; tartalékban: { $reserve }
  }.
log-landed = { $figure } máshol ér földet a ledobási zónában.

## A kör

log-round = { $round }. kör
log-arriving = Érkezik: { $figures }.
log-wounded-check = { $figure } vizsgálata: { $dice }.
log-wound-die = { $figure }: { $again ->
    [0] egy kockát kivesznek, amely ezt mutatta: { $die }.
   *[other] { $die } helyett újradobva { $again }.
  }
log-initiative = { $dice_count ->
    [0] A kezdeményezést a küldetés adja { $seat_unto }.
    [2] Kezdeményezés: A { $a }, B { $b }. Nyertese { $seat }.
   *[other] Kezdeményezés, egyenlőség után: A { $a }, B { $b }. Nyertese { $seat }.
  }
log-first = { $seat } kezd.
log-revealed = { $figure } előjön rejtekéből.
log-elite-cards = { $seat } elit hadsereg: d3 { $cards }, ennyivel több akciókártyát vehet fel.
log-picked = { $seat } kártyát vesz fel: „{ $card }”.
log-dropped = { $seat } kártyát tesz vissza: „{ $card }”.
many-picked = { $seat } { $lines } kártyát vesz fel.
many-dropped = { $seat } { $lines } kártyát tesz vissza.
log-held = { $seat } tartja ezt: { $objective }. Ott áll: { $figures }.
log-scored = { $seat }: { $lost ->
    [1] −
   *[other] +
  }{ vp-note } ({ $why }{ $figure_is ->
    [0] {""}
   *[other] , { $figure }
  }); összesen { $total }.
log-withdrawal-test = { $seat } visszavonulási tesztje{ $again ->
    [0] {""}
   *[other] , újra
  }: { $dice } = { $sum }, { $figure } Mo értéke { $Mo }: { $passed ->
    [1] marad.
   *[other] nem sikerült.
  } ({ $rule })
log-ended = Véget ért a csata { round-the } után, A { $a } – B { $b }. { $how } { $winner_is ->
    [0] Döntetlen.
   *[other] Győzött { $winner }.
  } ({ $rule })

## Aktiválás

log-activated = { $figure } következik, { $actions } akcióval.
log-hesitated = { $figure } képzetlen, d6 { $die } ({ $least }+ megakasztja): { $passed_over ->
    [1] most kimarad.
   *[other] cselekszik.
  }
log-passed = { $figure } passzol.
log-faced = { $figure } fordul.
log-looked-out = { $figure } kinéz egy nyíláson.
log-entered = { $figure } az asztalra lép: { $at }.
log-moved = { $figure } { $mm }-t mozog.
log-fled = { $figure } { $mm }-t menekül.
log-stopped = { $figure } nem jut el onnan.
log-came-round = { $figure } oldalról kerül, d6 { $die }, { $needed }+ a jobb oldal: { $edge ->
    [east] a keleti
    [west] a nyugati
    [north] az északi
   *[south] a déli
  } szélen.
log-spotted = { $by_is ->
    [0] A levegőből meglátták: { $figure }.
   *[other] { $by } felderíti { $figure_object }.
  }
log-hid = { $figure } elbújik emögött: { $piece }.
log-lay-down = { $figure } lehasal.
log-stood-up = { $figure } feláll.
log-door = { $figure } { $done ->
    [open] kinyit
    [closed] becsuk
    [locked] bezár
   *[unlocked] kulccsal kinyit
  } egy ajtót.
log-switched = { $figure } fegyvert vált: { $thing }.
log-lifted = { $figure } { $towed ->
    [1] vontatni kezdi:
   *[other] felveszi:
  } { $load }.
log-put-down = { $figure } leteszi: { $load }{ $set_up ->
    [1] {" "}(rögtön felállítva).
   *[other] .
  }
log-set-up = { $figure } felállítja: { $thing }.
log-looted = { $figure } felveszi a zsákmányjelzőt, amely { $other } után maradt{ $own ->
    [1] : lőszer.
   *[other] .
  }{ $flag ->
    [1] {" "}Zászló van mellette!
   *[other] {""}
  }
log-delivered = { $figure } hazaviszi: { $crate }.
log-left = { $figure } elhagyja az asztalt.
log-planted = { $figure } töltetet helyez el: { $dump }; { round-the } végén robban.
log-defused = { $figure } eltávolítja a töltetet: { $dump }.
log-exploded = Felrobban: { $dump }!
log-treated = { $figure } ellátja { $other_object }: a következő vizsgálaton { $dice } kocka { $kit ->
    [1] kivehető.
   *[other] újradobható.
  }
log-rallies = { $figure } magához tér{ $broken ->
    [1] , de még megtört.
   *[other] .
  }
log-rallied = { $figure } többé nem megtört.

## Lövések

log-declared = { $figure } { $mode ->
    [sweep] pásztáz ({ $x } lövés)
    [area] területi sorozatot lő ({ $x })
    [burst] sorozatot lő ({ $x })
    [indirect] indirekt módon { $is_thrown ->
        [1] dob
       *[other] lő
      }
   *[single] { $is_thrown ->
        [1] dob
       *[other] lő
      }
  }{ $target_is ->
    [0] {""}
   *[other] {" "}{ $target_onto }
  }{ $point_count ->
    [0] {""}
   *[other] {" "}ide: { $point }
  } ({ $weapon }){ $helper_is ->
    [0] {""}
   *[other] , segítője { $helper }
  }.
log-shot = { $figure } lövése { $target_onto }: { $die }{ $die ->
    [10] {" "}+ { $chain }
   *[other] {""}
  } + C { $C } = { $total }, célszám { $target_number }: { $hit ->
    [1] talált.
   *[other] { $die ->
        [1] mellé (az 1-es sosem talál).
       *[other] mellé.
      }
  }{ $modifiers_count ->
    [0] {""}
   *[other] {" "}({ $modifiers })
  }
log-lobbed = { $figure } ide céloz: { $point }. { $die }{ $die ->
    [10] {" "}+ { $chain }
   *[other] {""}
  } + C { $C } = { $total }, célszám { $target_number }: { $hit ->
    [1] pontos.
   *[other] { $die ->
        [1] szóródik (az 1-es sosem talál).
       *[other] szóródik.
      }
  }{ $modifiers_count ->
    [0] {""}
   *[other] {" "}({ $modifiers })
  }
log-scattered = Szóródás: irány d10 { $die }, távolság { $distance }; { $point_count ->
    [0] az asztalon kívül ér földet.
   *[other] itt ér földet: { $point }.
  }
log-burst = Robbanás: { $point }; átmérő { $diameter }, erő { $strength }, AP { $AP }. { $figures_count ->
    [0] Senki sincs alatta.
   *[other] Alatta: { $figures }.
  }{ $protected_count ->
    [0] {""}
   *[other] {" "}Védve: { $protected }.
  }
log-burst-hit = { $figure } repeszt kap: erő { $strength }, AP { $AP }.
log-burst-die = { $figure_object } érő találat helye: d6 { $die }{ $cover ->
    [0] .
   *[other] , fedezékben eggyel kevesebb.
  }
log-struck = { $figure } találatot kap: erő { $strength }, AP { $AP }.
log-blow = { $figure } ráüt { $target_onto } ({ $weapon }): { $die } + T { $T } = { $total }, kell { $needed }: { $hit ->
    [1] talált.
   *[other] mellé.
  }
log-charged = { $figure } megrohamozza { $target_object } ({ $actions } akció){ $stood ->
    [1] ; { $target } feláll.
   *[other] .
  }
log-escape = „{ $card }”, { $figure }: d6 { $die }, { $needed }+ megóv a sokktól.
log-shocked = { $figure } sokkolt.
log-location = { $figure_object } érő találat helye: { $location ->
    [leg] láb
    [arm] kar
    [critical_torso] kritikus törzs
    [head] fej
    [critical] kritikus
   *[torso] törzs
  }{ $die ->
    [0] {""}
   *[other] , d6 { $die }
  }{ $strength ->
    [0] .
   *[other] ; erő +{ $strength }.
  }
log-armour = { $figure } páncélja{ $die ->
    [0] {""}
   *[other] , d6 { $die }, { $needed }+ véd
  }: { $reduction ->
    [0] nem segít.
   *[other] erő −{ $reduction }.
  }
log-wounding = { $figure } sebesülése: { $dice } + erő { $strength } = { $sum }, E { $E }: { $wounds ->
    [0] nincs seb{ $luck ->
        [bad] , mert 1-es esett.
       *[other] .
      }
   *[other] { $wounds } seb{ $luck ->
        [good] , mert 10-es esett.
       *[other] .
      }
  }
log-wounds = { $figure } sebzéskockái: { $least ->
    [0] egy sem maradt.
    [5] { $dice }, semmi komoly.
    [6] { $dice }, semmi komoly.
   *[other] { $dice }.
  }
log-bleeds = { $figure } vérzik: { $dice } kocka.
log-weakened = { $figure } legyengül: minden tulajdonsága −1{ $times ->
    [1] .
   *[other] , most már −{ $times }.
  }
log-helpless = { $figure } magatehetetlen.
log-incapacitated = { $by_is ->
    [0] { $figure } harcképtelen.
   *[other] { $by } harcképtelenné teszi { $figure_object }.
  }
log-guerrilla-kill = { $figure } kieséséért a gerillák dobnak: d6 { $die } ({ $needed }+ esetén 1 VP).
log-ammunition = { $figure } lőszerpróbája ({ $weapon }), d6 { $die }: { $failed ->
    [1] kifogyott.
   *[other] van még.
  }
log-out-of-ammo = { $figure } fegyvere kifogyott: { $weapon }.
log-reloaded = { $figure } extra lőszert használ; { $left ->
    [0] ez volt az utolsó.
   *[other] marad még { $left }.
  }

## Morál

log-morale = { $figure } morálpróbája{ $test ->
    [casualty] {" "}kiesés miatt
    [rally] , hogy magához térjen
   *[tactic] {" "}taktikához
  }{ $again ->
    [0] {""}
   *[other] , újra
  }{ $leader_is ->
    [0] {""}
   *[other] , { $leader } Mo értékével
  }: { $dice } = { $sum }, Mo { $Mo }: { $passed ->
    [1] sikerült.
   *[other] nem sikerült.
  }
log-helped = { $by }, a politikai tiszt nem enged megfutamodni: { $figure } újra dob.
log-broke = { $figure } megtört{ $cause_is ->
    [0] .
   *[other] , és menekül { $cause } elől.
  }

## Kártyák és képességek

log-played = { $seat } kijátssza: „{ $card }”{ $figure_is ->
    [0] .
   *[other] {" "}({ $figure } használja).
  }
log-named = „{ $card }”{ $figure_is ->
    [0] {""}
   *[other] {" "}({ $figure })
  }, a kiválasztott figura { $named }.
log-cancelled = { $seat } kártyája hatástalan: „{ $card }”.
log-switched-on = { $seat } lapot dob el („{ $card }”), és aktiválja { $figure } képességét: { $ability }.
log-tested = „{ $by }”, { $figure } { $test }-próbája: { $die } (legfeljebb { $value } kell), { $passed ->
    [1] sikerült.
   *[other] nem sikerült.
  }
log-rolled = „{ $by }”{ $figure_is ->
    [0] {""}
   *[other] , { $figure }
  }: d6 { $die } ({ $needed }+ kell), { $passed ->
    [1] bekövetkezik.
   *[other] elmarad.
  }
log-contested = „{ $by }”: { $figure } { $die } + R { $r } = { $total }, { $other } { $other_die } + R { $other_r } = { $other_total }.
log-identified = „{ $by }”: { $figure } szemügyre veszi { $target_object }, d6 { $die }; { $passed ->
    [1] felismerte.
   *[other] nem ismerte fel.
  }
log-barrage = { $figure } tüzet kér ide: { $at }.
log-shell = Lövedék: irány d10 { $direction }, távolság d6 { $die }; { $at_is ->
    [0] az asztalon kívül ér földet.
   *[other] itt ér földet: { $at }.
  }
log-smoke = { $seat } ködfüggönyt von: { $at }, átmérő { $diameter }.
log-strafed = { $seat } repülőgépe végigsöpör egy sávon; innen: { $at }, erre: { $to }.
log-recon = Felderítő repülőgép, d3 { $die }: { $seat } ennyi rejtett figuráját mutatja meg.
log-supplied = { $figure } ezt kapja: { $thing }.
log-cut-off = { $seat } utánpótlását elvágták, d3 { $die }: { round-the } végéig nem játszhat ki utánpótláskártyát.
log-people-helped = A lakosság segít { $seat_unto }, d6 { $die }: { $die ->
    [1] fosztogatás.
    [2] figyelemelterelés.
    [4] lőszer.
    [5] evakuálás.
    [6] lövés a semmiből.
   *[other] csak jókívánságokkal.
  }
log-shot-from-nowhere = Lövés a semmiből { $target_onto }: { $die }{ $die ->
    [10] {" "}+ { $chain }
   *[other] {""}
  } + C { $C } = { $total }, célszám { $target_number }: { $hit ->
    [1] talált.
   *[other] mellé.
  }
