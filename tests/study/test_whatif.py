"""A what-if: moves in several worlds, groups by what a seat learns, chosen faces, worlds that drop out and come anew."""

from __future__ import annotations

from fractions import Fraction
from itertools import count
from typing import Any

import pytest

from tests.cost import STUDY
from tests.rules.hunt.table import hands, spending
from vezerkar.engine import BadSeat, IllegalAction, Match, UnknownBot
from vezerkar.study import BadMove, Bundle, Move, Step, World, begin, every_face, play, play_line, playing


def hunting() -> Match[Any, Any]:
    """The Force G is in 24 and may search; the Graf Spee is in 24 as well, or in 31, for all that the British know."""
    return spending(3, "british", spee="24", maybe=["24", "31"], forces={"G": "24"}, cards=hands(german_discard="G08"))


def numbers(worlds: tuple[World, ...]) -> list[int]:
    return [world.number for world in worlds]


def spee(bundle: Bundle, world: World) -> str:
    """Where she is in a world."""
    space = bundle.game.dump_state(world.state)["spee"]
    assert isinstance(space, str)
    return space


def moves(*texts: str) -> list[Move]:
    return [Move.parse(text) for text in texts]


def test_the_worlds_are_what_the_seat_holds_possible() -> None:
    match = hunting()
    bundle = begin(match, "british", "key", 16)
    assert {spee(bundle, world) for world in bundle.worlds} == {"24", "31"}
    assert {spee(bundle, world) for world in begin(match, "german", "key").worlds} == {"24"}, "the German knows where she is"
    other = begin(match, "british", "another key", 16)
    assert [spee(bundle, world) for world in bundle.worlds] != [spee(other, world) for world in other.worlds]
    assert begin(match, "british", "key", 16) is not bundle and match.ply == 0, "the match itself goes on as if nothing had been"


def test_no_possible_world_is_likelier_than_another() -> None:
    worlds = [
        (bundle, world)
        for key in range(60)
        for bundle in [begin(hunting(), "british", f"key {key}", 16)]
        for world in bundle.worlds
    ]
    here = sum(spee(bundle, world) == "24" for bundle, world in worlds)
    assert abs(here - len(worlds) / 2) < 3 * (len(worlds) / 4) ** 0.5


def test_a_search_finds_her_in_as_many_worlds_as_she_may_be_in_spaces() -> None:
    """Where she may be in five spaces, a Search of one of them finds her in a fifth of all worlds, if the die is kind."""
    match = spending(3, "british", spee="24", maybe=["24", "27", "31", "32", "33"], forces={"G": "24"}, cards=hands())
    bundles, worlds = 20 * STUDY, 8
    found = 0
    for key in range(bundles):
        step = play(begin(match, "british", f"share {key}", worlds), Move("british", "search G", faces=(6,)))
        found += sum(len(group.worlds) for group in step.groups if any(event.kind == "found" for event in group.events))
    count = bundles * worlds
    print(f"{found} of {count} worlds")
    assert abs(found / count - 1 / 5) < 3 * (1 / 5 * 4 / 5 / count) ** 0.5


def test_a_search_that_hits_splits_the_worlds_by_whether_she_is_there() -> None:
    bundle = begin(hunting(), "british", "key", 8)
    here = [world.number for world in bundle.worlds if spee(bundle, world) == "24"]
    assert 0 < len(here) < 8
    step = play(bundle, Move("british", "search G", faces=(6,)))
    found = next(group for group in step.groups if any(event.kind == "found" for event in group.events))
    missed = next(group for group in step.groups if any(event.kind == "not_here" for event in group.events))
    assert len(step.groups) == 2 and step.dropped == ()
    assert (numbers(found.worlds), found.share) == (here, Fraction(len(here), 8))
    assert (len(missed.worlds), missed.share) == (8 - len(here), Fraction(8 - len(here), 8))
    assert numbers(step.groups[0].worlds) == max(numbers(found.worlds), numbers(missed.worlds), key=len), (
        "the largest comes first"
    )
    on = play(bundle, Move("british", "search G", faces=(6,), group=1 + step.groups.index(found))).after()
    assert numbers(on.worlds) == here and on.share == Fraction(1, 6) * Fraction(len(here), 8)


