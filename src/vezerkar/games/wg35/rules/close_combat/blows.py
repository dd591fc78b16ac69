"""Close combat (WG35 8.10, 14; decisions 6.3)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, members
from vezerkar.engine.decision import Refusal
from vezerkar.games.wg35 import events
from vezerkar.games.wg35.battle.attack import Attack
from vezerkar.games.wg35.battle.numbering import MEN, NOBODY
from vezerkar.games.wg35.content import LIBRARY
from vezerkar.games.wg35.game_data import MELEE, MELEE_INDEX
from vezerkar.games.wg35.library.records import Melee
from vezerkar.games.wg35.notation import FIGURES, STRIKE, last_of
from vezerkar.games.wg35.rules import windows
from vezerkar.games.wg35.rules.basics.figures import able, engaged_with, responsive
from vezerkar.games.wg35.rules.close_combat.bout import bout_of
from vezerkar.games.wg35.rules.geometry.sight import HIDDEN
from vezerkar.games.wg35.rules.shooting import effects
from vezerkar.games.wg35.rules.shooting.aftermath import Aftermath
from vezerkar.games.wg35.rules.shooting.attack import BLOW, attack_of, is_used
from vezerkar.games.wg35.rules.step import SkirmishStep, d10, enemies, side_of
from vezerkar.games.wg35.rules.turns.action_kinds import NOTHING, ActionKind, pay
from vezerkar.games.wg35.rules.wounding import hits
from vezerkar.games.wg35.state import SkirmishState

BARE_HANDS: Final = "unarmed"

# What kind of blow it is.
OWN_ACTION: Final = 0
FREE: Final = 1
BACK: Final = 2
"""A blow in answer, which shock does not prevent (WG35 26.1.5)."""
LYING: Final = 3
"""An action of who was helpless when it was declared (WG35 7.6)."""


def profile_of(s: SkirmishState, figure: int) -> Melee:
    """Return the profile of a figure's blows: the bayonet on the weapon in hand, else its butt, else bare hands (WG35 14.3)."""
    held = s.in_hand[figure]
    bare = LIBRARY.melee[BARE_HANDS]
    if held == NOBODY:
        return bare
    arm = s.field.arms[held]
    if arm.melee is not None:
        return arm.melee
    weapon = arm.weapon
    if weapon is None:
        return bare
    if weapon.bayonet and weapon.bayonet in s.field.man(figure).melee:
        return LIBRARY.melee[weapon.bayonet]
    return LIBRARY.melee[weapon.melee] if weapon.melee else bare


def why_not_strike(s: SkirmishState, figure: int) -> str:
    """The rule by which a figure may not strike as it is, empty if it may (WG35 7.6, 8.12)."""
    bit = BIT[figure]
    if not (able(s) | s.helpless & ~(s.shocked | s.broken)) & bit or s.concealed & bit or s.posture[figure] == HIDDEN:
        return "WG35 7.6"
    return "WG35 8.12" if s.load[figure] != NOBODY else ""


class Strike(ActionKind):
    """One blow at an enemy in close combat (WG35 8.10)."""

    __slots__ = ()

    def offers(self, s: SkirmishState, figure: int) -> list[int]:
        if not s.left[figure] or why_not_strike(s, figure):
            return NOTHING
        return [STRIKE + enemy for enemy in members(engaged_with(s, figure))]

    def menu(self, s: SkirmishState, figure: int) -> list[int]:
        return [STRIKE + enemy for enemy in members(engaged_with(s, figure))]

    def refuse(self, s: SkirmishState, figure: int, action: int) -> Refusal:
        args: dict[str, int | str] = {"figure": FIGURES[figure], "other": FIGURES[last_of(action) % MEN]}
        if not s.left[figure]:
            return Refusal("refuse-no-actions", "WG35 7.2", args)
        cite = why_not_strike(s, figure)
        if cite:
            return Refusal("refuse-cannot-strike", cite, args)
        if side_of(last_of(action) % MEN) == side_of(figure) or not enemies(s, figure) & BIT[last_of(action) % MEN]:
            return Refusal("refuse-no-enemy", "WG35 14.1", args)
        return Refusal("refuse-not-engaged", "WG35 14.1", args)

    def begin(self, s: SkirmishState, figure: int, action: int) -> None:
        pay(s, figure, 1)
        s.acted |= BIT[figure]
        s.call(Blow(figure, last_of(action), LYING if s.helpless & BIT[figure] else OWN_ACTION))


