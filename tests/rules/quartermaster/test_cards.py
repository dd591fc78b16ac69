"""Cards, zones and their depletion (R-32 .. R-41)."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.quartermaster.table import (
    bare,
    by_itself,
    country,
    kinds,
    legal,
    pieces,
    play,
    points,
    refused,
    shown,
    spaces,
    table,
    told,
    unasked,
    zone,
)

HANDS = {
    "germany": "ger_build_army ger_land_battle",
    "uk": "uk_build_army uk_land_battle",
    "usa": "usa_build_army usa_land_battle",
}


def sizes(match, name: str) -> tuple[int, int, int]:
    """How many cards a country has in deck, hand and discard pile."""
    return (
        len(zone(match, name, "deck")),
        len(zone(match, name, "hand")),
        len(zone(match, name, "up")) + len(zone(match, name, "down")),
    )


@rule("quartermaster", "R-32")
def test_five_zones() -> None:
    match = table(
        "japan",
        japan=country(
            "japan", "jpn_build_army jpn_imperial_designs jpn_truk", "jpn_forward_bases", "jpn_kamikaze", down="jpn_land_battle"
        ),
    )
    assert len(zone(match, "japan", "deck")) == 33 - 6
    play(match, "play jpn_build_army", "build japan")
    assert zone(match, "japan", "up") == ["jpn_build_army"]
    assert shown(match, "japan", "discard", "uk") == ["jpn_build_army"] and zone(match, "japan", "down") == ["jpn_land_battle"]
    for card, there in (("jpn_imperial_designs", "status"), ("jpn_truk", "laid")):
        match = table("japan", japan=country("japan", f"jpn_build_army {card}"))
        play(match, f"play {card}")
        assert zone(match, "japan", there) == [card] and zone(match, "japan", "up") == []


@rule("quartermaster", "R-33", "R-11")
def test_using_a_card_on_the_table_is_not_playing_one() -> None:
    """Women Conscripts and Rationing look at a card that is played; a Status that is used is none."""
    match = table(
        "uk", uk=country("united_kingdom north_sea", "uk_build_army uk_land_battle uk_enigma", "uk_free_france uk_rationing")
    )
    play(match, "use uk_free_france")
    assert match.decision("uk").prompt == "ask-discard", "the cost, and no question about Rationing"
    match = table("uk", uk=country("united_kingdom north_sea", "uk_build_army uk_land_battle uk_enigma", "uk_rationing"))
    play(match, "play uk_build_army")
    assert match.decision("uk").prompt == "ask-save"
    match = table("uk", uk=country("united_kingdom", "uk_build_army uk_resistance uk_raf", "uk_rationing"))
    play(match, "play uk_resistance")
    assert match.decision("uk").prompt == "ask-discard-step", "a Status is played once and does nothing yet"


@rule("quartermaster", "R-34", "F-11")
def test_a_used_card_is_discarded_before_its_text_is_carried_out() -> None:
    match = table(germany=country("germany", HANDS["germany"]))
    play(match, "play ger_build_army")
    assert shown(match, "germany", "discard") == ["ger_build_army"] and pieces(match, "germany") == {"germany"}
    assert match.decision("germany").prompt == "ask-build"


@rule("quartermaster", "R-34", "F-11")
@pytest.mark.parametrize("saved", [True, False])
def test_women_conscripts_come_before_defense_of_the_motherland(saved: bool) -> None:
    hand = "ussr_build_army ussr_land_battle ussr_land_battle ussr_mao_tse_tung"
    match = table("ussr", ussr=country("moscow", hand, "ussr_women_conscripts ussr_defense_of_the_motherland"))
    play(match, "play ussr_build_army")
    assert legal(match, "ussr") == ["pass", "use ussr_women_conscripts"]
    assert pieces(match, "ussr") == {"moscow"}, "nothing is built yet"
    play(match, "use ussr_women_conscripts" if saved else "pass")
    if saved:
        assert zone(match, "ussr", "deck")[-1] == "ussr_build_army"
    assert zone(match, "ussr", "up") == ([] if saved else ["ussr_build_army"])
    assert match.decision("ussr").prompt == "ask-build", "the effect follows all the same"
    play(match, "build russia")
    assert legal(match, "ussr") == ["pass", "use ussr_defense_of_the_motherland"]
    play(match, "use ussr_defense_of_the_motherland", "discard ussr_land_battle", "discard ussr_land_battle", "build ukraine")
    assert pieces(match, "ussr") == {"moscow", "russia", "ukraine"}


@rule("quartermaster", "R-34")
def test_women_conscripts_save_a_build_army_that_is_played_and_nothing_else() -> None:
    for card in ("ussr_land_battle", "ussr_mao_tse_tung"):
        match = table("ussr", ussr=country("moscow", f"{card} ussr_build_navy", "ussr_women_conscripts"))
        play(match, f"play {card}")
        assert match.decision("ussr").prompt != "ask-save"
    match = table("ussr", ussr=country("moscow", "ussr_build_army ussr_build_navy", "ussr_women_conscripts"))
    play(match, "discard ussr_build_army")
    assert match.decision("ussr").prompt == "ask-discard-step", "it was not played"


def bombed(deck: int, hand: str):
    """The UK bombs Germany, which has so many cards left to draw: four are to be discarded."""
    match = table("uk", uk=country("united_kingdom", "uk_bomber_command uk_build_army"), germany=country("germany", hand))
    bare(match, "germany", deck)
    play(match, "play uk_bomber_command", "name germany")
    return match


@rule("quartermaster", "R-35", "R-41")
def test_what_is_missing_in_the_deck_comes_from_the_hand() -> None:
    match = bombed(6, HANDS["germany"])
    assert sizes(match, "germany")[:2] == (2, 2) and match.waiting() == ("uk",)
    match = bombed(4, HANDS["germany"])
    assert sizes(match, "germany")[:2] == (0, 2) and match.waiting() == ("uk",)
    match = bombed(2, "ger_build_army ger_land_battle ger_plunder")
    assert sizes(match, "germany")[:2] == (0, 3) and match.waiting() == ("germany",)
    assert legal(match, "germany") == ["discard ger_build_army", "discard ger_land_battle", "discard ger_plunder"]
    play(match, "discard ger_plunder", "discard ger_build_army")
    assert zone(match, "germany", "hand") == ["ger_land_battle"] and match.waiting() == ("uk",)
    assert points(match) == (0, 2), "no point is lost while there are cards"


@rule("quartermaster", "R-35")
@pytest.mark.parametrize(
    ("deck", "hand", "lost"), [(0, "ger_build_army ger_land_battle", 2), (1, "ger_plunder", 2), (0, "", 4), (3, "", 1)]
)
def test_with_both_empty_the_team_loses_points(deck: int, hand: str, lost: int) -> None:
    match = bombed(deck, hand)
    assert sizes(match, "germany")[:2] == (0, 0)
    assert points(match)[0] == -lost


@rule("quartermaster", "R-35", "R-41")
def test_an_economic_war_needs_no_control_and_points_may_fall_below_zero() -> None:
    """The UK holds nothing but its Home space; Germany's team stands at 0 (Q-02)."""
    match = bombed(0, "")
    assert points(match)[0] == -4
    assert zone(match, "italy", "deck") != []


