"""The open bells of this process: each is told when there is something new, wherever that was written down."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

Wake = Callable[[], None]


class Bells:
    """The bells by account."""

    def __init__(self) -> None:
        self._wakes: dict[int, set[Wake]] = {}

    @contextmanager
    def kept(self, account: int, wake: Wake) -> Iterator[None]:
        """Keep the bell of an account: ``wake`` is called when it has changed."""
        self._wakes.setdefault(account, set()).add(wake)
        try:
            yield
        finally:
            self._wakes[account].discard(wake)
            if not self._wakes[account]:
                del self._wakes[account]

    def ring(self, account: int) -> None:
        """Tell the bells of an account that something has changed."""
        for wake in [*self._wakes.get(account, ())]:
            wake()
