"""The searching bot: what it does with a budget, and what it understands."""

from __future__ import annotations

from dataclasses import replace
from time import monotonic

import vezerkar
from tests.cost import slow
from vezerkar.bots import bot
from vezerkar.bots.search import SearchBot
from vezerkar.engine import Match, Observation
from vezerkar.engine.options import Options
from vezerkar.games.hunt import GAME, heuristics
from vezerkar.games.hunt.state import HuntState


def after(notations: list[str], seed: int = 3) -> Match[HuntState]:
    match = GAME.start(seed)
    for notation in notations:
        match.act(match.waiting()[0], notation)
    return match


def test_the_answer_depends_on_seed_and_observation_alone() -> None:
    """Not on the questions before: a bot made anew, in another process, goes on as the old one would have."""
    match = after(["to 31"])
    observation = Observation.of(match, "german")
    used = bot("search:30", "hunt", 5)
    first = used.choose(observation)
    assert used.choose(observation) == first == bot("search:30", "hunt", 5).choose(observation)


@slow
def test_a_time_budget_is_kept() -> None:
    match = after([])
    began = monotonic()
    bot("search:0.2s", "hunt").choose(Observation.of(match, "german"))
    assert 0.1 < monotonic() - began < 5.0


def test_a_forced_choice_needs_no_thought() -> None:
    match = after(["to 31", "to 34"])
    observation = Observation.of(match, "german")
    first = observation.decision.options[0]
    observation.decision = replace(observation.decision, options=Options([first]), default=first)
    began = monotonic()
    assert bot("search:100000", "hunt").choose(observation) == first
    assert monotonic() - began < 1.0


class Spy:
    """The heuristics of The Hunt with other constants; it notes the dice of each rollout."""

    def __init__(self, common_random_numbers: bool, prior_cutoff: float = 2.0) -> None:
        self.COMMON_RANDOM_NUMBERS = common_random_numbers
        self.PRIOR_CUTOFF = prior_cutoff
        self.DEFAULT_ITERATIONS = heuristics.DEFAULT_ITERATIONS
        self.keys: list[bytes] = []
        self.candidate_actions = heuristics.candidate_actions
        self.information_set = heuristics.information_set
        self.likelihood = heuristics.likelihood
        self.action_scores = heuristics.action_scores
        self.evaluate = heuristics.evaluate

    def rollout(self, s: HuntState, rng: int) -> int:
        self.keys.append(s.dice.key)
        return heuristics.rollout(s, rng)


def test_actions_share_random_numbers_where_the_game_says_so() -> None:
    observation = Observation.of(after(["to 31"]), "german")
    apart, together = Spy(common_random_numbers=False), Spy(common_random_numbers=True)
    SearchBot(apart, 1, 40, 0.0).choose(observation)
    SearchBot(together, 1, 40, 0.0).choose(observation)
    assert len(set(apart.keys)) == len(apart.keys) == len(together.keys) == 40
    assert len(set(together.keys)) < 40


def test_what_is_sure_needs_no_search() -> None:
    observation = Observation.of(after(["to 31"]), "german")
    spy = Spy(common_random_numbers=False, prior_cutoff=0.0)
    codes = [action.code for action in observation.decision.options]
    liked = heuristics.action_scores(observation.imagine(0).state, 0, codes)
    assert SearchBot(spy, 1, 40, 0.0).choose(observation).code == codes[liked.index(max(liked))]
    assert spy.keys == []


def test_the_search_of_a_team_game_depends_on_seed_and_observation_alone() -> None:
    match = vezerkar.game("quartermaster").start(3)
    match.until(lambda match: match.state.round > 0)
    seat = match.waiting()[0]
    observation = Observation.of(match, seat)
    first = bot("search:12", "quartermaster", 5).choose(observation)
    assert first == bot("search:12", "quartermaster", 5).choose(Observation.unpack(match.game, observation.pack()))
    assert first == bot("search:12", "quartermaster", 5).choose(Observation.of(match.imagine(seat, "other"), seat))
