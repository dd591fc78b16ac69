"""The Movement Phase (T&T 11): declarations, and one unit for each point of the command."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.decision import Question, Refusal
from vezerkar.games.triumph import events
from vezerkar.games.triumph.game_data import (
    AREAS,
    BLOCK_COUNT,
    BLOCK_FACTION,
    BLOCK_POWER,
    BLOCK_TYPE,
    BORDER,
    FACTIONS,
    FORTRESS,
    IS_GROUND,
    IS_STRAIT,
    LAND_COUNT,
    LOOK,
    NATION,
    NATION_COUNT,
    NATIONS,
    RIVALS,
    SPAN,
    THREE,
    TYPES,
    USA,
    WEST,
)
from vezerkar.games.triumph.notation import CLAIM, DISCARD, DONE, INTERVENE, NO_VIA, NOUN, PARTITION, PASS, PICK, TO, VIOLATE, WAR
from vezerkar.games.triumph.rules import reasons
from vezerkar.games.triumph.rules.cards import cards_of_season, discard, from_hand
from vezerkar.games.triumph.rules.control import disputed, enemies_in, enemy_land
from vezerkar.games.triumph.rules.reach import (
    BATTLE,
    CLEAR,
    OF_MINOR,
    OF_NEUTRAL,
    OF_RIVAL,
    UNDEFENDED,
    Reach,
    ally_there,
    can_move,
    crossings_left,
    destinations,
    entry,
    explore,
    supported,
)
from vezerkar.games.triumph.rules.step import TntStep
from vezerkar.games.triumph.rules.units import shift, stand_up, with_item
from vezerkar.games.triumph.rules.victory import can_claim, claim, snapshot, why_no_bomb
from vezerkar.games.triumph.rules.war import (
    allies_of_the_game,
    bring_in_the_usa,
    canada_entered,
    costs_a_card,
    declare_war,
    intervene,
    may_declare,
    may_intervene,
    may_partition,
    may_violate,
    partition,
    settle_interventions,
    violate,
)
from vezerkar.games.triumph.state import AGGRESSED, DEFENSIVE, EMERGENCY_TURN, ENGAGED, INVADED, LEFT_BATTLE, START, TntState

OWN_BLOCKS: Final[list[list[int]]] = [
    [block for block in range(BLOCK_COUNT) if BLOCK_FACTION[block] == faction and BLOCK_TYPE[block] != FORTRESS]
    for faction in range(THREE)
]
"""OWN_BLOCKS[faction]: its blocks that can move."""


class MovementPhase(TntStep):
    """T&T 11.0: the Active Player declares and moves until he is done."""

    __slots__ = ()

    def asks(self, s: TntState) -> int:
        return s.active

    def options(self, s: TntState, seat: int) -> list[int]:
        actions: list[int] = []
        if s.commands > 0:
            actions = movable(s, seat)
        if not must_still_attack(s, seat) or not actions:
            actions.append(DONE)
        if can_claim(s, seat):
            actions.append(CLAIM)
        for rival in RIVALS[seat]:
            if may_declare(s, seat, rival) and (not costs_a_card(s, seat) or cards_of_season(s, seat)):
                actions.append(WAR + rival)
        return actions

    def choose(self, s: TntState, seat: int, action: int) -> None:
        if action < PASS:
            s.stack.append(MoveUnit(action - PICK))
        elif action == DONE:
            s.stack.pop()
            end_of_movement(s, seat)
        elif action == CLAIM:
            claim(s, seat)
        elif costs_a_card(s, seat):
            s.stack.append(PayForWar(action - WAR))
        else:
            declare_war(s, seat, action - WAR)

    def question(self, s: TntState, seat: int) -> Question:
        default = DONE if not must_still_attack(s, seat) else self.options(s, seat)[0]
        return Question("ask-move", "T&T 11.0", default, {"commands": s.commands})

    def menu(self, s: TntState, seat: int) -> list[int]:
        wars = [WAR + rival for rival in RIVALS[seat]]
        return [PICK + block for block in OWN_BLOCKS[seat] if s.place[block] >= 0] + [DONE] + wars

    def refuse(self, s: TntState, seat: int, action: int) -> Refusal:
        verb, noun = action & ~NOUN, action & NOUN
        if verb == WAR:
            return why_no_war(s, seat, noun)
        if action < PASS and BLOCK_FACTION[action] == seat and s.place[action] >= 0:
            return why_not_picked(s, action)
        if action == DONE:
            return why_not_done(s, seat)
        if action == CLAIM:
            return why_no_bomb(s, seat)
        return super().refuse(s, seat, action)


def movable(s: TntState, faction: int) -> list[int]:
    """PICK for every unit that may move, of those that are alike only the first."""
    actions: list[int] = []
    offered: set[int] = set()
    able: dict[int, bool] = {}
    for block in OWN_BLOCKS[faction]:
        area = s.place[block]
        if area < 0 or block in s.moves:
            continue
        deep = 1 if block in s.deep else 0
        sort = (LOOK[block] << 1 | deep) << 8 | area
        look = sort << 3 | s.cv[block]
        if look in offered:
            continue
        offered.add(look)
        if sort not in able:
            able[sort] = can_move(s, block) or len(declarations(s, block, explore(s, block))) > 0
        if able[sort]:
            actions.append(PICK + block)
    return actions


def must_still_attack(s: TntState, faction: int) -> bool:
    """A-34, B-24, in the rules of 2016: a declaration must be followed by Aggression on its victim."""
    if not s.variant.revised or (s.struck == 0 and s.breached == 0):
        return False
    return len(attacks_owed(s, faction)) > 0 or len(entries_owed(s, faction)) > 0


def attacks_owed(s: TntState, faction: int) -> list[int]:
    """The Rivals on whom war was declared this turn and whom nobody has attacked yet."""
    return [rival for rival in RIVALS[faction] if s.struck & BIT[rival] and not attacked(s, rival)]


def entries_owed(s: TntState, faction: int) -> list[int]:
    """The nations whose neutrality was violated this turn and which nobody has entered yet."""
    return [nation for nation in range(NATION_COUNT) if s.breached & BIT[nation] and not entered(s, faction, nation)]


def attacked(s: TntState, rival: int) -> bool:
    """Return True if an Aggression of this turn met a Rival's units or land."""
    for block, what in s.moves.items():
        if what & AGGRESSED:
            area = s.place[block]
            if area >= 0 and (s.here[area] & BIT[rival] or (area < LAND_COUNT and s.control[area] == rival)):
                return True
    return False


