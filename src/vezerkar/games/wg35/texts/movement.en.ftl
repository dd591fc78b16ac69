# WG35 in English: why a figure may not go a way.

refuse-way-blocked = There is no way through there.
refuse-way-high = That is more than 7.5 cm up or down at once.
refuse-way-climbing = Who lies down, carries or is helpless does not climb; ramps and stairs are no climbing.
refuse-way-door = The door is closed.
refuse-way-loophole = Nobody gets through a loophole.
refuse-way-off-table = Nobody leaves the table there.
refuse-way-footing = There is nothing to stand on.
refuse-way-stopping = Nobody stops in a doorway.
refuse-way-prone = Nobody crawls through water.
refuse-way-towing = A mount is towed on ordinary ground only.
refuse-way-enemy = That leads within 5 mm of an enemy who is able to act.
refuse-way-crowded = That ends less than 5 mm from another figure.
refuse-way-far = That is farther than the figure gets.
refuse-way-objective = The point of an objective is not stepped on.
refuse-way-close = There the figure sees an enemy closer than 5 cm; only a charge ends that close.
