"""The end of a match, for its page: the score all through it, its turning points, luck, history, the proof of its dice.

As `vezerkar.server.pages.game_page`, it knows of rules alone, and archives of rules take it with them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from vezerkar.engine import Dice, Event, Game, Match, Outcome, State, roles
from vezerkar.engine.dice import key_of
from vezerkar.engine.game import Translator
from vezerkar.server.matches.end_messages import (
    ChartInfo,
    ChartLine,
    ChartMoment,
    DieProof,
    LuckInfo,
    MatchEnd,
    PlyProof,
    TurningPoint,
)
from vezerkar.translation import translator

MOST_TURNING_POINTS: Final = 5


class EndInputs(msgspec.Struct, frozen=True):
    """All that the end of a match is made of.

    ``resigned`` is the seat that gave up, or empty; ``agreed`` is ``draw`` or ``abandon`` if all have ended it. ``actions`` were
    done and not taken back, each with its ply and seat. A match that went over to other rules begins for these at the position
    ``origin``, after the ply ``first``. ``takebacks`` tell after how many actions something was taken back, and from which counts
    of the dice and of news the match went on.
    """

    match: str
    ply: int
    lang: str
    options: dict[str, str]
    resigned: str
    seed: str
    actions: list[tuple[int, str, str]]
    first: int = 0
    origin: dict[str, Any] | None = None
    cancelled: bool = False
    agreed: str = ""
    takebacks: list[tuple[int, int, int]] = []


@dataclass(slots=True)
class Moment:
    """A stretch of a match under one title, to its last ply: the numbers at its end, and how they changed on the way."""

    title: str
    ply: int = 0
    numbers: tuple[tuple[int, ...], ...] = ()
    jumps: list[Jump] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Jump:
    """The change that one action made to the numbers of the first measure, and the events that came with it."""

    ply: int
    change: tuple[int, ...]
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """A ply played again: the State after it, its events, and what was taken from the dice for it.

    ``skipped`` numbers before it were taken for what was taken back.
    """

    ply: int
    state: State
    events: tuple[Event, ...]
    drawn: tuple[tuple[int, int], ...]
    skipped: int = 0


def play_again(game: Game[Any, Any], inputs: EndInputs) -> Iterator[Played]:
    """Play the match from its seed, ply by ply; the first one is its beginning."""
    if inputs.origin is None:
        dice = Dice(key_of(inputs.seed))
        notes = dice.notes = []
        match: Match[Any, Any] = Match(game, game.setup(dice, inputs.options), inputs.options, inputs.seed)
    else:
        match = game.position(inputs.origin)
        notes = match.state.dice.notes = []
    yield Played(inputs.first, match.state, tuple(match.event_log), tuple(notes))
    counts = {after: (drawn, news) for after, drawn, news in inputs.takebacks}

    def skip(number: int) -> int:
        before: int = match.state.drawn
        if number in counts:
            match.go_on(*counts[number])
        after: int = match.state.drawn
        return after - before

    for number, (ply, seat, action) in enumerate(inputs.actions):
        skipped = skip(number)
        told, drawn = len(match.event_log), len(notes)
        match.act(seat, action)
        match.history.clear()
        yield Played(ply, match.state, tuple(match.event_log[told:]), tuple(notes[drawn:]), skipped)
    if skipped := skip(len(inputs.actions)):
        yield Played(inputs.ply, match.state, (), (), skipped)


def match_end(game: Game[Any, Any], inputs: EndInputs) -> MatchEnd:
    """Return the end of a match as it is told."""
    tr = translator(game.id, inputs.lang)
    told = Told(game, inputs, tr)
    for played in play_again(game, inputs):
        told.take(played)
    outcome = None if inputs.resigned else game.outcome(told.state)
    agreed = tr(f"outcome-{inputs.agreed}", {}) if inputs.agreed else ""
    return MatchEnd(
        match=inputs.match,
        ply=inputs.ply,
        cite=outcome.cite if outcome is not None else "",
        history=tr("outcome-cancelled", {}) if inputs.cancelled else agreed or history(game.histories, outcome, tr),
        moments=[ChartMoment(moment.ply, moment.title) for moment in told.moments],
        charts=told.charts(outcome),
        turning_points=told.turning_points(),
        luck=told.luck(),
        rolls=told.rolls,
        proof=told.proof,
        skipped=told.skipped,
    )


def history(told: bool, outcome: Outcome | None, tr: Translator) -> str:
    """Return what happened in truth, if the game tells of it."""
    if not told:
        return ""
    return tr("history-resigned" if outcome is None else f"history-{outcome.ending.removeprefix('ending-')}", {})


class Told:
    """A record of what is gathered while a match is played again."""

    def __init__(self, game: Game[Any, Any], inputs: EndInputs, tr: Translator) -> None:
        self.game = game
        self.inputs = inputs
        self.seats = game.seats(inputs.options)
        self.tr = tr
        self.moments: list[Moment] = []
        self.proof: list[PlyProof] = []
        self.rolls = 0
        self.skipped = 0
        self.state: State
        self._luck: dict[tuple[str, str], LuckInfo] = {}
        self._turn: int | None = None

    def take(self, played: Played) -> None:
        """Take in one ply."""
        self.state = played.state
        self.skipped += played.skipped
        self._measure(played)
        for event in played.events:
            self._count(event)
        faces = [rolled for event in played.events for rolled in roles.rolled(self.game, event)]
        dice = proved(played.drawn, faces, self.inputs.seed)
        self.rolls += len(dice)
        if played.drawn:
            self.proof.append(PlyProof(played.ply, played.drawn[0][0], played.drawn[-1][0], dice))

    # --- the chart ---

    def _measure(self, played: Played) -> None:
        numbers = self.game.measured(played.state)
        if not numbers:
            return
        turn = self.game.turn(played.state)
        before = self.moments[-1].numbers if self.moments else numbers
        # The title of a moment is that of the Scene; it is made once for each turn, for it takes a while.
        if not self.moments or (turn is not None and turn != self._turn and not played.state.over):
            title = self._title(played.state)
            if not self.moments or title != self.moments[-1].title:
                self.moments.append(Moment(title))
            self._turn = turn
        moment = self.moments[-1]
        moment.ply, moment.numbers = played.ply, numbers
        change = tuple(now - then for now, then in zip(numbers[0], before[0], strict=True))
        if any(change):
            moment.jumps.append(Jump(played.ply, change, played.events))

    def _title(self, state: State) -> str:
        clock = self.game.scene(self.game.view(state, -1), None, self.tr).clock
        return clock.title if clock is not None else ""

    def charts(self, outcome: Outcome | None) -> list[ChartInfo]:
        """Each measure over the moments. ``decisive``: how the game ended depended on it."""
        found = []
        sides = self.game.sides(self.inputs.options)
        ending = outcome.ending.removeprefix("ending-") if outcome is not None else ""
        for i, measure in enumerate(self.game.measures):
            lines = [
                ChartLine(
                    id=line,
                    name=self._name(line),
                    tone=line,
                    seats=[line] if line in self.seats else list(sides.get(line, ())),
                    values=[moment.numbers[i][j] for moment in self.moments],
                )
                for j, line in enumerate(measure.lines)
            ]
            title = self.tr(f"measure-{measure.id}", {})
            found.append(ChartInfo(measure.id, title, measure.goal, ending in measure.endings, lines))
        return found

    def _name(self, line: str) -> str:
        return self.tr(f"seat-{line}" if line in self.seats else f"team-{line}", {})

    def turning_points(self) -> list[TurningPoint]:
        """The moments in which one line gained or lost most against the others, in the order of the match."""
        if not self.game.measures:
            return []
        lines = self.game.measures[0].lines
        swings: list[tuple[float, int, int]] = []
        for n, moment in enumerate(self.moments[1:], 1):
            change = [now - then for now, then in zip(moment.numbers[0], self.moments[n - 1].numbers[0], strict=True)]
            for j, own in enumerate(change):
                others = (sum(change) - own) / max(len(change) - 1, 1)
                if own and abs(own - others) > 0:
                    swings.append((abs(own - others) + abs(own) / 1000, n, j))
        best: dict[int, int] = {}
        for _, n, j in sorted(swings, key=lambda swing: (-swing[0], swing[1])):
            if len(best) < MOST_TURNING_POINTS:
                best.setdefault(n, j)
        found = []
        for n, j in sorted(best.items()):
            moment = self.moments[n]
            jump = max(moment.jumps, key=lambda jump: abs(jump.change[j]))
            before, after = self.moments[n - 1].numbers[0][j], moment.numbers[0][j]
            words = self._words(jump.events, lines[j])
            found.append(TurningPoint(n, jump.ply, self._name(lines[j]), lines[j], before, after, words))
        return found

    def _words(self, events: Sequence[Event], line: str) -> str:
        """Return the text that says best why the first measure changed; empty if no event that does was told."""
        told = self.game.measures[0].told
        telling = [(n, event) for n, event in enumerate(events) if event.kind in told]
        ranked = [(told.index(event.kind), line not in event.data.values(), n) for n, event in telling]
        return self.game.event_text(events[min(ranked)[-1]], self.tr) if ranked else ""

    # --- luck ---

    def _count(self, event: Event) -> None:
        roll = self.game.luck(event)
        if roll is None:
            return
        key = (roll.kind, roll.seat)
        info = self._luck.get(key)
        if info is None:
            title = self.tr(f"luck-{roll.kind}", {})
            info = self._luck[key] = LuckInfo(roll.kind, title, roll.seat, self._name(roll.seat), 0, 0.0, 0)
        info.chances += roll.chances
        info.owed += roll.owed
        info.got += roll.got

    def luck(self) -> list[LuckInfo]:
        """Luck by kind, then in the order of the seats."""
        kinds = list(dict.fromkeys(kind for kind, _ in self._luck))
        seats = self.seats
        return sorted(self._luck.values(), key=lambda info: (kinds.index(info.kind), seats.index(info.seat)))


def proved(drawn: Sequence[tuple[int, int]], faces: Sequence[tuple[int, bool]], seed: str) -> list[DieProof]:
    """The faces that the log tells of, each with the word of the stream that it came from, in the order of both.

    As many as possible: words that were no dice have shuffled or drawn something. A face comes with whether it is half a die.
    """
    dice = Dice(key_of(seed))
    values = [dice.word(index) % sides + 1 for index, sides in drawn]

    def fits(i: int, j: int) -> bool:
        face, half = faces[j]
        return face == ((values[i] + 1) // 2 if half else values[i])

    # most[i][j]: how many faces from the j-th on can be found among the words from the i-th on.
    most = [[0] * (len(faces) + 1) for _ in range(len(drawn) + 1)]
    for i in reversed(range(len(drawn))):
        for j in reversed(range(len(faces))):
            most[i][j] = max(most[i + 1][j], most[i][j + 1], fits(i, j) + most[i + 1][j + 1])
    found: list[DieProof] = []
    i = j = 0
    while i < len(drawn) and j < len(faces):
        if most[i][j] == most[i + 1][j]:
            i += 1
        elif most[i][j] == most[i][j + 1]:
            j += 1
        else:
            found.append(DieProof(drawn[i][0], drawn[i][1], *faces[j]))
            i, j = i + 1, j + 1
    return found
