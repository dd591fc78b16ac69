"""Compile engine and rules with mypyc into build/compiled, a tree of its own: the checkout itself stays interpreted.

`PYTHONPATH=build/compiled python …` selects it. Nothing is done when the sources are those of the last time.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "vezerkar"
TREE = ROOT / "build" / "compiled"
STAMP = TREE / "made_from.txt"
ALL_COMPILED = """
import sys
from importlib import import_module
left = [name for name in sys.argv[1:] if (import_module(name).__file__ or "").endswith(".py")]
sys.exit(f"not compiled: {', '.join(left)}" if left else 0)
"""


def compiled_files() -> list[Path]:
    """The modules that are compiled, as pyproject.toml lists them."""
    listed = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["vezerkar"]["compiled"]
    left_out = {ROOT / name for name in listed["interpreted"]}
    return sorted({file for pattern in listed["modules"] for file in ROOT.glob(pattern)} - left_out)


def module_name(file: Path) -> str:
    """The name under which a source file is imported."""
    return ".".join(file.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")


def made_from() -> str:
    """A hash of everything that goes into the tree."""
    found = hashlib.sha256(sys.version.encode())
    parts = [path for path in SOURCE.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    for file in sorted([*parts, ROOT / "pyproject.toml", ROOT / "setup.py"]):
        found.update(f"\0{file.relative_to(ROOT).as_posix()}\0".encode())
        found.update(file.read_bytes())
    return found.hexdigest()


def up_to_date() -> bool:
    """Whether build/compiled is made from the present sources."""
    return STAMP.is_file() and STAMP.read_text("utf-8") == made_from()


def build() -> None:
    """Copy the package and put the compiled modules beside their sources."""
    shutil.rmtree(TREE, ignore_errors=True)
    # What mypyc left behind of modules that are gone must not come back.
    shutil.rmtree(ROOT / "build" / "mypyc", ignore_errors=True)
    shutil.copytree(SOURCE, TREE / "vezerkar", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    command = [
        sys.executable,
        "setup.py",
        "-q",
        "build_ext",
        f"--parallel={os.cpu_count() or 1}",
        "--build-lib",
        str(TREE),
        "--build-temp",
        str(ROOT / "build" / "temp"),
    ]
    subprocess.run(command, cwd=ROOT, env={**os.environ, "VEZERKAR_COMPILED": "1"}, check=True)
    # A module that fell back to its source would be slow in silence.
    check = [sys.executable, "-c", ALL_COMPILED, *map(module_name, compiled_files())]
    subprocess.run(check, cwd=TREE, env={**os.environ, "PYTHONPATH": str(TREE)}, check=True)


def main() -> int:
    """Bring build/compiled up to date and print where it is."""
    if not up_to_date():
        wanted = made_from()
        try:
            build()
        except subprocess.CalledProcessError as failed:
            print(
                "compile: mypyc or the C compiler refused (see above); a C compiler and Python's headers are needed",
                file=sys.stderr,
            )
            return failed.returncode or 1
        STAMP.write_text(wanted, "utf-8")
    print(TREE.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
