"""The written rules of Triumph & Tragedy and its names: both languages whole, equal, and true to the data."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from tests.cost import slow
from vezerkar.games.triumph.game_data import (
    AREAS,
    BORDER_TYPE,
    CARDS_FILE,
    CITY,
    CLASSES,
    FACTIONS,
    KIND,
    NATIONS,
    NATIONS_FILE,
    PARTIES,
    SEASONS,
    SETUP,
    SIX,
    TECHS,
    TYPES,
    UNITS_FILE,
)
from vezerkar.rule_coverage import NUMBER, RULE

ROOT = Path(__file__).resolve().parents[2]
TEXTS = ROOT / "src" / "vezerkar" / "games" / "triumph" / "texts"
LANGUAGES = ("en", "hu")
NAMES = ("areas", "cards", "names", "places", "catalogue", "area_phrases")
LISTS = {
    "A": [*range(1, 51), "30b", "30c", "30d"],
    "B": [*range(1, 72), "49b", "49c", "49d"],
    "C": ["NewYear", "Production", "Government", "Command", "Movement", "Combat", "Supply", "Winter", "End", "Short", "Two"],
}
CHAPTERS = 18

CHAPTER = re.compile(r"^## (\d+|[ABC])\. \S")
ARROW = re.compile(r"→ ([^)]*)\)")
ROW = re.compile(r"^\| (?!-)(.*) \|$", re.MULTILINE)
PLACE = re.compile(r"\{ (nation|tech)-(\w+) \}")


def document(language: str) -> str:
    return (ROOT / "docs" / "rules" / f"triumph.{language}.md").read_text(encoding="utf-8")


def rules(language: str) -> list[tuple[str, str, str]]:
    """(chapter, number, paragraph) of every rule, in the order of the page."""
    found = []
    chapter = ""
    for paragraph in document(language).split("\n\n"):
        if heading := CHAPTER.match(paragraph):
            chapter = heading[1]
        if number := RULE.match(paragraph):
            found.append((chapter, number[1], " ".join(paragraph.split())))
    return found


def numbers() -> list[str]:
    return [number for _, number, _ in rules("en")]


def place(number: str) -> tuple[int, list[int]]:
    """Where a number of the printed rulebook stands: 11 before 11.2, 11.22 between 11.2 and 11.3; 11.0 opens its chapter."""
    chapter, _, rest = number.partition(".")
    return int(chapter), [int(digit) for digit in rest]


def messages(language: str, *files: str) -> dict[str, str]:
    """Messages as they stand in the files; anything that does not parse, has no text or comes twice is an error."""
    found: dict[str, str] = {}
    for file in files:
        source = (TEXTS / f"{file}.{language}.ftl").read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, entry.id.name
                assert entry.value is not None and entry.value.span is not None, entry.id.name
                found[entry.id.name] = source[entry.value.span.start : entry.value.span.end]
    return found


def said(language: str) -> dict[str, str]:
    """The messages of all name files in words; one that refers to nothing is an error."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in NAMES:
        bundle.add_resource(FluentResource((TEXTS / f"{file}.{language}.ftl").read_text(encoding="utf-8")))
    found = {}
    for name in messages(language, *NAMES):
        pattern = bundle.get_message(name).value
        assert pattern is not None
        words, errors = bundle.format_pattern(pattern, {})
        assert not errors, (name, errors)
        found[name] = str(words)
    return found


def family(*parts: str, prefix: str) -> set[str]:
    return {f"{prefix}-{part}" for part in parts}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_stands_once_and_in_order(language: str) -> None:
    own = [number for _, number, _ in rules(language)]
    assert own == numbers() and len(own) == len(set(own))
    assert re.findall(rf"\*\*({NUMBER})\.\*\*", document(language)) == own, "a rule does not begin its paragraph"
    printed = [number for number in own if number[0].isdigit()]
    assert printed == sorted(printed, key=place)
    for chapter, number, _ in rules(language):
        assert chapter == re.split(r"[.-]", number)[0]


def test_the_whole_rulebook_is_there() -> None:
    own = numbers()
    for letter, members in LISTS.items():
        assert {number for number in own if number.startswith(letter)} == {f"{letter}-{member}" for member in members}
    printed = [number for number in own if number[0].isdigit()]
    assert {int(number.split(".")[0]) for number in printed} == set(range(1, CHAPTERS + 1))
    for number in printed:
        opening, last = number[:-1], int(number[-1])
        if last > 1:
            assert f"{opening}{last - 1}" in printed, f"there is {number}, but nothing before it"


def test_chapters_paragraphs_and_tables_are_the_same_in_both_languages() -> None:
    def shape(language: str) -> list[list[str]]:
        """The marks at the beginnings of lines, block by block, and the number of cells of each row."""
        blocks = document(language).split("\n\n")
        return [
            re.findall(r"^(?:#+ (?:\w+\. )?(?=\S)|\* )", b, re.MULTILINE) + [str(r.count("|")) for r in ROW.findall(b)]
            for b in blocks
        ]

    assert [len(block) for block in shape("en")] == [len(block) for block in shape("hu")]
    for english, hungarian in zip(shape("en"), shape("hu"), strict=True):
        assert english == hungarian


def test_rules_agree_in_arrows_and_figures() -> None:
    """A number or a limit that differs between the languages is a mistake in one of them."""
    for (_, number, english), (_, _, hungarian) in zip(rules("en"), rules("hu"), strict=True):
        assert ARROW.findall(english) == ARROW.findall(hungarian), number
        figures = [sorted(re.findall(r"\d+", text)) for text in (english, hungarian)]
        assert figures[0] == figures[1], number


