"""The tool that measures whether each level beats the one below."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("numpy")

from tests.cost import slow
from tools.opponents import balance, gates, times
from tools.opponents.balance import measure_balance, measured_bot, play_balance, scenarios
from tools.opponents.belief import NOTHING, SOMETHING, watch
from tools.opponents.gates import GATES, Gate, register, skirmish, won
from tools.opponents.ledger import Balance, GateCounts, Ledger, Times
from tools.opponents.page import row, tables
from tools.opponents.times import decision_times
from vezerkar.bots import bot, bot_names, registry
from vezerkar.engine import Action, Observation
from vezerkar.registry import GAMES
from vezerkar.registry import game as game_of


def empty() -> Ledger:
    """A ledger in which nothing is measured yet."""
    return Ledger(gates={}, belief={}, watched={}, times={}, balance={})


def counts(games: int, wins: int) -> GateCounts:
    """So many games, and how many of them were won."""
    return GateCounts(games=games, won=wins)


def test_every_gate_is_between_bots_that_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "REGISTERED", {})
    register()
    assert len({gate.id for gate in GATES}) == len(GATES)
    for gate in GATES:
        bot(gate.bot, gate.game)
        bot(gate.against, gate.game)


@pytest.mark.parametrize("game", GAMES)
def test_every_level_has_a_gate_against_the_one_below(game: str) -> None:
    levels = game_of(game).levels
    pairs = {(gate.bot.partition(":")[0], gate.against) for gate in GATES if gate.game == game and gate.seat < 0}
    assert set(zip(levels[1:], levels, strict=False)) <= pairs
    assert [name for name in bot_names(game) if name in levels] == list(levels)


def test_the_bot_plays_every_side_by_turns_and_wins_with_its_team(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[Mapping[str, str], str]] = []

    def play(game: str, bots: Mapping[str, str], seed: str, number: int, options: Mapping[str, str]) -> Any:
        asked.append((bots, seed))
        return SimpleNamespace(winners=("germany", "japan", "italy"))

    monkeypatch.setattr(gates, "play", play)
    gate = Gate("X", "greedy", -1, "novice", 4, 50, 50, "quartermaster")
    assert [won(gate, number) for number in range(4)] == [True, False, True, False]
    assert [bots["japan"] for bots, _ in asked] == ["greedy", "novice", "greedy", "novice"]
    assert [bots["usa"] for bots, _ in asked] == ["novice", "greedy", "novice", "greedy"]
    assert {len(bots) for bots, _ in asked} == {6}, "a bot for every seat"
    assert len({seed for _, seed in asked}) == 4
    assert not won(Gate("X", "greedy", 1, "novice", 4, 50, 50, "quartermaster"), 0)


def test_battles_are_of_all_missions_with_ready_armies() -> None:
    found = [skirmish(f"any/{number}", number) for number in range(12)]
    assert [one["mission"] for one in found[::2]] == [one["mission"] for one in found[1::2]]
    assert len({one["mission"] for one in found}) == 6
    for options in found:
        assert game_of("wg35").complete_options(options)["army_a"] == options["army_a"] != "choose"


def test_a_gate_is_reached_by_its_rate_and_by_the_low_end_of_its_interval() -> None:
    gate = Gate("X", "greedy", -1, "novice", 400, 60, 50)
    assert row(gate, counts(400, 248)).endswith("| 60 %, low end 50 % | yes |")
    assert "248 (62.0 %) | 57.2 to 66.6 %" in row(gate, counts(400, 248))
    assert row(gate, counts(20, 13)).endswith("| not shown |"), "too few games"
    assert row(gate, counts(400, 236)).endswith("| not shown |"), "the rate is too low"


def test_the_tables_are_of_what_was_measured() -> None:
    assert tables(empty()) == []
    ledger = empty()
    ledger["gates"] = {"S2": counts(40, 30), "Q2": counts(40, 30)}
    told = tables(ledger)
    assert [line for line in told if line.startswith("###")] == ["### Quartermaster General", "### WG35"]
    assert told[0].startswith("###")


def test_a_level_keeps_its_time_if_99_of_100_decisions_do() -> None:
    ledger = empty()
    ledger["times"]["hunt captain compiled"] = Times(games=2, decisions=200, p50=0.1, p95=149.0, p99=151.0)
    ledger["times"]["hunt captain interpreted"] = Times(games=2, decisions=200, p50=0.1, p95=149.0, p99=151.0)
    ledger["times"]["hunt search interpreted"] = Times(games=2, decisions=200, p50=0.1, p95=149.0, p99=151.0)
    lines = [line for line in tables(ledger) if line.startswith("| The Hunt")]
    assert [line.split(" | ")[-2:] for line in lines] == [["150 ms", "no |"], ["2000 ms", "yes |"], ["-", "- |"]]
    assert lines[0].startswith("| The Hunt | Hard | captain | compiled | 2 | 200 | 0.1 ms | 149 ms | 151 ms")


def test_only_decisions_with_a_choice_are_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    class Counting:
        def __init__(self, name: str, game: str, seed: str) -> None:
            self.bot = bot(name, game, seed)

        def choose(self, observation: Observation[Any, Any]) -> Action:
            asked.append(len(observation.decision.options))
            return self.bot.choose(observation)

    monkeypatch.setattr(times, "bot", Counting)
    found = decision_times("hunt", "captain", 0)
    assert len(found) == sum(number > 1 for number in asked) < len(asked)
    assert min(found) > 0.0


def test_a_watcher_gains_what_it_wins_more_on_the_same_deals() -> None:
    ledger = empty()
    ledger["watched"] = {NOTHING: counts(200, 90), SOMETHING: counts(200, 94)}
    assert "It gains +2.0 points by watching; 3 are allowed." in tables(ledger)
    ledger["watched"][SOMETHING]["won"] = 80
    assert "It gains -5.0 points by watching; 3 are allowed." in tables(ledger)


@slow
def test_a_watcher_plays_by_what_it_has_seen_and_leaves_nothing_behind() -> None:
    before, after = empty(), empty()
    watch(6, before)
    watch(6, after)
    assert before["watched"] == after["watched"]
    assert [one["games"] for one in before["watched"].values()] == [6, 6]


def test_balance_plays_every_scenario_by_turns_and_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, Mapping[str, str]]] = []

    def play(game: str, bots: Mapping[str, str], seed: str, number: int, options: Mapping[str, str]) -> Any:
        asked.append((game, options))
        assert set(bots.values()) == {measured_bot(game)}
        return SimpleNamespace(winners=next(iter(game_of(game).sides(options).values())))

    monkeypatch.setattr(balance, "play", play)
    ledger = empty()
    monkeypatch.setattr(balance, "write_ledger", lambda ledger: None)
    for games in (1, 2, 2):
        for game in GAMES:
            measure_balance(game, games, lambda: True, ledger)
    assert len(asked) == 2 * sum(len(scenarios(game)) for game in GAMES)
    assert all(one["games"] == 2 for one in ledger["balance"].values())
    assert ledger["balance"][f"triumph {measured_bot('triumph')} 1939, two players"]["won"] == {"axis": 2, "allies": 0}
    assert ledger["balance"]["hunt captain"]["won"] == {"german": 2, "british": 0}
    line = next(line for line in tables(ledger) if "1939, two players" in line)
    assert line.startswith(f"| Triumph & Tragedy | {measured_bot('triumph')} | 1939, two players | 2 | axis | 2 (100.0 %)")


@slow
@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_a_gate_can_be_played(game: str) -> None:
    assert isinstance(won(Gate("X", "novice", -1, "greedy", 1, 50, 50, game), 0), bool)
    ledger = empty()
    ledger["balance"]["any"] = Balance(games=0, won={})
    scenario = list(scenarios(game).values())[-1]
    play_balance(game, "any", 0, scenario, ledger["balance"]["any"])
    assert ledger["balance"]["any"]["games"] == 1
