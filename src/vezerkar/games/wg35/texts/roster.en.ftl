# WG35 in English: why an army or a hand is not legal. Names in the facts are put in by the game.

refuse-army = Unknown army list: { $army }.
refuse-army-year = { $army } fights from { NUMBER($from, useGrouping: 0) } to { NUMBER($to, useGrouping: 0) }, not in { NUMBER($year, useGrouping: 0) }.
refuse-points = The army costs { $points } points; the limit is { $limit }.
refuse-few = Too few figures of the class { $class }: { $count } instead of at least { $least }.
refuse-many = Too many figures of the class { $class }: { $count } instead of at most { $most }.
refuse-allies = { $count ->
    [one] There is 1 ally
   *[other] There are { $count } allies
}; the privates allow { $most }.
refuse-total = The army has { $count } figures; at most { $most } are allowed.
refuse-unit = { $army } has no unit { $unit }.
refuse-unit-few = { $unit }: { $count ->
    [one] 1 figure
   *[other] { $count } figures
}, but the list requires at least { $least }.
refuse-unit-many = { $unit }: { $count ->
    [one] 1 figure
   *[other] { $count } figures
}, but the list allows at most { $most }.
refuse-unit-year = { $unit } serves from { NUMBER($from, useGrouping: 0) } to { NUMBER($to, useGrouping: 0) }.
refuse-woman = { $unit } cannot be taken as a woman.
refuse-weak = { $unit }: with this equipment { $characteristic } would sink below 1.
refuse-unlisted = { $unit } may not take { $thing }.
refuse-exchange = { $unit } has no { $given } to exchange for { $thing }.
refuse-weapon-year = { $thing } is available from { NUMBER($from, useGrouping: 0) } to { NUMBER($to, useGrouping: 0) }.
refuse-worn = A figure can have at most one { $category }.
refuse-bayonet = None of the figure's weapons takes { $thing }.
refuse-attach = None of the figure's weapons can carry { $thing }.
refuse-option-many = { $thing }: taken { $count } times by one figure, at most { $most } are allowed.
refuse-option-year = { $thing } can be taken from { NUMBER($from, useGrouping: 0) } to { NUMBER($to, useGrouping: 0) }.
refuse-option-army = { $thing }: { $count } figures have it, at most { $most } in the army may.
refuse-option-share = { $thing }: { $count } figures have it, but only one in { $per } may, now { $most } ({ $name }).
refuse-army-item = { $thing }: { $count } in the army, at most { $most } allowed.
refuse-card = The deck of { $army } has no “{ $card }” now.
refuse-copies = “{ $card }”: { $count } in the hand, { $most } in the deck.
refuse-hand = The hand has { $count } cards; it starts with { $size }.
