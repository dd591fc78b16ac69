"""The match page of one viewer, built field by field from a MatchSession."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

from msgspec.structs import replace

from vezerkar.engine import Event
from vezerkar.engine.event import SPECTATOR
from vezerkar.registry import game
from vezerkar.server.accounts.former_player import shown_line, shown_name
from vezerkar.server.chat.chat_lines import ChatMessage, audible, latest
from vezerkar.server.chat.chat_messages import MutedPerson
from vezerkar.server.clocks.clock_messages import ClaimInfo, MatchClock, SeatAway, SeatTime
from vezerkar.server.clocks.clocks import SeatClock
from vezerkar.server.clocks.time_claims import may_claim, may_give
from vezerkar.server.hints.permission import helped
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.lobby.free_seats import may_free
from vezerkar.server.matches.match_log import UNASKED
from vezerkar.server.matches.match_session import Lines, MatchSession
from vezerkar.server.matches.snapshot import Snapshot, Terms
from vezerkar.server.matches.standing_orders import standing
from vezerkar.server.matches.viewer import Viewer
from vezerkar.server.offers.learned import learned
from vezerkar.server.offers.offer_messages import Learned, OfferInfo, OfferKind, TakenBack
from vezerkar.server.offers.offers import REPLACE, TAKEBACK, Offer
from vezerkar.server.offers.replacing import may_replace
from vezerkar.server.offers.takebacks import plies_to_ask_for, stands, taken_back
from vezerkar.server.pages.game_page import OF_THE_TABLE, GamePage, PageWish, table_line, told_line
from vezerkar.server.pages.lesson_messages import CoachPage
from vezerkar.server.pages.lesson_page import LessonDetails, lesson_details, lesson_state
from vezerkar.server.pages.page_messages import (
    ChatLine,
    Gone,
    ListingInfo,
    LogLine,
    LogPage,
    MatchPage,
    SeatInfo,
    Settings,
    Upgrade,
)
from vezerkar.server.plans.following import may_plan
from vezerkar.server.rules.rules import AnyState, Rules
from vezerkar.server.storage.moments import written
from vezerkar.server.storage.stored_match import SeatAssignment
from vezerkar.server.whatif.permission import allowed
from vezerkar.translation import bot_label, translator

MAX_CHAT_LINES = 200
"""Lines of chat of each room that a MatchPage holds."""

MAX_OFFERS = 8
"""Offers that a MatchPage holds."""

MAX_LOG_LINES = 200
"""Lines of the log that a MatchPage holds: the last ones. Older ones are asked for."""


def visible_events(snapshot: Snapshot, seat: int) -> list[tuple[int, Event]]:
    """Return the events a seat may know up to a snapshot, each with its ply, oldest first.

    What was taken back by consent is among them, what was undone is not.
    """
    chain: list[Snapshot] = []
    at: Snapshot | None = snapshot
    while at is not None:
        chain.append(at)
        at = at.before
    links = [one for link in reversed(chain) for one in (*link.dropped, link)]
    return [(link.ply, event) for link in links for event in link.events if event.visible(seat)]


@dataclass(frozen=True, slots=True)
class MatchDetails:
    """The part of a MatchPage beside the game itself: who has which seat, what was said and set. It is never changed."""

    match: str
    rules: Rules
    parts: list[tuple[int, Terms]]
    version: str
    next_version: str
    options: dict[str, str]
    seats: tuple[str, ...]
    viewer: Viewer
    ply: int
    latest_ply: int
    pace: str
    bots: str
    bots_mine: bool
    bots_slowed: bool
    acted: int
    assignments: dict[str, SeatAssignment]
    online: frozenset[str]
    resigned: str
    cancelled: bool
    agreed: str
    over: bool
    gathering: bool
    listing: ListingInfo | None
    rated: bool
    teaching: bool
    helped: bool
    tournament: str | None
    undo: bool
    commitment: str
    seed: str | None
    chat: list[tuple[int, ChatMessage]]
    muted_until: int
    settings: Settings
    rematch: str | None
    lines: Lines
    clock: MatchClock | None
    times: dict[str, SeatTime]
    late: bool
    taken_by: dict[int, str]
    offers: list[OfferInfo]
    may_offer: list[OfferKind]
    may_give: list[str]
    may_claim: list[ClaimInfo]
    may_replace: list[str]
    may_free: list[str]
    taken_back: list[TakenBack]
    may_take_back: list[int]
    actors: dict[int, str]
    lesson: LessonDetails | None
    placed: bool
    analysis: bool
    plays_on: bool

    @classmethod
    def of(cls, session: MatchSession, viewer: Viewer, ply: int) -> MatchDetails:
        """That of a MatchSession, round the moment after a ply."""
        assignment = session.assignments[viewer.seat] if viewer.seat and viewer.seat in viewer.seats else None
        may_take_back = may_ask_for(session, viewer)
        return cls(
            match=session.id,
            rules=session.rules if ply == session.ply else session.snapshots[ply].terms.rules,
            parts=session.parts(),
            version=session.version_at(ply),
            next_version=session.next_version(),
            options=session.match.options,
            seats=session.match.seats,
            viewer=viewer,
            ply=ply,
            latest_ply=session.ply,
            pace=session.pace,
            bots=session.bots if any(assignment.kind == "bot" for assignment in session.assignments.values()) else "",
            acted=session.acted(viewer),
            bots_mine=not session.over and session.commands_bots(viewer),
            bots_slowed=not session.over and (session.slowed or any(one.slowed for one in session.elsewhere.values())),
            assignments=dict(session.assignments),
            online=frozenset(seat for seat, sockets in session.online.items() if sockets > 0).union(
                *(one.seats for one in session.elsewhere.values())
            ),
            resigned=session.resigned if ply == session.ply else "",
            cancelled=session.cancelled and ply == session.ply,
            agreed=session.agreed if ply == session.ply else "",
            over=session.over,
            gathering=session.gathering,
            listing=listing_info(session, viewer),
            rated=session.rated,
            teaching=session.teaching,
            helped=helped(session, viewer),
            tournament=session.tournament,
            undo=ply == session.ply and any(session.can_undo(seat) for seat in viewer.seats),
            commitment=session.match.commitment,
            seed=session.match.seed if session.over else None,
            chat=latest(audible(session.chat, viewer.mutes, session.over or viewer.watches), MAX_CHAT_LINES),
            muted_until=max((session.assignments[seat].muted_until for seat in viewer.seats), default=0),
            settings=settings(session, assignment) if assignment else Settings(),
            rematch=session.rematch,
            lines=session.lines,
            clock=match_clock(session),
            times=seat_times(session),
            late=ply == session.ply and bool(session.resigned) and session.log[-1].by == "clock",
            taken_by={
                entry.ply: entry.by
                for entry in session.log
                if entry.by in UNASKED and session.assignments[entry.seat].kind == "human"
            },
            offers=offer_infos(session),
            may_offer=may_offer(session, viewer, bool(may_take_back)),
            may_give=may_give(session, viewer),
            may_claim=may_claim(session, viewer),
            may_replace=may_replace(session, viewer),
            may_free=may_free(session, viewer),
            taken_back=taken_back(session.log[:ply]),
            may_take_back=may_take_back,
            actors={one.ply: one.seat for one in session.moments()[1:]} if takeback_of(session) else {},
            lesson=lesson_details(session, viewer),
            placed=session.placed,
            analysis=allowed(session) and not session.rules.archived and (session.over or viewer.seat in viewer.seats),
            plays_on=not session.over and any(session.plays_on_without(seat) for seat in viewer.seats),
        )


@dataclass(frozen=True, slots=True)
class PageInputs:
    """All that goes into the MatchPage of a viewer at one moment.

    It is taken with the lock of the MatchSession held, and is nobody else's: the MatchPage can be made of it on any thread, while
    the match goes on.
    """

    details: MatchDetails
    lang: str
    snapshot: Snapshot
    state: AnyState
    past: bool

    @classmethod
    def of(cls, session: MatchSession, viewer: Viewer, lang: str, ply: int | None = None) -> PageInputs:
        """That of a MatchSession, now or after some ply."""
        snapshot = session.snapshots[session.ply if ply is None else ply]
        details = MatchDetails.of(session, viewer, session.ply if ply is None else ply)
        return cls(details, lang, snapshot, snapshot.state.clone(), ply is not None)

    @property
    def wish(self) -> PageWish:
        """The wish of this page to the rules."""
        details, seats = self.details, self.details.assignments.values()
        return PageWish(
            options=details.options,
            seat=details.viewer.seat,
            lang=self.lang,
            live=not self.past and not details.gathering,
            over=details.over,
            resigned=details.resigned,
            bots=tuple(sorted(({one.bot for one in seats} | {one.stand_in for one in seats}) - {""})),
            out=tuple(one.seat for one in seats if one.resigned),
        )

    def log(self) -> list[tuple[int, Event]]:
        """The events that the viewer may know, each with its ply, oldest first."""
        seat = self.details.viewer.seat
        return visible_events(self.snapshot, self.details.seats.index(seat) if seat is not None else SPECTATOR)

    def match_page(self) -> MatchPage:
        """Return the viewer's match page."""
        log = self.log()
        standing = [event for _, event in self._standing(log)]
        told = self.details.rules.page(self.state, self.wish, standing)
        return match_page(self.details, self.lang, told, log)

    def standing(self) -> list[tuple[int, Event]]:
        """The events of the game that the viewer may know and that were not taken back, each with its ply, oldest first.

        What happened under other rules is not among them: these need not understand it.
        """
        return self._standing(self.log())

    def _standing(self, log: list[tuple[int, Event]]) -> list[tuple[int, Event]]:
        since = max(first for first, _ in self.details.parts if first <= self.details.ply)
        takebacks = self.details.taken_back
        return [
            (ply, event)
            for ply, event in log
            if ply >= since and event.kind not in OF_THE_TABLE and (not takebacks or stands(ply, takebacks))
        ]

    def coach_page(self) -> CoachPage:
        """The coach's hints for the viewer."""
        return self.details.rules.coach(self.state, self.wish, self.details.ply)

    def log_page(self, before: int) -> LogPage:
        """The lines of the log before this one, as many as a MatchPage holds."""
        told = self.log()[:before]
        first = max(0, len(told) - MAX_LOG_LINES)
        return LogPage(first, log_lines(self.details, self.lang, told[first:]))


