"""What a seat may see of Triumph & Tragedy."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cost import slow
from tests.rule import rule
from tests.rules.triumph.table import put, table
from tests.triumph.scatter import scattered
from vezerkar.games.triumph.game_data import AREA_INDEX, AXIS, BLOCK_FACTION, BLOCKS, CARDS, TECHS, THREE, USSR, WEST
from vezerkar.games.triumph.rules.units import BLOCK_BIT, lay_open, recount, stand_up
from vezerkar.games.triumph.state import AGGRESSED, BLOCKED, ENGAGED, HEGEMONY, START, TntState
from vezerkar.games.triumph.view import view

SEATS = (-1, AXIS, WEST, USSR)


def seen(s: TntState, seat: int) -> Any:
    return view(s, seat)


def groups(s: TntState, seat: int, area: str) -> Any:
    return [group for group in seen(s, seat)["groups"] if group["area"] == area]


@slow
@settings(max_examples=40)
@given(st.integers(0, 10**6))
def test_nothing_that_is_anothers_is_in_the_view(seed: int) -> None:
    s = scattered(seed)
    for seat in SEATS:
        told = view(s, seat)
        assert json.loads(json.dumps(told)) == told
        text = json.dumps(told)
        for block, name in enumerate(BLOCKS):
            own = s.place[block] >= 0 and seat == BLOCK_FACTION[block]
            assert (f'"{name}"' in text) == own, "blocks are named to their owners alone"
        public = {card for rows in (s.piles, s.kept, s.laid) for row in rows for card in row}
        if s.shown:
            public |= {card for row in s.commits for card in row}
        if seat >= 0:
            public |= {*s.hand[seat], *s.commits[seat]}
            public |= {card for pair in s.vault[seat] for card in (pair >> 8 & 255, pair & 255)}
        for card, name in enumerate(CARDS):
            assert (f'"{name}"' in text) == (card in public), f"{name} is shown, or is not"


@rule("triumph", "3.0", "12.1")
def test_a_block_is_hidden_then_open_then_known() -> None:
    s = table(war=["axis west"])
    tank = put(s, "germany tank berlin 3")
    put(s, "germany infantry berlin 2")
    assert groups(s, AXIS, "berlin")[0]["blocks"][0] == {
        "block": "germany_tank_1", "unit": "tank", "cv": 3, "known": [], "from": None, "via": None, "flags": [],
    }  # fmt: skip
    [group] = groups(s, WEST, "berlin")
    assert (group["id"], group["size"], group["blocks"], group["faces"]) == ("germany-berlin-upright", 2, None, [])
    assert group["hidden"] == [{"size": 2, "from": None, "via": None, "flags": []}]
    lay_open(s, tank)
    for seat in (WEST, -1):
        upright, lying = groups(s, seat, "berlin")
        assert lying["state"] == "open" and [(face["unit"], face["cv"]) for face in lying["faces"]] == [("tank", 3)]
        assert upright["hidden"][0]["size"] == 1
    stand_up(s, tank)
    [group] = groups(s, WEST, "berlin")
    assert [face["unit"] for face in group["faces"]] == ["tank"] and group["hidden"][0]["size"] == 1
    assert groups(s, AXIS, "berlin")[0]["blocks"][0]["known"] == ["west", "ussr"]
    assert groups(s, -1, "berlin")[0]["hidden"][0]["size"] == 2, "a spectator forgets"


@rule("triumph", "12.73")
def test_escaped_subs_are_a_group_of_their_own() -> None:
    s = table()
    sub = put(s, "germany submarine north_sea 2")
    put(s, "germany fleet north_sea")
    s.deep = (sub,)
    recount(s, AREA_INDEX["north_sea"])
    assert [group["state"] for group in groups(s, WEST, "north_sea")] == ["upright", "escaped"]


def test_what_units_did_is_seen_by_all() -> None:
    s = table(units=["britain infantry glasgow"], war=["axis west"])
    block = put(s, "germany infantry glasgow")
    s.moves[block] = AREA_INDEX["north_sea"] | AREA_INDEX["ruhr"] << START | ENGAGED | AGGRESSED
    s.fresh_blocks |= BLOCK_BIT[block]
    [group] = [group for group in groups(s, WEST, "glasgow") if group["nation"] == "germany"]
    flags = ["fresh", "engaged", "aggressed"]
    assert group["hidden"] == [{"size": 1, "from": "ruhr", "via": "north_sea", "flags": flags}]
    assert seen(s, WEST)["disputed"] == {"glasgow": "west"}
    assert seen(s, WEST)["support"] == {"glasgow": ["axis"]}


@rule("triumph", "B-20", "9.3")
def test_cards_are_counted_for_all_and_named_to_their_owner() -> None:
    s = table(hands={"axis": "a1 a2 i3", "west": "i1"})
    s.commits[AXIS], s.hand[AXIS] = s.hand[AXIS][:1], s.hand[AXIS][1:]
    s.bought[WEST], s.decks[0] = s.decks[0][-2:], s.decks[0][:-2]
    other = seen(s, WEST)["factions"]["axis"]
    assert other["hand_size"] == {"action": 1, "investment": 1} and other["hand"] is None
    assert other["committed"] == {"action": 1, "investment": 0} and other["commits"] is None
    own = seen(s, AXIS)["factions"]["axis"]
    assert own["hand"] == ["a2", "i3"] and own["commits"] == ["a1"]
    mine = seen(s, WEST)["factions"]["west"]
    assert mine["bought"] == {"action": 2, "investment": 0}, "bought cards are not looked at yet"
    s.shown = True
    assert seen(s, -1)["factions"]["axis"]["commits"] == ["a1"]


@rule("triumph", "16.1", "7.13")
def test_points_without_and_with_what_is_secret() -> None:
    s = table(units=["germany infantry berlin"])
    s.dividends[AXIS], s.chits = (1, 2), [16, 11, 3]
    own, other = seen(s, AXIS)["factions"]["axis"], seen(s, WEST)["factions"]["axis"]
    assert own["dividends"] == [1, 2] and other["dividends"] is None and other["dividends_size"] == 2
    assert own["all_points"] == own["points"] + 3 and other["all_points"] is None
    assert other["points"] == own["points"]


def test_the_board() -> None:
    s = table(
        minors={"poland": "axis"}, influence={"turkey": "ussr 2"}, markers={"austria": "axis"}, units=["germany fleet north_sea"]
    )
    s.blockade[AREA_INDEX["delhi"]], s.blockaded[AREA_INDEX["delhi"]] = BLOCKED, WEST
    told = seen(s, -1)
    assert told["control"]["vienna"] == "axis" and told["control"]["ankara"] == "neutral" and told["control"]["warsaw"] == "minor"
    assert told["seas"] == {"north_sea": ["axis"]}
    assert told["armed"] == {"poland": {"foes": ["axis"], "violated": None, "partner": None}}
    assert told["forts"] == {"warsaw": 3, "vilna": 1, "lvov": 2}
    assert told["influence"] == {"turkey": {"faction": "ussr", "count": 2}} and told["markers"] == {"austria": "axis"}
    assert told["blockade"] == {"delhi": {"faction": "west", "full": True}}
    assert told["decks"] == {"action": 55, "investment": 55} and told["strength"]["germany"] == 1


def test_when_the_game_is_over_nothing_is_secret() -> None:
    s = scattered(11)
    s.finish(1, HEGEMONY)
    told = seen(s, -1)
    for i, name in enumerate(("axis", "west", "ussr")):
        found = told["factions"][name]
        assert found["hand"] == [CARDS[card] for card in s.hand[i]]
        assert [pair["tech"] for pair in found["vault"]] == [TECHS[pair >> 16] for pair in s.vault[i]]
        assert found["dividends"] == [*s.dividends[i]] and len(told["factions"]) == THREE
    assert all(not group["hidden"] for group in told["groups"])
