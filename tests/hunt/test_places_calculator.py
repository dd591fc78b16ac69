"""The calculator of places: by hand, and against what the rules let everybody know in matches and Searches."""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Any, Final

import pytest

from tests.cost import first
from vezerkar import game
from vezerkar.engine import Event, Match
from vezerkar.engine.calculator import BadQuestion, Calculation
from vezerkar.games.hunt.game_data import NEAR, SPACES
from vezerkar.games.hunt.presentation.places_calculator import PlacesCalculator
from vezerkar.translation import translator

TR: Final = translator("hunt", "en")
TIMES: Final = 400
"""So often a Search is made."""
FEW: Final = 8
DISTANCE: Final = {1: 1, 2: 2, 4: 3}
"""How far she goes at most for the points that are announced (HUNT 36, 39)."""
OTHER_NEWS: Final = frozenset({"no_clue", "spee_placed", "sunk", "drew", "played_event", "responded", "hidden", "clue_laid"})
"""Events that may tell more of her place than the calculator asks for."""


def calculated(**ask: str) -> Calculation:
    return PlacesCalculator().calculate(ask, TR)


def places(**ask: str) -> list[str]:
    line = calculated(**ask).findings.lines[0]
    return list(SPACES) if line.value == "everywhere" else line.value.split(", ")


def near(space: str) -> list[str]:
    return [other for n, other in enumerate(SPACES) if NEAR[int(space) - 1] >> n & 1]


def test_a_clue_is_where_she_is_or_beside_it() -> None:
    assert places() == list(SPACES)
    assert places(since="clue:17") == near("17")
    assert places(since="clue:17,missed:17") == [space for space in near("17") if space != "17"]


def test_a_move_spreads_what_is_known_and_news_narrows_it() -> None:
    assert places(since="seen:20") == ["20"]
    assert places(since="seen:20,moved:1") == near("20")
    assert places(since="seen:20,evaded:20") == [space for space in near("20") if space != "20"]
    both = calculated(since="seen:20,moved:2,clue:20")
    assert places(**both.ask) == near("20")
    counts = [int(row[1]) for row in both.findings.tables[0].rows]
    assert counts[0] == 1 and counts[1] > counts[2] == len(near("20"))


def test_a_search_needs_five_of_six_and_the_right_space() -> None:
    """HUNT 81: 5 or 6 succeed; with +1 a 4 does. Of two places one is the right one as often as the other."""
    bars = calculated(maybe="10,11", searches="10:0,11:1,12:3").findings.bars
    assert [bar.share for bar in bars] == pytest.approx([1 / 6, 1 / 4, 0, 5 / 12])
    again = calculated(maybe="10", searches="10:0,10:0").findings
    assert [bar.share for bar in again.bars] == pytest.approx([1 / 3, 2 / 9, 5 / 9])
    assert [row[-1] for row in again.tables[0].rows] == ["0", "0"]


@pytest.mark.parametrize(
    ("ask", "words"),
    [
        ({"since": "moved:17"}, "A Move goes 3 spaces at most, not 17"),
        ({"since": "seen:3,missed:3"}, "After “Search succeeded, not in 03” no place is left"),
        ({"since": "seen:42"}, "Number is a whole number from 1 to 41"),
        ({"searches": "1:9"}, "Bonus is a whole number from 0 to 3"),
        ({"maybe": "1"}, "cannot be “1”. Choose from: 01, 02"),
    ],
)
def test_what_cannot_be_says_why(ask: dict[str, str], words: str) -> None:
    with pytest.raises(BadQuestion, match=words):
        calculated(**ask)


def fact(event: Event) -> str:
    """What an event says of her place, as the calculator is told it; empty if it says nothing."""
    if event.kind == "spee_sailed":
        return f"moved:{DISTANCE[int(str(event.data['points']))]}"
    if event.kind == "spee_sailed_free":
        return f"moved:{event.data['spaces']}"
    kinds = {"clue_placed": "clue", "not_here": "missed", "found": "seen", "revealed": "seen"}
    return f"{kinds[event.kind]}:{int(str(event.data['space']))}" if event.kind in kinds else ""


@pytest.mark.parametrize("seed", first(range(6), 2))
def test_places_are_those_that_the_rules_leave(seed: int) -> None:
    match, rng = game("hunt").start(seed=str(seed)), Random(seed)
    told, compared = 0, 0
    maybe = match.view("british")["maybe"]
    while match.outcome is None:
        seat = rng.choice(match.waiting())
        match.act(seat, rng.choice(match.decision(seat).options))
        news = [event for event in match.event_log[told:] if event.seats < 0 or event.seats >> 1 & 1]
        told, before, maybe = len(match.event_log), maybe, match.view("british")["maybe"]
        facts = [said for event in news if (said := fact(event))]
        if match.outcome is None and facts and not OTHER_NEWS & {event.kind for event in news}:
            compared += 1
            assert places(maybe=",".join(before), since=",".join(facts)) == maybe, news
    assert compared > 5


def searchable(match: Match[Any, Any]) -> str:
    """A Force that may Search a space in which she may be, when few places are left; empty if there is none."""
    view = match.view("british")
    if "british" not in match.waiting() or len(view["maybe"]) > FEW:
        return ""
    verbs = [action.notation.split() for action in match.decision("british").options]
    forces = [words[1] for words in verbs if words[0] == "search"]
    return next((force for force in forces if view["forces"][force] in view["maybe"]), "")


def hunted() -> Match[Any, Any]:
    """A match at random in which such a Search may be made."""
    for seed in range(200):
        match, rng = game("hunt").start(seed=str(seed)), Random(seed)
        while match.outcome is None:
            if searchable(match):
                return match
            seat = rng.choice(match.waiting())
            match.act(seat, rng.choice(match.decision(seat).options))
    raise AssertionError("no such match")


def test_a_search_finds_her_as_often_as_the_calculator_says() -> None:
    match = hunted()
    view, force = match.view("british"), searchable(match)
    found = 0
    for n in range(TIMES):
        tried = match.imagine("british", str(n))
        tried.act("british", f"search {force}")
        if "british" in tried.waiting() and "roll" in [action.notation for action in tried.decision("british").options]:
            tried.act("british", "roll")
        found += any(event.kind in ("found", "battle_began") for event in tried.event_log)
    ask = {"maybe": ",".join(view["maybe"]), "searches": f"{int(view['forces'][force])}:{view['bonus']}"}
    [bar] = calculated(**ask).findings.bars
    assert bar.share > 0.02
    assert abs(found / TIMES - bar.share) < 4 * sqrt(bar.share * (1 - bar.share) / TIMES) + 0.002, (found, bar)
