"""Many games: results, statistics, tournaments, and what happens when a game goes wrong."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from tests.cost import first, slow
from vezerkar.arena.play import GameFailed, GameResult, assign_bots, play
from vezerkar.arena.simulate import simulate
from vezerkar.arena.statistics import row, summary, wilson
from vezerkar.arena.tournament import Pairing, standings, tournament
from vezerkar.engine import BadOption, BadSeat, UnknownBot, UnknownGame
from vezerkar.registry import game, replay

RANDOM = {"german": "random", "british": "random"}


@slow
def test_results_do_not_depend_on_workers() -> None:
    alone = list(simulate("hunt", 6, {"german": "greedy"}, seed=3))
    shared = list(simulate("hunt", 6, {"german": "greedy"}, seed=3, workers=2))
    assert alone == shared
    assert [result.number for result in alone] == list(range(6))
    assert alone != list(simulate("hunt", 6, {"german": "greedy"}, seed=4))


@slow
def test_seats_without_a_bot_play_at_random() -> None:
    (result,) = simulate("hunt", 1, {"british": "greedy"})
    assert result.bots == {"german": "random", "british": "greedy"}


AXIS, ALLIES = ("germany", "japan", "italy"), ("uk", "ussr", "usa")


@pytest.mark.parametrize(
    "bots",
    [
        {"axis": "greedy"},
        {"germany,japan,italy": "greedy"},
        {"axis,uk": "greedy", "uk": "random"},
        {"germany": "greedy", "axis": "greedy", "allies": "random"},
    ],
)
def test_a_bot_for_a_side_or_several_seats(bots: dict[str, str]) -> None:
    assert assign_bots(game("quartermaster"), bots, {}) == dict.fromkeys(AXIS, "greedy") | dict.fromkeys(ALLIES, "random")


def test_a_seat_named_by_itself_has_its_own_bot() -> None:
    bots = assign_bots(game("quartermaster"), {"italy": "random", "axis": "greedy"}, {})
    assert (bots["germany"], bots["italy"], bots["uk"]) == ("greedy", "random", "random")


def test_places_that_are_not_there_are_told() -> None:
    for place in ("axis,france", "german", "axis,"):
        with pytest.raises(BadSeat):
            assign_bots(game("quartermaster"), {place: "greedy"}, {})


def test_a_tournament_is_played_side_by_side() -> None:
    pairings = list(tournament("quartermaster", ["random", "random"], 4))
    assert [pairing.side for pairing in pairings] == ["axis", "allies"]
    assert sum(pairing.won for pairing in pairings) == 4
    assert all(pairing.won + pairing.lost == 4 for pairing in pairings)


LENGTHS = {"hunt": 6, "quartermaster": 2, "triumph": 1, "wg35": 1}
ARMIES = {"wg35": {"army_a": "budapest_1944", "army_b": "assault_group_1944"}}


@slow
@pytest.mark.parametrize("name", first(LENGTHS, 2))
def test_the_same_seed_gives_the_same_games_whichever_way_they_are_played(name: str) -> None:
    short = list(simulate(name, LENGTHS[name], seed=7, options=ARMIES.get(name)))
    recorded = list(simulate(name, LENGTHS[name], seed=7, options=ARMIES.get(name), record=True))
    assert [replace(result, record="") for result in recorded] == short
    for result in recorded:
        match = replay(result.record)
        assert (match.ply, match.outcome and match.outcome.winners) == (result.plies, result.winners)


@slow
def test_the_same_seed_gives_the_same_games_checked_and_in_parallel() -> None:
    short = list(simulate("hunt", 6, seed=7))
    assert list(simulate("hunt", 6, seed=7, check=True)) == short
    assert list(simulate("hunt", 6, seed=7, workers=2)) == short
    assert list(simulate("hunt", 6, seed=7, workers=2, check=True)) == short


@pytest.mark.parametrize("name", ["hunt", "quartermaster", "triumph"])
@pytest.mark.slow
def test_turns_are_counted_by_the_game(name: str) -> None:
    for result in simulate(name, LENGTHS[name], seed=1, record=True):
        match = replay(result.record)
        turns = {match.game.turn(s) for s in [*match.history, match.state]}
        set_up = {match.game.turn(match.game.setup(match.state.dice, match.options))}
        assert result.turns == len(turns - set_up) > 1


def test_the_turns_of_the_hunt_are_those_on_the_table() -> None:
    for result in simulate("hunt", 6, seed=1, record=True):
        assert result.turns == replay(result.record).state.turn


def test_records_replay() -> None:
    for result in simulate("hunt", 3, {"german": "greedy", "british": "greedy"}, record=True):
        match = replay(result.record)
        assert match.outcome is not None
        assert match.outcome.winners == result.winners
        assert match.ply == result.plies


def test_options_reach_the_game() -> None:
    (result,) = simulate("hunt", 1, options={"side": "historical"}, record=True)
    assert replay(result.record).options["side"] == "historical"


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ({"game": "chess"}, UnknownGame),
        ({"bots": {"german": "genius"}}, UnknownBot),
        ({"bots": {"french": "random"}}, BadSeat),
        ({"options": {"side": "upper"}}, BadOption),
    ],
)
def test_mistakes_are_told_at_once(arguments: dict[str, Any], error: type[Exception]) -> None:
    name: str = arguments.pop("game", "hunt")
    with pytest.raises(error):
        simulate(name, 1, **arguments)


def test_a_failing_game_leaves_its_record(monkeypatch: pytest.MonkeyPatch) -> None:
    from vezerkar.games.hunt import GAME

    def broken(s: Any) -> None:
        assert s.turn < 3, "broken on purpose"

    monkeypatch.setattr(GAME, "check", broken, raising=False)
    with pytest.raises(GameFailed, match="broken on purpose") as failed:
        list(simulate("hunt", 1, check=True))
    assert '"action"' in failed.value.record


def test_wilson_interval() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(10, 10)[1] == pytest.approx(1.0)
    assert wilson(0, 10)[0] == 0.0


def test_summary_and_rows_are_plain_data() -> None:
    results = [
        GameResult(0, "0/0", RANDOM, ("german",), "ending-sinkings", 100, 20),
        GameResult(1, "0/1", RANDOM, ("british",), "ending-arrivals", 50, 10),
        GameResult(2, "0/2", RANDOM, (), "ending-none", 60, 12),
    ]
    told = summary(results)
    assert json.loads(json.dumps(told)) == told
    assert told["draws"] == 1
    assert told["endings"] == {"ending-sinkings": 1, "ending-arrivals": 1, "ending-none": 1}
    assert told["plies"] == {"min": 50, "mean": 70, "median": 60, "max": 100}
    assert told["wins"]["german"] == {"wins": 1, "games": 3, "permille": 333, "low": 61, "high": 792}  # type: ignore[index, call-overload]
    assert row(results[0]) == {
        "number": 0,
        "seed": "0/0",
        "bot_german": "random",
        "bot_british": "random",
        "winners": "german",
        "ending": "ending-sinkings",
        "plies": 100,
        "turns": 20,
    }
    assert summary([])["games"] == 0


@slow
def test_tournament() -> None:
    pairings = list(tournament("hunt", ["random", "greedy"], 6))
    assert [(p.bot, p.side, p.against) for p in pairings] == [("random", "german", "greedy"), ("random", "british", "greedy")]
    assert all(p.won + p.lost == p.games == 6 for p in pairings)
    table = standings(pairings)
    assert table[0]["bot"] == "greedy"
    assert table == standings([Pairing("random", "german", "greedy", 6, pairings[0].won, pairings[0].lost), pairings[1]])


def test_play_is_one_game() -> None:
    result = play("hunt", RANDOM, "7", check=True, record=True)
    assert result.record.count("\n") == result.plies + 2
