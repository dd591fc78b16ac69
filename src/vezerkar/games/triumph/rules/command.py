"""The Seasons: commands, their order, and the turns they give (T&T 10; passive turns T&T 18.23)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.decision import Question
from vezerkar.games.triumph import events
from vezerkar.games.triumph.game_data import (
    ACTION_COUNT,
    CARD_LETTER,
    CARD_SEASON,
    CARD_VALUE,
    EMERGENCY,
    FACTIONS,
    SEASONS,
    THREE,
    USSR,
)
from vezerkar.games.triumph.notation import COMMIT, FIRST, PASS, SECOND
from vezerkar.games.triumph.rules.cards import discard, from_hand
from vezerkar.games.triumph.rules.production import is_passive
from vezerkar.games.triumph.rules.step import TntStep
from vezerkar.games.triumph.rules.turn import PlayerTurn
from vezerkar.games.triumph.rules.units import with_item
from vezerkar.games.triumph.state import DEFENSIVE, EMERGENCY_TURN, FULL, NOBODY, WINTER_TURN, TntState

PASSIVE_EMERGENCY: Final = 2
"""Moves of the Passive Ally's Emergency Turn (T&T 18.233)."""


class CommandPhase(TntStep):
    """T&T 10.1: in turn order everybody lays a card face down or passes, until three pass in a row."""

    __slots__ = ("at",)

    def __init__(self, at: int) -> None:
        self.at = at

    def advance(self, s: TntState) -> bool:
        at = self.at
        while s.passes < THREE:
            faction = s.order[at]
            if not has_committed(s, faction):
                if s.hand[faction]:
                    if at != self.at:
                        s.stack[-1] = CommandPhase(at)
                    s.active = faction
                    s.asked = BIT[faction]
                    return True
                # Everybody sees that it holds no card to lay.
                events.passed(s, faction)
            s.passes += 1
            at = (at + 1) % THREE
        s.stack.pop()
        s.active = NOBODY
        reveal_commands(s)
        return False

    def options(self, s: TntState, seat: int) -> list[int]:
        return [PASS, *[COMMIT + card for card in s.hand[seat]]]

    def choose(self, s: TntState, seat: int, action: int) -> None:
        if action == PASS:
            s.passes += 1
            events.passed(s, seat)
        else:
            s.passes = 0
            card = action - COMMIT
            from_hand(s, seat, card)
            s.commits[seat] = with_item(s.commits[seat], card)
            events.committed(s, seat, card)
            events.committed_hidden(s, seat)
        s.stack[-1] = CommandPhase((self.at + 1) % THREE)

    def question(self, s: TntState, seat: int) -> Question:
        return Question("ask-command", "T&T 10.1", PASS, {"season": SEASONS[s.season]})


def has_committed(s: TntState, faction: int) -> bool:
    """Return True if a faction has laid all the cards it may: one, the Passive Ally two (T&T 18.232)."""
    return len(s.commits[faction]) >= (2 if is_passive(s, faction) else 1)


# --- who comes when, with what -------------------------------------------------------------------------------------


def leading_card(s: TntState, faction: int) -> int:
    """The card whose letter and value count, -1 for none: of the Season if there is one, of two the earlier letter."""
    best = -1
    for card in s.commits[faction]:
        if card >= ACTION_COUNT:
            continue
        if best < 0:
            best = card
        else:
            right, before = CARD_SEASON[card] == s.season, CARD_SEASON[best] == s.season
            if (right and not before) or (right == before and CARD_LETTER[card] < CARD_LETTER[best]):
                best = card
    return best


def turn_of(s: TntState, faction: int, card: int) -> tuple[int, int]:
    """The kind of turn a card gives, and how many units may move in it (T&T 10.1, 10.11, 18.23)."""
    if CARD_SEASON[card] != s.season:
        return EMERGENCY_TURN, PASSIVE_EMERGENCY if is_passive(s, faction) else EMERGENCY[faction]
    if is_passive(s, faction):
        right = [other for other in s.commits[faction] if other < ACTION_COUNT and CARD_SEASON[other] == s.season]
        if len(right) < 2:
            return DEFENSIVE, CARD_VALUE[card]
    return FULL, CARD_VALUE[card]


def reveal_commands(s: TntState) -> None:
    """T&T 10.1: all cards are shown; the letters give the order."""
    s.shown = True
    s.news += 1
    for faction in s.order:
        if s.commits[faction]:
            events.commands(s, faction)
    s.stack.append(Season())
    ask_about_ties(s)


