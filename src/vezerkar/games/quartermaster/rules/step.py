"""Base of the procedures of Quartermaster General, with their State."""

from __future__ import annotations

from vezerkar.engine.state import Step
from vezerkar.games.quartermaster.state import QmgState


class QmgStep(Step[QmgState]):
    """A procedure of Quartermaster General in progress."""

    __slots__ = ()
