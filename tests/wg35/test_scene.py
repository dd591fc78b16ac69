"""Scenes of WG35: what of a battle is shown, and where it can be clicked."""

from __future__ import annotations

import pytest

from tests.rules.wg35.skirmish import do, figure, mask, skirmish, told
from tests.wg35.scenery import HU, SAYS, asked_of, mark, overlay, panel, seen, shown, token, village
from vezerkar import game
from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.decision import Refusal
from vezerkar.engine.scene import Area, Card, Choice, Scene, Token
from vezerkar.games.wg35.battle.numbering import MEN
from vezerkar.games.wg35.battle.point import point
from vezerkar.games.wg35.presentation.labels import percent
from vezerkar.games.wg35.presentation.scene import scene
from vezerkar.games.wg35.presentation.typed_view import TypedView
from vezerkar.games.wg35.presentation.view_state import ViewState
from vezerkar.games.wg35.rules.shooting import fire
from vezerkar.games.wg35.rules.turns.activation import Activation, OwnTurn
from vezerkar.games.wg35.state import SkirmishState
from vezerkar.translation import explain, translator


def acting() -> Activation:
    """A2 is activated."""
    return Activation(figure("a2"))


def actions(choices: list[Choice]) -> list[str]:
    """What choices send."""
    return [choice.action for choice in choices if not choice.why]


def everything(found: Scene) -> set[str]:
    """All that can be sent by a click on something or on a button."""
    owners: list[Area | Token | Card] = [*found.areas, *found.tokens, *(card for group in found.cards for card in group.cards)]
    return {button.action for button in found.buttons if button.enabled} | {a for o in owners for a in actions(o.choices)}


def test_figures_stand_where_they_are_face_as_they_do_and_show_class_side_and_number() -> None:
    s = village(active="a2", at=[acting()])
    s.fx[figure("a1")], s.fy[figure("a1")] = 5, 0
    found = shown(s)
    officer = token(found, "a1")
    assert (officer.at, officer.turn, officer.symbol, officer.tone, officer.label) == ((420, 260), 90, "figure-officer", "a", "1")
    assert (token(found, "b2").turn, token(found, "b2").tone) == (180, "b")
    assert token(found, "a2").held and not token(found, "a1").held
    assert token(found, "a4").badge == "LMG" and token(found, "a2").badge == ""
    assert found.ground is not None and (found.ground.width, found.ground.units) == (1200, 10)


@pytest.mark.parametrize(
    ("state", "sign", "words"),
    [
        ("shocked", "sign-shocked", "shocked"),
        ("broken", "sign-broken", "broken"),
        ("helpless", "sign-helpless", "helpless"),
        ("concealed", "sign-concealed", "concealed"),
    ],
)
def test_states_are_signs_and_words(state: str, sign: str, words: str) -> None:
    s = village(active="a2", at=[acting()])
    setattr(s, state, getattr(s, state) | BIT[figure("b2")])
    found = token(shown(s), "b2")
    assert found.sign == sign and words in found.title


def test_the_weightiest_of_several_states_is_the_sign_and_all_are_in_the_title() -> None:
    s = village(active="a2", at=[acting()])
    b2 = figure("b2")
    s.posture[b2], s.bleeding[b2], s.weak[b2] = 1, 2, 1
    found = token(shown(s), "b2")
    assert found.sign == "sign-bleeding"
    assert all(words in found.title for words in ("prone", "bleeding: 2 dice", "weakened: −1", "Mosin-Nagant"))
    s.helpless |= BIT[b2]
    assert token(shown(s), "b2").sign == "sign-helpless"


def test_whoever_was_activated_fades() -> None:
    s = village(active="a2", at=[acting()])
    s.activated |= mask("a1 a2")
    found = shown(s)
    assert token(found, "a1").faded and not token(found, "a2").faded and not token(found, "a3").faded


def test_every_option_of_an_activation_can_be_clicked_or_pointed_at() -> None:
    s = village(active="a2", at=[acting()])
    found, decision = shown(s), asked_of(s, 0)
    assert decision is not None
    sent = everything(found)
    forms = [spot.action.split()[0] for spot in found.prompt.spots]
    assert "face" in forms
    for action in decision.options:
        assert action.notation in sent or action.notation.split()[0] in forms, action.notation


def test_figures_to_be_activated_are_clicked_on_the_table() -> None:
    s = village(at=[OwnTurn(0)])
    found = shown(s)
    assert actions(token(found, "a3").choices) == ["activate a3"]
    assert token(found, "b1").choices == []
    assert found.prompt.mine and not shown(s, 1).prompt.mine


