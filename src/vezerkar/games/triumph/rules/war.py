"""War and peace: declarations of war, violations of neutrality, Armed Minors, partition, intervention (T&T 15)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.decision import Question
from vezerkar.games.triumph import events
from vezerkar.games.triumph.game_data import (
    AXIS,
    BLOCK_FACTION,
    FACTIONS,
    MUSTER,
    NATION_AREAS,
    NATION_CAPITAL,
    NATIONS,
    OTTAWA,
    USA,
    USSR,
    WEST,
)
from vezerkar.games.triumph.notation import PASS, REPUDIATE
from vezerkar.games.triumph.rules.cards import ACTION, deal, reshuffle
from vezerkar.games.triumph.rules.control import influence_of
from vezerkar.games.triumph.rules.diplomacy import make_satellite, markers, repudiate
from vezerkar.games.triumph.rules.nations import arm as arm_minor
from vezerkar.games.triumph.rules.production import FORCE_TYPES, UsaForces
from vezerkar.games.triumph.rules.step import TntStep
from vezerkar.games.triumph.rules.units import has_ground
from vezerkar.games.triumph.state import DEFENSIVE, EMERGENCY_TURN, FULL, NOBODY, TntState

PROTECTED: Final = 2
"""Influence markers that make a Protectorate (T&T 8.13)."""


# --- declarations of war (T&T 15.2) --------------------------------------------------------------------------------


def at_start_of_turn(s: TntState) -> bool:
    """Return True if the Active Player may still declare war: no unit has moved (T&T 15.21)."""
    return s.turn_kind == FULL and not s.under_way


def allies_of_the_game(s: TntState, a: int, b: int) -> bool:
    """Return True if two factions are the Allies of the two-player game, who never fight each other (T&T 18.0)."""
    return s.variant.two and a != AXIS and b != AXIS


def may_declare(s: TntState, by: int, on: int) -> bool:
    """Return True if a faction may declare war on a Rival now, the card it may cost left out of account."""
    return at_start_of_turn(s) and not s.war[by] & BIT[on] and not allies_of_the_game(s, by, on)


def declare_war(s: TntState, by: int, on: int) -> None:
    """T&T 15.22: both are at war for good; the Declarer has surprise this turn."""
    s.war[by] |= BIT[on]
    s.war[on] |= BIT[by]
    s.declared[by] |= BIT[on]
    s.struck |= BIT[on]
    s.news += 1
    events.declared_war(s, by, on)


# --- violations of neutrality (T&T 15.4) ---------------------------------------------------------------------------


def protector_of(s: TntState, nation: int, against: int) -> int:
    """The Rival whose Protectorate a Neutral is, `NOBODY` if it is nobody's or one's own (T&T 8.13)."""
    guard = influence_of(s, nation)
    if nation == USA or markers(s, nation) < PROTECTED or guard == against:
        return NOBODY
    return guard


def may_violate(s: TntState, by: int, nation: int) -> bool:
    """Return True if a faction may violate the neutrality of a nation now."""
    if s.turn_kind == EMERGENCY_TURN or s.turn_kind == DEFENSIVE:
        return False
    if s.armed & BIT[nation]:
        # A colony whose Power fell has no enemy until somebody violates it (B-33).
        return s.violated[nation] == NOBODY
    if nation == USA:
        if by == WEST or (by == USSR and s.variant.revised):
            return False
        return bool(s.war[by] & BIT[WEST]) or (may_declare(s, by, WEST) and not costs_a_card(s, by))
    guard = protector_of(s, nation, by)
    if guard == NOBODY or s.war[by] & BIT[guard]:
        return True
    return may_declare(s, by, guard) and not costs_a_card(s, by)


def costs_a_card(s: TntState, by: int) -> bool:
    """Return True if this faction pays for a declaration of war with a card (T&T 18.3); it then declares war first."""
    return s.variant.two and by != AXIS


def violate(s: TntState, by: int, nation: int) -> None:
    """Declare that a Neutral's neutrality is violated; its Protector may step back first (B-25)."""
    s.peace_broken |= BIT[by]
    s.breached |= BIT[nation]
    s.news += 1
    events.violated(s, by, nation)
    if nation == USA:
        if not s.war[by] & BIT[WEST]:
            declare_war(s, by, WEST)
        bring_in_the_usa(s)
    elif s.armed & BIT[nation]:
        arm(s, nation, by)
        world_reaction(s, by, MUSTER[NATION_CAPITAL[nation]])
    else:
        s.stack.append(Violation(by, nation))


