"""The policy of a faction: values of its actions for each Step that asks, and rollouts by these values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from vezerkar.engine.bit_sets import count
from vezerkar.engine.playout import greedy_playout
from vezerkar.games.triumph.game_data import (
    ACTION_COUNT,
    BLOCK_FACTION,
    BLOCK_TYPE,
    CARD_INTEL,
    CARD_SEASON,
    CARD_VALUE,
    COUP,
    EMERGENCY,
    FACTORY,
    FORTRESS,
    LAND_COUNT,
    LOOK,
)
from vezerkar.games.triumph.heuristics.battle import (
    attack_worth,
    combat_worth,
    escape_worth,
    leaving_worth,
    loss,
    odds,
    rebase_worth,
)
from vezerkar.games.triumph.heuristics.campaign import Campaign, command_gain, war_worth
from vezerkar.games.triumph.heuristics.economy import (
    PASSING,
    Recruits,
    action_worth,
    card_worth,
    cheapest_pair,
    coup_worth,
    diplomacy_worth,
    intel_worth,
    investment_worth,
    kept_for,
    pair_price,
    raises_left,
    share_of_types,
    spying_on,
    tech_worth,
)
from vezerkar.games.triumph.heuristics.forces import Forces
from vezerkar.games.triumph.heuristics.information import own_step
from vezerkar.games.triumph.heuristics.terrain import CAPITAL_OF
from vezerkar.games.triumph.heuristics.threats import AreaThreats
from vezerkar.games.triumph.heuristics.valuation import Prices, all_prices
from vezerkar.games.triumph.notation import (
    BUILD,
    BUY_ACTION,
    BUY_INVESTMENT,
    CLAIM,
    COMMIT,
    DEVELOP,
    DIPLOMACY,
    DONE,
    ESCAPE,
    FIRST,
    INDUSTRY,
    KEEP,
    NOUN,
    ON,
    PASS,
    RAISE,
    REST,
    TARGET,
    VAULT,
    WAR,
)
from vezerkar.games.triumph.rules.battle import distinct, group_of
from vezerkar.games.triumph.rules.combat import Battles, Marking, NameTargets
from vezerkar.games.triumph.rules.command import CommandPhase, OrderTie, WinterCommand
from vezerkar.games.triumph.rules.control import production_level
from vezerkar.games.triumph.rules.fire import Hits
from vezerkar.games.triumph.rules.government import Government, HandLimit, Industry, factory_cost
from vezerkar.games.triumph.rules.intelligence import Aim, Counter, Inspect
from vezerkar.games.triumph.rules.movement import MovementPhase, MoveUnit, PayForWar
from vezerkar.games.triumph.rules.muster import Muster
from vezerkar.games.triumph.rules.new_year import NameActiveAlly
from vezerkar.games.triumph.rules.production import Spend, UsaForces
from vezerkar.games.triumph.rules.retreat import ActiveRebase, AirHome, ForcedRetreats, RebaseOne
from vezerkar.games.triumph.rules.rounds import Act, Round, next_up
from vezerkar.games.triumph.rules.sea import Escape, Joining, Surfacing
from vezerkar.games.triumph.rules.setup import CADRES, ExtraCv, FreeDiplomacy, PlaceCadres
from vezerkar.games.triumph.rules.technology import Keep, KeepOne, Pair
from vezerkar.games.triumph.rules.war import Violation, allies_of_the_game
from vezerkar.games.triumph.state import EMERGENCY_TURN, FULL, WINTER_TURN, TntState

TRUST: Final = 5.0
"""Score of one Victory Point, in percent of a game."""
UNTHINKABLE: Final = -1000.0
CONSIDERED: Final = 40
"""Largest number of decisions in a rollout. It ends with the Season if that comes first."""
SPREAD: Final = 0.1
"""Largest random amount added to an action value in a rollout, in Victory Points."""
WIN: Final = 100.0
REST_WORTH: Final = -1.0
"""Value of the action that places the rest automatically: less than any choice of one's own."""
COMMAND_AGAIN: Final = 0.05
BLUFF: Final = -0.5
RIPE_WAR: Final = 0.5
"""Least value of a war that is declared, in Victory Points."""

CADRE_TASTE: Final[list[float]] = [0.0, 1.0, 0.2, 0.3, 0.6, 1.1, 1.25]
CADRE_SHARE: Final[list[float]] = [0.0, 0.14, 0.03, 0.03, 0.08, 0.22, 0.5]
"""Of what types a peaceful army should be."""

Handler: TypeAlias = Callable[[TntState, int, Any, list[int]], list[float]]


