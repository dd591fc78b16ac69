"""The searching bot: what it does with a budget, and what it understands."""

from __future__ import annotations

from dataclasses import replace
from time import monotonic

from vezerkar.bots import bot
from vezerkar.engine import Match, Sight
from vezerkar.games.hunt import GAME
from vezerkar.games.hunt.state import HuntState


def after(notations: list[str], seed: int = 3) -> Match[HuntState]:
    match = GAME.start(seed)
    for notation in notations:
        match.act(match.waiting()[0], notation)
    return match


def test_the_answer_depends_on_seed_and_sight_alone() -> None:
    """Not on the questions before: a bot made anew, in another process, goes on as the old one would have."""
    match = after(["to 31"])
    sight = Sight.of(match, "german")
    used = bot("search:30", "hunt", 5)
    first = used.choose(sight)
    assert used.choose(sight) == first == bot("search:30", "hunt", 5).choose(sight)


def test_a_time_budget_is_kept() -> None:
    match = after([])
    began = monotonic()
    bot("search:0.2s", "hunt").choose(Sight.of(match, "german"))
    assert 0.1 < monotonic() - began < 5.0


def test_a_forced_choice_needs_no_thought() -> None:
    match = after(["to 31", "to 34"])
    sight = Sight.of(match, "german")
    first = sight.decision.options[0]
    sight.decision = replace(sight.decision, options=(first,), default=first)
    began = monotonic()
    assert bot("search:100000", "hunt").choose(sight) == first
    assert monotonic() - began < 1.0
