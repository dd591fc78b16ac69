"""Game: the rules of one title, as one object that everything outside the rules talks to."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeAlias

from vezerkar.engine.decision import Decision, Refusal
from vezerkar.engine.dice import MOST_DRAWN, SPAN, Dice, key_of
from vezerkar.engine.errors import BadOption, BadPosition
from vezerkar.engine.match import Match
from vezerkar.engine.parameters import S, V
from vezerkar.engine.position_reader import Field, check_plain, perhaps
from vezerkar.engine.state import State, Step, settle, step_of
from vezerkar.engine.state import options as legal
from vezerkar.engine.together import Together

if TYPE_CHECKING:
    from typing import Never

    from vezerkar.engine.calculator import Calculator
    from vezerkar.engine.editor import BoardEditor
    from vezerkar.engine.ending import Luck, Measure
    from vezerkar.engine.event import Event
    from vezerkar.engine.muster import MusterDesk
    from vezerkar.engine.position_editor import PositionEditor
    from vezerkar.engine.puzzle import PuzzleTheme
    from vezerkar.engine.scene import Card, Effect, Scene, Stage
    from vezerkar.engine.tensor import Tensor

Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json] | None"
"""Plain data, as JSON knows it."""

Translator: TypeAlias = Callable[[str, Mapping[str, int | str]], str]
"""Words for a message id and its arguments, in some language."""

KEY: Final = re.compile("[0-9a-f]{64}")
"""The key of the dice, as a position writes it."""

LEVELS: Final = ("easy", "normal", "hard", "expert")
"""The levels of play at which people choose a bot."""

UNREADABLE: Final = (ValueError, TypeError, LookupError, AttributeError, ArithmeticError, AssertionError, NotImplementedError)
"""Errors that a game's own code raises when it is given an impossible State."""

POSITION: Final = ("game", "version", "options", "dice", "stack", "state")
"""The fields of a position."""

MOST_NUMBER: Final = (1 << 62) - 1
"""The greatest number of a Step: a mask of the elements of `BIT`."""


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made when a match is set up: its id, the values it can have and the one it has unless said otherwise.

    >>> import vezerkar
    >>> vezerkar.game("hunt").options[0]
    Option(id='side', values=('normal', 'historical'), default='normal')
    """

    id: str
    values: tuple[str, ...]
    default: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game: the seats that won (none: a draw) and the ending, a message id with its rule.

    >>> import vezerkar
    >>> match = vezerkar.game("hunt").start(seed=7).until(lambda match: match.outcome is not None)
    >>> match.outcome
    Outcome(winners=('british',), ending='ending-arrivals', cite='HUNT 107')
    """

    winners: tuple[str, ...]
    ending: str
    cite: str


class Number(NamedTuple):
    """A number that a Step takes: what it is called, and from where to where it goes.

    ``many``: the last one of a Step, there any number of times.
    """

    name: str
    least: int
    most: int
    many: bool = False


class Laid(NamedTuple):
    """A Step on a stack: the path of it, the Step, the name of the one it lies on, and the seat whose own stack it is (or -1)."""

    path: str
    step: Step[Never]
    on: str
    seat: int


