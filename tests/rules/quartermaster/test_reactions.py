"""Reactions: Status and Response cards (R-52 .. R-64), and the examples of rulebook and FAQ."""

from __future__ import annotations

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
    supplied,
    table,
    told,
    unasked,
    zone,
)

STAVKA = "ussr_stavka_forms_artillery_corps"


# --- the rulebook's examples -------------------------------------------------------------------------------------------


@rule("quartermaster", "R-53", "R-55", "R-56", "R-58", "R-59", "R-62", "R-63")
def test_the_rulebooks_first_example() -> None:
    """Stalingrad spoils the battle; Dive Bombers turn to Russia; Blitzkrieg builds there; Rasputitsa takes it away."""
    match = table(
        germany=country("germany balkans eastern_europe", "ger_land_battle ger_build_army", "ger_dive_bombers ger_blitzkrieg"),
        ussr=country("moscow ukraine russia", laid="ussr_stalingrad ussr_rasputitsa"),
    )
    deck = len(zone(match, "germany", "deck"))
    play(match, "play ger_land_battle", "battle ukraine")
    assert match.waiting() == ("ussr",) and legal(match, "ussr") == ["pass", "use ussr_stalingrad"]
    play(match, "use ussr_stalingrad")
    assert pieces(match, "ussr") == {"moscow", "ukraine", "russia"} and shown(match, "ussr", "safe") == ["ukraine"]
    assert shown(match, "ussr", "discard") == ["ussr_stalingrad"]
    # There is no empty space to build in, so Blitzkrieg could do nothing.
    assert match.waiting() == ("germany",) and legal(match, "germany") == ["pass", "use ger_dive_bombers"]
    play(match, "use ger_dive_bombers")
    assert len(zone(match, "germany", "deck")) == deck - 1
    assert spaces(match, "germany", "battle") == {"russia", "ukraine"}
    play(match, "battle russia")
    assert match.waiting() == ("ussr",) and legal(match, "ussr") == ["pass"]
    play(match, "pass")
    assert pieces(match, "ussr") == {"moscow", "ukraine"}
    assert match.waiting() == ("germany",) and legal(match, "germany") == ["pass", "use ger_blitzkrieg"]
    play(match, "use ger_blitzkrieg")
    assert by_itself(match) == ["germany: build russia"] and len(zone(match, "germany", "deck")) == deck - 2
    play(match, "build russia")
    assert match.waiting() == ("ussr",) and legal(match, "ussr") == ["pass", "use ussr_rasputitsa"]
    play(match, "use ussr_rasputitsa")
    assert pieces(match, "germany") == {"germany", "balkans", "eastern_europe"}
    assert pieces(match, "ussr") == {"moscow", "ukraine"}
    assert match.decision("germany").prompt == "ask-discard-step", "both Status cards have been used this turn"
    assert shown(match, "ussr", "discard") == ["ussr_stalingrad", "ussr_rasputitsa"]


def second_example():
    """As the FAQ corrects it: the UK has an Army in Australia as well."""
    match = table(
        "japan",
        japan=country(
            "japan china southeast_asia sea_of_japan",
            "jpn_sea_battle jpn_build_army",
            laid="jpn_surprise_attack jpn_destroyer_transport",
        ),
        uk=country("united_kingdom australia india south_china_sea bay_of_bengal", laid="uk_destroyers uk_loyal_to_the_crown"),
    )
    play(match, "play jpn_sea_battle", "battle south_china_sea")
    assert match.waiting() == ("uk",) and legal(match, "uk") == ["pass", "use uk_destroyers"]
    play(match, "use uk_destroyers")
    assert shown(match, "uk", "safe") == ["south_china_sea"] and "south_china_sea" in pieces(match, "uk")
    assert legal(match, "japan") == ["pass", "use jpn_destroyer_transport", "use jpn_surprise_attack"]
    play(match, "use jpn_surprise_attack")
    assert "bay_of_bengal" in spaces(match, "japan", "battle")
    play(match, "battle bay_of_bengal")
    assert pieces(match, "uk") == {"united_kingdom", "australia", "india", "south_china_sea"}
    return match


@rule("quartermaster", "F-17", "R-55", "R-56", "R-47", "R-62")
def test_the_rulebooks_second_example_as_the_faq_corrects_it() -> None:
    match = second_example()
    # A reaction to the battle in the Bay of Bengal would have to come now.
    assert legal(match, "japan") == ["pass", "use jpn_destroyer_transport"]
    play(match, "pass")
    assert spaces(match, "japan", "battle") == {"india", "szechuan", "mongolia", "vladivostok", "philippines", "iwo_jima"}
    play(match, "battle india")
    assert match.waiting() == ("uk",) and legal(match, "uk") == ["pass"]
    play(match, "pass")
    assert pieces(match, "uk") == {"united_kingdom", "australia", "south_china_sea"}
    play(match, "pass")
    # Now only as a second reaction to the battle in the South China Sea: next to that sea.
    assert legal(match, "japan") == ["pass", "use jpn_destroyer_transport"]
    play(match, "use jpn_destroyer_transport")
    assert legal(match, "japan") == ["pass", "build southeast_asia", "build philippines"]
    assert refused(match, "japan", "build india") == ("refuse-not-named", "QMG R-47")
    play(match, "build philippines")
    assert legal(match, "japan") == ["pass", "build southeast_asia", "build philippines"], "one or two; Loyal is not asked for"
    play(match, "pass")
    assert pieces(match, "japan") == {"japan", "china", "southeast_asia", "sea_of_japan", "philippines"}
    assert zone(match, "uk", "laid") == ["uk_loyal_to_the_crown"]


@rule("quartermaster", "F-17")
def test_destroyer_transport_right_after_the_bay_of_bengal_finds_india_occupied() -> None:
    match = second_example()
    play(match, "use jpn_destroyer_transport")
    assert legal(match, "japan") == ["pass", "build southeast_asia"]
    assert refused(match, "japan", "build india") == ("refuse-enemy-there", "QMG R-17")