def action_scores(s: TntState, seat: int, legal: list[int]) -> list[float]:
    """Return the score of each legal action, in percent of a game.

    Purchases, Government cards and placements pay off after years, and no rollout reaches that far. There the best action
    gets a score so high that it is not searched.
    """
    found = action_values(s, seat, legal)
    if isinstance(own_step(s, seat), SEARCHED):
        return [TRUST * worth for worth in found]
    liked = [UNTHINKABLE] * len(legal)
    liked[found.index(max(found))] = 0.0
    return liked


def action_values(s: TntState, seat: int, legal: list[int]) -> list[float]:
    """Return the value of each legal action, in Victory Points, by what this faction may know."""
    step = own_step(s, seat)
    handler = HANDLERS.get(type(step))
    if handler is None:
        return [0.0] * len(legal)
    return handler(s, seat, step, legal)


# --- set-up --------------------------------------------------------------------------------------------------------


def cadres(s: TntState, seat: int, step: PlaceCadres, legal: list[int]) -> list[float]:
    """A mixed army, Fortresses in the capitals."""
    share = share_of_types(s, seat)
    found: list[float] = []
    area = CADRES[seat][step.at]
    for action in legal:
        if action == REST:
            found.append(REST_WORTH)
            continue
        kind = action & 255
        if kind == FORTRESS:
            found.append(1.5 if CAPITAL_OF[area] == seat else 0.0)
        else:
            found.append(CADRE_TASTE[kind] * (1.0 - 0.9 * share[kind] / CADRE_SHARE[kind]))
    return found


def extra_cv(s: TntState, seat: int, step: ExtraCv, legal: list[int]) -> list[float]:
    """As in Production."""
    recruits = Recruits(s, seat, AreaThreats(s, seat, Forces(s, seat)))
    return [REST_WORTH if action == REST else recruit_worth(s, recruits, action) for action in legal]


def recruit_worth(s: TntState, recruits: Recruits, action: int) -> float:
    """Return the value of a step that is raised or built."""
    if action >= BUILD:
        return recruits.cadre((action & NOUN) >> 8, action & 255)
    block = action - RAISE
    return recruits.step(s.place[block], BLOCK_TYPE[block])


def free_diplomacy(s: TntState, seat: int, step: FreeDiplomacy, legal: list[int]) -> list[float]:
    """Return the score of each card; those that bring little else come first."""
    prices = all_prices(s)
    return [
        diplomacy_worth(s, seat, (action & NOUN) >> 8, action & 255, prices) - 0.01 * CARD_VALUE[(action & NOUN) >> 8]
        for action in legal
    ]


def active_ally(s: TntState, seat: int, step: NameActiveAlly, legal: list[int]) -> list[float]:
    """The Ally that has more to do."""
    found: list[float] = []
    for action in legal:
        ally = action & NOUN
        found.append(production_level(s, ally) + 0.5 * len(s.passive[ally]) + (1.0 if s.war[ally] else 0.0))
    return found


# --- Production ----------------------------------------------------------------------------------------------------


def spend(s: TntState, seat: int, step: Spend, legal: list[int]) -> list[float]:
    """Cards that make the economy grow, or units where they are needed."""
    prices = all_prices(s)
    recruits = Recruits(s, seat, AreaThreats(s, seat, Forces(s, seat)))
    found: list[float] = []
    for action in legal:
        if action == DONE:
            found.append(0.0)
        elif action == BUY_ACTION:
            found.append(action_worth(s, seat, step.actions, prices))
        elif action == BUY_INVESTMENT:
            found.append(investment_worth(s, seat, step.investments, prices))
        else:
            found.append(recruit_worth(s, recruits, action))
    return found


def muster(s: TntState, seat: int, step: Any, legal: list[int]) -> list[float]:
    """Units of a Satellite, or the free ones of the USA."""
    recruits = Recruits(s, seat, AreaThreats(s, seat, Forces(s, seat)))
    return [0.0 if action == DONE else recruits.step((action & NOUN) >> 8, action & 255) for action in legal]


# --- Government ----------------------------------------------------------------------------------------------------


