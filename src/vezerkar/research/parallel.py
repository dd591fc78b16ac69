"""PettingZoo: an environment in which all seats act at the same time. Those who are not asked can only wait."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from vezerkar.research.aec import Observed, information
from vezerkar.research.picture import METADATA, render
from vezerkar.research.points import Choice, index_of
from vezerkar.research.spaces import action_space, observation_space, seen_at_once
from vezerkar.research.table import Settings, Table

if TYPE_CHECKING:
    from typing import Unpack


class SeatsAtOnce(ParallelEnv[str, Any, Any]):
    """A game for PettingZoo in which every agent steps each time: for libraries that know nothing else.

    The last index of each action space is to wait, the only one that a seat which is not asked may choose. An observation is
    written for every seat at each step.
    """

    metadata = METADATA

    def __init__(self, game: str, render_mode: str | None = None, info: bool = False, **settings: Unpack[Settings]) -> None:
        """Raises `BadSetting`, `BadOption` and `UnknownGame`."""
        self.table = Table(game, **settings)
        self.metadata = {
            **METADATA,
            "name": f"vezerkar_{game}_v1",
            "layout": self.table.layout.hash,
        }
        self.render_mode = render_mode
        self.info = info
        self.wait = self.table.encoding.n
        self.possible_agents = list(self.table.seats)
        self.agents = []
        self.spaces = {agent: observation_space(self.table, 1) for agent in self.possible_agents}
        self.choices = {agent: action_space(self.table, 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.choices[agent]

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        """Begin the next episode. ``options`` are ignored: those of the match are settings of the environment."""
        self.table.begin(seed)
        self.agents = list(self.possible_agents)
        return self.observations(), self.information()

    def step(
        self, actions: Mapping[str, Choice]
    ) -> tuple[dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Carry out the actions of the seats that are asked. Raises `IllegalAction`, and nothing has changed then."""
        table = self.table
        asked = table.asked()
        for seat, agent in enumerate(self.possible_agents):
            if agent not in actions:
                raise ValueError(f"{agent} has no action")
            if seat not in asked and index_of(actions[agent]) != self.wait:
                raise ValueError(f"{agent} is not asked: it can only wait ({self.wait})")
        worth = table.step_all({seat: actions[self.possible_agents[seat]] for seat in asked})
        agents = self.agents
        rewards = dict(zip(agents, worth, strict=True))
        ends, cuts = dict.fromkeys(agents, table.over), dict.fromkeys(agents, table.cut_off)
        seen_now, told = self.observations(), self.information()
        if table.over or table.cut_off:
            self.agents = []
        return seen_now, rewards, ends, cuts, told

    def observations(self) -> dict[str, Observed]:
        """Return the observation of every seat."""
        table = self.table
        asked = table.asked()
        found: dict[str, Observed] = {}
        for seat, own in seen_at_once(table, range(len(self.possible_agents))).items():
            own["action_mask"] = np.append(own["action_mask"], np.int8(seat not in asked))
            if not asked:
                own["action_mask"][0] = 0
            found[self.possible_agents[seat]] = own
        return found

    def information(self) -> dict[str, dict[str, Any]]:
        """Return what is told to every seat beside its observation."""
        return {agent: information(self.table, seat, self.info) for seat, agent in enumerate(self.agents)}

    def render(self) -> Any:
        """Return the board as a spectator sees it, as ``render_mode`` says; ``human`` prints it."""
        return render(self.table, self.render_mode)

    def close(self) -> None:
        pass


def parallel_factory(game: str) -> Callable[..., SeatsAtOnce]:
    """Return what makes environments of a game, as PettingZoo's own modules do: ``parallel_env(**settings)``."""

    def env(render_mode: str | None = None, info: bool = False, **settings: Unpack[Settings]) -> SeatsAtOnce:
        return SeatsAtOnce(game, render_mode, info, **settings)

    return env
