"""Moments of Triumph & Tragedy in which there is one right thing to do, and what the bots may look at."""

from __future__ import annotations

from random import Random

import pytest

from tests.cost import slow
from tests.rules.triumph.table import legal, table
from vezerkar.engine.bit_sets import LOWEST
from vezerkar.engine.state import apply, options, settle
from vezerkar.games.triumph import GAME
from vezerkar.games.triumph.game_data import AREA_INDEX, FACTION_INDEX, FACTIONS, NATION_INDEX
from vezerkar.games.triumph.heuristics import action_scores, action_values, evaluate, information_set, policy, rollout
from vezerkar.games.triumph.heuristics.economy import courting
from vezerkar.games.triumph.heuristics.forces import Forces, chance
from vezerkar.games.triumph.heuristics.terrain import CAPITAL_OF, LANDINGS, WAY
from vezerkar.games.triumph.heuristics.threats import AreaThreats
from vezerkar.games.triumph.heuristics.valuation import Prices, all_prices, prize
from vezerkar.games.triumph.notation import parse
from vezerkar.games.triumph.rules.combat import CombatPhase
from vezerkar.games.triumph.rules.command import CommandPhase
from vezerkar.games.triumph.rules.government import Government, HandLimit
from vezerkar.games.triumph.rules.movement import MovementPhase, begin_movement
from vezerkar.games.triumph.rules.production import Spend
from vezerkar.games.triumph.state import FULL, TntState


def best(s: TntState, faction: str) -> str:
    """What a faction would rather do."""
    seat = FACTION_INDEX[faction]
    actions = options(s, seat)
    found = action_values(s, seat, actions)
    return legal(s, faction)[found.index(max(found))]


def moving(faction: str, commands: int, **given: object) -> TntState:
    """A full turn of a faction."""
    s = table(**given)  # type: ignore[arg-type]
    s.active = FACTION_INDEX[faction]
    s.turn_kind = FULL
    s.commands = commands
    begin_movement(s)
    s.call(MovementPhase())
    settle(s)
    return s


def test_all_questions_are_known() -> None:
    """Every Step that asks has somebody who thinks about it."""
    asking = {kind for kind in GAME.steps.values() if "options" in vars(kind)}
    known = set(policy.HANDLERS)
    assert {kind.__name__ for kind in asking if not any(issubclass(one, kind) for one in known)} == set()


def test_tables() -> None:
    assert CAPITAL_OF[AREA_INDEX["washington"]] == CAPITAL_OF[AREA_INDEX["paris"]] == 1
    assert WAY[AREA_INDEX["lorraine"]][AREA_INDEX["paris"]] == 1
    assert AREA_INDEX["paris"] in LANDINGS[AREA_INDEX["london"]]


def test_odds_of_battles() -> None:
    assert chance(2.0, 4.0, 0.0, 0.0) == 1.0
    assert chance(0.0, 0.0, 1.0, 1.0) == 0.0
    assert 0.3 < chance(2.0, 4.0, 2.0, 4.0) < 0.5 < 0.9 < chance(4.0, 8.0, 2.0, 4.0)


def test_what_is_scarce_is_dear() -> None:
    s = table()
    west = Prices(s, 1)
    assert s.ind[1] == 7 and west.ind > west.pop > 0.0
    s.ind[1] = 25
    assert Prices(s, 1).ind < Prices(s, 1).pop


def test_a_second_capital_is_worth_the_game() -> None:
    s = table(war=["axis west"], units=["germany infantry paris 3"])
    one = prize(table(war=["axis west"]), 0, AREA_INDEX["london"], all_prices(s))
    assert prize(s, 0, AREA_INDEX["london"], all_prices(s)) > one + 10.0


@pytest.mark.parametrize("faction", FACTIONS)
def test_three_markers_are_enough(faction: str) -> None:
    s = table()
    seat, nation = FACTION_INDEX[faction], NATION_INDEX["poland"]
    found = []
    for count in range(4):
        s.influence[nation] = count << 2 | seat if count else 0
        found.append(courting(s, seat, nation, all_prices(s)))
    assert min(found[:3]) > 0.0 == found[3]


def test_industry_grows_where_it_is_scarce() -> None:
    s = table(at=[Spend(1, 3, 0, 0, 0)])
    assert best(s, "west") == "buy investment"


def test_units_are_built_against_a_threat() -> None:
    """An enemy army next to Leningrad, and IND that nobody needs."""
    s = table(
        at=[Spend(2, 3, 0, 0, 0)],
        units=[
            "germany infantry riga 4",
            "germany tank riga 4",
            "germany tank vilna 4",
            "ussr infantry leningrad 1",
            "ussr tank moscow 1",
        ],
        war=["axis ussr"],
        markers={"baltic_states": "axis", "poland": "axis"},
        year=1944,
    )
    s.ind[2] = 20
    assert best(s, "ussr").split()[0] in ("raise", "build")


def test_a_raise_of_ind_is_taken() -> None:
    s = table(at=[Government()], hands={"west": "i20 i13"}, order="west axis ussr")
    assert best(s, "west").startswith("industry")


def test_a_rich_neutral_is_courted() -> None:
    s = table(at=[Government()], hands={"axis": "a40"})
    assert best(s, "axis") == "diplomacy a40 poland"


