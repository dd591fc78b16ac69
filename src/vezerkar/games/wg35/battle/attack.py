"""An attack in progress."""

from __future__ import annotations

from vezerkar.games.wg35.battle.numbering import NOBODY
from vezerkar.games.wg35.battle.point import NO_POINT


class Attack:
    """A Shoot action, a blast or a blow in progress (WG35 11-14). Changes while it goes on; `s.attacks` holds the nested ones.

    ``kind`` is one of `rules.attack`'s; ``by`` the figure that attacks (`NOBODY`: from off the table) and ``side`` its side;
    ``arm`` the weapon (`NOBODY`: none of a figure); ``melee`` the index of the profile for blows; ``mode`` one of its modes;
    ``x`` the rate of the burst in force; ``helper`` the figure that feeds the belt (WG35 25.4).

    ``target`` is the figure aimed at (`NOBODY`: a point) and ``spot`` the point aimed at, or where the shell fell; ``indirect``
    whether the shell flies high. ``left`` are the to-hit rolls still to come, ``roll`` counts those made; ``shot_at`` are the
    figures aimed at so far, ``down`` those incapacitated, by whomever, whose comrades have not tested yet.

    Of the to-hit roll in progress: ``hit_c`` and ``hit_tn`` are what cards and abilities add to C and to the target number,
    ``cover`` the modifier of cover (-1: not looked at yet), ``margin`` by how much it hit, ``rerolled`` whether it was re-rolled;
    ``used`` are the cards and abilities used for it, ``once`` those used for the whole action, as bits of `rules.attack`.

    Of the hit in progress: ``victim`` the figure hit, ``strength`` and ``ap``, ``dice_bonus`` the wounds added, ``critical``
    whether it is a critical torso. ``state`` says how the action ends: see `rules.attack`.
    """

    __slots__ = (
        "ap",
        "arm",
        "by",
        "cover",
        "critical",
        "dice_bonus",
        "down",
        "helper",
        "hit_c",
        "hit_tn",
        "indirect",
        "kind",
        "left",
        "margin",
        "melee",
        "mode",
        "once",
        "rerolled",
        "roll",
        "shot_at",
        "side",
        "spot",
        "state",
        "strength",
        "target",
        "used",
        "victim",
        "x",
    )

    def __init__(self, kind: int, by: int, side: int, arm: int, mode: int) -> None:
        self.kind = kind
        self.by = by
        self.side = side
        self.arm = arm
        self.mode = mode
        self.melee = NOBODY
        self.x = 0
        self.helper = NOBODY
        self.target = NOBODY
        self.spot = NO_POINT
        self.indirect = 0
        self.left = 0
        self.roll = 0
        self.shot_at = 0
        self.down = 0
        self.state = 0
        self.once = 0
        self.hit_c = 0
        self.hit_tn = 0
        self.cover = -1
        self.margin = 0
        self.rerolled = 0
        self.used = 0
        self.victim = NOBODY
        self.strength = 0
        self.ap = 0
        self.dice_bonus = 0
        self.critical = 0

    def clone(self) -> Attack:
        """An equal Attack."""
        copy = Attack(self.kind, self.by, self.side, self.arm, self.mode)
        copy.melee = self.melee
        copy.x = self.x
        copy.helper = self.helper
        copy.target = self.target
        copy.spot = self.spot
        copy.indirect = self.indirect
        copy.left = self.left
        copy.roll = self.roll
        copy.shot_at = self.shot_at
        copy.down = self.down
        copy.state = self.state
        copy.once = self.once
        copy.hit_c = self.hit_c
        copy.hit_tn = self.hit_tn
        copy.cover = self.cover
        copy.margin = self.margin
        copy.rerolled = self.rerolled
        copy.used = self.used
        copy.victim = self.victim
        copy.strength = self.strength
        copy.ap = self.ap
        copy.dice_bonus = self.dice_bonus
        copy.critical = self.critical
        return copy
