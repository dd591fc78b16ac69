"""Campaigns on the command line: where they are kept, who plays them, and what is said when one ends early."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from vezerkar.arena.campaign import Campaign, Plan
from vezerkar.arena.chunk import Job
from vezerkar.arena.executors import Executor, LocalExecutor
from vezerkar.arena.header import Header
from vezerkar.arena.ledger import CampaignError, Ledger
from vezerkar.cli.progress import progress
from vezerkar.engine import VezerkarError


@dataclass(frozen=True, slots=True)
class Execution:
    """The players of a campaign (processes or a cluster), and the folder in which it is kept, if it is."""

    workers: int | None = None
    ray: str = ""
    out: Path | None = None
    resume: bool = False
    verify: float = 0
    keep_going: bool = False

    @property
    def needs_campaign(self) -> bool:
        """True if games are to be played as a campaign."""
        return bool(self.ray or self.out or self.resume or self.verify or self.keep_going)

    def check(self) -> None:
        """Raise `VezerkarError` for settings that do not go together."""
        if self.ray and self.workers is not None:
            raise VezerkarError("--ray and --workers exclude each other: the machines of the cluster do the work")
        if self.resume and self.out is None:
            raise VezerkarError("--resume needs --out: the folder of the campaign that is to go on")

    def executor(self, job: Job) -> Executor:
        """Return who plays the chunks. Raises `MissingExtra` and `CampaignError`."""
        if self.ray:
            from vezerkar.arena.ray_executor import RayExecutor

            return RayExecutor(job, self.ray)
        return LocalExecutor(job, self.workers or 1)


@contextmanager
def campaign(header: Header, execution: Execution, plan: Plan | None = None) -> Iterator[Campaign]:
    """Open a campaign. Without a folder of its own it is kept in one that goes when it ends, but for the records of games that
    failed: those are written to the present folder."""
    execution.check()
    with ExitStack() as stack:
        folder = execution.out or Path(stack.enter_context(TemporaryDirectory(prefix="vezerkar-")))
        ledger = stack.enter_context(Ledger(folder, header, execution.resume))
        executor = execution.executor(Job(header, execution.keep_going, str(ledger.parts.resolve())))
        stack.callback(executor.close)
        kept = "; what is done is kept: go on with --resume" if execution.out else ""
        try:
            yield Campaign(ledger, executor, plan, execution.verify, execution.keep_going, execution.out or Path())
        except KeyboardInterrupt as stop:
            raise CampaignError(f"stopped{kept}") from stop
        except CampaignError as error:
            raise CampaignError(f"{error}{kept}") from error


def play(played: Campaign, title: str) -> None:
    """Play a campaign to its end, with a bar."""
    with progress(title, played.header.games) as reach:
        for done in played.play():
            reach(done)


def check_parquet(header: Header, path: Path | None) -> None:
    """Raise `VezerkarError` for a dataset that cannot be made, before anything is played."""
    if path is None:
        if header.columns:
            raise VezerkarError("--columns needs --parquet: the file or the folder of the dataset")
        return
    from vezerkar.dataset.collect import targets

    targets(header, path)


def write_parquet(played: Campaign, path: Path) -> None:
    """Make the dataset of a campaign that is over, with a bar."""
    from vezerkar.dataset.collect import collect

    header, firsts = played.header, played.firsts()
    missing = [failure.number for failure, _ in played.failures]
    with progress("dataset", len(header.tables) * len(firsts)) as reach:
        collect(header, firsts, played.ledger.parts, path, missing, reach)


def tell_failures(played: Campaign) -> None:
    """Raise `VezerkarError` if games have failed that did not stop the others."""
    if played.failures:
        files = ", ".join(str(file) for _, file in played.failures)
        number = len(played.failures)
        raise VezerkarError(f"{number} of {played.header.games} games failed, and are not counted; their records: {files}")
