"""Models as bots: a policy of your own plays wherever bots do, and a small network is kept in a file that anybody can play."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import numpy as np

from vezerkar.bots import network
from vezerkar.bots.models import BadModel
from vezerkar.bots.observed_row import row_of, tensor_of
from vezerkar.engine import Action, Game, Observation
from vezerkar.registry import game as game_of
from vezerkar.research.actions import Catalogue, Slots
from vezerkar.research.encodings import encoding_of
from vezerkar.research.points import Choice, PointSlots, parts_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

Policy: TypeAlias = "Callable[..., Choice]"
"""A function from the row of a seat and the mask of its actions to an index. With slots it gets the rows of the options as well;
with ``points`` it may return an index and a point (`Choice`)."""

OPTION_INPUTS: Final = network.OPTION_INPUTS


class PolicyBot:
    """A bot that plays what a policy says."""

    def __init__(self, policy: Policy, encoding: str) -> None:
        self.policy = policy
        self.encoding = encoding

    def choose(self, observation: Observation[Any, Any]) -> Action:
        options = observation.decision.options
        if len(options) == 1:
            return options[0]
        encoding = _encoding(observation.game, self.encoding)
        actions = {action.code: action for action in options}
        legal = sorted(actions)
        mask = bytearray(encoding.n)
        encoding.write(legal, mask, 0)
        arrays: list[NDArray[Any]] = [np.frombuffer(row_of(observation), np.uint8), np.frombuffer(mask, np.int8)]
        if isinstance(encoding, Slots):
            arrays.append(encoding.rows(legal))
        choice = self.policy(*arrays)
        index, named = parts_of(choice)
        code = encoding.code(legal, index) if 0 <= index < encoding.n else None
        if code is None:
            raise BadModel(f"the policy has chosen the index {index}, at which its mask is 0")
        if named is not None and isinstance(encoding, PointSlots):
            # The table is the same in every State that the seat cannot tell from the true one.
            found = encoding.snapped(observation.imagine(0).state, observation.decision.domain, code, named)
            if found is not None and found.code not in actions:
                return Action(found.code, observation.game.notation(found.code))
            code = found.code if found is not None else code
        return actions[code]


def bot(policy: Policy, encoding: str = "auto") -> PolicyBot:
    """Return a bot that plays what a policy says, in any game whose rows and indices it knows.

    ``policy(row, mask)`` returns an index at which the mask is 1; with slots it is called with the rows of the options besides,
    and with ``points`` it may name a point (`Choice`). Decisions with one option are no matter of the policy. The same arguments
    should get the same answer: then games can be repeated, and `check_bot` has nothing against it.

    >>> import vezerkar
    >>> vezerkar.register_bot("first", "hunt", lambda seed, budget: bot(lambda row, mask: mask.argmax()))
    >>> vezerkar.bot("first", "hunt").choose(vezerkar.Observation.of(vezerkar.game("hunt").start(seed=7), "german"))
    Action('to 01')
    """
    return PolicyBot(policy, encoding)


@cache
def _encoding(game: Game[Any, Any], name: str) -> Catalogue | Slots:
    return encoding_of(game, tensor_of(game), name, interrupts=False)


def save(
    file: str | Path,
    game: str,
    layers: Sequence[tuple[NDArray[np.floating], NDArray[np.floating]]],
    fields: Sequence[str] = (),
    encoding: str = "auto",
) -> None:
    """Write a network to a file, which ``model:FILE`` plays. Without ``fields`` it looks at all of them.

    ``layers`` are pairs of weights (a row for each output) and a bias; between two layers what is below 0 becomes 0. The inputs
    are `scaled` of these fields. With the catalogue there is an output for each action. With ``slots`` there is one, for one
    option, whose `option_inputs` follow those of the fields. Raises `BadModel`, and OSError if the file cannot be written.
    """
    rules = game_of(game)
    tensor = tensor_of(rules)
    kind = encoding_of(rules, tensor, encoding, interrupts=False)
    data: dict[str, object] = {"format": network.FORMAT, "game": game, "layout": tensor.layout.hash, "encoding": kind.name}
    if isinstance(kind, Catalogue):
        data["actions"] = kind.hash
    data["fields"] = list(fields) or [field.name for field in tensor.layout.fields]
    # Six digits are about as many as float32 has.
    data["layers"] = [
        {"weights": np.round(weights.astype(float), 6).tolist(), "bias": np.round(bias.astype(float), 6).tolist()}
        for weights, bias in layers
    ]
    network.network_of(data, game)
    Path(file).write_text(json.dumps(data), encoding="utf-8")


def option_inputs(rows: NDArray[np.int16]) -> NDArray[np.float32]:
    """Return the inputs of a network for each option, from their rows; those beyond the last one mean nothing."""
    found = np.zeros((len(rows), OPTION_INPUTS), np.float32)
    for out, row in zip(found, rows.tolist(), strict=True):
        for place, value in network.option_inputs(tuple(row)):
            out[place] = value
    return found
