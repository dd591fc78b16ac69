"""The written rules of WG35: both languages whole, equal, and true to the numbers of the data."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.rule import rule
from vezerkar.games.wg35.game import Skirmish
from vezerkar.games.wg35.library import built_in
from vezerkar.rule_coverage import NUMBER, RULE

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("en", "hu")
LIBRARY = built_in()
CHAPTERS = [*(str(number) for number in range(30)), "B"]

CHAPTER = re.compile(r"^## (\d+|B)\. \S")
POINTER = re.compile(r"→ ((?:\d+\.[\d.]*\d)(?:(?:, | and | és )\d+\.[\d.]*\d)*)")
ROW = re.compile(r"^\| (?!-)(.*) \|$", re.MULTILINE)


def document(language: str) -> str:
    return (ROOT / "docs" / "rules" / f"wg35.{language}.md").read_text(encoding="utf-8")


def rules(language: str) -> list[tuple[str, str, str]]:
    """(chapter, number, text) of every rule, in the order of the page; lists and tables that follow a rule belong to it."""
    found: list[tuple[str, str, str]] = []
    chapter = ""
    for block in document(language).split("\n\n"):
        if heading := CHAPTER.match(block):
            chapter = heading[1]
        if number := RULE.match(block):
            found.append((chapter, number[1], " ".join(block.split())))
        elif chapter and not block.startswith("#") and found and found[-1][0] == chapter:
            found[-1] = (chapter, found[-1][1], f"{found[-1][2]} {' '.join(block.split())}")
    return found


def pointers(text: str) -> list[str]:
    return [number for group in POINTER.findall(text) for number in re.split(", | and | és ", group)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_stands_once_and_in_order(language: str) -> None:
    own = [number for _, number, _ in rules(language)]
    assert own == [number for _, number, _ in rules("en")] and len(own) == len(set(own))
    assert re.findall(rf"\*\*({NUMBER})\.\*\*", document(language)) == own, "a rule does not begin its paragraph"
    assert list(dict.fromkeys(chapter for chapter, _, _ in rules(language))) == CHAPTERS
    for chapter, number, _ in rules(language):
        assert chapter == re.split(r"[.-]", number)[0]


def test_no_number_is_left_out() -> None:
    own = [number for _, number, _ in rules("en")]
    families: dict[str, list[int]] = {}
    for number in own:
        family, _, last = number.replace("-", ".").rpartition(".")
        families.setdefault(family, []).append(int(last))
    assert set(families) == {*CHAPTERS, "26.1", "26.2", "26.3", "26.4"}
    for family, members in families.items():
        begin = 5 if family == "26" else 1  # 26.1 to 26.4 are families of cards themselves
        assert members == list(range(begin, begin + len(members))), family


def test_chapters_lists_and_tables_are_the_same_in_both_languages() -> None:
    def shape(language: str) -> list[list[str]]:
        """The marks at the beginnings of lines, block by block, and the number of cells of each row."""
        blocks = document(language).split("\n\n")
        return [
            re.findall(r"^(?:#+ (?:[\w.]+\d )?(?=\S)|\* |\d+\. )", b, re.MULTILINE) + [str(r.count("|")) for r in ROW.findall(b)]
            for b in blocks
        ]

    assert shape("en") == shape("hu")


def test_rules_agree_in_pointers_and_figures() -> None:
    """A number or a limit that differs between the languages is a mistake in one of them."""
    for (_, number, english), (_, _, hungarian) in zip(rules("en"), rules("hu"), strict=True):
        assert pointers(english) == pointers(hungarian), number
        figures = [sorted(re.findall(r"\d+", text)) for text in (english, hungarian)]
        assert figures[0] == figures[1], number


@pytest.mark.parametrize("language", LANGUAGES)
def test_pointers_lead_to_rules(language: str) -> None:
    found = pointers(" ".join(document(language).split()))
    assert found and set(found) <= {number for _, number, _ in rules(language)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_of_items_have_the_prices_of_the_data(language: str) -> None:
    text = document(language)
    armour = text.split("**24.2.**")[1].split("**24.3.**")[0]
    others = text.split("**24.3.**")[1].split("**24.4.**")[0]
    rows = [row.split(" | ") for table in (armour, others) for row in ROW.findall(table)[1:]]
    printed = [int(points) for _, points, _ in rows if points.isdigit()]
    wanted = (
        *("steel_helmet", "kevlar_helmet", "steel_breastplate", "flak_vest", "kevlar_vest", "kevlar_vest_plate", "knee_pads"),
        *("first_aid_kit", "extra_ammo", "telescopic_sight", "binoculars", "red_dot", "flag"),
    )
    assert printed == [LIBRARY.items[item].points for item in wanted]
    for (_, _, effect), item in zip(rows, wanted[:6], strict=False):
        armour_of = LIBRARY.items[item].armour
        assert armour_of is not None
        assert f"{armour_of.save_d6}+/{armour_of.reduction}" in effect, item


@rule("wg35", "0.7")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_options_that_are_named_exist(language: str) -> None:
    text = {number: text for _, number, text in rules(language)}["0.7"]
    named = re.findall(r"`(\w+)`", text)
    assert sorted(named) == ["distance_scale", "draw", "melee_shock", "rounds", "vision_arc"]
    assert set(named) <= {option.id for option in Skirmish.options}


@rule("wg35", "28.4", "28.6", "28.7", "3.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_missions_have_the_points_of_the_data(language: str) -> None:
    texts = {number: text for _, number, text in rules(language)}
    for number, mission in (("28.4", "raid"), ("28.6", "last_stand"), ("28.7", "ambush")):
        for side, points in LIBRARY.missions[mission].points.items():
            assert re.search(rf"\({side}, {points} (points|pont)\)", texts[number]), (number, side)
