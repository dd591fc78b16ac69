"""Windows: pauses in which a side may play a card or switch an ability on (WG35 26.6, decisions of chapter 6).

A window is a question to the sides that have something to answer, alternately, until both pass in a row. Everything is public
then, so who has nothing to answer is not asked. Other procedures offer cards beside their own choices: they ask `offers` and hand
what is chosen to `carry_out`.
"""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.decision import Question, Refusal, not_in_hand
from vezerkar.games.wg35.battle.names import WINDOWS
from vezerkar.games.wg35.battle.numbering import NOBODY
from vezerkar.games.wg35.game_data import ABILITIES, CARDS
from vezerkar.games.wg35.notation import FIGURES, FIRST, PASS, PLAY, PLAY_BY, USE, first_of, last_of, verb_of
from vezerkar.games.wg35.rules.step import SkirmishStep
from vezerkar.games.wg35.state import SkirmishState

TABLE_READY: Final = 0
PRE_BATTLE: Final = 1
CARD_PICKUP: Final = 2
OWN_TURN: Final = 3
ACTIVATION_START: Final = 4
ACTION_CHOICE: Final = 5
BETWEEN_ACTIONS: Final = 6
CHARGE_DECLARED: Final = 7
SHOT_DECLARED: Final = 8
TOHIT_FAILED: Final = 9
HIT_SCORED: Final = 10
WOUND_FAILED: Final = 11
WOUND_SUCCEEDED: Final = 12
STRIKE_DECLARED: Final = 13
STRIKE_RESOLVED: Final = 14
MORALE_FAILED: Final = 15
CARD_PLAYED: Final = 16
ENEMY_ACTIVATION_END: Final = 17
ENEMY_ACTION_END: Final = 18
AMMO_FAILED: Final = 19
WITHDRAWAL_BEFORE: Final = 20
WITHDRAWAL_FAILED: Final = 21
ROUND_END: Final = 22
OF_TWO: Final = frozenset(
    (
        CHARGE_DECLARED,
        SHOT_DECLARED,
        TOHIT_FAILED,
        HIT_SCORED,
        WOUND_FAILED,
        WOUND_SUCCEEDED,
        STRIKE_DECLARED,
        STRIKE_RESOLVED,
    )
)
"""The windows about one figure and another; without another one, it is a point that is aimed at."""


class Occasion:
    """A moment at which something may be played: the window, and the figures it is about.

    ``figure`` is the one to whom it happens or who acts, ``other`` the one on the other side of it, `NOBODY` if there is none:

    * shot_declared, hit_scored, tohit_failed, wound_failed, wound_succeeded: shooter (striker), target;
    * charge_declared, strike_declared, strike_resolved: who charges or strikes, who is charged or struck;
    * activation_start, action_choice, between_actions, enemy_action_end, enemy_activation_end: who is active;
    * morale_failed: who failed, and the kind of test (of `rules.morale`) in ``other``;
    * ammo_failed: who fired; card_played: the user, and the card in ``other``; withdrawal windows: whose morale is used;
    * own_turn, card_pickup, round_end and those before the battle: nobody.
    """

    __slots__ = ("figure", "other", "window")

    def __init__(self, window: int, figure: int = NOBODY, other: int = NOBODY) -> None:
        self.window = window
        self.figure = figure
        self.other = other


