"""Armies: built in secret, shown, and the traits of guerrillas (WG35 3, 5.1, 22.7)."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.decision import NOT_NOW, Domain, Question, Refusal
from vezerkar.games.wg35 import events
from vezerkar.games.wg35.battle.field import MO, C, Field, R
from vezerkar.games.wg35.battle.numbering import RANKS, SIDES
from vezerkar.games.wg35.battle.variant import Variant
from vezerkar.games.wg35.content import LIBRARY
from vezerkar.games.wg35.game_data import ARMIES, ARMY_INDEX, CARD_INDEX, SAMPLE_INDEX, SAMPLES, THINGS, UNIT_INDEX, UNITS
from vezerkar.games.wg35.library.schema import YEARS
from vezerkar.games.wg35.notation import (
    ARMY_OF,
    DISMISS,
    DONE,
    EQUIP,
    FIRST,
    PASS,
    RECRUIT,
    ROLL_TRAITS,
    STRIP,
    TAKE_SAMPLE,
    WOMAN,
    first_of,
    last_of,
    verb_of,
)
from vezerkar.games.wg35.roster.hand import deck
from vezerkar.games.wg35.roster.offers import offers, recruits
from vezerkar.games.wg35.roster.outfit import price
from vezerkar.games.wg35.roster.problems import problems, why_not
from vezerkar.games.wg35.roster.ready import ready, ready_rosters
from vezerkar.games.wg35.roster.records import Figure, Roster
from vezerkar.games.wg35.rules.setup.field import points_of, take_the_field
from vezerkar.games.wg35.rules.step import SideStep, SkirmishStep, d3, d6
from vezerkar.games.wg35.state import SkirmishState

KEPT: Final = 512
"""Number of drafts that are remembered with what can be done to them."""
GUERRILLA: Final = "guerrilla"


# --- a draft and what can be done to it (WG35 3) -------------------------------------------------------------------


@lru_cache(maxsize=KEPT)
def flaw(roster: Roster) -> Refusal | None:
    """The first reason why an army may not be played; None if it may."""
    found = problems(LIBRARY, roster)
    return found[0] if found else None


@lru_cache(maxsize=KEPT)
def can_recruit(roster: Roster) -> tuple[int, ...]:
    """The units of which a figure may be added, as actions."""
    return tuple(sorted([RECRUIT + UNIT_INDEX[offer.name] for offer in recruits(LIBRARY, roster) if not offer.refused]))


def changed(roster: Roster, action: int) -> Roster | None:
    """A draft after one change; None if there is nothing to be changed."""
    verb, thing = verb_of(action), THINGS[last_of(action)] if verb_of(action) in (EQUIP, STRIP) else ""
    if verb == RECRUIT:
        return replace(roster, figures=(*roster.figures, Figure(UNITS[last_of(action)])))
    number = (first_of(action) if thing else last_of(action)) - 1
    if not 0 <= number < len(roster.figures):
        return None
    figures = list(roster.figures)
    figure = figures[number]
    if verb == DISMISS:
        del figures[number]
    elif verb == WOMAN:
        figures[number] = replace(figure, woman=not figure.woman)
    elif verb == EQUIP:
        figures[number] = replace(figure, takes=(*figure.takes, thing))
    elif thing in figure.takes:
        takes = list(figure.takes)
        takes.remove(thing)
        figures[number] = replace(figure, takes=tuple(takes))
    else:
        return None
    return replace(roster, figures=tuple(figures))


def army_of(roster: Roster, action: int, limit: int) -> Roster:
    """A draft of this army and year: the one there is, in another year, or an empty one."""
    army, year = ARMIES[first_of(action)], last_of(action)
    return replace(roster, year=year) if army == roster.army else Roster(army, year, limit)


def refused(roster: Roster, limit: int, action: int) -> Refusal | None:
    """Return why something cannot be done to a draft of at most so many points, or None if it can."""
    verb = verb_of(action)
    if verb == ARMY_OF:
        army = LIBRARY.armies[ARMIES[first_of(action)]]
        low, high = max(YEARS[0], army.years[0]), min(YEARS[1], army.years[1])
        year = last_of(action)
        if low <= year <= high:
            return None
        return Refusal("refuse-army-year", "WG35 3.6", {"army": army.id, "year": year, "from": low, "to": high})
    if verb == TAKE_SAMPLE:
        name = SAMPLES[last_of(action)]
        if ready(LIBRARY, name, limit) is not None:
            return None
        return Refusal("refuse-sample", "WG35 3.1", {"sample": name, "limit": limit})
    if verb not in (DONE, RECRUIT, DISMISS, EQUIP, STRIP, WOMAN):
        return NOT_NOW
    if not roster.army:
        return Refusal("refuse-no-army", "WG35 3.1")
    if verb == DONE:
        return flaw(roster)
    after = changed(roster, action)
    if after is None:
        number = first_of(action) if verb in (EQUIP, STRIP) else last_of(action)
        return Refusal("refuse-no-such", "WG35 3.1", {"figure": number})
    if verb in (DISMISS, STRIP):
        return None
    reasons = why_not(LIBRARY, roster, after)
    return reasons[0] if reasons else None


def redrafted(roster: Roster, limit: int, action: int) -> Roster:
    """Return a draft after what may be done to it."""
    after: Roster | None
    verb = verb_of(action)
    if verb == ARMY_OF:
        after = army_of(roster, action, limit)
    elif verb == TAKE_SAMPLE:
        after = ready(LIBRARY, SAMPLES[last_of(action)], limit)
    else:
        after = changed(roster, action)
    assert after is not None, "only what is legal is chosen"
    return after


def agreed(variant: Variant, side: int) -> Roster | None:
    """The ready roster a side was agreed to take, cut down to its points; None if it builds, or has to because that cannot be."""
    name = variant.ready[side]
    return ready(LIBRARY, name, points_of(variant, side)) if name else None


class BuildArmy(SideStep):
    """WG35 3: a side builds its army, beginning with a sample roster or with nothing, and says when it is done.

    If a sample roster was agreed on for it, and fits into the points, it has nothing to build.
    """

    __slots__ = ()

    def advance(self, s: SkirmishState) -> bool:
        roster = agreed(s.variant, self.side)
        if roster is not None:
            s.rosters[self.side] = roster
            self.finish(s)
            return False
        s.asked = BIT[self.side]
        return True

    def finish(self, s: SkirmishState) -> None:
        """The army is as it will be shown."""
        s.stack.pop()
        events.army_ready(s, self.side)

    def limit(self, s: SkirmishState) -> int:
        """Return the limit of the army's cost."""
        return points_of(s.variant, self.side)

    def options(self, s: SkirmishState, seat: int) -> list[int]:
        """Return the options that lead to an army soon: more is in the domain."""
        roster = s.rosters[self.side]
        done = bool(roster.army) and flaw(roster) is None
        found = (
            [DONE] if done else sorted([TAKE_SAMPLE + SAMPLE_INDEX[name] for name, _ in ready_rosters(LIBRARY, self.limit(s))])
        )
        if roster.army:
            found += can_recruit(roster)
            if roster.figures:
                found.append(DISMISS + len(roster.figures))
        return found

    def domain(self, s: SkirmishState, seat: int) -> Domain | None:
        return Drafting(s, self)

    def menu(self, s: SkirmishState, seat: int) -> list[int]:
        return [DONE]

    def wrong(self, s: SkirmishState, action: int) -> Refusal | None:
        """Return the reason against doing something to the draft; None if there is none."""
        return refused(s.rosters[self.side], self.limit(s), action)

    def refuse(self, s: SkirmishState, seat: int, action: int) -> Refusal:
        return self.wrong(s, action) or NOT_NOW

    def choose(self, s: SkirmishState, seat: int, action: int) -> None:
        verb, roster = verb_of(action), s.rosters[self.side]
        if verb == DONE:
            self.finish(s)
            return
        after = redrafted(roster, self.limit(s), action)
        s.rosters[self.side] = after
        if verb == ARMY_OF or verb == TAKE_SAMPLE:
            events.drafted(s, self.side)

    def question(self, s: SkirmishState, seat: int) -> Question:
        roster = s.rosters[self.side]
        args: dict[str, int | str] = {
            "points": price(LIBRARY, roster),
            "limit": self.limit(s),
            "figures": len(roster.figures),
        }
        done = bool(roster.army) and flaw(roster) is None
        return Question("ask-army", "WG35 3.1", DONE if done else self.proposal(s), args)

    def proposal(self, s: SkirmishState) -> int:
        """The sample roster that makes most of the points."""
        best, worth = 0, -1
        for name, roster in ready_rosters(LIBRARY, self.limit(s)):
            cost = price(LIBRARY, roster)
            if cost > worth:
                best, worth = SAMPLE_INDEX[name], cost
        return TAKE_SAMPLE + best


