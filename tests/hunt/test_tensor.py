"""The row of The Hunt says what the view says, field by field."""

from __future__ import annotations

from typing import Any

from tests.cost import slow
from tests.tensors import fields, moments, name_of, named, parts, row
from vezerkar import game
from vezerkar.engine import State
from vezerkar.games.hunt.game_data import CARDS, DECK, FORCES, FREIGHTERS, SEATS, SPACES, TRACK_LENGTH
from vezerkar.games.hunt.state import PHASES, PLANE

HUNT = game("hunt")
TENSOR = HUNT.tensor()
FORCE_PLACES = [*SPACES, *(f"track-{box + 1}" for box in range(TRACK_LENGTH))]
FREIGHTER_PLACES = [*SPACES, "bag", "arrived", "sunk"]


def told(s: State, seat: int) -> dict[str, Any]:
    """The row of a seat in the words of its view."""
    found = fields(TENSOR, row(TENSOR, s, seat))
    other = 1 - seat
    order = [SEATS[seat], SEATS[other]]
    cards = {seat: CARDS[seat * DECK : (seat + 1) * DECK] for seat in range(2)}

    def zone(name: str) -> dict[str, list[str]]:
        own, others = parts(found[name], 2)
        return {order[0]: named(own, cards[seat]), order[1]: named(others, cards[other])}

    words: dict[str, Any] = {
        "seat": named(found["seat"], SEATS)[0],
        "active": named(found["active"], order)[0],
        "waiting": sorted(named(found["asked"], order)),
        "phase": named(found["phase"], PHASES)[0],
        "plane": named(found["plane"], PLANE)[0],
        "historical": bool(found["options"][0]),
        "spee": name_of(found["spee"], SPACES),
        "maybe": named(found["belief"], SPACES),
        "altmark": name_of(found["altmark"], SPACES),
        "clues": named(found["clues"], SPACES),
        "moved": named(found["moved"], [*FORCES, "altmark"]),
        "searched": named(found["searched"], [*FORCES, "spee"]),
        "forces": {
            name: named(place, FORCE_PLACES)[0] for name, place in zip(FORCES, parts(found["forces"], len(FORCES)), strict=True)
        },
        "freighters": {
            name: named(place, FREIGHTER_PLACES)[0]
            for name, place in zip(FREIGHTERS, parts(found["freighters"], len(FREIGHTERS)), strict=True)
        },
        "hand": named(found["hand"], cards[seat]),
        "known": named(found["known"], cards[other]),
        "hands": dict(zip(order, found["hands"], strict=True)),
        "piles": dict(zip(order, found["piles"], strict=True)),
    }
    words |= {name: found[name][0] for name in ("turn", "reserve", "points", "bonus", "storm", "immune", "moves")}
    words |= {name: bool(found[name][0]) for name in ("shown", "advanced", "clue_due")}
    words |= {name: zone(name) for name in ("discard", "removed", "banked", "played")}
    words |= {"roll": found["roll"], "visited": dict(zip(SPACES, found["visited"], strict=True))}
    words |= {"last_moves": found["last_moves"]}
    words["battle"] = {
        "force": name_of(found["enemy"], FORCES),
        "duels": found["duels"][0],
        "damage": dict(zip(order, found["damage"], strict=True)),
        "bonus_halves": dict(zip(order, found["bonus_halves"], strict=True)),
        "laid": dict(zip(order, found["laid"], strict=True)),
        "own": name_of(found["own_laid"], cards[seat]),
    }
    return words


def shown(s: State, seat: int) -> dict[str, Any]:
    """The view of a seat in the form of `told`."""
    view: Any = HUNT.view(s, seat)  # type: ignore[arg-type]
    own, other = SEATS[seat], SEATS[1 - seat]
    alike = (
        *("seat", "active", "phase", "plane", "historical", "spee", "maybe", "altmark", "clues", "moved", "searched", "forces"),
        *("freighters", "turn", "reserve", "points", "bonus", "storm", "immune", "shown", "advanced", "clue_due"),
    )
    words: dict[str, Any] = {name: view[name] for name in alike}
    words["waiting"] = sorted(view["waiting"])
    words["hand"], words["known"] = view["cards"][own]["hand"], view["cards"][other]["hand"]
    words["hands"] = {name: view["cards"][name]["count"] for name in (own, other)}
    words["piles"] = {name: view["cards"][name]["pile"] for name in (own, other)}
    for zone in ("discard", "removed", "banked", "played"):
        words[zone] = {name: view["cards"][name][zone] for name in (own, other)}
    roll = view["roll"]
    words["roll"] = [roll["number"], roll["die"], roll["success"]] if roll else [0, 0, 0]
    words["moves"] = len(view["moves"])
    words["last_moves"] = [*view["moves"][:-5:-1], 0, 0, 0, 0][:4]
    course = list(view["course"] or ())
    if course and view["spee"]:
        course.pop()
    words["visited"] = {space: course.count(space) for space in SPACES}
    battle = view["battle"] or {"force": None, "duels": 0, "laid": {own: None, other: None}}
    laid = battle["laid"]
    words["battle"] = {
        "force": battle["force"],
        "duels": battle["duels"],
        "damage": battle.get("damage", {own: 0, other: 0}),
        "bonus_halves": battle.get("bonus_halves", {own: 0, other: 0}),
        "laid": {name: int(laid[name] is not None) for name in (own, other)},
        "own": laid[own],
    }
    return words


@slow
def test_a_row_says_what_the_view_says() -> None:
    battles = 0
    for s in moments(HUNT, range(40), every=2):
        for seat in range(2):
            assert told(s, seat) == shown(s, seat)
        battles += shown(s, 0)["battle"]["force"] is not None
    assert battles > 10
