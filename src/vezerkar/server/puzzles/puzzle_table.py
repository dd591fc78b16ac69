"""Puzzles in the database: who has tried which, how hard they are, and those that the table has found itself.

Each call is one transaction and may be made again when it is not known if the first one has come through.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Engine, Row, case, delete, func, insert, select, update

from vezerkar.server.jobs.job_table import JobTable, NewJob, database_clock
from vezerkar.server.puzzles.puzzle_rating import after_try, first_rating, level
from vezerkar.server.ratings.ratings import Rating
from vezerkar.server.storage.schema import FRESH_PUZZLES, JOBS, PUZZLE_RATINGS, PUZZLE_SOLVERS, PUZZLE_TRIES
from vezerkar.study.puzzle_harvest import question_of
from vezerkar.study.puzzles import Puzzle

PUZZLE_LOCK: Final = 35_000_048
"""The advisory lock of whoever keeps a try: two at a time could rate the same one twice."""


@dataclass(frozen=True, slots=True)
class PuzzleStrength:
    """The rating of a puzzle: how many rated tries there were, how many were right, and the votes."""

    rating: Rating
    solved: int = 0
    up: int = 0
    down: int = 0


@dataclass(frozen=True, slots=True)
class FirstTry:
    """The first try of an account at a puzzle.

    ``before`` and ``after`` are the level of the account, None if the try is not rated.
    """

    puzzle: str
    theme: str
    at: int
    chosen: tuple[str, ...]
    right: bool
    before: int | None
    after: int | None
    vote: int


@dataclass(frozen=True, slots=True)
class Tried:
    """A try to be kept: the options that were ``chosen``, whether they are ``right``, and whether the try is ``rated``."""

    puzzle: Puzzle
    chosen: Sequence[str]
    right: bool
    rated: bool


@dataclass(frozen=True, slots=True)
class FreshPuzzle:
    """A puzzle that the table has found, without its position: its ``question`` (`question_of`), and its rating while untried."""

    id: str
    theme: str
    question: str
    first: Rating


class PuzzleTable:
    """Rows of puzzles, of their tries and ratings."""

    def __init__(self, engine: Engine, jobs: JobTable) -> None:
        self._engine = engine
        self._jobs = jobs

    # --- tries ----------------------------------------------------------------------------------------------------

    def keep(self, account: int, tried: Tried, first: Rating) -> FirstTry:
        """Keep the first try of an account at a puzzle and rate both; return the one that is kept, which may be an earlier one.

        ``first`` is the rating of the puzzle if nobody has tried it.
        """
        puzzle = tried.puzzle
        with self._engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                connection.execute(select(func.pg_advisory_xact_lock(PUZZLE_LOCK)))
            this = PUZZLE_TRIES.c.account == account, PUZZLE_TRIES.c.puzzle == puzzle.id
            known = connection.execute(select(PUZZLE_TRIES).where(*this)).one_or_none()
            if known is not None:
                return _try_of(known)
            row: dict[str, Any] = {
                "account": account,
                "puzzle": puzzle.id,
                "game": puzzle.game,
                "theme": puzzle.theme,
                "at": database_clock(connection),
                "chosen": list(tried.chosen),
                "right": tried.right,
                "before": None,
                "after": None,
                "vote": 0,
            }
            # A try that is not rated has its puzzle there too: votes are counted with it.
            strength = _strength(connection, puzzle, first)
            if tried.rated:
                row["before"], row["after"] = _rate(connection, account, tried, strength)
            connection.execute(insert(PUZZLE_TRIES).values(row))
            return _try_of(connection.execute(select(PUZZLE_TRIES).where(*this)).one())

    def vote(self, account: int, puzzle: str, vote: int) -> bool:
        """Keep what an account thinks of a puzzle: 1 good, -1 bad, 0 nothing. Return False if it has not tried it."""
        with self._engine.begin() as connection:
            this = PUZZLE_TRIES.c.account == account, PUZZLE_TRIES.c.puzzle == puzzle
            before = connection.execute(select(PUZZLE_TRIES.c.vote).where(*this).with_for_update()).scalar_one_or_none()
            if before is None:
                return False
            connection.execute(update(PUZZLE_TRIES).where(*this).values(vote=vote))
            up, down = PUZZLE_RATINGS.c.up, PUZZLE_RATINGS.c.down
            counts = {up: up + int(vote > 0) - int(before > 0), down: down + int(vote < 0) - int(before < 0)}
            connection.execute(update(PUZZLE_RATINGS).where(PUZZLE_RATINGS.c.puzzle == puzzle).values(counts))
            return True

    def first_try(self, account: int, puzzle: str) -> FirstTry | None:
        """The first try of an account at a puzzle, or None."""
        this = PUZZLE_TRIES.c.account == account, PUZZLE_TRIES.c.puzzle == puzzle
        with self._engine.connect() as connection:
            found = connection.execute(select(PUZZLE_TRIES).where(*this)).one_or_none()
        return None if found is None else _try_of(found)

    def tried(self, account: int, game: str) -> list[str]:
        """The puzzles of a game that an account has tried, those tried longest ago first."""
        of_game = PUZZLE_TRIES.c.account == account, PUZZLE_TRIES.c.game == game
        query = select(PUZZLE_TRIES.c.puzzle).where(*of_game).order_by(PUZZLE_TRIES.c.at, PUZZLE_TRIES.c.puzzle)
        with self._engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def last_tries(self, account: int, game: str, most: int) -> list[FirstTry]:
        """The last tries of an account at the puzzles of a game, the newest first."""
        of_game = PUZZLE_TRIES.c.account == account, PUZZLE_TRIES.c.game == game
        query = select(PUZZLE_TRIES).where(*of_game).order_by(PUZZLE_TRIES.c.at.desc(), PUZZLE_TRIES.c.puzzle).limit(most)
        with self._engine.connect() as connection:
            return [_try_of(row) for row in connection.execute(query)]

    def scores(self, account: int, game: str) -> dict[str, tuple[int, int]]:
        """For each theme of a game: the tries of an account, and how many were right."""
        right = func.sum(case((PUZZLE_TRIES.c.right, 1), else_=0))
        query = select(PUZZLE_TRIES.c.theme, func.count(), right).group_by(PUZZLE_TRIES.c.theme)
        of_game = PUZZLE_TRIES.c.account == account, PUZZLE_TRIES.c.game == game
        with self._engine.connect() as connection:
            return {theme: (tries, int(solved)) for theme, tries, solved in connection.execute(query.where(*of_game))}

    # --- ratings --------------------------------------------------------------------------------------------------

    def solver(self, account: int, game: str) -> Rating:
        """The rating of an account at the puzzles of a game."""
        with self._engine.connect() as connection:
            return _solver(connection, account, game)

    def strengths(self, game: str) -> dict[str, PuzzleStrength]:
        """The ratings of those puzzles of a game that somebody has tried."""
        with self._engine.connect() as connection:
            rows = connection.execute(select(PUZZLE_RATINGS).where(PUZZLE_RATINGS.c.game == game))
            return {row.puzzle: _strength_of(row) for row in rows}

    def strength(self, puzzle: str) -> PuzzleStrength | None:
        """The rating of a puzzle, or None if nobody has tried it."""
        with self._engine.connect() as connection:
            found = connection.execute(select(PUZZLE_RATINGS).where(PUZZLE_RATINGS.c.puzzle == puzzle)).one_or_none()
        return None if found is None else _strength_of(found)

    # --- fresh puzzles --------------------------------------------------------------------------------------------

    def fresh(self, game: str, version: str) -> list[FreshPuzzle]:
        """The puzzles of a game that the table has found under this version of the rules, by their ids."""
        columns = (FRESH_PUZZLES.c[name] for name in ("id", "theme", "seat", "ask", "chance"))
        of_game = FRESH_PUZZLES.c.game == game, FRESH_PUZZLES.c.version == version
        with self._engine.connect() as connection:
            rows = connection.execute(select(*columns).where(*of_game).order_by(FRESH_PUZZLES.c.id)).all()
            questions = {row.id: question_of(row.theme, row.seat, row.ask) for row in rows}
            return [FreshPuzzle(row.id, row.theme, questions[row.id], first_rating(row.chance)) for row in rows]

    def fresh_puzzle(self, wanted: str) -> tuple[Puzzle, str] | None:
        """A puzzle that the table has found, with the version of its rules; None if there is none of this id."""
        with self._engine.connect() as connection:
            row = connection.execute(select(FRESH_PUZZLES).where(FRESH_PUZZLES.c.id == wanted)).one_or_none()
        return None if row is None else (Puzzle(row.id, row.game, row.theme, row.seat, row.ask, row.position), row.version)

    def add_fresh(self, found: Iterable[tuple[Puzzle, float]], version: str) -> None:
        """Keep puzzles that were found under a version of the rules, each with the chance that a blind guess solves it.

        What is known already stays as it is.
        """
        with self._engine.begin() as connection:
            made = database_clock(connection)
            for one, chance in found:
                if connection.execute(select(FRESH_PUZZLES.c.id).where(FRESH_PUZZLES.c.id == one.id)).first() is None:
                    connection.execute(
                        insert(FRESH_PUZZLES).values(
                            id=one.id,
                            game=one.game,
                            theme=one.theme,
                            version=version,
                            seat=one.seat,
                            ask=one.ask,
                            position=one.position,
                            chance=chance,
                            made=made,
                        )
                    )

    def ask_for(self, wanted: Iterable[NewJob]) -> None:
        """Add jobs, each unless there is one of its key that waits or is being done."""
        with self._engine.begin() as connection:
            for job in wanted:
                if connection.execute(select(JOBS.c.id).where(JOBS.c.key == job.key, JOBS.c.due.is_not(None))).first() is None:
                    self._jobs.add_within(connection, [job])

    def drop_old_fresh(self, game: str, version: str) -> None:
        """Forget the puzzles of a game that were found under another version of its rules: they prove nothing any more."""
        with self._engine.begin() as connection:
            connection.execute(delete(FRESH_PUZZLES).where(FRESH_PUZZLES.c.game == game, FRESH_PUZZLES.c.version != version))


def _solver(connection: Connection, account: int, game: str) -> Rating:
    of_game = PUZZLE_SOLVERS.c.account == account, PUZZLE_SOLVERS.c.game == game
    row = connection.execute(select(PUZZLE_SOLVERS).where(*of_game)).one_or_none()
    return Rating() if row is None else Rating(row.mu, row.sigma, row.tries)


def _strength(connection: Connection, puzzle: Puzzle, first: Rating) -> PuzzleStrength:
    """The rating of a puzzle; ``first`` is kept for one that nobody has tried."""
    row = connection.execute(select(PUZZLE_RATINGS).where(PUZZLE_RATINGS.c.puzzle == puzzle.id)).one_or_none()
    if row is not None:
        return _strength_of(row)
    untried = {"mu": first.mu, "sigma": first.sigma, "tries": 0, "solved": 0, "up": 0, "down": 0}
    connection.execute(insert(PUZZLE_RATINGS).values(puzzle=puzzle.id, game=puzzle.game, **untried))
    return PuzzleStrength(first)


def _rate(connection: Connection, account: int, tried: Tried, strength: PuzzleStrength) -> tuple[int, int]:
    """Let a try change the ratings of both; return the level of the account before and after it."""
    puzzle = tried.puzzle
    before = _solver(connection, account, puzzle.game)
    solver, rated = after_try(before, strength.rating, tried.right)
    of_puzzle = {"mu": rated.mu, "sigma": rated.sigma, "tries": rated.games, "solved": strength.solved + tried.right}
    connection.execute(update(PUZZLE_RATINGS).where(PUZZLE_RATINGS.c.puzzle == puzzle.id).values(**of_puzzle))
    of_solver = {"mu": solver.mu, "sigma": solver.sigma, "tries": solver.games}
    if before.games:
        this = PUZZLE_SOLVERS.c.account == account, PUZZLE_SOLVERS.c.game == puzzle.game
        connection.execute(update(PUZZLE_SOLVERS).where(*this).values(**of_solver))
    else:
        connection.execute(insert(PUZZLE_SOLVERS).values(account=account, game=puzzle.game, **of_solver))
    return level(before), level(solver)


def _strength_of(row: Row[Any]) -> PuzzleStrength:
    return PuzzleStrength(Rating(row.mu, row.sigma, row.tries), row.solved, row.up, row.down)


def _try_of(row: Row[Any]) -> FirstTry:
    return FirstTry(row.puzzle, row.theme, row.at, tuple(row.chosen), row.right, row.before, row.after, row.vote)
