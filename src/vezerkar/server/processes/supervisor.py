"""Several processes that serve one table: they share its port, and one that dies is started anew."""

from __future__ import annotations

import logging
import multiprocessing
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from time import monotonic, sleep
from typing import Final

LOG: Final = logging.getLogger(__name__)

MAX_RESTARTS: Final = 5
"""Processes that are started anew in `RESTART_SECONDS` at most."""
RESTART_SECONDS: Final = 60.0
STOP_SECONDS: Final = 20.0
"""Seconds that processes have to hand over their matches and end."""


class Supervisor:
    """Keeps so many processes going until it is interrupted. ``run`` is what a process does: it is given its number, and True
    if it is the first of all.
    """

    def __init__(self, processes: int, run: Callable[[int, bool], None]) -> None:
        self._count = processes
        self._run = run
        self._processes: dict[int, BaseProcess] = {}
        self._restarts: deque[float] = deque()

    def watch(self) -> None:
        """Start the processes, and those anew that end. Returns after KeyboardInterrupt, when all have ended."""
        try:
            with suppress(KeyboardInterrupt):
                for number in range(self._count):
                    self._start(number, number == 0)
                while True:
                    wait([process.sentinel for process in self._processes.values()])
                    self._restart()
        finally:
            self._stop()

    def _start(self, number: int, first: bool) -> None:
        # They have workers of their own, so they are no daemons; they end with this process all the same.
        process = multiprocessing.get_context("spawn").Process(target=self._run, args=(number, first), name=f"table {number}")
        process.start()
        self._processes[number] = process

    def _restart(self) -> None:
        for number, process in list(self._processes.items()):
            if process.is_alive():
                continue
            LOG.error("process %d of the table has ended with status %s", number, process.exitcode)
            process.close()
            while self._restarts and monotonic() - self._restarts[0] > RESTART_SECONDS:
                self._restarts.popleft()
            if len(self._restarts) >= MAX_RESTARTS:
                pause = RESTART_SECONDS - (monotonic() - self._restarts[0])
                LOG.error("too many processes have ended: the next one is started in %.0f s", pause)
                del self._processes[number]
                sleep(max(0.0, pause))
                self._restarts.popleft()
            self._restarts.append(monotonic())
            self._start(number, False)

    def _stop(self) -> None:
        processes = [*self._processes.values()]
        for process in processes:
            process.terminate()
        until = monotonic() + STOP_SECONDS
        try:
            for process in processes:
                process.join(max(0.0, until - monotonic()))
        finally:
            for process in processes:
                if process.is_alive():
                    process.kill()
                    process.join()