@rule("quartermaster", "R-35", "R-36")
def test_a_cost_from_the_hand_falls_back_on_the_deck_then_on_points() -> None:
    """The Royal Navy costs two hand cards. The Sea Battle itself has left the hand."""

    def battled(hand: str, deck: int):
        match = table(
            "uk",
            uk=country("united_kingdom north_sea", f"uk_sea_battle {hand}", "uk_the_royal_navy"),
            germany=country("germany baltic_sea"),
        )
        bare(match, "uk", deck)
        play(match, "play uk_sea_battle", "battle baltic_sea", "use uk_the_royal_navy")
        return match

    match = battled("uk_build_army uk_land_battle uk_enigma", 5)
    assert match.decision("uk").prompt == "ask-discard"
    play(match, "discard uk_enigma", "discard uk_build_army")
    assert sizes(match, "uk")[:2] == (5, 1) and by_itself(match) == ["uk: battle baltic_sea"]
    for hand, deck, cards_left, lost in (("uk_enigma", 5, 4, []), ("", 5, 3, []), ("", 1, 0, [-1]), ("", 0, 0, [-2])):
        match = battled(hand, deck)
        # After the battle the hand is filled up, and points are scored.
        assert sum(sizes(match, "uk")[:2]) == cards_left, "what the hand lacks comes off the deck"
        assert [event["points"] for event in told(match, "points") if event["why"] == "shortage"] == lost
    assert by_itself(match) == ["uk: battle baltic_sea"], "the battle is bought all the same"


