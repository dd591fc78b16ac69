"""Triumph & Tragedy in words: every event, question, refusal and action is said in both languages, without a gap."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tests.cost import slow
from tests.test_texts import said
from vezerkar.engine.dice import Dice, key_of
from vezerkar.engine.event import Datum, Event
from vezerkar.engine.game import Json, Translator
from vezerkar.engine.state import apply, settle, step_of
from vezerkar.engine.words import sentence
from vezerkar.games.triumph.events import ROLES
from vezerkar.games.triumph.game_data import ACTION_COUNT, AREAS, CARDS, NATIONS, TYPES
from vezerkar.games.triumph.notation import NOTATION, VERBS
from vezerkar.games.triumph.presentation.event_text import event_text
from vezerkar.games.triumph.presentation.labels import card_name, label, message_args, translate_args
from vezerkar.games.triumph.presentation.text_view import group_words, text_view
from vezerkar.games.triumph.rules.setup import SetUp
from vezerkar.games.triumph.state import TURN_KINDS, TntState, Variant, new_state
from vezerkar.games.triumph.view import view

SOURCE = Path(__file__).resolve().parents[2] / "src" / "vezerkar"
GAME = SOURCE / "games" / "triumph"
LANGUAGES = ("en", "hu")


@cache
def words(language: str) -> FluentBundle:
    """The words of the game in a language."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in [*sorted(GAME.glob(f"texts/*.{language}.ftl")), SOURCE / "texts" / f"{language}.ftl"]:
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def translator(language: str) -> Translator:
    """What the game says in a language; a message without words, or one that lacks a fact, is an error."""

    def tr(message: str, given: Mapping[str, int | str]) -> str:
        bundle = words(language)
        pattern = bundle.get_message(message).value
        assert pattern is not None, message
        text, errors = bundle.format_pattern(pattern, dict(given))
        assert not errors, (message, errors)
        return str(text)

    return tr


SPEAKERS = {language: translator(language) for language in LANGUAGES}

FACE: dict[str, Datum] = {"nation": "germany", "unit": "tank", "cv": 3}
WAY: dict[str, Datum] = {"from": "berlin", "to": "north_sea"}
AIM: dict[str, Datum] = {"faction": "axis", "intel": "agent", "rival": "west"}
END: dict[str, Datum] = {"winners": ["west", "ussr"], "ending": "economic", "rule": "T&T 16.2"}
HUNGRY: dict[str, Datum] = {"nation": "germany", "area": "kiev", "rule": "T&T 14.1"}
SHOT: dict[str, Datum] = {**FACE, "faction": "axis", "area": "warsaw", "need": 3, "rolls": ["2", "5", "6"], "hits": 1}
EVENTS: dict[str, list[dict[str, Datum]]] = {
    "active_ally": [{"faction": "ussr"}],
    "aimed": [AIM, {**AIM, "area": "london"}, {**AIM, "nation": "poland"}],
    "armed": [{"nation": "poland"}],
    "battle": [{"area": "warsaw", "attacker": "axis", "kind": kind} for kind in ("land", "raid", "sea")],
    "battle_over": [{"area": "warsaw", "winner": winner} for winner in ("west", "minor", "nobody")],
    "block_created": [{"nation": "italy", "area": "rome"}],
    "block_moved": [{"nation": "germany", **WAY}],
    "block_raised": [{"nation": "usa", "area": "washington"}],
    "block_rebased": [{"nation": "germany", **WAY}],
    "block_retreated": [{"nation": "germany", **WAY}],
    "blockade": [
        {"faction": "west", "areas": ["delhi"], "med": ["bombay", "iraq"]},
        {"faction": "axis", "areas": [], "med": []},
    ],
    "bombed": [{"faction": "axis", "area": "berlin", "hits": hits, "ind": 9} for hits in (0, 2)],
    "bought": [{"faction": "axis", "deck": deck} for deck in ("action", "investment")],
    "cancelled": [{"faction": "west", "card": "a22", "nation": "denmark", "rival": "axis", "other": "a23"}],
    "colony_armed": [{"nation": "syria"}],
    "commands": [{"faction": "axis", "cards": ["a1"]}],
    "committed": [{"faction": "axis", "card": "a1"}],
    "committed_hidden": [{"faction": "axis"}],
    "created": [{**FACE, "area": "berlin"}],
    "declared_war": [{"faction": "axis", "rival": "west"}, {"faction": "ussr", "rival": "axis"}],
    "destroyed": [{"nation": "poland", "unit": "fortress", "area": "warsaw"}],
    "developed": [{"faction": "ussr", "tech": "sonar", "cards": ["i1", "i2"]}],
    "disbanded": [{"faction": "axis", "nation": "germany", "area": "berlin"}],
    "discarded": [{"faction": "axis", "cards": ["i1", "i2"]}],
    "dividend": [{"faction": "axis", "points": points} for points in (0, 1, 2)],
    "dividend_hidden": [{"faction": "west"}],
    "double_agent": [{"faction": "west", "rival": "axis", "intel": "mole"}],
    "drew": [{"faction": "west", "deck": "action", "cards": ["a1"]}, {"faction": "west", "cards": ["i1"]}],
    "drew_hidden": [{"faction": "axis", "deck": deck, "number": n} for deck in ("action", "investment") for n in (1, 3)],
    "end": [{**END, "ending": ending} for ending in ("economic", "military", "atomic", "hegemony")],
    "escaped": [{"nation": "germany", "unit": "submarine", "cv": 2, "area": "north_sea"}],
    "fired": [{**SHOT, "class": letter} for letter in "ANGSI"],
    "government": [{}],
    "group_joined": [{"area": "north_sea", "faction": "west", "from": "london"}],
    "hand_seen": [{"faction": "axis", "rival": "west", "cards": []}],
    "hit": [{**FACE, "area": "berlin"}, {**FACE, "area": "berlin", "cv": 0}],
    "ind": [{"faction": "axis", "ind": 9}],
    "industry": [{"faction": "axis", "ind": 10, "cards": ["i1"]}],
    "influence": [{"faction": "axis", "nation": "poland", "count": count} for count in range(4)],
    "intel": [{"faction": "axis", "intel": "code_break", "card": "i40"}],
    "intervened": [{"faction": "axis", "nation": "low_countries"}],
    "laid": [{"faction": "axis", "card": "a22", "nation": "low_countries"}],
    "minor_defeated": [{"nation": "poland", "faction": "axis"}],
    "moved": [{"faction": "axis", **FACE, **WAY}],
    "partitioned": [{"faction": "ussr", "nation": "poland"}],
    "passed": [{"faction": "axis"}],
    "points": [{"axis": 12, "west": 14, "ussr": 9}],
    "power_defeated": [{"nation": "france", "faction": "axis", "rule": "T&T 2.21"}],
    "production": [{"faction": "axis", "points": 9}],
    "raised": [{**FACE, "area": "berlin"}],
    "rebased": [{**FACE, **WAY}],
    "repudiated": [{"faction": "axis", "nation": "usa"}],
    "resolution": [{}],
    "retreated": [{**FACE, **WAY}],
    "revealed": [{"faction": "axis", "tech": "jets", "cards": ["i1", "i2"]}],
    "round": [{"area": "warsaw", "round": 2}],
    "satellite": [{"faction": "axis", "nation": "bulgaria"}],
    "season": [{"season": season, "year": 1937} for season in ("spring", "summer", "fall", "winter")],
    "shown": [{**FACE, "area": "berlin"}],
    "spied": [AIM, {**AIM, "area": "london"}, {**AIM, "nation": "poland"}],
    "spotted": [{**FACE, "area": "berlin"}],
    "starved": [{**HUNGRY, "blocks": n, "lost": lost} for n, lost in ((1, 0), (1, 1), (3, 2))],
    "stolen": [{"faction": "axis", "rival": "west", "card": "a1"}],
    "targets": [{"faction": "axis", "area": "warsaw", "targets": ["ussr", "minor"]}],
    "turn": [{"faction": "axis", "card": "a1", "kind": kind, "commands": 4} for kind in range(1, len(TURN_KINDS))],
    "turn_order": [{"roll": 3, "order": ["west", "axis", "ussr"]}],
    "vault_seen": [{"faction": "axis", "rival": "west", "techs": ["jets"], "cards": ["i1", "i2"]}],
    "vaulted": [{"faction": "axis", "pairs": 2}],
    "vaulted_tech": [{"faction": "axis", "tech": "jets", "cards": ["i1", "i2"]}],
    "violated": [{"faction": "axis", "nation": "baltic_states"}],
    "wildcard": [{"faction": "axis", "card": "a2", "nation": "poland"}],
    "year": [{"year": 1936}],
}
"""Every kind of event, with data as the rules give them."""

BLOCK: dict[str, Datum] = {**FACE, "area": "berlin"}
QUESTIONS: dict[str, list[dict[str, Datum]]] = {
    "ask-active-ally": [{}],
    "ask-attack": [{}],
    "ask-cadre": [{"area": "berlin", "left": left} for left in (1, 4)],
    "ask-combat-action": [BLOCK],
    "ask-command": [{"season": season} for season in ("spring", "summer", "fall")],
    "ask-double-agent": [{"faction": faction, "intel": "mole"} for faction in ("axis", "west")],
    "ask-escape": [BLOCK],
    "ask-extra-cv": [{"left": 3}],
    "ask-free-diplomacy": [{"left": 7}],
    "ask-government": [{"passes": passes} for passes in range(3)],
    "ask-hand-limit": [{"count": 2}],
    "ask-industry": [{"factories": 2, "cost": 5}],
    "ask-intel": [{"intel": "agent"}],
    "ask-join": [{"area": "north_sea"}],
    "ask-keep": [{"tech": "jets"}],
    "ask-keep-one": [{}],
    "ask-leave": [BLOCK],
    "ask-lose": [{"area": "warsaw", "class": letter, "hits": hits} for letter in "ANGS" for hits in (1, 2)],
    "ask-mole": [{"faction": "west"}],
    "ask-move": [{"commands": commands} for commands in range(3)],
    "ask-muster": [{"nation": "poland"}],
    "ask-next-battle": [{}],
    "ask-next-to-act": [{"area": "warsaw"}],
    "ask-order": [{"rival": "axis"}],
    "ask-pair": [{"tech": "jets"}],
    "ask-passive-production": [{"left": 3}],
    "ask-pay-for-war": [{"rival": "axis"}],
    "ask-production": [{"left": 1}],
    "ask-protect": [{"nation": "poland", "rival": "axis"}],
    "ask-rebase": [{"area": "berlin"}],
    "ask-rebase-one": [BLOCK],
    "ask-surface": [{"area": "north_sea"}],
    "ask-targets": [{"area": "warsaw"}],
    "ask-usa-forces": [{"cv": 2, "left": 4}],
    "ask-where": [{"nation": "germany", "unit": "tank", "area": "berlin"}],
    "ask-winter-command": [{"season": "winter"}],
}
"""Every question, with the facts the rules give."""

PAIRS = (
    "to warsaw",
    "to warsaw via konigsberg",
    "build berlin tank",
    "muster warsaw infantry",
    "diplomacy a22 denmark",
    "pair i1 i2",
    "at west london",
)
"""Actions that concern two things."""


def asked(folder: Path) -> set[str]:
    """The questions the rules ask."""
    return {name for name in said(folder) if name.startswith("ask-")} | {"ask-rebase", "ask-rebase-one"}


def test_every_event_and_question_of_the_rules_is_tried_here() -> None:
    assert set(ROLES) == set(EVENTS)
    assert asked(GAME / "rules") == set(QUESTIONS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", EVENTS)
def test_events_are_told(language: str, kind: str) -> None:
    for data in EVENTS[kind]:
        assert_sentence(event_text(Event(kind, data), SPEAKERS[language]))


def assert_sentence(text: str) -> None:
    """A sentence begins with a capital or a figure and has no gaps."""
    assert text[0].isupper() or text[0].isdigit(), text
    assert "  " not in text and " ." not in text and " ," not in text and text == text.strip(), text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("question", QUESTIONS)
def test_questions_are_asked(language: str, question: str) -> None:
    tr = SPEAKERS[language]
    for data in QUESTIONS[question]:
        assert_sentence(sentence(tr(question, message_args(data, tr))))


@slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_said(language: str) -> None:
    """Several of a kind are one text, divided by blanks."""
    numbers = {"cost": 5, "factories": 2, "year": 1938, "stages": 3}
    given = translate_args({**numbers, "ways": "ruhr north_sea", "targets": "west ussr", "nations": "poland"}, SPEAKERS[language])
    reasons = {name for name in said(GAME) if name.startswith("refuse-")}
    assert len(reasons) > 70
    for reason in reasons:
        assert_sentence(SPEAKERS[language](reason, given))


@pytest.mark.parametrize("language", LANGUAGES)
def test_actions_have_labels(language: str) -> None:
    tr = SPEAKERS[language]
    tried = [*NOTATION.values(), *PAIRS]
    assert {notation.split()[0] for notation in tried} == set(VERBS)
    for notation in tried:
        assert_sentence(label(notation, tr, {}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_follow_the_question(language: str) -> None:
    tr = SPEAKERS[language]
    for question, samples in QUESTIONS.items():
        for notation in ("pass", "done", "pick germany_tank_1", "join north_sea", "keep i1", "spy i36", "repudiate poland"):
            assert_sentence(label(notation, tr, {"prompt": question, **samples[0]}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_told_apart(language: str) -> None:
    names = {card_name(card, SPEAKERS[language]) for card in CARDS[:ACTION_COUNT]}
    assert len(names) == ACTION_COUNT
    assert all(card_name(card, SPEAKERS[language]).count("·") == 1 for card in CARDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_have_all_their_forms(language: str) -> None:
    tr = SPEAKERS[language]
    for area in AREAS:
        assert set(message_args({"area": area, "from": area, "to": area, "via": area}, tr)) == {
            "area", "where", "away", "from", "to", "via",
        }  # fmt: skip
    for nation in NATIONS:
        assert set(message_args({"nation": nation}, tr)) == {"nation", "onto", "of", "the", "any"}
    for unit in TYPES:
        assert set(message_args({"unit": unit}, tr)) == {"unit", "object"}


GOLDEN: list[tuple[str, dict[str, Datum], str, str]] = [
    (
        "moved",
        {"faction": "axis", **FACE, "from": "ruhr", "to": "north_sea"},
        "The German Tank (CV 3) moves from the Ruhr to the North Sea.",
        "A német tank (3 CV) a Ruhrból az Északi-tengerre megy.",
    ),
    (
        "block_moved",
        {"nation": "italy", "from": "rome", "to": "sicily"},
        "An Italian unit moves from Rome to Sicily.",
        "Egy olasz egység Rómából Szicíliába megy.",
    ),
    (
        "declared_war",
        {"faction": "axis", "rival": "ussr"},
        "The Axis declares war on the USSR.",
        "A Tengelyhatalmak hadat üzennek a Szovjetuniónak.",
    ),
    (
        "fired",
        {**SHOT, "class": "G"},
        "The German Tank (CV 3) in Warsaw fires at Ground units (hits on 3 or less): 2, 5, 6 – 1 hit.",
        "A német tank (3 CV) szárazföldi egységekre tüzel Varsóban, 3-ig talál: 2, 5, 6. 1 találat.",
    ),
    (
        "fired",
        {**SHOT, "nation": "poland", "faction": "minor", "unit": "fortress", "hits": 0, "class": "A"},
        "The neutral Fortress (CV 3) in Warsaw fires at Air units (hits on 3 or less): 2, 5, 6 – no hit.",
        "A semleges erőd (3 CV) légi egységekre tüzel Varsóban, 3-ig talál: 2, 5, 6. Nincs találat.",
    ),
    (
        "influence",
        {"faction": "west", "nation": "low_countries", "count": 2},
        "The West now has 2 markers on the Low Countries.",
        "A Nyugat befolyása a BeNeLux államokra: 2 jelző.",
    ),
    ("season", {"season": "winter", "year": 1941}, "Winter 1941", "1941 tele"),
    ("violated", {"faction": "axis", "nation": "poland"}, "The Axis violates the neutrality of Poland.",
     "A Tengelyhatalmak megsértik Lengyelország semlegességét."),
    (
        "turn",
        {"faction": "ussr", "card": "a22", "kind": 2, "commands": 2},
        "The USSR: Emergency Command, 2 moves (Summer G8 · Denmark / Low Countries)",
        "A Szovjetunió Vészhelyzeti Csapatmozgása, 2 mozgás (Nyár G8 · Dánia / BeNeLux államok)",
    ),
    ("end", END, "Economic Victory: the West, the USSR. (T&T 16.2)",
     "Gazdasági Győzelem: a Nyugat, a Szovjetunió. (T&T 16.2)"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "data", "english", "hungarian"), GOLDEN)
def test_the_log_reads_well(kind: str, data: dict[str, Datum], english: str, hungarian: str) -> None:
    assert event_text(Event(kind, data), SPEAKERS["en"]) == english
    assert event_text(Event(kind, data), SPEAKERS["hu"]) == hungarian


@pytest.mark.parametrize(
    ("notation", "more", "english", "hungarian"),
    [
        (
            "pick germany_tank_1",
            {"prompt": "ask-move", "cv": 3, "area": "berlin"},
            "Move the German Tank (CV 3) from Berlin",
            "A német tank (3 CV) elindul Berlinből",
        ),
        ("to warsaw via konigsberg", {"area": "berlin"}, "To Warsaw, via: Königsberg", "Varsóba (Königsberg érintésével)"),
        ("build berlin infantry", {}, "Build Infantry in Berlin", "Építés: gyalogság Berlinben"),
        ("fire g", {}, "Fire at Ground", "Szárazföldi egységekre tüzel"),
        ("war west", {}, "Declare war on the West", "Hadüzenet a Nyugatnak"),
        ("violate poland", {}, "Violate the neutrality of Poland", "Semlegesség Megsértése: Lengyelország"),
        ("at west london", {}, "The West in London", "A Nyugat Londonban"),
        (
            "diplomacy a2 poland",
            {},
            "Diplomacy: Poland (Spring B4 · Fear & Loathing)",
            "Diplomácia: Lengyelország (Tavasz B4 · Félelem és Gyűlölet)",
        ),
    ],
)
def test_buttons_read_well(notation: str, more: dict[str, Datum], english: str, hungarian: str) -> None:
    assert label(notation, SPEAKERS["en"], more) == english
    assert label(notation, SPEAKERS["hu"], more) == hungarian


AT_REST: dict[str, Json] = {"from": None, "via": None, "flags": []}
MOVED: dict[str, Json] = {"from": "ruhr", "via": None, "flags": ["engaged"]}


@pytest.mark.parametrize(
    ("group", "english", "hungarian"),
    [
        (
            {
                "size": 2,
                "state": "upright",
                "blocks": [
                    {"block": "germany_tank_1", "unit": "tank", "cv": 3, "known": ["ussr"], **AT_REST},
                    {"block": "germany_infantry_1", "unit": "infantry", "cv": 1, "known": [], **MOVED},
                ],
            },
            "German Tank 3 (known to: USSR), Infantry 1 (from the Ruhr, engaged)",
            "német tank 3 (ismeri: Szovjetunió), gyalogság 1 (a Ruhrból, Harcot Kezdeményezett)",
        ),
        (
            {"size": 2, "state": "upright", "blocks": None, "faces": [], "hidden": [{"size": 2, **AT_REST}]},
            "2 German units",
            "2 német egység",
        ),
        (
            {
                "size": 3,
                "state": "upright",
                "blocks": None,
                "faces": [{"unit": "tank", "cv": 3, **AT_REST}],
                "hidden": [{"size": 1, **AT_REST}, {"size": 1, **MOVED}],
            },
            "3 German units, among them Tank 3, 1 unknown (from the Ruhr, engaged)",
            "3 német egység, köztük tank 3, 1 ismeretlen (a Ruhrból, Harcot Kezdeményezett)",
        ),
        (
            {"size": 1, "state": "escaped", "blocks": None, "faces": [], "hidden": [{"size": 1, **AT_REST}]},
            "1 German unit – escaped",
            "1 német egység – Elmenekült",
        ),
    ],
)
def test_units_are_listed_as_far_as_they_are_known(group: dict[str, Json], english: str, hungarian: str) -> None:
    whole: dict[str, Json] = {"area": "berlin", "nation": "germany", **group}
    assert group_words(whole, SPEAKERS["en"]) == english
    assert group_words(whole, SPEAKERS["hu"]) == hungarian


def played(actions: int) -> TntState:
    """A game of 1939 some actions after it began: whoever is asked does what the table proposes for somebody who left."""
    s = new_state(Dice(key_of("talk")), Variant(short=True))
    s.call(SetUp())
    settle(s)
    for _ in range(actions):
        seat = next(i for i in range(3) if s.asked >> i & 1)
        apply(s, seat, step_of(s).question(s, seat).default)
    return s


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_in_words(language: str) -> None:
    s = played(12)
    for seat in (-1, 0, 1, 2):
        seen: Mapping[str, Any] = view(s, seat)
        for line in text_view(seen, SPEAKERS[language]):
            assert not line or line == line.strip(), line
