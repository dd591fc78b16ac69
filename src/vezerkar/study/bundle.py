"""A bundle of worlds: what a match may be, as far as a seat can know."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, Final

from vezerkar.engine import Event, Game, Match, State
from vezerkar.engine.dice import Dice, key_of
from vezerkar.study.moves import BadMove, Move

MOST_WORLDS: Final = 16
"""Largest number of worlds that are drawn."""

NOBODY: Final = Dice(key_of("nobody has rolled"))
"""The dice of a world in which nothing has been rolled: each move brings its own."""


@dataclass(frozen=True, slots=True)
class World:
    """One world: its number, its State, and the events in it since the bundle began, each with the number of its move.

    ``done`` is the last action in it, ``numbers`` what that took from the dice: how many there were, and which it was, from 1.
    ``true`` marks the world that was: there is one only where somebody asked for it.
    """

    number: int
    state: State
    told: tuple[tuple[int, Event], ...] = ()
    done: str = ""
    numbers: tuple[tuple[int, int], ...] = ()
    true: bool = False


@dataclass(frozen=True, slots=True)
class Bundle:
    """Worlds that a seat cannot tell apart.

    ``known`` are the events that the seat knew of when the bundle began, ``drawn`` is how many worlds were drawn then. ``depth``
    counts the moves since. ``share`` is how likely it is to come to these worlds, if others choose as they do here.
    """

    game: Game[Any, Any]
    options: dict[str, str]
    seat: str
    key: str
    known: tuple[Event, ...]
    worlds: tuple[World, ...]
    drawn: int
    depth: int = 0
    share: Fraction = Fraction(1)

    @property
    def shown(self) -> World:
        """The world that is looked at unless another is asked for."""
        return self.worlds[0]

    @property
    def guesses(self) -> int:
        """The number of worlds without the true one."""
        return sum(not world.true for world in self.worlds)

    def world(self, number: int) -> World:
        """Return the world of this number. Raises `BadMove` if it is not among them any more."""
        for world in self.worlds:
            if world.number == number:
                return world
        raise BadMove(f"world {number} is not among those here: {', '.join(str(world.number) for world in self.worlds)}")

    def match(self, world: World) -> Match[Any, Any]:
        """Return a world as a match, with the events that the seat knew of and all that has happened in that world since."""
        match = Match(self.game, self.game.same(world.state), self.options)
        match.event_log = [*self.known, *(event for _, event in world.told)]
        return match


@dataclass(frozen=True, slots=True)
class Group:
    """The worlds in which a seat has learned the same, and what it has learned: the ``events`` of the last move that it knows of.

    ``share`` is the part of the worlds that are in it.
    """

    worlds: tuple[World, ...]
    events: tuple[Event, ...]
    share: Fraction


@dataclass(frozen=True, slots=True)
class Step:
    """The outcome of a move: the groups, the largest first, and the numbers of the worlds in which it was not possible.

    ``chance`` is how likely the chosen faces are.
    """

    move: Move
    before: Bundle
    groups: tuple[Group, ...]
    dropped: tuple[int, ...]
    chance: Fraction

    def after(self) -> Bundle:
        """Return the worlds with which the move goes on. Raises `BadMove` if there is no such group."""
        move, before = self.move, self.before
        if not 1 <= move.group <= len(self.groups):
            raise BadMove(f"there is no group {move.group} after {move.text()!r}; there are 1 to {len(self.groups)}")
        group = self.groups[move.group - 1]
        share = before.share * self.chance * group.share
        after = replace(before, worlds=group.worlds, depth=before.depth + 1, share=share)
        return refilled(after, move.refill) if move.refill else after


def begin(match: Match[Any, Any], seat: str, key: str, worlds: int = 8, truth: bool = False) -> Bundle:
    """Return what a match may be, as far as this seat knows: so many worlds, and with ``truth`` the true one as the last.

    Without the truth it depends on the key and on what the seat knows, and on nothing else. Raises `BadSeat`, and `BadMove` for
    too many worlds.
    """
    if not 1 <= worlds <= MOST_WORLDS:
        raise BadMove(f"there can be 1 to {MOST_WORLDS} worlds, not {worlds}")
    known = match.imagine(seat, f"what-if {key}")
    drawn = []
    for number in range(worlds):
        imagined = known.imagine(seat, f"what-if {key} {number}")
        drawn.append(World(number, fresh(imagined.state, NOBODY, match.game)))
    if truth:
        drawn.append(World(worlds, fresh(match.state, NOBODY, match.game), true=True))
    return Bundle(match.game, dict(match.options), seat, key, tuple(known.event_log), tuple(drawn), worlds)


def refilled(bundle: Bundle, time: int) -> Bundle:
    """Return a bundle in which the worlds that are gone are drawn anew, from what the seat knows now."""
    base = next((world for world in bundle.worlds if not world.true), bundle.shown)
    index = bundle.game.seats(bundle.options).index(bundle.seat)
    told = tuple((at, event) for at, event in base.told if event.visible(index))
    here = {world.number: world for world in bundle.worlds}
    known = bundle.match(base).imagine(bundle.seat, f"what-if {bundle.key} {bundle.depth} {time}")
    for number in range(bundle.drawn):
        if number not in here:
            state = known.imagine(bundle.seat, f"what-if {bundle.key} {bundle.depth} {time} {number}").state
            here[number] = World(number, fresh(state, NOBODY, bundle.game), told)
    return replace(bundle, worlds=tuple(here[number] for number in sorted(here)))


def fresh(state: State, dice: Dice, game: Game[Any, Any]) -> State:
    """Return a State of one's own with these dice, from which nothing has been taken, and no news counted."""
    own: State = game.same(state)
    own.dice = dice
    own.drawn = 0
    own.news = 0
    return own