@rule("quartermaster", "F-17", "F-35", "R-59")
def test_loyal_to_the_crown_takes_away_an_army_landed_in_india() -> None:
    """The fifth step of the example, when India stands empty as the transports come."""
    match = table(
        "japan",
        japan=country("japan china southeast_asia", "jpn_sea_battle jpn_build_army", laid="jpn_destroyer_transport"),
        uk=country("united_kingdom", laid="uk_loyal_to_the_crown"),
    )
    play(match, "play jpn_sea_battle", "battle bay_of_bengal", "use jpn_destroyer_transport", "build india")
    assert match.waiting() == ("uk",) and legal(match, "uk") == ["pass", "use uk_loyal_to_the_crown"]
    play(match, "use uk_loyal_to_the_crown")
    assert pieces(match, "japan") == {"japan", "china", "southeast_asia"}
    assert legal(match, "japan") == ["pass", "build india", "build southeast_asia"], "the second Army may try again"


# --- when cards may be used ----------------------------------------------------------------------------------------------


@rule("quartermaster", "R-52")
def test_from_the_moment_a_card_got_there() -> None:
    """In the same turn too, and never from the hand; it is optional."""
    match = table("uk", uk=country("united_kingdom", "uk_raf uk_build_army uk_defensive_posture"))
    assert unasked(match, "uk") == ["take_back united_kingdom"]
    play(match, "play uk_raf")
    assert unasked(match, "uk") == ["use uk_raf", "take_back united_kingdom"]
    play(match, "uk: use uk_raf")
    assert shown(match, "uk", "safe") == ["united_kingdom"] and shown(match, "uk", "discard") == ["uk_raf"]
    match = table("italy", italy=country("italy mediterranean_sea", "ita_mare_nostrum ita_build_army"))
    play(match, "play ita_mare_nostrum")
    assert points(match) == (2 + 1, 0), "the Status scores in this very turn"


def west_battled(active: str, own: str, status: str, hand: str = ""):
    """An Ally battles the German Army of two Axis Armies in Western Europe; Germany and Italy may react."""
    short = {"ussr": "ussr", "usa": "usa"}[active]
    match = table(
        active,
        **{active: country(own, f"{short}_land_battle {short}_build_army {hand}", status)},
        germany=country("germany western_europe", "", "ger_atlantic_wall"),
        italy=country("italy western_europe", laid="ita_romanian_reinforcements"),
    )
    play(match, f"play {short}_land_battle", "battle western_europe", "strike germany western_europe")
    return match


@rule("quartermaster", "R-53", "R-54", "F-12")
def test_the_teams_alternate_until_both_pass_in_a_row() -> None:
    """The side that did not cause it first, one card each time; within a side in turn order from the country on turn (Q-15)."""
    match = table(
        "ussr",
        ussr=country(
            "moscow russia baltic_sea", "ussr_land_battle ussr_build_army ussr_build_army", f"{STAVKA} ussr_frontal_assault"
        ),
        germany=country("germany western_europe", "", "ger_atlantic_wall"),
        italy=country("italy", laid="ita_romanian_reinforcements"),
        japan=country("japan western_europe"),
    )
    play(match, "play ussr_land_battle", "battle western_europe", "strike germany western_europe")
    assert match.waiting() == ("italy",), "after the USSR comes Italy, then Germany"
    assert legal(match, "italy") == ["pass", "use ita_romanian_reinforcements"]
    play(match, "pass")
    assert match.waiting() == ("germany",) and legal(match, "germany") == ["pass", "use ger_atlantic_wall"]
    play(match, "use ger_atlantic_wall")
    assert match.waiting() == ("ussr",), "one card, and the other side has its opportunity"
    assert legal(match, "ussr") == ["pass", "use ussr_frontal_assault", f"use {STAVKA}"]
    play(match, "pass")
    assert match.waiting() == ("italy",), "only one side has passed"
    play(match, "use ita_romanian_reinforcements")
    assert pieces(match, "italy") == {"italy", "western_europe"}
    assert match.waiting() == ("ussr",), "who passed is asked again"
    play(match, "pass")
    assert match.decision("ussr").prompt == "ask-discard-step", "the Axis has nothing left to use"


@rule("quartermaster", "R-53")
def test_two_passes_in_a_row_end_it() -> None:
    """Decided question: Q-15."""
    match = west_battled("ussr", "moscow russia baltic_sea", STAVKA)
    assert match.waiting() == ("germany",), "Italy's Army is there already: nothing it might have could be used"
    play(match, "germany: pass", "ussr: pass")
    assert match.decision("ussr").prompt == "ask-discard-step"
    match = west_battled("usa", "eastern_united_states north_atlantic north_sea iceland", "usa_amphibious_landings")
    play(match, "germany: pass")
    assert match.decision("usa").prompt == "ask-discard-step"


@rule("quartermaster", "R-53")
def test_within_a_side_in_turn_order_from_the_country_on_turn() -> None:
    """In the turn of the USA Germany is asked before Italy, in that of the USSR Italy before Germany (Q-15)."""
    for name, card, first, second in (("usa", "usa", "germany", "italy"), ("ussr", "ussr", "italy", "germany")):
        match = table(
            name,
            **{name: country("united_kingdom north_sea", f"{card}_land_battle {card}_build_army")},
            germany=country("germany western_europe", "", "ger_atlantic_wall"),
            italy=country("italy", laid="ita_romanian_reinforcements"),
        )
        play(match, f"play {card}_land_battle", "battle western_europe")
        assert match.waiting() == (first,)
        play(match, "pass")
        assert match.waiting() == (second,)


