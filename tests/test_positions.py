"""Positions of all games, spoiled field by field: what describes no possible State is refused by the name of the field, and
whatever is not refused can be looked at and played on.

Valid positions are taken at moments of random games, one for each procedure that comes up. `VEZERKAR_FUZZ=20` tries twenty times
as many spoiled ones as usual.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from random import Random
from typing import Any, TypeAlias

import pytest

import vezerkar
from tests.cost import first
from tests.tinygame import GAME
from tests.tinytexts import tr as tiny_say
from vezerkar.cli.benchmark import mode
from vezerkar.engine import BadPosition, Game, Match
from vezerkar.engine.game import Translator
from vezerkar.engine.playout import next_rng, random_playout
from vezerkar.registry import GAMES
from vezerkar.translation import translator

SPOILED = {"gauge": 600, "hunt": 500, "quartermaster": 350, "triumph": 150, "wg35": 120}
"""How many spoiled positions of a game are tried; 150 of any other."""

TIMES = int(os.environ.get("VEZERKAR_FUZZ", "1"))

MOMENTS = 24
"""How many valid positions they are made of."""

SEEDS = 6
GAP = {"gauge": 3, "hunt": 11, "quartermaster": 23, "triumph": 61, "wg35": 47}
"""After so many decisions of a random game another position may be taken; after 3 of any other game."""

FURTHER = 12
"""So many actions are taken on from a position that is not refused."""
LOOKS = 4
"""The seat that has acted looks at what came of one in so many of them; everybody looks in the end."""

OPTIONS = {"wg35": {"army_a": "budapest_1944", "army_b": "assault_group_1944"}}
"""With armies there are figures."""

INTERNAL = re.compile(r"Error|Traceback|NoneType|object at 0x|not subscriptable|out of range|positional argument|invalid literal")
"""What no user should ever read."""

Path: TypeAlias = tuple[str | int, ...]
Spoiled: TypeAlias = tuple[dict[str, Any], str, set[str]]
"""A position, what was done to it, and the words of which one must be in a refusal."""


TINY = ["gauge"] if mode() == "interpreted" else []
"""The tiny game, which a compiled engine cannot play."""


@pytest.mark.parametrize("name", first([*TINY, *GAMES]))
def test_a_spoiled_position_is_refused_by_name_or_plays_on(name: str) -> None:
    game = GAME if name == "gauge" else vezerkar.game(name)
    tr = tiny_say("en") if name == "gauge" else translator(name, "en")
    rng = Random(name)
    positions = [(position, shapes_of(position)) for position in moments(game)]
    faults: dict[str, str] = {}
    for _ in range(SPOILED.get(name, 150) * TIMES):
        position, deed, words = spoil(*rng.choice(positions), rng)
        fault = fault_of(game, position, words, tr, rng)
        if fault:
            faults.setdefault(re.sub(r"\d+", "N", f"{deed}: {fault}"), f"{deed}: {fault}")
    assert not faults, f"{len(faults)} kinds of spoiled positions of {name} are not refused well:\n" + "\n".join(faults.values())


def fault_of(game: Game[Any, Any], position: dict[str, Any], words: set[str], tr: Translator, rng: Random) -> str:
    """What is wrong with the answer to a spoiled position; empty if nothing is."""
    try:
        match = game.position(position)
    except BadPosition as refused:
        text = str(refused)
        if INTERNAL.search(text):
            return f"refused with internal words: {text}"
        return "" if any(word in text for word in words) else f"refused without naming any of {sorted(words)}: {text}"
    except Exception as error:
        return f"loading it fails: {error!r}"
    try:
        if game.position(json.loads(json.dumps(match.position()))).encode() != match.encode():
            return "what was made of it does not load to itself"
        play_on(match, tr, rng)
    except Exception as error:
        return f"accepted, but at ply {match.ply}: {error!r}"
    return ""


def play_on(match: Match[Any, Any], tr: Translator, rng: Random) -> None:
    """Act at random, several times, and look at what comes of it as everybody does."""
    for number in range(FURTHER):
        if match.state.over:
            break
        seat = rng.choice(match.waiting())
        match.act(seat, rng.choice(match.decision(seat).options))
        if number % LOOKS == 0:
            look(match, seat, tr)
    for viewer in (*match.seats, None):
        look(match, viewer, tr)
        look(match.imagine(viewer), viewer, tr)


def look(match: Match[Any, Any], seat: str | None, tr: Translator) -> None:
    """The view of a seat, drawn and told."""
    view = match.view(seat)
    decision = match.decision(seat) if seat is not None and seat in match.waiting() else None
    match.game.scene(view, decision, tr)
    match.game.text_view(view, tr)
    for event in match.events(seat):
        match.game.event_text(event, tr)


# --- valid positions -------------------------------------------------------------------------------------------------


def moments(game: Game[Any, Any]) -> Iterator[dict[str, Any]]:
    """Positions of random games: those whose topmost procedures have not been seen before come first."""
    seen: set[str] = set()
    spare: list[dict[str, Any]] = []
    found = 0
    for seed in range(SEEDS):
        match = game.start(f"positions {seed}", OPTIONS.get(game.id))
        rng = 1 + seed
        while not match.state.over and found < MOMENTS:
            position = json.loads(json.dumps(match.position()))
            top = json.dumps([step[0] for step in position["stack"]][-2:])
            if top not in seen:
                seen.add(top)
                found += 1
                yield position
            elif len(spare) < MOMENTS:
                spare.append(position)
            rng = next_rng(rng)
            random_playout(match.state, rng, 1 + rng % GAP.get(game.id, 3))
    yield from spare[: MOMENTS - found]


# --- spoiling --------------------------------------------------------------------------------------------------------


def shapes_of(position: dict[str, Any]) -> dict[str, list[Path]]:
    """The paths of everything within a position by the kinds of fields, which are sorted."""
    shapes: dict[str, list[Path]] = {}
    for path in paths(position, ()):
        shapes.setdefault(shape(position, path), []).append(path)
    return dict(sorted(shapes.items()))


def spoil(valid: dict[str, Any], shapes: dict[str, list[Path]], rng: Random) -> Spoiled:
    """A copy of a position with one thing changed. Every kind of field is as likely, however many fields are of it."""
    position = deepcopy(valid)
    kind = rng.choice(list(shapes))
    path = rng.choice(shapes[kind])
    parent = value_at(position, path[:-1])
    value = parent[path[-1]]
    deeds: list[Callable[[], str]] = [lambda: put(parent, path[-1], rng.choice(others(value, rng)))]
    deeds += [lambda: remove(parent, path[-1])]
    words = names(path)
    if isinstance(parent, dict):
        deeds += [lambda: rename(parent, str(path[-1]), rng)]
    if len(shapes[kind]) > 1:
        deeds += [lambda: swap(position, path, rng.choice(shapes[kind]), words)]
    if isinstance(value, dict):
        deeds += [lambda: add(value)]
    if isinstance(value, list) and value:
        deeds += [lambda: twist(value, rng)] * 3
    deed = rng.choice(deeds)()
    return position, f"{'.'.join(map(str, path))} {deed}", words | set(re.findall(r"(?:renamed to|with a field) (\w+)", deed))


def paths(value: Any, path: Path) -> Iterator[Path]:
    """The paths of everything within a value."""
    inner: list[tuple[str | int, Any]] = []
    if isinstance(value, dict):
        inner = list(value.items())
    elif isinstance(value, list):
        inner = list(enumerate(value))
    for key, item in inner:
        yield (*path, key)
        yield from paths(item, (*path, key))


def shape(position: Mapping[str, Any], path: Path) -> str:
    """The kind of a field: its path without the numbers of lists and without the names of things of which there are many."""
    told: list[str] = []
    value: Any = position
    for depth, key in enumerate(path):
        many = isinstance(value, dict) and depth > 1 and len(value) > 1 and len({type(item) for item in value.values()}) == 1
        told.append("*" if isinstance(key, int) or many else str(key))
        value = value[key]
    return ".".join(told)


def names(path: Path) -> set[str]:
    """Of which of these one must be in a refusal: the field, or that in which it lies."""
    words = [str(key) for key in path if isinstance(key, str) and key != "state"]
    return set(words[-2:]) if len(path) > 1 and path[0] != "stack" else set(words) or {"state"}


def value_at(position: Any, path: Path) -> Any:
    """The value at a path."""
    for key in path:
        position = position[key]
    return position


def others(value: Any, rng: Random) -> list[Any]:
    """Values that do not belong in the place of this one."""
    odd: list[Any] = [None, "", "nonsense", -1, 77, 10**30, 1.5, float("nan"), True, False, [], {}, [[]], [None], {"nonsense": 1}]
    if isinstance(value, bool):
        return [not value] * 12 + odd
    if isinstance(value, int):
        return [-1, value - 1, value + 1, value * 2 + 2, -value - 2, 10**30, 99, 255] * 3 + odd
    if isinstance(value, str):
        return [value[:-1], value + "x", value.upper(), value[::-1], "01", "none"] * 2 + odd
    return odd


def put(parent: Any, key: str | int, value: Any) -> str:
    """Give a field another value."""
    parent[key] = value
    return f"set to {json.dumps(value)}"


def remove(parent: Any, key: str | int) -> str:
    """Leave a field out."""
    del parent[key]
    return "left out"


def add(value: dict[str, Any]) -> str:
    """Add a field that nobody knows."""
    value["nonsense"] = 1
    return "with a field nonsense"


def rename(parent: dict[str, Any], key: str, rng: Random) -> str:
    """Misspell the name of a field."""
    name = rng.choice([key[:-1] or "nonsense", f"{key}s", key[1:] + key[:1], key.title() + "x"])
    parent[name] = parent.pop(key)
    return f"renamed to {name}"


def swap(position: Any, path: Path, other: Path, words: set[str]) -> str:
    """Exchange two values of one kind, as far as neither lies in the other."""
    if path[: len(other)] == other or other[: len(path)] == path:
        return "left as it is"
    words |= names(other)
    first, second = value_at(position, path[:-1]), value_at(position, other[:-1])
    first[path[-1]], second[other[-1]] = second[other[-1]], first[path[-1]]
    return f"exchanged with {'.'.join(map(str, other))}"


def twist(value: list[Any], rng: Random) -> str:
    """Change a list: empty, turned round, an entry twice or missing, junk among them."""
    i = rng.randrange(len(value))
    how = rng.choice(["emptied", "reversed", "with an entry twice", "without an entry", "with junk", "with the last one again"])
    if how == "emptied":
        value.clear()
    elif how == "reversed":
        value.reverse()
    elif how == "with an entry twice":
        value.insert(i, deepcopy(value[i]))
    elif how == "without an entry":
        del value[i]
    elif how == "with junk":
        value.insert(i, rng.choice([None, 77, "nonsense", [], {}, ["nonsense"]]))
    else:
        value.append(deepcopy(value[-1]))
    return how
