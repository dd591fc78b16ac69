"""Stored puzzles proved again by second opinions, which were written from the rulebooks and share nothing with the themes.

Of a puzzle only its question and its position are read, as plain data; of a battle of WG35 its view.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from tests.cost import slow
from tests.quartermaster import oracle as qmg
from tests.triumph import oracle as tnt
from tests.wg35 import oracle as wg35
from tests.wg35.placements import body_of, world_of
from vezerkar.games.wg35.rules.geometry.sight import HIDDEN, PRONE, STANDING, Post
from vezerkar.games.wg35.rules.geometry.table import table
from vezerkar.registry import GAMES, game
from vezerkar.study.puzzles import Posed, Puzzle, stored
from vezerkar.translation import translator

Answer = tuple[set[str], bool]
"""The right options by the second opinion, and True if all are to be marked, not one of them."""


def state_of(puzzle: Puzzle) -> Any:
    return puzzle.position["state"]


# --- Quartermaster General ---------------------------------------------------------------------------------------------


def qmg_board(puzzle: Puzzle) -> qmg.Board:
    countries: Mapping[str, Any] = state_of(puzzle)["countries"]
    pieces = {name: frozenset(one["pieces"]) for name, one in countries.items()}
    return qmg.Board(pieces, frozenset(card for one in countries.values() for card in one["status"]), False)


def qmg_unsupplied(board: qmg.Board) -> set[str]:
    return {f"{name}-{space}" for name in qmg.COUNTRIES for space in qmg.pieces(board, name) - qmg.supplied(board, name)}


def unsupplied(puzzle: Puzzle) -> Answer:
    return qmg_unsupplied(qmg_board(puzzle)), True


def cut(puzzle: Puzzle) -> Answer:
    board = qmg_board(puzzle)
    land, sea = qmg.battle_targets(board, puzzle.seat)
    before = qmg_unsupplied(board)
    cuts: dict[str, int] = {}
    for enemy in qmg.enemies(puzzle.seat):
        for space in qmg.pieces(board, enemy) & (land | sea):
            fallen = f"{enemy}-{space}"
            after = qmg_unsupplied(replace(board, pieces=board.pieces | {enemy: qmg.pieces(board, enemy) - {space}}))
            lost = {one for one in after - before if qmg.TEAM[one.partition("-")[0]] == qmg.TEAM[enemy]}
            cuts[fallen] = len(lost - {fallen})
    return {fallen for fallen, number in cuts.items() if number == max(cuts.values()) > 0}, False


# --- The Hunt ------------------------------------------------------------------------------------------------------------

SEA_MAP: Final = json.loads((Path(__file__).parents[2] / "src/vezerkar/games/hunt/data/map.json").read_text(encoding="utf-8"))
NEXT: Final[dict[str, set[str]]] = {space["id"]: {space["id"], *space["neighbours"]} for space in SEA_MAP["spaces"]}
"""A space and those next to it."""


def places(puzzle: Puzzle) -> Answer:
    maybe = set(NEXT)
    for fact in puzzle.ask["since"].split(","):
        kind, _, value = fact.partition(":")
        if kind == "seen":  # HUNT 65: her piece stands there
            assert value in maybe
            maybe = {value}
        elif kind == "moved":  # HUNT 39: as far as paid for, or less
            for _ in range(int(value)):
                maybe = {near for space in maybe for near in NEXT[space]}
        elif kind == "clue":  # HUNT 61: on her space or next to it
            maybe &= NEXT[value]
        elif kind == "missed":  # HUNT 82: the truth was told
            maybe -= {value}
        else:  # HUNT G08: one space away, not staying
            assert kind == "evaded"
            maybe = NEXT[value] - {value}
    return maybe, True


def clue(puzzle: Puzzle) -> Answer:
    state = state_of(puzzle)
    closed = {*state["clues"], state["altmark"]}
    # HUNT 63: where no space is free no Clue is asked for, and everybody sees that one is.
    maybe = {space for space in state["maybe"] if NEXT[space] - closed}
    left = {space: len(maybe & NEXT[space]) for space in NEXT[state["spee"]] - closed}
    return {space for space, number in left.items() if number == max(left.values())}, False


# --- Triumph & Tragedy ---------------------------------------------------------------------------------------------------

FACTION_OF: Final = {"germany": "axis", "italy": "axis", "britain": "west", "france": "west", "usa": "west", "ussr": "ussr"}


def tnt_position(puzzle: Puzzle) -> tnt.Position:
    state = state_of(puzzle)
    land = {area: side if side in tnt.FACTIONS else f"{side}:{tnt.NATION[area]}" for area, side in state["control"].items()}
    wars = {frozenset((name, foe)) for name, one in state["factions"].items() for foe in one["war"] if foe in tnt.FACTIONS}
    return tnt.Position(
        wars=frozenset(wars),
        armed={nation: frozenset(one["foes"]) for nation, one in state["armed"].items()},
        snapshot=tnt.Snapshot(land, {sea: frozenset(sides) for sea, sides in state["seas"].items()}),
    )


def fed_areas(puzzle: Puzzle) -> dict[str, int]:
    """The areas with Tanks or Infantry of the seat's faction, and how many."""
    found: dict[str, int] = {}
    for name, block in state_of(puzzle)["blocks"].items():
        nation, kind = name.split("_")[:2]
        if FACTION_OF[nation] == puzzle.seat and kind in ("tank", "infantry") and block["area"] in tnt.KIND:
            found[block["area"]] = found.get(block["area"], 0) + 1
    return found