def match_page(details: MatchDetails, lang: str, told: GamePage, log: list[tuple[int, Event]]) -> MatchPage:
    """Return the MatchPage of a viewer, from what the rules say, the events that the viewer may know, and the details."""
    viewer = details.viewer
    # The others invite somebody to a seat that they have all cleared, or that its player has left, and to no other.
    replaced = {offer.player for offer in details.offers if offer.kind == REPLACE and offer.state == "accepted"}
    return MatchPage(
        match=details.match,
        game=details.rules.game.id,
        title=told.title,
        rules=details.version if details.rules.archived else "",
        upgrade=upgrade_of(details) if details.next_version and details.ply == details.latest_ply else None,
        ply=details.ply,
        latest_ply=details.latest_ply,
        turn=told.turn,
        pace=details.pace,
        bots=details.bots,
        bots_mine=details.bots_mine,
        bots_slowed=details.bots_slowed,
        acted=details.acted,
        lang=lang,
        seat=viewer.seat,
        seats=[
            SeatInfo(
                id=seat,
                player=details.assignments[seat].player,
                name=name,
                tone=seat,
                player_name=told.bots[details.assignments[seat].bot]
                if details.assignments[seat].bot
                else shown_name(details.assignments[seat].player_name, lang),
                kind=details.assignments[seat].kind,
                mine=seat in viewer.seats,
                online=details.assignments[seat].kind == "bot" or seat in details.online,
                waiting=seat in told.waiting and not details.gathering,
                time=details.times.get(seat),
                stand_in=told.bots.get(details.assignments[seat].stand_in, ""),
                by_bot=details.assignments[seat].by_bot,
                listed=details.assignments[seat].kind == "open" and bool(details.assignments[seat].listed_as),
                vacant_until=None if (until := details.assignments[seat].vacant_until) is None else until // 1000,
                gone=gone(details.assignments[seat]),
            )
            for seat, name in told.seats.items()
        ],
        view=told.view,
        scene=told.scene,
        decision=told.decision,
        prompt_spans=told.prompt_spans,
        log_from=max(0, len(log) - MAX_LOG_LINES),
        log=log_lines(details, lang, log[-MAX_LOG_LINES:]),
        text_view=told.text_view,
        undo=details.undo,
        over=told.over or details.cancelled or bool(details.agreed),
        outcome=outcome_of(details, lang, told),
        winners=[seat for seat in told.winners if not details.assignments[seat].resigned],
        commitment=details.commitment,
        seed=details.seed,
        chat=chat_lines(details.chat, lang),
        muted=[MutedPerson(one.id, shown_name(one.name, lang), one.blocks) for one in viewer.mutes],
        lost_seat=viewer.lost_seat,
        muted_until=written(details.muted_until) if details.muted_until else "",
        settings=details.settings,
        invitations={
            seat: assignment.invitation
            for seat, assignment in details.assignments.items()
            if assignment.invitation is not None
            and (viewer.creator or (viewer.seats and (assignment.player in replaced or assignment.vacant_until is not None)))
        },
        rematch=details.rematch,
        invited=list(viewer.invited),
        hints=details.helped and not details.rules.archived,
        clock=details.clock,
        offers=[
            replace(
                offer,
                learned=learned_since(details, lang, log, offer),
                bot=bot_label(offer.bot, translator(details.rules.game.id, lang)) if offer.bot else "",
            )
            for offer in details.offers
        ],
        may_offer=details.may_offer,
        listing=details.listing,
        rated=details.rated,
        teaching=details.teaching,
        tournament=details.tournament,
        may_give=details.may_give,
        may_claim=details.may_claim,
        may_replace=details.may_replace,
        may_free=details.may_free,
        taken_back=details.taken_back,
        may_take_back=details.may_take_back,
        lesson=None if details.lesson is None else lesson_state(details.lesson, lang),
        placed=details.placed,
        analysis=details.analysis,
        plays_on=details.plays_on,
    )


