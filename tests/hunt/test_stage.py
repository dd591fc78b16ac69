"""The battle on the stage: two ships, cards face down until both lie there, the values, the damage."""

from __future__ import annotations

import pytest

from tests.rules.hunt.table import duel, fighting
from vezerkar import game
from vezerkar.engine import Match
from vezerkar.engine.scene import Stage
from vezerkar.games.hunt.state import HuntState
from vezerkar.translation import translator

HUNT = game("hunt")
GERMAN = "G01 G02 G05 G06 G08"
BRITISH = "B01 B02 B07 B08 B03"


def staged(match: Match[HuntState], seat: str | None, lang: str = "en") -> Stage | None:
    decision = match.decision(seat) if seat is not None and seat in match.waiting() else None
    return HUNT.shown(match.view(seat), match.events(seat), decision, translator("hunt", lang)).stage


def stage(match: Match[HuntState], seat: str | None) -> Stage:
    found = staged(match, seat)
    assert found is not None
    return found


def cards(shown: Stage) -> list[tuple[str, str] | None]:
    return [(side.card.id, side.card.face) if side.card is not None else None for side in shown.sides]


def test_there_is_no_stage_without_a_battle() -> None:
    assert staged(HUNT.start(seed=7), "german") is None


def test_two_ships_face_each_other_before_five_duels() -> None:
    shown = stage(fighting(GERMAN, BRITISH, damage=(1, 0)), None)
    assert (shown.form, shown.title, shown.place) == ("duel", "Battle in space 24", "24")
    assert [[unit.title for unit in side.units] for side in shown.sides] == [["Admiral Graf Spee"], ["Force G, +0 in battle"]]
    assert [[(meter.value, meter.most) for meter in side.meters] for side in shown.sides] == [[(1, 5)], [(0, 5)]]
    assert [(step.title, step.state) for step in shown.order] == [
        ("Duel 1", "acting"),
        ("Duel 2", ""),
        ("Duel 3", ""),
        ("Duel 4", ""),
        ("Duel 5", ""),
    ]
    assert cards(shown) == [None, None]


def test_a_card_lies_face_down_for_all_but_its_owner() -> None:
    match = fighting(GERMAN, BRITISH)
    match.act("german", "duel G05")
    assert cards(stage(match, "german")) == [("G05", "up"), None]
    for other in ("british", None):
        shown = stage(match, other)
        assert shown.sides[0].card is not None and shown.sides[0].card.face == "down"
        assert "G05" not in str(shown)


def test_both_cards_are_turned_over_together_and_the_lower_value_is_hit() -> None:
    match = fighting(GERMAN, BRITISH)
    said = duel(match, "G01", "B03")
    shown = stage(match, "british")
    assert cards(shown) == [("G01", "up"), ("B03", "up")]
    step = shown.order[0]
    assert said["german_halves"] == 2 and step.note.startswith("1 : ")
    assert (step.state, step.tone, step.hits) == ("done", "british", [shown.sides[0].units[0].id])
    assert shown.sides[0].meters[0].value == 1


def test_equal_values_hit_nobody() -> None:
    match = fighting(GERMAN, BRITISH, force="K")
    found = [duel(match, german, british) for german, british in (("G01", "B01"), ("G02", "B02"), ("G05", "B07"))]
    shown = stage(match, None)
    for said, step in zip(found, shown.order, strict=False):
        assert bool(step.hits) == (said["german_halves"] != said["british_halves"])


def test_the_end_of_the_battle_stays_on_the_stage() -> None:
    match = fighting(GERMAN, BRITISH, duel=4)
    duel(match, "G05", "B07")
    shown = stage(match, "german")
    assert shown.over and shown.result == HUNT.scene(match.view(None), None, translator("hunt", "en")).prompt.text


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_every_stage_has_words(lang: str, recwarn: pytest.WarningsRecorder) -> None:
    match = fighting(GERMAN, BRITISH)
    duel(match, "G01", "B03")
    shown = staged(match, "german", lang)
    assert shown is not None and shown.title and not recwarn.list
