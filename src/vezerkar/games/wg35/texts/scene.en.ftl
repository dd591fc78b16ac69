# WG35 in English: what the table shows, and the table in words.

## Names and numbers

none = none
figure-name = { $figure } { $unit }
ability-numbered = { $ability } ({ $number })
length-cm = { $tenth ->
    [0] { $whole } cm
   *[other] { $whole }.{ $tenth } cm
}
percent = { $tenth ->
    [0] { $whole }%
   *[other] { $whole }.{ $tenth }%
}
points-of = { $points } of { $limit } points
copies = ×{ $count }
copies-of = { $count } × { $name }
card-quoted = “{ $card }”
place = { $x } east, { $y } north
place-high = { $x } east, { $y } north, { $mm } mm up
both-sides = Both sides
army-year = { $army }, { NUMBER($year, useGrouping: 0) }

## Figures

abbr-assault_rifle = AR
abbr-at_weapon = AT
abbr-bayonet = Bn
abbr-carbine = Cb
abbr-grenade = Gr
abbr-hmg = HMG
abbr-lmg = LMG
abbr-melee = Ml
abbr-mortar = Mor
abbr-pistol = P
abbr-rifle = R
abbr-rifle_grenade = RG
abbr-shotgun = Sh
abbr-smg = SMG
abbr-sniper_rifle = Sn
posture-standing = standing
posture-prone = prone
posture-hidden = hidden behind cover
state-helpless = helpless
state-broken = broken
state-refuge = has reached a refuge
state-shocked = shocked
state-concealed = concealed
state-aimed = aiming
state-treated = treated this round
state-flagged = shows a white flag
state-guarded = posing as bystander (“We did nothing, officer”)
state-charges = carrying a demolition charge
state-bleeding = { $dice ->
    [1] bleeding: 1 die
   *[other] bleeding: { $dice } dice
}
state-weak = weakened: −{ $count }
state-cause = flees from { $figure }
state-cause-at = flees from an explosion ({ $place })
state-lookout = at an opening
state-engaged = in close combat
state-carrying = carries { $load }
state-height = { $mm } mm above the table
state-activated = activated
state-actions = { $actions ->
    [1] 1 action
   *[other] { $actions } actions
}
arm-in-hand = in hand
arm-dry = out of ammunition
arm-loaded = { $shots } loaded
arm-ready = put down
arm-set_up = set up
arm-towed = towed
arm-title = { $arm } of { $side }
where-arriving = Arriving
where-called = Coming next round
where-reserve = In reserve
where-out = Out of action
where-evacuated = Evacuated
where-away = Left the table
where-on = On the table
where-nowhere = Not placed yet

## The board

door-title = { $state ->
    [open] Door { $number }, open
    [locked] Door { $number }, locked
   *[closed] Door { $number }, closed
}
opening-title = { $kind ->
    [loophole] Loophole, its sill at { $cm }
   *[window] Window, its sill at { $cm }
}
piece-title = { $mm ->
    [0] { $terrain }
   *[other] { $terrain }, { $mm } mm high
}
objective-held = { $name }: held by { $side }
objective-free = { $contested ->
    [1] { $name }: contested
   *[other] { $name }: held by nobody
}
dump-charged = { $name }: blows up at the end of round { $round }
dump-destroyed = { $name }: destroyed
crate-carried = { $name }: carried by { $figure }
loot-title = Loot marker of { $figure }
loot-carried = { $title }, carried by { $figure }
smoke-title = Smoke, { $cm } across
zone-title = Deployment zone of { $side }
reach-title = Reachable area
reach-aim = Possible aim points
reach-place = Legal positions
way-title = Path so far: { $cm }
fire-title = { $figure } fires
blast-title = { $thing }: template of { $cm }

## Overlays

overlay-sight = Field of view: { $figure }
sight-title = Where { $figure } sees a figure standing on the same level
sight-of = { $cover ->
    [0] { $figure } (no cover)
   *[other] { $figure } (cover +{ $cover })
}
sight-note = { $count ->
    [0] { $figure } sees no enemy.
   *[other] { $figure } sees { $seen }.
}
overlay-range = Range: { $thing }
range-zone = { $zone } up to { $cm } (target number { $tn })
range-badge = { $tn }+
overlay-threats = Threats to { $side }
threat-to = { $count ->
    [1] { $figure } (1 enemy, { $chance })
   *[other] { $figure } ({ $count } enemies, at best { $chance })
}
threat-by = { $figure } ({ $chance })
threat-badge = { $count }× { $chance }
overlay-command = Command zones of { $side }
command-zone = { $figure } ({ $cm }) leads { $led }.
overlay-template = Template of { $thing }, { $cm }
template-at = Under the template at { $figure }: { $under }.

