"""The written rules of The Hunt and the words of its cards: both languages whole, equal, and true to the data."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).resolve().parent.parent
HUNT = ROOT / "src" / "vezerkar" / "games" / "hunt"
LANGUAGES = ("en", "hu")
LAST_RULE = 111

CHAPTER = re.compile(r"^## (\d+)\. \S")
RULE = re.compile(r"\*\*(\d+)\.\*\*")
ARROW = re.compile(r"→ (\d+)")
ROW = re.compile(r"^\| \*\*(?P<name>[^*]+)\*\*")

EVENT_WORDS = {
    "en": {"hunt": "hunt", "battle": "battle", "compulsory": "compulsory", "response": "hunt, Response"},
    "hu": {"hunt": "Hajsza", "battle": "Csata", "compulsory": "Kötelező", "response": "Hajsza, Válaszlépés"},
}
CLUE_WORD = {"en": "Clue", "hu": "Nyomjelző"}


def document(language: str) -> str:
    return (ROOT / "docs" / "rules" / f"hunt.{language}.md").read_text(encoding="utf-8")


def rules(language: str) -> list[tuple[int, int, str]]:
    """(chapter, number, paragraph) of every rule, in the order of the page."""
    found = []
    chapter = 0
    for paragraph in document(language).split("\n\n"):
        if heading := CHAPTER.match(paragraph):
            chapter = int(heading[1])
        if number := RULE.match(paragraph):
            found.append((chapter, int(number[1]), paragraph))
    return found


def marks(paragraph: str) -> str:
    """The marks at a rule's end: * where this table decides, † where data are reconstructed."""
    return paragraph[len(paragraph.rstrip("\\*†")) :].replace("\\", "")


def cards() -> list[dict[str, Any]]:
    loaded: list[dict[str, Any]] = json.loads((HUNT / "data" / "cards.json").read_text(encoding="utf-8"))["cards"]
    return loaded


def words(language: str) -> dict[str, str]:
    """All messages of a card file; anything that does not parse, has no plain text or comes twice is an error."""
    found: dict[str, str] = {}
    for entry in FluentParser().parse((HUNT / "texts" / f"cards.{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, entry.id.name
            assert entry.value is not None, entry.id.name
            assert len(entry.value.elements) == 1, entry.id.name
            element = entry.value.elements[0]
            assert isinstance(element, ast.TextElement), entry.id.name
            found[entry.id.name] = element.value
    return found


def message(card: dict[str, Any]) -> str:
    return "card-" + str(card["key"]).replace("_", "-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_stands_once_and_in_order(language: str) -> None:
    expected = list(range(1, LAST_RULE + 1))
    assert [int(number) for number in RULE.findall(document(language))] == expected
    assert [number for _, number, _ in rules(language)] == expected, "a rule does not begin its paragraph"


def test_chapters_are_the_same_in_both_languages() -> None:
    english, hungarian = ([line for line in document(x).splitlines() if line.startswith("#")] for x in LANGUAGES)
    assert [line.split()[:2] for line in english if CHAPTER.match(line)] == [
        line.split()[:2] for line in hungarian if CHAPTER.match(line)
    ]
    assert [line.split()[0] for line in english] == [line.split()[0] for line in hungarian]
    assert [(chapter, number) for chapter, number, _ in rules("en")] == [(chapter, number) for chapter, number, _ in rules("hu")]


def test_rules_carry_the_same_marks_and_arrows_in_both_languages() -> None:
    for (_, number, english), (_, _, hungarian) in zip(rules("en"), rules("hu"), strict=True):
        assert marks(english) == marks(hungarian), number
        assert ARROW.findall(english) == ARROW.findall(hungarian), number


@pytest.mark.parametrize("language", LANGUAGES)
def test_arrows_point_to_rules(language: str) -> None:
    assert all(1 <= int(number) <= LAST_RULE for number in ARROW.findall(document(language)))


def test_numbers_in_the_rules_agree_in_both_languages() -> None:
    """A space, a cost or a limit that differs between the languages is a mistake in one of them."""
    for (_, number, english), (_, _, hungarian) in zip(rules("en"), rules("hu"), strict=True):
        figures = [sorted(re.findall(r"\d+|½", text)) for text in (english, hungarian)]
        assert figures[0] == figures[1], number


def test_card_files_have_the_same_keys_and_cover_every_card() -> None:
    expected = {message(card) + part for card in cards() for part in ("", "-text", "-effect", "-theme")}
    for language in LANGUAGES:
        assert set(words(language)) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_tables_agree_with_the_data(language: str) -> None:
    text = words(language)
    chapter = document(language).split("\n## 14.")[1].split("\n## ")[0]
    _, german, british = chapter.split("\n### ")
    for side, table in (("G", german), ("B", british)):
        deck = [card for card in cards() if card["id"].startswith(side)]
        rows = {match["name"]: line.split("|")[1:-1] for line in table.splitlines() if (match := ROW.match(line))}
        assert set(rows) == {text[message(card)] for card in deck}
        for card in deck:
            marked = rows[text[message(card)]]
            row = [cell.strip(" †") for cell in marked]
            assert ("(" in row[0]) is not card["flag"], card["id"]
            assert row[1] == ", ".join(other["id"] for other in deck if other["key"] == card["key"]), card["id"]
            assert row[2] == str(card["ap"]), card["id"]
            assert row[3] == EVENT_WORDS[language]["response" if card["response"] else card["type"]], card["id"]
            assert row[4] == text[message(card) + "-text"], card["id"]
            if side == "B":
                assert row[5] == symbols(card, language), card["id"]
            for cell, fact in zip(marked[2:], ("ap", None, "effect", "intelligence"), strict=False):
                assert ("†" in cell) is (fact is not None and card["confidence"][fact] != "verified"), (card["id"], fact)


def symbols(card: dict[str, Any], language: str) -> str:
    """What the Intelligence column says of a British card."""
    track = card["intelligence"]
    if track is None:
        return "–"
    return ", ".join((["+1"] if track["search"] else []) + ([CLUE_WORD[language]] if track["clue"] else []))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_in_words_agrees_with_the_data(language: str) -> None:
    chapter = document(language).split("\n## 16.")[1].split("\n## ")[0]
    pairs = re.findall(r"\| (\d\d) \| ([\d, ]+)(?= \|)", chapter)
    spaces = json.loads((HUNT / "data" / "map.json").read_text(encoding="utf-8"))["spaces"]
    assert {space: near.split(", ") for space, near in pairs} == {space["id"]: space["neighbours"] for space in spaces}
    assert len(pairs) == len(spaces)
