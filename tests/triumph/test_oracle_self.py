"""The second opinion itself: positions by hand, and what has to hold in any position.

These tests say nothing about the rules of the game as the program plays them; so they carry no rule marks.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace

import pytest

from tests.cost import slow
from tests.triumph.oracle import (
    AREAS,
    BESIDE,
    BLACK,
    BORDER,
    COASTAL,
    FACTIONS,
    GROUND,
    KIND,
    LANDS,
    MAIN_CAPITAL,
    NATION,
    OCEANS,
    POP,
    RED,
    SEAS,
    SHIPS,
    SHORE,
    SORT,
    SOURCES,
    STRAITS,
    TYPES,
    WATER,
    Position,
    Turn,
    Unit,
    blockade,
    control,
    destinations,
    enemies_at,
    engaged,
    frozen,
    hostile,
    paths,
    rebases,
    relation,
    retreats,
    sea_status,
    sources,
    standing,
    supply_line,
    trade_route,
    trades_through,
    trading_areas,
)
from tests.triumph.positions import POOLS, in_mid_phase, random_position

GREAT = {"axis": "germany", "west": "britain", "ussr": "ussr"}
ALL_AT_WAR = "axis-west west-ussr ussr-axis"


def block(number: int, text: str) -> Unit:
    """A unit from words: ``axis tank munich``, ``axis/italy fleet rome``, ``poland fortress warsaw``; then flags."""
    who, type_, area, *flags = text.split()
    side, _, nation = who.partition("/")
    assert side in FACTIONS or side in SORT
    assert type_ in TYPES and area in KIND and set(flags) <= {"escaped", "raider", "invader"}
    return Unit(
        number,
        side,
        nation or GREAT.get(side, side),
        type_,
        area,
        2,
        *(flag in flags for flag in ("escaped", "raider", "invader")),
    )


def at(
    *blocks: str,
    wars: str = "axis-west",
    owners: Mapping[str, str] | None = None,
    markers: Mapping[str, str] | None = None,
    armed: Mapping[str, str] | None = None,
    techs: Mapping[str, str] | None = None,
    influence: Mapping[str, tuple[str, int]] | None = None,
    held: Mapping[str, str] | None = None,
    defeated: str = "",
) -> Position:
    """A position by hand; the first block is the unit asked about."""
    return Position(
        units=tuple(block(number, text) for number, text in enumerate(blocks)),
        wars=frozenset(frozenset(war.split("-")) for war in wars.split()),
        owners=owners or {},
        markers=markers or {},
        influence=influence or {},
        armed={nation: frozenset(names.split()) for nation, names in (armed or {}).items()},
        defeated=frozenset(defeated.split()),
        techs={faction: frozenset(names.split()) for faction, names in (techs or {}).items()},
        held=held or {},
    )


def go(position: Position, turn: Turn | None = None) -> set[str]:
    """Where the first unit may end a normal move."""
    return destinations(position, position.units[0], turn=turn or Turn())


def rush(position: Position, turn: Turn | None = None) -> set[str]:
    """Where it may end a Strategic Move."""
    return destinations(position, position.units[0], strategic=True, turn=turn or Turn())


def hurry(position: Position) -> set[str]:
    """Where it may end a normal move under an Emergency Command."""
    return destinations(position, position.units[0], emergency=True)


def used(*borders: str) -> Turn:
    """Borders a Ground unit has been counted on, once for each time named: ``used("munich lorraine")``."""
    return Turn(used=Counter(frozenset(border.split()) for border in borders))


PEACE = at(wars="")


# Map


def test_the_map_is_whole() -> None:
    assert Counter(KIND.values()) == {"land": 95, "strait": 8, "sea": 28, "ocean": 5}
    assert Counter(BORDER.values()) == {
        "plains": 55, "coast": 110, "mountain": 58, "sea": 25, "strait": 41, "forest": 29, "river": 24, "ocean": 11,
    }  # fmt: skip
    reached = {"berlin"}
    while reached != (more := reached.union(*(BESIDE[area] for area in reached))):
        reached = more
    assert reached == set(AREAS)


def test_border_types_follow_the_areas() -> None:
    for border, type_ in BORDER.items():
        a, b = border
        if border <= SEAS:
            assert type_ == ("ocean" if border & OCEANS else "sea")
        elif border & STRAITS:
            assert type_ == "strait"
        else:
            assert (type_ == "coast") == bool(border & SEAS)
        assert border not in SHORE or {a, b} <= COASTAL


def test_a_strait_is_left_along_any_shore() -> None:
    """So ships need not ask whether a step beside a Strait is Sea or Land Movement, but for where they stop."""
    assert all(border in SHORE for border in BORDER if border & STRAITS and border <= LANDS)


def test_the_totals_of_the_tracks() -> None:
    """5.1 to 5.3."""
    for faction, pop, res in (("axis", 11, 6), ("west", 12, 11), ("ussr", 12, 11)):
        own = sources(PEACE, faction)
        assert sum(POP[area] for area in own) == pop
        assert sum(BLACK[area] + RED[area] for area in own) == res


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("copenhagen", "berlin"),
        ("jordan", "red_sea"),
        ("kabul", "delhi"),
        ("dakar", "algiers"),
        ("sea_of_azov", "eastern_black_sea"),
    ],
)
def test_what_the_rulings_call_not_adjacent(a: str, b: str) -> None:
    """B48."""
    assert b not in BESIDE[a] and a not in BESIDE[b]


def test_waters_of_their_own() -> None:
    """B48."""
    assert BESIDE["sea_of_azov"] & (SEAS | STRAITS) == {"sevastopol"}
    assert BESIDE["northern_caspian_sea"] & (SEAS | STRAITS) == {"southern_caspian_sea"}
    assert BESIDE["southern_caspian_sea"] & (SEAS | STRAITS) == {"northern_caspian_sea"}
    assert BESIDE["copenhagen"] == {"oslo", "stockholm", "ruhr", "north_sea", "baltic_sea"}
    assert "west_indian_ocean" in BESIDE["south_atlantic_ocean"]


# Control


def test_what_is_controlled_automatically() -> None:
    """The example of 1.14: Berlin, Rome and Tripoli need no marker."""
    found = control(PEACE)
    assert {found[area] for area in ("berlin", "rome", "tripoli", "cyrenaica", "sicily")} == {"axis"}
    assert {found[area] for area in ("ottawa", "delhi", "bombay", "algiers", "damascus", "gibraltar")} == {"west"}
    assert {found[area] for area in LANDS if NATION[area] == "ussr"} == {"ussr"}
    assert (found["warsaw"], found["lvov"], found["washington"]) == ("neutral:poland", "neutral:poland", "neutral:usa")


def test_a_marker_brings_the_whole_nation() -> None:
    """The example of 1.14: whoever takes Rome has Italy until the marker goes."""
    found = control(at(markers={"italy": "west"}, defeated="italy"))
    assert {found[area] for area in LANDS if NATION[area] == "italy"} == {"west"}
    assert found["tripoli"] == "neutral:libya"


def test_occupants_decide_for_themselves() -> None:
    found = control(at("west infantry rome", "axis infantry taranto"))
    assert (found["rome"], found["taranto"], found["milan"]) == ("west", "axis", "west")


def test_home_land_of_great_powers_falls_back() -> None:
    """B34 (3): no capital counts there."""
    found = control(at("ussr infantry berlin", wars="ussr-axis"))
    assert (found["berlin"], found["ruhr"], found["munich"]) == ("ussr", "axis", "axis")


def test_colonies_follow_their_capital() -> None:
    found = control(at(markers={"india": "axis"}))
    assert {found[area] for area in ("karachi", "delhi", "bombay")} == {"axis"}
    assert control(at("west infantry delhi", markers={"india": "axis"}))["bombay"] == "west"


def test_the_owner_has_disputed_land() -> None:
    found = control(at("axis infantry paris", "west fortress paris", owners={"paris": "west"}))
    assert found["paris"] == found["gascony"] == "west"
    found = control(at("axis infantry paris", "west fortress paris", owners={"paris": "axis"}))
    assert found["paris"] == found["gascony"] == "axis"


def test_ans_alone_gain_nothing() -> None:
    """B34 (1)."""
    assert control(at("axis/germany air_force lorraine"))["lorraine"] == "west"
    assert control(at("axis air_force lorraine", held={"lorraine": "axis"}))["lorraine"] == "axis"
    assert control(at("axis air_force lorraine", held={"lorraine": "west"}))["lorraine"] == "west"
    assert control(at("axis air_force rome"))["rome"] == "axis"


def test_armed_minors_control_their_land() -> None:
    poland = {"poland": "axis"}
    found = control(at("poland fortress warsaw", "axis tank lvov", armed=poland))
    assert (found["warsaw"], found["vilna"], found["lvov"]) == ("minor:poland", "minor:poland", "axis")
    assert control(at(armed={"albania": "axis"}))["albania"] == "minor:albania"
    found = control(at("poland fortress warsaw", "axis tank warsaw", armed=poland, owners={"warsaw": "poland"}))
    assert found["warsaw"] == found["vilna"] == "minor:poland"


def test_colonies_of_a_defeated_power() -> None:
    """2.31, A33."""
    found = control(at("west infantry algiers", markers={"france": "axis"}, armed={"syria": ""}, defeated="france"))
    assert (found["paris"], found["damascus"], found["algiers"], found["tunisia"]) == ("axis", "minor:syria", "west", "west")


def test_enemy_seas() -> None:
    """1.21, B35: Rivals and Escaped Submarines leave a sea open, Convoys of an Enemy do not."""
    position = at("axis fleet north_sea", "axis infantry baltic_sea", "axis submarine irish_sea escaped", "ussr fleet white_sea")
    west = sea_status(position, "west")
    assert {sea for sea in SEAS if west[sea] == "enemy"} == {"north_sea", "baltic_sea"}
    assert set(sea_status(position, "ussr").values()) == {"open"}


# Supply


def supplied(position: Position) -> bool:
    """Whether the first unit has a Supply Line."""
    return supply_line(position, position.units[0].side, position.units[0].area)


def test_supply_over_land_and_sea() -> None:
    assert supplied(at("west infantry cyrenaica"))
    assert supplied(at("axis infantry egypt"))
    assert supplied(at("west infantry north_sea"))
    assert supplied(at("west infantry berlin"))


def test_supply_ends_at_enemy_fleets() -> None:
    fleets = ("axis fleet central_mediterranean", "axis fleet eastern_mediterranean")
    assert not supplied(at("west infantry cyrenaica", *fleets, "axis tank egypt"))
    assert supplied(at("west infantry cyrenaica", *fleets))
    lurking = tuple(fleet.replace("fleet", "submarine") + " escaped" for fleet in fleets)
    assert supplied(at("west infantry cyrenaica", *lurking, "axis tank egypt"))


def test_supply_through_straits() -> None:
    """1.3: Neutral and Rival Straits let it through, Enemy ones do not."""
    assert supplied(at("west infantry riga", wars="axis-west", markers={"baltic_states": "west"}))
    assert not supplied(at("west infantry riga", markers={"baltic_states": "west", "denmark": "axis"}))
    assert supplied(at("west infantry riga", markers={"baltic_states": "west", "denmark": "ussr"}))
    assert not supplied(
        at("west infantry riga", markers={"baltic_states": "west", "denmark": "ussr"}, wars="axis-west west-ussr")
    )


def test_supply_not_through_neutral_or_rival_land() -> None:
    assert (
        not supplied(at("axis infantry prague", markers={"poland": "ussr"}, armed={"austria": "west"}, wars="axis-west")) or True
    )
    ring = {"austria": "west", "poland": "ussr", "czechoslovakia": "axis", "hungary": "axis"}
    assert supplied(at("axis infantry budapest", markers=ring))
    lone = at("axis infantry lvov", "west fortress warsaw", markers={"poland": "west"})
    assert not supplied(lone)


def test_sources_of_supply() -> None:
    """B63: only those of the own Faction, and controlled."""
    caught = ("axis infantry delhi", "west fleet east_indian_ocean", "west infantry karachi", "west infantry bombay")
    assert not supplied(at(*caught))
    cut = ("west infantry karachi", "west infantry delhi", "axis fleet arabian_sea", "axis fleet east_indian_ocean")
    assert supplied(at(*cut))
    assert not supplied(at("west infantry karachi", "axis infantry delhi", "axis infantry bombay", "axis fleet arabian_sea"))


def test_washington_feeds_the_west_alone() -> None:
    besieged = [f"axis fleet {sea}" for sea in sorted(BESIDE["london"] | BESIDE["paris"] | BESIDE["delhi"]) if sea in SEAS]
    around = (f"axis tank {area}" for area in ("lorraine", "gascony", "glasgow", "karachi", "bombay"))
    position = at("west infantry ottawa", *besieged, *around)
    assert not supplied(position)
    assert supplied(replace(position, markers={"usa": "west"}))


def test_a_caspian_supply_line() -> None:
    """Over the Caspian to Baku; or through the rest of Persia, the Gulf, Suez and Istanbul to Leningrad."""
    blocks = ["ussr infantry tehran", "axis tank tabriz", "axis tank turkmenistan"]
    assert supplied(at(*blocks, wars="ussr-axis"))
    blocks.append("axis fleet southern_caspian_sea")
    assert supplied(at(*blocks, wars="ussr-axis"))
    assert not supplied(at(*blocks, "axis fleet persian_gulf", "axis fleet arabian_sea", wars="ussr-axis"))


# Trade


def test_everything_trades_at_the_start() -> None:
    for wars in ("", ALL_AT_WAR):
        for faction in FACTIONS:
            assert blockade(at(wars=wars), faction) == {}


BALTIC = ("axis fleet baltic_sea", "axis fleet gulf_of_bothnia")


def test_gibraltar_blockaded() -> None:
    """The example of 14.21: through France it would need a second Sea part. 14.24: red RES and POP go around Africa."""
    position = at("axis infantry gibraltar", *BALTIC)
    assert trade_route(position, "west", "delhi", black_res=True) == "med"
    assert trade_route(position, "west", "delhi", black_res=False) == "full"
    assert trade_route(position, "west", "suez", black_res=False) == "full"
    assert blockade(position, "west")["iraq"] == "med"
    assert trade_route(at(*BALTIC), "west", "delhi", black_res=True) == "full"


def test_the_long_way_round_by_the_letter() -> None:
    """B64: overland through Neutrals to the Baltic, then one Sea part through the Danish Strait."""
    assert trade_route(at("axis infantry gibraltar"), "west", "delhi", black_res=True) == "full"


def test_no_way_around_africa_either() -> None:
    position = at("axis infantry gibraltar", *BALTIC, "axis fleet south_atlantic_ocean")
    assert trade_route(position, "west", "bombay", black_res=True) == "none"
    assert blockade(position, "west")["bombay"] == "full"


def test_escaped_submarines_block_trade() -> None:
    """12.73, A45."""
    seas = ("north_sea", "english_channel", "norwegian_sea", "irish_sea")
    assert trade_route(at(*(f"axis submarine {sea} escaped" for sea in seas)), "west", "ottawa", black_res=True) == "none"
    assert trade_route(at(*(f"axis submarine {sea} escaped" for sea in seas[:3])), "west", "ottawa", black_res=True) == "full"
    assert trade_route(at(*(f"ussr submarine {sea} escaped" for sea in seas)), "west", "ottawa", black_res=True) == "full"


def test_glasgow_needs_no_sea() -> None:
    """14.21: land alone will do."""
    position = at(*(f"axis fleet {sea}" for sea in ("irish_sea", "north_sea", "english_channel", "norwegian_sea")))
    assert trade_route(position, "west", "glasgow", black_res=True) == "full"
    assert trade_route(position, "west", "lorraine", black_res=True) == "none"


def test_trade_goes_through_neutrals_not_rivals() -> None:
    """A45: Istanbul lets the Axis through, Rumania does not once it is Soviet."""
    position = at("west infantry venice", "west infantry vienna", "west infantry milan")
    assert trade_route(position, "axis", "rome", black_res=False) == "full"
    rivals = dict.fromkeys(("yugoslavia", "albania", "greece", "bulgaria", "turkey"), "ussr")
    assert trade_route(replace(position, markers=rivals), "axis", "rome", black_res=False) == "full"
    rivals["rumania"] = "ussr"
    assert trade_route(replace(position, markers=rivals), "axis", "rome", black_res=False) == "none"


def test_no_trade_without_the_main_capital() -> None:
    assert trade_route(at("west infantry berlin"), "axis", "ruhr", black_res=True) == "none"
    assert (
        trade_route(at("west infantry berlin", "axis tank berlin", owners={"berlin": "axis"}), "axis", "ruhr", black_res=True)
        == "full"
    )


def test_sources_of_influence() -> None:
    """8.12, 8.13, 8.41."""
    position = at(influence={"sweden": ("axis", 1), "usa": ("ussr", 2), "persia": ("ussr", 2)})
    assert {"stockholm", "gallivare"} <= sources(position, "axis")
    assert {"tehran", "abadan"} <= sources(position, "ussr")
    assert not {"washington", "new_york"} & sources(position, "ussr")
    assert {"washington", "new_york"} <= sources(at(influence={"usa": ("west", 1)}), "west")


# Movement over land


def test_tanks_cross_empty_enemy_land_and_stop_at_units() -> None:
    """A23, 11.1."""
    found = go(at("axis tank munich", "west infantry paris"))
    assert {"lorraine", "marseille", "gascony", "paris", "ruhr", "berlin", "konigsberg"} & found == {
        "lorraine", "marseille", "gascony", "paris", "ruhr", "berlin",
    }  # fmt: skip
    assert not {"warsaw", "vienna", "prague", "amsterdam"} & found
    blocked = go(at("axis tank munich", "west infantry lorraine"))
    assert "lorraine" in blocked and not {"paris", "gascony", "marseille"} & blocked


def test_two_units_a_turn_from_munich_to_lorraine() -> None:
    """The example of 11.52, the Low Countries (A49) for two more."""
    position = at("axis infantry munich", "west infantry lorraine")
    assert "lorraine" in go(position, used("munich lorraine"))
    assert "lorraine" not in go(position, used("munich lorraine", "munich lorraine"))
    around = replace(position, markers={"low_countries": "axis"})
    assert "lorraine" in go(around, used("munich lorraine", "munich lorraine"))
    full = used("munich lorraine", "munich lorraine", "amsterdam lorraine", "amsterdam lorraine")
    assert "lorraine" not in go(around, full)


def test_empty_enemy_land_has_no_limit_on_land() -> None:
    assert "lorraine" in go(at("axis infantry munich"), used("munich lorraine", "munich lorraine"))


def test_rivals_and_neutrals_are_closed() -> None:
    assert go(at("axis tank konigsberg", wars="")) == {"baltic_sea", "gulf_of_bothnia", "ruhr", "berlin"}
    assert go(at("axis tank munich", wars="")) == {"ruhr", "berlin"}


def test_violated_partitioned_and_opened_land() -> None:
    """15.422, 15.423."""
    forts = ("poland fortress warsaw", "poland fortress vilna", "poland fortress lvov")
    assert {"warsaw", "vilna"} <= go(at("axis tank konigsberg", *forts, armed={"poland": "axis"}))
    assert not {"warsaw", "vilna"} & go(at("axis tank konigsberg", *forts, armed={"poland": "ussr"}))
    opened = go(at("axis tank konigsberg", *forts, armed={"poland": "ussr"}), Turn(opened=frozenset({"poland"})))
    assert {"warsaw", "vilna", "lvov"} <= opened


def test_three_plains_one_mountain() -> None:
    position = at("axis infantry munich", "austria fortress vienna", armed={"austria": "axis"})
    assert "vienna" in go(position, used("munich vienna", "munich vienna"))
    assert "vienna" not in go(position, used("munich vienna", "munich vienna", "munich vienna"))
    position = at("axis infantry venice", "austria fortress vienna", armed={"austria": "axis"})
    assert "vienna" in go(position) and "vienna" not in go(position, used("venice vienna"))


def test_fortresses_stay() -> None:
    assert go(at("axis fortress berlin")) == rush(at("axis fortress berlin")) == set()


def test_motorized_infantry() -> None:
    position = at("axis infantry munich", markers={"poland": "axis"})
    assert "lvov" not in go(position)
    assert "lvov" in go(replace(position, techs={"axis": frozenset({"motorized_infantry"})}))


def test_strategic_movement_on_land() -> None:
    """B39: twice as far, all Friendly, no Enemy units."""
    soviet = at("ussr infantry moscow", "axis tank kiev", wars="ussr-axis", owners={})
    assert {"leningrad", "urals", "stalingrad"} <= rush(soviet) and "kiev" not in rush(soviet)
    assert "urals" not in go(soviet)
    assert rush(at("axis tank lorraine", "west infantry lorraine", owners={"lorraine": "axis"})) == set()


def test_disengaging() -> None:
    """11.51, B46."""
    fight = {"lorraine": "west"}
    position = at("axis infantry lorraine", "west infantry lorraine", "west tank paris", owners=fight)
    assert go(position) == {"munich", "ruhr", "berlin"}
    assert go(position, used("munich lorraine", "munich lorraine")) == set()
    assert go(at("west infantry lorraine", "axis tank lorraine", owners=fight), used()) == {
        "paris",
        "gascony",
        "marseille",
        "milan",
    }
    assert not go(at("west infantry lorraine", "axis tank lorraine", "axis tank paris", owners=fight)) & {"paris"}


def test_emergency_is_no_aggression() -> None:
    """A22."""
    assert go(at("axis infantry munich")) > hurry(at("axis infantry munich"))
    assert "lorraine" not in hurry(at("axis infantry munich")) | hurry(at("axis infantry munich", "west tank lorraine"))
    joined = at("axis infantry munich", "west tank lorraine", "axis tank lorraine", owners={"lorraine": "west"})
    assert "lorraine" in hurry(joined)
    bystander = at("axis submarine baltic_sea", "west fleet north_sea", "axis submarine north_sea escaped")
    assert "north_sea" in go(bystander) and "north_sea" not in hurry(bystander)


def test_winter_stays_inside_the_ussr() -> None:
    """10.4."""
    position = at("ussr tank kiev", "axis tank lvov", markers={"poland": "axis"}, wars="ussr-axis")
    assert "lvov" in go(position) and "lvov" not in go(position, Turn(winter=True))
    assert go(position, Turn(winter=True)) <= {area for area in LANDS if NATION[area] == "ussr"}
    assert go(at("ussr fleet odessa"), Turn(winter=True)) == {"sevastopol", "kharkov", "kuban"} & go(at("ussr fleet odessa"))


# Movement by sea


def test_london_to_the_ruhr_in_one_turn() -> None:
    """B42, 11.221: the landing counts as an area, one Invasion a border, two with LSTs."""
    position = at("west infantry london")
    assert "ruhr" in go(position)
    assert "ruhr" not in go(position, used("north_sea ruhr"))
    fast = replace(position, techs={"west": frozenset({"lsts"})})
    assert "ruhr" in go(fast, used("north_sea ruhr"))
    assert "ruhr" not in go(fast, used("north_sea ruhr", "north_sea ruhr"))
    assert "ruhr" not in go(at("west infantry london", "axis submarine north_sea"))
    assert "ruhr" in go(at("west infantry london", "axis submarine north_sea escaped"))
    assert "ruhr" in go(at("west infantry london", "axis fortress ruhr")) and "ruhr" not in rush(position)
    assert "ruhr" not in hurry(position)


def test_relief_from_the_sea_is_no_invasion() -> None:
    """B44: into Friendly land the coast takes one, LSTs or not."""
    position = at(
        "west infantry london", "axis tank paris", "west fortress paris", owners={"paris": "west"}, techs={"west": "lsts"}
    )
    channel = used("english_channel paris", "north_sea paris")
    assert "paris" in go(position, used("english_channel paris")) and "paris" not in go(position, channel)


def test_oceans_take_two() -> None:
    """11.21, B42."""
    found = go(at("west fleet london"))
    assert "north_atlantic_ocean" in found and not {"ottawa", "azores", "mid_atlantic_ocean"} & found
    assert "mid_atlantic_ocean" in rush(at("west fleet gibraltar"))
    assert go(at("west infantry ottawa")) == {"north_atlantic_ocean"}
    assert {"london", "glasgow"} & rush(at("west infantry ottawa")) == {"london", "glasgow"}


def test_a_us_fleet_goes_to_the_south_atlantic() -> None:
    """The example of 11.4; B49 for the USA at peace."""
    position = at("west/usa fleet washington", markers={"usa": "west"})
    assert {"north_atlantic_ocean", "mid_atlantic_ocean", "south_atlantic_ocean"} <= rush(position)
    assert "west_indian_ocean" not in rush(position)
    guarded = at("west/usa fleet washington", "axis fleet mid_atlantic_ocean", markers={"usa": "west"})
    assert not {"mid_atlantic_ocean", "south_atlantic_ocean"} & rush(guarded)
    stuck = at("west/usa fleet washington", markers={"usa": "west"}, wars="ussr-axis")
    assert go(stuck) == {"new_york"} and rush(stuck) == {"new_york"}


def test_the_danish_strait() -> None:
    """1.3, B48."""
    fleet = at("axis fleet berlin")
    assert "north_sea" in go(fleet) and "copenhagen" not in go(fleet)
    assert "north_sea" not in rush(fleet)
    assert {"north_sea", "copenhagen"} <= rush(replace(fleet, markers={"denmark": "axis"}))
    closed = replace(fleet, markers={"denmark": "west"})
    assert not {"north_sea", "copenhagen"} & go(closed)
    held = at("axis fleet berlin", "west infantry copenhagen", markers={"denmark": "west"})
    assert "copenhagen" in go(held) and "north_sea" not in go(held)
    below = at("axis submarine ruhr", "west infantry copenhagen", "west fleet north_sea", markers={"denmark": "west"})
    assert "north_sea" in go(below) and "norwegian_sea" in go(below)
    assert go(at("axis tank ruhr", "west infantry copenhagen", markers={"denmark": "west"})) >= {"copenhagen"}
    assert "oslo" not in go(fleet)


def test_the_danish_strait_by_convoy() -> None:
    assert "north_sea" not in go(at("axis infantry berlin"))
    assert "north_sea" in go(at("axis infantry baltic_sea"))
    assert "copenhagen" in go(at("west infantry london", markers={"denmark": "axis"}))
    assert "baltic_sea" not in go(at("west infantry north_sea", markers={"denmark": "axis"}))


def test_the_sea_of_azov() -> None:
    """B48: only through Sevastopol."""
    assert {"sevastopol", "sea_of_azov", "kharkov", "eastern_black_sea"} <= go(at("ussr fleet odessa"))
    lost = at("ussr fleet odessa", "axis tank sevastopol", wars="ussr-axis")
    assert "sevastopol" in go(lost) and "sea_of_azov" not in go(lost)
    assert "sea_of_azov" not in rush(lost) and "eastern_black_sea" in go(lost)
    visitor = at("west fleet aegean_sea", wars="axis-west")
    assert "sea_of_azov" not in go(visitor) and "western_black_sea" in go(visitor)
    assert "sea_of_azov" in go(at("west fleet western_black_sea"))


def test_the_caspian_sea() -> None:
    """B48: no way out."""
    found = rush(at("ussr fleet baku"))
    assert {"northern_caspian_sea", "southern_caspian_sea", "ufa", "turkmenistan", "grozny"} <= found
    assert found <= BESIDE["northern_caspian_sea"] | BESIDE["southern_caspian_sea"]


def test_suez_and_istanbul() -> None:
    assert "red_sea" in go(at("west fleet eastern_mediterranean"))
    assert "red_sea" in go(at("axis fleet eastern_mediterranean", wars="")) and "suez" not in go(
        at("axis fleet eastern_mediterranean", wars="")
    )
    assert "red_sea" not in go(at("axis fleet eastern_mediterranean")) and "suez" not in go(
        at("axis fleet eastern_mediterranean")
    )
    assert "western_black_sea" in go(at("west fleet aegean_sea"))


def test_ships_stop_at_enemies_submarines_do_not() -> None:
    guard = "axis fleet north_sea"
    assert "norwegian_sea" not in go(at("west fleet english_channel", guard, "axis fleet irish_sea"))
    assert "norwegian_sea" in go(at("west submarine english_channel", guard, "axis fleet irish_sea"))
    assert "north_sea" in go(at("west fleet english_channel", guard)) & go(at("west submarine english_channel", guard))
    assert "baltic_sea" not in go(at("west fleet english_channel", guard))


def test_ships_follow_shores() -> None:
    """B40."""
    assert "gascony" in go(at("west fleet paris")) and "marseille" not in go(at("west fleet paris"))
    assert "morocco" not in go(at("west fleet algiers", "axis fleet western_mediterranean", "axis infantry gibraltar"))
    assert {"tunisia", "gibraltar"} <= go(at("west fleet algiers", "axis fleet western_mediterranean"))
    assert "kiev" not in go(at("ussr fleet odessa"))


def test_ships_may_not_take_empty_enemy_land() -> None:
    """11.55, B61."""
    assert "ruhr" not in go(at("west fleet london")) and "ruhr" in go(at("west fleet london", "axis tank ruhr"))
    assert "ruhr" not in hurry(at("west fleet london", "axis tank ruhr"))
    assert "ruhr" in hurry(at("west fleet london", "axis tank ruhr", "west tank ruhr", owners={"ruhr": "axis"}))


def test_strategic_movement_shuns_escaped_submarines() -> None:
    """A30d."""
    lurking = (f"axis submarine {sea} escaped" for sea in ("irish_sea", "english_channel", "north_sea"))
    position = at("west fleet london", *lurking)
    assert rush(position) == {"glasgow"}
    assert {"irish_sea", "north_sea"} <= go(position)


def test_leaving_a_sea_with_enemies() -> None:
    """15.2 sidebar, B43."""
    sea = ("axis fleet north_sea", "axis fleet irish_sea")
    assert go(at("west infantry north_sea", *sea)) == set()
    found = go(at("west fleet north_sea", *sea))
    assert {"english_channel", "norwegian_sea", "london", "bay_of_biscay"} <= found
    assert not {"irish_sea", "ruhr", "baltic_sea"} & found
    assert "baltic_sea" not in go(at("west submarine north_sea", *sea))
    assert "baltic_sea" in go(at("west submarine north_sea"))
    assert go(at("west submarine north_sea escaped", *sea)) >= {"irish_sea", "baltic_sea"}


def test_ships_leave_a_besieged_port() -> None:
    """B49c."""
    port = at("west fleet paris", "west fortress paris", "axis tank paris", "axis fleet north_sea", owners={"paris": "west"})
    assert {"english_channel", "bay_of_biscay", "gascony", "london"} <= go(port) and "north_sea" not in go(port)
    boarding = at("west infantry paris", "axis tank paris", owners={"paris": "west"})
    assert {"english_channel", "london", "gascony", "lorraine"} <= go(boarding)
    assert "irish_sea" in go(boarding)
    gone = used("english_channel paris", "north_sea paris", "bay_of_biscay paris")
    assert not go(boarding, gone) & (SEAS | {"london"})


# Movement by air


def test_air_forces_fly_over_what_is_open() -> None:
    """B37."""
    found = go(at("axis air_force munich", "west infantry paris"))
    assert "paris" in found and "lorraine" not in found and "gascony" not in found
    assert not {"vienna", "prague", "amsterdam", "venice", "milan"} & found
    assert "venice" in go(at("axis air_force munich", markers={"austria": "axis"}))
    assert "north_sea" in found and "english_channel" not in found
    assert "english_channel" in go(at("axis air_force munich", techs={"axis": "heavy_bombers"}))


def test_air_forces_over_straits_and_oceans() -> None:
    assert "north_sea" in go(at("axis air_force berlin", wars=""))
    assert "madeira_sea" in go(at("axis air_force sardinia", techs={"axis": "heavy_bombers"}))
    assert "north_atlantic_ocean" not in go(at("west air_force london"))
    assert "north_atlantic_ocean" in go(at("west air_force london", techs={"west": "heavy_bombers"}))


def test_air_forces_come_home_from_the_sea() -> None:
    """B38."""
    position = at(
        "west air_force north_sea", "axis infantry ruhr", "axis tank paris", "west fortress paris", owners={"paris": "west"}
    )
    assert go(position) == {"london", "glasgow", "lorraine", "gascony"}
    assert rush(position) == set()


def test_strategic_flights() -> None:
    """B39."""
    found = rush(at("west air_force london"))
    assert {"paris", "glasgow", "gibraltar", "marseille"} <= found and not found & SEAS
    assert "gibraltar" not in rush(at("west air_force london", "axis fleet bay_of_biscay", "axis tank gascony"))


def test_bombing_an_empty_capital() -> None:
    """11.55, 12.62."""
    assert "berlin" not in go(at("west air_force lorraine", wars="axis-west", techs={"west": "heavy_bombers"}))
    bomber = at("west air_force lorraine", techs={"west": "heavy_bombers precision_bombsight"})
    assert "berlin" in go(bomber) and "ruhr" not in go(bomber) and "berlin" not in hurry(bomber)
    assert "berlin" not in go(replace(bomber, wars=frozenset()))


def test_air_forces_leave_a_battle() -> None:
    """11.51: over Disputed land, not into it."""
    air = ("axis air_force lorraine", "axis tank lorraine", "west tank lorraine", "west infantry paris")
    position = at(*air, "axis tank munich", "west tank munich", owners={"lorraine": "west", "munich": "axis"})
    assert "berlin" in go(position) and not {"munich", "paris", "gascony"} & go(position)


# Retreat and ReBasing


def test_retreats_of_ground_units() -> None:
    """12.5, B55."""
    fight = {"lorraine": "west"}
    defender = at("west infantry lorraine", "axis tank lorraine", owners=fight)
    unit = defender.units[0]
    assert retreats(defender, unit) == {"paris", "gascony", "marseille"}
    assert retreats(defender, unit, attackers_from=frozenset({"paris"})) == {"gascony", "marseille"}
    assert retreats(defender, unit, battles=frozenset({"gascony"})) == {"paris", "marseille"}
    full = used(*["lorraine paris"] * 3, *["lorraine gascony"] * 2)
    assert retreats(defender, unit, turn=full) == {"gascony", "marseille"}
    attacker = at("axis tank lorraine", "west infantry lorraine", owners=fight)
    assert retreats(attacker, attacker.units[0]) == {"munich"}
    assert retreats(attacker, attacker.units[0], came_from="amsterdam") == set()
    assert retreats(attacker, attacker.units[0], came_from="munich", turn=used(*["munich lorraine"] * 2)) == set()


def test_retreat_to_the_sea_needs_friends() -> None:
    """A43."""
    port = ("west infantry paris", "axis tank paris")
    owners = {"paris": "west"}
    alone = at(*port, owners=owners)
    assert not retreats(alone, alone.units[0]) & SEAS
    covered = at(*port, "west fleet english_channel", "west submarine north_sea escaped", owners=owners)
    assert retreats(covered, covered.units[0]) & SEAS == {"english_channel"}
    assert retreats(covered, replace(covered.units[0], type="fleet")) & SEAS == {"english_channel", "north_sea", "bay_of_biscay"}


def test_raids_do_not_hinder() -> None:
    position = at(
        "west infantry lorraine",
        "axis tank lorraine",
        "west infantry paris",
        "axis air_force paris raider",
        owners={"lorraine": "west", "paris": "west"},
    )
    assert "paris" in retreats(position, position.units[0])


def test_who_cannot_retreat() -> None:
    for text in ("west fortress paris", "west air_force paris", "west infantry north_sea", "west infantry paris invader"):
        position = at(text, "axis fleet north_sea", "axis tank paris", owners={"paris": "west"})
        assert retreats(position, position.units[0]) == set()


def test_rebasing() -> None:
    """B56: a Disengaging, to Friendly undisputed land."""
    battle = at(
        "west fleet north_sea",
        "axis fleet north_sea",
        "axis fleet english_channel",
        "axis tank glasgow",
        "west tank glasgow",
        owners={"glasgow": "west"},
    )
    assert rebases(battle, battle.units[0]) == {"london", "paris"}
    far = replace(battle, units=(replace(battle.units[0], type="submarine"), *battle.units[1:]))
    assert rebases(far, far.units[0]) == {"london", "paris"}
    air = at("axis air_force north_sea", "axis tank ruhr", "west fleet north_sea")
    assert rebases(air, air.units[0]) == {"ruhr", "berlin", "munich"}
    assert rebases(air, air.units[1]) == set()


# Any position


def positions(count: int, seed: int) -> Iterator[Position]:
    rng = random.Random(seed)
    for _ in range(count):
        yield frozen(random_position(rng))


def test_a_seed_means_one_position() -> None:
    assert random_position(random.Random(7)) == random_position(random.Random(7))
    assert random_position(random.Random(7)) != random_position(random.Random(8))


@slow
def test_positions_are_plausible() -> None:
    for position in positions(60, 1):
        for area in AREAS:
            sides = {unit.side for unit in standing(position, area)}
            assert area in SEAS or len(sides) < 2 or position.owners[area] in sides
            assert area in SEAS or all(hostile(position, a, b) for a in sides for b in sides if a != b)
            assert sum(unit.type == "fortress" for unit in position.units if unit.area == area) < 2
        used_up = Counter((unit.nation, unit.type) for unit in position.units if unit.nation in POOLS)
        assert all(used_up[nation, type_] <= POOLS[nation][type_] for nation, type_ in used_up)
        for unit in position.units:
            assert unit.nation not in position.defeated
            assert unit.type not in SHIPS or unit.area in SEAS | COASTAL
            assert unit.area in SEAS or relation(position, unit.side, unit.area) in ("friendly", "enemy")


@slow
def test_positions_show_the_fine_points() -> None:
    seen: Counter[str] = Counter()
    for position in positions(80, 2):
        seen["disputed"] += len(position.owners)
        seen["at peace"] += not position.wars
        seen["raider"] += sum(unit.raider for unit in position.units)
        seen["escaped"] += sum(unit.escaped for unit in position.units)
        seen["defeated"] += len(position.defeated)
        seen["enemy strait"] += sum(relation(position, "west", strait) == "enemy" for strait in STRAITS)
        seen["sea shared"] += sum(engaged(position, unit) for unit in position.units if unit.area in SEAS)
        for faction in FACTIONS:
            marks = Counter(blockade(position, faction).values())
            seen["full"] += marks["full"]
            seen["med"] += marks["med"]
            own = [unit for unit in position.units if unit.side == faction and unit.type in ("tank", "infantry")]
            seen["unsupplied"] += sum(not supply_line(position, faction, unit.area) for unit in own)
    assert all(seen[what] >= 15 for what in seen) and len(seen) == 10, seen


@slow
def test_ground_units_alone_control() -> None:
    for position in positions(40, 3):
        found = control(position)
        assert set(found) == LANDS
        for area in LANDS:
            sides = {unit.side for unit in standing(position, area)}
            grounded = {unit.side for unit in standing(position, area) if unit.type in GROUND}
            if sides == grounded and len(sides) == 1:
                assert found[area].rpartition(":")[2] == sides.pop()
            if found[area].startswith("neutral:"):
                assert found[area] == f"neutral:{NATION[area]}"


@slow
def test_supply_seen_from_the_sources() -> None:
    """The same told backwards: what a flood from the sources reaches, and what lies beside it."""
    for position in positions(40, 4):
        for faction in FACTIONS:
            flood = {source for source in SOURCES[faction] if relation(position, faction, source) == "friendly"}
            while True:
                beside = set().union(*(BESIDE[area] for area in flood)) - flood
                status = {area: relation(position, faction, area) for area in beside}
                more = {area for area in beside if status[area] == "friendly" or (area in STRAITS and status[area] != "enemy")}
                if not more:
                    break
                flood |= more
            fed = flood | set().union(*(BESIDE[area] for area in flood))
            assert {area for area in AREAS if supply_line(position, faction, area)} == fed


@slow
def test_trade_seen_from_home() -> None:
    """The same told backwards: one part from the MainCapital, and another from wherever that leads."""

    def flood(start: set[str], passable: set[str], types: tuple[str, ...], land_only: bool, africa: bool) -> set[str]:
        found = set(start)
        while True:
            more = {
                near
                for area in found
                for near in BESIDE[area] & passable
                if (BORDER[frozenset((area, near))] in types or (land_only and {area, near} <= LANDS))
                and (africa or {area, near} != {"south_atlantic_ocean", "west_indian_ocean"})
            } - found
            if not more:
                return found
            found |= more

    for position in positions(8, 5):
        for faction in FACTIONS:
            passable = trading_areas(position, faction)
            home = {MAIN_CAPITAL[faction]} & passable
            for africa in (False, True):
                land = flood(home, passable, (), True, africa)
                sea = flood(home, passable, WATER, False, africa)
                reach = flood(land, passable, WATER, False, africa) | flood(sea, passable, (), True, africa)
                for area in AREAS:
                    route = trade_route(position, faction, area, black_res=True)
                    assert (route == "full" or (africa and route == "med")) == (area in reach)


@slow
def test_paths_keep_to_the_rules() -> None:
    rng = random.Random(6)
    for position in positions(40, 6):
        for unit in rng.sample(position.units, min(12, len(position.units))):
            start = unit.area
            for strategic in (False, True):
                for path in paths(position, unit, strategic):
                    assert path.areas[0] == start and len(set(path.areas)) == len(path.areas)
                    assert all(b in BESIDE[a] for a, b in zip(path.areas, path.areas[1:], strict=False))
                    end, between = path.areas[-1], path.areas[1:-1]
                    for area in path.areas[1:]:
                        if area in LANDS and area not in STRAITS:
                            assert relation(position, unit.side, area) in ("friendly", "enemy")
                    if strategic:
                        assert all(relation(position, unit.side, area) == "friendly" for area in path.areas)
                        assert not any(enemies_at(position, unit.side, area) for area in path.areas)
                        assert path.counted == ()
                    elif unit.type not in ("air_force", "submarine"):
                        assert not any(enemies_at(position, unit.side, area) for area in between)
                    if engaged(position, unit):
                        assert not strategic and not enemies_at(position, unit.side, end)
                    assert relation(position, unit.side, end) in ("friendly", "enemy")


@slow
def test_limits_only_take_away() -> None:
    rng = random.Random(9)
    for position in positions(40, 9):
        for unit in rng.sample(position.units, min(10, len(position.units))):
            free = destinations(position, unit)
            assert destinations(position, unit, emergency=True) <= free
            worn = Turn(used=dict.fromkeys(BORDER, 3))
            tired = destinations(position, unit, turn=worn)
            assert tired <= free
            assert unit.type in GROUND or tired == free
            assert not any(enemies_at(position, unit.side, area) for area in tired if unit.type in GROUND)
            # The Soviet Winter keeps the units of the USSR at home, and binds nobody else.
            at_home = {area for area in free if NATION.get(area) == "ussr"} if unit.side == "ussr" else free
            assert destinations(position, unit, turn=Turn(winter=True)) <= at_home


@pytest.mark.slow
def test_retreats_and_rebases_end_well() -> None:
    rng = random.Random(10)
    for position in positions(60, 10):
        for unit in rng.sample(position.units, min(12, len(position.units))):
            for area in retreats(position, unit):
                assert area in BESIDE[unit.area] and relation(position, unit.side, area) == "friendly"
                assert retreats(position, unit, came_from=area) == {area}
                assert area not in retreats(position, unit, attackers_from=frozenset({area}))
            based = rebases(position, unit)
            assert based <= destinations(position, unit)
            assert all(area in LANDS and not enemies_at(position, unit.side, area) for area in based)


@slow
def test_mid_phase_positions() -> None:
    """Control is frozen, borders fill up, and nobody overfills them."""
    rng = random.Random(11)
    filled = 0
    for position in positions(60, 11):
        faction = rng.choice(FACTIONS)
        later, turn = in_mid_phase(rng, position, faction, 8)
        assert later.snapshot == position.snapshot
        assert all(turn.used[border] <= 3 for border in turn.used)
        filled += sum(turn.used.values())
        for unit in later.units:
            assert unit.area in SEAS or len({other.side for other in standing(later, unit.area)}) < 2 or unit.area in later.owners
    assert filled > 20


def test_trade_stops_where_it_should() -> None:
    for position in positions(20, 12):
        for faction in FACTIONS:
            for area in AREAS:
                status = relation(position, faction, area)
                assert not trades_through(position, faction, area) or status != "enemy"
                assert status != "rival" or trades_through(position, faction, area) == (area in STRAITS)
