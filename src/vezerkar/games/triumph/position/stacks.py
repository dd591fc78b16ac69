"""The procedures that may be in progress: the numbers each of them takes, on which others it lies, and what it wants of the rest
of the State."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.errors import BadPosition
from vezerkar.engine.game import Laid, Number, laid
from vezerkar.engine.together import Together
from vezerkar.games.triumph.declarations.parts import MOST_IND
from vezerkar.games.triumph.game_data import (
    AGENT,
    AREA_COUNT,
    AREAS,
    BLOCK_COUNT,
    BLOCK_FACTION,
    BLOCKS,
    CARD_COUNT,
    CARD_INTEL,
    CARDS,
    COUP,
    DOUBLE_AGENT,
    FACTIONS,
    FACTORY,
    FORTRESS,
    HOLDER,
    LAND_COUNT,
    MINOR,
    MOLE,
    NATION_AREAS,
    NATION_COUNT,
    NATIONS,
    NEUTRAL,
    NEW_YEAR,
    SEASONS,
    SPRING,
    TECH_COUNT,
    TECHS,
    THREE,
    USA,
    USSR,
    WEST,
    WINTER,
)
from vezerkar.games.triumph.game_data import BLOCK_TYPE as TYPE_OF
from vezerkar.games.triumph.notation import AT, NO_AREA, NOUN, ON, of_area
from vezerkar.games.triumph.rules.cards import cards_of_season
from vezerkar.games.triumph.rules.combat import LandEnd, LandRoundEnd, NameTargets, Opening
from vezerkar.games.triumph.rules.command import CommandPhase, OrderTie, Season
from vezerkar.games.triumph.rules.diplomacy import COURTED
from vezerkar.games.triumph.rules.fire import Hits
from vezerkar.games.triumph.rules.government import (
    END,
    PLAY,
    PLAYED,
    Government,
    HandLimit,
    Industry,
    can_raise,
    factory_cost,
)
from vezerkar.games.triumph.rules.intelligence import Aim, Counter, Inspect
from vezerkar.games.triumph.rules.movement import MoveUnit, PayForWar
from vezerkar.games.triumph.rules.muster import Muster
from vezerkar.games.triumph.rules.new_year import FIRST_SEASON, GOVERNMENT, PRODUCTION, YEAR_FROM, NameActiveAlly, Year
from vezerkar.games.triumph.rules.production import FORCE_TYPES, LAST_FORCE, Production, Spend, UsaForces, is_passive
from vezerkar.games.triumph.rules.retreat import EVERYWHERE, ActiveRebase, AirHome, ForcedRetreats, RebaseOne
from vezerkar.games.triumph.rules.rounds import FOUR_CLASSES, Act, Round
from vezerkar.games.triumph.rules.sea import Escape, Joining, SeaBattle, SeaEnd, SeaRoundEnd, Surfacing
from vezerkar.games.triumph.rules.setup import (
    CADRES,
    FREE_DIPLOMACY,
    SHORT,
    ExtraCv,
    FirstDividends,
    PlaceCadres,
    ShortStart,
)
from vezerkar.games.triumph.rules.step import ALL
from vezerkar.games.triumph.rules.technology import Keep, KeepOne, Pair, pairs
from vezerkar.games.triumph.rules.turn import END as TURN_END
from vezerkar.games.triumph.rules.turn import PlayerTurn
from vezerkar.games.triumph.rules.war import Violation, costs_a_card, may_declare
from vezerkar.games.triumph.state import DEFENSIVE, NO_TURN, NOBODY, WINTER_TURN, TntState
from vezerkar.games.triumph.view import kinds

if TYPE_CHECKING:
    from typing import Never

    from vezerkar.engine.state import Step

FACTION: Final = Number("faction", 0, THREE - 1)
PERHAPS: Final = Number("rival", NOBODY, THREE - 1)
LAND: Final = Number("area", 0, LAND_COUNT - 1)
SEA: Final = Number("area", LAND_COUNT, AREA_COUNT - 1)
AREA: Final = Number("area", 0, AREA_COUNT - 1)
BLOCK: Final = Number("block", 0, BLOCK_COUNT - 1)
NATION: Final = Number("nation", 0, NATION_COUNT - 1)
ONE: Final = Number("one", 0, CARD_COUNT - 1)
OTHER: Final = Number("other", 0, CARD_COUNT - 1)
PLAYER: Final = Number("player", 0, THREE - 1)
VICTIM: Final = Number("victim", 0, THREE - 1)
TECH: Final = Number("tech", 0, TECH_COUNT - 1)
ROUNDS: Final = Number("round", 1, 9999)
PARTY: Final = Number("party", 0, MINOR)
WINNER: Final = Number("winner", NOBODY, MINOR, many=True)

TAKES: Final[dict[str, tuple[Number, ...]]] = {
    "Year": (Number("next", 0, len(YEAR_FROM) - 2),),
    "PlaceCadres": (FACTION, Number("cadre", 0, max(map(len, CADRES)))),
    "FirstCards": (),
    "ShortStart": (),
    "FirstDividends": (),
    "ExtraCv": (FACTION, Number("left", 0, max(start["extra_cv"] for start in SHORT))),
    "FreeDiplomacy": (Number("left", 0, FREE_DIPLOMACY),),
    "NameActiveAlly": (),
    "Production": (Number("turn", 0, THREE),),
    "Spend": (FACTION, *[Number(name, 0, MOST_IND) for name in ("left", "units", "actions", "investments")]),
    "UsaForces": (Number("cv", 1, LAST_FORCE), Number("left", 0, len(FORCE_TYPES))),
    "Government": (Number("stage", 0, END),),
    "HandLimit": (FACTION,),
    "Pair": (FACTION, TECH, PERHAPS),
    "Keep": (FACTION, TECH, ONE, OTHER, PERHAPS),
    "KeepOne": (FACTION, ONE, OTHER),
    "Industry": (FACTION, Number("card", 0, CARD_COUNT - 1, many=True)),
    "Aim": (PLAYER, PERHAPS),
    "Counter": (PLAYER, VICTIM, Number("action", AT, ON | NOUN)),
    "Inspect": (PLAYER, VICTIM),
    "Muster": (FACTION, NATION, Number("places", 0, BIT[max(map(len, NATION_AREAS))] - 1)),
    "CommandPhase": (Number("at", 0, THREE - 1),),
    "OrderTie": (Number("who", 0, THREE - 1), Number("other", 0, THREE - 1)),
    "Season": (),
    "WinterCommand": (),
    "PlayerTurn": (Number("next", 0, TURN_END),),
    "MovementPhase": (),
    "PayForWar": (Number("on", 0, THREE - 1),),
    "MoveUnit": (BLOCK,),
    "Violation": (Number("by", 0, THREE - 1), NATION),
    "CombatPhase": (),
    "Marking": (),
    "Battles": (),
    "AfterCombat": (),
    "Surfacing": (SEA,),
    "Opening": (AREA,),
    "NameTargets": (AREA, Number("told", 0, ALL)),
    "Round": (AREA,),
    "Act": (AREA, BLOCK),
    "Hits": (AREA, PARTY, Number("class", 0, FOUR_CLASSES - 1), Number("left", 1, 9999)),
    "LandRoundEnd": (LAND,),
    "LandEnd": (LAND, WINNER),
    "SeaBattle": (SEA, ROUNDS),
    "Joining": (SEA,),
    "SeaRoundEnd": (SEA, ROUNDS),
    "AirHome": (SEA,),
    "Escape": (SEA,),
    "SeaEnd": (SEA, WINNER),
    "ForcedRetreats": (Number("area", 0, EVERYWHERE),),
    "ActiveRebase": (AREA,),
    "RebaseOne": (AREA, BLOCK),
    "SupplyPhase": (),
}
"""The numbers of every Step that may lie on a stack."""

ON_WHAT: Final[dict[str, tuple[str, ...]]] = {
    "Year": ("",),
    "Together": ("FirstCards", "ShortStart", "Government"),
    "PlaceCadres": ("Together",),
    "FirstCards": ("Year", "FreeDiplomacy"),
    "ShortStart": ("Year",),
    "ExtraCv": ("Together",),
    "FreeDiplomacy": ("FirstDividends",),
    "FirstDividends": ("Year",),
    "NameActiveAlly": ("Year",),
    "Production": ("Year",),
    "Spend": ("Production",),
    "UsaForces": ("Spend", "MovementPhase", "PlayerTurn", "Muster"),
    "Government": ("Year",),
    "HandLimit": ("Together",),
    "Pair": ("Government", "Inspect"),
    "Keep": ("Government", "Inspect"),
    "Industry": ("Government",),
    "Aim": ("Government",),
    "Counter": ("Government",),
    "Inspect": ("Government",),
    "Muster": ("Government", "MovementPhase", "PlayerTurn", "FreeDiplomacy", "Muster"),
    "CommandPhase": ("Year",),
    "OrderTie": ("Season", "OrderTie"),
    "Season": ("Year",),
    "WinterCommand": ("Year",),
    "PlayerTurn": ("Season", "Year"),
    "MovementPhase": ("PlayerTurn",),
    "PayForWar": ("MovementPhase",),
    "MoveUnit": ("MovementPhase",),
    "Violation": ("MovementPhase",),
    "CombatPhase": ("PlayerTurn",),
    "Marking": ("Battles",),
    "Battles": ("ForcedRetreats",),
    "AfterCombat": ("PlayerTurn",),
    "Surfacing": ("Opening",),
    "Opening": ("NameTargets",),
    "NameTargets": ("Round", "SeaBattle"),
    "Round": ("LandRoundEnd", "SeaRoundEnd", "ForcedRetreats", "AirHome"),
    "Act": ("Round",),
    "Hits": ("Round",),
    "LandRoundEnd": ("Battles",),
    "LandEnd": ("Battles",),
    "SeaBattle": ("Battles",),
    "Joining": ("Round",),
    "SeaRoundEnd": ("Battles",),
    "AirHome": ("Escape", "ActiveRebase"),
    "Escape": ("SeaBattle",),
    "SeaEnd": ("Battles",),
    "ForcedRetreats": ("AfterCombat", "Year", "ForcedRetreats", "ActiveRebase"),
    "ActiveRebase": ("LandEnd", "SeaEnd"),
    "RebaseOne": ("ActiveRebase",),
    "SupplyPhase": ("Year",),
}
"""On which Steps a Step may lie. `KeepOne` may lie on any: technologies are revealed at any time."""

PART: Final[dict[str, int]] = {
    "FirstCards": 0,
    "ShortStart": 0,
    "FirstDividends": 0,
    "NameActiveAlly": 1,
    "Production": PRODUCTION + 1,
    "Government": GOVERNMENT + 1,
}
"""Part of the year that comes next while these Steps are in progress."""

OF_LAND: Final = (LandRoundEnd, LandEnd)
OF_SEA: Final = (SeaBattle, SeaRoundEnd, SeaEnd)
OF_AREA: Final = (
    *(*OF_LAND, *OF_SEA, Surfacing, Opening, NameTargets, Round, Act, Hits, Joining, AirHome, Escape, ActiveRebase, RebaseOne),
)
OF_BATTLE: Final = (*OF_AREA, ForcedRetreats)


def fit(s: TntState) -> None:
    """Raise `BadPosition` if the stack does not fit the rest."""
    steps = laid(s)
    if s.over:
        return
    for one in steps:
        name = type(one.step).__name__
        if isinstance(one.step, KeepOne):
            allowed = one.on != ""
        else:
            allowed = one.on in ON_WHAT[name] and (one.seat < 0 or name in ("PlaceCadres", "ExtraCv", "HandLimit"))
        if not allowed:
            known = ", ".join(below or "the bottom" for below in ON_WHAT.get(name, ()))
            raise BadPosition(f"{one.path}: {name} cannot lie on {one.on or 'the bottom'}; it lies on: {known}")
    fit_year(s, steps)
    fit_turn(s, steps)
    fit_battle(s, steps)
    fit_cards(s, steps)
    for one in steps:
        why = misfit(s, one, steps)
        if why:
            raise BadPosition(f"{one.path}: {type(one.step).__name__} {why}")


def running(steps: list[Laid], *what: type) -> bool:
    """Return True if one of these is in progress."""
    return any(isinstance(one.step, what) for one in steps)


def fit_year(s: TntState, steps: list[Laid]) -> None:
    """The part of the year that is in progress, and its season."""
    year = steps[0].step
    if not isinstance(year, Year) or len(s.stack) < 2:
        return
    on_year = steps[1].step
    name = type(on_year).__name__
    at = year.at
    season = NEW_YEAR if at <= FIRST_SEASON else SPRING + (at - 1 - FIRST_SEASON) // 2
    if s.season != season:
        raise BadPosition(f"stack[0]: Year {at} wants state.season to be {SEASONS[season]}, not {SEASONS[s.season]}")
    if isinstance(on_year, (Together, KeepOne)):
        fits = at == 0 or isinstance(on_year, KeepOne)
    elif name in PART:
        fits = at == PART[name]
    elif isinstance(on_year, (SeaEnd, ForcedRetreats)) or name == "SupplyPhase":
        fits = at > FIRST_SEASON and (at - FIRST_SEASON) % 2 == 0
    elif name == "WinterCommand" or isinstance(on_year, PlayerTurn):
        fits = season == WINTER and (at - FIRST_SEASON) % 2 == 1
    else:
        fits = SPRING <= season < WINTER and (at - FIRST_SEASON) % 2 == 1
    if not fits:
        raise BadPosition(f"stack[0]: {name} is not in progress when part {at} of the Year comes next")
    if isinstance(on_year, NameActiveAlly) and not s.variant.two:
        raise BadPosition("stack[1]: NameActiveAlly wants two players (options.players)")
    if isinstance(on_year, (ShortStart, FirstDividends)) and not s.variant.short:
        raise BadPosition(f"stack[1]: {name} wants the game of 1939 (options.scenario)")
    named = s.active_ally != NOBODY or not s.variant.two or at <= 1
    if not named:
        raise BadPosition("state.active_ally: with two players there is one all year (stack)")


def fit_turn(s: TntState, steps: list[Laid]) -> None:
    """Check that what lasts for a Player Turn is there during one alone. Raises `BadPosition`."""
    turns = [one for one in steps if isinstance(one.step, PlayerTurn)]
    if turns:
        winter = turns[0].on == "Year"
        if s.active == NOBODY or (winter and s.active != USSR):
            raise BadPosition(f"state.active: {turns[0].path} is the turn of {'the USSR' if winter else 'a faction'}")
        if s.turn_kind == NO_TURN or (s.turn_kind == WINTER_TURN) != winter:
            raise BadPosition(f"state.turn: {turns[0].path} is {'a' if winter else 'no'} turn in Winter")
        if s.turn_kind == DEFENSIVE and not is_passive(s, s.active):
            raise BadPosition("state.turn, active: only the Passive Ally has a defensive turn (stack)")
        for block in s.moves:
            if BLOCK_FACTION[block] != s.active:
                raise BadPosition(f"state.blocks.{BLOCKS[block]}.from, move: it has moved, but is not of state.active (stack)")
        return
    if s.turn_kind != NO_TURN or s.commands or s.under_way:
        raise BadPosition("state.turn, commands, under_way: no PlayerTurn is on the stack")
    if s.moves:
        raise BadPosition(f"state.blocks.{BLOCKS[min(s.moves)]}.from, move: no PlayerTurn is on the stack")
    for name, lasting in (("struck", s.struck), ("breached", s.breached), ("aggressed", s.aggressed)):
        if lasting:
            raise BadPosition(f"state.{name}: no PlayerTurn is on the stack")
    playing = any(isinstance(one.step, Government) and one.step.stage in (PLAY, PLAYED) for one in steps)
    if playing and s.active == NOBODY:
        raise BadPosition("state.active: somebody is on turn while Government cards are played (stack)")


def fit_battle(s: TntState, steps: list[Laid]) -> None:
    """A battle is fought in one area, and only then something is left of it."""
    areas = {one.step.area for one in steps if isinstance(one.step, OF_AREA)}
    areas |= {one.step.area for one in steps if isinstance(one.step, ForcedRetreats) and one.step.area != EVERYWHERE}
    if len(areas) > 1:
        raise BadPosition(f"stack: a battle is fought in one area, not in {', '.join(AREAS[area] for area in sorted(areas))}")
    land, sea = running(steps, *OF_LAND), running(steps, *OF_SEA)
    if areas and (land or sea) and (min(areas) < LAND_COUNT) != land:
        raise BadPosition(f"stack: {AREAS[min(areas)]} is land, or not, and so has to be its battle")
    if land or sea:
        return
    for name, lasting in (("targets", any(s.targets)), ("fort_acted", s.done >> BLOCK_COUNT & 1)):
        if lasting:
            raise BadPosition(f"state.{name}: no battle is in progress (stack)")
    for block in range(BLOCK_COUNT):
        if (s.done | s.joined) >> block & 1:
            raise BadPosition(f"state.blocks.{BLOCKS[block]}.flags, acted, joined: no battle is in progress (stack)")


def fit_cards(s: TntState, steps: list[Laid]) -> None:
    """Cards that lie on the table belong to a procedure."""
    for faction, name in enumerate(FACTIONS):
        spend = [one.step for one in steps if isinstance(one.step, Spend) and one.step.faction == faction]
        told = kinds(s.bought[faction])
        bought = (spend[0].actions, spend[0].investments) if spend else (0, 0)
        if (told["action"], told["investment"]) != bought:
            raise BadPosition(f"state.factions.{name}.bought: {spend_words(spend)} (stack)")
        if len(s.commits[faction]) > (2 if is_passive(s, faction) else 1):
            raise BadPosition(f"state.factions.{name}.commits: these are too many commands (stack)")
        if s.commits[faction] and not running(steps, CommandPhase, Season):
            raise BadPosition(f"state.factions.{name}.commits: no commands are being given (stack)")
        if s.passive[faction] and not s.variant.two:
            raise BadPosition(f"state.factions.{name}.passive: there is no Passive Ally with three players")
    if s.shown != running(steps, Season):
        raise BadPosition("state.shown: commands are shown while the turns of a Season are played (Season on the stack)")
    if s.ahead and not s.shown:
        raise BadPosition("state.ahead: no commands are shown (stack)")
    if s.agents >= 0 and not running(steps, Aim, Counter, Inspect):
        raise BadPosition("state.intel: no Intel card is being played (Aim, Counter or Inspect on the stack)")
    for nation in range(NATION_COUNT):
        if s.laid[nation] and not running(steps, Government):
            raise BadPosition(f"state.laid.{NATIONS[nation]}: no Government Phase is in progress (stack)")
    if s.fresh_blocks and not running(steps, Spend, UsaForces):
        fresh = min(block for block in range(BLOCK_COUNT) if s.fresh_blocks >> block & 1)
        raise BadPosition(f"state.blocks.{BLOCKS[fresh]}.flags, fresh: nothing is being built (stack)")


def spend_words(spend: list[Spend]) -> str:
    """Return the purchases so far in words, by the stack."""
    if not spend:
        return "nothing is being bought"
    return f"Spend says {spend[0].actions} Action and {spend[0].investments} Investment cards"


def misfit(s: TntState, one: Laid, steps: list[Laid]) -> str:
    """Return why a Step does not fit the State; empty if it does."""
    step = one.step
    if one.seat >= 0 and isinstance(step, (PlaceCadres, ExtraCv, HandLimit)):
        if step.faction != one.seat:
            return f"of {FACTIONS[step.faction]} lies on the stack of {FACTIONS[one.seat]}"
        return misfit_of_seat(step)
    if isinstance(step, Spend):
        turn = next(below.step.turn for below in steps if isinstance(below.step, Production))
        if turn == 0 or s.order[turn - 1] != step.faction or s.active != step.faction:
            return "belongs to the faction that state.order and Production say, and that state.active is"
    if isinstance(step, UsaForces):
        return "" if s.marker[USA] == WEST else "wants the USA to have joined the West (state.markers)"
    if isinstance(step, Muster):
        return misfit_of_muster(s, step)
    if isinstance(step, OrderTie):
        return "" if step.who != step.other else "is between two factions"
    if isinstance(step, (Pair, Keep, KeepOne, Industry)):
        return misfit_of_plan(s, one, step, steps)
    if isinstance(step, (Aim, Counter, Inspect)):
        return misfit_of_spies(s, step, steps)
    return misfit_of_moves(s, step)


def misfit_of_seat(step: PlaceCadres | ExtraCv | HandLimit) -> str:
    """Return why a Step of the set-up takes other numbers; empty if they fit."""
    if isinstance(step, PlaceCadres) and step.at > len(CADRES[step.faction]):
        return f"is done after {len(CADRES[step.faction])} Cadres"
    if isinstance(step, ExtraCv) and step.left > SHORT[step.faction]["extra_cv"]:
        return f"spends {SHORT[step.faction]['extra_cv']} CV"
    return ""


def misfit_of_muster(s: TntState, step: Muster) -> str:
    """Return why these units cannot muster there; empty if they can."""
    if s.marker[step.nation] != step.faction:
        return f"wants {NATIONS[step.nation]} to be controlled by {FACTIONS[step.faction]} (state.markers)"
    if step.left >> len(NATION_AREAS[step.nation]):
        return f"takes places of {NATIONS[step.nation]}, which has {len(NATION_AREAS[step.nation])} areas"
    return ""


def misfit_of_plan(s: TntState, one: Laid, step: Pair | Keep | KeepOne | Industry, steps: list[Laid]) -> str:
    """Return why these cards cannot be in play for a technology or for industry; empty if they can."""
    if isinstance(step, KeepOne):
        if step.one == step.other or step.one not in s.kept[step.faction] or step.other not in s.kept[step.faction]:
            return f"wants both cards in state.factions.{FACTIONS[step.faction]}.kept"
        return ""
    if one.on == "Government":
        if s.active != step.faction or (not isinstance(step, Industry) and step.rival != NOBODY):
            return "belongs to state.active, without a Mole"
        if not any(isinstance(below.step, Government) and below.step.stage == PLAYED for below in steps):
            return f"wants Government {PLAYED} below"
    elif isinstance(step, (Pair, Keep)):
        below = next(below.step for below in steps if isinstance(below.step, Inspect))
        if (step.faction, step.rival) != (below.player, below.victim) or s.agents < 0:
            return "belongs to the player of the Mole (Inspect, state.intel)"
    hand = f"state.factions.{FACTIONS[step.faction]}.hand"
    if isinstance(step, Industry):
        total = sum(FACTORY[card] for card in step.cards)
        lying = all(card in s.hand[step.faction] and FACTORY[card] for card in step.cards)
        if len(set(step.cards)) < len(step.cards) or not lying:
            return f"takes cards with factories of {hand}"
        if not can_raise(s, step.faction) or total >= factory_cost(s, step.faction):
            return f"wants more factories, which {hand} has, and an IND that may be raised (raises)"
        return ""
    found = pairs(s, step.faction, step.tech, step.rival)
    if isinstance(step, Pair):
        return "" if found else f"wants a Pair for {TECHS[step.tech]} in {hand}, vault, techs"
    return "" if step.one << 8 | step.other in found else f"wants {CARDS[step.one]} and {CARDS[step.other]}, a Pair, in {hand}"


def misfit_of_spies(s: TntState, step: Aim | Counter | Inspect, steps: list[Laid]) -> str:
    """Return why no Intel card can be in play so; empty if one can."""
    intel = CARD_INTEL[s.agents] if s.agents >= 0 else -1
    if isinstance(step, Inspect):
        fits = step.player != step.victim and (s.agents < 0 or intel == MOLE)
        return "" if fits else "wants a Mole (state.intel), and a Rival"
    if intel < 0 or intel == DOUBLE_AGENT:
        return "wants an Intel card that is aimed (state.intel)"
    rival = step.rival if isinstance(step, Aim) else step.victim
    if rival == step.player or (rival == NOBODY and s.active != step.player):
        return "is aimed by state.active at a Rival"
    if isinstance(step, Counter):
        aim, noun = step.action & ~NOUN, step.action & NOUN
        if intel == AGENT:
            fits = aim == AT and noun >> 8 == rival and noun & 255 < AREA_COUNT
        elif intel == COUP:
            fits = aim == ON and noun in COURTED and noun != USA
        else:
            fits = step.action == of_area(AT, rival, NO_AREA)
        return "" if fits else f"takes as action what {CARDS[s.agents]} (state.intel) may be aimed at"
    return ""


def misfit_of_moves(s: TntState, step: Step[Never]) -> str:
    """Return why no unit can be moving, and no war being declared, so; empty if that fits."""
    if isinstance(step, MoveUnit):
        able = s.place[step.block] >= 0 and step.block not in s.moves and s.commands > 0 and TYPE_OF[step.block] != FORTRESS
        if BLOCK_FACTION[step.block] != s.active or not able:
            return f"wants {BLOCKS[step.block]} on the map, of state.active and not moved, and a Command (state.commands)"
    if isinstance(step, ForcedRetreats) and LAND_COUNT <= step.area < EVERYWHERE:
        return f"takes a land area, or {EVERYWHERE} for all"
    if isinstance(step, PayForWar):
        pays = costs_a_card(s, s.active) and step.on != s.active and may_declare(s, s.active, step.on)
        if not pays or not cards_of_season(s, s.active):
            return "wants an Ally who may declare war and pays with a card of the Season"
    if isinstance(step, Violation):
        neutral = HOLDER[step.nation] == NEUTRAL and s.marker[step.nation] == NOBODY and not s.armed & BIT[step.nation]
        if not neutral or step.by != s.active or step.nation == USA:
            return f"wants {NATIONS[step.nation]} to be a Neutral, and its violator to be state.active"
    if isinstance(step, RebaseOne) and BLOCK_FACTION[step.block] != s.active:
        return f"wants {BLOCKS[step.block]} to be of state.active"
    if isinstance(step, (Act, RebaseOne)) and s.place[step.block] != step.area:
        return f"wants {BLOCKS[step.block]} in {AREAS[step.area]}"
    return ""