@rule("quartermaster", "R-55")
def test_a_reaction_is_settled_with_its_own_reactions_before_the_first_window_goes_on() -> None:
    """Blitzkrieg builds; that build is reacted to by both; only then Dive Bombers may follow the first battle."""
    match = table(
        germany=country(
            "germany eastern_europe", "ger_land_battle ger_build_army", "ger_blitzkrieg ger_dive_bombers ger_bias_for_action"
        ),
        ussr=country("moscow ukraine russia", laid="ussr_rasputitsa"),
    )
    play(match, "play ger_land_battle", "battle ukraine", "ussr: pass")
    assert legal(match, "germany") == ["pass", "use ger_blitzkrieg", "use ger_dive_bombers"]
    play(match, "use ger_blitzkrieg", "build ukraine")
    assert match.waiting() == ("ussr",) and match.decision("ussr").prompt == "ask-react-army-built"
    play(match, "pass")
    assert legal(match, "germany") == ["pass", "use ger_bias_for_action"], "the build's own window"
    play(match, "use ger_bias_for_action", "battle kazakhstan")
    assert legal(match, "germany") == ["pass", "use ger_dive_bombers"], "the battle of Bias for Action"
    play(match, "pass")
    assert legal(match, "ussr") == ["pass", "use ussr_rasputitsa"], "the build again: one side passed, the other used a card"
    play(match, "pass")
    assert legal(match, "germany") == ["pass", "use ger_dive_bombers"], "the first battle again"
    play(match, "use ger_dive_bombers")
    assert "russia" in spaces(match, "germany", "battle")


@rule("quartermaster", "R-56", "F-19")
def test_no_card_twice_for_one_trigger() -> None:
    """Atlantic Wall costs three cards for each battle, once; a Response is discarded."""
    match = west_battled("ussr", "moscow russia baltic_sea", f"{STAVKA} ussr_frontal_assault", "ussr_build_army ussr_build_army")
    deck = len(zone(match, "ussr", "deck"))
    play(match, "germany: use ger_atlantic_wall")
    assert len(zone(match, "ussr", "deck")) == deck - 3
    play(match, "ussr: use ussr_frontal_assault", "discard ussr_build_army", "discard ussr_build_army", "battle western_europe")
    assert match.waiting() == ("germany",), "the Italian Army is battled: another trigger"
    play(match, "use ger_atlantic_wall")
    assert len(zone(match, "ussr", "deck")) == deck - 6
    while match.decision(match.waiting()[0]).window:
        asked = match.waiting()[0]
        assert "use ger_atlantic_wall" not in legal(match, asked)
        play(match, "pass")


@rule("quartermaster", "R-56")
def test_once_a_turn_and_again_in_the_next() -> None:
    match = table(germany=country("germany", "ger_forced_conscription ger_build_army ger_build_army", "ger_bias_for_action"))
    play(match, "play ger_build_army", "build balkans", "use ger_bias_for_action", "battle ukraine")
    assert zone(match, "germany", "spent") == ["ger_bias_for_action"]
    assert shown(match, "germany", "spent", "uk") == ["ger_bias_for_action"], "everybody sees it"
    match = table(
        germany=country("germany", "ger_build_army ger_land_battle", "ger_bias_for_action", spent="ger_bias_for_action"),
        uk=country("", "uk_build_army"),
    )
    play(match, "play ger_build_army", "build balkans")
    assert match.decision("germany").prompt == "ask-discard-step", "it was used this turn"
    play(match, "done")
    assert zone(match, "germany", "spent") == []


@rule("quartermaster", "R-57")
def test_the_cost_is_paid_before_the_effect() -> None:
    match = table(germany=country("germany", "ger_land_battle ger_build_army", "ger_blitzkrieg"), uk=country("western_europe"))
    deck = len(zone(match, "germany", "deck"))
    play(match, "play ger_land_battle", "battle western_europe", "use ger_blitzkrieg")
    assert len(zone(match, "germany", "deck")) == deck - 1 and pieces(match, "germany") == {"germany", "western_europe"}
    assert kinds(match).index("milled") < kinds(match).index("built")
    match = table(
        "ussr", ussr=country("moscow", "ussr_build_army ussr_land_battle ussr_mao_tse_tung", "ussr_defense_of_the_motherland")
    )
    play(match, "play ussr_build_army", "build russia", "use ussr_defense_of_the_motherland")
    assert zone(match, "ussr", "hand") == [] and match.decision("ussr").prompt == "ask-build"


@rule("quartermaster", "R-58", "R-64")
def test_this_turn_lasts_until_the_end_of_the_turn() -> None:
    """Stalingrad in the German turn; in the UK's turn the Army may be removed again."""
    match = table(
        germany=country("germany eastern_europe", "ger_land_battle ger_build_army", "ger_dive_bombers"),
        ussr=country("moscow ukraine", laid="ussr_stalingrad"),
        uk=country("united_kingdom", "uk_build_army"),
    )
    play(
        match,
        "play ger_land_battle",
        "battle ukraine",
        "ussr: use ussr_stalingrad",
        "germany: use ger_dive_bombers",
        "battle ukraine",
    )
    assert pieces(match, "ussr") == {"moscow", "ukraine"}, "the second battle does nothing, too"
    assert len(told(match, "stayed")) == 2
    play(match, "done")
    assert match.waiting() == ("uk",) and shown(match, "ussr", "safe") == []


@rule("quartermaster", "R-58")
def test_an_effect_without_duration_ends_at_once() -> None:
    """Radar keeps a Navy this once; the next battle of the turn is another matter, and Radar may be used again."""
    match = table(
        "japan",
        japan=country("japan sea_of_japan iwo_jima", "jpn_sea_battle jpn_build_army", laid="jpn_surprise_attack"),
        usa=country("western_united_states hawaii east_pacific central_pacific", "", "usa_radar"),
    )
    deck = len(zone(match, "usa", "deck"))
    play(match, "play jpn_sea_battle", "battle central_pacific")
    assert legal(match, "usa") == ["pass", "use usa_radar"]
    play(match, "use usa_radar")
    assert "central_pacific" in pieces(match, "usa") and shown(match, "usa", "safe") == []
    assert len(zone(match, "usa", "deck")) == deck - 3
    play(match, "japan: use jpn_surprise_attack", "battle central_pacific")
    assert legal(match, "usa") == ["pass", "use usa_radar"], "no limit in a turn"
    play(match, "pass")
    assert "central_pacific" not in pieces(match, "usa")


