"""The Scene of Triumph & Tragedy, by position: given this position, this is shown and this can be clicked."""

from __future__ import annotations

from typing import Any

import pytest

from vezerkar import game
from vezerkar.engine import Decision, Match
from vezerkar.engine.scene import Area, Card, CardGroup, Panel, Scene, Token
from vezerkar.games.triumph.game_data import AREAS, NATION, NATIONS
from vezerkar.translation import translator

TNT = game("triumph")
SAY = translator("triumph", "en")


def placed(seed: str = "1", **options: str) -> Match[Any, Any]:
    """A game after everybody placed what the table proposes."""
    match = TNT.start(seed=seed, options=options)
    for seat in match.seats:
        match.act(seat, "rest")
    return match


def moving(commands: int = 3, war: str = "west", **more: Any) -> Match[Any, Any]:
    """The Axis on turn in the Spring of 1936, as a rule at war with the West."""
    position: dict[str, Any] = dict(placed().position())
    position["stack"] = [["Year", 4], ["Season"], ["PlayerTurn", 1], ["MovementPhase"]]
    state = position["state"]
    state |= {"season": "spring", "active": "axis", "turn": "full", "commands": commands, "under_way": True, "shown": True}
    state["factions"]["axis"] |= {"war": war.split(), "declared": war.split()}
    for rival in war.split():
        state["factions"][rival]["war"] = ["axis"]
    state |= more
    return TNT.position(position)


def scene(match: Match[Any, Any], seat: str | None) -> Scene:
    """What a seat is shown."""
    decision = match.decision(seat) if seat is not None and seat in match.waiting() else None
    shown = match.game.scene(match.view(seat), decision, SAY)
    assert isinstance(shown, Scene)
    return shown


def area(shown: Scene, name: str) -> Area:
    return next(one for one in shown.areas if one.id == name)


def token(shown: Scene, name: str) -> Token:
    return next(one for one in shown.tokens if one.id == name)


def group(shown: Scene, name: str) -> CardGroup:
    return next(one for one in shown.cards if one.id == name)


def panel(shown: Scene, name: str) -> Panel:
    return next(one for one in shown.panels if one.id == name)


def offered(thing: Area | Token | Card, unprompted: bool = False) -> list[str]:
    return [choice.action for choice in thing.choices if choice.unprompted is unprompted and not choice.why]


def refused(thing: Area | Token | Card) -> dict[str, str]:
    return {choice.action: choice.why for choice in thing.choices if choice.why}


# --- blocks --------------------------------------------------------------------------------------------------------


def test_like_blocks_of_ones_own_are_one_token_with_its_face_and_pips() -> None:
    own = token(scene(placed(), "axis"), "germany_infantry_1")
    assert (own.symbol, own.place, own.label, own.badge, own.tone) == ("block-infantry", "berlin", "•", "×6", "germany")
    assert own.title == "6 German Infantry, CV 1"


def test_rivals_see_a_back_with_the_letter_of_the_nation_and_how_many_there_are() -> None:
    for seat in ("west", "ussr", None):
        shown = scene(placed(), seat)
        back = token(shown, "germany-berlin-upright")
        assert (back.symbol, back.label, back.badge, back.choices) == ("block-back", "G", "×6", [])
        assert back.title == "6 German Units"
        assert not [one for one in shown.tokens if one.tone == "germany" and one.symbol != "block-back"]


def test_control_is_tinted_only_where_the_board_does_not_show_it() -> None:
    control: Any = placed().view(None)["control"]
    match = moving(nations={"czechoslovakia": {"marker": "axis"}}, control=control | {"prague": "axis"})
    shown = scene(match, "axis")
    assert area(shown, "prague").tone == "axis"
    assert [area(shown, name).tone for name in ("berlin", "paris", "warsaw", "north_sea")] == ["", "", "", ""]
    assert token(shown, "control-czechoslovakia").place == "prague"


def test_a_unit_at_sea_is_a_convoy() -> None:
    match = moving(blocks={"germany_tank_1": {"area": "baltic_sea", "cv": 2}, "britain_fleet_1": {"area": "london", "cv": 2}})
    shown = scene(match, "axis")
    convoy = token(shown, "germany_tank_1")
    assert (convoy.symbol, convoy.sign, convoy.label) == ("block-convoy", "sign-tank", "••")
    assert convoy.title == "German Convoy, CV 2, Tank"


# --- movement ------------------------------------------------------------------------------------------------------


