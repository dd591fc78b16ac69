"""The process that runs an archive of rules: it answers the calls of a table on standard input and output, until that is closed.

It is the program of the archive (``python -I GAME-VERSION.pyz``), so it imports only what archives take with them.
"""

from __future__ import annotations

import os
import signal
import sys
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from threading import Thread
from time import monotonic, sleep
from typing import Any, BinaryIO, Final

import msgspec

from vezerkar.engine import BadNotation, BadOption, BadPosition, BadSeat, Game, IllegalAction, Match, Observation, Refusal
from vezerkar.engine.bit_sets import members
from vezerkar.registry import GAMES, game
from vezerkar.server.bots.bot_choice import choose_action, strongest_bot
from vezerkar.server.matches.match_end import match_end
from vezerkar.server.operation.error_summary import error_summary
from vezerkar.server.pages.game_page import coach_of, game_page, log_line, small_scene
from vezerkar.server.rules import rules_calls as calls
from vezerkar.server.rules.present_rules import canonical, why_not
from vezerkar.server.rules.rules_calls import events_of, row
from vezerkar.translation import LANGUAGES, explain

try:
    import resource
except ImportError:  # there are systems without such limits
    resource = None  # type: ignore[assignment]

MAX_MEMORY_BYTES: Final = 1 << 30
"""Memory that the process may take; beyond it a call fails."""
MAX_STATES: Final = 64
"""States that are kept for the next call. The one that was used longest ago goes first."""

ENCODE: Final = msgspec.json.Encoder().encode
DECODE_CALL: Final = msgspec.json.Decoder(calls.AnyCall).decode
DECODE: Final = msgspec.json.Decoder().decode


class RulesWorker:
    """The answers of one game. It remembers States by their positions, and nothing else."""

    def __init__(self, name: str) -> None:
        self.game = game(name)
        self._matches: OrderedDict[bytes, Match[Any, Any]] = OrderedDict()
        self._answers: dict[type, Callable[[Any], object]] = {
            calls.Start: self.start,
            calls.Load: self.load,
            calls.TakeAction: self.act,
            calls.Decide: self.decide,
            calls.Why: self.why,
            calls.Canonical: self.canonical,
            calls.Write: lambda call: self.game.notation(self.game.parse(call.action)),
            calls.Page: lambda call: game_page(self.game, self.state(call), call.wish, events_of(call.events)),
            calls.Small: lambda call: small_scene(self.game, self.state(call), call.wish),
            calls.Coach: lambda call: coach_of(self.game, self.state(call), call.wish, call.ply),
            calls.Lines: self.lines,
            calls.Observe: self.observe,
            calls.Imagine: self.imagine,
            calls.Choose: lambda call: choose_action(self.game.id, call.bot, call.seed, call.observation),
            calls.End: lambda call: match_end(self.game, call.inputs),
            calls.Needs: lambda call: sorted(self.game.needs(call.text)),
            calls.Content: lambda call: self.game.content(frozenset(call.needs)),
            calls.Sides: lambda call: self.game.sides(call.options),
            calls.Board: lambda call: self.game.board_svg(call.name),
            calls.Explain: lambda call: explain(Refusal(call.reason, "", call.args), self.game.id, call.lang),
        }

    def ready(self) -> calls.Ready:
        """Return the description of what this process has."""
        known = self.game
        return calls.Ready(
            calls.PROTOCOL,
            known.id,
            known.title,
            known.version,
            list(known.levels),
            list(known.delegating),
            strongest_bot(known),
            type(known).needs is not Game.needs,
            known.draws,
            list(known.scenario),
        )

    def answer(self, line: bytes) -> calls.Answer:
        """The answer to a call."""
        try:
            call = DECODE_CALL(line)
            return calls.Given(msgspec.Raw(ENCODE(self._answers[type(call)](call))))
        except IllegalAction as error:
            return calls.Illegal(error.reason, error.cite, error.action, error.message_args)
        except (BadPosition, BadOption, BadSeat, BadNotation) as error:
            return calls.Unusable(type(error).__name__, str(error))
        except Exception as error:
            return calls.Failed(error_summary(error))

    # --- States --------------------------------------------------------------------------------------------------

    def match(self, position: msgspec.Raw) -> Match[Any, Any]:
        """The match at a position. Raises `BadPosition`."""
        text = bytes(position)
        digest = blake2b(text, digest_size=16).digest()
        match = self._matches.get(digest)
        if match is None:
            match = self.game.position(DECODE(text))
        self._keep(digest, match)
        # Nobody takes an action in what is kept, only in what begins there.
        return Match(self.game, match.state, match.options)

    def state(self, call: Any) -> Any:
        """The State at the position of a call; it must not be changed. Raises `BadPosition`."""
        return self.match(call.position).state

    def _keep(self, digest: bytes, match: Match[Any, Any]) -> None:
        self._matches[digest] = match
        self._matches.move_to_end(digest)
        while len(self._matches) > MAX_STATES:
            self._matches.popitem(last=False)

    def told(self, match: Match[Any, Any]) -> calls.StateRow:
        """The State of a match for the table. It is kept for the next call, which is often about it."""
        text = match.encode()
        self._keep(blake2b(text, digest_size=16).digest(), match)
        s, seats = match.state, match.seats
        asked = [match.decision(seats[index]) for index in members(s.asked)]
        questions = [""] * len(seats)
        for decision in asked:
            what = (decision.prompt, decision.cite, decision.default, decision.args, decision.window, tuple(decision.options))
            questions[seats.index(decision.seat)] = blake2b(repr(what).encode(), digest_size=12).hexdigest()
        return calls.StateRow(
            position=msgspec.Raw(text),
            over=s.over,
            asked=s.asked,
            drawn=s.drawn,
            news=s.news,
            turn=self.game.turn(s),
            questions=questions,
            window=any(decision.window for decision in asked),
        )

    def begun(self, match: Match[Any, Any]) -> calls.Begun:
        """A match that begins."""
        return calls.Begun(list(match.seats), match.options, self.told(match), [row(event) for event in match.event_log])

    # --- answers -------------------------------------------------------------------------------------------------

    def start(self, call: calls.Start) -> calls.Begun:
        """A new match."""
        return self.begun(self.game.start(call.seed, call.options))

    def load(self, call: calls.Load) -> calls.Begun:
        """A match taken up."""
        return self.begun(self.match(call.position))

    def act(self, call: calls.TakeAction) -> calls.Taken:
        """An action taken."""
        match = self.match(call.position)
        done = match.act(call.seat, call.action)
        events = [row(event) for event in match.event_log[len(match.event_log) - done.event_count :]]
        return calls.Taken(done.action, done.notation, self.told(Match(self.game, match.state, match.options)), events)

    def decide(self, call: calls.Decide) -> calls.Asked:
        """Return the decision of a seat."""
        decision = self.match(call.position).decision(call.seat)
        return calls.Asked(
            prompt=decision.prompt,
            args=decision.args,
            cite=decision.cite,
            options=[(option.code, option.notation) for option in decision.options],
            default=(decision.default.code, decision.default.notation),
            window=decision.window,
            ask=decision.ask,
        )

    def why(self, call: calls.Why) -> calls.Reason | None:
        """Return the reason why an action is not legal."""
        found = why_not(self.match(call.position), call.seat, call.action)
        if found is None:
            return None
        words = {lang: explain(found, self.game.id, lang) for lang in LANGUAGES}
        return calls.Reason(found.reason, found.cite, found.args, words)

    def canonical(self, call: calls.Canonical) -> str:
        """Return an action as the log writes it."""
        return canonical(self.game, self.state(call), call.seat, call.action)

    def lines(self, call: calls.Lines) -> list[Any]:
        """Lines of the log."""
        return [log_line(self.game, tuple(call.seats), call.lang, ply, event) for ply, event in told_events(call.told)]

    def observe(self, call: calls.Observe) -> object:
        """Return the packed Observation of a bot."""
        match = self.match(call.position)
        match.event_log = events_of(call.events)
        return Observation.of(match, call.seat).pack()

    def imagine(self, call: calls.Imagine) -> calls.Begun:
        """A match that a bot may take for the true one."""
        return self.begun(Observation.unpack(self.game, call.observation).imagine(call.seed))


