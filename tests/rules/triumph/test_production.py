"""The Production Phase (T&T 7.2, 8.45, 14.12, 18.21)."""

from __future__ import annotations

from tests.rule import rule
from tests.rules.triumph.table import (
    asked,
    block,
    factions,
    hand,
    legal,
    nouns,
    play,
    put,
    question,
    refused,
    settle,
    table,
    told,
    units,
)
from vezerkar.games.triumph.game_data import AREA_INDEX, AXIS, FACTION_INDEX, THREE, USSR, WEST
from vezerkar.games.triumph.rules.control import determine, production_level, resources
from vezerkar.games.triumph.rules.nations import defeat_power
from vezerkar.games.triumph.rules.production import Production, Spend, UsaForces
from vezerkar.games.triumph.state import BLOCKED, MED, SPENT


def producing(faction: str = "axis", points: int = 9, **given):
    """A faction has these points to spend."""
    return table(at=[Spend(FACTION_INDEX[faction], points, 0, 0, 0)], **given)


def spend_all(s, faction: str, text: str) -> None:
    """A faction does the same until it has no points left."""
    while asked(s) == faction:
        play(s, faction, text)


# --- the Production Level ------------------------------------------------------------------------------------------


@rule("triumph", "1.4", "7.21")
def test_population_and_resources_at_the_start() -> None:
    s = table()
    assert [resources(s, faction, True) for faction in range(THREE)] == [(11, 6), (12, 11), (12, 11)]
    assert [production_level(s, faction) for faction in range(THREE)] == [11, 7, 9], "IND 12, 7, 9; nobody counts RES in peace"


@rule("triumph", "7.21", "B-6", "A-50")
def test_resources_count_in_war() -> None:
    s = table(war=["axis west"])
    assert [production_level(s, faction) for faction in range(THREE)] == [6, 7, 9]
    s = table(minors={"poland": "axis"})
    assert production_level(s, AXIS) == 11, "war with an Armed Minor alone is none"


@rule("triumph", "7.21", "B-6", "2.11")
def test_no_production_without_the_main_capital() -> None:
    s = table(war=["axis west"], units=["britain infantry berlin"])
    assert production_level(s, AXIS) == 0
    s = table(war=["axis west"], units=["germany infantry berlin", "britain infantry berlin"])
    assert production_level(s, AXIS) == 6, "the Owner of a disputed capital controls it"


@rule("triumph", "7.211", "A-11", "14.24")
def test_what_is_blockaded_does_not_count() -> None:
    s = table(war=["axis west"])
    for area, degree in (("delhi", BLOCKED), ("bombay", MED)):
        s.blockade[AREA_INDEX[area]], s.blockaded[AREA_INDEX[area]] = degree, WEST
    assert resources(s, WEST, True) == (10, 8), "Delhi's POP 2 and RES 2, Bombay's black RES"
    assert resources(s, WEST, False) == (12, 11)


@rule("triumph", "8.1", "8.4", "B-13")
def test_what_influence_brings() -> None:
    s = table(influence={"sweden": "axis 1", "persia": "ussr 2", "usa": "axis 3"})
    assert [resources(s, faction, True) for faction in range(THREE)] == [(12, 8), (12, 11), (13, 15)]
    s = table(influence={"usa": "west 1"})
    assert resources(s, WEST, True) == (15, 15)


# --- the phase -----------------------------------------------------------------------------------------------------


@rule("triumph", "7.2", "C-Production")
def test_the_factions_produce_in_turn_order() -> None:
    s = table(at=[Production()], order="ussr west axis")
    assert asked(s) == "ussr" and s.active == USSR
    assert question(s, "ussr").args == {"left": 9}
    play(s, "ussr", "done")
    assert asked(s) == "west"
    play(s, "west", "done")
    assert asked(s) == "axis"
    play(s, "axis", "done")
    assert asked(s) == "" and s.active == -1
    assert told(s, "production") == [
        {"faction": "ussr", "points": 9}, {"faction": "west", "points": 7}, {"faction": "axis", "points": 11},
    ]  # fmt: skip


@rule("triumph", "7.22", "B-8")
def test_a_point_buys_a_step_a_cadre_or_a_card() -> None:
    s = producing(points=4, units=["germany tank berlin 2"])
    play(s, "axis", "raise germany_tank_1", "build munich infantry", "buy action", "buy investment")
    assert asked(s) == "", "all points are spent"
    assert units(s) == ["germany infantry munich 1", "germany tank berlin 3"]
    assert len(hand(s, "axis")) == 2


