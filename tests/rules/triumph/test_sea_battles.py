"""Sea battles (T&T 12.23, 12.7)."""

from __future__ import annotations

from tests.rule import rule
from tests.rules.triumph.battlefield import auto, fight, load, shots
from tests.rules.triumph.table import asked, block, legal, play, refused, told, units
from vezerkar.games.triumph.game_data import AREA_INDEX
from vezerkar.games.triumph.state import OPEN


@rule("triumph", "12.23", "12.24")
def test_a_sea_battle_goes_on_until_one_side_is_gone():
    s = fight(["britain fleet north_sea 1"], ["germany fleet north_sea 1 from ruhr"], rolls=[6, 6, 6, 1])
    while asked(s) != "" and not told(s, "destroyed"):
        play(s, asked(s), "fire n")
    play(s, "axis", "done")
    assert shots(s) == ["britain fleet n", "germany fleet n", "britain fleet n", "germany fleet n"]
    assert [event["round"] for event in told(s, "round")] == [1, 2]
    assert told(s, "battle_over") == [{"area": "north_sea", "winner": "axis"}]
    assert units(s, "britain") == []


@rule("triumph", "12.24", "13.12", "B-57")
def test_the_winning_active_player_may_rebase():
    s = fight(["britain submarine north_sea 1"], ["germany fleet north_sea 2 from ruhr"], rolls=[6, 1])
    play(s, "west", "fire n")
    play(s, "axis", "fire s")
    assert legal(s, "axis")[0] == "done"
    assert "rebase ruhr" in legal(s, "axis")
    play(s, "axis", "done")
    assert units(s) == ["germany fleet north_sea 2"]
    assert not s.seen[block(s, "germany fleet north_sea")] & OPEN


@rule("triumph", "12.24", "12.75", "A-30b", "13.12")
def test_air_forces_win_and_go_home():
    """They have won when the last enemy is gone, wherever they are when it is told."""
    s = fight(["britain submarine north_sea 1"], ["germany air_force north_sea 2 from ruhr"], rolls=[6, 1])
    auto(s)
    assert units(s) == ["germany air_force ruhr 2"]
    assert told(s, "battle_over") == [{"area": "north_sea", "winner": "axis"}]
    s = fight(["britain air_force north_sea 4"], ["germany fleet north_sea 1 from ruhr"], rolls=[1, 1, 1, 1])
    auto(s)
    assert len(units(s, "britain")) == 1 and not units(s, "germany")
    assert told(s, "battle_over") == [{"area": "north_sea", "winner": "west"}]
    s = fight(["britain submarine north_sea 1"], ["germany fleet north_sea 2 from ruhr"], rolls=[6, 1])
    play(s, "west", "fire n")
    play(s, "axis", "fire s", "rebase ruhr")
    assert told(s, "battle_over") == [{"area": "north_sea", "winner": "axis"}], "ships that leave afterwards, too"


@rule("triumph", "12.24")
def test_air_forces_that_only_meet_and_go_home_win_nothing():
    s = fight(["britain air_force north_sea 1"], ["germany air_force north_sea 1 from ruhr"], rolls=[6, 6])
    auto(s)
    assert len(units(s)) == 2
    assert told(s, "battle_over") == [{"area": "north_sea", "winner": "nobody"}]


@rule("triumph", "12.71", "11.53", "A-26", "A-30")
def test_one_battlegroup_joins_in_each_round():
    s = fight(
        ["britain fleet north_sea 4"],
        [
            "germany fleet north_sea 2 from ruhr",
            "germany submarine north_sea 2 from ruhr",
            "germany fleet north_sea 3 from baltic_sea",
        ],
        rolls=[6],
    )
    assert legal(s, "axis") == ["join ruhr", "join baltic_sea"]
    assert refused(s, "axis", "join berlin") == ("refuse-no-group", "T&T 12.71")
    assert told(s, "shown") == [{"nation": "britain", "area": "north_sea", "unit": "fleet", "cv": 4}]
    play(s, "axis", "join baltic_sea")
    assert [event["cv"] for event in told(s, "shown")] == [4, 3]
    play(s, "west", "fire n")
    play(s, "axis", "fire n")
    # The other group joins by itself in the second round.
    assert told(s, "group_joined")[-1] == {"area": "north_sea", "faction": "axis", "from": "ruhr"}
    assert len(told(s, "round")) == 2
    assert asked(s) == "axis"
    assert "fire n" in legal(s, "axis")


