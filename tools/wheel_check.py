"""Install wheels where nothing else of this checkout is, each in an environment of its own, and play a game of each title.

    python -m tools.wheel_check dist/*.whl

The packages that they need are those of the Python that runs this. A compiled wheel must have compiled rules.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Final
from venv import EnvBuilder

PLAYED: Final = """
import sys
from random import Random
import vezerkar.engine.match as match
from vezerkar.registry import GAMES, game
assert not any(place == sys.argv[1] or place.startswith(sys.argv[1] + "/src") for place in sys.path if place), sys.path
assert match.__file__.endswith(".py") == (sys.argv[2] == "pure"), match.__file__
for name in GAMES:
    one, rng = game(name).start("wheel"), Random(name)
    while not one.state.over and one.ply < 60:
        seat = rng.choice(one.waiting())
        one.act(seat, rng.choice([option.notation for option in one.decision(seat).options]))
    print(name, one.ply)
"""


def check(wheel: Path, folder: Path) -> None:
    """Install a wheel into a folder and use it. Raises `subprocess.CalledProcessError`."""
    EnvBuilder(with_pip=False, symlinks=True).create(folder)
    python = folder / "bin" / "python"
    target = next((folder / "lib").glob("python*/site-packages"))
    install = [sys.executable, "-m", "pip", "--python", str(python), "install", "-q", "--no-deps", str(wheel)]
    # Else pip would find the package of the checkout, and install nothing.
    subprocess.run(
        install, cwd=folder, env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"}, check=True
    )
    # A line of such a file adds the packages there, and no links to a checkout.
    (target / "others.pth").write_text(sysconfig.get_path("purelib"), "utf-8")
    kind = "pure" if wheel.name.endswith("-none-any.whl") else "compiled"
    root = str(Path(__file__).resolve().parents[1])
    subprocess.run([python, "-P", "-c", PLAYED, root, kind], cwd=folder, env={}, check=True)
    subprocess.run([folder / "bin" / "vezerkar", "games"], cwd=folder, env={}, check=True, stdout=subprocess.DEVNULL)


def main(arguments: list[str]) -> int:
    """Check these wheels."""
    if not arguments:
        print("wheel_check: no wheel is named", file=sys.stderr)
        return 2
    for name in arguments:
        with tempfile.TemporaryDirectory() as folder:
            check(Path(name).resolve(), Path(folder) / "env")
        print(f"{name}: good")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
