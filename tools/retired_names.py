"""Refuse names that were given up: whoever writes one of them again is told what it is called now.

Names of Python code are looked at, in `src`, `tests` and `tools`; words in texts and comments are free.
"""

from __future__ import annotations

import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDERS: Final = ("src", "tests", "tools")
FREE: Final = (
    "src/vezerkar/engine/old_names.py",
    "src/vezerkar/bots/__init__.py",
    "tests/test_old_names.py",
    "tests/tools/test_retired_names.py",
)
"""Files that hold the aliases of old public names."""

RETIRED: Final = {
    "Bench": "EditorSpec",
    "Captain": "GermanHeuristics",
    "Chair": "SeatAssignment",
    "Deliberation": "ActionEvaluator",
    "Desk": "ServerContext",
    "EXPLORE": "C_PUCT",
    "Flaw": "Diagnostic",
    "Hub": "Subscribers",
    "Insight": "SearchHeuristics",
    "Maker": "BotFactory",
    "NotConforming": "BotContractError",
    "Outlook": "ShotOutlook",
    "Proof": "DraftCheck",
    "Refused": "ApiError",
    "SAME_WORLDS": "COMMON_RANDOM_NUMBERS",
    "Say": "Translator",
    "Sight": "Observation",
    "Sketch": "ViewState",
    "Thinker": "BotExecutor",
    "WARMTH": "PRIOR_TEMPERATURE",
    "WHIM": "SCORE_NOISE",
    "Watcher": "Subscriber",
    "Workshop": "BoardEditor",
    "conform": "check_bot",
    "next_luck": "next_rng",
    "play_liked": "greedy_playout",
    "play_out": "random_playout",
    "plausibility": "likelihood",
    "preferences": "action_scores",
    "roll_out": "rollout",
    "say": "tr",
    "speaker": "translator",
    "worths": "action_values",
}
"""Names that were given up, and what took their place."""

MODULES: Final = re.compile(
    r"vezerkar\.(games\.\w+\.(facts|words|lines|log|sheet|sketch|insight|stock)|engine\.(plain|reading|sight|workshop)|texts|rulebook)\b"
)
"""Modules that are called otherwise now."""


def retired(file: Path) -> Iterator[tuple[int, str]]:
    """Yield line and complaint for every retired name in a file."""
    with tokenize.open(file) as source:
        for token in tokenize.generate_tokens(source.readline):
            if token.type == tokenize.NAME and token.string in RETIRED:
                yield token.start[0], f"{token.string} is called {RETIRED[token.string]} now"
    for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
        if found := MODULES.search(line):
            yield number, f"{found[0]} has another name now: see the layouts in docs/architecture.md"


def main() -> int:
    """Print what is wrong and return the exit status."""
    free = {ROOT / name for name in FREE} | {Path(__file__).resolve()}
    wrong = [
        f"{file.relative_to(ROOT)}:{line}: {text}"
        for folder in FOLDERS
        for file in sorted((ROOT / folder).rglob("*.py"))
        if file not in free
        for line, text in retired(file)
    ]
    print("\n".join(wrong) or "No retired names.")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
