"""A copy of the checkout with a game that `vezerkar new-game` has just written and somebody has registered.

What a programmer would do is done in the copy, by the same commands; the checkout itself stays as it is.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from vezerkar.cli.new_game import new_game

ROOT: Final = Path(__file__).resolve().parent.parent
NEEDED: Final = ("src", "tests", "tools", "docs", "pyproject.toml", "make.py")
IGNORED: Final = shutil.ignore_patterns("__pycache__", "static", "site", "*.egg-info", "browser", "golden", "images")


def with_new_game(folder: Path, name: str) -> Path:
    """Copy the checkout into a folder, write a new game there and register it; return the copy."""
    copy = folder / "checkout"
    copy.mkdir()
    for part in NEEDED:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, copy / part, symlinks=True, ignore=IGNORED)
        else:
            shutil.copy(ROOT / part, copy / part)
    new_game(name, copy)
    registry = copy / "src" / "vezerkar" / "registry.py"
    text = registry.read_text("utf-8")
    line = f'    "{name}": "vezerkar.games.{name}",\n'
    end = text.index("}\n", text.index("GAMES: Final = {"))
    registry.write_text(text[:end] + line + text[end:], "utf-8")
    return copy


def python(copy: Path, *arguments: str) -> str:
    """Run Python in a copy and return what it printed; fail with that if it fails."""
    env = {**os.environ, "PYTHONPATH": f"{copy / 'src'}{os.pathsep}{copy}", "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=copy, env=env, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
