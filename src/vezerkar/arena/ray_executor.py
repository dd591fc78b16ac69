"""Chunks on a cluster of Ray. Ray runs them and says what became of them; the driver repeats them, not Ray."""

from __future__ import annotations

import socket
from collections.abc import Callable
from typing import Any, Final

from vezerkar.arena.chunk import Chunk, Job
from vezerkar.arena.executors import Answer, Lost, Trouble, outcome_of
from vezerkar.arena.ledger import CampaignError
from vezerkar.extras import need

need("ray", "ray")

import ray  # noqa: E402
from ray.exceptions import NodeDiedError, ObjectLostError, RayError, RayTaskError  # noqa: E402
from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy  # noqa: E402

PATIENCE: Final = 10.0
"""Seconds in which a cluster must let others in."""

IN_FLIGHT: Final = 2
"""So many chunks for each processor are with the cluster at a time: new machines find work at once, and memory stays small."""


class RayExecutor:
    """The machines of a cluster, which have this package installed in the same version."""

    def __init__(self, job: Job, address: str) -> None:
        """Join the cluster. Raises `CampaignError` if there is none."""
        try:
            knock(address)
            ray.init(address=address, log_to_driver=False, logging_level="error", configure_logging=False)
        except (OSError, ValueError, RuntimeError, RayError) as error:
            raise CampaignError(f"no cluster of Ray at {address!r}: {str(error).strip().splitlines()[0]}") from error
        self.job = ray.put(job)
        self.work = ray.remote(max_retries=0, num_cpus=1)(remote_work())
        self.running: dict[Any, int] = {}

    def submit(self, first: int, avoid: str = "") -> bool:
        """Give a chunk to the cluster; to another machine than ``avoid``, if there is one."""
        if len(self.running) >= IN_FLIGHT * max(1, int(ray.cluster_resources().get("CPU", 0))):
            return False
        work = self.work
        others = [node["NodeID"] for node in ray.nodes() if node["Alive"] and node["NodeID"] != avoid] if avoid else []
        if others:
            place = NodeAffinitySchedulingStrategy(others[first % len(others)], soft=True)
            work = work.options(scheduling_strategy=place)
        self.running[work.remote(self.job, first)] = first
        return True

    def wait(self) -> list[Answer]:
        """Return what has become of the next chunks."""
        ready, _ = ray.wait(list(self.running), num_returns=1)
        return [self._answer(ref) for ref in ready]

    def _answer(self, ref: Any) -> Answer:
        first = self.running.pop(ref)
        try:
            node, outcome = ray.get(ref)
        except (NodeDiedError, ObjectLostError):
            return Answer(first, "", Lost("its machine went away", blameless=True))
        except RayTaskError as error:
            return Answer(first, "", Trouble(str(error.cause or error).strip().splitlines()[-1]))
        except RayError as error:
            return Answer(first, "", Lost(f"its process ended ({type(error).__name__})"))
        return Answer(first, node, outcome)

    def close(self) -> None:
        """Leave the cluster."""
        ray.shutdown()


def knock(address: str) -> None:
    """Raise OSError if nobody is at an address. Ray itself would try for minutes, and then end this process."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()


def remote_work() -> Callable[[Job, int], tuple[str, Chunk | Trouble]]:
    """Return what a process of the cluster does for a chunk: play it, and say on which machine."""

    def work(job: Job, first: int) -> tuple[str, Chunk | Trouble]:
        outcome = outcome_of(job, first)
        context = ray.get_runtime_context()
        if isinstance(outcome, Trouble):
            outcome = Trouble(f"on the machine {ray.util.get_node_ip_address()}: {outcome.why}")
        return context.get_node_id(), outcome

    return work
