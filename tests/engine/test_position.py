"""A position describes any State at any moment and loads to an equal one; what describes none is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.tinygame import GAME
from vezerkar.engine import BadPosition, Record, Together
from vezerkar.engine.match import replay

Position = dict[str, Any]


@pytest.mark.parametrize("seed", range(20))
def test_every_moment_of_a_game_loads_to_an_equal_state(seed: int) -> None:
    match, rng = GAME.start(seed), Random(seed)
    kinds = set()
    while not match.state.over:
        kinds.add(type(match.state.stack[-1]))
        loaded = GAME.position(json.loads(json.dumps(match.position())))
        assert loaded.encode() == match.encode() and loaded.waiting() == match.waiting()
        assert [decision.options for decision in loaded.decisions()] == [decision.options for decision in match.decisions()]
        seat = rng.choice(match.waiting())
        action = rng.choice(match.decision(seat).options)
        match.act(seat, action)
        loaded.act(seat, action)
        assert loaded.encode() == match.encode()
    assert Together in kinds and len(kinds) == 3
    assert GAME.position(match.position()).outcome == match.outcome


def test_what_is_not_said_of_the_dice_and_options_has_a_default() -> None:
    position = GAME.start(1).position()
    del position["dice"], position["options"], position["version"]
    match = GAME.position(position)
    assert match.options == {"length": "normal"} and match.state.drawn == match.state.news == 0
    assert match.encode() == GAME.position(position).encode()
    assert match.seed is None and match.commitment == ""


def test_a_position_runs_on_to_the_next_decision() -> None:
    position = GAME.start(1).position()
    position["stack"] = [["Round"], ["Shot", 0, 2]]
    match = GAME.position(position)
    assert match.waiting() == ("gull", "heron") and match.state.drawn > GAME.start(1).state.drawn


def test_what_happens_while_a_position_runs_on_is_told() -> None:
    position = GAME.start(1).position()
    position["stack"] = [["Round"], ["Shot", 0, 2]]
    match = GAME.position(position)
    kinds = [event.kind for event in match.events("gull")]
    assert kinds[0] in ("hit", "missed") and "refilled" in kinds
    assert replay(GAME, Record.parse(match.record().text())).event_log == match.event_log
    match.act("gull", "bid 7")
    match.undo("gull")
    assert [event.kind for event in match.events("gull")] == kinds


def place(position: Position, value: object, *path: str) -> None:
    for name in path[:-1]:
        position = position[name]
    position[path[-1]] = value


BAD: list[tuple[Callable[[Position], object], str]] = [
    (lambda p: place(p, "hunt", "game"), "no position of gauge: its game is 'hunt'"),
    (lambda p: p.pop("game"), "its game is None"),
    (lambda p: place(p, 1, "satck"), r"satck: a position has no such field \(did you mean 'stack'"),
    (lambda p: place(p, 1, "version"), "version: a text is wanted"),
    (lambda p: place(p, [], "options"), "options: an object is wanted"),
    (lambda p: place(p, {"size": "big"}, "options"), "gauge has no option 'size'"),
    (lambda p: place(p, "big", "options", "length"), "option 'length' cannot be 'big'"),
    (lambda p: place(p, 3, "options", "length"), r"options\.length: a text is wanted, not 3"),
    (lambda p: p.pop("state"), "state: an object is wanted, not null"),
    (lambda p: p.pop("stack"), "stack: a list is wanted, not null"),
    (lambda p: place(p, 3, "dice"), "dice: an object is wanted"),
    (lambda p: place(p, 3, "dice", "drwan"), r"dice\.drwan: there is no such field \(did you mean 'drawn'"),
    (lambda p: place(p, 3, "dice", "key"), r"dice\.key: a text is wanted"),
    (lambda p: place(p, "", "dice", "key"), r"dice\.key: a text of 64"),
    (lambda p: place(p, "0" * 130, "dice", "key"), r"dice\.key: a text of 64"),
    (lambda p: place(p, "x" * 64, "dice", "key"), r"dice\.key: a text of 64"),
    (lambda p: place(p, -1, "dice", "drawn"), r"dice\.drawn: a number from 0"),
    (lambda p: place(p, 10**30, "dice", "drawn"), r"dice\.drawn: a number from 0"),
    (lambda p: place(p, "1", "dice", "drawn"), r"dice\.drawn: a number from 0"),
    (lambda p: place(p, -1, "dice", "news"), r"dice\.news: a number from 0"),
    (lambda p: place(p, None, "dice", "news"), r"dice\.news: a number from 0"),
    (lambda p: p["state"].pop("hull"), r"state\.hull: a list of 2 is wanted"),
    (lambda p: place(p, 1, "state", "hlul"), r"state\.hlul: there is no such field \(did you mean 'hull'"),
    (lambda p: place(p, "three", "state", "hull"), r"state\.hull: a list of 2 is wanted"),
    (lambda p: place(p, [9, 9], "state", "hull"), r"state\.hull\[0\]: a number from 0 to 3"),
    (lambda p: place(p, [1001, 0], "state", "coins"), r"state\.coins\[0\]: a number from 0 to 1000"),
    (lambda p: place(p, 13, "state", "round"), r"state\.round: a number from 0 to 12"),
    (lambda p: place(p, [0, 1, 2], "state", "deck"), r"state\.deck, hands, discard: each card is in one place"),
    (lambda p: place(p, [], "stack"), "stack: a position that is not over"),
    (lambda p: place(p, [["Reveal"]], "stack"), r"stack\[0\]: at the bottom of every stack lies Round"),
    (lambda p: place(p, [[]], "stack"), r"stack\[0\]: a list of the name of a step"),
    (lambda p: place(p, ["Round"], "stack"), r"stack\[0\]: a list of the name of a step"),
    (lambda p: place(p, [[3]], "stack"), r"stack\[0\]: a list of the name of a step"),
    (lambda p: place(p, [["Dance"]], "stack"), "no step 'Dance'; it has: Bid, Fire, Refill, Reveal, Round, Shot, Window"),
    (lambda p: place(p, [["Fier"]], "stack"), r"stack\[0\]: gauge has no step 'Fier' \(did you mean 'Fire'\?\)"),
    (lambda p: place(p, [["Fire"]], "stack"), r"stack\[0\]: Fire takes seat \(0 to 1\), not \[\]"),
    (lambda p: place(p, [["Fire", 0, 1]], "stack"), r"Fire takes seat \(0 to 1\), not \[0, 1\]"),
    (lambda p: place(p, [["Fire", "gull"]], "stack"), r"stack\[0\]\[1\]: a number"),
    (lambda p: place(p, [["Round"], ["Fire", 7]], "stack"), r"stack\[1\]: Fire takes seat \(0 to 1\), not \[7\]"),
    (lambda p: place(p, [["Round"], ["Shot", 0, 12]], "stack"), "Shot takes target"),
    (lambda p: place(p, [["Together", 0, 1]], "stack"), r"stack\[0\]\[1\]: a list is wanted, not 0"),
    (lambda p: place(p, [["Together", [["Dance"]], []]], "stack"), r"stack\[0\]\[1\]\[0\]: gauge has no step 'Dance'"),
    (lambda p: place(p, [["Together", [["Bid", 0]]]], "stack"), "Together has a list of steps for each of 2 seats"),
    (lambda p: place(p, [["Together", [["Together", [], []]], []]], "stack"), "no simultaneous choice within another"),
    (lambda p: place(p, [["Round"], ["Together", [["Bid", 1]], []]], "stack"), r"stack\[1\]\[1\]\[0\]: Bid of seat 1"),
    (lambda p: place(p, [["Round"], ["Together", [["Refill"]], []]], "stack"), r"stack\[1\]\[1\]\[0\]: Refill asks nobody"),
    (lambda p: place(p, [["Round"], ["Bid", 0]], "stack"), r"stack\[1\]: Bid is a part of a simultaneous choice"),
]


@pytest.mark.parametrize(("spoil", "message"), BAD)
def test_a_position_of_no_possible_state_is_refused(spoil: Callable[[Position], object], message: str) -> None:
    position = json.loads(json.dumps(GAME.start(1).position()))
    spoil(position)
    with pytest.raises(BadPosition, match=message):
        GAME.position(position)
