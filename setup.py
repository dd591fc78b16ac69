"""The switch between the two wheels: with VEZERKAR_COMPILED=1 engine and rules are compiled by mypyc, else all is pure Python."""

import os
import sys
from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).resolve().parent

INLINED = [
    *("-finline-functions", "-finline-small-functions"),
    *("--param=max-inline-insns-auto=30", "--param=max-inline-insns-single=200", "--param=early-inlining-insns=14"),
    "--param=inline-min-speedup=15",
]
"""What of gcc's -O3 makes the rules as fast as -O3 does, in half the time: functions are inlined as freely. The engine, which is
small and at work all the time, has -O3 itself."""


def groups(files: list[str]) -> list[tuple[list[str], str]]:
    """Which files make one shared library: engine and search one, each game one, so that they can be compiled side by side."""
    found: dict[str, list[str]] = {}
    for file in files:
        parts = Path(file).parts
        found.setdefault(parts[3] if parts[2] == "games" else "engine", []).append(file)
    return [(members, f"vezerkar_{name}") for name, members in found.items()]


if os.environ.get("VEZERKAR_COMPILED") == "1":
    sys.path.insert(0, str(ROOT))
    from mypyc.build import mypycify

    from tools.compile import compiled_files
    from tools.quicker_c import quicker_source

    files = [str(file.relative_to(ROOT)) for file in compiled_files()]
    extensions = mypycify(
        ["--cache-dir", "build/mypy", *files],
        separate=groups(files),
        opt_level="1",
        debug_level="0",
        target_dir="build/mypyc",
    )
    # The C compiler is busy with the largest longest, so that comes first.
    extensions.sort(key=lambda one: max(Path(file).stat().st_size for file in one.sources), reverse=True)
    if os.name == "posix":
        # Nobody replaces our functions from outside: the compiler may call them directly and inline them.
        flags = ["-fvisibility=hidden"]
        if sys.platform == "linux":
            # Half the time is spent in functions of the interpreter: call them without a detour. Nobody reads warnings of what
            # mypyc wrote, and to look for them takes the compiler a fifth of its time.
            flags += ["-fno-plt", "-Wno-all"]
            for extension in extensions:
                extension.sources = [quicker_source(file) for file in extension.sources]
        for extension in extensions:
            # mypycify gives all of them the same list: a longer one for each takes its place.
            level = INLINED if sys.platform == "linux" and extension.name != "vezerkar_engine__mypyc" else ["-O3"]
            extension.extra_compile_args = [*extension.extra_compile_args, *flags, *level]
    setup(ext_modules=extensions)
else:
    setup()