def test_a_search_that_misses_tells_nothing_and_all_worlds_roll_the_same() -> None:
    step = play(begin(hunting(), "british", "key", 8), Move("british", "search G", faces=(1,)))
    assert [len(group.worlds) for group in step.groups] == [8]
    for roll in (1, 2, 3):
        step = play(begin(hunting(), "british", "key", 8), Move("british", "search G", roll=roll))
        assert len({world.numbers[0] for group in step.groups for world in group.worlds}) == 1
        assert step.chance == 1, "what is rolled is not chosen"


def test_another_roll_shows_other_faces_and_the_same_one_the_same() -> None:
    bundle = begin(hunting(), "british", "key", 1)

    def rolled(roll: int) -> tuple[int, int]:
        return play(bundle, Move("british", "search G", roll=roll)).groups[0].worlds[0].numbers[0]

    assert rolled(1) == rolled(1)
    assert {rolled(roll) for roll in range(1, 60)} == {(6, face) for face in range(1, 7)}


def test_every_face_of_a_die_is_one_branch() -> None:
    steps = every_face(begin(hunting(), "british", "key", 4), Move("british", "search G"))
    assert [step.move.faces for step in steps] == [(face,) for face in range(1, 7)]
    assert [step.groups[0].worlds[0].numbers[0] for step in steps] == [(6, face) for face in range(1, 7)]
    assert sum(step.chance for step in steps) == 1
    with pytest.raises(BadMove, match="takes nothing from the dice"):
        every_face(begin(hunting(), "british", "key", 4), Move("british", "sail G"))


def test_no_more_faces_are_tried_when_the_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    bundle, search = begin(hunting(), "british", "key", 1), Move("british", "search G")
    clock, played = count(), []

    def noted(bundle: Bundle, move: Move) -> Step:
        played.append(move.faces)
        return play(bundle, move)

    monkeypatch.setattr(playing, "monotonic", lambda: next(clock))
    monkeypatch.setattr(playing, "play", noted)
    with pytest.raises(BadMove, match="takes too long"):
        every_face(bundle, search, 4)
    assert played == [(), (1,), (2,), (3,)], "first it is learned how many faces there are"


def test_faces_that_a_die_does_not_have_are_refused() -> None:
    bundle = begin(hunting(), "british", "key", 2)
    with pytest.raises(BadMove, match="can be 1 to 6, not 7"):
        play(bundle, Move("british", "search G", faces=(7,)))
    with pytest.raises(BadMove, match="takes 0 numbers from the dice, not 1"):
        play(bundle, Move("british", "sail G", faces=(3,)))


def test_worlds_in_which_an_opponent_could_not_do_it_drop_out() -> None:
    # The British do not know which cards the German has drawn.
    match = spending(3, "british", spee="24", maybe=["24"], cards=hands(german_discard="G08"))
    bundle = begin(match, "british", "key", 16)
    while bundle.match(bundle.shown).waiting() != ("german",):
        bundle = play(bundle, Move("british", "@default")).after()
    by_world = {
        world.number: {action.notation for action in bundle.match(world).decision("german").options} for world in bundle.worlds
    }
    action = next(action for action in sorted(by_world[0]) if not all(action in legal for legal in by_world.values()))
    step = play(bundle, Move("german", action))
    assert list(step.dropped) == [number for number, legal in by_world.items() if action not in legal]
    assert sum(group.share for group in step.groups) == 1
    assert sum(len(group.worlds) for group in step.groups) == 16 - len(step.dropped)


