"""Setting up battles of Triumph & Tragedy: who was there, who moved in, how the dice fall."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tests.rules.overheard import overhear
from tests.rules.triumph.table import apply, put, settle, table, told
from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.state import step_of
from vezerkar.games.triumph.game_data import AREA_INDEX, BLOCK_FACTION, BLOCK_TYPE, FACTION_INDEX, IS_GROUND, LAND_COUNT, THREE
from vezerkar.games.triumph.notation import NO_VIA
from vezerkar.games.triumph.rules.combat import CombatPhase
from vezerkar.games.triumph.rules.control import determine, enemy_land
from vezerkar.games.triumph.rules.units import recount, with_item
from vezerkar.games.triumph.state import ENGAGED, FULL, INVADED, START, WINTER_TURN, TntState

MOST_ROLLS = 16
"""How many rolls can be fixed at once."""


def fight(
    there: Iterable[str],
    enter: Iterable[str] = (),
    *,
    active: str = "axis",
    war: Iterable[str] = ("axis ussr", "axis west"),
    rolls: Iterable[int] = (),
    techs: Mapping[str, str] | None = None,
    minors: Mapping[str, str] | None = None,
    markers: Mapping[str, str] | None = None,
    escaped: Iterable[str] = (),
    struck: str = "",
    winter: bool = False,
) -> TntState:
    """The Combat Phase of a faction, run on to its first question, with dice that fall like this.

    ``there``: units as `put` takes them, the Owners of their areas. ``enter``: units of the Active Player that engaged this
    turn, for instance "germany tank warsaw 3 from berlin". ``escaped``: Escaped Subs. ``struck``: on whom he declared war.
    """
    s = table(units=there, war=war, techs=techs, minors=minors, markers=markers)
    s.active = FACTION_INDEX[active]
    s.turn_kind = WINTER_TURN if winter else FULL
    for text in escaped:
        sub = put(s, text)
        s.deep = with_item(s.deep, sub)
        recount(s, s.place[sub])
    determine(s)
    for text in enter:
        engage(s, text)
    if struck:
        s.struck = BIT[FACTION_INDEX[struck]]
    s.sink = []
    overhear("triumph", s.sink)
    load(s, *rolls)
    s.stack.append(CombatPhase())
    settle(s)
    return s


def engage(s: TntState, text: str) -> None:
    """A unit of the Active Player moves into a battle: "germany tank warsaw 3 from berlin"."""
    unit, _, origin = text.partition(" from ")
    start, area = AREA_INDEX[origin], AREA_INDEX[unit.split()[2]]
    held = s.owner[area] if area < LAND_COUNT else 0
    block = put(s, unit)
    if area < LAND_COUNT:
        s.owner[area] = held
    ground = IS_GROUND[BLOCK_TYPE[block]]
    landed = ground and area < LAND_COUNT <= start and enemy_land(s, BLOCK_FACTION[block], area)
    s.moves[block] = (start if ground else NO_VIA) | start << START | ENGAGED | (INVADED if landed else 0)
    if area not in s.aggressed:
        s.aggressed = with_item(s.aggressed, area)


def load(s: TntState, *rolls: int) -> None:
    """The next rolls are these (1 to 6), sixes come after them up to the sixteenth."""
    assert len(rolls) <= MOST_ROLLS
    s.drawn = 0
    s.dice.block = 0
    s.dice.words = (*[roll - 1 for roll in rolls], *[5] * (MOST_ROLLS - len(rolls)))


def auto(s: TntState) -> None:
    """Everybody takes the default from here on: whoever can fire fires."""
    while s.asked:
        seat = next(faction for faction in range(THREE) if s.asked & BIT[faction])
        apply(s, seat, step_of(s).question(s, seat).default)


def shots(s: TntState) -> list[str]:
    """Who fired at what so far: "germany tank g"."""
    return [f"{event['nation']} {event['unit']} {str(event['class']).lower()}" for event in told(s, "fired")]