def gone(seat: SeatAssignment) -> Gone:
    """Return how the player of a seat has gone, for whom nobody else has come."""
    if seat.resigned:
        return "late" if seat.late else "resigned"
    return "" if seat.left_at is None else "left"


def chat_lines(lines: list[tuple[int, ChatMessage]], lang: str) -> list[ChatLine]:
    """Return lines of chat as they are shown, each with its number in its room."""
    return [
        ChatLine(shown_name(line.name, lang), shown_line(line.text, line.hidden, lang), line.at, number, line.room)
        for number, line in lines
    ]


def outcome_of(details: MatchDetails, lang: str, told: GamePage) -> str:
    """Return how the match ended, if it did."""
    tr = translator("", lang)
    if details.late:
        return tr("outcome-late", {"seat": told.seats[details.resigned]})
    if details.cancelled or details.agreed:
        return told.outcome or tr(f"outcome-{details.agreed or 'cancelled'}", {})
    return told.outcome


def match_clock(session: MatchSession) -> MatchClock | None:
    """Return the clock of a match."""
    rules = session.timing
    if rules is None:
        return None
    until = None if session.pause is None or session.over else session.pause.until // 1000
    told = rules.kind, rules.bank_s, rules.increment_s, rules.cap_s, rules.time_out, session.outage_ms, until
    return MatchClock(*told, rules.holidays)