@rule("quartermaster", "R-36", "F-06")
@pytest.mark.parametrize(("deck", "hand", "lost"), [(0, "", 2), (1, "", 1), (2, "", 0), (0, "ger_plunder", 1)])
def test_conscription_with_hand_and_deck_empty(deck: int, hand: str, lost: int) -> None:
    match = table(germany=country("germany", hand, "ger_conscription", up="ger_build_army"))
    bare(match, "germany", deck)
    assert "use ger_conscription" in legal(match, "germany")
    play(match, "use ger_conscription")
    assert points(match) == (-lost, 0)
    assert sizes(match, "germany")[:2] == (0, 0)
    play(match, "play ger_build_army", "build balkans")
    assert "balkans" in pieces(match, "germany")


@rule("quartermaster", "R-37")
def test_a_country_without_cards_keeps_playing() -> None:
    match = table(
        "uk",
        uk=country("united_kingdom australia", "uk_build_army uk_land_battle"),
        japan=country("japan iwo_jima china new_zealand", "", "jpn_forward_bases", "jpn_battleship_repair"),
        ussr=country("moscow", "ussr_build_army"),
    )
    bare(match, "japan")
    play(match, "discard uk_build_army", "done")
    assert legal(match, "japan") == ["pass"], (
        "its Response might have been Truk: asked as the turn begins, and in the Supply step"
    )
    match.pass_windows()
    assert match.waiting() == ("ussr",)
    assert pieces(match, "japan") == {"japan", "china"}, "its pieces are supplied or fall"
    assert points(match)[0] == 4, "and score"
    assert sizes(match, "japan")[:2] == (0, 0)
    match = table(
        "uk",
        uk=country("united_kingdom north_sea", "", "uk_resistance"),
        germany=country("western_europe"),
        usa=country("eastern_united_states", "usa_build_army"),
    )
    bare(match, "uk")
    play(match, "use uk_resistance", "battle western_europe")
    assert pieces(match, "germany") == set() and points(match)[1] == -2 + 2


@rule("quartermaster", "R-38")
def test_one_action_is_no_condition_for_the_next() -> None:
    """Tito's Partisans recruit although there is nobody to eliminate; King Peter returns to empty Balkans, too."""
    match = table("ussr", ussr=country("moscow", "ussr_titos_partisans ussr_build_army"))
    play(match, "play ussr_titos_partisans")
    assert legal(match, "ussr") == ["name uk", "name ussr"]
    play(match, "name ussr")
    assert told(match, "recruited") == [{"country": "ussr", "kind": "army", "space": "balkans"}]
    match = table(
        "germany",
        germany=country("germany", "ger_military_dictatorships_in_the_balkans ger_plunder"),
        italy=country("italy balkans"),
        uk=country("ukraine"),
    )
    play(match, "play ger_military_dictatorships_in_the_balkans")
    assert pieces(match, "uk") == set(), "Italy had its Army in the Balkans already; the second part goes on"


