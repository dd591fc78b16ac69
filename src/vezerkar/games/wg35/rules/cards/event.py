"""Events (WG35 26.4, 26.5)."""

from __future__ import annotations

from vezerkar.engine.state import BIT
from vezerkar.games.wg35.facts import CARDS
from vezerkar.games.wg35.rules import checks, effects
from vezerkar.games.wg35.rules.attack import LOST, attack_of, is_used
from vezerkar.games.wg35.rules.cards.played import Played, Title, register
from vezerkar.games.wg35.rules.effects import use, use_once
from vezerkar.games.wg35.rules.windows import Occasion, Window
from vezerkar.games.wg35.state import NOBODY, Attack, SkirmishState


class Civilians(Title):
    """26.4.1: somebody comes into the line of fire."""

    def fits(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        attack = attack_of(s)
        return NOBODY if attack.side != side and not is_used(attack.used, effects.CIVILIANS) else 0

    def work(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> None:
        attack = attack_of(s)
        use(attack, effects.CIVILIANS)
        attack.hit_c += self.effect["C"]


class No(Title):
    """26.4.2: the card just played may have no effect."""

    def work(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> None:
        if checks.reaches(s, self.effect["d6"], self.id):
            # Below lies the window it was played in, and below that the card it answers.
            assert isinstance(s.stack[-1], Window)
            s.stack.pop()
            card = s.stack[-1]
            assert isinstance(card, Played)
            s.stack[-1] = card.at(CANCELLED)
            if s.sink is not None:
                s.emit("cancelled", {"seat": SEATS[card.side], "card": CARDS[card.card]})


class Pyrrhic(Title):
    """26.4.3: at the final count an enemy who lies helpless abroad costs his side a point (WG35 20.6)."""

    def work(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> None:
        s.pyrrhic[side] += 1


class Misfire(Title):
    """26.5: the weapon jams, unless it is Reliable."""

    def fits(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        attack = attack_of(s)
        if attack.side == side or attack.by == NOBODY or is_used(attack.once, effects.MISFIRE) or is_reliable(s, attack):
            return 0
        return NOBODY

    def work(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> None:
        attack = attack_of(s)
        use_once(attack, effects.MISFIRE)
        if not checks.r_test(s, attack.by, 0, self.id):
            attack.state = LOST


def is_reliable(s: SkirmishState, attack: Attack) -> bool:
    """Whether a weapon is Reliable; those for single shots and revolvers always are (WG35 12.2, 12.8, 25.10)."""
    weapon = s.field.arms[attack.arm].weapon
    assert weapon is not None
    return "reliable" in weapon.abilities or "single_shot" in weapon.rates or "revolver" in weapon.types


register(Civilians("civilians", "26.4.1"))
register(No("no", "26.4.2"))
register(Pyrrhic("pyrrhic", "26.4.3"))
register(Misfire("misfire", "26.5"))
