"""Whatever stands in a file or a roster of the user's, the answer is a library, a fault or a refusal, and never a crash."""

from __future__ import annotations

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cost import slow
from tests.wg35.test_library import own
from vezerkar.games.wg35.library import BadData, built_in, load
from vezerkar.games.wg35.roster import BadRoster, Figure, Roster, figures, hand_size, offers, parse, price, problems, recruits

LIBRARY = built_in()
VALUES: list[Any] = [
    None,
    True,
    0,
    -1,
    7,
    10**9,
    1.5,
    "",
    "x",
    "kar98k",
    "steel_helmet",
    "untrained",
    "6",
    [],
    [[]],
    [1, 2],
    {},
    {"id": 3},
]
THINGS = [*LIBRARY.weapons, *LIBRARY.melee, *LIBRARY.items, *LIBRARY.abilities, "nothing"]


def paths(part: Any) -> list[list[str | int]]:
    """All places in a file."""
    entries = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    return [[step, *rest] for step, inner in entries for rest in ([], *paths(inner))]


@slow
def test_any_value_in_any_place_is_read_or_refused(tmp_path: Path) -> None:
    chance = random.Random(35)
    refused = 0
    for _ in range(80):
        content: Any = own()
        for _ in range(chance.choice((1, 1, 2))):
            *way, last = chance.choice(paths(content))
            part = content
            for step in way:
                part = part[step]
            part[last] = copy.deepcopy(chance.choice(VALUES))
        (tmp_path / "mine.json").write_text(json.dumps(content), encoding="utf-8")
        try:
            load(tmp_path)
        except BadData as bad:
            refused += 1
            assert all(fault.file == "mine.json" and fault.found and fault.allowed for fault in bad.faults)
    assert refused > 60


@pytest.mark.parametrize(
    "text", ["[" * 100_000, "1" * 10_000, '"', "\ufeff[]", "null", '{"weapons": [1, null, "x", []]}', "\x00"]
)
def test_any_text_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "mine.json").write_text(text, encoding="utf-8")
    with pytest.raises(BadData):
        load(tmp_path)


def test_what_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "folder.json").mkdir()
    (tmp_path / "latin.json").write_bytes('{"about": "h\u0151s"}'.encode("iso8859-2"))
    with pytest.raises(BadData) as caught:
        load(tmp_path)
    assert [fault.file for fault in caught.value.faults] == ["folder.json", "latin.json"]


def test_a_mark_at_the_beginning_of_a_file_does_not_matter(tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text(json.dumps(own()), encoding="utf-8-sig")
    assert "test_army" in load(tmp_path).armies


UNITS = st.sampled_from([*LIBRARY.units, "nobody"])
FIGURES = st.builds(Figure, UNITS, st.lists(st.sampled_from(THINGS), max_size=4).map(tuple), st.booleans())
ROSTERS = st.builds(
    Roster,
    st.sampled_from([*LIBRARY.armies, "none"]),
    st.integers(1900, 2000),
    st.integers(0, 1000),
    st.lists(FIGURES, max_size=9).map(tuple),
)


@slow
@given(ROSTERS)
def test_any_roster_is_priced_and_judged(one: Roster) -> None:
    found = problems(LIBRARY, one)
    price(LIBRARY, one)
    if not found:
        assert hand_size(LIBRARY, one) == len(figures(LIBRARY, one))


@slow
@given(st.sampled_from(list(LIBRARY.armies)), st.integers(1939, 1945), st.randoms(use_true_random=False))
def test_an_army_of_offers_without_reasons_has_no_reasons_against_it(army: str, year: int, chance: random.Random) -> None:
    """Whoever takes only what is offered gets into no trouble, but that men are still wanted."""
    one = Roster(army, year, 300)
    for _ in range(12):
        if one.figures and chance.random() < 0.5:
            number = chance.randrange(len(one.figures))
            free = [offer for offer in offers(LIBRARY, one, number) if not offer.refused]
            before = one.figures[number]
            after = [Figure(before.unit, (*before.takes, offer.name), before.woman) for offer in free]
            changes = [(*one.figures[:number], figure, *one.figures[number + 1 :]) for figure in after]
        else:
            free = [offer for offer in recruits(LIBRARY, one) if not offer.refused]
            changes = [(*one.figures, Figure(offer.name)) for offer in free]
        if free:
            pick = chance.randrange(len(free))
            changed = Roster(army, year, 300, changes[pick])
            assert price(LIBRARY, changed) == price(LIBRARY, one) + free[pick].points
            one = changed
    early = {"refuse-few", "refuse-unit-few", "refuse-army-year"}
    assert {refusal.reason for refusal in problems(LIBRARY, one)} <= early


@given(st.text())
def test_any_text_is_a_roster_or_none(text: str) -> None:
    for one in (text, f"roster x 1941 400\n{text}"):
        try:
            parse(one)
        except BadRoster as bad:
            assert str(bad)
