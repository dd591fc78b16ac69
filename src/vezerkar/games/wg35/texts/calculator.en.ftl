### WG35: the calculator of shots

calculator-shot = Shot
calculator-shot-note = A shot from the die to the wound: chances to hit, where it lands, and what it does.
shot-shooter = Shooter
shot-weapon = Weapon
shot-mode = Fire
shot-c = C of the shooter
shot-distance = Distance in cm
shot-aimed = Aim
shot-sights = Equipment of the shooter
shot-victim = Target
shot-e = E of the target
shot-cover = Cover
shot-armour = Armour
shot-behind = Shot from behind
shot-behind-note = Some armour protects the front alone.
shot-beyond = { $weapon } cannot shoot so far or so near: its range is { $least } to { $most }. Change the distance.
shot-headline = Of such shots { $hit } hit and { $out } put the target out of action.
shot-basis = Exact, over all dice. One to-hit roll, no cards or special abilities of either side; all characteristics of the target but E are above 1. What bleeding does later is not counted.
shot-missed = Missed
shot-shocked = Hit: shocked, unhurt
shot-weakened = Weakened
shot-helpless = Helpless
shot-out = Out of action
shot-needs = To-hit roll
shot-need = C { $c } against { $tn }: { $need }+ on the die
shot-zone = Zone
shot-wounds-with = Wounding
shot-strength = strength { $s }, AP { $ap }
shot-bleeds = Bleeds
shot-on = { $value } { $on ->
    [tn] to the target number
   *[c] to C
}
shot-made-of = What makes the roll
shot-what-head = What
shot-change-head = Change
shot-rule-head = Rule
shot-where = Where it lands
shot-location-head = Location
shot-lands-head = Lands there
shot-then-out-head = Then out of action
shot-at-torso = torso
shot-at-leg = leg
shot-at-arm = arm
shot-at-critical-torso = torso, critical
shot-at-head = head
shot-at-critical = critical
shot-ranges = In every zone
shot-zone-head = Zone
shot-up-to-head = Up to
shot-hits-head = Hits
shot-out-head = Out of action
