"""Set-up: 1936 (T&T 5), the game of 1939 (T&T 17), two players (T&T 18.0)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.decision import Question
from vezerkar.engine.together import Together
from vezerkar.games.triumph import events
from vezerkar.games.triumph.game_data import (
    ACTION_COUNT,
    AREA_INDEX,
    AREAS,
    AXIS,
    BLOCK_FACTION,
    BLOCK_MAX,
    CARD_WILDCARD,
    FACTIONS,
    FORTRESS,
    GERMANY,
    HOLDER,
    INFANTRY,
    IS_HOME,
    LAND_COUNT,
    LOOK,
    NATION,
    NATION_INDEX,
    POWER,
    SETUP,
    START_CARDS,
    TANK,
    THREE,
    TYPE_COUNT,
    TYPE_INDEX,
)
from vezerkar.games.triumph.notation import BUILD, DIPLOMACY, NOUN, RAISE, REST
from vezerkar.games.triumph.rules.cards import ACTION, INVESTMENT, deal, discard, from_hand, reshuffle
from vezerkar.games.triumph.rules.control import determine, mark
from vezerkar.games.triumph.rules.diplomacy import add_influence, make_satellite, play_wildcard, ripe, targets
from vezerkar.games.triumph.rules.muster import refuse_unit
from vezerkar.games.triumph.rules.new_year import YEAR_FROM, YEAR_START, draw_dividend
from vezerkar.games.triumph.rules.step import TntStep
from vezerkar.games.triumph.rules.units import create, has_fortress, strengthen
from vezerkar.games.triumph.state import TntState

if TYPE_CHECKING:
    from typing import Never

    from vezerkar.engine.state import Step

CADRES: Final[list[list[int]]] = [
    [AREA_INDEX[area] for area, n in SETUP["cadres"][name].items() for _ in range(n)] for name in FACTIONS
]
"""CADRES[faction]: the areas of its Cadres, one after the other (T&T 5.0)."""
FORCED: Final[list[int]] = [AREA_INDEX[area] for area in SETUP["forced_fortresses"]]
"""Areas where the Allies of the two-player game begin with one Fortress (A-41)."""
SHORT: Final = [SETUP["1939"][name] for name in FACTIONS]
FREE_DIPLOMACY: Final = 7
"""Cards the Axis plays before the game of 1939 (T&T 17.0)."""
VIENNA: Final = AREA_INDEX["vienna"]
AUSTRIA: Final = NATION_INDEX["austria"]
USUAL: Final[tuple[int, ...]] = (INFANTRY, TANK)
"""Types proposed for a Cadre: the first that is left."""


class SetUp(TntStep):
    """T&T 5.0: fixed units, decks, and everybody's Cadres in secret; the cards come afterwards."""

    __slots__ = ()

    def advance(self, s: TntState) -> bool:
        s.stack.pop()
        for unit in SETUP["fixed"][s.variant.profile]:
            create(s, NATION_INDEX[unit["nation"]], TYPE_INDEX[unit["type"]], AREA_INDEX[unit["area"]], unit["cv"])
        determine(s)
        reshuffle(s, ACTION)
        reshuffle(s, INVESTMENT)
        s.call(together(False), ShortStart() if s.variant.short else FirstCards(), YEAR_FROM[YEAR_START])
        return False


def together(extra: bool) -> Together:
    """All factions place units at the same time."""
    stacks: list[tuple[Step[Never], ...]] = []
    for faction in range(THREE):
        stacks.append((ExtraCv(faction, SHORT[faction]["extra_cv"]) if extra else PlaceCadres(faction, 0),))
    return Together(tuple(stacks))


class PlaceCadres(TntStep):
    """T&T 5.0: a faction chooses the type of its Cadres, city by city; ``at`` is the next one."""

    __slots__ = ("at", "faction")

    def __init__(self, faction: int, at: int) -> None:
        self.faction = faction
        self.at = at

    def advance(self, s: TntState) -> bool:
        if self.at == len(CADRES[self.faction]):
            s.stack.pop()
            return False
        s.asked = BIT[self.faction]
        return True

    def kinds(self, s: TntState) -> list[int]:
        """The types the next Cadre may have."""
        area = CADRES[self.faction][self.at]
        power = POWER[NATION[area]]
        if self.must_fortify(s, area):
            return [FORTRESS]
        return [kind for kind in range(TYPE_COUNT) if refuse_unit(s, power, area, kind) is None]

    def must_fortify(self, s: TntState, area: int) -> bool:
        """A-41: whether this is the last Cadre of an area that still lacks the Fortress it must have."""
        own = CADRES[self.faction]
        last = self.at + 1 == len(own) or own[self.at + 1] != area
        return s.variant.two and area in FORCED and last and not has_fortress(s, area)

    def options(self, s: TntState, seat: int) -> list[int]:
        area = CADRES[self.faction][self.at]
        return [REST, *[BUILD + (area << 8 | kind) for kind in self.kinds(s)]]

    def choose(self, s: TntState, seat: int, action: int) -> None:
        if action != REST:
            self.place(s, action & 255)
            s.stack[-1] = PlaceCadres(self.faction, self.at + 1)
            return
        step = self
        while step.at < len(CADRES[self.faction]):
            step.place(s, usual(step.kinds(s)))
            step = PlaceCadres(self.faction, step.at + 1)
        s.stack[-1] = step

    def place(self, s: TntState, kind: int) -> None:
        area = CADRES[self.faction][self.at]
        create(s, POWER[NATION[area]], kind, area, 1)

    def question(self, s: TntState, seat: int) -> Question:
        own = CADRES[self.faction]
        return Question("ask-cadre", "T&T 5.0", REST, {"area": AREAS[own[self.at]], "left": len(own) - self.at}, ask="build {}")


