"""The row of Triumph & Tragedy says what the view says, field by field."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.cost import first, slow
from tests.rule import rule
from tests.rules.triumph.moving import turn, ways
from tests.tensors import fields, moments, name_of, named, parts, row
from tests.triumph.scatter import scattered
from tests.triumph.warlike import choose
from vezerkar import game
from vezerkar.engine import Dice, State
from vezerkar.engine.dice import key_of
from vezerkar.games.triumph.game_data import (
    AREAS,
    BLOCK_FACTION,
    BLOCKS,
    BORDER_A,
    BORDER_B,
    CARDS,
    DECKS,
    FACTIONS,
    FIRST_YEAR,
    LAND_COUNT,
    NATIONS,
    PARTIES,
    SEASONS,
    TECHS,
    THREE,
    TYPES,
)
from vezerkar.games.triumph.state import TURN_KINDS

TNT = game("triumph")
TENSOR = TNT.tensor()
PHASES = ["setup", "year_start", "production", "government", "command", "movement", "combat", "supply"]
LAND, SEAS = AREAS[:LAND_COUNT], AREAS[LAND_COUNT:]
DEEDS = ["moved", "acted", "joined", "fresh", "engaged", "invaded", "aggressed", "left_battle"]


def filled(names: Any, values: list[Any]) -> dict[str, Any]:
    """The values that are not empty, by name."""
    return {name: value for name, value in zip(names, values, strict=True) if value}


def told(s: State, seat: int) -> dict[str, Any]:
    """The row of a faction in the words of its view, all blocks in a form that both have."""
    found = fields(TENSOR, row(TENSOR, s, seat))
    order = [FACTIONS[(seat + i) % THREE] for i in range(THREE)]
    rows = len(found["own_place"])
    parties = [*order, *PARTIES[THREE:]]

    def by_name(names: Any, field: str, whose: list[str] = order) -> dict[str, Any]:
        return filled(names, [name_of(part, whose) for part in parts(found[field], len(names))])

    def sets(names: Any, field: str, elements: Any = order) -> dict[str, list[str]]:
        return filled(names, [sorted(named(part, elements)) for part in parts(found[field], len(names))])

    words: dict[str, Any] = {
        "seat": named(found["seat"], FACTIONS)[0],
        "year": FIRST_YEAR + found["year"].index(1),
        "season": name_of(found["season"], SEASONS),
        "phase": name_of(found["phase"], PHASES),
        "order": [name_of(part, order) for part in parts(found["order"], THREE)],
        "active": name_of(found["active"], order),
        "active_ally": name_of(found["active_ally"], order),
        "turn": name_of(found["turn"], TURN_KINDS),
        "waiting": sorted(named(found["asked"], order)),
        "struck": sorted(named(found["struck"], order)),
        "peace_broken": sorted(named(found["peace_broken"], order)),
        "shown": bool(found["shown"][0]),
        "intel": name_of(found["intel"], CARDS),
        "decks": dict(zip(DECKS, found["decks"], strict=True)),
        "control": by_name(LAND, "control", parties),
        "owners": by_name(LAND, "owner", parties[:-1]),
        "forts": filled(LAND, found["forts"]),
        "blockade": filled(LAND, found["blockade"]),
        "blockaded": by_name(LAND, "blockaded"),
        "support": sets(LAND, "support"),
        "seas": sets(SEAS, "seas"),
        "battle": name_of(found["battle"], AREAS),
        "targets": sets(parties[:-1], "targets", parties[:-1]),
        "came": set(),
        "crossed": {},
        "markers": by_name(NATIONS, "marker"),
        "violated": by_name(NATIONS, "violated"),
        "partners": by_name(NATIONS, "partner"),
        "foes": sets(NATIONS, "foes"),
        "armed": named(found["armed"], NATIONS),
        "fallen": named(found["fallen"], NATIONS),
        "laid_cards": sorted(named(found["laid_cards"], CARDS)),
        "piles": sorted(named(found["piles"], CARDS)),
        "strength": dict(zip(NATIONS, found["strength"], strict=False)),
        "hand": named(found["hand"], CARDS),
        "dividends": {value: count for value, count in enumerate(found["dividends"]) if count},
        "all_points": found["all_points"][0],
    }
    words |= {name: found[name][0] for name in ("commands", "passes", "usa_forces", "chits")}
    words |= {name: named(found[name], AREAS) for name in ("aggressed", "battles", "fought")}
    came, crossed = parts(found["came"], len(BORDER_A)), parts(found["crossed"], len(BORDER_A))
    known, deeds = parts(found["own_known"], rows), parts(found["own_deeds"], rows)
    for border, (a, b) in enumerate(zip(BORDER_A, BORDER_B, strict=True)):
        low, high = sorted((a, b))
        into_low, into_high = came[border]
        words["came"] |= {(AREAS[low], AREAS[high])} if into_low else set()
        words["came"] |= {(AREAS[high], AREAS[low])} if into_high else set()
        for i, units in enumerate(crossed[border]):
            if units:
                words["crossed"][AREAS[a], AREAS[b], order[i]] = units
    for name in ("influence", "laid"):
        counts = [filled(order, part) for part in parts(found[name], len(NATIONS))]
        words[name] = filled(NATIONS, counts)
    for name in ("war", "declared", "techs", "vault", "vault_cards", "kept", "commits"):
        elements = {"war": order, "declared": order, "techs": TECHS, "vault": TECHS}.get(name, CARDS)
        words[name] = sets(order, name, elements)
    for name in ("hand_size", "bought", "passive", "committed"):
        words[name] = {
            whose: dict(zip(DECKS, part, strict=True)) for whose, part in zip(order, parts(found[name], 3), strict=True)
        }
    for name in (
        *("vault_size", "dividends_size", "ind", "pop", "res", "production"),
        *("factory_cost", "raises_left", "points"),
    ):
        words[name] = dict(zip(order, found[name], strict=True))
    words["blocks"] = Counter()
    words["faces"] = Counter()
    words["escaped"] = Counter()
    words["deeds"] = Counter()
    for area, part in zip(AREAS, parts(found["blocks"], len(AREAS)), strict=True):
        words["blocks"] += Counter({(area, name): count for name, count in zip(NATIONS, part, strict=False)})
    for area, part in zip(AREAS, parts(found["faces"], len(AREAS)), strict=True):
        for whose, kinds in zip(order, parts(part, THREE), strict=True):
            words["faces"] += Counter({(area, whose, kind): cv for kind, cv in zip(TYPES, kinds, strict=True)})
    for area, part in zip(AREAS, parts(found["escaped"], len(AREAS)), strict=True):
        words["escaped"] += Counter({(area, whose): count for whose, count in zip(order, part, strict=True)})
    for area, part in zip(AREAS, parts(found["deeds"], len(AREAS)), strict=True):
        words["deeds"] += Counter({(area, deed): count for deed, count in zip(DEEDS, part, strict=True)})
    words["own"] = {}
    own = [name for block, name in enumerate(BLOCKS) if BLOCK_FACTION[block] == seat]
    for i in range(rows):
        if found["own_place"][i] >= 0:
            start, via = found["own_from"][i], found["own_via"][i]
            words["own"][own[i]] = {
                "area": AREAS[found["own_place"][i]],
                "cv": found["own_cv"][i],
                "known": sorted(named(known[i], order[1:])),
                "state": "escaped" if found["own_escaped"][i] else "open" if found["own_open"][i] else "upright",
                "from": AREAS[start] if start >= 0 else None,
                "via": AREAS[via] if via >= 0 else None,
                "flags": sorted(named(deeds[i], DEEDS)),
            }
    return words


def flags_of(deeds: Any) -> list[str]:
    """What a block has done, in the words of the row."""
    return sorted([*deeds["flags"], *(["moved"] if deeds["from"] else [])])


def shown(s: State, seat: int) -> dict[str, Any]:
    """The view of a faction in the form of `told`."""
    view: Any = TNT.view(s, seat)  # type: ignore[arg-type]
    mine = view["factions"][FACTIONS[seat]]
    alike = (
        *("seat", "year", "season", "phase", "order", "active", "active_ally", "turn", "shown", "intel", "decks", "control"),
        *("forts", "battle", "markers", "fallen", "strength", "commands", "passes", "usa_forces", "chits", "aggressed"),
        *("battles", "fought"),
    )
    words: dict[str, Any] = {name: view[name] for name in alike}
    words |= {name: sorted(view[name]) for name in ("waiting", "struck", "peace_broken")}
    words |= {name: {key: sorted(value) for key, value in view[name].items()} for name in ("support", "seas", "targets")}
    words["owners"] = {area: party for area, party in view["disputed"].items() if party}
    words["blockade"] = {area: 2 if marker["full"] else 1 for area, marker in view["blockade"].items()}
    words["blockaded"] = {area: marker["faction"] for area, marker in view["blockade"].items() if marker["faction"]}
    words["came"] = {(battle, start) for battle, start in view["came"]}
    words["crossed"] = {(*crossing["border"], crossing["faction"]): crossing["units"] for crossing in view["crossed"]}
    words["armed"] = [nation for nation in NATIONS if nation in view["armed"]]
    words["foes"] = {nation: sorted(minor["foes"]) for nation, minor in view["armed"].items() if minor["foes"]}
    words["violated"] = {nation: minor["violated"] for nation, minor in view["armed"].items() if minor["violated"]}
    words["partners"] = {nation: minor["partner"] for nation, minor in view["armed"].items() if minor["partner"]}
    words["influence"] = {nation: {of["faction"]: of["count"]} for nation, of in view["influence"].items()}
    words["laid"] = {nation: {of["faction"]: len(of["cards"])} for nation, of in view["laid"].items()}
    words["laid_cards"] = sorted(card for of in view["laid"].values() for card in of["cards"])
    words["piles"] = sorted(card for pile in view["piles"].values() for card in pile)
    words["hand"] = mine["hand"]
    words["dividends"] = dict(Counter(mine["dividends"]))
    words["all_points"] = mine["all_points"]
    factions = view["factions"].items()
    for name in ("war", "declared", "techs", "kept", "commits"):
        words[name] = {whose: sorted(of[name]) for whose, of in factions if of[name]}
    words["vault"] = {whose: sorted(pair["tech"] for pair in of["vault"]) for whose, of in factions if of["vault"]}
    words["vault_cards"] = {
        whose: sorted(card for pair in of["vault"] for card in pair["cards"]) for whose, of in factions if of["vault"]
    }
    for name in (
        *("hand_size", "bought", "passive", "committed", "vault_size", "dividends_size", "ind", "pop", "res", "production"),
        *("factory_cost", "raises_left", "points"),
    ):
        words[name] = {whose: of[name] for whose, of in factions}
    words |= {name: Counter() for name in ("blocks", "faces", "escaped", "deeds")}
    words["own"] = {}
    for group in view["groups"]:
        area, whose = group["area"], group["faction"]
        words["blocks"][area, group["nation"]] += group["size"]
        if group["state"] == "escaped":
            words["escaped"][area, whose] += group["size"]
        for face in group["blocks"] or group["faces"]:
            words["faces"][area, whose, face["unit"]] += face["cv"]
        for deeds in [*(group["blocks"] or group["faces"]), *group.get("hidden", ())]:
            for flag in flags_of(deeds):
                words["deeds"][area, flag] += deeds.get("size", 1)
        for block in group["blocks"] or ():
            words["own"][block["block"]] = {
                "area": area,
                "cv": block["cv"],
                "known": sorted(block["known"]),
                "state": group["state"],
                "from": block["from"],
                "via": block["via"],
                "flags": flags_of(block),
            }
    return words


@slow
@pytest.mark.parametrize("count", first((1, 10)))
def test_a_row_says_what_the_view_says(count: int) -> None:
    for i, s in enumerate(moments(TNT, range(count), every=50)):
        assert told(s, i % THREE) == shown(s, i % THREE)


@pytest.mark.parametrize("count", first((9, 300)))
def test_a_row_says_what_the_view_says_of_whatever_may_be(count: int) -> None:
    """Of positions with everything that can be on the table, which random games seldom have."""
    for seed in range(count):
        s, seat = scattered(seed), seed % THREE
        assert told(s, seat) == shown(s, seat)
        for looking in range(THREE):
            imagined = TNT.imagine(s, looking, Dice(key_of(f"scattered {seed}")))
            assert row(TENSOR, imagined, looking) == row(TENSOR, s, looking)


@rule("triumph", "11.51", "11.52")
def test_every_way_out_of_a_battle_has_a_code() -> None:
    """Tanks that leave a battle march on, so their way out may lie two areas from where they end."""
    s = turn("axis", war=["axis west"], markers={"poland": "axis"}, units=["germany tank ruhr", "britain infantry ruhr"])
    offered = ways(s, "germany tank ruhr")
    assert "to lvov via berlin" in offered
    assert {TNT.parse(text) for text in offered} <= set(TENSOR.codes)
    assert TNT.parse("to kiev via berlin") not in TENSOR.codes, "no unit marches so far"


@slow
def test_every_action_of_warlike_games_is_in_the_table() -> None:
    """Random players hardly get into battles; these do."""
    codes = set(TENSOR.codes)
    ways = set()
    for seed in range(4):
        match = TNT.start(seed, {"scenario": "1939"})
        rng = Random(seed)
        while match.outcome is None:
            decision = match.decisions()[0]
            offered = {action.code for action in decision.options}
            assert codes >= offered
            ways |= {action.notation for action in decision.options if " via " in action.notation}
            match.act(decision.seat, choose(decision, rng))
    assert len(ways) > 150
