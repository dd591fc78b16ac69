"""The planner: what it does with a budget, and what it understands. And the judge it trusts."""

from __future__ import annotations

from dataclasses import replace
from time import monotonic
from typing import Any

import pytest

import vezerkar
from tests.cost import slow
from vezerkar.bots import bot
from vezerkar.bots.budget import Budget, budget_of
from vezerkar.bots.planner import PlannerBot
from vezerkar.engine import Match, Observation, UnknownBot
from vezerkar.engine.options import Options
from vezerkar.engine.playout import greedy_playout
from vezerkar.games.quartermaster.game_data import ALLIES, AXIS, CARD_ID
from vezerkar.games.quartermaster.heuristics import action_values, planning
from vezerkar.games.quartermaster.heuristics.judge import judge_data, win_chance
from vezerkar.games.quartermaster.heuristics.judge_features import FEATURES, judge_features
from vezerkar.games.quartermaster.state import HAND, QmgState


def deciding(prompt: str) -> tuple[Match[QmgState], str]:
    """A match in which a country is asked this, and the country."""
    match = vezerkar.game("quartermaster").start(3)
    match.until(lambda match: bool(match.waiting()) and match.decision(match.waiting()[0]).prompt == prompt)
    return match, match.waiting()[0]


class Spy:
    """The heuristics of Quartermaster General; it notes the dice of each try and what is judged."""

    MARGIN, VALUE_WEIGHT, DEFAULT_TRIES = 1000.0, 0.0, 48

    def __init__(self, worth: bool = True) -> None:
        self.CANDIDATES = 8
        self.tries: list[bytes] = []
        self.worth = worth
        self.information_set = planning.information_set
        self.candidate_actions = planning.candidate_actions
        self.action_values = planning.action_values
        self.horizon = planning.horizon
        self.win_chance = planning.win_chance

    def worth_planning(self, s: QmgState, seat: int) -> bool:
        return self.worth

    def play_on(self, s: QmgState, rng: int, horizon: int) -> int:
        self.tries.append(s.dice.key)
        return rng


@slow
def test_the_answer_depends_on_seed_and_observation_alone() -> None:
    match, seat = deciding("ask-play")
    observation = Observation.of(match, seat)
    first = bot("planner:24", "quartermaster", 5).choose(observation)
    used = bot("planner:24", "quartermaster", 5)
    assert used.choose(observation) == used.choose(observation) == first
    assert first == bot("planner:24", "quartermaster", 5).choose(Observation.unpack(match.game, observation.pack()))
    assert first == bot("planner:24", "quartermaster", 5).choose(Observation.of(match.imagine(seat, "other"), seat))


def test_a_budget_of_tries_is_kept_and_halved_in_rounds() -> None:
    match, seat = deciding("ask-play")
    observation = Observation.of(match, seat)
    actions = len(observation.decision.options)
    assert actions >= 8
    spy = Spy()
    PlannerBot(spy, 1, Budget(48, 0.0)).choose(observation)
    # Eight actions in two States, the best four in four more, the best two in eight more.
    uses = [spy.tries.count(key) for key in dict.fromkeys(spy.tries)]
    assert uses == [8, 8, 4, 4, 4, 4, *[2] * 8]


@pytest.mark.parametrize("place", [0, 3, 6])
def test_what_the_judge_likes_best_is_chosen(place: int) -> None:
    match, seat = deciding("ask-play")
    observation = Observation.of(match, seat)
    index = match.game.seats().index(seat)
    wished = match.state.cards[HAND + index][place]

    def fond(s: QmgState, seat: int) -> float:
        """Like it if one card is gone from the hand, however that is."""
        return 0.0 if wished in s.cards[HAND + seat] else 1.0

    spy = Spy()
    spy.CANDIDATES, spy.win_chance = 99, fond
    chosen = PlannerBot(spy, 1, Budget(200, 0.0)).choose(observation)
    assert chosen.notation.split()[1] == CARD_ID[wished]


def test_what_is_not_worth_planning_is_answered_at_once() -> None:
    match, seat = deciding("ask-play")
    observation = Observation.of(match, seat)
    spy = Spy(worth=False)
    codes = [action.code for action in observation.decision.options]
    values = action_values(observation.imagine(0).state, 0, codes)
    assert PlannerBot(spy, 1, Budget(48, 0.0)).choose(observation).code == codes[values.index(max(values))]
    assert spy.tries == []