def government(s: TntState, seat: int, step: Government, legal: list[int]) -> list[float]:
    """Diplomacy, technology, industry, Intelligence; to pass is worth a little."""
    prices = all_prices(s)
    found: list[float] = []
    for action in legal:
        verb, noun = action & ~NOUN, action & NOUN
        if action == PASS:
            found.append(PASSING)
        elif verb == DIPLOMACY:
            card = noun >> 8
            found.append(diplomacy_worth(s, seat, card, noun & 255, prices) - kept_for(s, seat, card))
        elif verb == DEVELOP:
            found.append(tech_worth(s, seat, noun) - cheapest_pair(s, seat, noun, prices))
        elif verb == INDUSTRY:
            found.append(prices[seat].ind - 0.1 + spare_card(s, seat, noun, 0, prices))
        else:
            intel = CARD_INTEL[noun]
            price = FACTORY[noun] * prices[seat].ind / factory_cost(s, seat) if raises_left(s, seat) else 0.05
            found.append(intel_worth(s, seat, intel, prices) - price)
    return found


def spare_card(s: TntState, seat: int, card: int, before: int, prices: list[Prices]) -> float:
    """Return how well a card goes into a raise of IND with so many factories before: best if least other use is lost."""
    over = max(0, before + FACTORY[card] - factory_cost(s, seat))
    other = intel_worth(s, seat, CARD_INTEL[card], prices) if CARD_INTEL[card] >= 0 else 0.0
    return 0.02 * FACTORY[card] - 0.05 * over - 0.1 * other


def industry(s: TntState, seat: int, step: Industry, legal: list[int]) -> list[float]:
    """Whatever fits best."""
    prices = all_prices(s)
    return [spare_card(s, seat, action & NOUN, step.total(), prices) for action in legal]


def pair(s: TntState, seat: int, step: Pair, legal: list[int]) -> list[float]:
    """The pair that is needed least."""
    prices = all_prices(s)
    return [-pair_price(s, seat, (action & NOUN) >> 8, action & 255, prices) for action in legal]


def keep(s: TntState, seat: int, step: Keep, legal: list[int]) -> list[float]:
    """Technologies are revealed: in the Vault they do nothing and take the place of a card. Rather few factories are kept."""
    return [-1.0 if action == VAULT else -0.1 * FACTORY[action - KEEP] for action in legal]


def keep_one(s: TntState, seat: int, step: KeepOne, legal: list[int]) -> list[float]:
    """Of two cards the one with fewer factories stays."""
    return [-0.1 * FACTORY[action - KEEP] for action in legal]


def aim_intel(s: TntState, seat: int, step: Aim, legal: list[int]) -> list[float]:
    """At whom it hurts most."""
    prices = all_prices(s)
    intel = CARD_INTEL[s.agents]
    found: list[float] = []
    for action in legal:
        if action & ~NOUN == ON:
            found.append(coup_worth(s, seat, action & NOUN, prices))
        else:
            rival, area = (action & NOUN) >> 8, action & 255
            ally = allies_of_the_game(s, seat, rival)
            seen = len(s.at[area]) * 0.02 if area < LAND_COUNT else 0.0
            found.append(-1.0 if ally else spying_on(s, intel, rival, prices) + seen)
    return found


def counter(s: TntState, seat: int, step: Counter, legal: list[int]) -> list[float]:
    """The Double Agent answers what hurts."""
    intel = CARD_INTEL[s.agents]
    worth = intel_worth(s, seat, intel, all_prices(s)) if intel != COUP else 0.8
    return [0.0 if action == PASS else worth - 0.15 for action in legal]


def inspect(s: TntState, seat: int, step: Inspect, legal: list[int]) -> list[float]:
    """A technology out of a Rival's Vault costs one card."""
    return [0.0 if action == PASS else tech_worth(s, seat, action & NOUN) - 0.2 for action in legal]


def discards(s: TntState, seat: int, step: Any, legal: list[int]) -> list[float]:
    """Return a score for each discard: the less a card is worth, the higher."""
    prices = all_prices(s)
    return [-card_worth(s, seat, action & NOUN, prices) for action in legal]


# --- commands ------------------------------------------------------------------------------------------------------


def command(s: TntState, seat: int, step: CommandPhase, legal: list[int]) -> list[float]:
    """A card of the Season if there is something to do for it; another one if something is burning."""
    best_value = 0
    for action in legal:
        if action >= COMMIT and action - COMMIT < ACTION_COUNT and CARD_SEASON[action - COMMIT] == s.season:
            best_value = max(best_value, CARD_VALUE[action - COMMIT])
    gain = command_gain(s, seat, best_value, FULL) if best_value else 0.0
    urgent = command_gain(s, seat, EMERGENCY[seat], EMERGENCY_TURN) if not best_value else 0.0
    prices = all_prices(s)
    found: list[float] = []
    for action in legal:
        if action == PASS:
            found.append(COMMAND_AGAIN)
            continue
        card = action - COMMIT
        if card >= ACTION_COUNT:
            found.append(BLUFF)
        elif CARD_SEASON[card] == s.season:
            found.append(gain * CARD_VALUE[card] / best_value - 0.5 * card_worth(s, seat, card, prices))
        else:
            found.append(0.7 * urgent - card_worth(s, seat, card, prices) - 0.1)
    return found


