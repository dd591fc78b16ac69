"""Vezérkar beside its peers: catanatron, OpenSpiel and PettingZoo, measured in one run, interleaved, medians of three.

    python3 make.py bench-peers [GAME ...] [--json]

The peers live in an environment of their own (.cache/peers). Decisions a second of different games are not the same work, so
branching and microseconds a decision stand beside them; only ratios from one run mean anything on a shared machine. All sides
play at random from the full list of legal actions, one process each. Rows of PettingZoo, OpenSpiel and a batch are by time of the
processor. Those of PettingZoo and of a batch have an observation and a mask at each step. Ours are compiled.
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
OPENSPIEL_GAMES = ("leduc_poker", "phantom_go", "python_liars_poker")
PETTINGZOO = ("pettingzoo==1.27.0", "chess==1.11.2", "rlcard==1.2.0", "pygame==2.6.1")
"""PettingZoo, and what its own games want."""
PETTINGZOO_GAMES = ("chess_v6", "go_v5", "leduc_holdem_v4", "connect_four_v3")
SPIEL_GAME = "hunt"
"""The game of ours that is measured as one of OpenSpiel and as a batch."""
ROUNDS = 3
SECONDS = "2"
COLUMNS = {
    "decisions_per_s": "decisions/s",
    "games_per_s": "games/s",
    "branching": "branching",
    "us_per_decision": "µs/decision",
    "clone_us": "clone µs",
    "observation_us": "observe µs",
}
NOTHING = ""
"""In place of another row: the bound of a goal is the figure itself."""

Figures: TypeAlias = dict[str, float]


@dataclass(frozen=True)
class Goal:
    """A ratio that is wanted: a ``measure`` of a game in one mode by that of another row, at least or at most ``bound``.

    Without another row it is the measure itself.
    """

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
    Goal("hunt", "decisions_per_s", "PettingZoo", "PettingZoo chess_v6", 60),
    Goal("hunt", "decisions_per_s", "PettingZoo", "PettingZoo leduc_holdem_v4", 6),
    Goal("quartermaster", "decisions_per_s", "PettingZoo", "PettingZoo chess_v6", 45),
    Goal("triumph", "decisions_per_s", "PettingZoo", "PettingZoo chess_v6", 15),
    Goal("wg35", "decisions_per_s", "PettingZoo", "PettingZoo chess_v6", 15),
    Goal("hunt", "decisions_per_s", "batch of 64", "hunt, PettingZoo", 2),
    Goal("hunt", "decisions_per_s", "OpenSpiel, no row", "OpenSpiel python_liars_poker", 1.5),
    Goal("hunt", "decisions_per_s", "OpenSpiel", "hunt, OpenSpiel, no row", 0.7),
    Goal("hunt", "observation_us", "PettingZoo", NOTHING, 10, most=True),
    Goal("quartermaster", "observation_us", "PettingZoo", NOTHING, 20, most=True),
    Goal("triumph", "observation_us", "PettingZoo", NOTHING, 40, most=True),
    Goal("wg35", "observation_us", "PettingZoo", NOTHING, 30, most=True),
)


def environment() -> bool:
    """Make the peers' environment, unless it is there; whether OpenSpiel, which has no build for some machines, is in it."""
    stamp = PEERS / "installed.json"
    wanted = {"python": sys.version, "catanatron": CATANATRON, "openspiel": OPENSPIEL, "pettingzoo": " ".join(PETTINGZOO)}
    found = bootstrap.read_stamp(stamp)
    if any(found.get(key) != value for key, value in wanted.items()):
        bootstrap.report("installing the peers")
        shutil.rmtree(PEERS, ignore_errors=True)
        bootstrap.logged("peers", [sys.executable, "-m", "venv", str(PEERS)], "cannot make an environment for the peers")
        install(CATANATRON)
        install(*PETTINGZOO)
        try:
            install(OPENSPIEL)
        except bootstrap.Trouble as trouble:
            bootstrap.report(f"without OpenSpiel: {trouble}")
            wanted["missing"] = OPENSPIEL
        bootstrap.write_stamp(stamp, wanted)
        found = bootstrap.read_stamp(stamp)
    return "missing" not in found


