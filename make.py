#!/usr/bin/env python3
"""Everything there is to do in a checkout: `python3 make.py TARGET [arguments]`.

The first use of a target installs what it needs into `.venv` (packages), and builds the page (client) and the documentation;
later uses start at once.
"""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - an older Python that reads this far shall say it
    sys.exit("make: Vezérkar needs Python 3.11 or newer")

import os
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryFile
from typing import TYPE_CHECKING

from tools import bootstrap
from tools.compile import TREE, up_to_date

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).resolve().parent
MADE = (
    ".venv",
    "build",
    "dist",
    ".cache",
    "src/vezerkar/server/static",
    "src/vezerkar/server/site",
    "src/vezerkar.egg-info",
    "web/node_modules",
    "web/dist",
)
RLLIB = ROOT / ".cache" / "rllib"
"""RLlib with what it needs, which is larger still, and wants another Gymnasium."""
RAY = ROOT / ".cache" / "ray"
"""Ray, which is too large for everybody to have."""
WORKERS = 2
"""Processes that run the short tests. More would read all tests once more each, and these tests seldom wait."""
ALL_WORKERS = 4
"""Processes that run all tests: two more than cores, for a test of a table, a browser or another process often waits."""
CACHES = (".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis", ".import_linter_cache")


def run(*command: str | Path, path: Path | None = None) -> int:
    """Run a command in the checkout; ``path`` is the source tree that its Python imports instead of the installed one."""
    env = dict(os.environ)
    # Most commands here start many short-lived Pythons: what they compile is kept, but not beside the sources.
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    env["PYTHONPYCACHEPREFIX"] = str(ROOT / ".cache" / "bytecode")
    if path is not None:
        env["PYTHONPATH"] = str(path)
    return subprocess.run([str(part) for part in command], cwd=ROOT, env=env, check=False).returncode


def first_failure(*codes: int) -> int:
    """The exit status of several commands that have all been run."""
    return next((code for code in codes if code), 0)


def compiled() -> Path:
    """The compiled tree, brought up to date."""
    code = run(bootstrap.PYTHON, "-m", "tools.compile")
    if code:
        sys.exit(code)
    return TREE


def serve(args: list[str]) -> int:
    """open the web table; arguments go to `vezerkar serve`"""
    bootstrap.packages()
    bootstrap.client()
    bootstrap.site()
    command = [str(bootstrap.program("vezerkar")), "serve", *args]
    if os.name == "posix":
        # Become the server, so that signals reach it and it can close its books.
        os.execv(command[0], command)
    return run(*command)


def test(args: list[str]) -> int:
    """the tests in a few minutes; with --all every test; other arguments go to pytest"""
    bootstrap.packages("dev")
    bootstrap.client()
    bootstrap.site()
    # Beside one another: none of them keeps all cores busy from its beginning to its end.
    with ThreadPoolExecutor() as beside:
        client = beside.submit(client_tests)
        return first_failure(python_tests(args), client.result())


def client_tests() -> int:
    """Check and test the client. What it has against it is told in one go, for the other tests speak meanwhile."""
    with TemporaryFile("w+", encoding="utf-8") as said:
        code = bootstrap.npm_run("check", said) or bootstrap.npm_run("test", said)
        if code:
            said.seek(0)
            print(f"\nmake: the client fails its tests\n{said.read()}", file=sys.stderr)
        return code


def python_tests(args: list[str]) -> int:
    """Run pytest: for the short tests once, for all of them once with each build."""
    if not bootstrap.chromium():
        print("make: no Chromium here: the tests that play in a browser are left out", file=sys.stderr)
        args = ["-m", "not browser", *args]
    every = "--all" in args
    workers = ALL_WORKERS if every else WORKERS
    command: tuple[str | Path, ...] = (bootstrap.PYTHON, "-m", "pytest", "-n", str(workers), "--dist", "worksteal", *args)
    if not every:
        return run(*command)
    # Of fourteen thousand tests one may meet a processor that somebody else has just then. The summary names every second try.
    command = (*command, "--reruns", "1")
    print("make: the tests that play on a cluster of Ray have a target of their own, cluster-test", file=sys.stderr)
    if not up_to_date():
        print("make: `make.py compile` first makes this quicker, and compares both builds", file=sys.stderr)
        return run(*command)
    return first_failure(
        *(run(*command, "--build", build, path=tree) for build, tree in (("compiled", TREE), ("interpreted", None)))
    )


def cluster_test(args: list[str]) -> int:
    """the tests that play on a cluster of Ray, which is put into .cache/ray; arguments go to pytest"""
    bootstrap.packages("dev")
    if not (RAY / "ray").is_dir():
        bootstrap.pip("--target", str(RAY), "ray>=2.50")
    return run(bootstrap.PYTHON, "-m", "pytest", "-n", "0", "--all", "tests/arena/test_ray.py", *args, path=RAY)


def rllib_test(args: list[str]) -> int:
    """the tests of the environment for RLlib, which is put into .cache/rllib; arguments go to pytest"""
    bootstrap.packages("dev")
    if not (RLLIB / "ray").is_dir():
        # It asks for an older Gymnasium than that of constraints.txt.
        bootstrap.pip("--target", str(RLLIB), "ray[rllib]>=2.50", constraints=())
    return run(bootstrap.PYTHON, "-m", "pytest", "-n", "0", "--all", "tests/research/test_rllib.py", *args, path=RLLIB)


