"""Games of The Hunt on bare States, without Match and Observation: a few milliseconds each when compiled."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from vezerkar.engine.bit_sets import LOWEST
from vezerkar.engine.state import apply, options
from vezerkar.games.hunt.game_data import GERMAN
from vezerkar.games.hunt.heuristics import action_scores
from vezerkar.games.hunt.heuristics.belief import MODEL, SAILING, SailingModel, follow, forget, start
from vezerkar.games.hunt.heuristics.numbers import CAPTAIN_BRITISH, CAPTAIN_GERMAN
from vezerkar.games.hunt.state import HuntState
from vezerkar.registry import game as game_of

Numbers = Mapping[str, float]


@dataclass(frozen=True)
class Player:
    """A player on bare States. ``numbers`` are those of a captain; None: it plays as `greedy` does."""

    numbers: Numbers | None = None
    noise: float = 1.0
    sailing: SailingModel | None = None
    """Model of how the Graf Spee sails that the British player believes in; None: the one all believe in."""


COMMON: Final = SailingModel(SAILING)
"""The one all believe in."""


def quick_game(seed: str, players: Sequence[Player], look: Callable[[HuntState, int, int], None] | None = None) -> HuntState:
    """Play a game without a Match and return its last State. ``look`` is told each State, seat and action before it happens."""
    german, british = players
    if german.numbers is not None:
        CAPTAIN_GERMAN.set(german.numbers)
    if british.numbers is not None:
        CAPTAIN_BRITISH.set(british.numbers)
    s = game_of("hunt").start(seed).state
    assert isinstance(s, HuntState)
    follow(s)
    beliefs = [s.filter, s.filter if british.sailing is None else start(s)]
    rng = Random(seed)
    while not s.over:
        seat = LOWEST[s.asked]
        legal = options(s, seat)
        action = legal[0]
        if len(legal) > 1:
            player = players[seat]
            if player.numbers is None:
                forget(s)
            else:
                s.filter = beliefs[seat]
            MODEL.take(player.sailing or COMMON)
            scores = action_scores(s, seat, legal)
            MODEL.take(COMMON)
            if s.filter is not None:
                beliefs[seat] = s.filter
            action = max(zip(scores, legal, strict=True), key=lambda one: one[0] + player.noise * rng.random())[1]
        if look is not None:
            s.filter = beliefs[GERMAN]
            look(s, seat, action)
            beliefs[GERMAN] = s.filter
        apply(s, seat, action)
    return s
