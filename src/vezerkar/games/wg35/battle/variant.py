"""The options of a match."""

from __future__ import annotations


class Variant:
    """The options of a match (WG35 0.7).

    ``table`` is the table agreed on, empty: the first one of the mission. ``points`` are the points agreed on, 0: those of the
    mission. ``rounds`` is an agreed number of rounds, 0: none. ``draw``: equal totals at the target are a draw; ``melee_shock``:
    blows shock; ``wide_sight``: figures see all round when it is not their turn. ``ready`` are the sample rosters the sides take
    without building any, empty: they build. ``scale`` is how far weapons reach, in per cent of what is printed.
    """

    __slots__ = ("draw", "melee_shock", "mission", "points", "ready", "rounds", "scale", "table", "wide_sight")

    def __init__(
        self,
        mission: str,
        table: str,
        points: int,
        rounds: int,
        draw: bool,
        melee_shock: bool,
        wide_sight: bool,
        ready: tuple[str, str] = ("", ""),
        scale: int = 100,
    ) -> None:
        self.mission = mission
        self.table = table
        self.points = points
        self.rounds = rounds
        self.draw = draw
        self.melee_shock = melee_shock
        self.wide_sight = wide_sight
        self.ready = ready
        self.scale = scale
