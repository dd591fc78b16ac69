"""The Combat Phase and land battles (T&T 12.1, 12.2, 12.3, 12.6)."""

from __future__ import annotations

from tests.rule import rule
from tests.rules.triumph.battlefield import auto, fight, load, shots
from tests.rules.triumph.table import asked, block, legal, mask, nouns, play, refused, settle, told, units
from vezerkar.games.triumph.game_data import AREA_INDEX, BLOCK_POWER, NATION_INDEX
from vezerkar.games.triumph.rules.units import disband
from vezerkar.games.triumph.state import OPEN, TntState

POLAND = {"poland": "axis"}


def lying(s: TntState, area: str) -> set[int]:
    """The nations of the blocks that lie open in an area."""
    return {BLOCK_POWER[i] for i in s.at[AREA_INDEX[area]] if s.seen[i] & OPEN}


@rule("triumph", "12.2", "12.22", "12.3", "12.43", "12.44", "A-1")
def test_the_example_of_a_land_battle():
    s = fight(
        ["ussr infantry kiev 2", "ussr infantry kiev 3"],
        ["germany tank kiev 3 from lvov", "germany infantry kiev 4 from lvov"],
        markers=POLAND,
        rolls=[2, 5, 6, 3, 6, 1, 5, 1, 2, 6],
    )
    assert asked(s) == "axis"
    assert legal(s, "axis") == ["fire g", "retreat lvov"]
    play(s, "axis", "fire g")
    assert units(s, "ussr") == ["ussr infantry kiev 2", "ussr infantry kiev 2"]
    play(s, "ussr", "fire g")
    assert units(s, "germany") == ["germany infantry kiev 3", "germany tank kiev 3"]
    play(s, "ussr", "fire g")
    assert len(nouns(s, "axis", "lose")) == 2
    play(s, "axis", next(text for text in legal(s, "axis") if "tank" in text))
    assert units(s, "germany") == ["germany infantry kiev 3", "germany tank kiev 2"]
    play(s, "axis", "fire g")
    assert units(s, "ussr") == ["ussr infantry kiev 1", "ussr infantry kiev 1"]
    assert asked(s) == ""
    assert [event["rolls"] for event in told(s, "fired")] == [["2", "5", "6"], ["3", "6"], ["1", "5"], ["1", "2", "6"]]
    assert told(s, "battle_over") == [{"area": "kiev", "winner": "nobody"}]
    assert lying(s, "kiev") == {NATION_INDEX["germany"]}


@rule("triumph", "12.3", "B-51")
def test_types_act_in_the_order_of_the_unit_table():
    s = fight(
        ["france fortress paris 2", "france air_force paris 1", "france tank paris 1", "france infantry paris 1",
         "france fleet paris 1", "france submarine paris 1", "france carrier paris 1"],
        ["germany infantry paris 1 from lorraine", "germany tank paris 1 from lorraine", "germany air_force paris 1 from munich",
         "germany fleet paris 1 from north_sea", "germany submarine paris 1 from north_sea"],
        rolls=[6],
    )  # fmt: skip
    auto(s)
    assert [text.rsplit(" ", 1)[0] for text in shots(s)] == [
        "france fortress", "france air_force", "germany air_force", "france carrier", "france submarine", "germany submarine",
        "france fleet", "germany fleet", "france tank", "germany tank", "france infantry", "germany infantry",
    ]  # fmt: skip


@rule("triumph", "12.3")
def test_the_owner_picks_which_of_unlike_units_acts_first():
    s = fight(
        ["ussr infantry kiev 3"],
        ["germany infantry kiev 1 from lvov", "germany infantry kiev 2 from lvov"],
        markers=POLAND,
        rolls=[6],
    )
    play(s, "ussr", "fire g")
    picks = legal(s, "axis")
    assert len(picks) == 2
    assert all(text.startswith("pick germany_infantry") for text in picks)
    play(s, "axis", picks[1], "fire g")
    assert [event["cv"] for event in told(s, "fired")] == [3, 2]
    assert legal(s, "axis") == ["fire g", "retreat lvov"]


