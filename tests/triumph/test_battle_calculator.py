"""The calculator of battles: by hand, and against the rules that play such battles out."""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Any, Final

import pytest

from tests.cost import STUDY, first, slow
from tests.triumph.test_battle_odds import fighting, fought_out
from tests.triumph.test_scene import TNT
from vezerkar.engine import Match
from vezerkar.engine.calculator import BadQuestion, Calculation, Form
from vezerkar.engine.dice import Dice, key_of
from vezerkar.engine.state import apply
from vezerkar.games.triumph.game_data import AREAS, AXIS, BLOCKS, PARTIES, TECHS
from vezerkar.games.triumph.presentation.battle_calculator import PLACE, BattleCalculator, read, state_of
from vezerkar.translation import translator

TR: Final = translator("triumph", "en")
STAND_IN: Final = "britain_infantry_1"
TIMES: Final = 120
"""So often every battle is played out."""
RANDOM: Final = 3 * STUDY
"""So many battles of any kind are compared."""


def calculated(**ask: str) -> Calculation:
    return BattleCalculator().calculate({name.replace("_techs", "-techs"): value for name, value in ask.items()}, TR)


def shares(**ask: str) -> list[float]:
    """The chances of the attacker, of the defender, of neither."""
    return [bar.share for bar in calculated(**ask).findings.bars]


BY_HAND: Final[list[tuple[dict[str, str], tuple[float, float, float]]]] = [
    # 12.3: the defender fires first, with 3 or less of 6; who is left fires back.
    ({"attacking": "infantry:1", "defending": "infantry:1"}, (1 / 4, 1 / 2, 1 / 4)),
    # 9.0: Rocket Artillery gives Infantry FirstFire, and so does Surprise (15.22).
    ({"attacking": "infantry:1", "defending": "infantry:1", "attacking_techs": "rocket_artillery"}, (1 / 2, 1 / 4, 1 / 4)),
    ({"attacking": "infantry:1", "defending": "infantry:1", "surprise": "yes"}, (1 / 2, 1 / 4, 1 / 4)),
    # B-22: against a victim that has FirstFire by Technology, Surprise gives none.
    (
        {"attacking": "infantry:1", "defending": "infantry:1", "surprise": "yes", "defending_techs": "rocket_artillery"},
        (1 / 4, 1 / 2, 1 / 4),
    ),
    # 12.3: Tanks fire before Infantry, with 2 or less.
    ({"attacking": "tank:1", "defending": "infantry:1"}, (1 / 3, 1 / 3, 1 / 3)),
    # 12.24, 12.52: an Air Force hits Ground with a 1, and wins; else it must leave Enemy Territory, and the defender has.
    ({"attacking": "air_force:1", "defending": "infantry:1"}, (1 / 6, 5 / 6, 0.0)),
    # B-28: a Fortress of CV 1 of an Armed Minor hits Ground with 4 or less, and falls to one hit of Infantry.
    ({"attacking": "infantry:1", "defender": "minor", "fort": "1"}, (1 / 6, 2 / 3, 1 / 6)),
    # 12.72: a Convoy cannot fire; in one of many rounds the Fleet hits it.
    ({"place": "sea", "attacking": "infantry:1", "defending": "fleet:1"}, (0.0, 1.0, 0.0)),
]


@pytest.mark.parametrize(("ask", "expected"), BY_HAND)
def test_small_battles_come_out_as_by_hand(ask: dict[str, str], expected: tuple[float, float, float]) -> None:
    assert shares(**ask) == pytest.approx(expected, abs=1e-6)


def test_radar_doubles_the_dice_of_an_air_force_at_home() -> None:
    ask = {"attacking": "air_force:1,infantry:1", "defending": "air_force:2", "holder": "west"}
    orders = [calculated(**ask, defending_techs=techs).findings.tables[-1].rows for techs in ("", "air_defense_radar")]
    fires = [{row[1]: row[3] for row in rows}["West: Air Force 2"] for rows in orders]
    assert fires == ["2", "4"]


