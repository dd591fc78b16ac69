"""Patches: they make the new MatchPage out of the old one, they are small, and they say no more than the MatchPages."""

from __future__ import annotations

from collections.abc import Iterator
from gzip import compress
from random import Random
from typing import Any

import msgspec
import pytest

from tests.cost import first
from tests.server.play import lead_on
from vezerkar.registry import GAMES, game
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.viewer import Viewer
from vezerkar.server.pages.delta import Patch, apply
from vezerkar.server.pages.delta import diff as packed_diff
from vezerkar.server.pages.match_page import PageInputs
from vezerkar.server.pages.page_renderer import ENCODE
from vezerkar.server.storage.stored_match import SeatAssignment, StoredMatch

REGISTERED = dict(GAMES)
USUAL = 6 * 1024
LARGEST = 8 * 1024
"""A usual action is told in no more bytes than these, packed; and none, such as both armies shown at once, in more than those."""
PLIES = {"hunt": 120, "quartermaster": 80, "triumph": 60, "wg35": 60}


@pytest.fixture(autouse=True)
def all_games(gauge: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The games of the shelf beside the tiny one."""
    for name, package in REGISTERED.items():
        monkeypatch.setitem(GAMES, name, package)
    yield


def diff(old: Any, new: Any) -> Patch:
    """The patch between two values, as a page reads it."""
    found: Patch = msgspec.json.decode(packed_diff(ENCODE(old), ENCODE(new)))
    return found


def seated(name: str, seed: str) -> MatchSession:
    """A session of a game with people on all seats."""
    rules = game(name)
    return MatchSession(
        StoredMatch(
            "x",
            name,
            rules.version,
            rules.complete_options({}),
            seed,
            [SeatAssignment(s, s, "human") for s in rules.seats()],
            [],
            [],
            [],
        )
    )


def played(name: str, seed: str) -> Iterator[MatchSession]:
    """A random game, ply by ply, with a few actions taken back."""
    session, rng = seated(name, seed), Random(seed)
    yield session
    while not session.over and session.ply < PLIES.get(name, 100):
        able = [seat for seat in session.match.seats if session.can_undo(seat)]
        if able and rng.random() < 0.1:
            session.take(able[0], "undo")
        else:
            seat = rng.choice(session.waiting())
            options = [option.notation for option in session.match.decision(seat).options]
            session.take(seat, "act", lead_on(name, options, rng))
        yield session


def seen(session: MatchSession, seat: str | None, lang: str = "en") -> dict[str, Any]:
    """The MatchPage of a seat as a page reads it."""
    page = PageInputs.of(session, Viewer(seat, (seat,) if seat else ()), lang).match_page()
    found: dict[str, Any] = msgspec.json.decode(ENCODE(page))
    return found


@pytest.mark.parametrize("name", first(["gauge", *REGISTERED], 2))
@pytest.mark.slow
def test_patches_make_every_table_of_a_game_out_of_the_one_before_and_are_small(name: str) -> None:
    """For every seat and a spectator."""
    sizes = []
    tables: dict[str | None, dict[str, Any]] = {}
    for session in played(name, "patches"):
        for seat in (*session.match.seats, None):
            new = seen(session, seat, "hu" if seat is None else "en")
            if seat in tables:
                old = text(tables[seat])
                patch = ENCODE(diff(tables[seat], new))
                assert text(apply(tables[seat], msgspec.json.decode(patch))) == text(new)
                assert text(tables[seat]) == old, "the old table is not changed"
                sizes.append(len(compress(patch, 5)))
            tables[seat] = new
    sizes.sort()
    assert sizes[-1] <= LARGEST
    assert sizes[len(sizes) * 97 // 100] <= USUAL
    assert sizes[len(sizes) // 2] <= USUAL / 4, "most are much smaller"


def text(value: Any) -> str:
    """A value in one way of writing: 1 and true are told apart."""
    return msgspec.json.encode(value, order="deterministic").decode()


def test_any_value_is_made_of_any_other() -> None:
    rng = Random(7)
    for _ in range(3000):
        old = anything(rng)
        new = changed(old, rng) if rng.random() < 0.8 else anything(rng)
        patch = msgspec.json.decode(ENCODE(diff(old, new)))
        assert apply(old, patch) == new
        assert len(ENCODE(patch)) <= len(ENCODE({"set": new}))


def anything(rng: Random, depth: int = 4) -> Any:
    """Some JSON."""
    kind = rng.choice(["text", "number", "null", "list", "object", "named"] if depth else ["text", "number", "null"])
    several = range(rng.randrange(6))
    if kind == "list":
        return [anything(rng, depth - 1) for _ in several]
    if kind == "object":
        return {rng.choice("abcdefg"): anything(rng, depth - 1) for _ in several}
    if kind == "named":
        return [{"id": name, "is": anything(rng, depth - 1)} for name in rng.sample("abcdefg", len(several))]
    return {"text": rng.choice(["", "long " * 20, "é"]), "number": rng.randrange(2, 9), "null": None}[kind]


def changed(value: Any, rng: Random) -> Any:
    """The same, a little different."""
    if isinstance(value, dict) and value:
        name = rng.choice(list(value))
        return value | {name: changed(value[name], rng) if name != "id" else value[name]}
    if isinstance(value, list) and value:
        at = rng.randrange(len(value))
        return rng.choice(
            [[*value[:at], *value[at + 1 :]], [*value[:at], changed(value[at], rng), *value[at + 1 :]], value[::-1]]
        )
    return anything(rng, 1)


@pytest.mark.parametrize(
    ("old", "new", "patch"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 2}, {"fields": {}}),
        ({"a": "x" * 90, "b": 2}, {"a": "x" * 90, "b": 3}, {"fields": {"b": {"set": 3}}}),
        ({"a": "x" * 90, "b": 2}, {"a": "x" * 90}, {"fields": {}, "gone": ["b"]}),
        (["x" * 90, 1, 2], ["x" * 90, 2], {"parts": [[1, 1, []]]}),
        (
            [f"line {n}" for n in range(9)],
            [f"line {n}" for n in range(2, 11)],
            {"parts": [[0, 2, []], [9, 0, ["line 9", "line 10"]]]},
        ),
        (
            [{"id": "a", "at": "x" * 90}, {"id": "b", "at": "y" * 90}],
            [{"id": "b", "at": "y" * 90}, {"id": "c", "at": 1}],
            {"items": {"c": {"set": {"id": "c", "at": 1}}}, "ids": {"set": ["b", "c"]}},
        ),
        ([1, 2, 3], [4, 5, 6], {"set": [4, 5, 6]}),
    ],
)
def test_what_a_patch_says(old: Any, new: Any, patch: Any) -> None:
    assert diff(old, new) == patch
    assert apply(old, patch) == new


def test_what_stayed_the_same_is_shared() -> None:
    old: dict[str, Any] = {"tokens": [{"id": "a", "at": 1}, {"id": "b", "at": 2, "title": "t" * 90}], "view": {"deep": [1, 2, 3]}}
    new = {"tokens": [{"id": "a", "at": 3}, {"id": "b", "at": 2, "title": "t" * 90}], "view": {"deep": [1, 2, 3]}}
    made = apply(old, diff(old, new))
    assert made == new and made["view"] is old["view"] and made["tokens"][1] is old["tokens"][1]


def test_what_the_page_is_to_apply(request: pytest.FixtureRequest) -> None:
    """The patches that the page's own test reads are those made today."""
    made = msgspec.json.format(ENCODE(samples()), indent=0)
    file = request.config.rootpath / "web" / "test" / "patches.json"
    assert file.read_bytes() == made + b"\n", "python -m tests.server.pages.test_delta writes them anew"


def samples() -> list[dict[str, Any]]:
    """Values with the patches that make others of them: small MatchPages and what comes out by chance."""
    rng, found = Random(11), []
    for _ in range(60):
        old = anything(rng)
        new = changed(old, rng)
        found.append({"old": old, "patch": diff(old, new), "new": new})
    return found


if __name__ == "__main__":
    from pathlib import Path

    target = Path(__file__).parents[3] / "web" / "test" / "patches.json"
    target.write_bytes(msgspec.json.format(ENCODE(samples()), indent=0) + b"\n")
