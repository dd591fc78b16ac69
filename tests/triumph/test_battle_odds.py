"""The odds of whole battles: those that the rules come to when they play the battles out."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

import pytest

from tests.cost import slow
from tests.triumph.test_scene import TNT, placed
from tests.triumph.test_stage import engaged, stage
from vezerkar.engine import Match
from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.dice import Dice, key_of
from vezerkar.engine.state import apply, options, step_of
from vezerkar.games.triumph.game_data import AREA_INDEX, BLOCK_FACTION, BLOCK_TYPE, PARTIES, THREE
from vezerkar.games.triumph.notation import DONE, FIRE, LOSE, STAY, TARGET
from vezerkar.games.triumph.presentation.battle_odds import NO_WINNER, Forecast
from vezerkar.games.triumph.presentation.foresight import DEALS, foresee, worlds
from vezerkar.games.triumph.presentation.typed_view import TypedView
from vezerkar.games.triumph.presentation.view_state import ViewState
from vezerkar.games.triumph.rules.battle import class_of, firepower, is_target
from vezerkar.games.triumph.rules.fire import dice_of
from vezerkar.games.triumph.rules.rounds import next_up
from vezerkar.games.triumph.rules.units import BLOCK_BIT
from vezerkar.games.triumph.state import TntState

TIMES: Final = 300
"""So often every battle is played out."""


def fighting(area: str, blocks: dict[str, int], fought: bool = True) -> Match[Any, Any]:
    """The Axis fights the West in an area, where there are these blocks with their CV."""
    position: dict[str, Any] = dict(placed().position())
    position["stack"] = [["Year", 4], ["Season"], ["PlayerTurn", 1], ["CombatPhase"]]
    state = position["state"]
    state |= {"season": "spring", "active": "axis", "turn": "full", "commands": 0, "under_way": True, "shown": True}
    state["factions"]["axis"] |= {"war": ["west"], "declared": ["west"]}
    state["factions"]["west"]["war"] = ["axis"]
    state["blocks"] = {name: {"area": area, "cv": cv} for name, cv in blocks.items()}
    match = TNT.position(position)
    if fought:
        match.act("axis", f"battle {area}")
    return match


BATTLES: Final[dict[str, tuple[str, dict[str, int]]]] = {
    "a tank and an air force against infantry": (
        "lorraine",
        {"germany_tank_1": 3, "germany_air_force_1": 2, "france_infantry_5": 2, "france_infantry_6": 1},
    ),
    "who loses his ground units must leave": (
        "lorraine",
        {"germany_infantry_11": 3, "germany_infantry_12": 3, "france_infantry_5": 1, "france_air_force_1": 2},
    ),
    "a fortress holds": ("lorraine", {"germany_infantry_11": 2, "germany_tank_1": 1, "france_fortress_1": 2}),
    "fleets and submarines": (
        "north_sea",
        {"germany_fleet_1": 2, "germany_submarine_1": 3, "britain_fleet_1": 2, "britain_carrier_1": 2},
    ),
    "an air force over the sea and a convoy": (
        "north_sea",
        {"germany_fleet_1": 3, "germany_air_force_1": 1, "britain_fleet_1": 1, "britain_infantry_1": 3},
    ),
}


def best_shot(s: TntState, area: int, block: int, shots: list[int]) -> int:
    """The shot that hits most often; of equal ones at the class with more strength left."""

    def worth(action: int) -> tuple[int, int, int]:
        kind = action - FIRE
        targets = s.targets[BLOCK_FACTION[block]]
        mass = sum(s.cv[other] for other in s.at[area] if is_target(s, area, other, targets) and class_of(s, other) == kind)
        return dice_of(s, area, block, kind) // s.cv[block] * firepower(s, block, kind), mass, -kind

    return max(shots, key=worth)


def choice(s: TntState, seat: int, area: int) -> int:
    """What is assumed of everybody (see `battle_odds`)."""
    found = options(s, seat)
    args = step_of(s).question(s, seat).args
    shots = [action for action in found if FIRE <= action < FIRE + 4]
    if shots:
        ready = getattr(step_of(s), "block", None)
        if ready is None:
            ready = next_up(s, area)[0]
        return best_shot(s, area, ready, shots)
    if "hits" in args:
        return max(found, key=lambda action: (bool(s.done & BLOCK_BIT[action - LOSE]), -BLOCK_TYPE[action - LOSE], -action))
    if STAY in found:
        return STAY
    if DONE in found:
        return DONE
    return max(found) if TARGET < found[0] < TARGET + 16 else found[0]


def strength(s: TntState, faction: int) -> int:
    """The CV of a faction on the map."""
    return sum(s.cv[block] for block, owner in enumerate(BLOCK_FACTION) if owner == faction and s.place[block] >= 0)


def played_out(match: Match[Any, Any], area: str, seed: str) -> tuple[str, list[int]]:
    """The winner, and what each faction has lost, when the rules play the battle out with these dice."""
    s = match.state.clone()
    before = [strength(s, faction) for faction in range(THREE)]
    s.dice, s.drawn, s.sink = Dice(key_of(seed)), 0, []
    winner = fought_out(s, area)
    return winner, [had - strength(s, faction) for faction, had in enumerate(before)]


def fought_out(s: TntState, area: str) -> str:
    """The winner when the rules play a battle in progress out."""
    assert s.sink is not None
    while not any(event.kind == "battle_over" for event in s.sink):
        seat = next(seat for seat in range(THREE) if s.asked & BIT[seat])
        apply(s, seat, choice(s, seat, AREA_INDEX[area]))
    return str(next(event.data["winner"] for event in s.sink if event.kind == "battle_over"))


def foreseen(match: Match[Any, Any], area: str) -> Forecast:
    """The odds as a spectator has them."""
    sheet = TypedView(match.view(None))
    found = foresee(sheet, ViewState(sheet), area)
    assert found is not None
    return found


@slow
@pytest.mark.parametrize("name", BATTLES)
def test_the_odds_are_those_of_the_battles_that_the_rules_play_out(name: str) -> None:
    area, blocks = BATTLES[name]
    match = fighting(area, blocks)
    odds = foreseen(match, area)
    assert abs(sum(odds.winners.values()) - 1) < 1e-4
    won = dict.fromkeys(["nobody", *PARTIES], 0)
    lost = [0] * THREE
    for n in range(TIMES):
        winner, losses = played_out(match, area, f"{name} {n}")
        won[winner] += 1
        lost = [sum_ + more for sum_, more in zip(lost, losses, strict=True)]
    for party, count in won.items():
        expected = odds.winners.get(NO_WINNER if party == "nobody" else PARTIES.index(party), 0.0)
        margin = 4 * sqrt(expected * (1 - expected) / TIMES) + 0.005
        assert abs(count / TIMES - expected) < margin, (party, count / TIMES, expected)
    for faction, loss in odds.losses.items():
        assert abs(lost[faction] / TIMES - loss) < 4 * 2 / sqrt(TIMES), (PARTIES[faction], lost[faction] / TIMES, loss)


def test_hidden_blocks_are_dealt_within_what_everybody_knows() -> None:
    blocks = {
        "germany_infantry_11": 2,
        "germany_tank_1": 3,
        "france_infantry_5": 2,
        "france_infantry_6": 1,
        "france_fortress_1": 3,
    }
    match = fighting("lorraine", blocks, fought=False)
    theirs, ours = TypedView(match.view("axis")), TypedView(match.view("west"))
    assert len(worlds(ours, ViewState(ours), "lorraine")) == 1, "the West sees the Aggressor's blocks and its own"
    dealt = worlds(theirs, ViewState(theirs), "lorraine")
    assert len(dealt) == DEALS
    faces = {tuple((BLOCK_TYPE[block], world.s.cv[block]) for block in world.s.at[AREA_INDEX["lorraine"]]) for world in dealt}
    assert len(faces) > 1, "not all deals are the same"
    for world in dealt:
        assert strength(world.s, PARTIES.index("west")) == 6, "the CV on the map is public"
        assert len(world.s.at[AREA_INDEX["lorraine"]]) == len(blocks)
    assert foresee(theirs, ViewState(theirs), "lorraine") == foresee(theirs, ViewState(theirs), "lorraine")


def test_the_stage_has_the_odds_before_and_now() -> None:
    begun = stage(engaged(), None)
    assert [chance.seat for chance in begun.chances] == ["axis", "west", ""]
    assert abs(sum(chance.before for chance in begun.chances) - 1) < 1e-4
    assert all(chance.before == chance.now for chance in begun.chances)
    later = stage(engaged(("west", "fire a"), ("axis", "fire g")), None)
    for chance, same in zip(later.chances, begun.chances, strict=True):
        assert abs(chance.before - same.before) < 1e-6, "what was foreseen does not change"
    assert [chance.now for chance in later.chances] != [chance.before for chance in later.chances]
    assert "% before, now " in later.chances[0].label


def test_hits_that_are_not_dealt_yet_count() -> None:
    match = engaged(("west", "fire a"), ("axis", "fire g"))
    assert match.decision("west").prompt == "ask-lose"
    undealt = stage(match, None).chances
    dealt = []
    while match.waiting() == ("west",) and match.decision("west").prompt == "ask-lose":
        options = match.decision("west").options
        match.act("west", next((one.notation for one in options if "fortress" in one.notation), options[0].notation))
        dealt.append(stage(match, None).chances)
    assert [round(one.now, 6) for one in dealt[-1]] == [round(one.now, 6) for one in undealt]


def test_a_battle_that_is_over_says_how_likely_its_end_was() -> None:
    match = engaged()
    begun = stage(match, "west").chances
    while match.view(None)["battle"]:
        [seat, *_] = match.waiting()
        match.act(seat, match.decision(seat).default.notation)
    over = stage(match, "west")
    assert over.over and [chance.now for chance in over.chances] == [0.0, 0.0, 1.0]
    for chance, same in zip(over.chances, begun, strict=True):
        assert abs(chance.before - same.before) < 1e-3
    assert stage(match, None).chances == [], "a spectator does not see any more who is there"
