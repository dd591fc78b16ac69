"""Intel cards: what they do, and the Double Agent that turns them round (T&T 7.34, 9.5)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, with_each
from vezerkar.engine.decision import Question, Refusal
from vezerkar.games.triumph import events
from vezerkar.games.triumph.game_data import (
    AGENT,
    AREA_COUNT,
    BLOCK_FACTION,
    CARD_COUNT,
    CARD_INTEL,
    CODE_BREAK,
    COUP,
    DOUBLE_AGENT,
    FACTIONS,
    INTELS,
    MOLE,
    NATION_COUNT,
    RIVALS,
    SABOTAGE,
    SPY_RING,
    TECH_COUNT,
    THREE,
    USA,
)
from vezerkar.games.triumph.notation import AT, DEVELOP, NO_AREA, NOUN, ON, PASS, SPY, of_area
from vezerkar.games.triumph.rules.cards import INVESTMENT, discard, from_hand
from vezerkar.games.triumph.rules.control import influence_of
from vezerkar.games.triumph.rules.diplomacy import COURTED, markers, remove_influence
from vezerkar.games.triumph.rules.reasons import NOT_OF_USE
from vezerkar.games.triumph.rules.step import TntStep
from vezerkar.games.triumph.rules.technology import Pair, in_vault, possible_with_mole, refuse_tech
from vezerkar.games.triumph.rules.units import with_item
from vezerkar.games.triumph.state import NOBODY, TntState

NOTHING_TO_SPY: Final = Refusal("refuse-nothing-to-spy", "T&T 9.5")
NO_RIVAL: Final = Refusal("refuse-no-rival", "T&T 9.5")
NOBODY_THERE: Final = Refusal("refuse-no-rival-unit", "T&T 9.5")
NO_MARKERS: Final = Refusal("refuse-no-markers", "T&T A-20")
NO_COUP: Final = Refusal("refuse-no-rival", "T&T A-20")
REACTION_ONLY: Final = Refusal("refuse-reaction-only", "T&T B-19")
NOT_IN_VAULT: Final = Refusal("refuse-not-in-vault", "T&T A-17")

THE_DOUBLE_AGENT: Final = CARD_INTEL.index(DOUBLE_AGENT)
assert CARD_INTEL.count(DOUBLE_AGENT) == 1 and CARD_COUNT < NO_AREA


# --- at whom -------------------------------------------------------------------------------------------------------


def areas_of(s: TntState, rival: int) -> list[int]:
    """The areas with blocks of a faction, Escaped Subs included, sorted."""
    found: list[int] = []
    for area in range(AREA_COUNT):
        for block in s.at[area]:
            if BLOCK_FACTION[block] == rival:
                found.append(area)
                break
    return found


def aims_at(s: TntState, intel: int, rival: int) -> list[int]:
    """Return the actions that aim an Intel card at one Rival, sorted; all of it is public (T&T 9.5)."""
    if intel == AGENT:
        return [of_area(AT, rival, area) for area in areas_of(s, rival)]
    if intel == COUP:
        return [ON + nation for nation in COURTED if nation != USA and influence_of(s, nation) == rival]
    if intel == MOLE:
        there = len(s.vault[rival]) > 0
    elif intel == SABOTAGE:
        there = s.ind[rival] > 0
    else:
        there = len(s.hand[rival]) > 0
    return [of_area(AT, rival, NO_AREA)] if there else []


def aims(s: TntState, intel: int, player: int) -> list[int]:
    """Return the actions by which a player may aim an Intel card at any Rival, sorted."""
    found = aims_at(s, intel, RIVALS[player][0]) + aims_at(s, intel, RIVALS[player][1])
    found.sort()
    return found


def can_spy(s: TntState, player: int, card: int) -> bool:
    """Return True if a card of the hand can be played as an Intel card in its owner's turn (T&T 7.34)."""
    intel = CARD_INTEL[card]
    return intel >= 0 and intel != DOUBLE_AGENT and bool(aims(s, intel, player))


def refuse_spy(s: TntState, player: int, card: int) -> Refusal:
    """Return why a card cannot be played as an Intel card now."""
    if card >= CARD_COUNT or card not in s.hand[player] or CARD_INTEL[card] < 0:
        return NOT_OF_USE
    return REACTION_ONLY if card == THE_DOUBLE_AGENT else NOTHING_TO_SPY


