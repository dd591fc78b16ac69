"""OpenSpiel: the games as ``python_vezerkar_GAME``, after `register`.

Chance: an action that takes numbers from the dice leads to a chance node. Each of its outcomes gives the dice another key, and
then the action is carried out. So a state follows from its history, and a clone does not know what the dice will be.

It needs ``pip install 'vezerkar[openspiel]'``.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from vezerkar.bots import bot as bot_of
from vezerkar.engine import Dice, Event, IllegalAction, Match, Observation, State, settle
from vezerkar.engine.bit_sets import LOWEST
from vezerkar.engine.decision import NOT_NOW
from vezerkar.engine.dice import key_of
from vezerkar.engine.state import apply, options, step_of
from vezerkar.extras import need
from vezerkar.registry import game as game_of
from vezerkar.research.actions import BadSetting
from vezerkar.research.encodings import encoding_of
from vezerkar.research.points import listed
from vezerkar.research.rewards import shares, side_values

need("openspiel", "pyspiel")

import pyspiel  # noqa: E402

if TYPE_CHECKING:
    from numpy.typing import NDArray

LENGTHS: Final = {"hunt": 2_000, "quartermaster": 2_000, "triumph": 10_000, "wg35": 20_000}
"""The games that are there, and the most decisions of a match."""

FEWEST: Final = 2
MOST: Final = 4096
USUAL: Final = 64
"""The outcomes of a chance node: the fewest and the most there may be, and how many there are unless said otherwise."""

NOTHING: Final = -1
OPENING: Final = -2
"""In place of the action that waits for the dice: there is none; it is the set-up."""

OWN: Final = ("encoding", "chance", "recall")
"""The parameters of a game that are no options of the match."""


def name_of(game: str) -> str:
    """Return the name under which OpenSpiel knows a game."""
    return f"python_vezerkar_{game}"


class Rules:
    """A game with its options and its encoding: what all its states share."""

    def __init__(self, game: str, chosen: tuple[tuple[str, str], ...], encoding: str, chance: int, recall: bool) -> None:
        if not FEWEST <= chance <= MOST:
            raise BadSetting(f"chance={chance} is not from {FEWEST} to {MOST}")
        if encoding == "points":
            raise BadSetting("an action of OpenSpiel is a number and has no point: encoding=slots")
        self.told = (game, chosen, encoding, chance, recall)
        self.game = game_of(game)
        self.options = self.game.complete_options(dict(chosen))
        tensor = self.game.tensor(self.options)
        assert tensor is not None
        self.tensor = tensor
        self.encoding = encoding_of(self.game, tensor, encoding, interrupts=False)
        self.seats = self.game.seats(self.options)
        self.sides = self.game.sides(self.options)
        members = list(self.sides.values())
        self.side_of = [next(i for i, side in enumerate(members) if seat in side) for seat in self.seats]
        self.recall = recall
        self.outcomes = [(outcome, 1 / chance) for outcome in range(chance)]

    def __deepcopy__(self, memo: object) -> Rules:
        return self

    def __reduce__(self) -> tuple[Callable[..., Rules], tuple[object, ...]]:
        return rules_of, self.told


@cache
def rules_of(game: str, chosen: tuple[tuple[str, str], ...], encoding: str, chance: int, recall: bool) -> Rules:
    """Return the shared part of all states of a game. Raises `BadSetting` and `BadOption`."""
    return Rules(game, chosen, encoding, chance, recall)


class Held:
    """A State of ours within one of OpenSpiel's, copied and saved in our way."""

    __slots__ = ("rules", "state")

    def __init__(self, rules: Rules, state: State) -> None:
        self.rules = rules
        self.state = state

    def __deepcopy__(self, memo: object) -> Held:
        return Held(self.rules, self.state.clone())

    def __reduce__(self) -> tuple[Callable[..., Held], tuple[object, ...]]:
        return restored, (self.rules, json.dumps(self.rules.game.dump(self.state)))