def test_the_preview_of_shots_says_what_the_rules_reckon() -> None:
    s = village(active="a2", at=[acting()])
    rows = dict(panel(shown(s), "shots-kar98k-single").rows)
    odds = fire.odds(s, figure("a2"), s.in_hand[figure("a2")], 0, figure("b2"))
    words = next(value for name, value in rows.items() if name.startswith("B2"))
    assert words.startswith(percent(odds.chance, SAYS[0]))
    assert f"C {odds.c} against {odds.target_number}" in words
    assert "target number 13;" not in words
    s.aimed |= BIT[figure("a2")]
    assert "Aim (WG35 26.1.6)" in dict(panel(shown(s), "shots-kar98k-single").rows).popitem()[1]


def test_zones_are_shown_at_the_scale_agreed_on() -> None:
    for scale, cm in ((100, "110 cm"), (70, "77 cm")):
        s = village(active="a2", at=[acting()], scale=scale)
        rows = dict(panel(shown(s), "figure").rows)
        assert cm in next(words for name, words in rows.items() if name.startswith("Kar98k"))


def test_the_target_is_clicked_and_the_attack_in_progress_is_told() -> None:
    s = village(active="a2", at=[acting()])
    do(s, "shoot single kar98k")
    found = shown(s)
    assert actions(token(found, "b2").choices) == ["at b2"]
    rows = panel(found, "attack")
    assert rows.urgent and rows.rows[0] == ("Attacker", "A2 Schütze")
    assert any(name.startswith("B2") for name, _ in rows.rows)


def test_the_chance_stands_beside_whoever_can_be_aimed_at() -> None:
    s = village(active="a2", at=[acting()])
    do(s, "shoot single kar98k")
    found = shown(s)
    marks = {one.id.removeprefix("chance-"): one.badge for one in found.marks if one.id.startswith("chance-")}
    assert list(marks) == [one.id for one in found.tokens if any(text.startswith("at ") for text in actions(one.choices))]
    assert marks["b2"] == f"{fire.reckon(s, s.attacks[-1], figure('b2')).chance // 10}%"


def test_the_chance_is_said_with_the_target() -> None:
    s = village(active="a2", at=[acting()])
    do(s, "shoot single kar98k")
    chance = fire.reckon(s, s.attacks[-1], figure("b2")).chance
    assert token(shown(s), "b2").choices[0].label == f"Aim at B2 Red Army rifleman ({percent(chance, SAYS[0])})"


def test_who_has_aimed_sees_the_roll_that_will_be_made() -> None:
    s = village(active="a2", at=[acting()], dice=(1,))
    s.aimed |= mask("a2")
    do(s, "shoot single kar98k")
    row = next(words for name, words in panel(shown(s), "attack").rows if name.startswith("B2"))
    do(s, "at b2")
    assert "Aim (WG35 26.1.6)" in row and f"C {told(s, 'shot')[-1]['C']} against" in row


def thrower() -> SkirmishState:
    """A1 has a grenade; B1 stands in his reach, and his comrade A2 beside B1."""
    return skirmish(
        a=[(("de_schutze", ("steel_helmet", "stielhandgranate")), (600, 400)), ("de_schutze", (630, 600))],
        b=[("su_rifleman", (600, 590))],
        table="village_crossroads",
        active="a1",
        at=[Activation(figure("a1"))],
    )


@pytest.mark.parametrize(("lang", "words"), [(0, "Throw: "), (1, "Dobás: ")])
def test_a_grenade_is_thrown_and_has_no_rate_of_fire(lang: int, words: str) -> None:
    s = thrower()
    labels = {button.action: button.label for button in shown(s, lang=lang).buttons}
    assert labels["shoot single stielhandgranate"].startswith(words)
    assert labels["shoot indirect stielhandgranate"] != labels["shoot single stielhandgranate"]
    grenade = next(row for name, row in panel(shown(s), "figure").rows if name.startswith("Stielhandgranate"))
    assert "repeater" not in grenade and "template of 8 cm" in grenade


def test_a_throw_is_shown_with_its_template_and_the_chance_of_each_zone() -> None:
    s = thrower()
    assert shown(s).prompt.radius == 0
    do(s, "shoot single stielhandgranate")
    found = shown(s)
    assert found.prompt.radius == 40 and [spot.action for spot in found.prompt.spots] == ["on {x},{y}"]
    assert {one.name for one in found.tokens if one.id in ("a2", "b1")} == {"A2 Schütze", "B1 Red Army rifleman"}
    attack = s.attacks[-1]
    rows = dict(panel(found, "attack").rows)
    for zone, far, name in (("short", 100, "Short range"), ("medium", 175, "Medium range"), ("long", 250, "Long range")):
        ring = mark(found.marks, f"thrown-{zone}")
        odds = fire.reckon_spot(s, attack, point(600, 400 + far, 0))
        assert ring.badge == percent(odds.chance, SAYS[0]) and ring.spot == (600, 400 + far)
        assert len(ring.lines) == (1 if zone == "short" else 2)
        words = next(row for title, row in rows.items() if title.startswith(name))
        assert words.startswith(ring.badge) and f"C {odds.c} against {odds.target_number}" in words and words in ring.title


