"""The policy of a country: values of its actions, and rollouts by these values."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.playout import greedy_playout
from vezerkar.engine.state import State, Step
from vezerkar.games.quartermaster.game_data import RESPONSE, SIX, STATUS, TYPE
from vezerkar.games.quartermaster.heuristics.cards import FRESH, price, slack, status_worth, worth_in_hand
from vezerkar.games.quartermaster.heuristics.features import turns_left
from vezerkar.games.quartermaster.heuristics.information import own_step
from vezerkar.games.quartermaster.heuristics.what_if import BLIND, BOUGHT_BACK, PUT_BACK_WORTH, WhatIf
from vezerkar.games.quartermaster.notation import (
    ARRANGE,
    BATTLE,
    BUILD,
    BURY,
    DISCARD,
    DONE,
    LOSE,
    LOSE_NAVY,
    NAME,
    PASS,
    PICK_UP,
    PIECE,
    PLAY,
    PROTECT,
    RECRUIT,
    STRIKE,
    STRIP,
    STRIP_RESPONSE,
    TAKE_BACK,
    USE,
)
from vezerkar.games.quartermaster.rules.build import Build, ChooseRecruiter, Recruit, recruitable
from vezerkar.games.quartermaster.rules.cards import DiscardFromHand
from vezerkar.games.quartermaster.rules.effect import EFFECTS, OWN_PLAY, cause_of
from vezerkar.games.quartermaster.rules.play import BuyBack, PlayStep, SaveCard
from vezerkar.games.quartermaster.rules.reactions import Window
from vezerkar.games.quartermaster.rules.turn import Arrange, DiscardStep
from vezerkar.games.quartermaster.rules.warfare import NameVictim, Raid, Siege
from vezerkar.games.quartermaster.state import DECK, QmgState

TURNS_AHEAD: Final = 6
"""Number of countries' turns in a rollout: one round."""

SPREAD: Final = 0.3
"""Largest random amount added to an action value in a rollout, in Victory Points."""

DEPTH: Final = 1
"""Number of cards on the table that are followed up one after another."""

IDLE: Final = 0.5
"""Cost of discarding a card instead of playing one, in Victory Points."""

ROOM: Final = 3
"""Number of cards a country keeps beyond those it can still play, when it discards for better ones."""


TRUST: Final = 0.4
"""Score of one Victory Point of value, in percent of a game. It is small because a search sees most results better."""

TRUST_DISCARDS: Final = 9.0
"""The same for discards, whose results a search does not see."""


def action_scores(s: QmgState, seat: int, legal: list[int]) -> list[float]:
    """Return the score of each legal action, in percent of a game."""
    step = own_step(s, seat)
    trust = TRUST_DISCARDS if isinstance(step, (DiscardStep, DiscardFromHand)) else TRUST
    return [trust * worth for worth in action_values(s, seat, legal)]


def action_values(s: QmgState, seat: int, legal: list[int]) -> list[float]:
    """Return the value of each legal action, in Victory Points, by what this country may know."""
    step = own_step(s, seat)
    if isinstance(step, DiscardStep):
        return [discard_worth(s, seat, action) for action in legal]
    if isinstance(step, DiscardFromHand):
        return [-worth_in_hand(s, action - DISCARD) for action in legal]
    what_if = WhatIf(s, seat)
    if isinstance(step, Window):
        return [0.0 if action == PASS else what_if_use(what_if, action - USE, step.cause) for action in legal]
    kept = what_if.keep()
    found: list[float] = []
    for action in legal:
        found.append(action_worth(what_if, step, seat, action))
        what_if.undo(kept)
    return found


def what_if_use(what_if: WhatIf, card: int, cause: int) -> float:
    """Return the value of using a card in a reaction window."""
    kept = what_if.keep()
    worth = what_if.use(card, cause, DEPTH)
    what_if.undo(kept)
    return worth


def discard_worth(s: QmgState, seat: int, action: int) -> float:
    """Return the value of discarding a card in the Discard step for one that is drawn."""
    if action == DONE:
        return 0.0
    beneath = action >= BURY
    card = action - BURY if beneath else action - DISCARD
    if turns_left(s, seat) <= 1 or not s.cards[DECK + seat]:
        return -1.0
    if not beneath and slack(s, seat) <= ROOM:
        return -1.0
    worth = FRESH - worth_in_hand(s, card)
    return worth if beneath else worth - price(s, seat)