@rule("triumph", "12.1", "B-50")
def test_the_active_player_must_fight_where_he_was_aggressor_and_may_elsewhere():
    s = fight(
        ["ussr infantry kiev 3", "ussr infantry odessa 1", "germany infantry odessa 1"],
        ["germany infantry kiev 1 from lvov"],
        markers=POLAND,
        rolls=[6],
    )
    assert legal(s, "axis") == ["done", "battle odessa"]
    assert refused(s, "axis", "battle kiev") == ("refuse-no-battle-there", "T&T 12.1")
    play(s, "axis", "battle odessa")
    assert legal(s, "axis") == ["battle kiev", "battle odessa"]
    assert refused(s, "axis", "done") == ("refuse-must-fight", "T&T 12.1")
    play(s, "axis", "battle odessa")
    assert told(s, "battle") == [{"area": "odessa", "attacker": "axis", "kind": "land"}]
    auto(s)
    assert [event["area"] for event in told(s, "battle")] == ["odessa", "kiev"]


@rule("triumph", "12.1")
def test_a_battle_may_be_left_alone():
    s = fight(["ussr infantry odessa 1", "germany infantry odessa 1"])
    play(s, "axis", "done")
    assert asked(s) == ""
    assert told(s, "battle") == []


@rule("triumph", "12.24", "B-53")
def test_a_battle_ends_at_once_when_one_side_is_gone():
    s = fight(
        ["ussr infantry kiev 1"],
        ["germany tank kiev 3 from lvov", "germany infantry kiev 1 from lvov"],
        markers=POLAND,
        rolls=[1],
    )
    play(s, "axis", "fire g")
    assert asked(s) == ""
    assert told(s, "destroyed") == [{"nation": "ussr", "unit": "infantry", "area": "kiev"}]
    assert told(s, "battle_over") == [{"area": "kiev", "winner": "axis"}]
    assert lying(s, "kiev") == set()


@rule("triumph", "11.54", "B-49b")
def test_the_attacker_is_not_the_aggressor_and_his_fortress_fires():
    s = fight(["ussr fortress kiev 2", "germany infantry kiev 4"], active="ussr", rolls=[6])
    play(s, "ussr", "battle kiev")
    auto(s)
    assert shots(s) == ["ussr fortress g", "germany infantry g"]
    assert told(s, "fired")[0]["need"] == 4
    assert lying(s, "kiev") == {NATION_INDEX["germany"]}


@rule("triumph", "12.61", "B-44")
def test_invaders_take_hits_and_do_not_act():
    s = fight(["britain infantry glasgow 1"], ["germany infantry glasgow 4 from north_sea"], rolls=[1])
    auto(s)
    assert shots(s) == ["britain infantry g"]
    assert units(s, "germany") == ["germany infantry glasgow 3"]


@rule("triumph", "12.61", "12.3")
def test_ships_with_the_invaders_act():
    s = fight(
        ["britain infantry glasgow 1"],
        ["germany infantry glasgow 4 from north_sea", "germany fleet glasgow 2 from north_sea"],
        rolls=[6],
    )
    auto(s)
    assert shots(s) == ["germany fleet g", "britain infantry n"]


@rule("triumph", "12.63", "12.52", "A-29", "B-58")
def test_raiders_leave_when_the_round_is_over():
    s = fight(["britain infantry glasgow 2"], ["germany air_force glasgow 2 from ruhr"], rolls=[6])
    assert told(s, "battle") == [{"area": "glasgow", "attacker": "axis", "kind": "raid"}]
    play(s, "axis", "fire g")
    play(s, "west", "fire a")
    assert units(s, "germany") == ["germany air_force ruhr 2"]
    assert told(s, "rebased")[-1]["to"] == "ruhr"


@rule("triumph", "12.41", "B-52")
def test_a_unit_that_can_hit_nobody_may_stay_on_land():
    s = fight(["britain tank london 2"], ["germany air_force london 1 from ruhr"], rolls=[6])
    play(s, "axis", "fire g")
    assert legal(s, "west") == ["pass", "retreat glasgow"]
    play(s, "west", "pass")
    assert units(s, "britain") == ["britain tank london 2"]


@rule("triumph", "12.63", "12.24", "A-29")
def test_raiders_who_kill_the_last_defender_have_won():
    s = fight(["germany infantry ruhr 1"], ["britain air_force ruhr 3 from london"], active="west", rolls=[1])
    auto(s)
    assert units(s) == ["britain air_force glasgow 3"]
    assert told(s, "battle_over") == [{"area": "ruhr", "winner": "west"}]


