"""The type parameters of games, matches and observations: their State, and the type of their views.

Both may be left out where a type is written: ``Match`` is any match. The type checker reads defaults of which Python 3.11 knows
nothing, so this module stays interpreted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vezerkar.engine.state import State

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, default=Any)
    V = TypeVar("V", default=Any)
else:
    from typing import TypeVar

    S = TypeVar("S", bound=State)
    V = TypeVar("V")