@rule("quartermaster", "R-38")
def test_actions_follow_the_printed_order_each_finished_before_the_next() -> None:
    """German Aid in Greece: eliminating the Army in the Balkans, with what it triggers, makes room for the recruit."""
    match = table(
        "italy",
        italy=country("italy", "ita_german_aid_in_greece ita_build_army"),
        germany=country("germany"),
        uk=country("balkans ukraine", laid="uk_defensive_posture"),
    )
    play(match, "play ita_german_aid_in_greece")
    assert match.waiting() == ("uk",) and pieces(match, "germany") == {"germany"}
    play(match, "pass")
    happened = [kind for kind in kinds(match) if kind in ("played", "removed", "recruited")]
    assert happened == ["played", "removed", "recruited"]
    assert "balkans" in pieces(match, "germany")
    match = table(
        "ussr",
        ussr=country("moscow", "ussr_vasilevsky_takes_command_in_the_far_east ussr_build_army"),
        japan=country("japan china"),
    )
    play(match, "play ussr_vasilevsky_takes_command_in_the_far_east")
    happened = [kind for kind in kinds(match) if kind in ("played", "removed", "recruited")]
    assert happened == ["played", "recruited", "removed"]


@rule("quartermaster", "R-39", "F-45")
def test_cards_that_build_for_a_teammate_use_its_pieces() -> None:
    match = table(
        "usa",
        usa=country("eastern_united_states", "usa_arsenal_of_democracy usa_build_army"),
        uk=country("united_kingdom australia"),
    )
    free = shown(match, "uk", "armies") + shown(match, "uk", "navies") + shown(match, "usa", "armies")
    play(match, "play usa_arsenal_of_democracy")
    assert match.waiting() == ("uk",)
    assert set(legal(match, "uk")) == {
        "pass", "build united_kingdom", "build north_sea", "build indian_ocean", "build south_china_sea", "build south_pacific",
    }, "as the UK builds: next to its own supplied pieces"  # fmt: skip
    play(match, "build north_sea")
    assert "build indian_ocean" not in legal(match, "uk"), "one Navy, one Army"
    assert {"build western_europe", "build iceland", "build scandinavia"} <= set(legal(match, "uk"))
    play(match, "build western_europe")
    assert pieces(match, "uk") == {"united_kingdom", "australia", "north_sea", "western_europe"}
    assert pieces(match, "usa") == {"eastern_united_states"}
    after = shown(match, "uk", "armies") + shown(match, "uk", "navies") + shown(match, "usa", "armies")
    assert [a - b for a, b in zip(free, after, strict=True)] == [1, 1, 0]


@rule("quartermaster", "R-39")
def test_the_country_of_the_card_decides_to_use_it() -> None:
    """RAF shields a US Navy: the UK is asked, the USA is not."""
    match = table(
        germany=country("western_europe germany", "ger_sea_battle ger_build_army"),
        uk=country("united_kingdom iceland", laid="uk_raf"),
        usa=country("eastern_united_states north_atlantic north_sea"),
    )
    play(match, "play ger_sea_battle", "battle north_sea")
    assert match.waiting() == ("uk",)
    assert legal(match, "uk") == ["pass", "use uk_raf"]
    play(match, "use uk_raf")
    assert shown(match, "usa", "safe") == ["north_sea"] and "north_sea" in pieces(match, "usa")
    assert zone(match, "uk", "up") == ["uk_raf"]


@rule("quartermaster", "R-40")
def test_nobody_uses_the_cards_of_another_country() -> None:
    match = table(
        "italy",
        italy=country("italy balkans", "ita_land_battle ita_build_army"),
        germany=country("germany", "", "ger_blitzkrieg ger_dive_bombers"),
        ussr=country("moscow ukraine", laid="ussr_stalingrad"),
    )
    play(match, "play ita_land_battle", "battle ukraine")
    assert match.waiting() == ("ussr",)
    play(match, "pass")
    assert match.decision("italy").prompt == "ask-discard-step", "neither country may use Germany's Status cards"
    assert match.why_not("italy", "use ger_blitzkrieg") is not None
    assert match.why_not("germany", "use ger_blitzkrieg") is not None
    assert not any("stalingrad" in text for seat in ("uk", "usa", "germany") for text in unasked(match, seat))


