"""The row of WG35 says what the view says, field by field."""

from __future__ import annotations

from itertools import islice
from math import hypot
from typing import Any

import pytest

from tests.cost import first
from tests.tensors import fields, moments, name_of, named, parts, row
from vezerkar import game
from vezerkar.engine import Dice, State
from vezerkar.engine.dice import key_of
from vezerkar.engine.state import options
from vezerkar.games.wg35.battle.numbering import MEN, RANKS, SEATS
from vezerkar.games.wg35.game_data import ABILITIES, ARMIES, CARDS, ITEMS, MISSIONS, TABLE_IDS, THINGS, UNITS
from vezerkar.games.wg35.library.records import CHARACTERISTICS
from vezerkar.games.wg35.notation import FIGURES, MODES
from vezerkar.games.wg35.roster.text import parse
from vezerkar.games.wg35.tensor import ARMS

WG35 = game("wg35")
TENSOR = WG35.tensor()
READY = WG35.recommended
PHASES = ["set_up", "cards", "activations", "end"]
WHEREABOUTS = ["on", "arriving", "called", "reserve", "out", "evacuated", "away"]
CONDITIONS = [
    *("concealed", "shocked", "broken", "refuge", "helpless", "activated", "treated", "fired", "acted", "flagged", "guarded"),
    *("aimed", "trail", "passage", "charges"),
]
POSTURES = ["standing", "prone", "hidden"]
STANCES = ["carried", "ready", "set_up", "towed"]
MARKERS = ["objective", "supply_dump", "loot_crate"]
ARM_LOAD, CRATE_LOAD = 64, 256


def place(numbers: list[int]) -> list[int] | None:
    """A point, None if there is none."""
    return None if numbers[0] < 0 else numbers


def index(number: int, names: Any) -> str | None:
    """The name of a number, None if there is none."""
    return None if number < 0 else names[number]