## Shots

panel-shots = { $thing }, { $mode }
shot-target = { $figure }, { $cm }
shot-odds = { $chance } ({ $zone }): C { $c } against { $tn }, so { $need }+ on the die.
aim-chance = { $aim } ({ $chance })
thrown-zone = { $zone } range, up to { $cm }
shot-base = C { $c }, target number { $tn }
shot-modifier = { $on ->
    [tn] target number { $value } { $what } ({ $cite })
   *[c] C { $value } { $what } ({ $cite })
}
modifier-aim = Aim
modifier-burst = burst
modifier-effects = cards and abilities
modifier-effects_tn = cards and abilities
modifier-cover = cover
modifier-armour_piercing = armour piercing
modifier-destroyer = Destroyer
modifier-fighting = T
modifier-lying = lying
modifier-struck = base number
panel-attack-shot = A shot
panel-attack-blast = An explosion
panel-attack-blow = A blow
attack-by = Attacker
attack-arm = Weapon
attack-weapon = { $thing }, { $mode }
attack-target = Target
attack-at = Aimed at
attack-left = Rolls left
attack-hit = Hit
attack-wound = { $figure }: { $margin } over the target number, strength { $strength }, AP { $ap }

## Cards

cards-hand = Hand of { $side }
cards-pool = Pool of { $side }
cards-used = Used cards of { $side }
card-once = Leaves the game when played

## Always in sight

clock-set-up = Before the battle
clock-armies = Armies
clock-hands = Hands
clock-deployment = Deployment
clock-round = { $most ->
    [0] Round { $round }
   *[other] Round { $round } of { $most }
}
clock-cards = Cards
clock-activations = Activations
clock-end = End of the round
plate-target = of { $target } VP
meter-waiting = To be activated
chip-test = Withdrawal test
chip-holds = { $count ->
    [one] Holds 1 objective
   *[other] Holds { $count } objectives
}
chip-no-supply = No supply
frame-battle = The fighting
frame-own = Your figures
frame-zone = Your zone
frame-board = The whole table
stake-actions = { $actions ->
    [one] 1 action is lost
   *[other] { $actions } actions are lost
}
stake-shots = { $shots ->
    [one] 1 shot is lost
   *[other] { $shots } shots are lost
}
stake-cards = { $cards ->
    [one] 1 card is not taken
   *[other] { $cards } cards are not taken
}
stake-points = { $points ->
    [one] End with 1 point left
   *[other] End with { $points } points left
}
stake-leave = The figure does not come back

## Panels

row-state = State
row-profile = Profile
row-role = Role
row-army = Army
row-vp = Victory points
row-losses = Losses
row-figures = Figures
row-hand = Cards in hand
row-effects = Active effects
row-rounds = Rounds
row-points = Points
row-total = Figures in total
vp-of = { $vp } of { $target }
losses-of = { $losses } of { $strength }
losses-never = { $losses } of { $strength }; this side takes no withdrawal tests
losses-due = { $losses } of { $strength }: withdrawal test at the end of the round
losses-more = { $losses } of { $strength }; { $more } more { $more ->
    [1] brings
   *[other] bring
} a withdrawal test
figures-of = { $on } on the table, { $waiting } not activated yet
figures-left = { $on } on the table
panel-result = Result
result-of = A { $a } – B { $b }
effect-hurrah = Hurrah!
effect-pincer = Pincer movement
effect-no-supply = no supply cards up to round { $round }
panel-missing = Not on the table
melee-row = T +{ $t }, strength { $strength }, AP { $ap }
weapon-zone = { $cm }: { $tn }+
weapon-strength = strength { $strength }, AP { $ap }
weapon-template = template of { $cm }
weapon-nearest = not within { $cm }
score-vp = { $side }: { $vp } VP
score-from = from round { $round }
score-most = at most { $most }
score-once = once
rounds-most = { $rounds } at most
track-rounds = Round
round-note = Round { $round }; { $side } began.
ground-high = { $mm } mm high
ground-deep = { $mm } mm deep
ground-impassable = impassable
ground-pace = pace × { $part }
ground-cover = cover +{ $cover }
ground-cover-crossed = cover +{ $cover } for lines through it
ground-cover-target_inside = cover +{ $cover } for figures inside
ground-vision = visibility { $cm }
ground-climb = can be climbed
ground-top = can be stood on
ground-hiding = figures can hide behind it
ground-plain = no effect