@rule("quartermaster", "F-09", "R-52")
def test_a_response_works_from_the_table_only() -> None:
    match = table(
        germany=country("germany eastern_europe", HANDS["germany"]),
        ussr=country("moscow ukraine", "ussr_stalingrad ussr_leningrad"),
    )
    assert unasked(match, "ussr") == ["take_back ukraine", "take_back moscow"]
    assert match.why_not("ussr", "use ussr_stalingrad") is not None
    play(match, "play ger_land_battle", "battle ukraine")
    assert pieces(match, "ussr") == {"moscow"}, "nobody was asked"


@rule("quartermaster", "F-10", "R-09", "R-33")
def test_one_card_unless_the_card_orders_another() -> None:
    match = table(germany=country("germany", "ger_guns_and_butter ger_build_army ger_land_battle"))
    play(match, "play ger_guns_and_butter")
    assert match.decision("germany").prompt == "ask-play-from-deck"
    assert legal(match, "germany") == [
        "pass", "play ger_build_army", "play ger_build_navy", "play ger_land_battle", "play ger_sea_battle",
    ], "any basic card of the deck that can be played"  # fmt: skip
    play(match, "play ger_build_navy", "build baltic_sea")
    assert pieces(match, "germany") == {"germany", "baltic_sea"}
    assert zone(match, "germany", "up") == ["ger_guns_and_butter", "ger_build_navy"]
    assert match.decision("germany").prompt == "ask-discard-step" and len(zone(match, "germany", "hand")) == 2
    assert kinds(match).count("shuffled") == 1
    match = table(germany=country("germany", HANDS["germany"]))
    play(match, "play ger_build_army", "build balkans")
    assert match.decision("germany").prompt == "ask-discard-step"


@rule("quartermaster", "F-24", "R-11", "R-16")
def test_conscription_keeps_the_hand_so_nothing_is_drawn() -> None:
    hand = "ger_build_navy ger_build_navy ger_land_battle ger_land_battle ger_plunder ger_sea_battle ger_sea_battle"
    match = table(germany=country("germany", hand, "ger_conscription", down="ger_build_army"), uk=country("", "uk_build_army"))
    deck = zone(match, "germany", "deck")
    play(match, "use ger_conscription")
    assert zone(match, "germany", "deck") == deck[:-2]
    play(match, "play ger_build_army", "build balkans")
    assert len(zone(match, "germany", "hand")) == 7
    play(match, "done")
    assert zone(match, "germany", "deck") == deck[:-2], "nothing to draw"
    assert match.waiting() == ("uk",)


@rule("quartermaster", "F-26")
def test_production_initiative_names_nothing_beforehand() -> None:
    match = table(germany=country("germany", "ger_production_initiative ger_build_army"))
    play(match, "play ger_production_initiative")
    offered = {text.split()[1] for text in legal(match, "germany") if text != "pass"}
    assert offered == {
        "ger_abundant_resources", "ger_atlantic_wall", "ger_bias_for_action", "ger_blitzkrieg", "ger_conscription",
        "ger_dive_bombers", "ger_jet_fighters", "ger_superior_planning", "ger_swedish_iron_ore", "ger_volksturm",
        "ger_wolf_packs",
    }  # fmt: skip
    before = zone(match, "germany", "deck")
    play(match, "play ger_wolf_packs")
    assert zone(match, "germany", "status") == ["ger_wolf_packs"]
    after = zone(match, "germany", "deck")
    assert sorted([*after, "ger_wolf_packs"]) == sorted(before) and after != [card for card in before if card != "ger_wolf_packs"]