class FirstCards(TntStep):
    """T&T 5.0, 17.0: the units stand, and everybody draws his first cards.

    With two players the Allies draw theirs when the Active Ally has been named (A-42).
    """

    __slots__ = ()

    def advance(self, s: TntState) -> bool:
        s.stack.pop()
        for faction in range(THREE):
            if s.variant.short:
                start = SHORT[faction]
                deal(s, faction, ACTION, start["action_cards"])
                deal(s, faction, INVESTMENT, start["investment_cards"])
            elif faction == AXIS or not s.variant.two:
                deal(s, faction, ACTION, START_CARDS[faction])
        return False


def usual(kinds: list[int]) -> int:
    """The type the table proposes."""
    for kind in USUAL:
        if kind in kinds:
            return kind
    return kinds[0]


# --- the game of 1939 (T&T 17) -------------------------------------------------------------------------------------


class ShortStart(TntStep):
    """T&T 17.0: IND and Austria; then more CV for everybody, cards, the Axis' free Diplomacy, three Dividends each."""

    __slots__ = ()

    def advance(self, s: TntState) -> bool:
        s.stack.pop()
        s.year = 1939
        mark(s, AUSTRIA, AXIS)
        create(s, GERMANY, INFANTRY, VIENNA, 2)
        for faction in range(THREE):
            s.ind[faction] = SHORT[faction]["ind"]
        determine(s)
        s.call(together(True), FirstCards(), FreeDiplomacy(FREE_DIPLOMACY), FirstDividends())
        return False


class ExtraCv(TntStep):
    """T&T 17.0: a faction spends its further CV on new Cadres at home and on units it has."""

    __slots__ = ("faction", "left")

    def __init__(self, faction: int, left: int) -> None:
        self.faction = faction
        self.left = left

    def advance(self, s: TntState) -> bool:
        if self.left == 0:
            s.stack.pop()
            return False
        s.asked = BIT[self.faction]
        return True

    def options(self, s: TntState, seat: int) -> list[int]:
        return [REST, *self.raises(s), *self.builds(s)]

    def raises(self, s: TntState) -> list[int]:
        actions: list[int] = []
        seen: set[int] = set()
        for area in range(LAND_COUNT):
            for block in s.at[area]:
                if BLOCK_FACTION[block] == self.faction and s.cv[block] < BLOCK_MAX[block]:
                    alike = (LOOK[block] << 3 | s.cv[block]) << 8 | area
                    if alike not in seen:
                        seen.add(alike)
                        actions.append(RAISE + block)
        return sorted(actions)

    def builds(self, s: TntState) -> list[int]:
        actions: list[int] = []
        for area in range(LAND_COUNT):
            if IS_HOME[area] and HOLDER[NATION[area]] == self.faction:
                for kind in range(TYPE_COUNT):
                    if refuse_unit(s, NATION[area], area, kind) is None:
                        actions.append(BUILD + (area << 8 | kind))
        return actions

    def choose(self, s: TntState, seat: int, action: int) -> None:
        if action != REST:
            self.spend(s, action)
            s.stack[-1] = ExtraCv(self.faction, self.left - 1)
            return
        # What is proposed: strengthen what stands in the biggest cities first.
        step = self
        while step.left > 0:
            raises = step.raises(s)
            step.spend(s, raises[0] if raises else step.builds(s)[0])
            step = ExtraCv(self.faction, step.left - 1)
        s.stack[-1] = step

    def spend(self, s: TntState, action: int) -> None:
        verb, noun = action & ~NOUN, action & NOUN
        if verb == RAISE:
            strengthen(s, noun)
        else:
            area = noun >> 8
            create(s, NATION[area], noun & 255, area, 1)

    def question(self, s: TntState, seat: int) -> Question:
        return Question("ask-extra-cv", "T&T 17.0", REST, {"left": self.left}, ask="build {}")


class FirstDividends(TntStep):
    """T&T 17.0: the Peace Dividends of the years before 1939."""

    __slots__ = ()

    def advance(self, s: TntState) -> bool:
        s.stack.pop()
        for faction in range(THREE):
            for _ in range(SHORT[faction]["peace_dividends"]):
                draw_dividend(s, faction)
        return False


class FreeDiplomacy(TntStep):
    """T&T 17.0: the Axis plays Action cards as Diplomacy that nobody opposes; each counts at once."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def advance(self, s: TntState) -> bool:
        if self.left == 0 or not self.options(s, AXIS):
            s.stack.pop()
            return False
        s.asked = BIT[AXIS]
        return True

    def options(self, s: TntState, seat: int) -> list[int]:
        actions: list[int] = []
        for card in s.hand[seat]:
            if card < ACTION_COUNT:
                for nation in targets(s, seat, card):
                    actions.append(DIPLOMACY + (card << 8 | nation))
        return actions

    def choose(self, s: TntState, seat: int, action: int) -> None:
        s.stack[-1] = FreeDiplomacy(self.left - 1)
        card, nation = (action & NOUN) >> 8, action & 255
        from_hand(s, seat, card)
        if CARD_WILDCARD[card] >= 0:
            play_wildcard(s, seat, card, nation)
        else:
            events.laid(s, seat, card, nation)
            discard(s, card)
            add_influence(s, seat, nation)
        if ripe(s, seat, nation):
            make_satellite(s, seat, nation)

    def question(self, s: TntState, seat: int) -> Question:
        return Question("ask-free-diplomacy", "T&T 17.0", self.options(s, seat)[0], {"left": self.left})
