"""Moves in all worlds of a bundle at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from math import inf
from time import monotonic
from typing import Any, Final

from vezerkar.bots import bot
from vezerkar.engine import Event, IllegalAction, Match, Observation
from vezerkar.engine.dice import Dice, key_of
from vezerkar.study.bundle import Bundle, Group, Step, World, fresh
from vezerkar.study.moves import DEFAULT, MOST_MOVES, BadMove, Move

MOST_BRANCHES: Final = 6
"""Largest number of faces of which all are looked at."""

MOST_TRIED: Final = 12
"""Largest number of numbers from the dice for which it is found out, one by one, whether a seat learns of them."""


def play_line(bundle: Bundle, moves: Sequence[Move], seconds: float = inf) -> list[Step]:
    """Make one move after the other. Raises as `play` does, and `BadMove` if it takes longer than so many seconds."""
    if len(moves) > MOST_MOVES:
        raise BadMove(f"a line has at most {MOST_MOVES} moves")
    end = monotonic() + seconds
    steps: list[Step] = []
    for move in moves:
        check_time(end)
        steps.append(play(bundle, move))
        bundle = steps[-1].after()
    return steps


def play(bundle: Bundle, move: Move) -> Step:
    """Make a move in all worlds, and sort them by what the seat learns.

    Worlds in which it is not possible drop out. The dice show the same in all worlds, so these differ by what is hidden and not
    by luck; numbers of which the seat learns nothing, as when others draw cards, are each world's own. Raises `IllegalAction`,
    or `BadMove` for faces that do not come up, if the move is possible in no world, and `BadSeat`.
    """
    followed: list[Followed] = []
    dropped: list[int] = []
    refused: IllegalAction | BadMove | None = None
    for world in bundle.worlds:
        try:
            followed.append(follow(bundle, world, move))
        except (IllegalAction, BadMove) as error:
            refused = refused or error
            dropped.append(world.number)
    if not followed:
        assert refused is not None
        raise refused
    chance = Fraction(1)
    for sides, _ in followed[0].world.numbers[: len(move.faces)]:
        chance /= sides
    return Step(move, bundle, groups(followed), tuple(dropped), chance)


def every_face(bundle: Bundle, move: Move, seconds: float = inf) -> list[Step]:
    """Make a move once with each face of the first number that it takes from the dice.

    Raises as `play` does, and `BadMove` if it takes none or there are too many, or if it takes longer than so many seconds.
    """
    end = monotonic() + seconds
    check_time(end)
    numbers = play(bundle, replace(move, faces=())).groups[0].worlds[0].numbers
    if not numbers:
        raise BadMove(f"{move.action!r} takes nothing from the dice")
    sides = numbers[0][0]
    if sides > MOST_BRANCHES:
        raise BadMove(f"there are {sides} numbers to take; all are looked at if there are at most {MOST_BRANCHES}")
    steps: list[Step] = []
    for face in range(1, sides + 1):
        check_time(end)
        steps.append(play(bundle, replace(move, faces=(face,))))
    return steps


def check_time(end: float) -> None:
    """Raise `BadMove` if a line takes longer than until then."""
    if monotonic() > end:
        raise BadMove("this line takes too long to play; begin it at a later moment")


@dataclass(frozen=True, slots=True)
class Followed:
    """A world after a move, the events of it that the seat may know, and what it learned, which can be compared."""

    world: World
    events: tuple[Event, ...]
    learned: object


def follow(bundle: Bundle, world: World, move: Move) -> Followed:
    """Return what becomes of a world with a move. Raises `IllegalAction`, `BadMove` and `BadSeat`."""
    chosen = {at: face - 1 for at, face in enumerate(move.faces)}
    attempt = partial(act, bundle, world, move, choice(bundle, world, move))
    found = attempt(chosen)
    free = range(len(chosen), len(found.world.numbers))
    if not free:
        return found
    dice = Dice(key_of(f"what-if {bundle.key} {bundle.depth} {move.roll} {world.number}"))
    own = {at: dice.word(at) for at in free}
    hidden = attempt(chosen | own)
    if hidden.learned == found.learned:
        return hidden
    if len(free) > MOST_TRIED:
        return found
    for at in free:
        trial = attempt(chosen | {at: own[at]})
        if trial.learned == found.learned:
            chosen[at], found = own[at], trial
    return found


def act(bundle: Bundle, world: World, move: Move, done: str, script: dict[int, int]) -> Followed:
    """Do in a world what was chosen, with some numbers of the dice given. Raises as `follow` does."""
    match = bundle.match(world)
    match.event_log = []
    dice = Dice(key_of(f"what-if {bundle.key} {bundle.depth} {move.roll}"), script)
    dice.notes = []
    match.state = fresh(match.state, dice, bundle.game)
    played = match.act(move.seat, done)
    numbers = tuple((sides, dice.word(index) % sides + 1) for index, sides in dice.notes)
    dice.notes = None
    check_faces(move, played.notation, numbers)
    told = [(bundle.depth + 1, event) for event in match.event_log]
    after = World(world.number, match.state, (*world.told, *told), played.notation, numbers, world.true)
    events = tuple(match.events(bundle.seat))
    return Followed(after, events, learned(bundle, match, events))


def check_faces(move: Move, done: str, numbers: Sequence[tuple[int, int]]) -> None:
    """Raise `BadMove` if the dice cannot show what was chosen: the numbers that were taken are others."""
    if len(numbers) < len(move.faces):
        raise BadMove(f"{done!r} takes {len(numbers)} numbers from the dice, not {len(move.faces)}")
    for at, (face, (sides, _)) in enumerate(zip(move.faces, numbers, strict=False), 1):
        if not 1 <= face <= sides:
            raise BadMove(f"number {at} that {done!r} takes from the dice can be 1 to {sides}, not {face}")


def choice(bundle: Bundle, world: World, move: Move) -> str:
    """Return the notation of what a seat does in a world. Raises `IllegalAction`, `BadSeat` and `UnknownBot`."""
    if not move.action.startswith("@"):
        return move.action
    match = bundle.match(world)
    if move.action == DEFAULT:
        return match.decision(move.seat).default.notation
    player = bot(move.action[1:], bundle.game.id, f"what-if {bundle.key} {bundle.depth} {move.roll}")
    return player.choose(Observation.of(match, move.seat)).notation


def learned(bundle: Bundle, match: Match[Any, Any], events: Sequence[Event]) -> object:
    """Return what a seat knows of a world after a move that has told it these events, so that it can be compared.

    When a game is over everything lies open. Then only how it ended counts, or no two worlds would be alike.
    """
    if match.outcome is not None:
        return match.outcome
    told = [(event.kind, event.data) for event in events]
    return match.waiting(), told, match.view(bundle.seat)


def groups(followed: Sequence[Followed]) -> tuple[Group, ...]:
    """Sort worlds by what the seat has learned, the largest group first."""
    alike: list[list[Followed]] = []
    for one in followed:
        same = next((others for others in alike if others[0].learned == one.learned), None)
        if same is None:
            alike.append([one])
        else:
            same.append(one)
    guesses = sum(not one.world.true for one in followed)
    found: list[Group] = []
    for same in alike:
        share = Fraction(sum(not one.world.true for one in same), max(1, guesses))
        found.append(Group(tuple(one.world for one in same), same[0].events, share))
    return tuple(sorted(found, key=lambda group: (-group.share, group.worlds[0].number)))
