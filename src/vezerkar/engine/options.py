"""Options: the actions that a decision offers. Interpreted, because a compiled class cannot derive from a tuple."""

from __future__ import annotations

from typing import SupportsIndex, overload

from vezerkar.engine.action import Action


class Options(tuple[Action, ...]):
    """The actions of a decision, a tuple in which an action can be looked up by its notation.

    ``options["to 24"]`` raises `KeyError` if no option has this notation.

    >>> import vezerkar
    >>> options = vezerkar.game("hunt").start(seed=7).decision("german").options
    >>> "to 24" in options, "to nowhere" in options
    (True, False)
    >>> options["to 24"] in options
    True
    >>> options[0]
    Action('to 01')
    """

    __slots__ = ()

    @overload
    def __getitem__(self, index: SupportsIndex | str) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Action, ...]: ...
    def __getitem__(self, index: SupportsIndex | slice | str) -> Action | tuple[Action, ...]:
        if not isinstance(index, str):
            return super().__getitem__(index)
        for option in self:
            if option.notation == index:
                return option
        raise KeyError(index)