@rule("triumph", "12.71", "A-30")
def test_the_next_group_fights_on_when_the_first_is_gone():
    s = fight(
        ["britain fleet north_sea 2"],
        ["germany fleet north_sea 1 from ruhr", "germany fleet north_sea 3 from baltic_sea"],
        rolls=[1, 1],
    )
    play(s, "axis", "join ruhr")
    play(s, "west", "fire n")
    assert told(s, "battle_over") == []
    assert len(told(s, "round")) == 2
    assert told(s, "group_joined")[-1]["from"] == "baltic_sea"


@rule("triumph", "12.71", "12.1")
def test_groups_that_need_not_join_stay_hidden():
    s = fight(
        ["britain submarine north_sea 1"],
        ["germany fleet north_sea 1 from ruhr", "germany carrier north_sea 3 from baltic_sea"],
        rolls=[6, 1],
    )
    play(s, "axis", "join ruhr")
    play(s, "west", "fire n")
    play(s, "axis", "fire s")
    assert told(s, "battle_over") == []
    assert asked(s) == "axis"
    play(s, "axis", "done")
    assert told(s, "battle_over") == [{"area": "north_sea", "winner": "axis"}]
    assert [event["unit"] for event in told(s, "shown")] == ["submarine", "fleet"]


@rule("triumph", "12.72", "12.44", "A-44")
def test_convoys_are_naval_targets_that_lose_two_and_do_not_act():
    s = fight(
        ["britain infantry north_sea 3", "britain fleet north_sea 1"],
        ["germany submarine north_sea 2 from ruhr"],
        rolls=[1, 6, 6],
    )
    assert asked(s) == "axis"
    play(s, "axis", "fire n")
    assert units(s, "britain") == ["britain fleet north_sea 1", "britain infantry north_sea 1"]
    assert asked(s) == "west"
    play(s, "west", "fire s")
    assert shots(s) == ["germany submarine n", "britain fleet s"]


@rule("triumph", "12.72")
def test_convoys_alone_are_sunk():
    s = fight(["britain infantry north_sea 3"], ["germany submarine north_sea 2 from ruhr"], rolls=[1, 1])
    play(s, "axis", "fire n")
    assert told(s, "destroyed") == [{"nation": "britain", "unit": "infantry", "area": "north_sea"}]


@rule("triumph", "12.44")
def test_a_carrier_loses_two_for_each_hit():
    s = fight(
        ["britain carrier north_sea 4", "britain fleet north_sea 2"],
        ["germany fleet north_sea 2 from ruhr"],
        rolls=[6, 6, 6, 6, 6, 6, 1, 1],
    )
    play(s, "west", "fire n", "fire n")
    play(s, "axis", "fire n")
    # The Carrier took the first hit; now both have 2 and the owner chooses.
    assert asked(s) == "west"
    play(s, "west", next(text for text in legal(s, "west") if "carrier" in text))
    assert units(s, "britain") == ["britain fleet north_sea 2"]


@rule("triumph", "12.74", "A-2")
def test_a_carrier_strikes_and_leaves():
    s = fight(["britain carrier north_sea 3"], ["germany fleet north_sea 3 from ruhr"], rolls=[1, 2, 2])
    assert "strike london" in legal(s, "west")
    assert "strike english_channel" in legal(s, "west")
    assert refused(s, "west", "strike ruhr") == ("refuse-not-friendly", "T&T 12.5")
    play(s, "west", "strike london")
    assert told(s, "fired")[0]["need"] == 1
    assert units(s) == ["britain carrier london 3", "germany fleet north_sea 2"]


@rule("triumph", "12.74")
def test_a_carrier_strikes_at_naval_units_alone():
    s = fight(["britain carrier north_sea 3"], ["germany submarine north_sea 3 from ruhr"])
    assert refused(s, "west", "strike london") == ("refuse-no-target", "T&T 12.41")
    assert "fire s" in legal(s, "west")


