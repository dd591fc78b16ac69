"""House: all matches of this process and everything one can do in them. An action is on disk before anybody is told."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from time import monotonic
from typing import Any, Final, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy.exc import SQLAlchemyError

from vezerkar.bots import bot_names
from vezerkar.engine import BadCombination, BadNotation, BadOption, Game, Refusal, UnknownGame
from vezerkar.registry import GAMES, game
from vezerkar.server.api_errors import ApiError, IllegalActionError
from vezerkar.server.botcaps import BOT_CAPS, BotCaps
from vezerkar.server.faults import describe
from vezerkar.server.keys import hash_key, new_key, new_match, new_seed, next_key
from vezerkar.server.protocol import ActionResult, CreatedMatch, NewMatch, Order, SettingsChange, Take
from vezerkar.server.room import Room, Viewer
from vezerkar.server.spoken import spoken
from vezerkar.server.store import (
    ChatMessage,
    HeldAnswer,
    LogEntry,
    PlyConflict,
    SeatAssignment,
    SeatKey,
    Store,
    StoredMatch,
    micros,
    now,
    passing,
)

LOG: Final = logging.getLogger(__name__)

BUDGET: Final = 256 * 2**20
"""How much memory the matches may take that were used last, by an estimate, in bytes. What is in use beyond them stays, too."""

PATIENCE: Final = 20.0
"""For how many seconds what the database refuses is tried again, if the reason may pass."""

RETRY: Final = 0.1
"""How many seconds pass before it is tried again; twice as many after each further failure, up to `RETRY_MOST`."""

RETRY_MOST: Final = 2.0

P = ParamSpec("P")
T = TypeVar("T")


class House:
    """The matches. ``touched`` is called with a Room whenever it has changed."""

    def __init__(
        self,
        store: Store,
        touched: Callable[[Room], None],
        clock: Callable[[], float] = monotonic,
        caps: BotCaps = BOT_CAPS,
    ) -> None:
        self.store = store
        self.clock = clock
        self._touched = touched
        self._caps = caps
        # One thread: SQLite has one writer, and the event loop must not wait for the disk.
        self._disk = ThreadPoolExecutor(1, thread_name_prefix="disk")
        # What takes long to compute, such as playing a log again, keeps neither the event loop nor the disk waiting.
        self._side = ThreadPoolExecutor(2, thread_name_prefix="side")
        self._rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._recent: OrderedDict[str, Room] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Room]] = {}

    def close(self) -> None:
        """Finish what is being written and let go of the database."""
        self._side.shutdown()
        self._disk.shutdown()
        self.store.close()

    # --- finding -------------------------------------------------------------------------------------------------

    async def room(self, match: str) -> Room:
        """The room of a match at which somebody looks. Raises `ApiError`."""
        room = await self.quietly(match)
        room.looked = self.clock()
        if not room.people():
            # Bots alone go on when somebody looks.
            self._touched(room)
        return room

    async def quietly(self, match: str) -> Room:
        """The room of a match at which nobody looks. Raises `ApiError`."""
        room = self._rooms.get(match)
        if room is None:
            if match not in self._opening:
                self._opening[match] = asyncio.create_task(self._opened(match))
                self._opening[match].add_done_callback(partial(self._now_open, match))
            # Others may wait for the same room, so it is opened even if this caller gives up.
            room = await asyncio.shield(self._opening[match])
        if match not in self._recent:
            self._make_space(room)
        self._recent[match] = room
        self._recent.move_to_end(match)
        return room

    async def take_up(self, match: str) -> None:
        """Open a match in which something may have to be done unasked, and note who must choose. Raises `ApiError`."""
        room = await self.quietly(match)
        async with room.lock:
            await self._on_disk(self.store.ask, match, room.waiting())

    async def running(self) -> list[str]:
        """The matches in which something has to be done unasked, those that went on last first."""
        found = await self._on_disk(self.store.running)
        known = [one.id for one in found if one.game in GAMES and game(one.game).version == one.version]
        if len(known) < len(found):
            LOG.warning("%d matches cannot go on: other rules wrote them", len(found) - len(known))
        return known

    async def past(self, room: Room, ply: int) -> None:
        """Have the State after a ply at hand. The lock must be held."""
        await self.aside(room.recall, ply)

    async def _opened(self, match: str) -> Room:
        room = await self._patiently(self._side, partial(self._open, match))
        self._rooms[match] = room
        self._touched(room)
        return room

    def _now_open(self, match: str, task: asyncio.Task[Room]) -> None:
        del self._opening[match]
        if not task.cancelled():
            task.exception()

    def _make_space(self, room: Room) -> None:
        size = room.size + sum(kept.size for kept in self._recent.values())
        while size > BUDGET and self._recent:
            _, gone = self._recent.popitem(last=False)
            size -= gone.size

    # --- making --------------------------------------------------------------------------------------------------

    async def create(self, wish: NewMatch, address: str = "") -> CreatedMatch:
        """Make a match; ``address`` is where the wish comes from. Raises `ApiError`."""
        try:
            chosen = game(wish.game)
        except UnknownGame as error:
            raise ApiError("unknown_game") from error
        try:
            options = chosen.chosen(wish.options)
        except BadCombination as error:
            raise IllegalActionError(wish.game, error.reason, error.cite, error.facts) from error
        except BadOption as error:
            raise ApiError("malformed", detail=str(error)) from error
        seats = chosen.seats(options)
        if set(wish.seats) != set(seats):
            raise ApiError("malformed", detail=f"'seats' must name each of: {', '.join(seats)}")
        if wish.seed is not None and "open" in wish.seats.values():
            raise ApiError("malformed", detail="a 'seed' of one's own would show the dice to one side: no seat may be 'open'")
        players = _players(chosen, wish)
        options |= chosen.implied(players)
        groups = chosen.parties()[players]
        if any(len({wish.seats[seat] for seat in group}) > 1 for group in groups):
            raise ApiError("malformed", detail="the seats of one player are in one hand: each must be the same in 'seats'")
        player = {seat: group[0] for group in groups for seat in group}
        assignments = [self._assignment(wish.game, seat, player[seat], wish.seats[seat], wish.name) for seat in seats]
        return await self._make(new_key(), wish.game, options, assignments, wish.seed, wish.pace, address)

    async def rematch(self, room: Room, viewer: Viewer, key: str, address: str = "") -> CreatedMatch:
        """The same again, everybody one player further; one rematch for all at the table. Raises `ApiError`."""
        key = next_key(key, f"rematch of {room.id}")
        async with room.lock:
            if not room.over:
                raise ApiError("running")
            groups = room.players()
            # Who sat on each seat of the rematch, by a seat that was theirs.
            before = {seat: groups[i - 1][0] for i, group in enumerate(groups) for seat in group}
            mine = tuple(seat for seat in room.match.seats if before[seat] in viewer.seats)
            if room.rematch is None:
                assignments = []
                for seat in room.match.seats:
                    old = room.assignments[before[seat]]
                    kind = "open" if old.kind == "human" and seat not in mine else old.kind
                    player_name = old.player_name if kind == "human" else ""
                    assignments.append(
                        SeatAssignment(seat, room.assignments[seat].player, kind, old.bot, player_name, old.autopass)
                    )
                made = await self._make(key, room.game.id, room.match.options, assignments, None, room.pace, address)
                await self._on_disk(self.store.set_rematch, room.id, made.match)
                room.rematch = made.match
                self._change(room)
                return made
            again = await self.quietly(room.rematch)
        async with again.lock:
            await self._sit(
                again, SeatKey(hash_key(key), mine), {seat: room.assignments[before[seat]].player_name for seat in mine}
            )
            return CreatedMatch(again.id, key, list(mine), {})

    def _assignment(self, game_id: str, seat: str, player: str, plan: str, name: str) -> SeatAssignment:
        if plan == "me":
            return SeatAssignment(seat, player, "human", player_name=spoken(name) if name else "")
        if plan == "open":
            return SeatAssignment(seat, player, "open")
        kind, _, bot = plan.partition(":")
        if kind != "bot" or bot not in bot_names(game_id):
            choices = ", ".join(["me", "open", *(f"bot:{known}" for known in bot_names(game_id))])
            raise ApiError("malformed", detail=f"a seat cannot be {plan!r}; it can be: {choices}")
        return SeatAssignment(seat, player, "bot", bot=bot)

    async def _make(
        self,
        key: str,
        game_id: str,
        options: dict[str, str],
        assignments: list[SeatAssignment],
        seed: str | None,
        pace: str,
        address: str,
    ) -> CreatedMatch:
        mine = [assignment.seat for assignment in assignments if assignment.kind == "human"]
        keys = [SeatKey(hash_key(key), tuple(mine), creator=True)]
        for player in sorted({assignment.player for assignment in assignments if assignment.kind == "open"}):
            invitation = new_key()
            theirs = [assignment for assignment in assignments if assignment.player == player]
            for assignment in theirs:
                assignment.invitation = invitation
            keys.append(SeatKey(hash_key(invitation), tuple(assignment.seat for assignment in theirs), invitation=True))
        seed = seed or new_seed()
        saved = StoredMatch(
            new_match(), game_id, game(game_id).version, options, seed, assignments, keys, [], [], pace=pace, address=address
        )
        room = await self.aside(Room, saved, self.clock)
        await self._on_disk(self._create, saved, room.waiting())
        self._rooms[room.id] = room
        self._touched(await self.quietly(room.id))
        return CreatedMatch(
            saved.id,
            key,
            mine,
            {assignment.seat: assignment.invitation for assignment in assignments if assignment.invitation is not None},
        )

    def _create(self, saved: StoredMatch, asked: Collection[str]) -> None:
        # One call of the one thread that writes: nobody makes a match between the count and the writing.
        if any(assignment.kind == "bot" for assignment in saved.assignments):
            alone = all(assignment.kind == "bot" for assignment in saved.assignments)
            at = micros()
            self._caps.admit(self.store.bot_matches(at - self._caps.lately), saved.address or "", alone, at)
        self.store.create(saved, asked)

    # --- who is who ----------------------------------------------------------------------------------------------

    async def authorize(self, room: Room, key: str) -> Viewer:
        """Whoever commands with this key. Raises `ApiError`. Call it without the lock."""
        async with room.lock:
            found = room.key(key)
            if found.invitation:
                raise ApiError("taken" if room.taken(found) else "invitation")
            return room.viewer(found)

    async def take(self, room: Room, invitation: str, wish: Take) -> CreatedMatch:
        """Sit down on the seats of an invitation: their key is born, and the invitation is void. Raises `ApiError`."""
        name, key = spoken(wish.name), next_key(invitation, wish.once or new_key())
        async with room.lock:
            found = room.key(invitation)
            if not found.invitation:
                raise ApiError("malformed", detail="this key is no invitation")
            await self._sit(room, SeatKey(hash_key(key), found.seats), dict.fromkeys(found.seats, name))
            return CreatedMatch(room.id, key, list(found.seats), {})

    async def _sit(self, room: Room, key: SeatKey, names: dict[str, str]) -> None:
        """Give open seats to the owner of a new key, all or none; whoever has them already may ask again. Raises `ApiError`."""
        if key.hash in room.keys:
            return
        if room.taken(key):
            raise ApiError("taken")
        if room.over:
            raise ApiError("over")
        assignments = [
            replace(room.assignments[seat], kind="human", player_name=name, invitation=None) for seat, name in names.items()
        ]
        await self._on_disk(self.store.sit, room.id, key, assignments)
        room.keys[key.hash] = key
        room.assignments |= {assignment.seat: assignment for assignment in assignments}
        self._change(room)

    async def _seat(self, room: Room, *assignments: SeatAssignment) -> None:
        await self._on_disk(self.store.seat, room.id, assignments)
        room.assignments |= {assignment.seat: assignment for assignment in assignments}
        self._change(room)

    # --- playing -------------------------------------------------------------------------------------------------

    async def act(self, room: Room, seat: str, ply: int, action: str) -> ActionResult:
        """Take an action of a person. In a window the answer is kept until its time has come. Raises `ApiError`."""
        async with room.lock:
            first = room.first_since(ply, seat)
            if room.repeats(first, seat, "act", action):
                return ActionResult(first + 1, held=False)
            if room.over:
                raise ApiError("over")
            if ply != room.ply and not room.still_asked(ply, seat):
                raise ApiError("stale")
            room.check(seat, action)
            text = room.canonical(action, seat, room.ply)
            if room.answers(seat, text) and self.clock() < room.due(seat):
                await self._seat(room, replace(room.assignments[seat], held_answer=HeldAnswer(room.opened(seat), text)))
                return ActionResult(ply, held=True)
            return ActionResult(await self._write(room, seat, "act", action), held=False)

    async def act_unasked(self, room: Room, seat: str, ply: int, action: str) -> None:
        """Take an action that nobody clicked now: of a bot, or one that stands. Raises `ApiError`."""
        async with room.lock:
            if room.over:
                raise ApiError("over")
            if ply != room.ply:
                raise ApiError("stale")
            room.check(seat, action)
            await self._write(room, seat, "act", action)

    async def undo(self, room: Room, viewer: Viewer, seat: str, ply: int) -> int:
        """Take back the last action, if it is of one of the viewer's seats. Raises `ApiError`."""
        async with room.lock:
            if any(room.repeats(ply, own, "undo") for own in viewer.seats):
                return ply + 1
            if not room.over and ply != room.ply:
                raise ApiError("stale")
            able = [own for own in viewer.seats if room.can_undo(own)]
            room.check_undo(able[0] if able else seat)
            return await self._write(room, able[0], "undo")

    async def resign(self, room: Room, seat: str) -> int:
        """End the match by giving up. Raises `ApiError`."""
        async with room.lock:
            if room.over:
                raise ApiError("over")
            return await self._write(room, seat, "resign")

    async def why(self, room: Room, seat: str, action: str) -> Refusal | None:
        """Why an action is not legal now, or None."""
        async with room.lock:
            if room.over:
                raise ApiError("over")
            return room.why_not(seat, action)

    async def say(self, room: Room, viewer: Viewer, text: str) -> None:
        """Say something at the table."""
        if not viewer.seats:
            raise ApiError("not_your_seat")
        line = ChatMessage(room.assignments[viewer.seats[0]].player_name or viewer.seats[0], spoken(text), now())
        async with room.lock:
            await self._on_disk(self.store.say, room.id, line)
            room.chat.append(line)
            self._change(room)

    async def settings(self, room: Room, wish: SettingsChange) -> None:
        """Change the settings of a seat; the name is that of all seats of its player. Raises `ApiError`."""
        async with room.lock:
            own = replace(room.assignments[wish.seat])
            if wish.autopass is not None:
                own.autopass = wish.autopass
            if wish.pass_turn is not None:
                own.pass_turn = room.turn() if wish.pass_turn else None
            if wish.orders is not None:
                own.orders = [self._order(room, order) for order in wish.orders]
            assignments = room.assignments | {own.seat: own}
            changed = [own]
            if wish.name is not None:
                player_name = spoken(wish.name)
                changed = [
                    replace(assignment, player_name=player_name)
                    for assignment in assignments.values()
                    if assignment.player == own.player
                ]
            await self._seat(room, *changed)

    def _order(self, room: Room, order: Order) -> Order:
        try:
            action = room.game.notation(room.game.parse(order.action)) if order.action or order.do == "use" else ""
        except BadNotation as error:
            raise ApiError("malformed", detail=str(error)) from error
        return Order(order.do, action, order.when)

    async def _write(self, room: Room, seat: str, kind: str, action: str = "") -> int:
        """Carry out an entry and write it down. The lock is held until it is on disk, so nobody sees it before."""
        entry: LogEntry = room.take(seat, kind, action)
        try:
            await self._on_disk(self.store.append, room.id, entry, room.over, room.waiting())
        except BaseException as error:
            await self._set_back(room, entry.ply - 1)
            if isinstance(error, PlyConflict):
                raise ApiError("stale") from error
            raise
        self._change(room)
        return entry.ply

    async def _set_back(self, room: Room, ply: int) -> None:
        """Make a Room what the database says; if that does not answer either, what the Room was at this ply.

        Whether the last entry has been written is not known. If it has, and the Room does not know, the next entry is refused
        by the log, and the Room learns of both.
        """
        try:
            # On the thread that writes, hence after what is still being written.
            saved = await asyncio.get_running_loop().run_in_executor(self._disk, self.store.load, room.id)
        except SQLAlchemyError as error:
            LOG.error("match %s cannot be read again: %s", room.id, describe(error))
            saved = None
        await self.aside(room.restore, saved or room.saved(ply))
        self._change(room)

    # --- inside --------------------------------------------------------------------------------------------------

    def _change(self, room: Room) -> None:
        room.changed()
        self._touched(room)

    def _open(self, match: str) -> Room:
        saved = self.store.load(match)
        if saved is None:
            raise ApiError("unknown_match")
        return Room(saved, self.clock)

    async def aside(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Compute something that takes long, on a thread of its own."""
        assert not kwargs
        return await asyncio.get_running_loop().run_in_executor(self._side, call, *args)

    async def _on_disk(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Write something, or read what was written just before. Raises `ApiError` when the database fails for long."""
        assert not kwargs
        return await self._patiently(self._disk, partial(call, *args))

    async def _patiently(self, thread: ThreadPoolExecutor, call: Callable[[], T]) -> T:
        until, wait = self.clock() + PATIENCE, RETRY
        while True:
            try:
                return await asyncio.get_running_loop().run_in_executor(thread, call)
            except SQLAlchemyError as error:
                if not passing(error):
                    raise
                if self.clock() + wait > until:
                    LOG.error("the database still fails: %s", describe(error))
                    raise ApiError("try_again") from error
                if wait == RETRY:
                    LOG.warning("the database fails, and is tried again: %s", describe(error))
            await asyncio.sleep(wait)
            wait = min(2 * wait, RETRY_MOST)


def _players(game: Game[Any], wish: NewMatch) -> int:
    """For how many players a match is: as many as it says, or else the most for which its options are. Raises `ApiError`."""
    meant = [
        players
        for players in game.parties()
        if all(wish.options.get(option, value) == value for option, value in game.implied(players).items())
    ]
    players = max(meant) if wish.players is None else wish.players
    if players not in meant:
        raise ApiError("malformed", detail=f"with these 'options', 'players' can be: {', '.join(map(str, sorted(meant)))}")
    return players
