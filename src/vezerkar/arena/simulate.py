"""Many games between bots, by one process or several."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from multiprocessing import get_context

from vezerkar.arena.play import GameResult, assign_bots, play
from vezerkar.registry import game as game_of

BATCH = 64
"""Number of quick games that a worker takes at a time."""


def simulate(
    game: str,
    n: int,
    bots: Mapping[str, str] | None = None,
    seed: int | str = 0,
    workers: int = 1,
    check: bool = False,
    options: Mapping[str, str] | None = None,
    record: bool = False,
) -> Iterator[GameResult]:
    """Play ``n`` games and yield their results in order, as they come in. ``bots`` is as `assign_bots` reads it;
    seats without a bot play at random.

    Game i has the seed ``SEED/i``, so results do not depend on the number of workers. Raises `UnknownGame`, `UnknownBot`,
    `BadSeat` and `BadOption` at once, and `GameFailed`, with the record, when a game fails.

    >>> import vezerkar
    >>> [result.bots["german"] for result in vezerkar.simulate("hunt", 2, {"german": "greedy"}, seed=1)]
    ['greedy', 'greedy']
    """
    assigned = assign_bots(game_of(game), bots or {}, options or {})
    one = partial(_one, game, assigned, str(seed), dict(options or {}), check, record)
    if workers <= 1:
        return map(one, range(n))
    return _share_out(one, n, workers, BATCH if set(assigned.values()) == {"random"} else 1)


def _share_out(one: partial[GameResult], n: int, workers: int, batch: int) -> Iterator[GameResult]:
    with get_context("spawn").Pool(min(workers, max(1, n))) as pool:
        yield from pool.imap(one, range(n), batch)


def _one(
    game: str, bots: Mapping[str, str], seed: str, options: Mapping[str, str], check: bool, record: bool, number: int
) -> GameResult:
    return play(game, bots, f"{seed}/{number}", number, options, check, record)
