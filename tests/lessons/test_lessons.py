"""The lessons of all games: each can be done, none by chance, and everything that is said has its words and its rule."""

from __future__ import annotations

import re
from dataclasses import replace
from importlib.resources import files
from random import Random

import pytest
from fluent.syntax import FluentParser, ast

from tests.cost import STUDY, only
from vezerkar.engine.position_reader import Field
from vezerkar.lessons.conditions import read_condition
from vezerkar.lessons.lesson import Goal, Lesson, lesson, lessons
from vezerkar.lessons.progress import ENDED, LATE, Progress
from vezerkar.lessons.run import LessonRun
from vezerkar.registry import GAMES
from vezerkar.server.pages.rules_page import rules_page
from vezerkar.translation import LANGUAGES, has_message, translator

ALL = [one for name in GAMES for one in lessons(name)]
PLAYS = 40 * STUDY
"""Random plays of each lesson. Of 40 that pass by a chance of 1 in 20, six in 100 have more than 4."""
LUCKY = 4 if STUDY == 1 else PLAYS // 20
LUCKY_EXAMS = PLAYS // 100
QUICK = ["hunt-sailing", "hunt-exam"]


def played(one: Lesson, *actions: str) -> LessonRun:
    run = LessonRun(one)
    for action in actions:
        run.act(action)
    return run


def found(name: str) -> Lesson:
    one = lesson(name)
    assert one is not None
    return one


def parts_of(one: Lesson) -> list[str]:
    """All that is said of a lesson."""
    goals = [goal.id for goal in (*one.goals, *one.never)]
    return ["", "brief", "end", *goals, *[slip.id for slip in one.slips]]


@pytest.mark.parametrize("one", ALL, ids=lambda one: one.id)
def test_the_answer_reaches_every_goal_with_all_stars(one: Lesson) -> None:
    run = played(one, *one.answer[:-1])
    assert not run.progress.finished, "it is done before the answer ends"
    run.act(one.answer[-1])
    assert run.progress == Progress(frozenset(goal.id for goal in one.goals), "", 1 + len(one.stars))


@pytest.mark.parametrize("one", [one for one in ALL if one.name != "exam"], ids=lambda one: one.id)
def test_at_each_question_the_chapter_says_what_to_look_at(one: Lesson) -> None:
    """Whoever does it never needs the rules. An exam says nothing."""
    tr, run = translator(one.game, "en"), LessonRun(one)
    for action in one.answer:
        slip = run.slip()
        assert slip is not None, f"nothing is said before {action!r}"
        assert not tr(one.message(slip.id), {}).startswith("This works"), (action, slip.id)
        run.act(action)


@pytest.mark.parametrize("one", ALL, ids=lambda one: one.id)
def test_whoever_lets_everything_pass_reaches_nothing(one: Lesson) -> None:
    run = LessonRun(one)
    while not run.progress.finished:
        run.act(run.match.decision(one.seat).default)
    assert run.progress.failed and run.progress.stars == 0


@pytest.mark.parametrize("one", only(ALL, [one for one in ALL if one.id in QUICK]), ids=lambda one: one.id)
def test_chance_seldom_passes_and_every_refusal_has_a_rule(one: Lesson) -> None:
    passed = 0
    for seed in range(PLAYS):
        random, run = Random(seed), LessonRun(one, seed)
        while not run.progress.finished:
            decision = run.match.decision(one.seat)
            assert all(refusal.cite for _, refusal in decision.refused), decision.refused
            run.act(random.choice(list(decision.options)))
        passed += run.progress.stars > 0
    assert passed <= (LUCKY_EXAMS if one.name == "exam" else LUCKY)


@pytest.mark.parametrize(
    ("name", "actions", "wrong", "cite"),
    [
        ("hunt-freighter", ("play G04 ap",), "search spee", "HUNT 43"),
        ("hunt-freighter", ("play G07 ap",), "repair", "HUNT 50"),
        ("hunt-clues", (), "play G07 event", "HUNT 17"),
        ("hunt-intelligence", ("play B06 ap",), "advance G", "HUNT 89"),
        ("hunt-escort", ("to 12", "play B08 ap", "advance H"), "advance K", "HUNT 89"),
        ("quartermaster-chain", ("play ita_build_army",), "build ukraine", "QMG R-17"),
        ("quartermaster-port", ("play usa_build_navy",), "build central_pacific", "QMG R-22"),
        ("quartermaster-battle", ("play ussr_build_army",), "build ukraine", "QMG R-17"),
        ("quartermaster-strait", ("play uk_sea_battle",), "battle mediterranean_sea", "QMG R-30"),
    ],
)
def test_what_a_beginner_tries_in_vain_is_refused_with_its_rule(
    name: str, actions: tuple[str, ...], wrong: str, cite: str
) -> None:
    one = found(name)
    refusal = played(one, *actions).match.why_not(one.seat, wrong)
    assert refusal is not None and refusal.cite == cite


@pytest.mark.parametrize("one", ALL, ids=lambda one: one.id)
def test_a_lesson_has_its_words_and_its_rules(one: Lesson) -> None:
    messages = [one.message(part) for part in parts_of(one)]
    for lang in LANGUAGES:
        assert [message for message in messages if not has_message(one.game, lang, message)] == []
        rules = rules_page(one.game, lang).html
        for slip in one.slips:
            number = re.findall(r"(?:\b[A-Z]-?)?\d+(?:\.\d+)*[a-z]?", slip.cite)[-1]
            assert f'id="rule-{number}"' in rules, f"{slip.id} cites {slip.cite}, which is no rule"


