"""The contract test of bots: answers must be legal, repeatable and independent of what the seat cannot see."""

from __future__ import annotations

from typing import Any

from vezerkar.bots.registry import bot
from vezerkar.engine import Action, Match, Observation
from vezerkar.registry import game as game_of


class BotContractError(AssertionError):
    """A bot broke the contract. The message says how, and ``record`` is the record of the game."""

    def __init__(self, message: str, record: str) -> None:
        super().__init__(message)
        self.record = record


def check_bot(name: str, game: str, seed: int | str = 0, against: str = "random", samples: int = 40) -> int:
    """Play one game with the bot on each seat in turn and check its answers. Return the number of compared answers.

    Every answer must be legal. In every game ``samples`` answers, spread evenly, are compared as well: a new bot with the same
    seed must answer the same in the true match and in imagined matches that the seat cannot tell from it. Raises
    `BotContractError` if an answer breaks the contract.

    >>> check_bot("random", "hunt", samples=2)
    4
    """
    verified = 0
    for seat in game_of(game).seats():
        match = game_of(game).start(f"{seed} {seat}")
        players = {place: bot(name if place == seat else against, game, f"{seed} {place}") for place in match.seats}
        asked: list[int] = []
        while waiting := match.waiting():
            mover = waiting[0]
            if mover == seat:
                asked.append(match.ply)
            answer = players[mover].choose(Observation.of(match, mover))
            decision = match.decision(mover)
            if answer not in decision.options and (decision.domain is None or not decision.domain.accepts(answer.code)):
                raise BotContractError(f"{name} answered {answer}, which is not legal for {mover}", match.record().text())
            match.act(mover, answer)
        for sample in range(min(samples, len(asked))):
            ply = asked[sample * len(asked) // min(samples, len(asked))]
            _compare(name, moment(match, ply), match, seat, f"{seed} {ply}")
            verified += 1
    return verified


def moment(match: Match[Any, Any], ply: int) -> Match[Any, Any]:
    """Return a match as it was after so many actions, without its history."""
    then = Match(match.game, match.history[ply].clone(), match.options)
    later = sum(played.event_count for played in match.played_actions[ply:])
    then.event_log = match.event_log[: len(match.event_log) - later]
    return then


def _compare(name: str, match: Match[Any, Any], whole: Match[Any, Any], seat: str, seed: str) -> None:
    """Check that the answer is the same when it is asked again, from a packed Observation and in imagined matches."""
    answer = _answer(name, Observation.of(match, seat), seed)
    if _answer(name, Observation.of(match, seat), seed) != answer:
        raise BotContractError(f"{name} is not repeatable: asked twice, it answers twice", whole.record().text())
    packed = Observation.of(match, seat).pack()
    if _answer(name, Observation.unpack(match.game, packed), seed) != answer:
        raise BotContractError(f"{name} answers otherwise when its Observation was packed", whole.record().text())
    for other in range(2):
        imagined = match.imagine(seat, f"{seed} {other}")
        if imagined.view(seat) != match.view(seat):
            raise BotContractError(f"an imagined match looks different to {seat}", whole.record().text())
        if _answer(name, Observation.of(imagined, seat), seed) != answer:
            raise BotContractError(f"{name} sees what {seat} cannot see", whole.record().text())


def _answer(name: str, observation: Observation[Any, Any], seed: str) -> Action:
    return bot(name, observation.game.id, seed).choose(observation)