def winter_command(s: TntState, seat: int, step: WinterCommand, legal: list[int]) -> list[float]:
    """The highest card that something can be done with."""
    best_value = 1
    for action in legal:
        if action != PASS:
            best_value = max(best_value, CARD_VALUE[action - COMMIT])
    gain = command_gain(s, seat, best_value, WINTER_TURN)
    prices = all_prices(s)
    found: list[float] = []
    for action in legal:
        if action == PASS:
            found.append(COMMAND_AGAIN)
        else:
            card = action - COMMIT
            found.append(gain * CARD_VALUE[card] / best_value - card_worth(s, seat, card, prices))
    return found


def order_tie(s: TntState, seat: int, step: OrderTie, legal: list[int]) -> list[float]:
    """First come, first served."""
    return [0.1 if action == FIRST else 0.0 for action in legal]


# --- movement ------------------------------------------------------------------------------------------------------


def movement(s: TntState, seat: int, step: MovementPhase, legal: list[int]) -> list[float]:
    """The unit whose best move brings most; a war that promises something; or nothing more."""
    campaign = Campaign(s, seat, s.commands)
    best: dict[int, float] = {}
    for group in campaign.groups:
        best[group.block] = campaign.best_move(group)
    found: list[float] = []
    for action in legal:
        if action < PASS:
            found.append(best.get(action, -1.0))
        elif action == DONE:
            found.append(0.0)
        elif action == CLAIM:
            found.append(WIN)
        else:
            worth = war_worth(s, seat, action - WAR) - RIPE_WAR
            found.append(worth + WIN / 10.0 if worth > 0.0 else worth)
    return found


def move_unit(s: TntState, seat: int, step: MoveUnit, legal: list[int]) -> list[float]:
    """Return a score for each move of the unit in hand."""
    campaign = Campaign(s, seat, s.commands)
    for group in campaign.groups:
        # The unit in hand may stand for another one that is alike.
        alike = group.area == s.place[step.block] and group.cv == s.cv[step.block] and LOOK[group.block] == LOOK[step.block]
        if alike and (group.block in s.deep) == (step.block in s.deep):
            return [campaign.move_worth(group, action) for action in legal]
    return [0.0] * len(legal)


def violation(s: TntState, seat: int, step: Violation, legal: list[int]) -> list[float]:
    """A Protector stands by his Protectorate unless he is much the weaker."""
    forces = Forces(s, seat)
    weak = forces.total[seat] < 0.6 * forces.total[step.by]
    return [0.0 if action == PASS else (0.5 if weak else -0.5) for action in legal]


# --- combat --------------------------------------------------------------------------------------------------------


def marking(s: TntState, seat: int, step: Marking, legal: list[int]) -> list[float]:
    """Battles that promise something."""
    forces = Forces(s, seat)
    threats = AreaThreats(s, seat, forces)
    return [0.0 if action == DONE else attack_worth(s, seat, action & NOUN, forces, threats) for action in legal]


def battles(s: TntState, seat: int, step: Battles, legal: list[int]) -> list[float]:
    """The surest first."""
    forces = Forces(s, seat)
    return [odds(s, seat, action & NOUN, forces) for action in legal]


def targets(s: TntState, seat: int, step: NameTargets, legal: list[int]) -> list[float]:
    """Fire at everybody there is."""
    return [0.1 * count(action - TARGET) for action in legal]


def surfacing(s: TntState, seat: int, step: Surfacing, legal: list[int]) -> list[float]:
    """Subs come up when there is hope."""
    hope = odds(s, seat, step.area, Forces(s, seat))
    return [0.5 if action == PASS else hope for action in legal]


def joining(s: TntState, seat: int, step: Joining, legal: list[int]) -> list[float]:
    """The strongest group first."""
    found: list[float] = []
    for action in legal:
        total = 0.0
        for block in s.at[step.area]:
            if BLOCK_FACTION[block] == seat and group_of(s, block) == action & NOUN:
                total += s.cv[block]
        found.append(total)
    return found


def escape(s: TntState, seat: int, step: Escape, legal: list[int]) -> list[float]:
    """Subs escape from a battle that goes badly."""
    worth = escape_worth(s, seat, step.area, Forces(s, seat))
    return [worth if action == ESCAPE else 0.0 for action in legal]


