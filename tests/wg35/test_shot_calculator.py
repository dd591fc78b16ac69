"""The calculator of shots: by hand, and against shots that the rules resolve."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

import pytest

from tests.cost import STUDY, first
from tests.rules.wg35.shots import begin
from tests.rules.wg35.skirmish import arm, figure, skirmish
from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.calculator import BadQuestion, Calculation
from vezerkar.engine.dice import Dice, key_of
from vezerkar.games.wg35.battle.attack import Attack
from vezerkar.games.wg35.battle.numbering import NOBODY
from vezerkar.games.wg35.battle.point import point
from vezerkar.games.wg35.notation import SINGLE
from vezerkar.games.wg35.presentation.shot_calculator import ShotCalculator
from vezerkar.games.wg35.rules.basics.figures import shooting, strength
from vezerkar.games.wg35.rules.shooting import fire
from vezerkar.games.wg35.rules.shooting.attack import SHOT
from vezerkar.games.wg35.view import view
from vezerkar.translation import translator

TR: Final = translator("wg35", "en")
TIMES: Final = 700 * STUDY
"""So often every shot is fired."""
MISSED, SHOCKED, WEAKENED, HELPLESS, OUT = range(5)


def calculated(**ask: str) -> Calculation:
    return ShotCalculator().calculate(ask, TR)


def shares(**ask: str) -> list[float]:
    return [bar.share for bar in calculated(**ask).findings.bars]


def table(title: str, **ask: str) -> list[list[str]]:
    return next(one.rows for one in calculated(**ask).findings.tables if one.title == title)


def test_a_roll_hits_as_often_as_its_faces_say() -> None:
    """WG35 11.3: C + d10 against the target number; a 1 misses always, after a 10 a second die is added."""
    for c in range(1, 13):
        found = calculated(c=str(c))
        need = int(found.findings.lines[0].value.split(": ")[1].split("+")[0])
        faces = sum(die >= need for die in range(2, 10)) / 10
        tens = sum(10 + die % 10 >= need for die in range(1, 11)) / 100
        assert 1 - found.findings.bars[MISSED].share == pytest.approx(faces + tens), c


def test_a_shot_that_just_hits_lands_in_the_torso() -> None:
    """WG35 11.5, with a C so low that only a 10 and what comes after it hits: the margins, from 0 on, are equally likely."""
    rows = {row[0]: row[1] for row in table("Where it lands", c="1", distance="100", cover="0")}
    needed = int(calculated(c="1", distance="100").findings.lines[0].value.split(": ")[1].split("+")[0])
    assert needed >= 10, "the case is meant for a roll that needs a 10"
    margins = [10 + die % 10 - needed for die in range(1, 11) if 10 + die % 10 >= needed]
    assert rows["torso"] == f"{margins.count(0):.1f}%" and rows["arm"] == f"{margins.count(2):.1f}%"


def test_what_a_wound_does_by_hand() -> None:
    """WG35 15.1-15.4: strength S and one d10 against E; one wound, one d6: 1 out, 2 helpless, 3 and 4 weakened."""
    found = calculated(e="12", c="12", distance="10")
    hit = 1 - found.findings.bars[MISSED].share
    wounded = sum(bar.share for bar in found.findings.bars[WEAKENED:])
    assert found.findings.bars[WEAKENED].share / found.findings.bars[HELPLESS].share >= 1
    assert 0 < wounded < hit, "a tough target is not hurt by every hit"
    assert sum(bar.share for bar in found.findings.bars) == pytest.approx(1)


def test_armour_helps_where_it_is_worn_and_from_its_side() -> None:
    ask = {"c": "8", "distance": "10"}
    bare, plated = shares(**ask)[OUT], shares(**ask, armour="steel_breastplate")[OUT]
    assert plated < bare
    assert shares(**ask, armour="steel_breastplate", behind="yes")[OUT] == pytest.approx(bare)
    heads = [row for row in table("Where it lands", **ask, armour="steel_breastplate") if row[0] == "head"]
    assert heads == [row for row in table("Where it lands", **ask) if row[0] == "head"]


def test_aim_burst_and_cover_change_the_roll_as_printed() -> None:
    rows = table("What makes the roll", weapon="mp40", mode="burst", aimed="yes", cover="2", distance="10")
    assert [row[0] for row in rows[1:]] == ["Aim", "burst", "cover"]
    assert rows[3][1:] == ["+2 to the target number", "WG35 10.3"]
    assert calculated(weapon="kar98k", mode="burst").notices, "a rifle fires no bursts"


@pytest.mark.parametrize(
    ("ask", "words"),
    [
        ({"weapon": "kar98k", "distance": "300"}, "Kar98k rifle cannot shoot so far or so near"),
        ({"weapon": "catapult"}, "Weapon cannot be “catapult”"),
        ({"c": "0"}, "C of the shooter is a whole number from 1 to 12"),
    ],
)
def test_what_cannot_be_shot_says_why(ask: dict[str, str], words: str) -> None:
    with pytest.raises(BadQuestion, match=words):
        calculated(**ask)


SHOTS: Final[list[tuple[Any, Any, str, int, dict[str, str]]]] = [
    ("de_schutze", "hu_honved", "shoot single kar98k", 300, {"weapon": "kar98k"}),
    (("de_leutnant", ("mp40",)), ("de_schutze", ("steel_helmet",)), "shoot burst mp40", 100, {"weapon": "mp40", "mode": "burst"}),
    ("de_schutze", "hu_honved", "shoot single kar98k", 80, {"weapon": "kar98k", "aimed": "yes"}),
]


def outcome(s: Any, target: int) -> int:
    """What has become of the target, the worst of it."""
    bit = BIT[target]
    if s.out & bit:
        return OUT
    if s.helpless & bit:
        return HELPLESS
    if s.weak[target]:
        return WEAKENED
    return SHOCKED if s.shocked & bit else MISSED


@pytest.mark.parametrize(("shooter", "target", "text", "far", "ask"), first(SHOTS, 2))
def test_chances_are_those_of_shots_that_the_rules_resolve(
    shooter: Any, target: Any, text: str, far: int, ask: dict[str, str]
) -> None:
    start = skirmish([(shooter, (600, 300))], [(target, (600, 300 + far))])
    by, at = figure("a1"), figure("b1")
    start.in_hand[by] = arm(start, f"a1 {ask['weapon']}")
    if "aimed" in ask:
        start.aimed |= BIT[by]
    worn = [name for name in start.field.man(at).items if name in ("steel_helmet",)]
    question = ask | {
        "c": str(shooting(start, by)),
        "e": str(strength(start, at)),
        "distance": str(far // 10),
        "armour": ",".join(worn),
    }
    counts = [0] * 5
    for n in range(TIMES):
        s = start.clone()
        s.dice, s.drawn, s.sink = Dice(key_of(f"{text} {n}")), 0, []
        begin(s, "a1", text, "at b1")
        counts[outcome(s, at)] += 1
    for bar, count in zip(ShotCalculator().calculate(question, TR).findings.bars, counts, strict=True):
        margin = 4 * sqrt(bar.share * (1 - bar.share) / TIMES) + 0.003 / STUDY
        assert abs(count / TIMES - bar.share) < margin, (bar, count, counts)


# --- from the table --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("aimed", [False, True])
@pytest.mark.parametrize("place", [(600, 380), (600, 600)])
def test_a_shot_at_the_table_is_asked_about_as_it_is(place: tuple[int, int], aimed: bool) -> None:
    """WG35 11.3, 11.4, 16.4: it hits as often as the shot, whatever changes the odds; cover, armour and side are those there."""
    shooters = [("de_schutze", (600, 300)), ("de_leutnant", (640, 300))]
    s = skirmish(shooters, [(("hu_honved", ("steel_helmet",)), place)], table="farm_orchard", active="a1")
    by, at = figure("a1"), figure("b1")
    s.aimed |= BIT[by] * aimed
    for turned in (False, True):
        s.fx[at], s.fy[at] = (600 - place[0], 300 - place[1]) if turned else (place[0] - 600, place[1] - 300)
        ask = ShotCalculator().question_of(view(s, 0))
        odds = fire.odds(s, by, s.in_hand[by], SINGLE, at)
        assert 1 - shares(**ask)[MISSED] == pytest.approx(odds.chance / 1000), odds.modifiers
        assert (ask["weapon"], ask["e"]) == ("kar98k", str(strength(s, at)))
        assert (int(ask["cover"]), ask.get("aimed")) == (odds.cover, "yes" if aimed else None)
        assert ask["armour"] == "steel_helmet" and ("behind" in ask) is not turned
        assert calculated(**ask).notices == []
    s.smoke = [(point(*place, 0), 100)]
    assert ShotCalculator().question_of(view(s, 0)) == {}, "he is not seen"


def test_the_shot_in_progress_is_asked_about() -> None:
    s = skirmish(
        [("de_schutze", (600, 300))], [("hu_honved", (600, 600)), ("hu_honved", (600, 400))], table="farm_orchard", active="a1"
    )
    assert ShotCalculator().question_of(view(s, 1))["distance"] == "10", "the likeliest one"
    s.attacks.append(Attack(SHOT, figure("a1"), 0, s.in_hand[figure("a1")], SINGLE))
    s.attacks[-1].target = figure("b1")
    assert ShotCalculator().question_of(view(s, 1))["distance"] == "30"
    s.attacks[-1].target = NOBODY
    assert ShotCalculator().question_of(view(s, 1)) == {}, "it is not aimed at anybody yet"


def test_where_nobody_can_shoot_it_is_the_usual_question() -> None:
    s = skirmish([("de_schutze", (600, 300))], [("hu_honved", (600, 400))], table="farm_orchard")
    assert ShotCalculator().question_of(view(s, 0)) == {}, "nobody is active"
    s.active = figure("a1")
    s.dry[s.in_hand[figure("a1")]] = 1
    assert ShotCalculator().question_of(view(s, 0)) == {}
