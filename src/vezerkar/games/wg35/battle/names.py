"""Names of what the rules number: where hits land, what Morale tests are for, traits, the edges of the table."""

from __future__ import annotations

from typing import Final

LOCATIONS: Final[tuple[str, ...]] = ("torso", "leg", "arm", "critical_torso", "head", "critical")
"""Where a hit lands (WG35 11.5), by the numbers of `rules.wounding.hits`."""
TESTS: Final[tuple[str, ...]] = ("casualty", "rally", "tactic")
"""What a Morale test is for (WG35 19), by the numbers of `rules.morale.testing`."""
TRAITS: Final[tuple[str, ...]] = ("poor_training", "coward", "none", "alert", "shot", "charismatic")
"""The traits of guerrillas (WG35 22.7), by the die."""
TABLE_EDGES: Final[tuple[str, ...]] = ("south", "east", "north", "west")
"""The edges of the table, by the numbers of `rules.victory.missions`."""
