"""Compile engine and rules with mypyc into build/compiled, a tree of its own: the checkout itself stays interpreted.

`PYTHONPATH=build/compiled python …` selects it. Nothing is done when the sources are those of the last time. When those of one
game have changed, its library is made anew and the others stay.
"""

from __future__ import annotations

import filecmp
import hashlib
import os
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "vezerkar"
BUILD = ROOT / "build"
TREE = BUILD / "compiled"
STAMP = TREE / "made_from.txt"
MADE_BY = BUILD / "made_by.txt"
HOW = (ROOT / "setup.py", ROOT / "tools" / "quicker_c.py")
"""The files that say how is compiled."""
LEFT_BEHIND = ("compiled", "mypy", "mypyc", "temp")
"""Files that a build leaves in BUILD for the next one: the tree, what mypy and mypyc know of each module, and the objects."""
LIBRARIES = (".so", ".pyd")
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
    for file in sorted([*filter(is_source, SOURCE.rglob("*")), ROOT / "pyproject.toml", *HOW]):
        found.update(f"\0{file.relative_to(ROOT).as_posix()}\0".encode())
        found.update(file.read_bytes())
    return found.hexdigest()


def up_to_date() -> bool:
    """Return True if build/compiled is made from the present sources."""
    return STAMP.is_file() and STAMP.read_text("utf-8") == made_from()


def made_by() -> str:
    """Return what must be the same for anything of the last build to be used again."""
    how = hashlib.sha256(b"\0".join(file.read_bytes() for file in HOW)).hexdigest()
    return f"{sys.version} mypy {version('mypy')} setuptools {version('setuptools')} {how}"


def build() -> None:
    """Copy the package and put the compiled modules beside their sources."""
    if not MADE_BY.is_file() or MADE_BY.read_text("utf-8") != made_by():
        for name in LEFT_BEHIND:
            shutil.rmtree(BUILD / name, ignore_errors=True)
        BUILD.mkdir(exist_ok=True)
        MADE_BY.write_text(made_by(), "utf-8")
    STAMP.unlink(missing_ok=True)
    copy_sources()
    command = [
        sys.executable,
        "setup.py",
        "-q",
        "build_ext",
        f"--parallel={os.cpu_count() or 1}",
        "--build-lib",
        str(TREE),
        "--build-temp",
        str(BUILD / "temp"),
    ]
    subprocess.run(command, cwd=ROOT, env={**os.environ, "VEZERKAR_COMPILED": "1"}, check=True)
    # A module that fell back to its source would be slow in silence.
    check = [sys.executable, "-c", ALL_COMPILED, *map(module_name, compiled_files())]
    subprocess.run(check, cwd=TREE, env={**os.environ, "PYTHONPATH": str(TREE)}, check=True)


def copy_sources() -> None:
    """Make the tree hold the package as it is now, and no library of a module that is gone."""
    goal = TREE / "vezerkar"
    wanted = {goal / file.relative_to(SOURCE): file for file in SOURCE.rglob("*") if is_source(file)}
    compiled = {goal / file.relative_to(SOURCE).with_suffix("") for file in compiled_files()}
    for old in [path for path in goal.rglob("*") if path.is_file()]:
        library = old.suffix in LIBRARIES
        if old not in wanted and not (library and old.with_name(old.name.partition(".")[0]) in compiled):
            old.unlink()
    for copy, file in wanted.items():
        if not copy.is_file() or not filecmp.cmp(file, copy, shallow=False):
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, copy)


def is_source(path: Path) -> bool:
    """Return True if a path is a file of the package, not one that Python or a compiler has left there."""
    return path.is_file() and "__pycache__" not in path.parts and path.suffix not in LIBRARIES


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