@rule("quartermaster", "F-26")
def test_production_initiative_without_a_status_in_the_deck_looks_and_shuffles() -> None:
    match = table(germany=country("germany", "ger_production_initiative ger_build_army"))
    s = match.state
    # Only basic cards are left to draw.
    basic = [card for card in s.cards[0] if card < 4]
    s.cards[18] = sorted(s.cards[18] + [card for card in s.cards[0] if card >= 4])
    s.cards[0] = basic
    before = zone(match, "germany", "deck")
    play(match, "play ger_production_initiative")
    assert legal(match, "germany") == ["pass"]
    play(match, "pass")
    after = zone(match, "germany", "deck")
    assert sorted(after) == sorted(before) and after != before
    assert zone(match, "germany", "status") == [] and match.decision("germany").prompt == "ask-discard-step"


def rationed(hand: str, deck: int):
    """The UK has played a Build Army with Rationing on the table, with these further cards in hand and so many to draw."""
    match = table("uk", uk=country("united_kingdom north_sea", f"uk_build_army {hand}", "uk_rationing"))
    bare(match, "uk", deck)
    play(match, "play uk_build_army")
    return match


@rule("quartermaster", "F-27", "R-36")
def test_rationing_pays_a_hand_card_and_never_points() -> None:
    match = rationed("uk_enigma uk_land_battle", 3)
    assert legal(match, "uk") == ["pass", "use uk_rationing"]
    play(match, "use uk_rationing", "discard uk_enigma")
    assert zone(match, "uk", "hand") == ["uk_land_battle"] and zone(match, "uk", "deck")[0] == "uk_build_army"
    assert zone(match, "uk", "up") == [] and len(zone(match, "uk", "deck")) == 4
    assert match.decision("uk").prompt == "ask-build", "the card's effect comes after"
    match = rationed("uk_enigma", 0)
    assert legal(match, "uk") == ["pass", "use uk_rationing"], "one more card in hand"
    match = rationed("", 0)
    assert match.decision("uk").prompt == "ask-build", "the last card, and no deck: it cannot be used"
    assert points(match) == (0, 0)


@rule("quartermaster", "F-27")
def test_rationing_with_an_empty_hand_pays_with_the_top_card_of_the_deck() -> None:
    """Decided question: Q-11."""
    match = rationed("", 2)
    top = zone(match, "uk", "deck")[-1]
    assert legal(match, "uk") == ["pass", "use uk_rationing"]
    down = zone(match, "uk", "down")
    play(match, "use uk_rationing")
    assert zone(match, "uk", "deck")[0] == "uk_build_army" and len(zone(match, "uk", "deck")) == 2
    assert sorted([*down, top]) == sorted(zone(match, "uk", "down"))
    assert points(match) == (0, 0)


@rule("quartermaster", "F-27", "R-61")
def test_rationing_is_for_cards_played_in_the_own_turn() -> None:
    """With Lend Lease the UK plays in the turn of the USA."""
    match = table(
        "usa",
        usa=country("eastern_united_states", "usa_lend_lease usa_build_army"),
        uk=country("united_kingdom", "uk_build_army uk_enigma", "uk_rationing"),
    )
    play(match, "play usa_lend_lease", "play uk_build_army")
    assert by_itself(match) == ["uk: build united_kingdom"]


