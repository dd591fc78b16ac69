"""Campaigns on a cluster of Ray: two machines in small, one of which goes away."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.arena.jobs import MadeUp, header
from tests.cost import slow
from vezerkar.arena.campaign import Campaign, ChunkLost
from vezerkar.arena.chunk import Chunk, Job
from vezerkar.arena.executors import Trouble
from vezerkar.arena.header import Header
from vezerkar.arena.ledger import CampaignError, Ledger
from vezerkar.arena.simulate import simulate

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
ray: Any = pytest.importorskip("ray", reason="ray is not installed: pip install 'vezerkar[ray]'")

pytestmark = [slow, pytest.mark.filterwarnings("default")]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two machines with a processor each, in processes of this one."""
    from ray.cluster_utils import Cluster

    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    made.spare = made.add_node(num_cpus=1)
    yield made
    made.shutdown()


@pytest.fixture
def executors(cluster: Any) -> Iterator[Any]:
    """Make an executor on the cluster."""
    from vezerkar.arena.ray_executor import RayExecutor

    made: list[Any] = []

    def make(job: Any) -> Any:
        made.append(RayExecutor(job, cluster.address))
        return made[-1]

    yield make
    for executor in made:
        executor.close()


def test_games_are_verified_on_another_machine(executors: Any, tmp_path: Path) -> None:
    of = header(8)
    executor = executors(MadeUp(of))
    assert all(executor.submit(0) for _ in range(4)) and not executor.submit(0)
    nodes = set()
    for _ in range(4):
        ((_, node, outcome),) = executor.wait()
        assert outcome == MadeUp(of)(0)
        executor.submit(0, avoid=node)
        nodes.add(node)
    with Ledger(tmp_path, of) as ledger:
        list(Campaign(ledger, executor, verify=100).play())


def test_a_machine_goes_away_and_another_one_comes(cluster: Any, executors: Any, tmp_path: Path) -> None:
    of = Header.of("hunt", 36, [{"british": "greedy"}], 5, chunk=2)
    removed = False
    with Ledger(tmp_path, of) as ledger:
        campaign = Campaign(ledger, executors(Job(of)), verify=25)
        for done in campaign.play():
            if done >= 12 and not removed:
                cluster.remove_node(cluster.spare, allow_graceful=False)
                cluster.spare = cluster.add_node(num_cpus=1)
                removed = True
        found = list(campaign.results())
    assert removed and found == list(simulate("hunt", 36, {"british": "greedy"}, 5))
    lines = (tmp_path / "ledger.jsonl").read_text().splitlines()
    assert len(lines) == 1 + of.chunks


def test_games_that_end_their_process_are_named(executors: Any, tmp_path: Path) -> None:
    of = header(24)
    with Ledger(tmp_path, of) as ledger:
        campaign = Campaign(ledger, executors(MadeUp(of, deadly={9})))
        with pytest.raises(ChunkLost, match=r"^games 8 to 15 were tried 3 times.*its process ended"):
            list(campaign.play())


def test_a_node_with_another_version_is_named(executors: Any, tmp_path: Path) -> None:
    of = Header(**{**header(8).data(), "package": "9.9"})  # type: ignore[arg-type]
    with Ledger(tmp_path, of) as ledger:
        campaign = Campaign(ledger, executors(Job(of)))
        with pytest.raises(CampaignError, match=r"on the machine [\d.]+: WrongVersion: vezerkar .* has 9\.9"):
            list(campaign.play())


def broken(first: int) -> Chunk:
    raise KeyError(first)


def test_what_cannot_be_played_comes_back_as_trouble(executors: Any) -> None:
    executor = executors(broken)
    executor.submit(3)
    ((_, _, outcome),) = executor.wait()
    assert isinstance(outcome, Trouble) and outcome.why.endswith("KeyError: 3")


def test_no_cluster_is_one_line() -> None:
    from vezerkar.arena.ray_executor import RayExecutor

    with pytest.raises(CampaignError, match=r"^no cluster of Ray at '127.0.0.1:1': .*$"):
        RayExecutor(broken, "127.0.0.1:1")  # type: ignore[arg-type]
