"""Who sees what (R-65 .. R-69)."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.quartermaster.table import (
    country,
    kinds,
    legal,
    pieces,
    play,
    points,
    refused,
    seen,
    shown,
    table,
    told,
    unasked,
    zone,
)
from vezerkar.games.quartermaster.game_data import COUNTRIES

EVERYBODY = (*COUNTRIES, None)


@rule("quartermaster", "R-65")
def test_hands_and_face_down_responses_are_secret_from_teammates_too() -> None:
    match = table(
        germany=country("germany", "ger_build_army ger_plunder"),
        japan=country("japan", "jpn_build_army jpn_land_battle", laid="jpn_truk jpn_kamikaze"),
    )
    for seat in EVERYBODY:
        own = seat == "japan"
        assert shown(match, "japan", "hand", seat) == (["jpn_build_army", "jpn_land_battle"] if own else [None])
        assert shown(match, "japan", "responses", seat) == (["jpn_truk", "jpn_kamikaze"] if own else [None])
        assert shown(match, "japan", "hand_size", seat) == [2] and shown(match, "japan", "responses_size", seat) == [2]
        assert ("jpn_truk" in str(match.view(seat))) == own


@rule("quartermaster", "R-66")
def test_what_everybody_sees() -> None:
    match = table(
        points=(12, 7),
        germany=country("germany baltic_sea", "ger_build_army ger_plunder", "ger_blitzkrieg", up="ger_v_weapons ger_land_battle"),
        uk=country("united_kingdom", "uk_build_army", down="uk_raf"),
    )
    for seat in EVERYBODY:
        assert match.view(seat)["points"] == {"axis": 12, "allies": 7}
        assert shown(match, "germany", "status", seat) == ["ger_blitzkrieg"]
        assert shown(match, "germany", "discard", seat)[-1] == "ger_land_battle", "the top card of the discard pile"
        assert set(shown(match, "germany", "pieces", seat)) == {"germany", "baltic_sea"}
        assert shown(match, "germany", "deck_size", seat) == [40 - 5]
        assert shown(match, "uk", "hand_size", seat) == [1] and shown(match, "uk", "deck_size", seat) == [39 - 2]
        assert shown(match, "uk", "discard_hidden_size", seat) == [1]


@rule("quartermaster", "R-67", "R-56")
def test_a_used_response_lies_face_up_on_top_of_the_discard_pile() -> None:
    match = table(
        germany=country("germany eastern_europe", "ger_land_battle ger_build_army"),
        ussr=country("moscow ukraine", laid="ussr_leningrad ussr_stalingrad", up="ussr_build_army", down="ussr_land_battle"),
    )
    play(match, "play ger_land_battle", "battle ukraine", "use ussr_stalingrad")
    for seat in EVERYBODY:
        assert shown(match, "ussr", "discard", seat) == ["ussr_build_army", "ussr_stalingrad"]
        assert told(match, "used", seat)[-1] == {"country": "ussr", "card": "ussr_stalingrad"}
        assert shown(match, "ussr", "responses_size", seat) == [1]
    assert zone(match, "ussr", "laid") == ["ussr_leningrad"] and zone(match, "ussr", "gone") == ["ussr_stalingrad"]


def differ_only_for(owner: str, one, other) -> None:
    """All other seats, and spectators, see the same of both; the owner does not."""
    for seat in EVERYBODY:
        if seat != owner:
            assert seen(one, seat) == seen(other, seat), seat


@rule("quartermaster", "R-68")
@pytest.mark.parametrize(("step", "action"), [("play", "discard"), ("discard", "discard")])
def test_an_unplayed_card_is_discarded_unseen(step: str, action: str) -> None:
    matches = []
    for card in ("ger_plunder", "ger_v_weapons"):
        match = table(at=step, germany=country("germany", "ger_build_army ger_plunder ger_v_weapons"))
        play(match, f"{action} {card}")
        assert zone(match, "germany", "down") == [card] and shown(match, "germany", "discard_hidden", "germany") == [card]
        assert zone(match, "germany", "up") == []
        matches.append(match)
    differ_only_for("germany", *matches)


@rule("quartermaster", "R-68", "R-35")
def test_cards_off_the_deck_are_discarded_unseen() -> None:
    """The raider does not see them either."""
    matches = []
    for hand in ("ger_plunder ger_v_weapons", "ger_broad_front ger_blitzkrieg"):
        match = table("uk", uk=country("united_kingdom", "uk_bomber_command uk_build_army"), germany=country("germany", hand))
        play(match, "play uk_bomber_command", "name germany")
        assert shown(match, "germany", "discard", "uk") == [] and shown(match, "germany", "discard_hidden_size", "uk") == [4]
        assert told(match, "milled", "uk") == [{"country": "germany", "count": 4}]
        matches.append(match)
    differ_only_for("germany", *matches)


@rule("quartermaster", "R-68")
def test_an_unused_response_is_discarded_unseen() -> None:
    """Division Azul: Italy does not get to see what it was."""
    matches = []
    for laid in ("ussr_rasputitsa", "ussr_stalingrad"):
        match = table("italy", italy=country("italy", "ita_division_azul ita_build_army"), ussr=country("moscow", laid=laid))
        play(match, "play ita_division_azul")
        assert zone(match, "ussr", "laid") == [] and zone(match, "ussr", "down") == [laid]
        assert zone(match, "ussr", "up") == [] and shown(match, "ussr", "discard_hidden", "ussr") == [laid]
        matches.append(match)
    differ_only_for("ussr", *matches)


# --- windows betray nothing (R-69) -----------------------------------------------------------------------------------------

WINDOWS = {
    "threat": (
        "germany", "ussr", "ussr_stalingrad ussr_rasputitsa",
        {"germany": ("germany eastern_europe", "ger_land_battle"), "ussr": ("moscow ukraine", "")},
        ["play ger_land_battle", "battle ukraine"],
    ),
    "threat to a teammate": (
        "germany", "uk", "uk_raf uk_loyal_to_the_crown",
        {
            "germany": ("germany western_europe", "ger_sea_battle"), "uk": ("united_kingdom", ""),
            "usa": ("eastern_united_states north_atlantic north_sea canada", ""),
        },
        ["play ger_sea_battle", "battle north_sea"],
    ),
    "army built": (
        "germany", "ussr", "ussr_rasputitsa ussr_leningrad",
        {"germany": ("germany eastern_europe", "ger_build_army"), "ussr": ("moscow", "")},
        ["play ger_build_army", "build russia"],
    ),
    "army recruited": (
        "uk", "japan", "jpn_kamikaze jpn_truk",
        {"uk": ("united_kingdom", "uk_singapore"), "japan": ("japan philippines sea_of_japan", "")},
        ["play uk_singapore"],
    ),
    "navy built": (
        "usa", "japan", "jpn_kamikaze jpn_banzai_charge",
        {"usa": ("western_united_states hawaii east_pacific", "usa_build_navy"), "japan": ("japan iwo_jima", "")},
        ["play usa_build_navy", "build central_pacific"],
    ),
    "own navy built": (
        "japan", "japan", "jpn_special_naval_landing_forces jpn_kamikaze",
        {"japan": ("japan", "jpn_build_navy")},
        ["play jpn_build_navy", "build sea_of_japan"],
    ),
    "land battle": (
        "japan", "japan", "jpn_banzai_charge jpn_truk",
        {"japan": ("japan china", "jpn_land_battle")},
        ["play jpn_land_battle", "battle szechuan"],
    ),
    "battle for Southeast Asia": (
        "japan", "japan", "jpn_fall_of_singapore jpn_china_offensive",
        {"japan": ("japan china", "jpn_land_battle"), "uk": ("southeast_asia australia south_china_sea", "")},
        ["play jpn_land_battle", "battle southeast_asia"],
    ),
    "sea battle": (
        "japan", "japan", "jpn_surprise_attack jpn_battleship_repair",
        {"japan": ("japan sea_of_japan", "jpn_sea_battle"), "uk": ("south_china_sea australia", "")},
        ["play jpn_sea_battle", "battle south_china_sea"],
    ),
    "german army lost": (
        "ussr", "italy", "ita_romanian_reinforcements ita_monte_cassino",
        {"ussr": ("moscow", "ussr_land_battle"), "germany": ("germany eastern_europe ukraine", ""), "italy": ("italy", "")},
        ["play ussr_land_battle", "battle ukraine"],
    ),
    "raid": (
        "uk", "italy", "ita_skilled_pilots ita_monte_cassino",
        {"uk": ("united_kingdom", "uk_bomber_command"), "italy": ("italy", "")},
        ["play uk_bomber_command", "name italy"],
    ),
}  # fmt: skip
FILLER = {"germany": "ger", "uk": "uk", "japan": "jpn", "ussr": "ussr", "italy": "ita", "usa": "usa"}


def watched(active: str, owner: str, laid: str, countries: dict[str, tuple[str, str]], actions: list[str]):
    """Play a scene; nobody answers; what the others got to know after every action, and whether the owner was asked."""
    given = {
        name: country(own, f"{hand} {FILLER[name]}_build_army" if hand else "", laid=laid if name == owner else "")
        for name, (own, hand) in countries.items()
    }
    match = table(active, **given)
    story = []
    offers = set()

    def look() -> None:
        story.append([seen(match, seat) for seat in EVERYBODY if seat != owner])

    look()
    for action in actions:
        play(match, f"{active}: {action}")
        look()
    while match.decision(match.waiting()[0]).window:
        asked = match.waiting()[0]
        if asked == owner:
            offers |= {text for text in legal(match, asked) if text != "pass"}
        play(match, "pass")
        look()
    return story, offers


@rule("quartermaster", "R-69", "R-65")
@pytest.mark.parametrize("scene", list(WINDOWS))
def test_a_window_is_asked_whether_or_not_its_card_is_there(scene: str) -> None:
    """Two tables that differ in the face-down Response alone look the same to everybody else, at every step."""
    active, owner, pair, countries, actions = WINDOWS[scene]
    stories = [watched(active, owner, laid, countries, actions) for laid in pair.split()]
    (one, offered), (other, offered_there) = stories
    assert one == other
    if scene not in ("army recruited",):
        assert offered and offered != offered_there, "the owner himself sees the difference"


@rule("quartermaster", "R-69")
def test_no_window_when_everybody_sees_that_nothing_can_come() -> None:
    """Nothing face down, the card already used, or nothing that it could do."""
    given = {"germany": country("germany eastern_europe", "ger_land_battle ger_build_army")}
    assert asked_at_ukraine(country("moscow ukraine"), **given) == ()
    assert asked_at_ukraine(country("moscow ukraine", "ussr_stalingrad"), **given) == ()
    assert asked_at_ukraine(country("moscow ukraine", laid="ussr_leningrad"), **given) == ("ussr",)
    used = country("moscow ukraine", laid="ussr_leningrad", up="ussr_stalingrad", gone="ussr_stalingrad")
    assert asked_at_ukraine(used, **given) == (), "Stalingrad lies in the discard pile"
    hidden = country("moscow ukraine", laid="ussr_leningrad", down="ussr_stalingrad")
    assert asked_at_ukraine(hidden, **given) == ("ussr",), "unless it got there unseen"


def asked_at_ukraine(ussr, **given) -> tuple[str, ...]:
    """Who is asked when Germany battles Ukraine; nobody when its Army just goes."""
    match = table(ussr=ussr, **given)
    play(match, "play ger_land_battle", "battle ukraine")
    return match.waiting() if match.decision(match.waiting()[0]).window else ()


@rule("quartermaster", "R-69", "R-61")
@pytest.mark.parametrize("laid", ["jpn_truk", "jpn_kamikaze"])
def test_the_beginning_of_a_turn_and_the_supply_step_betray_nothing(laid: str) -> None:
    stories = []
    for card in (laid, "jpn_banzai_charge"):
        match = table("japan", at="begin", japan=country("japan hawaii", "jpn_build_army jpn_land_battle", laid=card))
        story = [[seen(match, seat) for seat in EVERYBODY if seat != "japan"]]
        assert match.decision("japan").prompt == "ask-react-turn"
        play(match, "pass", "discard jpn_land_battle")
        assert match.decision("japan").prompt == "ask-react-supply"
        play(match, "pass")
        story.append([seen(match, seat) for seat in EVERYBODY if seat != "japan"])
        assert pieces(match, "japan") == {"japan"}
        stories.append(story)
    assert stories[0] == stories[1]


@rule("quartermaster", "R-69", "R-65")
def test_laying_a_response_tells_nothing_but_that_one_was_laid() -> None:
    matches = []
    for card in ("ita_monte_cassino", "ita_skilled_pilots"):
        match = table("italy", italy=country("italy", "ita_monte_cassino ita_skilled_pilots ita_build_army"))
        play(match, f"play {card}")
        assert told(match, "laid", "uk") == [{"country": "italy"}] and "laid_card" not in kinds(match, "uk")
        matches.append(match)
    differ_only_for("italy", *matches)


@rule("quartermaster", "R-69")
def test_what_a_hand_could_do_is_known_to_its_owner_alone() -> None:
    """Whether a card can be played, or Conscription used, shows in no other seat's question."""
    matches = [
        table(germany=country("germany", hand, "ger_conscription", down=pile))
        for hand, pile in (("ger_build_army ger_plunder", "ger_land_battle"), ("ger_v_weapons ger_build_navy", "ger_build_army"))
    ]
    assert ("use ger_conscription" in legal(matches[0], "germany"), "use ger_conscription" in legal(matches[1], "germany")) == (
        False,
        True,
    )
    differ_only_for("germany", *matches)
    for seat in ("italy", "uk"):
        assert unasked(matches[0], seat) == unasked(matches[1], seat) == []


