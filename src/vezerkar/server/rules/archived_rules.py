"""The rules of an archive, as a session asks for them: the same as `vezerkar.server.rules.present_rules`, by pipe.

States stay in the table as positions, and each call sends the position that it is about. A process that has ended, by an error or
because nobody called, is therefore started anew, and nothing is lost.
"""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import msgspec

from vezerkar.engine import Decision, Event, Game, IllegalAction, Options, PlayedAction, Record, Refusal, Takeback
from vezerkar.engine.action import Action
from vezerkar.engine.bit_sets import names_of
from vezerkar.engine.decision import NO_UNDO
from vezerkar.engine.dice import commitment
from vezerkar.engine.errors import BadSeat
from vezerkar.engine.event import SPECTATOR
from vezerkar.engine.game import Json
from vezerkar.engine.scene import Scene
from vezerkar.registry import GAMES, board_picture, game
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.matches.end_messages import MatchEnd
from vezerkar.server.matches.match_end import EndInputs
from vezerkar.server.pages.game_page import GamePage, PageWish
from vezerkar.server.pages.lesson_messages import CoachPage
from vezerkar.server.pages.page_messages import LogLine
from vezerkar.server.rules import rules_calls as calls
from vezerkar.server.rules.rules_calls import Ready, events_of, row
from vezerkar.server.rules.rules_process import RulesFailed, RulesProcess
from vezerkar.server.rules.user_files import UserFiles

MAX_WORDS: Final = 1000
"""Refusals whose words are kept. Those used longest ago go first."""
BOARD_DIGITS: Final = 16
"""Digits of a digest in the name of a board."""
MAX_CONTENTS: Final = 1000
"""Answers on what a user's files have that are kept: they are asked for with each action."""
MAX_END_SECONDS: Final = 120.0
"""Seconds that playing a whole match again may take for the page of its end."""
MAX_BOT_SECONDS: Final = 120.0
"""Seconds that a bot may think."""
NO_CODE: Final = -1
"""The code of an action that was taken before the match was opened: only the archive could say it, and nobody asks."""
HEAD: Final = ("game", "version", "options")
"""The fields of a position that are not of its State."""


class Nothing(Game[Any, Any]):
    """Stands for a game that this program does not have."""

    def seats(self, options: Mapping[str, str] | None = None) -> tuple[str, ...]:
        """None."""
        return ()


class ArchivedGame(Game[Any, Any]):
    """The parts of a game that a table looks at; the rules are in the archive's process."""

    def __init__(self, ready: Ready, process: RulesProcess) -> None:
        self.id = ready.game
        self.title = ready.title
        self.version = ready.version
        self.levels = tuple(ready.levels)
        self.delegating = tuple(ready.delegating)
        self.draws = ready.draws
        self.scenario = tuple(ready.scenario) if ready.scenario is not None else _known(ready.game).scenario
        self._users_files = ready.users_files
        self._process = process
        self._contents: dict[frozenset[str], str] = {}

    def sides(self, options: Mapping[str, str] | None = None) -> dict[str, tuple[str, ...]]:
        """Return the seats that win and lose together, by the name of their side."""
        chosen = dict(options or {})
        try:
            found: dict[str, tuple[str, ...]] = self._process.ask(calls.Sides(chosen), dict[str, tuple[str, ...]])
        except RulesFailed:
            # An archive of a former release does not tell: in the game of now they are the same, or nobody knows.
            return _known(self.id).sides(chosen)
        return found

    def needs(self, text: str) -> frozenset[str]:
        """Return the ids of what a user's files bring to a match, if this text names it."""
        if not self._users_files:
            return frozenset()
        found: list[str] = self._process.ask(calls.Needs(text), list[str])
        return frozenset(found)

    def content(self, needs: frozenset[str]) -> str:
        """Return a word that changes with what a user's files have under these ids; empty for none."""
        if not needs:
            return ""
        if needs not in self._contents:
            if len(self._contents) >= MAX_CONTENTS:
                self._contents.clear()
            self._contents[needs] = self._process.ask(calls.Content(sorted(needs)), str)
        return self._contents[needs]


def _known(name: str) -> Game[Any, Any]:
    """The game of this name that this program has; one without seats if it has none."""
    return game(name) if name in GAMES else Nothing()


