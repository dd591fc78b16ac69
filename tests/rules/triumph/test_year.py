"""The years: Year Start, its influence on the USA, Peace Dividends, turn order, the Seasons (T&T 6, 7.1, 8.44; A-9, A-40)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule
from tests.rules.triumph.moving import begin, controls, go
from tests.rules.triumph.table import asked, block, factions, give, hand, legal, play, put, question, settle, table, told, units
from vezerkar.engine.bit_sets import BIT
from vezerkar.games.triumph.game_data import ACTION_COUNT, AXIS, CARD_COUNT, FACTIONS, NATION_INDEX, USA, USSR, WEST
from vezerkar.games.triumph.notation import notation
from vezerkar.games.triumph.rules.new_year import FIRST_SEASON, GOVERNMENT, YEAR_FROM, YEAR_START
from vezerkar.games.triumph.rules.units import take_off
from vezerkar.games.triumph.state import TntState


def new_year(year: int = 1937, *, before: Any = None, **position: Any) -> TntState:
    """A State after the Year Start of a year; ``before`` may change it first."""
    s = table(year=year, **position)
    if before is not None:
        before(s)
    s.call(YEAR_FROM[YEAR_START])
    settle(s)
    return s


def marks(s: TntState) -> str:
    """The markers on the USA: "west 2"."""
    found = s.influence[USA]
    return f"{FACTIONS[found & 3]} {found >> 2}" if found else ""


# --- the parts of a year -------------------------------------------------------------------------------------------


@rule("triumph", "6.0", "10.0", "7.11", "C-NewYear", "C-Government")
def test_a_year_from_government_to_the_next_production() -> None:
    hands = {"axis": "a1", "west": "a2", "ussr": "a3"}
    s = table(year=1936, at=[YEAR_FROM[GOVERNMENT]], units=["ussr infantry moscow"], hands=hands)
    phases = []
    while s.year == 1936:
        (seat,) = asked(s).split()
        phases.append(question(s, seat).text)
        play(s, seat, "pass")
    assert len(phases) == 13
    assert phases[3:] == ["ask-command"] * 9 + ["ask-winter-command"]
    assert [event["season"] for event in told(s, "season")] == ["spring", "summer", "fall", "winter"]
    assert (s.year, s.season) == (1937, 0)
    assert question(s, asked(s)).cite == "T&T 7.22"


@rule("triumph", "16.5", "B-71", "C-End")
def test_after_the_winter_of_1945_points_decide() -> None:
    s = table(year=1945, season="fall", at=[YEAR_FROM[FIRST_SEASON + 6]], hands={"ussr": "a1"})
    assert asked(s) == "ussr"
    play(s, "ussr", "pass")
    assert s.over
    assert told(s, "end")[-1]["ending"] == "hegemony"
    assert factions(s.winner) == "axis"


# --- Year Start ----------------------------------------------------------------------------------------------------


@rule("triumph", "7.1", "7.12", "B-7", "C-NewYear")
def test_decks_are_shuffled_with_their_discards() -> None:
    def half(s: TntState) -> None:
        s.piles = [s.decks[0][:40], s.decks[1][:30]]
        s.decks = [s.decks[0][40:], s.decks[1][30:]]

    s = new_year(before=half)
    assert [len(deck) for deck in s.decks] == [ACTION_COUNT, CARD_COUNT - ACTION_COUNT]
    assert s.piles == [(), ()]
    assert s.decks[0] != tuple(range(ACTION_COUNT))


@rule("triumph", "7.13", "4.4", "15.1")
def test_a_dividend_for_everybody_at_peace() -> None:
    s = new_year()
    assert [len(row) for row in s.dividends] == [1, 1, 1]
    assert sum(s.chits) == 32 - 3
    assert len(told(s, "dividend", "axis")) == 1
    s = new_year(war=["axis ussr"])
    assert [len(row) for row in s.dividends] == [0, 1, 0]


@rule("triumph", "7.13", "A-40", "15.4")
def test_no_dividend_after_a_violation_even_without_a_battle() -> None:
    s = table(units=["italy infantry adriatic_sea"])
    begin(s, "axis")
    play(s, "axis", "pick italy_infantry_1", "violate albania", "done")
    s.call(YEAR_FROM[YEAR_START])
    settle(s)
    assert [len(row) for row in s.dividends] == [0, 1, 1]
    # The year after there is one again.
    assert s.peace_broken == 0


@rule("triumph", "7.13", "A-40", "A-35")
def test_no_dividend_after_a_battle_with_a_minor() -> None:
    s = table(minors={"poland": "axis"}, units=["ussr infantry kiev"])
    s.violated[NATION_INDEX["poland"]] = AXIS
    begin(s, "ussr")
    play(s, "ussr", "pick ussr_infantry_1", "partition poland")
    go(s, "ussr infantry kiev", "lvov")
    play(s, "ussr", "done")
    for _ in range(20):
        if asked(s) == "":
            break
        seat = asked(s).split()[0]
        play(s, seat, question_default(s, seat))
    assert factions(s.peace_broken) == "ussr"


def question_default(s: TntState, seat: str) -> str:
    """What is proposed to a faction."""
    default = question(s, seat).default
    assert default is not None
    return notation(default)


@rule("triumph", "4.4")
def test_dividends_run_out() -> None:
    def none_left(s: TntState) -> None:
        s.chits = [0, 0, 1]

    s = new_year(before=none_left)
    assert sorted(s.dividends) == [(), (), (2,)]
    assert s.chits == [0, 0, 0]


@rule("triumph", "7.14")
def test_the_die_gives_the_turn_order() -> None:
    rolls = {
        1: ["axis", "ussr", "west"], 2: ["axis", "west", "ussr"], 3: ["west", "axis", "ussr"], 4: ["west", "ussr", "axis"],
        5: ["ussr", "west", "axis"], 6: ["ussr", "axis", "west"],
    }  # fmt: skip
    s = new_year()
    (event,) = told(s, "turn_order")
    assert event["order"] == rolls[int(str(event["roll"]))] == [FACTIONS[i] for i in s.order]
    assert asked(s) == FACTIONS[s.order[0]]


@rule("triumph", "7.32", "B-15")
def test_ind_may_be_raised_anew() -> None:
    def raised(s: TntState) -> None:
        s.raises = [2, 1, 0]

    assert new_year(before=raised).raises == [0, 0, 0]


@rule("triumph", "7.12", "16.2", "B-68")
def test_victory_is_checked_before_dividends() -> None:
    def rich(s: TntState) -> None:
        s.dividends[AXIS] = (2,) * 7

    s = new_year(before=rich)
    assert s.over
    assert s.dividends[AXIS] == (2,) * 7
    assert told(s, "end")[-1]["ending"] == "economic"


# --- the USA -------------------------------------------------------------------------------------------------------


@rule("triumph", "8.44", "A-9")
@pytest.mark.parametrize(
    ("year", "seed", "revised"), [(1940, "", ""), (1941, "", "west 1"), (1942, "west 1", "west 1"), (1945, "west 1", "")]
)
def test_the_years_of_free_influence(year: int, seed: str, revised: str) -> None:
    assert marks(new_year(year)) == seed
    assert marks(new_year(year, revised=True)) == revised


@rule("triumph", "8.44", "A-9", "8.41")
def test_free_influence_takes_a_marker_of_a_rival_off_first() -> None:
    assert marks(new_year(1942, influence={"usa": "axis 2"})) == "axis 1"
    assert marks(new_year(1942, influence={"usa": "ussr 1"})) == ""


@rule("triumph", "8.44", "8.43", "A-9")
def test_the_third_marker_makes_a_satellite_on_the_spot() -> None:
    s = new_year(1942, influence={"usa": "west 2"})
    assert controls(s, "washington") == "west"
    assert {"usa fortress washington 4", "usa fortress new_york 2"} <= set(units(s))
    assert marks(s) == ""
    # And nothing more once it is one.
    s = new_year(1943, markers={"usa": "west"})
    assert marks(s) == ""


# --- two players ---------------------------------------------------------------------------------------------------


@rule("triumph", "18.1", "18.21")
def test_the_active_ally_is_named_when_the_order_is_known() -> None:
    def stacked(s: TntState) -> None:
        s.active_ally = WEST
        give(s, "ussr", "a1")
        s.passive[USSR], s.hand[USSR] = s.hand[USSR], ()
        give(s, "ussr", "a2")

    s = new_year(1938, two=True, before=stacked)
    assert told(s, "turn_order")
    assert asked(s) == "west"
    assert question(s, "west").cite == "T&T 18.1"
    assert legal(s, "west") == ["active west", "active ussr"]
    assert hand(s, "ussr") == ["a2"]
    play(s, "west", "active west")
    # The Passive Stack comes to hand whoever is active now.
    assert hand(s, "ussr") == ["a1", "a2"]
    assert s.passive == [(), (), ()]
    assert FACTIONS[s.active_ally] == "west"


@rule("triumph", "3.3")
def test_a_disbanded_unit_may_be_built_again() -> None:
    s = table(units=["germany tank berlin 3"])
    found = block(s, "germany tank berlin")
    take_off(s, found)
    assert put(s, "germany tank ruhr") == found
    assert s.seen[found] == BIT[AXIS]