@rule("quartermaster", "F-20", "R-59", "F-40")
def test_the_faqs_example_of_immediately() -> None:
    """Germany builds in Russia, Rasputitsa takes the Army away; Bias for Action may still battle Ukraine."""
    match = table(
        germany=country("germany eastern_europe", "ger_build_army ger_land_battle", "ger_bias_for_action"),
        ussr=country("moscow ukraine", laid="ussr_rasputitsa"),
    )
    play(match, "play ger_build_army", "build russia")
    assert match.waiting() == ("ussr",), "the other side first"
    play(match, "use ussr_rasputitsa")
    assert pieces(match, "germany") == {"germany", "eastern_europe"}
    assert legal(match, "germany") == ["pass", "use ger_bias_for_action"]
    play(match, "use ger_bias_for_action")
    assert spaces(match, "germany", "battle") == {"ukraine"}, "next to Russia, from Eastern Europe"
    play(match, "battle ukraine")
    assert pieces(match, "ussr") == {"moscow"}


@rule("quartermaster", "F-32", "R-59")
def test_kamikaze_right_after_an_allied_navy_is_built() -> None:
    def built(own: str, laid: str = "jpn_kamikaze", **others):
        match = table(
            "usa",
            usa=country("western_united_states hawaii east_pacific", "usa_build_navy usa_build_army"),
            japan=country(own, laid=laid),
            **others,
        )
        play(match, "play usa_build_navy", "build central_pacific")
        return match

    match = built("japan iwo_jima")
    assert match.waiting() == ("japan",) and legal(match, "japan") == ["pass", "use jpn_kamikaze"]
    play(match, "use jpn_kamikaze")
    assert pieces(match, "usa") == {"western_united_states", "hawaii", "east_pacific"}
    match = built("japan iwo_jima")
    play(match, "pass")
    assert unasked(match, "japan") == ["take_back japan", "take_back iwo_jima"], "not later"
    assert built("japan sea_of_japan").waiting() == ("japan",), "next to any Japanese piece"
    assert built("japan china").waiting() == ("usa",), "and not farther"
    assert built("japan", italy=country("iwo_jima")).waiting() == ("usa",), "nor next to an Italian one"
    match = table(
        "uk",
        uk=country("united_kingdom", "uk_singapore uk_build_army"),
        japan=country("japan china philippines sea_of_japan", laid="jpn_kamikaze"),
    )
    play(match, "play uk_singapore")
    assert "south_china_sea" in [event["space"] for event in told(match, "recruited")]
    assert match.waiting() == ("uk",), "recruited is not built"
    match = table(
        "italy",
        italy=country("italy", "ita_build_navy ita_build_army"),
        japan=country("western_europe", laid="jpn_kamikaze"),
    )
    play(match, "play ita_build_navy", "build mediterranean_sea")
    assert match.waiting() == ("italy",), "an Axis Navy"


@rule("quartermaster", "F-35", "R-59")
def test_loyal_to_the_crown_right_after_and_not_later() -> None:
    """It cannot be stored for Armies already there; the build stands, so Bias for Action may follow."""
    match = table("uk", uk=country("united_kingdom", "uk_loyal_to_the_crown uk_build_army"), japan=country("india"))
    play(match, "play uk_loyal_to_the_crown")
    assert match.decision("uk").prompt == "ask-discard-step" and pieces(match, "japan") == {"india"}
    assert unasked(match, "uk") == ["take_back united_kingdom"]
    match = table(
        germany=country("western_united_states eastern_united_states", "ger_build_army ger_land_battle", "ger_bias_for_action"),
        uk=country("united_kingdom", laid="uk_loyal_to_the_crown"),
    )
    play(match, "play ger_build_army", "build canada", "uk: use uk_loyal_to_the_crown")
    assert pieces(match, "germany") == {"western_united_states", "eastern_united_states"}
    assert legal(match, "germany") == ["pass", "use ger_bias_for_action"]
    play(match, "use ger_bias_for_action")
    assert by_itself(match) == ["germany: battle pacific_northwest"]


@rule("quartermaster", "F-35", "F-40")
def test_where_loyal_and_rasputitsa_strike() -> None:
    """Three spaces, and Moscow with its four neighbours; nowhere else anybody is asked."""
    crown = {"uk": country("united_kingdom", laid="uk_loyal_to_the_crown")}
    mud = {"ussr": country("", laid="ussr_rasputitsa")}
    near = {
        "india": "china szechuan", "australia": "china southeast_asia south_china_sea",
        "canada": "western_united_states eastern_united_states",
        "ukraine": "germany eastern_europe", "russia": "germany eastern_europe", "moscow": "ukraine", "kazakhstan": "ukraine",
        "siberia": "ukraine kazakhstan", "scandinavia": "germany baltic_sea", "middle_east": "ukraine", "mongolia": "china",
        "western_europe": "germany", "latin_america": "eastern_united_states",
    }  # fmt: skip
    for space, own in near.items():
        for others, name, struck in (
            (crown, "uk", "india australia canada"),
            (mud, "ussr", "ukraine russia moscow kazakhstan siberia"),
        ):
            match = table(germany=country(own, "ger_build_army ger_land_battle"), **others)
            play(match, "play ger_build_army", f"build {space}")
            assert (match.waiting() == (name,)) == (space in struck.split()), (space, name)


@rule("quartermaster", "F-40", "R-59")
def test_rasputitsa_hits_recruits_too_and_only_then() -> None:
    """Romanian Reinforcements in Ukraine; an Ally who builds is no target."""
    match = table(
        "ussr",
        ussr=country("moscow", "ussr_land_battle ussr_build_army", laid="ussr_rasputitsa"),
        germany=country("germany eastern_europe ukraine"),
        italy=country("italy", laid="ita_romanian_reinforcements"),
    )
    play(match, "play ussr_land_battle", "battle ukraine", "italy: use ita_romanian_reinforcements")
    assert match.waiting() == ("ussr",) and match.decision("ussr").prompt == "ask-react-recruited"
    play(match, "use ussr_rasputitsa")
    assert pieces(match, "italy") == {"italy"}
    match = table("ussr", ussr=country("moscow", "ussr_rasputitsa ussr_build_army"), germany=country("ukraine germany"))
    play(match, "play ussr_rasputitsa")
    assert unasked(match, "ussr") == ["take_back moscow"], "not against an Army already there"
    match = table("ussr", ussr=country("moscow", "ussr_build_army ussr_land_battle", laid="ussr_rasputitsa"))
    play(match, "play ussr_build_army", "build ukraine")
    assert match.decision("ussr").prompt == "ask-discard-step"