def test_what_answers_a_window_is_a_button_and_comes_first_in_hand() -> None:
    s = village(active="a2", at=[acting()], dice=(1,), hands={"a": "aim courage new_shot", "b": ""})
    do(s, "shoot single kar98k", "at b2")
    found = shown(s)
    assert [button.action for button in found.buttons] == ["play a2 new_shot", "pass"]
    hand = next(group for group in found.cards if group.id == "hand-a")
    assert [card.id.removeprefix("hand-a-") for card in hand.cards] == ["new_shot", "courage", "aim"]
    assert [card.event_id for card in hand.cards] == ["new_shot", "courage", "aim"]
    assert [card.symbols for card in hand.cards] == [["re-roll", "worse-aim"], ["re-roll"], ["better-aim"]]
    assert hand.cards[0].symbol_names == ["Roll again", "Lower C: harder to hit"]


def test_a_way_is_asked_for_by_points_and_drawn_with_its_region() -> None:
    s = village(active="a2", at=[acting()])
    do(s, "move")
    found = shown(s)
    assert [spot.action for spot in found.prompt.spots][:2] == ["to {x},{y}", "via {x},{y}"]
    assert {spot.action.split()[0] for spot in found.prompt.spots if spot.station} == {"via"}
    assert mark(found.marks, "reach").lines
    do(s, "via 500,300")
    assert mark(shown(s).marks, "way").lines == [[500, 330, 500, 300]]


def test_whoever_points_at_where_a_way_bends_begins_it() -> None:
    s = village(active="a2", at=[acting()])
    bend = next(spot for spot in shown(s).prompt.spots if spot.station)
    assert (bend.action, bend.then) == ("move", ["via {x},{y}"])
    assert not shown(s).prompt.spots[0].station, "a drop ends a way"
    do(s, bend.action, *[notation.format(x=500, y=300) for notation in bend.then])
    assert mark(shown(s).marks, "way").lines == [[500, 330, 500, 300]]


def test_what_a_figure_sees_can_be_switched_on() -> None:
    s = village(active="a2", at=[acting()])
    sight = overlay(shown(s), "sight")
    assert mark(sight.marks, "view").style == "sight"
    assert {one.id for one in sight.marks} >= {"seen-b2", "seen-b4"}
    assert "B2" in sight.note


def test_the_zones_of_the_weapon_can_be_switched_on() -> None:
    s = village(active="a2", at=[acting()])
    zones = overlay(shown(s), "range")
    assert [one.radius for one in zones.marks] == [300, 600, 1100]
    assert [one.badge for one in zones.marks] == ["11+", "13+", "15+"]


def test_threats_tell_the_chance_of_every_enemy() -> None:
    s = village(active="a2", at=[acting()])
    threats = overlay(shown(s), "threats")
    b4 = figure("b4")
    odds = fire.odds(s, b4, s.in_hand[b4], 0, figure("a2"))
    assert mark(threats.marks, "threat-b4-a2").badge == percent(odds.chance, SAYS[0])
    s.shocked |= BIT[b4]
    assert "threat-b4-a2" not in {one.id for one in overlay(shown(s), "threats").marks}


def test_command_zones_name_who_is_led() -> None:
    s = village(active="a2", at=[acting()])
    zone = overlay(shown(s), "command-a")
    assert mark(zone.marks, "command-a1").radius == 200
    assert "A2" in zone.note and "A3" not in zone.note


def test_objectives_show_how_near_and_who_holds_them() -> None:
    s = village(active="a2", at=[acting()])
    assert mark(shown(s).marks, "objective-0").radius == 100
    assert "held by nobody" in token(shown(s), "marker-0").title
    s.x[figure("a3")], s.y[figure("a3")] = 600, 540
    found = token(shown(s), "marker-0")
    assert (found.tone, found.badge) == ("a", "A") and "held by Side A" in found.title


def test_smoke_loot_and_weapons_that_lie_about_are_drawn() -> None:
    s = village(active="a2", at=[acting()])
    s.smoke.append((point(600, 500, 0), 120))
    s.loot += [(figure("b3"), point(640, 820, 0), -1), (figure("b3"), point(650, 800, 0), -1)]
    found = shown(s)
    assert mark(found.marks, "cloud-0").radius == 60
    assert token(found, "loot-b3").at == (640, 820) and token(found, "loot-b3-2").at == (650, 800)
    assert len({one.id for one in found.tokens}) == len(found.tokens)


