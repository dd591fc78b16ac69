"""Table: a game being played by programs that learn. Everything else in this package is thin over it.

It holds a bare State: no words, no undo, no events unless somebody wants them. The seat that is asked is the one of the lowest
number, so seats that choose at the same time do it one after the other; what the first has chosen the second does not see.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, TypedDict

import numpy as np

from vezerkar.engine import Action, Dice, Event, Game, IllegalAction, Match, Outcome, PlayedAction, Record, State, settle
from vezerkar.engine.bit_sets import BIT, LOWEST
from vezerkar.engine.decision import NOT_NOW
from vezerkar.engine.dice import key_of
from vezerkar.engine.state import apply, options, step_of
from vezerkar.engine.tensor import play_on, run_on
from vezerkar.registry import game as game_of
from vezerkar.research.actions import BadSetting, Slots, TooManyOptions
from vezerkar.research.encodings import encoding_of
from vezerkar.research.points import Choice, PointSlots, parts_of
from vezerkar.research.rewards import Reward, rewarder, side_values

if TYPE_CHECKING:
    from numpy.typing import NDArray

ILLEGAL: Final = ("raise", "forfeit", "default")
FORCED: Final = ("pass", "show")
LIMIT: Final = 100_000
"""The most decisions of a game, unless said otherwise."""

NOBODY: Final = -1


class Settings(TypedDict, total=False):
    """The settings of a `Table`, which all environments take."""

    options: Mapping[str, str] | None
    """The options of the match."""
    encoding: str
    """``catalogue``, ``slots``, ``points``, or ``auto``: the first that the game has."""
    interrupts: bool
    """Offer the seat that is asked what it may do unasked, too."""
    forced: str
    """Decisions with one option: ``pass`` them on, or ``show`` them."""
    illegal: str
    """An illegal action: ``raise`` `IllegalAction`, ``forfeit`` the game, or take the ``default`` of the decision."""
    reward: Reward
    """``outcome``, ``score``, or a function."""
    gamma: float
    """The discount of the learner, for rewards by ``score``."""
    limit: int
    """The most decisions of a game; then it is cut off."""
    events: bool
    """Keep the events, for bots that look at them."""


class Table:
    """A game being played: the State, the seat that is asked, and its legal actions.

    ``legal`` are codes of the engine, sorted. ``seat`` is -1 when nobody is asked.

    >>> table = Table("hunt")
    >>> table.reset("7")
    >>> table.seats[table.seat], len(table.legal), table.observe(0).shape, table.encoding.n
    ('german', 41, (1063,), 386)
    """

    def __init__(
        self,
        game: str | Game[Any, Any],
        options: Mapping[str, str] | None = None,
        encoding: str = "auto",
        interrupts: bool = False,
        forced: str = "pass",
        illegal: str = "raise",
        reward: Reward = "outcome",
        gamma: float = 1.0,
        limit: int = LIMIT,
        events: bool = False,
    ) -> None:
        """Raises `BadSetting`, `BadOption` and `UnknownGame`."""
        self.game = game_of(game) if isinstance(game, str) else game
        self.options = self.game.complete_options(options or {})
        tensor = self.game.tensor(self.options)
        if tensor is None:
            raise BadSetting(f"{self.game.id} has no tensor yet")
        for name, value, known in (("illegal", illegal, ILLEGAL), ("forced", forced, FORCED)):
            if value not in known:
                raise BadSetting(f"{name}={value!r} is none of: {', '.join(known)}")
        self.tensor = tensor
        self.layout = tensor.layout
        self.encoding = encoding_of(self.game, tensor, encoding, interrupts)
        self.seats = self.game.seats(self.options)
        self.sides = self.game.sides(self.options)
        members = list(self.sides.values())
        self.side_of = [next(i for i, side in enumerate(members) if seat in side) for seat in self.seats]
        self.interrupts = interrupts
        self.show_forced = forced == "show"
        self.illegal = illegal
        self.limit = limit
        self.events: list[Event] | None = [] if events else None
        self.rewarder = rewarder(self, reward, gamma)
        self.base = ""
        self.episode = 0
        self.seed = ""
        self.state: State = State()
        self.seat = NOBODY
        self.legal: list[int] = []
        self.played: list[tuple[int, int]] = []
        """Seat and code of all actions so far."""
        self.forced: list[int] = []
        """Codes of the actions since the last one that somebody chose, which were the only ones there were."""
        self.decided = 0
        """The number of actions that somebody chose."""
        self.refused = False
        """True if the last choice was illegal and another took its place."""
        self.snapped: dict[int, float] = {}
        """The millimetres from the point that a seat named in its last choice to that of the action; nothing if it named none."""
        self.loser = NOBODY
        """The seat that has forfeited the game."""

    # --- playing -------------------------------------------------------------------------------------------------

    def begin(self, seed: int | str | None = None) -> None:
        """Begin the next episode: the n-th since a seed S was given, from 0, is the match of the seed ``S/n``.

        If none was ever given, S is drawn.
        """
        if seed is not None or not self.base:
            self.base = str(seed) if seed is not None else secrets.token_hex(8)
            self.episode = 0
        else:
            self.episode += 1
        self.reset(f"{self.base}/{self.episode}")

    def reset(self, seed: str) -> None:
        """Begin the match of this seed."""
        self.seed = seed
        self.state = self.game.setup(Dice(key_of(seed)), self.options)
        if self.events is not None:
            self.events = []
            self.state.sink = self.events
        settle(self.state)
        self.played = []
        self.decided = 0
        self.refused = False
        self.snapped = {}
        self.loser = NOBODY
        self.look()
        self.rewarder.reset()

    def act(self, code: int) -> None:
        """Carry out a legal action of the seat that is asked. Raises `IllegalAction`, and nothing has changed then.

        It need not be one of those that are listed if they are a sample.
        """
        self.check(code)
        self.play(code)

    def check(self, code: int) -> None:
        """Raise `IllegalAction` if an action is not legal for the seat that is asked."""
        if code not in self.legal and not self.accepts(code):
            raise self.refusal(code)

    def play(self, code: int) -> None:
        """Carry out an action that is known to be legal for the seat that is asked."""
        self.decided += 1
        if self.interrupts:
            self.carry_out(code)
            self.look()
            return
        s = self.state
        self.forced = []
        self.legal = play_on(s, self.seat, code, self.show_forced, self.forced, self.played)
        self.seat = LOWEST[s.asked] if self.legal else NOBODY

    def act_text(self, text: str) -> None:
        """Carry out an action by its notation, or by a shorter form of it. Raises what `act` raises, and `BadNotation`."""
        code = self.game.parse(text)
        if code not in self.legal and self.seat != NOBODY:
            code = step_of(self.state).meant(self.state, self.seat, code)
        self.act(code)

    def accepts(self, code: int) -> bool:
        """Return True if the seat that is asked has more actions than those that are listed, and this is one of them."""
        if self.seat == NOBODY:
            return False
        domain = step_of(self.state).domain(self.state, self.seat)
        return domain is not None and domain.accepts(code)

    def step(self, choice: Choice) -> list[float]:
        """Carry out a choice of the seat that is asked, and return the reward of every seat.

        Raises ValueError for an index or a point that is none, and `IllegalAction` if illegal actions are to be raised.
        """
        return self.take(self.chosen(choice))

    def take(self, code: int | None) -> list[float]:
        """Carry out what `chosen` returned for the seat that is asked, and return the reward of every seat."""
        self.rewarder.before()
        if code is None:
            self.forfeit(self.seat)
        else:
            self.play(code)
        return self.rewarder.after()

    def step_all(self, choices: Mapping[int, Choice]) -> list[float]:
        """Carry out a choice of each seat that is asked now, as if at once, and return the reward of every seat.

        Raises what `step` raises; if the choice of any seat is illegal, nothing has changed then.
        """
        asked = self.asked()
        chosen: list[tuple[int, int | None]] = []
        refused = False
        for seat in asked:
            chosen.append((seat, self.chosen(choices[seat], seat)))
            refused = refused or self.refused
        self.refused = refused
        self.rewarder.before()
        for seat, code in chosen:
            if code is None:
                self.forfeit(seat)
            elif not self.over and self.state.asked & BIT[seat]:
                self.seat = seat
                self.carry_out(code)
                self.decided += 1
        self.look()
        return self.rewarder.after()

    def chosen(self, choice: Choice, seat: int | None = None) -> int | None:
        """Return the action that a seat has chosen; None if it is illegal and the seat forfeits the game.

        Raises ValueError for an index or a point that is none, and `IllegalAction` if illegal actions are to be raised.
        """
        seat = self.seat if seat is None else seat
        index, named = parts_of(choice)
        if named is not None and not isinstance(self.encoding, PointSlots):
            raise ValueError(f"a point is named with encoding='points' alone, not with {self.encoding.name!r}")
        if not 0 <= index < self.encoding.n:
            raise ValueError(f"the index {index} is not from 0 to {self.encoding.n - 1}")
        code = self.encoding.code(self.legal if seat == self.seat else self.legal_of(seat), index)
        self.refused = code is None
        self.snapped.pop(seat, None)
        if code is not None:
            if named is not None and isinstance(self.encoding, PointSlots):
                found = self.encoding.snapped(self.state, step_of(self.state).domain(self.state, seat), code, named)
                if found is not None:
                    code, self.snapped[seat] = found
            return code
        if self.illegal == "raise":
            raise self.refusal(self.encoding.codes[index] if not isinstance(self.encoding, Slots) else None, seat)
        return step_of(self.state).question(self.state, seat).default if self.illegal == "default" else None

    def forfeit(self, seat: int) -> None:
        """End the game: this seat's side has lost."""
        self.loser = seat
        self.look()

    def carry_out(self, code: int) -> None:
        """Carry out a legal action and run on to the next decision."""
        s, seat = self.state, self.seat
        self.played.append((seat, code))
        if self.interrupts and code in self.game.interrupts(s, seat):
            self.game.interrupt(s, seat, code)
            settle(s)
        else:
            apply(s, seat, code)

    def look(self) -> None:
        """Find the seat that is asked and its legal actions; where there is one only, carry it out, unless it is to be shown."""
        self.forced = []
        s = self.state
        if self.loser != NOBODY:
            self.seat, self.legal = NOBODY, []
            return
        if not self.interrupts:
            self.legal = run_on(s, self.show_forced, self.forced, self.played)
            self.seat = LOWEST[s.asked] if self.legal else NOBODY
            return
        while not s.over:
            self.seat = LOWEST[s.asked]
            self.legal = self.legal_of(self.seat)
            if self.show_forced or len(self.legal) > 1:
                return
            self.forced.append(self.legal[0])
            self.carry_out(self.legal[0])
        self.seat, self.legal = NOBODY, []

    # --- what there is -------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """True if the game is over."""
        return self.state.over or self.loser != NOBODY

    @property
    def outcome(self) -> Outcome | None:
        """The end of the game by the rules; None while it goes on, and when somebody has forfeited it."""
        return self.game.outcome(self.state)

    @property
    def cut_off(self) -> bool:
        """True if the game goes on, but has come to the limit of decisions."""
        return self.decided >= self.limit and not self.over

    def asked(self) -> list[int]:
        """Return the seats that must choose now."""
        return [] if self.over else [seat for seat in range(len(self.seats)) if self.state.asked & BIT[seat]]

    def legal_of(self, seat: int) -> list[int]:
        """Return the legal actions of a seat that is asked, sorted."""
        legal = options(self.state, seat)
        if self.interrupts:
            more = self.game.interrupts(self.state, seat)
            if more:
                return sorted({*legal, *more})
        return legal

    def returns(self) -> list[float]:
        """Return the worth of the end to each seat; 0 for all while the game goes on."""
        values = self.side_returns()
        return [values[side] for side in self.side_of]

    def side_returns(self) -> list[float]:
        """Return the worth of the end to each side; 0 for all while the game goes on."""
        if self.loser != NOBODY:
            lost = self.side_of[self.loser]
            return side_values(self.sides, [seat for seat, side in zip(self.seats, self.side_of, strict=True) if side != lost])
        return side_values(self.sides, self.outcome.winners if self.outcome else ())

    def refusal(self, code: int | None, seat: int | None = None) -> IllegalAction:
        """Return the error for an action that is not legal; None is an index beyond the last option."""
        seat = self.seat if seat is None else seat
        if code is None or seat == NOBODY:
            return IllegalAction(NOT_NOW.reason, game=self.game.id)
        why = self.game.refusal(self.state, seat, code)
        return IllegalAction(why.reason, why.cite, self.game.notation(code), dict(why.args), self.game.id)

    # --- what is seen --------------------------------------------------------------------------------------------

    def observe(self, seat: int) -> NDArray[np.uint8]:
        """Return what a seat sees, as the layout says."""
        out = bytearray(self.layout.size)
        self.tensor.write(self.state, seat, out, 0)
        return np.frombuffer(out, np.uint8)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Return 1 for each legal index of the seat that is asked; all 0 for others.

        Once nobody is asked any more the first one is 1, for those who choose at random from it.
        """
        out = bytearray(self.encoding.n)
        if self.seat == NOBODY:
            out[0] = 1
        elif seat == self.seat:
            self.write_mask(out, 0)
        return np.frombuffer(out, np.int8)

    def write_mask(self, out: bytearray, at: int) -> None:
        """Write the mask of the seat that is asked. Raises `TooManyOptions`, with the record."""
        try:
            self.encoding.write(self.legal, out, at)
        except TooManyOptions as error:
            error.record = self.record().text()
            raise

    def rows(self, seat: int) -> NDArray[np.int16]:
        """Return what the options of the seat that is asked are, one row each; all 0 for others.

        Raises `BadSetting` with the catalogue, whose indices say themselves what they are.
        """
        if not isinstance(self.encoding, Slots):
            raise BadSetting(f"there are no rows of options with encoding={self.encoding.name!r}: take encoding='slots'")
        return self.encoding.rows(self.legal if seat == self.seat else [])

    # --- what is kept --------------------------------------------------------------------------------------------

    def clone(self) -> Table:
        """Return a table with the same game at the same moment, which goes on by itself."""
        other = Table.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.state = self.state.clone()
        other.played, other.legal, other.forced = self.played.copy(), self.legal.copy(), self.forced.copy()
        other.snapped = self.snapped.copy()
        if self.events is not None:
            other.events = self.events.copy()
            other.state.sink = other.events
        other.rewarder = self.rewarder.of(other)
        return other

    def match(self) -> Match[Any, Any]:
        """Return a match that begins at this State, for bots and pictures, with the events if they are kept."""
        match = Match(self.game, self.state.clone(), self.options)
        match.event_log = list(self.events or ())
        return match

    def action(self, code: int) -> Action:
        """Return the action of a code, with its notation."""
        return Action(code, self.game.notation(code))

    def record(self) -> Record:
        """Return the match so far as a record, which replays to the same State. It holds every secret."""
        match = Match(self.game, self.state.clone(), self.options, self.seed)
        match.played_actions = [PlayedAction(self.seats[seat], code, self.game.notation(code), 0) for seat, code in self.played]
        return match.record()
