"""Fit the judge of a game to games that `greedy` plays against itself, and write its ``judge.json``.

    PYTHONPATH=build/compiled python -m tools.train_judge quartermaster -n 3000   a few minutes on two cores
    PYTHONPATH=build/compiled python -m tools.train_judge wg35 -n 1200            a quarter of an hour on two cores
    … tools.train_judge wg35 -n 200 --seed other --check                          only tell how good the present judge is
    … tools.train_judge wg35 -n 1200 --keep games.jsonl                           keep what was seen, and go on if broken off

The modules of ``tools/judges`` say for each game what is looked at and what is fitted. The answer depends on the number of games
and the seed alone. Needs NumPy.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tools import kept_games
from tools.judges import quartermaster, triumph, wg35
from tools.judges.fitting import parted
from tools.kept_games import read_kept

JUDGES: Final[dict[str, Any]] = {"quartermaster": quartermaster, "triumph": triumph, "wg35": wg35}
"""The modules that know how a judge is made, by game."""


def read_looks(judge: Any, kept: Path, seed: str) -> Iterator[list[Any]]:
    """Yield what was seen in the games of a series, game by game. Raises `SystemExit` if the file is of another series."""
    for looks in read_kept(kept, seed):
        yield [judge.Look(*look) for look in looks]


def series(judge: Any, seed: str, n: int, workers: int, kept: Path | None) -> list[Any]:
    """Look at the States of so many games. With a file, those in it are not played again, and new ones are added to it."""
    games = kept_games.series(judge.looks_of, seed, n, workers, kept)
    return [judge.Look(*look) for looks in games for look in looks]


def main() -> None:
    """Play, fit, tell how good it is on games that were left out, and write the judge fitted to all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=JUDGES)
    parser.add_argument("-n", type=int, default=3000, help="number of games")
    parser.add_argument("--seed", default="judge", help="a word")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--keep", type=Path, metavar="FILE", help="a line for each game that was played")
    parser.add_argument("--check", action="store_true", help="fit nothing, look at the present judge")
    given = parser.parse_args()
    judge = JUDGES[given.game]
    looks = series(judge, given.seed, given.n, given.workers, given.keep)
    if given.check:
        print("\n".join(judge.report(judge.present(), looks)))
        return
    made_of = f"{given.n} games of greedy against itself, seed {given.seed}, {judge.PLAYED}; {len(looks)} States"
    known, fresh = parted(looks)
    print("\n".join(judge.report(judge.fit(known, made_of), fresh)))
    judge.write(looks, made_of)
    print(f"wrote {judge.FILE.name}")


if __name__ == "__main__":
    main()
