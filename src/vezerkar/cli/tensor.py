"""`vezerkar tensor`: the layout of the row that a seat sees, and the table of all actions, for programs that learn."""

from __future__ import annotations

import json
from typing import Final, TypedDict

from vezerkar.engine import VezerkarError
from vezerkar.engine.tensor import Field, catalogue_hash, size_of
from vezerkar.registry import game as game_of

KINDS: Final = {
    "set": "0 or 1 for each",
    "one": "at most one 1 in a row",
    "number": "a byte for each",
    "wide": "two bytes for each",
}
"""The bytes of each kind of field, in words."""


class FieldInfo(TypedDict):
    """A field, as `vezerkar tensor --json` prints it. What is written of a number is the number less ``least``."""

    name: str
    offset: int
    bytes: int
    shape: list[int]
    kind: str
    least: int
    most: int


class TensorInfo(TypedDict):
    """The tensor of a game. ``prompts`` are its questions by their places, ``facts`` the places of the arguments of questions,
    ``words`` the numbers of those that are words, and ``actions`` the notations of the catalogue by their indices, if it has one.
    """

    game: str
    title: str
    rules: str
    layout: str
    bytes: int
    fields: list[FieldInfo]
    prompts: list[str]
    facts: dict[str, int]
    words: dict[str, dict[str, int]]
    slots: int
    slots_with_interrupts: int
    catalogue: str
    actions: list[str]


def tensor(game: str, as_json: bool) -> None:
    """Print the tensor of a game. Raises `UnknownGame`."""
    found = info(game)
    print(json.dumps(found) if as_json else "\n".join(lines(found)))


def info(game: str) -> TensorInfo:
    """Return the tensor of a game as plain data. Raises `UnknownGame`, and VezerkarError if it has none."""
    rules = game_of(game)
    tensor = rules.tensor()
    if tensor is None:
        raise VezerkarError(f"{game} has no tensor")
    actions = [rules.notation(code) for code in tensor.codes]
    return TensorInfo(
        game=game,
        title=rules.title,
        rules=rules.version,
        layout=tensor.layout.hash,
        bytes=tensor.layout.size,
        fields=[field_info(field, tensor.layout.offsets[field.name]) for field in tensor.layout.fields],
        prompts=sorted(tensor.prompts, key=lambda prompt: tensor.prompts[prompt]),
        facts=dict(tensor.facts),
        words={name: dict(numbers) for name, numbers in tensor.words.items()},
        slots=tensor.slots,
        slots_with_interrupts=tensor.more_slots,
        catalogue=catalogue_hash(actions) if actions else "",
        actions=actions,
    )


def field_info(field: Field, offset: int) -> FieldInfo:
    """Return a field as plain data."""
    return FieldInfo(
        name=field.name,
        offset=offset,
        bytes=size_of(field),
        shape=list(field.shape),
        kind=field.kind,
        least=field.least,
        most=field.most,
    )


def lines(found: TensorInfo) -> list[str]:
    """A tensor in words."""
    said = [f"{found['game']}, rules {found['rules']}: rows of {found['bytes']} bytes, layout {found['layout']}"]
    width = max(len(field["name"]) for field in found["fields"])
    for field in found["fields"]:
        shape = " x ".join(map(str, field["shape"]))
        numbers = f", {field['least']} to {field['most']}" if field["kind"] in ("number", "wide") else ""
        said.append(f"  {field['offset']:6}  {field['name']:{width}}  {shape}: {KINDS[field['kind']]}{numbers}")
    said.append(f"What each field is stands on the page about the data of {found['title']}, under Tensor.")
    said += [f"  prompt {place:2}  {prompt}" for place, prompt in enumerate(found["prompts"])]
    said += [f"  fact {place}  {name}" for name, place in sorted(found["facts"].items(), key=lambda fact: fact[1])]
    said.append(f"slots: {found['slots']}, with interrupts {found['slots_with_interrupts']}")
    if not found["actions"]:
        return [*said, "no catalogue: there is no end of actions"]
    said.append(f"catalogue {found['catalogue']}: {len(found['actions'])} actions")
    return said + [f"  {index:6}  {notation}" for index, notation in enumerate(found["actions"])]