def lines(puzzle: Puzzle) -> Answer:
    position = tnt_position(puzzle)
    return {area for area in fed_areas(puzzle) if not tnt.supply_line(position, puzzle.seat, area)}, True


def keystone(puzzle: Puzzle) -> Answer:
    position, units = tnt_position(puzzle), fed_areas(puzzle)
    snapshot = position.snapshot
    assert snapshot is not None
    rival = next(one for one in tnt.FACTIONS if frozenset((one, puzzle.seat)) in position.wars)
    before = {area for area in units if tnt.supply_line(position, puzzle.seat, area)}
    lost: dict[str, int] = {}
    for area in [area for area, side in snapshot.land.items() if side == puzzle.seat]:
        taken = replace(position, snapshot=replace(snapshot, land={**snapshot.land, area: rival}))
        cut_off = [one for one in before - {area} if not tnt.supply_line(taken, puzzle.seat, one)]
        lost[area] = sum(units[one] for one in cut_off)
    return {area for area, number in lost.items() if number == max(lost.values()) > 0}, False


LAND_MAP: Final = json.loads((Path(__file__).parents[2] / "src/vezerkar/games/triumph/data/map.json").read_text(encoding="utf-8"))
LIMITS: Final = {"plains": 3, "river": 2, "forest": 2, "mountain": 1, "coast": 1, "strait": 1}
"""T&T 11.52: so many Ground units may Engage across a border in one phase."""


def borders(puzzle: Puzzle) -> Answer:
    state, wars = state_of(puzzle), tnt_position(puzzle).wars
    foes = {other for other in tnt.FACTIONS if frozenset((other, puzzle.seat)) in wars}
    sides: dict[str, set[str]] = {}
    for name, block in state["blocks"].items():
        sides.setdefault(block["area"], set()).add(FACTION_OF[name.partition("_")[0]])
    # T&T 11.51: who is in a battle may not Engage again, not even out of one with the Fortress of a Minor.
    hostile = {nation for nation, one in state["armed"].items() if puzzle.seat in one["foes"]}
    forts = {area for area in state["forts"] if tnt.NATION[area] in hostile}
    free = {area: number for area, number in fed_areas(puzzle).items() if not sides[area] & foes and area not in forts}
    against = {area: 0 for area, there in sides.items() if there & foes and area in tnt.NATION}
    for border in LAND_MAP["borders"]:
        for start, goal in ((border["a"], border["b"]), (border["b"], border["a"])):
            if border["crossing"] == "land" and goal in against:
                against[goal] += min(free.get(start, 0), LIMITS[border["type"]])
    return {area for area, number in against.items() if number == max(against.values()) > 0}, False


# --- WG35 ----------------------------------------------------------------------------------------------------------------

POSTURES: Final = {"standing": STANDING, "prone": PRONE, "hidden": HIDDEN}


class Field:
    """The table of a puzzle and who stands on it, for the second opinion."""

    def __init__(self, puzzle: Puzzle) -> None:
        view: Any = Posed(puzzle).match.view(puzzle.seat)
        self.ground = table(view["table"])
        self.world = world_of(view["table"], self.ground, sum(1 << i for i, door in enumerate(view["doors"]) if door["open"]))
        self.men = {name: man for name, man in view["figures"].items() if man["at"] and "concealed" not in man["conditions"]}
        self.smoke = view["smoke"]

    def look(self, viewer: str, target: str) -> wg35.Seen:
        return self.world.look(self.body(viewer), self.body(target))

    def body(self, name: str) -> wg35.Body:
        man = self.men[name]
        x, y, z = man["at"]
        return body_of(self.ground, Post(x, y, z, POSTURES[man["posture"]], man["hide"], man["lookout"]))

    def sees(self, viewer: str, target: str) -> bool:
        x, y, _ = self.men[viewer]["at"]
        to_x, to_y, _ = self.men[target]["at"]
        east, north = self.men[viewer]["facing"]
        # WG35 1.5: in front is what lies on that side of the line of the shoulders, the line included.
        in_front = east * (to_x - x) + north * (to_y - y) >= 0
        smoke = any(4 * wg35.gap((x, y), (to_x, to_y), *cloud["at"][:2]) < cloud["diameter"] ** 2 for cloud in self.smoke)
        return in_front and not smoke and self.look(viewer, target).seen