def test_what_is_possible_in_no_world_is_refused_with_the_rule() -> None:
    bundle = begin(hunting(), "british", "key", 4)
    with pytest.raises(IllegalAction) as refused:
        play(bundle, Move("german", "pass"))
    assert refused.value.reason == "refuse-not-asked"
    with pytest.raises(IllegalAction):
        play(bundle, Move("british", "no such action"))
    with pytest.raises(BadSeat):
        play(bundle, Move("french", "done"))


def test_a_choice_is_left_to_the_default_or_to_a_bot() -> None:
    match = hunting()
    bundle = begin(match, "british", "key", 2)
    assert play(bundle, Move("british", "@default")).groups[0].worlds[0].done == match.decision("british").default.notation
    by_bot = play(bundle, Move("british", "@greedy"))
    legal = [action.notation for action in match.decision("british").options]
    assert all(world.done in legal for group in by_bot.groups for world in group.worlds)
    with pytest.raises(UnknownBot):
        play(bundle, Move("british", "@nobody"))


def test_worlds_that_are_gone_are_drawn_anew_from_what_the_seat_knows_now() -> None:
    bundle = begin(hunting(), "british", "key", 8)
    missed = play(bundle, Move("british", "search G", faces=(6,)))
    at = next(n for n, group in enumerate(missed.groups, 1) if any(event.kind == "not_here" for event in group.events))
    on = play(bundle, Move("british", "search G", faces=(6,), group=at, refill=1)).after()
    assert numbers(on.worlds) == list(range(8)) and {spee(on, world) for world in on.worlds} == {"31"}
    views = [on.match(world).view("british") for world in on.worlds]
    assert all(view == views[0] for view in views)


def test_the_true_world_is_shown_on_demand_and_never_counted() -> None:
    match = hunting()
    assert not any(world.true for world in begin(match, "british", "key", 4).worlds)
    bundle = begin(match, "british", "key", 4, truth=True)
    assert [world.true for world in bundle.worlds] == [False] * 4 + [True]
    assert match.game.dump_state(bundle.worlds[-1].state) == match.game.dump_state(match.state)
    assert bundle.worlds[-1].state.dice.key != match.state.dice.key, "it does not have the dice of the match either"
    step = play(bundle, Move("british", "search G", faces=(6,)))
    assert sum(group.share for group in step.groups) == 1
    assert any(world.true for group in step.groups if group.events[2].kind == "found" for world in group.worlds)


def test_a_line_is_a_list_of_texts() -> None:
    texts = ["british: search G [6] *2 #2 +1", "german: @default"]
    assert [move.text() for move in moves(*texts)] == texts
    for text in ("search G", "british:search G", "british: ", "british: search G [6", "british: search G #0 #2", ""):
        try:
            move = Move.parse(text)
        except BadMove as error:
            assert "SEAT: ACTION" in str(error)
        else:
            with pytest.raises(IllegalAction):
                play(begin(hunting(), "british", "key", 1), move)
    with pytest.raises(BadMove, match="at most 20"):
        Move.parse(f"british: search G [{','.join('1' * 21)}]")
    with pytest.raises(BadMove, match="at most 200"):
        play_line(begin(hunting(), "british", "key", 1), moves("british: done") * 201)
    with pytest.raises(BadMove, match="takes too long"):
        play_line(begin(hunting(), "british", "key", 1), moves("british: done"), seconds=-1)
    with pytest.raises(BadMove, match="1 to 16"):
        begin(hunting(), "british", "key", 17)


def test_a_line_that_is_played_again_is_the_same() -> None:
    def last() -> Step:
        return play_line(begin(hunting(), "british", "key", 8), moves("british: search G", "british: @default *2"))[-1]

    first, second = last(), last()
    assert [numbers(group.worlds) for group in first.groups] == [numbers(group.worlds) for group in second.groups]
    assert [group.events for group in first.groups] == [group.events for group in second.groups]
    with pytest.raises(BadMove, match="there is no group 40"):
        play_line(begin(hunting(), "british", "key", 8), moves("british: search G #40"))
