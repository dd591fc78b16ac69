"""Retreats and ReBasing (T&T 12.5, 13)."""

from __future__ import annotations

from tests.rule import rule
from tests.rules.triumph.battlefield import auto, fight, load
from tests.rules.triumph.moving import begin, go, turn
from tests.rules.triumph.table import asked, block, legal, nouns, play, refused, settle, table, told, units
from vezerkar.engine.event import SPECTATOR
from vezerkar.games.triumph.game_data import AREA_INDEX, FACTION_INDEX
from vezerkar.games.triumph.rules.retreat import ActiveRebase, forced_retreats
from vezerkar.games.triumph.rules.step import ALL
from vezerkar.games.triumph.rules.units import disband
from vezerkar.games.triumph.state import OPEN, TntState

POLAND = {"poland": "axis"}


@rule("triumph", "12.5", "B-55")
def test_a_defender_retreats_where_the_enemy_did_not_come_from():
    s = fight(["ussr infantry kiev 2"], ["germany infantry kiev 2 from bryansk"])
    assert sorted(nouns(s, "ussr", "retreat")) == ["kharkov", "odessa"]
    assert refused(s, "ussr", "retreat bryansk") == ("refuse-enemy-came-from", "T&T 12.5")
    assert refused(s, "ussr", "retreat lvov") == ("refuse-not-friendly", "T&T 12.5")
    assert refused(s, "ussr", "retreat moscow") == ("refuse-no-neighbour", "T&T 12.5")
    play(s, "ussr", "retreat odessa")
    assert units(s) == ["germany infantry kiev 2", "ussr infantry odessa 2"]
    assert told(s, "retreated") == [{"nation": "ussr", "unit": "infantry", "cv": 2, "from": "kiev", "to": "odessa"}]
    assert told(s, "battle_over") == [{"area": "kiev", "winner": "axis"}]


@rule("triumph", "12.5", "B-55")
def test_an_attacker_retreats_only_whence_he_came():
    s = fight(
        ["ussr infantry kiev 2"], ["germany infantry kiev 2 from lvov"], markers={"poland": "axis", "rumania": "axis"}, rolls=[6]
    )
    play(s, "ussr", "fire g")
    assert nouns(s, "axis", "retreat") == ["lvov"]
    assert refused(s, "axis", "retreat odessa") == ("refuse-not-friendly", "T&T 12.5")
    s = fight(
        ["germany infantry lvov 1", "ussr infantry warsaw 2"],
        ["germany infantry warsaw 2 from berlin"],
        markers=POLAND,
        rolls=[6],
    )
    play(s, "ussr", "fire g")
    assert nouns(s, "axis", "retreat") == ["berlin"]
    assert refused(s, "axis", "retreat konigsberg") == ("refuse-only-back", "T&T 12.5")


@rule("triumph", "12.5", "12.1")
def test_who_did_not_engage_this_turn_retreats_anywhere():
    s = fight(["ussr infantry kiev 2", "germany infantry kiev 2"], active="ussr", rolls=[6], markers=POLAND)
    play(s, "ussr", "battle kiev")
    assert nouns(s, "axis", "retreat") == ["lvov"]
    play(s, "axis", "fire g")
    assert sorted(nouns(s, "ussr", "retreat")) == ["bryansk", "kharkov", "odessa"]


@rule("triumph", "11.52", "12.5", "B-45")
def test_a_border_lets_only_so_many_retreat():
    s = fight(
        ["ussr infantry odessa 1", "ussr infantry odessa 1", "ussr infantry odessa 1"],
        ["germany infantry odessa 2 from bucharest"],
        markers={"rumania": "axis"},
    )
    # A river to Kharkov, a Strait to Sevastopol, plains to Kiev.
    play(s, "ussr", "retreat sevastopol")
    assert refused(s, "ussr", "retreat sevastopol") == ("refuse-border-full", "T&T 11.52")
    play(s, "ussr", "retreat kharkov", "retreat kharkov")
    assert len(units(s, "ussr")) == 3


