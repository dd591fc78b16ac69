"""The rules against the second opinion (`tests.triumph.oracle`) on random positions.

``VEZERKAR_BOARDS`` says on how many; the same seeds give the same positions. Disagreements are settled by the rulebook and the
rulings, not by either of the two programs.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Final

from tests.cost import slow
from tests.triumph import oracle
from tests.triumph.oracle import FACTIONS, FRESH, GROUND, LANDS, SEAS, Position, Turn, Unit
from tests.triumph.positions import in_mid_phase, random_position
from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.dice import Dice, key_of
from vezerkar.games.triumph.game_data import (
    AREA_INDEX,
    AREAS,
    BLOCK_POWER,
    BORDER,
    BORDER_A,
    BORDER_B,
    FACTION_INDEX,
    FIRST_BLOCK,
    LAND_COUNT,
    MINOR,
    NATION,
    NATION_INDEX,
    NATIONS,
    NEUTRAL,
    POOLS,
    RICH,
    RIVALS,
    SPAN,
    TECHS,
    TYPE_INDEX,
)
from vezerkar.games.triumph.notation import NO_VIA
from vezerkar.games.triumph.rules import entries, movement, reach, retreat_paths, supply, trade
from vezerkar.games.triumph.rules.control import determine, trades_with
from vezerkar.games.triumph.rules.units import recount, with_item
from vezerkar.games.triumph.state import (
    BLOCKED,
    EMERGENCY_TURN,
    ENGAGED,
    FULL,
    GONE,
    INVADED,
    MED,
    NOBODY,
    POOL,
    START,
    WINTER_TURN,
    TntState,
    Variant,
    new_state,
)

BOARDS: Final = int(os.environ.get("VEZERKAR_BOARDS", "300"))
SEED: Final = 1936


# --- the same position for both ------------------------------------------------------------------------------------


def party(side: str) -> int:
    """A Faction, or the party of Armed Minors."""
    return FACTION_INDEX.get(side, MINOR)


def mask(factions: frozenset[str]) -> int:
    return sum(BIT[FACTION_INDEX[name]] for name in factions)


class Board:
    """A position on the State of the rules; ``block[unit.id]`` is the block that stands for a unit."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.block: dict[int, int] = {}
        s = self.s = new_state(Dice(key_of("oracle")), Variant())
        for pair in position.wars:
            a, b = sorted(FACTION_INDEX[name] for name in pair)
            s.war[a] |= BIT[b]
            s.war[b] |= BIT[a]
        for nation, foes in position.armed.items():
            s.armed |= BIT[NATION_INDEX[nation]]
            s.foes[NATION_INDEX[nation]] = mask(foes)
        for nation, faction in position.markers.items():
            s.marker[NATION_INDEX[nation]] = FACTION_INDEX[faction]
        for nation, (faction, count) in position.influence.items():
            s.influence[NATION_INDEX[nation]] = count << 2 | FACTION_INDEX[faction]
        for nation in position.defeated:
            s.fallen |= BIT[NATION_INDEX[nation]]
        for block, power in enumerate(BLOCK_POWER):
            if s.fallen & BIT[power]:
                s.place[block] = GONE
        for faction, techs in position.techs.items():
            s.techs[FACTION_INDEX[faction]] = sum(BIT[TECHS.index(tech)] for tech in techs)
        for unit in position.units:
            self.put(unit)
        for area in range(len(AREAS)):
            recount(s, area)
        for name, side in position.owners.items():
            s.owner[AREA_INDEX[name]] = party(side)
        if position.snapshot is None:
            s.control[:LAND_COUNT] = [NEUTRAL] * LAND_COUNT
            for name, side in position.held.items():
                s.control[AREA_INDEX[name]] = party(side)
            determine(s)
        else:
            for name, side in position.snapshot.land.items():
                s.control[AREA_INDEX[name]] = controller(side)
            for name, sides in position.snapshot.fleets.items():
                s.control[AREA_INDEX[name]] = mask(sides)

    def put(self, unit: Unit) -> None:
        s, area = self.s, AREA_INDEX[unit.area]
        if unit.side not in FACTIONS:
            s.forts[area] = unit.cv
            return
        first = FIRST_BLOCK[NATION_INDEX[unit.nation]][TYPE_INDEX[unit.type]]
        pool = range(first, first + POOLS[NATION_INDEX[unit.nation]][TYPE_INDEX[unit.type]])
        block = next(block for block in pool if s.place[block] == POOL)
        self.block[unit.id] = block
        s.place[block], s.cv[block] = area, unit.cv
        s.at[area] = with_item(s.at[area], block)
        if unit.escaped:
            s.deep = with_item(s.deep, block)

    def turn(self, turn: Turn, faction: str, emergency: bool = False) -> None:
        """What the phase has brought so far."""
        s = self.s
        s.active = FACTION_INDEX[faction]
        s.turn_kind = WINTER_TURN if turn.winter else EMERGENCY_TURN if emergency else FULL
        s.crossed = {}
        for border, count in turn.used.items():
            a, b = sorted(AREA_INDEX[area] for area in border)
            s.crossed[BORDER[a * SPAN + b] * 4 + s.active] = count
        s.partners = [NOBODY] * len(NATIONS)
        for nation in turn.opened:
            s.partners[NATION_INDEX[nation]] = s.active