def victim_of(s: TntState, action: int) -> int:
    """The Rival an Intel card is aimed at; `NOBODY` if a Coup has nobody's markers to remove."""
    if action & ~NOUN == ON:
        return influence_of(s, action & NOUN)
    return (action & NOUN) >> 8


# --- playing one ---------------------------------------------------------------------------------------------------


def play_intel(s: TntState, player: int, card: int) -> None:
    """A player lays an Intel card on the table and goes on to aim it."""
    from_hand(s, player, card)
    s.agents = card
    events.intel(s, player, card)
    s.call(Aim(player, NOBODY))


def finish_intel(s: TntState) -> None:
    """The Intel card on the table, if it has not become part of a pair, is discarded."""
    if s.agents >= 0:
        discard(s, s.agents)
        s.agents = -1


class Aim(TntStep):
    """The player aims the Intel card on the table. ``rival`` is its only possible victim after a Double Agent, else `NOBODY`."""

    __slots__ = ("player", "rival")

    def __init__(self, player: int, rival: int) -> None:
        self.player = player
        self.rival = rival

    def advance(self, s: TntState) -> bool:
        found = self.options(s, self.player)
        if not found:
            # Whatever it could be aimed at has gone in the meantime, or the Double Agent finds nothing.
            s.stack.pop()
            finish_intel(s)
            return False
        if self.rival != NOBODY and CARD_INTEL[s.agents] not in (AGENT, COUP):
            s.stack.pop()
            carry_out(s, self.player, self.rival, found[0])
            return False
        s.asked = BIT[self.player]
        return True

    def question(self, s: TntState, seat: int) -> Question:
        return Question("ask-intel", "T&T 9.5", self.options(s, seat)[0], {"intel": INTELS[CARD_INTEL[s.agents]]})

    def options(self, s: TntState, seat: int) -> list[int]:
        intel = CARD_INTEL[s.agents]
        return aims(s, intel, self.player) if self.rival == NOBODY else aims_at(s, intel, self.rival)

    def choose(self, s: TntState, seat: int, action: int) -> None:
        s.stack.pop()
        victim = victim_of(s, action)
        if self.rival != NOBODY:
            carry_out(s, self.player, victim, action)
            return
        events.aimed(s, self.player, victim, action)
        s.call(Counter(self.player, victim, action))

    def refuse(self, s: TntState, seat: int, action: int) -> Refusal:
        if action & ~NOUN == ON and action & NOUN < NATION_COUNT:
            # A Rival's markers may be there: on the USA, or of another Rival than the one a Double Agent turned the card on.
            return NO_MARKERS if influence_of(s, action & NOUN) in (NOBODY, self.player) else NO_COUP
        if action & ~NOUN == AT and action & 255 < AREA_COUNT and (action & NOUN) >> 8 < THREE:
            return NOBODY_THERE
        return NO_RIVAL


class Counter(TntStep):
    """The victim of an Intel card may play the Double Agent (B-19). It is asked unless that card lies among the discards."""

    __slots__ = ("action", "player", "victim")

    def __init__(self, player: int, victim: int, action: int) -> None:
        self.player = player
        self.victim = victim
        self.action = action

    def advance(self, s: TntState) -> bool:
        if THE_DOUBLE_AGENT in s.piles[INVESTMENT]:
            s.stack.pop()
            carry_out(s, self.player, self.victim, self.action)
            return False
        s.asked = BIT[self.victim]
        return True

    def question(self, s: TntState, seat: int) -> Question:
        args: dict[str, int | str] = {"faction": FACTIONS[self.player], "intel": INTELS[CARD_INTEL[s.agents]]}
        return Question("ask-double-agent", "T&T B-19", PASS, args, window=True)

    def options(self, s: TntState, seat: int) -> list[int]:
        return [PASS, SPY + THE_DOUBLE_AGENT] if THE_DOUBLE_AGENT in s.hand[seat] else [PASS]

    def choose(self, s: TntState, seat: int, action: int) -> None:
        s.stack.pop()
        if action == PASS:
            carry_out(s, self.player, self.victim, self.action)
            return
        from_hand(s, seat, THE_DOUBLE_AGENT)
        discard(s, THE_DOUBLE_AGENT)
        events.double_agent(s, seat, self.player)
        s.call(Aim(seat, self.player))

    def refuse(self, s: TntState, seat: int, action: int) -> Refusal:
        return NOT_OF_USE


