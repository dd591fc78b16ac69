"""Game: the rules of one title, as one object that everything outside the rules talks to."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import TYPE_CHECKING, Final, Generic, TypeAlias, TypeVar

from vezerkar.engine.decision import Decision, Refusal
from vezerkar.engine.dice import Dice, key_of
from vezerkar.engine.errors import BadOption, BadPosition
from vezerkar.engine.state import State, Step, settle, step_of
from vezerkar.engine.state import options as legal
from vezerkar.engine.together import Together

if TYPE_CHECKING:
    from typing import Never

    from vezerkar.engine.event import Event
    from vezerkar.engine.match import Match
    from vezerkar.engine.scene import Scene
    from vezerkar.engine.workshop import Workshop

S = TypeVar("S", bound=State)

Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json] | None"
"""Plain data, as JSON knows it."""

Say: TypeAlias = Callable[[str, Mapping[str, int | str]], str]
"""Words for a message id and its arguments, in some language."""

KEY: Final = re.compile("[0-9a-f]{64}")
"""The key of the dice, as a position writes it."""

UNREADABLE: Final = (ValueError, TypeError, LookupError, AttributeError, AssertionError)
"""What a game's own code runs into when it is given a State that cannot be."""

SPECTATOR = -1
"""The seat number of somebody who only watches."""


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made when a match is set up: its id, the values it can have and the one it has unless said otherwise."""

    id: str
    values: tuple[str, ...]
    default: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the seats that won (none: a draw) and the ending, a message id with its rule."""

    winners: tuple[str, ...]
    ending: str
    cite: str