def action_worth(what_if: WhatIf, step: Step[State], seat: int, action: int) -> float:
    """Return the value of one action in the procedure in progress."""
    s = what_if.s
    if action < PASS:
        # Only the Play step has it besides the procedures that discard.
        return -worth_in_hand(s, action - DISCARD) - IDLE
    if action < PLAY:
        # To decline, or to stop: all else is measured by it.
        return 0.0
    if action < USE:
        card = action - PLAY
        worth = what_if.play(card, DEPTH)
        if isinstance(step, PlayStep) and TYPE[card] != STATUS and TYPE[card] != RESPONSE:
            worth -= worth_in_hand(s, card)
        return worth
    if action < BUILD:
        return use_worth(what_if, step, seat, action - USE)
    if action < STRIP:
        return board_worth(what_if, step, seat, action)
    if action < STRIP_RESPONSE:
        return status_worth(s, action - STRIP)
    if action < LOSE:
        return BLIND
    if isinstance(step, Siege):
        if action == LOSE_NAVY:
            return what_if.take(step.victim, step.space)
        return -step.count * price(s, seat)
    return 0.0


def use_worth(what_if: WhatIf, step: Step[State], seat: int, card: int) -> float:
    """Return the value of using a card of one's own outside of reaction windows."""
    s = what_if.s
    if isinstance(step, SaveCard):
        return what_if.use(card, cause_of(OWN_PLAY, seat), 0)
    if isinstance(step, BuyBack):
        return 3.0 * BOUGHT_BACK + PUT_BACK_WORTH - step.count * price(s, seat)
    return what_if.use(card, cause_of(OWN_PLAY, seat), DEPTH)


def board_worth(what_if: WhatIf, step: Step[State], seat: int, action: int) -> float:
    """Return the value of an action on the board."""
    if action < RECRUIT:
        country = step.country if isinstance(step, Build) else seat
        return what_if.build(country, action - BUILD, DEPTH)
    if action < BATTLE:
        country = step.country if isinstance(step, Recruit) else seat
        return what_if.place(country, action - RECRUIT)
    if action < STRIKE:
        return what_if.battle(seat, action - BATTLE, DEPTH)
    if action < TAKE_BACK:
        return what_if.strike(seat, (action - STRIKE) // PIECE, (action - STRIKE) % PIECE, DEPTH)
    if action < PICK_UP:
        worth = what_if.take(seat, action - TAKE_BACK)
        if isinstance(step, Build):
            return worth + what_if.best_build(seat, step.spaces, 0, may=True)
        if isinstance(step, Recruit):
            return worth + best_place(what_if, seat, step.spaces)
        return worth
    if action < PROTECT:
        return what_if.move(seat, action - PICK_UP, DEPTH)
    if action < NAME:
        return what_if.loss((action - PROTECT) // PIECE, BIT[(action - PROTECT) % PIECE])
    if action < BURY:
        return name_worth(what_if, step, seat, action - NAME)
    return worth_in_hand(what_if.s, action - ARRANGE) if isinstance(step, Arrange) else 0.0


def best_place(what_if: WhatIf, country: int, spaces: int) -> float:
    """Return the value of a piece in the best of these spaces in which it may be recruited."""
    kept = what_if.keep()
    best = 0.0
    mask = recruitable(what_if.s, country, spaces)
    for space in range(53):
        if mask & BIT[space]:
            best = max(best, what_if.place(country, space))
            what_if.undo(kept)
    return best


def name_worth(what_if: WhatIf, step: Step[State], seat: int, country: int) -> float:
    """Return the value of naming a country: as a victim, or as the one that recruits."""
    if isinstance(step, NameVictim):
        effect = EFFECTS[step.card][0]
        assert isinstance(effect, Raid)
        return effect.amount.now(what_if.s, seat) * price(what_if.s, country)
    if isinstance(step, ChooseRecruiter):
        return best_place(what_if, country, step.spaces)
    return 0.0


def rollout(s: QmgState, rng: int) -> int:
    """Play one round by the values of the actions. Return the new state of the generator."""
    last = s.round * SIX + s.active + TURNS_AHEAD

    def keep_going(s: QmgState) -> bool:
        return s.round * SIX + s.active < last

    return greedy_playout(s, rng, keep_going, action_values, SPREAD)
