"""What holds for all chapters of WG35: names, units, precedence, dice, profiles, items by their level and their era."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.rule import rule
from tests.rules.wg35.shots import begin, deeds, last, not_yet
from tests.rules.wg35.skirmish import mask, skirmish
from tests.wg35.yard import box, house, opening, piece, yard
from vezerkar import game
from vezerkar.engine import Event
from vezerkar.games.wg35.battle.arm import READY
from vezerkar.games.wg35.battle.field import MO, C, E, M, R, T
from vezerkar.games.wg35.battle.numbering import NOBODY
from vezerkar.games.wg35.content import LIBRARY, TABLES, weapon_to_scale
from vezerkar.games.wg35.game_data import CARDS, SAMPLES
from vezerkar.games.wg35.library.records import CHARACTERISTICS, ZONES
from vezerkar.games.wg35.notation import LIFT, PASS, RALLY, SHOOT
from vezerkar.games.wg35.roster import Figure, Roster, deck
from vezerkar.games.wg35.roster.problems import problems
from vezerkar.games.wg35.rules.basics import checks
from vezerkar.games.wg35.rules.basics.figures import alertness, look_at, sees_figure, shooting, strength, within
from vezerkar.games.wg35.rules.geometry.sight import PRONE, Post, sees
from vezerkar.games.wg35.rules.morale import testing
from vezerkar.games.wg35.rules.movement import spotting
from vezerkar.games.wg35.rules.movement.walking import Walk, walker_of
from vezerkar.games.wg35.rules.shooting import fire
from vezerkar.games.wg35.rules.step import d3
from vezerkar.games.wg35.rules.turns.limits import barred
from vezerkar.games.wg35.rules.victory import missions, withdrawal
from vezerkar.games.wg35.state import SkirmishState
from vezerkar.translation import LANGUAGES, translator

WG35 = game("wg35")
MAN = "de_schutze"
FOE = "hu_honved"


def duel(far: int = 200, *dice: int, a: Any = MAN, b: Any = FOE, **more: Any) -> SkirmishState:
    """A1 looks north at b1."""
    return skirmish([(a, (600, 100))], [(b, (600, 100 + far))], active="a1", dice=dice, **more)


# --- names, units, precedence (WG35 0) -----------------------------------------------------------------------------


@rule("wg35", "0.2")
@pytest.mark.parametrize(("die", "half"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_half_a_die_is_rounded_up(die: int, half: int) -> None:
    s = duel(200, die)
    assert d3(s) == half


@rule("wg35", "0.5", "11.2")
def test_the_zones_are_short_medium_and_long_everywhere() -> None:
    assert ZONES == ("short", "medium", "long")
    rifle = LIBRARY.weapons["kar98k"]
    assert [fire.zone_of(rifle, 5, zone.reach(5) ** 2) for zone in (rifle.zones.short, rifle.zones.medium, rifle.zones.long)] == [
        ZONES.index(name) for name in ZONES
    ]
    words = {lang: [translator("wg35", lang)(f"zone-{name}", {}) for name in ZONES] for lang in LANGUAGES}
    assert words == {"en": ["short", "medium", "long"], "hu": ["rövid", "közepes", "hosszú"]}


@rule("wg35", "0.7")
def test_distances_may_be_agreed_on_that_are_seven_tenths_of_those_printed() -> None:
    for weapon in LIBRARY.weapons.values():
        near = weapon_to_scale(weapon.id, 70)
        assert weapon_to_scale(weapon.id, 100) is weapon
        for zone, printed in ((number, fire.zone_at(weapon, number)) for number in range(len(ZONES))):
            scaled = fire.zone_at(near, zone)
            assert (scaled.max_mm, scaled.mm_per_E) == ((7 * printed.max_mm + 5) // 10, (7 * printed.mm_per_E + 5) // 10)
            assert (scaled.tn, scaled.tn_indirect) == (printed.tn, printed.tn_indirect)
        assert near.min_range_mm == (7 * weapon.min_range_mm + 5) // 10
        assert (near.projectile, near.strength, near.points) == (weapon.projectile, weapon.strength, weapon.points)
    # A rifle reaches less far; a man walks as far as ever.
    far = LIBRARY.weapons["kar98k"].zones.long.max_mm
    for scale, reaches in ((100, far), (70, far * 7 // 10)):
        s = duel(reaches, scale=scale)
        assert "shoot single kar98k" in deeds(s)
        s = duel(reaches + 1, scale=scale)
        assert not_yet(s, "a1", "shoot single kar98k").cite == "WG35 11.1"
        assert walker_of(s, 0, 1).allowance == walker_of(duel(), 0, 1).allowance


@rule("wg35", "0.6")
def test_cards_beat_missions_beat_lists_beat_abilities_beat_rules() -> None:
    # A card (Secret passage) lets one pass a wall that nobody may pass.
    ground = yard(house(box(550, 120, 650, 200)))
    s = duel(400, table=ground)
    assert not Walk(s, 0, 2).straight((600, 100, 0), 0, (600, 150, 0)).points
    s.passage = mask("a1")
    assert Walk(s, 0, 2).straight((600, 100, 0), 0, (600, 150, 0)).points
    # A mission (the last stand) spares its defender the test that the rules ask for.
    s = duel(mission="last_stand")
    s.losses = [1, 1]
    s.strength = [2, 2]
    assert [withdrawal.is_due(s, side) for side in (0, 1)] == [True, False]
    # An army list lets helpers stand farther away than the ability says.
    reach = LIBRARY.army_rules["gun_first"].numbers["mm"]
    assert reach > 20
    s = skirmish([("de_mg", (600, 100)), (MAN, (600 + reach, 100))], [(FOE, (600, 400))], active="a1")
    assert fire.helpers(s, 0, s.in_hand[0]) == [1]
    # An ability (Pathfinder) makes of difficult ground what the rules do not.
    pathless = duel(400, table=yard(piece("scrub", box(500, 110, 700, 300))))
    assert Walk(pathless, 0, 1).segment((600, 120, 0), (600, 140, 0)) == 4000


@rule("wg35", "0.6", "7.6")
def test_may_not_beats_may() -> None:
    """Who rests broken in his refuge may rally, who is concealed may not; the hidden may pass, the shocked may not."""
    s = duel()
    s.broken = s.refuge = mask("a1")
    assert barred(s, 0, RALLY) is None
    s.concealed = mask("a1")
    assert barred(s, 0, RALLY) is not None
    s = duel()
    s.posture[0] = 2
    assert barred(s, 0, PASS) is None
    s.shocked = mask("a1")
    assert barred(s, 0, PASS) is not None
    s = duel()
    s.load[0] = 300
    assert barred(s, 0, SHOOT) is not None and barred(s, 0, LIFT) is not None


@rule("wg35", "0.8", "24.5")
def test_twenty_inches_are_fifty_centimetres() -> None:
    bearer = ("de_leutnant", ["flag"])
    s = skirmish([(bearer, (600, 100)), (MAN, (600, 600)), (MAN, (600, 601))])
    assert [testing.flag_near(s, man) for man in (1, 2)] == [True, False]


# --- everything is public, every die is told (WG35 0.9) ------------------------------------------------------------


class Told:
    """How many dice events have told so far. Those of a wounded check are told by it, and once more by what they do."""

    def __init__(self) -> None:
        self.dice = 0
        self.checked = False

    def hear(self, event: Event) -> None:
        """An event comes after those that were heard."""
        data: dict[str, Any] = dict(event.data)
        if event.kind == "rolled_off":
            self.dice += 2
        elif event.kind == "elite_cards":
            self.dice += 1
        elif event.kind == "wounds":
            self.dice += 0 if self.checked else len(data["dice"])
            self.checked = False
        elif event.kind == "trait":
            self.dice += 2 if data["less"] else 1
        elif event.kind == "wound_die":
            self.dice += 1 if data["again"] else 0
        elif event.kind not in ("bleeds", "treated"):  # These count dice that will be rolled later.
            self.checked = self.checked or event.kind == "wounded_check"
            self.dice += len(data.get("dice", ()))
            self.dice += sum(1 for name in ("die", "other_die", "chain", "direction") if data.get(name))
            # The target of such a shot is drawn, and told by its name.
            self.dice += 1 if event.kind == "shot_from_nowhere" else 0


@rule("wg35", "0.9")
@pytest.mark.parametrize("seed", range(4))
def test_every_die_is_told(seed: int) -> None:
    rng = Random(seed)
    match = WG35.start(seed, {"army_a": SAMPLES[seed], "army_b": SAMPLES[-1 - seed]})
    told = Told()
    for _ in range(1200):
        if match.state.over:
            break
        heard = len(match.event_log)
        seat = rng.choice(match.waiting())
        options = match.decision(seat).options
        fights = [it for it in options if it.notation.split()[0] in ("shoot", "charge", "strike", "play", "use", "treat")]
        match.act(seat, rng.choice(fights or options))
        for event in match.event_log[heard:]:
            told.hear(event)
        assert told.dice == match.state.drawn, match.event_log[heard:]
    assert told.dice > 50


@rule("wg35", "0.9", "2.3")
def test_both_sides_and_those_who_watch_see_the_same() -> None:
    rng = Random(7)
    match = WG35.start(7, {"army_a": SAMPLES[0], "army_b": SAMPLES[5]})
    for ply in range(400):
        seat = rng.choice(match.waiting())
        match.act(seat, rng.choice(match.decision(seat).options))
        if match.state.shown == 2 and ply % 20 == 0:
            views = [{**match.view(who), "seat": None} for who in ("a", "b", None)]
            assert views[0] == views[1] == views[2]


@rule("wg35", "2.3")
@pytest.mark.parametrize(
    ("change", "key", "value"),
    [
        ({"posture": 1}, "posture", "prone"),
        ({"posture": 2, "hide": 0}, "hide", 0),
        ({"concealed": 1}, "conditions", ["concealed"]),
        ({"shocked": 1}, "conditions", ["shocked"]),
        ({"broken": 1, "refuge": 1}, "conditions", ["broken", "refuge"]),
        ({"cause": 16}, "cause", "b1"),
        ({"helpless": 1}, "conditions", ["helpless"]),
        ({"bleeding": 3}, "bleeding", 3),
        ({"load": 257}, "load", 257),
        ({"lookout": 0}, "lookout", 0),
        ({"in_hand": NOBODY}, "in_hand", NOBODY),
        ({"left": 1}, "actions", 1),
        ({"activated": 1}, "conditions", ["activated"]),
        ({"treated": 1}, "conditions", ["treated"]),
    ],
)
def test_the_states_of_a_figure_are_public(change: dict[str, int], key: str, value: object) -> None:
    s = duel(
        table=yard(piece("sandbags", box(500, 130, 700, 140)), house(box(0, 0, 90, 90), opening("window", 0, 20, 30, 26, 56)))
    )
    for name, number in change.items():
        held = getattr(s, name)
        if isinstance(held, list):
            held[0] = number
        else:
            setattr(s, name, number)
    for seat in (0, 1, -1):
        men: Any = WG35.view(s, seat)["figures"]
        assert men["a1"][key] == value
        assert men["b1"][key] != value


@rule("wg35", "2.3", "6.1")
def test_weapons_and_who_is_still_to_come_are_public() -> None:
    s = skirmish([("de_mg", (600, 100)), (MAN, None)], [(FOE, (600, 400))])
    s.reserve, s.arriving = 0, mask("a2")
    s.dry[0], s.loaded[1], s.stance[2] = 1, 4, READY
    for seat in (0, 1, -1):
        view: Any = WG35.view(s, seat)
        assert (view["figures"]["a2"]["where"], view["figures"]["a2"]["at"]) == ("arriving", None)
        assert (view["arms"][0]["dry"], view["arms"][1]["loaded"], view["arms"][2]["stance"]) == (True, 4, "ready")


# --- the table and the men (WG35 1, 2.1, 10.11) --------------------------------------------------------------------


@rule("wg35", "1.1")
def test_a_sits_in_the_south() -> None:
    assert all(tuple(data["size_mm"]) == (1200, 1200) for data in TABLES.values())
    s = duel(far=1000)
    assert [missions.in_zone(s, 0, 600, y) for y in (0, 200, 201)] == [True, True, False]
    assert [missions.in_zone(s, 1, 600, y) for y in (1200, 1000, 999)] == [True, True, False]
    assert missions.own_edges(s, 0) == [missions.SOUTH] and missions.own_edges(s, 1) == [missions.NORTH]


@rule("wg35", "1.3")
@pytest.mark.parametrize(("bottom", "seen"), [(16, True), (17, False)])
def test_the_eye_is_at_46_mm(bottom: int, seen: bool) -> None:
    """Crates of 30 mm before a pair of eyes: level lines run along a top of 46 mm, and into one of 47."""
    table = yard(piece("crates", box(590, 105, 610, 110), bottom))
    assert sees(table, 0, Post(600, 100, 0), Post(600, 900, 10)) is seen


@rule("wg35", "1.4")
def test_distance_is_the_same_lying_down_and_goes_through_space() -> None:
    s = skirmish([(MAN, (600, 100, 80))], [(FOE, (600, 160, 0))])
    assert within(s, 0, 16, 100) and not within(s, 0, 16, 99)
    s.posture[16] = PRONE
    assert within(s, 0, 16, 100) and not within(s, 0, 16, 99)


@rule("wg35", "10.11")
def test_nobody_stands_in_the_way() -> None:
    s = skirmish([(MAN, (600, 100)), (MAN, (600, 200))], [(FOE, (600, 400)), (FOE, (600, 300)), (FOE, (600, 250))])
    assert sees_figure(s, 0, 16)
    assert look_at(s, 0, 16) == (True, 0, 0, 0)


@rule("wg35", "2.1")
def test_a_profile_has_six_characteristics() -> None:
    assert CHARACTERISTICS == ("M", "T", "C", "E", "R", "Mo")
    assert (M, T, C, E, R, MO) == (0, 1, 2, 3, 4, 5)
    s = duel()
    s.field.base[0] = [7, 4, 3, 6, 2, 9]
    assert walker_of(s, 0, 1).allowance == 7000, "centimetres, in hundredths of a millimetre"
    assert (shooting(s, 0), strength(s, 0), alertness(s, 0)) == (3, 6, 2)
    assert testing.needed(s, 0, testing.TACTIC, 0) == 9, "with two dice"
    assert fire.odds(s, 0, s.in_hand[0], 0, 16).c == 3
    for die, passed in ((2, True), (3, False)):
        s = duel(200, die)
        s.field.base[0] = [7, 4, 3, 6, 2, 9]
        assert checks.r_test(s, 0, 0, "surprise") is passed


@rule("wg35", "2.1", "14.2", "15.1")
def test_t_fights_and_e_bears_it() -> None:
    s = duel(20, 8, 4, 1)
    s.field.base[0], s.field.base[16] = [10, 3, 5, 5, 5, 7], [10, 6, 5, 9, 5, 7]
    s = begin(s, "a1", "strike b1")
    assert last(s, "blow", "T", "needed", "hit") == [3, 11, 1]
    assert last(s, "wounding", "E", "wounds") == [9, 0]


# --- items by level and era (WG35 17.4, 24.6, 27.1, 29.3) ----------------------------------------------------------


@rule("wg35", "17.4", "17.1")
@pytest.mark.parametrize(
    ("item", "open_ground", "covered"),
    [("", 320, 320), ("camouflage_improvised", 320, 240), ("camouflage_full", 240, 160), ("camouflage_professional", 160, 160)],
)
def test_camouflage_brings_the_enemy_nearer(item: str, open_ground: int, covered: int) -> None:
    unit = "us_paratrooper" if item == "camouflage_improvised" else "de_sniper"
    s = skirmish([((unit, [item] if item else []), (600, 100))], [("su_rifleman", (600, 300))])
    assert alertness(s, 16) == 4
    assert [spotting.spotting_reach(s, 16, 0, cover) for cover in (False, True)] == [open_ground, covered]


@rule("wg35", "24.6")
def test_what_camouflage_costs() -> None:
    levels = ("improvised", "partial", "full", "professional")
    assert [LIBRARY.price(f"camouflage_{level}") for level in levels] == [1, 3, 5, 8]


@rule("wg35", "27.1")
def test_only_what_belongs_to_the_second_world_war_is_legal() -> None:
    assert not any("mobile_video" in army.deck for army in LIBRARY.armies.values()) and "mobile_video" in CARDS
    for army in LIBRARY.armies.values():
        assert 1935 <= army.years[0] <= army.years[1] <= 1945
        things = [thing for unit in army.units for thing in (*unit.equipment, *[option.add for option in unit.options])]
        for thing in things:
            if thing in LIBRARY.items:
                assert "ww2" in LIBRARY.items[thing].eras, thing
        assert not [card for card in army.deck if "ww2" not in LIBRARY.cards[card].eras]
    modern = [name for name, item in LIBRARY.items.items() if "ww2" not in item.eras]
    assert {"kevlar_helmet", "red_dot", "bright_uniform"} <= set(modern)
    men = (Figure("de_leutnant", ()), Figure(MAN, ()), Figure(MAN, ()))
    assert problems(LIBRARY, Roster("germany_1939_45", 1941, 400, men)) == []
    for name in modern:
        wrong = Roster("germany_1939_45", 1941, 400, (*men[:2], Figure(MAN, (name,))))
        assert problems(LIBRARY, wrong), name
    assert "mobile_video" not in deck(LIBRARY, Roster("polish_home_army_1942_44", 1944, 400, ()))


@rule("wg35", "29.3")
def test_houses_of_the_tables() -> None:
    houses = [it for data in TABLES.values() for it in data["pieces"] if "storeys" in it]
    assert houses
    for it in houses:
        assert it["wall_thickness_mm"] == 5, it["id"]
        assert [floor["floor_mm"] for floor in it["storeys"]] == [80 * i for i in range(len(it["storeys"]))], it["id"]
        assert it["roof"] is not ("ruin" in it["type"]), it["id"]
    for name in TABLES:
        s = duel(table=name)
        assert (s.doors, s.locks) == (0, 0), name
        assert all(gap.is_open(0) for gap in s.field.table.openings if not gap.mask), name