@rule("triumph", "12.75", "12.23", "13.2", "A-30b")
def test_all_air_forces_leave_after_a_round_at_sea():
    s = fight(
        ["britain fleet north_sea 3", "britain air_force north_sea 2"],
        ["germany fleet north_sea 3 from ruhr", "germany air_force north_sea 2 from ruhr"],
        rolls=[6],
    )
    play(s, "west", "fire n")
    play(s, "axis", "fire n")
    play(s, "west", "fire n")
    play(s, "axis", "fire n")
    assert asked(s) == "axis"
    assert all(text.startswith("rebase ") for text in legal(s, "axis"))
    play(s, "axis", "rebase ruhr")
    assert asked(s) == "west"
    play(s, "west", "rebase london")
    assert units(s) == [
        "britain air_force london 2", "britain fleet north_sea 3", "germany air_force ruhr 2", "germany fleet north_sea 3",
    ]  # fmt: skip
    assert len(told(s, "round")) == 2


@rule("triumph", "13.2")
def test_an_air_force_without_a_base_is_lost():
    s = fight(
        ["britain fleet mid_atlantic_ocean 1", "germany air_force mid_atlantic_ocean 2"],
        ["germany fleet mid_atlantic_ocean 1 from south_atlantic_ocean"],
        rolls=[6],
    )
    auto(s)
    assert {"nation": "germany", "unit": "air_force", "area": "mid_atlantic_ocean"} in told(s, "destroyed")


@rule("triumph", "12.73", "B-59")
def test_submarines_escape_at_the_end_of_a_round():
    s = fight(["britain submarine north_sea 2"], ["germany fleet north_sea 2 from ruhr"], rolls=[6])
    play(s, "west", "fire n")
    play(s, "axis", "fire s")
    assert legal(s, "west") == ["escape", "stay"]
    play(s, "west", "escape")
    assert told(s, "escaped")[0]["unit"] == "submarine"
    play(s, "axis", "done")
    assert told(s, "battle_over") == [{"area": "north_sea", "winner": "axis"}]
    sub = block(s, "britain submarine north_sea")
    assert sub in s.deep
    assert not s.seen[sub] & OPEN
    assert not s.here[AREA_INDEX["north_sea"]] & 2


@rule("triumph", "12.73")
def test_submarines_may_stay():
    s = fight(["britain submarine north_sea 2"], ["germany fleet north_sea 2 from ruhr"], rolls=[6])
    play(s, "west", "fire n")
    play(s, "axis", "fire s")
    play(s, "west", "stay")
    assert len(told(s, "round")) == 2


@rule("triumph", "12.73", "B-50")
def test_escaped_submarines_can_be_engaged():
    s = fight(["germany fleet north_sea 2"], escaped=["britain submarine north_sea 1"], rolls=[6, 1])
    assert legal(s, "axis") == ["done", "battle north_sea"]
    play(s, "axis", "battle north_sea")
    play(s, "west", "fire n")
    play(s, "axis", "fire s")
    assert units(s, "britain") == []


@rule("triumph", "12.73", "B-50")
def test_escaped_submarines_can_fight_again_in_their_own_turn():
    s = fight(["britain fleet north_sea 2"], escaped=["germany submarine north_sea 2"], rolls=[6])
    assert legal(s, "axis") == ["done", "battle north_sea"]
    play(s, "axis", "battle north_sea")
    # Subs act before Fleets.
    play(s, "axis", "fire n")
    assert s.deep == ()


@rule("triumph", "12.73")
def test_escaped_submarines_need_not_join_their_own_side():
    s = fight(
        ["britain fleet north_sea 2"],
        ["germany fleet north_sea 2 from ruhr"],
        escaped=["germany submarine north_sea 2"],
        rolls=[6],
    )
    assert legal(s, "axis") == ["pass", "join north_sea"]
    play(s, "axis", "pass")
    assert asked(s) == "west"
    assert "fire s" not in legal(s, "west")


@rule("triumph", "12.73")
def test_nobody_fights_over_escaped_submarines_alone():
    s = fight([], escaped=["germany submarine north_sea 2", "britain submarine north_sea 2"])
    assert asked(s) == ""


@rule("triumph", "B-53")
def test_a_sea_battle_in_which_nobody_can_fire_ends_with_both_sides_there():
    s = fight(["britain infantry north_sea 2", "germany infantry north_sea 2"], struck="west")
    assert asked(s) == ""
    assert told(s, "battle_over") == [{"area": "north_sea", "winner": "nobody"}]
    assert len(units(s)) == 2


