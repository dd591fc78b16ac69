"""Questions with one answer: nobody is asked, unless somebody could imagine another answer."""

from __future__ import annotations

from typing import Any

from tests.rule import rule
from tests.rules.quartermaster.table import by_itself, country, kinds, legal, pieces, play, table, told


@rule("quartermaster", "R-42")
def test_a_piece_with_one_place_is_built_there() -> None:
    match = table(germany=country("germany", "ger_build_navy ger_build_army"))
    play(match, "play ger_build_navy")
    assert told(match, "built", "uk") == [{"country": "germany", "space": "baltic_sea", "kind": "navy"}]
    assert match.decision("germany").prompt == "ask-discard-step" and match.can_undo("germany")


@rule("quartermaster", "R-45")
def test_the_only_place_may_be_taken_already() -> None:
    match = table(
        germany=country("germany", "ger_build_army ger_build_navy"), uk=country("western_europe italy balkans eastern_europe")
    )
    play(match, "play ger_build_army")
    assert kinds(match)[:2] == ["played", "built_in_place"]


@rule("quartermaster", "R-18", "R-45")
def test_a_country_without_a_free_piece_chooses_although_only_one_place_is_left() -> None:
    """Another piece may be taken back first: then there are more places."""
    match = table(
        "italy",
        italy=country("italy australia new_zealand hawaii", "ita_build_army ita_build_navy"),
    )
    play(match, "play ita_build_army")
    assert legal(match, "italy") == ["build italy"]


@rule("quartermaster", "R-46")
def test_the_only_target_is_battled() -> None:
    match = table(
        germany=country("germany", "ger_sea_battle ger_build_army"),
        uk=country("baltic_sea north_sea united_kingdom"),
    )
    play(match, "play ger_sea_battle")
    assert by_itself(match) == ["germany: battle baltic_sea"] and pieces(match, "uk") == {"north_sea", "united_kingdom"}


@rule("quartermaster", "R-61", "R-69")
def test_japan_is_asked_for_the_only_place_as_long_as_truk_may_lie_face_down() -> None:
    """With Truk, which it may use at any time, there would be more places."""
    for laid, gone, asked in (
        ("jpn_truk", "", True),
        ("jpn_kamikaze", "", True),
        ("", "", False),
        ("jpn_kamikaze", "jpn_truk", False),
    ):
        match = table("japan", japan=country("japan", "jpn_build_navy jpn_build_army", laid=laid, gone=gone))
        play(match, "play jpn_build_navy")
        assert (match.decision("japan").prompt == "ask-build") is asked
        assert by_itself(match) == ([] if asked else ["japan: build sea_of_japan"])


def next_turn(of: str, after: str, **countries: Any) -> list[str]:
    """What a country is asked first in its turn after that of another one, as a card play; empty if it is not asked for one."""
    match = table(after, at="discard", **countries)
    play(match, "done")
    if match.waiting() != (of,) or match.decision(of).prompt != "ask-play":
        return []
    return legal(match, of)


@rule("quartermaster", "R-10", "R-11")
def test_an_empty_hand_is_not_asked_when_no_status_card_could_do_anything() -> None:
    """Free France wants Western Europe free of enemies."""
    given = {"uk": country("united_kingdom north_sea", status="uk_free_france"), "japan": country("", "jpn_build_navy")}
    held = country("western_europe", "ger_build_army")
    assert next_turn("uk", "germany", **given, germany=held) == []
    assert next_turn("uk", "germany", **given, germany=country("", "ger_build_army")) == ["pass", "use uk_free_france"]


@rule("quartermaster", "R-11", "F-24")
def test_an_empty_hand_is_asked_when_a_card_may_lie_in_the_discard_pile() -> None:
    """Only its owner knows the cards that lie there face down."""

    def conscription(up: str, down: str) -> list[str]:
        germany = country("germany", status="ger_conscription", up=up, down=down)
        return next_turn("germany", "usa", germany=germany, usa=country("", "usa_build_army"))

    assert conscription("", "") == [] and conscription("ger_plunder", "") == []
    assert conscription("", "ger_plunder") == ["pass"], "it may be a Build Army"
    assert conscription("", "ger_build_army") == conscription("ger_build_army", "") == ["pass", "use ger_conscription"]
