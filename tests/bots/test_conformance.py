"""Every registered bot keeps the contract; bots that do not are found out."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cost import first, only, slow
from vezerkar.bots import bot_names, conformance, registry
from vezerkar.bots.conformance import BotContractError, check_bot
from vezerkar.engine import Action, Observation
from vezerkar.registry import GAMES

BOTS = [(game, name) for game in GAMES for name in bot_names(game)]
QUICK = [(game, name) for game, name in BOTS if game == "hunt" and name != "search"]

BUDGET = {"hunt": ":6", "quartermaster": ":2", "triumph": ":2", "wg35": ":1"}
"""What a search or a planner may spend here: whole games are played from every seat."""


@pytest.mark.slow
@pytest.mark.parametrize(("game", "name"), only(BOTS, QUICK))
def test_conforms(game: str, name: str) -> None:
    thinking = name in ("search", "planner", "far_planner")
    assert check_bot(f"{name}{BUDGET[game]}" if thinking else name, game, seed=5, samples=6 if thinking else 40) >= 4


@slow
@pytest.mark.parametrize("seed", first(range(4)))
def test_greedy_conforms_against_itself(seed: int) -> None:
    assert check_bot("greedy", "hunt", seed, against="greedy") > 20


@slow
def test_greedy_conforms_among_six() -> None:
    assert check_bot("greedy", "quartermaster", 1, against="greedy", samples=20) == 6 * 20


@slow
def test_greedy_conforms_in_a_war_of_three() -> None:
    assert check_bot("greedy", "triumph", 1, against="greedy", samples=10) == 3 * 10


@pytest.mark.slow
@pytest.mark.parametrize("samples", first([7, 1, 40]))
def test_so_many_answers_of_every_game_are_compared_as_is_said(samples: int, monkeypatch: pytest.MonkeyPatch) -> None:
    plies: list[int] = []
    compare = conformance._compare

    def counted(name: str, then: Any, match: Any, seat: str, seed: str) -> None:
        assert then.waiting() and seat in then.waiting()
        plies.append(int(seed.split()[-1]))
        compare(name, then, match, seat, seed)

    monkeypatch.setattr(conformance, "_compare", counted)
    assert check_bot("random", "hunt", 3, samples=samples) == len(plies) == 2 * samples
    assert check_bot("random", "hunt", 3, samples=10_000) < 1000, "no more than there are"


class Cheat:
    """Looks where it must not: at the imagined State as if it were the true one."""

    def choose(self, observation: Observation[Any, Any]) -> Action:
        options = observation.decision.options
        return options[int(observation._imagined.state.cards[1]) % len(options)]


class Moody:
    """Answers differently every time."""

    moods = 0

    def choose(self, observation: Observation[Any, Any]) -> Action:
        Moody.moods += 1
        return observation.decision.options[Moody.moods % len(observation.decision.options)]


@pytest.mark.parametrize(("kind", "fault"), [(Moody, "repeatable")])
def test_faults_are_found(kind: type, fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        conformance, "bot", lambda name, game, seed=0: kind() if name == "bad" else registry.bot(name, game, seed)
    )
    with pytest.raises(BotContractError, match=fault):
        check_bot("bad", "hunt")


def test_a_leak_in_the_observation_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If an Observation held the true State, a bot could cheat, and the comparison would show it."""

    def leaky(match: Any, seat: str) -> Observation[Any, Any]:
        return Observation(seat, match)

    monkeypatch.setattr(Observation, "of", leaky)
    monkeypatch.setattr(
        conformance, "bot", lambda name, game, seed=0: Cheat() if name == "bad" else registry.bot(name, game, seed)
    )
    with pytest.raises(BotContractError, match="sees what"):
        check_bot("bad", "hunt")
