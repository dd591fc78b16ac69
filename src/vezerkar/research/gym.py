"""Gymnasium: one learner at one or several seats, all others played by bots or by policies.

Importing this module registers ``vezerkar/Hunt-v1`` and the others with Gymnasium.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import gymnasium
import numpy as np

from vezerkar.bots import bot
from vezerkar.engine import Bot, Observation
from vezerkar.engine.playout import next_rng, rng_of
from vezerkar.registry import game as game_of
from vezerkar.research.actions import BadSetting, Slots
from vezerkar.research.aec import information
from vezerkar.research.model import Policy
from vezerkar.research.picture import METADATA, render
from vezerkar.research.points import Choice
from vezerkar.research.spaces import action_space, arrays, row_space
from vezerkar.research.table import Settings, Table

if TYPE_CHECKING:
    from typing import Unpack

    from numpy.typing import NDArray

Player: TypeAlias = "str | Policy"
"""The name of a bot, or a policy."""

Opponents: TypeAlias = "Player | Sequence[Player] | Mapping[str, Player | Sequence[Player]]"
"""One for all other seats, or one for each by the names of seats and sides. Of several one is drawn for each episode."""

IDS: Final = {
    "hunt": "vezerkar/Hunt-v1",
    "quartermaster": "vezerkar/Quartermaster-v1",
    "triumph": "vezerkar/Triumph-v1",
    "wg35": "vezerkar/WG35-v1",
}
"""The names under which Gymnasium knows the games."""

READY: Final = "vezerkar/WG35Ready-v1"
"""The name of a battle of WG35 of two ready armies, so that there are none to build first."""


class OneLearner(gymnasium.Env["NDArray[np.uint8]", Choice]):
    """A game for Gymnasium. The observation is a row of bytes, the mask is ``info["action_mask"]`` and `action_masks`. With slots
    ``info["options"]`` says what the options are.

    ``seat`` is the learner's, or several of them: then each observation is that of the seat that is asked. The reward is the
    sum of what the first of them had since the last action. Opponents are made anew for each episode, from its seed.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        seat: str | Sequence[str],
        opponent: Opponents = "random",
        render_mode: str | None = None,
        info: bool = False,
        **settings: Unpack[Settings],
    ) -> None:
        """Raises `BadSetting`, `BadOption`, `UnknownBot` and `UnknownGame`."""
        settings.setdefault("events", True)
        self.table = Table(game, **settings)
        seats = self.table.seats
        own = [seat] if isinstance(seat, str) else list(seat)
        wrong = [name for name in own if name not in seats]
        if wrong or not own:
            raise BadSetting(f"{game} has no seat {', '.join(wrong) or 'of no name'}; it has: {', '.join(seats)}")
        self.own = [seats.index(name) for name in own]
        self.opponents = {i: self.choices(opponent, name) for i, name in enumerate(seats) if i not in self.own}
        self.players: dict[int, Bot | Policy | AnyAction] = {}
        self.render_mode = render_mode
        self.info = info
        self.metadata = {**METADATA, "layout": self.table.layout.hash}
        self.observation_space = row_space(self.table)  # type: ignore[assignment]
        self.action_space = action_space(self.table)

    def choices(self, opponent: Opponents, seat: str) -> list[Player]:
        """Return those who may play a seat: one named for it, else one named for its side."""
        if isinstance(opponent, Mapping):
            side = next(side for side, seats in self.table.sides.items() if seat in seats)
            if seat not in opponent and side not in opponent:
                raise BadSetting(f"nobody plays {seat}: opponent={{{seat!r}: ...}}")
            opponent = opponent.get(seat, opponent.get(side, "random"))
        found = [opponent] if isinstance(opponent, str) or callable(opponent) else list(opponent)
        for one in found:
            if isinstance(one, str):
                bot(one, self.table.game.id)
        return found

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Begin the next episode. ``options`` are ignored: those of the match are settings of the environment."""
        super().reset(seed=seed)
        table = self.table
        table.begin(seed)
        self.players = {}
        anybody = AnyAction(table)
        for seat, choices in self.opponents.items():
            # Bots have the seeds that they have in simulations.
            name = f"{table.seed} {table.seats[seat]}"
            chosen = Random(name).choice(choices)
            if chosen == "random":
                self.players[seat] = anybody
            else:
                self.players[seat] = bot(chosen, table.game.id, name) if isinstance(chosen, str) else chosen
        self.let_others_play()
        return self.look()

    def step(self, action: Choice) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        """Carry out the learner's action, and those of all others up to its next. Raises `IllegalAction`."""
        table = self.table
        if table.over or table.seat not in self.own:
            raise ValueError("the game is over: reset it")
        worth = table.step(action)[self.own[0]]
        refused = table.refused
        worth += self.let_others_play()
        seen, told = self.look()
        if refused:
            told["refused"] = True
        return seen, worth, table.over, table.cut_off, told

    def let_others_play(self) -> float:
        """Let the others act until a learner is asked; return what that is worth to the first seat of the learner."""
        table = self.table
        worth = 0.0
        while not table.over and not table.cut_off and table.seat not in self.own:
            worth += table.take(self.answer(self.players[table.seat]))[self.own[0]]
        return worth

    def answer(self, player: Bot | Policy | AnyAction) -> int | None:
        """Return the action that an opponent chooses, as `Table.take` wants it. A bot's need not be listed."""
        table = self.table
        if isinstance(player, AnyAction):
            return table.chosen(player.index())
        if callable(player):
            return table.chosen(player(*arrays(table, table.seat)))
        code = player.choose(Observation.of(table.match(), table.seats[table.seat])).code
        table.check(code)
        return code

    def look(self) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Return what the learner sees and is told."""
        table = self.table
        seat = table.seat if table.seat in self.own else self.own[0]
        told = information(table, seat, self.info)
        told.pop("refused", None)
        told["action_mask"] = self.action_masks()
        told["seat"] = table.seats[seat]
        if isinstance(table.encoding, Slots):
            told["options"] = table.rows(seat)
        return table.observe(seat), told

    def action_masks(self) -> NDArray[np.int8]:
        """Return the mask of the learner's actions; the first is open when there is nothing more to do."""
        table = self.table
        if table.seat in self.own:
            return table.mask(table.seat)
        mask = np.zeros(table.encoding.n, np.int8)
        mask[0] = 1
        return mask

    def render(self) -> Any:
        """Return the board as a spectator sees it, as ``render_mode`` says; ``human`` prints it."""
        return render(self.table, self.render_mode)


class AnyAction:
    """The random bot, without an Observation: it does not look. All seats that play at random share one."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.rng = rng_of(table.seed)

    def index(self) -> int:
        """Return the index of any legal action."""
        self.rng = next_rng(self.rng)
        legal = self.table.legal
        return self.table.encoding.index(legal, legal[self.rng % len(legal)])


def recommended(game: str, seat: str | Sequence[str], options: Mapping[str, str] | None = None, **settings: Any) -> OneLearner:
    """Return an environment with the options that the game recommends to whoever names no others."""
    return OneLearner(game, seat, options={**game_of(game).recommended, **(options or {})}, **settings)


for _game, _id in IDS.items():
    gymnasium.register(id=_id, entry_point=f"{__name__}:OneLearner", kwargs={"game": _game}, disable_env_checker=True)
gymnasium.register(id=READY, entry_point=f"{__name__}:recommended", kwargs={"game": "wg35"}, disable_env_checker=True)