def listing_info(session: MatchSession, viewer: Viewer) -> ListingInfo | None:
    """Return what the lobby says of a match, to a viewer."""
    if session.listing is None:
        return None
    return ListingInfo(session.listing.about, session.gathering, viewer.creator, session.wants_substitutes)


def seat_times(session: MatchSession) -> dict[str, SeatTime]:
    """Return the clocks of the seats; in a pause and when the match is over they stand."""
    if session.pause is not None:
        at = session.pause.since
        return {
            seat: SeatTime(max(0, clock.left_at(at)), None, clock.flags, seat_away(clock))
            for seat, clock in session.clocks.items()
        }
    if session.over:
        return {seat: SeatTime(clock.left, None, clock.flags) for seat, clock in session.clocks.items()}
    return {
        seat: SeatTime(clock.left, None if clock.since is None else clock.since // 1000, clock.flags, seat_away(clock))
        for seat, clock in session.clocks.items()
    }


def seat_away(clock: SeatClock) -> SeatAway | None:
    """Return the holiday of the player of a seat, as far as its clock knows of one."""
    return None if clock.away is None else SeatAway(clock.away.begins // 1000, clock.away.until // 1000)


def offer_infos(session: MatchSession) -> list[OfferInfo]:
    """Return the latest offers, the oldest first."""
    return [
        OfferInfo(
            id=str(offer.id),
            kind=offer.kind,
            seat=offer.seat,
            ply=offer.ply,
            state=offer.state,
            accepted=[seat for seat, agrees in offer.votes.items() if agrees],
            declined=[seat for seat, agrees in offer.votes.items() if not agrees],
            due=offer.due // 1000,
            until=None if offer.until is None else offer.until // 1000,
            to=offer.to,
            player=offer.player,
            bot=offer.bot,
            listed=bool(offer.listed),
        )
        for offer in session.offers[-MAX_OFFERS:]
    ]


def takeback_of(session: MatchSession) -> Offer | None:
    """Return the takeback that is offered now."""
    return next((offer for offer in session.offers if offer.kind == TAKEBACK and offer.state == "open"), None)


def may_ask_for(session: MatchSession, viewer: Viewer) -> list[int]:
    """Return the plies to which the viewer is offered to ask to go back."""
    if session.over or session.gathering or session.rules.archived or session.lesson_id or viewer.seat not in viewer.seats:
        return []
    if not session.agreeable(TAKEBACK):
        return []
    assert viewer.seat is not None
    return plies_to_ask_for(session, viewer.seat)


def learned_since(details: MatchDetails, lang: str, log: list[tuple[int, Event]], offer: OfferInfo) -> Learned | None:
    """Return what the viewer, who may know of the events of this log, knows that was learned since an open takeback leads."""
    if offer.to is None or offer.state != "open" or details.ply != details.latest_ply:
        return None
    rules = details.rules.game
    actors = [seat for ply, seat in details.actors.items() if ply > offer.to]
    return learned(rules, translator(rules.id, lang), actors, [event for ply, event in log if ply > offer.to])


def may_offer(session: MatchSession, viewer: Viewer, takeback: bool) -> list[OfferKind]:
    """Return what the viewer may offer the others now, perhaps a ``takeback``."""
    if session.over or not viewer.seats:
        return []
    kinds: list[OfferKind] = ["draw", "abandon"] if session.game.draws else ["abandon"]
    if session.timing is not None:
        kinds.append("pause" if session.pause is None else "resume")
    if takeback:
        kinds.append(TAKEBACK)
    kinds = [kind for kind in kinds if session.agreeable(kind)]
    return [kind for kind in kinds if not any(offer.kind == kind and offer.state == "open" for offer in session.offers)]


def upgrade_of(details: MatchDetails) -> Upgrade:
    """The way to the rules of this program, and who is for it."""
    agreed = [seat for seat, assignment in details.assignments.items() if assignment.agrees == details.next_version]
    return Upgrade(details.next_version, agreed)


def settings(session: MatchSession, assignment: SeatAssignment) -> Settings:
    """Return what the player of a seat has set. Nobody else may know it."""
    answer = assignment.held_answer if assignment.seat in session.waiting() else None
    return Settings(
        autopass=assignment.autopass,
        pass_turn=assignment.pass_turn is not None and assignment.pass_turn == session.turn(),
        orders=standing(assignment.orders, session.turn()),
        held_answer=answer.action if answer is not None and answer.ply == session.opened(assignment.seat) else None,
        may_plan=may_plan(session),
        plan=assignment.plan,
        plan_report=assignment.plan_report,
    )


def log_lines(details: MatchDetails, lang: str, told: list[tuple[int, Event]]) -> list[LogLine]:
    """Events for the log. Each is made once for each language."""
    lines = details.lines.setdefault(lang, {})
    new = [(ply, event) for ply, event in told if id(event) not in lines or lines[id(event)][0] is not event]
    for number, (first, terms) in enumerate(details.parts):
        after = details.parts[number + 1][0] if number + 1 < len(details.parts) else inf
        part = [(ply, event) for ply, event in new if first <= ply < after and event.kind not in OF_THE_TABLE]
        for (ply, event), line in zip(part, lines_of(details, terms, lang, part) if part else [], strict=True):
            line.by = details.taken_by.get(ply, "")
            lines[id(event)] = (event, line)
    for ply, event in new:
        if event.kind in OF_THE_TABLE:
            lines[id(event)] = (event, table_line(ply, event, lang))
    return [lines[id(event)][1] for _, event in told]


def lines_of(details: MatchDetails, terms: Terms, lang: str, part: list[tuple[int, Event]]) -> list[LogLine]:
    """Events of one part of a match in the words of its rules; if these are gone, as well as those of now can tell them."""
    try:
        rules = terms.rules
    except ApiError:
        return [told_line(game(details.rules.game.id), details.seats, lang, ply, event) for ply, event in part]
    return rules.lines(details.seats, lang, part)