## Building an army

panel-muster = Your army
panel-roster = The roster as text
muster-begin = Take a ready roster, or choose an army list and a year to build your own.
class-count = { $count } ({ $least } to { $most })
about-figure = Figure { $number }: { $text }
cards-samples = Ready rosters
cards-armies = Army lists
cards-recruits = Recruits
cards-roster = Army of { $side }
roster-figure = { $woman ->
    [1] { $number }. { $unit } (woman)
   *[other] { $number }. { $unit }
}

## The table in words

bearing = { $hour } o'clock, { $cm }
line-mission = { $mission }. Table: { $table }.
line-round = { $most ->
    [0] Round { $round }; { $side } began.
   *[other] Round { $round } of { $most }; { $side } began.
}
line-phase = Part of the round: { $phase }.
line-active = { $figure } is activated: { $actions ->
    [1] 1 action
   *[other] { $actions } actions
} left.
line-way = Path so far, { $cm }: { $way }.
line-side = { $side }. { $facts }.
line-hand = Hand: { $cards }.
line-pool = { $count ->
    [one] 1 card in the pool.
   *[other] { $count } cards in the pool.
}
line-used = Used: { $cards }.
line-figure = { $figure }: { $place }, faces { $hour } o'clock; { $rest }.
line-absent = { $figure }: { $where }.
line-target = { $behind ->
    [1] { $figure } { $bearing }, cover +{ $cover }, behind its back
   *[other] { $figure } { $bearing }, cover +{ $cover }
}
line-target-unseen = { $figure } { $bearing }
line-sees = Line of sight to: { $targets }.
line-sees-not = No line of sight to: { $targets }.
line-led = Led by { $leaders }.
line-lies = { $title }: { $place }.
line-lies-off = { $title }: { $place }; { $bearing }.
line-table = The table, { $x } from west to east, { $y } from south to north:
line-piece = { $mm ->
    [0] { $terrain }: { $west } to { $east } east, { $south } to { $north } north.
   *[other] { $terrain }: { $west } to { $east } east, { $south } to { $north } north, { $mm } mm high.
}
line-door = { $state ->
    [open] Door { $number }: { $place }, open.
    [locked] Door { $number }: { $place }, locked.
   *[closed] Door { $number }: { $place }, closed.
}
line-opening = { $kind ->
    [loophole] Loophole { $number }: { $place }.
   *[window] Window { $number }: { $place }.
}

## The army on paper

muster-title = Build an army
muster-none = No army list yet
muster-mean = { $name }, mean
muster-tenths = { $whole }.{ $tenth }
page-note = { $side } · { $points } of { $limit } points · { $figures } figures{ $round ->
    [0] { "" }
   *[other] { " · as of round "}{ $round }
}
page-traits = Traits
page-figures = Figures
page-check = Check
page-legal = The army is legal.
page-figure = Figure
page-class = Class
page-weapons = Weapons
page-items = Items
page-abilities = Abilities
page-weapon = Weapon
page-strength = Strength
page-features = Features
page-blows = Close combat
weapon-zone-printed = { $by_e ->
    [1] E × { $cm }
   *[other] { $cm }
}: { $tn }+{ $indirect ->
    [0] { "" }
   *[other] { " "}({ $indirect }+)
}

## The stage

stage-title = { $melee ->
    [1] Close combat: { $by } and { $target }
   *[0] { $aimed ->
        [0] { $by } fires
       *[1] { $by } shoots at { $target }
    }
  }
stage-out = out of action
stage-blow = { $die } + { $T } = { $total }
stage-guard = { $needed } needed
stage-chance = { $percent }% before the roll
effect-hit = { $hit ->
    [1] Hit
   *[0] Miss
  }
stage-part = { $part ->
    [hit] To hit
    [strike] To strike
    [scatter] Scatter
    [where] Where
    [armour] Armour
    [test] Test
    [burst] Burst
    [wound] Wound
    [bleeding] Wound dice
    [morale] Morale
    [ammunition] Ammunition
   *[result] Result
  }
