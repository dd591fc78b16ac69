"""House: all matches of this process and everything one can do in them. An action is on disk before anybody is told."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from time import monotonic
from typing import Any, Final, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from vezerkar.bots import names as bot_names
from vezerkar.engine import BadNotation, BadOption, Game, Refusal, UnknownGame
from vezerkar.registry import game
from vezerkar.server.keys import hash_key, new_key, new_match, new_seed, next_key
from vezerkar.server.refused import Refused
from vezerkar.server.room import Room, Viewer
from vezerkar.server.spoken import spoken
from vezerkar.server.store import Answer, Chair, Entry, Key, Line, Saved, Store, Taken, now
from vezerkar.server.wire import Acted, Change, Created, NewMatch, Order, Take

KEPT: Final = 200
"""How many matches stay in memory when nobody looks at them."""

P = ParamSpec("P")
T = TypeVar("T")


class House:
    """The matches. ``touched`` is called with a Room whenever it has changed."""

    def __init__(self, store: Store, touched: Callable[[Room], None], clock: Callable[[], float] = monotonic) -> None:
        self.store = store
        self.clock = clock
        self._touched = touched
        # One thread: SQLite has one writer, and the event loop must not wait for the disk.
        self._disk = ThreadPoolExecutor(1, thread_name_prefix="disk")
        self._rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._recent: OrderedDict[str, Room] = OrderedDict()
        self._opening = asyncio.Lock()

    def close(self) -> None:
        """Finish what is being written and let go of the database."""
        self._disk.shutdown()
        self.store.close()

    # --- finding -------------------------------------------------------------------------------------------------

    async def room(self, match: str) -> Room:
        """The room of a match. Raises `Refused`."""
        room = self._rooms.get(match)
        if room is None:
            async with self._opening:
                room = self._rooms.get(match)
                if room is None:
                    room = await self._on_disk(self._open, match)
                    self._rooms[match] = room
        self._recent[match] = room
        self._recent.move_to_end(match)
        if len(self._recent) > KEPT:
            self._recent.popitem(last=False)
        return room

    async def running(self) -> list[str]:
        """The matches in which something may have to be done unasked."""
        return await self._on_disk(self.store.running)

    # --- making --------------------------------------------------------------------------------------------------

    async def create(self, wish: NewMatch) -> Created:
        """Make a match. Raises `Refused`."""
        try:
            chosen = game(wish.game)
        except UnknownGame as error:
            raise Refused("unknown_game") from error
        try:
            options = chosen.chosen(wish.options)
        except BadOption as error:
            raise Refused("malformed", detail=str(error)) from error
        seats = chosen.seats(options)
        if set(wish.seats) != set(seats):
            raise Refused("malformed", detail=f"'seats' must name each of: {', '.join(seats)}")
        if wish.seed is not None and "open" in wish.seats.values():
            raise Refused("malformed", detail="a 'seed' of one's own would show the dice to one side: no seat may be 'open'")
        players = _players(chosen, wish)
        options |= chosen.implied(players)
        parties = chosen.parties()[players]
        if any(len({wish.seats[seat] for seat in party}) > 1 for party in parties):
            raise Refused("malformed", detail="the seats of one player are in one hand: each must be the same in 'seats'")
        party = {seat: party[0] for party in parties for seat in party}
        chairs = [self._chair(wish.game, seat, party[seat], wish.seats[seat], wish.name) for seat in seats]
        return await self._make(new_key(), wish.game, options, chairs, wish.seed, wish.pace)

    async def rematch(self, room: Room, viewer: Viewer, key: str) -> Created:
        """The same again, everybody one party further; one rematch for all at the table. Raises `Refused`."""
        key = next_key(key, f"rematch of {room.id}")
        async with room.lock:
            if not room.over:
                raise Refused("running")
            parties = room.parties()
            # Who sat on each seat of the rematch, by a seat that was theirs.
            before = {seat: parties[i - 1][0] for i, party in enumerate(parties) for seat in party}
            mine = tuple(seat for seat in room.match.seats if before[seat] in viewer.held)
            if room.rematch is None:
                chairs = []
                for seat in room.match.seats:
                    old = room.chairs[before[seat]]
                    kind = "open" if old.kind == "human" and seat not in mine else old.kind
                    holder = old.holder if kind == "human" else ""
                    chairs.append(Chair(seat, room.chairs[seat].party, kind, old.bot, holder, old.autopass))
                made = await self._make(key, room.game.id, room.match.options, chairs, None, room.pace)
                await self._on_disk(self.store.set_rematch, room.id, made.match)
                room.rematch = made.match
                self._change(room)
                return made
            again = await self.room(room.rematch)
        async with again.lock:
            await self._sit(again, Key(hash_key(key), mine), {seat: room.chairs[before[seat]].holder for seat in mine})
            return Created(again.id, key, list(mine), {})

    def _chair(self, game_id: str, seat: str, party: str, plan: str, name: str) -> Chair:
        if plan == "me":
            return Chair(seat, party, "human", holder=spoken(name) if name else "")
        if plan == "open":
            return Chair(seat, party, "open")
        kind, _, bot = plan.partition(":")
        if kind != "bot" or bot not in bot_names(game_id):
            choices = ", ".join(["me", "open", *(f"bot:{known}" for known in bot_names(game_id))])
            raise Refused("malformed", detail=f"a seat cannot be {plan!r}; it can be: {choices}")
        return Chair(seat, party, "bot", bot=bot)

    async def _make(
        self, key: str, game_id: str, options: dict[str, str], chairs: list[Chair], seed: str | None, pace: str
    ) -> Created:
        mine = [chair.seat for chair in chairs if chair.kind == "human"]
        keys = [Key(hash_key(key), tuple(mine), maker=True)]
        for party in sorted({chair.party for chair in chairs if chair.kind == "open"}):
            invitation = new_key()
            theirs = [chair for chair in chairs if chair.party == party]
            for chair in theirs:
                chair.invitation = invitation
            keys.append(Key(hash_key(invitation), tuple(chair.seat for chair in theirs), invitation=True))
        saved = Saved(new_match(), game_id, game(game_id).version, options, seed or new_seed(), chairs, keys, [], [], pace=pace)
        await self._on_disk(self.store.create, saved)
        self._touched(await self.room(saved.id))
        return Created(saved.id, key, mine, {chair.seat: chair.invitation for chair in chairs if chair.invitation is not None})

    # --- who is who ----------------------------------------------------------------------------------------------

    async def holder(self, room: Room, key: str) -> Viewer:
        """Whoever commands with this key. Raises `Refused`. Call it without the lock."""
        async with room.lock:
            found = room.key(key)
            if found.invitation:
                raise Refused("taken" if room.taken(found) else "invitation")
            return room.viewer(found)

    async def take(self, room: Room, invitation: str, wish: Take) -> Created:
        """Sit down on the seats of an invitation: their key is born, and the invitation is void. Raises `Refused`."""
        name, key = spoken(wish.name), next_key(invitation, wish.once or new_key())
        async with room.lock:
            found = room.key(invitation)
            if not found.invitation:
                raise Refused("malformed", detail="this key is no invitation")
            await self._sit(room, Key(hash_key(key), found.seats), dict.fromkeys(found.seats, name))
            return Created(room.id, key, list(found.seats), {})

    async def _sit(self, room: Room, key: Key, names: dict[str, str]) -> None:
        """Give open seats to the owner of a new key, all or none; whoever has them already may ask again. Raises `Refused`."""
        if key.hash in room.keys:
            return
        if room.taken(key):
            raise Refused("taken")
        if room.over:
            raise Refused("over")
        chairs = [replace(room.chairs[seat], kind="human", holder=name, invitation=None) for seat, name in names.items()]
        await self._on_disk(self.store.sit, room.id, key, chairs)
        room.keys[key.hash] = key
        room.chairs |= {chair.seat: chair for chair in chairs}
        self._change(room)

    async def _seat(self, room: Room, *chairs: Chair) -> None:
        await self._on_disk(self.store.seat, room.id, chairs)
        room.chairs |= {chair.seat: chair for chair in chairs}
        self._change(room)

    # --- playing -------------------------------------------------------------------------------------------------

    async def act(self, room: Room, seat: str, ply: int, action: str) -> Acted:
        """Take an action of a person. In a window the answer is kept until its time has come. Raises `Refused`."""
        async with room.lock:
            first = room.first_since(ply, seat)
            if room.repeats(first, seat, "act", action):
                return Acted(first + 1, held=False)
            if room.over:
                raise Refused("over")
            if ply != room.ply and not room.still_asked(ply, seat):
                raise Refused("stale")
            room.check(seat, action)
            text = room.canonical(action)
            if room.answers(seat, text) and self.clock() < room.due(seat):
                await self._seat(room, replace(room.chairs[seat], answer=Answer(room.opened(seat), text)))
                return Acted(ply, held=True)
            return Acted(await self._write(room, seat, "act", action), held=False)

    async def act_unasked(self, room: Room, seat: str, ply: int, action: str) -> None:
        """Take an action that nobody clicked now: of a bot, or one that stands. Raises `Refused`."""
        async with room.lock:
            if room.over:
                raise Refused("over")
            if ply != room.ply:
                raise Refused("stale")
            room.check(seat, action)
            await self._write(room, seat, "act", action)

    async def undo(self, room: Room, viewer: Viewer, seat: str, ply: int) -> int:
        """Take back the last action, if it is of one of the viewer's seats. Raises `Refused`."""
        async with room.lock:
            if any(room.repeats(ply, own, "undo") for own in viewer.held):
                return ply + 1
            if not room.over and ply != room.ply:
                raise Refused("stale")
            able = [own for own in viewer.held if room.can_undo(own)]
            room.check_undo(able[0] if able else seat)
            return await self._write(room, able[0], "undo")

    async def resign(self, room: Room, seat: str) -> int:
        """End the match by giving up. Raises `Refused`."""
        async with room.lock:
            if room.over:
                raise Refused("over")
            return await self._write(room, seat, "resign")

    async def why(self, room: Room, seat: str, action: str) -> Refusal | None:
        """Why an action is not legal now, or None."""
        async with room.lock:
            if room.over:
                raise Refused("over")
            return room.why_not(seat, action)

    async def say(self, room: Room, viewer: Viewer, text: str) -> None:
        """Say something at the table."""
        if not viewer.held:
            raise Refused("not_your_seat")
        line = Line(room.chairs[viewer.held[0]].holder or viewer.held[0], spoken(text), now())
        async with room.lock:
            await self._on_disk(self.store.say, room.id, line)
            room.chat.append(line)
            self._change(room)

    async def settings(self, room: Room, wish: Change) -> None:
        """Change the settings of a seat; the name is that of all seats of its party. Raises `Refused`."""
        async with room.lock:
            own = replace(room.chairs[wish.seat])
            if wish.autopass is not None:
                own.autopass = wish.autopass
            if wish.pass_turn is not None:
                own.pass_turn = room.turn() if wish.pass_turn else None
            if wish.orders is not None:
                own.orders = [self._order(room, order) for order in wish.orders]
            chairs = room.chairs | {own.seat: own}
            changed = [own]
            if wish.name is not None:
                holder = spoken(wish.name)
                changed = [replace(chair, holder=holder) for chair in chairs.values() if chair.party == own.party]
            await self._seat(room, *changed)

    def _order(self, room: Room, order: Order) -> Order:
        try:
            action = room.game.notation(room.game.parse(order.action)) if order.action or order.do == "use" else ""
        except BadNotation as error:
            raise Refused("malformed", detail=str(error)) from error
        return Order(order.do, action, order.when)

    async def _write(self, room: Room, seat: str, kind: str, action: str = "") -> int:
        """Carry out an entry and write it down. The lock is held until it is on disk, so nobody sees it before."""
        entry: Entry = room.take(seat, kind, action)
        try:
            await self._on_disk(self.store.append, room.id, entry, room.over)
        except BaseException as error:
            # Whether the entry is on disk is not known: what is there is what counts.
            saved = await self._on_disk(self.store.load, room.id)
            assert saved is not None
            room.restore(saved)
            self._change(room)
            if isinstance(error, Taken):
                raise Refused("stale") from error
            raise
        self._change(room)
        return entry.ply

    # --- inside --------------------------------------------------------------------------------------------------

    def _change(self, room: Room) -> None:
        room.changed()
        self._touched(room)

    def _open(self, match: str) -> Room:
        saved = self.store.load(match)
        if saved is None:
            raise Refused("unknown_match")
        return Room(saved, self.clock)

    async def _on_disk(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        assert not kwargs
        return await asyncio.get_running_loop().run_in_executor(self._disk, call, *args)


def _players(game: Game[Any], wish: NewMatch) -> int:
    """For how many players a match is: as many as it says, or else the most for which its options are. Raises `Refused`."""
    meant = [
        players
        for players in game.parties()
        if all(wish.options.get(option, value) == value for option, value in game.implied(players).items())
    ]
    players = max(meant) if wish.players is None else wish.players
    if players not in meant:
        raise Refused("malformed", detail=f"with these 'options', 'players' can be: {', '.join(map(str, sorted(meant)))}")
    return players