# --- Magic (F-47) ------------------------------------------------------------------------------------------------------------


def magic(laid: str, status: str = "", options=None, dice: int = 0):
    match = table(
        "usa",
        options=options,
        usa=country("eastern_united_states", "usa_magic usa_build_army"),
        japan=country("japan", "", status, laid),
    )
    match.state.drawn = dice
    play(match, "play usa_magic")
    return match


@rule("quartermaster", "F-47", "R-68", "R-40")
def test_magic_picks_a_response_blindly() -> None:
    laid = "jpn_truk jpn_kamikaze jpn_banzai_charge"
    match = magic(laid, "jpn_imperial_designs jpn_forward_bases")
    assert legal(match, "usa") == ["strip jpn_forward_bases", "strip jpn_imperial_designs", "strip response"]
    play(match, "strip jpn_imperial_designs")
    assert zone(match, "japan", "up") == ["jpn_imperial_designs"] and zone(match, "japan", "status") == ["jpn_forward_bases"]
    assert zone(match, "japan", "laid") == laid.split()
    lost = set()
    for dice in range(40):
        match = magic(laid, dice=dice)
        assert match.decision("usa").prompt == "ask-discard-step", "nothing to choose"
        (card,) = zone(match, "japan", "down")
        lost.add(card)
        assert sorted([*zone(match, "japan", "laid"), card]) == sorted(laid.split())
        assert shown(match, "japan", "discard_hidden", "usa") == [None]
        assert points(match)[1] == 2
    assert lost == set(laid.split()), "at random"
    assert magic("").decision("usa").prompt == "ask-discard-step"


@rule("quartermaster", "F-47")
def test_magic_by_the_order_in_which_responses_were_laid() -> None:
    laid = "jpn_truk jpn_kamikaze jpn_banzai_charge"
    match = magic(laid, options={"magic": "tracked"})
    assert legal(match, "usa") == ["strip response 1", "strip response 2", "strip response 3"]
    assert refused(match, "usa", "strip response") != ("", "")
    play(match, "strip response 2")
    assert zone(match, "japan", "laid") == ["jpn_truk", "jpn_banzai_charge"] and zone(match, "japan", "down") == ["jpn_kamikaze"]
    match = table(
        "italy",
        options={"magic": "tracked"},
        italy=country("italy", "ita_division_azul ita_build_army"),
        ussr=country("moscow", laid="ussr_stalingrad ussr_rasputitsa"),
    )
    play(match, "play ita_division_azul")
    assert match.decision("italy").prompt == "ask-discard-step", "Division Azul always draws at random"
    assert len(zone(match, "ussr", "laid")) == 1
