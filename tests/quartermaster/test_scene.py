"""The Scene of Quartermaster General, by position: given this position, this is shown and this can be clicked."""

from __future__ import annotations

import pytest

from tests.rules.quartermaster.table import country, table
from vezerkar import game
from vezerkar.engine import Match
from vezerkar.engine.scene import Area, Card, CardGroup, Pick, Scene, Token
from vezerkar.games.quartermaster.state import QmgState
from vezerkar.translation import translator

SAY = translator("quartermaster", "en")


def scene(match: Match[QmgState], seat: str | None) -> Scene:
    """What a seat is shown."""
    decision = match.decision(seat) if seat is not None and seat in match.waiting() else None
    shown = match.game.scene(match.view(seat), decision, SAY)
    assert isinstance(shown, Scene)
    return shown


def area(shown: Scene, name: str) -> Area:
    return next(one for one in shown.areas if one.id == name)


def token(shown: Scene, name: str) -> Token:
    return next(one for one in shown.tokens if one.id == name)


def group(shown: Scene, name: str) -> CardGroup:
    return next(one for one in shown.cards if one.id == name)


def offered(thing: Area | Token | Card, unprompted: bool = False) -> list[str]:
    return [choice.action for choice in thing.choices if choice.unprompted is unprompted]


def test_a_piece_that_would_fall_is_marked_and_a_protected_one_bears_a_shield() -> None:
    match = table(
        germany=country("germany ukraine africa", "ger_plunder"), uk=country("united_kingdom india iceland", safe="iceland")
    )
    shown = scene(match, None)
    assert token(shown, "germany-germany").badge == ""
    assert token(shown, "germany-africa").badge == "!"
    assert token(shown, "germany-africa").title == "Army (Germany), not supplied: will be removed in its next Supply step"
    assert (token(shown, "uk-iceland").badge, token(shown, "uk-iceland").sign) == ("", "shield")
    assert token(shown, "uk-iceland").title == "Army (United Kingdom), protected this turn, not supplied"


def test_an_overlay_shows_what_feeds_a_country_what_hangs_on_it_and_what_would_fall() -> None:
    match = table(germany=country("germany eastern_europe baltic_sea africa", "ger_plunder"), uk=country("united_kingdom"))
    overlay = next(one for one in scene(match, None).overlays if one.id == "supply-germany")
    assert {one.id: (one.highlight, one.badge) for one in overlay.areas} == {
        "germany": ("reach", "◉"),
        "eastern_europe": ("reach", "✓"),
        "baltic_sea": ("reach", "✓"),
        "africa": ("danger", "!"),
    }
    assert overlay.note == "Supplied from: Germany. Out of supply: Africa."


def test_straits_say_to_whom_they_are_open() -> None:
    closed = scene(table(germany=country("germany")), None)
    assert area(closed, "scandinavia").badge == ""
    assert area(closed, "scandinavia").title == "Scandinavia, Danish Strait open to the Allies"
    held = scene(table(germany=country("germany scandinavia", "ger_plunder")), None)
    assert area(held, "scandinavia").badge == "Axis"
    assert "Danish Strait open to the Axis" in area(held, "north_sea").title
    assert ("Danish Strait", "the Axis") in next(panel for panel in held.panels if panel.id == "straits").rows


def test_supply_markers_lie_on_the_board_with_their_cards() -> None:
    card = "uk_mackenzie_king_drafts_the_national_resources_mobilization_act"
    assert [one.id for one in scene(table(uk=country(status=card)), None).tokens] == ["marker-canada"]
    assert scene(table(), None).tokens == []


def test_builds_are_offered_on_spaces_and_refused_where_asked() -> None:
    match = table(germany=country("germany", "ger_build_army"), uk=country("united_kingdom"))
    match.act("germany", "play ger_build_army")
    shown = scene(match, "germany")
    assert shown.prompt.text == "Germany · Choose a space to build an Army."
    assert shown.prompt.why_pattern == "build {}"
    assert offered(area(shown, "eastern_europe")) == ["build eastern_europe"]
    assert area(shown, "eastern_europe").choices[0].label == "Build Army: Eastern Europe"
    assert area(shown, "germany").choices[0].label == "Keep Army: Germany (rebuilt in place)"
    assert area(shown, "ukraine").choices == []


