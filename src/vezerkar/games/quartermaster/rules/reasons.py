"""Refusals of Quartermaster General."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.decision import Refusal, no_effect, not_in_hand
from vezerkar.games.quartermaster.game_data import COUNTRIES, SPACES

NOT_IN_HAND: Final = not_in_hand("QMG R-09")
NEED_NOT_MET: Final = Refusal("refuse-need", "QMG R-09")
NO_TARGET: Final = Refusal("refuse-no-target", "QMG R-09")
NO_EFFECT: Final = no_effect("QMG R-52")
WRONG_KIND: Final = Refusal("refuse-wrong-kind", "QMG R-17")
ENEMY_THERE: Final = Refusal("refuse-enemy-there", "QMG R-17")
OWN_THERE: Final = Refusal("refuse-own-there", "QMG R-17")
NO_NEIGHBOUR: Final = Refusal("refuse-no-neighbour", "QMG R-43")
NO_LINE: Final = Refusal("refuse-no-line", "QMG R-43")
NO_PORT: Final = Refusal("refuse-no-port", "QMG R-22")
STRAIT_CLOSED: Final = Refusal("refuse-strait-closed", "QMG R-30")
POOL_EMPTY: Final = Refusal("refuse-pool-empty", "QMG R-18")
NOT_NAMED: Final = Refusal("refuse-not-named", "QMG R-47")
OUT_OF_REACH: Final = Refusal("refuse-out-of-reach", "QMG R-46")
OWN_TEAM_THERE: Final = Refusal("refuse-own-team-there", "QMG R-48")
USED_UP: Final = Refusal("refuse-used-up", "QMG R-56")
NOT_ON_TABLE: Final = Refusal("refuse-not-on-table", "QMG R-52")
WRONG_MOMENT: Final = Refusal("refuse-wrong-moment", "QMG R-61")
NOT_MOVABLE: Final = Refusal("refuse-not-movable", "QMG F-21")


def there(refusal: Refusal, space: int) -> Refusal:
    """A refusal that names the space."""
    return Refusal(refusal.reason, refusal.cite, {"space": SPACES[space]})


def none_left(country: int, kind: str) -> Refusal:
    """R-18: a country has no piece of a kind left to place."""
    return Refusal(POOL_EMPTY.reason, POOL_EMPTY.cite, {"country": COUNTRIES[country], "kind": kind})
