"""What the tests of the Allied cards share: tables that stand still after the card that is tested."""

from __future__ import annotations

from tests.rules.quartermaster.table import table
from vezerkar.engine import Match
from vezerkar.engine.game import Json
from vezerkar.games.quartermaster.state import QmgState


def acting(active: str, /, **countries: dict[str, Json]) -> Match[QmgState]:
    """The Play step of a country, with another one behind it: what the first one did stays as it is, for the test to see."""
    return table(active, at="supply", steps=[["PlayStep"], ["PlayStep"]], state={"countries": {**countries}})


def done(match: Match[QmgState]) -> bool:
    """Whether the card is carried out completely: the Play step behind it asks."""
    return match.decision(match.waiting()[0]).prompt == "ask-play"