def test_losses_tell_when_a_withdrawal_test_is_due() -> None:
    s = village(active="a2", at=[acting()])
    s.strength[0], s.losses[0] = 9, 2
    assert ("Losses", "2 of 9; 1 more brings a withdrawal test") in panel(shown(s), "side-a").rows
    s.losses[0] = 3
    assert ("Losses", "3 of 9: withdrawal test at the end of the round") in panel(shown(s), "side-a").rows


def test_cards_lie_in_their_groups_with_their_copies() -> None:
    s = village(active="a2", at=[acting()])
    groups = {group.id: group for group in shown(s).cards}
    aim = next(card for card in groups["hand-a"].cards if card.id == "hand-a-aim")
    assert (groups["hand-a"].style, groups["hand-a"].count, aim.value) == ("hand", 3, "×2")
    assert groups["hand-b"].style == "row" and groups["pool-a"].count == 1


def test_nothing_can_be_clicked_by_who_is_not_asked() -> None:
    s = village(active="a2", at=[acting()])
    for seat in (1, -1):
        found = scene(seen(s, seat), None, HU)
        assert not everything(found) and not found.prompt.spots and not found.prompt.mine


def test_refusals_name_things_and_not_their_ids() -> None:
    refusal = Refusal("refuse-unlisted", "WG35 3.3", {"unit": "de_schutze", "thing": "kar98k"})
    assert explain(refusal, "wg35", "en") == "Schütze may not take Kar98k rifle."


def test_pictures_are_made_of_the_tables_there_are() -> None:
    picture = game("wg35").board_svg("village_crossroads")
    assert picture is not None and 'data-area="door-0"' in picture
    assert game("wg35").board_svg("nowhere") is None


@pytest.mark.parametrize(("lang", "words"), [(0, "flees from an explosion (45 cm east, 23.5 cm north)"), (1, "23,5 cm")])
def test_whoever_flees_from_a_point_says_so_and_the_rules_know_it(lang: int, words: str) -> None:
    s = village(active="a2", at=[acting()])
    b2 = figure("b2")
    s.broken |= BIT[b2]
    s.cause[b2] = MEN + point(450, 235, 0)
    found = shown(s, lang=lang)
    assert words in token(found, "b2").title
    assert ViewState(TypedView(seen(s, 0))).s.cause[b2] == s.cause[b2]


@pytest.mark.parametrize(("lang", "words"), [(0, "10 cm left"), (1, "Maradt 10 cm.")])
def test_what_is_left_of_a_way_is_said_in_centimetres(lang: int, words: str) -> None:
    s = village(active="a2", at=[acting()])
    do(s, "move")
    assert words in shown(s, lang=lang).prompt.text


def test_after_the_end_nobody_fades_and_no_test_is_due() -> None:
    s = village(active="a2", at=[acting()])
    s.activated |= mask("a1 b2")
    s.losses[0] = s.strength[0]
    s.over, s.asked, s.ending = True, 0, 1
    found = shown(s)
    assert not any(one.faded for one in found.tokens)
    assert dict(panel(found, "side-a").rows)["Losses"] == "4 of 4"
    assert dict(panel(found, "side-a").rows)["Figures"] == "4 on the table"


def test_the_result_comes_first_when_all_is_over() -> None:
    s = village(active="a2", at=[acting()])
    s.vp, s.losses, s.strength, s.round = [3, 7], [2, 1], [4, 4], 5
    s.over, s.asked, s.ending, s.winner = True, 0, 1, 1
    result = shown(s).panels[0]
    assert (result.id, result.urgent, result.tone) == ("result", True, "b")
    assert result.rows == [("Rounds", "5"), ("Victory points", "A 3 – B 7"), ("Losses", "A 2 of 4 – B 1 of 4")]


def test_whoever_points_at_where_a_man_goes_answers_both_questions_of_a_move() -> None:
    match = game("wg35").start(seed="3", options={"army_a": "budapest_1944", "army_b": "assault_group_1944"})
    match.until(lambda match: bool(match.waiting()) and match.decision(match.waiting()[0]).prompt == "ask-activate")
    seat = match.waiting()[0]
    laid = match.game.scene(match.view(seat), match.decision(seat), translator("wg35", "en"))
    takes = [choice for token in laid.tokens for choice in token.choices if choice.action.startswith("activate ")]
    assert takes and all(choice.grasp for choice in takes)
    match.act(seat, f"activate {seat}2")
    laid = match.game.scene(match.view(seat), match.decision(seat), translator("wg35", "en"))
    first = laid.prompt.spots[0]
    assert (first.action, first.then, first.label) == ("move", ["to {x},{y}"], "Move here")
    match.act(seat, first.action)
    assert any(option.notation.startswith("to ") for option in match.decision(seat).options)