def test_a_fortress_fights_where_its_side_holds_the_land() -> None:
    ask = {"attacking": "fortress:2,infantry:2", "defending": "fortress:1,infantry:2"}
    for holder, there in (("west", "West: Fortress 1"), ("axis", "Axis: Fortress 2")):
        found = calculated(**ask, holder=holder)
        assert found.notices == ["A Fortress fights only on land that its own side holds. It is left out."]
        assert [row[1] for row in found.findings.tables[-1].rows if "Fortress" in row[1]] == [there]


def test_the_order_of_fire_is_that_of_the_rules() -> None:
    rows = calculated(attacking="infantry:2,tank:2", defending="infantry:1,fortress:2").findings.tables[-1].rows
    assert [row[1] for row in rows] == ["West: Fortress 2", "Axis: Tank 2", "West: Infantry 1", "Axis: Infantry 2"]
    assert rows[0][2:] == ["Ground, 4 or less", "2", "1.3"]


QUESTIONS: Final[list[dict[str, str]]] = [
    {"attacking": "infantry:3,tank:3,air_force:2", "defending": "infantry:2,fortress:2", "defending-techs": "rocket_artillery"},
    {"place": "sea", "attacking": "fleet:3,submarine:2", "defending": "carrier:2,fleet:2", "defending-techs": "sonar"},
    {"attacking": "infantry:3,fleet:2", "defender": "minor", "fort": "3"},
    {"attacking": "infantry:2,infantry:2", "defending": "infantry:3,tank:1", "surprise": "yes", "holder": "axis"},
    {
        "place": "sea",
        "attacking": "air_force:3,fleet:2,infantry:2",
        "defending": "submarine:3,fleet:1",
        "attacking-techs": "jets",
    },
]


def by_the_rules(ask: dict[str, str]) -> tuple[Match[Any, Any], str]:
    """The battle of a question as a match, and its area."""
    battle = read(Form(ask, TR), TR)
    s, area = state_of(battle), AREAS[PLACE[battle.place]]
    blocks = {BLOCKS[block]: s.cv[block] for block in s.at[PLACE[battle.place]]}
    # Without an enemy there would be no combat to begin with.
    position: dict[str, Any] = dict(fighting(area, {STAND_IN: 1} | blocks, fought=False).position())
    state = position["state"]
    if STAND_IN not in blocks:
        del state["blocks"][STAND_IN]
    for party, techs in battle.techs.items():
        state["factions"][PARTIES[party]]["techs"] = [name for i, name in enumerate(TECHS) if techs >> i & 1]
    if battle.place == "land":
        state["control"][area] = PARTIES[battle.holder]
    if battle.defender == PARTIES.index("minor"):
        state["markers"].pop("poland", None)
        state["armed"], state["forts"] = {"poland": {"foes": ["axis"]}}, {area: battle.defending[0].cv}
    state["struck"] = [PARTIES[battle.defender]] if battle.surprised else []
    return TNT.position(position), area


@slow
@pytest.mark.parametrize("ask", first(QUESTIONS, 3))
def test_the_chances_are_those_of_the_battles_that_the_rules_play_out(ask: dict[str, str]) -> None:
    compared(ask)


@slow
def test_the_chances_of_any_battle_are_those_of_the_rules() -> None:
    rng = Random(12)
    asked = [some_question(rng) for _ in range(RANDOM)]
    assert len({*map(str, asked)}) > RANDOM // 2
    for ask in asked:
        compared(ask)


def some_question(rng: Random) -> dict[str, str]:
    """A battle of few units, at land or at sea, of which a side that could not fight is no part."""
    place = rng.choice(["land", "sea"])
    kinds = {"land": ["infantry", "tank", "air_force"], "sea": ["fleet", "submarine", "carrier", "air_force"]}[place]
    ask = {"place": place}
    for role, most in (("attacking", 3), ("defending", 2)):
        first_unit = rng.choice(kinds[:2])
        units = [first_unit, *rng.choices(kinds, k=rng.randrange(most))]
        ask[role] = ",".join(f"{unit}:{rng.randint(1, 3)}" for unit in units)
        techs = rng.sample(["jets", "sonar", "rocket_artillery", "heavy_tanks", "naval_radar"], rng.randrange(2))
        if techs:
            ask[f"{role}-techs"] = techs[0]
    if place == "land" and rng.random() < 0.3:
        ask["surprise"] = "yes"
    found = BattleCalculator().calculate(ask, TR)
    return found.ask


