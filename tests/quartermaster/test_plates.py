"""What is always in sight of Quartermaster General: clock, plates, frames; and what buttons and choices give up."""

from __future__ import annotations

import pytest

from tests.quartermaster.test_scene import area, group, scene, token
from tests.rules.quartermaster.table import country, table
from vezerkar import game
from vezerkar.engine.game import Json
from vezerkar.engine.scene import Plate, Scene
from vezerkar.translation import translator

QMG = game("quartermaster")


def plate(shown: Scene, seat: str) -> Plate:
    return next(one for one in shown.plates if one.seat == seat)


def stake(shown: Scene, action: str) -> str:
    return next(button.stake for button in shown.buttons if button.action == action)


@pytest.mark.parametrize(
    ("lang", "title", "phases", "set_up"),
    [
        ("en", "Round 3 · Germany", ["Play", "Supply", "Victory", "Discard", "Draw"], "Setup"),
        ("hu", "3. forduló · Németország", ["Kijátszás", "Utánpótlás", "Pontozás", "Dobás", "Húzás"], "Előkészítés"),
    ],
)
def test_the_clock_shows_round_country_and_step(lang: str, title: str, phases: list[str], set_up: str) -> None:
    tr = translator("quartermaster", lang)
    match = table(round=3, germany=country("germany", "ger_build_army ger_build_navy"))
    clock = QMG.scene(match.view(None), None, tr).clock
    assert clock is not None and (clock.title, clock.phases, clock.at) == (title, phases, 0)
    match = table(at="discard", round=3, germany=country("germany", "ger_build_army"))
    clock = QMG.scene(match.view(None), None, tr).clock
    assert clock is not None and clock.at == 3
    clock = QMG.scene(QMG.start(1).view("uk"), None, tr).clock
    assert clock is not None and (clock.title, clock.phases) == (set_up, [])


@pytest.mark.parametrize(
    ("lang", "team", "meters", "chips"),
    [
        ("en", "Allies", ["Supply spaces held", "Armies left", "Navies left"], ["1 piece would fall", "1 Response"]),
        (
            "hu",
            "Szövetségesek",
            ["Utánpótlási Területek", "Seregek készleten", "Flották készleten"],
            ["1 egység elesne", "1 Reakció"],
        ),
    ],
)
def test_plates_count_and_name_no_card(lang: str, team: str, meters: list[str], chips: list[str]) -> None:
    uk = country("united_kingdom africa", "uk_build_army uk_build_navy", laid="uk_raf")
    match = table(points=(12, 9), uk=uk, germany=country("germany", "ger_build_army"))
    shown = QMG.scene(match.view("germany"), None, translator("quartermaster", lang))
    assert [one.seat for one in shown.plates] == ["germany", "uk", "japan", "ussr", "italy", "usa"]
    found = plate(shown, "uk")
    assert (found.team, found.team_score, found.score) == (team, "9", "")
    assert found.hand == 2 and found.deck > 0
    assert [meter.label for meter in found.meters] == meters and [meter.value for meter in found.meters] == [1, 3, 5]
    assert [chip.text for chip in found.chips] == chips
    assert [(chip.tone, chip.count) for chip in found.chips] == [("danger", 1), ("uk", -1)]
    assert plate(shown, "germany").team_score == "12"
    assert shown.plates == QMG.scene(match.view(None), None, translator("quartermaster", lang)).plates
    assert "RAF" not in str(shown.plates)


def test_a_lost_home_is_an_alarm() -> None:
    match = table(uk=country("germany"), germany=country())
    assert [chip.tone for chip in plate(scene(match, "uk"), "germany").chips] == ["danger"]


def test_japan_looks_east_first() -> None:
    match = table(germany=country("germany", "ger_build_army"))
    assert scene(match, "japan").frames[0].id == "east"
    assert {scene(match, seat).frames[0].id for seat in ("germany", "usa", None)} == {"west"}
    assert sorted(frame.id for frame in scene(match, "uk").frames) == ["board", "east", "europe", "pacific", "west"]


def test_to_discard_in_place_of_a_play_gives_the_card_up_and_to_play_it_is_the_likeliest() -> None:
    match = table(germany=country("germany", "ger_build_army"))
    held = group(scene(match, "germany"), "hand-germany").cards[0]
    assert {choice.action.split()[0]: (choice.main, choice.stake) for choice in held.choices} == {
        "play": (True, ""),
        "discard": (False, "The card is gone, nothing is played"),
    }


def test_taking_a_piece_back_costs_it() -> None:
    match = table(germany=country("germany", "ger_build_army"))
    assert [choice.stake for choice in token(scene(match, "germany"), "germany-germany").choices] == ["The Army leaves the board"]


def test_not_to_build_where_one_may_is_a_stake_and_what_must_be_chosen_is_none() -> None:
    match = table(germany=country("germany", "ger_build_army"))
    match.act("germany", "play ger_build_army")
    shown = scene(match, "germany")
    assert not any(choice.stake for choice in area(shown, "western_europe").choices)
    assert not any(button.stake for button in shown.buttons)


def test_broad_front_says_how_many_battles_are_given_up() -> None:
    steps: list[list[Json]] = []
    match = table(
        germany=country("germany eastern_europe", "ger_broad_front"),
        ussr=country("ukraine moscow"),
        steps=steps,
        state={"front": ["ukraine"]},
    )
    match.act("germany", "play ger_broad_front")
    while "germany" not in match.waiting() or match.decision("germany").prompt != "ask-broad-front":
        match.act(match.waiting()[0], "pass")
    shown = scene(match, "germany")
    count = match.decision("germany").args["count"]
    assert stake(shown, "pass") == f"{count} battle{'s' if count != 1 else ''} {'are' if count != 1 else 'is'} given up"
    assert next(button.role for button in shown.buttons if button.action == "pass") == "pass"


def test_ends_have_their_roles() -> None:
    match = table(at="discard", germany=country("germany", "ger_build_army"))
    assert [(button.action, button.role) for button in scene(match, "germany").buttons] == [("done", "done")]