@rule("quartermaster", "F-24")
def test_a_status_that_plays_from_the_pile_needs_a_card_there() -> None:
    """A Build Army must lie there before the cost is paid; one that is discarded as the cost may then be chosen, too (Q-14)."""
    for status, name, hand, pile in (
        ("ger_conscription", "germany", "ger_plunder ger_sea_battle", "ger_land_battle"),
        ("ussr_guards", "ussr", "ussr_build_army ussr_build_army ussr_land_battle", "ussr_land_battle"),
        ("ita_bravado", "italy", "ita_land_battle ita_plunder ita_build_navy ita_sea_battle", "ita_build_army"),
        ("usa_flexible_resources", "usa", "usa_build_army", ""),
    ):
        home = {"germany": "germany", "ussr": "moscow", "italy": "italy", "usa": "eastern_united_states"}[name]
        match = table(name, **{name: country(home, hand, status, down=pile)})
        assert f"use {status}" not in legal(match, name)
        assert refused(match, name, f"use {status}") == ("refuse-no-effect", "QMG R-52")
    match = table(
        "italy",
        italy=country("italy", "ita_land_battle ita_plunder ita_build_navy ita_sea_battle", "ita_bravado", up="ita_land_battle"),
        uk=country("balkans"),
    )
    play(match, "use ita_bravado", "discard ita_plunder", "discard ita_build_navy", "discard ita_sea_battle")
    assert legal(match, "italy") == ["pass", "play ita_land_battle"]
    match = table("usa", usa=country("eastern_united_states", "usa_build_army", "usa_flexible_resources", up="usa_radar"))
    top = zone(match, "usa", "deck")[-4:]
    play(match, "use usa_flexible_resources")
    offered = {text.split()[1] for text in legal(match, "usa") if text != "pass"}
    assert "usa_radar" in offered and offered <= {"usa_radar", *top}
    assert offered & set(top), "what was discarded as the cost lies in the pile now"


@rule("quartermaster", "R-68")
def test_a_country_may_look_through_its_own_discard_pile() -> None:
    """Decided question: Q-10."""
    match = table(
        germany=country("germany", "ger_plunder ger_sea_battle", down="ger_land_battle ger_v_weapons", up="ger_build_army")
    )
    assert shown(match, "germany", "discard_hidden", "germany") == ["ger_land_battle", "ger_v_weapons"]
    for seat in ("italy", "japan", "uk", None):
        assert shown(match, "germany", "discard_hidden", seat) == [None]
        assert shown(match, "germany", "discard_hidden_size", seat) == [2]
        assert shown(match, "germany", "discard", seat) == ["ger_build_army"]


def raided(card: str, name: str, victim: str, own: str, status: str = "", **others):
    """How many cards a victim loses to an Economic Warfare card; nobody may object."""
    match = table(name, **{name: country(own, f"{card} {name_of_filler(name)}", status)}, **others)
    before = len(zone(match, victim, "deck"))
    play(match, f"play {card}")
    if match.waiting() == (name,) and f"name {victim}" in legal(match, name):
        play(match, f"name {victim}")
    while match.decision(match.waiting()[0]).window:
        asked = match.waiting()[0]
        play(match, legal(match, asked)[-1])
    return before - len(zone(match, victim, "deck"))


def name_of_filler(name: str) -> str:
    """A card to have in hand besides, so that the turn does not run on."""
    return {"usa": "usa_build_navy", "uk": "uk_build_navy", "germany": "ger_build_navy", "japan": "jpn_build_navy"}[name]


@rule("quartermaster", "F-48")
@pytest.mark.parametrize(
    ("card", "own", "count"),
    [("usa_bombers", "iceland", 4), ("usa_heavy_bombers", "western_europe", 5), ("usa_firestorm_bombers", "western_europe", 7)],
)
def test_flying_fortresses_add_one_card(card: str, own: str, count: int) -> None:
    assert raided(card, "usa", "germany", own) == count
    assert raided(card, "usa", "germany", own, "usa_flying_fortresses") == count + 1


@rule("quartermaster", "F-29")
def test_wolf_packs_add_to_submarines_of_both_navies() -> None:
    packs = {"germany": country("germany", "", "ger_wolf_packs")}
    north = {"germany": country("germany scandinavia", "", "ger_wolf_packs")}
    assert raided("ger_submarines_ussr", "germany", "ussr", "germany") == 2
    assert raided("ger_submarines_ussr", "germany", "ussr", "germany", "ger_wolf_packs") == 3
    assert raided("ger_submarines_ussr", "germany", "ussr", "germany scandinavia", "ger_wolf_packs") == 5 + 2
    assert raided("jpn_submarines_us", "japan", "usa", "japan") == 1
    assert raided("jpn_submarines_us", "japan", "usa", "japan", **packs) == 2
    assert raided("jpn_submarines_uk", "japan", "uk", "japan", **north) == 3
    assert raided("ger_v_weapons", "germany", "uk", "germany western_europe", "ger_wolf_packs") == 2, "no Submarines"


