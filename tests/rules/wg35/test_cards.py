"""Cards in play (WG35 4.4-4.9, 22, 26.6): what holds for all titles."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule
from tests.rules.wg35.moments import COMMANDOS, PARTISANS, RIFLEMEN, aimed, at, shot, turn
from tests.rules.wg35.skirmish import asked, can, do, figure, load, mask, may, skirmish, titles, told, why
from tests.wg35.yard import box, house, opening, yard
from vezerkar.games.wg35.battle.names import WINDOWS
from vezerkar.games.wg35.battle.numbering import NOBODY
from vezerkar.games.wg35.battle.point import point
from vezerkar.games.wg35.content import LIBRARY
from vezerkar.games.wg35.game_data import CARDS
from vezerkar.games.wg35.rules import abilities, cards
from vezerkar.games.wg35.rules.turns.activation import OwnTurn
from vezerkar.games.wg35.rules.windows import (
    ACTION_CHOICE,
    ACTIVATION_START,
    CARD_PICKUP,
    CARD_RULES,
    ENEMY_ACTION_END,
    OWN_TURN,
    SHOT_DECLARED,
)

assert abilities and cards


@rule("wg35", "mobile_video", "26.1.10")
def test_every_title_of_these_years_can_be_played() -> None:
    for card, rule_of in enumerate(CARD_RULES):
        title = LIBRARY.cards[CARDS[card]]
        assert (rule_of is not None) == ("ww2" in title.eras), title.id
        if rule_of is not None:
            named = [name for i, name in enumerate(WINDOWS) if rule_of.windows >> i & 1]
            assert set(named) == {"own_turn" if name == "round_guard" else name for name in title.windows}
    assert not any("mobile_video" in army.deck for army in LIBRARY.armies.values())


@rule("wg35", "dressings", "26.5", "4.4", "4.9", "26.6")
def test_a_card_goes_back_to_the_pool() -> None:
    s = at(skirmish(a=RIFLEMEN, hands={"a": "known_paths dressings"}), CARD_PICKUP, "a")
    assert can(s) == ["pass", "play a1 dressings", "play a2 dressings", "play a3 dressings"]
    do(s, "play a2 dressings")
    assert (titles(s.hands[0]), titles(s.pools[0]), titles(s.used[0])) == ("known_paths", "dressings", "")
    assert (s.kits[1], s.left[1]) == (1, 2)


@rule("wg35", "4.4", "22.2")
@pytest.mark.parametrize(
    ("men", "card", "play"),
    [
        (RIFLEMEN, "cut_supply", "play cut_supply"),
        (RIFLEMEN, "recon_plane", "play recon_plane"),
        (COMMANDOS, "dressings", "play a1 dressings"),
    ],
)
def test_single_cards_leave_the_game(men: Any, card: str, play: str) -> None:
    s = at(skirmish(a=men, pools={"a": "aim"}, hands={"a": card}), CARD_PICKUP, "a")
    do(s, play)
    assert (titles(s.hands[0]), titles(s.pools[0]), titles(s.used[0])) == ("", "aim", card)


@rule("wg35", "4.5")
def test_a_tactic_that_fails_is_spent() -> None:
    s = turn(a=COMMANDOS, hands={"a": "covering_fire"}, dice=[6, 4])
    do(s, "play a2 covering_fire")
    assert not s.asked and not s.covers
    assert titles(s.pools[0]) == "covering_fire"
    s = turn(a=COMMANDOS, hands={"a": "covering_fire", "b": "no"}, dice=[6, 4])
    do(s, "play a2 covering_fire")
    assert not s.asked, "there is nothing to answer"


@rule("wg35", "courage", "4.5", "26.1.4")
def test_courage_rolls_a_tactic_again() -> None:
    s = turn(a=COMMANDOS, hands={"a": "hurrah courage"}, dice=[6, 4, 1, 1])
    do(s, "play a2 hurrah")
    assert can(s) == ["pass", "play a2 courage"]
    do(s, "play a2 courage")
    assert s.hurrah == 1 and titles(s.used[0]) == "hurrah"


@rule("wg35", "22.1", "4.5")
def test_mass_armies_use_tactics_near_a_leader_alone() -> None:
    far = ("de_schutze", (600, 800))
    s = turn(a=(*RIFLEMEN, far), hands={"a": "hurrah"}, dice=[5, 4])
    assert can(s) == ["pass", "play a1 hurrah", "play a2 hurrah", "play a3 hurrah"]
    do(s, "play a2 hurrah")
    assert s.hurrah == 1, "nine is the lieutenant's morale"
    s = turn(a=COMMANDOS[1:], b=PARTISANS, hands={"a": "hurrah"})
    assert can(s) == ["pass", "play a1 hurrah", "play a2 hurrah"], "an elite army needs no leader"


@rule("wg35", "22.1")
def test_political_officers_spur_hurrahs_of_privates_alone() -> None:
    men = (("su_politruk", (600, 100)), ("su_rifleman", (600, 150)))
    s = turn(a=men, hands={"a": "hurrah covering_fire"}, b=PARTISANS)
    assert "play a2 hurrah" in can(s)
    assert "play a2 covering_fire" not in can(s)
    assert not [text for text in can(s) if text.startswith("play a1")], "he is no officer, nor a sergeant"
    led = (*men, ("su_sergeant", (600, 200)))
    s = turn(a=led, hands={"a": "hurrah covering_fire"}, b=PARTISANS)
    assert {"play a1 hurrah", "play a1 covering_fire", "play a2 covering_fire", "play a3 covering_fire"} <= set(can(s))


@rule("wg35", "4.6", "22.5")
@pytest.mark.parametrize(("men", "die", "lost"), [(RIFLEMEN, 2, 0), (RIFLEMEN, 3, 1), (PARTISANS, 4, 0), (PARTISANS, 5, 1)])
def test_dirty_tricks_may_cost_a_point(men: Any, die: int, lost: int) -> None:
    s = shot(SHOT_DECLARED, "b", b=men, hands={"b": "white_flag"}, dice=[1, die])
    s.vp[1] = 3
    do(s, "play b2 white_flag")
    assert s.vp[1] == 3 - lost


@rule("wg35", "22.3")
def test_guerrillas_have_no_supply_but_what_their_list_permits() -> None:
    for army in LIBRARY.armies.values():
        if army.type == "guerrilla":
            closed = {name for name in army.deck if not LIBRARY.card_types[LIBRARY.cards[name].type].guerrilla}
            assert closed == set(army.permits)


@rule("wg35", "4.7", "25.22")
def test_home_ground_and_civilians() -> None:
    s = shot(SHOT_DECLARED, "b", hands={"b": "civilians"})
    assert not s.asked, "nobody lives on a bare table"
    s = shot(SHOT_DECLARED, "b", hands={"b": "civilians"}, table="village_crossroads")
    assert can(s) == ["pass", "play civilians"]
    at_home = skirmish(a=PARTISANS, hands={"a": "secret_passage"}, active="a2")
    assert can(at(at_home, ACTION_CHOICE, "a", "a2")) == ["pass", "play a2 secret_passage"]
    abroad = skirmish(a=RIFLEMEN, hands={"a": "secret_passage"}, active="a2")
    assert not at(abroad, ACTION_CHOICE, "a", "a2").asked


@rule("wg35", "4.8")
def test_users_are_able_and_in_the_open() -> None:
    for state in ("shocked", "broken", "helpless", "concealed"):
        s = skirmish(a=COMMANDOS, b=PARTISANS, hands={"a": "hurrah"})
        setattr(s, state, 2)
        assert can(at(s, OWN_TURN, "a")) == ["pass", "play a1 hurrah", "play a3 hurrah"], state
    s = skirmish(a=(*COMMANDOS, ("uk_commando", None)), hands={"a": "hurrah"})
    assert not may(at(s, OWN_TURN, "a"), "play a4 hurrah"), "not on the table"


@rule("wg35", "no", "26.4.2", "4.5")
def test_no_cancels_a_card() -> None:
    s = turn(hands={"a": "pincer", "b": "no no"}, dice=[3, 4])
    do(s, "play pincer")
    assert (asked(s), can(s)) == (1, ["pass", "play no"])
    do(s, "play no")
    assert can(s) == ["pass", "play no"], "it failed, so there may be another"
    do(s, "play no")
    assert (s.pincer, s.asked) == (0, 0)
    assert (titles(s.used[0]), titles(s.used[1])) == ("pincer", "no no")
    assert [it["card"] for it in told(s, "cancelled")] == ["pincer"]


@rule("wg35", "no", "26.4.2")
def test_no_answers_a_no_and_the_last_counts_first() -> None:
    s = turn(hands={"a": "pincer no", "b": "no"}, dice=[4, 4])
    do(s, "play pincer", "play no", "play no")
    assert (s.pincer, s.asked) == (1, 0)
    assert [it["card"] for it in told(s, "cancelled")] == ["no"]


@rule("wg35", "no", "26.4.2", "4.6")
def test_a_cancelled_dirty_trick_was_played() -> None:
    s = shot(SHOT_DECLARED, "b", b=RIFLEMEN, hands={"a": "no", "b": "white_flag"}, dice=[4, 6])
    s.vp[1] = 1
    do(s, "play b2 white_flag", "play no")
    assert (s.vp[1], s.flagged) == (0, 0)


@rule("wg35", "cut_supply", "26.5")
def test_cut_supply_stops_supply_cards() -> None:
    s = skirmish(a=RIFLEMEN, b=RIFLEMEN, hands={"a": "cut_supply", "b": "dressings"}, round=3, dice=[3])
    do(at(s, CARD_PICKUP, "a"), "play cut_supply")
    assert s.cut == [0, 4], "two rounds, this one included"
    for number, playable in ((3, False), (4, False), (5, True)):
        s = skirmish(a=RIFLEMEN, b=RIFLEMEN, hands={"b": "dressings"}, round=number)
        s.cut[1] = 4
        assert bool(at(s, CARD_PICKUP, "b").asked) == playable


@rule("wg35", "booby_trap", "26.5", "4.6")
def test_booby_traps_wait_at_doors_loot_and_objectives() -> None:
    place = (600, 600)
    s = skirmish(a=[("de_schutze", place)], b=PARTISANS, hands={"b": "booby_trap"}, markers=[(600, 610)], active="a1")
    at(s, ENEMY_ACTION_END, "b", "a1")
    assert can(s) == ["pass", "play booby_trap"]
    # The d6 of the location (4: critical torso), a 9 to wound against E 5, five wound dice, the die of the trick.
    load(s, 4, 9, 6, 6, 6, 6, 6, 1)
    do(s, "play booby_trap")
    assert s.shocked == 1 and not s.attacks
    assert told(s, "struck") == [{"figure": "a1", "strength": 0, "AP": 1}]
    assert told(s, "burst_die") == [{"figure": "a1", "die": 4, "cover": 0}]
    for marker, loot, playable in (
        ((600, 616), (), False),
        ((600, 616), ("b3", (605, 600)), True),
        ((600, 616), ("a9", (605, 600)), False),
        ((600, 616), ("b3", (600, 616)), False),
    ):
        s = skirmish(a=[("de_schutze", place)], b=PARTISANS, hands={"b": "booby_trap"}, markers=[marker], active="a1")
        if loot:
            s.loot.append((figure(loot[0]), point(*loot[1], 0), NOBODY))
        assert bool(at(s, ENEMY_ACTION_END, "b", "a1").asked) == playable, (marker, loot)
    home = skirmish(a=[("de_schutze", (600, 190))], b=PARTISANS, hands={"b": "booby_trap"}, markers=[(600, 190)], active="a1")
    assert not at(home, ENEMY_ACTION_END, "b", "a1").asked, "in the victim's own deployment zone"


@rule("wg35", "booby_trap", "26.5")
def test_booby_traps_wait_at_doors() -> None:
    room = yard(house(box(500, 500, 700, 700), opening("door", 0, 80, 40, 0, 60)))
    for y, playable in ((490, True), (480, False)):
        s = skirmish(a=[("de_schutze", (600, y))], b=PARTISANS, hands={"b": "booby_trap"}, table=room, active="a1")
        assert bool(at(s, ENEMY_ACTION_END, "b", "a1").asked) == playable


def test_dice_of_a_card_are_told() -> None:
    s = turn(hands={"a": "pincer", "b": "no"}, dice=[2])
    do(s, "play pincer", "play no")
    assert told(s, "rolled") == [{"figure": "", "by": "no", "die": 2, "needed": 4, "passed": 0}]
    assert [(it["seat"], it["card"], it["figure"]) for it in told(s, "played")] == [("a", "pincer", ""), ("b", "no", "")]


@rule("wg35", "26.6", "4.7", "4.8", "22.1")
def test_the_reason_why_a_card_cannot_be_played() -> None:
    far = ("de_schutze", (600, 800))
    s = skirmish(a=(*RIFLEMEN, far), b=PARTISANS, hands={"a": "hurrah adrenaline known_paths dressings civilians pincer"})
    s.shocked, s.cut = mask("a3"), [5, 0]
    at(s, OWN_TURN, "a")
    reasons = {
        "play aim": ("refuse-not-in-hand", "WG35 4.4"),
        "play a2 adrenaline": ("refuse-card-window", "WG35 26.1.1"),
        "play a3 hurrah": ("refuse-card-user", "WG35 4.8"),
        "play b1 hurrah": ("refuse-card-user", "WG35 4.8"),
        "play a4 hurrah": ("refuse-card-led", "WG35 22.1"),
        "play a2 mobile_video": ("refuse-not-in-hand", "WG35 4.4"),
        "use a2 ergonomic": ("refuse-ability-window", "WG35 25.2"),
        "activate a2": ("refuse-answer", "WG35 26.6"),
    }
    for text, reason in reasons.items():
        assert (why(s, text).reason, why(s, text).cite) == reason, text
    at(s, CARD_PICKUP, "a")
    assert (why(s, "play a1 dressings").reason, why(s, "play a1 dressings").args["round"]) == ("refuse-card-cut", 5)
    s = skirmish(a=RIFLEMEN, b=PARTISANS, hands={"a": "known_paths pincer no"}, at=[OwnTurn(0)])
    assert why(s, "play a2 known_paths").reason == "refuse-card-window"
    do(s, "activate a2")
    assert (why(s, "play pincer").reason, why(s, "play a2 aim").reason) == ("refuse-card-window", "refuse-not-in-hand")
    s = shot(SHOT_DECLARED, "b", hands={"b": "misfire civilians innocent", "a": "aim"})
    assert (why(s, "play civilians").reason, why(s, "play b1 innocent").reason) == (
        "refuse-card-civilian",
        "refuse-card-condition",
    )
    assert why(s, "use a2 unreliable").args == {"ability": "unreliable"}


@rule("wg35", "camouflage_card", "innocent", "white_flag", "13.1")
def test_a_shot_at_a_point_has_no_target_to_answer_for() -> None:
    men = (PARTISANS[0], (("yu_partizan", ["camouflage_improvised"]), (600, 350)))
    s = skirmish(a=RIFLEMEN, b=men, hands={"a": "camouflage_card", "b": "camouflage_card innocent white_flag misfire"})
    aimed(s, "a2", "")
    assert can(at(s, SHOT_DECLARED, "b", "a2")) == ["pass", "play misfire"]


@rule("wg35", "4.7")
def test_the_reason_why_a_card_of_the_home_ground_cannot_be_played() -> None:
    for men, reason in ((RIFLEMEN, "refuse-card-home"), (PARTISANS, "refuse-card-condition")):
        s = skirmish(a=men, hands={"a": "known_paths quick_switch"}, active="a1")
        s.field.arms_of[0].append(s.field.arms_of[1][0])
        s.trail = mask("a1")
        assert why(at(s, ACTIVATION_START, "a", "a1"), "play a1 known_paths").reason == reason