@rule("triumph", "12.5", "12.63", "B-55")
def test_nobody_retreats_into_a_battle_but_a_raid_does_not_hinder():
    s = fight(
        ["ussr infantry kiev 2", "ussr infantry odessa 3"],
        ["germany infantry kiev 2 from lvov", "germany infantry odessa 1 from bucharest"],
        markers={"poland": "axis", "rumania": "axis"},
        rolls=[6],
    )
    play(s, "axis", "battle kiev")
    assert refused(s, "ussr", "retreat odessa") == ("refuse-battle-there", "T&T 12.5")
    s = fight(
        ["ussr infantry kiev 2", "ussr infantry odessa 3"],
        ["germany infantry kiev 2 from lvov", "germany air_force odessa 1 from bucharest"],
        markers={"poland": "axis", "rumania": "axis"},
        rolls=[6],
    )
    play(s, "axis", "battle kiev")
    assert "odessa" in nouns(s, "ussr", "retreat")


@rule("triumph", "12.5")
def test_nobody_retreats_to_where_a_battle_was_fought():
    s = fight(
        ["ussr infantry kiev 3", "ussr infantry odessa 1"],
        ["germany infantry kiev 2 from lvov", "germany infantry odessa 1 from bucharest"],
        markers={"poland": "axis", "rumania": "axis"},
        rolls=[6],
    )
    play(s, "axis", "battle odessa")
    play(s, "ussr", "retreat kharkov")
    assert refused(s, "ussr", "retreat odessa") == ("refuse-battle-there", "T&T 12.5")


@rule("triumph", "12.5", "A-43")
def test_ground_units_retreat_to_sea_only_beside_friends():
    s = fight(["britain infantry paris 2"], ["germany infantry paris 2 from lorraine"])
    assert refused(s, "west", "retreat english_channel") == ("refuse-sea-not-occupied", "T&T A-43")
    s = fight(["britain infantry paris 2", "britain fleet english_channel 1"], ["germany infantry paris 2 from lorraine"])
    play(s, "west", "retreat english_channel")
    assert "britain infantry english_channel 2" in units(s)


@rule("triumph", "12.5", "B-55")
def test_fortresses_do_not_retreat():
    s = fight(["ussr fortress kiev 2"], ["germany infantry kiev 2 from lvov"], markers=POLAND, rolls=[6])
    assert asked(s) == "axis"
    assert told(s, "fired")[0]["unit"] == "fortress"


@rule("triumph", "12.51", "13.11", "B-56")
def test_air_forces_retreat_by_rebasing():
    s = fight(["britain air_force lorraine 2", "france infantry lorraine 1"], ["germany infantry lorraine 2 from munich"])
    assert refused(s, "west", "retreat gascony") == ("refuse-air-must-rebase", "T&T 12.51")
    assert refused(s, "west", "rebase london") == ("refuse-no-rebase", "T&T 13.0")
    play(s, "west", "rebase paris")
    assert "britain air_force paris 2" in units(s)


@rule("triumph", "12.51", "9.0")
def test_heavy_bombers_rebase_farther():
    s = fight(
        ["britain air_force lorraine 2", "france infantry lorraine 1"],
        ["germany infantry lorraine 2 from munich"],
        techs={"west": "heavy_bombers"},
    )
    assert "rebase london" in legal(s, "west")


@rule("triumph", "12.51", "12.5")
def test_ships_retreat_or_rebase():
    s = fight(["britain fleet north_sea 2"], ["germany fleet north_sea 2 from ruhr"])
    ways = legal(s, "west")
    assert "retreat english_channel" in ways
    assert "retreat london" in ways
    assert "rebase paris" not in ways
    assert "retreat paris" in ways
    assert refused(s, "west", "retreat ruhr") == ("refuse-not-friendly", "T&T 12.5")
    assert [text for text in ways if text.startswith("rebase")] != []


