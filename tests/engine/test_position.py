"""A position describes any State at any moment and loads to an equal one; what describes none is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.tinygame import GAME
from vezerkar.engine import BadPosition, Together

Position = dict[str, Any]


@pytest.mark.parametrize("seed", range(20))
def test_every_moment_of_a_game_loads_to_an_equal_state(seed: int) -> None:
    match, luck = GAME.start(seed), Random(seed)
    kinds = set()
    while not match.state.over:
        kinds.add(type(match.state.stack[-1]))
        loaded = GAME.position(json.loads(json.dumps(match.position())))
        assert loaded.encode() == match.encode() and loaded.waiting() == match.waiting()
        assert [decision.options for decision in loaded.decisions()] == [decision.options for decision in match.decisions()]
        seat = luck.choice(match.waiting())
        action = luck.choice(match.decision(seat).options)
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


def place(position: Position, value: object, *path: str) -> None:
    for name in path[:-1]:
        position = position[name]
    position[path[-1]] = value


BAD: list[tuple[Callable[[Position], object], str]] = [
    (lambda p: place(p, "hunt", "game"), "no position of gauge: its game is 'hunt'"),
    (lambda p: p.pop("game"), "its game is None"),
    (lambda p: place(p, [], "options"), "'options' must be an object"),
    (lambda p: place(p, {"size": "big"}, "options"), "gauge has no option 'size'"),
    (lambda p: place(p, "big", "options", "length"), "option 'length' cannot be 'big'"),
    (lambda p: p.pop("state"), "a position has 'state'"),
    (lambda p: p.pop("stack"), "a position has 'state'"),
    (lambda p: place(p, 3, "dice"), "a position has 'state'"),
    (lambda p: place(p, 3, "dice", "key"), "'key' of 'dice' has 64"),
    (lambda p: place(p, "", "dice", "key"), "'key' of 'dice' has 64"),
    (lambda p: place(p, "0" * 130, "dice", "key"), "'key' of 'dice' has 64"),
    (lambda p: place(p, "x" * 64, "dice", "key"), "'key' of 'dice' has 64"),
    (lambda p: place(p, -1, "dice", "drawn"), "numbers from 0 on"),
    (lambda p: place(p, "1", "dice", "drawn"), "numbers from 0 on"),
    (lambda p: place(p, -1, "dice", "news"), "numbers from 0 on"),
    (lambda p: place(p, None, "dice", "news"), "numbers from 0 on"),
    (lambda p: p["state"].pop("hull"), "cannot be read: KeyError"),
    (lambda p: place(p, "three", "state", "hull"), "cannot be read: TypeError"),
    (lambda p: place(p, [9, 9], "state", "hull"), "no hull points or up to three"),
    (lambda p: place(p, [0, 1, 2], "state", "deck"), "each card is in one place"),
    (lambda p: place(p, [], "stack"), "not over needs a 'stack'"),
    (lambda p: place(p, [[]], "stack"), "a step is a list"),
    (lambda p: place(p, ["Round"], "stack"), "a step is a list"),
    (lambda p: place(p, [[3]], "stack"), "a step is a list"),
    (lambda p: place(p, [["Dance"]], "stack"), "no step 'Dance'; it has: Bid, Fire, Refill, Reveal, Round, Shot, Window"),
    (lambda p: place(p, [["Fire"]], "stack"), r"step 'Fire' does not take \[\]"),
    (lambda p: place(p, [["Fire", 0, 1]], "stack"), r"step 'Fire' does not take \[0, 1\]"),
    (lambda p: place(p, [["Fire", "gull"]], "stack"), "takes numbers"),
    (lambda p: place(p, [["Together", 0, 1]], "stack"), "a list of steps for each seat"),
    (lambda p: place(p, [["Together", [["Dance"]], []]], "stack"), "no step 'Dance'"),
    (lambda p: place(p, [["Fire", 7]], "stack"), "asks nobody, or somebody who is not there"),
    (lambda p: place(p, [["Together", [["Bid", 0]], [["Bid", 7]]]], "stack"), "asks nobody, or somebody who is not there"),
    (lambda p: place(p, [["Together", [["Bid", 1]]]], "stack"), "does not fit its 'state'"),
    (lambda p: place(p, [["Shot", 7, 0]], "stack"), "does not fit its 'state'"),
    (lambda p: place(p, [["Refill"]], "stack"), "does not fit its 'state'"),
]


@pytest.mark.parametrize(("spoil", "message"), BAD)
def test_a_position_of_no_possible_state_is_refused(spoil: Callable[[Position], object], message: str) -> None:
    position = json.loads(json.dumps(GAME.start(1).position()))
    spoil(position)
    with pytest.raises(BadPosition, match=message):
        GAME.position(position)