def test_a_unit_is_taken_in_hand_and_its_destinations_light_up() -> None:
    match = moving()
    shown = scene(match, "axis")
    assert offered(token(shown, "germany_infantry_11")) == ["pick germany_infantry_11"]
    assert offered(token(shown, "germany_infantry_11"), unprompted=True) == ["disband germany_infantry_11"]
    match.act("axis", "pick germany_infantry_11")
    shown = scene(match, "axis")
    assert token(shown, "germany_infantry_11").held and not token(shown, "germany_infantry_1").held
    assert shown.prompt.why_pattern == "to {}"
    assert area(shown, "berlin").highlight == "legal"
    lorraine = area(shown, "lorraine")
    assert (lorraine.highlight, offered(lorraine)) == ("danger", ["to lorraine via munich"])
    assert lorraine.choices[0].label == "To Lorraine, via: Munich (River: 2 of 2 left)"
    assert lorraine.choices[0].by == ["munich"]
    assert area(shown, "moscow").choices == []


def test_a_declaration_on_the_map_is_never_taken_at_a_single_click() -> None:
    match = moving()
    match.act("axis", "pick germany_infantry_1")
    warsaw = area(scene(match, "axis"), "warsaw")
    assert (warsaw.highlight, offered(warsaw)) == ("maybe", ["violate poland"])
    assert "Neutral" in refused(warsaw)["to warsaw"]
    assert "violate poland" in [button.action for button in scene(match, "axis").buttons]


def test_a_unit_that_cannot_move_says_why() -> None:
    match = moving(commands=0)
    berlin = token(scene(match, "axis"), "germany_infantry_1")
    assert offered(berlin) == []
    assert refused(berlin) == {"pick germany_infantry_1": "You have no moves left."}


def test_who_has_moved_is_faded_and_the_borders_used_are_counted() -> None:
    match = moving()
    match.act("axis", "pick germany_infantry_11")
    match.act("axis", "to lorraine via munich")
    shown = scene(match, "axis")
    assert token(shown, "germany_infantry_11").faded and not token(shown, "germany_infantry_12").faded
    borders = next(overlay for overlay in shown.overlays if overlay.id == "borders")
    assert {one.id: one.badge for one in borders.areas} == {"munich": "1/2", "lorraine": "1/2"}
    assert "(River): 1 of 2 used (Axis)" in borders.note


# --- battles -------------------------------------------------------------------------------------------------------


def test_a_battle_to_come_shows_ones_own_chances_and_counts_what_is_hidden() -> None:
    match = moving()
    match.act("axis", "pick germany_infantry_11")
    match.act("axis", "to lorraine via munich")
    rows = dict(panel(scene(match, "axis"), "battle-lorraine").rows)
    assert rows["West"] == "1 unknown unit"
    assert rows["German Infantry •"].startswith("Air: 1 die, 1 or less, 0.2 hits on average (0: 83% · 1: 17%)")


def test_a_battle_in_progress_comes_first_and_has_the_chances_of_all() -> None:
    blocks = {f"germany_infantry_{number}": {"area": "munich", "cv": 4} for number in (11, 12)}
    match = moving(blocks=blocks | {"france_fortress_1": {"area": "lorraine", "cv": 3}})
    for own in ("germany_infantry_11", "germany_infantry_12"):
        match.act("axis", f"pick {own}")
        match.act("axis", "to lorraine via munich")
    match.act("axis", "done")
    shown = scene(match, "west")
    assert area(shown, "lorraine").badge == "‡"
    preview = panel(shown, "battle-lorraine")
    assert preview.urgent
    rows = dict(preview.rows)
    assert any(name.startswith(("German Infantry", "2 German Infantry")) for name in rows)


# --- overlays, tracks, cards ---------------------------------------------------------------------------------------


def overlay_areas(shown: Scene, name: str) -> dict[str, str]:
    return {one.id: one.badge for one in next(overlay for overlay in shown.overlays if overlay.id == name).areas}


def test_supply_leads_from_the_capitals_and_units_without_it_are_marked() -> None:
    blocks = {"germany_infantry_1": {"area": "berlin", "cv": 1}, "germany_infantry_2": {"area": "penza", "cv": 1}}
    match = moving(war="west ussr", blocks=blocks)
    supply = overlay_areas(scene(match, "axis"), "supply-axis")
    assert (supply["berlin"], supply["ruhr"], supply["munich"]) == ("◉", "◉", "")
    assert supply["penza"] == "×"


def test_trade_marks_the_sources_of_a_faction() -> None:
    trade = overlay_areas(scene(moving(), "axis"), "trade-axis")
    assert (trade["berlin"], trade["ruhr"]) == ("◉", "✓")
    assert trade["warsaw"] == "", "Neutral land carries a Trade Route"
    assert "moscow" not in trade


