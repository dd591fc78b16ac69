"""Victory Points and the ways to win (T&T 16, 18.4)."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.triumph.moving import begin, controls, go, turn
from tests.rules.triumph.table import block, factions, play, put, refused, settle, table, told
from tests.rules.triumph.test_trade import SHUT
from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.event import EVERYBODY
from vezerkar.engine.state import step_of
from vezerkar.games.triumph.game_data import ATOMIC_1, ATOMIC_4, AXIS, FACTION_INDEX, HEAVY_BOMBERS, THREE, USSR, WEST
from vezerkar.games.triumph.notation import CLAIM
from vezerkar.games.triumph.rules.combat import AfterCombat
from vezerkar.games.triumph.rules.control import determine
from vezerkar.games.triumph.rules.government import Government
from vezerkar.games.triumph.rules.new_year import FIRST_SEASON, YEAR_FROM, YEAR_START
from vezerkar.games.triumph.rules.production import Production
from vezerkar.games.triumph.rules.step import TntStep
from vezerkar.games.triumph.rules.supply import SupplyPhase
from vezerkar.games.triumph.rules.trade import mark_blockades
from vezerkar.games.triumph.rules.turn import FIGHT, MOVE, PlayerTurn
from vezerkar.games.triumph.rules.units import take_off
from vezerkar.games.triumph.rules.victory import can_claim, check_economic, claim, judge, points, snapshot
from vezerkar.games.triumph.state import BLOCKED, EMERGENCY_TURN, FULL, MED, WINTER_TURN
from vezerkar.games.triumph.view import view

BOMB = "atomic_research_1 atomic_research_2 atomic_research_3 atomic_research_4"


def score(s, axis: int = 0, west: int = 0, ussr: int = 0) -> None:
    """Bring the factions to these points, without any Production."""
    for faction, wanted in enumerate((axis, west, ussr)):
        s.ind[faction] = 0
        s.dividends[faction] = (wanted,)


def ending(s) -> tuple[str, str]:
    """How the game ended, and who won."""
    assert s.over
    return told(s, "end")[-1]["ending"], factions(s.winner)


@rule("triumph", "16.1", "B-68")
def test_points_at_the_start() -> None:
    assert [points(table(), faction) for faction in range(THREE)] == [11, 7, 9], "the Production Level"


@rule("triumph", "16.1", "A-14", "9.4", "B-68")
def test_what_points_are_made_of() -> None:
    s = table(war=["axis west"], units=["germany tank delhi"], techs={"axis": "atomic_research_1 jets"})
    s.vault[AXIS] = ((ATOMIC_1 + 1) << 16 | 60 << 8 | 61, 3 << 16 | 62 << 8 | 63)
    s.dividends[AXIS] = (0, 1, 2)
    s.declared[AXIS] = 0b110
    # Production min(IND 12, POP 14, RES 10), stages 1 + 1, Delhi 2, dividends 3, two declarations of war.
    assert points(s, AXIS) == 10 + 2 + 2 + 3 - 2
    assert points(s, AXIS, secret=False) == 10 + 1 + 2 - 2, "as the others see it"


@rule("triumph", "16.1")
def test_the_owner_of_a_disputed_capital_has_its_points() -> None:
    s = table(war=["axis west"], units=["france infantry paris", "germany infantry paris"])
    assert points(s, AXIS) == 6
    s = table(war=["axis west"], units=["germany infantry paris", "france infantry paris"])
    assert points(s, AXIS) == 8 + 2, "and the RES of Lorraine"


@rule("triumph", "16.2")
def test_economic_victory() -> None:
    s = table()
    score(s, axis=24, west=23)
    check_economic(s)
    assert not s.over
    score(s, axis=25, west=24)
    check_economic(s)
    assert ending(s) == ("economic", "axis")
    assert told(s, "points") == [{"axis": 25, "west": 24, "ussr": 0}]


@rule("triumph", "16.2", "B-69")
def test_several_with_twenty_five_points() -> None:
    s = table()
    score(s, axis=25, west=27, ussr=26)
    check_economic(s)
    assert ending(s) == ("economic", "west")
    s = table()
    score(s, axis=26, west=25, ussr=26)
    check_economic(s)
    assert ending(s) == ("economic", "axis ussr")


@rule("triumph", "16.1", "14.23", "B-68")
def test_blockades_count_as_they_are_at_year_start() -> None:
    s = table(war=["axis west"], units=["germany fleet north_atlantic_ocean"])
    mark_blockades(s)
    s.ind[WEST] = 20
    assert points(s, WEST) == 10 and points(s, WEST, blockaded=False) == 11
    take_off(s, block(s, "germany fleet north_atlantic_ocean"))
    determine(s)
    check_economic(s)
    assert points(s, WEST) == 11, "Ottawa has a route again"


@rule("triumph", "16.3", "A-37")
@pytest.mark.parametrize(
    ("unit", "won"),
    [("germany tank london", True), ("germany tank washington", True), ("germany tank warsaw", False), ("ussr tank ruhr", False)],
)
def test_military_victory(unit: str, won: bool) -> None:
    s = table(war=["axis west", "axis ussr"], units=["germany tank baku", "germany air_force paris", unit])
    snapshot(s)
    assert s.over == won
    if won:
        assert ending(s) == ("military", "axis")


@rule("triumph", "16.3")
def test_own_capitals_do_not_count() -> None:
    s = table(war=["axis west"], units=["britain tank rome", "germany tank ruhr"])
    put(s, "italy tank rome")
    determine(s)
    snapshot(s)
    assert not s.over


READS_CONTROL: dict[str, TntStep] = {
    "year": YEAR_FROM[YEAR_START],
    "production": Production(),
    "government": Government(),
    "season": YEAR_FROM[FIRST_SEASON],
    "movement": PlayerTurn(MOVE),
    "combat": PlayerTurn(FIGHT),
    "after_combat": AfterCombat(),
    "supply": SupplyPhase(),
    "winter_1945": YEAR_FROM[FIRST_SEASON + 8],
}
"""Wherever control is determined anew: what runs next."""


@rule("triumph", "16.3", "B-70")
@pytest.mark.parametrize("phase", READS_CONTROL)
def test_military_victory_wherever_control_is_read(phase: str) -> None:
    """The USSR holds Berlin, and is left alone in Ruhr; the phase that begins next tells nothing and asks nobody."""
    battle = ["britain fleet north_sea", "germany fleet north_sea"]
    capitals = ["ussr tank berlin", "germany tank ruhr", "ussr tank ruhr"]
    s = table(year=1945, war=["axis ussr", "axis west"], units=battle + capitals)
    take_off(s, block(s, "germany tank ruhr"))
    s.active, s.turn_kind, s.commands = WEST, FULL, 3
    s.stack.append(READS_CONTROL[phase])
    settle(s)
    assert ending(s) == ("military", "ussr")
    assert s.sink is not None
    kinds = [event.kind for event in s.sink]
    assert kinds[-2:] == ["points", "end"] and "season" not in kinds and not s.asked
    assert all(event.seats == EVERYBODY for event in s.sink[-2:]), "everybody is told"


@rule("triumph", "16.3", "B-70", "10.11")
def test_the_capital_that_its_last_defender_leaves() -> None:
    """The Axis has Paris; the USSR gives Disputed Leningrad up in an Emergency Turn, without a Combat Phase."""
    fighters = ["germany infantry paris", "ussr infantry leningrad", "germany infantry leningrad"]
    s = turn("ussr", "emergency", 2, units=fighters, war=["axis west", "axis ussr"], season="spring")
    assert controls(s, "leningrad") == "ussr"
    go(s, "ussr infantry leningrad", "moscow")
    play(s, "ussr", "done")
    assert not s.over, "control is as it was when the phase began"
    begin(s, "west")
    assert ending(s) == ("military", "axis")


@rule("triumph", "16.4", "A-38", "B-41")
def test_the_bomb() -> None:
    s = table(techs={"axis": BOMB}, units=["germany air_force ruhr", "germany air_force berlin"])
    s.active, s.turn_kind, s.commands = AXIS, EMERGENCY_TURN, 1
    assert can_claim(s, AXIS), "Ruhr - North Sea - London, without a war"
    s.moves[block(s, "germany air_force ruhr")] = 1
    assert not can_claim(s, AXIS), "that one has moved"
    s.moves.clear()
    s.commands = 0
    assert not can_claim(s, AXIS), "no Command left"
    s.commands, s.turn_kind = 2, WINTER_TURN
    assert not can_claim(s, AXIS)
    s.turn_kind = FULL
    claim(s, AXIS)
    assert ending(s) == ("atomic", "axis")


@rule("triumph", "16.4", "9.4", "B-41")
def test_the_bomb_needs_all_stages_and_an_air_force_in_range() -> None:
    s = table(techs={"west": BOMB.rsplit(" ", 1)[0]}, units=["britain air_force london"], war=["axis west"])
    s.active, s.turn_kind, s.commands = WEST, FULL, 5
    s.techs[WEST] |= BIT[HEAVY_BOMBERS]
    assert not can_claim(s, WEST), "the last stage is missing"
    s.vault[WEST] = (ATOMIC_4 << 16 | 60 << 8 | 61,)
    assert can_claim(s, WEST), "London - North Sea - Ruhr - Berlin"
    s.techs[WEST] &= ~BIT[HEAVY_BOMBERS]
    assert not can_claim(s, WEST), "Berlin is three areas away"


@rule("triumph", "16.4", "A-38", "B-41")
def test_why_the_bomb_cannot_be_dropped() -> None:
    """A refusal says what is missing, also when war has just been declared."""
    s = turn("axis", commands=1, units=["germany air_force ruhr"], techs={"axis": "atomic_research_1"})
    play(s, "axis", "war west")
    assert refused(s, "axis", "claim") == ("refuse-bomb-stages", "T&T 16.4")
    assert step_of(s).refuse(s, AXIS, CLAIM).args == {"stages": 1}
    s = turn("axis", commands=1, units=["germany air_force konigsberg"], techs={"axis": BOMB})
    assert refused(s, "axis", "claim") == ("refuse-bomb-reach", "T&T B-41")
    s = turn("axis", commands=1, units=["germany air_force ruhr"], techs={"axis": BOMB})
    go(s, "germany air_force ruhr", "berlin")
    assert refused(s, "axis", "claim") == ("refuse-no-commands", "T&T B-41")
    s = turn("ussr", "winter", 3, units=["ussr air_force moscow"], techs={"ussr": BOMB})
    assert refused(s, "ussr", "claim") == ("refuse-bound", "T&T 10.4")


@rule("triumph", "16.5", "B-69", "B-71")
def test_the_end_of_1945() -> None:
    s = table(year=1945)
    score(s, axis=12, west=14, ussr=13)
    judge(s)
    assert ending(s) == ("hegemony", "west")
    s = table(year=1945)
    score(s, axis=14, west=14, ussr=13)
    judge(s)
    assert ending(s) == ("hegemony", "axis west")


@rule("triumph", "16.3", "16.5", "B-70")
def test_control_is_determined_a_last_time() -> None:
    s = table(year=1945, war=["axis ussr"], units=["ussr tank berlin", "germany tank ruhr", "ussr tank ruhr"])
    take_off(s, block(s, "germany tank ruhr"))
    judge(s)
    assert ending(s) == ("military", "ussr")


@rule("triumph", "16.5", "A-31")
@pytest.mark.parametrize(("revised", "winner"), [(False, "ussr"), (True, "west")])
def test_the_blockade_at_the_end(revised: bool, winner: str) -> None:
    """With Ottawa cut off the West has 10 points, else 11."""
    s = table(year=1945, revised=revised, war=["axis west"], units=["germany fleet north_atlantic_ocean"])
    mark_blockades(s)
    s.ind[WEST], s.ind[USSR] = 20, 11
    assert [points(s, WEST), points(s, WEST, blockaded=False), points(s, USSR)] == [10, 11, 11]
    s.declared[USSR] = BIT[AXIS] if revised else 0
    judge(s)
    assert ending(s) == ("hegemony", winner)


@rule("triumph", "16.5", "A-31")
@pytest.mark.parametrize(("revised", "west"), [(False, 8), (True, 11)])
def test_the_points_that_decided_are_shown_at_the_end(revised: bool, west: int) -> None:
    """The Mediterranean is blockaded, which costs the West 3 RES: event and view agree on what was compared."""
    s = table(year=1945, revised=revised, war=["axis west"], units=SHUT)
    mark_blockades(s)
    assert MED in s.blockade and BLOCKED not in s.blockade
    s.ind[WEST], s.dividends[WEST] = 20, (2, 1)
    judge(s)
    (shown,) = told(s, "points")
    assert (shown["west"], ending(s)[0]) == (west + 3, "hegemony")
    for seat in (-1, *range(THREE)):
        factions_seen = view(s, seat)["factions"]
        assert isinstance(factions_seen, dict)
        for name, counted in shown.items():
            entries = factions_seen[name]
            assert isinstance(entries, dict)
            assert (entries["all_points"], entries["points"]) == (counted, counted - sum(s.dividends[FACTION_INDEX[name]]))


@rule("triumph", "18.4", "18.0")
def test_two_players() -> None:
    """The Axis is compared with the better Ally; the Allies win together, in every way."""
    s = table(two=True)
    score(s, axis=14, west=10, ussr=15)
    judge(s)
    assert ending(s) == ("hegemony", "west ussr")
    s = table(two=True)
    score(s, axis=16, west=10, ussr=15)
    judge(s)
    assert ending(s) == ("hegemony", "axis")
    s = table(two=True)
    score(s, axis=3, west=25, ussr=3)
    check_economic(s)
    assert ending(s) == ("economic", "west ussr")
    s = table(two=True)
    claim(s, USSR)
    assert ending(s) == ("atomic", "west ussr")
    s = table(two=True, war=["axis west", "axis ussr"], units=["britain tank rome", "ussr tank ruhr"])
    snapshot(s)
    assert not s.over, "one each is not two"
