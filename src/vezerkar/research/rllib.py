"""RLlib: a game as a `MultiAgentEnv`, for the training of Ray.

It needs a package that not everybody has: ``pip install 'vezerkar[rllib]'``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from gymnasium import spaces

from vezerkar.extras import need
from vezerkar.research.aec import information
from vezerkar.research.points import Choice
from vezerkar.research.spaces import MOST_BYTE, action_space, observation_space, seen_at_once
from vezerkar.research.table import Settings, Table

need("rllib", "ray", "fsspec", "lz4", "tensorboardX", "tree")

from ray.rllib.env.multi_agent_env import MultiAgentEnv  # noqa: E402

if TYPE_CHECKING:
    from typing import Unpack

    from numpy.typing import NDArray

EVERYBODY: Final = "__all__"
"""RLlib's name for all agents together."""

Seen = dict[str, "NDArray[np.float32]"]
"""An observation with its mask, and with slots the rows of the options."""


class SeatsForRay(MultiAgentEnv):  # type: ignore[misc]
    """A game for RLlib. Agents are seats; those that must choose have an observation, all of them at once if they are several.

    An observation has ``observations`` (a row, each byte from 0 to 1) and ``action_mask``, both of float32: the keys that RLlib's
    own module for masked actions reads. With slots it has the rows of the ``options``, too. At the end everybody has a last one.
    Settings are those of a `Table`.
    """

    def __init__(self, game: str, info: bool = False, **settings: Unpack[Settings]) -> None:
        """Raises `BadSetting`, `BadOption` and `UnknownGame`."""
        self.table = Table(game, **settings)
        self.info = info
        self.possible_agents = list(self.table.seats)
        self.agents = list(self.possible_agents)
        self.observation_spaces = dict.fromkeys(self.agents, self.space())
        self.action_spaces = dict.fromkeys(self.agents, action_space(self.table))
        self.due = dict.fromkeys(self.agents, 0.0)
        """The reward that each agent has earned since it was told one."""
        super().__init__()

    def space(self) -> spaces.Dict:
        """Return the space of an observation."""
        table = self.table
        found: dict[str, spaces.Space[Any]] = {
            "observations": spaces.Box(0, 1, (table.layout.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (table.encoding.n,), np.float32),
        }
        options = observation_space(table).spaces.get("options")
        if options is not None:
            limits = np.iinfo(np.int16)
            found["options"] = spaces.Box(limits.min, limits.max, options.shape, np.float32)
        return spaces.Dict(found)

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, Any]]:
        """Begin the next episode. ``options`` are ignored: those of the match are settings of the environment."""
        self.table.begin(seed)
        self.agents = list(self.possible_agents)
        self.due = dict.fromkeys(self.agents, 0.0)
        found = self.observations(self.table.asked())
        return found, self.infos(found)

    def step(
        self, action_dict: Mapping[str, Choice]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """Carry out the actions of the seats that are asked. Raises `IllegalAction`, and nothing has changed then."""
        table = self.table
        names = table.seats
        asked = table.asked()
        wrong = {names[seat] for seat in asked} ^ {*action_dict}
        if wrong:
            raise ValueError(f"those who are asked must act, and nobody else: {', '.join(sorted(wrong))}")
        worth = table.step_all({seat: action_dict[names[seat]] for seat in asked})
        for name, value in zip(names, worth, strict=True):
            self.due[name] += value
        ended = table.over or table.cut_off
        found = self.observations(range(len(names)) if ended else table.asked())
        rewards = {name: self.due[name] for name in found}
        self.due |= dict.fromkeys(found, 0.0)
        told = self.infos(found)
        ends = {**dict.fromkeys(found, table.over), EVERYBODY: table.over}
        cuts = {**dict.fromkeys(found, table.cut_off), EVERYBODY: table.cut_off}
        if ended:
            self.agents = []
        return found, rewards, ends, cuts, told

    def observations(self, seats: Iterable[int]) -> dict[str, Seen]:
        """Return what these seats see."""
        found: dict[str, Seen] = {}
        for seat, own in seen_at_once(self.table, seats).items():
            row = own.pop("observation").astype(np.float32) / np.float32(MOST_BYTE)
            rest = {name: value.astype(np.float32) for name, value in own.items()}
            found[self.possible_agents[seat]] = {"observations": row, **rest}
        return found

    def infos(self, agents: Mapping[str, Seen]) -> dict[str, Any]:
        """Return what is told to these agents beside their observations."""
        return {agent: information(self.table, self.possible_agents.index(agent), self.info) for agent in agents}


def make(config: Mapping[str, Any]) -> SeatsForRay:
    """Return the environment of a configuration of RLlib: ``config.environment(make, env_config={"game": "hunt"})``."""
    return SeatsForRay(**config)
