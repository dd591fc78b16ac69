"""A view of The Hunt, read with types: what `view` wrote as plain data."""

from __future__ import annotations

from collections.abc import Mapping

from vezerkar.engine.game import Json
from vezerkar.engine.plain import number, table, text, texts


class TypedView:
    """The entries of a view under their own names; see `view.view` for their meaning."""

    def __init__(self, view: Mapping[str, Json]) -> None:
        self.seat = text(view["seat"])
        self.turn = number(view["turn"])
        self.active = text(view["active"])
        self.phase = text(view["phase"])
        self.waiting = texts(view["waiting"])
        self.spee = text(view["spee"])
        self.shown = bool(view["shown"])
        self.maybe = texts(view["maybe"])
        self.course = texts(view["course"])
        self.altmark = text(view["altmark"])
        self.forces = {name: text(place) for name, place in table(view["forces"]).items()}
        self.historical = bool(view["historical"])
        self.freighters = {name: text(place) for name, place in table(view["freighters"]).items()}
        self.clues = texts(view["clues"])
        self.plane = text(view["plane"])
        self.reserve = number(view["reserve"])
        self.points = number(view["points"])
        self.bonus = number(view["bonus"])
        self.storm = number(view["storm"])
        self.immune = number(view["immune"])
        self.clue_due = bool(view["clue_due"])
        self.winner = text(view["winner"])
        self.ending = text(view["ending"])
        self.ending_cite = text(view["ending_cite"])
        roll = table(view["roll"])
        self.die = (number(roll["number"]), number(roll["die"]), number(roll["success"])) if roll else None
        self.battle = table(view["battle"])
        self.battle_force = text(self.battle.get("force"))
        self.duels = number(self.battle.get("duels", 0))
        self._cards = table(view["cards"])

    def cards(self, seat: str, zone: str) -> list[str]:
        """The cards of a seat one can see in a zone."""
        return texts(table(self._cards[seat])[zone])

    def hand_size(self, seat: str) -> int:
        """How many cards a seat holds."""
        return number(table(self._cards[seat])["count"])

    def damage(self, seat: str) -> int:
        """The Damage markers of a seat."""
        return number(table(self.battle.get("damage")).get(seat, 0))

    def laid(self, seat: str) -> str:
        """The card a seat has laid down: its id, ``hidden``, or nothing."""
        return text(table(self.battle.get("laid")).get(seat))
