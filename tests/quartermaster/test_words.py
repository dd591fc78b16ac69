"""The written rules of Quartermaster General and the words of its cards: both languages whole, equal, and true to the data."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from vezerkar.rule_coverage import RULE

ROOT = Path(__file__).resolve().parents[2]
GAME = ROOT / "src" / "vezerkar" / "games" / "quartermaster"
LANGUAGES = ("en", "hu")
NUMBERS = [f"R-{n:02}" for n in range(1, 78)] + [f"F-{n:02}" for n in range(1, 50)]
BASIC = ("build_army", "build_navy", "land_battle", "sea_battle")
TYPES = (*BASIC, "economic_warfare", "event", "status", "response")
COUNTRIES = ("germany", "uk", "japan", "ussr", "italy", "usa")

CHAPTER = re.compile(r"^## (\d+)\. \S")
ARROW = re.compile(r"→ ([RF]-\d+)")
MENTIONED = re.compile(r"\b[RF]-\d+")


def document(language: str) -> str:
    return (ROOT / "docs" / "rules" / f"quartermaster.{language}.md").read_text(encoding="utf-8")


def rules(language: str) -> list[tuple[int, str, str]]:
    """(chapter, number, paragraph) of every rule, in the order of the page."""
    found = []
    chapter = 0
    for paragraph in document(language).split("\n\n"):
        if heading := CHAPTER.match(paragraph):
            chapter = int(heading[1])
        if number := RULE.match(paragraph):
            found.append((chapter, number[1], paragraph))
    return found


def cards() -> list[dict[str, Any]]:
    loaded: list[dict[str, Any]] = json.loads((GAME / "data" / "cards.json").read_text(encoding="utf-8"))["cards"]
    return loaded


def words(language: str) -> dict[str, str]:
    """All messages of a card file, said; anything that does not parse, comes twice or refers to nothing is an error."""
    source = (GAME / "texts" / f"cards.{language}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    found: dict[str, str] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, entry.id.name
            pattern = bundle.get_message(entry.id.name).value
            assert pattern is not None, entry.id.name
            said, errors = bundle.format_pattern(pattern, {})
            assert not errors, (entry.id.name, errors)
            found[entry.id.name] = str(said)
    return found


def table(text: str) -> list[list[str]]:
    """The rows of all tables of a text, heads left out."""
    rows = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in text.splitlines() if line.startswith("| **")]
    assert rows
    return rows


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_stands_once_and_in_order(language: str) -> None:
    assert [number for _, number, _ in rules(language)] == NUMBERS
    assert re.findall(r"\*\*([RF]-\d+)\.\*\*", document(language)) == NUMBERS, "a rule does not begin its paragraph"


def test_chapters_are_the_same_in_both_languages() -> None:
    english, hungarian = ([line for line in document(x).splitlines() if line.startswith("#")] for x in LANGUAGES)
    assert [line.split()[0] for line in english] == [line.split()[0] for line in hungarian]
    numbers = [[match[1] for line in page if (match := CHAPTER.match(line))] for page in (english, hungarian)]
    assert numbers[0] == numbers[1] == [str(n) for n in range(1, len(numbers[0]) + 1)]
    assert [(chapter, number) for chapter, number, _ in rules("en")] == [(chapter, number) for chapter, number, _ in rules("hu")]


def test_paragraphs_lists_and_tables_are_the_same_in_both_languages() -> None:
    def shape(language: str) -> list[list[str]]:
        """The marks at the beginnings of lines, block by block."""
        return [re.findall(r"^(?:\||#+ |\* |\d+\. )", block, re.MULTILINE) for block in document(language).split("\n\n")]

    assert shape("en") == shape("hu")


def test_rules_agree_in_marks_arrows_and_figures() -> None:
    """A number, a limit or a mark of a decision of ours that differs between the languages is a mistake in one of them."""
    for (_, number, english), (_, _, hungarian) in zip(rules("en"), rules("hu"), strict=True):
        assert english.endswith("\\*") is hungarian.endswith("\\*"), number
        assert ARROW.findall(english) == ARROW.findall(hungarian), number
        figures = [sorted(re.findall(r"\d+", text)) for text in (english, hungarian)]
        assert figures[0] == figures[1], number


@pytest.mark.parametrize("language", LANGUAGES)
def test_mentioned_rules_exist(language: str) -> None:
    assert set(MENTIONED.findall(document(language))) <= set(NUMBERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_text(language: str) -> None:
    expected = {f"card-{card['id']}{part}" for card in cards() for part in ("", "-text")}
    assert len(expected) == 2 * 136
    assert set(words(language)) == expected | {f"card-type-{kind}" for kind in TYPES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_basic_cards_read_the_same_for_every_country(language: str) -> None:
    text = words(language)
    for kind in BASIC:
        own = [card["id"] for card in cards() if card["type"] == kind]
        assert len(own) == 6
        assert len({text[f"card-{card}"] for card in own}) == len({text[f"card-{card}-text"] for card in own}) == 1
        assert text[f"card-{own[0]}"] == text[f"card-type-{kind}"]


def test_figures_on_the_cards_agree_in_both_languages() -> None:
    english, hungarian = words("en"), words("hu")
    for message, text in english.items():
        if message.endswith("-text"):
            assert sorted(re.findall(r"\d+", text)) == sorted(re.findall(r"\d+", hungarian[message])), message


@pytest.mark.parametrize(("language", "submarine", "bomb"), [("en", "submarine", "bomb"), ("hu", "tengeralattjáró", "bombázó")])
def test_titles_that_cards_look_for(language: str, submarine: str, bomb: str) -> None:
    """Wolf Packs and Skilled Pilots go by a word in the name (R-41, F-29), which must be there in every language."""
    text = words(language)
    warfare = {card["id"]: text[f"card-{card['id']}"].lower() for card in cards() if card["type"] == "economic_warfare"}
    assert {card for card, name in warfare.items() if submarine in name} == {card for card in warfare if "submarines" in card}
    assert {card for card, name in warfare.items() if bomb in name} == {card for card in warfare if "bomber" in card}
    assert submarine in text["card-ger_wolf_packs-text"].lower() and bomb in text["card-ita_skilled_pilots-text"].lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_tables_agree_with_the_data(language: str) -> None:
    text = words(language)
    chapter = document(language).split("\n## 13.")[1].split("\n## ")[0]
    basic, *countries = chapter.split("\n### ")
    copies = {(card["country"], card["type"]): str(card["copies"]) for card in cards()}
    assert table(basic) == [
        [f"**{text['card-type-' + kind]}**", text[f"card-ger_{kind}-text"], *(copies[country, kind] for country in COUNTRIES)]
        for kind in BASIC
    ]
    for country, rows in zip(COUNTRIES, countries, strict=True):
        own = [card for card in cards() if card["country"] == country and card["type"] not in BASIC]
        assert table(rows) == [
            [
                f"**{text['card-' + card['id']]}**" + (f" ×{card['copies']}" if card["copies"] > 1 else ""),
                text[f"card-type-{card['type']}"],
                text[f"card-{card['id']}-text"],
            ]
            for card in own
        ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_decks_and_pieces_are_those_of_the_data(language: str) -> None:
    rows = document(language).split("**R-03.**")[1].split("**R-04.**")[0].splitlines()
    countries = json.loads((GAME / "data" / "map.json").read_text(encoding="utf-8"))["countries"]
    found = [[int(cell) for cell in re.findall(r"\d+", row)] for row in rows if row.startswith("|") and re.search(r"\d", row)]
    assert found == [[country["deck"], country["armies"], country["navies"]] for country in countries]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_in_words_agrees_with_the_data(language: str) -> None:
    board = json.loads((GAME / "data" / "map.json").read_text(encoding="utf-8"))
    source = (GAME / "texts" / f"spaces.{language}.ftl").read_text(encoding="utf-8")
    name = dict(re.findall(r"^space-(\w+) = (.*)$", source, re.MULTILINE))
    near: dict[str, set[str]] = {space: set() for space in board["land"] + board["sea"]}
    for one, other in board["borders"]:
        near[one].add(name[other])
        near[other].add(name[one])
    rows = table(document(language).split("\n## 14.")[1])
    assert [(row[0], set(row[1].split(", "))) for row in rows] == [
        (f"**{name[space]}**" + (" ★" if space in board["stars"] else ""), names) for space, names in near.items()
    ]