class Game(Generic[S]):
    """The rules of one title.

    Seats are numbered in the order of `seats`; `SPECTATOR` (-1) stands for somebody without a seat. Actions are small ints here;
    their notation is for people, records and the network.
    """

    id: str
    title: str
    version: str
    """Changes with every change of the rules or data; a record is replayed by the version that wrote it."""

    options: tuple[Option, ...] = ()
    verbs: tuple[str, ...]
    """The first words of all notations."""

    steps: Mapping[str, type[Step[Never]]]
    """The Steps of this game by class name, for positions."""

    def seats(self, options: Mapping[str, str] | None = None) -> tuple[str, ...]:
        """The seats, in the order of their numbers."""
        raise NotImplementedError

    def parties(self) -> dict[int, tuple[tuple[str, ...], ...]]:
        """How players share the seats: for each number of players, the usual one first, the seats each of them holds.

        Unless the rulebook says otherwise, everybody has one.
        """
        seats = self.seats()
        return {len(seats): tuple((seat,) for seat in seats)}

    def implied(self, players: int) -> dict[str, str]:
        """The options that are not chosen but follow from the number of players, for one of those in `parties`."""
        return {}

    def sides(self, options: Mapping[str, str] | None = None) -> dict[str, tuple[str, ...]]:
        """The seats that win and lose together, by the name of their side; without teams each for itself."""
        return {seat: (seat,) for seat in self.seats()}

    def setup(self, dice: Dice, options: Mapping[str, str]) -> S:
        """A State at the very beginning, its first procedure on the stack; not yet settled."""
        raise NotImplementedError

    def notation(self, action: int) -> str:
        """The text of an action; the same in every State."""
        raise NotImplementedError

    def parse(self, text: str) -> int:
        """The action of a text. Raises `BadNotation`."""
        raise NotImplementedError

    def view(self, s: S, seat: int) -> dict[str, Json]:
        """What a seat may see, as plain data built out of nothing."""
        raise NotImplementedError

    def imagine(self, s: S, seat: int, dice: Dice) -> S:
        """A State drawn from those that this seat cannot tell from ``s``; the same for all of them, given the dice."""
        raise NotImplementedError

    def outcome(self, s: S) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        raise NotImplementedError

    def refusal(self, s: S, seat: int, action: int) -> Refusal:
        """Why an action that is not among the options of a seat that is asked is not legal now."""
        return step_of(s).refuse(s, seat, action)

    def interrupts(self, s: S, seat: int) -> list[int]:
        """Actions a seat may take unasked whenever the game waits for somebody; sorted, often none."""
        return []

    def interrupt(self, s: S, seat: int, action: int) -> None:
        """Carry out one of `interrupts`."""
        raise NotImplementedError

    def turn(self, s: S) -> int | None:
        """The number of the turn in progress, as everybody knows it; None: the game has no turns.

        What somebody orders for "the rest of this turn" lapses when it changes.
        """
        return None

    def describe(self, s: S) -> dict[str, Json]:
        """The game's own part of a State as plain data: everything but the stack and the dice."""
        raise NotImplementedError

    def build(self, data: Mapping[str, Json], dice: Dice, options: Mapping[str, str]) -> S:
        """The State that `describe` describes. Raises `BadPosition`."""
        raise NotImplementedError

    def check(self, s: S) -> None:
        """Raise AssertionError if the State breaks an invariant (conservation, places, counts)."""
        raise NotImplementedError

    def scene(self, view: Mapping[str, Json], decision: Decision | None, say: Say) -> Scene:
        """How a view is laid out for drawing; ``decision`` is the viewer's own, if any."""
        raise NotImplementedError

    def lines(self, view: Mapping[str, Json], say: Say) -> list[str]:
        """The view in words, for a terminal and for people who do not see the board."""
        raise NotImplementedError

    def tell(self, event: Event, say: Say) -> str:
        """One event in words."""
        raise NotImplementedError

    def picture(self, name: str) -> str | None:
        """The board picture (SVG) that a Scene calls ``GAME.NAME``, for games with more boards than their ``board.svg``.

        None if there is none of this name. A name means one picture for good: whoever has it keeps it.
        """
        return None

    def workshop(self) -> Workshop | None:
        """Where people make boards of their own; None if there are no others than ours."""
        return None

    def word(self, message: str, language: str) -> str | None:
        """What files of the user's say for a message that the game's texts do not have; None if they say nothing."""
        return None

    def spoken(self, facts: Mapping[str, int | str], say: Say) -> Mapping[str, int | str]:
        """The facts of a refusal as they are said, with names in place of ids."""
        return facts

    # What follows is the same for every game.

    def start(
        self,
        seed: int | str = 0,
        options: Mapping[str, str] | None = None,
    ) -> Match[S]:
        """A new match. The same seed and options make the same match. Raises `BadOption`."""
        from vezerkar.engine.match import Match  # a Match needs a Game at import time

        chosen = self.chosen(options or {})
        s = self.setup(Dice(key_of(str(seed))), chosen)
        return Match(self, s, chosen, seed=str(seed))

    def chosen(self, options: Mapping[str, str]) -> dict[str, str]:
        """The options of a match, defaults filled in. Raises `BadOption`."""
        known = {option.id: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise BadOption(f"{self.id} has no option {name!r}; it has: {', '.join(known) or 'none'}")
            if value not in known[name].values:
                raise BadOption(f"option {name!r} cannot be {value!r}; it can be: {', '.join(known[name].values)}")
        return {option.id: options.get(option.id, option.default) for option in self.options}

    def position(self, position: Mapping[str, Json]) -> Match[S]:
        """A match that begins at a described State. Raises `BadPosition`."""
        from vezerkar.engine.match import Match  # as in `start`

        if position.get("game") != self.id:
            raise BadPosition(f"this is no position of {self.id}: its game is {position.get('game')!r}")
        options = position.get("options", {})
        if not isinstance(options, dict):
            raise BadPosition("'options' must be an object")
        try:
            chosen = self.chosen({name: str(value) for name, value in options.items()})
        except BadOption as error:
            raise BadPosition(str(error)) from error
        return Match(self, self.load(position, chosen), chosen)

    def dump(self, s: S) -> dict[str, Json]:
        """A State as plain data, secrets included; `load` makes an equal State of it."""
        return {
            "dice": {"key": s.dice.key.hex(), "drawn": s.drawn, "news": s.news},
            "stack": [dump_step(step) for step in s.stack],
            "state": self.describe(s),
        }

    def load(self, data: Mapping[str, Json], options: Mapping[str, str]) -> S:
        """The settled State that `dump` described. Raises `BadPosition`."""
        dice = data.get("dice", {})
        state = data.get("state")
        stack = data.get("stack")
        if not isinstance(dice, dict) or not isinstance(state, dict) or not isinstance(stack, list):
            raise BadPosition("a position has 'state' (an object), 'stack' (a list) and 'dice' (an object)")
        key = dice.get("key", key_of("0").hex())
        drawn = dice.get("drawn", 0)
        news = dice.get("news", 0)
        if not isinstance(key, str) or not KEY.fullmatch(key):
            raise BadPosition("the 'key' of 'dice' has 64 hexadecimal digits")
        if not isinstance(drawn, int) or not isinstance(news, int) or drawn < 0 or news < 0:
            raise BadPosition("'drawn' and 'news' of 'dice' are numbers from 0 on")
        try:
            s = self.build(state, Dice(bytes.fromhex(key)), options)
        except UNREADABLE as error:
            raise BadPosition(f"the 'state' of this position cannot be read: {error!r}") from error
        s.drawn = drawn
        s.news = news
        s.stack = [self.load_step(step) for step in stack]
        if not s.over and not s.stack:
            raise BadPosition("a position that is not over needs a 'stack'")
        seats = len(self.seats(options))
        try:
            settle(s)
            asked = [seat for seat in range(seats) if s.asked >> seat & 1]
            sound = s.over or (bool(asked) and s.asked >> seats == 0 and all(legal(s, seat) for seat in asked))
        except UNREADABLE as error:
            raise BadPosition(f"the 'stack' of this position does not fit its 'state': {error!r}") from error
        if not sound:
            raise BadPosition("the 'stack' of this position asks nobody, or somebody who is not there")
        return s

    def load_step(self, data: Json) -> Step[Never]:
        """The Step that `dump_step` described. Raises `BadPosition`."""
        if not isinstance(data, list) or not data or not isinstance(data[0], str):
            raise BadPosition(f"a step is a list of a name and its numbers, not {data!r}")
        name, rest = data[0], data[1:]
        if name == Together.__name__:
            stacks = [own for own in rest if isinstance(own, list)]
            if len(stacks) < len(rest):
                raise BadPosition(f"{name} takes a list of steps for each seat, not {rest!r}")
            return Together(tuple(tuple(self.load_step(step) for step in own) for own in stacks))
        if name not in self.steps:
            raise BadPosition(f"{self.id} has no step {name!r}; it has: {', '.join(sorted(self.steps))}")
        if not all(isinstance(number, int) for number in rest):
            raise BadPosition(f"step {name!r} takes numbers, not {rest!r}")
        try:
            return self.steps[name](*rest)
        except TypeError as error:
            raise BadPosition(f"step {name!r} does not take {rest!r}") from error


def step_table(*chapters: ModuleType) -> dict[str, type[Step[Never]]]:
    """The Steps of a game by class name, gathered from the modules of its rulebook; no two may have one name."""
    found: dict[str, type[Step[Never]]] = {}
    for chapter in chapters:
        for name, kind in vars(chapter).items():
            if isinstance(kind, type) and issubclass(kind, Step) and kind.__module__ == chapter.__name__:
                assert name not in found, f"two Steps are called {name}"
                found[name] = kind
    return found


def dump_step(step: Step[Never]) -> Json:
    """A Step as plain data: its name and its arguments."""
    if isinstance(step, Together):
        stacks: list[Json] = [[dump_step(inner) for inner in own] for own in step.stacks]
        return [Together.__name__, *stacks]
    numbers: list[Json] = list(step.params())
    return [type(step).__name__, *numbers]
