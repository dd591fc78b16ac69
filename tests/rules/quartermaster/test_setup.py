"""Countries, teams, set-up and who plays what (R-01 .. R-06)."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.quartermaster.table import (
    QMG,
    bare,
    country,
    legal,
    pieces,
    play,
    points,
    seen,
    shown,
    table,
    told,
    zone,
)
from vezerkar.games.quartermaster.game_data import COUNTRIES

HOMES = {
    "germany": "germany",
    "uk": "united_kingdom",
    "japan": "japan",
    "ussr": "moscow",
    "italy": "italy",
    "usa": "eastern_united_states",
}
DECKS = {"germany": 40, "uk": 39, "japan": 33, "ussr": 34, "italy": 30, "usa": 40}
ARMIES = {"germany": 7, "uk": 5, "japan": 5, "ussr": 7, "italy": 4, "usa": 5}
NAVIES = {"germany": 5, "uk": 5, "japan": 5, "ussr": 1, "italy": 3, "usa": 5}


def after_discards(seed: int = 0, options: dict[str, str] | None = None):
    """A new game in which everybody has discarded three cards."""
    match = QMG.start(seed, options)
    for name in COUNTRIES:
        for _ in range(3):
            match.act(name, legal(match, name)[0])
    return match


@rule("quartermaster", "R-01")
def test_six_countries_in_two_teams() -> None:
    assert QMG.start().seats == ("germany", "uk", "japan", "ussr", "italy", "usa")
    for name, home in HOMES.items():
        axis = name in ("germany", "japan", "italy")
        match = table(name, at="victory", **{name: country(home, "")})
        assert points(match)[0 if axis else 1] > 0, f"{name} scores for its team"
        winning = table("germany", points=(398, 0), germany=country("germany", "ger_build_army ger_land_battle"))
        play(winning, "discard ger_build_army")
    assert winning.outcome is not None and winning.outcome.winners == ("germany", "japan", "italy")
    winning = table("uk", points=(0, 398), uk=country("united_kingdom", "uk_build_army uk_land_battle"))
    play(winning, "discard uk_build_army")
    assert winning.outcome is not None and winning.outcome.winners == ("uk", "ussr", "usa")


@rule("quartermaster", "R-02", "R-04")
def test_one_army_of_each_country_at_home() -> None:
    match = QMG.start()
    for name, home in HOMES.items():
        assert shown(match, name, "home") == [home]
        assert pieces(match, name) == {home}
        assert shown(match, name, "supplied") == [home]


@rule("quartermaster", "R-03")
def test_decks_and_pools() -> None:
    """Decided question: Q-01."""
    match = QMG.start()
    assert sum(DECKS.values()) == 216
    for name in COUNTRIES:
        assert len(zone(match, name, "deck") + zone(match, name, "hand")) == DECKS[name]
        assert shown(match, name, "armies") == [ARMIES[name] - 1], "one stands at Home"
        assert shown(match, name, "navies") == [NAVIES[name]]
    three = QMG.start(options={"german_navies": "3"})
    assert shown(three, "germany", "navies") == [3]
    assert [shown(three, name, "navies") for name in COUNTRIES[1:]] == [[NAVIES[name]] for name in COUNTRIES[1:]]


@rule("quartermaster", "R-03", "R-18")
def test_the_fourth_german_navy_exists_by_the_rulebook_and_not_by_the_option() -> None:
    """Three German Navies are at sea; the Baltic Sea is free (Q-01)."""
    given = {
        "hand": "ger_build_navy ger_sea_battle",
        "pieces": "germany western_europe north_africa north_sea mediterranean_sea north_atlantic iceland",
    }
    match = table(germany=country(**given))
    assert "play ger_build_navy" in legal(match, "germany")
    play(match, "play ger_build_navy", "build baltic_sea")
    assert pieces(match, "germany") >= {"baltic_sea", "north_sea", "mediterranean_sea", "north_atlantic"}
    match = table(options={"german_navies": "3"}, germany=country(**given))
    play(match, "play ger_build_navy")
    assert "build baltic_sea" not in legal(match, "germany")
    assert all(text.split()[1] in given["pieces"] for text in legal(match, "germany")), "only in place"


@rule("quartermaster", "R-04")
def test_everybody_draws_ten_and_discards_three_of_their_choice() -> None:
    match = QMG.start()
    assert points(match) == (0, 0)
    assert set(match.waiting()) == set(COUNTRIES), "all at the same time"
    for name in COUNTRIES:
        hand = zone(match, name, "hand")
        assert len(hand) == 10
        assert legal(match, name) == [f"discard {card}" for card in dict.fromkeys(hand)], "and nothing else"
    for name in reversed(COUNTRIES):
        before = zone(match, name, "hand")
        thrown = []
        for turn in range(3):
            assert name in match.waiting()
            text = legal(match, name)[-1 - turn % 2]
            thrown.append(text.split()[1])
            match.act(name, text)
        assert name not in match.waiting() or name == match.view()["active"], "three and no more"
        assert sorted(zone(match, name, "hand") + thrown) == sorted(before)
        assert sorted(zone(match, name, "up") + zone(match, name, "down")) == sorted(thrown)
        assert len(zone(match, name, "deck")) == DECKS[name] - 10
    assert match.waiting() == ("germany",) and match.view()["round"] == 1


@rule("quartermaster", "R-04")
def test_each_deck_is_shuffled_and_the_set_up_triggers_nothing() -> None:
    for name in COUNTRIES:
        drawn = {card for seed in range(30) for card in zone(QMG.start(seed), name, "hand")}
        all_of_them = set(zone(QMG.start(), name, "hand") + zone(QMG.start(), name, "deck"))
        assert drawn == all_of_them, "any card may come first"
    match = after_discards()
    kinds = {event.kind for event in match.events(None)}
    assert not kinds & {"built", "recruited", "built_in_place"}


@rule("quartermaster", "R-04", "R-68")
def test_what_is_put_away_at_the_start_is_seen_by_its_owner_alone() -> None:
    one, other = QMG.start(3), QMG.start(3)
    for match, choice in ((one, 0), (other, -1)):
        for _ in range(3):
            match.act("italy", legal(match, "italy")[choice])
    assert zone(one, "italy", "hand") != zone(other, "italy", "hand")
    for seat in ("germany", "uk", "japan", "ussr", "usa", None):
        assert seen(one, seat) == seen(other, seat)
    assert shown(one, "italy", "discard_hidden", "italy") == zone(one, "italy", "down")


@rule("quartermaster", "R-05")
def test_who_leads_which_countries() -> None:
    assert QMG.seatings() == {
        2: (("germany", "italy", "japan"), ("uk", "usa", "ussr")),
        3: (("germany", "italy"), ("uk", "usa", "ussr"), ("japan",)),
        4: (("germany", "italy"), ("uk", "usa"), ("japan",), ("ussr",)),
        5: (("germany", "italy"), ("uk",), ("japan",), ("ussr",), ("usa",)),
        6: (("germany",), ("uk",), ("japan",), ("ussr",), ("italy",), ("usa",)),
    }
    for parties in QMG.seatings().values():
        assert sorted(seat for party in parties for seat in party) == sorted(COUNTRIES), "all six countries are in every game"
    assert QMG.sides() == {"axis": ("germany", "japan", "italy"), "allies": ("uk", "ussr", "usa")}


@rule("quartermaster", "R-06", "R-40")
def test_countries_never_mix() -> None:
    """Germany has battled Ukraine; only Germany's own deck pays for its Blitzkrieg, only its own Armies are built."""
    match = table(
        germany=country("germany eastern_europe", "ger_land_battle ger_build_army", "ger_blitzkrieg"),
        italy=country("italy balkans", "ita_build_army"),
        ussr=country("moscow ukraine"),
    )
    decks = len(zone(match, "germany", "deck")), len(zone(match, "italy", "deck"))
    play(match, "play ger_land_battle", "battle ukraine")
    assert match.waiting() == ("germany",), "Italy is not asked about the German card"
    play(match, "use ger_blitzkrieg", "build ukraine")
    assert (len(zone(match, "germany", "deck")), len(zone(match, "italy", "deck"))) == (decks[0] - 1, decks[1])
    assert pieces(match, "germany") == {"germany", "eastern_europe", "ukraine"}
    assert pieces(match, "italy") == {"italy", "balkans"}
    assert zone(match, "italy", "hand") == ["ita_build_army"]


@rule("quartermaster", "R-06", "R-35", "R-36")
@pytest.mark.parametrize(("left", "lost"), [(1, 0), (0, 1)])
def test_a_cost_that_a_country_cannot_pay_is_not_paid_by_its_teammate(left: int, lost: int) -> None:
    match = table(
        germany=country("germany eastern_europe", "ger_land_battle", "ger_blitzkrieg"),
        italy=country("italy balkans", "ita_build_army"),
        ussr=country("moscow ukraine"),
    )
    bare(match, "germany", left)
    own = len(zone(match, "italy", "deck"))
    play(match, "play ger_land_battle", "battle ukraine", "use ger_blitzkrieg")
    assert zone(match, "germany", "deck") == []
    assert (len(zone(match, "italy", "deck")), zone(match, "italy", "hand")) == (own, ["ita_build_army"])
    assert [event["points"] for event in told(match, "points") if event["points"] < 0] == [-lost] * lost
