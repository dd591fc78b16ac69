"""One match as the process holds it: its log, and what is beside it, such as people, bots and clocks. No network, no storage."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from hashlib import blake2b
from itertools import count
from math import inf
from time import monotonic
from typing import Final, TypeAlias
from zlib import decompress

from vezerkar.engine import Decision, Event, Record, Refusal
from vezerkar.engine.decision import NO_UNDO, NOT_ASKED, NOT_NOW
from vezerkar.lessons.lesson import lesson
from vezerkar.server.chat.chat_lines import mutes_by
from vezerkar.server.clocks.clocks import Retiming
from vezerkar.server.http.api_errors import ApiError, IllegalActionError
from vezerkar.server.keys import hash_key
from vezerkar.server.matches.lesson_watch import LessonWatch
from vezerkar.server.matches.match_log import UNASKED, MatchLog
from vezerkar.server.matches.viewer import Elsewhere, Viewer
from vezerkar.server.pages.page_messages import LogLine
from vezerkar.server.rules.rules import Rules
from vezerkar.server.rules.rules_archives import RulesArchives
from vezerkar.server.storage.stored_match import SeatAssignment, SeatKey, StoredMatch, account_key, former_key

HOLD_SECONDS: Final = {"live": (0.8, 2.0), "slow": (20.0, 60.0), "instant": (0.0, 0.0)}
"""For each pace of a match the least and the largest number of seconds before an answer in a window shows."""


UNDO_SECONDS: Final = {"live": 2.5, "slow": 2.5, "instant": 0.0}
"""For each pace, how many seconds bots and automatic answers leave a person who has just acted to take that back."""

READ_SECONDS: Final = {"live": 15.0, "slow": 15.0, "instant": 0.0}
"""For each pace, the largest number of seconds that bots wait for somebody who is still looking at what has happened."""

TWO_SIDES: Final = 2
"""With so many sides a match is over as soon as somebody resigns."""

Lines: TypeAlias = dict[str, dict[int, tuple[Event, LogLine]]]
"""The lines of the log in each language, by the ids of their events."""


REVISIONS: Final = count(1)
"""The changes of all sessions of this process, one after another."""


class MatchSession(MatchLog):
    """One match. Whoever reads or changes it holds `lock`, so that nobody sees what is not yet on disk.

    It goes by these ``rules``, or by those of the ``archives`` or this program that wrote it.
    ``rev`` counts what changes what is drawn, ``stored_rev`` what the database knows: it is the `StoredMatch.rev` this one is at.
    """

    def __init__(
        self,
        saved: StoredMatch,
        clock: Callable[[], float] = monotonic,
        archives: RulesArchives | None = None,
        rules: Rules | None = None,
    ) -> None:
        super().__init__(saved.id, clock, archives or RulesArchives(), rules)
        self.lock = asyncio.Lock()
        self.rev = next(REVISIONS)
        self.lines: Lines = {}
        self.online: dict[str, int] = {}
        # Its bots have thought for long, and play more slowly.
        self.slowed = False
        # What other processes have said of it, by their links.
        self.elsewhere: dict[int, Elsewhere] = {}
        # When somebody looked last, by the clock.
        self.last_read = -inf
        self.restore(saved)

    def restore(self, saved: StoredMatch) -> None:
        """Become what is saved. Raises as `MatchLog.restore` does."""
        super().restore(saved)
        self.pace = saved.pace
        self.address = saved.address
        found = lesson(saved.lesson)
        self.lesson = None if found is None else LessonWatch(found)
        self.lesson_id = saved.lesson
        self.placed = saved.placed
        self._sit(saved)

    def saved(self, ply: int) -> StoredMatch:
        """Return what the database should hold of this match, with the log up to this ply."""
        return StoredMatch(
            id=self.id,
            game=self.game.id,
            version=self.version,
            options=self.match.options,
            seed=self.match.seed or "",
            assignments=list(self.assignments.values()),
            keys=list(self.keys.values()),
            log=self.log[:ply],
            chat=self.chat,
            mutes=self.mutes,
            rematch=self.rematch,
            pace=self.pace,
            address=self.address,
            bots=self.bots,
            events=self.events,
            checkpoints=[one for at, one in self.checkpoints.items() if at <= ply],
            timing=self.timing,
            clocks=self.clocks,
            listing=self.listing,
            rated=self.rated,
            teaching=self.teaching,
            tournament=self.tournament,
            lesson=self.lesson_id,
            placed=self.placed,
            files=self.files,
            brings=self.new_files,
        )

    def catch_up(self, saved: StoredMatch) -> None:
        """Become what is saved, whose log begins after the ply of this session. Raises as `restore` does."""
        super().catch_up(saved)
        self._sit(saved)

    def _sit(self, saved: StoredMatch) -> None:
        """Take over all that is beside the log."""
        by_seat = {assignment.seat: assignment for assignment in saved.assignments}
        self.assignments: dict[str, SeatAssignment] = {seat: by_seat[seat] for seat in self.match.seats}
        self.keys = {key.hash: key for key in saved.keys}
        self.chat = saved.chat
        self.mutes = saved.mutes
        self.rematch = saved.rematch
        self.bots = saved.bots
        self.released = saved.released
        self.timing, self.clocks, self.outage_ms = saved.timing, saved.clocks, saved.outage_ms
        self.pause, self.offers = saved.pause, saved.offers
        self.listing = saved.listing
        self.rated, self.teaching = saved.rated, saved.teaching
        self.tournament = saved.tournament
        # Until when somebody looks at what has come of the last action, by the clock, and at which ply that was.
        self.reading = (saved.reading, self._time(saved, saved.reading_since) + READ_SECONDS[self.pace])
        self.stored_rev = saved.rev
        self.changed()

    # --- other rules ---------------------------------------------------------------------------------------------

    def next_version(self) -> str:
        """The version of this program's rules if the match goes on under others and all may agree to these; otherwise empty.

        It tells what the match would need of the files that a user has now: whoever agrees, agrees to these.
        """
        if not self.rules.archived or self.over:
            return ""
        return self.archives.present_version(self.game.id, self.match.options, [entry.action for entry in self.log])

    # --- what may be done ----------------------------------------------------------------------------------------

    @property
    def gathering(self) -> bool:
        """True if this is an open table that waits for people: nobody acts before they are there."""
        return self.listing is not None and self.listing.gathering and not self.over

    @property
    def wants_substitutes(self) -> bool:
        """True if anybody may take over an open seat: of an open table that has begun, and does not count for ratings."""
        going = self.listing is not None and not self.listing.gathering and not self.over and not self.rated
        return going and any(one.kind == "open" and not one.reserved for one in self.assignments.values())

    @property
    def resigned_before(self) -> tuple[str, ...]:
        """The seats whose players have resigned while the others play on: they cannot win any more."""
        return tuple(seat for seat, one in self.assignments.items() if one.resigned)

    def plays_on_without(self, seat: str) -> bool:
        """Return True if the match goes on when the player of a seat resigns: it has more than two sides, and two people stay.

        Otherwise the other side has won, or whoever is left alone. The program of somebody is no person. Rules of an archive tell
        no sides; a match under them ends at once.
        """
        if self.rules.archived:
            return False
        player = self.assignments[seat].player
        people = {one.player for one in self.assignments.values() if one.kind == "human" and not one.by_bot}
        return len(people - {player}) > 1 and len(self.game.sides(self.match.options)) > TWO_SIDES

    def may_join(self, seats: Collection[str]) -> bool:
        """Return True if whoever has no invitation may take these open seats: none of a match that goes on is reserved.

        At a table that is not in the lobby they are those that the others have agreed to list there.
        """
        if self.listing is None:
            return not self.over and not self.rated and all(self.assignments[seat].listed_as for seat in seats)
        return self.gathering or (self.wants_substitutes and not any(self.assignments[seat].reserved for seat in seats))

    @property
    def listable(self) -> bool:
        """True if the lobby may list a seat of it that somebody has left: others than its players do not know it by heart."""
        return not (self.rated or self.placed or self.lesson_id or self.tournament is not None)

    def record(self) -> Record:
        """The record of the match.

        Where it began at a position (a lesson, or one that was set up), it has that; of one that went over to other rules it
        begins there.
        """
        record: Record = self.match.record()
        if self.began.position is not None and (self.began.upgrade or self.lesson_id or self.placed):
            bare = json.loads(decompress(self.began.position))
            head = {"game": self.game.id, "version": self.game.version, "options": self.match.options}
            return replace(record, seed="", origin=head | bare)
        return record

    def why_not(self, seat: str, action: str) -> Refusal | None:
        """Return why an action is not legal now, or None."""
        return self.rules.why_not(self.match, seat, action)

    def check_not_over(self) -> None:
        """Raise `ApiError` if the match is over."""
        if self.over:
            raise ApiError("over")

    def check_in_play(self) -> None:
        """Raise `ApiError` if the match is over, or still waits for its players."""
        self.check_not_over()
        if self.gathering:
            raise ApiError("gathering")

    def check(self, seat: str, action: str) -> None:
        """Raise the refusal that fits an action which is not legal now."""
        self.check_not_over()
        self._refuse(self.why_not(seat, action))

    def _refuse(self, refusal: Refusal | None) -> None:
        if refusal is None:
            return
        if refusal.reason == NOT_ASKED.reason:
            raise ApiError("not_your_turn")
        raise IllegalActionError(refusal, self.rules.explain)

    def rehearse(self, seat: str, actions: Sequence[str]) -> list[str]:
        """Return the actions of a batch that are to be taken: all of them. Raises the refusal of one that is not legal.

        If one has rolled dice or revealed something, those up to then are taken even if another is refused: nobody may try what
        would come and then refrain. No action of a batch answers a window, for how long an answer takes must tell nothing.
        """
        self.check_not_over()
        trial = self.rules.at(self.match.state.clone(), self.match.options)
        start = trial.state
        for number, action in enumerate(actions):
            in_window = trial.is_asked(trial.seat_index(seat)) and trial.decision(seat).window
            refusal = NOT_NOW if in_window else self.rules.why_not(trial, seat, action)
            if refusal is not None and (trial.state.drawn, trial.state.news) != (start.drawn, start.news):
                return list(actions[:number])
            self._refuse(refusal)
            trial.act(seat, action)
        return list(actions)

    def check_undo(self, seat: str) -> None:
        """Raise the refusal that fits an undo which is not possible now."""
        self.check_not_over()
        if not self.can_undo(seat):
            raise IllegalActionError(NO_UNDO, self.rules.explain)

    def undone_until(self, ply: int) -> int:
        """Return after how many entries the undoing ends that begins after this ply."""
        end = ply + 1
        while end < self.ply and self.log[end].joined and self.log[end].kind == "undo":
            end += 1
        return end

    def repeats(self, ply: int, seat: str, kind: str, action: str = "") -> bool:
        """Return True if the entry after this ply is the same as this request: then the request was made before."""
        if ply >= self.ply:
            return False
        entry = self.log[ply]
        return entry.seat == seat and entry.kind == kind and entry.action == self.canonical(action, seat, ply)

    def repeats_batch(self, ply: int, seat: str, actions: Sequence[str]) -> int:
        """Return after how many entries the batch ends that begins after this ply; 0 if it is not this one, or a part of it."""
        if not self.repeats(ply, seat, "act", actions[0]) or self.log[ply].joined:
            return 0
        end = ply + 1
        while end < self.ply and self.log[end].joined and self.log[end].kind == "act":
            if end - ply >= len(actions) or not self.repeats(end, seat, "act", actions[end - ply]):
                return 0
            end += 1
        return end

    def first_since(self, ply: int, seat: str) -> int:
        """The first ply from this one on at which the log does not go on with a choice of another seat."""
        while 0 <= ply < self.ply and self.log[ply].kind in ("act", "rules") and self.log[ply].seat != seat:
            ply += 1
        return ply

    def still_asked(self, ply: int, seat: str) -> bool:
        """Return True if the seat is still asked what it was asked at an earlier ply.

        Where all choose together, others have chosen since.
        """
        return seat in self.waiting() and self.opened(seat) <= ply < self.ply

    def canonical(self, action: str, seat: str, ply: int) -> str:
        """An action of a seat as the log writes it after a ply; what is no action stays as it is."""
        return self.snapshots[ply].terms.rules.canonical(self.snapshots[ply].state, self.match.seat_index(seat), action)

    # --- lessons -------------------------------------------------------------------------------------------------

    @property
    def lesson_now(self) -> LessonWatch | None:
        """The lesson, as long as the match goes by the rules of this program with which it has begun: goals speak of these."""
        return None if self.rules.archived or len(self.parts()) > 1 else self.lesson

    @property
    def lesson_finished(self) -> bool:
        """True once a lesson is done or failed: then its opponents act no more."""
        return self.lesson_now is not None and self.lesson_now.progress(self).finished

    def scripted(self, decision: Decision) -> str:
        """Return what the script of a lesson answers; without one, the default."""
        return decision.default.notation if self.lesson is None else self.lesson.lesson.reply(decision)

    # --- reaction windows ----------------------------------------------------------------------------------------

    def answers(self, seat: str, action: str) -> bool:
        """Return True if this legal action answers the reaction window in which the seat is asked, and is not an interrupt."""
        if seat not in self.waiting():
            return False
        decision = self.match.decision(seat)
        return decision.window and any(option.notation == action for option in decision.options)

    def opened(self, seat: str) -> int:
        """The ply since which a seat is asked what it is asked now. Others may have chosen since, where all choose together."""
        number = self.match.seat_index(seat)
        now = self._question(self.ply, number)
        ply = self.ply
        while (
            ply
            and self.log[ply - 1].kind in ("act", "rules")
            and self.log[ply - 1].seat != seat
            and self._question(ply - 1, number) == now
        ):
            ply -= 1
        return ply

    def hold(self, seat: str) -> float:
        """Return how many seconds the answer of a seat to its reaction window is held before it shows.

        The delay is derived from the secret seed by a one-way hash. Players cannot predict it, and it does not depend on hidden
        information.
        """
        if not self._watched(seat):
            return 0.0
        least, most = HOLD_SECONDS[self.pace]
        about = f"{self.match.seed} hold {self.opened(seat)} {seat}"
        digest = blake2b(about.encode(), digest_size=8, person=b"vezerkar-hold").digest()
        return least + (most - least) * int.from_bytes(digest) / 2**64

    def due(self, seat: str) -> float:
        """Return the time by the clock from which the answer of a seat to its reaction window may show."""
        return self.times[self.opened(seat)] + self.hold(seat)

    def _question(self, ply: int, number: int) -> object:
        # The same is asked for a few plies at most, so this seldom has to play one again.
        snapshot = self.snapshots[ply]
        return snapshot.terms.rules.question(self._have(snapshot), number)

    def _watched(self, seat: str) -> bool:
        # A hold is for the eyes of people who do not hold this seat; whoever holds all that are not of bots has nobody to fool.
        people = {assignment.seat for assignment in self.assignments.values() if assignment.kind != "bot"}
        if seat not in people:
            return bool(people)
        return not any(people <= set(key.seats) for key in self.keys.values())

    # --- clocks --------------------------------------------------------------------------------------------------

    def retiming(
        self,
        assignments: Mapping[str, SeatAssignment] | None = None,
        acted: str = "",
        undone: str = "",
        flagged: str = "",
        back: str = "",
        agreed: bool = False,
    ) -> Retiming | None:
        """The effect of a change on the clocks when the match is as it is now, with these ``assignments``; None without clocks.

        A clock goes by the question alone, which all know: not by the options, nor by an answer that is held. A bot has none, and
        none runs until all seats are taken, or a bot plays where nobody has come.
        """
        if self.timing is None:
            return None
        seats = assignments or self.assignments
        asked: dict[str, int | None] = {}
        if all(assignment.kind != "open" or assignment.stand_in for assignment in seats.values()):
            asked = {seat: self._free_micros(seat) for seat in self.waiting() if not seats[seat].played_by}
        return Retiming(self.timing, asked, acted, undone, flagged, back, agreed)

    def _free_micros(self, seat: str) -> int | None:
        """The time in which a question costs nothing from now on: the longest hold of a new window; None if it is not new.

        The hold that was drawn would tell which answers were kept for it.
        """
        if not self.match.decision(seat).window:
            return 0
        if self.opened(seat) < self.ply:
            return None
        return int(HOLD_SECONDS[self.pace][1] * 1_000_000) if self._watched(seat) else 0

    def timed_out(self, at: int) -> str:
        """A seat whose time is over at a moment by the clock of the database; empty if there is none."""
        ends = {seat: end for seat, clock in self.clocks.items() if (end := clock.ends()) is not None}
        first = min(ends, key=lambda seat: ends[seat], default="")
        return first if first and ends[first] <= at and not self.over and self.pause is None else ""

    def lapsed(self, seat: str) -> bool:
        """Return True if the time of a seat is over, and the others wait for it all the same."""
        clock = self.clocks.get(seat)
        waited_for = self.timing is not None and self.timing.time_out == "wait" and not self.assignments[seat].played_by
        return waited_for and clock is not None and clock.since is None and clock.left <= 0 and seat in self.waiting()

    # --- bots ----------------------------------------------------------------------------------------------------

    def undo_until(self, window: bool) -> float:
        """Until when bots and automatic answers leave it to the person who acted last to take that back, by the clock.

        Whoever has nobody but bots about waits only for what can be taken back. Where other people look on, that might tell them
        something: there bots wait after each action of a person, and in a window the hold is all the time there is.
        """
        if self.bots == "instant" or self.released == self.ply or not self.log:
            return -inf
        last = self.log[-1]
        if last.kind != "act" or last.by in UNASKED or self.assignments[last.seat].kind == "bot":
            return -inf
        alone = not self._watched(last.seat)
        if not self.can_undo(last.seat) if alone else window:
            return -inf
        return self.times[self.ply] + UNDO_SECONDS[self.pace]

    def read(self, done: bool) -> None:
        """Note that whoever commands the bots looks at what has happened, or is ``done``. Any next action ends it too."""
        self.reading = (self.ply, -inf if done else self.clock() + READ_SECONDS[self.pace])

    def read_until(self) -> float:
        """Until when bots and automatic answers wait for somebody who looks at what has happened, by the clock."""
        ply, until = self.reading
        return until if ply == self.ply and self.bots != "instant" else -inf

    def commands_bots(self, viewer: Viewer) -> bool:
        """Return True for whoever holds all seats that are not of bots, or, if there are none, made the match.

        In a tournament nobody does: the round would wait.
        """
        if self.tournament is not None:
            return False
        people = {seat for seat, assignment in self.assignments.items() if assignment.kind != "bot"}
        if len(people) == len(self.assignments):
            return False
        return people <= set(viewer.seats) if people else viewer.creator

    # --- who is who ----------------------------------------------------------------------------------------------

    def key(self, key: str) -> SeatKey:
        """Return what a key opens. Raises `ApiError`."""
        found = self.keys.get(hash_key(key))
        if found is None:
            raise ApiError("bad_key")
        return found

    def current(self, key: SeatKey) -> SeatKey | None:
        """Return a key as it is now, or None if it opens nothing any more."""
        return self.keys.get(key.hash) if key.account is None else self.account_key(key.account)

    def account_key(self, account: int) -> SeatKey | None:
        """Return what an account may do here, or None if it keeps no seat."""
        return account_key(account, self.assignments.values(), self.keys.values())

    def accounts_of(self, seats: Iterable[str]) -> set[int]:
        """Return the accounts that keep some of these seats."""
        return {account for seat in seats if (account := self.assignments[seat].account) is not None}

    def has_played(self, account: int) -> bool:
        """Return True if an account kept a seat here that was taken from it."""
        return former_key(account, self.id).hash in self.keys

    def seated(self, assignments: Iterable[SeatAssignment]) -> None:
        """Note who sits on some seats now. When all are taken, an open table gathers no more."""
        self.assignments |= {assignment.seat: assignment for assignment in assignments}
        if self.listing is not None:
            self.listing = self.listing.with_seats(self.assignments.values())

    @property
    def public(self) -> bool:
        """True if anybody might join or watch it: it was offered in the lobby, or is one of a tournament."""
        return self.listing is not None or self.tournament is not None

    @property
    def counted(self) -> bool:
        """True if its end counts in statistics and open data: a public match that began at the beginning of its game.

        Where bots help everybody it says nothing about people.
        """
        return self.public and not self.placed and not self.teaching

    @property
    def in_earnest(self) -> bool:
        """True if its result counts for more than itself: nobody is advised, and all play under the names of their accounts."""
        return self.rated or self.tournament is not None

    def agreeable(self, kind: str) -> bool:
        """Return True if all may agree on an offer of a kind: in a tournament on a draw alone, and only where no bot plays."""
        if self.tournament is None:
            return True
        return kind == "draw" and all(assignment.kind == "human" for assignment in self.assignments.values())

    def people(self) -> bool:
        """Return True if a seat is not a bot's."""
        return any(assignment.kind != "bot" for assignment in self.assignments.values())

    def taken(self, invitation: SeatKey) -> bool:
        """Return True if an invitation is void because one of its seats is taken."""
        return any(self.assignments[seat].kind != "open" for seat in invitation.seats)

    def players(self) -> list[tuple[str, ...]]:
        """The seats in groups that one player holds each."""
        found: dict[str, tuple[str, ...]] = {}
        for seat, assignment in self.assignments.items():
            found[assignment.player] = (*found.get(assignment.player, ()), seat)
        return list(found.values())

    def viewer(self, key: SeatKey | None, seat: str | None = None, stay: str | None = None, account: int | None = None) -> Viewer:
        """Return the viewer for a key and the seat wished for. An invitation sees what a spectator sees. Raises `ApiError`.

        ``account`` is that of somebody signed in, who may just watch.

        When a match is over its seed is published, and with it all secrets: then everybody may look from every seat.
        Without a wish the eyes go to the seat that must choose; they ``stay`` where they are while it is one of several, or none.
        While a table gathers nobody sees more than a spectator: a seat may be freed, and then somebody else has its hand.
        """
        if seat is not None and seat not in self.match.seats:
            raise ApiError("not_your_seat")
        if key is None or key.invitation:
            if seat is not None and not self.over:
                raise ApiError("not_your_seat")
            muted = mutes_by(self.mutes, () if account is None else (account,), ())
            watches = key is None and account is not None
            invited = key.seats if key is not None else ()
            return Viewer(seat, invited=invited, mutes=muted, watches=watches, key=key, account=account)
        held = tuple(own for own in self.match.seats if own in key.seats and self.assignments[own].kind == "human")
        if seat is not None and seat not in held and not self.over:
            raise ApiError("not_your_seat")
        if self.gathering:
            seat = None
        elif seat is None and held:
            due = [own for own in self.waiting() if own in held] or list(held)
            seat = stay if stay in due else due[0]
        players = [self.assignments[own] for own in held]
        accounts = {one.account for one in players if one.account is not None}
        muted = mutes_by(self.mutes, accounts, {one.player for one in players})
        lost = not key.seats and not key.creator
        return Viewer(seat, held, key.creator, mutes=muted, lost_seat=lost, key=key)

    def acted(self, viewer: Viewer) -> int:
        """Return the ply of the viewer's last action before others acted, without what was taken back; 0 if there is none."""
        others = False
        for snapshot in reversed(self._trail):
            if snapshot.seat not in viewer.seats:
                others = others or bool(snapshot.seat)
            elif others:
                return snapshot.ply
        return 0

    def changed(self) -> None:
        """Note that the table is no longer as it was drawn. Nobody outside is told its ``rev``, which no other moment of any
        session has: some viewers must not notice some changes.
        """
        self.rev = next(REVISIONS)
