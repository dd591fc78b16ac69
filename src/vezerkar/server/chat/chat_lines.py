"""Lines of chat, and who is sent which of them. Plain calculations.

Players talk at the ``table``, where everybody can read it. Those who watch talk among themselves, and no player reads that before
the match is over. Nor does whoever is not signed in: that might be a player. Whom somebody has muted is not sent to them,
on any of their devices.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

Room: TypeAlias = Literal["table", "watchers"]

TABLE: Final = "table"
"""The room in which the players talk."""
WATCHERS: Final = "watchers"
"""The room of those who watch."""


@dataclass(frozen=True, slots=True)
class ChatMessage:
    """One line of chat, the account that keeps the seat of whoever wrote it, or that watches, and the ``player`` who wrote it,
    by the first of their seats. ``hidden``: by a moderator.
    """

    name: str
    text: str
    at: str
    account: int | None = field(default=None, compare=False)
    hidden: bool = False
    room: Room = TABLE
    player: str | None = field(default=None, compare=False)

    @property
    def columns(self) -> dict[str, object]:
        """The columns of a new line in the database."""
        return {
            "name": self.name,
            "text": self.text,
            "at": self.at,
            "account": self.account,
            "room": self.room,
            "player": self.player,
        }


@dataclass(frozen=True, slots=True)
class Mute:
    """Somebody does not want to read somebody else. Each of the two is an account, or else a player of one match.

    ``name`` is that of the muted one when it was done. ``blocks``: the two do not sit down at one table either.
    """

    id: int
    by_account: int | None
    by_player: str | None
    account: int | None
    player: str | None
    name: str
    blocks: bool = False

    def hides(self, line: ChatMessage) -> bool:
        """Return True if a line is by the one who is muted."""
        if self.account is not None:
            return line.account == self.account
        return line.player == self.player


def mutes_by(mutes: Iterable[Mute], accounts: Collection[int], players: Collection[str]) -> tuple[Mute, ...]:
    """Return the mutes of somebody, who has these accounts and is these players of the match."""
    return tuple(one for one in mutes if one.by_account in accounts or one.by_player in players)


def audible(lines: Iterable[ChatMessage], mutes: Collection[Mute], watchers_too: bool) -> list[tuple[int, ChatMessage]]:
    """Return the lines that somebody is sent, each with its number among those of its room.

    So the numbers tell nothing of another room. ``watchers_too``: the reader may read what those who watch say.
    """
    found: list[tuple[int, ChatMessage]] = []
    said: Counter[str] = Counter()
    for line in lines:
        number = said[line.room]
        said[line.room] += 1
        secret = line.room == WATCHERS and not watchers_too
        if not secret and not any(mute.hides(line) for mute in mutes):
            found.append((number, line))
    return found


def latest(lines: Sequence[tuple[int, ChatMessage]], most: int) -> list[tuple[int, ChatMessage]]:
    """Return the last lines of each room, at ``most`` so many of each: those who watch do not push out what the players say."""
    left: Counter[str] = Counter()
    found: list[tuple[int, ChatMessage]] = []
    for number, line in reversed(lines):
        left[line.room] += 1
        if left[line.room] <= most:
            found.append((number, line))
    return found[::-1]