class Violation(TntStep):
    """B-25: the Protector of a Neutral is asked whether he steps back; then the Neutral arms itself or joins him."""

    __slots__ = ("by", "nation")

    def __init__(self, by: int, nation: int) -> None:
        self.by = by
        self.nation = nation

    def advance(self, s: TntState) -> bool:
        guard = protector_of(s, self.nation, self.by)
        if guard == NOBODY:
            self.answer(s, NOBODY)
            return False
        s.asked = BIT[guard]
        return True

    def options(self, s: TntState, seat: int) -> list[int]:
        return [PASS, REPUDIATE + self.nation]

    def choose(self, s: TntState, seat: int, action: int) -> None:
        if action == PASS:
            self.answer(s, seat)
        else:
            repudiate(s, seat, self.nation)

    def answer(self, s: TntState, guard: int) -> None:
        s.stack.pop()
        if guard != NOBODY:
            if not s.war[self.by] & BIT[guard]:
                declare_war(s, self.by, guard)
            make_satellite(s, guard, self.nation)
        else:
            arm(s, self.nation, self.by)
        world_reaction(s, self.by, MUSTER[NATION_CAPITAL[self.nation]])

    def question(self, s: TntState, seat: int) -> Question:
        args: dict[str, int | str] = {"nation": NATIONS[self.nation], "rival": FACTIONS[self.by]}
        return Question("ask-protect", "T&T B-25", PASS, args)


def arm(s: TntState, nation: int, by: int) -> None:
    """T&T 15.42: a nation becomes an Armed Minor, if it is none yet, and an enemy of its violator."""
    new = not s.armed & BIT[nation]
    if new:
        arm_minor(s, nation)
    s.foes[nation] |= BIT[by]
    s.violated[nation] = by
    if new:
        events.armed(s, nation)


def world_reaction(s: TntState, violator: int, cards: int) -> None:
    """T&T 15.41: both Rivals of the violator draw Action cards at once; two Allies share theirs (T&T 18.0)."""
    if s.variant.two:
        if violator != AXIS:
            draw_reaction(s, AXIS, cards)
        else:
            draw_reaction(s, WEST, (cards + 1) // 2)
            draw_reaction(s, USSR, cards // 2)
        return
    for faction in s.order:
        if faction != violator:
            draw_reaction(s, faction, cards)


def draw_reaction(s: TntState, faction: int, cards: int) -> None:
    """Cards of World Reaction; when the deck is exhausted its discards are shuffled (B-7)."""
    left = len(s.decks[ACTION])
    if left < cards:
        deal(s, faction, ACTION, left)
        reshuffle(s, ACTION)
        cards -= left
    deal(s, faction, ACTION, cards)


def bring_in_the_usa(s: TntState) -> None:
    """A-10: attacked, the USA join the West at once, with their forces of 1942; the others follow."""
    make_satellite(s, WEST, USA)
    s.usa_forces = 2
    s.fresh_blocks = 0
    s.stack.append(UsaForces(1, len(FORCE_TYPES)))


# --- Armed Minors (T&T 15.422, 15.423) -----------------------------------------------------------------------------


def may_partition(s: TntState, by: int, nation: int) -> bool:
    """Return True if a Rival of the violator may enter an Armed Minor on his own account (B-29)."""
    if s.turn_kind == EMERGENCY_TURN or s.turn_kind == DEFENSIVE or not s.armed & BIT[nation] or s.violated[nation] == NOBODY:
        return False
    return not s.foes[nation] & BIT[by] and s.partners[nation] != by


def partition(s: TntState, by: int, nation: int) -> None:
    """A-35: the partitioner becomes an enemy of the Armed Minor; no World Reaction."""
    s.foes[nation] |= BIT[by]
    s.news += 1
    events.partitioned(s, by, nation)


def may_intervene(s: TntState, by: int, nation: int) -> bool:
    """Return True if a faction may come to an Armed Minor's help: it is at war with the violator (A-36)."""
    if not s.armed & BIT[nation] or s.violated[nation] == NOBODY or s.partners[nation] != NOBODY:
        return False
    return bool(s.war[by] & BIT[s.violated[nation]]) and not s.foes[nation] & BIT[by]


def intervene(s: TntState, by: int, nation: int) -> None:
    """A-36: an Intervention is declared; it holds if a Ground unit stands in the Minor when the Movement Phase ends."""
    s.partners[nation] = by
    s.news += 1
    events.intervened(s, by, nation)


def settle_interventions(s: TntState, by: int) -> None:
    """B-31: at the end of the Movement Phase the Minor joins the intervenor, its Fortresses become his units."""
    for nation in range(len(NATION_AREAS)):
        if s.partners[nation] != by:
            continue
        s.partners[nation] = NOBODY
        arrived = False
        for area in NATION_AREAS[nation]:
            arrived = arrived or has_ground(s, area, by)
        if arrived:
            make_satellite(s, by, nation)


def canada_entered(s: TntState, by: int) -> bool:
    """A-10, in the rules of 2016: enemy units in Canada bring in the USA as an attack on them does."""
    if not s.variant.revised or s.marker[USA] != NOBODY or by == WEST or not s.war[by] & BIT[WEST]:
        return False
    for block in s.at[OTTAWA]:
        if BLOCK_FACTION[block] == by:
            return True
    return False
