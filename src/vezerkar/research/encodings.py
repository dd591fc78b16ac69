"""Encodings by their names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from vezerkar.research.actions import BadSetting, Catalogue, Slots
from vezerkar.research.points import PointSlots

if TYPE_CHECKING:
    from vezerkar.engine import Game
    from vezerkar.engine.tensor import Tensor

ENCODINGS: Final = ("catalogue", "slots", "points")


def encoding_of(game: Game[Any, Any], tensor: Tensor[Any], name: str, interrupts: bool) -> Catalogue | Slots:
    """Return the encoding of this name; ``auto`` is the catalogue where there is one, else slots. Raises `BadSetting`."""
    if name == "auto":
        name = "catalogue" if tensor.codes else "slots"
    if name == "points":
        return PointSlots(game, tensor, interrupts)
    if name not in ENCODINGS:
        raise BadSetting(f"there is no encoding {name!r}; there are: auto, {', '.join(ENCODINGS)}")
    return Catalogue(game, tensor) if name == "catalogue" else Slots(tensor, interrupts)