@rule("quartermaster", "F-29")
def test_malta_submarines_are_not_for_the_wolf_packs() -> None:
    match = table(
        "uk",
        uk=country("united_kingdom", "uk_malta_submarines uk_build_army"),
        germany=country("germany", "", "ger_wolf_packs"),
        italy=country("italy mediterranean_sea"),
    )
    decks = len(zone(match, "germany", "deck")), len(zone(match, "italy", "deck"))
    play(match, "play uk_malta_submarines")
    assert match.waiting() == ("italy",), "Germany has no Navy there and was not asked about its Wolf Packs"
    assert legal(match, "italy") == ["lose cards", "lose navy"]
    play(match, "lose navy")
    assert (len(zone(match, "germany", "deck")), len(zone(match, "italy", "deck"))) == (decks[0] - 2, decks[1])
    assert pieces(match, "italy") == {"italy"}


@rule("quartermaster", "R-61", "F-29")
def test_skilled_pilots_fly_against_anything_called_bombers() -> None:
    """Decided question: Q-06."""
    italy = {"italy": country("italy", laid="ita_skilled_pilots")}
    assert raided("usa_bombers", "usa", "italy", "western_europe", **italy) == 0
    assert raided("usa_heavy_bombers", "usa", "italy", "western_europe", **italy) == 0
    assert raided("usa_firestorm_bombers", "usa", "italy", "western_europe", **italy) == 0
    assert raided("uk_bomber_command", "uk", "italy", "united_kingdom", **italy) == 0
    assert raided("uk_bomber_command", "uk", "italy", "united_kingdom") == 4
    assert raided("uk_malta_submarines", "uk", "italy", "united_kingdom", **italy) == 2
    assert raided("uk_bomber_command", "uk", "germany", "united_kingdom", **italy) == 4, "against Italy only"


@rule("quartermaster", "R-41")
def test_economic_warfare_does_not_ask_who_holds_the_home_space() -> None:
    for others in ({}, {"germany": country("italy")}, {"usa": country("italy")}):
        assert raided("uk_bomber_command", "uk", "italy", "united_kingdom", **others) == 4


@rule("quartermaster", "R-35", "R-68")
def test_cards_off_the_deck_are_its_top_cards() -> None:
    match = table("uk", uk=country("united_kingdom", "uk_bomber_command uk_build_army"), germany=country("germany"))
    deck = zone(match, "germany", "deck")
    play(match, "play uk_bomber_command", "name germany")
    assert zone(match, "germany", "deck") == deck[:-4]
    assert sorted(zone(match, "germany", "down")) == sorted(deck[-4:]) and zone(match, "germany", "up") == []


@rule("quartermaster", "R-39", "F-10")
def test_lend_lease_lets_the_uk_play_and_draw() -> None:
    match = table(
        "usa",
        usa=country("eastern_united_states", "usa_lend_lease usa_build_army"),
        uk=country("united_kingdom", "uk_build_army uk_raf"),
    )
    play(match, "play usa_lend_lease")
    assert (match.waiting(), legal(match, "uk")) == (("uk",), ["pass", "play uk_build_army", "play uk_raf"])
    deck = len(zone(match, "uk", "deck"))
    play(match, "play uk_raf")
    assert zone(match, "uk", "laid") == ["uk_raf"] and len(zone(match, "uk", "hand")) == 2
    assert len(zone(match, "uk", "deck")) == deck - 1
    assert legal(match, "usa") == ["pass", "use usa_lend_lease"]
    before = len(zone(match, "usa", "deck"))
    play(match, "use usa_lend_lease")
    assert zone(match, "usa", "deck")[-1] == "usa_lend_lease" and len(zone(match, "usa", "deck")) == before - 3 + 1
    assert spaces(match, "usa", "discard") == {"usa_build_army"}
