"""The outcome of a line of moves that nobody has made, as the page shows it.

All of it begins at what the seat knew: at `vezerkar.study.begin`, which imagines the match and does not look at its State.
"""

from __future__ import annotations

from dataclasses import replace
from time import monotonic
from typing import Any, Final

import msgspec

from vezerkar.bots import bot_names
from vezerkar.engine import BadSeat, IllegalAction, Match, Refusal
from vezerkar.engine.game import Json
from vezerkar.server.http.api_errors import ApiError, IllegalActionError
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.viewer import Viewer
from vezerkar.server.pages.game_page import PageWish
from vezerkar.server.pages.match_page import MatchDetails, PageInputs, match_page
from vezerkar.server.pages.page_messages import MatchPage, Settings
from vezerkar.server.whatif.permission import allowed
from vezerkar.server.whatif.played_lines import LineStart, PlayedLines
from vezerkar.server.whatif.what_if_messages import TakenNumber, WhatIf, WhatIfGroup, WhatIfPage, WhatIfStep
from vezerkar.study import BadMove, Bundle, Move, Step, World, begin, every_face
from vezerkar.study.moves import DEFAULT

MOST_SECONDS: Final = 2.0
"""Seconds that a line may take to be played, with every face of its last die."""

QUICK_BOT: Final = "greedy"
"""The bot that may choose for others: one that is quick in many worlds."""

MOST_REFILLS: Final = 3
"""Times that worlds may be drawn anew at a moment of a running match: nobody is to count hidden cards by drawing on and on."""


def require(session: MatchSession, viewer: Viewer, wish: WhatIf) -> None:
    """Raise `ApiError` if a viewer may not have this what-if."""
    if not session.over:
        if wish.seat not in viewer.seats:
            raise ApiError("not_your_seat")
        if session.gathering:
            raise ApiError("gathering")
        if not allowed(session):
            raise ApiError("analysis_off")
        if wish.true:
            raise ApiError("running")
    if wish.ply > session.ply:
        raise ApiError("malformed", detail=f"'ply' can be 0 to {session.ply}")
    if session.snapshots[wish.ply].terms.rules.archived:
        raise ApiError("analysis_former")


def what_if(inputs: PageInputs, wish: WhatIf, lines: PlayedLines) -> WhatIfPage:
    """Return what comes of a line. ``inputs`` are those of its first moment, as the seat sees it. Raises `ApiError`."""
    details = inputs.details
    known = inputs.standing()
    match: Match[Any, Any] = details.rules.at(inputs.state, details.options)
    match.event_log = [event for _, event in known]
    try:
        bot = bot_of(inputs)
        until = monotonic() + MOST_SECONDS
        end, steps = follow(inputs, match, wish, bot, lines)
        faces = every_face(steps[-1].before, steps[-1].move, until - monotonic()) if wish.faces and steps else []
        world = end.shown if wish.world is None else end.world(wish.world)
        eyes = wish.eyes or wish.seat
        table = table_of(inputs, end, world, eyes, [ply for ply, _ in known])
    except IllegalAction as error:
        raise IllegalActionError(Refusal(error.reason, error.cite, error.message_args), details.rules.explain) from error
    except (BadMove, BadSeat) as error:
        raise ApiError("malformed", detail=str(error)) from error
    return WhatIfPage(
        table=table,
        world=world.number,
        worlds=[one.number for one in end.worlds],
        true=next((one.number for one in end.worlds if one.true), None),
        share=float(end.share),
        steps=[step_info(inputs, step, wish.ply) for step in steps],
        bot=bot,
        faces=[step_info(inputs, step, wish.ply) for step in faces],
    )


def bot_of(inputs: PageInputs) -> str:
    """Return the bot that may choose for others: where it would tell somebody what to do, only where hints may be had."""
    details = inputs.details
    return QUICK_BOT if (details.over or details.helped) and QUICK_BOT in bot_names(details.rules.game.id) else ""


def asks_bot(wish: WhatIf) -> bool:
    """Return True if a bot is to choose somewhere in a line."""
    return any(f"@{QUICK_BOT}" in text for text in wish.line)


def what_if_position(inputs: PageInputs, wish: WhatIf, lines: PlayedLines) -> dict[str, Json]:
    """Return the position of the world at the end of a line: of what the seat does not know it has a guess. Raises `ApiError`."""
    details = inputs.details
    known = inputs.standing()
    match: Match[Any, Any] = details.rules.at(inputs.state, details.options)
    match.event_log = [event for _, event in known]
    try:
        end = follow(inputs, match, wish, bot_of(inputs), lines)[0]
        world = end.shown if wish.world is None else end.world(wish.world)
    except IllegalAction as error:
        raise IllegalActionError(Refusal(error.reason, error.cite, error.message_args), details.rules.explain) from error
    except (BadMove, BadSeat) as error:
        raise ApiError("malformed", detail=str(error)) from error
    return end.match(world).position()