def entered(s: TntState, faction: int, nation: int) -> bool:
    """Return True if a faction has units in a nation."""
    for block in OWN_BLOCKS[faction]:
        area = s.place[block]
        if 0 <= area < LAND_COUNT and NATION[area] == nation:
            return True
    return False


def why_no_war(s: TntState, faction: int, rival: int) -> Refusal:
    """Return why war cannot be declared on a Rival now (T&T 15.21)."""
    if s.war[faction] & BIT[rival]:
        return reasons.AT_WAR_ALREADY
    if allies_of_the_game(s, faction, rival):
        return reasons.ALLIES_DO_NOT_FIGHT
    if may_declare(s, faction, rival):
        return reasons.NO_CARD_FOR_WAR
    return reasons.NO_AGGRESSION if s.turn_kind == EMERGENCY_TURN or s.turn_kind == DEFENSIVE else reasons.TOO_LATE_FOR_WAR


def why_not_done(s: TntState, faction: int) -> Refusal:
    """Return what the Active Player still owes before his Movement Phase can end (A-34, B-24)."""
    rivals = attacks_owed(s, faction)
    if rivals:
        return Refusal("refuse-attack-owed", "T&T A-34", {"targets": " ".join([FACTIONS[rival] for rival in rivals])})
    nations = entries_owed(s, faction)
    return Refusal("refuse-entry-owed", "T&T B-24", {"nations": " ".join([NATIONS[nation] for nation in nations])})


def why_not_picked(s: TntState, block: int) -> Refusal:
    """Return why a unit cannot be taken in hand now (T&T 11.0)."""
    if BLOCK_TYPE[block] == FORTRESS:
        return reasons.NEVER_MOVES
    if block in s.moves:
        return reasons.MOVED_ALREADY
    if s.commands <= 0:
        return reasons.NO_COMMANDS
    area = s.place[block]
    if IS_GROUND[BLOCK_TYPE[block]] and area >= LAND_COUNT and enemies_in(s, BLOCK_FACTION[block], area):
        return reasons.CONVOY_AND_ENEMY
    return reasons.CANNOT_MOVE