def sight(puzzle: Puzzle, sees_him: bool) -> Answer:
    field, one = Field(puzzle), puzzle.ask["figure"]
    foes = [name for name in field.men if name[0] != one[0]]
    return {foe for foe in foes if (field.sees(foe, one) if sees_him else field.sees(one, foe))}, True


PROOFS: Final[dict[tuple[str, str], Callable[[Puzzle], Answer]]] = {
    ("quartermaster", "unsupplied"): unsupplied,
    ("quartermaster", "cut"): cut,
    ("hunt", "places"): places,
    ("hunt", "clue"): clue,
    ("triumph", "lines"): lines,
    ("triumph", "keystone"): keystone,
    ("triumph", "borders"): borders,
    ("wg35", "seers"): lambda puzzle: sight(puzzle, True),
    ("wg35", "seen"): lambda puzzle: sight(puzzle, False),
}


def looks_proved(puzzle: Puzzle) -> None:
    """The proof says of each look what the second opinion finds, with the rule for a figure in that posture."""
    posed, field, one = Posed(puzzle), Field(puzzle), puzzle.ask["figure"]
    told = {line.text: line.cite for line in posed.proof(translator("wg35", "en"))}
    for other in posed.right:
        viewer, target = (other, one) if puzzle.theme == "seers" else (one, other)
        look = field.look(viewer, target)
        points, cite = (4, "WG35 10.5") if field.men[target]["posture"] == "prone" else (24, "WG35 10.1")
        sentence = f"{viewer.upper()} sees {target.upper()}: {look.blocked} of {points} lines to its points are blocked."
        assert told.pop(sentence, None) == cite, (puzzle.id, sentence)
    for text, cite in told.items():
        blind = "WG35 10.5" if "prone" in text else "WG35 10.1"
        assert cite == (blind if text.startswith("No free line") else "WG35 1.6"), text


def proved(puzzle: Puzzle) -> None:
    right, all_of_them = PROOFS[puzzle.game, puzzle.theme](puzzle)
    posed = Posed(puzzle)
    assert posed.right == right, puzzle.id
    assert posed.theme.several == all_of_them
    assert posed.is_right(sorted(right) if all_of_them else [min(right)])
    assert not posed.is_right([next(one for one in posed.options if one not in right)])
    if puzzle.game == "wg35":
        looks_proved(puzzle)


def test_every_theme_has_a_second_opinion() -> None:
    assert set(PROOFS) == {(name, theme.id) for name in GAMES for theme in game(name).puzzles()}


@pytest.mark.parametrize(("name", "theme"), PROOFS)
def test_puzzles_are_proved_by_a_second_opinion(name: str, theme: str) -> None:
    for one in [one for one in stored(name).puzzles if one.theme == theme][:2]:
        proved(one)


@slow
@pytest.mark.parametrize(("name", "theme"), PROOFS)
def test_all_puzzles_are_proved_by_a_second_opinion(name: str, theme: str) -> None:
    for one in [one for one in stored(name).puzzles if one.theme == theme]:
        proved(one)


def test_a_look_at_one_who_lies_prone_has_four_lines() -> None:
    looked = [
        one for one in stored("wg35").puzzles if one.theme == "seers" and Field(one).men[one.ask["figure"]]["posture"] == "prone"
    ]
    assert looked
    looks_proved(looked[0])


def test_reasons_for_lack_of_supply_name_their_rules() -> None:
    rules = {"has no port": "QMG R-22", "no Army in a Supply space": "QMG R-20", "supplied pieces leads to it": "QMG R-25"}
    found: set[str] = set()
    for one in [one for one in stored("quartermaster").puzzles if one.theme == "unsupplied"]:
        for line in Posed(one).proof(translator("quartermaster", "en"))[:-1]:
            (cite,) = (rule for words, rule in rules.items() if words in line.text)
            assert line.cite == cite, line
            found.add(cite)
    assert found == set(rules.values())
