"""Values of cards, points of Production and diplomacy for a faction, in Victory Points."""

from __future__ import annotations

from typing import Final

from vezerkar.games.triumph.game_data import (
    ACTION_COUNT,
    ATOMIC_1,
    ATOMIC_4,
    BLOCK_COUNT,
    BLOCK_FACTION,
    BLOCK_TYPE,
    CARD_INTEL,
    CARD_SEASON,
    CARD_VALUE,
    CARD_WILDCARD,
    CODE_BREAK,
    COUP,
    FACTORY,
    FORTRESS,
    IS_GROUND,
    IS_SHIP,
    MOLE,
    RAISES_PER_YEAR,
    RIVALS,
    SABOTAGE,
    SPY_RING,
    THREE,
    USA,
    WEST,
    WINTER,
)
from vezerkar.games.triumph.heuristics.forces import LAND_FIRE, LAND_MASS, Forces
from vezerkar.games.triumph.heuristics.terrain import CAPITAL_OF
from vezerkar.games.triumph.heuristics.threats import AreaThreats
from vezerkar.games.triumph.heuristics.valuation import Prices, is_courted, muster_worth, nation_yield
from vezerkar.games.triumph.rules.control import influence_of
from vezerkar.games.triumph.rules.diplomacy import FOREIGN_AID, RULE, markers, targets
from vezerkar.games.triumph.rules.government import factories, factory_cost, limit_of
from vezerkar.games.triumph.rules.technology import BEARS, OF_SCIENCE
from vezerkar.games.triumph.rules.war import allies_of_the_game
from vezerkar.games.triumph.state import NOBODY, TntState

MARKED: Final[list[float]] = [0.0, 0.65, 0.8, 1.0]
"""Fraction of a Neutral's yield for so many markers: the later ones guard the first."""
COURTESY: Final = 0.03
"""Value of a marker on a Neutral that yields nothing: it may cost a Rival one of his."""
PASSING: Final = 0.05
"""Gain that a card must bring to be played rather than kept."""
MEAN_FACTORY: Final = 2.3
TECH_CHANCE: Final = 0.12
"""Value of an Investment card besides its factories."""
INSURANCE: Final = 0.5
ATOMIC_WORTH: Final[list[float]] = [1.1, 1.3, 1.8, 5.0]

APPEAL: Final[list[float]] = [0.2, 0.75, 0.35, 0.35, 0.45, 0.9, 1.0]
"""APPEAL[type]: how much of what an army needs a step of this type is."""


# --- diplomacy (T&T 8) ---------------------------------------------------------------------------------------------


def marks_worth(s: TntState, nation: int, faction: int, count: int, prices: Prices) -> float:
    """Return the value of so many markers on a Neutral for a faction."""
    if count <= 0:
        return 0.0
    n = min(count, THREE)
    total = COURTESY * n
    if is_courted(s, nation, faction):
        total += MARKED[n] * nation_yield(prices, nation)
        if n == THREE:
            total += muster_worth(nation)
    return total


def balance(s: TntState, seat: int, nation: int) -> tuple[int, int]:
    """The markers on a Neutral once the cards laid for it count, a Rival's negative; and that Rival, or `NOBODY`."""
    owner = influence_of(s, nation)
    count = markers(s, nation)
    if owner not in (NOBODY, seat):
        count = -count
    rival = owner if owner != seat else NOBODY
    laid = len(s.laid[nation])
    if laid:
        if s.laid_by[nation] == seat:
            count += laid
        else:
            count -= laid
            rival = s.laid_by[nation]
    return count, rival


def standing_at(s: TntState, seat: int, nation: int, count: int, rival: int, prices: list[Prices]) -> float:
    """Return the value for a faction of so many markers; a negative number means those of a Rival."""
    if count >= 0:
        return marks_worth(s, nation, seat, count, prices[seat])
    if rival == NOBODY or allies_of_the_game(s, seat, rival):
        return 0.0
    return -prices[rival].menace * marks_worth(s, nation, rival, -count, prices[rival])


def courting(s: TntState, seat: int, nation: int, prices: list[Prices]) -> float:
    """Return the value of one more marker, or of one less of a Rival's."""
    count, rival = balance(s, seat, nation)
    if nation == USA and seat != WEST and count >= 1:
        return 0.0
    before = standing_at(s, seat, nation, count, rival, prices)
    return standing_at(s, seat, nation, count + 1, rival, prices) - before