def test_a_forced_choice_needs_no_tries() -> None:
    match, seat = deciding("ask-play")
    observation = Observation.of(match, seat)
    first = observation.decision.options[0]
    observation.decision = replace(observation.decision, options=Options([first]), default=first)
    spy = Spy()
    assert PlannerBot(spy, 1, Budget(48, 0.0)).choose(observation) == first
    assert spy.tries == []


def test_the_far_planner_follows_its_actions_through_a_round_and_differs_in_nothing_else() -> None:
    match, _ = deciding("ask-play")
    s = match.state
    turn = s.round * 6 + s.active
    assert (planning.horizon(s), planning.far_horizon(s)) == (turn + 2, turn + 6)
    asked: list[int] = []
    spy = Spy()
    spy.play_on = lambda s, rng, horizon: asked.append(horizon) or rng  # type: ignore[method-assign, func-returns-value]
    for far in (None, planning.far_horizon):
        PlannerBot(spy, 1, Budget(8, 0.0), far).choose(Observation.of(match, match.waiting()[0]))
    assert set(asked) == {turn + 2, turn + 6} and asked == sorted(asked)


@slow
def test_a_time_budget_is_kept() -> None:
    match, seat = deciding("ask-play")
    began = monotonic()
    bot("planner:0.3s", "quartermaster").choose(Observation.of(match, seat))
    assert 0.2 < monotonic() - began < 10.0


@pytest.mark.parametrize("text", ["0", "-5", "", "s", "0s", "nans", "infs", "x", "3600s"])
def test_what_is_no_budget_is_refused_in_words(text: str) -> None:
    with pytest.raises(UnknownBot, match="give tries \\(planner:400\\) or seconds \\(planner:2s\\)"):
        budget_of("planner", text)


# --- the judge of Quartermaster General --------------------------------------------------------------------------------------


def games_of(seed: str, n: int) -> list[tuple[list[QmgState], bool]]:
    """States of games that greedy plays against itself, one of every third round, and whether the Axis won."""
    found: list[tuple[list[QmgState], bool]] = []
    for number in range(n):
        s: Any = vezerkar.game("quartermaster").start(f"{seed}/{number}").state
        seen: list[QmgState] = []
        rng = number + 1
        while not s.over:
            turn = s.round
            rng = greedy_playout(s, rng, lambda s, turn=turn: s.round == turn, action_values, 0.3)  # type: ignore[misc]
            if s.round % 3 == 0 and not s.over:
                seen.append(s.clone())
        found.append((seen, s.winner == AXIS))
    return found


def test_the_judge_has_a_weight_for_every_feature() -> None:
    data = judge_data()
    match, _ = deciding("ask-play")
    assert len(FEATURES) == len(set(FEATURES)) == len(judge_features(match.state))
    assert len(data["weights"]) == len(data["drift"]) == len(FEATURES)
    assert len(data["lead"]) == 2 and len(data["chance"]) == 6


@slow
def test_the_chances_of_both_teams_make_one() -> None:
    for states, _ in games_of("teams", 1):
        for s in states:
            chances = [win_chance(s, seat) for seat in range(6)]
            assert all(0.0 < chance < 1.0 for chance in chances)
            assert chances[0] == chances[2] == chances[4] and chances[1] == chances[3] == chances[5]
            assert chances[AXIS] + chances[ALLIES] == pytest.approx(1.0)
        last = states[-1]
        greedy_playout(last, 1, lambda s: True, action_values, 0.0)
        assert [win_chance(last, seat) for seat in (AXIS, ALLIES)] == [float(last.winner == AXIS), float(last.winner == ALLIES)]


@slow
def test_the_judge_foretells_games_it_has_never_seen() -> None:
    """Better than somebody who knows only how often the Axis wins, in the second half of a game by far."""
    late: list[float] = []
    early: list[float] = []
    for states, axis_won in games_of("unseen", 24):
        for s in states:
            axis = win_chance(s, AXIS)
            (late if s.round > 10 else early).append((axis - float(axis_won)) ** 2)
    assert sum(late) / len(late) < 0.15
    assert sum(early) / len(early) < 0.27