class Drafting(Domain):
    """Everything that can be done to a draft."""

    __slots__ = ("s", "step")

    def __init__(self, s: SkirmishState, step: BuildArmy) -> None:
        self.s = s
        self.step = step

    def accepts(self, action: int) -> bool:
        return self.step.wrong(self.s, action) is None

    def offers(self) -> list[int]:
        """All of it, sorted: armies and years, samples, recruits, and what each figure may take, give back or be."""
        s, step = self.s, self.step
        roster = s.rosters[step.side]
        tried = [DONE]
        for army in LIBRARY.armies.values():
            for year in range(army.years[0], army.years[1] + 1):
                tried.append(ARMY_OF + ARMY_INDEX[army.id] * FIRST + year)
        for sample in range(len(SAMPLES)):
            tried.append(TAKE_SAMPLE + sample)
        if roster.army:
            tried += can_recruit(roster)
        found = [action for action in tried if step.wrong(s, action) is None]
        for number in range(len(roster.figures)):
            figure = roster.figures[number]
            found.append(DISMISS + number + 1)
            for offer in offers(LIBRARY, roster, number):
                if not offer.refused:
                    found.append(EQUIP + (number + 1) * FIRST + THINGS.index(offer.name))
            for thing in set(figure.takes):
                found.append(STRIP + (number + 1) * FIRST + THINGS.index(thing))
            if figure.woman or LIBRARY.units[figure.unit].may_be_female:
                found.append(WOMAN + number + 1)
        return sorted(found)


