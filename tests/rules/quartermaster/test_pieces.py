"""Pieces and occupancy (R-17, R-18)."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.quartermaster.table import (
    QMG,
    by_itself,
    country,
    legal,
    pieces,
    play,
    refused,
    shown,
    spaces,
    table,
    unasked,
    zone,
)
from vezerkar.engine import BadPosition
from vezerkar.engine.game import Json


@rule("quartermaster", "R-17")
def test_armies_on_land_and_navies_at_sea() -> None:
    given = {"germany": country("germany", "ger_build_army ger_build_navy ger_sea_battle")}
    match = table(**given)
    play(match, "play ger_build_army")
    assert set(legal(match, "germany")) == {
        "build germany", "build western_europe", "build italy", "build balkans", "build eastern_europe",
    }  # fmt: skip
    assert refused(match, "germany", "build baltic_sea") == ("refuse-wrong-kind", "QMG R-17")
    match = table(**given)
    play(match, "play ger_build_navy")
    assert by_itself(match) == ["germany: build baltic_sea"]
    match = table(germany=country("germany italy", "ger_build_navy"))
    play(match, "play ger_build_navy")
    assert refused(match, "germany", "build western_europe") == ("refuse-wrong-kind", "QMG R-17")


@rule("quartermaster", "R-17")
def test_teammates_share_a_space_and_enemies_never_do() -> None:
    match = table(
        germany=country("germany", "ger_build_army ger_land_battle"), italy=country("italy"), uk=country("western_europe")
    )
    play(match, "play ger_build_army")
    assert spaces(match, "germany", "build") == {"germany", "italy", "balkans", "eastern_europe"}
    assert refused(match, "germany", "build western_europe") == ("refuse-enemy-there", "QMG R-17")
    play(match, "build italy")
    assert "italy" in pieces(match, "germany") and "italy" in pieces(match, "italy")
    state: Json = {"countries": {"germany": {"pieces": ["ukraine"]}, "ussr": {"pieces": ["ukraine"]}}, "round": 1}
    with pytest.raises(BadPosition):
        QMG.position({"game": "quartermaster", "stack": [["Rounds"], ["PlayStep"]], "state": state})


@rule("quartermaster", "R-17", "R-45")
def test_no_second_piece_of_a_country_in_a_space() -> None:
    match = table(germany=country("germany western_europe", "ger_build_army ger_land_battle"))
    free = shown(match, "germany", "armies")
    play(match, "play ger_build_army", "build western_europe")
    assert pieces(match, "germany") == {"germany", "western_europe"}
    assert shown(match, "germany", "armies") == free, "the one that stands there was counted as built"
    match = table(
        "italy", italy=country("italy north_africa", "ita_afrika_korps ita_plunder"), germany=country("germany north_africa")
    )
    play(match, "play ita_afrika_korps")
    assert pieces(match, "germany") == {"germany", "north_africa", "mediterranean_sea"}


@rule("quartermaster", "R-18")
def test_a_pool_is_a_limit() -> None:
    """All four Italian Armies are on the board: a fifth one can only be had by taking one back."""
    match = table("italy", italy=country("italy balkans ukraine middle_east", "ita_build_army ita_plunder"))
    assert shown(match, "italy", "armies") == [0]
    play(match, "play ita_build_army")
    assert spaces(match, "italy", "build") == {"italy", "balkans", "ukraine", "middle_east"}, "only in place"
    assert refused(match, "italy", "build germany") == ("refuse-pool-empty", "QMG R-18")
    play(match, "italy: take_back middle_east")
    assert shown(match, "italy", "armies") == [1], "back in the pool"
    assert "middle_east" in spaces(match, "italy", "build")
    play(match, "build germany")
    assert pieces(match, "italy") == {"italy", "balkans", "ukraine", "germany"}


@rule("quartermaster", "R-18", "F-01")
def test_own_pieces_may_be_taken_off_at_any_time_by_their_owner_alone() -> None:
    match = table(
        "germany",
        germany=country("germany ukraine", "ger_build_army ger_land_battle"),
        italy=country("italy mediterranean_sea", laid="ita_monte_cassino"),
        uk=country("united_kingdom"),
    )
    assert unasked(match, "italy") == ["take_back italy", "take_back mediterranean_sea"], "in another country's turn"
    assert unasked(match, "uk") == ["take_back united_kingdom"]
    assert set(unasked(match, "germany")) == {"take_back germany", "take_back ukraine"}
    assert unasked(match, "ussr") == []
    for seat in ("germany", "japan", "uk"):
        assert match.why_not(seat, "take_back mediterranean_sea") is not None, "nobody can make a teammate do it"
    play(match, "italy: take_back mediterranean_sea")
    assert pieces(match, "italy") == {"italy"}
    assert shown(match, "italy", "navies") == [3]
    assert match.waiting() == ("germany",), "the turn goes on as it was"


@rule("quartermaster", "R-18")
@pytest.mark.parametrize("space", ["germany", "ukraine"])
def test_a_removed_piece_returns_to_its_pool(space: str) -> None:
    match = table(
        "ussr",
        ussr=country("moscow", "ussr_land_battle ussr_build_army"),
        germany=country(" ".join(dict.fromkeys(["ukraine", space]))),
    )
    free = shown(match, "germany", "armies")[0]
    play(match, "play ussr_land_battle", "battle ukraine")
    assert shown(match, "germany", "armies") == [free + 1]


@rule("quartermaster", "R-18", "R-61")
def test_blitzkrieg_with_the_pool_empty_takes_an_army_from_elsewhere() -> None:
    """All seven German Armies stand on the board: one of them is freed for the build once there is something to build."""
    match = table(
        germany=country(
            "germany western_europe italy balkans eastern_europe russia north_africa",
            "ger_land_battle ger_plunder",
            "ger_blitzkrieg",
        ),
        ussr=country("moscow ukraine"),
    )
    play(match, "play ger_land_battle", "battle ukraine")
    assert legal(match, "germany") == ["pass", "use ger_blitzkrieg"]
    play(match, "use ger_blitzkrieg")
    assert spaces(match, "germany", "take_back") == pieces(match, "germany") and "pass" in legal(match, "germany")
    assert match.decision("germany").cite == "QMG R-18"
    play(match, "take_back north_africa")
    assert by_itself(match) == ["germany: build ukraine"]
    play(match, "build ukraine")
    assert pieces(match, "germany") == {
        "germany", "western_europe", "italy", "balkans", "eastern_europe", "russia", "ukraine",
    }  # fmt: skip


@rule("quartermaster", "R-18")
def test_a_build_card_with_the_pool_empty() -> None:
    """No Italian Army stands where a build would be legal, so only a piece taken back makes one possible."""
    match = table("italy", italy=country("mongolia siberia africa madagascar", "ita_build_army ita_plunder"))
    assert "play ita_build_army" in legal(match, "italy")
    play(match, "play ita_build_army")
    assert set(legal(match, "italy")) == {
        "pass", "take_back mongolia", "take_back siberia", "take_back africa", "take_back madagascar",
    }  # fmt: skip
    play(match, "take_back siberia")
    assert by_itself(match) == ["italy: build italy"]


@rule("quartermaster", "R-18", "R-44")
def test_a_recruit_with_the_pool_empty() -> None:
    """Romanian Reinforcements with all Italian Armies on the board; only Italy may free one, and need not."""
    given = {
        "ussr": country("moscow", "ussr_land_battle ussr_build_army"),
        "germany": country("germany eastern_europe ukraine"),
        "italy": country("italy balkans north_africa africa", laid="ita_romanian_reinforcements"),
    }
    for answer, after in (("take_back africa", {"italy", "balkans", "north_africa", "ukraine"}), ("pass", None)):
        match = table("ussr", **given)
        play(match, "play ussr_land_battle", "battle ukraine")
        assert legal(match, "italy") == ["pass", "use ita_romanian_reinforcements"]
        play(match, "use ita_romanian_reinforcements", answer)
        assert pieces(match, "italy") == (after or {"italy", "balkans", "north_africa", "africa"})
        assert zone(match, "italy", "up") == ["ita_romanian_reinforcements"]