@rule("quartermaster", "R-18", "R-59", "ussr_rasputitsa")
def test_an_army_taken_back_while_the_table_asks_has_been_built_all_the_same() -> None:
    germany = country("germany eastern_europe", "ger_build_army", status="ger_bias_for_action")
    match = table("germany", germany=germany, ussr=country("moscow ukraine", laid="ussr_rasputitsa"))
    play(match, "play ger_build_army", "build russia")
    assert match.waiting() == ("ussr",)
    play(match, "germany: take_back russia")
    assert zone(match, "ussr", "laid") == ["ussr_rasputitsa"], "nothing is left that it could eliminate"
    assert match.waiting() == ("germany",) and "use ger_bias_for_action" in legal(match, "germany")


@rule("quartermaster", "F-40", "R-63", "R-75")
def test_an_army_entering_moscow_wins_before_rasputitsa() -> None:
    match = table(
        germany=country("germany ukraine", "ger_build_army ger_land_battle"),
        italy=country("united_kingdom"),
        ussr=country("", laid="ussr_rasputitsa"),
    )
    play(match, "play ger_build_army", "build moscow")
    assert match.outcome is not None and match.outcome.winners == ("germany", "japan", "italy")
    assert match.outcome.cite == "QMG R-75"
    match = table(germany=country("germany ukraine", "ger_build_army ger_land_battle"), ussr=country("", laid="ussr_rasputitsa"))
    play(match, "play ger_build_army", "build moscow")
    assert match.outcome is None and legal(match, "ussr") == ["pass", "use ussr_rasputitsa"], "one Home space wins nothing"
    play(match, "use ussr_rasputitsa")
    assert pieces(match, "germany") == {"germany", "ukraine"}


@rule("quartermaster", "R-60")
def test_the_beginning_of_a_turn_comes_before_its_action() -> None:
    """Truk is asked for before the card is played."""
    match = table("japan", at="begin", japan=country("japan hawaii", "jpn_sea_battle jpn_build_army", laid="jpn_truk"))
    assert match.decision("japan").prompt == "ask-react-turn" and legal(match, "japan") == ["pass", "use jpn_truk"]
    play(match, "use jpn_truk")
    assert supplied(match, "japan") == {"japan", "hawaii"}
    assert match.decision("japan").prompt == "ask-play"
    play(match, "play jpn_sea_battle")
    assert spaces(match, "japan", "battle") == {"sea_of_japan", "north_pacific", "central_pacific", "east_pacific"}


@rule("quartermaster", "R-60", "R-61")
def test_superior_planning_comes_before_drawing() -> None:
    hand = "ger_build_navy ger_build_navy ger_land_battle ger_land_battle ger_plunder ger_sea_battle"
    match = table(at="discard", germany=country("germany", hand, "ger_superior_planning"), uk=country("", "uk_build_army"))
    top = zone(match, "germany", "deck")[-3:]
    play(match, "done")
    assert set(legal(match, "germany")) == {"pass", *(f"arrange {card}" for card in top)}
    assert len(zone(match, "germany", "hand")) == 6, "nothing is drawn yet"
    wanted = top[0]
    play(match, f"arrange {wanted}", "pass")
    assert sorted(zone(match, "germany", "hand")) == sorted([*hand.split(), wanted]), "the card put on top is drawn"


@rule("quartermaster", "R-61")
def test_any_time_cards_whoever_the_table_waits_for() -> None:
    """In every window and at every step at which somebody is asked; never after what they might prevent."""
    cards = {
        "ussr": ("moscow ukraine russia", "ussr_stalingrad ussr_leningrad ussr_moscow"),
        "uk": ("united_kingdom india north_sea", "uk_defensive_posture uk_destroyers uk_raf"),
        "japan": ("japan china sea_of_japan", "jpn_battleship_repair jpn_kwantung_army jpn_operation_ketsu_go jpn_truk"),
        "italy": ("", "ita_monte_cassino"),
    }
    reactions = (
        "ussr_rasputitsa uk_loyal_to_the_crown jpn_kamikaze jpn_banzai_charge ita_romanian_reinforcements ita_skilled_pilots"
    )
    given = {
        name: country(own, "", "", laid + "".join(f" {card}" for card in reactions.split() if card[:3] == laid[:3]))
        for name, (own, laid) in cards.items()
    }
    match = table(germany=country("germany italy eastern_europe", "ger_land_battle ger_build_army", "ger_blitzkrieg"), **given)

    def offered() -> dict[str, set[str]]:
        return {name: {text[4:] for text in unasked(match, name) if text.startswith("use ")} for name in cards}

    everything = {name: set(laid.split()) for name, (_, laid) in cards.items()}
    assert offered() == everything, "in the Play step of another country"
    play(match, "play ger_land_battle")
    assert offered() == everything, "while it chooses a target"
    play(match, "battle ukraine")
    assert match.waiting() == ("ussr",)
    assert offered() == everything | {"ussr": everything["ussr"] - {"ussr_stalingrad"}}, "Stalingrad is asked for"
    play(match, "japan: use jpn_kwantung_army", "ussr: pass")
    assert shown(match, "japan", "safe") == ["china"] and "ukraine" not in pieces(match, "ussr")
    assert offered()["japan"] == everything["japan"] - {"jpn_kwantung_army"}
    assert "ussr_stalingrad" not in offered()["ussr"], "there is nothing left to protect"
    play(match, "germany: pass")
    assert match.decision("germany").prompt == "ask-discard-step"
    assert offered()["uk"] == everything["uk"]


@rule("quartermaster", "R-61")
def test_the_windows_of_economic_warfare() -> None:
    """The victim's side first: Jet Fighters, Skilled Pilots; then the raider's: Flying Fortresses."""
    match = table(
        "usa",
        usa=country("eastern_united_states western_europe", "usa_bombers usa_build_army", "usa_flying_fortresses"),
        germany=country("germany", "", "ger_jet_fighters"),
    )
    usa, germany = len(zone(match, "usa", "deck")), len(zone(match, "germany", "deck"))
    play(match, "play usa_bombers", "name germany")
    assert match.decision("germany").prompt == "ask-react-raid" and legal(match, "germany") == ["pass", "use ger_jet_fighters"]
    play(match, "use ger_jet_fighters")
    assert len(zone(match, "usa", "deck")) == usa - 3 and len(zone(match, "germany", "deck")) == germany
    assert legal(match, "usa") == ["pass", "use usa_flying_fortresses"]
    play(match, "use usa_flying_fortresses")
    assert len(zone(match, "germany", "deck")) == germany - 5