def test_the_cards_of_a_hand_name_the_symbols_of_what_they_do() -> None:
    match = table(germany=country("germany", "ger_v_weapons ger_build_army ger_bias_for_action"))
    held = {card.id: card for card in group(scene(match, "germany"), "hand-germany").cards}
    assert held["ger_build_army"].symbols == ["build-army"]
    assert held["ger_build_army"].symbol_names == ["Build an Army"]
    assert held["ger_v_weapons"].symbols == ["enemy-deck", "victory"]
    assert held["ger_bias_for_action"].symbols == ["own-cards", "battle-army"], "the cost first"
    assert not any(card.symbols for shown in scene(match, None).cards for card in shown.cards if card.face == "down")


def test_cards_that_cannot_be_played_say_why() -> None:
    match = table(germany=country("germany", "ger_v_weapons ger_build_army ger_build_army"))
    held = group(scene(match, "germany"), "hand-germany").cards
    assert [card.id for card in held] == ["ger_build_army", "ger_build_army-2", "ger_v_weapons"]
    assert [(card.note, card.cite) for card in held[:2]] == [("", ""), ("", "")]
    assert offered(held[1]) == ["play ger_build_army", "discard ger_build_army"]
    assert offered(held[2]) == ["discard ger_v_weapons"]
    assert held[2].note == "The requirement of this card is not met: see its first sentence."
    assert held[2].cite == "QMG R-09"


def test_a_piece_of_ones_own_can_be_taken_back_at_any_time_but_not_at_a_single_click() -> None:
    match = table(germany=country("germany ukraine", "ger_build_army"), uk=country("united_kingdom"))
    for seat in ("germany", "uk"):
        shown = scene(match, seat)
        own = [one for one in shown.tokens if offered(one, unprompted=True)]
        assert {action for one in own for action in offered(one, unprompted=True)} == {a.notation for a in match.interrupts(seat)}
        assert not [one for one in shown.tokens if offered(one)]
    assert not any(one.choices for one in scene(match, None).tokens)


def test_a_response_that_works_at_any_time_is_offered_only_while_it_would_do_something() -> None:
    match = table(uk=country("united_kingdom north_sea", laid="uk_destroyers uk_loyal_to_the_crown"))
    cards = group(scene(match, "uk"), "table-uk").cards
    assert {card.id: offered(card, unprompted=True) for card in cards} == {
        "uk_destroyers": ["use uk_destroyers"],
        "uk_loyal_to_the_crown": [],
    }
    others = group(scene(match, "germany"), "table-uk").cards
    assert [(card.face, card.choices) for card in others] == [("down", []), ("down", [])]
    alone = table(uk=country("united_kingdom", laid="uk_destroyers"))
    assert offered(group(scene(alone, "uk"), "table-uk").cards[0], unprompted=True) == []


def test_cards_to_look_for_are_laid_out_and_those_in_hand_are_not_offered() -> None:
    match = table(germany=country("germany", "ger_guns_and_butter ger_build_army"))
    match.act("germany", "play ger_guns_and_butter")
    shown = scene(match, "germany")
    assert shown.cards[0].id == "sought"
    assert "ger_build_army" in [card.id for card in shown.cards[0].cards]
    assert not [card for card in group(shown, "hand-germany").cards if card.choices]


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_the_text_table_tells_supply_straits_and_cards(lang: str) -> None:
    match = table(
        germany=country("germany africa scandinavia", "ger_plunder", status="ger_blitzkrieg"),
        uk=country("united_kingdom", laid="uk_loyal_to_the_crown"),
    )
    tr = translator("quartermaster", lang)
    told = "\n".join(match.game.text_view(match.view("uk"), tr))
    for part in {
        "en": (
            "Africa (not supplied)",
            "Straits open to the Axis: Danish Strait",
            "Status: Blitzkrieg",
            "face down: Loyal to the Crown",
        ),
        "hu": (
            "Afrika (nincs ellátva)",
            "nyitott szorosok: Dán-szoros",
            "Státusz: Villámháború",
            "Lefordított Reakciók: Koronahűség",
        ),
    }[lang]:
        assert part in told


def test_cards_that_are_discarded_are_marked_first() -> None:
    match = game("quartermaster").start(seed="1")
    assert scene(match, "germany").prompt.pick == Pick("discard", 3, 3)
    assert scene(match, None).prompt.pick is None
    match.act("germany", match.decision("germany").default)
    assert scene(match, "germany").prompt.pick == Pick("discard", 2, 2)
    match.act("germany", match.decision("germany").default)
    assert scene(match, "germany").prompt.pick is None, "one is discarded by a click"
    match.until(lambda match: match.waiting() == ("germany",) and match.decision("germany").prompt == "ask-discard-step")
    held = len(match.view("germany")["countries"]["germany"]["hand"] or [])
    assert scene(match, "germany").prompt.pick == Pick("discard", 0, held, end="done")