def controller(side: str) -> int:
    """Who controls land, as the rules number him, from what the second opinion calls him."""
    if side in FACTIONS:
        return FACTION_INDEX[side]
    return MINOR if side.startswith("minor:") else NEUTRAL


def controller_of(s: TntState, area: int) -> str:
    """Who controls land, as the second opinion calls him."""
    if s.control[area] < MINOR:
        return FACTIONS[s.control[area]]
    return f"{'minor' if s.control[area] == MINOR else 'neutral'}:{NATIONS[NATION[area]]}"


@cache
def boards() -> tuple[Position, ...]:
    """The positions, each as a phase begins."""
    rng = random.Random(SEED)
    return tuple(random_position(rng) for _ in range(BOARDS))


def some(every: int) -> list[tuple[int, Position]]:
    """Every so manieth position with its number: all ways of all units take the second opinion a while."""
    return list(enumerate(boards()))[::every]


def later(every: int) -> Iterator[tuple[int, Position, Turn, str]]:
    """Some positions after a few moves of a Faction, with their number."""
    for i, position in enumerate(boards()):
        if i % every == 0:
            rng = random.Random(SEED + i)
            faction = rng.choice(FACTIONS)
            moved, turn = in_mid_phase(rng, position, faction, rng.randint(2, 8))
            yield i, moved, turn, faction


# --- control, supply, trade ----------------------------------------------------------------------------------------


@slow
def test_control() -> None:
    for i, position in enumerate(boards()):
        s = Board(position).s
        assert {AREAS[area]: controller_of(s, area) for area in range(LAND_COUNT)} == oracle.control(position), i
        for faction in FACTIONS:
            war = s.war[FACTION_INDEX[faction]]
            found = {sea: "enemy" if s.control[AREA_INDEX[sea]] & war else "open" for sea in SEAS}
            assert found == oracle.sea_status(position, faction), (i, faction)


@slow
def test_supply() -> None:
    for i, position in enumerate(boards()):
        board, whole = Board(position), oracle.frozen(position)
        for faction in FACTIONS:
            if board.s.war[FACTION_INDEX[faction]]:
                line = supply.supplied(board.s, FACTION_INDEX[faction])
                for area in {unit.area for unit in position.units if unit.side == faction}:
                    assert line[AREA_INDEX[area]] == oracle.supply_line(whole, faction, area), (i, faction, area)


@slow
def test_trade() -> None:
    degrees = {MED: "med", BLOCKED: "full"}
    for i, position in some(2):
        s, whole = Board(position).s, oracle.frozen(position)
        for number, faction in enumerate(FACTIONS):
            rich = oracle.sources(whole, faction)
            assert {AREAS[area] for area in RICH if trades_with(s, area) == number} == rich, (i, faction)
            if s.war[number]:
                found = {AREAS[area]: degrees[degree] for area, degree in enumerate(trade.cut_off(s, number)) if degree}
                assert found == oracle.blockade(whole, faction), (i, faction)


# --- movement ------------------------------------------------------------------------------------------------------


def same_destinations(i: int, position: Position, units: list[Unit], turn: Turn, emergency: bool) -> None:
    board, whole = Board(position), oracle.frozen(position)
    for unit in units:
        board.turn(turn, unit.side, emergency)
        found = {AREAS[action >> 8 & 255] for action in reach.destinations(board.s, board.block[unit.id])}
        wanted = oracle.destinations(whole, unit, False, emergency, turn) | oracle.destinations(
            whole, unit, True, emergency, turn
        )
        assert found == wanted, (i, unit, emergency, turn, found - wanted, wanted - found)
        assert reach.can_move(board.s, board.block[unit.id]) == bool(wanted), (i, unit)


def movers(position: Position, side: str = "") -> list[Unit]:
    """The units of Factions; those of one Faction."""
    return [unit for unit in position.units if unit.side in FACTIONS and side in ("", unit.side)]