@rule("triumph", "7.22", "B-8")
def test_points_may_be_left() -> None:
    s = producing(points=4)
    play(s, "axis", "done")
    assert asked(s) == "" and units(s) == [] and hand(s, "axis") == []


@rule("triumph", "7.2")
def test_without_points_nobody_is_asked() -> None:
    s = producing(points=0)
    assert asked(s) == ""


@rule("triumph", "7.23")
def test_a_unit_gains_one_step_a_production() -> None:
    s = producing(points=3, units=["germany tank berlin 2"])
    play(s, "axis", "raise germany_tank_1")
    assert nouns(s, "axis", "raise") == []
    assert refused(s, "axis", "raise germany_tank_1") == ("refuse-raised-already", "T&T 7.23")


@rule("triumph", "7.23")
def test_a_new_cadre_gains_nothing_more() -> None:
    s = producing(points=3)
    play(s, "axis", "build berlin tank")
    assert nouns(s, "axis", "raise") == []
    assert refused(s, "axis", "raise germany_tank_1") == ("refuse-raised-already", "T&T 7.23")


@rule("triumph", "7.23")
def test_the_next_production_begins_anew() -> None:
    s = table(at=[Production(), Production()])
    play(s, "axis", "build berlin tank", "done")
    play(s, "west", "done")
    play(s, "ussr", "done")
    assert "germany_tank_1" in nouns(s, "axis", "raise")


@rule("triumph", "3.12", "B-5")
def test_a_unit_grows_to_its_greatest_value() -> None:
    s = producing(units=["germany tank berlin 4", "italy tank rome 3", "germany fleet ruhr 3"])
    assert nouns(s, "axis", "raise") == ["germany_fleet_1"]
    assert refused(s, "axis", "raise germany_tank_1") == ("refuse-full-strength", "T&T 3.12")
    assert refused(s, "axis", "raise italy_tank_1") == ("refuse-full-strength", "T&T 3.12")


@rule("triumph", "7.23", "B-3")
def test_nothing_is_raised_at_sea_or_in_battle() -> None:
    s = producing(
        units=["germany fleet north_sea", "germany fortress ruhr", "germany tank ruhr", "france tank ruhr"], war=["axis west"]
    )
    assert nouns(s, "axis", "raise") == []
    assert refused(s, "axis", "raise germany_fleet_1") == ("refuse-at-sea", "T&T 7.23")
    assert refused(s, "axis", "raise germany_fortress_1") == ("refuse-disputed", "T&T 7.23")
    assert refused(s, "axis", "build ruhr tank") == ("refuse-disputed", "T&T 7.23")


@rule("triumph", "7.23", "14.12", "B-3")
def test_without_supply_neither_tanks_nor_infantry_grow_in_war() -> None:
    cut_off = ["italy infantry tripoli", "italy fleet tripoli", "italy fortress tripoli", "britain fleet central_mediterranean"]
    s = producing(units=[*cut_off, "britain fleet tyrrhenian_sea"], war=["axis west"])
    assert nouns(s, "axis", "raise") == ["italy_fortress_1", "italy_fleet_1"]
    assert refused(s, "axis", "raise italy_infantry_1") == ("refuse-unsupplied", "T&T 14.12")
    s = producing(units=cut_off[:3])
    assert nouns(s, "axis", "raise") == ["italy_fortress_1", "italy_fleet_1", "italy_infantry_1"], "in peace it needs none"


@rule("triumph", "2.3", "7.23", "B-2")
def test_where_new_cadres_come() -> None:
    s = producing()
    tanks = {text.split()[0] for text in nouns(s, "axis", "build") if text.endswith("tank")}
    assert tanks == {
        "ruhr", "berlin", "munich", "konigsberg", "milan", "venice", "rome", "taranto", "sardinia", "sicily",
    }  # fmt: skip
    assert refused(s, "axis", "build tripoli tank") == ("refuse-not-home", "T&T 2.3"), "a colony"
    assert refused(s, "axis", "build london tank") == ("refuse-not-friendly", "T&T 7.23")
    play(s, "axis", "build sicily tank", "build munich tank")
    assert units(s) == ["germany tank munich 1", "italy tank sicily 1"]


@rule("triumph", "2.3", "A-13")
def test_no_cadres_in_canada() -> None:
    s = producing("west")
    assert refused(s, "west", "build ottawa tank") == ("refuse-not-home", "T&T 2.3")