def told(s: State, seat: int) -> dict[str, Any]:
    """The row of a side in the words of its view."""
    found = fields(TENSOR, row(TENSOR, s, seat))
    order = [SEATS[seat], SEATS[1 - seat]]
    men = [*FIGURES[seat * RANKS : (seat + 1) * RANKS], *FIGURES[(1 - seat) * RANKS : (2 - seat) * RANKS]]

    rows = {name: parts(numbers, MEN) for name, numbers in found.items() if len(numbers) % MEN == 0}

    def by_man(name: str) -> list[Any]:
        return rows[name]

    words: dict[str, Any] = {
        "seat": name_of(found["seat"], SEATS),
        "waiting": sorted(named(found["asked"], order)),
        "mission": name_of(found["mission"], MISSIONS),
        "table": name_of(found["table"], TABLE_IDS),
        "shown": found["shown"].index(1),
        "phase": name_of(found["phase"], PHASES),
        "first": name_of(found["first"], order),
        "turn": name_of(found["turn"], order),
        "active": name_of(found["active"], men),
        "round": found["round"][0],
        "options": [found["agreed_points"][0], found["rounds"][0], found["scale"][0], *found["options"]],
        "sides": {},
        "figures": {},
        "covers": [[men[i], men[other]] for i, other in enumerate(found["covers"]) if other >= 0],
        "surprises": [[men[i], men[other]] for i, other in enumerate(found["surprises"]) if other >= 0],
        "loot": {},
        "markers": [],
        "doors": [[bool(one), bool(other)] for one, other in zip(found["doors_open"], found["doors_locked"], strict=True)],
        "smoke": [[at, wide] for at, wide in zip(parts(found["smoke_at"], 8), found["smoke"], strict=True) if wide],
        "path": [at for at in parts(found["path"], 8) if at[0] >= 0],
        "mm": found["path_mm"][0],
    }
    for i, side in enumerate(order):
        year = found["year"][i]
        words["sides"][side] = {
            "army": name_of(parts(found["army"], 2)[i], ARMIES),
            "year": year if year > 1934 else None,
            "edge": name_of(parts(found["edge"], 2)[i], ("south", "north")),
            "vp": found["points"][i],
            "losses": found["losses"][i],
            "strength": found["strength"][i],
            "hurrah": bool(found["hurrah"][i]),
            "pincer": bool(found["pincer"][i]),
            "no_supply_until": found["no_supply_until"][i],
        }
        for name in ("hand", "pool", "used"):
            copies = parts(found[name], 2)[i]
            words["sides"][side][name] = {card: count for card, count in zip(CARDS, copies, strict=True) if count}
    for i, name in enumerate(men):
        if not found["there"][i]:
            continue
        words["figures"][name] = {
            "unit": index(found["unit"][i], UNITS),
            "class": name_of(by_man("class")[i], ("officer", "private", "specialist", "ally")),
            "woman": bool(found["woman"][i]),
            "where": name_of(by_man("where")[i], WHEREABOUTS) or "nowhere",
            "at": place(by_man("at")[i]),
            "posture": name_of(by_man("posture")[i], POSTURES),
            "hide": found["hide"][i],
            "lookout": found["lookout"][i],
            "conditions": named(by_man("conditions")[i], CONDITIONS),
            "actions": found["actions"][i],
            "profile": dict(zip(CHARACTERISTICS, by_man("profile")[i], strict=True)),
            "cause": index(found["cause"][i], men),
            "cause_at": place(by_man("cause_at")[i]),
            "in_hand": index(found["in_hand"][i], THINGS),
            "load": [index(found["load_figure"][i], men), index(found["load_thing"][i], THINGS), found["load_marker"][i]],
            "items": {item: count for item, count in zip(ITEMS, by_man("items")[i], strict=True) if count},
            "abilities": named(by_man("abilities")[i], ABILITIES),
            "facing": by_man("facing")[i],
            **dict(zip(("weak", "bleeding", "reroll", "remove"), by_man("wounds")[i], strict=True)),
            **dict(zip(("ammo", "kits"), by_man("stock")[i], strict=True)),
        }
        at, carrier = place(by_man("loot_at")[i]), index(found["loot_carrier"][i], men)
        if at or carrier:
            words["loot"][name] = [at, carrier]
    words["arms"] = []
    arms_at = parts(found["arm_at"], 2 * ARMS)
    for i in range(2 * ARMS):
        if found["arm"][i] >= 0:
            words["arms"].append(
                {
                    "id": THINGS[found["arm"][i]],
                    "owner": men[found["arm_owner"][i]],
                    "shots": found["arm_shots"][i],
                    "loaded": found["arm_loaded"][i],
                    "dry": bool(found["arm_dry"][i]),
                    "gone": bool(found["arm_gone"][i]),
                    "stance": STANCES[found["arm_stance"][i]],
                    "at": place(arms_at[i]),
                }
            )
    for i, kind in enumerate(parts(found["marker"], 12)):
        if any(kind):
            words["markers"].append(
                {
                    "kind": name_of(kind, MARKERS),
                    "at": place(parts(found["marker_at"], 12)[i]),
                    "carrier": index(found["marker_carrier"][i], men),
                    "fuse": found["marker_fuse"][i],
                }
            )
    words["attack"] = None
    if any(found["attack"]):
        words["attack"] = {
            "kind": name_of(found["attack"], ("shot", "blast", "blow")),
            "side": name_of(found["attack_side"], order),
            "mode": name_of(found["attack_mode"], MODES),
            "thing": index(found["attack_thing"][0], THINGS),
            "at": place(found["attack_at"]),
            "indirect": bool(found["attack_indirect"][0]),
            "used": sum(1 << i for i, bit in enumerate(found["attack_used"]) if bit),
            "once": sum(1 << i for i, bit in enumerate(found["attack_once"]) if bit),
            **dict(zip(("by", "target", "victim", "helper"), [index(i, men) for i in found["attack_figures"]], strict=True)),
            **dict(zip(("x", "left", "roll"), found["attack_numbers"], strict=True)),
            **dict(zip(("hit_c", "hit_tn", "margin", "strength", "ap"), found["attack_changes"], strict=True)),
        }
    words["roster"] = [
        (UNITS[unit], sorted(thing for thing, count in zip(THINGS, takes, strict=True) for _ in range(count)))
        for unit, takes in zip(found["roster"], parts(found["roster_takes"], RANKS), strict=True)
        if unit >= 0
    ]
    return words