class Rule:
    """The rule of one card or one ability. ``windows`` are those it can be used in."""

    __slots__ = ("windows",)

    def __init__(self, *windows: int) -> None:
        self.windows = 0
        for window in windows:
            self.windows |= BIT[window]

    def users(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        """The figures that may use it now, as a mask; `NOBODY` (-1) if it needs none and may be used, 0 if it may not be."""
        raise NotImplementedError

    def begin(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> None:
        """Somebody uses it."""
        raise NotImplementedError

    def refuse(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> Refusal:
        """Return why a side may not use it now, with this user (`NOBODY`: none)."""
        raise NotImplementedError

    def is_for(self, window: int) -> bool:
        """Return True if it can be used in a window."""
        return self.windows & BIT[window] != 0


NOT_IN_HAND: Final = not_in_hand("WG35 4.4")

CARD_RULES: Final[list[Rule | None]] = [None] * len(CARDS)
"""By card; `rules.cards` fills it."""
ABILITY_RULES: Final[list[Rule | None]] = [None] * len(ABILITIES)
"""By ability that is switched on for a card (WG35 21); `rules.abilities` fills it."""


CARDS_IN: Final[list[list[int]]] = [[] for _ in WINDOWS]
"""The cards that can be used in each window."""
ABILITIES_IN: Final[list[list[int]]] = [[] for _ in WINDOWS]


def add_card(card: int, rule: Rule) -> None:
    """Say what a card does."""
    CARD_RULES[card] = rule
    _note(CARDS_IN, card, rule)


def add_ability(ability: int, rule: Rule) -> None:
    """Say what an ability does when it is switched on."""
    ABILITY_RULES[ability] = rule
    _note(ABILITIES_IN, ability, rule)


def _note(rows: list[list[int]], number: int, rule: Rule) -> None:
    for window in range(len(WINDOWS)):
        if rule.is_for(window):
            rows[window].append(number)
            rows[window].sort()


def offers(s: SkirmishState, side: int, occasion: Occasion) -> list[int]:
    """Return what a side may play or switch on at a moment, sorted."""
    found: list[int] = []
    hand = s.hands[side]
    for card in CARDS_IN[occasion.window]:
        if not hand[card]:
            continue
        rule = CARD_RULES[card]
        assert rule is not None
        users = rule.users(s, side, occasion)
        if users == NOBODY:
            found.append(PLAY + card)
            continue
        figure = 0
        while users:
            if users & 1:
                found.append(PLAY_BY + figure * FIRST + card)
            users >>= 1
            figure += 1
    # An ability is switched on for a card of the hand.
    if ABILITIES_IN[occasion.window] and has_any(hand):
        for ability in ABILITIES_IN[occasion.window]:
            rule = ABILITY_RULES[ability]
            assert rule is not None
            users = rule.users(s, side, occasion)
            figure = 0
            while users > 0:
                if users & 1:
                    found.append(USE + figure * FIRST + ability)
                users >>= 1
                figure += 1
    if len(found) > 1:
        found.sort()
    return found


def has_any(hand: list[int]) -> bool:
    """Return True if there is a card in a hand."""
    for copies in hand:
        if copies:
            return True
    return False


def is_answer(action: int) -> bool:
    """Return True if an action plays a card or switches an ability on."""
    return verb_of(action) in (PLAY, PLAY_BY, USE)


def carry_out(s: SkirmishState, side: int, action: int, occasion: Occasion) -> None:
    """A side plays or switches on what it was offered. The procedure that offered it is still on the stack below."""
    verb = verb_of(action)
    rule = ABILITY_RULES[last_of(action)] if verb == USE else CARD_RULES[last_of(action)]
    assert rule is not None
    rule.begin(s, side, NOBODY if verb == PLAY else first_of(action), occasion)


def why_not(s: SkirmishState, side: int, action: int, occasions: list[Occasion]) -> Refusal:
    """Return why a side may not play or switch on something at a moment, which may be several windows at once."""
    verb = verb_of(action)
    rule = ABILITY_RULES[last_of(action)] if verb == USE else CARD_RULES[last_of(action)]
    if verb != USE and not s.hands[side][last_of(action)]:
        return NOT_IN_HAND
    if rule is None:
        return Refusal("refuse-card-now", "WG35 26.6")
    found = occasions[0]
    for occasion in occasions:
        if rule.is_for(occasion.window):
            found = occasion
    return rule.refuse(s, side, NOBODY if verb == PLAY else first_of(action), found)


class Window(SkirmishStep):
    """A window: the side with priority first, then alternately, until both pass in a row (WG35 26.6).

    ``asked`` is the side whose turn it is; ``passes`` counts those that passed since something was last played. ``only`` is the
    one side that may answer here, `NOBODY` if both may.
    """

    __slots__ = ("asked", "figure", "only", "other", "passes", "window")

    def __init__(
        self, window: int, asked: int, figure: int = NOBODY, other: int = NOBODY, only: int = NOBODY, passes: int = 0
    ) -> None:
        self.window = window
        self.asked = asked
        self.figure = figure
        self.other = other
        self.only = only
        self.passes = passes

    def occasion(self) -> Occasion:
        """The moment this window is."""
        return Occasion(self.window, self.figure, self.other)

    def advance(self, s: SkirmishState) -> bool:
        asked, passes, occasion = self.asked, self.passes, self.occasion()
        while passes < 2:
            if self.only in (NOBODY, asked) and offers(s, asked, occasion):
                if asked != self.asked or passes != self.passes:
                    s.stack[-1] = Window(self.window, asked, self.figure, self.other, self.only, passes)
                s.asked = BIT[asked]
                return True
            asked, passes = 1 - asked, passes + 1
        s.stack.pop()
        return False

    def options(self, s: SkirmishState, seat: int) -> list[int]:
        return [PASS, *offers(s, seat, self.occasion())]

    def choose(self, s: SkirmishState, seat: int, action: int) -> None:
        passes = self.passes + 1 if action == PASS else 0
        s.stack[-1] = Window(self.window, 1 - seat, self.figure, self.other, self.only, passes)
        if action != PASS:
            carry_out(s, seat, action, self.occasion())

    def refuse(self, s: SkirmishState, seat: int, action: int) -> Refusal:
        if is_answer(action):
            return why_not(s, seat, action, [self.occasion()])
        return Refusal("refuse-answer", "WG35 26.6")

    def question(self, s: SkirmishState, seat: int) -> Question:
        args: dict[str, int | str] = {}
        if self.figure != NOBODY:
            args["figure"] = FIGURES[self.figure]
        text = f"ask-{WINDOWS[self.window]}"
        if self.window == CARD_PLAYED:
            args["card"] = CARDS[self.other]
        elif self.window in OF_TWO:
            if self.other != NOBODY:
                args["other"] = FIGURES[self.other]
            else:
                text += "-point"
        return Question(text, "WG35 26.6", default=PASS, args=args)