@rule("triumph", "7.23", "8.2")
def test_no_cadres_in_a_satellite() -> None:
    s = producing(markers={"austria": "axis"})
    assert refused(s, "axis", "build vienna infantry") == ("refuse-not-home", "T&T 2.3")
    assert "vienna fortress" in nouns(s, "axis", "build")


@rule("triumph", "14.12")
def test_no_cadres_without_supply_but_fortresses() -> None:
    s = producing(units=["britain fleet western_mediterranean", "britain fleet tyrrhenian_sea"], war=["axis west"])
    assert refused(s, "axis", "build sardinia air_force") == ("refuse-unsupplied", "T&T 14.12")
    assert [text for text in nouns(s, "axis", "build") if text.startswith("sardinia")] == ["sardinia fortress"]


@rule("triumph", "B-1")
def test_ships_are_built_on_coasts() -> None:
    s = producing()
    built = {text.split()[1] for text in nouns(s, "axis", "build") if text.startswith("munich ")}
    assert built == {"fortress", "air_force", "tank", "infantry"}
    assert refused(s, "axis", "build munich submarine") == ("refuse-not-coastal", "T&T B-1")
    assert "berlin submarine" in nouns(s, "axis", "build")


@rule("triumph", "B-5")
def test_what_the_pool_lacks_cannot_be_built() -> None:
    s = producing(units=["germany carrier berlin", "germany carrier ruhr"])
    assert refused(s, "axis", "build berlin carrier") == ("refuse-pool-empty", "T&T B-5")
    assert "rome carrier" in nouns(s, "axis", "build")


@rule("triumph", "7.231", "3.241", "B-4")
def test_fortresses() -> None:
    s = producing(units=["germany fortress berlin"], markers={"norway": "axis"})
    where = {text.split()[0] for text in nouns(s, "axis", "build") if text.endswith("fortress")}
    assert where == {
        "ruhr", "munich", "konigsberg", "milan", "venice", "rome", "taranto", "sardinia", "sicily", "tripoli", "cyrenaica",
        "oslo", "narvik",
    }  # fmt: skip
    assert refused(s, "axis", "build berlin fortress") == ("refuse-fortress-there", "T&T 3.241")
    assert refused(s, "axis", "build warsaw fortress") == ("refuse-not-friendly", "T&T 7.23")
    play(s, "axis", "build narvik fortress", "build tripoli fortress", "build rome fortress")
    assert units(s, "italy") == ["italy fortress rome 1", "italy fortress tripoli 1"], "Italian in Italy and its colonies"
    assert units(s, "germany") == ["germany fortress berlin 1", "germany fortress narvik 1"], "German everywhere else"
    assert refused(s, "axis", "build milan fortress") == ("refuse-pool-empty", "T&T B-5")


@rule("triumph", "7.231", "B-4")
def test_fortresses_on_land_of_a_major_power() -> None:
    """While France stands its land takes French Fortresses alone; after its fall those of whoever holds it."""
    s = producing(units=["germany tank lorraine"], war=["axis west"])
    assert refused(s, "axis", "build lorraine fortress") == ("refuse-foreign-fortress", "T&T 7.231")
    put(s, "germany tank paris")
    determine(s)
    defeat_power(s, 4, AXIS)
    assert "lorraine fortress" in nouns(s, "axis", "build")
    play(s, "axis", "build lorraine fortress")
    assert "germany fortress lorraine 1" in units(s)


@rule("triumph", "7.23")
def test_a_fallen_power_builds_nothing() -> None:
    s = producing()
    defeat_power(s, 3, WEST)
    assert {text.split()[0] for text in nouns(s, "axis", "build")} == {"ruhr", "berlin", "munich", "konigsberg"}


@rule("triumph", "7.24", "A-12")
def test_bought_cards_are_seen_at_the_end_of_ones_production() -> None:
    s = table(at=[Production()])
    news = s.news
    play(s, "axis", "buy action", "buy investment")
    assert (hand(s, "axis"), len(s.bought[AXIS]), s.news) == ([], 2, news)
    play(s, "axis", "done")
    assert (len(hand(s, "axis")), s.bought[AXIS], s.news) == (2, (), news + 1)
    assert asked(s) == "west", "before the others produce"
    assert told(s, "bought") == [{"faction": "axis", "deck": "action"}, {"faction": "axis", "deck": "investment"}]
    assert told(s, "drew", "west") == [] and len(told(s, "drew", "axis")) == 1


