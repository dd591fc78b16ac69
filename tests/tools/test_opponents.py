"""The tool that measures whether each level beats the one below."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import pytest

from tools import opponents
from tools.opponents import GATES, Counts, Gate, row, skirmish, table, won
from vezerkar.bots import bot, bot_names, registry
from vezerkar.registry import GAMES
from vezerkar.registry import game as game_of


def counts(games: int, wins: int) -> Counts:
    """So many games, and how many of them were won."""
    return Counts(games=games, won=wins, loss=0.0, thumb=0.0, ms=[])


def test_every_gate_is_between_bots_that_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "REGISTERED", {})
    opponents.register()
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

    monkeypatch.setattr(opponents, "play", play)
    gate = Gate("X", "greedy", -1, "novice", 4, 50, 50, "quartermaster")
    assert [won(gate, number) for number in range(4)] == [True, False, True, False]
    assert [bots["axis"] for bots, _ in asked] == ["greedy", "novice", "greedy", "novice"]
    assert [bots["allies"] for bots, _ in asked] == ["novice", "greedy", "novice", "greedy"]
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


def test_the_tables_are_of_the_games_that_were_measured() -> None:
    told = table({"S2": counts(40, 30), "Q2": counts(40, 30)})
    assert [line for line in told if line.startswith("###")] == ["### Quartermaster General", "### WG35"]
    assert told[0].startswith("###")