class Blow(SkirmishStep):
    """A blow: the window for whoever is struck, the roll, the window again, Morale, a blow in answer (WG35 14.2, B.3).

    ``free`` is `OWN_ACTION`, `LYING`, `FREE` (by a charge, or at one who leaves) or `BACK`. What it costs has been paid.
    """

    __slots__ = ("free", "striker", "target")

    def __init__(self, striker: int, target: int, free: int) -> None:
        self.striker = striker
        self.target = target
        self.free = free

    def advance(self, s: SkirmishState) -> bool:
        attack = Attack(BLOW, self.striker, side_of(self.striker), NOBODY, 0)
        attack.melee = MELEE_INDEX[profile_of(s, self.striker).id]
        attack.target = self.target
        s.attacks.append(attack)
        s.stack[-1] = Swing(self.free)
        side = side_of(self.target)
        s.call(windows.Window(windows.STRIKE_DECLARED, side, self.striker, self.target, side))
        return False


class Swing(SkirmishStep):
    """The blow falls, if the striker is still able to strike and the other is still there (WG35 14.2, 26.1.5)."""

    __slots__ = ("free",)

    def __init__(self, free: int) -> None:
        self.free = free

    def advance(self, s: SkirmishState) -> bool:
        attack = attack_of(s)
        striker, target = attack.by, attack.target
        s.stack[-1] = BlowStruck()
        if not can_swing(s, striker, target, self.free):
            return False
        side = side_of(target)
        resolved = windows.Window(windows.STRIKE_RESOLVED, side, striker, target, side)
        if swing(s, attack):
            s.call(hits.Hit(), resolved)
        else:
            failed = windows.Window(windows.TOHIT_FAILED, attack.side, striker, target, attack.side)
            s.call(failed, BlowMissed(), resolved)
        return False


def can_swing(s: SkirmishState, striker: int, target: int, free: int) -> bool:
    """Return True if a blow that was declared can still be struck."""
    if not s.on & BIT[target] or not engaged_with(s, striker) & BIT[target]:
        return False
    hale = responsive(s) if free == BACK else able(s)
    if free == LYING:
        hale |= s.helpless & s.on & ~(s.shocked | s.broken)
    return bool(hale & BIT[striker])


def swing(s: SkirmishState, attack: Attack) -> bool:
    """Roll to hit with a blow (WG35 14.2); a hit is made ready."""
    profile = LIBRARY.melee[MELEE[attack.melee]]
    die = d10(s)
    bout = bout_of(s, attack)
    hit = die + bout.skill >= bout.needed
    events.blow(s, attack, die, bout, hit)
    if hit:
        attack.victim = attack.target
        attack.strength = profile.strength
        attack.ap = profile.ap
    return hit


class BlowMissed(SkirmishStep):
    """The blow has failed; it may be struck once more (WG35 26.1.14)."""

    __slots__ = ()

    def advance(self, s: SkirmishState) -> bool:
        attack = attack_of(s)
        s.stack.pop()
        if is_used(attack.used, effects.NEW_SHOT) and swing(s, attack):
            s.call(hits.Hit())
        return False


class BlowStruck(SkirmishStep):
    """The blow is done with: Morale tests, then perhaps a blow in answer (WG35 26.1.5)."""

    __slots__ = ()

    def advance(self, s: SkirmishState) -> bool:
        attack = attack_of(s)
        striker, target = attack.by, attack.target
        s.stack.pop()
        if is_used(attack.used, effects.SLAP_BACK):
            s.call(Aftermath(), Answer(target, striker))
        else:
            s.call(Aftermath())
        return False


class Answer(SkirmishStep):
    """Whoever was struck strikes back, if that is still possible (WG35 26.1.5)."""

    __slots__ = ("striker", "target")

    def __init__(self, striker: int, target: int) -> None:
        self.striker = striker
        self.target = target

    def advance(self, s: SkirmishState) -> bool:
        s.stack.pop()
        if can_swing(s, self.striker, self.target, BACK):
            s.call(Blow(self.striker, self.target, BACK))
        return False
