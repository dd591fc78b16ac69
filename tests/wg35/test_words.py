"""The names and texts of WG35: everything has them, both languages say the same, and what is told apart has different names."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from tests.cost import slow
from tests.test_texts import unused
from tests.wg35.test_roster import REFUSED, roster
from vezerkar import game
from vezerkar.games.wg35.battle.endings import ENDINGS
from vezerkar.games.wg35.battle.names import WINDOWS
from vezerkar.games.wg35.library import built_in, schema
from vezerkar.games.wg35.library.records import CHARACTERISTICS, ZONES
from vezerkar.games.wg35.roster import hand_problems, problems
from vezerkar.games.wg35.rules.geometry.path import REASONS

GAME = Path(__file__).resolve().parents[2] / "src" / "vezerkar" / "games" / "wg35"
WG35 = game("wg35")
LANGUAGES = ("en", "hu")
NAMES = ("things", "cards", "armies", "missions", "roster", "terrain", "movement")
FILES = tuple(sorted(file.name.removesuffix(".en.ftl") for file in GAME.glob("texts/*.en.ftl")))
LIBRARY = built_in()
FIGURE = re.compile(r"\d+")
PLACE = re.compile(r"\{ \$(\w+) \}")
FACT = re.compile(r"\$(\w+)")
REFERENCE = re.compile(r"\{ ([a-z][\w-]*) \}")
FORM = re.compile(r"_(object|onto|unto|from)$")
SPOKEN = re.compile(r"(ask|refuse|ending)-[\w-]+")
NO_WINDOWS = ("own_turn", "action_choice", "between_actions")
"""The windows whose cards are offered beside other choices, without a question of their own."""
WAYS = set(REASONS.values())
"""Reasons against a way; a closed door bars more than a way."""


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
    for file in FILES:
        found.add_resource(FluentResource((GAME / "texts" / f"{file}.{language}.ftl").read_text(encoding="utf-8")))
    return found


def said(language: str, message: str, args: dict[str, int | str]) -> str:
    """A message in words; a fact that is missing is an error."""
    pattern = bundle(language).get_message(message).value
    assert pattern is not None
    words, errors = bundle(language).format_pattern(pattern, args)
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
    found |= {f"card-{name}-effect" for name in LIBRARY.cards}
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
    assert set(messages(language, *NAMES)) == wanted() | refusals() | WAYS


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
        names = [
            text for name, text in found.items() if name.startswith(f"{prefix}-") and not name.endswith(("-text", "-effect"))
        ]
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
            assert f"{characteristic} {change}".replace("-", "−") in text, name
        if item.camouflage is not None:
            for level in (item.camouflage.open, item.camouflage.cover):
                assert str(level).replace("-", "−") in text, name
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
        said(language, refusal.reason, {**refusal.args})
    said(language, "refuse-weak", {"unit": "", "characteristic": "R"})
    assert {refusal.reason for refusal in given} | {"refuse-weak"} == refusals()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_against_a_way_is_said(language: str) -> None:
    assert set(messages(language, "movement")) == WAYS
    for reason in WAYS:
        assert said(language, reason, {})


# --- what is asked, refused and told -------------------------------------------------------------------------------


@cache
def spoken(language: str) -> dict[str, str]:
    """All messages of a language as they stand in the files."""
    return messages(language, *FILES)


def wants(language: str, message: str) -> set[str]:
    """The facts that a message asks for, also by those it refers to."""
    text = spoken(language)[message]
    return {fact for name in REFERENCE.findall(text) for fact in wants(language, name)} | set(FACT.findall(text))


def rules() -> Iterator[tuple[Path, ast.AST]]:
    """The functions of the rules and of what builds armies."""
    for folder in ("rules", "roster"):
        for file in sorted((GAME / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef):
                    yield file, node


def given(function: ast.AST, node: ast.expr) -> set[str] | None:
    """The names of the facts that an expression holds, as far as its function shows; None if it does not."""
    if isinstance(node, ast.Name):
        found: set[str] = set()
        for one in ast.walk(function):
            if isinstance(one, ast.Subscript) and isinstance(one.ctx, ast.Store) and ast.unparse(one.value) == node.id:
                found |= {str(one.slice.value)} if isinstance(one.slice, ast.Constant) else set()
            if isinstance(one, ast.AnnAssign | ast.Assign) and one.value is not None:
                target = one.target if isinstance(one, ast.AnnAssign) else one.targets[0]
                if isinstance(target, ast.Name) and target.id == node.id:
                    names = given(function, one.value)
                    if names is None:
                        return None
                    found |= names
        return found or None
    if not isinstance(node, ast.Dict):
        return None
    names = {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}
    for key, value in zip(node.keys, node.values, strict=True):
        if key is None:
            inner = given(function, value)
            if inner is None:
                return None
            names |= inner
    return names


def said_with() -> Iterator[tuple[str, str, set[str]]]:
    """(place, message, facts) of every question and refusal that says outright which facts it gives."""
    for file, function in rules():
        for node in ast.walk(function):
            if not isinstance(node, ast.Call) or getattr(node.func, "id", "") not in ("Question", "Refusal"):
                continue
            message, *rest = node.args
            args = next((key.value for key in node.keywords if key.arg == "args"), None)
            place = 2 if getattr(node.func, "id", "") == "Refusal" else 3
            if args is None and len(node.args) > place:
                args = rest[place - 1]
            names = set() if args is None else given(function, args)
            if isinstance(message, ast.Constant) and names is not None:
                yield file.name, str(message.value), names


@pytest.mark.slow
def test_messages_come_once_and_in_the_same_order_in_both_languages() -> None:
    for file in FILES:
        assert list(messages("en", file)) == list(messages("hu", file)), file
    assert list(spoken("en")) == list(spoken("hu"))


@slow
def test_both_languages_speak_of_the_same_facts() -> None:
    """In forms of their own, and leaving to one of them what the other does not need, as a plural."""
    for file in ("prompts", "log", "catalogue"):
        for name in messages("en", file):
            english, hungarian = ({FORM.sub("", fact) for fact in wants(language, name)} for language in LANGUAGES)
            assert english == hungarian, name


@pytest.mark.slow
def test_all_that_is_asked_or_refused_has_words() -> None:
    literal = {
        node.value
        for file in GAME.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and SPOKEN.fullmatch(node.value)
    }
    assert len(literal) > 150
    assert literal <= set(spoken("en"))
    assert {f"ask-{window}" for window in WINDOWS if window not in NO_WINDOWS} <= set(spoken("en"))
    assert {f"ending-{ending}" for ending in ENDINGS[1:]} <= set(spoken("en"))


@slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_or_refused_is_given_the_facts_it_tells(language: str) -> None:
    found = list(said_with())
    assert len(found) > 120
    for place, message, args in found:
        assert wants(language, message) <= args, (place, message)


@pytest.mark.slow
def test_nothing_is_said_that_is_never_asked_or_refused() -> None:
    assert unused(set(messages("en", "prompts")), GAME) == []


@slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_sides_have_names(language: str) -> None:
    names = spoken(language)
    for option in WG35.options:
        assert names[f"option-{option.id}"]
        values = [said(language, f"option-{option.id}-{value}", {}) for value in option.values]
        assert len(set(values)) == len(values)
    assert {f"seat-{seat}" for seat in WG35.seats()} <= set(names)