def diplomacy_worth(s: TntState, seat: int, card: int, nation: int, prices: list[Prices]) -> float:
    """Return the value of playing a card for a Neutral."""
    gained = courting(s, seat, nation, prices)
    if CARD_WILDCARD[card] >= 0 and RULE[CARD_WILDCARD[card]] == FOREIGN_AID:
        gained -= prices[seat].ind
    return gained


def best_use(s: TntState, seat: int, card: int, prices: list[Prices]) -> float:
    """Return the value of the best use of an Action card as Diplomacy."""
    best = 0.0
    for nation in targets(s, seat, card):
        best = max(best, diplomacy_worth(s, seat, card, nation, prices))
    return best


def command_worth(s: TntState, seat: int, card: int) -> float:
    """Return the value of an Action card as a command this year."""
    if CARD_SEASON[card] < s.season or s.season == WINTER:
        return 0.02
    alike = 0
    for other in s.hand[seat]:
        if other < ACTION_COUNT and CARD_SEASON[other] == CARD_SEASON[card] and CARD_VALUE[other] > CARD_VALUE[card]:
            alike += 1
    if alike:
        return 0.1
    return 0.06 * CARD_VALUE[card] if s.war[seat] else 0.02 * CARD_VALUE[card]


# --- cards in the hand ---------------------------------------------------------------------------------------------


def raises_left(s: TntState, seat: int) -> int:
    """Return how many more times a faction may raise its IND in this Government Phase."""
    return max(0, RAISES_PER_YEAR - s.raises[seat])


def factory_worth(s: TntState, seat: int, prices: list[Prices]) -> float:
    """Return the value of a factory for a faction."""
    return prices[seat].ind / factory_cost(s, seat)


def card_worth(s: TntState, seat: int, card: int, prices: list[Prices]) -> float:
    """Return the value that a faction gives up with a card of its hand."""
    if card < ACTION_COUNT:
        return max(0.7 * best_use(s, seat, card, prices), command_worth(s, seat, card))
    worth = 0.7 * FACTORY[card] * factory_worth(s, seat, prices) + TECH_CHANCE
    if CARD_INTEL[card] >= 0:
        worth = max(worth, 0.6 * intel_worth(s, seat, CARD_INTEL[card], prices))
    return worth


def kept_for(s: TntState, seat: int, card: int) -> float:
    """Return the value of a card that is kept through this Government Phase."""
    crowd = len(s.hand[seat]) - limit_of(s, seat)
    share = 1.0 if crowd <= 0 else 0.3
    return share * command_worth(s, seat, card) if card < ACTION_COUNT else share * TECH_CHANCE


def tech_worth(s: TntState, seat: int, tech: int) -> float:
    """Return the value of a technology."""
    if ATOMIC_1 <= tech <= ATOMIC_4:
        return ATOMIC_WORTH[tech - ATOMIC_1]
    return 0.7 if s.war[seat] else 0.3


def pair_price(s: TntState, seat: int, one: int, other: int, prices: list[Prices]) -> float:
    """Return the value of two cards for another use than a technology."""
    share = 0.8 if raises_left(s, seat) else 0.25
    return share * (FACTORY[one] + FACTORY[other]) * factory_worth(s, seat, prices)


def cheapest_pair(s: TntState, seat: int, tech: int, prices: list[Prices]) -> float:
    """Return the price of the cheapest cards that bring a technology."""
    best = 9.0
    hand = s.hand[seat]
    for i in range(len(hand)):
        for j in range(i):
            one, other = hand[i], hand[j]
            if (BEARS[one] | BEARS[other]) >> tech & 1 and helping(one, tech) and helping(other, tech):
                best = min(best, pair_price(s, seat, one, other, prices))
    return best if best < 9.0 else 0.5


def helping(card: int, tech: int) -> bool:
    """Return True if a card may be of use for a technology."""
    return bool((BEARS[card] | OF_SCIENCE[card]) >> tech & 1)


def intel_worth(s: TntState, seat: int, intel: int, prices: list[Prices]) -> float:
    """Return the value of an Intel card, aimed as well as can be."""
    best = 0.0
    for rival in RIVALS[seat]:
        if not allies_of_the_game(s, seat, rival):
            best = max(best, spying_on(s, intel, rival, prices))
    if intel == COUP:
        best = 0.5
    return best