@rule("quartermaster", "R-61", "R-15")
def test_rosie_in_the_discard_step() -> None:
    match = table(
        "usa",
        at="discard",
        usa=country("eastern_united_states", "usa_bombers usa_radar usa_magic", "usa_rosie_the_riveter"),
        germany=country("", "ger_build_army"),
    )
    assert set(legal(match, "usa")) == {
        "done", "discard usa_bombers", "discard usa_radar", "discard usa_magic",
        "bury usa_bombers", "bury usa_radar", "bury usa_magic",
    }  # fmt: skip
    play(match, "bury usa_bombers", "bury usa_magic")
    assert legal(match, "usa") == ["done", "discard usa_radar"], "up to two"
    assert zone(match, "usa", "deck")[:2] == ["usa_magic", "usa_bombers"]
    assert zone(match, "usa", "down") == []


@rule("quartermaster", "R-61")
def test_building_is_followed_by_its_own_cards() -> None:
    match = table(
        "japan",
        japan=country("japan", "jpn_build_navy jpn_build_army", laid="jpn_special_naval_landing_forces jpn_surprise_attack"),
    )
    play(match, "play jpn_build_navy", "build sea_of_japan")
    assert legal(match, "japan") == ["pass", "use jpn_special_naval_landing_forces"]
    play(match, "use jpn_special_naval_landing_forces")
    assert set(legal(match, "japan")) == {
        "pass", "build japan", "build china", "build philippines", "build iwo_jima", "build vladivostok",
    }  # fmt: skip
    match = table(
        "usa",
        usa=country(
            "western_united_states hawaii", "usa_build_navy usa_build_army", "usa_superior_shipyards usa_wartime_production"
        ),
    )
    play(match, "play usa_build_navy", "build east_pacific")
    assert legal(match, "usa") == ["pass", "use usa_superior_shipyards"]


@rule("quartermaster", "R-64", "R-49")
def test_what_may_not_be_removed_stays_against_all_but_its_owner() -> None:
    """Battle, elimination and Supply step; voluntary removal is still allowed (Q-04)."""
    match = table(
        "ussr",
        at="supply",
        ussr=country("moscow africa ukraine", "ussr_build_army ussr_land_battle", safe="africa"),
    )
    assert pieces(match, "ussr") == {"moscow", "africa", "ukraine"}
    assert "take_back africa" in unasked(match, "ussr")
    play(match, "ussr: take_back africa")
    assert pieces(match, "ussr") == {"moscow", "ukraine"}
    match = table(
        germany=country("germany eastern_europe", "ger_military_dictatorships_in_the_balkans ger_build_army"),
        ussr=country("moscow ukraine", safe="ukraine"),
    )
    play(match, "play ger_military_dictatorships_in_the_balkans")
    assert pieces(match, "ussr") == {"moscow", "ukraine"} and len(told(match, "stayed")) == 1
    match = table(
        "germany", germany=country("germany ukraine", "ger_land_battle ger_build_army"), ussr=country("moscow", safe="moscow")
    )
    play(match, "play ger_land_battle", "battle moscow")
    assert pieces(match, "ussr") == {"moscow"}


@rule("quartermaster", "R-64", "R-13")
def test_leningrad_saves_an_unsupplied_army_from_the_supply_step() -> None:
    """Decided question: Q-04."""
    given = {"hand": "ussr_build_army ussr_land_battle", "laid": "ussr_leningrad"}
    match = table("ussr", at="supply", ussr=country("russia scandinavia", **given))
    assert match.decision("ussr").prompt == "ask-react-supply" and legal(match, "ussr") == ["pass", "use ussr_leningrad"]
    play(match, "use ussr_leningrad")
    assert pieces(match, "ussr") == {"russia"}
    match = table("ussr", at="supply", ussr=country("russia scandinavia", **given))
    play(match, "pass")
    assert pieces(match, "ussr") == set()
    match = table("ussr", at="supply", ussr=country("moscow scandinavia", **given))
    assert match.decision("ussr").prompt == "ask-discard-step", "no card could save the Army in Scandinavia"


@rule("quartermaster", "R-64")
def test_ketsu_go_names_one_axis_piece() -> None:
    """Decided question: Q-05."""
    match = table(
        "japan",
        japan=country("japan sea_of_japan", "jpn_build_army jpn_land_battle", laid="jpn_operation_ketsu_go"),
        italy=country("japan sea_of_japan"),
    )
    play(match, "japan: use jpn_operation_ketsu_go")
    assert set(legal(match, "japan")) == {
        "protect japan japan", "protect japan sea_of_japan", "protect italy japan", "protect italy sea_of_japan",
    }  # fmt: skip
    play(match, "protect italy sea_of_japan")
    assert shown(match, "italy", "safe") == ["sea_of_japan"] and shown(match, "japan", "safe") == []


# --- Stavka (F-43) ---------------------------------------------------------------------------------------------------------


def soviets(space: str, germany: str, italy: str, status: str = STAVKA, laid: str = "ita_romanian_reinforcements", **others):
    """The USSR, in Moscow and next to this space, battles it."""
    match = table(
        "ussr",
        ussr=country(
            others.pop("own", "moscow russia"), "ussr_land_battle ussr_build_army ussr_build_army ussr_build_army", status
        ),
        germany=country(germany),
        italy=country(italy, laid=laid),
        **others,
    )
    play(match, "play ussr_land_battle", f"battle {space}")
    return match


