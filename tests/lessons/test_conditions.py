"""Conditions of lessons: what each holds for, and how a file that is wrong is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from vezerkar.engine import BadPosition, Event
from vezerkar.engine.position_reader import Field
from vezerkar.lessons.conditions import Moment, read_condition
from vezerkar.lessons.lesson import BadLesson, read_lesson

VIEW: Any = {"spee": "20", "battle": None, "clues": ["14", "27"], "cards": {"german": {"count": 3}}}
EVENTS = [Event("sunk", {"freighter": "F1", "count": 1}), Event("sunk", {"freighter": "F2", "count": 2}), Event("revealed", {})]


def holds(condition: Any, winners: tuple[str, ...] | None = None, counts: dict[str, int] | None = None) -> bool:
    moment = Moment(VIEW, EVENTS, winners, {"plies": 0, "turns": 0, "rolls": 0} | (counts or {}))
    return read_condition(Field(condition, "goal")).holds(moment)


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        ({"event": "sunk"}, True),
        ({"event": "sunk", "times": 2}, True),
        ({"event": "sunk", "times": 3}, False),
        ({"event": "sunk", "with": {"freighter": "F2"}}, True),
        ({"event": "sunk", "with": {"freighter": "F2", "count": 1}}, False),
        ({"event": "sunk", "with": {"count": {"least": 2}}}, True),
        ({"event": "sunk", "with": {"seat": "german"}}, False),
        ({"event": "arrived"}, False),
        ({"view": "battle", "is": None}, True),
        ({"view": "spee", "is": "20"}, True),
        ({"view": "spee", "among": ["18", "20"]}, True),
        ({"view": "spee", "among": ["18"]}, False),
        ({"view": "spee", "least": 1}, False),
        ({"view": "cards.german.count", "least": 3}, True),
        ({"view": "cards.german.count", "most": 2}, False),
        ({"view": "cards.british.count", "least": 0}, False),
        ({"view": "clues.1", "is": "27"}, True),
        ({"view": "clues.2", "is": "27"}, False),
        ({"view": "clues.2", "is": None}, True),
        ({"view": "clues.last", "is": None}, True),
        ({"view": "spee.0", "is": "2"}, False),
        ({"view": "clues", "contains": "14"}, True),
        ({"view": "clues", "contains": "20"}, False),
        ({"view": "clues", "subset": ["14", "20", "27"]}, True),
        ({"view": "clues", "subset": ["14", "20"]}, False),
        ({"view": "clues", "least": 2}, True),
        ({"view": "clues", "most": 1}, False),
        ({"all": [{"event": "sunk"}, {"view": "spee", "is": "20"}]}, True),
        ({"all": [{"event": "sunk"}, {"view": "spee", "is": "21"}]}, False),
        ({"any": [{"event": "arrived"}, {"view": "spee", "is": "20"}]}, True),
        ({"any": [{"event": "arrived"}, {"view": "spee", "is": "21"}]}, False),
        ({"not": {"event": "arrived"}}, True),
    ],
)
def test_a_condition_holds_for_what_was_told_and_for_what_is_seen(condition: Any, expected: bool) -> None:
    assert holds(condition) is expected


def test_a_condition_holds_for_the_end_and_for_counts() -> None:
    assert not holds({"outcome": "german"})
    assert holds({"outcome": "german"}, winners=("german",))
    assert not holds({"outcome": "german"}, winners=("british",))
    for what in ("plies", "turns", "rolls"):
        assert holds({what: 2}, counts={what: 2}) and not holds({what: 2}, counts={what: 3})


@pytest.mark.parametrize(
    ("condition", "told"),
    [
        ({"evnt": "sunk"}, "goal: an object with one of the fields event, view,"),
        ({"event": "sunk", "view": "spee"}, "goal: an object with one of the fields"),
        ({"event": "sunk", "wth": {}}, "goal.wth: there is no such field (did you mean 'with'?)"),
        ({"event": "sunk", "times": 0}, "goal.times: a number from 1 to 999 is wanted, not 0"),
        (
            {"event": "sunk", "with": {"count": {"lest": 2}}},
            "goal.with.count.lest: there is no such field (did you mean 'least'?)",
        ),
        ({"view": "spee"}, "goal: an object with one of the fields is, least, most"),
        ({"view": "spee", "least": "20"}, "goal.least: a number from -999 to 999"),
        ({"view": "spee", "among": "20"}, "goal.among: a list is wanted"),
        ({"all": [{"plies": -1}]}, "goal.all[0].plies: a number from 0"),
        ({"all": {"plies": 1}}, "goal.all: a list is wanted"),
        ({"not": "sunk"}, "goal.not: an object is wanted"),
        (7, "goal: an object is wanted, not 7"),
    ],
)
def test_a_condition_that_is_wrong_is_refused_by_its_field(condition: Any, told: str) -> None:
    with pytest.raises(BadPosition) as refused:
        read_condition(Field(condition, "goal"))
    assert str(refused.value).startswith(told)


GOOD: Any = {"position": {"stack": [], "state": {}}, "seat": "german", "all": [{"id": "a", "event": "sunk"}], "answer": []}


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"seat": "french"}, 'lesson.seat: there is no "french" here'),
        ({"goals": []}, "lesson.goals: there is no such field"),
        ({"all": [{"event": "sunk"}]}, "lesson.all[0].id: a text is wanted, not null"),
        ({"never": [{"id": "a", "event": "arrived"}]}, "lesson.never[0].id: 'a' is there twice"),
        ({"all": []}, "lesson.all: at least one goal is wanted"),
        ({"within": {"hours": 2}}, 'lesson.within.hours: there is no "hours" here'),
        ({"slips": [{"id": "b", "when": {"seen": 1}}]}, "lesson.slips[0].when: an object with one of the fields"),
        ({"script": [{"take": "pass"}]}, "lesson.script[0].take: a list is wanted"),
        ({"opponent": "greedy"}, 'lesson.opponent: script or bot:NAME is wanted, not "greedy"'),
        ({"position": {"game": "hunt"}}, "lesson.position.game: there is no such field"),
        ({"answer": [1]}, "lesson.answer[0]: a text is wanted"),
        ({"practice": "moon"}, 'lesson.practice: there is no "moon" here'),
    ],
)
def test_a_lesson_that_is_wrong_is_refused_by_its_file_and_field(change: Any, told: str) -> None:
    assert read_lesson("hunt", "01-trial.json", json.dumps(GOOD)).id == "hunt-trial"
    with pytest.raises(BadLesson) as refused:
        read_lesson("hunt", "01-trial.json", json.dumps(GOOD | change))
    assert str(refused.value).startswith(f"hunt/01-trial.json: {told}")


def test_a_file_that_is_no_lesson_is_refused() -> None:
    with pytest.raises(BadLesson, match=r"like 01-name\.json"):
        read_lesson("hunt", "trial.json", json.dumps(GOOD))
    with pytest.raises(BadLesson, match=r"hunt/01-trial\.json: Expecting"):
        read_lesson("hunt", "01-trial.json", "{")