@rule("triumph", "12.52", "A-29")
def test_forced_retreats_the_aggressors_first():
    s = fight(
        ["ussr infantry odessa 1", "ussr fleet odessa 2", "ussr air_force odessa 1"],
        ["germany infantry odessa 4 from bucharest"],
        markers={"rumania": "axis"},
        struck="ussr",
        rolls=[6, 6, 6, 1, 1, 1],
    )
    play(s, "ussr", "fire g")
    play(s, "ussr", "fire g")
    play(s, "axis", "fire g")
    # The Infantry is gone: fleet and Air Force lost their Ground Support.
    assert told(s, "destroyed") == [{"nation": "ussr", "unit": "infantry", "area": "odessa"}]
    assert asked(s) == "ussr"
    assert all(text.split()[0] in ("retreat", "rebase") for text in legal(s, "ussr"))
    auto(s)
    assert [text for text in units(s, "ussr") if "odessa" in text] == []


@rule("triumph", "12.52", "A-29")
def test_raiders_do_not_drive_the_owner_out():
    s = fight(["britain air_force london 2"], ["germany air_force london 2 from ruhr"], rolls=[6])
    auto(s)
    assert units(s) == ["britain air_force london 2", "germany air_force ruhr 2"]


def supply(s: TntState) -> TntState:
    """Run what the Supply Phase asks for."""
    forced_retreats(s)
    settle(s)
    return s


@rule("triumph", "12.52", "14.1", "A-29")
def test_forced_retreats_when_supply_fails():
    s = table(
        units=["germany air_force kiev 2", "germany infantry lvov 1", "germany fleet ruhr 1"], war=["axis ussr"], markers=POLAND
    )
    s.control[AREA_INDEX["kiev"]] = FACTION_INDEX["ussr"]
    supply(s)
    assert all(text.startswith("rebase ") for text in legal(s, "axis"))
    play(s, "axis", "rebase lvov")
    assert asked(s) == ""
    # That it is no Ground unit is proved by showing it.
    assert told(s, "shown", "ussr") == [{"nation": "germany", "area": "kiev", "unit": "air_force", "cv": 2}]
    assert [event["unit"] for event in told(s, "rebased", "ussr")] == ["air_force"]
    assert not s.seen[block(s, "germany air_force lvov")] & OPEN


@rule("triumph", "12.52")
def test_whoever_cannot_leave_is_eliminated():
    s = table(units=["germany air_force vologda 2"], war=["axis ussr"])
    s.control[AREA_INDEX["vologda"]] = FACTION_INDEX["ussr"]
    supply(s)
    assert units(s) == []
    assert told(s, "destroyed") == [{"nation": "germany", "unit": "air_force", "area": "vologda"}]


@rule("triumph", "12.22")
def test_the_aggressor_lies_open_where_nobody_fought():
    s = fight(["ussr infantry kiev 1", "germany infantry kiev 2"])
    play(s, "axis", "done")
    assert s.seen[block(s, "germany infantry kiev")] & OPEN
    assert not s.seen[block(s, "ussr infantry kiev")] & OPEN


@rule("triumph", "12.71", "12.5")
def test_an_attacker_at_sea_goes_back():
    s = fight(["britain submarine north_sea 2"], ["germany fleet north_sea 2 from ruhr"], rolls=[6])
    play(s, "west", "fire n")
    assert nouns(s, "axis", "retreat") == ["ruhr"]
    assert refused(s, "axis", "retreat norwegian_sea") == ("refuse-only-back", "T&T 12.5")


