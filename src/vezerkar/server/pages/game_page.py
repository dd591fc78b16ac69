"""The part of a page that comes from the rules: what a seat sees, in words. Nothing here knows of people, keys or the network.

An archive of rules takes this module with it (see `vezerkar.server.rules.rules_archives`), so a match that goes on under the
rules that wrote it is also shown in the words of their time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from vezerkar.engine import Decision, Event, Game, Match, Outcome, State, roles
from vezerkar.engine.game import UNREADABLE, Json
from vezerkar.engine.scene import Scene
from vezerkar.engine.words import log_message, many_message
from vezerkar.server.pages.coach import coach_page
from vezerkar.server.pages.lesson_messages import CoachPage
from vezerkar.server.pages.page_messages import DecisionInfo, LogLine, RollLuck, Span
from vezerkar.server.pages.spans import PromptWords, spans
from vezerkar.translation import bot_label, has_message, translator

RULES_CHANGED: Final = "rules-changed"
"""The kind of the event that a match goes on under other rules."""

TAKEN_BACK: Final = "taken-back"
"""The kind of the event that the players have taken something back."""

OF_THE_TABLE: Final = (RULES_CHANGED, TAKEN_BACK)
"""The kinds of events that are not of a game."""

NUMBER: Final = "#"
"""Stands for how many lines are told at once."""


class PageWish(msgspec.Struct, frozen=True):
    """The wish for a page: the seat whose eyes are used (None: a spectator), the language, and what the rules do not know.

    ``live`` is False for a page of the past, which has no decision, since the past cannot be changed. ``over`` tells that the
    match has ended, perhaps because the seat ``resigned``. ``bots`` are those whose names the page needs. The seats that are
    ``out`` cannot win: their players have resigned while the others played on.
    """

    options: dict[str, str]
    seat: str | None
    lang: str
    live: bool = True
    over: bool = False
    resigned: str = ""
    bots: tuple[str, ...] = ()
    out: tuple[str, ...] = ()


class GamePage(msgspec.Struct):
    """All that the rules have to say on a page. ``seats`` and ``bots`` are names by id."""

    title: str
    seats: dict[str, str]
    bots: dict[str, str]
    view: dict[str, Any]
    scene: Scene
    decision: DecisionInfo | None
    waiting: list[str]
    turn: int | None
    text_view: list[str]
    outcome: str
    winners: list[str]
    over: bool
    prompt_spans: list[Span] = []


@dataclass(frozen=True, slots=True)
class SeatView:
    """The part of a MatchPage that comes from the State: all of it is the same in every match the viewer cannot tell from this
    one.
    """

    view: Mapping[str, Json]
    decision: Decision | None
    waiting: tuple[str, ...]
    outcome: Outcome | None
    turn: int | None


def seat_view(game: Game[Any, Any], state: State, wish: PageWish) -> SeatView:
    """Return what a seat sees of a State."""
    match: Match[Any, Any] = Match(game, state, wish.options)
    waiting = () if wish.live and wish.over else match.waiting()
    decision = match.decision(wish.seat) if wish.live and wish.seat is not None and wish.seat in waiting else None
    view = seen(match, wish.seat, wish.over if wish.live else bool(wish.resigned))
    return SeatView(view, decision, waiting, match.outcome, game.turn(state))


def seen(match: Match[Any, Any], seat: str | None, over: bool) -> Mapping[str, Json]:
    """Return the view of a seat. When somebody has given up, all is shown that is shown at the end of a match."""
    state = match.state
    if over and not state.over:
        state = state.clone()
        state.over = True
    view: Mapping[str, Json] = match.game.view(state, match.seat_index(seat))
    return view


def game_page(game: Game[Any, Any], state: State, wish: PageWish, events: list[Event]) -> GamePage:
    """Return what the rules say of a State to a seat that may know of these events, the oldest first."""
    seen = seat_view(game, state, wish)
    tr = translator(game.id, wish.lang)
    names = {seat: tr(f"seat-{seat}", {}) for seat in game.seats(wish.options)}
    if wish.resigned:
        outcome = tr("outcome-resigned", {"seat": names[wish.resigned]})
        losers = next(side for side in game.sides(wish.options).values() if wish.resigned in side)
        winners = [seat for seat in names if seat not in losers]
    elif seen.outcome is not None:
        outcome = tr(seen.outcome.ending, {})
        winners = list(seen.outcome.winners)
    else:
        outcome, winners = "", []
    if wish.out and winners:
        rest = [seat for seat in names if seat not in wish.out]
        winners = [seat for seat in winners if seat in rest] or best(game, state, rest)
    words = PromptWords(game, seen.decision, tr) if seen.decision else None
    scene = game.shown(seen.view, events, seen.decision, words or tr)
    return GamePage(
        title=tr("game-title", {}),
        seats=names,
        bots={bot: bot_label(bot, tr) for bot in wish.bots},
        view=dict(seen.view),
        scene=scene,
        decision=decision_info(seen.decision) if seen.decision else None,
        waiting=list(seen.waiting),
        turn=seen.turn,
        text_view=game.text_view(seen.view, tr),
        outcome=outcome,
        winners=winners,
        over=seen.outcome is not None or bool(wish.resigned),
        prompt_spans=words.spans(scene.prompt.text) if words else [],
    )


def best(game: Game[Any, Any], state: State, seats: Sequence[str]) -> list[str]:
    """Return those of some seats that have most of what the game counts first; all of them where it counts nothing."""
    if not game.measures:
        return list(seats)
    counted = dict(zip(game.measures[0].lines, game.measured(state)[0], strict=True))
    most = max((counted.get(seat, 0) for seat in seats), default=0)
    return [seat for seat in seats if counted.get(seat, 0) == most]


def small_scene(game: Game[Any, Any], state: State, wish: PageWish) -> Scene:
    """Return the Scene without what could be chosen and without a fight: a picture from outside shows neither."""
    return game.scene(seat_view(game, state, wish).view, None, translator(game.id, wish.lang))


def coach_of(game: Game[Any, Any], state: State, wish: PageWish, ply: int) -> CoachPage:
    """The coach's hints for what a seat is asked in a State."""
    return coach_page(game.id, wish.lang, ply, seat_view(game, state, wish).decision)


