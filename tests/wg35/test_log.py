"""The log of WG35: every kind of event is told in both languages, with all its dice, and what it says is right."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.test_texts import emitted
from tests.wg35.test_words import LANGUAGES, said
from vezerkar import game
from vezerkar.engine.event import Datum, Event
from vezerkar.engine.game import Translator
from vezerkar.games.wg35.presentation.event_text import event_text
from vezerkar.games.wg35.presentation.labels import message_args

WG35 = game("wg35")
RULES = Path(__file__).resolve().parents[2] / "src" / "vezerkar" / "games" / "wg35" / "rules"

EXAMPLES: dict[str, dict[str, Datum]] = {
    "activated": {"figure": "a8", "actions": 2},
    "ammunition": {"figure": "a7", "weapon": "stg44", "die": 4, "failed": 0},
    "armour": {"figure": "b4", "die": 6, "needed": 3, "reduction": 1},
    "army_ready": {"seat": "b"},
    "army_shown": {"seat": "b", "army": "hungary_1941_45", "year": 1944, "points": 390, "figures": 14},
    "arriving": {"figures": ["b3"]},
    "barrage": {"figure": "b12", "at": "280,212,0"},
    "bleeds": {"figure": "b2", "dice": 2},
    "blow": {"figure": "b10", "target": "a2", "weapon": "rifle_butt", "die": 6, "T": 5, "needed": 10, "hit": 1},
    "broke": {"figure": "a13", "cause": "b7"},
    "burst": {"point": ["242", "200", "0"], "diameter": 120, "strength": 1, "AP": 1, "figures": ["b2"], "protected": []},
    "burst_die": {"figure": "a1", "die": 3, "cover": 0},
    "burst_hit": {"figure": "a1", "cover": 0, "strength": 1, "AP": 1},
    "came_round": {"figure": "b2", "edge": "east", "die": 1, "needed": 4},
    "cancelled": {"seat": "a", "card": "hurrah"},
    "charged": {"figure": "b10", "target": "a5", "actions": 2, "stood": 0},
    "contested": {"figure": "b4", "other": "a6", "by": "covering_fire", "die": 3, "total": 8, "other_die": 7, "other_total": 12},
    "cut_off": {"seat": "a", "die": 3, "round": 4},
    "declared": {"figure": "b6", "weapon": "mannlicher_35m", "mode": "single", "target": "a9", "point": [], "helper": "", "x": 0},
    "defused": {"figure": "b2", "dump": "d1", "round": 0},
    "delivered": {"figure": "a3", "crate": "c2"},
    "deployed": {"seat": "b", "figures": ["b1", "b2"], "concealed": ["b2"], "reserve": ["b3"]},
    "door": {"figure": "b2", "door": "village_crossroads_03/o1", "done": "open"},
    "drafted": {"seat": "a", "army": "germany_1939_45", "year": 1944, "points": 397},
    "dropped": {"seat": "b", "card": "not_the_droids"},
    "edge_picked": {"seat": "b", "edge": "south"},
    "elite_cards": {"seat": "a", "cards": 1},
    "ended": {"ending": "rounds", "winner": "a", "a": 2, "b": 0, "round": 20},
    "entered": {"figure": "b3", "at": "0,420,0"},
    "escape": {"figure": "b2", "card": "hurrah", "die": 3, "needed": 3},
    "exploded": {"dump": "d3"},
    "faced": {"figure": "a3", "x": 148, "y": 250},
    "first": {"seat": "a"},
    "fled": {"figure": "a6", "path": ["200,1000,0", "200,1020,0"], "mm": 20},
    "guerrilla_kill": {"figure": "b11", "die": 1, "needed": 4},
    "hand_ready": {"seat": "b"},
    "hand_shown": {"seat": "b", "cards": ["adrenaline", "no", "no"]},
    "held": {"seat": "b", "objective": "o3", "figures": ["b9"]},
    "helped": {"figure": "b5", "by": "b2"},
    "helpless": {"figure": "a3"},
    "hesitated": {"figure": "b8", "die": 1, "least": 4, "passed_over": 0},
    "hid": {"figure": "a12", "piece": "village_crossroads_11"},
    "identified": {"figure": "b4", "target": "a6", "by": "innocent", "die": 6, "passed": 1},
    "incapacitated": {"figure": "a1", "by": ""},
    "initiative": {"seat": "a", "dice": ["7", "3"]},
    "landed": {"figure": "b2", "x": 480, "y": 200, "z": 0},
    "lay_down": {"figure": "a11"},
    "left": {"figure": "a4", "seat": "a"},
    "lifted": {"figure": "b11", "load": "maxim_1910", "towed": 1},
    "lobbed": {
        "figure": "a4",
        "weapon": "stielhandgranate",
        "mode": "single",
        "point": ["780", "1125", "0"],
        "die": 10,
        "chain": 7,
        "C": 5,
        "total": 22,
        "target_number": 12,
        "hit": 1,
        "modifiers": [],
    },
    "location": {"figure": "b2", "location": "critical_torso", "die": 0, "strength": 1},
    "looked_out": {"figure": "b10", "opening": "village_crossroads_03/o5"},
    "looted": {"figure": "a9", "other": "a1", "own": 1, "flag": 0},
    "morale": {"figure": "b14", "leader": "b12", "test": "tactic", "Mo": 8, "dice": ["5", "4"], "passed": 0, "again": 0},
    "moved": {"figure": "b10", "path": ["989,226,0", "989,199,0"], "mm": 27},
    "named": {"card": "reinforcement", "figure": "", "named": "b14"},
    "out_of_ammo": {"figure": "a13", "weapon": "zb26_lmg"},
    "passed": {"figure": "b8"},
    "people_helped": {"seat": "b", "die": 5},
    "picked": {"seat": "a", "card": "booby_trap"},
    "planted": {"figure": "a2", "dump": "d1", "round": 4},
    "played": {"seat": "b", "card": "hurrah", "figure": "b14"},
    "put_down": {"figure": "b11", "load": "maxim_1910", "set_up": 0},
    "rallied": {"figure": "b9"},
    "rallies": {"figure": "a6", "broken": 1},
    "recon": {"seat": "a", "die": 2},
    "reloaded": {"figure": "b8", "left": 0},
    "revealed": {"figure": "a6"},
    "rolled": {"figure": "", "by": "no", "die": 4, "needed": 4, "passed": 1},
    "rolled_off": {"why": "exchange", "a": 7, "b": 1, "winner": "a"},
    "round": {"round": 12},
    "scattered": {"die": 7, "distance": 50, "point": ["276", "1029", "0"]},
    "scored": {"seat": "b", "vp": -1, "why": "civilians", "figure": "b4", "total": 1},
    "set_up": {"figure": "b11", "thing": "maxim_1910"},
    "shell": {"direction": 3, "die": 5, "at": "375,181,0"},
    "shocked": {"figure": "a1"},
    "shot": {
        "figure": "a7",
        "target": "b4",
        "weapon": "stg44",
        "mode": "single",
        "die": 9,
        "chain": 0,
        "C": 5,
        "total": 14,
        "target_number": 17,
        "cover": 2,
        "hit": 0,
        "modifiers": ["cover 2"],
    },
    "shot_from_nowhere": {"target": "a6", "die": 10, "chain": 3, "C": 4, "target_number": 13, "hit": 1},
    "smoke": {"seat": "b", "at": "280,400,0", "diameter": 150},
    "spotted": {"figure": "a7", "by": "b3"},
    "stood_up": {"figure": "a7"},
    "stopped": {"figure": "a2"},
    "strafed": {"seat": "a", "at": "400,500,0", "to": "600,700,0"},
    "struck": {"figure": "a6", "strength": 3, "AP": 1},
    "supplied": {"figure": "b10", "thing": "extra_ammo"},
    "swapped": {"seat": "b", "gave": "no", "took": "covering_fire"},
    "switched": {"figure": "b1", "thing": "danuvia_39m"},
    "switched_on": {"seat": "a", "figure": "b9", "ability": "untrained", "card": "new_wound"},
    "tested": {"figure": "a11", "test": "R", "by": "unreliable", "value": 4, "die": 8, "passed": 0},
    "trait": {"figure": "b1", "die": 6, "trait": "charismatic", "less": 0},
    "treated": {"figure": "a9", "other": "a5", "dice": 1, "kit": 1},
    "weakened": {"figure": "a3", "times": 2},
    "withdrawal_test": {"seat": "b", "figure": "b1", "Mo": 9, "dice": ["5", "5"], "passed": 0, "again": 0},
    "wound_die": {"figure": "a5", "die": 2, "again": 0},
    "wounded_check": {"figure": "b2", "dice": ["3", "6"]},
    "wounding": {"figure": "b2", "dice": ["3"], "strength": 2, "E": 5, "wounds": 1},
    "wounds": {"figure": "b2", "dice": ["3"]},
}
"""An event of each kind, as the rules emit it."""


def tr(language: str) -> Translator:
    """What the game says in a language; a word or a fact that is missing is an error."""
    return lambda message, args: said(language, message, dict(args))


def told(kind: str, **changed: Datum) -> list[str]:
    """An example, perhaps with other facts, in both languages."""
    event = Event(kind, {**EXAMPLES[kind], **changed})
    return [event_text(event, tr(language)) for language in LANGUAGES]


def keys() -> Iterator[tuple[str, set[str]]]:
    """The kinds whose data are written out where they are emitted, each with the names of its facts."""
    for file in sorted(RULES.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or getattr(node.func, "attr", "") != "emit" or len(node.args) < 2:
                continue
            kind, data = node.args[:2]
            if isinstance(kind, ast.Constant) and isinstance(data, ast.Dict) and all(data.keys):
                yield str(kind.value), {str(key.value) for key in data.keys if isinstance(key, ast.Constant)}


def test_there_is_an_example_of_each_kind_of_event() -> None:
    kinds = emitted(*RULES.rglob("*.py")) | {"moved", "fled"}
    assert set(EXAMPLES) == kinds


def test_examples_have_the_facts_that_the_rules_give() -> None:
    found = list(keys())
    assert len(found) > 50
    for kind, names in found:
        assert set(EXAMPLES[kind]) == names, kind


@pytest.mark.parametrize("kind", EXAMPLES)
def test_every_kind_is_told(kind: str) -> None:
    english, hungarian = told(kind)
    for sentence in (english, hungarian):
        assert sentence and sentence[0] == sentence[0].upper()
        assert "  " not in sentence and " ." not in sentence and " ," not in sentence and ".." not in sentence, sentence
    assert english != hungarian or kind == "round"


VARIANTS: dict[str, list[dict[str, Datum]]] = {
    "arriving": [{"figures": ["b3", "b4"]}],
    "armour": [{"die": 0}, {"reduction": 0}],
    "broke": [{"cause": ""}],
    "burst": [{"figures": []}, {"protected": ["a1"]}],
    "burst_die": [{"cover": 1}],
    "charged": [{"stood": 1}],
    "declared": [
        {"mode": "sweep", "x": 4},
        {"mode": "burst", "x": 3},
        {"mode": "area", "x": 3, "target": "", "point": ["1", "2", "0"], "helper": "b7"},
        {"mode": "indirect"},
    ],
    "deployed": [{"concealed": [], "reserve": []}],
    "door": [{"done": done} for done in ("closed", "locked", "unlocked")],
    "edge_picked": [{"edge": "north"}],
    "ended": [{"ending": ending, "winner": ""} for ending in ("both_withdrew", "points_draw", "nobody_left", "gone")],
    "hesitated": [{"passed_over": 1}],
    "identified": [{"passed": 0}],
    "incapacitated": [{"by": "b8"}],
    "initiative": [{"dice": []}, {"dice": ["4", "4", "9", "2"]}],
    "lifted": [{"load": "b2", "towed": 0}, {"load": "c3", "towed": 0}],
    "lobbed": [{"die": 1, "chain": 0, "C": -1, "total": 0, "hit": 0, "modifiers": ["effects -6"]}],
    "location": [{"location": where} for where in ("torso", "leg", "arm", "head", "critical")],
    "looted": [{"own": 0, "flag": 1}],
    "morale": [{"test": "casualty", "leader": "", "again": 1}, {"test": "rally", "passed": 1}],
    "named": [{"figure": "b2"}],
    "people_helped": [{"die": die} for die in (1, 2, 3, 4, 6)],
    "played": [{"figure": ""}],
    "put_down": [{"set_up": 1}],
    "rallies": [{"broken": 0}],
    "rolled": [{"by": "dirty_trick"}, {"by": "concealed_deployment", "figure": "a2", "passed": 0}],
    "rolled_off": [{"why": why, "a": 3, "b": 3, "winner": ""} for why in ("edge", "deployment", "table_ready", "pre_battle")],
    "scattered": [{"point": []}],
    "scored": [
        {"why": why, "vp": 2, "figure": figure}
        for why, figure in (
            ("enemy_officer_down", "a1"),
            *(("sniper", "a2"), ("senior_commander", "a1"), ("guerrilla_kill", "a3"), ("bearer_lost", ""), ("flag", "b2")),
            *(("flag_taken", ""), ("pyrrhic", ""), ("loot", "a4"), ("medic", "a5"), ("medic_fired", "b5"), ("dirty_trick", "")),
        )
    ],
    "shell": [{"at": ""}],
    "shot": [{"die": 1, "C": 6, "total": 7}, {"die": 10, "chain": 4, "hit": 1}, {"modifiers": ["aim 2", "steel_helmet -1"]}],
    "spotted": [{"by": ""}],
    "trait": [{"trait": trait, "less": 2} for trait in ("poor_training", "coward", "none", "alert", "shot")],
    "treated": [{"kit": 0}, {"dice": 2}],
    "weakened": [{"times": 1}],
    "withdrawal_test": [{"passed": 1}, {"again": 1}],
    "wound_die": [{"again": 5}],
    "wounding": [{"dice": ["1"], "wounds": 0}, {"dice": ["1"], "strength": 6, "wounds": 0}, {"dice": ["10"], "strength": -6}],
    "wounds": [{"dice": []}, {"dice": ["5", "6"]}],
}
"""Other facts that make other sentences."""


@pytest.mark.parametrize("kind", VARIANTS)
def test_what_depends_on_the_facts_is_told(kind: str) -> None:
    sentences = {tuple(told(kind))} | {tuple(told(kind, **changed)) for changed in VARIANTS[kind]}
    assert len(sentences) == len(VARIANTS[kind]) + 1, "each has a sentence of its own"
    for sentence in [words for pair in sentences for words in pair]:
        assert "  " not in sentence and " ." not in sentence and " ," not in sentence and ".." not in sentence, sentence


SENTENCES: list[tuple[str, dict[str, Datum], str, str]] = [
    (
        "shot",
        {"die": 7, "C": 5, "total": 12, "target_number": 13, "hit": 0, "modifiers": ["cover 1"]},
        "A7 at B4: 7 + C 5 = 12 against 13: missed. (cover +1)",
        "Az A7 a B4-re: 7 + C 5 = 12, célszám 13: mellé. (fedezék +1)",
    ),
    (
        "shot",
        {"die": 10, "chain": 4, "C": 5, "total": 19, "hit": 1, "modifiers": []},
        "A7 at B4: 10 + 4 + C 5 = 19 against 17: hit.",
        "Az A7 a B4-re: 10 + 4 + C 5 = 19, célszám 17: talált.",
    ),
    (
        "shot",
        {"die": 10, "chain": 10, "C": 5, "total": 15, "hit": 0, "modifiers": []},
        "A7 at B4: 10 + 0 + C 5 = 15 against 17: missed.",
        "Az A7 a B4-re: 10 + 0 + C 5 = 15, célszám 17: mellé.",
    ),
    (
        "lobbed",
        {"figure": "a7", "die": 10, "chain": 10, "C": 5, "total": 15, "target_number": 13, "hit": 1, "modifiers": []},
        "A7 at 78 cm east, 112.5 cm north: 10 + 0 + C 5 = 15 against 13: on the point.",
        "Az A7 ide céloz: kelet 78 cm, észak 112,5 cm. 10 + 0 + C 5 = 15, célszám 13: pontos.",
    ),
    (
        "shot_from_nowhere",
        {"target": "b4", "die": 10, "chain": 10, "C": 4, "target_number": 13, "hit": 1},
        "A shot from nowhere at B4: 10 + 0 + C 4 = 14 against 13: hit.",
        "Lövés a semmiből a B4-re: 10 + 0 + C 4 = 14, célszám 13: talált.",
    ),
    ("played", {"seat": "b", "card": "no", "figure": ""}, "Side B plays “No!”.", "A B oldal kijátssza: „Nem!”."),
    ("picked", {"seat": "a", "card": "no"}, "Side A takes a card: “No!”.", "Az A oldal kártyát vesz fel: „Nem!”."),
    (
        "swapped",
        {"seat": "a", "gave": "no", "took": "tit_for_tat"},
        "Side A puts back “No!” and takes “Tit for tat”.",
        "Az A oldal kártyát cserél: „Nem!” helyett „Amilyen az adjonisten…”.",
    ),
    (
        "hand_shown",
        {"seat": "a", "cards": ["no", "innocent"]},
        "Hand of side A: “No!”, “We did nothing, officer”.",
        "Az A oldal keze: „Nem!”, „Nem csináltunk mi semmit, biztos úr”.",
    ),
    (
        "rolled",
        {"by": "no", "figure": "", "die": 3, "needed": 4, "passed": 0},
        "“No!”: d6 3, 4+ is needed: it does not.",
        "„Nem!”: d6 3, 4+ kell: elmarad.",
    ),
    (
        "morale",
        {},
        "B14, Morale test for a tactic, on the morale of B12: 5 + 4 = 9 against Mo 8: failed.",
        "A B14 morálpróbája taktikához, a B12 Mo értékén: 5 + 4 = 9, Mo 8: nem sikerült.",
    ),
    (
        "wounding",
        {"dice": ["8", "3"], "strength": 2, "wounds": 8},
        "Wounding B2: 8 + 3 + strength 2 = 13 against E 5: 8 wounds.",
        "A B2 sebesülése: 8 + 3 + erő 2 = 13, E 5: 8 seb.",
    ),
    (
        "scored",
        {"why": "enemy_officer_down", "vp": 3, "figure": "a1", "total": 7},
        "Side B scores 3 VP (the enemy officer is out of action, A1); total 7.",
        "A B oldal: +3 VP (az ellenséges tiszt harcképtelen, az A1); összesen 7.",
    ),
    ("moved", {"mm": 124}, "B10 moves 12.4 cm.", "A B10 mozog: 12,4 cm."),
    (
        "treated",
        {"kit": 0, "other": "a6"},
        "A9 treats A6: 1 die is rolled again in the next wounded check.",
        "Az A9 ellátja az A6-ot: a következő vizsgálaton 1 kocka újradobható.",
    ),
    ("broke", {}, "A13 breaks and runs from B7.", "Az A13 megtört, és fut a B7-től."),
    (
        "planted",
        {"round": 5},
        "A2 plants a charge on the supply dump d1; it goes off at the end of round 5.",
        "Az A2 töltetet helyez el: raktár (d1); az 5. kör végén robban.",
    ),
]


@pytest.mark.parametrize(("kind", "changed", "english", "hungarian"), SENTENCES)
def test_sentences(kind: str, changed: dict[str, Datum], english: str, hungarian: str) -> None:
    assert told(kind, **changed) == [english, hungarian]


OBJECTS = ("et", "t", "at", "et", "öt", "ot", "et", "at", "et", "et", "et", "t", "at", "et", "öt", "ot")
"""The endings of numbers from 1 on: egyet, kettőt, hármat ..."""
DEEP = (3, 6, 8, 13, 16)
"""The numbers with deep vowels."""


@pytest.mark.parametrize("number", range(1, 17))
def test_hungarian_endings_fit_the_numbers(number: int) -> None:
    parts: dict[str, int | str] = {"side": "a", "number": number}
    assert said("hu", "figure-who", parts) == f"az A{number}"
    assert said("hu", "figure-object", parts) == f"az A{number}-{OBJECTS[number - 1]}"
    deep = number in DEEP
    assert said("hu", "figure-onto", parts) == f"az A{number}-{'ra' if deep else 're'}"
    assert said("hu", "figure-from", {**parts, "side": "b"}) == f"a B{number}-{'tól' if deep else 'től'}"


@pytest.mark.parametrize("mission", WG35.options[0].values)
def test_what_happens_in_a_random_battle_is_told(mission: str) -> None:
    """All events, and all that is asked and refused on the way, in both languages."""
    rng = Random(mission)
    match = WG35.start(mission, {"mission": mission})
    while match.outcome is None and match.ply < 250:
        decision = rng.choice(match.decisions())
        for language in LANGUAGES:
            tr(language)(decision.prompt, message_args(decision.args, tr(language), {}))
            for _, refusal in decision.refused:
                tr(language)(refusal.reason, message_args(refusal.args, tr(language), {}))
        match.act(decision.seat, rng.choice(decision.options))
    assert len({event.kind for event in match.event_log}) > 15
    for event in match.event_log:
        for language in LANGUAGES:
            assert event_text(event, tr(language))
