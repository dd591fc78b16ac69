"""An attack in progress."""

from __future__ import annotations

from vezerkar.games.wg35.battle.numbering import NOBODY
from vezerkar.games.wg35.battle.point import NO_POINT


class Attack:
    """A Shoot action, a blast or a blow in progress (WG35 11-14). Changes while it goes on; `s.attacks` holds the nested ones.

    Its attributes are declared in ``declarations/parts.py``.
    """

    # --- written by tools/declare.py from declarations/parts.py
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

    ap: int
    arm: int
    by: int
    cover: int
    critical: int
    dice_bonus: int
    down: int
    helper: int
    hit_c: int
    hit_tn: int
    indirect: int
    kind: int
    left: int
    margin: int
    melee: int
    mode: int
    once: int
    rerolled: int
    roll: int
    shot_at: int
    side: int
    spot: int
    state: int
    strength: int
    target: int
    used: int
    victim: int
    x: int

    def __init__(self, kind: int, by: int, side: int, arm: int, mode: int) -> None:
        self.kind = kind
        self.by = by
        self.side = side
        self.arm = arm
        self.mode = mode
        self.ap = 0
        self.cover = -1
        self.critical = 0
        self.dice_bonus = 0
        self.down = 0
        self.helper = NOBODY
        self.hit_c = 0
        self.hit_tn = 0
        self.indirect = 0
        self.left = 0
        self.margin = 0
        self.melee = NOBODY
        self.once = 0
        self.rerolled = 0
        self.roll = 0
        self.shot_at = 0
        self.spot = NO_POINT
        self.state = 0
        self.strength = 0
        self.target = NOBODY
        self.used = 0
        self.victim = NOBODY
        self.x = 0

    def clone(self) -> Attack:
        """An equal one that shares nothing changeable."""
        other = Attack(self.kind, self.by, self.side, self.arm, self.mode)
        other.ap = self.ap
        other.cover = self.cover
        other.critical = self.critical
        other.dice_bonus = self.dice_bonus
        other.down = self.down
        other.helper = self.helper
        other.hit_c = self.hit_c
        other.hit_tn = self.hit_tn
        other.indirect = self.indirect
        other.left = self.left
        other.margin = self.margin
        other.melee = self.melee
        other.once = self.once
        other.rerolled = self.rerolled
        other.roll = self.roll
        other.shot_at = self.shot_at
        other.spot = self.spot
        other.state = self.state
        other.strength = self.strength
        other.target = self.target
        other.used = self.used
        other.victim = self.victim
        other.x = self.x
        return other

    # --- end of this written part
