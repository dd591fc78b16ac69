"""No message falls back on a default: whatever is said in a game is given what its text asks for, and no more.

``VEZERKAR_MESSAGES=10`` plays ten times as many games.
"""

from __future__ import annotations

import os
import re
from importlib import import_module
from random import Random
from typing import Final

import pytest
from fluent.syntax import ast, visitor

from tests.cost import first, slow
from tests.invariants import Taste, any_option
from tests.messages import CATCH_ALL, SPARE, Reading, ear_for, texts
from tests.triumph import warlike
from vezerkar import game
from vezerkar.engine.declare import Kind, OneOf, Word, event_kinds
from vezerkar.registry import GAMES

SIZE: Final = int(os.environ.get("VEZERKAR_MESSAGES", "1"))

GAMES_PLAYED: Final = {"hunt": (25, 2000), "quartermaster": (8, 2000), "triumph": (2, 900), "wg35": (4, 300)}
"""How many games of a title, and how many actions of each."""
TASTES: Final[dict[str, Taste]] = {"triumph": warlike.choose}


@slow
@pytest.mark.parametrize("name", first(GAMES))
def test_every_message_of_random_games_is_given_what_it_asks_for_and_no_more(name: str) -> None:
    rules = game(name)
    ear = ear_for(name)
    count, longest = GAMES_PLAYED.get(name, (2, 1000))
    for number in range(count * SIZE):
        rng = Random(f"messages {number}")
        options = {option.id: rng.choice(option.values) for option in rules.options} if number else {}
        ear.listen(rules.start(f"messages {number}", options), rng, TASTES.get(name, any_option), 40, longest)
    faults = ear.faults()
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("name", [name for name in GAMES if game(name).event_roles])
def test_every_line_of_the_log_says_what_is_declared_of_its_event(name: str) -> None:
    ear = ear_for(name)
    faults: list[str] = []
    for kind, fields in game(name).event_roles.items():
        message = "log-" + kind.replace("_", "-")
        faults += [f"{message} ({lang}) is missing" for lang, known in ear.texts.items() if message not in known]
        said = ear.said(message)
        told = {argument if argument in fields else ear.origin(argument, said | set(fields)) for argument in said}
        spare = {field for pattern, names in SPARE.get(name, {}).items() if re.fullmatch(pattern, message) for field in names}
        faults += [f"{message} asks for {field}, which is not declared" for field in told - set(fields)]
        faults += [f"{message} never says {field}" for field in set(fields) - told - spare]
    assert not faults, "\n".join(sorted(faults))


@pytest.mark.parametrize("name", [name for name in GAMES if game(name).event_roles])
def test_a_line_of_the_log_selects_by_words_that_are_declared(name: str) -> None:
    kinds = {kind.name: kind for kind in event_kinds(import_module(f"{GAMES[name]}.declarations.event_kinds"))}
    for lang, known in ear_for(name).texts.items():
        for kind in kinds.values():
            words = {one.name: words_of(one.kind) for one in kind.fields}
            for argument, keys in Keys(known["log-" + kind.name.replace("_", "-")]).found.items():
                if words.get(argument):
                    assert keys <= words[argument] | {CATCH_ALL}, f"{kind.name} ({lang}) selects {argument} by {keys}"


def words_of(kind: Kind) -> set[str]:
    """The words that a field can hold."""
    if isinstance(kind, Word):
        return set(kind.of)
    return {*kind.names, *[name or "" for name in kind.others.values()]} if isinstance(kind, OneOf) else set()


class Keys(visitor.Visitor):
    """The words by which a text selects, by the argument."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.found: dict[str, set[str]] = {}
        self.visit(pattern)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            words = {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)}
            self.found.setdefault(node.selector.id.name, set()).update(words)
        self.generic_visit(node)


@pytest.mark.parametrize("name", SPARE)
def test_what_may_be_left_unsaid_belongs_to_messages_that_exist(name: str) -> None:
    for pattern in SPARE[name]:
        assert any(re.fullmatch(pattern, message) for message in texts(name, "en")), pattern


@pytest.mark.parametrize("name", [name for name in GAMES if game(name).event_roles])
def test_what_tells_many_lines_at_once_asks_for_no_more_than_is_declared(name: str) -> None:
    ear = ear_for(name)
    kinds = {"many-" + kind.replace("_", "-"): frozenset(fields) for kind, fields in game(name).event_roles.items()}
    for lang, known in ear.texts.items():
        for message in (message for message in known if message.startswith("many-")):
            asked = Reading(known, message).asked
            assert "lines" in asked, f"{message} ({lang}) does not say how many"
            told = {ear.origin(argument, frozenset(asked) | kinds[message]) for argument in asked - {"lines", *kinds[message]}}
            assert told <= kinds[message], f"{message} ({lang}) asks for {told - kinds[message]}"
