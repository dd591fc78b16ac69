"""The log of WG35: every kind of event is told in both languages, with all its dice, and what it says is right."""

from __future__ import annotations

from importlib import import_module
from random import Random

import pytest

from tests.cost import slow
from tests.wg35.test_words import LANGUAGES, said
from vezerkar import game
from vezerkar.engine.declare import Called, Each, EventField, Kind, Mask, Number, OneOf, Truth, Word, event_kinds
from vezerkar.engine.event import Datum, Event
from vezerkar.engine.game import Translator
from vezerkar.games.wg35.presentation.event_text import event_text
from vezerkar.games.wg35.presentation.labels import message_args

WG35 = game("wg35")

KINDS = {kind.name: kind for kind in event_kinds(import_module("vezerkar.games.wg35.declarations.event_kinds"))}
WORDS: dict[str, Datum] = {
    "army": "germany_1939_45",
    "by": "hurrah",
    "card": "hurrah",
    "crate": "c2",
    "door": "village_crossroads_03/o1",
    "dump": "d1",
    "guarding": ["fighting 4", "struck 5"],
    "load": "maxim_1910",
    "modifiers": ["aim 2"],
    "objective": "o3",
    "opening": "village_crossroads_03/o5",
    "piece": "village_crossroads_11",
    "rule": "WG35 20.1",
    "striking": ["fighting 4", "lying -3"],
    "thing": "maxim_1910",
    "weapon": "stg44",
    "why": "exchange",
    "year": 1944,
}
"""Values of fields whose kinds do not say them."""
SPOT = ("280", "212", "0")


def sample(field: EventField) -> Datum:
    """A value of a field."""
    return WORDS[field.name] if field.name in WORDS else some(field.kind)


def some(kind: Kind) -> Datum:
    """A value of a kind."""
    if isinstance(kind, OneOf):
        return kind.names[1]
    if isinstance(kind, Mask):
        return [*kind.names[1:3]]
    if isinstance(kind, Each):
        one = some(kind.item)
        assert isinstance(one, str)
        return [one, one]
    if isinstance(kind, Called):
        return [*SPOT] if kind.role == "point" else ",".join(SPOT) if kind.role == "space" else "4"
    if isinstance(kind, Word):
        return kind.of[0]
    assert isinstance(kind, (Number, Truth))
    return 1 if isinstance(kind, Truth) else 4


def example(kind: str) -> dict[str, Datum]:
    """An event of this kind."""
    return {field.name: sample(field) for field in KINDS[kind].fields}


def tr(language: str) -> Translator:
    """What the game says in a language; a word or a fact that is missing is an error."""
    return lambda message, args: said(language, message, dict(args))


def told(kind: str, **changed: Datum) -> list[str]:
    """An event of this kind, with these facts, in both languages."""
    event = Event(kind, {**example(kind), **changed})
    return [event_text(event, tr(language)) for language in LANGUAGES]


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_told(kind: str) -> None:
    english, hungarian = told(kind)
    for sentence in (english, hungarian):
        assert sentence and sentence[0] == sentence[0].upper()
        assert "  " not in sentence and " ." not in sentence and " ," not in sentence and ".." not in sentence, sentence
    assert english != hungarian or kind == "round"


