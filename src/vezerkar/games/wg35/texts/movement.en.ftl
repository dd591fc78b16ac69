# WG35 in English: why a figure may not go a way.

refuse-way-blocked = The figure cannot get through there.
refuse-way-high = That is more than 7.5 cm up or down at once.
refuse-way-climbing = A figure that lies down, carries or is helpless cannot climb. Ramps and stairs do not count as climbing.
refuse-door-closed = The door is closed.
refuse-way-loophole = A figure cannot get through a loophole.
refuse-way-off-table = A figure cannot leave the table there.
refuse-way-footing = There is nothing to stand on.
refuse-way-stopping = A figure cannot stop in a doorway.
refuse-way-prone = A figure cannot crawl through water.
refuse-way-towing = You can tow a mount on ordinary ground only.
refuse-way-enemy = That leads within 5 mm of an enemy who is able to act.
refuse-way-crowded = That ends less than 5 mm from another figure.
refuse-way-far = The figure cannot get that far.
refuse-way-objective = A figure cannot step on the point of an objective.
refuse-way-close = There the figure sees an enemy closer than 5 cm. Only a charge may end that close.