@dataclass(frozen=True, slots=True, eq=False)
class ArchivedState:
    """A State of an archive's rules: its position, and what can be known of it without asking."""

    position: bytes
    over: bool
    asked: int
    drawn: int
    news: int
    turn: int | None
    questions: tuple[str, ...]
    window: bool

    @classmethod
    def of(cls, told: calls.StateRow) -> ArchivedState:
        """The State of a message."""
        position, questions = bytes(told.position), tuple(told.questions)
        return cls(position, told.over, told.asked, told.drawn, told.news, told.turn, questions, told.window)

    @property
    def raw(self) -> msgspec.Raw:
        """The position for a message."""
        return msgspec.Raw(self.position)

    def clone(self) -> ArchivedState:
        """Return this State, which never changes."""
        return self


class ArchivedMatch:
    """A match under the rules of an archive, with what sessions use of `vezerkar.Match`."""

    def __init__(self, rules: ArchivedRules, begun: calls.Begun, seed: str | None = None) -> None:
        self.game = rules.game
        self.seats = tuple(begun.seats)
        self.options = begun.options
        self.seed = seed
        self.state = ArchivedState.of(begun.state)
        self.event_log = events_of(begun.events)
        self.history: list[ArchivedState] = []
        self.played_actions: list[PlayedAction] = []
        self.takebacks: list[Takeback] = []
        self._rules = rules

    @property
    def ply(self) -> int:
        """The number of actions taken so far."""
        return len(self.played_actions)

    @property
    def commitment(self) -> str:
        """The hash of the seed; empty when there is no seed."""
        return "" if self.seed is None else commitment(self.seed)

    def waiting(self) -> tuple[str, ...]:
        """Return the seats that must choose now."""
        return tuple(names_of(self.state.asked, self.seats))

    def decision(self, seat: str) -> Decision:
        """Return what this seat must choose now, without its domain. Raises `IllegalAction` if it is not asked."""
        asked = self._rules.ask(calls.Decide(self.state.raw, seat), calls.Asked)
        return Decision(
            seat=seat,
            prompt=asked.prompt,
            options=Options([Action(code, notation) for code, notation in asked.options]),
            cite=asked.cite,
            default=Action(*asked.default),
            args=asked.args,
            window=asked.window,
            ask=asked.ask,
        )

    def act(self, seat: str, action: str) -> PlayedAction:
        """Take an action. Raises `IllegalAction`; the match is then as it was."""
        index = self.seat_index(seat)
        taken = self._rules.ask(calls.TakeAction(self.state.raw, seat, action), calls.Taken)
        events = events_of(taken.events)
        self.history.append(self.state)
        self.state = ArchivedState.of(taken.state)
        self.event_log += events
        seen = tuple([event for event in events if event.visible(index)])
        played = PlayedAction(seat, taken.code, taken.notation, len(events), seen)
        self.played_actions.append(played)
        return played

    def can_undo(self, seat: str) -> bool:
        """Return True if the last action was this seat's and revealed nothing, see `vezerkar.Match.can_undo`."""
        if self.state.over or not self.played_actions or self.played_actions[-1].seat != seat:
            return False
        before = self.history[-1]
        return before.drawn == self.state.drawn and before.news == self.state.news

    def undo(self, seat: str) -> PlayedAction:
        """Take back the last action, which must be this seat's. Raises `IllegalAction`."""
        self.seat_index(seat)
        if not self.can_undo(seat):
            raise IllegalAction(NO_UNDO.reason, game=self.game.id)
        played = self.played_actions.pop()
        self.state = self.history.pop()
        if played.event_count:
            del self.event_log[-played.event_count :]
        return played

    def take_back(self, ply: int) -> list[PlayedAction]:
        """Refuse to go back to an earlier moment: only the rules of this program do. Raises `ApiError`."""
        raise ApiError("former_rules")

    def seat_index(self, seat: str | None) -> int:
        """Return the index of a seat. None is a spectator. Raises `BadSeat`."""
        if seat is None:
            return SPECTATOR
        if seat not in self.seats:
            raise BadSeat(f"{self.game.id} has no seat {seat!r}; it has: {', '.join(self.seats)}")
        return self.seats.index(seat)

    def is_asked(self, index: int) -> bool:
        """Return True if the seat of this index must choose now."""
        return index >= 0 and bool(self.state.asked >> index & 1)

    def events(self, seat: str | None = None) -> list[Event]:
        """Return the events so far that a seat (None: a spectator) may know, oldest first."""
        index = self.seat_index(seat)
        return [event for event in self.event_log if event.visible(index)]

    def encode(self) -> bytes:
        """Return this State as canonical bytes."""
        return self.state.position

    def record(self) -> Record:
        """Return the match so far as a record, which the rules of the archive replay to the same State."""
        actions = [(played.seat, played.notation) for played in self.played_actions]
        version = self.game.version_for([*self.options.values(), *[text for _, text in actions]])
        position = canonical_json(json.loads(self.encode()) | {"version": version}).decode() if self.state.over else ""
        digest = commitment(json.dumps([list(one) for one in actions]) + position) if position else ""
        return Record(self.game.id, version, dict(self.options), self.seed or "", None, actions, digest, self.takebacks)


