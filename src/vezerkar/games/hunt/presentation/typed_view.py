"""A view of The Hunt, read with types: what `view` wrote as plain data."""

from __future__ import annotations

from collections.abc import Mapping

from vezerkar.engine.game import Json
from vezerkar.engine.json_access import as_dict, as_int, as_str, as_strs


class TypedView:
    """The entries of a view under their own names; see `view.view` for their meaning."""

    def __init__(self, view: Mapping[str, Json]) -> None:
        self.seat = as_str(view["seat"])
        self.turn = as_int(view["turn"])
        self.active = as_str(view["active"])
        self.phase = as_str(view["phase"])
        self.waiting = as_strs(view["waiting"])
        self.spee = as_str(view["spee"])
        self.shown = bool(view["shown"])
        self.maybe = as_strs(view["maybe"])
        self.course = as_strs(view["course"])
        self.altmark = as_str(view["altmark"])
        self.forces = {name: as_str(place) for name, place in as_dict(view["forces"]).items()}
        self.historical = bool(view["historical"])
        self.freighters = {name: as_str(place) for name, place in as_dict(view["freighters"]).items()}
        self.clues = as_strs(view["clues"])
        self.plane = as_str(view["plane"])
        self.reserve = as_int(view["reserve"])
        self.points = as_int(view["points"])
        self.bonus = as_int(view["bonus"])
        self.storm = as_int(view["storm"])
        self.immune = as_int(view["immune"])
        self.clue_due = bool(view["clue_due"])
        self.winner = as_str(view["winner"])
        self.ending = as_str(view["ending"])
        self.ending_cite = as_str(view["ending_cite"])
        roll = as_dict(view["roll"])
        self.die = (as_int(roll["number"]), as_int(roll["die"]), as_int(roll["success"])) if roll else None
        self.battle = as_dict(view["battle"])
        self.battle_force = as_str(self.battle.get("force"))
        self.duels = as_int(self.battle.get("duels", 0))
        self._cards = as_dict(view["cards"])

    def cards(self, seat: str, zone: str) -> list[str]:
        """The cards of a seat one can see in a zone."""
        return as_strs(as_dict(self._cards[seat])[zone])

    def hand_size(self, seat: str) -> int:
        """Return the number of cards that a seat holds."""
        return as_int(as_dict(self._cards[seat])["count"])

    def pile_size(self, seat: str) -> int:
        """Return the number of cards in the draw pile of a seat."""
        return as_int(as_dict(self._cards[seat])["pile"])

    def damage(self, seat: str) -> int:
        """The Damage markers of a seat."""
        return as_int(as_dict(self.battle.get("damage")).get(seat, 0))

    def laid(self, seat: str) -> str:
        """The card a seat has laid down: its id, ``hidden``, or nothing."""
        return as_str(as_dict(self.battle.get("laid")).get(seat))
