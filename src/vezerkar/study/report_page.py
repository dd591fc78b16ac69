"""A report in words: what the terminal prints and the page shows, in one language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from vezerkar.engine import Event, Match
from vezerkar.engine.game import Translator
from vezerkar.study.accounts import Account
from vezerkar.study.chance_luck import ChanceEvent
from vezerkar.study.choices import IN_DOUBT, Choice, Line
from vezerkar.study.curve import CurvePoint
from vezerkar.study.game_report import GameReport
from vezerkar.study.judging import Estimate
from vezerkar.study.turning import Turning

MOST_LUCK: Final = 12
"""So many chance events are listed, those that gave most."""
LEAST_LUCK: Final = 0.01
"""Chance events that gave less are not listed."""
DIGITS: Final = 4


@dataclass(frozen=True, slots=True)
class ReportPart:
    """A part of the way from a side's chance at the start to the result. ``error`` is the standard error, if there is one."""

    id: str
    name: str
    value: float
    error: float | None


@dataclass(frozen=True, slots=True)
class ReportSide:
    """A side with its account: ``start`` and all ``parts`` add up to the ``result``."""

    id: str
    name: str
    seats: list[str]
    start: float
    parts: list[ReportPart]
    result: float


@dataclass(frozen=True, slots=True)
class ReportChance:
    """A side's chance at a moment: ``known`` is what it could know, within ``low`` and ``high`` in most of its worlds.

    ``open`` is with all cards open.
    """

    side: str
    known: float
    low: float
    high: float
    open: float


@dataclass(frozen=True, slots=True)
class ReportPoint:
    """A moment of the curve. ``sure``: the judge says more than a guess by then."""

    ply: int
    title: str
    sure: bool
    chances: list[ReportChance]


@dataclass(frozen=True, slots=True)
class ReportLuck:
    """A chance event: what it ``gave`` the side that it favoured, and the standard error of that."""

    ply: int
    kind: str
    name: str
    text: str
    side: str
    gave: float
    error: float


@dataclass(frozen=True, slots=True)
class ReportLine:
    """An action in one of the worlds that the seat could not tell apart; of the better one also what would have come of it."""

    action: str
    text: str
    cues: list[str]


@dataclass(frozen=True, slots=True)
class ReportReason:
    """A reason for a loss, and how much of it it makes."""

    text: str
    points: float


@dataclass(frozen=True, slots=True)
class ReportChoice:
    """A choice that lost something: ``ply`` is the moment at which it was made.

    ``size`` is slip, mistake or blunder; ``strength`` is probable or confirmed; ``word`` says both. ``loss`` is by the judge,
    with the standard error of the worlds and the judge's own. ``games`` is the loss in whole games, if any were played.
    """

    ply: int
    seat: str
    name: str
    title: str
    size: str
    strength: str
    word: str
    loss: float
    error: float
    games: float | None
    games_error: float | None
    summary: str
    taken: ReportLine
    best: ReportLine
    reasons: list[ReportReason]


@dataclass(frozen=True, slots=True)
class ReportTurning:
    """A turn in which much changed for a side. ``ply`` is the moment to look at, ``moment`` the point of the curve at its end."""

    ply: int
    moment: int
    title: str
    side: str
    name: str
    before: float
    now: float
    luck: float
    play: float
    fog: float
    games: float | None
    games_error: float | None
    strength: str
    summary: str
    text: str


@dataclass(frozen=True, slots=True)
class ReportPage:
    """A report in one language. All chances and parts of them are from 0 to 1.

    ``verdict`` is what decided: dice, cards, play, open, untold, draw or unfinished. ``headline`` says it. ``notes`` say what
    all this is worth.
    """

    game: str
    title: str
    plies: int
    verdict: str
    verdict_side: str
    headline: str
    notes: list[str]
    fitted: bool
    judges_choices: bool
    compiled: bool
    sides: list[ReportSide]
    points: list[ReportPoint]
    turning: list[ReportTurning]
    choices: list[ReportChoice]
    luck: list[ReportLuck]


def report_page(report: GameReport, match: Match[Any, Any], tr: Translator, plies: Sequence[int] | None = None) -> ReportPage:
    """Put a report of this match into words. ``plies`` are the numbers of its moments for whoever counts them otherwise."""
    return Words(report, match, tr, plies or range(report.plies + 1)).page()