def install(*packages: str) -> None:
    """Install a peer, with what it wants."""
    command = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--no-input", *packages]
    bootstrap.logged("peers", command, f"cannot install {packages[0]}")


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
    return {key: found[key] for key in COLUMNS if key in found}


def learning(game: str, kind: str) -> Figures:
    """Our figures of one game as programs that learn play it, compiled."""
    script = str(BENCHMARKS / "learning_probe.py")
    return dict(answer([sys.executable, script, SECONDS, game, kind], "build/compiled"))


def theirs(script: str, *args: str) -> Figures:
    """A peer's figures."""
    found = answer([str(PYTHON), str(BENCHMARKS / script), SECONDS, *args])
    return {key: found[key] for key in COLUMNS if key in found}


def measure(games: list[str], openspiel: bool) -> dict[str, Figures]:
    """Every row of one round."""
    rows = {"catanatron": theirs("catanatron_probe.py")}
    for game in games:
        rows[f"{game}, interpreted"] = ours(game, "interpreted", "src")
        rows[f"{game}, compiled"] = ours(game, "compiled", "build/compiled")
    rows |= {f"PettingZoo {name}": theirs("pettingzoo_probe.py", name) for name in PETTINGZOO_GAMES}
    for game in games:
        rows[f"{game}, PettingZoo"] = learning(game, "aec") | learning(game, "observation")
    if SPIEL_GAME in games:
        rows[f"{SPIEL_GAME}, batch of 64"] = learning(SPIEL_GAME, "batch")
    if openspiel:
        rows |= {f"OpenSpiel {name}": theirs("openspiel_probe.py", name) for name in OPENSPIEL_GAMES}
        if SPIEL_GAME in games:
            rows[f"{SPIEL_GAME}, OpenSpiel, no row"] = learning(SPIEL_GAME, "spiel")
            rows[f"{SPIEL_GAME}, OpenSpiel"] = learning(SPIEL_GAME, "spiel-observer")
    return rows


def medians(rounds: list[dict[str, Figures]]) -> dict[str, Figures]:
    """The rounds as one."""
    return {row: {key: median(one[row][key] for one in rounds) for key in figures} for row, figures in rounds[0].items()}


def ratios(rows: dict[str, Figures]) -> list[tuple[Goal, float]]:
    """The goals and what came out."""
    found = []
    for goal in GOALS:
        if goal.ours in rows and (goal.theirs == NOTHING or goal.theirs in rows):
            other = 1 if goal.theirs == NOTHING else rows[goal.theirs][goal.measure]
            found.append((goal, rows[goal.ours][goal.measure] / other))
    return found


def cell(figure: float | None) -> str:
    """A figure in its column; spaces if there is none."""
    return " " * 13 if figure is None else f"{figure:13,.{0 if figure >= 1000 else 2}f}"


def table(rows: dict[str, Figures]) -> str:
    """Rows and ratios in words."""
    names = {"catanatron": f"{CATANATRON}, 4 players"}
    lines = [f"{'':34}" + "".join(f"{title:>13}" for title in COLUMNS.values())]
    for row, figures in rows.items():
        cells = "".join(cell(figures.get(key)) for key in COLUMNS)
        lines.append(f"{names.get(row, row):34}{cells}")
    lines.append("")
    for goal, ratio in ratios(rows):
        sign, verdict = "≤" if goal.most else "≥", "reached" if goal.met(ratio) else "missed"
        name = f"{COLUMNS[goal.measure]}, {goal.ours}" + (f" ÷ {goal.theirs}" if goal.theirs else "")
        lines.append(f"{name:68}{ratio:8.3f}   goal {sign} {goal.bound:g}: {verdict}")
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
