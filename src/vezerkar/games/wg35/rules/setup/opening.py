"""Everything before the first round, in order, and then the battle (WG35 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.engine.together import Together
from vezerkar.games.wg35.rules.setup.deployment import Deployment
from vezerkar.games.wg35.rules.setup.edges import Before, Edges
from vezerkar.games.wg35.rules.setup.hands import Exchange, PickHand, ShowHands
from vezerkar.games.wg35.rules.setup.muster import BuildArmy, ShowArmies
from vezerkar.games.wg35.rules.turns.rounds import Battle
from vezerkar.games.wg35.rules.windows import PRE_BATTLE, TABLE_READY

if TYPE_CHECKING:
    from typing import Never

    from vezerkar.engine.state import Step

OPENING: Final[tuple[Step[Never], ...]] = (
    Together(((BuildArmy(0),), (BuildArmy(1),))),
    ShowArmies(),
    Together(((PickHand(0),), (PickHand(1),))),
    ShowHands(),
    Edges(),
    Before(TABLE_READY),
    Exchange(4),
    Deployment(),
    Exchange(6),
    Before(PRE_BATTLE),
    Battle(),
)