class Game(Generic[S, V]):
    """The rules of one title.

    Seats are numbered in the order of `seats`; `SPECTATOR` (-1) stands for a viewer without a seat. Actions are small ints here;
    their notation is for people, records and the network.

    >>> import vezerkar
    >>> hunt = vezerkar.game("hunt")
    >>> hunt.title, hunt.seats()
    ('The Hunt', ('german', 'british'))
    >>> hunt.start(seed=7, options={"side": "historical"}).view()["historical"]
    True
    """

    id: str
    title: str
    version: str
    """Two numbers: the first moves when a match could go otherwise, the second when it is only told otherwise."""

    options: tuple[Option, ...] = ()
    recommended: Mapping[str, str] = {}
    """The options that are not left at their defaults when somebody begins at one click."""

    files_variable: str = ""
    """The environment variable that names the folder of a user's files (`user_files`); empty if the game reads none."""

    scenario: tuple[str, ...] = ()
    """The ids of the options that make a side stronger or weaker: its strength is rated for each of their values apart."""

    minutes: tuple[int, int] = (0, 0)
    """About how many minutes a match takes, from and to; zeros: nobody has said."""

    weight: str = ""
    """The amount there is to learn: ``light``, ``medium`` or ``heavy``; empty: nobody has said."""

    levels: tuple[str, ...] = ()
    """The bots that play at the `LEVELS`, the weakest first; there may be fewer."""

    delegating: tuple[str, ...] = ()
    """The verbs by which a seat hands over to the table all that is left of a question."""

    verbs: tuple[str, ...]
    """The first words of all notations."""

    steps: Mapping[str, type[Step[Never]]]
    """The Steps of this game by class name, for positions."""

    event_roles: Mapping[str, Mapping[str, str]] = {}
    """Of every kind of event the fields and their roles (`vezerkar.engine.roles`), as its declaration says."""

    event_levels: Mapping[str, int] = {}
    """The kinds of events that are headings or details in the log, with their level; all others are headlines, level 0."""

    event_draws: Mapping[str, str] = {}
    """The kinds of events with which a seat draws cards, and the field that holds how many, or which; no field: one card."""

    event_reveals: Sequence[str] = ()
    """The kinds of events with which somebody learns what was hidden."""

    forms: Mapping[str, tuple[str, ...]] = {}
    """Under which other names a text is given a field in another form: ``{"space": ("where",)}``, a space as a place."""

    question_roles: Mapping[str, str] = {}
    """The arguments of questions that no event has as a field, with their roles: they are named in questions alone."""

    measures: tuple[Measure, ...] = ()
    """The numbers that are counted all through a match, the most important first."""

    draws: bool = False
    """A match may end without a winner, so players may agree on that."""

    histories: bool = False
    """The texts tell of history: ``history-ENDING`` for each ending, ``history-resigned`` if somebody gave up."""

    takes: Mapping[str, tuple[Number, ...]] = {}
    """The numbers of every Step that may lie on a stack, by its class name."""

    frame: str = ""
    """The Step that lies at the bottom of every stack and never ends."""

    def seats(self, options: Mapping[str, str] | None = None) -> tuple[str, ...]:
        """Return the seats, in the order of their numbers."""
        raise NotImplementedError

    def seatings(self) -> dict[int, tuple[tuple[str, ...], ...]]:
        """Return how players share the seats: for each number of players, the usual one first, the seats of each.

        By default every player has one seat.
        """
        seats = self.seats()
        return {len(seats): tuple((seat,) for seat in seats)}

    def implied_options(self, players: int) -> dict[str, str]:
        """Return the options that follow from the number of players, one of those in `seatings`."""
        return {}

    def sides(self, options: Mapping[str, str] | None = None) -> dict[str, tuple[str, ...]]:
        """Return the seats that win and lose together, by the name of their side. Without teams each seat is a side."""
        return {seat: (seat,) for seat in self.seats()}

    def setup(self, dice: Dice, options: Mapping[str, str]) -> S:
        """Return a State at the very beginning, its first procedure on the stack, not yet settled."""
        raise NotImplementedError

    def notation(self, action: int) -> str:
        """Return the text of an action. It is the same in every State."""
        raise NotImplementedError

    def parse(self, text: str) -> int:
        """Return the action of a text. Raises `BadNotation`."""
        raise NotImplementedError

    def view(self, s: S, seat: int) -> V:
        """Return everything that a seat may see, as plain data built out of nothing."""
        raise NotImplementedError

    def imagine(self, s: S, seat: int, dice: Dice) -> S:
        """Return a State that this seat cannot tell from ``s``, drawn with ``dice``. For all such States it is the same."""
        raise NotImplementedError

    def outcome(self, s: S) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""
        raise NotImplementedError

    def refusal(self, s: S, seat: int, action: int) -> Refusal:
        """Return why an action is not legal now that is not among the options of a seat that is asked."""
        return step_of(s).refuse(s, seat, action)

    def interrupts(self, s: S, seat: int) -> list[int]:
        """Return the actions that a seat may take unasked while the game waits for any seat; sorted, often none."""
        return []

    def interrupt(self, s: S, seat: int, action: int) -> None:
        """Carry out one of `interrupts`."""
        raise NotImplementedError

    def turn(self, s: S) -> int | None:
        """Return the public number of the turn in progress, or None if the game has no turns.

        An order for "the rest of this turn" ends when it changes.
        """
        return None

    def dump_state(self, s: S) -> dict[str, Json]:
        """Return the game's own part of a State as plain data: everything but the stack and the dice."""
        raise NotImplementedError

    def load_state(self, data: Mapping[str, Json], dice: Dice, options: Mapping[str, str]) -> S:
        """Return the State that `dump_state` describes. Raises `BadPosition`."""
        raise NotImplementedError

    def fit(self, s: S) -> None:
        """Raise `BadPosition` if the Steps on the stack do not fit the rest of the State: a duel where there is no battle."""

    def check(self, s: S) -> None:
        """Raise AssertionError if the State breaks an invariant (conservation, places, counts).

        Its text begins with the fields of a position that contradict each other: "forces.G: it is in two places".
        """
        raise NotImplementedError

    def scene(self, view: Mapping[str, Any], decision: Decision | None, tr: Translator) -> Scene:
        """Return a view laid out for drawing. ``decision`` is the viewer's own, if any."""
        raise NotImplementedError

    def stage(self, view: Mapping[str, Any], events: Sequence[Event], decision: Decision | None, tr: Translator) -> Stage | None:
        """Return the fight in progress, or the last one if nothing has happened since, laid out for drawing; None without one.

        ``events`` are those the viewer may know, the oldest first.
        """
        return None

    def text_view(self, view: Mapping[str, Any], tr: Translator) -> list[str]:
        """Return the view in words, for a terminal and for people who do not see the board."""
        raise NotImplementedError

    def event_text(self, event: Event, tr: Translator) -> str:
        """Return one event in words."""
        raise NotImplementedError

    def effects(self, event: Event, tr: Translator) -> list[Effect]:
        """Return what of one event is shown on the board for a moment. It may tell no more than the event does."""
        return []

    def card_face(self, card: str, tr: Translator) -> Card | None:
        """Return a card as it is printed, by the name that events give it; None if no card has that name."""
        return None

    def measured(self, s: S) -> tuple[tuple[int, ...], ...]:
        """Return for each of `measures` the number of each line, secrets included; nothing before there is something to count."""
        return ()

    def luck(self, event: Event) -> Luck | None:
        """Return the roll that an event tells, if it could succeed or fail and is counted."""
        return None

    def owner(self, piece: str) -> str:
        """Return the seat of a piece or a nation that an event names; empty if it has no owner."""
        return ""

    def board_svg(self, name: str) -> str | None:
        """Return the board picture (SVG) that a Scene calls ``GAME.NAME``, for games with more boards than ``board.svg``.

        Return None if there is none of this name. A name always means the same picture, so clients keep it.
        """
        return None

    def editor(self) -> BoardEditor | None:
        """Return the editor in which people make boards of their own, or None if the game has none."""
        return None

    def position_editor(self) -> PositionEditor | None:
        """Return the editor in which positions are set up, or None if the game has none."""
        return None

    def muster(self) -> MusterDesk | None:
        """Return the builder in which people put armies together, or None if the game has none."""
        return None

    def calculators(self) -> tuple[Calculator, ...]:
        """Return the calculators of the game, the most useful first; by default it has none."""
        return ()

    def puzzles(self) -> tuple[PuzzleTheme[S, V], ...]:
        """Return the themes of the puzzles of the game, the easiest first; by default it has none."""
        return ()

    def tensor(self, options: Mapping[str, str] | None = None) -> Tensor[S] | None:
        """Return the game as bytes, for programs that learn; None if it has no such form. Only options change it."""
        return None

    def user_text(self, message: str, language: str) -> str | None:
        """Return the text that a user's files have for a message unknown to the game's texts, or None."""
        return None

    def user_files(self) -> Mapping[str, bytes]:
        """Return a user's files as they were read when the game was loaded, in their order; by default there are none."""
        return {}

    def needs(self, text: str) -> frozenset[str]:
        """Return the ids of what a user's files bring to a match, if the value of an option or an action names it."""
        return frozenset()

    def content(self, needs: frozenset[str]) -> str:
        """Return a word that changes with what a user's files have under these ids, and with nothing else; empty for none."""
        return ""

    def translate_args(self, args: Mapping[str, int | str], tr: Translator) -> Mapping[str, int | str]:
        """Return the arguments of a refusal as its text wants them, with names in place of ids."""
        return args

    # What follows is the same for every game.

    def shown(self, view: Mapping[str, Any], events: Sequence[Event], decision: Decision | None, tr: Translator) -> Scene:
        """Return the Scene of a view with the stage of its events, and the questions of the view for the calculators."""
        scene = self.scene(view, decision, tr)
        scene.calculators = [one.link(view, tr) for one in self.calculators()]
        scene.stage = self.stage(view, events, decision, tr)
        return scene

    def version_with(self, needs: frozenset[str]) -> str:
        """Return the version that writes a match which needs this of a user's files: ``2.0``, or ``2.0+`` and their `content`."""
        content = self.content(needs)
        return f"{self.version}+{content}" if content else self.version

    def all_needs(self, texts: Iterable[str]) -> frozenset[str]:
        """Return what the values of options and the actions of a match need of a user's files."""
        return frozenset().union(*map(self.needs, texts))

    def version_for(self, texts: Iterable[str]) -> str:
        """Return the version that writes a match with these values of options and actions (`version_with`)."""
        return self.version_with(self.all_needs(texts))

    def __repr__(self) -> str:
        return f"<Game {self.id}: {self.title}, rules version {self.version}>"

    def start(
        self,
        seed: int | str = 0,
        options: Mapping[str, str] | None = None,
    ) -> Match[S, V]:
        """Return a new match. The same seed and options make the same match. Raises `BadOption`.

        >>> import vezerkar
        >>> hunt = vezerkar.game("hunt")
        >>> hunt.start(seed=7).encode() == hunt.start(seed=7).encode()
        True
        """
        chosen = self.complete_options(options or {})
        s = self.setup(Dice(key_of(str(seed))), chosen)
        return Match(self, s, chosen, seed=str(seed))

    def complete_options(self, options: Mapping[str, str]) -> dict[str, str]:
        """Return the options of a match, defaults filled in. Raises `BadOption`."""
        known = {option.id: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise BadOption(f"{self.id} has no option {name!r}; it has: {', '.join(known) or 'none'}")
            if value not in known[name].values:
                raise BadOption(f"option {name!r} cannot be {value!r}; it can be: {', '.join(known[name].values)}")
        return {option.id: options.get(option.id, option.default) for option in self.options}

    def position(self, position: Mapping[str, Json]) -> Match[S, V]:
        """Return a match that begins at a described State. Raises `BadPosition`."""
        check_plain({**position})
        if position.get("game") != self.id:
            raise BadPosition(f"this is no position of {self.id}: its game is {position.get('game')!r}")
        for name in position:
            if name not in POSITION:
                raise BadPosition(f"{name}: a position has no such field{perhaps(name, POSITION)}")
        Field(position.get("version", self.version), "version").text()
        options = Field(position.get("options", {}), "options")
        try:
            chosen = self.complete_options({name: options.at(name).text() for name in options.table()})
        except BadOption as error:
            raise BadPosition(f"options: {error}") from error
        s = self.read(position, chosen)
        begun = self.same(s)
        self.ready(s, chosen)
        return Match(self, s, chosen, begun=begun)

    def same(self, s: S) -> S:
        """Return a clone of a State."""
        copy = s.clone()
        assert isinstance(copy, type(s))
        return copy

    def dump(self, s: S) -> dict[str, Json]:
        """Return a State as plain data, secrets included. `load` makes an equal State of it."""
        dice: dict[str, Json] = {"key": s.dice.key.hex(), "drawn": s.drawn, "news": s.news}
        if s.dice.script:
            dice["script"] = [[index, word] for index, word in sorted(s.dice.script.items())]
        return {
            "dice": dice,
            "stack": [dump_step(step) for step in s.stack],
            "state": self.dump_state(s),
        }

    def load(self, data: Mapping[str, Json], options: Mapping[str, str]) -> S:
        """Return the settled State that `dump` described. Raises `BadPosition`."""
        s = self.read(data, options)
        self.ready(s, options)
        return s

    def read(self, data: Mapping[str, Json], options: Mapping[str, str]) -> S:
        """Return the State of a position, not yet settled. Raises `BadPosition`."""
        told = Field(data.get("dice", {}), "dice").only(("key", "drawn", "news", "script", "next"))
        drawn = told.at("drawn", 0).number(0, MOST_DRAWN)
        dice = read_dice(told, drawn)
        state = Field(data.get("state"), "state").table()
        stack = Field(data.get("stack"), "stack").items()
        try:
            s = self.load_state(state, dice, options)
            self.check(s)
        except UNREADABLE as error:
            broken = f"state.{error}" if isinstance(error, AssertionError) and error.args else "state: this is no possible State"
            raise BadPosition(broken) from error
        s.drawn = drawn
        s.news = told.at("news", 0).number(0, MOST_DRAWN)
        seats = len(self.seats(options))
        s.stack = [self.load_step(step, seats) for step in stack]
        if not s.over and not s.stack:
            raise BadPosition("stack: a position that is not over has procedures in progress")
        if s.stack and self.frame and type(s.stack[0]).__name__ != self.frame:
            raise BadPosition(f"stack[0]: at the bottom of every stack lies {self.frame}")
        self.fit(s)
        return s

    def ready(self, s: S, options: Mapping[str, str]) -> None:
        """Run the procedures on to the next decision; what happens is told to the ``sink``. Raises `BadPosition`."""
        seats = len(self.seats(options))
        s.sink = []
        try:
            settle(s)
            asked = [seat for seat in range(seats) if s.asked >> seat & 1]
            sound = s.over or (bool(asked) and s.asked >> seats == 0 and all(legal(s, seat) for seat in asked))
        except UNREADABLE as error:
            raise BadPosition("stack: these procedures do not fit the 'state'") from error
        if not sound:
            raise BadPosition("stack: these procedures ask nobody, or somebody who is not there")

    def load_step(self, data: Field, seats: int) -> Step[Never]:
        """Return the Step that `dump_step` described. Raises `BadPosition`."""
        if not isinstance(data.value, list) or not data.value or not isinstance(data.value[0], str):
            raise data.unlike("a list of the name of a step and its numbers")
        name, rest = data.value[0], data.items()[1:]
        if name == Together.__name__:
            if len(rest) != seats:
                raise data.wrong(f"{name} has a list of steps for each of {seats} seats")
            return Together(tuple(tuple(self.load_own(step) for step in own.items()) for own in rest))
        known = tuple(self.takes or self.steps)
        if name not in known:
            raise data.wrong(f"{self.id} has no step {name!r}{perhaps(name, known)}; it has: {', '.join(sorted(known))}")
        numbers = [number.number(-MOST_NUMBER, MOST_NUMBER) for number in rest]
        if name in self.takes and not fits(self.takes[name], numbers):
            raise data.wrong(f"{name} takes {told(self.takes[name])}, not {numbers}")
        try:
            return self.steps[name](*numbers)
        except TypeError as error:
            raise data.wrong(f"{name} does not take {numbers}") from error

    def load_own(self, data: Field) -> Step[Never]:
        """Return a Step of one seat's own stack in a simultaneous choice. Raises `BadPosition`."""
        if isinstance(data.value, list) and data.value[:1] == [Together.__name__]:
            raise data.wrong("there is no simultaneous choice within another")
        return self.load_step(data, 0)


def laid(s: State) -> list[Laid]:
    """Return all Steps on the stack of a State, the lowest first, those of simultaneous choices among them."""
    found: list[Laid] = []
    on = ""
    for i, step in enumerate(s.stack):
        found.append(Laid(f"stack[{i}]", step, on, -1))
        on = type(step).__name__
        if isinstance(step, Together):
            for seat, own in enumerate(step.stacks):
                under = on
                for j, inner in enumerate(own):
                    found.append(Laid(f"stack[{i}][{seat + 1}][{j}]", inner, under, seat))
                    under = type(inner).__name__
    return found


def read_dice(told: Field, drawn: int) -> Dice:
    """Return the dice of a position: their key, and the words and faces that take the place of those of the stream."""
    key = told.at("key", key_of("0").hex())
    if not KEY.fullmatch(key.text()):
        raise key.unlike("a text of 64 hexadecimal digits")
    script: dict[int, int] = {}
    for entry in told.at("script", []).items():
        index, word = entry.row(2)
        at = index.number(0, MOST_DRAWN)
        if at in script:
            raise index.wrong(f"the word {at} is given twice")
        script[at] = word.number(0, SPAN - 1)
    for i, face in enumerate(told.at("next", []).items()):
        if drawn + i in script:
            raise face.wrong(f"the word {drawn + i} is in 'script' as well")
        script[drawn + i] = face.number(1, SPAN) - 1
    return Dice(bytes.fromhex(key.text()), script)


def fits(takes: tuple[Number, ...], numbers: list[int]) -> bool:
    """Return True if a Step takes these numbers."""
    if takes and takes[-1].many:
        takes = takes[:-1] + takes[-1:] * (len(numbers) - len(takes) + 1)
    return len(takes) == len(numbers) and all(
        number.least <= given <= number.most for number, given in zip(takes, numbers, strict=True)
    )


def told(takes: tuple[Number, ...]) -> str:
    """Return the numbers that a Step takes, in words."""
    return ", ".join(f"{number.name} ({number.least} to {number.most})" for number in takes) or "no numbers"


def step_table(*chapters: ModuleType) -> dict[str, type[Step[Never]]]:
    """Return the Steps of a game by class name, from the modules of its rulebook. No two may have one name."""
    found: dict[str, type[Step[Never]]] = {}
    for chapter in chapters:
        for name, kind in vars(chapter).items():
            if isinstance(kind, type) and issubclass(kind, Step) and kind.__module__ == chapter.__name__:
                assert name not in found, f"two Steps are called {name}"
                found[name] = kind
    return found


def dump_step(step: Step[Never]) -> Json:
    """Return a Step as plain data: its name and its arguments."""
    if isinstance(step, Together):
        stacks: list[Json] = [[dump_step(inner) for inner in own] for own in step.stacks]
        return [Together.__name__, *stacks]
    numbers: list[Json] = list(step.params())
    return [type(step).__name__, *numbers]