@rule("triumph", "B-7")
def test_an_empty_deck_sells_nothing() -> None:
    s = producing()
    s.decks[0] = ()
    assert "buy action" not in legal(s, "axis")
    assert refused(s, "axis", "buy action") == ("refuse-deck-empty", "T&T B-7")


@rule("triumph", "7.22")
def test_rivals_see_where_but_not_what() -> None:
    s = producing(units=["germany tank berlin 2"])
    play(s, "axis", "raise germany_tank_1", "build munich infantry")
    assert told(s, "block_raised", "west") == [{"nation": "germany", "area": "berlin"}]
    assert told(s, "block_created", "west")[-1] == {"nation": "germany", "area": "munich"}
    assert told(s, "raised", "west") == []
    assert told(s, "raised", "axis") == [{"nation": "germany", "area": "berlin", "unit": "tank", "cv": 3}]
    assert factions(s.seen[block(s, "germany infantry munich")]) == "axis"


@rule("triumph", "7.22")
def test_who_knew_a_unit_does_not_know_which_was_raised() -> None:
    s = producing(units=["germany tank berlin 2", "germany infantry berlin 2", "germany tank munich 2"])
    for unit in ("germany tank berlin", "germany infantry berlin", "germany tank munich"):
        s.seen[block(s, unit)] |= 1 << WEST
    play(s, "axis", "raise germany_tank_1", "raise germany_tank_2")
    assert factions(s.seen[block(s, "germany infantry berlin")]) == "axis"
    assert factions(s.seen[block(s, "germany tank munich")]) == "axis west", "it stands alone"


@rule("triumph", "7.23")
def test_units_that_are_alike_are_offered_once() -> None:
    s = producing(units=["germany tank berlin", "germany tank berlin", "germany tank munich", "germany tank berlin 2"])
    assert nouns(s, "axis", "raise") == ["germany_tank_1", "germany_tank_3", "germany_tank_4"]
    play(s, "axis", "raise germany_tank_1")
    assert "germany_tank_2" in nouns(s, "axis", "raise")


@rule("triumph", "7.2")
def test_every_menu_entry_has_a_reason() -> None:
    s = producing(units=["germany tank berlin 4", "germany fleet north_sea", "france tank ruhr"], war=["axis west"])
    step = s.stack[-1]
    options = step.options(s, AXIS)
    assert options == sorted(set(options))
    for action in step.menu(s, AXIS):
        if action not in options:
            assert step.refuse(s, AXIS, action).reason != "refuse-not-now"


# --- Blockade ------------------------------------------------------------------------------------------------------


@rule("triumph", "14.23", "B-66")
def test_markers_are_tested_again_and_go_after_production() -> None:
    s = table(war=["axis west"], units=["germany submarine north_atlantic_ocean", "germany submarine bay_of_biscay"])
    for area in ("ottawa", "glasgow"):
        s.blockade[AREA_INDEX[area]], s.blockaded[AREA_INDEX[area]] = BLOCKED, WEST
    s.ind[WEST] = 20
    s.stack.append(Production())
    settle(s)
    play(s, "axis", "done")
    assert s.blockade[AREA_INDEX["glasgow"]] == 0, "it has a route again"
    assert s.blockade[AREA_INDEX["ottawa"]] == BLOCKED
    assert question(s, "west").args == {"left": 10}, "RES 11 without Ottawa; Suez and India have none marked"
    play(s, "west", "done")
    assert s.blockade[AREA_INDEX["ottawa"]] == 0 and s.blockaded[AREA_INDEX["ottawa"]] == -1


# --- the forces of the USA -----------------------------------------------------------------------------------------


def with_usa(year: int, **given):
    """The West produces first, with the USA as its Satellite."""
    return table(at=[Production()], order="west axis ussr", year=year, markers={"usa": "west"}, **given)


@rule("triumph", "8.45", "B-49")
def test_usa_forces_of_1943() -> None:
    s = with_usa(1943)
    assert question(s, "west").args == {"cv": 2, "left": 4}
    play(s, "west", "muster washington tank", "muster new_york fleet", "muster new_york air_force")
    assert legal(s, "west") == ["muster new_york infantry", "muster washington infantry"], "one of each"
    assert refused(s, "west", "muster new_york tank") == ("refuse-one-of-each", "T&T 8.45")
    assert refused(s, "west", "muster ottawa infantry") == ("refuse-one-of-each", "T&T 8.45")
    play(s, "west", "muster new_york infantry")
    assert units(s) == ["usa air_force new_york 2", "usa fleet new_york 2", "usa infantry new_york 2", "usa tank washington 2"]
    assert "usa_tank_1" in nouns(s, "west", "raise"), "they may be raised at once"
    assert "washington tank" in nouns(s, "west", "build")