class PayForWar(TntStep):
    """T&T 18.3: an Ally of the two-player game discards one more card of the Season to declare war."""

    __slots__ = ("on",)

    def __init__(self, on: int) -> None:
        self.on = on

    def secret_of(self, s: TntState) -> int:
        return s.active

    def asks(self, s: TntState) -> int:
        return s.active

    def options(self, s: TntState, seat: int) -> list[int]:
        return [DISCARD + card for card in cards_of_season(s, seat)]

    def choose(self, s: TntState, seat: int, action: int) -> None:
        s.stack.pop()
        card = action - DISCARD
        from_hand(s, seat, card)
        discard(s, card)
        events.discarded(s, seat, (card,))
        declare_war(s, seat, self.on)

    def question(self, s: TntState, seat: int) -> Question:
        return Question("ask-pay-for-war", "T&T 18.3", self.options(s, seat)[0], {"rival": FACTIONS[self.on]})


class MoveUnit(TntStep):
    """T&T 11.0: where the unit in hand goes. A declaration that opens the way comes first; then a unit is taken anew."""

    __slots__ = ("block",)

    def __init__(self, block: int) -> None:
        self.block = block

    def secret_of(self, s: TntState) -> int:
        return s.active

    def advance(self, s: TntState) -> bool:
        if s.place[self.block] < 0:
            s.stack.pop()
            return False
        s.asked = BIT[s.active]
        return True

    def options(self, s: TntState, seat: int) -> list[int]:
        reach = explore(s, self.block)
        actions = sorted(set(reach.actions)) + declarations(s, self.block, reach)
        return sorted(actions) if actions else [PICK + self.block]

    def choose(self, s: TntState, seat: int, action: int) -> None:
        s.stack.pop()
        verb, noun = action & ~NOUN, action & NOUN
        if verb == TO:
            move(s, self.block, noun >> 8, noun & 255)
        elif verb == VIOLATE:
            violate(s, seat, noun)
        elif verb == PARTITION:
            partition(s, seat, noun)
        elif verb == INTERVENE:
            intervene(s, seat, noun)

    def question(self, s: TntState, seat: int) -> Question:
        block = self.block
        args: dict[str, int | str] = {
            "nation": NATIONS[BLOCK_POWER[block]],
            "unit": TYPES[BLOCK_TYPE[block]],
            "area": AREAS[s.place[block]],
        }
        return Question("ask-where", "T&T 11.0", self.options(s, seat)[0], args, ask="to {}")

    def menu(self, s: TntState, seat: int) -> list[int]:
        reached = {(action & NOUN) >> 8 for action in destinations(s, self.block)}
        return [TO + (area << 8 | NO_VIA) for area in range(len(AREAS)) if area != s.place[self.block] and area not in reached]

    def ways_to(self, s: TntState, area: int) -> list[int]:
        """The ways this unit may go to an area."""
        return [action for action in destinations(s, self.block) if (action & NOUN) >> 8 == area]

    def meant(self, s: TntState, seat: int, action: int) -> int:
        """Return the full action. If only one way leads somewhere, the player need not name it."""
        if action & ~NOUN != TO or action & 255 != NO_VIA:
            return action
        ways = self.ways_to(s, (action & NOUN) >> 8)
        return ways[0] if len(ways) == 1 else action

    def refuse(self, s: TntState, seat: int, action: int) -> Refusal:
        if action & ~NOUN != TO:
            return super().refuse(s, seat, action)
        area = (action & NOUN) >> 8
        ways = self.ways_to(s, area)
        if not ways:
            return why_not_there(s, self.block, area)
        if TO + (area << 8 | NO_VIA) in ways:
            return reasons.WAY_FREE
        return Refusal("refuse-name-way", "T&T 11.52", {"ways": " ".join([AREAS[way & 255] for way in ways])})


def declarations(s: TntState, block: int, reach: Reach) -> list[int]:
    """Return the declarations on the Neutrals and Armed Minors that are in a unit's way (B-24, B-29)."""
    faction = BLOCK_FACTION[block]
    actions: list[int] = []
    for nation in range(NATION_COUNT):
        if reach.closed & BIT[nation]:
            if may_violate(s, faction, nation):
                actions.append(VIOLATE + nation)
            elif may_partition(s, faction, nation):
                actions.append(PARTITION + nation)
            if IS_GROUND[BLOCK_TYPE[block]] and may_intervene(s, faction, nation):
                actions.append(INTERVENE + nation)
    return actions