@slow
def test_movement() -> None:
    for i, position in some(3):
        rng = random.Random(SEED + i)
        same_destinations(i, position, movers(position), FRESH, False)
        few = movers(position)
        same_destinations(i, position, rng.sample(few, len(few) // 4), FRESH, True)


@slow
def test_movement_in_the_middle_of_a_phase() -> None:
    for i, position, turn, faction in later(5):
        same_destinations(i, position, movers(position, faction), turn, False)
        same_destinations(i, position, movers(position, faction), turn, True)


@slow
def test_movement_in_winter() -> None:
    for i, position in some(5):
        same_destinations(i, position, movers(position, "ussr"), replace(FRESH, winter=True), False)


@slow
def test_movement_with_an_intervention() -> None:
    for i, position in some(10):
        for nation, foes in sorted(position.armed.items()):
            for faction in FACTIONS:
                if faction not in foes:
                    opened = replace(FRESH, opened=frozenset({nation}))
                    same_destinations(i, position, movers(position, faction), opened, i % 20 == 0)


@slow
def test_borders_that_count() -> None:
    """What a Ground unit's move uses up of the limits of borders, and that landings are known for what they are."""
    for i, position, turn, faction in later(10):
        board, whole = Board(position), oracle.frozen(position)
        board.turn(turn, faction)
        for unit in movers(position, faction):
            if unit.type in GROUND and unit.type != "fortress":
                far = {(area, frozenset[frozenset[str]](), False) for area in oracle.destinations(whole, unit, True, turn=turn)}
                wanted = {
                    (route.areas[-1], frozenset(route.counted), lands(whole, faction, route))
                    for route in oracle.paths(whole, unit, turn=turn)
                }
                found = {after(board, unit, action) for action in reach.destinations(board.s, board.block[unit.id])}
                assert found <= wanted | far, (i, unit, found - wanted - far)


def lands(position: Position, faction: str, route: oracle.Route) -> bool:
    """Whether a route is a Sea Invasion (11.221)."""
    return route.way == "sea" and route.areas[-1] in LANDS and oracle.relation(position, faction, route.areas[-1]) == "enemy"


def after(board: Board, unit: Unit, action: int) -> tuple[str, frozenset[frozenset[str]], bool]:
    """Where a unit is after a move, the borders that counted for it, whether it landed."""
    s, block = board.s.clone(), board.block[unit.id]
    before = s.crossed.copy()
    movement.move(s, block, action >> 8 & 255, action & 255)
    counted = [border >> 2 for border, count in s.crossed.items() if count != before.get(border, 0)]
    names = frozenset(frozenset((AREAS[BORDER_A[border]], AREAS[BORDER_B[border]])) for border in counted)
    return AREAS[s.place[block]], names, s.moves[block] & INVADED != 0


# --- leaving battles -----------------------------------------------------------------------------------------------


@slow
def test_rebasing() -> None:
    for i, position in some(2):
        board, whole = Board(position), oracle.frozen(position)
        for unit in movers(position):
            if unit.type not in GROUND:
                board.turn(FRESH, unit.side)
                found = {AREAS[area] for area in reach.rebase_areas(board.s, board.block[unit.id])}
                assert found == oracle.rebases(whole, unit), (i, unit)


@slow
def test_whence_ships_from_afar_came() -> None:
    """Of every ship that engages from afar the areas through which it can have come (12.5, B55)."""
    seen = 0
    for i, position in some(5):
        board, whole = Board(position), oracle.frozen(position)
        for unit in movers(position):
            if unit.type not in oracle.SHIPS or oracle.engaged(position, unit):
                continue
            board.turn(FRESH, unit.side)
            through: dict[str, set[str]] = {}
            for route in oracle.paths(whole, unit):
                if oracle.enemies_at(position, unit.side, route.areas[-1]):
                    through.setdefault(route.areas[-1], set()).add(route.areas[-2])
            for goal, wanted in through.items():
                if unit.area not in wanted:
                    s, block = board.s.clone(), board.block[unit.id]
                    movement.move(s, block, AREA_INDEX[goal], NO_VIA)
                    assert {AREAS[area] for area in entries.last_steps(s, block)} == wanted, (i, unit, goal)
                    seen += 1
    assert seen > BOARDS // 5


@slow
def test_retreats() -> None:
    """Of units in battles: as Attackers that came from somewhere or have long been there, and as Defenders."""
    for i, position in enumerate(boards()):
        rng = random.Random(SEED + i)
        board, whole = Board(position), oracle.frozen(position)
        for unit in movers(position):
            if not oracle.engaged(position, unit):
                continue
            s, block, area = board.s, board.block[unit.id], AREA_INDEX[unit.area]
            near = sorted(oracle.BESIDE[unit.area])
            came_from = rng.choice(near) if rng.random() < 0.3 else None
            attackers_from = frozenset(rng.sample(near, rng.randint(0, 2) if len(near) > 1 else 0))
            battles = frozenset(rng.sample(near, 1)) if rng.random() < 0.3 else frozenset()
            attacks = came_from is not None or rng.random() < 0.5
            used = {frozenset((unit.area, rng.choice(near))): rng.randint(1, 2)} if unit.type in GROUND else {}
            board.turn(Turn(used=used), unit.side)
            s.moves = {block: AREA_INDEX[came_from] | AREA_INDEX[came_from] << START | ENGAGED} if came_from is not None else {}
            s.came = () if attacks else tuple(sorted(area * SPAN + AREA_INDEX[name] for name in attackers_from))
            s.fought = tuple(sorted(AREA_INDEX[name] for name in battles))
            s.active = FACTION_INDEX[unit.side] if attacks else RIVALS[FACTION_INDEX[unit.side]][0]
            found = {AREAS[to] for to in retreat_paths.retreats(s, block)}
            wanted = oracle.retreats(
                whole, unit, came_from, frozenset() if attacks else attackers_from, battles, replace(FRESH, used=used)
            )
            assert found == wanted, (i, unit, came_from, attackers_from, battles, used, found - wanted, wanted - found)
