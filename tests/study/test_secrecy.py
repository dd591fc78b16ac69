"""A what-if depends on what its seat knows, and on nothing else. For every game."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.cost import STUDY, only
from vezerkar.engine import Match
from vezerkar.registry import GAMES, game
from vezerkar.study import Bundle, Move, Step, begin, play

OPEN = ("wg35",)
"""Games in which nothing is hidden from the rival (WG35 4.1)."""
MOMENTS = 3 * STUDY
MOVES = 6
WORLDS = 4
MOST_FACES = 4
"""So many numbers of a move are chosen."""


def written(step: Step) -> str:
    """Everything that anybody could be told of a step."""
    rules, options = step.before.game, step.before.options
    return json.dumps(
        [
            [
                [
                    world.number,
                    world.done,
                    world.numbers,
                    rules.dump(world.state),
                    [(at, e.kind, e.data, e.seats) for at, e in world.told],
                ]
                for world in group.worlds
            ]
            + [[str(group.share), [(event.kind, event.data) for event in group.events]]]
            for group in step.groups
        ]
        + [step.dropped, str(step.chance), options],
        sort_keys=True,
    )


def moment(name: str, rng: Random) -> Match[Any, Any]:
    """A match after some random actions."""
    match = game(name).start(seed=str(rng.random()))
    for _ in range(rng.randrange(10, 150)):
        if match.outcome is not None:
            return moment(name, rng)
        seat = rng.choice(match.waiting())
        match.act(seat, rng.choice(match.decision(seat).options))
    return match if match.outcome is None else moment(name, rng)


def some_move(bundle: Bundle, rng: Random) -> Move:
    """A move that is possible in the world shown."""
    match = bundle.match(bundle.shown)
    seat = rng.choice(match.waiting())
    action = rng.choice(match.decision(seat).options).notation
    return Move(seat, rng.choice((action, action, "@default")), roll=rng.randrange(1, 4), refill=rng.randrange(2))


@pytest.mark.parametrize(
    ("name", "seed"), only([(name, seed) for name in GAMES for seed in (1, 2)], [(name, 1) for name in GAMES])
)
def test_two_matches_that_look_alike_have_the_same_what_ifs(name: str, seed: int) -> None:
    rng, rules = Random(f"{name} {seed}"), game(name)
    deceived = 0
    for _ in range(MOMENTS):
        match = moment(name, rng)
        seat = rng.choice(match.seats)
        alike = match.imagine(seat, rng.random().hex())
        bundles = [begin(one, seat, "key", WORLDS) for one in (match, alike)]
        assert bundles[0].known == bundles[1].known and list(bundles[0].known) == match.events(seat)
        true = [match.seed, match.state.dice.key.hex(), alike.state.dice.key.hex()]
        deceived += any(rules.dump_state(world.state) != rules.dump_state(match.state) for world in bundles[0].worlds)
        for _ in range(MOVES):
            if bundles[0].shown.state.over:
                break
            move = some_move(bundles[0], rng)
            steps = [play(bundle, move) for bundle in bundles]
            first, second = map(written, steps)
            assert first == second
            assert not any(secret in first for secret in true)
            bundles = [step.after() for step in steps]
    assert deceived or name in OPEN, "the worlds are never anything but the truth: this proves nothing"


@pytest.mark.parametrize("name", GAMES)
def test_nobody_can_tell_the_worlds_of_a_group_apart(name: str) -> None:
    rng = Random(f"groups {name}")
    for number in range(MOMENTS):
        match = moment(name, rng)
        seat = match.seats[number % len(match.seats)]
        bundle = begin(match, seat, "key", WORLDS)
        for world in bundle.worlds:
            assert bundle.match(world).view(seat) == match.view(seat)
        for _ in range(MOVES):
            if bundle.shown.state.over:
                break
            step = play(bundle, some_move(bundle, rng))
            chosen = step.groups[0].worlds[0].numbers
            faces: tuple[int, ...] = ()
            while len(faces) < min(len(chosen), MOST_FACES):
                # What one die shows may decide how many are rolled after it.
                faces += (rng.randrange(1, chosen[len(faces)][0] + 1),)
                other = play(bundle, replace(step.move, faces=faces))
                shown = [world.numbers[: len(faces)] for group in other.groups for world in group.worlds]
                assert all(tuple(face for _, face in numbers) == faces for numbers in shown)
                chosen = other.groups[0].worlds[0].numbers
            numbers = [world.number for group in step.groups for world in group.worlds]
            assert sorted([*numbers, *step.dropped]) == [world.number for world in bundle.worlds]
            assert sum(group.share for group in step.groups) == 1
            bundle = step.after()
            if bundle.shown.state.over:
                break
            views = [bundle.match(world).view(seat) for world in bundle.worlds]
            asked = [bundle.match(world).waiting() for world in bundle.worlds]
            assert all(view == views[0] for view in views) and all(one == asked[0] for one in asked)
            if step.move.refill:
                assert len(bundle.worlds) == WORLDS, "worlds that are gone are drawn anew"


@pytest.mark.parametrize("name", GAMES)
def test_no_position_tells_how_many_secrets_were_learned(name: str) -> None:
    """Others may have learned what a seat has not noticed: nobody is to count that."""
    match = moment(name, Random(name))
    rules = match.game
    more = Match(rules, rules.same(match.state), match.options)
    more.event_log = list(match.event_log)
    more.state.news += 5
    for seat in (None, *match.seats):
        assert match.imagine(seat, 1).position() == more.imagine(seat, 1).position()
    for truth in (False, True):
        one, other = (begin(played, match.seats[0], "key", WORLDS, truth) for played in (match, more))
        assert [one.match(world).position() for world in one.worlds] == [other.match(world).position() for world in other.worlds]