@rule("triumph", "8.45")
def test_usa_forces_come_in_three_years_to_a_satellite() -> None:
    assert [with_usa(year).stack[-1].__class__ for year in (1941, 1942, 1944, 1945)] == [Spend, UsaForces, UsaForces, Spend]
    s = table(at=[Production()], order="west axis ussr", year=1942, influence={"usa": "west 2"})
    assert isinstance(s.stack[-1], Spend), "lost"
    assert refused(s, "west", "build washington tank") == ("refuse-not-friendly", "T&T 7.23")


@rule("triumph", "8.45", "B-49")
def test_usa_forces_that_the_pool_lacks_are_lost() -> None:
    s = with_usa(1942, units=[f"usa tank washington {cv}" for cv in (1, 2, 3, 4)])
    play(s, "west", "muster new_york air_force", "muster new_york fleet", "muster new_york infantry")
    assert legal(s, "west") == ["done"], "it is asked all the same"
    assert refused(s, "west", "muster new_york tank") == ("refuse-pool-empty", "T&T B-5")
    play(s, "west", "done")
    assert isinstance(s.stack[-1], Spend)


@rule("triumph", "A-10")
def test_usa_forces_after_a_violation() -> None:
    """The 2-CV set comes in the next Production and the 3-CV set in the one after, whatever the calendar says."""
    s = with_usa(1940)
    assert isinstance(s.stack[-1], Spend)
    s.usa_forces = 2
    for cv, after in ((2, 3), (3, SPENT)):
        s.stack[-1:] = [Production()]
        settle(s)
        assert question(s, "west").args == {"cv": cv, "left": 4} and s.usa_forces == after
        for kind in ("air_force", "fleet", "tank", "infantry"):
            play(s, "west", f"muster new_york {kind}")
    s.year = 1943
    s.stack[-1:] = [Production()]
    settle(s)
    assert isinstance(s.stack[-1], Spend), "no set of the calendar besides"


# --- the Passive Ally ----------------------------------------------------------------------------------------------


def passive(points: int, faction: str = "west"):
    """The Passive Ally has these points to spend."""
    s = table(two=True)
    s.active_ally = USSR if faction == "west" else WEST
    s.stack.append(Spend(FACTION_INDEX[faction], points, 0, 0, 0))
    settle(s)
    return s


@rule("triumph", "18.21")
def test_the_passive_ally_divides_its_points_evenly() -> None:
    """Eight points: two of each, and the other two on two different kinds."""
    s = passive(8)
    play(s, "west", "buy action", "buy action", "buy action")
    assert refused(s, "west", "buy action") == ("refuse-share-spent", "T&T 18.21")
    assert refused(s, "west", "done") == ("refuse-must-spend", "T&T 18.21")
    play(s, "west", "build london tank", "build london tank", "buy investment", "buy investment", "build london fleet")
    assert asked(s) == ""


@rule("triumph", "18.21")
def test_seven_points_leave_one_to_choose() -> None:
    s = passive(7)
    play(s, "west", "buy investment", "buy investment", "buy investment", "buy action", "buy action")
    assert not any(text.startswith("buy") for text in legal(s, "west"))
    assert refused(s, "west", "buy investment") == ("refuse-share-spent", "T&T 18.21")
    play(s, "west", "build london tank", "build london fleet")
    assert asked(s) == ""
    assert refused(passive(7), "west", "raise germany_tank_1")[0] == "refuse-not-now"


@rule("triumph", "18.21")
def test_bought_cards_of_the_passive_ally_are_put_away() -> None:
    s = passive(3)
    news = s.news
    play(s, "west", "buy action", "buy investment", "build london tank")
    assert hand(s, "west") == [] and len(s.passive[WEST]) == 2 and s.bought[WEST] == ()
    assert s.news == news and told(s, "drew") == []


@rule("triumph", "18.2")
def test_the_active_ally_and_the_axis_spend_as_they_like() -> None:
    s = passive(0, "ussr")
    for faction in ("axis", "west"):
        s.stack.append(Spend(FACTION_INDEX[faction], 3, 0, 0, 0))
        settle(s)
        spend_all(s, faction, "buy action")
        assert len(hand(s, faction)) == 3
