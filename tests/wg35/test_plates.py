"""What is always in sight of WG35: clock, plates, frames; and what buttons and choices give up."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cost import slow
from tests.rules.wg35.skirmish import figure, skirmish
from tests.wg35.scenery import SAYS, shown, village
from vezerkar import game
from vezerkar.engine.decision import Decision
from vezerkar.engine.scene import Plate, Scene
from vezerkar.games.wg35.notation import notation
from vezerkar.games.wg35.presentation.stakes import stake
from vezerkar.games.wg35.rules.turns.activation import Activation, OwnTurn
from vezerkar.games.wg35.view import view

WG35 = game("wg35")


def plate(found: Scene, seat: str) -> Plate:
    return next(one for one in found.plates if one.seat == seat)


def stakes(found: Scene) -> dict[str, str]:
    return {button.action: button.stake for button in found.buttons if button.stake}


def acting() -> Activation:
    """A2 is activated."""
    return Activation(figure("a2"))


@pytest.mark.parametrize(
    ("lang", "title", "phases"),
    [
        (0, "Round 1", ["Cards", "Activations", "End of the round"]),
        (1, "1. kör", ["Kártyák", "Aktiválások", "A kör vége"]),
    ],
)
def test_the_clock_shows_the_round_and_its_parts(lang: int, title: str, phases: list[str]) -> None:
    clock = shown(village(active="a2", at=[acting()]), lang=lang).clock
    assert clock is not None and (clock.title, clock.phases, clock.at) == (title, phases, 1)


@pytest.mark.parametrize(
    ("lang", "title", "parts"),
    [
        (0, "Before the battle", ["Armies", "Hands", "Deployment"]),
        (1, "A csata előtt", ["Seregek", "Kézben", "Felállítás"]),
    ],
)
def test_before_the_battle_the_clock_shows_the_set_up(lang: int, title: str, parts: list[str]) -> None:
    match = WG35.start(seed=1)
    clock = WG35.scene(match.view(None), None, SAYS[lang]).clock
    assert clock is not None and (clock.title, clock.phases, clock.at) == (title, parts, 0)


def test_armies_and_hands_that_are_being_chosen_are_on_no_plate_of_others() -> None:
    match = WG35.start(seed=1)
    seat = match.waiting()[0]
    match.act(seat, match.decision(seat).default.notation)
    other = next(one for one in match.seats if one != seat)
    found = plate(WG35.scene(match.view(other), None, SAYS[0]), seat)
    assert (found.hand, found.deck, found.score, found.meters, found.chips) == (-1, -1, "", [], [])


@pytest.mark.parametrize(("lang", "meters"), [(0, ["To be activated", "Losses"]), (1, ["Aktiválásra vár", "Veszteség"])])
def test_a_plate_counts_cards_figures_and_losses(lang: int, meters: list[str]) -> None:
    found = shown(village(active="a2", at=[acting()]), lang=lang)
    assert [one.seat for one in found.plates] == ["a", "b"]
    mine = plate(found, "a")
    assert (mine.score, mine.hand, mine.deck) == ("0", 3, 1)
    assert [meter.label for meter in mine.meters] == meters
    assert [meter.most for meter in mine.meters] == [4, 4]


def test_losses_that_bring_a_withdrawal_test_are_an_alarm() -> None:
    s = village(active="a2", at=[acting()])
    s.losses[1] = 1
    assert "Withdrawal test" in [chip.text for chip in plate(shown(s), "b").chips if chip.tone == "danger"]
    assert "Withdrawal test" not in [chip.text for chip in plate(shown(s), "a").chips]


def test_the_fighting_is_looked_at_first() -> None:
    found = shown(village(active="a2", at=[acting()]))
    assert [frame.id for frame in found.frames] == ["battle", "own", "board"]
    west, top, width, height = found.frames[0].box
    for token in found.tokens:
        if token.symbol.startswith("figure-"):
            assert token.at is not None
            assert west <= token.at[0] <= west + width and top <= 1200 - token.at[1] <= top + height


@pytest.mark.parametrize("x", [40, 600, 1180])
def test_a_narrow_battle_is_not_looked_at_through_a_slit(x: int) -> None:
    found = shown(
        skirmish(a=[("de_schutze", (x, 200))], b=[("su_rifleman", (x, 700))], table="village_crossroads", at=[OwnTurn(0)])
    )
    west, top, width, height = found.frames[0].box
    assert (width, height) == (740, 740) and top == 380
    assert 0 <= west <= x <= west + width <= 1200


@pytest.mark.parametrize(
    ("left", "lang", "words"), [(2, 0, "2 actions are lost"), (1, 0, "1 action is lost"), (2, 1, "2 akció elvész")]
)
def test_actions_left_are_a_stake(left: int, lang: int, words: str) -> None:
    s = village(active="a2", at=[acting()])
    s.left[figure("a2")] = left
    found = shown(s, lang=lang)
    assert stakes(found)["end"] == words
    assert [button.role for button in found.buttons if button.action == "end"] == ["done"]


def test_an_activation_without_actions_ends_without_a_stake() -> None:
    s = village(active="a2", at=[acting()])
    s.left[figure("a2")] = 0
    assert stakes(shown(s)) == {}


def test_a_limited_battle_says_of_how_many_rounds() -> None:
    s = village(active="a2", at=[acting()])
    shown_view: dict[str, Any] = {**view(s, 0)}
    shown_view["options"] = {**shown_view["options"], "rounds": 12}
    titles = [WG35.scene(shown_view, None, tr).clock for tr in SAYS]
    assert [clock.title for clock in titles if clock is not None] == ["Round 1 of 12", "1. kör, összesen 12"]


@slow
def test_points_left_of_an_army_are_a_stake_if_they_buy_anything() -> None:
    match = WG35.start(seed=1)
    seat = match.waiting()[0]
    match.act(seat, match.decision(seat).default.notation)
    decision = match.decision(seat)
    assert int(decision.args["limit"]) - int(decision.args["points"]) == 1
    assert decision.domain is not None and "equip 12 zb26_lmg" in [notation(code) for code in decision.domain.offers()]
    assert stakes(WG35.scene(match.view(seat), decision, SAYS[0])) == {"done": "End with 1 point left"}
    nothing = Decision(decision.seat, decision.prompt, decision.options, decision.cite, decision.default, decision.args)
    assert stake("done", nothing, SAYS[0]) == "", "what buys nothing is no stake"


def test_to_activate_is_the_likeliest_in_ones_own_turn() -> None:
    found = shown(village(at=[OwnTurn(0)]))
    offered = [token for token in found.tokens if any(choice.action.startswith("activate") for choice in token.choices)]
    assert offered and all(len(token.choices) == 1 or token.choices[0].main for token in offered)