@rule("quartermaster", "F-43", "R-62", "R-53")
def test_romanian_reinforcements_come_before_stavka_which_sweeps_them_off() -> None:
    match = soviets("ukraine", "germany eastern_europe ukraine", "italy")
    assert match.waiting() == ("italy",) and legal(match, "italy") == ["pass", "use ita_romanian_reinforcements"]
    play(match, "use ita_romanian_reinforcements")
    assert "ukraine" in pieces(match, "italy")
    assert legal(match, "ussr") == ["pass", f"use {STAVKA}"]
    deck = len(zone(match, "ussr", "deck"))
    play(match, f"use {STAVKA}")
    assert len(zone(match, "ussr", "deck")) == deck - 1
    assert pieces(match, "italy") == {"italy"} and pieces(match, "germany") == {"germany", "eastern_europe"}
    match = soviets("ukraine", "germany eastern_europe ukraine", "italy")
    play(match, "pass")
    assert match.decision("ussr").prompt == "ask-discard-step", "nobody is left to sweep, and Italy comes too late"


@rule("quartermaster", "F-43")
def test_stavka_removes_all_armies_each_counting_as_battled() -> None:
    match = soviets("ukraine", "germany eastern_europe ukraine", "italy ukraine", japan=country("japan ukraine"), laid="")
    play(match, "strike japan ukraine", f"use {STAVKA}")
    assert pieces(match, "germany") == {"germany", "eastern_europe"}
    assert pieces(match, "italy") == {"italy"} and pieces(match, "japan") == {"japan"}
    assert len(told(match, "removed")) == 3
    match = table(
        "ussr",
        ussr=country("moscow russia baltic_sea", "ussr_land_battle ussr_build_army", STAVKA),
        germany=country("germany western_europe", "", "ger_atlantic_wall"),
        italy=country("italy western_europe"),
    )
    deck = len(zone(match, "ussr", "deck"))
    play(
        match,
        "play ussr_land_battle",
        "battle western_europe",
        "strike germany western_europe",
        "germany: pass",
        f"ussr: use {STAVKA}",
    )
    assert match.waiting() == ("germany",), "the Italian Army counts as battled: Atlantic Wall"
    play(match, "use ger_atlantic_wall")
    assert len(zone(match, "ussr", "deck")) == deck - 1 - 3


@rule("quartermaster", "F-43", "R-55")
def test_reinforcements_for_an_army_that_stavka_removed_survive() -> None:
    """The Italian Army is battled, Stavka removes the German one: the Romanians come when Stavka has had its effect."""
    match = soviets("ukraine", "germany eastern_europe ukraine", "italy ukraine")
    play(match, "strike italy ukraine", f"ussr: use {STAVKA}")
    assert pieces(match, "germany") == {"germany", "eastern_europe"}
    assert match.waiting() == ("italy",) and legal(match, "italy") == ["pass", "use ita_romanian_reinforcements"]
    play(match, "use ita_romanian_reinforcements")
    assert pieces(match, "italy") == {"italy", "ukraine"}
    assert match.decision("ussr").prompt == "ask-discard-step"


@rule("quartermaster", "F-43", "R-55")
def test_all_armies_are_swept_before_reinforcements_come() -> None:
    """Japan's Army is battled; the Italian and the German one are swept; then there is room for the Romanians."""
    match = soviets("ukraine", "germany eastern_europe ukraine", "italy ukraine", japan=country("ukraine"))
    play(match, "strike japan ukraine", f"ussr: use {STAVKA}")
    assert pieces(match, "italy") == {"italy"} and "ukraine" not in pieces(match, "germany")
    play(match, "italy: use ita_romanian_reinforcements")
    assert pieces(match, "italy") == {"italy", "ukraine"}


@rule("quartermaster", "F-43")
def test_monte_cassino_works_against_stavka() -> None:
    match = soviets("italy", "germany italy", "italy", own="moscow ukraine balkans", laid="ita_monte_cassino")
    play(match, "strike italy italy", f"ussr: use {STAVKA}")
    assert match.waiting() == ("italy",) and legal(match, "italy") == ["pass", "use ita_monte_cassino"]
    play(match, "use ita_monte_cassino")
    assert pieces(match, "germany") == {"germany", "italy"} and pieces(match, "italy") == set()


@rule("quartermaster", "F-43", "F-19", "R-56")
def test_stavka_once_in_a_battle_but_again_in_frontal_assault() -> None:
    match = soviets(
        "ukraine", "germany eastern_europe ukraine", "italy eastern_europe ukraine", f"{STAVKA} ussr_frontal_assault", laid=""
    )
    play(match, "strike germany ukraine", f"use {STAVKA}")
    assert legal(match, "ussr") == ["pass", "use ussr_frontal_assault"], "not twice for one battle"
    assert zone(match, "ussr", "spent") == []
    play(match, "use ussr_frontal_assault", "discard ussr_build_army", "discard ussr_build_army", "battle eastern_europe")
    play(match, "strike italy eastern_europe")
    assert legal(match, "ussr") == ["pass", f"use {STAVKA}"]
    play(match, f"use {STAVKA}")
    assert pieces(match, "germany") == {"germany"} and pieces(match, "italy") == {"italy"}


@rule("quartermaster", "R-36", "R-57")
def test_a_reaction_is_paid_in_points_when_nothing_else_is_left() -> None:
    match = table(germany=country("germany", "ger_land_battle", "ger_blitzkrieg"), uk=country("western_europe"))
    bare(match, "germany")
    play(match, "play ger_land_battle", "battle western_europe", "use ger_blitzkrieg")
    assert by_itself(match) == ["germany: build western_europe"]
    assert told(match, "points")[0]["points"] == -1


# --- what protecting cards may name ------------------------------------------------------------------------------------------


@rule("quartermaster", "R-61", "R-64")
def test_defensive_posture_is_for_supplied_armies_of_the_uk() -> None:
    match = table(
        germany=country("germany", "ger_build_army ger_land_battle"),
        uk=country("united_kingdom africa india", laid="uk_defensive_posture"),
        usa=country("western_europe"),
    )
    play(match, "uk: use uk_defensive_posture")
    assert set(legal(match, "uk")) == {"protect uk united_kingdom", "protect uk india"}
    match = table(germany=country("germany", "ger_build_army ger_land_battle"), uk=country("africa", laid="uk_defensive_posture"))
    assert unasked(match, "uk") == ["take_back africa"]