def shown(s: State, seat: int) -> dict[str, Any]:
    """The view of a side in the form of `told`."""
    view: Any = WG35.view(s, seat)  # type: ignore[arg-type]
    order = [SEATS[seat], SEATS[1 - seat]]
    agreed = view["options"]
    words: dict[str, Any] = {
        name: view[name] for name in ("seat", "waiting", "mission", "table", "shown", "phase", "first", "turn", "active", "round")
    }
    words["options"] = [
        *(agreed["points"], agreed["rounds"], agreed["scale"]),
        *(int(agreed[name]) for name in ("draw", "melee_shock", "wide_sight")),
    ]
    words["sides"] = {}
    for side in order:
        own = dict(view["sides"][side])
        roster = own.pop("roster")
        if side == SEATS[seat] and view["shown"] == 0:
            written = parse(roster).figures if roster else ()
            words["roster"] = [(figure.unit, sorted(figure.takes)) for figure in written]
        for name in ("hand", "pool"):
            own[name] = own[name] or {}
        if own["army"] is None:
            own["year"] = None
        words["sides"][side] = own
    words.setdefault("roster", [])
    things = [arm["id"] for arm in view["arms"]]
    words["figures"] = {}
    for name, man in view["figures"].items():
        load = man["load"]
        east, north = man["facing"]
        length = hypot(east, north)
        words["figures"][name] = {
            key: man[key]
            for key in (
                *("unit", "class", "woman", "where", "at", "posture", "hide", "lookout", "conditions", "actions", "profile"),
                *("cause", "cause_at", "weak", "bleeding", "reroll", "remove", "ammo", "kits"),
            )
        }
        words["figures"][name] |= {
            "in_hand": things[man["in_hand"]] if man["in_hand"] >= 0 else None,
            "load": [
                FIGURES[load] if 0 <= load < ARM_LOAD else None,
                things[load - ARM_LOAD] if ARM_LOAD <= load < CRATE_LOAD else None,
                max(load - CRATE_LOAD, -1),
            ],
            "items": {item: man["items"].count(item) for item in man["items"]},
            "abilities": sorted(man["abilities"], key=ABILITIES.index),
            "facing": pytest.approx([127 * east / length, 127 * north / length], abs=1.5),
        }
    words["figures"] = {name: man for side in order for name, man in words["figures"].items() if name.startswith(side)}
    arms = sorted(view["arms"], key=lambda arm: not arm["owner"].startswith(SEATS[seat]))
    words["arms"] = arms
    words["loot"] = {one["of"]: [one["at"], one["carrier"]] for one in view["loot"]}
    words["markers"] = [{key: marker[key] for key in ("kind", "at", "carrier", "fuse")} for marker in view["markers"]]
    doors = [[door["open"], door["locked"]] for door in view["doors"]]
    words["doors"] = [*doors, *[[False, False]] * (62 - len(doors))]
    words["smoke"] = [[cloud["at"], cloud["diameter"]] for cloud in view["smoke"]]
    words["path"] = view["path"][-8:]
    words["mm"] = view["spent"] // 100
    row_of = [*FIGURES[seat * RANKS : (seat + 1) * RANKS], *FIGURES].index
    words |= {name: sorted(view[name], key=lambda pair: row_of(pair[0])) for name in ("covers", "surprises")}
    words["attack"] = None
    if view["attack"]:
        attack = dict(view["attack"])
        arm = attack.pop("arm")
        words["attack"] = attack | {"thing": things[arm] if arm >= 0 else None}
    return words


def compare(s: State, seat: int) -> dict[str, Any]:
    """Compare both, part by part."""
    said, seen = told(s, seat), shown(s, seat)
    assert said.keys() == seen.keys()
    for name, part in seen.items():
        assert said[name] == part, name
    return seen


@pytest.mark.slow
@pytest.mark.parametrize("count", first((1, 10)))
def test_a_row_says_what_the_view_says(count: int) -> None:
    attacks = 0
    for i, s in enumerate(moments(WG35, [f"row {seed}" for seed in range(count)], options_of=READY)):
        if s.attacks or i % 40 == 0:  # type: ignore[attr-defined]
            attacks += compare(s, i % 2)["attack"] is not None
    assert attacks > 5


@pytest.mark.slow
def test_an_army_that_is_built_is_told_to_its_builder_alone() -> None:
    """While armies and hands are chosen the other side's are secret; nothing in a row or in what is offered gives them away."""
    built = 0
    for seed in range(2):
        for s in islice(moments(WG35, [f"muster {seed}"], options_of={"points": "200"}), 0, 180, 3):
            for seat in range(2):
                built += len(compare(s, seat)["roster"])
                imagined = WG35.imagine(s, seat, Dice(key_of(f"muster {seed}")))  # type: ignore[arg-type]
                assert row(TENSOR, imagined, seat) == row(TENSOR, s, seat)
                if s.asked >> seat & 1:
                    assert options(imagined, seat) == options(s, seat)
    assert built
