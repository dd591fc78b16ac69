"""Supply and strategy (WG35 26.2, 26.5)."""

from __future__ import annotations

from vezerkar.engine.bit_sets import BIT, members
from vezerkar.games.wg35 import events
from vezerkar.games.wg35.battle.numbering import NOBODY
from vezerkar.games.wg35.notation import NAME, last_of
from vezerkar.games.wg35.rules.basics import figures
from vezerkar.games.wg35.rules.basics.arms import name_of
from vezerkar.games.wg35.rules.cards.played import Title, fit, tell_named
from vezerkar.games.wg35.rules.step import d3, own
from vezerkar.games.wg35.rules.turns.reinforcements import recallable
from vezerkar.games.wg35.rules.victory import missions
from vezerkar.games.wg35.rules.windows import Occasion
from vezerkar.games.wg35.state import SkirmishState


class Reinforcement(Title):
    """26.2.1: a private that was lost comes back in the next round."""

    def fits(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        return NOBODY if recallable(s, side) else 0

    def work(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> None:
        self.ask(s, side, user)

    def choices(self, s: SkirmishState, side: int, user: int, detail: int) -> list[int]:
        return [NAME + figure for figure in members(recallable(s, side))]

    def chosen(self, s: SkirmishState, side: int, user: int, detail: int, action: int) -> None:
        figure = last_of(action)
        s.called |= BIT[figure]
        tell_named(s, self, NOBODY, figure)


class Pincer(Title):
    """26.2.2: who arrives may come from the side, too."""

    def fits(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        return NOBODY if not s.pincer & BIT[side] else 0

    def work(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> None:
        s.pincer |= BIT[side]


class AmmoSupply(Title):
    """26.5: a weapon that ran out is filled, or else its owner gets Extra ammunition."""

    def fits(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        reach = self.effect["reach_mm"]
        officers = [figure for figure in members(own(s, side)) if s.field.man(figure).cls == "officer"]
        found = 0
        for figure in members(fit(s, side)):
            near = near_home(s, figure, reach)
            for officer in officers:
                near = near or figures.within(s, figure, officer, reach)
            if near:
                found |= BIT[figure]
        return found

    def work(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> None:
        # The weapon in hand is filled before any other.
        filled = NOBODY
        for arm in s.field.arms_of[user]:
            if s.dry[arm] and (filled == NOBODY or arm == s.in_hand[user]):
                filled = arm
        if filled == NOBODY:
            s.ammo[user] += 1
            events.supplied(s, user, "extra_ammo")
        else:
            s.dry[filled] = 0
            events.supplied(s, user, name_of(s.field.arms[filled]))


class Dressings(Title):
    """26.5: one of the side's figures gets a first-aid kit."""

    def fits(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        return fit(s, side)

    def work(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> None:
        s.kits[user] += 1
        events.supplied(s, user, "first_aid_kit")


class CutSupply(Title):
    """26.5: the enemy plays no supply cards for some rounds, this one included."""

    def work(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> None:
        rounds = d3(s)
        s.cut[1 - side] = max(s.cut[1 - side], s.round + rounds - 1)
        events.cut_off(s, 1 - side, rounds)


def near_home(s: SkirmishState, figure: int, reach: int) -> bool:
    """Return True if a figure is this near to an edge of the table that is its own."""
    for edge in missions.own_edges(s, figure >> 4):
        if missions.to_edge(s, figure, edge) <= reach:
            return True
    return False
