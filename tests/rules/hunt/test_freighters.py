"""The Freight Ship phase (rules 68 to 77)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule
from tests.rules.hunt.table import HUNT, hands, legal, next_numbers, play, refused, spaces, spending, table, told
from vezerkar.engine import Match
from vezerkar.engine.game import Json
from vezerkar.games.hunt.state import HuntState


def phase(rolls: tuple[tuple[int, int], ...] = (), **state: Any) -> Match[HuntState]:
    """The German player ends a turn, and the freighters sail; the British player holds one card."""
    match = table(cards=hands("G03 G04 G07", "B03"), **state)
    next_numbers(match, *rolls)
    play(match, "german", "hold 3")
    return match


def bag(*drawn: str, **elsewhere: str) -> dict[str, str]:
    """Freighters for a position: these are still in the bag, some are elsewhere, all others are sunk or have arrived."""
    gone = [f"F{n}" for n in range(1, 10) if f"F{n}" not in drawn and f"F{n}" not in elsewhere]
    return {name: "sunk" if i % 2 else "arrived" for i, name in enumerate(gone)} | elsewhere


def places(match: Match[HuntState]) -> dict[str, Json]:
    """Where the freighters are that have left the bag."""
    freighters = match.view()["freighters"]
    assert isinstance(freighters, dict)
    return {name: place for name, place in freighters.items() if place != "bag"}


def at_sea(match: Match[HuntState]) -> dict[str, Json]:
    """Where the freighters on the map are."""
    return {name: place for name, place in places(match).items() if place not in ("sunk", "arrived")}


@rule("hunt", 68)
def test_every_freighter_sails_one_space_unasked() -> None:
    match = phase(freighters={"F1": "15", "F5": "21", "F9": "19"})
    assert places(match) == {"F1": "11", "F5": "15", "F9": "22"}
    assert told(match, "freighter_sailed")[0] == {"freighter": "F1", "from": "15", "to": "11"}
    assert match.decision("british").prompt == "ask-play"


@rule("hunt", 68, 69)
def test_the_british_player_picks_among_shortest_routes_and_may_not_stay() -> None:
    match = phase(freighters={"F1": "18", "F3": "24", "F8": "10"})
    assert match.decision("british").prompt == "ask-route"
    assert legal(match, "british") == ["to 12", "to 15"]
    assert refused(match, "british", "to 14") == ("refuse-off-route", "HUNT 69")
    assert refused(match, "british", "to 18") == ("refuse-off-route", "HUNT 69")
    play(match, "british", "to 15")
    assert legal(match, "british") == ["to 18", "to 21"]
    play(match, "british", "to 18")
    assert places(match) == {"F1": "15", "F3": "18", "F8": "14"}
    assert match.decision("british").prompt == "ask-play"


@rule("hunt", 70, 72)
@pytest.mark.parametrize(
    ("freighter", "entry", "port"), [("F1", "11", "06"), ("F8", "17", "23"), ("F7", "26", "34"), ("F9", "22", "29")]
)
def test_a_freighter_enters_its_destination_from_the_arrow(freighter: str, entry: str, port: str) -> None:
    match = phase(freighters={freighter: entry})
    assert places(match)[freighter] == "arrived"
    assert told(match, "arrived") == [{"freighter": freighter, "space": port, "count": 1}]


@rule("hunt", 69, 70)
@pytest.mark.parametrize(
    ("freighter", "beside", "then"),
    [("F1", "03", "08"), ("F1", "08", "11"), ("F1", "09", "11"), ("F8", "20", "17"), ("F7", "31", "26"), ("F9", "25", "22")],
)
def test_a_freighter_beside_its_destination_sails_round_to_the_arrow(freighter: str, beside: str, then: str) -> None:
    match = phase(freighters={freighter: beside})
    assert places(match)[freighter] == then


@rule("hunt", 70)
def test_the_port_itself_is_never_on_the_way_to_its_arrow() -> None:
    assert places(phase(freighters={"F8": "26"}))["F8"] == "31", "round Brazil: 31, 27, 20, 17"
    assert places(phase(freighters={"F7": "39"}))["F7"] == "31", "round Argentina: 31, 26"


@rule("hunt", 71)
def test_a_port_is_open_sea_for_all_others() -> None:
    assert places(phase(freighters={"F7": "17"}))["F7"] == "23", "bound for Argentina by way of Brazil"
    force = spending(1, "british", forces={"G": "20"})
    play(force, "british", "sail G")
    assert "23" in spaces(legal(force, "british"))
    altmark = spending(1, altmark="11")
    play(altmark, "german", "sail altmark")
    assert "06" in spaces(legal(altmark, "german"))


@rule("hunt", 73)
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 2), (3, 3)])
def test_one_token_is_drawn_when_fewer_than_two_are_at_sea(before: int, after: int) -> None:
    match = phase(freighters={f"F{n}": "21" for n in range(3, 3 + before)})
    assert len(at_sea(match)) == after
    assert len(told(match, "freighter_placed")) == after - before


@rule("hunt", 73)
def test_the_token_comes_after_the_sailing_and_stands_on_its_start() -> None:
    match = phase(freighters=bag("F9", F1="11", F2="15"))
    assert at_sea(match) == {"F2": "11", "F9": "06"}
    assert told(match, "freighter_placed") == [{"freighter": "F9", "space": "06"}]


@rule("hunt", 73)
def test_every_token_of_the_bag_may_be_drawn() -> None:
    drawn = [at_sea(phase(rolls=((3, k),), freighters=bag("F2", "F5", "F9"))) for k in range(3)]
    assert drawn == [{"F2": "34"}, {"F5": "29"}, {"F9": "06"}]


@rule("hunt", 74)
def test_the_same_start_twice_is_no_hindrance_later() -> None:
    match = table(["Refill"], turn="british", freighters=bag("F2", F1="34"))
    assert at_sea(match) == {"F1": "34", "F2": "34"}


@rule("hunt", 74)
def test_an_empty_bag_gives_no_token() -> None:
    match = phase(freighters=bag(F1="15"))
    assert at_sea(match) == {"F1": "11"}
    assert told(match, "freighter_placed") == []


@rule("hunt", 75)
def test_freighters_share_a_space_with_anything() -> None:
    match = phase(freighters={"F1": "15", "F3": "12", "F5": "13"}, forces={"G": "11"}, spee="11", altmark="11", clues=["11"])
    assert places(match) == {"F1": "11", "F3": "11", "F5": "11"}
    assert match.view()["clues"] == ["11"] and match.view()["altmark"] == "11" and match.view()["spee"] is None


@rule("hunt", 76)
def test_a_token_just_placed_sails_in_the_next_british_turn() -> None:
    match = phase(freighters=bag("F6"))
    assert at_sea(match) == {"F6": "29"}
    assert told(match, "freighter_sailed") == []
    match = phase(freighters=at_sea(match))
    assert legal(match, "british") == ["to 22", "to 25"]


@rule("hunt", 76)
def test_the_two_of_the_set_up_sail_in_the_first_british_turn() -> None:
    match = HUNT.start(1)
    while len(told(match, "turn")) < 2 or match.view()["phase"] == "freight":
        (decision, *_) = match.decisions()
        match.act(decision.seat, decision.default)
    assert [event["freighter"] for event in told(match, "freighter_sailed")] == [
        event["freighter"] for event in sorted(told(match, "freighter_placed"), key=lambda event: str(event["freighter"]))
    ]


@rule("hunt", 77)
def test_the_ninth_freighter_decides_at_the_latest() -> None:
    match = phase(freighters=bag(F9="22"))
    assert match.outcome is not None and match.outcome.winners == ("british",)
