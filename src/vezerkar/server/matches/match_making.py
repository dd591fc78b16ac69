"""New matches: as somebody wishes, as a rematch, of a lesson, and of a tournament."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from functools import partial
from typing import Any
from zlib import compress

import msgspec

from vezerkar.bots import bot_names
from vezerkar.engine import BadCombination, BadOption, Game, Match, Refusal
from vezerkar.lessons.lesson import BOT, SCRIPT, Lesson
from vezerkar.lessons.lesson import lesson as lesson_of
from vezerkar.registry import game
from vezerkar.server.clocks.clocks import ClockRules, Retiming, SeatClock, clock_rules
from vezerkar.server.http.api_errors import ApiError, IllegalActionError
from vezerkar.server.http.clean_text import clean_text
from vezerkar.server.http.known_game import known_game
from vezerkar.server.keys import hash_key, match_of, new_key, new_match, new_seed, next_key
from vezerkar.server.lobby.listing import Listing, check_offer
from vezerkar.server.matches import seat_service
from vezerkar.server.matches.match_messages import CreatedMatch, NewMatch
from vezerkar.server.matches.match_service import MatchService, decided_anew
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.placed_match import placed_match, read_position
from vezerkar.server.matches.viewer import Viewer
from vezerkar.server.notices.notices import NOTICE, began_jobs
from vezerkar.server.ratings.rated_match import all_known, check_rated
from vezerkar.server.rules.present_rules import PresentRules
from vezerkar.server.storage.match_change import Change
from vezerkar.server.storage.moments import micros
from vezerkar.server.storage.stored_match import Checkpoint, SeatAssignment, SeatKey, StoredMatch


async def create(
    service: MatchService, wish: NewMatch, address: str = "", listing: Listing | None = None, account: int | None = None
) -> CreatedMatch:
    """Make a match; ``address`` is where the wish comes from. Raises `ApiError`.

    ``listing`` is what the lobby says of it, if it is offered there; then an ``account`` keeps the seats of its maker.
    """
    chosen = known_game(wish.game)
    if wish.position is not None:
        wish = at_position(chosen, wish, wish.position)
    options = complete_options(chosen, wish.options)
    seats = chosen.seats(options)
    if set(wish.seats) != set(seats):
        raise ApiError("malformed", detail=f"'seats' must name each of: {', '.join(seats)}")
    if wish.seed is not None and "open" in wish.seats.values():
        raise ApiError("malformed", detail="a 'seed' of one's own would show the dice to one side: no seat may be 'open'")
    players = _players(chosen, wish)
    options |= chosen.implied_options(players)
    groups = chosen.seatings()[players]
    if any(len({wish.seats[seat] for seat in group}) > 1 for group in groups):
        raise ApiError("malformed", detail="the seats of one player are in one hand: each must be the same in 'seats'")
    player = {seat: group[0] for group in groups for seat in group}
    assignments = [_assignment(wish.game, seat, player[seat], wish.seats[seat], wish.name) for seat in seats]
    timing = None if wish.clock is None else clock_rules(wish.clock, wish.game)
    check_rated(wish, listing, account)
    if listing is not None:
        check_offer(assignments)
        assignments = [replace(one, account=account) if one.kind == "human" else one for one in assignments]
    return await _make(
        service,
        new_key() if wish.once is None else _maker_key(wish.once),
        wish.game,
        options,
        assignments,
        wish.seed,
        wish.pace,
        address,
        timing,
        listing=listing,
        rated=wish.rated,
        teaching=wish.teaching,
        place=None if wish.position is None else partial(placed_match, chosen, wish.position, deals(wish)),
        once=wish.once,
    )


async def made_before(service: MatchService, once: str | None) -> CreatedMatch | None:
    """Return the match that was made with this word, or None if there is none. Raises `ApiError`."""
    if once is None or await service.in_order(service.store.rev, match_of(once)) is None:
        return None
    session = await service.session(match_of(once))
    key = _maker_key(once)
    async with session.lock:
        mine = session.key(key).seats
        open_seats = {one.seat: one.invitation for one in session.assignments.values() if one.invitation is not None}
    return CreatedMatch(session.id, key, list(mine), open_seats)


def _maker_key(once: str) -> str:
    """Return the key of whoever makes a match with this word."""
    return next_key(once, "makes a match")


def at_position(chosen: Game[Any, Any], wish: NewMatch, position: Mapping[str, Any]) -> NewMatch:
    """Return the wish for a match from a position, with the options of the position. Raises `ApiError`."""
    if wish.rated:
        raise ApiError("malformed", detail="a match from a 'position' cannot be 'rated'")
    if wish.listing == "open":
        raise ApiError("malformed", detail="a match from a 'position' cannot be listed: its maker has seen all of it")
    options = read_position(chosen, position).options
    if any(options.get(name) != value for name, value in wish.options.items()):
        raise ApiError("malformed", detail="the 'options' are those of the 'position': leave them out")
    return msgspec.structs.replace(wish, options=options)


def deals(wish: NewMatch) -> bool:
    """Return True if what is hidden at the position of a match is dealt anew: where somebody sits who has not set it up."""
    return not wish.open_setup and "open" in wish.seats.values()


async def rematch(
    service: MatchService, session: MatchSession, viewer: Viewer, key: str, address: str = "", person: int | None = None
) -> CreatedMatch:
    """The same again, everybody one player further; one rematch for all at the table. Raises `ApiError`.

    A lesson begins again, with its learner where they were. ``person`` is the account of whoever asks, if they are signed in.
    """
    if session.lesson_id:
        return await begin_lesson(service, session.lesson_id, address)
    key = next_key(key, f"rematch of {session.id}")
    made = await _new_rematch(service, session, viewer, key, address)
    if made is not None:
        return made
    assert session.rematch is not None
    again = await service.unwatched_session(session.rematch)
    await service.refresh(again)
    before = _seats_before(session)
    mine = tuple(seat for seat in session.match.seats if before[seat] in viewer.seats)
    if hash_key(key) not in again.keys:
        # Whoever sits there already may ask again.
        for account in {person, *(session.assignments[before[seat]].account for seat in mine)}:
            await seat_service.require_welcome(service, again, account)
    await seat_service.sit(
        service,
        again,
        SeatKey(hash_key(key), mine),
        {seat: session.assignments[before[seat]].player_name for seat in mine},
        {seat: session.assignments[before[seat]].account for seat in mine},
    )
    return CreatedMatch(again.id, key, list(mine), {})


async def begin_lesson(service: MatchService, wanted: str, address: str = "") -> CreatedMatch:
    """Make a match of a lesson; ``address`` is where the wish comes from. Raises `ApiError`."""
    chosen = lesson_of(wanted)
    if chosen is None:
        raise ApiError("not_found")
    match = chosen.match()
    bot = chosen.opponent.removeprefix(BOT)
    assignments = [
        SeatAssignment(seat, seat, "human") if seat == chosen.seat else SeatAssignment(seat, seat, "bot", bot)
        for seat in match.seats
    ]
    return await _make(service, new_key(), chosen.game, match.options, assignments, None, "live", address, None, lesson=chosen)


@decided_anew
async def _new_rematch(
    service: MatchService, session: MatchSession, viewer: Viewer, key: str, address: str
) -> CreatedMatch | None:
    """The rematch of a match that is over, or None if somebody has made it already. Raises `ApiError`."""
    if not session.over:
        raise ApiError("running")
    if session.rematch is not None:
        return None
    # A table of a user's may be gone since, and so may what former rules offered.
    complete_options(known_game(session.game.id), session.match.options)
    before = _seats_before(session)
    assignments = []
    for seat in session.match.seats:
        old = session.assignments[before[seat]]
        # The bot that has played for a person who resigned leaves the seat to people again.
        of_people = old.kind == "human" or old.resigned
        kind = "open" if of_people and before[seat] not in viewer.seats else old.kind
        player_name = old.player_name if kind == "human" else ""
        assignments.append(
            SeatAssignment(
                seat,
                session.assignments[seat].player,
                kind,
                old.bot if kind == "bot" else "",
                player_name,
                old.autopass,
                account=old.account if kind == "human" else None,
            )
        )
    rated = session.rated and all_known(session.assignments.values())
    place = None
    if session.placed:
        # All have seen all of it: what is hidden from spectators is dealt anew, for whoever asks.
        origin = session.record().origin
        assert origin is not None
        place = partial(placed_match, session.game, origin, True)
    terms = session.pace, address, session.timing
    made = await _make(
        service,
        key,
        session.game.id,
        session.match.options,
        assignments,
        None,
        *terms,
        first=session,
        rated=rated,
        teaching=session.teaching,
        place=place,
    )
    session.rematch = made.match
    service.change(session)
    return made


def _assignment(game_id: str, seat: str, player: str, plan: str, name: str) -> SeatAssignment:
    if plan == "me":
        return SeatAssignment(seat, player, "human", player_name=clean_text(name) if name else "")
    if plan == "open":
        return SeatAssignment(seat, player, "open")
    kind, _, bot = plan.partition(":")
    if kind != "bot" or bot not in bot_names(game_id):
        choices = ", ".join(["me", "open", *(f"bot:{known}" for known in bot_names(game_id))])
        raise ApiError("malformed", detail=f"a seat cannot be {plan!r}; it can be: {choices}")
    return SeatAssignment(seat, player, "bot", bot=bot)


async def _make(
    service: MatchService,
    key: str,
    game_id: str,
    options: dict[str, str],
    assignments: list[SeatAssignment],
    seed: str | None,
    pace: str,
    address: str,
    timing: ClockRules | None,
    first: MatchSession | None = None,
    listing: Listing | None = None,
    rated: bool = False,
    teaching: bool = False,
    lesson: Lesson | None = None,
    place: Callable[[str], Match[Any, Any]] | None = None,
    once: str | None = None,
) -> CreatedMatch:
    """Make a match, as the rematch of the ``first`` if there is one; of a ``lesson`` it begins at its position.

    With ``place`` it begins where that says, for the seed. With ``once`` there is one match of this word.
    """
    mine = [assignment.seat for assignment in assignments if assignment.kind == "human"]
    keys = [SeatKey(hash_key(key), tuple(mine), creator=True)]
    for player in sorted({assignment.player for assignment in assignments if assignment.kind == "open"}):
        invitation = new_key()
        theirs = [assignment for assignment in assignments if assignment.player == player]
        for assignment in theirs:
            assignment.invitation = invitation
        keys.append(SeatKey(hash_key(invitation), tuple(assignment.seat for assignment in theirs), invitation=True))
    seed = seed or new_seed()
    version = _first_version(game_id, options)
    name = new_match() if once is None else match_of(once)
    saved = StoredMatch(name, game_id, version, options, seed, assignments, keys, [], [], pace=pace, address=address)
    if timing is not None:
        full = SeatClock(timing.bank_s * 1000)
        saved.timing = timing
        saved.clocks = {assignment.seat: full for assignment in assignments if assignment.kind != "bot"}
    saved.listing, saved.rated, saved.teaching = listing, rated, teaching
    if lesson is not None:
        bare = PresentRules(game(game_id)).bare(lesson.match())
        saved.lesson, saved.checkpoints = lesson.id, [Checkpoint(0, version, compress(bare))]
    elif place is not None:
        bare = PresentRules(game(game_id)).bare(await service.in_thread(place, seed))
        saved.placed, saved.checkpoints = True, [Checkpoint(0, version, compress(bare))]
    session = await service.in_thread(MatchSession, saved, service.clock, service.archives)
    saved = session.saved(0)
    if first is None:
        is_new = await service.in_order(_create, service, saved, session.waiting(), session.retiming())
        # Without a word of its own nobody else has this name: it had come to disk already when the answer was lost.
        if not is_new and once is not None:
            # The same post has come through meanwhile.
            made = await made_before(service, once)
            assert made is not None, "nobody else names a match by this word"
            return made
    else:
        change = Change(first.stored_rev)
        asked = session.waiting(), session.retiming()
        first.stored_rev = await service.in_order(_create_rematch, service, first.id, saved, *asked, change)
    session.know_files(saved.brings)
    await service.take_in(session)
    return CreatedMatch(
        saved.id,
        key,
        mine,
        {assignment.seat: assignment.invitation for assignment in assignments if assignment.invitation is not None},
    )


async def make_paired(
    service: MatchService,
    tournament: str,
    match: str,
    game_id: str,
    options: dict[str, str],
    assignments: list[SeatAssignment],
    timing: ClockRules,
    rated: bool = False,
) -> None:
    """Make the match of a tournament that has this name, unless there is one. Accounts alone open its seats, no key does.

    Its bots do not count for anybody: it was decided when the tournament began that they play.
    """
    if await service.in_order(service.store.rev, match) is not None:
        return
    version = _first_version(game_id, options)
    saved = StoredMatch(match, game_id, version, options, new_seed(), assignments, [], [], [])
    saved.tournament, saved.timing = tournament, timing
    saved.rated = rated
    full = SeatClock(timing.bank_s * 1000)
    saved.clocks = {assignment.seat: full for assignment in assignments if assignment.kind != "bot"}
    session = await service.in_thread(MatchSession, saved, service.clock, service.archives)
    jobs = began_jobs(session, session.assignments, service.delays)
    made = session.saved(0)
    if not await service.in_order(service.store.create, made, session.waiting(), session.retiming(), jobs):
        # Another run of the job has made it meanwhile, with a seed of its own: that match is the one to open.
        return
    session.know_files(made.brings)
    await service.take_in(session)
    if jobs:
        service.on_jobs(NOTICE)


def _create(service: MatchService, saved: StoredMatch, asked: Collection[str], retiming: Retiming | None) -> bool:
    admit(service, saved.assignments, saved.address)
    return service.store.create(saved, asked, retiming)


def _create_rematch(
    service: MatchService, match: str, saved: StoredMatch, asked: Collection[str], retiming: Retiming | None, change: Change
) -> int:
    admit(service, saved.assignments, saved.address)
    return service.store.create_rematch(match, saved, asked, retiming, change)


def admit(service: MatchService, assignments: Collection[SeatAssignment], address: str | None) -> None:
    """Raise `ApiError` if a match with these seats would have bots, and too many have them."""
    # In one call of the one thread that makes matches: nobody makes another between the count and the writing.
    if any(assignment.kind == "bot" and assignment.bot != SCRIPT for assignment in assignments):
        alone = all(assignment.kind == "bot" for assignment in assignments)
        at = micros()
        service.bot_limits.admit(service.store.lists.bot_matches(at - service.bot_limits.active_for), address or "", alone, at)


def complete_options(chosen: Game[Any, Any], wish: Mapping[str, str]) -> dict[str, str]:
    """Return the options of a match with their defaults. Raises `ApiError`."""
    try:
        return chosen.complete_options(wish)
    except BadCombination as error:
        refusal = Refusal(error.reason, error.cite, error.message_args)
        raise IllegalActionError(refusal, PresentRules(chosen).explain) from error
    except BadOption as error:
        raise ApiError("malformed", detail=str(error)) from error


def _first_version(game_id: str, options: Mapping[str, str]) -> str:
    return game(game_id).version_for(options.values())


def _seats_before(session: MatchSession) -> dict[str, str]:
    """For each seat of the rematch, a seat of those who will sit there."""
    groups = session.players()
    return {seat: groups[number - 1][0] for number, group in enumerate(groups) for seat in group}


def _players(game: Game[Any, Any], wish: NewMatch) -> int:
    """For how many players a match is: as many as it says, or else the most for which its options are. Raises `ApiError`."""
    meant = [
        players
        for players in game.seatings()
        if all(wish.options.get(option, value) == value for option, value in game.implied_options(players).items())
    ]
    players = max(meant) if wish.players is None else wish.players
    if players not in meant:
        raise ApiError("malformed", detail=f"with these 'options', 'players' can be: {', '.join(map(str, sorted(meant)))}")
    return players
