"""Moments of a match: the State after each ply, kept, or loaded from a checkpoint and played again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b
from zlib import decompress
from zlib import error as zlib_error

from vezerkar.engine import BadPosition, Event
from vezerkar.server.rules.rules import AnyState, Rules


@dataclass(frozen=True, slots=True)
class Terms:
    """The rules that a match is played by, found when they are needed, and its options."""

    find: Callable[[], Rules]
    options: dict[str, str]

    @property
    def rules(self) -> Rules:
        """The rules. Raises `ApiError` if they are not here any more."""
        return self.find()


@dataclass(slots=True, eq=False)
class Snapshot:
    """The table after some ply: the State, what happened at that ply, and the moment before it (undone ones left out).

    ``kept`` is None where the State was let go of. Then it comes from the ``position`` of a checkpoint, or from the last moment
    before that has either, and from what each ``seat`` did since. ``joined``: this was done in one with what was done before.
    ``upgrade``: from here on the match goes on under the rules of ``terms``, by consent. ``dropped`` are the moments that were
    taken back by consent; the State is that of ``before`` then, but for the counts of the dice and of news.
    """

    ply: int
    kept: AnyState | None
    events: tuple[Event, ...]
    before: Snapshot | None
    terms: Terms
    seat: str = ""
    action: str = ""
    joined: bool = False
    position: bytes | None = None
    upgrade: bool = False
    by: str = ""
    dropped: tuple[Snapshot, ...] = ()

    @property
    def state(self) -> AnyState:
        """The State; to play it again takes a while."""
        return self.kept if self.kept is not None else self.recall()[-1][1]

    def recall(self) -> list[tuple[Snapshot, AnyState]]:
        """The moments up to this one whose States were let go of, with their States, loaded or played again.

        Raises `BadPosition` where a checkpoint cannot be read or is missing.
        """
        chain: list[Snapshot] = []
        at = self
        while at.kept is None and at.position is None:
            if at.dropped:
                raise BadPosition(f"the checkpoint of what was taken back at ply {at.ply} is missing")
            chain.append(at)
            assert at.before is not None, "the first moment has its position"
            at = at.before
        terms = self.terms
        found: list[tuple[Snapshot, AnyState]] = []
        if at.kept is None:
            assert at.position is not None
            found.append((at, read_position(terms, at.position)))
        if chain:
            start = at.kept if at.kept is not None else found[0][1]
            match = terms.rules.at(start.clone(), terms.options)
            for snapshot in reversed(chain):
                match.act(snapshot.seat, snapshot.action)
                found.append((snapshot, match.state))
        return found


def read_position(terms: Terms, packed: bytes) -> AnyState:
    """Return the State of a checkpoint. Raises `BadPosition`."""
    try:
        state: AnyState = terms.rules.load(decompress(packed), terms.options)
    except (zlib_error, ValueError, AttributeError) as error:
        raise BadPosition(f"this checkpoint cannot be read: {error}") from error
    return state


def digest_of(position: bytes) -> bytes:
    """Return eight bytes that tell a position from others."""
    return blake2b(position, digest_size=8).digest()