def test_to_disband_is_not_to_partition() -> None:
    """In Hungarian the words are alike: feloszlatni is to disband (3.3), felosztani to partition (15.422)."""
    page = document("hu")
    for rule in ("3.3", "B-18", "C-Government"):
        (paragraph,) = [paragraph for paragraph in page.split("\n\n") if paragraph.startswith(f"**{rule}.**")]
        assert "feloszlat" in paragraph and "feloszt" not in paragraph
    assert "repülőgéphordozó" not in page.lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_arrows_point_to_rules(language: str) -> None:
    arrows = {number for group in ARROW.findall(" ".join(document(language).split())) for number in group.split(", ")}
    assert len(arrows) > 100 and arrows <= set(numbers())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_says_which_rule_it_is_about(language: str) -> None:
    for _, number, paragraph in rules(language):
        if number[0] in LISTS and number != "A-4":
            assert paragraph.endswith(")."), number
            (last,) = ARROW.findall(paragraph)[-1:]
            assert last[0].isdigit(), number


@slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_agree_with_the_data(language: str) -> None:
    text, names = document(language), said(language)
    units = text.split("**3.2.**")[1].split("**3.21.**")[0]
    for row, kind in zip(ROW.findall(units)[1:], UNITS_FILE["types"], strict=True):
        name, letter, speed, fire = row.split(" | ")
        assert (name, letter) == (names[f"unit-{kind['id']}"], kind["class"])
        assert speed.split(",")[0] == str(kind["speed"])
        if any(kind["fire"].values()):
            assert fire.split(";")[0] == " ".join(f"{target}{kind['fire'][target]}" for target in "ANGS")
    order = text.split("**7.14.**")[1].split("**7.2.**")[0]
    assert [row.split(" | ") for row in ROW.findall(order)[1:]] == [
        [die, ", ".join(names[f"faction-{faction}"] for faction in factions)] for die, factions in SETUP["turn_order"].items()
    ]
    short = text.split("**17.0.**")[1].split("## 18.")[0]
    fields = ("extra_cv", "action_cards", "investment_cards", "ind", "peace_dividends")
    assert {tuple(row.split(" | ")) for row in ROW.findall(short)[1:]} == {
        (names[f"faction-{faction}"], *(str(row[field]) for field in fields))  # type: ignore[literal-required]
        for faction, row in SETUP["1939"].items()
    }
    taught = [row.split(" | ")[0] for row in ROW.findall(text.split("**9.0.**")[1].split("**9.1.**")[0])[1:]]
    improving = {tech for tech in TECHS if not tech.startswith("atomic_research")} - {"industrial_espionage"}
    assert sorted(taught[:-1]) == sorted(names[f"tech-{tech}"] for tech in improving)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_data_has_a_name(language: str) -> None:
    names = said(language)
    intel = {card["intel"] for card in CARDS_FILE["investment"] if "intel" in card}
    techs = {tech for card in CARDS_FILE["investment"] for tech in card.get("techs", ())}
    wildcards = {*CARDS_FILE["wildcards"], *CARDS_FILE["science"]}
    wanted = family(*AREAS, prefix="area") | family(*NATIONS, prefix="nation")
    for prefix in ("in", "from", "to"):
        wanted |= family(*AREAS, prefix=prefix)
    wanted |= family(*PARTIES, prefix="faction") | family(*FACTIONS, prefix="seat") | family(*SEASONS, prefix="season")
    wanted |= family(*TYPES, "convoy", prefix="unit") | family(*CLASSES, prefix="class")
    wanted |= family(*KIND, prefix="kind") | family(*BORDER_TYPE, prefix="border") | family(*CITY, prefix="city")
    wanted |= {f"nation-{nation}-adjective" for nation in (*NATIONS[:SIX], "neutral")}
    wanted |= {f"rank-{nation['kind']}" for nation in NATIONS_FILE["nations"]}
    for kind, ids in (("tech", techs), ("intel", intel), ("wildcard", wildcards)):
        parts = ("", "-text") if kind == "tech" else ("", "-text", "-effect")
        wanted |= {f"{kind}-{name}{part}" for name in ids for part in parts}
    assert wanted - set(names) == set()
    assert {name for name in names if name.startswith(("area-", "in-", "from-", "to-", "tech-", "intel-", "wildcard-"))} <= wanted


def test_messages_are_the_same_in_both_languages() -> None:
    english, hungarian = ({name: messages(x, name) for name in NAMES} for x in LANGUAGES)
    assert {file: list(found) for file, found in english.items()} == {file: list(found) for file, found in hungarian.items()}
    for file, found in english.items():
        for name, text in found.items():
            assert PLACE.findall(text) == PLACE.findall(hungarian[file][name]), name
            figures = [sorted(re.findall(r"\d+", words)) for words in (text, hungarian[file][name])]
            assert figures[0] == figures[1], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_areas_can_be_told_apart(language: str) -> None:
    names = said(language)
    for prefix in ("area", "in", "from", "to"):
        assert len({names[f"{prefix}-{area}"] for area in AREAS}) == len(AREAS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_wildcards_list_what_the_data_list(language: str) -> None:
    texts = messages(language, "cards")
    for name, card in CARDS_FILE["wildcards"].items():
        lists = card.get("by_player") or card.get("by_marker_owner") or {"": card.get("nations", [])}
        listed = [nation for nations in lists.values() for nation in nations]
        assert [nation for _, nation in PLACE.findall(texts[f"wildcard-{name}-text"])] == listed
    for name, science in CARDS_FILE["science"].items():
        assert [tech for _, tech in PLACE.findall(texts[f"wildcard-{name}-text"])] == science["techs"]
        assert str(science["from_year"]) in texts[f"wildcard-{name}-text"]