@dataclass(frozen=True, slots=True)
class ArchivedObservation:
    """The sight of a bot on a seat, see `vezerkar.Observation`."""

    rules: ArchivedRules
    seat: str
    packed: dict[str, Json]

    def pack(self) -> dict[str, Json]:
        """Return the Observation as plain data."""
        return self.packed

    def imagine(self, seed: int | str) -> ArchivedMatch:
        """Return a match that the seat cannot tell from the true one."""
        begun: calls.Begun = self.rules.ask(calls.Imagine(self.packed, str(seed)), calls.Begun)
        return ArchivedMatch(self.rules, begun)


class ArchivedBots:
    """The bots of an archive. They think in a process of their own, so that no page waits for one."""

    capacity = 1

    def __init__(self, process: RulesProcess) -> None:
        self._process = process
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="archived bot")

    async def choose(self, game_id: str, name: str, seed: str, observation: Mapping[str, Json]) -> str:
        """See `vezerkar.server.bots.bot_workers.BotExecutor`. Raises `RulesFailed`, `RulesLost`."""
        call = calls.Choose(name, seed, dict(observation))
        think = partial(self._process.ask, call, str, MAX_BOT_SECONDS)
        found: str = await asyncio.get_running_loop().run_in_executor(self._thread, think)
        return found

    def close(self) -> None:
        """Stop, and let go of what is being computed."""
        self._process.close()
        self._thread.shutdown()


def board_suffix(digest: str) -> str:
    """Return the end of the names of boards that are drawn from the files of this digest."""
    return f"-{digest[:BOARD_DIGITS]}"


def canonical_json(value: Mapping[str, Json]) -> bytes:
    """Return plain data as positions are written."""
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()