def why_not_there(s: TntState, block: int, area: int) -> Refusal:
    """T&T 11: the first reason why a unit may not go to an area."""
    faction = BLOCK_FACTION[block]
    ground = IS_GROUND[BLOCK_TYPE[block]]
    # What bounds the unit is known before its moves are looked for.
    found = Reach(s, block)
    if found.outside(area):
        return reasons.USA_AT_PEACE if BLOCK_POWER[block] == USA and s.war[WEST] == 0 else reasons.BOUND
    what = entry(s, faction, area)
    if ally_there(s, faction, area):
        return reasons.ALLY_THERE
    if what == OF_NEUTRAL:
        return reasons.NO_AGGRESSION if found.modest else reasons.NEUTRAL_LAND
    if what == OF_RIVAL:
        return reasons.RIVAL_LAND
    if what == OF_MINOR:
        return reasons.ARMED_MINOR
    if what == BATTLE:
        if found.leaving:
            return reasons.LEFT_A_BATTLE
        if not found.may_attack(area):
            return reasons.NO_AGGRESSION
        if ground and area >= LAND_COUNT:
            return reasons.CONVOY_AND_ENEMY
    if what == UNDEFENDED:
        if not ground:
            return reasons.ANS_TAKE_NO_LAND
        if found.modest:
            return reasons.NO_AGGRESSION
    return reasons.BORDER_FULL if ground and is_near(s, block, area) else reasons.TOO_FAR


def is_near(s: TntState, block: int, area: int) -> bool:
    """Return True if an area borders the one a unit is in."""
    return s.place[block] * SPAN + area in BORDER


def cross(s: TntState, faction: int, a: int, b: int) -> None:
    """A Ground unit engages or disengages across a border (B-45)."""
    used = BORDER[a * SPAN + b] * 4 + faction
    s.crossed[used] = s.crossed.get(used, 0) + 1


def move(s: TntState, block: int, area: int, via: int) -> None:
    """A unit moves (T&T 11.0). ``via`` is its way out of one battle or into another."""
    faction, start = BLOCK_FACTION[block], s.place[block]
    ground = IS_GROUND[BLOCK_TYPE[block]]
    leaving = block not in s.deep and enemies_in(s, faction, start) != 0
    what = entry(s, faction, area)
    flags = LEFT_BATTLE if leaving else 0
    if leaving and ground and via != NO_VIA:
        cross(s, faction, start, via)
    if what == BATTLE:
        flags |= ENGAGED
    if what == BATTLE or what == UNDEFENDED:
        if not supported(s, faction, area):
            flags |= AGGRESSED
        if ground and area < LAND_COUNT and via != NO_VIA and via != area:
            landing = by_water(s, block, via, area)
            if landing and enemy_land(s, faction, area):
                flags |= INVADED
            if what == BATTLE or landing:
                cross(s, faction, via, area)
    s.commands -= 1
    s.under_way = True
    s.moves[block] = via | start << START | flags
    stand_up(s, block)
    shift(s, block, area)
    if leaving:
        stand_up_victors(s, start)
    if flags & AGGRESSED and (what == BATTLE or not ground) and area not in s.aggressed:
        s.aggressed = with_item(s.aggressed, area)
    events.moved(s, faction, block, start)
    events.block_moved(s, faction, block, start)


def by_water(s: TntState, block: int, via: int, area: int) -> bool:
    """Return True if a Ground unit comes into a land area from the water (B-44).

    From a sea; from a Strait if it can only have sailed to it, or if the border lets no more units fight by land.
    """
    if via >= LAND_COUNT:
        return True
    if not IS_STRAIT[via]:
        return False
    faction, start = BLOCK_FACTION[block], s.place[block]
    if start >= LAND_COUNT or (via != start and entry(s, faction, via) not in (CLEAR, UNDEFENDED)):
        return True
    return entry(s, faction, area) == BATTLE and crossings_left(s, faction, via, area, False) <= 0


def stand_up_victors(s: TntState, area: int) -> None:
    """T&T 12.24: where one side alone is left on land its units stand up again, however the others went."""
    if area < LAND_COUNT and s.at[area] and not disputed(s, area):
        for block in s.at[area]:
            stand_up(s, block)


def begin_movement(s: TntState) -> None:
    """Control is determined anew, and the Movement Phase begins unless that ends the game."""
    if snapshot(s):
        return
    for area in range(LAND_COUNT):
        stand_up_victors(s, area)
    s.stack.append(MovementPhase())
    s.under_way = False
    s.moves = {}
    s.crossed = {}
    s.aggressed = ()
    s.breached = 0
    s.struck = 0


def end_of_movement(s: TntState, faction: int) -> None:
    """Interventions take effect (B-31); enemies in Canada bring in the USA (A-10)."""
    settle_interventions(s, faction)
    if canada_entered(s, faction):
        bring_in_the_usa(s)
