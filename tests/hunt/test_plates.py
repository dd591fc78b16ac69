"""What is always in sight of The Hunt: clock, plates, frames; and what buttons give up."""

from __future__ import annotations

import pytest

from tests.rules.hunt.table import fighting, hands, spending, table
from vezerkar import game
from vezerkar.engine import Match
from vezerkar.engine.scene import Plate, Scene
from vezerkar.games.hunt.state import HuntState
from vezerkar.translation import translator

HUNT = game("hunt")


def scene(match: Match[HuntState], seat: str | None, lang: str = "en") -> Scene:
    """What a seat is shown."""
    decision = match.decision(seat) if seat is not None and seat in match.waiting() else None
    return HUNT.scene(match.view(seat), decision, translator("hunt", lang))


def plate(shown: Scene, seat: str) -> Plate:
    return next(one for one in shown.plates if one.seat == seat)


def stakes(shown: Scene) -> dict[str, str]:
    return {button.action: button.stake for button in shown.buttons if button.stake}


@pytest.mark.parametrize(
    ("lang", "title", "phases", "set_up"),
    [
        ("en", "Turn 1 · German", ["Card", "Draw"], "Setup"),
        ("hu", "1. forduló · német", ["Kártya", "Húzás"], "Előkészítés"),
    ],
)
def test_the_clock_shows_the_turn_and_its_phases(lang: str, title: str, phases: list[str], set_up: str) -> None:
    clock = scene(spending(3), "german", lang).clock
    assert clock is not None and (clock.title, clock.phases, clock.at) == (title, phases, 0)
    clock = scene(HUNT.start(1), None, lang).clock
    assert clock is not None and (clock.title, clock.phases) == (set_up, [])


def test_a_british_turn_begins_with_the_freighters_and_a_battle_stops_all_phases() -> None:
    clock = scene(spending(3, turn="british"), "british").clock
    assert clock is not None and (clock.phases, clock.at) == (["Freighters", "Card", "Draw"], 1)
    clock = scene(fighting("G01", "B01"), "british").clock
    assert clock is not None and clock.phases == ["Battle"]


@pytest.mark.parametrize(
    ("lang", "note", "meters", "chips"),
    [
        ("en", "of 5 sunk", ["Freighters sunk", "AP", "Reserve"], ["Plane under repair", "Storm"]),
        ("hu", "elsüllyedt, cél: 5", ["Elsüllyedt teherhajók", "AP", "Tartalék"], ["Repülőgép javítás alatt", "Vihar"]),
    ],
)
def test_the_german_plate(lang: str, note: str, meters: list[str], chips: list[str]) -> None:
    match = spending(3, reserve=1, storm=1, plane="repair", cards=hands("G01 G02"))
    found = plate(scene(match, "british", lang), "german")
    assert (found.score, found.note, found.hand, found.deck) == ("0", note, 2, 16)
    shown = [(meter.label, meter.value, meter.most) for meter in found.meters]
    assert shown == list(zip(meters, (0, 3, 1), (5, 0, 2), strict=True))
    assert [chip.text for chip in found.chips] == chips


def test_the_british_plate_names_who_is_at_sea_and_who_waits() -> None:
    match = spending(2, turn="british", forces={"G": "06", "H": "track-2"}, clues=["10", "11"])
    found = plate(scene(match, "german"), "british")
    assert [chip.text for chip in found.chips][:2] == ["G at sea", "H: box 2"]
    assert "2 Clues" in [chip.text for chip in found.chips]


def test_plates_name_no_card_and_nobody_sees_more_of_the_other() -> None:
    match = table(["CardPlay", 0], cards=hands("G01 G02", "B07"))
    assert plate(scene(match, "british"), "german") == plate(scene(match, None), "german")
    assert plate(scene(match, "german"), "british") == plate(scene(match, None), "british")


def test_damage_is_watched_in_battle() -> None:
    found = plate(scene(fighting("G01", "B01", damage=(2, 1)), None), "german")
    assert ("Damage", 2, 5) in [(meter.label, meter.value, meter.most) for meter in found.meters]


def test_the_chart_is_looked_at_first() -> None:
    assert [frame.id for frame in scene(HUNT.start(1), "german").frames] == ["chart", "board", "north", "south"]


@pytest.mark.parametrize(
    ("points", "reserve", "stake"),
    [(5, 0, "3 AP are lost"), (3, 0, "1 AP is lost"), (2, 0, ""), (2, 2, "2 AP are lost")],
)
def test_points_that_the_reserve_does_not_take_are_a_stake(points: int, reserve: int, stake: str) -> None:
    assert stakes(scene(spending(points, reserve=reserve), "german")).get("done", "") == stake


def test_points_are_a_stake_in_hungarian_as_well() -> None:
    assert stakes(scene(spending(5), "german", "hu")) == {"done": "3 AP elvész"}


def test_british_points_cannot_be_kept() -> None:
    shown = scene(spending(2, turn="british"), "british")
    assert stakes(shown) == {"done": "2 AP are lost"}
    assert [button.role for button in shown.buttons if button.action == "done"] == ["done"]


def test_not_to_store_what_could_be_stored_is_a_stake() -> None:
    match = spending(5)
    match.act("german", "done")
    assert stakes(scene(match, "german")) == {"store 0": "5 AP are lost", "store 1": "4 AP are lost"}


def test_where_only_the_end_is_left_nothing_is_given_up() -> None:
    match = spending(1, leg=3, moved=["altmark"], reserve=2)
    assert len(match.decision("german").options) == 1
    assert stakes(scene(match, "german")) == {}