VARIANTS: dict[str, list[dict[str, Datum]]] = {
    "arriving": [{"figures": ["b3"]}, {"figures": ["b3", "b4"]}],
    "armour": [{"die": 6, "reduction": 1}, {"die": 0}, {"reduction": 0}],
    "broke": [{"cause": "b7"}, {"cause": ""}],
    "burst": [{"figures": ["b2"], "protected": []}, {"figures": []}, {"protected": ["a1"]}],
    "burst_die": [{"cover": 0}, {"cover": 1}],
    "charged": [{"stood": 0}, {"stood": 1}],
    "declared": [
        {"mode": "single", "target": "a9", "point": [], "helper": "", "x": 0},
        {"mode": "sweep", "x": 4},
        {"mode": "burst", "x": 3},
        {"mode": "area", "x": 3, "target": "", "point": ["1", "2", "0"], "helper": "b7"},
        {"mode": "indirect"},
    ],
    "deployed": [{"concealed": ["b2"], "reserve": ["b3"]}, {"concealed": [], "reserve": []}],
    "door": [{"done": "open"}, {"done": "closed"}, {"done": "locked"}, {"done": "unlocked"}],
    "edge_picked": [{"edge": "south"}, {"edge": "north"}],
    "ended": [
        {"ending": "rounds", "winner": "a"},
        {"ending": "both_withdrew", "winner": ""},
        {"ending": "points_draw", "winner": ""},
        {"ending": "nobody_left", "winner": ""},
        {"ending": "gone", "winner": ""},
    ],
    "hesitated": [{"passed_over": 0}, {"passed_over": 1}],
    "identified": [{"passed": 1}, {"passed": 0}],
    "incapacitated": [{"by": ""}, {"by": "b8"}],
    "initiative": [{"dice": ["7", "3"]}, {"dice": []}, {"dice": ["4", "4", "9", "2"]}],
    "lifted": [{"load": "maxim_1910", "towed": 1}, {"load": "b2", "towed": 0}, {"load": "c3", "towed": 0}],
    "lobbed": [
        {"die": 10, "chain": 7, "C": 5, "total": 22, "hit": 1, "modifiers": []},
        {"die": 1, "chain": 0, "C": -1, "total": 0, "hit": 0, "modifiers": ["effects -6"]},
    ],
    "location": [
        {"location": "critical_torso"},
        {"location": "torso"},
        {"location": "leg"},
        {"location": "arm"},
        {"location": "head"},
        {"location": "critical"},
    ],
    "looted": [{"own": 1, "flag": 0}, {"own": 0, "flag": 1}],
    "morale": [
        {"leader": "b12", "test": "tactic", "passed": 0, "again": 0},
        {"test": "casualty", "leader": "", "again": 1},
        {"test": "rally", "passed": 1},
    ],
    "named": [{"figure": ""}, {"figure": "b2"}],
    "people_helped": [{"die": 5}, {"die": 1}, {"die": 2}, {"die": 3}, {"die": 4}, {"die": 6}],
    "played": [{"figure": "b14"}, {"figure": ""}],
    "put_down": [{"set_up": 0}, {"set_up": 1}],
    "rallies": [{"broken": 1}, {"broken": 0}],
    "rolled": [
        {"figure": "", "by": "no", "passed": 1},
        {"by": "dirty_trick"},
        {"by": "concealed_deployment", "figure": "a2", "passed": 0},
    ],
    "rolled_off": [
        {"why": "exchange", "a": 7, "b": 1, "winner": "a"},
        {"why": "edge", "a": 3, "b": 3, "winner": ""},
        {"why": "deployment", "a": 3, "b": 3, "winner": ""},
        {"why": "table_ready", "a": 3, "b": 3, "winner": ""},
        {"why": "pre_battle", "a": 3, "b": 3, "winner": ""},
    ],
    "scattered": [{"point": ["276", "1029", "0"]}, {"point": []}],
    "scored": [
        {"vp": -1, "why": "civilians", "figure": "b4"},
        {"why": "enemy_officer_down", "vp": 2, "figure": "a1"},
        {"why": "sniper", "vp": 2, "figure": "a2"},
        {"why": "senior_commander", "vp": 2, "figure": "a1"},
        {"why": "guerrilla_kill", "vp": 2, "figure": "a3"},
        {"why": "bearer_lost", "vp": 2, "figure": ""},
        {"why": "flag", "vp": 2, "figure": "b2"},
        {"why": "flag_taken", "vp": 2, "figure": ""},
        {"why": "pyrrhic", "vp": 2, "figure": ""},
        {"why": "loot", "vp": 2, "figure": "a4"},
        {"why": "medic", "vp": 2, "figure": "a5"},
        {"why": "medic_fired", "vp": 2, "figure": "b5"},
        {"why": "dirty_trick", "vp": 2, "figure": ""},
    ],
    "shell": [{"at": "375,181,0"}, {"at": ""}],
    "shot": [
        {"die": 9, "chain": 0, "C": 5, "total": 14, "hit": 0, "modifiers": ["cover 2"]},
        {"die": 1, "C": 6, "total": 7},
        {"die": 10, "chain": 4, "hit": 1},
        {"modifiers": ["aim 2", "steel_helmet -1"]},
    ],
    "spotted": [{"by": "b3"}, {"by": ""}],
    "trait": [
        {"trait": "charismatic", "less": 0},
        {"trait": "poor_training", "less": 2},
        {"trait": "coward", "less": 2},
        {"trait": "none", "less": 2},
        {"trait": "alert", "less": 2},
        {"trait": "shot", "less": 2},
    ],
    "treated": [{"dice": 1, "kit": 1}, {"kit": 0}, {"dice": 2}],
    "weakened": [{"times": 2}, {"times": 1}],
    "withdrawal_test": [{"passed": 0, "again": 0}, {"passed": 1, "again": 0}, {"passed": 0, "again": 1}],
    "wound_die": [{"again": 0}, {"again": 5}],
    "wounding": [
        {"dice": ["3"], "strength": 2, "wounds": 1},
        {"dice": ["1"], "wounds": 0},
        {"dice": ["1"], "strength": 6, "wounds": 0},
        {"dice": ["10"], "strength": -6},
    ],
    "wounds": [{"dice": ["3"]}, {"dice": []}, {"dice": ["5", "6"]}],
}
"""Facts that make sentences of their own."""