def test_tracks_tell_season_phase_and_what_limits_production() -> None:
    tracks = {track.id: track for track in scene(moving(war=""), "axis").tracks}
    assert [tracks["season"].boxes[mark] for mark in tracks["season"].marks] == ["Spring"]
    assert [tracks["phase"].boxes[mark] for mark in tracks["phase"].marks] == ["Movement"]
    production = tracks["production-axis"]
    assert production.boxes[0] == "IND 12"
    assert [production.boxes[mark][:3] for mark in production.marks] == ["POP"]


def test_a_hand_is_its_players_alone_and_shows_both_ends_of_its_cards() -> None:
    match = placed()
    own = group(scene(match, "axis"), "hand-axis")
    assert own.style == "hand" and own.count == len(own.cards) > 0
    card = own.cards[0]
    assert card.title and card.kind.endswith(("Diplomacy", "Diplomacy wildcard")) and card.value
    assert all(one.symbols[0] == "command" and len(one.symbols) == len(one.symbol_names) > 1 for one in own.cards)
    assert not [one for one in scene(match, "west").cards if one.id == "hand-axis"]
    assert dict(panel(scene(match, "west"), "axis").rows)["Hand"].startswith(f"{own.count} Action")


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_every_moment_has_words(lang: str, recwarn: pytest.WarningsRecorder) -> None:
    match = moving()
    tr = translator("triumph", lang)
    for seat in (*match.seats, None):
        match.game.scene(match.view(seat), match.decision(seat) if seat in match.waiting() else None, tr)
    assert not recwarn.list


def test_cards_above_the_limit_are_marked_and_of_many_those_that_stay() -> None:
    """The Axis buys nothing but Action cards, and can hold few of them."""

    def spend(decision: Decision) -> str:
        wished = "buy action" if decision.seat == "axis" else "done"
        return next((option.notation for option in decision.options if option.notation == wished), decision.default.notation)

    match = placed()
    match.until(lambda match: any(decision.prompt == "ask-hand-limit" for decision in match.decisions()), spend)
    pick = scene(match, "axis").prompt.pick
    assert pick is not None and pick.verb == "discard" and pick.low == pick.high
    hand = group(scene(match, "axis"), "hand-axis").cards
    assert pick.kept is (2 * pick.low > len(hand))
    assert scene(match, None).prompt.pick is None
    for card in hand[: pick.low]:
        match.act("axis", card.choices[0].action)
    assert "axis" not in match.waiting() or match.decision("axis").prompt != "ask-hand-limit", "that was enough"


def test_units_fire_together_where_there_is_one_class_to_fire_at() -> None:
    blocks = {f"germany_infantry_{number}": {"area": "munich", "cv": 2} for number in (11, 12)}
    match = moving(blocks=blocks | {"france_infantry_1": {"area": "lorraine", "cv": 3}})
    for own in ("germany_infantry_11", "germany_infantry_12"):
        match.act("axis", f"pick {own}")
        match.act("axis", "to lorraine via munich")
    match.act("axis", "done")
    alone = [button for button in scene(match, "west").buttons if button.primary]
    assert [(button.action, button.then) for button in alone] == [("fire g", [])], "one unit fires alone"
    match.until(lambda match: match.waiting() == ("axis",))
    volley = next(button for button in scene(match, "axis").buttons if button.primary)
    assert volley.label == "Fire all (2)" and len([action for action in [volley.action, *volley.then] if action == "fire g"]) == 2
    fired = len([event for event in match.events("axis") if event.kind == "fired"])
    for action in [volley.action, *volley.then]:
        if match.why_not("axis", action) is None:
            match.act("axis", action)
    assert len([event for event in match.events("axis") if event.kind == "fired"]) == fired + 2


def test_a_card_may_be_dropped_on_the_nation_it_is_played_for() -> None:
    match = placed()
    match.until(lambda match: any(decision.prompt == "ask-government" for decision in match.decisions()))
    seat = match.waiting()[0]
    offered = [choice for card in group(scene(match, seat), f"hand-{seat}").cards for choice in card.choices]
    for choice in offered:
        if choice.action.startswith("diplomacy "):
            nation = choice.action.split()[2]
            assert choice.places and all(NATIONS[NATION[AREAS.index(place)]] == nation for place in choice.places)
    assert any(choice.places for choice in offered)


def test_a_unit_is_taken_in_hand_by_a_press() -> None:
    shown = scene(moving(), "axis")
    offered = [choice for one in shown.tokens for choice in one.choices]
    assert {choice.grasp for choice in offered if choice.action.startswith("pick ")} == {True}
    assert {choice.grasp for choice in offered if choice.action.startswith("disband ")} == {False}