@rule("triumph", "3.0", "13.12")
def test_what_every_faction_knows_of_a_hidden_unit_is_not_told_to_spectators():
    """It was never laid open: two Agents looked at it."""
    s = table(units=["germany fleet baltic_sea 3"], war=["axis west"])
    s.active = FACTION_INDEX["axis"]
    s.seen[block(s, "germany fleet baltic_sea")] = ALL
    s.stack = [ActiveRebase(AREA_INDEX["baltic_sea"])]
    settle(s)
    play(s, "axis", "rebase berlin")
    assert len(told(s, "rebased", "west")) == len(told(s, "rebased", "ussr")) == len(told(s, "rebased", "axis")) == 1
    seen = [event.kind for event in s.sink or [] if event.visible(SPECTATOR)]
    assert seen == ["block_rebased"]


def sea_fight(faction: str, unit: str, to: str, foes: list[str], markers: dict[str, str] | None = None) -> TntState:
    """A ship engages at sea, and whoever comes before it fires in vain; it is asked what it does."""
    s = turn(faction, war=["west axis"], units=[*foes, f"{unit} 4"], markers=markers)
    load(s, *[6] * 16)
    go(s, unit, to)
    play(s, faction, "done")
    while asked(s) != faction:
        play(s, asked(s), next(text for text in legal(s, asked(s)) if text.startswith("fire")))
    return s


@rule("triumph", "12.5", "B-55")
def test_a_fleet_from_afar_goes_back_only_where_it_can_have_come_from():
    # From London into the Norwegian Sea it came through the North Sea or the Irish Sea.
    s = sea_fight("west", "britain fleet london", "norwegian_sea", ["germany submarine norwegian_sea 3"])
    assert sorted(nouns(s, "west", "retreat")) == ["irish_sea", "north_sea"]
    for area in ("greenland_sea", "nordkapp_sea", "glasgow"):
        assert refused(s, "west", f"retreat {area}") == ("refuse-only-back", "T&T 12.5")
    # An enemy in the Irish Sea stops Fleets there.
    foes = ["germany submarine norwegian_sea 3", "germany fleet irish_sea"]
    s = sea_fight("west", "britain fleet london", "norwegian_sea", foes)
    assert nouns(s, "west", "retreat") == ["north_sea"]


@rule("triumph", "12.5", "11.21", "B-55")
def test_speed_bounds_where_a_ship_can_have_come_from():
    # From Dublin a Fleet reaches the North Sea past either end of Britain; a Submarine does not.
    ireland = {"ireland": "west"}
    s = sea_fight("west", "britain fleet dublin", "north_sea", ["germany submarine north_sea 3"], ireland)
    assert sorted(nouns(s, "west", "retreat")) == ["english_channel", "norwegian_sea"]
    s = sea_fight("west", "britain submarine dublin", "english_channel", ["germany submarine english_channel 3"], ireland)
    assert nouns(s, "west", "retreat") == ["irish_sea"]
    # An Ocean takes two of its three.
    s = sea_fight("west", "britain fleet ottawa", "irminger_sea", ["germany submarine irminger_sea 3"])
    assert nouns(s, "west", "retreat") == ["north_atlantic_ocean"]


@rule("triumph", "12.5", "3.231", "B-55")
def test_a_submarine_may_have_come_through_enemies():
    foes = ["germany submarine norwegian_sea 3", "germany fleet north_sea", "germany fleet irish_sea"]
    s = sea_fight("west", "britain submarine london", "norwegian_sea", foes)
    # Either way lay under enemies, and there they still are.
    assert nouns(s, "west", "retreat") == []
    assert refused(s, "west", "retreat north_sea") == ("refuse-not-friendly", "T&T 12.5")
    assert refused(s, "west", "retreat greenland_sea") == ("refuse-only-back", "T&T 12.5")


@rule("triumph", "12.5", "B-40", "B-55")
def test_a_ship_came_by_sea_where_no_shore_leads():
    # Madrid and Leon border each other inland alone.
    s = fight(["britain infantry leon 2"], ["germany submarine leon 2 from madrid"], markers={"spain": "axis"})
    assert nouns(s, "axis", "retreat") == ["madeira_sea"]
    assert refused(s, "axis", "retreat bay_of_biscay") == ("refuse-only-back", "T&T 12.5")