def combat_round(s: TntState, seat: int, step: Round, legal: list[int]) -> list[float]:
    """The strongest unit acts first; of one unit the Combat Action."""
    if legal[0] < PASS:
        return [float(s.cv[action]) for action in legal]
    return acting(s, seat, step.area, distinct(s, next_up(s, step.area))[0], legal)


def act(s: TntState, seat: int, step: Act, legal: list[int]) -> list[float]:
    """The Combat Action of the unit in hand."""
    return acting(s, seat, step.area, step.block, legal)


def acting(s: TntState, seat: int, area: int, block: int, legal: list[int]) -> list[float]:
    """Return the value of each Combat Action of a unit."""
    forces = Forces(s, seat)
    threats = AreaThreats(s, seat, forces)
    return [combat_worth(s, seat, area, block, action, forces, threats) for action in legal]


def hits(s: TntState, seat: int, step: Hits, legal: list[int]) -> list[float]:
    """Return a score for each block that may take a hit: the less it is missed, the higher."""
    return [-loss(s, action & NOUN) for action in legal]


def must_leave(s: TntState, seat: int, step: Any, legal: list[int]) -> list[float]:
    """To where the unit is of use."""
    threats = AreaThreats(s, seat, Forces(s, seat))
    block = step.next_one(s)
    return [leaving_worth(s, seat, block, action, threats) for action in legal]


def may_rebase(s: TntState, seat: int, step: ActiveRebase, legal: list[int]) -> list[float]:
    """Of several units one after the other; a single one flies at once."""
    if len(legal) > 1 and legal[0] < PASS:
        # Who stays is decided when it is in hand; to put it back is no progress, so none is taken that stays.
        found: list[float] = []
        for action in legal:
            found.append(0.0 if action == DONE else best_rebase(s, seat, step.area, action))
        return found
    able = step.able(s)
    return rebasing(s, seat, step.area, able[0] if able else -1, legal)


def best_rebase(s: TntState, seat: int, area: int, block: int) -> float:
    """Return the value of the best ReBasing of a unit; much less than that of staying if none is better.

    Whoever took the unit in hand all the same would put it back, and be asked the same again.
    """
    best = max(rebasing(s, seat, area, block, RebaseOne(area, block).options(s, seat)))
    return best if best > 0.0 else -1.0


def rebase_one(s: TntState, seat: int, step: RebaseOne, legal: list[int]) -> list[float]:
    """Return a score for each ReBasing of the unit in hand."""
    return rebasing(s, seat, step.area, step.block, legal)


def rebasing(s: TntState, seat: int, area: int, block: int, legal: list[int]) -> list[float]:
    """Return the value of each ReBasing of a unit; that of staying is 0."""
    forces = Forces(s, seat)
    threats = AreaThreats(s, seat, forces)
    return [0.0 if action == DONE else rebase_worth(s, seat, area, block, action, forces, threats) for action in legal]


SEARCHED: Final = (CommandPhase, MovementPhase, Marking, Round, Act)
"""The Steps whose decisions are searched."""

HANDLERS: Final[dict[type, Handler]] = {
    PlaceCadres: cadres,
    ExtraCv: extra_cv,
    FreeDiplomacy: free_diplomacy,
    NameActiveAlly: active_ally,
    Spend: spend,
    UsaForces: muster,
    Muster: muster,
    Government: government,
    Industry: industry,
    Pair: pair,
    Keep: keep,
    KeepOne: keep_one,
    Counter: counter,
    Inspect: inspect,
    HandLimit: discards,
    PayForWar: discards,
    CommandPhase: command,
    WinterCommand: winter_command,
    OrderTie: order_tie,
    MovementPhase: movement,
    MoveUnit: move_unit,
    Violation: violation,
    Marking: marking,
    Battles: battles,
    NameTargets: targets,
    Aim: aim_intel,
    Surfacing: surfacing,
    Joining: joining,
    Escape: escape,
    Round: combat_round,
    Act: act,
    Hits: hits,
    ForcedRetreats: must_leave,
    AirHome: must_leave,
    ActiveRebase: may_rebase,
    RebaseOne: rebase_one,
}
"""The function that values the actions of each Step."""


def rollout(s: TntState, rng: int) -> int:
    """Play to the end of the Season by the values of the actions. Return the new state of the generator."""
    season, left = s.season, CONSIDERED

    def keep_going(s: TntState) -> bool:
        nonlocal left
        left -= 1
        return left >= 0 and s.season == season

    return greedy_playout(s, rng, keep_going, action_values, SPREAD)