# --- what they do --------------------------------------------------------------------------------------------------


def carry_out(s: TntState, player: int, victim: int, action: int) -> None:
    """The Intel card on the table takes effect (T&T 9.5)."""
    intel = CARD_INTEL[s.agents]
    events.spied(s, player, victim, action)
    if intel == AGENT:
        look_at_blocks(s, player, victim, action & 255)
    elif intel == CODE_BREAK:
        look_at_hand(s, player, victim)
    elif intel == SPY_RING:
        steal(s, player, victim)
    elif intel == SABOTAGE:
        sabotage(s, victim)
    elif intel == COUP:
        coup(s, victim, action & NOUN)
    elif intel == MOLE and s.vault[victim]:
        look_into_vault(s, player, victim)
        return
    finish_intel(s)


def look_at_blocks(s: TntState, player: int, victim: int, area: int) -> None:
    """Agent: the player sees all blocks of a Rival in an area."""
    s.news += 1
    for block in s.at[area]:
        if BLOCK_FACTION[block] == victim:
            s.seen[block] |= BIT[player]
            events.spotted(s, player, block)


def look_at_hand(s: TntState, player: int, victim: int) -> None:
    """Code Break: the player sees a Rival's hand."""
    s.news += 1
    events.hand_seen(s, player, victim)


def steal(s: TntState, player: int, victim: int) -> None:
    """Spy Ring: a card drawn at random from a Rival's hand goes to the player's; both know which."""
    hand = s.hand[victim]
    if not hand:
        return
    card = hand[s.randbelow(len(hand))]
    from_hand(s, victim, card)
    s.hand[player] = with_item(s.hand[player], card)
    events.stolen(s, player, victim, card)


def sabotage(s: TntState, victim: int) -> None:
    """Sabotage: a Rival loses a point of IND."""
    if s.ind[victim] > 0:
        s.ind[victim] -= 1
    events.ind(s, victim)


def coup(s: TntState, victim: int, nation: int) -> None:
    """Coup: all markers of a Rival come off a Minor (A-20); they may have been repudiated meanwhile."""
    if influence_of(s, nation) == victim:
        remove_influence(s, nation, markers(s, nation))


def look_into_vault(s: TntState, player: int, victim: int) -> None:
    """Mole: the player sees a Rival's Vault and may then use it."""
    s.news += 1
    events.vault_seen(s, player, victim)
    s.call(Inspect(player, victim))


class Inspect(TntStep):
    """The player of a Mole may pair it with a Tech card that matches what it has found (A-17); asked whether or not one does."""

    __slots__ = ("player", "victim")

    def __init__(self, player: int, victim: int) -> None:
        self.player = player
        self.victim = victim

    def peeks(self, seat: int) -> int:
        return BIT[self.victim] if seat == self.player else 0

    def advance(self, s: TntState) -> bool:
        if s.agents < 0:
            s.stack.pop()
            return False
        s.asked = BIT[self.player]
        return True

    def question(self, s: TntState, seat: int) -> Question:
        return Question("ask-mole", "T&T 9.5", PASS, {"faction": FACTIONS[self.victim]})

    def options(self, s: TntState, seat: int) -> list[int]:
        return [PASS, *with_each(possible_with_mole(s, self.player, self.victim), DEVELOP)]

    def choose(self, s: TntState, seat: int, action: int) -> None:
        if action == PASS:
            s.stack.pop()
            finish_intel(s)
        else:
            s.call(Pair(self.player, action & NOUN, self.victim))

    def menu(self, s: TntState, seat: int) -> list[int]:
        return with_each(in_vault(s, self.victim), DEVELOP)

    def refuse(self, s: TntState, seat: int, action: int) -> Refusal:
        if action & ~NOUN != DEVELOP or action & NOUN >= TECH_COUNT:
            return NOT_IN_VAULT
        tech = action & NOUN
        if DEVELOP + tech not in self.menu(s, seat):
            return NOT_IN_VAULT
        return refuse_tech(s, self.player, tech)