def points(value: float) -> str:
    """A part of a chance in points, as it is written: +3, −12, 0."""
    whole = round(100 * value)
    return f"{whole:+d}".replace("-", "−") if whole else "0"


def per_cent(value: float) -> str:
    """A chance in per cent."""
    return f"{round(100 * value)}%"


def plus_minus(error: float) -> str:
    """Two standard errors, in points."""
    return f"±{round(200 * error)}"


def parts_of(one: Account) -> dict[str, Estimate]:
    """The parts of an account of which there are estimates."""
    return {"dice": one.dice, "cards": one.cards, "chance": one.chance, "own": one.own, "theirs": one.theirs}


def parts_that_matter(report: GameReport) -> set[str]:
    """Return the parts to show, the same for all sides: luck that changed something for anybody, and mistakes if they are judged.

    The set-up is a chance event of every game, but in some there is nothing to be drawn in it.
    """
    found = [item for one in report.accounts for item in parts_of(one).items()]
    lucky = {part for part, estimate in found if round(estimate.mean, DIGITS) or round(estimate.error, DIGITS)}
    mistakes = {"own", "theirs"}
    return (lucky - mistakes) | (mistakes if report.judges_choices else set())


class Words:
    """A report, the match it is of, and a language."""

    def __init__(self, report: GameReport, match: Match[Any, Any], tr: Translator, plies: Sequence[int]) -> None:
        self._report = report
        self._match = match
        self._game = match.game
        self._tr = tr
        self._states = [*match.history, match.state]
        self._plies = plies
        self._parts = parts_that_matter(report)
        self._titles: dict[int, str] = {}
        self._events: list[tuple[Event, ...]] = []
        told = len(match.event_log) - sum([played.event_count for played in match.played_actions])
        self._events.append(tuple(match.event_log[:told]))
        for played in match.played_actions:
            self._events.append(tuple(match.event_log[told : told + played.event_count]))
            told += played.event_count

    def page(self) -> ReportPage:
        """All of it."""
        report = self._report
        side = self._name(report.verdict_side) if report.verdict_side else ""
        unjudged = report.verdict == "open" and not report.judges_choices
        verdict = "open-unjudged" if unjudged else report.verdict
        luck = sorted(report.luck, key=lambda one: (-max(one.gave.values()), one.ply))[:MOST_LUCK]
        return ReportPage(
            game=report.game,
            title=self._tr("report-title", {"game": self._tr("game-title", {}), "plies": report.plies}),
            plies=report.plies,
            verdict=report.verdict,
            verdict_side=report.verdict_side,
            headline=self._tr(f"report-verdict-{verdict}", {"side": side}),
            notes=list(self._notes()),
            fitted=report.fitted,
            judges_choices=report.judges_choices,
            compiled=report.compiled,
            sides=[self._side(one) for one in report.accounts],
            points=[self._point(one) for one in report.points],
            turning=[self._turning(one) for one in report.turning],
            choices=[self._choice(one) for one in report.choices if one.size],
            luck=[self._luck(one) for one in luck if max(one.gave.values()) >= LEAST_LUCK],
        )

    def _notes(self) -> Iterator[str]:
        report, budget = self._report, self._report.budget
        yield self._tr("report-judge-fitted" if report.fitted else "report-judge-by-hand", {})
        if report.judges_choices:
            counts = {"again": budget.again, "confirmed": budget.confirmed, "doubtful": budget.doubtful}
            yield self._tr("report-how-choices", {**counts, "games": IN_DOUBT * budget.games})
        else:
            yield self._tr("report-no-choices", {})
        yield self._tr("report-how-luck", {"rolls": budget.rolls, "worlds": budget.worlds})
        yield self._tr("report-compiled" if report.compiled else "report-interpreted", {})

    def _name(self, side: str) -> str:
        return self._tr(f"seat-{side}" if side in self._match.seats else f"team-{side}", {})

    def _title(self, ply: int) -> str:
        """The title of a moment, as the clock of the board has it."""
        if ply not in self._titles:
            clock = self._game.scene(self._game.view(self._states[ply], -1), None, self._tr).clock
            self._titles[ply] = clock.title if clock is not None else ""
        return self._titles[ply]

    def _told(self, events: Sequence[Event]) -> list[str]:
        return [text for text in [self._game.event_text(event, self._tr) for event in events] if text]

    def _side(self, one: Account) -> ReportSide:
        parts = [
            ReportPart(part, self._tr(f"report-part-{part}", {}), round(found.mean, DIGITS), round(found.error, DIGITS))
            for part, found in parts_of(one).items()
            if part in self._parts
        ]
        parts.append(ReportPart("fog", self._tr("report-part-fog", {}), round(one.fog, DIGITS), None))
        seats = list(self._game.sides(self._match.options)[one.side])
        return ReportSide(one.side, self._name(one.side), seats, round(one.start, DIGITS), parts, round(one.result, DIGITS))

    def _point(self, one: CurvePoint) -> ReportPoint:
        chances = [
            ReportChance(
                side,
                round(known.mean, DIGITS),
                round(known.low, DIGITS),
                round(known.high, DIGITS),
                round(one.open[side], DIGITS),
            )
            for side, known in one.known.items()
        ]
        return ReportPoint(self._plies[one.ply], self._title(one.ply), one.sure, chances)

    def _luck(self, one: ChanceEvent) -> ReportLuck:
        side = max(one.gave, key=lambda side: one.gave[side])
        told = self._told(self._events[one.ply])
        return ReportLuck(
            self._plies[one.ply],
            one.kind,
            self._tr(f"report-luck-{one.kind}", {}),
            " ".join(told[:3]) if one.ply else "",
            side,
            round(one.gave[side], DIGITS),
            round(one.error[side], DIGITS),
        )

    def _choice(self, one: Choice) -> ReportChoice:
        assert one.size and one.strength and one.lines
        error = (one.loss.error**2 + self._report.judge_error**2) ** 0.5
        return ReportChoice(
            ply=self._plies[one.ply],
            seat=one.seat,
            name=self._name(one.seat),
            title=self._title(one.ply),
            size=one.size,
            strength=one.strength,
            word=self._tr(f"report-{one.strength}-{one.size}", {}),
            loss=round(one.loss.mean, DIGITS),
            error=round(error, DIGITS),
            games=_mean(one.games),
            games_error=_error(one.games),
            summary=self._loss(one, error),
            best=self._line(one.lines[0]),
            taken=self._line(one.lines[1]),
            reasons=[ReportReason(self._tr(f"why-{group}", {}), round(part, DIGITS)) for group, part in one.reasons],
        )

    def _loss(self, one: Choice, error: float) -> str:
        said = self._tr("report-loss", {"loss": points(-one.loss.mean), "error": plus_minus(error)})
        if one.games is None:
            return said
        games: dict[str, int | str] = {
            "loss": points(-one.games.mean),
            "error": plus_minus(one.games.error),
            "games": one.games.count,
        }
        return f"{said} {self._tr('report-loss-games', games)}"

    def _line(self, one: Line) -> ReportLine:
        cues = self._told(one.events)
        return ReportLine(one.action, cues[0] if cues else one.action, cues[1:])

    def _turning(self, one: Turning) -> ReportTurning:
        told = self._told(self._events[one.ply])
        said = {
            "side": self._name(one.side),
            "before": per_cent(one.before),
            "now": per_cent(one.now),
            "luck": points(one.luck),
            "play": points(one.play),
            "fog": points(one.fog),
        }
        summary = self._tr("report-turning-line", said)
        if one.games is not None:
            games: dict[str, int | str] = {
                "change": points(one.games.mean),
                "error": plus_minus(one.games.error),
                "games": 2 * one.games.count,
            }
            summary = f"{summary} {self._tr('report-turning-games', games)}"
        if one.strength == "probable":
            summary = f"{summary} {self._tr('report-turning-probable', {})}"
        return ReportTurning(
            ply=self._plies[one.ply],
            moment=next(n for n, point in enumerate(self._report.points) if point.ply == one.end),
            title=self._title(one.after),
            side=one.side,
            name=self._name(one.side),
            before=round(one.before, DIGITS),
            now=round(one.now, DIGITS),
            luck=round(one.luck, DIGITS),
            play=round(one.play, DIGITS),
            fog=round(one.fog, DIGITS),
            games=_mean(one.games),
            games_error=_error(one.games),
            strength=one.strength,
            summary=summary,
            text=" ".join(told[:2]),
        )


def _mean(found: Estimate | None) -> float | None:
    return None if found is None else round(found.mean, DIGITS)


def _error(found: Estimate | None) -> float | None:
    return None if found is None else round(found.error, DIGITS)