@rule("triumph", "12.5", "B-55")
def test_nobody_retreats_the_only_way_ships_came_from_afar():
    s = sea_fight("axis", "germany submarine ruhr", "norwegian_sea", ["britain fleet norwegian_sea 3"])
    play(s, "axis", "fire n")
    assert refused(s, "west", "retreat north_sea") == ("refuse-enemy-came-from", "T&T 12.5")
    assert "irish_sea" in nouns(s, "west", "retreat")
    # Which of two ways they came nobody knows.
    s = sea_fight("axis", "germany fleet london", "norwegian_sea", ["britain fleet norwegian_sea 3", "germany infantry london"])
    assert {"irish_sea", "north_sea"} <= set(nouns(s, "west", "retreat"))


@rule("triumph", "11.51", "1.21", "13.0", "B-35")
def test_a_sea_cleared_in_this_phase_is_no_way_out_of_a_battle():
    s = fight(
        ["britain fleet english_channel 4", "britain fleet north_sea 2"],
        ["germany submarine english_channel 1 from paris", "germany fleet north_sea 2 from ruhr"],
        rolls=[6, 1, 6, 6, 6],
    )
    play(s, "axis", "battle english_channel", "fire n")
    play(s, "west", "fire s")
    assert told(s, "battle_over") == [{"area": "english_channel", "winner": "west"}]
    # The Channel was an Enemy Sea when the phase began; the way to Gascony leads through it.
    assert asked(s) == "west"
    ways = legal(s, "west")
    assert "rebase gascony" not in ways
    assert "retreat english_channel" not in ways
    s = fight(["britain fleet north_sea 2"], ["germany fleet north_sea 2 from ruhr"])
    assert "rebase gascony" in legal(s, "west")


@rule("triumph", "10.4", "12.5", "12.51", "C-Winter")
def test_in_winter_only_the_ussr_keeps_to_its_own_country():
    s = fight(
        ["germany infantry kiev 2", "germany air_force kiev 2", "ussr infantry kiev 2"],
        active="ussr",
        winter=True,
        markers=POLAND,
    )
    play(s, "ussr", "battle kiev")
    assert "rebase warsaw" in legal(s, "axis")
    play(s, "axis", "fire g")
    assert nouns(s, "axis", "retreat") == ["lvov"]
    # The Soviet Air Force does not fly to its Satellite.
    s = fight(
        ["germany infantry kiev 2", "ussr infantry kiev 2", "ussr air_force kiev 2"],
        active="ussr",
        winter=True,
        markers={"rumania": "ussr"},
    )
    play(s, "ussr", "battle kiev")
    assert "rebase odessa" in legal(s, "ussr")
    assert "rebase bucharest" not in legal(s, "ussr")
    s = fight(
        ["germany infantry odessa 2", "ussr infantry odessa 2"],
        active="ussr",
        winter=True,
        markers={"rumania": "ussr"},
        rolls=[6, 6],
    )
    play(s, "ussr", "battle odessa")
    assert refused(s, "ussr", "retreat bucharest") == ("refuse-bound", "T&T 10.4")


@rule("triumph", "12.24", "11.51")
def test_the_aggressor_stands_up_when_the_last_owner_leaves():
    s = fight(["ussr infantry kiev 1", "germany infantry kiev 2"])
    play(s, "axis", "done")
    assert s.seen[block(s, "germany infantry kiev")] & OPEN
    begin(s, "ussr")
    go(s, "ussr infantry kiev", "bryansk")
    assert not s.seen[block(s, "germany infantry kiev")] & OPEN
    # Who starved, or was disbanded, has left as well.
    s = fight(["ussr infantry kiev 1", "germany infantry kiev 2"])
    play(s, "axis", "done")
    disband(s, block(s, "ussr infantry kiev"))
    begin(s, "ussr")
    assert not s.seen[block(s, "germany infantry kiev")] & OPEN
