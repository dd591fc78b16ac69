"""The names and texts of WG35: everything has them, both languages say the same, and what is told apart has different names."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from tests.wg35.test_roster import REFUSED, roster
from vezerkar.games.wg35.library import built_in, schema
from vezerkar.games.wg35.library.records import CHARACTERISTICS, ZONES
from vezerkar.games.wg35.roster import hand_problems, problems
from vezerkar.games.wg35.rules.geometry.path import REASONS

GAME = Path(__file__).resolve().parents[2] / "src" / "vezerkar" / "games" / "wg35"
LANGUAGES = ("en", "hu")
NAMES = ("things", "cards", "armies", "missions", "roster", "terrain", "ways")
LIBRARY = built_in()
FIGURE = re.compile(r"\d+")
PLACE = re.compile(r"\{ \$(\w+) \}")


def messages(language: str, *files: str) -> dict[str, str]:
    """Messages as they stand in the files; anything that does not parse, has no text or comes twice is an error."""
    found: dict[str, str] = {}
    for file in files:
        source = (GAME / "texts" / f"{file}.{language}.ftl").read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, fluent.Junk), entry.content
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, entry.id.name
                assert entry.value is not None and entry.value.span is not None, entry.id.name
                found[entry.id.name] = source[entry.value.span.start : entry.value.span.end]
    return found


@cache
def bundle(language: str) -> FluentBundle:
    """All words of a language."""
    found = FluentBundle([language], use_isolating=False)
    for file in NAMES:
        found.add_resource(FluentResource((GAME / "texts" / f"{file}.{language}.ftl").read_text(encoding="utf-8")))
    return found


def said(language: str, message: str, facts: dict[str, int | str]) -> str:
    """A message in words; a fact that is missing is an error."""
    pattern = bundle(language).get_message(message).value
    assert pattern is not None
    words, errors = bundle(language).format_pattern(pattern, facts)
    assert not errors, (message, errors)
    return str(words)


def wanted() -> set[str]:
    """The messages that the data need."""
    found: set[str] = set()
    for prefix, ids in {
        "weapon": [*LIBRARY.weapons, *LIBRARY.melee],
        "unit": [*LIBRARY.units],
        "terrain": [*LIBRARY.piece_types],
        "sample": [ready.id for army in LIBRARY.armies.values() for ready in army.samples],
        "type": schema.ARMY_TYPES,
        "class": schema.CLASSES,
        "characteristic": CHARACTERISTICS,
        "category": [*schema.CATEGORIES, *schema.ITEM_CATEGORIES, "melee", "bayonet"],
        "weapontype": schema.WEAPON_TYPES,
        "zone": ZONES,
        "rate": schema.RATES,
        "projectile": schema.PROJECTILES,
        "mode": schema.MODES,
        "mount": schema.MOUNTS,
        "cardtype": schema.CARD_TYPES,
        "subtype": schema.SUBTYPES,
        "kind": ("passive", "advantage", "disadvantage", "either", "army"),
        "role": schema.ROLES,
        "marker": schema.MARKERS,
        "event": schema.EVENTS,
    }.items():
        found |= {f"{prefix}-{name}" for name in ids}
    for prefix, names in {
        "item": LIBRARY.items,
        "ability": LIBRARY.abilities,
        "card": LIBRARY.cards,
        "army": LIBRARY.armies,
        "mission": LIBRARY.missions,
        "table": LIBRARY.tables,
    }.items():
        found |= {f"{prefix}-{name}{part}" for name in names for part in ("", "-text")}
    found |= {f"armyrule-{name}-text" for name in LIBRARY.army_rules}
    return found | {f"missionrule-{name}-text" for name in LIBRARY.mission_rules}


def refusals() -> set[str]:
    """The reasons that the code of rosters gives."""
    found: set[str] = set()
    for file in (GAME / "roster").glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and getattr(node.func, "id", "") == "Refusal"
                and isinstance(node.args[0], ast.Constant)
            ):
                found.add(str(node.args[0].value))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_data_has_a_name_and_nothing_else(language: str) -> None:
    assert set(messages(language, *NAMES)) == wanted() | refusals() | set(REASONS.values())


def test_messages_are_the_same_in_both_languages() -> None:
    """Order, arguments and figures; a number that differs is a mistake in one of them."""
    for file in NAMES:
        english, hungarian = (messages(language, file) for language in LANGUAGES)
        assert list(english) == list(hungarian), file
        for name, text in english.items():
            other = hungarian[name]
            assert Counter(PLACE.findall(text)) == Counter(PLACE.findall(other)), name
            if name.endswith("-text") or name.startswith(("army-", "sample-", "rate-")):
                assert Counter(FIGURE.findall(text)) == Counter(FIGURE.findall(other)), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_apart_has_different_names(language: str) -> None:
    found = messages(language, *NAMES)
    for prefix in ("weapon", "item", "ability", "card", "army", "mission", "sample", "category", "event", "table", "terrain"):
        names = [text for name, text in found.items() if name.startswith(f"{prefix}-") and not name.endswith("-text")]
        assert len(names) == len(set(names)), (prefix, Counter(names).most_common(1))
    for army in LIBRARY.armies.values():
        assert len({found[f"unit-{unit.id}"] for unit in army.units}) == len(army.units), army.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_told_with_their_numbers(language: str) -> None:
    for rule in LIBRARY.army_rules.values():
        words = said(language, f"armyrule-{rule.id}-text", {**rule.numbers})
        assert all(str(number) in words for number in rule.numbers.values()), rule.id
    for mission in LIBRARY.missions.values():
        for special in mission.rules:
            words = said(language, f"missionrule-{special.id}-text", {**special.numbers})
            assert all(str(number) in words for number in special.numbers.values()), special.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_say_the_numbers_of_the_data(language: str) -> None:
    """Numbers of effects that are printed as they stand."""
    found = messages(language, *NAMES)
    for name, item in LIBRARY.items.items():
        text = found[f"item-{name}-text"]
        if item.armour is not None:
            assert f"{item.armour.save_d6}+" in text and str(item.armour.reduction) in text, name
        for characteristic, change in item.modifiers.items():
            assert f"{characteristic} {change}" in text, name
        if item.camouflage is not None:
            assert str(item.camouflage.open) in text and str(item.camouflage.cover) in text, name
    for name, card in LIBRARY.cards.items():
        text = found[f"card-{name}-text"]
        for effect, number in card.effect.items():
            if effect in ("C", "strength", "spend_action_R", "pistol_R") and number:
                assert str(abs(number)) in text, (name, effect)
            if effect == "d6":
                assert f"{number}+" in text, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_told_with_the_facts_it_is_given(language: str) -> None:
    hands = [{"no": 9}, {"nonsense": 1}]
    given = [refusal for _, one in REFUSED for refusal in problems(LIBRARY, one)]
    given += [refusal for hand in hands for refusal in hand_problems(LIBRARY, roster("2 de_schutze"), hand)]
    for refusal in given:
        said(language, refusal.reason, {**refusal.facts})
    said(language, "refuse-weak", {"unit": "", "characteristic": "R"})
    assert {refusal.reason for refusal in given} | {"refuse-weak"} == refusals()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_against_a_way_is_said(language: str) -> None:
    assert set(messages(language, "ways")) == set(REASONS.values())
    for reason in REASONS.values():
        assert said(language, reason, {})