@rule("triumph", "12.62", "A-30c")
def test_strategic_bombing():
    s = fight(
        ["germany infantry berlin 2"],
        ["britain air_force berlin 3 from london"],
        active="west",
        techs={"west": "precision_bombsight heavy_bombers"},
        rolls=[1, 1, 2],
    )
    before = s.ind[0]
    assert legal(s, "west")[0] == "bomb"
    play(s, "west", "bomb")
    assert s.ind[0] == before - 2
    assert told(s, "bombed") == [{"faction": "axis", "area": "berlin", "hits": 2, "ind": before - 2}]


@rule("triumph", "12.62")
def test_no_bombing_without_the_bombsight_or_elsewhere():
    s = fight(
        ["germany infantry berlin 2"], ["britain air_force berlin 3 from london"], active="west", techs={"west": "heavy_bombers"}
    )
    assert refused(s, "west", "bomb") == ("refuse-no-bombs", "T&T 12.62")
    s = fight(
        ["germany infantry ruhr 2"],
        ["britain air_force ruhr 3 from london"],
        active="west",
        techs={"west": "precision_bombsight"},
    )
    assert "bomb" not in legal(s, "west")


@rule("triumph", "12.62", "B-61")
def test_an_undefended_capital_is_bombed_and_left():
    s = fight(
        ["britain infantry london 1"],
        ["britain air_force berlin 3 from london"],
        active="west",
        techs={"west": "precision_bombsight heavy_bombers"},
        rolls=[1, 6, 6],
    )
    before = s.ind[0]
    play(s, "west", "bomb")
    assert s.ind[0] == before - 1
    assert all(text.startswith("rebase ") for text in legal(s, "west"))
    auto(s)
    assert units(s, "britain")[0].split()[2] != "berlin"
    assert s.peace_broken == mask("axis west")


@rule("triumph", "7.13", "A-40")
def test_whoever_is_in_a_battle_gets_no_peace_dividend():
    s = fight(["ussr infantry kiev 1"], ["germany infantry kiev 1 from lvov"], markers=POLAND)
    assert s.peace_broken == mask("axis ussr")


@rule("triumph", "10.4")
def test_in_winter_battles_are_fought_in_the_ussr_alone():
    s = fight(
        ["germany infantry kiev 2", "ussr infantry kiev 2", "germany infantry lvov 2", "ussr infantry lvov 2"],
        active="ussr",
        winter=True,
    )
    assert legal(s, "ussr") == ["done", "battle kiev"]


@rule("triumph", "12.41", "B-60")
def test_a_three_way_battle():
    s = fight(
        ["ussr infantry kiev 3", "britain infantry kiev 3"],
        ["germany infantry kiev 3 from lvov"],
        war=["axis ussr", "axis west", "west ussr"],
        markers=POLAND,
        rolls=[6],
    )
    assert legal(s, "axis") == ["target west", "target ussr", "target west ussr"]
    play(s, "axis", "target ussr")
    assert legal(s, "west") == ["target axis", "target ussr", "target axis ussr"]
    play(s, "west", "target ussr")
    load(s, 6, 6, 6, 1, 6, 6, 1, 6, 6)
    play(s, "ussr", "target axis")
    auto(s)
    assert shots(s) == ["britain infantry g", "ussr infantry g", "germany infantry g"]
    assert units(s, "britain") == ["britain infantry kiev 3"]
    assert units(s, "germany") == ["germany infantry kiev 2"]
    assert units(s, "ussr") == ["ussr infantry kiev 2"]


@rule("triumph", "12.22")
def test_the_active_player_may_rebase_after_a_land_round():
    s = fight(
        ["ussr infantry kiev 3"],
        ["germany infantry kiev 3 from lvov", "germany air_force kiev 2 from warsaw"],
        markers=POLAND,
        rolls=[6],
    )
    play(s, "axis", "fire g")
    play(s, "ussr", "fire g")
    play(s, "axis", "fire g")
    assert legal(s, "axis")[0] == "done"
    assert "rebase warsaw" in legal(s, "axis")
    assert refused(s, "axis", "rebase london") == ("refuse-no-rebase", "T&T 13.0")
    play(s, "axis", "rebase warsaw")
    assert asked(s) == ""
    assert s.place[block(s, "germany air_force warsaw")] == AREA_INDEX["warsaw"]


@rule("triumph", "11.54", "B-62")
def test_the_aggressor_owns_what_he_has_cleared():
    s = fight(["ussr infantry kiev 1"], ["germany infantry kiev 2 from lvov"], markers=POLAND, struck="ussr", rolls=[1])
    play(s, "axis", "fire g")
    assert s.owner[AREA_INDEX["kiev"]] == 0
    assert s.control[AREA_INDEX["kiev"]] == 0