@rule("quartermaster", "R-61", "R-64")
def test_destroyers_want_a_supplied_army_of_the_uk_beside_a_supplied_navy() -> None:
    def named(uk: str, usa: str) -> set[str]:
        match = table(
            germany=country("germany", "ger_build_army ger_land_battle"), uk=country(uk, laid="uk_destroyers"), usa=country(usa)
        )
        if "use uk_destroyers" not in unasked(match, "uk"):
            return set()
        play(match, "uk: use uk_destroyers")
        safe = {f"{name} {space}" for name in ("uk", "usa") for space in shown(match, name, "safe")}
        return safe or {text.removeprefix("protect ") for text in legal(match, "uk")}

    usa = "eastern_united_states north_atlantic"
    assert named("united_kingdom north_sea canada", usa) == {"uk north_sea"}, "the Army in Canada has no supply"
    assert named("united_kingdom north_sea iceland", usa) == {"uk north_sea", "usa north_atlantic"}
    assert named("canada", usa) == set()
    assert named("united_kingdom", "north_sea") == set(), "a Navy without supply"
    assert named("united_kingdom north_sea", "eastern_united_states canada north_atlantic") == {"uk north_sea"}, (
        "a Navy or an American Army beside it does not do"
    )


@rule("quartermaster", "R-61", "R-64")
def test_in_its_window_a_card_names_the_piece_in_danger_alone() -> None:
    match = table(
        germany=country("western_europe germany", "ger_sea_battle ger_build_army"),
        uk=country("united_kingdom north_sea", laid="uk_raf"),
        usa=country("eastern_united_states north_atlantic north_sea canada"),
    )
    play(match, "play ger_sea_battle", "battle north_sea", "strike usa north_sea", "uk: use uk_raf")
    assert shown(match, "usa", "safe") == ["north_sea"] and shown(match, "uk", "safe") == []
    match = table(
        "japan",
        at="supply",
        japan=country("sea_of_japan", "jpn_build_army jpn_land_battle", laid="jpn_operation_ketsu_go"),
        italy=country("sea_of_japan"),
    )
    play(match, "use jpn_operation_ketsu_go")
    assert shown(match, "japan", "safe") == ["sea_of_japan"] and shown(match, "italy", "safe") == []


@rule("quartermaster", "R-61", "R-64")
def test_a_piece_is_not_protected_twice() -> None:
    match = table(
        germany=country("germany", "ger_build_army ger_land_battle"),
        uk=country("united_kingdom india", laid="uk_defensive_posture uk_raf", safe="united_kingdom"),
    )
    assert "use uk_raf" not in unasked(match, "uk")
    play(match, "uk: use uk_defensive_posture")
    assert set(shown(match, "uk", "safe")) == {"united_kingdom", "india"}


@rule("quartermaster", "R-61")
def test_radar_keeps_a_supplied_navy_that_is_not_safe_already() -> None:
    def asked(usa: str, safe: str = "") -> tuple[str, ...]:
        match = table(
            "japan",
            japan=country("japan sea_of_japan iwo_jima", "jpn_sea_battle jpn_build_army"),
            usa=country(usa, "", "usa_radar", safe=safe),
        )
        play(match, "play jpn_sea_battle", "battle central_pacific")
        return match.waiting()

    line = "western_united_states hawaii east_pacific central_pacific"
    assert asked(line) == ("usa",)
    assert asked("hawaii central_pacific") == ("japan",), "it has no line"
    assert asked(line, "central_pacific") == ("japan",)


@rule("quartermaster", "R-58", "R-25")
def test_truk_ends_with_the_turn() -> None:
    match = table(
        "japan",
        japan=country("japan hawaii", "jpn_build_army jpn_land_battle", laid="jpn_truk"),
        ussr=country("moscow", "ussr_build_army"),
    )
    play(match, "japan: use jpn_truk")
    assert supplied(match, "japan") == {"japan", "hawaii"}
    play(match, "discard jpn_land_battle", "done")
    assert match.waiting() == ("ussr",) and supplied(match, "japan") == {"japan"} and "hawaii" in pieces(match, "japan")


@rule("quartermaster", "R-61", "F-43", "R-49")
def test_the_romanians_come_for_supplied_german_armies_battled_or_eliminated() -> None:
    def asked(germany: str, card: str, *actions: str) -> bool:
        match = table(
            "ussr",
            ussr=country("moscow", f"{card} ussr_build_army"),
            germany=country(germany),
            italy=country("italy", laid="ita_romanian_reinforcements"),
        )
        play(match, f"play {card}", *actions)
        return "italy" in match.waiting() and match.decision("italy").window

    assert asked("germany eastern_europe russia", "ussr_land_battle", "battle russia")
    assert not asked("germany russia", "ussr_land_battle", "battle russia"), "no supply"
    assert asked("germany eastern_europe russia", "ussr_general_winter", "strike germany russia")
    assert not asked("germany russia", "ussr_general_winter", "strike germany russia")


@rule("quartermaster", "R-49", "R-59")
def test_an_army_eliminated_by_rasputitsa_was_not_battled() -> None:
    """Neither Frontal Assault nor Stavka follow."""
    match = table(
        germany=country("germany eastern_europe", "ger_build_army ger_land_battle"),
        ussr=country("moscow", "ussr_build_army ussr_land_battle", f"ussr_frontal_assault {STAVKA}", "ussr_rasputitsa"),
        italy=country("russia"),
    )
    play(match, "play ger_build_army", "build russia", "ussr: use ussr_rasputitsa")
    assert match.decision("germany").prompt == "ask-discard-step" and "battled" not in kinds(match)


@rule("quartermaster", "R-64", "R-18")
def test_a_protected_army_that_is_taken_back_and_built_anew_is_protected_no_more() -> None:
    match = table("ussr", ussr=country("moscow ukraine", "ussr_build_army ussr_land_battle", safe="ukraine"))
    play(match, "ussr: take_back ukraine", "play ussr_build_army", "build ukraine")
    assert pieces(match, "ussr") == {"moscow", "ukraine"} and shown(match, "ussr", "safe") == []
