"""Scenes before the battle: armies, hands, deployment (WG35 3-5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.wg35.scenery import EN, SAYS, mark, panel, token
from vezerkar import game
from vezerkar.engine import Match
from vezerkar.engine.scene import Card, Choice, Scene, Section

GROUPS = ("roster", "recruits", "samples", "armies")


def match() -> Match[Any, Any]:
    """A new match in which both sides build their armies."""
    return game("wg35").start("armies", {"mission": "battle_13"})


def shown(it: Match[Any, Any], seat: str = "a", lang: int = 0) -> Scene:
    """The Scene a seat sees."""
    decision = it.decision(seat) if seat in it.waiting() else None
    return it.game.scene(it.view(seat), decision, SAYS[lang])


def cards(found: Scene, group: str) -> dict[str, Card]:
    """The cards of a group by their ids."""
    return {card.id: card for one in found.cards if one.id == group for card in one.cards}


def choice(card: Card, action: str) -> Choice:
    """A choice by what it sends."""
    return next(one for one in card.choices if one.action == action)


def test_an_army_begins_with_a_ready_roster_or_an_army_list() -> None:
    found = shown(match())
    assert "sample-rifle_section_1941" in cards(found, "samples")
    years = cards(found, "armies")["army-soviet_1941_45"].choices
    assert [one.label for one in years] == ["1941", "1942", "1943", "1944", "1945"]
    assert panel(found, "muster").rows[0] == ("Points", "0 of 400 points")


@pytest.mark.slow
def test_everything_shown_with_a_draft_is_legal_or_says_why_not() -> None:
    it = match()
    it.act("a", "sample rifle_section_1942")
    found = shown(it)
    legal = refused = 0
    for group in GROUPS:
        for card in cards(found, group).values():
            for one in card.choices:
                refusal = it.why_not("a", one.action)
                assert (refusal is None) == (not one.why), f"{one.action}: {one.why!r} against {refusal}"
                legal, refused = legal + (not one.why), refused + bool(one.why)
    assert legal > 50 and refused > 20


def test_points_and_what_is_wrong_follow_the_draft() -> None:
    it = match()
    it.act("a", "army germany_1939_45 1943")
    rows = panel(shown(it), "muster").rows
    assert ("Points", "0 of 400 points") in rows and ("Private", "0 (2 to 12)") in rows
    assert any(cite == "WG35 3.2" for cite, _ in rows)
    it.act("a", "recruit de_leutnant")
    unit = cards(shown(it), "roster")["roster-1"]
    assert unit.title == "1. Leutnant" and choice(unit, "dismiss 1")
    assert ("", "de_leutnant") in panel(shown(it), "roster-text").rows
    done = next(button for button in shown(it).buttons if button.action == "done")
    assert not done.enabled and done.why and done.cite


def test_what_a_figure_takes_can_be_given_back() -> None:
    it = match()
    it.act("a", "army germany_1939_45 1943")
    it.act("a", "recruit de_schutze")
    it.act("a", "equip 1 steel_helmet")
    unit = cards(shown(it), "roster")["roster-1"]
    assert "Steel helmet" in unit.text
    assert choice(unit, "strip 1 steel_helmet").label == "Give up Steel helmet"


def test_nobody_sees_the_draft_of_the_other_side() -> None:
    it = match()
    it.act("a", "sample rifle_section_1942")
    found = shown(it, "b")
    assert not cards(found, "roster") and not any(name == "Army" for name, _ in panel(found, "side-a").rows)
    assert all("su_" not in line for line in it.game.text_view(it.view("b"), EN))


@pytest.mark.parametrize("lang", [0, 1])
def test_hands_are_picked_from_the_pool(lang: int) -> None:
    it = match()
    for seat, name in (("a", "rifle_section_1942"), ("b", "rifle_section_1941")):
        it.act(seat, f"sample {name}")
        it.act(seat, "done")
    found = shown(it, lang=lang)
    pool = found.cards[0]
    assert (pool.id, pool.style) == ("pool-a", "hand")
    picked = pool.cards[0].choices[0].action
    it.act("a", picked)
    hand = cards(shown(it, lang=lang), "hand-a")
    assert [one.action for card in hand.values() for one in card.choices] == [picked.replace("pick", "drop")]
    assert not any(group.id == "hand-b" for group in shown(it).cards)


def test_cards_that_a_card_may_be_swapped_for_show_their_faces() -> None:
    it = game("wg35").start("line-up", {"mission": "battle_13", "army_a": "rifle_section_1942", "army_b": "rifle_section_1941"})
    while not any(action.notation.startswith("swap ") for action in it.decisions()[0].options):
        decision = it.decisions()[0]
        it.act(decision.seat, decision.default.notation)
    seat = it.waiting()[0]
    found = shown(it, seat)
    pool = {card.event_id: card for group in found.cards if group.id.startswith("pool-") for card in group.cards}
    offered = [one for card in cards(found, f"hand-{seat}").values() for one in card.choices]
    assert offered
    for one in offered:
        taken = pool[one.action.split()[2]]
        assert one.tile is not None
        assert (one.tile.name, one.tile.art, one.tile.effect, one.tile.symbol) == (taken.title, taken.art, taken.effect, "")


def test_what_a_figure_may_not_take_comes_last() -> None:
    it = match()
    for text in ("army germany_1939_45 1944", "recruit de_schutze", "equip 1 steel_helmet"):
        it.act("a", text)
    offered = [bool(choice.why) for choice in cards(shown(it), "roster")["roster-1"].choices]
    assert any(offered) and offered == sorted(offered)


def deploying() -> Match[Any, Any]:
    """A match whose sides deploy."""
    it = game("wg35").start("line-up", {"mission": "battle_13", "army_a": "rifle_section_1942", "army_b": "rifle_section_1941"})
    while True:
        decision = it.decisions()[0]
        if decision.prompt == "ask-deploy":
            return it
        quick = [action for action in decision.options if action.notation in ("fill", "done", "pass")]
        it.act(decision.seat, (quick or [decision.default])[0].notation)


def test_figures_are_placed_by_points_the_next_one_first() -> None:
    it = deploying()
    seat = it.waiting()[0]
    found = shown(it, seat)
    spots = [spot.action for spot in found.prompt.spots]
    assert spots[0] == f"place {seat}1 {{x}},{{y}}" and f"place {seat}5 {{x}},{{y}}" in spots
    assert all(" (" in spot.label for spot in found.prompt.spots), "who is not to be seen yet is named with weapons"
    assert mark(found.marks, "reach").title == "Legal positions"
    assert [one.style for one in found.marks if one.id.startswith("zone-")] == ["zone", "zone"]
    assert any(button.action == "fill" for button in found.buttons)
    place = next(a.notation for a in it.decision(seat).options if a.notation.startswith("place"))
    it.act(seat, place)
    found = shown(it, seat)
    assert token(found, f"{seat}1").at == tuple(int(part) for part in place.split()[2].split(",")[:2])
    assert f"turn {seat}1 {{x}},{{y}}" in [spot.action for spot in found.prompt.spots]


def test_when_all_stand_the_side_says_it_is_done() -> None:
    it = deploying()
    seat = it.waiting()[0]
    it.act(seat, "fill")
    done = next(button for button in shown(it, seat).buttons if button.action == "done")
    assert done.enabled and done.primary


# --- the army on paper ---------------------------------------------------------------------------------------------


def section(found: Scene, name: str, title: str) -> Section:
    """A section of the page of a panel."""
    page = panel(found, name).page
    assert page is not None
    return next(one for one in page.sections if one.title == title)


def test_a_draft_can_be_printed_with_what_is_wrong() -> None:
    it = match()
    assert panel(shown(it), "muster").page is None, "there is nothing to print yet"
    for text in ("army germany_1939_45 1944", "recruit de_leutnant", "recruit de_schutze", "equip 2 stielhandgranate"):
        it.act("a", text)
    found = shown(it)
    page = panel(found, "muster").page
    assert page is not None and (page.title, page.note) == (
        "German infantry 1939-45, 1944",
        "Side A · 78 of 400 points · 2 figures",
    )
    assert ("WG35 3.2", "Too few figures of the class private: 1 instead of at least 2.") in section(found, "muster", "").entries
    figures = section(found, "muster", "Figures")
    assert figures.heads[2:8] == ["M", "T", "C", "E", "R", "Mo"]
    assert figures.rows[1] == [
        *("2. Schütze", "Private", "10", "5", "5", "5", "5", "7"),
        *("Kar98k rifle, Stielhandgranate 24", "–", "–", "28"),
    ]
    for one in page.sections:
        assert all(len(row) == len(one.heads) for row in one.rows)
    weapons = {row[0]: row[1:] for row in section(found, "muster", "Weapons").rows}
    assert [zone.replace("\xa0", " ") for zone in weapons["Kar98k rifle"][:3]] == ["30 cm: 11+", "60 cm: 13+", "110 cm: 15+"]
    assert weapons["Kar98k rifle"][3:] == ["1", "1", "Rifle, repeater"]
    assert weapons["Stielhandgranate 24"][0].replace("\xa0", " ") == "E × 2 cm: 10+"
    assert ["Rifle butt", "+0", "−1", "1"] in section(found, "muster", "Close combat").rows
    assert "Command zone (always in force)" in dict(section(found, "muster", "Abilities").entries)
    it.act("a", "recruit de_schutze")
    assert ("Check", "The army is legal.") in section(shown(it), "muster", "").entries
    assert panel(shown(it, lang=1), "muster").page is not None


def test_in_battle_the_own_army_can_be_printed_with_the_hand() -> None:
    it = deploying()
    found = shown(it)
    hand = section(found, "side-a", "Cards in hand").entries
    assert hand and all(name and text for name, text in hand)
    assert panel(found, "side-b").page is None, "the other side prints its own"
    assert found.panels and not any("round" in one.page.note for one in found.panels if one.page)


def test_the_page_keeps_the_scale_agreed_on() -> None:
    ready = {"army_a": "rifle_section_1941", "army_b": "rifle_section_1942"}
    found = shown(game("wg35").start("paper", {**ready, "distance_scale": "70"}))
    weapons = {row[0]: row[1:] for row in section(found, "side-a", "Weapons").rows}
    assert weapons["Kar98k rifle"][0].replace("\xa0", " ") == "21 cm: 11+"


def test_the_page_says_in_battle_who_is_off_the_table() -> None:
    it = deploying()
    while not it.state.round:
        decision = it.decisions()[0]
        quick = [action for action in decision.options if action.notation in ("fill", "done", "pass")]
        it.act(decision.seat, (quick or [decision.default])[0].notation)
    view = it.view("a")
    view["figures"]["a2"].update(where="out", at=None)
    found = it.game.scene(view, None, EN)
    page = panel(found, "side-a").page
    assert page is not None and page.note.endswith("as of round 1")
    names = [row[0] for row in section(found, "side-a", "Figures").rows]
    assert names[1].endswith(" – Out of action") and "–" not in names[0]
