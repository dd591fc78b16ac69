"""Vezérkar beside its peers: catanatron and OpenSpiel, measured in one run, interleaved, medians of three.

    python3 make.py bench-peers [GAME ...] [--json]

The peers live in an environment of their own (.cache/peers). Decisions a second of different games are not the same work, so
branching and microseconds a decision stand beside them; only ratios from one run mean anything on a shared machine. All sides
play at random from the full list of legal actions, one process each.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any, TypeAlias

from tools import bootstrap
from vezerkar.registry import GAMES

ROOT = bootstrap.ROOT
PEERS = ROOT / ".cache" / "peers"
PYTHON = PEERS / bootstrap.PYTHON.relative_to(bootstrap.VENV)
BENCHMARKS = ROOT / "tools" / "peers"
CATANATRON = "catanatron==3.2.1"
OPENSPIEL = "open-spiel==2.0.2"
OPENSPIEL_GAMES = ("leduc_poker", "phantom_go")
ROUNDS = 3
SECONDS = "2"
COLUMNS = {
    "decisions_per_s": "decisions/s",
    "games_per_s": "games/s",
    "branching": "branching",
    "us_per_decision": "µs/decision",
    "clone_us": "clone µs",
}

Figures: TypeAlias = dict[str, float]


@dataclass(frozen=True)
class Goal:
    """A ratio that is wanted: a ``measure`` of a game in one mode by that of another row, at least or at most ``bound``."""

    game: str
    measure: str
    mode: str
    theirs: str
    bound: float
    most: bool = False

    @property
    def ours(self) -> str:
        """The row of the game in this mode."""
        return f"{self.game}, {self.mode}"

    def met(self, ratio: float) -> bool:
        """Return True if this ratio is good enough."""
        return ratio <= self.bound if self.most else ratio >= self.bound


GOALS = (
    Goal("hunt", "decisions_per_s", "interpreted", "catanatron", 3),
    Goal("hunt", "decisions_per_s", "compiled", "catanatron", 30),
    Goal("hunt", "decisions_per_s", "compiled", "hunt, interpreted", 8),
    Goal("hunt", "clone_us", "interpreted", "catanatron", 1 / 20, most=True),
    Goal("quartermaster", "decisions_per_s", "interpreted", "catanatron", 3),
    Goal("quartermaster", "decisions_per_s", "compiled", "catanatron", 40),
    Goal("triumph", "decisions_per_s", "interpreted", "catanatron", 1),
    Goal("triumph", "decisions_per_s", "compiled", "catanatron", 10),
    Goal("wg35", "decisions_per_s", "interpreted", "catanatron", 0.3),
    Goal("wg35", "decisions_per_s", "compiled", "catanatron", 5),
)


def environment() -> bool:
    """Make the peers' environment, unless it is there; whether OpenSpiel, which has no build for some machines, is in it."""
    stamp = PEERS / "installed.json"
    wanted = {"python": sys.version, "catanatron": CATANATRON, "openspiel": OPENSPIEL}
    found = bootstrap.read_stamp(stamp)
    if any(found.get(key) != value for key, value in wanted.items()):
        bootstrap.report("installing the peers")
        shutil.rmtree(PEERS, ignore_errors=True)
        bootstrap.logged("peers", [sys.executable, "-m", "venv", str(PEERS)], "cannot make an environment for the peers")
        install(CATANATRON)
        try:
            install(OPENSPIEL)
        except bootstrap.Trouble as trouble:
            bootstrap.report(f"without OpenSpiel: {trouble}")
            wanted["missing"] = OPENSPIEL
        bootstrap.write_stamp(stamp, wanted)
        found = bootstrap.read_stamp(stamp)
    return "missing" not in found


def install(package: str) -> None:
    """Install a peer."""
    command = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--no-input", package]
    bootstrap.logged("peers", command, f"cannot install {package}")


def answer(command: list[str], tree: str = "") -> dict[str, Any]:
    """Return as data what a measuring command prints. ``tree`` is the source tree that its Python imports."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / tree)} if tree else None
    done = subprocess.run(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise bootstrap.Trouble(f"{' '.join(command)} failed (see above)")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def ours(game: str, mode: str, tree: str) -> Figures:
    """Our figures of one game in one mode."""
    found = answer([sys.executable, "-m", "vezerkar", "bench", game, "--json"], tree)[game]
    if found["mode"] != mode:
        raise bootstrap.Trouble(f"{tree} runs {found['mode']}, not {mode}")
    return {key: found[key] for key in COLUMNS}


def theirs(script: str, *args: str) -> Figures:
    """A peer's figures."""
    found = answer([str(PYTHON), str(BENCHMARKS / script), SECONDS, *args])
    return {key: found[key] for key in COLUMNS}


def measure(games: list[str], openspiel: bool) -> dict[str, Figures]:
    """Every row of one round."""
    rows = {"catanatron": theirs("catanatron_probe.py")}
    for game in games:
        rows[f"{game}, interpreted"] = ours(game, "interpreted", "src")
        rows[f"{game}, compiled"] = ours(game, "compiled", "build/compiled")
    if openspiel:
        rows |= {f"OpenSpiel {name}": theirs("openspiel_probe.py", name) for name in OPENSPIEL_GAMES}
    return rows


def medians(rounds: list[dict[str, Figures]]) -> dict[str, Figures]:
    """The rounds as one."""
    return {row: {key: median(one[row][key] for one in rounds) for key in COLUMNS} for row in rounds[0]}


def ratios(rows: dict[str, Figures]) -> list[tuple[Goal, float]]:
    """The goals and what came out."""
    return [(goal, rows[goal.ours][goal.measure] / rows[goal.theirs][goal.measure]) for goal in GOALS if goal.ours in rows]


def table(rows: dict[str, Figures]) -> str:
    """Rows and ratios in words."""
    names = {"catanatron": f"{CATANATRON}, 4 players"}
    lines = [f"{'':34}" + "".join(f"{title:>13}" for title in COLUMNS.values())]
    for row, figures in rows.items():
        cells = "".join(f"{figures[key]:13,.{0 if figures[key] >= 1000 else 2}f}" for key in COLUMNS)
        lines.append(f"{names.get(row, row):34}{cells}")
    lines.append("")
    for goal, ratio in ratios(rows):
        sign, verdict = "≤" if goal.most else "≥", "reached" if goal.met(ratio) else "missed"
        name = f"{COLUMNS[goal.measure]}, {goal.ours} ÷ {goal.theirs}"
        lines.append(f"{name:58}{ratio:8.3f}   goal {sign} {goal.bound:g}: {verdict}")
    return "\n".join(lines)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python3 make.py bench-peers", description="Vezérkar beside its peers, in one run.")
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--json", action="store_true", help="for programs: rows and ratios as JSON")
    asked = parser.parse_args()
    try:
        openspiel = environment()
        rounds = []
        for number in range(1, ROUNDS + 1):
            bootstrap.report(f"round {number} of {ROUNDS}")
            rounds.append(measure(asked.games, openspiel))
    except bootstrap.Trouble as trouble:
        bootstrap.report(str(trouble))
        return 1
    rows = medians(rounds)
    if asked.json:
        found = [asdict(goal) | {"ratio": ratio, "met": goal.met(ratio)} for goal, ratio in ratios(rows)]
        print(json.dumps({"rounds": ROUNDS, "rows": rows, "ratios": found}, indent=1))
    else:
        print(table(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
