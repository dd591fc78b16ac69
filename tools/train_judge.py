"""Fit the judge of a game to games that a bot plays against itself, and write its ``judge.json``.

    PYTHONPATH=build/compiled python -m tools.train_judge quartermaster -n 3000   a few minutes on two cores
    PYTHONPATH=build/compiled python -m tools.train_judge wg35 -n 1200            a quarter of an hour on two cores
    … tools.train_judge wg35 -n 200 --seed other --check                          only tell how good the present judge is
    … tools.train_judge wg35 -n 1200 --keep games.jsonl                           keep what was seen, and go on if broken off
    … tools.train_judge quartermaster --tries 16 --seed again --also games.jsonl  games of the planner, beside those in the file

`greedy` plays, in WG35 `captain` too, or the planner with so many tries and the present judge. The modules of ``tools/judges``
say for each game what is looked at and what is fitted. The answer depends on the games, the seed and the judge of the planner
alone. Needs NumPy.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from tools import kept_games
from tools.judges import quartermaster, triumph, wg35
from tools.judges.fitting import parted
from tools.kept_games import read_kept, seed_of

JUDGES: Final[dict[str, Any]] = {"quartermaster": quartermaster, "triumph": triumph, "wg35": wg35}
"""The modules that know how a judge is made, by game."""


def read_looks(judge: Any, kept: Path, seed: str) -> Iterator[list[Any]]:
    """Yield what was seen in the games of a series, game by game. Raises `SystemExit` if the file is of another series."""
    for looks in read_kept(kept, seed):
        yield [judge.Look(*look) for look in looks]


def series(judge: Any, seed: str, n: int, tries: int, workers: int, kept: Path | None) -> list[Any]:
    """Look at the States of so many games. With a file, those in it are not played again, and new ones are added to it.

    With ``tries`` the planner plays them, else whoever plays for this judge without one.
    """
    play = partial(judge.looks_of, tries=tries) if tries else judge.looks_of
    games = kept_games.series(play, seed, n, workers, kept)
    return [judge.Look(*look) for looks in games for look in looks]


def other_series(judge: Any, files: Sequence[Path]) -> tuple[list[Any], list[str]]:
    """Return what was seen in the games of some files, and which games those are, in words."""
    looks: list[Any] = []
    named: list[str] = []
    for file in files:
        seed = seed_of(file)
        games = list(read_looks(judge, file, seed))
        looks += [look for seen in games for look in seen]
        named.append(f"{len(games)} games of seed {seed}")
    return looks, named


def main() -> None:
    """Play, fit, tell how good it is on games that were left out, and write the judge fitted to all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=JUDGES)
    parser.add_argument("-n", type=int, default=3000, help="number of games")
    parser.add_argument("--seed", default="judge", help="a word")
    parser.add_argument("--tries", type=int, default=0, help="the planner plays, with so many tries a decision")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--keep", type=Path, metavar="FILE", help="a line for each game that was played")
    parser.add_argument("--also", type=Path, metavar="FILE", action="append", default=[], help="fit to the games in it, too")
    parser.add_argument("--check", action="store_true", help="fit nothing, look at the present judge")
    given = parser.parse_args()
    judge = JUDGES[given.game]
    if given.tries and not judge.PLANNED:
        parser.error(f"the planner does not play {given.game} here; leave --tries out")
    looks = series(judge, given.seed, given.n, given.tries, given.workers, given.keep)
    if given.check:
        print("\n".join(judge.report(judge.present(), looks)))
        return
    others, named = other_series(judge, given.also)
    player = f"planner:{given.tries}" if given.tries else judge.PLAYER
    played = f"{given.n} games of {player} against itself, seed {given.seed}, {judge.PLAYED}"
    made_of = f"{'; with '.join([played, *named])}; {len(looks) + len(others)} States"
    known, fresh = parted(looks)
    print("\n".join(judge.report(judge.fit([*known, *others], made_of), fresh)))
    judge.write([*looks, *others], made_of)
    print(f"wrote {judge.FILE.name}")


if __name__ == "__main__":
    main()
