"""What a test looks at after an action: what was told, and where the cards lie."""

from __future__ import annotations

from vezerkar.engine import Match
from vezerkar.engine.event import Datum
from vezerkar.games.hunt.position import describe
from vezerkar.games.hunt.state import HuntState


def happened(match: Match[HuntState], kind: str, seat: str | None = None) -> list[dict[str, Datum]]:
    """The data of all events of a kind that a seat (None: a spectator) was told of, oldest first."""
    return [event.data for event in match.events(seat) if event.kind == kind]


def zone(match: Match[HuntState], seat: str, name: str) -> list[str]:
    """The cards of a seat that truly lie in a zone: hand, pile, discard, removed, banked or played."""
    cards = describe(match.state)["cards"]
    assert isinstance(cards, dict)
    zones = cards[seat]
    assert isinstance(zones, dict)
    ids = zones[name]
    assert isinstance(ids, list)
    return [str(card) for card in ids]


def words(text: str) -> list[str]:
    """The names in a text: ``words("18 20 21")``."""
    return text.split()
