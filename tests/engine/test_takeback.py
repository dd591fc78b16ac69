"""What players take back is gone, but not the dice: they go on, and the record of the match says so."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import vezerkar
from tests.cost import first, slow
from tests.engine.test_match import fought
from tests.tinygame import GAME
from vezerkar.engine import BadRecord, IllegalAction, Match, Record, Takeback
from vezerkar.engine.match import replay
from vezerkar.registry import GAMES, game


def play(match: Match[Any, Any], rng: Random, plies: int) -> None:
    """Play at random for so many plies, or to the end."""
    while plies and not match.state.over:
        seat = rng.choice(match.waiting())
        match.act(seat, rng.choice(list(match.decision(seat).options)))
        plies -= 1


def numbers(match: Match[Any, Any], since: int) -> set[int]:
    """The places in the stream of the numbers taken from the dice since a count."""
    return set(range(since, match.state.drawn))


@slow
@given(st.integers(0, 10**6), st.lists(st.tuples(st.integers(1, 12), st.integers(1, 12)), min_size=1, max_size=4))
@settings(max_examples=60, deadline=None)
def test_a_match_in_which_something_was_taken_back_replays_to_the_same_bytes(seed: int, steps: list[tuple[int, int]]) -> None:
    match, rng = GAME.start(seed), Random(seed)
    for plies, back in steps:
        play(match, rng, plies)
        if match.state.over or match.ply == 0:
            break
        drawn = match.state.drawn
        match.take_back(max(0, match.ply - back))
        assert match.state.drawn == drawn, "the dice go on"
    play(match, rng, rng.randrange(20))
    record = Record.parse(match.record().text())
    assert record == match.record()
    again = replay(GAME, record)
    assert again.encode() == match.encode() and again.takebacks == match.takebacks
    assert again.event_log == match.event_log and again.played_actions == match.played_actions


@pytest.mark.parametrize("name", first([*GAMES], 2))
def test_the_same_actions_again_meet_other_dice(name: str) -> None:
    """In each game: until a roll, back before it, and the same again: other numbers are taken, and the record agrees."""
    for seed in range(20):
        match, rng = game(name).start(seed), Random(seed)
        play(match, rng, 30 + seed)
        begun, drawn = match.ply, match.state.drawn
        before = match.encode()
        while not match.state.over and match.state.drawn == drawn and match.ply < begun + 300:
            play(match, rng, 1)
        if match.state.over or match.state.drawn == drawn:
            continue
        seen = numbers(match, drawn)
        told = len(match.event_log)
        gone = match.take_back(begun)
        assert match.ply == begun and len(match.event_log) == told - sum(played.event_count for played in gone)
        now, then = json.loads(match.encode()), json.loads(before)
        assert now["dice"].pop("drawn") == max(seen) + 1 and now["dice"].pop("news") > then["dice"].pop("news")
        then["dice"].pop("drawn")
        assert now == then, "but for the dice all is as it was"
        assert not any(match.can_undo(seat) for seat in match.seats)
        for played in gone:
            match.act(played.seat, played.notation)
        assert numbers(match, max(seen) + 1), "it was rolled again"
        assert vezerkar.replay(match.record().text()).encode() == match.encode()
        return
    raise AssertionError("no game with a roll")


def test_what_was_agreed_on_once_is_not_undone() -> None:
    match = GAME.start(1)
    match.act("gull", "bid 5")
    match.act("heron", "bid 2")
    assert [played.notation for played in match.take_back(1)] == ["bid 2"]
    assert not match.can_undo("gull"), "the gull knows the bid of the heron now"
    match.act("heron", "bid 3")
    match.take_back(0)
    assert match.takebacks == [Takeback(0, match.state.drawn, match.state.news)] and match.waiting() == ("gull", "heron")
    match.act("gull", "bid 1")
    assert match.can_undo("gull")
    match.undo("gull")
    with pytest.raises(IllegalAction):
        match.undo("gull")


def test_nothing_before_that_moment_is_undone_even_if_nothing_was_rolled() -> None:
    match = game("hunt").start(7)
    match.act("german", "to 24")
    match.act("german", "to 24")
    assert match.can_undo("german")
    match.take_back(1)
    assert not match.can_undo("german")


def test_nothing_is_taken_back_that_was_not_done_or_is_over() -> None:
    match = fought(plies=3)
    for ply in (3, 4, -1):
        with pytest.raises(IllegalAction, match="refuse-undo"):
            match.take_back(ply)
    assert match.ply == 3
    with pytest.raises(IllegalAction, match="refuse-over"):
        fought().take_back(1)


def test_a_record_has_format_2_only_where_something_was_taken_back() -> None:
    match = fought(plies=4)
    assert json.loads(match.record().text().splitlines()[0])["vezerkar"] == 1
    match.take_back(2)
    rows = [json.loads(line) for line in match.record().text().splitlines()]
    assert rows[0]["vezerkar"] == 2 and rows[-1] == {"drawn": match.state.drawn, "news": match.state.news}
    assert len(rows) == 4


def test_a_match_from_a_position_can_go_back_to_its_beginning() -> None:
    match = GAME.position(fought(plies=3).position())
    play(match, Random(1), 4)
    match.take_back(0)
    play(match, Random(2), 3)
    assert replay(GAME, Record.parse(match.record().text())).encode() == match.encode()


BROKEN = [
    ({"drawn": "7", "news": 3}, 'entry 4 says that something was taken back: "drawn" and "news" are whole numbers'),
    ({"drawn": True, "news": 3}, "are whole numbers"),
    ({"drawn": 7}, "are whole numbers"),
    ({"drawn": -1, "news": 3}, "are whole numbers"),
    ({"drawn": 1 << 41, "news": 3}, "are whole numbers"),
    ({"drawn": 0, "news": 100}, "after action 2 had taken 0 numbers from the dice, too few"),
]


@pytest.mark.parametrize(("row", "message"), BROKEN)
def test_a_line_that_makes_no_sense_is_refused(row: dict[str, Any], message: str) -> None:
    match = fought(plies=4)
    match.take_back(2)
    lines = match.record().text().splitlines()
    lines[-1] = json.dumps(row)
    with pytest.raises(BadRecord, match=message):
        replay(GAME, Record.parse("\n".join(lines)))


def test_format_1_has_no_such_line() -> None:
    match = fought(plies=4)
    match.take_back(2)
    text = match.record().text().replace('{"vezerkar": 2', '{"vezerkar": 1')
    with pytest.raises(BadRecord, match='entry 4 needs a "seat" and an "action"'):
        Record.parse(text)


def test_a_finished_record_without_its_takeback_is_noticed() -> None:
    match, rng = GAME.start(3), Random(3)
    play(match, rng, 12)
    match.take_back(8)
    play(match, rng, 1000)
    record = match.record()
    assert record.digest and replay(GAME, record).state.over
    record.takebacks = []
    with pytest.raises(BadRecord):
        replay(GAME, record)