@rule("triumph", "B-52")
def test_at_sea_a_unit_that_can_hit_nobody_must_leave():
    s = fight(
        ["britain submarine north_sea 2", "britain fleet north_sea 1"], ["germany air_force north_sea 2 from ruhr"], rolls=[6]
    )
    play(s, "axis", "fire n")
    assert asked(s) == "west"
    assert not [text for text in legal(s, "west") if text.startswith("fire") or text == "pass"]
    assert refused(s, "west", "pass") == ("refuse-must-act", "T&T B-52")


@rule("triumph", "15.22", "B-23")
def test_ships_beside_a_new_enemy_fight():
    s = fight(["germany fleet north_sea 1", "britain fleet north_sea 1"], struck="west", rolls=[1])
    # Surprise: the Declarer fires first.
    play(s, "axis", "fire n")
    assert units(s) == ["germany fleet north_sea 1"]


@rule("triumph", "12.24")
def test_rivals_at_peace_watch():
    s = fight(
        ["britain fleet north_sea 1", "ussr fleet north_sea 1"],
        ["germany fleet north_sea 1 from ruhr"],
        war=["axis west"],
        rolls=[1],
    )
    play(s, "west", "fire n")
    assert told(s, "battle_over") == [{"area": "north_sea", "winner": "west"}]
    assert sorted(str(event["nation"]) for event in told(s, "shown")) == ["britain", "germany"]


@rule("triumph", "12.71")
def test_hits_on_waiting_groups_are_impossible():
    s = fight(
        ["britain fleet north_sea 3"],
        ["germany fleet north_sea 1 from ruhr", "germany fleet north_sea 3 from baltic_sea"],
        rolls=[1, 1, 1],
    )
    play(s, "axis", "join ruhr")
    load(s, 1, 1, 1)
    play(s, "west", "fire n")
    assert units(s, "germany") == ["germany fleet north_sea 3"]


@rule("triumph", "12.73", "12.71")
def test_a_group_joins_in_the_first_round_beside_those_who_are_there():
    s = fight(
        ["britain fleet north_sea 3"],
        ["germany submarine north_sea 1 from ruhr", "germany submarine north_sea 3 from baltic_sea"],
        escaped=["germany submarine north_sea 2"],
        rolls=[6],
    )
    play(s, "axis", "join north_sea", "join ruhr")
    picks = [text for text in legal(s, "axis") if text.startswith("pick ")]
    assert len(picks) == 2


@rule("triumph", "13.12", "12.73")
def test_escaped_submarines_do_not_rebase():
    s = fight(
        ["britain fleet north_sea 1"],
        ["germany submarine north_sea 1 from ruhr", "germany fleet north_sea 4 from ruhr"],
        rolls=[6, 6, 1],
    )
    play(s, "axis", "fire n")
    play(s, "west", "fire n")
    play(s, "axis", "fire n")
    # Both are left in the battle and may rebase.
    assert len([text for text in legal(s, "axis") if text.startswith("pick ")]) == 2
    s = fight(["britain fleet north_sea 1"], ["germany submarine north_sea 1 from ruhr"], rolls=[6])
    play(s, "axis", "fire n")
    play(s, "west", "fire s")
    play(s, "axis", "escape")
    assert asked(s) == ""
    assert told(s, "battle_over") == [{"area": "north_sea", "winner": "west"}]


@rule("triumph", "3.244", "12.73")
def test_convoys_alone_begin_no_sea_battle():
    # An Escaped Submarine lurks beside a Convoy; without a ship it is not hunted.
    s = fight(["germany infantry north_sea 2"], escaped=["britain submarine north_sea 2"])
    assert asked(s) == ""
    s = fight(["germany infantry north_sea 2", "germany fleet north_sea 2"], escaped=["britain submarine north_sea 2"])
    assert legal(s, "axis") == ["done", "battle north_sea"]
    # Nor do they fight ships they met when war broke out in an earlier turn.
    s = fight(["germany infantry north_sea 2", "britain fleet north_sea 2"])
    assert asked(s) == ""
    # In the turn of the Declaration they are caught (B-23).
    s = fight(["germany infantry north_sea 2", "britain fleet north_sea 2"], struck="west")
    assert [event["area"] for event in told(s, "battle")] == ["north_sea"]
