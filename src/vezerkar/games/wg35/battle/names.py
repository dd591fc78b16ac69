"""Names of what the rules number: where hits land, what Morale tests are for, traits, edges of the table, reaction windows."""

from __future__ import annotations

from typing import Final

LOCATIONS: Final[tuple[str, ...]] = ("torso", "leg", "arm", "critical_torso", "head", "critical")
"""Locations of a hit (WG35 11.5), by the numbers of `rules.wounding.hits`."""
TESTS: Final[tuple[str, ...]] = ("casualty", "rally", "tactic")
"""Purposes of Morale tests (WG35 19), by the numbers of `rules.morale.testing`."""
TRAITS: Final[tuple[str, ...]] = ("poor_training", "coward", "none", "alert", "shot", "charismatic")
"""The traits of guerrillas (WG35 22.7), by the die."""
TABLE_EDGES: Final[tuple[str, ...]] = ("south", "east", "north", "west")
"""The edges of the table, by the numbers of `rules.victory.missions`."""
WINDOWS: Final[tuple[str, ...]] = (
    "table_ready",
    "pre_battle",
    "card_pickup",
    "own_turn",
    "activation_start",
    "action_choice",
    "between_actions",
    "charge_declared",
    "shot_declared",
    "tohit_failed",
    "hit_scored",
    "wound_failed",
    "wound_succeeded",
    "strike_declared",
    "strike_resolved",
    "morale_failed",
    "card_played",
    "enemy_activation_end",
    "enemy_action_end",
    "ammo_failed",
    "withdrawal_before",
    "withdrawal_failed",
    "round_end",
)
"""The reaction windows (WG35 4.4), by the numbers of `rules.windows`."""