@pytest.mark.parametrize("kind", VARIANTS)
def test_what_depends_on_the_facts_is_told(kind: str) -> None:
    sentences = {tuple(told(kind, **changed)) for changed in VARIANTS[kind]}
    assert len(sentences) == len(VARIANTS[kind]), "each has a sentence of its own"
    for sentence in [words for pair in sentences for words in pair]:
        assert "  " not in sentence and " ." not in sentence and " ," not in sentence and ".." not in sentence, sentence


SENTENCES: list[tuple[str, dict[str, Datum], str, str]] = [
    (
        "shot",
        {
            "figure": "a7",
            "target": "b4",
            "die": 7,
            "chain": 0,
            "C": 5,
            "total": 12,
            "target_number": 13,
            "hit": 0,
            "modifiers": ["cover 1"],
        },
        "A7 shoots at B4: 7 + C 5 = 12, 13 needed: miss (cover +1).",
        "Az A7 lövése a B4-re: 7 + C 5 = 12, célszám 13: mellé. (fedezék +1)",
    ),
    (
        "shot",
        {
            "figure": "a7",
            "target": "b4",
            "die": 10,
            "chain": 4,
            "C": 5,
            "total": 19,
            "target_number": 17,
            "hit": 1,
            "modifiers": [],
        },
        "A7 shoots at B4: 10 + 4 + C 5 = 19, 17 needed: hit.",
        "Az A7 lövése a B4-re: 10 + 4 + C 5 = 19, célszám 17: talált.",
    ),
    (
        "shot",
        {
            "figure": "a7",
            "target": "b4",
            "die": 10,
            "chain": 10,
            "C": 5,
            "total": 15,
            "target_number": 17,
            "hit": 0,
            "modifiers": [],
        },
        "A7 shoots at B4: 10 + 0 + C 5 = 15, 17 needed: miss.",
        "Az A7 lövése a B4-re: 10 + 0 + C 5 = 15, célszám 17: mellé.",
    ),
    (
        "lobbed",
        {
            "figure": "a7",
            "point": ["780", "1125", "0"],
            "die": 10,
            "chain": 10,
            "C": 5,
            "total": 15,
            "target_number": 13,
            "hit": 1,
            "modifiers": [],
        },
        "A7 aims at 78 cm east, 112.5 cm north: 10 + 0 + C 5 = 15, 13 needed: on target.",
        "Az A7 ide céloz: keletre 78 cm, északra 112,5 cm. 10 + 0 + C 5 = 15, célszám 13: pontos.",
    ),
    (
        "shot_from_nowhere",
        {"target": "b4", "die": 10, "chain": 10, "C": 4, "target_number": 13, "hit": 1},
        "A shot from nowhere at B4: 10 + 0 + C 4 = 14, 13 needed: hit.",
        "Lövés a semmiből a B4-re: 10 + 0 + C 4 = 14, célszám 13: talált.",
    ),
    ("played", {"seat": "b", "card": "no", "figure": ""}, "Side B plays “No!”.", "A B oldal kijátssza: „Nem!”."),
    ("picked", {"seat": "a", "card": "no"}, "Side A takes “No!”.", "Az A oldal kártyát vesz fel: „Nem!”."),
    (
        "swapped",
        {"seat": "a", "gave": "no", "took": "tit_for_tat"},
        "Side A swaps “No!” for “Tit for tat”.",
        "Az A oldal kártyát cserél: „Nem!” helyett „Amilyen az adjonisten…”.",
    ),
    (
        "hand_shown",
        {"seat": "a", "cards": ["no", "innocent"]},
        "Hand of side A: “No!”, “We did nothing, officer”.",
        "Az A oldal kezdőlapjai: „Nem!”, „Nem csináltunk mi semmit, biztos úr”.",
    ),
    (
        "rolled",
        {"figure": "", "by": "no", "die": 3, "needed": 4, "passed": 0},
        "“No!”: d6 3 (4+ needed): failure.",
        "„Nem!”: d6 3 (4+ kell), elmarad.",
    ),
    (
        "morale",
        {"figure": "b14", "leader": "b12", "test": "tactic", "Mo": 8, "dice": ["5", "4"], "passed": 0, "again": 0},
        "B14: Morale test for a tactic, with the Morale of B12, 5 + 4 = 9 against Mo 8: failed.",
        "A B14 morálpróbája taktikához, a B12 Mo értékével: 5 + 4 = 9, Mo 8: nem sikerült.",
    ),
    (
        "wounding",
        {"figure": "b2", "dice": ["8", "3"], "strength": 2, "E": 5, "wounds": 8},
        "Wound roll on B2: 8 + 3 + strength 2 = 13 against E 5: 8 wounds.",
        "A B2 sebesülése: 8 + 3 + erő 2 = 13, E 5: 8 seb.",
    ),
    (
        "scored",
        {"vp": 3, "why": "enemy_officer_down", "figure": "a1", "total": 7},
        "Side B scores 3 VP (the enemy officer is out of action, A1); total 7.",
        "A B oldal: +3 VP (az ellenséges tiszt harcképtelen, az A1); összesen 7.",
    ),
    ("moved", {"figure": "b10", "mm": 124}, "B10 moves 12.4 cm.", "A B10 12,4 cm-t mozog."),
    (
        "treated",
        {"figure": "a9", "other": "a6", "dice": 1, "kit": 0},
        "A9 treats A6: 1 die is rolled again in the next wounded check.",
        "Az A9 ellátja az A6-ot: a következő vizsgálaton 1 kocka újradobható.",
    ),
    ("broke", {"figure": "a13", "cause": "b7"}, "A13 breaks and runs from B7.", "Az A13 megtört, és menekül a B7 elől."),
    (
        "planted",
        {"round": 5},
        "A2 plants a charge on supply dump 1; it goes off at the end of round 5.",
        "Az A2 töltetet helyez el: 1. raktár; az 5. kör végén robban.",
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


@slow
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
