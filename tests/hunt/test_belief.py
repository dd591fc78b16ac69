"""The belief over the Graf Spee's place: it follows from public history, rules nothing out that is possible, and is of use."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.cost import slow
from tests.rules.hunt.table import hands, spending, table
from tools.opponents.belief import log_losses
from tools.quick_hunt import Player
from vezerkar import game
from vezerkar.bots import bot
from vezerkar.engine import Dice, Match, Observation
from vezerkar.engine.bit_sets import BIT, count
from vezerkar.engine.dice import key_of
from vezerkar.engine.game import Json
from vezerkar.games.hunt import heuristics
from vezerkar.games.hunt.game_data import BRITISH, FREIGHTER_COUNT, GERMAN, NEAR, REACH, SPACE_COUNT, SPACE_INDEX, SPACES, TRACK
from vezerkar.games.hunt.heuristics.belief import (
    chances,
    chances_after,
    chances_now,
    cut,
    drift,
    follow,
    forget,
    soften,
    traits,
    uniform,
)
from vezerkar.games.hunt.heuristics.public_history import frames_of, recall
from vezerkar.games.hunt.state import IN_BAG, HuntState

HUNT = game("hunt")


def played(seed: int, name: str = "greedy") -> Iterator[Match[Any, Any]]:
    """A game after every action once the Graf Spee is placed: the bot, and now and then an action by lot."""
    match, rng = HUNT.start(seed), Random(seed)
    players = {seat: bot(name, "hunt", seed) for seat in match.seats}
    while not match.state.over:
        seat = match.waiting()[0]
        options = match.decision(seat).options
        match.act(seat, rng.choice(options) if rng.random() < 0.2 else players[seat].choose(Observation.of(match, seat)))
        if match.state.spee >= 0:
            yield match


@slow
def test_no_possible_space_is_ruled_out_and_no_impossible_one_is_likely() -> None:
    for seed in range(4):
        for match in played(seed):
            s = match.state
            found = chances(s)
            assert abs(sum(found) - 1.0) < 1e-9
            for x in range(SPACE_COUNT):
                assert (found[x] > 0.0) == bool(s.belief & BIT[x])


def test_states_that_look_the_same_give_the_same_chances() -> None:
    """The British player and a spectator cannot tell them apart: neither can the filter."""
    rng = Random(5)
    moved = 0
    for match in played(11):
        if rng.random() < 0.1:
            for seat in (BRITISH, -1):
                other = HUNT.imagine(match.state, seat, Dice(key_of(f"{match.ply}")))
                moved += other.spee != match.state.spee
                assert HUNT.view(other, seat) == HUNT.view(match.state, seat)
                assert chances(other) == chances(match.state)
    assert moved


def test_an_imagined_state_of_a_bot_is_one_that_the_seat_cannot_tell_from_the_true_one() -> None:
    """Her place is then drawn by the belief, out of the spaces where she may be."""
    rng = Random(6)
    for match in played(12):
        if rng.random() < 0.1:
            s = match.state.clone()
            follow(s)
            other = HUNT.imagine(s, BRITISH, Dice(key_of(f"{match.ply}")))
            HUNT.check(other)
            assert HUNT.view(other, BRITISH) == HUNT.view(match.state, BRITISH)
            assert chances_now(other) == chances(match.state)


def test_her_place_is_drawn_by_the_belief() -> None:
    match = next(match for match in played(3) if match.state.turn > 2 and count(match.state.belief) > 8)
    s = match.state.clone()
    follow(s)
    found = chances(s)
    drawn = [0] * SPACE_COUNT
    for number in range(600):
        drawn[HUNT.imagine(s, BRITISH, Dice(key_of(f"{number}"))).spee] += 1
    for x in range(SPACE_COUNT):
        assert abs(drawn[x] / 600 - found[x]) < 0.08


def test_remembered_and_reckoned_anew_the_chances_are_the_same() -> None:
    """A State that was followed through a game, a position that was read again, and a State that nobody followed."""
    s: HuntState | None = None
    for match in played(21):
        fresh = match.state
        if s is None:
            s = fresh.clone()
            follow(s)
        else:
            past = s.filter
            s = fresh.clone()
            s.filter = past
        assert chances_now(s) == chances(fresh)
        if match.ply % 20 == 0:
            again = HUNT.position(json.loads(json.dumps(match.position()))).state
            assert isinstance(again, HuntState) and again.filter is None and again.frames == ()
            recall(again, match.events("british"))
            assert chances(again) == chances(fresh)
            assert fresh.filter is None, "to ask for the chances changes nothing"


def test_what_a_move_would_tell_is_what_it_tells() -> None:
    """The German player foresees what the British player will reckon."""
    match = spending(3, freighters={"F1": "28"}, cards=hands("G03 G04", "B07 B09"))
    s = match.state
    follow(s)
    foreseen = chances_after(s, 1)
    match.act("german", "sail spee 1")
    match.act("german", "to 28")
    assert chances(match.state) == pytest.approx(foreseen)


def test_the_frames_follow_from_what_everybody_was_told() -> None:
    """A position does not hold them; bots read them from the events, whoever they play for."""
    rng = Random(2)
    by_event = 0
    for seed in range(5):
        match = HUNT.start(seed)
        while not match.state.over:
            match.act(seat := rng.choice(match.waiting()), rng.choice(match.decision(seat).options))
            if rng.random() < 0.1 or match.state.over:
                for viewer in ("german", "british", None):
                    assert frames_of(match.events(viewer)) == match.state.frames
        by_event += sum(event.kind == "spee_sailed_free" for event in match.events("british"))
    assert by_event
    for match in played(4):
        assert frames_of(match.events("british")) == match.state.frames


def test_of_a_match_that_begins_in_the_middle_only_the_possible_spaces_are_known() -> None:
    """From her next Move on the State has frames; a bot that has only the events goes by the possible spaces alone."""
    match = spending(3, maybe=["24", "28"], trail=[["24", ["24"], 1]], freighters={"F1": "28"}, cards=hands("G03", "B07"))
    assert chances(match.state) == uniform(match.state.belief)
    match.act("german", "sail spee 1")
    match.act("german", "to 28")
    s = match.state
    assert len(s.frames) == 1 and len(s.trail) == 2
    assert chances(s) == cut(drift(s.frames[0], uniform(s.trail[1][1]), 1), s.belief)
    recall(s, match.events("british"))
    assert chances(s) == pytest.approx(uniform(s.belief))


def test_freighters_draw_her_and_forces_keep_her_away() -> None:
    near, far = SPACE_INDEX["28"], SPACE_INDEX["24"]
    quiet = table(["CardPlay", 0], forces={"G": "track-1", "H": "track-1", "K": "track-1"}).state.frame()
    prey = table(["CardPlay", 0], forces={"G": "track-1", "H": "track-1", "K": "track-1"}, freighters={"F1": "28"}).state.frame()
    guarded = table(["CardPlay", 0], forces={"G": "28", "H": "track-1", "K": "track-1"}, freighters={"F1": "28"}).state.frame()
    there = uniform(BIT[far])
    assert drift(prey, there, REACH)[near] > drift(quiet, there, REACH)[near]
    assert drift(guarded, there, REACH)[near] < drift(prey, there, REACH)[near]
    assert traits(prey, near)[3] == 1.0 and traits(quiet, near)[3] == 0.0


def test_a_freighter_left_alone_speaks_against_its_space() -> None:
    both = uniform(BIT[3] | BIT[4])
    left = cut(soften(both, BIT[3]), BIT[3] | BIT[4])
    assert 0.0 < left[3] < left[4] and abs(left[3] + left[4] - 1.0) < 1e-12


@pytest.mark.parametrize("turn", [1, 2])
def test_what_she_left_alone_tells_only_after_her_own_turn(turn: int) -> None:
    """In a British turn (2) she slips away and could not attack."""
    match = spending(1, spee="24", maybe=["24", "28"], trail=[["24", ["24"], 1]])
    s = match.state
    s.frames = ((turn, 0, SPACE_INDEX["28"], *[IN_BAG] * (FREIGHTER_COUNT - 1), TRACK, TRACK, TRACK),)
    s.turn = turn
    before = chances(s)[SPACE_INDEX["28"]]
    s.turn = turn + 1
    after = chances(s)[SPACE_INDEX["28"]]
    assert after < before - 0.1 if turn == 1 else after == before


def test_what_is_remembered_of_a_move_is_not_taken_for_another() -> None:
    """From one State she may be thought to go from more spaces or fewer, and nearer or farther."""
    s = spending(3, maybe=["24", "28"], freighters={"F1": "28"}).state
    follow(s)
    past = chances(s)
    for known in (s.belief, BIT[SPACE_INDEX["24"]], BIT[SPACE_INDEX["28"]]):
        for far in range(REACH + 1):
            one = s.clone()
            one.belief = known
            assert chances_after(one, far) == drift(s.frame(), cut(past, known), far)


def test_only_who_follows_reckons_with_the_belief() -> None:
    match = next(match for match in played(8) if match.state.turn == 6)
    s = match.state.clone()
    assert chances_now(s) == []
    follow(s)
    assert s.clone().filter is s.filter and chances_now(s) == chances(s)
    forget(s)
    assert chances_now(s) == []


def test_the_german_player_searches_in_two_kinds_of_worlds() -> None:
    """In half of them the British player knows the belief. The British player always reckons with it."""
    match = next(match for match in played(8) if match.state.turn == 6)
    s, events = match.state, match.events("british")
    known: dict[int, list[bool]] = {}
    for seat in (GERMAN, BRITISH):
        for sample in range(4):
            one = s.clone()
            heuristics.prepare(one, seat, sample, events)
            known.setdefault(seat, []).append(one.filter is not None)
    assert known == {GERMAN: [True, False, True, False], BRITISH: [True] * 4}


def test_the_belief_finds_her_better_than_the_rule_of_thumb() -> None:
    """On 200 games it is 1.27 nats against 2.00; so few games say so only roughly."""
    losses = [loss for number in range(12) for loss in log_losses(Player(), f"short/{number}")]
    belief, thumb = (sum(column) / len(losses) for column in zip(*losses, strict=True))
    assert len(losses) > 40
    assert belief < 1.6 < thumb


@pytest.mark.parametrize(("h", "k"), [("28", "20"), ("20", "28")])
def test_a_captain_searches_where_she_most_likely_is(h: str, k: str) -> None:
    """She went one step from 24, when a freighter was about to come to 23 or 27: so to 20 rather than to 28."""
    near: list[Json] = [SPACES[x] for x in range(SPACE_COUNT) if NEAR[SPACE_INDEX["24"]] & BIT[x]]
    match = spending(
        1,
        "british",
        maybe=near,
        trail=[["24", ["24"], 1]],
        forces={"G": "06", "H": h, "K": k},
        freighters={"F1": "27"},
        cards=hands("G03", "B07 B09"),
    )
    s = match.state
    freighters = [SPACE_INDEX["31"], *[IN_BAG] * (FREIGHTER_COUNT - 1)]
    s.frames = ((1, 0, *freighters, TRACK, TRACK, TRACK),)
    follow(s)
    found = chances(match.state)
    assert found[SPACE_INDEX["20"]] > 3 * found[SPACE_INDEX["28"]]
    codes = [action.code for action in match.decision("british").options]
    scores = heuristics.action_scores(s, BRITISH, codes)
    best = HUNT.notation(codes[scores.index(max(scores))])
    assert best == ("search H" if h == "20" else "search K")