def told_events(told: list[tuple[int, calls.EventRow]]) -> list[tuple[int, Any]]:
    """Events with their plies."""
    return list(zip([ply for ply, _ in told], events_of([one for _, one in told]), strict=True))


class Watch:
    """Ends the process when nobody has called for some seconds."""

    def __init__(self, idle: float) -> None:
        self.idle = idle
        self.since = monotonic()
        self.busy = False
        Thread(target=self._wait, daemon=True).start()

    def _wait(self) -> None:
        while True:
            sleep(max(0.05, self.since + self.idle - monotonic()))
            if not self.busy and monotonic() - self.since >= self.idle:
                # The table starts another one when it calls again.
                os._exit(0)


def work(name: str, calls_in: BinaryIO, answers_out: BinaryIO, idle: float) -> None:
    """Answer what comes, line by line."""
    worker = RulesWorker(name)
    watch = Watch(idle)
    answers_out.write(ENCODE(worker.ready()) + b"\n")
    answers_out.flush()
    for line in calls_in:
        watch.busy = True
        answers_out.write(ENCODE(worker.answer(line)) + b"\n")
        answers_out.flush()
        watch.since, watch.busy = monotonic(), False


def main(name: str, package: str) -> None:
    """Be the program of the archive of this game. The first argument is after how many idle seconds it ends."""
    GAMES.clear()
    GAMES[name] = package
    # Ctrl-C is the table's to handle. Whatever prints something must not print it among the answers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers_out, sys.stdout = sys.stdout.buffer, sys.stderr
    if resource is not None:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY_BYTES, MAX_MEMORY_BYTES))
    work(name, sys.stdin.buffer, answers_out, float(sys.argv[1]))
