"""The chapters of Triumph & Tragedy: what is wrong in each is refused or told, and whoever does nothing reaches nothing."""

from __future__ import annotations

import pytest

from vezerkar.lessons.lesson import Lesson, lessons
from vezerkar.lessons.progress import ENDED, LATE
from vezerkar.lessons.run import LessonRun

CHAPTERS = {one.name: one for one in lessons("triumph")}
TO_LORRAINE = ("pick germany_tank_1", "to lorraine via munich", "pick germany_infantry_1", "to lorraine via munich")

NORTH_SEA = ("pick britain_fleet_1", "to north_sea", "done", "fire n", "done")


def played(name: str, *actions: str) -> LessonRun:
    run = LessonRun(CHAPTERS[name])
    for action in actions:
        run.act(action)
    return run


@pytest.mark.parametrize("one", CHAPTERS.values(), ids=lambda one: one.name)
def test_whoever_does_nothing_passes_no_chapter(one: Lesson) -> None:
    run = LessonRun(one)
    while not run.progress.finished:
        run.act(run.match.decision(one.seat).default)
    assert run.progress.failed in {LATE, ENDED, *[goal.id for goal in one.never]} and run.progress.stars == 0


@pytest.mark.parametrize(
    ("name", "actions", "wrong", "cite"),
    [
        # A unit is raised once in a Production, and a new Cadre not at all.
        ("blocks", ("raise germany_tank_1",), "raise germany_tank_1", "T&T 7.23"),
        ("blocks", ("build munich infantry",), "raise germany_infantry_3", "T&T 7.23"),
        # Only two Ground units fight across a river.
        ("borders", (*TO_LORRAINE, "pick germany_infantry_2"), "to lorraine via munich", "T&T 11.52"),
        # Convoys keep away from enemy ships.
        ("invasion", ("pick britain_infantry_1",), "to north_sea", "T&T B-43"),
        # War is declared before anything moves, and nobody enters the land of a Rival without one.
        ("war", ("pick germany_tank_1", "to munich"), "war west", "T&T 15.21"),
        ("war", ("pick germany_tank_1",), "to paris", "T&T 15.2"),
    ],
)
def test_what_a_beginner_tries_in_vain_is_refused_with_its_rule(
    name: str, actions: tuple[str, ...], wrong: str, cite: str
) -> None:
    refusal = played(name, *actions).match.why_not(CHAPTERS[name].seat, wrong)
    assert refusal is not None and refusal.cite == cite


@pytest.mark.parametrize(
    ("name", "actions", "slip"),
    [
        ("government", ("develop heavy_tanks", "vault"), "hidden"),
        ("commands", ("commit a41",), "emergency"),
        ("borders", ("pick germany_infantry_1", "to paris via amsterdam"), "astray"),
        ("battle", ("done", "fire a"), "chased"),
        ("supply", ("pick britain_fleet_1", "to central_mediterranean"), "other"),
        ("war", ("pick germany_tank_1", "to munich"), "late"),
    ],
)
def test_what_is_legal_but_leads_nowhere_is_told(name: str, actions: tuple[str, ...], slip: str) -> None:
    told = played(name, *actions).slip()
    assert told is not None and told.id == slip


@pytest.mark.parametrize(
    ("name", "actions", "reached", "failed"),
    [
        # The marker of the Axis on Sweden goes, and no RES comes.
        ("production", ("diplomacy a52 sweden", "industry i6", "industry i8", "pass", "pass"), {"ind"}, LATE),
        # The letter S comes after H.
        ("commands", ("commit a33",), set(), "axis"),
        # Two of five are not there when the battle begins.
        ("borders", (*TO_LORRAINE, "done"), set(), "early"),
        # Two hits on an Air Force that has to leave anyway, and the Infantry stays.
        ("battle", ("done", "fire a", "fire g", "lose germany_tank_1", "fire g", "done"), set(), "held"),
        # Across the Channel one unit lands, and the other has no coast left.
        ("invasion", ("pick britain_infantry_2", "to paris via english_channel", *NORTH_SEA), {"sea"}, LATE),
        # With one sea open nobody starves, yet the people of Tripoli have no ship of their own to Berlin.
        ("supply", ("pick britain_fleet_1", "to central_mediterranean", "done"), {"blockade"}, LATE),
        # The Tank alone is too weak for Paris.
        ("war", ("war west", "pick germany_tank_1", "to paris via amsterdam", "done", "fire g"), {"war"}, LATE),
    ],
)
def test_a_wrong_way_does_not_pass(name: str, actions: tuple[str, ...], reached: set[str], failed: str) -> None:
    progress = played(name, *actions).progress
    assert set(progress.reached) == reached and progress.failed == failed


def test_in_the_exam_an_attack_from_one_side_is_too_weak() -> None:
    attack = ["commit a8"]
    for unit in ("britain_tank_1", "britain_infantry_1"):
        attack += [f"pick {unit}", "to ruhr via amsterdam"]
    run = played("exam", *attack, "done")
    while not run.progress.finished:
        options = [option.notation for option in run.match.decision("west").options]
        run.act("fire g" if "fire g" in options else run.match.decision("west").default)
    assert run.progress.failed == ENDED