class ArchivedRules:
    """The rules of one archive, or those of now with other files of a user's (``files``) than this process has read.

    ``slow`` answers what may take long, so that nothing else waits for it. The boards of a user are drawn from the files if they
    are the rules' ``own``; then their names tell whose they are.
    """

    archived = True

    def __init__(
        self, ready: Ready, quick: RulesProcess, slow: RulesProcess, files: UserFiles | None = None, own: bool = False
    ) -> None:
        self.game: Game[Any, Any] = ArchivedGame(ready, quick)
        self.files = files
        self._suffix = board_suffix(files.digest) if own and files is not None else ""
        self.bots = ArchivedBots(slow)
        self._quick = quick
        self._slow = slow
        self._strongest = ready.bot
        self._words: OrderedDict[tuple[str, str, str], str] = OrderedDict()

    def ask(self, call: calls.Call, answer: Any) -> Any:
        """The answer to a call, see `RulesProcess.ask`."""
        return self._quick.ask(call, answer)

    def start(self, seed: str, wish: dict[str, str]) -> ArchivedMatch:
        """A new match. Raises `BadOption`."""
        return ArchivedMatch(self, self.ask(calls.Start(seed, wish), calls.Begun), seed)

    def complete(self, wish: dict[str, str]) -> dict[str, str]:
        """The options of a match, which are complete since it began."""
        return wish

    def at(self, state: ArchivedState, chosen: dict[str, str]) -> ArchivedMatch:
        """A match that begins at a State."""
        return ArchivedMatch(self, self.ask(calls.Load(state.raw), calls.Begun))

    def resumed(
        self,
        history: list[ArchivedState],
        chosen: dict[str, str],
        seed: str,
        actions: Sequence[tuple[str, str, Sequence[Event]]],
        events: list[Event],
        takebacks: Sequence[Takeback],
    ) -> ArchivedMatch:
        """A match that goes on where it was left off, see `vezerkar.Match.resumed`."""
        match = self.at(history[-1], chosen)
        match.seed = seed
        match.history = history[:-1]
        match.event_log = events
        match.takebacks = list(takebacks)
        for seat, notation, told in actions:
            index = match.seat_index(seat)
            seen = tuple([event for event in told if event.visible(index)])
            match.played_actions.append(PlayedAction(seat, NO_CODE, notation, len(told), seen))
        return match

    def bare(self, match: ArchivedMatch) -> bytes:
        """The State of a match as canonical bytes without version and options."""
        position = json.loads(match.state.position)
        return canonical_json({name: value for name, value in position.items() if name not in HEAD})

    def load(self, bare: bytes, chosen: dict[str, str]) -> ArchivedState:
        """The State of what `bare` returned. Raises `BadPosition`."""
        head = {"game": self.game.id, "version": self.game.version, "options": chosen}
        position = msgspec.Raw(canonical_json(head | json.loads(bare)))
        return ArchivedState.of(self.ask(calls.Load(position), calls.Begun).state)

    def in_window(self, state: ArchivedState) -> bool:
        """Return True if a seat is asked in a reaction window."""
        return state.window

    def why_not(self, match: ArchivedMatch, seat: str, action: str) -> Refusal | None:
        """Return why an action is not legal now, or None."""
        found: calls.Reason | None = self.ask(calls.Why(match.state.raw, seat, action), calls.Reason | None)
        if found is None:
            return None
        refusal = Refusal(found.reason, found.cite, found.args)
        for lang, words in found.words.items():
            self._remember(refusal, lang, words)
        return refusal

    def explain(self, refusal: Refusal, lang: str) -> str:
        """A refusal in words; those of `why_not` are known already."""
        key = (refusal.reason, repr(refusal.args), lang)
        if key not in self._words:
            self._remember(refusal, lang, self.ask(calls.Explain(refusal.reason, refusal.args, lang), str))
        return self._words[key]

    def _remember(self, refusal: Refusal, lang: str, words: str) -> None:
        key = (refusal.reason, repr(refusal.args), lang)
        self._words[key] = words
        self._words.move_to_end(key)
        if len(self._words) > MAX_WORDS:
            self._words.popitem(last=False)

    def canonical(self, state: ArchivedState, seat: int, action: str) -> str:
        """An action of a seat as the log writes it; what is no action stays as it is."""
        found: str = self.ask(calls.Canonical(state.raw, seat, action), str)
        return found

    def written(self, action: str) -> str:
        """An action as it is written in every State. Raises `BadNotation`."""
        found: str = self.ask(calls.Write(action), str)
        return found

    def question(self, state: ArchivedState, seat: int) -> object:
        """The question to a seat in a State, in a form that can be compared; None if it is asked nothing."""
        return state.questions[seat] or None

    def turn(self, state: ArchivedState) -> int | None:
        """The public number of the turn in progress, if the game has turns."""
        return state.turn

    def observe(self, match: ArchivedMatch, seat: str) -> ArchivedObservation:
        """Return the sight of a bot on a seat."""
        events = [row(event) for event in match.events(seat)]
        return ArchivedObservation(self, seat, self.ask(calls.Observe(match.state.raw, seat, events), dict[str, Any]))

    def strongest_bot(self) -> str:
        """The name of the bot that gives advice."""
        return self._strongest

    def page(self, state: ArchivedState, wish: PageWish, events: list[Event]) -> GamePage:
        """See `game_page`."""
        found: GamePage = self.ask(calls.Page(state.raw, wish, [row(event) for event in events]), GamePage)
        self._name_board(found.scene)
        return found

    def scene(self, state: ArchivedState, wish: PageWish) -> Scene:
        """See `small_scene`."""
        found: Scene = self.ask(calls.Small(state.raw, wish), Scene)
        self._name_board(found)
        return found

    def _name_board(self, scene: Scene) -> None:
        """Let the name of a board of the user's tell from which files it is drawn: another one may have the same id now."""
        if self._suffix and "." in scene.board:
            scene.board += self._suffix

    def board(self, name: str) -> str | None:
        """Return the board picture that a Scene of these rules names, as SVG; None if there is none."""
        if self._suffix and name.endswith(self._suffix):
            _, _, own = name.removesuffix(self._suffix).partition(".")
            try:
                found: str | None = self.ask(calls.Board(own), str | None)
            except RulesFailed:
                # An archive of a former release does not draw boards: that of now, if there still is one, is the next best.
                return board_picture(name.removesuffix(self._suffix))
            return found
        return board_picture(name)

    def coach(self, state: ArchivedState, wish: PageWish, ply: int) -> CoachPage:
        """See `coach_of`."""
        found: CoachPage = self.ask(calls.Coach(state.raw, wish, ply), CoachPage)
        return found

    def lines(self, seats: tuple[str, ...], lang: str, told: Sequence[tuple[int, Event]]) -> list[LogLine]:
        """Events, each with its ply, as lines of the log."""
        rows = [(ply, row(event)) for ply, event in told]
        found: list[LogLine] = self.ask(calls.Lines(list(seats), lang, rows), list[LogLine])
        return found

    def end(self, inputs: EndInputs) -> MatchEnd:
        """See `match_end`."""
        found: MatchEnd = self._slow.ask(calls.End(inputs), MatchEnd, MAX_END_SECONDS)
        return found

    def close(self) -> None:
        """End the processes."""
        self._quick.close()
        self.bots.close()
