"""The numbers that bots judge by: those of `greedy`, set by hand, and those of `captain`, tuned by ``tools/train_wg35.py``.

Where nothing else is said they are values in Victory Points.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final


class Numbers:
    """The numbers of a side."""

    def __init__(self, told: Mapping[str, float]) -> None:
        self.set(told)

    def set(self, told: Mapping[str, float]) -> None:
        """Take numbers by name, as training does while it plays."""
        # --- figures
        self.army_points: float = told["army_points"]
        """So many points of an army are worth a Victory Point, beside what the mission gives for a figure."""
        self.lamed: float = told["lamed"]
        """Fraction of its value that a helpless figure has lost."""
        self.hurt: float = told["hurt"]
        """Fraction of its value that a figure has lost that is weakened and bleeds."""
        self.shock: float = told["shock"]
        """Cost of being shocked: an action."""
        # --- places
        self.future: float = told["future"]
        """Weight of a shot from a place that can be fired in a round to come."""
        self.fear: float = told["fear"]
        """Fraction of what all enemies could do there that counts: they have other targets, too."""
        self.acted: float = told["acted"]
        """Factor of what an enemy could do who has acted in this round already."""
        self.after_move: float = told["after_move"]
        """Weight of a shot that can be fired after a Move."""
        self.crowd: float = told["crowd"]
        """Cost of standing near to a comrade: grenades."""
        self.lying: float = told["lying"]
        """Cost of lying: one has to stand up again."""
        self.hiding: float = told["hiding"]
        """Cost of hiding."""
        # --- whom to activate
        self.gain_first: float = told["gain_first"]
        """Weight of what a figure can shoot: who can shoot well is activated early."""
        self.danger_first: float = told["danger_first"]
        """The same of the danger it is in."""
        self.engaged_first: float = told["engaged_first"]
        """The same of an enemy it is engaged with."""
        # --- shots
        self.fresh: float = told["fresh"]
        """Factor of a hit on who has not acted in this round: on an enemy, and on the figure itself in the danger of a place."""
        self.jam: float = told["jam"]
        """Cost of an ammunition roll."""
        self.good_shot: float = told["good_shot"]
        """Value of a shot from which a figure does not run."""
        self.second_shot: float = told["second_shot"]
        """Weight of a second shot in the same activation."""
        self.aiming: float = told["aiming"]
        """Cost of playing Aim."""
        self.spotting: float = told["spotting"]
        """Value that a shot must have for a figure to give up its concealment."""
        self.exposed: float = told["exposed"]
        """Weight of what enemies could do to a figure that shows itself before they act."""
        # --- close combat
        self.again: float = told["again"]
        """Weight of a second blow after a charge."""
        self.strikes_back: float = told["strikes_back"]
        """Weight of the blow that answers a charge."""
        self.charge_danger: float = told["charge_danger"]
        """Fraction of what all enemies could do to a figure that has charged."""
        # --- what the mission asks for; draws are values for the length of the table
        self.held: float = told["held"]
        """Fraction of an objective's points that counts as the value of taking a place there, for each round."""
        self.enough: float = told["enough"]
        """Fraction by which a goal draws less for each comrade who is nearer to it."""
        self.support: float = told["support"]
        """One more man at an objective that is held already."""
        self.planting: float = told["planting"]
        """Draw of a dump: the points it brings and those it denies, and there is no time to shoot it out first."""
        self.guarding: float = told["guarding"]
        """Draw of a dump that is to be guarded."""
        self.fetching: float = told["fetching"]
        """Draw of a crate."""
        self.carrying: float = told["carrying"]
        """Draw of home for who carries it."""
        self.leaving: float = told["leaving"]
        """Draw of the edge for who is to leave the table."""
        self.stand_by: float = told["stand_by"]
        """Draw of a centre for its defenders."""
        self.storming: float = told["storming"]
        """The same for its attackers."""
        self.hunting: float = told["hunting"]
        """Draw of the nearest enemy."""
        self.treat: float = told["treat"]
        """Treating a figure, as a fraction of its price."""
        self.treat_well: float = told["treat_well"]
        """The same with a kit."""


def read_numbers(name: str) -> Mapping[str, Any]:
    """Return what a file has: ``made_of`` in words, and the ``numbers`` by name."""
    told: Mapping[str, Any] = json.loads((files("vezerkar.games.wg35.heuristics") / name).read_text("utf-8"))
    return told


GREEDY: Final = Numbers(read_numbers("greedy.json")["numbers"])
CAPTAIN: Final = Numbers(read_numbers("captain.json")["numbers"])
