"""PettingZoo: an environment in which the seats act one after the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from pettingzoo import AECEnv

from vezerkar.research.picture import METADATA, render
from vezerkar.research.points import Choice
from vezerkar.research.spaces import action_space, observation_space, seen
from vezerkar.research.table import Settings, Table

if TYPE_CHECKING:
    from typing import Unpack

    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

Observed: TypeAlias = "dict[str, NDArray[Any]]"


class SeatsInTurn(AECEnv[str, Any, Any]):
    """A game for PettingZoo. Agents are seats, by their names; those of a side have the same rewards.

    Observations have ``observation`` and ``action_mask``, with slots also ``options``. ``infos`` of the agent that is to act have
    the ``seed`` of the match, its ``ply``, ``refused`` after an illegal action was replaced, and ``snapped`` if the agent has
    named a point: how many millimetres its last action is from there. With ``info=True`` they also have the ``notation`` of the
    last action and ``forced``, the notations of those that were passed on.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        render_mode: str | None = None,
        info: bool = False,
        **settings: Unpack[Settings],
    ) -> None:
        """Raises `BadSetting`, `BadOption` and `UnknownGame`."""
        self.table = Table(game, **settings)
        self.metadata = {
            **METADATA,
            "name": f"vezerkar_{game}_v1",
            "layout": self.table.layout.hash,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.info = info
        self.possible_agents = list(self.table.seats)
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents = []
        self.spaces = {agent: observation_space(self.table) for agent in self.possible_agents}
        self.choices = {agent: action_space(self.table) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.choices[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin the next episode. ``options`` are ignored: those of the match are settings of the environment."""
        table = self.table
        table.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.go_on()

    def observe(self, agent: str) -> Observed:
        return seen(self.table, self.seat_of[agent])

    def step(self, action: Choice | None) -> None:
        """Carry out the action of the agent that is to act. Raises `IllegalAction`, and nothing has changed then."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to act: None is for agents whose game is over")
        worth = self.table.step(action)
        self._cumulative_rewards[agent] = 0.0
        if any(worth):
            self.rewards = dict(zip(self.possible_agents, worth, strict=True))
            self._accumulate_rewards()
        else:
            self.rewards = dict.fromkeys(self.possible_agents, 0.0)
        self.go_on()

    def go_on(self) -> None:
        """Name the agent that is to act; or say to all that the game is over."""
        table = self.table
        if table.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif table.cut_off:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[max(table.seat, 0)]
        self.infos[self.agent_selection] = information(table, self.seat_of[self.agent_selection], self.info)

    def state(self) -> NDArray[np.uint8]:
        raise NotImplementedError("there is no state without secrets that all seats may have")

    def render(self) -> Any:
        """Return the board as a spectator sees it, as ``render_mode`` says; ``human`` prints it."""
        return render(self.table, self.render_mode)

    def close(self) -> None:
        pass


def information(table: Table, seat: int, more: bool) -> dict[str, Any]:
    """Return what a seat is told beside its observation."""
    told: dict[str, Any] = {"seed": table.seed, "ply": len(table.played)}
    if table.refused:
        told["refused"] = True
    if seat in table.snapped:
        told["snapped"] = table.snapped[seat]
    if more:
        notation = table.game.notation
        told["forced"] = [notation(code) for code in table.forced]
        told["notation"] = notation(table.played[-1][1]) if table.played else ""
    return told


def factory(game: str) -> Callable[..., SeatsInTurn]:
    """Return what makes environments of a game, as PettingZoo's own modules do: ``env(render_mode=None, **settings)``."""

    def env(render_mode: str | None = None, info: bool = False, **settings: Unpack[Settings]) -> SeatsInTurn:
        return SeatsInTurn(game, render_mode, info, **settings)

    return env
