"""Refusals that several chapters of Triumph & Tragedy share."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.decision import Refusal

NO_COMMANDS: Final = Refusal("refuse-no-commands", "T&T 11.0")
MOVED_ALREADY: Final = Refusal("refuse-moved-already", "T&T B-36")
CANNOT_MOVE: Final = Refusal("refuse-cannot-move", "T&T 11.0")
NEVER_MOVES: Final = Refusal("refuse-never-moves", "T&T 3.241")
WAY_FREE: Final = Refusal("refuse-way-free", "T&T 11.0")
TOO_FAR: Final = Refusal("refuse-too-far", "T&T 3.13")
NEUTRAL_LAND: Final = Refusal("refuse-neutral-land", "T&T 15.4")
RIVAL_LAND: Final = Refusal("refuse-rival-land", "T&T 15.2")
ARMED_MINOR: Final = Refusal("refuse-armed-minor", "T&T B-29")
BORDER_FULL: Final = Refusal("refuse-border-full", "T&T 11.52")
NO_AGGRESSION: Final = Refusal("refuse-no-aggression", "T&T A-22")
CONVOY_AND_ENEMY: Final = Refusal("refuse-convoy-enemy", "T&T B-43")
LEFT_A_BATTLE: Final = Refusal("refuse-left-battle", "T&T 11.51")
ANS_TAKE_NO_LAND: Final = Refusal("refuse-ans-land", "T&T 11.55")
TOO_LATE_FOR_WAR: Final = Refusal("refuse-war-too-late", "T&T 15.21")
AT_WAR_ALREADY: Final = Refusal("refuse-at-war", "T&T 15.22")
ALLIES_DO_NOT_FIGHT: Final = Refusal("refuse-allies", "T&T 18.0")
ALLY_THERE: Final = Refusal("refuse-ally-there", "T&T 18.0")
NO_CARD_FOR_WAR: Final = Refusal("refuse-no-war-card", "T&T 18.3")
NOT_OF_USE: Final = Refusal("refuse-not-of-use", "T&T 4.1")
BOUND: Final = Refusal("refuse-bound", "T&T 10.4")
USA_AT_PEACE: Final = Refusal("refuse-usa-peace", "T&T B-49")