@pytest.mark.parametrize("name", [name for name in GAMES if lessons(name)])
def test_every_word_of_the_lessons_belongs_to_one(name: str) -> None:
    said = {one.message(part) for one in lessons(name) for part in parts_of(one)}
    for lang in LANGUAGES:
        file = files(f"vezerkar.games.{name}") / "texts" / f"lessons.{lang}.ftl"
        told = FluentParser().parse(file.read_text(encoding="utf-8")).body
        assert {entry.id.name for entry in told if isinstance(entry, ast.Message)} == said


def test_the_chapters_of_a_game_are_numbered_from_one() -> None:
    for name in GAMES:
        assert [one.number for one in lessons(name)] == list(range(1, len(lessons(name)) + 1))
    assert len({one.id for one in ALL}) == len(ALL) and lesson("hunt-nothing") is None and lesson("chess-pawns") is None


def test_what_is_legal_but_leads_nowhere_is_told() -> None:
    sailing = found("hunt-sailing")
    assert _slip(played(sailing)) == "card"
    assert _slip(played(sailing, "play G03 ap", "sail spee 1", "to 27")) == "bare"
    assert _slip(played(sailing, "play G03 ap", "sail spee 2", "to 10")) == "far"


@pytest.mark.parametrize(
    ("name", "actions", "slip"),
    [
        ("build", ("play ger_build_army", "build eastern_europe"), "few"),
        ("build", ("play ger_build_army", "build italy"), "few"),
        ("build", ("play ger_conscription",), "idle"),
        ("chain", ("play ita_build_army", "build western_europe"), "fallen"),
        ("chain", ("play ita_land_battle",), "fallen"),
        ("port", ("play usa_build_navy",), "soon"),
        ("port", ("play usa_build_army", "build new_zealand"), "astray"),
        ("battle", ("play ussr_land_battle", "battle eastern_europe"), "astray"),
        ("battle", ("play ussr_mao_tse_tung", "done"), "over"),
        ("strait", ("play uk_sea_battle",), "shut"),
        ("strait", ("play uk_land_battle", "battle western_europe"), "astray"),
        ("cut", ("play usa_sea_battle", "battle south_china_sea"), "half"),
        ("cut", ("play usa_land_battle", "battle philippines"), "half"),
        ("cut", ("play usa_build_army", "build new_zealand"), "astray"),
        ("status", ("play ger_land_battle", "battle ukraine"), "early"),
        ("status", ("play ger_blitzkrieg", "done", "play ger_land_battle", "battle ukraine", "pass"), "astray"),
        ("response", ("play uk_raf",), "bare"),
        ("deck", ("play ussr_guards", "done"), "missed"),
        ("deck", ("play ussr_guards", "discard ussr_build_navy", "done"), "gone"),
    ],
)
def test_each_wrong_way_of_quartermaster_has_its_sentence(name: str, actions: tuple[str, ...], slip: str) -> None:
    run = played(found(f"quartermaster-{name}"), *actions)
    assert _slip(run) == slip and not run.progress.finished


def test_whoever_shoots_at_the_wrong_man_is_told_so() -> None:
    run = played(found("wg35-windows"), "play a1 adrenaline", "shoot single mannlicher_35m", "at b2")
    assert _slip(run) == "again", "first the window"
    run.act("pass")
    assert _slip(run) == "other" and run.progress.reached == {"steady"}


def test_a_response_that_is_spent_too_early_fails() -> None:
    run = played(found("quartermaster-response"), "play uk_defensive_posture", "done", "use uk_defensive_posture")
    assert run.progress == Progress(frozenset({"laid"}), "lost")


def test_the_exam_of_quartermaster_wants_the_right_order() -> None:
    moscow_first = ("play ger_land_battle", "battle ukraine", "use ger_blitzkrieg", "use ger_dive_bombers")
    run = played(found("quartermaster-exam"), *moscow_first, "battle moscow", "done")
    assert "north_sea" not in run.match.view("germany")["countries"]["germany"]["pieces"]


def test_a_lesson_fails_when_its_time_is_over_or_the_game_ends() -> None:
    sailing = found("hunt-sailing")
    run = played(sailing, "play G03 ap", "sail spee 2", "to 10", "done", "store 0")
    assert run.progress.reached == {"pay"} and not run.progress.finished
    run.act("hold 3")
    assert run.progress == Progress(frozenset({"pay"}), LATE)
    battle = found("hunt-battle")
    assert played(battle, "duel G07", *reversed(battle.answer[1:])).progress.failed == ENDED


def test_what_must_not_happen_fails_a_lesson_at_once() -> None:
    sailing = found("hunt-sailing")
    strict = replace(sailing, never=(sailing.goals[0],), goals=(sailing.goals[1],))
    run = played(strict, *strict.answer)
    assert run.progress == Progress(frozenset(), "pay")


def test_goals_stay_reached_when_they_hold_no_more() -> None:
    points = Goal("points", read_condition(Field({"view": "points", "is": 3}, "goal")))
    sailing = found("hunt-sailing")
    run = played(replace(sailing, goals=(points, sailing.goals[1])), "play G03 ap", "sail spee 2", "to 10")
    assert run.match.view("german")["points"] == 1 and run.progress.reached == {"points"}


def _slip(run: LessonRun) -> str:
    slip = run.slip()
    return "" if slip is None else slip.id
