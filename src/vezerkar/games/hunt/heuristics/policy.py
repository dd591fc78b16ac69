"""What a player with some sense would rather do, for either side; and whole lines of play chosen that way."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.playout import greedy_playout
from vezerkar.games.hunt.game_data import GERMAN
from vezerkar.games.hunt.heuristics.british import british_scores
from vezerkar.games.hunt.heuristics.duels import duel_worth
from vezerkar.games.hunt.heuristics.german import german_scores
from vezerkar.games.hunt.state import IN_BATTLE, HuntState

TURNS_AHEAD: Final = 2
"""How many turns a line of play goes on before it is judged; a battle is fought to its end."""

SPREAD: Final = 3.0
"""How far, in percent of a game, chance can move a preference in a line of play: nobody is wholly predictable."""


def action_scores(s: HuntState, seat: int, legal: list[int]) -> list[float]:
    """How much this seat likes each of its legal actions, in percent of a game; it knows only what it may know."""
    if s.phase == IN_BATTLE:
        return [duel_worth(s, seat, action) for action in legal]
    return german_scores(s, legal) if seat == GERMAN else british_scores(s, legal)


def candidate_actions(s: HuntState, seat: int, legal: list[int]) -> list[int]:
    """The actions worth a search: all of them, since all are listed."""
    return legal


def rollout(s: HuntState, rng: int) -> int:
    """Play a few turns, or to the end of a battle, by the scores of the actions. Return the new state of the generator."""
    last = s.turn + TURNS_AHEAD

    def keep_going(s: HuntState) -> bool:
        return s.turn < last or s.phase == IN_BATTLE

    return greedy_playout(s, rng, keep_going, action_scores, SPREAD)