def ask_about_ties(s: TntState) -> None:
    """A-21: of equal letters the player whose card is of the Season decides; between Emergencies the die does."""
    for i in range(THREE):
        for j in range(i + 1, THREE):
            a, b = s.order[i], s.order[j]
            first, second = leading_card(s, a), leading_card(s, b)
            if first >= 0 and second >= 0 and CARD_LETTER[first] == CARD_LETTER[second]:
                if CARD_SEASON[first] == s.season:
                    s.stack.append(OrderTie(a, b))
                elif CARD_SEASON[second] == s.season:
                    s.stack.append(OrderTie(b, a))
                elif s.randbelow(2):
                    s.ahead |= AHEAD[b][a]
                else:
                    s.ahead |= AHEAD[a][b]


AHEAD: Final[list[list[int]]] = [[BIT[3 * a + b] for b in range(THREE)] for a in range(THREE)]
"""AHEAD[a][b]: the bit of ``s.ahead`` that says that a comes before b although their letters are equal."""


class OrderTie(TntStep):
    """A-21: ``who`` decides whether it comes before ``other``."""

    __slots__ = ("other", "who")

    def __init__(self, who: int, other: int) -> None:
        self.who = who
        self.other = other

    def asks(self, s: TntState) -> int:
        return self.who

    def options(self, s: TntState, seat: int) -> list[int]:
        return [FIRST, SECOND]

    def choose(self, s: TntState, seat: int, action: int) -> None:
        s.stack.pop()
        s.ahead |= AHEAD[self.who][self.other] if action == FIRST else AHEAD[self.other][self.who]

    def question(self, s: TntState, seat: int) -> Question:
        return Question("ask-order", "T&T A-21", FIRST, {"rival": FACTIONS[self.other]})


def next_in_season(s: TntState) -> int:
    """The faction that comes next: of those whose commands are still there the one with the earliest letter."""
    best = NOBODY
    for faction in s.order:
        card = leading_card(s, faction)
        if card < 0:
            continue
        if best == NOBODY:
            best = faction
            continue
        ahead = leading_card(s, best)
        if CARD_LETTER[card] < CARD_LETTER[ahead] or (CARD_LETTER[card] == CARD_LETTER[ahead] and s.ahead & AHEAD[faction][best]):
            best = faction
    return best


class Season(TntStep):
    """T&T 10.2: the turns of a Season, one after the other."""

    __slots__ = ()

    def advance(self, s: TntState) -> bool:
        faction = next_in_season(s)
        if faction == NOBODY:
            s.stack.pop()
            clear_commands(s)
            return False
        card = leading_card(s, faction)
        s.turn_kind, s.commands = turn_of(s, faction, card)
        s.active = faction
        throw_commands(s, faction)
        s.stack.append(PlayerTurn(0))
        events.turn(s, faction, card)
        return False


def throw_commands(s: TntState, faction: int) -> None:
    """The commands of a faction go to the discards."""
    for card in s.commits[faction]:
        discard(s, card)
    s.commits[faction] = ()


def clear_commands(s: TntState) -> None:
    """Bluffs are discarded too; the Season is over."""
    for faction in range(THREE):
        throw_commands(s, faction)
    s.shown = False
    s.ahead = 0
    s.passes = 0
    s.active = NOBODY


def holds_action_card(s: TntState, faction: int) -> bool:
    """Return True if a faction has an Action card in its hand, which the backs of its cards tell everybody."""
    for card in s.hand[faction]:
        if card < ACTION_COUNT:
            return True
    return False


class WinterCommand(TntStep):
    """T&T 10.4: in Winter the USSR alone may play an Action card of any Season, at its full value."""

    __slots__ = ()

    def advance(self, s: TntState) -> bool:
        if not holds_action_card(s, USSR):
            s.stack.pop()
            events.passed(s, USSR)
            return False
        s.active = USSR
        s.asked = BIT[USSR]
        return True

    def options(self, s: TntState, seat: int) -> list[int]:
        return [PASS, *[COMMIT + card for card in s.hand[seat] if card < ACTION_COUNT]]

    def choose(self, s: TntState, seat: int, action: int) -> None:
        s.stack.pop()
        if action == PASS:
            s.active = NOBODY
            events.passed(s, seat)
            return
        card = action - COMMIT
        from_hand(s, seat, card)
        discard(s, card)
        s.turn_kind = WINTER_TURN
        s.commands = CARD_VALUE[card]
        s.news += 1
        events.turn(s, seat, card)
        s.stack.append(PlayerTurn(0))

    def question(self, s: TntState, seat: int) -> Question:
        return Question("ask-winter-command", "T&T 10.4", PASS)
