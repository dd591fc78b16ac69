"""Setting up a battle of The Hunt for a test, and fighting it."""

from __future__ import annotations

from tests.rules.hunt.table import hands, table
from tests.rules.hunt.witness import happened
from vezerkar.engine import Match
from vezerkar.engine.event import Datum
from vezerkar.engine.game import Json
from vezerkar.games.hunt.state import HuntState


def fighting(
    german: str, british: str, force: str = "G", duel: int = 0, options: dict[str, str] | None = None, **state: Json
) -> Match[HuntState]:
    """A battle with these hands, so many duels of which are over; damage as ``damage=[german, british]``."""
    damage = state.pop("damage", [0, 0])
    fight: dict[str, Json] = {"force": force, "duel": duel, "damage": damage, "chosen": [-1, -1], "soon": [0, 0], "later": [0, 0]}
    given: dict[str, Json] = {"forces": {force: "24"}, "cards": hands(german, british), **state}
    return table(["Fight"], turn="british", options=options, phase="battle", shown=True, belief=["24"], battle=fight, **given)


def duel(match: Match[HuntState], german: str, british: str) -> dict[str, Datum]:
    """Both sides lay down a card; what was said of the duel."""
    fought = len(happened(match, "duel"))
    match.act("german", f"duel {german}")
    match.act("british", f"duel {british}")
    return happened(match, "duel")[fought]
