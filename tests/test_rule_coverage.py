"""The coverage table: which rules and cards are named by a test."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.rule import rule
from vezerkar import registry, rule_coverage
from vezerkar.engine import UnknownGame
from vezerkar.rule_coverage import Coverage, NoRulebook, coverage

PAGE = """# The Weather Gauge

## 1. Rounds

**1.** Two ships. See **3.** as well.

**2.** Bids. \\*

Not a rule: **9.** in the middle of a line.

**3.** Shots.
"""

TESTS = """
from tests.rule import rule

@rule("gauge", 1, "S1")
def test_ships(): ...

@rule("hunt", 2)
@rule("gauge", 3)
class TestShots:
    @rule("gauge", 3, 7)
    def test_far(self): ...

    @rule("gauge", 2)
    def helper(self): ...

    @other("gauge", 2)
    @plain
    async def test_near(self): ...

@rule("gauge", 2)
class Helper: ...

raise SystemExit("tests are read, not run")
"""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout of a house with one game, with rules, cards and tests."""
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "gauge.en.md").write_text(PAGE)
    (tmp_path / "tests" / "gauge").mkdir(parents=True)
    (tmp_path / "tests" / "gauge" / "test_shots.py").write_text(TESTS)
    (tmp_path / "tests" / "gauge" / "helper.py").write_text('@rule("gauge", 2)\ndef test_not_collected(): ...')
    package = tmp_path / tmp_path.name
    (package / "data").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "data" / "cards.json").write_text(json.dumps({"cards": [{"id": "S1"}, {"id": "F1"}]}))
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(registry.GAMES, "gauge", package.name)
    return tmp_path


def test_rules_and_cards_are_matched_with_the_tests_that_name_them(checkout: Path) -> None:
    found = coverage("gauge", checkout)
    place = "tests/gauge/test_shots.py"
    assert found.tests == {
        "1": [f"{place}::test_ships"],
        "2": [],
        "3": [f"{place}::TestShots::test_far", f"{place}::TestShots"],
        "S1": [f"{place}::test_ships"],
        "F1": [],
    }
    assert found.unknown == {"7": [f"{place}::TestShots::test_far"]}
    assert found.uncovered == ["2", "F1"] and found.percent == 60 and not found.whole
    assert found.lines() == [
        "gauge: 60 % (3 of 5 rules and cards are named by a test)",
        "without a test: 2, F1",
        f"no such rule or card: 7, named by {place}::TestShots::test_far",
    ]


def test_rules_of_several_lists_have_a_letter(checkout: Path) -> None:
    page = "**R-46.** See **R-47.** too.\n\n**R-47.** Empty spaces.\n\n**F-46.** Pearl Harbor.\n\n**RAF-1.** x\n\n**R48.** x\n"
    (checkout / "docs" / "rules" / "gauge.en.md").write_text(page)
    (checkout / "tests" / "gauge" / "test_shots.py").write_text('\n@rule("gauge", "R-46", "F-47")\ndef test_battle(): ...\n')
    found = coverage("gauge", checkout)
    assert rule_coverage.rules("gauge", checkout) == ["R-46", "R-47", "F-46"]
    assert found.tests["R-46"] == ["tests/gauge/test_shots.py::test_battle"] and "R-47" in found.uncovered
    assert list(found.unknown) == ["F-47"]


def test_rules_may_have_numbers_of_several_parts_and_chapters_a_word(checkout: Path) -> None:
    page = "**12.44.** Hits.\n\n**15.0.** War.\n\n**B-49b.** Forts.\n\n**C-Combat.** Who.\n\n**1.2.3x4.** x\n\n**U-boat.** x\n"
    (checkout / "docs" / "rules" / "gauge.en.md").write_text(page)
    (checkout / "tests" / "gauge" / "test_shots.py").write_text('\n@rule("gauge", "12.44", "C-Combat")\ndef test_hits(): ...\n')
    found = coverage("gauge", checkout)
    assert rule_coverage.rules("gauge", checkout) == ["12.44", "15.0", "B-49b", "C-Combat"]
    assert found.tests["12.44"] == found.tests["C-Combat"] == ["tests/gauge/test_shots.py::test_hits"] and not found.unknown


def test_a_whole_table_has_one_line() -> None:
    whole = Coverage("gauge", {"1": ["a test"]}, {})
    assert whole.whole and whole.lines() == ["gauge: 100 % (1 of 1 rules and cards are named by a test)"]
    assert not Coverage("gauge", {"1": ["a test"]}, {"2": ["a test"]}).whole


def test_one_missing_rule_of_many_is_not_rounded_away() -> None:
    many = {str(number): ["a test"] for number in range(2000)} | {"2000": []}
    assert Coverage("gauge", many, {}).percent == 99.9


def test_names_must_be_written_out(checkout: Path) -> None:
    (checkout / "tests" / "gauge" / "test_all.py").write_text('\n@rule("gauge", *range(4))\ndef test_all(): ...\n')
    with pytest.raises(NoRulebook, match=r"tests/gauge/test_all\.py, line 2: write the names of rules out"):
        coverage("gauge", checkout)


def test_a_game_without_cards_or_without_rules(checkout: Path) -> None:
    (checkout / checkout.name / "data" / "cards.json").write_text(json.dumps({"action_cards": [{"id": 1}]}))
    assert list(coverage("gauge", checkout).tests) == ["1", "2", "3"]
    (checkout / checkout.name / "data" / "cards.json").unlink()
    assert list(coverage("gauge", checkout).tests) == ["1", "2", "3"]
    (checkout / "docs" / "rules" / "gauge.en.md").unlink()
    with pytest.raises(NoRulebook, match="no numbered rules of 'gauge'"):
        coverage("gauge", checkout)
    with pytest.raises(UnknownGame, match="no game named 'chess'"):
        rule_coverage.cards("chess")


@rule("gauge", 1)
def test_the_decorator_marks_a_test(request: pytest.FixtureRequest) -> None:
    mark = request.node.get_closest_marker("rule")
    assert mark is not None and mark.args == ("gauge", "1")
    with pytest.raises(AssertionError, match="name a rule"):
        rule("gauge")


@pytest.mark.parametrize("game", list(registry.GAMES))
def test_tests_name_no_rule_that_is_not_there(game: str) -> None:
    """That every rule is named is asked by the continuous integration, of ``vezerkar rules GAME --coverage``."""
    found = coverage(game)
    assert found.unknown == {}
    assert len(rule_coverage.rules(game)) == len(set(rule_coverage.rules(game))) > 0


def test_the_hunt_has_its_rules_and_cards() -> None:
    names = list(coverage("hunt").tests)
    assert names[:111] == [str(number) for number in range(1, 112)]
    assert len(names) == 111 + 36 and {"G01", "G18", "B01", "B18"} <= set(names)