@rule("triumph", "3.3", "12.24")
def test_disbanding_the_last_enemy_ends_the_battle():
    s = fight(["ussr infantry kiev 2"], ["germany infantry kiev 2 from lvov", "germany tank kiev 1 from lvov"], markers=POLAND)
    assert asked(s) == "axis"
    disband(s, block(s, "ussr infantry kiev"))
    settle(s)
    assert asked(s) == ""
    assert told(s, "battle_over") == [{"area": "kiev", "winner": "axis"}]


@rule("triumph", "3.3", "12.1")
def test_a_battle_whose_units_were_disbanded_is_not_fought():
    s = fight(
        ["ussr infantry kiev 2", "ussr infantry odessa 2"],
        ["germany infantry kiev 2 from lvov", "germany infantry odessa 1 from bucharest"],
        markers={"poland": "axis", "rumania": "axis"},
    )
    assert legal(s, "axis") == ["battle kiev", "battle odessa"]
    disband(s, block(s, "germany infantry odessa"))
    settle(s)
    assert [event["area"] for event in told(s, "battle")] == ["kiev"]


@rule("triumph", "12.41", "B-60")
def test_a_three_way_battle_with_an_armed_minor():
    s = fight(
        ["britain infantry warsaw 2"],
        ["germany infantry warsaw 4 from berlin"],
        minors={"poland": "axis west"},
        war=["axis west"],
    )
    assert legal(s, "axis") == ["target west", "target minor", "target west minor"]
    play(s, "axis", "target west minor")
    load(s, 6, 6, 6, 6, 6, 1, 1, 6, 6)
    play(s, "west", "target minor")
    # The Fortress fires at both its enemies; then the British at the Fortress alone; the strongest takes the hit.
    assert shots(s) == ["poland fortress g", "britain infantry g"]
    assert told(s, "hit") == []
    play(s, "axis", "fire g")
    # Fortress 3, British 2: first the Fortress, then of the equals the British.
    assert [event["unit"] for event in told(s, "hit")] == ["fortress", "infantry"]


@rule("triumph", "12.1")
def test_all_units_in_all_active_battles_are_turned_up_before_the_first():
    s = fight(
        ["ussr infantry kiev 2", "ussr infantry odessa 2", "ussr infantry bryansk 2", "germany infantry bryansk 1"],
        ["germany infantry kiev 2 from lvov", "germany infantry odessa 1 from bucharest"],
        markers={"poland": "axis", "rumania": "axis"},
    )
    # Kiev and Odessa must be fought, Bryansk need not; nothing is shown before that is said.
    assert not any(s.seen[block(s, f"ussr infantry {area}")] & OPEN for area in ("kiev", "odessa", "bryansk"))
    play(s, "axis", "done")
    assert legal(s, "axis") == ["battle kiev", "battle odessa"]
    assert lying(s, "kiev") == lying(s, "odessa") == {NATION_INDEX["ussr"], NATION_INDEX["germany"]}
    # Those of the Aggressor lie open everywhere.
    assert lying(s, "bryansk") == {NATION_INDEX["germany"]}


@rule("triumph", "12.1", "12.71")
def test_groups_that_wait_are_not_turned_up_with_the_others():
    s = fight(
        ["britain fleet north_sea 2", "britain fleet baltic_sea 2"],
        ["germany fleet north_sea 2 from ruhr", "germany fleet baltic_sea 2 from berlin"],
    )
    assert legal(s, "axis") == ["battle north_sea", "battle baltic_sea"]
    assert all(s.seen[block(s, f"britain fleet {area}")] & OPEN for area in ("north_sea", "baltic_sea"))
    assert not any(s.seen[block(s, f"germany fleet {area}")] & OPEN for area in ("north_sea", "baltic_sea"))


@rule("triumph", "12.1", "3.3")
def test_who_was_turned_up_for_a_battle_that_is_not_fought_stands_up_again():
    s = fight(
        ["britain fleet north_sea 2", "britain fleet baltic_sea 2"],
        ["germany fleet north_sea 2 from ruhr", "germany fleet baltic_sea 2 from berlin"],
    )
    disband(s, block(s, "germany fleet baltic_sea"))
    settle(s)
    auto(s)
    assert [event["area"] for event in told(s, "battle")] == ["north_sea"]
    assert not s.seen[block(s, "britain fleet baltic_sea")] & OPEN