def restored(rules: Rules, text: str) -> Held:
    """Return a State that was saved."""
    return Held(rules, rules.game.load(json.loads(text), rules.options))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel: our State, the action that waits for the dice, and what each seat has done and seen."""

    def __init__(self, game: Any, rules: Rules) -> None:
        super().__init__(game)
        self.rules = rules
        self.held: Held | None = None
        self.pending = OPENING
        self.key = b""
        self.done: tuple[tuple[int, ...], ...] = ((),) * len(rules.seats)
        self.heard: tuple[bytes, ...] = (b"",) * len(rules.seats)

    @property
    def state(self) -> State:
        """Our State; there is one once the set-up is over."""
        assert self.held is not None
        return self.held.state

    # --- who, and what -------------------------------------------------------------------------------------------

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.pending != NOTHING else LOWEST[self.state.asked]

    def is_terminal(self) -> bool:
        return self.held is not None and self.held.state.over

    def legal_codes(self) -> list[int]:
        """Return the legal actions of the seat that is asked, as codes of the engine."""
        return options(self.state, LOWEST[self.state.asked])

    def _legal_actions(self, player: int) -> list[int]:
        legal = self.legal_codes()
        index = self.rules.encoding.index
        return [index(legal, code) for code in legal]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.rules.outcomes

    def _apply_action(self, action: int) -> None:
        if self.pending == NOTHING:
            self.choose(action)
        else:
            self.roll(action)

    def choose(self, action: int) -> None:
        """Carry out an action; if it takes numbers from the dice, not yet."""
        s, legal = self.state, self.legal_codes()
        seat = LOWEST[s.asked]
        code = self.rules.encoding.code(legal, action)
        if code is None:
            raise IllegalAction(NOT_NOW.reason, game=self.rules.game.id)
        self.done = tuple([(*codes, code) if i == seat else codes for i, codes in enumerate(self.done)])
        after = s.clone()
        events = self.carry_out(after, code)
        if after.drawn != s.drawn:
            self.pending = code
        else:
            self.held = Held(self.rules, after)
            self.hear(events)

    def roll(self, outcome: int) -> None:
        """Give the dice the key of an outcome, and carry out what waited for them."""
        rules = self.rules
        self.key = blake2b(self.key + outcome.to_bytes(2, "little"), digest_size=32).digest()
        if self.pending == OPENING:
            after: State = rules.game.setup(Dice(self.key), rules.options)
            after.sink = [] if rules.recall else None
            settle(after)
            events, after.sink = after.sink or [], None
        else:
            after = self.state.clone()
            after.dice, after.drawn = Dice(self.key), 0
            events = self.carry_out(after, self.pending)
        self.held, self.pending = Held(rules, after), NOTHING
        self.hear(events)

    def carry_out(self, s: State, code: int) -> list[Event]:
        """Carry out an action in a State and return what happened, if it is to be remembered."""
        s.sink = [] if self.rules.recall else None
        apply(s, LOWEST[s.asked], code)
        events, s.sink = s.sink or [], None
        return events

    def hear(self, events: list[Event]) -> None:
        """Remember for each seat that it has learned of these events."""
        if events:
            self.heard = tuple([heard_after(heard, events, seat) for seat, heard in enumerate(self.heard)])

    def returns(self) -> list[float]:
        rules = self.rules
        if not self.is_terminal():
            return [0.0] * len(rules.seats)
        outcome = rules.game.outcome(self.state)
        return shares(side_values(rules.sides, outcome.winners if outcome else ()), rules.side_of)

    # --- what is seen --------------------------------------------------------------------------------------------

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"dice {action}"
        legal = self.legal_codes()
        code = self.rules.encoding.code(legal, action)
        return f"index {action}" if code is None else self.rules.game.notation(code)

    def observation_string(self, player: int | None = None) -> str:
        if self.held is None:
            return ""
        seat = self.current_player() if player is None else player
        return json.dumps(self.rules.game.view(self.state, seat), sort_keys=True, separators=(",", ":"))

    def information_state_string(self, player: int | None = None) -> str:
        """Return what a seat has done, a digest of all it has learned, and what it sees. Needs ``recall=True``."""
        if not self.rules.recall:
            raise BadSetting("a game without recall=True remembers nothing")
        seat = self.current_player() if player is None else player
        done = ",".join([str(code) for code in self.done[seat]])
        return f"{done}|{self.heard[seat].hex()}|{self.observation_string(seat)}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Return a state that this player cannot tell from this one, with other dice."""
        other: SpielState = self.clone()
        if self.held is not None:
            seed = f"{sampler()}"
            imagined = self.rules.game.imagine(self.state, player, Dice(key_of(f"imagine {seed}")))
            other.held = Held(self.rules, imagined)
            other.key = key_of(f"chance {seed}")
        return other

    def match(self) -> Match[Any, Any]:
        """Return a match that begins at this state, for bots and pictures."""
        return Match(self.rules.game, self.state.clone(), self.rules.options)

    def __str__(self) -> str:
        told = [len(codes) for codes in self.done]
        return f"{self.rules.game.id} {told} {self.pending} {self.key.hex()[:16]}"


