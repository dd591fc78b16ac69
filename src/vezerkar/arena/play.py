"""One game between bots, from the first decision to the last."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from vezerkar.bots import bot
from vezerkar.bots.random_bot import RandomBot
from vezerkar.engine import Game, Match, Observation, VezerkarError
from vezerkar.engine.dice import Dice, key_of
from vezerkar.engine.match import replay
from vezerkar.engine.playout import next_rng, random_playout, rng_of
from vezerkar.engine.state import State, settle
from vezerkar.registry import game as game_of

LONGEST = 100_000
"""A game of more decisions than this is taken for one that never ends."""


class GameFailed(VezerkarError):
    """A game between bots went wrong. ``record`` holds it up to that moment, as text."""

    def __init__(self, message: str, record: str = "") -> None:
        super().__init__(message, record)
        self.record = record

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True, slots=True)
class GameResult:
    """The result of a game: its number and seed, the bot of each seat, the seats that won (none: a draw), its length and, when
    asked for, its record as text. ``turns``: in how many turns somebody had to choose."""

    number: int
    seed: str
    bots: Mapping[str, str]
    winners: tuple[str, ...]
    ending: str
    plies: int
    turns: int
    record: str = field(default="", repr=False)


def assign_bots(game: Game[Any, Any], bots: Mapping[str, str], options: Mapping[str, str]) -> dict[str, str]:
    """Return a bot for every seat: the one named for it, else the one named for its side, else ``random``.

    ``bots`` names seats, sides (`Game.sides`), or several of them with commas between. Raises `UnknownBot` and `BadSeat` before
    any game begins.
    """
    match = game.start(0, options)
    sides = game.sides(options)
    named: dict[str, str] = {}
    by_side: dict[str, str] = {}
    for places, name in bots.items():
        bot(name, game.id)
        for place in places.split(","):
            if place in match.seats:
                named[place] = name
            elif place in sides:
                by_side |= dict.fromkeys(sides[place], name)
            else:
                match.seat_index(place)
    return {seat: named.get(seat, by_side.get(seat, "random")) for seat in match.seats}


def play(
    game: str,
    bots: Mapping[str, str],
    seed: str,
    number: int = 0,
    options: Mapping[str, str] | None = None,
    check: bool = False,
    record: bool = False,
) -> GameResult:
    """Play one game. ``bots`` names a bot for every seat; see `assign_bots`. Raises `GameFailed`.

    With ``check`` the State is verified after every action, and the record must replay to the same bytes. Purely random games of
    which neither this nor a record is wanted are played the short way, without events or notations. It is the same game either
    way: all seats that play at random draw from the same random numbers of the seed.
    """
    rules = game_of(game)
    if not check and not record and set(bots.values()) == {"random"}:
        try:
            return _play_fast(rules, bots, seed, number, options or {})
        except GameFailed:
            raise
        except Exception:
            # Played again the long way it fails again, and leaves its record.
            pass
    match, result = play_match(rules, bots, seed, number, options, check)
    return replace(result, record=match.record().text()) if record else result


def play_match(
    game: Game[Any, Any],
    bots: Mapping[str, str],
    seed: str,
    number: int = 0,
    options: Mapping[str, str] | None = None,
    check: bool = False,
) -> tuple[Match[Any, Any], GameResult]:
    """Play one game and return its match too, with all its States. Raises `GameFailed`."""
    match = game.start(seed, options)
    turns = Turns(game, seed, match.options)
    try:
        _play_on(match, bots, seed, check, turns)
    except Exception as error:
        raise GameFailed(f"game {number} (seed {seed}) failed at ply {match.ply}: {error!r}", match.record().text()) from error
    outcome = match.outcome
    assert outcome is not None
    return match, GameResult(number, seed, bots, outcome.winners, outcome.ending, match.ply, turns.count)


class Turns:
    """A count of the turns of a game without the set-up: the numbers that `Game.turn` has when a seat must choose."""

    def __init__(self, game: Game[Any, Any], seed: str, options: Mapping[str, str]) -> None:
        self.game = game
        self.turn = game.turn(game.setup(Dice(key_of(seed)), options))
        self.seen = {self.turn}

    def look(self, s: State) -> None:
        """Look at the State after every decision."""
        turn = self.game.turn(s)
        if turn != self.turn:
            self.turn = turn
            self.seen.add(turn)

    @property
    def count(self) -> int:
        """Number of games so far."""
        return len(self.seen) - 1


def _play_on(match: Match[Any, Any], bots: Mapping[str, str], seed: str, check: bool, turns: Turns) -> None:
    anybody = RandomBot(seed)
    players = {
        seat: anybody if bots[seat] == "random" else bot(bots[seat], match.game.id, f"{seed} {seat}") for seat in match.seats
    }
    turns.look(match.state)
    while waiting := match.waiting():
        seat = waiting[0]
        match.act(seat, players[seat].choose(Observation.of(match, seat)))
        turns.look(match.state)
        if check:
            match.game.check(match.state)
        if match.ply > LONGEST:
            raise GameFailed(f"no end after {LONGEST} decisions")
    if check and replay(match.game, match.record()).encode() != match.encode():
        raise GameFailed("the record does not replay to the same bytes")


def _play_fast(game: Game[Any, Any], bots: Mapping[str, str], seed: str, number: int, options: Mapping[str, str]) -> GameResult:
    chosen = game.complete_options(options)
    s = game.setup(Dice(key_of(seed)), chosen)
    turns = Turns(game, seed, chosen)
    settle(s)
    turns.look(s)
    rng = rng_of(seed)
    plies = 0
    while plies < LONGEST and random_playout(s, rng, 1):
        rng = next_rng(rng)
        plies += 1
        turns.look(s)
    outcome = game.outcome(s)
    if outcome is None:
        raise GameFailed(f"game {number} (seed {seed}): no end after {LONGEST} decisions")
    return GameResult(number, seed, bots, outcome.winners, outcome.ending, plies, turns.count)
