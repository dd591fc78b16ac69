"""The chapters of WG35: who does nothing learns nothing, and what a beginner does wrong is told or fails."""

from __future__ import annotations

import pytest

from vezerkar.lessons.lesson import Lesson, lesson, lessons
from vezerkar.lessons.progress import ENDED, LATE
from vezerkar.lessons.run import LessonRun

NOTHING = ("end", "pass", "done", "second")
"""Actions of somebody who does nothing, where they are offered."""
RIFLE = "shoot single mannlicher_35m"


def played(name: str, *actions: str) -> LessonRun:
    one = lesson(f"wg35-{name}")
    assert one is not None
    run = LessonRun(one)
    for action in actions:
        run.act(action)
    return run


@pytest.mark.parametrize("one", lessons("wg35"), ids=lambda one: one.name)
def test_who_does_nothing_reaches_no_chapter_s_end(one: Lesson) -> None:
    run = LessonRun(one)
    while not run.progress.finished:
        decision = run.match.decision(one.seat)
        idle = [option for option in decision.options if option.notation in NOTHING]
        run.act(idle[0] if idle else decision.default)
    assert run.progress.failed and not run.progress.stars


@pytest.mark.parametrize(
    ("name", "actions", "failed"),
    [
        # Stays in the street, where the enemy sees him (WG35 10.10).
        ("walking", ("move", "to 510,290", "end"), "shot"),
        # Sees nobody.
        ("walking", ("move", "to 440,240", "end"), LATE),
        # Shoots from the medium zone: 6 + 5 is less than 13 (WG35 11.2).
        ("shot", (RIFLE, "at b1", "end"), LATE),
        # Shoots over the wall: cover 1 makes 12 of 11 (WG35 10.3).
        ("sight", (RIFLE, "at b1", "end"), LATE),
        # The gunner fires the only bursts there are without the extra ammunition (WG35 12.7).
        (
            "aim",
            ("play a1 aim", RIFLE, "at b1", "end", "shoot burst solothurn_31m", "at b2", "pass", "end"),
            LATE,
        ),
        # Shoots and stands: the rifleman makes 12, and 11 is enough (WG35 11.3).
        ("cover", (RIFLE, "at b2", "end"), "hit"),
        # Stands behind the woodpile: cover 1 is not enough against 12.
        ("cover", (RIFLE, "at b2", "move", "to 530,285", "end"), "hit"),
        # Shoots the rifleman: a burst of 15 is enough against cover 2.
        ("cover", (RIFLE, "at b1", "prone", "end"), "hit"),
        # Throws from the long zone: 7 + 5 is less than 14, and the grenade scatters (WG35 13.5).
        ("grenade", ("shoot single grenade_42m", "on 480,300", "end"), LATE),
        # Passes when he is hit.
        ("windows", ("pass",), LATE),
        # Passes when he has missed: a repeater fires one shot a round (WG35 12.3).
        ("windows", ("play a1 adrenaline", RIFLE, "at b1", "pass", "end"), LATE),
        # Lets the army leave the field (WG35 20.2).
        (
            "wounds",
            ("activate a4", "rally a1", "end", "move", "to 480,155", "treat_kit a3", "end", "pass"),
            ENDED,
        ),
        # Leaves the casualty alone: its die shows 1 (WG35 15.6).
        ("wounds", ("activate a4", "rally a1", "end", "end", "play not_one_step_back"), "died"),
        # Goes to an objective that an enemy contests (WG35 23.2).
        (
            "objectives",
            ("activate a2", "move", "to 250,520", "end", "move", "to 600,260", "end"),
            LATE,
        ),
        # Leaves the objective out of reach.
        ("objectives", ("activate a2", RIFLE, "at b1", "move", "to 250,520", "end", "end"), LATE),
    ],
)
def test_a_wrong_way_leads_nowhere(name: str, actions: tuple[str, ...], failed: str) -> None:
    assert played(name, *actions).progress.failed == failed


@pytest.mark.parametrize(
    ("name", "actions", "slip"),
    [
        ("walking", ("move", "to 510,290"), "back"),
        ("walking", ("move", "to 510,290", "move", "to 520,280"), "seen"),
        ("walking", ("move", "to 440,340", "move", "to 400,320"), "blind"),
        ("shot", ("move", "to 600,190"), "far"),
        ("shot", (RIFLE, "at b1"), "missed"),
        ("sight", ("move", "to 650,200"), "wall"),
        ("aim", ("move", "to 575,150"), "hasty"),
        ("aim", (RIFLE, "at b1"), "missed"),
        ("cover", (RIFLE, "at b1"), "rifleman"),
        ("cover", (RIFLE, "at b2", "move", "to 530,285"), "stands"),
        ("grenade", ("move", "to 480,100"), "far"),
        ("grenade", (RIFLE,), "rifle"),
        ("windows", ("play a1 adrenaline", RIFLE, "at b1", "pass"), "passed"),
        ("wounds", ("activate a4", "rally"), "failed"),
        ("wounds", ("activate a2", "move", "to 480,155", "treat a3"), "bare"),
        ("objectives", ("activate a2", "move", "to 250,520"), "contested"),
        ("objectives", ("activate a2", RIFLE, "at b1"), "near"),
    ],
)
def test_a_slip_tells_what_is_legal_but_leads_nowhere(name: str, actions: tuple[str, ...], slip: str) -> None:
    found = played(name, *actions).slip()
    assert found is not None and found.id == slip
