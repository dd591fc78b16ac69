"""A battle as a viewer can foresee it: its `Fight`, made of what the viewer sees, and what comes of it.

Hidden blocks are imagined as `vezerkar.games.triumph.imagine` does: their types are dealt from what is left of their nation's
blocks, and the CV that the nation has on the map, which is public, is spread over those not seen. The odds are the mean over
several such deals; in each they are exact.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.game import Translator
from vezerkar.engine.json_access import as_dict, as_int, as_strs
from vezerkar.engine.words import listed
from vezerkar.games.triumph.game_data import (
    AIR,
    AIR_DEFENSE_RADAR,
    AIR_FORCE,
    AREA_INDEX,
    BLOCK_FACTION,
    BLOCK_TYPE,
    CLASS,
    FACTION_INDEX,
    FACTION_OF_POWER,
    FIREPOWER,
    FIRST_BLOCK,
    FORTRESS,
    IS_GROUND,
    LAND_COUNT,
    MINOR,
    MOST_CV,
    NATION_INDEX,
    NAVAL,
    NEUTRAL_FORT,
    PARTIES,
    POOLS,
    THREE,
    TYPE_COUNT,
    TYPE_INDEX,
)
from vezerkar.games.triumph.presentation.battle_odds import NO_WINNER, Chain, Fight, Forecast, Unit, forecast
from vezerkar.games.triumph.presentation.labels import party_name
from vezerkar.games.triumph.presentation.odds import tenths
from vezerkar.games.triumph.presentation.typed_view import BlockView, TypedView
from vezerkar.games.triumph.presentation.view_state import ViewState
from vezerkar.games.triumph.rules.battle import ALL_PARTIES, FORT_NEED, bombing_run, firepower, foes_of, group_of, takes_part
from vezerkar.games.triumph.rules.control import enemies_in, enemy_land
from vezerkar.games.triumph.rules.fire import firing_order, knows
from vezerkar.games.triumph.rules.rounds import acts
from vezerkar.games.triumph.rules.secrecy import may_be
from vezerkar.games.triumph.rules.units import BLOCK_BIT
from vezerkar.games.triumph.state import TntState

DEALS: Final = 12
"""So many deals of the hidden blocks are looked at."""
ONE_DIE: Final = (1, 1, 1, 1)
NO_POWER: Final = (0, 0, 0, 0)
FOUR_CLASSES: Final = 4
GROUND_TYPES: Final = [kind for kind in range(TYPE_COUNT) if IS_GROUND[kind]]


class Lost(NamedTuple):
    """A unit that was in a battle and is no longer: its party, its type, its CV when the battle began."""

    party: int
    type: int
    cv: int


class Pending(NamedTuple):
    """Hits that have been rolled and not been dealt yet: by whom, on which class, how many."""

    by: int
    cls: int
    hits: int


def foresee(sheet: TypedView, sketch: ViewState, area: str, pending: Pending | None = None) -> Forecast | None:
    """Return what comes of the battle in progress in an area, or of the one that would be fought there; None if none would be."""
    running = sheet.battle == area
    fights = [fight_of(world.s, AREA_INDEX[area], running) for world in worlds(sheet, sketch, area)]
    return mean([dealt(fight, pending) if fight is not None and pending is not None else fight for fight in fights])


def dealt(fight: Fight, pending: Pending) -> Fight:
    """A fight after some more hits have been dealt."""
    acted = {i for i, unit in enumerate(fight.units) if unit.done}
    return fight._replace(strengths=Chain(fight).deal(fight.strengths, pending.by, pending.cls, pending.hits, 0, acted))


def foreseen(
    sheet: TypedView, sketch: ViewState, area: str, begun: Sequence[tuple[int, int]], lost: Iterable[Lost]
) -> Forecast | None:
    """Return what could be foreseen as the battle in progress began: with the CV that blocks had, and the units lost since."""
    fights = []
    for world in worlds(sheet, sketch, area):
        s = world.s
        s.done = 0
        for block, cv in begun:
            if block == NEUTRAL_FORT:
                s.forts[AREA_INDEX[area]] = cv
            else:
                s.cv[block] = cv
        fights.append(fight_of(s, AREA_INDEX[area], True, lost))
    return mean(fights)


def odds_in_words(sheet: TypedView, sketch: ViewState, area: str, tr: Translator) -> str:
    """Return the chances of all sides of a battle and what they lose on average; empty if nobody would fight there."""
    found = foresee(sheet, sketch, area)
    if found is None:
        return ""
    parties = sorted(found.losses)
    shares = [
        tr("battle-chance-of", {"party": party_name(PARTIES[party], tr), "percent": round(100 * found.winners.get(party, 0.0))})
        for party in parties
    ]
    shares.append(tr("battle-chance-none", {"percent": round(100 * found.winners.get(NO_WINNER, 0.0))}))
    losses = []
    for party in parties:
        whole, tenth = tenths(Fraction(found.losses[party]))
        loss = tr("battle-mean", {"whole": whole, "tenth": tenth})
        losses.append(tr("battle-loss-of", {"party": party_name(PARTIES[party], tr), "loss": loss}))
    return tr("battle-odds-value", {"shares": listed(shares, tr), "losses": listed(losses, tr)})


def mean(fights: Sequence[Fight | None]) -> Forecast | None:
    """Return what comes of some fights on average; None if there is none."""
    found = [forecast(fight) for fight in fights if fight is not None]
    if not found:
        return None
    winners: dict[int, float] = {}
    losses: dict[int, float] = {}
    rounds: dict[int, dict[int, float]] = {}
    for one in found:
        ended = [(rounds.setdefault(number, {}), parts) for number, parts in one.rounds.items()]
        for sums, parts in ((winners, one.winners), (losses, one.losses), *ended):
            for party, part in parts.items():
                sums[party] = sums.get(party, 0.0) + part / len(found)
    return Forecast(winners, losses, rounds)


# --- the fight ------------------------------------------------------------------------------------------------------


def fight_of(s: TntState, area: int, running: bool, lost: Iterable[Lost] = ()) -> Fight | None:
    """The fight in an area of this State; None if there is none. A battle that is not ``running`` is begun in the State."""
    if not running:
        engage(s, area)
    if bombing_run(s):
        return None
    joins = joining(s, area, running)
    units: list[Unit] = []
    strengths: list[int] = []
    for block in s.at[area]:
        party = BLOCK_FACTION[block]
        if block in s.deep or not s.targets[party]:
            continue
        acting, done = acts(s, area, block), s.done & BLOCK_BIT[block] != 0
        units.append(unit_of(s, area, party, BLOCK_TYPE[block], acting, done, joins.get(block, 0)))
        strengths.append(s.cv[block])
    for one in lost:
        units.append(unit_of(s, area, one.party, one.type, True, False, 0))
        strengths.append(one.cv)
    if area < LAND_COUNT and s.forts[area] and s.targets[MINOR]:
        units.append(unit_of(s, area, MINOR, FORTRESS, True, s.done & BLOCK_BIT[NEUTRAL_FORT] != 0, 0))
        strengths.append(s.forts[area])
    # Alike fights are reckoned once, whatever the numbers of their blocks are.
    pairs = sorted(zip(units, strengths, strict=True))
    return Fight(
        units=tuple([unit for unit, _ in pairs]),
        strengths=tuple([cv for _, cv in pairs]),
        targets=tuple(s.targets),
        order=tuple([tuple(firing_order(s, kind)) for kind in range(TYPE_COUNT)]),
        attacker=s.active,
        land=area < LAND_COUNT,
        abroad=sum(BIT[party] for party in range(THREE) if area < LAND_COUNT and enemy_land(s, party, area)),
        first=sum(BIT[party] for party in range(THREE) if area < LAND_COUNT and s.control[area] != party),
    )


def engage(s: TntState, area: int) -> None:
    """Everybody who would fight in an area is about to; Escaped Subs of the enemy come up (T&T 12.73)."""
    for block in list(s.deep):
        if s.place[block] == area and s.war[s.active] & BIT[BLOCK_FACTION[block]]:
            s.deep = tuple([other for other in s.deep if other != block])
            s.here[area] |= BIT[BLOCK_FACTION[block]]
    sides = BIT[s.active] | enemies_in(s, s.active, area)
    for party in range(ALL_PARTIES):
        s.targets[party] = foes_of(s, party, area) & sides if sides & BIT[party] else 0


def joining(s: TntState, area: int, running: bool) -> dict[int, int]:
    """The blocks that wait to join a battle at sea, and after how many rounds they do (T&T 12.71)."""
    if area < LAND_COUNT:
        return {}
    waits = {
        block: group_of(s, block)
        for block in s.at[area]
        if BLOCK_FACTION[block] == s.active and block not in s.deep and not (running and takes_part(s, area, block))
    }
    groups = sorted({start for start in waits.values() if start != area})
    # The first of them joins as the first round begins.
    return {block: groups.index(start) + int(running) for block, start in waits.items() if start != area}


def unit_of(s: TntState, area: int, party: int, kind: int, acting: bool, done: bool, joins: int) -> Unit:
    """A unit of a party and a type, with all that Technologies change."""
    if area >= LAND_COUNT and IS_GROUND[kind]:
        return Unit(party, kind, NAVAL, NO_POWER, ONE_DIE, False, done, joins)
    needs: tuple[int, ...] = tuple(FIREPOWER[kind])
    dice: tuple[int, ...] = ONE_DIE
    if party == MINOR:
        needs = tuple(FORT_NEED)
    elif not IS_GROUND[kind]:
        like_it = FIRST_BLOCK[FACTION_OF_POWER.index(party)][kind]
        needs = tuple([firepower(s, like_it, cls) for cls in range(FOUR_CLASSES)])
    if kind == AIR_FORCE and area < LAND_COUNT and s.control[area] == party and knows(s, party, AIR_DEFENSE_RADAR):
        dice = tuple([2 if cls == AIR else 1 for cls in range(FOUR_CLASSES)])
    return Unit(party, kind, CLASS[kind], needs, dice, acting, done, joins)


# --- hidden blocks --------------------------------------------------------------------------------------------------


def worlds(sheet: TypedView, sketch: ViewState, area: str) -> list[ViewState]:
    """The State as the viewer knows it, with the hidden blocks of an area dealt in several ways; once if none is hidden."""
    hidden = [piece for piece in sheet.pieces if piece.area == area and not piece.unit]
    if not hidden:
        return [sketch.copy()]
    found = []
    for _ in range(DEALS):
        world = sketch.copy()
        # The numbers come from the sketch, so that no two deals are the same.
        world.s.drawn = sketch.s.drawn
        for nation in sorted({piece.nation for piece in hidden}):
            deal(sheet, world, nation, area)
        sketch.s.drawn = world.s.drawn
        found.append(world)
    return found


def deal(sheet: TypedView, world: ViewState, nation: str, area: str) -> None:
    """Deal the hidden blocks of a nation; those of the area are put there."""
    s, power = world.s, NATION_INDEX[nation]
    slots = [piece for piece in sheet.pieces if piece.nation == nation and not piece.unit for _ in range(piece.size)]
    known = [piece for piece in sheet.pieces if piece.nation == nation and piece.unit]
    left = list(POOLS[power])
    for piece in known:
        left[TYPE_INDEX[piece.unit]] -= piece.size
    rest = as_int(as_dict(sheet.view["strength"])[nation]) - sum(piece.cv * piece.size for piece in known) - len(slots)
    cvs = [1] * len(slots)
    open_to = list(range(len(slots)))
    while rest > 0 and open_to:
        i = s.randbelow(len(open_to))
        cvs[open_to[i]] += 1
        rest -= 1
        if cvs[open_to[i]] == MOST_CV[power]:
            open_to.pop(i)
    supported: set[str] = set()
    for piece, cv in zip(slots, cvs, strict=True):
        kind = draw(sheet, world, piece, left, supported)
        left[kind] -= 1
        if piece.area == area:
            [number] = world.unused(nation, kind, 1)
            world.stand(piece, number, cv)


def draw(sheet: TypedView, world: ViewState, piece: BlockView, left: list[int], supported: set[str]) -> int:
    """The type of a hidden block, of those left that may be there; where Ground units are known to be, the first is one."""
    s, index = world.s, AREA_INDEX[piece.area]
    power = NATION_INDEX[piece.nation]
    kinds = [kind for kind in range(TYPE_COUNT) if left[kind] > 0 and may_be(s, power, kind, index, False, 0)]
    if index < LAND_COUNT and s.control[index] != FACTION_INDEX[piece.faction]:
        ground = piece.faction in as_strs(as_dict(sheet.view["support"]).get(piece.area))
        wanted = [kind for kind in kinds if (kind in GROUND_TYPES) == ground]
        if not ground or piece.area not in supported:
            kinds = wanted or kinds
        supported.add(piece.area)
    sorts = [kind for kind in kinds for _ in range(left[kind])]
    return sorts[s.randbelow(len(sorts))] if sorts else max(range(TYPE_COUNT), key=lambda kind: left[kind])