def test_the_best_cards_are_kept() -> None:
    """A command of 10 in a war rather than one of 4."""
    s = table(at=[HandLimit(2)], hands={"ussr": "a28 a2 a3 a29 a30 a15 a1"}, war=["axis ussr"])
    assert best(s, "ussr") in ("discard a2", "discard a15", "discard a3", "discard a1")


def test_an_empty_capital_is_taken() -> None:
    soviet = [f"ussr {kind} {area} 3" for kind in ("fortress", "infantry") for area in ("moscow", "leningrad", "baku", "kiev")]
    german = ["germany tank munich 4", "germany fortress berlin 4"]
    s = moving("axis", 3, units=[*german, *soviet, "britain fortress london 4"], war=["axis west"])
    assert best(s, "axis").startswith("pick germany_tank")
    apply(s, 0, parse(best(s, "axis")))
    assert best(s, "axis") == "to paris"


def test_nobody_runs_into_a_fortress() -> None:
    units = ["germany infantry ruhr 1", "germany fortress berlin 4", "france fortress lorraine 3", "france infantry lorraine 3"]
    s = moving("axis", 1, units=[*units, "france infantry paris 3", "france fortress paris 3"], war=["axis west"])
    assert best(s, "axis") != "pick germany_infantry_1" or "lorraine" not in after(s, "axis")


def after(s: TntState, faction: str) -> str:
    """What follows what a faction would rather do."""
    other = s.clone()
    apply(other, FACTION_INDEX[faction], parse(best(s, faction)))
    return best(other, faction)


def test_a_season_with_nothing_to_do_is_passed() -> None:
    s = table(at=[CommandPhase(0)], hands={"axis": "a1"}, season="spring")
    assert best(s, "axis") == "pass"


def test_a_war_is_commanded() -> None:
    s = table(
        at=[CommandPhase(0)],
        units=["germany tank ruhr 4", "germany infantry berlin 4", "britain fortress london 4"],
        war=["axis west"],
        hands={"axis": "a1"},
        season="spring",
    )
    assert best(s, "axis") == "commit a1"


def test_the_bomb_wins() -> None:
    atomic = "atomic_research_1 atomic_research_2 atomic_research_3 atomic_research_4"
    units = ["germany air_force berlin 1", "germany infantry berlin 1"]
    s = moving("axis", 1, units=units, techs={"axis": atomic}, war=["axis ussr"], markers={"poland": "axis"})
    if "claim" in legal(s, "axis"):
        assert best(s, "axis") == "claim"


def test_a_battle_is_fought_that_promises_something() -> None:
    s = table(units=["ussr infantry vilna 1", "germany infantry vilna 4", "germany tank vilna 4"], war=["axis ussr"])
    s.active, s.turn_kind = 0, FULL
    s.call(CombatPhase())
    settle(s)
    assert best(s, "axis") == "battle vilna"


@pytest.mark.parametrize("options_of_the_game", [{}, {"scenario": "1939", "players": "two"}])
@pytest.mark.slow
def test_what_a_faction_cannot_see_changes_nothing(options_of_the_game: dict[str, str]) -> None:
    """All through a game of sensible players, action scores are the same in every State a faction cannot tell apart."""
    match = GAME.start(4, options_of_the_game)
    s = match.state
    asked = 0
    while not s.over:
        seat = LOWEST[s.asked]
        actions = options(s, seat)
        liked = action_scores(s, seat, actions)
        asked += 1
        if asked % 9 == 0:
            imagined = match.imagine(FACTIONS[seat], asked).state
            assert options(imagined, seat) == actions
            assert action_scores(imagined, seat, actions) == pytest.approx(liked)
            assert information_set(imagined, seat) == information_set(s, seat)
        apply(s, seat, actions[liked.index(max(liked))])
    assert asked > 200


@slow
def test_thinking_leaves_the_state_alone() -> None:
    match = GAME.start(5)
    rng = Random(5)
    for _ in range(150):
        seat = LOWEST[match.state.asked]
        before = match.encode()
        actions = options(match.state, seat)
        action_values(match.state, seat, actions)
        evaluate(match.state, seat)
        assert match.encode() == before
        apply(match.state, seat, rng.choice(actions))


def test_chances_of_all_add_up() -> None:
    s = GAME.start(6).state
    assert sum(evaluate(s, seat) for seat in range(3)) == pytest.approx(1.0)
    two = GAME.start(6, {"players": "two"}).state
    assert evaluate(two, 1) == evaluate(two, 2) == pytest.approx(1.0 - evaluate(two, 0))


def test_a_line_of_play_goes_on() -> None:
    s = GAME.start(7).state
    before = s.clone()
    assert rollout(s, 5) == rollout(before.clone(), 5)
    assert s.year >= before.year and s.place != before.place


def test_hidden_units_count_for_their_mean() -> None:
    s = table(units=["germany infantry ruhr 4", "germany tank ruhr 2", "france fortress lorraine 3"])
    seen, guessed = Forces(s, 0), Forces(s, 1)
    assert seen.total[0] == guessed.total[0] == 6.0
    assert seen.mass[0][AREA_INDEX["ruhr"]] != guessed.mass[0][AREA_INDEX["ruhr"]] > 0.0
    assert AreaThreats(s, 1, guessed).threat[AREA_INDEX["paris"]] > 0.0
