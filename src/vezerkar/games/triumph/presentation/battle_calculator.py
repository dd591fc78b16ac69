"""The calculator of battles: units typed in, the chances of a battle between them, exactly (T&T 12).

The battle is set up in a State that has nothing else, and is foreseen as the table foresees battles (`battle_odds`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.calculator import (
    YES,
    BadQuestion,
    Bar,
    Calculator,
    FieldValue,
    Findings,
    Form,
    ResultLine,
    ResultTable,
    decimal,
    percent,
    row_choice,
    row_number,
)
from vezerkar.engine.dice import Dice
from vezerkar.engine.game import Translator
from vezerkar.engine.words import sentence
from vezerkar.games.triumph.game_data import (
    AIR_DEFENSE_RADAR,
    AREA_INDEX,
    CLASSES,
    FACTION_INDEX,
    FACTION_OF_POWER,
    FACTIONS,
    FIRST_BLOCK,
    FORTRESS,
    HEAVY_TANKS,
    JETS,
    LAND_COUNT,
    MINOR,
    MOST_CV,
    MUSTER,
    NATION,
    NAVAL_RADAR,
    PARTIES,
    POOLS,
    ROCKET_ARTILLERY,
    SIX,
    SONAR,
    TECHS,
    THREE,
    TYPE_INDEX,
    TYPES,
)
from vezerkar.games.triumph.presentation.battle_odds import NO_WINNER, Chain, Fight, Forecast, forecast
from vezerkar.games.triumph.presentation.foresight import fight_of
from vezerkar.games.triumph.presentation.labels import faction_name, party_name, tech_name, unit_name
from vezerkar.games.triumph.presentation.odds import expected, hits
from vezerkar.games.triumph.presentation.typed_view import ESCAPED, TypedView
from vezerkar.games.triumph.rules.units import FORTS_HERE, with_item
from vezerkar.games.triumph.state import TntState, Variant, new_state

LAND: Final = "land"
SEA: Final = "sea"
PLACE: Final = {LAND: AREA_INDEX["warsaw"], SEA: AREA_INDEX["north_sea"]}
"""An area of each kind. Warsaw is the coastal Capital of a nation that may be an Armed Minor: no Fortress of one is stronger."""
MOST_UNITS: Final = 7
"""So many units a side may have."""
MOST_IN_ALL: Final = 10
"""So many units there may be on both sides: with more the chances take too long."""
MOST_FORT: Final = MUSTER[PLACE[LAND]]
OF_BATTLE: Final = (AIR_DEFENSE_RADAR, JETS, NAVAL_RADAR, SONAR, HEAVY_TANKS, ROCKET_ARTILLERY)
"""The Technologies that change how a battle is fought (T&T 9)."""
ATTACKING: Final = "infantry:3,tank:3"
DEFENDING: Final = "infantry:2,infantry:2"
AT_SEA: Final = "fleet:3,fleet:2"


class Troop(NamedTuple):
    """A unit of a question: its type and its CV."""

    type: int
    cv: int


class Battle(NamedTuple):
    """A battle as it was asked for: the parties, their units and Technologies (bits of `TECHS`), at land or sea.

    ``holder`` controls the land. ``surprised``: the defender was declared war on in this turn (T&T 15.22).
    """

    place: str
    attacker: int
    defender: int
    holder: int
    attacking: list[Troop]
    defending: list[Troop]
    techs: dict[int, int]
    surprised: bool


class BattleCalculator(Calculator):
    """The chances of a battle."""

    id = "battle"

    def question_of(self, view: Mapping[str, Any]) -> dict[str, str]:
        """The battle in progress, if the viewer sees all who fight and a question can say it; else the usual question."""
        sheet = TypedView(view)
        sides, fort, attacker = fighting(sheet), sheet.forts.get(sheet.battle, 0), sheet.active
        against = [faction for faction in sides if faction != attacker] + ([PARTIES[MINOR]] if fort else [])
        counts = [len(rows) for rows in sides.values()]
        if attacker not in sides or len(against) != 1 or max(counts) > MOST_UNITS or sum(counts) + bool(fort) > MOST_IN_ALL:
            return {}
        [defender] = against
        at_sea = AREA_INDEX[sheet.battle] >= LAND_COUNT
        ask = {"place": SEA if at_sea else LAND, "attacker": attacker, "defender": defender, "fort": str(fort)}
        for role, faction in (("attacking", attacker), ("defending", defender)):
            if faction in sides:
                ask |= {role: ",".join(sides[faction]), f"{role}-techs": known(sheet, faction)}
        if not fort:
            del ask["fort"]
            ask |= {"surprise": YES} if defender in sheet.struck else {}
        if fort or at_sea:
            return ask
        holder = sheet.control[sheet.battle]
        return ask | {"holder": holder} if holder in (attacker, defender) else {}

    def solve(self, form: Form, tr: Translator) -> Findings:
        battle = read(form, tr)
        fight = fight_of(state_of(battle), PLACE[battle.place], False)
        if fight is None:
            raise BadQuestion(tr("battle-nobody", {}))
        found = forecast(fight)
        tables = [order_of(fight, tr)]
        if battle.place == SEA:
            tables.insert(0, rounds_of(found, battle, tr))
        return Findings(
            headline=headline(found, battle, tr),
            basis=tr("battle-basis", {}),
            bars=[
                *[chance_of(found, party, tr) for party in (battle.attacker, battle.defender)],
                Bar(tr("battle-nobody-wins", {}), *said(found, NO_WINNER, tr)),
            ],
            lines=[
                ResultLine(
                    tr("battle-loses", {"party": party_name(PARTIES[party], tr)}),
                    tr("battle-cv-of", {"loss": decimal(found.losses[party], tr), "all": strength(fight, party)}),
                    "T&T 12.44",
                )
                for party in (battle.attacker, battle.defender)
            ],
            tables=tables,
        )


def fighting(sheet: TypedView) -> dict[str, list[str]]:
    """The units of each faction in the battle in progress, as rows of a question; nothing if one of them is hidden."""
    found: dict[str, list[str]] = {}
    for piece in sheet.pieces:
        if piece.area == sheet.battle and piece.state != ESCAPED:
            if not piece.unit:
                return {}
            found.setdefault(piece.faction, []).extend([f"{piece.unit}:{piece.cv}"] * piece.size)
    return found


def known(sheet: TypedView, faction: str) -> str:
    """The Technologies a faction has Revealed that change how a battle is fought."""
    return ",".join(TECHS[tech] for tech in OF_BATTLE if TECHS[tech] in sheet.factions[faction].techs)


# --- the question ---------------------------------------------------------------------------------------------------


def read(form: Form, tr: Translator) -> Battle:
    """Read a battle from a form."""
    form.section(tr("battle-where", {}))
    place = form.choice("place", tr("battle-place", {}), [FieldValue(one, tr(f"battle-at-{one}", {})) for one in PLACE], LAND)
    at_land = place == LAND
    factions = [FieldValue(name, party_name(name, tr)) for name in FACTIONS]
    attacker = form.choice("attacker", tr("stage-attacker", {}), factions, "axis")
    others = [one for one in factions if one.id != attacker]
    if at_land:
        others.append(FieldValue(PARTIES[MINOR], party_name(PARTIES[MINOR], tr)))
    usual = "west" if attacker != "west" else "axis"
    defender = form.choice("defender", tr("stage-defender", {}), others, usual, elsewhere=PARTIES)
    holder = defender
    if at_land and defender != PARTIES[MINOR]:
        holders = [one for one in factions if one.id in (attacker, defender)]
        holder = form.choice("holder", tr("battle-holder", {}), holders, defender, tr("battle-holder-note", {}), FACTIONS)
    surprised = False
    if defender != PARTIES[MINOR]:
        surprised = form.flag("surprise", tr("battle-surprise", {}), note=tr("battle-surprise-note", {}))
    techs: dict[int, int] = {}
    usual_units = (ATTACKING, DEFENDING) if at_land else (AT_SEA, AT_SEA)
    attacking = troops(form, "attacking", attacker, at_land and holder == attacker, techs, usual_units[0], tr)
    if defender == PARTIES[MINOR]:
        form.section(sentence(faction_name(defender, tr)))
        defending = [Troop(FORTRESS, form.number("fort", unit_name(TYPES[FORTRESS], tr), 1, MOST_FORT, 1))]
    else:
        defending = troops(form, "defending", defender, at_land and holder == defender, techs, usual_units[1], tr)
    if len(attacking) + len(defending) > MOST_IN_ALL:
        raise BadQuestion(tr("battle-too-many", {"most": MOST_IN_ALL, "count": len(attacking) + len(defending)}))
    attacks, defends = PARTIES.index(attacker), PARTIES.index(defender)
    return Battle(place, attacks, defends, PARTIES.index(holder), attacking, defending, techs, surprised)


def troops(form: Form, id: str, faction: str, holds: bool, techs: dict[int, int], default: str, tr: Translator) -> list[Troop]:
    """Read the units and the Technologies of a side. Without holding the land it has no Fortress there, and that is said."""
    form.section(sentence(faction_name(faction, tr)))
    kinds = [FieldValue(kind, unit_name(kind, tr)) for kind in reversed(TYPES)]
    unit, cv = row_choice("unit", tr("battle-unit", {}), kinds, "infantry"), row_number("cv", "CV", 1, max(MOST_CV), 2)
    rows = form.rows(id, tr("battle-units", {}), [unit, cv], 1, MOST_UNITS, default)
    party = FACTION_INDEX[faction]
    most = max(MOST_CV[power] for power in powers(party, 1))
    found = [Troop(TYPE_INDEX[kind], int(strength)) for kind, strength in rows]
    if any(one.cv > most for one in found):
        form.notices.append(tr("battle-most-cv", {"party": party_name(faction, tr), "most": most}))
        found = [one._replace(cv=min(one.cv, most)) for one in found]
    if any(one.type == FORTRESS for one in found) and not holds:
        form.notices.append(tr("battle-no-fortress", {}))
        found = [one for one in found if one.type != FORTRESS]
    for one in found:
        there = sum(POOLS[power][one.type] for power in powers(party, one.cv))
        if sum(other.type == one.type and other.cv >= one.cv for other in found) > there:
            said: dict[str, int | str] = {"party": party_name(faction, tr), "unit": unit_name(TYPES[one.type], tr)}
            raise BadQuestion(tr("battle-most-blocks", said | {"most": there, "cv": one.cv}))
    if not found:
        raise BadQuestion(tr("battle-no-units", {"party": party_name(faction, tr)}))
    known = [FieldValue(TECHS[tech], tech_name(TECHS[tech], tr)) for tech in OF_BATTLE]
    chosen = form.many(f"{id}-techs", tr("battle-techs", {}), known)
    techs[party] = sum(BIT[TECHS.index(tech)] for tech in chosen)
    return found


def powers(party: int, cv: int) -> list[int]:
    """The Powers of a faction whose blocks can have so much CV."""
    return [power for power in range(SIX) if FACTION_OF_POWER[power] == party and MOST_CV[power] >= cv]


def state_of(battle: Battle) -> TntState:
    """A State in which this battle is all there is."""
    s = new_state(Dice(b"calculator"), Variant())
    area = PLACE[battle.place]
    s.active = battle.attacker
    if battle.place == LAND:
        s.control[area] = battle.holder
    if battle.defender == MINOR:
        s.armed |= BIT[NATION[area]]
        s.foes[NATION[area]] = BIT[battle.attacker]
        s.forts[area] = battle.defending[0].cv
        s.here[area] |= FORTS_HERE
    else:
        s.war[battle.attacker] |= BIT[battle.defender]
        s.war[battle.defender] |= BIT[battle.attacker]
        s.struck = BIT[battle.defender] if battle.surprised else 0
        muster(s, battle.defender, battle.defending, area)
    muster(s, battle.attacker, battle.attacking, area)
    for party, techs in battle.techs.items():
        s.techs[party] = techs
    return s


def muster(s: TntState, party: int, units: list[Troop], area: int) -> None:
    """Put blocks of a faction into an area."""
    s.here[area] |= BIT[party]
    # The strongest first: only some Powers have blocks for them.
    for unit in sorted(units, key=lambda unit: -unit.cv):
        first = [(FIRST_BLOCK[power][unit.type], POOLS[power][unit.type]) for power in powers(party, unit.cv)]
        block = next(block for start, count in first for block in range(start, start + count) if s.place[block] < 0)
        s.place[block], s.cv[block] = area, unit.cv
        s.at[area] = with_item(s.at[area], block)


# --- the answer -----------------------------------------------------------------------------------------------------


def said(found: Forecast, winner: int, tr: Translator) -> tuple[float, str]:
    """The chance of a winner, as a number and in words."""
    share = found.winners.get(winner, 0.0)
    return share, percent(share, tr)


def chance_of(found: Forecast, party: int, tr: Translator) -> Bar:
    """The chance that a party wins."""
    tone = PARTIES[party] if party < THREE else "minor"
    return Bar(tr("battle-wins", {"party": party_name(PARTIES[party], tr)}), *said(found, party, tr), tone)


def headline(found: Forecast, battle: Battle, tr: Translator) -> str:
    """The chance of the attacker, in a sentence."""
    share = percent(found.winners.get(battle.attacker, 0.0), tr)
    return tr("battle-headline", {"attacker": party_name(PARTIES[battle.attacker], tr), "share": share})


def strength(fight: Fight, party: int) -> int:
    """The CV of a party."""
    return sum(cv for unit, cv in zip(fight.units, fight.strengths, strict=True) if unit.party == party)


def rounds_of(found: Forecast, battle: Battle, tr: Translator) -> ResultTable:
    """The chances that the battle is over after each round, until that is almost certain."""
    parties = (battle.attacker, battle.defender, NO_WINNER)
    sums = dict.fromkeys(parties, 0.0)
    rows = []
    for number in range(1, max(found.rounds) + 1):
        for party, share in found.rounds.get(number, {}).items():
            sums[party] += share
        still = max(0.0, 1.0 - sum(sums.values()))
        rows.append([str(number), *[percent(sums[party], tr) for party in parties], percent(still, tr)])
        if still < 0.01:
            break
    names = [tr("battle-wins", {"party": party_name(PARTIES[party], tr)}) for party in parties[:2]]
    head = [tr("battle-round", {}), *names, tr("battle-nobody-wins", {}), tr("battle-goes-on", {})]
    return ResultTable(tr("battle-by-round", {}), head, rows)


def order_of(fight: Fight, tr: Translator) -> ResultTable:
    """The units in their order of fire, each at what it would fire at if nobody had been hit (T&T 12.3, 12.42)."""
    chain = Chain(fight)
    rows = []
    for place, i in enumerate(chain.sequence(0, ()), 1):
        unit, cv = fight.units[i], fight.strengths[i]
        kind = chain.aim(unit, cv, fight.strengths, 0)
        name = tr(
            "battle-unit-of", {"party": party_name(PARTIES[unit.party], tr), "unit": unit_name(TYPES[unit.type], tr), "cv": cv}
        )
        if kind < 0:
            rows.append([str(place), name, tr("battle-no-target", {}), "", ""])
            continue
        dice, need = cv * unit.dice[kind], unit.needs[kind]
        mean = expected(hits(dice, need))
        aim = tr("battle-aim", {"class": tr(f"class-{CLASSES[kind]}", {}), "need": need})
        rows.append([str(place), name, aim, str(dice), decimal(float(mean), tr)])
    head = [tr(f"battle-{word}", {}) for word in ("place-in-order", "unit", "fires-at", "dice", "hits")]
    return ResultTable(tr("battle-order", {}), head, rows)