def follow(inputs: PageInputs, match: Match[Any, Any], wish: WhatIf, bot: str, lines: PlayedLines) -> tuple[Bundle, list[Step]]:
    """Return the end of a line and its steps. ``bot`` may choose for others. Raises `BadMove`, `BadSeat` and `IllegalAction`."""
    details = inputs.details
    moves = [Move.parse(text) for text in wish.line]
    check(moves, details.over, bot)
    start = LineStart(details.match, wish.seat, wish.ply, wish.worlds, wish.true)
    key = f"{details.match} {wish.seat} {wish.ply}"
    return lines.play(start, inputs.snapshot, lambda: begin(match, wish.seat, key, wish.worlds, wish.true), moves, MOST_SECONDS)


def check(moves: list[Move], over: bool, bot: str) -> None:
    """Raise `BadMove` for what only the command line can do."""
    able = (DEFAULT, f"@{bot}") if bot else (DEFAULT,)
    for move in moves:
        if move.action.startswith("@") and move.action not in able:
            raise BadMove(f"{move.action!r}: nobody of this name chooses here; write an action, or {' or '.join(able)}")
        if move.refill > MOST_REFILLS and not over:
            raise BadMove(f"worlds can be drawn anew {MOST_REFILLS} times")


def table_of(inputs: PageInputs, bundle: Bundle, world: World, eyes: str, plies: list[int]) -> MatchPage:
    """Return the MatchPage of a world as a seat would see it. Of what the match has beside the game it has the players' names."""
    details = imagined_details(inputs.details, eyes, bundle.depth)
    # What is known has been put into words already; what is imagined is not kept.
    details = replace(details, lines={inputs.lang: dict(inputs.details.lines.get(inputs.lang, {}))})
    match = bundle.match(world)
    events = match.events(eyes)
    wish = PageWish(
        options=details.options,
        seat=eyes,
        lang=inputs.lang,
        bots=inputs.wish.bots,
    )
    index = match.seat_index(eyes)
    known = [(ply, event) for ply, event in zip(plies, bundle.known, strict=True) if event.visible(index)]
    since = [(inputs.details.ply + at, event) for at, event in world.told if event.visible(index)]
    told = details.rules.page(match.state, wish, events)
    return msgspec.structs.replace(match_page(details, inputs.lang, told, [*known, *since]), hints=False)


def imagined_details(details: MatchDetails, eyes: str, moves: int) -> MatchDetails:
    """Return the details of a table that nobody else sits at."""
    ply = details.ply + moves
    return replace(
        details,
        analysis=True,
        plays_on=False,
        viewer=Viewer(eyes, (eyes,)),
        ply=ply,
        latest_ply=ply,
        next_version="",
        bots="",
        bots_mine=False,
        bots_slowed=False,
        acted=0,
        online=frozenset(details.seats),
        resigned="",
        cancelled=False,
        agreed="",
        over=False,
        gathering=False,
        listing=None,
        undo=False,
        seed=None,
        chat=[],
        muted_until=0,
        settings=Settings(),
        rematch=None,
        clock=None,
        times={},
        late=False,
        taken_by={},
        offers=[],
        may_offer=[],
        may_give=[],
        may_claim=[],
        may_replace=[],
        may_free=[],
        taken_back=[],
        may_take_back=[],
        actors={},
        lesson=None,
    )


def step_info(inputs: PageInputs, step: Step, ply: int) -> WhatIfStep:
    """A step as it is sent."""
    details = inputs.details
    at = ply + step.before.depth + 1
    gone_on = step.groups[step.move.group - 1].worlds[0]
    return WhatIfStep(
        move=step.move.text(),
        done=gone_on.done,
        numbers=[TakenNumber(of, got) for of, got in gone_on.numbers],
        chance=float(step.chance),
        groups=[
            WhatIfGroup(
                worlds=[world.number for world in group.worlds],
                share=float(group.share),
                log=details.rules.lines(details.seats, inputs.lang, [(at, event) for event in group.events]),
            )
            for group in step.groups
        ],
        dropped=list(step.dropped),
        window=details.rules.in_window(step.before.world(gone_on.number).state),
    )