def heard_after(before: bytes, events: list[Event], seat: int) -> bytes:
    """Return the digest of all that a seat has learned, after these events."""
    told = [[event.kind, event.data] for event in events if event.visible(seat)]
    return blake2b(before + json.dumps(told, sort_keys=True).encode(), digest_size=16).digest() if told else before


class Observer:
    """An observer, as OpenSpiel calls it: the row of a seat, as numbers from 0 to 255."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.tensor: NDArray[np.float32] = np.zeros(rules.tensor.layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the row of a player into ``tensor``."""
        out = bytearray(len(self.tensor))
        if state.held is not None:
            self.rules.tensor.write(state.held.state, player, out, 0)
        self.tensor[:] = np.frombuffer(out, np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the view of a player."""
        return state.observation_string(player)


class SpielBot(pyspiel.Bot):  # type: ignore[misc]
    """One of our bots, for OpenSpiel. It sees what its seat sees."""

    def __init__(self, name: str, game: str, seed: int | str = 0) -> None:
        """Raises `UnknownBot`."""
        super().__init__()
        self.player = bot_of(name, game, seed)

    def step(self, state: SpielState) -> int:
        """Return the action that the bot chooses for the seat that is asked.

        If it is not listed, this is the nearest that is; or the default, if that is none.
        """
        rules, legal, player = state.rules, state.legal_codes(), state.current_player()
        action = self.player.choose(Observation.of(state.match(), rules.seats[player]))
        code = listed(rules.tensor, legal, action.code)
        if code is None:
            code = step_of(state.state).question(state.state, player).default
        return rules.encoding.index(legal, code)

    def restart(self) -> None:
        """Begin another game."""


def bot(name: str, game: str, seed: int | str = 0) -> SpielBot:
    """Return the bot of this name for OpenSpiel. Raises `UnknownBot`."""
    return SpielBot(name, game, seed)


def game_type(game: str, recall: bool = False) -> Any:
    """Return what OpenSpiel wants to know of a game beforehand."""
    rules = game_of(game)
    kinds = pyspiel.GameType
    parameters: dict[str, object] = {"encoding": "auto", "chance": USUAL, "recall": recall}
    for option in rules.options:
        # OpenSpiel reads digits as a number, whatever was written.
        numbers = all(value.isdigit() for value in option.values)
        parameters[option.id] = int(option.default) if numbers else option.default
    return kinds(
        short_name=name_of(game),
        long_name=f"Vezérkar: {rules.title}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=len(rules.seats()),
        min_num_players=len(rules.seats()),
        provides_information_state_string=recall,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def game_class(game: str) -> type:
    """Return the class that OpenSpiel makes games of."""

    class SpielGame(pyspiel.Game):  # type: ignore[misc]
        """A game of OpenSpiel. Raises `BadSetting` and `BadOption`."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            given = {"encoding": "auto", "chance": USUAL, "recall": False, **(params or {})}
            chosen = tuple(sorted((name, str(value)) for name, value in given.items() if name not in OWN))
            recall = bool(given["recall"])
            self.rules = rules_of(game, chosen, str(given["encoding"]), int(given["chance"]), recall)
            info = pyspiel.GameInfo(
                num_distinct_actions=self.rules.encoding.n,
                max_chance_outcomes=len(self.rules.outcomes),
                num_players=len(self.rules.seats),
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=LENGTHS[game],
            )
            super().__init__(game_type(game, recall), info, dict(params or {}))

        def new_initial_state(self) -> SpielState:
            return SpielState(self, self.rules)

        def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> Observer:
            return Observer(self.rules)

    return SpielGame


def register() -> list[str]:
    """Let OpenSpiel know the games, and return their names. A second call changes nothing."""
    known = set(pyspiel.registered_names())
    for game in LENGTHS:
        if name_of(game) not in known:
            pyspiel.register_game(game_type(game), game_class(game))
    return [name_of(game) for game in LENGTHS]