# --- shown (WG35 3.7, 5.1) -----------------------------------------------------------------------------------------


class ShowArmies(SkirmishStep):
    """WG35 3.7: both armies are shown; their figures and their decks come into being."""

    __slots__ = ()

    def advance(self, s: SkirmishState) -> bool:
        s.stack.pop()
        s.shown = 1
        s.news += 1
        take_the_field(s)
        for side in range(SIDES):
            for name, copies in deck(LIBRARY, s.rosters[side]).items():
                s.pools[side][CARD_INDEX[name]] = copies
            events.army_shown(s, side)
        for side in range(SIDES - 1, -1, -1):
            if LIBRARY.armies[s.rosters[side].army].type == GUERRILLA:
                s.call(Traits(side))
        return False


# --- the traits of guerrillas (WG35 22.7) --------------------------------------------------------------------------

"""By the die, from 1."""
UNTRAINED: Final = 4
ZONE: Final = 100
"""By how much the command zone of a charismatic fighter is wider, in millimetres."""


class Traits(SideStep):
    """WG35 22.7: guerrillas may roll a trait for each of their fighters, for all or for none."""

    __slots__ = ()

    def options(self, s: SkirmishState, seat: int) -> list[int]:
        return [PASS, ROLL_TRAITS]

    def choose(self, s: SkirmishState, seat: int, action: int) -> None:
        s.stack.pop()
        if action == ROLL_TRAITS:
            s.field = copied(s.field)
            for number in range(len(s.rosters[self.side].figures)):
                roll_trait(s, self.side * RANKS + number)

    def question(self, s: SkirmishState, seat: int) -> Question:
        return Question("ask-traits", "WG35 22.7", PASS)


def copied(field: Field) -> Field:
    """A field that can be changed without changing that of other States."""
    copy = Field(field.mission, field.table, field.markers)
    copy.armies, copy.years = field.armies, field.years
    copy.soldiers = field.soldiers.copy()
    copy.base = [base.copy() for base in field.base]
    copy.arms, copy.arms_of, copy.served = field.arms, field.arms_of, field.served
    return copy


def roll_trait(s: SkirmishState, figure: int) -> None:
    """One die for one fighter, and a d3 where it is poor training or cowardice."""
    die = d6(s)
    less = d3(s) if die <= 2 else 0
    base, man = s.field.base[figure], s.field.man(figure)
    abilities = dict(man.abilities)
    if die == 1:
        base[C] = max(1, base[C] - less)
        abilities["untrained"] = min(UNTRAINED, abilities.get("untrained", UNTRAINED))
    elif die == 2:
        base[MO] = base[MO] - less
    elif die == 4:
        base[R] += 1
    elif die == 5:
        base[C] += 1
    elif die == 6:
        base[MO] += 1
        abilities["command_zone"] = abilities.get("command_zone", 0) + ZONE
    s.field.soldiers[figure] = replace(man, abilities=abilities)
    events.trait(s, figure, die, less)
