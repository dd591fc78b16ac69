"""Moments of Quartermaster General in which there is one right thing to do: all bots that think do it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.quartermaster.table import country, play, table
from vezerkar.bots import bot
from vezerkar.engine import Match, Observation
from vezerkar.engine.bit_sets import LOWEST
from vezerkar.engine.state import apply, options, settle
from vezerkar.games.quartermaster import GAME
from vezerkar.games.quartermaster.game_data import ALLIES, AXIS, COUNTRIES, GERMANY, SPACE_INDEX
from vezerkar.games.quartermaster.heuristics import action_scores, evaluate, information_set
from vezerkar.games.quartermaster.heuristics.features import outlook
from vezerkar.games.quartermaster.heuristics.what_if import WhatIf
from vezerkar.games.quartermaster.rules.supply import reach, team
from vezerkar.games.quartermaster.state import QmgState

HOMES = {
    "germany": "germany",
    "uk": "united_kingdom",
    "japan": "japan",
    "ussr": "moscow",
    "italy": "italy",
    "usa": "eastern_united_states",
}


def at_home(**countries: Any) -> dict[str, Any]:
    """All countries, those not given with an Army at Home."""
    return {name: countries.get(name, country(home)) for name, home in HOMES.items()}


def answer(name: str, match: Match[QmgState], seat: str) -> str:
    return bot(name, "quartermaster", 1).choose(Observation.of(match, seat)).notation


thinking = pytest.mark.parametrize("name", ["greedy", "search:30", "planner:24", "far_planner:24"])


@thinking
def test_an_army_is_built_where_it_scores(name: str) -> None:
    match = table(round=3, **at_home(germany=country("germany", hand="ger_build_army ger_sea_battle ger_build_navy")))
    assert answer(name, match, "germany") == "play ger_build_army"
    play(match, "play ger_build_army")
    assert answer(name, match, "germany") == "build western_europe"


@thinking
def test_the_second_home_space_is_taken(name: str) -> None:
    """R-75: that is the end of the war."""
    germany = country("germany eastern_europe ukraine moscow", hand="ger_build_army ger_land_battle ger_sea_battle")
    italy = country("italy western_europe")
    away = table(round=9, **at_home(germany=germany, italy=italy, ussr=country("siberia"), uk=country("india")))
    assert evaluate(away.state, 0) < 1.0
    match = table(
        round=9,
        **at_home(
            germany=country("germany western_europe north_sea moscow", hand="ger_build_army ger_land_battle ger_sea_battle"),
            ussr=country("siberia"),
            uk=country("india"),
        ),
    )
    assert answer(name, match, "germany") == "play ger_build_army"
    play(match, "play ger_build_army")
    assert answer(name, match, "germany") == "build united_kingdom"


@thinking
def test_the_invader_of_moscow_is_battled(name: str) -> None:
    match = table(
        "ussr",
        round=5,
        **at_home(
            germany=country("germany eastern_europe russia moscow"),
            ussr=country("ukraine siberia kazakhstan", hand="ussr_land_battle ussr_sea_battle ussr_mao_tse_tung"),
        ),
    )
    assert answer(name, match, "ussr") == "play ussr_land_battle"
    play(match, "play ussr_land_battle")
    assert answer(name, match, "ussr") == "battle moscow"


@thinking
def test_moscow_is_defended_by_the_card_that_can(name: str) -> None:
    match = table(
        round=5,
        **at_home(
            germany=country("germany eastern_europe russia", hand="ger_land_battle"),
            ussr=country("moscow", laid="ussr_moscow"),
        ),
    )
    play(match, "play ger_land_battle", "battle moscow")
    assert match.waiting() == ("ussr",)
    assert answer(name, match, "ussr") == "use ussr_moscow"


@pytest.mark.slow
def test_what_a_country_cannot_see_changes_nothing() -> None:
    """All through a game of sensible players, action scores are the same in every State a country cannot tell apart."""
    match = GAME.start(4)
    s = match.state
    settle(s)
    asked = 0
    while not s.over:
        seat = LOWEST[s.asked]
        legal = options(s, seat)
        liked = action_scores(s, seat, legal)
        asked += 1
        if asked % 9 == 0:
            imagined = match.imagine(COUNTRIES[seat], asked).state
            assert options(imagined, seat) == legal
            assert action_scores(imagined, seat, legal) == pytest.approx(liked)
            assert information_set(imagined, seat) == information_set(s, seat)
            assert outlook(imagined) == pytest.approx(outlook(s))
        apply(s, seat, legal[liked.index(max(liked))])
    assert asked > 200


def test_a_trial_leaves_the_state_alone() -> None:
    match = GAME.start(5)
    before = match.encode()
    for seat in range(len(COUNTRIES)):
        action_scores(match.state, seat, options(match.state, seat))
    assert match.encode() == before


def test_a_trial_undone_leaves_its_board_as_it_was() -> None:
    what_if = WhatIf(GAME.start(5).state, GERMANY)
    kept = what_if.keep()
    before = what_if.look(), team(what_if.s, AXIS), team(what_if.s, ALLIES), reach(what_if.s, GERMANY)
    what_if.place(GERMANY, SPACE_INDEX["western_europe"])
    what_if.undo(kept)
    assert (what_if.look(), team(what_if.s, AXIS), team(what_if.s, ALLIES), reach(what_if.s, GERMANY)) == before


def test_value_is_told_from_the_team_of_a_seat() -> None:
    s = GAME.start(6).state
    assert evaluate(s, 0) == evaluate(s, 2) == evaluate(s, 4) == pytest.approx(1.0 - evaluate(s, 1))
    assert evaluate(s, 1) == evaluate(s, 3) == evaluate(s, 5)
