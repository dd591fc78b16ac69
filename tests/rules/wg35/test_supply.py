"""Supply, strategy and support cards (WG35 26.2, 26.5), and bursts from off the table (WG35 13)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule
from tests.rules.wg35.moments import PARTISANS, RIFLEMEN, at
from tests.rules.wg35.skirmish import arm, asked, can, do, figure, load, mask, may, settle, skirmish, titles, told, why
from tests.wg35.yard import box, house, piece, yard
from vezerkar.games.wg35.battle.numbering import MEN
from vezerkar.games.wg35.battle.point import NO_POINT, point
from vezerkar.games.wg35.rules import abilities, cards
from vezerkar.games.wg35.rules.basics.figures import sees_figure
from vezerkar.games.wg35.rules.shooting import blast
from vezerkar.games.wg35.rules.windows import BETWEEN_ACTIONS, CARD_PICKUP, OWN_TURN, ROUND_END

assert abilities and cards


@rule("wg35", "reinforcement", "26.2.1", "20.1")
@pytest.mark.parametrize("window", [OWN_TURN, ROUND_END])
def test_reinforcement(window: int) -> None:
    s = skirmish(a=(*RIFLEMEN, ("de_schutze", (600, 200))), b=PARTISANS, hands={"a": "reinforcement reinforcement"})
    assert not at(s, window, "a").asked, "nobody is lost"
    s.on &= ~mask("a1 a2 a3")
    s.out, s.evacuated = mask("a1 a2"), mask("a3")
    at(s, window, "a")
    do(s, "play reinforcement")
    assert can(s) == ["name a2", "name a3"], "privates, evacuated ones too"
    do(s, "name a3", "play reinforcement")
    assert can(s) == ["name a2"]
    do(s, "name a2")
    assert (s.called, s.asked) == (mask("a2 a3"), 0)


@rule("wg35", "pincer", "26.2.2", "4.4")
@pytest.mark.parametrize("window", [OWN_TURN, CARD_PICKUP])
def test_pincer(window: int) -> None:
    s = at(skirmish(a=RIFLEMEN, hands={"a": "pincer pincer"}), window, "a")
    do(s, "play pincer")
    assert (s.pincer, s.asked, titles(s.used[0])) == (1, 0, "pincer")


@rule("wg35", "ammo_supply", "26.5")
@pytest.mark.parametrize(
    ("place", "officer", "served"),
    [((600, 300), 900, True), ((600, 301), 900, False), ((600, 700), 1000, True), ((600, 700), 1001, False)],
)
def test_ammunition_comes_from_the_edge_or_the_officer(place: tuple[int, int], officer: int, served: bool) -> None:
    men = [("de_leutnant", (600, officer)), ("de_schutze", place)]
    s = at(skirmish(a=men, hands={"a": "ammo_supply"}), CARD_PICKUP, "a")
    assert may(s, "play a2 ammo_supply") == served


@rule("wg35", "ammo_supply", "26.5")
def test_ammunition_fills_a_weapon_or_comes_on_top() -> None:
    s = skirmish(a=[(("de_schutze", ["mp40"]), (600, 100))], hands={"a": "ammo_supply ammo_supply"})
    gun = arm(s, "a1 mp40")
    s.dry[gun] = 1
    do(at(s, CARD_PICKUP, "a"), "play a1 ammo_supply")
    assert (s.dry[gun], s.ammo[0]) == (0, 0)
    do(s, "play a1 ammo_supply")
    assert (s.dry[gun], s.ammo[0]) == (0, 1)
    assert [it["thing"] for it in told(s, "supplied")] == ["mp40", "extra_ammo"]


# --- artillery -----------------------------------------------------------------------------------------------------


def strike(**more: Any) -> Any:
    """The lieutenant is active and sees B1; a wall hides B2."""
    men = [("su_rifleman", (600, 600)), ("su_rifleman", (300, 620)), ("su_rifleman", (1100, 1100))]
    ground = yard(piece("tall_wall", box(200, 500, 450, 510)))
    s = skirmish(a=RIFLEMEN, b=men, hands={"a": "artillery_strike"}, active=more.pop("active", "a1"), table=ground, **more)
    return at(s, more.get("window", BETWEEN_ACTIONS), "a", "a1")


@rule("wg35", "artillery_strike", "26.5", "4.9", "10.8")
def test_a_spotter_names_a_place_he_sees() -> None:
    s = strike()
    assert can(s) == ["pass", "play a1 artillery_strike"]
    do(s, "play a1 artillery_strike")
    assert s.left[0] == 1
    assert "on 600,600,0" in can(s) and "on 300,620,0" not in can(s)
    assert may(s, "on 601,640") and may(s, "on 601,640,0")
    assert not may(s, "on 601,640,20")
    assert not may(s, "on 300,560") and why(s, "on 300,560").cite == "WG35 26.5"
    assert not may(s, "on 1300,600")
    assert not strike(active="a2").asked, "a private does not direct artillery"
    assert not strike(actions=0).asked


@rule("wg35", "artillery_strike", "26.5", "13.1")
def test_three_shells_scatter() -> None:
    s = strike()
    do(s, "play a1 artillery_strike")
    # North 20 mm: B1, who is under it, is hit in the leg (1, +0), not wounded; south-east and west by 120 mm: nobody.
    load(s, 10, 1, 1, 1, 1, 4, 6, 8, 6)
    do(s, "on 600,600")
    assert [it["at"] for it in told(s, "shell")] == ["600,620,0", "671,503,0", "486,637,0"]
    assert s.shocked == mask("b1")
    assert not s.attacks and not s.asked
    assert titles(s.used[0]) == "artillery_strike"


@rule("wg35", "artillery_strike", "26.5", "19.1", "19.4")
def test_all_shells_of_a_strike_are_one_action() -> None:
    """B1 falls to the first shell, B2 to the second one; B3, who is near both, tests once and flees from the first."""
    men = [("su_rifleman", (600, 600)), ("su_rifleman", (700, 600)), ("su_rifleman", (650, 680))]
    s = skirmish(a=RIFLEMEN, b=men, hands={"a": "artillery_strike"}, active="a1")
    at(s, BETWEEN_ACTIONS, "a", "a1")
    do(s, "play a1 artillery_strike")
    # South by 20 mm: the chest, a wound, a 1; east by 100 mm: the same; west by 120 mm: nobody; then the test.
    load(s, *(5, 1, 3, 4, 1), *(3, 5, 3, 4, 1), *(7, 6), *(6, 6))
    do(s, "on 600,600")
    assert s.out == mask("b1 b2")
    assert [it["figure"] for it in told(s, "morale")] == ["b3"]
    assert [s.wounder[figure(name)] for name in ("b1", "b2")] == [MEN, MEN], "side A has done it"
    assert s.broken == mask("b3") and s.cause[figure("b3")] == MEN + point(600, 580, 0)


@rule("wg35", "26.5", "13.1")
def test_a_shell_off_the_table_has_no_effect() -> None:
    s = skirmish(a=[("de_leutnant", (600, 20))], b=PARTISANS)
    place = point(600, 30, 0)
    assert blast.scattered(s, place, 5, 40) == NO_POINT
    assert blast.scattered(s, place, 5, 30) == point(600, 0, 0)
    assert blast.scattered(s, place, 1, 100) == point(659, 111, 0)


@rule("wg35", "13.1", "13.8")
def test_a_burst_hits_who_is_near_and_seen_from_it() -> None:
    men = [("su_rifleman", (600, 660)), ("su_rifleman", (600, 661)), ("su_rifleman", (560, 600)), ("su_rifleman", (600, 560))]
    ground = yard(piece("tall_wall", box(500, 570, 700, 580)))
    s = skirmish(a=[("de_schutze", (600, 600))], b=men, table=ground)
    # Each: the location (5, head), then 1 to wound: never.
    load(s, 5, 1, 5, 1, 5, 1)
    blast.burst_at(s, point(600, 600, 0), 120, 1, 1, 0)
    settle(s)
    assert s.shocked == mask("a1 b1 b3"), "friends too; not beyond 60 mm, not behind the wall"
    assert [it["figure"] for it in told(s, "burst_hit")] == ["a1", "b1", "b3"]


@rule("wg35", "13.1")
def test_cover_lowers_the_die_of_the_location() -> None:
    s = skirmish(a=[("de_schutze", (600, 600))], b=PARTISANS)
    s.posture[0] = 1
    load(s, 5, 1)
    blast.burst_at(s, point(600, 640, 0), 120, 1, 1, 1)
    settle(s)
    assert [it["location"] for it in told(s, "location")] == ["critical_torso"]


@rule("wg35", "13.1", "10.9")
def test_half_cover_is_cover_from_a_burst() -> None:
    """A log hides half of b1 from the burst; b2 stands on its side: 3 is the arm of the one, the chest of the other."""
    men = [("su_rifleman", (600, 640)), ("su_rifleman", (600, 560))]
    s = skirmish(b=men, table=yard(piece("log", box(500, 630, 700, 639))))
    load(s, 3, 1, 1, 3, 1)
    blast.burst_at(s, point(600, 600, 0), 120, 1, 1, 0)
    settle(s)
    assert [(it["figure"], it["cover"]) for it in told(s, "burst_hit")] == [("b1", 1), ("b2", 0)]
    assert [it["location"] for it in told(s, "location")] == ["arm", "critical_torso"]


@rule("wg35", "13.7")
@pytest.mark.parametrize(("die", "hit"), [(3, True), (4, False)])
def test_the_concealed_may_ignore_a_burst(die: int, hit: bool) -> None:
    s = skirmish(a=[("de_schutze", (600, 600))], b=PARTISANS)
    s.concealed = mask("a1")
    load(s, die, 5, 1)
    blast.burst_at(s, point(600, 600, 0), 120, 1, 1, 1)
    settle(s)
    assert (s.shocked == mask("a1")) == hit


@rule("wg35", "13.1")
def test_shells_burst_on_roofs() -> None:
    s = skirmish(a=[("de_schutze", (600, 600))], b=PARTISANS, table=yard(house(box(500, 500, 700, 700))))
    assert blast.scattered(s, point(600, 560, 0), 10, 40) == point(600, 600, 80)
    blast.burst_at(s, point(600, 600, 80), 200, 1, 1, 1)
    settle(s)
    assert s.shocked == 0, "the roof protects"


# --- smoke and aircraft --------------------------------------------------------------------------------------------


@rule("wg35", "smoke_screen", "26.5")
def test_smoke_screen() -> None:
    s = at(skirmish(a=RIFLEMEN, b=PARTISANS, hands={"a": "smoke_screen"}), CARD_PICKUP, "a")
    assert sees_figure(s, 1, 17)
    do(s, "play smoke_screen")
    assert may(s, "on 600,750") and not may(s, "on 600,751"), "within 600 mm of an own figure"
    assert not may(s, "on 1201,100")
    assert len(can(s)) > 3
    do(s, "on 600,250")
    assert s.smoke == [(point(600, 250, 0), 150)]
    assert not sees_figure(s, 1, 17)


@rule("wg35", "strafing_run", "26.5", "13.1")
def test_strafing_run() -> None:
    men = [("de_schutze", place) for place in ((600, 200), (600, 400), (600, 601), (630, 300), (631, 300), (570, 399))]
    ground = yard(house(box(500, 380, 580, 480)))
    s = at(skirmish(a=men, b=PARTISANS[:1], hands={"b": "strafing_run"}, table=ground), CARD_PICKUP, "b")
    do(s, "play strafing_run")
    assert can(s)[0].startswith("on ") and may(s, "on 17,1100") and not may(s, "on 17,1201")
    do(s, "on 600,400")
    assert not may(s, "face 600,400") and may(s, "face 601,400") and len(can(s)) == 8
    # A1 (at the end), A2 and A4 (at the edge) and B1 are under it: 5 hits, 4 misses; location 1, its die 1, no wound.
    load(s, 5, 1, 1, 1, 4, 6, 1, 1, 1, 1)
    do(s, "face 600,500")
    assert [(it["figure"], it["passed"]) for it in told(s, "rolled")] == [("a1", 1), ("a2", 0), ("a4", 1), ("b1", 0)]
    assert s.shocked == mask("a1 a4")
    assert not s.attacks and not s.asked


@rule("wg35", "recon_plane", "26.5")
def test_recon_plane() -> None:
    men = (*PARTISANS, ("yu_partizan", (600, 600)), ("yu_partizan", (700, 700)))
    ground = yard(house(box(560, 560, 640, 640)))
    s = skirmish(a=RIFLEMEN, b=men, hands={"a": "recon_plane"}, table=ground, dice=[3])
    s.concealed = mask("b2 b3 b4 b5")
    do(at(s, CARD_PICKUP, "a"), "play recon_plane")
    assert (asked(s), can(s)) == (1, ["name b2", "name b3", "name b5"]), "two of those under no roof; the enemy says which"
    do(s, "name b5", "name b2")
    assert (s.concealed, s.asked) == (mask("b3 b4"), 0)


@rule("wg35", "recon_plane", "26.5")
def test_recon_plane_shows_all_when_there_are_no_more() -> None:
    s = skirmish(a=RIFLEMEN, b=PARTISANS, hands={"a": "recon_plane"}, dice=[5])
    s.concealed = mask("b2 b3")
    do(at(s, CARD_PICKUP, "a"), "play recon_plane")
    assert (s.concealed, s.asked) == (0, 0)


@rule("wg35", "recon_plane", "26.5")
def test_recon_plane_picks_a_card_up_instead() -> None:
    s = at(skirmish(a=RIFLEMEN, hands={"a": "recon_plane"}, pools={"a": "aim aim no"}), CARD_PICKUP, "a")
    do(s, "play recon_plane")
    assert sorted(can(s)) == ["pick aim", "pick no"]
    do(s, "pick no")
    assert (titles(s.hands[0]), titles(s.pools[0])) == ("no", "aim aim")