def check(args: list[str]) -> int:
    """lint, format, types, layers and import circles, of Python and of the client; the documentation without a warning"""
    bootstrap.packages("dev", "docs")
    bootstrap.client()
    bootstrap.site()
    return first_failure(
        run(bootstrap.program("ruff"), "check"),
        run(bootstrap.program("ruff"), "format", "--check"),
        run(bootstrap.program("mypy")),
        # What users write is held against the package as it is installed, without the settings of this checkout.
        run(bootstrap.program("mypy"), "--strict", "--config-file=", "tests/stranger.py"),
        run(bootstrap.program("lint-imports"), "--no-cache", "--no-logo"),
        run(bootstrap.PYTHON, "-m", "tools.lint_compiled"),
        run(bootstrap.PYTHON, "-m", "tools.import_circles"),
        run(bootstrap.PYTHON, "-m", "tools.retired_names"),
        run(bootstrap.PYTHON, "-m", "tools.docstring_openings"),
        run(bootstrap.PYTHON, "-m", "tools.declare", "--check"),
        bootstrap.npm_run("check"),
    )


def docs(args: list[str]) -> int:
    """build the documentation, which the server shows under /docs; a warning is an error"""
    bootstrap.packages("docs")
    bootstrap.site()
    print(bootstrap.SITE.relative_to(ROOT))
    return 0


def declare(args: list[str]) -> int:
    """write the source that follows from the declarations of the games; --check only compares"""
    bootstrap.packages("dev")
    return run(bootstrap.PYTHON, "-m", "tools.declare", *args)


def compile_rules(args: list[str]) -> int:
    """compile engine and rules with mypyc into build/compiled; PYTHONPATH=build/compiled selects them"""
    bootstrap.packages("dev")
    compiled()
    return 0


def archives(args: list[str]) -> int:
    """keep the rules of now for running matches: an archive of each game into dist/rules; a game or --out FOLDER may follow"""
    bootstrap.packages("dev")
    return run(bootstrap.PYTHON, "-m", "tools.rules_archive", *args)


def wheels(args: list[str]) -> int:
    """build both wheels into dist: the pure one and the compiled one of this machine"""
    bootstrap.packages("dev")
    bootstrap.client()
    bootstrap.site()
    compiled()
    for old in [*(ROOT / "build").glob("lib*"), *(ROOT / "build").glob("bdist*")]:
        shutil.rmtree(old)
    os.environ["VEZERKAR_COMPILED"] = "0"
    build = ("-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", "dist", ".")
    if code := run(bootstrap.PYTHON, *build):
        return code
    pure = max((ROOT / "dist").glob("vezerkar-*-py3-none-any.whl"), key=lambda wheel: wheel.stat().st_mtime)
    if code := run(bootstrap.PYTHON, "-m", "tools.compiled_wheel", pure):
        return code
    print("\n".join(str(wheel.relative_to(ROOT)) for wheel in sorted((ROOT / "dist").glob("*.whl"))))
    return 0


def bench(args: list[str]) -> int:
    """measure, interpreted and then compiled; arguments go to `vezerkar bench`"""
    bootstrap.packages("dev")
    trees = (ROOT / "src", compiled())
    return first_failure(*(run(bootstrap.PYTHON, "-m", "vezerkar", "bench", *args, path=tree) for tree in trees))


def bench_peers(args: list[str]) -> int:
    """measure beside catanatron, OpenSpiel and PettingZoo, in one run; --json for programs"""
    bootstrap.packages("dev")
    compiled()
    return run(bootstrap.PYTHON, "-m", "tools.bench_peers", *args)


def screenshots(args: list[str]) -> int:
    """make the pictures of the documentation anew; needs Chromium"""
    bootstrap.packages("dev")
    bootstrap.client()
    return run(bootstrap.PYTHON, "-m", "tools.pictures", *args)


def clean(args: list[str]) -> int:
    """remove everything that was made here, .venv too"""
    for name in (*MADE, *CACHES):
        shutil.rmtree(ROOT / name, ignore_errors=True)
    return 0


TARGETS: dict[str, Callable[[list[str]], int]] = {
    "serve": serve,
    "test": test,
    "cluster-test": cluster_test,
    "rllib-test": rllib_test,
    "check": check,
    "docs": docs,
    "declare": declare,
    "compile": compile_rules,
    "archives": archives,
    "wheels": wheels,
    "bench": bench,
    "bench-peers": bench_peers,
    "screenshots": screenshots,
    "clean": clean,
}


def main(args: list[str]) -> int:
    """Run one target; without one, say which there are."""
    if not args or args[0] not in TARGETS:
        asked_for_help = not args or args[0] in ("-h", "--help", "help")
        print("python3 make.py TARGET [arguments]", *(f"  {name:12} {do.__doc__}" for name, do in TARGETS.items()), sep="\n")
        return 0 if asked_for_help else 2
    try:
        return TARGETS[args[0]](args[1:])
    except bootstrap.Trouble as trouble:
        print(f"make: {trouble}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