def decision_info(decision: Decision) -> DecisionInfo:
    """A Decision for programs."""
    return DecisionInfo(
        options=[option.notation for option in decision.options],
        default=decision.default.notation,
        cite=decision.cite,
        args=decision.args,
        window=decision.window,
        sampled=decision.domain is not None,
    )


def log_line(game: Game[Any, Any], seats: tuple[str, ...], lang: str, ply: int, event: Event) -> LogLine:
    """An event for the log: its words, whose it is, and what they name."""
    tr = translator(game.id, lang)
    seat = roles.acting_seat(game, event)
    text = game.event_text(event, tr)
    return LogLine(
        ply=ply,
        text=text,
        kind=event.kind,
        seat=seat if seat in seats else "",
        places=roles.spaces(game, event),
        level=roles.level_of(game, event),
        spans=spans(game, event, tr, text),
        path=roles.path(game, event),
        cards=roles.named(game, event, "card"),
        dice=roles.dice(game, event),
        many=many(game, lang, event),
        effects=game.effects(event, tr),
        luck=RollLuck(roll.owed, roll.got) if (roll := game.luck(event)) is not None else None,
    )


def many(game: Game[Any, Any], lang: str, event: Event) -> str:
    """Several events like this one in words, `NUMBER` in the place of how many; empty if there are no words for it."""
    one, several = log_message(event), many_message(event)
    if not has_message(game.id, lang, several):
        return ""
    tr = translator(game.id, lang)

    def telling(message: str, args: Mapping[str, int | str]) -> str:
        return tr(several, {**args, "lines": NUMBER}) if message == one else tr(message, args)

    return game.event_text(event, telling)


def told_line(game: Game[Any, Any], seats: tuple[str, ...], lang: str, ply: int, event: Event) -> LogLine:
    """An event of other rules in the words of these; words are never taken away, but what they name may have been."""
    if event.kind in OF_THE_TABLE:
        return table_line(ply, event, lang)
    try:
        return log_line(game, seats, lang, ply, event)
    except UNREADABLE:
        return plain_line(ply, event.kind, translator("", lang)("log-untold", {}))


def table_line(ply: int, event: Event, lang: str) -> LogLine:
    """An event that is not of the game, for the log."""
    args = {name: value for name, value in event.data.items() if isinstance(value, str | int)}
    return plain_line(ply, event.kind, translator("", lang)(f"log-{event.kind}", args))


def plain_line(ply: int, kind: str, text: str) -> LogLine:
    """A line of the log that names nothing."""
    return LogLine(ply, text, kind, "", [], 0, [], [], [], [], "", [])