def compared(ask: dict[str, str]) -> None:
    """The chances of a battle are those of the battles that the rules play out."""
    match, area = by_the_rules(ask)
    won = dict.fromkeys([*PARTIES, "nobody"], 0)
    for n in range(TIMES):
        s = match.state.clone()
        s.dice, s.drawn, s.sink = Dice(key_of(f"{ask} {n}")), 0, []
        # A Fortress of a Minor fires as the battle begins.
        apply(s, AXIS, TNT.parse(f"battle {area}"))
        won[fought_out(s, area)] += 1
    expected = BattleCalculator().calculate(ask, TR).findings.bars
    names = ("axis", ask.get("defender", "west"), "nobody")
    for name, bar in zip(names, expected, strict=True):
        margin = 4 * sqrt(bar.share * (1 - bar.share) / TIMES) + 0.005
        assert abs(won[name] / TIMES - bar.share) < margin, (name, won, bar)


def test_rounds_at_sea_add_up_to_the_end() -> None:
    found = calculated(place="sea")
    table = found.findings.tables[0]
    last = table.rows[-1]
    assert [row[0] for row in table.rows] == [str(n + 1) for n in range(len(table.rows))]
    assert float(last[1].strip("%")) == pytest.approx(100 * found.findings.bars[0].share, abs=1)
    assert table.rows[0][-1] > "9" or float(table.rows[0][-1].strip("%")) > float(last[-1].removeprefix("under ").strip("%"))


@pytest.mark.parametrize(
    ("ask", "words"),
    [
        ({"attacking": "infantry:5"}, "CV is a whole number from 1 to 4, not “5”"),
        ({"attacking": "elephant:2"}, "Unit cannot be “elephant”"),
        ({"attacking": "infantry"}, "Write one like infantry:2"),
        ({"attacking": ",".join(["infantry:1"] * 8)}, "takes 1 to 7 entries, not 8"),
        ({"attacking": ",".join(["infantry:1"] * 6), "defending": ",".join(["tank:1"] * 5)}, "no more than 10 on both sides"),
        ({"attacking": "fortress:2"}, "Axis: no unit is left that could fight"),
        ({"defending": "carrier:4,carrier:4,carrier:4,carrier:4"}, "only 3 blocks of Carrier that can have 4 CV"),
        ({"strength": "3"}, "There is no field “strength”"),
        ({"attacker": "minor"}, "Choose from: axis, west, ussr"),
    ],
)
def test_what_cannot_be_reckoned_says_why_and_what_can(ask: dict[str, str], words: str) -> None:
    with pytest.raises(BadQuestion, match=words):
        BattleCalculator().calculate(ask, TR)


def test_what_does_not_go_together_gives_way_and_says_so() -> None:
    found = calculated(place="sea", defender="minor", defending="fleet:2")
    assert found.ask == {"place": "sea", "defending": "fleet:2"}, "an address holds what was reckoned with"
    assert found.notices == ["Defender: “minor” does not go with the rest. West is taken instead."]
    assert calculated(defender="ussr", defending="tank:4").notices == [
        "USSR: no block has more than 3 CV. Stronger units count as 3."
    ]
    assert shares(defender="ussr", defending="tank:4") == shares(defender="ussr", defending="tank:3")


def test_a_table_asks_of_the_battle_in_progress() -> None:
    blocks = {"germany_tank_1": 3, "germany_air_force_1": 2, "france_infantry_5": 2, "france_infantry_6": 2}
    ask = BattleCalculator().question_of(fighting("lorraine", blocks).view(None))
    assert BattleCalculator().calculate(ask, TR).ask == {"attacking": "air_force:2,tank:3"}
    hidden = fighting("lorraine", blocks, fought=False)
    assert BattleCalculator().question_of(hidden.view("axis")) == {}, "no battle is in progress yet"
    sea = fighting("north_sea", {"germany_fleet_1": 2, "britain_fleet_1": 2, "britain_infantry_1": 1}).view(None)
    assert BattleCalculator().question_of(sea)["place"] == "sea"