def spying_on(s: TntState, intel: int, rival: int, prices: list[Prices]) -> float:
    """Return the value of an Intel card aimed at a Rival."""
    if intel == SABOTAGE:
        return prices[rival].menace * prices[rival].ind
    if intel == SPY_RING:
        return 0.45 if s.hand[rival] else 0.0
    if intel == MOLE:
        return 0.1 * len(s.vault[rival])
    return 0.04 if intel == CODE_BREAK else 0.02


def coup_worth(s: TntState, seat: int, nation: int, prices: list[Prices]) -> float:
    """Return the value of removing all of a Rival's markers from a Minor."""
    count, rival = balance(s, seat, nation)
    return -standing_at(s, seat, nation, min(0, count), rival, prices)


# --- Production (T&T 7.2) ------------------------------------------------------------------------------------------


def investment_worth(s: TntState, seat: int, bought: int, prices: list[Prices]) -> float:
    """Return the value of one more Investment card when so many have been bought."""
    cost = factory_cost(s, seat)
    have = factories(s, seat) + MEAN_FACTORY * bought
    if have < RAISES_PER_YEAR * cost:
        rest = (RAISES_PER_YEAR * cost - have) / MEAN_FACTORY
        return 0.9 * MEAN_FACTORY * factory_worth(s, seat, prices) * min(1.0, rest)
    # What comes on top of that must fit into the hand, where it may become a technology.
    room = limit_of(s, seat) - len(s.hand[seat]) - bought
    return TECH_CHANCE + 0.1 * MEAN_FACTORY * factory_worth(s, seat, prices) if room > 2 else 0.05


def action_worth(s: TntState, seat: int, bought: int, prices: list[Prices]) -> float:
    """Return the value of one more Action card when so many have been bought."""
    held = bought
    for card in s.hand[seat]:
        if card < ACTION_COUNT:
            held += 1
    own = prices[seat]
    use = 0.3 * (own.pop + 0.7 * own.res) + (0.3 if s.war[seat] else 0.1)
    for _ in range(held):
        use *= 0.93
    return use


class Recruits:
    """Values of steps of units for a faction, area by area."""

    __slots__ = ("need", "s", "seat", "share", "threats")

    def __init__(self, s: TntState, seat: int, threats: AreaThreats) -> None:
        self.s = s
        self.seat = seat
        self.threats = threats
        self.need = army_need(s, seat, threats.forces)
        self.share = share_of_types(s, seat)

    def step(self, area: int, kind: int) -> float:
        """Return the value of a step of a type in an area."""
        worth = self.need * APPEAL[kind]
        if not IS_GROUND[kind]:
            # Of what only supports there need not be more than a part.
            worth *= max(0.1, 1.0 - 4.0 * self.share[kind])
        if not IS_SHIP[kind]:
            worth += self.threats.gain(area, LAND_FIRE[kind], LAND_MASS[kind])
        if kind != FORTRESS and not IS_SHIP[kind]:
            worth += LAND_MASS[kind] * self.threats.pull(area)
        elif kind == FORTRESS and CAPITAL_OF[area] == self.seat:
            worth += 0.1
        return worth

    def cadre(self, area: int, kind: int) -> float:
        """Return the value of a new unit of one step."""
        return self.step(area, kind) - 0.03


def army_need(s: TntState, seat: int, forces: Forces) -> float:
    """Return the value of a step of the army wherever it stands, by what the Rivals have."""
    wanted = 0.0
    for rival in RIVALS[seat]:
        if allies_of_the_game(s, seat, rival):
            continue
        share = 1.2 if s.war[seat] >> rival & 1 else 0.7
        wanted = max(wanted, share * forces.total[rival])
    lack = (wanted - forces.total[seat]) / (wanted + 8.0)
    base = 0.45 if s.war[seat] else INSURANCE * 0.5
    return max(0.04, base * (0.5 + 2.0 * lack))


def share_of_types(s: TntState, seat: int) -> list[float]:
    """Of all steps of a faction, the share of each type."""
    from_types = [0] * len(APPEAL)
    total = 0
    for block in range(BLOCK_COUNT):
        if s.place[block] >= 0 and BLOCK_FACTION[block] == seat:
            from_types[BLOCK_TYPE[block]] += s.cv[block]
            total += s.cv[block]
    return [steps / total if total else 0.0 for steps in from_types]
